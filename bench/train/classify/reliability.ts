/**
 * The reliability diagram: how often a class is right where its score says so.
 * @module
 */
const COLOURS = ["#2b7a4b", "#b3261e", "#6750a4"];
const NAMES = ["legitimate", "phishing", "parked"];

/** An SVG of observed share over mean score, one line a class, ten bins, a dot's size by the bin's count. */
export function reliabilitySvg(p: number[][], truth: number[]): string {
  const x = (v: number) => (50 + 300 * v).toFixed(1), y = (v: number) => (320 - 300 * v).toFixed(1);
  const parts = NAMES.map((name, k) => {
    const bins = Array.from({ length: 10 }, () => ({ n: 0, sum: 0, hit: 0 }));
    p.forEach((v, i) => {
      const bin = bins[Math.min(9, Math.floor(v[k]! * 10))]!;
      bin.n++;
      bin.sum += v[k]!;
      bin.hit += truth[i] === k ? 1 : 0;
    });
    const dots = bins.filter((b) => b.n > 0).map((b) => ({ at: b.sum / b.n, seen: b.hit / b.n, n: b.n }));
    return `<g fill="${COLOURS[k]}" stroke="${COLOURS[k]}"><polyline fill="none" points="${
      dots.map((d) => `${x(d.at)},${y(d.seen)}`).join(" ")
    }"/>${
      dots.map((d) =>
        `<circle cx="${x(d.at)}" cy="${y(d.seen)}" r="${(1.5 + Math.log10(d.n) * 2).toFixed(1)}"/>`
      ).join("")
    }<text x="60" y="${40 + 16 * k}" stroke="none">${name}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 370 360" font-family="sans-serif" font-size="12">
<rect width="370" height="360" fill="#fff"/><rect x="50" y="20" width="300" height="300" fill="none" stroke="#999"/>
<line x1="50" y1="320" x2="350" y2="20" stroke="#bbb" stroke-dasharray="4"/>
${parts.join("\n")}
<text x="150" y="350">mean score (0 to 1)</text><text x="16" y="230" transform="rotate(-90 16 230)">observed share (0 to 1)</text></svg>
`;
}
