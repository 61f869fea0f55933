/**
 * The doors by which names come in.
 * @module
 */

/** How names of a door are treated. */
export interface Door {
  /** What it is, for people. */
  title: string;
  /** Names that are taken in a day, UTC, of the operator: those that are compared with the brands of all owners. */
  dayBudget: number;
  /** The same of each owner: somebody's names delay those of others. */
  ownerBudget: number;
  /** Of 0 to 9: names of a higher one are visited first. */
  rank: number;
  /** Names of lower ranks are not visited: there are more of them than anybody can visit. */
  leastRank: number;
  /** Whether a page counts only when it loads from the brand or links to it: anybody can name any host there. */
  isForgeable: boolean;
}

/** The names of doors. */
export type DoorName = "by_hand" | "canary" | "web_log" | "communities" | "certificates" | "registrations";

/** Every door by its name. */
export const DOORS: Readonly<Record<DoorName, Door>> = {
  by_hand: {
    title: "By hand",
    dayBudget: 50_000,
    ownerBudget: 2_000,
    rank: 7,
    leastRank: 0,
    isForgeable: false,
  },
  web_log: {
    title: "Logs of your web servers",
    dayBudget: 5_000,
    ownerBudget: 5_000,
    rank: 6,
    leastRank: 0,
    isForgeable: true,
  },
  certificates: {
    title: "Certificates",
    dayBudget: 300_000,
    ownerBudget: 5_000,
    rank: 3,
    leastRank: 4,
    isForgeable: false,
  },
  registrations: {
    title: "New registrations",
    dayBudget: 1_000_000,
    ownerBudget: 5_000,
    rank: 1,
    leastRank: 0,
    isForgeable: false,
  },
  canary: {
    title: "Clone canary",
    dayBudget: 5_000,
    ownerBudget: 5_000,
    rank: 8,
    leastRank: 0,
    isForgeable: false,
  },
  communities: {
    title: "Communities",
    dayBudget: 50_000,
    ownerBudget: 5_000,
    rank: 5,
    leastRank: 0,
    isForgeable: false,
  },
};

/** Words that names of phishing pages borrow; such names are visited before others of their door. */
const LURE =
  /(?:^|[.-])(?:account|auth|bank|billing|confirm|login|logon|mail|pay|payment|portal|secure|security|sign-?in|support|update|verif[iy]\w*|wallet|webmail)(?:$|[.-])/;

/** How likely a name is a phishing page before anybody looked, 0 to 9. */
export function rankOf(door: DoorName, name: string): number {
  return DOORS[door].rank + (LURE.test(name) ? 1 : 0);
}
