// Written by bench/learn_permute.ts. Do not edit.
// Learnt 2026-11-21 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.

/**
 * What a trait of an edit adds to the logarithm of its rate. In tenths; a line holds the beginning
 * of its keys, then their ends with their values.
 */
export const MODEL_WEIGHT_LINES: string = `
=Addition/ digit=-53 digit/l=-7 digit/m=1 digit/s=5 digit|com=4 digit|country=-1 digit|other=-4 letter=-47
=Addition/ letter/m=3 letter/s=-9 letter|other=-5
=Addition: 0=4 2=-2 3=-2 6=2 7=-2 9=-2 a=-5 c=-5 d=2 e=-1 f=2 g=3 h=2 i=2 k=2 o=-3 p=-2 q=1 r=-3 v=-2 w=-2 z=3
=Bitsquatting/ digit=-60 digit*1=-2 digit*2=2 digit/l=4 digit/m=-4 digit|com=1 letter=-51 letter*1=-5
=Bitsquatting/ letter*2=3 letter/l=3 letter/s=-3 letter|com=2 letter|country=-1 letter|other=-3
=Bitsquatting: -m=2 ae=-2 ai=-2 bc=-2 bj=-1 br=-2 ca=-2 ck=3 cs=-2 dl=-2 dt=-1 ed=2 fb=3 fg=-1 fn=-2 ge=-1
=Bitsquatting: go=2 gw=-1 im=-1 iy=-2 kc=3 ld=1 lh=2 mi=-1 ml=-4 nf=1 nj=1 nl=2 no=1 og=6 ok=1 on=1 pt=2 px=1 qs=2 rp=2 s3=2
=Bitsquatting: sc=1 sq=5 td=-6 tp=-2 tu=-2 tv=-2 ue=-1 ut=-1 uw=-1 wg=-1 wu=-1 wv=-1 yi=-1 yx=-1 zj=1
=Bitsquatting@ -1=3 -2=-1 -3=4 0=2 1=-7 2=-2 3=1
=DoubleVowelInsertion/ digit=-83 letter=-63 letter*1=1 letter*2=-2 letter/m=-3
=DoubleVowelInsertion: f=2 l=2
=DoubleVowelInsertion@ -2=-2 -3=-1 3=1
=FauxTld/ known=-82 known-=-68 known-/m=-1 known-/s=1 own=-40 own*2=4 own-=-39 own-*2=3 own-/l=6 own-/m=5
=FauxTld/ own-/s=3 own-|com=9 own-|country=-4 own-|other=-3 own/l=6 own/m=5 own/s=1 own|com=8 own|country=-2
=FauxTld/ own|other=-3
=FauxTld@ -1=-2
=Homoglyph/ ascii=-47 ascii*1=1 ascii*2=1 ascii-all=-52 ascii-all*1=3 ascii-all/l=4 ascii-all/m=-3
=Homoglyph/ ascii-all|country=3 ascii/l=2 ascii/m=3 ascii|other=2 group=-47 group*2=2 group/l=3 group|com=-2
=Homoglyph/ group|country=2 group|other=2 latin-alike=-64 latin-alike*1=-2 latin-alike*2=2 latin-alike/l=2
=Homoglyph/ latin-alike/s=-1 latin-alike|country=-1 latin-marks=-63 latin-marks*1=2 latin-marks*2=-4 latin-marks/l=-3
=Homoglyph/ latin-marks/m=1 latin-marks/s=1 latin-marks|com=2 latin-marks|country=-8 latin-marks|other=1 latin-same=-70
=Homoglyph/ latin-same/l=-1 latin-same/m=2 latin-same|com=1 latin-same|other=-1 whole=-67 whole-alike=-73 wide-all=-71
=Homoglyph/ wide-all/l=-3 wide-all/m=3 wide-all|country=-1
=Homoglyph: a4=-2 a>ci=-2 ao=2 aà=3 aá=5 aã=-1 aä=2 aă=-1 aą=2 aǎ=-1 aǟ=-1 aǡ=-1 aȁ=-1 aə=-1 aḁ=-1 aạ=6 aấ=-1
=Homoglyph: aầ=-1 aẩ=-1 aẫ=-1 aậ=-1 aắ=-1 aằ=-1 aẳ=-1 aẵ=-1 b6=-2 b8=2 b>lb=1 b>lo=-2 bd=-2 bƅ=3 bɓ=2 cç=3 cć=1 d>ol=-1
=Homoglyph: db=-2 dq=-1 dḍ=2 e3=-3 ec=-1 eo=-2 eê=3 eë=3 eė=4 eę=3 eě=1 eȅ=-1 eȇ=-1 eɇ=-1 eḕ=-1 eḗ=-1 eḙ=-1 eḛ=-1 eḝ=-1
=Homoglyph: eẹ=6 eẽ=-1 eế=-1 eề=-1 eể=-1 eễ=-1 eệ=-1 fe=3 g6=-1 g9=-1 g>cj=-1 h>lh=2 hb=-1 hk=-1 hħ=2 hḥ=2 i1=5 il=-8 iì=3
=Homoglyph: ií=4 iî=3 iï=5 iĩ=-1 iī=4 iį=4 iı=5 jl=2 jy=2 kh=-1 kx=-1 l1=6 li=3 lj=3 ll>11=3 lt=4 lĺ=1 lł=5 lḷ=1 m>in=-1
=Homoglyph: m>ni=-1 m>nn=-3 m>rn=7 m>rr=-1 mṃ=1 n>ri=-1 n>rl=-2 nh=-1 nm=-4 nn>m=-1 nr=-2 nu=-1 nņ=3 nŋ=-1 nṅ=-1 nṇ=2
=Homoglyph: o>oo=2 oa=2 oc=-5 oe=-1 oò=-2 oó=1 oô=-1 oõ=-2 oö=3 oŏ=-1 oő=-1 oơ=-2 oǒ=-1 oǫ=-1 oǭ=-1 oǿ=-1 oȍ=-1 oȏ=-1
=Homoglyph: oȫ=-1 oȭ=-1 oȯ=-1 oȱ=-1 oɵ=-1 oṍ=-1 oṏ=-1 oṑ=-1 oṓ=-1 oỏ=-1 oố=-1 oồ=-1 oổ=-1 oỗ=-1 oộ=-1 oớ=-1 oờ=-1 oở=-1
=Homoglyph: oỡ=-1 oợ=-1 oꝋ=-1 oꬾ=-1 rŗ=2 rȑ=1 rɽ=1 rʀ=1 sṡ=1 t1=-1 t7=-2 tf=-1 tl=2 tƫ=-1 tƭ=-1 tᵵ=-1 tṭ=2 tṯ=-1 tṱ=-1
=Homoglyph: tẗ=-1 u>ii=-2 u>il=-1 u>li=-1 un=-1 uv=5 uù=2 uü=5 uŭ=2 uů=2 uų=2 uǔ=2 w>vv=8 wv=-1 wᴡ=2 xk=-2 yg=-1 yj=2
=Homoglyph: yv=-1 yʏ=2 yỵ=2 z2=1 zź=1
=Homoglyph@ -3=3 0=-3 2=1
=Hyphenation/ first=-52 first*1=2 first/l=-2 first/m=2 first/s=3 first|com=2 inner=-55 inner*1=2 inner*2=-1
=Hyphenation/ inner/m=1 inner|country=-2 inner|other=3 last=-78 words=-48 words*2=3 words/l=1 words/m=3 words|com=-1
=Hyphenation/ words|country=2 words|other=2
=Hyphenation: =2
=Hyphenation@ -3=1 1=2 3=3
=Insertion/ digit=-89 digit*2=-2 digit/m=-5 digit/s=3 front-digit=-66 front-digit*2=-1 front-digit/l=-3
=Insertion/ front-digit/m=4 front-digit/s=-2 front-digit|com=2 front-digit|other=-1 front-letter=-60 front-letter*2=-2
=Insertion/ front-letter/m=3 front-letter/s=-5 front-letter|com=3 front-letter|country=-3 front-letter|other=-4
=Insertion/ front-near=-41 front-near*1=-1 front-near*2=2 front-near/m=3 front-near/s=1 front-near|country=-3
=Insertion/ front-near|other=4 letter=-58 letter*1=-1 letter/l=-3 letter/s=-1 letter|country=-4 letter|other=-3 near=-36
=Insertion/ near/l=1 near|com=1 near|country=-10 near|other=-6
=Insertion: 0=2 2=2 3=2 5=2 6=1 8=2 9=1 a=-2 b=-1 d=2 e=-2 f=1 h=2 i=-4 j=1 m=-3 n=-2 o=-3 q=2 r=-3 x=2 y=2
=Insertion@ -2=-2
=Keyword/ after=-74 after*1=-3 after*2=1 after-=-79 after-/l=-4 after-/s=-3 after-|com=1 after-|country=-11
=Keyword/ after-|other=-5 after/l=-4 after|com=2 after|country=-14 after|other=-6 before=-82 before*1=-3 before*2=2
=Keyword/ before-=-81 before-*1=-2 before-*2=1 before-/l=-1 before-/s=-3 before-|country=-2 before/s=-2 before|other=-5
=Keyword/ hyphens=-55 hyphens*2=1 hyphens/l=2 hyphens|com=1 initials=-69 part=-107
=Mapped/ all=-66 plural=-49 plural*1=2 plural-inner=-55 plural-inner/m=1 plural-inner|com=-1
=Mapped/ plural-inner|other=2 plural/l=4 plural/m=1 plural/s=-3 plural|country=-1 plural|other=3 sign=-45 sign*1=6
=Mapped/ sign*2=2 sign/l=6 sign/m=-1 sign/s=3 sign|com=-8 sign|country=12 sign|other=-2 sound=-61 sound*1=-3 sound/l=-2
=Mapped/ sound/m=-2 sound|com=-3
=Mapped: a>4=-4 b>6=-2 c>ç=1 e>3=-2 g>6=-1 g>9=-1 i>1=5 i>ee=1 l>1=8 o>0=2 s=3 t>7=-4
=Mapped@ -1=3 -3=-2 2=2 3=2
=Omission/ double=-45 double*1=3 double/l=3 double/m=3 double|com=2 double|country=2 first=-43 first*2=4
=Omission/ first/l=7 first/s=-3 first|com=3 first|country=1 first|other=1 hyphen=-67 inner=-39 inner/l=3 inner/m=4
=Omission/ inner/s=-6 inner|other=1 last=-46 last*2=3 last/l=4 last/m=2 last/s=-2 last|country=3 word=-73 word-last=-73
=Omission: 6=2 a=-2 b=1 d=-2 g=3 k=4 l=1 m=2 n=-4 o=-2 r=1 s=-2 t=3 u=3 w=-4 y=-3
=Omission@ -1=3 -3=-3 0=2 1=-2 2=2 3=1
=Repetition/ first=-48 first*2=3 first/l=4 first|com=3 hyphen=-67 inner=-49 inner*1=-2 inner*2=3 inner/l=2
=Repetition/ inner/m=3 inner/s=-2 inner|com=3 last=-48 last*2=2 last/l=3 last/s=1 last|country=2 third=-51 third*2=1
=Repetition/ third/l=3 third|country=2
=Repetition: b=1 c=3 g=4 k=3 l=-3 m=3 n=-4 p=2 q=2 s=1 x=-3 z=-1
=Repetition@ -1=4 -2=-2 1=4 2=2
=Replacement/ digit=-69 digit*2=-7 digit-edge=-81 digit-edge*1=1 digit-edge*2=-2 digit/l=-4 digit|country=-2
=Replacement/ digit|other=-3 letter=-57 letter*1=-1 letter*2=-4 letter-edge=-59 letter-edge*1=-2 letter-edge*2=-2
=Replacement/ letter-edge/l=-2 letter-edge/s=-4 letter-edge|country=-2 letter-edge|other=-2 letter/l=-3 letter/m=-4
=Replacement/ letter/s=-2 letter|country=-5 letter|other=-7 near-first=-47 near-first*2=2 near-first/l=2 near-first/m=4
=Replacement/ near-first|com=2 near-first|country=4 near-first|other=-2 near-inner=-43 near-inner*2=1 near-inner/l=5
=Replacement/ near-inner/m=4 near-inner/s=3 near-inner|com=3 near-inner|country=4 near-inner|other=-6 near-last=-44
=Replacement/ near-last*2=4 near-last/l=5 near-last/m=2 near-last|com=2 near-last|country=3 pair=-77
=Replacement: 34=2 54=1 6t=2 a2=1 ab=-2 ad=-1 af=-1 al=-1 am=1 an=1 ap=1 as=-2 aw=3 ax=7 ay=-3 b4=2 b5=2 bh=-2
=Replacement: bi=2 bn=-4 bp=1 bv=2 cf=2 cn=-1 cq=1 cr=1 ct=3 cu=1 cy=1 da=2 de=-1 dr=1 dw=3 e0=9 e3=-2 ed=3 ei=-1 ew=2 ex=-1
=Replacement: fc=-3 fg=-2 ft=2 fu=2 gb=-3 gf=3 gh=-4 gr=7 gt=2 gv=3 hb=-2 hj=-2 hn=-1 hs=2 ht=4 hu=2 hz=3 i8=1 i9=-2 if=1
=Replacement: ij=1 ik=-2 is=3 it=-1 iw=1 j1=2 ju=2 kl=1 km=-2 ko=5 ku=2 la=1 lk=-2 lo=1 lp=-2 ma=1 mc=1 mn=-1 mp=1 mw=1
=Replacement: na=-1 ne=1 nh=-2 nj=2 nm=-5 nq=1 nz=-1 o9=2 ob=-1 od=1 og=2 oh=-1 oi=-2 op=2 oq=1 ov=1 oy=-1 oz=3 pk=2 pl=4
=Replacement: po=2 ps=2 qa=2 qw=2 qx=2 qz=2 rd=-2 re=3 rg=5 rh=1 ri=-1 rk=-1 rl=-1 rt=-2 ry=1 se=-2 sh=1 si=1 sm=1 sw=-1
=Replacement: sz=-5 t6=2 ta=-1 tb=-1 th=1 ti=-2 tj=1 tm=-1 tn=-1 tr=-5 ts=1 tw=1 u8=1 ui=2 uj=2 uk=5 uy=-3 vb=-1 vc=-1 vf=-1
=Replacement: vg=-1 w2=2 w3=2 wa=2 wd=4 we=3 x4=2 xa=2 xc=2 xq=4 xz=-2 y6=3 y7=2 yg=-2 yl=2 yo=3 yp=2 za=-1 zs=2 zx=-2
=Replacement@ -3=-2 1=-1
=Subdomain/ letters=-87 words=-71
=Transposition/ far=-79 first=-43 first*1=2 first*2=3 first/l=4 first/m=2 first|com=5 first|country=-1
=Transposition/ inner=-38 inner*1=1 inner*2=-1 inner/l=5 inner/m=1 inner/s=2 inner|com=3 inner|country=-2 inner|other=-1
=Transposition/ last=-46 last*1=3 last/l=5 last/m=-1 last/s=1 last|com=5 last|other=-1 moved=-84 moved*1=-2 moved*2=1
=Transposition/ moved/l=-2 words=-74
=Transposition@ -1=3 -3=-1 0=-2 1=-3 2=2
=VowelShuffle/ more=-85 two=-70
=VowelSwap/ first=-75 inner=-53 inner*1=-5 inner*2=3 inner/l=-2 inner/m=3 inner/s=-2 inner|com=-1
=VowelSwap/ inner|country=-2 inner|other=3 last=-65
=VowelSwap: ai=-1 au=2 ei=-2 eu=-1 ia=-1 ie=-2 iy=-1 oa=3 oi=-1 ou=3 ua=-1 uo=2 yi=-1
=VowelSwap@ -2=-3 -3=-1 1=-5 2=3 3=4
=w: =2 *=-1 01=1 02=1 1=1 12=0 1234=2 13=1 168=3 18=1 2=1 20=1 2023=2 21=1 24=1 25=4 2fa=1 3=0 36=2 360=2
=w: 365=1 39=1 50=2 51=2 520=2 63=2 65=2 69=1 73=2 77=1 86=2 88=2 888=1 90=2 99=3 999=1 a=0 ab=1 about=2 abuse=1
=w: acc=1 access=3 account=4 account-security=4 accounts=1 action=1 activation=2 activity=5 ad=-2 ada=1 addons=3
=w: ads=0 advanced=1 agency=-1 agent=1 agents=0 ah=1 ai=-5 airdrop=-8 airdrops=3 al=1 alert=-1 alerts=2 all=1 ap=1
=w: api=2 apk=1 app=2 appeal=1 apps=2 ar=0 arizona=1 arts=1 as=1 asia=0 ask=0 assist=1 at=1 au=0 aus=1 australia=1
=w: austria=1 auth=0 auto=-1 av=2 aw=1 b=1 backup=1 bags=0 bak=1 banking=1 bc=1 bd=1 belgie=1 best=-1 bet=-1
=w: beta=1 bg=3 bi=1 billing=1 biz=1 bl=1 black=0 blockchain=1 blog=1 bm=1 bonus=-1 books=2 boost=0 booster=2
=w: bot=0 box=-1 br=-2 brasil=0 bridge=-2 browse=1 btc=-2 bu=2 bucket=3 business=4 by=1 call=2 canada=-2 captcha=3
=w: card=-6 care=3 career=2 careers=1 cash=2 cat=0 catering=3 cc=0 cd=1 cdn=4 cdns=3 ce=1 center=1 chain=-2
=w: chatbot=2 check=-1 chile=1 china=3 chinese=3 ci=2 city=0 claim=-7 claims=-1 clash=3 classaction=4 client=1
=w: clienti=2 cloud=-1 club=-1 co=0 code=3 codes=1 coin=-1 coins=0 collectibles=2 colombia=1 com=-1 community=2
=w: competition=2 compliance=1 confirm=1 confirmation=1 connect=-2 connexion=1 console=3 contact=3 core=1 corp=2
=w: corporate=1 corporation=2 courier=1 courses=2 cp=1 cq=2 cr=0 crack=1 craft=1 creator=1 crypto=-2 cs=5 ct=1
=w: customer=1 cz=2 dao=1 dapps=-2 dappsync=2 dashboard=3 data=0 db=1 de=2 deal=0 deals=1 deep=4 defender=1 defi=1
=w: delivery=1 desktop=3 dev=1 devices=3 dex=-2 di=1 digest=3 discount=1 distribution=1 dl=2 dns=0 docs=1
=w: document=1 documents=1 download=0 downloads=3 drive=-1 drop=-6 drops=-2 dt=1 dz=3 e=-3 earn=0 east=1 easy=0
=w: eco=0 ed=0 ee=0 eg=0 ek=1 el=1 electric=2 en=5 eq=1 er=1 es=4 etf=0 eth=-4 eu=2 europe=3 event=0 events=1
=w: exchange=5 explore=1 express=3 extension=1 faceless=3 factory=1 fake=1 fast=1 fd=2 feedback=1 fg=1 file=3
=w: files=-1 fin=0 finance=3 finder=0 fire=1 fix=0 fm=1 fn=3 fo=2 form=0 forms=0 foundation=-6 fq=1 fr=-2 france=2
=w: fraud=1 free=-4 fs=0 fund=0 fx=0 gallery=3 game=0 games=0 gateway=2 gay=1 ge=1 germany=1 get=-6 gg=1 gh=1
=w: gift=0 giftcards=2 gifts=-1 giris=0 give=2 giveaway=3 gives=3 gj=2 global=-1 gm=1 go=-1 goldcoast=3 gov=0 gp=1
=w: gpt=-1 gratis=1 greece=1 group=-6 grupo=1 gt=3 guard=0 gy=4 hack=1 hacks=0 hb=1 hc=1 he=3 health=0 help=4
=w: helpcenter=3 helpdesk=5 helpsupport=1 hf=2 hg=1 hi=2 hiring=1 hj=1 hk=2 home=0 host=0 house=0 hq=2 hr=0
=w: hrvatska=3 hs=1 http=10 https=8 hub=-3 hungary=1 hx=2 hy=2 hz=2 i=3 ia=2 ic=1 ico=0 id=2 ig=1 il=-2 in=-2
=w: inc=1 index=0 india=0 indo=4 indonesia=1 info=-2 install=-1 instant=0 internal=3 international=2 invest=0
=w: investment=1 io=1 ipv4=2 iq=1 ir=0 is=0 it=-1 italia=1 iu=2 iv=1 ix=3 j=1 japan=1 ji=2 jm=2 jobs=3 join=-1
=w: jp=-3 js=1 key=2 kf=2 kk=1 kr=1 kuwait=2 kz=0 l=1 labs=-1 latam=3 launch=1 leaks=1 ledger=0 lh=2 li=2 light=1
=w: link=0 links=1 lite=3 live=3 livechat=4 lk=1 lm=1 loan=1 local=1 log=-1 log-in=4 login=0 logins=1 logon=1
=w: loqin=3 lr=1 lt=1 lu=1 ly=2 m=1 ma=0 magic=1 mail=-1 mails=2 main=1 mainnet=1 malaysia=3 mall=0 management=0
=w: manager=1 maps=3 market=1 marketing=-1 marketplace=2 mcp=3 me=-2 media=1 mega=0 member=0 members=1 metrics=1
=w: mexico=0 mfa=3 migrate=2 mint=-2 mm=1 mobile=3 mom=3 money=1 movie=-1 mp=1 ms=0 msg=4 multi=0 music=1 my=-7
=w: mz=1 n=2 na=1 navigator=1 nb=0 nc=0 nd=1 nederland=1 neo=0 net=-3 network=1 new=-1 news=0 nf=3 nft=-6 nfts=-1
=w: nitro=-1 no=0 no-reply=3 node=-1 noreply=2 north=1 notifications=2 np=1 nr=1 ns=0 ns1=1 nz=3 oc=2 of=2 off=2
=w: offers=0 official=-5 old=1 on=1 online=-2 onlines=3 oo=1 open=1 org=-1 osterreich=1 outlet=0 outletonline=2
=w: ox=1 pack=2 page=0 panama=1 panel=0 parcel=1 paris=0 partners=1 pass=0 passport=1 pay=-2 paying=2 payment=3
=w: payments=1 pc=-1 pd=2 pe=1 peru=1 philippines=2 photo=0 pi=3 pin=1 pirater-compte=4 pl=-2 plus=-4 policy=2
=w: portal=-1 portugal=1 post=-1 pp=1 pq=2 premium=-1 price=1 primary=3 prime=-2 privacy=3 pro=1 products=1
=w: profile=3 profiles=1 promo=0 protection=1 proxy=2 ps=1 qf=2 ql=2 qn=2 quantum=0 qv=1 r=0 ra=0 raffle=1
=w: rastreio=2 rb=2 re=0 recipes=3 recover=1 recover-account=4 recovery=-1 redelivery=2 reembolso=2 refund=0
=w: register=0 reply=1 report=3 reports=1 reverts=2 review=1 revoke=0 reward=-3 rewards=1 rf=1 ri=1 rk=1 rm=2 rn=1
=w: ro=2 rs=0 ru=1 rx=0 rz=1 s=1 safe=-1 safety=0 sale=0 save=0 sc=0 scan=1 sd=2 sdapps=1 se=2 season2=0 secure=1
=w: secured=4 secures=1 security=3 seed=1 sell=0 sellers=2 server=0 service=-1 servicedesk=5 services=0 settings=3
=w: setup=5 sh=1 share=0 shop=-5 shopping=-1 show=2 sicher=1 sigin=1 sign=-1 signin=4 signup=1 site=2 sites=2
=w: skin=0 sky=0 sl=1 slot=0 slovenia=2 slovensko=1 sm=1 smart=0 smtp=1 sn=1 so=1 social=2 soft=1 software=1
=w: solar=1 solution=2 solutions=3 source=0 south=1 sp=0 space=0 spedizione=2 sq=2 srbija=1 ss=1 ssl=-1 sso=7 st=2
=w: staff=1 start=0 state=1 static=2 station=1 status=1 storage=3 store=-2 stores=2 streaming=1 studio=0 style=1
=w: summit=1 support=0 supportcenter=3 supports=4 sv=2 svip=0 swap=-1 sync=2 system=-1 t=4 team=3 tech=-1
=w: technologies=1 technology=2 techsupport=4 terminal=1 terms=1 test=-2 tf=1 tg=0 th=-1 the=-3 ticket=2 tires=3
=w: tl=1 tm=4 to=0 today=3 token=0 tool=1 tools=1 top=-1 tr=0 track=-2 tracking=0 trade=-5 trading=1 trx=0 ts=2
=w: tt=1 tv=2 tw=3 tx=1 ty=1 tyre=3 uae=0 ui=0 uk=3 um=1 unblocked=1 unlock=1 unlocker=1 uo=2 up=1 updata=1
=w: update=0 updates=4 upgrade=5 ur=1 us=2 usa=3 user=-2 users=2 uu=2 uv=1 uw=2 ux=1 uz=1 v1=1 v2=-5 v5=2
=w: validate=3 validation=0 vault=3 venezuela=1 ver=2 verifica=1 verification=3 verified=4 verifier=1 verify=3
=w: vi=2 video=0 viet=1 view=0 vip=-3 vip1=1 visa=0 vn=-6 vote=0 vpn=-1 vr=1 vs=1 vu=2 vv=3 vw=1 vwww=1 vy=1 vz=2
=w: w=2 wallet=0 wallets=4 watch=2 watchlist=3 we=3 web=-4 web3=-1 webapp=1 website=-1 welcome=1 west=1 wf=1
=w: whitelist=0 wholesale=2 win=0 windows=5 withdraw=1 wl=0 wm=1 workshop=3 workspace=3 wvvww=3 wvw=1 ww=7 wwv=1
=w: www=2 www0=10 www3=10 wwww=1 wx=1 x=3 x2=-1 xchange=1 xf=2 xj=1 xl=1 xo=3 xq=1 xs=1 xu=2 xxl=0 xyz=0 your=0
=w: yp=2 za=2 zone=-1 zs=1 zy=2
>Addition/ digit=-43 digit*2=-2 digit/l=-9 digit/m=5 digit|com=3 digit|country=-2 digit|other=-10 letter=-36
>Addition/ letter*1=-2 letter*2=2 letter/l=-4 letter/m=2 letter/s=4 letter|country=3 letter|other=-3
>Addition: 0=-7 1=1 2=3 3=2 4=1 6=-3 8=-2 a=4 c=4 d=-3 e=2 f=-3 g=-5 h=-5 j=-1 k=-4 m=-2 n=-3 p=1 q=-3 r=3
>Addition: u=-2 x=2 y=-1 z=-1
>Bitsquatting/ digit=-60 digit*1=3 digit*2=-3 digit/l=-2 digit/s=3 digit|com=1 letter=-56 letter*2=-1
>Bitsquatting/ letter/l=-12 letter/m=3 letter/s=1 letter|other=-6
>Bitsquatting: 10=2 31=2 37=2 ac=-1 ae=1 bf=-1 cg=-1 cs=1 ed=-3 em=-2 eu=-2 fn=2 fv=3 gc=2 ih=-1 kc=2 ld=-1
>Bitsquatting: lh=-2 lm=-1 me=-1 ml=7 mo=-1 nj=-2 nl=-2 no=-2 og=-3 ok=-1 om=-2 pr=5 r2=-1 rb=-1 rp=1 rs=-1 rz=-2 s3=-1 sc=-1
>Bitsquatting: sq=-2 t4=-2 td=7 tp=2 x8=2 zr=3 zx=2
>Bitsquatting@ -1=-7 -2=-4 -3=3 0=2 1=-2 2=-5 3=6
>DoubleVowelInsertion/ digit=-85 letter=-61 letter*1=-1 letter*2=1 letter/l=4 letter/m=-4 letter/s=-1
>DoubleVowelInsertion/ letter|com=-2 letter|country=2
>DoubleVowelInsertion: o=1 q=2 u=4 w=1
>DoubleVowelInsertion@ -3=-3 2=-2 3=3
>FauxTld/ known=-52 known*1=2 known*2=2 known-=-54 known-*1=6 known-*2=-8 known-/l=-5 known-/m=7 known-/s=-3
>FauxTld/ known-|com=2 known-|country=3 known-|other=-3 known/l=4 known/m=2 known/s=-2 known|country=5 known|other=-2
>FauxTld/ own=-45 own*2=6 own-=-45 own-*2=6 own-/l=2 own-/m=4 own-/s=1 own-|com=-6 own-|other=7 own/m=4 own/s=3
>FauxTld/ own|com=-4 own|country=5 own|other=3
>FauxTld: =3 app=3 co=-1 io=-5 net=-3 org=-5
>FauxTld@ -1=3
>Homoglyph/ ascii=-48 ascii-all=-60 ascii-all/m=2 ascii/m=7 ascii/s=-8 ascii|com=2 ascii|country=-8
>Homoglyph/ ascii|other=4 group=-45 group*1=-1 group/l=7 group/m=-4 group/s=-3 group|country=-6 group|other=4
>Homoglyph/ latin-alike=-75 latin-alike|com=-3 latin-alike|other=2 latin-marks=-65 latin-marks*1=7 latin-marks*2=-6
>Homoglyph/ latin-marks/l=-6 latin-marks/m=4 latin-marks/s=-2 latin-marks|com=-18 latin-marks|country=-7
>Homoglyph/ latin-marks|other=11 latin-same=-75 latin-same*1=-2 latin-same*2=1 latin-same/l=-2 latin-same/m=2 whole=-67
>Homoglyph/ whole-alike=-74 wide-all=-89 wide-all*2=-1 wide-all/l=-1 wide-all|com=-2 wide-all|other=1
>Homoglyph: a4=-2 a>ci=-2 ao=-2 aá=-2 aä=-1 aå=-1 aǻ=-1 aȃ=-1 aȧ=-1 aạ=-2 aả=-1 aặ=-1 b6=-2 b8=-4 b>lo=-2 bd=5
>Homoglyph: bh=-2 bḅ=2 co=-3 d>cl=-2 d>dl=-2 d>ol=-2 dq=-1 ec=-2 ef=-5 eo=-2 eè=3 eé=7 eê=-1 eē=2 eė=7 eę=2 eẹ=-2 fe=-4
>Homoglyph: ft=-1 g6=-1 g9=-1 g>cj=-1 gy=-2 h>lh=-2 h>li=-1 hb=-1 hk=-1 hn=3 i1=-4 ic>k=-1 ij=-2 il=9 in>m=-1 ií=6 iî=4
>Homoglyph: iï=-1 iĩ=1 iī=-1 iį=-1 iı=4 iỉ=1 kh=-1 kx=-1 li=5 li>1i=10 lj=-5 ll>11=-2 ll>1l=-1 ll>l1=-1 lo>b=-1 lt=-2 lļ=3
>Homoglyph: lł=2 m>in=-2 m>ni=-2 m>nn=1 m>rn=8 m>rr=-2 mn=4 n>ri=-2 n>rl=-2 nm=6 nn>m=2 nu=-3 nņ=3 nŋ=2 nṅ=2 o0=5 o>oo=-1
>Homoglyph: oa=-4 oc=3 oe=-3 oo>00=1 oò=1 oó=7 oõ=4 oø=2 oō=5 oơ=1 oọ=1 pq=2 rn=-2 rŕ=3 rŗ=5 rř=-1 rȑ=-2 rȓ=-1 rᵲ=-1 rṙ=-1
>Homoglyph: rṛ=-1 rṝ=-1 rṟ=-1 s5=-3 sš=2 t1=-3 t7=-2 tf=-1 tl=-1 tţ=4 tṫ=-1 u>il=-1 u>li=-1 un=2 uv=-3 uü=1 w>uu=-1
>Homoglyph: w>uv=-1 w>vu=-1 wv=4 yg=-1 yv=-1 z2=-2 zź=6 zż=3 zž=2
>Homoglyph@ -1=3 -3=1 0=-2 1=2 2=1
>Hyphenation/ first=-48 first*1=4 first*2=-3 first/l=-2 first/s=4 first|com=3 inner=-49 inner*1=4 inner*2=-6
>Hyphenation/ inner/l=-8 inner/m=7 inner/s=-2 inner|com=2 last=-74 words=-25 words/l=6 words/m=13 words/s=6 words|com=6
>Hyphenation: =-1
>Hyphenation@ -2=-6 -3=-2 1=-3 2=-4 3=1
>Insertion/ digit=-84 digit*1=2 digit*2=-3 digit/l=-3 digit/m=-6 digit/s=5 front-digit=-70 front-digit/l=-2
>Insertion/ front-digit/m=1 front-letter=-58 front-letter*1=1 front-letter*2=-2 front-letter/l=-10 front-letter/m=3
>Insertion/ front-letter/s=2 front-letter|country=2 front-letter|other=-4 front-near=-53 front-near*1=3 front-near*2=-3
>Insertion/ front-near/l=-3 front-near/m=3 front-near|com=2 letter=-59 letter/l=-2 letter/m=-4 letter/s=4 letter|com=-3
>Insertion/ letter|country=-5 letter|other=6 near=-55 near*1=1 near/l=-2 near|com=-1 near|country=-4 near|other=4
>Insertion: 0=-4 1=3 2=-1 3=-6 4=-3 5=-6 6=-3 7=-3 8=-5 9=-4 a=3 b=1 c=1 d=-6 e=5 f=-4 h=-4 i=7 j=-5 l=3 m=2
>Insertion: n=2 o=3 p=-2 q=-4 r=6 s=2 v=-1 w=-2 x=-4 y=-6 z=-1
>Insertion@ 1=-1 2=-1
>Keyword/ after=-69 after-=-76 after-/l=-3 after-|com=-2 after-|other=6 after/l=-5 after/s=1 after|country=-4
>Keyword/ after|other=3 before=-86 before*1=-3 before*2=2 before-=-84 before-*2=3 before-/l=-5 before-/m=2 before-/s=-3
>Keyword/ before-|com=-5 before-|country=2 before-|other=7 before/s=-2 before|country=-10 before|other=3 hyphens=-68
>Keyword/ initials=-68 part=-107
>Mapped/ all=-83 plural=-31 plural*1=1 plural-inner=-40 plural-inner*2=4 plural-inner/l=7 plural-inner/m=4
>Mapped/ plural-inner|com=7 plural-inner|country=-2 plural/l=5 plural/m=9 plural/s=-1 plural|com=6 plural|country=-5
>Mapped/ sign=-69 sign/m=-1 sign|com=-1 sound=-52 sound*1=-4 sound/l=1 sound/s=-2 sound|country=-2 sound|other=-1
>Mapped: -es=-2 -s=-1 a>at=-1 a>er=-2 at>a=1 c>ck=-2 c>k=9 c>s=2 c>see=-1 ce>se=4 e>è=-2 e>é=-3 es=-4 g>j=2
>Mapped: i>ee=-2 i>y=-1 ies=-3 k>c=3 m>mb=-1 n>and=-2 n>ñ=-2 o>au=-2 o>aw=-2 r>are=-1 r>er=-2 r>wr=-2 t>ght=-2 t>tt=2
>Mapped@ -1=-1 -2=-3 -3=-4 0=-6 1=-8 2=4
>Omission/ double=-39 double*1=3 double*2=4 double/l=4 double/m=6 double|com=5 double|country=3
>Omission/ double|other=-1 first=-46 first*1=4 first*2=-2 first/m=6 first/s=-2 first|com=3 first|country=1 hyphen=-67
>Omission/ inner=-32 inner*1=-1 inner/l=2 inner/m=5 inner/s=-9 inner|com=1 inner|country=-9 last=-33 last*1=-4 last*2=4
>Omission/ last/l=5 last/m=10 last/s=-4 last|com=6 last|other=-1 word=-73 word-last=-71
>Omission: 3=-1 5=-2 6=-1 a=2 b=-2 c=1 g=-5 i=2 k=-5 m=-2 n=3 o=2 p=-1 r=-1 s=4 t=-4 u=-1 v=-2 w=2 x=-3 y=1
>Omission@ -1=-1 -2=-1 -3=1 0=2 1=-6
>Repetition/ first=-58 first*1=1 first|com=1 hyphen=-67 inner=-47 inner*1=2 inner*2=1 inner/l=-4 inner/m=8
>Repetition/ inner/s=-2 inner|com=5 inner|country=-3 last=-42 last*1=2 last*2=3 last/l=-2 last/m=3 last/s=5 last|com=5
>Repetition/ third=-51 third*2=2 third/l=1 third/m=2 third|com=2
>Repetition: 1=1 b=-1 d=-2 e=-2 g=-2 h=-2 i=2 k=-1 l=6 m=-4 n=4 o=-1 p=-3 v=-1 x=4 z=3
>Repetition@ -1=3 -2=-3 -3=3 2=-2 3=2
>Replacement/ digit=-78 digit*1=2 digit*2=-4 digit-edge=-67 digit-edge*1=1 digit-edge*2=-3 digit-edge/l=-4
>Replacement/ digit-edge/s=3 digit-edge|com=2 digit-edge|country=-1 digit-edge|other=-1 digit/l=-4 digit/s=3 digit|other=-1
>Replacement/ letter=-57 letter*1=2 letter*2=-3 letter-edge=-53 letter-edge*2=-1 letter-edge/l=-6 letter-edge/s=5
>Replacement/ letter-edge|country=4 letter-edge|other=-6 letter/l=-10 letter/s=7 letter|com=-3 letter|country=4
>Replacement/ near-first=-52 near-first/l=-5 near-first/m=5 near-first/s=-1 near-first|com=2 near-first|country=-1
>Replacement/ near-inner=-53 near-inner*1=-2 near-inner*2=2 near-inner/l=-6 near-inner/m=5 near-inner/s=-4 near-inner|com=2
>Replacement/ near-inner|other=-6 near-last=-51 near-last*2=1 near-last/m=3 near-last/s=-1 near-last|com=3
>Replacement/ near-last|other=-2 pair=-63 pair/l=1 pair/m=-1
>Replacement: 17=6 1c=2 1f=2 1r=2 1s=2 50=4 54=2 56=4 58=2 5o=2 63=4 65=2 ab=3 ae=5 ag=-1 ah=-1 aj=-1 ak=-1
>Replacement: am=-2 an=-2 ap=-2 aq=1 ar=-1 as=3 at=-1 au=-1 aw=-4 ax=-2 ay=4 b4=2 bg=-2 bi=-1 bj=2 bl=1 bm=1 bn=5 bq=1 br=2
>Replacement: cd=-2 cf=-3 cm=1 cn=4 cr=-1 cs=2 ct=-2 cu=-1 cy=-1 d1=2 d3=2 d4=2 do=1 dr=1 ds=1 dt=1 dv=1 dw=1 dx=-1 e0=-2
>Replacement: e3=-1 e4=-2 ed=-6 ef=-2 eg=-1 eh=-1 ej=-1 ek=-1 el=-2 em=-2 en=-2 ep=-1 eq=-1 er=-1 et=-1 eu=-1 ev=-1 ew=-3
>Replacement: ey=-2 ez=-2 fc=3 fk=2 fl=5 fm=5 fr=-1 ft=-1 fv=4 gb=6 gd=2 gh=5 gk=2 gl=2 gm=2 gn=2 gp=3 gs=2 gt=-2 gx=2 gy=-1
>Replacement: gz=2 hg=2 ho=2 hr=2 hu=-1 i8=-3 if=-1 ij=-3 io=1 it=4 iw=-1 kc=4 kd=2 kg=2 ki=-1 kj=-1 kl=-1 km=1 ko=-2 ln=2
>Replacement: lo=-2 lr=1 lv=1 ly=3 ma=-1 mc=-1 mg=1 mp=-1 mr=3 ms=1 mv=1 mw=-1 mz=1 na=2 nb=2 ne=-1 nh=1 nj=-4 nl=-1 nm=6
>Replacement: nq=-1 nz=2 o0=6 o9=-2 oa=2 od=-2 of=-1 og=-1 oi=2 oj=-1 ok=-2 ol=-2 om=-1 op=-3 oq=-2 or=-1 os=-1 ot=-1 ov=-2
>Replacement: ow=-1 ox=1 oz=-2 p0=-2 pb=4 pe=3 pk=1 pl=-2 pm=4 po=4 pr=1 r5=-3 ra=-1 rb=-1 rd=1 re=-4 rf=-1 rg=2 ri=3 rj=2
>Replacement: rk=2 rl=4 ro=-1 rs=-1 rt=1 ru=-1 rw=-1 rx=-1 ry=-2 rz=-1 s2=2 sa=-2 sb=2 sd=-1 sm=-1 sq=-1 st=3 sz=5 t5=-3
>Replacement: t6=-4 te=1 th=-2 ti=3 tj=-2 tk=4 to=-1 tq=-1 tr=7 ts=-2 tw=-2 tx=1 ty=-1 tz=-1 u7=-1 u8=-1 uh=-1 uj=-2 uk=-1
>Replacement: ur=2 uy=3 vk=2 vr=2 vz=2 w2=-1 w3=-1 wa=-1 we=-2 wn=2 x0=2 x9=2 xc=-2 xn=3 xq=-1 xu=1 xz=1 y6=-2 y7=-1 yc=2
>Replacement: yd=2 yh=-1 yk=2 ym=2 yo=4 yr=2 ys=2 yt=-1 yu=-1 zc=2 zk=2 zo=2 zt=2 zx=1
>Replacement@ -1=1 -2=4 -3=-3 0=-1 1=-2 2=-1 3=-1
>Subdomain/ letters=-87 words=-71
>Tld/ same=-3 same/l=14 same/m=12 same/s=11 same|country=-7 same|other=2
>Transposition/ far=-90 far/m=-1 first=-54 first*1=1 first/m=3 first|com=2 inner=-41 inner/l=-1 inner/m=5
>Transposition/ inner|com=1 inner|country=-3 inner|other=1 last=-46 last*2=3 last/l=-3 last/m=7 last/s=-2 last|com=4
>Transposition/ last|country=-1 moved=-68 moved*1=3 moved*2=-4 moved/l=-7 moved/m=5 moved|com=-9 moved|country=-1
>Transposition/ moved|other=6 words=-60 words/l=1
>Transposition@ -1=2 -3=5 0=-5 1=-6 2=-2 3=2
>VowelShuffle/ more=-84 two=-80
>VowelShuffle: =-1
>VowelSwap/ first=-72 inner=-48 inner*1=2 inner/l=-5 inner/m=7 inner/s=-3 inner|com=3 inner|country=-5
>VowelSwap/ last=-52 last*1=2 last/l=-2 last/m=3 last|country=1
>VowelSwap: ae=2 ao=2 au=-2 ei=1 eo=-3 eu=-3 ia=2 iy=-2 oe=-2 ou=-3 ua=1 ue=-2 uo=2 yi=5
>VowelSwap@ -1=2 -2=4 -3=3 1=-4 3=1
>w: *=-1 00=1 01=0 02=0 03=1 04=1 05=1 06=1 1=1 101=1 11=3 12=3 123=4 15=1 18=2 2020=3 2021=0 2023=0 2024=0
>w: 2025=3 2026=1 21=0 22=1 23=3 24=-2 247=1 24h=0 25=3 2x=3 3=2 360=-1 365=1 4=3 40=2 42=8 45=1 777=1 789=1 88=2
>w: 96=1 999=2 a=1 about=0 academy=1 acc=0 access=-3 account=-1 accounts=3 activate=4 activation=1 ad=1 ada=6
>w: addons=0 admin=1 ads=0 advanced=1 ae=1 af=1 agency=0 agent=0 agents=3 ai=4 air=2 airdrop=6 airdrops=-1 alert=1
>w: alerts=-1 allocation=0 am=1 antifraud=2 ao=2 ap=4 api=0 apk=0 app=-1 app-official=3 application=1 apps=-2 ar=0
>w: argentina=1 arizona=1 art=-1 asia=0 ask=3 assets=0 at=-1 au=-1 aus=0 auth=1 auto=0 av=-1 az=2 ba=1 baby=7
>w: bags=1 bak=1 bangladesh=1 bank=2 base=-1 be=0 beauty=0 best=-1 bet=1 beta=1 bets=1 bg=-1 bi=1 big=1 bitcoin=1
>w: bj=1 blackfriday=2 blockchain=2 blog=-2 bonus=1 boost=0 booster=0 bot=0 box=2 br=4 brasil=1 brazil=1 bridge=2
>w: browse=1 btc=4 business=-3 buy=0 by=0 california=2 canada=4 cancellation=2 captcha=1 card=6 career=0 cash=-2
>w: casino=2 cat=0 cc=1 cdn=-5 center=-2 chain=1 chat=4 chatbot=2 check=2 checker=0 chile=0 china=-2 christmas=1
>w: city=-1 ck=2 cl=3 claim=5 claims=3 clash=1 click=4 client=0 clothing=1 cloud=3 club=-2 cm=2 cn=1 co=-1 codes=0
>w: coin=3 coins=2 colis=0 collection=1 colombia=1 com=-3 community=-1 competition=1 compte=0 confirm=-1 connect=3
>w: connection=1 connections=3 contact=2 core=-1 coupons=1 cr=2 crack=1 craft=0 creator=1 crypto=3 cv=1 cz=-1
>w: dao=-1 dapp=3 dapps=8 data=0 dd=0 de=-1 deal=0 defender=2 defi=-1 deliver=1 delivery=5 delta=3 deposit=1
>w: descargar=3 desk=0 desktop=0 dev=1 developer=1 dex=2 dh=1 digital=1 discount=0 discounts=1 distribution=-1
>w: dk=1 dm=1 dn=2 document=1 dostavka=1 download=3 downloader=2 downloads=-1 dr=3 drive=1 drop=5 drops=3 dubai=1
>w: dv=3 dx=1 e=4 ea=3 earn=-1 ec=1 eco=0 ed=1 ee=0 eg=1 ek=1 el=0 eligibility=0 en=-2 entrega=3 eo=2 eq=1 er=2
>w: es=-2 espana=1 et=2 etf=1 eth=2 ethereum=0 eu=1 ev=2 event=1 events=-1 ex=5 exchange=5 exclusive=1 explore=3
>w: express=1 extension=0 f=1 fa=1 factoryoutlet=2 fake=1 faq=1 fast=1 feedback=1 fg=1 file=-2 files=0 finance=8
>w: financial=2 finder=1 fix=-1 fl=1 flow=1 fm=1 form=-1 forum=-1 foundation=7 fp=1 fq=1 fr=0 fraud=1 free=3
>w: fresh=1 fs=2 ft=1 fun=0 fund=2 funds=0 fv=2 fx=1 g=1 ga=1 game=-1 games=0 gb=3 get=5 ghana=1 gi=1 gift=2
>w: giftcard=3 gifts=1 giris=0 give=2 giveaway=0 gk=1 gl=1 global=3 go=2 gp=1 gpt=0 grant=1 greece=0 group=3
>w: grupo=3 gs=1 gu=1 guard=0 gw=1 hack=2 hacks=0 he=1 help=-3 help-desk=2 helpdesk=2 helpsupport=1 hh=1 hj=1 hk=1
>w: home=-1 host=-1 hotel=0 hotro=1 hr=1 hs=2 http=-4 https=-5 hub=2 hv=1 ia=1 ico=0 id=-1 identity=1 ii=1 il=6
>w: im=3 img=0 in=4 inc=1 index=0 india=-1 indo=0 indonesia=0 info=2 install=4 instant=1 io=-1 ip=-1 ipv4=-1 ir=-1
>w: ireland=2 israel=3 it=1 iv=1 iy=4 japan=0 jd=1 jj=1 job=1 jobs=0 join=0 jp=5 js=0 jt=1 ju=2 ka=1 kb=2 kc=1
>w: keys=3 ki=1 king=2 korea=2 kp=1 kr=0 ks=0 ku=1 kunde=1 kz=2 lab=2 labs=0 launch=-1 leaks=0 learn=2 li=0
>w: life=-1 link=-1 live=10 livechat=1 lk=0 ll=5 llc=-1 lo=1 log=2 log-in=1 login=3 logins=1 logistics=2 ls=2 lt=0
>w: lucky=1 lv=1 lw=3 ly=0 m=0 ma=1 mail=1 main=-1 mall=4 management=2 marcas=3 market=0 marketing=2 marketplace=0
>w: max=2 mcp=0 md=1 me=2 media=-2 meeting=1 mega=0 member=0 members=1 mexico=2 mi=1 migration=0 mini=2 mining=1
>w: mint=3 minting=1 ml=1 mobil=1 mobile=3 modapk=3 mods=0 money=-2 movie=3 movies=1 ms=3 multi=1 music=0 mx=1
>w: my=6 na=1 navigator=1 nb=3 nc=3 nederland=1 neo=2 net=0 network=0 networks=3 new=-1 news=-3 newzealand=2 nft=5
>w: nfts=3 nitro=1 no=1 node=1 norge=1 norway=1 now=1 ns=1 nv=2 nyc=1 nz=0 oe=1 offer=4 offers=2 office=4
>w: official=6 og=1 old=1 om=1 on=5 one=3 online=2 ops=1 or=2 order=2 orders=1 org=-3 osterreich=1 ot=4 our=1
>w: outlet=1 ov=1 pack=3 package=1 page=-1 pago=1 panama=4 pass=1 passport=1 pay=2 pc=-1 pe=0 peru=0 ph=2
>w: pharmacy=0 pin=2 pk=0 pl=-2 play=1 player=1 plus=5 portal=-2 post=0 pr=4 premio=2 premium=4 presale=-1 prime=0
>w: print=1 privacy=-1 prize=2 pro=-1 profile=4 profiles=3 promo=3 promocoes=3 promotion=0 protect=1 protection=0
>w: protocol=1 proxy=-4 ps=0 pv=1 px=1 py=1 qm=1 qp=2 qr=1 quantum=1 qv=1 qw=1 qy=2 r=0 ra=2 rc=1 re=0 real=0
>w: recovery=4 redirect=1 refund=-1 regalo=2 register=0 registration=3 remote=2 rent=2 report=-2 restore=3
>w: retail=2 review=0 revoke=0 reward=3 rewards=-2 rh=1 rj=1 rl=1 rm=2 rn=1 ro=-1 rs=0 ru=1 rw=1 rx=0 s=-1 s3=0
>w: safe=-1 safepay=4 safepayment=7 safety=0 sale=1 sales=1 saudiarabia=2 save=3 sb=2 sc=0 school=0 schweiz=3 sd=0
>w: sdapps=2 se=3 sea=0 secure=-1 secures=1 security=0 sell=0 seller=1 seo=0 serve=3 service=1 services=0 setup=-3
>w: share=1 ship=1 shipping=0 shop=5 shopping=3 shops=3 si=3 sigin=1 sign=2 sign-in=1 sign-up=1 signup=0 site=-3
>w: skin=0 sl=2 slot=-1 slots=0 slovenija=3 slovensko=1 sn=1 so=2 soft=-2 software=-2 sol=2 solutions=-2 source=-1
>w: sp=0 sport=0 sports=0 srbija=1 ss=1 ssl=2 sso=-2 stake=0 staking=0 star=2 state=0 station=0 status=0
>w: stockprice=4 store=8 stores=0 su=4 suomi=1 super=1 support=3 supports=3 survey=4 suspension=1 sv=2 svip=0
>w: swap=1 sy=1 sync=1 system=-1 systems=0 te=3 team=-3 teams=4 tech=-1 technologies=1 techsupport=2 terminal=0
>w: test=1 testnet=1 tf=1 tg=0 th=4 the=3 thx=3 ticket=0 tj=1 tm=-1 tn=1 to=2 today=-2 token=1 tokens=2 tool=2
>w: tools=-2 top=1 tr=3 track=3 tracking=0 trade=4 trades=5 trading=0 tradings=3 transaction=4 transfer=2
>w: transit=1 transport=1 trial=2 trx=0 ts=-1 tv=-1 ty=1 u=1 uae=1 ub=6 ud=1 ue=3 uf=3 ui=4 uk=-3 ukraine=1
>w: ultra=1 um=1 unblock=2 unblocked=3 up=1 updata=1 update=3 updates=-2 upgrade=-1 ur=2 uruguay=2 us=3 usa=0
>w: usdt=1 use=1 user=1 ut=4 uu=1 uv=1 uw=2 uy=3 v1=-2 v2=2 va=2 validation=1 validator=2 vault=-3 vd=1
>w: venezuela=1 ver=0 verification=2 verify=1 vi=0 video=1 videodownloader=5 videos=1 viet=1 vietnam=2 view=0
>w: vip=4 vip1=0 vips=1 visit=1 vm=3 vn=5 vpn=1 vt=1 vv=1 vwww=1 vy=1 w=0 wa=1 wallet=4 wallets=6 warning=3
>w: watch=-1 wc=1 we=0 web=4 web3=0 website=3 wg=1 wh=1 win=-1 windows=1 withdrawal=1 wl=0 wn=1 work=1 workspace=0
>w: world=-1 ws=2 wv=1 wvw=1 www=-2 www0=-6 www3=-9 wx=1 x=-1 x2=1 xc=3 xchange=1 xf=1 xi=2 xj=1 xn=3 xo=1 xp=2
>w: xq=1 xs=3 xw=1 xx=2 xxl=1 xxx=0 xz=3 y=1 yi=1 yield=1 you=0 your=0 ys=1 yt=5 yw=2 yx=2 yy=1 yz=1 zc=3 zd=3
>w: zh=2 zl=3 zn=1 zone=-1 zx=1 zy=1
Addition: 0=-3 1=3 2=4 3=1 4=4 5=-2 6=-2 7=-5 8=-4 9=-5 a=7 c=5 d=-1 e=4 f=-3 g=-2 h=-6 i=3 j=-2 k=-4 l=2 m=-5
Addition: n=-7 o=-5 p=-1 q=-4 r=4 s=2 t=-2 u=-5 v=-4 w=-3 x=4 y=-3 z=5
Bitsquatting: -m=4 10=3 31=4 37=4 ac=-2 ae=-1 ai=-6 bc=-2 bf=-2 bj=-4 br=-3 ca=-7 cb=-4 cg=-2 ck=6 de=-2 df=-2
Bitsquatting: dl=-2 dt=-4 eg=-3 em=-3 eu=-4 fb=5 fd=3 fg=-4 fn=1 fv=5 gc=4 ge=-4 go=1 gw=-2 hi=-3 hx=-3 ih=-5 im=-3 iy=-7
Bitsquatting: kc=7 ki=-1 ko=1 lh=2 lm=-1 m-=-4 me=-3 ml=8 mo=-3 nf=3 nl=1 no=-1 og=7 om=-2 on=2 pr=8 pt=4 px=1 qs=3 r2=-1
Bitsquatting: rb=-5 rp=5 rs=-5 rz=-2 s3=2 sq=5 sr=-3 sw=-1 t4=-3 td=7 tu=-5 tv=-6 u5=-2 ue=-4 ut=-4 uw=-4 vf=-1 vt=-1 vw=-1
Bitsquatting: w7=-2 wg=-1 ws=-2 wu=-4 wv=-1 x8=2 xh=-2 xp=-2 xy=-2 y9=-2 yi=-1 yx=-3 zj=2 zr=4 zx=3
DoubleVowelInsertion: c=-2 d=-2 e=1 f=4 g=-2 h=-2 i=-2 j=-2 k=-2 l=4 m=-2 o=1 p=-2 q=4 r=-2 t=-2 u=6 v=-2 w=1
DoubleVowelInsertion: x=-2 y=-2 z=-2
FauxTld: =4 app=13 co=1 io=-9 net=-7 org=-15
Homoglyph: =-1 38=-1 3e=-1 5s=-1 69=-1 6b=-1 6g=-1 a4=-18 a>ci=-16 ao=2 aà=5 aá=6 aâ=2 aã=-5 aä=2 aā=2 aă=-5
Homoglyph: aą=4 aǎ=-5 aǟ=-5 aǡ=-5 aȁ=-5 aɑ=-3 aə=-3 aḁ=-5 aạ=8 aấ=-5 aầ=-5 aẩ=-5 aẫ=-5 aậ=-5 aắ=-5 aằ=-5 aẳ=-5 aẵ=-5
Homoglyph: b6=-10 b8=-2 b>lb=2 b>lo=-11 bd=8 bh=-4 bƀ=-1 bƃ=-2 bƅ=5 bɓ=3 bʙ=-1 bḃ=-2 bḅ=1 bḇ=-2 co=-8 cyrillic=-2 cç=6
Homoglyph: cć=2 cĉ=-2 cċ=-2 cč=-2 cƈ=-2 cȼ=-2 cᴄ=-1 cḉ=-2 d>cl=-3 d>dl=-5 d>ol=-7 db=-4 dq=-8 dď=-1 dƌ=-1 dḋ=-1 dḍ=3
Homoglyph: dḏ=-1 dḑ=-1 dḓ=-1 e3=-5 ec=-7 ef=-9 eo=-12 eè=5 eé=12 eê=4 eë=5 eē=5 eĕ=2 eė=14 eę=8 eě=4 eȅ=-5 eȇ=-5 eɇ=-4
Homoglyph: eḕ=-5 eḗ=-5 eḙ=-5 eḛ=-5 eḝ=-5 eẹ=8 eẻ=2 eẽ=-5 eế=-5 eề=-5 eể=-5 eễ=-5 eệ=-5 eꬲ=-3 fe=2 g6=-7 g9=-7 g>cj=-5
Homoglyph: gq=-1 gy=-3 gĝ=-1 gğ=-1 gġ=-1 gģ=-1 gǧ=-1 gǵ=-1 gɠ=-1 gḡ=-1 h>li=-6 hb=-7 hk=-7 hn=6 hħ=3 hḥ=3 i1=7 ic>k=-4
Homoglyph: ij=-8 il=15 il>u=-1 in>m=-5 iì=7 ií=13 iî=9 iï=6 iī=5 iį=5 iı=12 iǐ=-3 iȋ=-3 iɨ=-2 iɩ=-2 iɪ=-2 iᵻ=-3 iᵼ=-3
Homoglyph: iḭ=-3 iḯ=-3 iỉ=3 jl=3 jy=3 k>ic=-4 k>ik=-2 k>lc=-4 k>lk=2 kh=-6 kx=-6 l1=10 lb>b=-1 li=12 li>1i=15 li>h=-2
Homoglyph: li>u=-2 ll>11=2 ll>1l=-4 ll>l1=-4 lo>b=-5 lt=5 ly>iy=-1 lĺ=2 lļ=7 lľ=-2 lł=10 lƚ=-2 lǀ=-1 lɫ=-2 lɭ=-2 lḷ=2
Homoglyph: lḹ=-2 lḻ=-2 lḽ=-2 m>in=-10 m>ni=-10 m>nn=-2 m>rn=22 m>rr=-10 mn=7 mɱ=-2 mᴍ=-2 mᵯ=-3 mḿ=-3 mṁ=-3 mṃ=1 n>ri=-11
Homoglyph: n>rl=-13 nh=-4 ni>m=-3 nm=8 nn>m=2 nr=-4 nu=-11 nñ=-3 nń=1 nņ=9 nň=-3 nŋ=2 nƞ=-3 nǹ=1 nɳ=-3 nᵰ=-3 nṅ=1 nṇ=4
Homoglyph: nṉ=-3 nṋ=-3 nꞑ=-2 o0=11 oe=-11 ol>d=-1 oo>00=2 oo>8=-1 oó=12 oô=-4 oõ=5 oö=6 oø=4 oō=8 oŏ=-4 oő=-4 oǒ=-4 oǫ=-4
Homoglyph: oǭ=-4 oǿ=-4 oȍ=-4 oȏ=-4 oȫ=-4 oȭ=-4 oȯ=-4 oȱ=-4 oɵ=-4 oᴏ=-2 oᴑ=-2 oṍ=-4 oṏ=-4 oṑ=-4 oṓ=-4 oọ=3 oỏ=-4 oố=-4
Homoglyph: oồ=-4 oổ=-4 oỗ=-4 oộ=-4 oớ=-4 oờ=-4 oở=-4 oỡ=-4 oợ=-4 oꝋ=-4 oꬽ=-2 oꬾ=-4 pq=3 pƥ=-1 pᵽ=-1 pṕ=-1 pṗ=-1 ri>n=-4
Homoglyph: rn=-5 rŕ=5 rŗ=10 rř=-5 rȓ=-5 rɍ=-2 rɼ=-2 rɽ=2 rɾ=-2 rʀ=2 rᵲ=-5 rṙ=-5 rṛ=-5 rṝ=-5 rṟ=-5 rꭇ=-2 rꭈ=-2 s5=-8
Homoglyph: ss>55=-1 sś=-2 sŝ=-2 sş=-2 sš=2 sƽ=-1 sș=-2 sʂ=-2 sᵴ=-2 sṡ=2 sṣ=-2 sṥ=-2 sṧ=-2 sṩ=-2 sꜱ=-1 t1=-14 t7=-17 tf=-5
Homoglyph: tl=3 tţ=6 tť=2 tƫ=-3 tƭ=-4 tț=2 tᵵ=-4 tṭ=4 tṯ=-4 tṱ=-4 tẗ=-4 u>ii=-3 u>il=-6 u>li=-6 un=1 uv=6 uù=2 uú=-2
Homoglyph: uû=-2 uü=9 uũ=-2 uū=-2 uŭ=2 uů=2 uű=-2 uų=2 uư=-2 uǔ=2 uǖ=-2 uǘ=-2 uǚ=-2 uǜ=-2 uȕ=-2 uȗ=-2 uᵾ=-2 uṳ=-2 uṵ=-2
Homoglyph: uṷ=-2 uṹ=-2 uṻ=-2 uụ=-2 uủ=-2 uứ=-2 uừ=-2 uử=-2 uữ=-2 uự=-2 vu=-3 vw=-3 vy=-3 w>uu=-5 w>uv=-5 w>vu=-5 w>vv=13
Homoglyph: wv=7 wᴡ=4 xk=-1 xẋ=-1 xẍ=-1 yg=-6 yj=2 yv=-6 yʏ=4 yỵ=3 zź=10 zż=5 zž=3 zᵶ=-1 zẑ=-1 zẓ=-1 zẕ=-1
Hyphenation: =1
Insertion: 1=7 3=-2 4=-3 5=-5 6=-2 7=-5 8=-2 9=-3 a=2 b=-2 c=2 d=-2 e=6 f=-4 h=-2 i=9 j=-2 k=-2 l=4 p=-7 q=-2
Insertion: r=5 s=1 t=-1 u=-2 v=-1 w=-2 y=-4 z=-3
Mapped: =-2 -es=-5 -s=-3 a>4=-11 a>at=-4 a>er=-6 at>a=2 b>6=-5 b>8=-1 b>be=-2 c>cc=-2 c>ck=-4 c>k=14 c>s=3
Mapped: c>see=-4 c>ç=1 ce>se=7 ch>sh=1 ch>tch=1 d>dd=-2 d>th=-2 e>3=-3 e>ea=-1 e>è=-3 e>é=-3 ea>e=2 en>and=-1 er>a=-2
Mapped: er>or=-1 es=-18 f>ph=-2 g>6=-3 g>9=-3 g>gh=-2 g>j=4 i>1=8 i>y=-4 ies=-8 k>c=6 k>ck=-1 k>q=-1 l>1=14 m>mb=-4
Mapped: m>mm=2 n>and=-5 n>kn=-2 n>nn=2 n>ñ=-5 o>0=8 o>au=-6 o>aw=-6 r>are=-5 r>er=-3 r>wr=-4 s=4 s>5=-2 s>ss=1 se>ce=2
Mapped: t>7=-10 t>ght=-6 t>tt=4 to>2=-2 u>oo=-2 u>ou=-2 u>you=-2 w>wh=-1 x>cks=-1 x>cs=-1 x>ks=-1 y>ie=-1 y>why=-1
Omission: =-3 1=-1 3=-3 5=-5 6=1 a=4 c=4 d=-3 h=1 i=4 j=-1 l=3 n=2 p=-1 r=2 s=6 u=5 v=-6 w=-2 x=-12 y=-3
Repetition: 1=2 3=-2 6=-1 c=5 d=-8 e=-1 g=6 h=-5 i=6 k=3 l=9 n=4 o=-3 q=3 s=5 t=4 v=-4 x=5 y=2 z=4
Replacement: 17=9 1c=4 1f=4 1r=4 1s=4 32=-1 34=3 3e=-1 3w=-1 50=7 54=5 56=6 58=4 5o=4 5r=-1 5t=-1 63=7 65=3
Replacement: 67=-1 6t=2 6y=-2 a0=-2 a1=-2 a2=2 a3=-2 a4=-2 a5=-2 a6=-2 a7=-2 a8=-2 a9=-2 ab=3 ac=-1 ad=-1 ae=7 af=-1 ag=-5
Replacement: ah=-5 ai=-1 aj=-5 ak=-5 al=-1 am=-1 an=-1 ap=-1 ar=-5 as=3 at=-5 au=-2 av=2 ax=10 ay=4 b4=6 b5=3 ba=-3 bc=-2
Replacement: be=-3 bf=-2 bg=-3 bh=-7 bi=1 bj=3 bk=-3 bl=1 bm=1 bn=4 bo=-3 bp=4 bq=1 br=2 bs=-3 bt=-3 bu=-3 bv=5 bw=-3 bx=-3
Replacement: by=-3 bz=-3 ca=-3 cb=-2 cd=-7 ce=2 cg=-2 ch=-3 ci=-3 cj=-3 cl=-3 cn=5 co=-2 cp=-3 cq=3 cs=2 ct=4 cv=-2 cw=-3
Replacement: cx=2 cz=-3 d1=4 d3=4 d4=4 da=2 db=-1 de=-1 dg=-2 dh=-2 di=-2 dj=-2 dk=-2 dm=-2 dn=-2 do=2 dp=-2 dq=-2 dr=4
Replacement: ds=4 dt=2 du=-2 dv=2 dw=7 dx=-5 dy=-2 dz=-2 e0=13 e1=-2 e2=-2 e3=-8 e4=-3 e5=-2 e6=-2 e7=-2 e8=-2 e9=-2 ed=-2
Replacement: ef=-3 eg=-3 eh=-6 ei=-2 ej=-6 ek=-6 el=-2 em=-3 en=-2 eo=-2 ep=-6 eq=-6 er=-3 et=-6 eu=-4 ev=-6 ex=-2 ey=-2
Replacement: ez=-2 fa=-1 fc=2 fg=-8 fh=-1 fi=-1 fj=-1 fk=2 fl=7 fm=7 fo=-1 fp=-1 fq=-1 fr=-5 fs=-1 ft=2 fu=3 fv=7 fw=-1
Replacement: fx=-1 fy=-1 fz=-1 ga=-1 gb=8 gd=2 ge=-1 gf=4 gh=6 gi=-1 gk=2 gl=2 gm=2 gn=2 gp=5 gr=12 gs=2 gu=-1 gv=5 gw=1
Replacement: gx=2 gy=-2 gz=2 hb=-7 hg=4 hj=-3 ho=3 hr=3 hs=3 ht=6 hy=-3 hz=5 i0=-1 i2=-1 i3=-1 i4=-1 i5=-1 i6=-1 i7=-1
Replacement: i8=-3 i9=-4 ia=-1 ie=-2 ig=-4 ih=-3 ij=-3 ik=-3 im=-2 in=-4 ip=-4 iq=-4 is=5 it=5 iu=2 iv=-4 iy=-3 iz=-4 j1=4
Replacement: ju=3 ka=-1 kb=-1 kc=7 kd=3 ke=-1 kf=-1 kg=3 kh=-1 ki=-1 kj=-2 km=-2 kn=-1 ko=5 kp=-1 kq=-1 kr=-1 ks=-1 kt=-1
Replacement: ku=3 kv=-1 kw=-1 kx=-1 ky=-1 kz=-1 la=4 lb=-3 lc=-3 ld=-2 le=-3 lf=-3 lg=-3 lh=-1 lk=-4 lm=-2 ln=3 lo=-2 lp=-4
Replacement: lq=-3 lr=1 ls=-3 lu=-3 lv=1 lw=-3 lx=-3 ly=4 lz=-3 ma=1 mb=-3 mc=1 md=-3 me=-2 mf=-3 mg=1 mh=-3 mi=-2 ml=-1
Replacement: mn=-1 mo=-2 mq=-3 mr=4 ms=1 mt=-3 mu=-3 mv=1 mw=1 mx=-3 my=-3 mz=1 na=3 nb=2 ng=-3 nh=-2 nj=-3 nk=-3 nl=-1
Replacement: nm=5 no=-2 nr=-1 ns=-3 nu=-2 nx=-3 ny=-3 nz=3 o0=11 o1=-1 o2=-1 o3=-1 o4=-1 o5=-1 o6=-1 o7=-1 o8=-1 oa=4 ob=-1
Replacement: oe=-2 of=-5 oh=-1 oj=-5 ok=-7 ol=-5 om=-4 op=-2 or=-5 os=-5 ot=-5 ou=-3 ow=-5 ox=4 oy=-1 oz=2 p0=-3 pa=-2 pb=6
Replacement: pc=-2 pd=-2 pe=4 pf=-2 pg=-2 ph=-2 pi=-2 pj=-2 pk=5 pl=5 pm=6 pn=-2 po=8 pr=3 ps=2 pu=-2 pv=-2 pw=-2 px=1
Replacement: py=-2 pz=-2 qa=3 qs=1 qw=4 qx=4 qz=4 r0=-1 r1=-1 r3=-1 r5=-3 r6=-1 r7=-1 r8=-1 r9=-1 ra=-4 rb=-3 rf=-2 rg=10
Replacement: rh=3 ri=4 rj=5 rk=3 rl=6 ro=-4 rs=-3 ru=-4 rv=-1 rw=-4 rx=-4 rz=-3 s2=3 sa=-1 sb=3 sd=-3 se=-2 sf=-3 sh=3 si=3
Replacement: sl=-3 sn=-3 sp=-3 sq=-1 st=7 su=-3 sw=-5 sy=-4 sz=4 t0=-2 t2=-2 t3=-2 t4=-1 t5=-5 t6=-3 t7=-2 t8=-2 t9=-2
Replacement: ta=-1 tb=-1 tc=1 td=-2 te=3 tg=-2 th=-1 ti=3 tj=-1 tk=7 tm=-1 tn=-1 to=-5 tp=-2 tq=-5 tr=8 ts=-1 tu=-3 tv=-2
Replacement: tw=-1 tx=3 ty=-1 tz=-5 u7=-1 ub=-1 uc=-1 ud=-1 ue=-1 uf=-1 ug=-1 uh=-2 ui=2 uk=7 ul=-1 um=-1 up=-1 ur=2 us=-1
Replacement: ut=-1 uw=-1 ux=-1 uy=3 uz=-2 vb=-4 vc=-4 vf=-4 vg=-4 vk=3 vr=3 vz=3 w2=2 w3=2 wa=1 wb=-1 wc=-1 wd=6 we=3 wf=-1
Replacement: wh=-1 wi=-1 wj=-1 wk=-1 wl=-1 wm=-1 wn=3 wo=-1 wp=-1 wq=-3 wr=-1 ws=-4 wt=-1 wu=-1 wx=-1 wy=-1 wz=-1 x0=3 x4=3
Replacement: x9=3 xa=5 xb=-2 xc=1 xe=-2 xf=-2 xg=-2 xh=-2 xi=-2 xj=-2 xl=-2 xm=-2 xn=4 xo=-2 xp=-2 xq=5 xr=-2 xt=-2 xu=2
Replacement: xv=-2 xw=-2 xy=-2 y6=3 y7=1 ya=-1 yb=-1 yc=3 yd=3 ye=-1 yf=-1 yg=-7 yh=-3 yk=3 yl=3 ym=3 yn=-1 yo=11 yp=3 yr=3
Replacement: ys=3 yv=-1 yw=-1 yx=-1 yz=-1 za=-4 zc=3 zg=-1 zh=-1 zk=3 zo=3 zs=2 zt=3 zu=-1
Subdomain: =-5
Transposition: =1
VowelShuffle: =-5
VowelSwap: ae=4 ai=-1 ao=5 au=1 ea=1 eo=-11 eu=-11 ia=1 ie=-3 iy=-10 oa=4 oe=-2 oi=-2 ou=1 ue=-6 uo=7 yi=8
after-: *=-7 0=3 007=-1 01=2 02=-2 03=0 05=-2 1=16 10=-2 101=-1 11=-1 12=-2 123=-2 18=-1 19=0 2=12 20=-1
after-: 2020=-2 2021=5 2022=5 2023=12 2024=2 2025=2 2026=-1 21=1 222=-14 23=3 24=8 247=-1 24h=13 25=-6 26=-2 2fa=7
after-: 2x=1 3=12 36=-17 360=0 365=5 37=-13 3d=5 3x=0 4=12 404=-14 49=-14 4k=4 5=6 50=-7 51=-18 57=-15 6=6 62=-13
after-: 63=-12 678=-14 7=7 75=-15 777=6 8=6 83=-14 84=-13 888=2 89=-15 9=5 91=-15 93=-22 94=-22 95=-13 999=-2 a=12
after-: aanbieding=-12 abuse=-3 academy=14 accedi=-13 acceso=-18 access=10 accesso=-22 account=13 account-security=-16
after-: accounts=5 action=3 activate=-7 activity=1 actualizacion=-20 actualizar=-16 ad=4 ada=-1 addon=-18 addons=-4
after-: admin=2 administrator=-22 ads=16 aduana=-13 advanced=-20 ae=3 africa=-2 ag=2 agency=12 agent=3 aggiorna=-23
after-: aggiornamento=-20 ai=22 aide=5 air=8 airdrop=23 airdrops=8 aiuto=-13 aj=-14 akk=-14 aktualisierung=-15
after-: akun=-16 al=-2 alert=8 alerts=5 alfandega=-14 all=8 allocation=3 allowance=-14 am=2 amende=3 american=-16
after-: analytics=10 anmelden=-13 antifraud=-14 ao=-2 api=18 apk=5 app=30 app-official=-14 app1=3 app2=7
after-: appeal-form=-17 apply=4 approve=-13 apps=20 ar=4 area=3 arizona=-16 art=12 arts=8 as=-2 asia=2 ask=-1 asset=1
after-: assets=9 assistance=1 assistance-client=-18 assistenza=-23 at=7 attention=-15 atualizar=-20 au=8 audio=-1
after-: aus=-4 australia-sale=-18 austria=0 auth=11 authorise=-17 authorize=-16 auto=3 az=1 b=6 backup=-1 badge=0
after-: bags=0 bahis=-16 baixar=-13 bak=-13 banca=-15 banco=-14 bank=17 banking=0 bankowosc=-14 banned=-14 bantuan=-13
after-: base=10 bayar=-19 bb=-2 bd=4 be=-1 beauty=5 bedava=-18 berlin=5 best=0 bestaetigen=-17 bestaetigung=-19 bet=9
after-: beta=7 bets=3 bevestigen=-16 bewerbung=-18 bezorging=-14 bezpieczenstwo=-18 bg=1 big=-13 billing=-2 bio=0
after-: bitcoin=4 biz=1 bj=-7 bk=-1 bl=-14 black-friday=-18 blackfriday=-17 blog=11 blue=-1 bluebadge=-16 bm=-14
after-: boleto=-13 bolletta=-13 bonus=17 bonus-code=-16 books=3 boost=6 booster=-1 bot=10 boutique=5 boutique-fr=-17
after-: box=12 bq=-14 br=5 brasil=0 brazil=-4 bridge=12 bs=2 btc=11 bu=-19 business=7 buy=6 bw=-1 c=5 ca=2 cadeau=-16
after-: california=-15 call=0 canada=4 cancel=-18 cancellation=-18 capital=8 captcha=1 car=-1 card=2 cards=4
after-: cards-online=-18 care=2 careers=1 cargo=-2 cars=1 case=5 cases=-1 cash=11 casino=21 cat=0 cb=0 cc=14 cdn=27
after-: cdn1=1 cdns=-8 center=12 central=-1 centre=4 ch=4 chain=13 charity=-15 chat=12 chatbot=-18 check=14 checker=12
after-: chile=1 china=10 chinese=-14 christmas=-15 city=9 cj=-15 ck=0 cl=-1 claim=24 claimed=-13 claimnow=-13
after-: claims=12 clash=-17 classaction=-20 click=4 client=13 cliente-br=-16 cliente-it=-16 clienti=-12 clients=6
after-: clinic=-2 clothing=-1 cloud=16 club=16 cm=-5 cn=10 co=5 code=9 codes=1 coin=16 coins=6 colis=9
after-: collectibles=-21 collection=-1 collection-drop=-18 colombia=-4 com=14 com1=-2 community=9
after-: community-standards=-18 company=6 compensate=-22 compensation=-15 competition=-12 complaint=-22 compte=9
after-: conferma=-16 confirmar=-14 confirmation-paiement=-18 connect=15 connecter=-13 connection=-1 connections=-15
after-: connexion=1 consegna=-15 console=-6 consulting=5 conta=-22 contact=5 contactus=-14 conto=-14 copyright=-18
after-: core=8 corp=9 cosmetic=-13 coupons=-3 courier=-2 cq=-13 cr=-10 craft=-2 creator=-6 credit=1 credit-fr=-14
after-: creditcard=-19 crypto=19 cs=3 customercare=-19 customers=-14 customerservice=-19 customersupport=-17
after-: customs=-13 cz=4 czech=-16 d=7 daftar=-17 dangnhap=-15 danmark=-1 dao=10 dapp=12 dapps=6 dappsync=-15 dark=-15
after-: dashboard=9 data=9 db=0 dc=-1 dd=4 de=10 deal=4 dealers=-17 deals=7 deep=-25 defender=-1 defi=12 delivery=-11
after-: demo=1 denglu=-14 deposit=-6 descargar=-19 desconto=-13 descuento=-15 design=10 desk=4 desktop=9 deutschland=0
after-: dev=9 dex=11 dg=-15 di=-19 dichvu=-24 digital=8 discountstore=-18 dispute=-19 distribution=9 dk=0 dmv=-15
after-: dns=12 doc=0 docs=4 document=-9 documents=-5 dogana=-14 dogrulama=-16 donate=-15 dostavka=-14 dostawa=-2
after-: download=17 downloader=0 downloads=6 dq=-15 dr=-18 dream=-2 drive=3 drop=20 drops=11 ds=3 du=-22 dw=-16 dx=-5
after-: dz=0 e=10 ea=-10 earn=2 earning=1 easy=-1 eb=-15 eco=-1 ed=1 edu=5 education=0 ee=3 eg=4 egypt=-1
after-: einloggen=-13 ej=-13 eligibility=3 email=11 employee=-21 employees=-14 en=9 encomendas=-16 energy=5
after-: england=-13 entrega=-15 envio=-13 envios=-20 eo=-17 er=2 erneuerung=-13 es=19 espace=5 espace-client=-18
after-: espana=-1 estimate=-13 estonia=-15 etf=1 eth=13 ether=1 eu=16 europe=8 ev=-3 event=18 event-tickets=-18
after-: events=16 ex=1 exchange=-7 exchange-rate=-18 explore=-18 express=-10 f=-1 fa=-13 faceless=-16 factory=-1
after-: factoryoutlet=-18 factura=-22 failed=-15 family=-2 faq=-1 farm=4 fashion=1 fast=-1 fatura=-18 fd=-15
after-: federal=-20 fees=-2 fi=6 file=5 files=7 film=3 final=-16 finance=-7 finder=3 fix=7 flight=-14 florida=-13
after-: flow=10 fn=-16 fo=-15 food=5 form=9 forms=9 forum=12 foundation=13 fp=-14 fr=12 france=21 fraud=-9 free=22
after-: freight=-14 freischaltung=-18 fs=-1 ft=0 fu=-20 fun=5 fund=0 funds=7 furniture=0 fv=-20 fw=-15 fx=3 fz=-13 g=5
after-: gallery=0 game=15 games=18 gaming=4 gas=3 gateway=6 gay=-1 gb=0 germany=0 get=1 getmy=-21 gg=1 gi=-13 gift=16
after-: giftcard=-18 giftcards=-19 gifts=13 giris=6 give=5 giveaway=6 gives=1 gj=-16 global=12 gmbh=6 go=6 gold=3
after-: goldcoast=-18 gov=17 government=-17 gp=-4 gpt=14 grants=-14 gratis=4 gratis-id=-14 gratuit=3 group=20
after-: grupo=-27 gt=-4 gu=-16 guanwang=-17 guard=8 guncel=-13 guvenlik=-13 gw=-5 gx=-19 gy=-10 h=4 ha=-15 hack=4
after-: hacks=4 hair=-2 happy=-13 hd=4 he=-16 health=5 healthcare=-16 help=17 help-desk=-12 helpcenter=-18 helpdesk=3
after-: hf=-13 hilfe=3 hk=6 ho=-14 holding=0 holdings=4 holland=-13 home=18 host=11 hosting=7 hot=-1 hotel=9 hotels=7
after-: hotline=-16 hotro=-16 house=8 hq=0 hr=5 hrvatska=-8 ht=-13 http=-17 https=-17 hub=18 hv=-15 hw=-20 hx=-19
after-: hy=-17 hz=-21 i=10 ia=4 ic=-2 ico=4 id=19 ide=1 ie=3 ih=-18 ik=-13 il=4 image=0 images=0 img=6 immediate=-28
after-: immigration=-16 important=-14 in=12 inc=13 index=4 india=7 indirim=-15 indo=-5 indonesia=1 industries=1
after-: info=26 information=-1 ingresar=-15 ingreso=-18 iniciar=-21 inloggen=-13 install=-3 instant=-13 institute=-2
after-: insurance=0 intern=-22 international=-18 internet=3 invest=5 investment=2 investments=1 io=19 ip=13 ipv4=3
after-: iq=2 ir=11 ireland=-3 is=6 it=16 italia=-1 italy=0 ix=1 iy=-14 iz=-13 j=1 japan=6 jb=-14 jd=-13 je=-15
after-: jewelry=0 jf=-13 jg=-15 jh=-13 ji=-15 jm=-19 jn=-15 job=4 jobs=5 join=2 jp=12 jq=-17 js=2 ju=-26 just=-17
after-: jv=-15 jw=-20 jx=-14 jz=-16 k=5 kabinet=-14 kargo=-19 kaufen=4 kb=-15 kenya=-2 key=4 kf=-20 khuyenmai=-16
after-: kids=3 king=6 kirim=-15 kj=-13 klant=-14 klanten=-15 klantenservice=-18 klient=-18 km=-15 kn=-18 konto=-2
after-: konto-pl=-13 korea=-2 kp=-11 kr=-2 ks=1 kunde=-19 kundendienst=-16 kundenservice=-18 kx=-17 kyc=0 kz=2 l=5
after-: lab=13 labs=18 land=15 latam=-4 launch=3 launchpad=-2 law=6 layanan=-19 layer=5 leaks=-2 ledger=5 lh=-13
after-: life=11 light=-1 limited=6 link=14 linking=-14 links=1 lite=1 lithuania=-16 live=0 live1=1 livechat=-11
after-: livraison=4 ll=-2 llc=12 loans=4 locked=-1 log=4 log-in=-5 login=22 logistics=3 logout=-13 love=7 lp=-2 lq=-13
after-: ls=1 lt=1 ltd=14 lw=-19 lz=-18 m=6 magasin=-13 magazine=1 magic=-2 mail=17 mails=-2 main=3 mainnet=0 mall=9
after-: management=9 manager=11 maps=3 market=9 marketing=9 marketplace=-1 masuk=-15 max=4 md=-4 me=8 media=15
after-: media1=0 medical=1 meet=3 meeting=-1 merchants=-18 metrics=-1 mexico=4 mf=-13 mi=-5 migrate=-1 migration=4
after-: miner=-2 mini=-10 mining=4 mint=13 minting=1 mise-a-jour=-17 mk=-13 mobil=-14 mobile=-16 mods=1 mon=-17
after-: monespace=-27 money=10 movie=0 movies=4 mq=-19 ms=4 msg=-5 multi=-33 music=8 mx=4 my=3 n=10 national=-13 nc=-2
after-: negozio=-14 net=16 net2=-2 netbanking=-17 network=23 networks=10 neu=-15 new=8 news=20 newzealand=-11 next=3
after-: nf=-16 nft=16 nfts=9 ng=5 nieuw=-16 nitro=9 nl=8 no=3 no-reply=-11 node=10 nodes=-2 notice=-1 notify=-1 now=16
after-: ns=9 ns1=1 nt=-2 number=-2 nz=-2 o=5 oauth=0 ob=-13 oc=-12 odds=-15 of=-17 offer=5 offers=8 office=-9
after-: official=18 officialstore=-17 oficial=-1 oficialnyi=-16 ok=2 om=-4 oman=-1 on=4 one=15 online=29 online1=0
after-: onlines=-9 oo=-7 op=0 oplata=-1 ops=3 oq=-18 order=8 orderstatus=-15 org=13 os=4 osterreich=-5 outlet=11
after-: outletonline=-15 ov=-7 oz=-14 p=2 pack=-3 package=-3 paczka=-2 pagamento=-18 pagamento-it=-18 pagamentos=-20
after-: page=14 pages=6 paiement=3 pakket=-13 panama=-6 panel=9 parcels=-18 paris=10 partner=5 partners=8 parts=2
after-: pass=11 passcode=-13 passport=-7 password=-15 passwordreset=-18 pay=10 paying=-13 payment=6 payments=2 pc=10
after-: pd=-16 pe=-3 peru=3 pg=-1 pharmacy=4 phone=4 photo=4 pin=-1 pirater-compte=-18 pk=3 pl=18 play=12 player=1
after-: plus=20 podderzhka=-16 point=9 points=2 poland=0 policy=-2 polska=10 pomoc=-1 pool=14 portal=13 portfolio=-1
after-: post=9 postal=-1 power=4 pp=3 pq=-8 premio=-18 premium=6 presale=10 presente=-16 press=4 price=-2 primary=-18
after-: prime=16 print=0 privacy=-2 prize=7 pro=15 problems=-16 products=3 profile=-1 profiles=-7 profit=2 promo=10
after-: promo-fr=-13 promo-id=-13 promocao=-18 promocion=-18 promocja=-14 promotion=4 protect=-2 protected=-18
after-: protection=2 protocol=10 proxy=20 przesylka=-14 ps=-1 pt=10 pu=-20 pulsa=-19 q=1 qb=-12 qd=-12 qf=-14 qg=-13
after-: qh=-14 qi=-13 qj=-14 qk=-18 qm=-12 qo=-14 qp=-14 qs=-13 qu=-19 quick=-13 qw=-14 qy=-12 qz=-18 r=8 rabatt=-17
after-: radio=-1 raffle=-1 rastreamento=-20 rastrear=-18 rastreio=-17 re=-2 reactivate=-17 recover=-13
after-: recover-account=-16 recovery=8 recruit=-14 recruiting=-15 red=-2 redelivery=-16 redirect=-3 reembolso=-13
after-: refund=5 regalo=-19 register=11 registration=0 remote=-3 renew=-2 renouvellement=4 rent=-1 repair=-1
after-: replace=-13 replacement=-23 report=6 report-abuse=-18 request=1 reschedule=-20 resmi=-1 restoration=-19
after-: restore=0 restored=-17 review=7 review-center=-18 reward=14 rewards=19 rewards-claim=-18 rf=1 rg=-12
after-: richiesta=-14 rimborso=-16 rm=-2 ro=1 rs=5 rt=0 ru=7 russia=-2 rx=5 s=13 s3=6 sa=1 safe=11 safepay=-9
after-: safepayment=-9 safety=3 sait=-14 sale=15 sale-online=-17 sales=10 saudiarabia=-14 sb=-16 scan=4 scanner=1
after-: school=6 schweiz=1 score=-1 sd=-2 sdk=2 se=-1 season2=2 secure=14 secure1=-2 secured=-6 secures=-14 securite=0
after-: security=16 seguimiento=-19 sell=-1 seller=-3 sellers=-13 seo=4 serve=-4 server=14 servers=5 service=21
after-: servicedesk=-12 services=16 settings=-1 setup=8 sg=10 share=2 ship=-2 shipping=3 shoes=2 shop=27 shop1=5
after-: shopping=5 shops=1 show=2 si=-7 sicher=-15 sicurezza=-13 sigin=-4 sign=8 sign-up=-10 signin=3 signup=8 site=20
after-: site1=5 sites=9 sk=-2 skidka=-13 skin=0 skins=2 sklep=7 sky=5 sl=-10 sledzenie=-19 slot=6 slots=9 slovenia=-20
after-: smart=-2 sn=-7 social=-1 soft=10 software=16 sol=4 solution=5 solutions=6 soporte=-20 source=8 south=-15
after-: southafrica=-14 sp=-4 space=11 spain=1 spedizione=-19 spin=2 sport=6 sports=7 sq=-13 srilanka=-15 ss=2 ssl=4
after-: sso=20 staff=-3 staging=1 stake=5 staking=5 star=2 start=2 station=0 status=4 stimulus=-16 stockprice=-16
after-: storage=5 store=16 stores=-2 stream=2 studio=10 style=6 subsidy=-13 suivi=7 sun=-2 super=-14 supply=2
after-: support=23 supportcenter=-15 supports=-3 survey=2 suspension=-6 svip=4 swap=15 switzerland=-13 sx=-15 sync=8
after-: system=13 systems=6 t=11 taikhoan=-13 tax=4 taxa=-13 team=17 teams=6 tech=19 technologies=-4 technology=5
after-: techsupport=-22 terminal=0 test=11 testnet=-2 tf=-13 th=5 thailand=-1 thanhtoan=-13 tickets=2 tienda=-20
after-: tires=-17 tj=-13 tm=2 to=-1 today=8 token=22 token-claim=-17 tokens=7 toko=-18 tokyo=4 toll=-18 tool=6
after-: tools=12 tools-ai=-13 top=11 tr=-1 tracciamento=-18 trace=-2 track=9 tracking=6 trade=14 trade-in=-13
after-: trader=-13 trades=-11 trading=7 training=4 transaction=-3 transfer=4 travel=3 travel-deals=-18 trust=4
after-: trusted=-21 trx=0 ts=3 tt=-2 tv=9 tw=2 tx=1 u=6 ua=6 uae=6 ud=-6 ue=-4 ueberweisung=-18 uf=-13 uk=17
after-: ukraine=-2 ul=-16 ultra=-13 umstellung=-22 unblocked=-14 unlock=2 uo=-13 up=5 updata=-6 update=14 updates=5
after-: upgrade=2 uq=-15 ur=-8 urgent=-19 url=5 us=18 usa=15 usdc=1 usdt=8 user=11 users=4 uu=-16 uw=-19 uz=-1 v=1
after-: v1=9 v2=21 v3=17 v4=9 v5=5 validate=-4 validate-wallet=-18 validation=1 validator=-3 vault=7 vb=-13 veilig=-15
after-: venezuela=-9 ventures=-1 verifica=-27 verificacao=-23 verificacion=-20 verificar=-23 verification=6
after-: verification-compte=-18 verified=-6 verifier=-8 verifieren=-16 verifizierung=-17 verify=14 verify-account=-18
after-: verify-badge=-18 versicherung=-17 vh=-15 vhod=-1 vi=-11 video=12 videodownloader=-23 videos=7 view=8
after-: violation=-22 vip=11 vip1=8 visa=10 visit=-21 vj=-13 vl=-14 vn=14 vo=-13 voice=-1 vote=8 vpn=17 vq=-14 vu=-17
after-: vz=-19 w=0 wage=-14 wallet=20 wallets=3 walletsync=-18 wap=0 warning=-3 watch=1 watches=1 watchlist=-15 web=19
after-: web3=28 webapp=-3 website=5 west=-2 wh=-19 white=-15 whitelist=0 wholesale=-9 wi=-19 wiki=4 win=13 windows=-17
after-: winter=-13 wj=-17 wl=1 wo=-16 work=15 workspace=-2 world=12 wq=-14 wr=-17 ws=-2 wvw=-15 ww2=0 www=3 www3=-13
after-: wwww=-19 wx=-15 wy=-14 x=15 x2=4 xb=-15 xe=-14 xf=-20 xg=-16 xh=-15 xi=-19 xj=-16 xn=-16 xo=-17 xq=-13 xu=-13
after-: xv=-16 xw=-13 xxl=-1 xxx=13 xyz=10 xz=-17 y=7 yb=-19 yd=-14 yeni=-19 yf=-18 yg=-13 yh=-13 yi=-13 yj=-18 ym=-15
after-: yn=-12 yo=-13 you=5 your=-19 your-account=-18 yp=-12 yq=-14 yr=-18 yv=-18 yw=-16 yx=-19 z=5 za=-1 zaloguj=-19
after-: zb=-14 zd=-17 zf=-13 zhongguo=-14 zi=-14 zj=-19 zl=-10 zo=-14 zoll=-16 zone=14 zp=-13 zq=-17 zu=-14 zy=-14
after: *=-8 00=-7 007=-2 01=6 02=2 03=1 04=-2 05=0 06=-4 10=-2 101=0 11=4 12=1 123=4 13=-1 168=-4 19=0 2020=1
after: 2021=6 2022=4 2023=4 2024=4 2025=6 2026=0 21=4 22=-1 222=-14 23=0 24=12 247=1 24h=15 25=-3 26=-2 2fa=8 2x=7
after: 36=-15 360=3 365=5 37=-13 39=-4 3d=5 3x=0 40=-10 404=-14 42=2 45=-4 49=-14 4k=4 51=-18 520=-9 57=-15 63=-10
after: 65=-6 678=-14 69=-3 73=-10 75=-15 77=-2 777=5 789=-3 83=-14 84=-13 86=-10 88=3 888=1 89=-15 90=-8 91=-15
after: 93=-21 94=-22 96=-10 999=-3 about=-4 academy=14 acc=-5 acceso=-18 access=14 accesso=-22 account=7
after: account-security=-18 accounts=-1 action=2 activate=-7 activation=-1 actualizacion=-20 actualizar=-16 ad=7
after: ada=-5 addon=-18 addons=-5 admin=3 administrator=-22 ads=9 advanced=-16 ae=6 af=-7 africa=-2 ag=2 agency=13
after: agent=7 agents=2 aggiorna=-23 aggiornamento=-20 ah=-7 ai=18 aide=5 air=5 airdrop=13 airdrops=7 aj=-14 akk=-14
after: aktualisierung=-15 akun=-16 al=-2 alert=8 alerts=2 alfandega=-14 all=5 allocation=2 allowance=-13 am=-1
after: amende=3 american=-16 analytics=10 anmelden=-13 antifraud=-17 ao=2 ap=-1 api=13 apk=8 app=22 app-official=-18
after: app1=2 app2=7 appeal-form=-17 application=-2 apply=4 apps=14 ar=5 area=2 argentina=-8 arizona=-14 art=13
after: arts=5 as=0 asia=1 asset=0 assets=6 assist=-6 assistance=0 assistance-client=-18 assistant=-3 assistenza=-23
after: at=5 attention=-15 atualizar=-20 au=3 audio=-2 aus=-4 australia=-2 australia-sale=-18 austria=-3 auth=11
after: authorise=-16 authorize=-16 auto=6 av=2 aw=-8 az=4 ba=-8 baby=7 badge=0 bags=4 bahis=-16 baixar=-13 bak=-15
after: banca=-15 banco=-14 bangladesh=-8 bank=15 banking=0 bankowosc=-14 banned=-14 bantuan=-13 base=12 bayar=-19
after: bb=-2 bc=-5 bd=3 beauty=2 bedava=-18 belgie=-2 berlin=4 best=2 bestaetigen=-17 bestaetigung=-19 bet=13 beta=5
after: bets=0 bevestigen=-16 bewerbung=-18 bezorging=-14 bezpieczenstwo=-18 bg=5 bi=-10 big=-13 billing=-2 bio=0
after: bitcoin=6 biz=3 bk=-1 bl=-11 black-friday=-18 blackfriday=-17 blockchain=-3 blog=12 blue=-2 bluebadge=-16
after: bm=-12 boleto=-13 bolletta=-13 bonus=15 bonus-code=-16 books=6 boost=1 booster=0 bot=12 boutique=5
after: boutique-fr=-17 box=16 bq=-14 br=3 brasil=3 bridge=15 bs=1 btc=10 bu=-19 bucket=-7 business=5 buy=7 bw=-1
after: by=-2 ca=2 cadeau=-16 california=-17 call=2 canada=6 cancel=-18 cancellation=-16 capital=7 captcha=-2 car=-1
after: card=14 cards=3 cards-online=-18 care=5 career=-5 careers=-1 cargo=-2 cars=1 case=4 cases=-1 cash=10 casino=27
after: cat=2 catering=-3 cb=0 cc=12 cd=-3 cdn=17 cdn1=1 cdns=-9 ce=-4 center=14 central=-1 centre=4 ch=4 chain=15
after: charity=-15 chat=15 chatbot=-18 check=16 checker=8 chile=0 china=7 chinese=-12 christmas=-12 ci=-4 city=10
after: cj=-15 ck=-1 claim=13 claimed=-13 claimnow=-13 claims=11 clash=-15 classaction=-16 click=0 client=10
after: cliente-br=-16 cliente-it=-16 clienti=-15 clients=6 clinic=-2 clothing=1 cloud=19 club=18 cm=-5 cn=9 co=8
after: code=5 codes=3 coin=18 coins=9 colis=8 collectibles=-18 collection-drop=-18 colombia=-5 com=14 com1=-2
after: community=11 community-standards=-18 company=5 compensate=-22 compensation=-15 competition=-16 complaint=-22
after: compte=8 conferma=-16 confirm=-7 confirmar=-14 confirmation=-9 confirmation-paiement=-18 connect=13
after: connecter=-13 connection=1 connections=-13 connexion=1 consegna=-15 console=-6 consulting=4 conta=-21
after: contact=-1 contactus=-14 conto=-14 copyright=-18 core=14 corp=6 corporation=-5 cosmetic=-13 cp=-8 cq=-11
after: cr=-10 crack=-8 craft=1 credit=1 credit-fr=-14 creditcard=-19 crypto=9 cs=9 ct=-6 customercare=-19
after: customers=-14 customerservice=-19 customersupport=-17 customs=-13 cv=-5 cz=4 czech=-16 daftar=-17 dangnhap=-15
after: danmark=-1 dao=14 dapp=10 dapps=-5 dappsync=-15 dark=-15 dashboard=4 data=10 db=2 dc=-1 dd=3 de=14 deal=3
after: dealers=-17 deals=8 deep=-25 defender=-3 defi=12 delivery=-9 delta=-6 demo=0 denglu=-14 dental=-3
after: descargar=-19 descuento=-15 design=9 desk=5 desktop=7 deutschland=0 dev=9 developer=-4 devices=0 dex=7 dg=-15
after: dh=-6 di=-16 dichvu=-24 digest=-2 digital=9 discount=-1 discountstore=-18 dispute=-19 distribution=3 dk=1
after: dm=-1 dmv=-15 dn=-3 dns=11 doc=0 docs=3 dogana=-14 dogrulama=-16 donate=-15 dostavka=-14 dostawa=-2
after: download=16 downloader=-1 downloads=2 dq=-15 dr=-18 dream=-2 drive=6 drop=21 drops=7 ds=3 dt=-2 du=-22
after: dubai=-3 dv=-5 dw=-16 dz=-1 ea=-10 earn=4 earning=0 earnings=-3 easy=-1 eb=-15 eco=3 ed=6 edu=5 education=0
after: ee=6 eg=5 egypt=-1 einloggen=-13 ej=-13 ek=-3 el=-2 electric=-2 eligibility=2 email=10 employee=-21
after: employees=-14 en=10 encomendas=-16 energy=4 entrega=-12 envios=-20 eo=-15 eq=-7 er=5 erneuerung=-13 es=13
after: espace=5 espace-client=-18 espana=1 estimate=-13 estonia=-15 et=1 etf=2 eth=15 ether=1 ethereum=-1 eu=7
after: europe=5 ev=-4 event=15 event-tickets=-18 events=13 ex=3 exchange=-8 exchange-rate=-18 exclusive=-9
after: explore=-18 express=-10 extension=0 fa=-11 faceless=-16 factory=1 factoryoutlet=-16 factura=-22 failed=-15
after: family=-2 faq=0 farm=4 fashion=0 fast=1 fatura=-18 fd=-13 federal=-20 feedback=-10 fees=-2 fg=-3 fi=6 file=1
after: files=11 film=2 fin=-4 final=-16 finance=-7 financial=-1 finder=4 fire=-1 fix=6 fl=-10 flight=-14 florida=-13
after: flow=6 fn=-12 fo=-13 food=5 form=10 forms=11 forum=13 foundation=8 fp=-12 fq=-9 fr=11 france=17 free=15
after: freight=-14 freischaltung=-18 fs=0 ft=1 fu=-20 fun=6 fund=2 funds=4 furniture=0 fv=-18 fw=-15 fx=4 ga=-8
after: gallery=3 game=17 games=21 gaming=3 gas=3 gateway=2 gay=-1 gb=-1 germany=-3 get=2 getmy=-21 gg=1 ghana=-5
after: gi=-11 gift=15 giftcard=-18 giftcards=-17 gifts=11 giris=5 give=0 giveaway=10 gives=0 gj=-14 gk=-8 gl=-9
after: global=10 gmbh=6 go=9 gold=3 goldcoast=-18 gov=13 government=-17 gp=-4 gpt=12 grant=-2 grants=-14 gratis=1
after: gratis-id=-14 gratuit=2 greece=0 group=22 grupo=-27 gs=-4 gt=-5 gu=-13 guanwang=-17 guard=3 guncel=-13 gx=-19
after: gy=-8 ha=-15 hack=4 hacks=3 hair=-2 hb=-8 hc=-4 hd=4 he=-12 health=7 healthcare=-16 help=13 help-desk=-15
after: helpcenter=-16 helpdesk=-2 helpsupport=-6 hf=-11 hg=-9 hh=-5 hilfe=2 hj=-6 hk=5 ho=-14 holding=0 holdings=3
after: holland=-13 home=12 host=10 hosting=7 hot=-1 hotel=6 hotels=7 hotline=-16 hotro=-16 house=10 hq=3 hr=5
after: hrvatska=-8 hs=-4 ht=-13 http=-19 https=-19 hub=23 hungary=-2 hv=-13 hw=-20 hx=-17 hy=-17 hz=-19 ia=2 ic=0
after: ico=3 id=14 ide=1 ie=2 ig=-8 ih=-18 ii=-3 il=9 im=0 image=0 images=-1 img=7 immediate=-27 immigration=-16
after: important=-14 in=8 inc=15 index=1 india=6 indirim=-15 indonesia=0 industries=1 info=12 information=-1
after: ingresar=-15 ingreso=-18 iniciar=-21 inloggen=-13 instant=-11 institute=-2 insurance=-1 intern=-22 internal=0
after: international=-16 internet=3 invest=4 investment=-1 investments=0 io=16 ip=10 ipv4=0 iq=3 ir=14 ireland=-3
after: is=8 israel=0 it=20 italia=1 italy=-1 iu=-10 iv=-4 ix=0 iy=-9 iz=-13 japan=8 jb=-14 jd=-11 je=-15 jewelry=-1
after: jf=-13 jg=-15 jh=-13 ji=-13 jj=-6 jm=-22 jn=-15 job=7 jobs=6 join=6 jp=5 jq=-17 js=5 ju=-23 just=-17 jv=-15
after: jw=-20 jx=-14 jz=-16 ka=-4 kabinet=-14 kargo=-19 kaufen=4 kb=-13 kc=-9 kenya=-3 key=5 keys=-7 kf=-18
after: khuyenmai=-16 ki=-8 kids=3 king=6 kirim=-15 kj=-13 klant=-14 klanten=-15 klantenservice=-18 klient=-18 km=-15
after: kn=-18 konto=-2 konto-pl=-13 korea=-3 kp=-13 kr=0 ks=2 kunde=-19 kundendienst=-16 kundenservice=-18 kuwait=-8
after: kx=-17 kyc=0 kz=6 lab=11 labs=14 land=15 launch=0 launchpad=-2 law=5 layanan=-19 layer=5 leaks=2 ledger=4
after: lh=-15 li=-7 life=12 light=1 limited=5 link=14 linking=-14 links=3 lite=4 lithuania=-16 live=-1 live1=1
after: livechat=-14 livraison=4 lk=-2 ll=1 llc=13 lo=-7 loans=3 local=-2 locked=-1 log=7 login=16 logins=-6
after: logistics=6 london=-3 love=6 lp=-2 lq=-13 ls=0 lt=4 ltd=14 lu=-10 lv=-5 lw=-15 ly=1 lz=-18 ma=-3 magazine=1
after: magic=-2 mail=22 mails=0 main=6 mainnet=0 malaysia=-7 mall=8 management=1 manager=14 maps=4 market=7
after: marketing=7 marketplace=-2 masuk=-15 max=7 mc=-3 mcp=-7 me=10 media=17 media1=0 medical=1 meet=2 meeting=1
after: mega=-9 member=-5 members=-7 merchants=-18 mexico=-2 mfa=-6 migrate=-2 migration=4 miner=-2 mining=5 mint=6
after: minting=-2 mise-a-jour=-17 mk=-13 ml=-4 mobil=-12 mobile=-14 modapk=-5 mods=3 mom=-4 mon=-17 monespace=-27
after: money=9 motors=-3 movie=6 movies=7 mq=-19 ms=9 msg=-5 multi=-33 music=5 mx=7 my=7 na=-4 national=-13
after: navigator=-8 nb=-1 nc=5 nederland=-7 negozio=-14 neo=-4 net=22 net2=-2 netbanking=-17 network=16 networks=3
after: neu=-15 new=5 news=22 newzealand=-13 next=3 nf=-16 nft=21 nfts=6 ng=4 nieuw=-15 nitro=11 nl=7 no=2
after: no-reply=-13 node=8 nodes=-3 noreply=-6 norge=-3 norway=-4 notice=-1 notify=-2 now=20 np=-2 nr=-9 ns=6 ns1=-2
after: nt=-2 number=-2 nv=-2 nyc=-1 nz=-1 oauth=-1 ob=-13 oc=-10 odds=-15 oe=-7 of=-17 oferta=-3 off=-2 offer=2
after: offers=10 office=-7 official=11 officialstore=-17 oficial=-2 oficialnyi=-16 ok=1 oman=-1 on=4 one=13 online=26
after: online1=0 onlines=-9 op=0 oplata=-1 ops=6 oq=-18 or=-1 order=2 orders=-3 orderstatus=-15 org=12 os=4
after: osterreich=-5 ot=-6 our=-2 outlet=12 outletonline=-13 ox=-4 oz=-14 pack=-1 paczka=-2 pagamento=-18
after: pagamento-it=-18 pagamentos=-20 page=10 pages=6 paiement=3 panama=-10 panel=8 parcels=-18 paris=11 partner=4
after: partners=5 parts=2 pass=12 passcode=-13 password=-15 passwordreset=-18 pay=16 paying=-11 payment=1 payments=2
after: pc=7 pd=-16 pe=-4 peru=2 pg=-1 ph=0 pharmacy=3 philippines=-7 phone=4 photo=1 pi=-9 pin=-1 pirater-compte=-18
after: pk=5 pl=13 play=10 player=-2 plus=14 podderzhka=-16 point=9 points=2 poland=0 policy=0 polska=9 pomoc=-1
after: pool=13 portal=14 portfolio=-2 portugal=-1 post=10 postal=-1 power=3 pp=0 pr=-6 premio=-20 premium=2
after: presale=12 presente=-16 press=3 price=0 primary=-15 prime=10 print=-3 prize=4 pro=14 problems=-16 products=4
after: profile=-1 profiles=-9 profit=2 promo=9 promo-fr=-13 promo-id=-13 promocao=-18 promocion=-18 promocja=-14
after: promocoes=-8 promotion=5 protect=0 protected=-18 protection=3 protocol=13 proxy=16 przesylka=-14 ps=-1 pt=9
after: pu=-20 pulsa=-19 pv=-5 px=-7 py=-10 qf=-12 qg=-13 qh=-14 qj=-14 qk=-18 ql=-10 qm=-10 qn=-9 qo=-14 qp=-12
after: qs=-13 qu=-18 qv=-9 qw=-12 qy=-14 qz=-18 ra=0 rabatt=-17 radio=-1 rastreamento=-20 rastrear=-18 rastreio=-17
after: rb=-5 rd=-3 re=-1 reactivate=-17 recipes=-3 recover-account=-18 recovery=0 recruit=-14 recruiting=-15 red=-2
after: redelivery=-16 reembolso=-13 refund=6 regalo=-19 register=6 renew=-2 renouvellement=3 rent=-1 repair=-1
after: replacement=-23 report=6 report-abuse=-18 reports=-1 request=0 reschedule=-20 resmi=-1 restoration=-19
after: restore=3 restored=-17 retail=-1 review=7 review-center=-18 reward=11 rewards=13 rewards-claim=-18 rf=-2 rh=-9
after: ri=-5 richiesta=-14 rimborso=-15 rj=-8 rk=-1 rl=-3 rm=-3 rn=-4 ro=2 rs=10 rt=0 ru=4 russia=-3 rw=-6 rx=4 rz=-7
after: s3=6 sa=1 safe=10 safepay=-15 safepayment=-18 safety=5 sait=-14 sale=17 sale-online=-17 sales=5
after: saudiarabia=-16 save=-3 sb=-16 sc=-3 scan=4 scanner=0 school=7 schweiz=6 score=-1 sd=-1 sdapps=-2 sdk=1 se=3
after: season2=2 secure=13 secure1=-2 secured=-4 secures=-14 securite=0 security=15 see=-3 seed=-5 seguimiento=-19
after: sell=1 sellers=-11 seo=4 server=13 servers=4 service=16 servicedesk=-16 services=19 setup=3 sg=10 share=3
after: shipping=0 shoes=2 shop=13 shop1=5 shopping=5 shops=0 show=2 si=-7 sicher=-13 sign=7 signin=2 signup=3 site=11
after: site1=4 sites=8 sk=-2 skin=3 skins=2 sklep=7 sky=5 sl=-10 sledzenie=-19 slot=5 slots=6 slovenia=-17
after: slovenija=-6 slovensko=-5 sm=-8 smart=-2 sn=-7 so=0 soft=9 software=10 sol=7 solar=-2 soldes=-3 solution=4
after: solutions=12 soporte=-20 source=7 south=-15 southafrica=-14 space=12 spain=0 spedizione=-19 spin=2 sport=7
after: sports=4 sq=-11 srbija=-5 srilanka=-15 ss=8 ssl=5 sso=8 staging=1 stake=7 staking=7 star=1 start=1 state=1
after: station=3 status=1 stimulus=-16 stockprice=-11 storage=4 store=13 stores=1 stream=2 streaming=-1 studio=9
after: style=3 su=-7 suivi=7 summit=-7 sun=-2 suomi=-6 super=-11 supply=2 support=17 supportcenter=-11 supports=1
after: survey=2 sv=-8 svip=7 swap=17 swaps=-3 sx=-15 sy=-7 sync=6 system=12 systems=7 taikhoan=-13 tax=4 taxa=-13
after: te=-5 team=15 teams=0 tech=16 technologies=-5 technology=5 techsupport=-18 test=14 tf=-9 tg=-2 th=3
after: thailand=-2 thx=-7 ticket=-4 tickets=2 tienda=-19 tires=-13 tj=-11 tl=-9 tm=-2 tn=-4 to=0 today=14 token=18
after: token-claim=-17 tokens=7 toko=-18 tokyo=3 toll=-18 tool=5 tools=11 tools-ai=-13 top=11 tr=8 tracciamento=-18
after: trace=-2 track=1 tracking=3 trade=17 trade-in=-13 trader=-13 trades=-8 trading=9 tradings=-8 training=3
after: transfer=-1 transit=-9 transport=-2 travel=3 travel-deals=-18 trust=4 trusted=-21 trx=-3 ts=4 tt=-2 tv=12 tw=3
after: tx=-1 ty=-2 tyre=-7 ua=5 uae=7 ub=-2 ue=-5 ueberweisung=-18 uf=-14 ui=3 uk=9 ukraine=-3 ul=-16 um=-5
after: umstellung=-22 unblocked=-10 unlock=-1 unlocker=-3 uo=-11 up=10 updata=-7 update=17 updates=10 upgrade=-1
after: uq=-15 ur=-7 urgent=-19 url=5 uruguay=0 us=15 usa=18 usdc=1 usdt=5 user=8 users=6 ut=-5 uu=-12 uv=-6 uw=-17
after: ux=-7 uy=-8 uz=-1 v1=12 v2=23 v3=16 v4=8 v5=0 va=-3 validate=-5 validate-wallet=-18 validation=4 validator=-3
after: vault=10 vd=-8 veilig=-15 venezuela=-9 ventures=-2 ver=-3 verifica=-27 verificacao=-23 verificacion=-20
after: verificar=-23 verification=3 verification-compte=-18 verified=-6 verifieren=-16 verifizierung=-17 verify=15
after: verify-account=-18 verify-badge=-18 versicherung=-17 vh=-15 vhod=-1 vi=-9 video=6 videodownloader=-17
after: videos=10 viet=-8 vietnam=-1 view=13 violation=-22 vip=16 vip1=3 vips=-9 visa=11 visit=-19 vl=-14 vm=-5 vn=13
after: voice=-1 vote=5 voucher=-3 vpn=10 vq=-14 vr=-2 vs=-6 vt=-5 vu=-14 vv=-9 vy=-8 vz=-17 wa=-10 wage=-14 wallet=14
after: wallets=-5 walletsync=-18 wap=0 watch=3 watches=1 watchlist=-15 wc=-6 we=-5 web=17 web3=21 website=2 west=-3
after: wf=-10 wg=-7 wh=-17 white=-15 whitelist=0 wi=-19 wiki=4 win=9 windows=-13 withdraw=-9 withdrawal=-5 wj=-17
after: wl=4 wm=-8 wn=-10 wo=-16 work=10 workshop=-9 workspace=-5 world=13 wq=-14 wr=-17 ws=1 wv=-6 wvw=-15 ww=-7
after: ww2=0 www0=-14 www3=-15 wwww=-19 wx=-11 wy=-14 x2=7 xb=-15 xc=-7 xchange=-10 xe=-14 xf=-16 xg=-16 xh=-15
after: xi=-17 xj=-12 xl=-9 xn=-14 xo=-15 xp=-4 xq=-9 xs=-7 xu=-10 xv=-16 xw=-11 xx=-3 xxl=4 xxx=11 xyz=11 xz=-13
after: yb=-19 yd=-14 yeni=-19 yf=-18 yg=-13 yi=-11 yield=-6 yj=-18 ym=-15 you=6 your=-19 your-account=-18 yp=-10
after: yq=-14 yr=-18 ys=-6 yt=-3 yv=-18 yw=-13 yx=-16 yy=-9 yz=-5 za=1 zaloguj=-19 zb=-14 zc=-7 zd=-17 zh=-2
after: zhongguo=-14 zi=-14 zj=-19 zn=-10 zo=-14 zoll=-16 zone=17 zq=-17 zs=-8 zu=-14 zx=-8 zy=-10
before-: *=-8 00=-17 01=-17 02=-14 03=-15 04=-15 05=-13 06=-27 07=-21 08=-20 09=-21 1=8 101=-13 10x=4 11=-13
before-: 111=-21 1234=-18 13=-14 14=-20 15=-13 16=-13 168=-21 17=-19 18=-16 19=-16 1st=9 2=1 20=-13 2020=-19 2022=-21
before-: 2025=-13 2026=-21 2027=-19 22=-15 222=-23 24h=4 25=-28 26=-17 27=-17 29=-20 2fa=15 3=-2 30=-24 31=-18 32=-17
before-: 33=-13 34=-15 35=-21 36=-17 360=-6 365=-2 37=-27 38=-20 39=-13 3d=12 4=-2 40=-23 404=-20 41=-21 42=-18 43=-19
before-: 44=-25 444=-21 45=-18 46=-19 47=-23 48=-26 49=-20 4k=5 50=-16 51=-16 52=-25 520=-19 53=-25 54=-27 55=-16
before-: 555=-21 56=-15 567=-17 57=-24 58=-20 59=-23 60=-26 61=-19 62=-24 63=-24 64=-21 65=-21 66=-17 67=-17 678=-21
before-: 68=-26 69=-18 70=-18 71=-21 72=-18 73=-23 74=-25 75=-26 76=-17 77=-14 777=-2 78=-19 79=-20 81=-18 82=-16
before-: 83=-20 84=-24 85=-24 86=-19 87=-19 88=-17 888=-8 89=-27 90=-26 92=-19 93=-25 94=-26 95=-23 96=-24 97=-14
before-: 98=-17 99=-16 999=-10 a=14 aa=-2 aanbieding=-19 ab=0 about=8 ac=8 acc=11 access=7 account=20
before-: account-security=-15 accounts=5 accs=-2 action=-1 activate=-3 activation=-2 activity=0 actualizacion=-16
before-: actualizar=-13 ad=11 ada=-5 addons=-17 admin=7 administrator=-19 ads=13 advanced=1 ae=3 af=-1 affiliate=-2
before-: affiliates=-27 ag=4 agency=0 agent=-1 agents=-17 aggiornamento=-13 ai=16 aide=7 air=17 airdrop=24 airdrops=7
before-: airlines=-20 akk=-13 aktualisierung=-14 al=2 alert=3 alerts=-3 alfandega=-13 all=14 allocation=12 am=-1
before-: amende=10 america=-15 american=4 angebote=-15 anmeldung=-15 ap=-1 api=15 apk=3 app=37 app-official=-17 app1=2
before-: appeal-form=-16 application=-2 apply=11 approval=-16 apps=15 ar=2 argentina=-25 art=7 as=-1 asia=5 ask=0
before-: asset=10 assets=6 assistance=-1 assistance-client=-17 assistant=-20 assurance=1 at=1 attorney=-14 au=10
before-: audio=-2 aus=-2 australia-sale=-17 auth=16 authentication=-19 authorization=-17 auto=13 av=4 ay=-26 ayuda=-1
before-: az=1 b=12 ba=2 baby=4 badge=0 bahis=-17 bak=5 ban=2 banca=-2 banco=0 bangladesh=-20 bank=7 banking=-5
before-: bankowosc=-13 banque=4 base=3 bb=2 bc=-1 bd=-2 be=8 beauty=4 belgie=-18 belgium=-16 benefits=-13 berlin=0
before-: best=21 bestaetigen=-16 bestaetigung=-17 bet=7 beta=13 betaling=-15 betting=-13 bevestigen=-15 bewerbung=-17
before-: bezorging=-13 bezpieczenstwo=-16 bg=-1 bi=3 big=11 bill=2 billing=0 bio=7 bitcoin=10 biz=5 bj=-2 bl=0 black=12
before-: black-friday=-17 blackfriday=-17 blockchain=-2 blocked=-17 blog=5 blue=10 bn=-2 bo=0 bolivia=-22 bonus=9
before-: bonus-code=-15 boost=2 booster=-19 bot=5 boutique-fr=-16 box=1 bq=-16 br=8 brasil=-14 bridge=6 browse=3 bt=0
before-: btc=13 bucket=-13 business=9 buy=14 bw=-2 by=-2 c=14 ca=12 call=9 canada=6 cancellation=-15 capital=-1
before-: captcha=-1 car=17 card=1 cards-online=-17 care=0 career=-1 case=2 cash=10 casino=17 cat=10 catalog=-21
before-: catalogue=-13 catering=-16 cb=3 cc=6 cd=0 cdn=18 cdn1=3 cdns=-14 center=-5 ch=7 chain=5 chat=8 chatbot=-14
before-: cheap=8 cheats=-22 check=16 checker=4 checkup=-13 chile=-14 china=10 chinese=-2 ci=0 city=3 ck=-13 cl=4
before-: claim=30 claims=18 classaction=-23 clearance=-18 click=7 client=7 cliente-br=-15 cliente-it=-15 clienti=-13
before-: clients=0 clothing=-17 cloud=13 club=5 cm=-1 cn=6 co=10 code=9 codes=-15 coin=15 coins=-1 colis=7
before-: collectibles=-22 collection=-22 collection-drop=-17 colombia=-20 com=35 com1=0 community=7
before-: community-standards=-17 company=-16 competition=-21 compliance=-5 compte=6 conference=-15 confirm=17
before-: confirmar=-16 confirmation=10 confirmation-paiement=-17 connect=19 connecter=-15 connections=-16 connector=-25
before-: connexion=5 consulting=-20 conta=0 contact=8 contacts=-13 contactus=-13 cool=5 copyright=-13 core=2 corp=-1
before-: corporate=-5 corporation=-32 cosmetics=-20 council=-21 county=-16 coupons=-13 courier=-14 course=-14
before-: courses=-23 cr=7 creator=-9 credit=8 credit-fr=-13 creditcard=-17 croatia=-17 crypto=18 cs=-1 cuenta=-1
before-: customer=4 customercare=-18 customerservice=-24 customersupport=-16 cyber=12 cz=-2 czech=0 d=11 da=1
before-: daftar=-13 danmark=-27 dao=8 dapp=10 dapps=6 dappsync=-17 dark=3 dashboard=5 data=13 database=-15 db=1 dc=2
before-: de=11 deal=4 dealers=-15 debit=-14 deep=1 defi=14 deliver=-9 delivery=-10 demo=3 denglu=-14 denmark=-20
before-: dental=8 desconto=-13 descuento=-14 design=-1 desk=3 desktop=11 deutschland=-15 dev=13 devices=-14 dex=4
before-: digest=-20 digital=12 discount=-1 discounts=-13 discountstore=-20 distribution=3 dl=3 dm=0 dns=8 do=3 doc=11
before-: docs=5 document=2 donate=-13 dostavka=-7 dostawa=10 douane=-1 download=12 downloader=-23 downloads=-2 dq=-18
before-: dr=6 dream=6 drive=6 drop=11 drops=3 dubai=-2 e=22 earn=11 earning=-14 earth=-2 east=1 easy=13 ec=1 eco=9
before-: ecuador=-18 edu=6 ef=-13 eh=-13 ej=-18 ek=-13 el=-1 election=-17 electric=2 eligibility=7 eligible=3 em=-1
before-: email=11 employees=-15 en=10 encomenda=-18 encomendas=-15 energy=2 england=-15 enroll=3 entrar=-16 entrega=-7
before-: envios=-13 eo=-16 ep=-13 eq=-13 er=-15 erneuerung=-19 es=2 espace=8 espace-client=-17 eth=20 ether=10
before-: ethereum=8 eu=11 europe=0 ev=-1 event=18 event-tickets=-17 events=16 ew=-19 ex=-2 exchange=-11
before-: exchange-rate=-17 exclusive=-2 expired=-14 explore=3 ey=-20 ez=-1 f=10 fa=2 faceless=-10 factory=-16
before-: factoryoutlet=-20 facture=-1 failed=-13 fake=2 family=0 farm=4 fashion=-1 fast=14 fb=5 fc=0 fd=-14
before-: feedback=-12 fi=12 file=12 files=4 film=4 fin=10 final=4 finance=-19 finder=-16 fine=2 finland=-19 fire=0
before-: first=8 fix=5 fl=1 flights=-18 flow=1 food=8 form=7 forms=5 forum=1 forward=-2 foundation=-9 fq=-16 fr=20
before-: france=4 fraud=-2 free=20 freight=-19 freischaltung=-17 fresh=11 fs=1 ft=-16 ftp=-13 fu=-2 fun=9 fund=0
before-: funding=-13 funds=0 fy=-18 fz=-17 g=11 ga=-2 gallery=-17 game=13 gamer=-2 games=2 gas=-1 gateway=-2 gay=12
before-: gb=2 genesis=2 get=27 getmy=0 gf=-14 gg=1 ghana=-17 gift=13 giftcard=-16 giftcards=-17 give=6 giveaway=-1
before-: giveaways=-23 gl=1 global=11 gm=1 gmbh=-24 gn=-15 go=12 gold=13 goldcoast=-14 gov=19 government=-14 govt=-1
before-: gpt=9 gq=-14 gr=6 grant=-2 grants=-17 gratis=-1 gratis-id=-13 gratuit=-20 green=10 grupo=5 gu=-3 guanwang=-18
before-: guard=-1 guncel=-15 gutschein=-19 guvenlik=-14 gx=-14 h=8 hack=4 hair=6 happy=5 hc=0 hd=5 health=6
before-: healthcare=-15 help=18 help-desk=-14 helpcenter=-9 helpdesk=3 helpline=-18 helpsupport=-18 hi=4 hiring=-4
before-: hk=-2 hn=-14 ho=-2 holders=-15 holding=-15 holdings=-35 holiday=1 holidays=-17 home=15 hospital=-19 host=4
before-: hot=13 hotel=12 hotline=-14 house=2 hr=3 hrvatska=-18 hs=-2 http=2 https=8 hu=-2 hub=6 hungary=-13 i=14 ia=-14
before-: ico=-2 id=14 identity=-7 ie=-13 ij=-14 ik=-22 im=-2 image=4 img=2 immediate=4 immigration=-24 important=-2
before-: in=6 index=-2 india=0 indonesia=-13 industries=-31 info=23 info1=0 inspection=-19 install=1 installer=-14
before-: instant=6 institute=-26 intern=-2 international=-17 internet=4 invest=3 investments=-25 invoice=2 invoices=-13
before-: io=8 ip=13 ipv4=6 ir=4 is=4 issues=-16 it=10 iu=-16 ix=-19 iy=-16 iz=-19 j=8 ja=0 japan=5 jo=0 job=15 join=24
before-: jp=10 js=3 just=7 jz=-16 k=8 kampanya=-17 key=1 kf=-16 khuyenmai=-15 kids=-1 king=-1 kj=-16 klantenservice=-18
before-: ko=-1 konto=3 korting=-13 kr=0 kredit=-15 ks=-13 kunde=-1 kundendienst=-20 kundenservice=-19 kw=-19 kx=-15
before-: kyc=1 l=6 la=7 lab=2 laden=-19 land=4 last=1 launch=14 launchpad=2 law=-2 layer=-1 lb=-13 ld=-17 le=1
before-: leaks=-15 learn=1 ledger=6 legal=1 levering=-18 li=-1 lieferung=-13 life=5 light=-2 link=12 lite=-1
before-: lithuania=-21 live=-7 live1=2 livechat=-8 livraison=1 llc=-16 lm=-6 loans=3 local=9 log=4 log-in=-8 login=19
before-: logins=-2 logistics=-19 logon=-14 loja=0 london=0 loqin=-6 love=9 lq=-19 ls=-14 ltd=-17 lucky=11 lx=-15 m=17
before-: ma=10 magazine=-14 magic=8 mail=16 mails=-3 main=5 mainnet=3 malaysia=-10 manage=8 management=-23 manager=-2
before-: maps=1 marcas=-13 market=9 marketing=-2 marketplace=-9 masuk=-15 max=7 mb=-2 mc=2 me=4 media=7 media1=-1
before-: medical=4 medicine=-17 meet=10 mega=9 member=5 members=3 merchants=-15 metrics=-18 mfa=1 mi=5 migrate=10
before-: migration=2 mini=7 mining=4 mint=21 mise-a-jour=-16 mk=1 mm=2 mo=0 mobi=5 mobil=2 mobile=-15 mod=11 modapk=-21
before-: mom=-1 mon=12 moncompte=2 monespace=5 money=7 mortgage=-13 motor=1 motors=-15 movie=0 mq=-14 mr=3 ms=4 msg=-14
before-: mu=2 multi=8 music=1 mx=-1 my=23 myaccount=-2 mz=-5 n=6 nagroda=-16 navigator=-20 nc=-13 nd=-17 nederland=-23
before-: neo=5 nepal=-14 net=13 netbanking=-25 netherlands=-18 network=1 networks=-14 neu=5 new=26 news=20
before-: newzealand=-16 next=13 nft=14 ng=-22 nganhang=-13 nigeria=-19 nitro=9 nk=-15 nl=0 nm=-14 no=4 no-reply=-10
before-: node=2 noreply=3 norge=-20 north=3 notice=-1 notifications=-14 notify=-2 now=4 nr=-1 nx=-17 ny=-14 nz=-24 o=5
before-: oa=-13 od=-15 oe=-16 oferta=18 ofertas=-2 off=1 offer=0 offerta=-13 official=10 officialstore=-21 oficial=-21
before-: oficialnyi=-15 og=-13 oj=-18 ol=-19 on=-1 one=6 online=22 only=3 op=0 open=17 oplata=-2 ops=-14 oq=-14
before-: order=11 orderstatus=-18 org=23 originals=-15 osterreich=-18 ot=-16 ou=-13 outletonline=-23 outlets=-22 ov=-16
before-: ow=-19 ox=-13 oy=-23 p=9 pa=3 packages=4 pagamento-it=-17 pagamentos=-17 page=9 pago=1 pagos=-13 paiement=2
before-: pakistan=-15 panama=-15 panel=4 parcel=0 paris=2 partner=5 partnership=-17 pass=4 passport=-8 password=-15
before-: passwordreset=-17 patch=-19 pay=15 payment=7 pc=12 pd=-14 pe=-2 pet=7 pg=-2 ph=2 pharmacy=-2 philippines=-22
before-: phone=2 photo=7 phrase=-16 pi=1 pin=9 pirater-compte=-13 pj=-13 pk=-1 pl=28 play=16 plus=0 po=0 podcast=-19
before-: podderzhka=-15 point=1 points=-2 poker=1 policies=-15 policy=-3 polska=3 pomosh=-13 pool=3 pop=3 portal=12
before-: portugal=-14 post=7 power=7 pr=6 premium=4 presale=7 presente=-15 prices=-20 primary=0 prime=14 print=-2
before-: privacy=9 prize=2 pro=19 process=1 processing=-16 product=1 products=-19 profile=1 profiles=-13 profit=4
before-: promo=6 promocoes=-13 promotion=-13 promotions=-21 protect=4 protection=-7 proxy=19 pt=1 q=5 qb=-13 qf=-17
before-: qg=-16 qh=-14 qj=-18 qk=-14 ql=-14 qp=-14 qr=3 qs=-18 qt=-14 quantum=8 quick=8 qy=-18 qz=-19 r=10 radio=5
before-: rastreamento=-17 rastreio=-8 rb=3 rd=-14 re=5 reactivate=-13 real=11 rebate=-13 rechnung=-14 recipes=-29
before-: recover=0 recover-account=-15 recovery=4 recruiting=-16 recruitment=-19 red=7 redelivery=-15 redirect=0
before-: reembolso=-13 refund=7 regalo=-6 register=20 registration=6 rekening=-14 relief=-24 remote=1 renew=5
before-: renouvellement=2 rental=-14 rentals=-27 repair=-14 replacement=-30 reply=-8 report=-2 report-abuse=-17
before-: reports=-25 request=-2 reschedule=-14 reservation=2 reset=-2 resmi=5 resolution=-14 response=-14 restake=0
before-: restoration=-27 restore=-1 reverts=-9 review=1 review-center=-17 revoke=6 reward=17 rewards=16
before-: rewards-claim=-17 rg=-17 richiesta=-13 rj=-14 rk=-17 rn=-15 romania=-17 rpc=4 rq=-15 rt=-13 ru=4 rx=1 ry=-26
before-: s=13 s3=10 sa=1 safe=13 safepayment=-16 safety=3 sale=4 sale-online=-16 sales=-2 saleuk=-17 saudiarabia=-18
before-: save=5 sb=-5 sc=5 scan=1 school=2 sconto=-20 scotland=-22 sdapps=-15 se=2 sea=11 season2=12 secure=20
before-: secure1=-2 secured=2 secures=2 securise=-22 securite=2 security=9 see=4 seguimiento=-16 seguranca=-14
before-: seguridad=-16 sell=5 sellers=-20 seo=11 server=12 service=17 servicedesk=-11 services=0 sesion=-13 settings=-5
before-: setup=-2 sf=-2 sg=7 sh=2 share=6 ship=-15 shop=14 shopping=-2 shops=-5 show=0 sicher=-2 sicuro=-13 sign=2
before-: sign-in=-9 signin=5 signup=10 silver=1 site=4 sk=0 skin=7 skins=-2 sky=11 slot=4 slots=-2 slovakia=-17
before-: slovenia=-15 slovenija=-20 slovensko=-22 sm=1 smart=17 smtp=0 sn=0 snapshot=3 so=5 social=5 soft=4 software=3
before-: sol=16 solar=7 soldes=-23 solutions=-24 solver=-18 soporte=0 southafrica=-25 sp=7 space=2 spin=9 sport=5
before-: sports=0 sq=-13 srbija=-20 srilanka=-18 ssl=12 sso=5 st=1 stake=14 staking=7 star=7 start=10 static=-14
before-: station=-13 stavka=-16 stimulus=-17 stockprice=-15 storage=-1 store=10 stores=-18 stream=2 studio=-2
before-: subscribe=-2 subscription=-14 suisse=-21 suivi=12 summer=0 sun=8 super=12 support=20 supportcenter=-25
before-: supports=-2 survey=2 suspended=-13 sv=-1 sverige=-21 svip=-18 sw=-1 swap=7 swaps=-22 sweden=-14
before-: switzerland=-18 sync=9 system=6 systems=-25 t=10 taikhoan=-14 tax=5 team=8 teams=3 tech=8 technologies=-35
before-: technology=-15 techsupport=-19 tel=0 terbaru=-15 terms=-6 test=14 testnet=1 tg=1 th=0 thanhtoan=-15 the=17
before-: ticket=7 tickets=-3 tk=0 tm=-2 to=0 today=-3 token=10 token-claim=-16 tokens=-2 toko=-2 tokyo=4 toll=2 tool=-3
before-: tools=-5 top=18 town=-14 tr=7 tracciamento=-17 track=12 tracking=-2 trade=5 trader=-15 trades=-16 trading=-2
before-: tradings=-14 transaction=0 transfers=-16 travel=4 travel-deals=-17 true=6 trust=10 trusted=5 trx=2 ts=-13 tu=0
before-: turkey=-14 turkiye=-17 tv=5 tw=-1 ty=-15 tz=-18 u=11 ua=-1 ub=-16 ud=-19 ue=-18 ueberweisung=-17 ufficiale=-18
before-: uj=-20 uk=10 ukraine=-4 ultra=6 um=-16 umstellung=-14 un=1 unblock=8 undian=-15 university=-16 unlock=3
before-: unlocker=-27 uo=-13 updata=-18 update=14 upgrade=0 uq=-18 url=-2 uruguay=-22 us=13 usa=8 usdc=5 usdt=13
before-: user=14 users=4 uu=-18 uv=-13 uw=-11 uy=-20 uye=-14 uz=-3 v=10 v1=3 v2=17 v3=12 v4=5 validate-wallet=-17
before-: validator=-17 vb=0 veiligheid=-20 vendor=-15 venezuela=-20 ventures=-23 ver=-2 verifica=3 verificacao=-15
before-: verificacion=-13 verification=7 verification-compte=-17 verified=-1 verifieren=-15 verifizierung=-19 verify=18
before-: verify-account=-17 verify-badge=-17 versicherung=-18 vh=-13 vi=0 video=12 videodownloader=-23 view=5
before-: violation=-19 vip=13 vip1=-2 visa=3 visit=4 vk=0 vm=-7 vn=12 vo=-13 vote=14 vpn=6 vq=-14 vr=2 vv=-11 vw=-6
before-: vwww=-7 w=14 wallet=11 wallets=3 walletsync=-19 wang=-13 watch=6 watchlist=-10 water=2 we=6 wear=-20 web=28
before-: web1=0 web3=31 web3sync=1 webmail=-2 website=7 wedding=2 welcome=0 west=4 white=4 whitelist=9 wi=-1 wiki=3
before-: win=17 windows=-12 winkel=-21 winter=1 wj=-13 wl=3 wn=-14 work=5 workshop=-14 world=10 wp=4 wq=-19 wv=-13
before-: wvvww=-3 wvw=-1 ww=1 ww1=7 ww2=4 wwv=-4 www=24 www1=12 www2=7 www4=8 www5=8 www6=9 www7=5 www8=9 www9=9
before-: wwww=-2 x=17 x2=4 x3=-2 xa=-13 xchange=-9 xh=-13 xk=-16 xn=-6 xw=-18 xxx=13 xy=-20 xyz=3 xz=-14 y=0 yardim=-18
before-: yeni=-1 yf=-17 yi=-13 yield=-1 yj=-15 yl=-15 ym=-18 yn=-20 you=9 your=11 your-account=-17 yp=-14 yq=-13 yr=-14
before-: ys=-25 yv=-17 yw=-18 yz=-17 z=8 zahlung=-20 zaloguj=-15 zd=-13 zerkalo=2 zh=6 zhongguo=-14 zk=9 zl=-14 zn=-15
before-: zoll=0 zone=-1 zp=-15 zq=-15 zr=-13 zt=-14 zy=-15
before: *=-7 00=-17 01=-17 02=-13 03=-14 04=-15 05=-13 06=-26 07=-21 08=-20 09=-20 101=-13 10x=5 11=-13
before: 111=-20 1234=-15 13=-13 14=-20 15=-10 16=-13 168=-21 17=-19 18=-13 19=-15 1st=9 20=-13 2020=-17 2022=-20
before: 2023=-5 2025=-10 2026=-21 2027=-19 22=-15 222=-23 24h=4 25=-26 26=-16 27=-17 29=-20 2fa=13 30=-24 31=-18
before: 32=-17 33=-13 34=-15 35=-20 36=-17 365=-2 37=-27 38=-19 39=-13 3d=12 40=-23 404=-20 41=-20 42=-17 43=-19
before: 44=-25 444=-20 45=-17 46=-19 47=-23 48=-25 49=-20 4k=5 50=-16 51=-14 52=-24 520=-18 53=-25 54=-27 55=-15
before: 555=-21 56=-15 567=-16 57=-24 58=-19 59=-23 60=-26 61=-19 62=-24 63=-24 64=-20 65=-21 66=-17 67=-17 678=-21
before: 68=-26 69=-17 70=-18 71=-21 72=-18 73=-23 74=-24 75=-26 76=-17 77=-14 777=-2 78=-18 79=-20 81=-18 82=-16
before: 83=-20 84=-23 85=-24 86=-19 87=-19 88=-15 89=-26 90=-25 92=-19 93=-25 94=-26 95=-23 96=-23 97=-14 98=-16
before: 99=-12 aa=-2 aanbieding=-19 ab=2 about=4 ac=8 acc=15 access=9 account=12 account-security=-17 accounts=8
before: accs=-2 actualizacion=-16 actualizar=-13 ad=15 ada=-2 addons=-19 admin=6 administrator=-19 ads=8 advanced=1
before: ae=3 af=-1 affiliate=-1 affiliates=-27 ag=4 agency=1 agent=2 agents=-17 aggiornamento=-13 ai=18 aide=8 air=18
before: airdrop=20 airdrops=3 airlines=-19 akk=-13 aktualisierung=-14 al=5 alert=2 alfandega=-13 all=12 allocation=10
before: am=0 amende=10 america=-15 american=4 angebote=-14 anmeldung=-15 ap=3 api=16 apk=3 app=29 app-official=-17
before: app1=2 appeal=-4 appeal-form=-16 application=-2 apply=11 approval=-16 apps=12 ar=4 argentina=-25 arizona=-8
before: art=7 as=0 asia=6 ask=2 asset=10 assets=6 assistance=-1 assistance-client=-17 assistant=-20 assurance=1 at=1
before: attorney=-13 au=10 audio=-2 aus=-2 australia-sale=-17 auth=12 authentication=-19 authorization=-16 auto=16
before: av=5 ay=-26 ayuda=-1 az=2 ba=2 baby=5 badge=1 bahis=-17 bak=3 ban=2 banca=-1 banco=0 bangladesh=-20 bank=5
before: bankowosc=-13 banque=4 base=3 bb=3 bc=-1 be=9 beauty=4 belgie=-18 belgium=-16 benefits=-13 berlin=0 best=19
before: bestaetigen=-16 bestaetigung=-17 bet=10 beta=9 betaling=-15 betting=-13 bevestigen=-14 bewerbung=-17
before: bezorging=-13 bezpieczenstwo=-16 bg=1 bi=6 big=14 bill=2 bio=7 bitcoin=8 biz=5 bj=-2 bl=0 black=10
before: black-friday=-17 blackfriday=-15 blocked=-17 blog=5 blue=10 bn=-1 bo=0 bolivia=-22 bonus=12 bonus-code=-14
before: boost=2 booster=-18 bot=3 boutique-fr=-16 box=5 bq=-16 br=9 brasil=-12 bridge=9 browse=-1 bt=0 btc=11 bu=-3
before: bucket=-15 business=9 buy=15 ca=13 call=7 canada=2 cancellation=-15 capital=-1 captcha=7 car=18 card=2
before: cards-online=-17 care=-2 career=1 case=2 cash=10 casino=20 cat=12 catalog=-21 catalogue=-13 catering=-15 cb=3
before: cc=7 cd=1 cdn=12 cdn1=3 cdns=-13 ch=7 chain=5 chat=9 chatbot=-9 cheap=8 cheats=-21 check=11 checker=4
before: checkup=-13 chile=-13 china=10 ci=2 city=5 ck=-13 cl=4 claim=23 claims=14 classaction=-23 clearance=-17
before: click=7 client=10 cliente-br=-14 cliente-it=-14 clienti=-12 clients=0 clothing=-17 cloud=12 club=6 cm=0 cn=6
before: co=10 code=5 codes=-12 coin=7 colis=5 collectibles=-22 collection=-22 collection-drop=-17 colombia=-20 com=32
before: com1=0 community=5 community-standards=-17 company=-15 competition=-20 compte=4 conference=-15 confirm=13
before: confirmar=-16 confirmation=10 confirmation-paiement=-17 connect=14 connecter=-15 connections=-18 connector=-24
before: connexion=3 consulting=-20 conta=1 contact=2 contacts=-13 contactus=-13 cool=5 copyright=-13 core=2
before: corporation=-32 cosmetics=-20 council=-21 county=-16 coupons=-13 courier=-14 course=-14 courses=-21 cr=5
before: crack=-3 credit=9 credit-fr=-13 creditcard=-16 croatia=-17 crypto=20 cs=2 cuenta=-1 customer=2
before: customercare=-18 customerservice=-24 customersupport=-16 cyber=12 cz=-1 czech=0 da=2 daftar=-13 danmark=-27
before: dao=4 dapp=13 dapps=5 dappsync=-15 dark=3 dashboard=4 data=16 database=-15 db=2 dc=2 dd=-2 de=11 deal=4
before: dealers=-15 debit=-14 deep=7 defi=15 delivery=-12 demo=3 denglu=-13 denmark=-19 dental=8 desconto=-13
before: descuento=-14 design=-1 desk=3 desktop=11 destek=-12 deutschland=-15 dev=12 developers=-12 devices=-14 dex=8
before: digest=-20 digital=14 discount=-1 discounts=-11 discountstore=-20 distribution=1 dl=3 dm=0 dns=6 do=3 doc=11
before: docs=3 document=0 donate=-12 dostawa=10 douane=-1 download=10 downloader=-22 downloads=-2 dq=-17 dr=10 dream=6
before: drive=8 drop=6 dubai=-2 earn=9 earning=-13 earth=-2 east=-1 easy=16 ec=-1 eco=9 ecuador=-17 edu=7 ef=-12
before: eh=-13 ej=-18 ek=-13 el=0 election=-16 electric=4 eligibility=5 eligible=3 em=-1 email=11 employees=-15 en=5
before: encomenda=-18 encomendas=-14 energy=2 england=-15 enroll=3 entrar=-16 envios=-13 eo=-16 ep=-13 eq=-13 er=-15
before: erneuerung=-18 es=3 espace=8 espace-client=-17 eth=16 ether=10 ethereum=8 eu=8 europe=0 ev=-1 event=16
before: event-tickets=-17 events=8 ew=-19 ex=0 exchange=-13 exchange-rate=-17 exclusive=-1 expired=-14 explore=1
before: express=-9 ey=-19 ez=-1 fa=3 faceless=-9 factory=-16 factoryoutlet=-20 facture=-1 failed=-13 fake=2 family=1
before: farm=5 fashion=-1 fast=19 fb=5 fc=0 fd=-14 feedback=-14 fi=13 file=12 files=4 film=4 fin=10 final=4
before: finance=-19 finder=-16 fine=2 finland=-19 fire=0 first=8 fix=6 fl=1 flights=-17 flow=3 fm=-2 food=8 form=5
before: forms=5 forum=1 foundation=-7 fq=-16 fr=18 france=4 free=21 freight=-19 freischaltung=-17 fresh=13 ft=-15
before: ftp=-13 fu=-1 fun=10 fund=0 funding=-13 funds=0 fy=-18 fz=-17 ga=-1 gallery=-17 game=14 gamer=-1 games=2
before: gas=-1 gay=16 gb=8 ge=-5 genesis=2 get=25 getmy=0 gf=-13 gg=3 gh=-4 ghana=-17 gift=10 giftcard=-16
before: giftcards=-17 give=9 giveaway=0 giveaways=-23 gl=1 global=12 gm=-1 gmbh=-24 gn=-15 go=16 gold=13 goldcoast=-10
before: gov=22 government=-14 govt=-1 gpt=12 gq=-14 gr=7 grant=-1 grants=-17 gratis=-1 gratis-id=-13 gratuit=-20
before: green=10 grupo=3 guanwang=-18 guard=0 guncel=-14 gutschein=-19 guvenlik=-14 gx=-14 gy=-12 hack=4 hair=7
before: happy=5 hc=0 hd=5 he=-1 health=6 healthcare=-14 help=16 help-desk=-13 helpline=-18 helpsupport=-17 hi=9 hk=-2
before: hn=-14 ho=-1 holders=-15 holding=-15 holdings=-35 holiday=1 holidays=-17 home=20 hospital=-19 host=4 hot=13
before: hotel=12 hotline=-14 hotro=-3 house=2 hr=4 hrvatska=-18 hs=-2 http=23 https=26 hu=-2 hub=4 hungary=-13 hy=-3
before: ia=-10 ico=-2 id=16 ie=-12 ij=-14 ik=-22 im=-2 image=4 img=2 immediate=4 immigration=-24 important=-2 in=4
before: index=0 india=0 indo=-2 indonesia=-13 industries=-31 info=22 info1=0 inspection=-19 install=9 installer=-14
before: instant=8 institute=-26 intern=-2 international=-17 internet=4 invest=5 investments=-25 invoice=2 invoices=-12
before: io=4 ip=13 ipv4=3 ir=4 ireland=-12 is=4 issues=-16 it=6 iu=-15 ix=-18 iy=-15 iz=-18 ja=0 japan=5 ji=-12 jo=0
before: job=15 join=20 jp=3 js=3 jt=-6 just=7 jz=-16 kampanya=-17 key=3 kf=-15 khuyenmai=-14 kids=-1 king=4 kj=-15
before: kk=-7 klantenservice=-18 ko=0 konto=4 korting=-12 kr=-2 kredit=-15 ks=-13 ku=-6 kundendienst=-20
before: kundenservice=-18 kw=-18 kx=-15 kyc=2 kz=-4 la=7 lab=0 laden=-19 land=4 last=1 latam=-6 launch=10 launchpad=3
before: law=-1 layer=-1 lb=-13 ld=-17 le=1 leaks=-15 learn=5 ledger=4 legal=1 levering=-18 li=-1 lieferung=-13 life=5
before: light=-1 link=10 lithuania=-21 live=-5 live1=2 livechat=-10 livraison=2 lk=-7 llc=-16 loan=-8 loans=4 local=9
before: log=4 login=15 logistics=-19 logon=-11 loja=0 london=0 love=9 lq=-19 lr=-7 ls=-14 ltd=-17 lucky=13 lx=-15 ma=8
before: magazine=-14 magic=6 mail=14 main=4 mainnet=6 manage=8 management=-23 manager=-2 marcas=-9 market=5
before: marketing=-2 masuk=-15 max=10 mb=-2 mc=3 me=6 media=5 media1=-1 medical=4 medicine=-17 meet=10 mega=12
before: member=3 members=6 merchants=-14 metrics=-17 mfa=-1 mi=5 migrate=7 migration=5 mini=9 mining=2 mint=11
before: mise-a-jour=-16 mk=2 mm=0 mo=1 mobi=5 mobil=2 mobile=-9 mod=12 modapk=-21 mom=-1 mon=12 moncompte=2
before: monespace=6 money=5 mortgage=-13 motor=2 motors=-15 movie=3 mp=-5 mq=-14 mr=3 ms=3 msg=-12 mu=2 multi=8
before: music=3 mx=-1 my=28 myaccount=-2 nagroda=-15 navigator=-19 nc=-13 nd=-14 nederland=-23 neo=9 nepal=-14 net=14
before: netbanking=-25 netherlands=-18 network=2 networks=-13 neu=5 new=21 news=18 newzealand=-16 next=13 nf=-4 nft=11
before: ng=-21 nganhang=-13 nigeria=-19 nitro=9 nk=-15 nl=0 nm=-14 no=10 node=2 noreply=1 norge=-20 north=5 norway=-12
before: notice=0 notifications=-16 notify=-2 now=4 nr=-1 nx=-16 ny=-14 nz=-24 oa=-12 od=-15 oe=-16 of=-9 oferta=18
before: off=1 offer=-2 offers=-7 offerta=-13 official=4 officialstore=-21 oficial=-21 oficialnyi=-14 og=-11 oj=-17
before: ol=-19 old=2 oman=-12 on=11 one=8 online=18 only=4 op=0 open=13 oplata=-2 ops=-13 oq=-14 order=11
before: orderstatus=-17 org=21 originals=-15 osterreich=-18 ot=-15 ou=-12 outletonline=-23 outlets=-22 ov=-16 ow=-18
before: ox=-13 oy=-22 pa=3 pack=-2 packages=4 pagamento-it=-17 pagamentos=-17 page=7 pago=-1 pagos=-13 paiement=2
before: pakistan=-15 panama=-15 panel=2 parcel=2 paris=2 partner=5 partnership=-17 pass=4 password=-15
before: passwordreset=-17 patch=-19 pay=16 payment=5 payments=-3 pc=14 pd=-11 pe=-2 pet=7 pg=-2 ph=2 philippines=-22
before: phone=2 photo=7 photos=-12 phrase=-15 pi=4 pin=9 pirater-compte=-17 pj=-12 pk=-1 pl=28 play=19 plus=0 po=0
before: podcast=-18 podderzhka=-14 point=1 points=-1 poker=1 policies=-14 polska=4 pomosh=-13 pool=3 pop=4 portal=10
before: portugal=-14 post=7 power=7 pq=-12 pr=6 premium=4 presale=8 presente=-15 prices=-19 primary=-2 prime=17
before: print=-2 privacy=3 prize=3 pro=19 process=1 processing=-15 product=1 products=-19 profile=-2 profiles=-13
before: profit=4 promo=10 promocoes=-11 promotion=-13 promotions=-20 protect=4 proxy=15 pt=2 pz=-12 qb=-13 qf=-17
before: qg=-15 qh=-13 qj=-18 qk=-14 ql=-14 qn=-12 qp=-14 qr=1 qs=-18 qt=-14 quantum=8 quick=9 quote=-12 qv=-12 qy=-17
before: qz=-19 radio=5 rastreamento=-17 rb=3 rc=-3 rd=-14 re=3 reactivate=-13 real=13 rebate=-13 rechnung=-13
before: recipes=-26 recover-account=-17 recovery=-2 recruiting=-16 recruitment=-19 red=8 redelivery=-12 redirect=0
before: reembolso=-15 refund=5 register=14 registration=4 rekening=-14 relief=-24 remote=1 renew=6 renouvellement=2
before: rental=-14 rentals=-27 repair=-14 replacement=-30 report-abuse=-17 reports=-24 request=-2 reschedule=-14
before: reservation=2 reset=-2 resmi=6 resolution=-13 response=-14 restake=0 restoration=-26 review=3
before: review-center=-17 revoke=11 reward=12 rewards=10 rewards-claim=-17 rg=-17 richiesta=-13 rj=-14 rk=-17 rn=-12
before: romania=-17 rpc=4 rq=-14 rt=-13 ru=4 rx=2 ry=-26 s3=8 sa=1 safe=13 safepayment=-16 safety=1 sale=2
before: sale-online=-16 sales=-2 saleuk=-17 saudiarabia=-18 save=6 sc=5 scan=3 school=2 sconto=-20 scotland=-21
before: sdapps=-15 se=0 sea=9 season2=10 secure=21 secure1=-2 secured=3 secures=2 securise=-22 securite=3 security=7
before: see=4 seguimiento=-15 seguranca=-13 seguridad=-16 sell=3 sellers=-20 seo=9 serve=-3 server=10 service=13
before: servicedesk=-13 sesion=-13 setup=0 sf=-2 sg=8 sh=0 share=2 ship=-15 shop=14 shopping=-2 show=0 sicher=-2
before: sicuro=-13 sign=2 signin=1 signup=10 silver=2 site=5 sk=0 skin=7 skins=-1 sky=13 sl=-1 slot=4 slovakia=-17
before: slovenia=-15 slovenija=-20 slovensko=-22 sm=1 smart=15 sn=0 snapshot=4 so=8 social=8 soft=6 software=5 sol=19
before: solar=8 soldes=-23 solution=-12 solutions=-24 solver=-18 soporte=0 south=-1 southafrica=-25 sp=7 space=2
before: spedizione=-9 spin=9 sport=5 sports=0 sq=-13 srbija=-20 srilanka=-18 ss=-5 ssl=7 sso=0 st=5 stake=15 staking=8
before: star=11 start=8 static=-16 station=-12 status=-5 stavka=-16 stimulus=-17 stockprice=-15 store=9 stores=-20
before: stream=2 subscription=-14 suisse=-20 suivi=12 summer=0 sun=8 super=13 support=17 supportcenter=-24 supports=-1
before: survey=0 suspended=-12 sv=1 sverige=-21 svip=-18 sw=-1 swap=7 swaps=-22 sweden=-13 switzerland=-18 sync=9
before: system=10 systems=-25 taikhoan=-14 tax=5 team=11 teams=6 tech=9 technologies=-35 technology=-15
before: techsupport=-17 tel=0 terbaru=-15 terminal=-12 test=10 testnet=1 tg=3 th=0 thanhtoan=-15 the=31 ticket=3 tk=0
before: tm=0 to=0 token=8 token-claim=-16 tokens=-2 toko=-2 tokyo=4 toll=2 top=20 town=-14 tr=7 tracciamento=-17
before: track=7 tracking=0 trade=5 trader=-15 trades=-15 trading=-2 tradings=-14 transaction=0 transfers=-16 travel=5
before: travel-deals=-17 trial=-5 true=7 trust=10 trusted=5 trx=0 ts=-13 tt=-4 tu=0 turkey=-14 turkiye=-16 tv=5 tw=0
before: ty=-15 tz=-18 ua=0 ub=-16 ud=-18 ue=-17 ueberweisung=-17 uf=-7 ufficiale=-17 uj=-20 uk=10 ultra=9 um=-16
before: umstellung=-14 un=1 unblock=12 unblocked=-4 undian=-14 university=-16 unlock=4 unlocker=-27 uo=-13 up=0
before: updata=-18 update=12 upgrade=-2 uq=-17 uruguay=-22 us=14 usa=10 usdc=5 usdt=11 use=-2 user=12 users=2 uu=-18
before: uv=-13 uw=-13 uy=-22 uye=-14 v1=6 v2=15 v3=13 v4=5 validate-wallet=-17 validation=-8 validator=-16 vb=1
before: veiligheid=-20 vendor=-15 venezuela=-20 ventures=-22 ver=0 verifica=1 verificacao=-15 verificacion=-12
before: verification=1 verification-compte=-17 verifieren=-14 verifizierung=-19 verify=11 verify-account=-17
before: verify-badge=-17 versicherung=-18 vh=-13 vi=1 video=11 videodownloader=-23 view=7 violation=-18 vip=18 vip1=-2
before: visa=4 visit=4 vk=0 vn=12 vo=-13 vote=14 vpn=9 vq=-13 vr=2 vv=-14 wallet=5 walletsync=-19 wang=-13 watch=2
before: watchlist=-14 water=3 we=6 wear=-20 web=26 web1=1 web3=32 web3sync=1 webmail=-2 website=3 wedding=3 welcome=3
before: west=6 white=4 whitelist=7 wi=0 wiki=3 win=15 windows=-11 winkel=-21 winter=1 wj=-13 wl=3 wn=-14 work=6
before: workshop=-13 world=10 wp=5 wq=-18 wv=-13 wvw=-1 ww=7 ww1=8 ww2=5 www=34 www0=23 www1=12 www2=8 www3=25 www4=8
before: www5=9 www6=10 www7=6 www8=9 www9=10 wwww=1 x2=7 x3=-2 xa=-13 xh=-13 xk=-16 xq=-12 xw=-18 xxx=17 xy=-20 xyz=3
before: xz=-13 yardim=-18 yeni=-1 yf=-17 yi=-13 yield=0 yj=-14 yl=-15 ym=-17 yn=-20 you=9 your=15 your-account=-17
before: yp=-14 yq=-12 yr=-14 ys=-25 yv=-17 yw=-18 yz=-17 za=-1 zahlung=-19 zaloguj=-14 zd=-13 zerkalo=2 zh=6
before: zhongguo=-14 zk=9 zl=-16 zn=-15 zoll=0 zone=-1 zp=-15 zq=-15 zr=-13 zt=-14 zy=-15 zz=-12
hyphens: =2
w: =3 *=-3 00=1 01=1 02=2 03=-1 04=0 05=0 06=1 1=4 101=-1 11=3 12=5 123=4 1234=2 13=0 15=0 168=4 18=5 2=-1
w: 20=0 2020=4 2021=-3 2023=4 2024=-2 2025=4 2026=0 21=1 22=0 23=3 24=-1 247=-1 24h=-5 25=10 2fa=-4 2x=3 3=3 36=3
w: 360=3 365=4 39=1 3d=-9 4=3 40=2 42=11 45=1 50=1 51=3 520=2 63=2 65=1 69=1 73=2 77=0 777=-1 789=0 86=2 88=6
w: 888=-1 90=2 96=2 99=3 999=5 a=2 ab=0 about=3 abuse=0 academy=-3 acc=1 access=3 account=7 account-security=5
w: accounts=8 action=-2 activate=5 activation=5 activity=5 ad=0 ada=11 addons=6 admin=-1 ads=0 advanced=4 ae=-1
w: af=0 agency=-2 agent=3 agents=5 ah=1 ai=5 air=-3 airdrop=8 airdrops=4 al=-1 alert=1 alerts=3 all=-3
w: allocation=-4 am=-2 analytics=-9 antifraud=2 ao=1 ap=7 api=4 apk=2 app=1 app-official=5 appeal=1
w: application=-1 apply=-8 apps=-1 ar=-1 argentina=2 arizona=5 art=-7 arts=-3 as=-1 asia=0 ask=5 assets=-5
w: assist=1 at=1 au=-2 aus=2 australia=0 austria=0 auth=2 auto=-1 av=2 aw=1 az=0 b=-1 ba=0 baby=8 backup=0 bags=3
w: bak=3 bangladesh=2 bank=-2 banking=-1 base=-6 bc=0 bd=-2 be=-2 beauty=-3 belgie=0 best=-5 bet=-1 beta=3
w: bets=-1 bg=4 bi=2 big=-2 billing=-1 bitcoin=-2 biz=-3 bj=0 bl=1 black=-2 blackfriday=3 blockchain=4 blog=-2
w: bm=1 bonus=2 books=0 boost=0 booster=4 bot=1 box=3 br=5 brasil=3 brazil=0 bridge=1 browse=3 btc=5 bu=2
w: bucket=4 business=4 buy=-6 by=2 california=2 call=-1 canada=6 cancellation=3 captcha=6 car=-9 card=8 care=2
w: career=5 careers=-1 cash=0 casino=-8 cat=-1 catering=3 cc=3 cd=-1 cdn=3 cdns=4 ce=0 center=-2 chain=-2 chat=2
w: chatbot=5 check=5 checker=-6 chile=2 china=4 chinese=4 christmas=1 ci=2 city=-3 ck=2 cl=4 claim=5 claims=4
w: clash=7 classaction=6 click=3 client=2 clienti=2 clothing=-1 cloud=6 club=-7 cm=2 cn=-3 co=-2 code=0 codes=1
w: coin=4 coins=4 colis=-5 collectibles=3 collection=0 colombia=3 com=-8 community=2 competition=5 compliance=1
w: compte=-5 confirm=1 confirmation=-2 connect=3 connection=-1 connections=5 connexion=-2 console=3 contact=8
w: core=0 corp=-1 corporate=1 corporation=1 coupons=1 courier=0 courses=2 cp=1 cq=1 cr=4 crack=3 craft=2
w: creator=4 crypto=4 cs=4 ct=1 customer=-1 cv=0 cz=2 dao=0 dapp=0 dapps=12 dappsync=2 dashboard=1 data=-1 db=-2
w: dd=-2 de=3 deal=0 deals=-4 deep=5 defender=4 defi=0 deliver=2 delivery=9 delta=3 deposit=1 descargar=5
w: design=-9 desk=-3 desktop=5 dev=4 developer=0 devices=2 dex=2 dh=0 di=2 digest=3 digital=-4 discount=2
w: discounts=2 distribution=1 dk=-1 dl=2 dm=-1 dn=3 dns=-6 docs=-3 document=3 documents=0 dostavka=2 download=8
w: downloader=2 downloads=4 dr=2 drive=0 drop=6 drops=4 dt=0 dubai=0 dv=3 dx=1 dz=2 e=5 ea=4 earn=-1 east=0
w: easy=-4 ec=-1 eco=-1 ed=2 ee=0 eg=2 ek=3 el=2 electric=1 eligibility=-3 email=-11 en=7 entrega=4 eo=2 eq=4
w: er=5 es=4 espana=-1 et=2 etf=3 eth=0 ethereum=-2 eu=7 europe=1 ev=2 event=3 events=-2 ex=5 exchange=13
w: exclusive=1 explore=5 express=6 extension=2 f=0 fa=0 faceless=5 factory=-1 factoryoutlet=3 fake=3 faq=-1
w: fast=3 fd=2 feedback=4 fg=3 fi=-9 file=3 files=-1 fin=-2 finance=14 financial=2 finder=3 fire=-1 fix=-2 fl=0
w: flow=-2 fm=3 fn=5 fo=2 form=-3 forms=-6 forum=-7 foundation=9 fp=2 fq=4 fr=-5 france=-5 fraud=4 free=-2
w: fresh=-2 fs=3 ft=-1 fun=-5 fund=4 funds=-3 fv=2 fx=2 g=-1 ga=1 gallery=2 game=-4 games=0 gateway=0 gay=-2 gb=2
w: ge=1 germany=0 get=5 gg=-2 gh=0 ghana=1 gi=1 gift=6 giftcard=5 giftcards=3 gifts=0 giris=0 give=7 giveaway=7
w: gives=2 gj=2 gk=1 gl=0 global=5 gm=0 go=3 gold=-9 goldcoast=5 gov=-8 gp=3 gpt=-3 grant=-1 gratis=-2 greece=2
w: group=-1 grupo=5 gs=0 gt=3 gu=1 guard=0 gw=1 gy=6 hack=4 hacks=1 hb=1 hc=0 he=6 health=-4 help=5 help-desk=2
w: helpcenter=5 helpdesk=11 helpsupport=4 hf=2 hg=1 hh=0 hi=1 hiring=0 hj=4 hk=6 home=-1 host=-3 hotel=-6 hotro=2
w: house=-5 hq=1 hr=1 hrvatska=4 hs=5 http=25 https=24 hub=0 hungary=0 hv=2 hx=2 hy=2 hz=2 i=2 ia=5 ic=-1 ico=0
w: id=3 identity=1 ig=1 ii=0 il=8 im=4 img=-4 in=6 inc=5 index=0 india=-1 indo=7 indonesia=2 info=0 install=6
w: instant=2 internal=2 international=3 invest=-3 investment=-1 io=1 ip=-8 ipv4=2 iq=-2 ir=-4 ireland=3 is=-4
w: israel=4 it=0 italia=-1 iu=2 iv=3 ix=2 iy=6 j=0 japan=2 jd=1 ji=2 jj=1 jm=2 job=-4 jobs=5 join=-2 jp=6 js=3
w: jt=1 ju=3 ka=0 kb=2 kc=1 key=0 keys=4 kf=3 ki=1 king=1 kk=1 korea=2 kp=2 kr=1 ks=-1 ku=1 kunde=2 kuwait=1 kz=3
w: l=0 lab=-2 labs=-3 land=-12 latam=3 launch=0 leaks=2 learn=2 ledger=-3 lh=2 li=5 life=-7 light=-1 link=-2
w: links=-1 lite=2 live=17 livechat=8 lk=3 ll=6 llc=-6 lm=1 lo=0 loan=0 local=-2 log=2 log-in=8 login=9 logins=3
w: logistics=0 logon=1 loqin=4 love=-9 lr=0 ls=2 lt=1 ltd=-11 lu=1 lucky=-2 lv=0 lw=5 ly=4 m=2 ma=2 magic=-2
w: mail=2 mails=2 main=1 mainnet=-2 malaysia=4 mall=7 management=4 manager=-4 maps=2 marcas=4 market=1
w: marketing=2 marketplace=4 max=0 mcp=5 md=0 me=2 media=-1 meeting=-1 mega=1 member=2 members=2 metrics=0
w: mexico=4 mfa=3 mi=-1 migrate=0 migration=-3 mini=2 mining=-1 mint=3 minting=-1 ml=0 mm=-1 mobil=0 mobile=9
w: modapk=4 mods=-2 mom=2 money=-1 movie=4 movies=0 mp=0 ms=5 msg=6 multi=2 music=3 mx=-1 my=8 mz=1 n=1 na=3
w: navigator=4 nb=6 nc=6 nd=1 nederland=4 neo=3 net=-4 network=1 networks=2 new=-4 news=-6 newzealand=2 next=-8
w: nf=5 nft=6 nfts=4 nitro=0 no=1 no-reply=5 node=1 noreply=2 norge=0 north=0 norway=0 notifications=1 now=-6
w: np=0 nr=1 ns=1 ns1=-1 nv=2 nyc=0 nz=5 oc=2 oe=1 of=2 oferta=-9 off=2 offer=4 offers=4 office=6 official=9 og=1
w: old=2 om=1 on=10 one=0 online=3 onlines=4 oo=1 open=-2 ops=0 or=2 order=0 orders=0 org=-10 osterreich=3 ot=6
w: our=0 outlet=3 outletonline=2 ov=2 ox=1 pack=7 package=0 page=-1 pago=0 panama=8 panel=-5 parcel=-1 paris=-6
w: partners=-3 pass=2 passport=4 pay=1 paying=2 payment=1 payments=-2 pc=-4 pd=2 pe=2 peru=1 ph=1 pharmacy=-2
w: philippines=2 photo=-3 pi=3 pin=5 pirater-compte=5 pk=-3 pl=-11 play=-4 player=-1 plus=8 point=-8 policy=2
w: polska=-9 pool=-11 portal=-6 portugal=0 post=-1 pp=-1 pq=2 pr=5 premio=3 premium=5 presale=-7 price=-1
w: primary=4 prime=-4 print=-1 privacy=4 prize=1 pro=3 products=-2 profile=10 profiles=6 promo=6 promocoes=4
w: promotion=-2 protect=-2 protection=1 protocol=-3 proxy=-4 ps=2 pt=-9 pv=0 px=1 py=2 qf=2 ql=2 qm=2 qn=2 qp=2
w: qr=0 quantum=2 qv=4 qw=2 qy=2 r=1 ra=4 raffle=-1 rastreio=2 rb=2 rc=0 re=1 real=-3 recipes=3 recover=1
w: recover-account=5 recovery=6 redelivery=2 redirect=0 reembolso=2 refund=-1 regalo=2 register=1 registration=3
w: remote=2 rent=2 reply=1 report=3 reports=0 restore=2 retail=2 reverts=2 review=2 revoke=0 reward=1 rewards=-2
w: rf=0 rh=1 ri=0 rj=1 rk=0 rl=0 rm=6 rn=3 ro=3 rs=0 ru=4 rw=1 rx=0 rz=1 s=2 s3=-5 safe=-5 safepay=7
w: safepayment=10 safety=-1 sale=3 sales=-1 saudiarabia=2 save=5 sb=2 sc=1 scan=-3 school=-4 schweiz=2 sd=4
w: sdapps=5 se=7 sea=-3 season2=-4 secure=1 secured=4 secures=3 security=7 seed=0 sell=0 seller=0 sellers=2
w: seo=-4 serve=3 server=-8 service=0 servicedesk=7 services=0 settings=2 setup=7 sg=-10 sh=0 share=2 ship=0
w: shipping=-2 shop=3 shopping=4 shops=3 show=1 si=3 sicher=1 sigin=4 sign=2 sign-in=2 sign-up=2 signin=4
w: signup=2 site=-2 sites=-1 skin=-1 sky=-5 sl=5 slot=-1 slots=-4 slovenia=3 slovenija=4 slovensko=4 sm=0
w: smart=-5 smtp=-1 sn=3 so=5 social=1 soft=-1 software=-2 sol=-2 solar=-2 solution=1 solutions=2 source=-1
w: south=1 sp=1 space=-6 spedizione=2 sport=-4 sports=-3 sq=2 srbija=4 ss=4 ssl=2 sso=11 st=1 staff=0 stake=-6
w: staking=-5 star=-1 start=-3 state=2 static=2 station=1 status=1 stockprice=7 storage=2 store=10 stores=4
w: streaming=0 studio=-5 style=-2 su=5 suivi=-9 summit=1 suomi=1 super=-2 support=13 supportcenter=5 supports=9
w: survey=4 suspension=1 sv=6 svip=0 swap=0 sy=1 sync=5 system=-5 systems=-3 t=4 te=3 team=1 teams=3 tech=-5
w: technologies=4 technology=1 techsupport=8 terminal=3 terms=0 test=-1 testnet=-1 tf=4 tg=1 th=6 the=4 thx=4
w: ticket=3 tires=4 tj=2 tl=1 tm=6 tn=1 to=3 today=3 token=7 tokens=1 tool=5 tools=-1 top=0 tr=5 track=4
w: tracking=0 trade=5 trades=8 trading=2 tradings=4 transaction=5 transfer=1 transit=1 transport=0 trial=3 trx=1
w: ts=3 tt=0 tv=1 tw=3 tx=-1 ty=3 tyre=4 u=-1 uae=1 ub=8 ud=1 ue=3 uf=5 ui=6 uk=0 ukraine=0 ultra=-1 um=4
w: unblock=0 unblocked=6 unlock=-2 unlocker=1 uo=2 up=3 updata=4 update=10 updates=6 upgrade=7 ur=6 uruguay=2
w: us=10 usa=7 usdt=-3 use=0 user=-1 users=-1 ut=5 uu=5 uv=4 uw=5 ux=1 uy=4 uz=-1 v1=-1 v2=-3 v3=-14 v4=-9 v5=1
w: va=3 validate=3 validation=3 validator=3 vault=3 vd=1 venezuela=4 ver=4 verifica=1 verification=9 verified=5
w: verifier=1 verify=9 vi=5 video=1 videodownloader=8 videos=-2 viet=3 vietnam=2 view=1 vip=6 vip1=3 vips=1
w: visa=-6 visit=1 vm=3 vn=4 vote=-6 vpn=1 vr=-1 vs=1 vt=1 vu=2 vv=6 vw=1 vwww=3 vy=4 vz=2 w=4 wa=1 wallet=12
w: wallets=13 warning=3 watch=2 watchlist=5 wc=0 we=5 web=7 web3=-6 webapp=0 website=4 welcome=1 west=-2 wf=1
w: wg=1 wh=2 whitelist=-3 wholesale=2 win=-2 windows=9 withdraw=1 withdrawal=1 wl=0 wm=1 wn=2 work=-4 workshop=4
w: workspace=5 world=-8 ws=2 wv=1 wvvww=4 wvw=4 ww=9 wwv=1 www=22 www0=23 www3=24 wwww=1 wx=5 x=4 x2=0 xc=4
w: xchange=4 xf=5 xi=2 xj=5 xl=1 xn=4 xo=7 xp=3 xq=4 xs=6 xu=2 xw=2 xx=3 xxl=3 xxx=-6 xyz=-6 xz=5 y=0 yi=2
w: yield=0 you=-5 your=0 yp=2 ys=1 yt=7 yw=2 yx=2 yy=1 yz=1 za=1 zc=4 zd=5 zh=1 zl=5 zn=2 zone=-4 zs=1 zx=1 zy=5
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
export const MODEL_PAIRS: Readonly<Record<string, number>> = {"=typo+typo":2.91,"=typo+typo^":0.94,"=word+typo":4.77,"=word+typo^":0.86,"=word+word":0.79,"=word+word^":1.05,"=web+faux":-1.76,"=web+faux^":1.46,">typo+typo":2.76,">typo+typo^":0.87,">word+typo":3.17,">word+typo^":0.96,
">word+word":5.34,">word+word^":0.78,">web+faux":0.66,">web+faux^":1.06};
/** Cost of keeping the own suffix, of leaving it, and of going to com. */
export const MODEL_STAY: Readonly<Record<string, number>> = {"same|country":0.04,"same|country|com":3.26,"typo|country":0.2,"typo|country|com":1.69,"glyph|country":0.34,"glyph|country|com":1.25,"wide|country":0.46,"wide|country|com":1,"web|country":0.22,"web|country|com":1.63,"faux|country":0.22,"faux|country|com":1.63,
"one|country":0.16,"one|country|com":1.94,"two|country":0.06,"two|country|com":2.81,"word|country":0.21,"word|country|com":1.64,"word-|country":0.34,"word-|country|com":1.24,"typo+typo|country":0.31,"typo+typo|country|com":1.33,"word+typo|country":0.15,"word+typo|country|com":1.98,
"word+word|country":0.72,"word+word|country|com":0.66,"web+faux|country":0.24,"web+faux|country|com":1.53,"same|other":0.02,"same|other|com":3.81,"typo|other":0.18,"typo|other|com":1.81,"glyph|other":0.24,"glyph|other|com":1.55,"wide|other":0.47,"wide|other|com":0.99,
"web|other":0.37,"web|other|com":1.17,"faux|other":0.35,"faux|other|com":1.21,"one|other":0.45,"one|other|com":1.02,"two|other":0.2,"two|other|com":1.72,"word|other":0.46,"word|other|com":1.01,"word-|other":0.49,"word-|other|com":0.95,
"typo+typo|other":0.62,"typo+typo|other|com":0.77,"word+typo|other":0.42,"word+typo|other|com":1.07,"word+word|other":1.21,"word+word|other|com":0.35,"web+faux|other":0.35,"web+faux|other|com":1.21};
