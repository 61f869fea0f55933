import { spawn } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, vi } from "vitest";
import { createDialer } from "../../../lib/net/mod.ts";
import type { ChannelParts } from "../../../server/watch/channel.ts";
import { openChannel } from "../../../server/watch/channels/mod.ts";
import { freePort } from "../../free_port.ts";
import { missingProgram, requires } from "../../requires.ts";
import { noSmtpd, startSmtpd } from "../../smtpd.ts";
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
  writesHere: true,
  page: null,
  syslogHosts: null,
  now: () => Date.now(),
  print: () => Promise.resolve(),
};
const { signal } = new AbortController();
const patient = { timeout: 15_000, interval: 50 };

function start(command: string, args: readonly string[], folder: string): void {
  const child = spawn(command, args, { stdio: "ignore" });
  cleanup.push(async () => {
    child.kill();
    await new Promise((resolve) => child.exitCode === null ? child.on("exit", resolve) : resolve(null));
    rmSync(folder, { recursive: true, force: true });
  });
}

requires(missingProgram("rsyslogd"))(
  "rsyslog takes messages over UDP and TCP, with their structured data",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "deadringer-rsyslog-"));
    const port = await freePort();
    const out = join(folder, "out");
    writeFileSync(
      join(folder, "conf"),
      `global(workDirectory="${folder}")
module(load="imudp") module(load="imtcp")
input(type="imudp" address="127.0.0.1" port="${port}")
input(type="imtcp" address="127.0.0.1" port="${port}")
template(name="parts" type="string" string="%pri%|%app-name%|%msgid%|%structured-data%|%msg%\\n")
*.* action(type="omfile" file="${out}" template="parts")
`,
    );
    start("rsyslogd", ["-n", "-f", join(folder, "conf"), "-i", join(folder, "pid")], folder);
    const tcp = openChannel(`syslog+tcp://127.0.0.1:${port}`, parts);
    await vi.waitFor(() => tcp.send([event()], signal), patient);
    await openChannel(`syslog://127.0.0.1:${port}?format=cef`, parts).send([event({ type: "gone" })], signal);
    const lines = await vi.waitFor(() => {
      const found = existsSync(out) ? readFileSync(out, "utf8").trimEnd().split("\n") : [];
      expect(found.length).toBeGreaterThanOrEqual(2);
      return found;
    }, patient);
    const text = lines.find((line) => line.includes("|changed|"))!.split("|");
    expect(text.slice(0, 3)).toEqual(["162", "deadringer", "changed"]);
    expect(text[3]).toContain('brand="kestrelbank.com"');
    expect(lines.find((line) => line.includes("|gone|"))).toContain("CEF:0|Deadringer|");
  },
);

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
  expect(text).toContain("multipart/alternative");
  expect(text).toContain(`Message-ID: <${event().id}@deadringer>`);
  const unknown = openChannel("mailto:nobody@a.test", { ...parts, smtpUrl: `smtp://127.0.0.1:${port}` });
  await expect(unknown.send([event()], signal)).rejects.toThrow(/recipient|550/i);
});
