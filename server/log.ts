/** Takes one event. Fields must hold no secrets: no header, no query, no body. */
export type Log = (
  level: "info" | "warn" | "error",
  message: string,
  fields?: Record<string, unknown>,
) => void;

/** A log of JSON lines. JSON escapes control characters, so that no value can forge a line. */
export function jsonLog(write: (text: string) => void, now: () => number): Log {
  return (level, message, fields = {}) => {
    const time = new Date(now()).toISOString();
    write(JSON.stringify({ time, level, message, ...fields }) + "\n");
  };
}

/** Only errors. */
export function quietLog(log: Log): Log {
  return (level, message, fields) => {
    if (level !== "info") log(level, message, fields);
  };
}
