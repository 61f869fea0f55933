import { expect, test } from "vitest";
import { type Connection, type Dialer, DialError, type DialTarget } from "../../../../lib/dial.ts";
import { type DocumentRequest, fetchDocument } from "../../../../lib/observe/web/document.ts";
import { calm } from "../../net/world.ts";

const redirect = (to: string, status = 302): string => `HTTP/1.1 ${status} x\r\nLocation: ${to}\r\n\r\n`;
const OK = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nhi";

/** A dialer whose servers give one answer after the other. */
function scripted(...answers: string[]) {
  const dialled: DialTarget[] = [];
  const heads: string[] = [];
  let open = 0;
  const net: Dialer = {
    connect(target) {
      dialled.push(target);
      const chunks = [new TextEncoder().encode(answers.shift() ?? OK), null];
      open++;
      return Promise.resolve(
        {
          address: "192.0.2.1",
          port: target.port,
          tls: null,
          read: () => Promise.resolve(chunks.shift() ?? null),
          write: (data) => Promise.resolve(void heads.push(String(data))),
          startTls: () => Promise.reject(new Error()),
          close: () => void open--,
        } satisfies Connection,
      );
    },
  };
  const ask = (start: string, more: Partial<DocumentRequest> = {}) =>
    fetchDocument(net, start, { userAgent: "x", accept: "a/b", maxBytes: 1_000, ...more }, calm());
  return { ask, dialled, heads, open: () => open };
}
const refusal = (promise: Promise<unknown>): Promise<string> =>
  promise.then(() => "none", (error) => error instanceof DialError ? error.reason : String(error));

test("a service is contacted with its certificate verified, on the port of its URL, with a limit of bytes", async () => {
  const { ask, dialled, heads, open } = scripted();
  const { url, response } = await ask("https://u:p@a.test/x?y#z");
  expect([url.href, response.status, new TextDecoder().decode(response.body)])
    .toEqual(["https://a.test/x?y", 200, "hi"]);
  await ask("http://a.test/");
  await ask("https://[2001:db8::1]:8443/");
  const common = { purpose: "web", maxBytes: 328_680 };
  const tls = { alpn: ["http/1.1"], verify: true };
  expect(dialled).toEqual([
    { ...common, host: "a.test", port: 443, tls, label: "https://a.test/x?y" },
    { ...common, host: "a.test", port: 80, tls: null, label: "http://a.test/" },
    { ...common, host: "[2001:db8::1]", port: 8443, tls, label: "https://[2001:db8::1]:8443/" },
  ]);
  expect(heads[0]).toMatch(/^GET \/x\?y HTTP\/1\.1\r\nHost: a\.test\r\n/);
  expect(heads.join("")).not.toMatch(/authorization/i);
  expect(open()).toBe(0);
});

test("three redirects are followed, none of them away from https", async () => {
  const three = scripted(redirect("/1"), redirect("http://b.test/2", 301), redirect("https://c.test/3", 308));
  expect((await three.ask("http://a.test/0")).url.href).toBe("https://c.test/3");
  expect(three.dialled.map(({ host, port }) => `${host} ${port}`))
    .toEqual(["a.test 80", "a.test 80", "b.test 80", "c.test 443"]);
  const four = scripted(...[1, 2, 3, 4].map((n) => redirect(`/${n}`)));
  expect(await refusal(four.ask("http://a.test/"))).toBe("too_much");
  expect([four.dialled.length, four.open()]).toEqual([4, 0]);
  for (const to of ["http://a.test/", "ftp://a.test/", "file:///etc/passwd", "javascript:0"]) {
    const away = scripted(redirect(to));
    expect([to, await refusal(away.ask("https://a.test/"))]).toEqual([to, "refused"]);
    expect([away.dialled.length, away.open()]).toEqual([1, 0]);
  }
  for (const start of ["ftp://a.test/", "a.test", ""]) {
    expect(await refusal(scripted().ask(start))).toBe("refused");
  }
});

test.each([
  redirect("http://["),
  redirect("/").replace("Location", "X"),
  redirect("/x", 200),
  redirect("/x", 300),
  redirect("/x", 305),
  redirect("", 302),
  redirect("/x", 400),
])(
  "an answer that leads nowhere is the answer: %j",
  async (answer) => {
    const { ask, dialled } = scripted(answer);
    expect((await ask("http://a.test/")).url.href).toBe("http://a.test/");
    expect(dialled).toHaveLength(1);
  },
);

test("credentials go to the origin that they are for, and nowhere else", async () => {
  const hops = ["https://a.test:444/", "https://b.test/", "https://a.test/back"];
  const { ask, heads } = scripted(...hops.map((to) => redirect(to)));
  await ask("https://a.test/", { authorization: "Basic eDp5" });
  expect(heads.map((head) => /^Authorization: (.*)\r$/im.exec(head)?.[1] ?? null))
    .toEqual(["Basic eDp5", null, null, "Basic eDp5"]);
});

test("each request waits for its turn; without one nothing is opened", async () => {
  const { ask, dialled } = scripted(redirect("https://u:p@b.test/#f"));
  const turns: string[] = [];
  const before = (url: URL) => {
    turns.push(url.href);
    return turns.length < 3 ? Promise.resolve() : Promise.reject(new DialError("deadline", "No turn"));
  };
  await ask("https://a.test/#f", { before });
  expect(turns).toEqual(["https://a.test/", "https://b.test/"]);
  expect(await refusal(ask("https://c.test/", { before }))).toBe("deadline");
  expect(dialled).toHaveLength(2);
});

test("what is no HTTP ends with an error, the connection closed", async () => {
  const { ask, open } = scripted("SSH-2.0\r\n");
  expect(await refusal(ask("http://a.test/"))).not.toBe("none");
  expect(open()).toBe(0);
});
