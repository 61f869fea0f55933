// Written by bench/learn_permute.ts. Do not edit.
// Learnt 2026-11-21 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.

/**
 * What a trait of an edit adds to the logarithm of its rate. In tenths; a line holds the beginning
 * of its keys, then their ends with their values.
 */
export const MODEL_WEIGHT_LINES: string = `
=Addition/ digit=-52 digit/l=-7 digit/m=1 digit/s=5 digit|com=3 digit|country=-1 digit|other=-4 letter=-47
=Addition/ letter/m=2 letter/s=-9 letter|other=-5
=Addition: 0=5 2=-3 3=-4 6=3 7=-2 9=-2 a=-7 c=-7 d=3 e=-2 f=3 g=4 h=3 i=2 k=2 o=-4 p=-3 q=2 r=-5 v=-2 w=-2
=Addition: x=-1 z=4
=Bitsquatting/ digit=-60 digit*1=-2 digit*2=2 digit/l=4 digit/m=-4 digit|com=1 letter=-51 letter*1=-5
=Bitsquatting/ letter*2=3 letter/l=3 letter/s=-2 letter|com=2 letter|country=-1 letter|other=-4
=Bitsquatting: -m=3 ae=-4 ai=-2 bc=-3 bj=-1 br=-2 ca=-2 ck=2 cs=-2 df=-1 dl=-3 dt=-1 ed=3 em=2 eu=1 fb=3 fd=2
=Bitsquatting: fg=-1 fn=-4 fv=-1 gc=-1 ge=-1 go=2 gw=-1 hi=-1 hx=-1 im=-1 iy=-2 kc=2 ko=1 ld=2 lh=3 lm=1 mi=-2 ml=-9 nj=2
=Bitsquatting: nl=3 no=2 og=5 ok=2 om=2 pt=2 px=2 qs=3 r2=2 rp=1 rz=1 s3=3 sc=1 sq=5 sw=1 t4=1 td=-10 tp=-4 tu=-2 tv=-1 ue=-1
=Bitsquatting: ut=-1 uw=-1 wg=-2 wu=-1 wv=-2 x8=-1 yi=-2 yq=1 yx=-1 zj=2 zr=-2 zx=-2
=Bitsquatting@ -1=4 -2=-2 -3=5 0=3 1=-9 2=-2 3=2
=DoubleVowelInsertion/ digit=-82 letter=-60 letter*1=2 letter*2=-3 letter/m=-3 letter/s=1
=DoubleVowelInsertion: f=3 l=3 n=2 o=-2 q=-2 w=-1
=DoubleVowelInsertion@ -2=-4 -3=-3 3=2
=FauxTld/ known=-74 known-=-64 known-/s=1 own=-39 own*2=3 own-=-38 own-*2=3 own-/l=6 own-/m=6 own-/s=3
=FauxTld/ own-|com=9 own-|country=-4 own-|other=-3 own/l=6 own/m=6 own/s=1 own|com=8 own|country=-2 own|other=-3
=FauxTld: app=-2 co=1 io=1 net=-1
=FauxTld@ -1=-2
=Homoglyph/ ascii=-46 ascii*1=1 ascii*2=1 ascii-all=-52 ascii-all*1=2 ascii-all/l=4 ascii-all/m=-3
=Homoglyph/ ascii-all|country=3 ascii/l=2 ascii/m=3 ascii|country=2 ascii|other=3 group=-45 group*2=1 group/l=3
=Homoglyph/ group|com=-2 group|country=3 group|other=3 latin-alike=-65 latin-alike*1=-2 latin-alike*2=2 latin-alike/l=2
=Homoglyph/ latin-alike/s=-1 latin-alike|country=-1 latin-alike|other=1 latin-marks=-63 latin-marks*1=3 latin-marks*2=-4
=Homoglyph/ latin-marks/l=-3 latin-marks/m=1 latin-marks/s=2 latin-marks|com=1 latin-marks|country=-8 latin-same=-70
=Homoglyph/ latin-same/l=-1 latin-same/m=2 latin-same|com=1 whole=-67 whole-alike=-72 wide-all=-71 wide-all/l=-3
=Homoglyph/ wide-all/m=3 wide-all|country=-1
=Homoglyph: a4=-1 a>ci=-1 ao=2 aà=3 aá=6 aã=-1 aä=3 aå=1 aă=-1 aą=2 aǎ=-1 aǟ=-1 aǡ=-1 aǻ=1 aȁ=-1 aȃ=1 aȧ=1
=Homoglyph: aə=-1 aḁ=-1 aạ=6 aả=1 aấ=-1 aầ=-1 aẩ=-1 aẫ=-1 aậ=-1 aắ=-1 aằ=-1 aẳ=-1 aẵ=-1 aặ=1 b6=-1 b8=3 b>lb=1 b>lo=-1
=Homoglyph: bd=-4 bh=1 bƅ=5 bɓ=3 bḅ=-2 cç=4 cć=2 d>cl=1 db=-3 dq=-1 dḍ=3 e3=-3 ef=3 eo=-1 eé=-1 eê=4 eë=3 eė=2 eę=3 eě=1
=Homoglyph: eȅ=-1 eȇ=-1 eȩ=1 eɇ=-1 eḕ=-1 eḗ=-1 eḙ=-1 eḛ=-1 eḝ=-1 eẹ=7 eẽ=-1 eế=-1 eề=-1 eể=-1 eễ=-1 eệ=-1 fe=5 ft=1 g6=-1
=Homoglyph: g9=-1 gy=1 h>lh=3 hħ=3 hḥ=3 i1=5 il=-12 iì=3 ií=2 iî=2 iï=5 iĩ=-3 iī=4 iĭ=2 iį=4 iı=5 iȉ=2 iɨ=-1 iị=2 jl=3
=Homoglyph: jy=3 l1=3 li>1i=-2 lj=5 ll>11=5 lt=4 lĺ=2 lł=5 lḷ=2 m>in=-1 m>ni=-1 m>nn=-4 m>rn=2 m>rr=-1 mn=-1 mṃ=2 n>rl=-1
=Homoglyph: nh=-1 nm=-7 nn>m=-2 nr=-2 nń=2 nņ=3 nŋ=-3 nǹ=2 nṅ=-3 nṇ=3 nꞑ=-1 o0=-2 o>oo=2 oa=2 oc=-7 oo>00=-2 oò=-3 oó=-1
=Homoglyph: oô=-1 oõ=-6 oö=3 oō=-3 oŏ=-1 oő=-1 oơ=-3 oǒ=-1 oǫ=-1 oǭ=-1 oǿ=-1 oȍ=-1 oȏ=-1 oȫ=-1 oȭ=-1 oȯ=-1 oȱ=-1 oɵ=-1
=Homoglyph: oṍ=-1 oṏ=-1 oṑ=-1 oṓ=-1 oỏ=-1 oố=-1 oồ=-1 oổ=-1 oỗ=-1 oộ=-1 oớ=-1 oờ=-1 oở=-1 oỡ=-1 oợ=-1 oꝋ=-1 oꬾ=-1 pq=-2
=Homoglyph: rŗ=2 rȑ=2 rɽ=2 rʀ=2 sš=-2 sṡ=2 t7=-1 tf=-2 tl=2 tţ=-2 tŧ=1 tƫ=-1 tƭ=-1 tᵵ=-1 tṫ=1 tṭ=2 tṯ=-1 tṱ=-1 tẗ=-1
=Homoglyph: u>ii=-3 u>il=-1 u>li=-1 un=-2 uv=6 uù=3 uü=6 uŭ=3 uů=3 uų=3 uǔ=3 w>vv=8 wv=-3 wᴡ=3 xk=-3 yj=2 yʏ=3 yỵ=3 z2=1
=Homoglyph: zź=1 zż=-2 zž=-1
=Homoglyph@ -3=2 0=-4
=Hyphenation/ first=-51 first*1=2 first/l=-2 first/m=2 first/s=3 first|com=2 inner=-54 inner*1=2 inner*2=-1
=Hyphenation/ inner/m=1 inner|country=-2 inner|other=3 last=-77 words=-47 words*2=3 words/l=2 words/m=3 words|com=-1
=Hyphenation/ words|country=2 words|other=2
=Hyphenation@ -2=-2 -3=2 1=3 3=4
=Insertion/ digit=-89 digit*1=1 digit*2=-2 digit/m=-5 digit/s=3 front-digit=-66 front-digit*2=-1
=Insertion/ front-digit/l=-3 front-digit/m=3 front-digit/s=-2 front-digit|com=2 front-digit|other=-1 front-letter=-60
=Insertion/ front-letter*2=-2 front-letter/m=3 front-letter/s=-5 front-letter|com=2 front-letter|country=-3
=Insertion/ front-letter|other=-4 front-near=-41 front-near*1=-1 front-near*2=2 front-near/m=3 front-near/s=1
=Insertion/ front-near|country=-3 front-near|other=3 letter=-58 letter*1=-1 letter/l=-3 letter/s=-1 letter|country=-4
=Insertion/ letter|other=-3 near=-37 near/l=1 near|com=1 near|country=-9 near|other=-6
=Insertion: 0=2 2=2 3=2 4=1 5=2 6=2 7=2 8=2 9=1 a=-2 b=-1 d=2 e=-2 f=1 h=2 i=-5 j=1 l=-1 m=-2 n=-2 o=-2 q=2
=Insertion: r=-3 x=2 y=2
=Insertion@ -2=-2
=Keyword/ after=-75 after*1=-2 after*2=1 after-=-80 after-/l=-4 after-/s=-3 after-|com=1 after-|country=-10
=Keyword/ after-|other=-5 after/l=-4 after|com=2 after|country=-14 after|other=-6 before=-83 before*1=-3 before*2=1
=Keyword/ before-=-83 before-*1=-1 before-*2=1 before-/l=-1 before-/s=-3 before-|country=-2 before/s=-2 before|other=-5
=Keyword/ hyphens=-56 hyphens/l=1 initials=-70 part=-109
=Mapped/ all=-64 plural=-48 plural*1=2 plural-inner=-55 plural-inner*2=1 plural-inner/m=1 plural-inner|com=-1
=Mapped/ plural-inner|other=2 plural/l=4 plural/m=1 plural/s=-2 plural|country=-1 plural|other=3 sign=-45 sign*1=6
=Mapped/ sign*2=2 sign/l=5 sign/s=4 sign|com=-6 sign|country=12 sign|other=-2 sound=-57 sound*1=-2 sound/l=-1
=Mapped/ sound/m=-2 sound|com=-3
=Mapped: a>4=-2 at>a=1 b>6=-2 c>s=-1 c>ç=1 ce>se=-2 ch>tch=2 e>3=-2 e>é=1 g>6=-2 g>9=-2 g>j=-1 i>1=3 i>ee=2
=Mapped: k>c=2 l>1=5 n>kn=-1 s=3 s>c=1 s>z=-1 t>7=-2 to>2=-1
=Mapped@ -1=3 -3=-2 1=-1 2=2 3=2
=Omission/ double=-45 double*1=3 double/l=3 double/m=3 double|com=2 double|country=2 first=-42 first*2=4
=Omission/ first/l=7 first/m=1 first/s=-2 first|com=3 first|country=1 first|other=1 hyphen=-67 inner=-38 inner/l=3
=Omission/ inner/m=4 inner/s=-6 last=-46 last*2=3 last/l=4 last/m=2 last/s=-2 last|country=3 word=-70 word-last=-71
=Omission: 6=3 a=-3 b=2 c=-1 d=-2 g=4 k=5 l=1 m=2 n=-5 o=-2 r=2 s=-4 t=4 u=4 w=-6 y=-4
=Omission@ -1=3 -3=-3 0=2 1=-2 2=2 3=1
=Repetition/ first=-49 first*2=3 first/l=4 first|com=3 hyphen=-67 inner=-49 inner*1=-2 inner*2=3 inner/l=2
=Repetition/ inner/m=3 inner/s=-2 inner|com=3 last=-49 last*2=2 last/l=3 last/s=1 last|country=2 third=-51 third*2=1
=Repetition/ third/l=3 third|country=1
=Repetition: 1=-1 5=1 b=2 c=3 g=5 k=4 l=-6 m=3 n=-6 p=3 q=3 r=-1 s=1 u=1 w=-1 x=-6 z=-3
=Repetition@ -1=5 -2=-3 1=5 2=2
=Replacement/ digit=-67 digit*2=-7 digit-edge=-79 digit-edge*2=-2 digit-edge/l=-1 digit/l=-4 digit/m=-1
=Replacement/ digit|com=-1 digit|country=-2 digit|other=-3 letter=-56 letter*2=-4 letter-edge=-58 letter-edge*1=-2
=Replacement/ letter-edge*2=-2 letter-edge/l=-2 letter-edge/s=-5 letter-edge|com=-1 letter-edge|country=-2
=Replacement/ letter-edge|other=-2 letter/l=-3 letter/m=-4 letter/s=-2 letter|com=-1 letter|country=-6 letter|other=-7
=Replacement/ near-first=-47 near-first*2=2 near-first/l=2 near-first/m=4 near-first|com=2 near-first|country=4
=Replacement/ near-first|other=-2 near-inner=-43 near-inner*2=1 near-inner/l=5 near-inner/m=4 near-inner/s=3
=Replacement/ near-inner|com=2 near-inner|country=4 near-inner|other=-6 near-last=-45 near-last*2=4 near-last/l=5
=Replacement/ near-last/m=2 near-last/s=1 near-last|com=2 near-last|country=3 pair=-77
=Replacement: 34=3 54=2 56=-2 65=-2 6t=2 a2=2 ab=-4 ad=-2 ae=-3 af=-2 al=-2 am=2 an=2 ap=2 as=-2 aw=3 ax=8
=Replacement: ay=-6 b4=3 b5=3 bg=2 bh=-2 bi=3 bj=-2 bl=-1 bm=-1 bn=-7 bp=2 bq=-1 br=-2 bv=2 cf=3 cm=-2 cn=-3 cq=2 cr=2 cs=-1
=Replacement: ct=4 cu=2 cy=2 da=3 de=-1 do=-1 dt=-1 dv=-1 dw=5 e0=11 e3=-2 e4=2 ea=-1 eb=1 ed=3 ei=-2 el=2 en=2 ew=2 ex=-2
=Replacement: ey=2 ez=2 fc=-5 fd=-2 fg=-2 fk=-1 fl=-2 fm=-2 ft=3 fu=3 fv=-3 gb=-6 gf=3 gh=-7 go=1 gp=-1 gr=9 gt=3 gv=3 gy=2
=Replacement: hb=-2 hj=-2 hn=-2 hs=3 ht=5 hu=2 hz=5 i8=2 i9=-1 ib=-2 ic=-2 id=-2 ie=-1 if=2 ij=3 ik=-3 io=-1 ir=-2 is=3
=Replacement: it=-3 iw=2 ix=-2 j1=4 ju=3 ki=2 kl=2 km=-4 ko=5 ku=3 la=2 lk=-2 lo=2 lp=-2 lr=-2 lv=-2 ly=-2 ma=2 mc=2 mg=-2
=Replacement: mj=1 mk=1 mn=-2 mp=2 mr=-2 ms=-2 mv=-2 mw=2 mz=-2 na=-3 nc=-2 nd=-2 ne=2 nh=-2 ni=-2 nj=3 nm=-8 np=-2 nq=2
=Replacement: nt=-2 nv=-2 nw=-2 nz=-3 o0=-2 o9=2 ob=-2 od=2 og=4 oh=-2 oi=-2 op=2 oq=2 ov=2 oy=-2 oz=4 p0=1 pb=-2 pe=-2 pk=2
=Replacement: pl=4 pm=-2 ps=3 qa=3 qs=1 qw=3 qx=4 qz=4 r4=1 r5=2 rc=-2 rd=-2 re=4 rg=5 rh=1 ri=-3 rk=-2 rl=-4 rm=-2 rq=-2
=Replacement: rt=-2 ry=2 sa=1 sb=-2 se=-2 sg=-1 sh=2 si=2 sj=-1 sk=-1 sm=2 so=-1 sv=-1 sw=-2 sz=-7 t5=2 t6=3 ta=-2 tb=-2
=Replacement: tc=1 td=-1 tf=1 th=2 ti=-4 tj=2 tk=-1 tm=-2 tn=-2 tr=-7 ts=2 tw=2 ty=1 u7=1 u8=2 uh=1 ui=2 uj=2 uk=7 uy=-5
=Replacement: vb=-1 vc=-1 vf=-1 vg=-1 w2=3 w3=3 wa=3 wd=5 we=3 x4=4 xa=3 xc=3 xn=-1 xq=5 xz=-3 y6=3 y7=3 yg=-2 yl=3 yo=4
=Replacement: yp=3 yt=2 yu=2 za=-1 zs=2 zt=-1 zx=-3
=Replacement@ -3=-2 1=-1
=Subdomain/ letters=-77 words=-69
=Subdomain: =-1
=Transposition/ far=-78 first=-42 first*1=1 first*2=2 first/l=5 first/m=3 first|com=5 first|country=-1
=Transposition/ inner=-38 inner*1=1 inner*2=-1 inner/l=5 inner/s=2 inner|com=2 inner|country=-2 inner|other=-1 last=-46
=Transposition/ last*1=3 last/l=5 last/m=-1 last/s=1 last|com=5 last|other=-1 moved=-83 moved*1=-3 moved/l=-2 words=-74
=Transposition@ -1=4 -3=-2 0=-2 1=-3 2=2
=VowelShuffle/ more=-78 two=-67
=VowelSwap/ first=-76 inner=-53 inner*1=-5 inner*2=3 inner/l=-2 inner/m=3 inner/s=-2 inner|com=-1
=VowelSwap/ inner|country=-2 inner|other=3 last=-65
=VowelSwap: au=3 ea=-1 ei=-3 eu=-1 ia=-2 ie=-4 io=1 iy=-1 oa=4 oe=2 oi=-2 ou=4 ua=-2 uo=2 yi=-3
=VowelSwap@ -2=-5 -3=-2 1=-7 2=4 3=4
=w: =2 *=-1 01=1 02=1 1=2 12=-1 1234=2 13=2 168=3 18=0 2=2 20=2 2023=3 21=1 24=2 25=2 2fa=3 3=1 36=2 360=2
=w: 365=1 39=2 50=2 51=2 520=2 63=2 65=2 69=2 73=2 77=2 86=2 88=1 888=2 90=2 99=3 999=0 a=0 ab=2 about=2 abuse=2
=w: acc=2 access=5 account=6 account-security=3 accounts=1 action=2 activation=2 activity=6 ad=-1 ada=-2 addons=2
=w: ads=1 advanced=1 agency=0 agent=2 agents=-1 ah=2 ai=-4 airdrop=-8 airdrops=4 al=2 alert=-1 alerts=2 all=3 ap=0
=w: api=4 apk=2 app=7 appeal=2 apps=4 ar=1 arizona=1 arts=2 as=2 asia=1 ask=-1 assist=2 at=3 au=1 aus=1
=w: australia=2 austria=2 auth=2 auto=0 av=2 aw=2 b=2 backup=2 bags=0 bak=1 banking=2 bc=2 bd=2 belgie=2 best=1
=w: bet=-1 beta=2 bg=4 bi=1 billing=2 biz=2 bl=2 black=2 blockchain=0 blog=2 bm=2 bonus=1 books=3 boost=1
=w: booster=2 bot=1 box=-1 br=-3 brasil=0 bridge=-3 browse=1 btc=-2 bu=2 bucket=3 business=6 by=1 call=3 canada=-3
=w: captcha=3 care=5 career=2 careers=2 cash=4 cat=1 catering=3 cc=1 cd=2 cdn=7 cdns=3 ce=2 center=2 chain=-1
=w: chatbot=1 check=0 chile=1 china=5 chinese=3 ci=3 city=1 claim=-6 claims=0 clash=2 classaction=3 client=2
=w: clienti=2 cloud=-1 club=1 co=1 code=5 codes=1 coin=0 coins=0 collectibles=2 colombia=1 com=5 community=3
=w: competition=1 compliance=2 confirm=2 confirmation=2 connect=-1 connexion=2 console=3 contact=3 core=2 corp=3
=w: corporate=2 corporation=2 courier=2 courses=2 cp=2 cq=2 cr=0 crack=1 craft=1 creator=1 crypto=0 cs=6 ct=2
=w: customer=2 cz=2 dao=3 dapps=-4 dappsync=2 dashboard=5 data=2 db=2 de=4 deal=1 deals=2 deep=5 defender=0 defi=3
=w: delivery=-2 desktop=4 dev=3 devices=3 dex=-2 di=2 digest=3 discount=1 distribution=3 dl=3 dns=2 docs=2
=w: document=1 documents=2 download=1 downloads=4 drive=0 drop=-7 drops=-3 dt=2 dz=3 e=-3 earn=1 east=2 easy=2
=w: eco=1 ed=0 ee=1 eg=0 ek=1 el=1 electric=3 en=6 eq=1 er=1 es=6 etf=0 eth=-3 eu=4 europe=5 event=2 events=3
=w: exchange=2 explore=0 express=2 extension=1 faceless=3 factory=2 fake=1 fast=2 fd=2 feedback=1 fg=1 file=5
=w: files=0 fin=2 finance=-1 finder=0 fire=2 fix=1 fm=1 fn=3 fo=2 form=1 forms=2 fq=1 fr=0 france=5 fraud=1
=w: free=-4 fs=0 fund=-1 fx=0 gallery=3 game=2 games=1 gateway=3 gay=3 ge=2 germany=2 get=-4 gg=2 gh=2 gift=1
=w: giftcards=2 gifts=-1 giris=1 give=3 giveaway=4 gives=3 gj=2 global=0 gm=2 go=-1 goldcoast=3 gov=3 gp=1 gpt=0
=w: gratis=2 greece=1 grupo=0 gt=3 guard=1 gy=5 hack=1 hacks=1 hb=2 hc=2 he=2 health=2 help=7 helpcenter=3
=w: helpdesk=5 helpsupport=1 hf=2 hg=2 hi=3 hiring=2 hj=1 hk=2 home=2 host=1 house=2 hq=3 hr=0 hrvatska=3 hs=0
=w: http=8 https=8 hub=-2 hungary=2 hx=2 hy=2 hz=2 i=6 ia=2 ic=2 ico=1 id=4 ig=2 il=-5 in=-2 inc=2 index=1 india=1
=w: indo=4 indonesia=1 info=0 install=-2 instant=1 internal=3 international=2 invest=2 investment=2 io=3 ipv4=2
=w: iq=2 ir=1 is=2 it=0 italia=2 iu=2 iv=1 ix=3 j=2 japan=2 ji=2 jm=2 jobs=3 join=2 jp=-5 js=2 key=3 kf=2 kk=2
=w: kr=1 kuwait=2 kz=-1 l=2 labs=0 latam=3 launch=2 leaks=1 ledger=2 lh=2 li=2 light=2 link=2 links=2 lite=5
=w: live=-2 livechat=4 lk=1 lm=2 loan=2 local=2 log=-1 log-in=4 login=1 logins=1 logon=2 loqin=3 lr=2 lt=1 lu=2
=w: ly=2 m=3 ma=0 magic=2 mail=1 mails=3 main=2 mainnet=2 malaysia=3 mall=-2 management=-1 manager=3 maps=5
=w: market=2 marketing=-1 marketplace=2 mcp=2 me=-2 media=3 mega=1 member=1 members=1 metrics=2 mexico=0 mfa=3
=w: migrate=3 mint=-2 mm=2 mobile=2 mom=3 money=2 movie=-2 mp=2 ms=-1 msg=5 multi=1 music=2 my=-5 mz=2 n=4 na=1
=w: navigator=1 nb=-1 nc=-2 nd=2 nederland=1 neo=0 net=0 network=2 new=2 news=3 nf=3 nft=-7 nfts=-2 nitro=-1 no=0
=w: no-reply=3 node=-1 noreply=3 north=2 notifications=2 np=2 nr=2 ns=0 ns1=2 nz=2 oc=2 of=2 off=3 offers=0
=w: official=-6 old=1 on=0 online=-1 onlines=3 oo=2 open=3 org=2 osterreich=1 outlet=0 outletonline=2 ox=2 pack=1
=w: page=2 panama=-1 panel=2 parcel=2 paris=2 partners=2 pass=0 passport=1 pay=-1 paying=2 payment=5 payments=2
=w: pc=1 pd=2 pe=1 peru=1 philippines=2 photo=2 pi=3 pin=1 pirater-compte=3 pl=1 plus=-6 policy=3 portal=1
=w: portugal=2 post=0 pp=2 pq=2 premium=-3 price=2 primary=3 prime=0 privacy=4 pro=4 products=2 profile=2
=w: profiles=0 promo=0 protection=1 proxy=5 ps=1 qf=2 ql=2 qn=2 quantum=1 qv=1 r=1 ra=0 raffle=2 rastreio=2 rb=3
=w: re=1 recipes=3 recover=2 recover-account=3 recovery=-3 redelivery=2 reembolso=2 refund=1 register=2 reply=2
=w: report=4 reports=2 reverts=2 review=2 revoke=1 reward=-3 rewards=3 rf=2 ri=2 rk=2 rm=2 rn=1 ro=2 rs=0 ru=1
=w: rx=1 rz=2 s=3 safe=1 safety=1 sale=0 save=-1 sc=1 scan=2 sd=2 sdapps=0 se=2 season2=2 secure=4 secured=5
=w: secures=1 security=4 seed=2 sell=1 sellers=2 server=2 service=1 servicedesk=5 services=2 settings=3 setup=6
=w: sh=2 share=0 shop=-5 shopping=-2 show=3 sicher=2 sigin=1 sign=-1 signin=6 signup=2 site=4 sites=3 skin=1 sky=2
=w: sl=0 slot=1 slovenia=2 slovensko=1 sm=2 smart=2 smtp=2 sn=1 so=1 social=3 soft=2 software=3 solar=2 solution=3
=w: solutions=4 source=1 south=2 sp=1 space=2 spedizione=2 sq=2 srbija=1 ss=1 ssl=-1 sso=7 st=3 staff=2 start=2
=w: state=1 static=2 station=1 status=1 storage=5 store=-5 stores=2 streaming=2 studio=2 style=2 summit=2
=w: support=0 supportcenter=3 supports=3 sv=2 svip=1 swap=-1 sync=3 system=1 t=7 team=5 tech=0 technologies=1
=w: technology=3 techsupport=2 terminal=1 terms=2 test=-2 tf=1 tg=1 th=-3 the=0 ticket=2 tires=3 tl=2 tm=5 to=0
=w: today=4 token=2 tool=1 tools=2 top=0 tr=-1 track=-3 tracking=1 trade=-7 trading=2 trx=1 ts=2 tt=2 tv=3 tw=5
=w: tx=2 ty=1 tyre=3 uae=0 ui=-2 uk=5 um=1 unblocked=0 unlock=2 unlocker=2 uo=2 up=1 updata=1 update=1 updates=5
=w: upgrade=6 ur=0 us=3 usa=4 user=-1 users=3 uu=1 uv=1 uw=1 ux=2 uz=2 v1=2 v2=-5 v5=3 validate=3 validation=0
=w: vault=5 venezuela=1 ver=2 verifica=2 verification=3 verified=5 verifier=2 verify=4 vi=2 video=1 viet=1 view=1
=w: vip=-3 vip1=2 visa=2 vote=2 vpn=0 vr=2 vs=2 vu=2 vv=2 vw=2 vwww=1 vy=1 vz=2 w=3 wallet=0 wallets=1 watch=2
=w: watchlist=3 we=4 web=-3 web3=3 webapp=2 website=-2 welcome=2 west=2 wf=2 whitelist=2 wholesale=2 win=2
=w: windows=4 withdraw=2 wl=1 wm=2 workshop=3 workspace=3 wvvww=3 wvw=1 ww=7 wwv=2 www=5 www0=8 www3=9 wwww=2 wx=1
=w: x=5 x2=0 xchange=1 xf=1 xj=1 xl=2 xo=2 xq=1 xs=0 xu=2 xxl=0 xyz=2 your=1 yp=2 za=3 zone=0 zs=2 zy=1
>Addition/ digit=-43 digit*2=-2 digit/l=-10 digit/m=5 digit|com=2 digit|country=-2 digit|other=-10 letter=-36
>Addition/ letter*1=-2 letter*2=2 letter/l=-4 letter/m=1 letter/s=5 letter|country=4 letter|other=-3
>Addition: 0=-10 2=2 3=2 6=-4 8=-1 a=3 c=3 d=-4 e=2 f=-3 g=-5 h=-6 k=-4 m=-2 n=-2 o=1 p=1 q=-3 r=2 s=-1 u=-2
>Addition: w=1 z=-2
>Bitsquatting/ digit=-58 digit*1=3 digit*2=-3 digit/l=-2 digit/s=3 digit|com=1 letter=-57 letter*2=-1
>Bitsquatting/ letter/l=-12 letter/m=3 letter|other=-5
>Bitsquatting: 10=3 31=4 37=4 ac=-2 bc=2 bf=-2 cb=-1 cg=-2 ck=-2 dl=2 ed=-4 em=-3 eu=-2 fd=1 fn=3 fv=6 gc=3
>Bitsquatting: go=-2 hl=-1 ih=-2 ik=1 ld=-2 lh=-3 lm=-2 ln=-1 me=-1 mi=1 ml=8 mo=-1 nj=-3 nl=-4 no=-3 og=-6 ok=-2 om=-3 p0=-1
>Bitsquatting: pq=-1 pr=5 px=-1 r2=-3 rb=-2 rp=1 rs=-2 rz=-3 s3=-3 sc=-2 sq=-5 sw=-2 t4=-3 td=8 tp=4 tv=-1 uq=-1 x8=3 yq=-1
>Bitsquatting: zj=-1 zr=4 zx=4
>Bitsquatting@ -1=-13 -2=-7 -3=4 0=1 1=-2 2=-9 3=7
>DoubleVowelInsertion/ digit=-85 letter=-60 letter*1=-1 letter*2=1 letter/l=3 letter/m=-4 letter|com=-3
>DoubleVowelInsertion/ letter|country=2
>DoubleVowelInsertion: b=-1 n=-2 o=2 q=3 u=5 w=2
>DoubleVowelInsertion@ -3=-6 2=-4 3=4
>FauxTld/ known=-50 known*1=3 known*2=2 known-=-51 known-*1=6 known-*2=-8 known-/l=-5 known-/m=8 known-/s=-3
>FauxTld/ known-|com=2 known-|country=3 known-|other=-3 known/l=4 known/m=3 known/s=-2 known|country=6 known|other=-1
>FauxTld/ own=-44 own*2=7 own-=-44 own-*2=6 own-/l=2 own-/m=5 own-/s=2 own-|com=-6 own-|country=1 own-|other=8 own/l=1
>FauxTld/ own/m=5 own/s=3 own|com=-4 own|country=5 own|other=4
>FauxTld: =3 co=-2 io=-6 net=-2 org=-3
>FauxTld@ -1=2
>Homoglyph/ ascii=-47 ascii-all=-60 ascii-all/m=1 ascii/m=7 ascii/s=-8 ascii|com=2 ascii|country=-8
>Homoglyph/ ascii|other=4 group=-43 group/l=7 group/m=-4 group/s=-2 group|country=-6 group|other=3 latin-alike=-75
>Homoglyph/ latin-alike|com=-3 latin-alike|other=2 latin-marks=-66 latin-marks*1=8 latin-marks*2=-6 latin-marks/l=-5
>Homoglyph/ latin-marks/m=3 latin-marks/s=-1 latin-marks|com=-17 latin-marks|country=-6 latin-marks|other=11
>Homoglyph/ latin-same=-76 latin-same*1=-2 latin-same*2=1 latin-same/l=-2 latin-same/m=2 latin-same|com=-1 whole=-67
>Homoglyph/ whole-alike=-72 wide-all=-89 wide-all*2=-1 wide-all/l=-1 wide-all|com=-2 wide-all|other=1
>Homoglyph: =-1 a4=-1 a>ci=-1 ao=-3 aá=-5 aâ=1 aä=-3 aå=-2 aā=1 aǻ=-2 aȃ=-2 aȧ=-2 aạ=-5 aả=-2 aặ=-2 b6=-1
>Homoglyph: b8=-5 b>lb=-1 b>lo=-1 bd=5 bh=-2 bḅ=3 co=-3 d>cl=-3 d>dl=-2 d>ol=-1 dq=-1 e3=2 ec=-1 ef=-7 eo=-1 eè=4 eé=8
>Homoglyph: eê=-3 eē=3 eĕ=1 eė=7 eę=2 eȩ=-2 eẹ=-5 eẻ=1 fe=-7 ft=-2 g6=-1 g9=-1 g>cj=-1 gy=-3 h>lh=-4 h>li=-1 hb=-1 hk=-1
>Homoglyph: hn=3 i1=-6 ic>k=-1 ij=-2 ik>k=1 il=7 in>m=-1 ií=7 iî=4 iï=-3 iĩ=2 iī=-3 iĭ=-1 iį=-3 iı=6 iȉ=-1 iỉ=2 iị=-1
>Homoglyph: k>ic=-1 k>lc=-1 kh=-1 kx=-1 l1=-4 li=3 li>1i=11 lj=-8 ll>11=-6 ll>1l=-1 ll>l1=-1 lo>b=-1 lt=-4 lļ=5 lł=2
>Homoglyph: m>in=-1 m>ni=-1 m>nn=2 m>rn=4 m>rr=-1 mn=4 mṃ=-2 n>ri=-2 n>rl=-1 nm=4 nn>m=3 nu=-3 nń=-1 nņ=4 nŋ=3 nǹ=-1 nṅ=3
>Homoglyph: nṇ=-2 o0=3 o>oo=-2 oa=-6 oc=4 oe=-3 oo>00=3 oò=2 oó=9 oõ=6 oø=3 oō=7 oơ=2 oọ=2 pq=3 ri>n=-1 rn=-2 rŕ=3 rŗ=4
>Homoglyph: rř=-1 rȑ=-3 rȓ=-1 rᵲ=-1 rṙ=-1 rṛ=-1 rṝ=-1 rṟ=-1 s5=-3 sš=3 t1=-3 t7=-1 tf=-2 tl=-2 tţ=5 tť=1 tț=1 tṫ=-2 u>ii=1
>Homoglyph: u>il=-1 u>li=-1 un=2 uv=-6 uù=-1 uŭ=-1 uů=-1 uų=-1 uǔ=-1 w>uu=-1 w>uv=-1 w>vu=-1 w>vv=-3 wv=5 xk=1 yg=-1 yj=-1
>Homoglyph: yv=-1 z2=-3 zź=7 zż=5 zž=3
>Homoglyph@ -1=3 0=-2 1=1 2=1
>Hyphenation/ first=-48 first*1=4 first*2=-3 first/l=-2 first/s=4 first|com=3 inner=-48 inner*1=4 inner*2=-6
>Hyphenation/ inner/l=-8 inner/m=7 inner/s=-2 inner|com=1 last=-72 words=-24 words/l=6 words/m=13 words/s=6 words|com=5
>Hyphenation/ words|other=-1
>Hyphenation@ -2=-10 -3=-2 1=-4 2=-5 3=1
>Insertion/ digit=-85 digit*1=2 digit*2=-3 digit/l=-3 digit/m=-6 digit/s=5 front-digit=-70 front-digit/l=-2
>Insertion/ front-digit/m=1 front-letter=-58 front-letter*1=2 front-letter*2=-2 front-letter/l=-10 front-letter/m=3
>Insertion/ front-letter/s=2 front-letter|country=3 front-letter|other=-4 front-near=-52 front-near*1=3 front-near*2=-3
>Insertion/ front-near/l=-3 front-near/m=3 front-near/s=1 front-near|com=2 letter=-58 letter/l=-2 letter/m=-4 letter/s=4
>Insertion/ letter|com=-3 letter|country=-5 letter|other=6 near=-54 near*1=1 near/l=-2 near|com=-1 near|country=-4
>Insertion/ near|other=4
>Insertion: 0=-7 1=4 2=-2 3=-10 4=-4 5=-9 6=-5 7=-4 8=-9 9=-6 a=3 b=1 c=1 d=-8 e=5 f=-6 h=-5 i=7 j=-6 l=2 m=3
>Insertion: n=3 o=4 p=-3 q=-5 r=6 s=2 v=-2 w=-3 x=-6 y=-8 z=-2
>Insertion@ 1=-2 2=-1
>Keyword/ after=-70 after-=-77 after-/l=-3 after-|com=-2 after-|other=6 after/l=-5 after/s=2 after|country=-3
>Keyword/ after|other=3 before=-87 before*1=-3 before*2=1 before-=-85 before-*2=2 before-/l=-5 before-/m=2 before-/s=-3
>Keyword/ before-|com=-5 before-|country=2 before-|other=8 before/s=-2 before|country=-10 before|other=3 hyphens=-69
>Keyword/ initials=-69 part=-109
>Mapped/ all=-81 plural=-30 plural-inner=-39 plural-inner*2=4 plural-inner/l=8 plural-inner/m=4
>Mapped/ plural-inner|com=7 plural-inner|country=-2 plural/l=5 plural/m=9 plural|com=5 plural|country=-5 sign=-61
>Mapped/ sign*1=-1 sign/l=-1 sign|com=-2 sound=-50 sound*1=-3 sound/s=-2 sound|country=-2 sound|other=-2
>Mapped: =-1 -es=-2 -s=-3 a>at=-1 a>er=-2 at>a=3 b>be=-1 be>b=2 c>cc=-1 c>ck=-2 c>k=8 c>see=-1 c>ç=-2 ce>se=7
>Mapped: ch>sh=3 d>dd=-1 d>th=-1 e>è=-2 e>é=-4 ea>e=3 er>or=-1 es=-2 f>ph=-1 g>j=3 i>1=-3 i>ee=-4 ies=-2 k>c=4 l>1=-2
>Mapped: m>mb=-1 n>and=-1 n>nn=2 n>ñ=-1 nn>n=1 o>au=-1 o>aw=-1 r>are=-1 r>er=-2 r>wr=-2 re>er=1 se>ce=2 t>ght=-2 t>tt=3
>Mapped@ -2=-5 -3=-4 0=-7 1=-11 2=4
>Omission/ double=-39 double*1=3 double*2=3 double/l=4 double/m=6 double|com=5 double|country=3
>Omission/ double|other=-1 first=-45 first*1=4 first*2=-2 first/m=6 first/s=-2 first|com=3 first|country=1 hyphen=-67
>Omission/ inner=-31 inner/l=2 inner/m=5 inner/s=-8 inner|com=1 inner|country=-9 last=-32 last*1=-4 last*2=3 last/l=5
>Omission/ last/m=10 last/s=-4 last|com=5 last|other=-2 word=-71 word-last=-69
>Omission: 3=-1 5=-2 6=-3 a=2 b=-3 d=1 g=-7 i=2 k=-7 m=-3 n=2 o=2 p=-1 r=-1 s=3 t=-4 u=-3 v=-1 w=3 x=-2 y=2
>Omission@ -2=-2 -3=1 0=2 1=-7
>Repetition/ first=-59 first*1=1 first|com=1 hyphen=-67 inner=-47 inner*1=2 inner*2=1 inner/l=-4 inner/m=8
>Repetition/ inner/s=-2 inner|com=5 inner|country=-3 last=-42 last*1=2 last*2=3 last/l=-2 last/m=3 last/s=5 last|com=5
>Repetition/ third=-52 third*2=2 third/m=2 third|com=1
>Repetition: 1=3 5=-2 b=-2 c=-1 d=-2 e=-3 g=-4 h=-2 i=1 k=-3 l=5 m=-6 n=4 p=-4 u=-1 v=-1 x=4 z=4
>Repetition@ -1=2 -2=-4 -3=2 1=1 2=-3
>Replacement/ digit=-76 digit*1=1 digit*2=-4 digit-edge=-65 digit-edge*1=1 digit-edge*2=-3 digit-edge/l=-4
>Replacement/ digit-edge/s=3 digit-edge|com=1 digit-edge|country=-1 digit-edge|other=-1 digit/l=-4 digit/m=-1 digit/s=3
>Replacement/ digit|other=-1 letter=-57 letter*1=2 letter*2=-3 letter-edge=-53 letter-edge*1=1 letter-edge*2=-2
>Replacement/ letter-edge/l=-7 letter-edge/s=5 letter-edge|country=4 letter-edge|other=-6 letter/l=-10 letter/s=8
>Replacement/ letter|com=-3 letter|country=4 near-first=-52 near-first/l=-5 near-first/m=5 near-first/s=-1 near-first|com=2
>Replacement/ near-first|country=-1 near-inner=-54 near-inner*1=-2 near-inner*2=1 near-inner/l=-5 near-inner/m=4
>Replacement/ near-inner/s=-4 near-inner|com=2 near-inner|other=-6 near-last=-51 near-last/m=3 near-last/s=-1
>Replacement/ near-last|com=3 near-last|other=-2 pair=-63 pair/l=1 pair/m=-1
>Replacement: 17=9 1c=3 1f=3 1r=3 1s=3 50=7 54=3 56=5 58=4 5o=4 63=7 65=3 6t=-1 a2=-1 ab=4 ad=1 ae=6 af=1
>Replacement: ag=-1 ah=-1 aj=-1 ak=-1 al=1 am=-3 an=-3 ao=-1 ap=-3 aq=2 ar=-1 as=4 at=-1 au=-2 aw=-6 ax=-6 ay=5 b4=3 bf=-1
>Replacement: bg=-4 bi=-3 bj=3 bl=2 bm=2 bn=6 bq=2 br=3 cb=-1 cd=-3 ce=1 cf=-6 cg=-1 ck=-1 cm=2 cn=5 co=-1 cr=-3 cs=2 ct=-4
>Replacement: cu=-3 cy=-3 d1=3 d3=3 d4=3 da=-2 do=2 dr=1 ds=2 dt=2 dv=2 dx=-2 e0=-6 e3=-1 e4=-3 ea=2 ed=-9 ef=-2 eg=-1 eh=-1
>Replacement: ej=-1 ek=-1 el=-3 em=-3 en=-3 ep=-1 eq=-1 er=-1 es=-1 et=-1 eu=-1 ev=-1 ew=-4 ey=-3 ez=-3 fc=4 fk=2 fl=6 fm=6
>Replacement: fn=2 fr=-2 ft=-2 fu=-2 fv=3 gb=7 gd=2 gh=7 gk=2 gl=2 gm=2 gn=2 go=-1 gp=4 gr=-1 gs=2 gt=-3 gw=2 gx=2 gy=-2
>Replacement: gz=2 hg=3 ho=3 hr=3 hs=-1 ht=-2 hu=-3 hy=-1 hz=-2 i8=-4 ib=2 ic=2 id=2 if=-3 ih=-1 ij=-4 ik=1 io=2 ir=2 it=4
>Replacement: iw=-3 ix=2 kc=5 kd=2 kg=2 ki=-2 kj=-2 kl=-3 km=2 ko=-5 ku=-2 ld=-1 lh=-1 lj=-1 lm=-1 ln=3 lo=-4 lr=2 lv=2 ly=4
>Replacement: ma=-2 mc=-2 me=-1 mg=2 mj=-1 mk=-1 mn=-1 mo=-1 mp=-2 mr=4 ms=2 mv=2 mw=-2 mz=2 na=3 nb=2 nc=2 nd=2 ne=-3 nh=2
>Replacement: ni=2 nj=-6 nl=-2 nm=7 no=-1 np=2 nq=-3 nt=2 nu=-1 nv=2 nw=2 nz=3 o0=7 o9=-4 oa=4 ob=1 od=-3 oe=-1 of=-1 og=-3
>Replacement: oh=1 oi=3 oj=-1 ok=-3 ol=-2 om=-2 on=-1 op=-4 oq=-3 or=-1 os=-1 ot=-1 ou=-1 ov=-3 ow=-1 ox=1 oy=1 oz=-5 p0=-3
>Replacement: pb=5 pe=4 pl=-4 pm=5 po=3 pr=3 ps=-2 px=1 r4=-1 r5=-4 ra=-1 rb=-1 rc=1 rd=2 re=-7 rf=-2 ri=4 rj=2 rk=3 rl=5
>Replacement: rm=1 ro=-1 rq=1 rs=-1 rt=2 ru=-1 rv=-1 rw=-1 rx=-1 ry=-3 rz=-1 s2=3 sa=-2 sb=3 sc=-1 sd=-2 se=1 sf=-1 sg=1
>Replacement: sj=1 sk=1 sl=-1 sm=-3 sn=-1 so=1 sp=-1 sq=-2 st=3 su=-1 sv=1 sy=-1 sz=6 t1=-1 t5=-5 t6=-6 ta=1 tb=1 td=-1 te=1
>Replacement: tf=1 th=-3 ti=4 tj=-3 tk=4 tl=-1 tm=1 tn=1 to=-1 tq=-1 tr=8 ts=-3 tw=-3 tx=1 ty=-2 tz=-1 u7=-2 u8=-2 uh=-2
>Replacement: uj=-3 uk=-4 ur=2 uy=5 vk=3 vr=3 vz=3 w2=-2 w3=-2 wa=-3 wd=-2 we=-3 wg=2 wn=3 wq=-1 ws=-1 x0=3 x4=-1 x9=3 xc=-4
>Replacement: xk=1 xn=3 xq=-4 xu=2 xz=3 y6=-3 y7=-3 yc=2 yd=2 yh=-2 yk=2 yl=-2 ym=2 yo=5 yp=-2 yr=2 ys=2 yt=-2 yu=-2 zc=3
>Replacement: zk=3 zo=3 zs=-2 zt=3
>Replacement@ -1=1 -2=5 -3=-4 0=-1 1=-2 2=-1 3=-1
>Subdomain/ letters=-77 words=-69
>Subdomain: =-1
>Tld/ same=-1 same/l=13 same/m=10 same/s=10 same|country=-7 same|other=2
>Transposition/ far=-89 far/m=-1 first=-54 first*1=1 first/m=3 first|com=2 inner=-40 inner/l=-2 inner/m=5
>Transposition/ inner|com=1 inner|country=-3 last=-45 last*1=-1 last*2=3 last/l=-3 last/m=7 last/s=-2 last|com=4
>Transposition/ last|country=-1 moved=-68 moved*1=4 moved*2=-3 moved/l=-7 moved/m=5 moved|com=-9 moved|country=-1
>Transposition/ moved|other=6 words=-59 words/l=1
>Transposition@ -1=1 -3=6 0=-6 1=-6 2=-2 3=2
>VowelShuffle/ more=-77 two=-74
>VowelShuffle: =-2
>VowelSwap/ first=-74 inner=-48 inner*1=2 inner/l=-5 inner/m=7 inner/s=-2 inner|com=3 inner|country=-5
>VowelSwap/ last=-54 last*1=2 last/l=-2 last/m=3
>VowelSwap: ae=1 ai=1 ao=1 au=-2 ei=1 eo=-2 eu=-1 ia=2 ie=2 io=-1 iy=-1 oa=-2 oe=-1 ou=-4 ua=2 ue=-2 uo=1 yi=6
>VowelSwap@ -1=3 -2=4 -3=3 1=-4 3=1
>w: *=-1 00=1 01=0 02=0 03=1 04=1 05=1 06=1 1=3 101=1 11=4 12=3 123=4 15=1 18=2 2020=4 2021=1 2023=0 2024=1
>w: 2025=5 2026=1 21=0 22=1 23=4 24=-2 247=1 24h=3 25=1 2x=4 3=3 360=-1 365=2 4=5 40=1 42=6 45=1 777=3 789=1 88=2
>w: 96=1 999=2 a=3 about=-1 academy=4 acc=-1 access=-3 account=1 accounts=4 activate=4 activation=0 ad=3 ada=6
>w: addons=-1 admin=3 ads=3 advanced=0 ae=3 af=1 agency=2 agent=0 agents=2 ai=7 air=4 airdrop=9 airdrops=-1
>w: alert=3 alerts=-1 allocation=1 am=1 antifraud=1 ao=3 ap=3 api=2 apk=0 app=2 app-official=3 application=1
>w: apps=-1 ar=0 argentina=1 arizona=0 art=1 asia=0 ask=4 assets=1 at=-1 au=0 aus=0 auth=2 auto=2 av=-2 az=3 ba=1
>w: baby=6 bags=1 bak=0 bangladesh=1 bank=6 base=1 be=1 beauty=1 best=0 bet=3 beta=1 bets=1 bg=-3 bi=0 big=1
>w: bitcoin=3 bj=1 blackfriday=1 blockchain=2 blog=-1 bonus=4 boost=0 booster=-1 bot=2 box=4 br=4 brasil=2
>w: brazil=1 bridge=4 browse=0 btc=5 business=-4 buy=1 by=0 california=1 canada=5 cancellation=1 captcha=1 card=6
>w: career=-1 cash=-3 casino=6 cat=0 cc=3 cdn=-3 center=-1 chain=3 chat=7 chatbot=0 check=4 checker=1 chile=0
>w: china=-2 christmas=1 city=0 ck=3 cl=4 claim=9 claims=5 clash=-1 click=5 client=1 clothing=1 cloud=5 club=0
>w: cm=3 cn=3 co=-1 codes=0 coin=5 coins=3 colis=1 collection=1 colombia=0 com=-1 community=-1 competition=0
>w: compte=1 confirm=-1 connect=6 connection=1 connections=3 contact=2 core=0 coupons=1 cr=2 crack=0 craft=0
>w: creator=0 crypto=6 cv=1 cz=-1 dao=0 dapp=6 dapps=8 data=1 dd=1 de=-1 deal=0 defender=2 defi=0 deliver=1
>w: delivery=4 delta=3 deposit=1 descargar=3 desk=1 desktop=0 dev=2 developer=1 dex=4 dh=1 digital=3 discount=0
>w: discounts=1 distribution=-1 dk=1 dm=1 dn=3 document=0 dostavka=1 download=4 downloader=3 downloads=-2 dr=3
>w: drive=2 drop=7 drops=5 dubai=1 dv=3 dx=1 e=8 ea=3 earn=0 ec=1 eco=0 ed=1 ee=0 eg=2 ek=0 el=0 eligibility=1
>w: en=-2 entrega=3 eo=1 eq=0 er=2 es=-2 espana=1 et=3 etf=2 eth=5 ethereum=1 eu=2 ev=3 event=3 events=1 ex=5
>w: exchange=2 exclusive=1 explore=2 express=-1 extension=0 f=2 fa=1 factoryoutlet=1 fake=0 faq=1 fast=2
>w: feedback=0 fg=0 file=-2 files=1 finance=5 financial=3 finder=2 fix=0 fl=1 flow=3 fm=0 form=0 forum=1
>w: foundation=8 fp=1 fq=0 fr=2 fraud=0 free=6 fresh=1 fs=2 ft=1 fun=1 fund=3 funds=1 fv=1 fx=2 g=2 ga=1 game=0
>w: games=2 gb=5 get=8 ghana=1 gi=1 gift=4 giftcard=3 gifts=3 giris=0 give=2 giveaway=0 gk=1 gl=1 global=4 go=4
>w: gp=0 gpt=2 grant=1 greece=0 group=6 grupo=2 gs=1 gu=1 guard=0 gw=1 hack=2 hacks=0 he=-1 help=-2 help-desk=1
>w: helpdesk=1 helpsupport=0 hh=1 hj=0 hk=1 home=1 host=0 hotel=1 hotro=1 hr=2 hs=1 http=-8 https=-6 hub=5 hv=1
>w: ia=1 ico=0 id=1 identity=1 ii=1 il=6 im=4 img=1 in=5 inc=2 index=0 india=0 indo=-2 indonesia=0 info=6
>w: install=5 instant=0 io=1 ip=1 ipv4=-1 ir=0 ireland=3 israel=4 it=3 iv=0 iy=4 japan=0 jd=1 jj=1 job=3 jobs=-1
>w: join=1 jp=7 js=0 jt=1 ju=1 ka=1 kb=1 kc=1 keys=3 ki=1 king=4 korea=3 kp=1 kr=0 ks=1 ku=1 kunde=1 kz=3 lab=4
>w: labs=2 launch=-1 leaks=0 learn=3 li=-2 life=1 link=1 live=6 livechat=-2 lk=0 ll=5 llc=1 lo=1 log=3 log-in=-2
>w: login=5 logins=0 logistics=3 ls=3 lt=0 lucky=1 lv=1 lw=3 ly=-2 m=0 ma=2 mail=4 main=-1 mall=5 management=3
>w: marcas=3 market=1 marketing=3 marketplace=-1 max=4 mcp=-2 md=1 me=4 media=-1 meeting=1 mega=0 member=0
>w: members=0 mexico=2 mi=1 migration=1 mini=3 mining=3 mint=6 minting=1 ml=1 mobil=1 mobile=1 modapk=3 mods=1
>w: money=-1 movie=4 movies=3 ms=4 multi=0 music=1 mx=3 my=9 na=0 navigator=0 nb=2 nc=3 nederland=0 neo=2 net=1
>w: network=2 networks=4 new=1 news=-1 newzealand=1 nft=7 nfts=4 nitro=3 no=2 node=3 norge=1 norway=1 now=4 ns=2
>w: nv=3 nyc=1 nz=-1 oe=1 offer=5 offers=3 office=4 official=8 og=1 old=0 om=1 on=6 one=6 online=5 ops=3 or=3
>w: order=4 orders=1 org=-3 osterreich=0 ot=4 our=1 outlet=3 ov=1 pack=2 package=1 page=1 pago=1 panama=3 pass=3
>w: passport=0 pay=4 pc=0 pe=0 peru=0 ph=3 pharmacy=1 pin=2 pk=1 pl=0 play=4 player=1 plus=7 portal=0 post=2 pr=4
>w: premio=1 premium=5 presale=1 prime=2 print=1 privacy=-2 prize=4 pro=1 profile=3 profiles=2 promo=4 promocoes=3
>w: promotion=1 protect=1 protection=0 protocol=3 proxy=-3 ps=0 pv=1 px=1 py=1 qm=1 qp=1 qr=1 quantum=0 qv=0 qw=1
>w: qy=1 r=1 ra=1 rc=1 re=0 real=1 recovery=5 redirect=1 refund=0 regalo=1 register=2 registration=4 remote=3
>w: rent=3 report=-2 restore=4 retail=3 review=1 revoke=0 reward=6 rewards=0 rh=1 rj=1 rl=1 rm=0 rn=0 ro=-1 rs=1
>w: ru=2 rw=1 rx=0 s=0 s3=1 safe=0 safepay=4 safepayment=6 safety=0 sale=3 sales=3 saudiarabia=1 save=3 sb=1 sc=0
>w: school=1 schweiz=4 sd=-1 sdapps=1 se=2 sea=1 secure=1 secures=0 security=1 sell=0 seller=1 seo=1 serve=3
>w: service=4 services=2 setup=-5 share=2 ship=1 shipping=1 shop=8 shopping=4 shops=4 si=3 sigin=0 sign=3
>w: sign-in=1 sign-up=1 signup=1 site=-2 skin=0 sl=2 slot=0 slots=1 slovenija=3 slovensko=0 sn=0 so=2 soft=-1
>w: software=-1 sol=4 solutions=-3 source=0 sp=0 sport=1 sports=1 srbija=0 ss=2 ssl=3 sso=-3 stake=1 staking=1
>w: star=3 state=0 station=0 status=0 stockprice=4 store=8 stores=-1 su=4 suomi=1 super=1 support=4 supports=1
>w: survey=5 suspension=1 sv=1 svip=0 swap=4 sy=1 sync=2 system=0 systems=1 te=3 team=-2 teams=5 tech=2
>w: technologies=0 techsupport=-1 terminal=0 test=4 testnet=1 tf=0 tg=0 th=4 the=6 thx=3 ticket=-1 tj=1 tm=-3 tn=1
>w: to=2 today=-2 token=3 tokens=4 tool=2 tools=-1 top=3 tr=3 track=5 tracking=0 trade=6 trades=5 trading=0
>w: tradings=3 transaction=4 transfer=3 transit=1 transport=1 trial=3 trx=0 ts=-1 tv=0 ty=0 u=2 uae=2 ub=5 ud=1
>w: ue=3 uf=3 ui=3 uk=-3 ukraine=1 ultra=1 um=0 unblock=3 unblocked=2 up=2 updata=0 update=4 updates=-3 upgrade=-4
>w: ur=2 uruguay=3 us=4 usa=1 usdt=3 use=1 user=3 ut=4 uu=0 uv=0 uw=0 uy=3 v1=-1 v2=6 va=3 validation=2
>w: validator=3 vault=-4 vd=1 venezuela=0 ver=-1 verification=2 verify=2 vi=-1 video=3 videodownloader=4 videos=3
>w: viet=0 vietnam=3 view=2 vip=7 vip1=1 vips=1 visit=1 vm=3 vn=7 vpn=3 vt=1 vv=-1 vwww=0 vy=0 w=1 wa=1 wallet=5
>w: wallets=5 warning=3 watch=-1 wc=1 we=-3 web=7 web3=3 website=4 wg=1 wh=1 win=1 windows=-2 withdrawal=1 wl=0
>w: wn=1 work=3 workspace=-1 world=1 ws=3 wv=1 wvw=0 www=1 www0=-10 www3=-13 wx=0 x=1 x2=2 xc=3 xchange=0 xf=0
>w: xi=1 xj=0 xn=3 xo=-1 xp=3 xq=0 xs=1 xw=1 xx=3 xxl=1 xxx=3 xz=3 y=2 yi=1 yield=1 you=1 your=0 ys=1 yt=4 yw=1
>w: yx=1 yy=1 yz=1 zc=3 zd=3 zh=3 zl=3 zn=1 zone=1 zx=1 zy=0
Addition: 0=-3 1=3 2=5 3=2 4=4 5=-3 6=-2 7=-6 8=-6 9=-6 a=8 c=6 d=-2 e=5 f=-4 g=-3 h=-8 i=3 j=-3 k=-5 l=3 m=-6
Addition: n=-9 o=-7 p=-1 q=-6 r=5 s=2 t=-2 u=-6 v=-5 w=-4 x=5 y=-4 z=5
Bitsquatting: -m=9 10=9 13=-1 15=-1 19=-1 1q=-1 31=9 32=-1 37=9 3s=-2 5u=-1 6v=-1 ac=-3 ae=-2 ai=-12 bc=-3
Bitsquatting: bf=-3 bj=-11 br=-9 ca=-16 cb=-7 cg=-3 ck=7 cs=-4 de=-5 df=-7 dl=-3 dt=-10 eg=-3 em=-4 eu=-5 fb=9 fd=6 fg=-11
Bitsquatting: fn=2 fv=11 gc=7 ge=-10 gf=-2 go=3 gw=-8 hi=-8 hj=2 hx=-8 ih=-8 im=-4 iy=-15 kc=8 ki=-3 ko=3 ld=1 lh=3 lm=-2
Bitsquatting: ln=-1 m-=-11 me=-6 ml=12 mo=-6 nf=4 nl=2 no=-1 og=9 om=-3 on=3 p0=-1 pq=-2 pr=11 pt=6 px=2 qs=8 r2=-3 rb=-8
Bitsquatting: rp=7 rs=-8 rz=-3 s3=3 sq=8 sr=-6 sw=-1 t4=-6 td=9 tp=1 tu=-8 tv=-9 u5=-6 ue=-10 ut=-10 uw=-10 v6=-3 vf=-4
Bitsquatting: vr=-3 vt=-4 vw=-4 w7=-6 wg=-5 ws=-4 wu=-10 wv=-6 x8=6 xh=-7 xp=-7 xy=-7 xz=1 y9=-5 yi=-6 yx=-9 zj=4 zr=9 zx=7
DoubleVowelInsertion: 1=-1 2=-1 3=-1 4=-1 5=-1 6=-1 7=-1 9=-1 a=-3 b=-3 c=-8 d=-7 e=5 f=9 g=-8 h=-8 i=-6 j=-6
DoubleVowelInsertion: k=-8 l=9 m=-8 o=2 p=-8 q=7 r=-7 s=-2 t=-8 u=11 v=-8 w=2 x=-8 y=-8 z=-7
FauxTld: =3 app=14 com=-3 io=-10 net=-7 org=-31
Homoglyph: =-2 1i=-2 1l=-2 1t=-2 38=-5 3e=-5 5s=-5 69=-4 6b=-4 6g=-4 a4=-32 a>ci=-30 ao=3 aà=9 aá=10 aâ=4
Homoglyph: aã=-11 aä=3 aå=-1 aā=4 aă=-11 aą=7 aǎ=-11 aǟ=-11 aǡ=-11 aǻ=-1 aȁ=-11 aȃ=-1 aȧ=-1 aɑ=-7 aə=-9 aḁ=-11 aạ=11
Homoglyph: aả=-1 aấ=-11 aầ=-11 aẩ=-11 aẫ=-11 aậ=-11 aắ=-11 aằ=-11 aẳ=-11 aẵ=-11 aặ=-1 b6=-22 b8=-5 b>lb=1 b>lo=-25 bd=9
Homoglyph: bh=-6 bƀ=-4 bƃ=-7 bƅ=11 bɓ=7 bʙ=-4 bḃ=-7 bḅ=4 bḇ=-7 ce=-2 ci>a=-2 co=-14 cyrillic=-6 cç=11 cć=5 cĉ=-5 cċ=-5
Homoglyph: cč=-5 cƈ=-5 cȼ=-5 cᴄ=-4 cḉ=-5 d>cl=-7 d>dl=-12 d>ol=-18 db=-8 dq=-18 dď=-4 dđ=-3 dƌ=-4 dɖ=-3 dɗ=-3 dḋ=-4 dḍ=6
Homoglyph: dḏ=-4 dḑ=-4 dḓ=-4 e3=-7 ec=-10 ef=-12 eo=-16 eè=9 eé=16 eê=6 eë=9 eē=9 eĕ=4 eė=20 eę=12 eě=7 eȅ=-11 eȇ=-11
Homoglyph: eȩ=-1 eɇ=-10 eḕ=-11 eḗ=-11 eḙ=-11 eḛ=-11 eḝ=-11 eẹ=12 eẻ=4 eẽ=-11 eế=-11 eề=-11 eể=-11 eễ=-11 eệ=-11 eꬲ=-8
Homoglyph: fe=3 ft=-1 fƒ=-2 fᵮ=-3 fḟ=-3 fẝ=-2 fꞙ=-2 fꬵ=-2 g6=-17 g9=-17 g>cj=-15 gq=-3 gy=-6 gĝ=-3 gğ=-3 gġ=-3 gģ=-3
Homoglyph: gƍ=-2 gǥ=-2 gǧ=-3 gǵ=-3 gɠ=-3 gɡ=-2 gɢ=-2 gᶃ=-2 gḡ=-3 h>lh=-1 h>li=-16 hb=-16 hk=-16 hn=8 hĥ=-3 hħ=8 hȟ=-3
Homoglyph: hɦ=-2 hḣ=-3 hḥ=8 hḧ=-3 hḩ=-3 hḫ=-3 hẖ=-3 hⱨ=-2 i1=8 ic>k=-12 ij=-12 ik>k=2 il=18 il>1l=-1 il>u=-5 in>m=-14
Homoglyph: iì=11 ií=19 iî=14 iï=10 iĩ=2 iī=8 iĭ=1 iį=8 iı=19 iǐ=-9 iȉ=1 iȋ=-9 iɨ=-7 iɩ=-6 iɪ=-6 iᵻ=-9 iᵼ=-9 iḭ=-9 iḯ=-9
Homoglyph: iỉ=6 iị=1 ji=-2 jl=8 jy=8 k>ic=-13 k>ik=-7 k>lc=-13 k>lk=3 kh=-15 kx=-15 kķ=-3 kƙ=-2 kǩ=-3 kᴋ=-2 kḱ=-3 kḳ=-3
Homoglyph: kḵ=-3 kⱪ=-2 l1=12 lb>b=-4 li=14 li>1i=21 li>h=-6 li>u=-6 ll>11=7 ll>1l=-11 ll>l1=-11 lo>b=-14 lt=6 ly>iy=-5
Homoglyph: lĺ=4 lļ=12 lľ=-6 lł=16 lƚ=-6 lǀ=-4 lɫ=-5 lɭ=-6 lḷ=4 lḹ=-6 lḻ=-6 lḽ=-6 m>in=-23 m>ni=-23 m>nn=-5 m>rn=26
Homoglyph: m>rr=-23 mn=8 mɱ=-5 mᴍ=-5 mᵯ=-7 mḿ=-7 mṁ=-7 mṃ=3 n>ri=-17 n>rl=-27 nh=-5 ni>m=-9 nm=9 nn>m=3 nr=-5 nu=-19
Homoglyph: nñ=-8 nń=3 nņ=14 nň=-8 nŋ=4 nƞ=-8 nǹ=3 nɳ=-8 nᵰ=-8 nṅ=3 nṇ=7 nṉ=-8 nṋ=-8 nꞑ=-7 o0=12 oe=-16 ol>d=-4 oo>00=7
Homoglyph: oo>8=-5 oò=1 oó=18 oô=-10 oõ=9 oö=10 oø=7 oō=13 oŏ=-10 oő=-10 oơ=1 oǒ=-10 oǫ=-10 oǭ=-10 oǿ=-10 oȍ=-10 oȏ=-10
Homoglyph: oȫ=-10 oȭ=-10 oȯ=-10 oȱ=-10 oɵ=-10 oᴏ=-7 oᴑ=-7 oṍ=-10 oṏ=-10 oṑ=-10 oṓ=-10 oọ=5 oỏ=-10 oố=-10 oồ=-10 oổ=-10
Homoglyph: oỗ=-10 oộ=-10 oớ=-10 oờ=-10 oở=-10 oỡ=-10 oợ=-10 oꝋ=-10 oꬽ=-7 oꬾ=-10 pq=4 pþ=-3 pƥ=-4 pƿ=-3 pᵽ=-4 pṕ=-4 pṗ=-4
Homoglyph: q9=-1 qd=-1 qg=-1 qp=-1 ri>n=-12 rl>n=-2 rn=-7 rr>m=-2 rŕ=8 rŗ=15 rř=-12 rȑ=-1 rȓ=-12 rɍ=-7 rɼ=-7 rɽ=3 rɾ=-7
Homoglyph: rʀ=3 rᵲ=-12 rṙ=-12 rṛ=-12 rṝ=-12 rṟ=-12 rꭇ=-5 rꭈ=-5 s5=-16 ss>55=-4 sś=-6 sŝ=-6 sş=-6 sš=5 sƽ=-4 sș=-6 sʂ=-6
Homoglyph: sᵴ=-6 sṡ=4 sṣ=-6 sṥ=-6 sṧ=-6 sṩ=-6 sꜱ=-4 t1=-22 t7=-31 tf=-7 tl=3 tt>77=-4 tţ=10 tť=5 tŧ=2 tƫ=-8 tƭ=-10 tț=5
Homoglyph: tᵵ=-10 tṭ=7 tṯ=-10 tṱ=-10 tẗ=-10 u>ii=-6 u>il=-17 u>li=-17 un=2 uv=8 uù=5 uú=-5 uû=-5 uü=15 uũ=-5 uū=-5 uŭ=5
Homoglyph: uů=5 uű=-5 uų=5 uư=-5 uǔ=5 uǖ=-5 uǘ=-5 uǚ=-5 uǜ=-5 uȕ=-5 uȗ=-5 uʉ=-3 uʋ=-2 uᴜ=-2 uᵾ=-5 uṳ=-5 uṵ=-5 uṷ=-5 uṹ=-5
Homoglyph: uṻ=-5 uụ=-5 uủ=-5 uứ=-5 uừ=-5 uử=-5 uữ=-5 uự=-5 uꞟ=-2 uꭎ=-2 uꭒ=-2 vu=-9 vw=-9 vy=-9 vṽ=-2 vṿ=-2 w>uu=-15
Homoglyph: w>uv=-15 w>vu=-15 w>vv=16 wv=9 wŵ=-2 wɯ=-1 wᴡ=9 wẁ=-2 wẃ=-2 wẅ=-2 wẇ=-2 wẉ=-2 wẘ=-2 wⱳ=-2 wꝡ=-2 xk=-4 xẋ=-4
Homoglyph: xẍ=-4 yg=-14 yj=3 yv=-14 yý=-2 yÿ=-2 yŷ=-2 yƴ=-2 yȳ=-2 yɏ=-2 yɣ=-2 yʏ=9 yᶌ=-2 yẏ=-2 yẙ=-2 yỳ=-2 yỵ=8 yỷ=-2
Homoglyph: yỹ=-2 yỿ=-2 yꭚ=-2 z2=-3 zź=18 zż=11 zž=6 zƶ=-1 zȥ=-1 zʐ=-1 zᴢ=-1 zᵶ=-4 zẑ=-4 zẓ=-4 zẕ=-4 zⱬ=-1
Hyphenation: =1
Insertion: 1=9 2=1 3=-2 4=-3 5=-5 6=-2 7=-6 8=-2 9=-3 a=2 b=-2 c=3 d=-2 e=6 f=-4 h=-2 i=9 j=-2 k=-2 l=5 p=-7
Insertion: q=-1 r=5 t=-1 u=-2 v=-2 w=-2 y=-4 z=-3
Mapped: =-5 -es=-15 -s=-3 1>i=-2 1>l=-2 1>one=-2 3>e=-1 3>three=-1 5>five=-2 5>s=-2 6>b=-1 6>g=-1 6>six=-1
Mapped: a>4=-25 a>at=-12 a>er=-18 ai>ay=-4 ar>er=-3 at>a=10 b>6=-15 b>8=-2 b>bb=-3 b>be=-9 be>b=6 c>cc=-4 c>ck=-11
Mapped: c>k=17 c>see=-13 ce>se=15 ch>sh=7 ch>tch=6 ck>c=-1 ck>k=1 d>dd=-8 d>th=-9 e>3=-5 e>ea=-4 e>è=-9 e>é=-6 ea>e=8
Mapped: ea>ee=-4 en>and=-5 er>a=-7 er>ar=-2 er>or=-2 er>r=2 er>re=5 es=-33 ey>y=1 f>ff=1 f>ph=-8 ff>f=2 g>6=-11
Mapped: g>9=-11 g>gg=-2 g>gh=-6 g>j=7 i>1=9 i>ee=-3 i>y=-10 ies=-20 k>c=14 k>ck=-6 k>q=-6 l>1=18 ll>l=-2 m>mb=-12
Mapped: m>mm=4 n>and=-15 n>kn=-6 n>nn=4 n>ñ=-15 nn>n=3 o>0=12 o>au=-16 o>aw=-16 one>1=-2 oo>u=-2 or>er=-3 or>our=-3
Mapped: ou>u=4 pp>p=2 r>are=-14 r>er=-9 r>wr=-13 re>er=3 s=4 s>5=-5 s>ss=5 s>z=1 se>ce=7 sh>ch=-1 sh>sch=-1 ss>s=1
Mapped: ss>z=-1 ss>ß=-1 t>7=-24 t>ght=-18 t>tt=7 ten>10=-1 th>d=-2 th>t=-2 to>2=-6 u>oo=-7 u>ou=-7 u>you=-7 v>w=-3
Mapped: w>v=2 w>wh=-6 wh>w=3 x>cks=-6 x>cs=-6 x>ks=-6 y>ey=-4 y>i=-3 y>ie=-6 y>why=-6 you>u=-1 z>2=1 z>s=-2 z>ss=-3
Mapped: z>zz=-2
Omission: =-10 1=-4 3=-9 5=-13 6=2 a=4 c=4 d=-4 e=-2 i=4 j=-4 k=1 l=3 n=2 p=-2 q=-3 r=1 s=6 t=-1 u=6 v=-16
Omission: w=-4 x=-25 y=-4
Repetition: 1=6 3=-6 6=-4 a=1 b=1 c=6 d=-18 e=-1 g=8 h=-10 i=7 j=-2 k=5 l=12 n=5 o=-4 p=-1 q=8 s=5 t=3 u=1
Repetition: v=-10 x=8 y=3 z=6
Replacement: =-1 10=2 12=-2 17=19 1a=-1 1b=-1 1c=9 1d=-1 1e=-1 1f=9 1g=-1 1h=-1 1i=-1 1j=-1 1k=-1 1l=-1 1m=-1
Replacement: 1n=-1 1o=-1 1p=-1 1q=-3 1r=9 1s=9 1t=-1 1u=-1 1v=-1 1w=-1 1x=-1 1y=-1 1z=-1 32=-3 34=7 3e=-4 3w=-4 50=16 54=11
Replacement: 56=11 58=11 5a=-1 5b=-1 5c=-1 5d=-1 5e=-1 5f=-1 5g=-1 5h=-1 5i=-1 5j=-1 5k=-1 5l=-1 5m=-1 5n=-1 5o=10 5p=-1
Replacement: 5q=-1 5r=-5 5s=-1 5t=-5 5u=-1 5v=-1 5w=-1 5x=-1 5y=-1 5z=-1 63=16 65=6 67=-5 6t=5 6y=-5 a0=-6 a1=-6 a2=4 a3=-6
Replacement: a4=-6 a5=-6 a6=-6 a7=-6 a8=-6 a9=-6 ab=5 ac=-3 ad=-3 ae=11 af=-3 ag=-13 ah=-13 ai=-2 aj=-13 ak=-13 al=-3 am=-2
Replacement: an=-2 ao=-2 ap=-2 aq=1 ar=-13 as=4 at=-13 au=-6 av=2 aw=1 ax=14 ay=6 az=1 b0=-3 b1=-3 b2=-3 b3=-3 b4=12 b5=8
Replacement: b6=-3 b7=-3 b8=-1 b9=-3 ba=-8 bc=-6 bd=-3 be=-8 bf=-7 bg=-4 bh=-12 bi=3 bj=6 bk=-8 bl=2 bm=2 bn=6 bo=-8 bp=7
Replacement: bq=2 br=6 bs=-8 bt=-8 bu=-8 bv=7 bw=-8 bx=-8 by=-8 bz=-8 c0=-3 c1=-3 c2=-3 c3=-3 c4=-3 c5=-3 c6=-3 c7=-3 c8=-3
Replacement: c9=-3 ca=-9 cb=-7 cd=-11 ce=4 cg=-6 ch=-9 ci=-9 cj=-9 ck=-2 cl=-9 cm=1 cn=8 co=-6 cp=-9 cq=6 cr=2 cs=3 ct=6
Replacement: cu=2 cv=-3 cw=-9 cx=2 cy=2 cz=-9 d0=-2 d1=9 d2=-2 d3=9 d4=9 d5=-2 d6=-2 d7=-2 d8=-2 d9=-2 da=5 db=-4 de=-2
Replacement: dg=-6 dh=-6 di=-6 dj=-6 dk=-6 dm=-6 dn=-6 do=5 dp=-6 dq=-6 dr=6 ds=5 dt=4 du=-6 dv=5 dw=13 dx=-9 dy=-6 dz=-6
Replacement: e0=19 e1=-6 e2=-6 e3=-10 e4=-3 e5=-6 e6=-6 e7=-6 e8=-6 e9=-6 ea=2 ec=-2 ed=-2 ef=-8 eg=-5 eh=-15 ei=-4 ej=-15
Replacement: ek=-15 el=-4 em=-7 en=-4 eo=-3 ep=-15 eq=-15 er=-4 et=-15 eu=-10 ev=-15 ex=-4 ey=-4 ez=-4 f0=-2 f1=-2 f2=-2
Replacement: f3=-2 f4=-2 f5=-2 f6=-2 f7=-2 f8=-2 f9=-2 fa=-5 fb=-1 fc=4 fe=-2 fg=-18 fh=-5 fi=-5 fj=-5 fk=5 fl=13 fm=13
Replacement: fn=3 fo=-5 fp=-5 fq=-5 fr=-8 fs=-5 ft=3 fu=6 fv=9 fw=-5 fx=-5 fy=-5 fz=-5 g0=-2 g1=-2 g2=-2 g3=-2 g4=-2 g5=-2
Replacement: g6=-2 g7=-2 g8=-2 g9=-2 ga=-5 gb=11 gc=1 gd=5 ge=-5 gf=6 gh=9 gi=-5 gj=-2 gk=5 gl=5 gm=5 gn=5 gp=10 gr=19 gs=5
Replacement: gu=-5 gv=7 gw=5 gx=5 gy=-2 gz=5 h0=-1 h1=-1 h2=-1 h3=-1 h4=-1 h5=-1 h6=-1 h7=-1 h8=-1 h9=-1 ha=-4 hb=-16 hc=-4
Replacement: hd=-4 he=-4 hf=-4 hg=7 hi=-4 hj=-5 hk=-4 hm=-4 hn=-2 ho=7 hp=-4 hq=-4 hr=7 hs=7 ht=12 hu=1 hv=-4 hw=-4 hx=-4
Replacement: hy=-6 hz=11 i0=-4 i1=-2 i2=-4 i3=-4 i4=-4 i5=-4 i6=-4 i7=-4 i8=-4 i9=-5 ia=-4 ie=-5 ig=-10 ih=-9 ij=-3 ik=-4
Replacement: il=4 im=-4 in=-10 ip=-10 iq=-10 is=8 it=7 iu=2 iv=-10 iy=-9 iz=-10 j1=11 jh=-3 ji=-3 jk=-3 jm=-3 jn=-3 ju=8
Replacement: k0=-1 k1=-1 k2=-1 k3=-1 k4=-1 k5=-1 k6=-1 k7=-1 k8=-1 k9=-1 ka=-4 kb=-4 kc=13 kd=6 ke=-4 kf=-4 kg=6 kh=-4
Replacement: ki=-2 kj=-3 km=-4 kn=-4 ko=7 kp=-4 kq=-4 kr=-4 ks=-4 kt=-4 ku=6 kv=-4 kw=-4 kx=-4 ky=-4 kz=-4 l0=-3 l2=-3
Replacement: l3=-3 l4=-3 l5=-3 l6=-3 l7=-3 l8=-3 l9=-3 la=7 lb=-8 lc=-8 ld=-5 le=-8 lf=-8 lg=-8 lh=-4 lj=-2 lk=-5 lm=-6
Replacement: ln=7 lo=-3 lp=-5 lq=-8 lr=2 ls=-8 lt=1 lu=-8 lv=2 lw=-8 lx=-8 ly=7 lz=-8 m0=-3 m1=-3 m2=-3 m3=-3 m4=-3 m5=-3
Replacement: m6=-3 m7=-3 m8=-3 m9=-3 ma=2 mb=-8 mc=2 md=-8 me=-7 mf=-8 mg=2 mh=-8 mi=-5 ml=-4 mn=-2 mo=-7 mp=2 mq=-8 mr=6
Replacement: ms=2 mt=-8 mu=-8 mv=2 mw=2 mx=-8 my=-8 mz=2 n0=-4 n1=-4 n2=-4 n3=-4 n4=-4 n5=-4 n6=-4 n7=-4 n8=-4 n9=-4 na=5
Replacement: nb=3 ng=-10 nh=-2 nj=-3 nk=-10 nl=-4 nm=7 no=-7 nr=-4 ns=-10 nu=-5 nx=-10 ny=-10 nz=5 o0=13 o1=-5 o2=-5 o3=-5
Replacement: o4=-5 o5=-5 o6=-5 o7=-5 o8=-5 oa=9 ob=-2 oc=-2 od=-2 oe=-6 of=-13 og=6 oh=-2 oj=-13 ok=-9 ol=-6 om=-10 op=-2
Replacement: oq=-2 or=-13 os=-13 ot=-13 ou=-7 ov=-2 ow=-13 ox=6 oy=-2 oz=3 p0=-4 p1=-2 p2=-2 p3=-2 p4=-2 p5=-2 p6=-2 p7=-2
Replacement: p8=-2 p9=-2 pa=-6 pb=11 pc=-6 pd=-6 pe=8 pf=-6 pg=-6 ph=-6 pi=-6 pj=-6 pk=9 pl=7 pm=11 pn=-6 po=11 pr=10 ps=4
Replacement: pu=-6 pv=-6 pw=-6 px=3 py=-6 pz=-6 pö=-2 pü=-2 q1=-1 q2=-1 qa=9 qs=4 qw=9 qx=11 qz=11 r0=-4 r1=-4 r2=-4 r3=-4
Replacement: r5=-4 r6=-4 r7=-4 r8=-4 r9=-4 ra=-11 rb=-10 rf=-3 rg=14 rh=5 ri=7 rj=7 rk=4 rl=9 ro=-11 rp=1 rs=-9 ru=-11
Replacement: rv=-4 rw=-11 rx=-11 rz=-9 s0=-4 s1=-4 s2=7 s3=-3 s4=-4 s5=-2 s6=-4 s7=-4 s8=-4 s9=-4 sa=-2 sb=5 sc=-1 sd=-3
Replacement: se=-2 sf=-10 sh=5 si=5 sl=-10 sm=1 sn=-10 sp=-10 sq=-4 st=10 su=-10 sw=-7 sy=-11 sz=5 t0=-6 t2=-6 t3=-6 t4=-5
Replacement: t5=-6 t6=-3 t7=-6 t8=-6 t9=-6 ta=-3 tb=-3 tc=2 td=-3 te=5 tg=-3 th=-2 ti=4 tj=-2 tk=10 tl=-3 tm=-3 tn=-3
Replacement: to=-13 tp=-4 tq=-13 tr=10 ts=-2 tu=-5 tv=-4 tw=-2 tx=5 ty=-1 tz=-14 u0=-2 u1=-2 u2=-2 u3=-2 u4=-2 u5=-2 u6=-2
Replacement: u7=-2 u9=-2 ub=-5 uc=-5 ud=-5 ue=-5 uf=-5 ug=-5 uh=-3 ui=3 uk=14 ul=-5 um=-5 un=2 uo=-2 up=-5 uq=-3 ur=5 us=-5
Replacement: ut=-5 uw=-5 ux=-5 uy=5 uz=-5 va=-2 vb=-10 vc=-10 vd=-2 ve=-2 vf=-10 vg=-10 vh=-2 vi=-2 vj=-2 vk=8 vl=-2 vm=-2
Replacement: vn=-2 vo=-2 vp=-2 vq=-2 vr=8 vs=-2 vt=-2 vu=-2 vw=-2 vx=-2 vy=-2 vz=8 w0=-1 w1=-1 w2=3 w3=3 w4=-1 w5=-1 w6=-1
Replacement: w7=-1 w8=-1 w9=-1 wa=2 wb=-4 wc=-4 wd=11 we=4 wf=-4 wg=5 wh=-4 wi=-4 wj=-4 wk=-4 wl=-4 wm=-4 wn=6 wo=-4 wp=-4
Replacement: wq=-5 wr=-4 ws=-8 wt=-4 wu=-4 wv=2 wx=-4 wy=-4 wz=-4 x0=8 x1=-2 x2=-2 x3=-2 x4=9 x5=-2 x6=-2 x7=-2 x8=-1 x9=8
Replacement: xa=9 xb=-6 xc=2 xe=-6 xf=-6 xg=-6 xh=-6 xi=-6 xj=-6 xk=2 xl=-6 xm=-6 xn=8 xo=-6 xp=-6 xq=10 xr=-6 xt=-6 xu=4
Replacement: xv=-6 xw=-6 xy=-6 y0=-1 y1=-1 y2=-1 y3=-1 y4=-1 y5=-1 y6=4 y7=2 y8=-1 y9=-1 ya=-5 yb=-5 yc=6 yd=6 ye=-5 yf=-5
Replacement: yg=-16 yh=-6 yi=-3 yj=-2 yk=6 yl=6 ym=6 yn=-5 yo=17 yp=6 yq=-4 yr=6 ys=6 yt=-2 yu=-2 yv=-5 yw=-5 yx=-5 yz=-5
Replacement: z3=-1 z6=-2 z7=-2 za=-11 zb=-3 zc=8 zd=-3 ze=-3 zf=-3 zg=-4 zh=-4 zi=-3 zk=8 zl=-3 zm=-3 zn=-3 zo=8 zp=-3
Replacement: zq=-3 zs=3 zt=7 zu=-4 zv=-3 zw=-3 zx=-3 zy=-3
Subdomain: =-19
VowelShuffle: =-17
VowelSwap: ae=5 ai=-1 ao=6 au=2 ea=2 eo=-21 eu=-17 ia=2 ie=-4 iu=1 iy=-17 oa=4 oe=-3 oi=-2 ou=2 ua=1 ue=-15
VowelSwap: ui=-2 uo=10 yi=12
after-: *=-1 1=5 12=1 18=4 2=2 20=3 2023=5 23=4 25=0 3=5 365=3 4=5 50=3 777=2 999=1 a=3 abuse=3 academy=1
after-: access=0 account=3 account-security=2 accounts=5 activate=1 activity=4 ada=0 addons=1 ads=3 agency=2 ai=6
after-: air=1 airdrop=7 airdrops=3 alert=1 alerts=1 all=2 am=3 antifraud=3 api=3 apk=1 app=1 app-official=5 apps=5
after-: arts=3 ask=0 assets=3 at=4 au=5 aus=2 austria=3 auth=2 b=2 backup=3 bak=2 bank=3 be=3 beauty=3 beta=2 bets=3
after-: bj=3 blog=2 bonus=5 boost=5 booster=2 bot=0 box=-1 br=5 brazil=3 bridge=0 btc=5 business=3 california=3
after-: canada=-1 captcha=0 careers=3 cash=4 cc=6 cdn=10 cdns=2 chain=1 chat=-1 check=2 checker=3 chile=2 china=4 ck=2
after-: cl=6 claim=6 claims=0 clash=2 click=6 client=5 clienti=3 cloud=3 cm=2 cn=2 co=-1 code=1 coin=-1 coins=0
after-: collection=3 colombia=2 com=-1 community=0 competition=5 connect=0 console=2 contact=5 corp=2 coupons=3
after-: courier=3 cr=1 creator=2 crypto=9 cz=2 dapp=3 dapps=8 dashboard=4 de=-1 defender=4 defi=0 delivery=0 deposit=3
after-: descargar=2 desktop=4 dev=-2 dex=3 distribution=4 document=2 documents=3 download=6 downloader=2 downloads=6
after-: drop=4 drops=2 dx=3 dz=2 e=-4 ea=2 eg=2 en=0 er=1 es=7 etf=2 eth=-1 eu=9 europe=4 ev=2 event=4 ex=0 exchange=5
after-: express=1 file=0 finance=5 finder=2 fix=2 flow=2 foundation=6 fr=1 france=4 fraud=2 free=8 funds=3 fx=2 game=1
after-: games=2 gateway=2 germany=3 gift=5 giftcard=2 gifts=4 giris=2 give=7 giveaway=2 gives=2 global=5 go=-1 gov=2
after-: gp=2 gpt=1 gratis=3 group=2 gt=2 guard=5 gw=3 gy=2 hack=0 hacks=2 help=5 help-desk=3 helpdesk=5 hk=5 home=5
after-: host=2 hotel=3 hr=2 hrvatska=2 hub=-2 i=3 ia=1 ico=2 id=7 il=1 in=6 inc=4 index=2 india=2 indo=6 indonesia=2
after-: info=8 install=-1 investment=3 io=3 ip=3 ipv4=1 ireland=2 it=-1 ix=2 j=2 japan=1 jm=3 jobs=3 jp=4 js=1 korea=2
after-: kp=3 l=2 lab=1 labs=4 latam=2 launch=1 lh=3 link=1 live=8 livechat=0 ll=0 log-in=6 login=7 ls=2 m=0 mail=0
after-: mall=6 management=7 market=1 marketing=4 marketplace=1 md=3 me=0 media=0 metrics=3 mexico=6 mi=3 mini=2 mint=0
after-: minting=3 money=1 msg=1 music=4 n=4 net=-2 network=8 networks=6 new=0 news=0 newzealand=3 nft=0 nfts=5 nitro=1
after-: no-reply=2 node=4 ns=4 ns1=3 nz=2 offer=3 offers=0 office=1 official=8 om=3 on=-4 one=3 online=8 onlines=2
after-: oo=3 order=6 org=-1 osterreich=2 outlet=3 ov=3 pack=0 package=3 page=4 panama=6 partners=3 pass=3 passport=2
after-: pay=-1 payment=4 pc=2 pe=2 peru=2 photo=3 pin=3 pl=5 play=1 player=3 plus=8 post=2 pp=3 pq=3 premio=3
after-: premium=7 prime=4 print=3 prize=4 pro=3 profile=1 profiles=4 promo=3 proxy=3 ps=2 qy=3 r=1 raffle=3
after-: recover-account=2 recovery=4 redirect=3 register=2 registration=4 remote=5 rent=2 report=1 reward=2 rewards=3
after-: rf=3 rm=4 ro=2 ru=5 rx=2 s=3 safe=2 safepay=6 safepayment=8 sale=2 sales=5 saudiarabia=3 sd=2 se=0 secure=1
after-: secured=2 secures=2 security=6 seller=3 serve=2 service=5 servicedesk=4 services=0 settings=2 setup=6 ship=3
after-: shipping=3 shop=9 shopping=3 shops=1 show=2 si=2 sigin=5 sign=4 sign-up=3 signin=1 signup=6 site=8 sites=2
after-: sl=1 slot=2 slots=3 sn=2 social=2 soft=1 software=4 solution=2 source=2 sp=5 sports=3 sso=12 staff=3 status=2
after-: storage=1 store=2 style=3 support=9 supports=-1 survey=1 suspension=3 swap=-1 sync=1 t=4 team=4 teams=5 tech=4
after-: technologies=2 technology=2 terminal=5 testnet=3 th=5 tm=5 to=2 token=9 tokens=1 tool=3 tools=1 top=-1 track=4
after-: tracking=2 trade=3 trades=1 trading=1 transaction=6 transfer=5 trx=2 ts=2 tw=2 tx=3 uae=2 ud=3 ue=2 uk=5
after-: unlock=3 updata=2 update=3 updates=0 upgrade=2 ur=2 us=5 usa=3 usdt=2 user=3 v2=1 v5=5 validate=2 validator=2
after-: vault=1 venezuela=2 verification=5 verified=1 verifier=3 verify=3 vi=2 video=3 vip=-5 vip1=3 vn=3 vote=3 vpn=6
after-: wallet=9 wallets=6 warning=5 web=1 web3=6 webapp=3 website=3 wholesale=3 win=0 work=5 workspace=4 www=-9 x=0
after-: xo=2 y=2 zd=2 zl=2
after: *=-1 00=2 01=4 02=4 03=2 04=2 05=2 06=2 101=2 11=5 12=4 123=6 13=2 168=4 2020=2 2021=2 2024=2 2025=3
after: 2026=2 21=4 22=2 23=-1 24=5 247=2 24h=3 25=4 2fa=1 2x=6 36=2 360=3 365=3 39=2 40=2 42=9 45=2 520=2 63=2 65=2
after: 69=2 73=2 77=2 777=0 789=2 86=2 88=5 90=2 96=2 999=-1 about=-1 academy=2 acc=-1 access=5 account=-5
after: accounts=-5 activate=-1 activation=4 ad=1 ada=-7 addons=-1 admin=0 advanced=4 ae=3 af=2 agency=2 agent=4
after: agents=6 ah=2 ai=1 airdrop=-5 airdrops=0 alert=1 ao=3 ap=4 api=-3 apk=4 app=-10 application=2 apps=-3 ar=0
after: argentina=2 arizona=0 art=2 as=2 assist=2 at=0 aus=1 australia=2 auth=1 auto=2 av=5 aw=2 az=3 ba=2 baby=9
after: bags=5 bangladesh=2 bank=0 base=2 bc=2 belgie=2 best=0 bet=4 beta=0 bg=4 bi=0 bitcoin=0 biz=2 bl=2
after: blockchain=2 blog=3 bm=2 bonus=2 books=4 booster=3 bot=3 box=4 br=2 brasil=2 bridge=4 btc=3 bucket=1
after: business=0 buy=2 by=4 call=1 canada=3 cancellation=2 card=10 care=3 career=3 cash=2 casino=5 cat=0 catering=4
after: cc=3 cd=2 cdn=-3 cdns=1 ce=2 center=3 chain=4 chat=4 check=4 chile=1 china=-1 chinese=1 christmas=2 ci=1
after: city=0 ck=0 claim=-8 claims=-1 clash=3 classaction=4 click=-2 client=0 clothing=2 cloud=6 club=4 cm=0 cn=0
after: co=2 codes=0 coin=3 coins=4 collectibles=2 colombia=1 com=-2 community=3 confirm=-1 confirmation=2 connect=-2
after: connection=2 connections=0 console=1 contact=-5 core=6 corporation=2 cp=2 cq=2 cr=-1 crack=0 craft=4 crypto=-5
after: cs=5 ct=2 cv=2 cz=3 dao=3 dapp=0 dapps=-9 data=-2 db=2 de=5 deals=2 defender=-1 defi=0 delivery=3 delta=3
after: descargar=0 desk=2 desktop=1 dev=-2 developer=2 devices=4 dex=-3 dh=2 di=2 digest=4 digital=0 discount=4 dk=2
after: dm=2 dn=3 download=4 downloader=0 downloads=-1 drive=2 drop=6 drops=-4 dt=2 dubai=2 dv=3 dz=1 ea=0 earn=0
after: eco=4 ed=5 ee=4 eg=2 ek=4 el=4 electric=1 en=1 entrega=0 eo=2 eq=4 er=5 es=0 espana=2 et=3 etf=2 eth=3
after: ethereum=2 eu=-4 europe=0 ev=0 event=0 ex=2 exchange=2 exclusive=2 express=-1 extension=4 fa=2 factory=2
after: factoryoutlet=2 faq=2 fast=-4 fd=2 feedback=0 fg=4 files=5 fin=2 finance=2 financial=3 finder=2 fire=2 fix=1
after: fl=2 fn=4 fo=2 form=0 forms=2 forum=2 foundation=0 fp=2 fq=4 fr=-1 france=0 free=-2 fs=-1 ft=2 fun=2 fund=1
after: fv=2 fx=2 ga=2 gallery=4 game=4 games=6 get=-10 ghana=2 gi=2 gift=4 giftcard=0 giftcards=2 gifts=1 giris=1
after: give=-2 giveaway=7 gives=1 gj=2 gk=2 gl=2 global=1 go=3 gp=1 gpt=-1 grant=2 greece=4 group=6 gs=2 gt=1 gu=2
after: gy=3 hack=0 hacks=1 hb=2 hc=2 he=3 health=2 help=0 helpcenter=1 helpdesk=-3 helpsupport=4 hf=2 hg=2 hh=2 hj=4
after: hk=2 home=-4 host=1 house=2 hq=4 hr=2 hrvatska=1 hs=5 hub=7 hungary=2 hv=2 hx=2 hz=2 ia=-2 ic=2 ico=1 id=1
after: ig=2 ii=2 il=7 im=5 img=2 in=1 inc=6 india=1 indonesia=1 instant=0 internal=4 international=2 io=0 iq=2 ir=4
after: ireland=0 is=2 israel=5 it=5 italia=2 iu=2 iv=4 ix=1 iy=5 japan=4 jd=2 ji=2 jj=2 job=3 jobs=3 join=1 jp=-6
after: js=4 ju=2 ka=2 kb=2 kc=2 key=1 keys=3 kf=2 ki=2 king=-1 korea=0 kr=0 ks=2 kuwait=2 kz=4 lab=-1 labs=-1 leaks=4
after: li=5 life=2 light=2 link=1 links=2 lite=3 live=4 lk=0 ll=5 llc=2 lo=2 local=2 log=1 login=0 logins=0
after: logistics=3 ls=0 lt=4 lu=2 lv=2 lw=3 ly=5 ma=2 mail=6 mails=1 main=3 malaysia=1 mall=4 manager=4 maps=0
after: market=-2 marketing=1 marketplace=-1 max=2 mcp=5 me=3 media=3 meeting=2 mega=0 member=0 members=0 mfa=1
after: mining=0 ml=2 mobil=2 mobile=-2 modapk=3 mods=2 mom=4 money=-1 movie=5 movies=3 ms=3 msg=0 music=-2 mx=3 my=-6
after: na=4 navigator=4 nb=6 nc=7 nederland=4 neo=-1 net=4 network=0 news=3 nft=6 nfts=0 nitro=4 node=1 noreply=1
after: norge=2 norway=2 now=5 np=2 nr=2 ns=-1 nv=3 nyc=2 nz=3 oc=2 oe=2 off=4 offer=-2 offers=4 office=2 official=0
after: on=-4 one=0 online=4 onlines=1 ops=3 or=3 orders=2 osterreich=1 ot=5 our=2 outlet=4 outletonline=2 ox=2 pack=3
after: page=-2 panama=-2 paris=2 pass=4 pay=7 paying=2 pe=1 peru=1 ph=3 philippines=2 pi=1 pin=3 pk=2 play=-1 plus=2
after: policy=1 portal=0 portugal=2 post=2 pr=6 premium=0 presale=2 price=2 primary=1 prize=-1 pro=1 products=2
after: profile=0 profiles=-1 promo=2 promocoes=0 promotion=2 protect=2 protection=0 protocol=3 proxy=-2 ps=1 pv=2
after: px=2 py=2 qf=2 ql=2 qm=2 qn=2 qp=2 qv=4 qw=2 ra=5 rb=4 re=0 recipes=1 refund=0 rent=0 report=2 reports=2
after: restore=2 retail=3 review=-2 reward=-2 rh=2 ri=2 rj=2 rk=2 rl=2 rm=2 rn=0 ro=3 rs=5 ru=1 rw=2 rx=1 rz=2 safe=1
after: safety=0 sale=5 save=1 sc=4 school=2 schweiz=5 sd=3 sdapps=5 se=5 secure=0 secured=3 secures=1 security=5
after: seed=2 sell=0 sellers=2 service=0 services=5 setup=-1 share=-1 shop=-7 shopping=3 shops=-1 show=1 si=0
after: sicher=2 sign=1 signin=-1 signup=-2 sites=1 skin=4 sl=-1 slot=1 slovenia=2 slovenija=3 slovensko=4 sm=2 sn=1
after: so=5 soft=-1 sol=2 solar=2 solution=1 solutions=6 source=1 space=2 sport=2 sq=2 srbija=4 ss=5 ssl=-2 sso=-3
after: stake=2 staking=2 state=4 station=4 stockprice=5 storage=0 store=-1 stores=3 streaming=2 su=5 summit=2 suomi=2
after: super=2 support=2 supportcenter=4 supports=4 survey=1 sv=-2 svip=4 swap=3 sy=2 sync=-2 systems=2 te=3 team=2
after: tech=-1 technologies=1 technology=1 techsupport=3 test=3 tf=4 tg=0 th=2 thx=3 ticket=-1 tires=4 tj=2 tl=2
after: tm=-2 tn=2 to=2 today=6 token=4 tokens=2 tool=0 tools=-1 top=-1 tr=8 trade=7 trades=4 trading=4 tradings=3
after: transit=2 transport=2 ts=3 tv=3 tw=3 ty=4 tyre=4 uae=2 ub=6 ue=0 ui=7 um=4 unblocked=2 unlocker=2 uo=2 up=5
after: updata=1 update=5 updates=7 upgrade=-3 ur=2 uruguay=3 us=2 usa=6 user=-2 users=1 ut=5 uu=4 uv=4 uw=0 ux=2 uy=0
after: v1=3 v2=5 va=3 validate=1 validation=2 validator=0 vault=5 vd=2 venezuela=1 ver=3 verification=-1 verified=0
after: verify=4 vi=3 videodownloader=5 videos=3 viet=4 vietnam=3 view=5 vip=3 vips=2 visa=2 visit=2 vm=0 vn=2 vpn=-4
after: vr=2 vs=2 vt=2 vu=2 vv=-1 vy=4 vz=2 wa=2 wallet=2 wallets=-6 watch=-1 wc=2 we=6 web=-1 web3=-4 website=-3 wf=2
after: wg=2 wh=2 windows=2 withdraw=2 withdrawal=2 wl=4 wm=2 wn=2 workshop=4 workspace=0 world=2 ws=3 wv=2 ww=-4 wx=4
after: x2=2 xc=3 xchange=0 xf=4 xi=2 xj=4 xl=2 xn=0 xo=3 xp=3 xq=4 xs=5 xu=2 xw=2 xx=3 xxl=5 xyz=2 xz=3 yi=2 yield=2
after: you=2 yp=2 ys=2 yt=6 yw=2 yx=2 yy=2 yz=2 za=1 zc=3 zd=0 zh=3 zn=2 zone=5 zs=2 zx=2 zy=4
before-: *=-1 1=0 2fa=3 360=2 888=3 999=2 a=1 about=5 account=9 account-security=3 accounts=0 action=3
before-: activate=2 activation=2 activity=4 ada=3 addons=2 admin=3 ads=6 ai=1 air=2 airdrop=9 airdrops=4 alert=2
before-: alerts=5 all=3 allocation=3 api=4 app=12 apps=4 asia=3 ask=2 auth=4 bak=3 bank=2 banking=3 bd=3 best=3 beta=4
before-: billing=3 bitcoin=3 black=3 blockchain=2 bot=2 browse=5 btc=0 bucket=3 business=1 call=3 canada=4 care=2 cdn=3
before-: center=2 chat=1 check=4 china=0 chinese=3 claim=10 claims=7 cloud=1 code=5 coin=7 coins=1 colis=3 com=6
before-: community=1 compliance=3 compte=3 confirm=5 connect=8 connections=3 connexion=3 contact=5 corp=3 corporate=3
before-: cr=2 creator=3 crypto=-1 customer=3 dao=4 dapps=4 dashboard=2 data=2 de=0 deal=3 defi=1 deliver=3 delivery=2
before-: desktop=0 dev=5 distribution=2 dl=3 dns=3 docs=3 document=3 dostavka=3 download=1 drop=3 drops=6 e=9 earn=3
before-: east=3 ec=3 eligibility=3 en=6 entrega=3 es=-1 eth=4 eu=2 event=4 events=9 exchange=0 explore=5 f=3 faceless=3
before-: fake=3 fast=1 feedback=3 file=4 finance=0 form=3 foundation=-1 fr=2 fraud=3 fs=5 fund=2 g=3 gateway=3 get=9
before-: gift=2 global=0 gm=3 grupo=5 hack=1 help=3 helpcenter=3 helpdesk=6 hiring=3 http=-4 https=0 hub=0 i=1
before-: identity=3 in=0 info=4 io=4 ipv4=5 it=3 join=5 jp=7 kr=3 kunde=3 lab=2 launch=5 ledger=3 link=2 lite=2 live=-2
before-: livechat=4 lm=3 log=2 log-in=2 login=6 logins=3 loqin=5 m=4 ma=2 magic=3 mail=2 mails=3 main=2 malaysia=3
before-: maps=5 market=5 marketplace=2 media=1 member=3 mfa=3 migrate=5 mining=3 mint=10 mm=3 money=2 ms=4 multi=3 my=6
before-: mz=3 new=7 news=1 nft=4 no-reply=3 noreply=3 notifications=3 offer=2 official=5 online=3 open=5 org=3 page=2
before-: pago=3 panel=3 passport=3 payment=2 pharmacy=3 pirater-compte=5 plus=-1 policy=3 portal=3 primary=3 privacy=8
before-: pro=2 profile=5 protection=3 proxy=4 qr=3 quantum=3 r=2 rastreio=3 re=3 recover=3 recover-account=3 recovery=6
before-: reembolso=3 refund=3 regalo=3 register=8 registration=2 reply=3 report=2 restore=2 reverts=3 review=2 reward=6
before-: rewards=6 s=1 s3=3 safety=3 sale=0 save=2 sb=3 se=1 sea=3 season2=3 secure=3 security=-1 sell=3 seo=3 server=3
before-: service=3 servicedesk=2 services=1 settings=3 sh=3 share=5 shop=1 shops=2 sign-in=3 signin=4 smart=3 smtp=3
before-: ssl=7 sso=1 start=3 static=3 storage=2 store=7 stores=2 studio=3 support=6 supports=1 survey=2 sv=2 swap=1
before-: sync=3 t=0 terms=3 test=5 ticket=5 today=1 token=-2 tool=1 tools=2 top=1 track=6 trx=3 tv=1 u=3 uk=1 ukraine=3
before-: update=4 upgrade=3 us=4 usa=-2 usdt=3 user=2 users=3 uw=3 uy=3 uz=3 v2=1 verifica=3 verification=5 verified=2
before-: verify=7 video=4 vip=1 vip1=2 vm=3 vn=0 vv=5 vw=3 vwww=5 w=6 wallet=4 wallets=8 watch=5 watchlist=5 web=9
before-: web3=2 website=4 whitelist=3 win=4 windows=2 wvvww=5 wvw=3 ww=0 wwv=3 www=9 x=6 xchange=3 xn=3 zl=3
before: *=-1 1234=3 15=3 18=2 2020=3 2023=4 2025=2 25=1 51=3 88=2 99=6 ab=3 acc=5 access=1 account=-2
before: accounts=3 ad=5 ada=7 agent=2 ai=4 air=2 airdrop=3 al=3 ap=4 api=4 app=2 appeal=3 ar=3 arizona=3 asia=3 ask=5
before: auto=2 bet=2 bg=2 bi=3 big=3 blackfriday=3 bonus=1 box=4 brasil=2 bridge=2 bu=3 business=1 captcha=8 career=2
before: casino=2 cat=3 chat=1 chatbot=6 china=1 ci=3 city=3 claim=0 claims=0 client=1 cloud=-1 codes=3 com=1 connect=0
before: courses=3 crack=3 crypto=2 cs=1 dapp=2 dapps=2 dappsync=3 data=5 dd=3 de=1 deal=3 deep=7 defi=2 desktop=0
before: dev=3 dex=5 digital=3 discounts=3 dl=3 download=-2 dr=6 drive=2 easy=3 electric=3 en=-1 es=0 event=-1 ex=2
before: explore=2 express=2 faceless=3 fake=3 fast=8 file=4 finance=0 flow=3 fm=6 foundation=3 fresh=3 fund=2 gay=6
before: gb=7 ge=3 get=7 gg=3 gh=3 give=1 global=0 go=4 goldcoast=6 gov=3 gpt=2 grupo=2 hack=2 he=2 help=1 hi=6 home=4
before: hotro=3 http=20 https=20 hy=3 ia=5 id=0 index=3 indo=2 info=2 install=8 instant=3 invest=3 jt=3 key=3 king=5
before: kk=3 ku=3 kz=2 latam=3 learn=6 live=1 livechat=2 lk=3 loan=3 log=2 login=1 logon=3 lr=3 lucky=3 mail=-1
before: mainnet=3 marcas=6 max=3 me=2 mega=3 members=3 migration=3 mini=3 mobile=7 movie=2 mp=3 ms=1 msg=2 multi=3
before: music=2 my=12 nd=3 neo=5 nf=6 nft=-1 no=7 north=3 of=3 offers=2 og=3 old=6 on=12 one=2 online=-3 pack=2
before: parcel=3 payments=3 pc=3 pd=3 pi=3 play=3 plus=-1 prime=2 pro=2 profile=0 promo=3 promocoes=3 quantum=3 rc=3
before: real=3 recipes=3 redelivery=3 review=5 revoke=6 rn=3 save=2 scan=3 secure=3 serve=3 setup=1 shop=2 sky=3 sl=2
before: so=2 social=3 soft=2 software=2 sol=3 south=3 spedizione=3 ss=2 st=6 star=6 status=3 store=7 support=2
before: supports=1 sv=5 swap=1 sync=3 system=6 team=1 teams=2 techsupport=2 tg=3 the=13 tm=1 top=4 tracking=3 trial=6
before: tt=3 tv=2 uf=6 uk=1 ultra=3 unblock=6 unblocked=2 up=2 update=0 upgrade=1 us=5 usa=1 use=3 v1=2 validation=2
before: ver=2 verify=-3 video=1 view=2 vip=7 vip1=2 vn=1 vpn=1 wallet=-4 web=6 web3=2 welcome=3 west=3 win=2 windows=2
before: wvw=3 ww=9 www=19 www0=20 www3=20 wwww=3 x2=2 xxx=6 your=6 za=3
hyphens: =2
w: =6 *=-12 00=-3 01=2 02=2 03=-3 04=-3 05=-3 06=-3 1=13 101=-3 11=4 12=6 123=6 1234=-1 13=-2 15=-2 168=2 18=6
w: 2=3 20=-2 2020=5 2021=-3 2023=10 2024=-3 2025=7 2026=-3 21=2 22=-3 23=5 24=4 247=-3 24h=1 25=10 2fa=3 2x=6
w: 3=10 36=-2 360=5 365=8 39=-2 4=9 40=-3 42=12 45=-3 50=-2 51=-1 520=-2 63=-2 65=-2 69=-2 73=-2 77=-2 777=2
w: 789=-3 86=-2 88=8 888=-2 90=-2 96=-3 99=3 999=5 a=10 ab=-1 about=6 abuse=-2 academy=4 acc=6 access=11
w: account=17 account-security=3 accounts=13 action=-2 activate=5 activation=7 activity=8 ad=7 ada=14 addons=5
w: admin=2 ads=10 advanced=2 ae=1 af=-3 agency=5 agent=7 agents=6 ah=-2 ai=19 air=6 airdrop=24 airdrops=11 al=-1
w: alert=7 alerts=6 all=3 allocation=-2 am=-2 antifraud=-2 ao=1 ap=10 api=17 apk=7 app=22 app-official=3
w: appeal=-1 application=-3 apps=11 ar=2 argentina=-3 arizona=2 art=-3 arts=-2 as=-2 asia=3 ask=8 assets=-2
w: assist=-2 at=5 au=3 aus=2 australia=-2 austria=-2 auth=11 auto=5 av=4 aw=-2 az=1 b=3 ba=-3 baby=12 backup=-2
w: bags=4 bak=3 bangladesh=-3 bank=9 banking=-2 base=-3 bc=-2 bd=-2 be=-2 beauty=-2 belgie=-2 best=2 bet=7
w: beta=10 bets=-2 bg=7 bi=2 big=-2 billing=-2 bitcoin=2 biz=-2 bj=-2 bl=-2 black=-2 blackfriday=-2 blockchain=5
w: blog=5 bm=-2 bonus=13 books=2 boost=3 booster=5 bot=9 box=12 br=10 brasil=5 brazil=-2 bridge=10 browse=3
w: btc=14 bu=-1 bucket=3 business=11 buy=-3 by=2 california=-2 call=3 canada=11 cancellation=-3 captcha=10
w: card=15 care=5 career=5 careers=-2 cash=7 casino=9 cat=2 catering=2 cc=12 cd=-2 cdn=18 cdns=2 ce=-2 center=5
w: chain=6 chat=12 chatbot=3 check=16 checker=-2 chile=2 china=12 chinese=3 christmas=-3 ci=3 city=2 ck=2 cl=5
w: claim=22 claims=14 clash=5 classaction=2 click=7 client=10 clienti=-2 clothing=-3 cloud=18 club=2 cm=2 cn=2
w: co=-1 code=6 codes=2 coin=17 coins=10 colis=-2 collectibles=-2 collection=-2 colombia=2 com=11 community=9
w: competition=3 compliance=-2 compte=-2 confirm=6 confirmation=-2 connect=15 connection=-3 connections=2
w: connexion=-2 console=2 contact=13 core=6 corp=3 corporate=-2 corporation=-2 coupons=-2 courier=-2 courses=-1
w: cp=-2 cq=-2 cr=5 crack=2 craft=2 creator=3 crypto=17 cs=9 ct=-2 customer=-2 cv=-3 cz=5 dao=9 dapp=9 dapps=17
w: dappsync=-1 dashboard=6 data=8 db=-2 dd=-2 de=12 deal=3 deals=-2 deep=6 defender=5 defi=9 deliver=-2
w: delivery=8 delta=1 deposit=-2 descargar=2 desk=-3 desktop=13 dev=13 developer=-3 devices=2 dex=9 dh=-3 di=-2
w: digest=2 digital=2 discount=2 discounts=-2 distribution=6 dk=-3 dl=3 dm=-3 dn=1 dns=-2 docs=-2 document=3
w: documents=-2 dostavka=-2 download=19 downloader=2 downloads=7 dr=3 drive=5 drop=19 drops=11 dt=-2 dubai=-3
w: dv=1 dx=-2 dz=2 e=16 ea=2 earn=2 east=-2 easy=-1 ec=-2 eco=2 ed=4 ee=2 eg=5 ek=2 el=2 electric=3
w: eligibility=-2 en=15 entrega=2 eo=-3 eq=2 er=8 es=14 espana=-3 et=1 etf=5 eth=11 ethereum=-3 eu=16 europe=5
w: ev=2 event=16 events=10 ex=8 exchange=13 exclusive=-3 explore=6 express=6 extension=2 f=3 fa=-3 faceless=3
w: factory=-2 factoryoutlet=-3 fake=3 faq=-3 fast=11 fd=-2 feedback=2 fg=2 file=10 files=4 fin=-2 finance=15
w: financial=1 finder=5 fire=-2 fix=2 fl=-3 flow=3 fm=3 fn=2 fo=-2 form=2 forms=-2 forum=-3 foundation=16 fp=-3
w: fq=2 fr=5 france=5 fraud=3 free=12 fresh=-2 fs=6 ft=-3 fun=-3 fund=7 funds=-2 fv=-3 fx=5 g=3 ga=-3 gallery=2
w: game=7 games=12 gateway=3 gay=3 gb=6 ge=-1 germany=-2 get=18 gg=-1 gh=-1 ghana=-3 gi=-3 gift=16 giftcard=2
w: giftcards=-2 gifts=7 giris=2 give=13 giveaway=13 gives=2 gj=-2 gk=-3 gl=-3 global=14 gm=-2 go=11 goldcoast=3
w: gov=3 gp=2 gpt=5 grant=-3 gratis=-2 greece=2 group=12 grupo=6 gs=-3 gt=2 gu=-3 guard=3 gw=-2 gy=5 hack=9
w: hacks=2 hb=-2 hc=-2 he=5 health=-2 help=17 help-desk=-2 helpcenter=3 helpdesk=15 helpsupport=2 hf=-2 hg=-2
w: hh=-3 hi=3 hiring=-2 hj=2 hk=10 home=11 host=2 hotel=-2 hotro=-2 house=-2 hq=2 hr=5 hrvatska=2 hs=4 http=32
w: https=32 hub=13 hungary=-2 hv=-3 hx=-2 hy=-1 hz=-2 i=10 ia=8 ic=-2 ico=2 id=15 identity=-2 ig=-2 ii=-3 il=13
w: im=4 img=-3 in=14 inc=13 index=3 india=2 indo=8 indonesia=2 info=17 install=10 instant=2 internal=2
w: international=-2 invest=-1 investment=-2 io=10 ip=-2 ipv4=6 iq=-2 ir=2 ireland=2 is=-2 israel=4 it=13
w: italia=-2 iu=-2 iv=2 ix=2 iy=4 j=3 japan=7 jd=-3 ji=-2 jj=-3 jm=-2 job=1 jobs=9 join=7 jp=14 js=7 jt=-2 ju=-3
w: ka=-3 kb=-3 kc=-3 key=3 keys=1 kf=-2 ki=-3 king=6 kk=-1 korea=2 kp=-2 kr=2 ks=-3 ku=-2 kunde=-2 kuwait=-2 kz=7
w: l=3 lab=5 labs=5 latam=3 launch=6 leaks=2 learn=3 ledger=-2 lh=-2 li=4 life=-3 light=-2 link=7 links=-2 lite=5
w: live=20 livechat=8 lk=2 ll=8 llc=-3 lm=-2 lo=-3 loan=-1 local=-2 log=7 log-in=8 login=23 logins=2 logistics=1
w: logon=-1 loqin=3 lr=-1 ls=2 lt=2 lu=-2 lucky=-2 lv=-3 lw=1 ly=4 m=10 ma=5 magic=-2 mail=16 mails=3 main=5
w: mainnet=-1 malaysia=3 mall=13 management=8 manager=2 maps=6 marcas=3 market=8 marketing=7 marketplace=5 max=5
w: mcp=4 md=-2 me=8 media=9 meeting=-3 mega=2 member=2 members=2 metrics=-2 mexico=6 mfa=3 mi=-2 migrate=3
w: migration=-2 mini=3 mining=2 mint=14 minting=-2 ml=-3 mm=-2 mobil=-3 mobile=8 modapk=1 mods=-3 mom=2 money=5
w: movie=8 movies=1 mp=-1 ms=11 msg=6 multi=3 music=8 mx=1 my=21 mz=-2 n=7 na=2 navigator=2 nb=6 nc=8 nd=-1
w: nederland=2 neo=6 net=2 network=13 networks=5 new=8 news=9 newzealand=-2 nf=3 nft=19 nfts=9 nitro=6 no=6
w: no-reply=3 node=7 noreply=3 norge=-3 north=-1 norway=-3 notifications=-2 now=4 np=-2 nr=-2 ns=5 ns1=-2 nv=1
w: nyc=-3 nz=5 oc=-2 oe=-3 of=-1 off=2 offer=7 offers=10 office=4 official=19 og=-2 old=3 om=-2 on=17 one=9
w: online=23 onlines=2 oo=-2 open=3 ops=1 or=1 order=5 orders=-3 org=-1 osterreich=2 ot=4 our=-3 outlet=9
w: outletonline=-2 ov=-2 ox=-2 pack=9 package=-2 page=8 pago=-2 panama=7 panel=-2 parcel=-1 paris=-2 partners=-2
w: pass=9 passport=3 pay=11 paying=-2 payment=6 payments=-1 pc=3 pd=-1 pe=2 peru=2 ph=1 pharmacy=-2
w: philippines=-2 photo=-2 pi=3 pin=8 pirater-compte=3 pk=-3 pl=3 play=5 player=-2 plus=18 policy=3 portal=2
w: portugal=-2 post=5 pp=-2 pq=-2 pr=6 premio=-2 premium=10 presale=-3 price=-2 primary=3 prime=6 print=-2
w: privacy=8 prize=5 pro=15 products=-2 profile=14 profiles=5 promo=13 promocoes=2 promotion=-3 protect=-3
w: protection=2 protocol=1 proxy=9 ps=2 pv=-3 px=-3 py=-3 qf=-2 ql=-2 qm=-3 qn=-2 qp=-3 qr=-2 quantum=3 qv=2
w: qw=-3 qy=-2 r=7 ra=4 raffle=-2 rastreio=-2 rb=2 rc=-2 re=2 real=-2 recipes=3 recover=-2 recover-account=3
w: recovery=11 redelivery=-1 redirect=-2 reembolso=-2 refund=2 regalo=-2 register=11 registration=6 remote=3
w: rent=2 reply=-2 report=7 reports=-2 restore=5 retail=1 reverts=-2 review=8 revoke=3 reward=12 rewards=10 rf=-2
w: rh=-3 ri=-2 rj=-3 rk=-2 rl=-3 rm=7 rn=2 ro=5 rs=4 ru=9 rw=-3 rx=2 rz=-2 s=10 s3=-2 safe=2 safepay=5
w: safepayment=9 safety=2 sale=13 sales=3 saudiarabia=-2 save=7 sb=-2 sc=2 scan=-1 school=-3 schweiz=4 sd=5
w: sdapps=4 se=11 sea=-2 season2=-2 secure=14 secured=5 secures=2 security=17 seed=-2 sell=2 seller=-2 sellers=-2
w: seo=-2 serve=3 server=-2 service=13 servicedesk=6 services=11 settings=3 setup=12 sh=-2 share=6 ship=-2
w: shipping=-2 shop=19 shopping=8 shops=5 show=2 si=2 sicher=-2 sigin=3 sign=7 sign-in=-2 sign-up=-2 signin=8
w: signup=7 site=8 sites=2 skin=2 sky=-1 sl=5 slot=2 slots=-2 slovenia=-2 slovenija=1 slovensko=2 sm=-2 smart=-2
w: smtp=-2 sn=2 so=8 social=3 soft=6 software=6 sol=5 solar=-2 solution=2 solutions=7 source=2 south=-1 sp=3
w: space=-2 spedizione=-1 sport=-3 sports=-2 sq=-2 srbija=2 ss=8 ssl=8 sso=21 st=3 staff=-2 stake=-3 staking=-3
w: star=3 start=-2 state=2 static=-2 station=2 status=3 stockprice=4 storage=6 store=22 stores=5 streaming=-2
w: studio=-2 style=-2 su=4 summit=-2 suomi=-3 super=-3 support=28 supportcenter=2 supports=12 survey=7
w: suspension=-2 sv=8 svip=2 swap=11 sy=-3 sync=13 system=3 systems=-3 t=12 te=1 team=11 teams=8 tech=5
w: technologies=2 technology=2 techsupport=5 terminal=3 terms=-2 test=9 testnet=-2 tf=2 tg=2 th=10 the=16 thx=1
w: ticket=6 tires=2 tj=-3 tl=-2 tm=9 tn=-3 to=5 today=10 token=20 tokens=4 tool=9 tools=5 top=11 tr=10 track=11
w: tracking=3 trade=15 trades=6 trading=7 tradings=1 transaction=5 transfer=3 transit=-3 transport=-3 trial=3
w: trx=3 ts=5 tt=-1 tv=9 tw=5 tx=-2 ty=2 tyre=2 u=3 uae=5 ub=7 ud=-2 ue=2 uf=3 ui=8 uk=10 ukraine=-2 ultra=-2
w: um=2 unblock=3 unblocked=5 unlock=-2 unlocker=-2 uo=-2 up=8 updata=2 update=21 updates=11 upgrade=11 ur=5
w: uruguay=1 us=23 usa=18 usdt=3 use=-2 user=7 users=3 ut=4 uu=2 uv=2 uw=2 ux=-2 uy=2 uz=-2 v1=5 v2=12 v5=3 va=1
w: validate=2 validation=5 validator=2 vault=8 vd=-3 venezuela=2 ver=5 verifica=-2 verification=14 verified=6
w: verifier=-2 verify=20 vi=5 video=10 videodownloader=4 videos=1 viet=2 vietnam=1 view=8 vip=18 vip1=8 vips=-3
w: visa=-2 visit=-3 vm=2 vn=14 vote=-2 vpn=10 vr=-2 vs=-2 vt=-3 vu=-2 vv=6 vw=-2 vwww=3 vy=2 vz=-2 w=10 wa=-3
w: wallet=23 wallets=17 warning=3 watch=6 watchlist=3 wc=-3 we=7 web=24 web3=15 webapp=-2 website=9 welcome=-1
w: west=-1 wf=-2 wg=-3 wh=-3 whitelist=-2 wholesale=-2 win=8 windows=8 withdraw=-2 withdrawal=-3 wl=2 wm=-2 wn=-3
w: work=3 workshop=2 workspace=5 world=-3 ws=1 wv=-3 wvvww=3 wvw=3 ww=13 wwv=-2 www=35 www0=31 www3=31 wwww=-1
w: wx=2 x=15 x2=5 xc=1 xchange=2 xf=2 xi=-3 xj=2 xl=-2 xn=2 xo=5 xp=1 xq=2 xs=4 xu=-2 xw=-3 xx=1 xxl=4 xxx=3
w: xyz=-2 xz=1 y=3 yi=-3 yield=-3 you=-3 your=3 yp=-2 ys=-3 yt=6 yw=-3 yx=-3 yy=-3 yz=-3 za=3 zc=1 zd=2 zh=1 zl=3
w: zn=-3 zone=4 zs=-2 zx=-3 zy=2
`;
/** Cost of a suffix for a group of labels that leaves its own; `*` for those not listed, on top of `all`. */
export const MODEL_SUFFIXES: Readonly<Record<string, Readonly<Record<string, number>>>> = {"all":{"ac":7.39,"ac.ug":7.68,"academy":8.09,"accountant":7.68,"accountants":8.78,"actor":8.09,"ae":7.17,"af":8.09,"ag":8.78,"agency":6.48,"ai":7.17,"airtel":8.78,
"allfinanz":8.78,"am":7.25,"app":4.67,"army":8.78,"art":6.24,"asia":5.22,"at":6.1,"au":8.78,"autos":6.48,"ax":8.78,"az":7.15,"baby":7.17,
"band":8.78,"bar":7.17,"barclaycard":8.78,"be":6.33,"beauty":7.39,"best":6.29,"bet":6.7,"bh":8.78,"bi":8.78,"bid":6,"bio":6.83,"biz":4.96,
"biz.id":8.09,"blog":6.01,"blue":8.09,"boats":7.17,"bond":6.7,"bot":8.09,"broker":8.78,"business":8.78,"buzz":5.42,"by":8.78,"bz":6.99,"ca":6.58,
"cab":8.78,"cam":5.97,"capetown":8.78,"capital":7.68,"cards":7.39,"care":8.09,"casa":8.09,"cash":6.38,"casino":6.8,"cat":8.09,"cc":4.48,"center":7.05,
"ceo":8.78,"cf":5.37,"cfd":4.72,"ch":6.29,"channel":8.78,"chat":6.56,"cheap":8.78,"ci":8.78,"citic":8.78,"cl":7.05,"claims":7.39,"click":4.21,
"clinic":8.78,"cloud":4.73,"club":4.64,"cm":4.48,"cn":5.52,"co":3.81,"co.cm":8.09,"co.cr":7.33,"co.il":8.09,"co.in":8.09,"co.kr":7.68,"co.nz":8.09,
"co.uk":5.87,"co.za":6.38,"coach":8.78,"codes":8.09,"college":8.09,"com.au":6.05,"com.bd":8.09,"com.br":7.17,"com.by":8.09,"com.bz":8.09,"com.cm":7.68,"com.cn":6.39,
"com.co":6.48,"com.es":8.09,"com.ge":8.09,"com.in":7.25,"com.kz":7.17,"com.mx":6.51,"com.ng":6.68,"com.pl":6.73,"com.py":8.09,"com.ro":8.09,"com.tr":6.55,"com.ua":7.68,
"com.vn":7.81,"community":6.83,"company":6.83,"construction":8.09,"consulting":8.78,"contractors":8.78,"cool":8.09,"coupons":8.78,"courses":8.78,"cr":8.78,"cricket":8.09,"cv":8.78,
"cx":6.99,"cyou":5.12,"cz":8.09,"date":6.83,"de":5.69,"deal":8.78,"delivery":8.78,"design":7.68,"dev":6.33,"digital":4.92,"direct":8.78,"directory":8.78,
"diy":8.78,"dk":8.78,"dog":8.78,"download":6.38,"earth":8.78,"email":6.45,"engineer":8.78,"es":6.32,"et":7.68,"eu":5.61,"eus":8.78,"events":8.09,
"exchange":6.7,"expert":7.17,"exposed":8.09,"express":8.09,"fail":8.09,"faith":7.68,"fan":8.78,"fans":7.39,"farm":8.09,"fashion":7.68,"fi":6.95,"film":8.78,
"finance":7.17,"financial":7.39,"fit":6.12,"fitness":8.78,"fm":8.78,"fo":8.09,"foo":8.09,"forsale":8.78,"forum":8.09,"foundation":5.31,"fr":6.22,"frogans":8.78,
"fun":4.59,"fund":6.99,"futbol":8.78,"ga":5.5,"gal":8.78,"game":8.78,"games":8.09,"garden":8.78,"gdn":7.49,"ge":8.78,"gf":8.78,"gg":8.78,
"gift":6.7,"gifts":6.7,"gives":8.09,"giving":8.09,"gl":8.78,"gold":8.09,"golf":8.78,"gq":5.62,"gr":8.09,"graphics":8.78,"green":8.09,"group":7.39,
"gs":8.78,"gt":8.78,"guide":8.78,"guru":6.48,"hair":7.68,"haus":7.68,"healthcare":8.78,"help":5.35,"hk":8.09,"hk.cn":7.65,"hl.cn":5.55,"hm":8.78,
"hn":8.78,"homes":6.58,"host":5.93,"house":7.17,"ht":8.78,"hu":7.21,"icu":4.21,"id":7.63,"ie":7.11,"ikano":8.78,"im":8.09,"in":4.97,
"inc":8.78,"industries":8.09,"info":3.6,"ing":8.09,"ink":5.55,"institute":7.68,"io":5.27,"ir":8.09,"is":7.68,"ist":8.09,"it":6.7,"itv":8.78,
"jobs":8.78,"jp":6.45,"juegos":8.78,"ke":8.78,"kg":8.09,"kim":8.09,"kpn":8.78,"kr":8.78,"kz":7.68,"la":7.39,"land":8.09,"lat":5.69,
"law":8.78,"lawyer":8.78,"lc":8.78,"lease":8.78,"li":8.78,"life":4.96,"link":5.53,"live":3.82,"llc":7.39,"loan":7.35,"loans":8.78,"locker":6.99,
"lol":5.59,"london":7.68,"lotto":8.78,"love":8.09,"ltd":5.83,"lu":8.78,"lundbeck":8.78,"luxe":8.09,"luxury":8.09,"ma":8.78,"makeup":7.39,"management":8.78,
"market":7.39,"marketing":8.09,"markets":7.68,"md":8.09,"me":4.98,"me.uk":7.68,"med":8.78,"media":7.39,"meme":8.09,"men":6.96,"miami":8.78,"mk":8.78,
"ml":5.22,"mn":8.78,"mobi":6.41,"mom":7.05,"money":7.17,"monster":6.7,"mortgage":8.78,"motorcycles":8.09,"mr":8.78,"ms":8.78,"mu":8.78,"music":8.09,
"mw":8.78,"mx":8.09,"my":6.48,"my.id":7.68,"name":7.68,"ne":7.68,"net":2.94,"net.in":7.17,"network":5.52,"news":5.97,"nexus":8.78,"ng":8.78,
"ngo":7.68,"ninja":8.09,"nl":6.48,"no":8.09,"nokia":8.78,"now":8.78,"nowtv":8.78,"nu":7.68,"nz":8.09,"office":8.78,"om":4.62,"one":5.14,
"ong":7.68,"onl":8.09,"online":3.3,"ooo":7.39,"org":3.21,"org.in":7.68,"org.kz":7.05,"org.nz":7.39,"org.uk":7.68,"org.za":7.39,"ovh":8.09,"page":7.68,
"partners":8.78,"parts":8.09,"party":7.68,"pay":8.78,"pe":7.68,"pet":8.78,"phd":8.78,"photos":7.68,"pics":5.61,"pictures":8.78,"pizza":7.68,"pl":6.83,
"place":8.78,"plumbing":8.78,"plus":7.39,"pm":7.17,"press":6.29,"pro":4.28,"promo":6.7,"properties":8.09,"property":8.78,"prudential":8.78,"pt":8.78,"pw":5.1,
"qpon":7.17,"quest":6.33,"racing":8.09,"radio":8.78,"re":7.68,"realtor":8.78,"recipes":8.78,"red":7.68,"rent":8.09,"rentals":8.78,"repair":8.78,"report":8.09,
"rest":6.7,"review":7.39,"rip":8.09,"ro":8.09,"rocks":7.68,"rodeo":8.78,"rs":8.78,"ru":3.89,"run":6.58,"rw":8.78,"sale":7.68,"sarl":8.78,
"sb":8.78,"sbs":4.48,"scb":8.78,"science":7.68,"se":7.68,"security":8.78,"select":8.78,"services":6.48,"seven":8.78,"sex":8.78,"sh":7.39,"shop":3.52,
"shopping":8.78,"si":8.78,"site":3.63,"sk":8.78,"skin":7.17,"sn":8.78,"so":8.09,"social":7.68,"software":7.39,"solar":8.78,"solutions":6.83,"soy":8.78,
"space":4.32,"st":8.78,"stada":8.78,"store":4.21,"stream":7.81,"studio":7.17,"style":8.78,"su":5.56,"support":6.19,"surf":8.09,"sx":8.78,"systems":7.68,
"tax":8.09,"td":8.78,"team":6.99,"tech":4.95,"technology":7.17,"tel":7.68,"tf":8.09,"tips":8.09,"tjmaxx":8.78,"tk":5.24,"to":8.09,"today":6.29,
"tokyo":7.68,"tools":6.99,"top":2.8,"tours":8.78,"town":8.78,"tr":8.78,"trade":6.28,"trading":8.09,"training":8.78,"tube":8.78,"tui":8.78,"tv":7.68,
"tw":6.99,"ua":8.78,"ug":8.78,"uk":6.15,"uno":6.24,"us":4.28,"uz":8.09,"vc":7.68,"vegas":8.78,"ventures":8.78,"vg":7.68,"video":8.78,
"vin":8.78,"vip":3.98,"virgin":8.78,"vn":7.39,"vote":8.09,"voto":8.78,"vu":8.78,"wang":7.68,"watch":6.99,"web.za":7.68,"webcam":7.49,"website":4.84,
"wf":8.78,"wiki":5.97,"win":5.89,"woodside":8.78,"work":5.75,"works":7.17,"world":5.24,"ws":6.62,"wtf":8.78,"xin":4.46,"xyz":3.04,"yachts":7.39,
"yokohama":8.78,"zip":7.39,"zone":7.17,"بازار":8.78,"みんな":8.78,"書籍":8.78},"faux":{"*":0.02,"*g":10.86,"*c":10.12,"*2":12.99,"blog":3.97},"glyph":{"*":1.9,
"*g":12.74,"*c":12,"*2":14.87,"agency":5.26,"app":4.48,"asia":5.72,"autos":5.91,"be":5.89,"best":5.89,"bet":5.92,"bio":5.93,"biz":4.51,
"blog":5.86,"bond":5.27,"buzz":5.76,"cam":5.23,"cc":4.8,"cf":4.81,"cfd":5.07,"ch":5.25,"cheap":5.99,"cl":5.94,"click":4.41,"cloud":4.36,
"club":4.72,"cn":5.78,"co":4.32,"co.cr":5.49,"co.uk":4.43,"com.au":4.77,"com.cn":5.9,"com.co":5.91,"com.es":5.98,"com.in":5.95,"com.mx":4.87,"com.ng":5.27,
"com.pl":5.47,"com.py":5.98,"com.ro":5.98,"com.tr":5.46,"company":5.93,"cyou":4.39,"de":4.65,"dev":5.89,"es":5.25,"eu":5.8,"fashion":5.97,"fi":5.48,
"finance":5.95,"foundation":4.47,"fr":5.24,"fun":5.19,"ga":4.16,"gq":4.83,"help":5.75,"homes":5.92,"host":4.85,"hu":5.48,"icu":4.03,"in":5.11,
"info":3.46,"ink":5.19,"io":5.16,"it":5.92,"jp":5.45,"life":4.77,"link":5.37,"live":3.66,"me":5.11,"me.uk":5.97,"media":5.96,"meme":5.98,
"ml":4.21,"net":2.93,"network":5.37,"news":5.85,"nl":5.91,"one":4.79,"online":3.36,"org":3,"org.za":5.96,"pl":5.93,"press":5.89,"pro":3.79,
"pw":5.13,"quest":5.89,"ru":3.27,"run":5.92,"sbs":5.48,"services":5.91,"shop":3.72,"site":3.4,"space":4.24,"store":4.64,"su":4.77,"support":5.88,
"tech":5.11,"tk":4.8,"top":3.13,"tr":5.99,"uk":5.88,"us":4.23,"vip":4.44,"watch":5.94,"website":4.13,"wiki":5.85,"world":4.53,"xyz":3},
"one":{"*":0.33,"*g":11.17,"*c":10.43,"*2":13.3,"ai":4.38,"biz":4.07,"blog":4.29,"cam":4.28,"cc":3.91,"co":3.58,"cx":4.37,"lat":4.24,
"live":3.58,"me":4.08,"online":3.08,"pro":3.53,"ru":3.63,"shop":3.4,"stream":4.4,"top":2.13,"xyz":3.07},"same":{"*":3.13,"*g":9.14,"*c":8.55,
"*2":11.32,"ac":6.11,"ac.ug":6.52,"academy":7.21,"accountant":6.52,"accountants":7.22,"af":6.52,"ag":7.22,"agency":5.27,"airtel":7.22,"allfinanz":7.22,"am":6.51,
"app":6.28,"army":7.22,"art":6.48,"asia":5.55,"at":5.41,"autos":6.49,"ax":7.22,"baby":5.83,"band":7.22,"bar":6.11,"barclaycard":7.22,"beauty":7.19,
"best":5.59,"bet":6.5,"bh":7.22,"bi":7.22,"bid":5.59,"bio":6.11,"biz":5.54,"blog":6.46,"blue":7.21,"boats":6.51,"bond":7.15,"bot":6.52,
"broker":7.22,"buzz":5.56,"by":7.22,"bz":5.61,"ca":6.49,"cab":7.22,"cam":5.41,"capetown":7.22,"capital":6.12,"cards":6.11,"care":6.52,"casa":6.52,
"cash":5.42,"casino":7.16,"cat":6.52,"cc":5.49,"ceo":7.22,"cf":6.4,"cfd":4.97,"ch":7.12,"channel":7.22,"chat":7.14,"ci":7.22,"citic":7.22,
"cl":6.51,"claims":5.83,"click":5.29,"clinic":7.22,"cloud":5.08,"club":5.08,"cm":3.04,"cn":6.42,"co":3.11,"co.cm":6.52,"co.il":7.21,"co.in":7.21,
"co.kr":7.2,"co.nz":7.21,"co.uk":6.45,"co.za":5.81,"coach":7.22,"codes":6.52,"college":6.52,"com.au":6.08,"com.bd":6.52,"com.br":7.18,"com.by":7.21,"com.bz":6.52,
"com.cm":6.12,"com.cn":6.48,"com.co":5.42,"com.ge":7.21,"com.in":7.18,"com.kz":5.83,"com.mx":7.14,"com.ng":6.5,"com.pl":6.5,"com.py":7.21,"com.ro":7.21,"com.tr":7.14,
"com.ua":6.12,"com.vn":7.2,"community":5.6,"company":5.82,"construction":6.52,"consulting":7.22,"contractors":7.22,"cool":6.52,"cricket":6.52,"cv":7.22,"cx":5.61,"cyou":5.75,
"cz":7.21,"date":6.11,"de":6.44,"deal":7.22,"delivery":7.22,"design":6.52,"dev":6.48,"digital":5.74,"direct":7.22,"diy":7.22,"dk":7.22,"dog":7.22,
"download":6.09,"email":6.49,"engineer":7.22,"es":6.48,"et":6.12,"eu":5.57,"eus":7.22,"events":7.21,"exchange":7.15,"expert":6.51,"exposed":6.52,"express":6.52,
"fail":6.52,"faith":6.52,"fan":7.22,"fans":6.11,"farm":6.52,"fashion":6.52,"fi":7.17,"film":7.22,"finance":7.18,"financial":6.51,"fit":5.81,"fm":7.22,
"fo":6.52,"foo":6.52,"forsale":7.22,"foundation":6.39,"frogans":7.22,"fun":5.07,"fund":5.83,"futbol":7.22,"ga":5.57,"gal":7.22,"game":7.22,"games":7.21,
"garden":7.22,"gdn":7.19,"ge":7.22,"gf":7.22,"gg":7.22,"gift":5.6,"gifts":5.27,"gives":6.52,"giving":6.52,"gl":7.22,"gold":6.52,"gq":6.06,
"gr":6.52,"graphics":7.22,"green":7.21,"group":6.51,"gs":7.22,"gt":7.22,"guide":7.22,"guru":5.82,"hair":6.52,"haus":6.52,"healthcare":7.22,"help":5.39,
"hk":6.52,"hl.cn":7.02,"hm":7.22,"hn":7.22,"homes":5.82,"host":5.41,"house":5.83,"ht":7.22,"icu":5.04,"ikano":7.22,"im":7.21,"in":5.74,
"inc":7.22,"industries":6.52,"info":5.07,"ing":6.52,"ink":4.9,"institute":6.12,"io":6.96,"ir":7.21,"is":6.12,"ist":6.52,"it":6.5,"itv":7.22,
"jobs":7.22,"juegos":7.22,"ke":7.22,"kg":7.21,"kim":7.21,"kpn":7.22,"kz":7.2,"la":6.11,"land":7.21,"lat":5.79,"law":7.22,"lawyer":7.22,
"lc":7.22,"li":7.22,"life":5.53,"link":5.78,"live":4.89,"llc":6.11,"loan":6.51,"loans":7.22,"locker":5.61,"lol":5.4,"london":6.12,"lotto":7.22,
"love":7.21,"ltd":5.01,"lu":7.22,"lundbeck":7.22,"luxe":6.52,"luxury":7.21,"ma":7.22,"makeup":7.19,"management":7.22,"market":6.11,"marketing":7.21,"markets":6.12,
"me.uk":6.52,"med":7.22,"media":7.19,"meme":7.21,"men":6.5,"miami":7.22,"mk":7.22,"ml":5.76,"mobi":5.6,"mom":7.17,"money":5.83,"monster":5.82,
"mortgage":7.22,"motorcycles":7.21,"mr":7.22,"mu":7.22,"music":6.52,"mw":7.22,"my":5.82,"name":6.52,"ne":6.12,"net":4.65,"net.in":6.11,"network":5.12,
"news":6.08,"nexus":7.22,"ng":7.22,"ngo":6.12,"ninja":6.52,"nokia":7.22,"now":7.22,"nowtv":7.22,"nu":7.2,"office":7.22,"om":3.28,"one":4.56,
"ong":6.12,"onl":7.21,"online":4.9,"ooo":6.11,"org":5.22,"org.in":6.12,"org.kz":6.11,"org.nz":5.83,"org.uk":7.2,"org.za":6.11,"ovh":6.52,"page":6.12,
"partners":7.22,"parts":6.52,"party":6.12,"pay":7.22,"pe":6.12,"phd":7.22,"photos":7.2,"pics":5.12,"pizza":6.12,"pl":7.16,"place":7.22,"plumbing":7.22,
"plus":6.11,"pm":5.83,"press":5.26,"pro":5.17,"promo":5.27,"properties":6.52,"property":7.22,"prudential":7.22,"pt":7.22,"pw":5.1,"qpon":6.51,"quest":5.81,
"racing":6.52,"radio":7.22,"re":6.12,"realtor":7.22,"recipes":7.22,"red":7.2,"rent":7.21,"rentals":7.22,"repair":7.22,"report":6.52,"rest":5.82,"review":6.51,
"rip":6.52,"ro":7.21,"rocks":7.2,"rodeo":7.22,"ru":5.4,"run":6.1,"rw":7.22,"sale":6.52,"sarl":7.22,"sb":7.22,"sbs":5.92,"scb":7.22,
"science":6.52,"se":6.12,"security":7.22,"select":7.22,"services":6.1,"seven":7.22,"sex":7.22,"sh":6.11,"shop":5.17,"si":7.22,"site":4.55,"skin":6.11,
"sn":7.22,"so":6.52,"social":6.52,"software":5.83,"solar":7.22,"solutions":6.5,"soy":7.22,"space":4.94,"st":7.22,"stada":7.22,"store":4.84,"studio":6.51,
"style":7.22,"su":5.25,"support":6.09,"surf":6.52,"sx":7.22,"systems":6.52,"tax":7.21,"td":7.22,"team":5.61,"tech":5.37,"technology":6.51,"tel":6.12,
"tf":6.52,"tjmaxx":7.22,"tk":6.38,"to":6.52,"today":5.81,"tokyo":6.52,"tools":5.42,"top":4.77,"tours":7.22,"town":7.22,"trade":5.81,"trading":6.52,
"tube":7.22,"tui":7.22,"tv":7.2,"tw":6.11,"ua":7.22,"ug":7.22,"uk":6.09,"uno":5.26,"us":5.46,"uz":7.21,"vc":6.12,"vegas":7.22,
"ventures":7.22,"vg":6.12,"video":7.22,"vin":7.22,"vip":5.02,"virgin":7.22,"vote":6.52,"voto":7.22,"wang":6.52,"watch":6.11,"web.za":6.12,"webcam":6.52,
"website":4.98,"wf":7.22,"wiki":6.08,"win":5.58,"woodside":7.22,"work":5.58,"works":6.11,"world":4.99,"ws":5.82,"xin":5.06,"xyz":4.67,"yachts":6.51,
"yokohama":7.22,"zip":7.19,"بازار":7.22,"みんな":7.22,"書籍":7.22},"two":{"*":2.17,"*g":13.01,"*c":12.27,"*2":15.14,"ae":6.22,"am":6.22,"app":4.83,
"art":5.25,"asia":5.06,"at":6.13,"be":5.51,"best":6.16,"bet":6.19,"biz":5.38,"casino":5.73,"cc":3.87,"cf":4.89,"cfd":4.31,"chat":6.18,
"click":3.95,"cloud":4.55,"club":5.31,"cn":5.08,"co":4.79,"com.cn":6.16,"com.kz":6.22,"cr":6.25,"cyou":5.4,"digital":5.9,"download":6.16,"email":6.17,
"fit":5.43,"fr":6.15,"fun":4.98,"ga":5.45,"gq":4.71,"help":6.01,"hl.cn":5.39,"icu":3.86,"in":5.38,"info":4.21,"ink":5.46,"io":5.99,
"it":6.19,"jp":6.17,"kz":6.23,"lat":6.08,"life":4.36,"link":5.45,"live":3.89,"llc":6.22,"lol":6.06,"ltd":5.48,"me":5.38,"ml":5.18,
"mx":6.24,"net":3.08,"network":6.04,"news":6.12,"nu":6.23,"nz":6.24,"one":4.88,"online":3.17,"ooo":6.22,"org":3.02,"org.kz":6.21,"pet":6.25,
"photos":6.23,"pics":6.06,"pl":6.2,"pro":4.45,"pw":5.05,"quest":6.16,"ru":3.97,"sbs":4.19,"services":6.17,"shop":3.01,"site":3.71,"solutions":5.54,
"space":4.22,"store":4.9,"su":5.64,"support":5.7,"team":6.21,"tech":5.03,"technology":6.22,"tk":4.82,"today":6.16,"top":2.11,"us":3.87,"vip":2.75,
"vn":5.55,"wang":6.23,"website":5.35,"wiki":6.12,"work":6.09,"works":6.22,"world":4.99,"ws":6.18,"xin":3.59,"xyz":2.76},"typo":{"*":3.37,"*g":14.21,
"*c":13.47,"*2":16.34,"ac.ug":7.44,"academy":7.44,"accountant":7.44,"actor":7.44,"agency":7.37,"app":4.73,"art":6.33,"asia":5.39,"at":6.32,"autos":6.05,
"az":6.32,"bar":6.75,"be":6.05,"beauty":7.43,"best":6.72,"bet":7.39,"bid":5.62,"bio":6.74,"biz":4.53,"biz.id":6.76,"blog":5.37,"bond":7.39,
"buzz":5.28,"bz":7.41,"ca":6.06,"cam":5.71,"cards":7.43,"cash":5.83,"casino":6.94,"cc":4.6,"center":6.74,"cf":5.5,"cfd":4.64,"ch":6.72,
"chat":5.81,"click":4.17,"cloud":4.52,"club":4.2,"cm":6,"cn":5.21,"co":3.81,"co.cr":6.95,"co.in":7.44,"co.kr":7.44,"co.uk":5.9,"com.au":5.78,
"com.br":7.42,"com.by":7.44,"com.cn":6.92,"com.co":6.72,"com.es":7.44,"com.in":6.95,"com.mx":7.38,"com.ng":6.66,"com.pl":6.66,"com.tr":6.93,"com.vn":6.96,"community":7.4,
"company":7.4,"courses":7.45,"cyou":5.04,"date":7.4,"de":6.67,"design":7.44,"dev":5.91,"digital":4.71,"download":6.72,"earth":7.45,"email":5.91,"es":6.72,
"eu":5.6,"exchange":6.73,"expert":7.42,"faith":7.44,"fans":7.43,"fi":7.41,"finance":7.42,"financial":7.43,"fit":5.62,"fitness":7.45,"foundation":5.08,"fr":5.78,
"fun":4.32,"ga":5.69,"games":7.44,"gdn":6.96,"gift":7.39,"gifts":7.39,"golf":7.45,"gq":5.81,"green":7.44,"guru":6.05,"haus":7.44,"help":5.51,
"hl.cn":5.81,"homes":7.38,"host":6.13,"house":7.42,"hu":6.67,"icu":3.96,"id":6.68,"ie":6.67,"im":7.44,"in":4.78,"info":3.59,"ink":5.46,
"io":4.9,"it":6.34,"jp":6.33,"kim":7.44,"kr":7.45,"land":7.44,"lat":6.3,"life":4.61,"link":5.45,"live":3.45,"loan":6.68,"locker":7.41,
"lol":5.54,"love":7.44,"ltd":6.31,"luxury":7.44,"makeup":7.43,"market":7.43,"marketing":7.44,"md":6.76,"me":4.9,"men":6.3,"ml":5.39,"mobi":5.72,
"mom":6.48,"monster":7.39,"ms":7.45,"my":6.33,"my.id":6.76,"net":3.06,"network":5.69,"news":5.71,"nl":5.84,"no":7.44,"nu":7.44,"nz":7.44,
"om":5.1,"one":5.68,"online":3.22,"org":3.19,"org.kz":6.95,"photos":7.44,"pics":5.12,"pictures":7.45,"pl":6.34,"pm":7.42,"press":6.72,"pro":3.99,
"pw":4.97,"qpon":7.42,"quest":6.15,"red":7.44,"rent":7.44,"rest":6.73,"ro":7.44,"rocks":7.44,"rs":7.45,"ru":3.73,"run":6.34,"sbs":4.37,
"science":7.44,"services":6.33,"shop":3.59,"site":3.46,"social":7.44,"solutions":6.34,"space":4.16,"store":3.69,"stream":6.96,"studio":6.35,"su":5.76,"support":6.14,
"tech":4.91,"technology":7.42,"tips":7.44,"tk":5.17,"today":6.33,"top":2.94,"trade":5.63,"tv":7.44,"tw":6.74,"uk":5.17,"uno":5.91,"us":4.03,
"uz":7.44,"vip":4.31,"vu":7.45,"watch":7.41,"webcam":6.96,"website":4.65,"wiki":5.41,"win":5.48,"work":5.24,"world":5.79,"ws":7.39,"wtf":7.45,
"xin":4.59,"xyz":2.84,"zip":6.75,"zone":6.07},"typo+typo":{"*":2.15,"*g":12.99,"*c":12.25,"*2":15.12,"ai":6.2,"app":4.53,"art":6.14,"asia":5.97,
"autos":5.51,"az":5.53,"be":6.15,"beauty":6.21,"best":6.14,"bid":5.48,"bio":6.19,"biz":5.9,"boats":6.2,"bond":6.18,"business":6.24,"buzz":4.59,
"cc":4.5,"cf":5.42,"cfd":4.28,"ch":6.14,"click":3.38,"cloud":4.74,"club":4.6,"cm":4.95,"cn":5.62,"co":3.95,"co.cr":6.21,"co.uk":6.09,
"com.au":5.68,"com.br":5.53,"com.cn":6.15,"coupons":6.24,"cyou":4.78,"de":4.91,"digital":3.93,"es":6.15,"eu":5.45,"fi":6.19,"finance":6.2,"forum":6.23,
"foundation":4.36,"fr":5.69,"fun":3.87,"ga":6.03,"gdn":6.22,"gq":6.05,"help":5.42,"homes":5.51,"host":6.1,"icu":3.79,"ie":6.2,"in":5.9,
"info":3.41,"ink":5.44,"io":5.41,"it":6.18,"jp":5.71,"lat":6.06,"lease":6.24,"life":5.36,"link":6.03,"live":4.13,"lol":5.08,"ltd":6.09,
"makeup":6.21,"me":4.23,"men":6.19,"ml":4.87,"mn":6.24,"my":5.12,"net":2.7,"network":6.03,"nl":5.51,"om":4.97,"one":5.95,"online":3.41,
"org":3.28,"pics":5.2,"pro":4.55,"pw":4.77,"qpon":6.2,"rest":6.18,"rocks":6.22,"ru":2.81,"sbs":3.5,"shop":3.65,"site":3.67,"space":4.46,
"store":4.37,"su":5.08,"support":6.13,"tech":4.76,"tk":4.79,"today":6.14,"top":2.86,"uno":6.14,"us":4.55,"vip":4.44,"website":5.86,"wiki":6.11,
"win":4.62,"work":5.21,"world":5.97,"xin":4.72,"xyz":2.98,"yachts":6.21},"web":{"*":0.57,"*g":11.41,"*c":10.67,"*2":13.54,"be":4.12,"ca":4.59,
"ch":4.56,"cl":4.62,"club":4.21,"cm":4.15,"co.uk":4.51,"com.au":3.84,"com.co":4.58,"com.in":4.63,"com.mx":4.58,"com.tr":4.59,"cyou":3.81,"de":4.48,
"es":3.66,"exchange":4.6,"fi":4.15,"foundation":4.41,"fr":4.56,"gift":4.6,"icu":4.03,"ie":3.88,"in":3.72,"ink":4.46,"link":3.86,"net":3.03,
"online":3.23,"org":3.18,"pw":4.36,"ru":3.32,"shop":3.65,"top":3.01,"website":4.28},"web+faux":{"*":0.08,"*g":10.92,"*c":10.18,"*2":13.05,"gq":3.98,
"pics":3.98,"site":3.23,"top":2.42},"wide":{"*":0.56,"*g":11.4,"*c":10.66,"*2":13.53,"app":3.49,"cc":4.13,"co":3.81,"eu":3.15,"exchange":4.58,
"foundation":4.39,"info":3.68,"live":3.81,"net":1.71,"online":3,"org":2.81,"shop":3.07,"site":3.7,"store":4.01,"tk":4.37,"website":4.26,"xyz":3.07},
"word":{"*":2.58,"*g":13.42,"*c":12.68,"*2":15.55,"actor":6.65,"ae":5.95,"ai":5.56,"app":4.07,"asia":5.83,"at":6.54,"au":6.66,"baby":6.63,
"be":6.57,"biz":5.44,"blog":6.53,"blue":6.65,"bond":5.94,"buzz":6.44,"ca":6.59,"cam":6.53,"casino":6.61,"cc":4.25,"center":5.37,"cf":5.48,
"cfd":5.16,"ch":5.54,"chat":5.94,"cl":6.15,"click":4.39,"cloud":4.37,"club":4.23,"cm":6.15,"cn":5.49,"co":3.94,"co.il":6.65,"co.kr":6.64,
"co.uk":5.52,"co.za":6.57,"com.cn":6.13,"com.ng":6.6,"com.tr":6.59,"cyou":5.2,"de":5.63,"dev":6.57,"digital":4.72,"directory":6.66,"download":5.93,"email":6.58,
"es":6.57,"eu":6.47,"exchange":6.6,"expert":5.95,"finance":6.63,"financial":6.63,"fit":6.55,"forum":6.65,"foundation":5.77,"fun":4.56,"fund":6.62,"ga":5.86,
"gq":6.47,"guru":6.58,"hair":6.64,"help":4.68,"hu":6.63,"icu":4.74,"in":4.27,"info":3.04,"io":5,"ir":6.65,"jp":5.93,"lat":5.32,
"life":5.44,"link":5.86,"live":3.77,"lol":5.62,"ltd":5.89,"me":4.43,"media":5.96,"ml":5.47,"mom":6.62,"money":6.63,"net":2.37,"net.in":5.95,
"network":5.49,"news":5.25,"nl":6.58,"no":6.65,"one":4.99,"online":2.97,"org":2.62,"org.uk":6.64,"pro":4.1,"pw":5.57,"qpon":6.63,"red":6.64,
"rest":6.6,"review":6.63,"ru":4.82,"run":6.59,"sbs":4.75,"services":6.58,"shop":3.03,"shopping":6.66,"site":3.45,"sk":6.66,"skin":6.63,"space":4.36,
"store":3.83,"su":5.87,"support":5.92,"systems":6.64,"tech":4.4,"technology":6.63,"tips":6.65,"tk":5.83,"today":5.92,"top":3.01,"trade":6.56,"training":6.66,
"tv":6.64,"tw":6.62,"us":4.12,"vip":4.21,"vn":6.63,"website":4.97,"wiki":6.53,"win":6.52,"work":6.5,"world":5.47,"ws":6.59,"xin":5.83,
"xyz":2.68,"zone":6.63},"word+typo":{"*":2.13,"*g":12.97,"*c":12.23,"*2":15.1,"art":6.11,"asia":3.68,"at":5.66,"bet":6.15,"biz":4.83,"blog":6.09,
"buzz":4.77,"ca":6.14,"casino":6.16,"cc":4.19,"cf":5.98,"cfd":4.57,"ch":5.48,"click":4.35,"cloud":5.8,"club":4.7,"cn":4.74,"co":4.2,
"co.uk":6.07,"co.za":6.13,"com.cn":6.13,"com.pl":6.15,"com.tr":6.14,"community":6.16,"company":6.16,"cyou":4.97,"de":5.43,"dev":6.12,"digital":5.33,"eu":6.03,
"fit":6.1,"foundation":5.33,"fun":4.57,"ga":6,"hl.cn":4.07,"host":6.08,"icu":4.61,"in":4.61,"info":3.64,"io":5.39,"kg":6.21,"lat":4.79,
"life":5.34,"link":6.01,"live":4.76,"lol":4.78,"me":5.34,"ml":5.38,"mx":6.21,"my.id":6.2,"net":3.08,"network":5.17,"one":5.13,"online":3.5,
"org":3.08,"pics":6.03,"pro":4.98,"pw":4.71,"quest":6.12,"review":6.19,"ru":3.8,"run":6.14,"sbs":4.33,"services":6.14,"sh":6.19,"shop":3.24,
"site":3.45,"space":3.91,"store":5.16,"su":6.02,"tax":6.21,"tech":4.83,"top":1.79,"us":4.62,"vip":3.15,"vn":6.19,"website":5.09,"world":4.5,
"xin":2.94,"xyz":2.81},"word+word":{"*":2.01,"*g":12.85,"*c":12.11,"*2":14.98,"ae":6.06,"am":5.59,"app":3.76,"asia":5.82,"at":5.34,"be":6,
"best":6,"bid":5.96,"biz":4.87,"blog":5.96,"boats":6.06,"bond":6.03,"buzz":5.28,"cc":4.64,"cf":5.28,"cfd":4.84,"click":3.84,"cloud":5.67,
"cn":5.89,"co":4.64,"co.za":4.47,"com.br":6.06,"com.cn":5.56,"com.mx":5.56,"com.ng":6.03,"cyou":5.79,"cz":6.08,"date":6.04,"de":5.31,"digital":4.3,
"es":6,"fr":5.99,"fun":5.14,"ga":4.92,"gq":5.3,"help":4.91,"hk.cn":4.97,"hl.cn":3.93,"host":5.52,"icu":3.91,"in":4.99,"info":3.15,
"ink":5.89,"io":5.83,"kz":6.07,"lat":5.5,"life":5.22,"link":5.3,"live":3.45,"ltd":5.94,"me":5.76,"ml":4.64,"name":6.07,"net":2.83,
"news":5.96,"one":5.8,"online":2.96,"org":2.99,"plus":6.06,"pro":3.85,"promo":6.03,"ru":4.45,"sbs":4.32,"shop":3.01,"site":3.67,"skin":6.06,
"space":4.09,"store":4.59,"su":5.89,"tech":5.75,"tk":4.43,"tokyo":6.07,"top":2.16,"us":3.72,"vip":3.61,"website":5.71,"work":5.93,"works":6.06,
"world":5.26,"xin":4.36,"xyz":2.99,"zip":6.06},"word-":{"*":2.32,"*g":13.16,"*c":12.42,"*2":15.29,"ac":6.38,"ae":6.37,"app":4.5,"art":5.28,
"asia":5.58,"autos":6.33,"beauty":6.38,"best":6.31,"bet":5.69,"bid":5.65,"biz":4.8,"boats":6.37,"buzz":5.6,"cam":6.28,"casino":6.35,"cc":4.03,
"cf":4.49,"cfd":4.6,"click":3.88,"cloud":4.54,"club":4.9,"cn":6.2,"co":4.43,"co.nz":6.4,"co.uk":6.26,"com.ge":6.4,"com.mx":5.68,"com.pl":6.35,
"com.tr":5.68,"cyou":5.16,"date":5.69,"de":5.23,"dev":5.67,"digital":5.18,"download":5.29,"email":5.88,"eu":5.2,"events":6.4,"exchange":5.69,"foundation":5.34,
"fr":6.31,"fun":4.53,"fund":6.36,"ga":6.2,"gift":6.35,"gq":5.25,"group":5.71,"guru":6.33,"help":4.96,"homes":6.34,"host":6.27,"icu":4.06,
"id":6.39,"in":5.53,"info":3.17,"io":4.48,"jp":6.33,"la":6.38,"lat":5.38,"life":4.62,"link":5.24,"live":3.38,"lol":6.22,"ltd":6.26,
"makeup":6.38,"me":4.3,"ml":5.34,"mom":6.37,"monster":5.3,"motorcycles":6.4,"net":2.42,"network":5.19,"news":6.28,"nl":6.33,"one":5.56,"onl":6.4,
"online":2.72,"org":2.99,"org.uk":6.39,"pl":6.36,"press":5.67,"pro":4.17,"pw":5.16,"quest":6.32,"ru":3.89,"sale":6.39,"sbs":4.19,"shop":3.49,
"site":3.28,"space":4.11,"store":4.1,"su":6.21,"support":6.3,"tech":4.8,"tk":4.96,"today":6.31,"top":3.09,"trade":6.31,"us":4.13,"vip":4.25,
"watch":6.36,"website":4.46,"wiki":5.65,"work":6.24,"world":5.58,"ws":5.88,"xyz":2.9,"yachts":6.38}};
/** What an original at home elsewhere adds to the logarithm of a suffix's share. */
export const MODEL_HOMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {"com":{"pw":-0.35,"ink":-0.18,"xin":-0.29,"foundation":-1.24,"lol":-0.25,"su":-0.26,"blue":-0.19,"cx":-0.17,"digital":-0.23,"gift":-0.29,"run":-0.17,"autos":-0.15,
"eu":-0.45,"vg":-0.15,"markets":-0.15,"re":-0.15,"kz":-0.15,"org.kz":-0.24,"design":-0.15,"se":-0.15},"country":{"com.co":0.16,"xyz":-0.36,"cloud":0.34,"online":0.3,
"wiki":0.35,"co":-0.28,"fun":-0.25,"top":0.37,"org":-0.17,"sbs":0.3,"cyou":0.31,"info":0.16,"cfd":0.34,"world":0.22,"vip":0.33,"ru":-0.32,
"pro":-0.36,"club":0.26,"asia":-0.21,"tech":-0.27,"website":-0.18,"cc":0.27,"pw":0.17,"cm":-0.18,"hl.cn":-0.16,"io":-0.2,"ga":0.15,"fit":0.24,
"shop":0.36,"ink":0.26,"cn":-0.16,"us":-0.48,"icu":0.48,"biz":0.16,"network":-0.16,"foundation":-0.2,"lol":0.45,"su":0.16,"app":-0.23,"ml":-0.21,
"life":0.37,"download":0.15,"group":0.2},"other":{"cloud":-0.29,"online":-0.44,"live":0.2,"co":-0.16,"top":-0.62,"org":0.31,"net":0.18,"cyou":-0.33,"cfd":-0.39,
"vip":-0.32,"ru":-0.51,"club":-0.28,"asia":-0.29,"tech":0.26,"claims":0.17,"pw":0.59,"cm":-0.61,"com.kz":0.15,"hl.cn":-0.31,"om":-0.43,"io":-0.17,
"es":-0.16,"com.au":-0.2,"shop":-0.32,"be":-0.16,"ink":0.17,"cn":-0.32,"tk":-0.18,"us":0.32,"icu":-0.21,"link":0.24,"zone":0.15,"ltd":0.32,
"de":-0.16,"xin":0.73,"network":0.24,"foundation":1.18,"su":0.38,"app":0.48,"best":0.16,"blue":0.19,"digital":0.48,"gift":0.38,"run":0.28,"autos":0.18,
"dev":0.25,"eu":0.67,"art":0.21,"cam":-0.22,"gq":-0.18,"ac":0.17,"markets":0.18,"re":0.18,"kz":0.18,"org.kz":0.3,"design":0.18,"la":0.17}};
/** Cost of putting two edits together, beyond both. */
export const MODEL_PAIRS: Readonly<Record<string, number>> = {"=typo+typo":3.01,"=typo+typo^":0.93,"=word+typo":5.24,"=word+typo^":0.82,"=word+word":1.52,"=word+word^":0.99,"=web+faux":-1.27,"=web+faux^":1.38,">typo+typo":3.02,">typo+typo^":0.84,">word+typo":3.37,">word+typo^":0.94,
">word+word":5.64,">word+word^":0.75,">web+faux":0.84,">web+faux^":1.03};
/** Cost of keeping the own suffix, of leaving it, and of going to com. */
export const MODEL_STAY: Readonly<Record<string, number>> = {"same|country":0.04,"same|country|com":3.26,"typo|country":0.2,"typo|country|com":1.69,"glyph|country":0.34,"glyph|country|com":1.25,"wide|country":0.46,"wide|country|com":1,"web|country":0.22,"web|country|com":1.63,"faux|country":0.22,"faux|country|com":1.63,
"one|country":0.16,"one|country|com":1.94,"two|country":0.06,"two|country|com":2.81,"word|country":0.21,"word|country|com":1.64,"word-|country":0.34,"word-|country|com":1.24,"typo+typo|country":0.31,"typo+typo|country|com":1.33,"word+typo|country":0.15,"word+typo|country|com":1.98,
"word+word|country":0.72,"word+word|country|com":0.66,"web+faux|country":0.24,"web+faux|country|com":1.53,"same|other":0.02,"same|other|com":3.81,"typo|other":0.18,"typo|other|com":1.81,"glyph|other":0.24,"glyph|other|com":1.55,"wide|other":0.47,"wide|other|com":0.99,
"web|other":0.37,"web|other|com":1.17,"faux|other":0.35,"faux|other|com":1.21,"one|other":0.45,"one|other|com":1.02,"two|other":0.2,"two|other|com":1.72,"word|other":0.46,"word|other|com":1.01,"word-|other":0.49,"word-|other|com":0.95,
"typo+typo|other":0.62,"typo+typo|other|com":0.77,"word+typo|other":0.42,"word+typo|other|com":1.07,"word+word|other":1.21,"word+word|other|com":0.35,"web+faux|other":0.35,"web+faux|other|com":1.21};
