import type { Carrier, OnReply } from "./carrier.ts";
import { Pipeline, type PipelineListener } from "./pipeline.ts";
import type { Resolver } from "./resolver.ts";
import { UdpPorts } from "./udp_ports.ts";

/**
 * Queries a second above which a resolver is asked over TCP: far above the limits of shared resolvers, and where the
 * system call for each datagram is what costs.
 */
const PIPELINE_RATE = 8_000;

/** What carries queries: datagrams, and TCP connections to resolvers that answer very many. */
export class Carriers<T> {
  readonly #ports: UdpPorts<T>;
  readonly #pipelines = new Map<Resolver, Pipeline<T>>();
  readonly #onReply: OnReply<T>;
  readonly #onLost: PipelineListener<T>["onLost"];

  /**
   * @param onReply Called with each message that has the id of a waiting query.
   * @param onLost Called with a query whose connection ended.
   */
  constructor(onReply: OnReply<T>, onLost: PipelineListener<T>["onLost"]) {
    this.#ports = new UdpPorts(onReply);
    this.#onReply = onReply;
    this.#onLost = onLost;
  }

  /**
   * A carrier for one message to a resolver over UDP.
   *
   * @param isFirst Whether it is the first attempt. Others go by datagram, in case that the connections are the reason.
   */
  pick(resolver: Resolver, isFirst: boolean): Carrier<T> {
    const { at, control } = resolver;
    const family = at.transport === "udp" ? at.family : 4;
    if (!isFirst || at.transport !== "udp" || control.rate < PIPELINE_RATE) return this.#ports.pick(family);
    let pipeline = this.#pipelines.get(resolver);
    if (pipeline === undefined) {
      pipeline = new Pipeline(at, {
        onReply: this.#onReply,
        onLost: this.#onLost,
      });
      this.#pipelines.set(resolver, pipeline);
    }
    return pipeline.pick() ?? this.#ports.pick(family);
  }

  /** Call it for an attempt without a reply whose query was answered by a later one. */
  lost(resolver: Resolver, carrier: Carrier<T> | null): void {
    if (carrier === null || carrier.isDatagram) resolver.control.lost();
    else this.#pipelines.get(resolver)?.late();
  }

  /** Closes everything. */
  close(): void {
    this.#ports.close();
    for (const pipeline of this.#pipelines.values()) pipeline.close();
  }
}
