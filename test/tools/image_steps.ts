/**
 * Runs the steps of the Containerfile without a container, in a temporary folder: what it copies, its commands, its
 * user, its start, its health check and its stop. Fails when one of them does. Needs the npm registry, as the image
 * does; as root it changes to the image's user, else it stays who it is.
 * @module
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { setTimeout as sleep } from "node:timers/promises";

const CONTAINERFILE = "server/deploy/Containerfile";
const START_MS = 60_000;

/** The instructions of the file: name and text, lines joined, comments left out. */
const instructions = readFileSync(CONTAINERFILE, "utf8").replace(/\\\n/g, " ").split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1).trim()] as const);

const root = mkdtempSync(join(tmpdir(), "deadringer-image-"));
const ignored = new Set(readFileSync(".dockerignore", "utf8").split("\n").filter((line) => line !== ""));
/** The machine's own, for its registry and certificates, but no settings of a service. */
const env: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !name.startsWith("DEADRINGER_")),
);
const stages = new Map<string, string>();
let stage = "";
let folder = "";
let user: [number, number] | null = null;
const run: Record<string, string[]> = {};

/** Where a path of the image is here. */
const here = (path: string): string => path.startsWith("/") ? join(stage, path) : join(folder, path);

function copy(text: string): void {
  const words = text.split(/\s+/);
  const from = words[0]!.startsWith("--from=") ? stages.get(words.shift()!.slice("--from=".length))! : null;
  const target = here(words.pop()!);
  for (const word of words) {
    const source = from === null ? word : join(from, word);
    const into = words.length > 1 || /\/$|^\.$/.test(target)
      ? join(target, word === "." ? "" : word.split("/").at(-1)!)
      : target;
    cpSync(source, into, { recursive: true, filter: (path) => from !== null || !ignored.has(path) });
  }
}

try {
  for (const [name, text] of instructions) {
    console.log(`${name} ${text.slice(0, 100)}`);
    if (name === "FROM") {
      stage = join(root, String(stages.size));
      stages.set(/ AS (\S+)/.exec(text)?.[1] ?? "final", stage);
      folder = stage;
    } else if (name === "WORKDIR") mkdirSync(folder = join(stage, text), { recursive: true });
    else if (name === "COPY") copy(text);
    else if (name === "ARG") env[text.split("=")[0]!] = text.split("=")[1] ?? "";
    else if (name === "ENV") {
      for (const each of text.split(/\s+/)) env[each.split("=")[0]!] = each.split("=")[1]!;
    } else if (name === "USER") user = text.split(":").map(Number) as [number, number];
    else if (name === "ENTRYPOINT" || name === "CMD") run[name] = JSON.parse(text);
    else if (name === "HEALTHCHECK") run[name] = JSON.parse(text.slice(text.indexOf("[")));
    else if (name === "RUN") {
      // Absolute paths of the image are inside its stage.
      const script = text.replaceAll(/(?<= )\/data\b/g, join(stage, "data")).replace(/chown \S+ \S+/, "true");
      execFileSync("sh", ["-ec", script], { cwd: folder, env, stdio: ["ignore", 2, 2] });
    }
  }
  const data = join(stage, "data");
  const asUser = process.getuid?.() === 0 && user !== null ? { uid: user[0], gid: user[1] } : {};
  if (asUser.uid !== undefined) {
    chownSync(data, asUser.uid, asUser.gid);
    chmodSync(root, 0o755);
  }
  // Its own port, so that a service of this machine is not in the way.
  const port = String(20_000 + process.pid % 20_000);
  const service = spawn(run["ENTRYPOINT"]![0]!, [...run["ENTRYPOINT"]!.slice(1), ...run["CMD"]!], {
    cwd: folder,
    env: { ...env, DEADRINGER_DATA: data, DEADRINGER_HOST: "127.0.0.1", DEADRINGER_PORT: port },
    stdio: ["ignore", "inherit", "inherit"],
    ...asUser,
  });
  const exited = once(service, "exit");
  const [program, ...args] = run["HEALTHCHECK"]!.map((word) => word.replace(":8787/", `:${port}/`));
  for (const startedAt = Date.now();; await sleep(500)) {
    const check = spawn(program!, args, { cwd: folder, env, stdio: "ignore", ...asUser });
    const [code] = await once(check, "exit");
    if (code === 0) break;
    if (service.exitCode !== null || Date.now() - startedAt > START_MS) {
      throw new Error("The service is not healthy");
    }
  }
  service.kill("SIGTERM");
  const [code] = await exited;
  if (code !== 0) throw new Error(`The service ended with ${code}, not with 0`);
  console.log("Each step of the image works: built, started as another user, healthy, stopped");
} finally {
  rmSync(root, { recursive: true, force: true });
}
