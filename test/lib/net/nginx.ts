/**
 * A real nginx on loopback, for tests and benches.
 * @module
 */
import { spawn } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestAPI } from "vitest";
import { missingProgram, requires } from "../../requires.ts";
import { issue, type Issued } from "./certificates.ts";

const NGINX = "/usr/sbin/nginx";

/** `test` where there is one. */
export const onNginx: TestAPI = requires(missingProgram("nginx"));

/** What `servers` may need. */
export interface NginxFiles {
  /** Directives for the certificate. */
  tls: string;
  /** Folder with `index.html`. */
  root: string;
}

/** Tries until the result is not null: a server that was just started listens a little later. */
export async function untilUp<T>(ask: () => Promise<T | null>): Promise<T | null> {
  let found = await ask();
  for (let tries = 0; found === null && tries < 400; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 25));
    found = await ask();
  }
  return found;
}

/** Starts nginx with the `server` blocks, a certificate for the names and a page; resolves when it listens. */
export async function startNginx(
  names: string[],
  page: string,
  servers: (files: NginxFiles) => string,
): Promise<{ issued: Issued; dir: string; close(): Promise<void> }> {
  const dir = mkdtempSync(join(tmpdir(), "deadringer-nginx-"));
  const issued = await issue(names);
  chmodSync(dir, 0o755); // nginx drops root for its workers
  mkdirSync(join(dir, "www"));
  writeFileSync(join(dir, "key.pem"), issued.key);
  writeFileSync(join(dir, "cert.pem"), issued.cert);
  writeFileSync(join(dir, "www/index.html"), page);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((each) => `${each}_temp_path ${dir}/t;`).join(" ");
  const tls =
    `ssl_certificate ${dir}/cert.pem; ssl_certificate_key ${dir}/key.pem; ssl_protocols TLSv1.2 TLSv1.3;`;
  writeFileSync(
    join(dir, "nginx.conf"),
    `daemon off; pid ${dir}/pid; error_log stderr; worker_processes 1; events { worker_connections 4096; }
http { access_log off; default_type text/html; gzip on; gzip_min_length 10; ${temporary}
${servers({ tls, root: join(dir, "www") })} }`,
  );
  const nginx = spawn(NGINX, ["-p", dir, "-c", join(dir, "nginx.conf")], { stdio: "ignore" });
  const ended = new Promise((resolve) => nginx.on("exit", resolve));
  // nginx binds its ports before it writes this file.
  await untilUp(() => Promise.resolve(existsSync(join(dir, "pid")) || nginx.exitCode !== null || null));
  if (nginx.exitCode !== null) throw new Error(`nginx -p ${dir} exits with ${nginx.exitCode}`);
  return {
    issued,
    dir,
    async close() {
      nginx.kill();
      await ended;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
