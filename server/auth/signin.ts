import { Buffer } from "node:buffer";
import { timingSafeEqual } from "node:crypto";
import { Semaphore } from "../../lib/semaphore.ts";
import { SquatError } from "../../lib/errors.ts";
import { callerNetwork } from "./forwarded_address.ts";
import { limitUses, type UseLimit } from "./rate_limit.ts";
import { hashOf, randomText } from "./keys.ts";
import {
  newSession,
  readDeviceCookie,
  readSessionCookie,
  sessionEnd,
  type SessionSpan,
  TOUCH_MS,
  writeDeviceCookie,
} from "./session.ts";
import { encodePassphrase, isPassphrase, type ScryptCost } from "./passphrase.ts";
import type { Config } from "../config/mod.ts";
import type { Metrics } from "../io/metrics.ts";
import type { RequestInput } from "../wire/request.ts";
import type { SessionRecord, Stores } from "../stores/store.ts";
import { HOUR_MS } from "../units/mod.ts";
import { InvalidParameter, parsePassphrase } from "../checks.ts";

/** Maximum number of attempts, and the window in milliseconds. */
type Cap = Readonly<Pick<UseLimit, "most" | "ms">>;
const QUARTER_MS = HOUR_MS / 4;
/** From one network, for all owners: attempts that fail or have not ended. An office has hundreds of people. */
const FAILED_FROM_NETWORK: Cap = { most: 30, ms: QUARTER_MS };
/** Sign-ins that one network sends to the provider. */
const STARTED_FROM_NETWORK: Cap = { most: 600, ms: QUARTER_MS };
/** For one owner from one network. */
const FOR_OWNER_FROM_NETWORK: Cap = { most: 10, ms: HOUR_MS };
/** For one owner from all networks. It takes four networks to reach it. */
const FOR_OWNER: Cap = { most: 40, ms: HOUR_MS };
/** By one browser with a device cookie of the owner; these attempts count towards no other cap. */
const BY_BROWSER: Cap = { most: 10, ms: QUARTER_MS };
/** To change the passphrase of one owner from its sessions. */
const TO_CHANGE: Cap = { most: 10, ms: QUARTER_MS };
/** How long a session that started by a link can set a passphrase without the old one, milliseconds. */
const FRESH_SIGN_IN_MS = 900_000;
/** The same for an unknown person and a wrong passphrase. */
const WRONG = "The name or the passphrase is wrong";

/** A new session. */
export interface SignedIn {
  /** Value of its cookie. */
  value: string;
  /** The session as it is stored. */
  record: SessionRecord;
  /** The Set-Cookie header of the device cookie; null for an owner without a passphrase. */
  browser: string | null;
}

/** An attempt to sign in. */
export interface SignInAttempt {
  /** Returns the address of the peer. */
  peer: () => string;
  request: RequestInput;
}

/** Dependencies of sign-in. */
export interface SignInParts {
  /** The settings. */
  config: Config;
  /** Teams, people, sessions and limits. */
  stores: Stores;
  /** Metrics for the operator. */
  metrics: Metrics;
  /** Returns milliseconds since 1970. */
  now: () => number;
  /** Cost of new hashes. */
  cost: ScryptCost;
  /** What other ways in say. */
  ask: { passphraseRefusal(): string | null; nameRefusal(name: string): string | null };
}

/** What is said of a link that does not work, by its kind. */
export const INVALID = {
  link: "This link is not valid: it was used already or has expired",
  invitation: "This invitation is not valid: it was used already, was ended or has expired",
  setup: "This link is not valid: it was used already, or there is an owner or a key",
} as const;

/** The one-time token that creates the admin account. It lives in this process only. */
class Setup {
  #hash: string | null = null;

  /** Returns a new token; an older one becomes invalid. */
  open(): string {
    const token = randomText(32);
    this.#hash = hashOf(token);
    return token;
  }

  /** Whether a token is valid. Does not use it up. */
  allows(token: string): boolean {
    return this.#hash !== null && timingSafeEqual(Buffer.from(hashOf(token)), Buffer.from(this.#hash));
  }

