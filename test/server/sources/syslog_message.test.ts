import { expect, test } from "vitest";
import { syslogContent, SyslogFrames } from "../../../server/sources/syslog_message.ts";
import { LogReader } from "../../../server/sources/log_line.ts";

const LINE = '192.0.2.1 - - [24/Nov/2026:04:00:00 +0000] "GET /a.png HTTP/1.1" 200 9 "https://copy.com/" "M"';

test.each<[string, string]>([
  ["RFC 5424, no structured data", `<134>1 2026-11-25T18:00:00.123456+00:00 web1 nginx 42 - - ${LINE}`],
  ["RFC 5424, a byte order mark", `<134>1 2026-11-25T18:00:00Z web1 nginx 42 ID7 - \uFEFF${LINE}`],
  [
    "RFC 5424, structured data with brackets in quotes",
    `<13>1 - - - - - [a@1 k="v \\"x\\] y"][meta sequenceId="7"] ${LINE}`,
  ],
  ["RFC 3164 as nginx sends it", `<190>Nov 25 18:00:00 web1 nginx: ${LINE}`],
  ["RFC 3164, a day of one digit, a process", `<13>Nov  5 18:00:00 web1 httpd[1234]: ${LINE}`],
  ["RFC 3164 without a host", `<190>Nov 25 18:00:00 nginx: ${LINE}`],
  ["RFC 3164 without a tag", `<190>Nov 25 18:00:00 ${LINE}`],
  ["as rsyslog forwards it", `<190>2026-11-25T18:00:00.123456+01:00 web1 nginx: ${LINE}`],
])("%s", (_, message) => expect(syslogContent(message)).toBe(LINE));

test("an IPv6 client behind a tag stays whole", () => {
  const line = LINE.replace("192.0.2.1", "2001:db8::1");
  const content = syslogContent(`<190>Nov 25 18:00:00 nginx: ${line}`)!;
  expect(new LogReader().read(content)).toEqual({
    address: "2001:db8::1",
    path: "/a.png",
    referrer: "https://copy.com/",
  });
});

test.each([
  "",
  LINE,
  "<190>",
  "<190>1 2026",
  "<1900>Nov 25 18:00:00 x: y",
  "<13>1 - - - - - [a b",
  "\0".repeat(99),
])(
  "%j is no message",
  (message) => expect(syslogContent(message)).toBeNull(),
);

const bytes = (text: string) => new TextEncoder().encode(text);

test("a stream is split by lengths and by line ends, wherever its pieces break", () => {
  const stream = "5 <1>aé<2>line\r\n<3>more\n\n4 a\nbc7 <4>last<5>un";
  const expected = ["<1>aé".slice(0, 4), "<2>line", "<3>more", "a\nbc", "<4>last"];
  for (const size of [1, 2, 3, 7, 1_000]) {
    const frames = new SyslogFrames();
    const all = bytes(stream.replace("5 ", "6 ").replace("aé", "aé"));
    const found: string[] = [];
    for (let at = 0; at < all.length; at += size) found.push(...frames.push(all.subarray(at, at + size)));
    expect(found).toEqual(["<1>aé", ...expected.slice(1)]);
    expect(frames.push(bytes("finished\n"))).toEqual(["<5>unfinished"]);
  }
});

test("a line without end is left out up to its end, and costs no memory; an absurd length ends the stream", () => {
  const frames = new SyslogFrames();
  for (let n = 0; n < 100; n++) {
    expect(frames.push(bytes("9".repeat(n === 0 ? 0 : 9) + "<x".repeat(5_000)))).toEqual([]);
  }
  expect(frames.push(bytes("end\n<1>next\n"))).toEqual(["<1>next"]);
  expect(frames.tooLong).toBe(1);
  for (const start of ["999999 <1>", "70000 <1>xx", "12345678", "1x <1>abc"]) {
    expect(() => new SyslogFrames().push(bytes(start))).toThrow(RangeError);
  }
});
