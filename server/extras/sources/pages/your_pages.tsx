import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { CanaryAnswer, WatchedBrand } from "../../../client.ts";
import { brands } from "../../watch/pages/inbox/store.ts";
import { useAttempt } from "../../../web/page/parts/attempt.ts";
import { CopyButton } from "../../../web/page/parts/copy.tsx";
import { show } from "../../../web/page/parts/dom.ts";
import { Field, Form } from "../../../web/page/parts/form.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { Ago } from "../../../web/page/parts/time.tsx";
import { service } from "../../../web/page/service/service.ts";

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
    </section>
  );
}

function Canary({ brand: { id, name }, isAsked }: { brand: WatchedBrand; isAsked: boolean }): JSX.Element {
  const [known, setKnown] = useState<CanaryAnswer | null>(null);
  const { error, attempt } = useAttempt();
  const ask = async (base?: string) => setKnown(await service().watch.canary(id, base));
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
