import { lookupLines } from "../../lookup_lines.ts";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  readRecording,
  recordIo,
  type RecordOptions,
  replay,
  replayIo,
} from "../../../../lib/net/recording/mod.ts";
import type { Camera } from "../../../../lib/net/mod.ts";
import type { Io, LookupOptions } from "../../../../mod.ts";
import { type MiniInternet, startMiniInternet } from "../../../../server/mini/mod.ts";

let mini: MiniInternet;
beforeAll(async () => void (mini = await startMiniInternet()));
afterAll(() => mini.close());

/** The lines of a lookup, sorted; those about its progress come when they come. */
async function linesOf(io: Io, options: LookupOptions = {}, name = mini.domain): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of lookupLines(name, { ...options, io })) {
    const isProgress = line.op === "Meta" && ["Progress", "Heartbeat"].includes(line.data.kind);
    if (!isProgress) lines.push(JSON.stringify(line));
  }
  return lines.sort();
}

async function record(options: LookupOptions, how: RecordOptions = {}, io: Io = mini.io, name?: string) {
  const chunks: Uint8Array[] = [];
  const recorder = recordIo(io, (bytes) => void chunks.push(bytes), how);
  const lines = await linesOf(recorder.io, options, name);
  const summary = await recorder.finish();
  return { lines, summary, file: Buffer.concat(chunks) };
}

async function replayed(file: Uint8Array, options: LookupOptions, name?: string) {
  const missing: string[] = [];
  const replay = await replayIo([file], { ct: mini.io.ct, onMissing: (what) => missing.push(what) });
  return { lines: await linesOf(replay.io, options, name), missing, replay };
}

/** The file with its lines changed. */
function changed(file: Uint8Array, change: (lines: string[]) => string[]): Uint8Array {
  return gzipSync(change(gunzipSync(file).toString().trimEnd().split("\n")).join("\n") + "\n");
}

test("a replay of 500 names brings the lines of the recording, and the clock of it", async () => {
  const options = { limit: 500 };
  const own = await startMiniInternet();
  const { lines, summary, file } = await record(options, {}, own.io).finally(() => own.close());
  // Nobody is there any more.
  expect(summary.isComplete).toBe(true);
  expect(lines.length).toBeGreaterThan(500);
  const again = await replayed(file, options);
  expect(again.missing).toEqual([]);
  expect(again.lines).toEqual(lines);
  const { header, io } = again.replay;
  expect(io.now() - header.startedAt).toBeGreaterThan(0);
  // Part of a recording is enough for part of the lookup.
  const some = await replayed(file, { ...options, ops: ["Dns", "HttpBanner"] });
  expect(some.missing).toEqual([]);
  expect(some.lines.filter((line) => line.includes('"op":"HttpBanner"'))).toEqual(
    lines.filter((line) => line.includes('"op":"HttpBanner"')),
  );
});

test("bytes of a connection come in their order, also where the clock was set back meanwhile", async () => {
  const { header, isComplete } = await readRecording([(await record({ limit: 1 })).file]);
  const target = { host: "a.test", port: 80, purpose: "web" as const, tls: null };
  const call = { id: 0, ms: 1 };
  const data = (text: string) => Buffer.from(text).toString("base64");
  const { io } = replay({
    header,
    records: [
      { ...call, kind: "connect", at: 0, ...target, opened: { address: "192.0.2.1", port: 80, tls: null } },
      { ...call, kind: "read", at: 5_000, data: data("first") },
      { ...call, kind: "read", at: 10, data: data("second") },
    ],
    isComplete,
  });
  const connection = await io.net!.connect(target, new AbortController().signal);
  expect(String(Buffer.from((await connection.read())!))).toBe("first");
  expect(String(Buffer.from((await connection.read())!))).toBe("second");
});

test("what scripts build is recorded, and built again without a browser", async () => {
  const built = { html: "<h1>Sign in</h1>", finalUrl: "https://kestrelbank.com/in", status: 200 };
  const camera: Camera = {
    takeScreenshot: () => Promise.resolve(null),
    renderPage: (url) =>
      url.endsWith("/broken")
        ? Promise.reject(new Error("no browser starts"))
        : Promise.resolve(url.endsWith("/empty") ? null : built),
    close: () => Promise.resolve(),
  };
  const signal = new AbortController().signal;
  const chunks: Uint8Array[] = [];
  const recorder = recordIo({ ...mini.io, camera }, (bytes) => void chunks.push(bytes));
  const page = (io: Io, path: string) =>
    io.camera!.renderPage!(`https://kestrelbank.com${path}`, { userAgent: "Browser" }, signal)
      .catch((error: Error) => error.message);
  const PATHS = ["/", "/empty", "/broken"];
  const shown = ["no browser starts"];
  expect(await Promise.all(PATHS.map((path) => page(recorder.io, path)))).toEqual([built, null, ...shown]);
  await recorder.finish();
  const missing: string[] = [];
  const { io } = await replayIo(chunks, { onMissing: (what) => missing.push(what) });
  expect(await Promise.all(PATHS.map((path) => page(io, path)))).toEqual([built, null, ...shown]);
  expect(await page(io, "/other")).toBe(null);
  expect(missing).toEqual(["page at https://kestrelbank.com/other after its scripts"]);
});

test("without a browser that runs scripts, neither the recording nor its replay has one", async () => {
  const { file } = await record({ plan: "analyze", ops: ["Dns"] });
  expect((await replayed(file, { plan: "analyze", ops: ["Dns"] })).replay.io.camera).toBe(null);
});

