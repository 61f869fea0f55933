import { expect } from "vitest";
import { openDatabase } from "../../../../server/extras/postgres/database.ts";
import { postgresStores } from "../../../../server/extras/postgres/storage.ts";
import { setDatabaseClock } from "./instances.ts";
import { onPostgres, server } from "../../../on_postgres.ts";
import { storeSuite } from "../../stores/stores_suite.ts";

if (server === null) onPostgres("postgres store", () => {});
else {
  const url = await server.database();
  const open = async () => postgresStores(await openDatabase(url));
  // Both bring the empty database up to date at the same time.
  const [one, other] = await Promise.all([open(), open()]);
  const clock = await openDatabase(url);
  storeSuite("postgres", one, other, (ms) => setDatabaseClock(clock, ms));

  onPostgres("five instances count by the database's clock: a limit is never passed", async () => {
    const five = await Promise.all(Array.from({ length: 5 }, open));
    await setDatabaseClock(clock, 0);
    const take = async (rounds: number) => {
      const counted = await Promise.all(
        five.flatMap((stores) => Array.from({ length: rounds }, () => stores.limits.take("five", 60_000))),
      );
      return counted.filter(({ count }) => count <= 30).length;
    };
    expect(await take(10)).toBe(30);
    await setDatabaseClock(clock, 59_999);
    expect(await take(10)).toBe(0);
    await setDatabaseClock(clock, 60_000);
    expect(await take(10)).toBe(30);
    // A clock that is set back an hour locks nobody out for that hour.
    await setDatabaseClock(clock, -3_600_000);
    expect(await five[0]!.limits.take("five", 60_000)).toEqual({ count: 1, left_ms: 60_000 });
    for (const stores of five) await stores.close();
    await clock.close();
  });
}
