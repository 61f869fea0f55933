import { createIo, lookup, mergeLines, permute, planLookup, SquatError } from "../../mod.ts";
import { listCandidates } from "../../lib/lookup/mod.ts";
import { toCsv, toNdjson, toRecords } from "../../lib/lines/mod.ts";
import { expect, test } from "vitest";
import { classify } from "../../lib/classify/mod.ts";
import { ctSearch, memoryIndex } from "../../lib/ct/mod.ts";
import { followOnce } from "../../lib/ct/log/mod.ts";
import { exportLines } from "../../lib/export/mod.ts";
import { BrandIndex, match } from "../../lib/match/mod.ts";
import { matchPage } from "../../lib/match/page/mod.ts";
import { embeddedScts } from "../../lib/x509/sct.ts";
import { createCamera, createDialer, createDns } from "../../lib/net/mod.ts";
import { createClient } from "../../server/client.ts";
import { createService } from "../../server/mod.ts";

const wrong = { resolvrs: ["127.0.0.1"] };
// Callers without types give whatever they have.
const none = undefined as never;
const options = wrong as never;

test.each<[string, () => unknown]>([
  ["lookup", () => lookup("example.com", options)],
  ["lookup", () => listCandidates("example.com", options)],
  ["lookup", () => planLookup("example.com", options)],
  ["permute", () => permute("example.com", options)],
  ["permute", () => listCandidates("example.com", { permute: options })],
  ["match", () => match("example.com", new BrandIndex([]), options)],
  ["classify", () => classify({ name: "a.com" }, options)],
  ["the facts of classify", () => classify(options)],
  ["the page of classify", () => classify({ page: { html: "", ...wrong } })],
  ["mergeLines", () => mergeLines([], options)],
  ["mergeLines", () => toCsv([], options)],
  ["mergeLines", () => toRecords([], options)],
  ["exportLines", () => exportLines([], "hosts", { brand: "a.com", at: 0, ...wrong })],
  ["embeddedScts", () => embeddedScts(new Uint8Array(), options)],
  ["ctSearch", () => ctSearch(memoryIndex([]), { pattern: "a" }, options)],
  ["the query of ctSearch", () => ctSearch(memoryIndex([]), { pattern: "a", ...wrong })],
  ["followOnce", () => followOnce(none, none, options).next()],
  ["createIo", () => createIo(options)],
  ["createDns", () => createDns({ resolvers: [], ...wrong })],
  ["createDialer", () => createDialer({ dns: none, ...wrong })],
  ["createCamera", () => createCamera(none, options)],
  ["createClient", () => createClient({ server: "https://a.example", key: "k", ...wrong })],
])("an option that %s does not have is refused (%#)", async (name, call) => {
  const error: Error = await (async () => await call())().then(() => new Error("taken"), (error) => error);
  expect(error).toBeInstanceOf(SquatError);
  expect(error.message.startsWith(`${name} has no option "resolvrs"; `)).toBe(true);
});

test("the nearest name is shown", () => {
  expect(() => lookup("example.com", options)).toThrow(/did you mean resolvers\?$/);
  expect(() => permute("example.com", { limit: 5 } as never)).toThrow(/its options are kinds, budget/);
  expect(() => permute("example.com", 5 as never)).toThrow(
    "Cannot use 5 as options of permute: give an object",
  );
});

test.each<[string, object | null, RegExp]>([
  ["no options", null, /^Cannot use null as options of lookup: give an object$/],
  ["a plan", { plan: "squatt" }, /^Cannot use plan "squatt": give one of squat, .*; did you mean squat\?$/],
  ["names", { names: "a.com" }, /^Cannot use names "a\.com": give an array of names$/],
  ["names", { names: 5 }, /^Cannot use names 5: give an array of names$/],
  ["a signal", { signal: 5 }, /^Cannot use signal 5: give an AbortSignal$/],
  ["a signal", { signal: null }, /^Cannot use signal null: give an AbortSignal$/],
  ["resolvers", { resolvers: "192.0.2.1" }, /^Cannot use resolvers "192\.0\.2\.1": give an array of them$/],
  ["an io", { io: {} }, /^Cannot use io an object: give an Io, such as that of createIo/],
  [
    "an io",
    { io: { ...createIo({ resolvers: ["127.0.0.1"], geo: false }), net: undefined } },
    /^Cannot use io an/,
  ],
  ["permute", { permute: true }, /^Cannot use permute true: give an object/],
  ["permute", { permute: { budget: 5 } }, /^Cannot use permute an object: give an object without budget/],
  ["kinds", { permute: { kinds: ["x"] } }, /^Cannot use kinds "x"/],
  ["suffixes", { permute: { tlds: ["nosuch"] } }, /^Cannot use tlds "nosuch"/],
  ["extensions", { extensions: true }, /^lookup has no option "extensions"; its options are plan, io/],
  ["resolvers", { resolvers: [] }, /^No resolver is known: name a resolver/],
])("lookup refuses at the call what is not %s: %j", (_, wrong, message) => {
  expect(() => lookup("example.com", wrong as never)).toThrow(message);
});

