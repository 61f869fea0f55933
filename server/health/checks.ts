import { X509Certificate } from "node:crypto";
import { readFile, statfs } from "node:fs/promises";
import { join } from "node:path";
import { admissionRefusal } from "../auth/admission.ts";
import { bad, type CheckFinding, good, type HealthCheck, type HealthView, off, unknown } from "./check.ts";
import { readTextFile } from "../io/file_fault.ts";
import { PROGRAM } from "../io/program.ts";
import { BACKUP_MARK } from "../stores/storage.ts";
import { DAY_MS } from "../units/mod.ts";
import { rfc3339 } from "../units/rfc3339.ts";
import { testMail, testPage, testResolvers } from "./tests.ts";

/** Days after which a backup is too old. */
const BACKUP_DAYS = 7;
/** Milliseconds that a clock may be wrong. */
const CLOCK_MS = 60_000;
/** Days of validity at which a certificate needs somebody. */
const LEAST_VALID_DAYS = 14;

const size = (bytes: number): string =>
  bytes < 2 ** 30 ? `${(bytes / 2 ** 20).toFixed(1)} MiB` : `${(bytes / 2 ** 30).toFixed(1)} GiB`;
const days = (ms: number): number => Math.floor(ms / DAY_MS);

/** What the last test says of something that cannot be seen without one; too old after a week. */
function lastTest({ last }: HealthView, now: number, untested: string): CheckFinding {
  if (last === null) return unknown(`${untested}: test it`);
  return now - last.at > 7 * DAY_MS
    ? unknown(`last tested ${days(now - last.at)} days ago: test it again`)
    : last;
}

/** Every check of the core, in the order of the page, on which those of extensions come first. The page, its JSON and the metric `deadringer_health` are made from this list. */
export const CHECKS: readonly HealthCheck[] = [
  {
    id: "queue",
    title: "Queue",
    group: "service",
    settings: ["capacity"],
    read({ config, streams, jobs, load }) {
      const text = `${jobs.size} lookups run, ${streams.taken} of ${config.capacity} places taken`;
      const refusal = admissionRefusal(load());
      return Promise.resolve(refusal === null ? good(text) : bad(`${text}; no new lookups: ${refusal}`));
    },
  },
  {
    id: "disk",
    title: "Disk",
    group: "service",
    settings: ["data", "owner_disk"],
    async read({ storage }) {
      if (storage === null || storage.files === null) return off("nothing is on a disk of this machine");
      const { free, all } = await freeBytes(storage.files);
      const text = `${size(free)} of ${size(all)} free`;
      return free < all * 0.05 ? bad(`${text}: less than 5 %`) : good(text);
    },
  },
  {
    id: "database",
    title: "Database and migrations",
    group: "service",
    settings: ["store"],
    async read({ stores, storage }) {
      const started = performance.now();
      await stores.ping();
      const ms = Math.round(performance.now() - started);
      const { version, newest } = await stores.schema();
      const kind = storage?.kind ?? "of this process";
      const text = `the store (${kind}) answers in ${ms} ms, schema ${version} of ${newest}`;
      if (version < newest) return bad(`${text}: restart the service`);
      return version > newest ? bad(`${text}: a newer version has been here`) : good(text);
    },
  },
  {
    id: "clock",
    title: "Clock",
    group: "service",
    settings: [],
    async read({ hasLater, clocks, now }, { owner }) {
      const at = now(), other = clocks.median;
      if (await hasLater(at + CLOCK_MS, owner)) {
        return bad(`it is ${rfc3339(at)} here, and the store has what happens later: set the clock`);
      }
      if (other === null) {
        return unknown(`it is ${rfc3339(at)} here; compared once three HTTPS sites were visited`);
      }
      const seconds = Math.round(Math.abs(other.ms) / 1_000);
      const text = `${seconds} s from the median of ${other.hosts} HTTPS sites`;
      if (Math.abs(other.ms) <= CLOCK_MS) return good(text);
      return bad(`${other.ms > 0 ? "behind" : "ahead"}, ${text}: set the clock`);
    },
  },
  {
    id: "certificates",
    title: "Certificates",
    group: "service",
    settings: ["tls_cert", "public_url"],
    read({ config, now }) {
      if (config.tls_cert === "") {
        return off(
          config.public_url.startsWith("https:")
            ? "it is that of the proxy in front"
            : "no TLS: browsers sign in on this machine only",
        );
      }
      const { validTo } = new X509Certificate(readTextFile(config.tls_cert));
      const left = days(Date.parse(validTo) - now());
      const text = `valid until ${new Date(validTo).toISOString().slice(0, 10)}`;
      return left < LEAST_VALID_DAYS ? bad(`${text}: ${left} days`) : good(text);
    },
  },
  {
    id: "backup",
    title: "Backup",
    group: "service",
    settings: ["data", "store"],
    command: ({ storage, config }) =>
      storage?.database?.backup ?? `${PROGRAM} backup deadringer.backup --data ${config.data}`,
    async read({ storage, config, now }) {
      if (storage === null || storage.kind === "memory") return off("nothing is kept");
      if (storage.database !== null) {
        return unknown(
          "copies by the database's own tools cannot be seen from here: make sure that one is made",
        );
      }
      const backup = await lastBackup(config.data);
      if (backup === null) return unknown("none was made of this folder yet: run the command below");
      const age = days(now() - backup.at);
      if (backup.at > now() + CLOCK_MS) {
        return bad(`the last is of ${rfc3339(backup.at)}, which is to come: look at the clock`);
      }
      const text = `the last is of ${new Date(backup.at).toISOString()}, ${backup.file}`;
      return age >= BACKUP_DAYS ? bad(`${text}: ${age} days old`) : good(text);
    },
  },
  {
    id: "mail",
    title: "Mail",
    group: "parts",
    settings: ["smtp", "mail_from"],
    read: ({ config, now }, view) =>
      config.smtp === ""
        ? off("no mail server is set")
        : lastTest(view, now(), "none was sent as a test yet"),
    test: testMail,
  },
  {
    id: "screenshots",
    title: "Screenshots",
    group: "parts",
    settings: ["screenshots", "browser"],
    read({ config, io, now }, view) {
      if (!config.screenshots) return off("no screenshots are taken");
      if (io.camera === null) {
        return bad(
          "there is no browser: they need Chromium or Chrome, the package puppeteer-core and a data folder",
        );
      }
      const { state, text } = lastTest(view, now(), "none was taken as a test yet");
      return { state, text: [text, ...io.camera.notice === undefined ? [] : [io.camera.notice]].join("; ") };
    },
    test: testPage,
  },
  {
    id: "resolvers",
    title: "Resolvers",
    group: "parts",
    settings: ["resolvers", "dns_rate"],
    read({ io, now }, view) {
      const failing = [...io.dns.failures ?? []];
      if (failing.length > 0) return bad(failing.map(([address, why]) => `${address}: ${why}`).join("; "));
      return lastTest(view, now(), `${io.dns.resolvers.join(", ")}: not asked yet`);
    },
    test: testResolvers,
  },
];

/** Free bytes where a folder is, and of how many. */
async function freeBytes(folder: string): Promise<{ free: number; all: number }> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { free: bavail * bsize, all: blocks * bsize };
}

/** The mark of the last backup of a folder; null when there is none. */
async function lastBackup(folder: string): Promise<{ at: number; file: string } | null> {
  try {
    const { at, file } = JSON.parse(await readFile(join(folder, BACKUP_MARK), "utf8"));
    return Number.isFinite(Date.parse(at)) && typeof file === "string" ? { at: Date.parse(at), file } : null;
  } catch {
    return null;
  }
}
