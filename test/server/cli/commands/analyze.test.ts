import { expect, test } from "vitest";
import { sheetOf } from "../../../../server/cli/output/sheet.ts";
import { run } from "../command_line.ts";

/** What the plan of an analysis says it is compared with. */
async function brandOf(...words: string[]) {
  const { code, stdout, stderr } = await run(["analyze", "kestre1bank.com", "--plan", ...words], {
    "brands.txt": "paypal.com\n# ours\nkestrelbank.com\n",
  });
  return { code, stderr, brand: /the original's web server, (\S+)/.exec(stdout)?.[1] ?? null };
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
