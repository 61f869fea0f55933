/**
 * What a version before there were people had written, as that version's program wrote it: it is brought up to date by
 * the start, and everything in it works.
 * @module
 */
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SESSION_COOKIE } from "../../server/auth/session.ts";
import { productConfig } from "./whole.ts";
import { openService } from "../../server/open.ts";
import { emptyWorld } from "../server/empty_world.ts";
import { bearer } from "../server/service.ts";

/** What the old version told its users. */
interface Known {
  key: string;
  cookie: string;
  uuid: string;
  lines: number;
  brand: string;
  feed: string;
  share: string;
}

/** Reads a file of an old version. */
export const oldFile = (name: string): string =>
  readFileSync(new URL(`before_people/${name}`, import.meta.url), "utf8");

/**
 * The test of one kind of store. `settings` returns those of a service on old data; `said` are the copies that the log
 * has to name, each of which has to be there.
 */
export function beforePeopleSuite(
  kind: "sqlite" | "postgres",
  settings: () => Promise<Record<string, string>>,
  said: (logged: readonly Record<string, unknown>[]) => Promise<void>,
): void {
  test(`${kind}: data of before there were people is brought up to date, copied first, and works`, async () => {
    const known: Known = JSON.parse(oldFile(`${kind}/known.json`));
    // A minute after it was written: nothing of it has expired.
    const now = parseInt(known.uuid.replaceAll("-", "").slice(0, 12), 16) + 60_000;
    const logged: Record<string, unknown>[] = [];
    const start = async () =>
      await openService(
        productConfig({ DEADRINGER_WATCH: "0", DEADRINGER_HOSTS: "127.0.0.1", ...await settings() }),
        {
          extensions: EXTENSIONS,
          log: (level, message, fields) => void logged.push({ level, message, ...fields }),
          io: { ...emptyWorld(0), now: () => now },
          url: () => "http://127.0.0.1",
        },
      );
    const opened = await start();
    try {
      const ask = async (path: string, headers: Record<string, string> = bearer(known.key)) => {
        const response = await opened.fetch(new Request(`http://127.0.0.1${path}`, { headers }));
        const text = await response.text();
        return { status: response.status, text };
      };
      const session = { cookie: `${SESSION_COOKIE}=${known.cookie}`, "sec-fetch-site": "same-origin" };
      expect(JSON.parse((await ask("/v1/session", session)).text)).toMatchObject({
        ...{ owner: "ann", person: "ann", role: "admin", by: "passphrase", current_wanted: true },
      });
      expect(JSON.parse((await ask("/v1/keys", session)).text)).toMatchObject([{
        owner: "ann",
        person: null,
      }]);
      const lines = (await ask(`/v1/retrieve/${known.uuid}/ndjson`)).text.trim().split("\n");
      expect([lines.length, lines.at(-1)]).toEqual([known.lines, '{"op":"Meta","data":{"kind":"Done"}}']);
      const { text: brands } = await ask("/v1/watch/brands");
      expect(brands).toContain(known.brand);
      for (const path of [known.feed, `/v1/retrieve/shared/${known.share}/record`]) {
        expect([path, (await ask(path, {})).status]).toEqual([path, 200]);
      }
      // A key of before is limited by its scopes alone.
      const look = await opened.fetch(
        new Request(`http://127.0.0.1/v1/retrieve/${known.uuid}`, {
          method: "DELETE",
          headers: bearer(known.key),
        }),
      );
      expect(look.status).toBe(204);
      const { version, newest } = await opened.storage.schema();
      expect(version).toBe(newest);
    } finally {
      await opened.close();
    }
    await said(logged.filter(({ level }) => level === "warn"));
    // The next start changes nothing.
    logged.splice(0);
    await (await start()).close();
    expect(logged.filter(({ level }) => level !== "info")).toEqual([]);
  });
}
