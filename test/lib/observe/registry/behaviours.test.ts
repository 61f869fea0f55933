import { afterEach, expect, test } from "vitest";
import { registration } from "../../../../lib/observe/registry/registration.ts";
import { REGISTRY_BEHAVIOURS } from "../../../farm/registry_behaviours.ts";
import { calm } from "../../net/world.ts";
import { closeServers, HOSTS, world } from "./registry_world.ts";

afterEach(closeServers);

const NAME = "kestrel-example.com";

test.each(REGISTRY_BEHAVIOURS.map((each) => [each.name, each.outcome, each] as const))(
  "a registry with %s: %s",
  async (_, __, { rdap, whois, registrarWhois = `No match for ${NAME}\n`, found }) => {
    const { io } = await world(rdap, {
      ...whois === null ? {} : { [`whois.registry.example.net domain ${NAME}`]: whois },
      [`whois.registrar.example.net ${NAME}`]: registrarWhois,
    }, HOSTS);
    const absent: string[] = [];
    const record = await registration(io, NAME, calm(), {
      onAbsent: (evidence) => void absent.push(evidence),
    });
    // Free only where a registry says so; never for lack of an answer.
    expect(absent.length > 0).toBe(found === "free");
    if (found === null || found === "free") expect(record).toBeNull();
    else expect(record?.metadata).toMatchObject(found);
  },
);
