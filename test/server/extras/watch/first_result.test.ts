import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { afterEach, expect, test } from "vitest";
import { COPY, plain } from "../../../lib/lines/scenarios.ts";
import { bearer } from "../../service.ts";
import { startSmtpSink } from "../../mail/smtp_sink.ts";
import { watchedService } from "./watched_world.ts";

const DOMAIN = "kestrelbank.com", LOOK_ALIKE = "kestrelbnak.com";
const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

/** A service in which somebody has looked a domain up. */
async function lookedUp(env: Record<string, string> = {}) {
  const made = await watchedService({ env });
  cleanup.push(() => made.service.extras.use(WATCHED).watcher.close());
  made.world.names[DOMAIN] = { [LOOK_ALIKE]: plain({ Classification: COPY }), "kestrelbank.net": plain() };
  const key = await made.key(["watch", "lookup:squat"]);
  const look = async (domain: string, as = key) => {
    const response = await made.handle(
      new Request(`http://127.0.0.1/v1/lookup/squat/${domain}`, { headers: bearer(as) }),
    );
    await response.text();
    return response.headers.get("x-service-result-id")!;
  };
  const watch = (first_result: string, more: object = {}, as = key) =>
    made.call("POST", "/v1/watch/brands", { name: "Kestrel", domains: [DOMAIN], first_result, ...more }, as);
  return { ...made, key, look, watch };
}

test("a lookup that somebody made is the first run of its domain: nothing is looked up twice", async () => {
  const { look, watch, world, tick, call } = await lookedUp();
  const uuid = await look(DOMAIN);
  const looked = world.lookups.length;
  const lookedAt = world.time;
  world.time += 60_000;
  const { status, body } = await watch(uuid);
  expect([status, body.first_result]).toEqual([201, undefined]);
  await tick();
  expect(world.lookups.length).toBe(looked);
  const { body: runs } = await call("GET", `/v1/watch/brands/${body.id}/runs`);
  expect(runs).toMatchObject([{ ending: "complete", result: uuid, started_at: lookedAt }]);
  const { body: names } = await call("GET", "/v1/watch/names");
  expect(names.map(({ name }: { name: string }) => name).sort()).toEqual(["kestrelbank.net", LOOK_ALIKE]);
  expect(names[0].assessment.severity).toBe("high");
  // The next run is one of its own, and what the first one found is no news in it.
  world.names[DOMAIN]!["kestrelbamk.com"] = plain();
  world.time += 7 * 3_600_000;
  await tick();
  expect(world.lookups.length).toBe(looked + 1);
  const { body: after } = await call("GET", "/v1/watch/names");
  expect(after.filter(({ event }: { event: unknown }) => event !== null)).toMatchObject([
    { name: "kestrelbamk.com" },
  ]);
});

test("one mail address gets what the first run found, once it has confirmed", async () => {
  const sink = await startSmtpSink();
  cleanup.push(() => sink.close());
  const { look, watch, tick, handle } = await lookedUp({
    DEADRINGER_SMTP: sink.url,
    DEADRINGER_PUBLIC_URL: "http://127.0.0.1",
    DEADRINGER_MAIL_FROM: "alerts@example.net",
  });
  await watch(await look(DOMAIN), { channels: ["mailto:ann@example.com"] });
  await tick();
  await expect.poll(() => sink.mails.length).toBe(1);
  const [link] = /\/v1\/watch\/mailboxes\/[0-9A-Za-z]{32}/.exec(sink.mails[0]!.data.replace(/=\r?\n/g, ""))!;
  expect((await handle(new Request(`http://127.0.0.1${link}`, { method: "POST" }))).status).toBe(200);
  await tick();
  expect(sink.mails).toHaveLength(2);
  expect(sink.mails[1]!.data).toContain("kestrelbnak");
});

test("a result of another domain, owner, kind or day is refused; one that is deleted meanwhile is made anew", async () => {
  const { look, watch, world, key, call, tick } = await lookedUp();
  const uuid = await look(DOMAIN);
  const other = await look("harrier-shoes.com");
  expect((await watch(other)).body.detail).toContain("it is no lookup of the look-alikes of kestrelbank.com");
  expect((await watch("nothing")).status).toBe(404);
  const stranger = await lookedUp();
  expect((await stranger.watch(uuid, {}, stranger.key)).status).toBe(404);
  world.time += 25 * 3_600_000;
  expect((await watch(uuid)).body.detail).toContain("it is older than a day");
  expect((await call("GET", "/v1/watch/brands")).body).toEqual([]);
  const late = await look(DOMAIN);
  const { body } = await watch(late);
  expect((await call("DELETE", `/v1/retrieve/${late}`, undefined, key)).status).toBe(204);
  const looked = world.lookups.length;
  await tick();
  expect(world.lookups.length).toBe(looked + 1);
  expect((await call("GET", `/v1/watch/brands/${body.id}/runs`)).body).toMatchObject([{
    ending: "complete",
  }]);
});
