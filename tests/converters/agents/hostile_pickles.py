"""Pickles that would do harm if anything in them were run: each leaves a mark."""

from __future__ import annotations

import gzip
import pickle
import struct
from pathlib import Path
from typing import Any


class Call:
    """Pickles as the call of something that is found by its name."""

    def __init__(self, module: str, name: str, *arguments: Any) -> None:
        self.module, self.name, self.arguments = module, name, arguments


def text(value: str) -> bytes:
    """Write a text."""
    raw = value.encode()
    return b"X" + struct.pack("<I", len(raw)) + raw


def value(given: Any) -> bytes:
    """Write a value; a `Call` as the instructions that make it."""
    if isinstance(given, Call):
        return call(given)
    if isinstance(given, str):
        return text(given)
    if isinstance(given, tuple):
        return b"(" + b"".join(map(value, given)) + b"t"
    if isinstance(given, dict):
        pairs = b"".join(value(k) + value(v) for k, v in given.items())
        return b"}(" + pairs + b"u"
    if isinstance(given, list):
        return b"](" + b"".join(map(value, given)) + b"e"
    return pickle.dumps(given, protocol=2)[2:-1]


def call(one: Call) -> bytes:
    """Write a call as protocol 2 does: name, arguments, REDUCE."""
    named = b"c" + one.module.encode() + b"\n" + one.name.encode() + b"\n"
    return named + value(one.arguments) + b"R"


def whole(body: bytes, protocol: int = 2) -> bytes:
    """Make a pickle of instructions."""
    return b"\x80" + bytes([protocol]) + body + b"."


def named_later(module: str, name: str, *arguments: Any) -> bytes:
    """Call by STACK_GLOBAL, as protocol 4 does."""
    return whole(text(module) + text(name) + b"\x93" + value(arguments) + b"R", 4)


def as_instance(module: str, name: str, *arguments: Any) -> bytes:
    """Call by INST, as protocol 0 does."""
    inner = b"".join(map(value, arguments))
    return b"(" + inner + b"i" + f"{module}\n{name}\n".encode() + b"."


def as_object(module: str, name: str, *arguments: Any) -> bytes:
    """Call by OBJ, as protocol 1 does."""
    inner = b"".join(map(value, arguments))
    return b"(c" + f"{module}\n{name}\n".encode() + inner + b"o."


