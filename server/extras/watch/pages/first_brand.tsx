import type { JSX } from "preact";
import type { WatchedBrand } from "../../../client.ts";
import { useState } from "preact/hooks";
import { checkForDemo, demoBrand } from "../../../web/page/shell/demo.ts";
import { count, show } from "../../../web/page/parts/dom.ts";
import { Form, Labelled } from "../../../web/page/parts/form.tsx";
import { service } from "../../../web/page/service/service.ts";
import { brands, refresh } from "./inbox/store.ts";
import { Meant } from "./inbox/parts.tsx";
import { isAdmin, sendsMail } from "../../../web/page/shell/store.ts";
import type { BrandGroup, BrandList } from "../../../names/brand_groups.ts";
import { channelAddress } from "../../../names/names.ts";
import { callCore } from "../../../web/page/parts/core_client.ts";
import { Table } from "../../../web/page/parts/table.tsx";

/** A list is no larger, characters. */
const MAX_TEXT = 100_000;

/** One field that watches a domain, or a list of brands: from nothing to the first look-alikes. */
export function FirstBrand(): JSX.Element | null {
  if (isAdmin.value) return <BrandField />;
  return brands.value?.length === 0
    ? <p class="empty">An admin of your team says here which brands are watched</p>
    : null;
}

/**
 * Watches brands one after the other, and says how many are watched.
 *
 * @param channel Where alerts of a brand go that has no channel; empty for nowhere.
 * @returns The brands that are not watched, and why: one stops no other.
 */
async function watchAll(
  listed: readonly BrandGroup[],
  channel: string,
  say: (text: string) => void,
): Promise<{ brand: BrandGroup; why: string }[]> {
  const channels = channel === "" ? [] : [channelAddress(channel)];
  const refused: { brand: BrandGroup; why: string }[] = [];
  for (const [i, brand] of listed.entries()) {
    say(`${count(i + 1)} of ${count(listed.length)}: ${brand.name}`);
    await watchOne({ channels, ...brand }).catch(({ message: why }: Error) => refused.push({ brand, why }));
  }
  await refresh();
  say(`${count(listed.length - refused.length)} of ${count(listed.length)} brands are watched now`);
  return refused;
}

/** Brands as a list; a CSV where one has a channel of its own. */
function listOf(brands: readonly BrandGroup[]): string {
  if (brands.every(({ channels }) => channels === undefined)) {
    return brands.map(({ name, domains }) =>
      name === domains[0] ? domains.join(", ") : `${name}: ${domains.join(", ")}`
    ).join("\n");
  }
  const rows = brands.flatMap(({ name, domains, channels = [""] }) =>
    channels.flatMap((channel) => domains.map((domain) => [name, domain, channel]))
  );
  return [["brand", "domain", "channel"], ...rows].map((row) =>
    row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")
  ).join("\n");
}

/** Why a text holds no domain: who typed one line hears of no list. */
function noDomain({ fates, leftOut }: BrandList): string {
  const [fate] = fates;
  if (fate === undefined) return "Enter a domain name";
  if (fates.length > 1) return `No domain: ${leftOut}`;
  return `${fate.text === "" ? fate.why : `"${fate.text}" is no domain name`}. Enter one such as example.com`;
}

async function watchOne(brand: BrandGroup): Promise<WatchedBrand> {
  checkForDemo(brand.domains);
  return await service().watch.add(brand);
}

const isWatched = (domain: string): boolean => brands.value?.some((b) => b.domains.includes(domain)) === true;

