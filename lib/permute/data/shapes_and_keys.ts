// Written by hand from general knowledge; part of this project, same licence.

/** Pairs of ASCII that look alike, each way. */
export const ALIKE_PAIRS: string =
  "0o 1l 1i il 2z 3e 4a 5s 6b 6g 7t 8b 9g 9q 38 69 96 bd bh ce dq fe ft gq gy hn jl ij lt mn nr nu pq uv vy " +
  "wv ao oe oc kh xk yj eo 1t";
/** What two or three characters look like as one, or one as several, each way. */
export const ALIKE_GROUPS: string =
  "m=rn m=nn m=rr m=ni m=in w=vv w=uu w=vu w=uv d=cl d=dl d=ol b=lo b=lb b=lo h=lh h=li k=lk k=ik k=lc k=ic " +
  "n=ri n=rl u=ii u=li u=il o=oo ll=1l ll=l1 ll=11 ii=11 li=1i il=1l g=cj a=ci q=cj nn=m ri=n iy=ly 8=oo " +
  "oo=00 ss=55 tt=77";

/** Letters written for one another by sound or habit, each way unless marked by `>`. */
export const SOUNDS: string =
  "ph=f ck=k ck=c c=k c=s s=z x=ks x=cks x=cs qu=kw k=q w=v i=y ee=i ee=ea oo=u ou=u ai=ay ei=ie ie=y ea=e " +
  "er=ar er=or er=re our=or er=a er=r ize=ise ce=se tion=sion sch=sh tch=ch ch=sh th=t th=d dg=j g=j gh=g kn=n wr=r " +
  "wh=w mb=m ey=y ght=t ll=l ss=s tt=t nn=n pp=p rr=r mm=m cc=c ff=f dd=d gg=g bb=b zz=z ss=z au=o aw=o ä=ae ö=oe " +
  "ü=ue ß=ss å=aa æ=ae ø=oe ñ=n ñ=ny ç=c é=e è=e ä=a ö=o ü=u å=a ø=o";
/** Digits and signs written for letters and words. */
export const SIGN_PAIRS: string =
  "o=0 l=1 i=1 z=2 e=3 a=4 s=5 g=6 t=7 b=8 g=9 b=6 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 " +
  "nine=9 ten=10 first=1st second=2nd third=3rd to=2 too=2 for=4 ate=8 and=n and=en you=u are=r why=y see=c be=b at=a";

/** Rows of keys; each row is half a key to the right of the one above it. A space is a key without a letter. */
export const KEYBOARD_ROWS: Record<"qwerty" | "qwertz" | "azerty" | "йцукен", readonly string[]> = {
  qwerty: ["1234567890-", "qwertyuiop", "asdfghjkl", "zxcvbnm"],
  qwertz: ["1234567890", "qwertzuiopü", "asdfghjklöä", "yxcvbnm  -"],
  azerty: ["1234567890", "azertyuiop", "qsdfghjklm", "wxcvbn"],
  "йцукен": ["1234567890-", "йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
};

/** Suffixes whose users mostly have a layout other than QWERTY. */
export const SUFFIXES_OF: Readonly<Record<"qwertz" | "azerty", string>> = {
  qwertz: "de at ch li cz sk hu si hr ba me rs berlin hamburg koeln wien bayern swiss",
  azerty: "fr be re pm tf wf yt mc paris brussels dz tn ma sn",
};
/**
 * Suffixes below which anybody gets a name, with what each costs beside the suffix `pro`, in nats: those that sell names,
 * then hosts that give them away. Source: how often they stand on block lists and in threat feeds, flattened, since few
 * campaigns make most of it. Of the first 10,000 names of a brand under com some 300 have them, half of these free ones.
 */
export const PRIVATE_SUFFIX_LINES: readonly string[] = [
  "in.net .8, ru.com 1, sa.com 1.5, za.com 1.6, com.de 2, it.com 2.1, us.com 2.1, uk.com 2.5, co.com 2.6",
  "gb.net 2.7, eu.com 2.8, cn.com 2.8, gr.com 2.9, de.com 3",
  "pages.dev 1, vercel.app 1.2, github.io 1.4, netlify.app 1.5, web.app 1.5, webflow.io 1.5, weebly.com 1.7",
  "workers.dev 1.8, duckdns.org 1.9, firebaseapp.com 2.2, blogspot.com 2.2, wixsite.com 2.4, replit.app 2.4",
  "framer.app 2.6, gitbook.io 2.6, square.site 2.6, onrender.com 2.8, herokuapp.com 2.8, godaddysites.com 2.8",
];

const TEENS = "eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");
const UNITS = ["", ..."one two three four five six seven eight nine".split(" ")];
/** Numbers of two digits in words, each way. */
export const NUMBERS: readonly string[] = [
  ...TEENS.map((word, i) => `${word}=${11 + i}`),
  ...TENS.flatMap((ten, i) => UNITS.map((unit, j) => `${ten}${unit}=${20 + 10 * i + j}`)),
];
