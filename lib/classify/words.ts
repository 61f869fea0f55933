/**
 * What the words of a page talk about: phrases of one to four words by topic, and a table that finds them by
 * hash while the page is scanned, without making a string of any word.
 *
 * Every CJK character counts as a word of its own. Source: written by hand from the wording of parking
 * services' templates (Vissers et al., "Parking Sensors", NDSS 2015, section 3; Zirngibl et al., "Domain
 * Parking: Largely Present, Rarely Considered", TMA 2022, section 4), of web servers' default pages and of
 * sign-in and payment forms; 2026-11-21.
 * @module
 */

/** A topic of {@link TOPICS}. */
export type Topic =
  | "sale"
  | "domain"
  | "parking"
  | "construction"
  | "hosting"
  | "signin"
  | "signup"
  | "secret"
  | "urgency"
  | "free"
  | "article"
  | "shop"
  | "company"
  | "legal"
  | "brand";

const PHRASES: Record<Topic, string> = {
  sale:
    "domain for sale|domain is for sale|domain name is for sale|is for sale|may be for sale|buy this domain|" +
    "purchase this domain|buy domain|this domain is available|make an offer|make offer|submit offer|" +
    "place a bid|minimum offer|premium domain|domain broker|buy now for|lease to own|" +
    "domain zu verkaufen|domain steht zum verkauf|diese domain kaufen|domain kaufen|zum verkauf|" +
    "domaine à vendre|domaine est à vendre|est à vendre|nom de domaine|acheter ce domaine|" +
    "dominio en venta|en venta|dominio è in vendita|in vendita|domein te koop|te koop|" +
    "домен продается|домен продаётся|продается домен|купить домен|域 名 出 售|域 名 转 让|出 售|" +
    "この ドメイン|interested in this domain|inquire about|domain inquiry|own this domain|get this domain|" +
    "price request|request price|acquire this|domain marketplace|interested in buying|your offer|" +
    "domain name for sale|selling this domain|want this domain|offer for this domain|trade domain",
  domain: "domain|domains|domain name|domainname|domaine|dominio|domein|домен|域 名|whois|registrar|escrow|" +
    "nameserver|nameservers|dns|expired|renew|renewal",
  parking:
    "domain parking|parked free|parked domain|is parked|parking page|parked page|has been parked|parked by|" +
    "geparkt|related searches|related links|related search|sponsored listings|sponsored links|" +
    "search ads|the sponsored listings|domain owner|this page was generated|provided by|" +
    "domain has expired|domain name has expired|domain expired|has expired|just been registered|" +
    "was registered|registered with|recently registered|newly registered|domain is registered|" +
    "domain has been registered|reserved domain|registered for a client|parkingcrew|sedo|bodis|" +
    "parked|parking|future home|future home of",
  construction:
    "under construction|coming soon|launching soon|site is coming|website is coming|in construction|" +
    "being built|work in progress|stay tuned|we are working|check back soon|opening soon|" +
    "website coming|page coming|im aufbau|im bau|en construction|bientôt|en construcción|próximamente|" +
    "in costruzione|em construção|em breve|в разработке|建 设 中|即 将|準 備 中|notify me|be back soon|" +
    "under maintenance|undergoing maintenance|something awesome|launch date|website is under",
  hosting: "welcome to nginx|it works|test page|default page|default web page|default website|apache2|" +
    "index of|web server is|web server software|website is ready|site is ready|placeholder page|placeholder|" +
    "hosting provider|hosting account|control panel|plesk|cpanel|ispconfig|directadmin|hestia|vesta|" +
    "account suspended|hosting account has been suspended|site is suspended|website is suspended|site has been suspended|" +
    "website has been suspended|site is currently suspended|site is temporarily|currently suspended|upload your website|upload your|public html|" +
    "httpdocs|document root|no website|not configured|not been configured|not yet configured|" +
    "successfully created|website has been created|replace this|new website|" +
    "this is the default|domain default page|default index|webspace|host europe|your site|" +
    "server is successfully installed|site not found|site not published|domain not found|" +
    "not connected|isn t connected|is not connected|powered by",
  signin:
    "log in|login|sign in|signin|log on|logon|sign on|password|passwords|passcode|username|user name|user id|" +
    "forgot password|forgot your password|remember me|keep me|stay signed in|" +
    "anmelden|einloggen|passwort|kennwort|benutzername|connexion|se connecter|mot de passe|identifiant|" +
    "iniciar sesión|contraseña|usuario|acceder|accedi|inloggen|wachtwoord|entrar|senha|войти|пароль|" +
    "登 录|登 陆|密 码|ログイン|パスワード|로그인|giriş|şifre|zaloguj|hasło|logga in|lösenord",
  signup: "sign up|signup|register|create account|create an account|create your account|join now|join|" +
    "registration|new account|registrieren|konto erstellen|créer un compte|inscription|s inscrire|" +
    "crear cuenta|regístrate|registrarse|registrati|cadastre|регистрация|注 册|subscribe|newsletter",
  secret:
    "card number|credit card|debit card|cvv|cvc|expiry date|expiration date|security code|social security|ssn|" +
    "mother s maiden|maiden name|date of birth|atm pin|sort code|account number|online banking|" +
    "seed phrase|recovery phrase|secret phrase|private key|wallet|connect wallet|mnemonic|" +
    "one time|otp|verification code|passport number|routing number|full name|phone number|" +
    "email password|email or phone|email address or phone|phone or email|phone email",
  urgency: "verify your|verify account|confirm your|verification|confirm your identity|unusual activity|" +
    "suspicious activity|suspended|limited|unlock|has been locked|update your|re enter|reactivate|" +
    "within 24|24 hours|security check|session expired|session has expired|validate|unauthorized|" +
    "incorrect|wrong password|try again|to continue|continue to|sign in to continue|please wait|" +
    "vérifier|bestätigen|verificar|подтвердите|free followers|claim|reward|winner|gift card|won|congratulations",
  free: "free wifi|wifi|wi fi|firmware|firmware upgrade|router|upgrade|wpa|network key|hotspot|" +
    "free internet|access point|captive|followers|likes|coins|gems|vote|voting|poll",
  article:
    "by|posted|posted on|posted by|published|comments|comment|reply|author|article|read more|share|tags|" +
    "archives|archive|blog|news|editor|story|category|categories|continue reading|permalink|previous|next|" +
    "recent posts|leave a reply|written by|minutes|ago|said|according|people|years|because|however",
  shop:
    "add to cart|cart|basket|checkout|shipping|returns|wishlist|order|orders|product|products|price|prices|" +
    "in stock|free shipping|store|shop|payment|delivery|customer|customers|warenkorb|panier|carrito",
  company:
    "about|about us|contact|contact us|careers|jobs|press|investors|help|faq|support|services|service|" +
    "our team|partners|events|programs|locations|sitemap|site map|resources|community|students|" +
    "impressum|kontakt|über uns|à propos|contacto|contatti|search",
  legal:
    "privacy policy|privacy|terms of use|terms of service|terms and conditions|terms|conditions|cookies|" +
    "cookie policy|all rights reserved|copyright|disclaimer|accessibility|datenschutz|agb|" +
    "mentions légales|confidentialité|privacidad|términos",
  brand:
    "at t|paypal|microsoft|outlook|hotmail|office 365|office365|microsoft 365|onedrive|sharepoint|dhl|facebook|messenger|" +
    "irs|verizon|mufg|adobe|acrobat|amazon|amazon prime|apple|apple id|icloud|itunes|wells fargo|ebay|swiss post|postfinance|naver|" +
    "instagram|whatsapp|rakuten|american express|amex|kddi|chase bank|jpmorgan|aeon|optus|coinbase|bradesco|caixa|jcb|ing bank|" +
    "hsbc|netflix|smbc|nubank|bank millennium|bank of america|citibank|capital one|barclays|lloyds bank|natwest|santander|" +
    "banco do brasil|itaú|bbva|crédit agricole|la banque postale|société générale|sparkasse|volksbank|postbank|commerzbank|" +
    "deutsche bank|unicredit|intesa sanpaolo|rabobank|abn amro|cibc|desjardins|scotiabank|sfr|ovh|comcast|xfinity|t mobile|" +
    "vodafone|google|gmail|google account|google accounts|youtube|yahoo|aol|linkedin|fedex|usps|ups tracking|royal mail|correos|" +
    "roblox|steam|steam community|playstation|xbox|twitch|tiktok|discord|twitter|snapchat|spotify|pinterest|reddit|tumblr|quora|" +
    "github|gitlab|bitbucket|dropbox|docusign|wetransfer|adobe id|wordpress|godaddy|yandex|vk|vkontakte|" +
    "protonmail|stack overflow|deviantart|mediafire|mega|airbnb|uber|booking com|alibaba|aliexpress|taobao|walmart|flipkart|" +
    "paytm|shopify|zoom|slack|salesforce|binance|kraken|bitfinex|blockchain|metamask|trust wallet|myetherwallet|ledger|trezor|opensea|" +
    "phantom|stripe|venmo|cash app|western union|visa|mastercard|vkontakte|вконтакте|яндекс|сбербанк|手 机|支 付 宝|微 信|" +
    "disney|hulu|crunchyroll|badoo|tinder|telegram|signal|skype|line|kakao|qq|alipay|wechat|epic games|fortnite|minecraft",
};

