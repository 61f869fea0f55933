/**
 * Evidence about names of results, and reports to abuse desks, as methods.
 * @module
 */
import type { Hop, HopRole, ReportType } from "./lib/report/case.ts";
import type { Contacts } from "./lib/report/contacts.ts";
import type { DeskRole } from "./lib/report/data/desks.ts";
import type { Desk } from "./lib/report/desks.ts";
import { type GetBytes, type PostBytes, segment, type SendJson, withQuery } from "../../client/send.ts";

export type { Contacts, Desk, DeskRole, Hop, HopRole, ReportType };

/** A bundle of evidence that was collected. */
export interface EvidenceAnswer {
  /** UUID of the result that it is stored with. */
  result: string;
  /** The look-alike, A-labels. */
  name: string;
  /** The name that it imitates. */
  original: string;
  /** Path of the archive. */
  url: string;
  /** Bytes of the archive. */
  size: number;
  /** SHA-256 of the key that signed it, hex. */
  key: string;
  /** Number of files. */
  files: number;
  /** What could not be had, in words. */
  missing: string[];
}

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
  /** A result whose evidence about the name goes with the report. @default none */
  result?: string;
}

/** A draft of a report to one desk. Nothing stores or sends it. */
export interface ReportDraft {
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
  /** Subject of the mail. */
  subject: string;
  /** Its text. */
  text: string;
  /** The same report in XARF 4, JSON. */
  xarf: string;
}

/** A report as a mail. */
export interface ReportMail extends Pick<ReportDraft, "subject" | "text" | "xarf"> {
  /** Its address. */
  to: string;
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

/** Reports to abuse desks. Nothing is sent: `watch.reported` notes that somebody did. */
export interface ReportClient {
  /** Lists who can act against a name. */
  contacts(about: ReportedName, signal?: AbortSignal): Promise<Contacts & { name: string }>;
  /** Drafts a report to each desk. */
  draft(
    request: ReportDraftRequest,
    signal?: AbortSignal,
  ): Promise<{ reports: ReportDraft[]; missing: string[] }>;
  /** A draft as a file for mail programs (.eml), with the evidence of a result attached, if one is given. */
  mail(
    mail: ReportMail & { name: string; original: string; result?: string },
    signal?: AbortSignal,
  ): Promise<Uint8Array>;
  /** Who reports look-alikes of a domain. */
  reporter(original: string, signal?: AbortSignal): Promise<Reporter>;
  /** Stores who reports look-alikes of a domain, and for whom. */
  setReporter(original: string, reporter: Reporter, signal?: AbortSignal): Promise<Reporter>;
}

/** Evidence and reports. */
export interface TakedownClient {
  /** Collects evidence about a name and stores it with a result; the key needs the scope that made the result. */
  collectEvidence(result: string, name: string, signal?: AbortSignal): Promise<EvidenceAnswer>;
  /** The bundle about a name of a result: bytes of a zip archive. */
  evidence(result: string, name: string, signal?: AbortSignal): Promise<Uint8Array>;
  /** Reports to abuse desks; for a key of scope `report`. */
  readonly reports: ReportClient;
}

/** Returns the methods over the ways to send. */
export function takedownClient(send: SendJson, get: GetBytes, post: PostBytes): TakedownClient {
  return {
    collectEvidence: async (result, name, signal) =>
      await send("POST", "/v1/evidence", { body: { result, name }, signal }) as EvidenceAnswer,
    evidence: (result, name, signal) =>
      get(`/v1/retrieve/${segment(result)}/evidence/${segment(name)}`, "application/zip", signal),
    reports: reportClient(send, post),
  };
}

/** Returns the requests about reports. */
function reportClient(send: SendJson, bytes: PostBytes): ReportClient {
  const ask = async <T>(
    method: "GET" | "POST" | "PUT",
    path: string,
    body: unknown,
    signal: AbortSignal | undefined,
  ) => await send(method, path, { body, signal }) as T;
  return {
    contacts: (about, signal) => ask("POST", "/v1/contacts", about, signal),
    draft: (draft, signal) => ask("POST", "/v1/reports", draft, signal),
    mail: (mail, signal) => bytes("/v1/reports/mail", "message/rfc822", mail, signal),
    reporter: (original, signal) => ask("GET", withQuery("/v1/reporter", { original }), undefined, signal),
    setReporter: (original, reporter, signal) =>
      ask("PUT", "/v1/reporter", { original, ...reporter }, signal),
  };
}
