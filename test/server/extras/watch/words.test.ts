import { expect, test } from "vitest";
import { type EventType, SIGNALS } from "../../../../server/extras/watch/lib/mod.ts";
import { ratingOf } from "../../../../lib/assess/verdict.ts";
import {
  EVENT_TITLES,
  signalWord,
  STATE_TITLES,
  verdictWord,
} from "../../../../server/extras/watch/client/words.ts";
import { titled } from "../../../../server/web/page/parts/dom.ts";
import { TRIAGE } from "../../../../server/extras/watch/client/types.ts";
import { verdictText } from "../../../../server/cli/output/columns.ts";
import { alertFacts, headline } from "../../../../server/extras/watch/alert.ts";
import { changesOf, happened, STATES, whyListed } from "../../../../server/extras/watch/pages/inbox/words.ts";
import { STANDING_WORDS } from "../../../../server/web/page/lookup/rows.ts";
import type { BrandName } from "../../../../server/client.ts";
import { plain, SHOP } from "../../../lib/lines/scenarios.ts";
import { event } from "./events.ts";
import { DOMAIN, NAME, watchedService } from "./watched_world.ts";

/** What a verdict is called: without one, null. */
const CASES = ["phishing", "parked", "legitimate", "unclear", null] as const;

test.each(CASES)(
  "a name that is %s is called so on pages, in mails, sheets and terminals",
  (verdict) => {
    const word = verdictWord(verdict);
    const assessment = { verdict, rated: verdict !== null } as BrandName["assessment"];
    const classification = { phishing: 0, parked: 0, legitimate: 0, page_state: "page" as const };
    const name = verdict === null
      ? {}
      : { classification: { ...classification, ...verdict === "unclear" ? {} : { [verdict]: 0.9 } } };
    expect(whyListed({ event: null, assessment })).toBe(`Found by the first run · ${word}`);
    expect(STANDING_WORDS[verdict ?? "unrated"].pill).toBe(titled(word));
    expect(verdictText(name as Parameters<typeof verdictText>[0]).replace(/ \d+%$/, "")).toBe(word);
    // The column of sheets.
    expect(ratingOf(name as Parameters<typeof ratingOf>[0])).toBe(word);
    const made = event({ type: "new", verdict, changes: [] });
    // A signal that nobody read has a value, too.
    const read = { signal: "verdict", from: "", to: verdict ?? "unclear" };
    expect(alertFacts({ ...made, changes: [read] })[0]).toEqual({ title: "Verdict", value: word });
    expect(happened(made)).toBe(word);
    expect(alertFacts(made)).toContainEqual({ title: "Verdict", value: word });
  },
);

test("states, events and signals have one title each", () => {
  expect(Object.keys(STATE_TITLES)).toEqual(expect.arrayContaining([...TRIAGE, "snoozed"]));
  expect(STATES.map(({ state, title }) => [state, title])).toEqual(
    TRIAGE.map((state) => [state, STATE_TITLES[state]]),
  );
  for (const type of Object.keys(EVENT_TITLES) as EventType[]) {
    expect(headline(event({ type }))).toMatch(new RegExp(`^\\[high\\] ${EVENT_TITLES[type]}: `));
  }
  for (const signal of [...SIGNALS.map(({ name }) => name), "owned"]) {
    const change = { signal, from: "a", to: "b" };
    const { title } = alertFacts(event({ name: null, verdict: null, changes: [change] }))[0]!;
    expect(title).toMatch(/^[A-Z]/);
    expect(changesOf(event({ type: "changed", changes: [change] }))).toEqual([`${title}: a → b`]);
  }
});

test("a picture below the threshold is never said to be unlike: its share is known, or it is not closely alike", async () => {
  const { call, tick, world } = await watchedService();
  const likeness = { picture: 0.81, icon: 0.2 };
  world.names[DOMAIN] = { [NAME]: plain({ Classification: { ...SHOP, likeness } }) };
  await call("POST", "/v1/watch/brands", { name: "Kestrel", domains: [DOMAIN] });
  await tick();
  const { body: [{ signals, titles }] } = await call("GET", "/v1/watch/names");
  expect([signals.picture, titles.picture, titles.icon]).toEqual(["other", "81%", "20%"]);
  expect(signalWord("picture", "other")).toBe("not closely");
  const changes = [{ signal: "picture", from: "alike", to: "other" }];
  expect(changesOf(event({ type: "changed", changes }))).toEqual([
    "Picture like the brand's: yes → not closely",
  ]);
});
