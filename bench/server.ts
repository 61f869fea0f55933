/**
 * The service over sockets against a raw handler of the same runtime, which does nothing but encode: CPU time of the
 * server's process for a JSON request and for a line, its thread apart. The raw answer has the bytes and headers of
 * the service's; a search also compiles its pattern. JSON is asked for by wrk (Debian: `apt-get install wrk`), which
 * keeps the server busy: with time to spare, a quicker one has fewer requests a round of events and pays for more rounds.
 *
 * Run: `node bench/server.ts [node|deno]…`; what is named serves.
 * @module
 */
import { execFile, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { request } from "node:http";
import { type ClientHttp2Session, connect } from "node:http2";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { once } from "node:events";
import { promisify } from "node:util";

const JSON_SECONDS = 3;
const ROUNDS = 3;
const runtimes = process.argv.length > 2 ? process.argv.slice(2) : ["node", "deno"];

for (const runtime of runtimes) {
  const script = fileURLToPath(new URL("server_load.ts", import.meta.url));
  const args = runtime === "deno" ? ["run", "-A", script] : [script];
  const child = spawn(runtime, args, { stdio: ["ignore", "pipe", "ignore"] });
  const [text] = await once(createInterface({ input: child.stdout }), "line");
  const { port, raw, key, lines, folder } = JSON.parse(text);
  const headers = { authorization: `Bearer ${key}` };

  const cpu = async (): Promise<{ all: number; main: number }> =>
    await (await fetch(`http://127.0.0.1:${raw.http1}/cpu`)).json();
  const json = (port: number, path: string) => async () => {
    const wrk = promisify(execFile)("wrk", [
      ...["-t1", "-c32", `-d${JSON_SECONDS}s`, "-H", `authorization: ${headers.authorization}`],
      `http://127.0.0.1:${port}${path}`,
    ]);
    const { stdout } = await wrk;
    if (stdout.includes("Non-2xx")) throw new Error(stdout);
    return Number(/(\d+) requests in/.exec(stdout)![1]);
  };
  const sessions = [port, raw.http2].map((each) => connect(`http://127.0.0.1:${each}`));
  const stream = (session: ClientHttp2Session, path: string) => async () => {
    const answer = session.request({ ":path": path, ...headers });
    let bytes = 0;
    answer.on("data", (data) => bytes += data.length);
    await once(answer, "end");
    if (bytes < lines * 300) throw new Error(`${path} gave only ${bytes} bytes`);
    return lines;
  };
  const http1 = (port: number, path: string) => async () => {
    await new Promise<void>((resolve) =>
      request(
        `http://127.0.0.1:${port}${path}`,
        { agent: false, headers },
        (response) => response.resume().on("end", resolve),
      )
        .end()
    );
    return lines;
  };

  const costs: Record<string, { all: number; main: number; wall: number }> = {};
  const measure = async (name: string, run: () => Promise<number>) => {
    const before = await cpu();
    const start = performance.now();
    const count = await run();
    const wall = (performance.now() - start) * 1000 / count;
    const after = await cpu();
    const cost = { all: (after.all - before.all) / count, main: (after.main - before.main) / count, wall };
    // The best of the rounds: what else the machine does only adds.
    if (costs[name] === undefined || cost.all < costs[name].all) costs[name] = cost;
  };
  for (let round = 0; round < ROUNDS; round++) {
    await measure("json raw", json(raw.http1, "/json"));
    await measure("json service", json(port, "/v1/ct/logs"));
    await measure("json search", json(port, "/v1/ct/search?pattern=paypal"));
    await measure("lines h2 raw", stream(sessions[1]!, "/lines"));
    await measure("lines h2 kept", stream(sessions[0]!, "/v1/lookup/squat/example.com"));
    await measure("lines h1 raw", http1(raw.http1, "/lines"));
    await measure("lines h1 kept", http1(port, "/v1/lookup/squat/example.com"));
  }
  console.log(`${runtime}: µs of CPU, whole process | answering thread | wall`);
  for (const [name, { all, main, wall }] of Object.entries(costs)) {
    const peer = costs[name.replace(/service|search|kept/, "raw")]!;
    const ratio = name.endsWith("raw")
      ? ""
      : `  raw/this ${(peer.all / all).toFixed(2)} | ${(peer.main / main).toFixed(2)}`;
    console.log(
      `  ${name.padEnd(15)}${[all, main, wall].map((each) => each.toFixed(2).padStart(8)).join(" ")}${ratio}`,
    );
  }
  for (const session of sessions) session.close();
  child.kill();
  await once(child, "exit");
  rmSync(folder, { recursive: true, force: true });
}
