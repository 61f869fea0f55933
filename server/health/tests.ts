/**
 * Tests that really do what a part is for, once.
 * @module
 */
import { X509Certificate } from "node:crypto";
import { fetchDocument } from "../../lib/observe/mod.ts";
import { createIo } from "../../lib/net/mod.ts";
import type { Dialer } from "../../lib/dial.ts";
import { VERSION } from "../config/version.ts";
import { senderAddress, sendMail } from "../mail/transport.ts";
import { bad, certificateFinding, type CheckFinding, good, type HealthParts, off, unknown } from "./check.ts";

type Test = (parts: HealthParts, signal: AbortSignal) => Promise<CheckFinding>;

/** Sends a mail, to the sender of alerts. */
export const testMail: Test = async ({ config, now }, signal) => {
  if (config.smtp === "") return off("no mail server is set");
  const mailbox = senderAddress(config.mail_from);
  const { response } = await sendMail(config.smtp, {
    from: mailbox,
    to: mailbox,
    subject: "Test of alerts from Deadringer",
    text: `An admin asked at ${new Date(now()).toISOString()} whether alerts can be sent. They can.\n`,
  }, signal);
  return good(`a mail to ${mailbox} was accepted: ${String(response).slice(0, 100)}`);
};

/** Takes a screenshot. */
export const testPage: Test = async ({ io, config, outside }, signal) => {
  if (!config.screenshots) return off("no screenshots are taken");
  if (io.camera === null) return bad("there is no browser");
  const picture = await io.camera.takeScreenshot(outside.page, signal);
  return picture === null
    ? bad(`there is no picture of ${outside.page}`)
    : good(`a picture of ${outside.page} has ${picture.png.length} bytes`);
};

/** Asks each resolver for the servers of the root. */
export const testResolvers: Test = async ({ io, config, openResolver }, signal) => {
  const { resolvers } = io.dns;
  const failures = await Promise.all(resolvers.map(async (address, i) => {
    // Lookups share theirs: one that answers would hide one that does not.
    const dns = openResolver?.(address) ??
      createIo({ geo: false, net: false, resolvers: [config.resolvers[i] ?? address] }).dns;
    try {
      const { rcode } = await dns.query(".", "NS", signal);
      return rcode === "NOERROR" ? null : `${address}: ${dns.failures?.get(address) ?? rcode}`;
    } finally {
      await dns.close();
    }
  }));
  const failed = failures.filter((each) => each !== null);
  const all = resolvers.length;
  return failed.length > 0
    ? bad(failed.join("; "))
    : good(`${all} of ${all} answer: ${resolvers.join(", ")}`);
};

/** Connects by TLS, and returns the server's certificate, DER; null where the runtime does not show it. */
async function certificateAt(
  net: Dialer,
  host: string,
  port: number,
  signal: AbortSignal,
): Promise<Uint8Array | null> {
  const connection = await net.connect({
    ...{ host, port, purpose: "web", maxBytes: 65_536, label: `https://${host}/` },
    tls: { alpn: ["http/1.1"], verify: true },
  }, signal);
  connection.close();
  return connection.tls?.certificate ?? null;
}

/** Connects to a host of the internet by the proxy. */
export const testProxy: Test = async ({ io, config, outside: { host, port } }, signal) => {
  if (config.proxy === "") return off("connections are direct");
  if (io.net === null) return bad("there is no network");
  await certificateAt(io.net, host, port, signal);
  return good(`${host} was reached through ${io.net.proxy?.label ?? "it"}`);
};

/** Looks at the certificate that browsers get. */
export const testCertificate: Test = async ({ io, config, now }, signal) => {
  const url = config.public_url;
  if (!url.startsWith("https:")) return off("browsers do not come by TLS");
  if (io.net === null) return bad("there is no network");
  const { hostname: host, port } = new URL(url);
  const der = await certificateAt(io.net, host, Number(port || 443), signal);
  return der === null
    ? unknown("this runtime does not show the certificate")
    : certificateFinding(`that of ${host}`, new X509Certificate(der).validTo, now());
};

/** Asks the registry of the package for the newest version. */
export const testRelease: Test = async ({ io, outside }, signal) => {
  if (io.net === null) return unknown("there is no network");
  const { response } = await fetchDocument(io.net, outside.release, {
    ...{ userAgent: `deadringer/${VERSION}`, accept: "application/json", maxBytes: 1_048_576 },
  }, signal);
  if (response.status !== 200) return { state: "unknown", text: `the registry answered ${response.status}` };
  const { version } = JSON.parse(new TextDecoder().decode(response.body)) as { version?: unknown };
  if (typeof version !== "string" || !/^\d+\.\d+\.\d+/.test(version)) {
    return unknown("the registry named no version");
  }
  return isNewer(version, VERSION) ? bad(`${version} is newer`) : good("it is the newest");
};

/** Whether a version is newer than another, by its three numbers. */
function isNewer(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => text.split(/[.+-]/).slice(0, 3).map(Number));
  const at = a!.findIndex((number, i) => number !== b![i]);
  return at >= 0 && a![at]! > b![at]!;
}
