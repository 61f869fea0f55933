import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { CertificateChoice, Certificates } from "../../../client.ts";
import { useDoorChange } from "./doors.tsx";
import { RECOMMENDED, VISITED, WHY_RECOMMENDED } from "../data/certificate_budgets.ts";
import { count, forReader, show } from "../../../web/page/parts/dom.ts";
import { Figures } from "../../../web/page/parts/fact_list.tsx";
import { Labelled, Select } from "../../../web/page/parts/form.tsx";
import { Problem } from "../../../web/page/parts/problem.tsx";
import { service } from "../../../web/page/service/service.ts";
import { isAdmin } from "../../../web/page/shell/store.ts";

const MARKS: Readonly<Record<Certificates["state"], readonly [word: string, mark: string]>> = {
  off: ["Off", "off"],
  starts: ["Starts", "off"],
  follows: ["Works", "good"],
  failing: ["Failed", "bad"],
};
const SHARES = [2, 3, 4, 8].map((of) => [of, `One log in ${of}`] as const);
const GB = 1e9;
/** Bits a second of a byte a day. */
const BITS = 8 / 86_400;
/** An estimate has no more digits than its source. */
const about = (figure: number): string => count(Number(figure.toPrecision(2)));

/** The switch of certificates: what it takes and what it misses stands before it. */
export function CertificateSwitch({ now }: { now: Certificates }): JSX.Element {
  const { error, isBusy, change } = useDoorChange();
  const [choice, setChoice] = useState<CertificateChoice>(now.choice);
  const [of, setOf] = useState(now.of);
  const { budgets, state, text, logs, gaps, source, problem } = now;
  const [word, mark] = MARKS[state];
  const { requests, bytes, names, disk, misses } = budgets.find((each) => each.choice === choice)!;
  const part = choice === "share" ? of : 1;
  const turn = (is_on: boolean) => change(() => service().sources.switchCertificates({ is_on, choice, of }));
  const isChanged = choice !== now.choice || choice === "share" && of !== now.of;
  const failing = logs.filter(({ problem }) => problem !== "");
  const behind = logs.reduce((all, log) => all + log.behind, 0);
  return (
    <section class="sheet certificates" aria-labelledby="certificates">
      <h2 id="certificates">Names in certificates</h2>
      <b class={`mark ${mark}`}>{word}</b>
      <p>{show(`${text[0]!.toUpperCase()}${text.slice(1)}`)}</p>
      {problem !== "" && <p class="alarm">{show(problem)}</p>}
      {state !== "off" && behind > 0 && <p class="hint">{count(behind)} entries wait</p>}
      {failing.slice(0, 5).map(({ log, problem }) => (
        <p key={log} class="alarm">{show(`${log}: ${problem}`)}</p>
      ))}
      {gaps.map((gap) => <p key={gap} class="hint">{show(forReader(`Not read: ${gap}`))}</p>)}
      {isAdmin.value && (
        <div class="choice">
          <Labelled label="Which logs">
            <Select
              choices={budgets.map((each) => [each.choice, each.title] as const)}
              chosen={choice}
              choose={setChoice}
            />
          </Labelled>
          {choice === "share" && (
            <Labelled label="How many">
              <Select choices={SHARES} chosen={of} choose={setOf} />
            </Labelled>
          )}
        </div>
      )}
      <Figures
        of={[
          ["Mbit/s, all day", (bytes / part * BITS / 1e6).toFixed(1)],
          ["Gigabytes a day", (bytes / part / GB).toFixed(1)],
          ["Requests a day", about(requests / part)],
          ["Names a day", about(names / part)],
          ["MB on disk a day, at most", about(disk / 1e6)],
        ]}
      />
      {choice === RECOMMENDED && <p>{WHY_RECOMMENDED}</p>}
      <p>
        <b>Misses</b> {show(misses)}. {VISITED}
      </p>
      <details>
        <summary>How this is estimated</summary>
        <p class="hint">{show(source)}.</p>
      </details>
      <Problem error={error} />
      {isAdmin.value && (
        <div class="buttons">
          {(!now.is_on || isChanged) && (
            <button
              type="button"
              class="primary"
              disabled={isBusy}
              onClick={() => turn(true)}
            >
              {now.is_on ? "Follow these" : "Switch on"}
            </button>
          )}
          {now.is_on && (
            <button type="button" disabled={isBusy} onClick={() => turn(false)}>Switch off</button>
          )}
        </div>
      )}
    </section>
  );
}
