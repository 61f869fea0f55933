/**
 * The pages of settings with what extensions add to them: another entry of the browser.
 * @module
 */
import { startSettings } from "../web/page/settings/main.tsx";
import { signOnPages } from "./sign_on/pages/mod.tsx";
import { askToActOn } from "./watch/pages/badge.ts";

startSettings([signOnPages]);
void askToActOn();
