/** Computes at once what can be computed in steps. */
export function allSteps<T>(steps: Iterator<void, T, void>): T {
  for (;;) {
    const { done, value } = steps.next();
    if (done === true) return value;
  }
}
