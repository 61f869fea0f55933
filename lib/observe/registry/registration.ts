import { type Dialer, DialError } from "../../dial.ts";
import type { Io, WhoisServer } from "../../io.ts";
import type { RegistrationMetadata } from "../../model.ts";
import { withDeadline } from "../deadline.ts";
import { productAgent } from "../web/http.ts";
import { askAgain, rateLimitOf, type RegistryAccess } from "./rate_limit.ts";
import { asciiOf, askRdap, bySuffix, hasFacts, isAbout, linkedUrl, RDAP_SNAPSHOT } from "./rdap.ts";
import { rdapMetadata } from "./rdap_metadata.ts";
import { askWhois, WHOIS_SNAPSHOT } from "./whois.ts";
import { whoisMetadata } from "./whois_metadata.ts";
import { whoisVerdict } from "./whois_verdict.ts";
import { registrableAscii } from "../../domain.ts";
import type { Observation } from "../../subject.ts";

/** First line of a domain's object: `Domain Name: a.com`, `domain...: a.com`, `a. [Domain Name] A.JP`. */
const START =
  /^\s{0,40}(?:domain(?:[ _]?name)?[. \t]{0,40}[:：]|(?:[a-z][.)]? {0,2})?\[domain name\])[ \t]*(\S{1,260})/i;

/** The domain that a line begins the object of; null for other lines. */
function objectDomain(line: string): string | null {
  const value = START.exec(line)?.[1];
  return value === undefined || !/[^.]\.[^.]/.test(value) ? null : asciiOf(value);
}

/**
 * A WHOIS text without the objects of other domains, which some servers add or answer with instead: each goes from its
 * line with a name to that of the next. Where a name cannot be read, its object stays.
 *
 * @param text As the server sent it.
 * @param name The domain that was queried, as A-labels.
 * @returns What remains, and whether there were only objects of other domains.
 */
function withoutOthers(text: string, name: string): { text: string; isOther: boolean } {
  const kept: string[] = [];
  let isOwn = true, hasOwn = false, hasOther = false;
  for (const line of text.split("\n")) {
    const domain = objectDomain(line);
    if (domain !== null) {
      isOwn = domain === name;
      if (isOwn) hasOwn = true;
      else hasOther = true;
    }
    if (isOwn) kept.push(line);
  }
  return { text: hasOther ? kept.join("\n") : text, isOther: hasOther && !hasOwn };
}

/** Settings of a registration lookup. */
export interface RegistrationOptions {
  /** The longest wait for the rate limit, in milliseconds. @default 20000 */
  patienceMs?: number;
  /** Called with a server whose rate limit allowed no query in time. */
  onBusy?: (host: string) => void;
  /** Called when a registry says that there is no such domain, with the evidence: `RDAP 404 of rdap.example.net`. */
  onAbsent?: (evidence: string) => void;
  /** Called with the reason where no registry gives a usable answer: nothing is known then. */
  onUnusable?: (why: string) => void;
}

/** What a registry says about a domain. */
export interface Registration {
  /** The RFC 9083 object; null when the answer came by WHOIS. */
  rdap: Record<string, unknown> | null;
  /** The registry's WHOIS text; null when the answer came by RDAP. */
  whois: string | null;
  /** What it says. */
  metadata: RegistrationMetadata;
}

const PATIENCE_MS = 20_000;
/** In total, waits for the rate limit apart: half of it for RDAP where both have a server. */
const TOTAL_MS = 30_000;
/** For the registrar, which only adds to what the registry says. */
const REGISTRAR_MS = 6_000;

/** One attempt of a registration lookup: the registry first, then the registrar within its own time. */
interface Inquiry {
  net: Dialer;
  sleep: Io["sleep"];
  access: RegistryAccess;
  name: string;
  /** The caller's signal, which alone ends everything. */
  caller: AbortSignal;
  signal: AbortSignal;
  onAbsent: (evidence: string) => void;
  userAgent: string;
}

/** The registrar's answer; null when it fails or takes too long: the registry has answered already. */
async function fromRegistrar({ sleep, net, caller, signal, access, userAgent }: Inquiry, url: string) {
  try {
    return await withDeadline(
      { sleep, net },
      REGISTRAR_MS,
      signal,
      (own, dialer) => askRdap(dialer, url, userAgent, access, own),
    );
  } catch (error) {
    if (!(error instanceof DialError) || caller.aborted) throw error;
    return null;
  }
}

const noWordAbout = (host: string, name: string): DialError =>
  new DialError("unreachable", `Cannot use the answer of ${host}: it says nothing about ${name}`);

async function byRdap(inquiry: Inquiry, base: string): Promise<Registration | null> {
  const { name, net, access, userAgent, signal } = inquiry;
  const url = `${base.replace(/\/?$/, "/")}domain/${name}`;
  const { url: asked, object } = await askAgain(() => askRdap(net, url, userAgent, access, signal));
  const { host } = new URL(asked);
  if (object === null) {
    inquiry.onAbsent(`RDAP 404 of ${host}`);
    return null;
  }
  if (!isAbout(object, name) || !hasFacts(object)) throw noWordAbout(host, name);
  const link = linkedUrl(object, "related");
  const related = link === null || link === asked ? null : await fromRegistrar(inquiry, link);
  const added = related?.object ?? null;
  const own = added !== null && isAbout(added, name) ? added : null;
  return { rdap: object, whois: null, metadata: rdapMetadata(object, own, asked) };
}

