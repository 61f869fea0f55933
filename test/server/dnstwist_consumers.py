"""Calls dnstwist as other programs call it, and reads its answers as they read them. Usage:
dnstwist_consumers.py CONSUMER DOMAIN FOLDER. `dnstwist` is on the PATH, dnstwist.py on the module path."""

import json
import os
import subprocess
import sys

consumer, domain, folder = sys.argv[1:]
tlds = os.path.join(folder, "tlds.dict")
with open(tlds, "w") as file:
    file.write("net\norg\n")


def opencti():
    # internal-enrichment/dnstwist: short names of options, members by .get.
    import dnstwist

    data = dnstwist.run(domain=domain, registered=True, format="null", m=True, threads=4, tld=tlds, w=True)
    found = []
    for item in data:
        if item.get("domain") and item.get("domain") != domain:
            for member in ("dns_ns", "dns_a", "dns_aaaa", "dns_mx"):
                for record in item.get(member) or []:
                    assert isinstance(record, str) and record not in ("", "!ServFail"), record
            for member in ("whois_created", "whois_registrar"):
                assert isinstance(item.get(member, ""), str)
            found.append(item["domain"])
    return found


def intelowl():
    # analyzers_manager: arguments in two words, JSON on stdout, what is on stderr becomes a note.
    args = ["dnstwist", "--registered", "--format", "json", "--lsh", "ssdeep", "--lsh-url", "https://" + domain]
    args += ["--mxcheck", "--tld", tlds, "--dictionary", tlds, "--nameservers", "127.0.0.1", "--useragent", "x", domain]
    process = subprocess.Popen(args, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    stdout, stderr = process.communicate()
    return [entry["domain"] for entry in json.loads(stdout.decode("utf-8")) if entry["domain"] != domain]


def watcher():
    # dns_finder/core.py: any other exit code than 0 is an exception; the answer is read from the file.
    path = os.path.join(folder, "list.json")
    subprocess.check_output(["dnstwist", "--registered", "--format=json", "--output=" + path, "--tld=" + tlds, domain])
    found = []
    with open(path) as file:
        for entry in json.load(file):
            has = [m for m in ("dns_a", "dns_aaaa", "dns_mx", "dns_ns") if m in entry and entry[m] != ["!ServFail"]]
            if has and entry["domain"] != domain:
                assert isinstance(entry["fuzzer"], str)
                found.append(entry["domain"])
    return found


def spiderfoot():
    # sfp_tool_dnstwist of later versions: `domain`, where releases up to 4.0 read `domain-name`.
    process = subprocess.Popen(["dnstwist", "-f", "json", "-r", domain], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    stdout, stderr = process.communicate(input=None, timeout=300)
    assert process.returncode == 0
    names = [entry.get("domain-name") or entry.get("domain") for entry in json.loads(stdout)]
    return [name for name in names if name != domain]


def elastic():
    # "Detecting typosquatting", step 1: the file is NDJSON after jq -c .[], with `fuzzer` and `domain`.
    done = subprocess.run(["dnstwist", "--format", "json", domain], stdout=subprocess.PIPE, check=True)
    return [json.loads(json.dumps(entry))["domain"] for entry in json.loads(done.stdout) if entry["fuzzer"] != "*original"]


print(json.dumps(globals()[consumer]()))
