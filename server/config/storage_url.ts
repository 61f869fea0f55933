/** The parsed URL of a store. */
export type StoragePlace =
  /** `memory:` is this process. Nothing outlives it. */
  | { readonly kind: "memory" }
  /** `sqlite:FOLDER` is a folder of this machine. */
  | { readonly kind: "sqlite"; readonly folder: string }
  /** `postgres://user@host:port/database` is a database that several machines may share. */
  | { readonly kind: "postgres"; readonly url: string };

/** Parses the URL of a store; undefined when it is not one. Opens nothing. */
export function storagePlace(url: string): StoragePlace | undefined {
  if (url === "memory:") return { kind: "memory" };
  const [, folder] = /^sqlite:([^\0\r\n]+)$/.exec(url) ?? [];
  if (folder !== undefined) return { kind: "sqlite", folder };
  return /^postgres(ql)?:\/\/[\x21-\x7e]+$/.test(url) ? { kind: "postgres", url } : undefined;
}

/** The default folder of the demo's store. */
export const DEMO_DATA = "./demo-data";
