/**
 * What a check of the service's health is.
 * @module
 */
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
  /** Milliseconds since 1970. */
  now: () => number;
  /** What other hosts say of the time. */
  clocks: Pick<OtherClocks, "median">;
  /** Opens a resolver of its own, to be closed. @default one for each address of the settings */
  openResolver?: (address: string) => Dns;
}

/** How something is. `off`: it is not set up, and nothing is wrong about that. Only `good` is known to be good. */
export type HealthState = "good" | "bad" | "unknown" | "off";

/** What a check or a test found. */
export interface CheckFinding {
  /** How it is. */
  state: HealthState;
  /** In a sentence, with figures. No names of other teams. */
  text: string;
}

/** It is known to be good. */
export const good = (text: string): CheckFinding => ({ state: "good", text });
/** It is known to be bad. */
export const bad = (text: string): CheckFinding => ({ state: "bad", text });
/** Nobody knows. */
export const unknown = (text: string): CheckFinding => ({ state: "unknown", text });
/** It is not set up. */
export const off = (text: string): CheckFinding => ({ state: "off", text });

/** The result of a test, and when it was made. */
export interface TestResult extends CheckFinding {
  /** Milliseconds since 1970. */
  at: number;
}

/** Whose health is read. */
export interface HealthView {
  /** The team; null for the operator, who sees all. */
  owner: string | null;
  /** The last test of the same check in this process; null for none. */
  last: TestResult | null;
}

/** One row of the health page, of its JSON and of its metric. */
export interface HealthCheck {
  /** Stable name, for the API and as a label. */
  id: string;
  /** What it is, for people. */
  title: string;
  /** Whether it is about the service's work, or about a part that is set up. */
  group: "service" | "parts";
  /** The settings that it depends on. */
  settings: readonly string[];
  /** A command that does something about it. @default none */
  command?(parts: HealthParts): string;
  /** Looks at what is known; sends nothing to other hosts. */
  read(parts: HealthParts, view: HealthView): Promise<CheckFinding> | CheckFinding;
  /** Really does it once. @default there is nothing to try */
  test?(parts: HealthParts, signal: AbortSignal): Promise<CheckFinding>;
}
