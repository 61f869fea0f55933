/** The parsed URL of a store. */
export type StoragePlace =
  /** `memory:` is this process. Nothing outlives it. */
  | { readonly kind: "memory" }
  /** `sqlite:FOLDER` is a folder of this machine. */
  | { readonly kind: "sqlite"; readonly folder: string };

/** Parses the URL of a store of this machine; undefined for any other. Opens nothing. */
export function storagePlace(url: string): StoragePlace | undefined {
  if (url === "memory:") return { kind: "memory" };
  const [, folder] = /^sqlite:([^\0\r\n]+)$/.exec(url) ?? [];
  return folder === undefined ? undefined : { kind: "sqlite", folder };
}

/** The default folder of the demo's store. */
export const DEMO_DATA = "./demo-data";
