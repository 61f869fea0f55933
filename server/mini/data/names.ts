/**
 * The registered names of the miniature internet: what they are today, and what they were in the thirty days before.
 * @module
 */
import type { ZoneEntry } from "../dns.ts";
import { hostingOf } from "./networks.ts";

/** The brand that the demo looks up first. It is fictional, as all of them are. */
export const BRAND = "kestrelbank.com";

const kestrel = hostingOf(0, BRAND);
const harrier = hostingOf(1, "harrier-shoes.com");
const marlin = hostingOf(2, "marlin-air.com");
const petrel = hostingOf(3, "petrelpost.com");

/** Names around each brand, in every kind and state: the brand's own names, those that imitate it. */
export const NAMES: Readonly<Record<string, Readonly<Record<string, ZoneEntry>>>> = {
  [BRAND]: {
    "kestrelbank.com": kestrel.own(1),
    "www.kestrelbank.com": { cname: "kestrelbank.com" },
    "login.kestrelbank.com": kestrel.own(2),
    // The brand's own registrations.
    "kestrelbank.net": kestrel.own(1),
    "kestrelbank.nl": kestrel.own(1),
    "kestrel-bank.com": kestrel.own(1),
    // Parked.
    "kestrelbnk.com": kestrel.parked(1),
    "kestrelbankk.com": kestrel.parked(2),
    "kestrelbank.org": kestrel.parked(3),
    "kestrelbamk.com": kestrel.parked(4),
    "kestrelbank.info": kestrel.parked(5),
    "kestelbank.com": kestrel.parked(6),
    "kestrelbank.co": kestrel.parked(7),
    "kestrlebank.com": kestrel.parked(8),
    "kestrelbank.top": kestrel.parked(9),
    "ketrelbank.com": kestrel.parked(10),
    "mykestrelbank.com": kestrel.parked(11),
    // Phishing.
    "kestre1bank.com": kestrel.hostile(1),
    "kestrelbank-login.com": kestrel.hostile(2),
    "secure-kestrelbank.com": kestrel.hostile(3),
    "kestrelbánk.com": kestrel.hostile(4),
    "kestreibank.com": kestrel.hostile(5),
    "kestrelbank.xyz": kestrel.hostile(6),
    "login-kestrelbank.com": kestrel.hostile(7),
    "kestrelbanksupport.com": kestrel.hostile(8),
    "kestrelbank.online": kestrel.hostile(9),
    "késtrelbank.com": kestrel.hostile(10),
    // Others, some with mail, some not.
    "kestralbank.com": kestrel.hosted(1),
    "kestrelbanks.com": kestrel.hosted(2),
    "kestrelbang.com": kestrel.hosted(3, false),
    "kestrelband.com": kestrel.hosted(4),
    "kestrel.bank": kestrel.hosted(5, false),
    "wwwkestrelbank.com": kestrel.hosted(6, false),
    "kestrelbank.shop": kestrel.hosted(7),
    "kestrelbank.de": kestrel.hosted(8),
    "kkestrelbank.com": kestrel.hosted(9),
    "kestrilbank.com": kestrel.cloud(1),
    "kestrelbank.io": kestrel.cloud(2),
    "kestrelbank.app": kestrel.cloud(3),
    "kestrel-bank.net": kestrel.cloud(4),
    "kestrelbanq.com": kestrel.cloud(5),
    "kestrelbank.com.br": kestrel.serra(1),
    "bancokestrelbank.com": kestrel.serra(2),
    "kestrelbank-com.com": kestrel.hosted(10, false),
    "kestrelbankcom.com": kestrel.hosted(11, false),
    // Exist without an address: only mail, only name servers, an alias, nothing at all.
    "kestrelbaank.com": {
      mx: ["10 mx.bulletproof-cables.com"],
      ns: ["ns1.bulletproof-cables.com"],
    },
    "kesterlbank.com": { ns: ["ns1.parkside.com", "ns2.parkside.com"] },
    "kestrelbank.biz": { cname: "kestrelbank.shop" },
    "kestrelbant.com": {},
    // No usable answer.
    "kestrelbanc.com": "SERVFAIL",
    "kestrelbnak.com": "SERVFAIL",
    "kestrelban.com": "silence",
    "keestrelbank.com": "silence",
    "kestrrelbank.com": "REFUSED",
  },
  "harrier-shoes.com": {
    "harrier-shoes.com": harrier.own(1),
    "www.harrier-shoes.com": { cname: "harrier-shoes.com" },
    "harrier-shoes.net": harrier.own(1),
    "harriershoes.com": harrier.parked(1),
    "harrier-shoe.com": harrier.parked(2),
    "harrier-shoes.org": harrier.parked(3),
    "harrier-shoos.com": harrier.parked(4),
    "harrler-shoes.com": harrier.hostile(1),
    "harrier-shoes.shop": harrier.hostile(2),
    "harrier-shoes-outlet.com": harrier.hostile(3),
    "harrier-shoes.de": harrier.hosted(1),
    "harriers-shoes.com": harrier.hosted(2),
    "carrier-shoes.com": harrier.cloud(1),
    "barrier-shoes.com": harrier.serra(1),
  },
  "marlin-air.com": {
    "marlin-air.com": marlin.own(1),
    "www.marlin-air.com": { cname: "marlin-air.com" },
    "marlinair.com": marlin.own(1),
    "marlin-air.net": marlin.parked(1),
    "marlin-air.org": marlin.parked(2),
    "merlin-air.com": marlin.hosted(1),
    "marlin-hair.com": marlin.hosted(2),
    "marlin-ait.com": marlin.parked(3),
    "mar1in-air.com": marlin.hostile(1),
    "marlin-air-login.com": marlin.hostile(2),
    "marllin-air.com": marlin.hosted(4, false),
    "marlin-air.io": marlin.cloud(1),
  },
  "petrelpost.com": {
    "petrelpost.com": petrel.own(1),
    "www.petrelpost.com": { cname: "petrelpost.com" },
    "petrel-post.com": petrel.parked(1),
    "petrelpost.net": petrel.parked(2),
    "petrolpost.com": petrel.hosted(1),
    "petrelposts.com": petrel.parked(3),
    "petreipost.com": petrel.hostile(1),
    "petrelpost.info": petrel.hostile(2),
    "petrelpots.com": petrel.cloud(1),
    "petrelport.com": petrel.hosted(2),
  },
};

