/**
 * Dials on a machine that has IPv6 alone and prints, one a line, what came of each host. A list of addresses is dialled
 * as the addresses of one host.
 */
import { createServer } from "node:net";
import process from "node:process";
import type { DialError } from "../../../lib/dial.ts";
import { calm, worldIo } from "./world.ts";

const [prefix, ...hosts] = process.argv.slice(2);
const zone = {
  "ipv4only.arpa": { AAAA: [`${prefix}c000:aa`, `${prefix}c000:ab`] },
  "old.test": { A: ["1.1.1.1"] },
  "both.test": { A: ["1.1.1.1"], AAAA: ["2606:4700:4700::1111"] },
  "inside.test": { AAAA: [`${prefix}7f00:1`] },
};
const server = createServer((socket) => socket.end(`reached ${socket.localAddress}`));
server.listen(80, "::", async () => {
  const { net } = worldIo(zone);
  for (const host of hosts) {
    try {
      const list = host.split(",");
      const target = list.length === 1 ? { host } : { host: "both.test", addresses: list };
      const connection = await net.connect({ ...target, port: 80, purpose: "web" }, calm());
      console.log(`${connection.address} ${new TextDecoder().decode(await connection.read() ?? undefined)}`);
      connection.close();
    } catch (error) {
      console.log((error as DialError).message);
    }
  }
  process.exit();
});
