import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect } from "vitest";
import { ActionForwarder } from "../../../server/auth/action_forwarder.ts";
import { orderedUuidV7 } from "../../../server/ids.ts";
import { syslogTarget } from "../../../server/io/syslog.ts";
import { memoryStores } from "../../../server/stores/sqlite_stores.ts";
import type { Stores } from "../../../server/stores/store.ts";
import { freePort } from "../../free_port.ts";
import { missingProgram, requires } from "../../requires.ts";
import { openDatabase } from "../../../server/stores/postgres/database.ts";
import { postgresStores } from "../../../server/stores/postgres/stores.ts";
import { server } from "../instances.ts";

const patient = { timeout: 30_000, interval: 100 };
const folder = mkdtempSync(join(tmpdir(), "deadringer-actions-"));
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
afterAll(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A real rsyslog that writes what it gets to a file, a message a line. */
function rsyslog(name: string, port: number) {
  const out = join(folder, name);
  const conf = join(folder, `${name}.conf`);
  writeFileSync(
    conf,
    `global(workDirectory="${folder}" maxMessageSize="64k")
module(load="imudp") module(load="imtcp")
input(type="imudp" address="127.0.0.1" port="${port}")
input(type="imtcp" address="127.0.0.1" port="${port}")
template(name="parts" type="string" string="%pri%|%protocol-version%|%app-name%|%msgid%|%msg%\\n")
*.* action(type="omfile" file="${out}" template="parts")
`,
  );
  let child: ChildProcess | undefined;
  const stop = async () => {
    const ended = new Promise((resolve) =>
      child?.exitCode === null ? child.once("exit", resolve) : resolve(null)
    );
    child?.kill();
    await ended;
  };
  const start = () =>
    void (child = spawn("rsyslogd", ["-n", "-f", conf, "-i", join(folder, `${name}.pid`)], {
      stdio: "ignore",
    }));
  ends.push(stop);
  // What follows the last line end is a line that is still written.
  const lines = () => existsSync(out) ? readFileSync(out, "utf8").split("\n").slice(0, -1) : [];
  return { start, stop, lines };
}

/** A history, and what sends it. */
function history(stores: Stores, url: string) {
  const clock = { now: 1_800_000_000_000 };
  const logged: string[] = [];
  const forwarder = () =>
    new ActionForwarder({
      ...{ target: syslogTarget(new URL(url)), actions: stores.actions, limits: stores.limits },
      now: () => clock.now,
      log: (_, message) => void logged.push(message),
    });
  const add = async (owner: string, action: string, detail = "") => {
    clock.now += 1_000;
    const id = orderedUuidV7(clock.now);
    await stores.actions.add({
      ...{ id, owner, at: clock.now, person: "ann ▲", key_id: null, action, target: '"kestrel" \\', detail },
    });
    clock.now += 5_000;
    return id;
  };
  return { forwarder, add, clock, logged };
}

const stores: [string, () => Promise<Stores>][] = [["SQLite", () => Promise.resolve(memoryStores())]];
if (server !== null) {
  const url = await server.database();
  stores.push(["PostgreSQL", async () => await postgresStores(await openDatabase(url))]);
}

for (const [kind, open] of stores) {
  requires(missingProgram("rsyslogd"))(
    `${kind}: rsyslog gets each entry once and in order as ECS, also what was done while it was down`,
    { timeout: 60_000 },
    async () => {
      const port = await freePort();
      const daemon = rsyslog(kind, port);
      const store = await open();
      ends.push(() => store.close());
      const at = history(store, `syslog+tcp://127.0.0.1:${port}`);
      await at.add("soc", "before_it_was_set");
      const first = at.forwarder();
      // Nobody listens yet.
      await first.tick();
      const ids = [await at.add("soc", "signin", "192.0.2.7"), await at.add("other", "remove_person")];
      await first.tick();
      expect(at.logged).toEqual(["The history could not be sent to syslog; it is tried again"]);
      daemon.start();
      await expect.poll(async () => {
        await first.tick();
        return daemon.lines().length;
      }, patient).toBe(2);
      ids.push(await at.add("soc", "triage_name", "x".repeat(1_900)));
      await first.tick();
      await first.close();
      // Another process goes on where this one left off.
      ids.push(await at.add("soc", "signout"));
      const second = at.forwarder();
      await second.tick();
      await second.tick();
      await expect.poll(() => daemon.lines().length, patient).toBe(4);
      const messages = daemon.lines().map((line) => line.split("|"));
      expect(messages.map(([pri, version, app, id]) => [pri, version, app, id])).toEqual(
        ["signin", "remove_person", "triage_name", "signout"].map((id) => ["165", "1", "deadringer", id]),
      );
      const events = messages.map((parts) => JSON.parse(parts.slice(4).join("|").trim()));
      expect(events.map(({ event }) => event.id)).toEqual(ids);
      expect(events[0]).toMatchObject({
        event: {
          category: ["authentication"],
          type: ["start"],
          reason: "192.0.2.7",
          dataset: "deadringer.actions",
        },
        ...{ organization: { name: "soc" }, user: { name: "ann ▲" }, labels: { target: '"kestrel" \\' } },
      });
      expect(events[1].event).toMatchObject({ category: ["iam"] });
      expect(events[2].event.reason).toHaveLength(1_900);
      await second.close();
    },
  );
}

requires(missingProgram("rsyslogd"))("over UDP what is long stays JSON", { timeout: 60_000 }, async () => {
  const port = await freePort();
  const daemon = rsyslog("udp", port);
  const store = memoryStores();
  ends.push(() => store.close());
  const at = history(store, `syslog://127.0.0.1:${port}`);
  daemon.start();
  const forwarder = at.forwarder();
  await forwarder.tick();
  await expect.poll(async () => {
    await at.add("soc", "triage_name", "▲".repeat(1_900));
    await forwarder.tick();
    return daemon.lines().length;
  }, patient).toBeGreaterThan(0);
  const event = JSON.parse(daemon.lines()[0]!.split("|").slice(4).join("|").trim());
  expect(event.event.reason).toBe("▲".repeat(150));
  await forwarder.close();
});
