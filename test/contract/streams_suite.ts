import { connect } from "node:http2";
import { expect, test } from "vitest";
import { onNodeOnly } from "../requires.ts";
import { type Answer, type Contract, type Line, linesOf } from "./service.ts";

const SQUAT = "/v1/lookup/squat/kestrelbank.com";
const NXDOMAIN = "/v1/lookup/nxdomain/kestrelbank.com";
const ANALYZE = "/v1/analyze/kestreibank.com";

const KINDS = ("Addition Bitsquatting Hyphenation Insertion Omission Repetition Replacement Subdomain " +
  "Transposition VowelSwap VowelShuffle Keyword Tld Homoglyph Mapped DoubleVowelInsertion " +
  "CertificateTransparency FauxTld UserContext Unknown").split(" ");
const OPS = ("Levenshtein GeoIp IpEnumeration HttpBanner Rdap WhoIs Classification Meta Screenshot Dns " +
  "Technologies RedirectChain RegistrationMetadata Nxdomain MxCheck OriginX509 PassiveDns PassiveTls " +
  "CertificateTransparency").split(" ");
const CERTIFICATE = ("fingerprint_sha256 serial subject_dn issuer_dn not_before not_after ttl_days key_alg " +
  "key_size_bits sig_alg_oid san_dns san_dns_count san_ip is_ca path_len policy_oids ocsp_uris crl_dp")
  .split(" ").sort();

const text = expect.any(String);
const integer = expect.toSatisfy(Number.isInteger);
const isText = (value: unknown) => typeof value === "string";
const texts = expect.toSatisfy((value: unknown) => Array.isArray(value) && value.every(isText));
const share = expect.toSatisfy((value: number) => value >= 0 && value <= 1);

