import { expect, test } from "vitest";
import { COPY, DAY_MS, PARKED, plain } from "../../../../lib/lines/scenarios.ts";
import { bearer } from "../../../service.ts";
import { watchedService } from "../watched_world.ts";

const DOMAIN = "kestrelbank.com";

test("a name has one severity: that of its watch is that of the table and of every export of its results", async () => {
  const { call, handle, key, world, tick } = await watchedService();
  const all = await key(["watch", "lookup:squat"]);
  const textOf = async (path: string) =>
    await (await handle(new Request(`http://127.0.0.1${path}`, { headers: bearer(all) }))).text();
  const mail = (hosts: string[]) => ({ Dns: { a: ["192.0.2.10"], ns: ["ns1.example-dns.net"], mx: hosts } });
  world.names[DOMAIN] = {
    "kestrelbnak.com": plain({ Classification: PARKED, ...mail([]) }),
    "kestrelbamk.com": plain({ Classification: PARKED, ...mail([]) }),
    "kestrelbank.org": plain({ Classification: COPY, ...mail([]) }),
  };
  const brand = { name: "Kestrel", domains: [DOMAIN] };
  const { body: { id } } = await call("POST", "/v1/watch/brands", brand);
  await tick();
  // Mail that arrives is high, which what the name is would not be.
  world.names[DOMAIN]["kestrelbnak.com"] = plain({ Classification: PARKED, ...mail(["mx.example-dns.net"]) });
  for (let day = 0; day < 2; day++) {
    world.time += DAY_MS;
    await tick();
  }
  const watched = async () =>
    Object.fromEntries(
      (await call("GET", "/v1/watch/names")).body.map((
        { name, assessment }: { name: string; assessment: { severity: string } },
      ) => [name, assessment.severity]),
    );
  const [run] = (await call("GET", `/v1/watch/brands/${id}/runs`)).body;
  const path = `/v1/retrieve/${run.result}`;
  const inTable = async () => {
    const [titles, ...rows] = (await textOf(`${path}/csv?extensions=1`)).trim()
      .split("\r\n")
      .map((row) => row.split(","));
    const at = titles!.indexOf("severity");
    return Object.fromEntries(rows.map((row) => [row[0], row[at]]));
  };
  const inExport = async () =>
    Object.fromEntries(
      JSON.parse(await textOf(`${path}/export/stix`)).objects.flatMap((object: Record<string, string>) =>
        object["type"] === "indicator"
          ? [[object["name"]!.split(": ")[1], object["labels"]![0]!.replace("severity:", "")]]
          : []
      ),
    );
  const inTools = async () => {
    const tool = { name: "findings", arguments: { result_id: run.result, page_size: 100 } };
    const response = await handle(
      new Request("http://127.0.0.1/mcp", {
        method: "POST",
        headers: {
          ...bearer(all),
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          "mcp-protocol-version": "2025-11-25",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: tool }),
      }),
    );
    const { result } = JSON.parse((await response.text()).match(/\{"?.*"result".*\}/)![0]);
    return Object.fromEntries(
      result.structuredContent.findings.map((
        { name, severity }: { name: string; severity: string },
      ) => [name, severity]),
    );
  };
  const everywhere = () => Promise.all([watched(), inTable(), inExport(), inTools()]);
  const first = { "kestrelbnak.com": "high", "kestrelbamk.com": "low", "kestrelbank.org": "high" };
  expect(await everywhere()).toEqual([first, first, first, first]);
  // What the brand's people list as their own counts at once, for results of before too.
  await call("PUT", `/v1/watch/brands/${id}`, {
    ...brand,
    owned: ["kestrelbank.org"],
  });
  const second = { "kestrelbnak.com": "high", "kestrelbamk.com": "low", "kestrelbank.org": "none" };
  const { "kestrelbank.org": _, ...lookalikes } = second;
  expect(await everywhere()).toEqual([second, second, lookalikes, lookalikes]);
});
