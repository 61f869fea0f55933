import { counted } from "../../../lib/lines/mod.ts";
import { existsSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { listenFault } from "../../io/listen_fault.ts";
import { followLines } from "../../sources/follow_lines.ts";
import { LogDoor } from "../../sources/log_door.ts";
import { LogReader } from "../../sources/log_line.ts";
import { listenSyslog } from "../../sources/syslog_listener.ts";
import { countWords } from "../../sources/words.ts";
import { complain, EXIT, UsageError } from "../exit.ts";
import { linesOf } from "../match/lines.ts";
import { interruptCode, type System } from "../system.ts";
import { withSources } from "./open.ts";
import { readLogs } from "./read_logs.ts";

/** Hosts are handed on at least so often while a log grows without a pause. */
const MOST_LINES = 50_000;

/** How often hosts are handed on that came by syslog, milliseconds. */
const HAND_ON_MS = 1_000;

/**
 * Gives the hosts that logs name to the service on a store.
 *
 * @param from Where the service is; whether one file is followed; where to listen for syslog in place of files.
 */
export async function feedLogs(
  files: readonly string[],
  { data, follow, syslog }: { data: string; follow: boolean; syslog?: { host: string; port: number } },
  system: System,
): Promise<number> {
  const [file, ...others] = files;
  if (syslog !== undefined && (file !== undefined || follow)) {
    throw new UsageError("Cannot read a file and listen for syslog: run the command twice");
  }
  if (follow && (others.length > 0 || file === "-")) {
    throw new UsageError("Cannot follow more than one log, or stdin: give one FILE");
  }
  return await withSources(data, async (sources) => {
    const owners = await sources.brands.of("");
    if (owners.length === 0) {
      throw new UsageError(`Cannot compare pages with nothing: the service on ${data} watches no brand`);
    }
    const door = new LogDoor(sources, (host) => owners.every(({ isQuiet }) => isQuiet(host)));
    if (syslog !== undefined) await followSyslog(syslog, door, system);
    else if (follow) await followFile(file!, door, system);
    else {
      await readLogs(files, (request) => door.add(request), system);
      await door.flush();
    }
    const { leftOut, ...counts } = door.counts;
    complain(
      system,
      `${countWords(counts)}; of the log ${
        counted(leftOut.dropped, "unlikely host was", "unlikely hosts were")
      } left out, ` +
        `${counted(leftOut.flood, "request")} from ` +
        `senders that name too many hosts, ${leftOut.unusable} whose referrer is no page of a public host`,
    );
    return system.signal.aborted ? interruptCode(system) : EXIT.done;
  });
}

async function followFile(file: string, door: LogDoor, system: System): Promise<void> {
  const reader = new LogReader();
  if (existsSync(file)) {
    // Some formats name their columns at the beginning.
    for await (const line of linesOf(file, system.signal)) {
      if (!line.startsWith("#")) break;
      reader.read(line);
    }
  }
  let lines = 0;
  for await (const line of followLines(file, system.signal)) {
    if (line !== null) reader.take(line, (request) => door.add(request));
    if (line !== null && ++lines < MOST_LINES) continue;
    lines = 0;
    await door.flush();
  }
  await door.flush();
  const { unknown } = reader;
  if (unknown > 0) {
    complain(
      system,
      `${file}: ${counted(unknown, "line is", "lines are")} of no known format: skipped`,
    );
  }
}

async function followSyslog(
  { host, port }: { host: string; port: number },
  door: LogDoor,
  system: System,
): Promise<void> {
  const reader = new LogReader();
  const listener = await listenSyslog(host, port, (line) => {
    // Names of columns are of one file; here anybody could rename them for all.
    if (!line.startsWith("#")) reader.take(line, (request) => door.add(request));
  }).catch((cause) => {
    throw new UsageError(`Cannot listen for syslog at ${host} port ${port}: ${listenFault(cause)}`, {
      cause,
    });
  });
  complain(system, `Listening for syslog at ${host} port ${listener.port}, UDP and TCP`);
  try {
    while (!system.signal.aborted) {
      await setTimeout(HAND_ON_MS, undefined, { signal: system.signal }).catch(() => {});
      await door.flush();
    }
  } finally {
    await listener.close();
    const { leftOut } = listener;
    const unknown = reader.unknown + leftOut.unknown + leftOut.tooLong;
    if (unknown > 0) {
      complain(
        system,
        `${counted(unknown, "message is", "messages are")} no line of a web server: skipped`,
      );
    }
    if (leftOut.closed > 0) {
      complain(
        system,
        `${counted(leftOut.closed, "stream was", "streams were")} closed: too many, or not syslog`,
      );
    }
  }
}
