import type { TriageRecord } from "../../store/mod.ts";

/** Something that people did in the thirty days of the demo. */
export interface DemoAction {
  /** When, in days before today. */
  daysAgo: number;
  /** Domain of the brand. */
  brand: string;
  /** Names as the watch has them, in Unicode; `rest` for all that are not the brand's own and were not handled before. */
  names: readonly string[] | "rest";
  /** Their state from then on. */
  state: TriageRecord["state"];
  /** @default none */
  note?: string;
  /** @default nobody */
  assignee?: string;
}

const REPORTED = "Reported to the registrar and to Bulletproof Cables";

/** What people did, the oldest first. The last days are left to the visitor. */
export const ACTIONS: readonly DemoAction[] = [
  {
    daysAgo: 30,
    brand: "kestrelbank.com",
    names: ["kestre1bank.com", "kestrelbank-login.com", "login-kestrelbank.com"],
    state: "reported",
    note: REPORTED,
    assignee: "mara",
  },
  {
    daysAgo: 30,
    brand: "kestrelbank.com",
    names: ["kestrelbánk.com", "késtrelbank.com"],
    state: "watching",
    note: "The registrar wants a court order",
    assignee: "jon",
  },
  { daysAgo: 29, brand: "kestrelbank.com", names: "rest", state: "baseline" },
  {
    daysAgo: 29,
    brand: "harrier-shoes.com",
    names: ["harrler-shoes.com"],
    state: "reported",
    note: REPORTED,
    assignee: "mara",
  },
  { daysAgo: 28, brand: "harrier-shoes.com", names: "rest", state: "baseline" },
  {
    daysAgo: 27,
    brand: "marlin-air.com",
    names: ["mar1in-air.com"],
    state: "reported",
    note: REPORTED,
    assignee: "jon",
  },
  { daysAgo: 27, brand: "marlin-air.com", names: "rest", state: "baseline" },
  {
    daysAgo: 17,
    brand: "kestrelbank.com",
    names: ["kestrelbannk.com"],
    state: "reported",
    note: REPORTED,
    assignee: "mara",
  },
  {
    daysAgo: 15,
    brand: "harrier-shoes.com",
    names: ["harrier-shoes-outlet.com"],
    state: "reported",
    note: "Fake outlet; the card form posts elsewhere",
    assignee: "mara",
  },
  { daysAgo: 7, brand: "kestrelbank.com", names: ["kestrelbannk.com"], state: "resolved", note: REPORTED },
];
