import Ajv2020 from "ajv/dist/2020.js";
import Ajv04 from "ajv-draft-04";
import addFormats from "ajv-formats";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { exportLines } from "../../../lib/export/mod.ts";
import { requires } from "../../requires.ts";
import { sharedPath } from "../../shared.ts";
import { AT, BRAND, lookupLines } from "./lookup.ts";

const schemas = sharedPath("data/schemas");
const withSchemas = requires(schemas === null ? "no schemas at ../shared/data/schemas" : null);

async function textOf(format: string): Promise<string> {
  let text = "";
  for await (const piece of exportLines(lookupLines(), format, { brand: BRAND, at: AT })) text += piece;
  return text;
}

const read = (path: string) => JSON.parse(readFileSync(join(schemas!, path), "utf8"));

withSchemas("every STIX object fits the schema of its type", async () => {
  const ajv = new Ajv2020.default({ strict: false, allErrors: true, unicodeRegExp: false });
  addFormats.default(ajv);
  const folder = "stix2.1/schemas";
  for (const part of readdirSync(join(schemas!, folder))) {
    for (const file of readdirSync(join(schemas!, folder, part))) {
      ajv.addSchema(read(join(folder, part, file)));
    }
  }
  const base = "http://raw.githubusercontent.com/oasis-open/cti-stix2-json-schemas/stix2.1/schemas";
  const where: Record<string, string> = { relationship: "sros" };
  for (const type of ["indicator", "infrastructure", "identity", "note"]) where[type] = "sdos";
  const bundle = JSON.parse(await textOf("stix"));
  // The schema of bundles takes a note for two things at once; each object is held against its own below.
  const { objects, ...envelope } = bundle;
  expect(ajv.validate(`${base}/common/bundle.json`, { ...envelope, objects: objects.slice(0, 1) })).toBe(
    true,
  );
  const types = new Set<string>();
  for (const object of objects) {
    types.add(object.type);
    const validate = ajv.getSchema(`${base}/${where[object.type] ?? "observables"}/${object.type}.json`)!;
    expect(validate(object), JSON.stringify([object, validate.errors])).toBe(true);
  }
  expect([...types].sort()).toEqual([
    "autonomous-system",
    "domain-name",
    "identity",
    "indicator",
    "infrastructure",
    "ipv4-addr",
    "ipv6-addr",
    "note",
    "relationship",
    "url",
    "x509-certificate",
  ]);
});

withSchemas("a MISP event fits MISP's schema, and its objects fit their templates", async () => {
  const ajv = new Ajv04.default({ strict: false, allErrors: true });
  const validate = ajv.compile(read("misp/schema.json"));
  const event = JSON.parse(await textOf("misp"));
  // That schema is older than objects.
  const { Object: objects, ...core } = event.Event;
  expect(validate({ Event: core }), JSON.stringify(validate.errors)).toBe(true);
  const { types, category_type_mappings: categories } = read("misp/describeTypes.json").result;
  const names = new Set<string>();
  for (const object of objects) {
    names.add(object.name);
    const template = read(`misp/object-${object.name}.json`);
    expect(object.template_uuid).toBe(template.uuid);
    expect(object.template_version).toBe(String(template.version));
    const seen = new Set<string>();
    for (const { object_relation: relation, type, category } of object.Attribute) {
      const attribute = template.attributes[relation];
      expect(attribute, `${object.name} ${relation}`).toBeDefined();
      expect(type).toBe(attribute["misp-attribute"]);
      expect(types).toContain(type);
      expect(categories[category]).toContain(type);
      expect(seen.has(relation) && !attribute.multiple, `${object.name} ${relation} twice`).toBe(false);
      seen.add(relation);
    }
    for (const relation of template.required ?? []) expect(seen).toContain(relation);
    if (template.requiredOneOf) {
      expect(template.requiredOneOf.some((each: string) => seen.has(each))).toBe(true);
    }
  }
  expect([...names].sort()).toEqual([
    "phishing",
    "typosquatting-finder",
    "typosquatting-finder-result",
    "whois",
    "x509",
  ]);
});
