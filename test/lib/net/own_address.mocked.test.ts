import { expect, test, vi } from "vitest";
import type { DialError } from "../../../lib/dial.ts";
import { calm, worldIo } from "./world.ts";

const machine = vi.hoisted(() => ({
  interfaces: {} as Record<string, { address: string }[] | undefined>,
}));
vi.mock("node:os", async (original) => ({
  ...await original<typeof import("node:os")>(),
  networkInterfaces: () => machine.interfaces,
}));

test("what this machine serves on the internet is not reached by its own address", async () => {
  const zone = { "a.test": { A: ["1.1.1.1"] }, "b.test": { AAAA: ["2606:4700::1111"] } };
  const io = worldIo(zone, { connectMs: 1 });
  const refusal = async (host: string): Promise<string> => {
    const gone = calm();
    return await io.net.connect({ host, port: 80, purpose: "web" }, gone).then(
      String,
      (e: DialError) => e.message,
    );
  };
  const now = vi.spyOn(performance, "now").mockReturnValue(1e9);
  machine.interfaces = {
    eth0: [{ address: "1.1.1.1" }, { address: "2606:4700:0:0::1111%eth0" }],
    none: undefined,
  };
  for (const host of ["1.1.1.1", "a.test", "b.test", "[2606:4700::1111]"]) {
    expect(await refusal(host)).toMatch(/address of this machine/);
  }
  // An address that the machine is given later counts after ten seconds.
  machine.interfaces = {};
  now.mockReturnValue(1e9 + 9_999);
  expect(await refusal("1.1.1.1")).toMatch(/address of this machine/);
  machine.interfaces = { eth0: [{ address: "1.0.0.1" }] };
  now.mockReturnValue(1e9 + 10_000);
  expect(await refusal("1.0.0.1")).toMatch(/address of this machine/);
  now.mockRestore();
});
