/**
 * Files of the project `web` share processes: what went wrong in the pages of one is no fault of the next one's.
 * @module
 */
import { beforeAll } from "vitest";
import { faults } from "./browser.ts";

beforeAll(() => void (faults.length = 0));
