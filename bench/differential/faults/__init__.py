"""One kind of error after the other, planted into kernels: a table of rows by part."""
