/**
 * What pages say in place of content, and what they ask for, in the languages of most phishing pages.
 *
 * Source: written by hand from the pages that browsers, networks and shops show (HTTP status 451 in 25 languages,
 * age gates as the IARC and the alcohol industry's DISCUS code ask for, notices of proxies), from the names of keys on
 * keyboards of those languages, from EMV and PCI DSS terms of card data (PAN, expiry date, CVV) as payment forms translate
 * them, from BIP 39 ("mnemonic", "seed", "recovery phrase") as wallets translate it, and from the warnings of national
 * computer emergency teams about ClickFix (CISA, BSI, ANSSI) and calls of false support (FTC, Verbraucherzentrale);
 * 2026-11-28.
 * @module
 */

/**
 * What sites say in place of a page that is not there, whatever the status, by language (ISO 639-1): that it is not found,
 * does not exist, was moved or removed. Patterns of text in lower case with single spaces; no quantifier is unbounded.
 *
 * Source: written by hand from knowledge of each language, not compared with any list of translations; 2026-11-28.
 */
const MISSING: Readonly<Record<string, string>> = {
  en: "page (?:was |could |can ?)?(?:not |n't |be )?(?:be )?(?:found|exist)|(?:page|site) (?:does not|doesn't|no longer) exist|" +
    "(?:page|content|link|address|file)\\b[^.!?]{0,60}\\b(?:moved|removed|deleted|gone|expired|missing|unavailable|broken)\\b|nothing (?:is |to see )?here",
  de: "seite (?:wurde |konnte )?(?:leider )?nicht (?:gefunden|existiert|vorhanden)|nicht gefunden|existiert nicht|nicht mehr (?:verfügbar|vorhanden)|" +
    "(?:seite|inhalt|adresse)\\b[^.!?]{0,60}(?:verschoben|gelöscht|entfernt|gibt es nicht|umgezogen)|nichts zu sehen",
  fr: "page (?:introuvable|non trouvée|inexistante|demandée)|n'existe (?:pas|plus)|introuvable|(?:page|contenu|adresse)\\b[^.!?]{0,60}(?:déplacé|supprimé|retiré)",
  es: "página no (?:encontrada|existe|se encuentra|disponible)|no (?:se )?(?:ha )?(?:encontr|existe)|página (?:que busca )|" +
    "(?:página|contenido|enlace)\\b[^.!?]{0,60}(?:movid|eliminad|borrad|trasladad|ya no está|rot[oa]|caducad)|no hay nada|puede que se haya movido",
  pt: "página não (?:encontrada|existe|foi)|não (?:foi )?(?:encontrad|existe)|(?:página|conteúdo|link)\\b[^.!?]{0,60}(?:removid|movid|excluíd|eliminad|mudou|apagad)",
  it: "pagina non (?:trovata|esiste|disponibile)|non (?:è stata )?trovat|non esiste|(?:pagina|contenuto)\\b[^.!?]{0,60}(?:rimoss|spostat|eliminat|cancellat)",
  nl: "pagina (?:is )?niet gevonden|niet gevonden|bestaat niet|(?:pagina|inhoud)\\b[^.!?]{0,60}(?:verplaatst|verwijderd)",
  pl: "nie (?:została )?(?:znalezion|istnieje)|nie znaleziono|stron[aęy][^.!?]{0,60}(?:usunięt|przeniesion)",
  cs: "nebyla? nalezen|nenalezen|neexistuje|nenájden|stránk[auy][^.!?]{0,60}(?:tu není|tu nie je|odstraněn|přesunut|smazán|odstránen|presunut)",
  hu: "nem található|(?:oldal|tartalom)[^.!?]{0,60}(?:megszűnt|átköltöz|töröl|eltávolít)",
  ro: "nu a fost găsit|pagina nu există|inexistent|pagina[^.!?]{0,60}(?:mutat|șters|eliminat)",
  sv: "hittades inte|kunde inte hittas|finns inte|sidan[^.!?]{0,60}(?:tagits bort|flyttat|raderat)",
  da: "ikke fundet|ikke funnet|finnes ikke|siden?[^.!?]{0,60}(?:flyttet|slettet|fjernet)",
  fi: "ei löyty|sivu[^.!?]{0,60}(?:poistettu|siirretty)",
  tr: "sayfa bulunamadı|bulunamadı|mevcut değil|sayfa[^.!?]{0,60}(?:kaldırıl|taşın|silin)",
  ru: "страница не найдена|не найден|не существует|страниц[ауы][^.!?]{0,60}(?:удален|удалён|перемещен|перенесен)",
  uk: "не знайден|не існує|сторінк[ау][^.!?]{0,60}(?:видален|переміщен)",
  el: "δεν βρέθηκε|σελίδα[^.!?;]{0,60}(?:μετακινηθεί|διαγραφεί|αφαιρεθεί)",
  bg: "не е намерен|страницата[^.!?]{0,60}(?:преместена|изтрита|премахната)",
  hr: "nije pronađen|ni bila? najden|stranica[^.!?]{0,60}(?:premještena|izbrisana|uklonjena)",
  ar: "الصفحة غير موجودة|غير موجود|الصفحة[^.!?؟]{0,60}(?:حذف|نقل|إزالة)",
  he: "לא נמצא|הדף[^.!?]{0,60}(?:הוסר|הועבר|נמחק)",
  id: "tidak ditemukan|halaman[^.!?]{0,60}(?:dipindahkan|dihapus)",
  vi: "không tìm thấy|không tồn tại|trang[^.!?]{0,60}(?:bị xóa|di chuyển|gỡ bỏ)",
  th: "ไม่พบ|หน้า[^.!?]{0,60}(?:ถูกลบ|ย้าย)",
  hi: "पृष्ठ नहीं मिला|नहीं मिला|पृष्ठ[^.!?।]{0,60}(?:हटा|स्थानांतरित)",
  zh: "页面不存在|页面未找到|找不到|頁面不存在|不存在|(?:页面|頁面|网页|網頁|内容)[^。!?]{0,20}(?:删除|刪除|移动|移動|移除|下线)",
  ja: "見つかりません|存在しません|ページ[^。]{0,20}(?:移動|削除)",
  ko: "찾을 수 없|존재하지 않|페이지[^.!?]{0,20}(?:삭제|이동)",
};

