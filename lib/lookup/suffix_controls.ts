import { splitName } from "../domain.ts";
import type { DnsReply } from "../io.ts";
import { type Controls, topOf } from "./controls.ts";

/** A suffix in which one resolver denies names. */
interface Suffix {
  readonly name: string;
  readonly controls: Controls;
  /** Names that it denied. */
  denials: number;
  /** Whether it serves the suffix; null as long as nothing shows that. */
  isServed: true | null;
  /** Resolves the denials that wait. */
  wait: PromiseWithResolvers<boolean> | null;
}

/**
 * Whether resolvers serve the suffixes in which they deny names. A name that one knows below a suffix shows it. Of the
 * others, those with the most denials are asked for, as many as the share of controls allows; the rest is believed as
 * long as none of these is denied.
 */
export class SuffixControls {
  readonly #all = new Map<string, Suffix>();
  readonly #waiting = new Set<Suffix>();
  #asked = 0;
  #isAnyDenied = false;

  /** Notes that a resolver knows a name. */
  knows(controls: Controls, name: string): void {
    for (const suffix of new Set([topOf(name), splitName(name).suffix])) {
      this.#answer(this.#suffix(controls, suffix), true);
    }
  }

  /**
   * Whether a resolver that denies a name serves its top-level domain, or the public suffix in whose name it denies: known
   * with the next controls.
   */
  async serves(controls: Controls, name: string, { soa }: DnsReply): Promise<boolean> {
    const { suffix: full } = splitName(name);
    const isInName = soa !== null && soa.zone !== "." && `.${full}.`.endsWith(`.${soa.zone}`);
    const suffix = this.#suffix(controls, isInName ? soa.zone.slice(0, -1) : topOf(name));
    suffix.denials++;
    if (suffix.isServed !== null) return suffix.isServed;
    this.#waiting.add(suffix);
    return await (suffix.wait ??= Promise.withResolvers()).promise;
  }

  /**
   * Asks about suffixes whose denials wait, as the next controls.
   *
   * @param most Questions about suffixes in all, where each is served.
   */
  async settle(most: number): Promise<void> {
    const due = [...this.#waiting].sort((a, b) => b.denials - a.denials);
    this.#waiting.clear();
    const room = this.#isAnyDenied ? due.length : Math.max(0, most - this.#asked);
    try {
      await this.#ask(due.slice(0, room));
      const rest = due.slice(room);
      if (this.#isAnyDenied) return await this.#ask(rest);
      for (const { wait } of rest) wait?.resolve(true);
      for (const suffix of rest) suffix.wait = null;
    } catch (error) {
      for (const { wait } of due) wait?.reject(error);
    }
  }

  async #ask(suffixes: readonly Suffix[]): Promise<void> {
    await Promise.all(suffixes.map(async (suffix) => {
      if (suffix.isServed !== null) return;
      this.#asked++;
      // One that does not say is believed: some refuse all types but addresses.
      const isServed = await suffix.controls.serves(suffix.name) ?? true;
      if (!isServed) this.#isAnyDenied = true;
      this.#answer(suffix, suffix.isServed ?? isServed);
    }));
  }

  #answer(suffix: Suffix, isServed: boolean): void {
    // What is bad for a while is asked for again.
    suffix.isServed = isServed || null;
    suffix.wait?.resolve(isServed);
    suffix.wait = null;
  }

  #suffix(controls: Controls, name: string): Suffix {
    const key = `${controls.resolver} ${name}`;
    let suffix = this.#all.get(key);
    if (suffix === undefined) {
      this.#all.set(key, suffix = { name, controls, denials: 0, isServed: null, wait: null });
    }
    return suffix;
  }
}
