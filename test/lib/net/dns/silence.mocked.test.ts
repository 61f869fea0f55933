/**
 * Silence, and names with broken servers, in simulated time: a client whose clock is set and whose datagrams go to a resolver written here.
 * @module
 */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { DnsReply, RecordType } from "../../../../lib/io.ts";
import { createDns } from "../../../../lib/net/dns/client.ts";
import type { OnDatagram } from "../../../../lib/net/dns/udp.ts";
import { numbers } from "../../lines/month.ts";

/** What the network does with a datagram: milliseconds until its answer is read, null for none. */
type Network = (name: string, nowMs: number) => number | null;
const network: { answersAfter: Network; sent: string[] } = { answersAfter: () => null, sent: [] };

vi.mock("../../../../lib/net/dns/udp.ts", () => ({
  platformWindow: () => 2_048,
  openUdp: (_family: 4 | 6, onDatagram: OnDatagram) => ({
    send(message: Uint8Array, address: string, port: number) {
      const name = nameIn(message);
      network.sent.push(name);
      const afterMs = network.answersAfter(name, performance.now());
      if (afterMs === null) return;
      const reply = message.slice();
      reply[2] = 0x81;
      reply[3] = 0x83; // NXDOMAIN
      if (name.startsWith("broken")) reply[3] = 0x82; // SERVFAIL
      if (name.startsWith("garbage")) reply[7] = 9; // Answers that are not there.
      setTimeout(() => onDatagram(reply, address, port), afterMs);
    },
    close() {},
  }),
}));

function nameIn(message: Uint8Array): string {
  const labels: string[] = [];
  for (let at = 12; message[at]! > 0; at += 1 + message[at]!) {
    labels.push(new TextDecoder().decode(message.subarray(at + 1, at + 1 + message[at]!)));
  }
  return labels.join(".");
}

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["performance", "setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate"],
  });
  network.sent = [];
});
afterEach(() => void vi.useRealTimers());

/** Asks 40 names that exist nowhere, `silent` ones, and some whose answers are garbage. */
async function ask(silent: number, answersAfter: Network, seconds: number, garbage = 3) {
  network.answersAfter = (name, nowMs) => name.startsWith("silent") ? null : answersAfter(name, nowMs);
  const dns = createDns({ resolvers: ["192.0.2.1"] });
  const own: DnsReply[] = [];
  const others: DnsReply[] = [];
  const query = (name: string, replies: DnsReply[]) =>
    dns.query(name, "A").then((reply) => void replies.push(reply));
  for (let i = 0; i < 40; i++) query(`name${i}.com`, others);
  for (let i = 0; i < silent; i++) query(`silent${i}.com`, own);
  for (let i = 0; i < garbage; i++) query(`garbage${i}.com`, own);
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  const found = { own: [...own], others: [...others] };
  await dns.close();
  return found;
}

const finals = (replies: DnsReply[]) =>
  replies.filter(({ rcode, isFinal }) => rcode === "NO_ANSWER" && isFinal);
const answered = (replies: DnsReply[]) => replies.filter(({ rcode }) => rcode === "NXDOMAIN");

test("names that stay silent are final after one pass, though nothing else is left to ask for", async () => {
  const { own, others } = await ask(9, () => 20, 6);
  expect(answered(others)).toHaveLength(40);
  expect(finals(own)).toHaveLength(12);
});

test.each([300, 700, 1_500, 4_000, 6_000, 12_000])(
  "a client that reads what it is answered %d ms late, for a while, takes no silent name for a ban",
  async (lateMs) => {
    for (const [fromMs, untilMs] of [[100, 2_000], [400, 6_000], [800, 14_000], [3_000, 60_000]] as const) {
      const late = (nowMs: number) => nowMs > fromMs && nowMs < untilMs ? lateMs : 20;
      const { own, others } = await ask(9, (_, nowMs) => late(nowMs), 31);
      expect(answered(others)).toHaveLength(40);
      expect([fromMs, own.length]).toEqual([fromMs, 12]);
    }
  },
);

test("a client that reads every answer later than a query may take loses none", async () => {
  const { others } = await ask(0, (_, nowMs) => nowMs < 1_000 ? 20 : 6_000, 30);
  expect(answered(others)).toHaveLength(40);
});

