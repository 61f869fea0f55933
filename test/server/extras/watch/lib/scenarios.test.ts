import { expect, test } from "vitest";
import { run, type WatchDay } from "../bench/watch_adapter.ts";
import {
  assessWatched,
  emptyState,
  type WatchEvent,
  type WatchState,
} from "../../../../../server/extras/watch/lib/mod.ts";
import { MAX_NAME_BYTES } from "../../../../../server/extras/watch/lib/state.ts";
import type { StreamMessage } from "../../../../../lib/model.ts";
import { numbers } from "../../../../lib/lines/month.ts";
import {
  BRAND,
  certificate,
  COPY,
  DAY_MS,
  look,
  type Ops,
  PARKED,
  plain,
  SHOP,
  START,
} from "../../../../lib/lines/scenarios.ts";

const NAME = "kestrelbnak.com";
const OTHERS = ["kestre1bank.com", "kestrelbank.net", "kestrel-bank.com"];

/** Thirty days of one name, undefined where it does not exist, beside three that stay as they are. */
function month(
  of: (day: number) => Ops | undefined,
  more: (day: number) => Parameters<typeof look>[1] = () => ({}),
  days = 30,
): WatchDay[] {
  return Array.from({ length: days }, (_, day) => {
    const ops = of(day);
    const names = Object.fromEntries(OTHERS.map((name) => [name, plain()]));
    return {
      at: START + day * DAY_MS,
      lines: look({ ...names, ...ops === undefined ? {} : { [NAME]: ops } }, more(day)),
    };
  });
}

const short = ({ at, type, name, changes }: WatchEvent) =>
  [(at - START) / DAY_MS, type, name, changes.map(({ signal }) => signal).join()].join(" ");

async function eventsOf(days: WatchDay[], settings = {}): Promise<string[]> {
  return (await run(days, { brand: BRAND, ...settings })).events.map(short);
}

const from = (day: number, then: Ops, before: Ops = {}) => (today: number) =>
  plain(today < day ? before : then);

const WEB = { HttpBanner: "nginx", RedirectChain: [{ url: `https://${NAME}/`, kind: "InitialRequest" }] };

const ONCE: [string, (day: number) => Ops | undefined, string[]][] = [
  [
    "records without an mx member, then with one",
    from(15, {
      Dns: { a: ["192.0.2.10"], mx: ["mx.evil.net"], ns: ["ns1.example-dns.net"] },
    }),
    [`15 changed ${NAME} mail`],
  ],
  [
    "an empty list of MX, then one",
    from(15, { Dns: { a: ["192.0.2.10"], mx: ["mx.evil.net"] } }, {
      Dns: { a: ["192.0.2.10"], mx: [] },
    }),
    [`15 changed ${NAME} mail`],
  ],
  [
    "a mail server that accepts, without records",
    from(15, {
      MxCheck: { is_positive: true, response: "250" },
    }),
    [`15 changed ${NAME} mail`],
  ],
  ["scores alone say that it became a copy", from(15, { Classification: COPY }, { Classification: SHOP }), [
    `15 changed ${NAME} verdict`,
  ]],
  ["a first page, and it is a copy", from(15, { ...WEB, Classification: COPY }), [
    `15 changed ${NAME} verdict,page,redirect`.replace(",redirect", ""),
  ]],
  ["a first certificate", from(15, { OriginX509: certificate(NAME) }), [`15 changed ${NAME} certificate`]],
  ["gone for good", (day) => day < 15 ? plain() : undefined, [`16 gone ${NAME} `]],
  ["gone, then back", (day) => day < 10 || day >= 20 ? plain() : undefined, [
    `11 gone ${NAME} `,
    `20 returned ${NAME} network,nameservers,verdict,page,certificate`,
  ]],
  [
    "a registrar's hold",
    from(15, { RegistrationMetadata: { status_codes: ["client hold"] } }, {
      RegistrationMetadata: { status_codes: ["ok"] },
    }),
    [`15 changed ${NAME} holds`],
  ],
  [
    "another operator of the network, at the second look",
    from(15, {
      GeoIp: { ip: "198.51.100.1", asn: { number: 64501, organization: "Other Hosting" } },
    }),
    [`16 changed ${NAME} network`],
  ],
];

test.each(ONCE)("exactly the events of: %s", async (_title, of, expected) => {
  const sortSignals = (text: string) => {
    const [day, type, name, signals = ""] = text.split(" ");
    return [day, type, name, signals.split(",").sort().join()].join(" ");
  };
  expect((await eventsOf(month(of))).map(sortSignals)).toEqual(expected.map(sortSignals));
});

