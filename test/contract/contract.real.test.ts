import { describe } from "vitest";
import { contractOn } from "./suite.ts";

describe("on SQLite", () => contractOn(() => Promise.resolve(undefined)));
