import { expect, test } from "vitest";
import { ListReader, readListText } from "../../../server/names/list_reader.ts";

test("names with a dot before them are read, and none is said to be left out", () => {
  const left: string[] = [];
  const { rows } = readListText(".a.top\n.b.top\n", "names", (line) => void left.push(String(line)));
  expect([rows.flatMap(({ names }) => names), left]).toEqual([["a.top", "b.top"], []]);
});

const namesOf = (text: string) => readListText(text).rows.flatMap(({ names }) => names);

test.each<[shape: string, text: string, names: string[]]>([
  [
    "a table with more cells than headings, and a row with another separator",
    'Brand,Domains\n"Kestrel Bank",kestrelbank.com,kestrelbank.nl\nHarrier;harrier-shoes.com\n',
    ["kestrelbank.com", "kestrelbank.nl", "harrier-shoes.com"],
  ],
  ["a quotation mark that nothing closes", 'domain,note\na.top,"open\nb.top,x\nc.top,y\n', [
    "a.top",
    "b.top",
    "c.top",
  ]],
  ["one that only another row's closes", 'domain,note\na.top,"open\nb.top,"x"\nc.top,"d\ne"\n', [
    "a.top",
    "b.top",
    "c.top",
  ]],
  ["a name", "paypa1.top", ["paypa1.top"]],
  ["a URL, defanged", "hxxps://login.paypa1[.]top/x?y=1", ["login.paypa1.top"]],
  ["a name of a certificate", "*.paypa1.top", ["paypa1.top"]],
  ["comments of six languages", "# a\n; b\n! c\n// d\n-- e\n\n[Adblock Plus 2.0]\n", []],
  ["a note after a name", "a.top # seen today\nb.top // and this\nc.top ; and this", [
    "a.top",
    "b.top",
    "c.top",
  ]],
  ["a hosts file", "127.0.0.1 localhost\n::1 ip6-localhost\n0.0.0.0 a.top www.a.top # x\n0.0.0.0\tb.top", [
    "a.top",
    "www.a.top",
    "b.top",
  ]],
  ["adblock", "||a.top^\n||b.top^$third-party\n|https://c.top/x|\n||d.top/path", [
    "a.top",
    "b.top",
    "c.top",
    "d.top",
  ]],
  ["dnsmasq", "address=/a.top/0.0.0.0\nserver=/b.top/c.top/\nlocal=/d.top/", [
    "a.top",
    "b.top",
    "c.top",
    "d.top",
  ]],
  ["Unbound", 'server:\n  local-zone: "a.top" always_nxdomain\n  local-data: "b.top A 0.0.0.0"\n', [
    "a.top",
    "b.top",
  ]],
  ["BIND", 'zone "a.top" { type master; file "null.zone"; };\n', ["a.top"]],
  [
    "a policy zone",
    "$TTL 60\n$ORIGIN rpz.local.\n@ SOA a. b. 1 2 3 4 5\n  NS a.\na.top CNAME .\n*.a.top CNAME .\nb.top.rpz.local. CNAME rpz-drop.\n",
    [
      "a.top",
      "a.top",
      "b.top",
    ],
  ],
  [
    "a zone",
    "$ORIGIN top.\nexample NS ns1.example.net.\n\t86400 IN NS ns2.example.net.\nother.top. 60 in ns x.\n",
    [
      "example.top",
      "other.top",
    ],
  ],
  [
    "a zone with names elsewhere",
    "$ORIGIN top.\n$INCLUDE more.zone\n$GENERATE 1-9 a$ A 192.0.2.1\nb NS c.\n",
    ["b.top"],
  ],
  ["squid, Clash, V2Ray, YAML", ".a.top\nDOMAIN-SUFFIX,b.top,REJECT\nfull:c.top\n- 'd.top'\n", [
    "a.top",
    "b.top",
    "c.top",
    "d.top",
  ]],
  ["a ranking", "1,a.top\n2,b.top\n3. c.top\n", ["a.top", "b.top", "c.top"]],
  ["a row without a heading", '1,"a.top",2026-11-22\n192.0.2.1;b.top;open', ["a.top", "b.top"]],
  ["names in one line", "a.top, b.top c.top", ["a.top", "b.top", "c.top"]],
  ["CSV with a heading", 'id,note,domain\n1,"x, y",a.top\n2,see z.org,b.top\n', ["a.top", "b.top"]],
  ["CSV with a row of two lines", 'note,url\n"one\ntwo",https://a.top/x\n', ["a.top"]],
  ["dnstwist's CSV", "fuzzer,domain,dns_a,dns_ns\n*original,a.com,192.0.2.1,ns1.a.com\nomission,b.com,,\n", [
    "a.com",
    "b.com",
  ]],
  ["MISP's CSV", "uuid,type,value\n1,domain,a.top\n2,ip-dst,192.0.2.1\n3,domain|ip,b.top|192.0.2.1\n", [
    "a.top",
    "b.top",
  ]],
  [
    "dnstwist's JSON",
    '[\n  {\n    "fuzzer": "omission",\n    "domain": "a.com",\n    "dns_ns": ["ns1.b.com"]\n  }\n]',
    [
      "a.com",
    ],
  ],
  [
    "crt.sh",
    '[{"issuer_name":"C=US, O=Let\'s Encrypt","common_name":"a.top","name_value":"a.top\\nwww.a.top"}]',
    [
      "a.top",
      "a.top",
      "www.a.top",
    ],
  ],
  [
    "certstream",
    '{"message_type":"certificate_update","data":{"cert_index":1,"chain":[{"subject":{"CN":"x.org"}}],"leaf_cert":' +
    '{"all_domains":["*.a.top","b.top"],"issuer":{"CN":"ca.org"}},"source":{"name":"log.org","url":"ct.org/x"}}}',
    ["a.top", "b.top"],
  ],
  ["certstream, names alone", '{"message_type":"dns_entries","data":["a.top","b.top"]}', ["a.top", "b.top"]],
  ["a names tile", '{"Index":1,"Timestamp":2,"DNS":["a.top"],"IP":["192.0.2.1"]}', ["a.top"]],
  [
    "ECS",
    '{"host":{"name":"sensor.corp.example"},"dns":{"question":{"name":"a.top"}}}\n{"dns.question.name":"b.top"}',
    [
      "a.top",
      "b.top",
    ],
  ],
  ["passive DNS", '{"rrname":"a.top.","rrtype":"NS","rdata":["ns1.b.top."]}\n{"qname":"c.top."}', [
    "a.top",
    "c.top",
  ]],
  [
    "indicators",
    '{"indicator":"a.top","type":"domain"}\n{"indicator":"192.0.2.1","type":"IPv4"}\n{"value":"b.top"}',
    [
      "a.top",
      "b.top",
    ],
  ],
  [
    "MISP",
    '{"Event":{"info":"x","Orgc":{"name":"y.org"},"Attribute":[{"type":"domain|ip","value":"a.top|192.0.2.1"},{"type":"email-src","value":"b@c.top"}]}}',
    [
      "a.top",
    ],
  ],
  [
    "STIX",
    `{"type":"bundle","objects":[{"type":"identity","name":"cert.pl"},{"type":"indicator","pattern":"[domain-name:value = 'a.top']","external_references":[{"url":"https://blog.example.org/x"}]},{"type":"domain-name","value":"b.top"}]}`,
    [
      "a.top",
      "b.top",
    ],
  ],
  [
    "urlscan",
    '{"results":[{"task":{"url":"https://a.top/x"},"page":{"domain":"a.top"},"result":"https://urlscan.io/x"}]}',
    [
      "a.top",
      "a.top",
    ],
  ],
  [
    "VirusTotal",
    '{"data":[{"type":"domain","id":"a.top","links":{"self":"https://www.virustotal.com/x"}}]}',
    ["a.top"],
  ],
  ["SecurityTrails", '{"records":[{"hostname":"a.top","whois":{"registrar":"x"}}]}', ["a.top"]],
  ["Certspotter", '[{"id":"1","dns_names":["a.top","*.b.top"],"issuer":{"name":"x"}}]', ["a.top", "b.top"]],
  [
    "lines of a lookup",
    '{"permutation":{"domain":{"fqdn":"a.top","tld":"top","domain":"a"},"kind":"Tld"},"op":"Dns","data":{"ns":["b.top."]}}',
    [
      "a.top",
    ],
  ],
  ["objects by name", '{"a.top":{"distance":1},"b.top":{}}', ["a.top", "b.top"]],
  ["a list of texts", '["a.top","b.top"]', ["a.top", "b.top"]],
])("%s", (_, text, names) => {
  expect(namesOf(text)).toEqual(names);
  // Whatever the line ends, encodings and pieces are.
  if (!text.includes('"one\ntwo"')) expect(namesOf(text.replaceAll("\n", "\r\n"))).toEqual(names);
  const reader = new ListReader();
  const bytes = new TextEncoder().encode(text);
  const rows = Array.from(bytes, (_, i) => reader.push(bytes.subarray(i, i + 1)));
  expect([...rows, reader.end()].flat().flatMap((row) => row.names)).toEqual(names);
});

