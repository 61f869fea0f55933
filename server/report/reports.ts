/**
 * Reports of a service, from the draft to the outcome. Nothing is sent that a person has not approved, and only to
 * desks that were found for the name or that the operator's settings list.
 * @module
 */
import { OwnerPlaces } from "../auth/owner_places.ts";
import {
  type Desk,
  type DeskStatistics,
  isStep,
  mailAddress,
  type Outcome,
  type ReportType,
  SCOPES,
  statisticsOf,
} from "../../lib/report/mod.ts";
import { SquatError } from "../../mod.ts";
import { InvalidParameter, quote } from "../checks.ts";
import type { Config } from "../config/mod.ts";
import { uuidV7 } from "../ids.ts";
import type {
  NewReportFile,
  ReportEntry,
  ReportRecord,
  ReportStore,
  StoredReporter,
} from "../stores/reports.ts";
import { Checker, type CheckerParts, FIRST_CHECK_MS } from "./checker.ts";
import { draftReport, editedDraft, reportDigest } from "./drafting.ts";
import { findContacts, type ReportedImitation, type ReportFinding } from "./finding.ts";
import { reportMail, sendReport, sentFile, type SmtpFailure, wasRefused } from "./sending.ts";
import { HOUR_MS } from "../units/mod.ts";

/** Dependencies of a service's reports. */
export interface ReportParts extends CheckerParts {
  /** The settings. */
  config: Pick<
    Config,
    "smtp" | "mail_from" | "report_org" | "report_contact" | "report_desks" | "report_rate" | "public_url"
  >;
  /** Templates of the operator. */
  templates: ReadonlyMap<string, string>;
}

/** The actor. */
export interface Actor {
  /** Whose reports. */
  owner: string;
  /** Who, for the ledger. */
  name: string;
}

/** What is drafted. */
export interface DraftRequest extends ReportedImitation {
  /** What people call the brand. @default the original */
  brand?: string | undefined;
  /** What is reported. @default what the facts show */
  type?: ReportType | undefined;
  /** Only desks of these roles. @default all */
  roles?: readonly Desk["role"][] | undefined;
  /** Whether it is a test. @default false */
  test?: boolean | undefined;
  /** A file of evidence; see `storeEvidence`. @default none */
  evidence?: NewReportFile | undefined;
}

/** Maximum duration of a sending, milliseconds: until then, no other process sends the same report. */
const SENDING_MS = 10 * 60_000;

const refuseReport = (message: string): never => {
  throw new InvalidParameter(message);
};

/** Reports of a service. */
export class Reports {
  /** The ledger. */
  readonly store: ReportStore;
  /** Checks the outcomes. */
  readonly checker: Checker;
  /** Drafts with evidence at a time: each is decoded and written, piece by piece. */
  readonly places: OwnerPlaces = new OwnerPlaces(2, 4, "drafts with evidence");
  readonly #parts: ReportParts;

