/**
 * The words of pages: of texts, of names in files and scripts, and those that name nobody.
 * @module
 */
import { fold } from "../text.ts";

const WORD = /[\p{L}\p{N}]+/gu, ASCII_WORD = /[a-z0-9]+/g;
const ASCII_I = /(?<=[a-z])I(?![A-Z])/g, ANY_I = /(?<=\p{Ll})I(?!\p{Lu})/gu;
/** Digits that stand for letters within words. */
const DIGITS: Record<string, string> = { "0": "o", "1": "l", "3": "e", "4": "a", "5": "s", "7": "t" };

/** Returns the words of a text, folded: look-alike letters as the ASCII letters that they look like. */
export function pageWords(text: string): string[] {
  const isAscii = /^[\0-\x7f]*$/.test(text);
  const plain = isAscii ? glanced(text, ASCII_I) : fold(
    glanced(text.normalize("NFKC").replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ""), ANY_I),
  );
  const words = plain.match(isAscii ? ASCII_WORD : WORD) ?? [];
  if (!/[013457]/.test(plain)) return words;
  return words.map((word) =>
    /[013457]/.test(word) && /[a-z]/.test(word) ? word.replace(/[013457]/g, (digit) => DIGITS[digit]!) : word
  );
}

/** Marks of words whose letters only look like theirs: of other scripts, invisible ones, digits, a capital I. */
const DISGUISED = /[^\s\0-\x7f]|[A-Za-z][013457]|[013457][A-Za-z]|[a-z]I(?![A-Z])/;

/** What stands between words, other than characters that nobody sees. */
const NO_LETTERS = /[^\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060\ufeff]+/u;

/**
 * Returns the words of a text, folded, that are written in letters which only look like theirs; accents are none, and
 * words that a brand spells so.
 */
export function disguisedWords(text: string, isSpelt: (word: string) => boolean): Set<string> {
  const found = new Set<string>();
  if (!DISGUISED.test(text)) return found;
  for (const part of text.split(NO_LETTERS)) {
    if (!DISGUISED.test(part)) continue;
    const plain = part.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
    for (const word of pageWords(part)) if (word !== plain && !isSpelt(plain)) found.add(word);
  }
  return found;
}

/** A text in lower case, a capital I within a word in lower case as the l that it looks like: "PayPaI". */
function glanced(text: string, capital: RegExp): string {
  return (text.includes("I") ? text.replace(capital, "l") : text).toLowerCase();
}

/** What names of files, classes and variables put behind a name without a hyphen: "examplelogo", "exampleHeader". */
const GENERIC_END =
  /([a-z]{3})(favicon|logo|icon|input|footer|header|banner|spinner|button|btn|form|login|page|sprite|fonts?|style|main|app|id|ui|js)(?![a-z])/gi;
const CAMEL = /\b[A-Za-z]{0,30}[a-z][A-Z][A-Za-z]{0,30}/g, HUMP = /[a-z](?=[A-Z])|[A-Z]{2,}(?=[A-Z][a-z])/g;

/** Returns the words of names of files, classes and variables, each whole, without its ending, and in its parts. */
export function identifierWords(text: string): string[] {
  const whole = pageWords(text.replace(GENERIC_END, "$1 $2"));
  const camel = text.match(CAMEL);
  return camel === null ? whole : [...whole, "|", ...pageWords(camel.join(" ").replace(HUMP, "$& "))];
}

/** Words of titles that name nobody: "Sign in", "Confirmez votre compte". */
const GENERIC: ReadonlySet<string> = new Set(
  ("log login logon sign signin signon in on to into your our the a an and or of for with by please complete request requested my me account accounts welcome home page online " +
    "customer client user member members portal secure secured security verify verification verified validate validation confirm confirmation confirmed " +
    "update updating check identity identification information informations info details personal credit debit card bank billing payment payments address " +
    "email mail web webmail phone number password code sms success successful complete completed continue processing loading wait redirecting step error limited " +
    "locked unlock restore recovery reset access service services center centre support help document documents file files view shared invoice " +
    "authentication auth required session expired index untitled now manage form submit thank you thanks new create register " +
    "connectez connexion vous se votre vos mon compte identifiez confirmez adresse banque carte bancaire espace mettre jour mise informations paiement bienvenue de la le " +
    "iniciar sesion ingresar acceso tu su cuenta verificar verificacion confirmar datos tarjeta pago bienvenido clave " +
    "anmelden anmeldung einloggen ihr ihre konto bestatigen bestatigung sicherheit daten karte zahlung willkommen weiter " +
    "accedi accesso il tuo conto verifica conferma dati carta pagamento area clienti entrar acesse sua conta dados cartao pagamento inloggen uw rekening bevestigen gegevens betaling")
    .split(" "),
);
/** Returns the words of a title that may name somebody. */
export const tellingWords = (title: readonly string[]): string[] =>
  title.filter((word) => !GENERIC.has(word));

/** A title with words of everybody's sign-in apart that are joined to a name: "ExampleSecure". */
export const withGenericParted = (title: string): string =>
  title.replace(
    JOINED,
    (all, name: string, word: string) => GENERIC.has(word.toLowerCase()) ? `${name} ${word}` : all,
  );
const JOINED = /\b([A-Z][a-z]{2,20})([A-Z][a-z]{1,20})\b/g;

/** Words of the file names of logos, beside a name. */
const PICTURE =
  /^(?:logo\w*|icon\w*|img|image|brand|header|mark|white|black|dark|light|small|big|large|color|\d+x?\d*)$/;
/** Returns the words of a picture's file name that may name somebody. */
export const pictureWords = (file: string): string[] => pageWords(file).filter((word) => !PICTURE.test(word));

/** Names that fields have on sites of everybody, also within the brackets and prefixes of frameworks. */
const COMMON_FIELD =
  /^(?:[\w$]*[[$:.])?(?:user_?(?:name|id)?|login_?(?:name|id|email)?|log|name|(?:e-?)?mail(?:_?address)?|pass(?:wd|word)?|pwd|pw|psw|phone|tel|mobile|code|pin|otp|u?id|account|j_username|j_password)\]?$/i;

/**
 * Returns the names of a sign-in form's fields as one text, which copies of it keep; "" where they are those of
 * everybody.
 */
export function formOf(
  { password, fieldNames }: { password: boolean; fieldNames: readonly string[] },
): string {
  const names = [...new Set(fieldNames)].filter(Boolean).sort();
  return password && names.some((name) => !COMMON_FIELD.test(name)) ? names.join(" ").slice(0, 200) : "";
}

/** Returns a title as one row of words, where it says more than "sign in"; else "". */
export function titleOf(title: string): string {
  const words = pageWords(title);
  return words.length > 1 && tellingWords(words).length > 0 ? words.join(" ").slice(0, 100) : "";
}
