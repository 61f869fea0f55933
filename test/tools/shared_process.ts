/**
 * Unit tests of several files run in one process: each leaves it as it found it, or fails.
 * @module
 */
import process from "node:process";
import { afterAll, expect } from "vitest";

const state = () => ({ cwd: process.cwd(), env: { ...process.env } });
const before = state();
afterAll(() => expect(state()).toEqual(before));
