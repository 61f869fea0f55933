import { type MergedName, verdictOf } from "../../../lib/lines/mod.ts";
import { asciiOf, cellsOf, withoutDot } from "../terminal.ts";
import { percent } from "../../../lib/percent.ts";
import { DAY_MS } from "../../units/mod.ts";

/**
 * The verdict for people: the word with its share, and whether mail can be sent to a name without a page.
 */
export function verdictText(name: MergedName): string {
  const found = verdictOf(name);
  if (found === null) return "not rated";
  const { word, flags } = found;
  if (word === "unclear") return [word, ...flags].join(", ");
  return `${word} ${percent(name.classification![word])}`;
}

/** A column of the table. */
export interface Column {
  readonly title: string;
  /** Cells it may shrink to. */
  readonly least: number;
  /** Most cells it needs. */
  readonly most: number;
  /** The text for a name; `now` is milliseconds since 1970. */
  text(fqdn: string, name: MergedName, now: number): string;
  /** A shorter text for when that one does not fit. */
  readonly short?: (fqdn: string, name: MergedName) => string;
}

/** Columns by priority, for a screen that is too narrow for all. */
const IMPORTANCE = [
  "name",
  "verdict",
  "kind",
  "address",
  "age",
  "network",
  "likelihood",
  "likeness",
  "mail",
  "registrar",
  "nameServer",
] as const;
type ColumnName = typeof IMPORTANCE[number];

/** The columns in display order. */
export const COLUMNS: Readonly<Record<ColumnName, Column>> = {
  name: {
    title: "NAME",
    least: 28,
    most: 60,
    text: (fqdn) => nameWithUnicode(fqdn),
    short: (fqdn) => asciiOf({ fqdn }),
  },
  kind: {
    title: "KIND",
    least: 13,
    most: 23,
    text: (_, { permutation }) => permutation?.kind ?? "",
    short: (_, { permutation }) =>
      (permutation?.kind ?? "").replace("CertificateTransparency", "Certificate"),
  },
  verdict: {
    title: "VERDICT",
    least: 14,
    most: 19,
    text: (_, name) =>
      name.nxdomain_metadata ? (name.nxdomain_metadata.trusted ? "free" : "free?") : verdictText(name),
    short: (_, name) => verdictText(name).replace(/, (?:takes mail|mail only)$/, ", mail"),
  },
  likelihood: {
    title: "IMITATES",
    least: 8,
    most: 8,
    text: (_, { probability }) => probability === undefined ? "" : percent(probability),
  },
  likeness: {
    title: "LIKENESS",
    least: 8,
    most: 27,
    text: (_, name) => likenessOf(name),
    short: (_, name) => likenessOf(name, { inShort: true }),
  },
  address: {
    title: "ADDRESS",
    least: 15,
    most: 42,
    text: (_, name) => {
      const { ips, dns_a, dns_aaaa = [], wildcard } = name;
      const found = ips === undefined ? dns_a?.concat(dns_aaaa) : Object.values(ips).map(({ ip }) => ip);
      return (wildcard ? "wildcard " : "") + firstOf(name, found, "a", "aaaa");
    },
  },
  network: {
    title: "NETWORK",
    least: 10,
    most: 40,
    text: (_, name) => networkOf(name),
    short: (_, name) => networkOf(name, { organization: false }),
  },
  mail: {
    title: "MAIL",
    least: 12,
    most: 36,
    text: (_, name) => firstOf(name, name.dns_mx?.map(withoutDot), "mx"),
  },
  age: {
    title: "AGE",
    least: 5,
    most: 5,
    text: (_, { registration_metadata: data }, now) => ageOf(data?.registration_date, now),
  },
  registrar: {
    title: "REGISTRAR",
    least: 12,
    most: 28,
    text: (_, { registration_metadata: data }) => data?.registrar || "–",
  },
  nameServer: {
    title: "NAME SERVER",
    least: 14,
    most: 36,
    text: (_, name) => firstOf(name, name.dns_ns?.map(withoutDot), "ns"),
  },
};

/** Columns that are left out when they are empty: not every lookup measures these. */
const OPTIONAL: ReadonlySet<ColumnName> = new Set(["likelihood", "likeness"]);

