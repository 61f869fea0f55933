import { afterEach, expect, test } from "vitest";
import { lookup } from "../../../../mod.ts";
import type { Dialer } from "../../../../lib/dial.ts";
import { WHOIS_PHRASES } from "../../../../lib/observe/registry/data/whois_phrases.ts";
import { registration } from "../../../../lib/observe/registry/registration.ts";
import { whoisVerdict } from "../../../../lib/observe/registry/whois_verdict.ts";
import { calm } from "../../net/world.ts";
import { closeServers, HOSTS, json, RDAP, world } from "./registry_world.ts";
import { ANSWERS, UNKNOWN } from "./whois_answers.ts";

afterEach(closeServers);

const flat = (of: 1 | 2) => ANSWERS.flatMap((row) => row[of].map((text) => [row[0], text] as const));

test.each(flat(1))("free, in %s: %s", (_, text) => {
  for (const each of [text, `% NIC\n\n${text}\n`, text.toUpperCase()]) {
    expect([each, whoisVerdict(each)]).toEqual([each, "absence"]);
  }
});

test.each(flat(2))("refused, in %s: %s", (_, text) => {
  for (const each of [text, `% NIC\n\n${text}\n`, `% ${text}\n`, `No match\n${text}`]) {
    expect([each, whoisVerdict(each)]).toEqual([each, "refusal"]);
  }
});

test.each(UNKNOWN)("neither registered, nor free, nor refused: %j", (text) => {
  expect(whoisVerdict(text)).toBeNull();
});

test("expressions match folded text: without capitals, and composed", () => {
  for (const { language, free, refused, source } of WHOIS_PHRASES) {
    expect([language, source === "" || free.length === 0 || refused.length === 0]).toEqual([language, false]);
    for (const { source: expression, flags } of [...free, ...refused]) {
      expect([expression, flags]).toEqual([expression.normalize("NFC"), ""]);
      expect(expression.replace(/\\[a-zA-Z]/g, "")).not.toMatch(/[A-ZÀ-ÞА-ЯΑ-Ω]/);
    }
  }
});

/** What a lookup of the registration makes of an answer: by RDAP under status 404, by WHOIS. */
async function found(rdap: string, whois: string) {
  const { io } = await world(() => rdap, {
    "whois.registry.example.net domain kestrel-example.com": whois,
  }, HOSTS);
  const absent: string[] = [];
  const record = await registration(io, "kestrel-example.com", calm(), {
    onAbsent: (evidence) => void absent.push(evidence),
  });
  return { record: record?.metadata.registrar ?? null, absent };
}

const NONE = { record: null, absent: [] };

test.each<[string, object]>([
  ["a quota", { errorCode: 404, title: "Rate limit exceeded" }],
  ["a quota below a title", { errorCode: 404, title: "Not Found", description: ["Query quota exceeded"] }],
  ["another suffix", {
    errorCode: 404,
    title: "Not Found",
    description: ["This server does not serve .com"],
  }],
  ["a quota in Japanese", { errorCode: 404, title: "検索回数の上限を超えました" }],
  ["a quota in a notice", {
    errorCode: 404,
    notices: [{ title: "Notice", description: ["Zbyt wiele zapytań"] }],
  }],
  ["words that nobody knows", { errorCode: 404, title: "Qqq" }],
  ["the status of another error", { errorCode: 429, title: "Not Found" }],
  ["an error of a gateway", { message: "Not Found" }],
  ["an error of a framework", { timestamp: 1, status: 404, error: "Not Found", path: "/domain/x" }],
])("RDAP 404 with %s is no answer: WHOIS is asked", async (_, body) => {
  const rdap = json(body, "404 Not Found");
  expect(await found(rdap, "Domain Name: KESTREL-EXAMPLE.COM\nRegistrar: By WHOIS\n"))
    .toEqual({ record: "By WHOIS", absent: [] });
  expect(await found(rdap, "Sorgu limitiniz aşıldı\n")).toEqual(NONE);
});

test.each<[string, object]>([
  ["a status alone", { errorCode: 404 }],
  ["the usual words", {
    errorCode: 404,
    title: "Not Found",
    description: ["The requested object was not found."],
  }],
  ["words of another language", { errorCode: 404, title: "Objekt nicht gefunden", lang: "de" }],
  ["terms of use", {
    errorCode: 404,
    title: "Object Not Found",
    notices: [{
      title: "Terms of Use",
      description: ["Queries that exceed the limit are blocked by this service."],
    }],
  }],
])("RDAP 404 with %s says that there is no such domain", async (_, body) => {
  expect(await found(json(body, "404 Not Found"), "Registrar: never asked\n"))
    .toEqual({ record: null, absent: ["RDAP 404 of rdap.registry.example.net"] });
});

test("a domain object with nothing but the name is no registration", async () => {
  const bare = json({ objectClassName: "domain", ldhName: "kestrel-example.com" });
  expect(await found(bare, "Domain: kestrel-example.com\n")).toEqual(NONE);
});

