/**
 * CT search beside ripgrep on the same million names, which `permute` makes: `node bench/ct_peers.ts`.
 * @module
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { permute } from "../lib/permute/mod.ts";
import { build } from "./ct_adapter.ts";
import { addRow, sized } from "./row.ts";

const BRANDS = ["paypal.com", "microsoft.com", "wellsfargo.com", "amazon.de", "rakuten.co.jp"];
const PATTERNS = ["login", "secure-paypal", "^pay.*\\.de$", "[0-9]{4}"];
const ROUNDS = 5;

const folder = mkdtempSync(join(tmpdir(), "deadringer-ct-"));
try {
  const file = join(folder, "names.txt");
  const names = new Set<string>();
  for (const brand of BRANDS) {
    for (const { domain } of permute(brand, { budget: sized(200_000) })) names.add(domain.fqdn);
  }
  const text = [...names].filter((name) => /^[a-z0-9.-]+$/.test(name)).join("\n") + "\n";
  writeFileSync(file, text);
  const index = build(file, { dir: join(folder, "index") });
  for (const pattern of PATTERNS) {
    const ours = fastest(() => index.search(pattern));
    const theirs = fastest(() => spawnSync("rg", ["-c", "--", pattern, file]));
    const peer = spawnSync("rg", ["--version"]).status === 0 ? 1_000 / theirs : null;
    addRow({
      work: `CT search, all matches of ${pattern}`,
      unit: "/s",
      ours: 1_000 / ours,
      peers: { ripgrep: peer },
    });
    console.log(`${pattern.padEnd(16)} ${ours.toFixed(2)} ms, ripgrep ${theirs.toFixed(2)} ms`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds of the fastest round. */
function fastest(run: () => unknown): number {
  return Math.min(...Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }));
}
