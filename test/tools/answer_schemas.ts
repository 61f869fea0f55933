/**
 * Writes the schemas of answers, of lines and of what is folded from them, from their types: `node test/tools/answer_schemas.ts`.
 * @module
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, relative } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
// TypeScript 7 has no stable API yet; this is that of TypeScript 5.
import ts from "typescript5";
import { type AnyOp, OPS } from "../../lib/lines/mod.ts";
import type { ApiSchema, ApiSchemas } from "../../server/http/api_schema.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The answers of the core, and of extensions. */
const ANSWERS = ["server/http/answers.ts", ...globSync("server/extras/*/answers.ts", { cwd: root }).sort()];
const MODEL = "lib/model.ts", MERGED = "lib/lines/merge.ts", RECORDS = "lib/lines/records.ts";

/** What types do not say of their members. */
interface Conventions {
  /** Texts that are times, those that are URLs, and those that are UUIDs. */
  times: RegExp;
  urls: RegExp;
  uuids: RegExp;
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
  uuids: /^uuid$/,
  shares: /^(?:(?:own_)?probability|share|scores|from)$/,
  fractions: /^(?:weight|hours_to_takedown|median_hours)$/,
  whole: { type: "integer", minimum: 0 },
  others: () => false,
};
const OF_LINES: Conventions = {
  times: /^(?:.+_date|updated_on)$/,
  urls: /^(?:(?:.+_)?url|Screenshot)$/,
  // The id of a stored result.
  uuids: /^data$/,
  shares: /^(?:completeness|legitimate|phishing|parked|probability|page|picture|icon)$/,
  fractions: /^valid_(?:from|to)$/,
  whole: { type: "integer" },
  others: (type) => type === "ParsedX509Certificate" || type === "Domain" ? false : undefined,
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
    const { times, urls, uuids, shares, fractions, whole } = this.#conventions;
    if (type.isUnion()) return this.#unionOf(member, type);
    if (type.isStringLiteral()) return { const: type.value };
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
        : uuids.test(member)
        ? "uuid"
        : undefined;
      return { type: "string", ...format === undefined ? {} : { format } };
    }
    if (this.#checker.isTupleType(type)) {
      // Checkers of OpenAPI want `items` of every array, and take no `prefixItems`.
      const { length, 0: of } = this.#checker.getTypeArguments(type as ts.TypeReference);
      return { type: "array", items: this.schemaOf(member, of!), minItems: length, maxItems: length };
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
  const program = ts.createProgram(
    [...ANSWERS, MODEL, MERGED, RECORDS].map((file) => `${root}/${file}`),
    options,
  );
  const checker = program.getTypeChecker();
  const typesOf = (file: string): Map<string, ts.Type> => {
    const symbols = checker.getExportsOfModule(
      checker.getSymbolAtLocation(program.getSourceFile(`${root}/${file}`)!)!,
    );
    return new Map(symbols.map((each) => [each.name, checker.getDeclaredTypeOfSymbol(each)]));
  };
  const membersOf = (type: ts.Type): Members =>
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
    const types = relative(dirname(path), "server/http/api_schema.ts");
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
  const lineTypes = lineSchemas(lines, {
    payloads: membersOf(model.get("OpData")!),
    metas: (model.get("MetaData") as ts.UnionType).types,
    base: membersOf(merged.get("MergedBase")!),
    merged: membersOf(merged.get("MergedName")!),
    record: membersOf(typesOf(RECORDS).get("LookupRecord")!),
  });
  const addTypes = (schema: unknown): void => {
    for (const [, name] of JSON.stringify(schema).matchAll(/"title":"(\w+)"/g)) {
      if (lineTypes.has(name!)) continue;
      lineTypes.set(name!, lines.content(name!, model.get(name!)!));
      addTypes(lineTypes.get(name!));
    }
  };
  addTypes([...lineTypes.values()]);

  return new Map([...ANSWERS.map(answerFile), [
    "server/http/data/line_schemas.ts",
    `${HEAD}// From the types of ${MODEL}, ${MERGED} and ${RECORDS}.
import type { ApiSchemas } from "../api_schema.ts";

/** The schemas of lines and of what is folded from them; one with a title alone is that of this name. */
export const LINE_SCHEMAS: ApiSchemas = ${written([...lineTypes])};
`,
  ]]);
}

type Members = [name: string, type: ts.Type][];

/** An object of these members, of which only some have to be there. */
const object = (required: ApiSchemas, optional: ApiSchemas = {}): ApiSchema => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
});

/** What the contract has a name for, with and without extension members. */
function lineSchemas(
  lines: Writer,
  { payloads, metas, base, merged, record }: {
    payloads: Members;
    metas: readonly ts.Type[];
    base: Members;
    merged: Members;
    record: Members;
  },
): Map<string, ApiSchema> {
  const schemasOf = (members: Members) =>
    Object.fromEntries(members.map(([name, type]) => [name, lines.schemaOf(name, type)]));
  const never = new Set((OPS as readonly AnyOp[]).filter((op) => op.nullable === false).map(({ op }) => op));
  /** The ops of this version; readers must ignore ops that a newer version adds. */
  const messages = (meta: string, shown: (type: ts.Type) => ts.Type): ApiSchema => ({
    oneOf: [
      object({ op: { const: "Meta" }, data: { title: meta } }),
      ...payloads.map(([op, type]) => {
        const data = lines.schemaOf(op, shown(type));
        const orNull = never.has(op) ? data : { anyOf: [data, { type: "null" }] };
        return object({ permutation: { title: "Permutation" }, op: { const: op }, data: orNull });
      }),
    ],
  });
  const extended = metas.map((each) => lines.content("", each));
  const contract = extended.map(({ properties, required }) =>
    object(
      Object.fromEntries((required as string[]).map((name) => [name, (properties as ApiSchemas)[name]!])),
    )
  );
  const common = new Set(base.map(([name]) => name));
  const isShown = (name: string) => /^(?:permutation|state|unmodeled_operations)$/.test(name);
  const { domain, permutation, ...rest } = schemasOf(
    // What follows is extension members.
    record.slice(0, record.findIndex(([name]) => name === "ascii")).filter(([name]) => name !== "whois"),
  );
  const whois = { anyOf: [{ type: "string" }, { type: "object" }] };
  return new Map<string, ApiSchema>([
    ["StreamMessage", messages("MetaData", (type) => lines.withoutExtensions(type))],
    ["ExtendedStreamMessage", messages("ExtendedMetaData", (type) => type)],
    ["MetaData", { oneOf: contract }],
    ["ExtendedMetaData", { oneOf: extended }],
    [
      "MergedName",
      object({}, schemasOf(merged.filter(([name]) => isShown(name) || !common.has(name)))),
    ],
    ["MergedLookup", { type: "object", additionalProperties: { title: "MergedName" } }],
    ["LookupRecords", {
      type: "array",
      items: object({ domain: domain!, permutation: permutation! }, { ...rest, whois }),
    }],
  ]);
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
