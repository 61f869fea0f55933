/**
 * How much each change of a name matters, as a table. Source: this project's own judgement; see the decisions in the
 * room's README.
 * @module
 */

/**
 * The rules, first match first. An event is as severe as its most severe change.
 *
 * A name has a standing severity by the rules of `known`: what it is, whether or not anything happened. An event that
 * introduces a name (`new`, `returned`) is at least as severe by these rules, and more where its being new is a reason.
 * A change is as severe as what moved, which can be more than what the name is (mail from no to yes) or less (another
 * registrar of a phishing page). A name is shown with the higher one of its standing severity and that of its last
 * event; see `assess`.
 */
export const DEFAULT_RULES = [
  { when: { type: "changed", signal: "verdict", to: "phishing" }, severity: "high" },
  { when: { type: "changed", signal: "verdict", from: "phishing" }, severity: "low" },
  { when: { type: "changed", signal: "verdict" }, severity: "none" },
  { when: { type: "changed", signal: "mail", to: "yes" }, severity: "high" },
  { when: { type: "changed", signal: "mail" }, severity: "low" },
  { when: { type: "changed", signal: "owned", to: "no" }, severity: "high" },
  { when: { type: "changed", signal: "certificate", to: "none" }, severity: "none" },
  // Parking providers issue certificates by themselves.
  { when: { type: "changed", signal: "certificate", verdict: "parked" }, severity: "low" },
  { when: { type: "changed", signal: "certificate", from: "none" }, severity: "high" },
  { when: { type: "changed", signal: "certificate" }, severity: "low" },
  { when: { type: "changed", signal: "picture", to: "alike" }, severity: "high" },
  { when: { type: "changed", signal: "icon", to: "alike" }, severity: "high" },
  { when: { type: "changed", signal: "registration_date" }, severity: "medium" },
  { when: { type: "changed", signal: "holds" }, severity: "low" },
  // From one parking page to the next.
  { when: { type: "changed", verdict: "parked" }, severity: "none" },
  { when: { type: "changed", signal: "page", to: "yes" }, severity: "high" },
  { when: { type: "changed", signal: "page" }, severity: "low" },
  { when: { type: "changed", signal: "network", from: "none" }, severity: "medium" },
  { when: { type: "changed" }, severity: "low" },
  { when: { type: "gone" }, severity: "low" },
  { when: { type: "run_failed" }, severity: "medium" },
  { when: { type: "run_incomplete" }, severity: "low" },
  { when: { type: "run_ok" }, severity: "low" },
  // What a name is. That it is old and accepts mail is true of many firms with a similar name.
  { when: { type: "known", verdict: "phishing" }, severity: "high" },
  { when: { type: "known", verdict: "legitimate" }, severity: "low" },
  { when: { type: "known", signal: "mail", to: "yes" }, severity: "medium" },
  { when: { type: "known" }, severity: "low" },
  // New and returned names.
  { when: { verdict: "phishing" }, severity: "high" },
  { when: { signal: "mail", to: "yes" }, severity: "high" },
  { when: { verdict: "parked" }, severity: "low" },
  { when: {}, severity: "medium" },
] as const;