  /** Nothing runs before `checker.start()` or `checker.tick()`. */
  constructor(parts: ReportParts) {
    this.#parts = parts;
    this.store = parts.store;
    this.checker = new Checker(parts);
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
  async reporter(owner: string, original: string): Promise<StoredReporter & { sends: boolean }> {
    const { smtp, report_org: org, report_contact: contact } = this.#parts.config;
    const stored = await this.store.reporter(owner, original);
    return { ...stored ?? { org, contact, brand: "" }, sends: smtp !== "" };
  }

  /**
   * Stores who reports for an owner about a domain, and for whom.
   *
   * @throws {SquatError} `invalid_parameter` for what is no mail address.
   */
  async setReporter(owner: string, original: string, { org, contact, brand }: StoredReporter): Promise<void> {
    const address = mailAddress(contact);
    if (address === null) {
      return refuseReport(`Cannot use ${quote(contact)}: give a mail address that desks can answer to`);
    }
    await this.store.setReporter(owner, original, { org, contact: address, brand }, this.#parts.now());
  }

  /**
   * Drafts a report to each desk of a name: one for each address, none where one is in progress already.
   *
   * @throws {SquatError} `invalid_parameter` when nobody can be reported to, or the settings say not who reports.
   */
  async draft(
    request: DraftRequest,
    actor: Actor,
    signal: AbortSignal,
  ): Promise<{ reports: ReportRecord[]; finding: ReportFinding }> {
    const { config, templates, now } = this.#parts;
    const { org, contact, brand } = await this.reporter(actor.owner, request.original);
    if (org === "" || contact === "") {
      refuseReport(
        "Cannot draft a report before it is known who reports: give an organisation and a mail address; on the command " +
          "line, see deadringer report --help",
      );
    }
    const finding = await this.find({ ...request, owner: actor.owner }, signal);
    const under = await this.store.list({ owner: actor.owner, name: finding.name, limit: 200 });
    const busy = new Set(
      under.filter(({ state }) => !["acted", "refused", "expired"].includes(state)).map(({ desk }) =>
        addressOf(desk)
      ),
    );
    const reports: ReportRecord[] = [];
    for (const desk of finding.contacts.desks) {
      if (request.roles !== undefined && !request.roles.includes(desk.role)) continue;
      if (busy.has(addressOf(desk))) continue;
      busy.add(addressOf(desk));
      const reporter = { org, contact, domain: contact.slice(contact.lastIndexOf("@") + 1) };
      const { report, files } = draftReport(finding, desk, {
        owner: actor.owner,
        brand: request.brand ?? (brand || undefined),
        type: request.type,
        test: request.test ?? false,
        evidence: request.evidence,
        reporter,
        templates,
        publicUrl: config.public_url,
        now: now(),
      });
      const detail = { desk: addressOf(desk), files: files.map(({ name, sha256 }) => ({ name, sha256 })) };
      await this.store.add(report, this.#entry(actor, "draft", detail), files);
      reports.push(report);
    }
    return { reports, finding };
  }

  /**
   * A report of an owner; null when there is none.
   */
  async get(id: string, owner: string): Promise<ReportRecord | null> {
    const report = await this.store.get(id);
    return report?.owner === owner ? report : null;
  }

  /** Replaces subject and text of a draft. */
  async edit(
    report: ReportRecord,
    mail: { subject: string; text: string },
    actor: Actor,
  ): Promise<ReportRecord> {
    if (report.state !== "drafted") {
      refuseReport(`Cannot edit a report that is ${report.state}: return it to drafted first`);
    }
    const { report: next, file } = editedDraft(report, await this.store.files(report.id), mail);
    return await this.#change(next, this.#entry(actor, "edit", { digest: next.digest, file: file.sha256 }), [
      file,
    ]);
  }

  /**
   * Records that a person approves a report as it is.
   *
   * @param digest The digest of what the person has seen.
   * @throws {SquatError} `invalid_parameter` when the report has changed.
   */
  async approve(report: ReportRecord, digest: string, actor: Actor): Promise<ReportRecord> {
    this.#step(report, "approved");
    if (digest !== report.digest) {
      refuseReport("Cannot approve the report: it has changed since you saw it; look at it again");
    }
    const next = {
      ...report,
      state: "approved" as const,
      approved_at: this.#parts.now(),
      approved_by: actor.name,
    };
    return await this.#change(next, this.#entry(actor, "approve", { digest }));
  }

  /** Withdraws an approval. */
  async withdraw(report: ReportRecord, actor: Actor): Promise<ReportRecord> {
    this.#step(report, "drafted");
    if (report.attempted_at !== null) {
      refuseReport("Cannot return the report to drafted: its sending has started");
    }
    const next = { ...report, state: "drafted" as const, approved_at: null, approved_by: "" };
    return await this.#change(next, this.#entry(actor, "withdraw", {}));
  }

  /**
   * Sends an approved report, and stores what was sent before it is sent. When it is not known whether an earlier
   * attempt arrived, it is sent again only with `again`; the mail has the same Message-ID.
   *
   * @throws {SquatError} `invalid_parameter`; `rate_limited` when the owner has sent as many in this hour as allowed.
   */
  async send(
    report: ReportRecord,
    actor: Actor,
    { again = false }: { again?: boolean } = {},
  ): Promise<ReportRecord> {
    const { config, now } = this.#parts;
    this.#step(report, "sent");
    const to = mailAddress(report.desk.email);
    if (to === null) {
      return refuseReport(
        "Cannot send the report by mail: the desk has a form only; file it there and note it as sent",
      );
    }
    if (config.smtp === "") {
      refuseReport(
        "Cannot send the report: this service sends no mail; send it yourself and note it as sent",
      );
    }
    if (report.attempted_at !== null && (!again || now() - report.attempted_at < SENDING_MS)) {
      refuseReport(
        "Cannot send the report: an earlier attempt may have arrived; ask the mail server, then send it again after ten minutes",
      );
    }
    const files = await this.store.files(report.id);
    if (reportDigest(report, files) !== report.digest) {
      refuseReport("Cannot send the report: its files are not those that were approved");
    }
    if (!await this.store.countSending(actor.owner, now(), HOUR_MS, config.report_rate)) {
      throw new SquatError(
        "rate_limited",
        `Cannot send more than ${config.report_rate} reports an hour`,
        { retryAfterSeconds: 3600 },
      );
    }
    const bytes = await reportMail(report, to, this.#parts);
    const copy = sentFile(bytes);
    const attempt = { ...report, attempted_at: now() };
    const started = await this.#change(attempt, this.#entry(actor, "attempt", { to, file: copy.sha256 }), [
      copy,
    ]);
    try {
      await sendReport(report, to, bytes, config);
    } catch (error) {
      const reason = (error as Error).message.slice(0, 300);
      // Without a reply after the text of the mail, the server may have accepted it.
      const isRefused = wasRefused(error as SmtpFailure);
      const entry = this.#entry(actor, "send_failed", { reason, may_have_arrived: !isRefused });
      await this.#change({ ...started, attempted_at: isRefused ? null : started.attempted_at }, entry);
      throw new SquatError("over_capacity", `The mail server did not accept the report: ${reason}`, {
        cause: error,
      });
    }
    return await this.#markSent(started, this.#entry(actor, "send", { to, file: copy.sha256 }));
  }

