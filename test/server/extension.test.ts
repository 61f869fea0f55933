import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { commandsOf } from "../../server/cli/commands/mod.ts";
import { readConfigFile } from "../../server/config/file.ts";
import { readConfig, settingsText } from "../../server/config/mod.ts";
import { type AddedSettings, secret, setting, withSettings } from "../../server/config/setting.ts";
import { text } from "../../server/checks.ts";
import { addedSettings, chosen, type Extension, partsOf } from "../../server/extension.ts";
import { EXTENSIONS } from "../../server/extras/mod.ts";
import { createService, type ServiceSettings } from "../../server/mod.ts";
import { route } from "../../server/http/route.ts";
import { answer } from "../../server/wire/answer.ts";
import { OPEN } from "../../server/wire/roles.ts";
import { temporaryFolder } from "./cli/command_line.ts";
import { emptyWorld } from "./empty_world.ts";

const folder = temporaryFolder();

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

/** Settings that the tests' extension has. */
interface GreetingSettings {
  greeting_word: string;
  greeting_key: string;
}

const GREETING_SETTINGS: AddedSettings<GreetingSettings> = {
  rows: {
    greeting_word: setting("hello", text("a word", /^[a-z]+$/)),
    greeting_key: secret("at least 4 characters", /^.{4,}$/),
  },
  fit({ greeting_word, greeting_key }, refuse) {
    if (greeting_word === "bye" && greeting_key === "") {
      refuse("greeting_word", "needs DEADRINGER_GREETING_KEY");
    }
  },
};

test("settings of an extension are read and checked as those of the core are", () => {
  const read = (env: Record<string, string>) =>
    withSettings(readConfig(env, [GREETING_SETTINGS]), GREETING_SETTINGS);
  const file = join(folder, "key");
  writeFileSync(file, "from a file\n");
  expect(read({})).toMatchObject({ greeting_word: "hello", greeting_key: "", port: 8787 });
  expect(read({ DEADRINGER_GREETING_WORD: "hi", DEADRINGER_GREETING_KEY_FILE: file }))
    .toMatchObject({ greeting_word: "hi", greeting_key: "from a file" });
  expect(() => read({ DEADRINGER_GREETING_WORD: "1" })).toThrow(
    'Cannot use DEADRINGER_GREETING_WORD="1": give a word',
  );
  expect(() => read({ DEADRINGER_GREETING_KEY: "abc" })).toThrow(
    "Cannot use DEADRINGER_GREETING_KEY: give at least 4 characters",
  );
  expect(() => read({ DEADRINGER_GREETING_WORD: "bye" })).toThrow("needs DEADRINGER_GREETING_KEY");
  expect(() => readConfig({ DEADRINGER_GREETING_WORD: "hi" })).toThrow("There is no setting");
  expect(withSettings(readConfig({}), GREETING_SETTINGS).greeting_word).toBe("hello");
});

test("a service is given the settings of its extensions, by whatever way", async () => {
  const extension: Extension = { ...greeting, settings: GREETING_SETTINGS };
  const settings = { io: emptyWorld(0), extensions: [extension], greeting_word: "bye" };
  await expect(createService(settings)).rejects.toThrow('"greeting_word" is "bye": needs "greeting_key"');
  await expect(createService({ ...settings, extensions: [] })).rejects.toThrow("there is no setting");
  const file = readConfigFile('{"greeting_word": "hi"}', "d.json", addedSettings([extension]));
  expect(file.settings).toEqual({ DEADRINGER_GREETING_WORD: "hi" });
  expect(() => readConfigFile('{\n"greeting_word": "1"}', "d.json", addedSettings([extension])))
    .toThrow('Cannot use d.json: "greeting_word" is "1": give a word');
  expect(settingsText(addedSettings([extension]))).toContain("DEADRINGER_GREETING_KEY[_FILE]\n");
});

