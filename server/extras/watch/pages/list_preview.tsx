import type { JSX } from "preact";
import type { BrandList } from "../../../names/brand_groups.ts";
import { count, show } from "../../../web/page/parts/dom.ts";
import { Labelled } from "../../../web/page/parts/form.tsx";
import { Table } from "../../../web/page/parts/table.tsx";

/** Lines that are shown; what is left out comes first, where there are more. */
const MAX_LINES = 200;

/** A number of brands in words. */
export const brandCount = (n: number): string => `${count(n)} ${n === 1 ? "brand" : "brands"}`;

/** What becomes of each line of a list before it counts, where alerts go, and what may be meant by a name. */
export function ListPreview({ list: { brands, fates, meant }, channel, setChannel, replace }: {
  list: BrandList;
  channel: string;
  setChannel: (text: string) => void;
  /** Takes another name for one in the text. */
  replace: (domain: string, instead: string) => void;
}): JSX.Element {
  const without = brands.filter(({ channels }) => channels === undefined).length;
  const isLong = fates.length > MAX_LINES;
  const shown = isLong
    ? fates.toSorted((a, b) => Number(a.why === undefined) - Number(b.why === undefined))
    : fates;
  return (
    <div class="preview" role="status">
      {meant.map(({ domain, instead }) => (
        <p key={domain} class="problem">
          {show(domain)} has letters of another script. Did you mean{" "}
          <button type="button" onClick={() => replace(domain, instead)}>{instead}</button>?
        </p>
      ))}
      {fates.length > 1 && (
        <>
          <Table caption="What becomes of each line" titles={["Line", "Entry", "Brand"]}>
            {shown.slice(0, MAX_LINES).map(({ line, text, brand, why }, at) => (
              <tr key={at}>
                <th scope="row">{line}</th>
                <td data-label="Entry">{show(text)}</td>
                <td data-label="Brand" class={brand === undefined ? "alarm" : ""}>
                  {brand === undefined ? `Left out: ${show(why ?? "")}` : show(brand)}
                </td>
              </tr>
            ))}
          </Table>
          {isLong && <p class="hint">The first {MAX_LINES} of {count(fates.length)} lines.</p>}
        </>
      )}
      {brands.length > 1 && without > 0 && (
        <Labelled
          label={`Alerts of the ${brandCount(without)} without a channel go to`}
          hint="A mail address, or the address of a channel: slack+https://…, teams+https://…. Empty: nobody is told"
        >
          <input
            type="text"
            placeholder="security@example.com"
            autoComplete="email"
            value={channel}
            onInput={({ currentTarget }) => setChannel(currentTarget.value.trim())}
          />
        </Labelled>
      )}
    </div>
  );
}
