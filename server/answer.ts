const ENCODER: TextEncoder = new TextEncoder();

/**
 * Returns an answer that is there as a whole and says its length, which lets a listener send it in one piece, with
 * its head.
 */
export function wholeAnswer(text: string, init: { status?: number; headers: HeadersInit }): Response {
  const bytes = ENCODER.encode(text);
  const response = new Response(bytes, init);
  response.headers.set("content-length", String(bytes.length));
  return response;
}

/** Returns a value as JSON. */
export function jsonAnswer(value: unknown, init: { status?: number; headers?: HeadersInit } = {}): Response {
  const response = wholeAnswer(JSON.stringify(value) + "\n", { headers: {}, ...init });
  response.headers.set("content-type", "application/json");
  return response;
}
