import type { StreamMessage } from "../../../lib/model.ts";
import { BRAND, look, numbers, sites } from "../lines/month.ts";

export { BRAND };

/** When the lookup was. */
export const AT = Date.UTC(2026, 2, 1, 6);

/** A lookup of many names, some of which try to break out of a format. */
export function lookupLines(count = 40): StreamMessage[] {
  const random = numbers(3);
  const world = sites(count, random);
  [...world.values()].forEach((site, n) => {
    if (n % 4 === 0) site.scores = { legitimate: 0.01, phishing: 0.97, parked: 0.02 };
  });
  const lines = look(world, random);
  const evil = {
    domain: { fqdn: "kestrelbänk.com", tld: "com", domain: "kestrelbänk" },
    kind: "Homoglyph" as const,
  };
  const text = "a\"b'c\\d\r\n* CNAME .\n||x^ <script> =1+1, | ; \u2028";
  lines.splice(
    1,
    0,
    { permutation: evil, op: "HttpBanner", data: text },
    {
      permutation: evil,
      op: "Classification",
      data: { legitimate: 0, phishing: 0.99, parked: 0.01, reasons: [text], page_state: "page" },
    },
    {
      permutation: evil,
      op: "Dns",
      data: {
        a: ["192.0.2.1"],
        aaaa: ["2001:db8::1"],
        mx: ["mx.evil.net."],
        txt: [text],
        cname: [],
        ns: [text],
      },
    },
    {
      permutation: evil,
      op: "RedirectChain",
      data: [{ url: "https://xn--kestrelbnk-y5a.com/", kind: "InitialRequest" }],
    },
  );
  return lines;
}
