import { readFileSync } from "node:fs";
import process from "node:process";
import { createIo, fetchDocument, productAgent, SquatError } from "../../mod.ts";
import { dialerFor } from "../io/source_dialer.ts";
import { keepTable, parseTable, type TableName, TABLES } from "../io/tables.ts";
import { contactOption, listOption, readArguments } from "./arguments.ts";
import type { System } from "./system.ts";

/** Published tables have a few hundred kilobytes. */
const MAX_BYTES = 8 * 1024 * 1024;
const DEADLINE_MS = 60_000;

/** The data folder when none is named. */
export function dataFolder(given: unknown): string {
  return typeof given === "string" ? given : process.env["DEADRINGER_DATA"] ?? "./data";
}

/** Renews tables of the data folder from where they are published, or from a file or URL. */
export async function updateCommand(args: string[], system: System): Promise<number> {
  const { values, positionals } = readArguments(args, {
    from: { type: "string" },
    data: { type: "string" },
    resolver: { type: "string", multiple: true, short: "r" },
    contact: { type: "string" },
  });
  const names = positionals.length === 0 ? ["rdap", "logs"] : positionals;
  const unknown = names.find((name) => !Object.hasOwn(TABLES, name));
  if (unknown !== undefined) {
    throw new SquatError(
      "invalid_parameter",
      `There is no table ${unknown}: give ${Object.keys(TABLES).join(", ")}`,
    );
  }
  const from = values["from"];
  if (typeof from === "string" && names.length !== 1) {
    throw new SquatError("invalid_parameter", "Cannot use --from for several tables: name one of them");
  }
  const folder = dataFolder(values["data"]);
  for (const name of names as TableName[]) {
    const { title, url } = TABLES[name];
    const source = typeof from === "string" ? from : url;
    if (source === null) {
      throw new SquatError(
        "invalid_parameter",
        `Nobody publishes ${title} for all: give a file or URL with --from`,
      );
    }
    const text = /^https?:\/\//i.test(source)
      ? await download(source, listOption(values, "resolver"), contactOption(values), system.signal)
      : readFileSync(source, "utf8");
    const { file, entries, date } = parseTable(name, text, source);
    const path = keepTable(folder, name, { source, taken_at: new Date().toISOString(), table: file });
    const made = date === null ? "" : ` of ${date.slice(0, 10)}`;
    await system.print(`${title}: ${entries.size} entries${made} from ${source}, kept in ${path}\n`);
  }
  return 0;
}

/** The text at a URL that the operator named. */
async function download(
  source: string,
  resolvers: string[] | undefined,
  contact: string | undefined,
  signal: AbortSignal,
): Promise<string> {
  if (!URL.canParse(source)) throw new SquatError("invalid_parameter", `Cannot use ${source}: it is no URL`);
  const io = createIo({ geo: false, net: false, ...(resolvers === undefined ? {} : { resolvers }) });
  const over = AbortSignal.any([signal, AbortSignal.timeout(DEADLINE_MS)]);
  try {
    const request = {
      userAgent: productAgent(contact),
      accept: "application/json",
      maxBytes: MAX_BYTES,
    };
    const { response, url } = await fetchDocument(dialerFor(source, io.dns), source, request, over);
    if (response.status !== 200) {
      throw new SquatError("internal", `Cannot get ${url.href}: it answers with status ${response.status}`);
    }
    if (response.truncated) {
      throw new SquatError("internal", `Cannot get ${url.href}: it is cut off, or larger than 8 MiB`);
    }
    return new TextDecoder().decode(response.body);
  } catch (error) {
    if (error instanceof SquatError) throw error;
    signal.throwIfAborted();
    const why = over.aborted ? `no answer in ${DEADLINE_MS / 1000} s` : (error as Error).message;
    throw new SquatError("internal", `Cannot get ${source}: ${why}`, { cause: error });
  } finally {
    await io.dns.close();
  }
}
