/** Hashes of the MISP feed against Python's own dates, which PyMISP hashes (`MISPAttribute.hash_values`). */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { expect } from "vitest";
import { findingsOf, mispHashes } from "../../../lib/export/mod.ts";
import { mispObjects } from "../../../lib/export/misp.ts";
import type { StreamMessage } from "../../../lib/model.ts";
import { missingProgram, requires } from "../../requires.ts";
import { AT, BRAND, lookupLines } from "./lookup.ts";

const md5 = (text: string) => createHash("md5").update(text).digest("hex");

/** What PyMISP does with the value of an attribute. */
const PYTHON = `
import sys, json, hashlib
from datetime import datetime
for kind, value in json.load(sys.stdin):
    if kind == "datetime":
        try:
            value = datetime.fromisoformat(value.replace("Z", "+00:00"))
        except ValueError:
            from dateutil.parser import parse
            value = parse(value)
    print(hashlib.md5(str(value).encode("utf-8")).hexdigest())
`;

const DATES = [
  "2026-03-01T06:00:00Z",
  "2026-03-01T06:00:00.000Z",
  "2026-03-01T06:00:00.123Z",
  "2026-03-01T06:00:00.123456+02:00",
  "2026-03-01T06:00:00",
  "2026-03-01",
];

requires(missingProgram("python3"))("each hash is the one that PyMISP computes", async () => {
  const lines = lookupLines();
  const { permutation } = lines.find((line) => line.op === "Dns")! as Extract<StreamMessage, { op: "Dns" }>;
  const dated = DATES.map((registration_date, n): StreamMessage => {
    const fqdn = `kestrelbank-${n}.com`;
    return {
      permutation: { ...permutation, domain: { ...permutation.domain, fqdn, domain: `kestrelbank-${n}` } },
      op: "RegistrationMetadata",
      data: {
        registration_date,
        registrar: "R",
        updated_on: null,
        expiration_date: null,
        nameservers: [],
        status: [],
      } as unknown as never,
    };
  });
  const { findings } = await findingsOf([...dated, ...lines], BRAND);
  const options = { brand: BRAND, at: AT };
  const given: [string, string][] = [];
  for await (const { Attribute } of mispObjects(findings, options, findings.length)) {
    for (const { type, value } of Attribute) given.push([type, value]);
  }
  expect(given.filter(([type]) => type === "datetime").length).toBeGreaterThanOrEqual(DATES.length);
  const { stdout, stderr } = spawnSync("python3", ["-c", PYTHON], {
    input: JSON.stringify(given),
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const text = (await Array.fromAsync(mispHashes(findings, options, md5))).join("");
  const ours = new Set(text.trim().split("\n").map((line) => line.split(",")[0]));
  expect(ours).toEqual(new Set(stdout.trim().split("\n")));
});
