/**
 * Sets the chosen theme before the first paint: a separate script without dependencies.
 * @module
 */
import { applyTheme, storedTheme } from "./themes.ts";

applyTheme(storedTheme());
