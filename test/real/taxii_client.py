"""A client as strict as TAXII 2.1 (OASIS Standard, 10 June 2021) and STIX 2.1 allow. Reads everything there is and
prints what it counted as JSON. Usage: taxii_client.py URL KEY"""

import base64
import json
import re
import sys
import urllib.error
import urllib.parse
import urllib.request

url, key = sys.argv[1:]
TAXII = "application/taxii+json;version=2.1"
TIME = re.compile(r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$")
ID = re.compile(r"^[a-z0-9-]+--[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$")


def ask(path, accept=TAXII, authorization=None, method="GET", body=None):
    headers = {"Accept": accept, "Authorization": "Bearer " + key if authorization is None else authorization}
    if authorization == "":
        del headers["Authorization"]
    if body is not None:
        headers["Content-Type"] = TAXII
    request = urllib.request.Request(url + path, headers=headers, method=method, data=body)
    try:
        with urllib.request.urlopen(request, timeout=10) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, error.read()


def get(path):
    status, headers, body = ask(path)
    assert status == 200, (path, status, body)
    # 1.6.8.1: the media type of every answer, with its version.
    assert headers["Content-Type"].replace(" ", "") == TAXII, headers["Content-Type"]
    return headers, json.loads(body.decode("utf-8"))


def closed(value, required, optional, where):
    assert set(required) <= set(value) <= set(required) | set(optional), (where, sorted(value))
    for name, each in value.items():
        # 3.1: lists that would be empty are left out.
        assert each != [] and each is not None, (where, name)


# 4.1 and 4.1.1: discovery.
_, discovery = get("/taxii2/")
closed(discovery, ["title"], ["description", "contact", "default", "api_roots"], "discovery")
assert discovery["default"] in discovery["api_roots"]
root = discovery["default"]

# 4.2: the API root.
_, about = get(root)
closed(about, ["title", "versions", "max_content_length"], ["description"], "API root")
assert TAXII in about["versions"] and type(about["max_content_length"]) is int and about["max_content_length"] > 0

# 5.1, 5.2: collections.
_, collections = get(root + "collections/")
closed(collections, [], ["collections"], "collections")
counted = {}
for collection in collections["collections"]:
    members = ["description", "alias", "media_types"]
    closed(collection, ["id", "title", "can_read", "can_write"], members, "collection")
    assert type(collection["can_read"]) is bool and type(collection["can_write"]) is bool
    path = root + "collections/" + collection["id"] + "/"
    assert get(path)[1] == collection

    def pages(what, query, member):
        found, following = [], None
        while True:
            more = {} if following is None else {"next": following}
            headers, page = get(path + what + "?" + urllib.parse.urlencode({**query, **more}))
            closed(page, [], ["more", "next", member], what)
            # 3.5, 3.7: `next` stands there when there is more; the headers say when the objects were added.
            assert ("next" in page) == (page.get("more") is True)
            if member in page:
                for name in ("X-TAXII-Date-Added-First", "X-TAXII-Date-Added-Last"):
                    assert TIME.match(headers[name]), headers[name]
                assert headers["X-TAXII-Date-Added-First"] <= headers["X-TAXII-Date-Added-Last"]
                assert len(page[member]) <= query["limit"]
            found += page.get(member, [])
            following = page.get("next")
            if following is None:
                return found

    # 5.4: all objects, in pages of several sizes.
    objects = pages("objects/", {"limit": 97}, "objects")
    assert pages("objects/", {"limit": 1000}, "objects") == objects
    # 5.3: the manifest has one entry for each.
    manifest = pages("manifest/", {"limit": 500}, "objects")
    for entry in manifest:
        closed(entry, ["id", "date_added", "version"], ["media_type"], "manifest entry")
        assert TIME.match(entry["date_added"]) and TIME.match(entry["version"])
    assert [entry["id"] for entry in manifest] == [each["id"] for each in objects]

    # STIX 2.1 section 3: common properties, ids, references.
    ids = {each["id"] for each in objects}
    assert len(ids) == len(objects), "an object comes twice"
    for each in objects:
        assert ID.match(each["id"]) and each["id"].startswith(each["type"] + "--"), each["id"]
        assert each["spec_version"] == "2.1"
        if "created" in each:
            assert TIME.match(each["created"]) and each["created"] <= each["modified"]
        for name, value in each.items():
            references = [value] if name.endswith("_ref") else value if name.endswith("_refs") else []
            for reference in references:
                assert reference in ids, (each["id"], name, reference)
        if each["type"] == "indicator":
            assert each["valid_from"] < each["valid_until"]
            assert re.match(r"^\[domain-name:value = '(?:[^'\\]|\\['\\])*'\]$", each["pattern"]), each["pattern"]

    # 3.4: filters.
    first = objects[1]
    assert pages("objects/", {"limit": 10, "match[id]": first["id"]}, "objects") == [first]
    kinds = sorted({each["type"] for each in objects})
    for kind in kinds:
        got = pages("objects/", {"limit": 50, "match[type]": kind}, "objects")
        assert got == [each for each in objects if each["type"] == kind], kind
    assert pages("objects/", {"limit": 10, "match[spec_version]": "2.0"}, "objects") == []
    assert pages("objects/", {"limit": 10, "added_after": manifest[0]["date_added"]}, "objects") == []
    early = pages("manifest/", {"limit": 1000, "added_after": "2000-01-01T00:00:00Z"}, "objects")
    assert early == manifest
    # 5.6, 5.8: one object, its versions.
    assert pages("objects/" + first["id"] + "/", {"limit": 10}, "objects") == [first]
    versions = pages("objects/" + first["id"] + "/versions/", {"limit": 10}, "versions")
    assert versions == [next(entry["version"] for entry in manifest if entry["id"] == first["id"])]
    # 5.5: nothing can be added.
    status, headers, _ = ask(path + "objects/", method="POST", body=b'{"objects":[]}')
    assert status in (403, 404, 405), status
    counted[collection["alias"]] = {"objects": len(objects), "types": kinds}

# 1.6.8: other versions are refused; 3.2: so are those without a key, and told how to authenticate.
assert ask("/taxii2/", accept="application/taxii+json;version=2.0")[0] == 406
assert ask("/taxii2/", authorization="Bearer wrong")[0] == 401
status, headers, _ = ask("/taxii2/", authorization="")
assert status == 401 and "Basic" in headers["WWW-Authenticate"], (status, headers["WWW-Authenticate"])
basic = base64.b64encode(("any:" + key).encode()).decode()
assert ask("/taxii2/", authorization="Basic " + basic)[0] == 200
# 3.6.1: what is not there is an error message: JSON with a title.
missing = ask(root + "collections/00000000-0000-4000-8000-000000000000/")
assert missing[0] == 404 and isinstance(json.loads(missing[2])["title"], str)
print(json.dumps(counted))
