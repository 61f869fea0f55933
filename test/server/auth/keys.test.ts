import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import {
  createKey,
  hashOf,
  isGood,
  isKeyShaped,
  newKey,
  parseExpiry,
  parseKeyName,
  parseScopes,
  randomText,
} from "../../../server/auth/keys.ts";
import { parseOwner } from "../../../server/checks.ts";
import { SCOPES } from "../../../server/wire/scopes.ts";
import { SquatError } from "../../../mod.ts";
import { fits } from "../fits.ts";
import { SESSION_COOKIE } from "../../../server/auth/session.ts";
import { bearer } from "../service.ts";
import { ask, OWN, signIn, withOwner } from "./signed_in.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

test("keys: made, shown once, listed, used, counted, revoked; another's are not there", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  const theirs = await at.key(["ct"], { owner: "bob" });
  const { id: theirId } = (await at.service.stores.keys.find(hashOf(theirs)))!;
  const wish = { name: "Build server", scopes: ["analyze", "ct"], expires: "30" };
  const made = await ask(at, "POST", "/v1/keys", wish, cookie);
  expect(made.status).toBe(201);
  const { key, ...shown } = fits("NewApiKey", await made.json()) as Record<string, string>;
  expect(shown).toMatchObject({
    name: "Build server",
    owner: "ann",
    hint: key!.slice(0, 7),
    scopes: ["analyze", "ct"],
    expires_at: new Date(at.clock.now + 30 * 86_400_000).toISOString(),
    revoked_at: null,
    last_used_at: null,
  });
  const list = async () =>
    fits("ApiKeys", await (await ask(at, "GET", "/v1/keys", undefined, cookie)).json()) as Record<
      string,
      string
    >[];
  expect(await list()).toEqual([shown]);

  const analyze = () => ask(at, "GET", "/v1/analyze/example.com", undefined, bearer(key!));
  await (await analyze()).text();
  await (await ask(at, "GET", "/v1/ct/search?pattern=a", undefined, cookie)).text();
  expect((await list())[0]!["last_used_at"]).toBe(new Date(at.clock.now).toISOString());
  const usage = fits(
    "UsageOfKeys",
    await (await ask(at, "GET", "/v1/keys/usage?t=60", undefined, cookie)).json(),
  );
  const hour = new Date(Math.floor(at.clock.now / 3_600_000) * 3_600_000).toISOString();
  const hourly = (lookup_requests: number, ct_requests: number) => ({
    totals: { lookup_requests, ct_requests, total_requests: 1 },
    hourly: [{ timestamp: hour, lookup_requests, ct_requests }],
  });
  expect(usage).toEqual({
    period: {
      start: new Date(at.clock.now - 3_600_000).toISOString(),
      end: new Date(at.clock.now).toISOString(),
    },
    keys: [
      { id: "web", name: "Web app", hint: "", ...hourly(0, 1) },
      { id: shown["id"], name: "Build server", hint: shown["hint"], ...hourly(1, 0) },
    ],
  });
  expect((await ask(at, "GET", "/v1/keys/usage?t=0", undefined, cookie)).status).toBe(400);

  const revoke = async (id: string) => (await ask(at, "DELETE", `/v1/keys/${id}`, undefined, cookie)).status;
  expect([await revoke(theirId), await revoke("key_none")]).toEqual([404, 404]);
  expect(await revoke(shown["id"]!)).toBe(204);
  expect((await analyze()).status).toBe(401);
  expect((await ask(at, "GET", "/v1/meta/usage", undefined, bearer(theirs))).status).toBe(200);
  const bare = await ask(at, "GET", "/v1/keys", undefined, bearer(theirs));
  expect([bare.status, bare.headers.get("www-authenticate")]).toEqual([
    401,
    `Cookie name="${SESSION_COOKIE}"`,
  ]);
});

test("bodies: type, size, form and members are checked, and never quoted", async () => {
  const at = await withOwner();
  const cookie = await signIn(at);
  const wish = { name: "a", scopes: ["ct"], expires: "7" };
  const bad: unknown[] = [
    { ...wish, scopes: [] },
    { ...wish, scopes: ["all"] },
    { ...wish, scopes: Array(99).fill("ct") },
    { ...wish, expires: "8" },
    { ...wish, expires: 7 },
    { ...wish, name: "" },
    { ...wish, name: "hush\u0000hush" },
    { ...wish, hush: 1 },
    { name: "a" },
    [],
    null,
  ];
  for (const body of bad) {
    const response = await ask(at, "POST", "/v1/keys", body, cookie);
    expect([body, response.status]).toEqual([body, 400]);
  }
  const large = await ask(at, "POST", "/v1/keys", { ...wish, name: "x".repeat(20_000) }, cookie);
  expect(large.status).toBe(413);
  const raw = (body: string) =>
    at.handle(
      new Request("http://localhost/v1/session", {
        method: "POST",
        headers: { ...OWN, "content-type": "application/json" },
        body,
      }),
    );
  const broken = await raw('{"owner": "ann", "passphrase": "hush hush hush');
  expect(broken.status).toBe(400);
  expect(await broken.text()).not.toContain("hush");
  const typed = await raw('{"owner": "ann", "passphrase": ["hush hush hush"]}');
  expect(typed.status).toBe(400);
  expect(await typed.text()).not.toContain("hush");
});

