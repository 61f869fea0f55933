import { expect, test } from "vitest";
import { classify } from "../../../lib/classify/mod.ts";
import { findPageState, pageState } from "../../../lib/classify/page_state.ts";
import { STAND_INS } from "../../farm/stand_ins.ts";

test.each(Object.entries(STAND_INS))("%s", (_name, { status, headers, body, state, by }) => {
  const page = { status, headers: Object.entries(headers), text: body };
  expect(findPageState(page)).toEqual({ state, by });
  // Field names come in any case.
  const capitals = Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value] as const);
  expect(pageState({ page: { ...page, headers: capitals } })).toBe(state);
});

test.each(Object.entries(STAND_INS).filter(([, { state }]) => state !== "page"))(
  "%s argues for nothing, whatever it is like",
  (_name, { status, headers, body, state }) => {
    const page = { html: body, status, headers };
    const { reasons, ...scores } = classify({
      name: "kestre1.com",
      page,
      similarity: 1,
      pictureLikeness: 1,
      sameFavicon: true,
    });
    const said = new Set(reasons.map((r) => r.evidence));
    // An answer without a body is no page at all, and then a likeness was measured elsewhere.
    const warned = state === "warning" ? ["its network warns of phishing"] : [];
    if (body !== "") expect([...said].sort()).toEqual([...warned, "no page was seen", "prior"].sort());
    expect(Math.max(...Object.values(scores))).toBeLessThan(0.5);
  },
);

test("nobody, and a chain that ends nowhere", () => {
  expect(pageState(null)).toBe("none");
  expect(pageState({ page: null })).toBe("none");
});

test("signs cost time in proportion to the page, however often they begin", () => {
  const parts = [
    'id="cf-wrapper"',
    "/_Incapsula_Resource?",
    "<h2 ",
    "window.KPSDK",
    "Reference &#35;",
    "<title>404 ",
  ];
  for (const part of parts) {
    const text = part.repeat(Math.ceil(65_536 / part.length));
    expect(["page", "challenge", "error"]).toContain(pageState({ page: { status: 403, text } }));
  }
});
