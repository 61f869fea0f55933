import { expect, test } from "vitest";
import { actionsFor } from "../../../../../server/web/page/investigate/actions.ts";
import { isMail, namesOfMail } from "../../../../../server/web/page/investigate/input.ts";

const MAIL = `Received: from mx.evil.net (mx.evil.net [192.0.2.9]) by mail.kestrelbank.com
Return-Path: <bounce@mailer.example>
From: "Kestrel Bank" <service@kestrelbnak.com>
Reply-To: Support
 <help@kestrel-help.top>
To: victim@kestrelbank.com
Subject: Your account
MIME-Version: 1.0
Content-Transfer-Encoding: quoted-printable

Dear Sir, e.g. open hxxps://login.kestre1bank[.]com/x now:
<a href=3D"https://kestrelbank-se=
cure.example/login?x=3D1">here</a>
`;

test("the names of a mail are those of its senders and links, not of its recipients or prose", () => {
  expect(isMail(MAIL)).toBe(true);
  expect(namesOfMail(MAIL)).toEqual([
    { name: "mailer.example", where: "failures go to" },
    { name: "kestrelbnak.com", where: "sender" },
    { name: "kestrel-help.top", where: "answers go to" },
    { name: "login.kestre1bank.com", where: "link" },
    { name: "kestrelbank-secure.example", where: "link" },
  ]);
});

test("links in a part that is packed as base64 are found", () => {
  const packed = btoa("Please open https://packed.example/login at once, or your account is closed for ever");
  expect(namesOfMail(`From: a@b.example\nSubject: x\n\n${packed.replace(/.{76}/g, "$&\n")}\n`)).toEqual([
    { name: "b.example", where: "sender" },
    { name: "packed.example", where: "link" },
  ]);
});

test("a mail without names offers nothing, a list is no mail", () => {
  expect(
    actionsFor("From: me\nSubject: x\n\nhello", { places: [], results: [], facts: new Map() }),
  ).toEqual([]);
  expect(isMail("a.com\nb.com")).toBe(false);
  expect(isMail("from: a.com")).toBe(false);
});

test("a hostile mail costs little: many names, one long line", () => {
  const links = Array.from({ length: 5_000 }, (_, i) => `https://host${i}.example/`).join("\n");
  expect(namesOfMail(`From: a@b.c\nSubject: x\n\n${links}`)).toHaveLength(200);
  expect(namesOfMail(`From: a@b.c\nSubject: x\n\n${"A".repeat(2_000_000)}`)).toHaveLength(1);
});
