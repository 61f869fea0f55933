/**
 * The pages of the miniature internet that are about nobody's brand, and styles.
 * @module
 */

/** A page in its parts. */
export interface PageText {
  title: string;
  /** What stands in its head beside title and style. */
  head: string;
  style?: string;
  body?: string;
}

/** The style of the fictional brands. */
export const brandStyle = (colour: string): string => `
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #22303c; background: #f5f1ea }
header { display: flex; align-items: center; gap: 40px; padding: 18px 64px; background: #fff; border-bottom: 3px solid ${colour} }
header img { height: 40px }
nav a { margin-right: 28px; color: #22303c; text-decoration: none; font-weight: 600 }
.columns { display: grid; grid-template-columns: 1fr 360px; gap: 56px; max-width: 1120px; margin: 0 auto; padding: 56px 24px }
h1 { font: 700 44px/1.15 Georgia, serif; margin: 0 0 20px }
section { margin-top: 36px; padding-top: 20px; border-top: 1px solid #d8d0c3 }
form { align-self: start; padding: 28px; border-radius: 10px; background: #fff; box-shadow: 0 6px 24px #0002 }
form h2 { margin: 0 0 16px; font-size: 20px }
label { display: block; margin-bottom: 14px; font-size: 14px }
input { display: block; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid #b9b0a2; border-radius: 6px; font: inherit }
button { width: 100%; padding: 12px; border: 0; border-radius: 6px; background: ${colour}; color: #fff; font: 600 16px system-ui, sans-serif }
.alert { margin: 0; padding: 14px 64px; background: #fdecea; color: #8a1c10; border-bottom: 1px solid #e5b3ad }
footer { padding: 24px 64px; color: #6c7680; font-size: 13px }
`;

/** The style of a parking page. */
export const PARKED_STYLE: string = `
body { margin: 0; min-height: 100vh; background: linear-gradient(#1d4f91, #0b2545); font: 16px/1.5 Arial, sans-serif; color: #fff; text-align: center }
h1 { margin: 0; padding: 64px 0 8px; font-size: 36px }
ul { list-style: none; width: 560px; margin: 24px auto; padding: 0 }
li a { display: block; margin: 12px 0; padding: 18px; border-radius: 6px; background: #fff; color: #1d4f91; font-size: 20px; text-align: left; text-decoration: none }
li a::after { content: "›"; float: right }
p a { color: #ffd166 }
`;

const SHOP_PIECES: readonly [name: string, price: number, colour: string][] = [
  ["Garden bench, oak", 420, "#a9764a"],
  ["Three-legged stool, ash", 95, "#d9b98a"],
  ["Book shelf, walnut", 310, "#6b4a32"],
];

/** A joiner's shop. */
export const SHOP: PageText = {
  title: "Kestrel's Bench - hand-made furniture",
  head: '<meta name="generator" content="WooCommerce 8.5.2"><script src="/wp-content/plugins/woocommerce/assets/js/frontend/add-to-cart.min.js?ver=8.5.2"></script>',
  style: `
body { max-width: 960px; margin: 0 auto; padding: 40px 24px; font: 17px/1.6 Georgia, serif; color: #3b2f26; background: #fbf8f3 }
h1 { font-size: 42px; margin: 0 }
ul { display: grid; grid-template-columns: repeat(3, 1fr); gap: 24px; list-style: none; padding: 0 }
li { padding: 16px; background: #fff; border: 1px solid #e6ddd0 }
li svg, li b { display: block; margin-bottom: 8px }
button { padding: 8px 16px; border: 1px solid #3b2f26; background: #3b2f26; color: #fff; font: inherit }
`,
  body: `<nav><a href="/shop">Shop</a> · <a href="/workshop">The workshop</a> · <a href="/delivery">Delivery</a> · <a href="/contact">Contact</a> · <a href="/basket">Basket (0)</a></nav><h1>Kestrel's Bench</h1><p>Benches, stools and shelves from ash and oak, made in a workshop by the river. Every piece is signed and numbered.</p><ul>${
    SHOP_PIECES.map(([name, price, colour]) =>
      `<li><svg viewBox="0 0 120 80"><path d="M10 30h100v12H10zM18 42h8v32h-8zM94 42h8v32h-8z" fill="${colour}"/></svg>${name} <b>€ ${price}</b> <button>Add to cart</button></li>`
    ).join("")
  }</ul><h2>How we work</h2><p>We buy trees that fell in storms, saw them in our own yard and dry the boards for two years. Joints are cut by hand and glued without screws, so that a bench can be taken apart and mended by your grandchildren. Orders leave the workshop within three weeks; we deliver by our own van in the valley and by carrier elsewhere.</p><h2>Visit us</h2><p>Opening hours: Tuesday to Saturday, 10 to 18. Mill Lane 4, by the old bridge. <a href="tel:+3225550143">Telephone 02 555 01 43</a>, <a href="mailto:hello@kestrels-bench.example">write to us</a>.</p><footer><p><a href="/terms">Terms</a> · <a href="/privacy">Privacy</a> · <a href="/returns">Returns</a> · © Kestrel's Bench, joiners since 1994</p></footer>`,
};

/** A bird-watcher's blog. */
export const BLOG: PageText = {
  title: "Notes on kestrels",
  head: '<meta name="generator" content="WordPress 6.4.2"><link rel="stylesheet" href="/wp-content/themes/plain/style.css">',
  style: `
body { max-width: 640px; margin: 0 auto; padding: 56px 24px; font: 18px/1.7 Georgia, serif; color: #222 }
h1 { padding-bottom: 16px; border-bottom: 1px solid #ccc; font-size: 38px }
h2 { color: #355e3b }
`,
  body: '<nav><a href="/">Home</a> · <a href="/about/">About</a> · <a href="/archive/">Archive</a> · <a href="/feed/">RSS</a></nav><h1>Notes on kestrels</h1>' +
    '<article><h2><a href="/2026/10/hovering/">Hovering</a></h2><p><time>12 October 2026</time> by Marit</p><p>A kestrel hovers by flying into the wind at exactly the wind\'s speed. Its head stays within six millimetres of one spot, while wings and tail do the work. I spent three evenings at the dyke with a camera on a tripod, and the drawing below the fold shows what the wing tips do between two beats.</p><p><a href="/2026/10/hovering/#comments">4 comments</a></p></article>' +
    '<article><h2><a href="/2026/06/nest-box/">The nest box by the church</a></h2><p><time>3 June 2026</time> by Marit</p><p>Five chicks this year, ringed on Sunday by the bird group. The youngest is a week behind the others and waits in the corner until they have eaten. Voles are plenty on the set-aside fields, so I think that it will make it.</p><p><a href="/2026/06/nest-box/#comments">11 comments</a></p></article>' +
    '<article><h2><a href="/2026/03/field-guide/">Which field guide?</a></h2><p><time>20 March 2026</time> by Jonas</p><p>Readers ask which book to take along. Ours has lost its cover, which says enough: the one with the paintings, not the one with the photographs, because a painting shows a bird as you see it on a grey afternoon.</p></article>' +
    '<footer><p>Written by two neighbours since 2011. <a href="/privacy/">Privacy</a></p></footer>',
};

/** The default page of an unconfigured web server. */
export const BLANK: PageText = {
  title: "Welcome to nginx!",
  head: "",
  style: "html { color-scheme: light dark } body { width: 35em; margin: 0 auto; font-family: Tahoma, Verdana, Arial, sans-serif }",
  body: "<h1>Welcome to nginx!</h1><p>If you see this page, the web server is successfully installed.</p>",
};
