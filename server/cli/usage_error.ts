import { InvalidParameter } from "../checks.ts";

/** A command line that cannot be run: one line that says what was wrong and what to do. Exit code 2. */
export class UsageError extends InvalidParameter {}

/** A list of names without a usable one. It has an exit code of its own, so that a feed that ran dry is noticed. */
export class NoNamesError extends UsageError {}
