import { OwnerQueue } from "./owner_queue.ts";

/**
 * Turns of owners to work without a pause for some milliseconds: one at a time, of those who wait the one who has worked
 * least first, and between two of them the event loop handles what came in. So work that starts together does not keep
 * others waiting, and who has little to do is not behind who has much. After each turn one request goes on, so that none
 * waits until those have done their work who have worked less.
 */
export class Turns {
  readonly #nextRound: () => Promise<void>;
  readonly #queue = new OwnerQueue<() => void>();
  #isServing = false;

  /** @param nextRound Resolves in the next round of the event loop. */
  constructor(nextRound: () => Promise<void>) {
    this.#nextRound = nextRound;
  }

  /**
   * Resolves when it is the owner's turn.
   *
   * @param isFirst Whether it goes before what else the owner has waiting. @default false
   */
  take(owner: string, isFirst: boolean = false): Promise<void> {
    return new Promise((resolve) => {
      this.#add(owner, resolve, isFirst ? "first" : "rest");
    });
  }

  /** As `take` with `isFirst`, but at once unless another owner is before this one: for what is short. */
  async pass(owner: string): Promise<void> {
    if (this.#queue.isBehind(owner)) await this.take(owner, true);
  }

  /** Resolves when a request of the owner may go on: at once unless another owner is before this one, else soon. */
  async request(owner: string): Promise<void> {
    if (!this.#queue.isBehind(owner)) return;
    await new Promise<void>((resolve) => this.#add(owner, resolve, "short"));
  }

  /** Of these owners the one who has worked least. */
  least(owners: Iterable<string>): string | undefined {
    return this.#queue.least(owners);
  }

  /** An owner worked so long, in its turn or beside it, such as on answers that came in. */
  worked(owner: string, ms: number): void {
    this.#queue.worked(owner, ms);
  }

  #add(owner: string, resolve: () => void, kind: "first" | "rest" | "short"): void {
    this.#queue.add(owner, resolve, kind);
    if (!this.#isServing) void this.#serve();
  }

  async #serve(): Promise<void> {
    this.#isServing = true;
    while (!this.#queue.isEmpty) {
      // A pause that fails is none; the work goes on.
      await this.#nextRound().catch(() => {});
      this.#queue.next()?.();
      this.#queue.nextShort()?.();
    }
    this.#isServing = false;
  }
}