  /**
   * Records an outcome: that a report was filed by a form, confirmed, acted on or refused.
   *
   * @throws {SquatError} `invalid_parameter` where that does not follow.
   */
  async record(
    report: ReportRecord,
    word: {
      state: "sent" | "acknowledged" | "acted" | "refused";
      note: string;
      outcome?: Outcome | undefined;
    },
    actor: Actor,
  ): Promise<ReportRecord> {
    const { now } = this.#parts;
    const { state, note, outcome } = word;
    this.#step(report, state);
    const entry = this.#entry(actor, state === "sent" ? "file" : state, {
      note,
      ...outcome === undefined ? {} : { outcome },
    });
    switch (state) {
      case "sent":
        if (report.desk.email !== null && this.#parts.config.smtp !== "") {
          refuseReport("Cannot note the report as sent: send it");
        }
        return await this.#markSent(report, entry);
      case "acknowledged":
        return await this.#change({ ...report, state, acknowledged_at: now() }, entry);
      case "acted":
        if (outcome === undefined) {
          return refuseReport("Give the outcome of the name: held, removed or transferred");
        }
        return await this.#change(
          { ...report, state, outcome, credited: true, ended_at: now(), next_check_at: null },
          entry,
        );
      case "refused":
        return await this.#change({ ...report, state, ended_at: now() }, entry);
    }
  }

  /** Statistics of an owner's reports for each brand and desk, over the newest ten thousand. Tests do not count. */
  async statistics(owner: string): Promise<DeskStatistics[]> {
    const reports = await this.store.list({ owner, limit: 10_000 });
    return statisticsOf(
      reports.filter(({ test }) => !test).map(({ desk, ...report }) => ({
        ...report,
        role: desk.role,
        desk: desk.name,
      })),
    );
  }

  #step(report: ReportRecord, to: ReportRecord["state"]): void {
    if (!isStep(report.state, to)) refuseReport(`Cannot note a report that is ${report.state} as ${to}`);
  }

  #entry(actor: Actor, action: string, detail: Record<string, unknown>): ReportEntry {
    const at = this.#parts.now();
    return { id: uuidV7(at), at, actor: actor.name, action, detail };
  }

  async #change(...[report, entry, files]: Parameters<ReportStore["change"]>): Promise<ReportRecord> {
    if (!await this.store.change(report, entry, files)) {
      refuseReport("Cannot change the report: it was changed at the same time; look at it again");
    }
    return { ...report, version: report.version + 1 };
  }

  #markSent(report: ReportRecord, entry: ReportEntry): Promise<ReportRecord> {
    const at = this.#parts.now();
    const next_check_at = at + FIRST_CHECK_MS;
    return this.#change({ ...report, state: "sent", sent_at: at, next_check_at }, entry);
  }
}

const addressOf = ({ email, url }: Desk): string => (email ?? url)!.toLowerCase();
