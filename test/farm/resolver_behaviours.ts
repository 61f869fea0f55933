/**
 * Resolvers as real networks have them, by name. `test/farm/resolver_behaviours.test.ts` walks over all of them.
 * @module
 */
import packet, { type Answer, type Packet } from "dns-packet";
import type { Behaviour } from "./behaviour.ts";
import type { Blocking, ResolverOptions } from "./resolvers.ts";

/** One of them: a resolver over UDP and TCP, with everything but whom it knows. */
export interface ResolverBehaviour extends Behaviour {
  /** Made for each run, since some count. */
  options: () => Partial<ResolverOptions>;
}

/** The names that exist in its world. */
export const isRegistered = (name: string): boolean =>
  /^kestrel\d*0\.com$/.test(name) || name === "kestrelbank.com";

const complete = (name: string, options: () => Partial<ResolverOptions>, said = ""): ResolverBehaviour => ({
  name,
  outcome: "complete",
  said,
  options,
});
const loud = (name: string, said: string, options: () => Partial<ResolverOptions>): ResolverBehaviour => ({
  name,
  outcome: "loud",
  said,
  options,
});
const others = (type: string) => type !== "A";
const rate = { kind: "rate", perSecond: 200, burst: 20 } as const;
const blocking =
  (answer: Blocking["answer"], more: Partial<Blocking> = {}) => (): Partial<ResolverOptions> => ({
    // What a blocklist has is not what is looked for first: the brand.
    blocking: { blocks: (name) => isRegistered(name) && name !== "kestrelbank.com", answer, ...more },
  });
const denied = (more: ResolverOptions["denial"]) => (): Partial<ResolverOptions> => ({
  denies: (name) => isRegistered(name) && name !== "kestrelbank.com",
  denial: { soa: "suffix", ...more },
});
/** What it hides: names that exist, but not what is looked for first. */
const isHidden = (name: string) => isRegistered(name) && name !== "kestrelbank.com";
const forged = (as: Partial<ResolverOptions>, more: Partial<ResolverOptions> = {}) => () => ({
  forger: { laterMs: 40, as, forges: isHidden },
  ...more,
});
const DENIAL: Partial<ResolverOptions> = { denies: () => true, denial: { soa: "suffix" } };
const NO_DATA: Partial<ResolverOptions> = {
  denies: () => true,
  denial: { rcode: "NOERROR", soa: "suffix" },
};
const BAN = { count: 60, ms: 3_000, udpMs: 6_000, times: 1 };
const NO_ANSWER_YET = "as resolvers do that ban whom they find too fast";

/** The reply, edited. */
const edited = (reply: Uint8Array, edit: (message: Packet) => Packet): Uint8Array =>
  packet.encode(edit(packet.decode(Buffer.from(reply))));
/** The reply with another code. */
const coded = (reply: Uint8Array, rcode: number): Uint8Array => {
  const copy = reply.slice();
  copy[3] = copy[3]! & 0xf0 | rcode;
  return copy;
};
const withoutSoa = (reply: Uint8Array): Uint8Array =>
  edited(reply, (message) => ({ ...message, authorities: [] }));
const isDenial = (reply: Uint8Array): boolean => (reply[3]! & 15) === 3;
type Sends = NonNullable<ResolverOptions["sends"]>;
/** What it sends of names that it hides. */
const ofHidden = (sends: Sends) => (): Partial<ResolverOptions> => ({
  sends: (reply, asked) => isHidden(asked.name) ? sends(reply, asked) : [reply],
});
const ownedBy = (owner: string, type: string) =>
  ofHidden((reply, asked) =>
    asked.type !== type ? [reply] : [
      edited(reply, (message) => ({
        ...message,
        answers: message.answers!.map((each) => ({ ...each, name: owner }) as Answer),
      })),
    ]
  );

