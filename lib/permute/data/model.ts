// Written by bench/learn_permute.ts. Do not edit.
// Learnt 2026-11-21 from pairs of brands and names that were squatted; numbers are natural logarithms of rates.

/**
 * What a trait of an edit adds to the logarithm of its rate. In tenths; a line holds the beginning
 * of its keys, then their ends with their values.
 */
export const MODEL_WEIGHT_LINES: string = `
=Addition/ digit=-48 digit/l=-7 digit/m=1 digit/s=4 digit|com=4 digit|country=-1 digit|other=-4 letter=-42
=Addition/ letter/l=1 letter/m=3 letter/s=-9 letter|other=-5
=Addition: 0=3 2=-1 3=-2 4=1 8=-1 a=-4 c=-3 d=2 e=-2 f=2 g=2 i=2 k=1 n=-2 o=-3 p=-2 q=2 r=-2 w=-1 z=2
=Bitsquatting/ digit=-56 digit*1=-2 digit*2=2 digit/l=4 digit/m=-4 digit|com=1 letter=-46 letter*1=-6
=Bitsquatting/ letter*2=3 letter/l=3 letter/s=-3 letter|com=2 letter|country=-1 letter|other=-3
=Bitsquatting: -m=2 ae=-3 ai=-2 bc=-1 bj=-1 br=-1 ca=-2 ck=2 cs=-2 fb=3 fd=1 fn=-2 go=1 gw=-1 hi=-1 iy=-1 kc=3
=Bitsquatting: ko=1 lh=2 m-=-1 mi=-1 ml=-4 nf=1 nj=1 nl=2 og=4 ok=1 on=1 pt=1 qs=2 rp=2 rs=-1 s3=2 sc=1 sq=4 sr=-1 td=-4
=Bitsquatting: tp=-2 tu=-1 tv=-1 ue=-1 wg=-2 wu=-1 wv=-1 xh=-1 yi=-1 zj=1
=Bitsquatting@ -1=3 -3=4 0=2 1=-6
=DoubleVowelInsertion/ digit=-78 letter=-58 letter*1=1 letter*2=-2 letter/m=-2
=DoubleVowelInsertion: f=2 l=2
=DoubleVowelInsertion@ -2=-2 -3=-2
=FauxTld/ known=-80 known-=-64 known-/m=-1 own=-35 own*2=4 own-=-34 own-*2=3 own-/l=6 own-/m=5 own-/s=3
=FauxTld/ own-|com=9 own-|country=-4 own-|other=-3 own/l=6 own/m=5 own/s=1 own|com=8 own|country=-2 own|other=-3
=FauxTld: org=2
=FauxTld@ -1=-2
=Homoglyph/ ascii=-42 ascii*2=1 ascii-all=-47 ascii-all*1=2 ascii-all/l=4 ascii-all/m=-3 ascii-all|country=3
=Homoglyph/ ascii/l=2 ascii/m=3 ascii|other=3 group=-42 group*2=2 group/l=3 group|com=-2 group|country=2 group|other=2
=Homoglyph/ latin-alike=-59 latin-alike*1=-2 latin-alike*2=2 latin-alike/l=2 latin-alike/s=-1 latin-alike|country=-1
=Homoglyph/ latin-alike|other=1 latin-marks=-58 latin-marks*1=2 latin-marks*2=-4 latin-marks/l=-3 latin-marks/m=1
=Homoglyph/ latin-marks/s=1 latin-marks|com=1 latin-marks|country=-8 latin-marks|other=1 latin-same=-65 latin-same/l=-1
=Homoglyph/ latin-same/m=2 latin-same|com=1 latin-same|other=-1 whole=-62 whole-alike=-68 wide-all=-65 wide-all/l=-3
=Homoglyph/ wide-all/m=3 wide-all|country=-1
=Homoglyph: a4=-2 a>ci=-2 ao=2 aà=3 aá=5 aã=-1 aä=2 aă=-1 aą=2 aǎ=-1 aǟ=-1 aǡ=-1 aȁ=-1 aə=-1 aḁ=-1 aạ=6 aấ=-1
=Homoglyph: aầ=-1 aẩ=-1 aẫ=-1 aậ=-1 aắ=-1 aằ=-1 aẳ=-1 aẵ=-1 b6=-2 b8=2 b>lb=1 b>lo=-2 bƅ=3 bɓ=2 cç=3 cć=1 d>ol=-1 db=-2
=Homoglyph: dq=-2 dḍ=2 e3=-2 ef=1 eo=-3 eê=3 eë=3 eė=4 eę=3 eě=1 eȅ=-1 eȇ=-1 eɇ=-1 eḕ=-1 eḗ=-1 eḙ=-1 eḛ=-1 eḝ=-1 eẹ=6
=Homoglyph: eẽ=-1 eế=-1 eề=-1 eể=-1 eễ=-1 eệ=-1 fe=3 ft=1 g6=-1 g9=-1 g>cj=-1 gq=-1 h>lh=2 hb=-1 hk=-1 hħ=2 hḥ=2 i1=5
=Homoglyph: il=-8 iì=3 ií=4 iî=3 iï=5 iĩ=-1 iī=4 iį=4 iı=5 jl=2 jy=2 kh=-1 kx=-1 l1=4 lj=3 ll>11=4 lt=4 lĺ=1 lł=5 lḷ=1
=Homoglyph: m>in=-2 m>ni=-2 m>nn=-3 m>rn=7 m>rr=-2 mn=-1 mṃ=1 n>ri=-1 n>rl=-2 nh=-1 nm=-3 nn>m=-1 nr=-1 nņ=3 nŋ=-1 nṅ=-1
=Homoglyph: nṇ=2 oa=2 oc=-3 oò=-2 oó=1 oô=-1 oõ=-2 oö=3 oŏ=-1 oő=-1 oơ=-2 oǒ=-1 oǫ=-1 oǭ=-1 oǿ=-1 oȍ=-1 oȏ=-1 oȫ=-1 oȭ=-1
=Homoglyph: oȯ=-1 oȱ=-1 oɵ=-1 oṍ=-1 oṏ=-1 oṑ=-1 oṓ=-1 oỏ=-1 oố=-1 oồ=-1 oổ=-1 oỗ=-1 oộ=-1 oớ=-1 oờ=-1 oở=-1 oỡ=-1 oợ=-1
=Homoglyph: oꝋ=-1 oꬾ=-1 rŗ=2 rȑ=1 rɽ=1 rʀ=1 sṡ=1 t7=-2 tf=-1 tl=2 tƫ=-1 tƭ=-1 tᵵ=-1 tṭ=2 tṯ=-1 tṱ=-1 tẗ=-1 u>ii=-2 u>il=-1
=Homoglyph: u>li=-1 un=-1 uv=5 uù=2 uü=5 uŭ=2 uů=2 uų=2 uǔ=2 w>vv=8 wᴡ=2 xk=-2 yj=2 yʏ=2 yỵ=2 z2=1 zź=1
=Homoglyph@ -3=2 0=-3 2=1
=Hyphenation/ first=-47 first*1=2 first/l=-2 first/m=2 first/s=3 first|com=2 inner=-52 inner*1=2 inner*2=-1
=Hyphenation/ inner/m=1 inner|country=-2 inner|other=3 last=-74 words=-44 words*2=3 words/l=1 words/m=3 words|com=-2
=Hyphenation/ words|country=2 words|other=2
=Hyphenation: =2
=Hyphenation@ -3=2 1=2 3=5
=Insertion/ digit=-84 digit*2=-2 digit/m=-5 digit/s=3 front-digit=-61 front-digit*2=-1 front-digit/l=-3
=Insertion/ front-digit/m=4 front-digit/s=-2 front-digit|com=2 front-digit|other=-1 front-letter=-56 front-letter*2=-2
=Insertion/ front-letter/m=3 front-letter/s=-5 front-letter|com=3 front-letter|country=-3 front-letter|other=-4
=Insertion/ front-near=-37 front-near*1=-1 front-near*2=2 front-near/m=3 front-near/s=1 front-near|country=-3
=Insertion/ front-near|other=4 letter=-54 letter*1=-1 letter/l=-3 letter/s=-1 letter|country=-4 letter|other=-3 near=-32
=Insertion/ near/l=1 near|com=1 near|country=-10 near|other=-6
=Insertion: 0=2 1=2 2=1 3=2 5=1 6=2 7=1 8=2 9=1 a=-2 d=2 e=-2 f=2 h=1 i=-4 j=2 l=-2 n=-3 o=-3 q=2 r=-3 s=-2
=Insertion: v=1 x=1 y=2
=Insertion@ -2=-2
=Keyword/ after=-69 after*1=-3 after*2=1 after-=-74 after-/l=-4 after-/s=-3 after-|com=1 after-|country=-11
=Keyword/ after-|other=-4 after/l=-4 after|com=2 after|country=-14 after|other=-6 before=-75 before*1=-3 before*2=1
=Keyword/ before-=-77 before-*1=-2 before-*2=1 before-/l=-1 before-/s=-3 before-|country=-2 before/s=-2 before|other=-5
=Keyword/ hyphens=-50 hyphens*2=1 hyphens/l=2 hyphens|com=1 initials=-64 part=-103
=Mapped/ all=-60 all*1=-1 plural=-45 plural*1=2 plural-inner=-51 plural-inner/m=1 plural-inner|com=-1
=Mapped/ plural-inner|other=2 plural/l=4 plural/s=-3 plural|country=-1 plural|other=3 sign=-40 sign*1=6 sign*2=2
=Mapped/ sign/l=6 sign/s=3 sign|com=-7 sign|country=12 sign|other=-2 sound=-57 sound*1=-2 sound*2=-1 sound/l=-2
=Mapped/ sound/m=-2 sound|com=-3
=Mapped: =-1 a>4=-4 b>6=-2 e>3=-2 g>6=-2 g>9=-2 i>1=4 i>ee=1 l>1=8 o>0=3 s=4 t>7=-4
=Mapped@ -1=3 0=1 2=1 3=2
=Omission/ double=-41 double*1=3 double/l=3 double/m=3 double|com=2 double|country=2 first=-40 first*2=4
=Omission/ first/l=7 first/s=-3 first|com=2 first|country=1 first|other=1 hyphen=-62 inner=-35 inner/l=3 inner/m=4
=Omission/ inner/s=-6 inner|other=1 last=-42 last*2=3 last/l=4 last/m=2 last/s=-2 last|country=3 word=-72 word-last=-72
=Omission: 6=2 a=-1 b=2 g=2 k=2 m=2 n=-3 r=1 s=-2 t=3 u=3 w=-4 x=-1 y=-2
=Omission@ -1=4 -3=-3 0=4 1=-1 2=1 3=2
=Repetition/ first=-44 first*2=3 first/l=4 first/m=-1 first|com=3 hyphen=-62 inner=-46 inner*1=-2 inner*2=3
=Repetition/ inner/l=1 inner/m=3 inner/s=-2 inner|com=2 last=-44 last*2=2 last/l=3 last/s=1 last|country=2 third=-47
=Repetition/ third*2=1 third/l=3 third|country=2
=Repetition: b=2 c=3 d=-2 g=4 i=2 k=3 l=-4 m=2 n=-1 p=1 q=2 s=1 x=-3 z=-2
=Repetition@ -1=5 -3=2 1=4 3=1
=Replacement/ digit=-64 digit*2=-7 digit-edge=-76 digit-edge*2=-2 digit/l=-3 digit|country=-2 digit|other=-3
=Replacement/ letter=-52 letter*1=-1 letter*2=-4 letter-edge=-54 letter-edge*1=-2 letter-edge*2=-2 letter-edge/l=-2
=Replacement/ letter-edge/s=-4 letter-edge|country=-2 letter-edge|other=-2 letter/l=-3 letter/m=-4 letter/s=-2
=Replacement/ letter|country=-5 letter|other=-7 near-first=-42 near-first*2=2 near-first/l=2 near-first/m=4 near-first/s=-1
=Replacement/ near-first|com=2 near-first|country=4 near-first|other=-2 near-inner=-38 near-inner*2=1 near-inner/l=5
=Replacement/ near-inner/m=4 near-inner/s=3 near-inner|com=2 near-inner|country=4 near-inner|other=-6 near-last=-40
=Replacement/ near-last*2=4 near-last/l=4 near-last/m=2 near-last|com=2 near-last|country=3 pair=-72
=Replacement: 21=1 34=2 54=1 6t=2 a2=2 ab=-2 ae=-1 af=-2 ag=-1 aj=-1 ak=-1 am=2 ar=-1 at=-1 aw=3 ax=7 ay=-1
=Replacement: b4=2 b5=2 bh=-2 bi=2 bn=-4 bp=2 bv=3 cd=-2 cf=1 cn=-2 cq=2 cr=2 ct=3 cu=1 cx=1 cy=1 da=1 de=-1 dr=2 ds=2 dw=3
=Replacement: e0=9 e3=-3 e4=1 ed=2 eh=-1 ei=-1 ej=-1 ek=-1 ep=-1 er=-3 et=-1 ev=-3 ew=2 ex=-2 fc=-3 fg=-1 ft=3 fu=2 gb=-3
=Replacement: gf=2 gh=-3 gr=7 gt=2 gv=3 gz=2 hb=-2 hj=-1 hs=1 ht=3 hu=2 hz=3 i8=1 ib=-1 ic=-1 id=-1 ig=-1 ik=-3 in=-1 is=3
=Replacement: it=-1 iw=1 j1=2 ju=2 ke=2 ki=1 kl=2 km=-3 ko=5 ku=2 la=1 lk=-4 lo=2 ma=1 mc=2 mf=-1 mg=-1 mk=1 mn=-2 mp=1 mw=2
=Replacement: na=-2 nc=-1 ne=1 nh=-2 ni=-1 nj=2 nk=-1 nm=-4 np=-1 nq=1 nr=1 nv=-1 o9=2 of=-1 og=2 oi=-1 oq=1 os=-1 oz=3 pk=1
=Replacement: pl=3 po=1 ps=1 qa=2 qw=2 qx=2 qz=2 rd=-2 re=3 rg=4 rh=1 rk=-2 rl=-2 rm=-1 rs=-1 ry=2 sa=1 se=-2 sh=1 si=1
=Replacement: sj=-1 sk=-1 sz=-5 t5=1 t6=3 tb=-1 tf=1 ti=-1 tm=-1 tn=-1 tr=-3 ty=1 u8=1 uh=1 ui=2 uj=1 uk=5 uy=-1 vb=-1 vc=-1
=Replacement: vg=-1 w2=2 w3=2 wa=2 wd=3 we=3 x4=2 xa=1 xc=2 xd=-1 xq=3 xz=-2 y6=3 y7=2 yg=-2 yl=2 yo=3 yp=2 ys=1 yt=2 za=-1
=Replacement: zs=2 zx=-2
=Replacement@ -3=-2 1=-2
=Subdomain/ letters=-79 words=-65
=Subdomain: =-2
=Transposition/ far=-74 first=-38 first*1=2 first*2=3 first/l=4 first/m=2 first|com=5 first|country=-1
=Transposition/ inner=-34 inner*1=1 inner*2=-1 inner/l=5 inner/s=1 inner|com=3 inner|country=-2 last=-42 last*1=3 last/l=4
=Transposition/ last/m=-1 last/s=1 last|com=5 last|other=-1 moved=-80 moved*1=-2 moved*2=1 moved/l=-2 words=-69
=Transposition@ -1=4 -3=-2 0=-2 1=-2 2=2
=VowelShuffle/ more=-77 two=-64
=VowelShuffle: =-1
=VowelSwap/ first=-72 inner=-50 inner*1=-5 inner*2=3 inner/l=-2 inner/m=3 inner/s=-2 inner|com=-2
=VowelSwap/ inner|country=-2 inner|other=3 last=-61
=VowelSwap: au=3 ei=-2 eo=-2 io=2 iu=-1 oi=-2 ou=3 uo=2 yi=-2
=VowelSwap@ -3=-2 1=-2 3=3
=w: =1 *=-1 00=0 01=1 02=0 1=0 101=0 11=-1 12=0 123=-3 1234=2 13=1 168=4 18=-1 2=2 20=2 2022=0 2023=2 2025=-2
=w: 21=1 22=-1 24=-1 247=0 24h=-2 25=4 2fa=1 3=0 36=3 360=3 365=0 39=1 404=1 50=1 51=3 520=2 63=2 65=2 666=1 67=0
=w: 69=2 73=2 77=2 777=-1 86=1 88=1 888=1 90=2 91=1 99=4 999=1 a=1 ab=1 about=2 abuse=1 ac=0 acc=1 access=3
=w: account=1 account-security=3 accounts=1 action=0 activation=1 activity=4 ad=-2 ada=0 addons=3 admin=0 ads=-1
=w: advanced=0 affiliate=0 africa=1 ag=-1 agency=-1 agent=1 agents=0 ah=1 ai=-6 air=-2 airdrop=-9 airdrops=1 al=1
=w: alert=0 alerts=2 all=1 allocation=-1 am=0 an=0 analytics=-3 ao=0 ap=0 api=1 apk=1 app=-3 appeal=2 appeals=1
=w: application=0 applications=2 apply=-1 apps=-1 ar=0 area=0 arizona=2 arts=0 as=1 asia=0 ask=0 asset=-3
=w: assets=-2 assist=1 at=2 au=0 aus=1 australia=2 austria=1 auth=-1 authentication=0 auto=-2 av=2 aw=2 az=-2 b=1
=w: backup=1 badge=0 bags=0 bak=1 bank=-4 banking=1 base=-1 bc=1 bd=1 belgie=1 best=-4 bet=-1 beta=0 bg=3 bi=0
=w: big=-1 billing=3 bitcoin=-4 biz=1 bl=1 black=1 blockchain=0 blog=0 bm=2 bonus=-1 bonuses=1 books=2 boost=0
=w: booster=2 bot=-1 box=0 br=-2 brasil=0 bridge=-3 browse=0 btc=-2 bu=2 bucket=3 business=2 buy=-2 by=2 bz=0 c=0
=w: ca=-1 call=2 canada=-2 captcha=2 car=0 card=-5 care=4 career=3 careers=2 cash=0 cashback=1 casino=-8 cat=0
=w: catering=3 cc=0 cd=1 cdn=3 cdns=3 ce=1 center=1 centre=0 ch=-1 chain=-1 chatbot=1 check=-1 checker=0 chile=1
=w: china=2 chinese=3 christmas=0 ci=2 city=0 cl=0 claim=-6 claims=-2 clash=3 classaction=4 click=0 client=0
=w: clienti=2 cloud=-3 club=-1 cm=-1 cn=-1 co=-2 code=2 codes=1 coin=-2 coins=1 collectibles=2 colombia=1 com=-1
=w: community=0 company=2 competition=2 compliance=1 confirm=0 confirmation=-1 connect=0 connexion=0 console=3
=w: contact=2 cool=-1 copyright=1 core=0 corp=3 corporate=1 corporation=2 courier=1 courses=2 cp=1 cq=2 cr=1
=w: crack=1 craft=1 creator=1 crypto=-1 cs=4 ct=1 customer=1 cz=1 d=0 dao=-1 dapp=-3 dapps=-1 dappsync=2 dark=0
=w: dashboard=2 data=0 db=1 dc=0 de=2 deal=0 deals=0 deep=4 defender=0 defi=0 delivery=1 design=-1 desktop=2 dev=2
=w: devices=3 dex=-3 di=2 digest=3 digital=-3 discount=0 distribution=2 dj=1 dk=0 dl=1 dns=1 do=0 docs=0
=w: document=0 documents=1 download=-1 downloads=2 drive=-3 drop=-3 drops=0 dt=1 dz=2 e=-3 earn=1 east=1 easy=0
=w: eco=0 ed=1 edu=-1 ee=0 eg=-1 egypt=0 ek=1 el=0 electric=2 eligibility=0 eligible=1 email=-1 en=4 enroll=0 eq=1
=w: er=1 es=2 etf=0 eth=-2 ether=-1 ethereum=-1 eu=1 europe=2 event=1 events=2 ex=-2 exchange=5 exclusive=-1
=w: explore=2 express=3 extension=0 faceless=3 factory=1 fake=1 family=1 faq=0 farm=-1 farming=0 fast=-1 fd=3
=w: feedback=1 fg=1 fi=-5 file=3 files=0 fin=0 finance=2 financial=0 finder=0 fine=0 fire=2 fix=-1 flow=-2 fm=1
=w: fn=3 fo=2 form=0 forms=0 foundation=-6 fq=1 fr=-3 france=0 fraud=1 free=-7 fresh=-2 fs=0 ft=0 ftp=1 fun=-2
=w: fund=-1 funds=-2 fx=0 g=-1 gallery=2 game=-2 games=-1 gaming=0 gateway=2 gay=1 ge=2 genesis=-1 germany=1
=w: get=-3 gg=1 gh=1 gift=0 giftcards=2 gifts=-2 giris=0 give=2 giveaway=2 gives=2 gj=2 global=-1 gm=2 go=-1
=w: gold=0 goldcoast=3 gov=0 gp=1 gpt=-1 gratis=0 greece=1 green=-1 group=-4 grupo=0 gt=3 guard=1 gy=5 hack=1
=w: hacks=0 hb=1 hc=1 hd=-2 he=2 health=1 help=3 helpcenter=4 helpdesk=5 helps=0 helpsupport=2 hf=1 hg=1 hi=2
=w: hiring=1 hj=1 hk=2 home=0 hongkong=0 host=0 hot=-2 hotel=-2 house=1 hq=3 hr=-1 hrvatska=3 hs=0 http=10 https=8
=w: hub=-1 hungary=1 hx=2 hy=1 hz=2 i=3 ia=1 ic=1 ico=0 id=0 ig=1 ik=1 il=-2 in=-2 inc=1 index=0 india=2 indo=4
=w: indonesia=0 info=0 information=0 install=-1 instant=0 internal=2 international=2 invest=0 investing=0
=w: investment=0 investor=0 io=-1 ipv4=2 iq=1 ir=-2 is=-1 israel=0 it=-1 italia=1 iu=2 iv=1 ix=3 j=1 japan=1 ji=2
=w: jm=2 jobs=4 join=-2 jp=-3 js=0 just=0 key=2 keys=0 kf=2 king=-2 kk=2 kr=0 kuwait=1 kz=0 l=1 la=0 lab=-3
=w: labs=-3 land=-2 latam=3 launch=1 launchpad=1 layer=-1 le=0 leaks=1 ledger=0 lh=2 li=2 light=1 limited=-1
=w: link=0 links=1 lite=3 live=3 livechat=4 lk=1 lm=1 loan=2 local=1 log=-2 log-in=4 login=-1 logins=2 logon=1
=w: loqin=3 lr=0 lt=1 ltd=0 lu=2 lucky=0 ly=3 m=0 ma=0 magic=0 mail=-2 mails=2 main=2 mainnet=0 malaysia=3 mall=-1
=w: manage=0 management=-1 manager=1 maps=3 market=0 marketing=-1 marketplace=2 max=-3 mb=0 mcp=3 me=0 media=0
=w: medical=0 mega=0 member=0 members=0 metrics=1 mexico=0 mf=2 mfa=3 mi=0 migrate=1 migration=-2 mint=-1 ml=0
=w: mm=1 mn=0 mobile=5 modapk=0 mom=2 money=1 movie=-1 movies=-1 mp=1 ms=-1 msg=4 multi=1 music=0 my=-7 mz=1 n=2
=w: na=1 navigator=1 nb=0 nc=0 nd=1 ne=1 nederland=1 neo=0 nepal=1 net=-3 network=-3 networks=-2 new=-3 news=0
=w: next=-1 nf=3 nft=-3 nfts=-1 ni=0 nitro=-5 nl=0 nm=1 no=-1 no-reply=3 node=-1 noreply=2 north=1 notice=0
=w: notifications=1 notify=0 now=-2 np=1 nr=1 ns=0 ns1=1 nt=0 nuevo=1 nz=3 oauth=0 oc=1 of=2 off=3 offers=1
=w: official=-3 oficial=0 oi=0 ok=1 ol=1 old=1 on=3 one=-3 online=-2 onlines=3 oo=1 open=1 or=0 org=0 osterreich=1
=w: outlet=0 outletonline=2 ox=2 pa=0 pack=2 pagamento=0 pagamentos=1 page=-1 pages=0 panama=1 panel=-1 parcel=2
=w: paris=0 partner=-1 partners=0 partnership=1 pass=0 passport=1 pay=-3 paying=2 payment=3 payments=3 pc=-1 pd=2
=w: pe=1 peru=1 philippines=2 phone=0 photo=1 pi=3 pin=0 pirater-compte=3 pk=-1 pl=-2 play=-3 plus=-5 point=0
=w: policy=2 pool=-1 portal=0 portugal=1 post=0 pp=1 pq=1 premium=-2 presale=-1 press=0 price=1 primary=3 prime=-1
=w: privacy=2 pro=0 products=1 profile=3 profiles=1 promo=0 promotion=-1 protect=-1 protection=1 protocol=-1
=w: proxy=0 ps=2 qf=2 ql=2 qn=1 quantum=1 qv=1 r=0 ra=0 raffle=0 rastreio=2 rb=2 rc=0 re=-1 real=-1 recipes=3
=w: recover=2 recover-account=3 recovery=-1 redelivery=2 redirect=-1 reembolso=2 refund=-1 register=0
=w: registration=-2 renewal=0 reply=2 report=2 reports=2 request=0 retail=-1 return=0 reverts=2 review=2 revoke=0
=w: reward=-1 rewards=-2 rf=1 rh=0 ri=2 rk=1 rm=2 rn=1 ro=2 rs=-2 ru=0 rx=0 rz=1 s=1 sa=0 safe=2 safety=0 sale=-1
=w: sales=-1 save=-1 sc=0 scan=1 school=-2 sd=2 sdapps=1 se=1 season2=1 secure=0 secured=3 secures=0 security=1
=w: seed=1 seguro=0 sell=1 sellers=2 seo=-1 server=-3 servers=0 service=-4 servicedesk=4 services=0 setting=1
=w: settings=2 setup=5 sh=1 share=0 shipping=0 shop=-7 shopping=-2 show=2 sicher=1 sicherheit=0 sigin=1 sign=-1
=w: sign-in=0 signin=3 signup=0 silver=2 site=-1 sites=1 skin=0 sky=0 sl=0 slot=-1 slovenia=2 slovensko=2 sm=1
=w: smart=0 smtp=1 sn=1 snapshot=0 so=0 social=2 soft=0 software=0 sol=-4 solar=0 solution=2 solutions=3 source=0
=w: south=1 sp=1 space=0 spedizione=2 sq=2 srbija=1 ss=1 ssl=-1 sso=6 st=2 staff=1 staging=0 stake=-2 staking=-1
=w: star=-2 start=0 state=1 static=2 station=1 status=2 storage=4 store=-2 stores=3 stream=1 streaming=1 studio=0
=w: style=1 summer=0 summit=1 super=-2 support=-3 supportcenter=4 supports=3 survey=-1 sv=3 svip=1 sw=1 swap=-1
=w: sx=1 sync=2 system=-1 systems=0 t=3 ta=0 te=0 team=3 tech=0 technologies=1 technology=2 techsupport=3
=w: terminal=0 terms=2 test=-2 tf=2 tg=1 th=0 thailand=0 the=-2 ti=0 ticket=1 tires=3 tl=1 tm=4 to=1 today=2
=w: token=0 tokens=-2 tool=1 tools=0 top=-2 tq=1 tr=-1 track=0 tracking=0 trade=-3 trades=0 trading=1 training=0
=w: transfer=-1 true=0 trust=0 trx=0 try=1 ts=2 tt=1 tv=1 tw=2 tx=1 ty=1 tyre=3 u=-1 ua=-1 uae=0 ug=0 ui=-1 uk=2
=w: ukraine=0 ultra=-1 um=1 unblock=-1 unblocked=0 unlock=1 unlocker=2 uo=2 up=2 updata=1 update=-2 updates=4
=w: upgrade=4 ur=1 us=1 usa=2 use=0 user=-2 users=3 uu=2 uv=1 uw=2 ux=1 uz=2 v1=1 v2=-3 v3=-2 v4=-1 v5=2
=w: validate=3 validation=0 vault=3 venezuela=1 ver=2 verifica=1 verification=2 verified=4 verifier=1 verify=2
=w: vi=2 video=-2 videos=-2 viet=1 vietnam=-1 view=0 vip=-3 vip1=1 vips=0 visa=0 visit=0 voice=0 vote=-1 vpn=0
=w: vr=1 vs=2 vu=2 vv=3 vw=2 vwww=1 vy=2 vz=2 w=2 wallet=-1 wallets=2 warning=0 watch=2 watchlist=3 we=3 web=-4
=w: web3=0 webapp=1 webmail=1 website=-2 welcome=1 west=0 wf=1 wh=0 whitelist=3 wholesale=1 win=-2 windows=4
=w: withdraw=1 wl=2 wm=1 work=-2 workshop=3 workspace=2 world=-1 wp=0 wvvww=3 wvw=1 ww=7 wwv=1 www=2 www0=13
=w: www1=0 www3=13 wwww=1 wx=1 x=1 x2=-1 xc=0 xchange=1 xf=1 xj=1 xl=3 xo=4 xq=1 xs=1 xu=2 xx=0 xxl=1 xxx=-4
=w: xyz=-1 yo=0 your=0 yp=2 za=2 zk=0 zone=-1 zs=1 zx=0 zy=2
>Addition/ digit=-39 digit*2=-2 digit/l=-9 digit/m=5 digit|com=3 digit|country=-2 digit|other=-10 letter=-31
>Addition/ letter*1=-2 letter*2=2 letter/l=-4 letter/m=2 letter/s=4 letter|country=4 letter|other=-3
>Addition: 0=-7 1=1 2=2 3=2 6=-2 9=-1 a=3 c=2 d=-2 e=3 f=-3 g=-4 h=-3 k=-3 m=-3 o=2 q=-4 r=2 s=-1 u=-2 v=-1
>Addition: x=1 y=-1
>Bitsquatting/ digit=-55 digit*1=3 digit*2=-3 digit/l=-2 digit/s=3 digit|com=1 letter=-51 letter*2=-1
>Bitsquatting/ letter/l=-11 letter/m=4 letter|com=1 letter|other=-6
>Bitsquatting: 10=2 31=2 37=2 80=1 ac=-1 ae=1 bc=1 bf=-1 cg=-1 cs=2 ed=-2 eg=-2 em=-3 eu=-1 fn=2 fv=3 gc=3
>Bitsquatting: gf=1 ih=-2 ik=-1 kc=5 lh=-2 m-=-1 me=-1 ml=6 nj=-2 nl=-2 no=-2 ok=-2 om=-2 p0=-1 pr=4 px=-1 r2=-2 rb=-1 rz=-2
>Bitsquatting: sq=-3 sw=-1 t4=-2 td=6 tp=2 tv=-1 yq=-1 zr=3 zx=2
>Bitsquatting@ -1=-3 -2=-3 -3=2 0=1 1=-2 2=-2 3=3
>DoubleVowelInsertion/ digit=-80 letter=-56 letter*1=-1 letter*2=1 letter/l=4 letter/m=-4 letter/s=-1
>DoubleVowelInsertion/ letter|com=-2 letter|country=2
>DoubleVowelInsertion: q=2 u=4 w=1
>DoubleVowelInsertion@ -3=-4 2=-2 3=3
>FauxTld/ known=-49 known*1=2 known*2=1 known-=-49 known-*1=6 known-*2=-9 known-/l=-5 known-/m=7 known-/s=-4
>FauxTld/ known-|com=2 known-|country=3 known-|other=-4 known/l=4 known/s=-2 known|com=-1 known|country=5 known|other=-2
>FauxTld/ own=-40 own*2=6 own-=-40 own-*2=5 own-/l=2 own-/m=4 own-/s=1 own-|com=-6 own-|other=7 own/m=4 own/s=3
>FauxTld/ own|com=-4 own|country=5 own|other=3
>FauxTld: =4 app=3 co=-1 io=-3 net=-3 org=-7
>FauxTld@ -1=2
>Homoglyph/ ascii=-43 ascii-all=-55 ascii-all/m=2 ascii/l=-1 ascii/m=7 ascii/s=-9 ascii|com=2 ascii|country=-7
>Homoglyph/ ascii|other=4 group=-40 group/l=7 group/m=-4 group/s=-3 group|country=-5 group|other=4 latin-alike=-70
>Homoglyph/ latin-alike|com=-3 latin-alike|other=2 latin-marks=-60 latin-marks*1=7 latin-marks*2=-6 latin-marks/l=-6
>Homoglyph/ latin-marks/m=4 latin-marks/s=-2 latin-marks|com=-18 latin-marks|country=-7 latin-marks|other=11
>Homoglyph/ latin-same=-70 latin-same*1=-2 latin-same*2=1 latin-same/l=-2 latin-same/m=2 whole=-62 whole-alike=-69
>Homoglyph/ wide-all=-82 wide-all*2=-1 wide-all/l=-1 wide-all|com=-2 wide-all|other=1
>Homoglyph: =-1 a4=-3 a>ci=-2 aá=-2 aä=-1 aå=-1 aǻ=-1 aȃ=-1 aȧ=-1 aạ=-2 aả=-1 aặ=-1 b6=-2 b8=-4 b>lo=-2 bd=5
>Homoglyph: bh=-1 bḅ=2 ce=-2 co=-2 d>cl=-2 d>dl=-2 d>ol=-2 db=2 dq=-2 ec=-2 ef=-7 eo=-1 eè=3 eé=7 eê=-1 eē=2 eė=7 eę=2
>Homoglyph: eẹ=-2 fe=-5 g6=-2 g9=-2 g>cj=-1 gq=4 gy=-2 h>lh=-2 h>li=-1 hb=-1 hk=-1 hn=2 i1=-4 ic>k=-1 ij=-2 il=8 in>m=-1
>Homoglyph: ií=6 iî=4 iï=-2 iĩ=1 iī=-1 iį=-1 iı=4 iỉ=1 k>ic=-1 k>lc=-1 kh=-2 kx=-2 li=7 li>1i=10 lj=-7 ll>11=-2 ll>1l=-1
>Homoglyph: ll>l1=-1 lo>b=-1 lt=-5 lļ=3 lł=2 m>in=-2 m>ni=-2 m>nn=1 m>rn=8 m>rr=-2 mn=6 n>ri=-2 n>rl=-2 nm=5 nn>m=2 nu=-4
>Homoglyph: nņ=3 nŋ=2 nṅ=2 o0=3 o>oo=-2 oa=-3 oc=1 oe=-3 oo>00=2 oò=1 oó=7 oõ=4 oø=2 oō=5 oơ=1 oọ=1 rn=-2 rŕ=3 rŗ=5 rř=-1
>Homoglyph: rȑ=-2 rȓ=-1 rᵲ=-1 rṙ=-1 rṛ=-1 rṝ=-1 rṟ=-1 s5=-4 sš=2 t1=-4 t7=-3 tf=-1 tl=-1 tţ=4 tṫ=-1 u>il=-1 u>li=-1 uv=-4
>Homoglyph: uü=1 vy=-1 w>uu=-1 w>uv=-1 w>vu=-1 wv=4 yg=-2 yj=-2 yv=-2 z2=-2 zź=6 zż=3 zž=2
>Homoglyph@ -1=3 0=-2
>Hyphenation/ first=-42 first*1=4 first*2=-2 first/l=-2 first/s=4 first|com=4 inner=-45 inner*1=4 inner*2=-6
>Hyphenation/ inner/l=-8 inner/m=7 inner/s=-2 inner|com=2 last=-68 words=-21 words/l=5 words/m=13 words/s=7 words|com=6
>Hyphenation@ -2=-8 -3=-3 1=-6 2=-3 3=1
>Insertion/ digit=-79 digit*1=2 digit*2=-3 digit/l=-3 digit/m=-6 digit/s=5 front-digit=-65 front-digit/l=-2
>Insertion/ front-digit/m=1 front-letter=-54 front-letter*1=1 front-letter*2=-2 front-letter/l=-9 front-letter/m=3
>Insertion/ front-letter/s=2 front-letter|country=2 front-letter|other=-4 front-near=-49 front-near*1=3 front-near*2=-3
>Insertion/ front-near/l=-3 front-near/m=3 front-near/s=1 front-near|com=2 letter=-54 letter/l=-2 letter/m=-4 letter/s=5
>Insertion/ letter|com=-3 letter|country=-5 letter|other=6 near=-50 near*1=1 near/l=-2 near|com=-1 near|country=-4
>Insertion/ near|other=4
>Insertion: 0=-4 1=1 3=-7 5=-5 6=-4 7=-4 8=-6 9=-4 a=3 d=-6 e=5 f=-6 g=-3 h=-3 i=6 j=-6 k=-1 l=3 n=4 o=3 p=-3
>Insertion: q=-5 r=5 s=4 u=-1 v=-2 w=-2 x=-2 y=-4 z=-2
>Insertion@ 1=-3 2=-2 3=1
>Keyword/ after=-64 after-=-71 after-/l=-3 after-|com=-2 after-|other=6 after/l=-5 after/s=1 after|country=-3
>Keyword/ after|other=3 before=-80 before*1=-3 before*2=2 before-=-80 before-*2=3 before-/l=-5 before-/m=2 before-/s=-3
>Keyword/ before-|com=-5 before-|country=2 before-|other=7 before/s=-2 before|country=-10 before|other=4 hyphens=-63
>Keyword/ initials=-64 part=-102
>Mapped/ all=-78 plural=-26 plural*2=1 plural-inner=-35 plural-inner*2=4 plural-inner/l=7 plural-inner/m=4
>Mapped/ plural-inner|com=7 plural-inner|country=-2 plural/l=5 plural/m=10 plural/s=-1 plural|com=6 plural|country=-5
>Mapped/ plural|other=1 sign=-56 sign*1=-1 sign|com=-1 sound=-47 sound*1=-4 sound/s=-2 sound|country=-2 sound|other=-2
>Mapped: -es=-3 -s=2 a>at=-1 a>er=-2 b>be=-1 c>cc=-1 c>ck=-1 c>k=9 c>s=1 c>see=-2 c>ç=-1 ce>se=4 d>th=-1
>Mapped: e>ea=-1 e>è=-2 e>é=-3 es=-5 g>j=2 i>1=-1 i>ee=-3 i>y=-1 ies=-4 k>c=3 m>mb=-1 n>and=-2 n>ñ=-2 o>au=-2 o>aw=-2
>Mapped: r>are=-2 r>er=-2 r>wr=-2 s>z=1 t>ght=-2 t>tt=2
>Mapped@ -2=-4 -3=-2 0=-7 1=-8 2=2 3=1
>Omission/ double=-34 double*1=3 double*2=4 double/l=4 double/m=6 double|com=5 double|country=3
>Omission/ double|other=-1 first=-40 first*1=4 first*2=-2 first/m=6 first/s=-2 first|com=3 first|country=1 hyphen=-62
>Omission/ inner=-27 inner*1=-1 inner/l=2 inner/m=5 inner/s=-9 inner|com=1 inner|country=-9 last=-30 last*1=-3 last*2=4
>Omission/ last/l=6 last/m=9 last/s=-4 last|com=6 word=-71 word-last=-69
>Omission: 2=5 4=2 5=-2 6=-2 a=1 b=-2 g=-3 i=1 k=-4 m=-3 n=1 p=-1 s=2 t=-3 u=-1 v=-2 w=2 y=2 z=-1
>Omission@ 1=-5
>Repetition/ first=-55 first|com=1 hyphen=-62 inner=-43 inner*1=2 inner/l=-4 inner/m=8 inner/s=-2 inner|com=5
>Repetition/ inner|country=-3 last=-38 last*1=2 last*2=3 last/l=-2 last/m=3 last/s=5 last|com=5 third=-46 third*2=2
>Repetition/ third/l=1 third/m=2 third|com=2
>Repetition: 1=2 b=-2 c=-1 e=-3 f=2 h=-2 k=-1 l=5 m=-2 n=2 v=-1 w=1 x=3 z=4
>Repetition@ -1=4 -2=-3 -3=2 1=3 2=-3 3=2
>Replacement/ digit=-73 digit*1=2 digit*2=-4 digit-edge=-62 digit-edge*1=1 digit-edge*2=-3 digit-edge/l=-4
>Replacement/ digit-edge/s=3 digit-edge|com=2 digit-edge|country=-1 digit-edge|other=-1 digit/l=-4 digit/m=-1 digit/s=3
>Replacement/ digit|other=-1 letter=-52 letter*1=2 letter*2=-2 letter-edge=-49 letter-edge*2=-1 letter-edge/l=-6
>Replacement/ letter-edge/s=5 letter-edge|country=4 letter-edge|other=-5 letter/l=-10 letter/s=7 letter|com=-3
>Replacement/ letter|country=4 near-first=-48 near-first/l=-5 near-first/m=5 near-first/s=-1 near-first|com=2
>Replacement/ near-first|country=-1 near-inner=-49 near-inner*1=-2 near-inner*2=2 near-inner/l=-5 near-inner/m=5
>Replacement/ near-inner/s=-4 near-inner|com=2 near-inner|other=-7 near-last=-45 near-last*2=1 near-last/m=3 near-last|com=3
>Replacement/ near-last|other=-2 pair=-57 pair/l=1
>Replacement: 17=5 1c=2 1f=2 1r=2 1s=2 21=1 30=2 3s=2 40=1 43=1 49=1 50=4 54=2 56=4 58=2 5o=2 63=4 65=2 ab=3
>Replacement: ae=4 am=-3 ap=-2 as=3 au=-1 aw=-5 ax=-4 ay=3 b4=2 be=-1 bg=-1 bi=-2 bj=2 bl=1 bn=5 bo=-1 bq=1 br=2 bt=-1 bu=-1
>Replacement: by=-1 cg=-1 ci=-1 cj=-1 cl=-1 cn=4 cr=-2 cs=2 ct=-2 cu=-1 cv=-1 cw=-1 cy=-1 d1=2 d3=1 d4=2 db=1 dc=1 de=1
>Replacement: dh=-1 di=-1 dm=1 dp=1 dq=-1 dt=2 du=-1 dx=-2 e0=-3 e4=-3 eb=-1 ec=-1 ed=-5 ef=-3 eg=-2 eh=-2 ej=-2 el=-2 em=-3
>Replacement: en=-2 ep=-1 eq=-2 er=4 eu=-1 ev=4 ew=-2 ez=-2 f1=1 fc=3 fk=3 fl=5 fm=4 fr=-2 ft=-2 fv=4 gb=6 gc=3 gd=1 gh=5
>Replacement: gk=1 go=-1 gp=2 gr=-1 gw=2 gz=2 hg=1 ho=2 hr=2 hs=5 hu=-2 hy=-2 hz=-1 i8=-3 ia=1 if=-1 ih=2 ik=3 im=2 io=2
>Replacement: iq=-2 it=3 iu=2 iv=-1 iw=-2 iz=-2 kc=3 kd=1 ke=-1 kg=2 ki=-2 kj=-2 km=2 ko=-4 lb=-1 lc=-1 ld=1 lg=-1 lh=-2
>Replacement: lj=-2 lk=3 ln=2 lo=-3 lq=-2 lt=-1 lu=-1 lw=-1 lx=-1 ly=2 ma=-2 mc=-2 me=-1 mf=1 mg=1 mi=-1 mk=-2 mq=-1 mr=3
>Replacement: mu=-1 mw=-2 mx=-1 my=-1 na=2 nb=2 nc=1 ne=-2 nh=1 nj=-3 nl=1 nm=5 np=1 nq=-1 ns=1 nt=1 nu=-2 o0=7 o9=-3 oa=2
>Replacement: od=-3 oe=-1 oj=-2 ok=-3 op=-2 oq=-2 or=-2 ot=-1 ou=-1 ov=-2 ow=-1 oz=-3 p0=-2 pb=3 pe=2 pm=4 po=3 pr=1 pu=-2
>Replacement: py=-2 pz=-2 r4=-2 r5=-2 ra=-2 rc=2 rd=2 re=-4 rh=-1 ri=2 rk=2 rl=6 rs=2 ru=-2 rw=-2 rx=-1 ry=-3 s1=1 s2=3 s3=2
>Replacement: sa=-2 sb=1 sd=-1 sh=-1 sm=-1 so=2 sp=-1 sq=-2 st=4 su=-1 sw=-2 sx=1 sy=-1 sz=5 t5=-4 t6=-5 th=-3 ti=2 tj=-1
>Replacement: tk=3 tq=-2 tr=6 tu=-1 tv=-1 tw=-2 ty=-2 u1=1 u3=2 u6=1 u7=-1 u8=-1 uh=-2 uj=-2 ur=1 uy=2 vg=1 vk=2 vr=1 vz=2
>Replacement: w2=-2 w3=-2 wa=-2 wd=-1 we=-3 wn=1 wq=-1 ws=-1 wt=3 x0=2 x1=3 x9=2 xa=1 xc=-2 xf=-1 xj=-1 xn=3 xt=-1 xv=-1
>Replacement: xz=2 y4=2 y6=-3 y7=-1 ya=1 yb=-1 ye=2 yf=-1 yg=-1 yh=-2 yl=-2 yn=-1 yo=3 yp=-2 yq=-1 yr=3 ys=3 yt=-2 yv=-1
>Replacement: yw=-1 yx=-1 yz=-1 zc=1 zk=1 zo=1 zt=1
>Replacement@ -2=2 -3=-2 2=-2 3=-2
>Subdomain/ letters=-79 words=-65
>Subdomain: =-2
>Tld/ same=2 same/l=14 same/m=12 same/s=11 same|country=-7 same|other=2
>Transposition/ far=-86 far/m=-1 first=-49 first*1=1 first/m=3 first|com=2 inner=-35 inner/m=5 inner|com=1
>Transposition/ inner|country=-3 inner|other=1 last=-46 last*1=-1 last*2=3 last/l=-3 last/m=6 last/s=-2 last|com=4
>Transposition/ last|country=-1 moved=-64 moved*1=3 moved*2=-4 moved/l=-7 moved/m=4 moved|com=-9 moved|country=-1
>Transposition/ moved|other=6 words=-55 words/l=1
>Transposition@ -1=8 -3=2 0=-5 1=-7 2=-3
>VowelShuffle/ more=-76 two=-72
>VowelShuffle: =-2
>VowelSwap/ first=-69 inner=-44 inner*1=2 inner/l=-6 inner/m=7 inner/s=-3 inner|com=3 inner|country=-5
>VowelSwap/ inner|other=1 last=-48 last*1=2 last/l=-2 last/m=2 last/s=1 last|country=1
>VowelSwap: ae=2 ai=-1 ao=2 ea=2 ei=1 eo=-1 eu=-2 ie=1 iy=-3 oe=-2 ou=-4 ua=3 ue=-2 uo=2 yi=6
>VowelSwap@ -1=5 -2=4 -3=-1 0=3 1=-2 2=-2 3=1
>w: *=-1 00=2 01=-1 02=0 03=0 04=1 05=0 06=1 1=0 10=1 101=0 11=3 12=2 123=4 13=-1 15=1 17=0 18=5 1st=0 20=-2
>w: 2020=3 2021=0 2023=-1 2024=0 2025=3 2026=1 21=0 22=1 23=2 24=1 247=1 24h=0 25=2 26=-1 2x=4 3=1 33=0 360=-2
>w: 365=1 3d=-1 3x=0 4=3 40=1 42=6 44=1 45=1 4k=0 51=2 52=0 53=0 55=1 66=1 69=1 777=1 789=1 88=1 888=-2 91=0 92=0
>w: 96=1 98=1 99=-2 999=1 a=0 aa=0 about=0 ac=-1 academy=1 acc=-1 access=-2 account=1 accounts=3 activate=3
>w: activation=1 ad=1 ada=6 addons=0 admin=1 ads=1 advanced=1 ae=3 af=1 ag=0 agency=-1 agent=-1 agents=2 ah=0 ai=4
>w: air=1 airdrop=4 airdrops=2 ak=3 al=-1 alert=1 alerts=0 all=-1 allocation=1 am=1 american=0 an=0 analytics=1
>w: antifraud=1 ao=1 ap=4 api=0 apk=0 app=1 app-official=3 application=0 applications=-1 apps=1 ar=-1 argentina=1
>w: arizona=1 art=-1 asia=-1 ask=2 asset=1 assets=2 assistance=0 at=-2 au=-2 aus=1 australia=-2 auth=2
>w: authentification=1 authorization=0 auto=0 av=-1 az=1 b=-1 ba=1 baby=6 bags=1 bak=0 bangladesh=1 bank=2
>w: banque=0 base=-1 bd=-2 be=0 beauty=0 best=3 bet=1 beta=2 bets=0 bg=-3 bi=0 big=0 billing=0 bio=-1 bitcoin=2
>w: biz=-2 bj=1 black=-2 blackfriday=1 blockchain=2 blog=-1 blue=-1 bonus=1 boost=1 booster=0 bot=2 box=1 br=3
>w: brasil=2 brazil=1 bridge=3 browse=0 btc=2 bu=0 business=-2 buy=-1 by=0 c=-1 ca=-2 california=1 canada=2
>w: cancellation=1 capital=0 captcha=0 card=5 career=-1 careers=-2 cash=0 casino=3 cat=-1 cc=0 cdn=-3 ce=0
>w: center=-3 ch=-1 chain=0 chat=4 chatbot=2 cheap=-1 check=2 checker=1 chile=0 china=-2 chinese=0 christmas=1
>w: city=-2 ck=2 cl=2 claim=3 claims=2 clash=1 click=2 client=0 clients=-1 clothing=0 cloud=2 club=-2 cm=1 cn=1
>w: co=1 code=-3 codes=0 coffee=0 coin=2 coins=1 colis=1 collection=1 colombia=0 com=-6 community=2 competition=1
>w: compte=1 confirm=1 confirmation=-1 connect=1 connection=0 connections=3 connexion=-2 contact=1 cool=1 core=-1
>w: corp=-4 coupons=1 cr=1 crack=1 craft=0 creator=0 crypto=2 cs=-4 cu=1 customer=-1 customerservice=1 cv=1
>w: cyber=0 cz=-1 dao=2 dapp=2 dapps=6 dark=0 dashboard=-1 data=-1 dd=-1 de=0 deal=0 defender=1 defi=0 deliver=1
>w: delivery=5 delta=3 deposit=1 descargar=3 desk=-1 desktop=-1 dev=-1 developer=0 dex=4 df=0 dg=1 dh=2 di=0
>w: digital=0 discount=-1 discounts=1 distribution=-1 dk=-1 dl=1 dm=0 dn=3 dns=-3 do=-1 docs=-1 document=0
>w: dostavka=1 download=1 downloader=2 downloads=-2 dr=2 drive=2 drop=3 drops=3 ds=-1 dubai=1 dv=3 dx=1 e=3 ea=4
>w: earn=-2 easy=-2 ec=1 eco=0 ed=1 ee=0 eg=0 ek=2 el=0 eligibility=1 eligible=0 email=-2 en=-2 enroll=0 entrar=0
>w: entrega=3 eo=2 eq=2 er=4 es=-1 espace=-1 espana=1 et=2 etf=1 eth=1 ethereum=-2 eu=0 ev=2 event=0 events=1 ex=3
>w: exchange=5 exclusive=0 explore=1 express=1 extension=0 ez=0 f=1 fa=2 factoryoutlet=1 fake=0 faq=0 farm=-1
>w: farming=0 fast=2 faucet=0 fee=1 feedback=1 fg=1 fh=0 fi=4 file=-3 files=-1 film=0 fin=-1 finance=11
>w: financial=1 finder=0 fix=-1 fl=1 flow=0 fm=0 football=0 form=-2 forum=-2 foundation=5 fp=1 fq=1 fr=0 france=-2
>w: fraud=1 free=4 fresh=1 fs=1 ft=0 fun=0 fund=4 funds=1 fv=2 fx=0 g=1 ga=1 game=1 gamer=1 games=0 gateway=-2
>w: gay=1 gb=3 genesis=1 get=3 gg=-1 ghana=1 gi=1 gift=1 giftcard=4 gifts=2 giris=-1 give=1 giveaway=-1 gk=2 gl=0
>w: global=1 go=2 gold=-1 gov=-1 gp=0 gpt=0 grant=1 gratis=-1 gratuit=-1 greece=0 green=-1 group=2 grupo=3 gs=1
>w: gt=-1 gu=1 guard=-1 gw=1 h=0 hack=0 hacks=0 hd=3 he=0 help=-2 help-desk=1 helpdesk=0 helpsupport=1 hh=1 hi=-1
>w: hj=0 hk=0 home=-1 hongkong=1 host=-2 hosting=-1 hot=1 hotel=-1 hotro=1 hq=-3 hr=0 hs=1 http=-6 https=-7 hub=2
>w: hv=1 hy=1 i=-2 ia=1 ico=0 id=0 identity=1 ii=1 il=5 im=3 image=-1 img=-1 in=4 inc=1 index=-1 india=-2 indo=0
>w: indonesia=0 info=1 install=3 instant=0 investing=-1 io=1 ip=0 ipv4=-1 ir=0 ireland=2 is=-1 israel=2 it=0 iv=1
>w: iy=4 japan=-1 jd=1 jj=1 job=0 jobs=1 join=1 jp=3 js=1 jt=1 ju=2 ka=1 kb=1 kc=1 key=-2 keys=2 ki=1 king=2
>w: korea=2 kp=1 kr=-1 ks=0 ku=1 kunde=1 kz=2 l=-1 lab=2 labs=3 land=-1 launch=0 launchpad=0 leaks=0 learn=2
>w: learning=0 li=0 life=0 limited=-1 link=0 links=-1 live=10 livechat=1 livraison=-1 lk=0 ll=5 llc=-1 lo=2
>w: local=-2 log=2 log-in=0 login=2 logins=0 logistics=1 logowanie=0 london=0 love=0 lp=0 lr=1 ls=2 lt=-1 ltd=-2
>w: lucky=0 lv=1 lw=4 ly=-1 lz=1 m=1 ma=1 mail=2 mails=-1 main=-1 mainnet=1 mall=4 manage=-1 management=2
>w: manager=-4 maps=-2 marcas=3 market=-1 marketing=1 marketplace=-1 max=2 mc=0 mcp=0 md=0 me=2 media=-1 meet=-1
>w: meeting=1 mega=0 member=0 members=0 mexico=1 mi=0 migrate=-1 migration=-1 miner=0 mini=2 mining=1 mint=2
>w: minting=0 ml=1 mo=-1 mobil=1 mobile=8 mod=-1 modapk=3 mods=0 mom=-1 mon=0 moncompte=0 money=-1 movie=2
>w: movies=1 ms=2 multi=1 music=0 mx=1 my=4 myaccount=0 na=0 navigator=1 nb=2 nc=3 nederland=1 neo=1 net=0
>w: network=2 networks=3 new=1 news=-3 newzealand=1 nft=3 nfts=2 nitro=4 no=1 node=1 nodes=0 noreply=-1 norge=1
>w: norway=1 now=0 ns=0 nv=2 nyc=1 nz=0 oe=1 offer=4 offers=0 office=4 official=4 og=1 old=0 om=1 on=4 one=2
>w: online=1 only=0 open=-1 ops=1 or=2 order=1 orders=0 os=0 osterreich=0 ot=4 our=1 outlet=0 ov=1 ox=-1 pa=0
>w: pack=2 package=1 page=-1 pago=2 paiement=1 panama=4 panel=-2 partner=-1 partners=-2 pass=1 passport=0 pay=2
>w: payment=0 payments=1 payroll=0 pc=-1 pe=0 peru=-1 ph=2 pharmacy=0 pickup=0 pin=1 pk=-1 pl=-1 play=1 player=1
>w: plus=4 point=-2 points=-1 polska=-2 pool=0 portal=0 post=-1 pr=3 premio=2 premium=3 presale=-1 press=-1
>w: prime=-2 print=0 privacy=-2 prize=2 pro=0 profile=3 profiles=2 promo=2 promocja=0 promocoes=3 promos=0
>w: promotion=0 promotions=0 protect=-1 protection=-1 protocol=1 proxy=-3 ps=-1 pt=-1 pv=1 px=1 py=1 q=0 qm=1 qp=1
>w: qr=1 quantum=-1 qv=1 qw=1 qy=2 r=0 ra=2 radio=0 raffle=-1 rc=0 re=1 real=1 recovery=4 red=0 redirect=0
>w: refund=-1 regalo=2 register=1 registration=3 remote=2 renouvellement=-1 rent=2 report=-3 restake=2 restore=2
>w: retail=1 review=-2 revoke=0 reward=2 rewards=4 rh=1 rj=1 rl=0 rm=1 rn=0 ro=-1 rs=1 ru=2 rw=1 rx=-1 ry=1 s=-1
>w: s3=1 sa=-2 safe=-2 safepay=4 safepayment=6 safety=-1 sale=2 sales=0 saudiarabia=1 save=2 sb=1 sc=-1 school=0
>w: schweiz=2 sd=-1 sdapps=2 se=4 sea=0 season2=-2 secure=1 secured=-2 secures=1 securite=-1 security=1
>w: seguranca=0 sell=-1 seller=1 seo=-1 serve=3 server=1 servers=-1 service=2 services=2 settings=-2 setup=-4
>w: share=1 ship=1 shipping=0 shoes=-1 shop=4 shopping=2 shops=3 si=3 sigin=1 sign=1 sign-in=2 sign-up=2 signin=0
>w: signup=2 silver=-1 site=1 sites=1 skin=-1 sl=2 slot=0 slots=1 slovenija=3 slovensko=1 smart=-1 sn=0 snapshot=1
>w: so=2 social=-2 soft=-2 software=-2 sol=1 solutions=-4 source=-1 sp=0 space=-2 spin=-1 sport=-1 sports=0
>w: srbija=1 ss=2 ssl=3 sso=-4 staff=0 stake=2 staking=2 star=1 start=-2 state=0 static=0 station=-1 status=-1
>w: stockprice=4 storage=-4 store=6 stores=-1 studio=-3 su=3 suivi=-2 suomi=1 super=1 support=3 supports=2
>w: survey=3 suspension=2 sv=1 svip=-1 swap=2 swaps=0 sx=0 sy=1 sync=0 system=-2 systems=-1 sz=0 t=-2 te=2 team=-3
>w: teams=3 tech=-3 technologies=0 technology=-2 techsupport=1 terminal=0 test=1 testnet=2 tf=1 tg=0 th=3 the=3
>w: thx=3 ticket=-1 tj=2 tm=-1 tn=1 to=2 today=-2 token=1 tokens=2 tool=1 tools=0 top=2 tr=2 track=1 tracking=-1
>w: trade=2 trades=5 trading=-1 tradings=3 transaction=3 transfer=0 transit=1 transport=0 trial=2 trust=-2 trx=0
>w: ts=-1 tv=0 tw=-2 ty=1 u=1 ua=-1 uae=0 ub=6 ud=2 ue=2 uf=3 ui=3 uk=-1 ukraine=0 ultra=1 um=2 un=1 unblock=0
>w: unblocked=2 up=1 updata=1 update=3 updates=-3 upgrade=-1 ur=2 url=-1 uruguay=2 us=2 usa=-2 usdt=2 use=2 user=2
>w: ut=4 uu=1 uv=1 uw=1 uy=3 v=1 v1=-3 v2=1 v3=0 v4=0 va=2 validation=1 validator=2 vault=-4 vd=1 ve=0 venezuela=1
>w: ver=0 verification=2 verified=-2 verify=0 vi=0 video=2 videodownloader=5 videos=2 viet=1 vietnam=2 view=0
>w: vip=3 vip1=1 vips=1 visit=2 vl=1 vm=2 vn=3 vote=1 vpn=0 vr=-1 vt=1 vv=2 vwww=1 vy=1 w=0 wa=1 wallet=3
>w: wallets=5 wap=0 warning=2 watch=-1 watchlist=0 water=0 wc=0 we=-1 web=3 web3=-1 webapp=-1 website=2 welcome=-1
>w: wg=1 wh=1 whitelist=-3 wiki=-1 win=1 windows=1 withdrawal=1 wl=-1 wn=1 work=0 workspace=0 world=-1 ws=1 wv=1
>w: wvw=2 ww=-4 www=-2 www0=-6 www3=-9 wwww=1 wx=1 x=1 x2=0 xc=3 xchange=1 xf=2 xi=1 xj=1 xn=3 xo=1 xp=2 xq=1 xs=3
>w: xw=1 xx=6 xxl=1 xxx=2 xy=1 xyz=0 xz=4 y=1 ya=0 yi=1 yield=1 you=1 your=2 ys=1 yt=4 yw=2 yx=2 yy=1 yz=1 zc=3
>w: zd=3 zh=2 zk=0 zl=3 zn=1 zone=-1 zx=1 zy=2
Addition: 0=-5 1=3 2=4 3=2 4=3 5=-1 6=-2 7=-3 8=-2 9=-4 a=5 b=-1 c=3 e=7 f=-4 g=-4 h=-6 i=3 j=-4 k=-4 l=2 m=-4
Addition: n=-2 o=-2 p=-2 q=-5 r=3 s=2 u=-5 v=-4 w=-5 x=5 y=-2 z=4
Bitsquatting: -m=4 10=3 20=1 31=4 37=4 40=2 46=1 80=2 ac=-1 ai=-4 bf=-1 bj=-3 br=-2 ca=-8 cb=-3 cg=-2 ck=5
Bitsquatting: de=-2 ed=-3 eg=-4 em=-4 eu=-4 fb=5 fd=3 fg=-1 fn=1 fv=4 gc=5 ge=-3 gf=2 go=1 gw=-2 hi=-3 hx=-3 ih=-5 ik=-2
Bitsquatting: im=-4 iy=-6 kc=10 m-=-5 me=-3 mi=-2 ml=7 mo=-2 nf=2 nj=-1 no=-2 og=7 ok=-2 om=-3 p0=-2 pr=6 pt=2 px=-1 qs=3
Bitsquatting: r2=-4 rb=-4 rp=4 rs=-5 rz=-2 s3=2 sc=2 sq=4 sr=-3 t4=-2 td=7 tu=-5 tv=-5 ue=-4 uq=-2 ut=-3 uw=-1 v6=-1 vr=-1
Bitsquatting: w7=-2 wg=-2 ws=-1 wu=-4 x8=2 xh=-3 xp=-3 xy=-3 y9=-3 yi=-2 yx=-3 zj=1 zr=4 zx=2
DoubleVowelInsertion: a=-1 b=-1 c=-2 d=-2 e=1 f=4 g=-2 h=-2 i=-2 j=-1 k=-2 l=4 m=-2 p=-2 q=4 r=-2 t=-2 u=6
DoubleVowelInsertion: v=-2 w=1 x=-2 y=-2 z=-2
FauxTld: =4 app=13 co=-2 io=-6 net=-8 org=-9
Homoglyph: =-3 0o=1 3e=-2 5s=-2 69=-1 6b=-1 6g=-1 a4=-19 a>ci=-16 ao=3 aà=5 aá=6 aâ=2 aã=-5 aä=2 aā=2 aă=-5
Homoglyph: aą=4 aǎ=-5 aǟ=-5 aǡ=-5 aȁ=-5 aɑ=-3 aə=-3 aḁ=-5 aạ=8 aấ=-5 aầ=-5 aẩ=-5 aẫ=-5 aậ=-5 aắ=-5 aằ=-5 aẳ=-5 aẵ=-5
Homoglyph: b6=-11 b8=-4 b>lb=2 b>lo=-11 bd=8 bh=-4 bƀ=-1 bƃ=-2 bƅ=5 bɓ=3 bʙ=-1 bḃ=-2 bḅ=2 bḇ=-2 ce=-2 co=-9 cyrillic=-3
Homoglyph: cç=6 cć=2 cĉ=-2 cċ=-2 cč=-2 cƈ=-2 cȼ=-2 cᴄ=-1 cḉ=-2 d>cl=-3 d>dl=-5 d>ol=-7 db=3 dq=-10 dď=-1 dđ=-1 dƌ=-1
Homoglyph: dɖ=-1 dɗ=-1 dḋ=-1 dḍ=3 dḏ=-1 dḑ=-1 dḓ=-1 e3=-7 ec=-6 ef=-12 eo=-10 eè=6 eé=12 eê=3 eë=5 eē=5 eĕ=2 eė=14 eę=8
Homoglyph: eě=4 eȅ=-5 eȇ=-5 eɇ=-4 eḕ=-5 eḗ=-5 eḙ=-5 eḛ=-5 eḝ=-5 eẹ=8 eẻ=2 eẽ=-5 eế=-5 eề=-5 eể=-5 eễ=-5 eệ=-5 eꬲ=-3
Homoglyph: g6=-10 g9=-10 g>cj=-5 gq=6 gy=-4 gĝ=-1 gğ=-1 gġ=-1 gģ=-1 gǧ=-1 gǵ=-1 gɠ=-1 gḡ=-1 h>li=-6 hb=-7 hk=-7 hn=4 hħ=3
Homoglyph: hḥ=3 i1=6 ic>k=-4 ij=-7 il=17 il>u=-1 in>m=-5 iì=6 ií=13 iî=9 iï=6 iī=5 iį=5 iı=12 iǐ=-3 iȋ=-3 iɨ=-2 iɩ=-2
Homoglyph: iɪ=-2 iᵻ=-3 iᵼ=-3 iḭ=-3 iḯ=-3 iỉ=3 jl=3 jy=3 k>ic=-4 k>ik=-2 k>lc=-4 k>lk=2 kh=-8 kx=-7 l1=8 lb>b=-1 li=16
Homoglyph: li>1i=15 li>h=-2 li>u=-2 lj=-2 ll>11=4 ll>1l=-4 ll>l1=-3 lo>b=-5 lt=2 ly>iy=-1 lĺ=2 lļ=7 lľ=-2 lł=10 lƚ=-2
Homoglyph: lǀ=-1 lɫ=-2 lɭ=-2 lḷ=2 lḹ=-2 lḻ=-2 lḽ=-2 m>in=-10 m>ni=-10 m>nn=-3 m>rn=22 m>rr=-10 mn=8 mɱ=-2 mᴍ=-2 mᵯ=-3
Homoglyph: mḿ=-3 mṁ=-3 mṃ=1 n>ri=-12 n>rl=-13 nh=-4 ni>m=-2 nm=7 nn>m=2 nr=-4 nu=-13 nñ=-3 nń=1 nņ=9 nň=-3 nŋ=2 nƞ=-3
Homoglyph: nǹ=1 nɳ=-3 nᵰ=-3 nṅ=1 nṇ=4 nṉ=-3 nṋ=-3 nꞑ=-2 o0=9 oa=1 oe=-10 ol>d=-1 oo>00=2 oo>8=-1 oó=12 oô=-4 oõ=5 oö=6
Homoglyph: oø=3 oō=8 oŏ=-4 oő=-4 oǒ=-4 oǫ=-4 oǭ=-4 oǿ=-4 oȍ=-4 oȏ=-4 oȫ=-4 oȭ=-4 oȯ=-4 oȱ=-4 oɵ=-4 oᴏ=-2 oᴑ=-2 oṍ=-4
Homoglyph: oṏ=-4 oṑ=-4 oṓ=-4 oọ=3 oỏ=-4 oố=-4 oồ=-4 oổ=-4 oỗ=-4 oộ=-4 oớ=-4 oờ=-4 oở=-4 oỡ=-4 oợ=-4 oꝋ=-4 oꬽ=-2 oꬾ=-4
Homoglyph: pƥ=-1 pᵽ=-1 pṕ=-1 pṗ=-1 qg=2 ri>n=-4 rn=-5 rŕ=5 rŗ=10 rř=-5 rȓ=-5 rɍ=-2 rɼ=-2 rɽ=1 rɾ=-2 rʀ=1 rᵲ=-5 rṙ=-5
Homoglyph: rṛ=-5 rṝ=-5 rṟ=-5 rꭇ=-2 rꭈ=-2 s5=-10 ss>55=-1 sś=-2 sŝ=-2 sş=-2 sš=2 sƽ=-1 sș=-2 sʂ=-2 sᵴ=-2 sṡ=2 sṣ=-2 sṥ=-2
Homoglyph: sṧ=-2 sṩ=-2 sꜱ=-1 t1=-16 t7=-19 tf=-5 tl=3 tţ=6 tť=2 tƫ=-3 tƭ=-4 tț=2 tᵵ=-4 tṭ=4 tṯ=-4 tṱ=-4 tẗ=-4 u>ii=-3
Homoglyph: u>il=-6 u>li=-6 uv=5 uù=2 uú=-2 uû=-2 uü=9 uũ=-2 uū=-2 uŭ=2 uů=2 uű=-2 uų=2 uư=-2 uǔ=2 uǖ=-2 uǘ=-2 uǚ=-2 uǜ=-2
Homoglyph: uȕ=-2 uȗ=-2 uᵾ=-2 uṳ=-2 uṵ=-2 uṷ=-2 uṹ=-2 uṻ=-2 uụ=-2 uủ=-2 uứ=-2 uừ=-2 uử=-2 uữ=-2 uự=-2 vu=-2 vw=-2 vy=-4
Homoglyph: w>uu=-5 w>uv=-5 w>vu=-5 w>vv=13 wv=7 wᴡ=4 xk=-3 xẋ=-1 xẍ=-1 yg=-7 yv=-7 yʏ=3 yỵ=3 zź=11 zż=5 zž=3 zᵶ=-1 zẑ=-1
Homoglyph: zẓ=-1 zẕ=-1
Hyphenation: =2
Insertion: 1=5 2=3 3=-3 4=-2 5=-6 6=-3 7=-6 8=-3 9=-4 a=3 b=-2 c=1 d=-3 e=6 f=-5 g=-2 h=-2 i=10 j=-3 k=-3 l=5
Insertion: m=-2 n=3 p=-6 q=-3 r=5 s=3 t=-2 u=-2 v=-2 w=-3 y=-3 z=-3
Mapped: =-3 -es=-8 -s=6 a>4=-13 a>at=-4 a>er=-8 at>a=2 b>6=-6 b>8=-1 b>be=-3 be>b=1 c>cc=-2 c>ck=-3 c>k=14
Mapped: c>s=2 c>see=-5 ce>se=7 ch>tch=1 d>th=-4 e>3=-3 e>ea=-2 e>è=-5 e>é=-6 ea>e=1 en>and=-1 er>re=1 es=-20 f>ph=-3
Mapped: g>6=-4 g>9=-4 g>j=3 i>1=7 i>ee=-2 i>y=-4 ies=-15 k>c=6 k>q=-2 l>1=14 m>mb=-4 m>mm=2 n>and=-6 n>kn=-3 n>nn=2
Mapped: n>ñ=-6 o>0=9 o>au=-7 o>aw=-7 or>our=1 r>are=-6 r>er=-4 r>wr=-6 s=3 s>5=-3 s>c=2 s>ss=2 s>z=3 se>ce=2 t>7=-12
Mapped: t>ght=-8 t>tt=4 to>2=-2 u>oo=-3 u>ou=-2 w>v=1 w>wh=-2 x>cks=-2 x>cs=-2 x>ks=-2 y>ie=-3 y>why=-3
Omission: =4 1=-1 2=9 3=1 4=3 5=-5 7=1 a=4 c=2 d=-2 i=4 j=-3 l=2 m=-2 n=1 p=-2 q=-2 r=2 s=6 u=5 v=-7 w=-2 x=-2
Omission: z=-1
Repetition: 0=2 1=2 3=-2 6=-1 a=2 b=2 c=5 d=-3 e=-2 f=4 g=6 h=-5 i=7 k=4 l=9 n=4 o=1 p=3 q=2 s=4 t=5 v=-3 w=3
Repetition: x=4 y=1 z=5
Replacement: =-2 0o=1 10=1 17=9 1c=4 1f=4 1r=4 1s=4 21=5 24=3 27=1 28=1 2a=1 2f=1 2g=1 2m=3 2n=1 2o=3 2s=1
Replacement: 2w=1 30=4 32=-1 34=4 39=1 3e=-1 3n=1 3q=1 3s=4 3w=-1 3z=1 40=2 41=1 43=2 49=3 4k=3 4u=1 50=7 54=5 56=5 58=4
Replacement: 5o=4 5r=-1 5t=-1 63=7 65=3 67=-1 6t=2 6y=-2 7a=1 7c=1 7o=1 7u=1 81=1 86=1 8m=1 94=1 95=1 a2=4 a3=-1 a4=-2
Replacement: a5=-2 a6=-2 a7=-2 a8=-2 a9=-2 ab=2 ae=6 af=-2 ag=-4 ah=-2 aj=-5 ak=-4 al=-2 am=-1 an=1 ap=-2 ar=-3 as=3 at=-4
Replacement: ax=8 ay=4 b0=-1 b1=-1 b2=-1 b3=-1 b4=5 b5=3 b6=-1 b7=-1 b9=-1 ba=-3 bd=-1 be=-4 bf=-2 bg=-1 bh=-7 bj=3 bk=-1
Replacement: bn=5 bo=-4 bp=4 br=2 bs=-3 bt=-2 bu=-4 bv=5 bw=-3 bx=-1 by=-2 c0=-1 c1=-1 c2=-1 c3=-1 c4=-1 c5=-1 c6=-1 c7=-1
Replacement: c8=-1 c9=-1 ca=-3 cb=-2 cd=-6 cf=1 cg=-3 ch=-1 ci=-5 cj=-5 cl=-3 cn=5 co=-2 cp=-3 cq=2 cs=3 ct=3 cv=-2 cw=-5
Replacement: cx=1 cz=-1 d1=3 d3=2 d4=4 d5=-2 d6=-2 d7=-2 d9=-2 da=2 db=3 dc=1 dh=-2 di=-2 dj=-4 dm=2 dn=-1 do=1 dp=3 dq=-4
Replacement: dr=3 ds=3 dt=3 du=-5 dw=6 dx=-3 dz=-2 e0=12 e1=-3 e2=-2 e3=-7 e4=-4 e5=-3 e6=-3 e7=-2 e8=-3 e9=-3 ea=-1 eb=-1
Replacement: ec=-2 ed=-2 ef=-6 eg=-4 eh=-9 ei=-2 ej=-9 ek=-5 el=-3 em=-5 en=-2 eo=-1 ep=-6 eq=-5 er=2 et=-3 eu=-4 ev=4
Replacement: ew=-1 ex=-3 ez=-2 f1=2 fa=-2 fb=1 fc=3 fe=-1 fg=-5 fh=-1 fi=-1 fj=-2 fk=4 fl=7 fm=6 fo=-2 fq=-2 fr=-6 fs=-2
Replacement: ft=2 fu=2 fv=6 fw=-2 fx=-2 fy=-2 fz=-1 g0=-1 g1=-1 g2=-1 g3=-1 g4=-1 g5=-1 g6=-1 g7=-1 g8=-1 g9=-1 ga=-2 gb=8
Replacement: gc=5 gd=1 ge=-2 gf=3 gh=5 gi=-2 gj=-2 gk=2 gp=3 gr=10 gt=3 gu=-1 gv=4 gw=4 gz=7 hb=-7 hg=3 hj=-4 hk=-2 ho=4
Replacement: hr=3 hs=9 ht=6 hx=-2 hy=-4 hz=5 i5=-2 i6=-2 i7=-2 i8=-3 i9=-3 ia=2 ib=-3 ic=-3 ig=-3 ih=3 il=2 im=3 in=-1 io=1
Replacement: ip=-3 iq=-5 is=5 it=4 iu=3 iv=-5 iw=-1 iz=-6 j0=1 j1=4 jh=-1 ji=-1 jk=-1 jm=-1 jn=-1 ju=3 kc=5 kd=4 ke=1 kf=-1
Replacement: kg=2 kh=-2 kj=-2 kl=2 km=-1 ko=5 kp=-1 kq=-1 kr=-1 ku=2 kx=-1 ky=-1 l0=-2 l2=-2 l3=-2 l4=-2 l5=-2 l6=-2 l7=-2
Replacement: l8=-2 l9=-2 la=2 lb=-5 lc=-5 ld=2 le=-3 lf=-4 lg=-5 lh=-3 li=2 lj=-3 ln=4 lp=-4 lq=-4 ls=-4 lt=-2 lu=-5 lv=-2
Replacement: lw=-5 lx=-5 ly=2 lz=-4 m0=-2 m1=-2 m2=-2 m3=-2 m4=-2 m5=-2 m6=-2 m7=-2 m8=-2 m9=-2 md=-4 me=-3 mh=-4 mi=-3
Replacement: mk=-1 ml=-3 mn=-1 mq=-5 mr=5 mu=-5 mx=-5 my=-5 n0=-2 n3=-2 n4=-2 n5=-2 n6=-2 n7=-2 n8=-2 n9=-2 na=2 nb=3 nd=1
Replacement: ne=-2 ng=-1 nh=-1 ni=-2 nj=-2 nk=-4 nl=3 nm=5 nr=2 ns=2 nu=-4 nv=-1 nx=-2 ny=-3 nz=2 o0=10 o2=1 o3=-2 o4=-2
Replacement: o5=-2 o6=-2 o8=-2 oa=4 ob=-3 od=-3 oe=-2 of=-5 og=4 oi=-1 oj=-6 ok=-7 ol=-3 om=-2 on=-1 op=-2 or=-6 os=-5
Replacement: ot=-6 ou=-3 ov=-2 ow=-6 ox=2 oz=1 p0=-4 p1=-2 p2=-2 p3=-2 p4=-2 p5=-2 p6=-2 p7=-2 p8=-2 p9=-2 pa=-3 pb=6 pd=-2
Replacement: pe=3 pf=-4 ph=-4 pi=-4 pj=-2 pk=3 pl=5 pm=6 pn=-2 po=6 pq=-2 pr=2 ps=1 pu=-5 pv=-3 py=-5 pz=-5 qa=3 qs=1 qv=1
Replacement: qw=4 qx=5 qz=4 r0=-2 r1=-2 r2=-2 r4=-3 r5=-3 r6=-2 r7=-2 r8=-2 r9=-2 ra=-6 rc=2 rf=-1 rg=8 ri=3 rj=2 rk=2 rl=8
Replacement: rm=-1 rn=-1 ro=-1 rs=2 ru=-6 rv=-1 rw=-3 rx=-2 ry=-2 rz=-2 s1=3 s2=5 s3=4 s5=-1 s8=-2 s9=-2 sa=-1 sc=2 sd=-2
Replacement: se=-2 sf=-3 si=2 sj=-2 sk=-2 sl=-4 sn=-1 so=2 sp=-3 sq=-4 st=7 su=-5 sv=-2 sw=-7 sx=1 sz=4 t0=-3 t1=-2 t2=-1
Replacement: t3=-3 t4=-2 t5=-6 t6=-2 t7=-3 t8=-3 t9=-3 ta=-2 tb=-2 td=-1 te=3 tg=-2 th=-3 ti=2 tj=-1 tk=5 tl=-1 tn=-2 tq=-7
Replacement: tr=8 tu=-4 tv=-4 tw=-3 tx=2 ty=-1 u1=2 u3=4 u6=3 u7=-2 ub=-3 uc=-3 ud=-1 ue=-1 ug=-3 uh=-2 ui=3 uk=8 ul=-3
Replacement: um=-1 uq=-2 ur=2 us=-1 uy=3 va=-1 vb=-5 vc=-3 ve=-1 vf=-3 vh=-1 vi=-1 vj=-1 vk=3 vl=-1 vo=-1 vp=-1 vq=-1 vr=2
Replacement: vs=-1 vx=-1 vy=-1 vz=3 w2=1 w3=1 wb=-2 wc=-2 wd=5 we=3 wf=-2 wh=-2 wi=-2 wl=-2 wm=-2 wn=2 wp=-2 wq=-3 wr=-2
Replacement: ws=-4 wt=4 wu=-2 wy=-2 wz=-2 x0=3 x1=7 x4=3 x7=2 x9=3 xa=5 xb=-2 xc=1 xd=-1 xe=-1 xf=-3 xg=-1 xh=-1 xi=-1
Replacement: xj=-3 xl=-2 xm=-1 xn=5 xo=-2 xp=-2 xq=6 xs=-2 xt=-3 xv=-3 xw=-1 xy=-2 xz=1 y4=3 y6=2 y7=1 ya=1 yb=-2 yc=1 yd=1
Replacement: ye=3 yf=-3 yg=-7 yh=-3 yj=-1 yn=-2 yo=9 yq=-2 yr=5 ys=6 yv=-3 yw=-3 yx=-2 yz=-3 za=-5 zb=-1 zc=2 zd=-1 ze=-2
Replacement: zf=-1 zg=-2 zh=-2 zi=-1 zk=2 zl=-1 zm=-1 zn=-1 zo=2 zp=-1 zs=3 zt=2 zu=-2 zv=-1 zw=-1 zx=-2 zy=-1
Subdomain: =-9
Transposition: =1
VowelShuffle: =-9
VowelSwap: ae=5 ai=-2 ao=5 au=4 ea=3 eo=-7 eu=-8 ie=2 io=2 iu=-1 iy=-6 oa=3 oe=-4 oi=-4 ou=1 ua=4 ue=-7 ui=-1
VowelSwap: uo=7 yi=9
after-: *=-11 0=-1 007=-2 01=3 02=-2 03=0 05=-1 1=16 10=-1 101=0 11=0 12=-2 123=-1 13=-2 15=-2 18=-1 19=0 2=13
after-: 20=-1 2021=4 2022=4 2023=14 2024=2 2025=1 21=1 222=-20 23=4 24=10 247=-1 24h=9 25=-10 26=-2 2fa=3 3=11 36=-19
after-: 360=0 365=8 3d=2 4=10 404=-20 4k=-1 5=4 50=-7 51=-24 6=4 678=-20 7=6 75=-19 777=6 8=4 88=0 888=3 89=-19 9=3
after-: 93=-27 94=-28 999=-3 a=8 about=-5 abuse=-6 academy=13 acceso=-21 access=13 accesso=-23 account=16
after-: account-security=-18 accounts=6 action=3 activate=-9 activity=1 actualizacion=-22 ad=7 ada=-4 addon=-23
after-: addons=-8 admin=0 administrator=-22 ads=15 advanced=-21 ae=5 ag=6 agency=12 agent=2 aggiorna=-25
after-: aggiornamento=-19 ai=25 aide=3 air=11 airdrop=30 airdrops=14 akk=-21 akun=-22 alert=8 alerts=6 all=7
after-: allocation=9 am=0 amende=4 analytics=16 antifraud=-17 ap=-6 api=18 apk=5 app=34 app-official=-16 app2=1
after-: appeal-form=-19 application=2 apply=5 apps=21 ar=3 area=-1 arizona=-19 art=12 arts=6 as=-1 asia=3 ask=-4
after-: asset=0 assets=10 assistance=3 assistance-client=-20 assistenza=-25 at=5 atualizar=-21 au=10 audio=0 aus=-8
after-: australia-sale=-20 austria=-1 auth=13 authentication=-3 authentification=-4 authorization=-7 auto=4 av=-2 az=1
after-: b=2 backup=-3 badge=0 bahis=-24 bak=-16 bank=17 banking=-1 base=10 bayar=-23 bd=5 be=1 beauty=6 bedava=-21
after-: berlin=7 best=0 bestaetigen=-19 bestaetigung=-19 bet=8 beta=8 bets=0 bewerbung=-22 bg=1 billing=-3 bio=-2
after-: bitcoin=5 biz=2 bj=-9 bk=-2 black-friday=-20 blockchain=-1 blog=11 blue=0 bluebadge=-19 bonus=18 books=1
after-: boost=6 booster=-3 bot=9 boutique=6 boutique-fr=-19 box=11 bq=-20 br=8 brazil=-5 bridge=15 bs=0 btc=11 bu=-20
after-: business=8 buy=5 bw=-1 c=6 ca=4 cadeau=-22 california=-14 call=0 canada=4 cancel=-22 capital=9 captcha=1
after-: car=-2 card=1 cards=-1 cards-online=-20 careers=2 case=4 cases=-2 cash=12 casino=24 cat=0 cb=1 cc=13 cdn=28
after-: cdns=-13 center=10 central=1 centre=4 ch=4 chain=13 chat=10 chatbot=-23 check=15 checker=14 chile=-2 china=12
after-: city=9 cj=-19 ck=-5 cl=2 claim=28 claims=17 clash=-23 classaction=-23 click=5 client=14 clienti=-18 clients=7
after-: cloud=18 club=17 cm=-6 cn=13 co=6 code=8 codes=1 coin=17 coins=7 colis=8 collectibles=-23 collection=-2
after-: collection-drop=-20 colombia=-7 com=18 community=13 community-standards=-20 company=5 compensate=-24
after-: competition=-12 complaint=-22 compte=7 conferma=-19 confirm=-4 confirmation=-4 confirmation-paiement=-20
after-: connect=20 connection=1 connexion=6 console=-7 consulting=6 conta=-24 contact=6 conto=-21 copyright=-21 core=8
after-: corp=8 coupons=-5 courier=-3 cr=-9 creator=-7 credit=0 creditcard=-21 crypto=25 cs=3 customercare=-21
after-: customerservice=-20 cz=4 czech=-19 d=4 daftar=-23 dao=10 dapp=13 dapps=6 dashboard=14 data=10 db=0 dd=5 de=10
after-: deal=5 dealers=-23 deals=3 deep=-30 defender=-1 defi=14 delivery=-15 demo=1 denglu=-20 deposit=-10
after-: descargar=-21 design=10 desk=1 desktop=10 deutschland=2 dev=10 dex=11 df=-7 dg=-20 di=-22 dichvu=-27
after-: digital=11 discount=-2 discountstore=-20 dispute=-25 distribution=15 dk=0 dmv=-22 dns=11 doc=0 docs=4
after-: document=-7 documents=-4 dogrulama=-19 donate=-19 dostawa=-1 download=19 downloader=0 downloads=8 dq=-20
after-: dr=-19 dream=-2 drive=4 drop=23 drops=13 ds=2 du=-30 dw=-19 dx=-9 dz=-1 e=8 ea=-12 earn=3 earning=0
after-: earnings=-2 easy=-1 eb=-19 eco=-1 ed=-2 edu=5 education=2 ee=1 eg=5 eligibility=11 eligible=-5 email=11
after-: employee=-25 en=8 energy=6 envios=-28 eo=-24 er=-3 es=16 espace=2 espace-client=-20 espana=-2 estonia=-19
after-: etf=-3 eth=18 ether=5 ethereum=2 eu=18 europe=10 ev=-3 event=22 event-tickets=-20 events=19 ex=2 exchange=-11
after-: exchange-rate=-20 exclusive=-6 explore=-18 express=-15 faceless=-20 factory=-1 factoryoutlet=-20 factura=-25
after-: failed=-21 family=-3 farm=5 farming=-4 fashion=3 fast=-2 fatura=-23 fd=-20 federal=-25 fi=12 file=3 files=6
after-: film=1 finance=-13 finder=3 fix=6 flow=7 fn=-20 food=3 form=7 forms=7 forum=13 foundation=17 fr=20 france=24
after-: fraud=-14 free=21 freight=-20 freischaltung=-20 ft=-2 fu=-21 fun=5 fund=1 funds=8 furniture=0 fv=-25 fw=-19
after-: fx=3 g=3 gallery=-1 game=17 games=19 gaming=1 gas=0 gateway=6 gay=-1 gb=0 germany=1 get=6 getmy=-23 gg=2
after-: gift=18 giftcard=-22 giftcards=-23 gifts=14 giris=2 give=6 giveaway=11 gives=-2 gj=-22 global=15 gmbh=3 go=10
after-: gold=5 goldcoast=-20 gov=16 gp=-4 gpt=12 gr=-2 grants=-20 gratis=3 gratuit=0 group=20 grupo=-31 gt=-6
after-: guanwang=-21 guard=6 gw=-7 gx=-25 gy=-14 h=1 hack=3 hacks=4 hd=4 he=-19 health=5 help=18 help-desk=-16
after-: helpcenter=-19 helpdesk=5 hilfe=1 hk=7 holding=-1 holdings=0 home=19 host=10 hosting=8 hot=-2 hotel=9 hotels=5
after-: hotline=-21 hotro=-20 house=8 hq=-2 hr=5 hrvatska=-12 ht=-19 http=-20 https=-21 hub=17 hv=-20 hw=-26 hx=-24
after-: hy=-19 hz=-27 i=6 ia=1 ico=2 id=21 ie=0 ih=-23 il=2 image=0 images=0 img=5 immediate=-28 in=9 inc=13 index=2
after-: india=7 indirim=-19 indo=-7 indonesia=2 industries=-2 info=29 information=4 ingreso=-20 iniciar=-25 install=-1
after-: institute=-2 insurance=-2 intern=-24 international=-20 internet=5 invest=9 investing=1 investment=2
after-: investments=0 io=22 ip=14 ipv4=-3 iq=-1 ir=14 ireland=-5 is=4 it=17 italia=-2 italy=-2 ix=-2 iy=-19 iz=-22
after-: j=-2 japan=7 jewelry=-2 jg=-19 jm=-25 jn=-20 job=1 jobs=-2 join=4 jp=13 jq=-22 js=4 ju=-31 just=-20 jv=-19
after-: jw=-26 jz=-21 k=2 kargo=-24 kaufen=3 kb=-19 key=2 kf=-28 khuyenmai=-19 kids=2 king=4 kirim=-21 klant=-19
after-: klanten=-19 klantenservice=-20 klient=-22 kn=-22 korea=-3 kp=-14 kr=1 ks=-1 kunde=-23 kundenservice=-19 kx=-23
after-: kz=1 l=0 lab=13 labs=18 land=14 latam=-6 launch=6 launchpad=1 law=3 layanan=-23 layer=4 ledger=6 lh=-17
after-: life=11 light=-1 limited=5 link=15 linking=-19 links=0 lite=-1 lithuania=-21 live=-6 livechat=-15 livraison=6
after-: ll=-7 llc=8 loans=-2 log=3 log-in=-11 login=23 logins=-8 logistics=2 love=7 lq=-20 lr=-3 ls=-3 ltd=12 lw=-25
after-: lz=-24 m=4 magazin=-2 magazine=1 magic=-2 mail=19 mails=-2 main=5 mainnet=6 mall=6 manage=-2 management=6
after-: manager=11 maps=1 market=10 marketing=8 marketplace=1 masuk=-22 max=3 md=-4 me=11 media=16 medical=2 meet=3
after-: merchant=-11 merchants=-21 metrics=-3 mexico=1 mi=-6 migrate=2 migration=10 mini=-10 mining=3 mint=16
after-: minting=2 mise-a-jour=-19 mobile=-22 mods=-1 mon=-23 moncompte=-6 monespace=-27 money=9 movie=2 movies=3
after-: mq=-25 ms=4 msg=-10 multi=-35 music=7 mx=2 my=1 myaccount=-2 n=6 net=17 netbanking=-23 network=28 networks=11
after-: new=8 news=23 newzealand=-12 next=4 nf=-20 nft=19 nfts=7 ng=3 nieuw=-20 nitro=13 nl=7 no=2 no-reply=-15
after-: node=10 notice=0 notification=0 now=16 ns=7 ns1=-8 number=-2 nz=-6 o=1 oauth=-5 odds=-21 odeme=-20 oe=-10
after-: of=-25 oferta=0 offer=2 offers=7 office=-14 official=21 officialstore=-19 ok=0 om=-6 on=0 one=16 online=32
after-: onlines=-8 oo=-10 op=-1 oplata=-2 oq=-24 order=10 org=15 os=3 osterreich=-6 outlet=11 ov=-10 oz=-19 p=0
after-: pack=-6 package=-6 pagamento=-19 pagamento-it=-20 pagamentos=-20 page=13 pages=4 paiement=4 panama=-12 panel=7
after-: parcels=-20 paris=9 partner=6 partners=10 parts=0 pass=11 passport=-7 password=-19 passwordreset=-20 pay=13
after-: paying=-20 payment=7 payments=3 payroll=-7 pc=11 pd=-21 pe=-3 peru=1 pg=-1 pharmacy=4 phone=2 photo=5 pin=-5
after-: pirater-compte=-20 pk=4 pl=24 play=12 player=-3 plus=18 point=9 points=1 poland=2 policy=-2 polska=11 pool=14
after-: portal=16 portfolio=0 post=9 postal=-2 power=3 pp=-1 pq=-12 premio=-22 premium=6 presale=15 presente=-20
after-: press=4 primary=-21 prime=20 print=-1 privacy=-2 prize=6 pro=18 problems=-20 products=1 profile=0 profiles=-11
after-: profit=3 promo=12 promocao=-22 promocion=-21 promotion=6 protect=-1 protected=-19 protection=3 protocol=13
after-: proxy=22 ps=-4 pt=10 pu=-21 pulsa=-24 q=-3 qh=-20 qj=-20 qk=-24 qp=-19 qu=-19 qy=-16 qz=-26 r=4 rabatt=-22
after-: radio=0 raffle=0 rastreamento=-21 rastrear=-21 rastreio=-21 re=-2 reactivate=-20 recover-account=-18
after-: recovery=8 redirect=1 refund=6 regalo=-24 register=17 registration=5 relief=-19 remote=-4 renew=-2
after-: renouvellement=7 rent=-7 replacement=-30 report=7 report-abuse=-20 request=1 reschedule=-24 resmi=-2
after-: restoration=-23 restore=0 restored=-20 review=10 review-center=-20 revoke=0 reward=19 rewards=24
after-: rewards-claim=-20 rf=-2 rg=-20 ri=-7 rimborso=-19 rm=-6 ro=1 rs=3 rt=-2 ru=7 rx=3 s=10 s3=3 sa=5 safe=12
after-: safepay=-13 safepayment=-12 safety=3 sait=-19 sale=16 sale-online=-19 sales=9 saudiarabia=-15 sb=-21 scan=4
after-: scanner=2 school=6 schweiz=1 sd=-3 sdk=-2 se=-3 season2=0 secure=21 secured=-4 secures=-13 securite=2
after-: security=18 seguimiento=-20 sell=-1 seller=-6 sellers=-19 seo=3 serve=-3 server=17 servers=4 service=24
after-: servicedesk=-12 services=16 setting=-4 settings=0 setup=6 sg=12 share=5 ship=-6 shipping=3 shoes=0 shop=28
after-: shop1=-1 shopping=7 shops=-1 show=1 si=-6 sicherheit=-8 sigin=-9 sign=6 sign-in=-15 sign-up=-13 signin=2
after-: signup=7 site=17 site1=-1 sites=3 sk=-2 skins=2 sklep=8 sky=6 sl=-10 sledzenie=-23 slot=5 slots=8 slovenia=-24
after-: smart=0 sn=-8 snapshot=-2 social=0 soft=12 software=17 sol=5 solution=9 solutions=7 soporte=-21 source=7 sp=-4
after-: space=11 spedizione=-22 spin=0 sport=6 sports=7 srilanka=-21 ss=1 ssl=3 sso=19 st=-2 staff=-5 staging=3
after-: stake=8 staking=9 star=4 start=3 station=-1 status=4 stimulus=-21 stockprice=-19 storage=3 store=18 stream=5
after-: streaming=-2 studio=11 style=6 suivi=6 summer=-2 sun=-2 supply=0 support=25 supports=0 survey=2 suspension=-3
after-: sv=-9 svip=1 swap=15 sx=-19 sync=8 system=16 systems=2 t=8 tax=2 team=18 teams=5 tech=23 technologies=-4
after-: technology=6 techsupport=-25 terminal=0 test=11 testnet=-1 th=7 thailand=-2 thx=-19 tickets=3 tienda=-25
after-: tires=-23 tk=-5 tm=1 to=-5 today=8 token=22 token-claim=-19 tokens=8 toko=-22 tokyo=3 toll=-21 tool=5 tools=10
after-: top=9 tr=1 tracciamento=-20 track=10 tracking=7 trade=16 trades=-16 trading=7 training=2 transaction=-2
after-: transfer=4 travel=3 travel-deals=-20 trust=5 trusted=-21 trx=-4 ts=0 tv=9 tw=4 tx=0 u=5 ua=6 uae=4 ud=-11
after-: ue=-8 ueberweisung=-20 uk=17 ul=-21 umstellung=-26 unblock=-2 unlock=3 up=5 updata=-11 update=18 updates=5
after-: upgrade=2 uq=-20 ur=-13 urgent=-23 url=5 us=17 usa=15 usdc=2 usdt=9 user=10 users=1 uu=-21 uw=-25 uz=-3 v=-1
after-: v1=8 v2=20 v3=14 v4=5 v5=-1 validate=-5 validate-wallet=-20 validation=2 validator=-4 vault=5 veilig=-20
after-: venezuela=-12 ventures=-2 verifica=-26 verificacao=-26 verificacion=-21 verificar=-26 verification=10
after-: verification-compte=-20 verified=-6 verifier=-8 verify=16 verify-account=-19 verify-badge=-20 vh=-19 vi=-10
after-: video=13 videodownloader=-25 videos=8 view=8 violation=-27 vip=13 vip1=1 visa=7 visit=-24 vn=17 vote=10 vpn=16
after-: vq=-20 vr=-2 vu=-21 vz=-25 wage=-19 wallet=19 wallets=1 walletsync=-20 warning=-4 watch=1 watches=-1
after-: watchlist=-19 web=21 web3=30 webapp=-5 website=6 wh=-21 whitelist=6 wholesale=-10 wi=-20 wiki=6 win=14
after-: windows=-21 wj=-24 wl=5 work=14 workspace=-3 world=16 wq=-20 wr=-21 wvw=-21 www=4 www0=-19 www3=-20 wwww=-24
after-: wx=-19 x=13 x2=0 xb=-21 xf=-25 xg=-22 xh=-20 xi=-23 xj=-22 xn=-20 xo=-24 xv=-20 xx=-9 xxx=12 xyz=9 xz=-23 y=2
after-: yb=-25 yd=-19 yeni=-24 yf=-25 yj=-24 ym=-19 you=3 your=-25 your-account=-20 yq=-19 yr=-24 yv=-25 yw=-21 yx=-25
after-: z=2 za=-2 zaloguj=-25 zb=-19 zd=-23 zh=-5 zj=-25 zl=-15 zoll=-20 zone=12 zq=-23 zu=-19 zy=-19
after: *=-12 00=-5 007=-1 01=7 02=2 03=1 04=-3 05=0 06=-7 10=0 101=4 11=5 12=1 123=7 13=0 168=-6 17=-7 18=-1
after: 19=1 20=-1 2020=0 2021=6 2022=4 2023=6 2024=4 2025=4 2026=-4 21=5 22=0 222=-20 23=1 24=18 247=3 24h=10 25=-6
after: 26=-1 27=-4 28=-3 2fa=5 2x=0 31=-8 33=-4 36=-16 360=4 365=9 39=-5 3d=1 3x=-6 40=-12 404=-19 42=2 44=-10 45=-5
after: 47=-4 4k=0 51=-21 520=-12 53=-9 55=-5 56=-3 63=-12 64=-5 65=-8 66=-9 666=-7 67=-7 678=-20 69=-2 73=-12 77=-2
after: 777=6 789=-3 84=-14 86=-11 88=6 888=4 90=-7 92=-11 93=-27 94=-28 96=-12 98=-8 99=-3 999=-3 aa=-8 about=-5
after: ac=-3 academy=12 acc=-6 acceso=-21 access=14 accesso=-23 account=9 account-security=-20 accounts=-3 action=1
after: activate=-9 activation=0 actualizacion=-22 ad=10 ada=-9 addon=-23 addons=-8 admin=3 administrator=-22 ads=12
after: advanced=-17 ae=11 af=-9 affiliate=-5 africa=-1 ag=5 agency=12 agent=6 agents=0 aggiorna=-25 ah=-11 ai=20
after: aide=3 air=4 airdrop=17 airdrops=8 ak=-6 akk=-21 akun=-22 al=-3 alert=9 alerts=1 all=4 allocation=3 am=-3
after: amende=3 analytics=11 ao=-1 ap=-1 api=14 apk=6 app=27 app-official=-20 app2=0 application=2 applications=-6
after: apply=4 apps=16 ar=4 area=-1 argentina=-9 arizona=-17 art=13 arts=3 as=1 asia=2 asset=-1 assets=4 assist=-5
after: assistance=2 assistance-client=-20 assistenza=-25 at=3 atualizar=-21 au=4 audio=-1 aus=-8 australia=-1
after: australia-sale=-20 auth=11 auto=7 av=3 aw=-11 az=4 ba=-8 baby=5 badge=-1 bags=0 bahis=-23 bangladesh=-9
after: bank=16 banking=-1 base=11 bayar=-23 bc=-7 bd=3 be=-1 beauty=3 bedava=-21 belgie=-8 berlin=6 best=1 bet=14
after: beta=4 bets=-3 bewerbung=-22 bg=5 bi=-10 billing=-3 bills=-8 bio=-1 bitcoin=8 biz=3 bk=-2 bl=-11
after: black-friday=-20 blockchain=3 blog=14 blue=-1 bm=-16 bonus=13 books=4 boost=3 booster=-2 bot=13 bots=-6
after: boutique=6 box=15 bq=-20 br=6 brasil=1 bridge=14 bs=-1 btc=11 bu=-19 bucket=-12 business=7 buy=8 bw=-2 by=-7
after: ca=4 cadeau=-22 call=0 canada=7 cancel=-22 cancellation=-16 capital=9 captcha=-2 car=-2 card=11 cards=0
after: cards-online=-20 care=1 career=-6 careers=-3 case=2 cases=-3 cash=11 casino=29 cat=1 catering=-6 cb=1 cc=12
after: cd=-4 cdn=19 cdns=-14 ce=-7 center=12 central=0 centre=2 ch=6 chain=16 charity=-16 chat=12 chatbot=-22
after: check=15 checker=8 chile=-3 china=9 chinese=-12 christmas=-11 ci=-5 city=10 ck=-7 cl=-4 claim=18 claims=12
after: clash=-22 classaction=-19 click=3 client=10 clienti=-20 clients=6 clinic=-3 clothing=-2 cloud=21 club=19 cm=-7
after: cn=10 co=10 code=6 codes=1 coin=23 coins=9 colis=6 collectibles=-21 collection-drop=-20 colombia=-7 com=18
after: community=9 community-standards=-20 company=2 compensate=-24 complaint=-22 compte=5 conference=-4 confirm=-3
after: confirmation=-4 confirmation-paiement=-20 connect=16 connection=2 connections=-14 connexion=2 console=-9
after: consulting=5 conta=-24 contact=-1 conto=-21 copyright=-20 core=14 corp=7 corporation=-5 cp=-10 cq=-14 cr=-8
after: crack=-11 craft=0 credit=0 creditcard=-21 crypto=12 cs=7 ct=-11 cu=-10 customer=-3 customercare=-21
after: customerservice=-19 cv=-8 cz=3 daftar=-23 dao=17 dapp=10 dapps=-4 dashboard=4 data=10 db=3 dc=-3 dd=4 de=11
after: deal=1 dealers=-23 deals=3 deep=-30 defender=-4 defi=16 delivery=-13 delta=-12 demo=-1 denglu=-20
after: descargar=-21 design=9 desk=3 desktop=7 deutschland=1 dev=10 developer=-4 devices=-3 dex=7 dg=-20 dh=-9 di=-19
after: dichvu=-27 digest=-6 digital=11 discount=1 discounts=-12 discountstore=-20 dispute=-25 distribution=5 dk=2
after: dl=-2 dm=-2 dmv=-22 dn=-5 dns=12 doc=-1 docs=2 dostawa=-1 download=18 downloader=-2 downloads=2 dq=-20
after: dream=-3 drive=6 drop=22 drops=7 ds=0 dt=-5 du=-30 dubai=-8 dv=-8 dw=-20 dz=-2 ea=-11 earn=4 earning=-2
after: earnings=-3 easy=-1 ec=-4 eco=2 ed=5 edu=5 education=2 ee=6 eg=5 ek=-5 el=-5 electric=-1 eligibility=2
after: email=10 employee=-25 en=7 energy=5 entrega=-15 envios=-28 eo=-21 eq=-9 er=5 es=14 espace=2 espace-client=-20
after: espana=-1 et=-4 etf=-3 eth=17 ether=3 ethereum=2 eu=8 europe=7 ev=-2 event=14 event-tickets=-20 events=8 ex=5
after: exchange=-12 exchange-rate=-20 exclusive=-6 express=-15 extension=-1 fa=-11 faceless=-20 factory=0
after: factoryoutlet=-18 factura=-25 failed=-21 family=-2 faq=-4 farm=3 fashion=3 fast=0 fatura=-23 fd=-16
after: federal=-25 fee=-9 feedback=-13 fg=-5 fh=-11 fi=17 file=2 files=11 film=3 fin=-3 finance=-6 financial=-1
after: finder=4 fire=-3 fix=6 fl=-9 flow=5 fn=-16 fo=-15 food=3 form=8 forms=8 forum=14 foundation=13 fp=-15 fq=-13
after: fr=15 france=19 free=17 freight=-20 freischaltung=-20 fs=-2 ft=0 ftp=-11 fu=-21 fun=8 fund=2 funds=7
after: furniture=-1 fv=-23 fx=3 ga=-9 gallery=3 game=21 gamer=-6 games=21 gaming=3 gas=0 gateway=2 gay=0 gb=-3
after: genesis=-4 germany=-2 get=1 getmy=-23 gg=3 ghana=-9 gi=-13 gift=15 giftcard=-21 giftcards=-21 gifts=11 giris=1
after: give=-1 giveaway=14 gives=-3 gj=-19 gk=-11 gl=-8 global=12 gmbh=2 go=11 gold=2 goldcoast=-21 gov=19 gp=-5
after: gpt=12 gr=-3 grant=-3 grants=-20 gratis=0 gratuit=0 greece=-4 group=22 grupo=-31 gs=-7 gt=-6 gu=-14
after: guanwang=-22 guard=1 gutschein=-12 gx=-23 gy=-12 hack=5 hacks=3 hb=-9 hc=-5 hd=8 he=-15 health=7 help=16
after: helpcenter=-17 helpdesk=1 helpsupport=-7 hf=-15 hg=-12 hh=-7 hilfe=1 hj=-9 hk=5 holding=-1 holdings=0 home=13
after: host=10 hosting=8 hot=-2 hotel=7 hotels=5 hotline=-21 hotro=-20 house=9 hq=2 hr=6 hrvatska=-12 hs=-6 http=-21
after: https=-22 hub=21 hungary=-4 hv=-18 hw=-26 hx=-22 hy=-17 hz=-24 ia=-1 ic=-3 ico=0 id=15 ide=-3 ie=0 ig=-12
after: ih=-23 ii=-5 ik=-18 il=7 im=-5 image=-1 images=-1 img=5 immediate=-28 in=7 inc=14 index=0 india=7 indonesia=0
after: industries=-2 info=20 information=1 ingreso=-20 iniciar=-25 instant=-11 institute=-3 insurance=-2 intern=-24
after: internal=0 international=-18 internet=4 invest=7 investing=-1 investment=0 investments=-1 io=17 ip=12 iq=0
after: ir=15 ireland=-5 is=7 israel=-1 it=21 italia=0 italy=-2 iu=-14 iv=-8 ix=-3 iy=-14 iz=-22 japan=8 jd=-14
after: jewelry=-2 ji=-16 jj=-9 jm=-27 jn=-20 job=5 jobs=-1 join=5 jp=6 jq=-22 js=5 ju=-28 just=-20 jw=-26 jz=-21
after: ka=-5 kargo=-24 kaufen=2 kb=-17 kc=-13 key=3 keys=-11 kf=-25 ki=-11 kids=2 king=6 kirim=-21 klantenservice=-20
after: klient=-22 kn=-22 korea=-4 kr=2 ks=0 kunde=-23 kuwait=-13 kx=-23 kz=4 lab=13 labs=15 land=15 launch=0
after: launchpad=-1 law=3 layanan=-23 layer=4 leaks=-3 learning=-3 ledger=5 li=-7 life=11 light=0 limited=3 link=13
after: links=3 lite=2 lithuania=-21 live=-7 livraison=5 lk=-6 ll=-3 llc=9 lo=-7 loans=-3 local=-2 log=6 login=18
after: logins=-8 logistics=5 london=-3 love=5 lp=-6 lq=-20 ls=-4 lt=0 ltd=10 lu=-12 lv=-6 lw=-21 ly=0 lz=-23 ma=-4
after: magazin=-3 magazine=0 magic=-2 mail=23 mails=-1 main=5 mainnet=0 malaysia=-8 mall=6 manage=-3 management=-3
after: manager=12 maps=0 market=12 marketing=7 marketplace=-1 masuk=-22 max=7 mc=-1 mcp=-12 me=9 media=20 medical=2
after: meet=1 meeting=-1 mega=-9 member=-5 members=-7 merchants=-20 mfa=-11 migrate=1 migration=7 miner=-3 mining=5
after: mint=8 minting=-1 ml=-5 mobil=-15 mobile=-11 mod=-4 modapk=-10 mods=0 mom=-6 mon=-23 monespace=-27 money=11
after: movie=8 movies=6 mq=-25 ms=9 msg=-11 multi=-35 music=4 mx=4 my=7 na=-9 navigator=-10 nb=-3 nc=2 ne=-8
after: nederland=-9 neo=-7 net=25 netbanking=-23 network=20 networks=7 new=4 news=26 next=5 nf=-21 nft=21 nfts=4 ng=1
after: ni=-9 nieuw=-20 nitro=11 nl=8 no=-1 node=8 nodes=-2 noreply=-8 norge=-7 norway=-7 notice=-1 notification=-2
after: notifications=-3 notify=-4 now=20 np=-3 nr=-13 ns=4 number=-2 nv=-4 nyc=-5 nz=-5 oc=-13 odds=-21 odeme=-20
after: oe=-10 of=-24 oferta=-1 off=-5 offer=-1 offers=9 office=-13 official=14 oficial=-3 oi=-9 ok=1 ol=-9 on=1
after: one=13 online=32 onlines=-8 op=-1 open=-3 oplata=-3 ops=0 oq=-24 or=-4 order=3 orders=-3 org=13 originals=-9
after: os=4 osterreich=-6 ot=-13 our=-7 outlet=12 outletonline=-16 ox=-7 pa=-9 pack=-3 package=-7 pagamento-it=-20
after: pagamentos=-19 page=10 pages=4 paiement=3 panama=-16 panel=8 parcel=-5 parcels=-20 paris=10 partner=5
after: partners=6 parts=-2 pass=13 passwordreset=-20 pay=19 paying=-18 payment=4 payments=6 pc=7 pd=-21 pe=-4 peru=-1
after: pg=-2 ph=1 pharmacy=3 philippines=-7 phone=1 photo=2 photos=-7 pi=-10 pin=-4 pirater-compte=-20 pk=6 pl=21
after: play=12 player=-4 plus=14 point=9 points=0 poker=-4 poland=0 policy=-2 polska=11 pool=11 portal=14
after: portfolio=-1 portugal=-2 post=8 postal=-3 power=4 pp=-2 pr=-3 premio=-25 premium=4 presale=12 presente=-20
after: press=1 price=-4 primary=-19 prime=15 prize=3 pro=19 problems=-20 products=2 profile=-1 profiles=-14 profit=2
after: promo=10 promocao=-22 promocion=-21 promocoes=-11 promos=-8 promotion=5 promotions=-4 protect=2 protection=2
after: protocol=17 proxy=19 ps=-4 pt=8 pu=-21 pulsa=-24 pv=-7 px=-9 py=-15 qf=-16 qh=-20 qj=-20 qk=-24 ql=-14 qm=-15
after: qn=-13 qp=-17 qv=-13 qw=-15 qz=-26 ra=0 rabatt=-22 radio=2 rastreamento=-21 rastrear=-21 rastreio=-21 rb=-7
after: re=1 reactivate=-20 recipes=-8 recover-account=-20 recovery=4 redirect=-3 refund=5 regalo=-24 register=4
after: registration=-3 renew=-3 renouvellement=7 rent=-8 replacement=-30 report=6 report-abuse=-20 reports=-5
after: request=0 reschedule=-24 resmi=-2 restoration=-23 restore=2 restored=-20 retail=-2 review=7 review-center=-20
after: revoke=-3 reward=13 rewards=13 rewards-claim=-20 rg=-20 rh=-11 ri=-6 rj=-11 rk=-5 rl=-6 rm=-7 rn=-8 ro=2 rs=9
after: rt=-2 ru=3 russia=-3 rw=-10 rx=2 ry=-12 rz=-11 s3=1 sa=3 safe=11 safepayment=-20 safety=3 sale=14 sales=4
after: save=-5 sb=-21 sc=0 scan=3 scanner=0 school=7 schweiz=5 sd=-2 sdapps=-8 sdk=-1 se=2 season2=-1 secure=16
after: secured=-3 secures=-14 securite=1 security=15 seed=-8 seguimiento=-20 seguro=-7 sell=-1 sellers=-17 seo=3
after: server=18 servers=6 service=22 services=18 setting=-4 settings=-3 setup=1 sg=10 share=4 shipping=1 shoes=0
after: shop=18 shop1=-2 shopping=5 shops=-2 show=0 si=-6 sicher=-16 sign=4 signin=2 signup=1 silver=-9 site=15
after: site1=-1 sites=9 sk=-2 skin=1 skins=2 sklep=8 sky=6 sl=-11 sledzenie=-23 slot=6 slots=6 slovenia=-22
after: slovenija=-8 slovensko=-9 sm=-10 smart=0 sn=-10 so=-2 social=-2 soft=11 software=11 sol=9 solar=-2 solution=7
after: solutions=12 soporte=-21 source=6 sp=-7 space=12 spain=-3 spedizione=-22 spin=1 sport=7 sports=5 sq=-15
after: srbija=-10 srilanka=-20 ss=6 ssl=4 sso=6 st=-4 staff=-8 staging=2 stake=7 staking=7 star=2 start=3 state=-3
after: static=-16 station=3 status=0 stimulus=-21 stockprice=-14 storage=4 store=14 stores=-1 stream=3 streaming=-1
after: studio=10 style=4 su=-7 suivi=5 summit=-8 sun=-2 suomi=-10 super=-12 supply=-1 support=19 supportcenter=-14
after: supports=2 survey=0 sv=-9 svip=4 sw=-8 swap=17 sx=-18 sy=-9 sync=5 system=13 systems=4 sz=-6 ta=-7 tax=2 te=-7
after: team=13 teams=-2 tech=18 technologies=-5 technology=7 techsupport=-21 tel=-3 test=13 tf=-13 tg=-3 th=3
after: thailand=-2 thx=-15 ticket=-2 tickets=3 tienda=-25 tires=-19 tj=-14 tl=-14 tm=-2 tn=-7 to=-3 today=13 token=20
after: tokens=9 toko=-22 tokyo=2 toll=-21 tool=5 tools=8 top=11 tq=-13 tr=10 tracciamento=-20 track=4 tracking=4
after: trade=18 trades=-12 trading=9 tradings=-10 training=-1 transfer=1 transit=-10 transport=-3 travel=3
after: travel-deals=-20 trust=6 trusted=-21 ts=2 tv=14 tw=6 tx=-2 ty=-6 tyre=-12 ua=7 uae=5 ub=-6 ue=-8
after: ueberweisung=-20 ui=1 uk=15 ukraine=-3 ul=-21 um=-10 umstellung=-26 un=-14 unblock=-1 unblocked=-9 unlock=-1
after: unlocker=-8 uo=-15 up=7 updata=-11 update=17 updates=10 upgrade=-1 uq=-20 ur=-11 urgent=-23 url=5 uruguay=-5
after: us=14 usa=17 usdc=2 usdt=7 user=7 users=2 ut=-8 uu=-17 uv=-10 uw=-23 ux=-12 uy=-12 v1=10 v2=21 v3=11 v4=3
after: va=-5 validate=-6 validate-wallet=-20 validation=2 validator=-4 vault=9 vc=-8 vd=-12 ve=-13 veilig=-20
after: venezuela=-13 ventures=-2 ver=-6 verifica=-26 verificacao=-26 verificacion=-21 verificar=-26 verification=6
after: verification-compte=-20 verified=-6 verify=14 verify-account=-20 verify-badge=-20 vi=-9 video=14
after: videodownloader=-20 videos=13 viet=-11 vietnam=-1 view=12 violation=-27 vip=17 vips=-11 visa=9 visit=-22 vm=-7
after: vn=17 voice=-2 vote=2 vpn=9 vq=-20 vr=-1 vs=-10 vt=-9 vu=-19 vv=-11 vy=-12 vz=-22 wa=-10 wallet=15 wallets=-6
after: walletsync=-20 wap=-4 watch=3 watches=-2 watchlist=-20 wc=-8 we=-5 web=21 web3=19 website=3 wedding=-3 wf=-14
after: wg=-10 wh=-19 whitelist=1 wiki=4 win=12 windows=-17 withdraw=-9 withdrawal=-7 wj=-24 wl=3 wm=-10 wn=-15
after: work=12 workshop=-11 workspace=-6 world=18 wp=-5 wq=-20 wr=-21 ws=0 wv=-10 wvw=-22 ww=-10 www=-6 www0=-22
after: www3=-22 wwww=-24 wx=-15 x2=3 xb=-21 xc=-9 xchange=-15 xf=-21 xg=-22 xh=-20 xi=-21 xj=-18 xl=-12 xn=-18 xo=-22
after: xp=-4 xq=-13 xs=-11 xu=-14 xv=-20 xw=-15 xx=-6 xxl=2 xxx=13 xy=-11 xyz=12 xz=-19 yb=-25 yeni=-23 yf=-25 yi=-15
after: yield=-8 yj=-24 yo=-13 you=4 your=-25 your-account=-20 yp=-15 yr=-24 ys=-11 yt=-6 yv=-25 yw=-19 yx=-23 yy=-12
after: yz=-9 za=0 zaloguj=-25 zc=-10 zd=-23 ze=-8 zh=-4 zj=-25 zk=-5 zn=-15 zoll=-20 zone=18 zq=-23 zs=-12 zx=-11
after: zy=-14
before-: *=-11 06=-29 07=-22 08=-20 09=-23 1=8 111=-24 123=0 1234=-20 14=-21 168=-24 17=-21 1st=3 2=0 2020=-20
before-: 2022=-22 2026=-25 2027=-21 222=-28 24=-2 24h=0 25=-33 29=-21 2fa=12 30=-28 31=-20 35=-20 36=-21 360=-7 365=1
before-: 37=-32 38=-22 3d=8 40=-27 404=-24 41=-20 43=-20 44=-29 444=-23 46=-20 47=-23 48=-27 49=-22 4k=1 51=-21 52=-26
before-: 520=-21 53=-27 54=-33 555=-23 57=-27 58=-20 59=-28 60=-28 61=-19 62=-26 63=-26 64=-20 65=-22 678=-25 68=-30
before-: 69=-19 71=-22 73=-26 74=-28 75=-32 777=0 79=-23 80=-3 81=-21 83=-23 84=-26 85=-25 86=-20 87=-20 888=-6 89=-31
before-: 90=-27 92=-21 93=-29 94=-30 95=-27 96=-27 999=-10 a=11 aanbieding=-21 ab=-1 about=6 ac=8 acc=6 access=8
before-: account=19 account-security=-17 accounts=7 action=0 activate=-5 activation=1 activity=-2 ad=12 ada=-8
before-: addons=-21 admin=6 administrator=-21 ads=14 advanced=0 ae=2 affiliate=0 affiliates=-28 ag=4 agency=2 agent=-3
before-: agents=-20 ai=17 aide=7 air=19 airdrop=33 airdrops=16 airlines=-21 akk=-20 al=3 alert=3 alerts=-3 all=12
before-: allocation=28 amende=9 america=-19 american=2 ap=-2 api=17 apk=1 app=42 app-official=-19 application=-1
before-: applications=-8 apply=12 approval=-19 apps=17 ar=1 argentina=-27 art=7 as=0 asia=4 ask=-2 asset=15 assets=17
before-: assistance=4 assistance-client=-19 assistant=-22 assurance=0 at=-1 au=9 australia-sale=-19 auth=17 auto=13
before-: av=3 ay=-31 az=0 b=8 ba=-1 baby=1 badge=-1 bahis=-25 bak=1 bangladesh=-20 bank=6 banking=-5 banque=1 base=5
before-: bb=1 bd=-2 be=7 beauty=6 belgie=-22 belgium=-19 berlin=-1 best=18 bestaetigung=-19 bet=4 beta=15 betaling=-19
before-: bewerbung=-21 bi=0 big=7 bill=-2 billing=-2 bio=4 bitcoin=13 biz=3 black=9 black-friday=-19 blockchain=1
before-: blocked=-19 blog=6 blue=7 bolivia=-25 bonus=16 bonuses=-2 boost=5 booster=-21 bot=2 box=0 bq=-23 br=5
before-: brasil=-15 bridge=11 browse=2 bt=-2 btc=11 bucket=-17 business=9 buy=14 c=10 ca=11 call=7 canada=5 capital=1
before-: captcha=-1 car=15 card=-2 cards-online=-19 care=-5 careers=-5 case=-1 cash=9 cashback=-9 casino=21 cat=9
before-: catalog=-25 cb=2 cc=5 cd=-2 cdn=21 cdns=-20 center=-7 central=-2 centre=-2 ch=8 chain=7 chat=7 cheap=5
before-: cheats=-27 check=21 checker=15 china=9 chinese=-4 ci=-3 city=2 cl=1 claim=39 claims=29 classaction=-25
before-: clearance=-21 click=5 client=8 clients=0 cloud=15 club=6 cm=-2 cn=9 co=7 code=9 coin=16 coins=-2 colis=4
before-: collectibles=-20 collection=-22 collection-drop=-19 colombia=-22 com=39 community=18 community-standards=-19
before-: competition=-23 compliance=-3 compte=7 confirm=16 confirmar=-21 confirmation=15 confirmation-paiement=-19
before-: connect=25 connections=-15 connector=-26 connexion=8 contact=8 cool=2 core=1 corp=-2 corporate=-6
before-: corporation=-32 cosmetics=-19 council=-24 county=-19 course=-22 courses=-31 cr=3 creator=-12 credit=8
before-: creditcard=-19 croatia=-21 crypto=20 cs=2 customer=3 customercare=-20 customerservice=-26 cyber=11 cz=-3 d=9
before-: da=-2 daftar=-20 danmark=-29 dao=13 dapp=13 dapps=6 dappsync=-22 dark=-1 dashboard=13 data=13 db=1 dc=-1 de=10
before-: deal=3 dealers=-21 defi=16 deliver=-13 delivery=-15 demo=0 denglu=-19 denmark=-24 dental=7 design=-2 desk=0
before-: desktop=10 dev=13 dex=5 dg=-9 digest=-24 digital=14 discount=1 discountstore=-21 distribution=16 dl=2 dm=-1
before-: dns=8 do=0 doc=9 docs=4 document=3 donate=-19 dostavka=-9 dostawa=10 download=15 downloader=-21 downloads=-1
before-: dq=-24 dr=3 dream=4 drive=7 drop=19 drops=9 du=-19 e=21 earn=13 east=-2 easy=13 ec=1 eco=9 ecuador=-19 edu=3
before-: ej=-24 el=-2 electric=2 eligibility=16 eligible=9 email=15 en=8 encomenda=-21 energy=3 enroll=7 entrar=-22
before-: entrega=-11 envios=-21 eo=-19 erneuerung=-21 es=5 espace=8 espace-client=-19 eth=20 ether=11 ethereum=11 eu=11
before-: europe=1 ev=-2 event=26 event-tickets=-19 events=23 ew=-23 ex=1 exchange=-15 exchange-rate=-19 exclusive=0
before-: explore=1 extension=-10 ey=-23 ez=-2 f=5 fa=-1 faceless=-14 factoryoutlet=-19 facture=-3 failed=-20 fake=-3
before-: family=0 farm=6 farming=-4 fashion=1 fast=12 faucet=-4 fb=4 fc=-2 fd=-19 feedback=-15 fi=7 file=9 files=4
before-: film=2 fin=5 final=0 finance=-22 fine=0 finland=-23 first=7 fix=4 fl=-1 flights=-24 flow=-1 food=7 form=7
before-: forms=5 forum=2 forward=-2 foundation=-4 fq=-22 fr=20 france=6 fraud=-7 free=21 freight=-25 freischaltung=-19
before-: fresh=7 fs=0 ftp=-20 fun=7 fund=-3 funds=3 fy=-22 fz=-23 g=9 game=15 games=3 gateway=-2 gay=7 gb=0 genesis=7
before-: get=27 gg=-1 ghana=-22 gift=15 giftcard=-19 giftcards=-19 gifts=-1 give=3 giveaway=5 giveaways=-26 gl=-3
before-: global=13 gm=0 gmbh=-29 gn=-19 go=12 gold=11 gov=18 gpt=9 gr=3 grants=-24 gratis=-1 gratuit=-23 green=10
before-: group=-2 grupo=0 guanwang=-22 guard=-2 guncel=-21 gutschein=-22 gx=-19 h=6 hack=2 hair=5 happy=3 hc=-1 hd=3
before-: health=6 help=17 helpcenter=-8 helpdesk=5 helpline=-19 hi=4 hiring=-8 hk=0 holdings=-36 holiday=0 home=17
before-: hongkong=-11 hospital=-21 host=3 hot=11 hotel=12 house=2 hr=3 hrvatska=-21 hs=-1 http=-2 https=4 hub=12 i=12
before-: ico=-1 id=15 identity=-8 ik=-27 image=3 img=1 immediate=3 immigration=-28 in=2 inc=-5 india=-1 industries=-29
before-: info=27 information=0 inspection=-20 install=-1 instant=4 institute=-26 international=-19 internet=5 invest=4
before-: investments=-21 invoice=1 io=12 ip=15 ipv4=-2 ir=7 is=6 issues=-20 it=12 iu=-20 ix=-19 iy=-20 iz=-26 j=4 ja=-2
before-: japan=5 jo=-2 job=12 join=32 jp=8 js=6 just=3 jz=-22 k=5 kampanya=-22 key=-1 kf=-22 kids=-2 king=-1 kirim=-19
before-: kj=-20 ko=-1 konto=0 kr=-1 kredit=-20 kunde=-7 kundendienst=-21 kundenservice=-21 kw=-25 kx=-20 kyc=-1 l=4
before-: la=5 lab=0 laden=-24 land=5 last=-1 launch=21 launchpad=13 layer=0 le=1 leaks=-19 ledger=8 legal=-1
before-: levering=-21 life=4 link=14 lite=-3 lithuania=-24 live=-14 livechat=-13 livraison=3 lm=-8 loans=2 local=6
before-: log=2 log-in=-13 login=20 logins=-7 logon=-20 logowanie=-2 london=-2 loqin=-12 love=7 lq=-26 lucky=8 lx=-20
before-: m=15 ma=8 magic=7 mail=17 mails=-3 main=5 mainnet=11 malaysia=-11 manage=7 management=-24 manager=0 maps=-2
before-: market=10 marketing=-2 marketplace=-6 masuk=-23 max=5 mb=-2 mc=2 me=4 media=8 medical=6 medicine=-22 meet=10
before-: mega=8 member=2 members=2 metrics=-19 mfa=-2 mi=1 migrate=18 migration=10 mini=3 mining=3 mint=25 mk=-1 mm=2
before-: mo=-1 mobi=2 mobile=-20 mod=9 modapk=-25 mon=8 moncompte=4 monespace=3 money=6 motor=-2 movie=-1 mq=-19 mr=3
before-: ms=7 msg=-22 mu=-1 multi=5 music=0 my=21 myaccount=-1 mz=-8 n=3 nagroda=-20 navigator=-21 nederland=-25 neo=2
before-: net=15 netbanking=-28 network=6 neu=0 new=23 news=25 next=13 nft=16 ng=-21 nigeria=-22 nitro=8 nl=-1 no=3
before-: no-reply=-14 node=2 noreply=0 norge=-24 north=-2 notice=-1 notification=-1 notifications=-11 notify=-3 now=4
before-: nx=-20 nz=-30 o=1 od=-19 oe=-20 of=-22 oferta=16 offer=-6 official=12 officialstore=-21 oficial=-22 oj=-23
before-: ol=-23 on=-2 one=6 online=24 only=1 op=0 open=14 order=11 orderstatus=-20 org=24 ot=-20 outletonline=-23
before-: outlets=-26 ov=-20 ow=-21 oy=-27 p=7 pa=0 packages=4 pagamento-it=-19 pagamentos=-21 page=9 pago=-3 paiement=3
before-: panama=-20 panel=4 paris=1 partner=6 partnership=-14 pass=6 passport=-10 passwordreset=-19 patch=-26 pay=13
before-: payment=6 payments=-3 pc=12 pd=-20 pet=4 ph=0 pharmacy=0 philippines=-22 phone=-1 photo=7 phrase=-20 pi=-2
before-: pin=6 pirater-compte=-15 pk=-2 pl=32 play=18 plus=-1 podcast=-21 point=4 points=1 poker=-2 policy=-4 polska=6
before-: pool=8 pop=0 portal=19 post=6 power=6 pr=3 premium=4 presale=17 presente=-20 prices=-25 primary=-2 prime=16
before-: privacy=9 prize=1 pro=18 process=0 product=0 products=-19 profile=1 profit=3 promo=5 promotions=-20 protect=3
before-: protection=-6 protocol=-5 proxy=22 pt=1 q=1 qf=-23 qg=-21 qh=-19 qj=-24 qk=-20 qr=2 qs=-24 qt=-19 quantum=7
before-: quick=6 qy=-24 qz=-26 r=7 radio=5 rastreio=-12 rb=2 re=6 real=9 recipes=-30 recover=-4 recover-account=-17
before-: recovery=6 recruitment=-20 red=6 redirect=3 reembolso=-16 refund=7 regalo=-14 register=32 registration=17
before-: relief=-32 remote=0 renew=3 renouvellement=6 rental=-19 rentals=-32 repair=-19 replacement=-37 reply=-13
before-: report=-2 report-abuse=-19 reports=-28 reservation=4 resmi=4 restake=3 restoration=-30 restore=-1 reverts=-13
before-: review=1 review-center=-19 revoke=12 reward=24 rewards=30 rewards-claim=-19 rg=-22 romania=-20 rpc=3 ru=3 rx=1
before-: ry=-30 s=12 s3=9 sa=0 safe=12 safety=1 sale=2 sales=-2 saleuk=-21 saudiarabia=-20 save=3 sb=-6 sc=5 scan=-1
before-: school=2 sconto=-24 scotland=-26 sdapps=-19 se=-1 sea=7 season2=13 secure=21 secured=2 secures=-1 securise=-27
before-: securite=2 security=13 see=1 sell=3 sellers=-26 seo=8 server=14 service=21 servicedesk=-12 services=3
before-: settings=-3 sf=-1 sg=7 sh=3 share=6 ship=-20 shipping=-1 shop=14 shopping=-1 shops=-9 show=-1 sign=1
before-: sign-in=-13 signin=3 signup=24 silver=-1 site=4 sk=-1 skin=5 skins=-1 sky=10 slot=1 slovakia=-21 slovenia=-20
before-: slovenija=-23 slovensko=-24 sm=-2 smart=16 smtp=-4 snapshot=11 so=1 social=5 soft=3 software=4 sol=16 solar=8
before-: soldes=-26 solutions=-22 solver=-22 soporte=-3 southafrica=-27 sp=5 space=3 spin=6 sport=6 sports=0 srbija=-24
before-: srilanka=-21 ssl=9 sso=6 st=0 stake=23 staking=15 star=5 start=12 static=-18 stavka=-20 stimulus=-22
before-: storage=-3 store=11 stores=-20 stream=2 studio=-1 suisse=-26 suivi=11 summer=1 sun=5 super=10 supply=-6
before-: support=22 supportcenter=-26 supports=-1 survey=3 sv=-3 sverige=-25 svip=-21 sw=-2 swap=9 swaps=-26
before-: switzerland=-19 sx=-11 sync=8 system=7 systems=-29 t=8 tax=2 team=9 teams=2 tech=10 technologies=-35
before-: techsupport=-20 tel=-2 terms=-8 test=13 testnet=6 tg=0 th=-2 the=15 ticket=6 tickets=-1 tk=-2 tm=-3 today=-4
before-: token=15 tokens=4 tokyo=3 tool=-5 tools=-7 top=16 tr=5 tracciamento=-19 track=12 tracking=-1 trade=7
before-: trader=-19 trades=-20 trading=-2 transaction=3 travel=5 travel-deals=-19 true=3 trust=12 trusted=3 trx=-1
before-: tu=-2 turkiye=-19 tv=4 tw=0 tz=-21 u=8 ua=0 ud=-21 ue=-20 ueberweisung=-19 ufficiale=-20 uj=-25 uk=10
before-: ukraine=-4 ultra=4 um=-19 un=-2 unblock=8 undian=-19 unlock=3 unlocker=-29 updata=-23 update=15 upgrade=0
before-: uq=-24 uruguay=-25 us=12 usa=7 usdc=5 usdt=14 user=11 users=3 uu=-24 uw=-16 uy=-25 uye=-20 uz=-5 v=4 v1=1
before-: v2=18 v3=11 v4=2 validate=-6 validate-wallet=-19 vault=-2 vb=0 veiligheid=-22 vendor=-21 venezuela=-23
before-: ventures=-22 verifica=-1 verificacao=-19 verification=11 verification-compte=-19 verified=0 verifizierung=-22
before-: verify=19 verify-account=-19 verify-badge=-19 video=10 videodownloader=-25 view=6 violation=-24 vip=12 vip1=-9
before-: visa=2 visit=4 vk=-1 vm=-9 vn=14 vo=-19 vote=23 vpn=5 vq=-19 vr=4 vv=-15 vw=-9 vwww=-12 w=10 wallet=12
before-: wallets=2 walletsync=-22 warehouse=1 watch=4 watchlist=-10 water=0 we=4 wear=-26 web=27 web3=32 webapp=-7
before-: webmail=-3 website=7 wedding=3 welcome=1 west=2 white=2 whitelist=20 wiki=2 win=15 windows=-16 winkel=-25
before-: winter=0 withdraw=-2 wj=-19 wl=5 work=6 world=12 wp=4 wq=-24 wvvww=-8 wvw=-5 ww=-2 ww1=0 wwv=-9 www=25 www1=5
before-: www2=-2 www4=-2 www5=-1 www6=0 www8=-1 www9=0 wwww=-5 wz=-9 x=16 x2=0 xchange=-14 xk=-22 xn=-10 xw=-24 xxx=12
before-: xy=-23 xyz=2 yardim=-24 yf=-24 yj=-20 yl=-19 ym=-24 yn=-25 you=5 your=5 your-account=-19 ys=-29 yv=-24 yw=-24
before-: yz=-20 z=4 zahlung=-25 zaloguj=-21 zd=-19 zerkalo=-1 zh=4 zk=8 zl=-21 zn=-21 zone=0 zp=-21 zq=-20 zy=-21
before: *=-10 06=-29 07=-21 08=-19 09=-22 10=-6 11=-12 111=-24 123=2 1234=-18 14=-20 15=-9 168=-24 17=-20
before: 18=-12 1st=4 2020=-18 2022=-22 2023=-1 2025=-13 2026=-25 2027=-21 222=-28 24=0 247=-3 24h=1 25=-31 29=-21
before: 2fa=10 30=-28 31=-19 32=-18 35=-20 36=-20 365=1 37=-32 38=-22 3d=9 40=-27 404=-24 41=-20 43=-20 44=-29 444=-23
before: 46=-20 47=-22 48=-27 49=-22 4k=0 51=-18 52=-25 520=-21 53=-27 54=-33 555=-23 57=-27 58=-20 59=-28 60=-28
before: 61=-19 62=-26 63=-26 64=-20 65=-22 678=-25 68=-30 69=-17 71=-22 73=-26 74=-28 75=-32 777=1 78=-18 79=-23
before: 81=-20 83=-23 84=-26 85=-25 86=-20 87=-20 88=-13 89=-31 90=-27 91=-8 92=-21 93=-29 94=-30 95=-27 96=-26 99=-13
before: aanbieding=-20 ab=3 about=1 ac=7 acc=10 access=10 account=15 account-security=-19 accounts=8 action=-2
before: activation=-2 ad=17 ada=-5 addons=-23 admin=7 administrator=-21 ads=9 advanced=1 ae=3 affiliate=0
before: affiliates=-28 ag=5 agency=2 agent=0 agents=-20 ai=21 aide=6 air=16 airdrop=22 airdrops=6 airlines=-21 akk=-20
before: al=5 alert=1 all=17 allocation=13 am=-1 amende=9 america=-19 american=5 an=-6 ap=2 api=15 apk=1 app=33
before: app-official=-19 appeal=-7 application=-1 apply=10 approval=-19 apps=11 ar=5 argentina=-27 arizona=-11 art=8
before: as=1 asia=5 ask=1 asset=8 assets=8 assistance=2 assistance-client=-19 assistant=-22 assurance=1 at=2 au=9
before: australia=-5 australia-sale=-19 auth=10 auto=17 av=5 aw=-7 ay=-30 az=2 ba=-1 baby=3 badge=-1 bahis=-24 bak=-1
before: banco=-2 bangladesh=-20 bank=6 banque=2 base=4 bb=1 be=8 beauty=7 belgie=-21 belgium=-19 berlin=0 best=24
before: bestaetigung=-19 bet=7 beta=8 betaling=-19 bewerbung=-21 bg=-1 bi=3 big=10 bill=-2 billing=-2 bio=5 bitcoin=13
before: biz=4 black=9 black-friday=-19 blackfriday=-16 blockchain=0 blocked=-19 blog=5 blue=9 bo=-2 bolivia=-25
before: bonus=12 boost=3 booster=-21 bot=0 box=4 bq=-23 br=5 brasil=-14 bridge=12 browse=-2 bt=-1 btc=11 bu=-10
before: bucket=-19 business=10 buy=15 by=-5 ca=13 call=6 canada=2 capital=1 captcha=6 car=15 card=-2 cards-online=-19
before: career=-2 case=0 cash=10 casino=23 cat=12 catalog=-25 cb=2 cc=5 cd=-2 cdn=15 cdns=-20 ce=-8 central=-2 ch=8
before: chain=6 chat=11 chatbot=-14 cheap=7 cheats=-27 check=12 checker=10 china=11 chinese=-4 ci=0 city=5 cl=2
before: claim=28 claims=16 classaction=-25 clearance=-21 click=9 client=10 clients=-1 cloud=13 club=6 cm=-2 cn=7 co=11
before: code=6 codes=-15 coin=8 coins=-2 colis=2 collectibles=-20 collection=-22 collection-drop=-19 colombia=-22
before: com=36 community=7 community-standards=-19 competition=-22 compte=4 confirm=14 confirmar=-21 confirmation=16
before: confirmation-paiement=-19 connect=15 connector=-26 connexion=6 contact=3 cool=7 core=2 corporation=-32
before: cosmetics=-19 council=-24 county=-19 course=-21 courses=-28 cr=1 crack=-8 credit=8 creditcard=-19 croatia=-21
before: crypto=22 cs=4 customer=2 customercare=-20 customerservice=-26 cyber=13 czech=-2 da=-1 daftar=-19 danmark=-29
before: dao=4 dapp=13 dapps=4 dappsync=-19 dark=2 dashboard=8 data=15 db=2 dc=0 dd=-3 de=12 deal=3 dealers=-21 deep=3
before: defi=14 demo=0 denglu=-19 denmark=-24 dental=8 design=-2 desk=0 desktop=11 destek=-19 dev=12 dex=9 di=-9
before: digest=-24 digital=17 discount=1 discounts=-12 discountstore=-21 distribution=6 dj=-6 dl=2 dm=-1 dns=6 do=1
before: doc=10 docs=1 document=0 donate=-19 dostawa=10 download=14 downloader=-21 downloads=-1 dq=-24 dr=8 dream=5
before: drive=9 drop=10 drops=1 du=-19 earn=9 easy=15 ec=-1 eco=9 ecuador=-19 ed=-3 edu=4 ej=-24 el=-2 electric=5
before: eligibility=7 eligible=4 em=-2 email=14 en=3 encomenda=-21 energy=4 enroll=3 entrar=-22 envios=-21 eo=-19
before: erneuerung=-21 es=4 espace=9 espace-client=-19 eth=15 ether=10 ethereum=11 eu=8 europe=1 ev=-2 event=16
before: event-tickets=-19 events=9 ew=-23 ex=2 exchange-rate=-19 exclusive=0 expired=-18 explore=0 express=-13 ey=-22
before: ez=0 fa=2 faceless=-14 factoryoutlet=-19 failed=-19 fake=-2 family=2 farm=4 fashion=2 fast=20 fb=5 fc=-1
before: fd=-19 fi=9 file=11 files=4 film=3 fin=5 final=0 finance=-22 fine=1 finland=-23 first=8 fix=5 fl=-1
before: flights=-24 flow=2 fm=-4 food=8 form=5 forms=5 forum=3 foundation=-2 fq=-22 fr=18 france=7 free=33 freight=-24
before: freischaltung=-19 fresh=14 ftp=-20 fun=8 fund=-3 funds=2 fy=-21 fz=-23 game=13 games=3 gay=16 gb=6 ge=-6
before: genesis=4 get=24 gg=2 gh=-6 ghana=-21 gift=8 giftcard=-19 giftcards=-19 gifts=-2 give=5 giveaway=4
before: giveaways=-26 global=15 gm=-1 gmbh=-29 gn=-19 go=20 gold=13 goldcoast=-14 gov=20 gpt=11 gr=4 grants=-24
before: gratis=0 gratuit=-22 green=11 group=-1 grupo=-1 gt=-5 guanwang=-22 guard=-2 guncel=-20 gutschein=-22 gx=-19
before: hack=2 hair=6 happy=4 hc=-1 hd=8 he=-5 health=8 help=17 helpdesk=-2 helpline=-19 hi=10 holdings=-36 holiday=0
before: holidays=-18 home=21 hospital=-21 host=6 hosting=-2 hot=16 hotel=13 hotro=-10 house=4 hr=3 hrvatska=-21 hs=-1
before: http=19 https=21 hu=-5 hub=7 hy=-5 ia=-10 id=17 ik=-27 il=-7 image=2 img=1 immediate=3 immigration=-28 in=3
before: index=-2 india=0 indo=-5 industries=-29 info=22 information=0 inspection=-20 install=7 instant=7 institute=-25
before: international=-19 internet=7 invest=7 investments=-21 invoice=1 io=7 ip=16 iq=-7 ir=8 is=6 issues=-20 it=8
before: iu=-19 iy=-20 iz=-26 ja=-2 japan=5 jo=-2 job=13 join=17 jp=3 js=4 jt=-9 just=5 jz=-22 kampanya=-22 key=0
before: kf=-22 kids=-2 king=4 kirim=-19 kj=-20 kk=-9 ko=-2 konto=0 kredit=-20 ku=-8 kundendienst=-21 kundenservice=-21
before: kw=-25 kx=-20 kyc=-1 kz=-7 la=6 lab=-2 laden=-24 land=5 last=0 latam=-8 launch=10 launchpad=5 layer=0 ld=-19
before: le=2 leaks=-19 learn=2 ledger=6 legal=0 levering=-21 life=4 light=-2 link=10 lithuania=-24 live=-12
before: livechat=-14 livraison=3 lk=-10 lo=-4 loan=-15 loans=2 local=7 log=2 login=17 logon=-18 london=-2 love=11
before: lq=-26 lr=-9 lucky=12 lx=-19 ma=9 magic=5 mail=16 main=3 mainnet=8 manage=7 management=-23 manager=0
before: marcas=-14 market=6 marketing=-2 masuk=-22 max=8 mc=3 me=5 media=7 medical=6 medicine=-22 meet=10 mega=13
before: member=0 members=5 metrics=-19 mf=-9 mi=3 migrate=9 migration=11 mini=6 mining=1 mint=14 mk=-1 mm=1 mo=1
before: mobi=3 mobile=-13 mod=8 modapk=-25 mom=-3 mon=9 moncompte=3 monespace=4 money=5 motor=-1 movie=2 mp=-5 mq=-19
before: mr=4 ms=7 msg=-19 mu=0 multi=5 music=2 my=31 myaccount=0 nagroda=-20 navigator=-20 nd=-15 ne=-6 nederland=-25
before: neo=6 net=16 netbanking=-28 network=4 neu=0 new=25 news=22 next=14 nf=-8 nft=15 ng=-20 nigeria=-22 nitro=8
before: nl=-1 no=11 node=2 noreply=-2 norge=-24 north=1 notice=0 notification=-1 now=4 nt=-10 nx=-20 nz=-29 od=-19
before: oe=-20 of=-19 oferta=17 offers=-7 official=8 officialstore=-21 oficial=-22 og=-12 oj=-23 ok=-2 ol=-22 old=1
before: on=10 one=10 online=24 only=2 op=1 open=15 order=11 orderstatus=-20 org=23 original=-2 ot=-20 outletonline=-23
before: outlets=-26 ov=-20 ow=-21 oy=-27 pa=3 pack=-7 packages=4 pagamento-it=-19 pagamentos=-20 page=7 paiement=3
before: pakistan=-16 panama=-19 panel=2 parcel=-1 paris=1 partner=6 pass=4 password=-18 passwordreset=-19 patch=-25
before: pay=13 payment=5 payments=-1 pc=15 pd=-17 pet=4 ph=1 pharmacy=-2 philippines=-21 phone=0 photo=7 phrase=-20
before: pi=1 pin=7 pirater-compte=-19 pk=-1 pl=32 play=21 plus=-1 po=-2 podcast=-20 point=2 points=0 poker=-2 polska=7
before: pool=5 pop=1 portal=14 post=6 power=6 pr=4 premium=4 presale=12 presente=-20 prices=-25 prime=19 privacy=2
before: prize=1 pro=19 process=0 product=1 products=-19 profile=-2 profit=4 promo=9 promocoes=-12 promotions=-19
before: protect=3 proxy=19 pt=2 qf=-23 qg=-21 qh=-19 qj=-24 qk=-19 ql=-18 qr=-1 qs=-24 qt=-19 quantum=7 quick=8 qy=-23
before: qz=-26 radio=6 rastreamento=-18 rb=3 rc=-5 re=6 real=14 recipes=-28 recover-account=-19 recovery=-1
before: recruitment=-20 red=8 redelivery=-15 redirect=3 refund=5 register=13 registration=7 relief=-32 remote=0
before: renew=3 renouvellement=5 rental=-19 rentals=-32 repair=-19 replacement=-36 report-abuse=-19 reports=-28
before: reservation=4 resmi=4 restake=0 restoration=-30 review=4 review-center=-19 revoke=11 reward=15 rewards=13
before: rewards-claim=-19 rg=-22 rj=-18 rn=-13 romania=-20 rpc=3 ru=6 rx=1 ry=-30 s3=6 sa=2 safe=15 safepayment=-18
before: safety=0 sale=2 saleuk=-21 saudiarabia=-19 save=3 sc=6 scan=1 school=3 sconto=-24 scotland=-25 sdapps=-19 se=4
before: sea=6 season2=8 secure=22 secured=2 secures=-2 securise=-27 securite=2 security=11 see=2 sell=1 sellers=-26
before: seo=6 serve=-5 server=14 service=15 services=1 setup=-2 sf=-2 sg=8 sh=1 share=3 ship=-20 shipping=0 shop=15
before: shopping=-1 show=0 sign=1 signin=2 signup=10 silver=2 site=3 sk=0 skin=5 skins=-2 sky=13 sl=-4 slot=1
before: slovakia=-21 slovenia=-20 slovenija=-23 slovensko=-23 sm=-1 smart=18 snapshot=6 so=4 social=8 soft=5
before: software=6 sol=18 solar=9 soldes=-26 solutions=-22 solver=-21 south=-7 southafrica=-27 sp=5 space=5
before: spedizione=-12 spin=7 sport=5 sports=0 srbija=-24 srilanka=-20 ss=-5 ssl=7 sso=-1 st=5 stake=17 staking=10
before: star=10 start=8 static=-19 status=-8 stavka=-20 stimulus=-22 store=10 stores=-22 stream=3 studio=-2 su=-6
before: suisse=-26 suivi=11 summer=1 sun=6 super=13 support=21 supportcenter=-26 supports=0 survey=-1 sv=0 sverige=-25
before: svip=-21 swap=9 swaps=-25 switzerland=-19 sync=8 system=12 systems=-29 tax=2 team=12 teams=4 tech=12
before: technologies=-35 techsupport=-17 tel=-2 test=8 testnet=3 tg=3 th=-1 the=28 ticket=2 tickets=-1 tk=-2 tm=-1
before: to=-4 token=10 tokens=1 tokyo=4 top=24 tr=8 tracciamento=-19 track=7 tracking=1 trade=7 trader=-19 trades=-20
before: trading=-2 transaction=3 travel=5 travel-deals=-19 trial=-8 true=4 trust=12 trusted=3 trx=-2 try=-5 tt=-5
before: tu=-1 turkiye=-19 tv=5 tw=0 tz=-21 ua=-1 ud=-20 ue=-20 ueberweisung=-19 uf=-11 ufficiale=-20 uj=-25 uk=14
before: ultra=9 um=-19 un=0 unblock=15 unblocked=-3 undian=-19 unlock=3 unlocker=-28 up=-3 updata=-23 update=13
before: upgrade=-2 uq=-24 uruguay=-25 us=16 usa=10 usdc=6 usdt=11 use=-2 user=14 users=0 uu=-24 uy=-27 uye=-19 v1=4
before: v2=13 v3=9 v4=1 validate-wallet=-19 validation=-7 vault=-2 vb=0 veiligheid=-21 vendor=-21 venezuela=-22
before: ventures=-21 ver=-2 verificacao=-19 verification=6 verification-compte=-19 verifizierung=-22 verify=13
before: verify-account=-19 verify-badge=-19 vi=-1 video=10 videodownloader=-25 videos=-2 view=8 violation=-24 vip=17
before: vip1=-8 visa=2 visit=1 vk=0 vl=-8 vn=15 vo=-19 vote=13 vpn=8 vq=-19 vr=5 wallet=6 walletsync=-22 warehouse=2
before: watch=2 water=1 we=5 wear=-26 web=28 web3=31 website=3 wedding=3 welcome=1 west=4 wh=-6 white=2 whitelist=9
before: wiki=3 win=15 windows=-16 winkel=-25 winter=-1 wj=-19 wl=3 work=6 world=12 wp=5 wq=-24 wvw=-5 ww=5 ww1=0
before: www=33 www0=14 www1=4 www2=-1 www3=15 www4=-1 www5=-1 www6=0 www8=-1 www9=0 wwww=-4 x2=3 xc=-9 xk=-22 xn=-10
before: xw=-24 xx=-2 xxx=19 xy=-23 xyz=2 yardim=-24 yf=-24 yj=-20 yl=-19 ym=-24 yn=-25 you=8 your=12 your-account=-19
before: yp=-18 ys=-29 yv=-24 yw=-24 yz=-20 za=-5 zahlung=-25 zaloguj=-21 zd=-19 zerkalo=-1 zh=4 zk=11 zl=-23 zn=-21
before: zone=0 zp=-21 zq=-20 zt=-18 zy=-20
hyphens: =2
w: =2 *=-3 00=4 007=-4 01=0 02=0 03=-3 04=-1 05=-3 06=0 1=2 10=-1 101=-1 11=4 12=3 123=4 1234=1 13=1 14=-2
w: 15=1 168=5 17=0 18=7 19=-4 1st=-3 2=-2 20=2 2020=2 2021=-5 2022=-6 2023=1 2024=-3 2025=3 2026=-1 21=1 22=1
w: 23=1 24=1 247=2 24h=-5 25=9 26=-3 2fa=-5 2x=4 3=1 31=-1 33=-2 36=4 360=3 365=1 39=0 3d=-7 3x=-3 4=2 40=2 404=1
w: 42=9 44=2 45=-1 47=-2 48=0 4k=-4 50=0 51=7 52=1 520=2 53=0 55=0 56=-3 63=2 64=-2 65=1 66=1 666=0 67=-1 69=5
w: 73=1 77=1 777=0 789=0 84=0 86=1 88=5 888=-2 90=2 91=2 92=1 96=1 98=0 99=5 999=4 a=2 aa=-2 ab=-1 about=3
w: abuse=0 ac=-4 academy=-5 acc=1 access=3 account=7 account-security=5 accounts=7 action=-4 activate=4
w: activation=4 activity=3 ad=-1 ada=10 addons=6 admin=3 ads=-1 advanced=2 ae=1 af=-1 affiliate=-2 africa=-2
w: ag=-4 agency=-5 agent=1 agents=4 ah=2 ai=3 air=-1 airdrop=8 airdrops=6 ak=4 al=0 alert=2 alerts=4 all=0
w: allocation=4 am=1 amende=-11 american=-2 an=1 analytics=-4 antifraud=2 ao=2 ap=7 api=2 apk=3 app=1
w: app-official=5 appeal=1 appeals=0 application=0 applications=2 apply=-8 apps=-1 ar=-2 area=-4 argentina=1
w: arizona=5 art=-10 arts=-5 as=-2 asia=-2 ask=5 asset=-2 assets=0 assist=0 assistance=-4 assistant=-2 at=2 au=-4
w: aus=2 australia=1 austria=-2 auth=2 authentication=-1 authentification=-1 authorization=0 auto=-5 av=1 aw=2
w: az=-1 b=0 ba=-1 baby=7 backup=-1 badge=-4 bags=2 bak=2 banco=-2 bangladesh=1 bank=-2 banking=-2 banque=-3
w: base=-5 bc=-1 bd=-2 be=-4 beauty=-5 belgie=0 best=0 bet=0 beta=4 bets=-2 bg=2 bi=1 big=-2 billing=6 bills=-1
w: bio=-4 bitcoin=-2 biz=-2 bj=0 bl=0 black=-1 blackfriday=2 blockchain=3 blog=-2 blue=-5 bm=1 bonus=2 bonuses=0
w: books=-1 boost=2 booster=3 bot=3 bots=-2 boutique=-8 box=2 br=4 brasil=5 brazil=0 bridge=3 browse=1 btc=2 bu=5
w: bucket=4 business=2 buy=-6 by=3 bz=-1 c=-2 ca=-8 california=0 call=-2 canada=3 cancellation=2 capital=-7
w: captcha=4 car=-9 card=8 cards=-4 care=4 career=4 careers=1 cash=1 cashback=0 casino=-9 cat=-3 catering=2 cc=1
w: cd=-2 cdn=1 cdns=4 ce=2 center=-3 central=-5 centre=-5 ch=-5 chain=-1 charity=0 chat=2 chatbot=5 cheap=-4
w: check=4 checker=2 chile=1 china=2 chinese=5 christmas=2 ci=1 city=-5 ck=2 cl=4 claim=8 claims=7 clash=7
w: classaction=5 click=3 client=1 clienti=2 clients=-6 clothing=-2 cloud=3 club=-9 cm=2 cn=1 co=0 code=0 codes=2
w: coffee=-2 coin=5 coins=3 colis=-4 collectibles=2 collection=1 colombia=3 com=-15 com1=-2 community=4
w: company=-1 competition=5 compliance=0 compte=-3 confirm=1 confirmation=-4 connect=5 connection=-2
w: connections=5 connexion=-2 console=3 contact=6 cool=1 copyright=2 core=-3 corp=0 corporate=-1 corporation=1
w: coupons=-1 courier=-1 course=0 courses=2 cp=0 cq=2 cr=4 crack=3 craft=1 creator=2 crypto=-1 cs=3 ct=1 cu=0
w: cuenta=-2 customer=-1 customerservice=1 cv=-1 cyber=-6 cz=0 d=-3 dao=7 dapp=-1 dapps=10 dappsync=2 dark=0
w: dashboard=2 data=-4 db=-3 dc=-4 dd=-5 de=3 deal=-1 deals=-3 deep=5 defender=2 defi=1 deliver=1 delivery=9
w: delta=3 deposit=0 descargar=4 design=-10 desk=-4 desktop=2 dev=2 developer=-1 devices=2 dex=5 df=-1 dg=1 dh=1
w: di=4 digest=3 digital=-5 discount=-2 discounts=2 dispatch=-3 distribution=3 dj=-1 dk=-2 dl=3 dm=-2 dn=3 dns=-6
w: do=-1 docs=-2 document=1 documents=-2 dostavka=1 download=6 downloader=3 downloads=1 dr=1 drive=1 drop=8
w: drops=5 ds=-4 dt=0 dubai=-1 dv=3 dx=1 dz=0 e=3 ea=5 earn=-2 earning=-4 east=0 easy=-6 ec=0 eco=0 ed=5 edu=-7
w: ee=0 eg=-1 egypt=-2 ek=4 el=0 electric=-2 eligibility=3 eligible=1 em=-3 email=-9 en=6 enroll=1 entrar=0
w: entrega=4 eo=3 eq=4 er=8 es=3 espace=-7 espana=-2 et=2 etf=2 eth=-1 ether=-7 ethereum=-5 eu=3 europe=-3 ev=2
w: event=2 events=0 ex=4 exchange=12 exclusive=0 explore=5 express=6 extension=1 ez=-1 f=-1 fa=1 faceless=4
w: factory=-3 factoryoutlet=2 fake=2 family=-2 faq=0 farm=-3 farming=0 fashion=-7 fast=5 faucet=-1 fb=-5 fc=-4
w: fd=4 fee=1 feedback=4 fees=-3 fg=2 fh=-2 fi=8 file=2 files=-2 film=-5 fin=-1 finance=18 financial=1 finder=1
w: fine=-3 fire=-1 fix=-2 fl=-1 flow=-3 fm=2 fn=4 fo=3 football=-4 form=-5 forms=-7 forum=-10 foundation=7 fp=1
w: fq=4 fr=-7 france=-8 fraud=3 free=2 fresh=0 fs=1 ft=-1 ftp=0 fun=-4 fund=6 funds=-1 fv=2 fx=1 g=0 ga=-1
w: gallery=0 game=0 gamer=0 games=-1 gaming=-4 gas=-5 gateway=-1 gay=4 gb=3 ge=1 genesis=1 germany=-3 get=5 gg=0
w: gh=-1 ghana=1 gi=1 gift=7 giftcard=6 giftcards=2 gifts=3 giris=-1 give=6 giveaway=4 giveaways=0 gives=1 gj=2
w: gk=2 gl=-1 global=2 gm=0 go=3 gold=-2 goldcoast=5 gov=-5 gp=1 gpt=-4 gr=-6 grant=-2 gratis=-2 gratuit=-3
w: greece=1 green=-6 group=-2 grupo=6 gs=1 gt=4 gu=1 guard=-1 gutschein=0 gw=1 gx=1 gy=7 h=-3 hack=3 hacks=-1
w: hb=-1 hc=-1 hd=5 he=5 health=-6 help=6 help-desk=2 helpcenter=6 helpdesk=9 helps=0 helpsupport=4 hf=1 hg=1
w: hh=-1 hi=2 hilfe=-5 hiring=0 hj=3 hk=4 holiday=-3 home=-3 hongkong=2 host=-3 hosting=-7 hot=-2 hotel=-8
w: hotro=1 house=-5 hq=3 hr=-2 hrvatska=4 hs=2 ht=0 http=24 https=23 hu=-3 hub=2 hungary=0 hv=1 hx=2 hy=4 hz=2
w: i=2 ia=4 ic=0 ico=1 id=0 identity=1 ig=0 ii=1 ik=2 il=7 im=3 image=-5 img=-6 in=6 inc=4 index=0 india=1 indo=7
w: indonesia=0 info=0 information=-5 install=4 instant=1 internal=0 international=2 internet=-8 invest=-7
w: investing=-3 investment=-3 investor=-2 io=0 ip=-9 ipv4=2 iq=-1 ir=-5 ireland=1 is=-5 israel=4 it=-4 italia=-3
w: iu=1 iv=3 ix=3 iy=6 j=-1 japan=1 jd=1 ji=2 jj=1 jm=2 job=-6 jobs=7 join=3 jp=3 js=2 jt=0 ju=2 just=-2 ka=-1
w: kb=1 kc=1 kenya=-3 key=-1 keys=4 kf=4 ki=0 king=0 kk=1 korea=0 kp=1 kr=-2 ks=-3 ku=1 kunde=1 kuwait=1 kz=3 l=1
w: la=-4 lab=-1 labs=3 land=-9 latam=2 launch=5 launchpad=2 layer=-6 le=-2 leaks=2 learn=2 learning=-2 ledger=-6
w: legal=-4 lh=1 li=4 life=-8 light=-3 limited=-4 link=-2 links=-1 lite=1 live=17 livechat=8 livraison=-7 lk=2
w: ll=7 llc=-7 lm=1 lo=2 loan=1 local=-2 log=1 log-in=7 login=8 logins=3 logistics=-2 logon=1 logowanie=-2
w: london=-3 loqin=4 love=-6 lp=-2 lr=2 ls=1 lt=1 ltd=-7 lu=2 lucky=-1 lv=-1 lw=5 ly=3 lz=1 m=4 ma=1 magic=-4
w: mail=5 mails=1 main=2 mainnet=2 malaysia=2 mall=6 manage=-4 management=3 manager=-5 maps=2 marcas=4 market=-2
w: marketing=0 marketplace=2 max=0 mb=-2 mc=-4 mcp=5 md=-1 me=5 media=-2 medical=-7 meet=-7 meeting=-2 mega=0
w: member=0 members=0 membership=-2 merchant=-1 metrics=0 mexico=3 mf=2 mfa=2 mi=1 migrate=1 migration=-7
w: miner=-2 mini=0 mining=-3 mint=1 minting=-4 ml=1 mm=-2 mn=-3 mo=-3 mobi=-5 mobil=0 mobile=16 mod=-6 modapk=5
w: mods=-1 mom=3 mon=-5 moncompte=-3 money=-1 movie=3 movies=1 mp=-1 ms=3 msg=6 multi=4 music=0 mx=-1 my=12
w: myaccount=-2 mz=1 n=1 na=3 navigator=4 nb=4 nc=5 nd=0 ne=0 nederland=3 neo=1 nepal=0 net=-4 network=5
w: networks=3 new=-2 news=-12 newzealand=1 next=-11 nf=5 nft=4 nfts=2 ni=-1 nitro=3 nl=-7 nm=0 no=1 no-reply=5
w: node=-1 nodes=-2 noreply=2 norge=0 north=-1 norway=0 notice=-5 notifications=0 notify=-4 now=-4 np=-1 nr=0
w: ns=-1 ns1=0 nt=-1 nuevo=0 nv=1 nyc=-1 nz=6 o=-2 oauth=-1 oc=1 oe=2 of=4 oferta=-12 off=2 offer=4 offers=3
w: office=5 official=6 oficial=-2 og=1 oi=-2 ok=-3 ol=0 old=1 om=1 on=10 one=-1 online=0 onlines=4 only=-4 oo=1
w: open=-1 ops=0 or=3 order=-4 orders=-2 org=-13 originals=-1 os=-6 osterreich=2 ot=7 our=-1 outlet=0
w: outletonline=2 ov=2 ox=3 pa=0 pack=6 package=0 pagamento=-1 pagamentos=3 page=-3 pages=-6 pago=1 paiement=-4
w: pakistan=0 panama=8 panel=-6 parcel=0 paris=-9 partner=-5 partners=-3 partnership=-1 pass=2 passport=2 pay=4
w: paying=2 payment=5 payments=7 payroll=-2 pc=-5 pd=2 pe=1 peru=0 ph=-1 pharmacy=-5 philippines=2 phone=-6
w: photo=-5 photos=-2 pi=2 pickup=-3 pin=3 pirater-compte=5 pk=-3 pl=-18 play=-2 player=0 plus=6 po=-2 point=-5
w: points=-5 poker=-4 policy=1 polska=-12 pool=-3 portal=-2 portugal=-2 post=-2 pp=0 pq=1 pr=2 premio=2 premium=4
w: presale=-4 press=-3 price=-1 primary=3 prime=-7 print=-3 privacy=2 prize=-1 pro=1 products=-2 profile=8
w: profiles=5 promo=4 promocja=0 promocoes=4 promos=-1 promotion=-2 promotions=0 protect=-4 protection=0
w: protocol=2 proxy=-8 ps=2 pt=-10 pv=0 px=0 py=1 q=-2 qc=0 qf=2 ql=1 qm=1 qn=1 qp=2 qr=0 quantum=0 quick=-5 qv=4
w: qw=1 qy=2 r=1 ra=5 radio=-4 raffle=-1 rastreio=2 rb=0 rc=0 re=1 real=0 recipes=3 recover=1 recover-account=5
w: recovery=6 red=-3 redelivery=2 redirect=-2 reembolso=1 refund=-3 regalo=2 register=6 registration=4 remote=1
w: renewal=-2 renouvellement=-9 rent=2 reply=2 report=1 reports=1 request=-5 reset=-3 restake=1 restore=0
w: retail=1 return=0 reverts=1 review=1 revoke=1 reward=3 rewards=2 rf=-2 rh=1 ri=0 rj=1 rk=-1 rl=0 rm=5 rn=2
w: ro=2 rs=1 ru=5 rw=0 rx=-3 ry=0 rz=0 s=2 s3=-4 sa=-5 safe=-1 safepay=6 safepayment=9 safety=-1 sale=2 sales=-2
w: saudiarabia=3 save=3 sb=1 sc=-1 scan=-3 school=-4 schweiz=-1 score=-3 sd=2 sdapps=5 se=9 sea=-4 season2=-3
w: secure=2 secured=2 secures=2 securite=-6 security=8 seed=0 seguranca=-1 seguro=-1 sell=-1 seller=1 sellers=3
w: seo=-5 serve=3 server=-3 servers=-2 service=3 servicedesk=6 services=4 setting=-1 settings=1 setup=5 sg=-12
w: sh=-2 share=2 ship=0 shipping=-2 shoes=-4 shop=-1 shopping=2 shops=2 show=0 si=2 sicher=0 sicherheit=-1
w: sigin=3 sign=1 sign-in=4 sign-up=4 signin=6 signup=7 silver=2 singapore=-1 site=2 sites=5 skin=-2 skins=-6
w: sky=-8 sl=4 slot=-1 slots=-3 slovenia=2 slovenija=4 slovensko=4 sm=-1 smart=-3 smtp=0 sn=3 snapshot=2 so=4
w: social=0 soft=-5 software=-5 sol=-5 solar=-5 solution=-3 solutions=0 source=-3 south=1 sp=1 space=-4
w: spedizione=2 spin=-7 sport=-7 sports=-5 sq=2 srbija=4 ss=5 ssl=4 sso=9 st=0 staff=2 staging=-5 stake=3
w: staking=3 star=-1 start=-5 state=1 static=4 station=0 status=2 stockprice=6 storage=3 store=6 stores=4
w: stream=-3 streaming=-3 studio=-6 style=-4 su=4 suivi=-9 summer=-3 summit=-1 suomi=0 super=-1 supply=-5
w: support=11 supportcenter=5 supports=8 survey=5 suspension=1 sv=7 svip=-1 sw=-2 swap=2 swaps=-2 sx=2 sy=1
w: sync=3 system=-9 systems=-2 sz=-2 t=4 ta=-3 taiwan=-1 te=3 team=0 teams=1 tech=-7 technologies=2 technology=-1
w: techsupport=7 tel=-4 terminal=1 terms=0 test=-2 testnet=0 tf=4 tg=1 th=5 thailand=-3 the=6 thx=4 ti=-2
w: ticket=0 tires=4 tj=2 tk=-4 tl=2 tm=5 tn=0 to=6 today=1 token=7 tokens=1 tool=5 tools=-1 top=1 tq=0 tr=4
w: track=3 tracking=-2 trade=3 trades=8 trading=0 tradings=3 training=-4 transaction=2 transfer=0 transit=1
w: transport=-2 travel=-8 trial=2 true=-4 trust=-7 trx=1 try=0 ts=2 tt=-2 tu=-3 tv=1 tw=1 tx=-2 ty=3 tyre=4 u=0
w: ua=-5 uae=0 ub=8 ud=2 ue=3 uf=4 ug=-2 ui=5 uk=3 ukraine=-1 ultra=0 um=5 un=0 unblock=-1 unblocked=4 unlock=-3
w: unlocker=1 uo=2 up=5 updata=4 update=8 updates=4 upgrade=6 ur=5 url=-6 uruguay=2 us=8 usa=4 usdt=-5 use=3
w: user=0 users=0 ut=5 uu=5 uv=4 uw=5 ux=1 uy=4 uz=0 v=-1 v1=-2 v2=-1 v3=-4 v4=-2 v5=1 va=2 validate=2
w: validation=2 validator=2 vault=2 vc=-2 vd=0 ve=-1 venezuela=4 ventures=-3 ver=3 verifica=0 verification=7
w: verified=4 verifier=0 verify=8 vi=5 video=4 videodownloader=7 videos=3 viet=4 vietnam=2 view=1 vip=4 vip1=4
w: vips=2 visa=-7 visit=4 vl=0 vm=2 vn=-2 voice=-3 vote=0 vpn=-1 vr=-1 vs=1 vt=0 vu=2 vv=8 vw=1 vwww=4 vx=-1 vy=4
w: vz=3 w=4 wa=-1 wallet=10 wallets=11 wap=-2 warning=3 watch=2 watchlist=6 water=-4 wc=0 we=5 web=7 web3=-7
w: webapp=1 webmail=-1 website=1 welcome=2 west=-4 wf=2 wg=0 wh=2 whitelist=3 wholesale=0 wiki=-6 win=-3
w: windows=8 withdraw=-1 withdrawal=-1 wl=2 wm=0 wn=1 work=-4 workshop=4 workspace=3 world=-5 wp=-4 ws=0 wv=1
w: wvvww=4 wvw=5 ww=10 wwv=1 www=18 www0=23 www1=-4 www3=24 wwww=3 wx=4 wz=-1 x=6 x2=-1 xc=5 xchange=4 xf=5 xi=2
w: xj=5 xl=3 xm=-1 xn=5 xo=7 xp=2 xq=4 xs=6 xu=1 xw=2 xx=10 xxl=3 xxx=-2 xy=1 xyz=0 xz=5 y=0 ya=-2 yi=2 yield=-1
w: yo=0 you=-4 your=3 yp=2 ys=1 yt=5 yw=2 yx=2 yy=2 yz=0 z=-3 za=0 zc=3 zd=5 ze=-2 zh=1 zk=0 zl=4 zn=2 zone=-5
w: zs=0 zx=2 zy=7
`;
/** Cost of a suffix for a group of labels that leaves its own; `*` for those not listed, on top of `all`. */
export const MODEL_SUFFIXES: Readonly<Record<string, Readonly<Record<string, number>>>> = {"all":{"abudhabi":10.6,"ac":7.38,"ac.ug":8.2,"academy":8.7,"accountant":8.2,"accountants":9.13,"actor":8.44,"adult":10.6,"ae":7.48,"aero":9.91,"af":8.56,"africa":10.6,
"ag":8.75,"agency":6.88,"ai":6.74,"airtel":9.39,"al":9.5,"allfinanz":9.39,"am":7.58,"android":10.6,"ao":10.6,"app":4.11,"arab":10.6,"archi":9.91,
"army":9.13,"art":6.34,"as":9.5,"asia":5.53,"associates":10.6,"at":6.16,"au":9.13,"auction":9.5,"auto":10.6,"autos":6.74,"aw":10.6,"ax":9.13,
"az":7.66,"ba":9.91,"baby":7.52,"band":8.92,"bar":7.26,"barclaycard":9.39,"bargains":9.91,"bayern":10.6,"be":6.3,"beauty":6.84,"beer":9.91,"berlin":9.91,
"best":6.41,"bet":6.89,"bf":9.5,"bg":8.52,"bh":8.92,"bi":9.13,"bid":6.27,"bike":10.6,"bio":6.71,"biz":4.68,"biz.id":8.27,"bj":10.6,
"black":9.5,"blackfriday":9.91,"blog":6.15,"blue":8.23,"bmw":10.6,"bo":10.6,"boats":7.15,"bond":6.66,"boo":9.91,"boston":9.5,"bot":8.23,"boutique":9.21,
"box":10.6,"broker":9.13,"bs":10.6,"build":8.99,"builders":10.6,"business":8.1,"buzz":5.4,"by":8.09,"bz":6.96,"ca":6.23,"cab":8.61,"cafe":8.81,
"cam":6.17,"camp":9.5,"capetown":9.39,"capital":7.37,"cards":7.87,"care":8.14,"careers":10.6,"casa":7.67,"cash":6.37,"casino":7.26,"cat":7.98,"catering":10.6,
"cc":4.45,"cd":9.21,"center":7.11,"ceo":8.75,"cf":4.83,"cfd":5.02,"cg":9.91,"ch":6.31,"channel":9.13,"charity":10.6,"chat":6.91,"cheap":8.26,
"christmas":8.71,"ci":8.92,"citic":9.39,"city":8.81,"cl":7.24,"claims":5.88,"cleaning":10.6,"click":4.36,"clinic":9.39,"cloud":4.96,"club":4.78,"cm":5.06,
"cn":5.25,"co":4,"co.cm":8.7,"co.cr":7.88,"co.id":7.94,"co.il":7.62,"co.in":7.78,"co.jp":8.3,"co.kr":7.34,"co.nz":7.91,"co.uk":4.63,"co.za":6.68,
"coach":8.48,"codes":8.33,"coffee":10.6,"college":8.14,"com.ar":8.48,"com.au":6.22,"com.bd":8.23,"com.br":6.54,"com.by":8.56,"com.bz":8.33,"com.cm":8.2,"com.cn":6.45,
"com.co":6.72,"com.do":8.61,"com.es":7.41,"com.ge":8.56,"com.in":7.8,"com.kz":7.67,"com.mx":6.91,"com.ng":7.04,"com.pk":8.66,"com.pl":7,"com.py":8.23,"com.ro":8.7,
"com.tr":7.02,"com.ua":7.77,"com.vn":8.13,"community":6.81,"company":7.09,"computer":9.5,"construction":8.7,"consulting":9.39,"contact":10.6,"contractors":9.13,"cool":7.81,"coop":9.91,
"country":7.51,"coupons":8.58,"courses":8.92,"cr":9.13,"credit":9.21,"creditcard":9.91,"cricket":8.33,"cu":10.6,"cv":8.92,"cx":7.01,"cy":10.6,"cymru":10.6,
"cyou":5.39,"cz":7.14,"dance":9.5,"date":7.09,"dating":10.6,"day":8.52,"de":5.31,"deal":9.39,"delivery":9.39,"dental":10.6,"desi":9.91,"design":7.55,
"dev":6.22,"digital":5.13,"direct":8.61,"directory":8.75,"discount":9.91,"diy":8.92,"dj":10.6,"dk":7.69,"do":9.5,"doctor":10.6,"dog":9.13,"domains":9.5,
"download":6.66,"earth":9.39,"ec":8.99,"edu":9.21,"ee":9.91,"eg":9.91,"email":6.48,"energy":9.21,"engineer":9.39,"engineering":10.6,"enterprises":10.6,"es":6.4,
"et":8.2,"eu":5.42,"eus":9.13,"events":5.97,"exchange":7.31,"expert":7.52,"exposed":8.56,"express":8.7,"fail":8.23,"faith":8.2,"family":10.6,"fan":8.75,
"fans":7.05,"farm":7.62,"fashion":8.2,"fast":10.6,"feedback":10.6,"fi":5.92,"film":9.13,"finance":5.53,"financial":7.23,"fish":10.6,"fit":6.43,"fitness":9.13,
"fm":8.09,"fo":8.06,"foo":8.33,"food":9.91,"football":9.91,"forsale":8.92,"forum":7.94,"foundation":5.65,"fr":4.71,"frogans":9.39,"fun":4.77,"fund":6.99,
"futbol":8.75,"fyi":8.24,"ga":4.87,"gal":9.13,"gallery":8.3,"game":8.61,"games":7.91,"garden":9.39,"gay":9.91,"gd":9.5,"gdn":7.76,"ge":8.48,
"gf":9.13,"gg":7.77,"gift":6.21,"gifts":6.55,"gives":8.33,"giving":8.44,"gl":8.3,"global":8.4,"globo":10.6,"gm":10.6,"gold":7.67,"golf":8.92,
"goog":10.6,"google":9.91,"gov":10.6,"gp":10.6,"gq":4.87,"gr":7.57,"graphics":9.39,"gratis":9.91,"green":8.33,"group":7.45,"gs":8.61,"gt":9.39,
"guide":8.92,"guru":6.63,"gy":9.91,"hair":7.25,"haus":8.3,"health":9.91,"healthcare":9.39,"help":5.62,"hiphop":10.6,"hk":8.23,"hk.cn":8.27,"hl.cn":5.97,
"hm":9.39,"hn":8.92,"holdings":9.21,"homes":6.37,"host":6.17,"house":7.52,"how":9.91,"hr":8.81,"ht":8.92,"hu":6.67,"icu":4.47,"id":7.12,
"ie":7.17,"ikano":9.39,"il":10.6,"im":7.81,"immo":9.91,"in":5.01,"inc":9.39,"industries":8.23,"info":3.38,"ing":8.17,"ink":5.8,"institute":7.85,
"investments":9.21,"io":4.53,"iq":10.6,"ir":7.48,"is":7.51,"ist":8.33,"istanbul":10.6,"it":6.25,"itv":9.39,"je":9.91,"jetzt":9.21,"jewelry":10.6,
"jo":9.91,"jobs":8.92,"jp":6.56,"juegos":9.39,"ke":9.39,"kg":8.23,"kh":10.6,"ki":10.6,"kim":7.85,"kpn":9.39,"kr":8.66,"kyoto":10.6,
"kz":7.77,"la":7.54,"land":8.06,"lat":5.92,"law":9.39,"lawyer":9.39,"lc":8.26,"lease":9.39,"legal":9.91,"li":7.94,"life":5.08,"lifestyle":9.5,
"limited":8.52,"limo":10.6,"link":5.37,"live":4.43,"living":9.21,"lk":9.91,"llc":7.59,"loan":7.43,"loans":8.92,"locker":7.46,"lol":5.41,"london":8.3,
"lotto":9.39,"love":8.23,"lt":8.81,"ltd":5.89,"lu":8.26,"lundbeck":9.39,"luxe":8.33,"luxury":8.7,"lv":8.99,"ly":10.6,"ma":8.36,"makeup":7.36,
"management":8.92,"market":7.45,"marketing":7.98,"markets":7.85,"mba":9.5,"md":8.33,"me":4.95,"me.uk":7.89,"med":9.39,"media":7.45,"meet":10.6,"meme":8.56,
"men":7.4,"menu":9.91,"mg":9.5,"miami":9.39,"mk":9.13,"ml":4.66,"mn":8.92,"mobi":6.37,"moda":9.91,"moe":10.6,"moi":10.6,"mom":6.49,
"money":7.28,"monster":6.71,"mortgage":9.39,"moscow":9.91,"motorcycles":8.17,"mov":9.5,"movie":9.91,"mr":9.39,"ms":8.75,"mu":9.39,"museum":9.5,"music":8.7,
"mv":10.6,"mw":9.13,"mx":7.57,"my":6.83,"my.id":7.71,"na":10.6,"name":6.97,"navy":9.91,"ne":8.2,"net":2.77,"net.in":7.67,"network":4.87,
"new":10.6,"news":6.23,"nexus":8.92,"ng":8.75,"ngo":8.3,"nhk":10.6,"ninja":7.98,"nl":5.91,"no":7.62,"nokia":9.39,"now":8.92,"nowtv":9.39,
"nr":10.6,"nrw":10.6,"nu":7.38,"nyc":10.6,"nz":8.23,"observer":10.6,"office":9.39,"om":5.23,"one":5.23,"ong":8.11,"onl":7.87,"online":3.46,
"ooo":7.75,"org":3.05,"org.cn":8.48,"org.in":7.89,"org.kz":7.62,"org.nz":8.01,"org.uk":6.58,"org.za":7.83,"ovh":7.98,"page":7.38,"partners":7.94,"parts":8.33,
"party":7.3,"pay":8.92,"pe":7.83,"pet":9.13,"pf":10.6,"ph":8.52,"phd":9.39,"photography":10.6,"photos":8.2,"physio":10.6,"pics":5.69,"pictures":8.61,
"pink":8.52,"pizza":8.03,"pk":8.81,"pl":6.07,"place":8.75,"plumbing":9.39,"plus":7.41,"pm":7.18,"poker":9.91,"politie":10.6,"porn":9.5,"pr":10.6,
"press":6.69,"pro":4.25,"productions":10.6,"promo":7.11,"properties":8.7,"property":9.39,"prudential":9.39,"ps":8.78,"pt":7.45,"pub":9.5,"pw":5.21,"py":8.89,
"qa":9.91,"qpon":7.29,"quest":6.26,"racing":8.23,"radio":8.92,"re":7.38,"read":10.6,"realtor":9.39,"recipes":9.39,"red":7.6,"ren":9.07,"rent":7.91,
"rentals":9.39,"repair":8.92,"report":8.33,"rest":6.72,"review":7.59,"reviews":10.6,"rip":8.14,"ro":7.05,"rocks":7.27,"rodeo":8.15,"rs":8.09,"rsvp":10.6,
"ru":4.07,"run":6.32,"rw":9.13,"sa":10.6,"sale":7.71,"sarl":9.39,"sb":9.13,"sbs":4.75,"sc":9.91,"scb":9.39,"school":9.91,"schule":10.6,
"science":8.03,"se":6.79,"security":9.39,"select":9.39,"services":6.63,"seven":9.39,"sex":8.17,"sexy":9.5,"sg":8.4,"sh":7.45,"shiksha":10.6,"shoes":10.6,
"shop":3.88,"shopping":9.39,"show":9.5,"si":7.75,"site":3.74,"sk":7.54,"skin":7.1,"sl":10.6,"sm":10.6,"sn":9.13,"so":8.06,"social":7.77,
"software":7.87,"solar":9.39,"solutions":7.19,"soy":8.26,"space":4.5,"sr":10.6,"srl":9.5,"st":8.01,"stada":9.39,"store":4.46,"stream":7.49,"studio":7.43,
"style":9.13,"su":5.77,"sucks":10.6,"supply":9.91,"support":5.91,"surf":7.73,"sv":10.6,"sx":8.36,"systems":7.51,"talk":10.6,"tattoo":10.6,"tax":8.23,
"taxi":10.6,"td":9.13,"team":7,"tech":4.75,"technology":7.57,"tel":7.89,"tf":8.33,"tg":10.6,"tips":8.23,"tj":9.91,"tjmaxx":9.39,"tk":4.41,
"tl":9.91,"tm":10.6,"tn":9.91,"to":7.21,"today":6.19,"tokyo":7.62,"tools":7.34,"top":3.1,"tours":9.13,"town":9.13,"toys":10.6,"tr":9.13,
"trade":6.03,"trading":6.6,"training":8.48,"tt":10.6,"tube":8.01,"tui":9.39,"tv":6.42,"tw":7.06,"ua":8.09,"ug":8.48,"uk":5.67,"university":10.6,
"uno":6.47,"us":4.59,"uz":8.14,"vc":7.77,"ve":10.6,"vegas":9.39,"ventures":9.13,"vg":7.6,"viajes":9.91,"video":7.34,"vin":8.36,"vip":4.32,
"virgin":9.39,"vision":10.6,"vlaanderen":9.91,"vn":7.1,"vote":7.85,"voto":8.92,"vu":8.48,"wales":9.91,"wang":7.52,"watch":7.24,"web":10.6,"web.za":8.03,
"webcam":7.95,"website":4.84,"wf":8.26,"wiki":6.31,"win":5.91,"wine":9.21,"woodside":9.39,"work":5.81,"works":7.57,"world":5.12,"ws":6.48,"wtf":7.41,
"xin":5.03,"xxx":7.75,"xyz":2.94,"yachts":7.36,"yoga":10.6,"yokohama":9.39,"you":9.91,"yt":8.52,"zip":7.69,"zm":10.6,"zone":6.91,"بازار":9.39,
"みんな":8.92,"書籍":9.39},"faux":{"*":0,"*g":11.2,"*c":10.62,"*2":13.28,"blog":5.1},"glyph":{"*":1.18,"*g":12.38,"*c":11.8,"*2":14.46,"agency":5.89,
"ai":6.81,"app":3.95,"asia":5.87,"at":6.89,"autos":6.44,"baby":7.54,"bar":7.44,"be":6.14,"best":6.17,"bet":6.09,"bio":6.44,"biz":4.43,
"blog":6.1,"bond":5.74,"buzz":5.7,"ca":6.61,"cafe":7.79,"cam":5.67,"capital":7.49,"care":7.69,"cc":4.47,"cf":4.59,"cfd":5.25,"ch":5.81,
"chat":7.3,"cheap":6.64,"cl":6.54,"claims":5.51,"click":4.65,"cloud":4.64,"club":5.02,"cn":5.64,"co":4.2,"co.cr":6.16,"co.uk":4.09,"com.au":5.38,
"com.cn":6.37,"com.co":6.23,"com.es":6.56,"com.in":6.61,"com.mx":5.52,"com.ng":5.91,"com.pl":6.09,"com.py":6.64,"com.ro":6.66,"com.tr":5.94,"community":7.25,"company":6.51,
"cyou":4.95,"date":7.38,"de":5.06,"design":7.55,"dev":6.12,"digital":5.52,"directory":7.78,"edu":7.17,"email":6.72,"es":5.82,"eu":5.96,"events":5.59,
"fans":7.37,"farm":7.56,"fashion":6.64,"fi":5.37,"finance":5.05,"financial":6.95,"fit":7.05,"fm":7.68,"foundation":4.95,"fr":4.73,"fun":5.05,"fund":7.34,
"ga":4.23,"ge":7.75,"gg":7.05,"gift":6.17,"gifts":7.12,"gq":4.45,"guru":7.16,"health":7.87,"help":5.67,"homes":6.16,"host":5.36,"hu":6.04,
"icu":4.3,"in":4.95,"info":3.4,"ing":7.29,"ink":5.41,"institute":7.63,"io":4.13,"ir":7.52,"it":6.31,"jp":6.02,"kz":7.6,"la":7.01,
"lat":6.46,"li":7.65,"life":4.82,"link":5.07,"live":4.22,"lol":6,"ltd":6.07,"me":5.3,"me.uk":6.61,"media":6.57,"meme":6.66,"ml":4.11,
"mom":7.09,"monster":6.8,"my":7.26,"name":7.33,"net":2.71,"network":4.47,"news":6.3,"nl":5.66,"nu":7.49,"one":4.94,"onl":7.63,"online":3.5,
"org":2.97,"org.cn":7.75,"org.uk":6.76,"org.za":6.61,"party":7.46,"pics":6.33,"pl":5.8,"press":6.43,"pro":3.96,"pw":5.33,"qpon":7.46,"quest":6.31,
"rent":7.64,"ro":7.36,"rocks":7.45,"ru":3.77,"run":6.15,"sbs":5.3,"se":6.54,"services":6.21,"shop":4.02,"si":7.6,"site":3.63,"social":7.6,
"space":4.27,"srl":7.85,"store":4.7,"stream":7.53,"studio":7.51,"su":5.19,"support":5.65,"tech":4.67,"tk":4.39,"top":3.24,"tr":6.68,"trade":6.81,
"trading":6.49,"tv":7.05,"tw":7.37,"uk":5.53,"us":4.57,"vc":7.6,"vip":4.68,"vlaanderen":7.87,"vu":7.75,"watch":6.54,"website":4.3,"wiki":6.14,
"win":6.46,"work":5.7,"works":7.55,"world":4.85,"ws":7.08,"wtf":7.5,"xyz":2.95,"zone":7.3,"みんな":7.8},"one":{"*":0.14,"*g":11.34,"*c":10.76,
"*2":13.42,"ai":5.41,"app":4.14,"aw":6.85,"biz":4.46,"blog":5.24,"bond":6.14,"cam":5.25,"cc":4.18,"cn":5.19,"co":3.95,"co.za":6.15,
"com.cn":6.03,"cx":5.46,"cyou":5.3,"email":6.04,"eu":5.32,"finance":5.41,"gq":4.87,"hl.cn":4.75,"info":3.49,"io":4.47,"jp":6.09,"lat":5.15,
"live":4.29,"me":4.54,"net":2.86,"one":5.17,"online":3.38,"org":3.1,"pro":4.02,"pw":5.16,"ru":3.86,"shop":3.85,"space":4.54,"store":4.5,
"stream":5.53,"tk":4.45,"top":2.72,"xyz":2.91},"same":{"*":2.29,"*g":9.44,"*c":8.51,"*2":11.71,"ac":6.16,"ac.ug":6.95,"academy":7.77,"accountant":7.09,
"accountants":7.79,"actor":8.24,"adult":9,"ae":7.32,"aero":8.98,"af":6.96,"africa":9,"ag":7.15,"agency":5.68,"ai":6.46,"airtel":7.79,"al":8.29,
"allfinanz":7.79,"am":6.81,"android":9,"ao":8.51,"app":5.21,"arab":9,"archi":8.98,"army":7.53,"art":6.24,"as":7.9,"asia":5.59,"associates":9,
"at":5.59,"au":8.51,"auction":8.96,"auto":9,"autos":6.56,"ax":7.53,"az":8.51,"ba":8.51,"baby":6.2,"band":7.78,"bar":6.57,"barclaycard":7.79,
"bargains":8.31,"be":6.66,"beauty":6.69,"beer":8.98,"berlin":8.98,"best":5.49,"bet":6.49,"bf":8.29,"bg":7.2,"bh":7.32,"bi":7.53,"bid":5.87,
"bike":9,"bio":5.93,"biz":4.99,"bj":8.51,"black":8.96,"blackfriday":8.98,"blog":6.1,"blue":7,"bo":8.51,"boats":6.79,"bond":6.89,"boo":8.31,
"boston":8.29,"bot":6.73,"boutique":8.28,"box":9,"broker":7.53,"bs":8.51,"build":7.39,"builders":9,"business":7.84,"buzz":5.6,"by":7.13,"bz":5.67,
"ca":5.96,"cab":7.52,"cafe":8.27,"cam":5.85,"camp":8.29,"capetown":7.79,"capital":6.05,"cards":6.51,"care":6.73,"careers":9,"casa":6.53,"cash":5.45,
"casino":7.43,"cat":6.54,"catering":9,"cc":5.14,"cd":8.51,"center":6.98,"ceo":7.15,"cf":5.51,"cfd":5.1,"cg":8.51,"ch":6.47,"channel":7.79,
"charity":9,"chat":7.05,"cheap":7.37,"christmas":7.88,"ci":7.32,"citic":7.79,"city":7.88,"cl":6.51,"claims":5.18,"cleaning":9,"click":5.06,"clinic":7.79,
"cloud":5.16,"club":5.18,"cm":3.59,"cn":6.02,"co":3.55,"co.cm":7.1,"co.cr":8.74,"co.id":6.75,"co.il":6.85,"co.in":7.12,"co.jp":7.85,"co.kr":6.96,
"co.nz":6.86,"co.uk":5.29,"co.za":6.16,"coach":7.15,"codes":6.96,"college":6.83,"com.ar":8.24,"com.au":5.99,"com.bd":7.09,"com.br":6.41,"com.by":7.52,"com.bz":6.84,
"com.cm":6.6,"com.cn":6.54,"com.co":5.58,"com.do":7.32,"com.es":8.1,"com.ge":7.52,"com.in":7.48,"com.kz":6.4,"com.mx":7.05,"com.ng":6.89,"com.pk":8.26,"com.pl":6.5,
"com.py":7.5,"com.ro":7.77,"com.tr":7.21,"com.ua":6.5,"com.vn":7.3,"community":5.53,"company":6.02,"computer":8.96,"construction":7.1,"consulting":7.79,"contact":9,"contractors":7.53,
"cool":6.53,"coop":8.98,"country":7.52,"coupons":8.87,"courses":8.91,"cr":8.51,"credit":7.89,"cricket":6.96,"cu":8.51,"cv":7.53,"cx":5.74,"cy":8.51,
"cyou":5.49,"cz":7.07,"dance":8.29,"date":6.4,"dating":9,"day":7.2,"de":5.62,"deal":7.79,"delivery":7.79,"design":6.61,"dev":5.71,"digital":5.58,
"direct":7.01,"directory":8.26,"discount":8.31,"diy":7.78,"dj":8.51,"dk":6.75,"do":7.9,"dog":7.53,"download":6.31,"ec":8.28,"ee":8.51,"eg":8.51,
"email":6.38,"energy":8.28,"engineer":7.79,"engineering":9,"enterprises":9,"es":6.18,"et":6.6,"eu":5.51,"eus":7.53,"events":5.6,"exchange":7.66,"expert":6.81,
"exposed":6.96,"express":7.1,"fail":6.83,"faith":7.09,"fan":7.15,"fans":6.04,"farm":6.24,"fashion":7.09,"fast":9,"feedback":9,"fi":5.74,"film":7.53,
"finance":5.94,"financial":6.36,"fish":9,"fit":5.9,"fitness":8.93,"fm":6.87,"fo":6.72,"foo":6.96,"food":8.98,"football":8.31,"forsale":7.53,"forum":8.76,
"foundation":6.21,"fr":5.7,"frogans":7.79,"fun":5.11,"fund":6.02,"futbol":7.32,"fyi":7.04,"ga":5.38,"gal":7.53,"gallery":6.91,"game":7.52,"games":7.29,
"garden":7.79,"gd":8.29,"gdn":7.28,"ge":7.51,"gf":7.53,"gg":7.12,"gift":5.48,"gifts":5.29,"gives":6.73,"giving":6.84,"gl":7,"global":6.92,
"gm":8.51,"gold":6.31,"golf":8.91,"google":8.98,"gp":8.51,"gq":5.4,"gr":6.61,"graphics":7.79,"green":7.51,"group":6.61,"gs":7.01,"gt":7.79,
"guide":7.53,"guru":5.95,"gy":8.51,"hair":6.79,"haus":7.09,"health":8.98,"healthcare":7.79,"help":5.49,"hk":6.73,"hl.cn":7.32,"hm":7.79,"hn":7.32,
"holdings":7.89,"homes":5.85,"host":5.56,"house":6.09,"how":8.31,"hr":7.88,"ht":7.53,"hu":6.82,"icu":5.01,"id":6.75,"ie":6.86,"ikano":7.79,
"il":8.51,"im":7.12,"immo":8.31,"in":5.19,"inc":7.79,"industries":6.63,"info":4.51,"ing":6.83,"ink":5.05,"institute":6.51,"investments":8.28,"io":5.46,
"iq":8.51,"ir":7.26,"is":6.1,"ist":6.73,"istanbul":9,"it":5.87,"itv":7.79,"je":8.31,"jetzt":7.89,"jewelry":9,"jo":8.51,"jobs":7.53,
"jp":7.37,"juegos":7.79,"ke":7.79,"kg":7,"kh":8.51,"ki":8.51,"kim":6.98,"kpn":7.79,"kr":8.26,"kyoto":9,"kz":7.28,"la":6.35,
"land":7.13,"lat":5.7,"law":7.79,"lawyer":7.79,"lc":6.87,"legal":8.31,"li":6.57,"life":5.36,"lifestyle":8.96,"limited":7.05,"link":5.46,"live":5.33,
"living":8.94,"lk":8.51,"llc":6.35,"loan":6.52,"loans":7.53,"locker":6.07,"lol":5.24,"london":6.7,"lotto":7.79,"love":7.5,"lt":8.27,"ltd":5.16,
"lu":6.87,"lundbeck":7.79,"luxe":6.84,"luxury":7.77,"lv":7.61,"ly":8.51,"ma":7,"makeup":6.96,"management":7.32,"market":6.42,"marketing":6.99,"markets":6.51,
"mba":8.96,"md":8.51,"me":5.8,"me.uk":6.72,"med":7.79,"media":6.84,"meet":9,"meme":7.52,"men":6.8,"menu":8.31,"mg":7.9,"miami":7.79,
"mk":7.53,"ml":5.49,"mn":8.51,"mobi":5.88,"moda":8.98,"moe":9,"moi":9,"mom":6.27,"money":5.93,"monster":5.96,"mortgage":7.79,"moscow":8.31,
"motorcycles":7.5,"mov":8.29,"movie":8.98,"mr":7.79,"ms":8.51,"mu":7.79,"museum":8.96,"music":7.1,"mv":8.51,"mw":7.53,"mx":6.89,"my":6.12,
"my.id":8.15,"na":8.51,"name":6.35,"navy":8.31,"ne":6.6,"net":4.1,"net.in":6.59,"network":4.94,"new":9,"news":5.94,"nexus":7.32,"ng":7.32,
"ngo":6.7,"ninja":6.54,"nl":6.11,"no":7.33,"nokia":7.79,"now":7.32,"nowtv":7.79,"nr":8.51,"nrw":9,"nu":6.84,"nz":8.22,"observer":9,
"office":7.79,"om":3.86,"one":4.75,"ong":6.6,"onl":6.98,"online":4.66,"ooo":6.68,"org":4.41,"org.cn":8.86,"org.in":6.43,"org.kz":6.68,"org.nz":6.41,
"org.uk":6.22,"org.za":6.68,"ovh":6.63,"page":6.16,"partners":6.66,"parts":6.73,"party":6.05,"pay":7.78,"pe":6.43,"pet":8.93,"pf":8.51,"ph":7.87,
"phd":7.79,"photography":9,"photos":7.5,"physio":9,"pics":5.27,"pictures":8.25,"pink":7.87,"pizza":6.6,"pk":8.27,"pl":5.92,"place":7.15,"plumbing":7.79,
"plus":6.22,"pm":5.8,"poker":8.98,"politie":9,"pr":8.51,"press":5.64,"pro":4.99,"promo":5.62,"properties":7.1,"property":7.79,"prudential":7.79,"ps":8.51,
"pt":6.55,"pub":8.29,"pw":5.21,"py":8.51,"qa":8.31,"qpon":7.04,"quest":5.8,"racing":6.95,"radio":7.78,"re":6.05,"realtor":7.79,"recipes":7.79,
"red":6.74,"ren":8.93,"rent":6.86,"rentals":7.79,"repair":7.53,"report":6.73,"rest":5.83,"review":6.61,"reviews":9,"rip":6.73,"ro":6.71,"rocks":7.43,
"rodeo":7.5,"rs":7.57,"rsvp":9,"ru":5.28,"run":5.6,"rw":7.53,"sa":8.51,"sale":6.62,"sarl":7.79,"sb":7.79,"sbs":5.71,"sc":8.51,
"scb":7.79,"school":8.31,"schule":9,"science":6.95,"se":6.25,"security":7.79,"select":7.79,"services":6.18,"seven":7.79,"sex":7.5,"sexy":8.96,"sg":7.37,
"sh":6.35,"shop":5.14,"show":8.96,"si":6.65,"site":4.52,"sk":7.53,"skin":6.48,"sl":8.51,"sm":8.51,"sn":7.53,"so":6.63,"social":6.71,
"software":6.27,"solar":7.79,"solutions":6.59,"soy":7.14,"space":4.95,"sr":8.51,"st":7.29,"stada":7.79,"store":4.98,"stream":7.78,"studio":6.61,"style":7.53,
"su":5.38,"supply":8.31,"support":5.87,"surf":6.31,"sv":8.51,"sx":7.14,"systems":6.44,"talk":9,"tax":7.3,"taxi":9,"td":7.53,"team":5.71,
"tech":5.06,"technology":6.93,"tel":6.43,"tf":6.73,"tg":8.51,"tips":7.85,"tj":8.51,"tjmaxx":7.79,"tk":5.59,"tl":8.51,"tm":8.51,"tn":8.51,
"to":6.29,"today":5.69,"tokyo":6.71,"tools":5.78,"top":4.45,"tours":7.53,"town":7.79,"toys":9,"tr":8.51,"trade":5.64,"trading":5.94,"training":8.24,
"tt":8.51,"tube":6.76,"tui":7.79,"tv":6.65,"tw":6.2,"ua":6.87,"ug":7.15,"uk":5.53,"university":9,"uno":5.39,"us":5.33,"uz":7.14,
"vc":6.29,"ve":8.51,"vegas":7.79,"ventures":7.53,"vg":6.35,"video":7.09,"vin":7.31,"vip":4.98,"virgin":7.79,"vn":7.28,"vote":6.53,"voto":7.32,
"vu":8.24,"wales":8.31,"wang":6.61,"watch":6.49,"web":9,"web.za":6.6,"webcam":6.94,"website":4.88,"wf":6.76,"wiki":6.05,"win":5.59,"wine":7.89,
"woodside":7.79,"work":5.58,"works":6.42,"world":4.84,"ws":5.45,"wtf":6.88,"xin":5.52,"xyz":4.47,"yachts":6.7,"yoga":9,"yokohama":7.79,"you":8.98,
"yt":7.59,"zip":7.28,"zm":8.51,"zone":6.73,"بازار":7.79,"みんな":7.78,"書籍":7.79},"two":{"*":1.43,"*g":12.63,"*c":12.05,"*2":14.71,"ae":6.82,
"aero":8.12,"am":6.83,"app":4.23,"art":5.83,"asia":5.3,"at":5.85,"autos":6.87,"bar":7.7,"be":5.94,"beauty":6.45,"best":6.61,"bet":6.73,
"bid":6.88,"bio":6.56,"biz":4.76,"blog":6.56,"bond":7.04,"buzz":5.67,"bz":7.58,"ca":6.43,"cafe":8.04,"camp":8.1,"casino":6.21,"cc":3.99,
"cf":4.83,"cfd":4.7,"ch":6.9,"chat":6.73,"cl":7.69,"claims":6.31,"click":4.21,"cloud":5,"club":5.01,"cn":4.66,"co":4.28,"co.il":7.81,
"co.in":7.3,"co.jp":7.97,"co.uk":4.85,"co.za":7.18,"college":7.94,"com.bd":7.96,"com.br":7.37,"com.cn":6.04,"com.kz":6.84,"com.pk":6.91,"com.pl":7.59,"cr":6.93,
"cyou":5.33,"cz":7.65,"date":7.63,"de":5.49,"desi":8.12,"digital":5.57,"domains":8.1,"download":6.68,"email":6.63,"eu":5.79,"events":5.58,"fans":7.62,
"finance":5.97,"fit":5.9,"foundation":6.79,"fr":4.85,"fun":4.95,"fyi":7.96,"ga":4.83,"games":7.32,"gift":6.85,"gq":4.92,"gr":7.27,"gratis":8.12,
"guide":8.05,"hair":7.2,"help":6.16,"hl.cn":5.52,"homes":6.47,"host":6.84,"hu":7.04,"icu":4.19,"id":7.17,"im":7.31,"in":5.25,"info":3.45,
"ink":5.94,"io":4.93,"ir":7.25,"it":6.22,"jp":6.45,"kim":7.88,"kr":7.59,"kz":6.85,"lat":6.28,"life":4.63,"link":5.55,"live":4.44,
"llc":6.83,"loan":7.75,"lol":5.62,"ltd":5.86,"makeup":7.23,"me":5.14,"men":7.75,"ml":4.73,"mobi":6.47,"mom":6.97,"motorcycles":7.54,"mx":6.83,
"my":7.09,"net":2.76,"network":5.2,"news":6.37,"ninja":7.91,"nl":6.28,"nu":6.58,"nz":6.89,"one":5.1,"onl":7.88,"online":3.3,"ooo":6.85,
"org":2.93,"org.cn":8,"org.kz":6.84,"org.za":7.49,"partners":7.9,"pet":6.93,"photos":6.89,"pics":5.69,"pl":5.93,"plus":7.75,"press":7.18,"pro":4.18,
"ps":8.04,"pt":7.25,"pw":5.35,"quest":6.56,"repair":8.05,"rest":7.06,"rodeo":7.11,"ru":3.93,"run":7.24,"sale":7.84,"sbs":4.4,"se":7.08,
"services":6.67,"sh":7.76,"shop":3.47,"si":7.85,"site":3.81,"sk":7.26,"skin":6.96,"solutions":6.04,"space":4.45,"store":4.65,"stream":7.78,"su":5.85,
"support":5.57,"team":6.75,"tech":4.9,"technology":6.83,"tk":4.25,"today":5.96,"top":2.53,"trade":6.37,"trading":6.34,"tv":5.96,"uk":5.87,"us":4.35,
"video":7.72,"vin":7.37,"vip":3.23,"vn":6.16,"wang":6.83,"website":5.37,"wiki":6.58,"win":6.3,"work":5.98,"works":6.83,"world":5.08,"ws":6.43,
"wtf":7.75,"xin":4.2,"xxx":6.95,"xyz":2.8,"yachts":7.39,"みんな":8.05},"typo":{"*":2.62,"*g":13.82,"*c":13.24,"*2":15.9,"abudhabi":9.33,"ac":7.93,
"ac.ug":8.08,"academy":8.1,"accountant":8.08,"actor":8.09,"agency":7.7,"ai":6.74,"am":8.46,"app":4.4,"archi":9.31,"art":6.3,"asia":5.56,"at":6.36,
"auction":9.29,"autos":6.41,"az":6.89,"ba":9.31,"baby":8.97,"band":9.24,"bar":6.96,"bayern":9.33,"be":6.02,"beauty":6.63,"best":6.95,"bet":7.7,
"bf":9.29,"bg":9.19,"bid":5.98,"bio":6.98,"biz":4.38,"biz.id":7.42,"black":9.29,"blackfriday":9.31,"blog":5.78,"bmw":9.33,"boats":6.9,"bond":6.7,
"boutique":8.61,"business":7.73,"buzz":5.37,"by":7.69,"bz":7.14,"ca":6.05,"cab":8.58,"cafe":8.59,"cam":5.78,"capital":8.04,"cards":8.05,"casa":7.87,
"cash":6.08,"casino":7.4,"cc":4.58,"cd":8.61,"center":7.11,"cf":4.58,"cfd":4.99,"ch":6.63,"channel":9.26,"chat":6.27,"christmas":9.22,"city":8.21,
"cl":8.88,"claims":6.2,"click":4.32,"cloud":4.87,"club":4.54,"cm":6.44,"cn":5.18,"co":4.06,"co.cr":7.6,"co.id":8.15,"co.il":8.12,"co.in":7.8,
"co.jp":8.18,"co.kr":7.58,"co.nz":8.51,"co.uk":4.32,"co.za":7.95,"codes":9.16,"coffee":9.33,"college":8.54,"com.ar":7.84,"com.au":6.2,"com.bd":9.15,"com.br":6.53,
"com.by":8.1,"com.bz":9.16,"com.cn":6.65,"com.co":7.19,"com.es":7.29,"com.in":7.6,"com.mx":7.38,"com.ng":6.71,"com.pl":6.99,"com.py":9.15,"com.tr":7.38,"com.ua":8.14,
"com.vn":7.45,"community":7.69,"company":7.55,"computer":9.29,"cool":8.26,"coop":9.31,"country":7.18,"coupons":8.15,"courses":8.11,"creditcard":9.31,"cricket":8.56,"cx":7.79,
"cymru":9.33,"cyou":5.48,"cz":6.66,"date":7.4,"day":9.19,"de":5.5,"dental":9.33,"desi":9.31,"design":7.43,"dev":6.06,"digital":5.05,"dk":7.87,
"domains":8.62,"download":7.01,"earth":8.12,"ec":9.25,"ee":9.31,"eg":9.31,"email":6.22,"energy":8.61,"es":6.45,"eu":5.5,"events":6.94,"exchange":7.37,
"expert":8.02,"fail":8.55,"faith":8.08,"fans":7.19,"farm":8.47,"fashion":9.14,"fi":5.93,"finance":5.4,"financial":7.09,"fit":5.98,"fitness":8.12,"fm":8.17,
"fo":9.11,"foo":9.16,"food":9.31,"forsale":9.24,"forum":9.09,"foundation":5.47,"fr":4.83,"fun":4.6,"fund":7.34,"fyi":8.3,"ga":4.69,"gallery":9.16,
"game":9.2,"games":7.62,"gay":9.31,"gdn":7.3,"gg":7.56,"gift":6.16,"gifts":6.98,"gl":8.31,"globo":9.33,"gold":9.02,"golf":8.11,"goog":9.33,
"google":9.31,"gov":9.33,"gq":4.56,"gr":8.11,"green":7.84,"group":7.48,"guru":6.21,"hair":6.94,"haus":8.08,"help":5.81,"hk":9.15,"hl.cn":6.31,
"holdings":9.27,"homes":6.57,"host":6.43,"house":8.02,"hr":9.23,"ht":9.24,"hu":6.17,"icu":4.27,"id":6.79,"ie":6.96,"im":7.68,"in":4.94,
"info":3.4,"ing":9.14,"ink":5.68,"institute":8.27,"investments":9.27,"io":4.38,"ir":8.1,"is":8.97,"it":5.89,"jetzt":9.27,"jo":9.31,"jp":6.41,
"kim":7.61,"kr":8.1,"kz":8.49,"la":8.45,"land":7.82,"lat":6.52,"lc":9.15,"li":8.51,"life":4.74,"lifestyle":9.29,"limited":9.19,"link":5.26,
"live":4.1,"living":8.61,"lk":9.31,"llc":8.46,"loan":6.98,"locker":8.01,"lol":5.35,"love":7.63,"lt":8.59,"ltd":5.92,"lu":8.55,"luxe":9.16,
"luxury":8.1,"lv":9.25,"ma":8.56,"makeup":7.15,"market":7.43,"marketing":7.62,"markets":8.27,"mba":9.29,"md":7.16,"me":4.91,"me.uk":8.51,"media":8.1,
"men":6.86,"ml":4.34,"mn":9.24,"mobi":6.01,"moda":9.31,"mom":5.97,"money":8.07,"monster":6.81,"motorcycles":9.14,"mov":9.29,"movie":9.31,"ms":7.85,
"museum":9.29,"mx":7.86,"my":6.78,"my.id":7.04,"name":6.91,"net":2.92,"net.in":9.02,"network":4.91,"news":5.95,"ng":9.22,"nhk":9.33,"ninja":9.1,
"nl":5.51,"no":7.18,"nu":7.29,"nz":8.08,"om":5.69,"one":5.57,"ong":9.12,"onl":8.27,"online":3.39,"ooo":8.49,"org":3.08,"org.cn":8.09,
"org.in":8.51,"org.kz":7.43,"org.uk":6.25,"ovh":9.1,"page":7.84,"partners":8.51,"party":7.83,"pay":9.24,"pe":8.5,"ph":7.92,"photos":8.08,"pics":5.29,
"pictures":7.64,"pink":7.92,"pizza":8.53,"pl":5.92,"plus":8.43,"pm":7.56,"poker":9.31,"porn":8.62,"press":7.07,"pro":4.1,"ps":7.89,"pt":7.33,
"pub":9.29,"pw":5.13,"py":8.06,"qpon":6.99,"quest":5.93,"racing":8.18,"radio":9.24,"re":7.64,"read":9.33,"red":7.6,"ren":8.03,"rent":7.62,
"rest":6.92,"review":8.46,"rip":8.54,"ro":6.78,"rocks":6.71,"rodeo":9.13,"rs":7.46,"ru":4.04,"run":6.34,"sale":8.48,"sbs":4.77,"sc":9.31,
"science":8.06,"se":6.95,"services":6.7,"sex":7.9,"sexy":9.29,"sg":8.19,"sh":8.95,"shop":3.99,"show":9.29,"site":3.67,"sk":7.48,"skin":7.21,
"so":9.11,"social":7.61,"solutions":6.98,"soy":8.18,"space":4.28,"srl":9.29,"st":7.68,"store":4.03,"stream":6.99,"studio":6.82,"su":5.99,"support":6.14,
"sx":8.56,"systems":8.97,"tax":8.55,"team":7.66,"tech":4.58,"technology":7.44,"tips":7.83,"tj":9.31,"tk":4.32,"tl":9.31,"tn":9.31,"to":7.08,
"today":6.34,"tokyo":7.73,"top":3.23,"town":9.26,"trade":5.66,"trading":6.85,"training":8.57,"tube":8.52,"tv":6.24,"tw":7.04,"ua":7.9,"ug":9.19,
"uk":5.04,"uno":6.42,"us":4.41,"uz":8.07,"vg":7.66,"viajes":8.63,"video":7.07,"vin":8.56,"vip":4.44,"vlaanderen":9.31,"vn":7.45,"vote":9.06,
"vu":7.84,"wang":7.24,"watch":7.32,"webcam":7.44,"website":4.65,"wf":9.15,"wiki":5.89,"win":5.65,"work":5.45,"world":5.26,"ws":7.32,"wtf":7.29,
"xin":5.12,"xxx":7.87,"xyz":2.9,"yachts":7.53,"you":9.31,"yt":7.92,"zip":7.26,"zone":6.16},"typo+typo":{"*":1.57,"*g":12.77,"*c":12.19,"*2":14.85,
"ac":7.88,"ai":6.31,"al":8.23,"am":7.94,"app":4.48,"art":6.24,"asia":5.84,"at":5.92,"auction":8.23,"autos":6.14,"az":6.34,"band":8.19,
"bar":7.34,"be":6.01,"beauty":6.47,"berlin":8.25,"best":6.55,"bet":6.95,"bg":8.14,"bid":5.64,"bio":6.3,"biz":4.99,"blog":6.54,"boats":6.51,
"bond":6.17,"boston":8.23,"business":7.02,"buzz":4.98,"by":8.07,"bz":7.71,"ca":7,"cab":8.15,"cam":6.39,"casa":7.42,"cash":7.06,"cat":7.47,
"cc":4.39,"cf":5.18,"cfd":4.87,"ch":5.95,"chat":7.25,"cheap":8.1,"cl":7.83,"claims":6.83,"click":3.88,"cloud":4.89,"club":4.58,"cm":5.57,
"cn":4.98,"co":4.22,"co.cr":7,"co.in":8,"co.jp":8.11,"co.kr":6.78,"co.nz":8.03,"co.uk":4.68,"com.ar":8.14,"com.au":5.8,"com.bd":7.5,"com.br":5.74,
"com.cn":6.24,"com.co":7.2,"com.es":7.89,"com.kz":7.97,"com.mx":7.69,"com.ng":7.75,"com.pl":7.73,"com.py":7.5,"com.ua":7.99,"community":7.64,"cool":8,"country":6.49,
"coupons":7.05,"cv":8.19,"cx":7.28,"cyou":5.13,"cz":6.56,"dance":8.23,"day":8.14,"de":4.71,"design":7.93,"dev":6.76,"digital":4.47,"diy":7.55,
"dk":7.08,"doctor":8.27,"download":7.57,"edu":8.22,"es":6.39,"eu":4.93,"events":6.48,"expert":7.06,"faith":8.09,"family":8.27,"fans":7.75,"fi":5.52,
"finance":5.36,"fo":8.06,"foo":8.11,"forum":6.76,"foundation":5.03,"fr":4.6,"fun":4.48,"ga":4.87,"game":8.15,"gd":8.23,"gdn":6.75,"ge":7.14,
"gg":7.09,"gift":6.11,"gifts":6.95,"global":8.12,"gold":7.42,"gq":5.08,"gr":7.94,"green":8.11,"guru":7.55,"gy":8.25,"hair":7.83,"help":5.84,
"hiphop":8.27,"homes":5.8,"host":6.34,"hu":6.49,"icu":4.22,"id":6.99,"ie":6.92,"im":7.45,"in":5.05,"info":3.12,"ink":5.88,"io":4.59,
"is":7.92,"it":5.81,"jobs":8.19,"jp":5.76,"kim":8.01,"kz":7.44,"land":7.48,"lat":6.15,"lc":8.1,"lease":7.07,"life":5.41,"lifestyle":8.23,
"link":5.38,"live":4.79,"living":8.22,"llc":7.94,"loans":8.19,"lol":5.28,"love":8.1,"lt":7.54,"ltd":6.57,"makeup":6.71,"market":7.9,"mba":8.23,
"me":4.29,"media":7.39,"men":6.95,"ml":4.48,"mn":7.06,"mobi":6.29,"mom":7.11,"monster":6.5,"motorcycles":8.08,"museum":8.23,"mx":7.94,"my":5.91,
"name":6.54,"net":2.7,"network":5.35,"news":7.32,"nl":5.3,"no":7.42,"nu":7.04,"nyc":8.27,"om":5.62,"one":5.54,"online":3.58,"org":3.12,
"org.uk":6.87,"ovh":8.05,"page":7.88,"pay":8.19,"pe":8.01,"pics":5.55,"pink":8.14,"pk":7.54,"pl":5.59,"plus":7.89,"press":7.59,"pro":4.49,
"pt":7.39,"pw":4.9,"qpon":6.93,"quest":7.02,"radio":8.19,"rest":6.45,"ro":6.74,"rocks":6.52,"rodeo":7.67,"rs":8.07,"ru":3.32,"run":6.79,
"sb":8.21,"sbs":4.01,"se":5.88,"services":6.88,"sex":7.49,"sg":8.12,"sh":7.05,"shoes":8.27,"shop":4.01,"si":7.44,"site":3.64,"sk":7.06,
"skin":7.77,"so":8.06,"social":7.99,"solutions":7.81,"soy":8.1,"space":4.6,"st":7.47,"store":4.6,"stream":7.39,"su":5.55,"support":6.41,"surf":7.98,
"systems":7.4,"tattoo":8.27,"tech":4.76,"tel":8.02,"tk":4.03,"to":6.77,"today":5.99,"top":3.13,"trade":7.2,"tube":7.47,"tv":6.06,"ug":8.14,
"uk":6.59,"uno":6.57,"us":4.74,"vc":7.99,"vg":7.95,"video":6.78,"vip":4.75,"vn":6.75,"vu":8.14,"watch":7.34,"website":5.25,"wiki":6.37,
"win":5.32,"work":5.57,"world":5.41,"wtf":7.04,"xin":5.38,"xxx":7.44,"xyz":2.98,"yachts":6.71,"zip":7.97,"zone":7.69},"web":{"*":0.23,"*g":11.43,
"*c":10.85,"*2":13.51,"app":4.15,"be":4.88,"biz":4.79,"ca":5.35,"cc":4.58,"ch":5.38,"cl":5.59,"cloud":5.04,"club":4.62,"cm":4.8,
"co.uk":3.95,"com.au":4.78,"com.co":5.49,"com.in":5.66,"com.mx":5.53,"com.tr":5.55,"country":6.58,"cyou":4.61,"de":4.95,"es":4.64,"exchange":5.6,"fi":4.8,
"foundation":5.12,"fr":4.26,"ga":4.96,"gift":5.34,"gq":4.83,"icu":4.4,"ie":4.9,"in":4.41,"info":3.45,"ink":5.19,"io":4.66,"link":4.6,
"net":2.78,"network":4.96,"one":5.26,"online":3.43,"org":3.01,"org.uk":6.19,"pl":5.88,"pro":4.4,"pw":4.89,"qpon":6.51,"ru":3.78,"shop":3.94,
"top":3.15,"uk":5.61,"vip":4.46,"website":4.66,"xyz":3.03},"web+faux":{"*":0.02,"*g":11.22,"*c":10.64,"*2":13.3,"gq":4.48,"info":3.37,"pics":4.93,
"site":3.61,"top":2.9},"wide":{"*":0.16,"*g":11.36,"*c":10.78,"*2":13.44,"app":3.78,"cc":4.32,"co":3.97,"eu":4,"exchange":5.53,"foundation":5.05,
"info":3.43,"live":4.31,"net":2.23,"online":3.3,"org":2.93,"shop":3.58,"site":3.75,"store":4.33,"tk":4.29,"website":4.59,"xyz":2.96},"word":{"*":1.88,
"*g":13.08,"*c":12.5,"*2":15.16,"accountants":8.52,"actor":7.35,"ae":6.64,"agency":7.98,"ai":6.21,"app":3.85,"art":6.9,"asia":6.04,"at":6.97,
"au":7.37,"autos":7.91,"baby":7.27,"bar":7.65,"be":6.68,"beauty":7.96,"best":7.13,"bet":7.56,"bio":7.5,"biz":4.63,"biz.id":8.41,"blog":6.39,
"blue":7.33,"bond":6.43,"bot":8.4,"business":8.38,"buzz":5.8,"ca":5.88,"cam":6.8,"care":8.38,"cash":7.37,"casino":7.01,"cc":4.39,"cd":8.52,
"center":5.78,"cf":4.7,"cfd":5.22,"cg":8.56,"ch":5.93,"chat":6.59,"cl":6.65,"claims":6.21,"click":4.39,"cloud":4.69,"club":4.49,"cm":6.34,
"cn":5.12,"co":4.03,"co.id":8.34,"co.il":7.05,"co.kr":6.83,"co.uk":4.42,"co.za":6.6,"coach":8.44,"codes":8.42,"com.au":7.31,"com.br":6.26,"com.cn":6.56,
"com.es":6.9,"com.mx":8,"com.ng":7.2,"com.tr":6.98,"community":7.24,"company":8.08,"computer":8.54,"country":7.7,"cyou":5.48,"cz":7.62,"date":7.61,"de":5.47,
"design":8.24,"dev":6.52,"digital":5.08,"directory":7.36,"dk":8.28,"download":6.17,"ec":8.5,"email":6.55,"es":6.44,"eu":5.66,"events":5.65,"exchange":7.24,
"expert":6.64,"fi":7.16,"finance":5.61,"financial":7.23,"fit":7.06,"forum":6.87,"foundation":6.03,"fr":4.62,"fun":4.78,"fund":7.19,"futbol":8.48,"ga":4.77,
"games":8.34,"gay":8.56,"gift":6.93,"gifts":7.26,"gq":4.9,"gr":8.24,"guru":6.91,"hair":7.01,"help":5.19,"homes":7.12,"host":7.59,"hr":7.85,
"hu":7.12,"icu":4.8,"ie":8.11,"in":4.53,"info":2.98,"ink":7.34,"io":4.6,"ir":6.22,"it":6.88,"jp":6.42,"kim":8.32,"lat":5.75,
"life":5.46,"link":5.8,"live":4.41,"lol":5.3,"ltd":6.07,"market":8.21,"me":4.6,"media":6.63,"ml":4.74,"mobi":6.65,"mom":6.49,"money":7.24,
"my.id":8.28,"name":7.27,"net":2.38,"net.in":6.65,"network":4.86,"news":5.9,"nl":6.38,"no":7.05,"nz":8.4,"one":5.21,"online":3.23,"org":2.65,
"org.cn":7.83,"org.uk":6.39,"ovh":8.35,"page":8.18,"partners":8.34,"party":7.66,"ph":8.45,"pics":6.84,"pk":7.85,"pl":7.01,"plus":8.19,"pm":8.11,
"pro":4.04,"productions":8.58,"pw":5.31,"qpon":7.01,"quest":7.65,"red":7.04,"rest":6.76,"review":7.28,"ro":7.6,"rocks":7.33,"rodeo":7.8,"rs":8.37,
"ru":4.61,"run":7.03,"sbs":4.9,"science":8.36,"se":6.82,"services":6.52,"sex":8.39,"shop":3.42,"shopping":7.38,"show":8.54,"si":7.39,"site":3.59,
"sk":6.85,"skin":6.99,"solutions":8.11,"space":4.65,"store":4.17,"stream":8.22,"su":5.84,"sucks":8.58,"support":5.35,"systems":7.27,"team":7.59,"tech":4.55,
"technology":7.28,"tips":7.33,"tk":4.5,"today":5.99,"tokyo":7.72,"top":3.19,"trade":6.17,"trading":6.64,"training":7.35,"tv":6.08,"tw":7.2,"uk":5.97,
"us":4.41,"uz":8.38,"video":7.17,"vip":4.52,"vision":8.58,"vn":6.81,"vote":7.76,"website":4.97,"wiki":6.84,"win":6.34,"work":6.54,"world":5.32,
"ws":6.57,"wtf":7.68,"xin":6.22,"xxx":7,"xyz":2.64,"zone":6.96},"word+typo":{"*":1.46,"*g":12.66,"*c":12.08,"*2":14.74,"agency":7.56,"ai":7.5,
"app":4.6,"art":6.62,"asia":4.35,"at":6.08,"autos":7.5,"be":6.67,"beauty":6.79,"bet":6.75,"bid":6.91,"bio":7.21,"biz":4.68,"biz.id":7.58,
"black":8.12,"blog":6.55,"bond":7.46,"buzz":4.73,"ca":6.24,"cam":7.18,"capital":7.76,"casa":7.86,"cash":7.3,"casino":6.82,"cc":3.98,"cf":5.08,
"cfd":4.81,"ch":5.86,"claims":6.19,"click":4.26,"cloud":5.61,"club":4.69,"cm":6.35,"cn":4.88,"co":4.33,"co.il":6.96,"co.in":7.33,"co.jp":7.39,
"co.kr":6.67,"co.uk":5.02,"co.za":6.71,"com.ar":8.02,"com.au":6.07,"com.br":7.02,"com.cn":6.2,"com.do":8.04,"com.pl":6.78,"com.tr":6.78,"community":6.74,"company":6.79,
"cool":7.89,"credit":8.1,"cyou":5.19,"de":4.99,"dev":6.24,"digital":5.21,"ec":8.09,"edu":8.1,"email":7,"es":7.31,"eu":5.47,"events":7.04,
"fans":7.18,"farm":7.84,"fi":6.21,"finance":5.99,"fit":6.64,"foundation":5.87,"fr":4.88,"fun":4.44,"ga":5.26,"gifts":7.4,"golf":8.08,"gq":5.15,
"gr":7.3,"gratis":8.14,"hair":7.72,"help":6.8,"hl.cn":4.67,"homes":6.95,"host":6.23,"hu":6.78,"icu":4.76,"id":7.2,"im":7.89,"in":4.93,
"info":3.2,"ink":6.67,"investments":8.1,"io":4.66,"it":6.9,"jp":7.03,"kg":6.92,"lat":5.26,"life":5.56,"limo":8.16,"link":5.68,"live":5.19,
"lol":5.14,"ltd":6.34,"marketing":7.93,"markets":7.9,"me":5,"ml":4.81,"mobi":6.7,"mom":7,"ms":8.06,"mx":6.86,"my":7.54,"my.id":6.87,
"name":7.61,"net":2.7,"network":4.9,"nl":6.2,"nu":7.77,"nz":7.98,"one":5.28,"online":3.61,"ooo":7.33,"org":3,"party":7.74,"pics":5.97,
"pl":6.38,"pro":4.25,"pt":7.79,"pw":5.12,"py":8.08,"quest":6.11,"rest":7.49,"review":6.86,"ro":6.63,"rocks":7.73,"ru":3.9,"run":6.42,
"sbs":4.52,"science":7.95,"services":6.49,"sexy":8.12,"sh":6.61,"shop":3.6,"site":3.53,"sk":7.82,"skin":7.66,"space":4.3,"st":7.94,"store":4.9,
"su":5.89,"support":6.53,"surf":7.32,"sx":8.01,"systems":7.29,"tax":6.92,"tech":4.75,"tk":4.05,"to":7.7,"today":6.64,"top":2.3,"trade":6.57,
"trading":6.37,"training":8.02,"tv":6.97,"tw":7.65,"uk":6.83,"us":4.77,"uz":7.97,"video":7.75,"vip":3.62,"vn":6.45,"website":5.05,"win":6.2,
"wine":8.1,"work":6.93,"world":4.79,"ws":7.36,"wtf":7.78,"xin":3.65,"xyz":2.71,"zone":7.58},"word+word":{"*":1.44,"*g":12.64,"*c":12.06,"*2":14.72,
"ae":6.59,"agency":7.54,"am":6.4,"app":3.38,"art":7.26,"asia":6.13,"at":6.03,"bar":7.7,"be":6.58,"beauty":7.52,"beer":8.12,"best":6.26,
"bid":6.57,"bio":7.46,"biz":4.94,"blog":6.35,"boats":6.78,"bond":6.68,"buzz":5.21,"ca":6.63,"cam":6.61,"cash":7.05,"cc":4.63,"cf":4.74,
"cfd":5.06,"ch":6.91,"cheap":7.97,"christmas":7.6,"cl":7.69,"claims":6.32,"click":4.11,"cloud":5.26,"club":5.13,"cn":5.04,"co":4.29,"co.id":7.9,
"co.in":7.86,"co.uk":4.64,"co.za":5.18,"coach":8,"com.au":6.87,"com.br":6.19,"com.cn":6.04,"com.co":7.47,"com.es":6.53,"com.mx":6.33,"com.ng":6.76,"com.pk":7.59,
"com.ua":7.86,"company":7.64,"courses":8.06,"cyou":5.78,"cz":6.78,"date":6.77,"de":5.17,"design":7.8,"digital":4.69,"dk":7.84,"download":6.86,"email":7.34,
"es":6.26,"eu":5.89,"events":5.99,"fans":6.96,"fi":6.24,"finance":5.91,"forum":7.09,"foundation":6.54,"fr":3.94,"fun":5.01,"ga":4.77,"game":8.02,
"gq":4.99,"gr":7.8,"hair":7.7,"help":5.34,"hk.cn":5.81,"hl.cn":4.71,"homes":6.93,"host":5.95,"hu":7.44,"icu":4.39,"id":7.65,"ie":7.67,
"in":5.31,"info":3.1,"ink":6.39,"io":4.62,"ir":7.78,"is":7.79,"it":7.2,"kz":6.86,"lat":5.71,"life":5.23,"link":5.21,"live":4.2,
"loan":7.76,"lol":5.73,"ltd":6.43,"me":5.47,"ml":4.53,"mobi":7.05,"mx":7.8,"name":6.75,"net":2.46,"network":5.29,"news":6.37,"nl":6.33,
"one":5.54,"online":3.21,"org":2.86,"org.uk":7.4,"page":7.24,"pics":6.24,"pl":6.45,"plus":6.82,"porn":8.1,"pro":4.04,"promo":6.77,"pw":5.84,
"qpon":7.71,"rest":7.47,"ro":7.62,"ru":3.99,"run":6.43,"sbs":4.54,"shop":3.51,"site":3.67,"skin":6.55,"space":4.52,"store":4.8,"stream":7.78,
"su":6.23,"support":6.18,"systems":7.79,"tech":5.11,"tk":3.87,"to":7.68,"today":7.17,"tokyo":6.84,"top":2.7,"trade":6.27,"trading":7.4,"tv":6.31,
"tw":7.62,"uk":6.39,"us":4.28,"video":7.73,"vip":4.25,"vn":7.64,"watch":7.7,"web.za":7.92,"website":5.27,"win":6.47,"work":6.24,"works":6.84,
"world":5.48,"wtf":7.75,"xin":5.02,"xxx":6.78,"xyz":2.72,"yachts":7.74,"zip":6.61},"word-":{"*":1.7,"*g":12.9,"*c":12.32,"*2":14.98,"ac":7.08,
"accountant":8.22,"ae":7.09,"app":3.36,"art":5.76,"asia":6.13,"at":6.95,"autos":6.97,"beauty":6.77,"best":6.88,"bet":6.29,"bid":6.32,"biz":4.82,
"biz.id":8.24,"blog":7.1,"boats":7.05,"bond":7.7,"buzz":5.69,"ca":7.46,"cam":6.81,"capital":8.01,"cash":6.94,"casino":7.06,"cc":4.26,"center":7.91,
"cf":4.55,"cfd":5.06,"ch":6.92,"christmas":8.3,"claims":5.58,"click":4.25,"cloud":4.88,"club":5.06,"cn":6.06,"co":3.93,"co.nz":7.14,"co.uk":5.2,
"com.cn":7.23,"com.do":8.29,"com.es":8.02,"com.ge":7.18,"com.kz":8.1,"com.mx":6.41,"com.pl":6.8,"com.tr":6.43,"country":8.05,"creditcard":8.39,"cx":7.87,"cyou":5.77,
"date":6.43,"de":5.41,"dev":5.95,"digital":5.39,"download":5.94,"email":5.87,"eu":5.2,"events":5.45,"exchange":6.45,"fi":5.75,"finance":5,"financial":7.96,
"fo":8.2,"foundation":5.52,"fr":4.28,"fun":4.75,"fund":6.45,"ga":5.13,"gallery":8.24,"games":8.16,"gift":6.48,"gold":8.1,"gq":4.94,"group":6.46,
"guru":6.74,"help":5.25,"hl.cn":7.01,"homes":6.52,"host":6.47,"icu":4.36,"id":7.04,"in":5.53,"info":3.25,"io":3.87,"is":8.05,"jp":6.92,
"la":7.1,"lat":5.87,"life":5.1,"link":5.3,"live":4.11,"locker":8.04,"lol":5.64,"ltd":6.54,"makeup":7.08,"market":7.52,"me":4.76,"ml":4.94,
"mom":6.6,"monster":6.03,"motorcycles":7.16,"my.id":7.56,"net":2.32,"network":4.27,"news":6.64,"nl":6.71,"one":5.43,"onl":7.13,"online":2.98,"org":2.67,
"org.uk":6.73,"org.za":8.14,"pics":7.09,"pl":6.45,"press":6.39,"pro":4.22,"pw":5.26,"quest":6.13,"re":8.01,"red":8.08,"review":8.08,"ro":7.89,
"ru":3.99,"run":6.73,"sale":6.88,"sbs":4.68,"services":7.3,"shiksha":8.41,"shop":3.93,"site":3.46,"space":4.46,"srl":8.37,"store":4.54,"su":6.36,
"support":5.87,"tech":4.64,"tel":8.16,"tk":4.65,"today":6.48,"tools":8,"top":3.3,"trade":6.09,"trading":7.01,"tw":7.22,"uk":6.66,"uno":6.76,
"us":4.56,"vip":4.73,"vote":8.15,"watch":7.06,"web.za":8.19,"website":4.61,"wiki":6.21,"win":6.77,"work":6.05,"world":5.12,"ws":6.16,"xyz":2.56,
"yachts":7.08}};
/** What an original at home elsewhere adds to the logarithm of a suffix's share. */
export const MODEL_HOMES: Readonly<Record<string, Readonly<Record<string, number>>>> = {"com":{"cloud":0.18,"online":0.18,"space":0.15,"live":0.53,"bet":0.17,"co":0.24,"fun":0.22,"click":0.17,"lat":0.16,"top":0.33,"org":-0.2,"net":-0.2,
"sbs":0.16,"cyou":0.21,"info":-0.25,"cfd":0.25,"casino":0.26,"vip":0.31,"ru":0.27,"com.ng":0.24,"asia":0.36,"tech":-0.2,"claims":-0.84,"exchange":0.26,
"gifts":-0.19,"pw":-0.25,"events":-0.88,"cm":0.62,"help":0.24,"hl.cn":0.42,"locker":0.23,"name":-0.17,"om":0.61,"party":-0.15,"io":-0.52,"casa":-0.16,
"ga":-0.51,"my":0.21,"com.au":0.18,"store":0.23,"shop":0.35,"chat":0.25,"cf":-0.37,"nl":-0.29,"tk":-0.62,"us":0.26,"icu":0.18,"link":-0.25,
"zone":-0.19,"uk":-0.34,"biz":-0.24,"pl":-0.31,"de":-0.25,"fi":-0.45,"fr":-1.05,"it":-0.35,"co.cr":0.2,"co.uk":-0.88,"cards":0.18,"xin":0.2,
"network":-0.56,"foundation":-0.99,"lol":-0.38,"app":-0.62,"agency":0.23,"bid":0.15,"blue":-0.16,"cx":-0.15,"gift":-0.54,"host":0.19,"press":0.2,"run":-0.31,
"finance":-0.98,"dev":-0.18,"eu":-0.59,"vg":-0.17,"co.za":0.2,"ml":-0.39,"house":0.18,"men":0.23,"webcam":0.16,"com.tr":0.24,"london":0.16,"tv":-0.42,
"news":0.24,"cam":0.25,"gq":-0.51,"ws":-0.18,"mom":-0.17,"re":-0.23,"technology":0.19,"org.uk":-0.34,"hair":-0.17,"com.br":-0.27,"com.mx":0.27,"cz":-0.2,
"design":-0.18,"rocks":-0.16,"ae":0.16,"se":-0.45,"tools":0.2,"baby":0.18,"com.pl":0.2,"haus":0.16,"ro":-0.24,"trading":-0.53,"to":-0.18,"ua":-0.19,
"video":-0.36,"com.in":0.21,"gr":-0.18,"sk":-0.19,"dk":-0.15,"pt":-0.21,"li":-0.22,"st":-0.2,"hk.cn":0.17,"wtf":-0.22,"co.jp":-0.16,"country":-0.31,
"gallery":-0.16,"fyi":-0.16,"xxx":-0.25},"country":{"com.co":0.17,"xyz":-0.43,"cloud":0.4,"online":0.39,"live":0.21,"wiki":0.38,"co":-0.19,"fun":-0.2,"top":0.58,
"org":-0.27,"net":-0.21,"sbs":0.38,"cyou":0.36,"cfd":0.41,"world":0.19,"vip":0.47,"ru":-0.24,"pro":-0.37,"club":0.3,"asia":-0.16,"tech":-0.32,
"website":-0.18,"cc":0.25,"pw":0.19,"io":-0.39,"fit":0.26,"shop":0.55,"cf":-0.18,"ink":0.29,"cn":-0.21,"tk":-0.31,"us":-0.37,"icu":0.58,
"fr":-0.34,"co.uk":-0.36,"network":-0.29,"lol":0.42,"su":0.19,"app":-0.42,"digital":0.17,"ml":-0.35,"life":0.4,"download":0.17,"gq":-0.17,"group":0.2},
"other":{"cloud":-0.19,"online":-0.32,"space":0.23,"live":0.57,"top":-0.37,"org":0.18,"sbs":0.16,"cyou":-0.24,"cfd":-0.26,"ru":-0.4,"club":-0.21,"asia":-0.2,
"tech":0.17,"pw":0.63,"cm":-0.35,"com.kz":0.18,"hl.cn":-0.22,"om":-0.19,"io":-0.48,"ga":-0.32,"com.au":-0.17,"store":0.16,"cf":-0.34,"be":-0.16,
"ink":0.23,"cn":-0.4,"nl":-0.23,"tk":-0.54,"us":0.48,"link":0.2,"biz":-0.26,"ltd":0.33,"pl":-0.2,"de":-0.26,"fi":-0.22,"fr":-0.5,
"co.uk":-0.54,"xin":0.99,"foundation":1.27,"su":0.43,"app":0.18,"best":0.17,"blue":0.2,"digital":0.56,"gift":0.31,"run":0.25,"autos":0.21,"finance":-0.2,
"dev":0.23,"eu":0.62,"ca":-0.17,"ml":-0.32,"art":0.22,"cam":-0.18,"gq":-0.43,"ac":0.17,"markets":0.19,"re":0.17,"kz":0.18,"org.kz":0.33,
"design":0.17,"la":0.17}};
/** Cost of putting two edits together, beyond both. */
export const MODEL_PAIRS: Readonly<Record<string, number>> = {"=typo+typo":-0.92,"=typo+typo^":1.73,"=word+typo":7.3,"=word+typo^":1,"=word+word":1.93,"=word+word^":0.89,"=web+faux":-2.06,"=web+faux^":1.64,">typo+typo":2.37,">typo+typo^":1.02,">word+typo":4.44,">word+typo^":0.85,
">word+word":3.74,">word+word^":0.89,">web+faux":1.22,">web+faux^":0.93};
/** Cost of keeping the own suffix, of leaving it, and of going to com. */
export const MODEL_STAY: Readonly<Record<string, number>> = {"same|country":0.04,"same|country|com":3.26,"typo|country":0.2,"typo|country|com":1.69,"glyph|country":0.34,"glyph|country|com":1.25,"wide|country":0.46,"wide|country|com":1,"web|country":0.22,"web|country|com":1.63,"faux|country":0.22,"faux|country|com":1.63,
"one|country":0.16,"one|country|com":1.94,"two|country":0.06,"two|country|com":2.81,"word|country":0.21,"word|country|com":1.64,"word-|country":0.34,"word-|country|com":1.24,"typo+typo|country":0.31,"typo+typo|country|com":1.33,"word+typo|country":0.15,"word+typo|country|com":1.98,
"word+word|country":0.72,"word+word|country|com":0.66,"web+faux|country":0.24,"web+faux|country|com":1.53,"same|other":0.02,"same|other|com":3.81,"typo|other":0.18,"typo|other|com":1.81,"glyph|other":0.24,"glyph|other|com":1.55,"wide|other":0.47,"wide|other|com":0.99,
"web|other":0.37,"web|other|com":1.17,"faux|other":0.35,"faux|other|com":1.21,"one|other":0.45,"one|other|com":1.02,"two|other":0.2,"two|other|com":1.72,"word|other":0.46,"word|other|com":1.01,"word-|other":0.49,"word-|other|com":0.95,
"typo+typo|other":0.62,"typo+typo|other|com":0.77,"word+typo|other":0.42,"word+typo|other|com":1.07,"word+word|other":1.21,"word+word|other|com":0.35,"web+faux|other":0.35,"web+faux|other|com":1.21};
