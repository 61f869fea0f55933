import type { Classification } from "../../../mod.ts";
import { away, country, day, h, setText, show, timeOf } from "./dom.ts";
import { kindName, kindNames, meaningOf } from "./kinds.ts";
import { picture } from "./shots.ts";
import { digestOf, hosts, type Row, target, verdict } from "./rows.ts";

/** One column of the table. */
export interface Column {
  /** Stable name. */
  id: string;
  /** Heading. */
  title: string;
  /** Least width in rem, and share of what is left. */
  width: readonly [least: number, share: number];
  /** The longest texts that its cells can hold, where they are known beforehand: it is never narrower. */
  samples?: () => readonly string[];
  /** Whether the first click on the heading sorts downwards. */
  down?: boolean;
  /** Shown only when the reader asks for it. */
  extra?: boolean;
  /** What rows are sorted by. */
  value(row: Row): string | number | null | undefined;
  /** Fills a cell. */
  paint(cell: HTMLElement, row: Row): void;
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
/** Returns a share in percent; what is nearly all or nothing is not called so. */
export function percent(share: number): string {
  const whole = Math.round(share * 100);
  if (whole === 100 && share < 1) return "> 99 %";
  return whole === 0 && share > 0 ? "< 1 %" : `${whole} %`;
}

const NAME: Column = {
  id: "name",
  title: "Name",
  width: [15, 1.5],
  value: (row) => row.name,
  paint(cell, row) {
    if (cell.childElementCount !== 2) cell.replaceChildren(h("span", { class: "one name" }), h("small"));
    cell.firstElementChild!.replaceChildren(...nameNodes(row));
    setText(cell.lastElementChild!, row.ascii === row.name ? "" : row.ascii);
    cell.title = show(row.marks?.text ?? row.name);
  },
};

const PICTURE: Column = {
  id: "picture",
  title: "Page",
  width: [6, 0],
  value: (row) => row.facts.screenshot_url === undefined ? null : 1,
  down: true,
  paint(cell, row) {
    const shown = picture(row.facts.screenshot_url, "", "thumb");
    cell.replaceChildren(...shown === null ? [] : [shown]);
  },
};

const KIND: Column = {
  id: "kind",
  title: "Kind",
  width: [8, 0.2],
  samples: kindNames,
  value: (row) => kindName(row.kind),
  paint: (cell, row) =>
    two(
      cell,
      kindName(row.kind),
      row.facts.distance === undefined
        ? ""
        : `${row.facts.distance} ${row.facts.distance === 1 ? "edit" : "edits"}`,
      meaningOf(row.kind),
    ),
};

const SCORE: Column = {
  id: "score",
  title: "Score",
  width: [8, 0.7],
  samples: () => ["legitimate > 99 %", "phishing > 99 %"],
  down: true,
  value: (row) => row.facts.classification?.phishing,
  paint(cell, row) {
    const found = verdict(row.facts);
    const { classification } = row.facts;
    if (found === null || classification == null) return cell.replaceChildren();
    if (cell.childElementCount !== 2) {
      cell.replaceChildren(h("span", { class: "one" }), h("span", { class: "bar", "aria-hidden": "true" }));
    }
    cell.firstElementChild!.className = `one verdict ${found.word}`;
    setText(cell.firstElementChild!, `${found.word} ${percent(found.share)}`);
    fillBar(cell.lastElementChild as HTMLElement, classification);
  },
};

/** Shows three shares as one bar. */
export function fillBar(bar: HTMLElement, { phishing, parked, legitimate }: Classification): void {
  if (bar.childElementCount !== 3) bar.replaceChildren(h("i"), h("i"), h("i"));
  [phishing, parked, legitimate].forEach((share, i) =>
    (bar.children[i] as HTMLElement).style.width = `${share * 100}%`
  );
}

const ADDRESS: Column = {
  id: "address",
  title: "Address",
  width: [9.5, 1.1],
  value: (row) => places(row).nets,
  paint(cell, row) {
    const { ips, nets } = places(row);
    two(cell, more(ips), nets, [...ips, nets].join("\n"));
  },
};

const MAIL: Column = {
  id: "mail",
  title: "Mail",
  width: [9, 1],
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
  width: [9, 0.9],
  down: true,
  value: (row) => digestOf(row).registered,
  paint(cell, row) {
    const data = row.facts.registration_metadata;
    const time = timeOf(data?.registration_date);
    two(
      cell,
      time === null ? "" : away(time),
      data?.registrar ?? "",
      [data?.registration_date?.slice(0, 10), data?.registrar].filter((part) => part != null).join(", "),
    );
  },
};

const CERTIFICATE: Column = {
  id: "certificate",
  title: "Certificate",
  width: [9, 0.9],
  down: true,
  extra: true,
  value: (row) => row.facts.origin_x509?.not_before,
  paint(cell, row) {
    const x509 = row.facts.origin_x509;
    const issuer = x509 === undefined
      ? ""
      : /(?:^|, )(?:O|CN)=([^,]*)/.exec(x509.issuer_dn)?.[1] ?? x509.issuer_dn;
    two(
      cell,
      issuer,
      x509 === undefined ? "" : `${day(x509.not_before)} to ${day(x509.not_after)}`,
      x509?.issuer_dn,
    );
  },
};

const COUNTRY: Column = {
  id: "country",
  title: "Country",
  width: [8, 0.6],
  extra: true,
  value: (row) => digestOf(row).countries[0],
  paint(cell, row) {
    const { countries } = digestOf(row);
    two(cell, more(countries.map(country)), countries.join(" "));
  },
};

const SERVER: Column = {
  id: "server",
  title: "Web server",
  width: [9, 0.9],
  extra: true,
  value: (row) => row.facts.http_banner,
  paint(cell, row) {
    const { http_banner = "", technologies = [] } = row.facts;
    two(cell, http_banner, technologies.join(", "), [http_banner, ...technologies].join("\n"));
  },
};

const NAME_SERVER: Column = {
  id: "ns",
  title: "Name servers",
  width: [10, 1],
  extra: true,
  value: (row) => hosts(row.facts.dns_ns)[0],
  paint(cell, row) {
    const ns = hosts(row.facts.dns_ns);
    two(cell, ns[0] ?? "", ns.slice(1).join(", "), ns.join("\n"));
  },
};

const LEADS: Column = {
  id: "target",
  title: "Leads to",
  width: [8, 1.4],
  extra: true,
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

/** The columns of a lookup of registered names. */
export const COLUMNS: readonly Column[] = [
  NAME,
  KIND,
  SCORE,
  ADDRESS,
  MAIL,
  REGISTRATION,
  LEADS,
  CERTIFICATE,
  PICTURE,
  COUNTRY,
  SERVER,
  NAME_SERVER,
];

/** The column of names, and that of kinds, for tables of other things. */
export { KIND, NAME };
