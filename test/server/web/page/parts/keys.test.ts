import { expect, test } from "vitest";
import { pressed } from "../../../../../server/web/page/parts/keys.tsx";

/** What happens at a key on an element that matches these selectors. */
function at(key: string, more: { on?: string; ctrlKey?: boolean; dialog?: boolean } = {}) {
  const done: string[] = [];
  const keys = Object.fromEntries(
    ["j", "2", "/", "Enter", "Escape"].map((key) => [key, ["", () => void done.push(key)] as const]),
  );
  const target = {
    closest: () => null,
    ownerDocument: { querySelector: () => more.dialog === true ? {} : null },
    matches: (selector: string) =>
      selector.split(/,\s*/).some((each) => each.startsWith(more.on ?? "nothing")),
    blur: () => void done.push("blur"),
  };
  const { ctrlKey = false } = more;
  const event = { key, ctrlKey, metaKey: false, altKey: false, target } as unknown as KeyboardEvent;
  return [pressed(event, keys), ...done];
}

test("keys of a list", () => {
  for (const key of ["j", "2", "/", "Enter", "Escape"]) expect(at(key)).toEqual([true, key]);
  for (const key of ["q", "toString", "constructor"]) expect(at(key)).toEqual([false]);
  expect(at("j", { ctrlKey: true })).toEqual([false]);
  expect(at("Enter", { on: "button" })).toEqual([false]);
  expect(at("j", { on: "button" })).toEqual([true, "j"]);
  expect(at("Escape", { dialog: true })).toEqual([false]);
});

test("whoever types is left alone, and leaves by Esc", () => {
  for (const key of ["j", "2", "/", "?", "Enter"]) expect(at(key, { on: "textarea" })).toEqual([false]);
  expect(at("Escape", { on: "textarea" })).toEqual([true, "blur"]);
});
