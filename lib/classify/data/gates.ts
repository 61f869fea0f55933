/**
 * What pages say in place of content, and what they ask for, in the languages of most phishing pages.
 *
 * Source: written by hand from the pages that browsers, networks and shops show (HTTP status 404 and 451 in 25 languages,
 * age gates as the IARC and the alcohol industry's DISCUS code ask for, notices of proxies), from the names of keys on
 * keyboards of those languages, from EMV and PCI DSS terms of card data (PAN, expiry date, CVV) as payment forms translate
 * them, from BIP 39 ("mnemonic", "seed", "recovery phrase") as wallets translate it, and from the warnings of national
 * computer emergency teams about ClickFix (CISA, BSI, ANSSI) and calls of false support (FTC, Verbraucherzentrale);
 * 2026-11-28.
 * @module
 */

/** What stands in the way of a page's content, or is asked for in its place. */
export type Gate = "error" | "country" | "vpn" | "age" | "human" | "device" | "queue" | "onward";

/**
 * Patterns of the visible text, in lower case with single spaces. No quantifier is unbounded. Each belongs to a page with
 * little other content: long texts speak about all of these.
 */
export const GATES: Readonly<Record<Gate, RegExp>> = {
  error: new RegExp(
    "page (?:was |could |can ?)?(?:not |n't |be )?(?:be )?(?:found|exist)|(?:page|site) (?:does not|doesn't|no longer) exist|" +
      "seite (?:wurde |konnte )?(?:leider )?nicht (?:gefunden|existiert|vorhanden)|nicht gefunden|existiert nicht|" +
      "page (?:introuvable|non trouvée|inexistante|demandée)|n'existe (?:pas|plus)|introuvable|" +
      "página no (?:encontrada|existe|se encuentra|disponible)|no (?:se )?(?:ha )?(?:encontr|existe)|página (?:que busca )|" +
      "página não (?:encontrada|existe|foi)|não (?:foi )?(?:encontrad|existe)|" +
      "pagina non (?:trovata|esiste|disponibile)|non (?:è stata )?trovat|non esiste|" +
      "pagina (?:is )?niet gevonden|niet gevonden|bestaat niet|nie (?:została )?(?:znalezion|istnieje)|nie znaleziono|" +
      "nebyla? nalezen|nenalezen|neexistuje|nenájden|nem található|nu a fost găsit|pagina nu există|inexistent|" +
      "hittades inte|kunde inte hittas|finns inte|ikke fundet|blev ikke fundet|ikke funnet|finnes ikke|ei löyty|" +
      "sayfa bulunamadı|bulunamadı|mevcut değil|страница не найдена|не найден|не существует|не знайден|не існує|" +
      "δεν βρέθηκε|не е намерен|nije pronađen|ni bila? najden|الصفحة غير موجودة|غير موجود|לא נמצא|" +
      "tidak ditemukan|không tìm thấy|không tồn tại|ไม่พบ|पृष्ठ नहीं मिला|नहीं मिला|" +
      "页面不存在|页面未找到|找不到|頁面不存在|不存在|見つかりません|存在しません|찾을 수 없|존재하지 않",
  ),
  country: new RegExp(
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
    "(?:turn|switch) (?:your |the |any |this )?(?:vpn|proxy)(?: or (?:vpn|proxy))?(?: service)? ?off|(?:turn|switch)(?:ing)? off (?:your |the |any |all )?(?:vpn|proxy|ad[ -]?block)|" +
      "(?:disable|deactivate|disconnect|stop using|without)(?: from)? (?:your |the |any |a |all )?(?:vpn|proxy|ad[ -]?block)|(?:vpn|proxy)(?: or proxy| connection| usage)? (?:was |is |has been )?(?:detected|blocked|not allowed)|" +
      "(?:vpn|proxy)[^.!?。]{0,60}(?:aus(?:schalten)?\\b|deaktivier|abschalt|erkannt|désactiv|détecté|désactivez|desactiv|apag|detectad|deslig|disattiv|rilevat|uitschakel|uit\\b|gedetecteerd|wyłącz|wykryt|vypn|zjištěn|kapcsolja|észlel|dezactiv|opri|stäng av|inaktivera|slå fra|deaktiver|slå av|poista|kapat|algılandı|отключ|выключ|обнаруж|вимкн|απενεργοποι|изключ|isključ|izklop|إيقاف|تعطيل|כבה|השבת|matikan|nonaktif|tắt|ปิด|बंद|关闭|關閉|断开|无法使用|オフ|無効|切断|끄|해제|비활성)|" +
      "(?:deaktivier|schalten sie|désactiv|désactivez|desactiv|apague|desligue|disattiv|spenga|schakel|zet|wyłącz|vypněte|kapcsolja ki|dezactivați|opriți|stäng av|inaktivera|slå|deaktiver|poista|отключите|выключите|вимкніть|απενεργοποιήστε|изключете|isključite|أوقف|عطل|قم بإيقاف|matikan|nonaktifkan|tắt|ปิด|关闭|请关闭|關閉)[^.!?。]{0,40}(?:vpn|proxy|впн|прокси)",
  ),
  age: new RegExp(
    "(?:over|at least|above|older than|under|reached) (?:the age of )?(?:18|21|19|20|eighteen|twenty-?one)\\b|(?:18|21|19|20)(?: ?\\+|(?: years?)?(?: of age)?(?: old)? (?:or|and) (?:older|over|above))|age (?:gate|check|verification|restrict)|(?:verify|confirm|what is|enter) your (?:age|date of birth)|legal (?:drinking |smoking )?age|adults only|" +
      "(?:über|mindestens|schon|unter|bereits) (?:18|21|16)\\b|volljährig|altersprüf|altersverif|altersfreigabe|(?:plus|moins|au moins|avez|avoir) (?:de )?(?:18|21) ans|majeur|votre âge|quel âge|vérification de l'âge|" +
      "mayor(?:es)? de (?:18|21|edad)|(?:18|21) años|verifica(?:r|ción)? (?:de |su |tu )?edad|maior(?:es)? de (?:18|21|idade)|(?:18|21) anos|(?:18|21) anni|maggiorenn|maggiore età|(?:18|21) jaar|leeftijd|ukończ(?:one|yłem|yłeś)|(?:18|21) lat|pełnoletn|(?:18|21) let\\b|plnolet|(?:18|21) (?:éves|évesnél)|elmúltam|(?:18|21) (?:de )?ani\\b|vârsta|" +
      "(?:18|21) (?:år|vuotta|vuotias)|(?:18|21) yaş|reşit|(?:18|21) (?:лет|років|години|godina|έτη|ετών|let|שנ)|совершеннолетн|повнолітн|(?:18|21) (?:عام|سنة)|(?:18|21) tahun|(?:18|21) tuổi|(?:18|21|20) ปี|(?:18|21) (?:वर्ष|साल)|(?:18|21|20) ?(?:周岁|岁|歲)|未成年|(?:18|20) ?歳|年齢(?:確認|認証)|(?:18|19|20) ?세|성인 ?인증|미성년",
  ),
  human: new RegExp(
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
    "(?:click|tap|press|select)(?: on)?[^.!?]{0,40}(?:to )?(?:continue|proceed|go on|enter|view|open|download|here)|(?:continue|proceed) (?:to|with|as)|^(?:continue|proceed|enter|next|go|open|view|start|verify)$|weiter(?:leitung)?\\b|fortfahren|continuer|poursuivre|cliquez|continuar|prosigu|haga clic|pulse|clique|prosseguir|continua|prosegui|clicca|procedi|doorgaan|klik|verder|kontynuuj|kliknij|dalej|pokračovat|klikněte|pokračovať|folytat|kattints|tovább|continuați|fortsätt|klicka|fortsæt|fortsett|jatka|napsauta|devam|tıkla|продолжить|нажмите|далее|продовжити|натисніть|συνέχεια|πατήστε|продълж|nastavi|متابعة|اضغط|انقر|המשך|לחץ|lanjut|klik|tiếp tục|nhấp|ต่อไป|คลิก|जारी|क्लिक|继续|点击|繼續|點擊|続行|続ける|クリック|계속|클릭",
  ),
};

