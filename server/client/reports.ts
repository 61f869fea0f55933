/**
 * Reports to abuse desks, for the client of the service.
 * @module
 */
import type {
  Contacts,
  Desk,
  DeskStatistics,
  Outcome,
  ReportState,
  ReportType,
} from "../../lib/report/mod.ts";
import { type GetBytes, segment, type SendJson, withQuery } from "./send.ts";

/** A name and its original. */
export interface ReportedName {
  /** The name. */
  name: string;
  /** The domain that it imitates. */
  original: string;
  /** The brand's own names, `*` for any characters of one registrable name: they are never reported. */
  owned?: readonly string[];
}

/** Options of drafts. */
export interface ReportDraftRequest extends ReportedName {
  /** What people call the brand. @default the original */
  brand?: string;
  /** What is reported. @default what the lookup shows */
  type?: ReportType;
  /** Only desks of these roles. @default all */
  roles?: readonly Desk["role"][];
  /** Whether it is a test, which says so and counts in no statistics. @default false */
  test?: boolean;
  /** A file of evidence, base64. @default that of `result` */
  evidence?: string;
  /** A result whose evidence about the name goes with the report. @default none */
  result?: string;
}

/** What a report is, apart from its times. */
export interface ReportFacts {
  /** UUIDv7. */
  id: string;
  /** The name that is reported, A-labels. */
  name: string;
  /** The domain that it imitates, A-labels. */
  original: string;
  /** What people call the brand. */
  brand: string;
  /** What is reported. */
  type: ReportType;
  /** The desk that it goes to. */
  desk: Desk;
  /** Where it is. */
  state: ReportState;
  /** Subject of the mail. */
  subject: string;
  /** SHA-256 of everything that is sent, lower-case hex: a person approves this. */
  digest: string;
  /** Whether it is a test: its text says so, and statistics exclude it. */
  test: boolean;
  /** Who approved it; empty before. */
  approved_by: string;
  /** The outcome of the name; null before. */
  outcome: Outcome | null;
  /** Whether the report may have caused the outcome. */
  credited: boolean;
}

/** A report. Times are RFC 3339, null before they come. */
export interface Report extends ReportFacts {
  /** When it was drafted. */
  created_at: string;
  /** When a person approved it. */
  approved_at: string | null;
  /** When sending started. Without `sent_at`, it may have arrived. */
  attempted_at: string | null;
  /** When the mail server accepted it. */
  sent_at: string | null;
  /** When the desk confirmed it. */
  acknowledged_at: string | null;
  /** When it ended. */
  ended_at: string | null;
  /** Hours from sending to the outcome. */
  hours_to_takedown: number | null;
  /** When the name is checked next. */
  next_check_at: string | null;
  /** When the URL of its evidence expires; null where the evidence is attached. */
  evidence_until: string | null;
}

/** A report with its files and history. */
export interface ReportDetails extends Report {
  /** Its files. */
  files: { name: string; type: string; sha256: string; size: number }[];
  /** Its history, oldest first. */
  entries: { id: string; at: string; actor: string; action: string; detail: Record<string, unknown> }[];
}

/** Who reports look-alikes of a domain, and for whom. Texts are empty where nobody said. */
export interface Reporter {
  /** The organisation or person. */
  org: string;
  /** Mail address that desks answer to. */
  contact: string;
  /** Who is imitated, as people call it. */
  brand: string;
}

/** Which reports. */
export interface ReportQuery {
  /** Of this name. */
  name?: string;
  /** Of this imitated domain. */
  original?: string;
  /** In this state. */
  state?: ReportState;
  /** Older than the report with this id. */
  before?: string;
  /** At most so many. @default 100 */
  limit?: number;
}

