import { visited } from "../observe/visited.ts";
import type { Op } from "./op.ts";

/**
 * The URL of a picture of the page; no line when nobody answers, when there is no browser, or when there is
 * nowhere to keep pictures.
 */
export const screenshot: Op<"Screenshot"> = {
  op: "Screenshot",
  stage: "gather",
  asks: "candidates",
  async run(subject) {
    const { camera, shots } = subject.io;
    if (camera === null || shots === null || subject.passive) return [];
    // Whoever does not answer a plain request is not worth a browser.
    const visit = await subject.once(visited);
    if (visit === null) return [];
    const shot = await camera.shoot(visit.first.url, subject.signal);
    return shot === null ? [] : [await shots.put(subject.name, shot.png)];
  },
};
