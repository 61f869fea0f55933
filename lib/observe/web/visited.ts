import { pageState } from "../../classify/page_state.ts";
import { scanPage } from "../../classify/scan.ts";
import type { Observation, Subject } from "../../subject.ts";
import { certificateOf } from "./certificate.ts";
import { addSightings, tlsSightings } from "../history/history.ts";
import { records } from "../records.ts";
import { visit as visitName, type VisitOptions, type WebVisit } from "./visit.ts";

/**
 * The visit to the name's own web server, at the addresses that DNS gave; to that of `www.` where the name itself has
 * none. Made once. Null without an answer, and in passive lookups.
 */
export const visited: Observation<WebVisit | null> = async (subject) => {
  if (subject.passive) return null;
  const visit = await visitSite(subject, {});
  if (visit?.noTls != null) subject.onLack?.("tls", visit.noTls);
  else if (visit !== null && visit.page === null && visit.stopped !== null) {
    subject.onLack?.("page", visit.stopped);
  }
  // Where http answered instead, the handshake may have been with another address, if there is one.
  const { a, aaaa } = await subject.once(records);
  if (visit?.first != null && (visit.first.url.startsWith("https:") || a.length + aaaa.length === 1)) {
    const at = Math.floor(subject.io.now() / 1000);
    const certificate = certificateOf(visit.origin, subject.steps.parseX509);
    await addSightings(subject, tlsSightings(visit.first.address, certificate, at));
  }
  return visit;
};

/**
 * A visit to the name, or to its `www.` when the name has no web server.
 *
 * @param options As those of a visit; addresses are looked up.
 */
export async function visitSite(
  subject: Subject,
  options: Omit<VisitOptions, "addresses">,
): Promise<WebVisit | null> {
  const { io, name } = subject;
  const { a, aaaa } = await subject.once(records);
  const own = [...a, ...aaaa];
  const visit = own.length === 0 ? null : await visitHost(subject, name, { ...options, addresses: own });
  if (visit?.first != null || io.net === null) return visit;
  const addresses = await subject.once(wwwAddresses);
  // Servers that have not answered for the name would not answer for this one either.
  if (addresses.every((address) => own.includes(address))) return visit;
  return await visitHost(subject, `www.${name}`, { ...options, addresses }) ?? visit;
}

/**
 * A visit to a host. Browsers refuse a certificate in fault and show the page of http, which on shared servers is another
 * one; a form for a password behind a warning still counts.
 */
async function visitHost(of: Subject, host: string, options: VisitOptions): Promise<WebVisit | null> {
  const { io, signal } = of;
  const visit = await visitName(io, host, signal, options);
  if (visit === null || !isRefused(visit, host, io.now())) return visit;
  if (visit.page !== null && scanPage(visit.page.html).n.passwords > 0) return visit;
  const plain = await visitName(io, host, signal, { ...options, scheme: "http" });
  const leadsBack = plain?.chain.some(({ url }) => url.startsWith(`https://${host}/`));
  return plain === null || leadsBack || pageState(plain) !== "page"
    ? visit
    : { ...plain, origin: visit.origin };
}

/** Whether https answered with a certificate for other hosts, issued by itself, or not valid now. */
function isRefused({ first, chain }: WebVisit, host: string, now: number): boolean {
  const certificate = chain[0]?.certificate;
  if (certificate == null || first?.url.startsWith("https:") !== true) return false;
  const { san_list, issuer, subject_name, valid_from, valid_to } = certificate;
  const names = [host, host.replace(/^[^.]*/, "*")];
  return issuer === subject_name || valid_to * 1000 < now || valid_from * 1000 > now ||
    !san_list.some((each) => names.includes(each.toLowerCase()));
}

/**
 * A visit to the name's `www.`; null where it has none, or an earlier visit was there.
 *
 * @param earlier The visit to the name.
 */
export async function visitWww(
  subject: Subject,
  earlier: WebVisit,
  options: Omit<VisitOptions, "addresses">,
): Promise<WebVisit | null> {
  const host = `www.${subject.name}`;
  if (earlier.chain.some(({ url }) => URL.parse(url)?.hostname === host)) return null;
  const addresses = await subject.once(wwwAddresses);
  return addresses.length === 0 ? null : await visitHost(subject, host, { ...options, addresses });
}

/** Addresses of the name's `www.`: IPv6 ones where it has no others. */
const wwwAddresses: Observation<string[]> = async ({ io, name, signal }) => {
  if (name.startsWith("www.")) return [];
  for (const type of ["A", "AAAA"] as const) {
    const { answers } = await io.dns.query(`www.${name}`, type, signal, { urgent: true });
    const found = answers.flatMap((record) => record.type === type ? [record.data] : []);
    if (found.length > 0) return found;
  }
  return [];
};
