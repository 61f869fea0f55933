// Whom does the name in the field imitate?
import { untwist } from "deadringer/match";

const input = document.querySelector("input"), output = document.querySelector("output");
input.addEventListener("input", () => {
  const [found] = untwist(input.value, ["paypal.com", "facebook.com"]);
  output.textContent = found === undefined ? "nobody" : `${found.brand}, ${found.kind}`;
});
