// Written by: node bench/train/permute/main.ts PAIRS.tsv NAMES.txt.xz. Do not edit.
// Learnt 2026-11-24 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.

/** The day, and the SHA-256 of PAIRS.tsv and NAMES.txt.xz. */
export const LEARNT: { readonly day: string; readonly inputs: readonly string[] } = {"day":"2026-11-24","inputs":["73310f920941d5cb7d9f906e5b26ac6daabc2fd152109d5aac858fc19316961b","29d768ca0f3a47081a434cec65c771f50e2e443df7b9e83887b01bbaa03e07ac"]};

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
=w: =2 *=-1 10x=-1 2024-2025=-1 addressupdate=-1 airdrop2025=-1 app-bank=-1 app-login=-1 app-pay=-1
=w: app-wallet=-1 appeal-form=-1 appofficial=-1 asia-pacific=-1 australia-sale=-1 authent=-1 autopay=-1
=w: billing-update=-1 bluebadge=-1 bonus-code=-1 bonus2025=-1 cards-online=-1 chargeback=-1 client-area=-1
=w: clientarea=-1 collection-drop=-1 com-de=-1 com-fr=-1 com-it=-1 com-uk=-1 com1=-1 community-standards=-1
=w: contactus=-1 council=-1 discountstore=-1 docs-view=-1 e-invoice=-1 e-sign=-1 earnmoney=-1 einvoice=-1
=w: england=-1 estonia=-1 event-tickets=-1 exchange-app=-1 exchange-rate=-1 expire=-1 failed=-1 flashsale=-1
=w: get-started=-1 getmy=-1 getstarted=-1 gov-br=-1 gov-online=-1 hotline=-1 info1=-1 lithuania=-1 live1=-1
=w: login-id=-1 loginonline=-1 logout=-1 media1=-1 meet-now=-1 memberships=-1 merchants=-1 mobileapp=-1
=w: my-login=-1 nepal=1 net2=-1 netbanking=-1 odds=-1 official-app=-1 official-shop=-1 officialstore=-1
=w: online-gov=-1 online-login=-1 online-pay=-1 onlinesecure=-1 orderstatus=-1 parcel-update=-1 parcels=-1
=w: part-time=-1 parttime=-1 passcode=-1 passwordreset=-1 pay-app=-1 pay-online=-1 paytoll=-1 penalties=-1
=w: points-claim=-1 postage=-1 problems=-1 redelivery-fee=-1 report-abuse=-1 reservation-confirm=-1 restored=-1
=w: review-account=-1 review-center=-1 rewards-claim=-1 sale-online=-1 saleuk=-1 secureonline=-1 seller-hub=-1
=w: sellercenter=-1 serbia=-1 setup-start=-1 sg-app=-1 sharedoc=-1 shop1=-1 shoponline=-1 sign-doc=-1 slovakia=-1
=w: srilanka=-1 statements=-1 stimulus=-1 store-online=-1 subsidy=-1 token-claim=-1 toll-payment=-1 tollroad=-1
=w: tolls=-1 tools-ai=-1 tracking-info=-1 trackpackage=-1 trade-app=-1 trade-in=-1 travel-deals=-1 uk-gov=-1
=w: unstake=-1 update-address=-1 update2025=-1 validate-wallet=-1 verify-user=-1 viewdoc=-1 wage=-1 walletsync=-1
=w: warehousesale=-1 web3sync=-1 workplace=-1 ww2=-1
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
>w: *=-1 10x=-1 2024-2025=-1 addressupdate=-1 airdrop2025=-1 app-bank=-1 app-login=-1 app-pay=-1 app-wallet=-1
>w: appeal-form=-1 appofficial=-1 asia-pacific=-1 australia-sale=-1 authent=-1 autopay=-1 billing-update=-1
>w: bluebadge=-1 bonus-code=-1 bonus2025=-1 cards-online=-1 chargeback=-1 client-area=-1 clientarea=-1
>w: collection-drop=-1 com-de=-1 com-fr=-1 com-it=-1 com-uk=-1 com1=-1 community-standards=-1 contactus=-1
>w: council=-1 discountstore=-1 docs-view=-1 e-invoice=-1 e-sign=-1 earnmoney=-1 einvoice=-1 england=-1 estonia=-1
>w: event-tickets=-1 exchange-app=-1 exchange-rate=-1 expire=-1 failed=-1 flashsale=-1 get-started=-1 getmy=-1
>w: getstarted=-1 gov-br=-1 gov-online=-1 hotline=-1 info1=-1 lithuania=-1 live1=-1 login-id=-1 loginonline=-1
>w: logout=-1 media1=-1 meet-now=-1 memberships=-1 merchants=-1 mobileapp=-1 my-login=-1 nepal=-1 net2=-1
>w: netbanking=-1 odds=-1 official-app=-1 official-shop=-1 officialstore=-1 online-gov=-1 online-login=-1
>w: online-pay=-1 onlinesecure=-1 orderstatus=-1 parcel-update=-1 parcels=-1 part-time=-1 parttime=-1 passcode=-1
>w: passwordreset=-1 pay-app=-1 pay-online=-1 paytoll=-1 penalties=-1 points-claim=-1 postage=-1 problems=-1
>w: redelivery-fee=-1 report-abuse=-1 reservation-confirm=-1 restored=-1 review-account=-1 review-center=-1
>w: rewards-claim=-1 sale-online=-1 saleuk=-1 secureonline=-1 seller-hub=-1 sellercenter=-1 serbia=-1
>w: setup-start=-1 sg-app=-1 sharedoc=-1 shop1=-1 shoponline=-1 sign-doc=-1 slovakia=-1 srilanka=-1 statements=-1
>w: stimulus=-1 store-online=-1 subsidy=-1 token-claim=-1 toll-payment=-1 tollroad=-1 tolls=-1 tools-ai=-1
>w: tracking-info=-1 trackpackage=-1 trade-app=-1 trade-in=-1 travel-deals=-1 uk-gov=-1 unstake=-1
>w: update-address=-1 update2025=-1 validate-wallet=-1 verify-user=-1 viewdoc=-1 wage=-1 walletsync=-1
>w: warehousesale=-1 web3sync=-1 workplace=-1 ww2=-1
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
after-: *=-11 10x=-11 2024-2025=-11 addressupdate=-11 airdrop2025=-11 app-bank=-11 app-login=-11 app-pay=-11
after-: app-wallet=-11 appeal-form=-11 appofficial=-11 asia-pacific=-11 australia-sale=-11 authent=-11 autopay=-11
after-: billing-update=-11 bluebadge=-11 bonus-code=-11 bonus2025=-11 cards-online=-11 chargeback=-11 client-area=-11
after-: clientarea=-11 collection-drop=-11 com-de=-11 com-fr=-11 com-it=-11 com-uk=-11 com1=-11
after-: community-standards=-11 contactus=-11 council=-11 discountstore=-11 docs-view=-11 e-invoice=-11 e-sign=-11
after-: earnmoney=-11 einvoice=-11 england=-11 estonia=-11 event-tickets=-11 exchange-app=-11 exchange-rate=-11
after-: expire=-11 failed=-22 flashsale=-11 get-started=-11 getmy=-23 getstarted=-11 gov-br=-11 gov-online=-11
after-: hotline=-22 info1=-11 lithuania=-21 live1=-11 login-id=-11 loginonline=-11 logout=-11 media1=-11 meet-now=-11
after-: memberships=-11 merchants=-21 mobileapp=-11 my-login=-11 nepal=-11 net2=-11 netbanking=-24 odds=-22
after-: official-app=-11 official-shop=-11 officialstore=-11 online-gov=-11 online-login=-11 online-pay=-11
after-: onlinesecure=-11 orderstatus=-11 parcel-update=-11 parcels=-20 part-time=-11 parttime=-11 passcode=-11
after-: passwordreset=-11 pay-app=-11 pay-online=-11 paytoll=-11 penalties=-11 points-claim=-11 postage=-11
after-: problems=-20 redelivery-fee=-11 report-abuse=-11 reservation-confirm=-11 restored=-20 review-account=-11
after-: review-center=-11 rewards-claim=-11 sale-online=-11 saleuk=-11 secureonline=-11 seller-hub=-11
after-: sellercenter=-11 serbia=-11 setup-start=-11 sg-app=-11 sharedoc=-11 shop1=-11 shoponline=-11 sign-doc=-11
after-: slovakia=-11 srilanka=-21 statements=-11 stimulus=-22 store-online=-11 subsidy=-11 token-claim=-11
after-: toll-payment=-11 tollroad=-11 tolls=-11 tools-ai=-11 tracking-info=-11 trackpackage=-11 trade-app=-11
after-: trade-in=-11 travel-deals=-11 uk-gov=-11 unstake=-11 update-address=-11 update2025=-11 validate-wallet=-11
after-: verify-user=-11 viewdoc=-11 wage=-20 walletsync=-20 warehousesale=-11 web3sync=-11 workplace=-11 ww2=-11
after: *=-12 10x=-12 2024-2025=-12 addressupdate=-12 airdrop2025=-12 app-bank=-12 app-login=-12 app-pay=-12
after: app-wallet=-12 appeal-form=-12 appofficial=-12 asia-pacific=-12 australia-sale=-12 authent=-12 autopay=-12
after: billing-update=-12 bluebadge=-12 bonus-code=-12 bonus2025=-12 cards-online=-12 chargeback=-12 client-area=-12
after: clientarea=-12 collection-drop=-12 com-de=-12 com-fr=-12 com-it=-12 com-uk=-12 com1=-12
after: community-standards=-12 contactus=-12 council=-12 discountstore=-12 docs-view=-12 e-invoice=-12 e-sign=-12
after: earnmoney=-12 einvoice=-12 england=-12 estonia=-12 event-tickets=-12 exchange-app=-12 exchange-rate=-12
after: expire=-12 failed=-22 flashsale=-12 get-started=-12 getmy=-23 getstarted=-12 gov-br=-12 gov-online=-12
after: hotline=-22 info1=-12 lithuania=-21 live1=-12 login-id=-12 loginonline=-12 logout=-12 media1=-12 meet-now=-12
after: memberships=-12 merchants=-20 mobileapp=-12 my-login=-12 nepal=-12 net2=-12 netbanking=-24 odds=-22
after: official-app=-12 official-shop=-12 officialstore=-12 online-gov=-12 online-login=-12 online-pay=-12
after: onlinesecure=-12 orderstatus=-12 parcel-update=-12 parcels=-12 part-time=-12 parttime=-12 passcode=-12
after: passwordreset=-12 pay-app=-12 pay-online=-12 paytoll=-12 penalties=-12 points-claim=-12 postage=-12
after: problems=-12 redelivery-fee=-12 report-abuse=-12 reservation-confirm=-12 restored=-20 review-account=-12
after: review-center=-12 rewards-claim=-12 sale-online=-12 saleuk=-12 secureonline=-12 seller-hub=-12
after: sellercenter=-12 serbia=-12 setup-start=-12 sg-app=-12 sharedoc=-12 shop1=-4 shoponline=-12 sign-doc=-12
after: slovakia=-12 srilanka=-20 statements=-12 stimulus=-22 store-online=-12 subsidy=-12 token-claim=-12
after: toll-payment=-12 tollroad=-12 tolls=-12 tools-ai=-12 tracking-info=-12 trackpackage=-12 trade-app=-12
after: trade-in=-12 travel-deals=-12 uk-gov=-12 unstake=-12 update-address=-12 update2025=-12 validate-wallet=-12
after: verify-user=-12 viewdoc=-12 wage=-12 walletsync=-20 warehousesale=-12 web3sync=-12 workplace=-12 ww2=-12
before-: *=-11 10x=-11 2024-2025=-11 addressupdate=-11 airdrop2025=-11 app-bank=-11 app-login=-11 app-pay=-11
before-: app-wallet=-11 appeal-form=-11 appofficial=-11 asia-pacific=-11 australia-sale=-11 authent=-11 autopay=-11
before-: billing-update=-11 bluebadge=-11 bonus-code=-11 bonus2025=-11 cards-online=-11 chargeback=-11 client-area=-11
before-: clientarea=-11 collection-drop=-11 com-de=-11 com-fr=-11 com-it=-11 com-uk=-11 com1=-11
before-: community-standards=-11 contactus=-11 council=-24 discountstore=-20 docs-view=-11 e-invoice=-11 e-sign=-11
before-: earnmoney=-11 einvoice=-11 england=-11 estonia=-11 event-tickets=-11 exchange-app=-11 exchange-rate=-11
before-: expire=-11 failed=-20 flashsale=-11 get-started=-11 getmy=-11 getstarted=-11 gov-br=-11 gov-online=-11
before-: hotline=-11 info1=-11 lithuania=-24 live1=-11 login-id=-11 loginonline=-11 logout=-11 media1=-11 meet-now=-11
before-: memberships=-11 merchants=-11 mobileapp=-11 my-login=-11 nepal=-11 net2=-11 netbanking=-29 odds=-11
before-: official-app=-11 official-shop=-11 officialstore=-21 online-gov=-11 online-login=-11 online-pay=-11
before-: onlinesecure=-11 orderstatus=-19 parcel-update=-11 parcels=-11 part-time=-11 parttime=-11 passcode=-11
before-: passwordreset=-11 pay-app=-11 pay-online=-11 paytoll=-11 penalties=-11 points-claim=-11 postage=-11
before-: problems=-11 redelivery-fee=-11 report-abuse=-11 reservation-confirm=-11 restored=-11 review-account=-11
before-: review-center=-11 rewards-claim=-11 sale-online=-11 saleuk=-21 secureonline=-11 seller-hub=-11
before-: sellercenter=-11 serbia=-11 setup-start=-11 sg-app=-11 sharedoc=-11 shop1=-11 shoponline=-11 sign-doc=-11
before-: slovakia=-21 srilanka=-21 statements=-11 stimulus=-22 store-online=-11 subsidy=-11 token-claim=-11
before-: toll-payment=-11 tollroad=-11 tolls=-11 tools-ai=-11 tracking-info=-11 trackpackage=-11 trade-app=-11
before-: trade-in=-11 travel-deals=-11 uk-gov=-11 unstake=-11 update-address=-11 update2025=-11 validate-wallet=-11
before-: verify-user=-11 viewdoc=-11 wage=-19 walletsync=-22 warehousesale=-11 web3sync=-11 workplace=-11 ww2=-11
before: *=-11 10x=-11 2024-2025=-11 addressupdate=-11 airdrop2025=-11 app-bank=-11 app-login=-11 app-pay=-11
before: app-wallet=-11 appeal-form=-11 appofficial=-11 asia-pacific=-11 australia-sale=-11 authent=-11 autopay=-11
before: billing-update=-11 bluebadge=-11 bonus-code=-11 bonus2025=-11 cards-online=-11 chargeback=-11 client-area=-11
before: clientarea=-11 collection-drop=-11 com-de=-11 com-fr=-11 com-it=-11 com-uk=-11 com1=-11
before: community-standards=-11 contactus=-11 council=-24 discountstore=-20 docs-view=-11 e-invoice=-11 e-sign=-11
before: earnmoney=-11 einvoice=-11 england=-11 estonia=-11 event-tickets=-11 exchange-app=-11 exchange-rate=-11
before: expire=-11 failed=-20 flashsale=-11 get-started=-11 getmy=-11 getstarted=-11 gov-br=-11 gov-online=-11
before: hotline=-11 info1=-11 lithuania=-24 live1=-11 login-id=-11 loginonline=-11 logout=-11 media1=-11 meet-now=-11
before: memberships=-11 merchants=-11 mobileapp=-11 my-login=-11 nepal=-11 net2=-11 netbanking=-29 odds=-11
before: official-app=-11 official-shop=-11 officialstore=-20 online-gov=-11 online-login=-11 online-pay=-11
before: onlinesecure=-11 orderstatus=-19 parcel-update=-11 parcels=-11 part-time=-11 parttime=-11 passcode=-11
before: passwordreset=-11 pay-app=-11 pay-online=-11 paytoll=-11 penalties=-11 points-claim=-11 postage=-11
before: problems=-11 redelivery-fee=-11 report-abuse=-11 reservation-confirm=-11 restored=-11 review-account=-11
before: review-center=-11 rewards-claim=-11 sale-online=-11 saleuk=-21 secureonline=-11 seller-hub=-11
before: sellercenter=-11 serbia=-11 setup-start=-11 sg-app=-11 sharedoc=-11 shop1=-11 shoponline=-11 sign-doc=-11
before: slovakia=-21 srilanka=-21 statements=-11 stimulus=-22 store-online=-11 subsidy=-11 token-claim=-11
before: toll-payment=-11 tollroad=-11 tolls=-11 tools-ai=-11 tracking-info=-11 trackpackage=-11 trade-app=-11
before: trade-in=-11 travel-deals=-11 uk-gov=-11 unstake=-11 update-address=-11 update2025=-11 validate-wallet=-11
before: verify-user=-11 viewdoc=-11 wage=-19 walletsync=-22 warehousesale=-11 web3sync=-11 workplace=-11 ww2=-11
hyphens: =2
w: =3 *=-3 10x=-3 2024-2025=-3 addressupdate=-3 airdrop2025=-3 app-bank=-3 app-login=-3 app-pay=-3
w: app-wallet=-3 appeal-form=-3 appofficial=-3 asia-pacific=-3 australia-sale=-3 authent=-3 autopay=-3
w: billing-update=-3 bluebadge=-3 bonus-code=-3 bonus2025=-3 cards-online=-3 chargeback=-3 client-area=-3
w: clientarea=-3 collection-drop=-3 com-de=-3 com-fr=-3 com-it=-3 com-uk=-3 com1=-1 community-standards=-3
w: contactus=-3 council=-3 discountstore=-3 docs-view=-3 e-invoice=-3 e-sign=-3 earnmoney=-3 einvoice=-3
w: england=-3 estonia=-3 event-tickets=-3 exchange-app=-3 exchange-rate=-3 expire=-3 failed=-3 flashsale=-3
w: get-started=-3 getmy=-3 getstarted=-3 gov-br=-3 gov-online=-3 hotline=-3 info1=-3 lithuania=-3 live1=-3
w: login-id=-3 loginonline=-3 logout=-3 media1=-3 meet-now=-3 memberships=-3 merchants=-3 mobileapp=-3
w: my-login=-3 nepal=0 net2=-3 netbanking=-3 odds=-3 official-app=-3 official-shop=-3 officialstore=-3
w: online-gov=-3 online-login=-3 online-pay=-3 onlinesecure=-3 orderstatus=-3 parcel-update=-3 parcels=-3
w: part-time=-3 parttime=-3 passcode=-3 passwordreset=-3 pay-app=-3 pay-online=-3 paytoll=-3 penalties=-3
w: points-claim=-3 postage=-3 problems=-3 redelivery-fee=-3 report-abuse=-3 reservation-confirm=-3 restored=-3
w: review-account=-3 review-center=-3 rewards-claim=-3 sale-online=-3 saleuk=-3 secureonline=-3 seller-hub=-3
w: sellercenter=-3 serbia=-3 setup-start=-3 sg-app=-3 sharedoc=-3 shop1=-3 shoponline=-3 sign-doc=-3 slovakia=-3
w: srilanka=-3 statements=-3 stimulus=-3 store-online=-3 subsidy=-3 token-claim=-3 toll-payment=-3 tollroad=-3
w: tolls=-3 tools-ai=-3 tracking-info=-3 trackpackage=-3 trade-app=-3 trade-in=-3 travel-deals=-3 uk-gov=-3
w: unstake=-3 update-address=-3 update2025=-3 validate-wallet=-3 verify-user=-3 viewdoc=-3 wage=-3 walletsync=-3
w: warehousesale=-3 web3sync=-3 workplace=-3 ww2=-3
`;
/** The built-in words when it was learnt: no program but the training reads them. */
export const MODEL_WORDS: string =
  "login log-in signin sign-in logon log sign signup sign-up auth oauth sso mfa 2fa otp pin pass password reset unlock access account accounts acc acct myaccount user users member members profile id identity session portal gateway dashboard panel admin administrator console register registration activate activation enroll join welcome secure secured security safe safety protect protection protected verify verified verification verify-account validate validation validator confirm confirmation authenticate authentication alert alerts warning notice notification notifications notify fraud antifraud recover recovery restore suspended suspension locked limited review check checker checkup update updates upgrade patch fix compliance kyc trust trusted privacy ssl vault key keys guard defender scan scanner captcha support supports help helps helpdesk helpcenter help-desk helpline service services servicedesk customer customers customerservice customercare customersupport care contact contacts center centre desk chat livechat live assist assistance assistant techsupport tech faq feedback ticket tickets case cases resolution dispute complaint call phone number pay payment payments paying billing bill bills invoice invoices checkout refund refunds rebate cash cashback money transfer transfers deposit withdraw withdrawal credit creditcard card cards debit bank banking finance financial fin fund funds funding loan loans mortgage insurance tax taxes claim claims claimed reward rewards bonus bonuses gift gifts giftcard giftcards voucher coupon coupons promo promos promotion promotions prize prizes win winner lottery survey offer offers deal deals discount discounts sale sales free give giveaway giveaways drop drops donate payroll benefits shop shops shopping store stores mall market marketplace outlet outlets boutique buy order orders sell seller sellers vendor merchant price prices product products catalog collection fashion shoes bags clothing wear jewelry watches furniture clearance factory warehouse wholesale retail supply dealer dealers official originals original best cheap vip premium pro plus gold prime club exclusive delivery deliver parcel package packages post postal mail shipping ship shipment express courier cargo freight logistics track tracking trace transit customs redelivery reschedule pickup dispatch transport fee fees toll dmv fine crypto coin coins token tokens wallet wallets btc eth bitcoin ether ethereum usdt usdc defi dex nft nfts airdrop airdrops swap swaps bridge stake staking restake farm farming mint minting mining miner pool dapp dapps dao web3 chain blockchain ledger exchange trade trader trading invest investment investments investing investor capital asset assets portfolio earn earning earnings yield profit launch launchpad presale ico ido snapshot eligibility eligible allocation migrate migration sync connect connects protocol layer labs foundation quantum seed phrase node nodes rpc faucet testnet mainnet fi ex gas ai gpt bot bots agent agents app apps apk download downloads downloader install installer setup software soft tool tools pc desktop mobile web webapp website site page pages online internet net network networks cloud server hosting host api cdn dev developer developers docs doc document documents file files drive share storage data database backup system systems technology technologies digital cyber it hub lab beta test demo staging code ide sdk plugin extension addon addons image images video videos photo photos music audio voice stream streaming play player tv movie movies film radio podcast game games gaming gamer hack hacks cheat cheats mod mods skin skins unblocked proxy vpn ads ad analytics metrics marketing seo business biz hr job jobs career careers recruit recruiting recruitment hiring work workspace employee employees staff team teams office remote intern internal corp corporate corporation company inc llc ltd group holding holdings gmbh ag sa partner partners partnership affiliate affiliates agency ventures industries enterprise international global worldwide management manager consulting solutions solution training academy school university education edu learn learning course courses institute conference event events meeting meet summit usa us uk eu europe asia africa america american canada mexico brazil brasil argentina chile colombia peru ecuador venezuela uruguay bolivia panama france germany deutschland italia italy spain espana portugal ireland scotland london paris berlin roma madrid netherlands nederland holland belgium belgie schweiz suisse switzerland austria osterreich polska poland czech hungary romania bulgaria croatia slovenia greece turkey turkiye russia ukraine norway norge sweden sverige denmark danmark finland suomi latvia israel egypt morocco nigeria kenya ghana southafrica dubai uae saudi saudiarabia kuwait qatar oman india pakistan bangladesh china hongkong taiwan japan tokyo korea vietnam thailand malaysia singapore indonesia indo philippines australia sydney newzealand nz nyc ny la california texas florida ca au de fr es pt br mx ar cl co pe in jp cn hk tw kr vn th my sg ph ru ua pl cz sk hu ro bg gr tr il ae za ng ke eg nl be ch at se no dk ie cc io me to so xyz top com org info gov east west north south central city town local regional national state county country world earth your our we you the your-account go get new news now today one first next all any big super mega ultra max mini lite smart easy fast quick instant real true just only try use visit view see open start home house main base point zone area land space box link links url click redirect forward bio blog forum community social media press magazine wiki information about status report reports love life style fun kids family baby pet green red blue black white silver dark deep light sun star sky sea fire hot cool fresh happy lucky magic dream health healthcare medical medicine pharmacy clinic hospital doctor dental fitness sport sports bet bets betting casino slots poker score football soccer travel trip flights flight airlines hotel hotels booking reservation rent rental rentals car cars auto motor motors parts repair energy power solar electric water food restaurant pizza coffee beauty hair cosmetic cosmetics design studio art arts print wedding charity law legal attorney government govt federal election vote passport visa immigration citizen activity settings setting manage request requests reply noreply no-reply response submit form forms apply application applications process processing pending approve approval complete action required important urgent immediate attention final last error issue issues problem blocked banned ban appeal appeals abuse policy policies terms copyright violation badge verify-badge www www1 www2 www3 ww ww1 wwww http https m mobil wap email webmail smtp pop imap ftp ns ns1 dns s3 static cdn1 img app1 secure1 anmelden anmeldung einloggen konto kunde kunden kundenservice kundendienst sicherheit sicher bestaetigen bestaetigung aktualisierung zahlung rechnung ueberweisung hilfe dienst lieferung paket versand zoll angebot angebote gutschein rabatt gewinn kaufen laden versicherung kredit bewerbung erneuerung freischaltung umstellung verifizierung neu connexion connecter compte client clients espace espaceclient espace-client monespace moncompte mon securite securise verifier verification-compte confirmation-paiement paiement facture remboursement colis livraison suivi douane aide assistance-client soldes promo-fr magasin boutique-fr banque assurance credit-fr gratuit cadeau mise-a-jour authentification renouvellement amende acceso ingresar ingreso iniciar sesion cuenta cuentas cliente clientes seguridad seguro verificar verificacion confirmar pago pagos factura reembolso envio envios paquete entrega seguimiento aduana ayuda soporte tienda oferta ofertas descuento regalo premio promocion banco banca credito gratis descargar nuevo actualizar actualizacion entrar conta contas cliente-br seguranca verificacao pagamento pagamentos boleto fatura encomenda encomendas rastreio rastrear rastreamento alfandega taxa ajuda suporte loja promocao promocoes desconto presente baixar atualizar oficial accedi accesso conto clienti cliente-it sicurezza sicuro verifica conferma pagamento-it bolletta rimborso pacco spedizione consegna tracciamento dogana aiuto assistenza negozio offerta offerte sconto sconti aggiornamento aggiorna annulla richiesta ufficiale inloggen rekening klant klanten klantenservice veilig veiligheid verifieren bevestigen betaling betalen factuur pakket levering bezorging hulp winkel aanbieding korting nieuw logowanie zaloguj konto-pl klient bezpieczenstwo platnosc platnosci przesylka paczka dostawa sledzenie pomoc sklep promocja nagroda bankowosc vhod kabinet lichnyi lichnyj akk oplata zakaz dostavka pomosh podderzhka magazin skidka akcia bonusy oficialnyi sait zerkalo novyi stavki stavka igra giris hesap guvenlik dogrulama odeme kargo takip destek yardim magaza indirim kampanya bedava yeni uye guncel resmi bahis masuk akun bantuan layanan promo-id hadiah undian gratis-id daftar bayar toko kirim terbaru pulsa dangnhap taikhoan hotro khuyenmai thanhtoan nganhang dichvu on as or al rm ll tm sn gy ms ee ia er ap cs ss ls ts vi ma ly by he si xo rb st dl sl ut el rs sv ur xs gb lt av sd hs aus vips serve servers etf fx neo ada booster accs reverts videodownloader restoration resolve reactivate reactivation revoke unlocker solver connection connector linking dappsync authorize authorization authorise inspect inspection compensation compensate relief grant grants allowance points loyalty membership subscribe subscription renewal renew expired cancel cancellation returns return replace replacement estimate quote catalogue collectibles holders whitelist raffle spin wheel claimnow genesis season season2 v1 v2 v3 v4 x2 x3 2x 3x 4k 3d 1st site1 online1 web1 vip1 app2 mobi tel holiday holidays christmas blackfriday summer winter black-friday factoryoutlet outletonline core pack ask save maps distribution windows off trades eco bucket svip air bak marcas devices slot books mom thx latam competition flow helpsupport supportcenter tradings xchange index cat ops terminal catering navigator explore king tyre chinese modapk fake ipv4 gives station grupo boost nitro profiles browse finder mails stockprice unblock pirater-compte updata old transaction classaction primary trial craft gay tires onlines codes vwww wvw wwv wvvww secures digest workshop msg loqin logins sigin sites safepay safepayment v5 ver goldcoast crack delta arizona gallery leaks xxx chatbot multi creator 24h recipes connections sdapps viet faceless advanced source watch show watchlist clash xxl cdns account-security recover-account app-official slovenija slovensko hrvatska srbija trx sol mcp surf for okta find uat intl verif device control homes prod stage clone line brand direct updater stock generator porn platform full project alpha intelligence sms mart day works traffic vision golf shared fan master message commerce ios way program alliance experts better public reviews viewer cart private united daily euro loginn cams girls map uni wang zhongguo guanwang kefu zhifu denglu pay-cn vip-cn verify-login secure-login login-secure mylogin loginpage authen support-team help-center recovery-support resolution-center serviceclient customer-service callcenter address redeliver unpaid penalty parking pcn payee statement pdf esign fileshare remittance wire ach directdeposit claim-airdrop airdrop-claim connect-wallet wallet-connect web3-app wallet-app firmware suite tge vesting stakes governance voting signals arbitrage shop-online onlineshop onlinestore official-site officialsite liquidation task tasks seller-center verifyaccount account-verify accountupdate account-update mobile-app webmail-login secure-online login-app id-login guide tutorial details detail notices invitation invite invites inbox guest checkin check-in arrival stay trips verifycard desktop-app gov-uk us-gov com-us com-au com-br com-mx co-jp com-cn comau tan pushtan push-tan phototan photo-tan aktualisieren sicherheitscenter sicherheitsportal kundenportal kundencenter kundenbereich onlinebanking online-banking zustellung sendung sendungsverfolgung paketverfolgung mahnung zahlungen rueckerstattung erstattung steuer steuern schutz freigabe info24 service24 support24 online24 id24 meinkonto mein-konto bestaetigt identifikation identifizierung suivi-colis moncolis livraisons frais vitale carte-vitale remboursements regularisation regularisations regulariser amendes antai impot impots dossier infos service-public espace-personnel espacepersonnel particulier particuliers professionnels entreprise entreprises mon-espace securite-compte facturation impaye renouveler comptes mescomptes mes-comptes identification personas persona empresas empresa bancaenlinea banca-en-linea bancamovil enlinea en-linea linea sucursal sucursalvirtual sucursal-virtual virtual bloqueo desbloqueo validacion correos paqueteria reparto multa multas tramites tramite sede bono bonos subsidio seguros puntos premios canje canjear mi milinea micuenta mi-cuenta servicios usuarios movil minhaconta minha-conta minha pontos milhas resgate resgatar desbloqueio regularizar regularize regularizacao negociar negocie acordo acordos cadastro atualizacao beneficio beneficios consulta consultar cpf pix taxas tributos liberacao liberar indenizacao seguranca-br suporte-br atendimento protocolo pessoa servico servicos portal-br acessar anagrafe aggiornamenti bloccato sblocco controllo verifica-dati rinnovo pacchi spedizioni rimborsi bonus-it multe cedolino utente utenti titolari carta carte servizi servizio sicurezzaweb mijn verificatie identificatie bevestig verlengen aanmelden boete toeslag teruggave pas betaalpas klant-nl formulier overzicht digitaal bankid betala betal faktura kund sakerhet sikkerhet logginn pakke oplysninger mitid vipps konto-no konto-se porto belepes csomag fizetes colet plata verificare livrare zasilka platba overeni doplatek doplata paczki odbierz odbior kurier kuriera zwrot przelew weryfikacja potwierdz zayavka vyplata vyplaty kompensaciya lk lkk dengi lichniy edevlet e-devlet basvuru sorgula sorgulama odeme-tr iade aidat hgs ceza bayram destekleri giris-yap girisi guncelgiris sube subesi internetsube kakunin toiawase ninsho honnin koushin riyou meisai shiharai seikyu haitatsu nimotsu touroku kycupdate rewardpoints yojana rto challan echallan e-challan cskh vayvon vay uudai tangqua quatang trian nhanqua baomat xacminh dangky bansos danakaget hadiahresmi xiazai anzhuang guanfang huiyuan zhuce zh zh-cn cn-zh pc-cn mall-app a b c d e f g h i j k l n o p q r s t u v w x y z 0 1 2 3 4 5 6 7 8 9 aa ab ac af ah aj ak am an ao aq aw ax ay az ba bb bc bd bf bh bi bj bk bl bm bn bo bp bq bs bt bu bv bw bx bz cb cd ce cf cg ci cj ck cm cp cq cr ct cu cv cw cx cy da db dc dd df dg dh di dj dm dn do dp dq dr ds dt du dv dw dx dy dz ea eb ec ed ef eh ei ej ek em en eo ep eq et ev ew ey ez fa fb fc fd fe ff fg fh fj fk fl fm fn fo fp fq fs ft fu fv fw fy fz ga gc gd ge gf gg gh gi gj gk gl gm gn gp gq gs gt gu gv gw gx gz ha hb hc hd hf hg hh hi hj hl hm hn ho hp hq ht hv hw hx hy hz ib ic if ig ih ii ij ik im ip iq ir is iu iv iw ix iy iz ja jb jc jd je jf jg jh ji jj jk jl jm jn jo jq jr js jt ju jv jw jx jy jz ka kb kc kd kf kg kh ki kj kk kl km kn ko kp kq ks kt ku kv kw kx ky kz lb lc ld le lf lg lh li lj lm ln lo lp lq lr lu lv lw lx lz mb mc md mf mg mh mj mk ml mm mn mo mp mq mr mt mu mv mw mz na nb nc nd ne nf nh ni nj nk nm nn np nq nr nt nu nv nw nx oa ob oc od oe of og oh oi oj ok ol om oo op oq os ot ou ov ow ox oy oz pa pb pd pf pg pi pj pk pm pn po pp pq pr ps pu pv pw px py pz qa qb qc qd qe qf qg qh qi qj qk ql qm qn qo qp qq qr qs qt qu qv qw qx qy qz ra rc rd re rf rg rh ri rj rk rl rn rp rq rr rt rv rw rx ry rz sb sc sf sh sj sm sp sq sr su sw sx sy sz ta tb tc td te tf tg ti tj tk tl tn tp tq tt tu tx ty tz ub uc ud ue uf ug uh ui uj ul um un uo up uq uu uv uw ux uy uz va vb vc vd ve vf vg vh vj vk vl vm vo vp vq vr vs vt vu vv vw vx vy vz wa wb wc wd wf wg wh wi wj wk wl wm wn wo wp wq wr ws wt wu wv wx wy wz xa xb xc xd xe xf xg xh xi xj xk xl xm xn xp xq xr xt xu xv xw xx xy xz ya yb yc yd ye yf yg yh yi yj yk yl ym yn yo yp yq yr ys yt yu yv yw yx yy yz zb zc zd ze zf zg zi zj zk zl zm zn zo zp zq zr zs zt zu zv zw zx zy zz 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 00 01 02 03 04 05 06 07 08 09 007 101 111 123 222 247 333 168 360 365 404 444 520 555 567 666 678 777 789 888 911 999 1234 2020 2021 2022 2023 2024 2025 2026 2027 www0 www4 www5 www6 www7 www8 www9";
/**
 * What the built-in words add, in their order, which is that of {@link MODEL_WORDS}. In tenths, by the beginning of the trait's key;
 * JSON.
 */
export const MODEL_WORD_COLUMNS: string = `{"w:":[8,8,7,3,2,2,3,7,3,3,-1,11,4,-2,-3,5,2,-3,-3,-4,3,7,7,0,-3,-2,1,1,0,-2,
10,0,2,-3,-3,0,2,-5,3,-3,5,5,4,4,2,1,3,1,1,3,7,-1,0,-3,0,-3,8,5,7,-3,
3,3,3,1,-4,-3,-2,0,3,4,-5,-3,1,-4,3,0,0,6,2,-3,1,-3,-4,2,5,1,-3,9,6,7,
-3,-2,-1,-3,-7,-3,3,5,3,1,6,-1,1,-3,-3,6,10,9,6,0,10,7,0,-3,3,4,6,-1,-3,1,
-3,-3,5,5,-3,-1,-5,-4,1,8,18,1,-5,-1,6,-9,0,4,2,-3,-3,-3,-3,-3,-3,-1,-6,-3,3,5,
6,3,6,-3,-1,-3,-3,-3,-5,-3,-3,0,0,-2,1,-3,1,-2,0,-3,-3,6,-4,-3,-3,-3,18,0,-1,7,
-1,-3,0,-3,-3,-3,-3,-3,7,7,-3,3,1,2,0,7,3,6,1,-3,-3,-2,5,-1,-3,0,1,-3,-3,-3,
-3,5,5,4,-3,-4,-2,1,2,-2,2,8,4,0,8,6,-3,-2,-3,-1,2,1,6,6,5,-2,3,-1,-3,-8,
-7,-3,-3,0,0,4,-3,-1,0,-3,-3,-3,-3,2,-7,-4,2,-3,-3,-3,-3,-3,-3,-3,-3,-1,0,-5,-3,-3,
6,-1,-3,0,-4,3,5,0,6,-2,-8,-10,-1,9,0,-1,1,-3,-3,-3,5,-2,1,-3,5,-2,-3,-3,0,2,
-3,-3,0,-3,3,-3,-4,-3,-3,1,-2,-3,-3,-3,-2,4,4,7,2,11,13,4,-1,-3,-8,-5,-4,-3,1,6,
5,4,8,6,2,-1,3,3,2,1,-3,0,1,-3,-2,-2,-4,0,12,7,-6,-1,4,-6,13,2,-3,0,-7,-4,
-3,-4,-2,-7,-2,-1,-3,-2,-4,-3,-1,-3,5,2,-5,2,-3,1,2,0,3,1,-7,5,5,-3,3,-6,3,8,
0,-1,-3,0,-2,-3,-1,0,2,8,4,-5,2,-5,2,-2,-1,2,1,0,1,6,1,3,6,-3,6,-4,-6,6,
1,-6,4,16,7,2,1,3,-3,-5,-1,-9,-5,5,4,3,-3,-7,-2,3,1,2,-2,-3,-1,-3,2,-3,3,-2,
1,1,3,-3,-3,0,-11,0,0,2,-6,-6,-5,2,1,5,-3,-3,-5,1,-3,-3,-3,2,-3,8,-5,-3,4,3,
-5,-1,-1,-3,-3,-3,-2,-2,-1,2,2,1,-5,-4,-3,-1,-1,-4,0,4,-1,-3,-3,-5,-2,-3,-6,5,-8,-1,
-1,-1,-5,1,-1,-5,0,-3,-3,-7,6,5,1,-3,-3,-3,-1,-5,5,-3,-3,2,0,1,6,-1,-3,1,1,0,
2,-1,3,-7,-6,-2,-3,-3,-3,-4,-4,-6,-2,-1,-2,-3,-5,-3,-3,-3,3,1,-3,3,-4,-3,1,-4,-4,-6,
-5,-3,-3,-7,0,-2,0,1,-3,-3,2,0,-1,-7,-2,3,8,3,3,-4,-1,-1,-3,-2,1,2,-1,4,0,0,
3,0,-3,2,1,-3,7,-8,-2,-3,-4,-3,-3,-3,-3,1,-3,-3,-8,-3,-3,-3,-3,2,-3,-3,-1,-2,-3,-3,
-1,0,-12,-3,-3,1,-3,-3,-3,4,0,-3,-3,-3,-2,-1,-1,-3,-3,-3,-3,-3,-1,-3,2,-2,-3,-3,-3,2,
-3,-2,0,-3,2,0,-3,-3,1,0,2,3,2,-1,1,-3,-1,1,-3,4,-1,-2,6,2,1,-3,0,6,-2,-3,
-4,-1,-3,-3,-8,-3,3,-7,4,-10,3,-2,-1,4,1,1,6,4,0,4,0,-1,-5,5,11,-12,-2,5,-4,-20,
0,-3,-3,3,0,-5,2,8,1,1,-3,-3,-1,-6,-3,-5,3,9,0,-2,-3,0,1,5,6,4,0,1,-14,-13,
-1,-5,-1,-3,0,2,-6,-4,-3,-3,-3,-3,1,-3,-3,-5,-3,5,-2,3,-4,7,-3,3,6,-1,-12,-3,2,-1,
-3,-11,0,-3,-2,0,-1,1,-1,2,0,-4,-5,6,-4,2,1,-3,-2,-4,0,4,5,2,-3,0,-4,-4,-6,2,
-5,-5,-6,-4,-9,-4,3,-2,-1,-6,3,-2,-3,-4,-1,-10,3,-1,-3,-3,-3,-6,-6,1,2,2,2,-6,-9,-5,
-4,-3,-2,4,-3,-6,-2,-6,-2,-3,2,1,4,-4,-3,-1,-9,-3,-2,-2,1,1,-3,-1,-3,-3,-6,-3,-7,-3,
-7,-3,-3,-3,-3,-3,-6,-4,0,-1,-3,-11,-4,-4,-3,-4,-3,-8,-3,-3,-3,-3,-8,-3,-3,-3,3,-3,-3,-9,
-3,-6,-3,-3,-3,-3,-3,-3,-6,-1,-4,-3,-3,-3,-2,-6,-3,-3,-3,-10,-7,-9,-4,-4,-3,0,-3,-4,-3,-3,
-3,-3,-3,0,2,-8,-3,-3,3,1,-2,-4,-6,-3,3,3,3,-3,-3,-4,-8,-8,-1,1,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,0,0,1,2,-3,1,2,-3,-4,-3,17,-3,-3,21,10,
-3,3,21,21,4,-1,-1,-10,-1,-1,-3,-3,0,0,2,-6,-2,5,-3,-7,-3,-3,-3,-3,-3,-3,2,-3,-3,-3,
-1,-1,-3,-3,-3,-3,-3,-3,-5,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,0,-6,-7,-3,-3,-3,-3,-4,-6,-3,1,-3,-3,-4,-3,-3,-4,-8,-9,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-2,-3,-3,-1,-10,-12,-3,-3,-3,-3,-3,-2,-3,-3,-3,-3,-1,-3,-3,-3,0,-3,-3,0,-3,-3,-3,4,-3,
-3,-3,-3,-3,-13,-3,-3,1,1,-3,-1,-3,-3,-3,3,0,-3,-3,0,-3,-3,-3,-1,-3,-1,3,-3,-3,-3,-3,
3,-3,-3,-3,-3,-3,-3,-3,-3,4,-3,-3,-3,-3,-2,-3,-3,-3,1,-3,-3,-3,1,-3,-3,-3,-3,-3,1,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-2,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-2,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,0,-3,-3,-3,-3,10,-3,4,0,6,7,7,3,5,3,
1,2,9,7,2,5,2,2,4,1,3,3,3,2,8,-1,1,4,4,3,2,0,8,5,6,2,3,1,2,2,
1,2,2,-2,1,1,1,9,2,-3,2,5,-3,-3,-3,-3,2,1,-3,-2,-3,-3,3,-3,0,-3,-3,-3,-3,-3,
-3,-1,-3,-3,-5,-3,-2,-3,-3,-2,-3,-3,-3,2,-3,0,-3,-3,-3,-3,-3,1,-3,3,-2,-7,-3,-3,1,-3,
-2,0,1,-3,-1,2,-3,7,-2,-2,-6,-2,-3,-3,-3,2,-3,-5,-4,-3,-3,2,0,-3,-3,-3,1,1,-3,5,
3,2,1,2,8,2,9,1,5,-1,-1,3,6,3,-2,-3,2,3,0,5,-3,4,5,2,4,0,-5,-1,2,1,
2,6,0,5,4,4,0,5,2,-1,6,2,4,7,2,1,0,4,0,6,6,3,3,3,4,3,2,4,6,4,
3,5,6,2,4,2,1,4,8,5,3,5,5,8,11,2,4,6,4,3,3,0,0,-2,4,5,1,-5,4,6,
7,4,3,4,-3,2,0,7,5,2,6,5,5,6,2,3,4,4,1,-5,4,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,2,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,1,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,-3,
-3,-3,-3,0,-3,-3,-3,-3,3,0,-3,-4,4,0,0,-3,2,-2,-3,0,2,-2,-3,-2,1,1,4,0,-1,3,
6,-2,-3,-3,3,-1,1,0,-3,-3,-3,-3,-3,-1,0,-4,0,1,-3,4,1,1,1,-3,1,-3,-3,-2,0,-3,
-1,-1,-3,-3,0,1,-3,0,1,-3,-3,-3,-3,-3,-3,4,-3,-3,-3,-1,-3,-3,2,-3,-3,1,-3,1,1,-1,
1,3,1,1,-1,-3,-3,-3,-3,-3,-3,-5,-1,1,2,4,-1,-1,3,0,-3,-3,2,-4,-1,-3,2,-3,2,-3,
-1,4,-3,-1,5,-3,-3,-3,-3,3,-3,7,2,-3,3,2,2,-3,-3,-1,1,-5,-4,4,-3,-3,2,-2,-3,-3,
-2,0,3,2,0,3,2,0,-3,1,-3,-3,-3,-2,-3,-3,2,-3,0,-2,2,1,3,-1,-1,-3,1,-3,2,4,
0,-3,2,1,-3,-3,-2,-2,5,0,0,-2,2,3,-3,-3,-3,-3,-3,4,0,0,-3,1,5,1,-3,1,-3,0,
-3,0,-3,2,3,-9,0,-6,-5,3,4,-3,4,5,-3,-3,-3,-3,0,-3,-3,-3,-3,1,0,-3,-3,1,-3,-3,
-3,-3,3,-1,1,-3,-3,-3,-3,-3,-2,0,0,-3,3,-3,-3,-1,-3,0,-3,-3,-3,-3,2,-3,-2,-3,0,-3,
-3,-3,-3,2,-3,-3,-3,-2,-3,-3,1,4,-3,0,-3,1,-1,-3,2,1,-1,7,-3,1,-2,-3,-2,2,-3,-3,
-3,-3,1,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,0,4,3,4,-1,0,6,-3,-1,-3,-3,0,-3,-2,-3,0,-1,
-3,0,-3,-3,-3,-3,2,-3,2,4,0,-3,-1,-3,-2,1,0,2,-3,-3,-5,5,-3,1,-3,4,-3,-3,0,-3,
1,-3,-3,3,-3,-3,-3,-3,-2,1,0,2,3,-3,1,-3,1,0,-3,-3,-3,0,-3,-3,1,-3,-3,-3,-3,-3,
1,0,0,-3,1,-3,1,-3,-3,-3,2,0,-3,3,-3,4,-1,-3,1,0,-3,1,0,0,-1,-1,3,-3,-3,-3,
-3,-3,-1,-1,0,2,0,-2,-3,-3,-3,1,2,1,-3,3,-2,2,0,-2,-2,-3,-3,-3,3,5,0,-2,1,-3,
1,-1,-3,0,-1,-3,-1,3,-3,7,-3,3,4,3,-2,-3,3,-3,-3,5,0,3,6,-3,3,3,3,0,6,0,
1,-3,-2,0,0,-3,-3,-3,-3,-3,1,2,-3,-3,-3,-2,0,-1,1,8,0,-1,3,4,-1,-3,-1,-3,1,1,
2,-3,-3,-3,2,-1,1,-3,-4,-3,-3,-1,-3,-3,0,3,-3,0,-3,-3,4,-3,-3,4,-3,-3,1,3,-3,2,
-1,5,1,2,-3,-3,0,-3,1,10,1,4,-2,-3,-3,-3,-3,-3,-3,-3,2,-3,-3,-3,-3,-3,0,1,-3,-3,
0,4,-3,-3,1,1,1,0,-3,2,4,-2,-3,-3,-3,-3,0,6,-3,3,-3,-3,-3,-3,0,-3,-3,-3,-3,1,
6,-3,-1,3,5,1,-1,1,-3,0,7,-4,2,1,1,3,1,9,-2,-3,-3,-3,-3,-1,-3,-2,-3,-3,3,-3,
-3,-1,2,-3,7,-3,2,-2,-3,-2,0,-3,-1,8,1,1,-3,0,-2,-3,-3,-3,-3,-3,-3,3,-2,1,1,0,
-3,5,-3,-3,-3,1,-3,-3,-3,0,-3,-3,-3,-3,-3,-3,1,-3,0,-3,5,-3,2,2,1,-3,-3,-3,1,-3,
0,4,4,1,0,-2,1,-2,2,-3,-3,-3,-4,0,-3,3,-3,1,-3,4,2,1,1,-3,1,-3,-3,0,-3,0,
-1,-3,-3,2,0,4,-4,-5,1,-4,1,-1,-3,21,-3,-3,-3,-3,-3,-3],
"=w:":[-1,4,4,1,2,-3,-1,0,-1,-1,0,6,4,2,-1,1,-1,-1,-1,0,3,1,0,1,-1,-1,-2,3,1,0,
3,1,-1,-1,0,2,2,0,0,-1,4,-1,-2,-1,1,0,-2,1,0,4,1,1,1,-1,1,-1,1,4,2,-1,
3,0,-1,0,0,-1,0,0,2,-1,0,-1,2,0,0,-1,1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-2,4,5,
-1,0,1,-1,0,-1,3,-1,4,2,0,1,-1,1,-1,3,-2,4,3,0,5,5,-1,-1,-4,0,5,1,-1,-1,
-1,-1,5,2,-1,2,0,-1,-1,5,3,2,-1,-1,3,0,0,2,2,-1,-1,-1,-1,-1,-1,2,0,-1,-3,3,
2,2,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,0,-1,-1,-1,1,-1,-1,-1,-4,-1,-1,-4,0,2,0,0,0,
-2,-1,1,-1,-1,-1,-1,-1,-6,-2,-1,-2,-2,0,1,0,-2,-1,1,-1,-1,-1,0,-1,-1,-1,-1,-1,-2,-1,
-1,-1,-1,1,-1,0,0,-1,-1,-1,-8,3,1,-1,-4,0,-1,-1,-1,-7,-1,-1,-2,4,-1,1,2,1,-1,-1,
-2,-1,-1,1,-1,2,-1,-1,1,-1,-1,1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,0,-1,1,0,-1,-1,-1,
-4,-1,-1,-4,-1,-1,-1,0,-6,0,-1,-1,0,1,-1,2,-1,-1,0,-1,-2,-1,-1,-1,2,0,-1,-1,-1,0,
-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,0,-2,-3,1,0,-3,-1,3,-2,-3,-4,-1,-1,-1,-1,0,-3,
-4,-1,-9,1,-2,-1,-3,-2,-1,-1,-1,0,-2,-1,-1,-1,-1,-4,-2,-1,0,-1,0,0,5,-4,-1,0,1,0,
-1,0,0,-1,-3,-2,-1,1,-1,-1,-1,-1,1,1,-1,0,-1,0,0,1,-2,1,-2,2,-1,-1,-1,-1,-2,-7,
1,1,-1,-2,-1,-1,-1,-1,1,-5,-2,-1,-6,-1,-1,-1,1,0,-3,0,0,0,3,-1,-1,-1,5,0,0,2,
1,-1,3,6,-4,2,-2,0,-1,0,-1,-1,-3,-3,-3,-2,-2,-1,0,2,4,2,-1,-1,0,-1,0,0,3,-1,
-4,-1,4,0,-1,2,-1,0,2,0,-3,-1,-1,-2,-3,0,-2,-1,0,3,-1,-1,-1,1,-1,4,-1,-1,-1,-2,
1,-1,1,-1,0,1,1,-2,-1,1,0,-1,-1,-1,-1,-2,-1,0,-1,2,0,-1,-1,-1,-1,0,-1,1,1,0,
-1,-1,-3,2,0,-1,2,1,-1,-1,3,3,2,-1,-1,-1,1,-2,3,-1,-1,1,3,-1,-1,-1,-1,3,3,1,
2,2,0,-1,0,-4,-1,-1,-1,-1,0,-1,1,1,0,-1,-2,-1,-1,-1,2,0,-1,0,2,-1,2,1,0,-1,
-1,-1,-1,-1,-1,-1,-1,1,-1,-1,1,2,-1,-1,0,3,2,2,1,2,0,1,-1,-1,-1,0,-1,0,-1,1,
2,1,-1,1,-1,-1,0,-1,1,-1,0,-1,-1,-1,0,-1,-1,-1,0,-1,-1,-1,-1,1,-1,-1,1,-1,-1,-1,
1,0,-1,-1,-1,1,-1,-1,-1,2,0,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,
-1,-1,1,-1,-1,1,-1,-1,3,-1,-1,3,0,-1,2,-1,-1,-1,0,4,-1,0,4,3,2,-1,-1,3,-1,-1,
0,-1,-1,-1,-1,0,2,-2,2,-1,-1,-1,0,0,-3,0,-1,-3,-1,2,1,1,-1,-1,-6,-1,-1,0,-1,-3,
2,-1,-1,3,2,-1,-1,-3,-1,2,-1,-1,-1,0,-1,-1,2,0,-1,0,-1,-1,-1,0,2,0,-1,-1,0,0,
0,0,1,1,1,2,-1,0,-1,0,-1,-1,0,-1,-1,-1,-1,0,-1,2,-1,-2,-1,-1,-4,-2,0,-3,2,-3,
-1,-1,0,-1,-1,-2,0,-1,-2,-1,2,-1,0,-1,-1,1,-2,0,0,-1,1,0,0,0,-1,1,1,0,1,2,
-2,-1,-1,0,-2,0,-1,0,0,-1,-1,-1,-1,-1,0,-1,0,2,0,0,-1,-1,-1,1,2,3,2,-1,-1,0,
-2,-1,1,-1,-1,-1,-1,-1,1,-1,2,1,3,0,-1,-2,-1,-1,1,-2,-1,-2,-1,0,0,-1,1,-1,0,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-2,-1,-1,-8,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-2,-1,-1,-1,-1,-1,-1,0,
-1,-3,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,1,0,-1,-1,4,2,0,0,0,-1,2,3,2,-1,-1,0,0,-1,0,1,-1,-1,-1,-1,-1,-1,
1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,2,3,-1,2,2,-1,0,-1,0,0,-1,14,8,
-1,0,11,9,1,-1,-1,-2,1,0,-1,-1,1,0,2,1,-1,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
0,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,
-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,
2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,1,-1,-1,-1,2,-1,-1,-1,-1,-1,1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,1,0,0,3,-1,5,2,4,-2,
0,1,2,0,3,2,-1,2,1,-1,3,2,2,-1,4,1,3,2,1,-1,1,-2,4,0,2,-1,2,1,2,1,
0,1,-1,0,0,1,-1,0,1,-1,2,-1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,1,-1,3,0,-1,-1,-1,-1,-1,
1,2,-3,-2,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,0,-1,0,-1,-1,-1,1,-1,2,
0,-1,2,2,4,3,0,1,4,0,-2,1,-1,3,-2,1,2,-1,2,1,-2,1,4,-1,2,0,-1,-1,1,2,
1,2,-2,4,2,0,0,3,3,0,1,0,-5,1,1,1,1,-1,-1,4,2,1,-1,2,4,-1,0,1,4,3,
2,2,2,2,3,0,2,3,6,4,1,2,1,-1,-1,3,2,4,1,-1,1,2,0,-4,1,2,0,-1,3,-1,
1,2,2,1,-1,1,2,4,2,1,4,3,3,-1,-1,1,3,2,0,-4,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,1,1,0,0,-4,-1,-1,-1,3,0,-1,1,3,-1,-1,-1,1,1,4,-1,-1,1,
1,-1,-1,-1,0,2,0,-1,-1,-1,-1,-1,-1,-1,1,0,-1,0,-1,-1,0,0,1,-1,2,-1,-1,-1,-1,-1,
1,1,-1,-1,0,-1,-1,0,1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,1,-1,0,0,-1,-1,2,-1,-1,0,1,
1,1,1,-1,-1,-1,-1,-1,-1,1,0,-1,-1,-1,-1,2,1,-1,-1,0,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,
1,-1,-1,-1,1,-1,-1,-1,-1,0,-1,5,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,0,-1,-1,-1,
-1,0,2,2,-1,1,0,0,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,0,0,-1,1,-1,-1,1,-1,1,-1,-1,3,
-1,-1,-1,-1,-1,-1,0,1,-2,1,1,-1,2,0,-1,-1,-1,-1,-1,4,-1,-1,-1,1,2,1,-1,2,-1,1,
-1,-1,-1,1,-1,-1,2,-3,-1,2,2,-1,4,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,1,-1,-1,
-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,0,-1,-1,-1,0,-1,-1,1,3,-1,1,-1,-1,-1,-1,0,1,-1,-1,-1,-1,0,-1,-1,2,-1,-1,
-1,-1,0,1,0,-1,2,-1,-1,-1,-1,-1,-1,1,2,0,1,1,1,4,-1,0,-1,-1,1,-1,1,-1,0,0,
-1,-1,-1,-1,-1,-1,2,-1,-1,2,-1,-1,1,-1,1,1,-1,2,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,0,-1,
1,-1,-1,3,-1,0,-1,-1,-1,2,1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,
1,-1,1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,0,0,-1,-1,1,-1,0,1,-1,1,-1,2,-1,-1,-1,
-1,-1,-1,0,-1,2,-1,0,-1,0,-1,1,1,1,-1,-1,1,1,-1,-1,0,-1,-1,-1,0,1,0,0,-1,-1,
1,-1,-1,1,1,-1,2,1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,2,-1,2,2,-1,1,1,1,1,-1,1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,1,-1,1,4,1,-1,1,3,-1,-1,-1,-1,1,-1,
0,-1,-1,-1,2,1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,0,-1,-1,1,-1,-1,-1,1,-1,2,
-1,-1,-1,1,-1,-1,1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,0,
1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,-1,2,0,0,-1,-1,4,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,
-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,1,-1,0,
-1,1,-1,-1,-1,1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,3,-1,1,1,-1,-1,-1,-1,-1,-1,
-1,3,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-3,-1,0,-1,3,3,0,1,-1,1,-1,-1,1,-1,-1,
-1,0,-1,1,1,-1,-1,0,1,-1,-1,-1,-1,14,-1,-1,-1,-1,-1,-1],
">w:":[2,1,0,1,-1,3,2,2,2,1,-1,-4,-1,-1,-1,2,2,-1,-1,-1,-3,1,3,-1,-1,0,2,-1,-1,-1,
3,-1,2,-1,0,-3,-2,-2,1,-1,-1,1,3,4,0,0,1,-1,0,-3,0,-2,-1,0,-1,-1,0,-2,1,-1,
-1,1,2,1,-1,-1,-1,0,-1,3,-1,-1,-1,-1,1,1,-1,4,3,-1,2,-1,-1,-1,1,1,-1,2,-3,-2,
-1,-1,-1,-1,-2,-1,-2,3,-4,-3,3,-2,1,-1,-1,1,2,1,-2,-1,-1,-1,1,-1,2,2,-1,-1,-1,1,
-1,-1,-1,1,-1,-3,-1,0,4,0,10,-1,0,-1,1,-3,0,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,0,
1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,1,-1,2,-1,1,-1,-1,5,-1,-1,2,-1,11,0,0,4,
1,-1,-1,-1,-1,-1,-1,-1,3,2,-1,2,3,1,-1,1,3,4,-1,-1,-1,0,2,0,-1,0,3,-1,1,-1,
-1,4,4,1,-1,-1,-2,1,2,0,4,2,-1,-1,3,3,-1,0,-1,4,2,2,7,-1,3,-2,0,-1,-1,-1,
-1,2,0,-2,1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,0,0,0,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,
4,-1,-1,3,-1,2,3,0,5,-1,-2,-2,0,5,1,-1,1,-1,-1,-1,2,0,1,-1,1,-1,-1,-1,1,1,
0,-1,1,-1,-1,-1,0,-1,0,1,-1,-1,-1,-1,2,2,1,0,3,3,6,3,1,2,-1,-1,2,-1,0,4,
3,3,4,1,2,0,3,2,1,2,-1,0,2,0,2,0,0,3,7,2,-1,1,2,-1,5,2,-1,0,-1,-1,
-1,-1,-1,0,1,2,-1,-2,-1,-1,1,-1,0,0,-1,1,-1,0,1,0,1,-1,0,0,2,-1,1,-1,3,5,
-1,-1,-1,1,0,-1,0,2,0,4,3,-1,4,-1,2,-1,-1,1,1,0,0,1,-3,2,4,-1,-3,-2,-3,1,
0,-1,-1,8,3,-1,2,1,0,-1,1,-1,0,2,4,2,1,-1,-1,0,-4,-1,0,-1,-1,-1,1,-1,-2,0,
3,1,-4,-2,-1,-1,-2,0,-3,1,0,0,0,2,3,2,1,-1,-1,-3,-1,-1,-1,1,-1,0,-1,-1,2,2,
-1,-1,-1,-1,-1,-1,-1,1,0,0,1,1,0,0,-1,1,0,-1,1,0,-1,-1,-1,-1,0,-1,-1,2,-4,-1,
1,1,1,-1,0,-1,-3,-2,-1,-1,1,0,-2,-1,-1,-1,-1,0,0,-1,-1,0,-3,3,4,1,-1,-1,-4,-1,
-1,-1,1,-1,-2,2,-1,-1,-1,0,-2,-2,-2,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,1,-4,-1,-3,-1,-1,1,
-1,-1,-1,-1,1,0,-1,-1,-1,-1,0,1,1,-1,-1,-2,1,-1,0,-1,0,-1,-1,0,1,1,0,2,1,-1,
0,-1,-1,0,1,-1,4,-2,-1,-1,-1,-1,-1,0,-1,2,-1,0,-1,-1,-1,-1,-1,0,-1,-1,-1,1,-1,-1,
-1,0,-2,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,0,-1,1,-1,-1,-1,-1,2,
-1,0,-1,-1,1,-1,-1,-1,-3,-1,1,-2,1,-1,-2,-1,1,1,-1,-1,-1,0,0,-1,-2,-1,1,0,0,-1,
-1,0,-1,-1,-2,-2,0,0,0,-1,2,0,0,2,3,0,3,4,1,-1,-1,-1,3,3,4,-1,1,2,-1,-1,
-2,-1,-1,-2,-2,-1,1,5,3,-1,-1,-1,0,-1,1,-1,-1,5,1,-1,-1,0,1,2,2,2,1,1,-6,-1,
1,-1,-1,-1,-1,-1,-1,-1,-1,-2,-1,-1,1,-1,-1,-1,-1,2,0,0,0,3,-1,2,3,1,-3,1,-2,2,
-1,-1,0,-1,0,2,0,1,1,3,-1,-1,-2,3,-1,0,2,-1,-1,0,-1,2,3,1,-1,-2,-3,-1,-1,-1,
0,-2,-1,-1,-1,-2,1,0,-1,-1,2,0,-1,0,-1,-1,1,-3,-1,-1,-1,-1,-1,-1,-2,-3,-1,0,-1,-1,
1,-1,-1,5,-1,-1,0,-1,-2,-1,-1,0,-1,-1,-1,1,-1,1,-1,1,1,2,-1,0,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,0,0,1,1,-1,2,0,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,
-1,0,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,0,-1,-1,-1,-1,-1,-3,0,-1,0,-1,-1,-1,-1,-1,-1,
-1,-1,-1,0,0,-1,-1,-1,-1,-2,-1,-1,-1,-1,-1,-2,-1,-1,-1,-2,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-6,-3,
-1,1,-4,-4,0,0,0,-2,-1,-1,-1,-1,-1,0,-1,-4,1,0,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,1,0,-1,-1,-1,-1,-1,0,0,-1,-1,-1,-1,-1,0,-1,-1,1,-1,-2,-1,-1,-1,-1,-1,-1,-1,0,-1,
-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,3,-1,
-1,-1,-1,-1,-1,-1,-1,1,1,-1,-1,-1,-1,-1,2,-1,-1,-1,1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,3,-1,3,0,0,5,-1,-1,-1,2,
0,0,4,4,-3,1,2,-1,1,1,-2,0,0,3,2,-1,-1,0,1,2,0,1,1,3,2,2,0,0,-1,0,
0,0,2,-1,1,0,1,6,0,-1,-1,3,-1,-1,-1,-1,0,-1,-1,1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,
-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-3,-1,-1,-1,-1,1,-1,
-2,-2,2,0,1,1,-1,5,0,0,-1,0,-1,-1,-1,0,-1,-1,-1,-1,-1,1,1,-1,-1,-1,1,-1,-1,1,
1,2,-2,-1,1,-1,6,0,-1,-1,2,1,4,-1,0,-1,0,2,-1,2,0,1,-1,2,0,0,-1,1,0,-1,
0,2,2,-1,1,2,0,0,-1,-1,2,1,4,3,0,-1,-1,3,1,-1,2,0,3,-1,-1,3,1,1,-1,-1,
0,1,2,-1,-1,1,-1,-1,-1,-1,1,1,1,5,8,-1,0,-1,1,3,0,-1,0,2,1,1,0,-1,-1,4,
3,0,-1,1,0,0,-1,0,1,0,-1,-1,-1,4,2,0,-1,0,1,1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,-1,-1,2,-1,-1,-1,-1,1,-1,-1,-1,4,1,1,0,-3,-1,-1,0,-1,-1,-1,0,0,-1,-2,1,1,1,
2,0,-1,-1,1,-1,0,1,-1,-1,-1,-1,-1,0,-1,-1,1,0,-1,3,0,0,0,-1,-1,-1,-1,0,1,-1,
-1,-2,-1,-1,0,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,2,1,-1,
-1,1,-1,1,0,-1,-1,-1,-1,-1,-1,-1,0,1,2,0,-1,0,3,-1,-1,-1,2,-1,-1,-1,2,-1,2,-1,
-1,3,-1,1,2,-1,-1,-1,-1,1,-1,-3,2,-1,1,2,3,-1,-1,0,1,-1,-1,-1,-1,-1,1,0,-1,-1,
0,0,-1,-1,1,1,1,0,-1,1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,2,-1,2,0,-1,-1,-1,-1,2,-1,
0,-1,2,-1,-1,-1,-1,-1,3,-1,-1,0,-1,1,-1,-1,-1,-1,-1,-2,-1,1,-1,-1,1,-1,-1,-1,-1,-1,
-1,1,-1,-1,3,0,-1,0,-1,-1,0,-1,-1,3,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,
-1,-1,1,0,1,-1,-1,-1,-1,-1,0,1,1,-1,-1,-1,-1,0,-1,-1,-1,-1,-1,-1,2,-1,1,-1,1,-1,
-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,2,0,-1,1,-1,0,5,-1,1,-1,0,0,-1,-1,-1,
-1,-1,0,-1,-1,0,-1,-1,-1,-1,-1,-1,-1,-1,0,2,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,1,-1,-1,-1,-1,-1,-1,1,-1,0,-1,-1,-1,-1,-1,1,-1,-1,-1,0,3,-1,0,-1,-1,-1,-1,0,-1,
-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,3,-1,-1,2,-1,2,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
-1,1,-1,-1,1,-1,2,-1,-1,-1,1,1,-1,2,-1,2,0,-1,1,-1,-1,0,-1,1,-1,0,0,-1,-1,-1,
-1,-1,0,-1,1,-1,1,-1,-1,-1,-1,-1,0,-1,-1,2,-1,0,0,0,-1,-1,-1,-1,1,2,-1,-1,1,-1,
-1,0,-1,-1,-1,-1,-1,0,-1,5,-1,2,2,2,-1,-1,3,-1,-1,1,1,-1,1,-1,1,1,1,-1,4,-1,
2,-1,-1,1,1,-1,-1,-1,-1,-1,1,2,-1,-1,-1,-1,-1,0,-1,2,-1,-1,0,-1,0,-1,0,-1,-1,1,
0,-1,-1,-1,-2,-1,1,-1,-1,-1,-1,1,-1,-1,1,1,-1,-1,-1,-1,2,-1,-1,1,-1,-1,1,1,-1,-1,
-1,3,1,1,-1,-1,-1,-1,1,6,1,3,0,-1,-1,-1,-1,-1,-1,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,
1,3,-1,-1,1,1,0,0,-1,2,2,-1,-1,-1,-1,-1,0,4,-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,
2,-1,1,2,2,0,-1,1,-1,0,5,-1,-1,0,1,3,1,3,0,-1,-1,-1,-1,-1,-1,0,-1,-1,-1,-1,
-1,-1,1,-1,5,-1,1,0,-1,-1,-1,-1,-1,2,0,0,-1,1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,1,-1,
-1,2,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,-1,0,-1,-1,0,0,-1,-1,-1,1,-1,
1,-1,2,0,1,1,1,1,2,-1,-1,-1,-1,0,-1,3,-1,1,-1,-1,-2,1,-1,-1,-1,-1,-1,-1,-1,0,
0,-1,-1,1,-1,4,0,-1,0,-1,2,0,-1,-3,-1,-1,-1,-1,-1,-1],
"after:":[19,-12,2,-12,-12,6,5,2,-12,12,-12,6,-11,4,-12,-3,13,-12,-12,0,15,10,-3,-6,-12,-4,7,2,-4,-8,
-1,16,-12,-12,15,2,5,8,3,-22,-8,6,-2,-10,0,-12,6,-12,18,-2,17,12,3,3,2,-12,16,-5,7,-12,
-5,3,-4,-2,-2,-12,-12,9,2,-12,-1,0,-3,-4,-12,-12,-12,4,3,-12,-12,-12,3,7,17,9,-12,19,11,0,
-12,6,-12,-12,6,-21,-4,4,10,3,-11,1,-3,4,0,-2,20,3,17,-12,2,-16,-12,-12,23,18,-12,-3,-12,-19,
-12,-12,-1,0,-12,12,2,3,12,-12,-8,-4,3,-12,-21,19,-5,-12,-2,3,2,-3,-12,-25,-22,1,0,-2,19,5,
6,-18,-2,-12,-8,-12,-12,-12,5,-12,-12,11,-12,11,1,-12,-12,-9,-6,0,-21,9,-1,-12,16,-1,-6,-1,-4,2,
7,-12,-12,-4,-12,-2,2,-12,20,13,-12,14,15,14,-12,16,11,-22,-22,-12,-12,-12,10,-8,5,-5,3,-12,13,-12,
-4,0,-2,10,2,2,2,-12,12,4,18,0,16,-12,24,7,-12,-12,-12,19,-3,5,14,-1,5,12,-1,11,-12,6,
8,3,-4,-1,-12,-18,-12,-12,-4,-12,-12,1,-12,-12,3,0,-1,-3,-12,-2,-2,-1,-12,-1,-12,-12,-3,-1,-12,-24,
15,-9,-12,0,-12,18,4,20,13,3,16,19,-6,-13,-12,-5,-8,-12,9,-3,24,1,-12,-12,-14,-12,-12,-21,5,5,
4,-12,-11,-12,-12,-24,-12,-12,-4,-11,-12,-21,-23,-12,14,24,8,21,10,15,-7,12,18,8,4,4,7,2,16,8,
22,4,19,10,18,-12,15,8,8,-12,3,-12,8,-1,6,-4,11,11,-5,17,18,16,4,5,-13,19,-12,10,7,1,
-1,0,-12,10,-1,5,0,3,-2,-2,-9,2,1,0,13,0,-12,-12,4,-12,4,2,8,4,17,-12,17,4,15,14,
-12,-9,-12,9,-2,-12,-12,-12,1,17,4,-1,20,12,12,-7,5,-2,28,16,6,20,2,-2,-12,-12,0,11,12,4,
7,7,8,-11,22,-12,3,15,10,4,33,5,25,21,6,21,19,8,10,14,20,9,-4,-12,2,0,-12,-12,2,12,
6,4,4,10,-12,-12,15,3,7,-5,12,-12,20,22,12,4,14,-1,2,5,-4,-2,-12,0,-24,-9,-1,-1,14,13,
3,-8,3,-1,-3,4,0,13,-5,14,8,5,3,2,-12,21,21,3,-6,4,3,-12,-12,-4,-1,0,2,-9,18,10,
12,9,12,-12,7,3,8,3,5,4,-4,-6,-3,-12,-12,-12,-12,12,-6,-26,-12,-8,14,-2,-13,-12,-24,1,6,-12,
-5,1,12,7,9,22,-2,-2,0,5,3,5,6,-12,-4,-12,12,-2,-3,-12,-16,14,-12,-3,13,5,11,7,-1,13,
7,-12,2,5,-12,-3,-12,-12,-3,-3,16,9,0,1,-8,17,14,15,7,7,2,-1,-12,-12,7,-12,-12,0,-10,-4,
-8,-2,-12,-13,-7,-12,-16,20,-3,2,-1,-2,-4,-2,-3,-6,-12,-3,11,6,-12,-12,-12,-10,-12,-12,-9,4,-12,-12,
-12,-7,12,1,-12,-4,-12,-12,-12,-21,-5,-12,-12,-3,-3,-8,-9,-12,-12,-12,-12,-12,-11,-12,-2,-12,-12,-12,-12,-10,
-12,-9,5,-12,-12,-14,-12,-12,7,-12,-9,10,-12,-12,8,3,-5,-1,-1,-7,-12,0,-12,-6,0,-12,-12,-7,-6,-12,
-12,-12,-12,-12,4,4,10,15,13,7,5,3,3,-4,11,-4,6,6,10,5,5,1,17,4,7,10,0,2,6,22,
3,-3,-12,1,3,-3,9,7,11,0,0,-12,4,7,-1,6,2,0,-1,1,-1,10,17,9,-4,-3,12,11,19,14,
22,20,-12,-4,-12,-12,0,10,-12,-2,-12,-12,-3,-12,-12,18,-12,-26,-9,-7,4,-12,-12,12,2,4,27,21,13,12,
-12,5,5,-12,-12,-12,-9,-12,6,-12,1,1,-1,-1,-12,-10,-12,-12,-21,-12,-12,-12,-22,13,-12,-3,3,14,8,4,
11,9,17,-2,15,12,16,13,2,5,4,-2,-12,-1,14,14,10,-1,21,0,0,5,2,-6,0,7,-6,5,11,4,
9,1,-2,3,-12,-4,-12,-1,-12,-12,-9,-12,-31,-1,-2,1,7,-12,-4,-3,-12,-12,-12,-12,-2,-3,7,-12,3,-12,
4,-3,-12,-12,-12,-12,8,5,14,-12,-12,30,6,-5,-12,-3,-12,3,-12,-12,-12,-12,7,5,-12,-12,-8,-12,-12,-2,
-12,8,-12,-12,-2,-12,5,4,-2,0,-12,3,-12,-12,-12,4,-12,-12,-12,9,10,13,2,-12,-3,-17,2,-12,-12,-12,
-12,-26,-12,3,-12,8,-12,-12,-12,-2,-4,-3,1,-12,-12,-8,-12,-12,-12,9,8,4,3,-5,-12,-12,-12,-12,-12,-12,
1,-12,-12,-24,-27,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-2,-12,-12,-21,-27,-1,-12,-5,-12,-12,-23,-10,
-12,-25,-20,-22,-12,-16,-5,10,-12,-12,-12,-12,-12,3,-12,12,-2,-17,-12,5,-12,-12,-12,-12,-12,-12,-23,-12,-12,-12,
-12,-17,-12,-12,-12,-12,-12,-12,0,-12,-12,-12,-12,-20,-12,-12,-12,-22,-12,2,-12,-12,-12,-23,-12,-12,-26,-12,-12,3,
-12,5,11,6,2,-12,-12,-27,-12,-25,2,-12,-12,-12,-12,3,-12,-12,6,5,5,-12,3,-12,-12,-12,-12,-12,-12,-12,
-12,-1,-22,-12,-12,8,4,-21,-12,-12,-25,-12,-12,-12,-12,-12,-12,-7,-26,-20,-12,-12,-12,-25,-12,-12,-29,-12,-14,-12,
-12,-12,-21,-26,0,-12,-12,-25,-25,-21,-12,-12,-12,0,-21,-12,-12,-21,-12,-25,-12,-12,-12,-26,-12,-19,-12,-23,-12,-12,
-21,-21,-20,-12,-12,-12,-12,-12,-23,-10,-12,-12,-12,-20,-4,-12,-23,-22,-21,-12,-12,-12,-25,-12,-12,-12,-12,-12,-21,-12,
-12,-12,-12,-25,-12,-12,-12,-12,-12,-12,-25,-12,-12,-12,-12,-12,-12,-12,-12,-21,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-26,-12,-22,-12,-12,-12,-12,-12,0,-24,-12,8,-12,-12,-12,-12,-12,-12,-12,-22,-3,-12,-12,-12,-12,
-2,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,0,-12,-12,-12,-21,-25,-12,-12,-12,-12,-12,-12,-21,-23,-12,-12,-2,-25,-24,
-23,-12,-24,-12,-12,-12,-12,-24,-23,-22,-22,-12,-25,-12,-12,-12,-12,-12,-12,-27,1,0,-5,-3,-9,-4,-3,-11,-14,10,
6,-2,3,-1,6,6,-6,1,-10,-4,-1,-9,-17,-6,-23,-9,-12,-2,-12,-11,-5,7,-10,-14,-13,-3,0,3,-4,-7,
-10,-13,-12,5,-4,3,-7,-10,-3,-12,-12,-21,-24,-12,-12,-12,-3,-10,-12,3,-12,-12,-12,-12,-12,-12,-12,-12,-12,-24,
-22,-3,-22,-12,0,-12,-12,-12,-4,-12,-3,-12,-21,-15,-12,-12,-12,-32,-12,-12,-12,-22,-12,2,-4,1,-12,-12,-3,-12,
-3,8,20,10,1,1,-12,-2,-8,-3,-1,-12,-4,-12,-12,-12,-2,-12,-4,-12,-12,-11,-12,-4,-12,-12,-18,-16,14,-3,
-12,-6,-1,6,-17,-5,-12,3,-12,2,4,-12,-12,-3,5,2,-7,-17,-12,-12,5,-7,-14,-11,-15,0,1,-2,-12,-7,
-12,-12,5,-11,-12,-12,-12,-12,-3,2,-31,3,13,-14,-12,3,-2,-14,-1,-12,-11,-12,-12,-21,-18,-12,-1,0,-19,-9,
-1,-12,-23,-12,-12,-14,-7,-11,-12,-12,-9,-12,8,-12,-20,-12,-6,-20,-11,-12,-18,2,-5,14,-22,-36,-12,8,-9,-14,
-8,-11,-12,-16,5,2,1,-12,-24,0,-14,-12,-12,-12,-10,-10,-13,-11,-12,10,-14,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-22,-12,-12,-21,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-7,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-5,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,
-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-12,-9,-12,-3,-10,-12,-21,-7,-4,-12,-2,-12,-13,-12,-12,3,-8,-12,
-9,2,-12,-12,-11,-12,-3,-12,-17,-12,-12,-12,-21,-1,-12,-20,-12,-2,-12,-12,1,-5,-8,-12,-12,-6,-21,-8,-8,-11,
-16,-8,-14,-11,-9,-12,-12,-12,-12,2,-4,3,-12,-22,-9,-21,-12,-2,-6,-12,-12,-22,-12,0,-6,-33,-10,-21,-12,-12,
-3,-13,-20,-4,5,-12,-12,-12,-12,-7,-12,6,-23,-12,-11,-6,-3,-20,-12,-12,-12,-12,-12,-18,-12,-12,-6,-12,-12,-12,
-10,-12,-18,-17,-16,-15,-4,0,-22,-25,-20,-12,-12,-10,-12,-12,-12,-12,3,-12,-14,-21,-11,-9,-12,-12,-6,-12,-8,-7,
-16,-12,-12,-25,-12,-12,-11,-6,8,-16,-14,-9,-12,-10,-12,-12,-12,-12,-12,1,-12,-20,-27,-24,-18,-26,-12,-3,-12,-14,
-24,-7,-12,-19,-6,12,0,15,6,-15,-9,-12,-4,-17,-25,-12,-12,-12,-16,-12,-12,-12,-12,-17,-10,-12,-12,-29,-21,-12,
-23,-12,6,-12,-31,-20,-27,-12,-12,-22,-6,-19,-15,-12,-27,-12,-12,-13,-12,-12,-12,-12,-23,-12,-12,-12,0,-12,-12,-12,
-12,-25,-12,3,-12,-12,-12,-12,-12,-12,-21,-8,-12,-12,-12,-8,-7,-22,-12,-14,-7,-21,-12,-25,-12,-2,-12,-12,-12,-12,
-12,-12,-6,-12,-12,-12,-12,-26,-12,-12,-12,-12,-12,-12,-11,-5,0,-12,-9,-22,-12,-10,-12,-12,-12,-12,-4,-12,-15,-12,
-12,-6,-12,-12,-12,-12,-14,-12,-12,-26,-12,-12,-10,-12,0,-10,-12,-12,-2,-26,3,-16,-12,-12,-12,-8,-12,-12,-9,-12,
-23,-12,-2,-10,-12,5,-12,-12,-12,-4,-12,-4,-4,-22,-7,-12,-9,-17,-12,-12,-12,-12,-12,-12,-19,-12,-21,-12,-21,-26,
-16,-16,-15,-12,-19,-12,-12,-12,-12,-20,-15,-16,-12,-20,-28,-2,-12,-12,0,-12,-22,-13,-8,-13,-7,-7,-10,-12,-12,-12,
-3,-12,-11,2,-14,-12,-22,-1,-12,-12,-12,-10,-8,-17,-12,-9,-9,-19,-10,-7,-8,-12,-12,-12,-8,-14,-4,-12,-16,-12,
-16,-9,-12,-14,-12,-12,-3,-8,-12,-9,-12,-12,-10,-12,-12,-12,-1,-12,-22,-12,-15,-16,7,-21,-20,-12,-25,-14,-13,-12,
-7,-12,-9,-14,-14,-12,-12,-21,-12,-12,-12,-7,-12,-12,-21,-2,-12,-10,-21,-12,-12,-12,-14,-23,-11,-12,-9,-12,-16,-10,
-20,-12,-25,-12,3,-12,-17,-12,-6,-21,-22,-2,-12,-12,-12,-18,-12,-12,-12,-22,-11,-12,-12,-23,-23,-21,-22,-20,-12,-13,
-12,-20,-6,-15,-12,-12,-16,-21,-17,-7,-12,-22,-12,-26,-12,-12,-12,-26,-12,-12,-16,-26,-12,-12,-21,-12,-13,-16,-20,-25,
-14,-8,-12,-26,-21,-25,-13,-11,-12,-12,-25,-9,-12,-12,-12,-26,-5,-12,-12,-16,-12,-12,-25,-12,-13,-12,-21,-12,-12,-12,
-16,-12,-1,3,0,-1,-12,-12,-12,-9,-1,-1,-2,5,-1,1,17,-8,-2,-12,-4,-12,-12,-9,-12,-4,-12,-12,-18,-12,
-12,-7,-14,-12,-1,-12,-12,-6,-12,-5,-12,-12,-12,-23,-12,-11,-12,-5,-12,-12,-12,-12,-12,-12,-12,-13,-7,-10,-10,-8,
-12,-3,-12,-12,-12,-14,-12,-22,-12,-3,-12,-12,-12,-12,-12,-12,-16,-12,-13,-12,5,-21,-9,-12,-12,-29,-30,-12,-14,-12,
-9,-3,-6,6,1,1,-4,0,-8,-12,-12,-12,-1,3,-12,6,-22,3,-12,-8,4,10,-21,-12,-14,-12,-12,-7,-22,6,
-4,3,-12,-3,-12,0,6,3,6,4,2,-6,-12,-22,-12,-12,-12,-12,-12,-12],
"after-:":[24,-10,2,-15,-11,2,6,9,-13,14,-6,20,-11,1,-11,-4,12,-11,-11,3,13,17,7,-11,-11,-2,11,1,-11,-11,
0,20,-11,-11,16,7,15,7,0,-22,-7,18,7,-8,-11,-11,4,-11,21,-4,19,12,3,0,3,-19,17,-5,12,-11,
-5,2,-3,-3,-3,-11,-2,8,5,-3,0,1,-11,-3,-14,-17,-11,9,0,-11,-2,-11,5,9,15,15,-11,18,4,1,
-11,5,-11,-11,5,-21,-2,3,6,1,-11,6,-2,4,1,1,26,0,19,-11,6,-19,-16,-11,25,16,-10,-11,-11,-20,
-20,-11,-11,6,-11,9,4,1,10,-14,-5,-11,4,-11,-25,22,-11,-11,-11,3,3,-3,-11,-26,-22,0,2,-2,14,7,
3,-21,-3,-11,-11,-11,-11,-11,6,-11,-11,13,-11,8,5,-11,-10,-11,-11,0,-21,1,-2,-11,15,-1,-14,-11,-11,0,
8,-11,-11,-11,-11,-2,2,-11,29,18,-11,20,25,19,-11,19,14,-21,-23,-11,-11,-6,12,-11,6,-11,6,-11,15,-11,
-11,2,0,7,5,2,-2,-11,16,9,22,7,12,-11,24,13,-20,-7,-11,27,-1,7,16,-11,4,10,2,11,-11,6,
5,12,-11,-1,-7,-20,-11,-11,-11,-11,-11,0,-11,-2,3,-1,-11,-11,-11,-2,-2,0,-11,-2,-11,-10,-11,0,-11,-24,
21,-11,-11,0,-11,13,7,17,18,5,20,17,-5,-15,-11,-11,-5,-11,8,-2,19,4,-7,-11,-15,-4,-11,-21,2,10,
8,-11,-11,-11,-11,-24,-11,-11,-11,-11,-11,-21,-23,-11,25,18,7,23,9,20,2,12,18,5,5,3,10,2,14,12,
19,8,32,14,15,-11,15,8,10,-11,5,-4,16,2,3,-11,13,13,7,9,30,14,0,7,-10,17,-11,6,9,2,
0,1,-11,9,0,11,0,3,-1,-2,-11,3,7,2,16,1,-11,-1,12,-5,10,3,10,8,20,-11,12,4,18,18,
-11,-11,-11,10,-11,-11,-11,0,7,12,2,-1,24,11,9,-11,2,-11,34,21,5,21,9,0,-1,-11,6,18,11,5,
9,12,11,-22,20,-5,6,18,14,4,34,5,17,28,11,19,17,9,10,18,29,10,-11,-3,4,0,-6,-4,3,5,
4,5,3,10,-11,-3,17,0,6,-6,11,-11,18,17,12,9,12,0,3,8,-11,-2,-11,-11,-24,-9,0,0,12,8,
6,-11,5,0,-11,5,-2,13,-4,8,2,3,1,0,-11,17,19,1,-11,3,4,-11,-11,-11,-2,-3,2,-11,23,17,
13,7,16,-3,7,3,8,2,4,1,-5,-11,2,-11,-11,-11,-11,13,-2,-26,-11,-6,18,5,-13,-5,-24,-3,8,-11,
-11,4,13,6,11,19,-1,-2,1,6,4,6,11,-11,-11,-11,11,-3,-2,-11,-11,14,-11,5,10,6,7,9,1,13,
6,-11,3,4,-11,-11,-11,-20,-3,-11,23,19,-3,3,-11,15,17,16,19,10,3,-11,-11,-11,4,0,-6,-11,-11,-3,
-7,1,-11,-13,-11,-11,-14,25,1,2,-2,-2,-11,-2,-11,-4,-11,-11,9,7,-11,-11,-11,-11,-11,-11,-11,1,-11,-11,
-1,-6,12,2,-19,-11,-11,-11,-11,-24,-11,-11,-11,-3,-3,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,3,-11,-15,-11,-11,-11,7,-11,-11,13,-11,-11,8,3,-4,-11,-2,-11,-11,2,-7,-11,-3,-11,-13,-8,-11,-11,
-11,-14,-11,-11,4,11,10,21,17,10,7,2,3,1,5,-4,9,12,12,6,4,0,16,5,1,12,-3,7,5,24,
2,-3,-11,0,1,-2,1,0,4,-3,1,-11,3,7,1,4,5,-3,1,-1,-1,13,22,9,-7,-11,9,8,19,15,
30,17,-11,-11,-11,-11,2,8,-11,-11,-11,-11,-11,-11,-11,16,-11,-26,-11,-11,2,-11,-11,10,6,8,24,15,7,15,
-11,5,6,-11,-11,-11,-11,-11,3,-9,-2,0,-1,-2,-11,-11,-11,-11,-21,-11,-11,-11,-25,7,-11,-3,3,20,8,5,
9,9,12,-2,13,11,10,16,0,5,5,2,-11,-3,11,13,15,-1,16,3,1,6,4,-5,4,7,-11,7,11,5,
5,2,-2,-11,-11,-11,-11,0,-11,-11,-11,-11,-31,-1,-2,3,7,-11,-11,-2,-11,-11,-11,-11,-2,-2,5,-11,3,-11,
4,-3,-11,-11,-11,-11,6,8,7,-1,-11,25,8,-11,-11,-11,-11,4,-11,-11,-11,-11,10,5,-11,-11,-8,-11,-11,-2,
-11,5,-11,-11,-1,-11,6,4,-11,-2,-11,3,-11,-11,-11,5,-11,-11,-11,10,11,11,6,-2,-3,-11,2,-11,-11,-11,
-11,-26,-11,11,-8,7,-11,-11,1,-1,-4,-2,1,-11,-11,-11,-16,-11,-11,7,7,5,2,-11,-11,-11,-11,-11,-11,-11,
3,-11,-11,-24,-28,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-6,-3,-11,-11,-21,-27,-1,-11,5,-20,-11,-22,-11,
-11,-25,-20,-21,5,-11,-11,12,-11,-11,-11,-11,-11,7,-10,10,1,-11,-11,5,-11,-11,-11,-11,-11,-11,-23,-11,-19,-11,
-8,-11,-11,-11,-11,-11,-11,-11,0,-11,-11,-11,-11,-20,-11,-11,-11,-22,-11,3,-11,-11,-11,-23,-11,-11,-26,-11,-11,6,
-11,7,13,8,2,-11,-11,-27,-5,-25,3,-11,-8,-11,-11,4,-11,-11,8,7,6,-11,3,-11,-11,-11,-11,-11,-11,-11,
-11,-2,-22,-11,-3,8,4,-21,-11,-20,-25,-11,-11,-11,-11,-11,-11,-11,-26,-20,-11,-11,-20,-25,-11,-11,-30,-11,-11,-20,
-11,-11,-21,-26,1,-11,-11,-25,-24,-21,-11,-11,-11,3,-21,-11,-11,-21,-11,-24,-11,-11,-11,-26,-11,-20,-11,-23,-11,-11,
-21,-21,-20,-11,-11,-11,-11,-11,-23,-11,-11,-20,-11,-20,-11,-11,-23,-22,-19,-11,-11,-11,-25,-11,-11,-11,-11,-11,-21,-11,
-11,-11,-11,-25,-11,-11,-11,-11,-11,-11,-25,-11,-11,-11,-11,-11,-11,-11,-20,-21,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-20,-11,-26,-11,-22,-11,-11,-11,-11,-11,0,-24,-11,8,-11,-11,-11,-11,-11,-11,-11,-22,-2,-11,-11,-11,-11,
-2,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,1,-11,-11,-11,-21,-25,-11,-11,-11,-11,-11,-11,-21,-24,-11,-11,-2,-25,-24,
-23,-11,-24,-11,-11,-11,-11,-24,-23,-23,-22,-11,-25,-11,-11,-20,-11,-11,-11,-27,0,-2,-11,-11,-6,-9,2,-9,-16,4,
0,-1,-4,-7,2,0,-3,-2,-11,-11,-11,-11,-20,-7,-25,-11,-3,-11,-10,-11,-11,2,-10,-13,-11,-1,-11,-2,-3,-11,
-10,-11,-4,3,-5,3,-11,-4,-4,-11,-11,-25,-24,-11,-20,-11,0,-11,-11,2,-11,-11,-11,-11,-6,-11,-11,-11,-11,-24,
-21,-11,-22,-11,1,-11,-11,-11,-11,-11,-2,-11,-21,-11,-11,-11,-11,-32,-11,-11,-11,-23,-11,7,-1,0,-11,-11,-3,-11,
-1,5,19,12,2,-3,-11,-11,-11,-11,-1,-11,-3,-11,-11,-2,-2,-11,-11,-11,-11,-11,-11,-2,-11,-11,-20,-11,8,-7,
-5,-11,0,17,-21,-11,-16,-2,-11,0,11,-15,-11,-11,5,0,-11,-20,-7,-12,6,-11,-11,-11,-11,3,0,-11,1,-11,
-11,-18,3,-11,-11,-11,-11,-5,-2,-1,-31,6,14,-11,-11,1,-2,-11,-1,-11,-11,-11,0,-23,-21,-11,-11,-1,-24,-8,
0,-11,-23,-11,-11,-12,-11,-11,-11,-11,-8,-8,3,-12,-9,-4,-11,-20,-11,-11,-19,-1,-11,12,-23,-36,-8,7,-11,-11,
-11,-11,-19,-21,7,0,1,-20,-25,-3,-14,-16,-18,-14,-11,-11,-11,-11,-4,5,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-22,-11,-11,-21,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-7,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-5,-11,-11,-11,-11,9,3,6,4,8,-11,3,0,6,-3,2,0,6,0,0,-3,4,9,8,4,-2,-11,
13,1,2,-2,17,13,10,9,4,3,5,3,3,-11,-11,-3,-11,-11,-20,-11,-2,-11,-11,-11,-11,-11,-11,1,-11,-11,
-11,4,-11,-11,-11,-9,-2,-11,-11,-11,-11,-11,-21,-1,-11,-21,-11,-2,-11,-11,1,-11,-11,-11,-11,-11,-21,-7,-7,-11,
-11,-10,-11,-11,-11,-11,-11,-11,-11,-1,-11,4,-8,-21,-11,-24,-11,-11,-11,-11,-11,-22,-20,1,-11,-33,-11,-21,-9,-11,
-2,-14,-21,-11,-3,-11,-11,-11,-11,-11,-11,7,-25,-11,-11,-11,-3,-20,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,
-11,-11,-21,-11,-11,-11,-11,-11,-22,-27,-20,-11,-11,-11,-11,-11,-11,-11,1,-11,-11,-23,-11,-11,-11,-11,-4,-11,-11,-7,
-11,-11,-7,-26,-11,-11,-11,-11,4,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-3,-20,-21,-27,-26,-20,-28,-11,-11,-11,-11,
-24,-11,-11,-20,-11,15,-2,13,4,-11,-11,-11,-3,-20,-25,-11,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-27,-21,-11,
-23,-11,4,-11,-32,-20,-27,-11,-11,-22,-11,-21,-11,-11,-30,-11,-11,-11,-20,-11,-11,-19,-23,-11,-15,-11,-2,-11,-11,-11,
-11,-25,-11,1,-11,-11,-11,-11,-11,-11,-19,-11,-11,-11,-11,-11,-11,-22,-4,-11,-11,-27,-11,-26,-11,-3,-5,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-12,-28,-11,-11,-11,-11,0,-11,-7,-11,-2,-26,2,-20,-11,-12,-11,-11,-11,-20,-11,-11,
-23,-11,-1,-11,-11,3,-11,-11,-11,-1,-13,-11,-6,-22,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-20,-11,-21,-11,-21,-26,
-11,-11,-11,-19,-21,-11,-11,-11,-11,-20,-11,-11,-11,-17,-28,-11,-11,-11,-3,-3,-22,-11,-7,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,3,-11,-11,-22,-11,-11,-11,-11,-11,-3,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-6,
-11,-11,-11,-11,-11,-11,0,-11,-11,-11,-11,-12,-9,-11,-11,-11,-11,-11,-22,-11,-11,-11,3,-22,-22,-11,-26,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-21,-3,-11,-11,-23,-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,
-21,-20,-26,-11,4,-11,-11,-11,-11,-21,-22,-11,-11,-11,-11,-20,-11,-11,-11,-22,-11,-11,-11,-27,-23,-21,-24,-23,-11,-11,
-11,-21,-11,-11,-11,-11,-11,-21,-11,-10,-11,-25,-11,-26,-11,-20,-11,-26,-11,-11,-11,-26,-11,-11,-21,-11,-11,-11,-20,-25,
-11,-11,-11,-26,-22,-26,-11,-11,-20,-11,-25,-11,-20,-11,-11,-26,-11,-16,-11,-11,-11,-11,-25,-11,-11,-11,-21,-11,-11,-11,
-20,-19,-2,-1,-2,-3,-11,-3,-11,-11,-2,-2,-2,0,-11,4,9,-13,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-20,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-9,-26,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-22,-11,-11,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-1,-21,-11,-11,-11,-29,-30,-11,-11,-11,
-11,-11,-11,1,-3,-1,-11,-2,-11,-11,-11,-11,-2,0,-11,-1,-22,-1,-11,-11,-1,7,-22,-11,-11,-11,-11,-11,-22,6,
-11,2,-11,-4,-11,-11,3,2,15,2,0,-11,-11,-21,-11,-11,-11,-11,-11,-11],
"before:":[18,-11,2,-11,-18,2,0,11,-11,10,-11,-1,-11,8,-11,6,4,-11,-11,3,11,15,7,10,-11,1,14,0,0,4,
-2,18,-11,-11,15,-11,9,2,7,-21,-11,14,8,-11,-1,3,17,0,23,2,12,15,0,4,-11,-11,13,-3,7,-11,
-11,-5,-11,14,16,-11,-11,1,-11,-11,0,0,-11,-11,-11,-11,-11,0,-3,-11,-11,-11,-11,4,12,11,-11,13,-11,-2,
-27,4,-11,-2,12,3,2,6,-2,1,-11,-2,-11,0,-11,7,21,1,17,-11,-2,-11,-11,-11,16,2,-11,2,-11,-25,
-19,-11,-11,4,-11,-11,-11,0,11,-15,-11,-11,3,-23,-18,13,-11,-11,2,-1,-1,-11,-11,-11,-11,6,0,-3,14,5,
-1,-11,-2,-3,-11,1,-11,-11,5,-11,-11,10,-11,5,-11,-11,-11,-2,-11,8,-19,-2,-11,-11,6,-11,-23,-11,5,-3,
3,-11,-18,1,-11,-11,1,-11,29,17,-11,16,15,13,-11,8,-1,-19,-19,-11,-11,-11,10,-11,-11,-11,1,-11,14,-11,
-11,-1,-11,-7,2,-11,2,-12,2,-3,33,5,4,-26,10,1,-20,-11,-11,15,-11,0,11,-22,-11,7,-11,-11,-27,-3,
15,11,-11,1,-11,-27,-22,-11,-11,-26,1,-11,-25,-22,3,-11,-11,-11,-27,-11,-11,-11,-22,-11,2,-11,-11,-11,-11,-22,
8,-11,-2,24,6,17,4,19,0,13,20,7,0,-11,-11,-2,-11,4,6,-11,17,1,-21,-11,-14,-11,-11,-25,-11,7,
1,-11,-11,-11,-14,-11,-11,-11,-11,-20,-11,-11,-11,1,24,9,-2,10,1,7,-11,10,15,14,10,11,11,6,14,10,
16,-11,24,7,9,-26,14,17,11,0,4,-11,14,-11,2,-11,5,13,4,4,29,7,1,6,-11,8,-19,-2,8,-11,
-20,-2,-11,2,8,9,-11,9,-11,-11,-11,4,10,6,13,-11,-11,6,9,4,15,10,13,8,17,-11,-11,0,-11,1,
6,-11,-20,2,-11,3,-11,3,9,9,2,-11,21,11,0,-11,0,-20,35,12,1,14,0,-20,8,-11,-1,8,5,-11,
-11,14,11,-13,29,-11,3,3,7,-11,24,7,16,5,-11,14,14,-2,6,16,16,13,-11,-11,1,9,0,-3,11,5,
10,4,-11,16,-11,-11,11,-30,-11,-35,19,13,9,7,-2,8,9,0,-11,6,-11,-11,-11,-11,-11,-24,2,-11,11,-1,
7,-11,3,-3,-11,3,-11,21,-11,5,2,-11,2,6,-21,13,4,-11,-11,2,-11,-11,-28,7,-11,5,-2,-2,20,8,
9,18,-11,-11,-1,6,10,4,3,13,-19,-2,-11,-11,-11,-19,-11,7,-11,-11,-11,-11,12,4,-11,0,-11,-11,-11,-11,
-31,-11,-11,-11,-11,-1,-11,-36,-30,5,2,7,-11,-11,0,-28,3,-21,-28,-11,-11,15,-11,-23,1,-11,-22,-11,-11,-2,
4,-11,-3,4,0,-11,-23,-31,-25,-11,15,10,-11,10,-11,11,16,15,8,2,5,-11,-19,4,2,-11,-11,-14,-27,-11,
-22,-11,-19,-22,-25,-25,-20,8,-11,-11,-11,-11,-11,-11,-11,-11,-26,-2,1,0,-11,-11,-11,-25,-11,-19,-21,-11,-26,-11,
-11,-11,8,-2,-11,-11,-20,-11,-22,-21,-11,-11,-11,-11,-11,-11,-25,-11,-25,-24,-29,-24,-11,-11,-11,-11,-11,-22,-11,-21,
-27,-11,-11,-11,-19,-11,-11,-11,0,-16,-19,12,-11,-11,6,5,-11,-11,-11,-11,-11,-11,-7,-21,-5,-11,-11,-31,-11,-11,
5,-11,-11,-11,12,8,12,19,3,1,4,-11,5,2,10,-11,2,2,7,-11,0,-11,17,-1,32,8,1,6,-1,33,
-11,-1,-6,-11,-2,3,8,-7,2,-7,-21,-11,-11,-2,7,7,1,3,9,-11,-11,5,7,5,-6,3,3,24,36,23,
23,21,-11,5,1,-8,-2,5,-19,7,-11,-11,-11,-20,-11,13,-11,11,-11,5,8,27,-11,19,23,25,23,4,-11,11,
7,14,17,-11,9,12,12,8,7,6,-11,18,15,21,7,7,14,3,4,1,-5,-2,0,8,1,15,9,21,4,3,
5,2,0,-11,5,5,3,11,-11,-11,8,4,-3,4,5,3,8,9,8,-11,-11,3,1,1,-9,-11,-29,11,4,-11,
8,-2,2,4,4,11,7,8,9,2,1,1,0,-2,6,10,13,5,-11,15,6,14,3,11,5,4,8,-11,7,-23,
-2,-11,-21,-11,8,-11,5,1,8,-11,-11,23,-11,-3,-11,-2,-11,6,-11,-25,-11,-21,14,-11,-11,4,-11,-20,-32,14,
-11,16,-2,-11,-11,-20,4,6,9,6,1,7,-11,-11,-11,7,5,-11,-11,-2,-1,8,-11,-11,3,-11,-11,-1,-11,-11,
-11,-11,-11,13,-11,2,-28,-11,-11,-11,-11,7,-2,-11,-11,-3,-11,-11,-11,5,5,11,0,-11,0,-11,-11,-11,-19,-11,
-2,-11,-11,-11,2,-11,-1,-1,-11,-11,-20,-11,-19,-11,-11,-8,-11,-11,-11,-11,-11,-11,-25,-2,-11,31,1,-11,10,3,
-3,-6,16,18,-11,-11,-11,15,-11,-11,1,-11,-21,-11,-11,6,4,-20,-11,1,-11,-11,-11,-11,-11,0,-11,-11,-21,-21,
-11,-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-22,-11,-11,-11,-24,-11,-21,-22,-21,-11,-11,-22,-1,7,
-11,4,11,0,9,-2,-11,3,4,7,3,-28,-11,-11,-11,3,-2,-11,2,4,11,-3,6,-11,-27,-11,-11,-11,1,1,
-11,-23,-11,-11,-11,7,9,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-23,-11,-11,-11,
-11,-11,-11,-11,17,-11,-11,-11,-11,-11,-3,-11,-11,1,-11,-11,-11,-11,-22,-11,-11,-11,-11,-19,-11,-21,-11,-11,-21,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-12,-11,-21,-11,-11,-22,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-12,-11,
-11,-11,-11,-11,-11,-11,-11,-25,-11,-11,-11,-11,-11,-19,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-21,-11,-11,
-25,-20,-11,-11,-2,-22,-11,-11,-11,-11,-11,-11,-11,10,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-21,-3,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-1,-11,-11,-20,-11,-11,-11,-11,-11,-11,-19,-11,-20,-25,-11,-11,-22,-11,-11,-20,-21,4,-26,-23,
-11,-11,-11,-11,-11,-19,-11,-20,-11,-11,-20,-11,-19,-11,-11,-11,-11,-11,-11,-11,9,1,-11,4,-11,-11,-1,-11,-11,6,
-11,-12,-11,0,3,-4,-11,-11,-2,8,-11,-6,-7,-11,-11,2,6,2,-5,-11,-11,-11,0,-11,-11,4,-11,5,-11,-2,
-11,-11,-6,-11,-11,-11,5,-7,-21,-11,-11,-25,-31,-11,-11,-11,12,-28,-22,-11,-26,-11,-19,-11,-11,-11,-11,-20,-11,-11,
-34,-11,-25,-11,0,-11,-11,-2,-11,-11,3,-11,-11,-11,-11,-11,-11,-38,-11,-11,-11,-20,-11,10,-3,7,-11,-11,4,-11,
7,2,11,8,-2,1,-11,-20,-11,-2,7,2,-11,-11,-11,-11,-11,2,-3,-1,-11,-11,-16,1,-1,-11,-11,-22,2,-8,
-1,4,-11,8,-17,-11,-20,8,-19,-22,16,-3,-13,-11,1,-11,-3,-11,-9,-22,2,-11,-26,-11,-11,-3,11,-19,-11,-11,
-20,0,4,-11,-4,-25,-4,-11,-11,-11,-2,3,9,-11,-3,-11,-11,-11,15,-11,-23,1,3,-25,-11,-7,-11,16,-11,-11,
-15,-11,-6,-11,-11,-2,-25,-11,-20,-11,-11,-11,-11,-11,-11,-11,-4,-13,-8,-11,-12,-11,-20,20,-15,3,-11,-1,-27,-11,
-19,-11,-14,0,-11,2,0,-11,-11,-11,-21,-11,-11,-11,-23,-23,-21,-24,-3,19,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-23,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,2,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,4,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,3,6,-11,-11,-11,-11,-1,-7,-11,-11,-8,-11,-32,2,-2,0,
-11,-11,-11,-11,1,-11,-11,-11,-11,-11,-11,-11,-24,-11,-2,-12,-11,-11,-11,-11,2,-2,-8,-11,-11,0,-11,-11,-3,-11,
-11,0,-11,-11,-11,-11,-11,-11,-2,1,-1,-4,-11,-11,-11,-11,-6,-2,-11,-1,-11,-25,7,-11,-11,-22,-11,-11,-11,-11,
-11,-11,-11,-2,-4,-11,-11,-11,-26,-11,-11,2,-21,-11,-11,-11,-3,-25,-24,0,1,4,-1,-20,-11,-11,-11,-11,-11,-11,
-2,-6,-11,-11,-11,-23,-11,-11,-11,-11,-11,-23,-24,-11,-11,-11,-6,-19,1,-7,-11,-11,-11,-11,-2,-20,-11,-20,-11,-6,
-11,-11,-11,-21,-11,-11,-11,-2,8,-11,-11,-11,9,-11,-11,-11,-19,-11,-11,-11,-11,-11,-11,-11,-6,-11,-11,-11,-11,-11,
-11,-11,-20,-28,-11,16,-8,8,6,-21,-11,-11,-19,-21,-29,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-3,
-11,-11,3,-10,-11,-11,-11,-11,-11,-24,-11,-11,-11,-11,-24,-11,-11,-11,-21,-10,-11,-11,-11,-3,-11,-11,-11,-11,-10,-11,
-27,-22,-11,-8,-11,-11,-20,1,-11,-11,-11,-11,-11,-11,-11,-5,-11,-28,-11,-11,-11,-11,-20,-11,-11,2,-11,-10,-11,-11,
-11,-2,-11,0,-11,1,-6,-21,3,-11,-2,-11,-11,-11,-11,-11,-11,-16,-8,-8,-11,-11,-11,-11,-19,-11,-11,-11,-11,-10,
-11,-11,-11,-21,-11,-11,-11,-20,-21,-23,-14,-11,-11,-24,-2,-23,-11,-11,0,-20,-11,-22,-19,-21,-22,-11,-29,-11,2,-11,
-20,-11,-11,-1,-11,-1,-11,-11,-3,-11,-11,3,-11,-11,-11,-11,-11,-11,-11,-11,-19,-11,-11,-11,-25,-23,-20,-11,-25,-21,
-20,-11,-11,-11,-20,-11,-2,-26,-20,-11,-11,-11,-11,-25,-28,-11,-6,-11,6,-11,-24,-11,-11,-20,-11,-11,-13,-11,-19,-11,
-11,-11,-11,0,-31,-11,-11,6,-2,0,-11,-2,4,-20,-11,-7,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,2,-11,-11,-2,
-11,-11,-11,-11,-5,-2,-11,-11,-22,-11,-11,-21,-21,-13,-11,-11,-11,-27,-11,-20,-2,-11,-4,-25,-26,-11,-19,-11,-28,-11,
-11,-1,-11,-11,-11,-11,-11,-19,-11,-1,-9,-11,-20,-11,-20,4,-11,-11,-20,-19,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-7,-11,-21,-11,3,-11,-11,-11,4,-26,-11,-11,-11,-11,-19,-11,-11,-11,-11,-11,-10,-11,-11,-11,-11,-11,-11,-11,-23,-11,
-11,-12,-11,-11,-11,-11,-11,-11,-25,-3,-25,-19,-11,-11,-11,-11,-11,-25,-11,-11,-19,-21,-11,-20,-25,-27,-11,-20,-19,-20,
-30,-11,-11,-25,-25,-11,-11,-21,-11,-11,-20,-11,-11,-11,-11,-11,11,-24,-11,-22,-11,-22,-21,-19,-11,-20,-11,-11,-11,-11,
-21,-11,-7,-12,-11,-11,-21,-11,-11,-21,-13,-11,-11,-11,-11,-11,0,-33,-11,-11,-11,-22,-30,-21,-19,-11,-11,-21,-22,-34,
-23,-11,-28,-21,-11,-21,-30,-11,-20,-23,-28,-22,-11,-20,-26,-29,-35,-11,-11,-29,-20,-29,-29,-20,-28,-28,-21,-23,-19,-11,
-31,-18,-19,-22,-19,-27,-29,-34,-11,-11,-19,-24,-11,-22,-11,-25,-27,-27,-21,-21,-15,-33,-28,-9,-22,-31,-32,-28,-28,-11,
-11,-16,-11,-11,-11,-11,-11,-11,-30,-22,-20,-24,-11,-11,-25,3,-30,-3,-11,-25,-11,1,-25,-23,-22,-24,-11,-11,-26,2,
-11,-11,-11,-11,-20,-17,-11,-23,-2,-11,-14,-26,-22,9,-11,-11,-2,-11,-3,-2],
"before-:":[20,-13,4,-14,-21,1,1,24,-11,17,-11,5,-2,10,-11,4,6,-11,-11,4,9,20,7,5,-11,-1,12,3,1,2,
1,15,-8,-11,20,-1,14,5,6,-21,-11,33,18,-4,1,7,32,1,22,1,13,12,2,3,-5,-11,18,-1,12,-11,
-6,-11,-11,16,16,-11,-11,2,-3,-11,-1,0,-9,-3,-9,-11,-5,6,0,-11,-11,-11,-11,2,21,16,-11,16,-11,1,
-27,4,-3,-1,12,2,10,10,-2,-2,-11,-2,-11,-1,-11,-2,22,-2,17,-11,5,-7,-11,-11,22,4,-12,2,-11,-26,
-11,-11,-5,7,-11,-6,-2,0,6,-13,-14,-11,4,-23,-20,11,-11,-16,7,-1,-1,-11,-11,-11,-11,8,-1,-3,13,7,
-3,-11,-3,-3,-11,1,-11,-11,7,-11,-11,9,-9,5,-11,-11,-11,-2,-11,7,-20,-2,-11,-11,7,-5,-23,-11,4,-3,
3,-11,-19,1,-11,-11,1,-11,39,29,-11,25,32,16,-2,15,0,-20,-11,-11,-11,-11,4,-11,-11,-19,1,-11,15,-11,
-11,4,-6,-11,2,-11,1,-11,3,-2,21,1,5,-27,20,10,-20,-11,-11,15,-10,-1,12,-19,-11,11,-5,-11,-27,-3,
13,11,-11,3,-11,-27,-22,-11,-11,-26,0,-11,-25,-22,2,-11,-11,-11,-27,-11,-11,-11,-22,-11,2,-11,-11,-6,-11,-22,
14,-11,-3,17,4,11,4,19,-1,10,17,7,0,-14,-14,-11,-11,4,6,-11,17,0,-21,-11,-11,-11,-11,-25,-11,11,
-1,-11,-11,-11,-11,-11,-11,-11,-11,-20,-11,-11,-11,-1,21,16,-1,15,4,13,3,11,20,14,11,11,15,5,16,5,
17,-11,34,17,10,-27,12,23,15,3,5,-4,26,-11,4,-11,9,13,6,13,31,7,2,9,-14,8,-20,-2,4,-11,
-20,-3,-11,2,15,17,-11,14,-11,-11,-11,3,21,14,18,-2,-11,11,17,9,29,19,11,8,26,-11,-4,0,-11,-2,
8,-11,-20,2,-11,3,-4,6,11,7,1,-11,18,9,1,-11,-3,-20,43,18,1,16,-1,-20,-1,-11,-11,4,3,-5,
-7,12,10,-21,28,-8,8,4,9,-11,26,6,15,7,-11,16,15,-3,3,18,21,13,-11,-11,4,8,3,-3,9,4,
7,6,-3,14,-11,-11,8,-30,-11,-35,15,10,11,11,1,15,12,0,-11,10,-11,-11,-11,-10,-11,-21,3,-11,11,-3,
7,-11,0,-3,-11,2,-11,19,-11,4,0,-11,1,5,-21,15,3,-11,-11,2,-11,-11,-28,8,-11,5,-1,-11,23,5,
15,12,-11,-11,-1,7,9,3,3,12,-11,-11,-4,-11,-11,-20,-9,6,-11,-11,-11,-11,9,2,-11,0,-11,-11,-1,-5,
-32,-11,-6,-11,-11,-2,-11,-36,-30,4,0,7,-11,-13,0,-28,2,-21,-28,-11,-11,14,-11,-24,0,-11,-22,-11,-11,-3,
2,-11,-3,3,-11,-11,-24,-33,-25,-11,26,24,-11,10,-11,6,12,9,10,2,4,-11,-20,2,5,-11,-11,-15,-28,-11,
-22,-11,-11,-22,-25,-26,-20,7,-11,-11,-11,-11,-11,-11,-11,-11,-26,-2,1,0,-11,-11,-11,-25,-11,-19,-22,-11,-26,-11,
-11,-11,7,-3,-11,-11,-20,-11,-22,-21,-11,-11,-11,-11,-5,-11,-25,-11,-26,-24,-29,-24,-11,-11,-11,-11,-11,-22,-11,-22,
-27,-11,-11,-11,-20,-11,-11,-11,-1,-11,-20,10,-11,-11,5,4,-11,-11,-11,-10,-11,-11,-11,-21,-11,-11,-11,-31,-11,-11,
4,-11,-11,-11,10,8,10,19,5,1,4,-11,0,0,6,-11,1,9,9,-1,0,-1,14,-2,21,7,0,2,0,33,
-3,-2,-11,-11,-11,2,5,-11,2,-11,-21,-11,-11,-2,6,8,-2,-2,2,-11,-11,5,13,3,-11,0,2,17,39,25,
26,18,-3,1,-3,-11,-1,2,-11,6,-11,-11,-11,-20,-11,13,-11,3,-11,4,5,13,-11,11,27,23,25,4,-4,6,
6,13,12,-11,5,8,8,3,5,2,-4,15,13,11,5,3,8,2,1,0,-11,-11,3,6,0,15,13,17,2,5,
5,4,1,-11,5,4,0,15,-11,-11,5,3,-2,3,6,2,19,5,8,-11,-11,2,1,5,-11,-1,-29,7,4,-11,
7,-2,0,2,3,9,5,7,8,1,-1,-2,-11,-3,5,5,10,7,-11,10,1,6,2,7,7,4,6,-11,7,-23,
0,-11,-21,-11,7,-11,6,0,4,-11,-11,22,-11,-3,-11,-11,-11,5,-11,-25,-11,-21,12,-11,-11,4,-11,-20,-33,14,
-11,13,-2,-11,-11,-20,3,6,7,2,0,7,-3,-11,-11,7,5,-11,-11,-2,-1,7,-11,-11,3,-11,-11,-2,-11,-11,
-11,-11,-11,23,-9,2,-28,-11,-1,-2,-11,7,-3,-11,-14,0,-15,-11,-11,8,6,12,0,-7,0,-11,-11,-11,-11,-11,
1,-11,-11,-11,2,-11,-2,-2,-11,-11,-20,-11,-20,-11,-11,-11,-11,-11,-3,-11,-8,-11,-25,-1,-11,27,2,-11,-11,-3,
-3,-7,-1,6,15,-11,-11,16,-4,-5,0,-11,-21,-11,-11,9,8,-18,-11,1,-11,-11,-11,-11,-11,-1,-7,-11,-21,-21,
-11,-11,-11,-11,-11,-26,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-22,-11,-11,-11,-24,-11,-21,-22,-21,-11,-11,-22,-2,8,
-11,8,8,0,8,-2,-11,2,5,6,3,-28,-11,-11,-11,3,-3,-3,5,4,11,-11,6,-11,-27,-11,-11,-11,1,0,
-11,-23,-11,-11,-11,7,9,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-4,-11,-11,-17,-11,-23,-11,-12,-11,
-11,-11,-11,-11,16,-11,-11,-16,-11,-11,-11,-11,-11,0,-11,-11,-11,-11,-22,-11,-11,-11,-11,-11,-11,-22,-11,-11,-21,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-23,-11,-11,-11,-11,-11,-11,-11,-1,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-25,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-11,-21,-11,-11,-11,-11,-11,-11,-21,-11,-11,
-25,-20,-11,-11,-1,-23,-11,-11,-11,-11,-11,-11,-11,10,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,-22,-3,-11,-10,-11,-11,
-11,-11,-11,-11,-11,-11,-1,-11,-11,-20,-11,-11,-11,-11,-11,-11,-19,-11,-20,-25,-11,-11,-23,-11,-11,-20,-21,4,-26,-24,
-11,-11,-11,-11,-11,-11,-11,-21,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,-11,-11,-2,0,-11,2,-11,-11,-11,-11,-11,6,
-11,-11,-11,-3,2,-11,-11,-11,-11,6,-11,-11,-11,-11,-11,2,0,1,-11,-11,-11,-11,-3,-11,-11,-1,-11,3,-11,-2,
-11,-11,-11,-11,-11,-11,1,-8,-21,-11,-13,-25,-31,-11,-11,-11,12,-29,-22,-11,-26,-11,-22,-11,-11,-11,-11,-20,-11,-11,
-34,-11,-25,-11,1,-11,-11,-3,-11,-11,3,-11,-11,-11,-11,-11,-11,-38,-11,-11,-11,-20,-11,21,-3,6,-11,-11,7,-11,
11,-1,17,9,-1,-2,-11,-20,-11,-2,6,0,-11,-11,-11,-11,-11,1,-3,0,-11,-11,-11,1,-1,-11,-11,-22,1,-11,
-3,2,-2,17,-16,-11,-20,8,-17,-22,19,0,-11,-11,1,-11,-11,-11,-11,-22,-1,-11,-26,-11,-13,-11,9,-19,-11,-11,
-20,2,-1,-11,-5,-26,-4,-3,-11,-11,-3,5,8,-11,2,-11,-3,-11,8,-13,-23,-11,3,-25,-2,-11,-11,6,-11,-11,
-11,-11,-5,-9,-9,-2,-25,-11,-23,-11,-6,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-20,12,-11,4,-13,-2,-31,-14,
-11,-11,-15,-1,-11,5,-2,-9,-11,-11,-21,-17,-15,-11,-23,-23,-21,-24,-2,15,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-23,-11,-11,-20,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,0,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-11,3,-11,-11,-11,-11,11,8,10,9,21,5,9,6,12,4,5,4,2,0,6,1,6,13,8,9,3,9,
17,-11,3,-11,8,0,-3,-3,-11,-11,-11,-11,-11,-11,-1,7,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-32,0,-2,0,
-11,-2,-11,-11,-1,-11,-11,-11,-11,-11,-11,-11,-25,-11,-3,-11,-11,-11,-11,-11,1,-3,-11,-11,-11,-11,-11,-11,-2,-11,
-11,1,-11,-11,-11,-11,-11,-11,-3,1,-2,-11,-11,-10,-11,-11,-11,-2,-11,-2,-11,-25,2,-11,-11,-23,-11,-11,-11,-11,
-11,-11,-11,-1,-11,-11,-11,-11,-26,-11,-11,8,-21,-11,-11,-11,-3,-25,-24,-3,-2,3,-2,-20,-11,-11,-11,-11,-11,-11,
-2,-11,-11,-11,-11,-23,0,-11,-11,-11,-11,-23,-25,-11,-11,-11,-11,-19,-1,-11,-11,-11,-11,-11,-2,-20,-11,-20,-11,-11,
-11,-11,-11,-21,-11,-11,-11,-2,3,-11,-11,-11,3,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-20,-29,-11,15,-11,7,5,-21,-11,-11,-20,-21,-29,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-3,
-11,-11,5,-11,-11,-11,-11,-11,-11,-24,-11,-11,-11,-11,-25,-11,-11,-11,-21,-11,-11,-11,-11,-2,-11,-11,-11,-11,-11,-11,
-27,-22,-11,-11,-11,-11,-19,0,-11,-11,-11,-11,-11,-9,-11,-11,-11,-28,-11,-11,-11,-11,-21,-11,-3,1,-11,-11,-11,-11,
-11,-2,-11,1,-11,-2,-11,-21,2,-11,-2,-11,-11,-9,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-20,-11,-11,-11,-11,-11,
-11,-11,-11,-21,-11,-11,-11,-20,-21,-25,-11,-11,-11,-24,-11,-24,-11,-11,0,-20,-11,-22,-11,-21,-23,-11,-29,-11,-1,-11,
-21,-11,-11,-3,-11,-3,-11,-11,-11,-11,-11,2,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,-25,-23,-20,-11,-25,-21,
-20,-11,-11,-11,-20,-11,1,-26,-20,-11,-11,-11,-11,-25,-28,-11,-11,-11,6,-11,-24,-11,-11,-20,-11,-11,-11,-11,-19,-11,
-11,-11,-11,0,-31,-11,-8,5,-2,2,-11,-3,4,-20,-11,-11,-11,-12,-11,-11,-11,-11,-11,-11,-11,-11,0,-11,-11,-3,
-11,-11,-11,-11,-11,-3,-11,-11,-23,-11,-11,-22,-21,-11,-11,-11,-11,-27,-11,-20,-11,-11,-11,-25,-26,-11,-18,-11,-25,-6,
-11,-2,-11,-11,-11,-11,-11,-19,-11,-1,-11,-11,-20,-11,-20,3,-11,-11,-20,-16,-11,-11,-11,-11,-11,-11,-11,-11,-11,-11,
-11,-11,-21,-11,5,-11,-11,-11,3,-26,-11,-11,-11,-11,-19,-11,-11,-10,-11,-11,-11,-11,-11,-11,-11,-19,-11,-11,-23,-11,
-11,-10,-11,-11,-11,-11,-11,-11,-26,-11,-25,-20,-11,-11,-11,-11,-11,-26,-11,-11,-19,-21,-11,-20,-25,-27,-11,-20,-20,-20,
-31,-11,-11,-25,-25,-11,-11,-21,-11,-11,-20,-11,-11,-11,-11,-11,7,-22,-11,-22,-11,-23,-21,-11,-11,-20,-11,-11,-11,-11,
-22,-11,-11,-11,-11,-11,-22,-11,-11,-22,-11,-11,-11,-11,-11,-11,-2,-35,-11,-11,-11,-22,-30,-21,-20,-11,-11,-21,-22,-34,
-23,-11,-28,-21,-11,-21,-31,-11,-21,-23,-28,-23,-11,-24,-28,-29,-35,-11,-11,-29,-21,-29,-29,-20,-28,-28,-21,-23,-19,-11,
-32,-20,-11,-23,-11,-27,-29,-34,-11,-11,-19,-24,-11,-22,-11,-25,-27,-27,-21,-21,-11,-33,-28,-11,-22,-31,-32,-29,-28,-11,
-11,-11,-11,-11,-11,-11,-11,-11,-31,-23,-20,-24,-11,-11,-25,0,-30,-11,-11,-25,-8,2,-25,-23,-22,-24,-11,-11,-26,0,
-11,-7,-11,-11,-21,-21,-11,-23,-11,-11,-11,-26,-22,-11,-11,-11,-3,-11,-3,-3]}`;
/**
 * Suffixes by their places among those named here, in hundredths of the negative logarithm; JSON. `shares`: the cost of
 * each in a group of labels under other suffixes; `classes`: of those not listed, `*` on top of `all`; `origins`: what
 * the class of the original's suffix adds to the logarithm of a share; `change`: the cost of changing the suffix at all,
 * and to com.
 */
export const MODEL_SUFFIX_COLUMNS: string = `{"names":["abudhabi","ac","academy","accountant","accountants","actor","adult","ae","aero","af","africa","ag","agency","ai","airtel","al","allfinanz","am","android","ao","app","com.ar","arab","archi","army","art","as","asia","associates","at",
"au","com.au","auction","auto","autos","aw","ax","az","ba","baby","band","bar","barclaycard","bargains","bayern","com.bd","be","beauty","beer","berlin","best","bet","bf","bg","bh","bi","bid","bike","bio","biz",
"bj","black","blackfriday","blog","blue","bmw","bo","boats","bond","boo","boston","bot","boutique","box","com.br","broker","bs","build","builders","business","buzz","by","com.by","bz","com.bz","ca","cab","cafe","cam","camp",
"capetown","capital","cards","care","careers","casa","cash","casino","cat","catering","cc","cd","center","ceo","cf","cfd","cg","ch","channel","charity","chat","cheap","christmas","ci","citic","city","cl","claims","cleaning","click",
"clinic","cloud","club","cm","co.cm","com.cm","cn","com.cn","hk.cn","hl.cn","org.cn","co","com.co","coach","codes","coffee","college","com","community","company","computer","construction","consulting","contact","contractors","cool","coop","country","coupons","courses",
"cr","co.cr","credit","creditcard","cricket","cu","cv","cx","cy","cymru","cyou","cz","dance","date","dating","day","de","deal","delivery","dental","desi","design","dev","digital","direct","directory","discount","diy","dj","dk",
"do","com.do","doctor","dog","domains","download","earth","ec","edu","ee","eg","email","energy","engineer","engineering","enterprises","es","com.es","et","eu","eus","events","exchange","expert","exposed","express","fail","faith","family","fan",
"fans","farm","fashion","fast","feedback","fi","film","finance","financial","fish","fit","fitness","fm","fo","foo","food","football","forsale","forum","foundation","fr","frogans","fun","fund","futbol","fyi","ga","gal","gallery","game",
"games","garden","gay","gd","gdn","ge","com.ge","gf","gg","gift","gifts","gives","giving","gl","global","globo","gm","gold","golf","goog","google","gov","gp","gq","gr","com.gr","graphics","gratis","green","group",
"gs","gt","guide","guru","gy","hair","haus","health","healthcare","help","hiphop","hk","com.hk","hm","hn","holdings","homes","host","house","how","hr","ht","hu","icu","id","biz.id","co.id","my.id","ie","ikano",
"il","co.il","im","immo","in","co.in","com.in","net.in","org.in","inc","industries","info","ing","ink","institute","investments","io","iq","ir","is","ist","istanbul","it","itv","je","jetzt","jewelry","jo","jobs","jp",
"co.jp","juegos","ke","kg","kh","ki","kim","kpn","kr","co.kr","kyoto","kz","com.kz","org.kz","la","land","lat","law","lawyer","lc","lease","legal","li","life","lifestyle","limited","limo","link","live","living",
"lk","llc","loan","loans","locker","lol","london","lotto","love","lt","ltd","lu","lundbeck","luxe","luxury","lv","ly","ma","makeup","management","market","marketing","markets","mba","md","me","med","media","meet","meme",
"men","menu","mg","miami","mk","ml","mn","mobi","moda","moe","moi","mom","money","monster","mortgage","moscow","motorcycles","mov","movie","mr","ms","mu","museum","music","mv","mw","mx","com.mx","my","na",
"name","navy","ne","net","network","new","news","nexus","ng","com.ng","ngo","nhk","ninja","nl","no","nokia","now","nowtv","nr","nrw","nu","nyc","nz","co.nz","org.nz","observer","office","om","one","ong",
"onl","online","ooo","org","ovh","page","partners","parts","party","pay","pe","pet","pf","ph","phd","photography","photos","physio","pics","pictures","pink","pizza","pk","pl","com.pl","place","plumbing","plus","pm","poker",
"politie","porn","pr","press","pro","productions","promo","properties","property","prudential","ps","pt","pub","pw","py","com.py","qa","qpon","quest","racing","radio","re","read","realtor","recipes","red","ren","rent","rentals","repair",
"report","rest","review","reviews","rip","ro","com.ro","rocks","rodeo","rs","rsvp","ru","run","rw","sa","sale","sarl","sb","sbs","sc","scb","school","schule","science","se","security","select","services","seven","sex",
"sexy","sg","sh","shiksha","shoes","shop","shopping","show","si","site","sk","skin","sl","sm","sn","so","social","software","solar","solutions","soy","space","sr","srl","st","stada","store","stream","studio","style",
"su","sucks","supply","support","surf","sv","sx","systems","talk","tattoo","tax","taxi","td","team","tech","technology","tel","tf","tg","tips","tj","tjmaxx","tk","tl","tm","tn","to","today","tokyo","tools",
"top","tours","town","toys","tr","com.tr","trade","trading","training","tt","tube","tui","tv","tw","ua","com.ua","ug","ac.ug","uk","co.uk","me.uk","org.uk","university","uno","us","com.uy","uz","vc","ve","vegas",
"ventures","vg","viajes","video","vin","vip","virgin","vision","vlaanderen","vn","com.vn","vote","voto","vu","wales","wang","watch","web","webcam","website","wf","wiki","win","wine","woodside","work","works","world","ws","wtf",
"xin","xxx","xyz","yachts","yoga","yokohama","you","yt","co.za","org.za","web.za","zip","zm","zone","بازار","みんな","書籍"],"shares":{"all":[0,1060,1,727,2,872,3,801,4,936,5,867,6,
1060,7,770,8,991,9,858,10,1060,11,891,12,682,13,674,14,919,15,951,16,919,17,750,18,1060,19,1060,20,410,21,
839,22,1060,23,991,24,897,25,637,26,951,27,560,28,1060,29,608,30,936,31,634,32,951,33,1060,34,672,35,1060,36,
936,37,772,38,991,39,766,40,911,41,743,42,919,43,991,44,1060,45,810,46,635,47,685,48,991,49,991,50,642,51,
699,52,951,53,852,54,879,55,897,56,618,57,1060,58,677,59,470,60,1060,61,951,62,991,63,629,64,810,65,1060,66,
1060,67,719,68,661,69,991,70,951,71,841,72,922,73,1060,74,657,75,936,76,1060,77,899,78,1060,79,805,80,540,81,
816,82,838,83,689,84,819,85,615,86,851,87,881,88,616,89,951,90,970,91,742,92,789,93,802,94,1060,95,760,96,
635,97,746,98,812,99,1060,100,444,101,922,102,708,103,864,104,477,105,509,106,991,107,640,108,936,109,1060,110,713,111,
820,112,871,113,911,114,919,115,881,116,743,117,585,118,1060,119,435,120,919,121,494,122,477,123,532,124,850,125,801,126,
528,127,635,128,806,129,580,130,839,131,406,132,658,133,839,134,819,135,1060,136,831,138,684,139,699,140,951,141,872,142,
970,143,1060,144,936,145,782,146,991,147,752,148,849,149,911,150,936,151,816,152,922,153,991,154,819,155,1060,156,879,157,
690,158,1060,159,1060,160,539,161,715,162,951,163,695,164,1060,165,852,166,530,167,970,168,919,169,1060,170,991,171,745,172,
619,173,503,174,874,175,891,176,991,177,911,178,1060,179,765,180,951,181,851,182,1060,183,936,184,951,185,662,186,970,187,
899,188,922,189,991,190,991,191,658,192,922,193,970,194,1060,195,1060,196,648,197,742,198,830,199,534,200,897,201,596,202,
727,203,750,204,858,205,901,206,810,207,801,208,1060,209,864,210,702,211,772,212,830,213,1060,214,1060,215,598,216,936,217,
553,218,730,219,1060,220,650,221,936,222,803,223,795,224,853,225,991,226,991,227,911,228,784,229,552,230,474,231,919,232,
477,233,692,234,891,235,824,236,482,237,897,238,830,239,874,240,804,241,919,242,991,243,951,244,761,245,839,246,838,247,
897,248,773,249,614,250,651,251,834,252,867,253,823,254,841,255,1060,256,1060,257,760,258,911,259,1060,260,991,261,1060,262,
1060,263,482,264,758,265,864,266,919,267,991,268,834,269,733,270,851,271,919,272,879,273,664,274,991,275,729,276,840,277,
991,278,970,279,565,280,1060,281,841,282,864,283,919,284,911,285,922,286,637,287,607,288,758,289,991,290,881,291,879,292,
673,293,445,294,716,295,846,296,800,297,777,298,734,299,919,300,1060,301,763,302,772,303,991,304,506,305,770,306,776,307,
756,308,796,309,970,310,841,311,336,312,835,313,575,314,792,315,922,316,452,317,1060,318,742,319,756,320,834,321,1060,322,
624,323,919,324,991,325,922,326,1060,327,991,328,879,329,670,330,830,331,919,332,919,333,810,334,1060,335,1060,336,786,337,
919,338,856,339,726,340,1060,341,764,342,749,343,742,344,755,345,807,346,598,347,970,348,919,349,820,350,919,351,991,352,
789,353,512,354,951,355,852,356,1060,357,530,358,433,359,922,360,991,361,760,362,730,363,911,364,773,365,544,366,860,367,
919,368,841,369,881,370,587,371,836,372,919,373,834,374,901,375,899,376,1060,377,847,378,744,379,879,380,746,381,812,382,
772,383,951,384,819,385,492,386,919,387,754,388,1060,389,882,390,723,391,991,392,951,393,919,394,897,395,459,396,879,397,
630,398,991,399,1060,400,1060,401,655,402,732,403,679,404,970,405,991,406,835,407,951,408,991,409,919,410,891,411,919,412,
951,413,901,414,1060,415,897,416,766,417,688,418,684,419,1060,420,696,421,991,422,830,423,275,424,486,425,1060,426,636,427,
879,428,864,429,696,430,809,431,1060,432,800,433,594,434,763,435,919,436,911,437,919,438,1060,439,1060,440,736,441,1060,442,
841,443,804,444,780,445,1060,446,919,447,554,448,522,449,794,450,800,451,347,452,776,453,304,454,800,455,736,456,800,457,
834,458,728,459,879,460,779,461,936,462,1060,463,852,464,919,465,1060,466,830,467,1060,468,571,469,874,470,852,471,812,472,
881,473,607,474,689,475,891,476,970,477,735,478,722,479,991,480,1060,481,951,482,1060,483,658,484,429,485,1060,486,703,487,
872,488,919,489,919,490,879,491,749,492,951,493,511,494,890,495,810,496,991,497,740,498,638,499,810,500,911,501,730,502,
1060,503,919,504,970,505,757,506,907,507,804,508,970,509,879,510,834,511,670,512,760,513,1060,514,802,515,706,516,850,517,
725,518,823,519,816,520,1060,521,399,522,628,523,936,524,1060,525,768,526,919,527,897,528,474,529,991,530,919,531,991,532,
1060,533,787,534,674,535,919,536,970,537,664,538,919,539,826,540,951,541,841,542,746,543,1060,544,1060,545,398,546,970,547,
951,548,780,549,374,550,759,551,714,552,1060,553,1060,554,897,555,795,556,783,557,778,558,970,559,729,560,820,561,444,562,
1060,563,951,564,796,565,919,566,449,567,748,568,749,569,936,570,568,571,1060,572,991,573,591,574,765,575,1060,576,829,577,
741,578,1060,579,1060,580,810,581,1060,582,897,583,697,584,474,585,772,586,796,587,819,588,1060,589,841,590,991,591,919,592,
436,593,991,594,1060,595,991,596,716,597,619,598,759,599,729,600,316,601,936,602,936,603,1060,604,936,605,696,606,597,607,
660,608,859,609,1060,610,796,611,919,612,642,613,703,614,803,615,764,616,839,617,801,618,572,619,464,620,785,621,658,622,
1060,623,642,624,450,625,864,626,831,627,773,628,1060,629,970,630,936,631,750,632,991,633,731,634,847,635,445,636,919,637,
1060,638,991,639,717,640,820,641,786,642,879,643,839,644,991,645,757,646,732,647,1060,648,778,649,481,650,820,651,635,652,
591,653,922,654,919,655,580,656,755,657,513,658,645,659,745,660,532,661,776,662,294,663,751,664,1060,665,919,666,991,667,
852,668,668,669,766,670,787,671,771,672,1060,673,690,674,919,675,879,676,919],"faux":[63,534],"glyph":[12,571,13,682,20,393,27,581,29,
685,31,567,34,629,39,759,41,752,46,633,50,605,51,599,58,669,59,445,63,631,68,576,80,563,85,659,87,780,88,
588,91,751,93,768,100,442,104,451,105,530,107,608,110,741,111,645,116,683,117,552,119,460,121,464,122,490,126,576,127,
620,130,775,131,424,132,608,138,728,139,633,151,647,160,504,163,733,166,516,171,753,172,600,173,548,175,781,188,719,191,
677,196,586,197,639,199,583,201,560,210,736,211,760,212,694,215,551,217,502,218,698,220,711,222,768,229,479,230,482,232,
499,233,732,236,412,245,775,248,706,249,616,250,711,263,438,273,718,277,788,279,561,286,604,287,519,292,631,293,429,304,
498,306,688,311,336,312,732,313,542,314,765,316,414,318,751,322,651,329,630,341,758,344,703,346,651,352,765,353,489,357,
500,358,424,365,603,370,607,385,531,387,685,389,697,395,402,401,713,403,684,417,534,418,728,420,734,423,271,424,444,426,
656,429,572,433,577,440,749,448,491,450,767,451,352,453,295,458,747,468,636,473,592,474,590,483,626,484,400,493,519,495,
645,497,751,498,621,507,768,515,738,516,646,517,745,521,372,522,602,528,538,534,654,537,610,545,418,548,763,549,358,556,
763,561,430,563,786,566,477,567,753,568,754,570,514,573,575,584,468,592,432,600,330,604,699,605,578,606,678,607,650,612,
706,613,737,618,563,619,408,620,643,621,677,624,443,627,761,635,489,638,788,643,775,646,681,649,441,651,633,652,647,655,
571,656,756,657,495,658,708,659,752,662,294,669,641,673,731,675,780],"one":[13,524,20,413,35,685,59,441,63,548,68,612,88,
543,100,413,126,522,127,597,129,471,131,396,157,527,160,530,191,610,199,526,217,541,263,483,311,347,316,447,329,617,346,
535,358,427,385,446,423,284,448,517,451,344,453,309,484,414,493,507,521,377,545,389,561,449,566,454,567,579,592,441,600,
268,662,293,668,616],"same":[1,604,2,759,3,689,4,810,5,827,6,901,7,735,8,899,9,699,10,901,11,732,12,562,13,
647,14,760,15,831,16,760,17,683,18,901,19,852,20,518,21,825,22,901,23,899,24,738,25,637,26,792,27,564,28,
901,29,546,30,852,31,598,32,897,33,901,34,658,36,777,37,852,38,852,39,633,40,810,41,685,42,760,43,832,45,
690,46,669,47,664,48,899,49,899,50,544,51,666,52,831,53,722,54,720,55,738,56,573,57,901,58,599,59,499,60,
852,61,897,62,899,63,614,64,691,66,852,67,701,68,681,69,832,70,831,71,694,72,830,73,901,74,650,75,777,76,
852,77,740,78,901,79,785,80,555,81,729,82,737,83,561,84,669,85,590,86,737,87,828,88,588,89,831,90,811,91,
611,92,647,93,659,94,901,95,642,96,538,97,766,98,671,99,901,100,514,101,852,102,699,103,705,104,547,105,511,106,
852,107,656,108,810,109,901,110,722,111,738,112,789,113,752,114,760,115,790,116,669,117,513,118,901,119,501,120,760,121,
508,122,513,123,387,124,691,125,642,126,605,127,642,129,714,130,886,131,378,132,546,133,705,134,679,136,707,138,553,139,
589,140,897,141,713,142,811,143,901,144,777,145,656,146,899,147,754,148,888,149,895,150,852,151,882,152,791,154,679,155,
852,156,738,157,562,158,852,160,542,161,698,162,831,163,625,164,901,165,722,166,559,167,811,168,760,171,649,172,573,173,
553,174,715,175,829,176,832,177,810,178,852,179,668,180,792,181,720,183,777,185,627,187,829,189,852,190,852,191,641,192,
830,193,811,194,901,195,901,196,621,197,812,198,671,199,550,200,738,201,559,202,749,203,667,204,699,205,742,206,668,207,
689,209,705,210,594,211,637,212,712,213,901,214,901,215,579,216,777,217,600,218,639,219,901,220,585,221,897,222,680,223,
659,224,723,225,899,226,832,227,777,228,875,229,631,230,573,231,760,232,513,233,596,234,751,235,706,236,533,237,738,238,
693,239,775,240,748,241,760,243,831,244,716,245,737,246,737,247,738,248,702,249,539,250,526,251,675,252,708,253,691,254,
693,256,852,257,622,258,895,260,899,262,852,263,534,264,664,265,705,266,760,268,774,269,649,270,692,271,760,272,738,273,
590,274,852,275,702,276,712,277,899,278,811,279,552,281,694,282,890,283,760,284,752,285,791,286,595,287,558,288,620,289,
832,290,790,291,738,292,684,293,497,294,677,296,687,297,818,298,689,299,760,300,852,301,678,302,702,303,832,304,515,305,
702,306,734,307,641,308,652,309,811,310,682,311,446,312,707,313,498,314,661,315,830,316,545,317,852,318,715,319,617,320,
675,321,901,322,582,323,760,324,832,325,791,326,901,327,852,328,738,329,742,330,787,331,760,332,760,333,691,334,852,335,
852,336,690,337,760,338,826,339,687,340,901,341,716,342,621,343,648,344,643,345,729,346,586,347,811,348,760,349,680,351,
832,352,651,353,532,354,897,355,706,357,538,358,520,359,895,360,852,361,632,362,641,363,777,364,635,365,530,366,701,367,
760,368,774,369,828,370,507,371,700,372,760,373,686,374,809,375,762,376,852,377,714,378,709,379,720,380,638,381,713,382,
635,383,897,384,852,385,581,386,760,387,678,388,901,389,776,390,665,391,832,392,792,393,760,394,738,395,540,396,852,397,
580,398,899,399,901,400,901,401,635,402,596,403,616,404,811,405,832,406,774,407,831,408,899,409,760,410,852,411,760,412,
897,413,742,414,852,415,738,416,691,417,719,418,614,419,852,420,626,421,832,422,671,423,405,424,496,425,901,426,594,427,
720,428,720,429,673,430,650,432,656,433,613,434,735,435,760,436,752,437,760,438,852,439,901,440,677,442,825,443,699,444,
621,445,901,446,760,447,417,448,471,449,642,450,713,451,469,452,679,453,438,454,665,455,613,456,676,457,675,458,603,459,
759,460,639,461,897,462,852,463,788,464,760,465,901,466,736,467,901,468,542,469,828,470,788,471,670,472,828,473,590,474,
639,475,732,476,811,477,610,478,582,479,899,480,901,482,852,483,558,484,495,486,556,487,713,488,760,489,760,490,852,491,
664,492,831,493,508,494,852,495,735,496,832,497,734,498,598,499,679,500,810,501,595,503,760,504,811,505,668,506,894,507,
699,508,811,509,738,510,675,511,578,512,664,513,901,514,659,515,665,516,758,517,729,518,773,519,759,520,901,521,518,522,
559,523,777,524,852,525,664,526,760,527,759,528,570,529,852,530,760,531,832,532,901,533,678,534,613,535,760,536,811,537,
607,538,760,539,773,540,897,541,739,542,631,545,520,547,897,548,675,549,449,550,755,551,657,552,852,553,852,554,738,555,
651,556,674,557,619,558,811,559,662,560,704,561,492,562,852,564,718,565,760,566,501,567,779,568,663,569,777,570,534,572,
832,573,579,574,622,575,852,576,704,577,634,578,901,580,718,581,901,582,738,583,564,584,512,585,696,586,652,587,660,588,
852,589,788,590,852,591,760,592,554,593,852,594,852,595,852,596,621,597,571,598,673,599,574,600,444,601,777,602,810,603,
901,604,852,605,710,606,560,607,596,608,827,609,852,610,669,611,760,612,659,613,618,614,680,615,634,616,705,617,678,618,
553,619,527,620,674,621,629,622,901,623,544,624,523,625,720,626,730,627,626,628,852,629,811,630,777,631,621,633,700,634,
750,635,497,636,760,639,730,640,719,641,656,642,720,643,825,644,832,645,664,646,658,647,901,648,678,649,486,650,670,651,
603,652,558,653,791,654,760,655,552,656,639,657,481,658,551,659,690,660,582,662,446,663,691,664,901,665,760,666,899,667,
761,668,610,669,649,670,642,671,716,672,852,673,675,674,760,675,759,676,760],"two":[7,707,8,807,17,659,20,422,25,576,27,
543,29,571,34,682,41,771,45,789,46,575,47,641,50,677,51,694,56,680,58,653,59,473,63,657,68,698,74,734,80,
563,83,750,85,636,87,800,89,805,97,641,100,399,104,467,105,480,107,689,110,697,116,771,117,626,119,426,121,500,122,
504,126,470,127,609,129,533,130,794,131,421,136,793,150,718,160,539,161,761,163,753,166,545,170,807,173,544,184,805,185,
684,191,683,199,572,201,554,210,756,217,593,220,609,229,665,230,485,232,502,235,792,236,472,240,730,249,678,263,474,264,
723,267,807,272,800,275,717,279,603,286,642,287,675,292,702,293,426,294,714,301,777,302,725,304,533,305,725,311,340,313,
609,316,491,318,720,322,607,329,661,330,793,336,784,338,754,341,661,342,659,343,659,346,640,353,471,357,538,358,427,361,
706,362,767,365,565,370,582,378,720,385,509,390,764,395,461,397,641,401,695,406,751,416,706,418,705,423,275,424,511,426,
652,432,787,433,625,440,673,442,714,448,501,450,787,451,329,452,662,453,290,456,787,461,718,466,713,468,573,473,581,474,
750,477,769,483,709,484,417,490,799,491,721,493,515,498,676,509,800,511,701,518,707,521,384,522,717,525,779,528,447,534,
702,537,685,542,772,545,361,548,782,549,379,550,723,551,692,559,624,561,434,566,470,567,773,570,567,573,564,583,694,584,
483,585,707,592,414,597,583,600,260,606,630,607,630,612,592,618,584,619,481,624,425,633,767,634,734,635,342,639,614,645,
705,649,532,651,675,652,625,655,604,656,660,657,510,658,625,659,772,660,445,661,690,662,282,663,738,668,713,669,741,675,
800],"typo":[0,932,1,790,2,838,3,786,5,838,12,786,13,673,17,844,20,439,21,767,23,930,25,634,27,564,29,624,31,
634,32,928,34,641,37,715,38,930,39,901,40,925,41,714,44,932,45,911,46,602,47,668,50,711,51,790,52,928,53,
919,56,587,58,699,59,439,61,928,62,930,63,600,65,932,67,690,68,676,72,861,74,648,79,772,80,538,81,768,82,
788,83,704,84,913,85,593,86,857,87,859,88,570,91,804,92,832,95,785,96,611,97,741,100,463,101,861,102,711,104,
453,105,511,107,663,108,927,110,651,112,921,115,820,116,894,117,619,119,430,121,484,122,456,123,670,126,518,127,655,129,
612,130,788,131,406,132,700,134,913,135,932,136,855,138,787,139,741,140,928,145,825,146,930,147,718,148,814,149,840,151,
789,153,930,154,854,157,776,159,932,160,561,161,666,163,727,165,919,166,553,169,932,170,930,171,731,172,598,173,497,179,
786,184,862,185,686,186,842,187,924,189,930,190,930,191,633,192,861,196,655,197,740,199,539,201,693,202,763,203,827,206,
853,207,786,210,728,211,848,212,915,215,596,217,538,218,718,220,612,221,841,222,815,223,908,224,919,225,930,227,925,228,
906,229,533,230,487,232,465,233,732,235,829,236,464,238,915,239,921,240,779,242,930,244,713,248,755,249,612,250,690,253,
829,255,932,257,899,258,840,259,932,260,930,261,932,263,452,264,811,268,767,269,746,273,621,275,693,276,836,279,594,281,
917,282,751,285,926,286,652,287,627,288,783,290,922,291,922,292,624,293,431,294,694,295,771,296,815,297,704,298,716,301,
811,302,753,304,500,305,764,306,759,307,898,308,851,311,337,312,916,313,566,314,827,315,926,316,435,318,809,319,898,322,
586,325,926,327,930,329,656,330,817,336,777,338,789,339,744,341,846,343,724,344,845,345,766,346,658,349,913,352,850,353,
481,354,928,355,919,357,523,358,402,359,861,360,930,361,846,362,682,364,830,365,543,368,780,369,859,370,600,371,855,373,
916,374,840,375,924,377,856,378,725,380,756,381,779,382,824,383,928,384,699,385,493,387,810,390,666,395,429,396,922,397,
590,398,930,401,605,402,807,403,688,406,916,407,928,408,930,410,807,412,928,416,786,417,726,418,699,420,690,423,290,424,
489,426,612,428,920,429,659,431,932,432,909,433,556,434,709,440,718,442,837,443,852,447,597,448,564,449,908,450,827,451,
339,452,848,453,305,454,909,455,783,456,852,458,782,459,922,460,849,463,791,466,836,468,527,469,781,470,791,471,853,473,
595,474,683,477,841,478,772,479,930,481,862,483,691,484,414,490,788,491,733,492,928,493,504,494,805,495,911,497,708,498,
604,499,816,500,925,501,762,502,932,505,775,506,803,507,779,511,692,512,846,514,852,515,684,517,677,518,914,519,760,521,
395,522,630,525,847,528,478,529,930,533,785,534,694,537,690,539,790,540,928,541,818,542,895,545,406,547,928,549,366,550,
748,551,720,555,908,556,777,559,708,560,817,561,423,563,928,564,767,566,403,567,687,568,690,570,584,573,614,576,855,577,
893,580,853,583,765,584,459,585,758,589,805,590,930,592,427,593,930,595,930,596,707,597,630,598,772,600,327,602,927,605,
720,606,558,607,684,608,857,610,851,612,619,613,704,614,789,615,812,616,917,617,786,618,512,619,433,620,850,621,625,623,
623,624,429,626,836,631,764,632,863,633,707,634,856,635,453,638,930,639,745,640,768,641,906,643,767,645,723,646,745,648,
726,649,458,650,913,651,595,652,556,655,546,657,530,658,721,659,740,660,538,661,787,662,293,663,753,666,930,667,791,668,
794,671,727,673,616],"typo+typo":[1,789,13,626,15,829,17,797,20,445,21,818,25,621,27,600,29,596,31,600,32,829,34,603,37,
620,40,826,41,744,45,754,46,616,47,641,49,831,50,649,51,703,53,820,56,558,58,649,59,502,63,664,67,644,68,
613,70,829,74,581,79,688,80,496,81,814,83,774,85,702,86,820,88,644,95,747,96,711,98,754,100,437,104,515,105,
497,107,610,110,737,111,815,116,795,117,687,119,384,121,484,122,459,123,591,126,510,127,619,131,427,132,720,138,771,145,
806,147,655,148,690,151,736,156,823,157,731,160,506,161,662,162,829,165,820,166,476,171,796,172,680,173,436,177,761,179,
713,182,833,185,761,188,827,196,660,197,795,199,493,201,654,203,711,207,811,208,833,210,780,215,564,217,537,223,809,224,
820,228,666,229,490,230,469,232,437,236,489,239,823,243,829,244,664,245,719,248,714,249,615,250,700,254,818,257,747,263,
509,264,800,268,817,273,762,274,831,275,790,279,591,280,833,286,574,287,627,292,656,293,414,294,706,298,725,302,749,304,
508,305,803,311,311,313,580,316,461,319,799,322,595,328,823,329,595,330,816,336,807,339,683,341,748,342,797,345,754,346,
613,349,815,350,692,353,540,354,829,357,539,358,467,359,827,361,800,363,826,365,524,368,818,369,760,370,649,378,663,380,
796,383,829,385,424,387,746,390,680,395,447,396,691,397,633,401,719,403,657,406,817,412,829,416,802,417,773,418,577,420,
660,423,269,424,537,426,746,429,777,433,529,434,747,440,709,441,833,443,812,447,598,448,554,451,355,453,311,454,810,455,
793,459,823,460,806,468,549,470,820,472,760,473,565,474,774,477,792,483,759,484,448,491,745,493,484,495,754,497,682,498,
713,500,826,511,639,515,680,517,645,518,774,519,814,521,323,522,683,527,825,528,394,534,593,537,694,539,756,541,818,542,
711,544,833,545,403,548,750,549,361,550,712,551,784,555,809,556,807,559,790,560,815,561,455,564,752,566,456,567,745,570,
545,573,635,574,802,577,743,579,833,584,473,586,810,592,404,596,682,597,597,600,319,606,721,610,752,612,612,615,802,616,
818,618,667,619,476,621,693,623,649,624,467,625,821,627,804,631,797,633,684,635,478,639,682,643,818,646,742,649,526,651,
633,652,552,655,550,657,543,659,710,660,574,661,749,662,298,663,699,671,803,673,774],"web":[20,414,31,505,46,510,59,481,85,
519,100,458,107,561,116,588,121,502,122,455,123,486,132,530,147,659,160,447,166,507,196,491,202,542,215,500,229,495,230,
434,236,491,249,518,263,480,293,434,298,519,304,460,306,546,311,343,313,505,316,465,357,445,417,536,423,277,424,495,448,
526,451,345,453,297,473,589,484,444,493,475,497,655,521,366,545,398,600,317,605,537,618,564,619,400,621,619,635,459,649,
457,662,304],"web+faux":[263,437,311,335,468,510,549,364,600,291],"wide":[20,371,100,428,131,400,199,384,202,537,229,491,311,341,358,420,423,
214,451,341,453,289,545,357,549,381,566,445,592,422,649,469,662,299],"word":[4,853,5,764,7,693,12,795,13,629,20,385,25,
690,27,606,29,712,30,766,31,735,34,790,39,755,41,768,46,682,47,796,50,712,51,758,58,751,59,464,63,633,64,
712,68,626,71,843,74,626,79,836,80,585,85,581,88,667,93,835,96,736,97,722,100,437,101,852,102,571,104,467,105,
523,106,855,107,600,110,687,116,689,117,620,119,434,121,467,122,446,123,658,126,509,127,638,130,781,131,406,133,842,134,
839,138,724,139,803,140,854,147,770,160,555,161,762,163,757,166,545,171,820,172,663,173,491,175,765,179,826,185,617,187,
850,191,668,196,655,197,689,199,559,201,564,202,748,203,664,215,718,217,565,218,749,220,728,228,673,229,587,230,462,232,
485,233,700,234,849,236,472,240,836,242,855,249,690,250,724,263,486,264,824,273,708,275,686,279,512,286,711,287,753,290,
784,292,696,293,483,295,843,296,835,297,829,298,816,301,724,304,461,307,665,311,296,313,730,316,458,318,614,322,687,329,
644,336,832,339,669,346,568,353,558,357,578,358,427,365,528,370,607,380,820,385,456,387,691,395,468,397,663,401,641,402,
749,417,797,420,726,423,237,424,488,426,617,429,741,433,648,434,724,442,843,448,518,451,323,453,265,454,835,455,817,456,
835,458,765,463,844,468,685,472,784,473,700,477,817,478,812,484,411,485,857,493,521,497,722,498,772,505,688,511,689,512,
754,515,760,517,732,518,780,519,838,521,457,522,686,528,486,533,832,534,681,537,662,539,840,545,351,546,767,547,854,548,
739,549,359,550,701,551,718,559,814,561,459,566,424,567,821,570,582,571,857,573,529,577,707,583,757,584,452,585,755,589,
762,592,446,597,599,598,771,600,325,605,715,606,609,607,663,608,763,612,614,613,702,618,597,619,443,621,630,624,432,626,
841,633,716,635,459,637,857,639,696,641,775,649,490,651,700,652,643,655,665,657,535,658,646,659,769,660,651,661,699,662,
262,668,672,673,681],"word+typo":[12,753,13,749,20,459,21,801,25,647,27,437,29,592,31,609,34,748,46,668,47,678,51,659,56,
686,58,723,59,469,61,812,63,679,68,743,74,702,80,478,85,611,88,716,91,777,95,783,96,728,97,710,100,396,104,
502,105,487,107,588,117,618,119,425,121,566,122,464,123,655,126,489,127,608,129,448,131,437,138,697,139,700,145,789,152,
810,160,507,166,492,172,636,173,510,181,802,187,808,188,810,191,703,196,736,199,540,201,703,210,717,211,786,215,622,217,
599,220,650,229,568,230,489,232,439,236,520,250,737,258,809,263,513,264,729,267,814,275,773,279,681,286,695,287,610,292,
679,293,470,294,720,295,759,297,714,301,695,302,786,304,499,305,731,311,318,313,664,315,810,316,465,322,689,329,707,330,
739,333,670,339,666,346,537,353,546,356,816,357,559,358,503,365,514,370,633,381,796,382,786,385,492,395,474,397,667,401,
702,410,807,416,713,418,754,420,759,423,266,424,482,433,620,440,775,442,801,448,541,451,362,452,732,453,297,458,773,468,
589,473,637,474,658,484,427,491,780,493,502,494,807,498,625,511,747,512,667,515,663,517,771,521,379,522,628,528,456,533,
790,537,635,540,812,542,681,545,370,549,355,550,783,551,767,561,417,564,792,566,498,570,578,573,652,574,730,576,799,577,
726,580,670,584,466,592,404,596,768,597,663,600,239,605,700,606,654,607,637,608,803,612,697,613,763,618,686,619,498,624,
469,626,799,633,774,635,384,639,662,649,495,652,620,653,810,655,692,657,471,658,734,659,778,660,394,662,268,668,654,673,
757],"word+word":[7,681,12,751,17,619,20,334,25,727,27,605,29,602,31,691,41,776,46,679,47,752,48,812,50,640,56,673,58,
749,59,498,63,655,67,660,68,650,74,632,80,521,85,659,88,660,96,703,100,454,104,467,105,512,107,694,111,795,112,
759,116,776,117,630,119,419,121,530,122,512,126,501,127,588,128,560,129,451,131,429,132,739,133,799,139,759,149,807,160,
571,161,702,163,657,166,508,171,776,173,454,179,782,185,684,191,739,196,616,197,652,199,586,201,599,210,694,215,625,217,
590,228,708,229,645,230,395,232,501,236,468,239,803,263,491,264,780,275,771,279,540,286,693,287,580,292,747,293,431,294,
766,296,791,298,773,304,547,305,784,311,309,313,625,316,459,318,775,319,780,322,719,341,665,346,561,353,524,357,511,358,
409,362,771,365,574,370,659,385,540,395,443,397,701,416,783,417,658,420,698,423,246,424,528,426,657,429,698,433,633,448,
548,451,325,453,284,455,723,468,625,473,644,477,706,481,810,484,415,486,658,493,579,497,775,511,745,515,762,521,394,522,
641,528,461,545,365,549,371,551,640,561,442,566,486,567,777,570,608,573,617,577,775,584,514,592,381,596,766,597,716,598,
665,600,277,606,625,607,740,612,631,613,761,615,782,618,641,619,464,621,739,624,420,633,772,635,442,639,766,646,772,649,
522,652,647,655,613,656,709,657,561,659,776,660,530,661,678,662,272,663,778,668,523,670,788,671,681],"word-":[1,691,3,821,7,
741,20,336,25,585,27,637,29,694,34,721,47,698,50,711,51,655,56,634,59,489,63,719,67,732,68,770,80,572,85,
743,88,668,91,805,96,696,97,737,100,421,102,792,104,446,105,511,107,697,112,833,117,560,119,430,121,490,122,509,126,
618,127,721,129,694,131,393,147,808,153,841,157,784,160,574,163,625,166,532,172,585,173,536,181,830,185,590,191,602,197,
805,199,512,201,543,202,628,215,578,217,503,218,801,223,820,229,542,230,430,232,470,233,636,236,511,238,827,240,822,246,
699,249,639,257,810,263,489,269,628,273,694,279,535,286,668,287,637,293,426,294,689,295,829,297,760,304,557,311,322,316,
387,319,809,329,720,342,807,344,694,346,597,353,513,357,522,358,397,364,814,365,573,370,644,378,737,380,755,385,471,395,
488,401,679,403,600,406,747,417,645,423,229,424,430,426,657,433,661,443,745,448,545,450,744,451,301,453,267,468,713,473,
637,474,699,483,622,484,429,493,517,498,627,501,801,505,810,512,811,515,791,521,395,522,674,525,675,528,466,537,733,543,
843,545,402,549,349,561,437,563,839,566,462,570,626,573,596,584,459,586,820,592,460,597,663,599,800,600,334,605,646,606,
603,607,704,613,724,618,671,619,526,621,662,623,678,624,443,635,483,641,817,646,691,649,461,651,625,652,679,655,615,657,
515,658,606,662,256,663,738,669,812,670,818]},"classes":{"all":{},"faux":{"*":0,"*g":1120,"*c":1062,"*2":1328},"glyph":{"*":119,"*g":1239,"*c":1181,"*2":1447},"one":{"*":15,"*g":1135,"*c":1077,"*2":1343},"same":{"*":231,"*g":946,"*c":852,"*2":1172},"two":{"*":139,"*g":1259,
"*c":1201,"*2":1467},"typo":{"*":261,"*g":1381,"*c":1323,"*2":1589},"typo+typo":{"*":163,"*g":1283,"*c":1225,"*2":1491},"web":{"*":24,"*g":1144,"*c":1086,"*2":1352},"web+faux":{"*":2,"*g":1122,"*c":1064,"*2":1330},"wide":{"*":19,"*g":1139,"*c":1081,"*2":1347},"word":{"*":187,"*g":1307,"*c":1249,"*2":1515},"word+typo":{"*":145,"*g":1265,"*c":1207,"*2":1473},
"word+word":{"*":143,"*g":1263,"*c":1205,"*2":1471},"word-":{"*":173,"*g":1293,"*c":1235,"*2":1501}},"origins":{"com":[3,18,12,24,20,-59,27,35,56,18,59,-27,64,-18,74,-26,88,27,92,18,97,22,
104,-26,105,21,110,19,117,-80,119,17,121,23,122,15,123,60,128,20,129,48,131,20,147,-31,151,16,160,22,161,-20,
166,-20,171,-18,172,-20,199,-52,201,-85,202,26,207,18,215,-53,217,-100,229,-112,230,-118,232,23,235,-16,236,-40,238,-15,
249,-51,250,-19,263,-38,275,-20,276,15,279,22,287,23,288,17,292,-18,293,19,306,22,311,-22,316,-47,322,-37,330,-15,
352,-22,357,-20,358,53,364,18,365,-45,390,27,395,-26,401,-21,417,29,418,20,420,-15,423,-18,424,-56,426,18,429,27,
433,-31,447,60,451,17,453,-19,458,-15,473,-29,474,24,483,23,491,-23,493,-21,501,-23,515,-23,517,-17,521,33,522,-31,
528,18,533,16,534,-43,545,30,548,-15,550,-20,561,18,564,-21,566,20,584,-20,585,16,592,-48,599,22,600,30,605,25,
607,-55,612,-40,614,-20,618,-44,619,-89,621,-32,624,29,631,-17,633,-37,635,28,648,20,657,-18,658,-20,659,-24,660,20,
661,-25,668,20,673,-22],"country":[20,-42,27,-16,100,30,104,-18,105,44,121,32,122,26,126,-21,131,-22,132,21,160,36,173,22,
185,16,220,24,229,-17,230,-33,232,-18,263,-17,269,24,293,55,313,23,316,-40,353,31,358,26,365,41,395,-38,423,-18,
424,-30,451,39,453,-27,484,-39,493,24,521,-23,528,30,545,55,570,19,584,-33,592,-31,600,65,619,-36,624,-41,635,33,
649,-17,651,32,657,24,662,-47],"other":[1,19,20,16,25,27,27,-26,31,-18,34,25,46,-18,50,21,59,-26,64,24,85,-22,
88,-21,104,-40,105,-26,121,-21,122,-22,123,-35,126,-45,129,-29,157,16,160,-27,163,17,166,-30,171,21,172,27,173,59,
196,-16,199,63,215,-25,217,-22,229,135,230,-54,236,-38,249,35,263,-50,286,-18,313,27,316,-53,341,22,342,21,343,38,
344,21,357,21,358,56,370,38,382,22,395,-38,397,-19,433,-26,447,-20,451,-31,453,20,473,-23,484,-17,486,17,493,67,
501,20,521,-47,522,29,561,23,566,21,570,47,583,17,584,20,592,-62,600,-44,612,-17,619,-59,624,49,660,81,673,16]},
"change":{"same|country":0.03,"same|country|com":3.5,"typo|country":0.16,"typo|country|com":1.91,"glyph|country":0.27,"glyph|country|com":1.45,"wide|country":0.52,"wide|country|com":0.9,"web|country":0.19,"web|country|com":1.77,"faux|country":0.2,"faux|country|com":1.71,"one|country":0.12,"one|country|com":2.16,"two|country":0.09,"two|country|com":2.45,"word|country":0.18,"word|country|com":1.79,"word-|country":0.31,"word-|country|com":1.31,"typo+typo|country":0.22,"typo+typo|country|com":1.62,"word+typo|country":0.12,"word+typo|country|com":2.15,"word+word|country":0.71,"word+word|country|com":0.68,"web+faux|country":0.21,"web+faux|country|com":1.65,"same|other":0.02,"same|other|com":3.95,
"typo|other":0.17,"typo|other|com":1.84,"glyph|other":0.24,"glyph|other|com":1.55,"wide|other":0.47,"wide|other|com":0.98,"web|other":0.38,"web|other|com":1.15,"faux|other":0.36,"faux|other|com":1.2,"one|other":0.49,"one|other|com":0.95,"two|other":0.23,"two|other|com":1.59,"word|other":0.46,"word|other|com":1,"word-|other":0.49,"word-|other|com":0.95,"typo+typo|other":0.55,"typo+typo|other|com":0.86,"word+typo|other":0.51,"word+typo|other|com":0.91,"word+word|other":1.22,"word+word|other|com":0.35,"web+faux|other":0.36,"web+faux|other|com":1.2}}`;
/** Cost of putting two edits together, beyond both. */
export const MODEL_PAIRS: Readonly<Record<string, number>> = {"=typo+typo":-2.54,"=typo+typo^":1.81,"=word+typo":4.15,"=word+typo^":0.9,"=word+word":3.94,"=word+word^":1,"=web+faux":-2.85,"=web+faux^":1.58,">typo+typo":2.05,">typo+typo^":1.04,
">word+typo":3.75,">word+typo^":0.93,">word+word":3.51,">word+word^":1.05,">web+faux":1,">web+faux^":0.95};
