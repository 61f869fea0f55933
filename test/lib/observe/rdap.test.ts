import fc from "fast-check";
import { expect, test } from "vitest";
import { bySuffix, RDAP_SNAPSHOT, readBootstrap, shallow } from "../../../lib/observe/rdap.ts";
import { eppStatus, isProxy, rdapMetadata } from "../../../lib/observe/rdap_metadata.ts";
import { isRefusal, saysNoDomain, WHOIS_SNAPSHOT } from "../../../lib/observe/whois.ts";
import { whoisMetadata } from "../../../lib/observe/whois_metadata.ts";
import { RDAP, RELATED } from "./registry_world.ts";

test("RDAP: every member", () => {
  expect(rdapMetadata(RDAP, RELATED, "x")).toEqual({
    registration_date: "2025-03-31T13:38:16Z",
    expiration_date: "2026-03-31T13:38:16Z",
    updated_on: "2025-04-01T09:10:11Z",
    status_codes: ["clientTransferProhibited", "ok"],
    registrar: "Example Registrar, Inc.",
    registrar_iana_id: "9999",
    registrar_abuse_contact: "abuse@registrar.example",
    url: "https://rdap.registry.example/domain/KESTREL-EXAMPLE.COM",
    server: null,
    nameservers: ["NS1.HOST.EXAMPLE", "NS2.HOST.EXAMPLE"],
    dnssec_status: "Unsigned",
    delegation_signer: false,
    privacy_proxy: true,
    icann_complaint_link: "https://icann.org/wicf",
    reseller: "Kestrel Hosting",
    timeline: [
      { Registration: "2025-03-31T13:38:16Z" },
      { Expiration: "2026-03-31T13:38:16Z" },
      { LastChanged: "2025-04-01T09:10:11Z" },
    ],
  });
  expect(rdapMetadata({}, null, "x").registrar).toBeNull();
  const nameless = { entities: [{ roles: ["registrar"], publicIds: [{ type: "IANA Registrar ID" }] }] };
  expect(rdapMetadata(nameless, null, "x").registrar_iana_id).toBeNull();
  expect(eppStatus("Active")).toBe("ok");
  expect(eppStatus("renew period")).toBe("renewPeriod");
  expect(isProxy("Kestrel Bank plc")).toBe(false);
});

test("any JSON object and any text give metadata", () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(RDAP), "x"), fc.jsonValue()), (object) => {
      rdapMetadata(object as Record<string, unknown>, object as Record<string, unknown>, "");
    }),
  );
  const line = fc.tuple(
    fc.constantFrom("Registrar:", "[Status]", "  Name Server", "created", "** x", ""),
    fc.string(),
  );
  fc.assert(fc.property(fc.array(line), (lines) => {
    const text = lines.map((l) => l.join(" : ")).join("\n");
    whoisMetadata(text, "x");
    saysNoDomain(text);
    isRefusal(text);
  }));
});

test("tables", () => {
  expect(bySuffix(RDAP_SNAPSHOT, "example.com")).toBe("https://rdap.verisign.com/com/v1/");
  expect(bySuffix(WHOIS_SNAPSHOT, "example.de")).toEqual({ host: "whois.denic.de", query: "-T dn $" });
  expect(bySuffix(WHOIS_SNAPSHOT, "example.uk.com")?.host).toBe("whois.centralnic.net");
  expect(bySuffix(RDAP_SNAPSHOT, "com")).toBeNull();
  expect(readBootstrap({ services: [[["a"], ["http://x/", "https://y/"]], 5, [[1], [2]]] })?.get("a")).toBe(
    "https://y/",
  );
  expect(readBootstrap(null)).toBeNull();
  expect(shallow('{"a":"[[[["}')).toBe(true);
  expect(shallow("[".repeat(65))).toBe(false);
});
