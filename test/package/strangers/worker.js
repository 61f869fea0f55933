// A worker that scores a feed: names in, one a line; those that imitate a brand out.
import { brands, match } from "deadringer/match";

const ours = brands(["paypal.com", "kestrelbank.com"]);

export default {
  async fetch(request) {
    const names = (await request.text()).split("\n").filter((name) => name !== "");
    return Response.json(names.flatMap((name) => {
      const [best] = match(name, ours);
      return best === undefined ? [] : [{ name, brand: best.brand, probability: best.probability }];
    }));
  },
};
