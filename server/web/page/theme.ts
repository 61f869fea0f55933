/**
 * The theme that the reader chose, before the first paint: a script of its own that waits for nothing.
 * @module
 */
import { applyTheme, storedTheme } from "./themes.ts";

applyTheme(storedTheme());
