/**
 * Takes pictures of a page for ever, one after the other, in a process that may be killed. Prints a line once one is there.
 *
 * Usage: camera_process.ts PORT
 */
import process from "node:process";
import { createCamera } from "../../../lib/net/camera.ts";
import { createDialer } from "../../../lib/net/dialer.ts";
import { scriptedDns } from "./world.ts";

const dns = scriptedDns({ "c.test": { A: ["127.0.0.2"] } });
const portMap = { 80: Number(process.argv[2]) };
const camera = createCamera(createDialer({ dns, allow: ["127.0.0.2"], portMap }))!;
const { signal } = new AbortController();
const first = await camera.takeScreenshot("http://c.test/", signal);
// One that never ends, so that the browser is busy.
void camera.takeScreenshot("http://c.test/busy", signal);
await new Promise((resolve) => setTimeout(resolve, 100));
console.log(first === null ? "no picture" : "a picture");
setInterval(() => {}, 1_000);
