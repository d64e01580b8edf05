"""An abstract interpreter that follows Triton's code generator over a kernel's tree."""