  /** Uses a token up; false when it is not valid. */
  take(token: string): boolean {
    const good = this.allows(token);
    if (good) this.#hash = null;
    return good;
  }
}

/** Signs people in and out. It computes one hash at a time: a flood of attempts takes one core and 32 MiB at most. */
export class SignIn {
  /** The link that creates the admin account. */
  readonly setup: Setup = new Setup();
  readonly #parts: SignInParts;
  readonly #span: SessionSpan;
  readonly #hashing = new Semaphore(1, 8, "Too many attempts to sign in at the same time: try again");

  constructor(parts: SignInParts) {
    this.#parts = parts;
    const { session_idle, session_hours } = parts.config;
    this.#span = { idle: session_idle * 60_000, whole: session_hours * 3_600_000 };
  }

  /**
   * Returns the live session of a request, or null. Updates the time of its last use, at most once a minute.
   */
  async session(request: RequestInput): Promise<SessionRecord | null> {
    const value = readSessionCookie(request.headers.get("cookie"));
    if (value === null) return null;
    const { stores: { sessions }, now } = this.#parts;
    const record = await sessions.find(hashOf(value));
    const time = now();
    if (record === null || !this.isLive(record)) return null;
    if (record.used_at + TOUCH_MS > time) return record;
    try {
      await sessions.touch(record.hash, time);
    } catch (error) {
      // On a full disk people go on with their session, and see why.
      if ((error as SquatError).code !== "over_capacity") throw error;
      return record;
    }
    return { ...record, used_at: time };
  }

  /**
   * Signs in by passphrase.
   *
   * @throws {SquatError} `unauthenticated`, the same for an unknown owner and a wrong passphrase, `rate_limited`,
   * `over_capacity`.
   */
  async byPassphrase(person: string, passphrase: string, attempt: SignInAttempt): Promise<SignedIn> {
    this.#requirePassphrases();
    const known = await this.check(person, passphrase, attempt);
    const signed = await this.start(person, "passphrase", known, attempt);
    if (signed === null) throw this.refuse(WRONG);
    return signed;
  }

  /**
   * Checks a passphrase, and resolves with its hash.
   *
   * @throws {SquatError} as `byPassphrase`.
   */
  async check(person: string, passphrase: string, attempt: SignInAttempt): Promise<string> {
    const known = (await this.#parts.stores.people.find(person))?.passphrase ?? null;
    await this.#countFor(person, known, attempt);
    const matches = await this.#isPassphrase(passphrase, known);
    if (known === null || !matches) throw this.refuse(WRONG);
    return known;
  }

  /**
   * Counts an attempt of a network, for any owner, and returns the network. The attempt counts no more once `start` has
   * begun its session.
   *
   * @throws {SquatError} `rate_limited`.
   */
  async admit(attempt: SignInAttempt): Promise<string> {
    const network = this.#networkOf(attempt);
    await this.#limit(failuresOf(network), FAILED_FROM_NETWORK);
    return network;
  }

  /**
   * Counts a sign-in that goes to the provider, where it ends or not.
   *
   * @throws {SquatError} `rate_limited`.
   */
  async admitStart(attempt: SignInAttempt): Promise<void> {
    await this.#limit(`signin:start:${this.#networkOf(attempt)}`, STARTED_FROM_NETWORK);
  }

  #networkOf({ peer, request }: SignInAttempt): string {
    return callerNetwork(peer(), request.headers.get("x-forwarded-for"), this.#parts.config.proxies);
  }

  /** @throws {SquatError} `forbidden` where people sign in in other ways only. */
  #requirePassphrases(): void {
    const refusal = this.#parts.ask.passphraseRefusal();
    if (refusal !== null) throw new SquatError("forbidden", refusal);
  }

