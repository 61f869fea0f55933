import { expect, test } from "vitest";
import { defanged } from "../../../../../server/web/page/parts/copy.tsx";
import { changesOf, happened, whyListed } from "../../../../../server/extras/watch/pages/inbox/words.ts";
import type { Assessment, BrandName } from "../../../../../server/client.ts";
import { event } from "../events.ts";

test("why a name is listed: what happened, what its page is, what changed", () => {
  const made = event({
    type: "new",
    verdict: "phishing",
    changes: [
      { signal: "mail", from: "", to: "yes" },
      { signal: "registrar", from: "", to: "Example Registrar" },
    ],
  });
  const assessed = (verdict: Assessment["verdict"]) =>
    ({ verdict, rated: verdict !== null }) as BrandName["assessment"];
  expect(whyListed({ event: made, assessment: assessed("phishing") })).toBe(
    "New · phishing · takes mail",
  );
  expect(whyListed({ event: null, assessment: assessed("parked") })).toBe("Found by the first run · parked");
  // Not rated is not harmless.
  expect(whyListed({ event: null, assessment: assessed(null) })).toBe(
    "Found by the first run · not rated",
  );
  const changed = event({
    type: "changed",
    verdict: "phishing",
    changes: [
      { signal: "mail", from: "no", to: "yes" },
      { signal: "network", from: "", to: "example" },
      { signal: "certificate", from: "issuer", to: "" },
    ],
  });
  expect(changesOf(changed)).toEqual([
    "takes mail",
    "Network: not known → example",
    "Certificate: issuer → none",
  ]);
  // A change that leaves the verdict as it was does not say it.
  expect(whyListed({ event: changed, assessment: assessed("unclear") })).toContain(
    "Changed · unclear · takes",
  );
  expect(happened(made)).toBe("phishing · takes mail");
  const failed = event({ type: "run_failed", reasons: ["No resolver answers"], changes: [], name: null });
  expect(changesOf(failed)).toEqual(["No resolver answers"]);
});

test("a defanged name is no link", () => {
  expect(defanged("login.kestrelbnak.com")).toBe("login[.]kestrelbnak[.]com");
});
