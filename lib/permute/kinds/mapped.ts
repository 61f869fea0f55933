import type { Edit, Kind } from "./kind.ts";

/** Letters written for one another by sound or habit, each way unless marked by `>`. */
const SOUNDS =
  "ph=f ck=k ck=c c=k c=s s=z x=ks x=cks x=cs qu=kw k=q w=v i=y ee=i ee=ea oo=u ou=u ai=ay ei=ie ie=y ea=e " +
  "er=ar er=or er=re our=or er=a er=r ize=ise ce=se tion=sion sch=sh tch=ch ch=sh th=t th=d dg=j g=j gh=g kn=n wr=r " +
  "wh=w mb=m ey=y ght=t ll=l ss=s tt=t nn=n pp=p rr=r mm=m cc=c ff=f dd=d gg=g bb=b zz=z ss=z au=o aw=o ä=ae ö=oe " +
  "ü=ue ß=ss å=aa æ=ae ø=oe ñ=n ñ=ny ç=c é=e è=e ä=a ö=o ü=u å=a ø=o";
/** Digits and signs written for letters and words. */
const SIGN_PAIRS =
  "o=0 l=1 i=1 z=2 e=3 a=4 s=5 g=6 t=7 b=8 g=9 b=6 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 " +
  "nine=9 ten=10 first=1st second=2nd third=3rd to=2 too=2 for=4 ate=8 and=n and=en you=u are=r why=y see=c be=b at=a";

/** Numbers of two digits in words. */
const TEENS = "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const UNITS = ["", ..."one two three four five six seven eight nine".split(" ")];
const NUMBERS = [
  ...TEENS.map((word, i) => `${word}=${11 + i}`),
  ...TENS.flatMap((ten, i) => UNITS.map((unit, j) => `${ten}${unit}=${20 + 10 * i + j}`)),
];

const MAPPED_PAIRS: readonly (readonly [string, string])[] = [
  ...new Set([...`${SOUNDS} ${SIGN_PAIRS}`.split(" "), ...NUMBERS]),
].flatMap(
  (rule) => {
    const [from = "", to = ""] = rule.split(/[=>]/);
    return rule.includes(">") ? [[from, to] as const] : [[from, to] as const, [to, from] as const];
  },
);

/** Common substitutions: by sound, by digits, of plural endings. */
export const mapped: Kind = {
  kind: "Mapped",
  source: "twistrs, mapped; numeral swap, homophones and singular/plural after AIL typo-squatting",
  *edits({ label, words }): Generator<Edit> {
    for (const [from, put] of MAPPED_PAIRS) {
      let count = 0;
      for (let at = label.indexOf(from); at >= 0; at = label.indexOf(from, at + 1)) {
        count++;
        yield {
          at,
          drop: from.length,
          put,
          variant: /\d/.test(from + put) ? "sign" : "sound",
          detail: `${from}>${put}`,
        };
      }
      if (count > 1) {
        const at = label.indexOf(from);
        const end = label.lastIndexOf(from) + from.length;
        const all = label.slice(at, end).replaceAll(from, put);
        yield { at, drop: end - at, put: all, variant: "all" };
      }
    }
    for (const { text, at } of words) {
      const end = at + text.length;
      const variant = end === label.length ? "plural" : "plural-inner";
      if (!text.endsWith("s")) yield { at: end, drop: 0, put: "s", variant, detail: "s" };
      if (/(s|x|z|ch|sh)$/.test(text)) yield { at: end, drop: 0, put: "es", variant, detail: "es" };
      if (/[^aeiou]y$/.test(text)) yield { at: end - 1, drop: 1, put: "ies", variant, detail: "ies" };
      if (/ies$/.test(text)) yield { at: end - 3, drop: 3, put: "y", variant, detail: "y" };
      if (/es$/.test(text)) yield { at: end - 2, drop: 2, put: "", variant, detail: "-es" };
      if (/[^s]s$/.test(text)) yield { at: end - 1, drop: 1, put: "", variant, detail: "-s" };
    }
  },
};
