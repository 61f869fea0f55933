import type { Observation } from "../../subject.ts";
import { certificateOf } from "./certificate.ts";
import { remember, tlsSightings } from "../history/history.ts";
import { records } from "../resolve.ts";
import { type Visit, visit as visitName } from "./visit.ts";

/**
 * The visit to the name's own web server, at the addresses that DNS gave; made once. Null when nobody answers,
 * or nobody may be asked.
 */
export const visited: Observation<Visit | null> = async (subject) => {
  const { a, aaaa } = await subject.once(records);
  const addresses = [...a, ...aaaa];
  if (subject.passive || addresses.length === 0) return null;
  const visit = await visitName(subject.io, subject.name, subject.signal, { addresses });
  if (visit?.noTls != null) subject.told?.(visit.noTls);
  // Where http answered instead, the handshake may have been with another address.
  if (visit?.first?.url.startsWith("https:")) {
    const at = Math.floor(subject.io.now() / 1000);
    await remember(subject.io, tlsSightings(visit.first.address, certificateOf(visit.origin), at));
  }
  return visit;
};