/** Reports of the key's owner. No request is repeated: what was refused is thrown. */
export interface ReportClient {
  /** Lists who can act against a name. Sends nothing. */
  contacts(about: ReportedName, signal?: AbortSignal): Promise<Contacts & { name: string }>;
  /** Drafts a report to each desk. Sends nothing. */
  draft(request: ReportDraftRequest, signal?: AbortSignal): Promise<{ reports: Report[]; missing: string[] }>;
  /** Reports, newest first. */
  list(query?: ReportQuery, signal?: AbortSignal): Promise<Report[]>;
  /** One report. */
  get(id: string, signal?: AbortSignal): Promise<ReportDetails>;
  /** Bytes of a file of a report. */
  file(id: string, name: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** Replaces subject and text of a draft. */
  edit(id: string, mail: { subject: string; text: string }, signal?: AbortSignal): Promise<ReportDetails>;
  /** Deletes a draft with its files; what was approved or sent is refused (409). */
  delete(id: string, signal?: AbortSignal): Promise<void>;
  /** Approves the report with that digest; requires a key with the scope `report:approve`. */
  approve(id: string, digest: string, signal?: AbortSignal): Promise<ReportDetails>;
  /** Withdraws an approval. */
  withdraw(id: string, signal?: AbortSignal): Promise<ReportDetails>;
  /** Sends an approved report; with `again` also where an earlier attempt may have arrived. */
  send(id: string, options?: { again?: boolean }, signal?: AbortSignal): Promise<ReportDetails>;
  /** Records an outcome. */
  record(
    id: string,
    word: { state: "sent" | "acknowledged" | "acted" | "refused"; note?: string; outcome?: Outcome },
    signal?: AbortSignal,
  ): Promise<ReportDetails>;
  /** Checks the state of the name now. */
  check(id: string, signal?: AbortSignal): Promise<ReportDetails>;
  /** Who reports look-alikes of a domain, and whether the service sends mail. */
  reporter(original: string, signal?: AbortSignal): Promise<Reporter & { sends: boolean }>;
  /** Stores who reports look-alikes of a domain, and for whom. */
  setReporter(
    original: string,
    reporter: Reporter,
    signal?: AbortSignal,
  ): Promise<Reporter & { sends: boolean }>;
  /** Statistics of the reports, for each brand and desk. */
  statistics(signal?: AbortSignal): Promise<DeskStatistics[]>;
}

/** Returns the requests about reports, over ways to send that repeat nothing. */
export function reportClient(send: SendJson, bytes: GetBytes): ReportClient {
  const ask = async <T>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body: unknown,
    signal: AbortSignal | undefined,
  ) => await send(method, path, { body, signal }) as T;
  const of = (id: string, path = "") => `/v1/reports/${segment(id)}${path}`;
  return {
    contacts: (about, signal) => ask("POST", "/v1/contacts", about, signal),
    draft: (draft, signal) => ask("POST", "/v1/reports", draft, signal),
    list: (query = {}, signal) => ask("GET", withQuery("/v1/reports", query), undefined, signal),
    get: (id, signal) => ask("GET", of(id), undefined, signal),
    file: (id, name, signal) => bytes(of(id, `/files/${segment(name)}`), "application/json", signal),
    edit: (id, mail, signal) => ask("PUT", of(id), mail, signal),
    delete: async (id, signal) => void await send("DELETE", of(id), { signal }),
    approve: (id, digest, signal) => ask("POST", of(id, "/approve"), { digest }, signal),
    withdraw: (id, signal) => ask("POST", of(id, "/withdraw"), {}, signal),
    send: (id, options = {}, signal) => ask("POST", of(id, "/send"), options, signal),
    record: (id, word, signal) => ask("POST", of(id, "/record"), word, signal),
    check: (id, signal) => ask("POST", of(id, "/check"), {}, signal),
    reporter: (original, signal) => ask("GET", withQuery("/v1/reporter", { original }), undefined, signal),
    setReporter: (original, reporter, signal) =>
      ask("PUT", "/v1/reporter", { original, ...reporter }, signal),
    statistics: (signal) => ask("GET", "/v1/report_statistics", undefined, signal),
  };
}
