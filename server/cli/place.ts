/** Where to listen: on loopback, unless an address is given. */
export const PLACE = {
  expects: "a port such as 4000, or an address and a port such as 0.0.0.0:4000",
  parse(text: string): { host: string; port: number } | undefined {
    const [, host = "127.0.0.1", port] = /^(?:\[?([\da-f.:]+)\]?:)?(\d{1,5})$/i.exec(text) ?? [];
    return port !== undefined && +port <= 65_535 ? { host, port: +port } : undefined;
  },
  schema: { type: "string" },
} as const;
