import process from "node:process";

/** The data folder: the one given, else the environment's, else `./data`. */
export function dataFolder(given: string | undefined): string {
  return given ?? process.env["DEADRINGER_DATA"] ?? "./data";
}
