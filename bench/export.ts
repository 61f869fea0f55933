/**
 * CPU seconds and peak memory for each export format over a lookup of many names, each in a process of its own: `node
 * bench/export.ts [NAMES] [FORMAT…]`. The goal is 200 MB for 100,000 names; a process that does nothing is the first
 * row.
 * @module
 */
import { execFileSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { EXPORT_FORMATS, exportLines } from "../lib/export/mod.ts";
import type { Permutation, StreamMessage } from "../lib/model.ts";

const BRAND = "kestrelbank.com";

/** The lines of a lookup about registered names: a fifth has a classified page. */
function* lines(count: number): Generator<StreamMessage> {
  for (let n = 0; n < count; n++) {
    const label = `kestrelbank${n.toString(36)}`;
    const permutation: Permutation = {
      domain: { fqdn: `${label}.com`, tld: "com", domain: label },
      kind: "Addition",
    };
    const ip = `198.51.${n >> 8 & 255}.${n & 255}`;
    yield { permutation, op: "Levenshtein", data: 2 };
    yield { permutation, op: "IpEnumeration", data: [ip] } as StreamMessage;
    yield {
      permutation,
      op: "GeoIp",
      data: {
        ip,
        asn: { number: 64_500 + n % 90, organization: `Hosting ${n % 90}` },
        country: { iso_code: "AT" },
      },
    } as StreamMessage;
    yield {
      permutation,
      op: "Dns",
      data: {
        a: [ip],
        aaaa: [],
        ns: [`ns1.host${n % 90}.net`, `ns2.host${n % 90}.net`],
        mx: [`mx.${label}.com`],
      },
    } as unknown as StreamMessage;
    if (n % 5 === 0) {
      const phishing = n % 50 === 0 ? 0.95 : 0.3;
      yield {
        permutation,
        op: "Classification",
        data: {
          phishing,
          legitimate: 1 - phishing,
          parked: 0,
          reasons: ["asks for a password", `title ${label}`],
        },
      } as unknown as StreamMessage;
    }
  }
  yield { op: "Meta", data: { kind: "Done" } };
}

interface Row {
  bytes: number;
  seconds: number;
  mib: number;
}

async function measure(format: string, count: number): Promise<Row> {
  let bytes = 0;
  if (format !== "nothing") {
    for await (const piece of exportLines(lines(count), format, { brand: BRAND, at: Date.UTC(2026, 0, 1) })) {
      bytes += piece.length;
    }
  }
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  return { bytes, seconds: (userCPUTime + systemCPUTime) / 1e6, mib: maxRSS / 1024 };
}

const [first = "100000", ...rest] = process.argv.slice(2);
if (first === "child") console.log(JSON.stringify(await measure(rest[0]!, Number(rest[1]))));
else {
  const formats = rest.length > 0 ? rest : EXPORT_FORMATS.map(({ name }) => name);
  console.log(`${first} names\nformat                 MiB of text  CPU s  most MiB`);
  for (const format of ["nothing", ...formats]) {
    const file = fileURLToPath(import.meta.url);
    const flags = "Deno" in globalThis ? ["run", "-A"] : [];
    const out = execFileSync(process.execPath, [...flags, file, "child", format, first], {
      encoding: "utf8",
    });
    const { bytes, seconds, mib } = JSON.parse(out) as Row;
    console.log(
      `${format.padEnd(20)} ${(bytes / 2 ** 20).toFixed(1).padStart(13)} ${seconds.toFixed(1).padStart(6)} ${
        mib.toFixed(0).padStart(9)
      }`,
    );
  }
}