function BrandField(): JSX.Element {
  const [text, setText] = useState(isWatched(demoBrand) ? "" : demoBrand);
  const [said, setSaid] = useState("");
  /** What the text holds, once somebody wants to watch it: a list is seen before it counts. */
  const [list, setList] = useState<BrandList | null>(null);
  const [channel, setChannel] = useState("");
  const edit = (text: string) => {
    setText(text);
    setList(null);
  };
  const readFile = async (file: File | undefined) => {
    if (file === undefined) return;
    const text = (await file.text()).replaceAll("\r", "");
    if (text.length > MAX_TEXT) {
      return setSaid(`${file.name} is too long: ${count(MAX_TEXT)} characters at most`);
    }
    setSaid("");
    edit(text);
  };
  const watch = async () => {
    setSaid("");
    const read = list ?? await callCore("brandsIn", text);
    const { brands: listed, leftOut, meant } = read;
    const [only] = listed;
    if (only === undefined) throw new Error(noDomain(read));
    const isMany = listed.length > 1 || leftOut !== "";
    if (list === null && (isMany || meant.length > 0)) return setList(read);
    if (isMany) {
      const refused = await watchAll(listed, channel, setSaid);
      // Those stay, to be mended.
      edit(listOf(refused.map(({ brand }) => brand)));
      const whys = [...Map.groupBy(refused, ({ why }) => why)].map(([why, some]) =>
        `${some.map(({ brand }) => brand.name).join(", ")} not watched: ${why}`
      );
      const missing = [...whys, leftOut].filter((each) => each !== "");
      if (missing.length > 0) throw new Error(missing.join(". "));
      return;
    }
    const there = brands.value?.find(({ domains }) => only.domains.every((each) => domains.includes(each)));
    const { id } = there ?? await watchOne(only);
    await refresh();
    location.hash = `#brands/${id}`;
  };
  return (
    <Form
      class="sheet firstbrand"
      head={
        <>
          <h2>Watch a brand, or many</h2>
          <p>
            The first run lists who imitates you today. From then on only what is new, changed, gone or back
            appears here, and is sent by{" "}
            {sendsMail.value ? "mail, " : ""}Slack or Teams once you add a channel.
          </p>
        </>
      }
      action={list === null
        ? "Watch"
        : list.meant.length > 0
        ? "Watch as typed"
        : `Watch ${brandCount(list.brands.length)}`}
      beside={
        <input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="Choose a list or CSV"
          onChange={({ currentTarget: { files } }) => void readFile(files?.[0])}
        />
      }
      send={watch}
      foot={<p role="status">{show(said)}</p>}
    >
      <ListField text={text} edit={edit} />
      {list !== null && (
        <ListPreview
          list={list}
          channel={channel}
          setChannel={setChannel}
          replace={(domain, instead) => edit(text.replaceAll(domain, instead))}
        />
      )}
    </Form>
  );
}

function ListField({ text, edit }: { text: string; edit: (text: string) => void }): JSX.Element {
  const isList = text.includes("\n");
  return (
    <Labelled
      label="Your domain, or a list of brands"
      hint="A list has one brand a line: Example Shop, example.com, example.net. A CSV may have columns brand, domain and channel"
    >
      <textarea
        rows={isList ? 8 : 1}
        maxLength={MAX_TEXT}
        autoComplete="off"
        autoCapitalize="none"
        spellcheck={false}
        placeholder="example.com"
        value={text}
        onInput={({ currentTarget }) => edit(currentTarget.value)}
        onKeyDown={(event) => {
          // One domain is a line; a list is pasted, or gets its lines by Shift.
          if (event.key !== "Enter" || event.shiftKey || isList) return;
          event.preventDefault();
          event.currentTarget.form!.requestSubmit();
        }}
      />
    </Labelled>
  );
}

/** Lines that are shown; what is left out comes first, where there are more. */
const MAX_LINES = 200;

/** A number of brands in words. */
const brandCount = (n: number): string => `${count(n)} ${n === 1 ? "brand" : "brands"}`;

/** What becomes of each line of a list before it counts, where alerts go, and what may be meant by a name. */
function ListPreview({ list: { brands, fates: read, meant }, channel, setChannel, replace }: {
  list: BrandList;
  channel: string;
  setChannel: (text: string) => void;
  /** Takes another name for one in the text. */
  replace: (domain: string, instead: string) => void;
}): JSX.Element {
  const without = brands.filter(({ channels }) => channels === undefined).length;
  const fates = read.map((fate) =>
    fate.text.split(", ").some(isWatched)
      ? { ...fate, brand: undefined, why: `${fate.brand} is watched already` }
      : fate
  );
  const isLong = fates.length > MAX_LINES;
  const shown = isLong
    ? fates.toSorted((a, b) => Number(a.why === undefined) - Number(b.why === undefined))
    : fates;
  return (
    <div class="preview" role="status">
      {meant.map(({ domain, instead }) => (
        <Meant
          key={domain}
          domain={domain}
          instead={instead}
          take={() => replace(domain, instead)}
        />
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
          hint={`${
            sendsMail.value ? "A mail address, or the" : "This service sends no mail: give the"
          } address of a channel: slack+https://…, teams+https://…. Empty: nobody is told`}
        >
          <input
            type="text"
            placeholder={sendsMail.value ? "security@example.com" : "slack+https://…"}
            autoComplete={sendsMail.value ? "email" : "off"}
            value={channel}
            onInput={({ currentTarget }) => setChannel(currentTarget.value.trim())}
          />
        </Labelled>
      )}
    </div>
  );
}
