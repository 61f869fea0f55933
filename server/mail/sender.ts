/**
 * Who mail comes from.
 * @module
 */
import { hostname } from "node:os";

/**
 * Returns the address that mail leaves with: the first that the operator set, else one of this machine. Never one that a
 * user gave: nobody has confirmed that it is theirs.
 *
 * @param set Addresses of the settings, `""` or null for none.
 */
export function senderAddress(...set: readonly (string | null)[]): string {
  return set.find((each) => each !== null && each !== "") ?? `deadringer@${hostname()}`;
}