/** Names, texts and keywords of fields for the number of a payment card, and for what is asked beside it. */
export const CARD_NUMBER: RegExp = new RegExp(
  "\\bcc-?(?:number|num|no)\\b|card[ _-]?(?:number|num|no\\b)|(?:credit|debit|bank|payment)[ _-]?card|cardnumber|\\bccnum|\\bpan\\b|kartennummer|kreditkarte|numéro de (?:la |votre )?carte|carte bancaire|número de (?:la |su |tu |)?tarjeta|tarjeta de (?:crédito|débito)|número do cartão|cartão de (?:crédito|débito)|numero (?:della |di |)carta|carta di credito|kaartnummer|numer karty|číslo (?:karty|platební)|kártyaszám|bankkártya|numărul cardului|kortnummer|kortin numero|kart(?:ın)? numarası|kart no|номер карт|банковской карт|номер картк|αριθμ[όο]ς κάρτας|номер на карта|broj kartice|številka kartice|رقم (?:البطاقة|بطاقة)|מספר (?:ה)?כרטיס|nomor kartu|số thẻ|หมายเลขบัตร|कार्ड (?:नंबर|संख्या)|卡号|卡號|カード番号|카드 ?번호",
);
export const CARD_CODE: RegExp = new RegExp(
  "\\bcc-?(?:csc|exp)|\\b(?:cvv2?|cvc2?|csc|cvn|cvc/cvv)\\b|security code|expir(?:y|ation|es)|\\bmm ?/ ?(?:yy|jj|aa|rr|гг)|prüfziffer|prüfnummer|gültig bis|ablaufdatum|cryptogramme|date d'expiration|caducidad|vencimiento|código de seguridad|validade|código de segurança|scadenza|codice di sicurezza|vervaldatum|data ważności|platnost|lejárat|data expirării|utgångsdatum|udløbsdato|utløpsdato|voimassaolo|son kullanma|güvenlik kodu|срок действия|термін дії|ημερομηνία λήξης|валидност|datum isteka|تاريخ (?:ال)?انتهاء|תוקף|masa berlaku|ngày hết hạn|วันหมดอายุ|有効期限|セキュリティコード|有效期|安全码|유효 ?기간|보안 ?코드",
);
/** The words of a wallet, and its keys. */
export const WALLET_SECRET: RegExp = new RegExp(
  "(?:recovery|seed|secret|backup|mnemonic|passphrase)[ -]?(?:recovery )?(?:phrase|words)|\\bmnemonic\\b|\\bprivate key\\b|\\bkeystore\\b|(?:12|24|twelve|twenty-?four)[ -](?:word|words)|wiederherstellungs(?:phrase|wörter)|geheime? (?:phrase|wörter)|phrase (?:secrète|de récupération|de sécurité)|clé privée|frase (?:de recuperación|semilla|secreta|di recupero|segreta|de recuperação)|clave privada|chiave privata|chave privada|herstelzin|herstelwoorden|fraza (?:odzyskiwania|de recuperare)|klucz prywatny|kurtarma (?:ifadesi|kelimeleri)|gizli anahtar|сид[- ]?фраз|секретн(?:ая|ую|ой) фраз|фраз[аыу] восстановления|приватный ключ|закрытый ключ|фраз[аиу] відновлення|عبارة (?:الاسترداد|الاستعادة|سرية)|המפתח הפרטי|frasa pemulihan|frasa benih|cụm từ (?:khôi phục|bí mật)|助记词|助記詞|私钥|私鑰|リカバリーフレーズ|シードフレーズ|秘密鍵|복구 ?(?:문구|구문)|시드 ?(?:문구|구문)|개인 ?키",
);
/** What scripts call to have a wallet sign. */
export const WALLET_CALL: RegExp =
  /\beth_(?:requestAccounts|sendTransaction|sign)|\bpersonal_sign\b|\bwallet_(?:requestPermissions|switchEthereumChain)|\bwindow\s?\.\s?(?:ethereum|solana|phantom|tronWeb|tronLink|unisat|ton|keplr|cardano|okxwallet)\b|web3modal|walletconnect|\bappkit\b|\bwagmi\b|tonconnect|signAndSendTransaction|signAllTransactions|setApprovalForAll/i;
