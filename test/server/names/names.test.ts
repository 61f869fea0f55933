import { expect, test } from "vitest";
import { readListText } from "../../../server/names/list_reader.ts";
import { refang } from "../../../server/names/names.ts";
import { readInput } from "../../../server/web/page/investigate/input.ts";

test.each([
  String.raw`http://paypa1.com\@ebay.com`,
  String.raw`paypa1.com\@ebay.com`,
  String.raw`https:\\paypa1.com\login`,
  "https:///paypa1.com/login",
  "https:/paypa1.com",
  "//paypa1.com/login.js",
  "paypa1。com",
  "https://paypa1．com/login",
])("%s leads where a browser goes", (url) => {
  expect(refang(url)).toBe("paypa1.com");
  expect(readInput(url)).toMatchObject({ host: "paypa1.com" });
});

test("a backslash before the @ of a link hides no host in a list, nor in a mail", () => {
  const link = String.raw`http://paypa1.com\@ebay.com/`;
  expect(readListText(`${link}\n`).rows.flatMap(({ names }) => names)).toEqual(["paypa1.com"]);
  expect(readInput(`From: a@b.example\nSubject: x\n\n${link}\n`)).toMatchObject({
    names: [{ name: "b.example" }, { name: "paypa1.com", where: "link" }],
  });
});

test("an escape of a zone file cuts no name short", () => {
  expect(refang(String.raw`paypal\045login.com`)).toBe(String.raw`paypal\045login.com`);
});

test("dots of other scripts are dots of names, and end sentences", () => {
  const { rows, tally } = readListText("login.paypa1｡com\n说明。这是,paypal-login.top\n");
  expect(rows.flatMap(({ names }) => names)).toEqual(["login.paypa1.com", "paypal-login.top"]);
  expect(tally.skipped).toBe(0);
});
