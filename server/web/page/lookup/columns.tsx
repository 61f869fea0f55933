import { percent } from "../../../../lib/percent.ts";
import type { ComponentChild, JSX } from "preact";
import { mailFlags, type MergedName } from "../../../../lib/lines/mod.ts";
import { country, day, show, SPANS } from "../parts/dom.ts";
import { kindName, kindNames, meaningOf, Name } from "../parts/name.tsx";
import { type Facet, facetLabel, facetOf, hostsOf } from "./facets.ts";
import { mainReasons } from "./reasons.tsx";
import {
  digestOf,
  originalOf,
  type Row,
  STANDING_WORDS,
  STANDINGS,
  target,
  toggled,
  verdict,
} from "./rows.ts";
import { serviceNow } from "../service/service_time.ts";
import { Screenshot } from "../parts/screenshots.tsx";
import type { BesideNames } from "../shell/slots.ts";
import { computed, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { Drop } from "../parts/drop.tsx";

/** One column of the table. */
export interface Column {
  /** Stable name. */
  id: string;
  /** Heading. */
  title: string;
  /** Minimum width in rem, and share of the remaining width. */
  width: readonly [least: number, share: number];
  /** The longest texts that its cells can hold, where they are known: it is never narrower. */
  samples?: () => readonly string[];
  /** Whether the first click on the heading sorts downwards. */
  down?: boolean;
  /** Shown only when the user adds it. */
  extra?: boolean;
  /** Where the table is too narrow for all columns, those with the lowest of these numbers are left out first. */
  leaves?: number;
  /** Sort key of a row. */
  value(row: Row): string | number | null | undefined;
  /** Draws what is in a cell. */
  cell(row: Row): ComponentChild;
  /** What the cell says when it is pointed at: more than there is room for. */
  detail?(row: Row): string;
}

/** One line of text in a cell. */
const line = (text: string): JSX.Element => <span class="one">{show(text)}</span>;

const more = (list: readonly string[]): string =>
  list.length > 1 ? `${list[0]} +${list.length - 1}` : list[0] ?? "";

/**
 * Returns the verdict on a row as a word, and as the text of its pill. An unclear verdict has no number: no score is
 * high.
 */
function riskWords(row: Row): { word: string; pill: string } {
  const { standing } = digestOf(row);
  const found = verdict(row.facts);
  const word = found?.word ?? "";
  const pill = isOtherAlarm(row)
    ? `High: ${STANDING_WORDS[standing].pill.toLowerCase()}`
    : STANDING_WORDS[standing].pill;
  const share = found === null || word === "unclear" || standing === "yours" || standing === "asked" ||
      isOtherAlarm(row)
    ? ""
    : ` ${percent(found.share)}`;
  return { word, pill: pill + share };
}

/** Whether a name is to be acted on for another reason than its page. */
function isOtherAlarm(row: Row): boolean {
  const { standing, isToActOn } = digestOf(row);
  return isToActOn && standing !== "phishing";
}

/** The verdict on a name, with its score where it has one. */
export function Verdict({ row }: { row: Row }): JSX.Element {
  return (
    <span class={`pill v-${isOtherAlarm(row) ? "phishing" : digestOf(row).standing}`}>
      {riskWords(row).pill}
    </span>
  );
}

/** Returns how long ago a name was registered, such as `9 days`; empty when it is unknown. */
export function ageOf(row: Row): string {
  const { registered } = digestOf(row);
  if (registered === null) return "";
  const seconds = Math.max(0, serviceNow() / 1000 - registered);
  const [unit, length] = SPANS.find(([unit, each]) => seconds >= each || unit === "day")!;
  const n = Math.floor(seconds / length);
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

/** Returns in words whether a name receives mail; empty without mail servers. */
export function mailWords(facts: MergedName): string {
  const [flag] = mailFlags(facts);
  if (flag !== undefined) return flag === "takes mail" ? "Takes mail" : "Mail only";
  if ((facts.dns_mx?.length ?? 0) === 0) return "";
  if (facts.smtp_metadata?.is_positive === false) return "Refuses mail";
  return facts.dns_mx!.every((host) => host === ".") ? "No mail" : "Mail server";
}

const PAGE_WORDS: Readonly<Record<string, string>> = {
  challenge: "Bot challenge",
  empty: "Empty page",
  error: "Error",
  none: "No page",
  page: "Page",
  portal: "Captive portal",
  warning: "Phishing warning",
};

/** Returns in words what a visitor of a name sees; empty when it is unknown. */
function pageWords(facts: MergedName): string {
  const { page_state: state, page_status: status, page_by: by } = facts.classification ?? {};
  const words = PAGE_WORDS[state ?? ""];
  if (words === undefined) return "";
  if (state === "error" && status !== undefined) return `${words} ${status}`;
  return by === undefined ? words : `${words} (${by})`;
}

const NAME: Column = {
  id: "name",
  title: "Name",
  width: [14, 1],
  value: (row) => row.name,
  cell: (row) => <Name name={row.name} original={originalOf(row)} />,
  detail: ({ name, ascii }) => ascii === name ? name : `${name}\n${ascii}`,
};

const RISK: Column = {
  id: "risk",
  title: "Risk",
  width: [8, 0],
  samples:
    () => [...STANDINGS.map((each) => STANDING_WORDS[each].pill), "Legitimate >99%", "High: legitimate"],
  down: true,
  // What is to be acted on comes first, whatever makes it so.
  value: (row) => {
    const { isToActOn, phishing } = digestOf(row);
    return isToActOn ? 1 + (phishing ?? 0) : phishing;
  },
  cell: (row) => <Verdict row={row} />,
};

/** Why a name is what it is, the strongest first; what happened to it, where that is the alarm. */
export const reasonTexts = (row: Row): string[] => [
  ...isOtherAlarm(row) ? [row.brand.happened?.[row.name] ?? "By the rules of the brand"] : [],
  ...mainReasons(row.facts, riskWords(row).word).map(({ text }) => text),
];

const WHY: Column = {
  id: "why",
  title: "Why",
  width: [15, 1.6],
  leaves: 5,
  value: (row) => reasonTexts(row)[0],
  cell: (row) => line(reasonTexts(row)[0] ?? ""),
  detail: (row) => reasonTexts(row).join("\n"),
};

const MAIL: Column = {
  id: "mail",
  title: "Mail",
  width: [6, 0],
  samples: () => ["Refuses mail"],
  leaves: 2,
  value: ({ facts }) => mailWords(facts),
  cell: ({ facts }) => line(mailWords(facts)),
  detail: ({ facts }) => hostsOf(facts.dns_mx).join("\n"),
};

const AGE: Column = {
  id: "age",
  title: "Age",
  width: [6, 0],
  samples: () => ["11 months"],
  down: true,
  leaves: 3,
  value: (row) => digestOf(row).registered,
  cell: (row) => line(ageOf(row)),
  detail: ({ facts: { registration_metadata: data } }) =>
    [data?.registration_date?.slice(0, 10), data?.registrar].filter((part) => part != null).join(", "),
};

const PAGE: Column = {
  id: "page",
  title: "Page",
  width: [8, 0.6],
  leaves: 1,
  value: ({ facts }) => target(facts) ?? pageWords(facts),
  cell({ facts }) {
    const url = target(facts);
    return line(url === null ? pageWords(facts) : `→ ${url.replace(/^https?:\/\//, "")}`);
  },
  detail: ({ facts }) => target(facts) ?? pageWords(facts),
};

const KIND: Column = {
  id: "kind",
  title: "Kind",
  width: [8, 0.2],
  samples: kindNames,
  value: (row) => kindName(row.kind),
  cell: (row) => line(kindName(row.kind)),
  detail: (row) => meaningOf(row.kind),
};

/** An optional column of text; a cell that is cut says the whole text when it is pointed at. */
const extra = (
  id: string,
  title: string,
  share: number,
  textOf: (row: Row) => string,
  detailOf: (row: Row) => string = textOf,
  value: Column["value"] = textOf,
): Column => ({
  id,
  title,
  width: [8, share],
  extra: true,
  value,
  cell: (row) => line(textOf(row)),
  detail: detailOf,
});

/** An optional column of what names may share: the first value, and how many more there are. */
const shared = (facet: Facet, title: string, share: number): Column => {
  const valuesOf = ({ facts }: Row) => facetOf(facts, facet).map((value) => facetLabel(facet, value));
  return extra(facet, title, share, (row) => more(valuesOf(row)), (row) => valuesOf(row).join("\n"));
};

const countriesOf = (row: Row): string[] => digestOf(row).countries.map(country);

const PICTURE: Column = {
  id: "picture",
  title: "Screenshot",
  width: [6, 0],
  extra: true,
  value: (row) => row.facts.screenshot_url === undefined ? null : 1,
  down: true,
  cell: ({ facts: { screenshot_url: url } }) =>
    url === undefined ? null : <Screenshot key={url} url={url} alt="" kind="thumb" />,
};

/** The columns of a lookup of registered names. */
export const COLUMNS: readonly Column[] = [
  NAME,
  RISK,
  WHY,
  MAIL,
  AGE,
  PAGE,
  { ...KIND, extra: true },
  shared("address", "Address", 0.8),
  shared("network", "Network", 1),
  extra("country", "Country", 0.6, (row) => more(countriesOf(row)), (row) => countriesOf(row).join(", ")),
  shared("mx", "Mail servers", 1),
  shared("ns", "Name servers", 1),
  shared("registrar", "Registrar", 1),
  extra(
    "registered",
    "Registered",
    0.5,
    (row) => day(digestOf(row).registered) ?? "",
    undefined,
    (row) => digestOf(row).registered,
  ),
  {
    ...shared("issuer", "Certificate", 1),
    id: "certificate",
    detail: ({ facts: { origin_x509: x509 } }) =>
      x509 === undefined ? "" : `${x509.issuer_dn}, ${day(x509.not_before)} to ${day(x509.not_after)}`,
  },
  extra(
    "server",
    "Web server",
    0.8,
    ({ facts }) => facts.http_banner ?? "",
    ({ facts }) => [facts.http_banner ?? "", ...facts.technologies ?? []].join("\n"),
  ),
  PICTURE,
];

/** Id of the column of how far names are handled. */
export const STATE = "state";

/** The column of what people did with names, where that is known. */
export const stateColumn = ({ states, stateOf, State }: BesideNames): Column => ({
  id: STATE,
  title: "State",
  width: [8, 0],
  samples: () => states.value,
  leaves: 4,
  value: stateOf,
  cell: (row) => <State name={row} />,
});

/** The columns of names and kinds, for other tables. */
export { KIND, NAME };

/** The user's choice of columns, stored for this tab. The first column cannot be hidden. */
export class ColumnChoice {
  /** All of them. */
  readonly columns: readonly Column[];
  /** Ids of the hidden ones. */
  readonly hidden: Signal<ReadonlySet<string>>;
  /** The columns to show; the same list until the choice changes. */
  readonly chosen: ReadonlySignal<readonly Column[]> = computed(() =>
    this.columns.filter(({ id }, i) => i === 0 || !this.hidden.value.has(id))
  );
  readonly #storageKey: string;

  /** `name` is that of the table. */
  constructor(name: string, columns: readonly Column[]) {
    this.columns = columns;
    this.#storageKey = `deadringer.columns.${name}`;
    const stored = sessionStorage.getItem(this.#storageKey)?.split(",");
    this.hidden = signal(new Set(stored ?? columns.filter(({ extra }) => extra).map(({ id }) => id)));
  }

  /** Shows a column, or hides it. */
  toggle(id: string): void {
    const hidden = this.hidden.value = toggled(this.hidden.value, id);
    sessionStorage.setItem(this.#storageKey, [...hidden].join(","));
  }
}

/** The columns in a menu. */
export function ColumnChooser({ choice }: { choice: ColumnChoice }): JSX.Element {
  return (
    <Drop title="Columns">
      {choice.columns.slice(1).map(({ id, title }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={!choice.hidden.value.has(id)}
            onChange={() => choice.toggle(id)}
          />
          <span>{title}</span>
        </label>
      ))}
    </Drop>
  );
}