/** Numbers by which states and banks know people. */
export const IDENTITY: RegExp = new RegExp(
  "social security (?:number|no)|\\bssn\\b|national insurance (?:number|no)|passport number|bank account number|\\brouting number|sort code|steuer(?:-id|identifikationsnummer|nummer)|sozialversicherungsnummer|ausweisnummer|numéro de sécurité sociale|numéro fiscal|\\bcpf\\b|número de (?:la )?seguridad social|\\bdni\\b|\\bnie\\b|codice fiscale|burgerservicenummer|\\bbsn\\b|\\bpesel\\b|rodné číslo|personnummer|cpr-nummer|henkilötunnus|kimlik n(?:o|umarası)|\\bснилс\\b|паспортные данные|\\baadhaar\\b|\\bnik\\b|cccd|身份证号|身分證|マイナンバー|주민등록번호",
);
/** Presses of keys and programs that run what was copied. */
export const RUN_DIALOG: RegExp = new RegExp(
  "(?:win(?:dows)?|⊞)(?:[ -]?(?:key|taste|logo|tuşu?|klawisz|tecla|toets|tasto|touche|knappen|tasten|näppäin|键|鍵|キー|키))?\\W{0,4}(?:\\+|and|und|et|y|e|en|i|plus|und die taste)?\\W{0,3}[rx]\\b|(?:клавиш\\S{0,3}|touche|tecla|tasto|taste|toets|klawisz) win(?:dows)?\\W{0,6}[rx]\\b|\\bpowershell\\b|\\bmshta\\b|\\bcmd(?:\\.exe)?\\b|command prompt|eingabeaufforderung|(?:open|launch|type|ouvrez|öffnen sie|abra|apri|otwórz|открой)\\S{0,2} (?:the |el |le |il |o |das )?terminal|\\bterminal\\b[^.!?]{0,40}(?:return|enter|press)|\\bspotlight\\b|(?:command|cmd|⌘) ?\\+ ?space|file explorer|address bar|explorador de arquivos|barra de endereços|explorateur de fichiers|barre d'adresse|barra de direcciones|explorador de archivos|adressleiste|datei-explorer|esplora file|verkenner|dosya gezgini|проводник|адресн\\S{1,4} строк",
);
export const PASTE: RegExp =
  /(?:ctrl|strg|control|command|cmd|⌘|контрол)\W{0,4}(?:\+|and|und|et|y|e)?\W{0,3}v\b|\bpaste\b|einfügen|collez|coller|pegue|pega(?:r)?\b|\bcole\b|colar|incolla|plak(?:ken)?\b|wklej|vložte|illessze|lipiți|klistra|sæt ind|lim inn|liitä|yapıştır|вставьте|вставить|вставте|επικόλλη|الصق|لصق|tempel(?:kan)?\b|\bdán\b|วาง|粘贴|貼上|貼り付け|붙여/;
