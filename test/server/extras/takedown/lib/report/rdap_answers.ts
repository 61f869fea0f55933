/**
 * Answers of registries in the shapes that they use, written after RFC 9083 and the samples that registries publish;
 * shortened to what bears on contacts. Names and addresses of persons are made up, role addresses are the published
 * ones.
 * @module
 */

type Json = Record<string, unknown>;
type Property = [name: string, parameters: Json, type: string, value: unknown];

const card = (
  ...properties: Property[]
): unknown => ["vcard", [["version", {}, "text", "4.0"], ...properties]];
const fn = (name: string): Property => ["fn", {}, "text", name];
const mail = (address: string, parameters: Json = {}): Property => ["email", parameters, "text", address];
const tel: Property = ["tel", { type: ["work", "voice"] }, "uri", "tel:+1.4805058800"];
const entity = (roles: string[], vcardArray: unknown, entities: Json[] = [], more: Json = {}): Json => ({
  objectClassName: "entity",
  roles,
  vcardArray,
  ...entities.length === 0 ? {} : { entities },
  ...more,
});
const iana = (identifier: string): Json => ({ publicIds: [{ type: "IANA Registrar ID", identifier }] });
const redacted = entity(["registrant"], card(fn(""), ["org", {}, "text", "REDACTED FOR PRIVACY"]));

/** An answer about a domain. */
export interface DomainAnswer {
  /** Whose layout it is. */
  layout: string;
  /** The name in it. */
  name: string;
  /** The RFC 9083 object. */
  object: Json;
  /** Address or form of the registrar's desk; null where it names none. */
  expected: { name: string; email: string | null; url: string | null } | null;
}

/** A registrar with a nested abuse entity, as the gTLD RDAP response profile 2.1 section 2.4.5 wants it. */
function gtld(
  layout: string,
  id: string,
  registrar: string,
  abuse: Property[],
  more: Json[] = [],
): DomainAnswer {
  const name = `${layout.toLowerCase().replace(/[^a-z]/g, "")}-sample.com`;
  const email = abuse.find(([kind]) => kind === "email")?.[3] as string ?? null;
  const url = abuse.find(([kind]) => kind === "contact-uri" || kind === "url")?.[3] as string ?? null;
  const abuseEntity = entity(["abuse"], card(fn(""), tel, ...abuse));
  return {
    layout,
    name,
    object: {
      objectClassName: "domain",
      ldhName: name.toUpperCase(),
      entities: [
        entity(["registrar"], card(fn(registrar)), [abuseEntity], { handle: id, ...iana(id) }),
        ...more,
      ],
    },
    expected: { name: registrar, email, url },
  };
}

