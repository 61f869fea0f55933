/**
 * Where the rows come from that are not given away: files of public repositories at a commit.
 * @module
 */

/** A list at a commit. */
export interface Source {
  repository: string;
  commit: string;
  paths: readonly string[];
}

/** By the name that the `sources` column has. */
export const SOURCES: Readonly<Record<string, Source>> = {
  jarelllama: {
    repository: "jarelllama/Scam-Blocklist",
    commit: "f9d27267",
    paths: ["data/raw_light.txt", "data/dead_domains.txt", "data/parked_domains.txt"],
  },
  "phantom-blocklist": { repository: "phantom/blocklist", commit: "f0e8ff9e", paths: ["blocklist.yaml"] },
  cryptoscamdb: { repository: "CryptoScamDB/blacklist", commit: "2208d2e9", paths: ["data/urls.yaml"] },
  scamsniffer: {
    repository: "scamsniffer/scam-database",
    commit: "75000558",
    paths: ["blacklist/combined.json"],
  },
  openphish: { repository: "openphish/public_feed", commit: "5610d1ff", paths: ["feed.txt"] },
  spam404: { repository: "Spam404/lists", commit: "b5df4f5", paths: ["main-blacklist.txt"] },
};
