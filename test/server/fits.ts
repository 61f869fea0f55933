import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import type { ApiSchemas } from "../../server/http/api_schema.ts";
import { schemasOf } from "../../server/http/openapi.ts";
import { PARTS } from "../whole/whole.ts";

/** Returns a function that returns a value which fits the schema of a name, and throws for another one. */
export function fitsIn(schemas: ApiSchemas): <T>(name: string, value: T) => T {
  const ajv = new Ajv.default({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: "service", components: { schemas } });
  return (name, value) => {
    const validate = ajv.getSchema(`service#/components/schemas/${name}`);
    if (validate === undefined) throw new Error(`There is no schema ${name}`);
    if (validate(value)) return value;
    throw new Error(`This is no ${name}: ${ajv.errorsText(validate.errors).slice(0, 2_000)}`);
  };
}

let fit: ReturnType<typeof fitsIn> | undefined;

/** The value, which the API description has under that name; throws where it does not fit. */
export function fits<T>(name: string, value: T): T {
  return (fit ??= fitsIn(schemasOf(PARTS)))(name, value);
}
