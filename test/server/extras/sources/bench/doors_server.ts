// The web servers of a day of new registrations, in a process of their own: what a host shows is said by its name.
import { createServer, type RequestListener } from "node:http";
import { createServer as createSecureServer } from "node:https";
import process from "node:process";
import { selfSigned } from "../../../../lib/net/certificates.ts";
import { DRIP_MS, kindOf, pageOf, plantEvery } from "./doors_world.ts";

plantEvery(Number(process.argv[2]));

const listener: RequestListener = (request, response) => {
  const kind = kindOf(request.headers.host ?? "");
  if (kind === "broken") return void request.socket.destroy();
  if (kind === "silent") return;
  if (kind === "drip") {
    response.writeHead(200, { "content-type": "text/html" });
    const timer = setInterval(() => response.write(" "), DRIP_MS);
    response.on("close", () => clearInterval(timer));
    return;
  }
  const html = pageOf(kind, request.headers.host!);
  response.writeHead(200, { "content-type": "text/html", "connection": "close" });
  response.end(html);
};
const { key, cert } = await selfSigned();
const servers = [createServer(listener), createSecureServer({ key, cert }, listener)];
const [plain, tls] = await Promise.all(
  servers.map((server) =>
    new Promise<number>((resolve) =>
      server.listen(0, "0.0.0.0", () => resolve((server.address() as { port: number }).port))
    )
  ),
);
process.send?.({ plain, tls });
