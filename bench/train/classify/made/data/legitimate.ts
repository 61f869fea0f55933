/**
 * Pages of honest sites of every day in several languages, written by hand for this project: small firms with sign-in,
 * shops, clubs, authorities, help about phishing and payments, carriers, open source. None exists.
 * @module
 */

/** A page by its kind. */
export interface HonestPage {
  kind: "sign-in" | "shop" | "site" | "advice" | "checkout" | "portal";
  lang: string;
  host: string;
  /** How it is built: pages of one frame are alike. */
  frame: number;
  html: string;
}

interface Words {
  menu: readonly string[];
  legal: readonly string[];
}

const MENUS: Readonly<Record<string, Words>> = {
  en: { menu: ["Home", "About us", "Services", "News", "Contact"], legal: ["Privacy policy", "Terms"] },
  fr: {
    menu: ["Accueil", "Qui sommes-nous", "Prestations", "Actualités", "Contact"],
    legal: ["Confidentialité", "Mentions légales"],
  },
  pt: {
    menu: ["Início", "Sobre nós", "Serviços", "Notícias", "Contato"],
    legal: ["Privacidade", "Termos de uso"],
  },
  ja: {
    menu: ["ホーム", "会社概要", "事業内容", "ニュース", "お問い合わせ"],
    legal: ["プライバシーポリシー", "特定商取引法に基づく表記"],
  },
  de: {
    menu: ["Start", "Über uns", "Leistungen", "Aktuelles", "Kontakt"],
    legal: ["Datenschutz", "Impressum"],
  },
  es: {
    menu: ["Inicio", "Quiénes somos", "Servicios", "Noticias", "Contacto"],
    legal: ["Privacidad", "Aviso legal"],
  },
  it: { menu: ["Home", "Chi siamo", "Servizi", "Notizie", "Contatti"], legal: ["Privacy", "Note legali"] },
  pl: {
    menu: ["Strona główna", "O nas", "Oferta", "Aktualności", "Kontakt"],
    legal: ["Polityka prywatności", "Regulamin"],
  },
  hu: {
    menu: ["Kezdőlap", "Rólunk", "Szolgáltatások", "Hírek", "Kapcsolat"],
    legal: ["Adatvédelem", "Impresszum"],
  },
  ko: { menu: ["홈", "회사 소개", "서비스", "소식", "문의"], legal: ["개인정보처리방침", "이용약관"] },
};
const SLUGS = ["", "about", "services", "news", "contact"];

/** How pages are built: by hand, by a content management system, by a framework. */
const FRAMES: readonly ((lang: string, host: string, title: string, body: string, foot: string) => string)[] =
  [
    (lang, host, title, body, foot) =>
      `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="canonical" href="https://${host}/"><link rel="stylesheet" href="/assets/main.css"></head>
<body><header><nav>${
        MENUS[lang]!.menu.map((word, i) => `<a href="/${SLUGS[i]}">${word}</a>`).join(" ")
      }</nav></header><main>${body}</main>
<footer>${foot} ${
        MENUS[lang]!.legal.map((word, i) => `<a href="/legal/${i}">${word}</a>`).join(" ")
      }</footer></body></html>`,
    (lang, host, title, body, foot) =>
      `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="generator" content="WordPress 6.5"><meta property="og:site_name" content="${host}"><link rel="stylesheet" href="https://${host}/wp-content/themes/plain/style.css"><link rel="alternate" type="application/rss+xml" href="https://${host}/feed/"><script src="https://${host}/wp-includes/js/jquery/jquery.min.js"></script></head>
<body class="page"><div id="page"><ul class="menu">${
        MENUS[lang]!.menu.map((word, i) => `<li><a href="https://${host}/${SLUGS[i]}/">${word}</a></li>`)
          .join("")
      }</ul><div class="entry-content">${body}</div><form role="search" action="https://${host}/"><input type="search" name="s"></form>
<footer><p>© 2026 ${foot}</p><p>${
        MENUS[lang]!.legal.map((word) => `<a href="https://${host}/p/">${word}</a>`).join(" | ")
      }</p></footer></div></body></html>`,
    (lang, _host, title, body, foot) =>
      `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><link rel="icon" href="/favicon.ico"><link rel="manifest" href="/site.webmanifest"><link rel="modulepreload" href="/_app/start.js"><script type="module" src="/_app/app.js"></script></head>
<body><div id="svelte">${body}<footer>${foot} · ${
        MENUS[lang]!.legal.map((word) => `<a href="/${word.length}">${word}</a>`).join(" · ")
      }</footer></div></body></html>`,
  ];

