/**
 * Layouts of smaller registries and of registrars, present and past, about made-up domains: what differs from one to
 * the next is how they lay out fields, spell dates and name things.
 * @module
 */
import type { WhoisFormat } from "./whois_formats.ts";

const NS = ["ns1.host.example", "ns2.host.example"];
const CREATED = "2020-03-31T00:00:00Z";
const EXPIRES = "2026-03-31T00:00:00Z";
const UPDATED = "2025-04-01T00:00:00Z";
const DATES = { registration_date: CREATED, expiration_date: EXPIRES, updated_on: UPDATED, nameservers: NS };

/** One entry for each layout. */
export const LAYOUTS: WhoisFormat[] = [
  {
    suffixes: "gg je as: sentences with ordinals below headers",
    text: `Domain:
     kestrel-example.gg

Domain Status:
     Active
     Delete Prohibited by Registrar

Registrant:
     Kestrel Ltd

Registrar:
     Example Registrar Inc. (http://www.registrar.example)

Relevant dates:
     Registered on 31st March 2020 at 00:00:00.000
     Registry fee due on 31st March each year

Registration status:
     Registered until cancelled

Name servers:
     ns1.host.example
     ns2.host.example

WHOIS lookup made on Fri, 6 Dec 2024 at 14:12:16 GMT
`,
    expect: { registration_date: CREATED, registrar: "Example Registrar Inc.", nameservers: NS },
  },
  {
    suffixes: "ac.uk gov.uk: tabs below headers, weekdays",
    text: `
Domain:
	kestrel-example.ac.uk

Registered For:
	Kestrel University

Registered By:
	Example Services Ltd

Servers:
	ns1.host.example	192.0.2.1
	ns2.host.example

Renewal date:
	Tuesday 31st Mar 2026

Entry updated:
	Tuesday 1st April 2025

Entry created:
	Tuesday 31st March 2020
`,
    expect: { ...DATES, registrar: "Example Services Ltd" },
  },
  {
    suffixes: "ve: Spanish, bullets",
    text: `Servidor Whois del Centro de Información de Red de Venezuela (NIC.VE)

Titular:
Kestrel Inc. 		someone@host.example
   1600 Example Street

   Nombre de Dominio: kestrel-example.co.ve

   Fecha de Vencimiento: 2026-03-31 00:00:00
   Ultima Actualización: 2025-04-01 00:00:00
   Fecha de Creación: 2020-03-31 00:00:00

   Estatus del dominio: ACTIVO

   Servidor(es) de Nombres de Dominio:

   - ns1.host.example
   - ns2.host.example
`,
    expect: { ...DATES, status_codes: ["activo"] },
  },
  {
    suffixes: "lv: sections in brackets",
    text: `[Domain]
Domain: kestrel-example.lv
Status: active

[Holder]
    Type: Legal person
    Name: Kestrel SIA
Visit: https://www.registry.example/ to contact.

[Registrar]
    Type: Legal person
    Name: Example Registrar SIA
    RegNr: 82-0513468

[Nservers]
Nserver: ns1.host.example
Nserver: ns2.host.example

[Whois]
Updated: 2025-04-01T00:00:00.647770+00:00
`,
    expect: {
      updated_on: UPDATED,
      registrar: "Example Registrar SIA",
      nameservers: NS,
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "pt: two languages in a key, records of servers",
    text: `Nome de domínio / Domain Name: kestrel-example.pt
Data de registo / Creation Date (dd/mm/yyyy): 31/03/2020
Data de expiração / Expiration Date (dd/mm/yyyy): 31/03/2026
Estado / Status: ACTIVE

Titular / Registrant
    Kestrel Lda

Nameserver Information
    Nameserver: kestrel-example.pt NS ns1.host.example.
    Nameserver: kestrel-example.pt NS ns2.host.example.
    Nameserver: ns1.host.example. A 192.0.2.1
`,
    expect: { registration_date: CREATED, expiration_date: EXPIRES, nameservers: NS, status_codes: ["ok"] },
  },
  {
    suffixes: "pt today: addresses behind a bar",
    text: `Domain: kestrel-example.pt
Domain Status: Registered
Creation Date: 31/03/2020 00:00:00
Expiration Date: 31/03/2026 23:59:00
Owner Name: Kestrel Lda
Name Server: ns1.host.example | IPv4: 192.0.2.1 and IPv6: 2001:db8::1
Name Server: ns2.host.example | IPv4:  and IPv6:
`,
    expect: { registration_date: CREATED, expiration_date: "2026-03-31T23:59:00Z", nameservers: NS },
  },
  {
    suffixes: "cl: bilingual headers, Spanish months elsewhere",
    text: `kestrel-example.cl:
ACE: kestrel-example.cl (RFC-3490, RFC-3491, RFC-3492)

Kestrel Ltda. (KESTREL LIMITADA)

Servidores de nombre (Domain servers):
    ns1.host.example (192.0.2.1)
    ns2.host.example (192.0.2.2)

Última modificación al formulario
    (Database last updated on): 23 de agosto de 2012 (10:10:08 GMT)
`,
    expect: { nameservers: NS, updated_on: null },
  },
  {
    suffixes: "kg: asctime, colon and sentence side by side",
    text: `Domain KESTREL-EXAMPLE.KG (ACTIVE)

Administrative Contact:
   Name: Kestrel Inc.

Record created: Tue Mar 31 00:00:00 2020
Record last updated on: Tue Apr  1 00:00:00 2025
Record expires on Tue Mar 31 00:00:00 2026

Name servers in the listed order:

NS1.HOST.EXAMPLE  192.0.2.1
NS2.HOST.EXAMPLE
`,
    expect: { ...DATES, nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"] },
  },
  {
    suffixes: "tk: months before days",
    text: `   Domain name:
      KESTREL-EXAMPLE.TK

   Owner contact:
      Organization: Kestrel Inc.

   Domain Nameservers:
      NS1.HOST.EXAMPLE
      NS2.HOST.EXAMPLE

   Domain registered: 03/31/2020
   Record will expire on: 03/31/2026
`,
    expect: {
      registration_date: CREATED,
      expiration_date: EXPIRES,
      nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
    },
  },
  {
    suffixes: "ai formerly: leaders",
    text: `Domain Name: kestrel-example.ai

Complete Domain Name........: kestrel-example.ai

Organization Using Domain Name
Name........................: Kestrel Inc.

Nameservers
Server Hostname.............: ns1.host.example
Server Hostname.............: ns2.host.example
`,
    expect: { nameservers: NS },
  },
  {
    suffixes: "lk: leaders, weekday, ordinal",
    text: `Domain Name: kestrel-example.lk

Created on.....................:Tuesday, 31st March, 2020
Expires on.....................:Tuesday, 31st March, 2026
Record last updated on.........:Tuesday, 1st April, 2025

DNS Servers:
  ns1.host.example
  ns2.host.example
`,
    expect: DATES,
  },
  {
    suffixes: "ac sh tm formerly: numbered keys before a space",
    text: `Domain : kestrel-example.ac
Status : Live
Expiry : 2026-03-31

NS 1   : ns1.host.example
NS 2   : ns2.host.example

Owner  : Kestrel Inc.
`,
    expect: { expiration_date: EXPIRES, nameservers: NS },
  },
  {
    suffixes: "pf: French, date formats in the key",
    text: `Informations about 'kestrel-example.pf' :
Status : ok
Created (JJ/MM/AAAA) : 31/03/2020
Last renewed (JJ/MM/AAAA) : 01/04/2025
Expire (JJ/MM/AAAA) : 31/03/2026
Name server 1 : ns1.host.example
Name server 2 : ns2.host.example
Registrar Company Name : Example Registrar
`,
    expect: {
      registration_date: CREATED,
      expiration_date: EXPIRES,
      nameservers: NS,
      registrar: "Example Registrar",
    },
  },
  {
    suffixes: "nc: keys with a number",
    text: `Domain      : kestrel-example.nc
Registration Nr : X123
Created on      : 2020-03-31
Expires on      : 2026-03-31
Last updated on : 2025-04-01

Domain server 1 : ns1.host.example
Domain server 2 : ns2.host.example

Registrar       : Example Registrar
`,
    expect: { ...DATES, registrar: "Example Registrar" },
  },
  {
    suffixes: "md: columns with runs of spaces in the key",
    text: `Domain   name:  kestrel-example.md
Domain  state:  OKDelegated

Registered on:  2020-03-31
Expires    on:  2026-03-31

Nameserver:     ns1.host.example
Nameserver:     ns2.host.example
`,
    expect: { registration_date: CREATED, expiration_date: EXPIRES, nameservers: NS },
  },
  {
    suffixes: "am: servers below a header with addresses",
    text: `   Domain name: kestrel-example.am
   Registrar:   example-registrar (Example Registrar LLC)
   Status:      active

   Registrant:
      Kestrel Inc.
      AM

   DNS servers:
      ns1.host.example - 192.0.2.1
      ns2.host.example

   Registered:    2020-03-31
   Last modified: 2025-04-01
   Expires:       2026-03-31
`,
    expect: { ...DATES, registrar: "example-registrar (Example Registrar LLC)" },
  },
  {
    suffixes: "tc vg formerly: headers without colons",
    text: `kestrel-example.tc
registration date: 2020-03-31
expiry date: 2026-03-31

DNS servers
   ns1.host.example
   ns2.host.example
`,
    expect: { registration_date: CREATED, expiration_date: EXPIRES, nameservers: NS },
  },
  {
    suffixes: "hu formerly, tz cz: sets of servers with their own dates",
    text: `domain:       kestrel-example.co.tz
registrant:   KESTREL
nsset:        KESTREL-NS
registrar:    REG-EXAMPLE
registered:   31.03.2020 00:00:00
changed:      01.04.2025 00:00:00
expire:       31.03.2026

contact:      KESTREL
created:      12.02.2012 10:11:12
changed:      13.03.2013 10:11:12

nsset:        KESTREL-NS
nserver:      ns1.host.example
nserver:      ns2.host.example
created:      14.02.2012 10:11:12
`,
    expect: { ...DATES, registrar: "REG-EXAMPLE" },
  },
  {
    suffixes: "nu formerly: sentences",
    text: `         Domain Name (UTF-8): kestrel-example.nu

         Record status: Active
         Record created on 2020-Mar-31.
         Record last updated on 2025-Apr-1.
         Record expires on 2026-Mar-31.

         Registrar of record: Example Registrar Ltd

     Domain servers in listed order:
         ns1.host.example    192.0.2.1
         ns2.host.example    192.0.2.2
`,
    expect: { ...DATES, registrar: "Example Registrar Ltd", status_codes: ["ok"] },
  },
  {
    suffixes: "dz: French keys with hashes",
    text: `#########################################################
NOM DE DOMAINE#  kestrel-example.dz
BUREAU D'ENREGISTREMENT#  EXAMPLE
DATE DE CREATION#  31-03-2020
`,
    expect: {},
  },
  {
    suffixes: "ma tn: columns of leaders with a zone",
    text: `Domain name.....................: kestrel-example.tn
Creation date...................: 31-03-2020 00:00:00 GMT+1
Domain status...................: Active
Registrar.......................: EXAMPLE

Details of DNS servers
Hostname........................: ns1.host.example.
Hostname........................: ns2.host.example.
`,
    expect: { registration_date: "2020-03-31T00:00:00Z", registrar: "EXAMPLE", nameservers: NS },
  },
  {
    suffixes: "vu: asctime with a leading word",
    text: `First Name:              Kestrel
Date Created:            Tue Mar 31 00:00:00 2020
Expiry date:             Tue Mar 31 00:00:00 2026
DNS servers1:            ns1.host.example  192.0.2.1
DNS servers2:            ns2.host.example
`,
    expect: { registration_date: CREATED, expiration_date: EXPIRES, nameservers: NS },
  },
  {
    suffixes: "jp in Japanese",
    text: `Domain Information: [ドメイン情報]
[ドメイン名]                    KESTREL-EXAMPLE.JP

[登録者名]                      Kestrel

[Name Server]                   ns1.host.example
[ネームサーバ]                  ns2.host.example
[登録年月日]                    2020/03/31
[有効期限]                      2026/03/31
[状態]                          Active
[最終更新]                      2025/04/01 00:00:00 (JST)
`,
    expect: { ...DATES, status_codes: ["ok"] },
  },
  {
    suffixes: "uz: names of servers that are not defined",
    text: `   Domain Name: KESTREL-EXAMPLE.UZ
   Registrar: EXAMPLE LLC
   Whois Server: www.registrar.example
   Name Server: ns1.host.example 192.0.2.1
   Name Server: ns2.host.example not.defined.
   Name Server: not.defined. not.defined.
   Status: ACTIVE
   Updated Date: 01-apr-2025
   Creation Date: 31-Mar-2020
   Expiration Date: 31-mar-2026
`,
    expect: { ...DATES, registrar: "EXAMPLE LLC" },
  },
  {
    suffixes: "com: a registrar with years of two digits",
    text: `Registrant:
   Kestrel Inc.

   Registered through: Example Registrar, Inc. (http://www.registrar.example)
   Domain Name: KESTREL-EXAMPLE.COM
      Created on: 31-Mar-20
      Expires on: 31-Mar-26
      Last Updated on: 01-Apr-25

   Domain servers in listed order:
      NS1.HOST.EXAMPLE
      NS2.HOST.EXAMPLE
`,
    expect: {
      ...DATES,
      nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
      registrar: "Example Registrar, Inc.",
    },
  },
  {
    suffixes: "com: a registrar with leaders and no colons",
    text: `Domain Name.......... kestrel-example.com
  Creation Date........ 2020-03-31
  Registration Date.... 2024-05-06
  Expiry Date.......... 2026-03-31
  Organisation Name.... Kestrel Inc.

  Name Server.......... ns1.host.example
  Name Server.......... ns2.host.example
`,
    expect: { registration_date: CREATED, expiration_date: EXPIRES, nameservers: NS },
  },
  {
    suffixes: "com: a registrar with long American dates",
    text: `   Registrar Name....: EXAMPLE DOMAINS, INC.
   Registrar Whois...: whois.registrar.example
   Domain Name: kestrel-example.com

      Created on..............: Tue, Mar 31, 2020
      Expires on..............: Tue, Mar 31, 2026
      Record last updated on..: Tue, Apr 01, 2025

   DNS Servers:

   NS1.HOST.EXAMPLE
   NS2.HOST.EXAMPLE
`,
    expect: {
      ...DATES,
      nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
      registrar: "EXAMPLE DOMAINS, INC.",
      server: "whois.registrar.example",
    },
  },
  {
    suffixes: "com: a registrar in lower case with hyphens",
    text: `domain:                      kestrel-example.com
created-date:                2020-03-31 00:00:00
updated-date:                2025-04-01 00:00:00
registration-expiration-date: 2026-03-31 00:00:00
registrar:                   Example GmbH
nserver:                     ns1.host.example
nserver:                     ns2.host.example
`,
    expect: { ...DATES, registrar: "Example GmbH" },
  },
  {
    suffixes: "com: a registrar with sentences that end in a dot",
    text: `Registration Service Provider:
    Example Hosting, support@registrar.example

 Registrar of Record: EXAMPLE, INC.
 Record last updated on 01-Apr-2025.
 Record expires on 31-Mar-2026.
 Record created on 31-Mar-2020.

 Domain servers in listed order:
    NS1.HOST.EXAMPLE
    NS2.HOST.EXAMPLE

 Domain status: clientTransferProhibited
                clientUpdateProhibited
`,
    expect: { ...DATES, nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"], registrar: "EXAMPLE, INC." },
  },
  {
    suffixes: "il: a line for every change",
    text: `query:        kestrel-example.org.il

domain:       kestrel-example.org.il
descr:        Kestrel
nserver:      ns1.host.example
nserver:      ns2.host.example
validity:     31-03-2026
status:       Transfer Locked
changed:      registrar AT ns.il 20200331 (Assigned)
changed:      registrar AT ns.il 20250401 (Changed)

person:       Kestrel
changed:      registrar AT ns.il 20250909 (Changed)

registrar name: Example Ltd
`,
    expect: { expiration_date: EXPIRES, updated_on: UPDATED, registrar: "Example Ltd", nameservers: NS },
  },
  {
    suffixes: "in.ua: states that end",
    text: `domain:      kestrel-example.in.ua
status:      OK-UNTIL 20260331000000
nserver:     NS1.HOST.EXAMPLE
changed:     someone@host.example 20250401000000
created:     0-UANIC 20200331000000
source:      INUA
`,
    expect: { ...DATES, nameservers: ["NS1.HOST.EXAMPLE"] },
  },
  {
    suffixes: "nz formerly: underscores",
    text: `version: 5.00
query_datetime: 2025-06-25T21:14:20+12:00
domain_name: kestrel-example.co.nz
query_status: 200 Active
domain_dateregistered: 2020-03-31T00:00:00+00:00
domain_datebilleduntil: 2026-03-31T00:00:00+00:00
domain_datelastmodified: 2025-04-01T00:00:00+00:00
domain_signed: no
registrar_name: Example Registrar
ns_name_01: ns1.host.example
ns_ip4_01: 192.0.2.1
ns_name_02: ns2.host.example
`,
    expect: { ...DATES, registrar: "Example Registrar", dnssec_status: "Unsigned" },
  },
  {
    suffixes: "my: lettered brackets with handles of servers",
    text: `a [Domain Name]                 kestrel-example.my
b [Registration No.]            D6A017331
c [Record Created]              31-MAR-2020
d [Record Expired]              31-MAR-2026
e [Record Last Modified]        01-APR-2025
k [Primary Name Server]              NS1HOST0.SER
  ns1.host.example                   192.0.2.1
l [Secondary Name Server]            NS2HOST0.SER
  ns2.host.example
`,
    expect: DATES,
  },
  {
    suffixes: "sk formerly: columns without colons",
    text: `Domain-name         kestrel-example.sk
Admin-id            KEST-0001
Admin-telephone     02/63811927, 02/63810092
dns_name            ns1.host.example
dns_name            ns2.host.example
Last-update         2025-04-01
Valid-date          2026-03-31
Domain-status       DOM_OK
`,
    expect: { expiration_date: EXPIRES, updated_on: UPDATED, nameservers: NS },
  },
  {
    suffixes: "fj: two fields on a line",
    text: `Domain name: kestrel-example.com.fj	Status: Active
Expires:     31st March 2026

  Domain servers:

  NS1.HOST.EXAMPLE                 192.0.2.1
  NS2.HOST.EXAMPLE                 192.0.2.2
`,
    expect: {
      expiration_date: EXPIRES,
      nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "cn in Chinese, kr in Korean",
    text: `도메인이름                  : kestrel-example.kr
등록일                      : 2020. 03. 31.
최근 정보 변경일            : 2025. 04. 01.
사용 종료일                 : 2026. 03. 31.
등록대행자                  : (주)예제(http://registrar.example)

1차 네임서버 정보
   호스트이름               : ns1.host.example

# ENGLISH

Registered Date             : 2020. 03. 31.
Last Updated Date           : 2025. 04. 01.
Expiration Date             : 2026. 03. 31.
Authorized Agency           : Example Corp.(http://registrar.example)

Primary Name Server
   Host Name                : ns1.host.example

Secondary Name Server
   Host Name                : ns2.host.example
`,
    expect: { ...DATES, registrar: "Example Corp." },
  },
  {
    suffixes: "asia in info mobi me: handles behind the registrar",
    text: `Domain Name:KESTREL-EXAMPLE.IN
Created On:31-Mar-2020 00:00:00 UTC
Last Updated On:01-Apr-2025 00:00:00 UTC
Expiration Date:31-Mar-2026 00:00:00 UTC
Sponsoring Registrar:Example Registrar (R84-AFIN)
Status:CLIENT TRANSFER PROHIBITED
Status:OK
Nameservers:ns1.host.example
Nameservers:ns2.host.example
Nameservers:
`,
    expect: { ...DATES, registrar: "Example Registrar", status_codes: ["clientTransferProhibited", "ok"] },
  },
];
