"""The grammar that constrains a language model, derived from `triton.lark` and the catalogue."""
