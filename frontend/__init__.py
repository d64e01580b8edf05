"""From source text to diagnostics: the front end and the kfcheck command."""
