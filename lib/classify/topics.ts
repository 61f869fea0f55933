/**
 * The topics of words and phrases.
 * @module
 */
import { PHRASES, type Topic } from "./data/topics.ts";

/** The topics in a fixed order. */
export const TOPICS: readonly Topic[] = Object.keys(PHRASES) as Topic[];

/** A phrase, or what one begins with. */
export interface TopicPhrase {
  /** Its position in {@link TOPICS}; -1 for a beginning. */
  topic: number;
  /** How many words it has. */
  readonly words: number;
  /** Whether a longer phrase begins with it. */
  goesOn: boolean;
}

let phrases: ReadonlyMap<string, TopicPhrase> | undefined;

/** A phrase, or what one of several words begins with. */
export const phraseOf = (text: string): TopicPhrase | undefined => (phrases ??= readPhrases()).get(text);

function readPhrases(): Map<string, TopicPhrase> {
  const all = new Map<string, TopicPhrase>();
  for (const [topic, name] of TOPICS.entries()) {
    for (const text of PHRASES[name].split("|")) {
      const words = text.split(" ");
      for (let count = 1; count <= words.length; count++) {
        const key = words.slice(0, count).join(" ");
        const phrase = all.get(key) ?? { topic: -1, words: count, goesOn: false };
        all.set(key, phrase);
        if (count < words.length) phrase.goesOn = true;
        // A phrase of two topics belongs to the first.
        else if (phrase.topic < 0) phrase.topic = topic;
      }
    }
  }
  return all;
}
