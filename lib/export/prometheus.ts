import { VERDICT_WORDS } from "../assess/verdict.ts";
import type { ExportFormat } from "./format.ts";

/** A label's value: backslash, quote and line feed are escaped. */
const label = (text: string): string => text.replace(/[\\"]/g, "\\$&").replaceAll("\n", "\\n");

/**
 * Names by verdict in Prometheus' text format, for node_exporter's textfile collector or a push gateway.
 * Source: prometheus.io, Exposition formats, version 0.0.4.
 */
export const prometheus: ExportFormat = {
  name: "prometheus",
  title: "Prometheus metrics",
  mediaType: "text/plain; version=0.0.4; charset=utf-8",
  extension: "prom",
  async *write(findings, { brand, at, owned, part }) {
    const counts = new Map<string, number>([...VERDICT_WORDS, "not rated"].map((word) => [word, 0]));
    for (const { fqdn, verdict } of findings) {
      if (!owned?.has(fqdn)) counts.set(verdict, (counts.get(verdict) ?? 0) + 1);
    }
    const who = `brand="${label(brand)}"`;
    yield "# HELP deadringer_lookalikes Registered look-alikes of a brand by verdict.\n" +
      "# TYPE deadringer_lookalikes gauge\n" +
      [...counts].map(([word, count]) => `deadringer_lookalikes{${who},verdict="${word}"} ${count}\n`).join(
        "",
      ) +
      "# HELP deadringer_lookup_timestamp_seconds When the lookup was.\n" +
      "# TYPE deadringer_lookup_timestamp_seconds gauge\n" +
      `deadringer_lookup_timestamp_seconds{${who}} ${at / 1000}\n`;
    if (part === undefined) return;
    yield "# HELP deadringer_lookup_part Whether the counts are those of a part of a lookup only.\n" +
      "# TYPE deadringer_lookup_part gauge\n" +
      `deadringer_lookup_part{${who}} 1\n`;
  },
};
