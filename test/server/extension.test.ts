import { expect, test } from "vitest";
import { COMMANDS as CORE_COMMANDS } from "../../server/cli/commands/mod.ts";
import { withCommands } from "../../server/cli/command.ts";
import { chosen, type Extension, partsOf } from "../../server/extension.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { createService, type ServiceSettings } from "../../server/mod.ts";
import { route } from "../../server/http/route.ts";
import { answer } from "../../server/wire/answer.ts";
import { OPEN } from "../../server/wire/roles.ts";
import { emptyWorld } from "./empty_world.ts";

const greeting: Extension = {
  name: "greeting",
  service: () =>
    Promise.resolve({
      routes: [
        route("GET /v1/greeting", {
          id: "greeting",
          does: OPEN,
          summary: "Greets",
          access: { by: "anyone" },
          run: () => answer("hello\n"),
        }),
      ],
    }),
};

async function statusOf(path: string, settings: ServiceSettings): Promise<number> {
  const service = await createService({ io: emptyWorld(0), ...settings });
  try {
    const { status } = await service.fetch(new Request(`http://localhost${path}`));
    const described = await (await service.fetch(new Request("http://localhost/openapi.json"))).json();
    expect(Object.hasOwn(described.paths, path)).toBe(status !== 404);
    return status;
  } finally {
    await service.close();
  }
}

test("a service has the routes of the extensions that it is given, and describes no others", async () => {
  expect(await statusOf("/v1/greeting", { extensions: [greeting] })).toBe(200);
  expect(await statusOf("/v1/greeting", { extensions: [greeting], without: ["greeting"] })).toBe(404);
  expect(await statusOf("/v1/greeting", { extensions: [] })).toBe(404);
  expect(await statusOf("/v1/greeting", {})).toBe(404);
});

test("an extension that nobody knows cannot be left out", async () => {
  await expect(createService({ io: emptyWorld(0), without: ["greetings"] }))
    .rejects.toThrow(/"without" is \["greetings"\]: there is no extension greetings; they are /);
});

test("each extension of the list has a folder of its name, and gives what the core lacks", async () => {
  expect(new Set(EXTENSIONS.map(({ name }) => name)).size).toBe(EXTENSIONS.length);
  for (const extension of EXTENSIONS) {
    const [part] = await partsOf([extension]);
    expect([...Object.keys(extension.commands ?? {}), ...part?.routes ?? []].length).toBeGreaterThan(0);
    for (const name of Object.keys(extension.commands ?? {})) {
      expect(withCommands(CORE_COMMANDS, EXTENSIONS)).toHaveProperty(name);
      expect(withCommands(CORE_COMMANDS, chosen(EXTENSIONS, [extension.name]))).not.toHaveProperty(name);
    }
  }
});
