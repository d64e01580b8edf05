"""What Triton 3.6's front end, its runtime and its verifier refuse, and which rule says so before they do.

One row for each place where a user's code can fail, or goes wrong in silence. The function names are those of
Triton's compiler/code_generator.py, language/semantic.py, language/core.py, language/standard.py,
language/math.py, runtime/jit.py and runtime/autotuner.py. docs/rules.md shows the table; a row without a rule
says why there is none.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...grammar.record import record


@record
class Refusal:
    """One error: where it is raised, what triggers it, the codes of the rules that tell it.

    `reason` says why there is no rule, or what the rules leave out.
    """

    raised_in: str
    trigger: str
    codes: tuple[str, ...]
    reason: str = ""


@record
class Stage:
    """A stage of compiling or launching, with everything that can fail in it."""

    title: str
    refusals: tuple[Refusal, ...]


def _row(raised_in: str, trigger: str, codes: str, reason: str = "") -> Refusal:
    return Refusal(raised_in, trigger, tuple(codes.split()), reason)


SYNTAX = Stage(
    "Statements and expressions",
    (
        _row("generic_visit", "`break`, `continue`", "KF101"),
        _row("generic_visit", "`try`, `raise`", "KF103"),
        _row("generic_visit", "`lambda`, `class`", "KF104"),
        _row("visit_FunctionDef", "a function inside a kernel", "KF104"),
        _row("generic_visit", "dict and set displays", "KF106"),
        _row("generic_visit", "generator expressions, dict and set comprehensions", "KF105"),
        _row("visit_ListComp", "several `for` clauses", "KF105"),
        _row("visit_ListComp", "a comprehension over anything but a tuple", "KF105"),
        _row("visit_ListComp", "the `if` of a comprehension (silently ignored)", "KF105"),
        _row("generic_visit", "imports", "KF107"),
        _row("generic_visit", "`del`, `global`, `nonlocal`, `match`, `yield`, `await`, `async`", "KF108"),
        _row("visit_With", "`with` on something that is not Triton's", "KF108"),
        _row("visit_With", "`return` inside `with`", "KF102"),
        _row("visit_If", "`return` under a run-time `if` in a loop", "KF102"),
        _row("visit_For", "`return` straight in a run-time loop", "KF102"),
        _row("visit_For", "a loop over a tuple, a list or a name", "KF109"),
        _row("visit_For", "a loop over another call: `enumerate`, `zip`, `tl.arange`", "KF109"),
        _row("visit_For", "a tuple as the loop variable", "KF109"),
        _row("visit_For", "keywords or a fourth argument of `range` (silently ignored)", "KF109"),
        _row("visit_For, visit_While", "`else` on a loop", "KF110"),
        _row("visit_Compare", "`a < b < c`", "KF111"),
        _row("visit_Compare", "`in`, `not in`", "KF112"),
        _row("visit_BinOp", "`a @ b`", "KF112"),
        _row("visit_UnaryOp", "an operator that the value has not: `+x`", "KF112"),
        _row("generic_visit", "`:=`", "KF113"),
        _row("visit_Subscript_Store", "`x[i] = v`", "KF114"),
        _row("visit_AugAssign", "`x[i] += v`", "KF114"),
        _row("assignTarget", "`x.attr = v`", "KF115"),
        _row("assignTarget", "starred and list targets", "KF116"),
        _row("DependenciesFinder.visit_Assign", "`a = b = v`", "KF116"),
        _row("assignTarget", "more names than values, or a tensor to unpack", "KF121"),
        _row("assignTarget", "fewer names than values (silently dropped)", "KF121"),
        _row("visit_arguments", "keyword-only and positional-only parameters", "KF117"),
        _row("create_function_from_signature", "`*args` and `**kwargs` of a launched kernel", "KF117"),
        _row("visit_JoinedStr", "a run-time value in an f-string", "KF118"),
        _row("visit_Call", "`f(*x)` where x is no tuple", "KF119"),
        _row("visit_Expr", "the result of `tl.advance` dropped", "KF120"),
        _row("visit_If, visit_IfExp", "a string, float, dtype or tuple as a constexpr condition", "KF125"),
        _row("visit_Assert", "`assert` outside debug mode (silently removed)", "KF911"),
        _row("JITCallable.__init__", "a kernel without a source file", "KF824"),
        _row("check_identifier_legality", "a kernel name that is not ASCII", "KF824"),
    ),
)

NAMES = Stage(
    "Names",
    (
        _row("visit_Attribute", "a name that Triton has not", "KF201 KF212"),
        _row("import", "`from triton.language... import` of a name that does not exist", "KF201 KF212"),
        _row("import", "an annotation that does not exist, evaluated with the module", "KF201"),
        _row("name_lookup", "an undefined name", "KF210 KF211"),
        _row("name_lookup", "a Python builtin that kernels have not", "KF202"),
        _row("visit_AnnAssign", "`bool`, `str`, `Optional` as the annotation of a local", "KF202"),
        _row("global_lookup", "a global that is no constexpr", "KF203"),
        _row(
            "DependenciesFinder.record_reference",
            "a plain Python function, or one of torch or numpy",
            "KF204 KF205",
        ),
        _row("call_Function", "a function of `math` on a run-time value", "KF204"),
        _row("call_Function", "`float`, `int`, `len` of a run-time value", "KF209"),
        _row("visit_Attribute", "a method or attribute that tensors have not", "KF206"),
        _row("visit_Attribute", "`.shape`, `.stride` of a pointer", "KF208"),
        _row("tuple.__getitem__", "`ptr.shape[0]`: a scalar's shape is empty", "KF208"),
        _row("tuple.__getattr__", "a list method, such as `append`", "KF206"),
        _row("semantic, core", "a dtype of torch, numpy or Python, or its name as a string", "KF207"),
        _row("call_Function", "a dtype called like a function", "KF207"),
        _row("core.builtin", "`triton.cdiv`, `triton.next_power_of_2` of a run-time value", "KF213"),
        _row("runtime.driver", "a kernel launched from a kernel", "KF214"),
        _row("visit_Attribute", "a parameter or variable that hides `tl`", "KF215"),
        _row("_apply_binary_method", "`x ** 2`", "KF516"),
    ),
)

CALLS = Stage(
    "Calls",
    (
        _row("call_Function", "an unknown keyword", "KF301"),
        _row("call_Function", "a missing or a superfluous argument", "KF302"),
        _row("inspect.getcallargs", "wrong arguments for a jit helper", "KF304"),
        _row("_check_fn_args", "a block for a `noinline` helper", "KF305"),
        _row("core.device_print", "no text first, a text that is not ASCII, a second text", "KF302 KF119"),
        _row("semantic._str_to_*", "an option string that does not exist", "KF303"),
        _row("ptxas", "`cache_modifier` together with `eviction_policy`", "KF303"),
        _row("core.dot", "`input_precision` together with `allow_tf32`", "KF303"),
        _row("bindings", "a number where a reduction's axis stands: `tl.max(x, 0.0)`", "KF306"),
        _row("bindings", "`tl.full` with a value that its dtype cannot hold", "KF505"),
        _row("core.dispatch", "the number of arguments of a libdevice function", "KF302"),
        _row("core.dispatch", "element types that a libdevice function has not", "KF503"),
        _row("core.inline_asm_elementwise, map_elementwise", "required arguments left out", "KF302"),
    ),
)

CONSTEXPRS = Stage(
    "Constants",
    (
        _row("semantic.arange", "bounds that are no constexpr ints", "KF401 KF411"),
        _row("semantic.arange", "a size that is no power of two, empty or too large", "KF403 KF814"),
        _row("validate_block_shape", "a size that is no constexpr int", "KF402 KF411"),
        _row(
            "validate_block_shape",
            "a size that is no power of two, or more than 2**20 elements",
            "KF403 KF814",
        ),
        _row("core.full", "a number where the shape stands", "KF405"),
        _row("backend", "a block without elements", "KF403"),
        _row("core.static_range", "bounds that are no constexpr", "KF404"),
        _row("semantic.program_id", "an axis other than 0, 1, 2", "KF406"),
        _row("core._wrap_axis", "an axis that the block has not", "KF406"),
        _row("visit_AnnAssign", "a constexpr defined twice", "KF407"),
        _row("execute_static_assert", "a run-time condition, or one that is no bool", "KF408"),
        _row(
            "execute_static_assert",
            "a condition that is false",
            "KF408",
            "not where the autotuner tries configs: it skips those that fail",
        ),
        _row("visit_arg", "a constexpr in `do_not_specialize`", "KF410"),
        _row(
            "core.multiple_of, max_contiguous, max_constancy",
            "values that are no constexpr, or too few",
            "KF402",
        ),
        _row("_find_carries", "a constexpr updated in a loop", "KF613"),
        _row("constexpr operators", "division of constants by zero, negative shifts", "KF408"),
    ),
)

DTYPES = Stage(
    "Element types",
    (
        _row("check_ptr_type_impl", "a pointer plus a float, times something, compared", "KF501"),
        _row("semantic.add", "a pointer plus a pointer", "KF501"),
        _row("bitwise_op_type_checking_impl", "`&`, `|`, `^`, `<<`, `>>` on floats", "KF502"),
        _row("semantic.invert, minus", "`~` of a float, `-` of a pointer", "KF502 KF501"),
        _row("computation_type_impl, mod", "`/`, `//`, `%` of signed and unsigned integers", "KF505"),
        _row("binary_op_type_checking_impl", "a literal that the other operand's type cannot hold", "KF505"),
        _row("semantic.to_tensor", "an integer from 2**64", "KF505"),
        _row("semantic.to_tensor", "a string, None or a tuple where a number stands", "KF119 KF605 KF813"),
        _row("semantic.floordiv", "`//` on floats", "KF504"),
        _row("semantic.fdiv", "`tl.fdiv` on integers", "KF503"),
        _row("math._check_dtype", "a math function on an element type that it has not", "KF503"),
        _row("verifier", "`tl.sqrt` of an integer constant", "KF503"),
        _row("semantic.minimum, maximum, clamp; math.abs", "an element type that they have not", "KF503"),
        _row("semantic.logical_and, logical_or, not_", "`and`, `or`, `not` on numbers", "KF519"),
        _row("semantic.bitcast", "a bitcast to another width", "KF511"),
        _row(
            "semantic.cast",
            "a rounding mode on a cast that does not round, a cast that does not exist",
            "KF511",
        ),
        _row("core.dtype.to_ir", "an fp8 type that the architecture has not", "KF511"),
        _row("core.check_bit_width", "a shift by more bits than there are", "KF505"),
        _row("core.builtin_max, builtin_min", "one argument", "KF517"),
        _row("core.builtin_max, builtin_min", "blocks (deprecated)", "KF903"),
    ),
)

SHAPES = Stage(
    "Shapes",
    (
        _row("broadcast_impl_value", "sizes that do not fit", "KF506"),
        _row("broadcast_impl_shape", "`broadcast_to` another rank or size", "KF508"),
        _row("semantic.reshape", "another number of elements", "KF507"),
        _row("semantic.permute, core.trans", "dimensions that are no permutation; one dimension", "KF508"),
        _row("core.expand_dims", "an axis out of range, or twice", "KF508 KF406"),
        _row("tensor.__getitem__", "an integer, a slice, a tensor as the index", "KF509"),
        _row("tuple.__getitem__", "a run-time index into a tuple", "KF509"),
        _row("semantic.cat", "no `can_reorder`, more than one dimension", "KF510"),
        _row("semantic.split", "a last dimension other than 2", "KF510"),
        _row("make_scalar, unsplat", "a block where one element stands", "KF510"),
    ),
)

CONTROL_FLOW = Stage(
    "Control flow",
    (
        _row("visit_If", "a block as the condition", "KF601"),
        _row("visit_If", "a block of one element as the condition (a warning of Triton's)", "KF601"),
        _row(
            "verifier", "a block as the condition of `while` or a ternary, an int as that of `while`", "KF601"
        ),
        _row("visit_then_else_blocks", "a variable of another type in a branch", "KF602"),
        _row("name_lookup", "a variable of one branch, or of a loop's body, used behind it", "KF604"),
        _row("_verify_loop_carried_variable", "a variable that changes its type in a loop", "KF603"),
        _row("_find_carries", "None or a dtype carried through a loop", "KF603"),
        _row("visit_For", "a float or a block as a loop bound", "KF607"),
        _row("visit_For", "a negative run-time step (compiles; the loop never runs)", "KF607"),
        _row("visit_For", "the loop variable behind its loop (compiles; undefined)", "KF611"),
        _row("visit_While", "a constant condition", "KF608"),
        _row("visit_IfExp", "alternatives of two types", "KF606"),
        _row("visit_Return", "two types returned", "KF605"),
        _row("visit_FunctionDef", "no `return` on a path (compiles; undefined)", "KF605"),
        _row("semantic.to_tensor, cast", "the result of a helper without `return`", "KF605"),
        _row("backend", "a value returned by a launched kernel", "KF609"),
        _row("visit_Return", "`return None`", "KF609"),
        _row("call_JitFunction", "recursion on run-time values", "KF610"),
    ),
)

MEMORY = Stage(
    "Memory",
    (
        _row("_load_legacy, _store_legacy", "something that is no pointer", "KF701 KF809 KF812"),
        _row("semantic.load", "None, a descriptor or a tuple for the pointer", "KF813 KF707 KF701"),
        _row("_load_legacy", "`other` without `mask`", "KF702"),
        _row("_load_legacy, _store_legacy", "a block of masks or values with one pointer", "KF703 KF705"),
        _row("_store_legacy", "a mask that is not boolean", "KF704"),
        _row("verifier", "a load's mask that is not boolean", "KF704 KF307"),
        _row("_store_legacy", "a value or mask larger than the block of pointers", "KF705 KF703"),
        _row("_load_legacy, _store_legacy", "`boundary_check`, `padding_option` on raw pointers", "KF706"),
        _row(
            "_load_block_pointer, _store_block_pointer",
            "`mask`, `other`; other types or shapes; wrong checks",
            "KF706",
        ),
        _row(
            "make_block_ptr",
            "a base that is no scalar pointer; lists that do not fit; 64-bit offsets",
            "KF706",
        ),
        _row("C++ assertion", "a block pointer plus an int (the process aborts)", "KF706"),
        _row("backend", "`tl.advance` with offsets of another rank", "KF706"),
        _row("make_tensor_descriptor", "ranks, strides and blocks that a descriptor cannot have", "KF707"),
        _row("descriptor_*", "offsets, values and element types that do not fit", "KF707"),
        _row("store, atomics", "a `const` pointer", "KF709"),
    ),
)

OPERATIONS = Stage(
    "dot, atomics, reductions, sorting",
    (
        _row("core.dot, semantic.dot", "ranks below 2 or unequal, inner sizes that differ", "KF514"),
        _row("semantic.dot", "element types that cannot be multiplied", "KF514"),
        _row("semantic.dot", "less than the smallest size of the target", "KF514"),
        _row("semantic.dot", "an accumulator of another shape or type, `out_dtype` bfloat16", "KF514"),
        _row("semantic.dot_scaled", "formats, scales and packings that do not exist", "KF514"),
        _row("core.reduce, associative_scan", "a combine function that is no jit function", "KF513"),
        _row("core.reduce", "a combine function of another arity, or that changes the type", "KF513"),
        _row("core.reduce", "a scalar operand", "KF513 KF406"),
        _row("standard.argmax", "no axis", "KF302"),
        _row("standard.sort, flip, xor_sum", "another axis than the last; floats", "KF515"),
        _row("semantic.gather, histogram", "an index or operand that is no integer", "KF515"),
        _row(
            "atom_red_typechecking_impl", "element types that the atomic has not, no pointer", "KF708 KF701"
        ),
        _row("verifier", "`atomic_cas` of a block with scalars or floats; a block into one address", "KF708"),
    ),
)

LAUNCHES = Stage(
    "Launches and autotuning",
    (
        _row("jit binder", "missing, repeated and superfluous arguments", "KF801 KF803"),
        _row("jit._pack_args", "an unknown keyword", "KF802"),
        _row("jit._pack_args", "`device=`, `device_type=`, `stream=`", "KF819"),
        _row("jit.run", "a parameter called `grid`, `warmup` or `debug`", "KF819"),
        _row(
            "native_specialize_impl",
            "a string, list, dict, dtype or numpy scalar as a run-time argument",
            "KF811 KF409",
        ),
        _row("native_specialize_impl", "an int from 2**64", "KF811"),
        _row("jit.compute_cache_key", "a list or tensor for a constexpr", "KF821"),
        _row("launcher", "a tensor on the CPU", "KF810"),
        _row("launcher", "an argument that contradicts its annotation, a float in the grid", "KF812 KF807"),
        _row("jit.run", "a grid that is no tuple of one to three ints", "KF807"),
        _row(
            "jit.run",
            "a fourth entry of the grid (dropped), zero or negative entries (nothing runs)",
            "KF807 KF822",
        ),
        _row("CUDA driver", "more than 65,535 programs along y or z", "KF822"),
        _row("grid function", "a key that is no parameter", "KF818"),
        _row("jit.__call__", "a kernel called without `[grid]`", "KF806"),
        _row("core.builtin", "a function of `tl` called on the host", "KF805"),
        _row("Python", "a name of Triton's that does not exist, in host code", "KF808"),
        _row("Python", "a launch of a function without `@triton.jit`", "KF806"),
        _row("CUDAOptions", "`num_warps`, `num_ctas` that are no powers of two", "KF815"),
        _row("CompiledKernel", "too many threads", "KF815"),
        _row("CompiledKernel", "more shared memory than the device has", "KF828"),
        _row(
            "CompiledKernel",
            "more tensor memory than the device has",
            "",
            "depends on how Blackwell's backend places accumulators; `--compile sm_100` reports what it takes",
        ),
        _row(
            "CUDABackend.parse_options",
            "`num_ctas` above 1 before sm_90",
            "",
            "depends on the GPU that runs it; `--compile` with the target tells",
        ),
        _row("backend", "`num_stages` that is no int", "KF815"),
        _row("autotuner", "a tuned symbol that the launch passes too", "KF804"),
        _row("autotune", "no `key`, unknown keywords", "KF816"),
        _row("Config", "unknown keywords", "KF816"),
        _row("autotuner.run", "a key that names no argument (silently ignored)", "KF816"),
        _row("autotuner hooks", "`reset_to_zero`, `restore_value` that name no argument", "KF816"),
        _row(
            "autotuner.prune_configs",
            "pruning that leaves nothing",
            "KF816",
            "only `top_k`; what an `early_config_prune` function of the user's keeps is known when it runs",
        ),
        _row("Heuristics.run", "a function that reads what is not passed", "KF817"),
        _row("Heuristics.run", "a value passed that the heuristic overrides (silently)", "KF817"),
        _row("autotune, heuristics", "`@triton.jit` above them, or missing", "KF820"),
        _row("jit", "an unknown option", "KF820"),
        _row("jit.run", "a global that changes after the kernel was compiled", "KF827"),
        _row(
            "DependenciesFinder",
            "a global with two values in two modules",
            "",
            "the other module is not seen",
        ),
        _row("Python", "the result of a launch used", "KF829"),
        _row(
            "TensorDescriptor",
            "strides or bases that are not aligned, a last stride other than 1",
            "KF707",
            "only sizes that the host code writes out: addresses are known when it runs",
        ),
    ),
)

SILENT = Stage(
    "Wrong without an error",
    (
        _row("memory", "no mask where the grid is rounded up", "KF710"),
        _row("memory", "a mask on the wrong axis or offset", "KF711"),
        _row("memory", "masked-out elements without `other` in a reduction or dot", "KF712"),
        _row("memory", "another neutral element than the reduction's", "KF715"),
        _row("memory", "32-bit overflow of an offset", "KF713"),
        _row("memory", "races between programs, or between lanes of one", "KF714"),
        _row("memory", "a float stored through a pointer to integers", "KF716"),
        _row("launch", "a pointer's annotation that contradicts the tensor", "KF717"),
        _row("launch", "a grid that is rounded down", "KF822"),
        _row("launch", "an autotuned kernel that works in place", "KF823"),
        _row("launch", "strides of a transposed tensor ignored", "KF826"),
        _row("arithmetic", "a reduction written like an element-wise maximum", "KF306"),
        _row("arithmetic", "`//` and `%` of negative numbers", "KF913"),
        _row("arithmetic", "TF32 in a dot of float32", "KF905"),
        _row("arithmetic", "a long sum carried in float16", "KF906"),
        _row("arithmetic", "sums of bools wrap; `~` of a constexpr bool is true", "KF519"),
        _row("deprecation", "`and`, `or` between blocks", "KF901"),
        _row("deprecation", "`tl.where` with a condition that is no bool", "KF902"),
        _row("deprecation", "`tl.view`", "KF904"),
    ),
)

STAGES = (
    SYNTAX, NAMES, CALLS, CONSTEXPRS, DTYPES, SHAPES, CONTROL_FLOW, MEMORY, OPERATIONS, LAUNCHES, SILENT,
)  # fmt: skip


def table() -> Iterator[str]:
    """The lines of the section of docs/rules.md."""
    yield "## What Triton refuses, and the rule that says so"
    for stage in STAGES:
        yield from ("", f"### {stage.title}", "", "| raised in | trigger | rules |", "|---|---|---|")
        for row in stage.refusals:
            links = ", ".join(f"[{code}](#{code.lower()})" for code in row.codes) or "none"
            reason = f": {row.reason}" if row.reason else ""
            yield f"| {row.raised_in} | {row.trigger.replace('|', chr(92) + '|')} | {links}{reason} |"
