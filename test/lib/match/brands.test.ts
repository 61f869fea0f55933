import { expect, test } from "vitest";
import { matchPage } from "../../../server/public/classify.ts";
import { brands, match, untwist } from "../../../server/public/match.ts";

const html =
  "<title>Kestrel</title><h1>Sign in to Kestrel</h1><form><input type=password></form>© 2026 Kestrel";
const page = { url: "https://a.example/", html };
const own = {
  url: "https://www.heronmutual.com/login",
  html:
    "<meta property=og:site_name content=Nestkeeper><title>Nestkeeper</title><h1>Nestkeeper</h1><form><input type=password></form>",
};

test("one list of brands is taken by all: prepared, and as it is", () => {
  const list = [{ domain: "kestrelbank.com", names: ["Kestrel"] }, "heronmutual.com"];
  for (const ours of [list, brands(list)]) {
    expect(untwist("kestrel-login.top", ours)[0]?.brand).toBe("kestrelbank.com");
    expect(match("heronmutua1.com", ours)[0]?.brand).toBe("heronmutual.com");
    expect(matchPage(page, ours)[0]?.brand).toBe("kestrelbank.com");
  }
});

test("what a brand's own pages show tells of pages that copy it", () => {
  const copy = { url: "https://b.example/", html: own.html };
  const known = matchPage(copy, brands([{ domain: "heronmutual.com", pages: [own] }]))[0];
  expect(known?.brand).toBe("heronmutual.com");
  expect(matchPage(copy, brands(["heronmutual.com"]))).toEqual([]);
});

test("a brand that is added is one for pages too; a host stands for its owner's name", () => {
  const ours = brands(["www.heronmutual.com"]);
  expect(matchPage(page, ours)).toEqual([]);
  ours.add({ domain: "kestrelbank.com", names: ["Kestrel"] });
  expect(matchPage(page, ours)[0]?.brand).toBe("kestrelbank.com");
  expect(ours.brands).toEqual(["heronmutual.com", "kestrelbank.com"]);
});

test("a brand that cannot be used is named, and left out for pages", () => {
  const ours = brands(["kestrelbank.com", "a..b"]);
  expect(ours.refused.map(({ brand }) => brand)).toEqual(["a..b"]);
  expect(matchPage({ ...page, html: html.replaceAll("Kestrel", "Kestrelbank") }, ours)[0]?.brand).toBe(
    "kestrelbank.com",
  );
});
