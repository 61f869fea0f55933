import type { JSX } from "preact";
import type { Reporter } from "../client.ts";
import { show } from "../../../web/page/parts/dom.ts";
import { Form, Labelled } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";

/** Asks who reports and for whom; the answer is stored for the next reports about that domain. */
export function ReporterForm({ original, before, done }: {
  /** The domain that is imitated. */
  original: string;
  /** What is stored, or proposed. */
  before: Reporter;
  /** Called with what is stored then. */
  done: (reporter: Reporter) => void;
}): JSX.Element {
  const field = (member: keyof Reporter, label: string, hint: string, value: string) => (
    <Labelled label={label} hint={hint}>
      <input
        type="text"
        name={member}
        inputMode={member === "contact" ? "email" : "text"}
        required
        defaultValue={value}
      />
    </Labelled>
  );
  const save = async (entered: FormData) => {
    const [org, contact, brand] = ["org", "contact", "brand"].map((member) => String(entered.get(member)));
    done(await service().reports.setReporter(original, { org: org!, contact: contact!, brand: brand! }));
  };
  return (
    <Form class="reporter" aria-label="Who reports" action="Save" isFirst send={save}>
      {field("org", "Who reports", "Your name or organisation; each report is signed with it", before.org)}
      {field("contact", "Mail address", "Desks answer to it", before.contact)}
      {field(
        "brand",
        "For whom",
        `Who is imitated at ${show(original)}, as people call it`,
        before.brand || original,
      )}
    </Form>
  );
}
