import { expect, test } from "vitest";
import { refreshTarget } from "../../../../lib/page/html.ts";
import { onwardOf } from "../../../../lib/observe/web/onward.ts";
import { Page } from "../../../../lib/page/page.ts";

test.each<[content: string, target: string | null]>([
  ["30;url=/b", "/b"],
  ["31;url=/b", null],
  ["0 /b", "/b"],
  ["10;url=/b", "/b"],
  ["0, url=/b", "/b"],
  ["0 ;  URL = /b", "/b"],
  ["0.5;url=/b", "/b"],
  ["+0;url=/b", null],
  ["0/b", null],
  [";url=/b", null],
  [" , /b", null],
  [".5;url=/b", "/b"],
  ["x0;url=/b", null],
  ['0;URL="/b" c', "/b"],
  ["0;url='/b", "/b"],
  ['0;url=""', null],
  ["0;urls=/b", "urls=/b"],
  [`0;url=${"x".repeat(3_000)}`, "x".repeat(2_048)],
])("a refresh by %j leads to %j", (content, target) => expect(refreshTarget(content)).toBe(target));

const redirect = (html: string) => onwardOf(new Page(html)).redirect;

test.each<[html: string, target: string | null]>([
  ["<META HTTP-EQUIV='Refresh' content='0;url=/b'>", "/b"],
  ["<META CONTENT=0;URL=/b HTTP-EQUIV=REFRESH>", "/b"],
  ["<meta http-equiv=refresh content='0;url=&quot;/b?x=1&amp;y=2&quot;'>", "/b?x=1&y=2"],
  ["<meta http-equiv=' refresh ' content='0;url=/b'>", null],
  ["<meta http-equiv=refresh content='0;url=/b'><meta http-equiv=refresh content='0;url=/c'>", "/b"],
  ["<meta http-equiv=refresh><meta http-equiv=refresh content='0;url=/c'>", "/c"],
  ["<meta http-equiv=x content='0;url=/b'>", null],
  ["<script>location='/b'</script><meta http-equiv=refresh content='0;url=/c'>", "/c"],
  ['<script>window.top.location.href = "/b"</script>', "/b"],
  ["<script>self . location . replace ( '/b' )</script>", "/b"],
  ["<script>document.location.assign(`/b`)</script>", "/b"],
  ["<script>location = `/${x}`</script>", null],
  ["<script>mylocation = '/b'</script>", null],
  ["<script>my.location = '/b'</script>", null],
  ["<script>location.hash = '/b'</script>", null],
  ["<script>location == '/b'</script>", null],
  ["<script>location='/b\nc'</script>", null],
  ["<script>1</script><script>location='/b'</script>", "/b"],
  ["<style>location='/b'</style>", null],
  ["<noscript>location='/b'</noscript>", null],
  ["location='/b'", null],
  ["<noscript><meta http-equiv=refresh content='0;url=/b'></noscript>", null],
  ["<noscript>x</noscript><meta http-equiv=refresh content='0;url=/b'>", "/b"],
  ["<template><meta http-equiv=refresh content='0;url=/b'></template>", null],
  [`<body onload="location='/b'">`, "/b"],
  ["<script>function go() { location = '/b' }</script><body onload='go()'>", "/b"],
  ["<script>if (top != self) top.location = '/b'</script>", null],
])("%j leads to %j", (html, target) => expect(redirect(html)).toBe(target));

test("scripts of a page with more than 400 visible characters are handlers", () => {
  const script = "<script>location='/b'</script>";
  const page = (length: number) => `<title>${"t".repeat(999)}</title><p>${"x ".repeat(length)}</p>${script}`;
  expect([redirect(page(400)), redirect(page(401))]).toEqual(["/b", null]);
  const meta = "<meta http-equiv=refresh content='0;url=/c'>";
  expect(redirect(meta + page(401))).toBe("/c");
});

test("of scripts 32 KiB are read, of frames ten", () => {
  const late = (before: number) =>
    redirect(`<script>${" ".repeat(before)}</script><script>location='/b'</script>`);
  expect([late(32_766), late(32_767)]).toEqual(["/b", null]);
  const frames = Array.from({ length: 12 }, (_, i) => `<iframe src=" /${i} "></iframe>`).join("");
  expect(onwardOf(new Page(frames)).frames).toEqual(Array.from({ length: 10 }, (_, i) => `/${i}`));
  expect(onwardOf(new Page("<iframe></iframe><iframe src=''></iframe>")).frames).toEqual([]);
  expect(onwardOf(new Page("<noscript><iframe src=/a></iframe></noscript><iframe src=/b>")).frames).toEqual([
    "/b",
  ]);
});

test("a page is framed by a frameset, or by one frame and hardly a word", () => {
  const framed = (html: string) => onwardOf(new Page(html)).framed;
  expect(framed("<frameset><frame src=/a><frame src=/b></frameset>")).toBe(true);
  expect(framed(`<iframe src=/a></iframe>${"x".repeat(40)}`)).toBe(true);
  expect(framed(`<iframe src=/a></iframe>${"x".repeat(41)}`)).toBe(false);
  expect(framed("<iframe src=/a></iframe><iframe src=/b></iframe>")).toBe(false);
  expect(framed("<base href=/x>")).toBe(false);
});