/** The topics in a fixed order: position is the number that {@link topicOf} returns. */
export const TOPICS: readonly Topic[] = Object.keys(PHRASES) as Topic[];

const SEED = 0x811c9dc5 | 0;
const SLOTS = 8192;
const KEYS = new Int32Array(SLOTS);
const VALUES = new Int8Array(SLOTS).fill(-1);

/** One step of the 32-bit FNV-1a hash of a word, over UTF-16 code units already in lower case. */
export function hashStep(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, 16777619);
}

/** What a hash starts with. */
export const HASH_SEED: number = SEED;

/** The hash of a text, all of its code units taken as they are. */
export function hashOf(text: string): number {
  let hash = SEED;
  for (let i = 0; i < text.length; i++) hash = hashStep(hash, text.charCodeAt(i));
  return hash;
}

/** The hash of a phrase from the hash of all words but the last and the hash of the last. */
export function joinHash(before: number, last: number): number {
  return Math.imul((before << 5) ^ (before >>> 27) ^ last, 0x9e3779b1);
}

/** Position in {@link TOPICS} of the phrase with this hash, or -1. */
export function topicOf(hash: number): number {
  let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
  while (VALUES[slot] !== -1) {
    if (KEYS[slot] === hash) return VALUES[slot]!;
    slot = (slot + 1) & (SLOTS - 1);
  }
  return -1;
}

TOPICS.forEach((topic, index) => {
  for (const phrase of PHRASES[topic].split("|")) {
    const hash = phrase.split(" ").map(hashOf).reduce(joinHash);
    let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    while (VALUES[slot] !== -1 && KEYS[slot] !== hash) slot = (slot + 1) & (SLOTS - 1);
    if (VALUES[slot] !== -1) continue; // A phrase of two topics belongs to the first.
    KEYS[slot] = hash;
    VALUES[slot] = index;
  }
});
