"""Drop-in for `import dnstwist`: `dnstwist.run(domain=..., registered=True, format="null")`.

Put this file on the module path of the program that imports dnstwist. It runs `deadringer dnstwist`, found on the PATH
or named by the environment variable DEADRINGER (a whole command, split like a shell does), and returns the list of
dicts that dnstwist returns. Python 3.8 or newer, no packages.
"""

import json
import os
import shlex
import subprocess
import sys

__version__ = "20250130"

FLAGS = {"all", "banners", "geoip", "mxcheck", "registered", "unregistered", "phash", "ssdeep", "whois", "debug"}
VALUES = {"dictionary", "fuzzers", "output", "screenshots", "threads", "tld", "nameservers", "useragent"}
IGNORED = {"lsh_url", "phash_url"}
NAMES = sorted(FLAGS | VALUES | IGNORED | {"domain", "format", "lsh"})


def _command():
    return shlex.split(os.environ.get("DEADRINGER", "deadringer")) + ["dnstwist"]


def _full(name):
    """The option that a name or the beginning of one stands for: callers write run(m=True, w=True)."""
    name = name.replace("-", "_")
    found = [name] if name in NAMES else [each for each in NAMES if each.startswith(name)]
    if len(found) == 1:
        return found[0]
    if found:
        raise TypeError("ambiguous option: %s could match %s" % (name, ", ".join(found)))
    raise TypeError("unexpected option: %s" % name)


def run(**kwargs):
    """Returns one dict a name, as dnstwist does; prints nothing unless format is cli, csv, json or list."""
    kwargs = {_full(key): value for key, value in kwargs.items()}
    domain = kwargs.pop("domain")
    form = kwargs.pop("format", "cli")
    if form not in ("cli", "csv", "json", "list", "null", None):
        raise ValueError("invalid output format: %r (choose from cli, csv, json, list)" % (form,))
    arguments = []
    for key, value in kwargs.items():
        if key in IGNORED or value is None or value is False:
            continue
        if key == "lsh":
            arguments.append("--lsh=%s" % ("ssdeep" if value is True else value))
        elif key in FLAGS:
            arguments.append("--" + key)
        else:
            arguments.append("--%s=%s" % (key, value))
    output = kwargs.get("output")
    quiet = [each for each in arguments if not each.startswith("--output=")]
    done = subprocess.run(
        _command() + quiet + ["--format=json", "--", str(domain)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        check=False,
    )
    # 3 and 4: what was found is printed, and it is not complete.
    if done.returncode not in (0, 3, 4):
        raise RuntimeError(done.stderr.decode("utf-8", "replace").strip() or "deadringer failed")
    if done.stderr:
        sys.stderr.write(done.stderr.decode("utf-8", "replace"))
    entries = json.loads(done.stdout)
    if form in ("json", "list", "csv", "cli"):
        text = _text(entries, form)
        if output:
            with open(output, "x") as file:
                file.write(text + "\n")
        else:
            print(text)
    return entries


def _text(entries, form):
    if form == "json":
        return json.dumps(entries, indent=4, sort_keys=True)
    if form == "list":
        return "\n".join(entry["domain"] for entry in entries)
    columns = ["fuzzer", "domain"] + sorted({key for entry in entries for key in entry} - {"fuzzer", "domain"})

    def cell(value):
        text = ";".join(value) if isinstance(value, list) else str(value)
        return '"%s"' % text.replace('"', '""') if any(c in text for c in ',"\n') else text

    if form == "csv":
        rows = [",".join(cell(entry.get(column, "")) for column in columns) for entry in entries]
        return "\n".join([",".join(columns)] + rows)
    return "\n".join("%-16s %-32s %s" % (e["fuzzer"], e["domain"], ";".join(e.get("dns_a", ["-"]))) for e in entries)


if __name__ == "__main__":
    sys.exit(subprocess.call(_command() + sys.argv[1:]))
