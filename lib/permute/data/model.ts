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
=w: =2 *=-1 00=0 01=0 02=0 1=0 101=0 11=-1 12=1 123=-3 1234=1 13=1 168=3 18=-1 2=2 20=2 2022=0 2023=1 2025=-1
=w: 21=0 22=0 24=-1 247=0 24h=-1 25=4 2fa=2 3=0 36=2 360=3 365=0 39=0 404=1 50=1 51=3 520=1 63=3 65=1 666=1 67=0
=w: 69=1 73=1 77=1 777=-1 86=1 88=3 888=0 90=1 91=1 99=3 999=1 a=1 ab=1 about=1 abuse=2 ac=0 acc=1 access=3
=w: account=1 account-security=3 accounts=0 action=1 activation=1 activity=4 ad=-1 ada=0 addons=4 admin=0 ads=-1
=w: advanced=1 affiliate=0 africa=1 ag=-1 agency=-2 agent=1 agents=0 ah=0 ai=-6 air=-2 airdrop=-9 airdrops=1 al=0
=w: alert=0 alerts=2 all=0 allocation=-2 am=0 an=0 analytics=-3 ao=1 ap=0 api=2 apk=0 app=-3 appeal=1 appeals=1
=w: application=0 applications=1 apply=-1 apps=0 ar=0 area=0 arizona=1 arts=1 as=1 asia=0 ask=0 asset=-3 assets=-2
=w: assist=2 at=2 au=0 aus=0 australia=2 austria=1 auth=-1 authentication=0 auto=-3 av=1 aw=2 az=-1 b=1 backup=2
=w: badge=0 bags=1 bak=1 bank=-4 banking=0 base=-2 bc=1 bd=1 belgie=1 best=-4 bet=-2 beta=0 bg=2 bi=0 big=-1
=w: billing=3 bitcoin=-4 biz=1 bl=0 black=1 blockchain=0 blog=0 bm=1 bonus=0 bonuses=1 books=1 boost=0 booster=1
=w: bot=-1 box=-1 br=-1 brasil=0 bridge=-3 browse=1 btc=-2 bu=2 bucket=4 business=2 buy=-2 by=2 bz=1 c=0 ca=-1
=w: call=2 canada=-1 captcha=3 car=0 card=-4 care=5 career=3 careers=2 cash=-1 cashback=1 casino=-8 cat=-1
=w: catering=2 cc=-1 cd=0 cdn=4 cdns=4 ce=0 center=2 centre=0 ch=-1 chain=-1 chatbot=1 check=-1 checker=-1 chile=1
=w: china=3 chinese=2 christmas=0 ci=2 city=0 cl=0 claim=-6 claims=-2 clash=2 classaction=2 click=-1 client=0
=w: clienti=1 cloud=-2 club=-1 cm=0 cn=-1 co=-3 code=3 codes=2 coin=-3 coins=1 collectibles=1 colombia=2 com=0
=w: community=0 company=2 competition=1 compliance=1 confirm=0 confirmation=0 connect=-1 connexion=0 console=4
=w: contact=2 cool=-1 copyright=2 core=-1 corp=3 corporate=1 corporation=2 courier=0 courses=1 cp=1 cq=1 cr=1
=w: crack=1 craft=0 creator=0 crypto=-2 cs=3 ct=1 customer=1 cz=2 d=0 dao=-1 dapp=-4 dapps=-2 dappsync=2 dark=1
=w: dashboard=2 data=0 db=1 dc=0 de=2 deal=-1 deals=0 deep=3 defender=-1 defi=0 delivery=1 design=-1 desktop=3
=w: dev=2 devices=3 dex=-3 di=2 digest=2 digital=-3 discount=0 distribution=2 dj=1 dk=0 dl=2 dns=1 do=0 docs=0
=w: document=0 documents=0 download=0 downloads=3 drive=-4 drop=-4 drops=0 dt=1 dz=1 e=-4 earn=1 east=1 easy=0
=w: eco=1 ed=1 edu=-1 ee=0 eg=-1 egypt=0 ek=0 el=1 electric=2 eligibility=0 eligible=1 email=-2 en=5 enroll=0 eq=1
=w: er=2 es=2 etf=0 eth=-3 ether=-1 ethereum=-1 eu=1 europe=2 event=1 events=2 ex=-2 exchange=5 exclusive=0
=w: explore=2 express=2 extension=1 faceless=2 factory=0 fake=0 family=1 faq=0 farm=-1 farming=0 fast=-1 fd=3
=w: feedback=2 fg=0 fi=-5 file=3 files=-1 fin=0 finance=2 financial=0 finder=1 fine=0 fire=1 fix=0 flow=-2 fm=0
=w: fn=2 fo=2 form=0 forms=0 foundation=-7 fq=1 fr=-2 france=-1 fraud=0 free=-8 fresh=-2 fs=0 ft=0 ftp=1 fun=-2
=w: fund=0 funds=-2 fx=1 g=-1 gallery=2 game=-2 games=-1 gaming=0 gateway=2 gay=1 ge=3 genesis=-1 germany=1 get=-4
=w: gg=0 gh=0 gift=0 giftcards=1 gifts=-2 giris=0 give=3 giveaway=1 gives=3 gj=1 global=0 gm=1 go=-1 gold=0
=w: goldcoast=4 gov=0 gp=1 gpt=-1 gratis=-1 greece=0 green=-1 group=-4 grupo=1 gt=3 guard=1 gy=4 hack=2 hacks=0
=w: hb=0 hc=1 hd=-2 he=2 health=1 help=3 helpcenter=5 helpdesk=5 helps=0 helpsupport=1 hf=1 hg=1 hi=2 hiring=1
=w: hj=0 hk=2 home=0 hongkong=0 host=0 hot=-2 hotel=-2 house=1 hq=4 hr=-1 hrvatska=3 hs=1 http=11 https=9 hub=-2
=w: hungary=1 hx=1 hy=2 hz=1 i=3 ia=1 ic=2 ico=0 id=1 ig=1 ik=1 il=-3 in=-1 inc=0 index=0 india=3 indo=4
=w: indonesia=0 info=0 information=-1 install=-1 instant=1 internal=3 international=2 invest=1 investing=0
=w: investment=0 investor=0 io=-1 ipv4=3 iq=2 ir=-3 is=-1 israel=0 it=-1 italia=0 iu=2 iv=2 ix=4 j=0 japan=2 ji=1
=w: jm=1 jobs=3 join=-2 jp=-3 js=1 just=0 key=2 keys=0 kf=2 king=-2 kk=1 kr=1 kuwait=1 kz=0 l=1 la=0 lab=-3
=w: labs=-2 land=-2 latam=2 launch=1 launchpad=1 layer=-1 le=0 leaks=0 ledger=0 lh=1 li=3 light=0 limited=-1
=w: link=0 links=0 lite=2 live=3 livechat=5 lk=1 lm=1 loan=1 local=0 log=-3 log-in=4 login=-1 logins=1 logon=2
=w: loqin=4 lr=0 lt=2 ltd=0 lu=1 lucky=0 ly=3 m=1 ma=-1 magic=0 mail=-2 mails=1 main=2 mainnet=1 malaysia=4
=w: mall=-1 manage=0 management=0 manager=2 maps=2 market=1 marketing=0 marketplace=2 max=-2 mb=0 mcp=2 me=0
=w: media=0 medical=0 mega=0 member=1 members=0 metrics=2 mexico=0 mf=2 mfa=4 mi=0 migrate=1 migration=-2 mint=-2
=w: ml=0 mm=1 mn=0 mobile=6 modapk=0 mom=2 money=0 movie=0 movies=-1 mp=2 ms=-2 msg=6 multi=2 music=1 my=-6 mz=1
=w: n=3 na=2 navigator=1 nb=0 nc=1 nd=1 ne=1 nederland=1 neo=-1 nepal=1 net=-3 network=-3 networks=-3 new=-2
=w: news=0 next=-1 nf=4 nft=-4 nfts=-1 ni=0 nitro=-5 nl=0 nm=1 no=-1 no-reply=2 node=-2 noreply=3 north=1 notice=0
=w: notifications=2 notify=0 now=-3 np=1 nr=0 ns=0 ns1=2 nt=0 nuevo=1 nz=3 oauth=0 oc=2 of=2 off=3 offers=1
=w: official=-4 oficial=0 oi=1 ok=1 ol=1 old=1 on=3 one=-3 online=-1 onlines=3 oo=2 open=1 or=0 org=0 osterreich=0
=w: outlet=1 outletonline=1 ox=3 pa=0 pack=2 pagamento=0 pagamentos=1 page=-1 pages=0 panama=0 panel=0 parcel=2
=w: paris=0 partner=-1 partners=1 partnership=1 pass=-1 passport=1 pay=-3 paying=2 payment=3 payments=2 pc=-1 pd=1
=w: pe=0 peru=1 philippines=3 phone=0 photo=1 pi=3 pin=1 pirater-compte=4 pk=0 pl=-3 play=-2 plus=-6 point=-1
=w: policy=3 pool=-1 portal=0 portugal=0 post=0 pp=2 pq=1 premium=-1 presale=-1 press=0 price=1 primary=4 prime=-1
=w: privacy=3 pro=0 products=1 profile=3 profiles=1 promo=0 promotion=-1 protect=-1 protection=1 protocol=-1
=w: proxy=1 ps=2 qf=1 ql=1 qn=1 quantum=1 qv=1 r=1 ra=0 raffle=0 rastreio=2 rb=1 rc=0 re=-1 real=-2 recipes=3
=w: recover=1 recover-account=3 recovery=-1 redelivery=2 redirect=-1 reembolso=1 refund=-1 register=-1
=w: registration=-2 renewal=0 reply=2 report=3 reports=2 request=0 retail=0 return=0 reverts=2 review=2 revoke=0
=w: reward=-2 rewards=-2 rf=1 rh=0 ri=1 rk=1 rm=3 rn=2 ro=3 rs=-2 ru=0 rx=0 rz=2 s=1 sa=0 safe=1 safety=1 sale=-1
=w: sales=-1 save=-1 sc=0 scan=1 school=-1 sd=2 sdapps=1 se=0 season2=1 secure=0 secured=4 secures=0 security=1
=w: seed=1 seguro=0 sell=1 sellers=2 seo=-1 server=-2 servers=0 service=-4 servicedesk=5 services=0 setting=0
=w: settings=2 setup=5 sh=0 share=-1 shipping=-1 shop=-7 shopping=-1 show=2 sicher=1 sicherheit=0 sigin=2 sign=-1
=w: sign-in=1 signin=4 signup=0 silver=2 site=0 sites=1 skin=0 sky=-1 sl=1 slot=-2 slovenia=2 slovensko=1 sm=1
=w: smart=-1 smtp=0 sn=2 snapshot=0 so=0 social=2 soft=0 software=0 sol=-4 solar=-1 solution=1 solutions=2
=w: source=-1 south=2 sp=1 space=0 spedizione=1 sq=1 srbija=2 ss=2 ssl=-1 sso=6 st=3 staff=1 staging=0 stake=-2
=w: staking=-1 star=-2 start=1 state=0 static=3 station=0 status=2 storage=4 store=-2 stores=4 stream=1
=w: streaming=1 studio=0 style=0 summer=0 summit=0 super=-2 support=-2 supportcenter=4 supports=4 survey=-1 sv=4
=w: svip=0 sw=1 swap=-2 sx=1 sync=2 system=-1 systems=0 t=4 ta=0 te=0 team=3 tech=0 technologies=0 technology=2
=w: techsupport=3 terminal=1 terms=2 test=-2 tf=1 tg=0 th=-1 thailand=0 the=-2 ti=0 ticket=2 tires=4 tl=1 tm=5
=w: to=2 today=2 token=0 tokens=-3 tool=2 tools=1 top=-1 tq=1 tr=-1 track=0 tracking=-1 trade=-4 trades=0
=w: trading=0 training=0 transfer=-1 true=0 trust=0 trx=0 try=1 ts=2 tt=1 tv=1 tw=1 tx=2 ty=1 tyre=4 u=-1 ua=-1
=w: uae=1 ug=0 ui=-1 uk=2 ukraine=0 ultra=-1 um=2 unblock=-1 unblocked=1 unlock=0 unlocker=1 uo=2 up=2 updata=2
=w: update=-2 updates=4 upgrade=5 ur=0 us=2 usa=3 use=0 user=-2 users=3 uu=1 uv=1 uw=1 ux=1 uz=1 v1=2 v2=-3 v3=-2
=w: v4=-1 v5=3 validate=3 validation=0 vault=4 venezuela=1 ver=2 verifica=2 verification=2 verified=4 verifier=2
=w: verify=1 vi=1 video=-1 videos=-2 viet=2 vietnam=-1 view=0 vip=-1 vip1=1 vips=1 visa=0 visit=0 voice=0 vote=-1
=w: vpn=0 vr=0 vs=1 vu=1 vv=4 vw=1 vwww=2 vy=1 vz=3 w=1 wallet=-1 wallets=3 warning=-1 watch=1 watchlist=4 we=2
=w: web=-4 web3=0 webapp=2 webmail=1 website=-2 welcome=1 west=1 wf=1 wh=0 whitelist=3 wholesale=1 win=-2
=w: windows=4 withdraw=1 wl=2 wm=1 work=-2 workshop=3 workspace=3 world=-1 wp=0 wvvww=3 wvw=2 ww=8 wwv=2 www=0
=w: www0=14 www1=0 www3=14 wwww=0 wx=1 x=1 x2=0 xc=0 xchange=2 xf=1 xj=1 xl=2 xo=4 xq=1 xs=2 xu=1 xx=0 xxl=1
=w: xxx=-4 xyz=-1 yo=1 your=0 yp=1 za=2 zk=0 zone=-1 zs=1 zx=0 zy=1
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
>w: *=-1 00=2 01=0 02=1 03=1 04=1 05=1 06=2 1=1 10=1 101=0 11=2 12=2 123=3 13=0 15=1 17=0 18=5 1st=0 20=-1
>w: 2020=4 2021=0 2023=0 2024=-1 2025=2 2026=0 21=0 22=1 23=3 24=1 247=1 24h=-1 25=3 26=0 2x=5 3=0 33=0 360=-2
>w: 365=1 3d=-1 3x=0 4=1 40=1 42=5 44=1 45=0 4k=0 51=2 52=0 53=0 55=1 66=1 69=2 777=0 789=0 88=0 888=-1 91=0 92=0
>w: 96=1 98=1 99=-1 999=1 a=1 aa=0 about=-1 ac=-1 academy=1 acc=-1 access=-3 account=1 accounts=3 activate=4
>w: activation=0 ad=1 ada=6 addons=0 admin=1 ads=1 advanced=1 ae=3 af=1 ag=0 agency=-1 agent=-1 agents=1 ah=0 ai=4
>w: air=2 airdrop=4 airdrops=1 ak=3 al=0 alert=0 alerts=-1 all=0 allocation=1 am=0 american=0 an=0 analytics=1
>w: antifraud=1 ao=0 ap=4 api=0 apk=0 app=1 app-official=4 application=0 applications=-1 apps=0 ar=0 argentina=1
>w: arizona=0 art=0 asia=0 ask=1 asset=1 assets=2 assistance=0 at=-1 au=-2 aus=0 australia=-2 auth=1
>w: authentification=0 authorization=0 auto=0 av=0 az=0 b=-1 ba=1 baby=5 bags=0 bak=1 bangladesh=1 bank=2 banque=0
>w: base=0 bd=-2 be=1 beauty=-1 best=3 bet=1 beta=2 bets=1 bg=-2 bi=0 big=0 billing=0 bio=0 bitcoin=2 biz=-2 bj=2
>w: black=-2 blackfriday=1 blockchain=2 blog=-1 blue=-1 bonus=1 boost=1 booster=0 bot=2 box=1 br=2 brasil=2
>w: brazil=0 bridge=3 browse=0 btc=3 bu=0 business=-3 buy=-1 by=0 c=-1 ca=-2 california=0 canada=1 cancellation=2
>w: capital=0 captcha=1 card=5 career=0 careers=-2 cash=1 casino=2 cat=-1 cc=0 cdn=-4 ce=1 center=-3 ch=-1 chain=1
>w: chat=4 chatbot=1 cheap=-1 check=1 checker=1 chile=-1 china=-2 chinese=1 christmas=1 city=-1 ck=2 cl=2 claim=3
>w: claims=2 clash=1 click=2 client=0 clients=-1 clothing=0 cloud=2 club=-2 cm=1 cn=1 co=3 code=-3 codes=0
>w: coffee=0 coin=2 coins=1 colis=1 collection=2 colombia=0 com=-6 community=1 competition=2 compte=1 confirm=1
>w: confirmation=-1 connect=2 connection=1 connections=4 connexion=-1 contact=1 cool=1 core=-1 corp=-4 coupons=0
>w: cr=1 crack=1 craft=1 creator=0 crypto=2 cs=-3 cu=1 customer=-1 customerservice=1 cv=0 cyber=0 cz=-2 dao=2
>w: dapp=3 dapps=7 dark=0 dashboard=-2 data=-2 dd=-1 de=0 deal=-1 defender=1 defi=0 deliver=1 delivery=5 delta=3
>w: deposit=2 descargar=2 desk=0 desktop=-1 dev=-1 developer=0 dex=4 df=0 dg=1 dh=2 di=0 digital=0 discount=-2
>w: discounts=1 distribution=-1 dk=-1 dl=0 dm=0 dn=3 dns=-4 do=-1 docs=-1 document=1 dostavka=1 download=1
>w: downloader=2 downloads=-3 dr=2 drive=3 drop=3 drops=3 ds=-1 dubai=0 dv=2 dx=2 e=4 ea=3 earn=-2 easy=-2 ec=1
>w: eco=0 ed=2 ee=0 eg=0 ek=1 el=0 eligibility=1 eligible=0 email=-2 en=-3 enroll=0 entrar=1 entrega=3 eo=2 eq=1
>w: er=4 es=0 espace=-1 espana=0 et=2 etf=1 eth=1 ethereum=-1 eu=0 ev=3 event=0 events=1 ex=3 exchange=5
>w: exclusive=0 explore=2 express=1 extension=1 ez=0 f=1 fa=1 factoryoutlet=1 fake=0 faq=0 farm=-1 farming=0
>w: fast=3 faucet=0 fee=1 feedback=0 fg=1 fh=0 fi=4 file=-2 files=0 film=0 fin=0 finance=11 financial=0 finder=-1
>w: fix=-1 fl=0 flow=0 fm=0 football=0 form=-2 forum=-1 foundation=5 fp=1 fq=1 fr=0 france=-2 fraud=1 free=4
>w: fresh=2 fs=1 ft=0 fun=1 fund=4 funds=1 fv=1 fx=0 g=1 ga=0 game=1 gamer=1 games=0 gateway=-3 gay=1 gb=2
>w: genesis=1 get=3 gg=-1 ghana=2 gi=2 gift=1 giftcard=4 gifts=3 giris=-1 give=2 giveaway=-1 gk=2 gl=0 global=0
>w: go=2 gold=-1 gov=-1 gp=-1 gpt=-1 grant=1 gratis=-1 gratuit=-1 greece=0 green=-1 group=2 grupo=2 gs=2 gt=-1
>w: gu=0 guard=-2 gw=2 h=0 hack=0 hacks=-1 hd=3 he=0 help=-2 help-desk=1 helpdesk=-1 helpsupport=1 hh=0 hi=-1 hj=1
>w: hk=-1 home=-1 hongkong=1 host=-1 hosting=-1 hot=1 hotel=-1 hotro=1 hq=-2 hr=-1 hs=0 http=-4 https=-4 hub=2
>w: hv=1 hy=1 i=-3 ia=0 ico=1 id=-1 identity=2 ii=1 il=5 im=3 image=-1 img=-1 in=3 inc=1 index=0 india=-3 indo=0
>w: indonesia=0 info=1 install=4 instant=0 investing=-1 io=1 ip=0 ipv4=0 ir=0 ireland=2 is=-1 israel=1 it=0 iv=0
>w: iy=3 japan=-2 jd=1 jj=0 job=-1 jobs=1 join=1 jp=4 js=1 jt=0 ju=1 ka=0 kb=1 kc=1 key=-3 keys=3 ki=0 king=2
>w: korea=1 kp=2 kr=-1 ks=1 ku=1 kunde=2 kz=1 l=0 lab=3 labs=3 land=-1 launch=0 launchpad=0 leaks=0 learn=1
>w: learning=0 li=-1 life=-1 limited=-1 link=0 links=-1 live=10 livechat=0 livraison=-1 lk=0 ll=5 llc=-1 lo=2
>w: local=-2 log=3 log-in=1 login=2 logins=1 logistics=1 logowanie=0 london=0 love=0 lp=0 lr=1 ls=2 lt=0 ltd=-2
>w: lucky=0 lv=0 lw=5 ly=-2 lz=1 m=0 ma=1 mail=2 mails=-1 main=-1 mainnet=0 mall=3 manage=-1 management=1
>w: manager=-4 maps=-2 marcas=4 market=-2 marketing=0 marketplace=0 max=1 mc=0 mcp=0 md=0 me=2 media=-1 meet=-1
>w: meeting=1 mega=0 member=-1 members=-1 mexico=1 mi=1 migrate=-1 migration=0 miner=0 mini=3 mining=2 mint=2
>w: minting=0 ml=0 mo=0 mobil=0 mobile=8 mod=-1 modapk=2 mods=0 mom=0 mon=0 moncompte=0 money=-1 movie=1 movies=1
>w: ms=2 multi=1 music=-1 mx=0 my=4 myaccount=0 na=0 navigator=0 nb=2 nc=1 nederland=0 neo=1 net=0 network=2
>w: networks=4 new=1 news=-3 newzealand=1 nft=3 nfts=3 nitro=4 no=1 node=1 nodes=0 noreply=-2 norge=0 norway=0
>w: now=1 ns=0 nv=1 nyc=0 nz=0 oe=1 offer=4 offers=1 office=4 official=4 og=0 old=0 om=1 on=3 one=2 online=1
>w: only=0 open=-2 ops=1 or=3 order=2 orders=0 os=0 osterreich=0 ot=3 our=0 outlet=-1 ov=0 ox=-1 pa=0 pack=1
>w: package=1 page=0 pago=1 paiement=0 panama=4 panel=-2 partner=-2 partners=-2 pass=2 passport=0 pay=2 payment=0
>w: payments=1 payroll=0 pc=-1 pe=0 peru=-1 ph=1 pharmacy=-1 pickup=0 pin=2 pk=-1 pl=-1 play=1 player=0 plus=5
>w: point=-2 points=-1 polska=-2 pool=0 portal=0 post=-1 pr=3 premio=1 premium=3 presale=-1 press=-1 prime=-2
>w: print=0 privacy=-2 prize=3 pro=0 profile=3 profiles=3 promo=2 promocja=0 promocoes=3 promos=0 promotion=-1
>w: promotions=0 protect=0 protection=-1 protocol=1 proxy=-4 ps=-1 pt=-1 pv=2 px=2 py=1 q=0 qm=1 qp=1 qr=2
>w: quantum=-1 qv=1 qw=1 qy=2 r=0 ra=2 radio=0 raffle=-1 rc=0 re=1 real=2 recovery=4 red=0 redirect=0 refund=-1
>w: regalo=1 register=1 registration=3 remote=1 renouvellement=-1 rent=3 report=-3 restake=2 restore=3 retail=0
>w: review=-1 revoke=0 reward=2 rewards=3 rh=0 rj=1 rl=0 rm=0 rn=0 ro=-2 rs=1 ru=2 rw=0 rx=-1 ry=1 s=-1 s3=1 sa=-2
>w: safe=-2 safepay=5 safepayment=8 safety=-1 sale=2 sales=0 saudiarabia=1 save=2 sb=1 sc=-1 school=-1 schweiz=1
>w: sd=-1 sdapps=3 se=5 sea=1 season2=-2 secure=0 secured=-3 secures=1 securite=-1 security=0 seguranca=0 sell=-2
>w: seller=1 seo=-1 serve=2 server=1 servers=-1 service=2 services=2 settings=-2 setup=-3 share=1 ship=1
>w: shipping=0 shoes=0 shop=4 shopping=2 shops=2 si=3 sigin=1 sign=2 sign-in=1 sign-up=2 signin=0 signup=2
>w: silver=-1 site=1 sites=1 skin=-1 sl=1 slot=0 slots=0 slovenija=2 slovensko=0 smart=-1 sn=-1 snapshot=0 so=2
>w: social=-3 soft=-3 software=-2 sol=1 solutions=-3 source=0 sp=0 space=-2 spin=-1 sport=0 sports=0 srbija=0 ss=1
>w: ssl=3 sso=-4 staff=0 stake=2 staking=1 star=1 start=-3 state=1 static=0 station=-1 status=-2 stockprice=3
>w: storage=-4 store=7 stores=-1 studio=-3 su=2 suivi=-2 suomi=0 super=2 support=2 supports=1 survey=4
>w: suspension=2 sv=1 svip=-1 swap=2 swaps=0 sx=0 sy=0 sync=0 system=-2 systems=0 sz=0 t=-2 te=1 team=-3 teams=3
>w: tech=-3 technologies=1 technology=-3 techsupport=1 terminal=0 test=1 testnet=2 tf=2 tg=-1 th=3 the=3 thx=2
>w: ticket=-1 tj=1 tm=-1 tn=0 to=2 today=-2 token=0 tokens=3 tool=1 tools=0 top=1 tr=1 track=1 tracking=0 trade=2
>w: trades=6 trading=0 tradings=2 transaction=3 transfer=1 transit=1 transport=0 trial=3 trust=-2 trx=1 ts=-1 tv=0
>w: tw=-1 ty=0 u=1 ua=-1 uae=-1 ub=5 ud=2 ue=2 uf=2 ui=3 uk=-1 ukraine=-1 ultra=1 um=1 un=1 unblock=1 unblocked=2
>w: up=1 updata=2 update=2 updates=-3 upgrade=-2 ur=3 url=-1 uruguay=1 us=1 usa=-2 usdt=2 use=2 user=2 ut=2 uu=1
>w: uv=1 uw=1 uy=4 v=1 v1=-2 v2=2 v3=0 v4=1 va=2 validation=1 validator=2 vault=-4 vd=1 ve=1 venezuela=0 ver=0
>w: verification=1 verified=-2 verify=0 vi=1 video=2 videodownloader=3 videos=2 viet=0 vietnam=1 view=1 vip=2
>w: vip1=0 vips=0 visit=3 vl=1 vm=2 vn=3 vote=0 vpn=-1 vr=-1 vt=0 vv=2 vwww=1 vy=0 w=1 wa=0 wallet=3 wallets=6
>w: wap=0 warning=3 watch=0 watchlist=0 water=0 wc=0 we=0 web=3 web3=-1 webapp=-1 website=2 welcome=-1 wg=1 wh=0
>w: whitelist=-3 wiki=-1 win=1 windows=1 withdrawal=1 wl=-2 wn=1 work=0 workspace=0 world=-1 ws=1 wv=1 wvw=2 ww=-3
>w: www=0 www0=-3 www3=-6 wwww=1 wx=1 x=2 x2=1 xc=2 xchange=0 xf=1 xi=1 xj=1 xn=3 xo=2 xp=1 xq=1 xs=2 xw=1 xx=6
>w: xxl=0 xxx=2 xy=1 xyz=1 xz=3 y=0 ya=0 yi=1 yield=1 you=0 your=2 ys=1 yt=3 yw=1 yx=1 yy=0 yz=0 zc=2 zd=2 zh=2
>w: zk=0 zl=4 zn=2 zone=-1 zx=0 zy=2
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
after-: *=-11 0=-2 007=-2 01=1 02=-3 03=-1 05=-2 1=17 10=-2 101=0 11=-1 12=-2 123=-1 13=-3 15=-3 18=-2 19=-2
after-: 2=13 20=-2 2021=3 2022=2 2023=15 2024=2 2025=0 21=0 222=-22 23=4 24=9 247=-1 24h=7 25=-13 2fa=1 3=10 36=-21
after-: 360=-1 365=7 37=-20 3d=-1 4=9 404=-22 5=4 50=-9 51=-26 57=-20 6=3 678=-22 7=5 75=-22 777=6 8=3 83=-20 88=-1
after-: 888=2 89=-21 9=3 93=-29 94=-30 999=-4 a=9 about=-5 abuse=-6 ac=-3 academy=13 acceso=-21 access=13 accesso=-23
after-: account=17 account-security=-16 accounts=7 action=3 activate=-8 activity=1 actualizacion=-21 ad=7 ada=-4
after-: addon=-24 addons=-9 admin=0 administrator=-22 ads=13 advanced=-21 ae=4 ag=6 agency=11 agent=2 aggiorna=-25
after-: ai=24 aide=3 air=11 airdrop=32 airdrops=14 aj=-20 akk=-22 akun=-23 alert=8 alerts=5 all=6 allocation=10 am=-2
after-: amende=4 analytics=16 antifraud=-17 ap=-7 api=18 apk=5 app=34 app-official=-14 app2=-2 application=2 apply=5
after-: apps=21 ar=3 area=-2 arizona=-19 art=11 arts=6 as=-2 asia=3 ask=-5 asset=0 assets=11 assistance=4
after-: assistenza=-25 at=5 atualizar=-20 au=11 audio=0 aus=-10 australia=-3 austria=-1 auth=14 authentication=-2
after-: authentification=-3 authorization=-6 auto=5 av=-2 az=1 b=3 backup=-3 badge=-1 bahis=-25 bak=-15 bank=15
after-: banking=-1 base=9 bayar=-23 bd=4 be=1 beauty=5 bedava=-21 berlin=7 best=0 bet=7 beta=9 bets=-1 bewerbung=-23
after-: bg=1 billing=-3 bio=-3 bitcoin=5 biz=2 bj=-9 bk=-2 blockchain=0 blog=11 blue=0 bonus=19 books=0 boost=6
after-: booster=-4 bot=9 boutique=6 box=10 bq=-21 br=7 brazil=-6 bridge=15 bs=-1 btc=12 bu=-21 business=8 buy=5 bw=-2
after-: c=6 ca=4 cadeau=-22 california=-14 call=0 canada=4 cancel=-21 capital=9 captcha=1 car=-2 card=1 cards=-2
after-: careers=2 case=3 cases=-3 cash=13 casino=25 cat=0 cb=1 cc=13 cdn=29 cdns=-14 center=9 central=2 centre=4 ch=4
after-: chain=14 chat=10 chatbot=-23 check=15 checker=15 chile=-3 china=13 city=8 cj=-21 ck=-7 cl=1 claim=29 claims=18
after-: clash=-25 classaction=-23 click=5 client=13 clienti=-19 clients=8 clinic=-3 cloud=19 club=17 cm=-7 cn=12 co=5
after-: code=8 codes=0 coin=18 coins=7 colis=8 collectibles=-23 collection=-2 colombia=-7 com=19 community=15
after-: company=4 compensate=-24 competition=-12 complaint=-22 compte=7 confirm=-3 confirmation=-3 connect=20
after-: connection=2 connexion=6 console=-7 consulting=6 conta=-24 contact=6 conto=-22 copyright=-21 core=8 corp=8
after-: coupons=-6 courier=-4 courses=-20 cr=-10 creator=-8 credit=0 creditcard=-21 crypto=25 cs=2 customercare=-20
after-: customerservice=-20 cz=2 czech=-19 d=4 daftar=-24 dao=9 dapp=13 dapps=7 dashboard=15 data=10 db=-1 dd=4 de=10
after-: deal=5 dealers=-24 deals=2 deep=-31 defender=-2 defi=14 delivery=-15 demo=0 denglu=-21 deposit=-10
after-: descargar=-21 design=10 desk=1 desktop=11 deutschland=2 dev=10 developers=-3 dex=12 df=-8 dg=-21 di=-24
after-: dichvu=-27 digital=11 discount=-2 dispute=-26 distribution=17 dk=-1 dmv=-23 dns=10 doc=0 docs=4 document=-6
after-: documents=-4 donate=-20 dostawa=0 download=21 downloader=0 downloads=9 dq=-22 dr=-20 dream=-2 drive=4 drop=24
after-: drops=13 ds=1 du=-33 dw=-21 dx=-9 dz=-2 e=8 ea=-14 earn=3 earning=-1 earnings=-2 easy=-1 eb=-21 eco=-2 ed=-3
after-: edu=4 education=3 ee=0 eg=3 electric=-2 eligibility=12 eligible=-5 email=12 employee=-26 en=7 energy=6
after-: envios=-30 eo=-25 er=-4 es=17 espace=2 espana=-2 etf=-5 eth=18 ether=5 ethereum=3 eu=19 europe=10 ev=-3
after-: event=23 events=19 ew=-20 ex=2 exchange=-10 exclusive=-5 explore=-18 express=-15 faceless=-19 factory=-2
after-: factoryoutlet=-20 factura=-25 failed=-22 family=-2 farm=5 farming=-4 fashion=3 fast=-2 fatura=-23 fd=-21
after-: federal=-26 fi=12 file=3 files=5 film=1 finance=-14 finder=1 fix=5 flow=6 fn=-21 food=3 form=7 forms=7
after-: forum=13 foundation=18 fr=21 france=25 fraud=-14 free=22 freight=-21 fu=-22 fun=5 fund=0 funds=8 furniture=0
after-: fv=-27 fw=-20 fx=3 g=3 gallery=-1 game=17 games=19 gaming=1 gas=-1 gateway=7 gay=-1 gb=-1 genesis=-3 germany=1
after-: get=6 getmy=-23 gg=1 gift=19 giftcard=-21 giftcards=-23 gifts=14 giris=1 give=7 giveaway=12 gives=-2 gj=-23
after-: global=14 gmbh=1 go=10 gold=5 goldcoast=-20 gov=17 gp=-4 gpt=11 gr=-2 grants=-22 gratis=3 gratuit=-2 group=19
after-: grupo=-31 gt=-7 guanwang=-22 guard=6 gw=-7 gx=-26 gy=-16 h=0 hack=3 hacks=4 hd=4 he=-20 health=5 help=19
after-: help-desk=-16 helpcenter=-19 helpdesk=6 hilfe=0 hk=6 holding=-1 holdings=-2 home=20 host=10 hosting=9 hot=-2
after-: hotel=10 hotels=5 hotline=-22 hotro=-20 house=8 hq=-3 hr=4 hrvatska=-11 ht=-20 http=-20 https=-21 hub=17
after-: hv=-21 hw=-27 hx=-26 hy=-20 hz=-28 i=6 ia=-1 ico=1 id=20 ie=-1 ih=-24 ik=-20 il=0 image=0 images=0 img=5
after-: immediate=-28 in=9 inc=13 index=3 india=7 indo=-7 indonesia=2 industries=-2 info=30 information=4 ingreso=-20
after-: iniciar=-25 install=-1 institute=-3 insurance=-2 intern=-24 internal=-3 internet=5 invest=9 investing=1
after-: investment=2 investments=0 io=22 ip=15 ipv4=-5 iq=-2 ir=13 ireland=-4 is=4 it=18 italia=-2 italy=-2 ix=-3
after-: iy=-20 iz=-25 j=-3 japan=8 jewelry=-2 jg=-20 jm=-27 jn=-21 job=1 jobs=-5 join=4 jp=12 jq=-23 js=4 ju=-32
after-: just=-21 jv=-20 jw=-27 jz=-22 k=2 kargo=-25 kaufen=3 kb=-21 key=1 kf=-30 kids=2 king=3 kirim=-22 kj=-20
after-: klantenservice=-20 klient=-22 km=-19 kn=-23 korea=-4 kp=-15 kr=0 ks=-2 kunde=-23 kundenservice=-19 kx=-25 kz=1
after-: l=0 lab=12 labs=18 land=13 latam=-7 launch=7 launchpad=2 law=2 layanan=-24 layer=4 ledger=7 lh=-19 life=11
after-: light=-1 limited=5 link=16 links=0 lite=-2 lithuania=-21 live=-5 livechat=-14 livraison=7 ll=-9 llc=6 log=2
after-: log-in=-10 login=24 logins=-8 logistics=2 love=7 lq=-22 lr=-4 ls=-3 ltd=11 lw=-27 lz=-26 m=5 magazin=-2
after-: magazine=1 magic=-2 mail=19 mails=-2 main=5 mainnet=7 mall=4 manage=-2 management=5 manager=10 maps=0
after-: market=10 marketing=7 marketplace=2 masuk=-24 max=3 mc=-3 md=-5 me=9 media=16 medical=3 meet=3 meeting=-3
after-: merchant=-11 merchants=-21 metrics=-3 mexico=0 mi=-7 migrate=3 migration=10 mini=-9 mining=3 mint=16 minting=2
after-: mobile=-22 mods=-2 mon=-25 moncompte=-5 monespace=-27 money=8 movie=2 movies=3 mq=-26 ms=4 msg=-11 multi=-36
after-: music=5 mx=2 my=1 myaccount=-2 n=6 net=17 netbanking=-24 network=28 networks=11 new=8 news=24 newzealand=-13
after-: next=5 nf=-21 nft=19 nfts=8 ng=1 nieuw=-20 nitro=14 nl=7 no=1 no-reply=-16 node=10 notice=0 notification=1
after-: notify=-3 now=15 ns=7 ns1=-10 number=-2 nz=-8 o=0 oauth=-6 odds=-22 odeme=-21 oe=-12 of=-28 oferta=1 offer=0
after-: offers=7 office=-13 official=21 ok=0 om=-7 on=0 one=15 online=34 onlines=-8 oo=-11 op=-2 open=-3 oplata=-2
after-: oq=-26 order=12 org=15 os=2 osterreich=-6 ot=-20 outlet=11 ov=-12 oz=-20 p=0 pack=-7 package=-5 pagamentos=-20
after-: page=14 pages=4 pagos=-20 paiement=4 panama=-14 panel=7 parcels=-20 paris=9 partner=6 partners=11 parts=-1
after-: pass=12 passport=-8 pay=14 paying=-21 payment=7 payments=3 payroll=-7 pc=12 pd=-23 pe=-4 peru=1 pg=-1 ph=-3
after-: pharmacy=4 phone=2 photo=6 pin=-4 pk=3 pl=24 play=13 player=-4 plus=18 point=9 points=1 poland=2 policy=-3
after-: polska=12 pool=13 portal=16 portfolio=0 post=8 postal=-2 power=4 pp=-1 pq=-13 premio=-24 premium=7 presale=16
after-: presente=-20 press=3 primary=-21 prime=20 print=-2 privacy=-2 prize=6 pro=17 problems=-20 products=0 profile=0
after-: profiles=-11 profit=3 promo=12 promocao=-23 promocion=-21 promotion=6 protect=0 protected=-19 protection=3
after-: protocol=12 proxy=23 ps=-6 pt=10 pu=-22 pulsa=-25 q=-3 qf=-20 qh=-21 qj=-21 qk=-26 qo=-19 qp=-21 qu=-20 qy=-17
after-: qz=-28 r=4 rabatt=-22 radio=0 raffle=-1 rastreamento=-20 rastrear=-21 rastreio=-21 re=-3 reactivate=-20
after-: recover-account=-18 recovery=9 redirect=2 refund=6 regalo=-25 register=18 registration=7 relief=-21 remote=-5
after-: renew=-2 renouvellement=8 rent=-8 replacement=-32 report=7 request=1 reschedule=-24 resmi=-2 restoration=-24
after-: restore=0 restored=-20 review=9 revoke=0 reward=20 rewards=25 rf=-3 rg=-22 ri=-7 rm=-6 ro=0 rs=2 ru=7
after-: russia=-3 rx=3 s=9 s3=1 sa=4 safe=12 safepay=-12 safepayment=-9 safety=3 sait=-20 sale=16 sales=9
after-: saudiarabia=-15 sb=-22 scan=4 scanner=1 school=6 schweiz=1 sd=-3 sdk=-2 se=-3 season2=-1 secure=21 secured=-4
after-: secures=-12 securite=3 security=19 seguimiento=-20 sell=-1 seller=-7 sellers=-20 seo=3 serve=-4 server=17
after-: servers=3 service=25 servicedesk=-10 services=16 setting=-4 settings=-1 setup=6 sg=12 share=5 ship=-7
after-: shipping=4 shoes=-1 shop=27 shopping=7 shops=-1 show=1 si=-7 sicherheit=-8 sigin=-8 sign=6 sign-in=-15
after-: sign-up=-13 signin=2 signup=9 site=18 site1=-3 sites=3 sk=-3 skin=-3 skins=2 sklep=8 sky=7 sl=-10
after-: sledzenie=-24 slot=5 slots=8 slovenia=-24 smart=0 sn=-9 snapshot=-1 social=-1 soft=11 software=18 sol=5
after-: solution=9 solutions=7 soporte=-21 source=7 sp=-3 space=11 spedizione=-21 spin=0 sport=6 sports=8 srilanka=-21
after-: ss=0 ssl=3 sso=20 st=-3 staff=-6 staging=3 stake=8 staking=10 star=3 start=3 station=-1 status=4 stimulus=-22
after-: storage=3 store=16 stream=5 streaming=-2 studio=11 style=5 suivi=6 summer=-2 sun=-2 supply=0 support=26
after-: supports=0 survey=2 suspension=-2 sv=-10 svip=0 swap=15 sx=-20 sync=8 system=17 systems=0 t=8 tax=2 team=18
after-: teams=5 tech=22 technologies=-6 technology=6 techsupport=-25 terminal=1 test=12 testnet=0 th=5 thailand=-2
after-: thx=-20 tickets=3 tienda=-26 tires=-24 tk=-6 tm=2 to=-7 today=7 token=23 tokens=9 toko=-23 tokyo=3 toll=-21
after-: tool=5 tools=9 top=8 tr=1 track=10 tracking=8 trade=17 trades=-16 trading=6 training=1 transaction=0
after-: transfer=5 travel=4 trust=5 trusted=-21 trx=-4 ts=-2 tv=8 tw=4 tx=0 u=4 ua=5 uae=3 ud=-12 ue=-9 uk=16
after-: ukraine=-3 ul=-22 umstellung=-26 unblock=-1 unlock=3 up=3 updata=-11 update=18 updates=4 upgrade=1 uq=-22
after-: ur=-13 urgent=-24 url=5 us=17 usa=15 usdc=2 usdt=10 user=11 users=1 uu=-22 uw=-26 v=-2 v1=5 v2=19 v3=12 v4=2
after-: v5=-4 validate=-5 validation=2 validator=-3 vault=6 veilig=-21 venezuela=-13 ventures=-3 verifica=-25
after-: verificacao=-26 verificacion=-20 verificar=-26 verification=12 verified=-5 verifier=-8 verify=17 vh=-21 vi=-11
after-: video=12 videodownloader=-25 videos=8 view=7 violation=-27 vip=13 vip1=-2 visa=7 visit=-25 vn=16 vote=11
after-: vpn=17 vq=-21 vr=-3 vu=-23 vz=-26 wage=-20 wallet=20 wallets=2 walletsync=-20 warning=-3 watch=0 watches=-2
after-: watchlist=-20 web=20 web3=30 webapp=-5 website=6 wedding=-3 wh=-21 whitelist=7 wholesale=-10 wi=-20 wiki=6
after-: win=15 windows=-21 wj=-26 wl=4 work=13 workspace=-2 world=16 wq=-21 wr=-22 wvw=-23 www=5 www0=-21 www1=-20
after-: www3=-22 wwww=-25 wx=-20 x=13 x2=-3 xb=-22 xf=-27 xg=-23 xh=-21 xi=-24 xj=-23 xn=-21 xo=-25 xv=-21 xx=-10
after-: xxl=-3 xxx=12 xyz=9 xz=-25 y=1 yb=-26 yd=-20 yeni=-24 yf=-26 yj=-26 ym=-21 you=2 your=-26 yq=-20 yr=-25 yv=-26
after-: yw=-22 yx=-26 z=2 za=-3 zaloguj=-26 zb=-20 zd=-25 zf=-20 zh=-5 zj=-26 zl=-16 zoll=-20 zone=12 zq=-25 zu=-21
after-: zy=-20 zz=-19
after: *=-12 00=-6 007=-1 01=6 02=1 03=1 04=-4 05=0 06=-8 10=-1 101=3 11=3 12=0 123=6 13=-1 168=-8 17=-9 18=-1
after: 19=-1 20=-2 2020=0 2021=6 2022=3 2023=6 2024=4 2025=2 2026=-6 21=5 22=-1 222=-22 23=1 24=17 247=3 24h=8 25=-8
after: 26=-2 28=-4 2fa=4 2x=-2 31=-9 33=-4 36=-18 360=4 365=10 39=-7 3d=-1 3x=-8 40=-14 404=-21 42=-1 44=-12 45=-6
after: 47=-5 4k=-3 51=-23 520=-14 53=-11 55=-5 63=-13 64=-7 65=-10 66=-10 666=-7 67=-8 678=-22 69=-3 73=-14 75=-22
after: 77=-3 777=6 789=-4 84=-16 86=-13 88=5 888=3 89=-21 90=-9 92=-12 93=-29 94=-30 96=-14 98=-9 99=-3 999=-3 aa=-9
after: about=-6 ac=-3 academy=13 acc=-6 acceso=-21 access=15 accesso=-23 account=10 accounts=-3 action=1 activate=-10
after: activation=0 actualizacion=-21 ad=9 ada=-10 addon=-24 addons=-9 admin=3 administrator=-22 ads=12 advanced=-16
after: ae=11 af=-10 affiliate=-4 africa=-1 ag=5 agency=12 agent=5 agents=-2 aggiorna=-25 ah=-12 ai=20 aide=3 air=4
after: airdrop=19 airdrops=10 aj=-21 ak=-7 akk=-22 akun=-23 al=-3 alert=9 alerts=2 all=5 allocation=4 am=-4 amende=4
after: analytics=12 ao=-2 ap=-1 api=14 apk=6 app=28 app2=-2 application=3 applications=-5 apply=4 apps=16 ar=3
after: area=-2 argentina=-10 arizona=-18 art=13 arts=2 as=0 asia=2 asset=-1 assets=5 assist=-4 assistance=3
after: assistenza=-25 at=2 atualizar=-20 au=4 audio=-1 aus=-10 australia=0 auth=12 auto=8 av=3 aw=-13 az=3 ba=-8
after: baby=3 badge=-1 bags=-1 bahis=-25 bangladesh=-9 bank=16 banking=-1 base=11 bayar=-23 bc=-9 bd=2 be=-1 beauty=4
after: bedava=-21 belgie=-9 berlin=6 best=0 bet=14 beta=4 bewerbung=-23 bg=3 bi=-11 billing=-2 bills=-8 bio=-1
after: bitcoin=8 biz=3 bk=-3 bl=-12 blockchain=4 blog=14 blue=-1 bm=-17 bonus=14 books=2 boost=3 booster=-3 bot=12
after: bots=-7 boutique=6 box=16 bq=-21 br=5 brasil=0 bridge=15 bs=-1 btc=12 bu=-20 bucket=-12 business=8 buy=8 bw=-2
after: by=-9 ca=4 cadeau=-22 call=1 canada=7 cancel=-21 cancellation=-15 capital=10 captcha=-2 car=-2 card=9 cards=-1
after: care=-1 career=-6 careers=-3 case=2 cases=-3 cash=11 casino=30 cat=1 catering=-7 cb=1 cc=10 cd=-5 cdn=20
after: cdns=-14 ce=-8 center=12 central=0 centre=2 ch=6 chain=16 charity=-17 chat=12 chatbot=-22 check=17 checker=9
after: chile=-4 china=10 chinese=-12 christmas=-11 ci=-6 city=10 cj=-21 ck=-8 cl=-4 claim=20 claims=13 clash=-24
after: classaction=-21 click=4 client=11 clienti=-21 clients=6 clinic=-3 clothing=-3 cloud=21 club=19 cm=-8 cn=10
after: co=11 code=5 codes=-1 coin=24 coins=8 colis=6 collectibles=-22 colombia=-8 com=19 community=10 company=1
after: compensate=-24 complaint=-22 compte=5 conference=-3 confirm=-2 confirmation=-2 connect=17 connection=3
after: connections=-14 connexion=3 console=-8 consulting=5 conta=-25 contact=0 conto=-22 copyright=-21 core=14 corp=6
after: corporation=-5 cp=-11 cq=-16 cr=-8 crack=-11 craft=-1 credit=0 creditcard=-21 crypto=14 cs=6 ct=-14 cu=-11
after: customer=-3 customerservice=-19 cv=-9 cz=3 daftar=-24 dao=17 dapp=11 dapps=-5 dashboard=5 data=10 db=2 dc=-4
after: dd=3 de=10 deal=2 dealers=-24 deals=2 deep=-31 defender=-3 defi=16 delivery=-13 delta=-12 demo=-1 denglu=-21
after: descargar=-21 design=9 desk=3 desktop=8 deutschland=2 dev=9 developer=-4 devices=-3 dex=8 dg=-22 dh=-9 di=-21
after: dichvu=-27 digest=-7 digital=12 discount=2 discounts=-12 dispute=-25 distribution=6 dk=1 dl=-2 dm=-2 dmv=-23
after: dn=-6 dns=12 doc=0 docs=2 dostawa=0 download=20 downloader=-2 downloads=2 dq=-22 dream=-3 drive=6 drop=24
after: drops=7 ds=0 dt=-6 du=-33 dubai=-9 dv=-10 dw=-21 dz=-3 ea=-13 earn=3 earning=-2 earnings=-2 easy=-1 eb=-20
after: ec=-4 eco=3 ed=5 edu=5 education=2 ee=6 eg=4 ek=-7 el=-5 electric=0 eligibility=4 email=10 employee=-26 en=6
after: energy=5 entrega=-14 envios=-29 eo=-23 eq=-11 er=3 es=13 espace=2 espana=-2 et=-6 etf=-4 eth=18 ether=4
after: ethereum=4 eu=7 europe=7 ev=-3 event=16 events=9 ew=-20 ex=4 exchange=-13 exclusive=-6 express=-14 extension=0
after: fa=-12 factory=-1 factoryoutlet=-18 factura=-25 failed=-22 family=-2 faq=-5 farm=3 fashion=3 fast=-1
after: fatura=-23 fd=-18 federal=-26 fee=-11 feedback=-12 fg=-6 fh=-12 fi=17 file=2 files=12 film=3 fin=-4 finance=-6
after: financial=-1 finder=3 fire=-4 fix=6 fl=-10 flow=5 fn=-18 fo=-17 food=3 football=-3 form=9 forms=8 forum=14
after: foundation=14 fp=-16 fq=-15 fr=15 france=20 free=18 freight=-21 fs=-4 ft=0 ftp=-12 fu=-22 fun=9 fund=2 funds=7
after: furniture=-1 fv=-25 fw=-20 fx=3 ga=-10 gallery=2 game=21 gamer=-6 games=21 gaming=3 gas=-1 gateway=2 gay=0
after: gb=-3 genesis=-3 germany=-3 get=2 getmy=-23 gg=3 ghana=-10 gi=-14 gift=16 giftcard=-22 giftcards=-22 gifts=11
after: giris=0 give=0 giveaway=16 gives=-3 gj=-21 gk=-11 gl=-9 global=14 gmbh=0 go=12 gold=3 goldcoast=-20 gov=20
after: gp=-6 gpt=12 gr=-3 grant=-3 grants=-22 gratis=0 gratuit=-1 greece=-5 green=-4 group=22 grupo=-31 gs=-8 gt=-7
after: gu=-16 guanwang=-22 guard=1 gutschein=-12 gx=-25 gy=-14 hack=4 hacks=3 hb=-11 hc=-6 hd=8 he=-17 health=7
after: help=17 helpcenter=-16 helpdesk=2 helpsupport=-7 hf=-16 hg=-14 hh=-9 hilfe=0 hj=-10 hk=5 holding=-2
after: holdings=-2 home=14 host=10 hosting=8 hot=-3 hotel=7 hotels=5 hotline=-22 house=8 hq=1 hr=5 hrvatska=-13 hs=-7
after: http=-20 https=-22 hub=22 hungary=-4 hv=-20 hw=-27 hx=-24 hy=-18 hz=-26 ia=-2 ic=-3 ico=0 id=16 ide=-4 ie=-1
after: ig=-14 ih=-24 ii=-7 ik=-19 il=7 im=-6 image=-1 images=-1 img=5 immediate=-27 in=6 inc=12 index=0 india=7
after: indonesia=0 industries=-3 info=22 information=2 iniciar=-25 instant=-10 institute=-3 insurance=-2 intern=-24
after: internal=1 international=-16 internet=5 invest=7 investing=0 investment=1 investments=-1 io=17 ip=12 iq=0
after: ir=15 ireland=-6 is=6 israel=-2 it=20 italia=-1 italy=-2 iu=-15 iv=-9 ix=-4 iy=-17 iz=-25 japan=8 jd=-16
after: jewelry=-2 ji=-17 jj=-10 jm=-29 jn=-21 job=4 jobs=-4 join=6 jp=6 jq=-23 js=6 ju=-31 just=-21 jv=-20 jw=-27
after: jz=-22 ka=-6 kargo=-25 kaufen=2 kb=-19 kc=-15 key=3 keys=-11 kf=-27 ki=-13 kids=1 king=5 kirim=-22 klient=-22
after: kn=-23 korea=-5 kr=1 ks=0 kunde=-23 kuwait=-14 kx=-25 kz=3 lab=12 labs=15 land=15 launch=1 launchpad=0 law=2
after: layanan=-24 layer=4 leaks=-5 learning=-3 ledger=5 lh=-21 li=-8 life=11 light=-1 limited=3 link=13 links=2
after: lite=1 lithuania=-21 live=-8 livraison=5 lk=-7 ll=-4 llc=7 lo=-8 loans=-4 local=-2 log=6 login=19 logins=-9
after: logistics=5 london=-3 lottery=-4 love=5 lp=-7 lq=-22 ls=-6 lt=0 ltd=9 lu=-14 lv=-7 lw=-21 ly=-1 lz=-25 ma=-4
after: magazin=-2 magazine=0 magic=-2 mail=24 mails=-2 main=4 mainnet=1 malaysia=-7 mall=5 manage=-3 management=-3
after: manager=13 maps=-1 market=12 marketing=7 marketplace=-1 masuk=-24 max=6 mc=-2 mcp=-14 me=9 media=21 medical=3
after: meet=1 meeting=0 mega=-9 member=-4 members=-8 merchants=-20 mfa=-11 migrate=2 migration=8 miner=-4 mining=6
after: mint=8 minting=-1 ml=-6 mobil=-16 mobile=-11 mod=-4 modapk=-12 mods=-1 mom=-7 mon=-25 monespace=-27 money=11
after: movie=8 movies=5 mq=-26 ms=10 msg=-12 multi=-36 music=3 mx=3 my=7 myaccount=-4 na=-11 navigator=-12 nb=-5 nc=0
after: ne=-9 nederland=-10 neo=-7 net=25 netbanking=-24 network=21 networks=6 new=4 news=27 next=5 nf=-22 nft=22
after: nfts=4 ng=0 ni=-10 nitro=13 nl=7 no=-1 node=9 nodes=-2 noreply=-8 norge=-9 norway=-8 notice=-1 notification=0
after: notifications=-3 notify=-4 now=21 np=-4 nr=-15 ns=3 number=-2 nv=-6 nyc=-6 nz=-7 oc=-14 odds=-22 odeme=-21
after: oe=-12 of=-26 oferta=0 off=-5 offer=-2 offers=10 office=-13 official=15 oficial=-4 oi=-10 ok=0 ol=-10 on=1
after: one=12 online=33 onlines=-9 op=-2 open=-3 oplata=-3 ops=-2 oq=-26 or=-5 order=3 orders=-4 org=14 originals=-9
after: os=3 osterreich=-7 ot=-16 our=-9 outlet=11 outletonline=-16 ox=-8 pa=-9 pack=-3 package=-8 pagamentos=-19
after: page=10 pages=4 paiement=3 panama=-16 panel=8 parcel=-5 paris=11 partner=5 partners=6 parts=-2 pass=13 pay=19
after: paying=-18 payment=5 payments=6 pc=7 pd=-23 pe=-4 peru=-2 pg=-2 ph=0 pharmacy=4 philippines=-6 phone=0 photo=3
after: photos=-8 pi=-10 pin=-3 pk=5 pl=22 play=13 player=-5 plus=13 point=9 points=0 poker=-5 poland=1 policy=-2
after: polska=12 pool=11 portal=15 portfolio=0 portugal=-3 post=9 postal=-3 power=4 pp=-4 pr=-4 premio=-25 premium=4
after: presale=13 press=0 price=-4 primary=-18 prime=16 privacy=-4 prize=3 pro=20 products=1 profile=-1 profiles=-14
after: profit=2 promo=10 promocao=-23 promocion=-21 promocoes=-10 promos=-8 promotion=5 promotions=-5 protect=3
after: protection=2 protocol=17 proxy=18 ps=-4 pt=7 pu=-22 pulsa=-25 pv=-7 px=-9 py=-17 qf=-19 qh=-21 qj=-21 qk=-26
after: ql=-16 qm=-16 qn=-15 qp=-19 qu=-20 qv=-15 qw=-16 qy=-20 qz=-28 ra=-2 rabatt=-22 radio=2 raffle=-4
after: rastreamento=-20 rastrear=-21 rastreio=-21 rb=-9 re=0 recipes=-9 recovery=4 redirect=-2 refund=5 regalo=-25
after: register=6 registration=-2 relief=-22 renew=-3 renouvellement=8 rent=-8 replacement=-32 report=7 reports=-6
after: request=1 reschedule=-24 resmi=-2 restoration=-24 restore=3 restored=-20 retail=-3 review=7 revoke=-3
after: reward=14 rewards=15 rg=-22 rh=-13 ri=-8 rj=-13 rk=-7 rl=-7 rm=-9 rn=-10 ro=1 rs=7 rt=-3 ru=2 russia=-3 rw=-11
after: rx=2 ry=-14 rz=-12 s3=-2 sa=3 safe=12 safepayment=-20 safety=3 sale=12 sales=4 save=-6 sb=-22 sc=-1 scan=4
after: scanner=0 school=7 schweiz=4 sd=-4 sdapps=-8 sdk=-2 se=0 season2=-3 secure=18 secured=-2 secures=-14
after: securite=2 security=17 seed=-9 seguro=-7 sell=-1 sellers=-18 seo=3 server=19 servers=5 service=23 services=18
after: setting=-4 settings=-2 setup=0 sg=10 share=4 shipping=1 shoes=0 shop=19 shop1=-4 shopping=5 shops=-3 show=1
after: si=-6 sicher=-17 sign=5 signin=2 signup=2 silver=-9 site=15 site1=-4 sites=8 sk=-3 skin=0 skins=2 sklep=8
after: sky=7 sl=-12 sledzenie=-24 slot=5 slots=6 slovenia=-21 slovenija=-10 slovensko=-10 sm=-10 smart=1 sn=-11 so=-3
after: social=-1 soft=12 software=11 sol=10 solar=-2 solution=7 solutions=11 soporte=-21 source=5 sp=-8 space=12
after: spain=-4 spedizione=-21 spin=1 sport=8 sports=5 sq=-17 srbija=-11 srilanka=-20 ss=6 ssl=4 sso=6 staff=-8
after: staging=2 stake=8 staking=8 star=1 start=3 state=-3 static=-17 station=2 status=0 stimulus=-22 stockprice=-14
after: storage=4 store=14 stores=-1 stream=4 streaming=0 studio=10 style=4 su=-9 subscription=-4 suivi=5 summer=-4
after: summit=-8 sun=-2 suomi=-11 super=-12 supply=-1 support=20 supportcenter=-14 supports=3 survey=0 sv=-10 svip=2
after: sw=-9 swap=18 sx=-19 sy=-10 sync=4 system=15 systems=3 sz=-7 ta=-8 tax=2 te=-8 team=14 teams=-2 tech=19
after: technologies=-5 technology=7 techsupport=-21 tel=-4 test=14 tf=-14 tg=-4 th=4 thailand=-1 thx=-17 ticket=-2
after: tickets=3 tienda=-26 tires=-19 tj=-16 tl=-16 tm=-3 tn=-9 to=-4 today=13 token=21 tokens=10 toko=-22 tokyo=3
after: toll=-21 tool=4 tools=7 top=11 tq=-14 tr=9 track=5 tracking=4 trade=19 trades=-12 trading=10 tradings=-11
after: training=-1 transfer=1 transit=-11 transport=-4 travel=3 trust=6 trusted=-21 ts=1 tv=14 tw=5 tx=-3 ty=-8
after: tyre=-11 ua=6 uae=5 ub=-9 ue=-10 ui=-1 uk=15 ukraine=-3 ul=-22 um=-12 umstellung=-26 un=-15 unblock=-1
after: unblocked=-9 unlock=0 unlocker=-10 uo=-16 up=7 updata=-11 update=19 updates=11 upgrade=0 uq=-21 ur=-14
after: urgent=-24 url=5 uruguay=-7 us=14 usa=17 usdc=2 usdt=7 user=7 users=2 ut=-11 uu=-20 uv=-12 uw=-25 ux=-14
after: uy=-13 v1=8 v2=20 v3=10 v4=1 va=-7 validate=-5 validation=3 validator=-4 vault=10 vc=-9 vd=-14 ve=-14
after: veilig=-21 venezuela=-13 ventures=-2 ver=-6 verifica=-25 verificacao=-26 verificacion=-20 verificar=-26
after: verification=7 verified=-5 verify=16 vh=-21 vi=-10 video=14 videodownloader=-21 videos=13 viet=-11 vietnam=-1
after: view=13 violation=-27 vip=18 vips=-13 visa=8 visit=-22 vm=-7 vn=17 voice=-3 vote=3 vpn=10 vq=-21 vr=-2 vs=-12
after: vt=-10 vu=-21 vv=-12 vy=-14 vz=-23 wa=-11 wallet=15 wallets=-7 walletsync=-20 wap=-5 watch=2 watches=-2 wc=-9
after: we=-7 web=22 web3=18 website=3 wedding=-3 west=-4 wf=-16 wg=-10 wh=-20 whitelist=2 wiki=5 win=13 windows=-17
after: withdraw=-9 withdrawal=-6 wj=-25 wl=3 wm=-12 wn=-17 work=12 workshop=-11 workspace=-6 world=18 wp=-6 wq=-21
after: wr=-22 ws=-2 wv=-12 wvw=-23 ww=-10 www=-5 www0=-22 www3=-23 wwww=-25 wx=-18 x2=1 xb=-22 xc=-11 xchange=-15
after: xf=-23 xg=-23 xh=-21 xi=-22 xj=-20 xl=-13 xn=-20 xo=-23 xp=-6 xq=-15 xs=-13 xu=-16 xv=-21 xw=-17 xx=-7 xxl=0
after: xxx=14 xy=-12 xyz=12 xz=-22 yb=-26 yeni=-23 yf=-26 yi=-16 yield=-9 yj=-26 ym=-21 yo=-13 you=4 your=-26 yp=-16
after: yq=-20 yr=-25 ys=-14 yt=-8 yv=-26 yw=-21 yx=-25 yy=-13 yz=-11 za=0 zaloguj=-26 zc=-12 zd=-25 ze=-9 zh=-5
after: zj=-26 zk=-5 zn=-16 zoll=-20 zone=17 zq=-25 zs=-13 zu=-21 zx=-12 zy=-16
before-: *=-11 06=-31 07=-23 08=-20 09=-24 1=8 111=-25 123=0 1234=-21 14=-22 168=-25 17=-22 1st=0 2=0 2020=-21
before-: 2022=-23 2026=-26 2027=-22 222=-30 24=-2 24h=-2 25=-35 29=-22 2fa=10 2x=-20 3=-3 30=-30 31=-21 32=-20 35=-21
before-: 36=-22 360=-8 365=2 37=-34 38=-23 3d=6 4=-3 40=-28 404=-25 41=-21 43=-21 44=-31 444=-23 46=-21 47=-23 48=-28
before-: 49=-23 4k=-2 51=-24 52=-28 520=-22 53=-29 54=-35 555=-24 57=-29 58=-21 59=-29 60=-29 61=-20 62=-28 63=-28
before-: 64=-21 65=-23 66=-19 678=-26 68=-32 69=-20 71=-23 73=-27 74=-29 75=-34 777=0 78=-19 79=-24 81=-22 83=-25
before-: 84=-27 85=-27 86=-21 87=-21 888=-7 89=-33 90=-28 92=-22 93=-31 94=-32 95=-29 96=-28 999=-11 a=11
before-: aanbieding=-20 ab=-1 about=5 ac=7 academy=-3 acc=5 access=9 account=20 account-security=-17 accounts=7
before-: action=1 activate=-4 activation=1 activity=-1 ad=12 ada=-8 addons=-21 admin=6 administrator=-21 ads=15
before-: advanced=-1 ae=2 affiliate=0 affiliates=-28 ag=4 agency=2 agent=-3 agents=-20 ai=18 aide=6 air=19 airdrop=34
before-: airdrops=17 airlines=-21 akk=-22 al=2 alert=2 alerts=-3 all=12 allocation=29 amende=9 america=-20 american=2
before-: ap=-3 api=18 apk=1 app=43 application=0 applications=-7 apply=12 apps=18 ar=0 argentina=-28 art=7 as=0 asia=4
before-: ask=-3 asset=15 assets=17 assistance=4 assistant=-23 assurance=0 at=-2 au=8 audio=-3 auth=17 auto=13 av=3
before-: ay=-32 az=0 b=8 ba=-2 baby=2 badge=-1 bahis=-26 bak=0 bangladesh=-20 bank=7 banking=-5 banque=1 base=5 bb=0
before-: bd=-2 be=6 beauty=7 belgie=-22 belgium=-19 berlin=0 best=17 bet=4 beta=15 bewerbung=-22 bi=-1 big=5 bill=-3
before-: billing=-3 bio=3 bitcoin=14 biz=3 black=8 blockchain=2 blocked=-20 blog=6 blue=7 bolivia=-26 bonus=16
before-: bonuses=-2 boost=5 booster=-21 bot=1 boutique=-3 box=0 bq=-25 br=4 brasil=-15 bridge=12 browse=2 bt=-3 btc=11
before-: bucket=-17 business=9 buy=13 c=10 ca=10 call=8 canada=5 capital=2 captcha=-2 car=14 card=-2 care=-5 careers=-4
before-: case=-1 cash=9 cashback=-9 casino=22 cat=9 catalog=-25 cb=1 cc=5 cd=-3 cdn=21 cdns=-21 center=-6 central=-1
before-: centre=-2 ch=8 chain=7 chat=6 cheap=4 cheats=-28 check=21 checker=16 china=10 chinese=-5 city=2 cl=0 claim=39
before-: claims=29 classaction=-25 clearance=-22 click=5 client=8 clients=0 cloud=16 club=7 cm=-2 cn=9 co=6 code=10
before-: coin=16 coins=-1 colis=5 collectibles=-20 collection=-22 colombia=-22 com=39 community=19 competition=-22
before-: compliance=-3 compte=8 confirm=16 confirmar=-21 confirmation=16 connect=26 connections=-14 connector=-26
before-: connexion=8 contact=7 cool=1 core=1 corp=-1 corporate=-5 corporation=-32 council=-24 county=-20 course=-24
before-: courses=-33 cr=1 creator=-13 credit=7 creditcard=-20 croatia=-22 crypto=21 cs=2 customer=2 customerservice=-26
before-: cyber=10 cz=-3 d=9 da=-3 daftar=-21 danmark=-29 dao=13 dapp=13 dapps=6 dappsync=-22 dark=-2 dashboard=14
before-: data=14 db=1 dc=-2 de=10 deal=2 dealers=-22 defi=16 deliver=-14 delivery=-14 demo=0 denglu=-20 denmark=-24
before-: dental=7 design=-2 desk=0 desktop=10 destek=-20 dev=13 dex=5 dg=-10 digest=-25 digital=15 discount=1
before-: discountstore=-20 distribution=17 dl=1 dm=-2 dns=9 do=-2 doc=8 docs=4 document=3 documents=-3 donate=-20
before-: dostavka=-10 dostawa=10 download=16 downloader=-20 downloads=-1 dq=-25 dr=2 dream=4 drive=7 drop=20 drops=10
before-: du=-23 e=21 earn=14 east=-3 easy=13 ec=-1 eco=8 edu=3 education=-3 ej=-26 electric=2 eligibility=17 eligible=9
before-: email=16 en=8 encomenda=-21 energy=3 enroll=7 entrar=-22 entrega=-12 envios=-23 eo=-21 erneuerung=-21 es=5
before-: espace=8 espaceclient=-2 eth=20 ether=11 ethereum=11 eu=10 europe=2 ev=-3 event=26 events=24 ew=-25 ex=1
before-: exchange=-14 exclusive=0 explore=2 extension=-10 ey=-24 ez=-3 f=5 fa=-2 faceless=-15 facture=-3 failed=-20
before-: fake=-4 family=0 farm=5 farming=-4 fashion=2 fast=11 faucet=-4 fb=3 fc=-2 fd=-20 fee=-20 feedback=-16 fi=7
before-: file=9 files=4 film=1 fin=4 final=-2 finance=-23 fine=-1 finland=-24 first=6 fix=4 fl=-2 flights=-25 flow=-1
before-: food=7 form=8 forms=6 forum=2 forward=-2 foundation=-2 fq=-23 fr=19 france=7 fraud=-9 free=21 freight=-25
before-: fresh=6 fs=0 ftp=-21 fun=7 fund=-3 funds=3 fy=-23 fz=-25 g=9 game=15 games=3 gateway=-1 gay=6 gb=-1 genesis=7
before-: get=27 gf=-19 gg=-1 ghana=-22 gift=15 giftcard=-20 gifts=0 give=1 giveaway=5 giveaways=-27 global=14 gm=-2
before-: gmbh=-30 gn=-20 go=11 gold=10 gov=18 gpt=9 gq=-20 gr=2 grants=-25 gratis=0 gratuit=-23 green=9 group=-2
before-: grupo=-3 guanwang=-23 guard=-2 guncel=-21 gutschein=-22 gx=-21 h=6 hack=2 hair=5 happy=2 hc=-2 hd=3 health=6
before-: help=17 helpcenter=-7 helpdesk=5 hi=3 hiring=-9 hk=-1 holdings=-36 holiday=0 home=17 hongkong=-11 hospital=-21
before-: host=3 hosting=-3 hot=10 hotel=12 house=2 hr=3 hrvatska=-21 hs=-2 http=-1 https=6 hub=11 i=12 ico=-2 id=15
before-: identity=-8 ij=-20 ik=-29 image=3 img=1 immediate=2 immigration=-28 in=1 inc=-6 india=-1 industries=-28
before-: info=26 information=1 inspection=-20 install=-1 instant=3 institute=-25 internet=6 invest=4 investing=-3
before-: investments=-20 invoice=1 io=13 ip=15 ipv4=-3 ir=7 is=5 issues=-20 it=11 iu=-21 ix=-20 iy=-21 iz=-29 j=4
before-: japan=5 jo=-3 job=12 join=32 jp=9 js=5 just=1 jz=-24 k=5 kampanya=-23 kargo=-19 key=-2 kf=-25 kids=-2 king=-1
before-: kirim=-20 kj=-21 ko=-2 konto=-1 kr=-1 kredit=-21 kunde=-7 kundendienst=-21 kundenservice=-21 kw=-27 kx=-22
before-: kyc=-1 l=4 la=4 lab=1 laden=-24 land=5 last=-2 launch=21 launchpad=14 layer=0 ld=-19 le=0 leaks=-20 ledger=9
before-: legal=-2 levering=-21 life=4 light=-3 link=15 lite=-4 lithuania=-24 live=-14 livechat=-13 livraison=4 lm=-9
before-: loan=-19 loans=1 local=6 log=1 log-in=-13 login=20 logins=-6 logon=-21 logowanie=-1 london=-2 loqin=-11 love=7
before-: lq=-28 lucky=7 lx=-21 m=15 ma=6 magic=7 mail=17 mails=-3 main=5 mainnet=11 malaysia=-10 manage=7
before-: management=-24 manager=0 maps=-2 market=11 marketing=-1 marketplace=-5 masuk=-24 max=5 mb=-3 mc=1 me=3 media=8
before-: medical=7 medicine=-23 meet=10 mega=8 member=1 members=2 mfa=-2 mi=0 migrate=19 migration=11 mini=2 mining=4
before-: mint=26 mk=-2 mm=1 mo=-2 mobi=1 mobile=-21 mod=8 modapk=-26 mon=6 moncompte=5 monespace=2 money=5 motor=-2
before-: movie=0 mq=-21 mr=2 ms=6 msg=-23 mu=-2 multi=4 music=0 my=21 myaccount=-1 mz=-9 n=2 nagroda=-20 navigator=-20
before-: nederland=-25 neo=1 net=15 netbanking=-29 network=7 neu=-2 new=23 news=25 next=13 nft=17 ng=-21 nigeria=-22
before-: nitro=8 nl=-2 nm=-20 no=2 no-reply=-15 node=2 noreply=0 norge=-25 north=-3 notice=-1 notification=0
before-: notifications=-9 notify=-3 now=4 number=-3 nx=-21 nz=-31 o=0 od=-20 oe=-21 of=-25 oferta=16 offer=-6
before-: official=14 officialstore=-21 oficial=-23 oj=-24 ol=-24 on=-2 one=6 online=26 only=0 op=0 open=15 oplata=-3
before-: ops=-19 oq=-20 order=11 orderstatus=-19 org=25 original=-3 ot=-22 outletonline=-22 outlets=-27 ov=-21 ow=-23
before-: oy=-29 p=6 pa=-1 packages=4 pagamentos=-22 page=9 pago=-4 paiement=3 panama=-20 panel=5 paris=1 partner=7
before-: partnership=-13 pass=6 passport=-9 patch=-27 pay=13 payment=7 payments=-3 pc=12 pd=-21 pet=3 ph=0 pharmacy=0
before-: philippines=-21 phone=-1 photo=7 phrase=-20 pi=-3 pin=4 pirater-compte=-13 pk=-3 pl=33 play=19 plus=-1
before-: podcast=-21 point=4 points=1 poker=-3 poland=-3 policy=-3 polska=7 pool=9 pop=0 portal=20 post=6 power=6 pr=2
before-: premium=4 presale=18 presente=-21 prices=-26 primary=-2 prime=17 privacy=10 prize=1 pro=19 process=0 product=0
before-: profile=1 profit=3 promo=4 promotions=-19 protect=3 protection=-5 protocol=-4 proxy=23 pt=1 q=1 qf=-25 qg=-23
before-: qh=-20 qj=-25 qk=-21 ql=-20 qp=-20 qr=1 qs=-26 qt=-20 quantum=8 quick=5 qy=-25 qz=-28 r=6 radio=5 raffle=-3
before-: rastreio=-11 rb=2 re=6 real=8 recipes=-31 recover=-5 recover-account=-15 recovery=6 recruitment=-20 red=5
before-: redirect=3 reembolso=-17 refund=7 regalo=-16 register=33 registration=18 relief=-34 remboursement=-3 remote=0
before-: renew=3 renouvellement=7 rental=-20 rentals=-33 repair=-20 replacement=-38 reply=-14 report=-1 reports=-29
before-: request=-3 reservation=4 resmi=4 restake=3 restaurant=-3 restoration=-31 restore=0 reverts=-13 review=2
before-: revoke=12 reward=25 rewards=32 rg=-24 rj=-20 romania=-20 rpc=3 rq=-19 ru=2 rx=0 ry=-31 s=13 s3=8 sa=0 safe=12
before-: safety=2 sale=3 sales=-2 saleuk=-21 saudiarabia=-20 save=2 sb=-8 sc=5 scan=-1 school=2 sconto=-25 scotland=-26
before-: se=-2 sea=7 season2=11 secure=22 secured=1 secures=-2 securise=-28 securite=3 security=13 see=0 sell=3
before-: sellers=-27 seo=7 server=15 service=22 servicedesk=-12 services=4 settings=-2 sf=-2 sg=7 sh=2 share=6 ship=-21
before-: shipping=0 shop=15 shopping=-1 shops=-10 show=-2 sign=1 sign-in=-14 signin=4 signup=24 silver=-1 site=4 sk=-2
before-: skin=5 skins=-1 sky=10 slot=1 slovakia=-21 slovenia=-21 slovenija=-23 slovensko=-23 sm=-3 smart=15 smtp=-5
before-: snapshot=11 so=0 social=5 soft=3 software=4 sol=15 solar=7 soldes=-27 solutions=-22 solver=-22 southafrica=-27
before-: sp=4 space=4 spin=6 sport=6 sports=0 sq=-20 srbija=-24 srilanka=-21 ssl=10 sso=5 st=0 stake=23 staking=15
before-: star=5 start=13 static=-18 stavka=-20 stimulus=-22 storage=-3 store=12 stores=-19 stream=2 studio=-1
before-: subscribe=-3 suisse=-26 suivi=11 summer=1 sun=5 super=8 supply=-6 support=22 supportcenter=-26 supports=-2
before-: survey=4 sv=-3 sverige=-26 svip=-22 swap=10 swaps=-27 sx=-12 sync=8 system=8 systems=-30 t=8 tax=1 team=9
before-: teams=2 tech=11 technologies=-35 techsupport=-20 tel=-3 terms=-8 test=12 testnet=6 tg=0 th=-2 the=13 ticket=7
before-: tickets=-1 tk=-3 today=-4 token=15 tokens=4 tokyo=4 tool=-5 tools=-7 top=17 tr=5 track=11 tracking=-1 trade=8
before-: trader=-20 trades=-20 trading=-2 transaction=3 travel=5 true=2 trust=12 trusted=2 trx=-2 tu=-3 tv=4 tw=0
before-: tz=-23 u=9 ua=0 ud=-22 ue=-21 ufficiale=-20 uj=-27 uk=9 ukraine=-5 ultra=3 um=-20 unblock=8 unlock=4
before-: unlocker=-29 updata=-23 update=16 upgrade=1 uq=-25 uruguay=-25 us=12 usa=6 usdc=5 usdt=15 user=12 users=3
before-: uu=-26 uw=-18 uy=-25 uye=-20 uz=-6 v=3 v1=-1 v2=17 v3=9 v4=-1 validate=-6 vault=-2 vb=-2 veiligheid=-21
before-: vendor=-22 venezuela=-22 ventures=-21 verifica=-1 verification=12 verified=-1 verifizierung=-22 verify=18
before-: vh=-19 video=11 videodownloader=-25 videos=-3 view=6 violation=-25 vip=11 vip1=-11 visa=2 visit=3 vk=-1 vm=-11
before-: vn=14 vo=-20 vote=23 vpn=5 vq=-20 vr=3 vu=-20 vv=-16 vw=-11 vwww=-11 w=9 wage=-19 wallet=13 wallets=3
before-: walletsync=-22 warehouse=2 watch=5 watchlist=-9 water=0 we=4 wear=-27 web=28 web3=31 webapp=-8 webmail=-4
before-: website=8 wedding=3 welcome=1 west=1 white=1 whitelist=21 wiki=2 win=15 windows=-16 winkel=-25 winter=-1
before-: withdraw=-2 wj=-21 wl=5 work=6 world=13 wp=3 wq=-26 wv=-19 wvvww=-9 wvw=-5 ww=-3 ww1=-3 wwv=-9 www=27 www1=2
before-: www6=-3 www8=-3 www9=-3 wwww=-7 wz=-10 x=17 x2=-2 xchange=-13 xh=-19 xk=-23 xn=-10 xw=-26 xxx=12 xy=-25 xyz=2
before-: xz=-20 yardim=-25 yf=-26 yi=-19 yj=-21 yl=-20 ym=-25 yn=-27 you=5 your=3 yp=-20 yq=-20 yr=-20 ys=-31 yv=-25
before-: yw=-25 yz=-21 z=3 zahlung=-26 zaloguj=-23 zd=-20 zerkalo=-1 zh=3 zk=7 zl=-22 zn=-22 zone=1 zp=-23 zq=-21
before-: zt=-20 zy=-22
before: *=-11 06=-30 07=-22 08=-20 09=-24 10=-7 11=-12 111=-25 123=3 1234=-20 14=-21 15=-11 168=-25 17=-21
before: 18=-13 1st=2 2020=-17 2022=-23 2023=-2 2025=-14 2026=-26 2027=-22 222=-30 24=0 247=-3 24h=-1 25=-33 29=-22
before: 2fa=8 2x=-20 30=-30 31=-21 32=-19 35=-21 36=-22 365=1 37=-34 38=-23 3d=7 40=-28 404=-25 41=-21 43=-21 44=-30
before: 444=-23 46=-20 47=-23 48=-28 49=-22 4k=-2 51=-20 52=-26 520=-22 53=-29 54=-35 555=-24 57=-29 58=-20 59=-29
before: 60=-29 61=-20 62=-28 63=-28 64=-21 65=-23 66=-19 678=-26 68=-31 69=-18 70=-19 71=-22 72=-19 73=-27 74=-29
before: 75=-34 777=2 78=-19 79=-24 81=-22 83=-25 84=-27 85=-27 86=-21 87=-21 88=-15 89=-33 90=-28 91=-9 92=-22 93=-31
before: 94=-32 95=-28 96=-28 99=-16 aanbieding=-20 ab=3 about=1 ac=6 academy=-2 acc=10 access=11 account=15 accounts=7
before: action=-2 activation=-1 ad=18 ada=-7 addons=-24 admin=7 administrator=-21 ads=9 advanced=0 ae=2 affiliate=0
before: affiliates=-28 ag=5 agency=3 agent=0 agents=-20 ai=21 aide=6 air=16 airdrop=24 airdrops=7 airlines=-21 akk=-21
before: al=4 alert=1 all=17 allocation=15 am=-1 amende=9 america=-19 american=4 an=-7 ap=0 api=16 apk=1 app=35
before: appeal=-8 application=0 apply=11 approval=-19 apps=12 ar=5 argentina=-27 arizona=-12 art=8 as=1 asia=5 ask=-1
before: asset=8 assets=9 assistance=3 assistant=-23 assurance=1 at=1 au=8 audio=-3 australia=-5 auth=10 auto=16 av=5
before: aw=-8 ay=-32 az=2 ba=-2 baby=4 badge=-2 bahis=-26 bak=-3 banco=-3 bangladesh=-19 bank=6 banque=1 base=5 bb=0
before: be=7 beauty=7 belgie=-21 belgium=-19 berlin=0 best=24 bet=8 beta=8 bewerbung=-22 bg=-2 bi=1 big=9 bill=-3
before: billing=-2 bio=4 bitcoin=14 biz=4 black=9 blackfriday=-16 blockchain=1 blocked=-19 blog=5 blue=8 bolivia=-25
before: bonus=13 boost=3 booster=-21 bot=0 boutique=-3 box=3 bq=-24 br=4 brasil=-14 bridge=14 browse=-3 bt=-2 btc=10
before: bu=-12 bucket=-19 business=10 buy=15 by=-6 ca=12 call=6 canada=2 capital=2 captcha=7 car=14 card=-2 career=-2
before: case=-1 cash=10 casino=23 cat=11 catalog=-25 cb=2 cc=5 cd=-2 cdn=16 cdns=-21 ce=-8 central=-2 ch=7 chain=7
before: chat=11 chatbot=-15 cheap=6 cheats=-28 check=12 checker=11 china=12 chinese=-4 ci=0 city=5 cl=2 claim=29
before: claims=17 classaction=-25 clearance=-22 click=8 client=11 clients=0 cloud=14 club=7 cm=-3 cn=7 co=10 code=6
before: codes=-15 coin=9 coins=-2 colis=2 collectibles=-20 collection=-22 colombia=-22 com=36 community=8
before: competition=-22 compte=4 confirm=14 confirmar=-21 confirmation=16 connect=17 connector=-26 connexion=7
before: contact=4 cool=6 core=2 corporation=-31 council=-24 county=-20 course=-23 courses=-31 cr=0 crack=-8 credit=8
before: creditcard=-19 croatia=-22 crypto=24 cs=3 customer=2 customercare=-19 customerservice=-25 cyber=13 da=-2
before: daftar=-20 danmark=-29 dao=4 dapp=13 dapps=4 dappsync=-19 dark=1 dashboard=9 data=16 db=1 dc=-1 dd=-4 de=12
before: deal=2 dealers=-22 deep=0 defi=14 demo=0 denglu=-20 denmark=-24 dental=8 design=-2 desk=0 desktop=11
before: destek=-20 dev=13 dex=10 di=-11 digest=-25 digital=19 discount=2 discounts=-12 discountstore=-20
before: distribution=8 dj=-6 dl=2 dm=-2 dns=6 do=-1 doc=9 docs=1 document=0 documents=-3 donate=-20 dostawa=10
before: douane=-3 download=14 downloader=-20 downloads=0 dq=-25 dr=7 dream=4 drive=10 drop=10 drops=1 du=-22 earn=9
before: easy=15 ec=-2 eco=8 ecuador=-19 ed=-4 edu=4 education=-3 ej=-26 electric=6 eligibility=9 eligible=4 email=15
before: en=2 encomenda=-21 energy=4 enroll=3 entrar=-22 envios=-23 eo=-21 erneuerung=-21 es=3 espace=9 espaceclient=-2
before: eth=15 ether=10 ethereum=11 eu=8 europe=2 ev=-3 event=15 events=10 ew=-25 ex=2 exclusive=0 explore=0
before: express=-14 ey=-24 ez=0 fa=1 faceless=-14 facture=-2 failed=-20 fake=-4 family=2 farm=4 fashion=3 fast=21 fb=4
before: fc=-1 fd=-20 fee=-20 fi=9 file=11 files=5 film=2 fin=5 final=-1 finance=-23 fine=1 finland=-24 first=7 fix=4
before: fl=-2 flights=-25 flow=2 fm=-6 food=7 football=-2 form=5 forms=5 forum=3 forward=-3 foundation=1 fq=-23 fr=19
before: france=8 free=33 freight=-25 fresh=14 ftp=-21 fun=8 fund=-3 funds=3 fy=-23 fz=-24 game=13 games=4 gay=16 gb=4
before: ge=-6 genesis=4 get=23 gf=-19 gg=1 gh=-7 ghana=-21 gift=8 giftcard=-19 giftcards=-19 gifts=-1 give=5
before: giveaway=4 giveaways=-26 global=15 gm=-2 gmbh=-30 gn=-20 go=19 gold=13 goldcoast=-13 gov=21 gpt=11 gq=-20 gr=3
before: grants=-25 gratis=1 gratuit=-23 green=11 group=-1 grupo=-2 gt=-6 guanwang=-23 guard=-2 guncel=-21
before: gutschein=-22 gx=-21 hack=2 hair=5 happy=3 hc=-2 hd=8 he=-7 health=8 help=17 helpdesk=-2 hi=9 hn=-19
before: holdings=-36 holiday=-1 home=21 hospital=-21 host=6 hosting=-2 hot=15 hotel=14 hotro=-11 house=4 hr=3
before: hrvatska=-21 hs=-2 http=16 https=18 hu=-6 hub=7 hy=-6 ia=-12 id=18 ij=-20 ik=-28 il=-7 image=2 img=1
before: immediate=2 immigration=-28 in=2 index=-3 india=0 indo=-7 industries=-28 info=23 information=1 inspection=-20
before: install=8 instant=7 institute=-25 internet=7 invest=8 investing=-2 investments=-20 invoice=1 io=7 ip=16 iq=-8
before: ir=8 is=6 issues=-20 it=9 iu=-21 ix=-19 iy=-21 iz=-29 japan=6 jo=-3 job=13 jobs=-19 join=17 jp=2 js=3 jt=-10
before: just=4 jz=-24 kampanya=-22 kargo=-19 key=1 kf=-24 kids=-2 king=4 kirim=-20 kj=-21 kk=-10 ko=-3 konto=0
before: kredit=-21 ku=-10 kundendienst=-21 kundenservice=-21 kw=-27 kx=-22 kyc=-2 kz=-8 la=5 lab=-2 laden=-24 land=5
before: last=-1 latam=-9 launch=10 launchpad=6 layer=0 ld=-20 le=1 leaks=-20 learn=0 ledger=6 legal=-1 levering=-21
before: life=4 light=-2 link=11 lithuania=-24 live=-11 livechat=-15 livraison=4 lk=-11 lo=-5 loan=-18 loans=1 local=7
before: log=2 login=18 logon=-18 logowanie=-2 london=-2 love=11 lq=-28 lr=-11 lucky=11 lx=-20 ma=8 magic=5 mail=17
before: main=3 mainnet=9 manage=7 management=-23 manager=1 marcas=-13 market=7 marketing=-1 masuk=-23 max=7 mc=2 me=5
before: media=8 medical=7 medicine=-23 meet=10 mega=12 member=0 members=4 mf=-10 mi=2 migrate=10 migration=13 mini=6
before: mining=2 mint=14 mk=-2 mm=0 mo=1 mobi=2 mobile=-13 mod=7 modapk=-25 mom=-3 mon=7 moncompte=4 monespace=3
before: money=5 motor=-2 movie=2 mp=-6 mq=-21 mr=3 ms=6 msg=-20 mu=-2 multi=3 music=3 my=32 myaccount=1 nagroda=-20
before: navigator=-20 nd=-16 ne=-8 nederland=-25 neo=5 net=16 netbanking=-29 network=5 neu=-1 new=25 news=23 next=14
before: nf=-8 nft=16 ng=-21 nigeria=-22 nitro=9 nl=-2 nm=-19 no=9 node=2 noreply=-3 norge=-25 north=1 notice=0
before: notification=0 now=4 nt=-10 number=-3 nx=-21 nz=-31 od=-20 oe=-21 of=-23 oferta=17 offers=-7 official=8
before: officialstore=-20 oficial=-22 og=-14 oj=-24 ok=-2 ol=-23 old=1 on=9 one=11 online=24 only=1 op=0 open=15
before: oplata=-3 ops=-19 oq=-20 order=11 orderstatus=-19 org=23 original=-2 ot=-22 ou=-19 outletonline=-22
before: outlets=-27 ov=-21 ow=-22 oy=-29 pa=2 pack=-8 packages=4 pagamentos=-21 page=7 paiement=3 pakistan=-16
before: panama=-20 panel=2 parcel=-2 paris=1 partner=7 pass=4 patch=-27 pay=14 payment=5 payments=-1 pc=14 pd=-20
before: pet=4 ph=1 pharmacy=-2 philippines=-21 phone=0 photo=7 phrase=-20 pi=-1 pin=6 pk=-1 pl=33 play=21 plus=0 po=-3
before: podcast=-21 point=2 points=0 poker=-3 poland=-2 polska=8 pool=5 pop=1 portal=15 post=6 power=6 pr=3 premium=4
before: presale=13 presente=-21 prices=-26 prime=20 privacy=2 prize=1 pro=19 process=0 product=1 profile=-2 profit=4
before: promo=10 promocoes=-12 protect=4 proxy=20 pt=1 pulsa=-19 qb=-19 qf=-25 qg=-23 qh=-20 qj=-25 qk=-21 ql=-20
before: qp=-20 qr=-2 qs=-26 qt=-20 quantum=6 quick=7 qy=-25 qz=-28 radio=6 raffle=-3 rb=2 rc=-6 re=6 real=14
before: recipes=-27 recovery=0 recruitment=-19 red=7 redelivery=-14 redirect=4 refund=5 register=14 registration=8
before: relief=-34 remote=0 renew=3 renouvellement=7 rental=-20 rentals=-32 repair=-20 replacement=-38 reports=-29
before: request=-2 reservation=4 resmi=4 restake=0 restoration=-31 restore=-3 review=4 revoke=12 reward=16 rewards=15
before: rg=-24 rj=-20 rn=-13 romania=-20 rpc=3 rq=-19 ru=6 rx=0 ry=-31 s3=4 sa=2 safe=15 safety=0 sale=2 sales=-3
before: saleuk=-21 saudiarabia=-19 save=4 sc=6 scan=0 school=4 sconto=-25 scotland=-26 sdapps=-19 se=3 sea=5 season2=7
before: secure=23 secured=2 secures=-2 securise=-28 securite=3 security=12 see=1 sell=1 sellers=-27 seo=6 serve=-6
before: server=14 service=16 services=2 setup=-1 sf=-2 sg=8 sh=0 share=4 ship=-21 shipping=1 shop=15 shopping=0 show=0
before: sign=0 signin=2 signup=11 silver=1 site=3 sk=-1 skin=5 skins=-2 sky=13 sl=-5 slot=1 slovakia=-21 slovenia=-21
before: slovenija=-23 slovensko=-23 sm=-2 smart=18 snapshot=6 so=3 social=9 soft=5 software=8 sol=19 solar=9
before: soldes=-27 solutions=-22 solver=-22 south=-8 southafrica=-27 sp=4 space=5 spedizione=-12 spin=7 sport=5
before: sports=1 sq=-20 srbija=-24 srilanka=-21 ss=-4 ssl=6 sso=-1 st=6 stake=17 staking=11 star=10 start=9 static=-20
before: status=-9 stavka=-20 stimulus=-22 store=11 stores=-22 stream=3 studio=-1 su=-7 subscribe=-2 suisse=-26
before: suivi=11 summer=1 sun=6 super=12 support=21 supportcenter=-26 supports=1 survey=-1 sv=0 sverige=-25 svip=-22
before: swap=9 swaps=-26 sync=8 system=11 systems=-30 tax=1 team=12 teams=4 tech=13 technologies=-35 techsupport=-18
before: tel=-3 test=9 testnet=3 tg=2 th=-1 the=27 ticket=2 tickets=-1 tk=-2 tm=-1 to=-6 token=10 tokens=1 tokyo=5
before: top=24 town=-19 tr=8 track=7 tracking=1 trade=8 trader=-19 trades=-20 trading=-2 transaction=3 travel=6
before: trial=-7 true=3 trust=12 trusted=3 trx=-3 try=-5 tt=-5 tu=-2 tv=5 tw=0 tz=-22 ua=-1 ud=-21 ue=-21 uf=-13
before: ufficiale=-19 uj=-27 uk=15 ultra=8 um=-20 un=-2 unblock=15 unblocked=-2 undian=-19 unlock=3 unlocker=-28 up=-4
before: updata=-23 update=13 upgrade=-2 uq=-25 uruguay=-25 us=16 usa=11 usdc=6 usdt=11 use=-2 user=14 users=0 uu=-26
before: uw=-19 uy=-28 uye=-20 v1=2 v2=11 v3=8 v4=-2 validation=-5 vault=-2 vb=-1 veiligheid=-21 vendor=-22
before: venezuela=-22 ventures=-21 ver=-4 verificacao=-19 verification=7 verified=-3 verifizierung=-22 verify=13
before: vh=-19 vi=-2 video=11 videodownloader=-25 videos=-1 view=8 violation=-25 vip=17 vip1=-11 visa=2 visit=0 vk=-1
before: vl=-9 vn=17 vo=-20 vote=13 vpn=8 vq=-20 vr=4 vu=-20 vv=-19 wage=-19 wallet=7 walletsync=-22 warehouse=2
before: watch=2 water=1 we=5 wear=-27 web=29 web3=29 website=3 wedding=3 welcome=0 west=5 wh=-7 white=2 whitelist=10
before: wiki=3 win=14 windows=-17 winkel=-25 winter=-1 withdraw=-2 wj=-21 wl=3 work=7 world=13 wp=4 wq=-26 wv=-19
before: wvw=-6 ww=3 ww1=-3 www=31 www0=9 www1=1 www3=10 www6=-2 www8=-3 www9=-2 wwww=-6 x2=1 xc=-10 xk=-23 xn=-12
before: xw=-25 xx=-3 xxx=20 xy=-25 xyz=3 xz=-19 yardim=-25 yf=-25 yi=-19 yj=-21 yl=-20 ym=-25 yn=-27 you=8 your=11
before: yp=-20 yq=-19 yr=-20 ys=-30 yv=-25 yw=-25 yz=-21 za=-7 zahlung=-26 zaloguj=-22 zd=-20 zerkalo=-1 zh=4 zk=11
before: zl=-24 zn=-22 zone=0 zp=-22 zq=-21 zr=-19 zt=-20 zy=-21
hyphens: =2
w: =3 *=-3 00=4 007=-4 01=1 02=0 03=-2 04=1 05=-2 06=2 1=3 10=-1 101=0 11=3 12=5 123=3 1234=0 13=1 14=-1 15=1
w: 168=4 17=0 18=7 19=-4 1st=-2 2=-1 20=2 2020=4 2021=-4 2022=-5 2023=1 2024=-4 2025=1 2026=-1 21=1 22=1 23=3
w: 24=1 247=1 24h=-5 25=9 26=-2 2fa=-2 2x=7 3=1 31=-1 33=-2 36=3 360=2 365=1 39=-1 3d=-6 3x=-2 4=0 40=2 404=1
w: 42=7 44=2 45=-2 47=-2 48=0 4k=-2 50=-1 51=8 52=1 520=1 53=1 55=0 56=-2 63=3 64=-2 65=1 66=1 666=0 67=0 69=5
w: 73=1 77=0 777=0 789=-1 84=1 86=0 88=5 888=-3 90=2 91=2 92=1 96=1 98=0 99=4 999=2 a=3 aa=-1 ab=0 about=1
w: abuse=1 ac=-4 academy=-6 acc=0 access=3 account=7 account-security=5 accounts=7 action=-3 activate=4
w: activation=2 activity=3 ad=-1 ada=9 addons=8 admin=3 ads=-1 advanced=4 ae=1 af=0 affiliate=-2 africa=-1 ag=-4
w: agency=-5 agent=-1 agents=2 ah=1 ai=2 air=-1 airdrop=8 airdrops=6 ak=4 al=0 alert=0 alerts=3 all=0
w: allocation=3 am=1 amende=-12 american=-2 an=1 analytics=-5 antifraud=0 ao=1 ap=7 api=3 apk=1 app=1
w: app-official=6 appeal=0 appeals=0 application=-1 applications=1 apply=-8 apps=0 ar=-1 area=-4 argentina=0
w: arizona=3 art=-9 arts=-4 as=-3 asia=-1 ask=3 asset=-2 assets=-1 assist=1 assistance=-5 assistant=-1 at=3 au=-3
w: aus=1 australia=1 austria=-1 auth=3 authentication=-2 authentification=-1 authorization=0 auto=-6 av=1 aw=1
w: az=-2 b=0 ba=0 baby=4 backup=0 badge=-4 bags=2 bak=3 banco=-1 bangladesh=2 bank=-3 banking=-3 banque=-3
w: base=-5 bc=-1 bd=-1 be=-3 beauty=-6 belgie=-1 best=0 bet=0 beta=5 bets=-1 bg=0 bi=0 big=-2 billing=6 bills=-1
w: bio=-4 bitcoin=-3 biz=-3 bj=1 bl=0 black=-2 blackfriday=0 blockchain=4 blog=-1 blue=-6 bm=1 bonus=2 bonuses=0
w: books=-3 boost=2 booster=2 bot=2 bots=-2 boutique=-8 box=3 br=3 brasil=4 brazil=-1 bridge=3 browse=2 btc=4
w: bu=4 bucket=5 business=0 buy=-7 by=3 bz=-1 c=-3 ca=-8 california=-1 call=-1 canada=1 cancellation=2 capital=-7
w: captcha=6 car=-9 card=6 cards=-4 care=5 career=5 careers=1 cash=0 cashback=0 casino=-11 cat=-5 catering=1 cc=0
w: cd=-3 cdn=1 cdns=6 ce=2 center=-1 central=-6 centre=-5 ch=-5 chain=-1 charity=0 chat=1 chatbot=4 cheap=-4
w: check=5 checker=1 chile=0 china=3 chinese=4 christmas=2 ci=1 city=-4 ck=1 cl=4 claim=7 claims=7 clash=5
w: classaction=3 click=3 client=0 clienti=1 clients=-6 clothing=-3 cloud=3 club=-10 cm=1 cn=0 co=1 code=1 codes=3
w: coffee=-2 coin=4 coins=4 colis=-4 collectibles=1 collection=2 colombia=3 com=-14 com1=-1 community=3
w: company=-1 competition=5 compliance=-1 compte=-3 confirm=1 confirmation=-4 connect=5 connection=-2
w: connections=6 connexion=-3 console=5 contact=5 cool=1 copyright=2 core=-3 corp=1 corporate=0 corporation=2
w: coupons=-2 courier=-2 course=0 courses=1 cp=-1 cq=1 cr=3 crack=4 craft=2 creator=1 crypto=-2 cs=2 ct=1 cu=1
w: cuenta=-2 customer=-1 customerservice=1 cv=-1 cyber=-6 cz=0 d=-4 dao=7 dapp=0 dapps=12 dappsync=3 dark=1
w: dashboard=2 data=-3 db=-3 dc=-3 dd=-5 de=3 deal=-3 deals=-4 deep=4 defender=1 defi=1 deliver=0 delivery=9
w: delta=3 deposit=1 descargar=3 design=-10 desk=-4 desktop=4 dev=2 developer=-2 devices=3 dex=6 df=-1 dg=1 dh=2
w: di=4 digest=1 digital=-6 discount=-2 discounts=1 dispatch=-3 distribution=2 dj=-1 dk=-2 dl=4 dm=-1 dn=3 dns=-6
w: do=0 docs=-1 document=2 documents=-3 dostavka=0 download=6 downloader=3 downloads=1 dr=2 drive=1 drop=8
w: drops=6 ds=-4 dt=-1 dubai=-2 dv=2 dx=2 dz=-1 e=4 ea=4 earn=-2 earning=-4 east=-1 easy=-5 ec=-1 eco=1 ed=5
w: edu=-7 ee=1 eg=-1 egypt=-2 ek=3 el=2 electric=-1 eligibility=2 eligible=0 em=-3 email=-10 en=7 enroll=1
w: entrar=0 entrega=4 eo=2 eq=3 er=9 es=4 espace=-7 espana=-3 et=2 etf=1 eth=-1 ether=-8 ethereum=-5 eu=3
w: europe=-4 ev=2 event=2 events=0 ex=4 exchange=13 exclusive=-1 explore=6 express=5 extension=2 ez=-1 f=0 fa=1
w: faceless=3 factory=-3 factoryoutlet=1 fake=0 family=-2 faq=0 farm=-3 farming=0 fashion=-7 fast=6 faucet=-1
w: fb=-5 fc=-4 fd=4 fee=1 feedback=4 fees=-2 fg=2 fh=-2 fi=8 file=3 files=-2 film=-5 fin=-1 finance=18
w: financial=0 finder=1 fine=-3 fire=-2 fix=-2 fl=-2 flow=-3 fm=0 fn=3 fo=2 football=-4 form=-4 forms=-8
w: forum=-10 foundation=8 fp=0 fq=3 fr=-7 france=-8 fraud=3 free=2 fresh=1 fs=2 ft=0 ftp=0 fun=-4 fund=7 funds=-1
w: fv=1 fx=1 g=0 ga=-2 gallery=0 game=-1 gamer=0 games=-1 gaming=-4 gas=-5 gateway=0 gay=4 gb=2 ge=2 genesis=1
w: germany=-2 get=6 gg=0 gh=-2 ghana=2 gi=2 gift=7 giftcard=6 giftcards=1 gifts=3 giris=-2 give=8 giveaway=4
w: giveaways=0 gives=2 gj=1 gk=3 gl=-1 global=1 gm=-1 go=3 gold=-2 goldcoast=6 gov=-5 gp=1 gpt=-5 gr=-5 grant=-1
w: gratis=-3 gratuit=-2 greece=0 green=-6 group=-2 grupo=6 gs=2 gt=4 gu=0 guard=-1 gutschein=0 gw=2 gx=1 gy=5
w: h=-3 hack=4 hacks=-1 hb=-2 hc=-2 hd=5 he=3 health=-6 help=6 help-desk=0 helpcenter=7 helpdesk=10 helps=0
w: helpsupport=4 hf=0 hg=0 hh=-2 hi=2 hilfe=-5 hiring=-1 hj=3 hk=4 holiday=-3 home=-4 hongkong=2 host=-2
w: hosting=-7 hot=-2 hotel=-8 hotro=0 house=-6 hq=4 hr=-3 hrvatska=4 hs=2 ht=0 http=21 https=21 hu=-3 hub=2
w: hungary=1 hv=0 hx=1 hy=5 hz=1 i=2 ia=2 ic=1 ico=2 id=0 identity=2 ig=0 ii=0 ik=2 il=8 im=3 image=-5 img=-7
w: in=6 inc=3 index=0 india=1 indo=6 indonesia=-2 info=-1 information=-6 install=6 instant=2 internal=1
w: international=3 internet=-9 invest=-7 investing=-4 investment=-4 investor=-2 io=1 ip=-9 ipv4=5 iq=0 ir=-6
w: ireland=1 is=-5 israel=2 it=-5 italia=-4 iu=3 iv=4 ix=4 iy=5 j=-2 japan=1 jd=0 ji=1 jj=0 jm=1 job=-7 jobs=6
w: join=3 jp=4 js=3 jt=-1 ju=1 just=-2 ka=-2 kb=0 kc=0 kenya=-3 key=1 keys=6 kf=3 ki=-1 king=0 kk=0 korea=-1 kp=2
w: kr=-1 ks=-2 ku=0 kunde=2 kuwait=0 kz=2 l=0 la=-4 lab=1 labs=3 land=-9 latam=0 launch=5 launchpad=2 layer=-6
w: le=-2 leaks=0 learn=0 learning=-2 ledger=-6 legal=-4 lh=1 li=4 life=-9 light=-4 limited=-4 link=-2 links=-1
w: lite=0 live=18 livechat=8 livraison=-8 lk=1 ll=7 llc=-7 lm=0 lo=1 loan=0 local=-3 log=2 log-in=8 login=8
w: logins=3 logistics=0 logon=2 logowanie=-2 london=-3 loqin=5 love=-6 lp=-1 lr=2 ls=2 lt=3 ltd=-6 lu=1 lucky=-1
w: lv=-1 lw=7 ly=3 lz=1 m=4 ma=1 magic=-3 mail=5 mails=0 main=2 mainnet=2 malaysia=4 mall=5 manage=-4
w: management=3 manager=-4 maps=1 marcas=6 market=-2 marketing=-1 marketplace=3 max=-1 mb=-2 mc=-3 mcp=4 md=-2
w: me=5 media=-3 medical=-7 meet=-7 meeting=-1 mega=-1 member=0 members=-2 membership=-2 merchant=-1 metrics=1
w: mexico=2 mf=2 mfa=4 mi=2 migrate=1 migration=-7 miner=-2 mini=2 mining=-2 mint=1 minting=-3 ml=1 mm=-3 mn=-3
w: mo=-3 mobi=-5 mobil=-1 mobile=16 mod=-5 modapk=4 mods=-2 mom=2 mon=-4 moncompte=-3 money=-2 movie=2 movies=1
w: mp=0 ms=3 msg=8 multi=5 music=-1 mx=-2 my=11 myaccount=-2 mz=0 n=2 na=4 navigator=2 nb=3 nc=4 nd=-1 ne=0
w: nederland=2 neo=1 nepal=0 net=-5 network=5 networks=4 new=-1 news=-12 newzealand=0 next=-11 nf=6 nft=5 nfts=4
w: ni=-1 nitro=4 nl=-6 nm=0 no=0 no-reply=3 node=0 nodes=-2 noreply=3 norge=-1 north=0 norway=-1 notice=-5
w: notifications=1 notify=-4 now=-3 np=-2 nr=0 ns=0 ns1=2 nt=-1 nuevo=0 nv=0 nyc=-2 nz=6 o=-2 oauth=-1 oc=2 oe=2
w: of=4 oferta=-13 off=2 offer=5 offers=4 office=6 official=6 oficial=-2 og=0 oi=-1 ok=-2 ol=1 old=3 om=0 on=10
w: one=-1 online=-1 onlines=4 only=-4 oo=2 open=0 ops=-1 or=4 order=-3 orders=-3 org=-13 originals=-1 os=-5
w: osterreich=0 ot=5 our=-2 outlet=-1 outletonline=1 ov=1 ox=4 pa=0 pack=5 package=1 pagamento=-1 pagamentos=3
w: page=-3 pages=-5 pago=0 paiement=-4 pakistan=0 panama=7 panel=-5 parcel=-1 paris=-8 partner=-6 partners=-2
w: partnership=-1 pass=2 passport=2 pay=3 paying=3 payment=5 payments=6 payroll=-2 pc=-6 pd=1 pe=1 peru=0 ph=-2
w: pharmacy=-7 philippines=2 phone=-6 photo=-5 photos=-1 pi=3 pickup=-4 pin=5 pirater-compte=6 pk=-3 pl=-20
w: play=-2 player=-1 plus=6 po=-2 point=-5 points=-5 poker=-4 policy=2 polska=-12 pool=-4 portal=-3 portugal=-3
w: post=-3 pp=1 pq=0 pr=2 premio=1 premium=5 presale=-5 press=-3 price=0 primary=4 prime=-8 print=-4 privacy=3
w: prize=1 pro=0 products=-3 profile=10 profiles=7 promo=5 promocja=0 promocoes=4 promos=-1 promotion=-3
w: promotions=0 protect=-3 protection=0 protocol=3 proxy=-8 ps=3 pt=-10 pv=1 px=1 py=0 q=-2 qc=0 qf=1 ql=1 qm=0
w: qn=0 qp=1 qr=1 quantum=0 quick=-4 qv=2 qw=0 qy=3 r=1 ra=4 radio=-4 raffle=-2 rastreio=3 rb=-1 rc=-1 re=1
w: real=1 recipes=4 recover=0 recover-account=5 recovery=6 red=-2 redelivery=3 redirect=-2 reembolso=0 refund=-5
w: regalo=1 register=5 registration=4 remote=-1 renewal=-2 renouvellement=-10 rent=3 reply=3 report=2 reports=2
w: request=-6 reset=-3 restake=1 restore=2 retail=0 return=0 reverts=2 review=2 revoke=2 reward=3 rewards=1 rf=0
w: rh=1 ri=0 rj=0 rk=-1 rl=-1 rm=6 rn=3 ro=3 rs=0 ru=5 rw=-1 rx=-1 ry=0 rz=2 s=1 s3=-2 sa=-4 safe=-1 safepay=8
w: safepayment=11 safety=0 sale=2 sales=-2 saudiarabia=2 save=2 sb=0 sc=-2 scan=-3 school=-5 schweiz=-2 score=-3
w: sd=2 sdapps=7 se=9 sea=-3 season2=-2 secure=1 secured=3 secures=2 securite=-6 security=7 seed=-1 seguranca=-1
w: seguro=-1 sell=0 seller=0 sellers=4 seo=-5 serve=2 server=-3 servers=-2 service=3 servicedesk=6 services=4
w: setting=-2 settings=1 setup=6 sg=-12 sh=-3 share=1 ship=1 shipping=-2 shoes=-4 shop=-1 shopping=1 shops=2
w: show=0 si=2 sicher=-1 sicherheit=-1 sigin=5 sign=3 sign-in=3 sign-up=3 signin=7 signup=7 silver=2 singapore=-1
w: site=3 sites=5 skin=-3 skins=-6 sky=-9 sl=4 slot=-2 slots=-4 slovenia=4 slovenija=2 slovensko=3 sm=1 smart=-4
w: smtp=-1 sn=3 snapshot=1 so=4 social=-1 soft=-6 software=-4 sol=-5 solar=-6 solution=-4 solutions=1 source=-3
w: south=2 sp=2 space=-4 spedizione=1 spin=-7 sport=-6 sports=-4 sq=1 srbija=4 ss=5 ssl=5 sso=11 st=1 staff=2
w: staging=-5 stake=3 staking=2 star=-1 start=-4 state=1 static=5 station=-1 status=2 stockprice=4 storage=3
w: store=6 stores=6 stream=-3 streaming=-2 studio=-7 style=-5 su=3 suivi=-9 summer=-3 summit=-2 suomi=-1 super=0
w: supply=-5 support=10 supportcenter=5 supports=9 survey=5 suspension=1 sv=8 svip=-1 sw=-2 swap=2 swaps=-1 sx=2
w: sy=0 sync=5 system=-11 systems=0 sz=-2 t=4 ta=-2 taiwan=-1 te=3 team=0 teams=1 tech=-9 technologies=2
w: technology=0 techsupport=6 tel=-4 terminal=2 terms=1 test=-3 testnet=0 tf=5 tg=0 th=5 thailand=-3 the=7 thx=3
w: ti=-2 ticket=2 tires=6 tj=1 tk=-3 tl=1 tm=7 tn=-1 to=6 today=2 token=7 tokens=2 tool=6 tools=1 top=1 tq=0 tr=2
w: track=2 tracking=-3 trade=2 trades=9 trading=0 tradings=2 training=-4 transaction=3 transfer=1 transit=0
w: transport=-3 travel=-8 trial=3 true=-3 trust=-7 trx=1 try=0 ts=2 tt=-1 tu=-3 tv=2 tw=0 tx=-1 ty=3 tyre=5 u=0
w: ua=-4 uae=0 ub=7 ud=3 ue=4 uf=3 ug=-2 ui=3 uk=3 ukraine=-2 ultra=1 um=5 un=0 unblock=0 unblocked=5 unlock=-4
w: unlocker=1 uo=3 up=6 updata=6 update=9 updates=6 upgrade=7 ur=5 url=-6 uruguay=1 us=8 usa=3 usdt=-4 use=4
w: user=1 users=1 ut=3 uu=3 uv=3 uw=3 ux=0 uy=6 uz=0 v=-1 v1=0 v2=1 v3=-3 v4=-1 v5=2 va=1 validate=3 validation=3
w: validator=3 vault=3 vc=-2 vd=0 ve=0 venezuela=2 ventures=-3 ver=4 verifica=1 verification=7 verified=5
w: verifier=1 verify=8 vi=4 video=4 videodownloader=5 videos=3 viet=4 vietnam=1 view=2 vip=3 vip1=2 vips=2
w: visa=-8 visit=5 vl=1 vm=2 vn=-5 voice=-3 vote=0 vpn=-1 vr=-2 vs=0 vt=-1 vu=1 vv=8 vw=0 vwww=5 vx=-1 vy=3 vz=4
w: w=3 wa=-1 wallet=11 wallets=13 wap=-1 warning=4 watch=2 watchlist=7 water=-4 wc=-1 we=3 web=7 web3=-6 webapp=2
w: webmail=-1 website=1 welcome=1 west=-3 wf=1 wg=1 wh=2 whitelist=3 wholesale=-1 wiki=-6 win=-3 windows=8
w: withdraw=-2 withdrawal=0 wl=2 wm=-1 wn=1 work=-5 workshop=4 workspace=5 world=-5 wp=-4 ws=-1 wv=0 wvvww=4
w: wvw=6 ww=10 wwv=2 www=17 www0=21 www1=-3 www3=21 wwww=3 wx=3 wz=0 x=6 x2=2 xc=4 xchange=4 xf=4 xi=1 xj=3 xl=2
w: xm=-1 xn=5 xo=8 xp=1 xq=2 xs=6 xu=0 xw=1 xx=10 xxl=2 xxx=-2 xy=1 xyz=0 xz=4 y=-2 ya=-2 yi=2 yield=-1 yo=0
w: you=-4 your=5 yp=1 ys=0 yt=4 yw=1 yx=1 yy=1 yz=0 z=-3 za=1 zc=2 zd=4 ze=-2 zh=0 zk=0 zl=6 zn=3 zone=-6 zs=0
w: zx=1 zy=6
`;
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
