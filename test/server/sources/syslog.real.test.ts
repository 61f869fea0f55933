import { spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { main } from "../../../server/cli/main.ts";
import { freePort } from "../../free_port.ts";
import { startNginx } from "../../lib/net/nginx.ts";
import { missingProgram, requires } from "../../requires.ts";
import { fakeSystem } from "../cli/command_line.ts";
import { openDoors } from "./opened.ts";
import { BLOG, COPY } from "./pages.ts";

const patient = { timeout: 30_000, interval: 100 };

/** The command, listening; what it says at its end comes with `stop`. */
async function listening(folder: string): Promise<{ port: number; stop(): Promise<string> }> {
  const { out, system, controller } = fakeSystem();
  const running = main(["sources", "log", "--data", folder, "--syslog", "0"], system);
  const stop = async (): Promise<string> => {
    controller.abort();
    expect(await running).toBe(130);
    return out.stderr;
  };
  await expect.poll(() => out.stderr, patient).toMatch(/Listening for syslog at 127\.0\.0\.1 port \d+/);
  return { port: Number(/port (\d+)/.exec(out.stderr)![1]), stop };
}

requires(missingProgram("nginx", "rsyslogd"))(
  "nginx by datagrams, and rsyslog by both framings of streams, name the copies; each becomes an event",
  async () => {
    const hosts = ["by-nginx-shop.com", "by-count-shop.com", "by-line-shop.com"];
    const { folder, events, named, watch } = await openDoors(
      hosts,
      (host) => hosts.includes(host) ? COPY : BLOG,
    );
    const id = await watch();
    const door = await listening(folder);
    const relays = await Promise.all(["octet-counted", "traditional"].map(async (framing) => {
      const at = await freePort();
      const dir = mkdtempSync(join(tmpdir(), "deadringer-rsyslog-"));
      writeFileSync(
        join(dir, "conf"),
        `global(workDirectory="${dir}")
module(load="imudp") input(type="imudp" address="127.0.0.1" port="${at}")
*.* action(type="omfwd" target="127.0.0.1" port="${door.port}" protocol="tcp" TCP_Framing="${framing}"
 template="${framing === "traditional" ? "RSYSLOG_ForwardFormat" : "RSYSLOG_SyslogProtocol23Format"}")
`,
      );
      const relay = spawn("rsyslogd", ["-n", "-f", join(dir, "conf"), "-i", join(dir, "pid")], {
        stdio: "ignore",
        env: { PATH: "/usr/sbin:/usr/bin" },
      });
      onTestFinished(async () => {
        const ended = once(relay, "exit");
        if (relay.kill()) await ended;
        rmSync(dir, { recursive: true, force: true });
      });
      return at;
    }));
    const web = await Promise.all([0, 1, 2].map(() => freePort()));
    const to = [door.port, ...relays];
    const nginx = await startNginx(
      ["kestrelbank.com"],
      "<title>Kestrelbank</title>",
      ({ root }) =>
        web.map((port, n) =>
          `server { listen 127.0.0.1:${port}; root ${root};
 access_log syslog:server=127.0.0.1:${to[n]}${n === 1 ? ",nohostname" : ""} combined; }`
        ).join("\n"),
    );
    onTestFinished(() => nginx.close());
    await expect.poll(async () => {
      // rsyslog listens a little later than it starts, and datagrams get lost until then.
      await Promise.all(
        web.map((port, n) =>
          fetch(`http://127.0.0.1:${port}/logo.png`, {
            headers: { referer: `https://${hosts[n]}/a?id=secret` },
          })
            .then((response) => response.text())
        ),
      );
      return await named(id);
    }, { ...patient, interval: 1_000 }).toEqual(hosts.toSorted());
    const said = await door.stop();
    expect(said).toMatch(/3 names are visited/);
    expect(JSON.stringify(await events(id))).not.toContain("secret");
  },
  120_000,
);

test(
  "who can reach the port can make up lines: they take no more than 1,000 places a day, and streams give way",
  async () => {
    const { folder, named, watch } = await openDoors(
      ["real-copy-shop.com"],
      (host) => host === "real-copy-shop.com" ? COPY : BLOG,
    );
    const id = await watch();
    const door = await listening(folder);
    const line = (n: number, host: string, path: string): string =>
      `<190>Nov 25 18:00:00 web1 nginx: ${1 + (n >> 16)}.${(n >> 8) & 255}.${n & 255}.7 - - ` +
      `[24/Nov/2026:04:00:00 +0000] "GET ${path} HTTP/1.1" 200 9 "https://${host}/" "M"`;
    // Streams that say nothing, and one whose length is absurd.
    const idle = Array.from({ length: 60 }, () => connect(door.port, "127.0.0.1").on("error", () => {}));
    await Promise.all(idle.slice(0, 50).map((each) => once(each, "connect")));
    const absurd = connect(door.port, "127.0.0.1");
    absurd.write("99999999 x");
    await once(absurd, "close");
    const stream = connect(door.port, "127.0.0.1");
    for (let n = 0; n < 30_000; n++) {
      if (!stream.write(`${line(n, `forged${n}-name.com`, "/")}\n`)) await once(stream, "drain");
    }
    for (const n of [1, 2]) stream.write(`${line(n << 12, "real-copy-shop.com", "/logo.png")}\n`);
    stream.end(`${"x".repeat(70_000)}\n<13>1 - - - - - - no line of a web server\n`);
    await once(stream, "close");
    const datagram = createSocket("udp4");
    datagram.send("not syslog at all", door.port, "127.0.0.1", () => datagram.close());
    await expect.poll(() => named(id), patient).toEqual(["real-copy-shop.com"]);
    const said = await door.stop();
    for (const each of idle) each.destroy();
    // Not all can be looked up, since 5,000 are kept; 1,000 of them are, and the copy.
    expect(said).toMatch(/1,001 names are visited/);
    expect(said).toMatch(/[1-9][\d,]* left out, as nothing speaks for them/);
    expect(said).toMatch(/[1-9]\d* streams were closed/);
    expect(said).toMatch(/[1-3] messages are no line of a web server/);
  },
  120_000,
);

test("a port that somebody has is refused with what to do", async () => {
  const { folder, watch } = await openDoors([], () => BLOG);
  await watch();
  for (const kind of ["TCP", "UDP"]) {
    const port = await freePort();
    const taken = kind === "TCP"
      ? createServer().listen(port, "127.0.0.1")
      : createSocket("udp4").bind(port, "127.0.0.1");
    await once(taken, "listening");
    const { out, system } = fakeSystem();
    expect([
      kind,
      await main(["sources", "log", "--data", folder, "--syslog", String(port)], system),
      out.stderr,
    ])
      .toEqual([
        kind,
        2,
        `deadringer: Cannot listen for syslog at 127.0.0.1 port ${port}: something listens there already; give another port\n`,
      ]);
    taken.close();
  }
});