test("keys are made for the scopes of the extensions that it is given", async () => {
  const scoped: Extension = { ...greeting, scopes: { greet: "Greet people" } };
  for (const [without, isKnown] of [[undefined, true], [["greeting"], false]] as const) {
    const service = await createService({
      ...{
        io: emptyWorld(0),
        extensions: [scoped],
        without: without as string[] | undefined,
        admin_name: "ann",
      },
      admin_passphrase: "a passphrase of ann",
    });
    try {
      const origin = { origin: "http://localhost", "x-deadringer-intent": "1" };
      const post = (path: string, body: object, headers = {}) =>
        service.fetch(
          new Request(`http://localhost${path}`, {
            method: "POST",
            headers: {
              ...origin,
              "sec-fetch-site": "same-origin",
              "content-type": "application/json",
              ...headers,
            },
            body: JSON.stringify(body),
          }),
        );
      const signedIn = await post("/v1/session", { owner: "ann", passphrase: "a passphrase of ann" });
      const cookie = signedIn.headers.getSetCookie().map((each) => each.split(";")[0]).join("; ");
      const session = await (await service.fetch(
        new Request("http://localhost/v1/session", { headers: { cookie, "sec-fetch-site": "same-origin" } }),
      )).json();
      expect(session.extensions).toEqual(isKnown ? { greeting: scoped.scopes } : {});
      const made = await post("/v1/keys", { name: "k", scopes: ["greet"], expires: "never" }, { cookie });
      expect(made.status).toBe(isKnown ? 201 : 400);
      const key = service.createKey({ owner: "ann", scopes: ["greet"] });
      await (isKnown ? expect(key).resolves.toMatch(/^ak_/) : expect(key).rejects.toThrow('scope "greet"'));
    } finally {
      await service.close();
    }
  }
});

test("a service that lacks an extension has no page of its documentation, and does not list it", async () => {
  const { name, docs } = (await partsOf(EXTENSIONS)).find(({ docs }) => docs !== undefined)!;
  const path = `/docs/${Object.keys(docs!)[0]!}`;
  for (const [without, status] of [[undefined, 200], [[name], 404]] as const) {
    const service = await createService({ io: emptyWorld(0), without: without as string[] | undefined });
    try {
      const page = await service.fetch(new Request(`http://localhost${path}`));
      const list = await (await service.fetch(new Request("http://localhost/docs"))).text();
      expect([page.status, list.includes(`href="${path}"`)]).toEqual([status, status === 200]);
      expect(list).toContain('href="/docs/concepts"');
    } finally {
      await service.close();
    }
  }
});

test("what needs an extension that is left out is left out too", async () => {
  expect(chosen(EXTENSIONS, ["watch"]).filter(({ needs = [] }) => needs.includes("watch"))).toEqual([]);
  expect(EXTENSIONS.filter(({ needs = [] }) => needs.includes("watch"))).not.toEqual([]);
  expect(await statusOf("/v1/meta/usage", { without: ["watch"] })).toBe(401);
  for (
    const { routes = [] } of await partsOf(EXTENSIONS.filter(({ needs = [] }) => needs.includes("watch")))
  ) {
    const { path } = routes.find(({ method, path }) => method === "GET" && !path.includes("{")) ?? {};
    if (path === undefined) continue;
    expect(await statusOf(path, { without: ["watch"] }), path).toBe(404);
    expect(await statusOf(path, {}), path).toBe(401);
  }
});

test("what is left out for want of another is logged, and what was asked for is not", async () => {
  const logged: string[] = [];
  const named = (name: string, needs: string[]): Extension => ({ name, needs });
  const service = await createService({
    io: emptyWorld(0),
    extensions: [named("first", []), named("second", ["first"]), named("third", [])],
    without: ["first"],
    onLog: (_level, message) => logged.push(message),
  });
  await service.close();
  expect(logged.filter((line) => line.startsWith("Without"))).toEqual([
    "Without first there is no second either",
  ]);
});

test("a list of a setting may be empty", async () => {
  const service = await createService({
    io: emptyWorld(0),
    extensions: [greeting],
    without: [],
    resolvers: [],
  });
  await service.close();
  expect(readConfig({ DEADRINGER_WITHOUT: "", DEADRINGER_RESOLVERS: "" })).toMatchObject({
    without: [],
    resolvers: [],
  });
});

test("an extension that nobody knows cannot be left out", async () => {
  await expect(createService({ io: emptyWorld(0), without: ["greetings"] }))
    .rejects.toThrow(/"without" is \["greetings"\]: there is no extension greetings; they are /);
});

test("each extension of the list has a folder of its name, and gives what the core lacks", async () => {
  expect(new Set(EXTENSIONS.map(({ name }) => name)).size).toBe(EXTENSIONS.length);
  for (const extension of EXTENSIONS) {
    const [part] = await partsOf([extension]);
    const given = [...Object.keys(extension.commands ?? {}), ...part?.routes ?? [], extension.database];
    expect(given.filter((each) => each !== undefined).length).toBeGreaterThan(0);
    for (const name of Object.keys(extension.commands ?? {})) {
      expect(commandsOf(EXTENSIONS)).toHaveProperty(name);
      expect(commandsOf(chosen(EXTENSIONS, [extension.name]))).not.toHaveProperty(name);
    }
  }
});
