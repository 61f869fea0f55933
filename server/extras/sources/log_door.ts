/**
 * Hosts that a log names, on their way to the service: the likely ones at once, of the others so many a day that nobody
 * who forges headers can use up what the door takes in.
 * @module
 */
import type { OfferCounts } from "../../client.ts";
import type { DoorName } from "./doors.ts";
import type { LoggedRequest } from "./log_line.ts";
import { noCounts, type OfferedName, offerNames, type OfferParts } from "./offer.ts";
import { type LeftOut, type Referrer, Referrers } from "./referrers.ts";
import { DAY_MS } from "../../units/mod.ts";

/** Hosts of a day without any sign but a header that anybody can send. */
const MAX_UNLIKELY = 1_000;

/** What a log brought. */
export interface LogDoorCounts extends OfferCounts {
  /** What was left out of the log itself. */
  leftOut: LeftOut;
}

/** Collects what requests name, and offers it. */
export class LogDoor {
  readonly #parts: OfferParts;
  readonly #isQuiet: (host: string) => boolean;
  #referrers: Referrers;
  #offered = new Set<string>();
  #unlikely = 0;
  #day = -1;
  /** What became of all hosts so far. */
  readonly counts: LogDoorCounts;

  readonly #of: { owner: string; door: DoorName };
  readonly #reason: string | null;

  /**
   * @param of The door, and whose brands its names are compared with. @default logs, of all owners
   * @param reason Why a host is named. @default by what the log says of it
   */
  constructor(
    parts: OfferParts,
    isQuiet: (host: string) => boolean,
    of: { owner: string; door: DoorName } = { owner: "", door: "web_log" },
    reason: string | null = null,
  ) {
    this.#parts = parts;
    this.#of = of;
    this.#reason = reason;
    this.#isQuiet = isQuiet;
    this.#referrers = new Referrers(isQuiet);
    this.counts = { ...noCounts(), leftOut: this.#referrers.leftOut };
  }

  /** Adds what a request says. */
  add(request: LoggedRequest): void {
    const day = Math.floor(this.#parts.now() / DAY_MS);
    if (day !== this.#day) {
      this.#referrers = new Referrers(this.#isQuiet, this.counts.leftOut);
      this.#offered = new Set();
      [this.#day, this.#unlikely] = [day, 0];
    }
    this.#referrers.add(request);
  }

  /** Offers the hosts that came since the last time. */
  async flush(): Promise<void> {
    const names: OfferedName[] = [];
    let unlikely = 0;
    for (const referrer of this.#referrers.ranked()) {
      if (this.#offered.has(referrer.host)) continue;
      if (!isLikely(referrer)) {
        // It may get a sign yet: it is not settled by being left out.
        if (this.#unlikely >= MAX_UNLIKELY) {
          unlikely++;
          continue;
        }
        this.#unlikely++;
      }
      this.#offered.add(referrer.host);
      names.push({ name: referrer.pages[0]!, reason: this.#reason ?? referrerReason(referrer) });
    }
    this.counts.unlikely = unlikely;
    if (names.length === 0) return;
    const counts = await offerNames(this.#parts, this.#of, names);
    for (const key of Object.keys(counts) as (keyof OfferCounts)[]) this.counts[key] += counts[key];
  }
}

/** Whether more than one header says that a host has visitors or files of the brand. */
const isLikely = ({ networks, files }: Referrer): boolean => networks.size > 1 || files.size > 0;

function referrerReason({ networks, files }: Referrer): string {
  const loads = files.size > 0 ? ", loads files of your pages" : "";
  return `named in your web server's log by visitors of ${
    networks.size > 1 ? "several networks" : "one network"
  }${loads}`;
}
