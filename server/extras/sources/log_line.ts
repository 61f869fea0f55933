/**
 * Lines of a web server's log, in the combined format or JSON: who asked, for what, and which page sent them.
 * @module
 */

/** What a line says of its request. */
export interface LoggedRequest {
  /** Address of the client. */
  address: string;
  /** Path that was asked for. */
  path: string;
  /** The Referer header as logged; "" for none. */
  referrer: string;
}

/** Characters of a line that are read: longer ones are of no log. */
export const MAX_LINE: number = 64 * 1024;

/** Where a JSON log has each part: nginx's usual names, Caddy, Traefik. */
const ADDRESSES = ["client_ip", "remote_ip", "remote_addr", "ClientHost", "clientip", "ip"];
const PATHS = ["uri", "request_uri", "RequestPath", "path", "request"];
const REFERRERS = ["http_referer", "http_referrer", "referer", "referrer", "request_Referer"];

/** The request of a line; null for a blank line, undefined where the format is not known. */
export function requestOf(line: string): LoggedRequest | null | undefined {
  if (line.length > MAX_LINE) return undefined;
  if (line.trim() === "") return null;
  return line.startsWith("{") ? jsonRequest(line) : quotedRequest(line);
}

/** Combined format of Apache and nginx, also with a host before it or more behind it. */
function quotedRequest(line: string): LoggedRequest | undefined {
  const open = line.indexOf("[");
  const close = line.indexOf("] ", open);
  if (open < 1 || close < 0) return undefined;
  const [first = "", second = ""] = line.slice(0, open).split(" ", 2);
  const [request, , referrer] = quotedParts(line.slice(close + 2));
  if (request === undefined || referrer === undefined) return undefined;
  // Before the address there may be the name of the virtual host.
  const address = isAddress(first) || !isAddress(second) ? first : second;
  return { address, path: request.split(" ")[1] ?? "", referrer: unlessDash(referrer) };
}

const isAddress = (text: string): boolean => /^[0-9.]{7,15}$|^[0-9a-f:.]{2,45}$/i.test(text);

/** Parts of a line that are read: the request, what is between, the page that sent the client. */
const MAX_PARTS = 3;

/**
 * The first parts in quotes, and what is between them as one part each. A quote inside is `\"` or `\x22`. What no quote
 * closes ends them: the line was cut. Every character is looked at once.
 */
function quotedParts(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length && parts.length < MAX_PARTS;) {
    let end = at + 1;
    if (text[at] !== '"') {
      end = text.indexOf('"', at);
      if (end < 0) end = text.length;
      parts.push(text.slice(at, end).trim());
      at = end;
      continue;
    }
    while (end < text.length && text[end] !== '"') end += text[end] === "\\" ? 2 : 1;
    if (end >= text.length) break;
    parts.push(text.slice(at + 1, end).replace(/\\(["\\])/g, "$1"));
    at = end + 1;
  }
  return parts;
}

function jsonRequest(line: string): LoggedRequest | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const outer = value as Record<string, unknown>;
  const inner = typeof outer["request"] === "object"
    ? outer["request"] as Record<string, unknown> | null
    : null;
  const headers = Object.entries(inner?.["headers"] ?? {});
  const sent = headers.find(([name]) => name.toLowerCase() === "referer")?.[1] as unknown;
  const first = (names: readonly string[]): string => {
    for (const part of [inner ?? {}, outer]) {
      for (const name of names) if (typeof part[name] === "string") return part[name];
    }
    return "";
  };
  const address = first(ADDRESSES);
  if (address === "") return undefined;
  const path = first(PATHS);
  const header: unknown = Array.isArray(sent) ? sent[0] : sent;
  const referrer = typeof header === "string" ? header : first(REFERRERS);
  return { address, path: path.includes(" ") ? path.split(" ")[1]! : path, referrer: unlessDash(referrer) };
}

/** Logs write `-` for a header that was not sent. */
const unlessDash = (value: string): string => value === "-" ? "" : value;
