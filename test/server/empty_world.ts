import type { Dns, Io } from "../../mod.ts";
import { WELL_KNOWN } from "../../lib/lookup/controls.ts";
import { SOA } from "../lib/net/world.ts";

/** A world where nothing exists but what is imitated and what is well known, every answer takes its time, and one name has none. */
export function emptyWorld(delayMs: number, mute = ""): Io & { queries: Map<string, number> } {
  const queries = new Map<string, number>();
  const sleep = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal?.throwIfAborted();
      const stop = () => {
        clearTimeout(timer);
        reject(signal!.reason);
      };
      const timer = setTimeout(() => {
        signal?.removeEventListener("abort", stop);
        resolve();
      }, ms);
      signal?.addEventListener("abort", stop, { once: true });
    });
  const dns: Dns = {
    async query(name, type, signal) {
      if (type === "A") queries.set(name, (queries.get(name) ?? 0) + 1);
      await sleep(delayMs, signal);
      const there = name === "kestrelbank.com" || !name.includes(".") || WELL_KNOWN.includes(name);
      return {
        rcode: name === mute ? "SERVFAIL" : there ? "NOERROR" : "NXDOMAIN",
        authoritative: false,
        answers: there && type === "NS" ? [{ name: `${name}.`, type, ttl: 60, data: "ns.nic.test." }] : [],
        soa: { ...SOA, zone: `${there ? name : name.slice(name.lastIndexOf(".") + 1)}.` },
        resolver: "r",
      };
    },
    resolvers: ["r"],
    close: () => Promise.resolve(),
  };
  const none = { net: null, geo: null, ct: null, camera: null, screenshots: null, history: null };
  return { ...none, dns, now: () => Date.now(), sleep, random: Math.random, queries };
}
