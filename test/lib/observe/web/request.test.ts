import { expect, test } from "vitest";
import {
  type Connection,
  type Dialer,
  DialError,
  type DialTarget,
  type TlsInfo,
} from "../../../../lib/dial.ts";
import { requestPage } from "../../../../lib/observe/web/request.ts";
import { calm } from "../../net/world.ts";

const answer = (status: number): string => `HTTP/1.1 ${status} x\r\nContent-Length: 2\r\n\r\nhi`;
const tls = (alpn: string | null): TlsInfo => ({
  certificate: null,
  protocol: null,
  cipher: null,
  group: null,
  alpn,
});

/** One connection: what it answers, the error it breaks with, or the error in its stead. */
type Turn = { says?: string; breaks?: Error; fails?: Error; alpn?: string };

async function go(href: string, turns: Turn[], signal = calm(), addresses?: string[]) {
  const dialled: DialTarget[] = [];
  const negotiated: (string | null)[] = [];
  let open = 0;
  const net: Dialer = {
    connect(target) {
      const { says = "", breaks, fails, alpn = null } = turns[dialled.push(target) - 1] ?? {};
      if (fails !== undefined) return Promise.reject(fails);
      open++;
      const chunks = says === "" ? [] : [new TextEncoder().encode(says)];
      return Promise.resolve(
        {
          address: `192.0.2.${dialled.length}`,
          port: target.port,
          tls: target.tls == null ? null : tls(alpn),
          write: () => Promise.resolve(),
          read: () =>
            chunks.length === 0 && breaks ? Promise.reject(breaks) : Promise.resolve(chunks.shift() ?? null),
          startTls: () => Promise.reject(new Error()),
          close: () => void open--,
        } satisfies Connection,
      );
    },
  };
  const request = {
    url: new URL(href),
    userAgent: "x",
    onTls: (info: TlsInfo) => void negotiated.push(info.alpn),
    ...(addresses === undefined ? {} : { addresses }),
  };
  const got = await requestPage(net, request, 1_000, signal)
    .then(({ response, address }) => `${response.status} of ${address}`, (error: Error) => error);
  expect(open).toBe(0);
  return { got, dialled, negotiated, offered: dialled.map((to) => to.tls?.alpn?.join()) };
}

test("one connection by the URL, to the addresses at hand, for so many bytes", async () => {
  const common = { purpose: "web", maxBytes: 525_288 };
  const plain = await go("http://a.test/", [{ says: answer(200) }]);
  expect(plain).toMatchObject({ got: "200 of 192.0.2.1", negotiated: [] });
  expect(plain.dialled).toEqual([{
    ...common,
    host: "a.test",
    port: 80,
    tls: null,
    label: "http://a.test/",
  }]);
  const secure = await go("https://a.test/", [{ says: answer(404), alpn: "http/1.1" }], calm(), [
    "192.0.2.1",
  ]);
  expect(secure).toMatchObject({ got: "404 of 192.0.2.1", negotiated: ["http/1.1"] });
  expect(secure.dialled)
    .toEqual([{
      ...common,
      host: "a.test",
      port: 443,
      tls: { alpn: ["http/1.1"] },
      addresses: ["192.0.2.1"],
      label: "https://a.test/",
    }]);
  expect((await go("https://a.test:8443/", [{ says: answer(200) }])).dialled[0]!.port).toBe(8443);
});

const none = new DialError("tls", "no handshake", {
  cause: { code: "ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL" },
});
const rustls = new DialError("tls", "no handshake", {
  cause: new Error("received fatal alert: NoApplicationProtocol"),
});
const expired = new DialError("tls", "no handshake", { cause: { code: "CERT_HAS_EXPIRED" } });
const [reset, late, much] = (["unreachable", "deadline", "too_much"] as const).map((r) =>
  new DialError(r, r)
);
const BOTH = ["http/1.1", "h2"];
test.each<[what: string, url: string, turns: Turn[], offered: (string | undefined)[], got: string | Error]>([
  [
    "426 over TLS",
    "https://a.test/",
    [{ says: answer(426) }, { alpn: "http/1.1" }],
    BOTH,
    "426 of 192.0.2.1",
  ],
  ["505 over TLS", "https://a.test/", [{ says: answer(505) }, { fails: reset! }], BOTH, "505 of 192.0.2.1"],
  ["426, then silence", "https://a.test/", [{ says: answer(426) }, { fails: late! }], BOTH, late!],
  ["426 without TLS", "http://a.test/", [{ says: answer(426) }], [undefined], "426 of 192.0.2.1"],
  [
    "no common protocol, in OpenSSL's words",
    "https://a.test/",
    [{ fails: none }, { fails: reset! }],
    BOTH,
    none,
  ],
  [
    "no common protocol, in rustls' words",
    "https://a.test/",
    [{ fails: rustls }, { fails: reset! }],
    BOTH,
    rustls,
  ],
  ["another failed handshake", "https://a.test/", [{ fails: expired }], ["http/1.1"], expired],
  ["nobody there", "https://a.test/", [{ fails: reset! }], ["http/1.1"], reset!],
  ["a connection that breaks", "https://a.test/", [{ breaks: reset! }, { alpn: "http/1.1" }], BOTH, reset!],
  ["one that breaks without TLS", "http://a.test/", [{ breaks: reset! }], [undefined], reset!],
  ["one that is late", "https://a.test/", [{ breaks: late! }], ["http/1.1"], late!],
  ["one that floods", "https://a.test/", [{ breaks: much! }], ["http/1.1"], much!],
  [
    "what is no error of a dialer",
    "https://a.test/",
    [{ breaks: new Error("odd") }],
    ["http/1.1"],
    new Error("odd"),
  ],
])("%s", async (_, url, turns, offered, got) => {
  const found = await go(url, turns);
  expect(found).toMatchObject({ offered, got });
});

test("who has left asks nothing more", async () => {
  const left = AbortSignal.abort(new Error("left"));
  expect(await go("https://a.test/", [{ breaks: reset! }], left)).toMatchObject({
    offered: ["http/1.1"],
    got: reset,
  });
  expect(await go("https://a.test/", [{ says: answer(426) }, { fails: reset! }], left)).toMatchObject({
    got: reset,
  });
});
