import { createMcpHandler } from "@modelcontextprotocol/server";
import { type Client, createClient } from "../../client.ts";
import type { Answer, AnswerHeaders } from "../../wire/answer.ts";
import type { RequestInput } from "../../wire/request.ts";
import { INTENT_HEADER } from "../../auth/session.ts";
import { createMcpServer } from "./mod.ts";

/** Headers that the protocol reads. */
const READ = [
  "accept",
  "content-type",
  "mcp-method",
  "mcp-name",
  "mcp-protocol-version",
  "mcp-session-id",
  "origin",
];

/** Headers with credentials: a tool has the permissions of its caller. */
const CREDENTIALS: ReadonlySet<string> = new Set([
  "authorization",
  "cookie",
  "host",
  "origin",
  "sec-fetch-site",
  INTENT_HEADER,
]);

/** Bytes of a request. Its arguments are small: the largest is a list of 1,000 brands. */
export const MAX_MCP_BODY: number = 320 << 10;

/** Answers a request to the service, as its listener would. */
export type Handle = (request: RequestInput) => Promise<Response>;

/** One POST of the streamable HTTP transport. */
export interface McpInput {
  readonly request: RequestInput;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Answers the tools' requests to the API, with the caller's credentials. */
  readonly handle: Handle;
}

/** Answers one POST. Nothing is remembered between requests. */
export async function serveMcp({ request, body, handle }: McpInput): Promise<Answer> {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const client = clientFor(request, handle);
  const handler = createMcpHandler(() => createMcpServer(client), {
    maxRequestBodySize: MAX_MCP_BODY,
  });
  const { url, method, signal } = request;
  const response = await handler.fetch(new Request(url, { method, headers, body, signal }));
  const answered: AnswerHeaders = Object.fromEntries(response.headers);
  return { status: response.status, headers: answered, body: response.body };
}

/** A client of this service with the caller's credentials. */
function clientFor(caller: RequestInput, handle: Handle): Client {
  return createClient({
    server: "http://localhost",
    key: "the-caller's-own",
    attempts: 1,
    async fetch(url, init) {
      const own = init!.headers as Record<string, string>;
      const signal = init?.signal ?? new AbortController().signal;
      const get = (name: string) =>
        CREDENTIALS.has(name.toLowerCase()) ? caller.headers.get(name) : own[name.toLowerCase()] ?? null;
      const body = typeof init?.body === "string" ? new Blob([init.body]).stream() : null;
      const { authority } = caller;
      const method = init?.method ?? "GET";
      const answer = await handle({ method, url: String(url), headers: { get }, authority, body, signal });
      // As over a network: an abort disconnects, which stops a lookup.
      return new Response(answer.body?.pipeThrough(new TransformStream(), { signal }) ?? null, answer);
    },
  });
}
