/**
 * What a community shares, pulled from where the last pull ended: a collection of TAXII 2.1, or a feed of MISP.
 * @module
 */
import { SquatError } from "../../../lib/errors.ts";
import { counted } from "../../../lib/plural.ts";
import { InvalidParameter } from "../../checks.ts";
import type { Fetch } from "../../io/source_fetch.ts";
import { listRows } from "../../io/read_list.ts";
import { ListReader } from "../../names/list_reader.ts";
import { DAY_MS } from "../../units/mod.ts";
import { type ListedFeed, shownFeed } from "./feed_lines.ts";
import { fetchText, fieldsOf, statusAdvice } from "./fetch_file.ts";
import type { OfferedName } from "./offer.ts";

/** Bytes of one answer: it is read by one JSON.parse, which nothing else can interrupt. */
const MAX_BYTES = 16 * 1_048_576;
/** Objects that a page is asked to have. */
const PULLED_AT_ONCE = 1_000;
/** What one pull takes at most; the next one goes on. */
const MAX_PAGES = 1_000, MAX_NAMES = 20_000;
/** Events of a feed of MISP that are remembered, the newest ones. */
const MAX_PULLED_EVENTS = 20_000;
/** Events after which progress is stored. */
const EVENTS_TOGETHER = 20;
/** How long a pull may take: other feeds wait for it. */
const PULL_MS = 3_600_000;
/** What a server's clock may be ahead. */
const AHEAD_MS = 300_000;

/** How a pull reaches its server, and what becomes of what it finds. */
export interface PullParts {
  /** The runtime's `fetch`, or one that goes through a proxy. */
  fetch: Fetch;
  /** The User-Agent field. */
  userAgent: string;
  /** Milliseconds since 1970. */
  now(): number;
  /** Takes names in. Returns whether there is room for more today. */
  offer(names: readonly OfferedName[]): Promise<boolean>;
  /** Stores where to go on. */
  save(cursor: string): Promise<void>;
}

/** What a server answers that has forgotten where a page was. */
const FORGOTTEN: readonly number[] = [400, 404, 410, 422];

type Pull = (feed: ListedFeed, cursor: string, parts: PullParts, signal: AbortSignal) => Promise<void>;

/**
 * Pulls what was added since the cursor; empty for the first time.
 *
 * @throws {SquatError} `invalid_parameter`: why it could not be pulled to its end. What came before is taken in.
 */
export const pullFeed: Pull = (feed, ...rest) =>
  (feed.kind === "taxii" ? pullTaxii : pullMisp)(feed, ...rest);

/** Where a pull of a collection goes on: the time of what it has, and the page after. */
interface TaxiiCursor {
  after: string;
  next: string;
  /** The latest time of the pages of this pull so far; empty for none. */
  last: string;
}

