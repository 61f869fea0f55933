/**
 * A miniature internet in a process of its own, so that its work does not count as the service's. Prints where it is,
 * and runs until it is killed.
 */
import { startMiniInternet } from "../../server/mini/mod.ts";

const { place } = await startMiniInternet();
console.log(JSON.stringify(place));
