"""A client as strict as the hosted service's SDK: line by line, no member that the contract does not have, 3 s of
patience. Prints what it counted as JSON. Usage: strict_client.py URL KEY PLAN DOMAIN"""

import json
import sys
import urllib.request

url, key, plan, domain = sys.argv[1:]
OPS = {
    "Levenshtein", "GeoIp", "IpEnumeration", "HttpBanner", "Rdap", "WhoIs", "Classification", "Meta", "Screenshot",
    "Dns", "Technologies", "RedirectChain", "RegistrationMetadata", "Nxdomain", "MxCheck", "OriginX509",
    "PassiveDns", "PassiveTls", "CertificateTransparency",
}
KINDS = {"Progress", "Error", "Heartbeat", "Done", "Timeout", "StoredResult"}
NEVER_NULL = {"Levenshtein", "IpEnumeration", "GeoIp", "Dns", "RedirectChain"}


def closed(value, allowed, where):
    extra = set(value) - set(allowed)
    assert not extra, f"{where} has {sorted(extra)}"


def check(line):
    closed(line, ["permutation", "op", "data"], "a line")
    assert line["op"] in OPS, line["op"]
    data = line.get("data")
    if line["op"] == "Meta":
        closed(data, ["kind", "data"], "Meta")
        assert data["kind"] in KINDS, data["kind"]
        if data["kind"] == "Progress":
            assert [type(n) for n in data["data"]] == [int, int], data
        return data["kind"]
    closed(line["permutation"], ["domain", "kind"], "a permutation")
    closed(line["permutation"]["domain"], ["fqdn", "tld", "domain"], "a domain")
    assert data is not None or line["op"] not in NEVER_NULL, f"{line['op']} has no data"
    if line["op"] == "GeoIp":
        closed(data, ["ip", "asn", "country"], "GeoIp")
    if line["op"] == "Dns":
        closed(data, ["a", "aaaa", "mx", "txt", "cname", "ns"], "Dns")
    if line["op"] == "Nxdomain" and data is not None:
        closed(data, ["query", "trusted", "soa"], "Nxdomain")
    if line["op"] == "Classification" and data is not None:
        closed(data, ["legitimate", "phishing", "parked"], "Classification")
    return None


request = urllib.request.Request(
    f"{url}/v1/lookup/{plan}/{domain}",
    headers={"Authorization": f"Bearer {key}", "Accept": "application/x-ndjson, application/json"},
)
names, registered, meta = set(), set(), []
with urllib.request.urlopen(request, timeout=3) as response:
    assert response.headers["Content-Type"] == "application/x-ndjson", response.headers["Content-Type"]
    for raw in response:
        line = json.loads(raw)
        kind = check(line)
        if kind is not None:
            if kind not in meta:
                meta.append(kind)
            last = kind
            continue
        fqdn = line["permutation"]["domain"]["fqdn"]
        # As the SDK's example counts: every name has a distance, registered ones have addresses.
        if line["op"] == "Levenshtein":
            names.add(fqdn)
        if line["op"] == "IpEnumeration" and line["data"]:
            registered.add(fqdn)
assert last == "Done", last
print(json.dumps({"registered": len(registered), "unregistered": len(names - registered), "meta": sorted(meta)}))
