import { Semaphore, SquatError } from "../../mod.ts";
import { callerNetwork } from "../http/forwarded_address.ts";
import { hashOf } from "./keys.ts";
import { decide } from "./rate_limit.ts";
import { readDeviceCookie, writeDeviceCookie } from "./device_cookie.ts";
import { encodePassphrase, isPassphrase, parsePassphrase, type ScryptCost } from "./passphrase.ts";
import { isLive, newSession, readCookie, type SessionSpan, TOUCH_MS } from "./session.ts";
import type { Config } from "../config.ts";
import type { Metrics } from "../metrics.ts";
import type { Setup } from "./setup.ts";
import type { RequestInput } from "../http/request.ts";
import type { SessionRecord, Stores } from "../stores/store.ts";

/** Most attempts, and the milliseconds in which they are counted. */
interface Cap {
  readonly most: number;
  readonly window_ms: number;
}
const HOUR_MS = 3_600_000, QUARTER_MS = HOUR_MS / 4;
/** From one network, whoever for. */
const FROM_NETWORK: Cap = { most: 30, window_ms: QUARTER_MS };
/** For one owner from one network. */
const FOR_OWNER_FROM_NETWORK: Cap = { most: 10, window_ms: HOUR_MS };
/** For one owner from all networks. Four of them have to work together to reach it. */
const FOR_OWNER: Cap = { most: 40, window_ms: HOUR_MS };
/** By a browser that the owner has signed in with; counts for none of the others. */
const BY_BROWSER: Cap = { most: 10, window_ms: QUARTER_MS };
/** To change the passphrase of one owner, by who is signed in. */
const TO_CHANGE: Cap = { most: 10, window_ms: QUARTER_MS };
/** After a link, a passphrase can be set without the old one for this long. */
const FRESH_MS = 900_000;

/** A session that has begun. */
export interface SignedIn {
  /** Value of its cookie. */
  value: string;
  /** What is kept of it. */
  record: SessionRecord;
  /** The Set-Cookie header that makes the browser known; null for an owner without a passphrase. */
  browser: string | null;
}

/** What signing in needs of a request. */
export interface Attempt {
  /** Returns the address of the peer. */
  peer: () => string;
  /** The request. */
  request: RequestInput;
}

/** What signing in needs of a service. */
export interface SignInParts {
  /** The settings. */
  config: Config;
  /** What is kept. */
  stores: Stores;
  /** The link for the first owner. */
  setup: Setup;
  /** Counts for the operator. */
  metrics: Metrics;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What new hashes cost. */
  cost: ScryptCost;
}

/** Signs owners in and out. One hash at a time, so that a flood of attempts takes one core and 32 MiB at most. */
export class SignIn {
  readonly #parts: SignInParts;
  readonly #span: SessionSpan;
  readonly #hashing = new Semaphore(1, 8, "Too many sign in at this moment: try again");

  /** Shares what it is given with the service. */
  constructor(parts: SignInParts) {
    this.#parts = parts;
    const { session_idle, session_hours } = parts.config;
    this.#span = { idle: session_idle * 60_000, whole: session_hours * 3_600_000 };
  }

