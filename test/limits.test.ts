import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readConfig } from "../server/config/mod.ts";
import { DOORS } from "../server/sources/doors.ts";
import { limitCells, limitRows } from "./limit_rows.ts";

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");

/** The rows of the table of limits, by resource. */
const limitOf = (resource: string): string => {
  const named = limitRows.find((row) => row.resource.includes(resource))?.resource;
  expect([resource, named]).toEqual([resource, expect.any(String)]);
  return limitRows.filter((row) => row.resource === named).map(({ limit }) => limit).join("; ");
};

/** Settings that are limits, by their row. */
const SETTINGS = {
  rate_limit: "requests a minute",
  owner_rate_limit: "requests a minute",
  streams: "lookups at a time",
  capacity: "lookups at a time",
  owner_work: "computing",
  owner_disk: "disk",
  connections: "connections",
} as const;

/** Constants that are limits: file, name, value in the code, words in the table. */
const CONSTANTS: readonly [resource: string, file: string, name: string, value: string, words: string][] = [
  ["requests a minute", "auth/guard.ts", "PEOPLE_TIMES", "8", "8 times"],
  ["requests at a time", "service.ts", "READS", "4", "4, while"],
  ["computing", "auth/thread_time.ts", "SLICE_MS", "1", "slices of 1 ms"],
  ["names that lookups ask", "../lib/lookup/question_share.ts", "QUESTIONS", "2_048", "2,048;"],
  [
    "names that lookups ask",
    "../lib/lookup/question_share.ts",
    "QUESTIONS_OF_OWNERS",
    "512",
    "shares of 512",
  ],
  ["turns of lookups", "../lib/owner_queue.ts", "MOST_AHEAD_MS", "500", "500 ms ahead"],
  ["computing", "auth/thread_time.ts", "BODY_MS_PER_MIB", "20", "counts 20 ms"],
  ["computations that wait", "auth/thread_time.ts", "MOST_WAITING", "100", "100"],
  ["a request to `/mcp`", "mcp/serve.ts", "MOST_MCP_BODY", "320 << 10", "320 KiB"],
  ["a request to `/mcp`", "http/routes/mcp.ts", "MOST_MESSAGES", "20", "20 messages"],
  ["evidence collected", "evidence/service.ts", "BUNDLES_AT_ONCE", "2", "2 at a time"],
  ["evidence collected", "evidence/service.ts", "MOST_WAITING_BUNDLES", "4", "4 wait"],
  ["mails of reports", "report/drafting.ts", "MAX_ATTACHED", "5_000_000", "5 MB"],
  ["body of a request", "http/parameters.ts", "MOST_BODY_BYTES", "16_384", "16 KiB"],
  ["body of a request", "http/json.ts", "MOST_JSON_PARTS", "32_768", "32,768 members"],
  ["body of a request", "http/parameters.ts", "BODY_MS", "10_000", "10 s"],
  ["that was refused", "http/listen/node_handler.ts", "MOST_DROPPED", "32 << 20", "32 MiB"],
  ["that was refused", "http/listen/node_handler.ts", "DROP_MS", "10_000", "10 s"],
  ["in progress", "auth/body_budget.ts", "MOST_OF_OWNER", "16 * MIB", "16 MiB"],
  ["in progress", "auth/body_budget.ts", "MOST_IN_ALL", "64 * MIB", "64 MiB in all"],
  ["a reader that takes nothing", "http/listen/listen.ts", "WRITE_STALL_MS", "60_000", "60 s"],
  ["requests of one connection", "io/http_pieces.ts", "PIECE_BYTES", "512", "of HTTP/1 512 bytes"],
  ["requests of one connection", "http/listen/node.ts", "MOST_STREAMS", "128", "of HTTP/2 128"],
  ["watched brands", "http/routes/watch.ts", "MOST_BRANDS", "100", "100,"],
  ["watched brands", "watch/brand_settings.ts", "MOST_DOMAINS", "50", "50 domains"],
  ["runs of brands", "watch/watcher.ts", "MOST_RUNS", "4", "four owners"],
  ["runs beside the schedule", "http/routes/watch.ts", "MOST_FORCED", "20", "20 an hour"],
  ["deliveries", "watch/deliveries.ts", "MOST_OF_OWNER", "4", "4 receivers"],
  ["deliveries", "watch/deliveries.ts", "MOST_AT_ONCE", "64", "64 in all"],
  ["deliveries", "watch/deliver.ts", "SEND_MS", "30_000", "30 s"],
  ["fails twice", "watch/deliver.ts", "FIRST_WAIT_MS", "120_000", "2 min"],
  ["fails twice", "watch/deliver.ts", "LONGEST_WAIT_MS", "6 * 3_600_000", "6 h"],
  ["tests of channels", "http/routes/watch.ts", "MOST_TESTED", "60", "60 channels an hour"],
  ["not confirmed", "watch/mailboxes.ts", "MOST_ASKED", "3", "3 a day"],
  ["not confirmed", "watch/mailboxes.ts", "MOST_ASKED_BY_OWNER", "20", "20 that an owner"],
  ["mails with alerts", "watch/mailboxes.ts", "MOST_MAILS", "30", "30 an hour"],
  ["streams of events", "watch/live_events.ts", "MOST_STREAMS", "20", "20,"],
  ["shared links", "http/routes/share.ts", "MOST_LINKS", "500", "500"],
  ["uses of a shared link", "http/routes/share.ts", "MOST_USES", "120", "120 a minute"],
  ["feeds", "http/routes/watch_feed.ts", "MOST_READS", "120", "120 a minute"],
  ["keys", "http/routes/keys.ts", "MOST_KEYS", "100", "100"],
  ["invitations", "auth/roles.ts", "MOST_INVITATIONS", "50", "50 that are open"],
  ["given by hand", "http/routes/sources.ts", "MOST_OFFERED", "1_000", "1,000 a request"],
  ["names pulled", "sources/pull.ts", "MOST_BYTES", "16 * 1_048_576", "16 MiB"],
  ["visits of names", "sources/visitor.ts", "VISITS_AT_ONCE", "80", "80 at a time"],
  ["visits of names", "sources/visitor.ts", "VISIT_MS", "10_000", "10 s each"],
];