const random = numbers(7);
const QUIET: [string, (day: number) => Ops | undefined][] = [
  ["flaps from day to day", (day) => day % 2 === 0 ? plain() : undefined],
  ["a challenge page on one day", (day) =>
    plain({
      ...WEB,
      Classification: day === 15 ? { ...COPY, page_state: "challenge" } : { ...SHOP, page_state: "page" },
    })],
  ["a certificate renewed by another intermediate, its names in another order", (day) =>
    plain({
      OriginX509: certificate(NAME, {
        fingerprint_sha256: String(day).repeat(32),
        issuer_dn: day < 15 ? "C=US, O=Let's Encrypt, CN=R10" : "CN=E5,O=Let's Encrypt,C=US",
        san_dns: day < 15 ? [NAME, `www.${NAME}`] : [`www.${NAME}`, NAME],
      }),
    })],
  [
    "issuers that name an intermediate alone",
    (day) => plain({ OriginX509: certificate(NAME, { issuer_dn: day < 15 ? "CN=R10" : "CN=R11" }) }),
  ],
  ["other addresses of one CDN every day", (day) =>
    plain({
      GeoIp: [1, 2].map((n) => ({
        ip: `104.16.${day}.${n}`,
        asn: { number: 13335, organization: "CLOUDFLARENET" },
      })),
      Dns: { a: [`104.16.${day}.1`, `104.16.${day}.2`], ns: [`ns${day}.cloudflare.com`] },
    })],
  ["two CDNs that take turns", (day) =>
    plain({
      GeoIp: [{ ip: "192.0.2.1", asn: { number: 1, organization: day % 2 ? "Fastly" : "Akamai" } }],
    })],
  [
    "phishing scores that stay above the lower edge",
    (day) =>
      plain({
        ...WEB,
        Classification: {
          legitimate: 0.2,
          phishing: day === 0 ? 0.6 : day % 2 ? 0.45 : 0.69,
          parked: 0.1,
          page_state: "page",
        },
      }),
  ],
  [
    "scores that stay below the upper edge",
    (day) =>
      plain({
        ...WEB,
        Classification: { legitimate: 0.3, phishing: day % 2 ? 0.69 : 0.5, parked: 0.1, page_state: "page" },
      }),
  ],
  ["from one parking page to another", (day) =>
    plain({
      ...WEB,
      Classification: PARKED,
      Dns: {
        a: [day < 15 ? "192.0.2.10" : "198.51.100.7"],
        mx: [],
        ns: [day < 15 ? "ns1.sedo.com" : "ns1.bodis.com"],
      },
      GeoIp: { ip: "192.0.2.1", asn: { number: 1, organization: day < 15 ? "Sedo GmbH" : "Bodis LLC" } },
    })],
  [
    "ops that fail: null in place of data",
    (day) => random() < 0.3 && day > 3 ? { GeoIp: null, Dns: null, OriginX509: null } : plain(),
  ],
];

test.each(QUIET)("no event: %s", async (_title, of) => {
  expect(await eventsOf(month(of))).toEqual([]);
});

test("a verdict that hovers at the upper edge makes one event, and then holds", async () => {
  const of = (day: number) =>
    plain({
      ...WEB,
      Classification: { legitimate: 0.2, phishing: 0.66 + (day % 5) * 0.02, parked: 0.1, page_state: "page" },
    });
  expect(await eventsOf(month(of))).toEqual([`2 changed ${NAME} verdict`]);
});

test("a name that goes and comes back every few days falls silent", async () => {
  const events = await eventsOf(month((day) => day % 6 < 3 ? plain() : undefined, () => ({}), 90));
  expect(events.length).toBeLessThanOrEqual(4);
  expect(events.slice(0, 2).map((event) => event.split(" ").slice(0, 2).join(" "))).toEqual([
    "4 gone",
    "6 returned",
  ]);
});

test.each([
  [
    "Error",
    { op: "Meta", data: { kind: "Error", data: { detail: "resolver died" } } },
    "run_failed",
    "resolver died",
  ],
  ["Error without data", { op: "Meta", data: { kind: "Error" } }, "run_failed", "no reason given"],
  [
    "Timeout",
    { op: "Meta", data: { kind: "Timeout", data: null } },
    "run_incomplete",
    "the deadline came first",
  ],
  ["nothing", null, "run_incomplete", "the stream broke off before its last line"],
])("a look that ends in %s denies nothing and finds nothing", async (_title, last, type, reason) => {
  const days = month(
    (day) => day === 15 || day === 16 ? undefined : plain(),
    (day) => day === 15 || day === 16 ? { last } : {},
  );
  days[15]!.lines.splice(1, 0, ...look({ "kestrelbank.org": plain() }).slice(1, -2));
  const { events } = await run(days, { brand: BRAND });
  expect(events.map(({ type, reasons }) => [type, ...reasons])).toEqual([[type, reason], [type, reason]]);
});

