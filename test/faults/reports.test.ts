import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test, vi } from "vitest";
import { openDatabase } from "../../server/stores/postgres/database.ts";
import { migrate } from "../../server/stores/postgres/migrations.ts";
import { postgresStore } from "../../server/stores/postgres/sql.ts";
import { REPORT_STORE } from "../../server/stores/reports.ts";
import { openSqliteStore } from "../../server/stores/sqlite.ts";
import { requires } from "../requires.ts";
import { startSmtpSink } from "../server/mail/smtp_sink.ts";
import { reportedService } from "../server/report/reported_world.ts";
import { noPostgres, startPostgres } from "../server/stores/postgres.ts";
import { scaled } from "./scale.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-reports-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const server = await startPostgres();
afterAll(() => server?.close());
const rounds = scaled(5, 100);

function start(...values: string[]) {
  const file = fileURLToPath(new URL("kill_reporter.ts", import.meta.url));
  const args = "Deno" in globalThis ? ["run", "-A", file, ...values] : [file, ...values];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  return { child, exited: once(child, "exit"), lines: createInterface({ input: child.stdout }) };
}

for (const [kind, testOn] of [["sqlite", test], ["postgres", requires(noPostgres)]] as const) {
  testOn(`${kind}: kill -9 loses no step of a report that was reported done, and leaves none half done`, {
    timeout: 600_000,
  }, async () => {
    const where = kind === "postgres" ? await server!.database() : join(folder, "reports.sqlite");
    if (kind === "postgres") {
      const database = await openDatabase(where);
      await migrate(database);
      await database.close();
    }
    const told = new Map<string, number>();
    for (let round = 0; round < rounds; round++) {
      const { child, exited, lines } = start(where);
      let left = 1 + Math.floor(Math.random() * 30);
      for await (const line of lines) {
        const [id, version] = line.split(" ");
        told.set(id!, Number(version));
        if (--left === 0) child.kill("SIGKILL");
      }
      await exited;
    }
    const database = kind === "postgres" ? await openDatabase(where) : null;
    const store = database === null
      ? openSqliteStore(REPORT_STORE, where)
      : postgresStore(REPORT_STORE, database);
    const wrong: unknown[] = [];
    for (const [id, version] of told) {
      const report = await store.get(id);
      const entries = await store.entries(id);
      const actions = ["draft", "approved", "sent", "acknowledged", "acted"].slice(0, report?.version);
      const isWhole = report !== null && report.version >= version && entries.length === report.version &&
        entries.every(({ action }, i) => action === actions[i]) &&
        report.state === (report.version === 1 ? "drafted" : actions.at(-1)) &&
        (await store.file(id, "sent.eml") !== null) === actions.includes("sent");
      if (!isWhole) wrong.push({ id, version, report, entries });
    }
    store.close();
    await database?.close();
    expect(told.size).toBeGreaterThanOrEqual(rounds);
    expect(wrong).toEqual([]);
  });
}

test("kill -9 while a report is sent: it is not sent again by itself, and the copy of the attempt is there", {
  timeout: 120_000,
}, async () => {
  const sink = await startSmtpSink();
  // The mail server takes the text of the mail, and is silent.
  sink.answers.set(".", "hang");
  const path = join(folder, "sending.sqlite");
  const { child, exited, lines } = start(path, sink.url);
  const [id] = await once(lines, "line") as [string];
  await vi.waitFor(() => expect(sink.silent).toBe(1), { timeout: 60_000, interval: 20 });
  child.kill("SIGKILL");
  await exited;
  sink.answers.clear();
  const store = openSqliteStore(REPORT_STORE, path);
  const { reports, world } = reportedService({ store, env: { DEADRINGER_SMTP: sink.url } });
  try {
    const report = (await reports.get(id, "ann"))!;
    expect(report).toMatchObject({ state: "approved", attempted_at: expect.any(Number), sent_at: null });
    const copy = new TextDecoder().decode((await store.file(id, "sent.eml"))!.content);
    expect(copy).toContain("To: abuse@quick-domains.example.net");
    const ann = { owner: "ann", name: "ann" };
    await expect(reports.send(report, ann)).rejects.toThrow("an earlier attempt may have arrived");
    expect(sink.mails).toEqual([]);
    world.time = report.attempted_at! + 600_000;
    expect((await reports.send(report, ann, { again: true })).state).toBe("sent");
    const idOf = (text: string) => /^Message-ID: .*$/im.exec(text)?.[0].trim();
    expect(idOf(sink.mails[0]!.data)).toBe(idOf(copy));
  } finally {
    store.close();
    await sink.close();
  }
});
