import { connect, type TLSSocket } from "node:tls";
import type { ProxyClient } from "../proxy/proxy_client.ts";
import { handshaken, verifiedAs } from "../verified_tls.ts";

/** Milliseconds for the proxy's tunnel, and again for TLS. */
const CONNECT_MS = 4_000;

/**
 * Resolves with a verified TLS connection to a resolver through a proxy. The operator chose the resolver, so its name
 * goes to the proxy unresolved: behind a proxy, internet names often cannot be resolved locally.
 *
 * @param alpn The protocol that must be agreed on.
 * @throws {Error} When the proxy or the resolver refuses.
 */
export async function tlsTunnel(
  proxy: ProxyClient,
  { host, port }: { host: string; port: number },
  alpn: string,
  ca: readonly string[],
): Promise<TLSSocket> {
  const plain = await proxy.connect(host, port, CONNECT_MS, () => {});
  const socket = connect({ socket: plain, ...verifiedAs(host, ca), ALPNProtocols: [alpn] });
  socket.unref();
  const timer = setTimeout(() => socket.destroy(new Error("No TLS in time")), CONNECT_MS);
  return await handshaken(socket, "The resolver closed the connection").finally(() => clearTimeout(timer));
}
