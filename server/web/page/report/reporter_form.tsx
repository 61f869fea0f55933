import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Reporter } from "../../../client/reports.ts";
import { show } from "../parts/dom.ts";
import { service } from "../service/service.ts";
import { Problem } from "../parts/problem.tsx";

/** Asks who reports and for whom; the answer is stored for the next reports about that domain. */
export function ReporterForm({ original, before, done }: {
  /** The domain that is imitated. */
  original: string;
  /** What is stored, or proposed. */
  before: Reporter;
  /** Called with what is stored then. */
  done: (reporter: Reporter & { sends: boolean }) => void;
}): JSX.Element {
  const [given, setGiven] = useState<Reporter>({ ...before, brand: before.brand || original });
  const [error, setError] = useState<Error | null>(null);
  const field = (member: keyof Reporter, title: string, hint: string) => (
    <label class="field">
      <span>{title}</span>
      <input
        type="text"
        inputMode={member === "contact" ? "email" : "text"}
        required
        value={given[member]}
        onInput={(event) => setGiven({ ...given, [member]: event.currentTarget.value })}
      />
      <small>{hint}</small>
    </label>
  );
  return (
    <form
      class="reporter"
      aria-label="Who reports"
      onSubmit={(event) => {
        event.preventDefault();
        const { org, contact, brand } = given;
        service().reports.setReporter(original, { org, contact, brand }).then(done, setError);
      }}
    >
      {field("org", "Who reports", "Your name or organisation; each report is signed with it")}
      {field("contact", "Mail address", "Desks answer to it")}
      {field("brand", "For whom", `Who is imitated at ${show(original)}, as people call it`)}
      <Problem error={error} />
      <button type="submit" class="primary">Save</button>
    </form>
  );
}
