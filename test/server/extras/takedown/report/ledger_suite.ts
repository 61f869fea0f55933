/**
 * Data of a version that had a ledger of reports, as its program wrote it: sent reports become entries in the history of
 * their names, and everything else goes on.
 * @module
 */
import { REPORT_STORE } from "../../../../../server/extras/takedown/report/store.ts";
import { EXTENSIONS } from "../../../../../server/extras/mod.ts";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { emptyState } from "../../../../../server/extras/watch/lib/mod.ts";
import { createKey } from "../../../../../server/auth/keys.ts";
import type { Scope } from "../../../../../server/wire/scopes.ts";
import { productConfig } from "../../../../whole/whole.ts";
import { openService } from "../../../../../server/open.ts";
import type { AuditEntry } from "../../../../../server/extras/watch/client/types.ts";
import { emptyWorld } from "../../../empty_world.ts";
import { bearer } from "../../../service.ts";
import { brand } from "../../watch/store/suite.ts";

/** Rows of a table. */
export type Rows = Readonly<Record<string, readonly Record<string, string | number | null>[]>>;

/** What the program wrote: two reports of ann that were sent, one that was not, and one of bob, who watches no brand. */
export const LEDGER: Rows = JSON.parse(readFileSync(new URL("ledger.json", import.meta.url), "utf8"));

const NOW = 1_795_400_000_000;
const BRAND = "0198f0a0-0000-7000-8000-000000000001";
const oldKey = (owner: string, scopes: string) => {
  const { key, record } = createKey({ owner, scopes: ["ct"] as Scope[], expires_at: null }, NOW);
  const { role: _, ...row } = record;
  return { key, row: { ...row, scopes } };
};
const [ann, approver] = [oldKey("ann", "watch,report,report:approve"), oldKey("ann", "report:approve")];
const known = {
  ...{ phase: "active", kind: "Homoglyph", firstSeenAt: 1, lastSeenAt: NOW, events: 0, signals: {} },
};
const state = { ...emptyState("kestrelbank.com"), names: { "kestreibank.com": known } };
const { settings, ...record } = brand(BRAND);

/** Rows of keys, and of what a brand is. */
export const KEYS: Rows = { keys: [ann.row, approver.row] as never };
/** As above. */
export const WATCHED: Rows = {
  watch_brands: [{ ...record, settings: JSON.stringify(settings) }] as never,
  watch_states: [{ brand_id: BRAND, domain: "kestrelbank.com", state: JSON.stringify(state) }],
};

/** The test of one kind of data; `env` are the settings of a service on it. */
export function ledgerSuite(kind: string, env: () => Promise<Record<string, string>>): void {
  test(`${kind}: what was sent is in the history of its name, and keys and who reports go on`, async () => {
    const config = productConfig({ DEADRINGER_WATCH: "0", DEADRINGER_HOSTS: "127.0.0.1", ...await env() });
    const logged: Record<string, unknown>[] = [];
    const start = () =>
      openService(config, {
        extensions: EXTENSIONS,
        log: (level, message, fields) => void logged.push({ level, message, ...fields }),
        io: { ...emptyWorld(0), now: () => NOW },
        url: () => "http://127.0.0.1",
      });
    for (let i = 0; i < 2; i++) {
      logged.splice(0);
      const opened = await start();
      const ask = async (path: string, key = ann.key) => {
        const request = new Request(`http://127.0.0.1/v1/${path}`, { headers: bearer(key) });
        const response = await opened.fetch(request);
        return { status: response.status, body: await response.json() };
      };
      try {
        const trail = (await ask(`watch/brands/${BRAND}/audit?name=kestreibank.com`)).body as AuditEntry[];
        expect(trail.map(({ at, actor, action }) => [at, actor, action])).toEqual([
          [1_795_352_400_000, "ann, key key_1", "name.report"],
          [1_795_348_800_000, "ann, key key_1", "name.report"],
        ]);
        expect(trail[1]!.detail).toMatchObject({
          from: { state: "new" },
          to: { state: "reported" },
          desk: "Quick Domains, Inc.",
          ledger: "removed",
          subject: expect.stringContaining("kestreibank[.]com imitates Kestrel Bank"),
          text: expect.stringContaining("Dear abuse team of Quick Domains"),
        });
        const { body: [name] } = await ask("watch/names");
        expect(name).toMatchObject({
          state: "reported",
          reports: [
            { at: "2026-11-22T12:00:00.000Z", desk: "Quick Domains, Inc." },
            { at: "2026-11-22T13:00:00.000Z", desk: "Let's Encrypt" },
          ],
        });
        expect((await ask("reporter?original=kestrelbank.com")).body).toEqual({
          ...{ org: "Kestrel CERT", contact: "cert@kestrelbank.com", brand: "Kestrel" },
        });
        // The key has lost what no longer exists, and nothing else.
        const keys = await opened.storage.keys.list("ann");
        expect(keys.map(({ scopes }) => scopes).sort()).toEqual([[], ["watch", "report"]]);
        expect((await ask("reporter?original=kestrelbank.com", approver.key)).status).toBe(403);
        // That of bob waits for a brand, and that is said.
        const reports = await opened.storage.open(REPORT_STORE);
        expect((await reports.sent("", 10)).map(({ owner }) => owner)).toEqual(["bob"]);
        expect(logged).toContainEqual(expect.objectContaining({ level: "warn", reports: 1 }));
        expect(logged.some(({ level, reports }) => level === "info" && reports === 2)).toBe(i === 0);
      } finally {
        await opened.close();
      }
    }
  });
}