/** An alarm: what is said to be wrong with the visitor's own device. */
export const ALARM: RegExp = new RegExp(
  "(?:computer|pc|device|system|mac|iphone|windows|phone)[^.!?]{0,60}(?:infected|blocked|locked|compromised|hacked|at risk|virus|spyware|trojan|malware)|(?:infected|virus(?:es)?|spyware|trojan|malware)[^.!?]{0,60}(?:computer|pc\\b|device|system|mac\\b|phone)|do not (?:close|restart|shut|turn off|power)|" +
    "(?:computer|pc|gerät|rechner|system|handy)[^.!?]{0,60}(?:infiziert|gesperrt|blockiert|virus|trojaner|gefährdet)|schließen sie (?:dieses|das) fenster nicht|schalten sie[^.!?]{0,40}nicht aus|(?:ordinateur|appareil|système|pc)[^.!?]{0,60}(?:infecté|bloqué|verrouillé|virus|piraté)|n'éteignez pas|ne (?:fermez|redémarrez) pas|" +
    "(?:equipo|ordenador|computadora?|dispositivo|computador|celular)[^.!?]{0,60}(?:infectad|bloquead|virus|vírus)|no (?:cierre|apague|reinicie)|não (?:feche|desligue|reinicie)|(?:computer|dispositivo|pc)[^.!?]{0,60}(?:infettat|infetto|bloccat|virus)|non (?:chiud|spegn|riavvi)|(?:computer|apparaat|pc)[^.!?]{0,60}(?:geïnfecteerd|besmet|geblokkeerd|vergrendeld)|sluit dit venster niet|" +
    "komputer[^.!?]{0,60}(?:zainfekowan|zablokowan|wirus)|nie (?:zamykaj|wyłączaj)|počítač[^.!?]{0,60}(?:infikován|napaden|zablokován|vir)|nezavírejte|számítógép[^.!?]{0,60}(?:fertőz|zárol|vírus)|calculator[^.!?]{0,60}(?:infectat|blocat|virus)|nu închideți|dator[^.!?]{0,60}(?:infekterad|smittad|låst|spärrad|virus)|stäng inte|(?:computer|maskin|pc)[^.!?]{0,60}(?:inficeret|infisert|låst|blokeret|virus)|luk ikke|ikke lukk|tietoko[^.!?]{0,60}(?:saastunut|lukittu|virus)|älä sulje|" +
    "bilgisayar[^.!?]{0,60}(?:virüs|kilitlen|engellen|bulaş)|kapatmayın|(?:компьютер|устройств|пк)[^.!?]{0,60}(?:заражен|заражён|заблокир|вирус)|не (?:закрывайте|выключайте|перезагружайте)|комп'ютер[^.!?]{0,60}(?:заражен|заблок|вірус)|не закривайте|υπολογιστή[^.!?]{0,60}(?:μολυν|κλειδ|ιό)|μην κλείσετε|جهاز[^.!?]{0,60}(?:مصاب|محظور|فيروس|مقفل)|لا تغلق|המחשב[^.!?]{0,60}(?:נגוע|ננעל|נחסם|וירוס)|komputer[^.!?]{0,60}(?:terinfeksi|diblokir|virus)|jangan (?:tutup|matikan)|máy tính[^.!?]{0,60}(?:nhiễm|bị khóa|virus)|không (?:tắt|đóng)|คอมพิวเตอร์[^.!?]{0,60}(?:ไวรัส|ถูกล็อก|ถูกบล็อก)|कंप्यूटर[^.!?]{0,60}(?:वायरस|संक्रमित|अवरुद्ध|ब्लॉक)|" +
    "(?:电脑|电腦|計算機|计算机|设备|電腦)[^.!?。]{0,40}(?:感染|病毒|锁定|封锁|鎖定)|请勿关闭|(?:パソコン|コンピュータ|pc|お使いの端末)[^.!?。]{0,40}(?:ウイルス|感染|ロック|遮断|ブロック)|閉じ(?:たり|ない)|(?:컴퓨터|pc|기기)[^.!?]{0,40}(?:감염|바이러스|잠겼|차단)|닫지 마",
);
/** A number to call: written with a leading plus or zero, or in three groups and more. */
export const PHONE_NUMBER: RegExp =
  /(?:\+|\b0{0,2})\(?\d{1,4}\)?(?:[ ()./-]{1,2}\(?\d{2,5}\)?){2,5}\b|\b0\d{2,4} ?\d{5,8}\b|\b(?:tel|call|phone|support|hotline)\W{0,4}\+?\d{7,14}\b/;
