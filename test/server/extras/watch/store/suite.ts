import { expect, test } from "vitest";
import { emptyState, type WatchEvent } from "../../../../../server/extras/watch/lib/mod.ts";
import { pausedSettings } from "../../../../../server/extras/watch/brand_settings.ts";
import type { AuditEntry } from "../../../../../server/extras/watch/client/types.ts";
import type { BrandRecord, LookOutcome, WatchStore } from "../../../../../server/extras/watch/store/mod.ts";

/** A brand as a test needs it. */
export function brand(id: string, more: Partial<BrandRecord> = {}, settings = {}): BrandRecord {
  return {
    id,
    owner: "ann",
    settings: {
      ...pausedSettings("Kestrel Bank", "kestrelbank.com"),
      schedule: "6h",
      paused: false,
      ...settings,
    },
    created_at: 1,
    next_run_at: 100,
    last_run_at: null,
    last_success_at: null,
    last_heartbeat_at: null,
    pages_at: null,
    feed_secret: `feed-${id}`,
    webhook_secret: "whsec_x",
    ...more,
  };
}

const event = (id: string, at = 5): WatchEvent => ({
  id,
  at,
  brand: "kestrelbank.com",
  name: "kestrelbnak.com",
  type: "new",
  severity: "high",
  changes: [],
  verdict: "unclear",
  reasons: [],
  result: null,
});

/** What a look at a brand leaves behind, with one event of that id. */
export const outcome = (id: string, more: Partial<LookOutcome> = {}): LookOutcome => ({
  state: { ...emptyState("kestrelbank.com"), unanswered: [id] },
  events: [event(id)],
  alerts: [{ channel: "https://a.example/", event: event(id), attempts: 0, nextAt: 0, error: "" }],
  run: {
    id,
    domain: "kestrelbank.com",
    trigger: "schedule",
    started_at: 5,
    ended_at: 6,
    events: 1,
    ending: "complete",
    detail: "",
    total: 10,
    unanswered: 0,
    result: null,
  },
  ...more,
});