  /**
   * The session of a request; null when there is none that is good.
   *
   * Notes its use, to about a minute.
   */
  async session(request: RequestInput): Promise<SessionRecord | null> {
    const value = readCookie(request.headers.get("cookie"));
    if (value === null) return null;
    const { stores: { sessions }, now } = this.#parts;
    const record = await sessions.find(hashOf(value));
    const time = now();
    if (record === null || !isLive(record, time, this.#span)) return null;
    if (record.used_at + TOUCH_MS <= time) await sessions.touch(record.hash, time);
    return record;
  }

  /**
   * Signs in by passphrase.
   *
   * @throws {SquatError} `unauthenticated`, the same for an unknown owner and a wrong passphrase, `rate_limited`,
   * `over_capacity`.
   */
  async byPassphrase(owner: string, passphrase: string, attempt: Attempt): Promise<SignedIn> {
    const known = (await this.#parts.stores.owners.find(owner))?.passphrase ?? null;
    await this.#countFor(owner, known, attempt);
    const good = await this.#isPassphrase(passphrase, known);
    const signed = good ? await this.#begin(owner, "passphrase", known, attempt) : null;
    if (signed === null) throw this.#refuse("The name or the passphrase is not right");
    return signed;
  }

  /**
   * Signs in by a one-time link, which is used up.
   *
   * @throws {SquatError} `unauthenticated`, `rate_limited`.
   */
  async byLink(token: string, attempt: Attempt): Promise<SignedIn> {
    await this.#count(attempt);
    const owner = await this.#parts.stores.sessions.takeLink(hashOf(token), this.#parts.now());
    const signed = owner === null ? null : await this.#begin(owner, "link", null, attempt);
    if (signed === null) throw this.#refuse("This link is not good: it was used already, or is too old");
    return signed;
  }

  /**
   * Makes the first owner with the token of the setup link, and signs in. A token is used up only when all the rest
   * was right.
   *
   * @throws {SquatError} `unauthenticated`, `invalid_parameter`, `rate_limited`, `over_capacity`.
   */
  async setUp(
    wish: { token: string; owner: string; passphrase: string },
    attempt: Attempt,
  ): Promise<SignedIn> {
    await this.#count(attempt);
    const { stores: { owners, keys }, setup, now } = this.#parts;
    const bad = () =>
      this.#refuse("This link is not good: it was used already, or there is an owner or a key");
    if (!setup.allows(wish.token)) throw bad();
    const passphrase = await this.encode(wish.passphrase);
    if ((await owners.list()).length > 0 || (await keys.list()).length > 0) throw bad();
    if (!setup.take(wish.token)) throw bad();
    await owners.add({ name: wish.owner, passphrase, created_at: now() });
    const signed = await this.#begin(wish.owner, "passphrase", passphrase, attempt);
    if (signed === null) throw bad();
    return signed;
  }

  /**
   * Returns the hash of a new passphrase.
   *
   * @throws {SquatError} `invalid_parameter`, `over_capacity`.
   */
  async encode(passphrase: string): Promise<string> {
    const checked = parsePassphrase(passphrase);
    return await this.#hashing.run(() => encodePassphrase(checked, this.#parts.cost));
  }

  /**
   * Changes the passphrase of who is signed in and ends all other sessions. The old one is wanted, unless there is
   * none or the session has just begun by a link: that is how a forgotten one is replaced. Resolves with the Set-Cookie
   * header that makes the browser known again.
   *
   * @throws {SquatError} `forbidden`, `invalid_parameter`, `rate_limited`, `over_capacity`.
   */
  async change(
    session: SessionRecord,
    wish: { current?: string | undefined; passphrase: string },
  ): Promise<string> {
    const { stores: { owners, sessions }, now } = this.#parts;
    const known = (await owners.find(session.owner))?.passphrase ?? null;
    if (known !== null && !isFresh(session, now())) {
      await this.#limit(`signin:change:${hashOf(session.owner)}`, TO_CHANGE);
      const good = wish.current !== undefined &&
        await this.#isPassphrase(wish.current, known);
      if (!good) throw new SquatError("forbidden", "The current passphrase is not right");
    }
    const encoded = await this.encode(wish.passphrase);
    await owners.setPassphrase(session.owner, encoded);
    await sessions.removeAll(session.owner, session.hash);
    return writeDeviceCookie(encoded);
  }

  #isPassphrase(given: string, encoded: string | null): Promise<boolean> {
    const { cost } = this.#parts;
    return this.#hashing.run(() => isPassphrase(given.normalize("NFC"), encoded, cost));
  }

  async #begin(
    owner: string,
    by: SessionRecord["by"],
    passphrase: string | null,
    { request }: Attempt,
  ): Promise<SignedIn | null> {
    const { stores: { sessions }, metrics, now } = this.#parts;
    // What the browser had before is never taken over, nor left behind.
    const old = readCookie(request.headers.get("cookie"));
    const signed = newSession(owner, by, now(), this.#span);
    if (!(await sessions.add(signed.record, passphrase))) return null;
    const known = passphrase ?? (await this.#parts.stores.owners.find(owner))?.passphrase ?? null;
    if (old !== null) await sessions.remove(hashOf(old));
    metrics.add("signins_total");
    return { ...signed, browser: known === null ? null : writeDeviceCookie(known) };
  }

  /** Counts an attempt of whoever, and returns where it comes from. */
  async #count({ peer, request }: Attempt): Promise<string> {
    const forwarded = request.headers.get("x-forwarded-for");
    const address = callerNetwork(peer(), forwarded, this.#parts.config.proxies);
    await this.#limit(`signin:address:${address}`, FROM_NETWORK);
    return address;
  }

  /** Counts an attempt to sign in as an owner; the narrowest first, so that what it stops uses up nothing of the rest. */
  async #countFor(owner: string, known: string | null, attempt: Attempt): Promise<void> {
    const browser = readDeviceCookie(attempt.request.headers.get("cookie"), known);
    if (browser !== null) return await this.#limit(`signin:browser:${hashOf(browser)}`, BY_BROWSER);
    const address = await this.#count(attempt), hash = hashOf(owner);
    await this.#limit(`signin:owner:${hash}:${address}`, FOR_OWNER_FROM_NETWORK);
    await this.#limit(`signin:owner:${hash}`, FOR_OWNER);
  }

  async #limit(id: string, { most, window_ms }: Cap): Promise<void> {
    const now = this.#parts.now();
    const decision = decide(await this.#parts.stores.limits.take(id, now, window_ms), most, now);
    if (decision.allowed) return;
    this.#parts.metrics.add("signins_refused_total");
    throw new SquatError(
      "rate_limited",
      `Too many attempts to sign in: wait ${Math.ceil(decision.reset_sec / 60)} min`,
      { retryAfterSeconds: decision.reset_sec },
    );
  }

  #refuse(message: string): SquatError {
    this.#parts.metrics.add("signins_refused_total");
    return new SquatError("unauthenticated", message);
  }
}

/** Whether a session has just begun by a link. */
export function isFresh(session: SessionRecord, now: number): boolean {
  return session.by === "link" && session.created_at + FRESH_MS > now;
}