def corpus(mark: Path) -> dict[str, bytes]:
    """List gadgets by name; each would make the file `mark`.

    Args:
        mark: File that a gadget makes if it is run.
    """
    shell = f"touch {mark}"
    code = f"open({str(mark)!r}, 'w').close()"
    run = Call("builtins", "exec", code)
    set_state = b"c" + b"builtins\nset\n"
    return {
        "os.system": whole(call(Call("os", "system", shell))),
        "posix.system": whole(call(Call("posix", "system", shell))),
        "nt.system": whole(call(Call("nt", "system", shell))),
        "os.popen": whole(call(Call("os", "popen", shell))),
        "os.execl": whole(call(Call("os", "execl", "/bin/sh", "sh", "-c", shell))),
        "subprocess.Popen": whole(
            call(Call("subprocess", "Popen", ("/bin/sh", "-c", shell)))
        ),
        "subprocess.check_output": named_later(
            "subprocess", "check_output", ["sh", "-c", shell]
        ),
        "builtins.eval": named_later("builtins", "eval", f"open({str(mark)!r}, 'w')"),
        "builtins.exec": whole(call(run)),
        "__builtin__.eval": whole(
            call(Call("__builtin__", "eval", f"open({str(mark)!r}, 'w')"))
        ),
        "builtins.compile": whole(call(Call("builtins", "compile", code, "x", "exec"))),
        "builtins.open": whole(call(Call("builtins", "open", str(mark), "w"))),
        "io.open": whole(call(Call("io", "open", str(mark), "w"))),
        "builtins.__import__": whole(call(Call("builtins", "__import__", "os"))),
        "builtins.getattr": whole(
            call(
                Call(
                    "builtins",
                    "getattr",
                    Call("builtins", "__import__", "os"),
                    "system",
                )
            )
        ),
        "importlib.import_module": whole(
            call(Call("importlib", "import_module", "antigravity"))
        ),
        "runpy.run_path": whole(call(Call("runpy", "run_path", str(mark)))),
        "runpy._run_code": whole(call(Call("runpy", "_run_code", code, {}))),
        "pty.spawn": whole(call(Call("pty", "spawn", ("sh", "-c", shell)))),
        "timeit.timeit": whole(call(Call("timeit", "timeit", code))),
        "cProfile.run": whole(call(Call("cProfile", "run", code))),
        "code.InteractiveInterpreter": whole(
            call(Call("code", "InteractiveInterpreter"))
        ),
        "ctypes.CDLL": whole(call(Call("ctypes", "CDLL", "libc.so.6"))),
        "shutil.copyfile": whole(
            call(Call("shutil", "copyfile", "/etc/hostname", str(mark)))
        ),
        "pathlib.Path.touch": whole(
            call(Call("pathlib", "Path.touch", Call("pathlib", "PosixPath", str(mark))))
        ),
        "webbrowser.open": whole(call(Call("webbrowser", "open", f"file://{mark}"))),
        "urllib.request.urlopen": whole(
            call(Call("urllib.request", "urlopen", f"file://{mark}"))
        ),
        "socket.socket": whole(call(Call("socket", "socket"))),
        "pickle.loads": whole(call(Call("pickle", "loads", whole(call(run))))),
        "marshal.loads": whole(call(Call("marshal", "loads", b"\xe3"))),
        "types.FunctionType": whole(call(Call("types", "FunctionType", "x"))),
        "functools.partial": whole(
            call(Call("functools", "partial", Call("builtins", "exec", code)))
        ),
        "operator.attrgetter": whole(call(Call("operator", "attrgetter", "system"))),
        "operator.methodcaller": whole(call(Call("operator", "methodcaller", "touch"))),
        "numpy runstring": named_later(
            "numpy.testing._private.utils", "runstring", code, {}
        ),
        "numpy.load": whole(call(Call("numpy", "load", str(mark)))),
        "pandas.read_pickle": whole(call(Call("pandas", "read_pickle", str(mark)))),
        "torch.load": whole(call(Call("torch", "load", str(mark)))),
        "pip main": whole(call(Call("pip._internal.cli.main", "main", ["help"]))),
        "pydoc.pipepager": whole(call(Call("pydoc", "pipepager", "x", shell))),
        "logging.config": whole(call(Call("logging.config", "_resolve", "os.system"))),
        "an unknown module's function": whole(
            call(Call("some.agent", "run_anything", shell))
        ),
        "INST os.system": as_instance("os", "system", shell),
        "OBJ os.system": as_object("os", "system", shell),
        "OBJ an unknown class": as_object("some.agent", "Runner", shell),
        "dotted name": named_later("pathlib", "os.system", shell),
        "dunder name": named_later("agent", "__class__.__base__.__subclasses__"),
        "BUILD on a stand-in": whole(
            b"cdatetime\ndatetime\n" + value({"now": 1}) + b"b"
        ),
        "BUILD on a class": whole(set_state + value({"x": 1}) + b"b"),
        "REDUCE of a class's own": whole(
            call(
                Call(
                    "copyreg",
                    "_reconstructor",
                    Call("builtins", "set"),
                    Call("builtins", "frozenset"),
                    None,
                )
            )
        ),
        "codec with code": whole(call(Call("_codecs", "encode", "x", "idna"))),
        "persistent id": b"Pos.system\n.",
        "extension code": whole(b"\x82\x01"),
    }


def damaged() -> dict[str, bytes]:
    """List pickles that ask for more than they hold, or are none."""
    return {
        "empty": b"",
        "text": b"this is no pickle",
        "cut short": pickle.dumps({"a": [1, 2, 3]})[:-3],
        "memo of 2 billion": b"\x80\x02Nr\xff\xff\xff\x7f.",
        "memo of 10**12": b"Np1000000000000\n.",
        "text of 4 GB": b"\x80\x02X\xff\xff\xff\xff.",
        "bytes of 2**60": b"\x80\x04\x8e" + struct.pack("<Q", 1 << 60) + b".",
        "bytearray of 2**40": b"\x80\x05\x96" + struct.pack("<Q", 1 << 40) + b".",
        "number of 2 GB": b"\x80\x02\x8b\xff\xff\xff\x7f.",
        "stack underflow": b"\x80\x02R.",
        "unknown opcode": b"\x80\x02\xff.",
        "future protocol": b"\x80\x7fN.",
        "unhashable key": b"\x80\x02}]Ns.",
    }


def packed(folder: Path, name: str, data: bytes) -> Path:
    """Write a pickle, gzipped as a step is."""
    path = folder / name
    path.write_bytes(gzip.compress(data))
    return path
