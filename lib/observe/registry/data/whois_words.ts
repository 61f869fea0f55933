/**
 * The vocabulary of registries: names of fields by their words, in the languages that registries write. Keys are
 * normalized (`normalizeKey`): lower case, without accents and marks.
 * @module
 */

/** The dates that are read. */
export type DateField = "registration" | "expiration" | "updated";

/** Dates of other things: trademarks, transfers, the server's own data, people who did something. */
export const OTHER_DATES: RegExp =
  /\b(?:trademark|option|transfer\w*|whois|database|base de datos|formulario|by|for|status|registrar (?!registration)|zone|contact|redemption|deletion|delete|free|check|printed|query|account|sponsor\w*|lock\w*|dnssec|ds|key|name|type|period|fee|number|no)\b/;
/** Words that may precede the words that count. */
export const LEAD: RegExp = /^(?:(?:domain|name|record|registry|object|entry|current(?:ly)?|date|the) )+(?=\S)/;

/** Names of dates, best first. */
export const DATE_KEYS: readonly [DateField, RegExp][] = [
  ["expiration", /^(?:registry |domain )?expir|^exp date|^expiry/],
  [
    "expiration",
    /expir|действ[а-я]+ до|дійсн[а-яії]+ до|paid (?:till|until)|regist\w* until|billed ?until|valid(?:ity|o hasta|o ate)?(?: (?:until|till|to|thru|through|date))?$|renew(?:al|s)?(?: (?:date|on))?$|vencimiento|vence\b|caduc|validade|scaden|ablauf|gultig bis|bitis|lejarat|wygas|koniec okresu|vervalt|vervaldatum|udlob|utlop|utgar|giltig till|voimassa|paraneb|het han|kehtiv|истек|оплачен|окончани|действует до|закінчення|ληξη|expira|사용 종료일|有効期限|到期|过期|만료|انتهاء|^due date/,
  ],
  [
    "updated",
    /updat|modif|chang|edited|actualiza|atualiza|alterac|alterado|mise a jour|\bmaj\b|aggiorna|anderung|geandert|gewijzigd|zmien|zmeneno|\bzmena|modyfik|\bandrad|\bendret|\baendret|muutet|muudetud|guncelle|modosit|cap nhat|измен|обновл|оновлен|最終更新|更新|변경|정보 변경|تحديث/,
  ],
  [
    "registration",
    /\bcreat|\bcriac|\bcriado|\bcreac|\bcreado|\bcreato|\bcree\b|erstell|aangemaakt|utworz|\bvytvoren|\bskapad|\boppret|\boprett|\bluotu|olustur|letrehoz|создан|створен|创建|開設/,
  ],
  [
    "registration",
    /regist(?:ered|ration|ro|o|rado|re)\b|registrazion|registrato|registrier|registratie|geregistreerd|registrerad|registreret|registrert|rekisteroi|registreeri|rejestracj|zarejestrow|registrac[ei]\b|registrovan|inregistr|regisztral|kay[iı]t tarihi|dang ky|регистрац|зарегистрирован|зареестрован|ре[еє]страц|εγγραφη|登録年月日|登録日|注册(?!商|服务)|등록일|التسجيل|dateregistered|enregistre/,
  ],
  [
    "registration",
    /commence|activat|^issued? (?:date|on)|assigned|approved|\balta\b|aktiviert|delegated|accepted/,
  ],
  ["registration", /^connected date|接続年月日/],
];

/** Words for name servers. */
const SERVERS =
  "name ?servers?|n ?servers?|dns(?: ?(?:servers?|names?|hostnames?))?|domain ?servers?|domain name ?servers?|ns(?: ?(?:names?|hostnames?))?|host ?names?|servers?(?: (?:host ?)?names?)?|servidor(?:es)?(?: es)?(?: de)?(?: nombres?| nomes?| dns)(?: de dominios?)?|serveurs?(?: de)?(?: noms?| dns)(?: de domaine)?|nom serveur|server dei nomi|server dns|serwery? (?:nazw|dns)|namnserver|navneserver|nimipalvelim\\S*|nimeserver\\S*|nevszerver\\S*|jmenne servery|ad sunucular\\S*|dns sunucular\\S*|серверы? (?:имен|dns)|dns серверы?|dns服务器|域名服务器|ネームサーバ|네임서버|名前サーバ";
