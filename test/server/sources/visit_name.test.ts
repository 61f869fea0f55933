import { expect, onTestFinished, test } from "vitest";
import { PageIndex } from "../../../lib/match/mod.ts";
import type { Steps } from "../../../server/auth/thread_time.ts";
import { visitName } from "../../../server/sources/visit_name.ts";
import { serveBy } from "../../farm/visitors.ts";
import { freePort } from "../../free_port.ts";
import { listen, worldIo } from "../../lib/net/world.ts";
import { ALIKE, answerOf, DOMAIN } from "./pages.ts";

test("a page is compared with each owner's brands in a step of its own, so that nobody waits for all of them", async () => {
  const server = await listen(serveBy(() => answerOf(ALIKE)), { host: "127.0.0.2" });
  onTestFinished(() => server.close());
  const io = worldIo({ "mountain-goats.com": { A: ["127.0.0.2"] } }, {
    allow: ["127.0.0.2"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  const owner = { byName: new Map(), index: new PageIndex([{ brand: DOMAIN }]), isQuiet: () => false };
  let steps = 0;
  const thread = {
    goOn<T>(_: string, work: Steps<T>): Promise<T> {
      for (;; steps++) {
        const { done, value } = work.next();
        if (done === true) return Promise.resolve(value);
      }
    },
  };
  const name = { name: "mountain-goats.com", page: null };
  const { imitated } = await visitName(
    io,
    name,
    Array.from({ length: 50 }, () => owner),
    false,
    thread,
    AbortSignal.timeout(10_000),
  );
  expect([imitated.length, steps]).toEqual([50, 50]);
});
