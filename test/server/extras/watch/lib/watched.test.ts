import { expect, test } from "vitest";
import { imitationFinder, WatchedDomains } from "../../../../../server/extras/watch/lib/watched.ts";

const SYLLABLES = "ka ro lin den bank pay ver ton mi sol ex tra cor net za fi blu hop l o -".split(" ");
const SUFFIXES = ["com", "de", "co.uk", "top", "xn--p1ai"];

/** The same numbers each time. */
function random(seed: number): (count: number) => number {
  return (count) => {
    seed = Math.imul(seed, 1_103_515_245) + 12_345 >>> 0;
    return (seed >>> 8) % count;
  };
}

/** Names of few syllables, so that many resemble each other, with some edits and characters of other scripts. */
function names(count: number, seed: number): string[] {
  const next = random(seed);
  const pick = <T>(list: readonly T[]) => list[next(list.length)]!;
  const label = () =>
    Array.from({ length: 1 + next(4) }, () => pick(SYLLABLES)).join("").replace(/^-+|-+$/g, "");
  return Array.from({ length: count }, () => {
    let text = label() || "db";
    const at = next(text.length);
    const edit = next(8);
    if (edit === 0) text = text.slice(0, at) + text.slice(at + 1);
    else if (edit === 1) text = text.slice(0, at) + pick(["1", "rn", "а", "é", "x"]) + text.slice(at);
    else if (edit === 2) text = text.replace("o", "0").replace("a", "а");
    else if (edit === 3) text = `login.${text}.${label() || "x"}`;
    else if (edit === 4) text = `*.www.${text}`;
    return `${text}.${pick(SUFFIXES)}`;
  });
}

const valid = (name: string) => /^[^-]+(-[^-]+)*\.[^-]/.test(name) && !name.startsWith("*");
const DOMAINS = new Set([
  ...names(90, 1).filter(valid),
  "db.com",
  "ka.de",
  "linden-bank.de",
  "a.linden-bank.de",
]);

const of = (domains: Iterable<string>) => new Map([...domains].map((domain) => [domain, [] as string[]]));

test("of random names nothing is lost against comparing each with every domain", () => {
  const watched = new WatchedDomains();
  [...watched.set(of(DOMAINS))];
  const finders = [...DOMAINS].map((domain) => imitationFinder(domain));
  let imitations = 0;
  let near = 0;
  for (const name of [...names(700, 2), "a..b", "*.com", "", "xn--", "192.0.2.1"]) {
    const found = new Set(
      [...watched.near(name)].flatMap((domain) => watched.imitation(domain, name)?.domain ?? []),
    );
    const each = finders.flatMap((find) => find(name)?.domain ?? []);
    expect([name, [...found].sort()]).toEqual([name, each.sort()]);
    imitations += each.length;
    near += [...watched.near(name)].length;
  }
  expect(imitations).toBeGreaterThan(150);
  // A step that let every domain through would lose nothing either.
  expect(near).toBeLessThan(705 * DOMAINS.size / 4);
});

test("domains that are replaced count from then on, and those of one registrable name stay apart", () => {
  const watched = new WatchedDomains();
  const near = (name: string) => [...watched.near(name)].sort();
  [...watched.set(of(["kestrelbank.com", "a.kestrelbank.com", "linden.org"]))];
  expect(near("kestrelbnak.com")).toEqual(["a.kestrelbank.com", "kestrelbank.com"]);
  [...watched.set(of(["a.kestrelbank.com", "heron.net"]))];
  expect(near("kestrelbnak.com")).toEqual(["a.kestrelbank.com"]);
  expect([near("lindem.org"), near("herom.net")]).toEqual([[], ["heron.net"]]);
  [...watched.set(of(["linden.org"]))];
  expect([near("lindem.org"), near("kestrelbnak.com"), near("herom.net")]).toEqual([["linden.org"], [], []]);
});

/** Country codes that names are registered under. */
const COUNTRIES =
  "ac ad ae af ag ai al am as at aw ax az ba be bf bg bh bi bj bm bo bs bt by ca cc cd cf cg ch ci cl cm cn co cu cv cw cz de dj dk dm dz ec ee eg es eu fi fm fo fr ga gd ge gf gg gh gi gl gm gp gr gs gt gw gy hk hn hr ht hu ie im in io iq is it";

test("a name near too many domains is compared with all of them", () => {
  const watched = new WatchedDomains();
  const domains = COUNTRIES.split(" ").map((country) => `heron.${country}`);
  [...watched.set(of([...domains, "kestrelbank.com"]))];
  expect([...watched.near("heron.top")]).toHaveLength(domains.length);
  expect([...watched.near(`${Array(40).fill("heron").join(".")}.top`)]).toHaveLength(domains.length + 1);
});

test("a domain is found by the words of whoever watches it, and no longer when they are gone", () => {
  const watched = new WatchedDomains();
  [...watched.set(new Map([["kestrelbank.com", ["Falcon Pay", "三井住友"]]]))];
  for (const name of ["falconpay-login.top", "三井住友-login.top"]) {
    expect(watched.near(name)).toEqual(["kestrelbank.com"]);
    expect(watched.imitation("kestrelbank.com", name, ["Falcon Pay", "三井住友"])?.domain).toBe(
      "kestrelbank.com",
    );
    expect(watched.imitation("kestrelbank.com", name)).toBe(null);
  }
  [...watched.set(of(["kestrelbank.com"]))];
  expect(watched.near("falconpay-login.top")).toEqual([]);
  expect(watched.near("kestrelbnak.com")).toEqual(["kestrelbank.com"]);
});
