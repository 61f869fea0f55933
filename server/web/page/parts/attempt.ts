import { useState } from "preact/hooks";

/** Work that a button or form starts. */
export interface Attempt {
  /** Why the last one failed; null when it did not. */
  error: Error | null;
  /** Whether it runs. */
  isBusy: boolean;
  /** Runs work; what it throws becomes the error. */
  attempt(work: () => Promise<unknown>): Promise<void>;
  /** Sets the error, or takes it back. */
  setError(error: Error | null): void;
}

/** Runs work for a component, and knows how that went. */
export function useAttempt(): Attempt {
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (thrown) {
      setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  };
  return { error, isBusy, attempt, setError };
}
