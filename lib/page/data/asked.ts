/**
 * Words by which pages ask for what is of value: cards, codes, keys of wallets, numbers of people, a call, a command to run.
 *
 * Source: written by hand; labels of payment and sign-in forms as the form fillers of Firefox (`HeuristicsRegExp`) and
 * Chromium (`autofill_regex_constants`) look for them, names of calls from the documentation of wallets.
 * @module
 */

/** Names, texts and keywords of fields for the number of a payment card, and for what is asked beside it. */
export const CARD_NUMBER: RegExp = new RegExp(
  "\\bcc-?(?:number|num|no)\\b|card[ _-]?(?:number|num|no\\b)|(?:credit|debit|bank|payment)[ _-]?card|cardnumber|\\bccnum|\\bpan\\b|kartennummer|kreditkarte|numéro de (?:la |votre )?carte|carte bancaire|número de (?:la |su |tu |)?tarjeta|tarjeta de (?:crédito|débito)|número do cartão|cartão de (?:crédito|débito)|numero (?:della |di |)carta|carta di credito|kaartnummer|numer karty|číslo (?:karty|platební)|kártyaszám|bankkártya|numărul cardului|kortnummer|kortin numero|kart(?:ın)? numarası|kart no|номер карт|банковской карт|номер картк|αριθμ[όο]ς κάρτας|номер на карта|broj kartice|številka kartice|رقم (?:البطاقة|بطاقة)|מספר (?:ה)?כרטיס|nomor kartu|số thẻ|หมายเลขบัตร|कार्ड (?:नंबर|संख्या)|卡号|卡號|カード番号|카드 ?번호",
);
export const CARD_CODE: RegExp = new RegExp(
  "\\bcc-?(?:csc|exp)|\\b(?:cvv2?|cvc2?|csc|cvn|cvc/cvv)\\b|security code|valid (?:until|thru|to)\\b|expir(?:y|ation|es)|\\bmm ?/ ?(?:yy|jj|aa|rr|гг)|prüfziffer|prüfnummer|gültig bis|ablaufdatum|cryptogramme|date d'expiration|caducidad|vencimiento|código de seguridad|validade|código de segurança|scadenza|codice di sicurezza|vervaldatum|data ważności|platnost|lejárat|data expirării|utgångsdatum|udløbsdato|utløpsdato|voimassaolo|son kullanma|güvenlik kodu|срок действия|термін дії|ημερομηνία λήξης|валидност|datum isteka|تاريخ (?:ال)?انتهاء|תוקף|masa berlaku|ngày hết hạn|วันหมดอายุ|有効期限|セキュリティコード|有效期|安全码|유효 ?기간|보안 ?코드",
);
/** The words of a wallet, and its keys. */
export const WALLET_SECRET: RegExp = new RegExp(
  "(?:recovery|seed|secret|backup|mnemonic|passphrase)[ -]?(?:recovery )?(?:phrase|words)|\\bmnemonic\\b|\\bprivate key\\b|\\bkeystore\\b|(?:12|24|twelve|twenty-?four)[ -](?:word|words)|wiederherstellungs(?:phrase|wörter)|geheime? (?:phrase|wörter)|phrase (?:secrète|de récupération|de sécurité)|clé privée|frase (?:de recuperación|semilla|secreta|di recupero|segreta|de recuperação)|clave privada|chiave privata|chave privada|herstelzin|herstelwoorden|fraza (?:odzyskiwania|de recuperare)|klucz prywatny|kurtarma (?:ifadesi|kelimeleri)|gizli anahtar|сид[- ]?фраз|секретн(?:ая|ую|ой) фраз|фраз[аыу] восстановления|приватный ключ|закрытый ключ|фраз[аиу] відновлення|عبارة (?:الاسترداد|الاستعادة|سرية)|המפתח הפרטי|frasa pemulihan|frasa benih|cụm từ (?:khôi phục|bí mật)|助记词|助記詞|私钥|私鑰|リカバリーフレーズ|シードフレーズ|秘密鍵|복구 ?(?:문구|구문)|시드 ?(?:문구|구문)|개인 ?키",
);
/** What scripts call to have a wallet sign. */
export const WALLET_CALL: RegExp =
  /\beth_(?:requestAccounts|sendTransaction|sign)|\bpersonal_sign\b|\bwallet_(?:requestPermissions|switchEthereumChain)|\bwindow\s?\.\s?(?:ethereum|solana|phantom|tronWeb|tronLink|unisat|ton|keplr|cardano|okxwallet)\b|web3modal|walletconnect|\bappkit\b|\bwagmi\b|tonconnect|signAndSendTransaction|signAllTransactions|setApprovalForAll/i;
