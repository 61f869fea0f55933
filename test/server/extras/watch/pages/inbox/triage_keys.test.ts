import { expect, test } from "vitest";
import { KEYS, pressed, type TriageKeys } from "../../../../../../server/extras/watch/pages/inbox/triage_keys.ts";

/** What happens at a key on an element that matches these selectors. */
function at(key: string, more: { on?: string; ctrlKey?: boolean; dialog?: boolean } = {}) {
  const done: unknown[] = [];
  const keys = new Proxy({} as TriageKeys, {
    get: (_, name) => (...args: unknown[]) => void done.push([name, ...args]),
  });
  const target = {
    closest: () => null,
    ownerDocument: { querySelector: () => more.dialog === true ? {} : null },
    matches: (selector: string) =>
      selector.split(/,\s*/).some((each) => each.startsWith(more.on ?? "nothing")),
    blur: () => void done.push(["blur"]),
  };
  const { ctrlKey = false } = more;
  const event = { key, ctrlKey, metaKey: false, altKey: false, target } as unknown as KeyboardEvent;
  return [pressed(event, keys), ...done];
}

test("keys of the list", () => {
  expect(at("j")).toEqual([true, ["move", 1]]);
  expect(at("k")).toEqual([true, ["move", -1]]);
  expect(at("2")).toEqual([true, ["set", "reported"]]);
  expect(at("0")).toEqual([true, ["set", "new"]]);
  expect(at("Enter")).toEqual([true, ["open", true]]);
  expect(at("Escape")).toEqual([true, ["open", false]]);
  expect(at("q")).toEqual([false]);
  expect(at("j", { ctrlKey: true })).toEqual([false]);
  expect(at("Enter", { on: "button" })).toEqual([false]);
  expect(at("Escape", { dialog: true })).toEqual([false]);
  for (const [key] of KEYS.filter(([key]) => key.length === 1)) {
    expect([key, at(key)[0]]).toEqual([key, true]);
  }
});

test("whoever types is left alone, and leaves by Esc", () => {
  for (const key of ["j", "1", "/", "?", "Enter"]) expect(at(key, { on: "textarea" })).toEqual([false]);
  expect(at("Escape", { on: "textarea" })).toEqual([true, ["blur"]]);
});
