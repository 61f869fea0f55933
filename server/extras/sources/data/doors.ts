/**
 * The doors by which names come in: what each is, and what it takes.
 * @module
 */

/** How names of a door are treated. */
export interface Door {
  /** What it is, for people. */
  title: string;
  /** How names begin to come in by it. */
  howToBegin: string;
  /** Names that are taken in a day, UTC, of the operator: those that are compared with the brands of all owners. */
  dayBudget: number;
  /** The same of each owner: somebody's names delay those of others. */
  ownerBudget: number;
  /** Of 0 to 9: names of a higher one are visited first. */
  rank: number;
  /**
   * Whether it brings more names than anybody can visit: those of servers are left out, and those without a sign share
   * half of the day's number. @default false
   */
  isVast?: boolean;
  /** Whether a page counts only when it loads from the brand or links to it: anybody can name any host there. @default false */
  isForgeable?: boolean;
}

/** The names of doors. */
export type DoorName = "by_hand" | "canary" | "web_log" | "communities" | "certificates" | "registrations";

/** Every door by its name. */
export const DOORS: Readonly<Record<DoorName, Door>> = {
  by_hand: {
    title: "By hand",
    howToBegin: "Paste names under “Names from elsewhere”, or run deadringer sources add",
    dayBudget: 50_000,
    ownerBudget: 2_000,
    rank: 7,
  },
  web_log: {
    title: "Logs of your web servers",
    howToBegin: "Give a log under “Your pages”, or run deadringer sources log where it grows",
    dayBudget: 5_000,
    ownerBudget: 5_000,
    rank: 6,
    isForgeable: true,
  },
  certificates: {
    title: "Certificates",
    howToBegin: "The switch is under “Names in certificates”; deadringer ct follow reads logs on another machine",
    dayBudget: 300_000,
    ownerBudget: 5_000,
    rank: 3,
    isVast: true,
  },
  registrations: {
    title: "Lists and zones",
    howToBegin: "They are named under “Lists”, or in the file of DEADRINGER_FEEDS",
    dayBudget: 1_000_000,
    ownerBudget: 5_000,
    rank: 1,
  },
  canary: {
    title: "Clone canary",
    howToBegin: "The code for your login page is under “Your pages”",
    dayBudget: 5_000,
    ownerBudget: 5_000,
    rank: 8,
  },
  communities: {
    title: "Communities",
    howToBegin: "Collections of TAXII and feeds of MISP are named under “Lists”",
    dayBudget: 50_000,
    ownerBudget: 5_000,
    rank: 5,
  },
};
