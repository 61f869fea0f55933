/**
 * Certificate transparency logs: follow them, prove what they send, read names and certificates from their entries.
 * Sources: RFC 6962, c2sp.org/static-ct-api, c2sp.org/tlog-tiles.
 * @module
 */
export { LogError, noteKeyId, signedHead, type TreeHead } from "./checkpoint.ts";
export { type EntryNames, entryNames, type LogEntry } from "./leaf.ts";
export { logSource } from "./hydrate.ts";
export { type FollowBatch, followOnce, type FollowOptions, type FollowState } from "./feed.ts";
export { type CertificateSource, hydrate, type Occurrence } from "./hydrate.ts";
export { fetchBytes, type FetchLimits, type LogIo, politeIo } from "./log_fetch.ts";
export { type CtLog, snapshotLogs, updateLogTable } from "../../x509/log_list.ts";
export type { ListedLog, LogList } from "../../io.ts";
export { logList, readLogs } from "../../x509/log_list.ts";
export { embeddedScts, type SctEntry, type SctOptions } from "../../x509/sct.ts";
export { largestPower, leafHash, rootOf, sameBytes, sha256 } from "./merkle.ts";
