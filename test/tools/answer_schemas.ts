/**
 * Writes the schemas of answers, and of payloads and merged members, from their types: `node test/tools/answer_schemas.ts`.
 * @module
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
// TypeScript 7 has no stable API yet; this is that of TypeScript 5.
import ts from "typescript5";
import type { ApiSchema } from "../../server/http/schemas_lines.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The answers of the core, and of extensions. */
const ANSWERS = ["server/http/answers.ts", ...globSync("server/extras/*/answers.ts", { cwd: root }).sort()];
const MODEL = "lib/model.ts", MERGED = "lib/lines/merge.ts";

/** What types do not say of their members. */
interface Conventions {
  /** Texts that are times, and those that are URLs. */
  times: RegExp;
  urls: RegExp;
  /** Numbers from 0 to 1, or what consists of such; and others that are not whole. All others are. */
  shares: RegExp;
  fractions: RegExp;
  whole: ApiSchema;
  /** Whether an object of this type may have members that its schema lacks: undefined where readers ignore them. */
  others(type: string | undefined): boolean | undefined;
}

const OF_ANSWERS: Conventions = {
  times: /^(?:at|timestamp|start|end|since|.+_at|.+_until|due_since)$/,
  // None: a member of any name is tested as an empty one.
  urls: /(?!)/,
  shares: /^(?:(?:own_)?probability|share|scores|from)$/,
  fractions: /^(?:weight|hours_to_takedown|median_hours)$/,
  whole: { type: "integer", minimum: 0 },
  others: () => false,
};
const OF_LINES: Conventions = {
  times: /^(?:.+_date|updated_on)$/,
  urls: /^(?:(?:.+_)?url|Screenshot)$/,
  shares: /^(?:legitimate|phishing|parked|probability|page|picture|icon)$/,
  fractions: /^valid_(?:from|to)$/,
  whole: { type: "integer" },
  others: (type) => type === "ParsedX509Certificate" ? false : undefined,
};
/** The beginning of the name of a type with extension members; without them it is the first type that it extends. */
const EXTENDED = "Extended";

class Writer {
  readonly #checker: ts.TypeChecker;
  readonly #conventions: Conventions;
  /** Types that have a name of their own in the API description. */
  readonly #named = new Map<ts.Type, string>();

  constructor(checker: ts.TypeChecker, conventions: Conventions) {
    this.#checker = checker;
    this.#conventions = conventions;
  }

  /** From here on the schema of a type has this name; objects alone have one. */
  name(name: string, type: ts.Type): void {
    if (type.flags & ts.TypeFlags.Object && !this.#checker.isArrayType(type)) this.#named.set(type, name);
  }

  /** The schema of a type, or its name. */
  schemaOf(member: string, type: ts.Type): ApiSchema {
    const title = this.#named.get(type);
    return title === undefined ? this.content(member, type) : { title };
  }

  /** The schema of a type itself, whether or not it has a name. */
  content(member: string, type: ts.Type): ApiSchema {
    const { times, urls, shares, fractions, whole } = this.#conventions;
    if (type.isUnion()) return this.#unionOf(member, type);
    if (type.isStringLiteral()) return { type: "string", enum: [type.value] };
    if (type.flags & ts.TypeFlags.Unknown) return {};
    if (type.flags & ts.TypeFlags.BooleanLike) return { type: "boolean" };
    if (type.flags & ts.TypeFlags.Number) {
      if (fractions.test(member)) return { type: "number" };
      return shares.test(member) ? { type: "number", minimum: 0, maximum: 1 } : whole;
    }
    if (type.flags & ts.TypeFlags.String) {
      const format = times.test(member)
        ? "date-time"
        : urls.test(member)
        ? "uri"
        : member === "uuid"
        ? "uuid"
        : undefined;
      return { type: "string", ...format === undefined ? {} : { format } };
    }
    if (this.#checker.isArrayType(type)) {
      const [of] = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: "array", items: this.schemaOf(member, of!) };
    }
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.#objectOf(member, type);
    throw new Error(`Cannot describe ${member}: ${this.#checker.typeToString(type)}`);
  }

  #unionOf(member: string, { types }: ts.UnionType): ApiSchema {
    const rest = types.filter(({ flags }) => !(flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    const texts = rest.flatMap((each) => each.isStringLiteral() ? [each.value] : []).sort();
    const schema: ApiSchema = texts.length === rest.length
      ? { type: "string", enum: texts }
      : rest.every(({ flags }) => flags & ts.TypeFlags.BooleanLike)
      ? { type: "boolean" }
      : this.schemaOf(member, rest[0]!);
    // The first of several may be what the others extend.
    const isFirstOfAll = rest.slice(1).every((each) => this.#baseOf(each) === rest[0]);
    if (texts.length === 0 && schema["type"] !== "boolean" && !isFirstOfAll) {
      throw new Error(`Cannot describe ${member}: one of several types`);
    }
    const isNullable = types.some(({ flags }) => flags & ts.TypeFlags.Null);
    return isNullable ? { anyOf: [schema, { type: "null" }] } : schema;
  }

  #objectOf(member: string, type: ts.Type): ApiSchema {
    const members = this.#checker.getPropertiesOfType(type);
    const values = type.getStringIndexType();
    if (members.length === 0 && values !== undefined) {
      return { type: "object", additionalProperties: this.schemaOf("", values) };
    }
    const others = values === undefined ? this.#conventions.others(type.symbol?.name) : true;
    const isOptional = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Optional) !== 0;
    return {
      type: "object",
      properties: Object.fromEntries(members.map((each) => [
        each.name,
        this.schemaOf(member === "scores" ? member : each.name, this.#checker.getTypeOfSymbol(each)),
      ])),
      required: members.filter((each) => !isOptional(each)).map(({ name }) => name),
      ...others === undefined ? {} : { additionalProperties: others },
    };
  }

  /** The first type that an interface extends. */
  #baseOf(type: ts.Type): ts.Type | undefined {
    return type.isClassOrInterface() ? this.#checker.getBaseTypes(type)[0] : undefined;
  }

