/**
 * Figures of a browser's capture, named as in the published set of AntoniaBK/parking-page-detection.
 * @module
 */
// deno-fmt-ignore-file

/** Counts and sizes. */
export const CAPTURE_COUNTS: readonly string[] = [
  "average_link_length", "average_link_length_same_domain", "initial_response_size", "kword_auction",
  "kword_contact", "kword_domain", "kword_découvr", "kword_host", "kword_héberge", "kword_internet",
  "kword_mainten", "kword_offer", "kword_price", "kword_regist", "kword_serveur", "kword_servic", "kword_site",
  "kword_transfer", "kword_websit", "maximum_link_length", "number_different_link_domains",
  "number_domain_keywords_en", "number_frames", "number_images", "number_link_same_domain", "number_links",
  "number_non_link_characters", "number_parking_kewords_en", "number_redirects",
  "number_together_in_line_keywords_en", "text_alpha_length",
];

/** Shares, 0 to 1. */
export const CAPTURE_SHARES: readonly string[] = [
  "initial_response_ratio", "link_to_text_ratio", "third_party_data_ratio", "third_party_html_content_ratio",
  "third_party_requests_ratio",
];

/** True or false. */
export const CAPTURE_FLAGS: readonly string[] = [
  "different_final_domain", "domain_in_text", "domain_in_title", "in_warninglist", "keyword_in_title_en",
  "presence_of_nav", "stemmed_keyword_in_title",
];
