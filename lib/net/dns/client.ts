import { randomInt } from "node:crypto";
import { SquatError } from "../../errors.ts";
import type { Dns, DnsReply, QueryOptions, RecordType } from "../../io.ts";
import { decodeDns, type DnsMessage, echoes, encodeQuestion, rcodeName, setId } from "./codec.ts";
import { Line } from "./line.ts";
import { createPace } from "./pace.ts";
import { measure, parseResolver, sameAddress, type Server } from "./server.ts";
import { askTcp } from "./tcp.ts";
import { openUdp, platformWindow, type UdpPort } from "./udp.ts";

/** Which resolvers, and how patiently. */
export interface DnsOptions {
  /** `192.0.2.1`, `192.0.2.1:5353`, `2001:db8::1`, `[2001:db8::1]:53`. */
  resolvers: readonly string[];
  /** Milliseconds from the first packet of a question to giving up. @default 5000 */
  timeoutMs?: number;
  /** Most questions under way at once. @default 2048; on Deno 1024, without --unstable-net 128 */
  window?: number;
}

/** Until a connection is free for a reply that was cut. */
const TCP_WAIT_MS = 100;
/** Gentler than RFC 6298's 2: a question is one small datagram, and one more resolver may be asked. */
const BACKOFF = 1.6;
const PORTS = 16;
const TCP_AT_ONCE = 16;
const TICK_MS = 10;
/** So many attempts a question gets before its time counts as up: at a loss of 5 % each way all fail once in a million. */
const FAIR_ATTEMPTS = 6;
const MAX_ATTEMPTS = 12;
/** So many questions in a row without an answer, and a resolver is only tried now and then. */
const DEAD_AFTER = 24;

interface Attempt {
  server: Server;
  port: number;
  id: number;
  sentAt: number;
}

interface Question {
  name: string;
  type: RecordType;
  message: Uint8Array;
  edns: boolean;
  attempts: Attempt[];
  firstServer: number;
  /** Resolvers that may be asked. */
  servers: readonly Server[];
  /** Those of them that said SERVFAIL, REFUSED and the like. */
  refusedBy: Server[];
  lastRefusal: DnsReply | null;
  deadline: number;
  dueAt: number;
  state: "waiting" | "asked" | "tcp" | "ended";
  signal: AbortSignal | undefined;
  /** Ends the connection, where one was needed. */
  connection: AbortController | undefined;
  onAbort: () => void;
  resolve: (reply: DnsReply) => void;
  reject: (reason: unknown) => void;
}

/**
 * Returns a client that asks resolvers over UDP, many questions at once, and over TCP where a reply was cut.
 *
 * A question is repeated with growing waits, each time with a new random id from one of sixteen random ports
 * and to the next resolver; a late answer to an earlier attempt still counts. Replies from elsewhere, to other
 * questions or out of shape are dropped. How many questions are under way follows from what is answered (see
 * `createPace`). SERVFAIL and REFUSED are asked of the other resolvers before they are believed.
 * Source: RFC 1035, RFC 5452 (ids and ports), RFC 6298 (retransmission), RFC 6891 (EDNS), RFC 7766 (TCP).
 *
 * @throws {SquatError} `invalid_parameter` for a resolver that is not an IP address with an optional port.
 * @example
 * ```ts
 * import { createDns } from "./client.ts";
 * const dns = createDns({ resolvers: ["192.0.2.53"] });
 * console.assert(dns.resolvers[0] === "192.0.2.53:53");
 * await dns.close();
 * ```
 */
export function createDns(options: DnsOptions): Dns {
  return new DnsClient(options);
}

