import type { DnsRecord } from "../../../../../lib/io.ts";
import type { RecordedDns } from "../recording/format.ts";
import { oneLine } from "../../../../../lib/page/mail_address.ts";

function dataText(record: DnsRecord): string {
  switch (record.type) {
    case "MX":
      return `${record.data.preference} ${record.data.exchange}`;
    case "SOA": {
      const { mname, rname, serial, refresh, retry, expire, minimum } = record.data;
      return [mname, rname, serial, refresh, retry, expire, minimum].join(" ");
    }
    case "TXT":
      return JSON.stringify(record.data);
    default:
      return record.data;
  }
}

/** One reply as text, in the form of zone files (RFC 1035 section 5.1). `file` has its bytes. */
export function dnsText(record: RecordedDns, startedAt: number, file: string | null): string {
  const { name, type, at, ms, reply } = record;
  const queriedAt = new Date(startedAt + at).toISOString();
  const lines = [`;; ${name}. IN ${type}, asked ${queriedAt}, ${Math.round(ms)} ms`];
  if (reply === undefined) return `${lines[0]}: no answer before the lookup ended\n`;
  lines.push(
    `;; ${reply.rcode}${reply.authoritative ? " aa" : ""}${
      reply.resolver === "" ? "" : ` from ${reply.resolver}`
    }` +
      (file === null ? "" : `, bytes in ${file}`),
  );
  for (const { code, text } of reply.errors ?? []) lines.push(`;; extended error ${code} ${text}`);
  for (const answer of reply.answers) {
    lines.push(`${answer.name}\t${answer.ttl}\tIN\t${answer.type}\t${dataText(answer)}`);
  }
  if (reply.soa !== null) {
    const { zone, mname, rname, serial, refresh, retry, expire, minimum } = reply.soa;
    lines.push(
      `;; authority: ${zone} SOA ${[mname, rname, serial, refresh, retry, expire, minimum].join(" ")}`,
    );
  }
  return lines.map((line) => oneLine(line, 2_000)).join("\n") + "\n";
}
