import { createMcpHandler, type McpServer } from "@modelcontextprotocol/server";
import { type Client, createClient } from "../client.ts";
import type { Answer, AnswerHeaders } from "../http/answer.ts";
import { responseOf } from "../http/answer.ts";
import type { RequestInput } from "../http/request.ts";
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
const CREDENTIALS: ReadonlySet<string> = new Set(["authorization", "cookie", "origin", "sec-fetch-site"]);

/** Bytes of a request. Its arguments are small: the largest is a list of 1,000 brands. */
const MOST_BYTES = 1 << 20;

/** Answers a request to the service, as its listener would. */
export type Handle = (request: RequestInput) => Promise<Answer>;

/**
 * Answers one POST of the streamable HTTP transport. Nothing is remembered between requests.
 *
 * @param handle Answers the tools' requests to the API, with the caller's credentials.
 */
export async function serveMcp(request: RequestInput, handle: Handle, version: string): Promise<Answer> {
  const headers = new Headers();
  for (const name of READ) {
    const value = request.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  const handler = createMcpHandler((): McpServer => createMcpServer(clientFor(request, handle), version), {
    maxRequestBodySize: MOST_BYTES,
  });
  const response = await handler.fetch(
    new Request(request.url, {
      method: request.method,
      headers,
      body: request.body,
      signal: request.signal,
      duplex: "half",
    } as RequestInit),
  );
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
      const { accept } = init!.headers as { accept: string };
      const signal = init?.signal ?? new AbortController().signal;
      const get = (name: string) =>
        CREDENTIALS.has(name.toLowerCase())
          ? caller.headers.get(name)
          : name.toLowerCase() === "accept"
          ? accept
          : null;
      const answer = await handle({ method: "GET", url: String(url), headers: { get }, body: null, signal });
      // As over a network: an abort disconnects, which stops a lookup.
      if (answer.body instanceof ReadableStream) {
        answer.body = answer.body.pipeThrough(new TransformStream(), { signal });
      }
      return responseOf(answer);
    },
  });
}
