import { timingSafeEqual } from "node:crypto";
import { Buffer } from "node:buffer";
import { hashOf, randomText } from "./keys.ts";

/** The one-time token that creates the admin account. It lives in this process only. */
export class Setup {
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
