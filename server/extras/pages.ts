/**
 * The web app with what extensions add to it: the browser's entry.
 * @module
 */
import { startApp } from "../web/page/main.tsx";
import { sharesPages } from "./shares/pages/mod.tsx";
import { sourcesPages } from "./sources/pages/mod.tsx";
import { askToActOn } from "./watch/pages/badge.ts";
import { watchPages } from "./watch/pages/mod.tsx";
import { takedownPages } from "./takedown/pages/mod.tsx";

startApp([watchPages, sharesPages, sourcesPages, takedownPages]);
void askToActOn();
