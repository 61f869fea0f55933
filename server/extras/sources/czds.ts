/**
 * ICANN's Centralized Zone Data Service: the zone files that an account may have, by its REST API.
 * @module
 */
import { InvalidParameter } from "../../checks.ts";
import type { ListBounds } from "../../io/read_list.ts";
import { ListReader, type ListRow } from "../../names/list_reader.ts";
import { type FetchOptions, fetchText, fileRows, type WholeList } from "./fetch_file.ts";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";

/** An account, as a list has it: `e-mail:password`. */
export const ACCOUNT: RegExp = /^([^:]+):(.+)$/;

/** Where accounts sign in, and where zone files are. */
const SIGN_IN = "https://account-api.icann.org/api/authenticate", API = "https://czds-api.icann.org";

/** Bytes of a token, and of a list of links. */
const MAX_TOKEN = 64 * 1024, MAX_LIST = 1024 * 1024;

/** The zones of an account. It signs in once for all of them: the service allows eight times in five minutes. */
export class Czds {
  readonly #account: { username: string; password: string };
  #signedIn: Promise<string> | null = null;
  #links: Promise<string[]> | null = null;

  /** @throws {SquatError} `invalid_parameter` for a text that is no account. */
  constructor(account: string) {
    const [, username = "", password = ""] = ACCOUNT.exec(account) ?? [];
    if (username === "") throw new InvalidParameter("zones of CZDS need an account: e-mail:password");
    this.#account = { username, password };
  }

  /** Where a zone is, and what to ask with. @throws {SquatError} `invalid_parameter`: why the account does not get it. */
  async find(
    zone: string,
    options: FetchOptions,
  ): Promise<{ link: string; headers: Record<string, string> }> {
    const token = await (this.#signedIn ??= this.#signIn(options));
    const headers = { ...options.headers, authorization: `Bearer ${token}` };
    const links = await (this.#links ??= this.#list({ ...options, headers }));
    const link = links.find((each) => each.toLowerCase().endsWith(`/${zone}.zone`));
    if (link === undefined) {
      throw new InvalidParameter(
        `CZDS does not list the zone ${zone}: the approval is missing or has ended, ask for it again`,
      );
    }
    return { link, headers };
  }

  async #signIn({ fetch, headers, signal }: FetchOptions): Promise<string> {
    const { status, text } = await fetchText(fetch, SIGN_IN, {
      method: "POST",
      headers: { ...headers, "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(this.#account),
      most: MAX_TOKEN,
      signal,
    });
    if (status !== 200) {
      throw new InvalidParameter(
        `CZDS refuses to sign in (status ${status}): check the account and its password`,
      );
    }
    const answer = parsed(text) as { accessToken?: unknown } | null | undefined;
    const token = answer?.accessToken;
    if (typeof token !== "string" || token === "") {
      throw new InvalidParameter("CZDS signs in without a token");
    }
    return token;
  }

  async #list({ fetch, headers, signal }: FetchOptions): Promise<string[]> {
    const { status, text } = await fetchText(fetch, `${API}/czds/downloads/links`, {
      headers,
      most: MAX_LIST,
      signal,
    });
    if (status !== 200) throw new InvalidParameter(`CZDS does not list its zones (status ${status})`);
    const links = parsed(text);
    if (!Array.isArray(links)) {
      throw new InvalidParameter("CZDS lists its zones as something that is no list");
    }
    // The token goes to the service itself only, whatever its list says.
    return links.filter((each) => typeof each === "string" && URL.parse(each)?.origin === API);
  }
}

/** What a text says in JSON; undefined when it is none. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Temporary files for each list: a part of 100 million names must fit in memory. */
const NAME_SETS = 128;
/** Characters that are buffered for each of them. */
const HELD = 1 << 15;

/**
 * The names of a zone file that the copy before does not have, each once, in no particular order, and keeps the file as the
 * copy; none the first time, when there is nothing to compare with. Nothing is given out before both were read to their
 * ends. Both are partitioned by hash into temporary files, which are compared one by one, and removed at the end of `names`.
 *
 * @param path The new file; it is moved to `kept`.
 */
export async function newOfZone(
  path: string,
  kept: string,
  bounds: ListBounds,
  signal: AbortSignal,
): Promise<WholeList> {
  const reader = new ListReader();
  const folder = mkdtempSync(join(tmpdir(), "deadringer-zone-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  async function* names(isFirst: boolean): AsyncGenerator<string> {
    try {
      if (!isFirst) yield* newNames(folder);
      await rename(path, kept);
    } finally {
      remove();
    }
  }
  try {
    const isFirst = !existsSync(kept);
    if (!isFirst) await part(fileRows(kept, new ListReader(), bounds, signal), join(folder, "old"), signal);
    const count = await part(fileRows(path, reader, bounds, signal), join(folder, "new"), signal);
    return { count, leftOut: reader.tally.words("its zone"), names: names(isFirst) };
  } catch (error) {
    remove();
    throw error;
  }
}

function* newNames(folder: string): Generator<string> {
  const partOf = (list: string, n: number) => readFileSync(join(folder, `${list}${n}`), "utf8").split("\n");
  for (let n = 0; n < NAME_SETS; n++) {
    const known = new Set(partOf("old", n));
    for (const name of partOf("new", n)) {
      if (name === "" || known.has(name)) continue;
      known.add(name);
      yield name;
    }
  }
}

/** Writes the names of a list to its temporary files. Returns how many there are, one after the other twice counted once. */
async function part(rows: AsyncIterable<ListRow>, stem: string, signal: AbortSignal): Promise<number> {
  const files = Array.from({ length: NAME_SETS }, (_, n) => openSync(`${stem}${n}`, "w", 0o600));
  try {
    const held = new Array<string>(NAME_SETS).fill("");
    let last = "", count = 0;
    for await (const { names } of rows) {
      signal.throwIfAborted();
      for (const found of names) {
        const name = found.toLowerCase();
        // A zone file has a line for each record of a name.
        if (name === last || name === "") continue;
        last = name;
        count++;
        const n = crc32(name) % NAME_SETS;
        held[n] += `${name}\n`;
        if (held[n]!.length < HELD) continue;
        writeSync(files[n]!, held[n]!);
        held[n] = "";
      }
    }
    for (const [n, text] of held.entries()) if (text !== "") writeSync(files[n]!, text);
    return count;
  } finally {
    for (const each of files) closeSync(each);
  }
}
