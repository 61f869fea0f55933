import type { WhoisFormat } from "./whois_formats.ts";

const NS = ["ns1.host.example", "ns2.host.example"];

/** Formats of further registries, as in `whois_formats.ts`. */
export const MORE_FORMATS: WhoisFormat[] = [
  {
    suffixes: "ar com.ar",
    text: `% La información a la que estás accediendo se provee exclusivamente para
% fines relacionados con operaciones sobre nombres de dominios y DNS.

domain:\t\tkestrel-example.com.ar
registrant:\t20123456789
registrar:\tnicar
registered:\t2020-03-31 00:00:00
changed:\t2025-04-01 09:10:11.123456
expire:\t\t2026-03-31 00:00:00

contact:\t20123456789
name:\t\tEXAMPLE PERSON
registrar:\tnicar
created:\t2013-07-26 00:00:00
changed:\t2025-01-02 03:04:05.678901

nserver:\tns1.host.example ()
nserver:\tns2.host.example ()
registrar:\tnicar
created:\t2016-07-01 00:01:11.292541
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-03-31T00:00:00Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "nicar",
      nameservers: NS,
    },
  },
  {
    suffixes: "cl",
    text: `%%
%% This is the NIC Chile Whois server (whois.nic.cl).
%%
%% Rights restricted by copyright.
%%

Domain name: kestrel-example.cl
Registrant name: Example Person
Registrant organisation:
Registrar name: Example Registrar
Registrar URL: https://www.registrar.example
Creation date: 2020-03-31 13:38:16 CLST
Expiration date: 2026-03-31 13:38:16 CLST
Name server: ns1.host.example
Name server: ns2.host.example

%%
%% For communication with domain contacts please use website.
%%
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      registrar: "Example Registrar",
      nameservers: NS,
    },
  },
  {
    suffixes: "nz co.nz",
    text: `Domain Name: kestrel-example.co.nz
Registrar URL: https://www.registrar.example
Updated Date: 2025-04-01T09:10:11Z
Creation Date: 2020-03-31T13:38:16Z
Original Created: 2020-03-31T13:38:16Z
Registrar: Example Registrar
Domain Status: clientTransferProhibited https://icann.org/epp#clientTransferProhibited
Domain Status: ok https://icann.org/epp#ok
Name Server: ns1.host.example
Name Server: ns2.host.example
DNSSEC: unsigned
URL of the Domain Name Commission Limited Inaccuracy Complaint Form: https://dnc.org.nz/enquiry-form/
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: null,
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar",
      status_codes: ["clientTransferProhibited", "ok"],
      nameservers: NS,
      dnssec_status: "Unsigned",
    },
  },
  {
    suffixes: "za co.za",
    text: `Domain Name: kestrel-example.co.za
Registry Domain ID: dom_1A2B3-9999
Registrar WHOIS Server: coza-whois.registry.net.za
Registrar URL: https://www.registrar.example
Updated Date: 2025-04-01T09:10:11Z
Creation Date: 2020-03-31T13:38:16Z
Registry Expiry Date: 2026-03-31T13:38:16Z
Registrar Registration Expiration Date: 2026-03-31T13:38:16Z
Registrar: Example Registrar
Registrar IANA ID:
Registrar Abuse Contact Email: abuse@registrar.example
Registrar Abuse Contact Phone: +27.215551234
Reseller:
Domain Status: ok https://icann.org/epp#ok
Registrant Name: REDACTED
Name Server: ns1.host.example
Name Server: ns2.host.example
DNSSEC: unsigned
URL of the ICANN Whois Inaccuracy Complaint Form: https://www.icann.org/wicf/
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar",
      registrar_iana_id: null,
      registrar_abuse_contact: "abuse@registrar.example",
      reseller: null,
      nameservers: NS,
    },
  },
  {
    suffixes: "id co.id",
    text: `Domain ID:PANDI-DO1234567
Domain Name:kestrel-example.id
Created On:2020-03-31 13:38:16
Last Updated On:2025-04-01 09:10:11
Expiration Date:2026-03-31 23:59:59
Status:clientTransferProhibited
Status:serverTransferProhibited

====================================================
Sponsoring Registrar Organization:Example Registrar PT
Sponsoring Registrar URL:www.registrar.example
Sponsoring Registrar Street:Jl. Example No.1
Sponsoring Registrar City:Jakarta
Sponsoring Registrar Country:ID
Sponsoring Registrar Phone:0215551234
Sponsoring Registrar Email:abuse@registrar.example
Name Server:ns1.host.example
Name Server:ns2.host.example
DNSSEC:Unsigned

Abuse Domain Report https://pandi.id/domain-abuse-form/?lang=en
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T23:59:59Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar PT",
      status_codes: ["clientTransferProhibited", "serverTransferProhibited"],
      nameservers: NS,
      dnssec_status: "Unsigned",
    },
  },
  {
    suffixes: "ee",
    text: `Estonia .ee Top Level Domain WHOIS server

Domain:
name:       kestrel-example.ee
status:     ok (paid and in zone)
registered: 2020-03-31 13:38:16 +03:00
changed:    2025-04-01 09:10:11 +03:00
expire:     2026-04-01
outzone:
delete:

Registrant:
name:       Example OÜ
org id:     12345678
country:    EE
email:      Not Disclosed - Visit www.internet.ee for webbased WHOIS
changed:    2020-05-06 07:08:09 +03:00

Registrar:
name:       Example Registrar OÜ
url:        http://www.registrar.example
phone:      +372 555 1234
changed:    2024-01-02 03:04:05 +02:00

Name servers:
nserver:   ns1.host.example
nserver:   ns2.host.example
changed:   2020-03-31 13:38:16 +03:00

Estonia .ee Top Level Domain WHOIS server
More information at http://internet.ee
`,
    expect: {
      registration_date: "2020-03-31T10:38:16Z",
      expiration_date: "2026-04-01T00:00:00Z",
      updated_on: "2025-04-01T06:10:11Z",
      registrar: "Example Registrar OÜ",
      nameservers: NS,
    },
  },
  {
    suffixes: "lt",
    text: `% Hello, this is the DOMREG whois service.
%
% By submitting a query you agree not to use the information made
% available to you for advertising.
%
Domain:\t\t\tkestrel-example.lt
Status:\t\t\tregistered
Registered:\t\t2020-03-31
Expires:\t\t2026-04-01
%
Registrar:\t\tExample Registrar
Registrar website:\thttps://www.registrar.example
Registrar email:\tabuse@registrar.example
%
Contact organization:\tExample UAB
Contact email:\t\thostmaster@registrar.example
%
Nameserver:\t\tns1.host.example
Nameserver:\t\tns2.host.example
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: "2026-04-01T00:00:00Z",
      registrar: "Example Registrar",
      registrar_abuse_contact: "abuse@registrar.example",
      status_codes: ["registered"],
      nameservers: NS,
    },
  },
  {
    suffixes: "rs co.rs",
    text: `% The data in the Whois database are provided by RNIDS
% for information purposes only

Domain name: kestrel-example.rs
Domain status: Active https://www.rnids.rs/en/domain-name-status-codes#Active
Registration date: 31.03.2020 13:38:16
Modification date: 01.04.2025 09:10:11
Expiration date: 31.03.2026 13:38:16
Confirmed: 31.03.2020 13:38:16
Registrar: Example Registrar d.o.o.


Registrant: Example d.o.o.
Address: Example street 1, Beograd, Serbia

DNS: ns1.host.example - 192.0.2.1
DNS: ns2.host.example -


DNSSEC signed: no

Whois Timestamp: 21.11.2025 05:00:00
`,
    expect: {
      registration_date: "2020-03-31T13:38:16Z",
      expiration_date: "2026-03-31T13:38:16Z",
      updated_on: "2025-04-01T09:10:11Z",
      registrar: "Example Registrar d.o.o.",
      nameservers: NS,
      dnssec_status: "Unsigned",
    },
  },
  {
    suffixes: "lu",
    text: `% Access to RESTENA DNS-LU WHOIS information is provided to assist persons
% in determining the content of a domain name registration record.
%
domainname:     kestrel-example.lu
domaintype:     ACTIVE
nserver:        ns1.host.example
nserver:        ns2.host.example
ownertype:      ORGANISATION
registered:     31/03/2020
org-name:       Example SARL
org-country:    LU
registrar-name:         Example Registrar SA
registrar-email:        abuse@registrar.example
registrar-url:          https://www.registrar.example
registrar-country:      LU
`,
    expect: {
      registration_date: "2020-03-31T00:00:00Z",
      expiration_date: null,
      registrar: "Example Registrar SA",
      registrar_abuse_contact: "abuse@registrar.example",
      nameservers: NS,
    },
  },
];
