/**
 * What each sign of a page adds to the log-odds that it imitates a brand, and what counts against it.
 *
 * Source: set by hand, 2026-11, as one would bet, and held against 163 pages of kits and 512 others whose brands were read
 * by hand: `lib/match/README.md` has what each brings and how well the sum is calibrated.
 * @module
 */

/** What may show a brand: what each sign adds to the log-odds, set by hand, and what it is called. */
export const SIGNS = {
  host: [2.2, "its name in the host"],
  path: [1.4, "its name alone as a folder"],
  title: [2.4, "its name in the title"],
  titleShare: [2.4, "a title of little else"],
  siteName: [0.6, "its name as the site's"],
  origin: [1.4, "saved from its site"],
  copyright: [2.2, "its name in the copyright line"],
  headings: [0.5, "its name in a heading"],
  logos: [1.3, "its logo"],
  text: [0.5, "its name in the text"],
  textShare: [0.6, "hardly any other brand"],
  early: [0.5, "no brand before it"],
  attributes: [0.2, "its name in files and fields"],
  hidden: [0.4, "its name where nobody sees it"],
  disguised: [2, "its name in letters that only look like it"],
  loads: [2.1, "loads from its site"],
  links: [1.4, "links to its site"],
  icon: [2, "its icon from its site"],
  sameIcon: [3, "its icon"],
  sameLogo: [1.9, "a picture like its logo"],
  sameTitle: [1.2, "the title of its own page"],
  sameForm: [1.4, "the fields of its own sign-in form"],
  only: [1.1, "the only name, and the title is nobody's"],
  files: [2.4, "its name in files and scripts, and none in the text"],
} as const;

/** What else counts, in log-odds; `asks` and `asksData` in full where signs of 1 show the brand. */
export const BESIDE = {
  /** A page about which nothing is known. */
  prior: -2.6,
  /** For each of the log-odds of the strongest other brand. */
  rival: -0.7,
  /** It asks for a password, or else of value. */
  asks: 1.4,
  /** It has more than one field to fill in. */
  asksData: 0.7,
  /** It has none, and its text was seen. */
  asksNothing: -2,
  article: -1.5,
  /** For each doubling of its text beyond {@link LONG_TEXT}, at most {@link MAX_DOUBLINGS}. */
  long: -1.4,
  /** Its title names software or a device that people run themselves: its maker is named, too. */
  software: -4,
  /** It calls itself by the name of its host. */
  itself: -2.4,
  /** A firm of the same name, or a site of the brand's own that nobody listed, where no password is asked for. */
  namesake: -1.2,
} as const;

/** Characters of a text that is not long, and how many doublings of it count. */
export const LONG_TEXT = 2_500, MAX_DOUBLINGS = 2.5;

/** Hosts of services that pages of everybody load from and link to: of whom they are says nothing about the page. */
export const SHARED: RegExp =
  /(?:^|\.)(?:googleapis|gstatic|googletagmanager|google-analytics|googlesyndication|googleadservices|doubleclick|google|gravatar|ytimg|youtube|youtu|facebook|fbcdn|fb|twitter|x|twimg|t|linkedin|licdn|instagram|pinterest|pinimg|tiktok|whatsapp|telegram|cloudflare|cloudflareinsights|jsdelivr|unpkg|jquery|bootstrapcdn|fontawesome|typekit|vimeo|vimeocdn|wordpress|wp|blogger|blogspot|github|githubusercontent|adobe|addthis|sharethis|disqus|yahoo|yimg|bing|hotjar|newrelic|optimizely|apple|microsoft|paypalobjects|amazonaws|cloudfront|akamaihd)\.[a-z.]{2,6}$/;

/** Brands whose counters, buttons and tools pages of everybody have in their scripts, beside those of {@link SHARED}. */
export const WIDGETS: RegExp =
  /^(?:yandex|mail|vk|ok|qq|weibo|baidu|imgur|flickr|giphy|shopify|squarespace|wix|weebly|webflow|godaddy|stripe|klarna|hubspot|salesforce|zendesk|intercom|mailchimp|trustpilot|tripadvisor|yelp|reddit|tumblr|snapchat|spotify|soundcloud|dropbox|slack|zoom|1und1|ionos|ovh|oracle|ibm|sap|amazonaws|azure|steampowered|discord)\./;

/** Brands of cards: a form for payments names several of them. */
export const CARDS: RegExp = /^(?:visa|mastercard|maestro\w*|americanexpress|discover|dinersclub|jcb|unionpay\w*)\./;
