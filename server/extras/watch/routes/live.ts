import { WATCHED } from "../service.ts";
import { InvalidParameter, quote } from "../../../checks.ts";
import { type Answer, answer } from "../../../wire/answer.ts";
import { startedBy } from "../../../wire/request.ts";
import type { Context, Route } from "../../../http/route.ts";
import { brandRoute, WATCH_ACCESS, watchRoute } from "./brand_route.ts";
import { READ } from "../../../wire/roles.ts";

/** Proxies that know it, such as nginx, hand each piece on at once. */
const STREAM_HEADERS = { "content-type": "text/event-stream" };
/** Positions as streams name them. */
const POSITION = /^\d{1,15}$/;

/** @throws {SquatError} `invalid_parameter` for a Last-Event-ID that no stream has sent. */
function lastEventId({ request }: Context): number | null {
  const id = request.headers.get("last-event-id") ?? "";
  if (id === "") return null;
  if (POSITION.test(id)) return Number(id);
  throw new InvalidParameter(
    `Cannot resume from Last-Event-ID ${quote(id)}: give the id of an event, or leave it out`,
  );
}

async function streamed(context: Context, brand?: string): Promise<Answer> {
  const after = lastEventId(context);
  const { owner } = context.caller!;
  const { request, session, service: { signIn } } = context;
  const of = {
    owner,
    by: startedBy(context.caller!),
    ...brand === undefined ? {} : { brand },
    // A session may end while its stream is open. Removed people and keys end theirs.
    ...session === null ? {} : { isAdmitted: async () => await signIn.session(request) !== null },
  };
  return answer(await context.service.extras.use(WATCHED).live.stream(of, after), { ...STREAM_HEADERS });
}

const streamHead = (): Answer => answer(null, { ...STREAM_HEADERS });

/** Events of watched brands as they happen. */
export const watchLiveRoutes: readonly Route[] = [
  watchRoute("GET /v1/watch/events/stream", {
    id: "live_watch_events",
    does: READ,
    summary:
      "Sends the events of all brands of the caller as they happen (text/event-stream), and `changed` when people have " +
      "changed something; Last-Event-ID resumes, and the stream ends after ten minutes to be resumed",
    access: WATCH_ACCESS,
    answers: { "text/event-stream": "Text" },
    head: streamHead,
    run: (_, context) => streamed(context),
  }),
  brandRoute("GET /v1/watch/brands/{brand}/events/stream", {
    id: "live_brand_events",
    does: READ,
    summary: "Sends the events of a brand as they happen, in the same way",
    answers: { "text/event-stream": "Text" },
    head: streamHead,
    run: ({ id }, _, context) => streamed(context, id),
  }),
];