/** What stands in the way of a page's content, or is asked for in its place. */
export type Gate = "error" | "country" | "vpn" | "age" | "human" | "device" | "queue" | "onward";

/**
 * Patterns of the visible text, in lower case with single spaces. No quantifier is unbounded. Each belongs to a page with
 * little other content: long texts speak about all of these.
 */
export const GATES: Readonly<Record<Gate, RegExp>> = {
  error: new RegExp(Object.values(MISSING).join("|")),
  country: new RegExp(
    "only (?:serve|available|accessible|open|deliver)[^.!?]{0,40}\\b(?:in|to|for|from)\\b|(?:visitors|customers|connections?)[^.!?]{0,30}(?:from (?:elsewhere|abroad|outside|other countries)|outside (?:of )?(?:the|our|this))|" +
      "nur (?:aus|in|für|innerhalb)[^.!?]{0,60}(?:erreichbar|verfügbar|zugänglich)|réservée?s? aux (?:résidents|habitants|clients)|depuis l'étranger|s(?:ó|o)lo (?:para|en|desde)[^.!?]{0,40}(?:residentes|clientes|país)|(?:apenas|somente) (?:para|em)[^.!?]{0,40}(?:residentes|clientes|país)|" +
      "(?:not|n't|un)[ -]?(?:currently |yet )?(?:be )?(?:available|accessible|offered|supported|permitted|allowed|viewed|accessed) (?:in|from|for) (?:your|this|the) (?:country|region|location|area|territor|jurisdiction|part)|" +
      "(?:your|this) (?:country|region|location) (?:is |has been )?(?:not|blocked|restricted|unsupported)|(?:geo|region)[- ]?(?:block|restrict|lock)|" +
      "in (?:ihrem|deinem|diesem) (?:land|gebiet)|ihrer region|deiner region|dans (?:votre|ce) (?:pays|région)|votre (?:région|zone géographique)|" +
      "en su (?:país|región)|en tu (?:país|región)|no (?:seu|teu) país|na (?:sua|tua) região|(?:nel|dal) (?:suo|tuo|vostro) (?:paese|territorio)|nella (?:sua|tua) (?:regione|area)|" +
      "in (?:uw|jouw|je) (?:land|regio)|w (?:twoim|państwa|pana) kraju|twoim regionie|ve vaší (?:zemi|oblasti)|vo vašej krajine|az (?:ön|te) (?:országában|régiójában)|országában|în (?:țara|regiunea) (?:dvs|dumneavoastră|ta)|" +
      "i (?:ditt|dit|deres) land|i din region|maassasi|alueellasi|ülkenizde|bölgenizde|ülkeniz|в вашей стране|вашем регионе|вашого регіону|у вашій країні|вашому регіоні|στη χώρα σας|περιοχή σας|във вашата (?:страна|държава)|u vašoj (?:zemlji|regiji)|" +
      "في (?:بلدك|بلدكم|منطقتك)|במדינתך|באזור שלך|di negara anda|wilayah anda|di negara kamu|quốc gia của bạn|khu vực của bạn|ประเทศของคุณ|ภูมิภาคของคุณ|आपके (?:देश|क्षेत्र)|" +
      "您所在的(?:国家|地区|區域|地區|國家)|你所在的(?:国家|地区)|お住まいの(?:国|地域)|お客様の(?:国|地域)|ご利用の(?:国|地域)|(?:귀하의|해당|현재) (?:국가|지역)|거주 국가",
  ),
  vpn: new RegExp(
    "without a (?:tunnel|relay|vpn|proxy)|(?:anonymous|anonymised|anonymized|masked) (?:connection|network|traffic|address)|" +
      "(?:turn|switch) (?:your |the |any |this )?(?:vpn|proxy)(?: or (?:vpn|proxy))?(?: service)? ?off|(?:turn|switch)(?:ing)? off (?:your |the |any |all )?(?:vpn|proxy|ad[ -]?block)|" +
      "(?:disable|deactivate|disconnect|stop using|without)(?: from)? (?:your |the |any |a |all )?(?:vpn|proxy|ad[ -]?block)|(?:vpn|proxy)(?: or proxy| connection| usage)? (?:was |is |has been )?(?:detected|blocked|not allowed)|" +
      "(?:vpn|proxy)[^.!?。]{0,60}(?:aus(?:schalten)?\\b|deaktivier|abschalt|erkannt|désactiv|détecté|désactivez|desactiv|apag|detectad|deslig|disattiv|rilevat|uitschakel|uit\\b|gedetecteerd|wyłącz|wykryt|vypn|zjištěn|kapcsolja|észlel|dezactiv|opri|stäng av|inaktivera|slå fra|deaktiver|slå av|poista|kapat|algılandı|отключ|выключ|обнаруж|вимкн|απενεργοποι|изключ|isključ|izklop|إيقاف|تعطيل|כבה|השבת|matikan|nonaktif|tắt|ปิด|बंद|关闭|關閉|断开|无法使用|オフ|無効|切断|끄|해제|비활성)|" +
      "(?:deaktivier|schalten sie|désactiv|désactivez|desactiv|apague|desligue|disattiv|spenga|schakel|zet|wyłącz|vypněte|kapcsolja ki|dezactivați|opriți|stäng av|inaktivera|slå|deaktiver|poista|отключите|выключите|вимкніть|απενεργοποιήστε|изключете|isključite|أوقف|عطل|قم بإيقاف|matikan|nonaktifkan|tắt|ปิด|关闭|请关闭|關閉)[^.!?。]{0,40}(?:vpn|proxy|впн|прокси)",
  ),
  age: new RegExp(
    "(?:of|reached) legal age|\\bof age\\b|when were you born|your (?:date|year) of birth|täysi-ikäi|(?:fyllt|fyldt|fylt) (?:18|20|21)|myndig|" +
      "(?:over|at least|above|older than|under|reached) (?:the age of )?(?:18|21|19|20|eighteen|twenty-?one)\\b|(?:18|21|19|20)(?: ?\\+|(?: years?)?(?: of age)?(?: old)? (?:or|and) (?:older|over|above))|age (?:gate|check|verification|restrict)|(?:verify|confirm|what is|enter) your (?:age|date of birth)|legal (?:drinking |smoking )?age|adults only|" +
      "(?:über|mindestens|schon|unter|bereits) (?:18|21|16)\\b|volljährig|altersprüf|altersverif|altersfreigabe|(?:plus|moins|au moins|avez|avoir) (?:de )?(?:18|21) ans|majeur|votre âge|quel âge|vérification de l'âge|" +
      "mayor(?:es)? de (?:18|21|edad)|(?:18|21) años|verifica(?:r|ción)? (?:de |su |tu )?edad|maior(?:es)? de (?:18|21|idade)|(?:18|21) anos|(?:18|21) anni|maggiorenn|maggiore età|(?:18|21) jaar|leeftijd|ukończ(?:one|yłem|yłeś)|(?:18|21) lat|pełnoletn|(?:18|21) let\\b|plnolet|(?:18|21) (?:éves|évesnél)|elmúltam|(?:18|21) (?:de )?ani\\b|vârsta|" +
      "(?:18|21) (?:år|vuotta|vuotias)|(?:18|21) yaş|reşit|(?:18|21) (?:лет|років|години|godina|έτη|ετών|let|שנ)|совершеннолетн|повнолітн|(?:18|21) (?:عام|سنة)|(?:18|21) tahun|(?:18|21) tuổi|(?:18|21|20) ปี|(?:18|21) (?:वर्ष|साल)|(?:18|21|20) ?(?:周岁|岁|歲)|未成年|(?:18|20) ?歳|年齢(?:確認|認証)|(?:18|19|20) ?세|성인 ?인증|미성년",
  ),
  human: new RegExp(
    "automated (?:access|traffic|requests|visits|tools)|(?:real|am a|are a) person\\b|\\b(?:bar|circle|ring) (?:is full|fills)|until the (?:bar|circle|ring)|all (?:the )?pictures (?:with|of|that)|ползун|barra se llene|" +
      "(?:not|n't) (?:a )?(?:ro)?bot\\b|(?:are|you're|you are|being|am|a) (?:a )?human\\b|human verification|verif(?:y|ying|ication)[^.!?]{0,40}(?:human|person|browser|steps?)|(?:press|click|tap|push) (?:and|&) hold|hold (?:down )?the button|captcha|(?:type|enter) the (?:digits|characters|letters|code|text|numbers|word) (?:that you |you )?(?:see|shown|below|above|in the)|(?:checking|check) your browser|slide (?:to|the)|drag the|prove (?:that )?you|unusual (?:web )?traffic|select all (?:images|squares)|" +
      "kein (?:ro)?bot|ein mensch|keine maschine|sicherheitsprüfung|gedrückt halten|halten sie[^.!?]{0,30}gedrückt|geben sie die (?:zeichen|ziffern|buchstaben)|(?:pas|n'êtes pas) un robot|(?:êtes|suis) (?:un )?(?:être )?humain|maintenez|appuyez et|vérification de sécurité|saisissez les (?:caractères|chiffres|lettres)|" +
      "(?:no (?:es|soy|eres) un (?:ro)?bot|es (?:usted )?humano|mantenga (?:pulsado|presionado)|mant[eé]n (?:pulsado|presionado)|comprobación de seguridad)|(?:não (?:é|sou) um (?:ro)?b[oô]|é humano|pressione e segure|verificação de segurança)|(?:non (?:sono|sei|è) un robot|(?:sei|è) umano|tieni premuto|tenga premuto|controllo di sicurezza)|(?:geen robot|een mens|houd (?:de knop )?ingedrukt|ingedrukt)|" +
      "nie (?:jestem|jesteś) (?:ro)?botem|człowiekiem|przytrzymaj|nejsem robot|nejste robot|podržte|člověk|nem (?:vagyok )?robot|tartsa lenyomva|nu sunt(?:eți)? (?:un )?robot|țineți apăsat|inte (?:är )?(?:en )?robot|håll (?:in|ned)|ikke (?:en )?robot|hold (?:inde|nede)|(?:et|en) (?:menneske|robot\\b)|en ole robotti|pidä painettuna|robot olmad|robot değil|basılı tut|insan oldu|не робот|вы человек|удерживайте|ви людина|утримуйте|δεν είμαι ρομπότ|ρομπότ|не сте робот|задръжте|nisam robot|držite|" +
      "لست (?:روبوت|برنامج)|اضغط مع الاستمرار|إنسان|אינך רובוט|אני לא רובוט|לחץ והחזק|bukan robot|tekan dan tahan|manusia|không phải (?:là )?(?:robot|người máy)|nhấn và giữ|con người|ไม่ใช่โรบอท|ไม่ใช่หุ่นยนต์|กดค้าง|मैं रोबोट नहीं|रोबोट नहीं|" +
      "人机(?:验证|身份)|安全验证|安全驗證|机器人|機器人|按住|滑块|滑塊|拖动|验证码|驗證碼|ロボットでは|人間であること|長押し|画像認証|認証コードを入力してください|로봇이 아닙니다|로봇이 아님|길게 누르|사람인지|보안문자",
  ),
  device: new RegExp(
    "(?:only|exclusively)[^.!?]{0,40}(?:mobile|phone|smartphone|desktop|computer)|(?:open|view|continue|use)[^.!?]{0,40}(?:on|with|from) (?:your|a) (?:mobile|phone|smartphone|desktop|computer|pc\\b)|" +
      "(?:nur|ausschließlich)[^.!?]{0,40}(?:handy|smartphone|mobilgerät|telefon|computer|pc\\b)|(?:uniquement|seulement)[^.!?]{0,40}(?:mobile|téléphone|smartphone|ordinateur)|(?:sólo|solo|solamente|únicamente|exclusiv)[^.!?]{0,40}(?:móvil|celular|teléfono|ordenador)|(?:apenas|somente|só)[^.!?]{0,40}(?:celular|telemóvel|telefone|computador)|(?:solo|soltanto|esclusivamente)[^.!?]{0,40}(?:cellulare|telefono|smartphone|computer)|alleen[^.!?]{0,40}(?:telefoon|mobiel|computer)|tylko[^.!?]{0,40}(?:telefon|komórk|komputer)|pouze[^.!?]{0,40}(?:telefon|mobil|počítač)|(?:csak)[^.!?]{0,40}(?:mobil|telefon|számítógép)|(?:bara|endast|kun|vain)[^.!?]{0,40}(?:mobil|telefon|puhelim|dator|computer)|(?:yalnızca|sadece)[^.!?]{0,40}(?:mobil|telefon|cep)|только[^.!?]{0,40}(?:телефон|смартфон|мобильн)|тільки[^.!?]{0,40}(?:телефон|мобільн)|(?:hanya)[^.!?]{0,40}(?:ponsel|hp\\b|seluler)|(?:chỉ)[^.!?]{0,40}(?:điện thoại|di động)|请(?:使用|用)?(?:手机|电脑)|僅限手機|スマートフォン(?:専用|から|で)|모바일(?:에서만|로만| 전용)",
  ),
  queue: new RegExp(
    "you are (?:now )?(?:in|on) (?:the |a )?(?:queue|line|waiting)|waiting room|(?:your )?(?:place|number|position) in (?:the )?(?:queue|line)|please wait|one moment|warteschlange|wartezimmer|bitte warten|einen moment|file d'attente|salle d'attente|veuillez patienter|un instant|sala de espera|lista de espera|en cola|espere (?:un|por)|fila de espera|aguarde|sala d'attesa|in coda|attend(?:a|ere|i)|wachtrij|wachtkamer|even geduld|kolejce|proszę czekać|ve frontě|čekejte|várakoz|kérjük,? várjon|vă rugăm (?:să )?așteptați|vänta|vent venligst|vennligst vent|odota|sırada|bekleyin|очеред|подождите|зачекайте|περιμένετε|изчакайте|pričekajte|الانتظار|המתן|antrean|antrian|mohon tunggu|harap tunggu|vui lòng (?:đợi|chờ)|กรุณารอ|โปรดรอ|प्रतीक्षा|请稍(?:候|等)|排队|お待ちください|待機|대기|기다려",
  ),
  onward: new RegExp(
    "(?:use|follow|open) the (?:button|link)|(?:button|link) below|(?:click|tap|press|select)(?: on)?[^.!?]{0,40}(?:to )?(?:continue|proceed|go on|enter|view|open|download|here)|(?:continue|proceed) (?:to|with|as)|^(?:continue|proceed|enter|next|go|open|view|start|verify)$|weiter(?:leitung)?\\b|fortfahren|continuer|poursuivre|cliquez|continuar|prosigu|haga clic|pulse|clique|prosseguir|continua|prosegui|clicca|procedi|doorgaan|klik|verder|kontynuuj|kliknij|dalej|pokračovat|klikněte|pokračovať|folytat|kattints|tovább|continuați|fortsätt|klicka|fortsæt|fortsett|jatka|napsauta|devam|tıkla|продолжить|нажмите|далее|продовжити|натисніть|συνέχεια|πατήστε|продълж|nastavi|متابعة|اضغط|انقر|המשך|לחץ|lanjut|klik|tiếp tục|nhấp|ต่อไป|คลิก|जारी|क्लिक|继续|点击|繼續|點擊|続行|続ける|クリック|계속|클릭",
  ),
};

