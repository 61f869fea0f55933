/** Milliseconds of rounds that follow each other before Deno is given nothing to do. */
const MAX_BUSY_MS = 2;

/**
 * Calls back in the next round of the event loop, after other work that waits and what has arrived.
 *
 * Callbacks of `setImmediate` that follow each other keep Deno from the network: its scheduler looks for packets when
 * it has nothing to do, else in one of 61 rounds (`event_interval` of tokio). A timer leaves it nothing to do.
 *
 * @param callback What goes on then.
 */
export const nextRound: (callback: () => void) => void = "Deno" in globalThis
  ? onDeno()
  : (callback) => void setImmediate(callback);

function onDeno(): typeof nextRound {
  let idleAt = 0;
  return (callback) => {
    if (performance.now() - idleAt < MAX_BUSY_MS) return void setImmediate(callback);
    setTimeout(() => {
      idleAt = performance.now();
      callback();
    }, 0);
  };
}
