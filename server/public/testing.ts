/**
 * A miniature internet on loopback addresses, for tests of programs that use the library: registries, name servers, web
 * and mail servers, certificates. No packet leaves the machine.
 * @module
 */
export { type MiniInternet, startMiniInternet } from "../mini/mod.ts";
