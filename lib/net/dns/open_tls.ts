import { connect, type TLSSocket } from "node:tls";
import { ready, verifiedAs } from "../open_socket.ts";
import type { StreamOptions } from "./over_stream.ts";
import { openUdp } from "./udp.ts";

/** Milliseconds for the proxy's tunnel, and again for TLS. */
const CONNECT_MS = 4_000;

/**
 * Resolves with a verified TLS connection to a resolver (RFC 7858 section 8.1, strict), through a proxy where there is
 * one. The operator chose the resolver, so its name goes to the proxy unresolved: behind a proxy, internet names often
 * cannot be resolved locally.
 *
 * @param alpn The protocol that is offered.
 * @throws {Error} When the proxy or the resolver refuses.
 */
export async function openTls(
  { host, port }: { host: string; port: number },
  alpn: string,
  { ca = [], proxy }: StreamOptions,
): Promise<TLSSocket> {
  const plain = await proxy?.connect(host, port, CONNECT_MS, () => {});
  const to = plain === undefined ? { host, port } : { socket: plain };
  const socket = connect({ ...to, ...verifiedAs(host, ca), ALPNProtocols: [alpn] });
  socket.unref();
  const broken = (cause = new Error("The resolver closed the connection")) => causeOf(cause);
  return await ready(socket, "secureConnect", CONNECT_MS, () => new Error("No TLS in time"), broken);
}

/** The error of a process that may open nothing, for which the system finds no name either, and does not say why. */
function causeOf(error: Error & { code?: string }): Error {
  if (error.code !== "ENOTFOUND" && error.code !== "EAI_AGAIN") return error;
  try {
    openUdp(4, () => {}).close();
    return error;
  } catch (limit) {
    return limit as Error;
  }
}