/** Domains. */
export const DOMAINS: readonly DomainAnswer[] = [
  gtld("GoDaddy", "146", "GoDaddy.com, LLC", [mail("abuse@godaddy.com")]),
  gtld("Namecheap", "1068", "NameCheap, Inc.", [mail("abuse@namecheap.com")], [redacted]),
  gtld("Tucows", "69", "Tucows Domains Inc.", [mail("domainabuse@tucows.com")]),
  gtld("PDR", "303", "PDR Ltd. d/b/a PublicDomainRegistry.com", [
    mail("abuse-contact@publicdomainregistry.com"),
  ]),
  gtld("NameSilo", "1479", "NameSilo, LLC", [mail("abuse@namesilo.com")]),
  gtld("Gname", "1923", "Gname.com Pte. Ltd.", [mail("complaint@gname.com")]),
  gtld("OVH", "433", "OVH sas", [mail("abuse@ovh.net", { type: "work" })]),
  gtld("IONOS", "83", "IONOS SE", [mail("abuse@ionos.com")]),
  gtld("Amazon", "468", "Amazon Registrar, Inc.", [mail("trustandsafety@support.aws.com")]),
  // RFC 8605: a page instead of an address.
  {
    ...gtld("FormOnly", "9998", "Example Registrar GmbH", [
      ["contact-uri", {}, "uri", "https://registrar.example.net/abuse"],
    ]),
  },
  {
    // A thin registry whose registrar entity has no abuse contact: the table has one.
    layout: "Cloudflare",
    name: "cloudflare-sample.com",
    object: { entities: [entity(["registrar"], card(fn("Cloudflare, Inc.")), [], iana("1910"))] },
    expected: {
      name: "Cloudflare, Inc.",
      email: "abuse@cloudflare.com",
      url: "https://abuse.cloudflare.com/",
    },
  },
  {
    // Registries of countries put the abuse entity beside the registrar.
    layout: "SIDN",
    name: "sidn-sample.nl",
    object: {
      entities: [
        entity(["registrar"], card(fn("Registrar B.V."))),
        entity(["abuse"], card(fn("Abuse"), mail("abuse@registrar-bv.example.nl"))),
      ],
    },
    expected: { name: "Registrar B.V.", email: "abuse@registrar-bv.example.nl", url: null },
  },
  {
    // One entity with both roles.
    layout: "Nominet",
    name: "nominet-sample.co.uk",
    object: {
      entities: [
        entity(["registrar", "abuse"], card(fn("Tag Holder Ltd"), mail("abuse@tagholder.example.uk"))),
      ],
    },
    expected: { name: "Tag Holder Ltd", email: "abuse@tagholder.example.uk", url: null },
  },
  {
    // What the holder writes of itself is no desk.
    layout: "holder with an abuse entity",
    name: "holder-sample.com",
    object: {
      entities: [
        entity(["registrant"], card(fn("Mallory")), [
          entity(["abuse"], card(mail("abuse@mallory.example.org"))),
        ]),
        entity(["registrar"], card(fn("Quiet Registrar")), [], iana("9997")),
      ],
    },
    expected: null,
  },
];

/** Answers about the network of an address, nearest first. */
export interface NetworkAnswer {
  /** Whose layout it is. */
  layout: string;
  /** The address. */
  address: string;
  /** URL and RFC 9083 object. */
  answers: { url: string; object: Json }[];
  /** The desk; null where nobody is named. */
  expected: { name: string; email: string } | null;
}

const at = (host: string, object: Json) => ({
  url: `https://${host}/ip/`,
  object: { objectClassName: "ip network", ...object },
});
const arin = (object: Json) => at("rdap.arin.net", object);
const ripe = (object: Json) => at("rdap.db.ripe.net", object);

