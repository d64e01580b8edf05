"""The grammar as text, in the notation of each family of engines."""
