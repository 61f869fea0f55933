import { createSocket } from "node:dgram";
import { expect, test } from "vitest";
import { run } from "./command_line.ts";

test("advice about resolvers names the option of the command line, which no other reader of it has", async () => {
  const socket = createSocket("udp4");
  const port = await new Promise<number>((resolve) =>
    socket.bind(0, "127.0.0.1", () => resolve(socket.address().port))
  );
  await new Promise<void>((resolve) => socket.close(() => resolve()));
  const { code, stderr } = await run(
    ["squat", "kestrelbank.com", "--limit", "1", "--resolver", `127.0.0.1:${port}`, "--passive"],
  );
  expect(code).not.toBe(0);
  expect(stderr).toContain("check the network, or use another resolver (--resolver IP)");
});
