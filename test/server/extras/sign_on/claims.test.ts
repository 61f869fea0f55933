import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountOf, roleOfGroups } from "../../../../server/extras/sign_on/provider.ts";

const keycloak = JSON.parse(readFileSync(new URL("keycloak_claims.json", import.meta.url), "utf8"));

test("Keycloak's claims: groups as paths, roles of the realm and of the client", () => {
  expect(accountOf(keycloak, "groups")).toEqual({
    issuer: "https://id.kestrel.example/realms/soc",
    subject: "f3b1f2c0-2f3e-4a53-8f4b-9b8a7d1f0c11",
    address: "ada@kestrel.example",
    name: "ada@kestrel.example",
    groups: ["/soc", "/soc/analysts"],
  });
  expect(accountOf(keycloak, "realm_access.roles").groups).toContain("soc-analyst");
  expect(accountOf(keycloak, "resource_access.deadringer.roles").groups).toEqual(["reader"]);
  expect(accountOf({ ...keycloak, email_verified: false }, "groups")).toMatchObject({
    address: null,
    name: "ada",
  });
});

test("claims of any form are read, and none of them breaks it", () => {
  const claims = { iss: "i", sub: "s" };
  const groupsOf = (more: Record<string, unknown>, path = "groups") =>
    accountOf({ ...claims, ...more }, path).groups;
  expect(groupsOf({ groups: "soc" })).toEqual(["soc"]);
  expect(groupsOf({ groups: ["a", 1, null, ["b"], { c: 1 }] })).toEqual(["a"]);
  expect(groupsOf({ "https://k.example/groups": ["soc"] }, "https://k.example/groups")).toEqual(["soc"]);
  expect(groupsOf({}, "constructor.name")).toEqual([]);
  expect(groupsOf({ a: null }, "a.b")).toEqual([]);
  expect(groupsOf({ groups: Array.from({ length: 9_000 }, String) })).toHaveLength(2_000);
  expect(accountOf({ ...claims, email: "x@y.example" }, "groups")).toMatchObject({
    address: null,
    name: null,
  });
  const unverified = { ...claims, email: "ceo@corp.example", preferred_username: "ceo@corp.example" };
  expect(accountOf(unverified, "groups").name).toBe("ceo");
  expect(accountOf({ ...claims, preferred_username: "@corp.example" }, "groups").name).toBeNull();
  expect(accountOf({ ...claims, email: ["x"], email_verified: true }, "groups").address).toBeNull();
});

test("the role with the most rights counts, and a group's name may have an equals sign", () => {
  const rules = ["soc=viewer", "ou=lead=admin", "soc=analyst"];
  expect(roleOfGroups(["soc"], rules)).toBe("analyst");
  expect(roleOfGroups(["ou=lead", "soc"], rules)).toBe("admin");
  expect(roleOfGroups(["staff"], rules)).toBeNull();
  expect(roleOfGroups([], [...rules, "*=viewer"])).toBe("viewer");
  expect(roleOfGroups(["*"], rules)).toBeNull();
});
