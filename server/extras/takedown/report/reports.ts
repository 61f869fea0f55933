/**
 * Reports to abuse desks: who can act against a name, and a draft for each. Nothing is sent: people send them, and note
 * that they did in the history of the name.
 * @module
 */
import { OwnerPlaces } from "../../../fair/owner_places.ts";
import { type Desk, type DraftFile, mailAddress, type ReportType, SCOPES } from "../lib/report/mod.ts";
import type { ReportDraft, Reporter } from "../client.ts";
import { InvalidParameter, quote } from "../../../checks.ts";
import type { TakedownSettings } from "../settings.ts";
import type { ReportStore } from "./store.ts";
import { draftReport } from "./drafting.ts";
import { findContacts, type FindingParts, type ReportedImitation, type ReportFinding } from "./finding.ts";

/** Dependencies of a service's reports. */
export interface ReportParts extends FindingParts {
  /** The settings. */
  config: Pick<TakedownSettings, "report_org" | "report_contact" | "report_desks">;
  /** Who reports for whom. */
  store: Pick<ReportStore, "reporter" | "setReporter">;
  /** Templates of the operator. */
  templates: ReadonlyMap<string, string>;
}

/** What is drafted. */
export interface DraftRequest extends ReportedImitation {
  /** Whose name it is drafted in. */
  owner: string;
  /** What people call the brand. @default the original */
  brand?: string | undefined;
  /** What is reported. @default what the facts show */
  type?: ReportType | undefined;
  /** Only desks of these roles. @default all */
  roles?: readonly Desk["role"][] | undefined;
  /** Whether it is a test. @default false */
  test?: boolean | undefined;
  /** The archive of evidence that goes with it. @default none */
  evidence?: DraftFile | undefined;
}

/** Reports of a service. */
export class Reports {
  /** Mails with evidence at a time: each is in memory as a whole. */
  readonly places: OwnerPlaces = new OwnerPlaces(2, 4, "mails with evidence");
  readonly #parts: ReportParts;

  constructor(parts: ReportParts) {
    this.#parts = parts;
  }

  /** Looks a name up and finds who can act, the operator's own desks included. */
  async find(imitation: ReportedImitation, signal: AbortSignal): Promise<ReportFinding> {
    const found = await findContacts(this.#parts, imitation, signal);
    const { report_desks } = this.#parts.config;
    const listed = report_desks.map((email): Desk => ({
      role: "clearinghouse",
      name: email.slice(email.lastIndexOf("@") + 1),
      email,
      url: null,
      subject: found.name,
      scope: SCOPES.clearinghouse,
      source: "DEADRINGER_REPORT_DESKS",
      date: null,
    }));
    return { ...found, contacts: { ...found.contacts, desks: [...found.contacts.desks, ...listed] } };
  }

  /** Who reports for an owner about a domain, and for whom; members are empty where nobody said. */
  async reporter(owner: string, original: string): Promise<Reporter> {
    const { report_org: org, report_contact: contact } = this.#parts.config;
    return await this.#parts.store.reporter(owner, original) ?? { org, contact, brand: "" };
  }

  /** The same, where it is known. @throws {SquatError} `invalid_parameter` where it is not. */
  async knownReporter(owner: string, original: string): Promise<Reporter> {
    const reporter = await this.reporter(owner, original);
    if (reporter.org !== "" && reporter.contact !== "") return reporter;
    throw new InvalidParameter(
      "Cannot draft a report before it is known who reports: give an organisation and a mail address; on the command " +
        "line, see deadringer report --help",
    );
  }

  /**
   * Stores who reports for an owner about a domain, and for whom.
   *
   * @throws {SquatError} `invalid_parameter` for what is no mail address.
   */
  async setReporter(owner: string, original: string, { org, contact, brand }: Reporter): Promise<void> {
    const address = mailAddress(contact);
    if (address === null) {
      throw new InvalidParameter(
        `Cannot use ${quote(contact)}: give a mail address that desks can answer to`,
      );
    }
    const { store, now } = this.#parts;
    await store.setReporter(owner, original, { org, contact: address, brand }, now());
  }

  /**
   * Drafts a report to each desk of a name, one for each address. `missing` says who has no desk.
   *
   * @throws {SquatError} `invalid_parameter` when nobody can be reported to, or it is not known who reports.
   */
  async draft(
    request: DraftRequest,
    signal: AbortSignal,
  ): Promise<{ reports: ReportDraft[]; missing: string[] }> {
    const { templates, now } = this.#parts;
    const { org, contact, brand } = await this.knownReporter(request.owner, request.original);
    const finding = await this.find(request, signal);
    const reporter = { org, contact, domain: contact.slice(contact.lastIndexOf("@") + 1) };
    const desks = finding.contacts.desks.filter(({ role }) => request.roles?.includes(role) ?? true);
    const byAddress = Map.groupBy(desks, ({ email, url }) => (email ?? url)!.toLowerCase());
    const reports = [...byAddress.values()].map(([desk]) =>
      draftReport(finding, desk!, {
        brand: request.brand ?? (brand || undefined),
        type: request.type,
        test: request.test ?? false,
        evidence: request.evidence,
        reporter,
        templates,
        now: now(),
      })
    );
    return { reports, missing: finding.contacts.missing };
  }
}
