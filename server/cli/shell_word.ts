/** Returns a text as one word of a POSIX shell's command line: in quotes when a character of it means something there. */
export function shellWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
