import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, vi } from "vitest";
import { createDialer } from "../../../../lib/net/mod.ts";
import type { ChannelParts } from "../../../../server/extras/watch/channel.ts";
import { openChannel } from "../../../../server/extras/watch/channels/mod.ts";
import { freePort } from "../../../free_port.ts";
import { requires } from "../../../requires.ts";
import { noSmtpd, startSmtpd } from "../../../smtpd.ts";
import { event } from "./events.ts";

const cleanup: (() => unknown)[] = [];
afterEach(async () => {
  for (const each of cleanup.splice(0).reverse()) await each();
});

const parts: ChannelParts = {
  dialer: () =>
    createDialer({
      dns: {
        query: () => Promise.reject(new Error("no DNS")),
        resolvers: [],
        close: () => Promise.resolve(),
      },
    }),
  webhookSecret: null,
  smtpUrl: null,
  mailFrom: "watch@a.test",
  mailTo: [],
  page: null,
  now: () => Date.now(),
  print: () => Promise.resolve(),
};
const { signal } = new AbortController();
const patient = { timeout: 15_000, interval: 50 };

requires(noSmtpd)("OpenSMTPD takes a mail with text and HTML", async () => {
  const folder = mkdtempSync(join(tmpdir(), "deadringer-watch-smtpd-"));
  const port = await freePort();
  const mail = join(folder, "mail");
  mkdirSync(mail);
  chmodSync(folder, 0o755);
  chmodSync(mail, 0o777);
  writeFileSync(
    join(folder, "smtpd.conf"),
    `table known { "soc@a.test" = "nobody" }
listen on 127.0.0.1 port ${port} hostname mail.test
action "deliver" maildir "${mail}" virtual <known>
match from any for domain "a.test" action "deliver"
`,
    { mode: 0o600 },
  );
  const stop = await startSmtpd(join(folder, "smtpd.conf"), port);
  cleanup.push(async () => {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const channel = openChannel("mailto:soc@a.test", { ...parts, smtpUrl: `smtp://127.0.0.1:${port}` });
  await channel.send([event()], signal);
  const text = await vi.waitFor(() => {
    const [name] = readdirSync(join(mail, "new"));
    return readFileSync(join(mail, "new", name!), "utf8");
  }, patient);
  expect(text).toContain("Subject: [high] Changed: kestreIbank[.]com imitates");
  expect(text).toContain("text/plain");
  expect(text).toContain(`Message-ID: <${event().id}@deadringer>`);
  const unknown = openChannel("mailto:nobody@a.test", { ...parts, smtpUrl: `smtp://127.0.0.1:${port}` });
  await expect(unknown.send([event()], signal)).rejects.toThrow(/recipient|550/i);
});