/** What the buttons of such pages say. */
export const CONNECT_WALLET: RegExp =
  /connect (?:your |a |the )?(?:crypto )?wallet|(?:wallet|portemonnaie) verbinden|conect(?:e|ar|a) (?:su |tu |la |a |sua )?(?:wallet|billetera|cartera|carteira)|(?:connecter|connectez) (?:votre |le |un )?(?:wallet|portefeuille)|(?:connetti|collega) (?:il |la )?(?:tuo |tua )?(?:wallet|portafoglio)|(?:połącz|podłącz) portfel|подключить? кошел|підключити гаманець|cüzdan(?:ı|ını)? bağla|kết nối ví|(?:hubungkan|sambungkan) (?:dompet|wallet)|连接钱包|連接錢包|ウォレットを?接続|지갑 ?연결/;
/** Numbers by which states and banks know people. */
export const IDENTITY: RegExp = new RegExp(
  "social security (?:number|no)|\\bssn\\b|national insurance (?:number|no)|passport number|bank account number|\\brouting number|sort code|steuer(?:-id|identifikationsnummer|nummer)|sozialversicherungsnummer|ausweisnummer|numéro de sécurité sociale|numéro fiscal|\\bcpf\\b|número de (?:la )?seguridad social|\\bdni\\b|\\bnie\\b|codice fiscale|burgerservicenummer|\\bbsn\\b|\\bpesel\\b|rodné číslo|personnummer|cpr-nummer|henkilötunnus|kimlik n(?:o|umarası)|\\bснилс\\b|паспортные данные|\\baadhaar\\b|\\bnik\\b|cccd|身份证号|身分證|マイナンバー|주민등록번호",
);
/** Presses of keys and programs that run what was copied. */
export const RUN_DIALOG: RegExp = new RegExp(
  "(?:win(?:dows)?|⊞)(?:[ -]?(?:key|taste|logo|tuşu?|klawisz|tecla|toets|tasto|touche|knappen|tasten|näppäin|键|鍵|キー|키))?\\W{0,4}(?:\\+|and|und|et|y|e|en|i|plus|und die taste)?\\W{0,3}(?:(?:the|la|die|de|den|la|le|o)\\W)?(?:(?:letter|lettera|letra|lettre|key|taste|tecla|touche|toets|клавиш\\S{0,2})\\W{1,3})?[rx]\\b|(?:клавиш\\S{0,3}|touche|tecla|tasto|taste|toets|klawisz) win(?:dows)?\\W{0,6}[rx]\\b|\\bpowershell\\b|\\bmshta\\b|\\bcmd(?:\\.exe)?\\b|command prompt|eingabeaufforderung|(?:open|launch|type|ouvrez|öffnen sie|abra|apri|otwórz|открой)\\S{0,2} (?:the |el |le |il |o |das )?terminal|\\bterminal\\b[^.!?]{0,40}(?:return|enter|press)|\\bspotlight\\b|(?:command|cmd|⌘) ?\\+ ?space|file explorer|address bar|explorador de arquivos|barra de endereços|explorateur de fichiers|barre d'adresse|barra de direcciones|explorador de archivos|adressleiste|datei-explorer|esplora file|verkenner|dosya gezgini|проводник|адресн\\S{1,4} строк",
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
  /(?<![$€£¥₹₽%]\s?|[\d.,])(?:\+|\b0{0,2})\(?\d{1,4}\)?(?:[ ()./-]{1,2}\(?\d{2,5}\)?){2,5}\b(?![.,]?\d|\s?[%€$£₽₺])|\b0\d{2,4} ?\d{5,8}\b|\b(?:tel|call|phone|support|hotline)\W{0,4}\+?\d{7,14}\b/;
/** A code that is valid once, as fields and the texts beside them call it. */
export const ONE_TIME_CODE: RegExp = new RegExp(
  "\\d[ -]?digit code|(?:sent|texted|emailed)[^.!?]{0,40}\\bcode\\b|\\bcode\\b[^.!?]{0,40}(?:was |been |we |just )+sent|\\d[ -]?stellige\\w* code|code à \\d|\\botp\\b|one[- ]time[- ](?:code|password|passcode|pin)|one-time-code|(?:verification|security|authentication|authori[sz]ation|confirmation|sms|text|access|login)[ -]code|\\b(?:sms|2fa|tan|token)\\b|code (?:reçu|de (?:vérification|confirmation|sécurité|validation))|code (?:par|à \\d) |c[oó]digo|codice|bestätigungscode|sicherheitscode|freigabecode|verificatiecode|beveiligingscode|kod (?:weryfikacyjny|sms|autoryzacyjny)|ověřovací kód|ellenőrző kód|cod(?:ul)? de (?:verificare|securitate)|doğrulama kodu|onay kodu|код (?:подтверждения|из|безопасности)|код підтвердження|κωδικός επαλήθευσης|verifieringskod|engångskod|engangskode|bekræftelseskode|vahvistuskoodi|رمز (?:التحقق|التأكيد)|קוד (?:אימות|חד)|सत्यापन कोड|ओटीपी|kode (?:verifikasi|otp)|mã (?:xác|otp)|รหัส (?:otp|ยืนยัน)|รหัสยืนยัน|ワンタイム|認証コード|確認コード|验证码|驗證碼|动态码|인증 ?번호|보안 ?코드",
);
/** A request to approve a sign-in or a payment in an application. */
export const APPROVE: RegExp = new RegExp(
  "(?:approve|confirm|accept)[^.!?]{0,30}(?:sign[- ]?in|login|request|notification|push)|(?:number|digits) shown[^.!?]{0,30}(?:sign in|app)|(?:enter|match|tap|choose|select) the number[^.!?]{0,30}\\bapp\\b|(?:open|check) (?:your|the)[^.!?]{0,25}(?:authenticator|banking|bank) app|" +
    "(?:bestätigen|freigeben|geben sie)[^.!?]{0,40}(?:in der|in ihrer)[^.!?]{0,20}app\\b|(?:validez|confirmez|approuvez)[^.!?]{0,50}(?:application|appli)\\b|(?:ouvrez|depuis) (?:votre |l')appli|(?:apruebe|confirme|autorice|valide)[^.!?]{0,40}\\b(?:app|aplicación|aplicativo)\\b|(?:aprove|autorize)[^.!?]{0,40}\\b(?:app|aplicativo|aplicação)\\b|(?:conferm|approv|autorizz)[^.!?]{0,40}\\bapp\\b|(?:keur|bevestig)[^.!?]{0,40}\\bapp\\b|(?:potwierdź|zatwierdź)[^.!?]{0,40}aplikacj|potvrďte[^.!?]{0,40}aplikac|(?:godkend|godkänn|bekreft)[^.!?]{0,40}\\bapp|uygulama[^.!?]{0,30}onayla|подтвердите[^.!?]{0,40}приложени|アプリ[^。]{0,20}(?:承認|認証|許可)|앱[^.]{0,20}(?:승인|인증)|(?:应用|app)[^。]{0,12}(?:确认|批准)",
);
/** Money, as pages write amounts, and what they say of money that is owed to somebody or by somebody. */
export const AMOUNT: RegExp =
  /(?:[€$£¥₹₽₺₩]|r\$|\b(?:usd|eur|gbp|chf|rs\.?)) ?\d|\d[\d.,]* ?(?:[€$£¥₽₺₩円元圓원]|(?:usd|eur|euros?|gbp|chf|ft|lei|kr|tl)\b|zł|kč|руб|грн)/;
export const DUE: RegExp = new RegExp(
  "\\b(?:customs|delivery|shipping|handling|redelivery|storage|processing) (?:fee|charge|duty|cost)|\\b(?:fee|duty|tax|toll|fine|invoice|balance|payment)\\b[^.!?]{0,40}(?:must be|be paid|is due|unpaid|pending|outstanding|overdue|required|failed|declined)|(?:unpaid|outstanding|overdue|pending) (?:fee|duty|tax|toll|fine|invoice|balance|payment|amount)|refund|\\bowe[sd]? you\\b|" +
    "(?:zustell|liefer|zoll|bearbeitungs|versand)(?:gebühr|kosten)|(?:offene[rn]?|ausstehende[rn]?) (?:betrag|zahlung|rechnung|maut|gebühr)|(?:rück)?erstattung|erneute zustellung|frais de (?:livraison|douane|port|dossier|réexpédition)|frais (?:sont|restent|est) dus?|impayé|remboursement|trop[- ]perçu|(?:gastos|tasas?|costes?) de (?:envío|aduana|gestión|entrega)|pendiente de pago|reembolso|impag|(?:taxa|despesas?|custos?) de (?:entrega|envio|desalfandegamento|importação)|taxa aduaneira|pagamento pendente|restituição|" +
    "spese di (?:consegna|spedizione|sdoganamento|giacenza)|pagamento in sospeso|rimborso|(?:bezorg|verzend|douane|invoer)kosten|openstaand|terugbetaling|dopłat|opłat[aęy] (?:celn|za)|niedopłat|zwrot (?:podatku|nadpłaty|środków)|nedoplat|poplatek|szállítási díj|vámkezelés|hátralék|taxă (?:vamală|de livrare)|restant|kargo ücreti|gümrük (?:vergisi|ücreti)|ödenmemiş|iade|задолженност|пошлин|неоплачен|недоплат|возврат|выплат|заборгован|τέλη|ανεξόφλητ|tullavgift|fraktavgift|obetald|återbetalning|toldgebyr|ubetalt|tilbagebetaling|tollavgift|tilbakebetaling|maksamat|palautus|رسوم|استرداد|מכס|החזר|bea (?:cukai|masuk)|biaya kirim|pengembalian dana|phí (?:vận chuyển|hải quan)|hoàn tiền|ค่าธรรมเนียม|คืนเงิน|शुल्क|रिफंड|関税|未払|未納|送料|返金|還付|运费|关税|欠费|退款|退税|미납|통관|환급",
);
/** Threats that a page says it found on the visitor's device, which no page can know. */
export const THREATS: RegExp = new RegExp(
  "\\(?\\d+\\)? (?:virus(?:es)?|threats?|trojans?|errors? (?:were |was )?found)\\b|(?:virus(?:es)?|threats?|malware|spyware)[^.!?]{0,20}(?:found|detected)|\\d+ (?:viren|bedrohungen|schädlinge)|(?:viren|bedrohung(?:en)?|virus)[^.!?]{0,20}(?:gefunden|erkannt|entdeckt)|\\d+ (?:menaces|virus|logiciels malveillants)|(?:menaces?|virus)[^.!?]{0,20}détecté|\\d+ (?:amenazas|ameaças|minacce|bedreigingen|zagroże\\S+|hrozeb|fenyegetés|amenințări|tehdit|угроз\\S*|вирус\\S*)|(?:amenazas?|ameaças?|minacc[ei]|bedreiging(?:en)?|zagrożeni[ae]|wirus\\S*|hrozb[ay])[^.!?]{0,20}(?:detectad|rilevat|gedetecteerd|gevonden|wykryt|nalezen)|tehdit[^.!?]{0,20}(?:bulundu|algılandı)|обнаружен\\S* (?:\\d+ )?(?:вирус|угроз)|\\d+ ?個の(?:ウイルス|脅威)|ウイルス[^。]{0,12}(?:検出|感染)|(?:发现|检测到)[^。]{0,8}(?:病毒|威胁)|바이러스[^.]{0,12}(?:발견|감지)",
);
/** A picture of a code that the visitor's telephone or wallet is to read. */
export const SCAN_QR: RegExp = new RegExp(
  "(?:scan|point|read|aim)[^.!?]{0,80}\\bqr\\b|\\bqr\\b[^.!?]{0,80}(?:scan|read)|(?:scann|flash|escane|apont|aponte|leia|inquadr|scansion|skanu|naskenu|olvassa|scana|okut|tara|сканир|наведите|скан|σαρώ|skann|skanna|امسح|סרק|स्कैन|pindai|quét|สแกน)[^.!?]{0,80}(?:\\bqr\\b|кьюар)|(?:qr[- ]?(?:kod|code|код|कोड))[^.!?]{0,80}(?:scann|skan|okut|tara|сканир|escane)|qr ?コード[^。]{0,30}読み取|二维码|二維碼|qr ?코드",
);
/** A request to call a number. */
export const CALL: RegExp = new RegExp(
  "\\bcall(?: us| now| our| the| this|\\b)|(?:phone|ring|dial|contact) (?:us|our|the|support)|appelez|contactez|rufen sie|llame|llámenos|llama|ligue|telefone|chiam(?:a|i|ate)\\b|telefoni|bel (?:ons|nu|direct)|zadzwoń|volejte|zavolejte|hívja|sunați|arayın|позвоните|звоните|зателефонуйте|καλέστε|ring (?:oss|nu|os)|soita|اتصل|התקשר|कॉल करें|hubungi|gọi|โทร|お電話|拨打|致电|撥打|致電|전화",
);
