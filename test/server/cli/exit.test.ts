import { expect, test } from "vitest";
import type { Io } from "../../../lib/io.ts";
import { noNetwork } from "../../../lib/lookup/no_network.ts";
import { complain } from "../../../server/cli/exit.ts";
import { fakeSystem } from "./command_line.ts";

test("advice about resolvers names the option of the command line, which no other reader of it has", () => {
  const dns = { resolvers: ["127.0.0.1:9"] } as unknown as Io["dns"];
  const { out, system } = fakeSystem();
  complain(system, noNetwork({ dns, net: null }, [""], [{ verdict: "silent", why: "" }], false)!.message);
  expect(out.stderr).toContain(
    "check the network, or use another resolver (--resolver IP); where port 53 is closed",
  );
});

test("a message on a terminal ends its lines between words; elsewhere it is one line", () => {
  const message = "kestrelbank.com: No answer from 127.0.0.1:45203: check the network, ".repeat(3).trim();
  const { out, system } = fakeSystem();
  complain(system, message);
  expect(out.stderr).toBe(`deadringer: ${message}\n`);
  out.stderr = "";
  complain({ ...system, statusScreen: { ...system.screen, columns: 80 } }, message);
  const lines = out.stderr.trimEnd().split("\n");
  expect(lines.length).toBeGreaterThan(2);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
  expect(lines.map((line) => line.trim()).join(" ")).toBe(`deadringer: ${message}`);
});
