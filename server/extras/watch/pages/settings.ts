/**
 * The settings of a brand in plain words. Pure.
 * @module
 */
import type { BrandSettings, WatchedBrand } from "../../../client.ts";

/** Values of a setting, each with its words. */
type Choices = readonly (readonly [value: string | number, words: string])[];

const FREQUENCIES: Choices = [
  ["1h", "every hour"],
  ["6h", "every six hours"],
  ["12h", "twice a day"],
  ["1d", "every day"],
  ["7d", "every week"],
];
const SEVERITIES: Choices = [
  ["high", "high only"],
  ["medium", "medium and high"],
  ["low", "low and above"],
  ["none", "everything"],
];
/** In hours. */
const HEARTBEATS: Choices = [[0, "never"], [24, "every day"], [168, "every week"]];

/** A setting in words, and how it is edited: in a line, in several, or by a choice. */
export type Setting = readonly [
  member: Exclude<keyof BrandSettings, "paused">,
  label: string,
  hint: string,
  editor: "line" | "lines" | Choices,
];

/** The settings by their place in a form. */
export const SETTINGS: Readonly<Record<"what" | "when", readonly Setting[]>> = {
  what: [
    ["name", "Name", "What people call the brand", "line"],
    ["domains", "Domains", "One a line; look-alikes of each are watched", "lines"],
    ["owned", "Owned names", "Your own names; *.example.com for all below one: recorded, no alert", "lines"],
    ["words", "Words", "Words that look-alikes combine with your name, such as product names", "lines"],
  ],
  when: [
    ["schedule", "How often", "How often the look-alikes are looked at", FREQUENCIES],
    ["alert_from", "Alerts", "What goes to the channels; the inbox shows all of it", SEVERITIES],
    ["heartbeat_hours", "Sign of life", "A message that the watch still runs", HEARTBEATS],
  ],
};

/** The choices, and the value itself where it is none of them. */
export function inWords(choices: Choices, value: string | number): Choices {
  return choices.some(([each]) => each === value)
    ? choices
    : [...choices, [value, `${value}, as set elsewhere`]];
}

const MEMBERS = [
  ...["name", "domains", "owned", "words", "schedule", "channels"] as const,
  ...["alert_from", "heartbeat_hours", "paused"] as const,
];

/** The settings of a brand, without what the service says about it. */
export function settingsOf(brand: WatchedBrand): Required<BrandSettings> {
  return Object.fromEntries(MEMBERS.map((member) => [member, brand[member]])) as Required<BrandSettings>;
}

/** The entries of a text with one a line, or with commas between. */
export function lines(text: string): string[] {
  return text.split(/[\n,]/).map((line) => line.trim()).filter((line) => line !== "");
}
