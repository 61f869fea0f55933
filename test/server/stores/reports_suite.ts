import { Buffer } from "node:buffer";
import { ReadableStream } from "node:stream/web";
import { expect, test } from "vitest";
import { uuidV7 } from "../../../server/ids.ts";
import type {
  NewReportFile,
  ReportEntry,
  ReportRecord,
  ReportStore,
  StoredReportFile,
} from "../../../server/stores/reports.ts";

let count = 0;

/** A report that differs from others. */
export function reportRecord(more: Partial<ReportRecord> = {}): ReportRecord {
  const id = uuidV7(1_700_000_000_000 + ++count);
  return {
    id,
    owner: `owner-${id}`,
    original: "kestrelbank.com",
    brand: "Kestrel Bank",
    name: "kestreibank.com",
    type: "phishing",
    desk: {
      role: "registrar",
      name: "Quick Domains",
      email: "abuse@quick-domains.example.net",
      url: null,
      subject: "kestreibank.com",
      scope: "",
      source: "RDAP",
      date: null,
    },
    state: "drafted",
    version: 1,
    subject: "Phishing",
    digest: "00".repeat(32),
    test: false,
    created_at: 1_700_000_000_000,
    approved_at: null,
    approved_by: "",
    attempted_at: null,
    sent_at: null,
    acknowledged_at: null,
    ended_at: null,
    outcome: null,
    credited: false,
    before: { at: 0, resolvers: [], statuses: null, registrar: null, nameservers: null, page: null },
    brand_servers: [],
    checks: [],
    next_check_at: null,
    link: null,
    link_until: null,
    ...more,
  };
}

/** An entry that differs from others. */
export function reportEntry(action: string, at: number = 1_700_000_000_000): ReportEntry {
  return { id: uuidV7(at + ++count), at, actor: "ann", action, detail: { ä: "✓" } };
}

const file: StoredReportFile = {
  name: "xarf.json",
  type: "application/json",
  sha256: "ab".repeat(32),
  size: 4,
  content: new Uint8Array([0, 255, 10, 13]),
};

