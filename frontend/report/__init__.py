"""How diagnostics are shown: text, concise, json, sarif, github."""
