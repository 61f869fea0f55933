import { expect, test, vi } from "vitest";
import type { DialError } from "../../../lib/dial.ts";
import { calm, worldIo } from "./world.ts";

vi.mock("node:os", async (original) => ({
  ...await original<typeof import("node:os")>(),
  networkInterfaces: () => ({
    eth0: [{ address: "1.1.1.1" }, { address: "2606:4700:0:0::1111%eth0" }],
    none: undefined,
  }),
}));

test("what answers on the internet on this machine's own addresses is not reached by that way", async () => {
  const io = worldIo({ "a.test": { A: ["1.1.1.1"] }, "b.test": { AAAA: ["2606:4700::1111"] } }, {
    connectMs: 1,
  });
  for (const host of ["1.1.1.1", "a.test", "b.test", "[2606:4700::1111]"]) {
    const error = await io.net.connect({ host, port: 80, purpose: "web" }, calm()).catch((e: DialError) => e);
    expect((error as DialError).message).toMatch(/address of this machine/);
  }
});
