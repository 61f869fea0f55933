import { expect, onTestFinished, test } from "vitest";
import { PageIndex } from "../../../../lib/match/page/mod.ts";
import { lookOf } from "../../../../lib/observe/web/look.ts";
import { type Steps, ThreadTime } from "../../../../server/fair/thread_time.ts";
import { visitName } from "../../../../server/extras/sources/visitor.ts";
import { serveBy } from "../../../farm/visitors.ts";
import { freePort } from "../../../free_port.ts";
import { listen, worldIo } from "../../../lib/net/world.ts";
import { KESTREL, pngOf } from "../../../lib/observe/web/drawn.ts";
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
    { owners: Array.from({ length: 50 }, () => owner), isForgeable: false, thread },
    AbortSignal.timeout(10_000),
  );
  expect([imitated.length, steps]).toEqual([50, 50]);
});

test("a page that came in time counts, however long its comparison waits", async () => {
  const server = await listen(serveBy(() => answerOf(ALIKE)), { host: "127.0.0.2" });
  onTestFinished(() => server.close());
  const io = worldIo({ "mountain-goats.com": { A: ["127.0.0.2"] } }, {
    allow: ["127.0.0.2"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  const owner = { byName: new Map(), index: new PageIndex([{ brand: DOMAIN }]), isQuiet: () => false };
  const late = new AbortController(), stop = new AbortController();
  const thread = new ThreadTime();
  const busy = {
    goOn<T>(of: string, work: Steps<T>, signal?: AbortSignal): Promise<T> {
      late.abort(new DOMException("The visit takes too long", "TimeoutError"));
      return thread.goOn(of, work, signal);
    },
  };
  const name = { name: "mountain-goats.com", page: "https://mountain-goats.com/login" };
  const { outcome, imitated } = await visitName(
    io,
    name,
    { owners: [owner], isForgeable: false, thread: busy },
    late.signal,
    stop.signal,
  );
  expect([outcome, imitated.length]).toEqual(["imitates", 1]);
});

test("a page that names nobody is named by the brand's icon; pictures of one that asks for nothing are not requested", async () => {
  const icon = pngOf(KESTREL, 64);
  const requested: string[] = [];
  let html = "<title>Sign in</title><form>Your name <input> and <input type=password></form>";
  const server = await listen((socket) => {
    socket.once("data", (request) => {
      const path = String(request).split(" ")[1]!;
      requested.push(path);
      const type = path === "/" ? "text/html" : "image/png";
      const head = `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\nconnection: close\r\n\r\n`;
      socket.end(Buffer.concat([Buffer.from(head), path === "/" ? Buffer.from(html) : icon]));
    });
  }, { host: "127.0.0.2" });
  onTestFinished(() => server.close());
  const io = worldIo({ "mountain-goats.com": { A: ["127.0.0.2"] } }, {
    allow: ["127.0.0.2"],
    portMap: { 80: server.port, 443: await freePort() },
  });
  const pictures = [{ kind: "icon", hash: 1, look: lookOf(icon) }] as const;
  const brands = {
    byName: new Map(),
    index: new PageIndex([{ brand: DOMAIN, pictures }]),
    isQuiet: () => false,
  };
  const visit = () =>
    visitName(
      io,
      { name: "mountain-goats.com", page: null },
      { owners: [brands], isForgeable: false, thread: new ThreadTime() },
      AbortSignal.timeout(10_000),
    );
  const { outcome, imitated } = await visit();
  expect([outcome, imitated[0]?.match.brand]).toEqual(["imitates", DOMAIN]);
  expect(imitated[0]?.match.reasons[0]?.evidence).toBe("its icon");
  requested.length = 0;
  html = "<title>Goats</title><p>All about goats, and where they climb in the mountains.</p>";
  expect((await visit()).outcome).toBe("other");
  expect(requested).toEqual(["/"]);
});
