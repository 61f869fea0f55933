import { expect, test } from "vitest";
import { BRANDS, KIT_PAGES } from "../../../bench/train/classify/made/data/kits.ts";
import { HONEST_PAGES } from "../../../bench/train/classify/made/data/legitimate.ts";
import { SCAM_PAGES } from "../../../bench/train/classify/made/data/scams.ts";
import { classify } from "../../../lib/classify/mod.ts";
import { IMITATES_FROM, matchPage, PageIndex } from "../../../lib/match/mod.ts";

const index = new PageIndex(BRANDS);
const judged = (html: string, name = "kestrei.example") => classify({ name, page: { html, status: 200 } });
const why = (html: string) => judged(html).reasons.map(({ evidence }) => evidence);

test("no scam page that was made to learn from is innocent, and no honest one is phishing or imitates anybody", () => {
  const innocent = SCAM_PAGES.filter(({ html }) => {
    const { legitimate, parked } = judged(html);
    return Math.max(legitimate, parked) >= 0.5;
  });
  expect(innocent.map(({ kind, lang }) => `${kind} ${lang}`)).toEqual([]);
  const accused = HONEST_PAGES.filter(({ html, host }) =>
    judged(html, host).phishing >= 0.5 ||
    matchPage({ url: `https://${host}/`, html }, index).some(({ probability }) =>
      probability >= IMITATES_FROM
    )
  );
  expect(accused.map(({ host }) => host)).toEqual([]);
});

test("pages of kits in French, Portuguese and Japanese show whom they imitate, later steps too", () => {
  const missed = KIT_PAGES.filter(({ html, brand }) => {
    const [found] = matchPage({ url: "https://secure-update.example/x/", html }, index);
    return found?.brand !== brand || found.probability < IMITATES_FROM;
  });
  expect(missed.length / KIT_PAGES.length).toBeLessThan(0.05);
});

const goods = (offs: string[], foot: string) =>
  `<title>Ashford Outdoor</title><h1>Everything must go</h1>${
    offs.map((off) => `<p>Tent for two <del>$399</del> $39 <b>${off}</b></p>`).join("")
  }<footer>${foot}</footer>`;
const GIVEN_AWAY = "sells goods far below their price, and names nobody who sells them";

test("a shop that gives everything away names who sells, or is unclear", () => {
  const offs = ["-90%", "85 % off", "-80%"];
  expect(why(goods(offs, "Free shipping"))).toContain(GIVEN_AWAY);
  expect(judged(goods(offs, "Free shipping")).legitimate).toBeLessThan(0.5);
  for (
    const honest of [
      goods(offs, "<a href=tel:+441233000000>Call us</a>"),
      goods(offs, "<a href=/privacy-policy>Privacy</a>"),
      goods(["-20%", "-30%", "-90%"], "Free shipping"),
    ]
  ) expect(why(honest)).not.toContain(GIVEN_AWAY);
});

test("a captcha that has a command pasted is judged as a page, whatever its title", () => {
  const html = (steps: string) =>
    `<title>Just a moment...</title><h1>Verify you are human</h1><ol>${steps}</ol>`;
  const steps = html("<li>Press Windows key + R<li>Press CTRL + V<li>Press Enter");
  expect(why(steps)).toContain("tells its visitor to run what it copied");
  expect(judged(steps).parked).toBeLessThan(0.5);
});

test.each([
  [
    "a shell that leads to its lander",
    `<!DOCTYPE html><html><head><script>window.onload=function(){window.location.href="/lander"}</script></head></html>`,
  ],
  [
    "the lander",
    `<!doctype html><html lang="en"><head><title>kestrei.example</title><script>window.LANDER_SYSTEM="PW"</script></head><body><div id="root"></div><script src="/static/main.js"></script></body></html>`,
  ],
  [
    "a Korean one",
    `<html lang=ko><head><title>kestrei.example</title></head><body><h1>이 도메인은 판매 중입니다</h1><p>도메인을 구입하려면 문의하세요.</p><h2>관련 검색어</h2><ul><li><a href="/s?k=1">자동차 보험</a><li><a href="/s?k=2">대출 비교</a></ul><p>스폰서 링크</p></body></html>`,
  ],
])("%s is parked", (_what, html) => {
  expect(judged(html).parked).toBeGreaterThan(0.7);
});
