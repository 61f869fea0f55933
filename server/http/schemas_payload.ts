import * as v from "valibot";
import type { JsonSchema } from "../../lib/lines/mod.ts";

const TEXT_FORMATS = { uri: v.url(), "date-time": v.isoTimestamp(), uuid: v.uuid() } as const;

/**
 * Returns the valibot schema that checks what a JSON Schema describes.
 *
 * @param named Schemas with a title, by title: made once, so that the API description refers to them by name.
 */
export function valibotOf(schema: JsonSchema, named: Record<string, v.GenericSchema> = {}): v.GenericSchema {
  const { title } = schema;
  if (title === undefined) return convert(schema, named);
  return named[title] ??= convert(schema, named);
}

function convert(schema: JsonSchema, named: Record<string, v.GenericSchema>): v.GenericSchema {
  if (schema.anyOf !== undefined) return v.nullable(valibotOf(schema.anyOf[0], named));
  switch (schema.type) {
    case "string":
      if (schema.enum !== undefined) return v.picklist(schema.enum);
      return schema.format === undefined ? v.string() : v.pipe(v.string(), TEXT_FORMATS[schema.format]);
    case "integer": {
      const whole = v.pipe(v.number(), v.integer());
      return schema.minimum === undefined ? whole : v.pipe(whole, v.minValue(schema.minimum));
    }
    case "number": {
      const { minimum, maximum } = schema;
      return minimum === undefined || maximum === undefined
        ? v.number()
        : v.pipe(v.number(), v.minValue(minimum), v.maxValue(maximum));
    }
    case "boolean":
      return v.boolean();
    case "array":
      return v.array(valibotOf(schema.items ?? {}, named));
    case "object":
      return objectSchema(schema, named);
    default:
      return v.any();
  }
}

function objectSchema(schema: JsonSchema, named: Record<string, v.GenericSchema>): v.GenericSchema {
  const { properties, required = [], additionalProperties: others } = schema;
  if (properties === undefined) {
    return v.record(v.string(), valibotOf(typeof others === "object" ? others : {}, named));
  }
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => {
      const value = valibotOf(property, named);
      return [name, required.includes(name) ? value : v.exactOptional(value)];
    }),
  );
  return others === false
    ? v.strictObject(members)
    : others === true
    ? v.looseObject(members)
    : v.object(members);
}
