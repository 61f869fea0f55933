/**
 * The doors by which names come in.
 * @module
 */
import { DAY_MS, HOUR_MS } from "../../units/mod.ts";

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
    howToBegin: "Paste names below, or run deadringer sources add",
    dayBudget: 50_000,
    ownerBudget: 2_000,
    rank: 7,
  },
  web_log: {
    title: "Logs of your web servers",
    howToBegin: "Run deadringer sources log on the log of your web server",
    dayBudget: 5_000,
    ownerBudget: 5_000,
    rank: 6,
    isForgeable: true,
  },
  certificates: {
    title: "Certificates",
    howToBegin: "Switch it on below; deadringer ct follow reads logs on another machine",
    dayBudget: 300_000,
    ownerBudget: 5_000,
    rank: 3,
    isVast: true,
  },
  registrations: {
    title: "New registrations",
    howToBegin: "Add a list below, or name it in the file of DEADRINGER_FEEDS",
    dayBudget: 1_000_000,
    ownerBudget: 5_000,
    rank: 1,
  },
  canary: {
    title: "Clone canary",
    howToBegin: "Place the code below on your login page",
    dayBudget: 5_000,
    ownerBudget: 5_000,
    rank: 8,
  },
  communities: {
    title: "Communities",
    howToBegin: "Add a collection of TAXII or a feed of MISP below",
    dayBudget: 50_000,
    ownerBudget: 5_000,
    rank: 5,
  },
};

/** Words that names of phishing pages borrow; such names are visited before others of their door. */
const LURE =
  /(?:^|[.-])(?:account|auth|bank|billing|confirm|login|logon|mail|pay|payment|portal|secure|security|sign-?in|support|update|verif[iy]\w*|wallet|webmail)(?:$|[.-])/;

/** First labels of servers that programs talk to: their certificates are many, and their pages nobody's. */
const SERVER_SETUP =
  /^(?:autoconfig|autodiscover|cpanel|cpcalendars|cpcontacts|ftp|imap|mail|mx|ns|pop|pop3|smtp|vpn|webdisk|webmail|whm)\d*\./;

/** How likely a name is a phishing page before anybody looked, 0 to 9; null when it is not worth a visit. */
export function rankOf(door: DoorName, name: string): number | null {
  const { rank, isVast } = DOORS[door];
  const rest = isVast ? name.replace(SERVER_SETUP, "") : name;
  return LURE.test(rest) ? rank + 1 : rest === name ? rank : null;
}

/** Names without a sign are taken until a door has taken so many today, UTC: half of its number, hour by hour. */
export function spareBudget(dayBudget: number, now: number): number {
  const hours = Math.floor(now % DAY_MS / HOUR_MS) + 1;
  return Math.floor(dayBudget / 2 * hours / 24);
}
