/**
 * Pages as phishing kits show them, in French, Portuguese and Japanese, of brands that do not exist: sign-in pages and the
 * steps that follow. Written by hand for this project.
 * @module
 */
import type { PageBrand } from "../../../../../lib/match/page/mod.ts";

/** The brands that the pages imitate. */
export const BRANDS: readonly PageBrand[] = [
  { brand: "creditmerlin.fr", name: "Crédit Merlin", aliases: ["Merlin Banque"] },
  { brand: "martinet-telecom.fr", name: "Martinet Télécom", aliases: ["Martinet"] },
  { brand: "colishirondelle.fr", name: "Colis Hirondelle" },
  { brand: "assurvie.fr", name: "AssurVie", aliases: ["Ma Carte AssurVie"] },
  { brand: "cinegeai.com", name: "CinéGeai" },
  { brand: "bancotucano.com.br", name: "Banco Tucano", aliases: ["Tucano"] },
  { brand: "lojaararinha.com.br", name: "Ararinha" },
  { brand: "correiosabia.com.br", name: "Correio Sabiá" },
  { brand: "caixaandorinha.pt", name: "Caixa Andorinha" },
  { brand: "viaverdilhao.pt", name: "Via Verdilhão" },
  { brand: "hayabusa-bank.co.jp", name: "ハヤブサ銀行" },
  { brand: "tsubame-card.co.jp", name: "ツバメカード", aliases: ["TSUBAME CARD"] },
  { brand: "hibari-ichiba.jp", name: "ひばり市場" },
  { brand: "kamome-unyu.co.jp", name: "カモメ運輸" },
  { brand: "mozu-mobile.jp", name: "MOZUモバイル", aliases: ["MOZU"] },
];

/** A page of a kit: language, brand, how it is built, title, heading, text, fields, button, foot. */
type Kit = readonly [
  lang: string,
  brand: string,
  shape: number,
  title: string,
  heading: string,
  text: string,
  fields: string,
  button: string,
  foot: string,
];