const signIn = (user: string, pass: string, button: string, forgot: string, action = "/session"): string =>
  `<form action="${action}" method="post"><input type="hidden" name="_csrf" value="k3jf93kfmq02mfk3"><label for="u">${user}</label><input id="u" name="user[login]" autocomplete="username"><label for="p">${pass}</label><input id="p" type="password" name="user[password]" autocomplete="current-password"><button type="submit">${button}</button> <a href="/password/new">${forgot}</a></form>`;

type Made = readonly [
  kind: HonestPage["kind"],
  lang: string,
  host: string,
  frame: number,
  title: string,
  body: string,
  foot: string,
];

// deno-fmt-ignore
const PAGES: readonly Made[] = [
  ["sign-in", "fr", "club-voile-du-lac.fr", 0, "Club de voile du Lac - Espace adhérents", `<h1>Espace adhérents</h1><p>Réservez un bateau, payez votre cotisation et consultez le planning des sorties.</p>${signIn("Adresse e-mail", "Mot de passe", "Se connecter", "Mot de passe oublié ?")}<p>Pas encore adhérent ? <a href="/adhesion">Rejoignez le club</a>.</p>`, "Club de voile du Lac, quai des Mouettes"],
  ["sign-in", "fr", "cabinet-lorme.fr", 2, "Extranet client | Cabinet Lorme", `<h1>Vos documents comptables</h1><p>Déposez vos factures et consultez vos bilans. En cas de difficulté, appelez votre collaborateur.</p>${signIn("Identifiant", "Mot de passe", "Connexion", "Identifiant oublié")}`, "Cabinet Lorme, experts-comptables à Angers"],
  ["sign-in", "fr", "mediatheque-valmy.fr", 1, "Médiathèque de Valmy : mon compte lecteur", `<h1>Mon compte lecteur</h1><p>Prolongez vos prêts et réservez vos livres.</p>${signIn("N° de carte de lecteur", "Mot de passe", "Valider", "Première connexion")}<p>La médiathèque est ouverte du mardi au samedi.</p>`, "Ville de Valmy"],
  ["shop", "fr", "savonnerie-argens.fr", 1, "Savonnerie d'Argens - Savons de Marseille", `<h1>Nos savons à l'huile d'olive</h1><p>Cuits au chaudron depuis 1921. Livraison par Colis Hirondelle sous 48 heures, 4,90 €, offerte dès 45 €.</p><ul><li><a href="/savon-olive">Savon olive 300 g</a> 5,50 €</li><li><a href="/savon-lavande">Savon lavande 100 g</a> 3,20 € <del>3,80 €</del></li></ul><p>Paiement par carte bancaire ou virement au Crédit Merlin.</p>`, "Savonnerie d'Argens SARL, SIRET 000 000 000 00000"],
  ["advice", "fr", "que-verifier.fr", 1, "Arnaque au colis : reconnaître les faux SMS", `<h1>Arnaque au colis : que faire ?</h1><p>Vous avez reçu un SMS au nom de Colis Hirondelle qui réclame 1,99 € ? Ne cliquez pas. Les escrocs demandent ensuite le numéro de carte bancaire, la date d'expiration et le cryptogramme.</p><p>Si vous avez donné vos coordonnées, appelez votre banque, faites opposition et déposez plainte. Crédit Merlin rappelle qu'un conseiller ne demande jamais de code.</p><p>Transférez le SMS au 33700.</p>`, "Association Que vérifier"],
  ["site", "fr", "menuiserie-perrot.fr", 0, "Menuiserie Perrot, escaliers et fenêtres à Dole", `<h1>Menuiserie Perrot</h1><p>Depuis trois générations nous fabriquons des escaliers, des fenêtres et des portes en chêne du Jura. Devis gratuit sous une semaine.</p><p>Téléphone : <a href="tel:+33384000000">03 84 00 00 00</a>, atelier au 12 rue des Tanneurs, Dole.</p>`, "Menuiserie Perrot"],
  ["checkout", "fr", "billetterie-arlequin.fr", 2, "Paiement - Théâtre Arlequin", `<h1>Votre commande</h1><p>2 places, Le Malade imaginaire, samedi 14 mars à 20 h 30, rang F. Total 48,00 €.</p><form action="/commande/paiement" method="post"><input type="hidden" name="authenticity_token" value="f93kd93kd9a0s"><label>Numéro de carte<input name="card[number]" autocomplete="cc-number"></label><label>Date d'expiration<input name="card[exp]" autocomplete="cc-exp"></label><label>Cryptogramme<input name="card[cvc]" autocomplete="cc-csc"></label><button>Payer 48,00 €</button></form><p>Billets échangeables jusqu'à la veille. <a href="/cgv">Conditions de vente</a> <a href="/contact">Aide</a></p>`, "Théâtre Arlequin, licence 2-000000"],
  ["portal", "fr", "mairie-saint-ortaire.fr", 0, "Mairie de Saint-Ortaire - Démarches en ligne", `<h1>Démarches en ligne</h1><ul><li><a href="/cantine">Inscription à la cantine</a></li><li><a href="/etat-civil">Acte de naissance</a></li><li><a href="/passeport">Passeport et carte d'identité</a></li></ul><p>Payez vos factures de cantine en ligne ou au guichet. La mairie est ouverte le lundi et le jeudi.</p>`, "Commune de Saint-Ortaire"],
  ["sign-in", "pt", "escola-mangueira.com.br", 1, "Escola Mangueira - Portal do aluno", `<h1>Portal do aluno</h1><p>Notas, boletos e calendário de provas.</p>${signIn("Matrícula ou e-mail", "Senha", "Entrar", "Esqueci minha senha")}<p>Secretaria: (11) 0000-0000, de segunda a sexta.</p>`, "Escola Mangueira"],
  ["sign-in", "pt", "condominioatlantico.com.br", 2, "Condomínio Atlântico | Área do morador", `<h1>Área do morador</h1><p>2ª via do boleto, reservas do salão e atas das assembleias.</p>${signIn("CPF ou e-mail", "Senha", "Acessar", "Primeiro acesso")}`, "Condomínio Atlântico"],
  ["shop", "pt", "doceriadaluz.com.br", 0, "Doceria da Luz - bolos e brigadeiros em Curitiba", `<h1>Bolos por encomenda</h1><p>Bolo de cenoura R$ 68,00, torta de limão R$ 82,00, cento de brigadeiros R$ 110,00. Aceitamos Pix, cartão e Banco Tucano.</p><p>Encomende com três dias de antecedência pelo telefone (41) 0000-0000 ou na loja da Rua das Araucárias.</p>`, "Doceria da Luz Ltda, CNPJ 00.000.000/0001-00"],
  ["advice", "pt", "consumidoratento.org.br", 1, "Golpe do falso pedágio: como se proteger", `<h1>Golpe do falso pedágio</h1><p>Criminosos enviam mensagens em nome da Via Verdilhão e pedem número do cartão, validade e CVV. Confira a cobrança somente no aplicativo oficial.</p><p>Se caiu no golpe, avise o banco, bloqueie o cartão e registre boletim de ocorrência.</p>`, "Consumidor Atento"],
  ["site", "pt", "clinicaveterinariafaro.pt", 0, "Clínica Veterinária de Faro", `<h1>Cuidamos do seu animal</h1><p>Consultas, vacinas, cirurgia e urgências 24 horas. Marque a sua consulta pelo telefone ou passe pela nossa clínica na Rua do Mercado.</p><p>Médicas veterinárias: Dra. Inês Prata e Dra. Rita Lobo.</p>`, "Clínica Veterinária de Faro, Lda"],
  ["portal", "pt", "camaradeserravale.pt", 1, "Município de Serravale - Serviços online", `<h1>Serviços online</h1><ul><li><a href="/agua">Leitura do contador da água</a></li><li><a href="/licencas">Licenças</a></li><li><a href="/multas">Pagamento de coimas</a></li></ul><p>Autentique-se com a chave móvel para submeter pedidos.</p>`, "Município de Serravale"],
  ["sign-in", "ja", "minato-swim.jp", 0, "みなとスイミングクラブ 会員ページ", `<h1>会員ページ</h1><p>レッスンの予約と振替ができます。</p>${signIn("会員番号", "パスワード", "ログイン", "パスワードを忘れた方")}<p>受付時間は平日10時から20時です。お電話でもお問い合わせいただけます。</p>`, "みなとスイミングクラブ"],
  ["sign-in", "ja", "shigoto-nohara.co.jp", 2, "のはら社労士事務所 お客様ポータル", `<h1>お客様ポータル</h1><p>給与明細と手続き書類をご確認いただけます。</p>${signIn("メールアドレス", "パスワード", "ログイン", "はじめての方")}`, "のはら社会保険労務士事務所"],
  ["shop", "ja", "kamado-tea.jp", 1, "かまど茶舗 静岡のお茶", `<h1>新茶のご案内</h1><p>深蒸し煎茶100g 1,080円、ほうじ茶200g 756円。カモメ運輸で全国へお届けします。送料は一律550円、5,400円以上で無料です。</p><p>お支払いはクレジットカード、銀行振込（ハヤブサ銀行）、代金引換をご利用いただけます。</p>`, "有限会社かまど茶舗"],
  ["advice", "ja", "anshin-net.or.jp", 1, "宅配便を装うSMSにご注意ください", `<h1>宅配便を装うSMSにご注意ください</h1><p>カモメ運輸をかたるSMSから偽サイトに誘導し、カード番号や認証コードを入力させる手口が増えています。リンクを開かず、公式アプリで確認してください。</p><p>入力してしまった場合は、カード会社と警察の相談窓口に連絡してください。</p>`, "あんしんネット協会"],
  ["site", "ja", "yamabiko-ryokan.jp", 0, "やまびこ旅館 信州の温泉宿", `<h1>やまびこ旅館へようこそ</h1><p>源泉かけ流しの露天風呂と地元野菜の会席料理をお楽しみください。客室は和室十二室、駅から送迎いたします。</p><p>ご予約はお電話 0263-00-0000 または予約フォームで承ります。</p>`, "やまびこ旅館"],
  ["portal", "ja", "city-hanasato.lg.jp", 1, "花里市 電子申請", `<h1>電子申請</h1><ul><li><a href="/juminhyo">住民票の写しの請求</a></li><li><a href="/hoiku">保育所の申込み</a></li><li><a href="/zei">市税の納付</a></li></ul><p>申請には利用者登録が必要です。手数料はクレジットカードで支払うことができます。</p>`, "花里市役所"],
  ["sign-in", "en", "tracker.pinewood-labs.org", 2, "Sign in · Pinewood tracker", `<h1>Sign in</h1><p>Report bugs and follow the work on Pinewood. Reading needs no account.</p>${signIn("User name or email", "Password", "Sign in", "Forgot your password?")}<p><a href="/explore">Explore projects</a> <a href="/help">Help</a></p>`, "Pinewood Labs"],
  ["sign-in", "en", "members.harbourrowing.org", 1, "Harbour Rowing Club members", `<h1>Members</h1><p>Book boats, see the rota and pay your subscription.</p>${signIn("Email", "Password", "Log in", "Reset password", "/wp-login.php")}<p>New to rowing? See our <a href="/learn">courses</a>.</p>`, "Harbour Rowing Club"],
  ["sign-in", "en", "mail.fernhill-school.org", 0, "Fernhill School webmail", `<h1>Webmail</h1>${signIn("User name", "Password", "Log in", "Help", "/?_task=login")}<p>Staff and pupils sign in with the name of their school computer. The help desk is in room 14.</p>`, "Fernhill School"],
  ["sign-in", "en", "router.lan", 2, "Router configuration", `<h1>Router configuration</h1>${signIn("User", "Password", "Login", "About", "/cgi-bin/login")}<p>Firmware 4.2.1</p>`, "Open router firmware"],
  ["shop", "en", "ashfordcycles.example", 1, "Ashford Cycles: bikes, repairs and parts", `<h1>Spring sale</h1><p>10% off helmets and lights until Sunday. Touring bike $899, child's bike $219, service from $45. We ship with most carriers and take cards, OspreyPay and cash in the shop.</p><p>Open Monday to Saturday at 4 Mill Lane. Call us on 01233 000000.</p>`, "Ashford Cycles Ltd, registered in England"],
  ["shop", "en", "blueheronpottery.example", 0, "Blue Heron Pottery", `<h1>Seconds sale: 30% off</h1><p>Mugs from $18 (was $26), bowls from $24 (was $34). Each piece is thrown and glazed by hand; seconds have small flaws in the glaze.</p><p>Returns within 30 days. Write to <a href="mailto:hello@blueheronpottery.example">hello@blueheronpottery.example</a>.</p>`, "Blue Heron Pottery, Vermont"],
  ["advice", "en", "saferlines.example", 1, "Tech support scams: what to do when a pop-up tells you to call", `<h1>Tech support scams</h1><p>A pop-up says that your computer is infected and tells you to call a number. It is a scam. Close the browser, or restart the computer; nothing is infected.</p><p>Other pages ask you to press Windows + R and paste a command to prove that you are human. Do not. No captcha works so.</p><p>If you gave somebody access, disconnect, change your passwords and tell your bank.</p>`, "Safer Lines, a charity"],
  ["advice", "en", "docs.quillwallet.example", 2, "Keep your recovery phrase safe - Quill docs", `<h1>Keep your recovery phrase safe</h1><p>Your recovery phrase is the only way to restore a wallet. Write the twelve words on paper. We never ask for them, and no website needs them.</p><p>See also <a href="/docs/backup">Backups</a>, <a href="/docs/hardware">Hardware wallets</a> and <a href="/docs/approvals">Approvals</a>.</p>`, "Quill, open source under MIT"],
  ["checkout", "en", "rivermuseum.example", 2, "Checkout - River Museum", `<h1>Your tickets</h1><p>2 adults, Saturday 10:30. Total £24.00. Tickets can be moved to another day.</p><form action="/checkout/pay" method="post"><input type="hidden" name="csrf" value="83jf83jf"><label>Card number<input name="number" autocomplete="cc-number"></label><label>Expiry<input name="exp" autocomplete="cc-exp"></label><label>Security code<input name="cvc" autocomplete="cc-csc"></label><button>Pay £24.00</button></form><p><a href="/visit">Plan your visit</a> <a href="/faq">Questions</a> <a href="/contact">Contact</a></p>`, "River Museum Trust, charity 000000"],
  ["site", "en", "tollbridge-eddery.example", 0, "Eddery toll bridge: prices and how to pay", `<h1>Prices</h1><p>Cars 60p, vans £1.10, motorcycles free. Pay at the booth by card or cash, or open an account for regular crossings. There are no fines by text message.</p><p>The bridge has been run by the Eddery Bridge Trust since 1834.</p>`, "Eddery Bridge Trust"],
  ["sign-in", "de", "portal.stadtwerke-eschen.de", 0, "Kundenportal | Stadtwerke Eschen", `<h1>Kundenportal</h1><p>Zählerstand melden, Abschlag ändern, Rechnungen ansehen.</p>${signIn("E-Mail-Adresse", "Passwort", "Anmelden", "Passwort vergessen?")}<p>Noch kein Zugang? <a href="/registrieren">Jetzt registrieren</a>. Service 03641 000000.</p>`, "Stadtwerke Eschen GmbH"],
  ["shop", "de", "imkerei-brandl.de", 1, "Imkerei Brandl - Honig aus dem Bayerischen Wald", `<h1>Unser Honig</h1><p>Waldhonig 500 g 7,50 €, Blütenhonig 500 g 6,50 €. Ab sechs Gläsern 10 % Rabatt. Versand 5,90 €, Zahlung auf Rechnung, mit Karte oder Lastschrift.</p>`, "Imkerei Brandl, Inh. Josef Brandl, USt-IdNr. DE000000000"],
  ["advice", "de", "verbraucher-tipps.example", 1, "Falsche Paket-SMS: So erkennen Sie Betrug", `<h1>Falsche Paket-SMS</h1><p>Betrüger verlangen per SMS eine Zollgebühr und fragen Kartennummer und Prüfziffer ab. Öffnen Sie den Link nicht, löschen Sie die Nachricht.</p><p>Wer Daten eingegeben hat, sperrt die Karte unter 116 116 und erstattet Anzeige.</p>`, "Verbraucher-Tipps e. V."],
  ["sign-in", "hu", "ugyfel.napfenyviz.hu", 1, "Napfény Vízmű - ügyfélkapu", `<h1>Online ügyfélszolgálat</h1><p>Mérőállás bejelentése, számlák megtekintése és befizetése.</p>${signIn("E-mail cím", "Jelszó", "Belépés", "Elfelejtett jelszó")}<p>Ügyfélszolgálat: +36 1 000 0000</p>`, "Napfény Vízmű Zrt."],
  ["sign-in", "es", "campus.academia-encina.es", 2, "Campus virtual - Academia Encina", `<h1>Campus virtual</h1><p>Accede a tus cursos, apuntes y exámenes.</p>${signIn("Usuario", "Contraseña", "Entrar", "¿Olvidaste la contraseña?")}`, "Academia Encina, Salamanca"],
  ["shop", "es", "quesosdelavega.es", 0, "Quesos de la Vega", `<h1>Quesos de oveja curados</h1><p>Queso entero 32,00 €, media pieza 17,00 €. Envío en 24 horas por 6,50 €. Pago con tarjeta, Bizum o transferencia.</p><p>Visite la quesería: carretera de Toro, km 4. Teléfono 980 00 00 00.</p>`, "Quesos de la Vega S.L., CIF B00000000"],
  ["sign-in", "it", "soci.velaclubortigia.it", 1, "Vela Club Ortigia - Area soci", `<h1>Area soci</h1><p>Prenota le uscite e rinnova la tessera.</p>${signIn("Email", "Password", "Accedi", "Password dimenticata?")}`, "Vela Club Ortigia ASD"],
  ["sign-in", "pl", "dziennik.sp7-lipowo.pl", 0, "Dziennik elektroniczny SP 7 Lipowo", `<h1>Dziennik elektroniczny</h1><p>Oceny, plan lekcji i wiadomości dla rodziców.</p>${signIn("Login", "Hasło", "Zaloguj się", "Nie pamiętam hasła")}<p>Sekretariat: 12 000 00 00</p>`, "Szkoła Podstawowa nr 7 w Lipowie"],
  ["sign-in", "ko", "library.sora-univ.ac.kr", 2, "소라대학교 도서관", `<h1>도서관 로그인</h1><p>도서 대출 연장과 열람실 예약을 할 수 있습니다.</p>${signIn("학번", "비밀번호", "로그인", "비밀번호 찾기")}<p>문의 02-000-0000</p>`, "소라대학교 중앙도서관"],
  ["shop", "ko", "haneul-tea.co.kr", 1, "하늘찻집 보성 녹차", `<h1>햇차가 나왔습니다</h1><p>우전 50g 38,000원, 세작 100g 27,000원. 5만원 이상 무료배송, 그 밖에는 3,000원입니다. 카드와 무통장입금으로 결제할 수 있습니다.</p>`, "하늘찻집, 사업자등록번호 000-00-00000"],
];

/** The pages. */
export const HONEST_PAGES: readonly HonestPage[] = PAGES.map((
  [kind, lang, host, frame, title, body, foot],
) => ({
  kind,
  lang,
  host,
  frame,
  html: FRAMES[frame]!(lang, host, title, body, foot),
}));
