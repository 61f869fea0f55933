import { expect, test } from "vitest";
import { matchPage, PageIndex } from "../../../../lib/match/page/mod.ts";

const index = new PageIndex([
  { brand: "hayabusa-bank.example", name: "ハヤブサ銀行", aliases: ["隼銀行"] },
  { brand: "umineko.example", name: "うみねこ便" },
  { brand: "sagi.example", name: "サギ" },
  { brand: "honghe.example", name: "红鹤支付" },
  { brand: "baihe.example", name: "白鹤" },
  { brand: "leiniu.example", name: "雷鳥銀行", aliases: ["雷鳥"] },
  { brand: "hwangjo.example", name: "황조은행", aliases: ["황조"] },
  { brand: "nokyiang.example", name: "นกเอี้ยงเพย์", aliases: ["ธนาคารนกเอี้ยง"] },
  { brand: "nokkhien.example", name: "ນົກຂຽນ" },
  { brand: "kokbank.example", name: "ធនាគារកុក" },
  { brand: "hintha.example", name: "ဟင်္သာငွေ" },
  { brand: "chakor.example", name: "चकोर पे", aliases: ["चकोर"] },
  { brand: "hudhud.example", name: "بنك الهدهد", aliases: ["الهدهد"] },
  { brand: "orelbank.example", name: "Орелбанк" },
  { brand: "pelargos.example", name: "Πελαργός" },
  { brand: "kestrelbank.com", name: "Kestrel Bank", aliases: ["Kestrel"] },
  { brand: "ospreypay.com", name: "OspreyPay" },
  { brand: "line.example", name: "Line", aliases: ["ライン"] },
]);
const LOGIN = "<form method=post action=n.php><input name=u><input type=password name=p></form>";
const best = (title: string) =>
  matchPage({ url: "https://secure-update.example/x/", html: `<title>${title}</title>${LOGIN}` }, index)[0];

test.each([
  ["ja", "ハヤブサ銀行ログイン", "hayabusa-bank.example"],
  ["ja", "隼銀行インターネットバンキング会員ログイン画面", "hayabusa-bank.example"],
  ["ja", "うみねこ便再配達のお手続き", "umineko.example"],
  ["ja", "サギログイン", "sagi.example"],
  ["ja, a service in place of the trade", "ハヤブサダイレクト", "hayabusa-bank.example"],
  ["ja, Latin", "OspreyPay本人確認のお知らせ", "ospreypay.com"],
  ["zh-Hans", "红鹤支付登录", "honghe.example"],
  ["zh-Hans", "欢迎登录白鹤网上银行", "baihe.example"],
  ["zh-Hans, Latin", "登录您的OspreyPay账户", "ospreypay.com"],
  ["zh-Hant", "雷鳥銀行登入", "leiniu.example"],
  ["zh-Hant", "雷鳥會員身分驗證", "leiniu.example"],
  ["ko", "황조은행로그인", "hwangjo.example"],
  ["ko", "황조에로그인하기", "hwangjo.example"],
  ["ko, Latin", "OspreyPay로그인", "ospreypay.com"],
  ["th", "เข้าสู่ระบบนกเอี้ยงเพย์", "nokyiang.example"],
  ["th", "ธนาคารนกเอี้ยงยืนยันตัวตน", "nokyiang.example"],
  ["lo", "ເຂົ້າສູ່ລະບົບນົກຂຽນ", "nokkhien.example"],
  ["km", "ចូលគណនីធនាគារកុក", "kokbank.example"],
  ["my", "ဟင်္သာငွေအကောင့်ဝင်ရန်", "hintha.example"],
  ["hi", "चकोर पे लॉगिन", "chakor.example"],
  ["ar", "تسجيل الدخول|بنك الهدهد", "hudhud.example"],
  ["ru", "ОрелбанкВход", "orelbank.example"],
  ["el", "ΠελαργόςΣύνδεση", "pelargos.example"],
  ["de", "KestrelAnmeldung", "kestrelbank.com"],
])("a title without spaces names its brand: %s, %s", (_language, title, brand) => {
  const found = best(title);
  expect([found?.brand, found!.probability > 0.6]).toEqual([brand, true]);
});

test("letters that look like kana and Han, and characters that nobody sees, hide no name", () => {
  const WHY = "its name in letters that only look like it";
  for (
    const [title, isDisguised] of [["ハヤブサ銀行", false], ["八ヤブサ銀行", true], [
      "ハヤ\u2060ブサ銀行",
      false,
    ]] as const
  ) {
    const found = best(`${title}ログイン`)!;
    expect(found.brand).toBe("hayabusa-bank.example");
    expect([title, found.reasons.some(({ evidence }) => evidence === WHY)]).toEqual([title, isDisguised]);
  }
});

test.each([
  "ハヤブサの湯",
  "オンラインショップ会員",
  "ガイドライン",
  "会員サギョウ",
  "로그인 온라인 황",
  "白銀鹤",
])(
  "a part of a longer word names nobody: %s",
  (title) => expect(best(title)?.probability ?? 0).toBeLessThan(0.5),
);

test.each([
  ["es", "Iniciar sesión - Verifique su cuenta"],
  ["pt", "Acesse sua conta | Confirme o pagamento"],
  ["fr", "Connectez-vous à votre espace client - Suivi de colis"],
  ["de", "Bestätigung der Zahlung: Ihr Konto"],
  ["it", "Accedi alla tua area clienti"],
  ["nl", "Inloggen - bevestig uw betaalpas"],
  ["pl", "Zaloguj się - dopłata do przesyłki"],
  ["cs", "Přihlášení – ověření platební karty"],
  ["hu", "Bejelentkezés - bankkártya ellenőrzés"],
  ["ro", "Autentificare - plată colet"],
  ["tr", "Giriş Yap | Kargo takip ödeme"],
  ["ru", "Вход в личный кабинет: подтвердите номер карты"],
  ["el", "Σύνδεση - επιβεβαίωση πληρωμής"],
  ["ar", "تسجيل الدخول - تأكيد رقم البطاقة"],
  ["id", "Masuk - verifikasi kartu kredit"],
  ["vi", "Đăng nhập - xác minh số thẻ"],
  ["th", "เข้าสู่ระบบยืนยันหมายเลขบัตร"],
  ["ja", "ログイン｜カード番号の確認とお支払い"],
  ["zh-Hans", "登录验证银行卡付款"],
  ["ko", "로그인 카드번호 인증 결제"],
])("a title of words of everybody leaves the name to the text: %s", (_language, title) => {
  const [found] = matchPage({
    url: "https://secure-update.example/x/",
    html: `<title>${title}</title><p>Kestrel Bank</p>${LOGIN}`,
  }, index);
  expect(found!.reasons.map(({ evidence }) => evidence)).toContain(
    "the only name, and the title is nobody's",
  );
});