/** Names that show no brand, of pages that are copies of one: no list of look-alikes has them. */
export const QUIET: Readonly<Record<string, Readonly<Record<string, ZoneEntry>>>> = {
  [BRAND]: {
    "customer-review-desk.com": kestrel.hostile(12),
    "notice-82143.com": kestrel.hostile(13),
  },
  "harrier-shoes.com": { "spring-clearance-store.com": harrier.hostile(4) },
  "petrelpost.com": { "parcel-fee-desk.com": petrel.hostile(3) },
};

/** Where they are named: in certificates, in a list of reported pages, and by the copy itself. */
export const NAMED_BY: Readonly<Record<"certificates" | "list" | "canary", readonly string[]>> = {
  certificates: ["kestrelbank.shop", "customer-review-desk.com", "carrier-shoes.com"],
  list: ["petrelport.com", "spring-clearance-store.com", "parcel-fee-desk.com"],
  canary: ["notice-82143.com"],
};

/** The list. */
export const REPORTED_PAGES = "https://lists.reported-pages.com/today.txt";

/** What a name was until so many days ago, the oldest first; null where it was not registered. */
export type Past = readonly (readonly [daysAgo: number, entry: ZoneEntry | null])[];

/** The past of names that were not always what they are. Names that are in no other table exist no more. */
export const PAST: Readonly<Record<string, Readonly<Record<string, Past>>>> = {
  [BRAND]: {
    "kestrelbank.top": [[24, null]],
    "kestrelbank.xyz": [[21, null], [4, kestrel.parked(12)]],
    "kestrelbannk.com": [[18, null], [8, kestrel.hostile(11)]],
    "kestrelbanksupport.com": [[12, kestrel.parked(13)]],
    "kestrelbank.online": [[9, null]],
    "kestralbank.com": [[6, kestrel.hosted(1, false)]],
    "kestreibank.com": [[3, null]],
    "secure-kestrelbank.com": [[1, null]],
  },
  "harrier-shoes.com": {
    "harrier-shoes-outlet.com": [[16, null]],
    "harrierr-shoes.com": [[22, harrier.hosted(3)]],
    "harrier-shoos.com": [[11, null]],
    "harrier-shoes.shop": [[2, harrier.parked(5)]],
  },
  "marlin-air.com": {
    "marlin-air-login.com": [[13, null]],
    "marlin-hair.com": [[5, marlin.hosted(2, false)]],
    "marlin-ait.com": [[7, null]],
  },
  "petrelpost.com": {
    "petrelposts.com": [[19, null]],
    "petrelpost.info": [[10, petrel.parked(4)]],
    "petreipost.com": [[4, null]],
  },
};

/** Hosts that are not look-alikes: mail servers and registries. */
export const MACHINES: Readonly<Record<string, ZoneEntry>> = {
  "com": { ns: ["ns.nic.com"] },
  "mail.kestrelbank.com": { a: ["127.10.0.25"] },
  "mail.harrier-shoes.com": { a: ["127.10.0.25"] },
  "mail.marlin-air.com": { a: ["127.10.0.25"] },
  "mail.petrelpost.com": { a: ["127.10.0.25"] },
  "mx.budget-hosting.net": { a: ["127.30.0.25"] },
  "mx.bulletproof-cables.com": { a: ["127.40.0.25"] },
  "mx2.bulletproof-cables.com": { a: ["127.40.0.25"] },
  "correio.serra.com.br": { a: ["127.60.0.25"] },
  "lists.reported-pages.com": { a: ["127.0.0.1"] },
  "rdap.verisign.com": { a: ["127.0.0.1"] },
  "whois.nic.io": { a: ["127.0.0.1"] },
  "whois.registry.co": { a: ["127.0.0.1"] },
};
