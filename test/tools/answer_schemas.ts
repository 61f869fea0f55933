/**
 * Writes the schemas of answers from their types: `node test/tools/answer_schemas.ts`.
 * @module
 */
import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";
// TypeScript 7 has no stable API yet; this is that of TypeScript 5.
import ts from "typescript5";
import type { JsonSchema } from "../../lib/lines/mod.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const TYPES = "server/http/answers.ts";
/** The file that is written. */
export const ANSWER_SCHEMAS_FILE = `${root}/server/http/data/answer_schemas.ts`;

/** Members that are times, where they are texts. */
const TIMES = /^(?:at|timestamp|start|end|since|.+_at|.+_until|due_since)$/;
/** Members that are from 0 to 1, or consist of such; and other numbers that are not whole. All others are, from 0 on. */
const SHARES = /^(?:(?:own_)?probability|share|scores)$/,
  FRACTIONS = /^(?:weight|hours_to_takedown|median_hours)$/;
/** Types whose schema the ops have. */
const OF_OPS: readonly string[] = ["CTSearchResult", "ParsedX509Certificate"];

class Writer {
  readonly #checker: ts.TypeChecker;
  /** Types that have a name of their own among the answers. */
  readonly #named = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  /** The schema of an answer. */
  answer(name: string, type: ts.Type): JsonSchema {
    const schema = this.#schemaOf(name, type);
    if (schema.type === "object") this.#named.set(type, name);
    return schema;
  }

  #schemaOf(member: string, type: ts.Type): JsonSchema {
    const title = this.#named.get(type) ?? OF_OPS.find((name) => type.symbol?.name === name);
    if (title !== undefined) return { title };
    if (type.isUnion()) return this.#unionOf(member, type);
    if (type.isStringLiteral()) return { type: "string", enum: [type.value] };
    if (type.flags & ts.TypeFlags.Unknown) return {};
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: "boolean" };
    if (type.flags & ts.TypeFlags.Number) {
      if (FRACTIONS.test(member)) return { type: "number" };
      return SHARES.test(member)
        ? { type: "number", minimum: 0, maximum: 1 }
        : { type: "integer", minimum: 0 };
    }
    if (type.flags & ts.TypeFlags.String) {
      const format = TIMES.test(member) ? "date-time" : member === "uuid" ? "uuid" : undefined;
      return { type: "string", ...format === undefined ? {} : { format } };
    }
    if (this.#checker.isArrayType(type)) {
      const [of] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: "array", items: this.#schemaOf(member, of!) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#objectOf(member, type);
    throw new Error(`Cannot describe ${member}: ${this.#checker.typeToString(type)}`);
  }

  #unionOf(member: string, { types }: ts.UnionType): JsonSchema {
    const rest = types.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const texts = rest.flatMap((each) => each.isStringLiteral() ? [each.value] : []).sort();
    const schema: JsonSchema = texts.length === rest.length
      ? { type: "string", enum: texts }
      : rest.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)
      ? { type: "boolean" }
      : this.#schemaOf(member, rest[0]!);
    if (texts.length === 0 && schema.type !== "boolean" && rest.length > 1) {
      throw new Error(`Cannot describe ${member}: one of several types`);
    }
    const isNullable = types.some(({ flags }) => flags & ts.TypeFlags.Null);
    return isNullable ? { anyOf: [schema, { type: "null" }] } : schema;
  }

  #objectOf(member: string, type: ts.Type): JsonSchema {
    const members = this.#checker.getPropertiesOfType(type);
    const values = type.getStringIndexType();
    if (members.length === 0 && values !== undefined) {
      return { type: "object", additionalProperties: this.#schemaOf("", values) };
    }
    const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
    return {
      type: "object",
      properties: Object.fromEntries(members.map((each) => [
        each.name,
        this.#schemaOf(member === "scores" ? member : each.name, this.#checker.getTypeOfSymbol(each)),
      ])),
      required: members.filter((each) => !isOptional(each)).map(({ name }) => name),
      additionalProperties: values !== undefined,
    };
  }
}

/** Returns the text of the file. */
export function answerSchemas(): string {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, root);
  const program = ts.createProgram([`${root}/${TYPES}`], options);
  const checker = program.getTypeChecker();
  const file = checker.getSymbolAtLocation(program.getSourceFile(`${root}/${TYPES}`)!)!;
  const answers = checker.getExportsOfModule(file).find(({ name }) => name === "Answers")!;
  const writer = new Writer(checker);
  const rows = checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(answers)).map((each) => {
    const schema = writer.answer(each.name, checker.getTypeOfSymbol(each));
    return `  ${each.name}: ${JSON.stringify(schema)},\n`;
  });
  return `// Written by: node test/tools/answer_schemas.ts. Do not edit.
// From the types of ${TYPES}.
import type { JsonSchema } from "../../../lib/lines/mod.ts";
import type { Answers } from "../answers.ts";

/** The schemas of answers, by name; one with a title alone is that of the answer of this name. */
export const ANSWER_SCHEMAS: Readonly<Record<keyof Answers, JsonSchema>> = {
${rows.join("")}};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = answerSchemas();
  if (readFileSync(ANSWER_SCHEMAS_FILE, { encoding: "utf8", flag: "a+" }) !== text) {
    writeFileSync(ANSWER_SCHEMAS_FILE, text);
  }
}
