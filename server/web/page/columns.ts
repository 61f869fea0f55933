import { h, setText, show } from "./dom.ts";
import { hosts, type Row, target, verdict } from "./rows.ts";

/** One column of the table. */
export interface Column {
  /** Stable name. */
  id: string;
  /** Heading. */
  title: string;
  /** A track of CSS grid. */
  width: string;
  /** Whether the first click on the heading sorts downwards. */
  down?: boolean;
  /** What rows are sorted by. */
  value(row: Row): string | number | null | undefined;
  /** Fills a cell. */
  paint(cell: HTMLElement, row: Row): void;
}

const words = new Intl.Collator("en", { numeric: true });

/** Returns the order of two rows by a column; what is unknown comes last either way. */
export function byColumn(column: Column, up: boolean): (a: Row, b: Row) => number {
  return (a, b) => {
    const [x, y] = [column.value(a) ?? "", column.value(b) ?? ""];
    if (x === y) return 0;
    if (x === "" || y === "") return x === "" ? 1 : -1;
    const order = typeof x === "number" && typeof y === "number" ? x - y : words.compare(`${x}`, `${y}`);
    return up ? order : -order;
  };
}

/** Two lines of text in a cell, the second smaller. */
function two(cell: HTMLElement, first: string, second: string, title = ""): void {
  if (cell.childElementCount !== 2) cell.replaceChildren(h("span", { class: "one" }), h("small"));
  setText(cell.firstElementChild!, first);
  setText(cell.lastElementChild!, second);
  cell.title = show(title);
}

/** Returns a name, its edited characters marked. */
export function nameNodes(row: Row): Node[] {
  const pieces = row.marks?.pieces ?? [];
  if (pieces.length === 0) return [document.createTextNode(show(row.name))];
  return pieces.map(({ text, edited }) =>
    edited ? h("mark", { class: text === "" ? "gone" : null }, text) : document.createTextNode(show(text))
  );
}

/** Returns the addresses of a name and the networks they are in. */
function places(row: Row): { ips: string[]; nets: string } {
  const geos = Object.values(row.facts.ips ?? {});
  const nets = geos.map(({ asn, country }) =>
    [country?.iso_code, asn?.number != null ? `AS${asn.number}` : null, asn?.organization]
      .filter((part) => part != null).join(" ")
  );
  return { ips: geos.map((geo) => geo.ip), nets: [...new Set(nets)].filter((net) => net !== "").join(", ") };
}

const more = (list: readonly string[]): string =>
  list.length > 1 ? `${list[0]} +${list.length - 1}` : list[0] ?? "";
const percent = (share: number): string => `${Math.round(share * 100)} %`;

const NAME: Column = {
  id: "name",
  title: "Name",
  width: "minmax(15rem, 1.7fr)",
  value: (row) => row.name,
  paint(cell, row) {
    if (cell.childElementCount !== 2) cell.replaceChildren(h("span", { class: "one name" }), h("small"));
    cell.firstElementChild!.replaceChildren(...nameNodes(row));
    setText(cell.lastElementChild!, row.ascii === row.name ? "" : row.ascii);
    cell.title = show(row.marks?.text ?? row.name);
  },
};

const KIND: Column = {
  id: "kind",
  title: "Kind",
  width: "minmax(9rem, .7fr)",
  value: (row) => row.kind,
  paint: (cell, row) =>
    two(
      cell,
      row.kind,
      row.facts.distance === undefined
        ? ""
        : `${row.facts.distance} ${row.facts.distance === 1 ? "edit" : "edits"}`,
    ),
};

const SCORE: Column = {
  id: "score",
  title: "Score",
  width: "minmax(10rem, .8fr)",
  down: true,
  value: (row) => row.facts.classification?.phishing,
  paint(cell, row) {
    const found = verdict(row.facts);
    const { classification } = row.facts;
    if (found === null || classification == null) {
      cell.replaceChildren();
      cell.title = "";
      return;
    }
    if (cell.childElementCount !== 2) {
      const bar = h("span", { class: "bar", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
      cell.replaceChildren(h("span", { class: "one" }), bar);
    }
    cell.firstElementChild!.className = `one verdict ${found.word}`;
    setText(cell.firstElementChild!, `${found.word} ${percent(found.share)}`);
    const { phishing, parked, legitimate } = classification;
    const parts = cell.lastElementChild!.children;
    [phishing, parked, legitimate].forEach((share, i) =>
      (parts[i] as HTMLElement).style.width = `${share * 100}%`
    );
    cell.title = `phishing ${percent(phishing)}, parked ${percent(parked)}, legitimate ${
      percent(legitimate)
    }`;
  },
};

const ADDRESS: Column = {
  id: "address",
  title: "Address",
  width: "minmax(11rem, 1.2fr)",
  value: (row) => places(row).nets,
  paint(cell, row) {
    const { ips, nets } = places(row);
    two(cell, more(ips), nets, [...ips, nets].join("\n"));
  },
};

const MAIL: Column = {
  id: "mail",
  title: "Mail",
  width: "minmax(9rem, 1fr)",
  value: (row) => hosts(row.facts.dns_mx)[0],
  paint(cell, row) {
    const mx = hosts(row.facts.dns_mx);
    const smtp = row.facts.smtp_metadata;
    two(cell, more(mx), smtp == null ? "" : smtp.is_positive ? "takes mail" : "refuses mail", mx.join("\n"));
  },
};

const REGISTRATION: Column = {
  id: "registered",
  title: "Registered",
  width: "minmax(9rem, 1fr)",
  down: true,
  value: (row) => row.facts.registration_metadata?.registration_date,
  paint(cell, row) {
    const data = row.facts.registration_metadata;
    two(cell, data?.registration_date?.slice(0, 10) ?? "", data?.registrar ?? "", data?.registrar ?? "");
  },
};

const LEADS: Column = {
  id: "target",
  title: "Leads to",
  width: "minmax(10rem, 1.2fr)",
  value: (row) => target(row.facts),
  paint(cell, row) {
    const url = target(row.facts);
    const hops = (row.facts.redirect_chain?.length ?? 1) - 1;
    two(
      cell,
      url?.replace(/^https?:\/\//, "") ?? "",
      url === null ? "" : hops === 1 ? "1 hop" : `${hops} hops`,
      url ?? "",
    );
  },
};

const ANSWER: Column = {
  id: "answer",
  title: "DNS answer",
  width: "minmax(10rem, 1fr)",
  value: (row) => row.facts.nxdomain_metadata?.query.rcode,
  paint(cell, row) {
    const data = row.facts.nxdomain_metadata;
    two(
      cell,
      data == null ? "" : String(data.query.rcode),
      data == null ? "" : data.trusted ? "checked" : "not checked",
    );
  },
};

const ZONE: Column = {
  id: "zone",
  title: "Zone",
  width: "minmax(10rem, 1fr)",
  value: (row) => row.domain.tld,
  paint: (cell, row) =>
    two(cell, row.domain.tld, hosts([row.facts.nxdomain_metadata?.soa?.mname ?? ""])[0] ?? ""),
};

/** The columns of a lookup of registered names. */
export const COLUMNS: readonly Column[] = [NAME, KIND, SCORE, ADDRESS, MAIL, REGISTRATION, LEADS];

/** The columns of a lookup of free names. */
export const FREE_COLUMNS: readonly Column[] = [NAME, KIND, ZONE, ANSWER];