/** Addresses of people at messengers. */
export const MESSENGER: RegExp =
  /^(?:https?:)?\/\/(?:t\.me|telegram\.me|wa\.me|(?:api|chat)\.whatsapp\.com|line\.me|lin\.ee|m\.me|zalo\.me|signal\.me)\//i;

/** How pages press visitors to order: what is left, who else looks, when it ends. */
export const PRESSURE: RegExp = new RegExp(
  "only \\d+ (?:\\w+ )?(?:left|remaining)|\\d+ (?:people|others|customers)[^.!?]{0,20}(?:looking|viewing|bought|watching)|(?:offer|sale|deal|discount|off)[^.!?]{0,20}\\bends?\\b|while (?:stocks?|supplies) last|almost sold out|selling fast|nur noch \\d+|\\d+ (?:personen|kunden|andere)[^.!?]{0,20}(?:sehen|kauf)|angebot endet|solange der vorrat|fast ausverkauft|plus que \\d+|il ne reste que|\\d+ personnes[^.!?]{0,20}(?:regard|consult)|offre (?:se termine|expire)|stocks? limités?|" +
    "(?:solo )?quedan (?:solo )?\\d+|\\d+ personas[^.!?]{0,20}(?:viendo|mirando|compr)|oferta (?:termina|expira|acaba)|últimas unidades|(?:só )?restam (?:apenas )?\\d+|\\d+ pessoas[^.!?]{0,20}(?:vendo|compr)|solo \\d+ (?:rimast|pezzi)|offerta (?:scade|termina)|ultimi pezzi|nog (?:maar )?\\d+ (?:over|op voorraad)|aanbieding eindigt|zostało (?:tylko )?\\d+|oferta kończy|zbývá (?:jen )?\\d+|akce končí|már csak \\d+|au (?:mai )?rămas \\d+|son \\d+ (?:adet|ürün)|осталось (?:только |всего )?\\d+|акция (?:заканчивается|закончится)|bara \\d+ kvar|kun \\d+ (?:tilbage|igjen)|残り ?(?:わずか|\\d+)|仅剩|僅剩|마감 ?임박|\\d+개 남",
);

