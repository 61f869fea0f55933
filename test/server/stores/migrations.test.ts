// A store that has a step in files only works there, and fails on PostgreSQL.
import { expect, test } from "vitest";
import { POSTGRES } from "../../../server/stores/postgres/migrations.ts";
import { SHARE_STORE } from "../../../server/stores/shares.ts";
import { SOURCE_STORE } from "../../../server/stores/sources.ts";
import { WATCH_STORE } from "../../../server/stores/watch.ts";

test.each([WATCH_STORE, SOURCE_STORE, SHARE_STORE])(
  "PostgreSQL has every version of the tables in $file",
  ({ schema }) => {
    const all = POSTGRES.steps.join("");
    expect(schema.steps.filter((step) => !all.includes(step))).toEqual([]);
  },
);
