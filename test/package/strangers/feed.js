// deno run -A feed.js names.txt: which of these names imitate our brands?
import { brands, match } from "deadringer/match";
import { permute } from "deadringer/permute";

const ours = brands(["paypal.com", { domain: "facebook.com", names: ["Meta"] }]);
for (const name of (await Deno.readTextFile(Deno.args[0])).trim().split("\n")) {
  const [best] = match(name, ours);
  if (best !== undefined) console.log(name, best.brand, best.kind);
}
console.log([...permute("paypal.com", { budget: 3 })].length);
