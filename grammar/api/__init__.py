"""What Triton offers, by version: names, parameters, and what replaced what is gone."""
