import { execFileSync } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { expect, test, vi } from "vitest";
import { SquatError } from "../../../../mod.ts";
import { main } from "../../../whole/whole.ts";
import type { System } from "../../../../server/cli/system.ts";
import { readConfig } from "../../../../server/config/mod.ts";
import { createKey, hashOf } from "../../../../server/auth/keys.ts";
import { checkVersion, openDatabase } from "../../../../server/extras/postgres/database.ts";
import { readUrl } from "../../../../server/extras/postgres/url.ts";
import { migrate, POSTGRES } from "../../../../server/extras/postgres/migrations.ts";
import { newestOf } from "../../../../server/stores/sql.ts";
import { postgresSql } from "../../../../server/extras/postgres/sql.ts";
import { postgresStores } from "../../../../server/extras/postgres/storage.ts";
import { missingProgram, requires } from "../../../requires.ts";
import { open } from "./instances.ts";
import { onPostgres, server } from "../../../on_postgres.ts";
import { noPostgres } from "../../../postgres_server.ts";

onPostgres("what cannot be opened says why in one line, without the password", async () => {
  const { url, password } = server!;
  const refused = async (text: string) => {
    const error = await openDatabase(text).then((database) => database.close(), (reason) => reason);
    expect(error).toBeInstanceOf(SquatError);
    expect(error.message).not.toContain("\n");
    expect(error.message).not.toContain(password);
    expect(error.message).not.toContain(encodeURIComponent(password));
    return error.message;
  };
  expect(await refused(url.replace("p%40", "wrong"))).toContain("refuses the password");
  expect(await refused(url.replace(/:\d+\//, ":1/"))).toContain("nothing listens there");
  expect(await refused(url.replace("127.0.0.1", "localhost").replace(/:\d+\//, ":1/"))).toContain(
    "nothing listens there",
  );
  expect(await refused(`${url}none`)).toContain('database "postgresnone" does not exist');
  expect(await refused(`${url}?sslmode=perhaps`)).toContain('not "perhaps"');
  expect(await refused(`${url}?timeout=1`)).toContain('knows no "timeout"');
  expect(await refused(`${url}?sslmode=require`)).toContain("SSL");
  expect(await refused("postgres://127.0.0.1/x")).toContain("no user");
  const newer = await server!.database();
  const database = await openDatabase(newer);
  open.push(database);
  await postgresStores(database);
  await database.query("INSERT INTO deadringer.schema_version VALUES (99)");
  await expect(postgresStores(database)).rejects.toThrow(
    /^Cannot use postgres:[^ ]+: its schema is of version 99, newer than \d+ of this program$/,
  );
  const older = await openDatabase(await server!.database());
  open.push(older);
  await postgresStores(older);
  await older.query("UPDATE deadringer.schema_version SET version = 14");
  await expect(postgresStores(older)).rejects.toThrow(
    /^Cannot use postgres:[^ ]+: its schema is of version 14: this program brings 15 and later ones up to date$/,
  );
  const readOnly = await server!.database();
  await server!.sql(
    `ALTER DATABASE ${new URL(readOnly).pathname.slice(1)} SET default_transaction_read_only = on`,
  );
  const refusing = await openDatabase(readOnly);
  open.push(refusing);
  await expect(postgresStores(refusing)).rejects.toThrow(
    /^Cannot make the schema in postgres:[^ ]+: .*read-only/,
  );
  expect(() => checkVersion(120_019, "x")).toThrow("PostgreSQL 12 is too old, 13 or later is needed");
  expect(() => checkVersion(130_000, "x")).not.toThrow();
});

const NEWEST = newestOf(POSTGRES);

onPostgres("every older schema is brought up to date with what is in it", async () => {
  for (let version = POSTGRES.first; version < NEWEST; version++) await upgrade(version);
});

async function upgrade(version: number): Promise<void> {
  const database = await openDatabase(await server!.database());
  open.push(database);
  await migrate(database, version);
  const { key, record } = createKey({ owner: "ann", scopes: ["ct"], expires_at: null }, 1);
  await database.query(
    "INSERT INTO deadringer.keys (id, hash, owner, name, hint, scopes, created_at) VALUES ($1, $2, 'ann', '', 'h', 'ct', 1)",
    [record.id, record.hash],
  );
  const hasPeople =
    (await database.query<{ name: string | null }>("SELECT to_regclass('deadringer.people') AS name"))
      .rows[0]!.name !== null;
  if (!hasPeople) {
    await database.query("INSERT INTO deadringer.owners VALUES ('ann', 'hash of ann', 1)");
    await database.query("INSERT INTO deadringer.sessions VALUES ('s', 'ann', 'passphrase', 1, 2, 900)");
    await database.query("INSERT INTO deadringer.links VALUES ('l', 'ann', 900)");
  }
  const copies: string[] = [];
  const stores = await postgresStores(database, (tables) => copies.push(...tables));
  expect((await stores.keys.find(hashOf(key)))?.owner).toBe("ann");
  if (!hasPeople) {
    expect(await stores.sessions.find("s")).toMatchObject({ person: "ann", owner: "ann", role: "admin" });
    expect((await stores.people.find("ann"))?.passphrase).toBe("hash of ann");
    expect(await stores.sessions.takeLink("l", 3)).toBe("ann");
    expect(copies).toContain("deadringer.owners_before_people");
    const { rows } = await database.query("SELECT passphrase FROM deadringer.owners_before_people");
    expect(rows).toEqual([{ passphrase: "hash of ann" }]);
    await stores.owners.remove("ann", 1);
  }
  const versions = await database.query("SELECT version FROM deadringer.schema_version ORDER BY version");
  await postgresStores(database);
  expect(await database.query("SELECT version FROM deadringer.schema_version ORDER BY version")).toEqual(
    versions,
  );
  expect(versions.rows).toEqual([{ version }, { version: NEWEST }]);
  const { count, left_ms } = await stores.limits.take("x", 60_000);
  expect([count, left_ms <= 60_000]).toEqual([1, true]);
}

onPostgres("commits wait for the disk and statements end, whatever the database's own settings", async () => {
  const url = await server!.database();
  const name = new URL(url).pathname.slice(1);
  await server!.sql(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  await server!.sql(`ALTER DATABASE ${name} SET statement_timeout = 0`);
  const database = await openDatabase(url);
  open.push(database);
  const { rows } = await database.query(
    "SELECT current_setting('synchronous_commit') AS commits, current_setting('statement_timeout') AS longest",
  );
  expect(rows).toEqual([{ commits: "on", longest: "10s" }]);
});

onPostgres("tables are in the schema of this program, whatever the user's own path", async () => {
  const url = new URL(await server!.database());
  const name = url.pathname.slice(1);
  await server!.sql(`CREATE ROLE other LOGIN PASSWORD 'other'; GRANT ALL ON DATABASE ${name} TO other`);
  await server!.sql(`ALTER ROLE other SET search_path = "$user", public`);
  [url.username, url.password] = ["other", "other"];
  const database = await openDatabase(url.href);
  open.push(database);
  const stores = await postgresStores(database);
  await stores.owners.add({ name: "ann", created_at: 1, passphrase: null });
  const { rows } = await database.query<{ name: string }>(
    "SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE tablename IN ('owners', 'watch_brands')",
  );
  expect(rows.map((row) => row.name).sort()).toEqual(["deadringer.owners", "deadringer.watch_brands"]);
  expect(await database.query("SELECT name FROM deadringer.owners")).toMatchObject({
    rows: [{ name: "ann" }],
  });
});

onPostgres("a mistake of this program is no unreachable server, and holds up nobody", async () => {
  const states: string[] = [];
  const database = await openDatabase(await server!.database(), { onState: (state) => states.push(state) });
  open.push(database);
  const { transaction } = postgresSql(database);
  const circle: { self?: unknown } = {};
  circle.self = circle;
  const mistakes: [text: string, values: unknown[], message: string][] = [
    ["SELECT $1::text", [circle], "circular"],
    ["SELECT $1::text, $2::text", ["a"], "supplies 1 parameters"],
    ["SELECT 1 / $1::int", [0], "division by zero"],
  ];
  for (const [text, values, message] of mistakes) {
    for (
      const run of [database.query, (...of: [string, unknown[]]) => transaction(({ query }) => query(of))]
    ) {
      const error = await run(text, values).catch((reason) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(SquatError);
      expect(error.message).toContain(message);
      // Each connection of the pool answers.
      const sums = await Promise.all(Array.from({ length: 10 }, () => database.query("SELECT 1 AS one")));
      expect(sums.map(({ rows }) => rows)).toEqual(Array(10).fill([{ one: 1 }]));
    }
  }
  const mistake = new TypeError("Cannot read properties of undefined");
  await expect(transaction(() => Promise.reject(mistake))).rejects.toBe(mistake);
  expect(states).toEqual([]);
});

onPostgres(
  "a server whose connections are all in use is not away, nor is one that ends a long statement",
  async () => {
    const states: string[] = [];
    const onState = (state: string) => void states.push(state);
    const database = await openDatabase(await server!.database(), { connections: 1, onState });
    open.push(database);
    const held = await database.connect();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const waiting = database.query("SELECT 1 AS one");
    const next = database.connect();
    // Their failures are those of the expectations below.
    for (const each of [waiting, next]) each.catch(() => {});
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    held.release();
    expect((await waiting).rows).toEqual([{ one: 1 }]);
    (await next).release();
    const late = "DO $$ BEGIN RAISE EXCEPTION 'late' USING ERRCODE = '57014'; END $$";
    for (const run of [database.query, (text: string) => postgresSql(database).query([text])]) {
      await expect(run(late)).rejects.toMatchObject({
        code: "over_capacity",
        message: "The store takes too long: try again later",
      });
      expect((await database.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    }
    expect(states).toEqual([]);
  },
);

/** A way to the server whose connections go on only when the test lets them; `held` are those that wait. */
async function relay(port: number): Promise<{ port: number; held: Socket[]; pass(socket: Socket): void }> {
  const held: Socket[] = [];
  const listener = createServer({ pauseOnConnect: true }, (socket) => void held.push(socket));
  await new Promise<void>((resolve) => listener.listen(0, "127.0.0.1", resolve));
  open.push({ close: () => Promise.resolve(void listener.close()) });
  const pass = (socket: Socket) => {
    const there = connect(port, "127.0.0.1");
    for (const [from, to] of [[socket, there], [there, socket]] as const) {
      from.pipe(to).on("error", () => from.destroy());
    }
    socket.resume();
  };
  return { port: (listener.address() as AddressInfo).port, held, pass };
}

onPostgres("a server that answered is there, whatever was asked before it did", async () => {
  const way = await relay(server!.port);
  const url = new URL(await server!.database());
  url.port = String(way.port);
  const states: string[] = [];
  const opening = openDatabase(url.href, { onState: (state) => states.push(state) });
  await expect.poll(() => way.held.length).toBe(1);
  way.pass(way.held[0]!);
  const database = await opening;
  open.push(database);
  // The next three are asked over connections of their own.
  const busy = await database.connect();
  try {
    const asked = Array.from({ length: 3 }, () => database.query("SELECT 1 AS one"));
    const failed = [asked[0]!, asked[2]!].map((each) =>
      expect(each).rejects.toMatchObject({ code: "over_capacity" })
    );
    await expect.poll(() => way.held.length).toBe(4);
    const [, first, second, third] = way.held;
    first!.destroy();
    await failed[0];
    expect(states).toEqual(["lost"]);
    way.pass(second!);
    expect((await asked[1]!).rows).toEqual([{ one: 1 }]);
    expect(states).toEqual(["lost", "found"]);
    expect((await database.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    third!.destroy();
    await failed[1];
    expect((await database.query("SELECT 1 AS one")).rows).toEqual([{ one: 1 }]);
    expect(states).toEqual(["lost", "found"]);
  } finally {
    busy.release();
  }
});

test("PostgreSQL URLs: escapes, sockets, and TLS unless it stays on this machine", () => {
  expect(readUrl("postgres://a%40b:p%2Fw@[::1]:99/d")).toMatchObject({
    host: "::1",
    port: 99,
    user: "a@b",
    password: "p/w",
    database: "d",
    ssl: false,
    name: "postgres://a%40b@::1:99/d",
  });
  expect(readUrl("postgres://a@x/?host=/run/pg", "from a file")).toMatchObject({
    host: "/run/pg",
    password: "from a file",
    database: "a",
    ssl: false,
  });
  expect(readUrl("postgres://a@db.example/d").ssl).toEqual({ rejectUnauthorized: true });
  const given = { DEADRINGER_STORE: "postgres//hush" };
  expect(() => readConfig(given)).toThrow(/^Cannot use DEADRINGER_STORE: (?!.*hush)/);
});

onPostgres("deadringer key works on it, with the password from a file", async () => {
  const url = new URL(await server!.database());
  url.password = "";
  const folder = mkdtempSync(join(tmpdir(), "deadringer-"));
  const before = { ...process.env };
  try {
    writeFileSync(join(folder, "password"), server!.password + "\n");
    process.env["DEADRINGER_STORE"] = url.href;
    process.env["DEADRINGER_STORE_PASSWORD_FILE"] = join(folder, "password");
    const run = async (...args: string[]) => {
      let out = "";
      const system = {
        print: (text: string) => Promise.resolve(void (out += text)),
        warn: (text: string) => void (out += text),
      };
      return { code: await main(args, { signal: new AbortController().signal, ...system } as System), out };
    };
    const made = await run("key", "create", "--owner", "ann", "--json");
    expect(made.code).toBe(0);
    const { id } = JSON.parse(made.out.split("\n")[0]!);
    expect((await run("key", "list")).out).toContain(id);
    expect((await run("key", "revoke", id)).code).toBe(0);
    expect((await run("key", "list")).out).toContain("revoked");
    process.env["DEADRINGER_STORE"] = url.href.replace(/:\d+\//, ":1/");
    const refused = await run("key", "list");
    expect([refused.code, refused.out.trimEnd().split("\n")]).toEqual([2, [
      expect.stringContaining("nothing listens"),
    ]]);
  } finally {
    for (const name of ["DEADRINGER_STORE", "DEADRINGER_STORE_PASSWORD_FILE"]) {
      if (before[name] === undefined) delete process.env[name];
      else process.env[name] = before[name];
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

requires(noPostgres ?? missingProgram("openssl"))("TLS: the certificate is checked", async () => {
  const { folder, url } = server!;
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const args = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  execFileSync("openssl", [
    ...args,
    ...["-subj", "/CN=localhost", "-addext", "subjectAltName=IP:127.0.0.1", "-keyout", key, "-out", cert],
  ], { stdio: "ignore" });
  const { uid, gid } = statSync(folder);
  for (const file of [key, cert]) chownSync(file, uid, gid);
  await server!.sql(`ALTER SYSTEM SET ssl_cert_file = '${cert}'`);
  await server!.sql(`ALTER SYSTEM SET ssl_key_file = '${key}'`);
  await server!.sql("ALTER SYSTEM SET ssl = on");
  await server!.stop();
  await server!.start();
  const database = await openDatabase(`${url}?sslmode=verify-full&sslrootcert=${encodeURIComponent(cert)}`);
  open.push(database);
  const { rows } = await database.query("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()");
  expect(rows).toEqual([{ ssl: true }]);
  await expect(openDatabase(`${url}?sslmode=verify-full`)).rejects.toThrow(/Cannot use .*certificate/i);
  await (await openDatabase(`${url}?sslmode=require`)).close();
});
