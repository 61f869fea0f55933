import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { verifyEvidence } from "../../../../../server/extras/takedown/lib/evidence/verify.ts";
import { readZip } from "../../../../../server/extras/takedown/lib/evidence/zip.ts";
import { Paces } from "../../../../../server/fair/paces.ts";
import { createClient } from "../../../../../server/client.ts";
import { installationKey, KEY_FILE } from "../../../../../server/extras/takedown/evidence/key.ts";
import { EVIDENCE } from "../../../../../server/extras/takedown/evidence/store.ts";
import { type MiniInternet, startMiniInternet } from "../../../../../server/mini/mod.ts";
import { bearer, testService } from "../../../service.ts";

const root = mkdtempSync(join(tmpdir(), "deadringer-evidence-"));
const NAME = "kestrelbank-login.com";
let mini: MiniInternet;
beforeAll(async () => void (mini = await startMiniInternet()));
afterAll(async () => {
  await mini.close();
  rmSync(root, { recursive: true });
});

function serviceWith(files: string, env: Record<string, string> = {}) {
  const paces = new Paces(mini.io);
  const tested = testService({
    io: mini.io,
    files,
    paces,
    env,
  });
  return Object.assign(tested, { paces });
}
type Tested = ReturnType<typeof serviceWith>;

/** A stored result about the demo's brand. */
async function resultOf({ handle }: Tested, key: string): Promise<string> {
  const response = await handle(
    new Request(`http://x/v1/lookup/squat/${mini.domain}`, { headers: bearer(key) }),
  );
  await response.text();
  return response.headers.get("x-service-result-id")!;
}
test("who may only ask name servers gets no visit by way of evidence", async () => {
  const tested = serviceWith(join(root, "four"));
  const key = await tested.key(["lookup:nxdomain"]);
  const lookup = await tested.handle(
    new Request(`http://x/v1/lookup/nxdomain/${mini.domain}`, { headers: bearer(key) }),
  );
  await lookup.text();
  const refused = await ask(tested, key, {
    result: lookup.headers.get("x-service-result-id"),
    name: "exmple.com",
  });
  expect([refused.status, (await refused.json()).detail]).toEqual([
    403,
    "This key lacks the scope lookup:squat, as evidence visits the name",
  ]);
  expect(tested.service.streams.taken).toBe(0);
});

const ask = ({ handle }: Tested, key: string | null, body: unknown) =>
  handle(
    new Request("http://x/v1/evidence", {
      method: "POST",
      headers: { "content-type": "application/json", ...key === null ? {} : bearer(key) },
      body: JSON.stringify(body),
    }),
  );

test("the report of a name for which a wildcard answers says so", async () => {
  const tested = serviceWith(join(root, "wildcard"));
  const key = await tested.key();
  const uuid = await resultOf(tested, key);
  const client = createClient({
    server: "http://x",
    key,
    fetch: (input, init) => tested.handle(new Request(input as string, init)),
  });
  const reportOf = async (name: string) => {
    await client.collectEvidence(uuid, name);
    const files = await readZip(await client.evidence(uuid, name));
    return new TextDecoder().decode(files.find(({ path }) => path === "report.html")!.bytes);
  };
  expect(await reportOf("kestrelbank.ws")).toContain("answers for this name, as for any beside it");
  expect(await reportOf(NAME)).not.toContain("as for any beside it");
});

test("evidence is collected in its owner's turns, and its questions are the owner's", async () => {
  const tested = serviceWith(join(root, "turns"));
  const key = await tested.key(undefined, { owner: "ann" });
  const uuid = await resultOf(tested, key);
  const { turns } = tested.paces;
  const { worked } = turns;
  const owners = new Set<string>();
  turns.worked = (owner, ms) => (owners.add(owner), worked.call(turns, owner, ms));
  const made = await ask(tested, key, { result: uuid, name: NAME });
  turns.worked = worked;
  expect([made.status, [...owners]]).toEqual([201, ["ann"]]);
});

