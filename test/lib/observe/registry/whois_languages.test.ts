import { expect, test } from "vitest";
import { registryDate } from "../../../../lib/observe/registry/registry_date.ts";
import { whoisMetadata } from "../../../../lib/observe/registry/whois_metadata.ts";

/** Records of no registry in particular: the words of a language, in the layouts that registries use. */
const TEXTS: [language: string, text: string][] = [
  [
    "German",
    `Domain:             kestrel-example.test
Registrierungsdatum: 14.03.2019
Letzte Änderung:    02.02.2024
Gültig bis:         14.03.2026
Registrar:          Example Registrar
Nameserver:         ns1.host.example`,
  ],
  [
    "French",
    `Nom de domaine : kestrel-example.test
Créé le : 14/03/2019
Dernière modification : 02/02/2024
Date d'expiration : 14/03/2026
Bureau d'enregistrement : Example Registrar
Serveur de noms : ns1.host.example`,
  ],
  [
    "Italian",
    `Dominio.............. kestrel-example.test
Data di registrazione... 14-03-2019
Ultimo aggiornamento.... 02-02-2024
Data di scadenza........ 14-03-2026
Registratore............ Example Registrar
Server dei nomi......... ns1.host.example`,
  ],
  [
    "Spanish",
    `Dominio: kestrel-example.test
Fecha de creación: 14 de marzo de 2019
Última actualización: 2 de febrero de 2024
Fecha de vencimiento: 14 de marzo de 2026
Agente registrador: Example Registrar
Servidores DNS:
    ns1.host.example`,
  ],
  [
    "Dutch",
    `Domeinnaam = kestrel-example.test
Registratiedatum = 2019-03-14
Laatst gewijzigd = 2024-02-02
Vervaldatum = 2026-03-14
Registrar: Example Registrar
Nameservers = ns1.host.example`,
  ],
  [
    "Polish",
    `DOMAIN NAME: kestrel-example.test
utworzony: 2019.03.14 12:00:00
ostatnia modyfikacja: 2024.02.02 12:00:00
data wygaśnięcia: 2026.03.14 12:00:00
rejestrator: Example Registrar
serwery nazw: ns1.host.example.`,
  ],
  [
    "Swedish",
    `domän: kestrel-example.test
skapad: 2019-03-14
ändrad: 2024-02-02
utgår: 2026-03-14
registrator: Example Registrar
namnserver: ns1.host.example`,
  ],
  [
    "Turkish",
    `** Alan Adı: kestrel-example.test
Kayıt Tarihi: 14 Mar 2019
Son Güncelleme: 2 Şubat 2024
Bitiş Tarihi: 14 Mart 2026
Registrar: Example Registrar
DNS Sunucuları:
ns1.host.example`,
  ],
  [
    "Russian",
    `Домен: kestrel-example.test
Дата регистрации: 14 марта 2019
Изменен: 2 февраля 2024
Оплачен до: 14 марта 2026
Регистратор: Example Registrar
Серверы имен: ns1.host.example`,
  ],
  [
    "Chinese",
    `域名：kestrel-example.test
注册日期：2019年03月14日
更新日期：2024年02月02日
到期日期：2026年03月14日
注册商：Example Registrar
域名服务器：ns1.host.example`,
  ],
];

test.each(TEXTS)("a record in %s is read", (_, text) => {
  const found = whoisMetadata(text, "whois.example");
  expect([found.registration_date, found.updated_on, found.expiration_date].map((date) => date?.slice(0, 10)))
    .toEqual(["2019-03-14", "2024-02-02", "2026-03-14"]);
  expect(found.registrar).toBe("Example Registrar");
  expect(found.nameservers.map((host) => host.replace(/\.$/, ""))).toEqual(["ns1.host.example"]);
});

test.each([
  ["Russian", "Домен: a.test\nДата регистрации: 2020-01-02\nДействителен до: 2027-01-02\n"],
  [
    "Ukrainian, whose й is a letter and no marked и",
    "Домен: a.test\nДата реєстрації: 2020-01-02\nДійсний до: 2027-01-02\n",
  ],
  ["Bulgarian", "Домейн: a.test\nДата на регистрация: 2020-01-02\nДействащ до: 2027-01-02\n"],
])("dates in %s", (_, text) => {
  expect(whoisMetadata(text, "whois.example")).toMatchObject({
    registration_date: "2020-01-02T00:00:00Z",
    expiration_date: "2027-01-02T00:00:00Z",
  });
});

test("one date that can only have the month first shows how the others of its text are meant", () => {
  const text = "Created: 03/04/2019\nLast updated: 02/28/2024\nExpires: 03/04/2026\n";
  const found = whoisMetadata(text, "whois.example");
  expect(found.registration_date).toBe("2019-03-04T00:00:00Z");
  expect(found.expiration_date).toBe("2026-03-04T00:00:00Z");
  expect(whoisMetadata(text.replace("02/28", "28/02"), "whois.example").registration_date)
    .toBe("2019-04-03T00:00:00Z");
  expect(registryDate("3 April 2019", "month")).toBe("2019-04-03T00:00:00Z");
});

test.each<[why: string, text: string, date: string | null]>([
  ["nothing shows the order", "Domain: a.com\nCreated: 04/03/2025\n", null],
  ["nothing names the domain", "Created: 04-03-2025\n", null],
  [
    "its dates contradict each other",
    "Created: 04/03/2025\nUpdated: 13/03/2025\nExpires: 03/13/2026\n",
    null,
  ],
  ["its country is one of either", "Domain: a.us\nCreated: 04/03/2025\n", null],
  ["a suffix that is sold everywhere", "Domain: a.tk\nCreated: 04/03/2025\n", null],
  ["two digits of the year", "Domain: a.com\nCreated: 04/03/25\n", null],
  ["a sentence", "Domain: a.com\nRecord created on 04/03/2025\n", null],
  ["day and month are the same", "Domain: a.com\nCreated: 04/04/2025\n", "2025-04-04"],
  ["only one order is a date", "Domain: a.com\nCreated: 04/13/2025\n", "2025-04-13"],
  ["dots", "Domain: a.com\nCreated: 04.03.2025\n", "2025-03-04"],
  ["its country's order", "domain: a.fr\ncreated: 04/03/2025\n", "2025-03-04"],
  ["it says so", "Domain: a.com\nCreated (dd/mm/yyyy): 04/03/2025\n", "2025-03-04"],
  ["it says so, month first", "Domain: a.com\nDates are MM/DD/YYYY\nCreated: 04/03/2025\n", "2025-04-03"],
])("a date of two meanings is read only where its order is known: %s", (_, text, date) => {
  expect(whoisMetadata(text, "x").registration_date?.slice(0, 10) ?? null).toBe(date);
});