test.each([null, 5, "memory:"])("createService refuses settings that are no object: %j", async (settings) => {
  await expect(createService(settings as never)).rejects.toThrow(
    / as settings of createService: give an obj/,
  );
});

test.each([none, null, 5, {}])("a name that is no text is refused: %j", (name) => {
  expect(() => lookup(name as never)).toThrow(expect.objectContaining({
    name: "SquatError",
    code: "invalid_domain",
    message: expect.stringMatching(/^Cannot use ".*": it is not a string; give one such as example\.com$/),
  }));
});

test("resolvers are those of the lookup, and go with no io", async () => {
  const resolvers = ["nowhere:x"];
  expect(() => lookup("example.com", { resolvers })).toThrow(/"nowhere:x"/);
  const io = createIo({ resolvers: ["127.0.0.1"], geo: false });
  expect(() => lookup("example.com", { resolvers, io })).toThrow("give the resolvers to createIo");
  await io.dns.close();
});

test.each<[string, () => unknown, RegExp]>([
  [
    "mergeLines",
    () => mergeLines([], { partial: 1 } as never),
    /^Cannot use partial 1: give true or false/,
  ],
  [
    "createDns",
    () => createDns({ resolvers: ["127.0.0.1"], rate: -1 }),
    /^Cannot use rate -1: give a number/,
  ],
  [
    "createDialer",
    () => createDialer({ dns: {} as never, ca: "PEM" as never }),
    /^Cannot use ca "PEM": give a/,
  ],
  [
    "ctSearch",
    () => ctSearch(memoryIndex([]), { pattern: "a" }, { pause: 5 as never }),
    /^Cannot use pause 5: /,
  ],
])("a value that an option of %s cannot have is refused", async (_, call, message) => {
  await expect((async () => await call())()).rejects.toThrow(message);
});

test("a plain list of brands does where an index does", () => {
  expect(match("paypal.com.account-check.top", ["paypal.com", "ebay.com"])).toEqual(
    match("paypal.com.account-check.top", new BrandIndex(["paypal.com", "ebay.com"])),
  );
  const html = "<title>Kestrelbank</title><h1>Sign in</h1><form><input type=password></form>";
  const page = { url: "https://a.example/", html };
  const [found] = matchPage(page, ["kestrelbank.com"]);
  expect(found?.brand).toBe("kestrelbank.com");
  expect(matchPage(page, [{ brand: "kestrelbank.com" }])).toEqual(matchPage(page, ["kestrelbank.com"]));
});

test.each<[string, () => unknown]>([
  ["the brands of match", () => match("a.com", none)],
  ["the brands of match", () => match("a.com", {} as never)],
  ["a brand", () => match("a.com", [5] as never)],
  ["the brands of a page", () => matchPage({ url: "", html: "" }, "a.com" as never)],
  ["a brand of a page", () => matchPage({ url: "", html: "" }, [5] as never)],
  ["the registrable name of a brand", () => matchPage({ url: "", html: "" }, [{}] as never)],
  ["the html of a page", () => matchPage({ url: "" } as never, [])],
  ["a brand of a page", () => lookup("a.com", { brands: [5] as never })],
  ["format", () => exportLines([], "hots", { brand: "a.com", at: 0 })],
  ["the brand of exportLines", () => exportLines([], "hosts", { at: 0 } as never)],
  ["the lines of toNdjson", () => toNdjson(none)],
])("what cannot be used is refused at the call, in words: %s (%#)", (what, call) => {
  expect(call).toThrow(expect.objectContaining({ name: "SquatError", code: "invalid_parameter" }));
  expect(call).toThrow(new RegExp(`^Cannot use .*${what}`));
});
