import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { CanaryAnswer, OfferCounts, WatchedBrand } from "../../../client.ts";
import { brands } from "../../watch/pages/inbox/store.ts";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { CopyButton } from "../../../web/page/parts/copy.tsx";
import { show } from "../../../web/page/parts/dom.ts";
import { Field, Form, Labelled } from "../../../web/page/parts/form.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { service } from "../../../web/page/service/service.ts";
import { readsOnly } from "../../../web/page/shell/store.ts";
import { countWords } from "../words.ts";
import { refreshDoors } from "./doors.tsx";

/** Brands whose state is asked for before somebody opens them: each costs a request. */
const ASKED_AT_ONCE = 10;

const CODES: readonly (readonly [member: "script" | "css" | "html" | "csp", title: string])[] = [
  ["script", "Script: names the path of a copy too"],
  ["css", "Style sheet: for pages without scripts"],
  ["html", "Picture: for pages with neither"],
  ["csp", "What a Content-Security-Policy has to allow"],
];

/** What each brand places on its own pages, so that a copy reports itself. */
export function YourPages(): JSX.Element | null {
  const all = brands.value;
  if (all === null || all.length === 0) return null;
  return (
    <section class="sheet yourpages" aria-labelledby="yourpages">
      <h2 id="yourpages">Your pages</h2>
      <p>
        Place one of these lines on your login page. A copy of the page then asks this service for a picture,
        and so says where it is. Nothing about visitors is stored.
      </p>
      {all.map((brand, i) => <Canary key={brand.id} brand={brand} isAsked={i < ASKED_AT_ONCE} />)}
      {!readsOnly.value && <WebLog />}
    </section>
  );
}

/** Characters of a log that are sent at once. */
const PIECE = 250_000;

/** Whole lines of a log, packed or not, in pieces. */
async function* piecesOf(log: File): AsyncGenerator<string> {
  const bytes = /\.gz$/i.test(log.name)
    ? log.stream().pipeThrough(new DecompressionStream("gzip"))
    : log.stream();
  const reader = bytes.pipeThrough(new TextDecoderStream()).getReader();
  let held = "";
  for (;;) {
    const { value, done } = await reader.read();
    held += value ?? "";
    while (held.length >= PIECE) {
      const end = held.lastIndexOf("\n", PIECE - 1) + 1 || PIECE;
      yield held.slice(0, end);
      held = held.slice(end);
    }
    // The last line is no piece of its own: of a log that grows it is often cut.
    if (done && held.trim() !== "") yield held;
    if (done) return;
  }
}

/** The log of one's own web server, by upload or paste: it names those that send visitors. */
function WebLog(): JSX.Element {
  const [said, setSaid] = useState("");
  const send = async (entered: FormData, form: HTMLFormElement): Promise<void> => {
    const pasted = new File([String(entered.get("lines")).trim()], "pasted");
    const files = [pasted, entered.get("file") as File].filter(({ size }) => size > 0);
    if (files.length === 0) throw new Error("Choose a log, or paste lines of one");
    const total: Record<string, number> = {};
    for (const file of files) {
      for await (const lines of piecesOf(file)) {
        const counts = await service().sources.readLog(lines);
        for (const [what, count] of Object.entries(counts)) total[what] = (total[what] ?? 0) + count;
        setSaid(countWords(total as unknown as OfferCounts));
      }
    }
    form.reset();
    await refreshDoors(true);
  };
  return (
    <details>
      <summary>Read the log of your web server</summary>
      <Form action="Read it" send={send} foot={<p role="status">{said}</p>}>
        <p>
          Copies load pictures from your pages and send visitors back, so your log names them. Each host is
          visited; queries of URLs and addresses of visitors are not stored. deadringer sources log follows a
          log as it grows.
        </p>
        <Labelled label="Log, combined format or JSON, also gzip">
          <input name="file" type="file" />
        </Labelled>
        <Labelled label="Or lines of it">
          <textarea name="lines" rows={3} spellcheck={false} autoCapitalize="none" />
        </Labelled>
      </Form>
    </details>
  );
}

function Canary({ brand: { id, name }, isAsked }: { brand: WatchedBrand; isAsked: boolean }): JSX.Element {
  const [known, setKnown] = useState<CanaryAnswer | null>(null);
  const { error, attempt } = useAttempt();
  const ask = async (base?: string) => setKnown(await service().sources.canary(id, base));
  useEffect(() => {
    if (isAsked) void attempt(ask);
  }, []);
  const send = async (entered: FormData): Promise<void> => {
    const base = String(entered.get(`origin-${id}`)).trim();
    if (base === "") throw new Error("Enter an origin, such as https://pixel.example.net");
    await ask(base);
  };
  return (
    <details
      data-brand={id}
      onToggle={({ currentTarget }) => currentTarget.open && known === null && void attempt(ask)}
    >
      <summary>
        {show(name)}: {known === null ? "…" : known.loaded_at === null ? "not asked for yet" : (
          <>
            last loaded by your page <Ago at={known.loaded_at} />
          </>
        )}
      </summary>
      <Problem error={error} />
      {known !== null &&
        (known.problem === "" ? <Codes of={known} /> : <p class="alarm">{show(known.problem)}</p>)}
      <Form action="Show the code" send={send}>
        <Field
          id={`origin-${id}`}
          label="Origin that your visitors reach"
          hint="Another name that leads to /c/ of this service, and does not say what it is for"
          placeholder="https://pixel.example.net"
          autoComplete="off"
          spellcheck={false}
        />
      </Form>
    </details>
  );
}

function Codes({ of: known }: { of: CanaryAnswer }): JSX.Element {
  return (
    <ul class="codes">
      {CODES.map(([member, title]) => (
        <li key={member}>
          <b>{title}</b>
          <code>{known[member]}</code>
          <CopyButton
            label="Copy"
            text={() => known[member]}
            otherwise="Select and copy it"
            ended={() => {}}
          />
        </li>
      ))}
    </ul>
  );
}
