// Written by bench/learn_permute.ts. Do not edit.
// Learnt 2026-11-21 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.

/**
 * What a trait of an edit adds to the logarithm of its rate. In tenths; a line holds the beginning
 * of its keys, then their ends with their values.
 */
export const MODEL_WEIGHT_LINES: string = `
=Addition/ digit=-49 digit/l=-8 digit/m=2 digit/s=4 digit|com=4 digit|other=-4 letter=-43 letter*1=-2
=Addition/ letter/m=3 letter/s=-10 letter|com=1 letter|country=-1 letter|other=-6
=Addition: 0=3 3=-2 a=-3 c=-2 d=2 e=-2 f=1 g=1 i=2 k=2 l=-1 m=1 n=-2 o=-3 p=-1 q=1 r=-2 w=-1 z=2
=Bitsquatting/ digit=-53 digit*1=-2 digit*2=3 digit/l=5 digit/m=-5 digit|com=2 letter=-46 letter*1=-7
=Bitsquatting/ letter*2=3 letter/l=4 letter/m=1 letter/s=-3 letter|com=3 letter|country=-2 letter|other=-5
=Bitsquatting: -m=3 ae=-2 ai=-2 bc=-2 bj=-1 br=-1 ca=-3 ck=1 cs=-2 ed=2 fb=3 fn=-1 ge=-1 gw=-1 hi=-1 iy=-2
=Bitsquatting: kc=3 ko=2 lh=2 m-=-1 mi=-1 ml=-1 mo=-1 nl=2 og=3 ok=2 on=1 pr=2 pt=1 px=1 qs=1 rp=3 rs=-1 rz=1 s3=2 sc=1 sq=3
=Bitsquatting: sr=-1 td=-2 tp=-2 tu=-1 tv=-2 ue=-1 wg=-2 wu=-2 wv=-1 xh=-1 yi=-1 yq=1
=Bitsquatting@ -1=3 -2=-1 -3=4 0=2 1=-7 2=-2 3=1
=DoubleVowelInsertion/ digit=-78 letter=-62 letter*2=-2 letter/m=-2
=DoubleVowelInsertion@ -2=-1 -3=-1
=FauxTld/ known=-81 known-=-65 own=-39 own*2=4 own-=-38 own-*1=1 own-*2=4 own-/l=4 own-/m=4 own-/s=2
=FauxTld/ own-|com=8 own-|country=-3 own-|other=-3 own/l=4 own/m=4 own|com=7 own|country=-1 own|other=-3
=FauxTld: org=2
=FauxTld@ -1=-1
=Homoglyph/ ascii=-43 ascii*1=1 ascii*2=2 ascii-all=-52 ascii-all*1=2 ascii-all/l=3 ascii-all/m=-2
=Homoglyph/ ascii-all|country=2 ascii/l=2 ascii/m=3 ascii/s=-2 ascii|other=4 group=-43 group*1=1 group*2=1 group/l=2
=Homoglyph/ group|com=-2 group|country=1 group|other=3 latin-alike=-58 latin-alike*1=-2 latin-alike*2=1 latin-alike/l=3
=Homoglyph/ latin-alike/m=-1 latin-alike/s=-2 latin-alike|country=-1 latin-alike|other=1 latin-marks=-56 latin-marks*1=3
=Homoglyph/ latin-marks*2=-4 latin-marks/l=-3 latin-marks/m=2 latin-marks|com=2 latin-marks|country=-9 latin-same=-64
=Homoglyph/ latin-same*2=-1 latin-same/l=-1 latin-same/m=2 latin-same/s=-1 latin-same|com=2 latin-same|other=-1 whole=-63
=Homoglyph/ whole-alike=-68 wide-all=-63 wide-all/l=-3 wide-all/m=3 wide-all|country=-1
=Homoglyph: a4=-2 a>ci=-2 ao=2 aà=4 aá=6 aã=-1 aä=3 aă=-1 aą=2 aǎ=-1 aǟ=-1 aǡ=-1 aȁ=-1 aə=-1 aḁ=-1 aạ=7 aấ=-1
=Homoglyph: aầ=-1 aẩ=-1 aẫ=-1 aậ=-1 aắ=-1 aằ=-1 aẳ=-1 aẵ=-1 b6=-1 b>lb=2 b>lo=-2 bƅ=3 bḅ=-1 ce=2 cç=4 cć=2 d>cl=1 d>ol=-1
=Homoglyph: db=-1 dq=-1 dḍ=2 e3=-3 eo=-2 eê=4 eë=3 eė=4 eę=3 eě=2 eȅ=-1 eȇ=-1 eɇ=-1 eḕ=-1 eḗ=-1 eḙ=-1 eḛ=-1 eḝ=-1 eẹ=7
=Homoglyph: eẽ=-1 eế=-1 eề=-1 eể=-1 eễ=-1 eệ=-1 fe=2 ft=2 g6=-1 g9=-1 gq=-1 h>lh=3 hb=-1 hk=-1 hn=1 hħ=2 hḥ=2 i1=4 il=-7
=Homoglyph: iì=3 ií=4 iî=3 iï=4 iĩ=-2 iī=4 iĭ=1 iį=4 iı=6 iǐ=-1 iȉ=1 iȋ=-1 iᵻ=-1 iᵼ=-1 iḭ=-1 iḯ=-1 iị=1 jl=1 jy=1 kh=-1
=Homoglyph: kx=-1 l1=2 li=1 lj=2 ll>11=3 lt=3 lł=6 lḷ=2 m>in=-1 m>ni=-1 m>nn=-4 m>rn=6 m>rr=-1 n>rl=-2 nh=-2 nm=-2 nn>m=-1
=Homoglyph: nñ=-1 nń=1 nņ=4 nň=-1 nŋ=-2 nƞ=-1 nǹ=1 nɳ=-1 nᵰ=-1 nṅ=-2 nṇ=2 nṉ=-1 nṋ=-1 oa=2 oc=-2 oò=-2 oô=-1 oõ=-3 oö=3
=Homoglyph: oō=-1 oŏ=-1 oő=-1 oơ=-2 oǒ=-1 oǫ=-1 oǭ=-1 oǿ=-1 oȍ=-1 oȏ=-1 oȫ=-1 oȭ=-1 oȯ=-1 oȱ=-1 oɵ=-1 oṍ=-1 oṏ=-1 oṑ=-1
=Homoglyph: oṓ=-1 oỏ=-1 oố=-1 oồ=-1 oổ=-1 oỗ=-1 oộ=-1 oớ=-1 oờ=-1 oở=-1 oỡ=-1 oợ=-1 oꝋ=-1 oꬾ=-1 rŗ=3 rȑ=1 rɽ=1 rʀ=1 sš=-1
=Homoglyph: t7=-2 tf=-1 tl=2 tŧ=1 tƫ=-1 tƭ=-1 tᵵ=-1 tṫ=1 tṭ=2 tṯ=-1 tṱ=-1 tẗ=-1 u>ii=-2 u>il=-1 u>li=-1 uv=4 uù=2 uü=6
=Homoglyph: uŭ=2 uů=2 uų=2 uǔ=2 w>vv=8 wᴡ=1 xk=-2 yʏ=3 yỵ=2 zź=2
=Homoglyph@ -3=2 0=-4 2=2
=Hyphenation/ first=-46 first*1=3 first/l=-3 first/s=4 first|com=2 first|country=1 first|other=-1 inner=-50
=Hyphenation/ inner*1=3 inner*2=-2 inner/m=2 inner|country=-2 inner|other=2 last=-74 words=-44 words*2=3 words/l=2 words/m=2
=Hyphenation/ words|com=-1 words|country=1 words|other=3
=Hyphenation: =2
=Hyphenation@ -3=2 1=2 3=4
=Insertion/ digit=-85 digit/m=-4 digit/s=2 front-digit=-62 front-digit/l=-3 front-digit/m=3 front-digit/s=-2
=Insertion/ front-digit|com=2 front-digit|other=-2 front-letter=-56 front-letter*2=-2 front-letter/l=-2 front-letter/m=3
=Insertion/ front-letter/s=-5 front-letter|com=3 front-letter|country=-2 front-letter|other=-5 front-near=-40
=Insertion/ front-near*1=-1 front-near*2=2 front-near/m=3 front-near|country=-2 front-near|other=3 letter=-53 letter/l=-2
=Insertion/ letter/m=1 letter/s=-3 letter|com=1 letter|country=-5 letter|other=-5 near=-35 near/l=2 near|com=2
=Insertion/ near|country=-9 near|other=-7
=Insertion: 0=2 1=2 2=2 3=2 5=1 6=1 8=3 9=1 a=-1 b=-2 d=2 e=-2 f=1 h=1 i=-4 j=2 l=-1 m=-1 n=-3 o=-2 q=2 r=-2
=Insertion: s=-2 x=1 y=2
=Insertion@ -2=-2 1=-2 3=1
=Keyword/ after=-70 after*1=-2 after-=-73 after-/l=-4 after-/m=1 after-/s=-3 after-|com=2 after-|country=-12
=Keyword/ after-|other=-5 after/l=-3 after|com=2 after|country=-14 after|other=-5 before=-76 before*1=-3 before*2=1
=Keyword/ before-=-75 before-*1=-2 before-*2=1 before-/l=-2 before-/m=1 before-/s=-3 before-|country=-1 before|com=1
=Keyword/ before|country=-1 before|other=-6 hyphens=-48 hyphens*2=1 hyphens/l=2 hyphens|com=1 initials=-64 part=-101
=Mapped/ all=-57 all*1=-1 all*2=1 all/l=1 plural=-43 plural*1=2 plural*2=1 plural-inner=-50 plural-inner*2=1
=Mapped/ plural-inner|com=-2 plural-inner|other=3 plural/l=5 plural/s=-3 plural|country=-2 plural|other=4 sign=-42
=Mapped/ sign*1=5 sign*2=2 sign/l=5 sign/s=2 sign|com=-7 sign|country=10 sign|other=-2 sound=-57 sound*1=-3 sound/m=-2
=Mapped/ sound|com=-3
=Mapped: a>4=-3 b>6=-2 e>3=-3 g>6=-1 g>9=-1 i>1=4 i>ee=2 l>1=7 o>0=3 s=4 t>7=-3
=Mapped@ -1=3 -2=-1 1=-1 2=2 3=2
=Omission/ double=-42 double*1=3 double/l=2 double/m=2 double|com=1 double|country=2 first=-42 first*2=4
=Omission/ first/l=5 first/s=-2 first|com=2 hyphen=-62 inner=-37 inner/l=4 inner/m=3 inner/s=-5 inner|other=1 last=-44
=Omission/ last*2=3 last/l=3 last/m=2 last/s=-2 last|country=2 word=-73 word-last=-72
=Omission: 6=1 a=-2 b=1 g=2 k=2 l=1 m=2 n=-3 p=1 r=1 s=-2 t=3 u=3 w=-3 y=-2
=Omission@ -1=4 -3=-3 0=4 1=-1 2=1 3=2
=Repetition/ first=-45 first*2=3 first/l=4 first/m=-2 first/s=1 first|com=3 hyphen=-62 inner=-47 inner*2=2
=Repetition/ inner/l=2 inner/m=2 inner/s=-1 inner|com=2 last=-47 last*2=1 last/l=2 last|country=1 third=-49 third*2=1
=Repetition/ third/l=2
=Repetition: b=1 c=1 d=-2 g=4 i=2 k=2 l=-3 m=2 p=1 s=2 t=2 x=-2 y=1 z=-1
=Repetition@ -1=4 -3=2 1=4 3=1
=Replacement/ digit=-66 digit*2=-6 digit-edge=-76 digit-edge*1=1 digit-edge*2=-2 digit-edge/l=-1 digit/l=-3
=Replacement/ digit|country=-1 digit|other=-3 letter=-53 letter*1=-2 letter*2=-3 letter-edge=-55 letter-edge*2=-4
=Replacement/ letter-edge/m=-1 letter-edge/s=-5 letter-edge|country=-2 letter-edge|other=-3 letter/l=-3 letter/m=-2
=Replacement/ letter/s=-3 letter|country=-5 letter|other=-8 near-first=-44 near-first*2=2 near-first/m=4 near-first/s=-1
=Replacement/ near-first|com=2 near-first|country=3 near-first|other=-2 near-inner=-41 near-inner*2=1 near-inner/l=4
=Replacement/ near-inner/m=4 near-inner/s=2 near-inner|com=3 near-inner|country=4 near-inner|other=-6 near-last=-44
=Replacement/ near-last*2=3 near-last/l=3 near-last/m=2 near-last|com=2 near-last|country=2 pair=-72
=Replacement: 21=1 34=1 6t=1 a2=2 ab=-2 ae=-1 af=-1 ag=-1 aj=-1 ak=-1 am=2 an=1 ap=1 ar=-1 at=-1 av=1 aw=3
=Replacement: ax=5 az=1 b4=2 b5=3 bh=-2 bi=2 bn=-3 bp=2 bv=3 cd=-1 cn=-2 cq=2 cr=2 ct=4 cx=1 cy=2 dr=2 ds=2 dw=2 e0=7 e3=-3
=Replacement: eb=1 eh=-1 ei=-1 ej=-1 ek=-1 en=1 ep=-1 er=-4 es=-1 et=-1 ev=-3 ew=2 ex=-2 fc=-2 ft=2 fu=2 gb=-2 gf=2 gh=-3
=Replacement: gr=5 gt=1 gv=2 gz=3 hb=-2 hj=-1 hs=2 ht=2 hu=1 hz=3 ib=-1 ic=-1 id=-1 if=2 ig=-1 ij=1 ik=-2 in=-1 io=-1 is=3
=Replacement: it=-1 j1=1 ju=1 ke=2 ki=1 kl=2 km=-2 ko=3 ku=1 la=2 lk=-2 lo=2 lv=-1 ma=2 mc=2 mf=-1 mk=1 mp=2 mw=2 na=-2
=Replacement: nc=-2 ne=2 nh=-2 ni=-1 nj=1 nk=-1 nm=-3 np=-2 nq=2 nr=1 nv=-1 o9=2 od=2 of=-1 og=1 oi=-2 oq=2 os=-1 ov=1 ox=1
=Replacement: oz=3 p0=2 pl=2 ps=2 qa=1 qw=2 qx=1 qz=1 rc=-1 rd=-1 re=3 rg=2 rh=2 rk=-2 rl=-2 rm=-1 rs=-1 rt=-1 ry=2 sa=2
=Replacement: se=-2 si=2 sk=-1 sy=1 sz=-3 t6=2 tb=-2 ti=-2 tj=1 tm=-1 tn=-2 tr=-2 ty=2 uh=1 ui=1 uk=3 vc=-1 w2=1 w3=1 wa=1
=Replacement: wd=2 we=4 x4=3 xa=2 xc=1 xd=-1 xq=4 xs=-1 xz=-2 y6=2 y7=1 yg=-1 yl=2 yo=4 ys=1 yt=2 zs=2 zx=-1
=Replacement@ -1=1 -3=-2 0=-1 1=-2
=Subdomain/ letters=-79 words=-65
=Subdomain: =-2
=Transposition/ far=-72 far/l=-1 far|com=1 far|other=-1 first=-41 first*1=1 first*2=2 first/l=3 first/m=2
=Transposition/ first|com=4 inner=-36 inner*1=2 inner*2=-2 inner/l=5 inner|com=3 inner|country=-2 inner|other=-2 last=-44
=Transposition/ last*1=2 last/l=4 last/m=-1 last|com=4 last|other=-1 moved=-78 moved*1=-3 moved*2=1 moved/l=-2 moved/m=1
=Transposition/ moved|other=-1 words=-69
=Transposition@ -1=4 0=-2 1=-2 2=2
=VowelShuffle/ more=-78 two=-64
=VowelShuffle: =-1
=VowelSwap/ first=-72 inner=-50 inner*1=-6 inner*2=3 inner/l=-2 inner/m=3 inner/s=-2 inner|com=-1
=VowelSwap/ inner|country=-2 inner|other=3 last=-56
=VowelSwap: au=2 ei=-2 eo=-2 eu=-1 io=1 iu=-1 oa=1 oi=-2 ou=4 ua=-1 uo=2 yi=-2
=VowelSwap@ -3=-3 1=-1 3=4
=w: =2 *=-1
>Addition/ digit=-42 digit*2=-2 digit/l=-8 digit/m=5 digit/s=-1 digit|com=3 digit|other=-9 letter=-33
>Addition/ letter*1=-3 letter*2=2 letter/l=-5 letter/m=2 letter/s=3 letter|country=2 letter|other=-1
>Addition: 0=-7 2=2 3=2 a=3 c=2 d=-1 e=3 f=-3 g=-4 h=-3 k=-3 l=1 m=-3 o=2 q=-3 r=2 s=-1 u=-2 v=-2 x=2
>Bitsquatting/ digit=-53 digit*1=3 digit*2=-3 digit/l=-2 digit/s=3 digit|com=2 letter=-55 letter*1=-2
>Bitsquatting/ letter/l=-6 letter|com=-1 letter|other=-2
>Bitsquatting: 10=2 31=1 37=3 40=1 80=1 ed=-1 eg=-1 em=-1 gc=2 gf=1 kc=2 lh=-2 m-=-1 ml=1 og=2 ok=-2 p0=-1
>Bitsquatting: r2=-2 rv=1 rz=-1 sq=-2 t4=-2 td=2 x8=1 zr=1
>Bitsquatting@ -2=-2 -3=2 3=-3
>DoubleVowelInsertion/ digit=-80 letter=-57 letter/l=3 letter/m=-3 letter|com=-1 letter|country=1
>DoubleVowelInsertion: q=1 u=5
>DoubleVowelInsertion@ -3=-4 2=-2 3=2
>FauxTld/ known=-49 known*1=4 known*2=-1 known-=-51 known-*1=5 known-*2=-6 known-/l=-5 known-/m=6 known-/s=-2
>FauxTld/ known-|country=4 known-|other=-3 known/l=1 known/m=3 known/s=-3 known|com=-6 known|country=7 known|other=-3
>FauxTld/ own=-40 own*1=-1 own*2=6 own-=-39 own-*2=6 own-/l=3 own-/m=4 own-/s=1 own-|com=-5 own-|other=8 own/l=2 own/m=3
>FauxTld/ own/s=2 own|com=-4 own|country=3 own|other=5
>FauxTld: =2 app=4 co=-2 io=-3 net=-3 org=-6
>FauxTld@ -1=2
>Homoglyph/ ascii=-42 ascii-all=-54 ascii-all/l=-1 ascii-all/m=2 ascii-all|com=1 ascii/m=7 ascii/s=-9
>Homoglyph/ ascii|com=2 ascii|country=-7 ascii|other=4 group=-40 group/l=7 group/m=-4 group/s=-2 group|country=-5
>Homoglyph/ group|other=4 latin-alike=-68 latin-alike|com=-3 latin-alike|other=3 latin-marks=-58 latin-marks*1=7
>Homoglyph/ latin-marks*2=-8 latin-marks/l=-5 latin-marks/m=4 latin-marks|com=-18 latin-marks|country=-7
>Homoglyph/ latin-marks|other=11 latin-same=-69 latin-same*1=-2 latin-same*2=2 latin-same/l=-3 latin-same/m=2
>Homoglyph/ latin-same|com=-1 latin-same|other=1 whole=-63 whole-alike=-69 wide-all=-80 wide-all*2=-2 wide-all/l=-1
>Homoglyph/ wide-all|com=-2 wide-all|other=2
>Homoglyph: =-1 a4=-3 a>ci=-3 aá=-3 aâ=1 aä=-2 aå=-1 aā=1 aǻ=-1 aȃ=-1 aȧ=-1 aạ=-3 aả=-1 aặ=-1 b6=-2 b8=-4
>Homoglyph: b>lo=-2 bd=4 bh=-2 bḅ=2 ce=-4 co=-3 d>cl=-2 d>dl=-2 d>ol=-2 db=2 dq=-2 ec=-3 ef=-6 eo=-2 eè=4 eé=8 eê=-2 eē=3
>Homoglyph: eĕ=1 eė=8 eę=2 eȩ=-1 eẹ=-3 eẻ=1 fe=-4 ft=-1 g6=-2 g9=-2 g>cj=-1 gq=4 gy=-2 h>lh=-2 h>li=-1 hb=-1 hk=-2 hn=2
>Homoglyph: i1=-3 ij=-3 il=8 in>m=-1 ií=6 iî=4 iï=-2 iĩ=2 iī=-2 iĭ=-1 iį=-2 iı=5 iȉ=-1 iỉ=2 iị=-1 kh=-2 kx=-2 l1=1 li=6
>Homoglyph: li>1i=7 lj=-6 ll>11=-2 ll>1l=-1 ll>l1=-1 lo>b=-1 lt=-3 lļ=4 lł=2 m>in=-2 m>ni=-2 m>nn=2 m>rn=9 m>rr=-2 mn=6
>Homoglyph: mṃ=-1 n>ri=-3 n>rl=-2 nm=5 nn>m=2 nr=-2 nu=-3 nņ=4 nŋ=2 nṅ=2 o0=2 o>oo=-1 oa=-3 oc=1 oe=-4 oo>00=2 oò=2 oó=8
>Homoglyph: oõ=5 oö=1 oø=2 oō=6 oơ=2 oọ=1 rn=-3 rŕ=3 rŗ=5 rř=-2 rȑ=-2 rȓ=-2 rᵲ=-2 rṙ=-2 rṛ=-2 rṝ=-2 rṟ=-2 s5=-3 sš=2 t1=-4
>Homoglyph: t7=-3 tf=-2 tţ=4 tť=1 tț=1 tṫ=-1 u>il=-1 u>li=-1 un=1 uv=-4 vy=-1 w>uu=-2 w>uv=-2 w>vu=-2 wv=4 yg=-2 yj=-1
>Homoglyph: yv=-2 z2=-2 zź=7 zż=4 zž=2
>Homoglyph@ -1=2 0=-2
>Hyphenation/ first=-41 first*1=4 first*2=-2 first/l=-2 first/m=-1 first/s=6 first|com=4 inner=-46 inner*1=4
>Hyphenation/ inner*2=-5 inner/l=-8 inner/m=7 inner/s=-1 inner|com=1 inner|country=-1 inner|other=1 last=-68 words=-21
>Hyphenation/ words*2=1 words/l=7 words/m=12 words/s=8 words|com=6 words|country=2
>Hyphenation@ -2=-9 -3=-4 1=-7 2=-2 3=2
>Insertion/ digit=-75 digit*1=3 digit*2=-4 digit/l=-4 digit/m=-7 digit/s=6 front-digit=-69 front-digit/l=-1
>Insertion/ front-letter=-54 front-letter*1=2 front-letter*2=-2 front-letter/l=-9 front-letter/m=2 front-letter/s=3
>Insertion/ front-letter|country=4 front-letter|other=-4 front-near=-50 front-near*1=2 front-near*2=-1 front-near/l=-2
>Insertion/ front-near/m=2 front-near/s=1 front-near|com=2 front-near|other=-1 letter=-52 letter/l=-2 letter/m=-4
>Insertion/ letter/s=6 letter|com=-2 letter|country=-5 letter|other=6 near=-50 near*1=2 near*2=-1 near/l=-2 near/s=2
>Insertion/ near|com=-2 near|country=-4 near|other=5
>Insertion: 0=-4 1=2 3=-6 4=-1 5=-5 6=-4 7=-4 8=-6 9=-4 a=2 d=-5 e=4 f=-5 g=-1 h=-3 i=5 j=-6 k=-1 l=3 n=3 o=2
>Insertion: p=-3 q=-5 r=4 s=3 v=-2 w=-3 x=-3 y=-4 z=-3
>Insertion@ 1=-3 2=-2 3=1
>Keyword/ after=-65 after*1=-1 after*2=1 after-=-70 after-/l=-2 after-|com=-2 after-|other=6 after/l=-4
>Keyword/ after|country=-5 after|other=3 before=-80 before*1=-3 before*2=2 before-=-78 before-*1=-1 before-*2=2
>Keyword/ before-/l=-4 before-/m=2 before-/s=-5 before-|com=-5 before-|other=7 before|country=-10 before|other=4
>Keyword/ hyphens=-64 initials=-64 part=-101
>Mapped/ all=-79 plural=-26 plural*1=1 plural-inner=-35 plural-inner*2=4 plural-inner/l=8 plural-inner/m=3
>Mapped/ plural-inner|com=7 plural-inner|country=-1 plural/l=7 plural/m=9 plural/s=-3 plural|com=6 plural|country=-4
>Mapped/ plural|other=2 sign=-56 sign*1=-1 sound=-46 sound*1=-3 sound/l=2 sound/s=-2 sound|country=-2 sound|other=-2
>Mapped: -es=-3 -s=2 a>at=-1 a>er=-2 b>be=-1 c>cc=-1 c>ck=-1 c>k=9 c>see=-2 c>ç=-1 ce>se=4 d>th=-1 e>3=1
>Mapped: e>ea=-1 e>è=-2 e>é=-3 es=-4 g>j=3 i>1=-1 i>ee=-3 i>y=-2 ies=-4 k>c=4 m>mb=-2 n>and=-2 n>kn=-1 n>nn=1 n>ñ=-2
>Mapped: o>au=-2 o>aw=-2 r>are=-2 r>er=-2 r>wr=-2 s>z=2 t>ght=-2 t>th=1 t>tt=2 u>oo=-1
>Mapped@ -1=-1 -2=-5 -3=-1 0=-7 1=-9 2=1 3=2
>Omission/ double=-33 double*1=2 double*2=5 double/l=4 double/m=7 double|com=5 double|country=4
>Omission/ double|other=-2 first=-42 first*1=4 first*2=-1 first/m=5 first/s=-2 first|com=2 hyphen=-62 inner=-27
>Omission/ inner*1=-1 inner/l=4 inner/m=4 inner/s=-9 inner|country=-8 inner|other=1 last=-31 last*1=-2 last*2=4 last/l=6
>Omission/ last/m=8 last/s=-4 last|com=5 word=-71 word-last=-69
>Omission: 2=5 4=2 5=-2 6=-1 a=2 b=-2 g=-2 i=2 k=-3 m=-4 n=1 p=-2 s=2 t=-3 u=-1 v=-2 y=2
>Omission@ 1=-6 3=2
>Repetition/ first=-56 first|com=1 hyphen=-62 inner=-42 inner*1=3 inner/l=-4 inner/m=8 inner/s=-2 inner|com=5
>Repetition/ inner|country=-3 last=-39 last*1=2 last*2=2 last/l=-1 last/m=3 last/s=4 last|com=5 last|country=-1 third=-48
>Repetition/ third/m=2
>Repetition: b=-1 e=-3 f=2 g=-1 h=-2 l=5 m=-2 n=1 v=-1 w=2 x=3 y=-1 z=3
>Repetition@ -1=4 -2=-2 -3=2 1=3 2=-4 3=2
>Replacement/ digit=-72 digit*1=2 digit*2=-4 digit-edge=-60 digit-edge*1=1 digit-edge*2=-2 digit-edge/l=-5
>Replacement/ digit-edge/m=-1 digit-edge/s=4 digit-edge|com=2 digit-edge|country=-1 digit-edge|other=-2 digit/l=-5
>Replacement/ digit/m=-2 digit/s=4 digit|other=-2 letter=-51 letter*1=2 letter*2=-2 letter-edge=-48 letter-edge/l=-9
>Replacement/ letter-edge/s=7 letter-edge|country=4 letter-edge|other=-6 letter/l=-10 letter/s=7 letter|com=-2
>Replacement/ letter|country=5 near-first=-48 near-first*2=2 near-first/l=-5 near-first/m=5 near-first|com=1
>Replacement/ near-first|country=-1 near-first|other=1 near-inner=-50 near-inner*1=-2 near-inner*2=1 near-inner/l=-5
>Replacement/ near-inner/m=4 near-inner/s=-4 near-inner|com=1 near-inner|country=1 near-inner|other=-6 near-last=-47
>Replacement/ near-last/m=2 near-last|com=2 near-last|other=-2 pair=-56 pair/l=2 pair/m=-1
>Replacement: 17=7 1c=3 1f=3 1r=3 1s=3 21=1 30=2 3s=2 43=1 49=1 50=5 54=1 56=3 58=1 5o=3 63=3 65=1 ab=3 ae=6
>Replacement: aj=-1 am=-3 ap=-2 as=3 au=-1 av=-1 aw=-5 ax=-4 ay=2 az=-1 b4=2 be=-1 bf=-1 bg=-1 bh=-1 bi=-2 bj=3 bl=1 bn=5
>Replacement: bo=-1 bq=1 br=2 bt=-2 bu=-1 by=-2 ca=-1 cb=-1 cd=-1 cg=-1 ci=-1 cj=-1 cl=-2 cn=4 cr=-3 cs=3 ct=-3 cu=-1 cw=-1
>Replacement: cy=-2 d1=3 d4=1 dc=1 dh=-1 di=-1 dm=1 do=1 dp=1 dq=-1 dt=1 du=-2 dv=1 dx=-2 e0=-3 e4=-2 eb=-1 ec=-2 ed=-4
>Replacement: ef=-3 eg=-1 eh=-2 ej=-2 ek=-1 el=-2 em=-3 en=-3 ep=-1 eq=-2 er=4 eu=-2 ev=4 ew=-3 ez=-2 f1=1 fc=2 fk=3 fl=5
>Replacement: fm=2 fn=2 fr=-2 ft=-2 fv=4 gb=6 gc=4 gd=2 gh=5 gk=2 gm=1 go=-1 gp=3 gs=1 gw=3 gx=1 gz=3 hg=2 ho=2 hr=2 hs=5
>Replacement: hu=-2 hy=-1 hz=-1 i8=-2 ia=2 if=-2 ih=2 ik=2 im=1 io=2 ip=-1 iq=-2 it=4 iu=1 iv=-1 iw=-2 iz=-2 kc=4 kd=2 ke=-1
>Replacement: kg=2 ki=-2 kj=-1 km=1 ko=-3 lb=-2 lc=-2 lf=-1 lg=-2 lh=-2 lj=-2 lk=2 ln=3 lo=-3 lp=-1 lq=-2 lr=1 ls=-1 lt=-1
>Replacement: lu=-2 lw=-2 lx=-2 ly=2 lz=-1 ma=-2 mc=-3 md=-1 me=-1 mf=1 mh=-1 mj=-1 mk=-2 ml=3 mp=-1 mq=-2 mr=3 mu=-2 mw=-2
>Replacement: mx=-2 my=-2 na=3 nb=2 nc=1 nd=1 ne=-3 nh=2 nj=-3 nm=3 np=2 nq=-2 ns=1 nt=1 nu=-2 nw=1 ny=-1 nz=1 o0=7 o9=-3
>Replacement: oa=1 ob=-1 od=-3 oe=-2 of=-1 oi=2 oj=-2 ok=-3 ol=-1 om=-1 op=-2 oq=-3 or=-2 os=-1 ot=-2 ou=-2 ov=-2 ow=-2
>Replacement: oz=-4 p0=-3 pb=3 pe=2 pf=-1 ph=-1 pi=-1 pm=3 po=3 pr=3 ps=-1 pu=-2 py=-2 pz=-2 r4=-2 r5=-2 ra=-2 rc=2 rd=2
>Replacement: re=-4 rg=2 rh=-1 ri=3 rk=3 rl=6 rn=-1 ro=-1 rp=2 rs=1 ru=-2 rw=-2 rx=-1 ry=-3 rz=-1 s1=1 s2=3 s3=1 sa=-3 sh=-2
>Replacement: so=1 sp=-1 sq=-2 st=4 su=-1 sw=-1 sy=-1 sz=4 t5=-4 t6=-4 td=3 te=2 th=-3 ti=3 tj=-2 tk=4 tl=-1 tp=1 tq=-2 tr=5
>Replacement: tu=-1 tv=-1 tw=-2 tx=1 ty=-3 u1=1 u3=2 u6=1 u8=-1 uh=-2 uj=-2 uq=-1 ur=2 uy=3 vg=1 vk=2 vr=2 vz=2 w2=-1 w3=-1
>Replacement: wa=-2 wd=-1 we=-3 wn=2 wq=-1 wt=3 x0=2 x1=3 x9=2 xa=2 xc=-1 xf=-1 xj=-1 xk=1 xn=3 xt=-1 xu=1 xv=-1 xz=2 y4=2
>Replacement: y6=-2 yb=-1 yc=1 yd=1 ye=2 yf=-1 yg=-1 yh=-2 yk=1 yl=-2 ym=1 yn=-1 yo=3 yp=-1 yq=-1 yr=3 ys=2 yt=-2 yv=-1
>Replacement: yw=-1 yx=-1 yz=-1 zc=2 zk=2 zo=2 zr=1 zt=2 zx=1
>Replacement@ -2=1 -3=-1 1=1 2=-1 3=-1
>Subdomain/ letters=-79 words=-65
>Subdomain: =-2
>Tld/ same=3 same/l=15 same/m=12 same/s=10 same|country=-5 same|other=2
>Transposition/ far=-83 far/m=-1 first=-50 first/m=3 first|com=2 inner=-34 inner/m=5 inner|com=2
>Transposition/ inner|country=-3 inner|other=2 last=-46 last*1=-2 last*2=3 last/l=-4 last/m=6 last/s=-2 last|com=3
>Transposition/ last|country=-1 moved=-61 moved*1=4 moved*2=-4 moved/l=-8 moved/m=5 moved|com=-8 moved|country=-1
>Transposition/ moved|other=6 words=-58
>Transposition@ -1=7 -3=3 0=-6 1=-8 2=-4
>VowelShuffle/ more=-77 two=-72
>VowelShuffle: =-2
>VowelSwap/ first=-70 inner=-44 inner*1=1 inner/l=-4 inner/m=6 inner/s=-1 inner|com=2 inner|country=-3
>VowelSwap/ inner|other=3 last=-52 last*1=2 last/l=-1 last/m=2
>VowelSwap: ae=2 ai=-2 ao=2 ea=2 ei=2 eu=-3 ie=1 iy=-3 oe=-3 ou=-3 ua=3 ue=-2 uo=2 yi=6
>VowelSwap@ -1=4 -2=4 -3=-2 0=3 1=-2 2=-2 3=2
>w: *=-1
Addition: 0=-4 1=3 2=4 4=1 6=-2 7=-2 8=-2 9=-4 a=5 b=-2 c=2 e=7 f=-4 g=-5 h=-6 i=3 j=-5 k=-4 l=3 m=-4 n=-2
Addition: o=-1 p=-3 q=-4 r=3 s=2 t=-1 u=-5 v=-4 w=-4 x=6 y=-2 z=4
Bitsquatting: -m=5 10=4 20=1 31=2 37=5 40=2 46=1 80=2 ae=-2 ai=-4 bc=-1 bf=-1 bj=-3 br=-2 ca=-8 cb=-2 ck=3
Bitsquatting: cs=-1 ea=2 eg=-4 em=-5 eu=-3 fb=5 fd=1 fg=-1 fn=-1 fv=1 gc=3 ge=-3 gf=2 gw=-2 hi=-2 hj=-1 hl=-2 hx=-3 ih=-4
Bitsquatting: ik=-2 im=-3 iy=-6 kc=7 ko=3 ld=2 lh=2 m-=-6 me=-2 mi=-2 nf=2 nl=3 og=7 om=-2 on=2 p0=-2 pr=4 pt=2 qs=3 r2=-4
Bitsquatting: rb=-2 rp=5 rs=-3 rv=2 s3=3 sc=3 sq=3 sr=-2 t4=-2 td=2 tp=-2 tu=-5 tv=-3 ue=-4 uq=-3 ut=-3 v6=-1 vr=-1 w7=-3
Bitsquatting: wg=-4 ws=-2 wu=-4 wv=-2 x8=3 xh=-3 xp=-2 xy=-2 y9=-4 yi=-3 yx=-3 zr=1
DoubleVowelInsertion: a=-1 c=-2 d=-2 e=1 f=3 g=-2 h=-2 i=-2 j=-1 k=-2 l=2 m=-2 p=-1 q=2 r=-2 s=-1 t=-2 u=8
DoubleVowelInsertion: v=-2 x=-2 y=-2 z=-2
FauxTld: =6 app=14 co=-6 com=-1 io=-4 net=-6 org=-7
Homoglyph: =-3 0o=1 3e=-1 5s=-1 69=-1 6b=-1 6g=-1 a4=-18 a>ci=-15 ao=3 aà=6 aá=8 aâ=3 aã=-5 aä=3 aā=1 aă=-5
Homoglyph: aą=3 aǎ=-5 aǟ=-5 aǡ=-5 aȁ=-5 aɑ=-3 aə=-4 aḁ=-5 aạ=9 aấ=-5 aầ=-5 aẩ=-5 aẫ=-5 aậ=-5 aắ=-5 aằ=-5 aẳ=-5 aẵ=-5
Homoglyph: b6=-12 b8=-7 b>lb=3 b>lo=-11 bd=8 bh=-5 bƀ=-1 bƃ=-3 bƅ=5 bɓ=1 bʙ=-1 bḃ=-3 bḅ=2 bḇ=-3 ce=-2 co=-8 cyrillic=-3
Homoglyph: cç=8 cć=3 cĉ=-2 cċ=-2 cč=-2 cƈ=-2 cȼ=-2 cᴄ=-2 cḉ=-2 d>cl=-2 d>dl=-5 d>ol=-6 db=3 dq=-10 dď=-1 dđ=-1 dƌ=-1
Homoglyph: dɖ=-1 dɗ=-1 dḋ=-1 dḍ=4 dḏ=-1 dḑ=-1 dḓ=-1 e3=-7 ec=-6 ef=-15 eo=-10 eè=6 eé=12 eê=4 eë=6 eē=6 eĕ=2 eė=15 eę=8
Homoglyph: eě=4 eȅ=-5 eȇ=-5 eɇ=-4 eḕ=-5 eḗ=-5 eḙ=-5 eḛ=-5 eḝ=-5 eẹ=9 eẻ=2 eẽ=-5 eế=-5 eề=-5 eể=-5 eễ=-5 eệ=-5 eꬲ=-3 ft=1
Homoglyph: fᵮ=-1 fḟ=-1 g6=-10 g9=-10 g>cj=-5 gq=6 gy=-5 gĝ=-1 gğ=-1 gġ=-1 gģ=-1 gǧ=-1 gǵ=-1 gɠ=-1 gḡ=-1 h>lh=2 h>li=-5
Homoglyph: hb=-7 hk=-7 hn=6 hħ=4 hḥ=4 i1=4 ic>k=-4 ij=-6 il=17 il>u=-1 in>m=-5 iì=7 ií=13 iî=10 iï=6 iī=5 iį=6 iı=13
Homoglyph: iǐ=-4 iȋ=-4 iɨ=-3 iɩ=-2 iɪ=-2 iᵻ=-4 iᵼ=-4 iḭ=-4 iḯ=-4 iỉ=2 jl=2 jy=2 k>ic=-4 k>ik=-2 k>lc=-4 kh=-7 kx=-7 l1=8
Homoglyph: lb>b=-1 li=16 li>1i=12 li>h=-2 li>u=-2 lj=-5 ll>11=2 ll>1l=-4 ll>l1=-4 lo>b=-5 lt=1 lļ=8 lľ=-3 lł=11 lƚ=-3
Homoglyph: lǀ=-2 lɫ=-2 lɭ=-3 lḷ=2 lḹ=-3 lḻ=-3 lḽ=-3 m>in=-10 m>ni=-10 m>nn=-2 m>rn=22 m>rr=-10 mn=9 mɱ=-2 mᴍ=-2 mᵯ=-3
Homoglyph: mḿ=-3 mṁ=-3 n>ri=-10 n>rl=-13 nh=-4 ni>m=-3 nm=7 nn>m=3 nr=-3 nu=-14 nñ=-3 nń=1 nņ=10 nň=-3 nŋ=2 nƞ=-3 nǹ=1
Homoglyph: nɳ=-3 nᵰ=-3 nṅ=2 nṇ=3 nṉ=-3 nṋ=-3 nꞑ=-3 o0=9 o>oo=-2 oe=-9 ol>d=-1 oo>00=4 oo>8=-1 oó=12 oô=-5 oõ=6 oö=6 oø=4
Homoglyph: oō=9 oŏ=-5 oő=-5 oǒ=-5 oǫ=-5 oǭ=-5 oǿ=-5 oȍ=-5 oȏ=-5 oȫ=-5 oȭ=-5 oȯ=-5 oȱ=-5 oɵ=-5 oᴏ=-3 oᴑ=-3 oṍ=-5 oṏ=-5
Homoglyph: oṑ=-5 oṓ=-5 oọ=3 oỏ=-5 oố=-5 oồ=-5 oổ=-5 oỗ=-5 oộ=-5 oớ=-5 oờ=-5 oở=-5 oỡ=-5 oợ=-5 oꝋ=-5 oꬽ=-3 oꬾ=-5 pþ=-1
Homoglyph: pƥ=-1 pƿ=-1 pᵽ=-2 pṕ=-2 pṗ=-2 qg=2 qp=1 ri>n=-3 rn=-3 rŕ=5 rŗ=11 rř=-6 rȑ=-1 rȓ=-6 rɍ=-3 rɼ=-3 rɽ=2 rɾ=-3 rʀ=2
Homoglyph: rᵲ=-6 rṙ=-6 rṛ=-6 rṝ=-6 rṟ=-6 rꭇ=-2 rꭈ=-2 s5=-11 sś=-2 sŝ=-2 sş=-2 sš=3 sƽ=-2 sș=-2 sʂ=-2 sᵴ=-2 sṣ=-2 sṥ=-2
Homoglyph: sṧ=-2 sṩ=-2 sꜱ=-2 t1=-14 t7=-19 tf=-5 tl=4 tţ=7 tť=1 tŧ=1 tƫ=-4 tƭ=-5 tț=3 tᵵ=-5 tṭ=5 tṯ=-5 tṱ=-5 tẗ=-5
Homoglyph: u>ii=-1 u>il=-6 u>li=-6 un=1 uv=4 uù=3 uú=-2 uû=-2 uü=10 uũ=-2 uū=-2 uŭ=3 uů=3 uű=-2 uų=3 uư=-2 uǔ=3 uǖ=-2
Homoglyph: uǘ=-2 uǚ=-2 uǜ=-2 uȕ=-2 uȗ=-2 uʉ=-1 uᵾ=-2 uṳ=-2 uṵ=-2 uṷ=-2 uṹ=-2 uṻ=-2 uụ=-2 uủ=-2 uứ=-2 uừ=-2 uử=-2 uữ=-2
Homoglyph: uự=-2 vu=-2 vw=-2 vy=-4 w>uu=-5 w>uv=-5 w>vu=-5 w>vv=13 wv=6 wᴡ=2 xk=-3 xẋ=-1 xẍ=-1 yg=-7 yj=-1 yv=-7 yʏ=4
Homoglyph: yỵ=4 z2=-1 zź=12 zż=6 zž=3 zᵶ=-2 zẑ=-2 zẓ=-2 zẕ=-2
Hyphenation: =2
Insertion: 0=-2 1=6 2=4 3=-4 4=-3 5=-6 6=-4 7=-7 8=-3 9=-5 a=3 b=-3 c=2 d=-4 e=7 f=-5 g=-2 h=-4 i=11 j=-5 k=-4
Insertion: l=5 m=-2 n=3 p=-7 q=-4 r=6 s=3 t=-1 v=-2 w=-4 x=-1 y=-3 z=-4
Mapped: =-2 -es=-8 -s=6 a>4=-10 a>at=-4 a>er=-8 at>a=1 b>6=-5 b>8=-1 b>be=-3 c>cc=-2 c>ck=-3 c>k=15 c>s=1
Mapped: c>see=-5 ce>se=7 d>th=-4 e>3=-2 e>ea=-3 e>è=-6 e>é=-6 ea>e=1 ea>ee=-1 en>and=-1 er>re=1 es=-20 f>ph=-3 g>6=-3
Mapped: g>9=-3 g>j=4 i>1=6 i>ee=-1 i>y=-4 ies=-15 k>c=8 k>q=-2 l>1=12 m>mb=-5 m>mm=2 n>and=-7 n>kn=-4 n>nn=2 n>ñ=-7
Mapped: o>0=9 o>au=-8 o>aw=-8 or>our=1 r>are=-7 r>er=-5 r>rr=2 r>wr=-6 s=4 s>5=-3 s>c=1 s>ss=2 s>z=3 se>ce=2 t>7=-10
Mapped: t>ght=-8 t>th=1 t>tt=5 to>2=-1 u>oo=-3 u>ou=-3 w>v=2 w>wh=-2 x>cks=-2 x>cs=-2 x>ks=-2 y>ey=-1 y>ie=-3 y>why=-3
Omission: =4 1=-1 2=9 3=2 4=3 5=-4 7=1 a=4 c=3 i=5 j=-3 k=-2 l=2 m=-2 n=1 p=-1 q=-2 r=2 s=6 u=5 v=-6 w=-3 x=-2
Repetition: 0=2 1=1 3=-2 6=-1 a=1 b=1 c=4 d=-2 e=-3 f=4 g=6 h=-5 i=7 k=3 l=9 n=5 p=4 q=1 r=2 s=4 t=7 v=-2 w=3
Repetition: x=4 y=2 z=4
Replacement: =-1 0o=1 10=1 17=11 1c=5 1f=5 1r=5 1s=5 21=5 24=3 27=1 28=1 2a=1 2f=1 2g=1 2m=3 2n=1 2o=3 2s=1
Replacement: 2w=1 30=4 34=3 39=1 3e=-1 3n=1 3q=1 3s=4 3w=-1 3z=1 40=2 41=1 43=2 49=3 4k=3 4u=1 50=8 54=4 56=4 58=3 5o=5
Replacement: 5r=-1 5t=-1 63=5 65=2 6t=2 6y=-1 7a=1 7c=1 7o=1 7u=1 81=1 86=1 8m=1 94=1 95=1 a2=5 a3=-1 a4=-2 a5=-2 a6=-2
Replacement: a7=-2 a8=-2 a9=-2 ab=2 ad=-2 ae=8 af=-4 ag=-5 ah=-3 aj=-6 ak=-5 al=-1 an=1 ap=-1 ar=-3 as=3 at=-5 ax=5 ay=3
Replacement: b0=-1 b1=-1 b2=-1 b3=-1 b4=7 b5=4 b6=-1 b7=-1 b9=-1 ba=-3 bc=1 bd=-1 be=-4 bf=-3 bh=-7 bj=4 bk=-2 bl=1 bn=5
Replacement: bo=-4 bp=4 bq=1 br=3 bs=-3 bt=-3 bu=-4 bv=4 bw=-3 bx=-2 by=-3 c0=-1 c1=-1 c2=-1 c3=-1 c4=-1 c5=-1 c6=-1 c7=-1
Replacement: c8=-1 c9=-1 ca=-4 cb=-2 cd=-5 ce=1 cg=-3 ch=-2 ci=-5 cj=-5 cl=-4 cn=6 co=-2 cp=-4 cq=3 cs=5 ct=4 cu=-1 cv=-2
Replacement: cw=-5 cz=-2 d1=4 d2=1 d3=1 d4=3 d5=-2 d6=-2 d7=-2 d9=-2 da=1 db=2 dc=3 dh=-2 di=-2 dj=-4 dl=2 dm=2 dn=-1 do=2
Replacement: dp=3 dq=-4 dr=2 ds=3 dt=2 du=-5 dv=1 dw=4 dx=-2 dz=-2 e0=9 e1=-3 e2=-2 e3=-7 e4=-4 e5=-3 e6=-3 e7=-2 e8=-3
Replacement: e9=-3 ec=-2 ed=-4 ef=-7 eg=-3 eh=-9 ei=-2 ej=-9 ek=-6 el=-4 em=-6 en=-2 eo=-2 ep=-7 eq=-6 er=3 es=-1 et=-4
Replacement: eu=-5 ev=4 ew=-1 ex=-3 ez=-3 f1=2 fa=-3 fb=1 fc=2 fe=-2 fg=-4 fh=-1 fi=-1 fj=-3 fk=5 fl=9 fm=4 fn=3 fo=-3
Replacement: fq=-3 fr=-6 fs=-3 ft=2 fu=3 fv=6 fw=-3 fx=-3 fy=-3 fz=-1 ga=-3 gb=8 gc=7 gd=2 ge=-2 gf=4 gh=6 gi=-3 gj=-1 gk=3
Replacement: gl=2 gm=1 go=-2 gp=4 gr=8 gs=1 gt=3 gu=-2 gv=4 gw=4 gx=1 gz=8 hb=-6 hg=4 hj=-3 hk=-2 ho=2 hr=4 hs=10 ht=4
Replacement: hx=-2 hy=-3 hz=5 i1=1 i5=-2 i6=-2 i7=-2 i8=-3 i9=-2 ia=4 ib=-2 ic=-2 ig=-3 ih=3 ij=1 il=2 im=2 in=-2 io=1
Replacement: ip=-3 iq=-5 is=5 it=5 iu=2 iv=-5 iw=-3 iy=-1 iz=-7 j0=1 j1=3 jh=-1 ji=-1 jk=-1 jm=-1 jn=-1 ju=2 kc=7 kd=4 ke=1
Replacement: kf=-1 kg=3 kh=-2 kj=-2 kl=2 ko=3 kp=-1 kq=-1 kr=-1 ku=1 kx=-1 ky=-1 l0=-2 l2=-2 l3=-2 l4=-2 l5=-2 l6=-2 l7=-2
Replacement: l8=-2 l9=-2 la=3 lb=-6 lc=-6 ld=1 le=-3 lf=-4 lg=-6 lh=-4 li=1 lj=-3 lk=1 ln=5 lo=-1 lp=-5 lq=-4 lr=1 ls=-4
Replacement: lt=-2 lu=-6 lv=-1 lw=-6 lx=-6 ly=3 lz=-4 m0=-2 m1=-2 m2=-2 m3=-2 m4=-2 m5=-2 m6=-2 m7=-2 m8=-2 m9=-2 md=-4
Replacement: me=-3 mh=-4 mi=-1 mj=-1 mk=-3 ml=4 mn=-1 mp=1 mq=-5 mr=5 mu=-5 mv=-2 mw=1 mx=-5 my=-5 mz=-2 n0=-2 n3=-2 n4=-2
Replacement: n5=-2 n6=-2 n7=-2 n8=-2 n9=-2 na=2 nb=3 nd=2 ne=-2 nf=1 ng=-2 ni=-1 nj=-2 nk=-4 nl=3 nm=3 no=-1 nr=2 ns=1
Replacement: nu=-5 nx=-2 ny=-3 nz=2 o0=10 o2=1 o3=-2 o4=-2 o5=-2 o6=-2 o8=-2 oa=3 ob=-4 od=-3 oe=-2 of=-6 og=3 oj=-7 ok=-8
Replacement: ol=-3 om=-4 op=-2 or=-7 os=-6 ot=-7 ou=-4 ov=-1 ow=-7 ox=3 oz=2 p0=-1 p1=-2 p2=-2 p3=-2 p4=-2 p5=-2 p6=-2
Replacement: p7=-2 p8=-2 p9=-2 pa=-3 pb=6 pd=-2 pe=4 pf=-4 ph=-4 pi=-4 pj=-2 pk=2 pl=5 pm=5 pn=-2 po=6 pq=-2 pr=4 ps=2
Replacement: pu=-5 pv=-3 pw=-1 py=-5 pz=-5 qa=2 qs=1 qv=1 qw=3 qx=4 qz=3 r0=-2 r1=-2 r2=-2 r4=-4 r5=-3 r6=-2 r7=-2 r8=-2
Replacement: r9=-2 ra=-7 rc=2 rf=-1 rg=6 rh=1 ri=4 rj=3 rk=3 rl=8 rm=-1 ro=-2 rp=4 ru=-7 rv=-1 rw=-3 rx=-3 ry=-1 rz=-3 s1=3
Replacement: s2=5 s3=3 s5=-1 s8=-2 s9=-2 sc=1 se=-1 sf=-3 sg=-1 sh=-1 si=3 sj=-3 sk=-1 sl=-4 sm=-1 sn=-1 so=1 sp=-3 sq=-5
Replacement: st=8 su=-5 sv=-1 sw=-5 sz=4 t0=-3 t1=-1 t2=-1 t3=-3 t4=-2 t5=-6 t6=-2 t7=-3 t8=-3 t9=-3 ta=-2 tb=-2 td=5 te=3
Replacement: tg=-1 th=-5 ti=3 tk=7 tl=-2 tn=-2 tp=1 tq=-8 tr=8 tu=-4 tv=-4 tw=-4 tx=2 ty=-2 u1=2 u3=4 u6=3 u7=-2 ub=-3
Replacement: uc=-3 ud=-2 ue=-2 ug=-3 uh=-2 ui=3 uj=-1 uk=6 ul=-3 um=-2 uq=-3 ur=2 us=-2 ut=-1 uy=4 va=-1 vb=-4 vc=-3 ve=-1
Replacement: vf=-2 vg=1 vh=-1 vi=-1 vj=-1 vk=3 vl=-1 vo=-1 vp=-1 vq=-1 vr=3 vs=-1 vu=-1 vx=-1 vy=-1 vz=3 wb=-2 wc=-2 wd=3
Replacement: we=4 wf=-2 wh=-2 wi=-2 wl=-2 wm=-2 wn=3 wp=-2 wq=-3 wr=-2 ws=-4 wt=4 wu=-2 wy=-2 wz=-2 x0=4 x1=7 x3=-1 x4=4
Replacement: x5=-1 x6=-1 x7=2 x9=4 xa=6 xb=-2 xe=-1 xf=-4 xg=-1 xh=-2 xi=-1 xj=-4 xk=1 xl=-2 xm=-1 xn=5 xo=-2 xp=-2 xq=7
Replacement: xs=-2 xt=-4 xv=-4 xw=-1 xy=-2 xz=1 y4=3 y6=1 y7=1 yb=-2 yc=2 yd=2 ye=3 yf=-3 yg=-6 yh=-3 yi=1 yj=-1 yk=1 yl=2
Replacement: ym=1 yn=-2 yo=10 yq=-2 yr=5 ys=6 yv=-3 yw=-3 yx=-2 yz=-3 za=-4 zb=-2 zc=3 zd=-2 ze=-2 zf=-2 zg=-2 zh=-2 zi=-2
Replacement: zj=-1 zk=3 zl=-2 zm=-2 zn=-2 zo=3 zp=-2 zr=2 zs=2 zt=3 zu=-2 zv=-2 zw=-2 zy=-2
Subdomain: =-9
Transposition: =1
VowelShuffle: =-9
VowelSwap: ae=5 ai=-3 ao=4 au=4 ea=5 ei=1 eo=-6 eu=-9 ie=2 io=1 iy=-5 oa=3 oe=-5 oi=-5 ou=3 ua=5 ue=-7 ui=-1
VowelSwap: uo=7 yi=8
after-: *=-11
after: *=-12
before-: *=-11
before: *=-11
hyphens: =2
w: =3 *=-3
`;
/** What the built-in words add, in their order. In tenths, by the beginning of the trait's key; JSON. */
export const MODEL_WORD_COLUMNS: string = `{"w:":[8,8,7,3,2,2,3,7,3,-3,3,-1,11,4,-2,-3,5,2,-3,-3,-3,-3,-4,3,7,7,0,-3,-2,1,1,0,-2,10,0,2,-3,-3,0,2,
-5,3,-3,5,5,4,4,2,1,3,1,1,3,7,-1,0,-3,0,-3,8,5,7,-3,3,3,3,1,-4,-3,-2,0,3,4,-5,-3,1,-4,3,0,0,
6,2,-3,1,-3,-4,2,5,1,-3,9,6,7,-3,-2,-1,-3,-7,-3,3,5,3,1,6,-1,1,-3,-3,6,10,9,6,0,10,7,0,-3,-3,3,4,
6,-1,-3,1,-3,-3,5,5,-3,-3,-1,-5,-4,1,8,18,1,-5,-1,6,-9,0,4,2,-3,-3,-3,-3,-3,-3,-1,-6,-3,3,5,6,3,6,-3,-1,
-3,-3,-3,-5,-3,-3,0,0,-2,1,-3,1,-2,0,-3,-3,6,-4,-3,-3,-3,-3,18,0,-1,7,-1,-3,0,-3,-3,-3,-3,-3,7,7,-3,3,1,2,
0,7,3,6,1,-3,-3,-2,5,-1,-3,0,1,-3,-3,-3,-3,5,5,4,-3,-4,-2,1,2,-2,2,8,4,0,8,6,-3,-3,-2,-3,-1,2,1,6,
6,5,-2,3,-1,-3,-8,-7,-3,-3,-3,0,0,4,-3,-1,-3,0,-3,-3,-3,-3,2,-7,-4,2,-3,-3,-3,-3,-3,-3,-3,-3,-1,0,-5,-3,-3,6,
-3,-1,-3,0,-4,3,5,0,6,-2,-8,-10,-1,9,0,-1,-3,1,-3,-3,-3,5,-2,1,-3,5,-2,-3,-3,0,2,-3,-3,0,-3,3,-3,-4,-3,-3,
1,-2,-3,-3,-3,-3,-2,4,4,7,2,11,13,4,-1,-3,-8,-5,-4,-3,1,6,5,4,8,6,2,-1,3,3,2,1,-3,0,1,-3,-2,-2,-4,0,
12,7,-6,-1,4,-6,13,2,-3,0,-7,-4,-3,-4,-2,-7,-2,-1,-3,-2,-4,-3,-1,-3,5,2,-5,2,-3,1,2,0,3,1,-7,5,5,-3,3,-6,
3,8,0,-1,-3,0,-2,-3,-1,0,2,-3,8,4,-5,-3,2,-5,2,-2,-1,2,1,0,1,6,1,3,6,-3,6,-4,-6,6,1,-3,-6,4,16,7,
2,1,3,-3,-5,-1,-9,-5,5,4,3,-3,-7,-2,3,1,2,-2,-3,-1,-3,2,-3,3,-2,1,1,3,-3,-3,0,-11,0,0,2,-6,-6,-5,2,1,
5,-3,-3,-5,1,-3,-3,-3,2,-3,8,-5,-3,4,3,-5,-1,-1,-3,-3,-3,-2,-2,-1,2,2,1,-5,-4,-3,-1,-1,-4,0,4,-1,-3,-3,-5,-2,
-3,-6,5,-8,-1,-1,-1,-5,1,-1,-5,0,-3,-3,-7,6,5,1,-3,-3,-3,-1,-5,5,-3,-3,2,0,1,6,-1,-3,1,1,0,2,-1,3,-7,-6,
-2,-3,-3,-3,-4,-4,-6,-2,-1,-2,-3,-5,-3,-3,-3,3,1,-3,3,-4,-3,1,-4,-4,-6,-5,-3,-3,-7,0,-2,0,1,-3,-3,2,0,-1,-7,-2,
3,8,3,3,-4,-1,-1,-3,-2,1,2,-1,4,0,0,3,0,-3,2,1,-3,7,-8,-2,-3,-4,-3,-3,-3,-3,1,-3,-3,-3,-8,-3,-3,-3,-3,2,
-3,-3,-1,-2,-3,-3,-1,0,-12,-3,-3,-3,1,-3,-3,-3,-3,4,0,-3,-3,-3,-2,-1,-1,-3,-3,-3,-3,-3,-1,-3,-3,-3,2,-2,-3,-3,-3,2,
-3,-2,0,-3,2,0,-3,-3,1,0,2,-3,0,3,2,-1,1,-3,-1,1,-3,4,-1,-2,6,2,1,-3,0,6,-2,-3,-4,-1,-3,-3,-8,-3,3,-7,
4,-10,3,-2,-1,4,1,1,6,4,0,4,0,-1,-5,5,11,-12,-2,5,-4,-20,0,-3,-3,3,0,-5,2,8,1,1,-3,-3,-1,-6,-3,-5,3,9,
0,-2,-3,0,1,5,6,4,0,1,-14,-13,-1,-5,-1,-3,0,2,-6,-4,-3,-3,-3,-3,1,-3,-3,-5,-3,5,-2,3,-4,7,-3,3,6,-3,-1,-12,
-3,2,-1,-3,-11,0,-3,-2,0,-1,1,-1,2,0,-4,-5,6,-4,2,1,-3,-2,-4,0,4,5,2,-3,0,-4,-4,-6,2,-5,-5,-6,-4,-9,-4,3,
-2,-1,-6,3,-2,-3,-4,-1,-10,3,-1,-3,-3,-3,-6,-6,1,2,2,2,-6,-9,-5,-4,-3,-2,4,-3,-6,-2,-6,-2,-3,2,1,4,-4,-3,-1,-9,
-3,-2,-2,1,1,-3,-1,-3,-3,-6,-3,-7,-3,-7,-3,-3,-3,-3,-3,-6,-4,0,-1,-3,-11,-4,-4,-3,-3,-3,-4,-3,-8,-3,-3,-3,-3,-8,-3,-3,
-3,3,-3,-3,-9,-3,-6,-3,-3,-3,-3,-3,-3,-6,-1,-4,-3,-3,-3,-2,-6,-3,-3,-3,-10,-7,-9,-4,-4,-3,-3,0,-3,-4,-3,-3,-3,-3,-3,-3,
0,2,-8,-3,-3,3,1,-2,-4,-6,-3,3,3,3,-3,-3,-4,-8,-8,-1,1,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,0,0,-3,1,2,-3,1,2,-3,-3,-4,-3,-3,17,-3,-3,21,10,-3,-3,3,21,21,4,-1,-1,-10,-1,-1,-3,-3,0,0,2,-6,-2,
5,-3,-7,-3,-3,-3,-3,-3,-3,-3,-3,2,-3,-3,-3,-1,-1,-3,-3,-3,-3,-3,-3,-5,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,0,-6,-7,-3,-3,-3,-3,-4,-6,-3,1,-3,-3,-4,-3,-3,-4,-8,-9,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-2,-3,-3,-1,
-10,-12,-3,-3,-3,-3,-3,-2,-3,-3,-3,-3,-1,-3,-3,-3,0,-3,-3,0,-3,-3,-3,4,-3,-3,-3,-3,-3,-13,-3,-3,1,1,-3,-1,-3,-3,-3,3,
0,-3,-3,0,-3,-3,-3,-1,-3,-1,3,-3,-3,-3,-3,3,-3,-3,-3,-3,-3,-3,-3,-3,4,-3,-3,-3,-3,-2,-3,-3,-3,1,-3,-3,-3,1,-3,-3,
-3,-3,-3,1,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-2,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-2,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,-3,-3,10,-3,4,0,6,
7,7,3,5,3,1,2,9,7,2,5,2,2,4,1,3,3,3,2,8,-1,1,4,4,3,2,0,8,5,6,2,3,1,2,2,1,2,2,-2,1,
1,1,9,2,-3,2,-3,-3,5,-3,-3,-3,-3,-3,2,1,-3,-2,-3,-3,-3,3,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,-3,-1,-3,-3,-3,-3,-5,-3,
-2,-3,-3,-2,-3,-3,-3,-3,2,-3,0,-3,-3,-3,-3,-3,-3,1,-3,-3,3,-2,-7,-3,-3,1,-3,-2,0,1,-3,-1,2,-3,7,-2,-3,-2,-6,-2,
-3,-1,-3,-3,-3,-3,-3,2,-3,-5,-4,-3,-3,-3,-3,2,0,-3,-3,-3,-3,1,1,-3,-3,-3,-3,5,3,2,1,2,8,2,9,1,5,-1,-1,3,
6,3,-2,-3,2,3,0,5,-3,4,5,2,4,0,-5,-1,2,1,2,6,0,5,4,4,0,5,2,-1,6,2,4,7,2,1,0,4,0,6,6,3,
3,3,4,3,2,4,6,4,3,5,6,2,4,2,1,4,8,5,3,5,5,8,11,2,4,6,4,3,3,0,0,-2,4,5,1,-5,4,6,7,4,
3,4,-3,2,0,7,5,2,6,5,5,6,2,3,4,4,1,-5,4,-3,-3,-3,-3,-3,-3,-3,-3,3,0,-3,-4,4,0,0,-3,2,-2,-3,0,2,
-2,-3,-2,1,1,4,0,-1,3,6,-2,-3,-3,3,-1,1,0,-3,-3,-3,-3,-3,-1,0,-4,0,1,-3,4,1,1,1,-3,1,-3,-3,-2,0,-3,-1,
-1,-3,-3,0,1,-3,0,1,-3,-3,-3,-3,-3,-3,4,-3,-3,-3,-1,-3,-3,2,-3,-3,1,-3,1,1,-1,1,3,1,1,-1,-3,-3,-3,-3,-3,-3,
-5,-1,1,2,4,-1,-1,3,0,-3,-3,2,-4,-1,-3,2,-3,2,-3,-1,4,-3,-1,5,-3,-3,-3,-3,3,-3,7,2,-3,3,2,2,-3,-3,-1,1,
-5,-4,4,-3,-3,2,-2,-3,-3,-2,0,3,2,0,3,2,0,-3,1,-3,-3,-3,-2,-3,-3,2,-3,0,-2,2,1,3,-1,-1,-3,1,-3,2,4,0,
-3,2,1,-3,-3,-2,-2,5,0,0,-2,2,3,-3,-3,-3,-3,-3,4,0,0,-3,1,5,1,-3,1,-3,0,-3,0,-3,2,3,-9,0,-6,-5,3,4,
-3,4,5,-3,-3,-3,-3,0,-3,-3,-3,-3,1,0,-3,-3,1,-3,-3,-3,-3,3,-1,1,-3,-3,-3,-3,-3,-2,0,0,-3,3,-3,-3,-1,-3,0,-3,
-3,-3,-3,2,-3,-2,-3,0,-3,-3,-3,-3,2,-3,-3,-3,-2,-3,-3,1,4,-3,1,0,-3,1,-1,-3,2,1,-1,7,-3,1,-2,-3,-2,2,-3,-3,
2,-3,-3,1,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,0,4,3,4,-1,0,6,-3,-1,-3,-3,0,-3,-2,-3,0,-1,-3,0,-3,-3,-3,-3,2,-3,2,
4,0,-3,-1,-3,-2,1,0,2,-3,-3,-5,5,-3,1,-3,4,-3,-3,0,-3,1,-3,-3,3,-3,-3,-3,-3,-2,1,0,2,3,-3,1,-3,1,0,-3,
-3,-3,0,-3,-3,1,-3,-3,-3,-3,-3,1,0,0,-3,1,-3,1,-3,-3,-3,2,0,-3,3,-3,4,-1,-3,1,0,-3,1,0,0,-1,-1,3,-3,-3,
-3,-3,-3,-1,-1,0,2,0,-2,-3,-3,-3,1,2,1,-3,3,-2,2,0,-2,-2,-3,-3,-3,3,5,0,-2,1,-3,1,-1,-3,0,-1,-3,-1,3,-3,
7,-3,3,4,3,-2,-3,3,-3,-3,5,0,3,6,-3,3,3,3,0,6,0,1,-3,-2,0,0,-3,-3,-3,-3,-3,1,2,-3,-3,-3,-2,0,-1,1,
8,0,-1,3,4,-1,-3,-1,-3,1,1,2,-3,-3,-3,2,-1,1,-3,-4,-3,-3,-1,-3,-3,0,3,-3,0,-3,-3,4,-3,-3,4,-3,-3,1,3,-3,
2,-1,5,1,2,-3,-3,0,-3,1,10,1,4,-2,-3,-3,-3,-3,-3,-3,-3,2,-3,-3,-3,-3,-3,0,1,-3,-3,0,4,-3,-3,1,1,1,0,-3,
2,4,-2,-3,-3,0,-3,-3,0,6,-3,3,-3,-3,-3,-3,0,-3,-3,-3,-3,1,6,-3,-1,3,5,1,-1,1,-3,0,7,-4,2,1,1,3,1,9,
-2,-3,-3,-3,-3,-1,-3,-2,-3,-3,3,-3,-3,-1,2,-3,7,-3,2,-2,-3,-2,0,-3,-1,8,1,1,-3,0,-2,-3,-3,-3,-3,-3,-3,3,-2,1,
1,0,-3,5,-3,-3,-3,1,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,1,-3,0,-3,5,-3,2,2,1,-3,-3,-3,1,-3,0,4,4,1,0,-2,1,-2,
2,-3,-3,-3,-4,0,-3,3,-3,1,-3,4,2,1,1,-3,1,-3,-3,0,-3,0,-1,-3,-3,2,0,4,-4,-5,1,-4,1,-1,-3,21,-3,-3,-3,-3,
-3,-3],
"=w:":[-1,4,4,1,2,-3,-1,0,-1,-1,-1,0,6,4,2,-1,1,-1,-1,-1,-1,-1,0,3,1,0,1,-1,-1,-2,3,1,0,3,1,-1,-1,0,2,2,
0,0,-1,4,-1,-2,-1,1,0,-2,1,0,4,1,1,1,-1,1,-1,1,4,2,-1,3,0,-1,0,0,-1,0,0,2,-1,0,-1,2,0,0,-1,1,
-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-2,4,5,-1,0,1,-1,0,-1,3,-1,4,2,0,1,-1,1,-1,3,-2,4,3,0,5,5,-1,-1,-1,-4,0,
5,1,-1,-1,-1,-1,5,2,-1,-1,2,0,-1,-1,5,3,2,-1,-1,3,0,0,2,2,-1,-1,-1,-1,-1,-1,2,0,-1,-3,3,2,2,3,-1,-1,
-1,-1,-1,-1,-1,-1,-1,1,0,-1,-1,-1,1,-1,-1,-1,-4,-1,-1,-4,0,-1,2,0,0,0,-2,-1,1,-1,-1,-1,-1,-1,-6,-2,-1,-2,-2,0,
1,0,-2,-1,1,-1,-1,-1,0,-1,-1,-1,-1,-1,-2,-1,-1,-1,-1,1,-1,0,0,-1,-1,-1,-8,3,1,-1,-4,0,-1,-1,-1,-1,-7,-1,-1,-2,
4,-1,1,2,1,-1,-1,-2,-1,-1,-1,1,-1,2,-1,-1,-1,1,-1,-1,1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,0,-1,1,0,-1,-1,-1,-4,
-1,-1,-1,-4,-1,-1,-1,0,-6,0,-1,-1,0,1,-1,2,-1,-1,-1,0,-1,-2,-1,-1,-1,2,0,-1,-1,-1,0,-1,-1,-1,-1,2,-1,-1,-1,-1,
-1,-1,-1,-1,-1,0,-2,-3,1,0,-3,-1,3,-2,-3,-4,-1,-1,-1,-1,0,-3,-4,-1,-9,1,-2,-1,-3,-2,-1,-1,-1,0,-2,-1,-1,-1,-1,-4,
-2,-1,0,-1,0,0,5,-4,-1,0,1,0,-1,0,0,-1,-3,-2,-1,1,-1,-1,-1,-1,1,1,-1,0,-1,0,0,1,-2,1,-2,2,-1,-1,-1,-1,
-2,-7,1,1,-1,-2,-1,-1,-1,-1,1,-1,-5,-2,-1,-1,-6,-1,-1,-1,1,0,-3,0,0,0,3,-1,-1,-1,5,0,0,2,1,-1,-1,3,6,-4,
2,-2,0,-1,0,-1,-1,-3,-3,-3,-2,-2,-1,0,2,4,2,-1,-1,0,-1,0,0,3,-1,-4,-1,4,0,-1,2,-1,0,2,0,-3,-1,-1,-2,-3,
0,-2,-1,0,3,-1,-1,-1,1,-1,4,-1,-1,-1,-2,1,-1,1,-1,0,1,1,-2,-1,1,0,-1,-1,-1,-1,-2,-1,0,-1,2,0,-1,-1,-1,-1,
0,-1,1,1,0,-1,-1,-3,2,0,-1,2,1,-1,-1,3,3,2,-1,-1,-1,1,-2,3,-1,-1,1,3,-1,-1,-1,-1,3,3,1,2,2,0,-1,0,
-4,-1,-1,-1,-1,0,-1,1,1,0,-1,-2,-1,-1,-1,2,0,-1,0,2,-1,2,1,0,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,1,2,-1,-1,0,
3,2,2,1,2,0,1,-1,-1,-1,0,-1,0,-1,1,2,1,-1,1,-1,-1,0,-1,1,-1,0,-1,-1,-1,0,-1,-1,-1,-1,0,-1,-1,-1,-1,1,
-1,-1,1,-1,-1,-1,1,0,-1,-1,-1,-1,1,-1,-1,-1,-1,2,0,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,
-1,-1,1,-1,-1,1,-1,-1,3,-1,-1,-1,1,3,0,-1,2,-1,-1,-1,0,4,-1,0,4,3,2,-1,-1,3,-1,-1,0,-1,-1,-1,-1,0,2,-2,
2,-1,-1,-1,0,0,-3,0,-1,-3,-1,2,1,1,-1,-1,-6,-1,-1,0,-1,-3,2,-1,-1,3,2,-1,-1,-3,-1,2,-1,-1,-1,0,-1,-1,2,0,
-1,0,-1,-1,-1,0,2,0,-1,-1,0,0,0,0,1,1,1,2,-1,0,-1,0,-1,-1,0,-1,-1,-1,-1,0,-1,2,-1,-2,-1,-1,-4,-1,-2,0,
-3,2,-3,-1,-1,0,-1,-1,-2,0,-1,-2,-1,2,-1,0,-1,-1,1,-2,0,0,-1,1,0,0,0,-1,1,1,0,1,2,-2,-1,-1,0,-2,0,-1,
0,0,-1,-1,-1,-1,-1,0,-1,0,2,0,0,-1,-1,-1,1,2,3,2,-1,-1,0,-2,-1,1,-1,-1,-1,-1,-1,1,-1,2,1,3,0,-1,-2,-1,
-1,1,-2,-1,-2,-1,0,0,-1,1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-2,-1,-1,-8,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-2,-1,-1,
-1,-1,-1,-1,0,-1,-3,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,1,0,-1,-1,4,2,0,0,0,-1,2,3,2,-1,-1,0,0,-1,0,1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,1,1,-1,2,3,-1,2,2,-1,-1,0,-1,-1,0,0,-1,14,8,-1,-1,0,11,9,1,-1,-1,-2,1,0,-1,-1,1,0,2,1,-1,
3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,0,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
1,-1,-1,-1,-1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,1,-1,-1,-1,2,-1,-1,
-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,1,0,0,3,
-1,5,2,4,-2,0,1,2,0,3,2,-1,2,1,-1,3,2,2,-1,4,1,3,2,1,-1,1,-2,4,0,2,-1,2,1,2,1,0,1,-1,0,0,
1,-1,0,1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,0,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,3,0,-1,-1,-1,-1,-1,1,2,-3,-2,-1,0,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,0,-1,0,-1,-1,-1,-1,1,-1,-1,-1,-1,2,0,-1,2,2,4,3,0,1,4,0,-2,1,
-1,3,-2,1,2,-1,2,1,-2,1,4,-1,2,0,-1,-1,1,2,1,2,-2,4,2,0,0,3,3,0,1,0,-5,1,1,1,1,-1,-1,4,2,1,
-1,2,4,-1,0,1,4,3,2,2,2,2,3,0,2,3,6,4,1,2,1,-1,-1,3,2,4,1,-1,1,2,0,-4,1,2,0,-1,3,-1,1,2,
2,1,-1,1,2,4,2,1,4,3,3,-1,-1,1,3,2,0,-4,2,-1,-1,-1,-1,-1,-1,-1,-1,1,1,0,0,-4,-1,-1,-1,3,0,-1,1,3,
-1,-1,-1,1,1,4,-1,-1,1,1,-1,-1,-1,0,2,0,-1,-1,-1,-1,-1,-1,-1,1,0,-1,0,-1,-1,0,0,1,-1,2,-1,-1,-1,-1,-1,1,
1,-1,-1,0,-1,-1,0,1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,1,-1,0,0,-1,-1,2,-1,-1,0,1,1,1,1,-1,-1,-1,-1,-1,-1,1,0,
-1,-1,-1,-1,2,1,-1,-1,0,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,1,-1,-1,-1,1,-1,-1,-1,-1,0,-1,5,-1,-1,1,-1,-1,-1,-1,-1,-1,
-1,-1,3,-1,-1,0,-1,-1,-1,-1,0,2,2,-1,1,0,0,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,0,0,-1,1,-1,-1,1,-1,1,-1,-1,3,-1,
-1,-1,-1,-1,-1,0,1,-2,1,1,-1,2,0,-1,-1,-1,-1,-1,4,-1,-1,-1,1,2,1,-1,2,-1,1,-1,-1,-1,1,-1,-1,2,-3,-1,2,2,
-1,4,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,0,-1,-1,1,3,-1,1,1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,0,-1,-1,2,-1,-1,
0,-1,-1,0,1,0,-1,2,-1,-1,-1,-1,-1,-1,1,2,0,1,1,1,4,-1,0,-1,-1,1,-1,1,-1,0,0,-1,-1,-1,-1,-1,-1,2,-1,-1,
2,-1,-1,1,-1,1,1,-1,2,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,0,-1,1,-1,-1,3,-1,0,-1,-1,-1,2,1,-1,2,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,1,-1,1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,0,0,-1,-1,1,-1,0,1,-1,1,-1,2,-1,-1,
-1,-1,-1,-1,0,-1,2,-1,0,-1,0,-1,1,1,1,-1,-1,1,1,-1,-1,0,-1,-1,-1,0,1,0,0,-1,-1,1,-1,-1,1,1,-1,2,1,-1,
-1,-1,-1,-1,-1,0,-1,-1,-1,-1,2,-1,2,2,-1,1,1,1,1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,1,-1,1,
4,1,-1,1,3,-1,-1,-1,-1,1,-1,0,-1,-1,-1,2,1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,0,-1,-1,1,-1,-1,-1,1,-1,
2,-1,-1,-1,1,-1,-1,1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,0,1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,-1,2,0,0,-1,-1,4,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,1,
-1,0,-1,1,-1,-1,-1,1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,3,-1,1,1,-1,-1,-1,-1,-1,-1,-1,3,0,0,0,-1,-1,-1,
-1,-1,-1,-1,-1,0,-1,-3,-1,0,-1,3,3,0,1,-1,1,-1,-1,1,-1,-1,-1,0,-1,1,1,-1,-1,0,1,-1,-1,-1,-1,14,-1,-1,-1,-1,
-1,-1],
">w:":[2,1,0,1,-1,3,2,2,2,-1,1,-1,-4,-1,-1,-1,2,2,-1,-1,-1,-1,-1,-3,1,3,-1,-1,0,2,-1,-1,-1,3,-1,2,-1,0,-3,-2,
-2,1,-1,-1,1,3,4,0,0,1,-1,0,-3,0,-2,-1,0,-1,-1,0,-2,1,-1,-1,1,2,1,-1,-1,-1,0,-1,3,-1,-1,-1,-1,1,1,-1,
4,3,-1,2,-1,-1,-1,1,1,-1,2,-3,-2,-1,-1,-1,-1,-2,-1,-2,3,-4,-3,3,-2,1,-1,-1,1,2,1,-2,-1,-1,-1,1,-1,-1,2,2,
-1,-1,-1,1,-1,-1,-1,1,-1,-1,-3,-1,0,4,0,10,-1,0,-1,1,-3,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,0,1,-1,0,-1,-1,
-1,-1,-1,-1,-1,-1,1,-1,-1,1,-1,2,-1,1,-1,-1,5,-1,-1,2,-1,-1,11,0,0,4,1,-1,-1,-1,-1,-1,-1,-1,3,2,-1,2,3,1,
-1,1,3,4,-1,-1,-1,0,2,0,-1,0,3,-1,1,-1,-1,4,4,1,-1,-1,-2,1,2,0,4,2,-1,-1,3,3,-1,-1,0,-1,4,2,2,7,
-1,3,-2,0,-1,-1,-1,-1,2,0,-1,-2,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,4,
-1,-1,-1,3,-1,2,3,0,5,-1,-2,-2,0,5,1,-1,-1,1,-1,-1,-1,2,0,1,-1,1,-1,-1,-1,1,1,0,-1,1,-1,-1,-1,0,-1,0,
1,-1,-1,-1,-1,-1,2,2,1,0,3,3,6,3,1,2,-1,-1,2,-1,0,4,3,3,4,1,2,0,3,2,1,2,-1,0,2,0,2,0,0,3,
7,2,-1,1,2,-1,5,2,-1,0,-1,-1,-1,-1,-1,0,1,2,-1,-2,-1,-1,1,-1,0,0,-1,1,-1,0,1,0,1,-1,0,0,2,-1,1,-1,
3,5,-1,-1,-1,1,0,-1,0,2,0,-1,4,3,-1,-1,4,-1,2,-1,-1,1,1,0,0,1,-3,2,4,-1,-3,-2,-3,1,0,-1,-1,-1,8,3,
-1,2,1,0,-1,1,-1,0,2,4,2,1,-1,-1,0,-4,-1,0,-1,-1,-1,1,-1,-2,0,3,1,-4,-2,-1,-1,-2,0,-3,1,0,0,0,2,3,
2,1,-1,-1,-3,-1,-1,-1,1,-1,0,-1,-1,2,2,-1,-1,-1,-1,-1,-1,-1,1,0,0,1,1,0,0,-1,1,0,-1,1,0,-1,-1,-1,-1,0,
-1,-1,2,-4,-1,1,1,1,-1,0,-1,-3,-2,-1,-1,1,0,-2,-1,-1,-1,-1,0,0,-1,-1,0,-3,3,4,1,-1,-1,-4,-1,-1,-1,1,-1,-2,
2,-1,-1,-1,0,-2,-2,-2,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,1,-4,-1,-3,-1,-1,1,-1,-1,-1,-1,1,0,-1,-1,-1,-1,0,1,1,-1,-1,
-2,1,-1,0,-1,0,-1,-1,0,1,1,0,2,1,-1,0,-1,-1,0,1,-1,4,-2,-1,-1,-1,-1,-1,0,-1,2,-1,-1,0,-1,-1,-1,-1,-1,0,
-1,-1,-1,1,-1,-1,-1,0,-2,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,0,-1,-1,-1,1,-1,-1,-1,-1,2,
-1,0,-1,-1,1,-1,-1,-1,-3,-1,1,-1,-1,-2,1,-1,-2,-1,1,1,-1,-1,-1,0,0,-1,-2,-1,1,0,0,-1,-1,0,-1,-1,-2,-2,0,0,
0,-1,2,0,0,2,3,0,3,4,1,-1,-1,-1,3,3,4,-1,1,2,-1,-1,-2,-1,-1,-2,-2,-1,1,5,3,-1,-1,-1,0,-1,1,-1,-1,5,
1,-1,-1,0,1,2,2,2,1,1,-6,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-2,-1,-1,1,-1,-1,-1,-1,2,0,0,0,3,-1,2,3,-1,1,-3,
1,-2,2,-1,-1,0,-1,0,2,0,1,1,3,-1,-1,-2,3,-1,0,2,-1,-1,0,-1,2,3,1,-1,-2,-3,-1,-1,-1,0,-2,-1,-1,-1,-2,1,
0,-1,-1,2,0,-1,0,-1,-1,1,-3,-1,-1,-1,-1,-1,-1,-2,-3,-1,0,-1,-1,1,-1,-1,5,-1,-1,0,-1,-2,-1,-1,0,-1,-1,-1,1,-1,
1,-1,1,1,2,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,1,1,-1,2,0,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,3,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,0,-1,-1,-1,-1,-1,-3,0,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
0,0,-1,-1,-1,-1,-2,-1,-1,-1,-1,-1,-2,-1,-1,-1,-2,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-6,-3,-1,-1,1,-4,-4,0,0,0,-2,-1,-1,-1,-1,-1,0,-1,-4,1,
0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,1,0,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,0,-1,-1,1,-1,-2,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,0,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,2,
-1,-1,-1,1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,3,-1,3,0,0,
5,-1,-1,-1,2,0,0,4,4,-3,1,2,-1,1,1,-2,0,0,3,2,-1,-1,0,1,2,0,1,1,3,2,2,0,0,-1,0,0,0,2,-1,1,
0,1,6,0,-1,-1,-1,-1,3,-1,-1,-1,-1,-1,0,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-3,-1,-1,-1,-1,1,-1,-2,-2,2,0,1,1,-1,5,0,-1,0,-1,0,
-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,1,1,2,-2,-1,1,-1,6,0,-1,-1,2,1,
4,-1,0,-1,0,2,-1,2,0,1,-1,2,0,0,-1,1,0,-1,0,2,2,-1,1,2,0,0,-1,-1,2,1,4,3,0,-1,-1,3,1,-1,2,0,
3,-1,-1,3,1,1,-1,-1,0,1,2,-1,-1,1,-1,-1,-1,-1,1,1,1,5,8,-1,0,-1,1,3,0,-1,0,2,1,1,0,-1,-1,4,3,0,
-1,1,0,0,-1,0,1,0,-1,-1,-1,4,2,0,-1,0,1,1,0,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,4,1,1,0,-3,-1,-1,0,-1,
-1,-1,0,0,-1,-2,1,1,1,2,0,-1,-1,1,-1,0,1,-1,-1,-1,-1,-1,0,-1,-1,1,0,-1,3,0,0,0,-1,-1,-1,-1,0,1,-1,-1,
-2,-1,-1,0,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,2,1,-1,-1,1,-1,1,0,-1,-1,-1,-1,-1,-1,
-1,0,1,2,0,-1,0,3,-1,-1,-1,2,-1,-1,-1,2,-1,2,-1,-1,3,-1,1,2,-1,-1,-1,-1,1,-1,-3,2,-1,1,2,3,-1,-1,0,1,
-1,-1,-1,-1,-1,1,0,-1,-1,0,0,-1,-1,1,1,1,0,-1,1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,2,-1,2,0,-1,-1,-1,-1,2,-1,0,
-1,2,-1,-1,-1,-1,-1,3,-1,-1,0,-1,1,-1,-1,-1,-1,-1,-2,-1,1,-1,-1,1,-1,-1,-1,-1,-1,-1,1,-1,-1,3,0,-1,0,-1,-1,0,
-1,-1,3,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,1,0,1,-1,-1,-1,-1,-1,0,1,1,-1,-1,-1,-1,0,-1,-1,-1,
-1,-1,-1,2,-1,1,-1,1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,2,0,-1,1,-1,0,5,-1,1,-1,0,0,-1,-1,-1,
1,-1,-1,0,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,0,2,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,1,
-1,0,-1,-1,-1,-1,-1,1,-1,-1,-1,0,3,-1,0,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,2,-1,2,1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,1,-1,2,-1,-1,-1,1,1,-1,2,-1,2,0,-1,1,-1,-1,0,-1,1,-1,0,0,-1,-1,
-1,-1,-1,0,-1,1,-1,1,-1,-1,-1,-1,-1,0,-1,-1,2,-1,0,0,0,-1,-1,-1,-1,1,2,-1,-1,1,-1,-1,0,-1,-1,-1,-1,-1,0,-1,
5,-1,2,2,2,-1,-1,3,-1,-1,1,1,-1,1,-1,1,1,1,-1,4,-1,2,-1,-1,1,1,-1,-1,-1,-1,-1,1,2,-1,-1,-1,-1,-1,0,-1,
2,-1,-1,0,-1,0,-1,0,-1,-1,1,0,-1,-1,-1,-2,-1,1,-1,-1,-1,-1,1,-1,-1,1,1,-1,-1,-1,-1,2,-1,-1,1,-1,-1,1,1,-1,
-1,-1,3,1,1,-1,-1,-1,-1,1,6,1,3,0,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,3,-1,-1,1,1,0,0,-1,
2,2,-1,-1,-1,2,-1,-1,0,4,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,2,-1,1,2,2,0,-1,1,-1,0,5,-1,-1,0,1,3,1,3,
0,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,5,-1,1,0,-1,-1,-1,-1,-1,2,0,0,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,0,0,-1,-1,-1,1,-1,1,-1,2,0,1,1,1,1,
2,-1,-1,-1,-1,0,-1,3,-1,1,-1,-1,-2,1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,1,-1,4,0,-1,0,-1,2,0,-1,-3,-1,-1,-1,-1,
-1,-1],
"after:":[19,-12,2,-12,-12,6,5,2,-12,-12,12,-12,6,-11,4,-12,-3,13,-12,-12,-12,-12,0,15,10,-3,-6,-12,-4,7,2,-4,-8,-1,16,-12,-12,15,2,5,
8,3,-22,-8,6,-2,-10,0,-12,6,-12,18,-2,17,12,3,3,2,-12,16,-5,7,-12,-5,3,-4,-2,-2,-12,-12,9,2,-12,-1,0,-3,-4,-12,-12,-12,
4,3,-12,-12,-12,3,7,17,9,-12,19,11,0,-12,6,-12,-12,6,-21,-4,4,10,3,-11,1,-3,4,0,-2,20,3,17,-12,2,-16,-12,-12,-22,23,18,
-12,-3,-12,-19,-12,-12,-1,0,-12,-12,12,2,3,12,-12,-8,-4,3,-12,-21,19,-5,-12,-2,3,2,-3,-12,-25,-22,1,0,-2,19,5,6,-18,-2,-12,-8,
-12,-12,-12,5,-12,-12,11,-12,11,1,-12,-12,-9,-6,0,-21,9,-1,-12,16,-1,-24,-6,-1,-4,2,7,-12,-12,-4,-12,-2,2,-12,20,13,-12,14,15,14,
-12,16,11,-22,-22,-12,-12,-12,10,-8,5,-5,3,-12,13,-12,-4,0,-2,10,2,2,2,-12,12,4,18,0,16,-12,24,7,-12,-12,-12,-12,19,-3,5,14,
-1,5,12,-1,11,-12,6,8,3,-4,-12,-1,-12,-18,-12,-12,-20,-4,-12,-12,1,-12,-12,3,0,-1,-3,-12,-2,-2,-1,-12,-1,-12,-12,-3,-1,-12,-24,15,
-12,-9,-12,0,-12,18,4,20,13,3,16,19,-6,-13,-12,-5,-12,-8,-12,9,-3,24,1,-12,-12,-14,-12,-12,-21,5,5,4,-12,-11,-12,-12,-24,-12,-12,-4,
-11,-12,-21,-12,-23,-12,14,24,8,21,10,15,-7,12,18,8,4,4,7,2,16,8,22,4,19,10,18,-12,15,8,8,-12,3,-12,8,-1,6,-4,11,11,
-5,17,18,16,4,5,-13,19,-12,10,7,1,-1,0,-12,10,-1,5,0,3,-2,-2,-9,2,1,0,13,0,-12,-12,4,-12,4,2,8,4,17,-12,17,4,
15,14,-12,-9,-12,9,-2,-12,-12,-12,1,-12,17,4,-1,-12,20,12,12,-7,5,-2,28,16,6,20,2,-2,-12,-12,0,11,12,4,7,-12,7,8,-11,22,
-12,3,15,10,4,33,5,25,21,6,21,19,8,10,14,20,9,-4,-12,2,0,-12,-12,2,12,6,4,4,10,-12,-12,15,3,7,-5,12,-12,20,22,12,
4,14,-1,2,5,-4,-2,-12,0,-24,-9,-1,-1,14,13,3,-8,3,-1,-3,4,0,13,-5,14,8,5,3,2,-12,21,21,3,-6,4,3,-12,-12,-4,-1,
0,2,-9,18,10,12,9,12,-12,7,3,8,3,5,4,-4,-6,-3,-12,-12,-12,-12,12,-6,-26,-12,-8,14,-2,-13,-12,-24,1,6,-12,-5,1,12,7,9,
22,-2,-2,0,5,3,5,6,-12,-4,-12,12,-2,-3,-12,-16,14,-12,-3,13,5,11,7,-1,13,7,-12,2,5,-12,-3,-12,-12,-3,-3,16,9,0,1,-8,
17,14,15,7,7,2,-1,-12,-12,7,-12,-12,0,-10,-4,-8,-2,-12,-13,-7,-12,-16,20,-3,2,-1,-2,-4,-2,-3,-6,-12,-12,-3,11,6,-12,-12,-12,-10,
-12,-12,-9,4,-12,-12,-12,-7,12,1,-12,-12,-4,-12,-12,-12,-12,-21,-5,-12,-12,-3,-3,-8,-9,-12,-12,-12,-12,-12,-11,-12,-12,-21,-2,-12,-12,-12,-12,-10,
-12,-9,5,-12,-12,-14,-12,-12,7,-12,-9,-20,-12,10,-12,-12,8,3,-5,-1,-1,-7,-12,0,-12,-6,0,-12,-12,-7,-6,-12,-12,-12,-12,-12,4,4,10,15,
13,7,5,3,3,-4,11,-4,6,6,10,5,5,1,17,4,7,10,0,2,6,22,3,-3,-12,1,3,-3,9,7,11,0,0,-12,4,7,-1,6,2,0,
-1,1,-1,10,17,9,-4,-3,12,11,19,14,22,20,-12,-4,-12,-12,0,10,-12,-2,-12,-12,-3,-12,-12,18,-12,-26,-9,-7,4,-12,-12,12,2,-23,4,27,
21,13,12,-12,5,5,-12,-12,-12,-9,-12,6,-12,1,1,-1,-1,-12,-10,-12,-12,-21,-12,-12,-12,-22,13,-12,-3,3,14,8,4,11,9,17,-2,15,12,16,
13,2,5,4,-2,-12,-1,14,14,10,-1,21,0,0,5,2,-6,0,7,-6,5,11,4,9,1,-2,3,-12,-4,-12,-1,-12,-12,-9,-12,-31,-1,-2,1,7,
-12,-4,-3,-12,-12,-12,-12,-2,-3,7,-12,3,-12,4,-3,-12,-12,-12,-12,8,5,14,-12,-12,30,6,-5,-12,-22,-12,-3,-12,3,-12,-12,-12,-12,7,5,-12,
-12,-8,-12,-12,-2,-12,8,-12,-12,-2,-12,5,4,-2,0,-12,3,-12,-12,-12,4,-12,-12,-12,9,10,13,2,-12,-12,-3,-17,2,-12,-12,-12,-12,-26,-12,-12,
3,-12,8,-12,-12,-12,-2,-4,-3,1,-12,-12,-8,-12,-12,-12,9,8,4,3,-5,-12,-12,-12,-12,-12,-12,1,-12,-12,-24,-27,-12,-12,-12,-12,-12,-12,-12,-12,
-22,-12,-12,-12,-12,-12,-12,-12,-2,-12,-12,-21,-27,-12,-1,-12,-12,-5,-12,-12,-23,-10,-12,-12,-25,-20,-22,-12,-16,-5,10,-12,-12,-12,-12,-12,3,-12,12,-2,
-17,-12,5,-12,-12,-12,-12,-12,-12,-12,-12,-23,-12,-12,-12,-12,-17,-12,-12,-12,-12,-12,-12,0,-12,-12,-12,-12,-20,-12,-12,-12,-22,-12,2,-12,-12,-12,-23,-12,
-12,-26,-12,-12,3,-12,5,11,6,2,-12,-12,-27,-12,-25,2,-12,-12,-12,-12,3,-12,-12,6,5,5,-12,3,-12,-12,-12,-12,-12,-12,-12,-12,-1,-22,-12,-12,
8,4,-21,-12,-12,-25,-12,-12,-12,-12,-12,-12,-7,-26,-20,-12,-12,-12,-25,-12,-12,-29,-12,-14,-12,-12,-12,-21,-26,0,-12,-12,-25,-25,-21,-12,-12,-12,0,-21,
-12,-12,-21,-12,-25,-12,-12,-12,-26,-12,-19,-12,-23,-12,-12,-21,-21,-20,-12,-12,-12,-12,-12,-23,-10,-12,-12,-12,-20,-4,-12,-23,-22,-21,-12,-12,-12,-25,-12,-12,
-12,-12,-12,-21,-12,-12,-12,-12,-25,-12,-12,-12,-12,-12,-12,-25,-12,-12,-12,-12,-12,-12,-12,-12,-21,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-26,-12,-22,-12,-12,-12,-12,-12,0,-24,-12,8,-12,-12,-12,-12,-12,-12,-12,-22,-3,-12,-12,-12,-12,-2,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,0,-12,-12,-12,
-21,-25,-12,-12,-12,-12,-12,-12,-21,-23,-12,-12,-2,-25,-24,-23,-12,-24,-12,-12,-12,-12,-24,-23,-22,-22,-12,-25,-12,-12,-12,-12,-12,-12,-27,1,0,-5,-3,-9,
-4,-3,-11,-14,10,6,-2,3,-1,6,6,-6,1,-10,-4,-1,-9,-17,-6,-23,-9,-12,-2,-12,-11,-5,7,-10,-14,-13,-3,0,3,-4,-7,-10,-13,-12,5,-4,
3,-7,-10,-3,-12,-12,-12,-12,-21,-24,-12,-20,-12,-12,-3,-10,-12,3,-12,-12,-12,-12,-20,-12,-12,-12,-12,-12,-12,-12,-12,-24,-22,-3,-22,-12,-22,-12,0,-12,
-12,-12,-4,-12,-3,-12,-12,-21,-15,-12,-12,-12,-32,-12,-12,-12,-12,-22,-12,-12,2,-4,1,-12,-12,-3,-12,-3,8,20,10,1,1,-12,-2,-8,-12,-3,-1,-12,
-12,-12,-4,-4,-12,-12,-12,-12,-2,-12,-4,-12,-12,-12,-12,-11,-12,-4,-12,-12,-12,-18,-16,-12,-12,-12,14,-3,-12,-6,-1,6,-17,-5,-12,3,-12,2,4,-12,
-12,-3,5,2,-7,-17,-12,-12,5,-7,-14,-11,-15,0,1,-2,-12,-7,-12,-12,5,-11,-12,-12,-12,-12,-3,2,-31,3,13,-14,-12,3,-2,-14,-1,-12,-11,-12,
-12,-21,-18,-12,-1,0,-19,-9,-1,-12,-23,-12,-12,-14,-7,-11,-12,-12,-9,-12,8,-12,-20,-12,-6,-20,-11,-12,-18,2,-5,14,-22,-36,-12,8,-9,-14,-8,-11,
-12,-16,5,2,1,-12,-24,0,-14,-12,-12,-12,-10,-10,-13,-11,-12,10,-14,-12,-12,-22,-12,-12,-21,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-9,-12,-3,-10,-12,-21,-7,-4,-12,-2,-12,-13,-12,-12,3,-8,-12,-9,
2,-12,-12,-11,-12,-3,-12,-17,-12,-12,-12,-21,-1,-12,-20,-12,-2,-12,-12,1,-5,-8,-12,-12,-6,-21,-8,-8,-11,-16,-8,-14,-11,-9,-12,-12,-12,-12,2,-4,
3,-12,-22,-9,-21,-12,-2,-6,-12,-12,-22,-12,0,-6,-33,-10,-21,-12,-12,-3,-13,-20,-4,5,-12,-12,-12,-12,-7,-12,6,-23,-12,-11,-6,-3,-20,-12,-12,-12,
-12,-12,-18,-12,-12,-6,-12,-12,-12,-10,-12,-18,-17,-16,-15,-4,0,-22,-25,-20,-12,-12,-10,-12,-12,-12,-12,3,-12,-14,-21,-11,-9,-12,-12,-6,-12,-8,-7,-16,
-12,-12,-25,-12,-12,-11,-6,8,-16,-14,-9,-12,-10,-12,-12,-12,-12,-12,1,-12,-20,-27,-24,-18,-26,-12,-3,-12,-14,-24,-7,-12,-19,-6,12,0,15,6,-15,-9,
-12,-4,-17,-25,-12,-12,-12,-16,-12,-12,-12,-12,-17,-10,-12,-12,-29,-21,-12,-23,-12,6,-12,-31,-20,-27,-12,-12,-22,-6,-19,-15,-12,-27,-12,-12,-13,-12,-12,-12,
-12,-23,-12,-12,-12,0,-12,-12,-12,-12,-25,-12,3,-12,-12,-12,-12,-12,-12,-21,-8,-12,-7,-12,-12,-8,-7,-22,-12,-14,-7,-21,-12,-25,-12,-2,-12,-12,-12,-12,
-12,-12,-12,-6,-12,-12,-12,-12,-26,-12,-12,-12,-12,-12,-12,-11,-5,0,-12,-9,-22,-12,-10,-12,-12,-12,-12,-4,-12,-15,-12,-12,-6,-12,-12,-12,-12,-14,-12,-12,
-26,-12,-12,-10,-12,0,-10,-12,-12,-2,-26,3,-16,-12,-12,-12,-8,-12,-12,-9,-12,-23,-12,-2,-10,-12,5,-12,-12,-12,-4,-12,-4,-4,-22,-7,-12,-9,-17,-12,
-12,-12,-12,-12,-12,-19,-12,-21,-12,-21,-26,-16,-16,-15,-12,-19,-12,-12,-12,-12,-20,-15,-16,-12,-20,-28,-2,-12,-12,0,-12,-22,-13,-8,-13,-7,-7,-10,-12,-12,
-12,-3,-12,-11,2,-14,-12,-22,-1,-12,-12,-12,-10,-8,-17,-12,-9,-9,-19,-10,-7,-8,-12,-12,-12,-8,-14,-4,-12,-16,-12,-16,-9,-12,-14,-12,-12,-3,-8,-12,
-9,-12,-12,-10,-12,-12,-12,-1,-12,-22,-12,-15,-16,7,-21,-20,-12,-25,-14,-13,-12,-7,-12,-9,-14,-14,-12,-12,-21,-12,-12,-12,-7,-12,-12,-21,-2,-12,-10,-21,
-12,-12,-12,-14,-23,-11,-12,-9,-12,-16,-10,-20,-12,-25,-12,3,-12,-17,-12,-6,-21,-22,-2,-12,-12,-12,-18,-12,-12,-12,-22,-11,-12,-12,-23,-23,-21,-22,-20,-12,
-13,-12,-20,-6,-15,-12,-12,-16,-21,-17,-7,-12,-22,-12,-26,-12,-12,-12,-26,-12,-12,-16,-26,-12,-12,-21,-12,-13,-16,-20,-25,-14,-8,-12,-26,-21,-25,-13,-11,-12,
-12,-25,-9,-12,-12,-5,-12,-26,-5,-12,-12,-16,-12,-12,-25,-12,-13,-12,-21,-12,-12,-12,-16,-12,-1,3,0,-1,-12,-12,-12,-9,-1,-1,-2,5,-1,1,17,-8,
-2,-12,-4,-12,-12,-9,-12,-4,-12,-12,-18,-12,-12,-7,-14,-12,-1,-12,-12,-6,-12,-5,-12,-12,-12,-23,-12,-11,-12,-5,-12,-12,-12,-12,-12,-12,-12,-13,-7,-10,
-10,-8,-12,-3,-12,-12,-12,-14,-12,-22,-12,-3,-12,-12,-12,-12,-12,-12,-16,-12,-13,-12,5,-21,-9,-12,-12,-29,-30,-12,-14,-12,-9,-3,-6,6,1,1,-4,0,
-8,-12,-12,-12,-1,3,-12,6,-22,3,-12,-8,4,10,-21,-12,-14,-12,-12,-7,-22,6,-4,3,-12,-3,-12,0,6,3,6,4,2,-6,-12,-22,-12,-12,-12,-12,
-12,-12],
"after-:":[24,-10,2,-15,-11,2,6,9,-13,-11,14,-6,20,-11,1,-11,-4,12,-11,-11,-11,-11,3,13,17,7,-11,-11,-2,11,1,-11,-11,0,20,-11,-11,16,7,15,
7,0,-22,-7,18,7,-8,-11,-11,4,-11,21,-4,19,12,3,0,3,-19,17,-5,12,-11,-5,2,-3,-3,-3,-11,-2,8,5,-3,0,1,-11,-3,-14,-17,-11,
9,0,-11,-2,-11,5,9,15,15,-11,18,4,1,-11,5,-11,-11,5,-21,-2,3,6,1,-11,6,-2,4,1,1,26,0,19,-11,6,-19,-16,-11,-22,25,16,
-10,-11,-11,-20,-20,-11,-11,6,-11,-11,9,4,1,10,-14,-5,-11,4,-11,-25,22,-11,-11,-11,3,3,-3,-11,-26,-22,0,2,-2,14,7,3,-21,-3,-11,-11,
-11,-11,-11,6,-11,-11,13,-11,8,5,-11,-10,-11,-11,0,-21,1,-2,-11,15,-1,-24,-14,-11,-11,0,8,-11,-11,-11,-11,-2,2,-11,29,18,-11,20,25,19,
-11,19,14,-21,-23,-11,-11,-6,12,-11,6,-11,6,-11,15,-11,-11,2,0,7,5,2,-2,-11,16,9,22,7,12,-11,24,13,-20,-20,-7,-11,27,-1,7,16,
-11,4,10,2,11,-11,6,5,12,-11,-11,-1,-7,-20,-11,-11,-21,-11,-11,-11,0,-11,-2,3,-1,-11,-11,-11,-2,-2,0,-11,-2,-11,-10,-11,0,-11,-24,21,
-11,-11,-11,0,-11,13,7,17,18,5,20,17,-5,-15,-11,-11,-20,-5,-11,8,-2,19,4,-7,-11,-15,-4,-11,-21,2,10,8,-11,-11,-11,-11,-24,-11,-11,-11,
-11,-11,-21,-11,-23,-11,25,18,7,23,9,20,2,12,18,5,5,3,10,2,14,12,19,8,32,14,15,-11,15,8,10,-11,5,-4,16,2,3,-11,13,13,
7,9,30,14,0,7,-10,17,-11,6,9,2,0,1,-11,9,0,11,0,3,-1,-2,-11,3,7,2,16,1,-11,-1,12,-5,10,3,10,8,20,-11,12,4,
18,18,-11,-11,-11,10,-11,-11,-11,0,7,-11,12,2,-1,-11,24,11,9,-11,2,-11,34,21,5,21,9,0,-1,-11,6,18,11,5,9,-11,12,11,-22,20,
-5,6,18,14,4,34,5,17,28,11,19,17,9,10,18,29,10,-11,-3,4,0,-6,-4,3,5,4,5,3,10,-11,-3,17,0,6,-6,11,-11,18,17,12,
9,12,0,3,8,-11,-2,-11,-11,-24,-9,0,0,12,8,6,-11,5,0,-11,5,-2,13,-4,8,2,3,1,0,-11,17,19,1,-11,3,4,-11,-11,-11,-2,
-3,2,-11,23,17,13,7,16,-3,7,3,8,2,4,1,-5,-11,2,-11,-11,-11,-11,13,-2,-26,-11,-6,18,5,-13,-5,-24,-3,8,-11,-11,4,13,6,11,
19,-1,-2,1,6,4,6,11,-11,-11,-11,11,-3,-2,-11,-11,14,-11,5,10,6,7,9,1,13,6,-11,3,4,-11,-11,-11,-20,-3,-11,23,19,-3,3,-11,
15,17,16,19,10,3,-11,-11,-11,4,0,-6,-11,-11,-3,-7,1,-11,-13,-11,-11,-14,25,1,2,-2,-2,-11,-2,-11,-4,-11,-11,-11,9,7,-11,-11,-11,-11,
-11,-11,-11,1,-11,-11,-1,-6,12,2,-19,-11,-11,-11,-11,-11,-11,-24,-11,-11,-11,-3,-3,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,
-11,-11,3,-11,-15,-11,-11,-11,7,-11,-11,-21,-11,13,-11,-11,8,3,-4,-11,-2,-11,-11,2,-7,-11,-3,-11,-13,-8,-11,-11,-11,-14,-11,-11,4,11,10,21,
17,10,7,2,3,1,5,-4,9,12,12,6,4,0,16,5,1,12,-3,7,5,24,2,-3,-11,0,1,-2,1,0,4,-3,1,-11,3,7,1,4,5,-3,
1,-1,-1,13,22,9,-7,-11,9,8,19,15,30,17,-11,-11,-11,-11,2,8,-11,-11,-11,-11,-11,-11,-11,16,-11,-26,-11,-11,2,-11,-11,10,6,-23,8,24,
15,7,15,-11,5,6,-11,-11,-11,-11,-11,3,-9,-2,0,-1,-2,-11,-11,-11,-11,-21,-11,-11,-11,-25,7,-11,-3,3,20,8,5,9,9,12,-2,13,11,10,
16,0,5,5,2,-11,-3,11,13,15,-1,16,3,1,6,4,-5,4,7,-11,7,11,5,5,2,-2,-11,-11,-11,-11,0,-11,-11,-11,-11,-31,-1,-2,3,7,
-11,-11,-2,-11,-11,-11,-11,-2,-2,5,-11,3,-11,4,-3,-11,-11,-11,-11,6,8,7,-1,-11,25,8,-11,-11,-22,-11,-11,-11,4,-11,-11,-11,-11,10,5,-11,
-11,-8,-11,-11,-2,-11,5,-11,-11,-1,-11,6,4,-11,-2,-11,3,-11,-11,-11,5,-11,-11,-11,10,11,11,6,-2,-11,-3,-11,2,-11,-11,-11,-11,-26,-11,-11,
11,-8,7,-11,-11,1,-1,-4,-2,1,-11,-11,-11,-16,-11,-11,7,7,5,2,-11,-11,-11,-11,-11,-11,-11,3,-11,-11,-24,-28,-11,-11,-11,-11,-11,-11,-11,-20,
-22,-11,-11,-11,-11,-11,-11,-6,-3,-11,-11,-21,-27,-11,-1,-11,-11,5,-20,-11,-22,-11,-11,-11,-25,-20,-21,5,-11,-11,12,-11,-11,-11,-11,-11,7,-10,10,1,
-11,-11,5,-11,-11,-11,-11,-11,-11,-11,-11,-23,-11,-19,-11,-8,-11,-11,-11,-11,-11,-11,-11,0,-11,-11,-11,-11,-20,-11,-11,-11,-22,-11,3,-11,-11,-11,-23,-11,
-11,-26,-11,-11,6,-11,7,13,8,2,-11,-11,-27,-5,-25,3,-11,-8,-11,-11,4,-11,-11,8,7,6,-11,3,-11,-11,-11,-11,-11,-11,-11,-11,-2,-22,-11,-3,
8,4,-21,-11,-20,-25,-11,-11,-11,-11,-11,-11,-11,-26,-20,-11,-11,-20,-25,-11,-11,-30,-11,-11,-20,-11,-11,-21,-26,1,-11,-11,-25,-24,-21,-11,-11,-11,3,-21,
-11,-11,-21,-11,-24,-11,-11,-11,-26,-11,-20,-11,-23,-11,-11,-21,-21,-20,-11,-11,-11,-11,-11,-23,-11,-11,-20,-11,-20,-11,-11,-23,-22,-19,-11,-11,-11,-25,-11,-11,
-11,-11,-11,-21,-11,-11,-11,-11,-25,-11,-11,-11,-11,-11,-11,-25,-11,-11,-11,-11,-11,-11,-11,-20,-21,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-20,-11,
-26,-11,-22,-11,-11,-11,-11,-11,0,-24,-11,8,-11,-11,-11,-11,-11,-11,-11,-22,-2,-11,-11,-11,-11,-2,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,1,-11,-11,-11,
-21,-25,-11,-11,-11,-11,-11,-11,-21,-24,-11,-11,-2,-25,-24,-23,-11,-24,-11,-11,-11,-11,-24,-23,-23,-22,-11,-25,-11,-11,-20,-11,-11,-11,-27,0,-2,-11,-11,-6,
-9,2,-9,-16,4,0,-1,-4,-7,2,0,-3,-2,-11,-11,-11,-11,-20,-7,-25,-11,-3,-11,-10,-11,-11,2,-10,-13,-11,-1,-11,-2,-3,-11,-10,-11,-4,3,-5,
3,-11,-4,-4,-11,-11,-11,-11,-25,-24,-11,-20,-20,-11,0,-11,-11,2,-11,-11,-11,-11,-20,-11,-11,-6,-11,-11,-11,-11,-11,-24,-21,-11,-22,-11,-22,-11,1,-11,
-11,-11,-11,-11,-2,-11,-11,-21,-11,-11,-11,-11,-32,-11,-11,-11,-11,-23,-11,-11,7,-1,0,-11,-11,-3,-11,-1,5,19,12,2,-3,-11,-11,-11,-11,-11,-1,-11,
-11,-11,-3,-11,-11,-11,-11,-2,-2,-11,-11,-11,-11,-11,-11,-11,-11,-2,-11,-11,-11,-20,-11,-11,-11,-11,8,-7,-5,-11,0,17,-21,-11,-16,-2,-11,0,11,-15,
-11,-11,5,0,-11,-20,-7,-12,6,-11,-11,-11,-11,3,0,-11,1,-11,-11,-18,3,-11,-11,-11,-11,-5,-2,-1,-31,6,14,-11,-11,1,-2,-11,-1,-11,-11,-11,
0,-23,-21,-11,-11,-1,-24,-8,0,-11,-23,-11,-11,-12,-11,-11,-11,-11,-8,-8,3,-12,-9,-4,-11,-20,-11,-11,-19,-1,-11,12,-23,-36,-8,7,-11,-11,-11,-11,
-19,-21,7,0,1,-20,-25,-3,-14,-16,-18,-14,-11,-11,-11,-11,-4,5,-11,-11,-11,-22,-11,-11,-21,-11,-11,9,3,6,4,8,-11,3,0,6,-3,2,0,6,
0,0,-3,4,9,8,4,-2,-11,13,1,2,-2,17,13,10,9,4,3,5,3,3,-11,-11,-3,-11,-11,-20,-11,-2,-11,-11,-11,-11,-11,-11,1,-11,-11,-11,
4,-11,-11,-11,-9,-2,-11,-11,-11,-11,-11,-21,-1,-11,-21,-11,-2,-11,-11,1,-11,-11,-11,-11,-11,-21,-7,-7,-11,-11,-10,-11,-11,-11,-11,-11,-11,-11,-1,-11,
4,-8,-21,-11,-24,-11,-11,-11,-11,-11,-22,-20,1,-11,-33,-11,-21,-9,-11,-2,-14,-21,-11,-3,-11,-11,-11,-11,-11,-11,7,-25,-11,-11,-11,-3,-20,-11,-11,-11,
-11,-11,-21,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-22,-27,-20,-11,-11,-11,-11,-11,-11,-11,1,-11,-11,-23,-11,-11,-11,-11,-4,-11,-11,-7,-11,
-11,-7,-26,-11,-11,-11,-11,4,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-3,-20,-21,-27,-26,-20,-28,-11,-11,-11,-11,-24,-11,-11,-20,-11,15,-2,13,4,-11,-11,
-11,-3,-20,-25,-11,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-27,-21,-11,-23,-11,4,-11,-32,-20,-27,-11,-11,-22,-11,-21,-11,-11,-30,-11,-11,-11,-20,-11,-11,
-19,-23,-11,-15,-11,-2,-11,-11,-11,-11,-25,-11,1,-11,-11,-11,-11,-11,-11,-19,-11,-11,-11,-11,-11,-11,-11,-22,-4,-11,-11,-27,-11,-26,-11,-3,-5,-11,-11,-11,
-7,-11,-11,-11,-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-12,
-28,-11,-11,-11,-11,0,-11,-7,-11,-2,-26,2,-20,-11,-12,-11,-11,-11,-20,-11,-11,-23,-11,-1,-11,-11,3,-11,-11,-11,-1,-13,-11,-6,-22,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-20,-11,-21,-11,-21,-26,-11,-11,-11,-19,-21,-11,-11,-11,-11,-20,-11,-11,-11,-17,-28,-11,-11,-11,-3,-3,-22,-11,-7,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,3,-11,-11,-22,-11,-11,-11,-11,-11,-3,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-6,-11,-11,-11,-11,-11,-11,0,-11,-11,
-11,-11,-12,-9,-11,-11,-11,-11,-11,-22,-11,-11,-11,3,-22,-22,-11,-26,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-21,-3,-11,-11,-23,
-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,-21,-20,-26,-11,4,-11,-11,-11,-11,-21,-22,-11,-11,-11,-11,-20,-11,-11,-11,-22,-11,-11,-11,-27,-23,-21,-24,-23,-11,
-11,-11,-21,-11,-11,-11,-11,-11,-21,-11,-10,-11,-25,-11,-26,-11,-20,-11,-26,-11,-11,-11,-26,-11,-11,-21,-11,-11,-11,-20,-25,-11,-11,-11,-26,-22,-26,-11,-11,-20,
-11,-25,-11,-20,-11,-5,-11,-26,-11,-16,-11,-11,-11,-11,-25,-11,-11,-11,-21,-11,-11,-11,-20,-19,-2,-1,-2,-3,-11,-3,-11,-11,-2,-2,-2,0,-11,4,9,-13,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-20,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-9,-26,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-22,-11,-11,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-1,-21,-11,-11,-11,-29,-30,-11,-11,-11,-11,-11,-11,1,-3,-1,-11,-2,
-11,-11,-11,-11,-2,0,-11,-1,-22,-1,-11,-11,-1,7,-22,-11,-11,-11,-11,-11,-22,6,-11,2,-11,-4,-11,-11,3,2,15,2,0,-11,-11,-21,-11,-11,-11,-11,
-11,-11],
"before:":[18,-11,2,-11,-18,2,0,11,-11,-11,10,-11,-1,-11,8,-11,6,4,-11,-11,-11,-11,3,11,15,7,10,-11,1,14,0,0,4,-2,18,-11,-11,15,-11,9,
2,7,-21,-11,14,8,-11,-1,3,17,0,23,2,12,15,0,4,-11,-11,13,-3,7,-11,-11,-5,-11,14,16,-11,-11,1,-11,-11,0,0,-11,-11,-11,-11,-11,
0,-3,-11,-11,-11,-11,4,12,11,-11,13,-11,-2,-27,4,-11,-2,12,3,2,6,-2,1,-11,-2,-11,0,-11,7,21,1,17,-11,-2,-11,-11,-11,-11,16,2,
-11,2,-11,-25,-19,-11,-11,4,-11,-11,-11,-11,0,11,-15,-11,-11,3,-23,-18,13,-11,-11,2,-1,-1,-11,-11,-11,-11,6,0,-3,14,5,-1,-11,-2,-3,-11,
1,-11,-11,5,-11,-11,10,-11,5,-11,-11,-11,-2,-11,8,-19,-2,-11,-11,6,-11,-29,-23,-11,5,-3,3,-11,-18,1,-11,-11,1,-11,29,17,-11,16,15,13,
-11,8,-1,-19,-19,-11,-11,-11,10,-11,-11,-11,1,-11,14,-11,-11,-1,-11,-7,2,-11,2,-12,2,-3,33,5,4,-26,10,1,-20,-19,-11,-11,15,-11,0,11,
-22,-11,7,-11,-11,-27,-3,15,11,-11,-19,1,-11,-27,-22,-11,-11,-11,-26,1,-11,-25,-22,3,-11,-11,-11,-27,-11,-11,-11,-22,-11,2,-11,-11,-11,-11,-22,8,
-20,-11,-2,24,6,17,4,19,0,13,20,7,0,-11,-11,-2,-11,-11,4,6,-11,17,1,-21,-11,-14,-11,-11,-25,-11,7,1,-11,-11,-11,-14,-11,-11,-11,-11,
-20,-11,-11,-11,-11,1,24,9,-2,10,1,7,-11,10,15,14,10,11,11,6,14,10,16,-11,24,7,9,-26,14,17,11,0,4,-11,14,-11,2,-11,5,13,
4,4,29,7,1,6,-11,8,-19,-2,8,-11,-20,-2,-11,2,8,9,-11,9,-11,-11,-11,4,10,6,13,-11,-11,6,9,4,15,10,13,8,17,-11,-11,0,
-11,1,6,-11,-20,2,-11,3,-11,3,9,-11,9,2,-11,-11,21,11,0,-11,0,-20,35,12,1,14,0,-20,8,-11,-1,8,5,-11,-11,-11,14,11,-13,29,
-11,3,3,7,-11,24,7,16,5,-11,14,14,-2,6,16,16,13,-11,-11,1,9,0,-3,11,5,10,4,-11,16,-11,-11,11,-30,-11,-35,19,13,9,7,-2,
8,9,0,-11,6,-11,-11,-11,-11,-11,-24,2,-11,11,-1,7,-11,3,-3,-11,3,-11,21,-11,5,2,-11,2,6,-21,13,4,-11,-11,2,-11,-11,-28,7,-11,
5,-2,-2,20,8,9,18,-11,-11,-1,6,10,4,3,13,-19,-2,-11,-11,-11,-19,-11,7,-11,-11,-11,-11,12,4,-11,0,-11,-11,-11,-11,-31,-11,-11,-11,-11,
-1,-11,-36,-30,5,2,7,-11,-11,0,-28,3,-21,-28,-11,-11,15,-11,-23,1,-11,-22,-11,-11,-2,4,-11,-3,4,0,-11,-23,-31,-25,-11,15,10,-11,10,-11,
11,16,15,8,2,5,-11,-19,4,2,-11,-11,-14,-27,-11,-22,-11,-19,-22,-25,-25,-20,8,-11,-11,-11,-11,-11,-11,-11,-11,-26,-11,-2,1,0,-11,-11,-11,-25,
-11,-19,-21,-11,-26,-11,-11,-11,8,-2,-11,-21,-11,-20,-11,-11,-22,-21,-11,-11,-11,-11,-11,-11,-25,-11,-25,-24,-29,-24,-11,-11,-11,-24,-11,-11,-11,-22,-11,-21,
-27,-11,-11,-11,-19,-11,-11,-11,0,-16,-19,-21,-11,12,-11,-11,6,5,-11,-11,-11,-11,-11,-11,-7,-21,-5,-11,-11,-31,-11,-11,5,-11,-11,-11,12,8,12,19,
3,1,4,-11,5,2,10,-11,2,2,7,-11,0,-11,17,-1,32,8,1,6,-1,33,-11,-1,-6,-11,-2,3,8,-7,2,-7,-21,-11,-11,-2,7,7,1,3,
9,-11,-11,5,7,5,-6,3,3,24,36,23,23,21,-11,5,1,-8,-2,5,-19,7,-11,-11,-11,-20,-11,13,-11,11,-11,5,8,27,-11,19,23,-11,25,23,
4,-11,11,7,14,17,-11,9,12,12,8,7,6,-11,18,15,21,7,7,14,3,4,1,-5,-2,0,8,1,15,9,21,4,3,5,2,0,-11,5,5,3,
11,-11,-11,8,4,-3,4,5,3,8,9,8,-11,-11,3,1,1,-9,-11,-29,11,4,-11,8,-2,2,4,4,11,7,8,9,2,1,1,0,-2,6,10,13,
5,-11,15,6,14,3,11,5,4,8,-11,7,-23,-2,-11,-21,-11,8,-11,5,1,8,-11,-11,23,-11,-3,-11,-11,-11,-2,-11,6,-11,-25,-11,-21,14,-11,-11,
4,-11,-20,-32,14,-11,16,-2,-11,-11,-20,4,6,9,6,1,7,-11,-11,-11,7,5,-11,-11,-2,-1,8,-11,-11,-11,3,-11,-11,-1,-11,-11,-11,-11,-24,-11,
13,-11,2,-28,-11,-11,-11,-11,7,-2,-11,-11,-3,-11,-11,-11,5,5,11,0,-11,0,-11,-11,-11,-19,-11,-2,-11,-11,-11,2,-11,-1,-1,-11,-11,-20,-11,-11,
-20,-19,-11,-11,-8,-11,-11,-11,-11,-11,-11,-11,-25,-11,-2,-11,-11,31,1,-11,10,3,-3,-11,-6,16,18,-11,-11,-11,15,-11,-11,1,-11,-21,-11,-11,6,4,
-20,-11,1,-11,-11,-11,-11,-11,-11,-11,0,-11,-11,-21,-21,-11,-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-22,-11,-11,-11,-24,-11,-21,-22,-21,
-11,-11,-22,-1,7,-11,4,11,0,9,-2,-11,3,4,7,3,-28,-11,-11,-11,3,-2,-11,2,4,11,-3,6,-11,-27,-11,-11,-11,1,1,-11,-23,-11,-11,-11,
7,9,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-23,-11,-11,-11,-11,-11,-11,-11,17,-11,-11,-11,-11,-11,-3,-11,-11,1,-11,
-11,-11,-11,-22,-11,-11,-11,-11,-19,-11,-21,-11,-11,-21,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-12,-11,-21,-11,-11,-22,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-12,-11,-11,-11,-11,-11,-11,-11,-11,-25,-11,-11,-11,-11,-11,-19,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-21,-11,-11,-25,-20,-11,-11,-2,
-22,-11,-11,-11,-11,-11,-11,-11,10,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-21,-3,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-1,-11,-11,-20,-11,-11,-11,-11,-11,
-11,-19,-11,-20,-25,-11,-11,-22,-11,-11,-20,-21,4,-26,-23,-11,-11,-11,-11,-11,-19,-11,-20,-11,-11,-20,-11,-19,-11,-11,-11,-11,-11,-11,-11,9,1,-11,4,-11,
-11,-1,-11,-11,6,-11,-12,-11,0,3,-4,-11,-11,-2,8,-11,-6,-7,-11,-11,2,6,2,-5,-11,-11,-11,0,-11,-11,4,-11,5,-11,-2,-11,-11,-6,-11,-11,
-11,5,-7,-21,-11,-11,-11,-11,-25,-31,-11,-11,-11,-11,12,-28,-22,-11,-26,-11,-11,-19,-22,-11,-11,-11,-11,-11,-20,-11,-11,-11,-34,-11,-25,-11,-22,-11,0,-11,
-11,-2,-11,-11,3,-11,-11,-11,-11,-11,-11,-11,-38,-11,-11,-11,-11,-20,-11,-11,10,-3,7,-11,-11,4,-11,7,2,11,8,-2,1,-11,-20,-11,-11,-2,7,2,
-11,-11,-11,-11,-11,-11,-11,-11,-11,2,-3,-11,-11,-1,-11,-11,-16,1,-1,-11,-11,-11,-22,-20,-21,-11,2,-8,-1,4,-11,8,-17,-11,-20,8,-19,-22,16,-3,
-13,-11,1,-11,-3,-11,-9,-22,2,-11,-26,-11,-11,-3,11,-19,-11,-11,-20,0,4,-11,-4,-25,-4,-11,-11,-11,-2,3,9,-11,-3,-11,-11,-11,15,-11,-23,1,
3,-25,-11,-7,-11,16,-11,-11,-15,-11,-6,-11,-11,-2,-25,-11,-20,-11,-11,-11,-11,-11,-11,-11,-4,-13,-8,-11,-12,-11,-20,20,-15,3,-11,-1,-27,-11,-19,-11,
-14,0,-11,2,0,-11,-11,-11,-21,-11,-11,-11,-23,-23,-21,-24,-3,19,-11,-11,-11,-23,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,3,6,-11,-11,-11,-11,-1,-7,-11,-11,-8,-11,-32,2,-2,0,-11,
-11,-11,-11,1,-11,-11,-11,-11,-11,-11,-11,-24,-11,-2,-12,-11,-11,-11,-11,2,-2,-8,-11,-11,0,-11,-11,-3,-11,-11,0,-11,-11,-11,-11,-11,-11,-2,1,-1,
-4,-11,-11,-11,-11,-6,-2,-11,-1,-11,-25,7,-11,-11,-22,-11,-11,-11,-11,-11,-11,-11,-2,-4,-11,-11,-11,-26,-11,-11,2,-21,-11,-11,-11,-3,-25,-24,0,1,
4,-1,-20,-11,-11,-11,-11,-11,-11,-2,-6,-11,-11,-11,-23,-11,-11,-11,-11,-11,-23,-24,-11,-11,-11,-6,-19,1,-7,-11,-11,-11,-11,-2,-20,-11,-20,-11,-6,-11,
-11,-11,-21,-11,-11,-11,-2,8,-11,-11,-11,9,-11,-11,-11,-19,-11,-11,-11,-11,-11,-11,-11,-6,-11,-11,-11,-11,-11,-11,-11,-20,-28,-11,16,-8,8,6,-21,-11,
-11,-19,-21,-29,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-3,-11,-11,3,-10,-11,-11,-11,-11,-11,-24,-11,-11,-11,-11,-24,-11,-11,-11,-21,-10,-11,
-11,-11,-3,-11,-11,-11,-11,-10,-11,-27,-22,-11,-8,-11,-11,-20,1,-11,-11,-11,-11,-11,-11,-11,-11,-5,-11,-28,-11,-11,-11,-11,-20,-11,-11,2,-11,-10,-11,-11,
2,-11,-2,-11,0,-11,1,-6,-21,3,-11,-2,-11,-11,-11,-11,-11,-11,-16,-8,-8,-11,-11,-11,-11,-19,-11,-11,-11,-11,-10,-11,-11,-11,-21,-11,-11,-11,-20,-21,
-23,-14,-11,-11,-24,-2,-23,-11,-11,0,-20,-11,-22,-19,-21,-22,-11,-29,-11,2,-11,-20,-11,-11,-1,-11,-1,-11,-11,-3,-11,-11,3,-11,-11,-11,-11,-11,-11,-11,
-11,-19,-11,-11,-11,-25,-23,-20,-11,-25,-21,-20,-11,-11,-11,-20,-11,-2,-26,-20,-11,-11,-11,-11,-25,-28,-11,-6,-11,6,-11,-24,-11,-11,-20,-11,-11,-13,-11,-19,
-11,-11,-11,-11,0,-31,-11,-11,6,-2,0,-11,-2,4,-20,-11,-7,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,2,-11,-11,-2,-11,-11,-11,-11,-5,-2,-11,-11,-22,
-11,-11,-21,-21,-13,-11,-11,-11,-27,-11,-20,-2,-11,-4,-25,-26,-11,-19,-11,-28,-11,-11,-1,-11,-11,-11,-11,-11,-19,-11,-1,-9,-11,-20,-11,-20,4,-11,-11,-20,
-19,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-7,-11,-21,-11,3,-11,-11,-11,4,-26,-11,-11,-11,-11,-19,-11,-11,-11,-11,-11,-10,-11,-11,-11,-11,-11,-11,-11,-23,
-11,-11,-12,-11,-11,-11,-11,-11,-11,-25,-3,-25,-19,-11,-11,-11,-11,-11,-25,-11,-11,-19,-21,-11,-20,-25,-27,-11,-20,-19,-20,-30,-11,-11,-25,-25,-11,-11,-21,-11,
-11,-20,-11,-11,-11,4,-11,-11,11,-24,-11,-22,-11,-22,-21,-19,-11,-20,-11,-11,-11,-11,-21,-11,-7,-12,-11,-11,-21,-11,-11,-21,-13,-11,-11,-11,-11,-11,0,-33,
-11,-11,-11,-22,-30,-21,-19,-11,-11,-21,-22,-34,-23,-11,-28,-21,-11,-21,-30,-11,-20,-23,-28,-22,-11,-20,-26,-29,-35,-11,-11,-29,-20,-29,-29,-20,-28,-28,-21,-23,
-19,-11,-31,-18,-19,-22,-19,-27,-29,-34,-11,-11,-19,-24,-11,-22,-11,-25,-27,-27,-21,-21,-15,-33,-28,-9,-22,-31,-32,-28,-28,-11,-11,-16,-11,-11,-11,-11,-11,-11,
-30,-22,-20,-24,-11,-11,-25,3,-30,-3,-11,-25,-11,1,-25,-23,-22,-24,-11,-11,-26,2,-11,-11,-11,-11,-20,-17,-11,-23,-2,-11,-14,-26,-22,9,-11,-11,-2,-11,
-3,-2],
"before-:":[20,-13,4,-14,-21,1,1,24,-11,-11,17,-11,5,-2,10,-11,4,6,-11,-11,-11,-11,4,9,20,7,5,-11,-1,12,3,1,2,1,15,-8,-11,20,-1,14,
5,6,-21,-11,33,18,-4,1,7,32,1,22,1,13,12,2,3,-5,-11,18,-1,12,-11,-6,-11,-11,16,16,-11,-11,2,-3,-11,-1,0,-9,-3,-9,-11,-5,
6,0,-11,-11,-11,-11,2,21,16,-11,16,-11,1,-27,4,-3,-1,12,2,10,10,-2,-2,-11,-2,-11,-1,-11,-2,22,-2,17,-11,5,-7,-11,-11,-11,22,4,
-12,2,-11,-26,-11,-11,-5,7,-11,-11,-6,-2,0,6,-13,-14,-11,4,-23,-20,11,-11,-16,7,-1,-1,-11,-11,-11,-11,8,-1,-3,13,7,-3,-11,-3,-3,-11,
1,-11,-11,7,-11,-11,9,-9,5,-11,-11,-11,-2,-11,7,-20,-2,-11,-11,7,-5,-29,-23,-11,4,-3,3,-11,-19,1,-11,-11,1,-11,39,29,-11,25,32,16,
-2,15,0,-20,-11,-11,-11,-11,4,-11,-11,-19,1,-11,15,-11,-11,4,-6,-11,2,-11,1,-11,3,-2,21,1,5,-27,20,10,-20,-19,-11,-11,15,-10,-1,12,
-19,-11,11,-5,-11,-27,-3,13,11,-11,-19,3,-11,-27,-22,-11,-11,-11,-26,0,-11,-25,-22,2,-11,-11,-11,-27,-11,-11,-11,-22,-11,2,-11,-11,-6,-11,-22,14,
-21,-11,-3,17,4,11,4,19,-1,10,17,7,0,-14,-14,-11,-11,-11,4,6,-11,17,0,-21,-11,-11,-11,-11,-25,-11,11,-1,-11,-11,-11,-11,-11,-11,-11,-11,
-20,-11,-11,-11,-11,-1,21,16,-1,15,4,13,3,11,20,14,11,11,15,5,16,5,17,-11,34,17,10,-27,12,23,15,3,5,-4,26,-11,4,-11,9,13,
6,13,31,7,2,9,-14,8,-20,-2,4,-11,-20,-3,-11,2,15,17,-11,14,-11,-11,-11,3,21,14,18,-2,-11,11,17,9,29,19,11,8,26,-11,-4,0,
-11,-2,8,-11,-20,2,-11,3,-4,6,11,-11,7,1,-11,-11,18,9,1,-11,-3,-20,43,18,1,16,-1,-20,-1,-11,-11,4,3,-5,-7,-11,12,10,-21,28,
-8,8,4,9,-11,26,6,15,7,-11,16,15,-3,3,18,21,13,-11,-11,4,8,3,-3,9,4,7,6,-3,14,-11,-11,8,-30,-11,-35,15,10,11,11,1,
15,12,0,-11,10,-11,-11,-11,-10,-11,-21,3,-11,11,-3,7,-11,0,-3,-11,2,-11,19,-11,4,0,-11,1,5,-21,15,3,-11,-11,2,-11,-11,-28,8,-11,
5,-1,-11,23,5,15,12,-11,-11,-1,7,9,3,3,12,-11,-11,-4,-11,-11,-20,-9,6,-11,-11,-11,-11,9,2,-11,0,-11,-11,-1,-5,-32,-11,-6,-11,-11,
-2,-11,-36,-30,4,0,7,-11,-13,0,-28,2,-21,-28,-11,-11,14,-11,-24,0,-11,-22,-11,-11,-3,2,-11,-3,3,-11,-11,-24,-33,-25,-11,26,24,-11,10,-11,
6,12,9,10,2,4,-11,-20,2,5,-11,-11,-15,-28,-11,-22,-11,-11,-22,-25,-26,-20,7,-11,-11,-11,-11,-11,-11,-11,-11,-26,-11,-2,1,0,-11,-11,-11,-25,
-11,-19,-22,-11,-26,-11,-11,-11,7,-3,-11,-21,-11,-20,-11,-11,-22,-21,-11,-11,-11,-11,-5,-11,-25,-11,-26,-24,-29,-24,-11,-11,-11,-24,-11,-11,-11,-22,-11,-22,
-27,-11,-11,-11,-20,-11,-11,-11,-1,-11,-20,-21,-11,10,-11,-11,5,4,-11,-11,-11,-10,-11,-11,-11,-21,-11,-11,-11,-31,-11,-11,4,-11,-11,-11,10,8,10,19,
5,1,4,-11,0,0,6,-11,1,9,9,-1,0,-1,14,-2,21,7,0,2,0,33,-3,-2,-11,-11,-11,2,5,-11,2,-11,-21,-11,-11,-2,6,8,-2,-2,
2,-11,-11,5,13,3,-11,0,2,17,39,25,26,18,-3,1,-3,-11,-1,2,-11,6,-11,-11,-11,-20,-11,13,-11,3,-11,4,5,13,-11,11,27,-11,23,25,
4,-4,6,6,13,12,-11,5,8,8,3,5,2,-4,15,13,11,5,3,8,2,1,0,-11,-11,3,6,0,15,13,17,2,5,5,4,1,-11,5,4,0,
15,-11,-11,5,3,-2,3,6,2,19,5,8,-11,-11,2,1,5,-11,-1,-29,7,4,-11,7,-2,0,2,3,9,5,7,8,1,-1,-2,-11,-3,5,5,10,
7,-11,10,1,6,2,7,7,4,6,-11,7,-23,0,-11,-21,-11,7,-11,6,0,4,-11,-11,22,-11,-3,-11,-11,-11,-11,-11,5,-11,-25,-11,-21,12,-11,-11,
4,-11,-20,-33,14,-11,13,-2,-11,-11,-20,3,6,7,2,0,7,-3,-11,-11,7,5,-11,-11,-2,-1,7,-11,-11,-11,3,-11,-11,-2,-11,-11,-11,-11,-24,-11,
23,-9,2,-28,-11,-1,-2,-11,7,-3,-11,-14,0,-15,-11,-11,8,6,12,0,-7,0,-11,-11,-11,-11,-11,1,-11,-11,-11,2,-11,-2,-2,-11,-11,-20,-11,-11,
-20,-20,-11,-11,-11,-11,-11,-11,-3,-11,-8,-11,-25,-11,-1,-11,-11,27,2,-11,-11,-3,-3,-11,-7,-1,6,15,-11,-11,16,-4,-5,0,-11,-21,-11,-11,9,8,
-18,-11,1,-11,-11,-11,-11,-11,-11,-11,-1,-7,-11,-21,-21,-11,-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-22,-11,-11,-11,-24,-11,-21,-22,-21,
-11,-11,-22,-2,8,-11,8,8,0,8,-2,-11,2,5,6,3,-28,-11,-11,-11,3,-3,-3,5,4,11,-11,6,-11,-27,-11,-11,-11,1,0,-11,-23,-11,-11,-11,
7,9,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-4,-11,-11,-17,-11,-23,-11,-12,-11,-11,-11,-11,-11,16,-11,-11,-16,-11,-11,-11,-11,-11,0,-11,
-11,-11,-11,-22,-11,-11,-11,-11,-11,-11,-22,-11,-11,-21,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-23,-11,-11,-11,-11,-11,-11,-11,-1,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-25,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-21,-11,-11,-25,-20,-11,-11,-1,
-23,-11,-11,-11,-11,-11,-11,-11,10,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-22,-3,-11,-10,-11,-11,-11,-11,-11,-11,-11,-11,-1,-11,-11,-20,-11,-11,-11,-11,-11,
-11,-19,-11,-20,-25,-11,-11,-23,-11,-11,-20,-21,4,-26,-24,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,-11,-2,0,-11,2,-11,
-11,-11,-11,-11,6,-11,-11,-11,-3,2,-11,-11,-11,-11,6,-11,-11,-11,-11,-11,2,0,1,-11,-11,-11,-11,-3,-11,-11,-1,-11,3,-11,-2,-11,-11,-11,-11,-11,
-11,1,-8,-21,-11,-13,-11,-11,-25,-31,-11,-11,-11,-11,12,-29,-22,-11,-26,-11,-11,-22,-22,-11,-11,-11,-11,-11,-20,-11,-11,-11,-34,-11,-25,-11,-22,-11,1,-11,
-11,-3,-11,-11,3,-11,-11,-11,-11,-11,-11,-11,-38,-11,-11,-11,-11,-20,-11,-11,21,-3,6,-11,-11,7,-11,11,-1,17,9,-1,-2,-11,-20,-11,-11,-2,6,0,
-11,-11,-11,-11,-11,-11,-11,-11,-11,1,-3,-11,-11,0,-11,-11,-11,1,-1,-11,-11,-11,-22,-20,-21,-11,1,-11,-3,2,-2,17,-16,-11,-20,8,-17,-22,19,0,
-11,-11,1,-11,-11,-11,-11,-22,-1,-11,-26,-11,-13,-11,9,-19,-11,-11,-20,2,-1,-11,-5,-26,-4,-3,-11,-11,-3,5,8,-11,2,-11,-3,-11,8,-13,-23,-11,
3,-25,-2,-11,-11,6,-11,-11,-11,-11,-5,-9,-9,-2,-25,-11,-23,-11,-6,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-20,12,-11,4,-13,-2,-31,-14,-11,-11,
-15,-1,-11,5,-2,-9,-11,-11,-21,-17,-15,-11,-23,-23,-21,-24,-2,15,-11,-11,-11,-23,-11,-11,-20,-11,-11,11,8,10,9,21,5,9,6,12,4,5,4,2,
0,6,1,6,13,8,9,3,9,17,-11,3,-11,8,0,-3,-3,-11,-11,-11,-11,-11,-11,-1,7,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-32,0,-2,0,-11,
-2,-11,-11,-1,-11,-11,-11,-11,-11,-11,-11,-25,-11,-3,-11,-11,-11,-11,-11,1,-3,-11,-11,-11,-11,-11,-11,-2,-11,-11,1,-11,-11,-11,-11,-11,-11,-3,1,-2,
-11,-11,-10,-11,-11,-11,-2,-11,-2,-11,-25,2,-11,-11,-23,-11,-11,-11,-11,-11,-11,-11,-1,-11,-11,-11,-11,-26,-11,-11,8,-21,-11,-11,-11,-3,-25,-24,-3,-2,
3,-2,-20,-11,-11,-11,-11,-11,-11,-2,-11,-11,-11,-11,-23,0,-11,-11,-11,-11,-23,-25,-11,-11,-11,-11,-19,-1,-11,-11,-11,-11,-11,-2,-20,-11,-20,-11,-11,-11,
-11,-11,-21,-11,-11,-11,-2,3,-11,-11,-11,3,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-20,-29,-11,15,-11,7,5,-21,-11,
-11,-20,-21,-29,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-3,-11,-11,5,-11,-11,-11,-11,-11,-11,-24,-11,-11,-11,-11,-25,-11,-11,-11,-21,-11,-11,
-11,-11,-2,-11,-11,-11,-11,-11,-11,-27,-22,-11,-11,-11,-11,-19,0,-11,-11,-11,-11,-11,-11,-9,-11,-11,-11,-28,-11,-11,-11,-11,-21,-11,-3,1,-11,-11,-11,-11,
0,-11,-2,-11,1,-11,-2,-11,-21,2,-11,-2,-11,-11,-9,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-20,-21,
-25,-11,-11,-11,-24,-11,-24,-11,-11,0,-20,-11,-22,-11,-21,-23,-11,-29,-11,-1,-11,-21,-11,-11,-3,-11,-3,-11,-11,-11,-11,-11,2,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-25,-23,-20,-11,-25,-21,-20,-11,-11,-11,-20,-11,1,-26,-20,-11,-11,-11,-11,-25,-28,-11,-11,-11,6,-11,-24,-11,-11,-20,-11,-11,-11,-11,-19,
-11,-11,-11,-11,0,-31,-11,-8,5,-2,2,-11,-3,4,-20,-11,-11,-11,-12,-11,-11,-11,-11,-11,-11,-11,-11,0,-11,-11,-3,-11,-11,-11,-11,-11,-3,-11,-11,-23,
-11,-11,-22,-21,-11,-11,-11,-11,-27,-11,-20,-11,-11,-11,-25,-26,-11,-18,-11,-25,-6,-11,-2,-11,-11,-11,-11,-11,-19,-11,-1,-11,-11,-20,-11,-20,3,-11,-11,-20,
-16,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,5,-11,-11,-11,3,-26,-11,-11,-11,-11,-19,-11,-11,-10,-11,-11,-11,-11,-11,-11,-11,-19,-11,-11,-23,
-11,-11,-10,-11,-11,-11,-11,-11,-11,-26,-11,-25,-20,-11,-11,-11,-11,-11,-26,-11,-11,-19,-21,-11,-20,-25,-27,-11,-20,-20,-20,-31,-11,-11,-25,-25,-11,-11,-21,-11,
-11,-20,-11,-11,-11,3,-11,-11,7,-22,-11,-22,-11,-23,-21,-11,-11,-20,-11,-11,-11,-11,-22,-11,-11,-11,-11,-11,-22,-11,-11,-22,-11,-11,-11,-11,-11,-11,-2,-35,
-11,-11,-11,-22,-30,-21,-20,-11,-11,-21,-22,-34,-23,-11,-28,-21,-11,-21,-31,-11,-21,-23,-28,-23,-11,-24,-28,-29,-35,-11,-11,-29,-21,-29,-29,-20,-28,-28,-21,-23,
-19,-11,-32,-20,-11,-23,-11,-27,-29,-34,-11,-11,-19,-24,-11,-22,-11,-25,-27,-27,-21,-21,-11,-33,-28,-11,-22,-31,-32,-29,-28,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-31,-23,-20,-24,-11,-11,-25,0,-30,-11,-11,-25,-8,2,-25,-23,-22,-24,-11,-11,-26,0,-11,-7,-11,-11,-21,-21,-11,-23,-11,-11,-11,-26,-22,-11,-11,-11,-3,-11,
-3,-3]}`;
/** Cost of a suffix for a group of labels that leaves its own; `*` for those not listed, on top of `all`. */
export const MODEL_SUFFIXES: Readonly<Record<string, Readonly<Record<string, number>>>> = {"all":{"abudhabi":10.6,"ac":7.27,"ac.ug":8.01,"academy":8.72,"accountant":8.01,"accountants":9.36,"actor":8.67,"adult":10.6,"ae":7.7,"aero":9.91,"af":8.58,"africa":10.6,
"ag":8.91,"agency":6.82,"ai":6.74,"airtel":9.19,"al":9.51,"allfinanz":9.19,"am":7.5,"android":10.6,"ao":10.6,"app":4.1,"arab":10.6,"archi":9.91,
"army":8.97,"art":6.37,"as":9.51,"asia":5.6,"associates":10.6,"at":6.08,"au":9.36,"auction":9.51,"auto":10.6,"autos":6.72,"aw":10.6,"ax":9.36,
"az":7.72,"ba":9.91,"baby":7.66,"band":9.11,"bar":7.43,"barclaycard":9.19,"bargains":9.91,"bayern":10.6,"be":6.35,"beauty":6.85,"beer":9.91,"berlin":9.91,
"best":6.42,"bet":6.99,"bf":9.51,"bg":8.52,"bh":8.79,"bi":8.97,"bid":6.18,"bike":10.6,"bio":6.77,"biz":4.7,"biz.id":8.46,"bj":10.6,
"black":9.51,"blackfriday":9.91,"blog":6.29,"blue":8.1,"bmw":10.6,"bo":10.6,"boats":7.19,"bond":6.61,"boo":9.91,"boston":9.51,"bot":8.41,"boutique":9.22,
"box":10.6,"broker":9.36,"bs":10.6,"build":8.99,"builders":10.6,"business":8.05,"buzz":5.4,"by":8.16,"bz":6.89,"ca":6.15,"cab":8.51,"cafe":8.81,
"cam":6.16,"camp":9.51,"capetown":9.7,"capital":7.42,"cards":7.89,"care":8.02,"careers":10.6,"casa":7.6,"cash":6.35,"casino":7.46,"cat":8.12,"catering":10.6,
"cc":4.44,"cd":9.22,"center":7.08,"ceo":8.64,"cf":4.77,"cfd":5.09,"cg":9.91,"ch":6.4,"channel":9.36,"charity":10.6,"chat":7.13,"cheap":8.2,
"christmas":8.71,"ci":9.11,"citic":9.19,"city":8.81,"cl":7.43,"claims":5.85,"cleaning":10.6,"click":4.35,"clinic":9.19,"cloud":4.94,"club":4.77,"cm":5.32,
"cn":5.28,"co":4.06,"co.cm":8.5,"co.cr":8.16,"co.id":8,"co.il":7.63,"co.in":7.7,"co.jp":8.3,"co.kr":7.26,"co.nz":8.04,"co.uk":4.64,"co.za":6.68,
"coach":8.39,"codes":8.19,"coffee":10.6,"college":8.31,"com.ar":8.39,"com.au":6.34,"com.bd":8.1,"com.br":6.57,"com.by":8.38,"com.bz":8.19,"com.cm":8.01,"com.cn":6.35,
"com.co":6.58,"com.do":8.51,"com.es":7.42,"com.ge":8.38,"com.gr":8.64,"com.hk":8.64,"com.in":7.76,"com.kz":7.49,"com.mx":6.88,"com.ng":6.96,"com.pl":6.89,"com.py":8.1,
"com.ro":8.5,"com.tr":6.96,"com.ua":7.64,"com.uy":8.64,"com.vn":8.2,"community":6.84,"company":6.99,"computer":9.51,"construction":8.72,"consulting":9.7,"contact":10.6,"contractors":9.36,
"cool":7.82,"coop":9.91,"country":7.52,"coupons":8.49,"courses":9.11,"cr":9.36,"credit":9.22,"creditcard":9.91,"cricket":8.19,"cu":10.6,"cv":8.79,"cx":6.9,
"cy":10.6,"cymru":10.6,"cyou":5.39,"cz":7.15,"dance":9.51,"date":6.95,"dating":10.6,"day":8.52,"de":5.3,"deal":9.7,"delivery":9.19,"dental":10.6,
"desi":9.91,"design":7.45,"dev":6.19,"digital":5.03,"direct":8.74,"directory":8.91,"discount":9.91,"diy":9.11,"dj":10.6,"dk":7.65,"do":9.51,"doctor":10.6,
"dog":9.36,"domains":9.51,"download":6.62,"earth":9.7,"ec":8.99,"edu":9.22,"ee":9.91,"eg":9.91,"email":6.58,"energy":9.22,"engineer":9.7,"engineering":10.6,
"enterprises":10.6,"es":6.48,"et":8.3,"eu":5.34,"eus":8.97,"events":5.96,"exchange":7.27,"expert":7.5,"exposed":8.58,"express":9.01,"fail":8.1,"faith":8.01,
"family":10.6,"fan":8.64,"fans":7.02,"farm":7.72,"fashion":8.3,"fast":10.6,"feedback":10.6,"fi":5.98,"film":9.36,"finance":5.53,"financial":7.3,"fish":10.6,
"fit":6.5,"fitness":9.36,"fm":8.03,"fo":7.95,"foo":8.53,"food":9.91,"football":9.91,"forsale":9.11,"forum":7.84,"foundation":5.52,"fr":4.74,"frogans":9.19,
"fun":4.77,"fund":6.92,"futbol":8.91,"fyi":8.24,"ga":4.82,"gal":8.97,"gallery":8.3,"game":8.74,"games":8.04,"garden":9.19,"gay":9.91,"gd":9.51,
"gdn":7.61,"ge":8.39,"gf":8.97,"gg":7.73,"gift":6.14,"gifts":6.51,"gives":8.34,"giving":8.67,"gl":8.23,"global":8.41,"globo":10.6,"gm":10.6,
"gold":7.6,"golf":9.11,"goog":10.6,"google":9.91,"gov":10.6,"gp":10.6,"gq":4.82,"gr":7.58,"graphics":9.19,"gratis":9.91,"green":8.34,"group":7.33,
"gs":8.51,"gt":9.19,"guide":8.79,"guru":6.64,"gy":9.91,"hair":7.29,"haus":8.4,"health":9.91,"healthcare":9.7,"help":5.65,"hiphop":10.6,"hk":8.41,
"hk.cn":8.06,"hl.cn":5.8,"hm":9.19,"hn":9.11,"holdings":9.22,"homes":6.37,"host":6.07,"house":7.58,"how":9.91,"hr":8.81,"ht":8.79,"hu":6.73,
"icu":4.45,"id":7.16,"ie":7.34,"ikano":9.19,"il":10.6,"im":7.72,"immo":9.91,"in":5.06,"inc":9.7,"industries":8.41,"info":3.36,"ing":8.35,
"ink":5.75,"institute":7.92,"investments":9.22,"io":4.52,"iq":10.6,"ir":7.42,"is":7.56,"ist":8.34,"istanbul":10.6,"it":6.24,"itv":9.19,"je":9.91,
"jetzt":9.22,"jewelry":10.6,"jo":9.91,"jobs":8.79,"jp":6.7,"juegos":9.19,"ke":9.19,"kg":8.1,"kh":10.6,"ki":10.6,"kim":7.86,"kpn":9.19,
"kr":8.56,"kyoto":10.6,"kz":7.64,"la":7.55,"land":8.07,"lat":5.98,"law":9.7,"lawyer":9.19,"lc":8.2,"lease":9.19,"legal":9.91,"li":7.89,
"life":5.12,"lifestyle":9.51,"limited":8.52,"limo":10.6,"link":5.3,"live":4.33,"living":9.22,"lk":9.91,"llc":7.6,"loan":7.3,"loans":9.11,"locker":7.73,
"lol":5.44,"london":8.6,"lotto":9.19,"love":8.41,"lt":8.81,"ltd":5.87,"lu":8.36,"lundbeck":9.19,"luxe":8.34,"luxury":9.01,"lv":8.99,"ly":10.6,
"ma":8.47,"makeup":7.44,"management":8.79,"market":7.46,"marketing":8.12,"markets":7.72,"mba":9.51,"md":8.19,"me":4.92,"me.uk":7.85,"med":9.19,"media":7.54,
"meet":10.6,"meme":8.82,"men":7.23,"menu":9.91,"mg":9.51,"miami":9.19,"mk":8.97,"ml":4.59,"mn":8.79,"mobi":6.3,"moda":9.91,"moe":10.6,
"moi":10.6,"mom":6.55,"money":7.32,"monster":6.79,"mortgage":9.7,"moscow":9.91,"motorcycles":8.35,"mov":9.51,"movie":9.91,"mr":9.19,"ms":8.91,"mu":9.19,
"museum":9.51,"music":9.01,"mv":10.6,"mw":8.97,"mx":7.66,"my":6.84,"my.id":7.77,"na":10.6,"name":6.96,"navy":9.91,"ne":8.3,"net":2.75,
"net.in":7.56,"network":4.86,"new":10.6,"news":6.36,"nexus":8.79,"ng":8.64,"ngo":8.09,"nhk":10.6,"ninja":8,"nl":5.94,"no":7.63,"nokia":9.19,
"now":9.11,"nowtv":9.19,"nr":10.6,"nrw":10.6,"nu":7.36,"nyc":10.6,"nz":8.41,"observer":10.6,"office":9.19,"om":5.54,"one":5.22,"ong":7.94,
"onl":8,"online":3.47,"ooo":7.76,"org":3.04,"org.cn":8.39,"org.in":7.96,"org.kz":7.42,"org.nz":7.8,"org.uk":6.58,"org.za":7.66,"ovh":8,"page":7.36,
"partners":8,"parts":8.34,"party":7.28,"pay":8.79,"pe":7.79,"pet":9.36,"pf":10.6,"ph":8.52,"phd":9.19,"photography":10.6,"photos":8.3,"physio":10.6,
"pics":5.71,"pictures":8.74,"pink":8.52,"pizza":8.12,"pk":8.81,"pl":6.07,"place":8.91,"plumbing":9.7,"plus":7.35,"pm":7.22,"poker":9.91,"politie":10.6,
"porn":9.51,"pr":10.6,"press":6.58,"pro":4.29,"productions":10.6,"promo":7.03,"properties":8.72,"property":9.19,"prudential":9.19,"ps":8.79,"pt":7.49,"pub":9.51,
"pw":5.11,"py":8.9,"qa":9.91,"qpon":7.4,"quest":6.38,"racing":8.1,"radio":9.11,"re":7.3,"read":10.6,"realtor":9.19,"recipes":9.7,"red":7.57,
"ren":9.07,"rent":8.04,"rentals":9.7,"repair":8.79,"report":8.34,"rest":6.7,"review":7.6,"reviews":10.6,"rip":8.02,"ro":7.06,"rocks":7.25,"rodeo":8.23,
"rs":8.16,"rsvp":10.6,"ru":3.99,"run":6.28,"rw":9.36,"sa":10.6,"sale":7.68,"sarl":9.19,"sb":8.97,"sbs":4.74,"sc":9.91,"scb":9.19,
"school":9.91,"schule":10.6,"science":7.87,"se":6.74,"security":9.19,"select":9.7,"services":6.64,"seven":9.19,"sex":8.26,"sexy":9.51,"sg":8.41,"sh":7.46,
"shiksha":10.6,"shoes":10.6,"shop":3.98,"shopping":9.7,"show":9.51,"si":7.8,"site":3.74,"sk":7.59,"skin":7.14,"sl":10.6,"sm":10.6,"sn":8.97,
"so":7.95,"social":7.83,"software":7.78,"solar":9.7,"solutions":7.29,"soy":8.2,"space":4.44,"sr":10.6,"srl":9.51,"st":7.96,"stada":9.19,"store":4.49,
"stream":7.48,"studio":7.49,"style":9.36,"su":5.68,"sucks":10.6,"supply":9.91,"support":5.91,"surf":7.65,"sv":10.6,"sx":8.29,"systems":7.41,"talk":10.6,
"tattoo":10.6,"tax":8.1,"taxi":10.6,"td":8.97,"team":6.97,"tech":4.74,"technology":7.72,"tel":7.96,"tf":8.19,"tg":10.6,"tips":8.41,"tj":9.91,
"tjmaxx":9.19,"tk":4.36,"tl":9.91,"tm":10.6,"tn":9.91,"to":7.16,"today":6.19,"tokyo":7.59,"tools":7.29,"top":3.16,"tours":9.36,"town":9.36,
"toys":10.6,"tr":9.36,"trade":5.97,"trading":6.6,"training":8.59,"tt":10.6,"tube":7.96,"tui":9.19,"tv":6.42,"tw":7.03,"ua":8.03,"ug":8.39,
"uk":5.72,"university":10.6,"uno":6.42,"us":4.5,"uz":8.31,"vc":7.73,"ve":10.6,"vegas":9.7,"ventures":9.36,"vg":7.5,"viajes":9.91,"video":7.31,
"vin":8.47,"vip":4.45,"virgin":9.19,"vision":10.6,"vlaanderen":9.91,"vn":7.17,"vote":7.86,"voto":8.79,"vu":8.39,"wales":9.91,"wang":7.57,"watch":7.32,
"web":10.6,"web.za":7.87,"webcam":7.78,"website":4.81,"wf":8.2,"wiki":6.35,"win":5.91,"wine":9.22,"woodside":9.19,"work":5.8,"works":7.55,"world":5.13,
"ws":6.45,"wtf":7.45,"xin":5.32,"xxx":7.76,"xyz":2.94,"yachts":7.51,"yoga":10.6,"yokohama":9.19,"you":9.91,"yt":8.52,"zip":7.71,"zm":10.6,
"zone":6.9,"بازار":9.19,"みんな":8.79,"書籍":9.19},"faux":{"*":0,"*g":11.2,"*c":10.62,"*2":13.28,"blog":5.34},"glyph":{"*":1.19,"*g":12.39,"*c":11.81,
"*2":14.47,"agency":5.71,"ai":6.82,"app":3.93,"asia":5.81,"at":6.85,"autos":6.29,"baby":7.59,"bar":7.52,"be":6.33,"best":6.05,"bet":5.99,
"bio":6.69,"biz":4.45,"blog":6.31,"bond":5.76,"buzz":5.63,"ca":6.59,"cafe":7.8,"cam":5.88,"capital":7.51,"care":7.68,"cc":4.42,"cf":4.51,
"cfd":5.3,"ch":6.08,"chat":7.41,"cheap":6.45,"cl":6.83,"claims":5.52,"click":4.6,"cloud":4.64,"club":4.9,"cn":5.76,"co":4.24,"co.cr":6.47,
"co.uk":4.08,"com.au":5.67,"com.cn":6.2,"com.co":6.08,"com.es":6.39,"com.in":6.88,"com.mx":5.34,"com.ng":5.72,"com.pl":5.9,"com.py":6.45,"com.ro":6.46,"com.tr":5.78,
"community":7.28,"company":6.33,"cyou":5.04,"date":7.33,"de":5.16,"design":7.53,"dev":6,"digital":5.48,"directory":7.81,"edu":7.19,"email":6.77,"es":5.86,
"eu":5.83,"events":5.6,"fans":7.36,"farm":7.6,"fashion":6.94,"fi":5.51,"finance":5.02,"financial":6.98,"fit":7.11,"fm":7.68,"foundation":4.79,"fr":4.82,
"fun":4.99,"fund":7.32,"ga":4.12,"ge":7.75,"gg":7.06,"gift":6.16,"gifts":7.11,"gq":4.38,"guru":7.18,"health":7.88,"help":5.61,"homes":6.04,
"host":5.19,"hu":6.31,"icu":4.29,"in":4.98,"info":3.36,"ing":7.32,"ink":5.42,"institute":7.65,"io":4.14,"ir":7.51,"it":6.51,"jp":6.3,
"kz":7.58,"la":7.03,"lat":6.51,"li":7.65,"life":4.89,"link":5,"live":4.24,"lol":6.03,"ltd":6.07,"me":5.31,"me.uk":6.43,"media":6.85,
"meme":6.97,"ml":4.02,"mom":7.13,"monster":6.84,"my":7.28,"name":7.34,"net":2.71,"network":4.44,"news":6.56,"nl":5.77,"nu":7.49,"one":4.91,
"onl":7.67,"online":3.52,"org":2.95,"org.cn":7.75,"org.uk":6.77,"org.za":6.41,"party":7.47,"pics":6.36,"pl":5.92,"press":6.26,"pro":4,"pw":5.19,
"qpon":7.51,"quest":6.21,"rent":7.68,"ro":7.38,"rocks":7.45,"ru":3.72,"run":6.02,"sbs":5.38,"se":6.54,"services":6.1,"shop":4.18,"si":7.63,
"site":3.58,"social":7.63,"space":4.3,"srl":7.86,"store":4.77,"stream":7.53,"studio":7.54,"su":5.14,"support":5.75,"tech":4.68,"tk":4.32,"top":3.3,
"tr":6.99,"trade":6.78,"trading":6.5,"tv":7.06,"tw":7.37,"uk":5.63,"us":4.43,"vc":7.61,"vip":4.89,"vlaanderen":7.88,"vu":7.75,"watch":6.81,
"website":4.41,"wiki":6.33,"win":6.47,"work":5.71,"works":7.56,"world":4.95,"ws":7.08,"wtf":7.52,"xyz":2.94,"zone":7.31,"みんな":7.8},"one":{"*":0.15,
"*g":11.35,"*c":10.77,"*2":13.43,"ai":5.24,"app":4.13,"aw":6.85,"biz":4.41,"blog":5.48,"bond":6.12,"cam":5.43,"cc":4.13,"cn":5.22,
"co":3.96,"co.za":6.16,"com.cn":5.97,"cx":5.27,"cyou":5.3,"email":6.1,"eu":5.26,"finance":5.41,"gq":4.83,"hl.cn":4.71,"info":3.47,"io":4.47,
"jp":6.17,"lat":5.35,"live":4.27,"me":4.46,"net":2.84,"one":5.17,"online":3.44,"org":3.09,"pro":4.14,"pw":5.07,"ru":3.77,"shop":3.89,
"space":4.49,"store":4.54,"stream":5.79,"tk":4.41,"top":2.68,"xyz":2.93},"same":{"*":2.31,"*g":9.46,"*c":8.52,"*2":11.72,"ac":6.04,"ac.ug":6.78,
"academy":7.59,"accountant":6.89,"accountants":8.1,"actor":8.27,"adult":9.01,"ae":7.35,"aero":8.99,"af":6.99,"africa":9.01,"ag":7.32,"agency":5.62,"ai":6.47,
"airtel":7.6,"al":8.31,"allfinanz":7.6,"am":6.83,"android":9.01,"ao":8.52,"app":5.18,"arab":9.01,"archi":8.99,"army":7.38,"art":6.37,"as":7.92,
"asia":5.64,"associates":9.01,"at":5.46,"au":8.52,"auction":8.97,"auto":9.01,"autos":6.58,"ax":7.77,"az":8.52,"ba":8.52,"baby":6.33,"band":8.1,
"bar":6.85,"barclaycard":7.6,"bargains":8.32,"be":6.69,"beauty":6.64,"beer":8.99,"berlin":8.99,"best":5.44,"bet":6.66,"bf":8.31,"bg":7.22,"bh":7.2,
"bi":7.38,"bid":5.73,"bike":9.01,"bio":5.99,"biz":4.99,"bj":8.52,"black":8.97,"blackfriday":8.99,"blog":6.14,"blue":6.91,"bo":8.52,"boats":7.01,
"bond":6.81,"boo":8.32,"boston":8.31,"bot":6.94,"boutique":8.3,"box":9.01,"broker":7.77,"bs":8.52,"build":7.4,"builders":9.01,"business":7.85,"buzz":5.55,
"by":7.29,"bz":5.61,"ca":5.9,"cab":7.37,"cafe":8.28,"cam":5.88,"camp":8.31,"capetown":8.11,"capital":6.11,"cards":6.47,"care":6.59,"careers":9.01,
"casa":6.42,"cash":5.38,"casino":7.66,"cat":6.71,"catering":9.01,"cc":5.14,"cd":8.52,"center":6.99,"ceo":7.05,"cf":5.47,"cfd":5.11,"cg":8.52,
"ch":6.56,"channel":8.1,"charity":9.01,"chat":7.22,"cheap":7.38,"christmas":7.89,"ci":7.52,"citic":7.6,"city":7.9,"cl":6.69,"claims":5.13,"cleaning":9.01,
"click":5.01,"clinic":7.6,"cloud":5.08,"club":5.13,"cm":3.87,"cn":6.05,"co":3.78,"co.cm":6.91,"co.cr":8.82,"co.id":6.87,"co.il":6.78,"co.in":7.02,
"co.jp":7.87,"co.kr":6.87,"co.nz":6.99,"co.uk":5.27,"co.za":6.1,"coach":7.05,"codes":6.79,"college":7.07,"com.ar":8.25,"com.au":5.98,"com.bd":6.9,"com.br":6.5,
"com.by":7.37,"com.bz":6.69,"com.cm":6.42,"com.cn":6.42,"com.co":5.46,"com.do":7.2,"com.es":8.12,"com.ge":7.37,"com.gr":7.05,"com.hk":8.9,"com.in":7.34,"com.kz":6.21,
"com.mx":7.19,"com.ng":6.73,"com.pl":6.39,"com.py":7.35,"com.ro":7.58,"com.tr":7.1,"com.ua":6.34,"com.uy":7.2,"com.vn":7.19,"community":5.53,"company":5.89,"computer":8.97,
"construction":7.13,"consulting":8.11,"contact":9.01,"contractors":7.77,"cool":6.56,"coop":8.99,"country":7.54,"coupons":8.88,"courses":8.95,"cr":8.52,"credit":7.91,"cricket":6.79,
"cu":8.52,"cv":7.38,"cx":5.62,"cy":8.52,"cyou":5.42,"cz":6.98,"dance":8.31,"date":6.25,"dating":9.01,"day":7.22,"de":5.59,"deal":8.11,
"delivery":7.6,"design":6.49,"dev":5.73,"digital":5.53,"direct":7.15,"directory":8.29,"discount":8.32,"diy":8.1,"dj":8.52,"dk":6.68,"do":7.92,"dog":7.77,
"download":6.27,"ec":8.29,"ee":8.52,"eg":8.52,"email":6.41,"energy":8.3,"engineer":8.11,"engineering":9.01,"enterprises":9.01,"es":6.21,"et":6.71,"eu":5.5,
"eus":7.38,"events":5.59,"exchange":7.49,"expert":6.67,"exposed":6.99,"express":7.42,"fail":6.68,"faith":6.89,"fan":7.05,"fans":5.94,"farm":6.37,"fashion":7.12,
"fast":9.01,"feedback":9.01,"fi":5.79,"film":7.77,"finance":6,"financial":6.39,"fish":9.01,"fit":5.85,"fitness":8.97,"fm":6.8,"fo":6.59,"foo":7.23,
"food":8.99,"football":8.32,"forsale":7.77,"forum":8.75,"foundation":6.31,"fr":5.73,"frogans":7.6,"fun":5.13,"fund":5.96,"futbol":7.51,"fyi":7.06,"ga":5.33,
"gal":7.38,"gallery":6.93,"game":7.75,"games":7.48,"garden":7.6,"gd":8.31,"gdn":7.16,"ge":7.37,"gf":7.38,"gg":7.02,"gift":5.39,"gifts":5.26,
"gives":6.75,"giving":7.08,"gl":6.91,"global":6.93,"gm":8.52,"gold":6.22,"golf":8.95,"google":8.99,"gp":8.52,"gq":5.34,"gr":6.64,"graphics":7.6,
"green":7.74,"group":6.49,"gs":6.92,"gt":7.6,"guide":7.38,"guru":5.9,"gy":8.52,"hair":7.02,"haus":7.12,"health":8.99,"healthcare":8.11,"help":5.52,
"hk":6.94,"hl.cn":7.14,"hm":7.6,"hn":7.52,"holdings":7.91,"homes":5.95,"host":5.58,"house":6.2,"how":8.32,"hr":7.9,"ht":7.38,"hu":6.84,
"icu":4.97,"id":6.77,"ie":6.89,"ikano":7.6,"il":8.52,"im":7.02,"immo":8.32,"in":5.15,"inc":8.11,"industries":6.82,"info":4.46,"ing":7.07,
"ink":4.98,"institute":6.61,"investments":8.3,"io":5.45,"iq":8.52,"ir":7.15,"is":6.17,"ist":6.75,"istanbul":9.01,"it":5.82,"itv":7.6,"je":8.32,
"jetzt":7.91,"jewelry":9.01,"jo":8.52,"jobs":7.38,"jp":7.42,"juegos":7.6,"ke":7.6,"kg":6.91,"kh":8.52,"ki":8.52,"kim":6.9,"kpn":7.6,
"kr":8.26,"kyoto":9.01,"kz":7.16,"la":6.43,"land":7.29,"lat":5.86,"law":8.11,"lawyer":7.6,"lc":6.8,"legal":8.32,"li":6.51,"life":5.32,
"lifestyle":8.97,"limited":7.06,"link":5.38,"live":5.2,"living":8.95,"lk":8.52,"llc":6.32,"loan":6.41,"loans":7.77,"locker":6.35,"lol":5.3,"london":7.01,
"lotto":7.6,"love":7.74,"lt":8.28,"ltd":5.07,"lu":7,"lundbeck":7.6,"luxe":6.86,"luxury":8.09,"lv":7.62,"ly":8.52,"ma":7.14,"makeup":7.09,
"management":7.2,"market":6.38,"marketing":7.13,"markets":6.35,"mba":8.97,"md":8.52,"me":5.81,"me.uk":6.74,"med":7.6,"media":6.78,"meet":9.01,"meme":7.76,
"men":6.65,"menu":8.32,"mg":7.92,"miami":7.6,"mk":7.38,"ml":5.4,"mn":8.52,"mobi":5.8,"moda":8.99,"moe":9.01,"moi":9.01,"mom":6.35,
"money":5.96,"monster":6.16,"mortgage":8.11,"moscow":8.32,"motorcycles":7.74,"mov":8.31,"movie":8.99,"mr":7.6,"ms":8.52,"mu":7.6,"museum":8.97,"music":7.42,
"mv":8.52,"mw":7.38,"mx":6.91,"my":6.14,"my.id":8.18,"na":8.52,"name":6.26,"navy":8.32,"ne":6.71,"net":4.05,"net.in":6.41,"network":4.96,
"new":9.01,"news":5.94,"nexus":7.2,"ng":7.2,"ngo":6.5,"ninja":6.56,"nl":6.13,"no":7.35,"nokia":7.6,"now":7.52,"nowtv":7.6,"nr":8.52,
"nrw":9.01,"nu":6.77,"nz":8.25,"observer":9.01,"office":7.6,"om":4.17,"one":4.71,"ong":6.42,"onl":7.13,"online":4.69,"ooo":6.79,"org":4.38,
"org.cn":8.86,"org.in":6.52,"org.kz":6.48,"org.nz":6.21,"org.uk":6.29,"org.za":6.49,"ovh":6.65,"page":6.13,"partners":6.76,"parts":6.75,"party":6.03,"pay":7.59,
"pe":6.39,"pet":8.97,"pf":8.52,"ph":7.88,"phd":7.6,"photography":9.01,"photos":7.36,"physio":9.01,"pics":5.42,"pictures":8.28,"pink":7.88,"pizza":6.7,
"pk":8.28,"pl":5.9,"place":7.32,"plumbing":8.11,"plus":6.1,"pm":5.82,"poker":8.99,"politie":9.01,"pr":8.52,"press":5.58,"pro":4.95,"promo":5.56,
"properties":7.13,"property":7.6,"prudential":7.6,"ps":8.52,"pt":6.64,"pub":8.31,"pw":5.08,"py":8.52,"qa":8.32,"qpon":7.34,"quest":5.98,"racing":6.79,
"radio":8.1,"re":5.95,"realtor":7.6,"recipes":8.11,"red":6.68,"ren":8.94,"rent":6.99,"rentals":8.11,"repair":7.38,"report":6.75,"rest":5.78,"review":6.64,
"reviews":9.01,"rip":6.59,"ro":6.65,"rocks":7.29,"rodeo":7.73,"rs":7.59,"rsvp":9.01,"ru":5.18,"run":5.59,"rw":7.77,"sa":8.52,"sale":6.64,
"sarl":7.6,"sb":7.59,"sbs":5.7,"sc":8.52,"scb":7.6,"school":8.32,"schule":9.01,"science":6.78,"se":6.13,"security":7.6,"select":8.11,"services":6.07,
"seven":7.6,"sex":7.73,"sexy":8.97,"sg":7.39,"sh":6.31,"shop":5.2,"show":8.97,"si":6.75,"site":4.49,"sk":7.55,"skin":6.57,"sl":8.52,
"sm":8.52,"sn":7.38,"so":6.51,"social":6.74,"software":6.19,"solar":8.11,"solutions":6.62,"soy":7.04,"space":4.92,"sr":8.52,"st":7.18,"stada":7.6,
"store":5.01,"stream":7.79,"studio":6.63,"style":7.77,"su":5.34,"supply":8.32,"support":5.79,"surf":6.22,"sv":8.52,"sx":7.04,"systems":6.34,"talk":9.01,
"tax":7.18,"taxi":9.01,"td":7.38,"team":5.64,"tech":5.12,"technology":6.96,"tel":6.52,"tf":6.6,"tg":8.52,"tips":7.88,"tj":8.52,"tjmaxx":7.6,
"tk":5.54,"tl":8.52,"tm":8.52,"tn":8.52,"to":6.21,"today":5.71,"tokyo":6.73,"tools":5.74,"top":4.44,"tours":7.77,"town":8.1,"toys":9.01,
"tr":8.52,"trade":5.6,"trading":5.96,"training":8.27,"tt":8.52,"tube":6.69,"tui":7.6,"tv":6.59,"tw":6.18,"ua":6.8,"ug":7.05,"uk":5.53,
"university":9.01,"uno":5.44,"us":5.23,"uz":7.3,"vc":6.26,"ve":8.52,"vegas":8.11,"ventures":7.77,"vg":6.21,"video":7,"vin":7.5,"vip":4.97,
"virgin":7.6,"vn":7.3,"vote":6.56,"voto":7.2,"vu":8.25,"wales":8.32,"wang":6.64,"watch":6.58,"web":9.01,"web.za":6.42,"webcam":6.78,"website":4.86,
"wf":6.7,"wiki":6.03,"win":5.58,"wine":7.91,"woodside":7.6,"work":5.52,"works":6.39,"world":4.81,"ws":5.51,"wtf":6.9,"xin":5.82,"xyz":4.46,
"yachts":6.91,"yoga":9.01,"yokohama":7.6,"you":8.99,"yt":7.61,"zip":7.16,"zm":8.52,"zone":6.75,"بازار":7.6,"みんな":7.59,"書籍":7.6},"two":{"*":1.39,
"*g":12.59,"*c":12.01,"*2":14.67,"ae":7.07,"aero":8.07,"am":6.59,"app":4.22,"art":5.76,"asia":5.43,"at":5.71,"autos":6.82,"bar":7.71,
"be":5.75,"beauty":6.41,"best":6.77,"bet":6.94,"bid":6.8,"bio":6.53,"biz":4.73,"blog":6.57,"bond":6.98,"buzz":5.63,"bz":7.5,"ca":6.36,
"cafe":8,"camp":8.05,"casino":6.41,"cc":3.99,"cf":4.67,"cfd":4.8,"ch":6.89,"chat":6.97,"cl":7.71,"claims":6.26,"click":4.26,"cloud":5,
"club":5.04,"cn":4.7,"co":4.21,"co.il":7.77,"co.in":7.25,"co.jp":7.93,"co.uk":4.81,"co.za":7.13,"college":7.93,"com.bd":7.89,"com.br":7.34,"com.cn":6.09,
"com.kz":6.59,"com.pl":7.5,"cr":7.18,"cyou":5.39,"cz":7.61,"date":7.53,"de":5.45,"desi":8.07,"digital":5.44,"domains":8.05,"download":6.84,"email":6.83,
"eu":5.72,"events":5.54,"fans":7.56,"finance":5.93,"fit":6.09,"foundation":6.65,"fr":4.85,"fun":5.02,"fyi":7.92,"ga":4.72,"games":7.3,"gift":6.78,
"gq":4.74,"gr":7.23,"gratis":8.07,"guide":8,"hair":7.17,"help":6.03,"hl.cn":5.33,"homes":6.42,"host":6.75,"hu":7.02,"icu":4.26,"id":7.14,
"im":7.25,"in":5.33,"info":3.4,"ink":6.09,"io":4.91,"ir":7.2,"it":6.07,"jp":6.61,"kim":7.84,"kr":7.54,"kz":6.61,"lat":6.4,
"life":4.71,"link":5.38,"live":4.27,"llc":7.06,"loan":7.67,"lol":5.65,"ltd":5.82,"makeup":7.2,"me":5.09,"men":7.64,"ml":4.61,"mobi":6.41,
"mom":6.95,"motorcycles":7.51,"mx":7.06,"my":7.05,"net":2.75,"network":5.11,"news":6.52,"ninja":7.87,"nl":6.25,"nu":6.73,"nz":7.14,"one":5.01,
"onl":7.87,"online":3.29,"ooo":6.62,"org":2.9,"org.cn":7.94,"org.kz":6.59,"org.za":7.41,"partners":7.87,"pet":7.18,"photos":7.13,"pics":5.73,"pl":5.81,
"plus":7.69,"press":7.09,"pro":4.17,"ps":7.99,"pt":7.21,"pw":5.15,"quest":6.76,"repair":8,"rest":7.01,"rodeo":7.07,"ru":3.84,"run":7.17,
"sale":7.79,"sbs":4.47,"se":7.02,"services":6.85,"sh":7.72,"shop":3.61,"si":7.82,"site":3.79,"sk":7.23,"skin":6.92,"solutions":6.24,"space":4.34,
"store":4.7,"stream":7.73,"su":5.67,"support":5.64,"team":6.94,"tech":4.83,"technology":7.07,"tk":4.14,"today":5.83,"top":2.6,"trade":6.3,"trading":6.3,
"tv":5.92,"uk":5.84,"us":4.25,"video":7.67,"vin":7.34,"vip":3.42,"vn":6.14,"wang":7.05,"website":5.32,"wiki":6.75,"win":6.25,"work":6.04,
"works":6.6,"world":5.1,"ws":6.25,"wtf":7.72,"xin":4.45,"xxx":6.9,"xyz":2.82,"yachts":7.38,"みんな":8},"typo":{"*":2.61,"*g":13.81,"*c":13.23,
"*2":15.89,"abudhabi":9.32,"ac":7.9,"ac.ug":7.86,"academy":8.38,"accountant":7.86,"actor":8.38,"agency":7.86,"ai":6.73,"am":8.44,"app":4.39,"archi":9.3,
"art":6.34,"asia":5.64,"at":6.24,"auction":9.28,"autos":6.41,"az":7.15,"ba":9.3,"baby":9.01,"band":9.25,"bar":7.14,"bayern":9.32,"be":6.02,
"beauty":6.68,"best":7.11,"bet":7.9,"bf":9.28,"bg":9.19,"bid":5.87,"bio":6.99,"biz":4.39,"biz.id":7.71,"black":9.28,"blackfriday":9.3,"blog":6,
"bmw":9.32,"boats":6.9,"bond":6.76,"boutique":8.61,"business":7.72,"buzz":5.38,"by":7.68,"bz":7.04,"ca":5.93,"cab":8.57,"cafe":8.59,"cam":5.7,
"capital":8.04,"cards":8.32,"casa":7.85,"cash":6.11,"casino":7.41,"cc":4.63,"cd":8.61,"center":7.11,"cf":4.53,"cfd":5.11,"ch":6.63,"channel":9.27,
"chat":6.51,"christmas":9.21,"city":8.2,"cl":8.94,"claims":6.19,"click":4.3,"cloud":4.84,"club":4.56,"cm":6.7,"cn":5.18,"co":4.06,"co.cr":7.89,
"co.id":8.15,"co.il":8.11,"co.in":7.64,"co.jp":8.17,"co.kr":7.44,"co.nz":8.52,"co.uk":4.33,"co.za":7.94,"codes":9.13,"coffee":9.32,"college":8.55,"com.ar":7.67,
"com.au":6.34,"com.bd":9.11,"com.br":6.48,"com.by":7.88,"com.bz":9.13,"com.cn":6.55,"com.co":7,"com.es":7.4,"com.hk":7.51,"com.in":7.59,"com.mx":7.26,"com.ng":6.59,
"com.pl":6.83,"com.py":9.11,"com.tr":7.2,"com.ua":8.12,"com.vn":7.68,"community":7.87,"company":7.41,"computer":9.28,"cool":8.25,"coop":9.3,"country":7.18,"coupons":8.14,
"courses":8.4,"creditcard":9.3,"cricket":8.54,"cx":7.76,"cymru":9.32,"cyou":5.61,"cz":6.66,"date":7.27,"day":9.19,"de":5.53,"dental":9.32,"desi":9.3,
"design":7.31,"dev":5.98,"digital":4.97,"dk":7.86,"domains":8.62,"download":6.86,"earth":8.42,"ec":9.24,"ee":9.3,"eg":9.3,"email":6.33,"energy":8.61,
"es":6.55,"eu":5.39,"events":6.93,"exchange":7.63,"expert":8.27,"fail":8.53,"faith":7.86,"fans":7.28,"farm":8.48,"fashion":9.15,"fi":5.96,"finance":5.38,
"financial":7.18,"fit":6.12,"fitness":8.41,"fm":8.15,"fo":9.08,"foo":9.19,"food":9.3,"forsale":9.25,"forum":9.06,"foundation":5.33,"fr":4.87,"fun":4.65,
"fund":7.32,"fyi":8.29,"ga":4.64,"gallery":9.15,"game":9.21,"games":7.79,"gay":9.3,"gdn":7.13,"gg":7.55,"gift":6.12,"gifts":6.9,"gl":8.29,
"globo":9.32,"gold":8.99,"golf":8.4,"goog":9.32,"google":9.3,"gov":9.32,"gq":4.52,"gr":8.11,"green":7.67,"group":7.46,"guru":6.21,"hair":6.93,
"haus":8.36,"help":5.94,"hk":9.17,"hl.cn":6.12,"holdings":9.26,"homes":6.52,"host":6.27,"house":7.83,"hr":9.22,"ht":9.22,"hu":6.24,"icu":4.31,
"id":6.94,"ie":7.16,"im":7.53,"in":5,"info":3.37,"ing":9.16,"ink":5.66,"institute":8.27,"investments":9.26,"io":4.35,"ir":8.09,"is":8.98,
"it":5.86,"jetzt":9.26,"jo":9.3,"jp":6.56,"kim":7.77,"kr":7.89,"kz":8.46,"la":8.45,"land":7.66,"lat":6.58,"lc":9.13,"li":8.5,
"life":4.81,"lifestyle":9.28,"limited":9.19,"link":5.23,"live":4.02,"living":8.61,"lk":9.3,"llc":8.46,"loan":6.82,"locker":8.3,"lol":5.43,"love":7.8,
"lt":8.59,"ltd":6,"lu":8.55,"luxe":9.16,"luxury":8.4,"lv":9.24,"ma":8.56,"makeup":7.25,"market":7.56,"marketing":7.79,"markets":8.24,"mba":9.28,
"md":6.99,"me":4.93,"me.uk":8.5,"media":8.1,"men":6.66,"ml":4.29,"mn":9.22,"mobi":5.9,"moda":9.3,"mom":6.05,"money":8.07,"monster":6.88,
"motorcycles":9.16,"mov":9.28,"movie":9.3,"ms":8.07,"museum":9.28,"mx":7.86,"my":6.99,"my.id":7.04,"name":6.9,"net":2.9,"net.in":8.98,"network":4.89,
"news":6.12,"ng":9.2,"nhk":9.32,"ninja":9.09,"nl":5.56,"no":7.09,"nu":7.18,"nz":8.37,"om":5.97,"one":5.64,"ong":9.08,"onl":8.27,
"online":3.39,"ooo":8.48,"org":3.05,"org.cn":7.88,"org.in":8.51,"org.kz":7.24,"org.uk":6.25,"ovh":9.09,"page":7.83,"partners":8.52,"party":7.82,"pay":9.22,
"pe":8.49,"ph":7.91,"photos":8.36,"pics":5.27,"pictures":7.81,"pink":7.91,"pizza":8.53,"pl":5.95,"plus":8.41,"pm":7.72,"poker":9.3,"porn":8.62,
"press":6.91,"pro":4.14,"ps":7.88,"pt":7.33,"pub":9.28,"pw":5.04,"py":8.05,"qpon":7.08,"quest":6.04,"racing":8.16,"radio":9.25,"re":7.62,
"read":9.32,"red":7.75,"ren":8.03,"rent":7.79,"rest":6.92,"review":8.46,"rip":8.52,"ro":6.84,"rocks":6.77,"rodeo":9.14,"rs":7.6,"ru":3.95,
"run":6.3,"sale":8.47,"sbs":4.78,"sc":9.3,"science":7.85,"se":6.94,"services":6.9,"sex":7.9,"sexy":9.28,"sg":8.18,"sh":8.95,"shop":4.06,
"show":9.28,"site":3.66,"sk":7.48,"skin":7.2,"so":9.08,"social":7.77,"solutions":7.08,"soy":8.17,"space":4.23,"srl":9.28,"st":7.67,"store":4.03,
"stream":6.87,"studio":6.9,"su":5.84,"support":6.14,"sx":8.55,"systems":8.93,"tax":8.53,"team":7.65,"tech":4.59,"technology":7.58,"tips":8.05,"tj":9.3,
"tk":4.27,"tl":9.3,"tn":9.3,"to":7.07,"today":6.3,"tokyo":7.72,"top":3.27,"town":9.27,"trade":5.58,"trading":6.84,"training":8.57,"tube":8.51,
"tv":6.19,"tw":7.04,"ua":7.89,"ug":9.17,"uk":5.12,"uno":6.23,"us":4.29,"uz":8.36,"vg":7.64,"viajes":8.63,"video":7.07,"vin":8.56,
"vip":4.53,"vlaanderen":9.3,"vn":7.45,"vote":9.06,"vu":7.67,"wang":7.23,"watch":7.45,"webcam":7.26,"website":4.58,"wf":9.13,"wiki":5.95,"win":5.56,
"work":5.46,"world":5.3,"ws":7.21,"wtf":7.4,"xin":5.38,"xxx":7.87,"xyz":2.93,"yachts":7.53,"you":9.3,"yt":7.91,"zip":7.27,"zone":6.16},
"typo+typo":{"*":1.63,"*g":12.83,"*c":12.25,"*2":14.91,"ac":7.89,"ai":6.26,"al":8.29,"am":7.97,"app":4.45,"art":6.21,"asia":6,"at":5.96,
"auction":8.29,"autos":6.03,"az":6.2,"band":8.26,"bar":7.44,"be":6.16,"beauty":6.41,"berlin":8.31,"best":6.49,"bet":7.03,"bg":8.2,"bid":5.58,
"bio":6.49,"biz":5.02,"blog":6.64,"boats":6.44,"bond":6.13,"boston":8.29,"business":6.88,"buzz":4.96,"by":8.14,"bz":7.74,"ca":7.02,"cab":8.2,
"cam":6.44,"casa":7.47,"cash":7.11,"cat":7.54,"cc":4.37,"cf":5.15,"cfd":4.97,"ch":6.1,"chat":7.37,"cheap":8.15,"cl":7.95,"claims":6.87,
"click":3.84,"cloud":4.84,"club":4.59,"cm":5.91,"cn":5.1,"co":4.27,"co.cr":7.36,"co.in":8.03,"co.jp":8.16,"co.kr":6.83,"co.nz":8.12,"co.uk":4.76,
"com.ar":8.18,"com.au":6,"com.bd":7.54,"com.br":5.81,"com.cn":6.19,"com.co":7.2,"com.es":7.95,"com.kz":7.97,"com.mx":7.73,"com.ng":7.77,"com.pl":7.74,"com.py":7.54,
"com.ua":8.02,"com.uy":8.21,"community":7.71,"cool":8.06,"country":6.55,"coupons":6.9,"cv":8.23,"cx":7.31,"cyou":5.06,"cz":6.62,"dance":8.29,"day":8.2,
"de":4.76,"design":7.96,"dev":6.8,"digital":4.36,"diy":7.61,"dk":7.13,"doctor":8.33,"download":7.61,"edu":8.27,"es":6.6,"eu":4.93,"events":6.54,
"expert":7.11,"faith":8.11,"family":8.33,"fans":7.8,"fi":5.64,"finance":5.37,"fo":8.09,"foo":8.2,"forum":6.66,"foundation":4.9,"fr":4.69,"fun":4.37,
"ga":4.89,"game":8.23,"gd":8.29,"gdn":6.64,"ge":7.19,"gg":7.14,"gift":6.15,"gifts":7,"global":8.18,"gold":7.47,"gq":5.09,"gr":8,
"green":8.17,"guru":7.62,"gy":8.31,"hair":7.9,"help":5.91,"hiphop":8.33,"homes":5.74,"host":6.27,"hu":6.56,"icu":4.14,"id":7.06,"ie":7.25,
"im":7.49,"in":5.08,"info":3.11,"ink":5.8,"io":4.61,"is":7.99,"it":5.95,"jobs":8.23,"jp":5.95,"kim":8.07,"kz":7.48,"land":7.54,
"lat":6.13,"lc":8.15,"lease":6.92,"life":5.4,"lifestyle":8.29,"link":5.39,"live":4.67,"living":8.27,"llc":8,"loans":8.26,"lol":5.24,"love":8.18,
"lt":7.6,"ltd":6.49,"makeup":6.63,"market":7.96,"mba":8.29,"me":4.24,"media":7.46,"men":6.8,"ml":4.47,"mn":6.91,"mobi":6.33,"mom":7.19,
"monster":6.57,"motorcycles":8.17,"museum":8.29,"mx":8.02,"my":5.77,"name":6.6,"net":2.69,"network":5.37,"news":7.46,"nl":5.29,"no":7.47,"nu":7.09,
"nyc":8.33,"om":5.98,"one":5.54,"online":3.55,"org":3.11,"org.uk":6.93,"ovh":8.1,"page":7.93,"pay":8.23,"pe":8.06,"pics":5.49,"pink":8.2,
"pk":7.6,"pl":5.65,"plus":7.92,"press":7.59,"pro":4.48,"pt":7.45,"pw":4.84,"qpon":6.82,"quest":7.13,"radio":8.26,"rest":6.39,"ro":6.8,
"rocks":6.45,"rodeo":7.74,"rs":8.14,"ru":3.23,"run":6.83,"sb":8.25,"sbs":3.94,"se":5.93,"services":6.94,"sex":7.56,"sg":8.18,"sh":7.11,
"shoes":8.33,"shop":4.03,"si":7.5,"site":3.61,"sk":7.12,"skin":7.84,"so":8.09,"social":8.07,"solutions":7.9,"soy":8.15,"space":4.55,"st":7.52,
"store":4.56,"stream":7.45,"su":5.45,"support":6.35,"surf":8.02,"systems":7.43,"tattoo":8.33,"tech":4.73,"tel":8.1,"tk":4.04,"to":6.82,"today":5.97,
"top":3.19,"trade":7.21,"tube":7.52,"tv":6.12,"ug":8.18,"uk":6.67,"uno":6.49,"us":4.67,"vc":8.04,"vg":7.97,"video":6.84,"vip":4.78,
"vn":6.82,"vu":8.18,"watch":7.42,"website":5.26,"wiki":6.33,"win":5.52,"work":5.5,"world":5.43,"wtf":7.1,"xin":5.74,"xxx":7.49,"xyz":2.98,
"yachts":6.99,"zip":8.03,"zone":7.74},"web":{"*":0.24,"*g":11.44,"*c":10.86,"*2":13.52,"app":4.14,"be":5.1,"biz":4.81,"ca":5.19,"cc":4.58,
"ch":5.61,"cl":5.88,"cloud":5.02,"club":4.55,"cm":4.86,"co.uk":4,"com.au":5.05,"com.co":5.3,"com.in":5.46,"com.mx":5.36,"com.tr":5.37,"country":6.59,
"cyou":4.47,"de":5.07,"es":4.91,"exchange":5.42,"fi":5,"foundation":4.95,"fr":4.34,"ga":4.91,"gift":5.18,"gq":4.8,"icu":4.34,"ie":5.19,
"in":4.6,"info":3.43,"ink":5.05,"io":4.65,"link":4.45,"net":2.77,"network":4.95,"one":5.26,"online":3.45,"org":2.97,"org.uk":6.19,"pl":5.89,
"pro":4.44,"pw":4.75,"qpon":6.55,"ru":3.66,"shop":3.98,"top":3.17,"uk":5.64,"vip":4.59,"website":4.57,"xyz":3.04},"web+faux":{"*":0.02,"*g":11.22,
"*c":10.64,"*2":13.3,"gq":4.37,"info":3.35,"pics":5.1,"site":3.64,"top":2.91},"wide":{"*":0.19,"*g":11.39,"*c":10.81,"*2":13.47,"app":3.71,
"cc":4.28,"co":4,"eu":3.84,"exchange":5.37,"foundation":4.91,"info":3.41,"live":4.2,"net":2.14,"online":3.41,"org":2.89,"shop":3.57,"site":3.81,
"store":4.45,"tk":4.22,"website":4.69,"xyz":2.99},"word":{"*":1.87,"*g":13.07,"*c":12.49,"*2":15.15,"accountants":8.53,"actor":7.64,"ae":6.93,"agency":7.95,
"ai":6.29,"app":3.85,"art":6.9,"asia":6.06,"at":7.12,"au":7.66,"autos":7.9,"baby":7.55,"bar":7.68,"be":6.82,"beauty":7.96,"best":7.12,
"bet":7.58,"bio":7.51,"biz":4.64,"biz.id":8.43,"blog":6.33,"blue":7.12,"bond":6.26,"bot":8.43,"business":8.36,"buzz":5.85,"ca":5.81,"cam":6.67,
"care":8.35,"cash":7.36,"casino":7.22,"cc":4.37,"cd":8.52,"center":5.71,"cf":4.67,"cfd":5.23,"cg":8.55,"ch":6,"chat":6.87,"cl":6.89,
"claims":6.2,"click":4.34,"cloud":4.67,"club":4.46,"cm":6.58,"cn":5.09,"co":4.06,"co.id":8.35,"co.il":7.24,"co.kr":6.69,"co.uk":4.43,"co.za":6.72,
"coach":8.42,"codes":8.39,"com.au":7.35,"com.br":6.26,"com.cn":6.38,"com.es":6.89,"com.mx":7.97,"com.ng":7.41,"com.tr":7.15,"community":7.24,"company":8.03,"computer":8.54,
"country":7.7,"cyou":5.55,"cz":7.62,"date":7.57,"de":5.45,"design":8.2,"dev":6.63,"digital":4.91,"directory":7.65,"dk":8.26,"download":6.17,"ec":8.5,
"email":6.68,"es":6.55,"eu":5.59,"events":5.64,"exchange":7.48,"expert":6.64,"fi":7.18,"finance":5.65,"financial":7.49,"fit":7.28,"forum":6.73,"foundation":5.87,
"fr":4.62,"fun":4.85,"fund":7,"futbol":8.49,"ga":4.72,"games":8.36,"gay":8.55,"gift":6.9,"gifts":7.24,"gq":4.86,"gr":8.24,"guru":7.08,
"hair":6.86,"help":5.12,"homes":7.11,"host":7.53,"hr":7.84,"hu":6.96,"icu":4.83,"ie":8.16,"in":4.61,"info":2.96,"ink":7.3,"io":4.58,
"ir":6.14,"it":6.87,"jp":6.44,"kim":8.32,"lat":5.68,"life":5.58,"link":5.78,"live":4.27,"lol":5.28,"ltd":6.07,"market":8.2,"me":4.56,
"media":6.91,"ml":4.68,"mobi":6.63,"mom":6.41,"money":7.49,"my.id":8.29,"name":7.26,"net":2.37,"net.in":6.65,"network":4.88,"news":6.17,"nl":6.48,
"no":7.24,"nz":8.43,"one":5.18,"online":3.23,"org":2.65,"org.cn":7.81,"org.uk":6.3,"ovh":8.35,"page":8.17,"partners":8.35,"party":7.65,"ph":8.44,
"pics":6.85,"pk":7.84,"pl":7,"plus":8.17,"pm":8.12,"pro":4.11,"productions":8.57,"pw":5.21,"qpon":7.22,"quest":7.72,"red":6.88,"rest":6.89,
"review":7.54,"ro":7.6,"rocks":7.32,"rodeo":7.8,"rs":8.38,"ru":4.57,"run":6.86,"sbs":4.86,"science":8.32,"se":6.81,"services":6.62,"sex":8.4,
"shop":3.51,"shopping":7.67,"show":8.54,"si":7.39,"site":3.59,"sk":7.01,"skin":7.18,"solutions":8.14,"space":4.59,"store":4.24,"stream":8.21,"su":5.82,
"sucks":8.57,"support":5.29,"systems":7.07,"team":7.57,"tech":4.52,"technology":7.55,"tips":7.62,"tk":4.46,"today":5.99,"tokyo":7.71,"top":3.25,"trade":6.09,
"trading":6.63,"training":7.63,"tv":6.14,"tw":7.02,"uk":5.97,"us":4.32,"uz":8.41,"video":7.16,"vip":4.59,"vision":8.57,"vn":6.96,"vote":7.75,
"website":4.9,"wiki":7,"win":6.43,"work":6.65,"world":5.35,"ws":6.46,"wtf":7.69,"xin":6.51,"xxx":6.99,"xyz":2.62,"zone":6.81},"word+typo":{"*":1.45,
"*g":12.65,"*c":12.07,"*2":14.73,"agency":7.53,"ai":7.49,"app":4.59,"art":6.47,"asia":4.37,"at":5.92,"autos":7.48,"be":6.68,"beauty":6.78,
"bet":6.59,"bid":6.86,"bio":7.23,"biz":4.69,"biz.id":7.59,"black":8.12,"blog":6.79,"bond":7.43,"buzz":4.78,"ca":6.11,"cam":7.16,"capital":7.77,
"casa":7.83,"cash":7.28,"casino":7.1,"cc":3.96,"cf":5.02,"cfd":4.87,"ch":5.88,"claims":6.18,"click":4.25,"cloud":5.66,"club":4.64,"cm":6.55,
"cn":4.89,"co":4.37,"co.il":6.95,"co.in":7.31,"co.jp":7.39,"co.kr":6.66,"co.uk":4.98,"co.za":6.54,"com.ar":8.01,"com.au":6.09,"com.br":7.02,"com.cn":6.08,
"com.do":8.02,"com.pl":6.58,"com.tr":7,"community":6.97,"company":7,"cool":7.89,"credit":8.1,"cyou":5.07,"de":4.92,"dev":6.36,"digital":5.1,"ec":8.08,
"edu":8.1,"email":7.03,"es":7.36,"eu":5.4,"events":7.03,"fans":7.17,"farm":7.86,"fi":6.22,"finance":5.99,"fit":6.5,"foundation":5.68,"fr":4.89,
"fun":4.39,"ga":5.2,"gifts":7.37,"golf":8.09,"gq":5.13,"gr":7.29,"gratis":8.14,"hair":7.73,"help":6.81,"hl.cn":4.48,"homes":6.95,"host":6.1,
"hu":6.79,"icu":4.7,"id":7.2,"im":7.86,"in":4.99,"info":3.18,"ink":6.64,"investments":8.1,"io":4.65,"it":6.89,"jp":7.07,"kg":6.7,
"lat":5.37,"life":5.46,"limo":8.16,"link":5.59,"live":5.03,"lol":5.14,"ltd":6.33,"marketing":7.96,"markets":7.86,"me":4.92,"ml":4.74,"mobi":6.67,
"mom":7.02,"ms":8.07,"mx":7.13,"my":7.54,"my.id":7.14,"name":7.59,"net":2.66,"network":4.82,"nl":6.2,"nu":7.75,"nz":8.01,"one":5.41,
"online":3.62,"ooo":7.32,"org":2.97,"party":7.73,"pics":5.89,"pl":6.37,"pro":4.27,"pt":7.8,"pw":5.02,"py":8.07,"quest":6.25,"rest":7.47,
"review":6.67,"ro":6.63,"rocks":7.71,"ru":3.79,"run":6.28,"sbs":4.56,"science":7.9,"services":6.35,"sexy":8.12,"sh":6.81,"shop":3.7,"site":3.55,
"sk":7.83,"skin":7.67,"space":4.17,"st":7.92,"store":4.98,"su":5.78,"support":6.52,"surf":7.3,"sx":7.99,"systems":7.26,"tax":6.7,"tech":4.66,
"tk":4.04,"to":7.68,"today":6.63,"top":2.39,"trade":6.54,"trading":6.37,"training":8.03,"tv":6.97,"tw":7.63,"uk":6.86,"us":4.69,"uz":7.99,
"video":7.74,"vip":3.84,"vn":6.62,"website":4.95,"win":6.2,"wine":8.1,"work":6.92,"world":4.71,"ws":7.34,"wtf":7.78,"xin":3.94,"xyz":2.68,
"zone":7.57},"word+word":{"*":1.43,"*g":12.63,"*c":12.05,"*2":14.71,"ae":6.81,"agency":7.51,"am":6.19,"app":3.34,"art":7.27,"asia":6.05,"at":6.02,
"bar":7.76,"be":6.79,"beauty":7.52,"beer":8.12,"best":6.4,"bid":6.73,"bio":7.49,"biz":4.98,"blog":6.55,"boats":6.6,"bond":6.5,"buzz":5.21,
"ca":6.59,"cam":6.6,"cash":7.03,"cc":4.54,"cf":4.67,"cfd":5.12,"ch":6.94,"cheap":7.95,"christmas":7.59,"cl":7.76,"claims":6.3,"click":4.19,
"cloud":5.3,"club":5.12,"cn":5.01,"co":4.29,"co.id":7.91,"co.in":7.84,"co.uk":4.64,"co.za":5.23,"coach":7.99,"com.au":6.91,"com.br":6.32,"com.cn":5.88,
"com.co":7.39,"com.es":6.52,"com.mx":6.58,"com.ng":6.98,"com.ua":7.82,"company":7.59,"courses":8.07,"cyou":5.71,"cz":7.02,"date":6.57,"de":5.08,"design":7.76,
"digital":4.54,"dk":7.82,"download":6.84,"email":7.39,"es":6.16,"eu":5.86,"events":5.99,"fans":6.94,"fi":6.25,"finance":5.9,"forum":7.08,"foundation":6.45,
"fr":3.95,"fun":5.01,"ga":4.68,"game":8.03,"gq":4.91,"gr":7.8,"hair":7.71,"help":5.4,"hk.cn":5.6,"hl.cn":4.51,"homes":6.93,"host":5.8,
"hu":7.47,"icu":4.31,"id":7.66,"ie":7.73,"in":5.47,"info":3.09,"ink":6.25,"io":4.59,"ir":7.75,"is":7.8,"it":7.19,"kz":6.65,
"lat":5.61,"life":5.24,"link":5.11,"live":4.09,"loan":7.71,"lol":5.74,"ltd":6.59,"me":5.4,"ml":4.43,"mobi":7.01,"mx":7.83,"name":6.98,
"net":2.46,"network":5.28,"news":6.57,"nl":6.33,"one":5.48,"online":3.25,"org":2.84,"org.uk":7.39,"page":7.23,"pics":6.25,"pl":6.44,"plus":7.06,
"porn":8.1,"pro":4.15,"promo":6.58,"pw":5.79,"qpon":7.75,"rest":7.45,"ro":7.62,"ru":3.94,"run":6.41,"sbs":4.61,"shop":3.65,"site":3.71,
"skin":6.4,"space":4.42,"store":4.86,"stream":7.77,"su":6.08,"support":6.17,"systems":7.75,"tech":5.14,"tk":3.81,"to":7.66,"today":7.16,"tokyo":6.65,
"top":2.77,"trade":6.25,"trading":7.4,"tv":6.31,"tw":7.61,"uk":6.41,"us":4.2,"video":7.72,"vip":4.42,"vn":7.66,"watch":7.72,"web.za":7.88,
"website":5.22,"win":6.47,"work":6.13,"works":7.09,"world":5.61,"wtf":7.76,"xin":5.3,"xxx":6.78,"xyz":2.72,"yachts":7.78,"zip":6.81},"word-":{"*":1.73,
"*g":12.93,"*c":12.35,"*2":15.01,"ac":6.91,"accountant":8.21,"ae":7.41,"app":3.36,"art":5.85,"asia":6.37,"at":6.94,"autos":7.21,"beauty":6.98,
"best":7.11,"bet":6.55,"bid":6.34,"biz":4.89,"biz.id":8.29,"blog":7.19,"boats":7.32,"bond":7.7,"buzz":5.72,"ca":7.43,"cam":6.68,"capital":8.05,
"cash":6.96,"casino":7.37,"cc":4.21,"center":7.92,"cf":4.46,"cfd":5.11,"ch":6.97,"christmas":8.33,"claims":5.6,"click":4.3,"cloud":4.9,"club":5.09,
"cn":6.18,"co":3.93,"co.nz":7.45,"co.uk":5.26,"com.cn":7.21,"com.do":8.3,"com.es":8.05,"com.ge":6.99,"com.kz":8.07,"com.mx":6.45,"com.pl":6.99,"com.tr":6.46,
"country":8.08,"creditcard":8.41,"cx":7.84,"cyou":5.74,"date":6.25,"de":5.32,"dev":5.85,"digital":5.36,"download":5.9,"email":6.02,"eu":5.12,"events":5.43,
"exchange":6.28,"fi":5.78,"finance":5.03,"financial":8.01,"fo":8.2,"foundation":5.42,"fr":4.3,"fun":4.7,"fund":6.36,"ga":5.11,"gallery":8.27,"games":8.22,
"gift":6.39,"gold":8.1,"gq":4.89,"group":6.28,"guru":6.94,"help":5.35,"hl.cn":6.94,"homes":6.68,"host":6.37,"icu":4.26,"id":6.89,"in":5.57,
"info":3.22,"io":3.87,"is":8.09,"jp":7.2,"la":6.94,"lat":5.97,"life":5.13,"link":5.22,"live":3.97,"locker":8.14,"lol":5.73,"ltd":6.44,
"makeup":7.37,"market":7.55,"me":4.71,"ml":4.88,"mom":6.79,"monster":6,"motorcycles":7.47,"my.id":7.6,"net":2.29,"network":4.3,"news":6.57,"nl":6.61,
"one":5.45,"onl":7.44,"online":3.01,"org":2.67,"org.uk":6.62,"org.za":8.12,"pics":7.13,"pl":6.37,"press":6.22,"pro":4.29,"pw":5.17,"quest":6.27,
"re":8.01,"red":8.1,"review":8.11,"ro":7.91,"ru":3.95,"run":6.74,"sale":6.75,"sbs":4.66,"services":7.33,"shiksha":8.43,"shop":4.02,"site":3.49,
"space":4.37,"srl":8.39,"store":4.62,"su":6.26,"support":5.96,"tech":4.59,"tel":8.2,"tk":4.6,"today":6.63,"tools":8,"top":3.34,"trade":6.03,
"trading":7.04,"tw":7.24,"uk":6.71,"uno":6.78,"us":4.43,"vip":4.83,"vote":8.17,"watch":6.91,"web.za":8.18,"website":4.61,"wiki":6.25,"win":6.79,
"work":6.15,"world":5.15,"ws":6.06,"xyz":2.56,"yachts":7.38}};
/** What an original at home elsewhere adds to the logarithm of a suffix's share. */
export const MODEL_HOMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {"com":{"cloud":0.23,"online":0.17,"space":0.18,"live":0.53,"co":0.2,"fun":0.23,"click":0.17,"top":0.3,"org":-0.19,"net":-0.18,"sbs":0.18,"cyou":0.22,
"info":-0.22,"cfd":0.21,"world":-0.18,"casino":0.22,"vip":0.28,"ru":0.33,"com.ng":0.27,"club":0.15,"asia":0.35,"tech":-0.2,"claims":-0.8,"exchange":0.26,
"gifts":-0.19,"pw":-0.21,"events":-0.85,"cm":0.6,"help":0.22,"hl.cn":0.48,"locker":0.18,"name":-0.15,"om":0.6,"party":-0.15,"io":-0.47,"ga":-0.4,
"my":0.2,"store":0.2,"shop":0.3,"chat":0.19,"cf":-0.26,"nl":-0.31,"tk":-0.48,"us":0.29,"icu":0.19,"link":-0.2,"zone":-0.22,"uk":-0.44,
"biz":-0.27,"pl":-0.29,"de":-0.2,"fi":-0.53,"fr":-1.18,"it":-0.37,"co.cr":0.16,"co.uk":-0.89,"hu":-0.18,"cards":0.18,"xin":0.2,"network":-0.56,
"foundation":-1.12,"lol":-0.45,"app":-0.59,"agency":0.24,"bid":0.18,"blue":-0.18,"gift":-0.51,"host":0.23,"press":0.23,"run":-0.31,"finance":-1,"dev":-0.2,
"eu":-0.52,"vg":-0.17,"co.za":0.2,"ml":-0.26,"accountant":0.18,"faith":0.18,"house":0.17,"men":0.27,"science":0.16,"webcam":0.2,"com.tr":0.25,"tv":-0.4,
"news":0.18,"cam":0.27,"gq":-0.38,"ws":-0.2,"mom":-0.21,"re":-0.23,"technology":0.16,"org.uk":-0.32,"hair":-0.2,"com.br":-0.26,"com.mx":0.29,"cz":-0.2,
"design":-0.18,"rocks":-0.17,"se":-0.43,"tools":0.22,"com.pl":0.24,"haus":0.15,"ro":-0.23,"trading":-0.55,"ua":-0.2,"video":-0.37,"com.in":0.22,"sk":-0.2,
"pt":-0.23,"li":-0.22,"st":-0.21,"si":-0.15,"hk.cn":0.2,"wtf":-0.24,"co.jp":-0.15,"country":-0.31,"gallery":-0.15,"fyi":-0.16,"xxx":-0.25},"country":{"com.co":0.21,
"xyz":-0.47,"cloud":0.32,"online":0.39,"live":0.26,"wiki":0.32,"co":-0.22,"fun":-0.18,"top":0.65,"org":-0.27,"net":-0.18,"sbs":0.3,"cyou":0.36,
"cfd":0.44,"world":0.24,"vip":0.33,"ru":-0.23,"pro":-0.39,"club":0.26,"asia":-0.16,"tech":-0.33,"website":-0.17,"cc":0.3,"pw":0.24,"io":-0.4,
"fit":0.24,"shop":0.55,"cf":-0.18,"ink":0.23,"cn":-0.21,"tk":-0.31,"us":-0.41,"icu":0.55,"fr":-0.33,"co.uk":-0.36,"network":-0.3,"foundation":-0.17,
"lol":0.41,"su":0.19,"app":-0.42,"digital":0.22,"ml":-0.38,"life":0.31,"download":0.16,"gq":-0.17,"group":0.24},"other":{"cloud":-0.21,"online":-0.31,"space":0.23,
"live":0.56,"top":-0.44,"org":0.2,"cyou":-0.27,"cfd":-0.26,"ru":-0.47,"pro":-0.17,"club":-0.22,"asia":-0.26,"tech":0.2,"pw":0.67,"cm":-0.35,
"com.kz":0.21,"hl.cn":-0.29,"om":-0.2,"io":-0.53,"es":-0.16,"ga":-0.38,"com.au":-0.18,"store":0.21,"cf":-0.4,"be":-0.18,"ink":0.27,"date":0.17,
"cn":-0.45,"nl":-0.26,"tk":-0.62,"us":0.49,"link":0.21,"zone":0.16,"biz":-0.26,"ltd":0.38,"pl":-0.23,"de":-0.3,"fi":-0.25,"fr":-0.54,
"co.uk":-0.59,"xin":0.81,"foundation":1.35,"su":0.47,"app":0.16,"best":0.21,"blue":0.24,"cx":0.16,"digital":0.59,"gift":0.35,"promo":0.17,"team":0.17,
"run":0.29,"autos":0.25,"finance":-0.22,"dev":0.27,"eu":0.63,"ca":-0.22,"homes":-0.18,"ml":-0.38,"tv":-0.17,"art":0.27,"cam":-0.21,"mobi":-0.19,
"gq":-0.5,"ac":0.19,"markets":0.22,"re":0.2,"kz":0.22,"org.kz":0.38,"design":0.21,"la":0.21}};
/** Cost of putting two edits together, beyond both. */
export const MODEL_PAIRS: Readonly<Record<string, number>> = {"=typo+typo":-2.54,"=typo+typo^":1.81,"=word+typo":4.15,"=word+typo^":0.9,"=word+word":3.94,"=word+word^":1,"=web+faux":-2.85,"=web+faux^":1.58,">typo+typo":2.05,">typo+typo^":1.04,">word+typo":3.75,">word+typo^":0.93,
">word+word":3.51,">word+word^":1.05,">web+faux":1,">web+faux^":0.95};
/** Cost of keeping the own suffix, of leaving it, and of going to com. */
export const MODEL_STAY: Readonly<Record<string, number>> = {"same|country":0.03,"same|country|com":3.5,"typo|country":0.16,"typo|country|com":1.91,"glyph|country":0.27,"glyph|country|com":1.45,"wide|country":0.52,"wide|country|com":0.9,"web|country":0.19,"web|country|com":1.77,"faux|country":0.2,"faux|country|com":1.71,
"one|country":0.12,"one|country|com":2.16,"two|country":0.09,"two|country|com":2.45,"word|country":0.18,"word|country|com":1.79,"word-|country":0.31,"word-|country|com":1.31,"typo+typo|country":0.22,"typo+typo|country|com":1.62,"word+typo|country":0.12,"word+typo|country|com":2.15,
"word+word|country":0.71,"word+word|country|com":0.68,"web+faux|country":0.21,"web+faux|country|com":1.65,"same|other":0.02,"same|other|com":3.95,"typo|other":0.17,"typo|other|com":1.84,"glyph|other":0.24,"glyph|other|com":1.55,"wide|other":0.47,"wide|other|com":0.98,
"web|other":0.38,"web|other|com":1.15,"faux|other":0.36,"faux|other|com":1.2,"one|other":0.49,"one|other|com":0.95,"two|other":0.23,"two|other|com":1.59,"word|other":0.46,"word|other|com":1,"word-|other":0.49,"word-|other|com":0.95,
"typo+typo|other":0.55,"typo+typo|other|com":0.86,"word+typo|other":0.51,"word+typo|other|com":0.91,"word+word|other":1.22,"word+word|other|com":0.35,"web+faux|other":0.36,"web+faux|other|com":1.2};
