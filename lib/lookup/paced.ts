import type { Io } from "../io.ts";
import type { StreamMessage } from "../model.ts";
import { type Candidate, SLICE } from "./candidates.ts";
import type { Queue } from "./queue.ts";
import type { QuestionShare } from "./question_share.ts";
import { nextTurn } from "./turns.ts";

/** What sets the pace. */
export interface PaceParts {
  io: Io;
  /** Whose lookup it is. */
  owner: string | undefined;
  /** The lines on their way to the reader. */
  queue: Queue<StreamMessage>;
  /** Bounds the names whose existence is asked for at once. */
  questions: QuestionShare;
  /** Aborts when the lookup ends. */
  signal: AbortSignal;
  /** Called with the number of candidates when the last one is taken. */
  onMade: (count: number) => void;
}

/**
 * Takes candidates as fast as the reader reads and the questions are answered, with pauses for other lookups. While the
 * reader is behind nothing new is asked for. A candidate is taken last: at the deadline those that were not are listed.
 */
export async function* paced(
  candidates: Iterator<Candidate>,
  { io, owner = "", queue, questions, signal, onMade }: PaceParts,
): AsyncGenerator<Candidate> {
  let mayAsk = false;
  questions.join();
  try {
    for (let count = 0;; count++) {
      if (count % SLICE === 0) await nextTurn(io, { owner, signal });
      if (queue.isBehind) {
        questions.leave();
        await queue.whenRead();
        signal.throwIfAborted();
        questions.join();
      }
      await questions.ask();
      mayAsk = true;
      const { done, value } = candidates.next();
      if (done === true) return onMade(count);
      mayAsk = false;
      yield value;
    }
  } finally {
    if (mayAsk) questions.answered();
    questions.leave();
  }
}
