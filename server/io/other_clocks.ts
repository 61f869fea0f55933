import type { Dialer } from "../../lib/dial.ts";
import { DAY_MS } from "../units/mod.ts";

type Opened = Awaited<ReturnType<Dialer["connect"]>>;

/** Hosts that are remembered, and how many it takes to say anything. */
const MAX_HOSTS = 31, LEAST_HOSTS = 3;
/** Bytes of an answer that are searched for its date. */
const HEAD_BYTES = 4_096;
const DATE = /^date:[ \t]*(\w{3}, [^\r\n]{1,40})\r?$/im;

/** What the clocks of other hosts say, by the dates of HTTPS answers that are fetched anyway (RFC 9110 section 6.6.1). */
export class OtherClocks {
  readonly #now: () => number;
  /** Milliseconds that each is ahead of this machine; the newest last. */
  readonly #ahead = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A dialer whose TLS connections are listened to. */
  listening(net: Dialer): Dialer {
    return {
      ...net.proxy !== undefined && { proxy: net.proxy },
      ...net.exceptions !== undefined && { exceptions: net.exceptions },
      connect: async (target, signal) => {
        const connection = await net.connect(target, signal);
        return connection.tls === null || target.purpose !== "web"
          ? connection
          : this.#heard(target.host, connection);
      },
    };
  }

  #heard(host: string, connection: Opened): Opened {
    const { read } = connection;
    const text = new TextDecoder("latin1");
    let head = "";
    connection.read = async () => {
      const bytes = await read.call(connection);
      if (bytes !== null && head.length < HEAD_BYTES) {
        head += text.decode(bytes.subarray(0, HEAD_BYTES));
        const [, date] = DATE.exec(head.split("\r\n\r\n", 1)[0]!) ?? [];
        if (date !== undefined || head.includes("\r\n\r\n")) head = head.padEnd(HEAD_BYTES);
        this.note(host, date);
      }
      return bytes;
    };
    return connection;
  }

  /** Notes the date of a host's answer that has just come. */
  note(host: string, date: string | undefined): void {
    const ahead = Date.parse(date ?? "") - this.#now();
    if (Number.isNaN(ahead)) return;
    this.#ahead.delete(host);
    this.#ahead.set(host, ahead);
    if (this.#ahead.size > MAX_HOSTS) this.#ahead.delete(this.#ahead.keys().next().value!);
  }

  /** The median of the milliseconds that others are ahead, and of how many hosts; null for too few. */
  get median(): { ms: number; hosts: number } | null {
    const all = [...this.#ahead.values()].sort((a, b) => a - b);
    return all.length < LEAST_HOSTS ? null : { ms: all[all.length >> 1]!, hosts: all.length };
  }

  /**
   * Whether this machine's clock is believed when by it something has expired and is deleted for good: others agree to
   * the day, or none was heard in the first day.
   *
   * @param upMs For how long the process runs, by the monotonic clock.
   */
  mayDelete(upMs: number): boolean {
    const other = this.median;
    return other === null ? upMs >= DAY_MS : Math.abs(other.ms) < DAY_MS;
  }
}