/** The contract of `ReportStore`, on two connections to one store. */
export function reportsSuite(kind: string, one: ReportStore, other: ReportStore): void {
  test(`${kind}: a report, its entries and files are stored as a whole and seen by others`, async () => {
    const report = reportRecord();
    await one.add(report, reportEntry("draft"), [file]);
    expect(await other.get(report.id)).toEqual(report);
    expect((await other.entries(report.id)).map(({ action }) => action)).toEqual(["draft"]);
    const { content: _, ...shown } = file;
    expect(await other.files(report.id)).toEqual([shown]);
    expect(await other.file(report.id, "xarf.json")).toEqual(file);
    expect(await other.file(report.id, "other")).toBeNull();
    // The same id again: nothing of it stays.
    await expect(other.add(report, reportEntry("again"), [{ ...file, name: "b" }])).rejects.toThrow();
    expect(await one.entries(report.id)).toHaveLength(1);
    expect(await one.files(report.id)).toHaveLength(1);
    expect(await one.get(uuidV7(1))).toBeNull();
  });

  test(`${kind}: who reports is stored by owner and domain; another domain gets it without the brand`, async () => {
    const bank = { org: "Kestrel Bank CERT", contact: "cert@kestrelbank.com", brand: "Kestrel Bank" };
    expect(await one.reporter("ann", "kestrelbank.com")).toBeNull();
    await one.setReporter("ann", "kestrelbank.com", bank, 1);
    expect(await other.reporter("ann", "kestrelbank.com")).toEqual(bank);
    expect(await other.reporter("ann", "harrier-shoes.com")).toEqual({ ...bank, brand: "" });
    expect(await other.reporter("bob", "kestrelbank.com")).toBeNull();
    await other.setReporter("ann", "kestrelbank.com", { ...bank, org: "CERT" }, 2);
    for (let i = 0; i < 200; i++) await one.setReporter("ann", `brand${i}.com`, bank, 3 + i);
    expect(await one.reporter("ann", "brand0.com")).toEqual(bank);
    expect(await one.reporter("ann", "kestrelbank.com")).toEqual({ ...bank, brand: "" });
    await one.forgetOwner("ann");
    expect(await other.reporter("ann", "kestrelbank.com")).toBeNull();
  });

  test(`${kind}: of two changes of one version one comes through, with its entry and its files`, async () => {
    const report = reportRecord();
    await one.add(report, reportEntry("draft"), []);
    const changes = await Promise.all([
      one.change({ ...report, state: "approved" }, reportEntry("approve"), [file]),
      one.change({ ...report, state: "approved" }, reportEntry("approve"), [{ ...file, name: "b" }]),
    ]);
    expect(changes.sort()).toEqual([false, true]);
    expect(await other.change(report, reportEntry("late"), [{ ...file, name: "c" }])).toBe(false);
    expect(await one.get(report.id)).toMatchObject({ state: "approved", version: 2 });
    expect(await one.entries(report.id)).toHaveLength(2);
    expect(await one.files(report.id)).toHaveLength(1);
    expect(await one.change({ ...report, id: uuidV7(2) }, reportEntry("x"))).toBe(false);
  });

  test(`${kind}: lists by owner, name, brand and state, newest first, page by page`, async () => {
    const owner = `lister-${kind}`;
    const made = [
      reportRecord({ owner }),
      reportRecord({ owner, name: "kestrel-bank.shop", state: "sent" }),
      reportRecord({ owner, original: "parkside.com" }),
    ];
    for (const report of made) await one.add(report, reportEntry("draft"), []);
    const ids = async (filter: object) =>
      (await other.list({ owner, limit: 10, ...filter })).map(({ id }) =>
        made.findIndex((each) => each.id === id)
      );
    expect(await ids({})).toEqual([2, 1, 0]);
    expect(await ids({ limit: 1 })).toEqual([2]);
    expect(await ids({ before: made[2]!.id })).toEqual([1, 0]);
    expect(await ids({ name: "kestrel-bank.shop" })).toEqual([1]);
    expect(await ids({ original: "kestrelbank.com", state: "drafted" })).toEqual([0]);
    expect(await other.list({ owner: "nobody", limit: 10 })).toEqual([]);
  });

  test(`${kind}: a due check is taken by one process, and again once its time has passed`, async () => {
    const report = reportRecord({ state: "sent", next_check_at: 1_000 });
    await one.add(report, reportEntry("draft"), []);
    const take = async (store: ReportStore, now: number) =>
      (await store.takeDue(now, now + 500, 100)).filter(({ id }) => id === report.id);
    expect(await take(one, 999)).toEqual([]);
    const taken = (await Promise.all([take(one, 1_000), take(other, 1_000)])).flat();
    expect(taken).toEqual([{ ...report, next_check_at: 1_500 }]);
    expect(await take(other, 1_400)).toEqual([]);
    expect(await take(other, 1_500)).toHaveLength(1);
    // What was taken can be changed: its version is the same.
    expect(await other.change({ ...report, next_check_at: null }, reportEntry("check"))).toBe(true);
    expect(await take(one, 9_999)).toEqual([]);
  });

  test(`${kind}: sendings are counted for each owner and window, whoever counts`, async () => {
    const owner = `sender-${kind}`;
    const send = (store: ReportStore, now: number) => store.countSending(owner, now, 1_000, 3);
    const first = await Promise.all([one, other, one, other, one].map((store) => send(store, 5_000)));
    expect(first.filter(Boolean)).toHaveLength(3);
    expect(await send(other, 5_999)).toBe(false);
    expect(await one.countSending(`${owner}-2`, 5_999, 1_000, 3)).toBe(true);
    expect(await send(other, 6_000)).toBe(true);
  });

  test(`${kind}: a report is found by the URL of its evidence`, async () => {
    const report = reportRecord({ link: `link-${kind}`, link_until: 5 });
    await one.add(report, reportEntry("draft"), []);
    expect((await other.byLink(`link-${kind}`))?.id).toBe(report.id);
    await one.change({ ...report, link: null }, reportEntry("x"));
    expect(await other.byLink(`link-${kind}`)).toBeNull();
  });

  test(`${kind}: content is stored once for all reports that have it, and goes with the last of them`, async () => {
    const owner = `content-${kind}`;
    const [content, unused] = [uuidV7(1_700_000_000_000), uuidV7(1_700_000_000_000)];
    const bytes = new Uint8Array(900_000).map((_, i) => i % 251);
    // Cut where no part ends.
    const pieces = [0, 1, 400_000, 400_000, 850_001, 900_000]
      .map((at, i, all) => bytes.slice(all[i - 1] ?? 0, at));
    await one.addContent(content, ReadableStream.from(pieces));
    await one.addContent(unused, ReadableStream.from([new Uint8Array(10)]));
    const shared: NewReportFile = {
      name: "evidence.zip",
      type: "x",
      sha256: "",
      size: bytes.length,
      content,
    };
    const reports = [reportRecord({ owner }), reportRecord({ owner })];
    for (const report of reports) await one.add(report, reportEntry("draft"), [file, shared]);
    const own = 2 * file.size;
    expect(await other.bytesOf(owner)).toBe(bytes.length + own);
    // Whoever forgets content that a report has changes nothing.
    await one.forgetContent({ id: content });
    await other.forgetContent({ olderThan: uuidV7(1_800_000_000_000) });
    const read = async (id: string) => await Array.fromAsync((await other.open(id, shared.name))!.parts());
    for (const { id } of reports) expect(Buffer.compare(Buffer.concat(await read(id)), bytes)).toBe(0);
    expect(await one.removeDraft(reports[0]!.id)).toBe(true);
    expect(Buffer.compare((await other.file(reports[1]!.id, shared.name))!.content, bytes)).toBe(0);
    expect(await other.file(reports[1]!.id, file.name)).toEqual(file);
    expect(await one.removeDraft(reports[1]!.id)).toBe(true);
    expect(await other.bytesOf(owner)).toBe(0);
    // What is gone comes back with no report that names it.
    for (const id of [content, unused, `${reports[0]!.id} ${file.name}`]) {
      const report = reportRecord({ owner });
      await one.add(report, reportEntry("draft"), [{ ...shared, content: id }]);
      expect([id, await read(report.id)]).toEqual([id, []]);
    }
  });

  test(`${kind}: a sent report keeps its content, whoever tries to delete it as a draft`, async () => {
    const report = reportRecord({ state: "sent" });
    await one.add(report, reportEntry("draft"), [file]);
    expect(await other.removeDraft(report.id)).toBe(false);
    expect(await other.file(report.id, file.name)).toEqual(file);
  });
}
