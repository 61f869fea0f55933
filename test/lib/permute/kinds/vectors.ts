/**
 * Names that must come of a kind, and names that must not, written from the definitions.
 * @module
 */
import type { PermutationKind } from "../../../../lib/model.ts";

/** Kind, original, what must be among the names of that kind, what must not. */
export type Vector = [kind: PermutationKind, name: string, must: string, mustNot?: string];

/** One table for all kinds, so that the borders between them can be seen. */
export const VECTORS: readonly Vector[] = [
  ["Omission", "abc.com", "bc.com ac.com ab.com", "abc.com"],
  ["Omission", "münchen.de", "mnchen.de müchen.de münche.de"],
  ["Omission", "a-b-c.org", "ab-c.org a-bc.org b-c.org", "-b-c.org a-b-.org"],
  ["Omission", "mün-x.de", "münx.de mn-x.de", "mün-.de"],
  ["Omission", "m-ünx.de", "münx.de m-nx.de", "-ünx.de"],
  ["Omission", "bankofamerica.com", "bankamerica.com ofamerica.com bankof.com"],
  ["Transposition", "abcd.com", "bacd.com acbd.com abdc.com bcad.com dbca.com"],
  ["Transposition", "aab.com", "aba.com", "aab.com"],
  ["Repetition", "abc.com", "aabc.com abbc.com abcc.com"],
  ["Repetition", "x.com", "xx.com"],
  ["Homoglyph", "google.com", "go0gle.com g00gle.com goog1e.com googie.com"],
  ["Homoglyph", "modern.com", "rnodern.com moclern.com modem.com"],
  ["Homoglyph", "apple.com", "àpple.com аррӏе.com", "аpple.com"],
  ["Homoglyph", "münchen.de", "munchen.de"],
  ["Replacement", "paypal.com", "oaypal.com paypak.com pzypal.com paypql.com"],
  ["Replacement", "google.fr", "foogle.fr googlz.fr"],
  ["Bitsquatting", "paypal.com", "qaypal.com payral.com", "paypal.com"],
  ["VowelSwap", "abate.com", "ibate.com abote.com abati.com"],
  ["VowelSwap", "пример.рф", "премер.рф"],
  ["Addition", "abc.com", "abca.com abcz.com abc0.com abc9.com", "aabc.com"],
  ["Insertion", "paypal.com", "apaypal.com 1paypal.com paypsal.com"],
  ["Hyphenation", "abc.com", "a-bc.com ab-c.com", "-abc.com abc-.com"],
  ["Hyphenation", "ab-cd.com", "a-b-cd.com ab-c-d.com", "ab--cd.com"],
  ["Hyphenation", "abcd.com", "a-bcd.com abc-d.com", "ab--cd.com"],
  ["Mapped", "phonebook.com", "fonebook.com phonebuk.com phonebooks.com"],
  ["Mapped", "buyforyou.com", "buy4you.com buyforu.com"],
  ["DoubleVowelInsertion", "queen.com", "quxeen.com que7en.com", "qxueen.com"],
  ["VowelShuffle", "banero.com", "benaro.com bonera.com benora.com"],
  ["Subdomain", "paypal.com", "pay.pal.com p.aypal.com"],
  ["Subdomain", "mail.google.com", "mailgoogle.com mail-google.com goo.gle.com"],
  [
    "Keyword",
    "paypal.com",
    "paypal-login.com paypallogin.com login-paypal.com loginpaypal.com wwwpaypal.com",
  ],
  ["Keyword", "a-b-c.org", "a-b-login.org login-b-c.org"],
  ["Keyword", "bankofamerica.com", "boa.com bank-of-america.com"],
  ["FauxTld", "example.com", "example-com.com examplenet.com examplecom.com", "example.com"],
  ["FauxTld", "example.co.uk", "exampleco.co.uk example-co-uk.co.uk examplecouk.co.uk"],
  ["Tld", "example.co.uk", "example.uk example.org.uk example.com example.co", "example.co.uk"],
  ["Tld", "paypal.com", "paypal.cm paypal.om paypal.top paypal.com.co"],
];
