import { afterEach, expect, test, vi } from "vitest";
import packet from "dns-packet";
import { ReplyCache } from "../../../../lib/net/dns/cache.ts";
import { decodeReply, encodeQuestion } from "../../../../lib/net/dns/codec.ts";
import { Disputes } from "../../../../lib/net/dns/disputes.ts";
import { type Attempt, Question } from "../../../../lib/net/dns/question.ts";
import { Resolver } from "../../../../lib/net/dns/resolver.ts";

afterEach(() => void vi.restoreAllMocks());

const [one, other] = [new Resolver("127.0.0.1:9", 64, {}), new Resolver("127.0.0.2:9", 64, {})];
const message = encodeQuestion("a.com", "A", true);

function reply(rcode: "NOERROR" | "NXDOMAIN"): Uint8Array {
  const { id, questions } = packet.decode(Buffer.from(message));
  const soa = { mname: "a.nic.com", rname: "b.nic.com", serial: 1 };
  return packet.encode({
    type: "response",
    flags: packet.RECURSION_DESIRED | packet.RECURSION_AVAILABLE | (rcode === "NXDOMAIN" ? 3 : 0),
    id: id!,
    questions: questions!,
    answers: rcode === "NOERROR" ? [{ type: "A", name: "a.com", ttl: 1, data: "192.0.2.1" }] : [],
    authorities: rcode === "NOERROR" ? [] : [{ type: "SOA", name: "com", ttl: 1, data: soa }],
  });
}

function answered(disputes: Disputes, resolver: Resolver, over: Attempt["over"] = "datagram"): Attempt {
  const question = new Question("a.com", "A", {}, [resolver], 0);
  const attempt = question.attempt(resolver, over, performance.now());
  disputes.answered(attempt, decodeReply(reply("NOERROR"), message));
  return attempt;
}

test("a dispute is settled by TCP or by another resolver that was asked since, not by the same one", () => {
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  for (
    const [resolver, over, sentMs, isSettled] of [
      [one, "datagram", 10, false],
      [one, "encrypted", 10, true],
      [other, "datagram", -10, false],
      [other, "datagram", 10, true],
    ] as const
  ) {
    const disputes = new Disputes(new ReplyCache());
    const attempt = answered(disputes, one);
    expect(disputes.disputes(attempt, reply("NOERROR"))).toBe(false);
    expect(disputes.disputes(attempt, reply("NXDOMAIN"))).toBe(true);
    expect([disputes.has("a.com"), disputes.has("b.com"), disputes.has()]).toEqual([true, false, true]);
    now += sentMs;
    answered(disputes, resolver, over);
    expect([resolver.label, over, disputes.has("a.com")]).toEqual([resolver.label, over, !isSettled]);
  }
});

test("a dispute that nobody settles is over after a while, unless it arises again", () => {
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const disputes = new Disputes(new ReplyCache());
  disputes.disputes(answered(disputes, one), reply("NXDOMAIN"));
  now += 599_999;
  expect(disputes.has("a.com")).toBe(true);
  disputes.disputes(answered(disputes, one), reply("NXDOMAIN"));
  now += 599_999;
  expect(disputes.has("a.com")).toBe(true);
  now += 1;
  expect([disputes.has("a.com"), disputes.has()]).toEqual([false, false]);
});

test("where more is disputed than is remembered, everything is, until that is over", () => {
  let now = 1_000;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const disputes = new Disputes(new ReplyCache());
  for (let i = 0; i <= 10_000; i++) {
    const question = new Question(`n${i}.com`, "A", {}, [one], 0);
    const attempt = question.attempt(one, "datagram", now);
    const denial = question.message.slice();
    [denial[2], denial[3]] = [0x81, 0x83];
    question.said = "NOERROR records";
    if (i === 10_000) expect(disputes.has("b.com")).toBe(false);
    expect(disputes.disputes(attempt, denial)).toBe(true);
  }
  expect([disputes.has("n0.com"), disputes.has("b.com")]).toEqual([true, true]);
  now += 600_000;
  expect([disputes.has("n0.com"), disputes.has("b.com"), disputes.has()]).toEqual([false, false, false]);
});
