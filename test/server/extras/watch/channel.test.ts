import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Webhook } from "standardwebhooks";
import { afterEach, expect, test } from "vitest";
import { createDialer } from "../../../../lib/net/mod.ts";
import { type Dns, SquatError } from "../../../../mod.ts";
import { issuerOperator } from "../../../../server/extras/watch/lib/operators.ts";
import type { ChannelParts } from "../../../../server/extras/watch/channel.ts";
import { openChannel } from "../../../../server/extras/watch/channels/mod.ts";
import { alertText, eventPage, headline } from "../../../../server/extras/watch/alert.ts";
import { mailOf } from "../../../../server/extras/watch/channels/mail.ts";
import { payloadOf } from "../../../../server/extras/watch/channels/webhook.ts";
import { event } from "./events.ts";

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0)) await each();
});

const dns: Dns = {
  query: () => Promise.reject(new Error("no names here")),
  resolvers: [],
  close: () => Promise.resolve(),
};
const signal = new AbortController().signal;

function parts(changes: Partial<ChannelParts> = {}): ChannelParts & { printed: string[] } {
  const printed: string[] = [];
  return {
    dialer: (url) => createDialer({ dns, allow: [`127.0.0.1:${new URL(url).port}`] }),
    webhookSecret: null,
    smtpUrl: null,
    mailFrom: null,
    mailTo: [],
    page: null,
    now: () => Date.now(),
    print: (text) => Promise.resolve(void printed.push(text)),
    printed,
    ...changes,
  };
}

