import { h } from "../parts/dom.ts";
import { showProblem } from "../parts/problem.ts";
import { asOwner } from "../service/service.ts";

/** Returns a button that ends what is at a path, and then loads the list anew. `problem` shows a refusal. */
export function endButton(
  label: string,
  path: string,
  problem: HTMLElement,
  load: () => Promise<void>,
): HTMLButtonElement {
  const end = h("button", { type: "button" }, label);
  end.addEventListener("click", async () => {
    end.disabled = true;
    try {
      await asOwner("DELETE", path);
      await load();
    } catch (error) {
      showProblem(problem, error as Error);
      end.disabled = false;
    }
  });
  return end;
}
