"""The rules of kfcheck: one small definition each."""
