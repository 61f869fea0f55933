import { responseOf, streamOf } from "../../wire/answer.ts";
import { inputOf } from "../fetch.ts";
import { FilePace, type Handler, type Listener, type ListenOptions, WRITE_STALL_MS } from "./listen.ts";

/** The part of Deno that is used here: the types of Node lack it. */
interface DenoServe {
  serve(
    options: { hostname: string; port: number; cert?: string; key?: string; onListen: () => void },
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Promise<Response>,
  ): { addr: { port: number }; shutdown(): Promise<void>; finished: Promise<void> };
}

/** Answers up to this size are left to the runtime, which buffers them at no extra cost while a reader stalls. */
const WHOLE_BYTES = 64 * 1024;

const EMPTY = new Blob();

/** Time between attempts to listen again. */
const RELISTEN_MS = 250;

/**
 * Serves with `Deno.serve`: HTTP/1.1 and HTTP/2 on one port, with and without TLS.
 *
 * It does not limit connections and does not close idle or slow ones, so clients could exhaust its file descriptors:
 * only this machine or a proxy that limits connections may reach it.
 */
export function listenDeno(handler: Handler, options: ListenOptions): Promise<Listener> {
  const { serve } = (globalThis as unknown as { Deno: DenoServe }).Deno;
  const streams = new Set<() => void>();
  const { writeStallMs = WRITE_STALL_MS } = options;
  let closing = false;
  const listen = (port: number) =>
    serve(
      { hostname: options.host, port, ...options.tls, onListen: () => {} },
      async (request, info) => {
        const answer = await handler(inputOf(request), () => info.remoteAddr.hostname);
        const { headers, body } = answer;
        if (body === null) {
          // Without a body Deno would announce an empty one for GET too (RFC 9110 section 8.6).
          const hasSome = request.method === "HEAD" && headers["content-length"] === undefined;
          return responseOf(hasSome ? { ...answer, body: EMPTY.stream() } : answer);
        }
        if (!(body instanceof ReadableStream) && body.length <= WHOLE_BYTES) return responseOf(answer);
        return responseOf({
          ...answer,
          body: watch(streamOf(body), new FilePace(headers, writeStallMs), writeStallMs, streams),
        });
      },
    );
  let server = listen(options.port);
  const { port } = server.addr;
  // Without this, a connection that cannot be accepted, as for want of file descriptors, would end the process.
  const watchServer = () => {
    server.finished.catch(async (error) => {
      options.onFailure?.(error);
      while (!closing) {
        await new Promise((resolve) => setTimeout(resolve, RELISTEN_MS));
        try {
          if (!closing) server = listen(port);
          return watchServer();
        } catch {
          // The port is not free yet, or there are still too many open files.
        }
      }
    });
  };
  watchServer();
  return Promise.resolve({
    port,
    connections: () => null,
    async close(graceMs) {
      closing = true;
      const over = Promise.withResolvers<void>();
      const timer = setTimeout(() => {
        streams.forEach((cut) => cut());
        over.resolve();
      }, graceMs);
      // Shutdown waits for stalled readers of buffered data without a limit, and cannot disconnect them.
      await Promise.race([server.shutdown(), over.promise]);
      clearTimeout(timer);
    },
  });
}

/** The same bytes; ends when the reader stalls for that long, or takes a file too slowly. */
function watch(
  body: ReadableStream<Uint8Array>,
  pace: FilePace,
  stallMs: number,
  streams: Set<() => void>,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cut = () => {};
  let offered = 0, offeredAt = 0;
  const end = () => {
    clearTimeout(timer);
    streams.delete(cut);
  };
  return new ReadableStream<Uint8Array>({
    start(out) {
      cut = () => {
        end();
        // Deno prints the error that ends a body: without its stack.
        out.error("A stalled reader was disconnected");
        reader.cancel(new DOMException("The reader takes nothing", "AbortError")).catch(() => {});
      };
      streams.add(cut);
    },
    async pull(out) {
      clearTimeout(timer);
      if (offered > 0 && pace.isTooSlow(offered, performance.now() - offeredAt)) return cut();
      const { done, value } = await reader.read().catch(() => {
        end();
        // A line, as above.
        throw "A body broke off: see the log";
      });
      if (done) {
        end();
        out.close();
      } else {
        out.enqueue(value);
        offered = value.length;
        offeredAt = performance.now();
        timer = setTimeout(cut, stallMs);
      }
    },
    cancel(reason) {
      end();
      return reader.cancel(reason);
    },
  }, { highWaterMark: 0 });
}
