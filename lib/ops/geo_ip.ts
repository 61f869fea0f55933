import { records } from "../observe/resolve.ts";
import type { Op } from "./op.ts";

/** Network and country, one line per address; no line for what the tables do not know. */
export const geoIp: Op<"GeoIp"> = {
  op: "GeoIp",
  stage: "gather",
  asks: "resolvers",
  async run(subject) {
    const { geo } = subject.io;
    if (geo === null) return [];
    const { a = [], aaaa = [] } = await subject.once(records);
    return [...a, ...aaaa].flatMap((ip) => {
      const found = geo.lookup(ip);
      return found === null ? [] : [{ ip, ...found }];
    });
  },
};
