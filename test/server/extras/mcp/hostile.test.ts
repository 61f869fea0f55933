import { describe, expect, test } from "vitest";
import { bearer, testService } from "../../service.ts";

const each = testService();
const key = await each.key();

/** Posts text as a client of the transport does, and reads the whole answer. */
async function post(body: string, headers: Record<string, string> = {}) {
  const response = await each.handle(
    new Request("http://localhost/mcp", {
      method: "POST",
      headers: {
        ...bearer(key),
        "content-type": "application/json",
        accept: "application/json, text/event-stream",
        "mcp-protocol-version": "2025-11-25",
        ...headers,
      },
      body,
    }),
  );
  const text = await response.text();
  const { error, result, detail } = JSON.parse(text.replace(/^event: message\ndata: /, "").split("\n")[0]!);
  return { status: response.status, error, result, detail };
}

const call = (method: string, params: unknown = {}, id: unknown = 1) =>
  JSON.stringify({ jsonrpc: "2.0", id, method, params });

describe("hostile clients", () => {
  test("a request of too many bytes is refused", async () => {
    const { status } = await post(
      call("tools/call", { name: "match", arguments: { name: "a".repeat(1 << 20) } }),
    );
    expect(status).toBe(413);
  });

  test("arguments that nest 15,000 levels deep are refused, and the service goes on", async () => {
    const deep = "[".repeat(15_000) + "]".repeat(15_000);
    const { result } = await post(
      `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"match","arguments":{"brands":${deep}}}}`,
    );
    expect(result.isError).toBe(true);
    expect((await post(call("tools/list"))).result.tools.length).toBeGreaterThan(3);
  });

  test("of many wrong arguments one is named", async () => {
    const brands = new Array(990).fill(1);
    const { result } = await post(
      call("tools/call", { name: "match", arguments: { name: "a.com", brands } }),
    );
    expect(result.isError).toBe(true);
    expect(JSON.stringify(result).length).toBeLessThan(1_000);
  });

  test.each(["", "{", "null", "7", '"x"', "{}", '{"jsonrpc":"1.0","id":1,"method":"ping"}'])(
    "%j is no request",
    async (body) => {
      const { status, error } = await post(body);
      expect(status).toBe(400);
      expect([-32700, -32600]).toContain(error.code);
    },
  );

  test.each(["sampling/createMessage", "__proto__", "constructor", "tools/call\n", "x".repeat(300_000)])(
    "there is no such method",
    async (method) => {
      const { error } = await post(call(method));
      expect(error.code).toBe(-32601);
      expect(error.message.length).toBeLessThan(100);
    },
  );

  test.each(["__proto__", "constructor", "rm"])("there is no tool %s", async (name) => {
    expect((await post(call("tools/call", { name, arguments: {} }))).error.code).toBe(-32602);
  });

  test("a batch is refused, also behind spaces", async () => {
    for (const before of ["", "\n  ", " ".repeat(1_000), "\ufeff"]) {
      expect(await post(`${before}[${call("tools/list")},${call("tools/list")}]`)).toMatchObject({
        status: 400,
        detail: "Cannot use a batch: send one message a request",
      });
    }
  });

  test("a session id that a client makes up makes no session; there is none to open or to end", async () => {
    for (let i = 0; i < 3; i++) {
      expect((await post(call("tools/list"), { "mcp-session-id": `made-up-${i}` })).status).toBe(200);
    }
    for (const method of ["GET", "DELETE"]) {
      const response = await each.handle(
        new Request("http://localhost/mcp", {
          method,
          headers: { ...bearer(key), accept: "text/event-stream" },
        }),
      );
      await response.body?.cancel();
      expect([method, response.status]).toEqual([method, 405]);
    }
  });
});

test("a body of brackets is refused before it is parsed", async () => {
  const { status, detail } = await post("[".repeat(150_000) + "]".repeat(150_000));
  expect([status, detail]).toEqual([400, expect.stringContaining("more than 32768")]);
});
