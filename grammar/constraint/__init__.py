"""Constrained decoding: a constraint for serving engines, and masks for a decoding loop of one's own.

`Constraint` costs nothing to import; XGrammar and torch load when something is compiled.
"""

from .constraint import Constraint
from .errors import ConstraintError, ForbiddenError, MissingExtraError, TerminatedError

__all__ = ["Constraint", "ConstraintError", "ForbiddenError", "MissingExtraError", "TerminatedError"]