  /**
   * Signs in by a link, which works once.
   *
   * @throws {SquatError} `unauthenticated`, `rate_limited`.
   */
  async byLink(token: string, attempt: SignInAttempt): Promise<SignedIn> {
    await this.admit(attempt);
    const person = await this.#parts.stores.sessions.takeLink(hashOf(token), this.#parts.now());
    const signed = person === null ? null : await this.start(person, "link", null, attempt);
    if (signed === null) throw this.refuse(INVALID.link);
    return signed;
  }

  /**
   * Looks whether a link still works, before somebody fills in its form. Uses nothing up.
   *
   * @throws {SquatError} `unauthenticated`, `rate_limited`.
   */
  async look(kind: keyof typeof INVALID, token: string, attempt: SignInAttempt): Promise<void> {
    await this.admitStart(attempt);
    const { stores: { people, sessions }, now } = this.#parts;
    const works = kind === "setup"
      ? this.setup.allows(token)
      : kind === "link"
      ? await sessions.hasLink(hashOf(token), now())
      : await people.invitation(hashOf(token), now()) !== null;
    if (!works) throw this.refuse(INVALID[kind]);
  }

  /**
   * Makes the account of a person who was invited, and signs in. The link stays valid when anything else is refused.
   *
   * @throws {SquatError} `unauthenticated`, `invalid_parameter`, `rate_limited`, `over_capacity`.
   */
  async byInvitation(
    input: { token: string; person: string; passphrase: string },
    attempt: SignInAttempt,
  ): Promise<SignedIn> {
    this.#requirePassphrases();
    await this.admit(attempt);
    const { stores: { people }, now } = this.#parts;
    const invalid = () => this.refuse(INVALID.invitation);
    const hash = hashOf(input.token);
    if (await people.invitation(hash, now()) === null) throw invalid();
    const refusal = this.#parts.ask.nameRefusal(input.person);
    if (refusal !== null) {
      throw new InvalidParameter(`Cannot use the name ${JSON.stringify(input.person)}: ${refusal}`);
    }
    const passphrase = await this.encode(input.passphrase);
    const accepted = await people.accept(hash, { name: input.person, passphrase }, now());
    if (accepted === "name taken") {
      throw new InvalidParameter(
        `The name ${JSON.stringify(input.person)} is taken, or looks like one that is: choose another`,
      );
    }
    const signed = accepted === "done"
      ? await this.start(input.person, "passphrase", passphrase, attempt)
      : null;
    if (signed === null) throw invalid();
    return signed;
  }

