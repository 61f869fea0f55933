export { createDns, type DnsOptions } from "./client.ts";
export { decodeDns, DnsFormatError, type DnsMessage } from "./codec.ts";
export { systemResolvers } from "./system.ts";