class DnsClient implements Dns {
  readonly resolvers: readonly string[];
  readonly #servers: Server[];
  readonly #timeoutMs: number;
  readonly #pace: ReturnType<typeof createPace>;
  readonly #ports: { port: UdpPort; asked: Map<number, Question> }[][] = [[], []];
  readonly #open = new Set<Question>();
  readonly #urgent = new Line<Question>();
  readonly #waiting = new Line<Question>();
  #underWay = 0;
  #tcp = 0;
  /** Retransmissions wait for the pace. */
  #overdue = false;
  #budget = 0;
  #budgetAt = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(options: DnsOptions) {
    this.#servers = options.resolvers.map(parseResolver);
    if (this.#servers.length === 0) {
      throw new SquatError("no_network", "No resolver is known: name one with --resolver IP");
    }
    this.resolvers = this.#servers.map((server) => server.label);
    this.#timeoutMs = options.timeoutMs ?? 5_000;
    this.#pace = createPace(options.window ?? platformWindow());
  }

  query(name: string, type: RecordType, signal?: AbortSignal, wish: QueryOptions = {}): Promise<DnsReply> {
    if (this.#closed) return Promise.resolve(noAnswer());
    if (signal?.aborted) return Promise.reject(signal.reason);
    return new Promise((resolve, reject) => {
      const question: Question = {
        name,
        type,
        message: encodeQuestion(name, type),
        edns: true,
        attempts: [],
        firstServer: this.#servers.length === 1 ? 0 : randomInt(this.#servers.length),
        servers: this.#wanted(wish),
        refusedBy: [],
        lastRefusal: null,
        deadline: 0,
        dueAt: 0,
        state: "waiting",
        signal,
        connection: undefined,
        onAbort: () => {
          this.#end(question);
          reject(signal!.reason);
        },
        resolve,
        reject,
      };
      signal?.addEventListener("abort", question.onAbort);
      this.#open.add(question);
      (wish.urgent ? this.#urgent : this.#waiting).push(question);
      this.#startClock();
      this.#sendWaiting();
    });
  }

  close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    this.#timer = undefined;
    for (const question of this.#open) this.#answer(question, noAnswer());
    for (const { port } of this.#ports.flat()) port.close();
    return Promise.resolve();
  }

  #startClock(): void {
    // Answers that are already here must be read before a question counts as unanswered: timers run before
    // sockets are read, immediates after.
    this.#timer ??= setInterval(() => setImmediate(() => this.#tick()), TICK_MS);
  }

  #tick(): void {
    const now = performance.now();
    this.#pace.tick(now);
    let overdue = false;
    for (const question of this.#open) {
      if (question.state === "waiting" || question.state === "tcp") continue;
      // While the pace holds attempts back, silence proves nothing yet; twice the time is the end all the same.
      const tried = question.attempts.length >= FAIR_ATTEMPTS || now >= question.deadline + this.#timeoutMs;
      if (now >= question.deadline && tried) {
        for (const { server } of question.attempts) server.silent++;
        this.#answer(question, question.lastRefusal ?? noAnswer());
      } else if (now >= question.dueAt && question.attempts.length < MAX_ATTEMPTS) {
        if (!this.#mayAsk(now)) {
          overdue = true;
          break;
        }
        this.#ask(question, now);
      }
    }
    this.#overdue = overdue;
    this.#sendWaiting();
    if (this.#open.size === 0) {
      clearInterval(this.#timer);
      this.#timer = undefined;
    }
  }

  /** Takes one question's worth from what the pace allows. */
  #mayAsk(now: number): boolean {
    const { rate } = this.#pace;
    if (rate === Infinity) return true;
    this.#budget = Math.min(
      Math.max(1, rate * 2 * TICK_MS / 1000),
      this.#budget + rate * (now - this.#budgetAt) / 1000,
    );
    this.#budgetAt = now;
    if (this.#budget < 1) return false;
    this.#budget--;
    return true;
  }

  #sendWaiting(): void {
    // What was asked has a deadline; what waits has none yet.
    if (this.#overdue) return;
    const now = performance.now();
    for (const line of [this.#urgent, this.#waiting]) {
      for (let question = line.first; question !== undefined; question = line.first) {
        if (question.state === "waiting") {
          if (this.#underWay >= this.#pace.window || !this.#mayAsk(now)) return;
          question.deadline = now + this.#timeoutMs;
          question.state = "asked";
          this.#underWay++;
          this.#ask(question, now);
        }
        line.shift();
      }
    }
  }

  #ask(question: Question, now: number): void {
    const server = this.#nextServer(question);
    const ports = this.#ports[server.family === 4 ? 0 : 1]!;
    const index = randomInt(PORTS);
    const slot = ports[index] ??= this.#openPort(server.family);
    let id = randomInt(65_536);
    while (slot.asked.has(id)) id = (id + 1) & 65_535;
    slot.asked.set(id, question);
    const nth = question.attempts.push({ server, port: index, id, sentAt: now });
    question.dueAt = now + server.rtoMs * BACKOFF ** (nth - 1) * (0.9 + randomInt(200) / 1000);
    // The platform may still hold the last datagram, so each attempt has its own bytes.
    const message = nth === 1 ? question.message : question.message.slice();
    setId(message, id);
    slot.port.send(message, server.address, server.port);
  }

  #wanted({ only, except }: QueryOptions): readonly Server[] {
    if (this.#servers.length === 1 || (only === undefined && except === undefined)) return this.#servers;
    const wanted = this.#servers.filter(({ label }) =>
      label !== except && (only === undefined || label === only)
    );
    return wanted.length === 0 ? this.#servers : wanted;
  }

  #nextServer(question: Question): Server {
    const { servers } = question;
    const start = question.firstServer + question.attempts.length;
    for (let i = 0; i < servers.length; i++) {
      const server = servers[(start + i) % servers.length]!;
      const usable = server.silent < DEAD_AFTER || randomInt(50) === 0;
      if (usable && !question.refusedBy.includes(server)) return server;
    }
    return servers[start % servers.length]!;
  }

  #openPort(family: 4 | 6): { port: UdpPort; asked: Map<number, Question> } {
    const asked = new Map<number, Question>();
    return {
      asked,
      port: openUdp(family, (bytes, address, port) => this.#receive(asked, bytes, address, port)),
    };
  }

  #receive(asked: Map<number, Question>, bytes: Uint8Array, address: string, port: number): void {
    if (bytes.length < 12) return;
    const id = (bytes[0]! << 8) | bytes[1]!;
    const question = asked.get(id);
    if (question === undefined || question.state !== "asked") return;
    const nth = question.attempts.findIndex((attempt) => attempt.id === id && attempt.server.port === port);
    const attempt = question.attempts[nth];
    if (attempt === undefined || !sameAddress(attempt.server.address, address)) return;
    // FORMERR may come without the question from servers that know no EDNS.
    const formatError = (bytes[3]! & 15) === 1 && question.edns;
    if ((bytes[2]! & 0x80) === 0 || (!formatError && !echoes(bytes, question.message))) return;
    measure(attempt.server, performance.now() - attempt.sentAt);
    if (formatError) {
      question.edns = false;
      question.message = encodeQuestion(question.name, question.type, false);
      return this.#ask(question, performance.now());
    }
    let message: DnsMessage;
    try {
      message = decodeDns(bytes);
    } catch {
      // Junk from the right place: as good as lost. The next attempt may do better.
      return;
    }
    this.#pace.answered(nth);
    if (message.truncated) this.#askTcp(question, attempt.server);
    else this.#take(question, attempt.server, message);
  }

  /** Ends a question with what a server said, unless another server may know better. */
  #take(question: Question, server: Server, message: DnsMessage | null): void {
    const reply: DnsReply = message === null ? noAnswer() : {
      rcode: rcodeName(message.rcode),
      authoritative: message.authoritative,
      answers: message.answers,
      soa: message.soa,
      resolver: server.label,
    };
    const decided = message?.rcode === 0 || message?.rcode === 3;
    if (!decided && question.servers.length > 1) {
      if (!question.refusedBy.includes(server)) question.refusedBy.push(server);
      question.lastRefusal = reply;
      if (
        question.refusedBy.length < question.servers.length && question.attempts.length < MAX_ATTEMPTS
      ) {
        question.state = "asked";
        return this.#ask(question, performance.now());
      }
    }
    this.#answer(question, reply);
  }

  async #askTcp(question: Question, server: Server): Promise<void> {
    question.state = "tcp";
    if (this.#tcp >= TCP_AT_ONCE) {
      // Its turn comes with the next attempt, when a connection is free.
      question.state = "asked";
      question.dueAt = performance.now() + TCP_WAIT_MS;
      return;
    }
    this.#tcp++;
    setId(question.message, randomInt(65_536));
    const left = Math.max(1, question.deadline - performance.now());
    question.connection = new AbortController();
    const { signal } = question.connection;
    const bytes = await askTcp(question.message, server.address, server.port, left, signal);
    this.#tcp--;
    if (question.state !== "tcp") return;
    try {
      if (
        bytes !== null && bytes.length >= 12 && bytes[0] === question.message[0] &&
        bytes[1] === question.message[1] && echoes(bytes, question.message)
      ) {
        const message = decodeDns(bytes);
        if (message.isReply && !message.truncated) return this.#take(question, server, message);
      }
    } catch {
      // Falls through: no usable reply.
    }
    this.#take(question, server, null);
  }

  #answer(question: Question, reply: DnsReply): void {
    if (question.state === "ended") return;
    this.#end(question);
    question.resolve(reply);
    this.#sendWaiting();
  }

  #end(question: Question): void {
    if (question.state === "ended") return;
    if (question.state !== "waiting") this.#underWay--;
    question.state = "ended";
    question.connection?.abort();
    question.signal?.removeEventListener("abort", question.onAbort);
    this.#open.delete(question);
    for (const { server, port, id } of question.attempts) {
      this.#ports[server.family === 4 ? 0 : 1]![port]!.asked.delete(id);
    }
  }
}

function noAnswer(): DnsReply {
  return { rcode: "NO_ANSWER", authoritative: false, answers: [], soa: null, resolver: "" };
}
