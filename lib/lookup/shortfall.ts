import type { Notice } from "./options.ts";

/** Counts what a lookup could not find out, for the notices at its end. */
export class Shortfall {
  /** Names without a usable answer from DNS. */
  unknown = 0;
  /** Names whose turn at a registry did not come in time. */
  registryBusy = 0;
  /** Names whose mail server could not be asked. */
  mailBlocked = 0;
  #noTls = 0;
  #lastNoTls = "";

  /** Notes a name whose server speaks no TLS that this machine speaks. */
  noTls(name: string, why: string): void {
    this.#noTls++;
    this.#lastNoTls = `${name}: ${why}`;
  }

  /** The notices, for a lookup of that many names. */
  notices(total: number): Notice[] {
    const notices: Notice[] = [];
    const add = (count: number, code: string, message: string) => {
      if (count > 0) notices.push({ code, message: `${count} of ${total} names ${message}` });
    };
    add(this.unknown, "unknown_names", "got no usable answer (SERVFAIL, REFUSED or silence)");
    add(
      this.#noTls,
      "no_tls",
      `have a server that no TLS could be spoken with, such as ${this.#lastNoTls}`,
    );
    add(
      this.registryBusy,
      "registries_busy",
      "are without registration data: registries count questions, and no turn came in time",
    );
    add(
      this.mailBlocked,
      "mail_blocked",
      "have mail facts from DNS alone: port 25 seems to be blocked on this network",
    );
    return notices;
  }
}
