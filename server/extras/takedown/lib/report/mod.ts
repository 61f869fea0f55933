/**
 * Who can act against a name, and drafts of the reports to them. Pure.
 * @module
 */
export { mailAddress, reportUrl } from "../../../../../lib/page/mail_address.ts";
export { type ContactInput, type Contacts, contacts } from "./contacts.ts";
export { type KnownOperator, OPERATORS, OPERATORS_DATE } from "./data/desks.ts";
export { type Desk, DESK_ROLES, type DeskRole, ROLE_TITLES, SCOPES } from "./desk.ts";
export { type Hop, type HopRole, hopsOf, type Victim } from "./hops.ts";
export type { NetworkAnswers } from "./network_desks.ts";
export { type CaseInput, caseOf, REPORT_TYPES, type ReportCase, type ReportType } from "./case.ts";
export { defanged, defangedText, defangedUrl } from "../../../../../lib/page/defang.ts";
export {
  checkTemplates,
  type DraftFile,
  draftMail,
  type DraftOptions,
  factSheet,
  FIELD_NAMES,
  TEMPLATE_NAMES,
} from "./draft.ts";
export { type Reporter, XARF_VERSION, type XarfEvidence, type XarfOptions, xarfReport } from "./xarf.ts";
