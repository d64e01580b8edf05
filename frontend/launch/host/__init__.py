"""What host expressions hold where a launch reads them: values, tensors, callers."""