/** All of them. */
export const RESOLVER_BEHAVIOURS: readonly ResolverBehaviour[] = [
  complete("REFUSED beyond so many questions in a window", () => ({
    limit: { kind: "window", count: 60, ms: 1_000 },
    beyond: "REFUSED",
  })),
  complete("the same, and each refused question starts the window again", () => ({
    limit: { kind: "window", count: 60, ms: 1_000, penalizes: true },
    beyond: "REFUSED",
  })),
  complete("REFUSED beyond so many at once", () => ({
    limit: { kind: "in-flight", count: 10 },
    beyond: "REFUSED",
    delayMs: 20,
  })),
  complete("SERVFAIL beyond so many a second", () => ({ limit: rate, beyond: "SERVFAIL" })),
  complete("NOTIMP beyond so many a second", () => ({ limit: rate, beyond: "NOTIMP" })),
  complete("TC beyond so many a second", () => ({ limit: rate, beyond: "TC" })),
  complete("TC beyond so many a second, TCP closed", () => ({ limit: rate, beyond: "TC", tcp: "close" })),
  complete("TC beyond so many a second, TCP silent", () => ({ limit: rate, beyond: "TC", tcp: "silence" })),
  complete("silence beyond so many a second", () => ({ limit: rate, beyond: "drop" })),
  complete("a ban of datagrams", () => ({ bans: BAN }), NO_ANSWER_YET),
  complete("a ban of datagrams, then of TCP", () => ({
    bans: { ...BAN, tcpCount: 0, tcpMs: 6_000 },
    tcp: "answer",
  }), NO_ANSWER_YET),
  complete("a ban of datagrams, TCP closed", () => ({ bans: BAN, tcp: "close" }), NO_ANSWER_YET),
  complete("datagrams lost, 5 % each way", () => ({ loss: 0.05 })),
  complete("datagrams lost, 15 % each way", () => ({ loss: 0.15 })),
  complete("answers after 250 ms", () => ({ delayMs: 250 })),
  complete("answers after up to 400 ms, out of order", () => ({ delayMs: 5, jitterMs: 400 })),
  complete("silence for questions with EDNS", () => ({ edns: "drop" })),
  complete("FORMERR for questions with EDNS", () => ({ edns: "FORMERR" })),
  complete("NOTIMP for questions with EDNS", () => ({ edns: "NOTIMP" })),
  complete("answers that may not be cached", () => ({ ttl: 0 })),
  complete("a forged NXDOMAIN before each answer about what exists", forged(DENIAL), "over TCP alone"),
  complete("forged no data before each answer about what exists", forged(NO_DATA), "over TCP alone"),
  complete("a forged address before the denial of what does not exist", () => ({
    forger: {
      laterMs: 40,
      as: { denies: () => false, addressOf: () => "127.0.0.81" },
      forges: (name, type) => /^kestrel\d*[45]\.com$/.test(name) && type === "A",
    },
  }), "over TCP alone"),
  complete("one address for every name that does not exist", () => ({ invents: "127.0.0.80" })),
  complete("the address of names that exist for every name that does not", () => ({ invents: "127.0.0.9" })),
  complete("each reply behind one with another id", () => ({
    sends: (reply) => {
      const other = coded(reply, 3);
      other[1] = other[1]! ^ 1;
      return [other, reply];
    },
  })),
  complete("no SOA, ever", () => ({ sends: (reply) => [withoutSoa(reply)] })),
  complete("each reply twice", () => ({ sends: (reply) => [reply, reply] })),
  complete("names in upper case", () => ({
    sends: (reply) => {
      const upper = (name: string) => name.toUpperCase();
      return [edited(reply, (message) => ({
        ...message,
        questions: message.questions!.map((each) => ({ ...each, name: upper(each.name) })),
        answers: message.answers!.map((each) => ({ ...each, name: upper(each.name) })),
      }))];
    },
  })),
  complete(
    "bytes behind each reply",
    () => ({ sends: (reply) => [Buffer.concat([reply, Buffer.from("more")])] }),
  ),
  // Of each question, so that no luck decides how often one of them is lost.
  complete("no reply to each second datagram", () => {
    const lost = new Set<string>();
    return {
      sends(reply, { name, type }) {
        const question = `${type} ${name}`;
        if (lost.delete(question)) return [reply];
        lost.add(question);
        return [];
      },
    };
  }),
  complete("denials as the authority of everything", () => ({
    sends(reply) {
      const copy = reply.slice();
      if (isDenial(reply)) copy[2] = copy[2]! | 4;
      return [copy];
    },
  })),
  complete("an address of another name in place of denials", () => ({
    sends: (reply, { type }) =>
      !isDenial(reply) || type !== "A" ? [reply] : [
        edited(coded(reply, 0), (message) => ({
          ...message,
          answers: [{ type: "A", name: "ads.example.net", ttl: 5, data: "127.0.0.77" }],
          authorities: [],
        })),
      ],
  })),
  complete("an address beside each denial", () => ({
    sends: (reply, { name, type }) =>
      !isDenial(reply) || type !== "A" ? [reply] : [
        edited(reply, (message) => ({
          ...message,
          answers: [{ type: "A", name, ttl: 5, data: "127.0.0.77" }],
        })),
      ],
  })),
  loud(
    "replies that are cut in the middle",
    "got no usable answer",
    ofHidden((reply) => [reply.subarray(0, -3)]),
  ),
  loud("the question sent back", "got no usable answer", ofHidden((_, { question }) => [question])),
  loud(
    "two questions in a reply",
    "got no usable answer",
    ofHidden((reply) => [
      edited(reply, (message) => ({ ...message, questions: [...message.questions!, ...message.questions!] })),
    ]),
  ),
  loud("NOTAUTH for what it hides", "got no usable answer", ofHidden((reply) => [coded(reply, 9)])),
  loud("YXDOMAIN for what it hides", "got no usable answer", ofHidden((reply) => [coded(reply, 6)])),
  loud("mail servers of another name", "lack records (No answer for MX", ownedBy("other.example.net", "MX")),
  loud("name servers of another name", "lack records (No answer for NS", ownedBy("other.example.net", "NS")),
  ...(["AAAA", "MX", "TXT"] as const).flatMap((of) => [
    loud(`NXDOMAIN for ${of} alone of what it hides`, `lack records (No answer for ${of}`, () => ({
      denies: (name, type) => isHidden(name) && type === of,
      denial: { soa: "suffix" },
    })),
    loud(
      `no data for ${of} of what it hides, with the SOA of the suffix`,
      `lack records (No answer for ${of}`,
      () => ({
        denies: (name, type) => isHidden(name) && type === of,
        denial: { rcode: "NOERROR", soa: "suffix" },
      }),
    ),
  ]),
  ...["MX", "TXT"].map((of) =>
    loud(`no data for ${of} of what it hides, without SOA`, `lack records (No answer for ${of}`, () => ({
      denies: (name, type) => isHidden(name) && type === of,
      denial: { rcode: "NOERROR" },
    }))
  ),
  loud("no data for all types but A, and no SOA, ever", "lack records (No answer for ", () => ({
    denies: (name, type) => name.includes(".") && others(type),
    denial: { rcode: "NOERROR" },
    sends: (reply) => [withoutSoa(reply)],
  })),
  loud("no data for MX alone, and no SOA, ever", "lack records (No answer for MX", () => ({
    denies: (_, type) => type === "MX",
    denial: { rcode: "NOERROR" },
    sends: (reply) => [withoutSoa(reply)],
  })),
  loud("silence for AAAA, and answers for MX after 2.5 s", "lack records (No answer for AAAA", () => ({
    onType: (type) => type === "AAAA" ? "drop" : undefined,
    delayMs: (type) => type === "MX" ? 2_500 : 0,
  })),
  loud("SERVFAIL with EDE 22 for all types but A", "lack records (No answer for ", () => ({
    onType: (type) => others(type) ? "unreachable" : undefined,
  })),
  loud("NOTIMP for all types but A", "lack records (No answer for ", () => ({
    onType: (type) => others(type) ? "NOTIMP" : undefined,
  })),
  loud("REFUSED for TXT alone", "lack records (No answer for TXT)", () => ({
    onType: (type) => type === "TXT" ? "REFUSED" : undefined,
  })),
  loud("silence for TXT alone", "lack records (No answer for TXT)", () => ({
    onType: (type) => type === "TXT" ? "drop" : undefined,
  })),
  loud("MX cut, TCP closed", "lack records (No answer for MX)", () => ({
    onType: (type) => type === "MX" ? "TC" : undefined,
    tcp: "close",
  })),
  loud("SERVFAIL for some names", "got no usable answer", () => ({
    fails: (name) => name.startsWith("kestrel1") && isRegistered(name),
  })),
  loud("silence for some names", "got no usable answer", () => ({
    drops: (name) => name.startsWith("kestrel1") && isRegistered(name),
  })),
  loud("REFUSED for everything", "refuses all queries", () => ({
    limit: { kind: "window", count: 0, ms: 1e9 },
    beyond: "REFUSED",
  })),
  loud("silence for everything", "No answer from ", () => ({ drops: () => true, tcp: "silence" })),
  loud(
    "one address for every name, as captive portals do",
    "captive portals",
    () => ({ portal: "127.0.0.80" }),
  ),
  loud("rotating addresses for every name", "captive portals", () => {
    let count = 0;
    return {
      get portal() {
        return `127.0.0.${80 + count++ % 50}`;
      },
    };
  }),
  loud("rotating addresses for what does not exist", "addresses that the resolver invents", () => {
    let count = 0;
    return {
      addressOf: () => `127.0.0.${80 + count++ % 50}`,
      nameServerOf: () => "",
      onType: (type) => type === "SOA" ? "NOTIMP" : undefined,
    };
  }),
  loud("NXDOMAIN without SOA for what it blocks", "blocked by the resolver", blocking("NXDOMAIN")),
  loud(
    "REFUSED with EDE 15 for what it blocks",
    "blocked by the resolver",
    blocking("REFUSED", { extendedError: 15 }),
  ),
  loud("0.0.0.0 for what it blocks", "blocked by the resolver", blocking("0.0.0.0")),
  loud(
    "0.0.0.0 with EDE 17 for what it blocks",
    "blocked by the resolver",
    blocking("0.0.0.0", { extendedError: 17 }),
  ),
  loud("no data without SOA for what it blocks", "blocked by the resolver", blocking("NODATA")),
  loud("an alias to a block page", "blocked by the resolver", blocking("CNAME block.example.net")),
  loud(
    "a denial as the authority of what it blocks, with the SOA of the suffix",
    "blocked by the resolver",
    denied({ authoritative: true }),
  ),
  loud(
    "a forged NXDOMAIN before each answer about what exists, TCP closed",
    "answers that do not stand",
    forged(DENIAL, { tcp: "close" }),
  ),
  loud(
    "NXDOMAIN for A alone of what it hides, with the SOA of the suffix",
    "blocked by the resolver",
    () => ({
      denies: (name, type) => isHidden(name) && type === "A",
      denial: { soa: "suffix" },
    }),
  ),
  loud(
    "NXDOMAIN for NS alone of what it hides, with the SOA of the suffix",
    "lack records (No answer for",
    () => ({
      denies: (name, type) => isHidden(name) && type === "NS",
      denial: { soa: "suffix" },
    }),
  ),
  loud(
    "no data for NS of what it hides, with the SOA of the suffix",
    "lack records (No answer for NS",
    () => ({
      denies: (name, type) => isHidden(name) && type === "NS",
      denial: { rcode: "NOERROR", soa: "suffix" },
    }),
  ),
  loud("no data for NS of what it hides, without SOA", "blocked by the resolver", () => ({
    denies: (name, type) => isHidden(name) && type === "NS",
    denial: { rcode: "NOERROR" },
  })),
  loud(
    "no data of any type for what it hides, with the SOA of the suffix",
    "lack records (No answer for",
    () => ({
      denies: isHidden,
      denial: { rcode: "NOERROR", soa: "suffix" },
    }),
  ),
  loud("an alias that leads back to the name, for MX", "lack records (No answer for MX", () => ({
    loops: (name, type) => isHidden(name) && type === "MX",
  })),
  loud("denials of before, EDE 19", "got no usable answer", denied({ extendedError: 19 })),
  loud("wrongly signed denials, EDE 6", "got no usable answer", denied({ extendedError: 6 })),
];
