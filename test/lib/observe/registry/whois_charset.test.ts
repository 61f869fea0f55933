import { expect, test } from "vitest";
import { whoisText } from "../../../../lib/observe/registry/whois_charset.ts";
import { whoisVerdict } from "../../../../lib/observe/registry/whois_verdict.ts";

/**
 * Bytes of a text in a charset, which the platform can only read: looked up in the characters that it reads out of all
 * of one and two bytes.
 */
function encoded(charset: string, text: string): Uint8Array {
  const table = tables.get(charset) ?? tableOf(charset);
  tables.set(charset, table);
  return Uint8Array.from(
    [...text].flatMap((each) => each < "\x80" ? [each.charCodeAt(0)] : table.get(each)!),
  );
}

const tables = new Map<string, Map<string, number[]>>();

/** All bytes of one and two, a line each, decoded at once: a decoder is slow to start. */
function tableOf(charset: string): Map<string, number[]> {
  const lines: number[][] = [];
  for (let one = 0x80; one < 0x100; one++) {
    lines.push([one]);
    for (let two = 0x40; two < 0x100; two++) lines.push([one, two]);
  }
  const read = new TextDecoder(charset).decode(Uint8Array.from(lines.flatMap((line) => [...line, 10])));
  const table = new Map<string, number[]>();
  read.split("\n").forEach((character, i) => {
    if ([...character].length === 1 && character !== "\ufffd" && !table.has(character)) {
      table.set(character, lines[i]!);
    }
  });
  return table;
}

const JAPANESE = "[ドメイン名] KESTREL-EXAMPLE.JP\n[登録者名] 株式会社カワセミ\n[登録年月日] 2025/03/31\n";
const KOREAN = "도메인이름 : kestrel-example.kr\n등록인 : 물총새 주식회사\n등록일 : 2025. 03. 31.\n";
const CHINESE = "域名: kestrel-example.cn\n注册商: 翠鸟信息技术有限公司\n注册时间: 2025-03-31\n";
const TAIWANESE = "網域名稱: kestrel-example.tw\n註冊人: 翠鳥股份有限公司\n此網域名稱已登記\n";

test.each<[charset: string, names: string, text: string]>([
  ["shift_jis", "kestrel-example.jp whois.jprs.jp", JAPANESE],
  ["euc-jp", "kestrel-example.jp whois.jprs.jp", JAPANESE],
  ["euc-kr", "kestrel-example.kr whois.kr", KOREAN],
  ["gb18030", "kestrel-example.cn whois.cnnic.cn", CHINESE],
  ["big5", "kestrel-example.tw whois.twnic.net.tw", TAIWANESE],
  ["windows-1251", "kestrel-example.ru whois.tcinet.ru", "Домен не найден. Зарегистрирован до: 2026\n"],
  ["koi8-r", "kestrel-example.ru whois.registrar.example charset", "% Encoding: KOI8-R\nДомен не найден\n"],
  ["windows-1253", "kestrel-example.gr grweb.ics.forth.gr", "Το όνομα δεν βρέθηκε\n"],
  ["windows-1254", "kestrel-example.com.tr whois.trabis.gov.tr", "Kayıt bulunamadı, şüpheli ağ\n"],
  ["windows-1255", "kestrel-example.co.il whois.isoc.org.il", "שם המתחם לא נמצא\n"],
  ["windows-1256", "kestrel-example.ae whois.aeda.net.ae", "اسم النطاق غير مسجل\n"],
  ["windows-1257", "kestrel-example.lt whois.domreg.lt", "Domenas neužregistruotas, šiandien ąčę\n"],
  ["windows-1250", "kestrel-example.cz whois.nic.cz", "Příliš mnoho dotazů, žádné údaje\n"],
  ["windows-874", "kestrel-example.co.th whois.thnic.co.th", "ไม่พบชื่อโดเมน\n"],
  [
    "windows-1252",
    "kestrel-example.de whois.denic.de",
    "Name: Müller & Söhne, Straße 5, Genève, Société Générale\n",
  ],
  [
    "windows-1252",
    "kestrel-example.com whois.registrar.example",
    "Société Générale, Malmö, København, São Paulo\n",
  ],
  // The country's charset, though the text is another's.
  ["windows-1252", "kestrel-example.jp whois.jprs.jp", "Registrant: Société Générale, Zürich\n"],
])("%s under %s is read", (charset, names, text) => {
  expect(whoisText(encoded(charset, text), names)).toBe(text);
});

test("ISO-2022-JP is ASCII with escape sequences, and so valid UTF-8", () => {
  const bytes = new TextEncoder().encode("[Registrant] \x1b$B3t<02q<R\x1b(B\n");
  expect(whoisText(bytes, "kestrel-example.jp whois.jprs.jp")).toBe("[Registrant] 株式会社\n");
});

test("UTF-8 wins wherever it is valid, also where the last character is cut off", () => {
  const bytes = new TextEncoder().encode("Домен не найден, 株式会社");
  expect(whoisText(bytes, "a.jp whois.jprs.jp")).toBe("Домен не найден, 株式会社");
  expect(whoisText(bytes.subarray(0, -1), "a.ru")).toBe("Домен не найден, 株式会");
});

test("a charset that is named goes before the country's; one that nobody knows does not count", () => {
  const text = "% charset: windows-1251\nДомен не найден\n";
  expect(whoisText(encoded("windows-1251", text), "a.jp")).toBe(text);
  expect(whoisText(encoded("shift_jis", `% charset: x-unknown\n${JAPANESE}`), "a.jp")).toContain("カワセミ");
});

test("what a text says in its own charset decides about the name", () => {
  const read = (charset: string, text: string, names: string) =>
    whoisVerdict(whoisText(encoded(charset, text), names));
  expect(read("shift_jis", "該当するドメイン名が見つかりません\n", "a.jp")).toBe("absence");
  expect(read("euc-kr", "조회 횟수를 초과하였습니다\n", "a.kr")).toBe("refusal");
  expect(read("gb18030", "查询过于频繁\n", "a.cn")).toBe("refusal");
});
