/**
 * WHOIS answers in the formats of the largest suffixes' registries, written from their documentation about made-up
 * domains.
 * @module
 */

/** A text and what it says. */
export interface WhoisFormat {
  /** Suffixes whose registry writes like this. */
  suffixes: string;
  /** The answer. */
  text: string;
  /** Expected members. */
  expect: Record<string, unknown>;
}

/** ICANN's format (Registry Agreement, specification 4), with the quirks of each registry's software. */
const icann = (extra = ""): string =>
  `Domain Name: KESTREL-EXAMPLE.TLD
Registry Domain ID: D123456-TLD
Registrar WHOIS Server: whois.registrar.example
Registrar URL: http://www.registrar.example
Updated Date: 2025-04-01T09:10:11Z
Creation Date: 2020-03-31T13:38:16Z
Registry Expiry Date: 2026-03-31T13:38:16Z
Registrar: Example Registrar, Inc.
Registrar IANA ID: 9999
Registrar Abuse Contact Email: abuse@registrar.example
Registrar Abuse Contact Phone: +1.5555551234
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
Domain Status: serverDeleteProhibited https://icann.org/epp#serverDeleteProhibited
${extra}Name Server: NS1.HOST.EXAMPLE
Name Server: NS2.HOST.EXAMPLE
DNSSEC: unsigned
URL of the ICANN Whois Inaccuracy Complaint Form: https://www.icann.org/wicf/
>>> Last update of WHOIS database: 2025-11-21T04:00:00Z <<<

For more information on Whois status codes, please visit https://icann.org/epp
TERMS OF USE: You are not authorized to access or query our Whois database through the use of
electronic processes that are high-volume; queries per day: quota exceeded answers follow.
`;
const ICANN_EXPECT = {
  registration_date: "2020-03-31T13:38:16Z",
  expiration_date: "2026-03-31T13:38:16Z",
  updated_on: "2025-04-01T09:10:11Z",
  status_codes: ["clientTransferProhibited", "serverDeleteProhibited"],
  registrar: "Example Registrar, Inc.",
  registrar_iana_id: "9999",
  registrar_abuse_contact: "abuse@registrar.example",
  nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
  dnssec_status: "Unsigned",
  icann_complaint_link: "https://www.icann.org/wicf/",
};
const NS = ["ns1.host.example", "ns2.host.example"];

