import { expect, test } from "vitest";
import { IMITATES_FROM, matchPage, PageIndex } from "../../../../lib/match/page/mod.ts";

const index = new PageIndex([
  { brand: "plover.com", name: "Plover", aliases: ["プラバー"] },
  { brand: "jay.com", name: "Jay" },
  { brand: "rook.eu", name: "Rook Post" },
  { brand: "tshrike.com", name: "T-Shrike" },
  { brand: "klarinet.com", name: "Klarinet", aliases: ["Sofort"] },
  { brand: "vidshare.com", name: "xPayment" },
]);
const best = (html: string, host = "srv-91.example") =>
  matchPage({ url: `https://${host}/`, html }, index)[0];
const names = (brand: string, html: string, host?: string): boolean => {
  const found = best(html, host);
  return found?.brand === brand && found.probability >= IMITATES_FROM;
};

/** Later steps of kits: each asks for something of value and shows whom it claims to be. */
test.each<[what: string, html: string]>([
  [
    "words of a wallet in one large field",
    "<title>Plover</title><h1>Restore</h1><p>Type your recovery phrase, 24 words.</p><textarea name=w></textarea><button>Go on",
  ],
  ["a code in six fields", "<title>Plover</title><p>We texted a code to •• 44</p>" + "<input>".repeat(6)],
  ["a code in German", "<title>Plover</title><p>Ihr 6-stelliger Code</p><input name=a>"],
  [
    "customs",
    "<title>Plover | Tracking</title><p>A customs charge of £1.10 must be paid.</p><a href=z>Pay</a>",
  ],
  ["customs in French", "<title>Plover</title><p>Frais de douane : 2,10 €</p><a href=z>Régler</a>"],
  ["postage in Spanish", "<title>Plover</title><p>Gastos de envío pendientes: 1,20 €</p><button>Abonar"],
  ["postage in Polish", "<title>Plover</title><p>Niedopłata 2,40 zł</p><button>Dalej"],
  ["money back in Portuguese", "<title>Plover</title><p>Restituição de R$ 412,00</p><button>Receber"],
  ["money back in Japanese", "<title>プラバー</title><p>返金 3,200円 をお受け取りください</p><button>次へ"],
  ["a toll in Russian", "<title>Plover</title><p>Неоплачен проезд: 320 руб</p><button>Далее"],
  [
    "a payment to confirm",
    "<title>Alert</title><img class=logo alt=Plover><p>Plover blocked this: did you authorise a payment of £310?</p><a href=n>No</a>",
  ],
  [
    "a payment in Spanish",
    "<title>Plover</title><p>Compra de 310 € bloqueada</p><a href=n>No la reconozco</a>",
  ],
  ["an approval", "<title>Plover</title><p>Approve the notification we sent to your phone.</p><b>63</b>"],
  [
    "an approval in French",
    "<title>Plover</title><p>Validez la demande dans votre application.</p><b>63</b>",
  ],
  ["an approval in Japanese", "<title>プラバー</title><p>アプリで承認してください</p><b>63</b>"],
])("a page that shows a brand and asks for something of value imitates it: %s", (_what, html) => {
  expect(names("plover.com", html)).toBe(true);
});

test.each<[what: string, html: string]>([
  [
    "a price",
    "<title>Boots and Plover nets</title><p>A net of cotton for your garden, 25 €, sent for free</p><a href=/cart>Cart</a>",
  ],
  ["a wait", "<title>Checkout</title><p>Do not close this window. We take you to Plover.</p>"],
  ["news", "<title>News of today</title><p>Plover has to pay a fine of $4 million, says a court.</p>"],
])("a short page that mentions a brand imitates nobody: %s", (_what, html) => {
  expect(best(html)?.probability ?? 0).toBeLessThan(IMITATES_FROM);
});

test("a host that begins with a short brand is not the site's own name", () => {
  const page =
    "<title>Jay parcels</title><p>Jay</p><input name=card placeholder='Card number'><input name=cvv>";
  const why = (host: string) => best(page, host)!.reasons.map(({ evidence }) => evidence);
  expect(why("jay-parcels.example")).not.toContain("calls itself by the name of its host");
  expect(names("rook.eu", "<title>Rookeu - Rook Post</title><p>Shipping fee 2 €", "rookeu-fee.example")).toBe(
    true,
  );
});

test("a word of everybody in a host is no misspelt name", () => {
  const page = "<title>Log in</title><form><input name=u><input type=password name=p></form>";
  for (const host of ["my-payment.example", "trust-bill.example"]) expect(best(page, host)).toBeUndefined();
});

