import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { readListText } from "../../../names/list_reader.ts";
import { countWords } from "../words.ts";
import { Form, Labelled } from "../../../web/page/parts/form.tsx";
import { refreshDoors } from "./store.ts";
import { service } from "../../../web/page/service/service.ts";

/** Names of one request. */
const MOST = 1_000;
/** Names that cannot be looked up, of which the reason is said. */
const NAMED = 3;

/** A field for names from elsewhere: whatever they look like, their pages are compared with the brands. */
export function PasteNames(): JSX.Element {
  const [said, setSaid] = useState("");
  const offer = async (entered: FormData, form: HTMLFormElement): Promise<void> => {
    const { rows, tally } = readListText(String(entered.get("names")));
    const names = rows.flatMap((row) => row.names);
    setSaid("");
    if (names.length === 0) throw new Error(tally.words("the text") || "Enter a name or a URL");
    if (names.length > MOST) {
      throw new Error(`Enter at most ${MOST} names at once; deadringer sources add takes more`);
    }
    const counts = await service().watch.offer(names);
    const refused = counts.refused?.slice(0, NAMED).map(({ reason }) => reason) ?? [];
    setSaid(
      [countWords(counts), ...refused, tally.words("the text")].filter((each) => each !== "").join("; "),
    );
    form.reset();
    await refreshDoors(true);
  };
  return (
    <Form
      class="sheet pastenames"
      head={
        <>
          <h2>Names from elsewhere</h2>
          <p>
            Their pages are compared with your brands, whatever the names look like. What imitates a brand
            comes to the inbox; the others are visited again for a week, parked ones for 90 days.
          </p>
        </>
      }
      action="Look at them"
      send={offer}
      foot={<p role="status">{said}</p>}
    >
      <Labelled label="Names or URLs, also defanged">
        <textarea name="names" rows={3} spellcheck={false} autoCapitalize="none" />
      </Labelled>
    </Form>
  );
}
