/** Exit codes. */
export const EXIT = { done: 0, failed: 1, usage: 2, incomplete: 3, interrupted: 130 } as const;