/** One entry for each format. */
export const FORMATS: WhoisFormat[] = [
  {
    suffixes: "com net tv cc org info biz xyz top shop online store site club vip icu app dev io ai me",
    text: icann(),
    expect: ICANN_EXPECT,
  },
  {
    suffixes: "co us in ca mx.com",
    text: icann("Registrant Organization: Domains By Proxy, LLC\nReseller: Kestrel Hosting\n").replace(
      /\n/g,
      "\r\n",
    )
      .replace(/\r/g, ""),
    expect: { ...ICANN_EXPECT, privacy_proxy: true, reseller: "Kestrel Hosting" },
  },
  {
    suffixes: "de",
    text: `% Restricted rights.
%
Domain: kestrel-example.de
Nserver: ns1.host.example
Nserver: ns2.host.example
Dnskey: 257 3 13 abc=
Status: connect
Changed: 2025-04-01T09:10:11+02:00
`,
    expect: { updated_on: "2025-04-01T07:10:11Z", nameservers: NS, status_codes: ["connect"] },
  },
  {
    suffixes: "uk co.uk org.uk",
    text: `
    Domain name:
        kestrel-example.co.uk

    Data validation:
        Nominet was able to match the registrant's name and address against a 3rd party data source on 01-Jan-2020

    Registrar:
        Example Registrar Ltd t/a Kestrel Names [Tag = KESTREL]
        URL: https://www.registrar.example

    Relevant dates:
        Registered on: 31-Mar-2020
        Expiry date:  31-Mar-2026
        Last updated:  01-Apr-2025

    Registration status:
        Registered until expiry date.

    Name servers:
        ns1.host.example  192.0.2.1
        ns2.host.example

    WHOIS lookup made at 04:00:00 21-Nov-2025
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      registrar: "Example Registrar Ltd t/a Kestrel Names",
      nameservers: NS,
    },
  },
  {
    suffixes: "ru su xn--p1ai",
    text: `% TCI Whois Service. Terms of use:
% https://tcinet.ru/documents/whois_ru_rf.pdf

domain:        KESTREL-EXAMPLE.RU
nserver:       ns1.host.example.
nserver:       ns2.host.example.
state:         REGISTERED, DELEGATED, VERIFIED
person:        Private Person
registrar:     EXAMPLE-RU
admin-contact: https://www.registrar.example/whois
created:       2020-03-31T13:38:16Z
paid-till:     2026-03-31T13:38:16Z
free-date:     2026-05-01
source:        TCI

Last updated on 2025-11-21T04:00:00Z
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      registrar: "EXAMPLE-RU",
      nameservers: NS,
      status_codes: ["registered", "delegated", "verified"],
    },
  },
  {
    suffixes: "nl",
    text: `Domain name: kestrel-example.nl
Status:      active

Registrar:
   Example Registrar B.V.
   Kestrelstraat 1
   1000AA AMSTERDAM
   Netherlands

Abuse Contact:
   +31.201234567
   abuse@registrar.example

DNSSEC:      yes

Domain nameservers:
   ns1.host.example
   ns2.host.example       192.0.2.1

Creation Date: 2020-03-31

Updated Date: 2025-04-01

Record maintained by: SIDN BV
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      registrar: "Example Registrar B.V.",
      registrar_abuse_contact: "+31.201234567",
      dnssec_status: "Signed",
      nameservers: NS,
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "br com.br",
    text: `% Copyright (c) Nic.br

domain:      kestrel-example.com.br
owner:       Kestrel Exemplo Ltda
ownerid:     00.000.000/0001-00
country:     BR
nserver:     ns1.host.example
nsstat:      20251120 AA
nslastaa:    20251120
nserver:     ns2.host.example
created:     20200331 #12345678
changed:     20250401
expires:     20260331
status:      published

nic-hdl-br:  KEEXA
person:      Kestrel
created:     20100101
changed:     20240101
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      nameservers: NS,
      status_codes: ["published"],
    },
  },
  {
    suffixes: "fr re pm",
    text: `%%
%% This is the AFNIC Whois server.
%%

domain:                        kestrel-example.fr
status:                        ACTIVE
eppstatus:                     active
hold:                          NO
holder-c:                      ANO00-FRNIC
registrar:                     EXAMPLE SARL
Expiry Date:                   2026-03-31T13:38:16Z
created:                       2020-03-31T13:38:16Z
last-update:                   2025-04-01T09:10:11.123456Z
source:                        FRNIC

nserver:                       ns1.host.example
nserver:                       ns2.host.example [192.0.2.1]
source:                        FRNIC

registrar:                     EXAMPLE SARL
registered:                    1999-01-01T00:00:00Z
source:                        FRNIC
`,
    expect: {
      expiration_date: "2026-03-31T13:38:16Z",
      registrar: "EXAMPLE SARL",
      nameservers: NS,
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "eu",
    text: `% The WHOIS service offered by EURid

Domain: kestrel-example.eu
Script: LATIN

Registrant:
        NOT DISCLOSED!
        Visit www.eurid.eu for the web-based WHOIS.

Technical:
        Organisation: Kestrel Hosting
        Language: en
        Email: tech@host.example

Registrar:
        Name: Example Registrar NV
        Website: https://www.registrar.example

Name servers:
        ns1.host.example (192.0.2.1)
        ns2.host.example

Please visit www.eurid.eu for more info.
`,
    expect: { registrar: "Example Registrar NV", nameservers: NS, privacy_proxy: null },
  },
  {
    suffixes: "be",
    text: `% .be Whois Server 6.1

Domain:	kestrel-example.be
Status:	NOT AVAILABLE
Registered:	Tue Mar 31 2020

Registrant:
	Not shown, please visit www.dnsbelgium.be for webbased whois.

Registrar:
	Name:	Example Registrar BVBA
	Website:	https://www.registrar.example

Nameservers:
	ns1.host.example
	ns2.host.example (192.0.2.1)

Keys:

Flags:
	clientTransferProhibited
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      registrar: "Example Registrar BVBA",
      nameservers: NS,
    },
  },
  {
    suffixes: "it",
    text: `
*********************************************************************
* Please note that the following result could be a subgroup of      *
*********************************************************************

Domain:             kestrel-example.it
Status:             ok
Signed:             no
Created:            2020-03-31 13:38:16
Last Update:        2025-04-01 00:10:11
Expire Date:        2026-03-31

Registrant
  Organization:     Kestrel S.r.l.

Registrar
  Organization:     Example Registrar s.p.a.
  Name:             EXAMPLE-REG
  Web:              https://www.registrar.example
  DNSSEC:           yes

Nameservers
  ns1.host.example
  ns2.host.example
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:10:11Z",
      registrar: "EXAMPLE-REG",
      nameservers: NS,
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "pl com.pl",
    text: `
DOMAIN NAME:           kestrel-example.pl
registrant type:       organization
nameservers:           ns1.host.example. [192.0.2.1]
                       ns2.host.example.
created:               2020.03.31 13:38:16
last modified:         2025.04.01 09:10:11
renewal date:          2026.03.31 13:38:16

no option

dnssec:                Unsigned

REGISTRAR:
Example Registrar Sp. z o.o.
ul. Pustulki 1
00-001 Warszawa

WHOIS database responses: https://dns.pl/en/whois
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar Sp. z o.o.",
      dnssec_status: "Unsigned",
    },
  },
  {
    suffixes: "au com.au",
    text: `Domain Name: KESTREL-EXAMPLE.COM.AU
Registry Domain ID: D40740000000-AU
Registrar WHOIS Server: whois.auda.org.au
Registrar URL: https://www.registrar.example
Last Modified: 2025-04-01T09:10:11Z
Registrar Name: Example Registrar Pty Ltd
Registrar Abuse Contact Email: abuse@registrar.example
Status: serverRenewProhibited https://identitydigital.au/get-au/whois-status-codes#serverRenewProhibited
Registrant Contact Name: Kestrel
Name Server: ns1.host.example
Name Server: ns2.host.example
DNSSEC: unsigned
`,
    expect: {
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar Pty Ltd",
      status_codes: ["serverRenewProhibited"],
      nameservers: NS,
    },
  },
  {
    suffixes: "cn com.cn",
    text: `Domain Name: kestrel-example.cn
ROID: 20200331s10001s00000000-cn
Domain Status: clientTransferProhibited
Registrant: 红隼示例公司
Sponsoring Registrar: 示例注册商
Name Server: ns1.host.example
Name Server: ns2.host.example
Registration Time: 2020-03-31 13:38:16
Expiration Time: 2026-03-31 13:38:16
DNSSEC: unsigned
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      registrar: "示例注册商",
      nameservers: NS,
    },
  },
  {
    suffixes: "jp",
    text: `[ JPRS database provides information on network administration. ]

Domain Information:
[Domain Name]                   KESTREL-EXAMPLE.JP

[Registrant]                    Kestrel Example K.K.

[Name Server]                   ns1.host.example
[Name Server]                   ns2.host.example
[Signing Key]

[Created on]                    2020/03/31
[Expires on]                    2026/03/31
[Status]                        Active
[Last Updated]                  2025/04/01 09:10:11 (JST)
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T09:10:11Z",
      nameservers: NS,
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "ch li",
    text: `Domain name:
kestrel-example.ch

Holder of domain name:
Kestrel AG

Registrar:
Example Registrar AG
Falkenweg 1
8000 Zürich

First registration date:
2020-03-31

DNSSEC:N

Name servers:
ns1.host.example	[192.0.2.1]
ns2.host.example
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      registrar: "Example Registrar AG",
      dnssec_status: "Unsigned",
      nameservers: NS,
    },
  },
  {
    suffixes: "se nu",
    text: `# Copyright (c) 1997- The Swedish Internet Foundation.
state:            active
domain:           kestrel-example.se
holder:           (not shown)
created:          2020-03-31
modified:         2025-04-01
expires:          2026-03-31
transferred:      2021-01-01
nserver:          ns1.host.example 192.0.2.1
nserver:          ns2.host.example
dnssec:           signed delegation
registry-lock:    unlocked
status:           ok
registrar:        Example Registrar AB
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      dnssec_status: "Signed",
      registrar: "Example Registrar AB",
      nameservers: NS,
    },
  },
  {
    suffixes: "no",
    text: `% By looking up information in the domain registration directory service

Domain Information

NORID Handle...............: KES1234D-NORID
Domain Name................: kestrel-example.no
Registrar Handle...........: REG42-NORID
Name Server Handle.........: NS1H-NORID
DNSSEC.....................: Signed
Additional information:
Created:         2020-03-31
Last updated:    2025-04-01
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      registrar: "REG42-NORID",
      dnssec_status: "Signed",
    },
  },
  {
    suffixes: "fi",
    text: `domain.............: kestrel-example.fi
status.............: Registered
created............: 31.3.2020 13:38:16
expires............: 31.3.2026 13:38:16
available..........: 30.4.2026 13:38:16
modified...........: 1.4.2025 09:10:11
holder transfer....: 1.1.2021
RegistryLock.......: no

Nameservers

nserver............: ns1.host.example [OK]
nserver............: ns2.host.example [OK]

DNSSEC

dnssec.............: no

Registrar

registrar..........: Example Registrar Oy
www................: www.registrar.example
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar Oy",
      nameservers: NS,
      dnssec_status: "Unsigned",
    },
  },
  {
    suffixes: "dk",
    text: `# Hello 192.0.2.9. Your session has been logged.

Domain:               kestrel-example.dk
DNS:                  kestrel-example.dk
Registered:           2020-03-31
Expires:              2026-03-31
Registration period:  1 year
VID:                  no
DNSSEC:               Unsigned delegation, no records
Status:               Active

Nameservers
Hostname:             ns1.host.example
Hostname:             ns2.host.example
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      dnssec_status: "Unsigned",
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "cz",
    text: `%  (c) 2006-2025 CZ.NIC

domain:       kestrel-example.cz
registrant:   SB:KESTREL
nsset:        NSS:KESTREL:1
registrar:    REG-EXAMPLE
registered:   31.03.2020 13:38:16
changed:      01.04.2025 09:10:11
expire:       31.03.2026

nsset:        NSS:KESTREL:1
nserver:      ns1.host.example (192.0.2.1)
nserver:      ns2.host.example
created:      01.01.2010 00:00:00
`,
    expect: {
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "REG-EXAMPLE",
      nameservers: NS,
    },
  },
  {
    suffixes: "at",
    text: `% Copyright (c)2025 by NIC.AT (1)

domain:         kestrel-example.at
registrar:      Example Registrar GmbH ( https://nic.at/registrar/1 )
registrant:     <data not disclosed>
nserver:        ns1.host.example
nserver:        ns2.host.example
changed:        20250401 09:10:11
source:         AT-DOM
`,
    expect: {
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar GmbH",
      nameservers: NS,
    },
  },
  {
    suffixes: "kr",
    text: `query : kestrel-example.kr

# ENGLISH

Domain Name                 : kestrel-example.kr
Registrant                  : Kestrel Example
Registered Date             : 2020. 03. 31.
Last Updated Date           : 2025. 04. 01.
Expiration Date             : 2026. 03. 31.
Publishes                   : Y
Authorized Agency           : Example Agency(http://www.registrar.example)
DNSSEC                      : unsigned

Primary Name Server
   Host Name                : ns1.host.example

Secondary Name Server
   Host Name                : ns2.host.example
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      registrar: "Example Agency",
      nameservers: NS,
    },
  },
  {
    suffixes: "tr com.tr",
    text: `** Domain Name: kestrel-example.com.tr
Domain Status: Active
Frozen Status: -
Transfer Status: The domain is LOCKED to transfer.

** Registrant:
   Hidden upon user request

** Registrar:
NIC Handle		: exr1-metu
Organization Name	: Example Registrar A.S.
Address			: Kerkenez Sok. 1
Phone			: +90-212-0000000-

** Domain Servers:
ns1.host.example
ns2.host.example

** Additional Info:
Created on..............: 2020-Mar-31.
Expires on..............: 2026-Mar-31.

** Whois Server:
Last Update Time: 2025-11-21T04:00:00+03:00
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      registrar: "Example Registrar A.S.",
      nameservers: NS,
    },
  },
  {
    suffixes: "ua com.ua",
    text: `% This is the Ukrainian Whois query server #I.

domain:           kestrel-example.com.ua
dom-public:       NO
license:          00000
mnt-by:           ua.example
nserver:          ns1.host.example
nserver:          ns2.host.example
status:           ok
created:          2020-03-31 13:38:16+03
modified:         2025-04-01 09:10:11+03
expires:          2026-03-31 13:38:16+03
source:           UAEPP

% Registrar:
registrar:        ua.example
organization:     Example LLC
abuse-email:      abuse@registrar.example
created:          2010-01-01 00:00:00+02
`,
    expect: {
      registration_date: "2020-03-31T10:38:16Z",
      expiration_date: "2026-03-31T10:38:16Z",
      updated_on: "2025-04-01T06:10:11Z",
      registrar: "ua.example",
      nameservers: NS,
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "hu",
    text: `% Whois server 4.0 serving the hu ccTLD

domain:         kestrel-example.hu
record created: 2020-03-31
Tovabbi adatokert ld.:
https://www.domain.hu/domain-kereses/
`,
    expect: { registration_date: "2020-03-31T00:00:00Z" },
  },
  {
    suffixes: "ro",
    text: `
  Domain Name: kestrel-example.ro
  Registered On: 2020-03-31
  Expires On: 2026-03-30
  Registrar: Example Registrar SRL
  Referral URL: www.registrar.example

  DNSSEC: Inactive

  Nameserver: ns1.host.example
  Nameserver: ns2.host.example

  Domain Status: OK
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-30T00:00:00Z",
      registrar: "Example Registrar SRL",
      dnssec_status: "Unsigned",
      nameservers: NS,
      status_codes: ["ok"],
    },
  },
  {
    suffixes: "pt",
    text: `Domain: kestrel-example.pt
Domain Status: Registered
Creation Date: 31/03/2020 13:38:16
Expiration Date: 31/03/2026 22:59:59
Owner Name: Kestrel Lda
Name Server: ns1.host.example | IPv4: 192.0.2.1 and IPv6:
Name Server: ns2.host.example | IPv4:  and IPv6:
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T22:59:59Z",
      nameservers: NS,
    },
  },
  {
    suffixes: "mx com.mx",
    text: `
Domain Name:       kestrel-example.mx

Created On:        2020-03-31
Expiration Date:   2026-03-31
Last Updated On:   2025-04-01
Registrar:         Example Registrar S.A.
URL:               http://www.registrar.example
Whois TCP URI:     whois.registrar.example

Registrant:
   Name:           Kestrel
   City:           Ciudad de Mexico

Name Servers:
   DNS:            ns1.host.example
   DNS:            ns2.host.example

DNSSEC DS Records:
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      registrar: "Example Registrar S.A.",
      nameservers: NS,
    },
  },
  {
    suffixes: "sk",
    text: `# whois.sk-nic.sk - whois server for TLD .sk

Domain:                       kestrel-example.sk
Registrant:                   KESTR-0001
Registrar:                    EXAM-0001
Created:                      2020-03-31
Updated:                      2025-04-01
Valid Until:                  2026-03-31
Nameserver:                   ns1.host.example
Nameserver:                   ns2.host.example
EPP Status:                   ok
DNSSEC:                       no
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T00:00:00Z",
      registrar: "EXAM-0001",
      nameservers: NS,
    },
  },
  {
    suffixes: "ir",
    text: `% This is the IRNIC Whois server v1.6.2.

domain:		kestrel-example.ir
ascii:		kestrel-example.ir
remarks:	(Domain Holder) Kestrel
holder-c:	ke00-irnic
nserver:	ns1.host.example
nserver:	ns2.host.example
last-updated:	2025-04-01
expire-date:	2026-03-31
source:		IRNIC # Filtered
`,
    expect: { expiration_date: "2026-03-31T00:00:00Z", updated_on: "2025-04-01T00:00:00Z", nameservers: NS },
  },
  {
    suffixes: "il co.il",
    text: `% The data in the WHOIS database of the .il registry

query:        kestrel-example.co.il

reg-name:     kestrel-example
domain:       kestrel-example.co.il

descr:        Kestrel
validity:     31-03-2026
DNSSEC:       unsigned
status:       Transfer Locked
changed:      domain-registrar AT isoc.org.il 20200331 (Assigned)
nserver:      ns1.host.example
nserver:      ns2.host.example

registrar name: Example Registrar Ltd
registrar info: https://www.registrar.example
`,
    expect: {
      expiration_date: "2026-03-31T00:00:00Z",
      registrar: "Example Registrar Ltd",
      nameservers: NS,
      status_codes: ["transferLocked"],
    },
  },
  {
    suffixes: "tw com.tw",
    text: `Domain Name: kestrel-example.com.tw
   Domain Status: clientTransferProhibited
   Registrant:
      Kestrel Inc.

   Record expires on 2026-03-31 13:38:16 (UTC+8)
   Record created on 2020-03-31 13:38:16 (UTC+8)

   Domain servers in listed order:
      ns1.host.example
      ns2.host.example

Registration Service Provider: EXAMPLE
Registration Service URL: http://www.registrar.example
`,
    expect: {
      registration_date: "2020-03-31T05:38:16Z",
      expiration_date: "2026-03-31T05:38:16Z",
      registrar: "EXAMPLE",
      nameservers: NS,
      status_codes: ["clientTransferProhibited"],
    },
  },
  {
    suffixes: "hk com.hk",
    text: `
 Whois server by HKIRC

Domain Name:  KESTREL-EXAMPLE.HK

Domain Status: Active

DNSSEC:  unsigned

Registrar Name: Example Registrar Limited

Registrar Contact Information: Email: abuse@registrar.example

Registrant Contact Information:

Company English Name (It should be the same as the registered/corporation name on your Business Register): KESTREL
Domain Name Commencement Date: 31-03-2020
Expiry Date: 31-03-2026

Name Servers Information:

NS1.HOST.EXAMPLE
NS2.HOST.EXAMPLE
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      registrar: "Example Registrar Limited",
    },
  },
  {
    suffixes: "sg com.sg",
    text: `    Domain Name:            kestrel-example.sg
    Registrar:              EXAMPLE REGISTRAR PTE LTD
    Creation Date:          31-Mar-2020 13:38:16
    Modified Date:          01-Apr-2025 09:10:11
    Expiration Date:        31-Mar-2026 13:38:16
    Domain Status:          OK
    DNSSEC:                 unsigned

    Name Servers:
        NS1.HOST.EXAMPLE
        NS2.HOST.EXAMPLE
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "EXAMPLE REGISTRAR PTE LTD",
      status_codes: ["ok"],
      nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
    },
  },
];
