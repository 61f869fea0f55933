import type { Severity, TriageState } from "../../../../../server/extras/watch/client/types.ts";

/** What a visitor sees of a brand of the demo. */
export interface ShownBrand {
  /** How many of its daily runs were complete, and how many failed. */
  runs: { complete: number; failed: number };
  /** Names that are proved to be its own. */
  yours: readonly string[];
  /** Its look-alikes in Unicode, by severity (`gone` for those that exist no more) and by what people said of them. */
  names: Readonly<Partial<Record<`${Severity | "gone"} ${TriageState}`, readonly string[]>>>;
}

/** The brands when today's runs have ended, and the demo's sources have brought all that shows no brand in its name. */
export const SHOWN: Readonly<Record<string, ShownBrand>> = {
  "kestrelbank.com": {
    runs: { complete: 31, failed: 0 },
    yours: ["kestrel-bank.com", "kestrelbank.net", "kestrelbank.nl"],
    names: {
      "high new": [
        "customer-review-desk.com",
        "kestralbank.com",
        "kestreibank.com",
        "kestrelbank.online",
        "kestrelbank.xyz",
        "kestrelbanksupport.com",
        "notice-82143.com",
        "secure-kestrelbank.com",
      ],
      "high watching": ["kestrelbánk.com", "késtrelbank.com"],
      "high reported": ["kestre1bank.com", "kestrelbank-login.com", "login-kestrelbank.com"],
      "medium baseline": ["kestrelbaank.com", "kestrelbank.biz", "kkestrelbank.com"],
      "low new": ["kestrelbank.top"],
      "low baseline": [
        "bancokestrelbank.com",
        "keestrelbank.com",
        "kestelbank.com",
        "kesterlbank.com",
        "kestrel-bank.net",
        "kestrel.bank",
        "kestrelbamk.com",
        "kestrelban.com",
        "kestrelbanc.com",
        "kestrelband.com",
        "kestrelbang.com",
        "kestrelbank-com.com",
        "kestrelbank.app",
        "kestrelbank.co",
        "kestrelbank.com.br",
        "kestrelbank.de",
        "kestrelbank.info",
        "kestrelbank.io",
        "kestrelbank.org",
        "kestrelbank.shop",
        "kestrelbankcom.com",
        "kestrelbankk.com",
        "kestrelbanks.com",
        "kestrelbanq.com",
        "kestrelbant.com",
        "kestrelbnak.com",
        "kestrelbnk.com",
        "kestrilbank.com",
        "kestrlebank.com",
        "kestrrelbank.com",
        "ketrelbank.com",
        "mykestrelbank.com",
        "wwwkestrelbank.com",
      ],
      "gone resolved": ["kestrelbannk.com"],
    },
  },
  "harrier-shoes.com": {
    runs: { complete: 31, failed: 0 },
    yours: ["harrier-shoes.net"],
    names: {
      "high new": ["harrier-shoes.shop", "spring-clearance-store.com"],
      "high reported": ["harrier-shoes-outlet.com", "harrler-shoes.com"],
      "low new": ["harrier-shoos.com"],
      "low baseline": [
        "barrier-shoes.com",
        "carrier-shoes.com",
        "harrier-shoe.com",
        "harrier-shoes.de",
        "harrier-shoes.org",
        "harriers-shoes.com",
        "harriershoes.com",
      ],
      "gone baseline": ["harrierr-shoes.com"],
    },
  },
  "marlin-air.com": {
    runs: { complete: 31, failed: 0 },
    yours: ["marlinair.com"],
    names: {
      "high new": ["marlin-air-login.com", "marlin-hair.com"],
      "high reported": ["mar1in-air.com"],
      "low new": ["marlin-ait.com"],
      "low baseline": [
        "marlin-air.io",
        "marlin-air.net",
        "marlin-air.org",
        "marllin-air.com",
        "merlin-air.com",
      ],
    },
  },
  "petrelpost.com": {
    runs: { complete: 31, failed: 1 },
    yours: [],
    names: {
      "high new": ["parcel-fee-desk.com", "petreipost.com", "petrelpost.info"],
      "low new": [
        "petrel-post.com",
        "petrelport.com",
        "petrelpost.net",
        "petrelposts.com",
        "petrelpots.com",
        "petrolpost.com",
      ],
    },
  },
};
