/**
 * The program, as whoever runs it writes it: a checkout, which runs as TypeScript, has npm's scripts or Deno. A command
 * goes behind it.
 */
export const PROGRAM: string = !import.meta.url.endsWith(".ts")
  ? "deadringer"
  : "Deno" in globalThis
  ? "deno run -A server"
  : "npm run -s deadringer --";
