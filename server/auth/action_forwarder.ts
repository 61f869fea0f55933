import { DATAGRAM_BYTES, sendSyslog, syslogMessageOf, type SyslogTarget } from "../io/syslog.ts";
import type { Log } from "../log.ts";
import type { ActionRecord, LimitStore, Stores } from "../stores/store.ts";
import { ecsAction } from "./action_formats.ts";

/** Entries that are sent together. */
const ACTIONS_AT_ONCE = 500;
/** How old an entry is before it is sent: ids of several processes are in order only when all have stored theirs. */
const SETTLED_AFTER_MS = 2_000;
/** How long one process has the turn. */
const FORWARDER_LEASE_MS = 30_000;
/** Severity notice (RFC 5424 section 6.2.1): normal but significant. */
const NOTICE = 5;

/** Dependencies of a forwarder. */
export interface ForwarderParts {
  /** Where entries go. */
  target: SyslogTarget;
  /** The entries. */
  actions: Pick<Stores["actions"], "after" | "position" | "advance">;
  /** Lets one process at a time send. */
  limits: Pick<LimitStore, "hold" | "free">;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Gets what could not be sent. */
  log: Log;
}

/**
 * Sends the history of all teams to syslog as it is made, each entry as an ECS line: in order, from where
 * an earlier process left off. What cannot be sent is tried again; syslog has no acknowledgement, so what a receiver's
 * kernel took before it died is lost. What happened before the target was first set is not sent.
 */
export class ActionForwarder {
  readonly #parts: ForwarderParts;
  readonly #name: string;
  readonly #stop = new AbortController();
  #running: Promise<void> | undefined;
  #isFailing = false;

  constructor(parts: ForwarderParts) {
    this.#parts = parts;
    const { protocol, host, port } = parts.target;
    this.#name = `${protocol}//${host}:${port}`;
  }

  /** Sends what is new. Resolves when nothing is, or it failed; the next call tries again. */
  tick(): Promise<void> {
    return this.#running ??= this.#send().finally(() => this.#running = undefined);
  }

  /** Ends what is being sent. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
  }

  async #send(): Promise<void> {
    const { actions, limits, now, log } = this.#parts;
    const lease = crypto.randomUUID();
    try {
      if (!await limits.hold(`actions to ${this.#name}`, lease, 1, FORWARDER_LEASE_MS)) return;
      let position = await actions.position(this.#name, now());
      while (!this.#stop.signal.aborted) {
        const entries = await actions.after(position, now() - SETTLED_AFTER_MS, ACTIONS_AT_ONCE);
        if (entries.length === 0) break;
        await sendSyslog(this.#parts.target, entries.map((entry) => this.#message(entry)), this.#stop.signal);
        position = entries.at(-1)!.id;
        await actions.advance(this.#name, position);
      }
      if (this.#isFailing) log("info", "The history is sent to syslog again", { to: this.#name });
      this.#isFailing = false;
    } catch (error) {
      if (!this.#isFailing && !this.#stop.signal.aborted) {
        log("error", "The history could not be sent to syslog; it is tried again", {
          to: this.#name,
          error: String(error),
        });
      }
      this.#isFailing = true;
    } finally {
      await limits.free(lease).catch(() => {});
    }
  }

  #message(entry: ActionRecord): Uint8Array {
    const encoder = new TextEncoder();
    const bytes = (most?: number) =>
      encoder.encode(syslogMessageOf({
        ...{ severity: NOTICE, at: entry.at, id: entry.action, structured: "-" },
        text: ecsAction(entry, most),
      }));
    const whole = bytes();
    // Cut JSON is no JSON.
    return this.#parts.target.protocol === "syslog:" && whole.length > DATAGRAM_BYTES ? bytes(150) : whole;
  }
}
