/** A proxy answered and opened no connection. */
export class ProxyRefusal extends Error {
  /** Whether the proxy refuses, or the host at the tunnel's end does not answer. */
  readonly by: "proxy" | "destination";

  /**
   * Makes one.
   *
   * @param by Who refuses.
   * @param why The reason in words.
   * @param code Its status or reply code. @default none
   */
  constructor(by: "proxy" | "destination", why: string, code?: number) {
    super(code === undefined ? why : `${why} (${code})`);
    this.name = "ProxyRefusal";
    this.by = by;
  }
}
