import { describe, expect, test } from "vitest";
import { findingsOf, stixObjects } from "../../../../lib/export/mod.ts";
import type { StreamMessage } from "../../../../mod.ts";
import { BRAND, lookupLines } from "../../../lib/export/lookup.ts";
import { get, linesOf } from "../../requests.ts";
import { bearer, type TestService, testService } from "../../service.ts";

const TAXII = "application/taxii+json;version=2.1";
const COLLECTIONS = "/taxii2/deadringer/collections/";

async function* exampleLookup(): AsyncGenerator<StreamMessage> {
  yield* lookupLines();
}

/** A service in which `owner` looked the brand up, at the time that its clock tells. */
async function lookedUp(lookup: () => AsyncGenerator<StreamMessage> = exampleLookup) {
  let time = Date.UTC(2026, 2, 1);
  const each = testService({ lookup, now: () => time });
  const key = await each.key();
  const again = async () => {
    const response = await each.handle(get(`/v1/lookup/squat/${BRAND}`, bearer(key)));
    const lines = await linesOf(response);
    await each.service.jobs.idle();
    return { uuid: response.headers.get("x-service-result-id")!, last: lines.at(-1)!, at: time };
  };
  const first = await again();
  return { each, key, first, again, wait: (ms: number) => void (time += ms) };
}

function asker({ handle }: TestService, key: string, headers: Record<string, string> = {}) {
  return async (path: string) => {
    const response = await handle(get(path, { ...bearer(key), accept: TAXII, ...headers }));
    return { response, body: response.status < 400 ? await response.json() : await response.text() };
  };
}

