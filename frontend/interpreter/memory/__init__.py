"""Loads, stores, atomics, and the pointers and descriptors that they go through."""
