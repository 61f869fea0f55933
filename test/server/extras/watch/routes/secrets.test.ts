import { expect, test } from "vitest";
import { createKey, hashOf } from "../../../../../server/auth/keys.ts";
import { ROLES } from "../../../../../server/wire/roles.ts";
import { watchedService } from "../watched_world.ts";

test("who may not change a brand is not shown what alerts are sent and signed with, nor addresses that outlive them", async () => {
  const { service, call, world } = await watchedService();
  const { stores } = service;
  await stores.owners.add({ name: "ann", passphrase: null, created_at: 1 });
  const hook = "https://user:pass@hooks.example.com/T1/secret-path?token=x#y";
  const { body: { id } } = await call("POST", "/v1/watch/brands", {
    ...{ name: "Kestrel", domains: ["kestrelbank.com"], paused: true },
    channels: [hook, "slack+https://hooks.slack.com/services/T0/B0/secret"],
  });
  for (const role of ROLES) {
    const hash = hashOf(role);
    const invitation = {
      hash,
      owner: "ann",
      role,
      made_by: "ann",
      created_at: 1,
      expires_at: world.time + 9,
    };
    await stores.people.invite(invitation, 9);
    await stores.people.accept(hash, { name: role, passphrase: null }, world.time);
    const { key, record } = createKey(
      { owner: "ann", scopes: ["watch"], expires_at: null, person: { name: role, role } },
      world.time,
    );
    await stores.keys.add(record);
    for (const path of [`/v1/watch/brands/${id}`, "/v1/watch/brands"]) {
      const { body, text } = await call("GET", path, undefined, key);
      const brand = Array.isArray(body) ? body[0] : body;
      if (role === "admin") {
        expect(brand.channels[0]).toBe(hook);
        expect(brand.webhook_secret).toMatch(/^whsec_/);
        expect((await call("GET", brand.feed_blocklist)).status).toBe(200);
        continue;
      }
      expect([role, brand.channels]).toEqual([
        role,
        ["https://hooks.example.com", "slack+https://hooks.slack.com"],
      ]);
      const { webhook_secret, feed_blocklist } = brand;
      expect([webhook_secret, feed_blocklist]).toEqual([null, null]);
      expect(text).not.toMatch(/secret-path|pass@|whsec_|services|watch\/feed/);
    }
  }
});
