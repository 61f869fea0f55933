/** The themes that can be chosen; `auto` is that of the system. */
export const THEMES = ["auto", "light", "dark"] as const;

/** One of {@link THEMES}. */
export type Theme = typeof THEMES[number];

/** Where a choice is stored. Nothing is stored before one is made. */
const STORED = "deadringer.theme";
/** For which systems the dark style sheet counts. */
const MEDIA: Readonly<Record<Theme, string>> = {
  auto: "(prefers-color-scheme: dark)",
  light: "not all",
  dark: "all",
};

/** Returns the theme that was chosen before. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return THEMES.find((each) => each === stored) ?? "auto";
}

/** Shows a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === "auto") localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, theme);
  applyTheme(theme);
}

/** Shows a theme. */
export function applyTheme(theme: Theme): void {
  const sheet = document.querySelector<HTMLLinkElement>("link[data-dark]");
  if (sheet !== null) sheet.media = MEDIA[theme];
}
