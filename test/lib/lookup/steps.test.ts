import { expect, test } from "vitest";
import type { LookupOptions } from "../../../lib/lookup/options.ts";
import { checkWhole, Examiner, firstLine, LookupRun, planWork, startRun } from "../../../lib/lookup/mod.ts";
import type { PureSteps } from "../../../lib/subject.ts";
import { classify, ctSearch, type Io, mergeLines, parseX509, permute } from "../../../mod.ts";
import { startMiniInternet } from "../../../server/mini/mod.ts";
import { shortened } from "../net/world.ts";

/** `mod.ts`, put together otherwise. */
async function* composed(domain: string, options: LookupOptions & { io: Io }, steps: PureSteps) {
  const generate: typeof permute = function* (...args) {
    for (const each of permute(...args)) if (each.domain.fqdn !== "kestrelbank.org") yield each;
  };
  const work = await planWork(checkWhole(domain, options, generate), options, generate);
  yield firstLine(work);
  const run = new LookupRun(work, options);
  const examiner = new Examiner(run, steps);
  startRun(run, examiner, {
    exists: (candidate, isLast) => examiner.exists(candidate, isLast),
    confirm: (candidate, existence) => examiner.confirm(candidate, existence),
    study: (found) =>
      found().name === "kestreibank.com"
        ? Promise.resolve({ pictures: Promise.resolve() })
        : examiner.study(found),
  });
  yield* run.read();
}

test("every step of a lookup is the one that it was put together with", async () => {
  const { domain, io: real, close } = await startMiniInternet();
  const io: Io = { ...real, sleep: shortened };
  const certificates = new Set<string>();
  const searched = new Set<string>();
  try {
    const lines = await Array.fromAsync(composed(domain, { io, limit: 80 }, {
      classify: (facts) => ({ ...classify(facts), legitimate: 0, phishing: 0, parked: 1 }),
      parseX509: (der) => {
        const found = parseX509(der);
        certificates.add(found.fingerprint_sha256);
        return found;
      },
      ctSearch: (index, query) => {
        searched.add(query.pattern);
        return ctSearch(index, query);
      },
    }));
    const names = mergeLines(lines);
    expect(Object.keys(names).length).toBeGreaterThan(5);
    // Not made; a certificate has it all the same.
    expect(names["kestrelbank.org"]?.permutation?.kind).toBe("CertificateTransparency");
    expect(names["kestreibank.com"]).toBeUndefined();
    const verdicts = Object.values(names).flatMap(({ classification }) => classification ?? []);
    expect(verdicts.length).toBeGreaterThan(5);
    expect(verdicts.filter(({ parked }) => parked !== 1)).toEqual([]);
    expect(searched.size).toBe(Object.keys(names).length);
    const shown = Object.values(names).flatMap(({ origin_x509 }) => origin_x509 ?? []);
    expect(shown.length).toBeGreaterThan(0);
    expect(shown.filter(({ fingerprint_sha256 }) => !certificates.has(fingerprint_sha256))).toEqual([]);
  } finally {
    await close();
  }
});
