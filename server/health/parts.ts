import type { Dns, Io } from "../../lib/io.ts";
import type { Load } from "../auth/admission.ts";
import type { Config } from "../config/mod.ts";
import type { OtherClocks } from "../io/other_clocks.ts";
import type { Jobs } from "../results/jobs.ts";
import type { Storage } from "../stores/storage.ts";
import type { Stores } from "../stores/store.ts";

/** What checks look at. */
export interface HealthParts {
  /** The settings. */
  config: Config;
  /** What is stored. */
  stores: Stores;
  /** Where it is stored; null where that is not known. */
  storage: Pick<Storage, "kind" | "database" | "files"> | null;
  /** Network and camera of lookups. */
  io: Io;
  /** Lookups that run here. */
  jobs: Pick<Jobs, "size">;
  /** Places of streams that are taken here. */
  streams: { readonly taken: number };
  /** Load of the process. */
  load: () => Load;
  /** Whether something is stored that happens after that time. */
  hasLater: (time: number, owner: string | null) => Promise<boolean>;
  /** Reads a file of the settings. */
  readFile: (path: string) => string;
  /** Milliseconds since 1970. */
  now: () => number;
  /** What other hosts say of the time. */
  clocks: Pick<OtherClocks, "median">;
  /** Opens a resolver of its own, to be closed. @default one for each address of the settings */
  openResolver?: (address: string) => Dns;
  /** A host of the internet that is connected to for tests, and a document that names the newest version. */
  outside: { host: string; port: number; page: string; release: string };
}

/** Hosts that tests ask: IANA's example, and the registry that the package comes from. */
export const OUTSIDE: HealthParts["outside"] = {
  host: "example.com",
  port: 443,
  page: "https://example.com/",
  release: "https://registry.npmjs.org/deadringer/latest",
};
