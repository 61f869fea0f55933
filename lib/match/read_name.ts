import { parseDomain, splitName } from "../domain.ts";
import { SquatError } from "../errors.ts";
import type { Domain } from "../model.ts";
import { readDomain } from "../read_domain.ts";

/** Host names as feeds have them: whatever is in DNS, a wildcard first, one trailing dot. */
const HOST = /^(?:\*\.)?(?:[a-z0-9_-]{1,63}(?:\.|$))+$/i;
/** With its trailing dot and a wildcard. */
const MOST = 256;
/** What no name has that {@link parseDomain} takes: an underscore, a wildcard, the suffix of addresses. */
const IRREGULAR = /_|^\*|\.arpa\.?$/i;
const ADDRESS = /(?:^|\.)(?:\d+|0x[\da-f]*)\.?$/i;

/**
 * Returns the parts of a host name of a feed; null for a public suffix, which imitates nobody. Feeds also have names
 * that nobody can register, such as `_dmarc.example.com` and `r3---sn--bg07dnss.example.com`: an underscore is read as
 * a hyphen.
 *
 * @throws {SquatError} `invalid_domain` for a text that is not a host name.
 */
export function readName(text: string): Domain | null {
  // An error costs as much as ten names.
  const isIrregular = typeof text === "string" && IRREGULAR.test(text) && isHost(text);
  try {
    if (!isIrregular) return parseDomain(text);
  } catch (error) {
    if (!(error instanceof SquatError) || typeof text !== "string" || !isHost(text)) throw error;
  }
  const { suffix, registrable, subdomain } = splitName(text.toLowerCase().replace(/^\*\.|\.$/g, ""));
  if (registrable === null) return null;
  const own = registeredName(registrable, suffix);
  return subdomain === null ? own : { ...own, fqdn: `${subdomain.replaceAll("_", "-")}.${own.fqdn}` };
}

const isHost = (text: string): boolean => text.length <= MOST && HOST.test(text) && !ADDRESS.test(text);

/** Only its subdomains may be irregular; else it is read as it stands. */
function registeredName(registrable: string, suffix: string): Domain {
  const parsed = IRREGULAR.test(registrable) ? null : readDomain(registrable);
  if (parsed !== null) return parsed;
  const fqdn = registrable.replaceAll("_", "-");
  return { fqdn, tld: suffix, domain: fqdn.slice(0, fqdn.length - suffix.length - 1) };
}
