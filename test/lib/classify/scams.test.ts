import { expect, test } from "vitest";
import { BRANDS, KIT_PAGES } from "../../../bench/train/classify/made/data/kits.ts";
import { HONEST_PAGES } from "../../../bench/train/classify/made/data/legitimate.ts";
import { SCAM_PAGES } from "../../../bench/train/classify/made/data/scams.ts";
import { PAGES_OF_TODAY } from "../../../bench/train/classify/made/mod.ts";
import { classify } from "../../../lib/classify/mod.ts";
import { IMITATES_FROM, matchPage, PageIndex } from "../../../lib/match/page/mod.ts";

const index = new PageIndex(BRANDS);
const judged = (html: string, name = "kestrei.example") => classify({ name, page: { html, status: 200 } });
const why = (html: string) => judged(html).reasons.map(({ evidence }) => evidence);

test("no scam page that was made to learn from is innocent, and no honest one is phishing or imitates anybody", () => {
  const isHonest = ({ kind }: { kind: string }) => kind.startsWith("honest");
  const scams = [...SCAM_PAGES, ...PAGES_OF_TODAY.filter((page) => !isHonest(page))];
  expect(scams.length).toBeGreaterThan(80);
  const innocent = scams.filter(({ html }) => {
    const { legitimate, parked } = judged(html);
    return Math.max(legitimate, parked) >= 0.5;
  });
  expect(innocent.map(({ html }) => html.slice(0, 120))).toEqual([]);
  const accused = [...HONEST_PAGES, ...PAGES_OF_TODAY.filter(({ kind }) => kind === "honest site")].filter((
    { html, host },
  ) =>
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

const ALONE = "shows no site around what it asks for";
const PRESSED = "presses its visitors to order, and names nobody who sells";
const PROMISED = "promises gains that nobody can, and names nobody";
const PITCH =
  "<title>Glowmat</title><h1>Glowmat warms your bed</h1><p>Two brothers of Graz knew that nights in old " +
  "houses are cold, and that heating costs more each winter. They sewed a mat of copper and wool that warms in a minute " +
  "and needs no socket. Doctors praise it, and whoever has one buys another for the parents. It rolls up, washes at " +
  "thirty degrees, and lasts for ten years at least, which the makers promise to everybody.</p>";

test.each<[what: string, html: string, evidence: string]>([
  ["pressure in English", `${PITCH}<p>Only 4 left!</p><a href=o.php>Order</a>`, PRESSED],
  ["pressure in German", `${PITCH}<p>Nur noch 4 Stück</p><a href=o.php>Bestellen</a>`, PRESSED],
  ["pressure in Japanese", `${PITCH}<p>残りわずか</p><a href=o.php>注文</a>`, PRESSED],
  [
    "gains",
    `${PITCH}<p>Invest in us: guaranteed returns.<a href=a.php>Join</a><a href=b.php>In</a>`,
    PROMISED,
  ],
  [
    "gains in French",
    `${PITCH}<p>Gains garantis, 4 % par jour.<a href=a.php>Oui</a><a href=b.php>Entrer</a>`,
    PROMISED,
  ],
  [
    "prices beside discounts, which are no telephone number",
    goods(["$31.20 -88%", "$30.10 -88%", "$12.00 -88%"], ""),
    GIVEN_AWAY,
  ],
  [
    "viruses that it counts, and a way to go on",
    "<title>Scan</title><p>9 viruses on this tablet. Clean it within 3 minutes.<p><a href=//ad.example/c>Clean</a>",
    "says that the visitor's device is in danger, and what to do",
  ],
  [
    "people at messengers only",
    "<title>Task team</title><p>Rate hotels at home, 90 dollars a day.<a href=https://t.me/anna_hr>Write to Anna</a><a href=https://wa.me/15550100>Or to Tom</a>",
    "answers with a gate: asks to go on",
  ],
])("a scam that shows %s is unclear", (_what, html, evidence) => {
  const { legitimate, parked, reasons } = judged(html);
  expect(reasons.map(({ evidence }) => evidence)).toContain(evidence);
  expect(Math.max(legitimate, parked)).toBeLessThan(0.5);
});

test.each<[what: string, html: string]>([
  ["whom to ask", `${PITCH}<p>Only 4 left!</p><a href=o.php>Order</a><a href=tel:+43316555>Call</a>`],
  ["its terms", `${PITCH}<p>Only 4 left!</p><a href=o.php>Order</a><a href=/terms>Terms</a>`],
])("a shop that presses its visitors and shows %s is judged by what it shows", (_what, html) => {
  expect(why(html)).not.toContain(PRESSED);
});

test("a page that asks for a card and shows no site is likelier phishing than one of a site", () => {
  const form =
    "<input name=cc placeholder='Card number'><input name=cvv placeholder=CVV><button>Pay</button>";
  const page = (around: string) =>
    `<!doctype html><html><body><title>Pay</title><form method=post>${form}</form>${around}`;
  const alone = judged(page("")), site = judged(page("<a href=/privacy>Privacy</a>"));
  expect(alone.reasons.map(({ evidence }) => evidence)).toContain(ALONE);
  expect(site.reasons.map(({ evidence }) => evidence)).not.toContain(ALONE);
  expect(alone.phishing).toBeGreaterThan(site.phishing);
  const owned = classify({
    name: "kestrei.example",
    page: { html: page(""), status: 200 },
    dns: { ns: ["a.ns.markmonitor.com"] },
  });
  expect(owned.reasons.map(({ evidence }) => evidence)).not.toContain(ALONE);
});

test("a page that imitates a brand is not parked, whatever words it uses", () => {
  const html =
    "<!doctype html><html><head><title>Invoice - Kestrel</title></head><body><p>Your Kestrel plan was renewed for $289. " +
    "This domain plan expires. Buy again, or call +1 (888) 555-0171 for a refund.</p></body></html>";
  const facts = { name: "kestrei.example", page: { html, status: 200 } };
  const imitating = classify({
    ...facts,
    imitates: { brand: "kestrel.com", probability: 0.99, reasons: [] },
  });
  expect(classify(facts).parked).toBeGreaterThan(0.45);
  expect(imitating.parked).toBeLessThan(0.1);
  expect(imitating.phishing).toBeGreaterThan(0.5);
});

test("a sign-in page of a few sentences proves nothing where it leads nowhere", () => {
  const page = (around: string) =>
    `<!doctype html><html lang=fr><head><title>Clé Digitale : activation</title></head><body><header>La banque d'un
     monde qui change, pour vous et pour votre famille, partout et à toute heure</header><form><label>Numéro
     client</label><input name=nc><label>Code secret (6 chiffres)</label><input type=password name=cs><button>Accéder à
     mes comptes</button></form>${around}</body></html>`;
  expect(judged(page("")).legitimate).toBeLessThan(0.5);
  expect(why(page(""))).toContain("asks for something first, and shows hardly anything else");
  expect(judged(page("<a href=/agences>Agences</a>")).legitimate).toBeGreaterThan(0.5);
});