/** A column that is shown, and its cells. */
export interface PlacedColumn {
  readonly column: Column;
  readonly width: number;
}

/** How wide the contents of the columns are. */
export class ContentWidths {
  readonly #short: Partial<Record<ColumnName, number>> = {};
  readonly #full: Partial<Record<ColumnName, number>> = {};

  /** Updates the widths with one name. */
  add(fqdn: string, name: MergedName, now: number): void {
    for (const key of IMPORTANCE) {
      const { text, short, most } = COLUMNS[key];
      const full = Math.min(most, cellsOf(text(fqdn, name, now)));
      this.#full[key] = Math.max(this.#full[key] ?? 0, full);
      const brief = short === undefined ? full : Math.min(full, cellsOf(short(fqdn, name)));
      this.#short[key] = Math.max(this.#short[key] ?? 0, brief);
    }
  }

  /**
   * The columns that fit a line: important ones first, each at the width that its contents need in short, then the
   * rest of the line in the same order.
   */
  place(cells: number): PlacedColumn[] {
    const widths = new Map<ColumnName, number>();
    let left = cells + 1;
    for (const key of IMPORTANCE) {
      const { least, title } = COLUMNS[key];
      if (OPTIONAL.has(key) && !this.#full[key]) continue;
      const width = Math.max(title.length, Math.min(least, this.#short[key] ?? 0));
      if (left < width + 1 && widths.size > 1) break;
      widths.set(key, width);
      left -= width + 1;
    }
    for (const target of [this.#short, this.#full]) {
      for (const [key, width] of widths) {
        const more = Math.max(0, Math.min(left, (target[key] ?? 0) - width));
        widths.set(key, width + more);
        left -= more;
      }
    }
    return (Object.keys(COLUMNS) as ColumnName[]).flatMap((key) =>
      widths.has(key) ? [{ column: COLUMNS[key], width: widths.get(key)! }] : []
    );
  }
}

/** A name in A-labels, its Unicode form behind them: some names pass for others on a screen. */
function nameWithUnicode(fqdn: string): string {
  const ascii = asciiOf({ fqdn });
  return ascii === fqdn ? fqdn : `${ascii} (${fqdn})`;
}

function networkOf(name: MergedName, { organization = true } = {}): string {
  const [first] = Object.values(name.ips ?? {});
  const number = first?.asn?.number;
  const parts = [
    first?.country?.iso_code,
    number == null ? null : `AS${number}`,
    organization ? first?.asn?.organization : null,
  ];
  return parts.filter((part) => part != null && part !== "").join(" ") || "–";
}

/** How similar its page is to the original's: `page 60%, picture 92%, icon`; in short the greater share. */
function likenessOf({ classification }: MergedName, { inShort = false } = {}): string {
  const { page, picture, icon } = classification?.likeness ?? {};
  const shares = Object.entries({ page, picture }).filter(([, share]) => share !== undefined) as [
    string,
    number,
  ][];
  const sameIcon = icon === 1 ? ["icon"] : [];
  if (!inShort) {
    return [...shares.map(([part, share]) => `${part} ${percent(share)}`), ...sameIcon].join(", ");
  }
  const most = Math.max(...shares.map(([, share]) => share));
  return [...shares.length === 0 ? [] : [percent(most)], ...sameIcon].join(" ");
}

/** How long ago a registration was: `3 d`, `5 mo`, `12 y`. */
function ageOf(date: string | null | undefined, now: number): string {
  const days = Math.floor((now - Date.parse(date ?? "")) / DAY_MS);
  if (!(days >= 0)) return "–";
  if (days < 90) return `${days} d`;
  return days < 730 ? `${Math.floor(days / 30.44)} mo` : `${Math.floor(days / 365.25)} y`;
}

/** The first value, and the number of the others; `–` for none, `?` where that was not asked or not answered. */
function firstOf(
  { nxdomain_metadata: free, dns_unanswered = [] }: MergedName,
  values: readonly string[] | undefined,
  ...types: NonNullable<MergedName["dns_unanswered"]>
): string {
  if (values?.length) return values.length === 1 ? values[0]! : `${values[0]} +${values.length - 1}`;
  const isKnown = values !== undefined && !types.some((type) => dns_unanswered.includes(type));
  return isKnown || free !== undefined ? "–" : "?";
}
