"""Debian's dnstwist as a tool of SquatBench: all of its fuzzers with its own dictionaries, in its
own order. Usage: python3 bench/squatbench/dnstwist.py generate < QUESTIONS"""
import json, sys
sys.path.insert(0, "/usr/lib/python3/dist-packages")
import dnstwist

def words(name):
    return open("/usr/share/dnstwist/dictionaries/" + name, encoding="utf8").read().split()

if sys.argv[1:] != ["generate"]:
    sys.exit("dnstwist makes candidates only")
english, suffixes = words("english.dict"), words("common_tlds.dict")
for line in sys.stdin:
    question = json.loads(line)
    fuzzer = dnstwist.Fuzzer(question["brand"], english, suffixes)
    fuzzer.generate()
    found = [made["domain"] for made in fuzzer.permutations()]
    names = [name for name in found if name != question["brand"]]
    print(json.dumps({"brand": question["brand"], "candidates": names[:question["k"]]}))