/** Gains that nobody can promise: a share of the money a day, sums a day for everybody, money doubled. */
export const PROMISE: RegExp = new RegExp(
  "guaranteed? (?:daily |weekly |monthly )?(?:profits?|returns?|income|gains?|\\d)|risk[- ]?free (?:profits?|returns?|income)|\\d ?% (?:profit )?(?:a|per|every|each) (?:day|week|hour)|\\d% daily|daily (?:profit|return|roi)|(?:double|triple) your (?:money|bitcoin|btc|eth|crypto|deposit|investment)|earn[^.!?]{0,30}\\d (?:dollars |euros )?(?:a|per) (?:day|hour|week)\\b|" +
    "garantierte (?:gewinne|rendite)|\\d ?% (?:pro|am) tag|verdoppeln sie ihr|(?:gains|rendement|profits?) (?:garantis?|quotidien)|\\d ?% par jour|doublez (?:votre|vos)|ganancias? (?:diarias?|garantizad)|\\d ?% (?:diario|al día|por día)|lucros? (?:diários?|garantid)|\\d ?% (?:ao dia|por dia)|guadagn[io] (?:garantit|giornalier)|\\d ?% al giorno|gegarandeerd(?:e)? (?:winst|rendement)|\\d ?% per dag|gwarantowan[ye] zysk|\\d ?% dziennie|garantili kazanç|günlük (?:\\S+ )?(?:kazanç|kar\\b)|гарантированн\\S+ (?:доход|прибыл)|\\d ?% в (?:день|сутки)|日利|毎日[^。]{0,8}稼|保证收益|日收益|稳赚|하루 \\d+ ?%|원금 ?보장",
);

/** What shops and promises do that name nobody, as reasons say it. */
export const NAMELESS_SHOPS = {
  givenAway: "sells goods far below their price, and names nobody who sells them",
  promised: "promises gains that nobody can, and names nobody",
  pressed: "presses its visitors to order, and names nobody who sells",
} as const;

/** What bare pages show, as reasons say it. */
export const BARE = {
  picture: "shows a picture and hardly any text",
  form: "asks for something first, and shows hardly anything else",
  nothing: "shows hardly any text, links or contacts of its own",
} as const;

/** What of a page was not seen, as reasons say it. */
export const UNREAD = {
  frame: "shows a frame that was not read",
  script: "scripts write the page, and were not run",
  file: "answers with a file, which was not read",
  gate: "answers with a gate, and what is behind it was not read",
} as const;

/** What gates are, as reasons say it. */
export const GATED: Readonly<Record<Gate, string>> = {
  error: "answers with an error",
  country: "answers with a gate: not for every country",
  vpn: "answers with a gate: not for every network",
  age: "answers with a gate: asks for the age",
  human: "answers with a gate: asks whether somebody is human",
  device: "answers with a gate: not for every device",
  queue: "answers with a gate: asks to wait",
  onward: "answers with a gate: asks to go on",
};
