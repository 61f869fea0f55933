import { heardDate } from "./service_time.ts";

/** A request without success. */
export class Refusal extends Error {
  /** HTTP status; 0 when the service could not be reached. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * Sends a request to the service and returns its answer, which is a success.
 *
 * @throws {Refusal} when the service refuses or cannot be reached; an aborted request throws as fetch does.
 */
export async function send(path: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { cache: "no-store", ...init });
  } catch (error) {
    if (init.signal?.aborted === true) throw error;
    throw new Refusal(0, "The service cannot be reached. Check the connection, then try again");
  }
  heardDate(response.headers.get("date"));
  if (response.ok) return response;
  const problem = await response.json().catch(() => ({})) as { detail?: unknown; title?: unknown };
  const detail = String(problem.detail ?? problem.title ?? `The service answered ${response.status}`);
  const wait = response.headers.get("retry-after");
  throw new Refusal(
    response.status,
    wait === null || /\bwait\b|try again/i.test(detail) ? detail : `${detail}. Try again in ${wait} s`,
  );
}
