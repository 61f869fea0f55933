import process from "node:process";
import { expect, test } from "vitest";
import { onwardOf } from "../../../../lib/observe/web/onward.ts";
import { Page } from "../../../../lib/page/page.ts";

const scriptRedirect = (script: string): string | null =>
  onwardOf(new Page(`<script>${script}</script>`)).redirect;

const followed: string[] = [
  "location = '/b'",
  'window.location.href = "/b";',
  "<!--\nlocation='/b'\n//-->",
  "var a = b ? 1 : 2\nlocation.replace('/b')",
  "var a = { b: 1 }; top.location = `/b`",
  "setTimeout(function () { location.href = '/b'; }, 3000);",
  "setTimeout(() => location.assign('/b'), 0)",
  "window.onload = function () { location = '/b' }",
  "document.addEventListener('DOMContentLoaded', () => { location = '/b' })",
  "(function () { var a = /[{/]/; try { location = '/b' } catch (e) {} })()",
  "function go() { location = '/b' } go()",
  "go(); function go() { location = '/b' }",
  "function go() { location = '/b' }\nsetTimeout('go()', 10)",
  "if (top != self) { top.location = 'https://a.test/' }\nlocation = '/b'",
  "if (a) b();\nlocation = '/b'",
  "for (var i = 0; i < 3; i++) {} location = '/b'",
  "// it's\nlocation = '/b'",
  "x = 'location = \"/c\"'; location = '/b'",
];
test.each(followed)("follows %j", (script) => expect(scriptRedirect(script)).toBe("/b"));

const left: [what: string, script: string][] = [
  ["a frame buster", "if (top != self) top.location = '/b'"],
  ["a frame buster in a block", "if (self !== top) { top.location.href = '/b'; }"],
  ["a frame buster on two lines", "if (window.top !== window)\n  top.location.replace('/b')"],
  ["a frame buster by operator", "top != self && (top.location = '/b')"],
  ["a choice", "ok ? location = '/b' : 0"],
  ["else", "if (a) { b() } else location = '/b'"],
  ["else on a line of its own", "if (a)\n{\n b()\n}\nelse\n location = '/b'"],
  ["what a condition wraps", "if (navigator.webdriver) { setTimeout(function () { location = '/b' }, 1) }"],
  ["a case", "switch (a) { case 1: location = '/b' }"],
  ["a failure", "try { a() } catch (e) { location = '/b' }"],
  ["a handler", "a.onclick = function () { location = '/b' }"],
  ["a short handler", "a.onclick = () => location.href = '/b'"],
  ["a listener", "a.addEventListener('click', () => { location = '/b' })"],
  ["a handler of a library", "$('#a').click(function () { location = '/b' })"],
  ["a function that nobody calls", "function go() { location = '/b' }"],
  ["a comment", "// location = '/b'"],
  ["a long comment", "/* location = '/b' */"],
  ["a text", 'document.write("<a onclick=\\"location=\'/b\'\\">")'],
  ["a computed address", "location = a"],
  ["another object", "my.location = '/b'"],
];
test.each(left)("does not follow %s", (_what, script) => expect(scriptRedirect(script)).toBeNull());

test("time grows with the script, whatever it holds", () => {
  for (
    const part of [
      "function a(){",
      "location=",
      "if(",
      "`${",
      "/[",
      ",/[\\]",
      ",[/]",
      "/*",
      "window.",
      "}",
      "location = '",
      "x?",
      "\n",
    ]
  ) {
    const usedMs = (length: number) => {
      const script = part.repeat(length / part.length | 0);
      return Math.min(...Array.from({ length: 3 }, () => {
        const start = process.cpuUsage();
        scriptRedirect(script);
        const { user, system } = process.cpuUsage(start);
        return (user + system) / 1_000;
      }));
    };
    // Of the processor, whatever else the machine does. Eight times as long would be 64 times as much, where it grows with
    // the square.
    expect(usedMs(32_768), part).toBeLessThan(24 * usedMs(4_096) + 10);
  }
});
