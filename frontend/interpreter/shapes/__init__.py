"""Sizes: how shapes change, where they must agree, and products of matrices."""
