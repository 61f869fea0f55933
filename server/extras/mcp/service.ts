import { responseOf } from "../../wire/answer.ts";
import { bytesOf, checkJsonParts } from "../../http/bodies.ts";
import type { RequestInput } from "../../wire/request.ts";
import type { ServicePart } from "../../extension.ts";
import { ANY_KEY, type Route, route } from "../../http/route.ts";
import { installed, InvalidParameter } from "../../checks.ts";
import { READ } from "../../wire/roles.ts";

/** The Model Context Protocol: one path, stateless. */
const routes: readonly Route[] = [
  route("POST /mcp", {
    id: "mcp",
    does: READ,
    summary: "Model Context Protocol (streamable HTTP); tools have the permissions of the key",
    access: ANY_KEY,
    answers: { "application/json": "Text", "text/event-stream": "Text" },
    statuses: [406, 408, 413, 415],
    async run(_, context) {
      const { request, caller, service, handle } = context;
      const { MAX_MCP_BODY, serveMcp } = await installed(import("./serve.ts"));
      const release = service.bodies.take(
        caller!.owner,
        request.headers.get("content-length"),
        MAX_MCP_BODY,
      );
      const body = await bytesOf(request, MAX_MCP_BODY).finally(release);
      checkJsonParts(body);
      // The protocol has none since its revision 2025-06-18.
      if (new TextDecoder().decode(body).trimStart().startsWith("[")) {
        throw new InvalidParameter("Cannot use a batch: send one message a request");
      }
      const own = async (request: RequestInput) => responseOf(await handle(request));
      return serveMcp({ request, body, handle: own });
    },
  }),
];

/** What it gives the service. */
export const mcpPart: ServicePart = { routes };
