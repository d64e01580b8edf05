"""The time per token of the masks that constrain a model: ours beside llguidance's and XGrammar's own JSON."""
