import type { PageBrand } from "../../lib/match/page/mod.ts";
import type { LookupOptions } from "../../mod.ts";
import type { Permutation } from "../../lib/model.ts";
import type { Plan } from "../../lib/lookup/mod.ts";

/** A checked lookup request of a client. */
export interface LookupRequest {
  /** Which lookup. */
  plan: Plan;
  /** The name to imitate; of `analyze`, the host. */
  domain: string;
  /** Most permutations; undefined for the number in the settings. */
  limit: number | undefined;
  /** Seconds that the work continues after its last reader has left. */
  linger: number;
  /** Whom it is for: owners share the network equally. @default all who are not named */
  owner?: string;
  /** UUID of the result that its lines become. @default none */
  uuid?: string;
  /** Names to study beside the permutations. @default none */
  names?: readonly Permutation[];
  /** Whether permutations are studied too. @default true */
  permutations?: boolean;
  /** Of `analyze`: the domain that the host may imitate. @default none */
  brand?: string;
  /** Brands that pages are compared with, beside the domain. @default none */
  brands?: readonly PageBrand[];
  /** Words of the caller from which names are generated. @default none */
  words?: readonly string[];
}

/** The candidates of a request, as options of a lookup. */
export function candidateOptions(
  { names, permutations = true, words, brand, brands }: LookupRequest,
): Pick<LookupOptions, "names" | "permutations" | "permute" | "brand" | "brands"> {
  const permute = words === undefined || words.length === 0 ? undefined : { words };
  return { brands, brand, names, permutations: names && permutations, permute };
}
