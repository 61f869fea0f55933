/**
 * Services whose hosts and scripts pages of everybody use.
 * @module
 */

/** Hosts of services that pages of everybody load from and link to: of whom they are says nothing about the page. */
const SHARED =
  /(?:^|\.)(?:googleapis|gstatic|googletagmanager|google-analytics|googlesyndication|googleadservices|doubleclick|google|gravatar|ytimg|youtube|youtu|facebook|fbcdn|fb|twitter|x|twimg|t|linkedin|licdn|instagram|pinterest|pinimg|tiktok|whatsapp|telegram|cloudflare|cloudflareinsights|jsdelivr|unpkg|jquery|bootstrapcdn|fontawesome|typekit|vimeo|vimeocdn|wordpress|wp|blogger|blogspot|github|githubusercontent|adobe|addthis|sharethis|disqus|yahoo|yimg|bing|hotjar|newrelic|optimizely|apple|microsoft|paypalobjects|amazonaws|cloudfront|akamaihd)\.[a-z.]{2,6}$/;

/** Brands whose counters, buttons and tools pages of everybody have in their scripts, beside those of {@link SHARED}. */
const WIDGETS =
  /^(?:yandex|mail|vk|ok|qq|weibo|baidu|imgur|flickr|giphy|shopify|squarespace|wix|weebly|webflow|godaddy|stripe|klarna|hubspot|salesforce|zendesk|intercom|mailchimp|trustpilot|tripadvisor|yelp|reddit|tumblr|snapchat|spotify|soundcloud|dropbox|slack|zoom|1und1|ionos|ovh|oracle|ibm|sap|amazonaws|azure|steampowered|discord)\./;

/** Brands of cards: a form for payments names several of them. */
const CARDS = /^(?:visa|mastercard|maestro\w*|americanexpress|discover|dinersclub|jcb|unionpay\w*)\./;
/** Whether a brand is one of the cards that forms for payments name together. */
export const isCard = (brand: string): boolean => CARDS.test(brand);

/** Whether pages of everybody load from this host. */
export const isShared = (host: string): boolean => SHARED.test(host);

/** Whether pages of everybody have this brand's name in their scripts, whomever they imitate. */
export const isWidget = (brand: string): boolean => SHARED.test(brand) || WIDGETS.test(brand);

/** A text without addresses at services that everybody uses. */
export function withoutShared(text: string): string {
  return text.replace(
    /(?:https?:)?\/\/([a-z0-9.-]{1,253})/gi,
    (url, host) => isShared(host.toLowerCase()) ? "" : url,
  );
}