/** Fields: "name:label" parted by "|"; a name that begins with "*" is that of a password. */
// deno-fmt-ignore
const KITS: readonly Kit[] = [
  ["fr", "creditmerlin.fr", 0, "Crédit Merlin - Connexion à votre espace client", "Identifiez-vous", "Saisissez votre identifiant à 10 chiffres puis votre code personnel.", "ident:Identifiant|*code:Code personnel", "Valider", "© 2026 Crédit Merlin - Mentions légales"],
  ["fr", "creditmerlin.fr", 1, "Accès aux comptes", "Crédit Merlin", "Votre accès Merlin Secure expire aujourd'hui. Renouvelez-le pour conserver vos services.", "login:Numéro client|*pass:Mot de passe", "Continuer", "Merlin Banque, une banque pour tous"],
  ["fr", "creditmerlin.fr", 2, "Mise à jour de vos informations", "Vérification de votre identité", "Pour la sécurité de vos opérations, Crédit Merlin vous demande de confirmer vos coordonnées.", "nom:Nom et prénom|naissance:Date de naissance|tel:Téléphone mobile", "Confirmer", "Crédit Merlin 2026"],
  ["fr", "creditmerlin.fr", 3, "Crédit Merlin", "Code de sécurité", "Un code à 6 chiffres vient de vous être envoyé par SMS. Ne quittez pas cette page.", "otp:Code reçu par SMS", "Valider le code", "Crédit Merlin"],
  ["fr", "creditmerlin.fr", 0, "Crédit Merlin | Annuler une opération", "Opération suspecte de 849,00 €", "Une tentative de paiement a été bloquée. Renseignez votre carte pour l'annuler.", "cc-number:Numéro de carte|exp:Date d'expiration|cvv:Cryptogramme", "Annuler l'opération", "Service fraude Crédit Merlin"],
  ["fr", "martinet-telecom.fr", 1, "Martinet - Espace client", "Connectez-vous", "Votre dernière facture n'a pas été réglée. Votre ligne sera suspendue sous 24 heures.", "email:Adresse e-mail|*mdp:Mot de passe", "S'identifier", "Martinet Télécom SA"],
  ["fr", "martinet-telecom.fr", 2, "Remboursement de facture", "Vous avez droit à un remboursement de 64,90 €", "Martinet vous rembourse un trop-perçu. Indiquez la carte à créditer.", "titulaire:Titulaire|carte:Numéro de carte bancaire|date:Date d'expiration|crypto:Cryptogramme visuel", "Recevoir mon remboursement", "© Martinet Télécom"],
  ["fr", "martinet-telecom.fr", 3, "Messagerie vocale Martinet", "Vous avez 2 nouveaux messages", "Identifiez-vous avec votre compte mail pour les écouter.", "user:Adresse Martinet|*password:Mot de passe", "Écouter", ""],
  ["fr", "martinet-telecom.fr", 4, "Authentification", "", "", "identifiant:Votre identifiant|*motdepasse:Votre mot de passe", "Suivant", "Martinet Télécom"],
  ["fr", "colishirondelle.fr", 0, "Colis Hirondelle - Suivi de votre colis", "Votre colis est en attente", "Le colis HR829301 n'a pas pu être remis : des frais de 1,99 € restent à régler.", "nom:Nom|adresse:Adresse|cp:Code postal|tel:Téléphone", "Reprogrammer la livraison", "© Colis Hirondelle 2026"],
  ["fr", "colishirondelle.fr", 2, "Paiement des frais de livraison", "Colis Hirondelle", "Montant : 1,99 €. Paiement sécurisé.", "card:Numéro de carte|exp:MM/AA|cvc:CVC", "Payer 1,99 €", "Hirondelle Express"],
  ["fr", "colishirondelle.fr", 3, "Validation 3D", "Confirmez votre paiement", "Ouvrez l'application de votre banque ou saisissez le code reçu pour payer Colis Hirondelle.", "sms:Code de confirmation", "Confirmer", "Colis Hirondelle"],
  ["fr", "assurvie.fr", 1, "Ma Carte AssurVie : renouvellement", "Votre nouvelle Carte AssurVie est disponible", "Pour rester couvert, remplissez le formulaire. L'envoi coûte 0,95 €.", "nom:Nom|prenom:Prénom|ns:Numéro de sécurité sociale|email:E-mail", "Recevoir ma carte", "AssurVie, l'assurance de la vie"],
  ["fr", "assurvie.fr", 0, "AssurVie - compte assuré", "Connexion à mon compte AssurVie", "Numéro de sécurité sociale et code d'accès.", "nir:Numéro de sécurité sociale|*code:Code", "Se connecter", "AssurVie © 2026"],
  ["fr", "assurvie.fr", 4, "Remboursement", "AssurVie", "Un remboursement de 215,30 € vous attend.", "iban:IBAN|carte:Carte bancaire|exp:Expiration|cvv:CVV", "Recevoir", ""],
  ["fr", "cinegeai.com", 0, "CinéGeai", "S'identifier", "", "email:E-mail|*password:Mot de passe", "S'identifier", "Première visite sur CinéGeai ?"],
  ["fr", "cinegeai.com", 1, "CinéGeai - Mettez à jour votre mode de paiement", "Votre abonnement est suspendu", "Nous n'avons pas pu débiter votre dernier mois. Mettez à jour votre carte pour continuer à regarder.", "name:Nom sur la carte|card:Numéro de carte|exp:Expiration|cvc:CVC", "Mettre à jour", "CinéGeai France"],
  ["fr", "cinegeai.com", 3, "Votre compte", "Votre profil CinéGeai a été bloqué", "Appelez le service CinéGeai au 09 72 00 00 00 avec votre carte bancaire pour le débloquer.", "", "", "CinéGeai"],
  ["fr", "creditmerlin.fr", 4, "Merlin Pass", "Scannez ce QR code avec votre application Crédit Merlin", "Votre téléphone sera enregistré comme appareil de confiance.", "", "", "Crédit Merlin"],
  ["fr", "creditmerlin.fr", 2, "Patientez", "Crédit Merlin traite votre demande", "Un conseiller va vous appeler. Validez toutes les notifications que vous recevez.", "tel:Votre numéro de téléphone", "Être rappelé", "Crédit Merlin"],
  ["pt", "bancotucano.com.br", 0, "Banco Tucano | Internet Banking", "Acesse sua conta", "Informe agência, conta e senha eletrônica.", "agencia:Agência|conta:Conta|*senha:Senha eletrônica", "Acessar", "© 2026 Banco Tucano S.A."],
  ["pt", "bancotucano.com.br", 1, "Atualização de segurança", "Banco Tucano", "Seu módulo de segurança expirou. Atualize agora para não ter o acesso bloqueado.", "cpf:CPF|*senha:Senha de 6 dígitos", "Atualizar", "Tucano, sempre com você"],
  ["pt", "bancotucano.com.br", 2, "Resgate de pontos", "Você tem 48.900 pontos Tucano a expirar", "Troque seus pontos hoje por um desconto na fatura.", "cpf:CPF|cartao:Número do cartão|validade:Validade|cvv:Código de segurança", "Resgatar pontos", "Programa de pontos Banco Tucano"],
  ["pt", "bancotucano.com.br", 3, "Banco Tucano", "Digite o código do token", "Enviamos um código para o seu celular.", "token:Código do token", "Confirmar", "Banco Tucano"],
  ["pt", "bancotucano.com.br", 4, "iToken", "Aponte a câmera do celular para o QR Code do Banco Tucano", "Assim seu aparelho será cadastrado.", "", "", "Tucano"],
  ["pt", "bancotucano.com.br", 0, "Tucano - Pix devolvido", "Pix de R$ 2.350,00 em análise", "Reconhece esta transação? Se não, entre com sua conta Tucano e cancele.", "conta:Conta|*senha:Senha", "Cancelar Pix", "Central de segurança Tucano"],
  ["pt", "lojaararinha.com.br", 1, "Ararinha - Entrar", "Entrar na minha conta", "Use seu e-mail ou CPF para continuar comprando na Ararinha.", "login:E-mail ou CPF|*senha:Senha", "Entrar", "Ararinha comércio eletrônico © 2026"],
  ["pt", "lojaararinha.com.br", 2, "Parabéns!", "Ararinha: você ganhou um cartão-presente", "Responda à pesquisa e pague apenas o frete de R$ 9,90.", "nome:Nome|cartao:Número do cartão|val:Validade|cvv:CVV", "Receber meu prêmio", "Ararinha"],
  ["pt", "lojaararinha.com.br", 3, "Confirme o pedido", "Compra de R$ 3.899,00 na Ararinha", "Não foi você? Ligue agora para 0800 000 0000 e fale com a central Ararinha.", "", "", "Ararinha"],
  ["pt", "correiosabia.com.br", 0, "Correio Sabiá - Rastreamento", "Encomenda retida na alfândega", "O objeto SB123456789BR aguarda o pagamento da taxa de R$ 38,70.", "nome:Nome completo|cpf:CPF|endereco:Endereço|cep:CEP", "Pagar taxa", "Correio Sabiá © 2026"],
  ["pt", "correiosabia.com.br", 1, "Pagamento da taxa de importação", "Correio Sabiá", "Escolha cartão ou Pix. Prazo: 24 horas.", "titular:Titular|numero:Número do cartão|validade:Validade|cvv:CVV", "Pagar R$ 38,70", "Sabiá"],
  ["pt", "correiosabia.com.br", 4, "Rastreio", "Correio Sabiá", "", "cpf:Digite seu CPF", "Rastrear", ""],
  ["pt", "caixaandorinha.pt", 0, "Caixa Andorinha - Homebanking", "Entrar no Andorinha Directo", "Introduza o n.º de contrato e o código de acesso.", "contrato:N.º de contrato|*codigo:Código de acesso", "Entrar", "Caixa Andorinha, S.A. 2026"],
  ["pt", "caixaandorinha.pt", 2, "Confirmação de dados", "Caixa Andorinha: cartão matriz", "Para reativar a conta, introduza todas as coordenadas do seu cartão matriz.", "a1:A1|a2:A2|a3:A3|b1:B1|b2:B2|b3:B3", "Reativar", "Caixa Andorinha"],
  ["pt", "caixaandorinha.pt", 3, "SMS token", "Código de autorização", "A Caixa Andorinha enviou um SMS para o número terminado em 41.", "sms:Código SMS", "Autorizar", "Caixa Andorinha"],
  ["pt", "caixaandorinha.pt", 1, "Acesso suspenso", "Caixa Andorinha", "O seu acesso foi suspenso por falta de validação do telemóvel.", "nif:NIF|telemovel:Telemóvel|*pin:PIN", "Validar telemóvel", "Apoio ao cliente Andorinha"],
  ["pt", "viaverdilhao.pt", 0, "Via Verdilhão - Portagens por pagar", "Tem 1 portagem por regularizar", "Valor em dívida: 3,15 €. Evite a coima de 25 €.", "matricula:Matrícula|nome:Nome|cartao:Número do cartão|validade:Validade|cvv:CVV", "Pagar agora", "Via Verdilhão © 2026"],
  ["pt", "viaverdilhao.pt", 2, "Área de cliente", "Via Verdilhão", "Entre para consultar as suas passagens.", "email:E-mail|*palavra:Palavra-passe", "Entrar", "Via Verdilhão"],
  ["pt", "viaverdilhao.pt", 3, "Pagamento", "Via Verdilhão", "Confirme o pagamento de 3,15 € com o código do seu banco.", "codigo:Código de confirmação", "Confirmar", "Verdilhão"],
  ["pt", "bancotucano.com.br", 2, "Cadastro de celular", "Tucano Celular", "Informe os dados do cartão de débito para liberar o aplicativo.", "celular:Celular|cartao:Cartão de débito|*senha4:Senha de 4 dígitos", "Liberar", "Banco Tucano"],
  ["ja", "hayabusa-bank.co.jp", 0, "ハヤブサ銀行ログイン", "ハヤブサダイレクト", "契約者番号とログインパスワードを入力してください。", "keiyaku:契約者番号|*pass:ログインパスワード", "ログイン", "© 2026 ハヤブサ銀行"],
  ["ja", "hayabusa-bank.co.jp", 1, "【重要】お取引の確認", "ハヤブサ銀行", "お客様の口座の取引を一時停止しました。再開するには本人確認が必要です。", "branch:支店番号|account:口座番号|*pin:暗証番号", "次へ", "株式会社ハヤブサ銀行"],
  ["ja", "hayabusa-bank.co.jp", 2, "ワンタイムパスワード", "ワンタイムパスワードを入力してください", "ハヤブサ銀行アプリに表示された6桁の数字を入力してください。", "otp:ワンタイムパスワード", "認証する", "ハヤブサ銀行"],
  ["ja", "hayabusa-bank.co.jp", 3, "お客さま情報の更新", "ハヤブサ銀行マネー・ローンダリング対策", "法令に基づき、お客さま情報を更新してください。期限を過ぎると口座を利用できません。", "name:お名前|birth:生年月日|tel:電話番号|address:ご住所", "更新する", "ハヤブサ銀行"],
  ["ja", "hayabusa-bank.co.jp", 4, "確認", "ハヤブサ銀行アプリでQRコードを読み取ってください", "読み取りが終わるまで画面を閉じないでください。", "", "", "ハヤブサ銀行"],
  ["ja", "tsubame-card.co.jp", 0, "ツバメカード会員サイトログイン", "会員サイトへログイン", "IDとパスワードをご入力ください。", "userid:ID|*userpass:パスワード", "ログインする", "Copyright 2026 TSUBAME CARD Co., Ltd."],
  ["ja", "tsubame-card.co.jp", 1, "ご利用確認のお願い", "ツバメカード", "第三者による不正利用の疑いがあるため、カードのご利用を制限いたしました。", "cardno:カード番号|exp:有効期限|cvv:セキュリティコード|*web:WEBパスワード", "確認する", "ツバメカード株式会社"],
  ["ja", "tsubame-card.co.jp", 2, "本人認証サービス", "3Dセキュア認証", "ツバメカードの本人認証サービスです。SMSに届いた認証コードを入力してください。", "code:認証コード", "送信", "TSUBAME CARD"],
  ["ja", "tsubame-card.co.jp", 3, "カード情報の再登録", "TSUBAME CARD", "システム更新のため、カード情報を再登録してください。", "name:カード名義人|number:カード番号|month:有効期限（月）|year:有効期限（年）|cvv:セキュリティコード", "登録", "ツバメカード"],
  ["ja", "tsubame-card.co.jp", 4, "お支払い金額のご確認", "ツバメカード", "今月のお支払い金額は128,400円です。お心当たりのない場合は050-0000-0000までお電話ください。", "", "", "ツバメカード"],
  ["ja", "hibari-ichiba.jp", 0, "ひばり市場ログイン", "ひばり会員ログイン", "ユーザIDとパスワードを入力してください。", "u:ユーザID|*p:パスワード", "ログイン", "© Hibari ひばり市場"],
  ["ja", "hibari-ichiba.jp", 1, "アカウントの確認", "ひばり市場", "お客様のアカウントで異常なログインを検出しました。24時間以内に確認しない場合、アカウントは削除されます。", "mail:メールアドレス|*pw:パスワード", "アカウントを確認", "ひばり市場カスタマーサービス"],
  ["ja", "hibari-ichiba.jp", 2, "お支払い方法を更新する", "お支払い方法", "ひばり市場でのご注文の決済ができませんでした。クレジットカードを更新してください。", "holder:名義人|card:クレジットカード番号|exp:有効期限|cvc:セキュリティコード", "更新", "ひばり市場"],
  ["ja", "hibari-ichiba.jp", 3, "当選おめでとうございます", "ひばり市場ポイントプレゼント", "10,000ポイントを受け取るには、会員情報を入力してください。", "id:会員ID|tel:電話番号", "受け取る", "ひばり市場"],
  ["ja", "kamome-unyu.co.jp", 0, "カモメ運輸 再配達のお申し込み", "お荷物のお届けについて", "ご不在のため荷物を持ち帰りました。再配達をお申し込みください。", "name:お名前|zip:郵便番号|addr:ご住所|tel:電話番号", "申し込む", "カモメ運輸株式会社"],
  ["ja", "kamome-unyu.co.jp", 1, "関税のお支払い", "カモメ運輸", "海外からのお荷物に関税350円がかかります。クレジットカードでお支払いください。", "card:カード番号|exp:有効期限|cvv:セキュリティコード", "支払う", "カモメ運輸"],
  ["ja", "kamome-unyu.co.jp", 4, "追跡", "カモメ運輸", "", "no:お問い合わせ番号|tel:電話番号", "次へ", "カモメ運輸"],
  ["ja", "kamome-unyu.co.jp", 2, "カモメメンバーズ", "カモメ運輸メンバーズログイン", "お届け予定の変更にはログインが必要です。", "kid:カモメID|*kpass:パスワード", "ログイン", "カモメ運輸"],
  ["ja", "mozu-mobile.jp", 0, "My MOZUログイン", "My MOZU", "MOZU IDでログインしてください。", "mozuid:MOZU ID|*pass:パスワード", "ログイン", "© MOZUモバイル株式会社"],
  ["ja", "mozu-mobile.jp", 1, "料金未納のお知らせ", "MOZUモバイル", "ご利用料金のお支払いが確認できません。本日中にお支払いがない場合、回線を停止します。", "tel:携帯電話番号|*code:ネットワーク暗証番号", "お支払いへ進む", "MOZUモバイル"],
  ["ja", "mozu-mobile.jp", 2, "MOZUモバイルSIM再発行", "本人確認", "本人確認書類の番号を入力してください。", "license:運転免許証番号|birth:生年月日|tel:電話番号", "送信", "MOZUモバイル"],
  ["ja", "mozu-mobile.jp", 3, "認証", "MOZU認証コード", "SMSで届いた4桁の認証コードを入力してください。", "pin:認証コード", "認証", "MOZU"],
];