// A ban shorter than a query takes its attempts: their silence is nobody's, and a lookup asks once more.
test.each([[2, 0], [30, 9], [300, 9]])(
  "a ban of %d s is waited out; silent names end after it, %d of 12 or more as final",
  async (seconds, least) => {
    let sent = 0;
    const isBanned = (nowMs: number) => nowMs < seconds * 1000 && sent++ >= 10;
    // What was answered before it is the rate after it: few a second.
    const { own, others } = await ask(9, (_, nowMs) => isBanned(nowMs) ? null : 20, 2 * seconds + 90);
    expect(answered(others)).toHaveLength(40);
    expect(own.filter(({ rcode }) => rcode === "NO_ANSWER")).toHaveLength(12);
    expect(finals(own).length).toBeGreaterThanOrEqual(least);
  },
);

test("a name that loses all its datagrams where many are lost is not final: nobody knows whose silence it is", async () => {
  const random = numbers(7);
  const isLost = (name: string) => name.startsWith("unlucky") || random() < 0.28;
  network.answersAfter = (name) => isLost(name) ? null : 5;
  // Six attempts fit into two seconds: all are lost once in 2,000.
  const dns = createDns({ resolvers: ["192.0.2.1"], timeoutMs: 2_000 });
  const unlucky: DnsReply[] = [];
  for (let i = 0; i < 200; i++) {
    const name = i % 20 === 0 ? `unlucky${i}.com` : `name${i}.com`;
    dns.query(name, "A").then((reply) => void (i % 20 === 0 && unlucky.push(reply)));
  }
  await vi.advanceTimersByTimeAsync(8_000);
  await dns.close();
  expect(unlucky.map(({ rcode, isFinal }) => [rcode, isFinal])).toEqual(Array(10).fill(["NO_ANSWER", false]));
});

test("garbage from a resolver that was silent is not taken for refusals", async () => {
  const { own } = await ask(3, (_, nowMs) => nowMs > 500 && nowMs < 12_000 ? null : 20, 60, 60);
  expect(own).toHaveLength(63);
});

test("during a ban nothing is sent but one check, less and less often", async () => {
  let sent = 0;
  const checks: number[] = [];
  await ask(9, (name, nowMs) => {
    if (nowMs > 20_000) checks.push(/^(name|silent|garbage)\d/.test(name) ? NaN : nowMs);
    return sent++ >= 10 ? null : 20;
  }, 320);
  const gaps = checks.slice(1).map((at, i) => at - checks[i]!);
  expect(checks.length).toBeGreaterThan(10);
  expect(checks.length).toBeLessThan(40);
  expect(gaps.at(-1)).toBeGreaterThan(3 * gaps[0]!);
  // The window of a resolver may be full of queries that wait: the check is sent all the same.
  expect(network.sent.filter((name) => name.startsWith("silent")).length).toBeLessThan(9 * 13);
});

test("a resolver that has never answered ends its queries at their timeout", async () => {
  const { own, others } = await ask(1, () => null, 11);
  expect([...own, ...others].map(({ rcode, isFinal }) => [rcode, isFinal])).toEqual(
    Array.from({ length: 44 }, () => ["NO_ANSWER", false]),
  );
});

test("a resolver that stays silent ends its queries after ten minutes", async () => {
  let sent = 0;
  const { own, others } = await ask(1, () => sent++ >= 10 ? null : 20, 610);
  expect(answered(others)).toHaveLength(10);
  expect(finals([...own, ...others])).toEqual([]);
  expect(own.length + others.length).toBe(44);
});

test("names with broken servers alone cost no pause, whatever is asked about them", async () => {
  network.answersAfter = () => 20;
  const dns = createDns({ resolvers: ["192.0.2.1"] });
  const ends: boolean[] = [];
  for (let i = 0; i < 200; i++) {
    if (i % 18 > 0) {
      dns.query(`name${i}.com`, "A");
      continue;
    }
    const name = `broken${i}.com`;
    const only = { only: "192.0.2.1:53" };
    dns.query(name, "A")
      .then(() => dns.query(name, "A", undefined, { ...only, checkingDisabled: true }))
      .then(() => dns.query(name, "DS", undefined, { checkingDisabled: true }))
      .then(({ isFinal }) => ends.push(isFinal === true));
  }
  await vi.advanceTimersByTimeAsync(3_000);
  await dns.close();
  expect(ends).toEqual(Array(12).fill(true));
});