interface Post {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

async function receiver(status = 204): Promise<{ port: number; posts: Post[] }> {
  const posts: Post[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (chunk) => body += chunk).on("end", () => {
      posts.push({ path: request.url!, headers: request.headers, body });
      response.writeHead(status, { location: "http://127.0.0.1:1/" }).end();
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cleanup.push(() => new Promise((resolve) => server.close(resolve)));
  return { port: (server.address() as AddressInfo).port, posts };
}

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";

test("a webhook is signed so that the reference library accepts it, and names the event by its id", async () => {
  const { port, posts } = await receiver();
  const channel = openChannel(`http://127.0.0.1:${port}/hook?a=1`, parts({ webhookSecret: SECRET }));
  await channel.send([event()], signal);
  expect(posts).toHaveLength(1);
  const { headers, body, path } = posts[0]!;
  expect(path).toBe("/hook?a=1");
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["webhook-id"]).toBe(event().id);
  expect(new Webhook(SECRET).verify(body, headers as Record<string, string>)).toEqual({
    type: "watch.changed",
    timestamp: "2026-03-01T06:00:00.000Z",
    data: event(),
  });
  expect(() => new Webhook(SECRET).verify(body.replace("high", "low"), headers as Record<string, string>))
    .toThrow();
  expect(channel.name).not.toContain("hook");
});

test("a webhook that answers with an error or a redirect has not taken the events", async () => {
  for (const status of [302, 404, 500]) {
    const { port } = await receiver(status);
    const channel = openChannel(`http://127.0.0.1:${port}/secret`, parts());
    await expect(channel.send([event()], signal)).rejects.toThrow(
      `http://127.0.0.1:${port} answered ${status}`,
    );
  }
});

test("a webhook reaches no address that the dialer refuses", async () => {
  const { port, posts } = await receiver();
  const channel = openChannel(`http://127.0.0.1:${port}/`, parts({ dialer: () => createDialer({ dns }) }));
  await expect(channel.send([event()], signal)).rejects.toThrow();
  expect(posts).toEqual([]);
});

test.each(["slack", "teams"])(
  "%s gets JSON of its own, defanged, without markup of strangers",
  async (kind) => {
    const { port, posts } = await receiver(200);
    const channel = openChannel(`${kind}+http://127.0.0.1:${port}/x`, parts());
    const evil = event({ reasons: ["<!channel> @everyone **bold** `code` [a](http://b)\u202e\n# head"] });
    await channel.send([evil], signal);
    await channel.send(Array.from({ length: 12 }, () => evil), signal);
    expect(posts).toHaveLength(2);
    const [one] = posts.map(({ body }) => JSON.parse(body));
    expect(JSON.stringify(one).replaceAll("\\\\", "")).toContain("kestreIbank[.]com");
    expect(posts[0]!.body).not.toContain("\u202e");
    expect(posts[1]!.body).toContain("12 events");
    if (kind === "slack") {
      expect(one.text).not.toContain("<");
      expect(one.blocks.every((block: { text: { type: string } }) => block.text.type === "plain_text")).toBe(
        true,
      );
    }
    if (kind === "teams") {
      const facts = one.attachments[0].content.body[1].facts as { title: string; value: string }[];
      expect(facts.find(({ title }) => title === "Because")!.value).toContain("\\*\\*bold\\*\\*");
    }
  },
);

test("what a mail says of a new name is in words, without what is missing", () => {
  const text = alertText(
    event({
      type: "new",
      verdict: "phishing",
      changes: [
        { signal: "icon", from: "", to: "alike" },
        { signal: "picture", from: "", to: "other" },
        { signal: "holds", from: "", to: "none" },
      ],
      reasons: ["phishing: imitates kestrelbank.com: 99%", "not phishing: words of shop"],
    }),
    null,
  );
  const value = (title: string) => new RegExp(`^  ${title} +(.*)$`, "m").exec(text)?.[1];
  expect(["Icon like the brand's", "Picture like the brand's", "Suspension", "Because"].map(value))
    .toEqual([
      "yes",
      "not closely",
      undefined,
      "Imitates kestrelbank.com: 99%; Not phishing: Reads like a shop",
    ]);
});

test("a file gets one object a line; - is standard output", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-channel-"));
  cleanup.push(() => rmSync(folder, { recursive: true }));
  const path = join(folder, "alerts.ndjson");
  await openChannel(`file://${path}`, parts()).send([event(), event({ type: "gone" })], signal);
  const lines = readFileSync(path, "utf8").trimEnd().split("\n").map((line) => JSON.parse(line));
  expect(lines).toEqual([event(), event({ type: "gone" })]);
  const own = parts();
  await openChannel("-", own).send([event()], signal);
  expect(own.printed.join("").trimEnd()).toBe(JSON.stringify(event()));
});

test.each(["slack", "teams", "http"])("%s: a cut leaves no half of a character", async (kind) => {
  const { port, posts } = await receiver(200);
  const url = `http://127.0.0.1:${port}/x`;
  const channel = openChannel(kind === "http" ? url : `${kind}+${url}`, parts());
  for (let i = 0; i < 2; i++) {
    const issuer = issuerOperator(`CN=x,O=${"a".repeat(i)}${"😀".repeat(60)}`);
    const smiles = `${"a".repeat(i)}${"😀".repeat(1_500)}`;
    const changes = [{ signal: "certificate", from: "none", to: issuer }];
    await channel.send([event({ changes, reasons: [kind === "http" ? issuer : smiles] })], signal);
  }
  for (const { body } of posts) expect(body).not.toMatch(/\\ud[89a-f]/);
});

test("what a stranger's server shows is no link in an alert", () => {
  const evil = event({
    changes: [
      { signal: "redirect", from: "itself", to: "evil-login.example" },
      { signal: "certificate", from: "none", to: "https://evil-login.example/x\u061c: a.evil-login.example" },
    ],
    source: { door: "certificates", reason: "in a certificate for evil-login.example" },
  });
  for (const shown of [mailOf([evil], null).text, alertText(evil, null)]) {
    expect(shown).toContain("evil-login[.]example");
    expect(shown).not.toMatch(/evil-login\.example|\u061c/);
  }
});

test("what is no channel is refused", () => {
  for (
    const text of [
      "ftp://a/b",
      "discord+https://a/b",
      "nonsense",
      "syslog://a:514",
      "mailto:a@b",
      "mailto:a,b@c",
      "file:///x?format=xml",
    ]
  ) {
    expect(() => openChannel(text, parts())).toThrow(SquatError);
  }
  expect(() => openChannel("http://a/", parts({ webhookSecret: "whsec_###" }))).toThrow("Base64");
});

test("a first run is one alert in every channel: counts and the worst names", () => {
  const first = event({
    ...{ name: null, type: "run_first", changes: [], verdict: null, reasons: [] },
    found: {
      counts: { high: 22, medium: 1, low: 40, none: 0 },
      worst: [{
        ...{ name: "kestre1bank.com", verdict: "phishing", severity: "high", flags: ["takes mail"] },
        scores: { phishing: 0.998, parked: 0.001, legitimate: 0.001 },
      }],
    },
  });
  expect(headline(first)).toBe("[high] First run: 63 look-alikes of kestrelbank.com, 22 high, 1 medium");
  expect(alertText(first, null)).toContain("[high] kestre1bank[.]com  phishing >99%, takes mail");
  expect(alertText(first, null)).toContain("22 of high or medium severity");
  for (const text of [mailOf([first], null).text, payloadOf(first, null)]) {
    expect(text).toMatch(/kestre1bank(\[\.\]|\.)com/);
  }
});

const COVERAGE = "18 of 20 brands looked at today; 2 failed: Kestrel, Gull. Check the resolvers";
const run = event({ name: null, type: "run_ok", changes: [], verdict: null, reasons: [] });
const many = Array.from(
  { length: 30 },
  (_, n) => event({ id: `${n}`.padStart(32, "0"), name: `kestrel${n}.com` }),
);

test.each(["slack", "teams"])(
  "%s: digests and runs begin with the coverage, one name does not",
  async (kind) => {
    const { port, posts } = await receiver();
    const channel = openChannel(`${kind}+http://127.0.0.1:${port}/hook`, parts());
    for (const events of [[run], many, [event()]]) await channel.send(events, signal, COVERAGE);
    const texts = posts.map(({ body }) => body.replaceAll("\\\\", ""));
    expect(texts.map((text) => text.includes(COVERAGE))).toEqual([true, true, false]);
    for (const text of texts.slice(0, 2)) {
      const rest = kind === "teams" ? /FactSet|30 events: / : /Found|30 events: /;
      expect(text.indexOf(COVERAGE)).toBeLessThan(text.search(rest));
    }
  },
);

test("a mail says how bad it is in its subject, how a name imitates in words, and times to the minute", () => {
  const { subject, text } = mailOf(
    [event({ severity: "low", kind: "Tld" }), event({ severity: "medium" })],
    null,
  );
  expect(subject).toBe("[medium] 2 alerts about kestrelbank.com");
  expect(text).toContain("How it imitates  it has another suffix, such as .net for .com");
  expect(text).toContain("Found            2026-03-01 06:00 UTC");
  expect(text).not.toMatch(/Tld|\d\dZ/);
});

test("mail and webhooks say what was looked at, first", () => {
  for (const [events, first] of [[[run], COVERAGE], [many, COVERAGE], [[event()], "[high]"]] as const) {
    expect(mailOf(events, null, COVERAGE).text.startsWith(first)).toBe(true);
  }
  expect(JSON.parse(payloadOf(run, null, COVERAGE)).coverage).toBe(COVERAGE);
  expect(JSON.parse(payloadOf(event(), null, COVERAGE))).not.toHaveProperty("coverage");
});

const ID = "0b6f1f66-5a3f-4c46-9b7e-6f7d7c4f3a11";
const PAGE = `https://dr.example/#brands/${ID}`;
const NAME_PAGE = `${PAGE}?name=${ID}%2FkestreIbank%2Ecom`;

test("a mail says at its end how to get no more of them", () => {
  expect(mailOf([event()], PAGE).text.trimEnd().split("\n\n").at(-1)).toBe(
    `To get no more of these mails, remove the mailbox: ${PAGE}?tab=settings`,
  );
  expect(mailOf([event()], null).text).not.toContain("To get no more");
});

test("an alert leads to where it is answered: the name, the runs, what a first run found", () => {
  expect(eventPage(event(), PAGE)).toBe(NAME_PAGE);
  expect(new URLSearchParams(NAME_PAGE.split("?")[1]).get("name")).toBe(`${ID}/kestreIbank.com`);
  expect(eventPage(run, PAGE)).toBe(`${PAGE}?tab=runs`);
  expect(eventPage({ ...run, type: "run_first" }, PAGE)).toBe(PAGE);
});

test("mail has links and no ids; without an address of the service it has none", () => {
  const one = mailOf([event({ result: ID.toUpperCase() })], PAGE);
  expect(one.text).toContain(`Open             ${NAME_PAGE}`);
  expect(one.text).not.toContain(ID.toUpperCase());
  expect(one.text.replaceAll("%2E", "")).not.toContain("kestreIbank.com");
  expect(mailOf(many, PAGE).text).toContain(`All of them: ${PAGE}\n`);
  const without = mailOf([event()], null);
  expect(without.text).not.toContain("Open ");
});

test.each(["slack", "teams", "http"])("%s leads to the web app", async (kind) => {
  const { port, posts } = await receiver();
  const url = kind === "http" ? `http://127.0.0.1:${port}/hook` : `${kind}+http://127.0.0.1:${port}/hook`;
  const channel = openChannel(url, parts({ page: PAGE }));
  await channel.send([event()], signal);
  expect(posts.at(-1)!.body).toContain(NAME_PAGE);
  if (kind !== "http") {
    await channel.send(many, signal);
    expect(posts.at(-1)!.body).toMatch(new RegExp(`${PAGE}(?!\\?)`));
  }
});
