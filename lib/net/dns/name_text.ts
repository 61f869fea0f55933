/** Buffer for the text of a name; a byte takes at most four characters. */
const SCRATCH = new Uint8Array(4 * 256);

/** Names that were decoded recently, each at the hash of its text. */
const RECENT: string[] = new Array(256).fill("");

/** The text of that length in the buffer. Most denials name the same zone and servers: they share one string. */
export function textOf(length: number): string {
  let hash = 0;
  for (let i = 0; i < length; i++) hash = (Math.imul(hash, 31) + SCRATCH[i]!) | 0;
  const slot = (hash ^ (hash >> 16)) & 255;
  const recent = RECENT[slot]!;
  if (recent.length === length) {
    let i = 0;
    while (i < length && recent.charCodeAt(i) === SCRATCH[i]) i++;
    if (i === length) return recent;
  }
  return RECENT[slot] = String.fromCharCode.apply(null, SCRATCH.subarray(0, length) as never);
}

/** Writes the end of a label into the buffer; returns the next position. */
export function writeDot(at: number): number {
  SCRATCH[at] = 46;
  return at + 1;
}

/** Writes a byte of a label in lower case, escaped if necessary; returns the next position. */
export function writeByte(byte: number, at: number): number {
  if (byte >= 65 && byte <= 90) SCRATCH[at++] = byte | 32;
  else if (byte <= 32 || byte >= 127) {
    for (const digit of [92, 48 + Math.floor(byte / 100), 48 + Math.floor(byte / 10) % 10, 48 + byte % 10]) {
      SCRATCH[at++] = digit;
    }
  } else {
    if (byte === 46 || byte === 92) SCRATCH[at++] = 92;
    SCRATCH[at++] = byte;
  }
  return at;
}
