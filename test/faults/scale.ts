import process from "node:process";

/** `FAULTS=full` (`npm run faults`) takes the figures that README.md names; without it the tests are short. */
export const full: boolean = process.env["FAULTS"] === "full";

/** One number for every run, another for the figures. */
export function scaled(short: number, whole: number): number {
  return full ? whole : short;
}
