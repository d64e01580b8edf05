"""The language: its syntax (triton.lark), its vocabulary (api/), and what is derived from them."""
