/**
 * The farm's hostile servers, in a thread of their own: what floods must not slow the honest ones down.
 * @module
 */
import { createSecureContext, TLSSocket } from "node:tls";
import { parentPort, workerData } from "node:worker_threads";
import { at, type FarmPorts } from "./addresses.ts";
import { MAIL_MISDEEDS, WHOIS_MISDEEDS } from "./lines.ts";
import { afterRequest, encrypted, listenAt, type Serve } from "./listen.ts";
import { MISDEEDS } from "./web.ts";

const { ports, key, cert } = workerData as { ports: FarmPorts; key: string; cert: string };
const context = createSecureContext({ key, cert });

const TLS: Record<string, Serve> = {
  "tls-slow": () => {},
  "tls-garbage": (socket) => socket.end(new Uint8Array(4_096).fill(0x16)),
  "tls-renegotiate": (socket) => {
    const secure = new TLSSocket(socket, {
      isServer: true,
      secureContext: createSecureContext({ key, cert, maxVersion: "TLSv1.2" }),
    });
    secure.on("error", () => socket.destroy());
    secure.setMaxListeners(0); // renegotiate() adds one a call.
    secure.once("secure", () => {
      const again = (): void => {
        if (!socket.destroyed) secure.renegotiate({}, () => setTimeout(again, 10));
      };
      again();
    });
  },
};

for (const [i, [name, misdeed]] of Object.entries(MISDEEDS).entries()) {
  const serve = afterRequest(misdeed);
  await listenAt(at.web(name), ports, "web", serve);
  // Half of them speak TLS, so that both ways are met.
  await listenAt(at.web(name), ports, "tls", i % 2 === 0 ? encrypted(context, serve) : (s) => s.destroy());
}
for (const [name, serve] of Object.entries(TLS)) await listenAt(at.tls(name), ports, "tls", serve);
for (const [name, serve] of Object.entries(MAIL_MISDEEDS)) {
  await listenAt(at.mail(name), ports, "mail", serve);
}
for (const [name, serve] of Object.entries(WHOIS_MISDEEDS)) {
  await listenAt(at.whois(name), ports, "whois", serve);
}
parentPort!.postMessage("up");
