/**
 * What servers of registries say in place of a record, in the languages that they speak: a table, a row a language.
 *
 * Expressions are matched against lines as `folded` leaves them: lower case, Latin and Greek letters without their
 * marks (`l` for `ł`, `i` for `ı`). Sources are the answers and help pages of the registries that a row names; where it
 * names none, the words are the language's own for the same thing.
 * @module
 */

/** One language's words for "there is no such domain" and for a refusal. */
export interface WhoisPhrases {
  /** BCP 47 code; several where languages share their words. */
  language: string;
  /** Registries that answer so. */
  source: string;
  /** The domain is not registered. */
  free: readonly RegExp[];
  /** No answer: quota exceeded, closed to the client, not in charge, out of service. */
  refused: readonly RegExp[];
}

/** Subjects of a refusal that is about the server rather than a domain, in English. */
const ENGLISH_REFUSED: readonly RegExp[] = [
  /\b(?:quota|limit|limits|rate|maximum|allowed)\b.{0,60}\b(?:exceeded|reached|exhausted|surpassed|hit)\b/,
  /\bexceed(?:ed|s|ing)?\b.{0,60}\b(?:quota|limits?|rate|number of|quer(?:y|ies)|requests?|connections?)\b/,
  /\btoo (?:many|much|frequent|often|fast)\b|\btoo short\b|\btoo busy\b|\bserver (?:is )?busy\b/,
  /\bmaximum (?:number of )?(?:quer(?:y|ies)|requests?|connections?|lookups?)\b.{0,40}\b(?:reached|exceeded|allowed)\b/,
  /\b(?:used up|out of|no more|no) (?:your |the |all )?(?:daily |hourly )?(?:quota|credits?|(?:free |remaining )?(?:queries|lookups|requests))\b(?! (?:found|match))/,
  /\bexcessive (?:querying|queries|requests|use)\b/,
  /\bgrace period\b.{0,20}\d|\b(?:permission|lookup|service) (?:denied|refused)\b/,
  /\b(?:try|retry|query) (?:again|later)\b|\bslow down\b|\bgo away\b|\bplease wait\b|\bwait (?:for )?\d+|\bback off\b/,
  /\bblack ?list(?:ed)?\b|\bblock ?listed\b|\bbanned\b/,
  /\b(?:ip|address|network|host|client|query|request|requests|connection|access|you|user)\b.{0,60}\b(?:(?:is|are|was|has been|have been|been) )?(?:temporarily |currently |permanently )?(?:blocked|denied|refused|restricted|rejected|forbidden|not permitted|not allowed|throttled|suspended)\b/,
  /\baccess (?:control )?limit\b|\brequest denied\b|\bconnection refused\b|\baccess denied\b|^(?:error )?(?:\d{3} )?(?:forbidden|unauthori[sz]ed)\b/,
  /\bnot (?:authori[sz]ed|permitted|allowed) to (?:connect|use this (?:service|server)|query this)\b/,
  /\b(?:authentication|login|captcha|registration|subscription|api key)\b.{0,30}\b(?:is )?(?:required|needed|failed)\b/,
  /\btemporar(?:y|ily) (?:un|not )?(?:available|failure|out of|disabled|error|suspended)\b|\bunder maintenance\b|\bout of service\b|\binternal (?:server )?error\b/,
  /\b(?:service|server|whois|database|backend|system|rdap)\b.{0,40}\b(?:is |are )?(?:currently )?(?:unavailable|not available|not operational|offline|down|overloaded|unreachable)\b/,
  /\b(?:tld|suffix|extension|zone|top[- ]level domain|domain type)s?\b.{0,60}\b(?:is |are )?(?:not|un)[ -]?(?:found|supported|served|handled|known|recogni[sz]ed|managed|available)\b/,
  /\b(?:unsupported|unknown|invalid|unrecogni[sz]ed|no such) (?:tld|top[- ]level domain|suffix|zone|extension)\b|\bhas no whois(?: server)?\b|\bno (?:whois|rdap) server\b|\bserver (?:was )?not found\b/,
  /\b(?:does|do|did|can|will|is) ?(?:not|n't) (?:serve|handle|support|manage|operate|provide|responsible|authoritative|in charge|serving)\b|\bcannot serve\b|\bnot (?:responsible|authoritative|in charge)\b|\bwrong (?:server|registry)\b/,
  /\b(?:whois|port 43|service|server)\b.{0,60}\b(?:retired|decommissioned|discontinued|terminated|disabled|deactivated|shut ?down|switched off|turned off|sunset|ceased|no longer (?:available|supported|offered|in service|provided|operational)|replaced)\b/,
  /\bplease use (?:the |our )?(?:rdap|web|https?:)|\buse rdap\b/,
  /\b(?:you have been|you are|has been) (?:blocked|banned|throttled|rate[- ]limited)\b|(?<!\bis )\brate[- ]limited\b|\bthrottled\b/,
  /\breached (?:the |its |your )?(?:rate|query|daily|access|connection) limit\b/,
];

const ENGLISH_FREE: readonly RegExp[] = [
  /\bno match(?:es|ing)?\b(?! (?:is|was) required)/,
  /\bno (?:such )?(?:data|domains?|entr(?:y|ies)|records?|objects?|information|results?|registration|whois)\b.{0,40}\b(?:found|available|exists?|match(?:ing|es)?|returned)\b/,
  /\b(?:nothing|none|0 objects?|0 records?|zero objects)\b.{0,12}\b(?:found|returned|match)|\breturned 0 \w+/,
  /^no found\b/,
  /\bno such (?:domain|object|record|name|entry)\b/,
  /\bnot (?:yet |currently )?(?:been )?(?:found|regist(?:e)?red|delegated|assigned|in (?:the |our )?(?:database|registry|register))\b/,
  /\b(?:does|do|did) ?(?:not|n't) (?:exist|match|have an? (?:entry|record|match))\b/,
  /\b(?:could|can|unable)(?: ?not|n't| to)\b.{0,20}\b(?:find|found|locate|located)\b/,
  /\bnot exists?\b/,
  /\b(?:object|domain|no_se_encontro)_?(?:el_objeto)?[/ ]?\w*_not_found\b|\bno_se_encontro\w*/,
  /\b(?:domain|name|object) unknown\b|\bunknown domain\b|\bnot known in\b|\bdomain name not known\b/,
  /^(?:domain(?: name)? )?(?:is )?(?:free|available|unregistered|vrij|disponible|libre|disponivel)\W*$/,
  /^(?:the )?(?:domain(?: name)?:? +)?["'“]?[a-z0-9-]+(?:\.[a-z0-9-]+)+["'”.]? *(?:[-:–] *)?(?:is )?(?:still |currently )?(?:free|available|unregistered|vrij|disponible|libre)\b(?! (?:at|from|via|on)\b)/,
  /\b(?:is|are) (?:still |currently )?(?:free|available) for (?:registration|purchase|sale|ordering)\b/,
  /^(?:domain(?: name)?|registration|query|record)?[ _]?(?:status|state|estado|statut)\W+(?:\d{3} )?(?:domain )?(?:is )?(?:free|available|unassigned|unregistered|no object found|not (?:registered|found|delegated|assigned)|libre|disponible|nonexistent)\b/,
  // The registry of .bo ends every answer with this; for a free name it is the only line.
  /^whois\.nic\.bo solo acepta consultas/,
];

/** All of them. */
export const WHOIS_PHRASES: readonly WhoisPhrases[] = [
  {
    language: "en",
    source: "gTLD registries, DENIC, Nominet, SIDN, NASK, AFNIC, EURid, registro.br and most others",
    free: ENGLISH_FREE,
    refused: ENGLISH_REFUSED,
  },
  {
    language: "es",
    source: "NIC Argentina (ar), NIC Chile (cl), dominios.es (es), NIC Bolivia (bo), Red.es, CoCCA in Latin America",
    free: [
      /\bno (?:existe|(?:fue |ha sido |se (?:ha )?)?(?:encontr|localiz)|se (?:ha )?enc(?:ontr|uentr)|(?:esta |se encuentra )?registrad|hay (?:datos|informacion|registros|resultados|coincidenc))|\bsin (?:resultados|registrar)\b|\bningun (?:dominio|registro|resultado)\b|\binexistente\b/,
      /(?<!\bno )(?<!\bno esta )\b(?:dominio|esta) (?:libre|disponible)\b/,
    ],
    refused: [
      /\b(?:limite|cuota|maximo|numero)\b.{0,50}\b(?:consultas?|peticiones|solicitudes|excedid|superad|alcanzad|agotad)/,
      /\bexced(?:io|ido|e)\b.{0,50}\b(?:consultas?|limite|numero|cuota|maximo)|\bconsultas?\b.{0,40}\b(?:excedid|superad|limite)/,
      /\bdemasiad[ao]s (?:consultas|peticiones|solicitudes|conexiones)|\b(?:intente|intentelo|vuelva a intentar|espere)\b|\bmas tarde\b/,
      /\b(?:acceso|consulta|direccion|cliente|ip)\b.{0,40}\b(?:denegad|restringid|bloquead|rechazad|no (?:autorizad|permitid))|\bbloquead[oa]\b/,
      /\bservicio\b.{0,30}\b(?:no disponible|suspendid|fuera de)|\bno (?:atiende|administra|gestiona|soporta)\b/,
    ],
  },
  {
    language: "pt",
    source: "registro.br (br), DNS.PT (pt), NIC.AO, CoCCA in Portuguese",
    free: [
      /\bnao (?:foi |esta |se encontra )?(?:encontrad|regist|existe|cadastrad|localizad|atribuid|ha (?:registos|registros|dados|resultados))|\binexistente\b|\bnenhum (?:dominio|registr?o|resultado)\b|\bsem registr?o\b/,
      /(?<!\bnao )(?<!\bnao esta )\b(?:dominio|esta) (?:livre|disponivel)\b/,
    ],
    refused: [
      /\b(?:limite|cota|quota|maximo|numero)\b.{0,50}\b(?:consultas?|pedidos|requisicoes|excedid|atingid|ultrapassad|esgotad)|\bexcedeu\b|\bultrapass(?:ou|ad)/,
      /\b(?:muit[ao]s|demasiad[ao]s) (?:consultas|requisic|pedidos|tentativas|solicitac)|\btente\b|\bmais tarde\b|\baguarde\b/,
      /\b(?:acesso|consulta|endereco|cliente|ip)\b.{0,40}\b(?:negad|bloquead|recusad|restrit|proibid|nao (?:autorizad|permitid))|\bbloquead[oa]\b/,
      /\bservico\b.{0,30}\b(?:indisponivel|suspens)|\bnao (?:atende|administra|gere|suporta)\b/,
    ],
  },
  {
    language: "fr",
    source: "AFNIC (fr, re), CIRA (ca), DNS Belgium (be), NIC.SN, CoCCA in French",
    free: [
      /\bn'existe pas\b|\bintrouvable\b|\binconnue?\b|\b(?:non|pas(?: encore)?) (?:ete )?(?:trouve|enregistre|attribue|depose|reserve)|\baucune? (?:domaine|nom|resultat|enregistrement|objet|donnee|correspondance)/,
      /(?<!\bpas )(?<!\bnon )(?<!\bplus )\b(?:est|domaine|nom) (?:libre|disponible)\b/,
    ],
    refused: [
      /\b(?:limite|quota|nombre|plafond)\b.{0,60}\b(?:atteinte?|depasse|excede)|\brequetes? depasse|\bdepass(?:e|ez|ement)\b.{0,40}\b(?:limite|quota|nombre|requetes)/,
      /\btrop de (?:requetes|demandes|connexions|consultations)|\breessay|\bveuillez patienter\b|\bplus tard\b/,
      /\b(?:acces|requete|adresse|client|ip)\b.{0,40}\b(?:refuse|interdit|bloque|rejete|restreint)|\b(?:est|etes|ete) bloque/,
      /\bservice\b.{0,30}\b(?:indisponible|interrompu|suspendu|arrete)|\bextension\b.{0,30}\b(?:non|pas) (?:pris|gere|support)|\bne gere pas\b/,
    ],
  },
  {
    language: "de",
    source: "nic.at (at), DENIC's registrars, SWITCH (ch, li)",
    free: [
      /\bnicht (?:gefunden|registriert|vergeben|vorhanden|existent|existier|belegt)|\bexistiert nicht\b|\bunbekannte domain\b|\bkeine? (?:eintrag|eintrage|treffer|daten|domain|objekte?|ergebnis\w*|informationen)\b/,
      /\b(?:ist|domain) (?:noch )?(?:frei|ver(?:fu|fue)gbar)\b/,
    ],
    refused: [
      /\b\w*(?:limit|kontingent|anzahl|abfragen|anfragen|grenze|quote)\b.{0,50}(?:uberschritten|ueberschritten|erreicht|ausgeschopft|erschopft|aufgebraucht)|\bzu (?:viele|haufig|schnell|oft)\b/,
      /\b(?:zugriff|zugang|anfrage|abfrage|adresse|client|ip)\b.{0,40}\b(?:verweigert|gesperrt|abgelehnt|blockiert|verboten|beschrankt|eingeschrankt|nicht (?:erlaubt|gestattet|zulassig))/,
      /\bversuchen sie\b|\b(?:spater|erneut) (?:noch ?einmal |wieder )?(?:versuchen|probieren)|\bbitte warten\b/,
      /\b(?:dienst|server|datenbank)\b.{0,40}\b(?:nicht (?:verfugbar|erreichbar)|wartung|eingestellt|abgeschaltet)|\bnicht zustandig\b/,
    ],
  },
  {
    language: "it",
    source: "Registro.it (it)",
    free: [
      /\bnon (?:e )?(?:stat[oa] )?(?:trovat|registrat|esist|assegnat|presente)|\binesistente\b|\bnessun[oa'] ?(?:dominio|risultat|corrispondenza|record|oggetto|dat[oi])|\bnessun (?:dominio|risultat|record|oggetto|dato)/,
      /(?<!\bnon )(?<!\bnon e )\b(?:e|dominio) (?:libero|disponibile)\b/,
    ],
    refused: [
      /\b(?:limite|numero|quota)\b.{0,50}\b(?:superat|raggiunt|eccedut|esaurit)|\bsuperato\b.{0,40}\b(?:limite|numero)|\btropp[eai] (?:richieste|interrogazioni|query|connessioni)|\briprov|\bpiu tardi\b/,
      /\b(?:accesso|richiesta|indirizzo|ip)\b.{0,40}\b(?:negat|bloccat|vietat|rifiutat|limitat)|\bbloccat[oa]\b|\bservizio\b.{0,30}\b(?:non disponibile|sospes)/,
    ],
  },
  {
    language: "nl",
    source: "SIDN (nl), DNS Belgium (be)",
    free: [
      /\bniet (?:gevonden|geregistreerd|bekend|in gebruik)|\bbestaat niet\b|\bgeen (?:domein\w*|gegevens|resulta\w+|informatie|records?)\b/,
      /(?<!\bniet )(?<!\bniet meer )\b(?:is|domein(?:naam)?) (?:nog )?(?:vrij|beschikbaar)\b/,
    ],
    refused: [
      /\b(?:limiet|quotum|quota|maximum|aantal)\b.{0,50}\b(?:overschreden|bereikt)|\bte (?:veel|vaak|snel)\b|\bprobeer\b/,
      /\b(?:toegang|verzoek|adres|ip)\b.{0,40}\b(?:geweigerd|geblokkeerd|verboden|beperkt)|\bgeblokkeerd\b|\bgeweigerd\b|\bdienst\b.{0,30}\bniet beschikbaar/,
    ],
  },
  {
    language: "da, nb, nn",
    source: "Punktum (dk), Norid (no)",
    free: [
      /\bikk(?:e|je) (?:fundet|funnet|regist|findes|finnes|i bru[gk]|optaget|opptatt)|\bfin(?:d|n)es ikk(?:e|je)\b|\bingen (?:treff|traeffer|resultat|poster|objekt|data)/,
      /(?<!ikke )\ber ledigt?\b/,
    ],
    refused: [
      /\b(?:graense|grense|kvote|antal|antall)\w*\b.{0,50}\b(?:overskr|naadd|nadd|naet|opbrugt|brukt opp)|\bfor mange\b|\bfor ofte\b|\bprov igj?en\b|\bsenere\b/,
      /\b(?:adgang|tilgang|adresse|foresporgsel)\w*\b.{0,40}\b(?:naegtet|nektet|afvist|avvist|blokeret|blokkert|sperret|spaerret)|\bblok(?:eret|kert)\b|\butilgj?(?:ae|e)ngelig/,
    ],
  },
  {
    language: "sv",
    source: "Internetstiftelsen (se, nu)",
    free: [
      /\b(?:hittades|hittar|finns|ar) (?:inte|ej)\b|\b(?:inte|ej) (?:registrer|hitta|upptag)|\binga (?:traffar|resultat|poster)\b/,
      /(?<!inte )(?<!ej )\bar ledigt?\b/,
    ],
    refused: [
      /(?:grans|kvot|antal)\w*\b.{0,50}\b(?:overskrid|natt|uppnatt)|\bfor manga\b|\bfor ofta\b|\bforsok igen\b|\bsenare\b/,
      /\b(?:atkomst|adress|fraga|begaran)\w*\b.{0,40}\b(?:nekad|blockerad|sparrad|avvisad)|\b(?:blockerad|sparrad)\b|\b(?:inte tillganglig|otillganglig)/,
    ],
  },
  {
    language: "fi",
    source: "Traficom (fi)",
    free: [/\bei (?:loydy|loytynyt|ole (?:rekisteroity|varattu|olemassa))|\bei tuloksia\b|\brekisteroimaton\b|\bon vapaa\b/],
    refused: [
      /(?:raja|kiintio|maara)\w*\b.{0,50}\b(?:ylit|saavutettu|taynna)|\bylit(?:etty|ty|tanyt)\b|\bliian (?:monta|paljon|usein|monia)\b|\byrita\b/,
      /\b(?:paasy|osoite|pyynto|kysely)\w*\b.{0,40}\b(?:estetty|evatty|kielletty|hylatty)|\bestetty\b|\bei (?:ole )?(?:kaytettavissa|saatavilla)\b/,
    ],
  },
  {
    language: "et",
    source: "EIS (ee)",
    free: [/\bei (?:leitud|leidu|eksisteeri)\b|\bei ole (?:registreeritud|olemas)|\bregistreerimata\b|\bon vaba\b/],
    refused: [
      /(?:limiit|piirang|arv|kvoot)\w*\b.{0,50}\b(?:uletatud|taitunud|tais)\b|\buletatud\b|\bliiga (?:palju|sageli|tihti)\b|\bproovige\b/,
      /\b(?:ligipaas|juurdepaas|paring|aadress)\w*\b.{0,40}\b(?:keelatud|piiratud|blokeeritud)|\bblokeeritud\b/,
    ],
  },
  {
    language: "lv",
    source: "NIC.LV (lv)",
    free: [/\bnav (?:atrast|registret)|\bneeksiste\b|\bir brivs\b/],
    refused: [
      /\b(?:limits|skaits|kvota)\b.{0,50}\b(?:parsniegt|sasniegt)|\bparsniegt|\bparak (?:daudz|biezi)\b|\bmeginiet\b/,
      /\b(?:piekluve|pieprasijum\w*|adrese)\b.{0,40}\b(?:lieg|bloket|noraidit|aizlieg)|\bbloket/,
    ],
  },
  {
    language: "lt",
    source: "DOMREG (lt)",
    free: [/\bnerast|\bneregistruot|\bneuzregistruot|\bneegzistuoja\b|\bnera (?:registruot|uzregistruot|rast)|\byra laisvas\b/],
    refused: [
      /\bvirsyt|\bpasiekt\w* (?:limit|rib)|\bper (?:daug|daznai)\b|\bbandykite\b/,
      /\b(?:prieiga|uzklaus\w*|adresas)\b.{0,40}\b(?:uzdraust|uzblokuot|apribot|atmest)|\buzblokuot/,
    ],
  },
  {
    language: "is",
    source: "ISNIC (is)",
    free: [/\bfannst ekki\b|\bfinnst ekki\b|\bekki (?:skrad|til)\b|\boskrad/],
    refused: [
      /\bof (?:margar|oft)\b|\b(?:mork|hamark|kvoti)\w*\b.{0,30}\b(?:nad|farid)|\blokad|\bhafnad|\breynid?\b.{0,20}\baftur\b/,
    ],
  },
  {
    language: "pl",
    source: "NASK (pl) and its registrars",
    free: [
      /\bnie (?:znaleziono|istnieje|odnaleziono|figuruje|jest zarejestrowan|(?:zostal|jest)\w* (?:jeszcze )?(?:znalezion|zarejestrowan|odnalezion))|\bniezarejestrowan|\bbrak (?:domeny|danych|informacji|wynikow|rekordow|wpisu)\b/,
      /(?<!nie )(?<!nie jest )\b(?:domena|jest) (?:wolna|dostepna)\b/,
    ],
    refused: [
      /\bprzekrocz|\b(?:limit|liczb)\w*\b.{0,50}\b(?:wyczerpan|osiagniet)|\b(?:zbyt|za) (?:wiele|duzo|czesto|czeste)\b|\bsprobuj|\bodczekaj/,
      /\b(?:dostep|adres|polaczenie|zapytani\w*|ip)\b.{0,40}\b(?:zablokowan|odrzucon|zabronion|ograniczon|odmow)|\bodmowa\b|\bzablokowan|\busluga\b.{0,30}\bniedostepn|\bnie obsluguje\b/,
    ],
  },
  {
    language: "cs, sk",
    source: "CZ.NIC (cz), SK-NIC (sk)",
    free: [
      /\b(?:nebyl|nebol)[aoy]? (?:nalezen|najden|registrov|zaregistrov)|\bn[ae]nalezen|\bnenajden|\b(?:neni|nie je) (?:registrov|zaregistrov|obsazen|obsaden)|\bneexistuje\b|\bneregistrovan|\b(?:zadn|ziadn)\w* (?:zaznam|domen|vysled)/,
      /\b(?:domena|je) voln[aey]\b/,
    ],
    refused: [
      /\bprekroc|\bvycerpan|\b(?:prilis|privelmi)\b|\b(?:mnoho|vela) (?:dotazu|dotazov|pozadavku|poziadaviek)|\b(?:zkuste|skuste)\b/,
      /\b(?:pristup|adresa|dotaz|pozadavek|poziadavka)\b.{0,40}\b(?:zablokov|odmitnut|odmietnut|zamitnut|zamietnut|zakazan|omezen|obmedzen)|\bzablokovan|\b(?:sluzba|server)\b.{0,30}\b(?:nedostupn|neni dostupn)/,
    ],
  },
  {
    language: "hu",
    source: "ISZT (hu): Nincs talalat",
    free: [
      /\bnem (?:talalhato|talaltunk|talalt|letezik|regisztral|foglalt)|\bnincs (?:talalat|bejegyezve|regisztralva|ilyen|tal)/,
      /(?<!nem )\bszabad (?:domain|nev)|\bdomain szabad\b/,
    ],
    refused: [
      /\btul (?:sok|gyakori|gyakran)\b|\b(?:korlat|limit|kvota|keret)\w*\b.{0,50}\b(?:tullep|elert|elfogyott|kimerult)|\btullep|\bkesobb\b|\bprobalja\b/,
      /\b(?:hozzaferes|keres|lekerdezes|cim)\w*\b.{0,40}\b(?:megtagad|elutasit|korlatoz|letilt|tiltv)|\bletilt/,
    ],
  },
  {
    language: "ro",
    source: "RoTLD (ro), NIC Moldova (md)",
    free: [
      /\bnu (?:a fost|au fost|este|s-a|sunt) (?:gasit|inregistrat|rezervat)|\bnu exista\b|\bniciun (?:domeniu|rezultat)|\bneinregistrat/,
      /(?<!nu )\beste (?:liber|disponibil)\b/,
    ],
    refused: [
      /\b(?:limit|numar|cota)\w*\b.{0,50}\b(?:depasit|atins)|\bati depasit\b|\bprea multe\b|\bincercati\b/,
      /\b(?:acces|cerere|adresa)\w*\b.{0,40}\b(?:interzis|refuzat|blocat|respins)|\bblocat\b|\bserviciu\w*\b.{0,30}\bindisponibil/,
    ],
  },
  {
    language: "hr, sr-Latn, bs, sl",
    source: "CARNET (hr), RNIDS (rs), ARNES Register.si (si), UTIC (ba)",
    free: [
      /\bni(?:je|su)? (?:prona|nad|nadj|pronadj|regist|upisan|bil[ao]? (?:najden|registr)|najden)|\bne (?:postoji|obstaja)\b|\bnema (?:podataka|rezultata|zapisa)\b|\bneregistr/,
      /(?<!nije )\b(?:domena|domen|je) slobod[ne]n?a?\b/,
    ],
    refused: [
      /\bprekorac|\bpresez|\bprevise (?:upita|zaht)|\bprevec (?:zaht|poizvedb)|\bpokusajte\b|\bposkusite\b/,
      /\b(?:pristup|dostop|upit|zahtj?ev|adresa)\w*\b.{0,40}\b(?:zabranjen|blokiran|odbijen|onemogucen|zavrnjen|ogranicen)|\bblokiran|\bnedostup/,
    ],
  },
  {
    language: "sq",
    source: "AKEP (al)",
    free: [/\bnuk (?:u gjet|ekziston|eshte (?:i |e )?regjistruar)/],
    refused: [/\b(?:limit|kuot|numri)\w*\b.{0,40}\b(?:tejkal|kalua|arrit)|\bshume kerkesa\b|\b(?:u )?(?:bllok|refuz)ua|\bbllokuar\b|\bprovoni\b/],
  },
  {
    language: "el",
    source: "FORTH (gr, ελ), NIC Cyprus (cy)",
    free: [
      /δεν (?:βρεθηκ|υπαρχ|εντοπιστ|ειναι (?:καταχωρ|κατοχυρωμ|εκχωρ)|εχει (?:καταχωρ|κατοχυρωθ|εκχωρ))/,
      /(?<!μη )(?<!δεν )ειναι (?:διαθεσιμο|ελευθερο)/,
    ],
    refused: [
      /υπερβ|ξεπερασ|εξαντλ|παρα πολλ|πολλα (?:αιτηματα|ερωτηματα)|δοκιμαστε|προσπαθηστε/,
      /(?:προσβαση|αιτημα|διευθυνση).{0,40}(?:απαγορευ|αποκλει|απορριφ|δεν επιτρεπ)|αρνηση|αποκλειστηκ|μη διαθεσιμη/,
    ],
  },
  {
    language: "tr",
    source: "TRABİS and METU (tr)",
    free: [
      /\bbulun(?:amadi|mamaktadir|muyor|mamadi)|\bkayitli degil|\bkayit (?:yok|bulun(?:amadi|muyor))|\btescil(?:li)? (?:degil|edilmemis)|\bmevcut degil|\btahsis edilmemis|\bkayit edilmemis/,
      /\b(?:alan adi|domain)\b.{0,80}\b(?:musait|bosta)\b/,
    ],
    refused: [
      /(?:limit|kota|sinir|sorgu|sayi)\w*\b.{0,50}\b(?:as(?:il|ti|tiniz|mis|im)|dol(?:du|mus)|ulas|tuken)|\basildi\b|\bcok (?:fazla|sayida|sik)\b|\btekrar deneyin|\bdaha sonra\b/,
      /\b(?:erisim|istek|sorgu|adres|ip)\w*\b.{0,40}\b(?:reddedil|engel|kisitlan|yasak)|\bengellen|\byasaklan|\bhizmet\b.{0,30}\b(?:disi|verilem)/,
    ],
  },
  {
    language: "az",
    source: "AzNIC (az)",
    free: [/\btap[ıi]lmad|\bqeydiyyatdan kecm|\bmovcud deyil/],
    refused: [/\blimit\w*\b.{0,40}\b(?:kec|as|dol|bit)|\bhəddən artiq|\bcox (?:sayda|sorgu)|\bblok(?:lan|edil)|\bqadagan|\byenidən cəhd/],
  },
  {
    language: "ru",
    source: "TCINET (ru, su, рф), hoster.by (by), KazNIC (kz)",
    free: [
      /не (?:был[аио]? )?(?:найден|зарегистрирован|существует|занят|обнаружен|делегирован)|нет (?:данных|записей|информации|такого домена|совпадений|сведений)|ничего не найдено|запись отсутствует|домен отсутствует|(?<!не )свободен/,
    ],
    refused: [
      /превыс|превыш|слишком (?:много|част|быстр)|исчерпан|попробуйте|повторите|подождите|(?:лимит|предел|квота).{0,40}достигнут/,
      /(?:доступ|запрос|адрес|клиент|соединение|ip).{0,40}(?:запрещ|заблокирован|ограничен|отказано|отклон|закрыт|заперт)|заблокирован|(?:сервис|сервер|служба|услуга).{0,40}(?:недоступ|отключ|не работает)|не (?:обслужив|поддержив)/,
    ],
  },
  {
    language: "uk",
    source: "Hostmaster (ua), УКРНІІС",
    free: [/не (?:був |була |було )?(?:знайден|зареєстрован|існує|зайнят|виявлен)|немає (?:даних|записів|інформації)|запис відсутній|(?<!не )вільн(?:ий|е)/],
    refused: [
      /перевищ|забагато|надто (?:багато|часто)|занадто (?:багато|часто)|вичерпан|спробуйте|зачекайте/,
      /(?:доступ|запит|адрес).{0,40}(?:заборонен|заблокован|обмежен|відхилен|відмовлен)|заблокован|недоступн|не обслугову/,
    ],
  },
  {
    language: "be",
    source: "hoster.by (бел)",
    free: [/не (?:знойдзен|зарэгістраван|існуе)|няма (?:даных|запісаў)/],
    refused: [/перавыш|занадта (?:шмат|часта)|вычарпан|заблакаван|забаронен|паспрабуйце/],
  },
  {
    language: "bg",
    source: "Register.bg (bg, бг)",
    free: [/не (?:е|са|беше|бе) (?:намерен|регистриран|открит)|не съществува|няма (?:данни|резултати|намерени|такъв)|несъществуващ|(?<!не )е свободен/],
    refused: [/надвиш|превиш|твърде (?:много|често)|прекалено (?:много|често)|опитайте|(?:достъп|заявк|адрес).{0,40}(?:забранен|отказан|блокиран|ограничен)|блокиран/],
  },
  {
    language: "sr-Cyrl, mk",
    source: "RNIDS (срб), MARnet (mk, мкд)",
    free: [/није (?:пронађен|регистрован|нађен)|не постои|не постоји|нема (?:података|податоци|резултата)|не е (?:пронајден|регистриран|најден)/],
    refused: [/прекорач|превише|премногу|надмин|покушајте|обидете се|(?:приступ|пристап|упит|барање).{0,40}(?:забрањен|одбијен|блокиран|забранет|одбиен)|блокиран/],
  },
  {
    language: "kk, ky",
    source: "KazNIC (kz, қаз), CCTLD.KG (kg)",
    free: [/табыл(?:мады|ган жок|ған жоқ)|тіркелмеген|катталган эмес|жоқ домен/],
    refused: [/шектен ас|асып кет|асырыл|тым (?:көп|жиі)|өтө көп|бұғаттал|бөгөттөл|тыйым салын|қайталап көр/],
  },
  {
    language: "uz",
    source: "Uzinfocom (uz)",
    free: [/\btopilmadi\b|\bro.yxatdan o.tmagan\b|\bmavjud emas\b/],
    refused: [/\blimit\w*\b.{0,30}\b(?:osh|tuga|yetdi)|\bjuda ko.p\b|\bbloklan|\btaqiqlan|\bqayta urin/],
  },
  {
    language: "mn",
    source: "Datacom (mn)",
    free: [/олдсонгүй|бүртгэлгүй|бүртгэгдээгүй/],
    refused: [/хэтэрсэн|хэт олон|хориг|хаагдсан|дахин оролд/],
  },
  {
    language: "ka",
    source: "Caucasus Online (ge, გე)",
    free: [/(?:ვერ|არ) მოიძებნა|არ არსებობს|არ არის რეგისტრირებული|თავისუფალია/],
    refused: [/გადააჭარბ|გადაჭარბ|ამოიწურ|ძალიან ბევრი|დაბლოკ|აკრძალულ|უარყოფილ|სცადეთ/],
  },
  {
    language: "hy",
    source: "AMNIC (am, հայ)",
    free: [/չի գտնվել|գրանցված չէ|գոյություն չունի/],
    refused: [/գերազանց|չափազանց շատ|արգելափակ|արգելված|մերժված|կրկին փորձեք/],
  },
  {
    language: "he",
    source: "ISOC-IL (il, ישראל)",
    free: [/לא (?:נמצא|רשום|קיים)|אינו (?:רשום|קיים)|אין נתונים/],
    refused: [/חריגה|חרגת|מגבל|יותר מדי|חסומ|חסום|נחסמ|נדחת|נדחה|נסה שוב|נסו שוב|אסורה/],
  },
  {
    language: "ar",
    source: "AEDA (ae, امارات), SaudiNIC (sa, السعودية), NTRA (eg, مصر), NIC Qatar (qa)",
    free: [/غير (?:موجود|مسجل|محجوز)|لم يتم (?:العثور|تسجيل)|لا (?:يوجد|توجد)|متاح للتسجيل/],
    refused: [/تجاوز|الحد (?:الأقصى|المسموح)|عدد كبير|كثير(?:ة)? جدا|محظور|حظر|مرفوض|رفض|حاول مرة|المحاولة (?:لاحقا|مرة)|غير متاحة?(?: حاليا| مؤقتا)|الخدمة غير|غير مصرح/],
  },
  {
    language: "fa",
    source: "IRNIC (ir, ایران)",
    free: [/(?:یافت|پیدا|ثبت) نشد|وجود ندارد|موجود نیست|(?:دامنه) آزاد است/],
    refused: [/بیش از حد|محدودیت|تعداد.{0,30}زیاد|مسدود|ممنوع|رد شد|دوباره|غیرمجاز/],
  },
  {
    language: "ur",
    source: "PKNIC (pk, پاکستان)",
    free: [/نہیں مل[اای]|رجسٹرڈ نہیں|موجود نہیں/],
    refused: [/حد سے|بہت زیادہ|بلاک|مسترد|دوبارہ کوشش/],
  },
  {
    language: "hi, mr, ne",
    source: "NIXI (भारत), Mercantile (np)",
    free: [/नहीं मिल|पंजीकृत नहीं|मौजूद नहीं|सापडल[ेा] नाही|फेला परेन/],
    refused: [/सीमा.{0,30}(?:पार|अधिक|समाप्त|ओलांड)|बहुत (?:अधिक|सारे|ज्यादा)|अवरुद्ध|अस्वीकृत|अस्वीकार|प्रतिबंधित|पुनः प्रयास|धेरै/],
  },
  {
    language: "bn",
    source: "BTCL (bd, বাংলা)",
    free: [/পাওয়া যায়নি|নিবন্ধিত নয়|অস্তিত্ব নেই/],
    refused: [/সীমা.{0,30}অতিক্রম|অনেক বেশি|অবরুদ্ধ|ব্লক|প্রত্যাখ্যান|আবার চেষ্টা/],
  },
  {
    language: "th",
    source: "THNIC (th, ไทย)",
    free: [/ไม่พบ|ไม่มี(?:ข้อมูล|อยู่|ชื่อ)|ยังไม่(?:ได้|มีการ|ถูก)?(?:จด)?ทะเบียน|ไม่ได้จดทะเบียน/],
    refused: [/เกิน|ถูก(?:ระงับ|บล็อก|ปฏิเสธ|จำกัด|ห้าม)|ปฏิเสธ|ลองใหม่|ไม่อนุญาต|ไม่สามารถให้บริการ/],
  },
  {
    language: "lo, km, my",
    source: "LANIC (la), TRC (kh), MPT (mm)",
    free: [/ບໍ່ພົບ|រកមិនឃើញ|မတွေ့/],
    refused: [/ເກີນ(?:ກຳນົດ|ຈຳນວນ)|ປະຕິເສດ|លើសកំណត់|លើសចំនួន|ត្រូវបានបដិសេធ|ကန့်သတ်ချက်|ပိတ်ဆို့/],
  },
  {
    language: "vi",
    source: "VNNIC (vn) and its registrars",
    free: [/\bkhong (?:tim thay|ton tai|co (?:du lieu|thong tin|ket qua|ban ghi))\b|\bchua (?:duoc |co )?(?:dang k[yi]|cap phat)\b/],
    refused: [/\bvuot (?:qua|gioi han|muc|han muc)\b|\bqua nhieu\b|\bbi (?:chan|khoa|tu choi|cam)\b|\btu choi\b|\bthu lai\b|\btam (?:ngung|dung)\b|\bkhong duoc phep\b|\bgioi han (?:truy van|truy cap)\b/],
  },
  {
    language: "id, ms",
    source: "PANDI (id), MYNIC (my), BNNIC (bn)",
    free: [/\btidak (?:di(?:temukan|jumpai|temui)|terdaftar|ada|wujud|berdaftar)\b|\bbelum (?:terdaftar|didaftarkan|berdaftar)\b|\btiada (?:data|rekod|maklumat|padanan)\b/],
    refused: [
      /\b(?:batas|had|kuota|limit)\w*\b.{0,50}\b(?:terlampaui|melebihi|dilampaui|tercapai|habis)|\bmelebihi\b|\bterlampaui\b|\bterlalu (?:banyak|sering|kerap|cepat)\b|\b(?:coba|cuba|silakan coba) (?:lagi|semula)\b/,
      /\b(?:akses|capaian|alamat|permintaan|ip)\b.{0,40}\b(?:ditolak|diblokir|disekat|dilarang|dihalang|dibatasi)\b|\b(?:diblokir|disekat)\b|\btidak (?:diizinkan|dibenarkan)\b/,
    ],
  },
  {
    language: "tl",
    source: "dotPH (ph)",
    free: [/\bhindi (?:nahanap|natagpuan|nakarehistro|rehistrado)\b|\bwalang (?:nahanap|natagpuan)\b/],
    refused: [/\b(?:lumampas|lumagpas)\b|\bmasyadong mara|\bhinarang\b|\bna-?block\b|\bsubukan\b/],
  },
  {
    language: "sw",
    source: "KeNIC (ke), tzNIC (tz)",
    free: [/\bhai(?:ja|ku)?patikan[ai]\b|\bhaija?sajiliwa\b|\bhaipo\b/],
    refused: [/\b(?:ume|ime|ya)zidi|\b(?:mengi|nyingi) mno\b|\b(?:ume|ime)zuiliwa\b|\b(?:ume|ime)kataliwa\b|\bjaribu tena\b/],
  },
  {
    language: "af",
    source: "ZACR (za)",
    free: [/\bnie (?:gevind|geregistreer)|\bbestaan nie\b/],
    refused: [/\bte veel\b|\boorskry|\bgeblokkeer|\bgeweier|\bprobeer\b/],
  },
  {
    language: "ca, gl, eu",
    source: "puntCAT (cat), Dominio.gal (gal), PuntuEUS (eus)",
    free: [/\bno (?:s'ha trobat|s'ha registrat|existeix|esta registrat)|\bnon (?:se atopou|esta rexistrad)|\bez da (?:aurkitu|existitzen|erregistratu)|\berregistratu gabe\b/],
    refused: [/\b(?:limit|quota|nombre)\b.{0,50}\b(?:superat|excedit|assolit)|\bmassa (?:consultes|peticions)\b|\btorneu-ho\b|\bacces denegat\b|\bbloquejad|\bmuga\b.{0,40}\bgaindi|\bgehiegi\b|\bblokeatu/],
  },
  {
    language: "ja",
    source: "JPRS (jp) and its registrars",
    free: [/見つかりません|見つかりませんでした|存在しません|登録されて(?:い|お)りません|登録されていません|未登録|該当.{0,20}(?:ありません|ございません|なし)/],
    refused: [
      /(?:制限|上限|回数).{0,20}(?:超|達し)|超過|超えました|アクセス(?:制限|拒否|が(?:拒否|制限|集中))|拒否|禁止|遮断|ブロック/,
      /しばらく(?:して|経って|お待ち|時間)|時間を(?:おいて|置いて|空けて)|混雑|利用できません|ご利用いただけません|メンテナンス|対応して(?:い|お)りません|対応していません/,
    ],
  },
  {
    language: "zh-Hans, zh-Hant",
    source: "CNNIC (cn, 中国), TWNIC (tw, 台灣), HKIRC (hk, 香港), KNET (集团, 我爱你)",
    free: [
      /(?:没有|沒有|未能?|无法|無法|并未|並未)(?:被|能|有)?(?:找到|查到|查询到|查詢到|发现|發現|搜索到|搜尋到|检索到)|找不到|查不到|[查][无無]|不存在/,
      /[尚还還仍]?未(?:被|經|经)?[注註登][册冊记記]|未(?:登记|登記)|可(?:以|供)[注註][册冊]|(?:没有|沒有|暂无|暫無|无|無)(?:任何)?(?:匹配|符合|相关|相關|此|该|該|记录|記錄|紀錄|资料|資料|数据|数據|结果|結果)/,
    ],
    refused: [
      /超[过過出].{0,12}(?:限制|上限|次[数數]|配[额額]|[频頻]率|最大|[阈閾]值|[额額]度)|超限/,
      /(?:次[数數]|[频頻]率|流量|速率|配[额額]|[额額]度|[查][询詢]|[请請]求|[访訪][问問]).{0,12}(?:超|[达達]到?上限|用完|用尽|用盡|受限|[过過]多|[过過]高|[过過]快|已[满滿]|限制)/,
      /[过過][于於]?(?:[频頻]繁|多|快)|太(?:多|[频頻]繁|快)|拒[绝絕]|禁止|封[锁鎖禁]|屏蔽|被封|黑名[单單]|稍[后後候]|[请請]稍|被(?:限制|[拦攔]截)/,
      /不(?:支持|支援|提供|受理|允[许許])|[维維][护護]|[暂暫]停|繁忙|[无無][权權]|服[务務](?:器)?(?:不可用|停止|已停|忙)/,
    ],
  },
  {
    language: "ko",
    source: "KISA (kr, 한국)",
    free: [/등록되어 ?있지 ?않|등록되지 ?않|존재하지 ?않|찾을 ?수 ?없|(?:정보|자료|데이터|결과|도메인|내역|레코드)(?:가|이|은|는)? ?없|미등록|등록 ?가능/],
    refused: [/(?:제한|한도|횟수|허용|쿼리|조회|요청).{0,15}(?:초과|넘|도달)|초과|너무 ?(?:많|자주)|차단|거부|금지|다시 ?시도|잠시 ?후|나중에|권한이 ?없|허용되지|이용할 ?수 ?없|점검/],
  },
];

/** States in a status field that only a registered or reserved domain has. */
export const TAKEN: readonly RegExp[] = [
  /^(?:\d{3} )?(?:ok|active|registered|delegated|connect(?:ed)?|not available|unavailable|taken|in use|live|paid|verified|published|suspended|on ?hold|expired|quarantine|redemption|pending\w*|reserved|blocked|client\w+|server\w+)\b/,
  /^(?:activ[oa]|ativ[oa]|actif|aktiv\w*|attivo|actief|aktywn|registrad[oa]|enregistre|registriert|registrato|geregistreerd|zarejestrowan|zaregistr|regisztralt|inregistrat|ocupad[oa]|reservad[oa]|no disponible|nao disponivel|indisponivel|belegt|vergeben|occupe|bezet|kayitli|aktif|terdaftar|da dang ky)/,
  /^(?:активен|активный|занят|зарегистрирован|зареєстрован|делегирован|активан|заето|регистриран|κατοχυρωμεν|ενεργο)|^(?:已[注註][册冊]|正常|有效|登録済|接続済|등록|활성|مسجل|نشط|רשום|פעיל|จดทะเบียนแล้ว)/,
];

/** Lines that say so outside of a field. */
export const TAKEN_ALONE: readonly RegExp[] = [
  /\b(?:is|has been) (?:already )?(?:registered|reserved|taken|delegated)\b(?! (?:by you|for))|^(?:already )?(?:registered|reserved)(?: by .{1,60})?\W*$|\brestricted from registration\b|\bnot available for registration\b/,
];
