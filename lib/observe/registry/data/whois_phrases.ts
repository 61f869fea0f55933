/**
 * What servers of registries say in place of a record, in the languages that they speak.
 * @module
 */

/** How servers refuse: quota exceeded, closed to the client, not responsible, or retired. */
export const REFUSALS: readonly RegExp[] = [
  /\b(?:quota|limit|rate|maximum|allowed)\b.{0,60}\b(?:exceeded|reached)\b/i,
  /\bexceed(?:ed|s|ing)?\b.{0,60}\b(?:quota|limits?|rate|number of|quer(?:y|ies)|requests?|connections?)\b/i,
  /\btoo (?:many|much|frequent|often|fast)\b|\btoo short\b|\btoo busy\b|\bserver (?:is )?busy\b/i,
  /\bmaximum (?:number of )?(?:quer(?:y|ies)|requests?|connections?|lookups?)\b.{0,40}\b(?:reached|exceeded|allowed)\b/i,
  /\bexcessive (?:querying|queries|requests|use)\b/i,
  /\bgrace period\b.{0,20}\d|\b(?:permission|lookup|service) (?:denied|refused)\b/i,
  /\b(?:try|retry|query) (?:again|later)\b|\bslow down\b|\bgo away\b|\bplease wait\b|\bwait (?:for )?\d+/i,
  /\bblack ?list(?:ed)?\b|\bblock ?listed\b|\bbanned\b/i,
  /\b(?:ip|address|network|host|client|query|request|requests|connection|access|you|user)\b.{0,60}\b(?:(?:is|are|was|has been|have been|been) )?(?:temporarily |currently |permanently )?(?:blocked|denied|refused|restricted|rejected|forbidden|not permitted|not allowed|throttled)\b/i,
  /\baccess (?:control )?limit\b|\brequest denied\b|\bconnection refused\b|\baccess denied\b/i,
  /\bnot (?:authori[sz]ed|permitted|allowed) to (?:connect|use this (?:service|server)|query this)\b/i,
  /\btemporar(?:y|ily) (?:un|not )?(?:available|failure|out of|disabled|error|suspended)\b|\bunder maintenance\b|\bout of service\b/i,
  /\b(?:service|server|whois|database)\b.{0,40}\b(?:is |are )?(?:currently )?(?:unavailable|not available|not operational|offline)\b/i,
  /\b(?:tld|suffix|extension|zone|top[- ]level domain|domain type)\b.{0,60}\b(?:is |are )?(?:not|un)[ -]?(?:supported|served|handled|known|recogni[sz]ed)\b/i,
  /\b(?:unsupported|unknown|invalid|unrecogni[sz]ed) (?:tld|top[- ]level domain|suffix|zone|extension)\b|\bhas no whois(?: server)?\b|\bno whois server\b/i,
  /\b(?:whois|port 43|service|server)\b.{0,60}\b(?:retired|decommissioned|discontinued|terminated|disabled|deactivated|shut ?down|switched off|turned off|sunset|ceased|no longer (?:available|supported|offered|in service|provided|operational)|replaced)\b/i,
  /\bplease use (?:the |our )?(?:rdap|web|https?:)|\buse rdap\b/i,
  /\b(?:you have been|you are|has been) (?:blocked|banned|throttled|rate[- ]limited)\b|\brate[- ]limited\b/i,
  /\breached (?:the |its |your )?(?:rate|query|daily|access|connection) limit\b/i,
  /(?:limit|kontingent|abfragen).{0,40}überschritten|превышен\w*.{0,40}(?:лимит|числ|количеств)|слишком много запросов|过于频繁|超过.{0,10}(?:限制|次数)|제한.{0,10}초과|アクセス制限/iu,
  /\bexcedi[oó].{0,40}\bconsultas?\b|\brequ[eê]tes d[eé]pass/i,
  /\bconsultas?\b.{0,40}\b(?:excedid|superad|limite)|\blimite\b.{0,40}\b(?:consultas?|requetes)|\btrop de (?:requetes|requêtes)\b|\bmuitas (?:consultas|requisi)/i,
];

/** How servers say that there is no such domain. */
export const ABSENCES: readonly RegExp[] = [
  /\bno match(?:es|ing)?\b(?! (?:is|was) required)/i,
  /\bno (?:such )?(?:data|domains?|entr(?:y|ies)|records?|objects?|information|results?|registration|whois)\b.{0,40}\b(?:found|available|exists?|match(?:ing|es)?|returned)\b/i,
  /\b(?:nothing|none|0 objects?|0 records?|zero objects)\b.{0,12}\b(?:found|returned|match)|\breturned 0 \w+/i,
  /^no found\b/i,
  /\bno such (?:domain|object|record|name|entry)\b/i,
  /\bnot (?:yet |currently )?(?:been )?(?:found|regist(?:e)?red|delegated|assigned|in (?:the |our )?(?:database|registry|register))\b/i,
  /\b(?:does|do|did) ?(?:not|n't) (?:exist|match|have an? (?:entry|record|match))\b/i,
  /\b(?:could|can|unable)(?: ?not|n't| to)\b.{0,20}\b(?:find|found|locate|located)\b/i,
  /\bno (?:existe|encontrad|se (?:ha )?enc(?:ontr|uentr)|registrad)|\bn[ãa]o (?:foi |existe|encontrad|registrad)|\bn'existe pas\b|\bintrouvable\b|\binconnu\b|\bnon (?:trovat|registrat|esist)|\bnicht (?:gefunden|registriert|vergeben|vorhanden)|\bnie znaleziono\b|\bnincs tal[aá]lat|\bniet (?:gevonden|geregistreerd)\b|\bnicht existier/i,
  /\bnot exists?\b|尚?未(?:被)?[注註][册冊]|不存在|등록되어 있지 않|見つかりません|не найден|не зарегистрирован|не існує|не знайдено|bulunamad[ıi]|kay[ıi]tl[ıi] de[gğ]il|δεν (?:βρέθηκε|υπάρχει)/i,
  /\b(?:object|domain|no_se_encontro)_?(?:el_objeto)?[/ ]?\w*_not_found\b|\bno_se_encontro\w*/i,
  /\b(?:domain|name|object) unknown\b|\bunknown domain\b|\bnot known in\b|\bdomain name not known\b/i,
  /^(?:domain(?: name)? )?(?:is )?(?:free|available|unregistered|vrij|disponible|libre|disponivel)\W*$/i,
  /^(?:the )?(?:domain(?: name)?:? +)?["'“]?[a-z0-9-]+(?:\.[a-z0-9-]+)+["'”.]? *(?:[-:–] *)?(?:is )?(?:still |currently )?(?:free|available|unregistered|vrij|disponible|libre)\b(?! (?:at|from|via|on)\b)/i,
  /\b(?:is|are) (?:still |currently )?(?:free|available) for (?:registration|purchase|sale|ordering)\b/i,
  /^(?:domain(?: name)?|registration|query|record)?[ _]?(?:status|state|estado|statut)\W+(?:\d{3} )?(?:domain )?(?:is )?(?:free|available|unassigned|unregistered|no object found|not (?:registered|found|delegated|assigned)|libre|disponible|nonexistent)\b/i,
  // The registry of .bo ends every answer with this; for a free name it is the only line.
  /^whois\.nic\.bo solo acepta consultas/i,
];