test("every row says whose limit it is, and what the refusal says", () => {
  expect(limitCells.length).toBeGreaterThan(25);
  for (const [i, cells] of limitCells.entries()) {
    expect([cells[0], cells.length]).toEqual([cells[0], 4]);
    for (const cell of cells.slice(i > 0 ? 1 : 0)) expect([cells[0], cell !== ""]).toEqual([cells[0], true]);
  }
});

test("the table names each setting that is a limit, with its default", () => {
  const config = readConfig({});
  for (const [name, resource] of Object.entries(SETTINGS)) {
    const limit = limitOf(resource);
    const value = config[name as keyof typeof SETTINGS].toLocaleString("en");
    expect([name, limit, new RegExp(`\\b${value}\\b`).test(limit)]).toEqual([name, limit, true]);
  }
  // A setting that is a limit of owners and is not in the table.
  const limits = Object.keys(config).filter((name) => /^owner_|rate_limit$/.test(name));
  expect(limits.filter((name) => !(name in SETTINGS))).toEqual([]);
});

test("the table says what the code does", () => {
  const ownerBudget = (door: "by_hand" | "canary") => DOORS[door].ownerBudget.toLocaleString("en");
  expect(limitOf("given by hand")).toContain(`${ownerBudget("by_hand")} a day`);
  expect(limitOf("canary reports")).toContain(`${ownerBudget("canary")} a day`);
  for (const [resource, file, name, value, words] of CONSTANTS) {
    const found = new RegExp(`\\b${name}(?:: number)? = ([^,;]+)[,;]`).exec(read(`server/${file}`))?.[1];
    expect([file, name, found]).toEqual([file, name, value]);
    expect([resource, limitOf(resource)]).toEqual([resource, expect.stringContaining(words)]);
  }
});
