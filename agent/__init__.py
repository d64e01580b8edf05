"""Models, the generate-check-run-repair loop, its ledger, and the kfgen command."""
