import { expect, test } from "vitest";
import { namesOfLine } from "../../../server/names/names_of_line.ts";

test.each<[line: string, names: string[]]>([
  ["paypa1.top", ["paypa1.top"]],
  ["hxxps://login.paypa1[.]top/x?y=1", ["login.paypa1.top"]],
  ["*.paypa1.top", ["paypa1.top"]],
  ["# a comment", []],
  ["; a comment", []],
  ["", []],
  ["$ORIGIN com.", []],
  ["@ 3600 IN SOA a. b. 1 2 3 4 5", []],
  ["paypa1.top.\t172800\tin\tns\tns1.example.net.", ["paypa1.top"]],
  ["paypa1.top. NS ns1.example.net.", ["paypa1.top"]],
  ["\t172800\tin\tns\tns2.example.net.", []],
  ['1,"paypa1.top",2026-11-22', ["paypa1.top"]],
  ["192.0.2.1;paypa1.top;open", ["paypa1.top"]],
  ['{"name":"paypa1.top"}', ["paypa1.top"]],
  ['{"fqdn":"a.paypa1.top","url":"https://a.paypa1.top/"}', ["a.paypa1.top"]],
  [
    '{"message_type":"certificate_update","data":{"leaf_cert":{"all_domains":["*.paypa1.top","ebai.top"]}}}',
    ["paypa1.top", "ebai.top"],
  ],
  ['{"dns_names":["a.top","b.top"]}', ["a.top", "b.top"]],
  ['{"other":1}', []],
  ["{ half a line", ["{ half a line"]],
  ["two words", ["two words"]],
])("%s", (line, names) => {
  expect(namesOfLine(line)).toEqual(names);
});
