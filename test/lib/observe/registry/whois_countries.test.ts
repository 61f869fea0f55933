/** Layouts of registries all over the world, and of registrars of generic suffixes, about made-up domains. */
import { expect, test } from "vitest";
import { whoisVerdict } from "../../../../lib/observe/registry/whois_verdict.ts";
import { whoisMetadata } from "../../../../lib/observe/registry/whois_metadata.ts";

/** Days of registration (`c`), update and expiration, registrar and name servers; a day that is left out is not in the text. */
interface Expected {
  c?: string;
  u?: string;
  e?: string;
  r?: string;
  ns?: string[];
}

const R = "Example Registrar";
const NS = ["ns1.host.example", "ns2.host.example"];

const TEXTS: [suffix: string, text: string, expected: Expected][] = [
  [
    "pl",
    `
DOMAIN NAME:           kestrel-example.pl
registrant type:       organization
nameservers:           ns1.host.example. [192.0.2.1]
                       ns2.host.example.
created:               2019.03.14 12:13:14
last modified:         2024.02.02 10:11:12
renewal date:          2026.03.14 12:13:14

no option

dnssec:                Unsigned


REGISTRAR:
Example Registrar
ul. Testowa 1
00-001 Warszawa
Polska/Poland
+48.221234567
https://registrar.example

WHOIS database responses: https://dns.pl/en/whois

WHOIS displays data with a delay not exceeding 15 minutes in relation to the .pl Registry system
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "it",
    `
*********************************************************************
* Please note that the following result could be a subgroup of      *
* the data contained in the database.                               *
*********************************************************************

Domain:             kestrel-example.it
Status:             ok
Signed:             no
Created:            2019-03-14 00:00:00
Last Update:        2024-02-02 01:02:03
Expire Date:        2026-03-14

Registrant
  Organization:     Example S.p.A.
  Address:          Via Esempio 1
  Created:          2010-01-01 00:00:00
  Last Update:      2011-01-01 00:00:00

Admin Contact
  Name:             hidden
  Created:          2008-01-01 00:00:00

Registrar
  Organization:     Example Registrar
  Name:             EXAMPLE-REG
  Web:              http://registrar.example
  DNSSEC:           yes

Nameservers
  ns1.host.example
  ns2.host.example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: "EXAMPLE-REG", ns: NS },
  ],
  [
    "br",
    `
% Copyright (c) Nic.br
domain:      kestrel-example.com.br
owner:       Example Ltda
owner-c:     ABC12
tech-c:      ABC12
nserver:     ns1.host.example
nsstat:      20241120 AA
nslastaa:    20241120
nserver:     ns2.host.example
nsstat:      20241120 AA
nslastaa:    20241120
created:     20190314 #123456
changed:     20240202
expires:     20260314
status:      published

nic-hdl-br:  ABC12
person:      Example Person
created:     20010101
changed:     20220101
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "kr",
    `
query : kestrel-example.kr

# KOREAN(UTF8)

도메인이름                  : kestrel-example.kr
등록인                      : 예시
책임자                      : 예시
등록일                      : 2019. 03. 14.
최근 정보 변경일            : 2024. 02. 02.
사용 종료일                 : 2026. 03. 14.
정보공개여부                : N
등록대행자                  : Example Registrar(http://registrar.example)
DNSSEC                      : 미서명

1차 네임서버 정보
   호스트이름               : ns1.host.example

2차 네임서버 정보
   호스트이름               : ns2.host.example

네임서버 이름이 .kr이 아닌 경우는 IP주소가 보이지 않습니다.
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "kr en",
    `
# ENGLISH

Domain Name                 : kestrel-example.kr
Registrant                  : Example
Registered Date             : 2019. 03. 14.
Last Updated Date           : 2024. 02. 02.
Expiration Date             : 2026. 03. 14.
Publishes                   : N
Authorized Agency           : Example Registrar(http://registrar.example)
DNSSEC                      : unsigned

Primary Name Server
   Host Name                : ns1.host.example

Secondary Name Server
   Host Name                : ns2.host.example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "jp",
    `
[ JPRS database provides information on network administration. ]
Domain Information:
[Domain Name]                   KESTREL-EXAMPLE.JP

[Registrant]                    Example Inc.

[Name Server]                   ns1.host.example
[Name Server]                   ns2.host.example
[Signing Key]

[Created on]                    2019/03/14
[Expires on]                    2026/03/31
[Status]                        Active
[Last Updated]                  2024/02/02 01:05:07 (JST)

Contact Information:
[Name]                          Example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-31", ns: NS },
  ],
  [
    "co.jp ja",
    `
Domain Information: [ドメイン情報]
a. [ドメイン名]                 KESTREL-EXAMPLE.CO.JP
e. [そしきめい]                 れい
f. [組織名]                     例
m. [登録担当者]                 AB123JP
p. [ネームサーバ]               ns1.host.example
p. [ネームサーバ]               ns2.host.example
s. [署名鍵]                     
[状態]                          Connected (2026/03/31)
[登録年月日]                    2019/03/14
[接続年月日]                    2019/03/20
[最終更新]                      2024/02/02 01:05:07 (JST)
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-31", ns: NS },
  ],
  [
    "tr",
    `
** Domain Name: kestrel-example.com.tr
Domain Status: Active
Frozen Status: -
Transfer Status: The domain is LOCKED to transfer.

** Registrant:
   Hidden upon user request

** Registrar:
NIC Handle		: exr12
Organization Name	: Example Registrar
Address			: Hidden
Phone			: + 90-212-1234567-
Fax			: + 

** Domain Servers:
ns1.host.example
ns2.host.example

** Additional Info:
Created on..............: 2019-Mar-14.
Expires on..............: 2026-Mar-13.

** Whois Server:
Last Update Time: 2024-02-02T10:11:12+03:00
`,
    { c: "2019-03-14", e: "2026-03-13", r: R, ns: NS },
  ],
  [
    "ua",
    `
% Request from 192.0.2.1
domain:           kestrel-example.com.ua
dom-public:       NO
registrant:       exr-1
admin-c:          exr-2
mnt-by:           ua.example
nserver:          ns1.host.example
nserver:          ns2.host.example
status:           clientDeleteProhibited
created:          2019-03-14 12:13:14+02
modified:         2024-02-02 12:13:14+02
expires:          2026-03-14 12:13:14+02
source:           UAEPP

% Registrar:
% ==========
registrar:        ua.example
organization:     Example Registrar
organization-loc: Приклад
url:              http://registrar.example
city:             Kyiv
country:          UA
abuse-email:      abuse@registrar.example
source:           UAEPP

% Registrant:
registrar:        ua.example
contact-id:       exr-1
created:          2012-01-01 00:00:00+02
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "kz",
    `
Whois Server for the KZ top level domain name.

Domain Name............: kestrel-example.kz

Organization Using Domain Name
Name...................: Example
Organization Name......: Example LLP
Street Address.........: Street 1

Administrative Contact/Agent
NIC Handle.............: HOSTERKZ-1
Name...................: Example
Phone Number...........: +7.7270000000

Nameserver in listed order

Primary server.........: ns1.host.example
Primary ip address.....: 192.0.2.1

Secondary server.......: ns2.host.example
Secondary ip address...: 192.0.2.2


Domain created: 2019-03-14 10:11:12 (GMT+0:00)
Last modified : 2024-02-02 10:11:12 (GMT+0:00)
Domain status : clientTransferProhibited
                
Registar created: EXREG
Current Registar: Example Registrar
`,
    { c: "2019-03-14", u: "2024-02-02", r: R, ns: NS },
  ],
  [
    "id",
    `
Domain ID: PANDI-DO123
Domain Name: kestrel-example.co.id
Created On: 2019-03-14 10:11:12
Last Updated On: 2024-02-02 10:11:12
Expiration Date: 2026-03-14 23:59:59
Status: ok
Sponsoring Registrar Organization: Example Registrar
Sponsoring Registrar URL: https://registrar.example
Sponsoring Registrar Street: Jl. Contoh
Name Server: ns1.host.example
Name Server: ns2.host.example
DNSSEC: Unsigned
Abuse Domain Report https://pandi.id/domain-abuse-form/?lang=en
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "my",
    `
Domain Name: kestrel-example.com.my
Registry Domain ID: D1A123456
Registrar WHOIS Server: whois.mynic.my
Updated Date: 2024-02-02T10:11:12Z
Creation Date: 2019-03-14T10:11:12Z
Registrar Registration Expiration Date: 2026-03-14T10:11:12Z
Registrar: Example Registrar
Registrar IANA ID: 
Name Server: ns1.host.example
Name Server: ns2.host.example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "my old",
    `
a [Domain Name]             kestrel-example.com.my
b [Registration No.]        D1A123456
c [Record Created]          14-MAR-2019
d [Record Expired]          14-MAR-2026
e [Record Last Modified]    02-FEB-2024
f [Invoicing Party]         X00001
                            EXAMPLE REGISTRAR
                            KUALA LUMPUR
g [Registrant Code]         
h [Administrative Contact Code]
k [Primary Name Server]     NS1.HOST.SER
                            ns1.host.example
l [Secondary Name Server]   NS2.HOST.SER
                            ns2.host.example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "th",
    `
Whois Server Version 2.1.6

Domain Name:    KESTREL-EXAMPLE.CO.TH
Registrar:      Example Registrar
Name Server:    NS1.HOST.EXAMPLE
Name Server:    NS2.HOST.EXAMPLE
DNSSEC:         unsigned
Status:         ACTIVE
Updated date:   02 Feb 2024
Created date:   14 Mar 2019
Exp date:       14 Mar 2026
Domain Holder Organization: Example Co., Ltd. (ตัวอย่าง)
Tech Contact: 12345
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "vn",
    `
Domain : kestrel-example.vn
Status : clientTransferProhibited
Issue Date : 14/03/2019
Expired Date : 14/03/2026
Owner Name : Example
Registrar Name: Example Registrar
Nameserver : ns1.host.example
Nameserver : ns2.host.example
`,
    { c: "2019-03-14", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "mx",
    `
Domain Name:       kestrel-example.com.mx

Created On:        2019-03-14
Expiration Date:   2026-03-13
Last Updated On:   2024-02-02
Registrar:         Example Registrar
URL:               http://registrar.example
Whois TCP URI:     whois.registrar.example
Whois Web URL:     http://registrar.example

Registrant:
   Name:           Example
   City:           Ciudad
   State:          DF

Name Servers:
   DNS:            ns1.host.example       
   DNS:            ns2.host.example       

DNSSEC DS Records:


% NOTICE: The expiration date displayed in this record is the date the
% registrar's sponsorship of the domain name registration in the registry is
% currently set to expire.
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-13", r: R, ns: NS },
  ],
  [
    "cl",
    `
%%
%% This is the NIC Chile Whois server (whois.nic.cl).
%%
Domain name: kestrel-example.cl
Registrant name: Example SpA
Registrant organisation: 
Registrar name: Example Registrar
Registrar URL: https://registrar.example
Creation date: 2019-03-14 10:11:12 CLST
Expiration date: 2026-03-14 10:11:12 CLST
Name server: ns1.host.example
Name server: ns2.host.example
%%
%% For communication with domain contacts please use website.
`,
    { c: "2019-03-14", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "pe",
    `
Domain Name: kestrel-example.pe
WHOIS Server: NIC .PE
Sponsoring Registrar: Example Registrar
Domain Status: ok
Registrant Name: Example
Admin Name: Example
Admin Email: admin@kestrel.example
Name Server: ns1.host.example
Name Server: ns2.host.example
DNSSEC: unsigned
>>> Last update of WHOIS database: 2024-11-20T10:11:12.3Z <<<
`,
    { r: R, ns: NS },
  ],
  [
    "il",
    `
query:        kestrel-example.co.il

reg-name:     kestrel
domain:       kestrel-example.co.il

descr:        Example Ltd
descr:        Street 1
phone:        +972 3 1234567
e-mail:       hostmaster AT kestrel.example
admin-c:      II-AB123-IL
nserver:      ns1.host.example
nserver:      ns2.host.example
validity:     14-03-2026
DNSSEC:       unsigned
status:       Transfer Locked
changed:      domain-registrar AT isoc.org.il 20190314 (Assigned)
changed:      domain-registrar AT isoc.org.il 20200314 (Changed)
changed:      domain-registrar AT isoc.org.il 20240202 (Changed)

person:       Example Person
nic-hdl:      II-AB123-IL
changed:      Managing Registrar 20100101

registrar name: Example Registrar
registrar info: http://registrar.example

% Rights to the data above are restricted by copyright.
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "za",
    `
Domain Name: kestrel-example.co.za
Registry Domain ID: dom_1-9999
Registrar WHOIS Server: whois.registrar.example
Registrar URL: https://registrar.example
Updated Date: 2024-02-02T10:11:12Z
Creation Date: 2019-03-14T10:11:12Z
Registry Expiry Date: 2026-03-14T10:11:12Z
Registrar Registration Expiration Date: 2026-03-14T10:11:12Z
Registrar: Example Registrar
Registrar IANA ID: 1234
Reseller: 
Domain Status: ok https://icann.org/epp#ok
Registrant Name: REDACTED
Name Server: ns1.host.example
Name Server: ns2.host.example
DNSSEC: unsigned
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "eg/sa",
    `
% SaudiNIC Whois server.
% Rights restricted by copyright.

Domain Name: kestrel-example.com.sa

 Registrant:
 Example Est.
 Address: Street
 11564 Riyadh
 Saudi Arabia

 Administrative Contact:
 Example Person

 Name Servers:
  ns1.host.example
  ns2.host.example  (192.0.2.2)

 DNSSEC: unsigned

 Created on: 2019-03-14
 Last Updated on: 2024-02-02
`,
    { c: "2019-03-14", u: "2024-02-02", ns: NS },
  ],
  [
    "ae",
    `
Domain Name:                     kestrel-example.ae
Registrar ID:                    Example Registrar
Registrar Name:                  Example Registrar
Status:                          clientDeleteProhibited
Status:                          clientTransferProhibited

Registrant Contact ID:           123
Registrant Contact Name:         Example
Registrant Contact Email:        Visit whois.aeda.ae for Web based WhoIs
Registrant Contact Organisation: Example

Tech Contact ID:                 124
Name Server:                     ns1.host.example
Name Server:                     ns2.host.example
`,
    { r: R, ns: NS },
  ],
  [
    "ir",
    `
% This is the IRNIC Whois server v1.6.2.
% Available on web at http://whois.nic.ir/

domain:		kestrel-example.ir
ascii:		kestrel-example.ir
remarks:	(Domain Holder) Example
remarks:	(Domain Holder Address) Tehran, IR
holder-c:	ab123-irnic
admin-c:	ab123-irnic
nserver:	ns1.host.example
nserver:	ns2.host.example
last-updated:	2024-02-02
expire-date:	2026-03-14
source:		IRNIC # Filtered

nic-hdl:	ab123-irnic
person:		Example
source:		IRNIC # Filtered
`,
    { u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "pk",
    `
Domain Name: kestrel-example.com.pk
Domain Status: Domain is Registered
Registrar: PKNIC
Creation Date: 2019-03-14
Expiry Date: 2026-03-14
Registrant: Example
Name Server: ns1.host.example
Name Server: ns2.host.example
`,
    { c: "2019-03-14", e: "2026-03-14", r: "PKNIC", ns: NS },
  ],
  [
    "hk",
    `
 -------------------------------------------------------------------------------
 Whois server by HKIRC
 -------------------------------------------------------------------------------
 .hk top level Domain names can be registered via HKIRC-Accredited Registrars.
 -------------------------------------------------------------------------------

Domain Name:  KESTREL-EXAMPLE.HK 

Domain Status: Active 

DNSSEC:  unsigned

Registrar Name: Example Registrar

Registrar Contact Information: Email: support@registrar.example 

Reseller: 

Registrant Contact Information:

Company English Name (It should be the same as the registered/corporation name on your Business Register Certificate or relevant documents): EXAMPLE LIMITED
Company Chinese name: 
Address: HONG KONG
Country: Hong Kong (HK)
Email: admin@kestrel.example
Domain Name Commencement Date: 14-03-2019
Expiry Date: 14-03-2026 
Re-registration Status:  Complete 

Administrative Contact Information:
Given name: EXAMPLE
Account Name: HK123T

Name Servers Information:

NS1.HOST.EXAMPLE
NS2.HOST.EXAMPLE

Status Information:

Domain Prohibit Status: 
`,
    { c: "2019-03-14", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "tw",
    `
Domain Name: kestrel-example.com.tw
   Domain Status: clientTransferProhibited
   Registrant:
      Example Co., Ltd.
      Redacted for privacy
      TW

   Administrative Contact:
      (Redacted for privacy)

   Record expires on 2026-03-14 (YYYY-MM-DD)
   Record created on 2019-03-14 (YYYY-MM-DD)

   Domain servers in listed order:
      ns1.host.example        
      ns2.host.example        

Registration Service Provider: Example Registrar
Registration Service URL: http://registrar.example
`,
    { c: "2019-03-14", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "sg",
    `
    Domain Name:		KESTREL-EXAMPLE.COM.SG
    Registrar:			Example Registrar
    Creation Date:		14-Mar-2019 10:11:12
    Modified Date:		02-Feb-2024 10:11:12
    Expiration Date:		14-Mar-2026 10:11:12
    Domain Status:		CLIENT TRANSFER PROHIBITED
    Domain Status:		VerifiedID@SG-Mandatory

    Registrant:

        Name:			EXAMPLE PTE. LTD. (SGNIC-ORG123)

    Technical Contact:

        Name:			Example
        Email:			tech@kestrel.example

    Name Servers:

        NS1.HOST.EXAMPLE
        NS2.HOST.EXAMPLE

    DNSSEC:

        DNSSEC: unsigned
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "au",
    `
Domain Name: kestrel-example.com.au
Registry Domain ID: abc-AU
Registrar WHOIS Server: whois.auda.org.au
Registrar URL: https://registrar.example
Last Modified: 2024-02-02T10:11:12Z
Registrar Name: Example Registrar
Registrar Abuse Contact Email: abuse@registrar.example
Reseller Name: 
Status: ok https://identitydigital.au/get-au/whois-status-codes#ok
Status Reason: Not Currently Eligible For Renewal
Registrant Contact ID: C-1
Name Server: ns1.host.example
Name Server IP: 192.0.2.1
Name Server: ns2.host.example
DNSSEC: unsigned
Registrant: EXAMPLE PTY LTD
Registrant ID: ABN 12345678901
Eligibility Type: Company
`,
    { u: "2024-02-02", r: R, ns: NS },
  ],
  [
    "np",
    `
Domain Name: kestrel-example.com.np
Primary Name Server: ns1.host.example
Secondary Name Server: ns2.host.example
First Registered Date: 2019-03-14
Last Updated Date: 2024-02-02
Registrant Email: a@kestrel.example
`,
    { c: "2019-03-14", u: "2024-02-02", ns: NS },
  ],
  [
    "lk",
    `
Domain Name:
     kestrel-example.lk

Created on: Thursday, 14 March 2019
Expires on: Saturday, 14 March 2026
Record last updated on: Friday, 02 February 2024

Registrant:
     Example
Domain Name Servers:
     ns1.host.example
     ns2.host.example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "ng/nic",
    `
Domain Name: kestrel-example.com.ng
Registry Domain ID: 1-NIRA
Registry WHOIS Server:: whois.nic.net.ng
Registrar URL: registrar.example
Updated Date: 2024-02-02T10:11:12.345Z
Creation Date: 2019-03-14T10:11:12.345Z
Registry Expiry Date: 2026-03-14T10:11:12.345Z
Registrar Registration Expiration Date: 2026-03-14T10:11:12.345Z
Registrar: Example Registrar
Name Server: ns1.host.example
Name Server: ns2.host.example
DNSSEC: unsigned
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "bd",
    `
Domain Name : kestrel-example.com.bd
Activation Date : 14/03/2019
Expiry Date : 14/03/2026
Name Servers : ns1.host.example, ns2.host.example
Registrant: Example
`,
    { c: "2019-03-14", e: "2026-03-14", ns: NS },
  ],
  [
    "ro",
    `
% The WHOIS service offered by ROTLD

  Domain Name: kestrel-example.ro
  Registered On: 2019-03-14
  Expires On: 2026-03-13
  Registrar: Example Registrar
  Referral URL: https://registrar.example

  DNSSEC: Inactive

  Nameserver: ns1.host.example
  Nameserver: ns2.host.example

  Domain Status: OK
`,
    { c: "2019-03-14", e: "2026-03-13", r: R, ns: NS },
  ],
  [
    "sk",
    `
Domain:                       kestrel-example.sk
Registrant:                   EXAM-0001
Admin Contact:                EXAM-0001
Tech Contact:                 EXAM-0002
Registrar:                    EXREG-0001
Created:                      2019-03-14
Updated:                      2024-02-02
Valid Until:                  2026-03-14
Nameserver:                   ns1.host.example
Nameserver:                   ns2.host.example
EPP Status:                   ok

Registrar:                    EXREG-0001
Name:                         Example Registrar
Organization:                 Example Registrar
Created:                      2017-09-01
Updated:                      2024-11-20

Contact:                      EXAM-0001
Registrar:                    EXREG-0001
Created:                      2017-09-01
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "hu",
    `
% Whois server 3.0 serving the hu ccTLD

domain:         kestrel-example.hu
record created: 2019-03-14
Tovabbi adatokert ld.:
https://www.domain.hu/domain-kereses/
`,
    { c: "2019-03-14" },
  ],
  [
    "rs",
    `
% The data in the Whois database are provided by RNIDS
Domain name: kestrel-example.rs
Domain status: Active
Registration date: 14.03.2019 10:11:12
Modification date: 02.02.2024 10:11:12
Expiration date: 14.03.2026 10:11:12
Confirmed: Yes
Registrar: Example Registrar
 
Registrant: Example
Address: Beograd, Serbia
ID Number: 123
Tax ID: 456
 
DNS: ns1.host.example - 192.0.2.1
DNS: ns2.host.example - 
DNSSEC signed: no
 
Whois Timestamp: 20.11.2024 10:11:12
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "bg",
    `
DOMAIN NAME: kestrel-example.bg (kestrel-example.bg)
registration status: busy, active
NAME SERVER INFORMATION:
ns1.host.example
ns2.host.example
DNSSEC: inactive
According to REGULATION (EU) 2016/679 (GDPR) personal data is not published.
`,
    { ns: NS },
  ],
  [
    "fi",
    `
domain.............: kestrel-example.fi
status.............: Registered
created............: 14.3.2019 10:11:12
expires............: 14.3.2026 10:11:12
available..........: 14.4.2026 10:11:12
modified...........: 2.2.2024 10:11:12
holder transfer....: 5.5.2020 00:00:00
RegistryLock.......: no

Nameservers

nserver............: ns1.host.example [OK]
nserver............: ns2.host.example [OK]

DNSSEC

dnssec.............: unsigned delegation

Holder

name...............: Example Oy
register number....: 123
country............: Finland

Registrar

registrar..........: Example Registrar
www................: registrar.example

>>> Last update of WHOIS database: 20.11.2024 10:15:12 (EET) <<<
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "be",
    `
% .be Whois Server 6.1
Domain:	kestrel-example.be
Status:	NOT AVAILABLE
Registered:	Thu Mar 14 2019

Registrant:
	Not shown, please visit www.dnsbelgium.be for webbased whois.

Registrar Technical Contacts:
	Organisation:	Example Tech
	Language:	en
	Phone:	+32.123

Registrar:
	Name:	Example Registrar
	Website:	https://registrar.example

Nameservers:
	ns1.host.example (192.0.2.1)
	ns2.host.example

Keys:

Flags:
	clientTransferProhibited
`,
    { c: "2019-03-14", r: R, ns: NS },
  ],
  [
    "uk",
    `
    Domain name:
        kestrel-example.co.uk

    Data validation:
        Nominet was able to match the registrant's name and address against a 3rd party data source on 10-Dec-2018

    Registrar:
        Example Registrar [Tag = EXAMPLE]
        URL: http://registrar.example

    Relevant dates:
        Registered on: 14-Mar-2019
        Expiry date:  14-Mar-2026
        Last updated:  02-Feb-2024

    Registration status:
        Registered until expiry date.

    Name servers:
        ns1.host.example
        ns2.host.example          192.0.2.2

    WHOIS lookup made at 10:11:12 20-Nov-2024
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "gr/cy free text",
    `
Domain Name: kestrel-example.cy
Όνομα: kestrel
Ημερομηνία εγγραφής: 14/03/2019
Ημερομηνία λήξης: 14/03/2026
Name Server: ns1.host.example
Name Server: ns2.host.example
`,
    { c: "2019-03-14", e: "2026-03-14", ns: NS },
  ],
  [
    "pt",
    `
Domain: kestrel-example.pt
Domain Status: Registered
Creation Date: 14/03/2019 10:11:12
Expiration Date: 13/03/2026 23:59:00
Owner Name: Example
Owner Address: Rua
Name Server: ns1.host.example | IPv4:  and IPv6: 
Name Server: ns2.host.example | IPv4: 192.0.2.1 and IPv6: 
`,
    { c: "2019-03-14", e: "2026-03-13", ns: NS },
  ],
  [
    "gtld godaddy",
    `
Domain Name: KESTREL-EXAMPLE.COM
Registrar WHOIS Server: whois.registrar.example
Updated Date: 2024-02-02T10:11:12Z
Creation Date: 2019-03-14T10:11:12Z
Registrar Registration Expiration Date: 2026-03-14T10:11:12Z
Registrar: Example Registrar
Registrar IANA ID: 146
Registrar Abuse Contact Email: abuse@registrar.example
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
Registry Registrant ID: Not Available From Registry
Registrant Name: Registration Private
Name Server: NS1.HOST.EXAMPLE
Name Server: NS2.HOST.EXAMPLE
DNSSEC: unsigned
URL of the ICANN WHOIS Data Problem Reporting System: http://wdprs.internic.net/
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "old tucows",
    `
Registrant:
 Example Inc.
 1 Street
 Toronto, ON M5V
 CA

 Domain name: KESTREL-EXAMPLE.COM

 Administrative Contact:
    Person, Example  admin@kestrel.example
    +1.4165551234

 Registration Service Provider:
    Example Registrar, support@registrar.example

 Registrar of Record: TUCOWS, INC.
 Record last updated on 02-Feb-2024.
 Record expires on 14-Mar-2026.
 Record created on 14-Mar-2019.

 Registrar Domain Name Help Center:
    http://tucowsdomains.com

 Domain servers in listed order:
    NS1.HOST.EXAMPLE   
    NS2.HOST.EXAMPLE   
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "old netsol",
    `
Registrant:
Example
   1 Street
   US

   Domain Name: KESTREL-EXAMPLE.COM

   Administrative Contact, Technical Contact:
      Example		a@kestrel.example

   Record expires on 14-Mar-2026.
   Record created on 14-Mar-2019.
   Database last updated on 20-Nov-2024 10:11:12 EST.

   Domain servers in listed order:

   NS1.HOST.EXAMPLE             192.0.2.1
   NS2.HOST.EXAMPLE             192.0.2.2
`,
    { c: "2019-03-14", e: "2026-03-14", ns: NS },
  ],
  [
    "melbourne it",
    `
Domain Name.......... kestrel-example.com
  Creation Date........ 2019-03-14
  Registration Date.... 2019-03-14
  Expiry Date.......... 2026-03-14
  Organisation Name.... Example
  Organisation Address. 1 Street

Admin Name........... Example
  Admin Phone.......... +61.3

  Name Server.......... ns1.host.example
  Name Server.......... ns2.host.example
`,
    { c: "2019-03-14", e: "2026-03-14", ns: NS },
  ],
  [
    "ovh/gandi old",
    `
domain: kestrel-example.com
reg_created: 2019-03-14 10:11:12
expires: 2026-03-14 10:11:12
created: 2019-03-14 12:11:12
changed: 2024-02-02 10:11:12
transfer-prohibited: yes
ns0: ns1.host.example 
ns1: ns2.host.example
owner-c:
  nic-hdl: AB123-GANDI
  owner-name: Example
  organisation: ~
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", ns: NS },
  ],
  [
    "cn",
    `
Domain Name: kestrel-example.cn
ROID: 20190314s10001s12345678-cn
Domain Status: ok
Registrant: 示例
Registrant Contact Email: a@kestrel.example
Sponsoring Registrar: Example Registrar
Name Server: ns1.host.example
Name Server: ns2.host.example
Registration Time: 2019-03-14 10:11:12
Expiration Time: 2026-03-14 10:11:12
DNSSEC: unsigned
`,
    { c: "2019-03-14", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "ve/gt/cr",
    `
Dominio: kestrel-example.gt
Titular: Ejemplo S.A.
Fecha de registro: 14-mar-2019
Fecha de expiración: 14-mar-2026
Última modificación: 02-feb-2024
Estado: ACTIVO
Registrador: Example Registrar
Servidor(es) de Nombres de Dominio:
  - ns1.host.example
  - ns2.host.example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "uz",
    `
% Uzbekistan Whois Server
Domain Name: KESTREL-EXAMPLE.UZ
Registrar: Example Registrar
Whois Server: www.whois.uz
Referral URL: http://www.cctld.uz/
Name Server: ns1.host.example. <not.defined.>
Name Server: ns2.host.example. <no>
Name Server: not.defined. not.defined.
Status: ACTIVE
Updated Date: 02-feb-2024
Creation Date: 14-mar-2019
Expiration Date: 14-mar-2026
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "cz",
    `
domain:       kestrel-example.cz
registrant:   EXAM-1
admin-c:      EXAM-1
nsset:        EXAMNS
registrar:    REG-EXAMPLE
registered:   14.03.2019 10:11:12
changed:      02.02.2024 10:11:12
expire:       14.03.2026

contact:      EXAM-1
org:          Example
registrar:    REG-EXAMPLE
created:      12.07.2010 11:30:00

nsset:        EXAMNS
nserver:      ns1.host.example (192.0.2.1)
nserver:      ns2.host.example
tech-c:       EXAM-1
registrar:    REG-EXAMPLE
created:      02.12.2011 10:55:00
changed:      20.02.2012 14:26:00
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: "REG-EXAMPLE", ns: NS },
  ],
  [
    "ke",
    `
Domain Name: kestrel-example.co.ke
Registry Domain ID: 123-KENIC
Creation Date: 14-Mar-2019 10:11:12 GMT
Updated Date: 02-Feb-2024 10:11:12 GMT
Registry Expiry Date: 14-Mar-2026 10:11:12 GMT
Registrar: Example Registrar
Name Server: ns1.host.example
Name Server: ns2.host.example
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "is",
    `
domain:       kestrel-example.is
registrant:   EX1-IS
admin-c:      EX1-IS
nserver:      ns1.host.example
nserver:      ns2.host.example
dnssec:       unsigned delegation
created:      March 14 2019
expires:      March 14 2026
source:       ISNIC

nic-hdl:      EX1-IS
address:      IS
created:      January  1 2001
source:       ISNIC
`,
    { c: "2019-03-14", e: "2026-03-14", ns: NS },
  ],
  [
    "lt",
    `
Domain:               kestrel-example.lt
Status:               registered
Registered:           2019-03-14
Expires:              2026-03-14

Registrar:            Example Registrar
Registrar website:    https://registrar.example
Registrar email:      hostmaster@registrar.example

Nameserver:           ns1.host.example [192.0.2.1]
Nameserver:           ns2.host.example
`,
    { c: "2019-03-14", e: "2026-03-14", r: R, ns: NS },
  ],
  [
    "lv",
    `
[Domain]
Domain: kestrel-example.lv
Status: active
Changed: 2024-02-02T10:11:12.345+02:00

[Holder]
Type: Legal person
Name: Example SIA

[Tech]
Type: Natural person
Name: None

[Registrar]
Type: Legal person
Name: Example Registrar

[Nservers]
Nserver: ns1.host.example
Nserver: ns2.host.example

[Whois]
Updated: 2024-11-20T10:11:12.345678+00:00
`,
    { u: "2024-02-02", r: R, ns: NS },
  ],
  [
    "ee",
    `
Domain:
name:       kestrel-example.ee
status:     ok (paid and in zone)
registered: 2019-03-14 10:11:12 +03:00
changed:    2024-02-02 10:11:12 +03:00
expire:     2026-03-14
outzone:    
delete:     

Registrant:
name:       Example OÜ
org id:     123
changed:    Not Disclosed

Registrar:
name:       Example Registrar
url:        http://registrar.example
changed:    2023-05-05 10:11:12 +03:00

Name servers:
nserver:   ns1.host.example
nserver:   ns2.host.example
changed:   2022-01-01 00:00:00 +03:00
`,
    { c: "2019-03-14", u: "2024-02-02", e: "2026-03-14", r: R, ns: NS },
  ],
];

const day = (date: string | null) => date?.slice(0, 10);

test.each(TEXTS)("a record of %s is read, with either end of lines", (_, text, expected) => {
  for (const each of [text, text.replaceAll("\n", "\r\n")]) {
    const found = whoisMetadata(each, "whois.example");
    expect({
      c: day(found.registration_date),
      u: day(found.updated_on),
      e: day(found.expiration_date),
    }).toEqual({ c: expected.c, u: expected.u, e: expected.e });
    if (expected.r !== undefined) expect(found.registrar).toBe(expected.r);
    expect(found.nameservers.map((host) => host.toLowerCase().replace(/\.$/, ""))).toEqual(expected.ns ?? []);
    expect(["absence", "refusal"]).not.toContain(whoisVerdict(each));
  }
});
