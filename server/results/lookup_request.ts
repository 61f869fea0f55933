import type { Plan } from "../../mod.ts";

/** A lookup as a client requests it, checked. */
export interface LookupRequest {
  /** Which lookup. */
  plan: Plan;
  /** The name to imitate; of `analyze`, the host. */
  domain: string;
  /** Most permutations; undefined for the number in the settings. */
  limit: number | undefined;
  /** Seconds that the work goes on after its last reader left. */
  linger: number;
  /** UUID of the result that its lines become. @default none */
  uuid?: string;
}
