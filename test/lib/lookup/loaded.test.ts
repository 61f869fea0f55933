import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { onNodeOnly } from "../../requires.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

onNodeOnly("a process of Node with few files")(
  "a process that may open no more files says so where a part of the library is loaded",
  () => {
    const folder = mkdtempSync(join(tmpdir(), "deadringer-files-"));
    try {
      const file = join(folder, "program.mjs");
      writeFileSync(
        file,
        `import { openSync } from "node:fs";
import { planLookup } from ${JSON.stringify(join(root, "lib/lookup/questions.ts"))};
try {
  for (;;) openSync("/dev/null");
} catch {}
await planLookup("example.com", { limit: 5 }).catch(({ name, code, message }) => console.log(name, code, message));
`,
      );
      const { stdout, stderr } = spawnSync(
        "sh",
        ["-c", `ulimit -n 60; exec "${process.execPath}" "${file}"`],
        {
          encoding: "utf8",
        },
      );
      expect(stdout, stderr).toBe(
        "SquatError over_capacity Cannot load a part of the library: this process may open no more files; " +
          "raise its limit (ulimit -n)\n",
      );
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
