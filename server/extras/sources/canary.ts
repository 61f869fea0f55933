/**
 * The clone canary: a brand's own page asks for a picture from the service. A copy of the page, wherever it is served,
 * asks for it too, and so names its host.
 * @module
 */
import { createHmac, timingSafeEqual } from "node:crypto";
import { Buffer } from "node:buffer";
import { isBelow } from "../../../lib/page/mail_address.ts";
import { hashOf, randomText } from "../../auth/keys.ts";
import type { CanaryAnswer } from "./client.ts";
import type { Log } from "../../io/log.ts";
import type { BrandRecord, WatchStore } from "../watch/store/mod.ts";
import type { SourceStore } from "./store/mod.ts";
import { type LogDoor, logDoor } from "./web_log.ts";
import type { OfferParts } from "./offer.ts";

/** Hosts are handed on together after so many milliseconds. */
const TOGETHER_MS = 500;
/** Milliseconds after which a brand is read again. */
const TOKEN_FRESH_MS = 30_000;
/** How often it is stored that a brand's own page asked, milliseconds. */
const LOADED_MS = 30_000;
/** Brands whose hosts are remembered in this process; those that were silent for longest are forgotten. */
const MAX_REMEMBERED_BRANDS = 1_000;

/** What a beacon says. */
export interface Beacon {
  /** The token, of the path. */
  token: string;
  /** The page, as the script says; empty without one. */
  page: string;
  /** The Referer field; empty for none. */
  referrer: string;
  /** The network of who asks: counted in memory, stored nowhere. */
  network: string;
}

/** Dependencies of canaries. */
export interface CanaryParts extends OfferParts {
  /** Where names and tokens are. */
  store: Pick<SourceStore, "add" | "count" | "value" | "setValue" | "firstValue">;
  /** The watched brands. */
  watch: Pick<WatchStore, "get">;
  /** Log of events for the operator. */
  log: Log;
  /** Called when hosts were taken in. */
  onOffered(): void;
}

/** Makes tokens, and takes beacons. */
export function canariesOf(parts: CanaryParts) {
  const { store, watch, brands, now, log } = parts;
  const opened = new Map<string, { brand: BrandRecord; readAt: number; door: LogDoor }>();
  /** When it was stored last that a brand's own page asked. */
  const loaded = new Map<string, number>();
  let secret: Promise<string> | null = null;
  let flushing: ReturnType<typeof setTimeout> | undefined;
  const full = new Set<LogDoor>();

  const sign = async (text: string): Promise<string> => {
    secret ??= store.firstValue("canary", randomText(32)).catch((error) => {
      secret = null;
      throw error;
    });
    const signature = createHmac("sha256", await secret).update(text).digest().subarray(0, 16);
    return `${text}.${signature.toString("base64url")}`;
  };
  const openOf = async (id: string) => {
    const known = opened.get(id);
    if (known !== undefined && now() < known.readAt + TOKEN_FRESH_MS) return known;
    opened.delete(id);
    const brand = await watch.get(id);
    if (brand === null || brand.settings.paused) return null;
    const [owner] = await brands.of(brand.owner);
    if (owner === undefined) return null;
    const of = { owner: brand.owner, door: "canary" } as const;
    const door = known?.door ??
      logDoor(parts, owner.isQuiet, of, "a copy of your page asked for its canary");
    const open = { brand, readAt: now(), door };
    opened.set(id, open);
    dropFirst(opened);
    return open;
  };
  const noteLoaded = async (id: string): Promise<void> => {
    const at = now();
    if (at < (loaded.get(id) ?? -Infinity) + LOADED_MS) return;
    loaded.set(id, at);
    dropFirst(loaded);
    await store.setValue(`canary loaded ${id}`, String(at));
  };
  /** Hands on what came in. What cannot be is logged: its brand may be deleted meanwhile. */
  const flush = async (): Promise<void> => {
    clearTimeout(flushing);
    flushing = undefined;
    const doors = [...full];
    full.clear();
    for (const door of doors) {
      await door.flush().catch((error) =>
        log("error", "What a canary reported could not be taken in", { error: String(error) })
      );
    }
    if (doors.length > 0) parts.onOffered();
  };
  return {
    flush,
    /** The token of a brand. */
    token: ({ id }: Pick<BrandRecord, "id">): Promise<string> => sign(`${id}.1`),
    /** Takes a beacon. Nobody learns from the answer whether its token is good. */
    async take({ token, page, referrer, network }: Beacon): Promise<void> {
      // Earlier versions of the service could give a brand another number.
      const [, text = "", id = ""] = /^(([0-9a-f-]{36})\.\d{1,6})\.[\w-]{22}$/.exec(token) ?? [];
      if (id === "" || !same(token, await sign(text))) return;
      const open = await openOf(id);
      if (open === null) return;
      // The browser sets the Referer field itself; what a script says may be another page of that host.
      const sent = URL.parse(referrer)?.hostname;
      const said = URL.parse(page);
      const named = said !== null && (sent === undefined || sent === said.hostname) ? page : referrer;
      const host = URL.parse(named)?.hostname ?? "";
      if (isBelow(host, open.brand.settings.domains)) return await noteLoaded(id);
      open.door.add({ address: network, path: "", referrer: named });
      full.add(open.door);
      flushing ??= setTimeout(() => void flush(), TOGETHER_MS);
    },
    /** When the brand's own page last asked for its picture, as its visitors' browsers say; null for never. */
    async loadedAt(id: string): Promise<number | null> {
      const text = await store.value(`canary loaded ${id}`);
      return text === null ? null : Number(text);
    },
  };
}

/** Forgets the brand that was silent for longest, where too many are remembered. */
function dropFirst(brands: Map<string, unknown>): void {
  if (brands.size > MAX_REMEMBERED_BRANDS) brands.delete(brands.keys().next().value!);
}

const same = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** Returns the code for a page. */
export function canaryCode(
  base: string,
  token: string,
): Pick<CanaryAnswer, "url" | "script" | "css" | "html" | "csp"> {
  const url = `${base}/c/${token}`;
  return {
    url,
    script:
      `<script>new Image().src="${url}?u="+encodeURIComponent(location.origin+location.pathname)</script>`,
    css: `body::after{content:url("${url}")}`,
    html: `<img src="${url}" width="1" height="1" alt="" referrerpolicy="origin">`,
    csp: `img-src ${new URL(base).origin}`,
  };
}