  /** Returns when a session ends unless it is used before, milliseconds since 1970. */
  endOf(session: SessionRecord): number {
    return sessionEnd(session, this.#span);
  }

  /** Whether a session has not ended. */
  isLive(session: SessionRecord): boolean {
    return this.endOf(session) > this.#parts.now();
  }

  /**
   * Creates the admin account with the token of the setup link, and signs in. The token stays valid when anything else is
   * refused.
   *
   * @throws {SquatError} `unauthenticated`, `invalid_parameter`, `rate_limited`, `over_capacity`.
   */
  async setUp(
    input: { token: string; owner: string; passphrase: string },
    attempt: SignInAttempt,
  ): Promise<SignedIn> {
    await this.admit(attempt);
    const { stores: { owners, keys }, now } = this.#parts;
    const invalid = () => this.refuse(INVALID.setup);
    if (!this.setup.allows(input.token)) throw invalid();
    const passphrase = await this.encode(input.passphrase);
    if ((await owners.list()).length > 0 || (await keys.list()).length > 0) throw invalid();
    if (!this.setup.take(input.token)) throw invalid();
    await owners.add({ name: input.owner, passphrase, created_at: now() });
    const signed = await this.start(input.owner, "passphrase", passphrase, attempt);
    if (signed === null) throw invalid();
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
   * Changes the passphrase of the person of a session and ends all its other sessions. The current passphrase is
   * required, unless there is none or the session has just started by a link, which is how a forgotten passphrase is
   * replaced. Resolves with the Set-Cookie header of a new device cookie.
   *
   * @throws {SquatError} `forbidden`, `invalid_parameter`, `rate_limited`, `over_capacity`.
   */
  async change(
    session: SessionRecord,
    input: { current?: string | undefined; passphrase: string },
  ): Promise<string> {
    this.#requirePassphrases();
    const { stores: { people, sessions }, now } = this.#parts;
    const known = (await people.find(session.person))?.passphrase ?? null;
    if (known !== null && !isFreshSignIn(session, now())) {
      await this.#limit(`signin:change:${hashOf(session.person)}`, TO_CHANGE);
      const matches = input.current !== undefined &&
        await this.#isPassphrase(input.current, known);
      if (!matches) throw new SquatError("forbidden", "The current passphrase is wrong");
    }
    const encoded = await this.encode(input.passphrase);
    await people.setPassphrase(session.person, encoded);
    await sessions.removeAll(session.person, session.hash);
    return writeDeviceCookie(encoded);
  }

  #isPassphrase(given: string, encoded: string | null): Promise<boolean> {
    const { cost } = this.#parts;
    return this.#hashing.run(() => isPassphrase(given.normalize("NFC"), encoded, cost));
  }

  /**
   * Starts a session. Resolves with null for an unknown person, and when the passphrase has changed meanwhile.
   *
   * @param passphrase The hash that was checked; null where none was.
   */
  async start(
    person: string,
    by: SessionRecord["by"],
    passphrase: string | null,
    attempt: SignInAttempt,
  ): Promise<SignedIn | null> {
    const { stores: { sessions, people, limits }, metrics, now } = this.#parts;
    const { request } = attempt;
    // A new session never continues the one that the browser had, which ends (session fixation).
    const old = readSessionCookie(request.headers.get("cookie"));
    const signed = newSession(person, by, now(), this.#span, {
      device: request.headers.get("user-agent") ?? "",
      address: this.#networkOf(attempt),
    });
    if (!(await sessions.add(signed.record, passphrase))) return null;
    const record = await sessions.find(signed.record.hash);
    if (record === null) return null;
    const known = passphrase ?? (await people.find(person))?.passphrase ?? null;
    if (old !== null) await sessions.remove(hashOf(old));
    // What a known browser does with a passphrase was not counted for the network.
    if (by !== "passphrase" || readDeviceCookie(request.headers.get("cookie"), passphrase) === null) {
      await limits.take(failuresOf(this.#networkOf(attempt)), FAILED_FROM_NETWORK.ms, -1);
    }
    metrics.add("signins_total");
    return { value: signed.value, record, browser: known === null ? null : writeDeviceCookie(known) };
  }

  /** Counts an attempt to sign in as an owner; the narrowest cap first: what it refuses does not count towards the others. */
  async #countFor(owner: string, known: string | null, attempt: SignInAttempt): Promise<void> {
    const browser = readDeviceCookie(attempt.request.headers.get("cookie"), known);
    if (browser !== null) return await this.#limit(`signin:browser:${hashOf(browser)}`, BY_BROWSER);
    const address = await this.admit(attempt), hash = hashOf(owner);
    await this.#limit(`signin:owner:${hash}:${address}`, FOR_OWNER_FROM_NETWORK);
    await this.#limit(`signin:owner:${hash}`, FOR_OWNER);
  }

  async #limit(of: string, cap: Cap): Promise<void> {
    const { stores: { limits }, metrics } = this.#parts;
    const refusal = (seconds: number): string => {
      metrics.add("signins_refused_total");
      return `Too many attempts to sign in: wait ${Math.ceil(seconds / 60)} min`;
    };
    await limitUses(limits, { of, ...cap, refusal });
  }

  /** The error for a sign-in that is refused, which is counted. */
  refuse(message: string): SquatError {
    this.#parts.metrics.add("signins_refused_total");
    return new SquatError("unauthenticated", message);
  }
}

const failuresOf = (network: string): string => `signin:address:${network}`;

/** Whether a session started by a link within the last quarter of an hour. */
export function isFreshSignIn(session: SessionRecord, now: number): boolean {
  return session.by === "link" && session.created_at + FRESH_SIGN_IN_MS > now;
}
