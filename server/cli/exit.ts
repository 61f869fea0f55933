/** Exit codes. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  timeout: 3,
  incomplete: 4,
  noNames: 5,
  changed: 6,
  unvouched: 7,
  alert: 10,
  interrupted: 130,
  terminated: 143,
} as const;

/** What each exit code means, for help, the man page and the README. */
export const EXIT_CODES: Readonly<Record<number, string>> = {
  [EXIT.done]: "done",
  [EXIT.failed]: "failed; for searches (match, ct hydrate, sources) also: nothing found",
  [EXIT.usage]: "the command line or an input file cannot be used",
  [EXIT.timeout]: "the deadline came first; for compare: NEW is incomplete",
  [EXIT.incomplete]: "too many names without an answer, or no page: the result is incomplete",
  [EXIT.noNames]: "--names held no usable name",
  [EXIT.changed]: "compare --exit-code: something changed",
  [EXIT.unvouched]: "evidence verify without --key: intact, by a key nobody vouched for",
  [EXIT.alert]: "watch --once: an event of at least --fail-on",
  [EXIT.interrupted]: "interrupted (Ctrl-C)",
  [EXIT.terminated]: "terminated (SIGTERM)",
};
