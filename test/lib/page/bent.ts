/**
 * Pages whose tags are bent in every way that browsers mend: a seeded grammar, the same pages on every machine.
 * @module
 */

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Elements of every kind that the parser of browsers treats in a way of its own. */
const ELEMENTS =
  ("p div span b i a font nobr em ul li dl dt dd h1 h4 pre center address button label fieldset marquee object applet " +
    "table caption colgroup col tbody thead tr td th select option optgroup hr br wbr img image input keygen " +
    "svg math desc foreignObject title mi mo mtext annotation-xml mglyph malignmark g path circle rp rt ruby " +
    "html head body frameset frame noframes noembed iframe xmp listing plaintext script style textarea template noscript " +
    "form base link meta details summary dialog main search custom-x bgsound embed param source track area map menu")
    .split(" ");
/** What opens an element whose content is no markup, or foreign. */
const RAW = ["script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes", "noscript"];
const VALUES = [
  "x",
  "",
  ">",
  "<",
  "</p>",
  "'",
  '"',
  "=",
  "`",
  "/",
  "&gt;",
  "&#0;",
  "&amp",
  "&notit;",
  "&#x110000;",
  "a=b",
  "<!--",
  "-->",
  "]]>",
  "<input type=password>",
  "\0",
  "\n",
  "\t>",
  " ",
  "é",
  "\u{1f426}",
  "</script>",
  "</textarea>",
  "</xmp>",
  "</noscript>",
];
const NAMES = [
  "x",
  "=",
  "y",
  "type",
  "name",
  "href",
  '"',
  "'",
  "<",
  "a",
  "/",
  "class",
  "\0n",
  "=z",
  "ONCLICK",
  "color",
  "encoding",
];
const COMMENTS = [
  "<!-- x -->",
  "<!-->",
  "<!--->",
  "<!-- x --!>",
  "<!-- - -- -->",
  "<!---->",
  "<! x>",
  "<!>",
  "<?x y?>",
  "</ x>",
  "</>",
  "<!-x>",
  "<!--<!-->",
  "<!-- <x -->",
  "<!--x--!-->",
  "<![CDATA[ x ]]>",
  "<![CDATA[<p>]]>",
  "<![CDATA[ x>]]",
  "<!doctype>",
  "<!DOCTYPE html>",
  '<!doctype html public "x">',
  "<!-- x",
  "<![CDATA[ <!-- ]]>",
  "</ x='>'>",
  "<!--x->",
  "<!---x>",
];
const TEXTS = [
  "x",
  " ",
  "&lt;p&gt;",
  "a < b",
  "<",
  "<<",
  "</",
  "&",
  "\0",
  "]]>",
  "-->",
  '"',
  "'",
  "x=y",
  "&#60;",
  "<1 a='b>",
  "<é>",
  "< p>",
  "\r\n",
];

/** Writes one page from a seed. */
export function bentPage(seed: number): string {
  const next = seeded(seed);
  const below = (count: number): number => Math.floor(next() * count);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const may = (share: number): boolean => next() < share;
  let marks = 0;

  const cased = (name: string): string => may(0.1) ? name.toUpperCase() : name;
  const attribute = (): string => {
    const name = one(NAMES), value = one(VALUES);
    return one([
      () => name,
      () => `${name}=${value}`,
      () => `${name}="${value}"`,
      () => `${name}='${value}'`,
      () => `${name} = "${value}`,
      () => `${name}='${value}`,
      () => `${name}=${value}"`,
      () => `=${value}`,
      () => `${name}==${value}`,
      () => `${name}= ${value}`,
      () => `${name}="${value}"${one(NAMES)}`,
      () => `/${name}`,
    ])();
  };
  const attributes = (): string => {
    let text = "";
    while (may(0.35)) text += one([" ", "\n", "/", "\t", "  ", " /"]) + attribute();
    return text;
  };
  const open = (name = one(ELEMENTS)): string =>
    `<${cased(name)}${attributes()}${one(["", "", "", " ", "/", " /"])}${may(0.96) ? ">" : ""}`;
  const close = (name = one(ELEMENTS)): string =>
    `</${cased(name)}${may(0.12) ? attributes() : ""}${may(0.97) ? ">" : ""}`;
  /** What must not be missed. */
  const mark = (): string => {
    const n = marks++;
    return one([
      () =>
        `<input type=${
          one(["password", "PASSWORD", "text", "'password'", "pass&#119;ord", "email"])
        } name=f${n}>`,
      () => `<form action=/f${n}><input name=g${n} type="password"></form>`,
      () => `<a href=/l${n}>x</a>`,
      () => `<a${attributes()} href="/m${n}">`,
      () => `<title>t${n}</title>`,
      () => `<select name=s${n}><option>x</select>`,
      () => `<textarea name=a${n}>x</textarea>`,
      () => `<input${attributes()} type='password' name='b${n}'>`,
      () => `<form id=i${n}>`,
    ])();
  };
  const piece = (depth: number): string => {
    const kind = next();
    if (kind < 0.22) return mark();
    if (kind < 0.42) return open();
    if (kind < 0.56) return close();
    if (kind < 0.66) return one(TEXTS);
    if (kind < 0.74) return one(COMMENTS);
    if (kind < 0.82) {
      const raw = one(RAW);
      return `${open(raw)}${one(TEXTS)}${may(0.5) ? one(VALUES) : ""}${may(0.5) ? mark() : ""}${
        may(0.85) ? close(raw) : ""
      }`;
    }
    if (kind < 0.86) {
      return one([
        "<svg>",
        "<math>",
        "<svg><desc>",
        "<math><annotation-xml encoding=text/html>",
        "<svg><title>",
        "<math><mi>",
      ]);
    }
    if (kind < 0.9) {
      return one([
        "<table>",
        "<table><tr><td>",
        "<select>",
        "<select><option>",
        "<template>",
        "<frameset>",
        "</table>",
        "</select>",
        "</template>",
        "</svg>",
        "</math>",
      ]);
    }
    if (depth > 3) return open();
    const name = one(ELEMENTS);
    return open(name) + pieces(depth + 1) + close(name);
  };
  const pieces = (depth: number): string => {
    let text = "";
    for (let count = 1 + below(5); count > 0; count--) text += piece(depth);
    return text;
  };
  let page = one([
    "",
    "",
    "<!doctype html>",
    "<html><head>",
    "<!doctype html><html><head><title>first</title></head><body>",
  ]);
  for (let count = 1 + below(6); count > 0; count--) page += pieces(0);
  // Deep, now and then.
  if (may(0.03)) {
    page = one(["<div>", "<b>", "<svg><g>", "<font color=x>", "<table><tr><td>"]).repeat(50 + below(700)) +
      page;
  }
  return page + (may(0.7) ? `</table></select></svg></math></template>${mark()}${mark()}` : mark());
}
