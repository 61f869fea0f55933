import { expect, test } from "vitest";
import { didOf } from "../../server/http/action_history.ts";
import { ROUTES } from "./whole.ts";

test("what every route does is a clause in the past tense, without the name of a member", () => {
  const recorded = ROUTES.filter(({ method, does }) => method !== "GET" && does.unrecorded !== true);
  expect(recorded.length).toBeGreaterThan(40);
  const bad = recorded.map(didOf).filter((did) =>
    !/^(?:[a-z]+ed|chose|gave|kept|made|sent|set|took|wrote)(?: [^_;:]+)?$/.test(did)
  );
  expect(bad).toEqual([]);
});
