import type { Socket } from "node:net";
import { connect as tlsConnect } from "node:tls";
import { ConnectionReader } from "../../connection_reader.ts";
import { DialError, type ProxyState } from "../../dial.ts";
import { openSocket, ready, verifiedAs } from "../open_socket.ts";
import { httpConnect } from "./http_connect.ts";
import { parseProxy, type ProxyAddress, ProxyRefusal } from "./proxy_address.ts";
import { socks5Connect } from "./socks5.ts";

/** Maximum number of counted kinds of failure; there are a few for each port. */
const MAX_FAILURES = 50;

const NO_SOCKS =
  "it does not answer as a SOCKS5 proxy: if it is an HTTP proxy, give http:// in place of socks5://";

/** Opens connections through one proxy, and counts its failures. */
export class ProxyClient implements ProxyState {
  readonly #at: ProxyAddress;
  readonly #ca: readonly string[];
  readonly #failures = new Map<string, number>();

  /**
   * Makes a client. Opens no connection yet.
   *
   * @param url As `parseProxy` reads it.
   * @param ca Additional roots in PEM, for a proxy over TLS. @default none
   * @throws {SquatError} `invalid_parameter` for a text that is not the URL of a proxy.
   */
  constructor(url: string, ca: readonly string[] = []) {
    this.#at = parseProxy(url);
    this.#ca = ca;
  }

  /** URL of the proxy, without credentials. */
  get label(): string {
    return this.#at.label;
  }

  /** Number of connections that the proxy did not open, by reason. */
  get failures(): ReadonlyMap<string, number> {
    return this.#failures;
  }

  /**
   * Opens a connection to a host through the proxy. The socket is paused, with bytes that followed the proxy's answer
   * still to be read.
   *
   * @param host Address; or a name, which the proxy then resolves.
   * @param connectMs Milliseconds to reach the proxy, and again for the tunnel.
   * @param onStop Called with the function that cancels the attempt.
   * @throws {DialError} `proxy` when the proxy fails or refuses, else as for a direct connection; or the reason of
   * the cancellation.
   */
  async connect(
    host: string,
    port: number,
    connectMs: number,
    onStop: (stop: (reason: unknown) => void) => void,
  ): Promise<Socket> {
    const plain = await openSocket(this.#at.host, this.#at.port, connectMs, onStop).catch((error) => {
      throw error instanceof DialError ? this.#failed(host, port, whyUnreachable(error), error) : error;
    });
    let reason: unknown;
    let stopped = false;
    let opened: Socket = plain;
    const stop = (why: unknown): void => {
      reason ??= why;
      stopped = true;
      opened.destroy();
      plain.destroy();
    };
    onStop(stop);
    const tooLate = (): DialError =>
      // Before the first answer of SOCKS, no host is asked for: the proxy itself is silent.
      this.#at.scheme === "socks5" && plain.bytesRead === 0
        ? this.#failed(host, port, NO_SOCKS, undefined)
        : new DialError(
          "deadline",
          `Cannot reach ${host} port ${port} through ${this.label} in ${connectMs} ms`,
        );
    const timer = setTimeout(() => stop(tooLate()), connectMs);
    try {
      if (this.#at.scheme === "https") {
        const broken = (cause = new Error("it closed the connection")) =>
          new Error(`TLS with it fails: ${cause.message}`, { cause });
        const socket = opened = tlsConnect({ socket: plain, ...verifiedAs(this.#at.host, this.#ca) });
        await ready(socket, "secureConnect", connectMs, tooLate, broken);
      }
      const chunks = opened.iterator({ destroyOnReturn: false });
      const reader = new ConnectionReader({ read: async () => (await chunks.next()).value ?? null });
      const connect = this.#at.scheme === "socks5" ? socks5Connect : httpConnect;
      await connect(opened, reader, host, port, this.#at.credentials);
      if (stopped) throw reason;
      await chunks.return!();
      opened.pause();
      if (reader.rest.length > 0) opened.unshift(reader.rest);
      return opened;
    } catch (error) {
      plain.destroy();
      opened.destroy();
      if (stopped) throw reason;
      if (error instanceof ProxyRefusal && error.by === "destination") {
        throw new DialError(
          "unreachable",
          `Cannot reach ${host} port ${port} through ${this.label}: ${error.message}`,
          { cause: error },
        );
      }
      throw this.#failed(host, port, (error as Error).message, error);
    } finally {
      clearTimeout(timer);
    }
  }

  #failed(host: string, port: number, why: string, cause: unknown): DialError {
    const count = this.#failures.get(why);
    if (count !== undefined || this.#failures.size < MAX_FAILURES) this.#failures.set(why, (count ?? 0) + 1);
    return new DialError(
      "proxy",
      `Cannot connect to ${host} port ${port} through the proxy ${this.label}: ${why}`,
      { cause },
    );
  }
}

/** Why the proxy itself cannot be reached, with the system's code. */
function whyUnreachable({ reason, cause }: DialError): string {
  const { code } = (cause ?? {}) as { code?: string };
  if (reason === "deadline") return "it cannot be reached in time";
  return `it cannot be reached${code === undefined ? "" : ` (${code})`}`;
}
