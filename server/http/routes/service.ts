import { timingSafeEqual } from "node:crypto";
import { Buffer } from "node:buffer";
import { SquatError } from "../../../lib/errors.ts";
import { answer } from "../../wire/answer.ts";
import { hashOf } from "../../auth/keys.ts";
import { type Route, route } from "../route.ts";
import { OPEN } from "../../wire/roles.ts";

/** Routes for operators. */
export const serviceRoutes: readonly Route[] = [
  route("GET /healthz", {
    id: "healthz",
    does: OPEN,
    summary: "Reports that the process is up",
    access: { by: "anyone" },
    answers: { "text/plain": "Text" },
    run: () => answer("ok\n", { "content-type": "text/plain" }),
  }),
  route("GET /readyz", {
    id: "readyz",
    does: OPEN,
    summary:
      "Reports whether the service accepts work; with watched brands, the state of the watcher, and what extensions say",
    access: { by: "anyone" },
    answers: { "text/plain": "Text" },
    statuses: [503],
    async run(_, { service }) {
      if (service.state !== "open") {
        throw new SquatError("over_capacity", "This server is stopping", { retryAfterSeconds: 5 });
      }
      try {
        await service.stores.ping();
      } catch (cause) {
        const why = cause instanceof SquatError ? cause.message : "The store cannot be reached";
        throw new SquatError("over_capacity", why, { cause, retryAfterSeconds: 5 });
      }
      return answer(`ready\n${service.extras.ready()}`, { "content-type": "text/plain" });
    },
  }),
  route("GET /metrics", {
    id: "metrics",
    does: OPEN,
    summary: "Counts for Prometheus",
    access: { by: "anyone" },
    answers: { "text/plain": "Text" },
    statuses: [401],
    async run(_, { service, request, headers }) {
      const { metrics_token } = service.config;
      const given = request.headers.get("authorization") ?? "";
      if (
        metrics_token !== "" &&
        !timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(`Bearer ${metrics_token}`)))
      ) {
        headers["www-authenticate"] = "Bearer";
        throw new SquatError("unauthenticated", "The metrics require the token of DEADRINGER_METRICS_TOKEN");
      }
      return answer(await service.metrics.text(), { "content-type": "text/plain; version=0.0.4" });
    },
  }),
];
