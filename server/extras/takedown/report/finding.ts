/**
 * The basis of a report: a lookup of the name against the original, and the registry contacts of its networks.
 * @module
 */
import { brandDomain, parseDomain } from "../../../../lib/domain.ts";
import type { Explanation } from "../../../../lib/permute/explain.ts";
import { explanationOf } from "../lib/evidence/bundle.ts";
import { hopsOf, isVictims } from "../lib/report/case.ts";
import { contacts } from "../lib/report/contacts.ts";
import { type NetworkRegistration, networkRegistration } from "../../../../lib/observe/mod.ts";
import type { Io } from "../../../../lib/io.ts";
import { mergeLines } from "../../../../mod.ts";
import type { Permutation, StreamMessage } from "../../../../lib/model.ts";
import { SquatError } from "../../../../lib/errors.ts";
import type { MergedName } from "../../../../lib/lines/mod.ts";
import type { LookupRequest } from "../../../results/lookup_request.ts";
import { InvalidParameter } from "../../../checks.ts";
import type { ReportedName } from "../client.ts";

/** Dependencies of findings. */
export interface FindingParts {
  /** The network. */
  io: Pick<Io, "net" | "dns" | "sleep" | "now" | "tables" | "contact" | "registryIntervalMs">;
  /** Starts a lookup. */
  lookup: (request: LookupRequest, signal: AbortSignal) => AsyncIterable<StreamMessage>;
  /** Milliseconds since 1970. */
  now: () => number;
}

/** A name and its original. */
export interface ReportedImitation extends ReportedName {
  /** Whom the lookup is for: owners share the network. @default all who are not named */
  owner?: string | undefined;
}

/** A finding. */
export type ReportFinding = Awaited<ReturnType<typeof findContacts>>;

/** Maximum number of addresses whose networks are looked up in registries. */
const MAX_NETWORKS = 4;

/**
 * Looks a name up and finds who can act.
 *
 * @throws {SquatError} `invalid_domain`, `invalid_parameter` for a name that is the original's own or was not found.
 */
export async function findContacts(
  parts: FindingParts,
  imitation: ReportedImitation,
  signal: AbortSignal,
) {
  const { io, now } = parts;
  const name = parseDomain(imitation.name).ascii;
  const original = brandDomain(imitation.original).ascii;
  if (isVictims(name, { original, owned: imitation.owned })) {
    throw new InvalidParameter(`Cannot report ${name}: it is the brand's own`);
  }
  const { owner } = imitation;
  const edits = await explanationOf(original, name);
  const facts = await observedFacts(parts, { name, original, owner }, edits, signal);
  if (facts === null) {
    throw new InvalidParameter(`Cannot report ${name}: it does not exist, or its name servers do not answer`);
  }
  const observedAt = now();
  const [networks, originalAddresses] = await Promise.all([
    networksOf(io, facts, signal),
    nameAddresses(io, original, signal),
  ]);
  const input = { name, original, owned: imitation.owned, facts, networks, originalAddresses, at: now() };
  const landed = hopsOf(name, facts, input).find(({ role }) => role === "landing");
  const there = landed === undefined
    ? null
    : await observedFacts(parts, { name: landed.host, original, owner }, { steps: [], text: "" }, signal);
  const landing = there === null
    ? {}
    : { landing: { name: landed!.host, facts: there, networks: await networksOf(io, there, signal) } };
  return {
    /** Both names, A-labels. */
    name,
    original,
    /** What the lookup found. */
    facts,
    /** How the name differs. */
    edits,
    /** Who can act. */
    contacts: contacts({ ...input, ...landing }),
    /** When it was seen, milliseconds since 1970. */
    observedAt,
  };
}

/** What a lookup finds of one name; null when it does not exist. An incomplete lookup counts. */
async function observedFacts(
  { lookup }: FindingParts,
  { name, original, owner }: ReportedImitation,
  { steps: [first] }: Explanation,
  signal: AbortSignal,
): Promise<MergedName | null> {
  const { fqdn, tld, domain } = parseDomain(name);
  const permutation: Permutation = { domain: { fqdn, tld, domain }, kind: first?.kind ?? "UserContext" };
  const request: LookupRequest = {
    plan: "squat",
    ...owner === undefined ? {} : { owner },
    domain: original,
    limit: undefined,
    linger: 0,
    names: [permutation],
    permutations: false,
  };
  const lines: StreamMessage[] = [];
  for await (const line of lookup(request, signal)) lines.push(line);
  const last = lines.at(-1);
  if (last?.op === "Meta" && last.data.kind === "Error") {
    throw new SquatError(
      "internal",
      `The lookup of ${name} failed: ${last.data.data?.detail ?? "no reason given"}`,
    );
  }
  const merged = mergeLines(lines, { partial: true });
  const found = Object.hasOwn(merged, fqdn) ? merged[fqdn]! : null;
  return found?.permutation === undefined ? null : found;
}

/** Registry data of the networks of a name's addresses, as far as registries answer. */
export async function networksOf(
  io: FindingParts["io"],
  facts: MergedName,
  signal: AbortSignal,
): Promise<NetworkRegistration[]> {
  const addresses = [...facts.dns_a ?? [], ...facts.dns_aaaa ?? []].slice(0, MAX_NETWORKS);
  const found = await Promise.all(addresses.map((address) => networkRegistration(io, address, signal)));
  return found.filter((each) => each !== null);
}

/** Addresses of a name; none where DNS gives no usable answer. */
export async function nameAddresses(
  { dns }: Pick<Io, "dns">,
  name: string,
  signal: AbortSignal,
): Promise<string[]> {
  const replies = await Promise.all((["A", "AAAA"] as const).map((type) => dns.query(name, type, signal)));
  return replies.flatMap(({ answers }) =>
    answers.flatMap((record) => record.type === "A" || record.type === "AAAA" ? [record.data] : [])
  );
}