/** Streams and what their lines carry. */
export function streamTests(contract: () => Contract): void {
  const lines = async (path: string) => linesOf(await contract().once(path));
  /** What the lines of an op carry; there must be some. */
  const dataOf = async (path: string, op: string) => {
    const found = (await lines(path)).filter((line) => line.op === op && line.data != null);
    expect(found.length, `lines of ${op}`).toBeGreaterThan(0);
    return found.map((line) => line.data);
  };

  test.each([SQUAT, NXDOMAIN, ANALYZE])(
    "a stream is NDJSON, each line an object ended by \\n: %s",
    async (path) => {
      const answer = await contract().once(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^application\/x-ndjson\b/);
      expect(answer.text).toMatch(/\}\n$/);
      for (const line of linesOf(answer)) {
        expect(OPS).toContain(line.op);
        expect(["permutation,op,data", "permutation,op", "op,data"]).toContain(Object.keys(line).join());
      }
    },
  );

  test.each([SQUAT, NXDOMAIN, ANALYZE])(
    "first Progress [0, total]; then it only grows; at last [total, total], StoredResult, Done: %s",
    async (path) => {
      const all = await lines(path);
      const kinds = all.slice(-3).map((line) => line.op === "Meta" ? line.data.kind : line.op);
      expect(kinds).toEqual(["Progress", "StoredResult", "Done"]);
      expect(all.at(-1)).toEqual({ op: "Meta", data: { kind: "Done" } });
      const progress = all.filter((line) => line.data?.kind === "Progress").map((line) => line.data.data);
      expect(progress[0][0]).toBe(0);
      expect(progress.at(-1)[0]).toBe(progress.at(-1)[1]);
      let [done, total] = [0, 0];
      for (const pair of progress) {
        expect(pair).toEqual([integer, integer]);
        expect(pair[0]).toBeGreaterThanOrEqual(done);
        expect(pair[1]).toBeGreaterThanOrEqual(total);
        [done, total] = pair;
      }
      expect(all[0]).toEqual({ op: "Meta", data: { kind: "Progress", data: progress[0] } });
    },
  );

  test.each([SQUAT, NXDOMAIN, ANALYZE])(
    "Meta has no permutation; every other line has one of a known kind: %s",
    async (path) => {
      for (const { op, permutation } of await lines(path)) {
        if (op === "Meta") expect(permutation).toBeUndefined();
        else {
          expect(permutation).toEqual({ domain: { fqdn: text, tld: text, domain: text }, kind: text });
          expect(KINDS).toContain(permutation!.kind);
        }
      }
    },
  );

  test("X-Service-Result-Id is the uuid of the StoredResult line", async () => {
    const answer = await contract().once(SQUAT);
    const stored = linesOf(answer).find((line) => line.data?.kind === "StoredResult")!;
    expect(stored.data.data).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(answer.headers.get("x-service-result-id")).toBe(stored.data.data);
  });

  test("analyze: every line is of the analysed host, of kind Unknown; no Levenshtein; Dns and Classification", async () => {
    // Also where it is compared with a brand.
    const all = [...await lines(ANALYZE), ...await lines(`${ANALYZE}?brand=kestrelbank.com`)]
      .filter((line: Line) => line.op !== "Meta");
    const ops = all.map((line) => line.op);
    expect(ops).toEqual(expect.arrayContaining(["Dns", "Classification"]));
    expect(ops).not.toContain("Levenshtein");
    const domain = { fqdn: "kestreibank.com", tld: "com", domain: "kestreibank" };
    for (const line of all) expect(line.permutation).toEqual({ domain, kind: "Unknown" });
  });

  test("names are Unicode; Levenshtein counts code points over the whole FQDN", async () => {
    const found = (await lines(SQUAT)).filter((line) => line.op === "Levenshtein");
    const of = (name: string) => found.find((line) => line.permutation!.domain.fqdn === name)?.data;
    expect(of("kestreibank.com")).toBe(1);
    expect(found.some((line) => /[^\0-\x7f]/.test(line.permutation!.domain.fqdn!))).toBe(true);
    for (const line of found) {
      expect(line.data).toEqual(integer);
      expect(line.permutation!.domain.fqdn).not.toMatch(/(^|\.)xn--/);
    }
  });

  test("GeoIp: an IP, its network, two letters each for continent and country; one line an IP", async () => {
    const seen = new Set<string>();
    for (const line of (await lines(SQUAT)).filter((each) => each.op === "GeoIp")) {
      expect(line.data.ip).toEqual(text);
      if (line.data.asn != null) expect(line.data.asn).toEqual({ number: integer, organization: text });
      if (line.data.country != null) {
        expect(line.data.country).toEqual({
          continent: expect.stringMatching(/^[A-Z]{2}$/),
          iso_code: expect.stringMatching(/^[A-Z]{2}$/),
        });
      }
      const place = `${line.permutation!.domain.fqdn} ${line.data.ip}`;
      expect(seen.has(place), place).toBe(false);
      seen.add(place);
    }
    expect(seen.size).toBeGreaterThan(0);
  });

  test("Dns: all six arrays of strings; host names end with a dot", async () => {
    for (const data of await dataOf(SQUAT, "Dns")) {
      expect(data).toEqual({ a: texts, aaaa: texts, mx: texts, txt: texts, cname: texts, ns: texts });
      for (const host of [...data.mx, ...data.cname, ...data.ns]) expect(host).toMatch(/\.$/);
    }
  });

  test("IpEnumeration: strings, A before AAAA", async () => {
    for (const ips of await dataOf(SQUAT, "IpEnumeration")) {
      expect(ips).toEqual(texts);
      const isV6 = ips.map((ip: string) => Number(ip.includes(":")));
      expect(isV6).toEqual(isV6.toSorted());
    }
  });

  test("Classification: three shares from 0 to 1 that add up to 1", async () => {
    for (const data of await dataOf(SQUAT, "Classification")) {
      expect(data).toEqual({ legitimate: share, phishing: share, parked: share });
      expect(data.legitimate + data.phishing + data.parked).toBeCloseTo(1, 6);
    }
  });

  test("Nxdomain: query {name,type,rcode}, trusted, soa with seven members or null", async () => {
    for (const data of await dataOf(NXDOMAIN, "Nxdomain")) {
      expect(data.query).toMatchObject({ name: text, type: expect.anything(), rcode: expect.anything() });
      expect(data.trusted).toEqual(expect.any(Boolean));
      if (data.soa != null) {
        const members = ["expire", "minimum", "mname", "refresh", "retry", "rname", "serial"];
        expect(Object.keys(data.soa).sort()).toEqual(members);
      }
    }
  });

  test("RedirectChain: hop 0 is InitialRequest with status null; then Http, Javascript or Client", async () => {
    for (const chain of await dataOf(SQUAT, "RedirectChain")) {
      expect(chain[0]).toMatchObject({ kind: "InitialRequest", status: null });
      for (const [at, hop] of chain.entries()) {
        expect(URL.canParse(hop.url)).toBe(true);
        if (at > 0) expect(["Http", "Javascript", "Client"]).toContain(hop.kind);
        if (hop.kind === "Http") expect(hop.status).toEqual(integer);
        if (hop.certificate != null) {
          expect(hop.certificate).toMatchObject({
            subject_name: text,
            san_list: texts,
            issuer: text,
            valid_from: expect.any(Number),
            valid_to: expect.any(Number),
            certificate_transparency_compliance: text,
            certificate_id: 0,
          });
        }
      }
    }
  });

  test("OriginX509: the eighteen fields and no others; lower hex; days rounded down; lists sorted", async () => {
    for (const data of await dataOf(SQUAT, "OriginX509")) {
      expect(Object.keys(data).sort()).toEqual(CERTIFICATE);
      expect(data.fingerprint_sha256).toMatch(/^[0-9a-f]{64}$/);
      expect(data.serial).toMatch(/^(0|[1-9a-f][0-9a-f]*)$/);
      expect(data.ttl_days).toBe(Math.floor((data.not_after - data.not_before) / 86_400));
      expect(data.san_dns_count).toBe(data.san_dns.length);
      expect(data.key_alg).toMatch(/^\d+(\.\d+)+$/);
      expect(data.sig_alg_oid).toMatch(/^\d+(\.\d+)+$/);
      for (const list of [data.san_dns, data.san_ip, data.policy_oids, data.ocsp_uris, data.crl_dp]) {
        expect(list).toEqual(list.toSorted());
      }
    }
  });

  test("PassiveDns: rrname is the value seen, rdata the queried name; six fields", async () => {
    for (const line of (await lines(ANALYZE)).filter((each) => each.op === "PassiveDns")) {
      for (const row of line.data) {
        expect(row).toEqual({
          rrtype: text,
          rrname: text,
          rdata: "kestreibank.com",
          time_first: integer,
          time_last: integer,
          count: integer,
        });
        expect(row.time_first).toBeLessThanOrEqual(row.time_last);
      }
    }
    await dataOf(ANALYZE, "PassiveDns");
  });

  test("PassiveTls: by IP, certificates and subjects", async () => {
    for (const data of await dataOf(ANALYZE, "PassiveTls")) {
      for (const [ip, value] of Object.entries<{ certificates: string[] }>(data)) {
        expect(ip).toMatch(/^[\d.]+$|:/);
        expect(value).toEqual({ certificates: texts, subjects: texts });
        for (const hash of value.certificates) expect(hash).toMatch(/^([0-9a-f]{40}|[0-9a-f]{64})$/);
      }
    }
  });

  test("MxCheck, HttpBanner, Technologies, RegistrationMetadata, CertificateTransparency: their shapes", async () => {
    for (const data of await dataOf(ANALYZE, "MxCheck")) {
      expect(data).toEqual({ is_positive: expect.any(Boolean), response: text });
    }
    for (const data of await dataOf(SQUAT, "HttpBanner")) expect(data).toEqual(text);
    for (const data of await dataOf(SQUAT, "Technologies")) expect(data).toEqual(data.toSorted());
    for (const data of await dataOf(SQUAT, "RegistrationMetadata")) {
      expect(data).toMatchObject({ status_codes: texts, nameservers: texts, timeline: expect.any(Array) });
      for (const date of [data.registration_date, data.expiration_date, data.updated_on]) {
        if (date !== null) expect(date).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/);
      }
    }
    for (const data of await dataOf(SQUAT, "CertificateTransparency")) {
      expect(data).toMatchObject({ name: text, is_precert: expect.any(Boolean) });
      expect(data.labels).toMatchObject({ tld: text, etld1: text, domain: text });
    }
  });

  test.each([
    ["application/json", "json"],
    ["application/x-ndjson", "ndjson"],
    ["application/x-ndjson, application/json", "ndjson"],
    ["application/json, application/x-ndjson;q=0.5", "json"],
    ["*/*", "ndjson"],
    ["text/html", "ndjson"],
  ])("v2 honors Accept: %s gives %s; Vary: Accept", async (accept, format) => {
    const path = "/v2/nxdomain/kestrelbank.com";
    const answer = await contract().ask(path, undefined, { headers: { accept } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("vary")).toMatch(/\baccept\b/i);
    if (format === "ndjson") {
      expect(answer.headers.get("content-type")).toMatch(/^application\/x-ndjson\b/);
      expect(linesOf(answer).at(-1)!.data.kind).toBe("Done");
    } else {
      expect(answer.headers.get("content-type")).toMatch(/^application\/json\b/);
      expect(JSON.parse(answer.text)).toSatisfy((merged) =>
        Object.entries(merged).every(([name, found]) =>
          (found as { permutation: Line["permutation"] }).permutation!.domain.fqdn === name
        )
      );
    }
  });

  test("/v2/discover is the v2 NXDOMAIN lookup", async () => {
    const answer: Answer = await contract().ask("/v2/discover/kestrelbank.com");
    expect(linesOf(answer).map((line) => line.op)).toContain("Nxdomain");
  });

  onNodeOnly("a client of node:http2")(
    "a stream comes over HTTP/2 without TLS (prior knowledge)",
    async () => {
      const session = connect(contract().base);
      const stream = session.request({ ":path": ANALYZE, authorization: `Bearer ${contract().keys.all}` });
      let status = 0;
      stream.on("response", (headers) => status = headers[":status"]!);
      let body = "";
      for await (const part of stream.setEncoding("utf8")) body += part;
      session.close();
      expect([status, body.trimEnd().split("\n").at(-1)]).toEqual([
        200,
        '{"op":"Meta","data":{"kind":"Done"}}',
      ]);
    },
  );
}
