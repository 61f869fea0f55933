import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { namedFetch } from "../../../../server/io/named_fetch.ts";
import { fetchFile } from "../../../../server/extras/sources/fetch_file.ts";

test("a server that drips does not hold up other feeds: its list has broken off", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-drip-"));
  let dripped = 0;
  const server = createServer((_, response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.destroyed ? clearInterval(timer) : response.write("x\n"), 5);
    response.on("close", () => (clearInterval(timer), dripped++));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`;
  const options = { fetch: namedFetch, headers: {}, most: 1_000_000, signal: new AbortController().signal };
  await expect(
    fetchFile(url, join(folder, "list"), { etag: "", modified: "" }, { ...options, silenceMs: 100 }),
  )
    .rejects.toThrow("it broke off 3 times (less than 64 KiB came in a minute)");
  await expect.poll(() => dripped).toBe(3);
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});