/** What every store of watched brands does. `other` is the same store, opened a second time. */
export function watchSuite(name: string, store: WatchStore, other: WatchStore): void {
  test(`${name}: a visit begins after a gap, and knows when the one before it ended; people and owners are apart`, async () => {
    expect(await store.visit("ann", "ann", 1_000, 100)).toBeNull();
    expect(await store.visit("ann", "ann", 1_050, 100)).toBeNull();
    expect(await other.visit("ann", "ann", 1_151, 100)).toBe(1_050);
    // The same visit goes on; a clock that is behind sets nothing back.
    expect(await store.visit("ann", "ann", 1_200, 100)).toBe(1_050);
    expect(await store.visit("ann", "ann", 900, 100)).toBe(1_050);
    expect(await store.visit("bob", "bob", 5_000, 100)).toBeNull();
    expect(await store.visit("ann", "ann", 1_301, 100)).toBe(1_200);
    // A colleague of ann's, her team's key, and a team whose name begins like hers.
    expect(await store.visit("ann", "cy", 5_000, 100)).toBeNull();
    expect(await store.visit("ann", null, 5_000, 100)).toBeNull();
    expect(await store.visit("anna", "ann", 5_000, 100)).toBeNull();
    expect(await store.visit("ann", "cy", 6_000, 100)).toBe(5_000);
    await store.forgetOwner("ann");
    expect(await store.visit("ann", "cy", 9_000, 100)).toBeNull();
    expect(await store.visit("ann", null, 9_000, 100)).toBeNull();
    expect(await store.visit("anna", "ann", 9_000, 100)).toBe(5_000);
    expect(await store.visit("ann", "ann", 9_000, 100)).toBeNull();
  });

  test(`${name}: mailboxes confirm by their newest link, each owner's apart`, async () => {
    await store.askMailbox("ann", "soc@example.com", "old", 1_000);
    await store.askMailbox("ann", "soc@example.com", "new", 1_500);
    await store.askMailbox("ann", "it@example.com", "it", 1_500);
    const mailboxes = ["soc@example.com", "it@example.com", "none@example.com"];
    expect(await other.confirmed("ann", mailboxes)).toEqual(new Set());
    expect(await other.confirmMailbox("old", 0, 2_000)).toBeNull();
    expect(await other.confirmMailbox("new", 0, 2_000)).toEqual({ owner: "ann", mailbox: "soc@example.com" });
    expect(await store.confirmed("ann", mailboxes)).toEqual(new Set(["soc@example.com"]));
    expect(await store.confirmed("ann", [])).toEqual(new Set());
    expect(await store.confirmed("bob", mailboxes)).toEqual(new Set());
    await store.forgetOwner("ann");
    expect(await store.confirmed("ann", mailboxes)).toEqual(new Set());
  });

  test(`${name}: own pages of brands are due at once, after a change and when it is said, to one process at a time`, async () => {
    // Stores with a clock of their own read that: an hour is far ahead, what is due is long past.
    const now = Date.now(), hour = 3_600_000;
    await store.add(brand("p1"));
    await store.add(brand("p2", { next_run_at: null }));
    const due = (await store.duePages(now, hour))!;
    expect(due).toMatchObject({ brand: { id: "p1", pages_at: null } });
    expect(Math.abs(due.hidden_until - now - hour)).toBeLessThan(hour / 2);
    // Hidden from others; a paused brand is not looked at.
    expect(await other.duePages(now, hour)).toBeNull();
    expect(await store.pages(["p1", "p2"])).toEqual(new Map());
    const failed = [{ domain: "kestrelbank.com", reason: "no web server answers there" }];
    const pages = { profile: null, seen_at: null, failed };
    await store.keepPages(due, pages, 1_100, now + hour);
    expect(await other.pages(["p1", "p2", "none"])).toEqual(new Map([["p1", pages]]));
    expect((await other.get("p1"))?.pages_at).toBe(1_100);
    expect(await other.duePages(now, hour)).toBeNull();
    // Changed: due at once, whatever a visit says that began before.
    const before = (await store.get("p1"))!;
    await store.update({ ...before, settings: { ...before.settings, domains: ["kestrel.com"] } });
    await store.keepPages(due, pages, 2_100, now + hour);
    const again = (await store.duePages(now, hour))!;
    expect(again.brand.settings.domains).toEqual(["kestrel.com"]);
    await store.keepPages(again, pages, 2_100, 3_000);
    expect((await other.duePages(now, hour))?.brand.id).toBe("p1");
    await store.remove("p1");
    await store.keepPages(again, pages, 2_100, 9_000);
    expect((await store.pages(["p1"])).size).toBe(0);
    await store.remove("p2");
  });

  test(`${name}: brands are stored, changed, listed by owner and deleted with everything`, async () => {
    const mine = brand("b1"), theirs = brand("b2", { owner: "bob", next_run_at: null });
    await store.add(mine);
    await store.add(theirs);
    await expect(store.add(mine)).rejects.toThrow();
    expect(await other.get("b1")).toEqual(mine);
    expect(await other.byFeed("feed-b1")).toEqual(mine);
    expect(await other.get("nothing")).toBeNull();
    expect(await other.list("bob")).toEqual([theirs]);
    expect(await other.list()).toEqual([mine, theirs]);
    const changed = {
      ...mine,
      settings: { ...mine.settings, name: "K" },
      next_run_at: 200,
      feed_secret: "f",
    };
    expect(await store.update(changed)).toBe(true);
    expect(await other.get("b1")).toEqual(changed);
    expect(await store.update({ ...changed, id: "nothing" })).toBe(false);
    await store.changeTriage("b1", ["x.com"], () => ({
      record: { name: "x.com", state: "ours", note: "", assignee: "", muted_until: null },
    }));
    await store.remove("b1");
    await store.remove("b1");
    await store.remove("b2");
    expect(await other.list()).toEqual([]);
    expect(await other.triage("b1")).toEqual(new Map());
  });

  test(`${name}: a new brand may have states of its domains from before`, async () => {
    const state = { ...emptyState("kestrelbank.com"), unanswered: ["x.com"] };
    await store.add(brand("past", { next_run_at: null }), [state]);
    expect(await other.state("past", "kestrelbank.com")).toEqual(state);
    await expect(store.add(brand("past"), [emptyState("linden.org")])).rejects.toThrow();
    expect([...(await other.states("past")).keys()]).toEqual(["kestrelbank.com"]);
    await store.remove("past");
    expect(await other.states("past")).toEqual(new Map());
  });

  test(`${name}: whatever is stored is news, in every process`, async () => {
    await store.add(brand("b1", { next_run_at: 50 }));
    const before = await other.news();
    await store.claim("l1", 100, 600_000);
    await store.commit("b1", "l1", outcome("run"));
    const after = await other.news();
    expect(after).toBeGreaterThan(before);
    await store.remove("b1");
    expect(await other.news()).toBeGreaterThan(after);
  });

  // Stores with a clock of their own read that: what is due is long past, and what is not lies far ahead.
  const FAR = 9e12, LONG = 600_000;

  test(`${name}: a brand that is due is leased to one, until the lease ends`, async () => {
    await store.add(brand("late", { next_run_at: 50 }));
    await store.add(brand("due", { next_run_at: 100 }));
    await store.add(brand("future", { next_run_at: FAR }));
    const claims = await Promise.all(
      ["l1", "l2", "l3", "l4"].map((lease, n) => (n % 2 ? store : other).claim(lease, 100, LONG)),
    );
    expect(claims.map((claim) => claim?.id ?? null).sort()).toEqual(["due", "late", null, null]);
    const late = claims.find((claim) => claim?.id === "late")!;
    const { id, lease } = late;
    expect(late.round).toBeNull();
    expect(await store.renew(id, lease, 100, LONG)).toBe(true);
    expect(await other.claim("later", 100, LONG)).toBeNull();
    // A renewal can end a lease too.
    expect(await store.renew(id, lease, 100, 0)).toBe(true);
    const next = await other.claim("last", 100, LONG);
    expect(next?.id).toBe("late");
    // Whose lease ended stores nothing, holds nothing and ends nothing.
    expect(await store.renew(id, lease, 100, LONG)).toBe(false);
    expect(await store.commit(id, lease, outcome("zombie"))).toBe(false);
    const times = { next_run_at: FAR, last_run_at: 171, last_success_at: 171, last_heartbeat_at: null };
    expect(await store.release(late, { ...times, round: null })).toBe(false);
    expect(await store.events(id, 10)).toEqual([]);
    expect(await store.commit(id, "last", outcome("r1"))).toBe(true);
    expect(await store.release(next!, { ...times, round: null })).toBe(true);
    expect(await other.get(id)).toMatchObject(times);
    expect((await other.state(id, "kestrelbank.com"))?.unanswered).toEqual(["r1"]);
    expect(await other.state(id, "other.com")).toBeUndefined();
    for (const each of await store.list()) await store.remove(each.id);
  });

  test(`${name}: a lease of a clock that was ahead holds nobody up`, async () => {
    await store.add(brand("b1", { next_run_at: 50 }));
    // Of a process that was killed a day ahead.
    const { lease } = (await store.claim("ahead", 100, 86_400_000))!;
    expect((await other.claim("later", 100, LONG))?.id).toBe("b1");
    expect(await store.commit("b1", lease, outcome("zombie"))).toBe(false);
    await store.remove("b1");
  });

  test(`${name}: a clock that goes back gives no brand the runs of another`, async () => {
    await store.add(brand("bank", { next_run_at: 50, last_run_at: 40_000_000 }));
    await store.add(brand("shoes", { next_run_at: 100 }, { domains: ["harrier-shoes.com"] }));
    // Its last run is in the future: due by any clock, but not leased to whoever writes another brand's past.
    const past = store.pastOf("shoes");
    const { id, lease, claimed_at } = (await past.claim("past", 200, LONG))!;
    expect([id, claimed_at]).toEqual(["shoes", 200]);
    expect(await past.claim("again", 200, LONG)).toBeNull();
    // Nor is the outcome of another's domain stored, whoever has the lease.
    expect(await past.commit("shoes", lease, outcome("r1"))).toBe(false);
    expect(await past.states("shoes")).toEqual(new Map());
    expect(await past.runs("shoes", 10)).toEqual([]);
    const state = emptyState("harrier-shoes.com");
    expect(await past.commit("shoes", lease, { ...outcome("r2"), state })).toBe(true);
    for (const each of await store.list()) await store.remove(each.id);
  });

  test(`${name}: owners take turns, and of one owner an unfinished round continues first`, async () => {
    for (const n of [1, 2, 3]) await store.add(brand(`ann${n}`, { owner: "turns 1", next_run_at: n }));
    await store.add(brand("bob", { owner: "turns 2", next_run_at: 50 }));
    const round = { started_at: 60, done: ["kestrelbank.com"], complete: true };
    const turns: string[] = [];
    for (const now of [100, 101, 102, 103]) {
      const claim = (await store.claim(`l${now}`, now, LONG))!;
      turns.push(claim.id);
      if (now === 102) expect(claim.round).toEqual(round);
      // The first turns leave work behind, the later ones none.
      const left = now < 102 ? { ...claim, round } : { ...claim, round: null, next_run_at: FAR };
      expect(await store.release(claim, left)).toBe(true);
    }
    expect(turns).toEqual(["ann1", "bob", "ann1", "bob"]);
    for (const each of await store.list()) await store.remove(each.id);
  });

  test(`${name}: turns are of owners: one that deletes and creates brands waits for its turn as others do`, async () => {
    await store.add(brand("bob", { owner: "bob", next_run_at: 50 }));
    const turns: string[] = [];
    for (const n of [1, 2, 3, 4]) {
      await store.add(brand(`ann${n}`, { next_run_at: 1 }));
      const claim = (await store.claim(`l${n}`, 100, LONG))!;
      turns.push(claim.owner);
      // The turn of the owner stays when its brand goes.
      if (claim.owner === "ann") await other.remove(claim.id);
      else await store.release(claim, { ...claim, round: null });
    }
    expect(turns.filter((owner) => owner === "bob")).toHaveLength(2);
    expect(await store.claim("except", 100, LONG, ["ann", "bob"])).toBeNull();
    expect((await store.claim("other", 100, LONG, ["ann"]))?.owner).toBe("bob");
    await store.prune(0, 0);
    for (const each of await store.list()) await store.remove(each.id);
  });

  test(`${name}: an owner with a run gets one for found names alone, after the first whole run`, async () => {
    const found = (id: string) =>
      store.found(id, [{ domain: "kestrelbank.com", name: "a.com", kind: "Addition" }], {
        ...{ now: 60, budget: 3, again_ms: 50 },
      });
    await store.add(brand("due", { next_run_at: 50, last_success_at: 10 }));
    await store.add(brand("new", { next_run_at: null }));
    await found("new");
    expect(await store.claim("l1", 100, LONG, [], ["ann"])).toBeNull();
    await found("due");
    expect((await store.claim("l2", 100, LONG, [], ["ann"]))?.id).toBe("due");
    expect(await store.claim("l3", 100, LONG, [], ["ann"])).toBeNull();
    expect((await store.claim("l4", 100, LONG, [], ["bob"]))?.id).toBe("new");
    for (const each of await store.list()) await store.remove(each.id);
  });

  test(`${name}: due channels of an owner do not push those of others out`, async () => {
    for (const owner of ["ann", "bob"]) await store.add(brand(owner, { owner, next_run_at: 50 }));
    const alertsOf = (id: string, channels: number) => ({
      alerts: Array.from({ length: channels }, (_, i) => ({
        ...outcome(id).alerts[0]!,
        channel: `https://${i}.example/`,
        nextAt: id === "ann" ? 1 : 5,
      })),
    });
    for (const [id, channels] of [["ann", 20], ["bob", 2]] as const) {
      const claim = (await store.claim(id, 100, LONG, [id === "ann" ? "bob" : "ann"]))!;
      await store.commit(id, claim.lease, outcome(id, alertsOf(id, channels)));
    }
    const due = await other.dueChannels(100, 9);
    expect(due.map(({ owner }) => owner).join(" ")).toBe("ann bob ann bob ann ann ann ann ann");
    expect(new Set(due.map(({ brand_id, channel }) => `${brand_id} ${channel}`)).size).toBe(9);
    expect(await other.dueChannels(100, 99)).toHaveLength(22);
    for (const each of await store.list()) await store.remove(each.id);
  });

  test(`${name}: what its owner sets while a brand is looked at stays`, async () => {
    const mine = brand("b", { next_run_at: 50 });
    await store.add(mine);
    const claim = (await store.claim("l", 100, LONG))!;
    await other.update({ ...mine, next_run_at: null });
    await store.release(claim, { ...claim, round: null, next_run_at: FAR, last_run_at: 100 });
    expect(await other.get("b")).toMatchObject({ next_run_at: null, last_run_at: 100 });
    await store.remove("b");
  });

  test(`${name}: a look is stored once, however often it is repeated; alerts go to one sender`, async () => {
    await store.add(brand("b", { next_run_at: 0 }));
    await store.claim("l", 1, LONG);
    for (const run of ["r1", "r2"]) {
      expect(await store.commit("b", "l", { ...outcome("e"), run: { ...outcome("e").run, id: run } })).toBe(
        true,
      );
    }
    expect((await other.states("b")).get("kestrelbank.com")!.unanswered).toEqual(["e"]);
    expect((await other.runs("b", 10)).map(({ id }) => id)).toEqual(["r2", "r1"]);
    expect(await other.runsOf(["b", "nothing"], 1)).toEqual(new Map([["b", await other.runs("b", 1)]]));
    expect((await other.figures(["b", "nothing"])).get("b")).toMatchObject({ last_run: "r2" });
    expect(await other.events("b", 10)).toEqual([event("e")]);
    const mine = { brand_id: "b", channel: "https://a.example/" };
    expect(await other.dueChannels(10, 9)).toEqual([{ ...mine, owner: "ann" }]);
    const taken = await Promise.all([
      store.takeAlerts(mine, 10, LONG, 9),
      other.takeAlerts(mine, 10, LONG, 9),
    ]);
    expect(taken.flat()).toEqual(outcome("e").alerts);
    expect(await other.takeAlerts(mine, 10, LONG, 9)).toEqual([]);
    expect(await other.dueChannels(10, 9)).toEqual([]);
    const alert = taken.flat()[0]!;
    await store.keepAlerts("b", [{ ...alert, attempts: 1, nextAt: FAR, error: "no" }]);
    expect((await other.figures(["b"])).get("b")).toMatchObject({ alerts_waiting: 1, alerts_given_up: 0 });
    expect(await other.takeAlerts(mine, 39, LONG, 9)).toEqual([]);
    await store.keepAlerts("b", [{ ...alert, attempts: 1, nextAt: 40, error: "no" }]);
    expect((await other.takeAlerts(mine, 40, LONG, 9))[0]).toMatchObject({ attempts: 1, error: "no" });
    await store.keepAlerts("b", [{ ...alert, attempts: 12, nextAt: null }]);
    expect((await other.figures(["b"])).get("b")).toMatchObject({ alerts_waiting: 0, alerts_given_up: 1 });
    expect(await other.replayAlerts("b", 70)).toBe(1);
    expect((await other.takeAlerts(mine, 70, LONG, 9))[0]).toMatchObject({ attempts: 0 });
    await store.removeAlerts("b", [alert]);
    expect((await other.figures(["b"])).get("b")).toMatchObject({ alerts_waiting: 0, alerts_given_up: 0 });
    await store.prune(6, 0);
    expect([await store.runs("b", 9), await store.events("b", 9)]).toEqual([[], []]);
    await store.remove("b");
  });

  test(`${name}: names that were found make a brand due, and stay until they were studied`, async () => {
    await store.add(brand("b", { next_run_at: null }));
    const names = ["a.com", "b.com"].map((name) => ({
      domain: "kestrelbank.com",
      name,
      kind: "Addition" as const,
    }));
    expect(await store.claim("l", 100, LONG)).toBeNull();
    const options = { now: 100, budget: 3, again_ms: 50 };
    expect(await store.found("b", names, options)).toBe(2);
    expect(await other.found("b", names.slice(1), { ...options, now: 110 })).toBe(0);
    const claim = (await other.claim("l", 100, LONG))!;
    expect(claim.id).toBe("b");
    const due = names.map((each) => ({ ...each, attempts: 0 }));
    expect(await other.dueFound("b", 100, 9)).toEqual(due);
    expect((await other.figures(["b"])).get("b")).toMatchObject({ names_waiting: 2, names_next_at: 100 });
    const studied = (again_at: number) => [{ name: "a.com", again_at: null }, { name: "b.com", again_at }];
    await store.commit("b", "l", outcome("e", { studied: studied(FAR) }));
    expect((await other.figures(["b"])).get("b")).toMatchObject({ names_waiting: 1, names_next_at: FAR });
    await store.release(claim, claim);
    expect(await store.claim("m", 300, LONG)).toBeNull();
    // One that was studied is new again after a while, within the budget of the day.
    expect(await store.found("b", names, { ...options, now: 55 })).toBe(0);
    expect(await store.found("b", names, { ...options, now: 56 })).toBe(1);
    const more = ["c.com", "d.com"].map((name) => ({ ...names[0]!, name }));
    expect(await other.found("b", more, options)).toBe(0);
    expect(await other.found("b", more, { ...options, now: 100 + 86_400_000 })).toBe(2);
    expect(await other.found("nobody", more, options)).toBe(0);
    const again = (await store.claim("m", 100, LONG))!;
    await store.commit("b", "m", outcome("f", { studied: studied(200) }));
    await store.release(again, again);
    expect((await store.dueFound("b", 200, 9)).find((each) => each.name === "b.com")).toMatchObject({
      attempts: 2,
    });
    // Whether it is remembered, not when, decides once it is forgotten.
    await store.prune(0, 6);
    expect(await store.found("b", names, { ...options, now: 55 })).toBe(0);
    await store.prune(0, 7);
    expect(await store.found("b", names, { ...options, now: 55 })).toBe(1);
    await store.remove("b");
  });

  test(`${name}: triage and the audit trail are per brand`, async () => {
    await store.add(brand("b"));
    const triage = { name: "x.com", state: "reported", note: "n", assignee: "eve", muted_until: 7 } as const;
    await store.changeTriage("b", ["x.com"], () => ({ record: { ...triage, state: "new" } }));
    await store.changeTriage("b", ["x.com"], () => ({ record: triage }));
    expect(await other.triage("b")).toEqual(new Map([["x.com", triage]]));
    for (const at of [1, 2, 3]) {
      await store.audit("b", {
        id: `a${at}`,
        at,
        actor: "ann",
        action: "name.triage",
        subject: "x.com",
        detail: {},
      });
    }
    expect((await other.trail("b", 2)).map(({ id }) => id)).toEqual(["a3", "a2"]);
    expect(await other.trail("c", 2)).toEqual([]);
    expect(await other.figures(["b", "c"])).toEqual(
      new Map([["b", {
        ...{ last_run: null, trail: 3, alerts_waiting: 0, alerts_given_up: 0 },
        ...{ names_waiting: 0, names_next_at: null },
      }]]),
    );
    await store.remove("b");
  });

  test(`${name}: triage of many names is stored with its entries of the audit trail, or none of it`, async () => {
    await store.add(brand("b"));
    const records = ["x.com", "a.com"].map((each) =>
      ({ name: each, state: "reported", note: "", assignee: "", muted_until: null }) as const
    );
    const entries = records.map(({ name: subject }) => ({
      id: `t-${subject}`,
      at: 1,
      actor: "ann",
      action: "name.triage",
      subject,
      detail: {},
    }));
    await store.audit("b", entries[1]!);
    // The last write fails: its id is taken.
    const names = records.map(({ name: each }) => each);
    const change = (entry: (i: number) => AuditEntry | undefined) => (each: string) => {
      const i = names.indexOf(each);
      const said = entry(i);
      return { record: records[i]!, ...said === undefined ? {} : { entry: said } };
    };
    await expect(store.changeTriage("b", names, change((i) => entries[i]))).rejects.toThrow();
    expect(await other.triage("b")).toEqual(new Map());
    expect((await other.trail("b", 9)).map(({ subject }) => subject)).toEqual(["a.com"]);
    await store.changeTriage("b", names, change((i) => i === 0 ? entries[0] : undefined));
    expect([...(await other.triage("b")).keys()].sort()).toEqual(["a.com", "x.com"]);
    expect((await other.trail("b", 9)).map(({ subject }) => subject).sort()).toEqual(["a.com", "x.com"]);
    await store.remove("b");
  });

  test(`${name}: simultaneous changes of one name's triage are all there`, async () => {
    await store.add(brand("b"));
    const untouched = { name: "x.com", state: "new", note: "", assignee: "", muted_until: null } as const;
    await Promise.all(
      Array.from(
        { length: 20 },
        (_, i) =>
          store.changeTriage("b", ["x.com"], (_name, before = untouched) => ({
            record: { ...before, note: `${before.note}${i} ` },
          })),
      ),
    );
    const { note } = (await other.triage("b")).get("x.com")!;
    expect(note.trim().split(" ").map(Number).sort((a, b) => a - b)).toEqual([...Array(20).keys()]);
    await store.remove("b");
  });
}
