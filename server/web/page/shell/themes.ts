/** The themes that can be chosen; `auto` is that of the system. */
export type Theme = "auto" | "light" | "dark";

/** Where a choice is stored. Nothing is stored before one is made. */
const STORED = "deadringer.theme";
/** Returns the theme that was chosen before. */
export function storedTheme(): Theme {
  const stored = localStorage.getItem(STORED);
  return stored === "light" || stored === "dark" ? stored : "auto";
}

/** Shows a theme and stores the choice. */
export function chooseTheme(theme: Theme): void {
  if (theme === "auto") localStorage.removeItem(STORED);
  else localStorage.setItem(STORED, theme);
  applyTheme(theme);
}

/** Shows a theme. */
export function applyTheme(theme: Theme): void {
  document.documentElement.style.colorScheme = theme === "auto" ? "" : theme;
}
