/**
 * The mails to desks, one template a role. `{{field}}` is replaced by its value; a line whose fields are all empty is
 * left out.
 * @module
 */
import type { DeskRole } from "./desks.ts";

const FACTS = `What is reported
  Domain:       {{name}}
  Page:         {{url}}
  Leads to:     {{redirects}}
  Imitates:     {{original}}
  Difference:   {{edit}}
  Verdict:      {{verdict}}
  Because:      {{reasons}}
  Seen at:      {{observed}} (UTC)

What we know of it
  Registrar:    {{registrar}}
  Registered:   {{registered}}
  Status:       {{status}}
  Addresses:    {{addresses}}
  Network:      {{network}}
  Name servers: {{nameservers}}
  Mail servers: {{mailservers}}
  Certificate:  {{issuer}}
`;

const ENDING = `
Attached is the same report in XARF 4 (xarf.json), for automated handling.
{{evidence}}

Please answer to {{reporter_contact}} and keep the reference {{reference}}.

{{reporter_org}}
{{reporter_contact}}

Names and URLs above are written so that no program opens them: hxxp stands for http, [.] for a dot. We wrote to
{{desk}} because {{desk_source}} names it for {{desk_subject}}.
`;

const mail = (subject: string, request: string): string =>
  `Subject: ${subject} [{{reference}}]

Dear abuse team of {{desk}},

${request}

${FACTS}${ENDING}`;

/** A template for each role. */
export const MAIL_TEMPLATES: Readonly<Record<DeskRole, string>> = {
  registrar: mail(
    "{{type}}: {{name}} imitates {{brand}}",
    `the domain {{name}}, registered through you, imitates {{brand}}. Please suspend it (clientHold), and let us know
what you did. The original is {{original}}; we report on behalf of {{reporter_org}}.`,
  ),
  registry: mail(
    "{{type}}: {{name}} imitates {{brand}}",
    `the domain {{name}} under a suffix of yours imitates {{brand}}. Please suspend it (serverHold) under your
anti-abuse policy, or pass this on to its registrar.`,
  ),
  hosting: mail(
    "{{type}} on {{desk_subject}}: {{name}} imitates {{brand}}",
    `a server in your network, {{desk_subject}}, serves {{name}}, which imitates {{brand}}. Please remove the content or
disconnect the server, preserve its logs, and let us know what you did.`,
  ),
  cdn: mail(
    "{{type}} behind your network: {{name}} imitates {{brand}}",
    `{{name}}, which imitates {{brand}}, is served through you. Please stop serving it or warn its visitors, and pass this
report on to the hosting company behind it, or tell us who that is.`,
  ),
  dns: mail(
    "{{type}}: {{name}}, served by your name servers, imitates {{brand}}",
    `your name servers answer for {{name}}, which imitates {{brand}}. Please stop answering for it under your terms of
use.`,
  ),
  mail: mail(
    "{{type}}: {{name}}, with mail at yours, imitates {{brand}}",
    `you handle mail for {{name}}, which imitates {{brand}}: it can receive answers to fraudulent mail, and send it. Please
close the account, and let us know what you did.`,
  ),
  ca: mail(
    "{{type}}: your certificate for {{name}}, which imitates {{brand}}",
    `you issued the certificate of {{name}}, which imitates {{brand}}. Please examine it as a certificate problem report
(Baseline Requirements section 4.9.3).`,
  ),
};