test("a key's form: a checksum of six characters behind 32 random ones, and nothing around it", () => {
  const secret = "0123456789ABCDEFGHIJKLMNOPQRSTUV";
  const sum = (text: string) => {
    let rest = BigInt(crc32(text));
    let out = "";
    for (; out.length < 6; rest /= 62n) out = ALPHABET[Number(rest % 62n)] + out;
    return out;
  };
  const good = `ak_${secret}${sum(secret)}`;
  expect(isKeyShaped(good)).toBe(true);
  for (
    const bad of [
      `x${good}`,
      `${good}x`,
      ` ${good}`,
      `${good}\n`,
      good.toLowerCase(),
      good.slice(0, -1),
      "",
      secret,
    ]
  ) {
    expect([bad, isKeyShaped(bad)]).toEqual([bad, false]);
  }
  const made = Array.from({ length: 200 }, () => newKey());
  expect(made.every(isKeyShaped)).toBe(true);
  expect(new Set(made).size).toBe(200);
  // Every character is drawn: 6400 draws miss one of 62 less than once in 10^40.
  expect(new Set(made.flatMap((key) => [...key.slice(3, 35)])).size).toBe(62);
  expect(randomText(0)).toBe("");
  // Bytes that do not divide evenly would show as more than six standard deviations.
  const drawn = new Map<string, number>();
  for (const c of randomText(100_000)) drawn.set(c, (drawn.get(c) ?? 0) + 1);
  expect([...drawn.keys()].sort().join("")).toBe(ALPHABET);
  expect([...drawn].filter(([, n]) => Math.abs(n / 100_000 - 1 / 62) > 0.0024)).toEqual([]);
});

test("a record holds the hash, not the key; it is good until it expires or is revoked", () => {
  const { key, record } = createKey({ owner: "ann", scopes: ["ct", "analyze"], expires_at: 100 }, 50);
  expect(record).toEqual({
    id: expect.stringMatching(/^key_[0-9A-Za-z]{12}$/),
    hash: createHash("sha256").update(key).digest("hex"),
    owner: "ann",
    name: "",
    hint: key.slice(0, 7),
    scopes: ["ct", "analyze"],
    created_at: 50,
    expires_at: 100,
    revoked_at: null,
    last_used_at: null,
    person: null,
    role: null,
  });
  expect([99, 100, 101].map((now) => isGood(record, now))).toEqual([true, false, false]);
  expect(isGood({ ...record, expires_at: null }, 1e15)).toBe(true);
  expect(isGood({ ...record, expires_at: null, revoked_at: 0 }, 1)).toBe(false);
});

test("scopes, expiry, owners and names are read strictly", () => {
  // The scope for a person's confirmation must be named.
  expect(parseScopes(["all"], SCOPES)).toEqual([...SCOPES]);
  expect(parseScopes(["ct", "analyze", "ct"], SCOPES)).toEqual(["analyze", "ct"]);
  for (const bad of [[], ["all", "ct"], ["CT"], [""]]) {
    expect(() => parseScopes(bad, SCOPES)).toThrow(SquatError);
  }
  const day = 86_400_000;
  expect(["7", "30", "60", "90"].map((days) => parseExpiry(days, 5))).toEqual(
    [7, 30, 60, 90].map((n) => n * day + 5),
  );
  expect(parseExpiry("never", 5)).toBeNull();
  const soon = "1970-01-01T00:00:01Z";
  expect(parseExpiry(soon, 999)).toBe(1_000);
  expect(parseExpiry("1970-01-01T01:00:01.5+01:00", 999)).toBe(1_500);
  for (
    const bad of [
      "8",
      "",
      "0",
      "x7",
      `x${soon}`,
      `${soon}x`,
      "1970-01-01",
      "1970-01-01T00:00:01",
      "2999-99-99T00:00:00Z",
    ]
  ) {
    expect(() => parseExpiry(bad, 999)).toThrow(SquatError);
  }
  expect(() => parseExpiry(soon, 1_000)).toThrow(/to come/);
  for (const [read, most] of [[parseOwner, 100], [parseKeyName, 60]] as const) {
    expect(read(` Zoe\u0308 ✓ & co. `)).toBe("Zoë ✓ & co.");
    expect(read("𝒳".repeat(most))).toBe("𝒳".repeat(most));
    for (const bad of ["", "  ", "a\u0000", "\u0007a", "a\nb", "a\u200bb", "x".repeat(most + 1)]) {
      expect(() => read(bad)).toThrow(new RegExp(`1 to ${most} printable`));
    }
  }
});

test("keys: form, checksum, expiry", () => {
  const key = newKey();
  expect(key).toMatch(/^ak_[0-9A-Za-z]{38}$/);
  expect(isKeyShaped(key)).toBe(true);
  for (let i = 3; i < key.length; i++) {
    expect(isKeyShaped(key.slice(0, i) + (key[i] === "0" ? "1" : "0") + key.slice(i + 1))).toBe(false);
  }
  expect(isKeyShaped(key + "x")).toBe(false);
  const { record } = createKey({ owner: "a", scopes: ["ct"], expires_at: parseExpiry("7", 0) }, 0);
  expect([isGood(record, 604_799_999), isGood(record, 604_800_000)]).toEqual([true, false]);
  expect(parseExpiry("never", 0)).toBeNull();
  for (const text of ["8", "", "2020-01-01T00:00:00Z", "tomorrow"]) {
    expect(() => parseExpiry(text, Date.UTC(2026))).toThrow("Cannot use expiry");
  }
  expect(() => parseScopes(["all", "ct"], SCOPES)).toThrow('Cannot use scope "all"');
});
