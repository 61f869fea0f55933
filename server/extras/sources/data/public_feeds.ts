/**
 * Public lists of phishing pages that name their address and terms on pages of their own. Nobody fetched them to write this.
 * @module
 */

/** A list, as its own page describes it. */
export interface PublicFeed {
  name: string;
  url: string;
  /** The column of a table that has the names, where cells leave it open. */
  column?: number;
  /** How often it is asked, hours: not more often than its page allows. */
  hours: number;
  /** Licence and terms, in a sentence without its end. */
  terms: string;
  /** The page that says so. */
  read: string;
}

/** When those pages were read, in stored copies. */
export const READ_ON = "2026-11-29";

/** The lists. */
export const PUBLIC_FEEDS: readonly PublicFeed[] = [
  {
    name: "CERT Polska, warning list",
    url: "https://hole.cert.pl/domains/v2/domains.txt",
    hours: 1,
    terms: "No licence is named there. Its makers suggest a renewal every five minutes",
    read: "https://github.com/CERT-Polska/warning-list-tools/blob/master/ThirdParty/README.md",
  },
  {
    name: "OpenPhish, community feed",
    url: "https://raw.githubusercontent.com/openphish/public_feed/refs/heads/main/feed.txt",
    hours: 12,
    terms: "Not for commercial use, by https://openphish.com/terms.html. New every 12 hours",
    read: "https://github.com/openphish/public_feed",
  },
  {
    name: "Phishing.Database, active domains",
    url: "https://phish.co.za/latest/phishing-domains-ACTIVE.txt",
    hours: 24,
    terms: "MIT licence. Its repository is not to be cloned: it begins anew each day",
    read: "https://github.com/Phishing-Database/Phishing.Database",
  },
  {
    name: "PhishTank, verified pages",
    url: "http://data.phishtank.com/data/online-valid.csv.gz",
    column: 2,
    hours: 24,
    terms: "No licence is named there. Without an application key in the address, a few downloads a day",
    read: "https://www.phishtank.com/developer_info.php",
  },
  {
    name: "URLabuse, phishing pages",
    url: "https://urlabuse.com/public/data/phishing_url.txt",
    hours: 1,
    terms: "No licence is named there. New every five minutes",
    read: "https://urlabuse.com/public/html/doc.html",
  },
];
