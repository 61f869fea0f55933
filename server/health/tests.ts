/**
 * Tests that really do what a part is for, once.
 * @module
 */
import { createIo } from "../../lib/net/mod.ts";
import { senderAddress, sendMail } from "../mail/transport.ts";
import { bad, type CheckFinding, good, type HealthParts, off } from "./check.ts";

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

/** What tests take a picture of: IANA's example. */
const PAGE = "https://example.com/";

/** Takes a screenshot. */
export const testPage: Test = async ({ io, config }, signal) => {
  if (!config.screenshots) return off("no screenshots are taken");
  if (io.camera === null) return bad("there is no browser");
  const picture = await io.camera.takeScreenshot(PAGE, signal);
  return picture === null
    ? bad(`there is no picture of ${PAGE}`)
    : good(`a picture of ${PAGE} has ${picture.png.length} bytes`);
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
