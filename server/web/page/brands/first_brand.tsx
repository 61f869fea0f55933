import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { refang } from "../../../names/names.ts";
import { demoBrand, refusedInDemo } from "../shell/demo.ts";
import { useAttempt } from "../parts/attempt.ts";
import { count, show } from "../parts/dom.ts";
import { service } from "../service/service.ts";
import { Problem } from "../parts/problem.tsx";
import { brands, refresh } from "../inbox/store.ts";
import { isAdmin } from "../shell/store.ts";
import { readBrands } from "./settings.ts";

/** A list is no larger, characters. */
const MOST_TEXT = 100_000;

/** One field that watches a domain, or a list of brands: from nothing to the first look-alikes. */
export function FirstBrand(): JSX.Element | null {
  if (isAdmin.value) return <BrandField />;
  return brands.value?.length === 0
    ? <p class="empty">An admin of your team says here which brands are watched</p>
    : null;
}

function BrandField(): JSX.Element {
  const watched = new Set(brands.value?.flatMap(({ domains }) => domains));
  const [text, setText] = useState(watched.has(demoBrand) ? "" : demoBrand);
  const [said, setSaid] = useState("");
  const { error, isBusy, attempt } = useAttempt();
  const watch = async () => {
    setSaid("");
    const listed = readBrands(text, refang);
    if (listed.length === 0) throw new Error("Enter a domain name");
    for (const domain of listed.flatMap(({ domains }) => domains)) {
      const refused = refusedInDemo(domain);
      if (refused !== null) throw new Error(refused);
    }
    const refusals: string[] = [];
    let last = "";
    for (const [i, brand] of listed.entries()) {
      if (listed.length > 1) setSaid(`${count(i + 1)} of ${count(listed.length)}: ${brand.name}`);
      await service().watch.add(brand).then(({ id }) => last = id, (refusal: Error) => {
        if (listed.length === 1) throw refusal;
        refusals.push(`${brand.name}: ${refusal.message}`);
      });
    }
    await refresh();
    if (listed.length === 1) return void (location.hash = `#brands/${last}`);
    setText("");
    setSaid(`${count(listed.length - refusals.length)} of ${count(listed.length)} brands are watched now`);
    if (refusals.length > 0) throw new Error(`Not watched: ${refusals.join("; ")}`);
  };
  const readFile = async (file: File) => {
    if (file.size > MOST_TEXT) throw new Error(`Choose a file of at most ${count(MOST_TEXT)} bytes`);
    setText((await file.text()).replaceAll("\r", ""));
  };
  const isList = text.includes("\n");
  return (
    <form
      class="sheet firstbrand"
      onSubmit={(event) => {
        event.preventDefault();
        void attempt(watch);
      }}
    >
      <h2>Watch a brand, or many</h2>
      <p>
        The first run lists who imitates you today. From then on only what is new, changed, gone or back
        appears here, and goes to your channels.
      </p>
      <Problem error={error} />
      <label class="field">
        <span>Your domain, or a list of brands</span>
        <textarea
          rows={isList ? 8 : 1}
          maxLength={MOST_TEXT}
          autoComplete="off"
          autoCapitalize="none"
          spellcheck={false}
          placeholder="example.com"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            // One domain is a line; a list is pasted, or gets its lines by Shift.
            if (event.key !== "Enter" || event.shiftKey || isList) return;
            event.preventDefault();
            void attempt(watch);
          }}
        />
        <small>A list has one brand a line: Example Shop, example.com, example.net</small>
      </label>
      <div class="buttons">
        <button type="submit" class="primary" disabled={isBusy}>Watch</button>
        <label class="button file">
          Choose a list or CSV
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            onChange={({ currentTarget: { files } }) => files?.[0] && void attempt(() => readFile(files[0]!))}
          />
        </label>
      </div>
      <p role="status">{show(said)}</p>
    </form>
  );
}