describe("TAXII", () => {
  test("a client finds the collection of a brand and reads all of it page by page", async () => {
    const { each, key, first } = await lookedUp();
    const ask = asker(each, key);
    const { body: discovery, response } = await ask("/taxii2/");
    expect(response.headers.get("content-type")).toBe(TAXII);
    const { body: root } = await ask(discovery.default);
    expect(root.versions).toEqual([TAXII]);
    const { body: { collections: [collection] } } = await ask(`${discovery.default}collections/`);
    expect(collection).toMatchObject({ alias: BRAND, can_read: true, can_write: false });
    expect((await ask(`${COLLECTIONS}${collection.id}/`)).body).toEqual(collection);

    const { findings } = await findingsOf(lookupLines(), BRAND);
    const all = await Array.fromAsync(
      stixObjects(findings, { brand: BRAND, at: first.at }),
      ([object]) => object,
    );
    const got: unknown[] = [];
    for (let next = "";;) {
      const path = `${COLLECTIONS}${collection.id}/objects/?limit=50${next && `&next=${next}`}`;
      const { body: page, response } = await ask(path);
      got.push(...page.objects);
      expect(response.headers.get("x-taxii-date-added-last")).toBe(new Date(first.at).toISOString());
      expect(page.more ?? false).toBe(page.next !== undefined);
      if (page.next === undefined) break;
      next = page.next;
    }
    expect(got).toEqual(all);
  });

  test("pages after the first come from the lookup of the first; a poll sees what a newer lookup added", async () => {
    const { each, key, first, again, wait } = await lookedUp();
    const ask = asker(each, key);
    const { body: { collections: [{ id }] } } = await ask(COLLECTIONS);
    const { body: { next } } = await ask(`${COLLECTIONS}${id}/objects/?limit=10`);
    const poll = `${COLLECTIONS}${id}/objects/?added_after=${new Date(first.at).toISOString()}`;
    expect((await ask(poll)).body).toEqual({});
    wait(3_600_000);
    const second = await again();
    expect(next).toContain(first.uuid);
    const { response } = await ask(`${COLLECTIONS}${id}/objects/?limit=10&next=${next}`);
    expect(response.headers.get("x-taxii-date-added-last")).toBe(new Date(first.at).toISOString());
    const polled = await ask(poll);
    expect(polled.response.headers.get("x-taxii-date-added-first")).toBe(new Date(second.at).toISOString());
    expect(polled.body.objects.length).toBeGreaterThan(100);
  });

  test("a look at found names alone does not stand for the lookup of the brand", async () => {
    const { each, key, first, wait } = await lookedUp();
    const ask = asker(each, key);
    const { results } = each.service.stores;
    const { body: { collections: [{ id }] } } = await ask(COLLECTIONS);
    wait(60_000);
    const [record] = await results.list("ann", first.at, 1);
    const uuid = "01900000-0000-7000-8000-000000000001";
    await results.begin({ ...record!, uuid, given: true, created_at: first.at + 60_000 });
    const bytes = new TextEncoder().encode('{"op":"Meta","data":{"kind":"Done"}}\n');
    await results.append(uuid, { first: 0, lines: 1, bytes }, { expires_at: 2 ** 50, names: 1 });
    const { body, response } = await ask(`${COLLECTIONS}${id}/objects/?limit=50`);
    expect(response.headers.get("x-taxii-date-added-last")).toBe(new Date(first.at).toISOString());
    expect(body.objects).toHaveLength(50);
  });

  test("a path whose percent-encoding is not UTF-8 is refused", async () => {
    const { each, key } = await lookedUp();
    const ask = asker(each, key);
    const { body: { collections: [{ id }] } } = await ask(COLLECTIONS);
    for (const path of [`${id}/objects/%ff/`, `${id}/objects/%ff/versions/`]) {
      expect((await ask(COLLECTIONS + path)).response.status).toBe(400);
    }
    for (const path of ["%ff/", "%ff/objects/", "%ff/manifest/"]) {
      expect((await ask(COLLECTIONS + path)).response.status).toBe(404);
    }
  });

  test("objects are chosen by type, id and version; the manifest names each", async () => {
    const { each, key } = await lookedUp();
    const ask = asker(each, key);
    const { body: { collections: [{ id }] } } = await ask(COLLECTIONS);
    const path = `${COLLECTIONS}${id}/`;
    const { body: { objects: indicators } } = await ask(`${path}objects/?match[type]=indicator`);
    expect(new Set(indicators.map(({ type }: { type: string }) => type))).toEqual(new Set(["indicator"]));
    const one = indicators[3].id;
    expect((await ask(`${path}objects/${one}/`)).body.objects).toEqual([indicators[3]]);
    expect((await ask(`${path}objects/${one}/versions/`)).body.versions).toEqual([indicators[3].modified]);
    expect((await ask(`${path}objects/?match[id]=${one}&match[version]=2001-01-01T00:00:00Z`)).body).toEqual(
      {},
    );
    expect((await ask(`${path}objects/?match[spec_version]=2.0`)).body).toEqual({});
    const { body: { objects: manifest } } = await ask(`${path}manifest/?match[type]=indicator`);
    expect(manifest.map((each: { id: string }) => each.id)).toEqual(
      indicators.map((each: { id: string }) => each.id),
    );
  });

  test("refusals: no key, another owner, another version, what is not there", async () => {
    const { each, key } = await lookedUp();
    const ask = asker(each, key);
    const { body: { collections: [{ id }] } } = await ask(COLLECTIONS);
    const nobody = await each.handle(get("/taxii2/", { accept: TAXII }));
    expect([nobody.status, nobody.headers.get("www-authenticate")]).toEqual([
      401,
      'Bearer, Basic realm="deadringer", charset="UTF-8"',
    ]);
    expect(
      (await asker(each, await each.key(undefined, { owner: "bob" }))(`${COLLECTIONS}${id}/`)).response
        .status,
    )
      .toBe(404);
    expect((await asker(each, await each.key(["ct"]))(COLLECTIONS)).response.status).toBe(403);
    for (
      const [accept, status] of [
        ["application/taxii+json;version=2.0", 406],
        ["text/html", 406],
        ["application/taxii+json", 200],
        ["application/taxii+json; version=2.1", 200],
        ["text/html, */*;q=0.1", 200],
      ] as const
    ) {
      expect((await asker(each, key, { accept })("/taxii2/")).response.status, accept).toBe(status);
    }
    for (const [query, status] of [["limit=0", 400], ["next=1", 400], ["added_after=soon", 400]] as const) {
      expect((await ask(`${COLLECTIONS}${id}/objects/?${query}`)).response.status, query).toBe(status);
    }
  });

  test("the key may be the password of Basic authentication here, and only where a route says so", async () => {
    const { each, key } = await lookedUp();
    const basic = { authorization: `Basic ${btoa(`any:${key}`)}`, accept: TAXII };
    expect((await each.handle(get("/taxii2/", basic))).status).toBe(200);
    expect((await each.handle(get("/v1/retrieve", basic))).status).toBe(401);
    for (const wrong of [btoa(key), btoa("any:ak_wrong"), "%%%"]) {
      expect((await each.handle(get("/taxii2/", { authorization: `Basic ${wrong}` }))).status).toBe(401);
    }
  });
});

describe("MISP feed", () => {
  test("the manifest names one event a brand", async () => {
    const { each, key, again, wait } = await lookedUp();
    wait(60_000);
    const { at } = await again();
    const text = async (path: string) => await (await each.handle(get(`/misp/${path}`, bearer(key)))).text();
    const manifest = JSON.parse(await text("manifest.json"));
    const [uuid] = Object.keys(manifest);
    expect(Object.keys(manifest)).toHaveLength(1);
    expect(manifest[uuid!]).toMatchObject({ info: `Look-alikes of ${BRAND}`, timestamp: String(at / 1000) });
    const { Event } = JSON.parse(await text(`${uuid}.json`));
    expect(Event.uuid).toBe(uuid);
    expect((await each.handle(get("/misp/other.json", bearer(key)))).status).toBe(404);
  });
});

test("a result that feeds and exports need is read once", async () => {
  const { each, key, first } = await lookedUp();
  const { results } = each.service.stores;
  let reads = 0;
  const { chunks } = results;
  results.chunks = (uuid, from) => {
    reads++;
    return chunks.call(results, uuid, from);
  };
  const text = async (path: string) => await (await each.handle(get(path, bearer(key)))).text();
  const manifest = await text("/misp/manifest.json");
  expect(await text("/misp/manifest.json")).toBe(manifest);
  await text(`/v1/retrieve/${first.uuid}/export/stix`);
  await text(`/v1/retrieve/${first.uuid}/export/hosts`);
  expect(reads).toBe(1);
});
