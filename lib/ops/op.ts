/** The goal of a lookup: registered look-alikes, names free to register, or one host. */
export type Plan = "squat" | "nxdomain" | "analyze";

/**
 * Whom an observation contacts: nobody, the configured resolvers, registries and registrars (RDAP, WHOIS), the
 * candidates' own servers (web, mail), or this installation's own history.
 */
export type Audience = "nobody" | "resolvers" | "registries" | "candidates" | "history";

/** Observations of a name, by name: each is made at most once, however many ops use it. */
export type Sees<T> = { readonly [K in keyof T]: () => Promise<T[K]> };

/**
 * One operation: the wire's representation of one observation of a name. Everything that the rest of the project knows
 * about an op is in its file.
 *
 * @typeParam O Its name on the wire.
 * @typeParam D Its payload.
 * @typeParam M Members that it adds to the merged object.
 * @typeParam S The observations that it uses: a subset of `Observed` in `lib/lookup/observations.ts`, which says whom
 * each contacts, and the maximum number of times.
 */
export interface Op<O extends string, D, M extends object, S extends object> {
  /** Its name on the wire. */
  readonly op: O;
  /** What a line says, in one sentence without a full stop. */
  readonly summary: string;
  /** Plans that it is part of. */
  readonly plans: readonly Plan[];
  /** Observations that it uses. */
  readonly observes: readonly (keyof S & string)[];
  /** Whether it waits until the other ops of the name have ended. @default false */
  readonly last?: boolean;
  /** Whether ops that wait for the others do not wait for this one: it may be slow, and adds nothing to them. @default false */
  readonly isSlow?: boolean;
  /** Whether it is made after the verdict, which is made once more where it learns from it. @default false */
  readonly isPicture?: boolean;
  /** The payload without extension members. @default the payload */
  strip?(data: D): D;
  /**
   * Whether a line with `data: null` says that it failed. Where clients cannot accept that, there is no line, and a
   * Progress line says so. @default true
   */
  readonly nullable?: boolean;
  /** What a payload lacks because it was not answered, in words, which a Progress line lists; null for nothing. @default nothing */
  lacks?(data: D): string | null;
  /** The member of the merged object that a payload is, or how it is added. Where lines repeat, the last counts. */
  readonly merge: (keyof M & string) | ((into: Partial<M>, data: D) => void);
  /** CSV columns: the text of each cell, from the merged object. @default none */
  readonly columns?: Readonly<Record<string, (name: Partial<M>) => string>>;
  /** Returns the payloads, one line each; none when there was no answer. A rejection is a failed op. */
  run(see: Sees<S>): Promise<readonly D[]>;
}

/** An op whose payload is one member of the merged object. */
export type Fact<O extends string, K extends string, D, S extends object> = Op<O, D, { [M in K]: D }, S>;

/** Any op. */
// deno-lint-ignore no-explicit-any
export type AnyOp = Op<string, any, any, any>;

/** The payload of an op. */
export type PayloadOf<P extends AnyOp> = Awaited<ReturnType<P["run"]>>[number];

/** One payload or none. */
export const maybe = <D>(data: D | null | undefined): D[] => data == null ? [] : [data];

/** Texts in one cell. */
export const cell = (values: readonly (string | number | null | undefined)[] | undefined): string =>
  (values ?? []).filter((value) => value != null).join(" ");
