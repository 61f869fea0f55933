/**
 * Figures of a browser's capture as named numbers.
 * @module
 */
import type { CaptureFacts } from "./facts.ts";
import { lg, ramp, type Row, yes } from "./feature.ts";

const CAPTURE_COUNTS = [
  "average_link_length",
  "average_link_length_same_domain",
  "initial_response_size",
  "kword_auction",
  "kword_contact",
  "kword_domain",
  "kword_découvr",
  "kword_host",
  "kword_héberge",
  "kword_internet",
  "kword_mainten",
  "kword_offer",
  "kword_price",
  "kword_regist",
  "kword_serveur",
  "kword_servic",
  "kword_site",
  "kword_transfer",
  "kword_websit",
  "maximum_link_length",
  "number_different_link_domains",
  "number_domain_keywords_en",
  "number_frames",
  "number_images",
  "number_link_same_domain",
  "number_links",
  "number_non_link_characters",
  "number_parking_kewords_en",
  "number_redirects",
  "number_together_in_line_keywords_en",
  "text_alpha_length",
] as const;
const CAPTURE_SHARES = [
  "initial_response_ratio",
  "link_to_text_ratio",
  "third_party_data_ratio",
  "third_party_html_content_ratio",
  "third_party_requests_ratio",
] as const;
const CAPTURE_FLAGS = [
  "different_final_domain",
  "domain_in_text",
  "domain_in_title",
  "in_warninglist",
  "keyword_in_title_en",
  "presence_of_nav",
  "stemmed_keyword_in_title",
] as const;

/** One row a feature, in a fixed order. */
export function captureRows(c: CaptureFacts, row: Row): void {
  const number = (key: string): number => {
    const v = Number(c[key] ?? 0);
    return Number.isFinite(v) ? Math.min(1e9, Math.max(0, v)) : 0;
  };
  const flag = (key: string): number =>
    yes(c[key] === true || /^true$/i.test(String(c[key])) || c[key] === 1);
  row("capture seen", "capture", 1);
  for (const key of CAPTURE_COUNTS) row(`capture:${key}`, "capture", lg(number(key)) / 3);
  for (const key of CAPTURE_SHARES) row(`capture:${key}`, "capture", Math.min(1, number(key)));
  for (const key of CAPTURE_FLAGS) row(`capture:${key}`, "capture", flag(key));
  const textLength = number("text_alpha_length");
  // The share of key words among the words says more than their number.
  for (const key of CAPTURE_COUNTS) {
    if (!/kword|keyword|kewords/.test(key)) continue;
    row(`capture: share of ${key}`, "capture", Math.min(1, 20 * number(key) / (textLength + 50)));
  }
  row("capture:no text", "capture", yes(textLength < 20));
  row("capture:short text", "capture", 1 - ramp(textLength, 300, 5000));
  row("capture:no links", "capture", yes(number("number_links") === 0));
  row(
    "capture:few links, domain in title",
    "capture",
    yes(number("number_links") < 30) * flag("domain_in_title"),
  );
  row("capture:domain in text, short", "capture", flag("domain_in_text") * (1 - ramp(textLength, 300, 5000)));
}
