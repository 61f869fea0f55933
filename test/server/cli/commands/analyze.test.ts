import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sheetOf } from "../../../../server/cli/output/sheet.ts";
import { run } from "../command_line.ts";

/** Stands for a service, and notes what it was asked. */
const asked: URL[] = [];
const server = createServer((req, res) => {
  asked.push(new URL(req.url!, "http://x"));
  res.setHeader("content-type", "application/x-ndjson");
  res.end('{"op":"Meta","data":{"kind":"Done"}}\n');
});
beforeAll(async () => void await once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

async function brandOf(...words: string[]) {
  const { port } = server.address() as AddressInfo;
  const service = ["--server", `http://127.0.0.1:${port}`, "--key", `ak_${"a".repeat(40)}`];
  const { code, stderr } = await run(["analyze", "kestre1bank.com", ...service, ...words], {
    "brands.txt": "paypal.com\n# ours\nkestrelbank.com\n",
  });
  return { code, stderr, brand: asked.pop()?.searchParams.get("brand") ?? null };
}

test("of several brands it is compared with the one that it most likely imitates", async () => {
  const list = await brandOf("--brand", "paypal.com,kestrelbank.com,ebay.com");
  expect(list).toEqual({ code: 0, stderr: "", brand: "kestrelbank.com" });
  expect((await brandOf("--brand", "brands.txt")).brand).toBe("kestrelbank.com");
  // One brand is what the caller means, however far it is.
  expect((await brandOf("--brand", "paypal.com")).brand).toBe("paypal.com");
  expect((await brandOf()).brand).toBeNull();
});

test("a name that resembles none of them is compared with no brand, and that is said", async () => {
  const none = await brandOf("--brand", "paypal.com,ebay.com");
  expect(none.brand).toBeNull();
  expect(none.stderr).toContain(
    "kestre1bank.com resembles none of the 2 brands: it is compared with no brand",
  );
});

test("the report says with which brand it compared, or that there was none", () => {
  const scores = { legitimate: 0.4, phishing: 0.3, parked: 0.3, reasons: [] };
  const shown = (classification: Record<string, unknown>) =>
    sheetOf("a.com", { classification: { ...scores, ...classification } } as never);
  expect(shown({ compared_with: "paypal.com" })).toMatch(/Compared with +paypal\.com\n/);
  expect(shown({})).toMatch(/Compared with +no brand: --brand DOMAIN compares it with one\n/);
});
