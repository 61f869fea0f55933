import { SquatError } from "../errors.ts";
import type { DnsReply, Io } from "../io.ts";
import type { MetaData, StreamMessage } from "../model.ts";
import { createResolution } from "../observe/resolve.ts";
import { problemOf } from "../problem.ts";
import { Subject } from "../subject.ts";
import type { LookupOptions } from "./options.ts";
import { Pace } from "./pace.ts";
import { type Candidate, SLICE, toAscii, type Work } from "./plan.ts";
import { gate, pool } from "./pool.ts";
import type { Queue } from "./queue.ts";
import { study } from "./study.ts";

/** Names whose existence is asked for at once; the DNS client keeps its own, adaptive window below this. */
const QUESTIONS = 2_048;
const STUDIES = 64;
const DEADLINE_MS = 600_000;
const TICK_MS = 250;
const SILENCE_MS = 5_000;
/** How often the work looks whether a reader that stalled reads on. */
const STALL_MS = 20;

/** The imitated name is taken to exist; its addresses are asked for with its other records. */
const NOTHING_SAID: DnsReply = {
  rcode: "NO_ANSWER",
  authoritative: false,
  answers: [],
  soa: null,
  resolver: "",
};

/**
 * Starts the work of a lookup, which pushes its lines to the queue and closes it after exactly one of Done,
 * Timeout and Error. Returns what aborts it all.
 */
