import { SquatError } from "../../mod.ts";
import { quote } from "../checks.ts";

/** What every setting's name begins with in the environment. */
export const PREFIX = "DEADRINGER_";

/** A setting that cannot be used: which one, its value, and what to do. */
export class SettingError extends SquatError {
  /** Its name, in lower case. */
  readonly setting: string;
  /** What is wrong and what to do; names other settings as the environment does. */
  readonly problem: string;
  /** Its value; undefined for a secret, which is not shown. */
  readonly value: unknown;

  /**
   * Makes an error.
   *
   * @param setting Its name, in lower case.
   * @param value Its value; undefined for a secret.
   * @param problem What is wrong and what to do; names other settings as the environment does.
   */
  constructor(setting: string, value: unknown, problem: string, options: { cause?: unknown } = {}) {
    const shown = value === undefined ? "" : `=${quote(value)}`;
    super("invalid_parameter", `Cannot use ${PREFIX}${setting.toUpperCase()}${shown}: ${problem}`, options);
    this.setting = setting;
    this.value = value;
    this.problem = problem;
  }

  /**
   * The message with the names of a settings file, such as `"port" is "x": give a whole number`.
   *
   * @param value The value as that file has it. @default the value of the error
   */
  inFile(value: unknown = this.value): string {
    const shown = this.value === undefined ? "" : ` is ${quote(value)}`;
    const problem = this.problem.replace(
      /\bDEADRINGER_(\w+)/g,
      (_, name: string) => `"${name.toLowerCase()}"`,
    );
    return `"${this.setting}"${shown}: ${problem}`;
  }
}
