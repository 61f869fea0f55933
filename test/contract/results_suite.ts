import { expect, test } from "vitest";
import { type Contract, linesOf } from "./service.ts";

const SQUAT = "/v1/lookup/squat/kestrelbank.com";
const UNKNOWN = "00000000-0000-7000-8000-000000000000";
const COLUMNS = "fqdn,tld,domain,permutation,distance,ips,asn,country,ns,mx,http_banner,redirect_final_url," +
  "registrar,registration_date,legitimate,phishing,parked,certificate_fingerprint,screenshot";

/** Retained results, and their retention. */
export function resultTests(contract: () => Contract): void {
  const uuidOf = async () => (await contract().once(SQUAT)).headers.get("x-service-result-id")!;

  test.each(["", "/ndjson"])(
    "retrieve/{uuid}%s is byte for byte what was streamed, Meta lines too",
    async (format) => {
      const answer = await contract().ask(`/v1/retrieve/${await uuidOf()}${format}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^application\/x-ndjson\b/);
      expect(answer.text).toBe((await contract().once(SQUAT)).text);
    },
  );

  test("retrieve/{uuid}/json is one object by FQDN, absent rather than null, that holds every name of the stream", async () => {
    const answer = await contract().ask(`/v1/retrieve/${await uuidOf()}/json`);
    expect(answer.headers.get("content-type")).toMatch(/^application\/json\b/);
    const merged = JSON.parse(answer.text);
    const streamed = linesOf(await contract().once(SQUAT)).filter((line) => line.op !== "Meta");
    expect(Object.keys(merged).sort())
      .toEqual([...new Set(streamed.map((line) => line.permutation!.domain.fqdn))].sort());
    for (const line of streamed) {
      const found = merged[line.permutation!.domain.fqdn!];
      expect(found.permutation).toEqual(line.permutation);
      if (line.op === "Levenshtein") expect(found.distance).toBe(line.data);
      if (line.op === "HttpBanner" && line.data != null) expect(found.http_banner).toBe(line.data);
      if (line.op === "GeoIp") expect(found.ips[line.data.ip]).toEqual(line.data);
      expect(Object.values(found)).not.toContain(null);
    }
  });

  test("retrieve/{uuid}/csv has the header row and one row a name", async () => {
    const answer = await contract().ask(`/v1/retrieve/${await uuidOf()}/csv`);
    expect(answer.headers.get("content-type")).toMatch(/^text\/csv\b/);
    const rows = answer.text.trimEnd().split(/\r\n/);
    expect(rows[0]).toBe(COLUMNS);
    const names = linesOf(await contract().once(SQUAT)).flatMap((line) =>
      line.permutation?.domain.fqdn ?? []
    );
    expect(rows.slice(1).map((row) => row.split(",")[0]).sort()).toEqual([...new Set(names)].sort());
  });

  test.each([
    ["unknown", UNKNOWN],
    ["malformed", "not-a-uuid"],
  ])("an %s uuid is 404 on reads, 400 on save", async (_, uuid) => {
    for (const format of ["", "/ndjson", "/json", "/csv"]) {
      expect((await contract().ask(`/v1/retrieve/${uuid}${format}`)).status).toBe(404);
    }
    const put = await contract().ask(`/v1/retrieve/save/${uuid}`, undefined, { method: "PUT" });
    expect(put.status).toBe(400);
  });

  test("any key of the owner reads it; another owner's is 404 on reads, 400 on save", async () => {
    const { ct, other } = contract().keys;
    const path = `/v1/retrieve/${await uuidOf()}`;
    const save = path.replace("/retrieve", "/retrieve/save");
    expect((await contract().ask(path, ct)).status).toBe(200);
    expect((await contract().ask(path, other)).status).toBe(404);
    expect((await contract().ask(save, other, { method: "PUT" })).status).toBe(400);
    // Saving needs the scope that made it.
    expect((await contract().ask(save, ct, { method: "PUT" })).status).toBe(403);
    expect((await contract().ask(save, null, { method: "PUT" })).status).toBe(401);
  });

  test.each(["", "?content-type=json", "?content-type=ndjson"])(
    "save%s answers uuid, ttl 30 days from now, saved_at as JSON",
    async (query) => {
      const uuid = await uuidOf();
      const answer = await contract().ask(`/v1/retrieve/save/${uuid}${query}`, undefined, { method: "PUT" });
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/json"]);
      const saved = JSON.parse(answer.text);
      expect(Object.keys(saved).sort()).toEqual(["saved_at", "ttl", "uuid"]);
      expect(saved.uuid).toBe(uuid);
      expect(saved.ttl - saved.saved_at).toBe(30 * 86_400);
    },
  );

  test("save as CSV: uuid,ttl,saved_at; any other content-type is 400", async () => {
    const path = `/v1/retrieve/save/${await uuidOf()}?content-type=`;
    const csv = await contract().ask(`${path}csv`, undefined, { method: "PUT" });
    expect(csv.headers.get("content-type")).toMatch(/^text\/csv\b/);
    expect(csv.text).toMatch(/^uuid,ttl,saved_at\r\n[0-9a-f-]{36},\d+,\d+\r\n$/);
    expect((await contract().ask(`${path}xml`, undefined, { method: "PUT" })).status).toBe(400);
  });
}
