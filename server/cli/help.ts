/** What `--version` prints. */
export const VERSION = "0.1.0";

/** Commands that have one help. */
export const LOOKUPS: readonly string[] = ["squat", "nxdomain", "analyze"];

/** Which help tells of a command; options alone are told of by the overview. */
export function topicOf(command: string): string {
  return command.startsWith("-") ? "" : LOOKUPS.includes(command) ? "lookup" : command;
}

/** What `--help` prints, by command; the empty one is the overview. */
export const HELP: Readonly<Record<string, string>> = {
  "": `deadringer - finds look-alike domains and says what they are

Usage: deadringer COMMAND [options]

  squat DOMAIN      registered look-alikes, with what is known of each
  nxdomain DOMAIN   look-alikes that are free to register, with the evidence
  analyze HOST      one host, every signal
  permute DOMAIN    look-alikes only, best first; asks nobody
  untwist NAME      which brands a suspect name imitates; asks nobody
  explain DOMAIN NAME  which edits lead from one to the other
  ct COMMAND        names in certificates: import, search, hydrate, logs, follow
  compare OLD NEW   what is new, gone and changed between two lookups
  classify          scores rows of facts from a file
  history COMMAND   the memory of passive DNS: import, prune
  update            renew the tables of RDAP servers and CT logs
  demo              squat against a miniature internet on this machine
  serve             the HTTP service
  work              works for the lookups of services on the same PostgreSQL
  owner             who may sign in to its web app: add, link, list, remove
  key               API keys of the service: create, list, revoke
  completion SHELL  completes this command line: bash, zsh, fish

  --help after a command, or help COMMAND, tells its options; --version prints
  the version.

Examples:
  deadringer demo
  deadringer squat paypal.com
  deadringer squat paypal.com --format csv > paypal.csv
  deadringer permute paypal.com --kinds Homoglyph,Omission --limit 50

Exit codes: 0 done, 1 failed, 2 wrong use, 3 out of time, 130 interrupted.
`,
  permute: `deadringer permute DOMAIN - look-alikes, best first; asks nobody

  -n, --limit N         at most N names (default 1000 on a terminal, else 10000)
  -k, --kinds A,B       only these kinds: Addition, Bitsquatting,
                        DoubleVowelInsertion, FauxTld, Homoglyph, Hyphenation,
                        Insertion, Keyword, Mapped, Omission, Repetition,
                        Replacement, Subdomain, Tld, Transposition,
                        VowelShuffle, VowelSwap
      --tlds A,B        only these suffixes for Tld
      --keywords A,B    your own keywords, taken to be likely
      --tlds-file FILE, --keywords-file FILE
                        more of them, one a line; - is stdin
      --keyboards A,B   keyboard layouts: qwerty, qwertz, azerty, йцукен, dvorak
                        (default: by the suffix's country)
  -f, --format F        table, list, ndjson, json, csv
                        (default table on a terminal, else list)

Examples:
  deadringer permute paypal.com
  deadringer permute münchen.de -k Homoglyph -f ndjson
`,
  untwist: `deadringer untwist NAME... - which brands a suspect name imitates

      --brands A,B          the brands' own names
      --brands-file FILE    more of them, one a line
  -n, --limit N             at most N brands a name (default 10)
  -f, --format F            text, ndjson (default text on a terminal)

Edits say where they are, counted from 0: go0gle.com has o → 0 at 2.

NAME - reads names from stdin; lines that are none are told and left out. URLs
and defanged names (hxxp, [.]) are fine. Exit code 1 when no name is like any
brand.

Examples:
  deadringer untwist paypa1-login.top --brands paypal.com,ebay.com
  deadringer untwist - --brands-file brands.txt < new-domains.txt
`,
  explain: `deadringer explain DOMAIN NAME... - which edits lead from one to the other

  -f, --format F            text, ndjson (default text on a terminal)

Edits say where they are in DOMAIN, counted from 0: from google.com to
go0gle.com it is o → 0 at 2.

Examples:
  deadringer explain paypal.com paypa1.top paypal-login.com
`,
  lookup: `deadringer squat|nxdomain|analyze DOMAIN

  squat looks for registered look-alikes, nxdomain for free ones; analyze looks
  at the very host.

  -n, --limit N         at most N permutations, best first (default 10000)
  -k, --kinds A,B       only these kinds; deadringer permute --help lists them
      --tlds A,B        only these suffixes for Tld
      --keywords A,B    your own keywords, taken to be likely
      --tlds-file FILE, --keywords-file FILE
                        more of them, one a line; - is stdin
      --keyboards A,B   keyboard layouts
      --names FILE      look at these names instead, one a line; - is stdin;
                        URLs and defanged names are fine
      --with-permutations  with --names: look at permutations too
      --ops A,B         only these results: Levenshtein, IpEnumeration, GeoIp,
                        Dns, Nxdomain, HttpBanner, RedirectChain, Technologies,
                        OriginX509, MxCheck, Rdap, WhoIs, PassiveDns,
                        PassiveTls, RegistrationMetadata, Classification,
                        Screenshot, CertificateTransparency
      --passive         no packet to the candidates' own servers
      --ct DIR          an index of certificates (see deadringer ct --help):
                        more look-alikes, and what certificates there are
      --screenshots DIR  pictures of the candidates' pages, as PNG files there;
                        needs Chromium or Chrome on this machine
      --history FILE    remember what is seen, tell what was seen before
      --history-source URL  also ask this server of passive DNS (common output
                        format); {name} in it stands for the name. Credentials:
                        DEADRINGER_HISTORY_AUTHORIZATION in the environment,
                        the value of the header field
      --plan            print who would be asked what, and stop; asks nobody
      --data DIR        tables kept by deadringer update (default
                        $DEADRINGER_DATA, else ./data)
      --contact TEXT    how you can be reached, a URL or mail address: stands in
                        the User-Agent of what is asked
      --user-agent TEXT  what pages are told instead: some show what is no
                        browser another page
  -r, --resolver IP[:PORT]  ask this resolver; may be repeated
                        (default: the system's)
      --deadline T      give up after T, such as 90s or 5m (default 10m)
      --concurrency N   registered names under study at once (default 64)
      --server URL      let this service do it; takes only --limit and --format
      --key KEY         key for it (or DEADRINGER_KEY in the environment)
  -f, --format F        table, ndjson, json, csv, list (default table on a
                        terminal, else ndjson); the table of analyze is a sheet
  -q, --quiet           no notices, only errors

Data goes to stdout, notices to stderr.

Examples:
  deadringer squat paypal.com --resolver 1.1.1.1 --resolver 9.9.9.9
  deadringer squat paypal.com --names suspects.txt --ops Dns,GeoIp -f csv
  deadringer nxdomain paypal.com --limit 2000 -f list
`,
  compare: `deadringer compare OLD NEW - two lookups of the same name, as NDJSON files

  Prints names that are new (+), gone (-) and changed (~), with what changed,
  and those that OLD got no usable answer of (?): they may not be new.
  One of the files may be -, which is stdin. Prints nothing when nothing has
  changed. When NEW is not complete (out of time, no network), what it lacks is
  not told as gone, and the exit code is 3.

  -f, --format F        text, ndjson (default text on a terminal, else ndjson)

Example:
  deadringer squat paypal.com -q -f ndjson > today.ndjson
  deadringer compare yesterday.ndjson today.ndjson
`,
  classify: `deadringer classify --facts FILE.jsonl - scores rows of facts

      --facts FILE      rows {"id", "url", "html", "a", "aaaa", "ns", "mx",
                        "headers", "redirects"}, all but id optional, one a
                        line; may be gzip; - is stdin
      --no-self-reference  leave out what depends on the page's own host

Prints {"id", "legitimate", "phishing", "parked", "reasons"}, one a line.

Example:
  deadringer classify --facts rows.jsonl > scores.jsonl
`,
  history: `deadringer history import FILE --history DB
deadringer history prune --history DB [--days N] [--rows N]

  import adds passive DNS of others, a file of one JSON object a line in the
  common output format, to the memory DB, which is made if there is none. FILE -
  is stdin. Counts add up: a file that is imported twice counts twice.

  prune forgets what was not seen for N days, and beyond N rows what was not
  seen for the longest time.

Example:
  deadringer history import pdns.ndjson --history seen.db
  deadringer squat paypal.com --history seen.db
`,
  update: `deadringer update [rdap] [logs] [whois] - renews tables of the world

  rdap                  RDAP servers by suffix, from IANA
  logs                  certificate transparency logs and their keys
  whois                 WHOIS servers by suffix; only with --from:
                        {"com": "whois.example.net", …}

  Without a name: rdap and logs. Lookups use what is kept; what is not, the
  package brings along. Nothing is renewed by itself.

      --from FILE|URL   take the one named from there
      --data DIR        where tables are kept (default $DEADRINGER_DATA, else
                        ./data)
  -r, --resolver IP[:PORT]  ask this resolver; may be repeated
      --contact TEXT    URL or mail address for the User-Agent

Examples:
  deadringer update
  deadringer update rdap --from https://mirror.example.com/rdap/dns.json
`,
  ct: `deadringer ct COMMAND - names in certificates, from certificate transparency

  ct import FILE...         names from plain lists, get-entries answers (JSON)
                            and folders of tiled logs; .gz is unpacked,
                            - is stdin
      --log LOG             the log that certificates are from (URL, name or
                            number): its entries get occurrences
      --from N              index of the first entry of a get-entries answer
  ct search PATTERN         names that match
      --kind K              regex, exact, contains, prefix, suffix, wildcard,
                            lookalike (default regex, which is RE2; lookalike
                            takes a domain)
      --field F             name, registrable_domain, subdomain, tld (default
                            name)
  -n, --limit N             at most N names, up to 1000 (default 100)
      --precert             also names seen in precertificates only
  ct hydrate LOG:INDEX...   certificates, kept here or asked from their logs
  ct logs                   the known logs and how far each is followed
      --update LIST         take in a log list of version 3, a file or https URL
      --clear LOG           forget that it lied: it is followed again
  ct follow                 follows logs; a log that lies is left and reported
      --log URL             this log (URL, name or number); may be repeated
                            (default: all that are in use)
      --from N, --to N      these entries, for logs never followed before
      --match BRAND,...     keep and print only names that look like these
      --once                stop where the logs end now
      --rate N              at most N questions a second to each log
                            (default 10)
      --certificates        keep certificates too, not only names

  With all: --data DIR      the index is in DIR/ct (default ./data, or the
                            database of DEADRINGER_STORE=postgres://...)
  -f, --format F            search, logs: table, ndjson, json, list
                            (default table on a terminal, else ndjson)

Examples:
  deadringer ct import names.txt
  deadringer ct search paypal.com --kind lookalike
  deadringer ct follow --log https://ct.example.org/2026h1/ --match paypal.com
  deadringer squat paypal.com --ct ./data/ct
`,
  demo: `deadringer demo - squat kestrelbank.com in a miniature internet

  Starts DNS and other servers on this machine's loopback addresses, does a
  whole lookup against them and stops them. No packet leaves the machine.
  Takes the options of squat; see deadringer squat --help.

Examples:
  deadringer demo
  deadringer demo --format ndjson
  deadringer demo --screenshots ./pictures
`,
  serve: `deadringer serve - the HTTP service

      --port N          listen on port N (default 8787; 0 takes a free one)
      --host H          listen on address H (default 127.0.0.1)
      --data DIR        folder of the embedded store (default ./data)
      --demo            lookups go to a miniature internet on this machine
      --settings        print every setting, what it may be and its default

DEADRINGER_STORE=postgres://USER@HOST:PORT/DATABASE keeps everything in
PostgreSQL instead, where several instances share it; see deadringer work
--help too.

Settings come from the environment, as DEADRINGER_NAME. On the first start it
prints a link that makes the first owner, who can sign in to the web app and
make keys there; DEADRINGER_ADMIN_NAME with
DEADRINGER_ADMIN_PASSPHRASE or DEADRINGER_ADMIN_PASSPHRASE_FILE does so too.

Examples:
  deadringer serve --demo
  DEADRINGER_RATE_LIMIT=600 deadringer serve --host 0.0.0.0 --data /srv/dr
`,
  work: `deadringer work - works for the lookups of services on other machines

      --batches N       work on N batches of candidates at a time (default 4)
      --data DIR        folder of the index of certificates (default ./data)
      --demo            look into a miniature internet on this machine

DEADRINGER_STORE=postgres://USER@HOST:PORT/DATABASE names the database that the
services use too; a password comes from DEADRINGER_STORE_PASSWORD or from the
file DEADRINGER_STORE_PASSWORD_FILE names. Services share their lookups when
they run with DEADRINGER_LOOKUPS=workers.

Example:
  DEADRINGER_STORE=postgres://dr@db.example.net/dr deadringer work
`,
  completion: `deadringer completion bash|zsh|fish - completes the command line

  Prints a script for the shell: commands, their options and what these may be.

Examples:
  source <(deadringer completion bash)     in ~/.bashrc
  source <(deadringer completion zsh)      in ~/.zshrc, after compinit
  deadringer completion fish | source      in ~/.config/fish/config.fish
`,
  owner: `deadringer owner add|link|list|remove - who may sign in to the web app

  add NAME              a new owner, and a link that signs in, once
  link NAME             another such link, good for an hour: for owners without
                        a passphrase, or who forgot theirs
  list                  owners
  remove NAME           signs out everywhere and revokes the keys of that name;
                        results stay until they expire

      --server URL      how the service is reached (default by the settings)
      --data DIR        folder of the embedded store (default ./data)
      --json            JSON lines

Examples:
  deadringer owner add ann
  deadringer owner link ann --server https://deadringer.example.com
`,
  key: `deadringer key create|list|revoke - API keys, also while the service runs

  create --owner NAME   a new key, printed once on stdout
      --name TEXT       what to call it
      --scopes A,B      lookup:squat, lookup:nxdomain, analyze, ct (default all)
      --expires T       7, 30, 60 or 90 days, never, or an RFC 3339 time
                        (default 90)
  list [--owner NAME]   keys, without their secrets
  revoke ID…            keys stop working with the next request

      --data DIR        folder of the embedded store (default ./data), unless
                        DEADRINGER_STORE names a PostgreSQL database
      --json            JSON lines

Examples:
  deadringer key create --owner ann --scopes lookup:squat,ct --expires 30
  deadringer key revoke key_0123456789ab
`,
};
