import { records } from "../observe/resolve.ts";
import type { Op } from "./op.ts";

/** The name's addresses, IPv4 first. No line when it has none. */
export const ipEnumeration: Op<"IpEnumeration"> = {
  op: "IpEnumeration",
  stage: "gather",
  asks: "resolvers",
  async run(subject) {
    const { a = [], aaaa = [] } = await subject.once(records);
    return a.length + aaaa.length > 0 ? [[...a, ...aaaa]] : [];
  },
};
