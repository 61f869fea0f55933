// A store that has a step in files only works there, and fails on PostgreSQL.
import { expect, test } from "vitest";
import { POSTGRES } from "../../../../../server/extras/postgres/migrations.ts";
import { DROP_LEDGER } from "../../../../../server/stores/data/tables.ts";
import { PARTS } from "../../../../whole/whole.ts";

test.each(PARTS.flatMap(({ stores = [] }) => stores))(
  "PostgreSQL has every version of the tables in $file",
  ({ schema }) => {
    const all = POSTGRES.steps.join("");
    expect(schema.steps.filter((step) => !all.includes(step.replace(DROP_LEDGER, "")))).toEqual([]);
  },
);
