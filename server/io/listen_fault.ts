/** Why nothing can listen there, and what to do. */
const LISTEN_FAULTS: Readonly<Record<string, string>> = {
  EADDRINUSE: "something listens there already; give another port",
  EADDRNOTAVAIL: "this machine does not have that address; give one of its own, or 0.0.0.0 for all",
  EACCES: "ports below 1024 need privileges here; give another port",
  ENOTFOUND: "no address is known for that host; give an address of this machine",
  EAI_AGAIN: "no address is known for that host; give an address of this machine",
};

/** Why nothing can listen at a place, and what to do. */
export function listenFault({ code = "", message }: NodeJS.ErrnoException): string {
  return LISTEN_FAULTS[code] ?? message;
}
