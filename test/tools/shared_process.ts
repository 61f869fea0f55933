/**
 * Unit tests of several files run in one process: each leaves it as it found it, or fails.
 * @module
 */
import process from "node:process";
import { afterAll, expect } from "vitest";

const state = () => ({ cwd: process.cwd(), env: { ...process.env } });
const before = state();
const umask = process.umask(0o022);
process.umask(umask);
afterAll(() => {
  // A server that starts makes its files private to the user, and with them those of all tests after it.
  process.umask(umask);
  expect(state()).toEqual(before);
});
