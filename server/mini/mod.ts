/**
 * A miniature internet on loopback addresses: to try the whole thing without a network, and for tests.
 * @module
 */
import { createIo, type Io } from "../../mod.ts";
import { startDns } from "./dns.ts";
import { BRAND, miniGeo, miniZones } from "./world.ts";

/** A running miniature internet. */
export interface MiniInternet {
  /** The name to look up in it. */
  readonly domain: string;
  /** The powers, with this internet in place of the real one. */
  readonly io: Io;
  /** Stops its servers. */
  close(): Promise<void>;
}

/** Starts it. No packet leaves the machine. */
export async function startMiniInternet(): Promise<MiniInternet> {
  const dns = await startDns(miniZones());
  const io: Io = {
    ...createIo({ resolvers: [dns.address], timeoutMs: 2_000, geo: false, net: false }),
    geo: miniGeo,
  };
  return {
    domain: BRAND,
    io,
    async close() {
      await io.dns.close();
      await dns.close();
    },
  };
}