test("evidence is stored with its result, for its owner only, and goes with it", async () => {
  const folder = join(root, "one");
  const tested = serviceWith(folder);
  const { handle, key, service } = tested;
  const [own, other] = [await key(), await key(undefined, { owner: "other" })];
  const uuid = await resultOf(tested, own);
  const client = createClient({
    server: "http://x",
    key: own,
    fetch: (input, init) => handle(new Request(input as string, init)),
  });
  const made = await client.collectEvidence(uuid, NAME);
  expect(made).toMatchObject({ result: uuid, name: NAME, original: mini.domain });
  expect(made.url).toBe(`/v1/retrieve/${uuid}/evidence/${NAME}`);
  const bundle = await client.evidence(uuid, NAME);
  expect(bundle.length).toBe(made.size);
  const { problems, manifest, key: signer } = verifyEvidence(bundle);
  expect([problems, signer, manifest!.files.length]).toEqual([[], made.key, made.files]);
  const files = new Map(readZip(bundle).map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
  const { desks } = JSON.parse(files.get("contacts.json")!);
  expect(desks).toEqual(expect.arrayContaining([
    expect.objectContaining({ role: "registrar", email: "abuse@quick-domains.com" }),
    expect.objectContaining({ role: "hosting", subject: "127.40.0.2" }),
  ]));
  // Whom registries name for the network is evidence too, as received.
  for (const kind of ["domain", "ip network"]) {
    expect(files.get("http/visit.warc")).toContain(`"objectClassName":"${kind}"`);
  }

  const get = (path: string, who: string | null) =>
    handle(new Request(`http://x${path}`, who === null ? {} : { headers: bearer(who) }));
  const answer = await get(made.url, own);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": `attachment; filename="${uuid}.zip"`,
    "cache-control": "private, no-store",
    "x-content-type-options": "nosniff",
  });
  // A name may come in capitals, in Unicode and with full-width characters: it is the same name.
  const spelled = encodeURIComponent(NAME.toUpperCase().replace("A", "\uff21"));
  expect((await get(made.url.replace(NAME, spelled), own)).status).toBe(200);
  expect((await get(made.url, null)).status).toBe(401);
  expect((await get(made.url, other)).status).toBe(404);
  for (
    const wrong of [
      `/v1/retrieve/${uuid}/evidence/examp1e.com`,
      `/v1/retrieve/${uuid}/evidence/..%2f..%2f${KEY_FILE}`,
      `/v1/retrieve/${uuid}/evidence/%2e%2e`,
      `/v1/retrieve/01890000-0000-7000-8000-000000000000/evidence/${NAME}`,
    ]
  ) expect((await get(wrong, own)).status).toBe(404);

  expect(readdirSync(join(folder, "evidence"))).toEqual([uuid]);
  expect(statSync(join(folder, "evidence", uuid, `${NAME}.zip`)).mode & 0o777).toBe(0o600);
  await service.stores.results.remove(uuid);
  expect((await get(made.url, own)).status).toBe(404);
  await service.owned.sweep(async (each) => await service.stores.results.get(each, service.now()) !== null);
  expect(readdirSync(join(folder, "evidence"))).toEqual([]);
});

test("deleting a result deletes its evidence", async () => {
  const folder = join(root, "two");
  const tested = serviceWith(folder);
  const own = await tested.key();
  const uuid = await resultOf(tested, own);
  await EVIDENCE.inFolder(folder, () => Promise.resolve(null))
    .put(uuid, NAME, new Uint8Array(3));
  const gone = await tested.handle(
    new Request(`http://x/v1/retrieve/${uuid}`, { method: "DELETE", headers: bearer(own) }),
  );
  expect([gone.status, readdirSync(join(folder, "evidence"))]).toEqual([204, []]);
});

