import type { ProductExtension } from "../../cli/command.ts";

/** Findings for other people's programs, which fetch them: TAXII 2.1, and the feed of MISP. */
export const feedExports: ProductExtension = {
  name: "exports",
  service: async () => (await import("./service.ts")).exportsPart,
};
