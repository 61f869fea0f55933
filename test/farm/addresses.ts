/**
 * Who lives where in the farm.
 * @module
 */
import { DNS_MISDEEDS } from "./dns.ts";
import { MAIL_MISDEEDS, WHOIS_MISDEEDS } from "./lines.ts";
import { MISDEEDS } from "./web.ts";

/** Ports that stand for 80, 443, 25 and 43. */
export interface FarmPorts {
  web: number;
  tls: number;
  mail: number;
  whois: number;
}

/** How many addresses serve honest pages. */
export const HONEST_HOSTS = 8;
/** Servers that misbehave before there is HTTP. */
export const TLS_MISDEEDS: readonly string[] = ["tls-slow", "tls-garbage", "tls-renegotiate"];

const web = Object.keys(MISDEEDS);
const mail = Object.keys(MAIL_MISDEEDS);
const whois = Object.keys(WHOIS_MISDEEDS);

/** The address of a server: of honest ones by number, of others by misdeed. */
export const at: Record<"honest" | "web" | "tls" | "mail" | "whois", (which: number | string) => string> = {
  honest: (number) => `127.66.0.${Number(number) % HONEST_HOSTS + 1}`,
  web: (misdeed) => `127.66.1.${web.indexOf(String(misdeed)) + 1}`,
  tls: (misdeed) => `127.66.2.${TLS_MISDEEDS.indexOf(String(misdeed)) + 1}`,
  mail: (misdeed) => `127.66.3.${mail.indexOf(String(misdeed)) + 1}`,
  whois: (misdeed) => `127.66.4.${whois.indexOf(String(misdeed)) + 1}`,
};

/** Address of a name, such as `redirect-loop-7.com`; null when it does not exist. */
export function addressOf(name: string): string | null {
  const exchanger = /^mx-([a-z-]+)\.farm$/.exec(name)?.[1];
  if (exchanger !== undefined) return at.mail(exchanger);
  if (/^(?:whois|rdap)[.-].*\.[a-z]+$/.test(name)) {
    const sum = [...name].reduce((total, c) => total + c.charCodeAt(0), 0);
    return at.whois(name === "whois.loop.example" ? "refer-loop" : whois[sum % whois.length]!);
  }
  const [, misdeed, number] = /^(?:www\.)?([a-z-]+)-(\d+)(?:-[a-z-]+)?\./.exec(name) ?? [];
  if (misdeed === undefined) return null;
  if (web.includes(misdeed)) return at.web(misdeed);
  if (TLS_MISDEEDS.includes(misdeed)) return at.tls(misdeed);
  return misdeed === "honest" || DNS_MISDEEDS.includes(misdeed) ? at.honest(number!) : null;
}

/** `honest-7-tarpit.com` has its mail at the tarpit. */
export function exchangerOf(name: string): string | null {
  const misdeed = /^honest-\d+-([a-z-]+)\.[a-z]+$/.exec(name)?.[1];
  return misdeed !== undefined && mail.includes(misdeed) ? `mx-${misdeed}.farm` : null;
}
