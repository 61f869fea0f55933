/**
 * A service that watches brands, with lookups of names that a test puts there, a clock that it sets, and no network.
 * @module
 */
import { WATCHED } from "../../../../server/extras/watch/service.ts";
import { createClient } from "../../../../server/client.ts";
import type { LookupRequest } from "../../../../server/results/lookup_request.ts";
import { WATCH_STORE } from "../../../../server/extras/watch/store/mod.ts";
import { openSqliteStore } from "../../../../server/stores/sqlite.ts";
import type { WatchStore } from "../../../../server/extras/watch/store/mod.ts";
import type { PermutationKind, StreamMessage } from "../../../../mod.ts";
import { DAY_MS, look, type Ops, plain, START } from "../../../lib/lines/scenarios.ts";
import { bearer, testService } from "../../service.ts";

export interface WatchedWorld {
  /** Names that exist, by the domain they imitate. */
  names: Record<string, Record<string, Ops>>;
  /** The requests of lookups. */
  lookups: LookupRequest[];
  /** Milliseconds since 1970. */
  time: number;
  /** Throws in place of lines, while it is set. */
  failure: Error | null;
  /** Names that get no answer. */
  unanswered: string[];
  /** Pages seen, and sought. */
  pages: [seen: number, sought: number] | undefined;
  /** Milliseconds that a look takes. */
  takes: number;
  /** Looks wait for it after their first line. */
  hold: Promise<void> | null;
  /** The kind of every name. */
  kind: PermutationKind;
  /** How looks end in place of Done, while it is set. */
  last: unknown;
}

/** Returns the service, its world, and what calls it as an owner. */
export async function watchedService(
  { env = {}, store = openSqliteStore(WATCH_STORE, ":memory:") }: {
    env?: Record<string, string>;
    store?: WatchStore;
  } = {},
) {
  const world: WatchedWorld = {
    names: {},
    lookups: [],
    time: START,
    unanswered: [],
    pages: undefined,
    failure: null,
    takes: 0,
    hold: null,
    last: undefined,
    kind: "Addition",
  };
  async function* lookup(request: LookupRequest, signal: AbortSignal): AsyncGenerator<StreamMessage> {
    world.lookups.push(request);
    if (world.failure !== null) throw world.failure;
    world.time += world.takes;
    const { domain, names = [], permutations = true } = request;
    const namedDomains = new Set(names.map((each) => each.domain.fqdn));
    const found = Object.entries(world.names[domain] ?? {})
      .filter(([name]) => permutations || namedDomains.has(name));
    for (
      const line of look(Object.fromEntries(found), {
        kind: world.kind,
        ...world.last === undefined ? {} : { last: world.last },
        ...world.pages === undefined ? {} : { pages: world.pages },
      })
    ) {
      signal.throwIfAborted();
      yield line.op === "Meta" && line.data.kind === "Progress" && world.unanswered.length > 0
        ? { ...line, data: { ...line.data, unanswered: world.unanswered } }
        : line;
      await world.hold;
    }
  }
  const parts = testService({
    env: { DEADRINGER_WATCH: "0", ...env },
    opened: [[WATCH_STORE, store]],
    lookup,
    now: () => world.time,
  });
  const key = await parts.key(["watch"]);
  const call = async (
    method: string,
    path: string,
    body?: unknown,
    as = key,
  ): Promise<{
    status: number; // deno-lint-ignore no-explicit-any
    body: any;
    text: string;
    headers: Headers;
  }> => {
    const response = await parts.handle(
      new Request(`http://127.0.0.1${path}`, {
        method,
        headers: { ...bearer(as), ...body === undefined ? {} : { "content-type": "application/json" } },
        ...body === undefined ? {} : { body: JSON.stringify(body) },
      }),
    );
    const text = await response.text();
    const json = response.headers.get("content-type")?.includes("json") ? JSON.parse(text) : undefined;
    return { status: response.status, body: json, text, headers: response.headers };
  };
  /** Runs what is due, and sends the alerts. */
  const tick = async () => {
    const { watcher } = parts.service.extras.use(WATCHED);
    await watcher.tick();
    await watcher.deliveries.idle();
  };
  /** Names that a door brings. */
  const offer = (names: readonly string[]) => parts.service.extras.use(WATCHED).trigger.offer(names);
  return { ...parts, world, call, store, tick, offer };
}

/** The domain of a brand, and two names that look like it. */
export const DOMAIN = "kestrelbank.com", NAME = "kestrelbnak.com", OTHER = "kestrelbamk.com";

/** A client of a service with one brand, which had its silent first run and a second one that found a name. */
export async function clientOfBrand() {
  const service = await watchedService();
  const { world, tick } = service;
  const statuses: number[] = [];
  const clientOf = (key: string | null) =>
    createClient({
      server: "http://x",
      key,
      fetch: async (url, init) => {
        const response = await service.handle(new Request(String(url), init as RequestInit));
        statuses.push(response.status);
        return response;
      },
    });
  const client = clientOf(await service.key(["watch"]));
  world.names[DOMAIN] = { [OTHER]: plain() };
  const brand = await client.watch.add({ name: "Kestrel", domains: [DOMAIN] });
  await tick();
  world.names[DOMAIN][NAME] = plain();
  world.time += DAY_MS;
  await tick();
  return { ...service, client, clientOf, statuses, id: brand.id };
}