test("after a stall of the machine, late queries are sent again over several ticks, not all in one", async () => {
  const seen = new Set<string>();
  const repeats = new Map<number, number>();
  network.answersAfter = (name, nowMs) => {
    if (seen.has(name)) repeats.set(nowMs, (repeats.get(nowMs) ?? 0) + 1);
    seen.add(name);
    return 50;
  };
  const dns = createDns({ resolvers: ["192.0.2.1"] });
  let answered = 0;
  const NAMES = 20_000;
  for (let i = 0; i < NAMES; i++) void dns.query(`name${i}.com`, "A").then(() => answered++);
  await vi.advanceTimersByTimeAsync(400);
  const own = performance.now;
  performance.now = () => own.call(performance) + 2_000;
  await vi.advanceTimersByTimeAsync(30_000);
  await dns.close();
  performance.now = own;
  expect([...repeats.values()].reduce((sum, each) => sum + each, 0)).toBeGreaterThan(200);
  expect(Math.max(...repeats.values())).toBeLessThanOrEqual(128);
  expect(answered).toBe(NAMES);
});

/** Milliseconds that each question takes, asked one after the other where many datagrams are lost at first. */
async function askInTurn(name: string, types: readonly RecordType[], answersAfter: Network) {
  const random = numbers(7);
  network.answersAfter = (asked, nowMs) =>
    asked === name ? answersAfter(asked, nowMs) : nowMs < 3_000 && random() < 0.5 ? null : 5;
  const dns = createDns({ resolvers: ["192.0.2.1"] });
  let nth = 0;
  const askOther = (): void => void dns.query(`name${nth++}.com`, "A");
  for (let i = 0; i < 400; i++) askOther();
  // Where nothing else is answered, the resolver itself may be silent, and the question begins anew.
  const others = setInterval(askOther, 50);
  const asked: { ms: number; rcode: string; isFinal: boolean }[] = [];
  void (async () => {
    for (const type of types) {
      const startedAt = performance.now();
      const { rcode, isFinal = false } = await dns.query(name, type);
      asked.push({ ms: performance.now() - startedAt, rcode, isFinal });
    }
  })();
  await vi.advanceTimersByTimeAsync(60_000);
  clearInterval(others);
  await dns.close();
  return asked;
}

test("what is asked of a name that was silent just now waits for the rest of eight seconds", async () => {
  const asked = await askInTurn("silent.com", ["A", "NS", "A"], () => null);
  expect(asked.map(({ rcode, isFinal }) => `${rcode} ${isFinal}`)).toEqual([
    "NO_ANSWER false",
    "NO_ANSWER true",
    "NO_ANSWER true",
  ]);
  const [first, second, third] = asked.map(({ ms }) => ms);
  expect(first! + second!).toBeGreaterThanOrEqual(8_000);
  expect(first! + second!).toBeLessThan(8_200);
  expect(third).toBeGreaterThanOrEqual(2_000);
  expect(third).toBeLessThan(2_200);
});

test.each([5_500, 6_500, 7_900])(
  "a server that answers after %d ms is heard, when it is asked again at the latest",
  async (ms) => {
    let firstMs: number | undefined;
    // The resolver knows the answer from then on, and tells whoever waits for it.
    const asked = await askInTurn("slow.com", ["A", "A"], (_, nowMs) => {
      firstMs ??= nowMs;
      return Math.max(5, firstMs + ms - nowMs);
    });
    expect(asked.at(-1)!.rcode).toBe("NXDOMAIN");
  },
);

test("a name that answers is not held to be silent any more", async () => {
  let isAnswered = false;
  const asked = await askInTurn("slow.com", ["A", "A", "NS"], (_, nowMs) => {
    if (nowMs < 5_300 || isAnswered) return null;
    isAnswered = true;
    return 5;
  });
  expect(asked.map(({ rcode }) => rcode)).toEqual(["NO_ANSWER", "NXDOMAIN", "NO_ANSWER"]);
  expect(asked[2]!.ms).toBeGreaterThanOrEqual(3_000);
});
