import { expect, test } from "vitest";
import { whoisMetadata } from "../../../../lib/observe/registry/whois_metadata.ts";

test("dates of a set of servers are none of the domain's, and the day is first with dots", () => {
  const text = `% (c) NIC

domain:       kestrel-example.cr
registrant:   CON_1
nsset:        SET_1
registrar:    NIC-REG1
registered:   04.01.2022 21:31:29
expire:       04.01.2023

nsset:        SET_1
nserver:      ns1.host.example
registrar:    NIC-REG1
created:      01.02.2010 10:00:00
changed:      02.02.2011 10:00:00
`;
  expect(whoisMetadata(text, "whois.example")).toMatchObject({
    registration_date: "2022-01-04T21:31:29Z",
    expiration_date: "2023-01-04T00:00:00Z",
    updated_on: null,
  });
});

test("an empty date does not take the line below for its value", () => {
  const text =
    "Domain Name: kestrel-example.me\nCreation Date:\nUpdated Date: 2024-05-06T07:08:09Z\nRegistry Expiry Date: \n" +
    "Registrar: Example\n";
  expect(whoisMetadata(text, "whois.example")).toMatchObject({
    registration_date: null,
    updated_on: "2024-05-06T07:08:09Z",
    expiration_date: null,
    registrar: "Example",
  });
});

test("a date with a numeric zone is one in UTC; what the registry leaves out stays null", () => {
  const text =
    "Domain: kestrel-example.de\nNserver: ns1.host.example\nStatus: connect\nChanged: 2024-03-31T02:08:09+02:00\n";
  expect(whoisMetadata(text, "whois.example")).toMatchObject({
    registration_date: null,
    updated_on: "2024-03-31T00:08:09Z",
    expiration_date: null,
  });
});