export function startRun(
  work: Work,
  options: LookupOptions & { io: Io },
  queue: Queue<StreamMessage>,
): () => void {
  const { io, concurrency = STUDIES, deadlineMs = DEADLINE_MS, passive = false, onNotice, onStudied } =
    options;
  let total = work.candidates.expected;
  const controller = new AbortController();
  const { signal } = controller;
  // Platforms warn at eleven listeners on one signal. The first question of a name shares one with a few others,
  // since most names end there; a name under study has its own.
  const slots = Array.from({ length: QUESTIONS / 8 }, () => new AbortController());
  const live = new Set<AbortController>(slots);
  const original = work.plan === "analyze" ? work.original.fqdn : work.original.registrable;
  const resolution = createResolution(io, signal);
  const studies = gate(concurrency);
  const pace = new Pace(deadlineMs, concurrency);
  const startedAt = io.now();
  let silentMs = 0;
  let completed = 0;
  let shown = 0;
  let answered = false;
  let unknown = 0;
  /** Names without a usable answer that no line has told. */
  let unanswered: string[] = [];
  let silent = 0;
  let lastSilent = "";
  let unasked = 0;

  const push = (line: StreamMessage) => {
    silentMs = 0;
    return queue.push(line);
  };
  const meta = (data: MetaData) => push({ op: "Meta", data });
  const progress = () => {
    shown = completed;
    const told = unanswered.length === 0 ? {} : { unanswered };
    unanswered = [];
    return meta({ kind: "Progress", data: [completed, total], ...told });
  };
  const stop = () => {
    const reason = new DOMException("The lookup ended", "AbortError");
    controller.abort(reason);
    for (const each of live) each.abort(reason);
    live.clear();
  };
  const tellWhatIsMissing = () => {
    const tell = (code: string, message: string) => onNotice?.({ code, message });
    if (unknown > 0) {
      tell(
        "unknown_names",
        `${unknown} of ${total} names got no usable answer (SERVFAIL, REFUSED or silence)`,
      );
    }
    if (silent > 0) {
      tell(
        "no_tls",
        `${silent} of ${total} names have a server that no TLS could be spoken with, such as ${lastSilent}`,
      );
    }
    if (unasked > 0) {
      tell(
        "registries_busy",
        `${unasked} of ${total} names are without registration data: registries count questions, and no turn came in time`,
      );
    }
  };
  const end = (data: MetaData) => {
    if (signal.aborted) return;
    try {
      if (data.kind !== "Error") tellWhatIsMissing();
    } catch (error) {
      data = { kind: "Error", data: problemOf(error) };
    }
    if (data.kind === "Done" || unanswered.length > 0) progress();
    meta(data);
    queue.close();
    stop();
  };

  let imitated: Subject | undefined;
  /** The imitated name's own subject: it is looked at once, when the first look-alike wants to be compared. */
  const brandOf = () => {
    if (imitated !== undefined) return imitated;
    const own = new AbortController();
    live.add(own);
    const { registrable, tld, domain } = work.original;
    return imitated = new Subject({
      name: toAscii(registrable),
      permutation: { domain: { fqdn: registrable, tld, domain }, kind: "Unknown" },
      existence: { state: "registered", rcode: "NOERROR", reply: NOTHING_SAID },
      original,
      brand: null,
      passive,
      io,
      resolution,
      signal: own.signal,
    });
  };

  const registry = {
    patienceMs: () => pace.patienceMs(total, Math.max(0, io.now() - startedAt)),
    busy: () => void unasked++,
  };
  let turn = 0;
  const lookAt = async (candidate: Candidate) => {
    const slot = slots[turn++ % slots.length]!;
    const existence = await resolution.exists(candidate.name, slot.signal);
    // An answer may have been under way when the work was stopped: what begins now nobody would end.
    signal.throwIfAborted();
    answered ||= existence.rcode !== "NO_ANSWER";
    const wanted = existence.state === "registered" ||
      existence.state !== "unknown" && work.plan !== "squat";
    pace.asked(wanted);
    if (existence.state === "unknown") {
      unknown++;
      unanswered.push(candidate.permutation.domain.fqdn);
    }
    if (wanted) {
      const own = new AbortController();
      live.add(own);
      try {
        const brand = work.plan === "squat" ? brandOf() : null;
        const told = (why: string) => {
          silent++;
          lastSilent = `${candidate.name}: ${why}`;
        };
        const shared = { original, brand, passive, io, resolution, told, registry };
        const subject = new Subject({ ...candidate, ...shared, existence, signal: own.signal });
        await studies(async () => {
          if (onStudied === undefined) return await study(subject, work.ops, push);
          const lines: StreamMessage[] = [];
          await study(subject, work.ops, (line) => void lines.push(line));
          await onStudied(candidate.permutation, lines);
        });
      } finally {
        live.delete(own);
        pace.done();
      }
    }
    completed++;
  };

  /** A machine without a network hears so after the time of one question, not of all. */
  const findNetwork = async () => {
    const advice = "check the network, or name another resolver (--resolver IP)";
    const top = work.original.ascii.slice(work.original.ascii.lastIndexOf(".") + 1);
    // Both before all others: a resolver that limits its answers must not lose them in the crowd.
    const [reply, above] = await Promise.all(
      [work.original.ascii, top].map((name) => io.dns.query(name, "NS", signal, { urgent: true })),
    ) as [DnsReply, DnsReply];
    if (reply.rcode === "NO_ANSWER" && !answered) {
      const resolvers = io.dns.resolvers.join(", ") || "any resolver";
      throw new SquatError("no_network", `No answer from ${resolvers}: ${advice}`);
    }
    // A true denial names the zone that denies (RFC 2308 section 2.1); captive networks deny all there is.
    if (reply.rcode !== "NXDOMAIN" || reply.soa !== null) return;
    const { rcode, soa, resolver } = above;
    if (rcode === "NXDOMAIN" && soa === null) {
      throw new SquatError(
        "no_network",
        `${resolver} says that .${top} does not exist, so it is not connected to the public DNS: ${advice}`,
      );
    }
  };

  const ticks = async () => {
    for (;;) {
      await io.sleep(TICK_MS, signal);
      silentMs += TICK_MS;
      // A reader that stalls must not pile up lines about the stream.
      if (queue.full) continue;
      if (completed !== shown) progress();
      else if (silentMs >= SILENCE_MS) meta({ kind: "Heartbeat" });
    }
  };

  /** The candidates as they are made, with pauses in which answers are heard and other lookups work. */
  async function* candidates(): AsyncGenerator<Candidate> {
    let count = 0;
    for (const candidate of work.candidates) {
      if (++count % SLICE === 0) await io.sleep(0, signal);
      // While a reader stalls nothing new is asked for.
      while (queue.full) await io.sleep(STALL_MS, signal);
      yield candidate;
    }
    total = count;
  }

  Promise.all([findNetwork(), pool(candidates(), QUESTIONS, lookAt, signal)]).then(
    () => end({ kind: "Done" }),
    (error) => end({ kind: "Error", data: problemOf(error) }),
  );
  ticks().catch(() => {});
  io.sleep(deadlineMs, signal).then(() => {
    const error = new SquatError(
      "deadline",
      `Out of time after ${
        deadlineMs / 1000
      } s: ${completed} of ${total} names were done; the rest is not known`,
    );
    // The clock may have been set back.
    const elapsed_ms = Math.max(0, io.now() - startedAt);
    end({ kind: "Timeout", data: { ...problemOf(error), completed, total, elapsed_ms } });
  }, () => {});
  return stop;
}
