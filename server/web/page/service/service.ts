import { type Client, ClientError, createClient } from "../../../client.ts";
import { apiKey, unauthenticated } from "./api.ts";
import { Refusal } from "./send.ts";
import { heardDate } from "./service_time.ts";
import { forgetSession, session } from "./session.ts";

/** One client for each key: it caches lists by entity tag. */
let current: { key: string; client: Client } | undefined;

/** Returns the client of the service: with the key of this tab if there is one, else with the session. */
export function service(): Client {
  const key = apiKey.get();
  if (current?.key !== key) {
    const client = createClient({
      server: location.origin,
      key: key === "" ? null : key,
      attempts: 1,
      fetch: async (url, init) => {
        const response = await fetch(url, { cache: "no-store", ...init });
        heardDate(response.headers.get("date"));
        if (response.status === 401) {
          if (key === "") forgetSession();
          unauthenticated.dispatchEvent(new Event("refused"));
        }
        return response;
      },
    });
    current = { key, client };
  }
  return current.client;
}

/** Whether there is a key or somebody is signed in: without either, the service answers 401. */
export async function hasAccess(): Promise<boolean> {
  return apiKey.get() !== "" || (await session().catch(() => null))?.owner != null;
}

/** Status of the refusal; 0 for another error. */
export function statusOf(error: unknown): number {
  if (error instanceof Refusal) return error.status;
  return error instanceof ClientError ? error.problem?.status ?? 0 : 0;
}
