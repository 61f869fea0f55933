import { percent } from "../../../../lib/percent.ts";
import type { JSX } from "preact";
import type { Suspicion } from "../parts/core.ts";
import { foreign, show } from "../parts/dom.ts";
import { Labelled } from "../parts/form.tsx";
import { mount, type Page } from "../parts/mount.tsx";
import { kindName, Name } from "../parts/name.tsx";
import { enterSuspects, imitated, imitations, suspects } from "./store.ts";

/** The page that says which brands names imitate, without any request. */
export function untwistPage(): Page {
  return { element: mount(<Untwist />, "untwist", "Who is imitated?"), enter: enterSuspects };
}

function Untwist(): JSX.Element {
  const field = (id: string, label: string, text: typeof suspects, placeholder: string) => (
    <Labelled label={label}>
      <textarea
        id={id}
        placeholder={placeholder}
        rows={5}
        spellcheck={false}
        autoCapitalize="none"
        value={text.value}
        onInput={(event) =>
          text.value = event.currentTarget.value}
      />
    </Labelled>
  );
  const answer = imitations.value;
  return (
    <>
      <h1>Who is imitated?</h1>
      <p class="lead">
        Works in this page: nothing that you paste is sent anywhere. URLs and defanged names are fine.
      </p>
      <div class="pair">
        {field("suspects", "Suspects, one a line", suspects, "paypa1-login.top\nhxxps://g00gle[.]com/signin")}
        {field("brands", "Brands, one a line", imitated, "paypal.com\ngoogle.com")}
      </div>
      <div class="found" aria-live="polite">
        {typeof answer === "string" ? answer !== "" && <p class="none">{show(answer)}</p> : (
          <>
            {answer.refused.map((message) => <p key={message} class="problem">{show(message)}</p>)}
            {answer.found.map((each) => <Card key={each.suspect} {...each} />)}
          </>
        )}
      </div>
    </>
  );
}

function Card({ suspect, imitations, error }: Suspicion): JSX.Element {
  const letters = foreign(suspect);
  return (
    <article>
      <h2>
        <Name name={suspect} original={imitations[0]?.brand} />
      </h2>
      {letters.length > 0 && <p class="none">With {show(letters.join(", "))}</p>}
      {imitations.length === 0 && <p class="none">{show(error ?? "Imitates none of these brands")}</p>}
      {imitations.length > 0 && (
        <ul>
          {imitations.map(({ brand, kind, text, score }) => (
            <li key={brand}>
              <b>{show(brand)}</b>
              <span class="tag">{kindName(kind)}</span>
              <span class="how">{show(text)}</span>
              <meter
                min={0}
                low={.05}
                high={.5}
                max={1}
                optimum={0}
                value={score}
                title={`${percent(score)} likely, if one of 1,000 names imitates a brand`}
              />
              <span class="how">{percent(score)}</span>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}
