/**
 * Whether a resolver responds, as far as silence tells. A check decides: a query for a name that nobody has asked for,
 * so that neither a cache nor a name's own servers answer in its place or keep it from answering.
 *
 * - `responding`: at first.
 * - `doubted`: a query had no reply for so long that the resolver may be silent. The check is on its way, repeated,
 *   outside of the rate and the window, and queries without a reply wait for it. After the time that a query has, the
 *   resolver is `silent`, unless it replied to others meanwhile.
 * - `silent`: nothing is sent but the check, at growing gaps; queries wait with what they have sent.
 *
 * A reply to the check makes the resolver `responding`. To its first attempt, however late: only this machine or the
 * network is slow, and the silence about queries sent before is the names' own. To a later attempt: a ban or an outage
 * is over, and what was sent since the last reply before is void and is sent again.
 *
 * A resolver that has never answered is never `silent`: nobody knows whether it ever will.
 */
export class Liveness {
  #state: "responding" | "doubted" | "silent" = "responding";
  #repliedSentAtMs = -Infinity;
  #answeredSentAtMs = -Infinity;
  #doubtedAtMs = -Infinity;
  #silentAtMs = Infinity;
  /** The last period in which it was silent: what was sent within proves nothing. */
  #outage = { afterMs: Infinity, beforeMs: -Infinity };

  /** Whether it is `silent`. */
  get isSilent(): boolean {
    return this.#state === "silent";
  }

  /** Whether it is `doubted`. */
  get isDoubted(): boolean {
    return this.#state === "doubted";
  }

  /** Whether it has ever answered. */
  get hasAnswered(): boolean {
    return this.#answeredSentAtMs > -Infinity;
  }

  /** Whether it has replied to nothing that was sent at that time or later. */
  isSilentSince(sentAtMs: number): boolean {
    return this.#repliedSentAtMs < sentAtMs;
  }

  /** Whether it responded when a query was sent: then no reply is due to the name, or the query was lost. */
  respondedAt(sentAtMs: number): boolean {
    return sentAtMs <= this.#answeredSentAtMs && !this.isVoid(sentAtMs);
  }

  /** Whether a query was sent during a silence that is over. */
  isVoid(sentAtMs: number): boolean {
    return sentAtMs > this.#outage.afterMs && sentAtMs < this.#outage.beforeMs;
  }

  /** A query got no reply, and nothing that was sent later did. */
  doubt(nowMs: number): void {
    if (this.#state !== "responding") return;
    this.#state = "doubted";
    this.#doubtedAtMs = nowMs;
  }

  /** Nobody waits for a reply any more: a doubt is of no use. */
  forgetDoubt(): void {
    if (this.#state === "doubted") this.#state = "responding";
  }

  /**
   * Advances the clock.
   *
   * @param timeoutMs Milliseconds that a check has.
   * @returns Whether it is silent from now on.
   */
  tick(nowMs: number, timeoutMs: number): boolean {
    if (this.#state !== "doubted" || nowMs < this.#doubtedAtMs + timeoutMs) return false;
    const isSilent = this.hasAnswered && this.isSilentSince(this.#doubtedAtMs);
    this.#state = isSilent ? "silent" : "responding";
    this.#silentAtMs = nowMs;
    return isSilent;
  }

  /**
   * It replied to a query that was sent at `sentAtMs`.
   *
   * @param isAnswer Whether it answered it: a refusal shows that it responds, and proves no name silent.
   * @param check Which attempt of the check that was, counted from 0; undefined for another query.
   * @returns What is over now: a `delay` or an `outage`; null where it was not silent, or may still be.
   */
  replied(sentAtMs: number, isAnswer: boolean, check?: number): "delay" | "outage" | null {
    const before = this.#repliedSentAtMs;
    this.#repliedSentAtMs = Math.max(before, sentAtMs);
    if (isAnswer) this.#answeredSentAtMs = Math.max(this.#answeredSentAtMs, sentAtMs);
    const wasSilent = this.isSilent;
    // Of other queries, those sent before it was silent may have been answered before, or after a ban.
    if (check === undefined && (!wasSilent || sentAtMs < this.#silentAtMs)) return null;
    this.#state = "responding";
    if (check === 0) return wasSilent ? "delay" : null;
    this.#outage = { afterMs: before, beforeMs: sentAtMs };
    return wasSilent ? "outage" : null;
  }
}