async function byWhois(inquiry: Inquiry, { host, query }: WhoisServer): Promise<Registration | null> {
  const { name, net, access, signal } = inquiry;
  const answer = await askAgain(() => askWhois(net, host, query.replace("$", name), access, signal));
  const { text, isOther } = withoutOthers(answer.text, name);
  const verdict = text === answer.text ? answer.verdict : whoisVerdict(text);
  if (verdict === "absence") {
    inquiry.onAbsent(`WHOIS of ${host}: no such domain`);
    return null;
  }
  if (isOther || verdict !== "registered") throw noWordAbout(host, name);
  return { rdap: null, whois: text, metadata: whoisMetadata(text, host) };
}

/**
 * What the registry of a name's registrable domain says: by RDAP where IANA lists a server for the suffix, the
 * registrar's own object followed once; else, or when that fails, by the registry's WHOIS.
 * Null when the registry says that there is no such domain, or no server answers. A registrar that fails or takes too
 * long does not affect the registry's answer.
 *
 * Queries to a server are spaced, and pause after a refusal (status 429, "quota exceeded"): a name that would have to
 * wait too long gets no answer. Source: RFC 9082, 9083, 9224 (RDAP); RFC 3912 (WHOIS).
 *
 * @param io The dialer, clock and sleep.
 * @param name A-label host name.
 * @param signal Ends it.
 * @param options Settings.
 * @throws The signal's reason only.
 * @example
 * ```ts
 * import { registration } from "./registration.ts";
 * const offline = { net: null, now: () => 0, sleep: () => new Promise<void>(() => {}) };
 * console.assert(await registration(offline, "example.com", new AbortController().signal) === null);
 * ```
 */
export async function registration(
  io: Pick<Io, "net" | "now" | "sleep" | "tables" | "contact" | "registryIntervalMs">,
  name: string,
  signal: AbortSignal,
  options: RegistrationOptions = {},
): Promise<Registration | null> {
  const registrable = registrableAscii(name);
  if (registrable === null) return null;
  const { patienceMs = PATIENCE_MS, onBusy, onUnusable, onAbsent = () => {} } = options;
  const { net, sleep } = io;
  if (net === null) return null;
  const fixed = { sleep, onAbsent, name: registrable, caller: signal, userAgent: productAgent(io.contact) };
  const access = rateLimitOf(io).withPatience(patienceMs, onBusy);
  const base = bySuffix(io.tables?.rdap ?? RDAP_SNAPSHOT, registrable);
  const server = bySuffix(io.tables?.whois ?? WHOIS_SNAPSHOT, registrable);
  const attempts = [
    ...base === null ? [] : [(inquiry: Inquiry) => byRdap(inquiry, base)],
    ...server === null ? [] : [(inquiry: Inquiry) => byWhois(inquiry, server)],
  ];
  let why = `Cannot ask about ${registrable}: no registry is known for it`;
  for (const attempt of attempts) {
    try {
      // A server of RDAP that hangs takes no time from WHOIS.
      return await withDeadline(io, TOTAL_MS / attempts.length, signal, (own, net, pause) => {
        const timed = {
          ...access,
          acquire: (host: string, by: AbortSignal) => pause(access.acquire(host, by)),
        };
        return attempt({ ...fixed, net, signal: own, access: timed });
      });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (!(error instanceof DialError)) throw error;
      why = error.message;
    }
  }
  onUnusable?.(why);
  return null;
}

/** What registries say about a name: its registration, or the evidence that there is none. Both null without an answer. */
const inquiry: Observation<{ registration: Registration | null; absence: string | null }> = async (
  { io, name, signal, patienceMs, onLack },
) => {
  let isBusy = false;
  let why: string | null = null;
  let absence: string | null = null;
  const found = await registration(io, name, signal, {
    patienceMs: patienceMs?.(),
    onBusy: () => isBusy = true,
    onAbsent: (evidence) => absence = evidence,
    onUnusable: (reason) => why = reason,
  });
  if (found === null && absence === null && isBusy) onLack?.("registry_time", "");
  else if (why !== null) onLack?.("registration", why);
  return { registration: found, absence };
};

/** What the registry and the registrar say about the name; queried once per name. Null when no server answers. */
export const registered: Observation<Registration | null> = async (subject) =>
  (await subject.once(inquiry)).registration;

/** What the registry says about a name that DNS denies, in words. */
export const confirmation: Observation<{ isFree: boolean | null; evidence: string }> = async (subject) => {
  const { registration, absence } = await subject.once(inquiry);
  if (absence !== null) return { isFree: true, evidence: absence };
  return registration === null
    ? { isFree: null, evidence: "no answer from its registry" }
    : { isFree: false, evidence: "its registry has it as registered" };
};
