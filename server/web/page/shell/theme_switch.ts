import { h } from "../parts/dom.ts";
import { chooseTheme, storedTheme, type Theme, THEMES } from "./themes.ts";

const WORDS: Readonly<Record<Theme, string>> = { auto: "System", light: "Light", dark: "Dark" };

/** Returns the choice of the theme. */
export function themeSwitch(): HTMLElement {
  const choice = h(
    "select",
    { id: "theme", onchange: () => chooseTheme(THEMES.find((each) => each === choice.value) ?? "auto") },
    ...THEMES.map((theme) => h("option", { value: theme, selected: theme === storedTheme() }, WORDS[theme])),
  );
  return h("label", { class: "theme" }, h("span", {}, "Theme"), choice);
}
