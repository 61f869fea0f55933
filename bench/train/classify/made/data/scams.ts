/**
 * Scam pages that imitate nobody's log-in: tech support, shops that do not deliver, wallet drainers, tolls and parcels,
 * captchas that have a command pasted, prizes and investments. Written by hand for this project.
 * @module
 */

/** A page by its kind. */
export interface ScamPage {
  kind: "support" | "shop" | "drainer" | "fee" | "captcha" | "prize";
  lang: string;
  html: string;
}

const alert = (
  lang: string,
  title: string,
  heading: string,
  lines: readonly string[],
  phone: string,
  call: string,
) => ({
  kind: "support" as const,
  lang,
  html:
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><style>body{background:#003a8c;color:#fff;font-family:Segoe UI}.win{position:fixed;top:20%;left:25%}</style></head>
<body onbeforeunload="return false"><audio autoplay loop src="beep.mp3"></audio><div class="win"><img src="shield.png"><h1>${heading}</h1>${
      lines.map((line) => `<p>${line}</p>`).join("")
    }
<h2>${call}: ${phone}</h2><button onclick="full()">OK</button><button onclick="full()">X</button></div><script>function full(){document.documentElement.requestFullscreen();navigator.keyboard.lock()}history.pushState(null,null,"#");onpopstate=()=>history.go(1)</script></body></html>`,
});

const shop = (
  lang: string,
  title: string,
  banner: string,
  goods: readonly (readonly [string, string, string])[],
  off: string,
  add: string,
  foot: string,
) => ({
  kind: "shop" as const,
  lang,
  html:
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/css/shop.css"><script src="/js/countdown.js"></script></head>
<body><div class="bar">${banner} <span id="clock">00:14:59</span></div><nav><a href="/index.php?c=1">1</a> <a href="/index.php?c=2">2</a> <a href="/cart.php">0</a></nav><div class="grid">
${
      goods.map(([name, was, now], i) =>
        `<div class="item"><img src="/img/${i}.jpg" alt=""><span class="off">${off}</span><h3><a href="/p.php?id=${i}">${name}</a></h3><del>${was}</del> <b>${now}</b><button>${add}</button></div>`
      ).join("\n")
    }
</div><footer>${foot}</footer></body></html>`,
});

const drainer = (
  lang: string,
  title: string,
  heading: string,
  text: string,
  button: string,
  script: string,
) => ({
  kind: "drainer" as const,
  lang,
  html:
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><script src="https://unpkg.com/ethers@5/dist/ethers.umd.min.js"></script><link rel="stylesheet" href="./style.css"></head>
<body><header><img src="./logo.svg"><a href="#">Docs</a><a href="#">FAQ</a></header><section class="hero"><h1>${heading}</h1><p>${text}</p><button class="connect">${button}</button></section>
<script>${script}</script></body></html>`,
});

const fee = (
  lang: string,
  title: string,
  heading: string,
  text: string,
  fields: readonly (readonly [string, string])[],
  button: string,
) => ({
  kind: "fee" as const,
  lang,
  html:
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="assets/app.css"></head>
<body><div class="container"><div class="head"><img src="assets/logo.png"></div><h2>${heading}</h2><p>${text}</p><form action="pay.php" method="post">
${fields.map(([name, label]) => `<label>${label}<input name="${name}" required></label>`).join("\n")}
<button type="submit">${button}</button></form></div></body></html>`,
});

const captcha = (lang: string, title: string, heading: string, steps: readonly string[], button: string) => ({
  kind: "captcha" as const,
  lang,
  html:
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><style>.box{width:420px;margin:15% auto;font-family:Roboto}</style></head><body><div class="box"><img src="c.png" width="40"><h2>${heading}</h2>
<label><input type="checkbox" onclick="go()">${button}</label><ol id="steps">${
      steps.map((step) => `<li>${step}</li>`).join("")
    }</ol></div>
<script>function go(){navigator.clipboard.writeText(atob("cG93ZXJzaGVsbA=="))}</script></body></html>`,
});

const prize = (
  lang: string,
  title: string,
  heading: string,
  lines: readonly string[],
  fields: readonly (readonly [string, string])[],
  button: string,
) => ({
  kind: "prize" as const,
  lang,
  html:
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width"><link href="css/main.css" rel="stylesheet"></head><body><div class="wrap"><h1>${heading}</h1>${
      lines.map((line) => `<p>${line}</p>`).join("")
    }
<form action="lead.php" method="post">${
      fields.map(([name, label]) => `<input name="${name}" placeholder="${label}">`).join("")
    }<button class="big">${button}</button></form><div class="comments"><p><b>M. K.</b> ★★★★★</p><p><b>S. T.</b> ★★★★★</p></div></div><script src="js/timer.js"></script></body></html>`,
});

const PERSON = [["name", "Name"], ["tel", "Telephone"]] as const;

/** The pages. */
export const SCAM_PAGES: readonly ScamPage[] = [
  alert(
    "en",
    "Security Center",
    "Pornographic spyware alert: error #0x80093acf",
    [
      "Access to this PC has been blocked for security reasons.",
      "Your IP address, pictures and bank details are at risk. Do not restart your computer.",
      "Our engineers must walk you through the removal over the phone.",
    ],
    "+1-888-555-0142",
    "Call support (toll free)",
  ),
  alert(
    "en",
    "Mac firewall",
    "Your Mac is infected with 3 viruses",
    ["Our scan found traces of (2) malware and (1) spyware.", "Personal and banking information is at risk."],
    "(833) 555-0119",
    "Contact technical support now",
  ),
  alert(
    "de",
    "Sicherheitswarnung",
    "Ihr Computer wurde gesperrt",
    [
      "Ein Trojaner hat Ihren Rechner infiziert. Schalten Sie das Gerät nicht aus.",
      "Ihre Kreditkartendaten und Passwörter werden gerade gestohlen.",
    ],
    "0800 555 0123",
    "Rufen Sie den Support an",
  ),
  alert(
    "fr",
    "Alerte de sécurité",
    "Votre ordinateur est bloqué",
    [
      "Un virus a été détecté. N'éteignez pas votre ordinateur.",
      "Vos données bancaires sont en danger. Contactez nos techniciens dans les 5 minutes.",
    ],
    "09 70 55 01 23",
    "Appelez le support",
  ),
  alert(
    "ja",
    "セキュリティ警告",
    "お使いのパソコンがウイルスに感染しています",
    [
      "トロイの木馬が検出されました。この画面を閉じないでください。",
      "電源を切るとデータが失われます。すぐにサポートへお電話ください。",
    ],
    "050-5555-0123",
    "サポートセンター",
  ),
  alert(
    "es",
    "Alerta del sistema",
    "Su equipo ha sido bloqueado",
    [
      "Se ha detectado un virus. No apague el equipo.",
      "Sus contraseñas y fotos están en peligro. Nuestro técnico le ayudará por teléfono.",
    ],
    "900 555 012",
    "Llame al soporte",
  ),
  alert(
    "it",
    "Avviso di sicurezza",
    "Il tuo computer è stato bloccato",
    ["Rilevato un trojan. Non spegnere il computer.", "I tuoi dati bancari sono a rischio."],
    "800 555 012",
    "Chiama l'assistenza",
  ),
  alert(
    "pt",
    "Alerta de segurança",
    "Seu computador está infectado",
    ["Vírus encontrado. Não desligue o computador.", "Suas senhas e dados do banco correm risco."],
    "0800 555 0123",
    "Ligue para o suporte",
  ),
  shop(
    "en",
    "Official Outlet Clearance",
    "Factory closing: up to 90% off everything. Ends in",
    [["Trail running shoes", "$179.00", "$19.99"], ["Down jacket", "$399.00", "$29.90"], [
      "Leather handbag",
      "$525.00",
      "$39.00",
    ], ["Robot vacuum", "$699.00", "$49.00"]],
    "-88%",
    "Add to cart",
    "Worldwide free shipping. Contact: service@outlet-mail.example",
  ),
  shop(
    "en",
    "Garden Liquidation Sale",
    "Bankruptcy sale, today only",
    [["Electric log splitter", "$899", "$59"], ["Greenhouse 10 x 12", "$1,499", "$79"], [
      "Zero-turn mower",
      "$3,299",
      "$129",
    ]],
    "-92%",
    "Buy now",
    "© 2026 All rights reserved",
  ),
  shop(
    "de",
    "Räumungsverkauf",
    "Alles muss raus, bis zu 85 % Rabatt, nur noch",
    [["Winterjacke Damen", "249,00 €", "29,90 €"], ["Wanderschuhe", "189,00 €", "24,90 €"], [
      "E-Bike Trekking",
      "2.899,00 €",
      "149,00 €",
    ], ["Kaffeevollautomat", "749,00 €", "59,00 €"]],
    "-85 %",
    "In den Warenkorb",
    "Versand weltweit",
  ),
  shop(
    "fr",
    "Déstockage usine",
    "Liquidation totale : jusqu'à -80 %. Fin dans",
    [["Doudoune femme", "289,00 €", "39,00 €"], ["Baskets cuir", "159,00 €", "25,00 €"], [
      "Robot de cuisine",
      "899,00 €",
      "69,00 €",
    ]],
    "-80 %",
    "Ajouter au panier",
    "Livraison gratuite",
  ),
  shop(
    "ja",
    "公式アウトレット 閉店セール",
    "全品最大90%OFF 残り",
    [["本革バッグ", "¥68,000", "¥6,800"], ["ダウンコート", "¥45,000", "¥5,200"], [
      "ロボット掃除機",
      "¥98,000",
      "¥7,980",
    ]],
    "90%OFF",
    "カートに入れる",
    "送料無料",
  ),
  shop(
    "pl",
    "Wyprzedaż likwidacyjna",
    "Do -85% na wszystko! Koniec za",
    [["Kurtka puchowa", "599 zł", "79 zł"], ["Buty trekkingowe", "449 zł", "59 zł"], [
      "Odkurzacz pionowy",
      "1299 zł",
      "149 zł",
    ]],
    "-87%",
    "Do koszyka",
    "Darmowa dostawa",
  ),
  shop(
    "es",
    "Liquidación por cierre",
    "Hasta un 90 % de descuento, termina en",
    [["Zapatillas de montaña", "149,00 €", "19,90 €"], ["Bolso de piel", "320,00 €", "29,90 €"], [
      "Freidora de aire",
      "189,00 €",
      "22,00 €",
    ]],
    "-89 %",
    "Añadir al carrito",
    "Envío gratis",
  ),
  drainer(
    "en",
    "Airdrop | Claim",
    "Season 2 airdrop is live",
    "Check your eligibility and claim your allocation before the snapshot closes. 12,483,221 tokens left.",
    "Connect wallet",
    `document.querySelector(".connect").onclick=async()=>{const a=await window.ethereum.request({method:"eth_requestAccounts"});await window.ethereum.request({method:"eth_sendTransaction",params:[{from:a[0],to:"0x0"}]})}`,
  ),
  drainer(
    "en",
    "Mint now",
    "Genesis mint",
    "Free mint for the first 2,000 wallets. One per wallet. Gas only.",
    "Mint",
    `const p=window.solana;async function m(){await p.connect();await p.signAllTransactions(tx)}`,
  ),
  drainer(
    "en",
    "Revoke approvals",
    "Your wallet has 4 risky approvals",
    "A vulnerability was found. Move your assets to a safe contract now.",
    "Secure my assets",
    `new window.Web3Modal().connect().then(s=>s.setApprovalForAll("0x0",true))`,
  ),
  drainer(
    "ru",
    "Эирдроп",
    "Получите токены второго сезона",
    "Подключите кошелёк, чтобы проверить, сколько токенов вам положено. Осталось 2 часа.",
    "Подключить кошелёк",
    `ethereum.request({method:"eth_requestAccounts"}).then(()=>ethereum.request({method:"personal_sign"}))`,
  ),
  drainer(
    "zh-Hans",
    "空投领取",
    "第二季空投已开启",
    "连接钱包，查询并领取您的代币。快照将于今日结束。",
    "连接钱包",
    `window.tronWeb&&tronWeb.trx.sign(tx);window.tronLink.request({method:"tron_requestAccounts"})`,
  ),
  drainer(
    "pt",
    "Airdrop",
    "Resgate seus tokens",
    "Conecte a carteira e confirme a transação para receber.",
    "Conectar carteira",
    `TonConnectUI&&new TonConnectUI({manifestUrl:"t.json"}).tonconnect.sendTransaction({})`,
  ),
  fee(
    "en",
    "Unpaid toll",
    "You have an unpaid toll of $6.99",
    "To avoid a late fee of $50.00 settle your balance within 12 hours.",
    [["plate", "Plate number"], ["name", "Name"], ["card", "Card number"], ["exp", "MM/YY"], ["cvv", "CVV"]],
    "Pay $6.99",
  ),
  fee(
    "en",
    "Reschedule delivery",
    "Your package could not be delivered",
    "The address is incomplete. Please update it and pay the redelivery fee of $0.30.",
    [["name", "Full name"], ["street", "Street address"], ["zip", "ZIP code"], ["ccnum", "Card number"], [
      "expiry",
      "Expiry",
    ], ["cvc", "CVC"]],
    "Continue",
  ),
  fee(
    "de",
    "Parkverstoß",
    "Offenes Bußgeld: 25,00 €",
    "Zahlen Sie innerhalb von 24 Stunden, sonst wird ein Verfahren eröffnet.",
    [["kz", "Kennzeichen"], ["karte", "Kartennummer"], ["gueltig", "Gültig bis"], ["cvv", "Prüfziffer"]],
    "Jetzt bezahlen",
  ),
  fee(
    "fr",
    "Amende à régler",
    "Avis de contravention : 35,00 €",
    "Régularisez avant majoration à 135,00 €.",
    [["plaque", "Plaque d'immatriculation"], ["carte", "Numéro de carte"], ["date", "Date d'expiration"], [
      "cvv",
      "Cryptogramme",
    ]],
    "Payer",
  ),
  fee("pt", "Pedágio em aberto", "Free flow: R$ 12,30 em aberto", "Evite multa e pontos na carteira.", [
    ["placa", "Placa"],
    ["cartao", "Número do cartão"],
    ["validade", "Validade"],
    ["cvv", "CVV"],
  ], "Pagar"),
  fee(
    "nl",
    "Pakket vasthouden",
    "Uw pakket ligt bij de douane",
    "Betaal € 1,95 invoerkosten om de zending vrij te geven.",
    [["naam", "Naam"], ["kaart", "Kaartnummer"], ["verval", "Vervaldatum"], ["cvc", "CVC"]],
    "Betalen",
  ),
  fee("ja", "ETC料金未払い", "通行料金680円が未払いです", "本日中にお支払いがない場合、利用を停止します。", [
    ["car", "車両番号"],
    ["card", "カード番号"],
    ["exp", "有効期限"],
    ["cvv", "セキュリティコード"],
  ], "支払う"),
  fee("ko", "택배 주소 확인", "주소 불명으로 배송이 보류되었습니다", "재배송 수수료 900원을 결제해 주세요.", [
    ["name", "이름"],
    ["addr", "주소"],
    ["card", "카드번호"],
    ["exp", "유효기간"],
    ["cvc", "보안코드"],
  ], "결제"),
  captcha("en", "Just a moment", "Verify you are human", [
    "Press Windows + R",
    "Press Ctrl + V",
    "Press Enter to finish the verification",
  ], "I'm not a robot"),
  captcha("en", "Security check", "Complete these verification steps", [
    "Open the Terminal from Spotlight (⌘ + Space)",
    "Paste the code with ⌘ + V and press Return",
  ], "Verify"),
  captcha("en", "Fix", "The document could not be displayed", [
    "Click Fix to copy the repair code",
    "Open PowerShell as administrator",
    "Right-click to paste and press Enter",
  ], "How to fix"),
  captcha("de", "Überprüfung", "Bestätigen Sie, dass Sie ein Mensch sind", [
    "Drücken Sie die Windows-Taste + R",
    "Drücken Sie Strg + V",
    "Drücken Sie Enter",
  ], "Ich bin kein Roboter"),
  captcha("fr", "Vérification", "Confirmez que vous êtes humain", [
    "Appuyez sur la touche Windows + R",
    "Appuyez sur Ctrl + V",
    "Appuyez sur Entrée",
  ], "Je ne suis pas un robot"),
  captcha("es", "Verificación", "Demuestre que es humano", [
    "Pulse la tecla Windows + R",
    "Pulse Ctrl + V",
    "Pulse Intro",
  ], "No soy un robot"),
  captcha("ja", "確認", "あなたが人間であることを確認してください", [
    "Windowsキー + R を押します",
    "Ctrl + V で貼り付けます",
    "Enterキーを押します",
  ], "私はロボットではありません"),
  captcha("ru", "Проверка", "Подтвердите, что вы не робот", [
    "Нажмите клавиши Win + R",
    "Нажмите Ctrl + V, чтобы вставить код",
    "Нажмите Enter",
  ], "Я не робот"),
  prize(
    "en",
    "Congratulations!",
    "You have been selected: 1 of 10 today's winners",
    [
      "Answer three short questions to receive your new phone.",
      "Pay only the shipping of $1.95. The offer ends in 4 minutes.",
    ],
    [...PERSON, ["cc", "Card number"], ["exp", "MM/YY"], ["cvv", "CVV"]],
    "Claim my prize",
  ),
  prize(
    "en",
    "AI trading",
    "Earn $950 a day from home",
    [
      "A new platform uses quantum AI and needs no experience. Minimum deposit $250.",
      "Places left: 7. Registration closes today.",
    ],
    [["first", "First name"], ["last", "Last name"], ["email", "Email"], ["phone", "Phone"]],
    "Register now",
  ),
  prize(
    "de",
    "Geheime Einnahmequelle",
    "Verdienen Sie 1.250 € am Tag",
    ["Fernsehstars nutzen diese Plattform heimlich. Mindesteinzahlung 250 €.", "Noch 5 freie Plätze."],
    [["vorname", "Vorname"], ["nachname", "Nachname"], ["mail", "E-Mail"], ["tel", "Telefon"]],
    "Jetzt anmelden",
  ),
  prize(
    "fr",
    "Félicitations",
    "Vous avez gagné une carte cadeau de 500 €",
    ["Répondez à 4 questions et recevez votre carte.", "Il reste 2 cartes."],
    [["nom", "Nom"], ["tel", "Téléphone"], ["email", "E-mail"]],
    "Recevoir",
  ),
  prize(
    "pt",
    "Renda extra",
    "Ganhe R$ 800 por dia avaliando produtos",
    ["Não precisa de experiência. Depósito mínimo de R$ 30 via Pix.", "Restam 9 vagas."],
    [["nome", "Nome"], ["whats", "WhatsApp"]],
    "Quero participar",
  ),
  prize(
    "ja",
    "在宅副業",
    "スマホだけで日給5万円",
    ["誰でも簡単に稼げます。先着30名様限定。", "今すぐ登録してください。"],
    [["name", "お名前"], ["line", "電話番号"]],
    "無料登録",
  ),
];