/** Networks. */
export const NETWORKS: readonly NetworkAnswer[] = [
  {
    // ARIN nests points of contact in the organisation.
    layout: "ARIN, DigitalOcean",
    address: "104.248.0.1",
    answers: [arin({
      name: "DIGITALOCEAN-104-248-0-0",
      entities: [entity(["registrant"], card(fn("DigitalOcean, LLC"), ["kind", {}, "text", "org"]), [
        entity(["technical", "noc"], card(fn("Network Operations"), mail("noc@digitalocean.com"))),
        entity(["abuse"], card(fn("DigitalOcean Abuse"), mail("abuse@digitalocean.com"))),
      ])],
    })],
    expected: { name: "DigitalOcean, LLC", email: "abuse@digitalocean.com" },
  },
  {
    layout: "ARIN, AWS",
    address: "52.0.0.1",
    answers: [arin({
      name: "AT-88-Z",
      entities: [entity(["registrant"], card(fn("Amazon Technologies Inc.")), [
        entity(["abuse"], card(fn("Amazon EC2 Abuse"), mail("trustandsafety@support.aws.com"))),
      ])],
    })],
    expected: { name: "Amazon Technologies Inc.", email: "trustandsafety@support.aws.com" },
  },
  {
    layout: "ARIN, Google Cloud",
    address: "34.64.0.1",
    answers: [arin({
      name: "GOOGL-2",
      entities: [entity(["registrant"], card(fn("Google LLC")), [
        entity(["abuse"], card(fn("GC Abuse"), mail("google-cloud-compliance@google.com"))),
      ])],
    })],
    expected: { name: "Google LLC", email: "google-cloud-compliance@google.com" },
  },
  {
    // A customer without points of contact, in a provider's block.
    layout: "ARIN, reassignment",
    address: "198.51.100.20",
    answers: [
      arin({ name: "CUSTOMER-NET", entities: [entity(["registrant"], card(fn("Private Customer")))] }),
      arin({
        name: "PROVIDER-NET",
        entities: [entity(["registrant"], card(fn("Provider Networks, Inc.")), [
          entity(["abuse"], card(fn("Abuse Desk"), mail("abuse@provider.example.net"))),
        ])],
      }),
    ],
    expected: { name: "Provider Networks, Inc.", email: "abuse@provider.example.net" },
  },
  {
    // RIPE: abuse-c of the organisation, its address by type.
    layout: "RIPE, Hetzner",
    address: "88.198.0.1",
    answers: [ripe({
      name: "HETZNER-fsn1-dc1",
      entities: [
        entity(["administrative"], card(fn("Hetzner Online GmbH"), mail("info@hetzner.com"))),
        entity(
          ["abuse"],
          card(
            fn("Hetzner Online GmbH - Contact Role"),
            mail("info@hetzner.com", { type: "email" }),
            mail("abuse@hetzner.com", { type: "abuse" }),
          ),
        ),
      ],
    })],
    expected: { name: "Hetzner Online GmbH - Contact Role", email: "abuse@hetzner.com" },
  },
  {
    layout: "RIPE, OVH",
    address: "51.75.0.1",
    answers: [ripe({
      name: "OVH",
      entities: [
        entity(["registrant"], card(fn("OVH SAS"))),
        entity(["technical", "abuse"], card(fn("OVH FR Technical Contact"), mail("abuse@ovh.net"))),
      ],
    })],
    expected: { name: "OVH SAS", email: "abuse@ovh.net" },
  },
  {
    // APNIC: an incident response team, with a preferred address.
    layout: "APNIC, IRT",
    address: "103.1.0.1",
    answers: [at("rdap.apnic.net", {
      name: "EXAMPLEHOST-AP",
      entities: [entity(
        ["abuse"],
        card(
          fn("IRT-EXAMPLEHOST-AP"),
          mail("second@examplehost.example.sg"),
          mail("abuse@examplehost.example.sg", { pref: "1" }),
        ),
      )],
    })],
    expected: { name: "IRT-EXAMPLEHOST-AP", email: "abuse@examplehost.example.sg" },
  },
  {
    layout: "LACNIC",
    address: "177.0.0.1",
    answers: [at("rdap.registro.br", {
      name: "191.0.0.0",
      entities: [
        entity(["registrant"], card(fn("PROVEDOR EXEMPLO LTDA"))),
        entity(["abuse"], card(fn("Equipe"), mail("abuse@provedor.example.br"))),
      ],
    })],
    expected: { name: "PROVEDOR EXEMPLO LTDA", email: "abuse@provedor.example.br" },
  },
  {
    layout: "AFRINIC",
    address: "41.0.0.1",
    answers: [at("rdap.afrinic.net", {
      name: "EXAMPLE-ZA",
      entities: [entity(["registrant"], card(fn("Example Telecom")), [
        entity(["technical"], card(mail("noc@telecom.example.za")), [
          entity(["abuse"], card(fn("Abuse"), mail("abuse@telecom.example.za"))),
        ]),
      ])],
    })],
    expected: { name: "Example Telecom", email: "abuse@telecom.example.za" },
  },
  {
    // The address stands in the remarks only.
    layout: "RIPE, remarks",
    address: "185.1.0.1",
    answers: [ripe({
      name: "SMALL-HOST",
      remarks: [{ description: ["-----", "For abuse write to: abuse@small-host.example.de."] }],
    })],
    expected: { name: "SMALL-HOST", email: "abuse@small-host.example.de" },
  },
  {
    layout: "nobody",
    address: "192.0.2.10",
    answers: [
      arin({
        name: "SILENT",
        entities: [entity(["registrant"], card(fn("Silent"), mail("ceo@silent.example.net")))],
      }),
    ],
    expected: null,
  },
];
