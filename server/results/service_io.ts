import { type Camera, createCamera } from "../../lib/net/mod.ts";
import { createIo } from "../../mod.ts";
import type { Io } from "../../lib/io.ts";
import type { Config } from "../config/mod.ts";
import { MAX_PAGES } from "../fair/paces.ts";
import type { CtBackend } from "../ct/backend.ts";
import type { Log } from "../io/log.ts";
import type { Storage } from "../stores/storage.ts";
import { DAY_S } from "../units/mod.ts";
import { proxiedFetch } from "../io/source_fetch.ts";
import { OtherClocks } from "../io/other_clocks.ts";
import { renewOnSchedule, renewTable } from "../io/renewal_schedule.ts";
import { storedTables } from "../io/tables.ts";

/** Milliseconds between two renewals of tables. */
const UPDATE_MS = { daily: 86_400_000, weekly: 7 * 86_400_000 } as const;

/**
 * Opens what the settings name: the I/O of the service's lookups, to be closed afterwards.
 *
 * @param certificates Returns the index of certificates; null while there is none.
 * @param base What lookups use; it stays open. @default the network of this machine, or the demo's
 * @throws {SquatError} `invalid_parameter` for settings that cannot be used.
 */
export async function openServiceIo(
  config: Config,
  storage: Storage,
  certificates: () => CtBackend | null,
  log: Log,
  base?: Io,
) {
  const stored = config.history ? await storage.history() : null;
  // Without the demo, its network is not loaded.
  const demo = config.demo && base === undefined
    ? await (await import("../mini/mod.ts")).startMiniInternet()
    : null;
  const own: Io = base ?? demo?.io ?? networkIo(config);
  const clocks = new OtherClocks(() => own.now());
  const history = stored ?? own.history;
  const camera = cameraOf(config, storage, own, log);
  let tables = own.tables ?? (storage.files === null ? undefined : storedTables(storage.files));
  const isOwnNetwork = base === undefined && demo === null;
  const stopping = new AbortController();
  const folder = isOwnNetwork ? storage.files : null;
  const onRenewed = () => tables = storedTables(folder!);
  const download = {
    ...(config.resolvers.length === 0 ? {} : { resolver: config.resolvers }),
    ...(config.contact === "" ? {} : { contact: config.contact }),
    ...(config.proxy === "" ? {} : { proxy: config.proxy }),
  };
  if (config.update !== "off" && folder !== null) {
    void renewOnSchedule({
      ...{ folder, log, onRenewed, ...download },
      everyMs: UPDATE_MS[config.update],
      sleep: (ms, signal) => own.sleep(ms, signal),
      ...{ now: own.now, random: own.random },
    }, stopping.signal);
  } else if (config.update !== "off") {
    log("warn", "Tables are not renewed: that needs a data folder, and no demo");
  }
  const io: Io = {
    ...own,
    net: own.net === null ? null : clocks.listening(own.net),
    get tables() {
      return tables;
    },
    ...(config.second_look === "doubtful" ? {} : { secondLook: config.second_look === "all" }),
    mxCheck: config.mx_check ?? (config.demo || own.mxCheck === true),
    confirmFree: config.confirm || own.confirmFree === true,
    history,
    camera,
    get ct() {
      const index = certificates();
      return index === null ? own.ct : { index: () => index.index() };
    },
  };
  return {
    /** DNS, network, history, certificates and camera of lookups. */
    io,
    /** What the hosts of these lookups say of the time. */
    clocks,
    /** `fetch` for requests to certificate logs: through the proxy of the settings; undefined without one. */
    requestLog: config.proxy === ""
      ? undefined
      : proxiedFetch(config.proxy, config.resolvers.length === 0 ? undefined : config.resolvers),
    /** Renews the list of certificate logs now; null where it is not downloaded. */
    renewLogs: folder === null ? null : async (signal: AbortSignal): Promise<void> => {
      await renewTable("logs", { folder, ...download }, signal);
      onRenewed();
    },
    /** Deletes history beyond the age and number of rows in the settings. */
    async sweep(now: number): Promise<void> {
      const until = clocks.mayDelete(performance.now()) ? now / 1000 : 0;
      const before = Math.floor(until) - config.history_days * DAY_S;
      await stored?.prune({ before, rows: config.history_rows });
    },
    /** Releases everything but the storage. */
    async close(): Promise<void> {
      stopping.abort();
      if (base === undefined) await (demo === null ? io.dns.close() : demo.close());
      await camera?.close();
    },
  };
}

/** The network of this machine, as the settings say it is used. */
function networkIo(config: Config): Io {
  return {
    ...createIo({
      ...(config.resolvers.length === 0 ? {} : { resolvers: config.resolvers }),
      ...(config.dns_rate === 0 ? {} : { rate: config.dns_rate }),
      ...(config.proxy === "" ? {} : { proxy: config.proxy }),
    }),
    ...(config.contact === "" ? {} : { contact: config.contact }),
  };
}

/** What takes screenshots; null, which the log explains, when nothing can. */
function cameraOf(config: Config, { files }: Storage, { net }: Io, log: Log): Camera | null {
  if (!config.screenshots) return null;
  const camera = files === null || net === null
    ? null
    : createCamera(net, { pages: MAX_PAGES, ...config.browser === "" ? {} : { browser: config.browser } });
  if (camera === null) {
    log(
      "warn",
      "No screenshots: they need a data folder, Chromium or Chrome, and the package puppeteer-core",
    );
  } else if (camera.notice !== undefined) log("warn", camera.notice);
  return camera;
}
