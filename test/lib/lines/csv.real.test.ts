import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { afterAll, expect } from "vitest";
import { csvRow } from "../../../lib/lines/csv.ts";
import { missingProgram, requires } from "../../requires.ts";

const folder = mkdtempSync(join(tmpdir(), "deadringer-csv-"));
afterAll(() => rmSync(folder, { recursive: true }));

const STARTS = [
  "",
  "x;",
  "x;;",
  'x;"',
  "x; ",
  "x\t",
  "x\n",
  "x\r\n",
  'x,"',
  "x,",
  ";",
  "\t",
  "\n",
  "\r\n",
  "\r",
];
const FORMULAS = ["=1+1", "=1+1;y", '=1+1;y, "z"', "+1+1", "@SUM(1;1)", "-1+1"];

requires(missingProgram("soffice"))(
  "LibreOffice finds no formula in a file, whatever separates its cells",
  { timeout: 240_000 },
  () => {
    const hostile = STARTS.flatMap((start) => FORMULAS.map((formula) => start + formula));
    const rows = hostile.map((text) => csvRow(["a.com", text, "plain"]));
    // Of the last line LibreOffice makes a formula in each case, so that finding none means something.
    const path = join(folder, "cells.csv");
    writeFileSync(path, `${rows.join("")}=2+2\r\n`);
    for (const separators of ["44", "59", "9", "44/59/9"]) {
      // Fields of a flat file have their formulas as text.
      execFileSync("soffice", [
        ...["--headless", `-env:UserInstallation=file://${folder}/profile`],
        ...["--convert-to", "fods", `--infilter=CSV:${separators},34,76,1`, "--outdir", folder, path],
      ], { stdio: "ignore" });
      const found = execFileSync("grep", ["-o", 'table:formula="[^"]*"', join(folder, "cells.fods")], {
        encoding: "utf8",
        env: process.env,
      });
      expect([separators, found.trim().split("\n")]).toEqual([separators, ['table:formula="of:=2+2"']]);
    }
  },
);
