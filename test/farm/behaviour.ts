/** What a server does, and what comes of it. The table in test/README.md is made of these. */
export interface Behaviour {
  /** What the server does; its name in the table. */
  name: string;
  /** `complete`: nothing is missing. `loud`: what is missing is listed, and said. */
  outcome: "complete" | "loud";
  /** Words of what is said; "" where nothing is. */
  said: string;
}