  /** A type without its extension members. */
  withoutExtensions(type: ts.Type): ts.Type {
    return type.symbol?.name.startsWith(EXTENDED) ? this.#baseOf(type)! : type;
  }
}

/** The texts of the files that are written, by their paths. */
export function schemaFiles(): Map<string, string> {
  const config = ts.readConfigFile(`${root}/tsconfig.json`, ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.config.compilerOptions, root);
  const program = ts.createProgram([...ANSWERS, MODEL, MERGED].map((file) => `${root}/${file}`), options);
  const checker = program.getTypeChecker();
  const typesOf = (file: string): Map<string, ts.Type> => {
    const symbols = checker.getExportsOfModule(
      checker.getSymbolAtLocation(program.getSourceFile(`${root}/${file}`)!)!,
    );
    return new Map(symbols.map((each) => [each.name, checker.getDeclaredTypeOfSymbol(each)]));
  };
  const membersOf = (type: ts.Type): [name: string, type: ts.Type][] =>
    checker.getPropertiesOfType(type).map((each) => [each.name, checker.getTypeOfSymbol(each)]);
  const model = typesOf(MODEL), merged = typesOf(MERGED);

  const answers = new Writer(checker, OF_ANSWERS);
  // Lines have these too.
  for (const name of ["CTSearchResult", "ParsedX509Certificate"]) answers.name(name, model.get(name)!);
  const answerFile = (file: string): [path: string, text: string] => {
    const rows = membersOf(typesOf(file).get("Answers")!).map(([name, type]) => {
      const schema = answers.schemaOf(name, type);
      answers.name(name, type);
      return [name, schema] as const;
    });
    const path = `${dirname(file)}/data/answer_schemas.ts`;
    const types = relative(dirname(path), "server/http/schemas_lines.ts");
    return [
      path,
      `${HEAD}// From the types of ${file}.
import type { Answers } from "../answers.ts";
import type { ApiSchema } from "${types}";

/** The schemas of answers, by name; one with a title alone is that of the answer of this name. */
export const ANSWER_SCHEMAS: Readonly<Record<keyof Answers, ApiSchema>> = ${written(rows)};
`,
    ];
  };

  const lines = new Writer(checker, OF_LINES);
  for (const [name, type] of model) lines.name(name, type);
  const payloads = membersOf(model.get("OpData")!);
  const extended = payloads.map(([op, type]) => [op, lines.schemaOf(op, type)] as const);
  const stripped = payloads.map(([op, type]) =>
    [op, lines.schemaOf(op, lines.withoutExtensions(type))] as const
  );
  const common = new Set(membersOf(merged.get("MergedBase")!).map(([name]) => name));
  const members = membersOf(merged.get("MergedName")!).filter(([name]) => !common.has(name))
    .map(([name, type]) => [name, lines.schemaOf(name, type)] as const);
  const types = new Map<string, ApiSchema>();
  const addTypes = (schema: unknown): void => {
    for (const [, name] of JSON.stringify(schema).matchAll(/"title":"(\w+)"/g)) {
      if (types.has(name!)) continue;
      types.set(name!, lines.content(name!, model.get(name!)!));
      addTypes(types.get(name!));
    }
  };
  addTypes([stripped, extended, members]);

  return new Map([...ANSWERS.map(answerFile), [
    "server/http/data/line_schemas.ts",
    `${HEAD}// From the types of ${MODEL} and ${MERGED}.
import type { ResultOp } from "../../../lib/model.ts";

type Schemas<K extends string> = Readonly<Record<K, Readonly<Record<string, unknown>>>>;

/** The schemas of payloads by op; one with a title alone is the one of {@link LINE_TYPES} of this name. */
export const PAYLOADS: Schemas<ResultOp> = ${written(stripped)};
/** As above, with extension members. */
export const EXTENDED_PAYLOADS: Schemas<ResultOp> = ${written(extended)};
/** The schemas of the members that ops add to the merged object. */
export const MERGED_MEMBERS: Schemas<string> = ${written(members)};
/** The schemas that have a name. */
export const LINE_TYPES: Schemas<string> = ${written([...types])};
`,
  ]]);
}

const HEAD = "// Written by: node test/tools/answer_schemas.ts. Do not edit.\n";

function written(schemas: readonly (readonly [name: string, schema: ApiSchema])[]): string {
  return `{\n${schemas.map(([name, schema]) => `  ${name}: ${JSON.stringify(schema)},\n`).join("")}}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of schemaFiles()) {
    const file = `${root}/${path}`;
    mkdirSync(dirname(file), { recursive: true });
    if (readFileSync(file, { encoding: "utf8", flag: "a+" }) !== text) writeFileSync(file, text);
  }
}