test("an everyday word of another language is no name within a sentence", () => {
  expect(
    best("<title>Warnung</title><p>Rufen Sie sofort an: 0800 555 0141. Viren gefunden!")?.probability ?? 0,
  )
    .toBeLessThan(0.3);
});

test("software that owners run names its maker and imitates nobody", () => {
  const maker = new PageIndex([{ brand: "plover.com", name: "Plover", aliases: ["Jira"] }, {
    brand: "free.fr",
    name: "Free",
  }]);
  const page = (title: string) =>
    `<title>${title}</title><img class=logo alt=Plover><form><input name=u><input type=password name=p></form>`;
  const of = (title: string) =>
    matchPage({ url: "https://jira.tidewell.example/", html: page(title) }, maker)[0]!.probability;
  expect(of("Log in - Tidewell Jira")).toBeLessThan(0.1);
  expect(of("Log in - Plover")).toBeGreaterThan(IMITATES_FROM);
  const mint =
    "<title>Free mint</title><h1>Free mint</h1><button>Connect wallet</button><script>window.ethereum</script>";
  expect(matchPage({ url: "https://apes.example/", html: mint }, maker)[0]!.probability).toBeLessThan(
    IMITATES_FROM,
  );
});

const SIGN_IN = new PageIndex([
  { brand: "shijuukara.example", name: "シジュウカラ証券" },
  { brand: "mejiro.example", name: "めじろペイ" },
  { brand: "kumataka.example", name: "熊鷹信託" },
  { brand: "cangying.example", name: "苍鹰银行" },
  { brand: "huamei.example", name: "画眉购" },
  { brand: "lanque.example", name: "藍鵲郵政" },
  { brand: "kkachi.example", name: "까치증권" },
  { brand: "durumi.example", name: "두루미페이" },
  { brand: "nokkaeo.example", name: "นกแก้วแบงก์" },
  { brand: "nokhuk.example", name: "นกฮูกส่งด่วน" },
  { brand: "nokyung.example", name: "ນົກຍູງເພ" },
  { brand: "krasa.example", name: "ក្រសាប៉េ" },
  { brand: "zigwet.example", name: "ဇီးကွက်ဘဏ်" },
  { brand: "bulbul.example", name: "बुलबुल बैंक" },
  { brand: "anqa.example", name: "مصرف العنقاء" },
  { brand: "snegir.example", name: "Снегирьбанк" },
]);
test.each([
  ["ja", "シジュウカラ証券ログイン画面", "shijuukara.example"],
  ["ja", "めじろペイお支払い方法の更新", "mejiro.example"],
  ["ja", "熊鷹信託ダイレクト本人認証", "kumataka.example"],
  ["zh-Hans", "苍鹰银行网银登录", "cangying.example"],
  ["zh-Hans", "请登录画眉购账号", "huamei.example"],
  ["zh-Hans", "苍鹰银行信用卡验证中心", "cangying.example"],
  ["zh-Hant", "藍鵲郵政包裹查詢", "lanque.example"],
  ["zh-Hant", "登入藍鵲郵政會員", "lanque.example"],
  ["ko", "까치증권로그인", "kkachi.example"],
  ["ko", "두루미페이본인인증", "durumi.example"],
  ["ko", "두루미페이에서결제하기", "durumi.example"],
  ["th", "เข้าสู่ระบบนกแก้วแบงก์ออนไลน์", "nokkaeo.example"],
  ["th", "นกฮูกส่งด่วนติดตามพัสดุ", "nokhuk.example"],
  ["lo", "ເຂົ້າລະບົບນົກຍູງເພ", "nokyung.example"],
  ["km", "ចូលក្រសាប៉េ", "krasa.example"],
  ["my", "ဇီးကွက်ဘဏ်အကောင့်", "zigwet.example"],
  ["my", "ဝင်ရောက်ရန်ဇီးကွက်ဘဏ်", "zigwet.example"],
  ["hi", "बुलबुल बैंक|लॉगिन", "bulbul.example"],
  ["ar", "مصرف العنقاء|تسجيل الدخول", "anqa.example"],
  ["ru", "СнегирьбанкЛичныйКабинет", "snegir.example"],
])("a title without spaces names its brand: %s, %s", (_language, title, brand) => {
  const html = `<title>${title}</title><form><input name=u><input type=password name=p></form>`;
  const found = matchPage({ url: "https://srv-91.example/", html }, SIGN_IN)[0];
  expect([found?.brand, (found?.probability ?? 0) >= IMITATES_FROM]).toEqual([brand, true]);
});
