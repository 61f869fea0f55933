import type { Camera, Pace } from "../../lib/net/mod.ts";
import type { Io } from "../../lib/io.ts";
import { PagePlaces } from "./page_places.ts";
import { Turns } from "./turns.ts";

/** Questions of all lookups, as the library has them, and those of all owners but the one who has worked least. */
const QUESTIONS = 2_048, QUESTIONS_OF_OWNERS = 512;
/** Fewest questions of an owner, and of a lookup while one owner asks, however many there are. */
const LEAST_QUESTIONS = 32;
/** Pages of the browser that are open at a time; one more for an owner who has none open. */
const PAGES = 2;
/** The most that are. */
export const MAX_PAGES: number = PAGES + 1;
/** What a slice of candidates, an answer and a study count as: milliseconds that they take on Node. */
const SLICE_COSTS_MS = 2, ANSWER_COSTS_MS = 0.02, STUDY_COSTS_MS = 0.2;

/**
 * Paces of the lookups of one service, by owner: they take turns with its computations and requests. The owner who has
 * worked least has all questions, so that answers to its names are not behind too many others; others have equal parts
 * of a smaller number, and the lookups of an owner share what it has.
 */
export class Paces {
  /** Those that computations and requests take too. */
  readonly turns: Turns;
  readonly #pages = new PagePlaces(PAGES);
  /** Lookups that ask, by owner. */
  readonly #asking = new Map<string, Set<Pace>>();

  /** @param io Its pauses are rounds of the event loop. */
  constructor(io: Pick<Io, "sleep">) {
    this.turns = new Turns(() => io.sleep(0));
  }

  /** What a lookup of an owner is run with: its pace, and a network whose browser owners share. */
  optionsOf(owner: string, io: Io): { pace: Pace; io: Io } {
    return {
      pace: this.of(owner),
      io: io.camera === null ? io : { ...io, camera: this.#cameraOf(io.camera, owner) },
    };
  }

  /** The same browser; pages of one owner wait for each other before those of others do. */
  #cameraOf(camera: Camera, owner: string): Camera {
    const { notice, renderPage } = camera;
    return {
      notice,
      takeScreenshot: (url, signal) =>
        this.#pages.run(owner, signal, () => camera.takeScreenshot(url, signal)),
      // A verdict waits for it: none waits for a picture.
      ...renderPage === undefined ? {} : {
        renderPage: (url, options, signal) =>
          this.#pages.run(owner, signal, () => renderPage.call(camera, url, options, signal), true),
      },
      close: () => camera.close(),
    };
  }

  /** The pace of a lookup of an owner. */
  of(owner: string): Pace {
    const [turns, asking] = [this.turns, this.#asking];
    const pace: Pace = {
      async slice() {
        await turns.take(owner);
        turns.worked(owner, SLICE_COSTS_MS);
      },
      async study() {
        await turns.pass(owner);
        turns.worked(owner, STUDY_COSTS_MS);
      },
      answered: () => turns.worked(owner, ANSWER_COSTS_MS),
      get questions() {
        const own = Math.max(1, asking.get(owner)?.size ?? 0);
        const owners = asking.size;
        if (owners < 2) return Math.max(LEAST_QUESTIONS, Math.floor(QUESTIONS / own));
        const isFirst = turns.least(asking.keys()) === owner;
        const most = isFirst ? QUESTIONS : Math.max(LEAST_QUESTIONS, QUESTIONS_OF_OWNERS / owners);
        return Math.max(1, Math.floor(most / own));
      },
      join() {
        const own = asking.get(owner) ?? new Set();
        asking.set(owner, own.add(pace));
      },
      leave() {
        const own = asking.get(owner);
        own?.delete(pace);
        if (own?.size === 0) asking.delete(owner);
      },
    };
    return pace;
  }
}
