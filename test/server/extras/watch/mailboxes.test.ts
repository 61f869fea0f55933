import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { afterEach, expect, test } from "vitest";
import { plain } from "../../../lib/lines/scenarios.ts";
import { type ArrivedMail, startSmtpSink } from "../../mail/smtp_sink.ts";
import { watchedService } from "./watched_world.ts";

const HOUR_MS = 3_600_000, DAY_MS = 24 * HOUR_MS;
const DOMAIN = "kestrelbank.com";
const BRAND = { name: "Kestrel", domains: [DOMAIN], schedule: "6h" };

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

async function withMail(env: Record<string, string> = {}) {
  const sink = await startSmtpSink();
  cleanup.push(() => sink.close());
  const made = await watchedService({
    env: {
      DEADRINGER_SMTP: sink.url,
      DEADRINGER_PUBLIC_URL: "http://127.0.0.1",
      DEADRINGER_MAIL_FROM: "alerts@example.net",
      ...env,
    },
  });
  cleanup.push(() => made.service.extras.use(WATCHED).watcher.close());
  const watch = async (channels: string[], as?: string, domain = DOMAIN) =>
    await made.call("POST", "/v1/watch/brands", { ...BRAND, domains: [domain], channels }, as);
  const linkIn = (mail: ArrivedMail) =>
    /\/v1\/watch\/mailboxes\/[0-9A-Za-z]{32}/.exec(mail.data.replace(/=\r?\n/g, ""))![0];
  const mailsTo = (to: string) =>
    sink.mails.filter(({ to: recipients }) => recipients.some((each) => each.includes(to)));
  const open = (method: string, path: string) =>
    made.handle(new Request(`http://127.0.0.1${path}`, { method }));
  return { ...made, sink, watch, linkIn, mailsTo, open };
}

test("a mailbox gets one mail with a link, and alerts only after somebody has confirmed there", async () => {
  const { watch, tick, world, call, mailsTo, linkIn, open } = await withMail();
  const { status, body: { id } } = await watch(["mailto:soc@example.com"]);
  expect(status).toBe(201);
  await expect.poll(() => mailsTo("soc@example.com").length).toBe(1);
  const [asking] = mailsTo("soc@example.com");
  expect(asking!.data).not.toContain("Kestrel");
  expect(asking!.data).toMatch(/^Subject: Confirm alerts about look-alikes of kestrelbank\.com/m);
  const alert = async (name: string) => {
    world.names[DOMAIN] = { ...world.names[DOMAIN], [name]: plain() };
    world.time += 6 * HOUR_MS;
    await tick();
  };
  await tick();
  await alert("kestrelbnak.com");
  expect(mailsTo("soc@example.com")).toHaveLength(1);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body)
    .toMatchObject({ alerts_waiting: 1, unconfirmed: ["soc@example.com"] });
  const tested = await call("POST", `/v1/watch/brands/${id}/test`);
  expect(tested.body[0].error).toContain("soc@example.com has not confirmed");

  const link = linkIn(mailsTo("soc@example.com").at(-1)!);
  // What opens links of mails by itself confirms nothing.
  expect((await open("GET", link)).headers.get("content-type")).toContain("text/html");
  expect((await call("POST", `/v1/watch/brands/${id}/test`)).body[0].error).toContain("has not confirmed");
  await expect.poll(() => mailsTo("soc@example.com").length).toBe(3);
  const last = linkIn(mailsTo("soc@example.com").at(-1)!);
  expect((await open("POST", link)).status).toBe(404);
  const list = async () => (await call("GET", "/v1/watch/brands")).headers.get("etag");
  const before = await list();
  expect(await list()).toBe(before);
  expect((await open("POST", last)).status).toBe(200);
  // Whoever has the list is told.
  expect(await list()).not.toBe(before);
  await tick();
  expect(mailsTo("soc@example.com")).toHaveLength(4);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body).toMatchObject({
    alerts_waiting: 0,
    unconfirmed: [],
  });
  expect((await call("POST", `/v1/watch/brands/${id}/test`)).body).toEqual([
    { channel: "mail to soc@example.com", error: "" },
  ]);
});

test("a stranger gets three mails a day at most, however the address is written and whoever asks", async () => {
  const { watch, call, key, mailsTo, sink } = await withMail();
  const spellings = Array.from({ length: 20 }, (_, i) => `mailto:victim@example.com?${i}`);
  expect((await watch(spellings)).status).toBe(400);
  expect((await watch(["mailto:victim@EXAMPLE.com", "MAILTO:Victim@example.com"])).status).toBe(400);
  for (const owner of ["ann", "bob", "eve"]) {
    const as = await key(["watch"], { owner });
    for (
      const [i, address] of [
        "victim@example.com",
        "Victim@Example.COM",
        "victim+1@example.com",
        "%76ictim@example.com",
        "victim@example.com.",
      ].entries()
    ) {
      const { status, body } = await watch([`mailto:${address}`], as, `brand${i}.com`);
      expect([address, status]).toEqual([address, 201]);
      for (let n = 0; n < 3; n++) await call("POST", `/v1/watch/brands/${body.id}/test`, undefined, as);
    }
  }
  await expect.poll(() => mailsTo("ictim").length).toBe(3);
  expect(sink.mails).toHaveLength(3);
});

test("tests of channels have a window for each owner", async () => {
  const { watch, call, key } = await withMail();
  const { body: { id } } = await watch(Array.from({ length: 20 }, (_, i) => `mailto:a${i}@example.com`));
  const statuses = [];
  for (let i = 0; i < 4; i++) statuses.push((await call("POST", `/v1/watch/brands/${id}/test`)).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const as = await key(["watch"], { owner: "bob" });
  const { body: other } = await watch(["mailto:bob@example.com"], as);
  expect((await call("POST", `/v1/watch/brands/${other.id}/test`, undefined, as)).status).toBe(200);
});

test("alerts above the window of a recipient wait without an attempt, and come as one mail", async () => {
  const { watch, tick, world, call, mailsTo, service } = await withMail({
    DEADRINGER_MAIL_TO: "soc@example.com",
  });
  const { body: { id } } = await watch(["mailto:soc@example.com"]);
  await tick();
  // The operator lists the mailbox: nobody is asked.
  expect(mailsTo("soc")).toHaveLength(0);
  for (let i = 0; i < 33; i++) {
    world.names[DOMAIN] = { ...world.names[DOMAIN], [`kestrelbank-${i}.com`]: plain() };
    await service.extras.use(WATCHED).store.update({
      ...(await service.extras.use(WATCHED).store.get(id))!,
      next_run_at: world.time,
    });
    world.time += 1_000;
    await tick();
  }
  expect(mailsTo("soc")).toHaveLength(30);
  expect((await call("GET", `/v1/watch/brands/${id}`)).body).toMatchObject({
    alerts_waiting: 3,
    alerts_given_up: 0,
  });
});

test("a link works for seven days, and not for a removed owner", async () => {
  const { watch, world, mailsTo, linkIn, open, store } = await withMail();
  await watch(["mailto:soc@example.com"]);
  await expect.poll(() => mailsTo("soc").length).toBe(1);
  world.time += 7 * DAY_MS + 1;
  expect((await open("POST", linkIn(mailsTo("soc")[0]!))).status).toBe(404);
  world.time -= 2 * DAY_MS;
  await store.forgetOwner("ann");
  expect((await open("POST", linkIn(mailsTo("soc")[0]!))).status).toBe(404);
  expect((await open("POST", "/v1/watch/mailboxes/x")).status).toBe(404);
});
