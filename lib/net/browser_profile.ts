import { type Dirent, readFileSync, readlinkSync } from "node:fs";
import { lstat, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";

const PREFIX = "deadringer-browser-";
/** A profile and its process: number, start and namespace, all in base 36. Earlier versions named none. */
const NAME = /^deadringer-browser-(?:([0-9a-z]+)\.([0-9a-z]+)\.([0-9a-z]+)-)?[A-Za-z0-9]{6}$/;
/** A profile whose process cannot be asked for is of nobody when nothing has changed in it for a day. */
const STALE_MS = 86_400_000;

/** When a process started, in ticks since the machine did (proc_pid_stat(5)); undefined where the system does not say. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name of the program, in parentheses, may have spaces.
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19]).toString(36);
  } catch {
    return undefined;
  }
}

/** The namespace in which numbers of processes count (pid_namespaces(7)). */
function namespace(): string {
  try {
    return Number(/\d+/.exec(readlinkSync("/proc/self/ns/pid"))![0]).toString(36);
  } catch {
    return "0";
  }
}

/** Whether a process of this namespace is gone, also where another one has its number since. */
function isGone(pid: number, start: string): boolean {
  const now = startOf(pid);
  if (now !== undefined) return now !== start;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ESRCH";
  }
}

/** Makes a folder for the profile of a browser of this process; its name says whose it is. */
export async function makeProfile(): Promise<string> {
  const { pid } = process;
  const owner = [pid.toString(36), startOf(pid) ?? "0", namespace()].join(".");
  return await mkdtemp(join(tmpdir(), `${PREFIX}${owner}-`));
}

/** Deletes a profile, also while its browser still writes to it. */
export async function removeProfile(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
}

/** Deletes the profiles of processes that were killed: those of this user alone, in the folder for temporary files. */
export async function sweepProfiles(): Promise<void> {
  const entries = await readdir(tmpdir(), { withFileTypes: true }).catch((): Dirent[] => []);
  for (const { name } of entries.filter((entry) => entry.isDirectory())) {
    const match = NAME.exec(name);
    if (match === null) continue;
    const folder = join(tmpdir(), name);
    const stats = await lstat(folder).catch(() => null);
    // Another user could change what is in it while it is deleted.
    if (stats === null || !stats.isDirectory() || stats.uid !== (process.getuid?.() ?? stats.uid)) continue;
    const [, pid, start, space] = match;
    const isOrphan = space !== undefined && space === namespace()
      ? isGone(parseInt(pid!, 36), start!)
      : Date.now() - stats.mtimeMs > STALE_MS;
    if (isOrphan) await removeProfile(folder);
  }
}
