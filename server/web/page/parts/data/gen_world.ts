/**
 * Writes server/web/page/parts/data/world.ts: the countries as paths of an SVG, by their two-letter code.
 *
 * usage: node server/web/page/parts/data/gen_world.ts > server/web/page/parts/data/world.ts
 *
 * Source: Natural Earth (public domain) as the npm package world-atlas, 1:110 million; countries too small for
 * that scale become a point, at the middle of their largest part at 1:50 million. Projection: Equal Earth
 * (Šavrič, Patterson, Jenny 2018). Shared borders are simplified once, so that neighbours still meet.
 * @module
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const iso = require("iso-3166-1") as {
  whereNumeric(code: string): { alpha2: string } | undefined;
};

interface Geometry {
  type: "Polygon" | "MultiPolygon";
  id?: string;
  properties: { name: string };
  arcs: number[][] | number[][][];
}
interface Topology {
  arcs: [number, number][][];
  transform: { scale: [number, number]; translate: [number, number] };
  objects: { countries: { geometries: Geometry[] } };
}
type Point = readonly [x: number, y: number];

const WIDTH = 1000;
/** Points of a border that stand nearer to the line between their neighbours are left out, in units of the map. */
const TOLERANCE = 1.1;
/** Parts with less area are left out, in square units, unless they are a country's largest. */
const LEAST_AREA = 5;

const read = (scale: string): Topology =>
  JSON.parse(readFileSync(require.resolve(`world-atlas/countries-${scale}.json`), "utf8"));

/** Equal Earth, scaled to the width of the map. */
function project([longitude, latitude]: Point): Point {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
  const rad = Math.PI / 180;
  const t = Math.asin(Math.sqrt(3) / 2 * Math.sin(latitude * rad));
  const [t2, t6] = [t * t, t ** 6];
  const x = longitude * rad * Math.cos(t) /
    (Math.sqrt(3) / 2 * (a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2)));
  const y = t * (a1 + a2 * t2 + t6 * (a3 + a4 * t2));
  const scale = WIDTH / 5.4133;
  return [WIDTH / 2 + x * scale, 247 - y * scale];
}

function arcsOf({ arcs, transform: { scale, translate } }: Topology): Point[][] {
  return arcs.map((arc) => {
    let [x, y] = [0, 0];
    return arc.map(([dx, dy]) =>
      project([(x += dx) * scale[0] + translate[0], (y += dy) * scale[1] + translate[1]])
    );
  });
}

/** Douglas and Peucker, 1973. */
function simplified(points: Point[]): Point[] {
  if (points.length < 3) return points;
  const [first, last] = [points[0]!, points.at(-1)!];
  let [far, at] = [0, 0];
  for (let i = 1; i < points.length - 1; i++) {
    const distance = away(points[i]!, first, last);
    if (distance > far) [far, at] = [distance, i];
  }
  if (far < TOLERANCE) return [first, last];
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))];
}

function away([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - t * dx, y - ay - t * dy);
}

function ringsOf(geometry: Geometry, arcs: readonly Point[][]): Point[][] {
  const polygons = (geometry.type === "Polygon" ? [geometry.arcs] : geometry.arcs) as number[][][];
  // The first ring of a polygon is its outline; holes are other countries, drawn on top.
  return polygons.flatMap(([outline]) =>
    cut(outline!.flatMap((index) => {
      const arc = index < 0 ? [...arcs[~index]!].reverse() : arcs[index]!;
      return arc.slice(1);
    }))
  );
}

/** Cuts a ring where it leaves the map on one side and comes back on the other. */
function cut(ring: Point[]): Point[][] {
  const leaps = (i: number) => Math.abs(ring[i]![0] - ring[(i + 1) % ring.length]![0]) > WIDTH / 2;
  const start = ring.findIndex((_, i) => leaps(i));
  if (start < 0) return [ring];
  const parts: Point[][] = [[]];
  for (let i = 1; i <= ring.length; i++) {
    const at = (start + i) % ring.length;
    parts.at(-1)!.push(ring[at]!);
    if (leaps(at)) parts.push([]);
  }
  return parts.filter((part) => part.length > 0);
}

function area(ring: readonly Point[]): number {
  return Math.abs(ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length]!;
    return sum + x * ny - nx * y;
  }, 0)) / 2;
}

function pathOf(rings: Point[][]): string {
  return rings.map((ring) => {
    const points = ring.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
    let [px, py] = points[0]!;
    let path = `M${px} ${py}l`;
    for (const [x, y] of points.slice(1)) {
      if (x === px && y === py) continue;
      path += `${x - px} ${y - py} `;
      [px, py] = [x, y];
    }
    return path.trimEnd().replaceAll(" -", "-") + "z";
  }).join("");
}

const codeOf = ({ id }: Geometry): string | null =>
  id === undefined ? null : iso.whereNumeric(id)?.alpha2 ?? null;

const coarse = read("110m");
const coarseArcs = arcsOf(coarse).map(simplified);
const shapes: Record<string, string> = {};
for (const geometry of coarse.objects.countries.geometries) {
  const code = codeOf(geometry);
  if (code === "AQ") continue;
  const rings = ringsOf(geometry, coarseArcs).filter((ring) => ring.length > 2).sort((a, b) =>
    area(b) - area(a)
  );
  const large = rings.filter((ring, i) => i === 0 || area(ring) >= LEAST_AREA);
  // What has no code (Northern Cyprus, Somaliland, Kosovo) is drawn, but never counted.
  if (large.length > 0) shapes[code ?? "-"] = (shapes[code ?? "-"] ?? "") + pathOf(large);
}
const fine = read("50m");
const fineArcs = arcsOf(fine);
const points: Record<string, string> = {};
for (const geometry of fine.objects.countries.geometries) {
  const code = codeOf(geometry);
  if (code === null || Object.hasOwn(shapes, code) || Object.hasOwn(points, code) || code === "AQ") continue;
  const [largest] = ringsOf(geometry, fineArcs).sort((a, b) => area(b) - area(a));
  const middle = (axis: 0 | 1) =>
    Math.round(largest!.reduce((sum, point) => sum + point[axis], 0) / largest!.length);
  points[code] = `${middle(0)} ${middle(1)}`;
}

const { version } = require("world-atlas/package.json") as { version: string };
console.log(
  `/** Written by server/web/page/parts/data/gen_world.ts from Natural Earth 1:110m and 1:50m (public domain), world-atlas ${version}. */`,
);
console.log(
  `/** Width and height of the map. */\nexport const SIZE: readonly [number, number] = [${WIDTH}, 460];`,
);
console.log(`/** Paths by ISO 3166-1 alpha-2 code; "-" is land that has no code. */`);
console.log(`export const SHAPES: Readonly<Record<string, string>> = ${JSON.stringify(shapes)};`);
console.log(`/** Where countries without a path are. */`);
console.log(`export const POINTS: Readonly<Record<string, string>> = ${JSON.stringify(points)};`);
