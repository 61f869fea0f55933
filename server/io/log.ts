import { setImmediate } from "node:timers";

/** Takes one event. Fields must hold no secrets: no header, no query, no body. */
export type Log = (
  level: "info" | "warn" | "error",
  message: string,
  fields?: Record<string, unknown>,
) => void;

/**
 * A log of JSON lines. JSON escapes control characters, so that no value can forge a line. Lines of one turn of the
 * event loop are written together; warnings and errors, and the lines before them, at once.
 */
export function jsonLog(write: (text: string) => void, now: () => number): Log {
  let waiting = "";
  const flush = () => {
    const text = waiting;
    waiting = "";
    if (text !== "") write(text);
  };
  return (level, message, fields = {}) => {
    const time = new Date(now()).toISOString();
    if (waiting === "") setImmediate(flush);
    waiting += JSON.stringify({ time, level, message, ...fields }) + "\n";
    if (level !== "info") flush();
  };
}

/** Only errors. */
export function quietLog(log: Log): Log {
  return (level, message, fields) => {
    if (level !== "info") log(level, message, fields);
  };
}