const utf16 = (text: string, isBig: boolean, mark: boolean): Uint8Array => {
  const units = [...(mark ? "\ufeff" : "") + text].map((c) => c.charCodeAt(0));
  return Uint8Array.from(units.flatMap((u) => isBig ? [u >> 8, u & 255] : [u & 255, u >> 8]));
};
test.each<[string, Uint8Array]>([
  ["UTF-8 with a mark", new TextEncoder().encode("\ufeffa.top\nb.top\n")],
  ["UTF-16LE", utf16("a.top\nb.top\n", false, true)],
  ["UTF-16BE", utf16("a.top\nb.top\n", true, true)],
  ["UTF-16LE without a mark", utf16("a.top\r\nb.top\r\n", false, false)],
  ["lines that end with CR", new TextEncoder().encode("a.top\rb.top\r")],
])("%s", (_, bytes) => {
  const reader = new ListReader();
  expect([...reader.push(bytes), ...reader.end()]).toMatchObject([
    { line: 1, names: ["a.top"] },
    { line: 2, names: ["b.top"] },
  ]);
});

test.each<[string, string, RegExp]>([
  [
    "JSON of other members",
    '{"other":1}\n{"domain":"a.top"}\n{"foo":"b.top"}',
    /^2 entries of x are left out: line 1: JSON without a member/,
  ],
  ["half an object", '{"domain":"a.top"\n{"domain":"b.top"}\n', /line 1: .*broken/],
  ["a document that breaks off", '[{"domain":"a.top"},{"dom', /breaks off/],
  ["no name", "two words\n", /line 1: "two words": it holds no host name/],
  ["hidden characters", "\u001b[2J evil\u202e\n", /\\u001b\[2J evil\\u202e/],
  ["a line without end", "a".repeat(70_000) + "\nb.top\n", /more than 16384 characters/],
  ["a web page", "<!DOCTYPE html>\n<p>", /web page/],
  ["an exception", "@@||a.top^\n", /exception/],
  [
    "names of another file",
    "$ORIGIN top.\n$INCLUDE more.zone\nb NS c.\n",
    /line 2: .*names that are not in the list/,
  ],
  ["a word among names", "a.top, b..top\n", /line 1: "b..top": it is not a host name/],
])("says what it leaves out: %s", (_, text, said) => {
  expect(readListText(text).tally.words("x")).toMatch(said);
});

test.each([
  "a.top, b.top ..",
  "||a.top^\n||b.top^$third-party\naddress=/c.top/0.0.0.0\n0.0.0.0 d.top",
  "a.top 1.2.3.4",
  "a.top,0.93,http://1.2.3.4/x",
  "a.top is what b..top was",
])("leaves out nothing that is no name: %s", (text) => {
  expect(readListText(text).tally.skipped).toBe(0);
});

test("names after a broken line are read, and lines are counted", () => {
  const { rows, tally } = readListText(
    '{"domain":"a.top","x":"\n{ half a line\n{"domain":"b.top"}\n\n\nc.top\n',
  );
  expect(rows.flatMap(({ line, names }) => names.map((name) => [line, name]))).toEqual([
    [1, "a.top"],
    [3, "b.top"],
    [6, "c.top"],
  ]);
  expect(tally.skipped).toBe(2);
});

test("a name after an object that never ends is read", () => {
  const { rows, tally } = readListText(
    '{"domain": 1\nusps-track.top\n{"type":"heartbeat"}\n{"op":"Meta","data":{"kind":"Done"}}\n',
  );
  expect(rows).toMatchObject([{ line: 2, names: ["usps-track.top"] }]);
  expect(tally.skipped).toBe(1);
});
