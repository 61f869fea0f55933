/**
 * Milliseconds from a request for a lookup to its first line, and to its first name, alone and while eight lookups of
 * 25,000 candidates run in the same process; and from a line that is made alone to its arrival. Over HTTP/1.1 on
 * loopback, the server in a process of its own.
 *
 * Run: `node bench/first_line.ts [node|deno]…`; the client is always Node, the server is what is named.
 * @module
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { request } from "node:http";
import process from "node:process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { startResolver } from "./quick_resolver.ts";

const OTHERS = 8;
const ROUNDS = 20;
const LONE_LINES = 100;
const runtimes = process.argv.length > 2 ? process.argv.slice(2) : ["node", "deno"];
const resolver = await startResolver([192, 0, 2, 1]);

for (const runtime of runtimes) {
  const script = fileURLToPath(new URL("first_line_server.ts", import.meta.url));
  const args = runtime === "deno" ? ["run", "-A", script] : [script];
  const child = spawn(runtime, args, {
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, RESOLVER: resolver },
  });
  const [text] = await once(createInterface({ input: child.stdout }), "line");
  const { port, key, folder } = JSON.parse(text) as { port: number; key: string; folder: string };

  /** Gives each line with the time it came at, until that says to leave. */
  const follow = (domain: string, each: (line: string, at: number) => boolean) =>
    new Promise<void>((resolve, reject) => {
      const headers = { authorization: `Bearer ${key}` };
      const url = `http://127.0.0.1:${port}/v1/lookup/squat/${domain}`;
      request(url, { agent: false, headers }, (response) => {
        let rest = "";
        response.on("data", (data) => {
          const at = performance.timeOrigin + performance.now();
          const lines = (rest + data).split("\n");
          rest = lines.pop()!;
          if (lines.some((line) => !each(line, at))) response.destroy();
        });
        response.on("close", resolve);
      }).on("error", reject).end();
    });
  const first = async (domain: string) => {
    const start = performance.timeOrigin + performance.now();
    const times: { line: number; name: number } = { line: 0, name: 0 };
    await follow(domain, (line, at) => {
      if (times.line === 0) times.line = at - start;
      if (line.includes('"permutation"')) times.name = at - start;
      return times.name === 0;
    });
    return times;
  };
  const series = async (what: string) => {
    const all: { line: number; name: number }[] = [];
    for (let i = 0; i < ROUNDS; i++) all.push(await first(`first-${what}-${i}.com`));
    report(`first line, ${what}`, all.map(({ line }) => line));
    report(`first name, ${what}`, all.map(({ name }) => name));
  };

  console.log(`${runtime}: ms, median | p95 | worst`);
  await first("example.com");
  await series("alone");
  let running = true;
  const others = Array.from({ length: OTHERS }, async (_, i) => {
    for (let n = 0; running; n++) await follow(`other-${i}-${n}.com`, () => running);
  });
  await series("beside-eight");
  running = false;
  await Promise.all(others);
  const late: number[] = [];
  await follow("lone.com", (line, at) => {
    const made = /"made (\d+\.?\d*)"/.exec(line)?.[1];
    if (made !== undefined) late.push(at - Number(made));
    return late.length < LONE_LINES;
  });
  report("a lone line", late);
  child.kill();
  await once(child, "exit");
  rmSync(folder, { recursive: true, force: true });
}

function report(what: string, values: number[]): void {
  values.sort((a, b) => a - b);
  const at = (part: number) => values[Math.min(values.length - 1, Math.floor(values.length * part))]!;
  console.log(
    `  ${what.padEnd(26)}${[0.5, 0.95, 1].map((part) => at(part).toFixed(1).padStart(8)).join(" ")}`,
  );
}
