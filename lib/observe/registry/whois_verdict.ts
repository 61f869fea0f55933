import { whoisMetadata } from "./whois_metadata.ts";

const MOST_CHARACTERS = 16_384;
/** Lines as long as a paragraph's, and how many of them make one: terms of use, not an answer. */
const PROSE_LINE = 46;
const PROSE_LINES = 3;
const LONGEST_MESSAGE = 180;

/** One line of a server's own words. */
export interface WhoisMessage {
  /** Without comment marks and white space at its ends. */
  line: string;
  /** Whether it was a comment. */
  isComment: boolean;
}

/**
 * What a server says in its own words: the lines without comment marks, less the paragraphs of its terms of use, which
 * mention quotas and names that are not found.
 */
export function whoisMessages(text: string): WhoisMessage[] {
  const messages: WhoisMessage[] = [];
  let run: WhoisMessage[] = [];
  const end = () => {
    if (run.length < PROSE_LINES) messages.push(...run.filter(({ line }) => line.length <= LONGEST_MESSAGE));
    run = [];
  };
  for (const raw of text.slice(0, MOST_CHARACTERS).split("\n")) {
    const line = raw.trim().replace(/^[\s%#>*;]+/, "").replace(/^-(?: |$)/, "").replace(/ ?<{1,9}$/, "");
    const message = { line, isComment: /^\s*[%#>;]/.test(raw) };
    if (line.length >= PROSE_LINE) run.push(message);
    else {
      const isLastOfProse = run.length >= PROSE_LINES && !/:\s/.test(line);
      end();
      if (line !== "" && !isLastOfProse) messages.push(message);
    }
  }
  end();
  return messages;
}

/** How servers refuse: quota exceeded, closed to the client, not responsible, or retired. */
const REFUSALS: readonly RegExp[] = [
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
const ABSENCES: readonly RegExp[] = [
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

/** Whether a text is a registration's record: it names servers, a registrar or a date. */
export function isRecord(text: string): boolean {
  const { registration_date, expiration_date, registrar, nameservers } = whoisMetadata(text, "");
  return registration_date !== null || expiration_date !== null || registrar !== null ||
    nameservers.length > 0;
}

/** What an answer without a record is: the first message that is either decides. */
function whoisVerdict(text: string): "refusal" | "absence" | null {
  const messages = whoisMessages(text);
  const hasName = messages.some((m) => !m.isComment && /^domain(?:[ _]name)?\s*:/i.test(m.line));
  for (const { line, isComment } of messages) {
    // registro.br still says whether a name exists.
    if (/reduced information/i.test(line)) continue;
    if (REFUSALS.some((phrase) => phrase.test(line))) return isRecord(text) ? null : "refusal";
    // Beside a name, comments are about other things.
    if (isComment && hasName) continue;
    if (ABSENCES.some((phrase) => phrase.test(line))) return isRecord(text) ? null : "absence";
  }
  return null;
}

/**
 * Whether a text is a refusal rather than an answer: the client exceeded a quota, or the server does not serve the
 * client or the suffix, or is retired. A record is never one, whatever its terms say.
 */
export function isRefusal(text: string): boolean {
  return whoisVerdict(text) === "refusal";
}

/** Whether a text says that there is no such domain. A record, or a refusal, never does. */
export function saysNoDomain(text: string): boolean {
  return whoisVerdict(text) === "absence";
}

/** Seconds that a refusal tells the client to wait, at most a day; null when it names no time. */
export function refusalSeconds(text: string): number | null {
  for (const { line } of whoisMessages(text)) {
    const seconds = /(?:^|[^\w.])(\d{1,6}) ?s(?:ec(?:ond)?s?)?\b/i.exec(line)?.[1];
    if (seconds !== undefined) return Math.min(Number(seconds), 86_400);
  }
  return null;
}
