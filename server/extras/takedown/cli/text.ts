import { type Contacts, type Desk, ROLE_TITLES } from "../lib/report/mod.ts";

/** A desk in three lines. */
function deskText({ role, name, email, url, subject, scope, source }: Desk): string {
  const where = [email, url].filter((each) => each !== null).join("  ");
  return `${ROLE_TITLES[role]}: ${
    name || "unknown"
  }  ${where}\n  for ${subject}; ${scope}\n  from ${source}\n`;
}

/** Who can act, and what is missing. */
export function contactsText({ desks, hops, missing }: Contacts): string {
  const chain = hops.length < 2
    ? ""
    : `Hosts: ${hops.map(({ host, role }) => `${host} (${role})`).join(" > ")}\n`;
  return desks.map(deskText).join("") + chain + missing.map((line) => `Missing: ${line}\n`).join("");
}
