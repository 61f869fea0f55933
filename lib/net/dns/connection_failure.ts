import { DialError } from "../../dial.ts";

const TRUST = "name a resolver whose certificate this machine trusts, or have its authority trusted " +
  "(NODE_EXTRA_CA_CERTS=FILE, on Deno DENO_CERT=FILE)";

/** Codes and messages of Node and Deno for what a process, or the machine, may not open any more of. */
const FILES = /EMFILE|ENFILE|[Tt]oo many open files/;
const PORTS = /ENOBUFS|ENOMEM|EADDRNOTAVAIL|[Nn]o buffer space|[Cc]annot assign requested address/;

/** Codes and messages of Node and Deno, why a connection fails, and what to do. The first match counts. */
const CAUSES: readonly [RegExp, string][] = [
  [/ALTNAME_INVALID|NotValidForName/, "its certificate is for another name: give the name that it is for"],
  [
    /CERT_HAS_EXPIRED|CERT_NOT_YET_VALID|Expired|NotValidYet/,
    "its certificate is out of date: check this machine's clock, or use another resolver",
  ],
  [
    /SELF_SIGNED|UNABLE_TO_|CERT_|UnknownIssuer|CaUsedAsEndEntity|invalid peer certificate/,
    `its certificate is not trusted: ${TRUST}`,
  ],
  [
    FILES,
    "this machine lets the process open no more files: raise the limit (ulimit -n), or have fewer questions in flight",
  ],
  [
    PORTS,
    "this machine has no more ports or buffers: have fewer questions in flight",
  ],
  [/ECONNREFUSED/, "it refuses connections: check the port"],
  [/ENOTFOUND|EAI_AGAIN/, "its name cannot be resolved by this machine: give its address, or check the name"],
  [/EHOSTUNREACH|ENETUNREACH/, "it cannot be reached from this network"],
  [/WRONG_VERSION_NUMBER|InvalidContentType|corrupt message/, "it does not speak TLS there: check the port"],
];

/** Whether an error says that the process, or the machine, can open no more at present: the other side has no part in it. */
export function isLimit(error: unknown): boolean {
  const text = errorText(error);
  return FILES.test(text) || PORTS.test(text);
}

/** Why a connection to a resolver failed, or none could be opened, and what to do; null where only silence is known. */
export function causeOfFailure(error: unknown): string | null {
  // What a proxy says of itself is among its own failures.
  if (error instanceof DialError || !(error instanceof Error)) return null;
  const text = errorText(error);
  const { code = "", message } = error as Error & { code?: string };
  return CAUSES.find(([pattern]) => pattern.test(text))?.[1] ??
    `the connection fails: ${(code || message).slice(0, 100)}`;
}

function errorText(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { code = "", message } = error as Error & { code?: string };
  return `${code} ${message}`;
}
