import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { wordsOf } from "../../../sources/words.ts";
import { show } from "../parts/dom.ts";
import { service } from "../service/service.ts";
import { Problem } from "../parts/problem.tsx";
import { doors } from "./store.ts";

/** Names of one request. */
const MOST = 1_000;

/** What is wrong with the doors, where something is. */
export function DoorsLine(): JSX.Element | null {
  const known = doors.value;
  if (known === null || known.ok) return null;
  return <p class="coverage failed" role="alert">{show(known.text)}</p>;
}

/** A field for names from elsewhere: whatever they look like, their pages are compared with the brands. */
export function PasteNames(): JSX.Element {
  const [text, setText] = useState("");
  const [error, setError] = useState<Error | null>(null);
  const [said, setSaid] = useState("");
  const [busy, setBusy] = useState(false);
  const offer = async (): Promise<void> => {
    const names = text.split(/[\s,;]+/).filter((name) => name !== "");
    setSaid("");
    setError(null);
    if (names.length === 0) return setError(new Error("Enter a name or a URL"));
    if (names.length > MOST) {
      return setError(new Error(`Enter at most ${MOST} names at once; deadringer sources add takes more`));
    }
    setBusy(true);
    try {
      setSaid(wordsOf(await service().watch.offer(names)));
      setText("");
    } catch (thrown) {
      setError(thrown as Error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      class="sheet pastenames"
      onSubmit={(event) => {
        event.preventDefault();
        void offer();
      }}
    >
      <h2>Names from elsewhere</h2>
      <p>
        Their pages are compared with your brands, whatever the names look like. What imitates a brand comes
        to the inbox; the others are visited again for a week, parked ones for 90 days.
      </p>
      <Problem error={error} />
      <label class="field">
        <span>Names or URLs, also defanged</span>
        <textarea
          rows={3}
          spellcheck={false}
          autoCapitalize="none"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      <button type="submit" disabled={busy}>Look at them</button>
      <p role="status">{said}</p>
    </form>
  );
}
