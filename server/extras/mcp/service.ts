import { countRequests } from "../../auth/guard.ts";
import { responseOf } from "../../wire/answer.ts";
import { bytesOf, checkJsonParts } from "../../http/bodies.ts";
import type { RequestInput } from "../../wire/request.ts";
import type { ServicePart } from "../../extension.ts";
import { ANY_KEY, type Route, route } from "../../http/route.ts";
import { installed, InvalidParameter, missingPackage } from "../../checks.ts";
import { READ } from "../../wire/roles.ts";

/** Most messages of one batch: the protocol's library answers all of them in one turn of the event loop. */
const MAX_MESSAGES = 20;

/** The Model Context Protocol: one path, stateless. */
const routes: readonly Route[] = [
  route("POST /mcp", {
    id: "mcp",
    does: READ,
    summary: "Model Context Protocol (streamable HTTP); tools have the permissions of the key",
    access: ANY_KEY,
    answers: { "application/json": "Text", "text/event-stream": "Text" },
    statuses: [408, 413],
    async run(_, context) {
      const { request, caller, session, service, headers, handle } = context;
      const { messagesIn, MAX_MCP_BODY, serveMcp } = await installed(import("./serve.ts"));
      const release = service.bodies.take(
        caller!.owner,
        request.headers.get("content-length"),
        MAX_MCP_BODY,
      );
      const body = await bytesOf(request, MAX_MCP_BODY).finally(release);
      checkJsonParts(body);
      const messages = messagesIn(body);
      if (messages > MAX_MESSAGES) {
        throw new InvalidParameter(
          `Cannot use ${messages} messages: send at most ${MAX_MESSAGES} at a time`,
        );
      }
      // The first one is counted as the request itself.
      const more = messages - 1;
      if (more > 0) await countRequests(more, { ...caller!, session }, service, headers);
      const turn = () => service.thread.run(caller!.owner, (function* () {})(), request.signal);
      const own = async (request: RequestInput) => responseOf(await handle(request));
      return serveMcp({ request, body, handle: own, turn });
    },
  }),
];

/** What it gives the service. */
export const mcpPart: ServicePart = {
  routes,
  // Whoever asks for it hears what is not installed.
  warm: () =>
    import("./serve.ts").catch((error) => {
      if (missingPackage(error) === null) throw error;
    }),
};
