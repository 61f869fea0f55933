// What a day of new registrations is made of. A host's number says what it is; 5 in 100 are slow or broken.
/** How often a host that drips sends a byte. */
export const DRIP_MS = 500;

const WORDS =
  "alpine amber anchor birch cedar clover coral cotton delta ember fern garden harbor hazel ivory jasper lemon " +
  "linen maple meadow mint mosaic north ocean olive orchid pepper pine plum quartz raven ridge river saffron sage silver " +
  "stone summit sunset thistle timber tulip velvet violet walnut willow winter yarrow zephyr";
const words = WORDS.split(" ");

/** What a host is. */
export type Kind =
  | "none"
  | "no_address"
  | "parked"
  | "shop"
  | "blog"
  | "empty"
  | "broken"
  | "silent"
  | "drip"
  | "kit";

/** The name of a number: two words and the number, none of a brand. */
export const nameOf = (n: number): string =>
  `${words[n % words.length]}${words[Math.floor(n / 7) % words.length]}${n}.com`;

const SYLLABLES =
  "bal bor cal dor fen gar hul jin kal kel lor mar mir nel nor pel pol quin ral rin sel sor tal tor val vel vor wen yor zan"
    .split(" ");
/** One of 27,000 names of brands, none of which a page here shows. */
export const brandOf = (n: number): string =>
  [n % 30, Math.floor(n / 30) % 30, Math.floor(n / 900) % 30].map((each) => SYLLABLES[each]).join("")
    .replace(/^./, (letter) => letter.toUpperCase());

let every = 920;
/** Makes one of so many hosts a phishing page. */
export const plantEvery = (each: number): void => void (every = each);
const numberOf = (host: string): number => Number(/(\d+)\.com$/.exec(host)?.[1] ?? -1);

/** What a host is, by its number. */
export function kindOf(host: string): Kind {
  const n = numberOf(host);
  if (n < 0) return "none";
  if (n % every === 7) return "kit";
  const share = (n * 7919) % 1000;
  if (share < 300) return "none";
  if (share < 400) return "no_address";
  if (share < 430) return "broken";
  if (share < 445) return "silent";
  if (share < 450) return "drip";
  if (share < 700) return "parked";
  if (share < 800) return "empty";
  return share < 900 ? "shop" : "blog";
}

/** The address of a host: parked ones share a few, as those of a parking service do. */
export function addressOf(host: string): string {
  const n = numberOf(host.replace(/\.$/, ""));
  return kindOf(host.replace(/\.$/, "")) === "parked"
    ? `127.9.9.${1 + n % 32}`
    : `127.${20 + (n >> 16)}.${(n >> 8) & 255}.${1 + n % 250}`;
}

/** The page of a host. */
export function pageOf(kind: Kind, host: string): string {
  const text = `We make things that last, and mend what does not. ${host} `.repeat(30);
  switch (kind) {
    case "kit":
      return `<title>Kestrelbank</title><img src="/files/logo.png" alt="Kestrelbank logo"><h1>Sign in to Kestrelbank</h1>
<form method=post action=next.php><input name=user><input type=password name=pass></form>© 2026 Kestrelbank`;
    case "parked":
      return `<title>${host} is for sale</title><h1>This domain is for sale</h1><p>Buy this domain. <a
href="https://sedo.com/search/details/?domain=${host}">Make an offer</a>`;
    case "empty":
      return "<html><head></head><body></body></html>";
    case "blog":
      return `<title>Ten banks compared</title><article><h1>Ten banks compared</h1><p>We opened accounts with
<a href="https://kestrelbank.com/">Kestrelbank</a>, Northbank and Southbank. ${text}</article>`;
    default:
      return `<title>Shop</title><h1>Shop</h1><p>${text}</p><form action=/search><input name=q></form>`;
  }
}
