import { proxyNotice, silenceNotice, tcpNotice } from "./no_network.ts";
import { nextSlice } from "./pace.ts";
import type { Examiner } from "./examine.ts";
import { PROGRESS_MS } from "./reporter.ts";
import type { LookupRun } from "./run.ts";
import { type CandidateSteps, Window } from "./window.ts";

/** Starts the work: each candidate goes through the steps. The lines end with exactly one of Done, Timeout and Error. */
export function startRun(run: LookupRun, examiner: Examiner, steps: CandidateSteps): void {
  const { reporter, shortfall, network, signal, options } = run;
  const { io, onNotice, passive = false } = options;
  const window = new Window(run, examiner, steps);
  const proxy = io.net?.proxy;
  const proxyFailures = new Map(proxy?.failures);
  const giveNotices = () => {
    const notices = [...shortfall.notices(passive, examiner.isBrandVisited), ...network.notices()];
    const more = [proxy === undefined ? null : proxyNotice(proxy, proxyFailures), tcpNotice(io.dns)];
    for (const each of [...notices, ...more]) if (each !== null) onNotice?.(each);
  };
  nextSlice(options).then(() => Promise.all([network.check(), window.takeAll()])).then(
    () => run.end(() => (giveNotices(), reporter.done())),
    (error) => run.fail(error),
  );
  // After the end nothing fails any more.
  tick(run).catch((error) => run.fail(error));
  io.sleep(run.deadlineMs, signal).then(() =>
    run.end(() => {
      giveNotices();
      for (const [{ permutation: { domain: { fqdn } } }, isCounted] of window.unpictured) {
        if (!isCounted) reporter.completed++;
        reporter.failed({ fqdn, op: "Screenshot", detail: "The lookup ended before its picture was taken" });
      }
      for (const { permutation } of window.unfinished()) {
        if (!reporter.missing(permutation.domain.fqdn)) break;
      }
      return reporter.timeout(io.now() - run.startedAt);
    }), (error) => run.fail(error));
}

/** Sends Meta lines when they are due, until the lookup ends; notes once that no resolver answers any more. */
async function tick(run: LookupRun): Promise<void> {
  const { reporter, signal, options: { io, onNotice } } = run;
  let isSilent = false;
  for (;;) {
    await io.sleep(PROGRESS_MS, signal);
    const notice = isSilent ? null : silenceNotice(io);
    if (notice !== null) {
      isSilent = true;
      onNotice?.(notice);
    }
    // Meta lines must not pile up for a stalled reader.
    const line = run.isBehind ? null : reporter.tick(PROGRESS_MS);
    if (line !== null) run.push(line);
  }
}