/** A key, or a header, of name servers. */
export const NAME_SERVERS: RegExp = new RegExp(
  `^(?:(?:domain|primary|secondary|tertiary|current|authoritative|registered|delegated|listed|first|second|third|fourth|preferred|[1-9](?:st|nd|rd|th)|[1-9]차) )*(?:${SERVERS})(?: ?(?:information|info|details|list|정보|s|host ?names?|in (?:the )?(?:listed )?order|in listed order|listed in order))*(?: ?\\d{1,2})?$`,
);

/** A key of the registration's states. */
export const STATUS: RegExp =
  /^(?:domain(?: name)? |registration |epp |record |registry |query )?(?:status(?:es)?|state|estado|estatus|stato|statut|zustand|durum|tila|stan|stav|статус|состояние)(?: del dominio| do dominio| du domaine| domeny)?$|^(?:状態|状态|域名状态|상태)$|^(?:domain )?eppstatus$/;

/** Names of single values, best first; `header/key` is a key below a header. */
export const VALUE_KEYS = {
  registrar: [
    "registrar/name",
    "registrar/organization name",
    "registrar/organisation",
    "registrar/organization",
    "registrar/company",
    "registrar name",
    "registrar",
    "sponsoring registrar",
    "sponsoring registrar organization",
    "registrar organization",
    "registrar company name",
    "registrar of record",
    "current registrar",
    "authorized agency",
    "authorized registrar",
    "accredited registrar",
    "registrar information/registrar name",
    "registrar information/name",
    "registrar information",
    "registration service provider",
    "registration service provided by",
    "registrar/registrar",
    "current registar",
    "registered through",
    "registered via",
    "registered by",
    "registrador",
    "bureau d'enregistrement",
    "registraire",
    "registrador del dominio",
    "agente registrador",
    "entidad registradora",
    "registratore",
    "registrator",
    "rejestrator",
    "rekisterinpitaja",
    "registripidaja",
    "kayit firmasi",
    "kayit operatoru",
    "регистратор",
    "реестратор",
    "注册商",
    "注册服务机构",
    "所属注册服务机构",
    "등록대행자",
    "登録業者",
    "nha dang ky",
    "registrar handle",
  ],
  ianaId: ["registrar iana id", "sponsoring registrar iana id", "registrar id"],
  abuse: [
    "registrar abuse contact email",
    "registrar/abuse contact",
    "abuse contact",
    "registrar/email",
    "registrar email",
    "registrar abuse contact phone",
    "abuse mailbox",
  ],
  whoisServer: ["registrar whois server", "whois server", "registrar whois"],
  dnssec: ["dnssec", "dnssec signed", "signing key", "ds rdata", "signed", "domain signed"],
  reseller: ["reseller", "reseller/name", "reseller name"],
  holder: [
    "registrant organization",
    "registrant name",
    "registrant",
    "registrant/name",
    "registrant/organization",
    "registrant contact name",
    "holder",
    "owner",
    "org",
    "organization",
    "holder/name",
  ],
  complaint: [
    "url of the icann whois inaccuracy complaint form",
    "url of the icann whois data problem reporting system",
  ],
} as const;

/** A key of the domain's own name. */
export const DOMAIN_NAME: RegExp = /^(?:domain(?: ?name)?|nombre de dominio|nome de dominio|nom de domaine|dominio|domaine|domane|domena|alan adi|домен|域名|網域名稱|도메인이름|ドメイン名)$/;

/** A key of a party to a registration. */
export const PARTIES: RegExp =
  /^(?:registrant|holder|domain holder|owner|titular|titulaire|inhaber|domaininhaber|org(?:ani[sz]ation)?|person|(?:admin|tech|billing|zone|administrative|technical)(?: ?c(?:ontact)?)?(?: .*)?|descr(?:iption)?|contact (?:admin|tech)\w*|organisme \w+|mnt by|nic ?hdl|domaintype|sponsor\w*)$/;

/** EPP's statuses (RFC 5731 section 2.3, RFC 3915). */
export const EPP_STATUSES: string =
  "addPeriod autoRenewPeriod renewPeriod transferPeriod redemptionPeriod pendingRestore pendingCreate pendingDelete " +
  "pendingRenew pendingTransfer pendingUpdate serverDeleteProhibited serverHold serverRenewProhibited " +
  "serverTransferProhibited serverUpdateProhibited clientDeleteProhibited clientHold clientRenewProhibited " +
  "clientTransferProhibited clientUpdateProhibited inactive ok linked";