test("names among the unanswered or blocked ones are not denied", async () => {
  const away = (day: number) => day >= 10 && day < 20;
  for (const list of ["unanswered", "blocked"]) {
    const days = month(
      (day) => away(day) ? undefined : plain(),
      (day) => away(day) ? { [list]: [NAME] } : {},
    );
    expect(await eventsOf(days)).toEqual([]);
  }
});

test("a resolver that answers for every name that does not exist adds nothing, on the first day neither", async () => {
  const hijacked = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [`kestrelban${n}.com`, { Dns: { a: ["203.0.113.9"] } }]),
  );
  for (const when of [0, 15]) {
    const days = month(() => plain());
    days[when]!.lines.splice(1, 0, ...look(hijacked).slice(1, -2));
    expect(await eventsOf(days)).toEqual([]);
  }
});

test("what stays for days at one address is true, however many names it is", async () => {
  const names = Object.fromEntries(
    Array.from({ length: 400 }, (_, n) => [`kestrelban${n}.com`, { Dns: { a: ["203.0.113.9"] } }]),
  );
  const days = month(() => plain());
  for (const day of days.slice(15)) day.lines.splice(1, 0, ...look(names).slice(1, -2));
  expect((await run(days, { brand: BRAND })).events.filter(({ type }) => type === "new")).toHaveLength(400);
});

/** What a name shows on each day, beside the brand's own lines. */
const owning = (of: (day: number) => Ops) =>
  Array.from({ length: 20 }, (_, day) => ({
    at: START + day * DAY_MS,
    lines: look({
      [NAME]: of(day),
      [BRAND]: plain({
        OriginX509: certificate(BRAND),
        Dns: { a: ["192.0.2.1"], ns: [`ns1.${BRAND}`] },
      }),
    }),
  }));
const stateOf = async (of: (day: number) => Ops) => {
  const { state, events } = await run(owning(of), { brand: BRAND });
  const { ownership, ownership_reason } = assessWatched(state.names[NAME]!);
  return { ownership, reason: ownership_reason, events: events.length };
};
const served = (ns: string[], delegated: string[] | null, more: Ops = {}) =>
  plain({
    Dns: { a: ["192.0.2.10"], mx: [`mx.${BRAND}`], ns },
    ...delegated === null ? {} : {
      RegistrationMetadata: { registrar: "Any", nameservers: delegated, status_codes: [] },
    },
    ...more,
  });
const INSIDE = [`ns1.${BRAND}`, `NS2.${BRAND.toUpperCase()}.`];
const LEADS = {
  RedirectChain: [{ url: `https://${NAME}/`, kind: "InitialRequest" }, { url: `https://www.${BRAND}/` }],
};

test.each<[string, Ops, string, string | null]>([
  [
    "servers of the brand, by the registry",
    served(INSIDE, INSIDE),
    "yours",
    "inside the brand's zone: name servers",
  ],
  [
    "servers that only its own zone names",
    served(INSIDE, ["ns1.evil.net"]),
    "asked",
    `its zone names servers inside ${BRAND}`,
  ],
  [
    "servers that no registry confirms",
    served(INSIDE, null),
    "asked",
    `its zone names servers inside ${BRAND}`,
  ],
  [
    "one server of two",
    served([INSIDE[0]!, "ns.evil.net"], INSIDE),
    "asked",
    `its mail servers are inside ${BRAND}`,
  ],
  [
    "a server whose name only ends alike",
    served([`ns1.not${BRAND}`], [`ns1.not${BRAND}`], { Dns: { a: ["192.0.2.1"] } }),
    "not",
    null,
  ],
  [
    "mail that the brand's server accepts",
    served(["ns.evil.net"], null, { MxCheck: { is_positive: true, response: "2.1.5 Ok" } }),
    "yours",
    "inside the brand's zone: mail",
  ],
  [
    "mail to the brand's server, by DNS only",
    served(["ns.evil.net"], null, {
      MxCheck: { is_positive: true, response: `DNS: MX mx.${BRAND}; no SPF` },
    }),
    "asked",
    `its mail servers are inside ${BRAND}`,
  ],
  [
    "the brand's certificate",
    plain({ OriginX509: certificate(BRAND) }),
    "asked",
    `its certificate names ${BRAND}`,
  ],
  ["a redirect to the brand", plain(LEADS), "asked", `it leads to ${BRAND}`],
  [
    "a copy of the page with servers of the brand",
    served(INSIDE, INSIDE, { Classification: COPY, ...WEB }),
    "not",
    null,
  ],
])("what an outsider can set is a question, never proof: %s", async (_, ops, ownership, reason) => {
  expect(await stateOf(() => ops)).toMatchObject({ ownership, reason });
});