test.each(UNKNOWN)("WHOIS that answers %j gives no registration, and no free name", async (text) => {
  expect(await found(json({}, "500 x"), text)).toEqual(NONE);
});

/** A registry over RDAP that hangs, and what its WHOIS says of the name. */
async function afterHang(whois: string) {
  const { io } = await world(() => "", {
    "whois.registry.example.net domain kestrel-example.com": whois,
  }, HOSTS);
  const slept: number[] = [];
  const hung = Promise.withResolvers<void>();
  const net: Dialer = {
    connect(target, signal) {
      if (target.purpose === "whois") return io.net.connect(target, signal);
      hung.resolve();
      return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
  };
  // RDAP's time passes as soon as it hangs; WHOIS has all of its own.
  const sleep = async (ms: number, signal?: AbortSignal) => {
    slept.push(ms);
    await hung.promise;
    if (slept.length > 8) {
      await new Promise<void>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    }
  };
  const found = await registration({ ...io, net, sleep }, "kestrel-example.com", calm());
  return { registrar: found?.metadata.registrar, slept };
}

test("RDAP that hangs leaves WHOIS its own half of the time", async () => {
  expect(await afterHang("Domain Name: KESTREL-EXAMPLE.COM\nRegistrar: By WHOIS\n")).toEqual({
    registrar: "By WHOIS",
    slept: Array(9).fill(15_000 / 8),
  });
});

const RETRY = (fields: string, status = "429 Too Many Requests") => json({}, status, fields);

/** A registry that refuses the first queries, and what is made of it. */
async function afterRefusals(refusals: number, refusal: string, patienceMs = 20_000) {
  let now = 0, asked = 0;
  const slept: number[] = [];
  const { io } = await world(() => ++asked <= refusals ? refusal : json(RDAP), {}, HOSTS);
  const clock = {
    now: () => now,
    sleep: async (ms: number, signal?: AbortSignal) => {
      // Deadlines, which are measured in eighths, never come.
      if (ms % 1_000 !== 0) {
        await new Promise<void>((_, reject) =>
          signal?.addEventListener("abort", () => reject(signal.reason), { once: true })
        );
      }
      slept.push(ms);
      now += ms;
    },
  };
  const busy: string[] = [];
  const found = await registration({ ...io, ...clock }, "kestrel-example.com", calm(), {
    patienceMs,
    onBusy: (host) => void busy.push(host),
  });
  return { hasFound: found !== null, asked, slept, busy: new Set(busy).size > 0 };
}

test.each<[string, number, string, Awaited<ReturnType<typeof afterRefusals>>]>([
  ["waits a second where it is told to", 1, RETRY("Retry-After: 1\r\n"), {
    ...{ hasFound: true, asked: 2, slept: [1000], busy: true },
  }],
  ["waits after 503 too", 1, RETRY("Retry-After: 2\r\n", "503 Service Unavailable"), {
    ...{ hasFound: true, asked: 2, slept: [2000], busy: true },
  }],
  [
    "waits until a date, by the server's own clock",
    1,
    RETRY("Date: Sat, 28 Nov 2026 10:00:00 GMT\r\nRetry-After: Sat, 28 Nov 2026 10:00:05 GMT\r\n"),
    { hasFound: true, asked: 2, slept: [5000], busy: true },
  ],
  ["gives up after three refusals", 9, RETRY("Retry-After: 1\r\n"), {
    ...{ hasFound: false, asked: 3, slept: [1000, 1000], busy: true },
  }],
  ["does not wait for longer than its patience", 1, RETRY("Retry-After: 21\r\n"), {
    ...{ hasFound: false, asked: 1, slept: [], busy: true },
  }],
  ["does not ask again where it is told no time", 1, RETRY(""), {
    ...{ hasFound: false, asked: 1, slept: [], busy: true },
  }],
])("a lookup %s", async (_, refusals, refusal, outcome) => {
  expect(await afterRefusals(refusals, refusal)).toEqual(outcome);
});

test.each(["Przekroczono limit zapytań\n", "Tá an fearann ar fáil\n", ""])(
  "a lookup says that a registry answered %j, which is nothing",
  async (whois) => {
    const { io } = await world(() => json({}, "500 x"), {
      "whois.registry.example.net domain kestrel-example.com": whois,
    }, [...HOSTS, "kestrel-example.com", "kestrel.com", "com"]);
    const codes: string[] = [];
    const lines = lookup("kestrel.com", {
      io,
      names: ["kestrel-example.com"],
      permutations: false,
      ops: ["RegistrationMetadata"],
      onNotice: ({ code }) => codes.push(code),
    });
    for await (const { op } of lines) expect(op).not.toBe("RegistrationMetadata");
    expect(codes.filter((code) => code.startsWith("registries"))).toEqual([
      whois.startsWith("Prze") ? "registries_busy" : "registries_silent",
    ]);
  },
);
