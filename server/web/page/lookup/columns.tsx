import { percent } from "../../../../lib/percent.ts";
import type { ComponentChild, JSX } from "preact";
import { mailFlags, type MergedName } from "../../../../lib/lines/mod.ts";
import { show, SPANS } from "../parts/dom.ts";
import { kindName, meaningOf, Name } from "../parts/name.tsx";
import { hostsOf } from "./facets.ts";
import { mainReasons } from "./reasons.tsx";
import { digestOf, originalOf, type Row, STANDING_WORDS, target, verdict } from "./rows.ts";
import { serviceNow } from "../service/service_time.ts";
import type { BesideNames } from "../shell/slots.ts";

/** One column of the table. */
export interface Column {
  /** Stable name; `table.css` has its width. */
  id: string;
  /** Heading. */
  title: string;
  /** Whether the first click on the heading sorts downwards. */
  down?: boolean;
  /** Sort key of a row. */
  value(row: Row): string | number | null | undefined;
  /** Draws what is in a cell. */
  cell(row: Row): ComponentChild;
  /** What the cell says when it is pointed at: more than there is room for. */
  detail?(row: Row): string;
}

/** One line of text in a cell. */
const line = (text: string): JSX.Element => <span class="one">{show(text)}</span>;

/**
 * Returns the verdict on a row as a word, and as the text of its pill. An unclear verdict has no number: no score is
 * high.
 */
function riskWords(row: Row): { word: string; pill: string } {
  const { standing } = digestOf(row);
  const found = verdict(row.facts);
  const word = found?.word ?? "";
  // The reason, which the row says, is not what its page is.
  const pill = isOtherAlarm(row) ? "High" : STANDING_WORDS[standing].pill;
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
  value: (row) => row.name,
  cell: (row) => <Name name={row.name} original={originalOf(row)} />,
  detail: ({ name, ascii }) => ascii === name ? name : `${name}\n${ascii}`,
};

const RISK: Column = {
  id: "risk",
  title: "Risk",
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
  ...isOtherAlarm(row) ? [row.brand.happened?.[row.name] ?? "By the watch of the brand"] : [],
  ...mainReasons(row.facts, riskWords(row).word).map(({ text }) => text),
];

const WHY: Column = {
  id: "why",
  title: "Why",
  value: (row) => reasonTexts(row)[0],
  cell: (row) => line(reasonTexts(row)[0] ?? ""),
  detail: (row) => reasonTexts(row).join("\n"),
};

const MAIL: Column = {
  id: "mail",
  title: "Mail",
  value: ({ facts }) => mailWords(facts),
  cell: ({ facts }) => line(mailWords(facts)),
  detail: ({ facts }) => hostsOf(facts.dns_mx).join("\n"),
};

const AGE: Column = {
  id: "age",
  title: "Age",
  down: true,
  value: (row) => digestOf(row).registered,
  cell: (row) => line(ageOf(row)),
  detail: ({ facts: { registration_metadata: data } }) =>
    [data?.registration_date?.slice(0, 10), data?.registrar].filter((part) => part != null).join(", "),
};

const PAGE: Column = {
  id: "page",
  title: "Page",
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
  value: (row) => kindName(row.kind),
  cell: (row) => line(kindName(row.kind)),
  detail: (row) => meaningOf(row.kind),
};

/** The columns of a lookup of registered names. */
export const COLUMNS: readonly Column[] = [
  NAME,
  RISK,
  WHY,
  MAIL,
  AGE,
  PAGE,
];

/** Id of the column of how far names are handled. */
export const STATE = "state";

/** The column of what people did with names, where that is known. */
export const stateColumn = ({ stateOf, State }: BesideNames): Column => ({
  id: STATE,
  title: "State",
  value: stateOf,
  cell: (row) => <State name={row} />,
});

/** The columns of names and kinds, for other tables. */
export { KIND, NAME };
