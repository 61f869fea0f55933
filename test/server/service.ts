import { readConfig } from "../../server/config/mod.ts";
import { responseOf } from "../../server/wire/answer.ts";
import { createHandler } from "../../server/http/app.ts";
import { assembleService, localLookup, type Service, type ServiceParts } from "../../server/service.ts";
import { createKey } from "../../server/auth/keys.ts";
import type { Scope } from "../../server/wire/scopes.ts";
import type { Log } from "../../server/io/log.ts";
import { storeService } from "../../server/ct/store_service.ts";
import { Paces } from "../../server/fair/paces.ts";
import { OtherClocks } from "../../server/io/other_clocks.ts";
import { type AnyStore, OwnedStores } from "../../server/stores/owned.ts";
import type { Stores } from "../../server/stores/store.ts";
import { openSqliteStore } from "../../server/stores/sqlite.ts";
import { memoryStores } from "../../server/stores/sqlite_stores.ts";
import type { Io, Permutation, StreamMessage } from "../../mod.ts";

import { PARTS, SCOPES } from "../whole/whole.ts";
import { ENVIRONMENT_SETTINGS } from "../../server/config/setting.ts";
import type { Handler } from "../../server/http/listen/listen.ts";
import { type ResultScreenshots, storedScreenshots } from "../../server/results/screenshots.ts";

const permutation = (fqdn: string): Permutation => ({
  domain: { fqdn, tld: "com", domain: fqdn.slice(0, -4) },
  kind: "Omission",
});

/** A short lookup whose lines are known. */
export async function* shortLookup(_: unknown, signal: AbortSignal): AsyncGenerator<StreamMessage> {
  yield { op: "Meta", data: { kind: "Progress", data: [0, 1] } };
  await undefined;
  signal.throwIfAborted();
  yield { permutation: permutation("exmple.com"), op: "Levenshtein", data: 1 };
  yield { op: "Meta", data: { kind: "Progress", data: [1, 1] } };
  yield { op: "Meta", data: { kind: "Done" } };
}

export interface TestService {
  service: Service;
  /** For listeners. */
  answer: Handler;
  /** For requests without a listener. */
  handle: (request: Request, peer?: string) => Promise<Response>;
  logged: Record<string, unknown>[];
  key(
    scopes?: readonly Scope[],
    wish?: { expires_at?: number; revoked?: boolean; owner?: string },
  ): Promise<string>;
}

/** An `Io` with what turns are by: a DNS client, and rounds of the event loop. */
export const withTurns = (io: Partial<Io>): Io =>
  ({
    sleep: (ms: number) =>
      new Promise((resolve) => ms === 0 ? setImmediate(resolve) : setTimeout(resolve, ms)),
    ...io,
    dns: io.dns ?? {},
  }) as Io;

/** Stores of owners that a test has opened itself. */
interface OpenedStores {
  /** Those of extensions. */
  opened?: readonly (readonly [AnyStore, unknown])[];
  /** The data folder. */
  files?: string;
}

/** What owners have besides the main store: in memory, unless opened. */
const ownedInMemory = (stores: Stores, { opened = [], files }: OpenedStores): OwnedStores => {
  const given = new Map<AnyStore, unknown>(opened);
  const inMemory = (definition: AnyStore, store: unknown = given.get(definition)) =>
    [definition, store ?? openSqliteStore(definition, ":memory:")] as const;
  const ownerOf = async (uuid: string) => (await stores.results.get(uuid, 0))?.owner ?? null;
  const folders = files === undefined ? [] : PARTS.flatMap(({ folders = [] }) => folders);
  return new OwnedStores([
    ...PARTS.flatMap(({ stores = [] }) => stores).map((each) => inMemory(each)),
    ...folders.map((each) => [each, each.inFolder(files!, ownerOf)] as const),
  ]);
};

/** Everything that a service stores, in memory. */
export const storesInMemory = (now?: () => number, opened: OpenedStores = {}) => {
  const stores = memoryStores(now);
  return { stores, owned: ownedInMemory(stores, opened) };
};

/** A service that has nothing but what it is given. */
export function assembled(
  parts: Partial<ServiceParts> & Pick<ServiceParts, "config" | "stores" | "owned" | "io" | "log">,
): Service {
  const { config, io } = parts;
  const paces = parts.paces ?? new Paces(io);
  const now = parts.now ?? (() => io.now());
  return assembleService({
    ...{ now, paces, extras: [], screenshots: null, storage: null, given: new Map(), request: undefined },
    lookup: localLookup({ ...parts, paces }),
    ct: storeService(() => null),
    clocks: new OtherClocks(now),
    load: () => ({ lag_ms: 0, heap: 0, memory: 0 }),
    url: () => config.public_url,
    ...parts,
  });
}

/** Screenshots of results, in a folder. */
export const screenshotsIn = (files: string, base: string): ResultScreenshots =>
  storedScreenshots({ files, results: { grow: () => Promise.resolve() } }, () => base)!;

/** A service in memory with a short lookup, unless reported otherwise. */
export function testService(
  parts: Partial<ServiceParts> & OpenedStores & { env?: Record<string, string> } = {},
): TestService {
  const logged: Record<string, unknown>[] = [];
  const log: Log = (level, message, fields) => void logged.push({ level, message, ...fields });
  const env = { DEADRINGER_RATE_LIMIT: "100000", DEADRINGER_CAPACITY: "1000", ...parts.env };
  const config = readConfig(env, ENVIRONMENT_SETTINGS);
  const given: Partial<Io> = parts.io ?? { now: () => Date.now() };
  // What a test gives is the service's own object, unless it lacks what turns need.
  const io = given.dns != null && given.sleep !== undefined ? given as Io : withTurns(given);
  const passphraseCost = { ln: 4, r: 8, p: 1 };
  const service = assembled({
    config,
    log,
    ...storesInMemory(parts.now, parts),
    lookup: shortLookup,
    passphraseCost,
    extras: PARTS,
    ...parts,
    io,
  });
  const answer = createHandler(service, log, PARTS);
  return {
    service,
    logged,
    answer,
    handle: async (request, peer = "") => responseOf(await answer(request, () => peer)),
    async key(scopes = SCOPES, wish = {}) {
      const now = service.now();
      const { key, record } = createKey(
        { owner: wish.owner ?? "ann", scopes, expires_at: wish.expires_at ?? null },
        now,
      );
      if (wish.revoked) record.revoked_at = now;
      await service.stores.keys.add(record);
      return key;
    },
  };
}

export const bearer = (key: string): Record<string, string> => ({ authorization: `Bearer ${key}` });
