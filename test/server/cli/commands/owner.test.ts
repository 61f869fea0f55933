import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { hashOf } from "../../../../server/auth/keys.ts";
import { uuidV7 } from "../../../../server/units/ids.ts";
import { environmentConfig } from "../../../../server/config/environment.ts";
import { startServer } from "../../../../server/main.ts";
import { sqliteStores } from "../../../../server/stores/sqlite_stores.ts";
import { emptyWorld } from "../../empty_world.ts";
import { run, temporaryFolder } from "../command_line.ts";

const data = join(temporaryFolder(), "data");
const server = ["--server", "https://squatting.example.com"];

test("an invitation of the command line makes one person of the team, with the role", async () => {
  expect((await run(["owner", "add", "ann", "--data", data, ...server])).code).toBe(0);
  const { code, stdout, stderr } = await run(
    ["owner", "invite", "ann", "--role", "viewer", "--data", data, ...server],
  );
  expect([code, stderr]).toEqual([0, "By this link one person joins ann as viewer, within three days\n"]);
  const token = /^https:\/\/squatting\.example\.com\/signin#invitation=([0-9A-Za-z]{32})\n$/.exec(
    stdout,
  )![1]!;
  const stores = sqliteStores(data);
  expect(await stores.people.accept(hashOf(token), { name: "bo", passphrase: null }, Date.now())).toBe(
    "done",
  );
  await stores.close();
  const { stdout: list } = await run(["owner", "list", "--data", data]);
  expect(list).toMatch(/^ann {2}by link only {2}since [^\n]+\n {2}ann {2}admin\n {2}bo {2}viewer\n$/);
  const json = JSON.parse((await run(["owner", "list", "--json", "--data", data])).stdout);
  expect(json.people).toEqual([
    { name: "ann", role: "admin", has_passphrase: false },
    { name: "bo", role: "viewer", has_passphrase: false },
  ]);
  // A link of the command line is for a person, of whatever role.
  const link = await run(["owner", "link", "bo", "--data", data, ...server]);
  expect([link.code, link.stdout]).toEqual([0, expect.stringContaining("/signin#link=")]);
});

test("links name the port of the service that runs, unless somebody says where it is", async () => {
  const folder = join(temporaryFolder(), "running");
  const config = environmentConfig({
    DEADRINGER_DATA: folder,
    DEADRINGER_PORT: "0",
  });
  const running = await startServer({ ...config, log: "off" }, () => {}, { io: emptyWorld(0) });
  const added = await run(["owner", "add", "ann", "--data", folder]);
  await running.close();
  expect(added.stdout).toMatch(new RegExp(`^${running.url}/signin#link=`));
  // It has stopped: that is where it was.
  expect((await run(["owner", "invite", "ann", "--data", folder])).stdout).toContain(
    `${running.url}/signin#`,
  );
  expect((await run(["owner", "link", "ann", "--data", folder, ...server])).stdout).toContain(server[1]);
});

test("an unknown role, team or person is refused", async () => {
  const refused = async (...args: string[]) =>
    (await run(["owner", ...args, "--data", data, ...server])).stderr;
  expect(await refused("invite", "ann", "--role", "root")).toContain(
    'Cannot use --role "root": give one of admin, analyst, viewer',
  );
  expect(await refused("invite", "nobody")).toContain('There is no owner "nobody"');
  expect(await refused("add", "bo")).toContain('There is an owner or a person "bo" already');
});

test("a team is removed by its name, once", async () => {
  const removed = await run(["owner", "remove", "ann", "--data", data]);
  expect([removed.code, removed.stdout, removed.stderr]).toEqual([
    0,
    "Removed ann, with everything of that name\n",
    "",
  ]);
  expect((await run(["owner", "remove", "ann", "--data", data])).stderr).toContain(
    'There is no owner "ann"',
  );
});

test("the history of a team is printed as CSV or JSON, page by page", async () => {
  const folder = join(temporaryFolder(), "history");
  expect((await run(["owner", "add", "soc", "--data", folder, ...server])).code).toBe(0);
  const db = new DatabaseSync(join(folder, "deadringer.db"));
  const add = db.prepare(
    "INSERT INTO actions (id, owner, at, person, action, target, detail) VALUES (?, 'soc', ?, '=ann', 'save', ?, '')",
  );
  db.exec("BEGIN");
  for (let i = 0; i < 1_001; i++) add.run(uuidV7(1_000 + i), 1_000 + i, `name ${i}`);
  db.exec("COMMIT");
  db.close();
  const print = async (...more: string[]) => {
    const { code, stdout } = await run(["owner", "history", "soc", "--data", folder, ...more]);
    expect(code).toBe(0);
    return stdout;
  };
  const csv = (await print()).split("\r\n");
  expect([csv.length, csv[0], csv[1]]).toEqual([
    1_003,
    "id,at,owner,person,key_id,action,target,detail",
    expect.stringMatching(/^[^,]+,1970-01-01T00:00:02\.000Z,soc,'=ann,,save,name 1000,$/),
  ]);
  const json = (await print("--format", "json")).trim().split("\n").map((line) => JSON.parse(line));
  expect(json.map(({ target }) => target).toReversed()).toEqual(
    Array.from({ length: 1_001 }, (_, i) => `name ${i}`),
  );
  const unknown = await run(["owner", "history", "nobody", "--data", folder]);
  expect([unknown.code, unknown.stdout]).toEqual([1, ""]);
});