/** TAXII 2.1 section 5.4. */
const pullTaxii: Pull = async (feed, text, parts, signal) => {
  const { now, offer, save } = parts;
  const begun = now();
  const reason = `shared by ${shownFeed(feed)}`;
  let cursor: TaxiiCursor = text === ""
    ? { after: new Date(begun - feed.days * DAY_MS).toISOString(), next: "", last: "" }
    : JSON.parse(text) as TaxiiCursor;
  const base = feed.url.replace(/(?<!\/)\/*$/, "/objects/");
  for (let page = 0, names = 0; page < MAX_PAGES && names < MAX_NAMES; page++) {
    const query = new URLSearchParams({ limit: String(PULLED_AT_ONCE), added_after: cursor.after });
    if (cursor.next !== "") query.set("next", cursor.next);
    const refusals = cursor.next === "" ? [] : FORGOTTEN;
    const media = "application/taxii+json;version=2.1";
    const answer = await jsonAt(`${base}?${query}`, media, feed, parts, signal, refusals);
    // Then all that is newer than the last whole pull is read again.
    if (answer.isRefused) {
      cursor = { after: cursor.after, next: "", last: "" };
      await save(JSON.stringify(cursor));
      continue;
    }
    const { more, next, objects = [], title } = isObject(answer.json) ? answer.json : { title: "" };
    // Also with status 200 (section 3.6.1): an error is no collection that has nothing new.
    if (title !== undefined || !Array.isArray(objects)) {
      throw new InvalidParameter("it sends no page of a collection");
    }
    const found = (await namesOfStix(objects, begun, signal)).map((name) => ({ name, reason }));
    names += found.length;
    if (!await offer(found)) return;
    const last = laterOf(cursor.last, answer.lastAdded, now());
    const goesOn = more === true && typeof next === "string" && next !== "";
    if (more === true && (!goesOn || next === cursor.next)) {
      throw new InvalidParameter("it says that there is more, and does not say where");
    }
    if (goesOn) cursor = { after: cursor.after, next: next.slice(0, 2_000), last };
    else {
      // A server that does not say when objects were added is asked for some of them again.
      const since = objects.length > 0 ? new Date(begun - AHEAD_MS).toISOString() : "";
      cursor = { after: last || since || cursor.after, next: "", last: "" };
    }
    await save(JSON.stringify(cursor));
    if (!goesOn || now() > begun + PULL_MS) return;
  }
};

/** The later of two times as texts; one that is far ahead counts as the present: nothing would ever be newer. */
function laterOf(before: string, text: string, now: number): string {
  const at = Date.parse(text);
  if (Number.isNaN(at)) return before;
  const given = at > now + AHEAD_MS ? new Date(now).toISOString() : text;
  return before === "" || Date.parse(given) > Date.parse(before) ? given : before;
}

/** A feed of MISP: what it lists, and of that what is new or changed. */
const pullMisp: Pull = async (feed, text, parts, signal) => {
  const { now, offer, save } = parts;
  const begun = now();
  const base = feed.url.replace(/(?:manifest\.json)?$/, "").replace(/(?<!\/)\/*$/, "/");
  const known = new Map(text === "" ? [] : Object.entries(JSON.parse(text) as Record<string, number>));
  const { json } = await jsonAt(`${base}manifest.json`, "application/json", feed, parts, signal);
  const since = begun / 1000 - feed.days * 86_400;
  if (!isObject(json)) throw new InvalidParameter("its manifest lists no events");
  const listed = Object.entries(json as Record<string, { timestamp?: unknown } | null>)
    .map(([uuid, event]) => ({ uuid: uuid.toLowerCase(), at: Number(event?.timestamp) }))
    .filter(({ uuid, at }) => /^[\da-f-]{36}$/.test(uuid) && at >= since)
    .sort((a, b) => b.at - a.at)
    .slice(0, MAX_PULLED_EVENTS);
  const uuids = new Set(listed.map(({ uuid }) => uuid));
  for (const uuid of known.keys()) if (!uuids.has(uuid)) known.delete(uuid);
  const store = (): Promise<void> => save(JSON.stringify(Object.fromEntries(known)));
  let names = 0, unsaved = 0;
  const unread: string[] = [];
  try {
    for (const { uuid, at } of listed) {
      if (known.get(uuid) === at) continue;
      if (names >= MAX_NAMES || now() > begun + PULL_MS) break;
      let event;
      try {
        event = await jsonAt(`${base}${uuid}.json`, "application/json", feed, parts, signal);
        const isEvent = isObject(event.json) && isObject(event.json["Event"]);
        if (!isEvent) throw new InvalidParameter("it is no event");
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof SquatError) || unread.push(`${uuid}: ${error.message}`) >= 5) throw error;
        continue;
      }
      const { info, names: found } = await namesOfMisp(event.json, signal);
      const reason = `shared by ${shownFeed(feed)}${info === "" ? "" : ` in "${info}"`}`;
      names += found.length;
      if (!await offer(found.map((name) => ({ name, reason })))) return;
      known.set(uuid, at);
      if (++unsaved % EVENTS_TOGETHER === 0) await store();
    }
  } finally {
    await store();
  }
  if (unread.length > 0) {
    throw new InvalidParameter(`${counted(unread.length, "event")} could not be read, ${unread[0]}`);
  }
};

/** A document, with the time of its last object; `isRefused` where the status is one of those. */
async function jsonAt(
  url: string,
  accept: string,
  { authorization }: Pick<ListedFeed, "authorization">,
  { fetch, userAgent }: Pick<PullParts, "fetch" | "userAgent">,
  signal: AbortSignal,
  refusals: readonly number[] = [],
): Promise<{ json: unknown; lastAdded: string; isRefused: boolean }> {
  const { status, headers, text } = await fetchText(fetch, url, {
    headers: { ...fieldsOf(userAgent, authorization), accept },
    most: MAX_BYTES,
    signal,
  });
  const isRefused = refusals.includes(status);
  if (status !== 200 && !isRefused) {
    throw new InvalidParameter(`the server answers with status ${status}${statusAdvice(status)}`);
  }
  try {
    const lastAdded = headers.get("x-taxii-date-added-last") ?? "";
    return { json: isRefused ? null : JSON.parse(text), lastAdded, isRefused };
  } catch (cause) {
    const isLong = text.length >= MAX_BYTES / 4;
    throw new InvalidParameter(
      isLong ? "it sends more than 16 MiB at once" : "it sends something that is not JSON",
      { cause },
    );
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const jsonObjects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

async function namesIn(objects: readonly unknown[], signal: AbortSignal): Promise<string[]> {
  const encoder = new TextEncoder();
  const bytes = async function* () {
    for (const each of objects) yield encoder.encode(`${JSON.stringify(each)}\n`);
  };
  const names: string[] = [];
  for await (const row of listRows(bytes(), new ListReader(), signal)) names.push(...row.names);
  return names;
}

/**
 * The names in STIX objects: those that indicators name, and observed ones. Indicators that were revoked, are over or
 * say that a name is harmless count for nothing.
 */
export async function namesOfStix(objects: unknown, now: number, signal: AbortSignal): Promise<string[]> {
  const counting = jsonObjects(objects).flatMap((object): unknown[] => {
    const { type, value, pattern, pattern_type = "stix", revoked, valid_until, indicator_types } = object;
    if (type === "domain-name" || type === "url") return [{ type, value }];
    if (type !== "indicator" || pattern_type !== "stix") return [];
    const isOver = typeof valid_until === "string" && Date.parse(valid_until) <= now;
    const isBenign = Array.isArray(indicator_types) && indicator_types.includes("benign");
    return revoked === true || isOver || isBenign ? [] : [{ pattern }];
  });
  return await namesIn(counting, signal);
}

/** The names in an event of MISP that are meant for detection, and what it is about. */
export async function namesOfMisp(
  json: unknown,
  signal: AbortSignal,
): Promise<{ info: string; names: string[] }> {
  const event = isObject(json) && isObject(json["Event"]) ? json["Event"] : {};
  const attributes = [
    ...jsonObjects(event["Attribute"]),
    ...jsonObjects(event["Object"]).flatMap((object) =>
      object["deleted"] === true ? [] : jsonObjects(object["Attribute"])
    ),
  ];
  const meant = attributes.filter(({ to_ids, deleted }) => to_ids !== false && deleted !== true);
  const info = typeof event["info"] === "string" ? event["info"] : "";
  return {
    info: info.replace(/\p{C}/gu, " ").slice(0, 100),
    names: await namesIn(meant.map(({ type, value }) => ({ type, value })), signal),
  };
}