/** A page of a kit, with the brand that it imitates. */
export interface KitPage {
  lang: string;
  brand: string;
  title: string;
  /** How it is built: pages of one shape are alike. */
  shape: number;
  html: string;
}

type Shape = (
  lang: string,
  title: string,
  heading: string,
  text: string,
  fields: string,
  button: string,
  foot: string,
) => string;

function inputs(fields: string, write: (name: string, type: string, label: string) => string): string {
  return fields.split("|").filter(Boolean).map((field) => {
    const [name = "", label = ""] = field.split(":");
    return name.startsWith("*") ? write(name.slice(1), "password", label) : write(name, "text", label);
  }).join("\n");
}

const SHAPES: readonly Shape[] = [
  // A copied sign-in page with its files beside it.
  (lang, title, heading, text, fields, button, foot) =>
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="files/style.css"><link rel="icon" href="files/fav.ico"></head>
<body><header><img src="files/logo.svg" alt=""></header><main><h1>${heading}</h1><p>${text}</p><form action="post.php" method="post">
${
      inputs(fields, (name, type, label) =>
        `<label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" required>`)
    }
<button type="submit">${button}</button></form></main><footer><a href="#">?</a> ${foot}</footer><script src="files/jq.js"></script></body></html>`,
  // A page of a page builder.
  (lang, title, heading, text, fields, button, foot) =>
    `<!doctype html><html lang=${lang}><head><meta charset=utf-8><title>${title}</title><style>body{font-family:Arial;background:#f3f5f8}.box{max-width:420px;margin:40px auto;background:#fff;padding:24px;border-radius:8px}input{width:100%;padding:12px;margin:6px 0}</style></head>
<body><div class=box><h2>${heading}</h2><div class=note>${text}</div><form method=POST action="../send.php">
${inputs(fields, (name, type, label) => `<input type=${type} name=${name} placeholder="${label}">`)}
<input type=submit value="${button}"></form><small>${foot}</small></div></body></html>`,
  // Tables.
  (_lang, title, heading, text, fields, button, foot) =>
    `<html><head><title>${title}</title></head><body bgcolor="#ffffff"><center><table width=600><tr><td><img src="images/top.gif"></td></tr><tr><td><b>${heading}</b><br>${text}</td></tr></table>
<form action="next.php" method="post"><table>${
      inputs(fields, (name, type, label) =>
        `<tr><td>${label}</td><td><input type="${type}" name="${name}" maxlength="40"></td></tr>`)
    }
<tr><td></td><td><input type="submit" value="${button}"></td></tr></table></form><font size=1>${foot}</font></center></body></html>`,
  // A step of a single page, sent by a script.
  (lang, title, heading, text, fields, button, foot) =>
    `<!DOCTYPE html><html lang="${lang}"><head><meta charset="utf-8"><title>${title}</title><meta name="robots" content="noindex"><script src="https://cdn.jsdelivr.net/npm/vue@3"></script></head>
<body><div id="app"><div class="card shadow"><div class="spinner" hidden></div><h3>${heading}</h3><p class="lead">${text}</p>
${
      inputs(fields, (name, type, label) =>
        `<div class="field"><span>${label}</span><input v-model="${name}" name="${name}" type="${type}" inputmode="numeric" autocomplete="off"></div>`)
    }
${
      button === ""
        ? '<img src="data:image/png;base64,iVBORw0KGgo=" width="200" height="200">'
        : `<button onclick="go()">${button}</button>`
    }<p class="muted">${foot}</p></div></div>
<script>function go(){fetch("api.php",{method:"POST",body:new FormData(document.forms[0])}).then(()=>location.href="wait.html")}</script></body></html>`,
  // Hardly anything but its form.
  (_lang, title, heading, text, fields, button, foot) =>
    `<!doctype html><title>${title}</title><meta name=viewport content="width=device-width"><h4>${heading}</h4><p>${text}</p>
${
      fields === "" ? '<img src="qr.png" alt="QR" width="220">' : `<form method="post">${
        inputs(
          fields,
          (name, type, label) =>
            `<p><input name="${name}" type="${type}" placeholder="${label}" autofocus></p>`,
        )
      }<button>${button}</button></form>`
    }<p>${foot}</p>`,
];

/** The pages. */
export const KIT_PAGES: readonly KitPage[] = KITS.map(([lang, brand, shape, title, ...rest]) => ({
  lang,
  brand,
  title,
  shape,
  html: SHAPES[shape]!(lang, title, ...rest),
}));