test("proof of ownership is lost by what disproves it, not by silence", async () => {
  const own = served(INSIDE, INSIDE);
  const silent = plain({ Dns: { a: ["192.0.2.10"], mx: ["mx.evil.net"] } });
  expect(await stateOf((day) => day < 15 ? own : silent)).toMatchObject({ ownership: "yours", events: 0 });
  const moved = served(["ns.evil.net"], ["ns.evil.net"], {
    Dns: { a: ["192.0.2.10"], mx: ["mx.evil.net"], ns: ["ns.evil.net"] },
    OriginX509: certificate(NAME),
  });
  expect(await eventsOf(owning((day) => day < 16 ? own : moved))).toEqual([
    `16 changed ${NAME} owned,certificate,nameservers`,
  ]);
});

test("a line of another shape changes no name: at the worst the run failed", async () => {
  const odd: unknown[] = [null, 7, "text", [], {}, [null], { mx: "x" }, { asn: 3 }, { status_codes: 4 }];
  const ops = [
    "Dns",
    "GeoIp",
    "Classification",
    "RedirectChain",
    "OriginX509",
    "MxCheck",
    "RegistrationMetadata",
    "IpEnumeration",
    "Rdap",
    "Nxdomain",
    "HttpBanner",
    "Unheard",
    "Meta",
  ];
  const days = Array.from({ length: 40 }, (_, day) => {
    const data = odd[day % odd.length];
    const given = Object.fromEntries(ops.slice(0, -1).map((op) => [op, data]));
    const lines = look({ [NAME]: given });
    const more = [...odd, { op: "Meta", data }, { op: "Dns", permutation: data, data }] as StreamMessage[];
    return { at: START + day * DAY_MS, lines: [...more, ...lines] };
  });
  const { events } = await run(days, { brand: BRAND });
  expect(new Set(events.map(({ type }) => type))).toEqual(new Set(["run_failed"]));
});

test("the order of lines never matters where each op has one", async () => {
  const mixed = numbers(3);
  const days = month((day) => plain({ MxCheck: { is_positive: day === 12, response: "" } })).map((day) => ({
    ...day,
    lines: [
      ...day.lines,
      ...look({
        [NAME]: plain({
          Classification: day.at > START + 9 * DAY_MS ? COPY : SHOP,
          OriginX509: certificate(NAME),
        }),
      }),
      {
        permutation: { domain: { fqdn: NAME, tld: "com", domain: "x" }, kind: "Addition" },
        op: "Levenshtein",
        data: 1,
      },
    ] as StreamMessage[],
  }));
  const shuffled = days.map(({ at, lines }) => ({
    at,
    lines: lines.map((line) => [mixed(), line] as const).sort((a, b) => a[0] - b[0]).map(([, line]) => line),
  }));
  const one = await run(days, { brand: BRAND }), other = await run(shuffled, { brand: BRAND });
  expect(one.events.length).toBeGreaterThan(0);
  expect(JSON.stringify(other)).toBe(JSON.stringify(one));
});

test("no name takes more of the state than its bound, whatever its lines hold", async () => {
  const long = (text: string, n = 5_000) => text.repeat(n);
  let state: WatchState = emptyState(BRAND);
  const days: WatchDay[] = [];
  for (let day = 0; day < 40; day++) {
    const host = (n: number) => `${long("a", 50)}${day}.${long("b", 50)}${n}.com`;
    const lists = Array.from({ length: 500 }, (_, n) => host(n));
    days.push({
      at: START + day * DAY_MS,
      lines: look({
        [NAME]: {
          Dns: { a: lists, mx: lists, ns: lists },
          GeoIp: lists.map((text) => ({ ip: text, asn: { number: 1, organization: long(text, 20) } })),
          OriginX509: certificate(NAME, { issuer_dn: `O=${long("I")}${day}`, san_dns: lists.slice(0, 8) }),
          RedirectChain: [{ url: `https://${NAME}/` }, { url: `https://${host(1)}/${long("x")}` }],
          RegistrationMetadata: {
            registrar: long("r") + day,
            registration_date: `2026-01-${day}${long("1")}`,
            status_codes: lists.map((text) => `${text} hold`),
          },
          Classification: { ...SHOP, reasons: lists, page_state: long("p"), likeness: { picture: day % 2 } },
        },
        [long("n") + ".com"]: plain(),
      }),
    });
  }
  ({ state } = await run(days, { brand: BRAND }));
  expect(Object.keys(state.names)).toEqual([NAME]);
  expect(JSON.stringify(state.names[NAME]).length).toBeLessThan(MAX_NAME_BYTES);
});
