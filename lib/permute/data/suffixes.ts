// Written by bench/train/permute/suffixes.ts. Do not edit.
// Source: Public Suffix List, ICANN section, version 2026-08-19. Licence: MPL-2.0.

/**
 * One top-level domain a line, then what stands left of it in its longer suffixes; `!` before a top-level
 * domain that is no suffix itself. Unicode.
 */
export const SUFFIX_LINES: string = `
aaa
aarp
abb
abbott
abbvie
abc
able
abogado
abudhabi
ac com edu gov mil net org
academy
accenture
accountant
accountants
aco
actor
ad
ads
adult
ae ac co gov mil net org sch
aeg
aero accident-investigation accident-prevention aerobatic aeroclub aerodrome agents air-surveillance air-traffic-control aircraft airline airport airtraffic ambulance association author ballooning broker caa cargo catering certification championship charter civilaviation club conference consultant consulting control council crew design dgca educator emergency engine engineer entertainment equipment exchange express federation flight freight fuel gliding government groundhandling group hanggliding homebuilt insurance journal journalist leasing logistics magazine maintenance marketplace media microlight modelling navigation parachuting paragliding passenger-association pilot press production recreation repbody res research rotorcraft safety scientist services show skydiving software student taxi trader trading trainer union workinggroup works
aetna
af com edu gov net org
afl
africa
ag co com net nom org
agakhan
agency
ai com net off org
aig
airbus
airforce
airtel
akdn
al com edu gov mil net org
alibaba
alipay
allfinanz
allstate
ally
alsace
alstom
am co com commune net org
amazon
americanexpress
americanfamily
amex
amfam
amica
amsterdam
analytics
android
anquan
anz
ao co ed edu gov gv it og org pb
aol
apartments
app
apple
aq
aquarelle
ar bet com coop edu gob gov int mil musica mutual net org seg senasa tur
arab
aramco
archi
army
art
arte
as gov
asda
asia
associates
at ac co gv or sth.ac
athleta
attorney
au act act.edu asn catholic.edu com conf edu gov id net nsw nsw.edu nt nt.edu org oz qld qld.edu qld.gov sa sa.edu sa.gov tas tas.edu tas.gov vic vic.edu vic.gov wa wa.edu wa.gov
auction
audi
audible
audio
auspost
author
auto
autos
aw com
aws
ax
axa
az biz co com edu gov info int mil name net org pp pro
azure
ba com edu gov mil net org
baby
baidu
banamex
band
bank
bar
barcelona
barclaycard
barclays
barefoot
bargains
baseball
basketball
bauhaus
bayern
bb biz co com edu gov info net org store tv
bbc
bbt
bbva
bcg
bcn
bd ac ai co com edu gov id info it mil net org sch tv
be ac
beats
beauty
beer
berlin
best
bestbuy
bet
bf gov
bg 0 1 2 3 4 5 6 7 8 9 a b c d e f g h i j k l m n o p q r s t u v w x y z
bh com edu gov net org
bharti
bi co com edu or org
bible
bid
bike
bing
bingo
bio
biz
bj africa agro architectes assur avocats co com eco econo edu info loisirs money net org ote restaurant resto tourism univ
black
blackfriday
blockbuster
blog
bloomberg
blue
bm com edu gov net org
bms
bmw
bn com edu gov net org
bnpparibas
bo academia agro arte blog bolivia ciencia com cooperativa democracia deporte ecologia economia edu empresa gob indigena industria info int medicina mil movimiento musica natural net nombre noticias org patria plurinacional politica profesional pueblo revista salud tecnologia tksat transporte tv web wiki
boats
boehringer
bofa
bom
bond
boo
book
booking
bosch
bostik
boston
bot
boutique
box
br 9guacu abc ac.gov adm adv agr aju al.gov am am.gov anani ap.gov aparecida api app arq art ato b ba.gov barueri belem bet bhz bib bio blog bmd boavista bsb campinagrande campinas caxias ce.gov cim cng cnt com contagem coop coz cri cuiaba curitiba def des det dev df.gov ecn eco edu emp enf eng es.gov esp etc eti far feira flog floripa fm fnd fortal fot foz fst g12 geo ggf go.gov goiania gov gru ia imb ind inf jab jampa jdf joinville jor jus leg leilao lel log londrina ma.gov macapa maceio manaus maringa mat med mg.gov mil morena mp ms.gov mt.gov mus natal net niteroi not ntr odo ong org osasco pa.gov palmas pb.gov pe.gov pi.gov poa ppg pr.gov pro psc psi pvh qsl radio rec recife rep ribeirao rio riobranco riopreto rj.gov rn.gov ro.gov rr.gov rs.gov salvador sampa santamaria santoandre saobernardo saogonca sc.gov se.gov seg sjc slg slz social sorocaba sp.gov srv taxi tc tec teo the tmp to.gov trd tur tv udi vet vix vlog wiki xyz zlg
bradesco
bridgestone
broadway
broker
brother
brussels
bs com edu gov net org
bt com edu gov net org
build
builders
business
buy
buzz
bv
bw ac co gov net org
by com gov mil of
bz co com edu gov net org
bzh
ca ab bc gc mb nb nf nl ns nt nu on pe qc sk yk
cab
cafe
cal
call
calvinklein
cam
camera
camp
canon
capetown
capital
capitalone
car
caravan
cards
care
career
careers
cars
casa
case
cash
casino
cat
catering
catholic
cba
cbn
cbre
cc
cd gov
center
ceo
cern
cf
cfa
cfd
cg
ch
chanel
channel
charity
chase
chat
cheap
chintai
christmas
chrome
church
ci ac asso aéroport co com ed edu go gouv int net or org
cipriani
circle
cisco
citadel
citi
citic
city
cl co gob gov mil
claims
cleaning
click
clinic
clinique
clothing
cloud
club
clubmed
cm co com gov net
cn ac ah bj com cq edu fj gd gov gs gx gz ha hb he hi hk hl hn jl js jx ln mil mo net nm nx org qh sc sd sh sn sx tj tw xj xz yn zj 公司 網絡 网络
co com edu gov mil net nom org
coach
codes
coffee
college
cologne
com
commbank
community
company
compare
computer
comsec
condos
construction
consulting
contact
contractors
cooking
cool
coop
corsica
country
coupon
coupons
courses
cpa
cr ac co ed fi go or sa
credit
creditcard
creditunion
cricket
crown
crs
cruise
cruises
cu com edu gob inf nat net org
cuisinella
cv com edu id int net nome org publ
cw com edu net org
cx gov
cy ac biz com ekloges gov ltd mil net org press pro tm
cymru
cyou
cz gov
dad
dance
data
date
dating
datsun
day
dclk
dds
de
deal
dealer
deals
degree
delivery
dell
deloitte
delta
democrat
dental
dentist
desi
design
dev
dhl
diamonds
diet
digital
direct
directory
discount
discover
dish
diy
dj
dk
dm co com edu gov net org
dnp
do art com edu gob gov mil net org sld web
docs
doctor
dog
domains
dot
download
drive
dtv
dubai
dupont
durban
dvag
dvr
dz art asso com edu gov net org pol soc tm
earth
eat
ec abg adm agron arqt art bar chef com cont cpa cue dent dgn disco doc edu eng esm fin fot gal gob gov gye ibr info k12 lat loj med mil mktg mon net ntr odont org pro prof psic psiq pub rio rrpp sal tech tul tur uio vet xxx
eco
edeka
edu
education
ee aip com edu fie gov lib med org pri riik
eg ac com edu eun gov info me mil name net org sci sport tv
email
emerck
energy
engineer
engineering
enterprises
epson
equipment
ericsson
erni
es com edu gob nom org
esq
estate
et biz com edu gov info name net org
eu
eurovision
eus
events
exchange
expert
exposed
express
extraspace
fage
fail
fairwinds
faith
family
fan
fans
farm
farmers
fashion
fast
fedex
feedback
ferrari
ferrero
fi aland
fidelity
fido
film
final
finance
financial
fire
firestone
firmdale
fish
fishing
fit
fitness
fj ac biz com edu gov id info mil name net org pro
flickr
flights
flir
florist
flowers
fly
fm com edu net org
fo
foo
food
football
ford
forex
forsale
forum
foundation
fox
fr asso avoues cci com gouv greta huissier-justice nom prd tm
free
fresenius
frl
frogans
frontier
ftr
fujitsu
fun
fund
furniture
futbol
fyi
ga
gal
gallery
gallo
gallup
game
games
gap
garden
gay
gb
gbiz
gd edu gov
gdn
ge com cyb edu gov llc net online org pvt school tnx
gea
gent
genting
george
gf
gg co net org
ggee
gh biz com edu gov mil net org
gi com edu gov ltd mod org
gift
gifts
gives
giving
gl co com edu net org
glass
gle
global
globo
gm
gmail
gmbh
gmo
gmx
gn ac com edu gov net org
godaddy
gold
goldpoint
golf
goodyear
goog
google
gop
got
gov
gp asso com edu mobi net org
gq
gr com edu gov net org
grainger
graphics
gratis
green
gripe
grocery
group
gs
gt com edu gob ind mil net org
gu com edu gov guam info net org web
gucci
guge
guide
guitars
guru
gw
gy co com edu gov net org
hair
hamburg
hangout
haus
hbo
hdfc
hdfcbank
health
healthcare
help
here
hermes
hiphop
hisamitsu
hitachi
hiv
hk com edu gov idv net org 个人 個人 公司 政府 敎育 教育 箇人 組織 組织 網絡 網络 组織 组织 网絡 网络
hkt
hm
hn com edu gob mil net org
hockey
holdings
holiday
homedepot
homegoods
homes
homesense
honda
horse
hospital
host
hosting
hot
hotel
hotels
hotmail
house
how
hr com from iz name
hsbc
ht adult art asso com coop edu firm gouv info med net org perso pol pro rel shop
hu 2000 agrar bolt casino city co erotica erotika film forum games hotel info ingatlan jogasz konyvelo lakas media news org priv reklam sex shop sport suli szex tm tozsde utazas video
hughes
hyatt
hyundai
ibm
icbc
ice
icu
id ac ai biz co desa go kop mil my net or ponpes sch web ᬩᬮᬶ
ie gov
ieee
ifm
ikano
il ac co gov idf k12 muni net org
im ac co com ltd.co net org plc.co tt tv
imamat
imdb
immo
immobilien
in 5g 6g ac aero ai alumni am bank bihar biz business ca cn co com coop cs delhi dr edu er fin firm gen gov gujarat ind info int internet io me mil net nic org pg post pro res school travel tv ub uk up us
inc
industries
infiniti
info
ing
ink
institute
insurance
insure
int eu
international
intuit
investments
io co com edu gov mil net nom org
ipiranga
iq com edu gov mil net org
ir ac co gov id net org sch ايران ایران
irish
is
ismaili
ist
istanbul
it abr abruzzo ag agrigento al alessandria alto-adige altoadige an ancona andria-barletta-trani andria-trani-barletta andriabarlettatrani andriatranibarletta ao aosta aosta-valley aostavalley aoste ap aq ar arezzo ascoli-piceno ascolipiceno asti at av avellino ba balsan balsan-sudtirol balsan-suedtirol balsan-südtirol bari barletta-trani-andria barlettatraniandria bas basilicata belluno benevento bergamo bg bi biella bl bn bo bologna bolzano bolzano-altoadige bozen bozen-sudtirol bozen-suedtirol bozen-südtirol br brescia brindisi bs bt bulsan bulsan-sudtirol bulsan-suedtirol bulsan-südtirol bz ca cagliari cal calabria caltanissetta cam campania campidano-medio campidanomedio campobasso carbonia-iglesias carboniaiglesias carrara-massa carraramassa caserta catania catanzaro cb ce cesena-forli cesena-forlì cesenaforli cesenaforlì ch chieti ci cl cn co como cosenza cr cremona crotone cs ct cuneo cz dell-ogliastra dellogliastra edu emilia-romagna emiliaromagna emr en enna fc fe fermo ferrara fg fi firenze florence fm foggia forli-cesena forlicesena forlì-cesena forlìcesena fr friuli-v-giulia friuli-ve-giulia friuli-vegiulia friuli-venezia-giulia friuli-veneziagiulia friuli-vgiulia friuliv-giulia friulive-giulia friulivegiulia friulivenezia-giulia friuliveneziagiulia friulivgiulia frosinone fvg ge genoa genova go gorizia gov gr grosseto iglesias-carbonia iglesiascarbonia im imperia is isernia kr la-spezia laquila laspezia latina laz lazio lc le lecce lecco li lig liguria livorno lo lodi lom lombardia lombardy lt lu lucania lucca macerata mantova mar marche massa-carrara massacarrara matera mb mc me medio-campidano mediocampidano messina mi milan milano mn mo modena mol molise monza monza-brianza monza-e-della-brianza monzabrianza monzaebrianza monzaedellabrianza ms mt na naples napoli no novara nu nuoro og ogliastra olbia-tempio olbiatempio or oristano ot pa padova padua palermo parma pavia pc pd pe perugia pesaro-urbino pesarourbino pescara pg pi piacenza piedmont piemonte pisa pistoia pmn pn po pordenone potenza pr prato pt pu pug puglia pv pz ra ragusa ravenna rc re reggio-calabria reggio-emilia reggiocalabria reggioemilia rg ri rieti rimini rm rn ro roma rome rovigo sa salerno sar sardegna sardinia sassari savona si sic sicilia sicily siena siracusa so sondrio sp sr ss su sud-sardegna sudsardegna suedtirol sv südtirol ta taa taranto te tempio-olbia tempioolbia teramo terni tn to torino tos toscana tp tr trani-andria-barletta trani-barletta-andria traniandriabarletta tranibarlettaandria trapani trentin-sud-tirol trentin-sudtirol trentin-sued-tirol trentin-suedtirol trentin-süd-tirol trentin-südtirol trentino trentino-a-adige trentino-aadige trentino-alto-adige trentino-altoadige trentino-s-tirol trentino-stirol trentino-sud-tirol trentino-sudtirol trentino-sued-tirol trentino-suedtirol trentino-süd-tirol trentino-südtirol trentinoa-adige trentinoaadige trentinoalto-adige trentinoaltoadige trentinos-tirol trentinostirol trentinosud-tirol trentinosued-tirol trentinosuedtirol trentinosüd-tirol trentinosüdtirol trentinsud-tirol trentinsudtirol trentinsued-tirol trentinsuedtirol trentinsüd-tirol trentinsüdtirol trento treviso trieste ts turin tuscany tv ud udine umb umbria urbino-pesaro urbinopesaro va val-d-aosta val-daosta vald-aosta valle-aosta valle-d-aosta valle-daosta valleaosta valled-aosta valledaosta vallee-aoste vallee-d-aoste valleeaoste valleedaoste vallée-aoste vallée-d-aoste valléeaoste valléedaoste vao varese vb vc vda ve ven veneto venezia venice verbania verbano-cusio-ossola vercelli verona vi vibo-valentia vibovalentia vicenza viterbo vr vs vt vv
itau
itv
jaguar
java
jcb
je co net org
jeep
jetzt
jewelry
jio
jll
jmp
jnj
jo agri ai com edu eng fm gov mil net org per phd sch tv
jobs
joburg
jot
joy
jp abashiri.hokkaido abeno.osaka abiko.chiba abira.hokkaido abu.yamaguchi ac achi.nagano ad adachi.tokyo aga.niigata agano.niigata agematsu.nagano aguni.okinawa aibetsu.hokkaido aichi aikawa.kanagawa ainan.ehime aioi.hyogo aisai.aichi aisho.shiga aizubange.fukushima aizumi.tokushima aizumisato.fukushima aizuwakamatsu.fukushima akabira.hokkaido akagi.shimane akaiwa.okayama akashi.hyogo aki.kochi akiruno.tokyo akishima.tokyo akita akita.akita akkeshi.hokkaido ako.hyogo akune.kagoshima ama.aichi ama.shimane amagasaki.hyogo amakusa.kumamoto amami.kagoshima ami.ibaraki anamizu.ishikawa anan.nagano anan.tokushima ando.nara anjo.aichi annaka.gunma anpachi.gifu aogaki.hyogo aogashima.tokyo aoki.nagano aomori aomori.aomori arai.shizuoka arakawa.saitama arakawa.tokyo arao.kumamoto ariake.saga arida.wakayama aridagawa.wakayama arita.saga asago.hyogo asahi.chiba asahi.ibaraki asahi.mie asahi.nagano asahi.toyama asahi.yamagata asahikawa.hokkaido asaka.saitama asakawa.fukushima asakuchi.okayama asaminami.hiroshima ashibetsu.hokkaido ashikaga.tochigi ashiya.fukuoka ashiya.hyogo ashoro.hokkaido aso.kumamoto assabu.hokkaido asuke.aichi atami.shizuoka atsugi.kanagawa atsuma.hokkaido awaji.hyogo aya.miyazaki ayabe.kyoto ayagawa.kagawa ayase.kanagawa azumino.nagano bandai.fukushima bando.ibaraki bato.tochigi beppu.oita bibai.hokkaido biei.hokkaido bifuka.hokkaido bihoro.hokkaido biratori.hokkaido bizen.okayama bungoono.oita bungotakada.oita bunkyo.tokyo buzen.fukuoka chiba chichibu.saitama chigasaki.kanagawa chihayaakasaka.osaka chijiwa.nagasaki chikugo.fukuoka chikuho.fukuoka chikuhoku.nagano chikujo.fukuoka chikuma.nagano chikusei.ibaraki chikushino.fukuoka chikuzen.fukuoka chino.nagano chippubetsu.hokkaido chiryu.aichi chita.aichi chitose.hokkaido chiyoda.gunma chiyoda.tokyo chizu.tottori chofu.tokyo chonan.chiba chosei.chiba choshi.chiba choyo.kumamoto chuo.chiba chuo.fukuoka chuo.osaka chuo.tokyo chuo.yamanashi co daigo.ibaraki daisen.akita daito.osaka daiwa.hiroshima date.fukushima date.hokkaido dazaifu.fukuoka doshi.yamanashi ebetsu.hokkaido ebina.kanagawa ebino.miyazaki echizen.fukui ed edogawa.tokyo ehime eiheiji.fukui embetsu.hokkaido ena.gifu eniwa.hokkaido erimo.hokkaido esan.hokkaido esashi.hokkaido etajima.hiroshima fuchu.hiroshima fuchu.tokyo fuchu.toyama fudai.iwate fuefuki.yamanashi fuji.shizuoka fujieda.shizuoka fujiidera.osaka fujikawa.shizuoka fujikawa.yamanashi fujikawaguchiko.yamanashi fujimi.nagano fujimi.saitama fujimino.saitama fujinomiya.shizuoka fujioka.gunma fujisato.akita fujisawa.iwate fujisawa.kanagawa fujishiro.ibaraki fujiyoshida.yamanashi fukagawa.hokkaido fukaya.saitama fukuchi.fukuoka fukuchiyama.kyoto fukudomi.saga fukui fukui.fukui fukumitsu.toyama fukuoka fukuroi.shizuoka fukusaki.hyogo fukushima fukushima.fukushima fukushima.hokkaido fukuyama.hiroshima funabashi.chiba funagata.yamagata funahashi.toyama furano.hokkaido furubira.hokkaido furudono.fukushima furukawa.miyagi fuso.aichi fussa.tokyo futaba.fukushima futsu.nagasaki futtsu.chiba gamagori.aichi gamo.shiga geisei.kochi genkai.saga gifu gifu.gifu ginan.gifu ginowan.okinawa ginoza.okinawa go gobo.wakayama godo.gifu gojome.akita gokase.miyazaki gonohe.aomori gose.nara gosen.niigata goshiki.hyogo gotemba.shizuoka goto.nagasaki gotsu.shimane gr gujo.gifu gunma gushikami.okinawa gyokuto.kumamoto habikino.osaka haboro.hokkaido hachijo.tokyo hachinohe.aomori hachioji.tokyo hachirogata.akita hadano.kanagawa haebaru.okinawa haga.tochigi hagi.yamaguchi haibara.shizuoka hakata.fukuoka hakodate.hokkaido hakone.kanagawa hakuba.nagano hakui.ishikawa hakusan.ishikawa hamada.shimane hamamatsu.shizuoka hamatama.saga hamatonbetsu.hokkaido hamura.tokyo hanamaki.iwate hanamigawa.chiba hanawa.fukushima handa.aichi hannan.osaka hanno.saitama hanyu.saitama happou.akita hara.nagano harima.hyogo hasama.oita hasami.nagasaki hashikami.aomori hashima.gifu hashimoto.wakayama hasuda.saitama hatogaya.saitama hatoyama.saitama hatsukaichi.hiroshima hayakawa.yamanashi hayashima.okayama hazu.aichi heguri.nara hekinan.aichi hichiso.gifu hida.gifu hidaka.hokkaido hidaka.kochi hidaka.saitama hidaka.wakayama higashi.fukuoka higashi.fukushima higashi.okinawa higashiagatsuma.gunma higashichichibu.saitama higashihiroshima.hiroshima higashiizu.shizuoka higashiizumo.shimane higashikagawa.kagawa higashikagura.hokkaido higashikawa.hokkaido higashikurume.tokyo higashimatsushima.miyagi higashimatsuyama.saitama higashimurayama.tokyo higashinaruse.akita higashine.yamagata higashiomi.shiga higashiosaka.osaka higashishirakawa.gifu higashisumiyoshi.osaka higashitsuno.kochi higashiura.aichi higashiyama.kyoto higashiyamato.tokyo higashiyodogawa.osaka higashiyoshino.nara hiji.oita hikari.yamaguchi hikawa.shimane hikimi.shimane hikone.shiga himeji.hyogo himeshima.oita himi.toyama hino.tokyo hino.tottori hinode.tokyo hinohara.tokyo hioki.kagoshima hirado.nagasaki hiraizumi.iwate hirakata.osaka hiranai.aomori hirara.okinawa hirata.fukushima hiratsuka.kanagawa hiraya.nagano hirogawa.wakayama hirokawa.fukuoka hirono.fukushima hirono.iwate hiroo.hokkaido hirosaki.aomori hiroshima hisayama.fukuoka hita.oita hitachi.ibaraki hitachinaka.ibaraki hitachiomiya.ibaraki hitachiota.ibaraki hizen.saga hofu.yamaguchi hokkaido hokuryu.hokkaido hokuto.hokkaido hokuto.yamanashi honai.ehime honbetsu.hokkaido hongo.hiroshima honjo.akita honjo.saitama honjyo.akita horokanai.hokkaido horonobe.hokkaido hyogo hyuga.miyazaki ibara.okayama ibaraki ibaraki.ibaraki ibaraki.osaka ibigawa.gifu ichiba.tokushima ichihara.chiba ichikai.tochigi ichikawa.chiba ichikawa.hyogo ichikawamisato.yamanashi ichinohe.iwate ichinomiya.aichi ichinomiya.chiba ichinoseki.iwate ide.kyoto iheya.okinawa iida.nagano iide.yamagata iijima.nagano iitate.fukushima iiyama.nagano iizuka.fukuoka iizuna.nagano ikaruga.nara ikata.ehime ikawa.akita ikeda.fukui ikeda.gifu ikeda.hokkaido ikeda.nagano ikeda.osaka iki.nagasaki ikoma.nara ikusaka.nagano imabari.ehime imakane.hokkaido imari.saga imizu.toyama ina.ibaraki ina.nagano ina.saitama inabe.mie inagawa.hyogo inagi.tokyo inami.toyama inami.wakayama inashiki.ibaraki inatsuki.fukuoka inawashiro.fukushima inazawa.aichi ine.kyoto ino.kochi inuyama.aichi inzai.chiba iruma.saitama isa.kagoshima isahaya.nagasaki ise.mie isehara.kanagawa isen.kagoshima isesaki.gunma ishigaki.okinawa ishikari.hokkaido ishikawa ishikawa.fukushima ishikawa.okinawa ishinomaki.miyagi isshiki.aichi isumi.chiba itabashi.tokyo itako.ibaraki itakura.gunma itami.hyogo itano.tokushima itayanagi.aomori ito.shizuoka itoigawa.niigata itoman.okinawa iwade.wakayama iwafune.tochigi iwaizumi.iwate iwaki.fukushima iwakuni.yamaguchi iwakura.aichi iwama.ibaraki iwamizawa.hokkaido iwanai.hokkaido iwanuma.miyagi iwata.shizuoka iwate iwate.iwate iwatsuki.saitama iyo.ehime izena.okinawa izu.shizuoka izumi.kagoshima izumi.osaka izumiotsu.osaka izumisano.osaka izumizaki.fukushima izumo.shimane izumozaki.niigata izunokuni.shizuoka jinsekikogen.hiroshima joboji.iwate joetsu.niigata johana.toyama joso.ibaraki joyo.kyoto kadena.okinawa kadogawa.miyazaki kadoma.osaka kaga.ishikawa kagami.kochi kagamiishi.fukushima kagamino.okayama kagawa kagoshima kagoshima.kagoshima kaho.fukuoka kahoku.ishikawa kahoku.yamagata kai.yamanashi kainan.tokushima kainan.wakayama kaisei.kanagawa kaita.hiroshima kaizuka.osaka kakamigahara.gifu kakegawa.shizuoka kakinoki.shimane kakogawa.hyogo kakuda.miyagi kamagaya.chiba kamaishi.iwate kamakura.kanagawa kameoka.kyoto kameyama.mie kami.kochi kami.miyagi kamiamakusa.kumamoto kamifurano.hokkaido kamigori.hyogo kamiichi.toyama kamiizumi.saitama kamijima.ehime kamikawa.hokkaido kamikawa.hyogo kamikawa.saitama kamikitayama.nara kamikoani.akita kamimine.saga kaminokawa.tochigi kaminoyama.yamagata kamioka.akita kamisato.saitama kamishihoro.hokkaido kamisu.ibaraki kamisunagawa.hokkaido kamitonda.wakayama kamitsue.oita kamo.kyoto kamo.niigata kamoenai.hokkaido kamogawa.chiba kanagawa kanan.osaka kanazawa.ishikawa kanegasaki.iwate kaneyama.fukushima kaneyama.yamagata kani.gifu kanie.aichi kanmaki.nara kanna.gunma kannami.shizuoka kanonji.kagawa kanoya.kagoshima kanra.gunma kanuma.tochigi kanzaki.saga karasuyama.tochigi karatsu.saga kariwa.niigata kariya.aichi karuizawa.nagano karumai.iwate kasahara.gifu kasai.hyogo kasama.ibaraki kasamatsu.gifu kasaoka.okayama kashiba.nara kashihara.nara kashima.ibaraki kashima.saga kashiwa.chiba kashiwara.osaka kashiwazaki.niigata kasuga.fukuoka kasuga.hyogo kasugai.aichi kasukabe.saitama kasumigaura.ibaraki kasuya.fukuoka katagami.akita katano.osaka katashina.gunma katori.chiba katsuragi.nara katsuragi.wakayama katsushika.tokyo katsuura.chiba katsuyama.fukui kawaba.gunma kawachinagano.osaka kawagoe.mie kawagoe.saitama kawaguchi.saitama kawahara.tottori kawai.iwate kawai.nara kawajima.saitama kawakami.nagano kawakami.nara kawakita.ishikawa kawamata.fukushima kawaminami.miyazaki kawanabe.kagoshima kawanehon.shizuoka kawanishi.hyogo kawanishi.nara kawanishi.yamagata kawara.fukuoka kawasaki.miyagi kawatana.nagasaki kawaue.gifu kawazu.shizuoka kayabe.hokkaido kazo.saitama kazuno.akita keisen.fukuoka kembuchi.hokkaido kibichuo.okayama kiho.mie kihoku.ehime kijo.miyazaki kikonai.hokkaido kikuchi.kumamoto kikugawa.shizuoka kimino.wakayama kimitsu.chiba kimobetsu.hokkaido kin.okinawa kinko.kagoshima kinokawa.wakayama kira.aichi kiryu.gunma kisarazu.chiba kishiwada.osaka kiso.nagano kisofukushima.nagano kisosaki.mie kita.kyoto kita.osaka kita.tokyo kitaaiki.nagano kitaakita.akita kitadaito.okinawa kitagata.gifu kitagata.saga kitagawa.kochi kitagawa.miyazaki kitahata.saga kitahiroshima.hokkaido kitakami.iwate kitakata.fukushima kitakata.miyazaki kitami.hokkaido kitamoto.saitama kitanakagusuku.okinawa kitashiobara.fukushima kitaura.miyazaki kitayama.wakayama kiwa.mie kiyama.saga kiyokawa.kanagawa kiyosato.hokkaido kiyose.tokyo kiyosu.aichi kizu.kyoto kobayashi.miyazaki kochi kochi.kochi kodaira.tokyo kofu.yamanashi koga.fukuoka koga.ibaraki koganei.tokyo koge.tottori koka.shiga kokonoe.oita kokubunji.tokyo komae.tokyo komagane.nagano komaki.aichi komatsu.ishikawa komatsushima.tokushima komono.mie komoro.nagano konan.aichi konan.shiga koori.fukushima koriyama.fukushima koryo.nara kosai.shizuoka kosaka.akita kosei.shiga koshigaya.saitama koshimizu.hokkaido koshu.yamanashi kosuge.yamanashi kota.aichi koto.shiga koto.tokyo kotohira.kagawa kotoura.tottori kouhoku.saga kounosu.saitama kouyama.kagoshima kouzushima.tokyo koya.wakayama koza.wakayama kozagawa.wakayama kozaki.chiba kuchinotsu.nagasaki kudamatsu.yamaguchi kudoyama.wakayama kui.hiroshima kuji.iwate kuju.oita kujukuri.chiba kuki.saitama kumagaya.saitama kumakogen.ehime kumamoto kumamoto.kumamoto kumano.hiroshima kumano.mie kumatori.osaka kumejima.okinawa kumenan.okayama kumiyama.kyoto kunigami.okinawa kunimi.fukushima kunisaki.oita kunitachi.tokyo kunitomi.miyazaki kunneppu.hokkaido kunohe.iwate kurashiki.okayama kurate.fukuoka kure.hiroshima kuriyama.hokkaido kurobe.toyama kurogi.fukuoka kuroishi.aomori kuroiso.tochigi kuromatsunai.hokkaido kurotaki.nara kurume.fukuoka kusatsu.gunma kusatsu.shiga kushima.miyazaki kushimoto.wakayama kushiro.hokkaido kusu.oita kutchan.hokkaido kuwana.mie kuzumaki.iwate kyonan.chiba kyotamba.kyoto kyotanabe.kyoto kyotango.kyoto kyoto kyowa.akita kyowa.hokkaido kyuragi.saga lg machida.tokyo maebashi.gunma maibara.shiga maizuru.kyoto makinohara.shizuoka makurazaki.kagoshima mamurogawa.yamagata maniwa.okayama manno.kagawa marugame.kagawa marumori.miyagi masaki.ehime mashike.hokkaido mashiki.kumamoto mashiko.tochigi masuda.shimane matsubara.osaka matsubushi.saitama matsuda.kanagawa matsudo.chiba matsue.shimane matsukawa.nagano matsumae.hokkaido matsumoto.kagoshima matsumoto.nagano matsuno.ehime matsusaka.mie matsushige.tokushima matsushima.miyagi matsuura.nagasaki matsuyama.ehime matsuzaki.shizuoka meguro.tokyo meiwa.gunma meiwa.mie miasa.nagano mibu.tochigi midori.chiba midori.gunma mie mifune.kumamoto mihama.aichi mihama.chiba mihama.fukui mihama.mie mihama.wakayama mihara.hiroshima mihara.kochi miharu.fukushima miho.ibaraki mikasa.hokkaido mikawa.yamagata miki.hyogo mima.tokushima mimata.miyazaki minakami.gunma minamata.kumamoto minami-alps.yamanashi minami.fukuoka minami.kyoto minami.tokushima minamiaiki.nagano minamiashigara.kanagawa minamiawaji.hyogo minamiboso.chiba minamidaito.okinawa minamiechizen.fukui minamifurano.hokkaido minamiise.mie minamiizu.shizuoka minamimaki.nagano minamiminowa.nagano minamioguni.kumamoto minamisanriku.miyagi minamitane.kagoshima minamiuonuma.niigata minamiyamashiro.kyoto minano.saitama minato.osaka minato.tokyo mino.gifu minobu.yamanashi minoh.osaka minokamo.gifu minowa.nagano misaki.okayama misaki.osaka misasa.tottori misato.akita misato.miyagi misato.saitama misato.shimane misato.wakayama misawa.aomori mishima.fukushima mishima.shizuoka misugi.mie mitaka.tokyo mitake.gifu mitane.akita mito.ibaraki mitou.yamaguchi mitoyo.kagawa mitsue.nara mitsuke.niigata miura.kanagawa miyada.nagano miyagi miyake.nara miyako.fukuoka miyako.iwate miyakonojo.miyazaki miyama.fukuoka miyama.mie miyashiro.saitama miyawaka.fukuoka miyazaki miyazaki.miyazaki miyazu.kyoto miyoshi.aichi miyoshi.hiroshima miyoshi.saitama miyoshi.tokushima miyota.nagano mizuho.tokyo mizumaki.fukuoka mizunami.gifu mizusawa.iwate mobara.chiba mochizuki.nagano moka.tochigi mombetsu.hokkaido moriguchi.osaka morimachi.shizuoka morioka.iwate moriya.ibaraki moriyama.shiga moriyoshi.akita morotsuka.miyazaki moroyama.saitama moseushi.hokkaido motegi.tochigi motobu.okinawa motosu.gifu motoyama.kochi mugi.tokushima muika.niigata mukawa.hokkaido muko.kyoto munakata.fukuoka murakami.niigata murata.miyagi murayama.yamagata muroran.hokkaido muroto.kochi musashimurayama.tokyo musashino.tokyo mutsu.aomori mutsuzawa.chiba myoko.niigata nabari.mie nachikatsuura.wakayama nagahama.shiga nagai.yamagata nagano nagano.nagano naganohara.gunma nagaoka.niigata nagaokakyo.kyoto nagara.chiba nagareyama.chiba nagasaki nagasaki.nagasaki nagasu.kumamoto nagato.yamaguchi nagatoro.saitama nagawa.nagano nagi.okayama nagiso.nagano nago.okinawa naha.okinawa nahari.kochi naie.hokkaido naka.hiroshima naka.ibaraki nakadomari.aomori nakagawa.fukuoka nakagawa.hokkaido nakagawa.nagano nakagawa.tokushima nakagusuku.okinawa nakagyo.kyoto nakai.kanagawa nakama.fukuoka nakamichi.yamanashi nakamura.kochi nakaniikawa.toyama nakano.nagano nakano.tokyo nakanojo.gunma nakanoto.ishikawa nakasatsunai.hokkaido nakatane.kagoshima nakatombetsu.hokkaido nakatsugawa.gifu nakayama.yamagata nakijin.okinawa namegata.ibaraki namegawa.saitama namerikawa.toyama namie.fukushima namikata.ehime nanae.hokkaido nanao.ishikawa nanbu.tottori nanbu.yamanashi nango.fukushima nanjo.okinawa nankoku.kochi nanmoku.gunma nanporo.hokkaido nantan.kyoto nanto.toyama nanyo.yamagata naoshima.kagawa nara nara.nara narashino.chiba narita.chiba narusawa.yamanashi naruto.tokushima nasu.tochigi nasushiobara.tochigi natori.miyagi nayoro.hokkaido ne nemuro.hokkaido nerima.tokyo neyagawa.osaka nichinan.miyazaki nichinan.tottori niigata niigata.niigata niihama.ehime niikappu.hokkaido niimi.okayama niiza.saitama nikaho.akita niki.hokkaido nikko.tochigi ninohe.iwate ninomiya.kanagawa nirasaki.yamanashi nishi.fukuoka nishi.osaka nishiaizu.fukushima nishiarita.saga nishiawakura.okayama nishiazai.shiga nishigo.fukushima nishihara.kumamoto nishihara.okinawa nishiizu.shizuoka nishikata.tochigi nishikatsura.yamanashi nishikawa.yamagata nishimera.miyazaki nishinomiya.hyogo nishinoomote.kagoshima nishinoshima.shimane nishio.aichi nishiokoppe.hokkaido nishitosa.kochi nishiwaki.hyogo nisshin.aichi niyodogawa.kochi nobeoka.miyazaki noboribetsu.hokkaido noda.chiba noda.iwate nogata.fukuoka nogi.tochigi noheji.aomori nomi.ishikawa nonoichi.ishikawa nose.osaka nosegawa.nara noshiro.akita noto.ishikawa notogawa.shiga nozawaonsen.nagano numata.gunma numata.hokkaido numazu.shizuoka nyuzen.toyama oamishirasato.chiba oarai.ibaraki obama.fukui obama.nagasaki obanazawa.yamagata obihiro.hokkaido obira.hokkaido obu.aichi obuse.nagano ochi.kochi odate.akita odawara.kanagawa oe.yamagata ofunato.iwate oga.akita ogaki.gifu ogano.saitama ogasawara.tokyo ogata.akita ogawa.ibaraki ogawa.nagano ogawa.saitama ogawara.miyagi ogi.saga ogimi.okinawa ogori.fukuoka ogose.saitama oguchi.aichi oguni.kumamoto oguni.yamagata oharu.aichi ohda.shimane ohi.fukui ohira.miyagi ohira.tochigi ohkura.yamagata ohtawara.tochigi oi.kanagawa oirase.aomori oishida.yamagata oiso.kanagawa oita oita.oita oizumi.gunma oji.nara ojiya.niigata okagaki.fukuoka okawa.fukuoka okawa.kochi okaya.nagano okayama okayama.okayama okazaki.aichi okegawa.saitama oketo.hokkaido oki.fukuoka okinawa okinawa.okinawa okinoshima.shimane okoppe.hokkaido okuizumo.shimane okuma.fukushima okutama.tokyo omachi.nagano omachi.saga omaezaki.shizuoka ome.tokyo omi.nagano omi.niigata omigawa.chiba omihachiman.shiga omitama.ibaraki omiya.saitama omotego.fukushima omura.nagasaki omuta.fukuoka onagawa.miyagi onga.fukuoka onjuku.chiba onna.okinawa ono.fukui ono.fukushima ono.hyogo onojo.fukuoka onomichi.hiroshima ookuwa.nagano ooshika.nagano or ora.gunma osaka osakasayama.osaka osaki.miyagi osakikamijima.hiroshima oseto.nagasaki oshima.tokyo oshima.yamaguchi oshino.yamanashi oshu.iwate ota.gunma ota.tokyo otake.hiroshima otaki.chiba otaki.nagano otaki.saitama otama.fukushima otari.nagano otaru.hokkaido oto.fukuoka otobe.hokkaido otofuke.hokkaido otoineppu.hokkaido otoyo.kochi otsu.shiga otsuchi.iwate otsuki.kochi otsuki.yamanashi ouchi.saga ouda.nara oumu.hokkaido owani.aomori owariasahi.aichi oyabe.toyama oyama.tochigi oyamazaki.kyoto oyodo.nara ozora.hokkaido ozu.ehime ozu.kumamoto pippu.hokkaido rankoshi.hokkaido ranzan.saitama rebun.hokkaido rifu.miyagi rikubetsu.hokkaido rikuzentakata.iwate rishiri.hokkaido rishirifuji.hokkaido ritto.shiga rokunohe.aomori ryokami.saitama ryugasaki.ibaraki ryuoh.shiga sabae.fukui sado.niigata saga saga.saga sagae.yamagata sagamihara.kanagawa saigawa.fukuoka saijo.ehime saikai.nagasaki saiki.oita saitama saitama.saitama saito.miyazaki saka.hiroshima sakado.saitama sakae.chiba sakae.nagano sakahogi.gifu sakai.fukui sakai.ibaraki sakai.osaka sakaiminato.tottori sakaki.nagano sakata.yamagata sakawa.kochi sakegawa.yamagata saku.nagano sakuho.nagano sakura.chiba sakura.tochigi sakuragawa.ibaraki sakurai.nara sakyo.kyoto samegawa.fukushima samukawa.kanagawa sanagochi.tokushima sanda.hyogo sango.nara sanjo.niigata sannan.hyogo sannohe.aomori sano.tochigi sanuki.kagawa saroma.hokkaido sarufutsu.hokkaido sasaguri.fukuoka sasayama.hyogo sasebo.nagasaki satosho.okayama satsumasendai.kagoshima satte.saitama sayama.osaka sayama.saitama sayo.hyogo seihi.nagasaki seika.kyoto seiro.niigata seirou.niigata seiyo.ehime seki.gifu sekigahara.gifu sekikawa.niigata semboku.akita semine.miyagi sennan.osaka sera.hiroshima seranishi.hiroshima setagaya.tokyo seto.aichi setouchi.okayama settsu.osaka shakotan.hokkaido shari.hokkaido shibata.miyagi shibata.niigata shibecha.hokkaido shibetsu.hokkaido shibukawa.gunma shibuya.tokyo shichikashuku.miyagi shichinohe.aomori shiga shiiba.miyazaki shijonawate.osaka shika.ishikawa shikabe.hokkaido shikama.miyagi shikaoi.hokkaido shikatsu.aichi shiki.saitama shikokuchuo.ehime shima.mie shimabara.nagasaki shimada.shizuoka shimamaki.hokkaido shimamoto.osaka shimane shimane.shimane shimizu.hokkaido shimizu.shizuoka shimoda.shizuoka shimodate.ibaraki shimofusa.chiba shimogo.fukushima shimoichi.nara shimoji.okinawa shimokawa.hokkaido shimokitayama.nara shimonita.gunma shimonoseki.yamaguchi shimosuwa.nagano shimotsuke.tochigi shimotsuma.ibaraki shinagawa.tokyo shinanomachi.nagano shingo.aomori shingu.fukuoka shingu.hyogo shingu.wakayama shinichi.hiroshima shinjo.nara shinjo.okayama shinjo.yamagata shinjuku.tokyo shinkamigoto.nagasaki shinonsen.hyogo shinshinotsu.hokkaido shinshiro.aichi shinto.gunma shintoku.hokkaido shintomi.miyazaki shinyoshitomi.fukuoka shiogama.miyagi shiojiri.nagano shioya.tochigi shirahama.wakayama shirakawa.fukushima shirakawa.gifu shirako.chiba shiranuka.hokkaido shiraoi.hokkaido shiraoka.saitama shirataka.yamagata shiriuchi.hokkaido shiroi.chiba shiroishi.miyagi shiroishi.saga shirosato.ibaraki shishikui.tokushima shiso.hyogo shisui.chiba shitara.aichi shiwa.iwate shizukuishi.iwate shizuoka shizuoka.shizuoka shobara.hiroshima shonai.fukuoka shonai.yamagata shoo.okayama showa.fukushima showa.gunma showa.yamanashi shunan.yamaguchi sobetsu.hokkaido sodegaura.chiba soeda.fukuoka soja.okayama soka.saitama soma.fukushima soni.nara soo.kagoshima sosa.chiba sowa.ibaraki sue.fukuoka suginami.tokyo sugito.saitama suifu.ibaraki suita.osaka sukagawa.fukushima sukumo.kochi sumida.tokyo sumita.iwate sumoto.hyogo sumoto.kumamoto sunagawa.hokkaido susaki.kochi susono.shizuoka suwa.nagano suzaka.nagano suzu.ishikawa suzuka.mie tabayama.yamanashi tabuse.yamaguchi tachiarai.fukuoka tachikawa.tokyo tadaoka.osaka tado.mie tadotsu.kagawa tagajo.miyagi tagami.niigata tagawa.fukuoka tahara.aichi taiji.wakayama taiki.hokkaido taiki.mie tainai.niigata taira.toyama taishi.hyogo taishi.osaka taishin.fukushima taito.tokyo taiwa.miyagi tajimi.gifu tajiri.osaka taka.hyogo takagi.nagano takahagi.ibaraki takahama.aichi takahama.fukui takaharu.miyazaki takahashi.okayama takahata.yamagata takaishi.osaka takamatsu.kagawa takamori.kumamoto takamori.nagano takanabe.miyazaki takanezawa.tochigi takaoka.toyama takarazuka.hyogo takasago.hyogo takasaki.gunma takashima.shiga takasu.hokkaido takata.fukuoka takatori.nara takatsuki.osaka takatsuki.shiga takayama.gifu takayama.gunma takayama.nagano takazaki.miyazaki takehara.hiroshima taketa.oita taketomi.okinawa taki.mie takikawa.hokkaido takino.hyogo takinoue.hokkaido takko.aomori tako.chiba taku.saga tama.tokyo tamakawa.fukushima tamaki.mie tamamura.gunma tamano.okayama tamatsukuri.ibaraki tamayu.shimane tamba.hyogo tanabe.kyoto tanabe.wakayama tanagura.fukushima tanohata.iwate tara.saga tarama.okinawa tarui.gifu tarumizu.kagoshima tatebayashi.gunma tateshina.nagano tateyama.chiba tateyama.toyama tatsuno.hyogo tatsuno.nagano tawaramoto.nara tendo.yamagata tenei.fukushima tenkawa.nara tenri.nara teshikaga.hokkaido toba.mie tobe.ehime tobetsu.hokkaido tobishima.aichi tochigi tochigi.tochigi tochio.niigata toda.saitama toei.aichi toga.toyama togakushi.nagano togane.chiba togitsu.nagasaki togo.aichi togura.nagano tohma.hokkaido tohnosho.chiba toho.fukuoka tokai.aichi tokai.ibaraki tokamachi.niigata tokashiki.okinawa toki.gifu tokigawa.saitama tokoname.aichi tokorozawa.saitama tokushima tokushima.tokushima tokuyama.yamaguchi tokyo tomakomai.hokkaido tomari.hokkaido tome.miyagi tomi.nagano tomigusuku.okinawa tomika.gifu tomioka.gunma tomisato.chiba tomiya.miyagi tomobe.ibaraki tonaki.okinawa tonami.toyama tondabayashi.osaka tone.ibaraki tono.iwate tonosho.kagawa toon.ehime torahime.shiga toride.ibaraki tosa.kochi tosashimizu.kochi toshima.tokyo tosu.saga tottori tottori.tottori towada.aomori toya.hokkaido toyako.hokkaido toyama toyama.toyama toyo.kochi toyoake.aichi toyohashi.aichi toyokawa.aichi toyonaka.osaka toyone.aichi toyono.osaka toyooka.hyogo toyosato.shiga toyota.aichi toyota.yamaguchi toyotomi.hokkaido toyotsu.fukuoka toyoura.hokkaido tozawa.yamagata tsu.mie tsubame.niigata tsubata.ishikawa tsubetsu.hokkaido tsuchiura.ibaraki tsuga.tochigi tsugaru.aomori tsuiki.fukuoka tsukigata.hokkaido tsukiyono.gunma tsukuba.ibaraki tsukui.kanagawa tsukumi.oita tsumagoi.gunma tsunan.niigata tsuno.kochi tsuno.miyazaki tsuru.yamanashi tsuruga.fukui tsurugashima.saitama tsurugi.ishikawa tsuruoka.yamagata tsuruta.aomori tsushima.aichi tsushima.nagasaki tsuwano.shimane tsuyama.okayama ube.yamaguchi uchihara.ibaraki uchiko.ehime uchinada.ishikawa uchinomi.kagawa uda.nara udono.mie ueda.nagano ueno.gunma uenohara.yamanashi uji.kyoto ujiie.tochigi ujitawara.kyoto uki.kumamoto ukiha.fukuoka umaji.kochi umi.fukuoka unazuki.toyama unnan.shimane unzen.nagasaki uonuma.niigata uozu.toyama urakawa.hokkaido urasoe.okinawa urausu.hokkaido urawa.saitama urayasu.chiba ureshino.mie uruma.okinawa uryu.hokkaido usa.oita ushiku.ibaraki usui.fukuoka usuki.oita utashinai.hokkaido utazu.kagawa uto.kumamoto utsunomiya.tochigi uwajima.ehime wada.nagano wajiki.tokushima wajima.ishikawa wakasa.fukui wakasa.tottori wakayama wakayama.wakayama wake.okayama wakkanai.hokkaido wakuya.miyagi wanouchi.gifu warabi.saitama wassamu.hokkaido watarai.mie watari.miyagi wazuka.kyoto yabu.hyogo yabuki.fukushima yachimata.chiba yachiyo.chiba yachiyo.ibaraki yaese.okinawa yahaba.iwate yahiko.niigata yaita.tochigi yaizu.shizuoka yakage.okayama yakumo.hokkaido yakumo.shimane yamada.fukuoka yamada.iwate yamada.toyama yamaga.kumamoto yamagata yamagata.gifu yamagata.ibaraki yamagata.nagano yamagata.yamagata yamaguchi yamakita.kanagawa yamamoto.miyagi yamanakako.yamanashi yamanashi yamanashi.yamanashi yamanobe.yamagata yamanouchi.nagano yamashina.kyoto yamato.fukushima yamato.kanagawa yamato.kumamoto yamatokoriyama.nara yamatotakada.nara yamatsuri.fukushima yamazoe.nara yame.fukuoka yanagawa.fukuoka yanaizu.fukushima yao.osaka yaotsu.gifu yasaka.nagano yashio.saitama yashiro.hyogo yasu.shiga yasuda.kochi yasugi.shimane yasuoka.nagano yatomi.aichi yatsuka.shimane yatsushiro.kumamoto yawara.ibaraki yawata.kyoto yawatahama.ehime yazu.tottori yoichi.hokkaido yoita.niigata yoka.hyogo yokaichiba.chiba yokawa.hyogo yokkaichi.mie yokoshibahikari.chiba yokosuka.kanagawa yokote.akita yokoze.saitama yomitan.okinawa yonabaru.okinawa yonago.tottori yonaguni.okinawa yonezawa.yamagata yono.saitama yorii.saitama yoro.gifu yoshida.saitama yoshida.shizuoka yoshikawa.saitama yoshimi.saitama yoshino.nara yoshinogari.saga yoshioka.gunma yotsukaido.chiba yuasa.wakayama yufu.oita yugawa.fukushima yugawara.kanagawa yuki.ibaraki yukuhashi.fukuoka yura.wakayama yurihonjo.akita yusuhara.kochi yusui.kagoshima yuu.yamaguchi yuza.yamagata yuzawa.niigata zama.kanagawa zamami.okinawa zao.miyagi zentsuji.kagawa zushi.kanagawa 三重 京都 佐賀 兵庫 北海道 千葉 和歌山 埼玉 大分 大阪 奈良 宮城 宮崎 富山 山口 山形 山梨 岐阜 岡山 岩手 島根 広島 徳島 愛媛 愛知 新潟 東京 栃木 沖縄 滋賀 熊本 石川 神奈川 福井 福岡 福島 秋田 群馬 茨城 長崎 長野 青森 静岡 香川 高知 鳥取 鹿児島
jpmorgan
jprs
juegos
kaufen
kddi
ke ac co go info me mobi ne or sc
kerryhotels
kerryproperties
kfh
kg com edu gov mil net org
kh com edu gov net org
ki biz com edu gov info net org
kia
kids
kim
kindle
kitchen
kiwi
km ass asso com coop edu gouv gov medecin mil nom notaires org pharmaciens prd presse tm veterinaire
kn edu gov net org
koeln
komatsu
kosher
kp com edu gov org rep tra
kpmg
kpn
kr ac ai busan chungbuk chungnam co daegu daejeon es gangwon go gwangju gyeongbuk gyeonggi gyeongnam hs incheon io it jeju jeonbuk jeonnam kg me mil ms ne or pe re sc seoul ulsan
krd
kred
kuokgroup
kw com edu emb gov ind net org
ky com edu net org
kyoto
kz com edu gov mil net org
la com edu gov info int net org per
lacaixa
lamborghini
lamer
land
landrover
lanxess
lasalle
lat
latino
latrobe
law
lawyer
lb com edu gov net org
lc co com edu gov net org
lds
lease
leclerc
lefrak
legal
lego
lexus
lgbt
li
lidl
life
lifeinsurance
lifestyle
lighting
like
lilly
limited
limo
lincoln
link
live
living
lk ac assn com edu gov grp hotel int ltd net ngo org sch soc web
llc
llp
loan
loans
locker
locus
lol
london
lotte
lotto
love
lpl
lplfinancial
lr com edu gov net org
ls ac biz co edu gov info net org sc
lt gov
ltd
ltda
lu
lundbeck
luxe
luxury
lv asn com conf edu gov id mil net org
ly com edu gov id med net org plc sch
ma ac co gov net org press
madrid
maif
maison
makeup
man
management
mango
map
market
marketing
markets
marriott
marshalls
mattel
mba
mc asso tm
mckinsey
md
me ac co edu gov its net org priv
med
media
meet
melbourne
meme
memorial
men
menu
merck
merckmsd
mg co com edu gov mil nom org prd
mh
miami
microsoft
mil
mini
mint
mit
mitsubishi
mk com edu gov inf name net org
ml ac art asso com edu gouv gov info inst net org pr presse
mlb
mls
mma
mn edu gov org
mo com edu gov net org
mobi
mobile
moda
moe
moi
mom
monash
money
monster
mormon
mortgage
moscow
moto
motorcycles
mov
movie
mp
mq
mr gov
ms com edu gov net org
msd
mt com edu net org
mtn
mtr
mu ac co com gov net or org
museum
music
mv aero biz com coop edu gov info int mil museum name net org pro
mw ac biz co com coop edu gov int net org
mx com edu gob net org
my biz com edu gov mil name net org
mz ac adv co edu gov mil net org
na alt co com gov net org
nab
nagoya
name
navy
nba
nc asso nom
ne
nec
net
netbank
netflix
network
neustar
new
news
next
nextdirect
nexus
nf arts com firm info net other per rec store web
nfl
ng com edu gov i mil mobi name net org sch
ngo
nhk
ni ac biz co com edu gob in info int mil net nom org web
nico
nike
nikon
ninja
nissan
nissay
nl
no aa aarborte aejrie afjord agdenes ah aknoluokta akrehamn al alaheadju alesund algard alstahaug alta alvdal amli amot andasuolo andebu andoy andøy ardal aremark arendal arna aseral asker askim askoy askvoll askøy asnes audnedal aukra aure aurland aurskog-holand aurskog-høland austevoll austrheim averoy averøy badaddja bahcavuotna bahccavuotna baidar bajddar balat balestrand ballangen balsfjord bamble bardu barum batsfjord bearalvahki bearalváhki beardu beiarn berg bergen berlevag berlevåg bievat bievát bindal birkenes bjerkreim bjugn bo.nordland bo.telemark bodo bodø bokn bomlo bremanger bronnoy bronnoysund brumunddal bryne brønnøy brønnøysund bu budejju bygland bykle báhcavuotna báhccavuotna báidár bájddar bálát bådåddjå båtsfjord bærum bø.nordland bø.telemark bømlo cahcesuolo davvenjarga davvenjárga davvesiida deatnu dep dielddanuorri divtasvuodna divttasvuotna donna dovre drammen drangedal drobak drøbak dyroy dyrøy dønna egersund eid eidfjord eidsberg eidskog eidsvoll eigersund elverum enebakk engerdal etne etnedal evenassi evenes evenášši evje-og-hornnes farsund fauske fedje fet fetsund fhs finnoy finnøy fitjar fjaler fjell fla flakstad flatanger flekkefjord flesberg flora floro florø flå fm folkebibl folldal forde forsand fosnes frana fredrikstad frogn froland frosta froya fræna frøya fuoisku fuossko fusa fylkesbibl fyresdal førde gaivuotna galsa gamvik gangaviika gaular gausdal giehtavuoatna gielda gildeskal gildeskål giske gjemnes gjerdrum gjerstad gjesdal gjovik gjøvik gloppen gol gran grane granvin gratangen grimstad grong grue gs.aa gs.ah gs.bu gs.fm gs.hl gs.hm gs.jan-mayen gs.mr gs.nl gs.nt gs.of gs.ol gs.oslo gs.rl gs.sf gs.st gs.svalbard gs.tm gs.tr gs.va gs.vf gulen guovdageaidnu gáivuotna gálsá gáŋgaviika ha habmer hadsel hagebostad halden halsa hamar hamaroy hamarøy hammarfeasta hammerfest hapmir haram hareid harstad hasvik hattfjelldal haugesund hemne hemnes hemsedal herad heroy.more-og-romsdal heroy.nordland herøy.møre-og-romsdal herøy.nordland hitra hjartdal hjelmeland hl hm hobol hobøl hof hokksund hol hole holmestrand holtalen holtålen honefoss hornindal horten hoyanger hoylandet hurdal hurum hvaler hyllestad hábmer hámmárfeasta hápmir hå hægebostad hønefoss høyanger høylandet ibestad idrett inderoy inderøy iveland ivgu jan-mayen jessheim jevnaker jolster jondal jorpeland jølster jørpeland kafjord karasjohka karasjok karlsoy karlsøy karmoy karmøy kautokeino kirkenes klabu klepp klæbu kommune kongsberg kongsvinger kopervik kraanghke kragero kragerø kristiansand kristiansund krodsherad krokstadelva kråanghke krødsherad kvafjord kvalsund kvam kvanangen kvinesdal kvinnherad kviteseid kvitsoy kvitsøy kvæfjord kvænangen kárášjohka kåfjord laakesvuemie lahppi langevag langevåg lardal larvik lavagis lavangen leangaviika leaŋgaviika lebesby leikanger leirfjord leirvik leka leksvik lenvik lerdal lesja levanger lier lierne lillehammer lillesand lindas lindesnes lindås loabat loabát lodingen lom loppa lorenskog loten lund lunner luroy lurøy luster lyngdal lyngen láhppi lærdal lødingen lørenskog løten malatvuopmi malselv malvik mandal marker marnardal masfjorden masoy matta-varjjat meland meldal melhus meloy meløy meraker meråker midsund midtre-gauldal mil mjondalen mjøndalen mo-i-rana moareke modalen modum molde mosjoen mosjøen moskenes moss moåreke mr muosat muosát museum málatvuopmi mátta-várjjat målselv måsøy naamesjevuemie namdalseid namsos namsskogan nannestad naroy narviika narvik naustdal navuotna nedre-eiker nes.akershus nes.buskerud nesna nesodden nesoddtangen nesseby nesset nissedal nittedal nl nord-aurdal nord-fron nord-odal norddal nordkapp nordre-land nordreisa nore-og-uvdal notodden notteroy nt návuotna nååmesjevuemie nærøy nøtterøy odda of oksnes ol omasvuotna oppdal oppegard oppegård orkanger orkdal orland orskog orsta os.hedmark os.hordaland osen oslo osoyro osteroy osterøy ostre-toten osøyro overhalla ovre-eiker oyer oygarden oystre-slidre porsanger porsangu porsgrunn porsáŋgu priv rade radoy radøy rahkkeravju raholt raisa rakkestad ralingen rana randaberg rauma re rendalen rennebu rennesoy rennesøy rindal ringebu ringerike ringsaker risor rissa risør rl roan rodoy rollag romsa romskog roros rost royken royrvik ruovat rygge ráhkkerávju ráisa råde råholt rælingen rødøy rømskog røros røst røyken røyrvik salangen salat saltdal samnanger sande.more-og-romsdal sande.møre-og-romsdal sande.vestfold sandefjord sandnes sandnessjoen sandnessjøen sandoy sandøy sarpsborg sauda sauherad sel selbu selje seljord sf siellak sigdal siljan sirdal skanit skanland skaun skedsmo skedsmokorset ski skien skierva skiervá skiptvet skjak skjervoy skjervøy skjåk skodje skánit skånland slattum smola smøla snaase snasa snillfjord snoasa snåase snåsa sogndal sogne sokndal sola solund somna sondre-land songdalen sor-aurdal sor-fron sor-odal sor-varanger sorfold sorreisa sortland sorum spjelkavik spydeberg st stange stat stathelle stavanger stavern steigen steinkjer stjordal stjordalshalsen stjørdal stjørdalshalsen stokke stor-elvdal stord stordal storfjord strand stranda stryn sula suldal sund sunndal suohkan surnadal svalbard sveio svelvik sykkylven sálat sálát søgne sømna søndre-land sør-aurdal sør-fron sør-odal sør-varanger sørfold sørreisa sørum tana tananger time tingvoll tinn tjeldsund tjielte tjome tjøme tm tokke tolga tonsberg torsken tr trana tranby tranoy tranøy troandin trogstad tromsa tromso tromsø trondheim trysil træna trøgstad tvedestrand tydal tynset tysfjord tysnes tysvar tysvær tønsberg uenorge ullensaker ullensvang ulstein ulvik unjarga unjárga utsira va vaapste vadso vadsø vaga vagan vagsoy vaksdal valer.hedmark valer.ostfold valle vang vanylven vardo vardø varggat varoy vefsn vega vegarshei vegårshei vennesla verdal verran vestby vestnes vestre-slidre vestre-toten vestvagoy vestvågøy vevelstad vf vgs vik vikna vindafjord voagat volda voss vossevangen várggát vågan vågsøy vågå våler.hedmark våler.østfold værøy ákŋoluokta álaheadju áltá åfjord åkrehamn ål ålesund ålgård åmli åmot årdal ås åseral åsnes øksnes ørland ørskog ørsta østre-toten øvre-eiker øyer øygarden øystre-slidre čáhcesuolo
nokia
norton
now
nowruz
nowtv
nr biz com edu gov info net org
nra
nrw
ntt
nu
nyc
nz ac co cri geek gen govt health iwi kiwi maori mil māori net org parliament school
obi
observer
office
okinawa
olayan
olayangroup
ollo
om co com edu gov med museum net org pro
omega
one
ong
onl
online
ooo
open
oracle
orange
org
organic
origins
osaka
otsuka
ott
ovh
pa abo ac com edu gob ing med net nom org sld
page
panasonic
paris
pars
partners
parts
party
pay
pccw
pe com edu gob mil net nom org
pet
pf com edu org
pfizer
ph com edu gov i mil net ngo org
pharmacy
phd
philips
phone
photo
photography
photos
physio
pics
pictet
pictures
pid
pin
ping
pink
pioneer
pizza
pk ac biz com edu fam gkp gob gog gok gop gos gov net org web
pl agro aid ap.gov atm augustow auto babia-gora bedzin beskidy bialowieza bialystok bielawa bieszczady biz boleslawiec bydgoszcz bytom cieszyn com czeladz czest dlugoleka edu elblag elk glogow gmina gniezno gorlice gov grajewo griw.gov gsm ic.gov ilawa info is.gov jaworzno jelenia-gora jgora kalisz karpacz kartuzy kaszuby katowice kazimierz-dolny kepno ketrzyn klodzko kmpsp.gov kobierzyce kolobrzeg konin konskowola konsulat.gov kppsp.gov kutno kwp.gov kwpsp.gov lapy lebork legnica lezajsk limanowa lomza lowicz lubin lukow mail malbork malopolska mazowsze mazury media miasta mielec mielno mil mragowo mup.gov mw.gov naklo net nieruchomosci nom nowaruda nysa oia.gov oirm.gov oke.gov olawa olecko olkusz olsztyn oow.gov opoczno opole org oschr.gov ostroda ostroleka ostrowiec ostrowwlkp oum.gov pa.gov pc pila pinb.gov pisz piw.gov po.gov podhale podlasie polkowice pomorskie pomorze powiat pr.gov priv prochowice pruszkow przeworsk psp.gov psse.gov pulawy pup.gov radom rawa-maz realestate rel rybnik rzeszow rzgw.gov sa.gov sanok sdn.gov sejny sex shop sklep sko.gov skoczow slask slupsk so.gov sos sosnowiec sr.gov stalowa-wola starachowice stargard starostwo.gov suwalki swidnica swiebodzin swinoujscie szczecin szczytno szkola targi tarnobrzeg tgory tm tourism travel turek turystyka tychy ug.gov ugim.gov um.gov umig.gov upow.gov uppo.gov us.gov ustka uw.gov uzs.gov walbrzych warmia warszawa waw wegrow wielun wif.gov wiih.gov winb.gov wios.gov witd.gov wiw.gov wkz.gov wlocl wloclawek wodzislaw wolomin wroclaw wsa.gov wskr.gov wsse.gov wuoz.gov wzmiuw.gov zachpomor zagan zarow zgora zgorzelec zp.gov zpisdn.gov
place
play
playstation
plumbing
plus
pm
pn co edu gov net org
pnc
pohl
poker
politie
porn
post
pr ac biz com edu est gov info isla name net org pro prof
praxi
press
prime
pro aaa aca acct avocat bar cpa eng jur law med recht
prod
productions
prof
progressive
promo
properties
property
protection
pru
prudential
ps com edu gov net org plo sec
pt com edu gov int net nome org publ
pub
pw gov
pwc
py com coop edu gov mil net org
qa com edu gov mil name net org sch
qpon
quebec
quest
racing
radio
re asso com
read
realestate
realtor
realty
recipes
red
redumbrella
rehab
reise
reisen
reit
reliance
ren
rent
rentals
repair
report
republican
rest
restaurant
review
reviews
rexroth
rich
richardli
ricoh
ril
rio
rip
ro arts com firm info nom nt org rec store tm www
rocks
rodeo
rogers
room
rs ac co edu gov in org
rsvp
ru
rugby
ruhr
run
rw ac co coop gov mil net org
rwe
ryukyu
sa com edu gov med net org pub sch
saarland
safe
safety
sakura
sale
salon
samsclub
samsung
sandvik
sandvikcoromant
sanofi
sap
sarl
sas
save
saxo
sb com edu gov net org
sbi
sbs
sc com edu gov net org
scb
schaeffler
schmidt
scholarships
school
schule
schwarz
science
scot
sd com edu gov info med net org tv
se a ac b bd brand c d e f fh fhsk fhv g h i k komforb kommunalforbund komvux l lanbib m n naturbruksgymn o org p parti pp press r s t tm u w x y z
search
seat
secure
security
seek
select
sener
services
seven
sew
sex
sexy
sfr
sg com edu gov net org
sh com gov mil net org
shangrila
sharp
shell
shia
shiksha
shoes
shop
shopping
shouji
show
si
silk
sina
singles
site
sj
sk org
ski
skin
sky
skype
sl com edu gov net org
sling
sm
smart
smile
sn art com edu gouv org univ
sncf
so com edu gov me net org
soccer
social
softbank
software
sohu
solar
solutions
song
sony
soy
spa
space
sport
spot
sr
srl
ss biz co com edu gov me net org sch
st co com consulado edu embaixada mil net org principe saotome store
stada
staples
star
statebank
statefarm
stc
stcgroup
stockholm
storage
store
stream
studio
study
style
su
sucks
supplies
supply
support
surf
surgery
suzuki
sv com edu gob org red
swatch
swiss
sx gov
sy com edu gov mil net org
sydney
systems
sz ac co org
tab
taipei
talk
taobao
target
tatamotors
tatar
tattoo
tax
taxi
tc
tci
td
tdk
team
tech
technology
tel
temasek
tennis
teva
tf
tg
th ac co go in mi net or
thd
theater
theatre
tiaa
tickets
tienda
tips
tires
tirol
tj biz co com edu go gov int mil name net nic org test web
tjmaxx
tjx
tk
tkmaxx
tl gov
tm co com edu gov mil net nom org
tmall
tn com ens fin gov ind info intl mincom nat net org perso tourism
to com edu gov mil net org
today
tokyo
tools
top
toray
toshiba
total
tours
town
toyota
toys
tr av bbs bel biz com dr edu gen gov gov.nc info k12 kep mil name nc net org pol tel tsk tv web
trade
trading
training
travel
travelers
travelersinsurance
trust
trv
tt biz co com edu gov info mil name net org pro
tube
tui
tunes
tushu
tv
tvs
tw club com ebiz edu game gov idv mil net org
tz ac co go hotel info me mil mobi ne or sc tv
ua cherkassy cherkasy chernigov chernihiv chernivtsi chernovtsy ck cn com cr crimea cv dn dnepropetrovsk dnipropetrovsk donetsk dp edu gov if in ivano-frankivsk kh kharkiv kharkov kherson khmelnitskiy khmelnytskyi kiev kirovograd km kr kropyvnytskyi krym ks kv kyiv lg lt lugansk luhansk lutsk lv lviv mk mykolaiv net nikolaev od odesa odessa org pl poltava rivne rovno rv sb sebastopol sevastopol sm sumy te ternopil uz uzhgorod uzhhorod vinnica vinnytsia vn volyn yalta zakarpattia zaporizhzhe zaporizhzhia zhitomir zhytomyr zp zt
ubank
ubs
ug ac co com edu go gov mil ne or org sc us
uk ac co gov ltd me net nhs org plc police
unicom
university
uno
uol
ups
us ak al ann-arbor.mi ar as az ca cc.ak cc.al cc.ar cc.as cc.az cc.ca cc.co cc.ct cc.dc cc.de cc.fl cc.ga cc.gu cc.hi cc.ia cc.id cc.il cc.in cc.ks cc.ky cc.la cc.ma cc.md cc.me cc.mi cc.mn cc.mo cc.ms cc.mt cc.nc cc.ne cc.nh cc.nj cc.nm cc.nv cc.ny cc.oh cc.ok cc.or cc.pa cc.pr cc.ri cc.sc cc.sd cc.tn cc.tx cc.ut cc.va cc.vi cc.vt cc.wa cc.wi cc.wv cc.wy chtr.k12.ma co cog.mi ct dc de dni dst.mi eaton.mi fl ga gen.mi gu hi ia id il in isa k12.ak k12.al k12.ar k12.as k12.az k12.ca k12.co k12.ct k12.dc k12.fl k12.ga k12.gu k12.ia k12.id k12.il k12.in k12.ks k12.ky k12.la k12.ma k12.md k12.me k12.mi k12.mn k12.mo k12.ms k12.mt k12.nc k12.ne k12.nh k12.nj k12.nm k12.nv k12.ny k12.oh k12.ok k12.or k12.pa k12.pr k12.sc k12.tn k12.tx k12.ut k12.va k12.vi k12.vt k12.wa k12.wi k12.wy ks ky la lib.ak lib.al lib.ar lib.as lib.az lib.ca lib.co lib.ct lib.dc lib.fl lib.ga lib.gu lib.hi lib.ia lib.id lib.il lib.in lib.ks lib.ky lib.la lib.ma lib.md lib.me lib.mi lib.mn lib.mo lib.mt lib.nc lib.ne lib.nh lib.nj lib.nm lib.nv lib.ny lib.oh lib.ok lib.or lib.pa lib.pr lib.ri lib.sc lib.sd lib.tn lib.tx lib.ut lib.va lib.vi lib.vt lib.wa lib.wi lib.wy ma md me mi mn mo ms mt mus.mi nc nd ne nh nj nm nsn nv ny oh ok or pa paroch.k12.ma pr pvt.k12.ma ri sc sd tec.mi tn tx ut va vi vt wa washtenaw.mi wi wv wy
uy com edu gub mil net org
uz co com net org
va
vacations
vana
vanguard
vc com edu gov mil net org
ve arts bib co com e12 edu emprende firm gob gov ia info int mil net nom org rar rec store tec web
vegas
ventures
verisign
vermögensberater
vermögensberatung
versicherung
vet
vg edu
vi co com k12 net org
viajes
video
vig
viking
villas
vin
vip
virgin
visa
vision
viva
vivo
vlaanderen
vn ac ai angiang bacgiang backan baclieu bacninh baria-vungtau bentre binhdinh binhduong binhphuoc binhthuan biz camau cantho caobang com daklak daknong danang dienbien dongnai dongthap edu gialai gov hagiang haiduong haiphong hanam hanoi hatinh haugiang health hoabinh hue hungyen id info int io khanhhoa kiengiang kontum laichau lamdong langson laocai longan namdinh name net nghean ninhbinh ninhthuan org phutho phuyen pro quangbinh quangnam quangngai quangninh quangtri soctrang sonla tayninh thaibinh thainguyen thanhhoa thanhphohochiminh thuathienhue tiengiang travinh tuyenquang vinhlong vinhphuc yenbai
vodka
volvo
vote
voting
voto
voyage
vu com edu net org
wales
walmart
walter
wang
wanggou
watch
watches
weather
weatherchannel
web
webcam
weber
website
wed
wedding
weibo
weir
wf
whoswho
wien
wiki
williamhill
win
windows
wine
winners
wme
woodside
work
works
world
wow
ws com edu gov net org
wtc
wtf
xbox
xerox
xihuan
xin
xxx
xyz
yachts
yahoo
yamaxun
yandex
ye com edu gov mil net org
yodobashi
yoga
yokohama
you
youtube
yt
yun
!za ac agric alt co edu gov grondar law mil net ngo nic nis nom org school tm web
zappos
zara
zero
zip
zm ac biz co com edu gov info mil net org sch
zone
zuerich
zw ac co gov mil org
ελ
ευ
бг
бел
дети
ею
католик
ком
мкд
мон
москва
онлайн
орг
рус
рф
сайт
срб ак обр од орг пр упр
укр
қаз
հայ
ישראל אקדמיה ישוב ממשל צהל
קום
ابوظبي
ارامكو
الاردن
البحرين
الجزائر
السعودية
السعوديه
السعودیة
السعودیۃ
العليان
المغرب
اليمن
امارات
ايران
ایران
بارت
بازار
بيتك
بھارت
تونس
سودان
سوريا
سورية
شبكة
عراق
عرب
عمان
فلسطين
قطر
كاثوليك
كوم
مصر
مليسيا
موريتانيا
موقع
همراه
پاكستان
پاکستان
ڀارت
कॉम
नेट
भारत
भारतम्
भारोत
संगठन
বাংলা
ভারত
ভাৰত
ਭਾਰਤ
ભારત
ଭାରତ
இந்தியா
இலங்கை
சிங்கப்பூர்
భారత్
ಭಾರತ
ഭാരതം
ලංකා
คอม
ไทย ทหาร ธุรกิจ รัฐบาล ศึกษา องค์กร เน็ต
ລາວ
გე
みんな
アマゾン
クラウド
グーグル
コム
ストア
セール
ファッション
ポイント
世界
中信
中国
中國
中文网
亚马逊
企业
佛山
信息
健康
八卦
公司
公益
台湾
台灣
商城
商店
商标
嘉里
嘉里大酒店
在线
大拿
天主教
娱乐
家電
广东
微博
慈善
我爱你
手机
招聘
政务
政府
新加坡
新闻
时尚
書籍
机构
淡马锡
游戏
澳門
澳门
点看
移动
组织机构
网址
网店
网站
网络
联通
臺灣
谷歌
购物
通販
集团
電訊盈科
飞利浦
食品
餐厅
香格里拉
香港 個人 公司 政府 教育 組織 網絡
닷넷
닷컴
삼성
한국
`;

/** What wildcard rules stand below: every label under these is a suffix. */
export const WILDCARD_PARENTS: readonly string[] = ["nom.br","ck","er","fk","jm","kawasaki.jp","kitakyushu.jp","kobe.jp","nagoya.jp","sapporo.jp","sendai.jp","yokohama.jp","mm","np","pg","sch.uk"];
