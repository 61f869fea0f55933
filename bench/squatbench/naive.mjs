// A baseline without dependencies, to be beaten: `node bench/squatbench/naive.mjs TRACK < QUESTIONS`. It is also an
// example of a tool: a line of JSON for each question, in any order.
import process from "node:process";
import { text } from "node:stream/consumers";

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-";
const SUFFIXES = [
  "com",
  "net",
  "org",
  "co",
  "info",
  "xyz",
  "top",
  "online",
  "site",
  "app",
  "io",
  "shop",
  "cc",
  "ru",
];
const WORDS = [
  "login",
  "secure",
  "account",
  "support",
  "online",
  "verify",
  "app",
  "shop",
  "my",
  "help",
  "pay",
  "bank",
];
const LOOKALIKE = { o: "0", l: "1", i: "1", e: "3", s: "5", a: "4", b: "8", m: "rn", w: "vv" };
const plain = (text) => text.toLowerCase().replace(/[^a-z0-9]/g, "");
const labelOf = (name) => name.split(".")[0];

/** One edit of each kind, then words, then other suffixes. */
function* edits(label) {
  for (let i = 0; i < label.length; i++) {
    yield label.slice(0, i) + label.slice(i + 1);
    if (i > 0) yield label.slice(0, i - 1) + label[i] + label[i - 1] + label.slice(i + 1);
    yield label.slice(0, i) + label[i] + label.slice(i);
    if (LOOKALIKE[label[i]]) yield label.slice(0, i) + LOOKALIKE[label[i]] + label.slice(i + 1);
  }
  for (const word of WORDS) yield* [`${label}-${word}`, `${word}-${label}`, label + word, word + label];
  for (let i = 0; i <= label.length; i++) {
    for (const letter of LETTERS) {
      yield label.slice(0, i) + letter + label.slice(i + 1);
      yield label.slice(0, i) + letter + label.slice(i);
    }
  }
}

function generate({ brand, k }) {
  const dot = brand.indexOf("."), label = brand.slice(0, dot), own = brand.slice(dot + 1);
  const names = new Set();
  const add = (name) =>
    names.size < k && name !== brand && /^[a-z0-9][a-z0-9-]*\./.test(name) && names.add(name);
  for (const suffix of SUFFIXES) add(`${label}.${suffix}`);
  for (const suffix of [own, ...SUFFIXES]) for (const made of edits(label)) add(`${made}.${suffix}`);
  return { brand, candidates: [...names] };
}

/** Edit distance; more than `most` is as good as `most + 1`. */
function distance(a, b, most) {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length];
}

function matcher({ brands }) {
  const list = brands.map((brand) => ({ brand, label: plain(labelOf(brand)) }));
  return ({ id, name }) => {
    const label = plain(labelOf(name));
    let best = { id, brand: null, score: 0 };
    for (const { brand, label: own } of list) {
      if (name === brand || own.length < 4) continue;
      const edited = distance(own, label, 2);
      const score = label.includes(own)
        ? own.length / label.length
        : edited <= 2
        ? 1 - edited / own.length
        : 0;
      if (score > best.score) best = { id, brand, score };
    }
    return best;
  };
}

function judge({ id, html }) {
  const password = /type\s*=\s*["']?password/i.test(html);
  const sale = /domain (?:name )?(?:is |may be )?for sale|buy this domain|parked|under construction/i.test(
    html,
  );
  const parked = sale ? 0.8 : html.length < 1500 ? 0.2 : 0.02;
  const phishing = (1 - parked) * (password ? 0.4 : 0.05);
  return { id, parked, phishing, legitimate: 1 - parked - phishing };
}

function pager({ profiles }) {
  const list = profiles.map(({ brand, name, domains }) => ({ brand, name: name.toLowerCase(), domains }));
  return ({ id, url, html }) => {
    const host = new URL(url).hostname, title = (/<title[^>]*>([^<]*)/i.exec(html)?.[1] ?? "").toLowerCase();
    const text = html.replace(/<[^>]*>/g, " ").toLowerCase();
    let best = { id, brand: null, probability: 0 };
    for (const { brand, name, domains } of list) {
      if (name.length < 4 || domains.some((own) => host === own || host.endsWith(`.${own}`))) continue;
      const probability = (title.includes(name) ? 0.6 : 0) +
        Math.min(0.3, (text.split(name).length - 1) / 20);
      if (probability > best.probability) best = { id, brand, probability };
    }
    return best;
  };
}

const [head, ...rest] = (await text(process.stdin)).split("\n").filter(Boolean).map((line) =>
  JSON.parse(line)
);
const track = process.argv[2];
const answer = { generate, judge, match: matcher, page: pager }[track];
const rows = track === "match" || track === "page" ? rest.map(answer(head)) : [head, ...rest].map(answer);
for (const row of rows) process.stdout.write(JSON.stringify(row) + "\n");