describe("one host", () => {
  const HOST = "kestrelbank.com";
  let recorded: Awaited<ReturnType<typeof record>>;
  const analyze: LookupOptions = { plan: "analyze" };
  beforeAll(async () => void (recorded = await record(analyze, {}, mini.io, HOST)));

  const reading = (file: Uint8Array, maxBytes?: number) =>
    replayIo([file], maxBytes === undefined ? {} : { maxBytes }).then(() => null, (error) => error);

  test("what is not in the recording is named, and counts as no answer", async () => {
    const { missing, lines } = await replayed(recorded.file, analyze, "example.org");
    expect(missing).toContain("DNS reply for example.org A");
    expect(lines.join("\n")).not.toContain('"a":["');
    const withoutWeb = changed(
      recorded.file,
      (all) =>
        all.filter((line) => !line.includes('"purpose":"web"')).map((line) =>
          line.includes('"kind":"end"')
            ? line.replace(
              /"records":\d+/,
              `"records":${all.filter((l) => !l.includes('"purpose":"web"')).length - 2}`,
            )
            : line
        ),
    );
    const partly = await replayed(withoutWeb, analyze, HOST);
    expect(partly.missing).toContain(`connection to ${HOST}:443 (web, https://${HOST}/)`);
  });

  test("a redacted recording has neither resolver nor requests, and replays the same", async () => {
    const io = { ...mini.io, contact: "soc@corp.example", userAgent: "Corp/1.0" };
    const { lines, file } = await record(analyze, { redact: true }, io, HOST);
    const text = gunzipSync(file).toString();
    expect(text).toContain('"resolvers":["resolver-1"]');
    for (const secret of [mini.io.dns.resolvers[0]!, "soc@corp.example", "Corp/1.0", '"wire"']) {
      expect(text).not.toContain(secret);
    }
    expect(text).not.toMatch(/"kind":"write"[^\n]*"data"/);
    const open = gunzipSync(recorded.file).toString();
    expect(open).toContain(mini.io.dns.resolvers[0]!);
    expect(open).toMatch(/"kind":"write"[^\n]*"data"/);
    const again = await replayed(file, analyze, HOST);
    expect(again.missing).toEqual([]);
    expect(again.lines).toEqual(lines);
  });

  test("a recording stops at its maximum, and says so", async () => {
    const { summary, file, lines } = await record(analyze, { maxBytes: 5_000 }, mini.io, HOST);
    expect(summary.isComplete).toBe(false);
    expect(summary.bytes).toBeLessThanOrEqual(5_000);
    expect(lines.length).toBe(recorded.lines.length);
    expect((await replayIo([file])).isComplete).toBe(false);
  });

  test.each<[string, (file: Uint8Array) => Uint8Array, RegExp]>([
    ["empty", () => new Uint8Array(0), /cut off|empty/],
    ["not gzip", () => new TextEncoder().encode("hello, this is no recording"), /not a gzip file/],
    ["cut off", (file) => file.subarray(0, file.length - 300), /cut off/],
    ["cut off after a line", (file) => changed(file, (l) => l.slice(0, -1)), /its last line is missing/],
    ["a byte changed", (file) => file.map((byte, i) => i === file.length - 6 ? byte ^ 1 : byte), /damaged/],
    [
      "a count that lies",
      (file) => changed(file, (l) => [...l.slice(0, 5), ...l.slice(6)]),
      /says \d+ records/,
    ],
    ["lines after the end", (file) => changed(file, (l) => [...l, l[3]!]), /after its end/],
    ["another version", (file) => changed(file, ([, ...l]) => ['{"recording":2}', ...l]), /version is 2/],
    ["another file", () => gzipSync('{"op":"Meta"}\n'), /not the header/],
    [
      "a header without clock",
      (f) => changed(f, ([h, ...l]) => [h!.replace("startedAt", "x"), ...l]),
      /startedAt/,
    ],
    ["no JSON", (file) => changed(file, ([h, ...l]) => [h!, "{", ...l]), /line 2 is not JSON/],
    [
      "a kind unknown",
      (f) => changed(f, ([h, ...l]) => [h!, '{"kind":"__proto__"}', ...l]),
      /line 2: not a kind/,
    ],
    [
      "a reply of numbers",
      (file) =>
        changed(
          file,
          ([h, ...l]) => [h!, '{"kind":"dns","name":"a","type":"A","at":0,"ms":0,"reply":7}', ...l],
        ),
      /line 2: "reply"/,
    ],
    [
      "a zone without its times",
      (file) =>
        changed(file, ([h, ...l]) => {
          const soa = { zone: "a.", mname: "b.", rname: "c.", serial: 1, minimum: 1 };
          const reply = { rcode: "NXDOMAIN", authoritative: false, answers: [], soa, resolver: "" };
          return [h!, JSON.stringify({ kind: "dns", name: "a", type: "A", at: 0, ms: 0, reply }), ...l];
        }),
      /line 2: "reply.soa.refresh"/,
    ],
    [
      "time that runs back",
      (file) =>
        changed(file, ([h, ...l]) => [h!, '{"kind":"dns","name":"a","type":"A","at":0,"ms":-9}', ...l]),
      /"ms"/,
    ],
    ["a line without end", () => gzipSync(Buffer.alloc(20_000_000, 32)), /a line of more than/],
  ])("%s: refused with the reason", async (_name, change, reason) => {
    const error = await reading(change(recorded.file));
    expect(error).toMatchObject({ code: "invalid_parameter", message: expect.stringMatching(reason) });
    expect(error.message).toMatch(/^Cannot read the recording: /);
  });

  test("a bomb is refused at the bound", async () => {
    const bomb = gzipSync(`{"recording":1}\n${"\n".repeat(5_000_000)}`);
    expect(bomb.length).toBeLessThan(10_000);
    expect((await reading(bomb, 1_000)).message).toMatch(/more than 1000 bytes after decompression/);
  });
});