test("what one owner may store is limited, said in the usage, and refused with what to delete", async () => {
  const folder = join(root, "quota");
  const tested = serviceWith(folder, { DEADRINGER_OWNER_DISK: "1" });
  const { handle, service } = tested;
  const [ann, bob] = [await tested.key(), await tested.key(undefined, { owner: "bob" })];
  // From an earlier process: nobody has told this one.
  const uuid = "01890000-0000-7000-8000-000000000001";
  const { results } = service.stores;
  const made = { uuid, owner: "ann", scope: "lookup:squat" as const, domain: mini.domain };
  await results.begin({ ...made, created_at: 0, expires_at: 2 ** 50 });
  const before = EVIDENCE.inFolder(folder, () => Promise.resolve(null));
  await before.put(uuid, NAME, new Uint8Array(1_048_577));
  const call = async (method: string, path: string, key: string, body?: unknown) => {
    const response = await handle(
      new Request(`http://x${path}`, {
        method,
        headers: { ...bearer(key), "content-type": "application/json" },
        ...body === undefined ? {} : { body: JSON.stringify(body) },
      }),
    );
    // deno-lint-ignore no-explicit-any
    return { status: response.status, body: await response.json().catch(() => null) as any };
  };
  const disk = async (key: string) => (await call("GET", "/v1/meta/usage", key)).body.disk;
  const other = await resultOf(tested, bob);
  for await (const chunk of results.chunks(other, 0)) {
    await results.append(uuid, chunk, { expires_at: 2 ** 50, names: 1 });
  }
  const { result_bytes, ...others } = await disk(ann);
  expect(others).toEqual({ evidence_bytes: 1_048_577, limit_bytes: 1_048_576 });
  expect(result_bytes).toBeGreaterThan(2);
  expect(await disk(bob)).toMatchObject({ evidence_bytes: 0 });
  const refused = await call("POST", "/v1/evidence", ann, { result: uuid, name: NAME });
  expect(refused.status).toBe(503);
  expect(refused.body.detail).toContain(`DELETE /v1/retrieve/UUID, such as ${uuid} (2 MiB)`);
  const lookedUp = await call("GET", `/v1/lookup/squat/${mini.domain}`, ann);
  expect([lookedUp.status, lookedUp.body.detail]).toEqual([
    503,
    expect.stringMatching(/^Results \(1 MiB\) and evidence \(2 MiB\) of this owner have the 1 MiB/),
  ]);
  // Another owner is not affected, and what was deleted counts no more.
  expect((await call("POST", "/v1/evidence", bob, { result: other, name: NAME })).status).toBe(201);
  expect((await disk(bob)).evidence_bytes).toBeGreaterThan(1_000);
  expect((await call("DELETE", `/v1/retrieve/${uuid}`, ann)).status).toBe(204);
  expect(await disk(ann)).toMatchObject({ result_bytes: 0, evidence_bytes: 0 });
  // What was deleted counts no more, at once.
  await resultOf(tested, ann);
});

test("a result of one's own, its scope, a name and a folder are needed", async () => {
  const tested = serviceWith(join(root, "three"));
  const own = await tested.key();
  const uuid = await resultOf(tested, own);
  const statusOf = async (key: string | null, body: unknown) => (await ask(tested, key, body)).status;
  expect(await statusOf(null, { result: uuid, name: NAME })).toBe(401);
  expect(await statusOf(await tested.key(["ct"]), { result: uuid, name: NAME })).toBe(403);
  expect(await statusOf(await tested.key(undefined, { owner: "other" }), { result: uuid, name: NAME })).toBe(
    404,
  );
  expect(await statusOf(own, { result: "01890000-0000-7000-8000-000000000000", name: NAME })).toBe(404);
  expect(await statusOf(own, { result: uuid, name: "not a name" })).toBe(400);
  expect(await statusOf(own, { result: uuid, name: mini.domain })).toBe(400);
  expect(await statusOf(own, { result: uuid })).toBe(400);
  // Other names than those of the result may be visited by those who may visit any.
  const squat = await tested.key(["lookup:squat"]);
  const elsewhere = await ask(tested, squat, { result: uuid, name: "example.net" });
  expect([elsewhere.status, (await elsewhere.json()).detail]).toEqual([
    403,
    "This key lacks the scope analyze, as the result does not have example.net",
  ]);
  expect(await statusOf(own, { result: uuid, name: NAME, more: 1 })).toBe(400);
  const without = testService({ io: mini.io });
  const key = await without.key();
  const refused = await ask(without as Tested, key, { result: uuid, name: NAME });
  expect([refused.status, (await refused.json()).detail]).toEqual([
    404,
    expect.stringContaining("no data folder"),
  ]);
});

test("the key is made once, for its owner only, and no other file is taken for it", () => {
  const folder = join(root, "keys");
  const first = installationKey(folder).export({ type: "pkcs8", format: "pem" });
  expect(installationKey(folder).export({ type: "pkcs8", format: "pem" })).toBe(first);
  const path = join(folder, KEY_FILE);
  expect([statSync(path).mode & 0o777, readdirSync(folder)]).toEqual([0o600, [KEY_FILE]]);
  expect(readFileSync(path, "utf8")).toBe(first);
  chmodSync(path, 0o644);
  expect(() => installationKey(folder)).toThrow(/which others can read: run chmod 600/);
  chmodSync(path, 0o600);
  writeFileSync(path, "no key");
  expect(() => installationKey(folder)).toThrow(/not an Ed25519 key/);
  expect(readFileSync(path, "utf8")).toBe("no key");
});
