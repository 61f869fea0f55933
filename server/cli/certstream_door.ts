import type { IncomingMessage } from "node:http";
import { guard } from "../auth/guard.ts";
import { isGood } from "../auth/keys.ts";
import { hostFault } from "../auth/origin.ts";
import { UsageMeter } from "../auth/usage_meter.ts";
import type { Config } from "../config/mod.ts";
import { type CertstreamDoor, type CertstreamOptions, serveCertstream } from "../ct/certstream.ts";
import { IncomingHeaders } from "../http/listen/node_handler.ts";
import { HttpError } from "../http/problem.ts";
import type { RequestInput } from "../http/request.ts";
import { type Route, route } from "../http/route.ts";
import { problemOf } from "../../mod.ts";
import type { Stores } from "../stores/store.ts";
import { settingsOf } from "./store.ts";

/** The streams as a route: what the guard asks of a request. */
const STREAM: Route = route("GET /", {
  id: "certstream",
  summary: "Streams certificates as logs publish them",
  access: { by: "key", scope: "ct", counts: "ct_requests", basic: true },
  run: () => Promise.reject(new Error("It is answered by a WebSocket")),
});

/**
 * Returns the door of certstream's streams: the guard of the HTTP routes, with the keys of a store. Clients that can
 * send no header put their key into the query, as `?key=ak_…`.
 */
export function certstreamDoor(stores: Stores, config: Config): CertstreamDoor & { close(): Promise<void> } {
  const usage = new UsageMeter(stores, () => {});
  const parts = {
    ...{ config, stores, usage, now: Date.now, stopping: false, legacy: null },
    signIn: { session: () => Promise.resolve(null) },
  };
  const door: CertstreamDoor = async (incoming) => {
    try {
      const request = requestOf(incoming);
      const fault = hostFault(request, config.hosts);
      if (fault !== null) throw new HttpError(...fault);
      const { caller } = await guard(STREAM, { path: {}, query: new URLSearchParams() }, request, parts, {});
      const { id, owner } = caller!;
      return {
        owner,
        isGood: async () =>
          (await stores.keys.list(owner)).some((key) => key.id === id && isGood(key, Date.now())),
      };
    } catch (error) {
      if (error instanceof HttpError) return { status: error.status, detail: error.message };
      const { status, detail = "" } = problemOf(error);
      return { status, detail };
    }
  };
  return Object.assign(door, { close: () => usage.flush() });
}

function requestOf(incoming: IncomingMessage): RequestInput {
  const headers = new IncomingHeaders(incoming);
  const key = URL.parse(incoming.url ?? "/", "http://localhost")?.searchParams.get("key") ?? null;
  return {
    method: "GET",
    url: "http://localhost/",
    headers: {
      get: (name) => headers.get(name) ?? (name === "authorization" && key !== null ? `Bearer ${key}` : null),
    },
    hostless: incoming.headers.host === undefined,
    body: null,
    signal: new AbortController().signal,
  };
}

/** Streams of certstream that are served. */
export type OpenStream = Awaited<ReturnType<typeof openStream>>;

/**
 * Serves streams to the keys of the service on a store, which it opens.
 *
 * @param data Folder of the embedded store. @default the store of the settings
 * @param place The address and port that the streams listen on.
 */
export async function openStream(
  data: string | undefined,
  place: { readonly host: string; readonly port: number },
  io: NonNullable<CertstreamOptions["io"]>,
) {
  const { openConfiguredStorage } = await import("../open.ts");
  const config = await settingsOf(data, { DEADRINGER_HOST: place.host });
  const storage = await openConfiguredStorage(config);
  const door = certstreamDoor(storage, config);
  const close = () => door.close().finally(() => storage.close());
  try {
    const { url, send, ...stream } = await serveCertstream({ ...place, io, door });
    return { url, send, close: () => stream.close().finally(close) };
  } catch (error) {
    await close();
    throw error;
  }
}
