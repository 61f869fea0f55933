/**
 * Yields the lines of a text without their ends, LF or CRLF. Not by node:readline, which ends a line at U+2028 too: JSON
 * may contain that.
 *
 * @param most Characters of a line.
 * @param tooLong What is thrown for a longer one.
 */
export async function* textLines(
  bytes: AsyncIterable<Uint8Array>,
  most: number,
  tooLong: () => Error,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const whole = (line: string) => line.endsWith("\r") ? line.slice(0, -1) : line;
  let rest = "";
  for await (const chunk of bytes) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
    rest = lines.pop()!;
    if (rest.length > most) throw tooLong();
    yield* lines.map(whole);
  }
  if (rest !== "") yield whole(rest);
}
