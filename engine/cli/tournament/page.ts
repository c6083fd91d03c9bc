/** A tournament's report as one HTML page, plots and all, that needs nothing beside it. */
import { interval, percent, verdictText, type Meeting, type TournamentReport } from './report.ts';
import type { Estimate } from '../../host/fairness/share.ts';

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

const [WIDE, HIGH, LEFT, RIGHT, BELOW] = [640, 240, 48, 26, 28];
const x = (share: number): number => LEFT + share * (WIDE - LEFT - RIGHT);
const y = (share: number): number => 10 + (1 - share) * (HIGH - BELOW - 10);
const number = (n: number): string => n.toFixed(1);

const text = (at: readonly [number, number], words: string, anchor = 'middle'): string => `<text x="${number(at[0])}" y="${number(at[1])}" text-anchor="${anchor}">${escaped(words)}</text>`;
const line = (a: readonly [number, number], b: readonly [number, number], kind: string): string =>
  `<line class="${kind}" x1="${number(a[0])}" y1="${number(a[1])}" x2="${number(b[0])}" y2="${number(b[1])}"/>`;
const plot = (title: string, high: number, parts: readonly string[]): string =>
  `<figure><figcaption>${escaped(title)}</figcaption><svg viewBox="0 0 ${WIDE} ${high}" role="img" aria-label="${escaped(title)}">${parts.join('')}</svg></figure>`;

const QUARTERS = [0, 0.25, 0.5, 0.75, 1];

/** Estimates one below the other, each a dot on its interval, on a scale from 0 to 100 %. */
function bars(title: string, rows: readonly (readonly [label: string, estimate: Estimate])[]): string {
  const at = (share: number): number => 210 + share * (WIDE - 210 - RIGHT);
  const high = 26 * rows.length + 34;
  return plot(title, high, [
    ...QUARTERS.map((share) => line([at(share), 6], [at(share), high - 22], share === 0.5 ? 'middle' : 'grid') + text([at(share), high - 6], percent(share).replace('.0', ''))),
    ...rows.map(([label, { share, low, high: most }], i) => {
      const row = 20 + 26 * i;
      return `${text([202, row + 4], label, 'end')}${line([at(low), row], [at(most), row], 'interval')}<circle cx="${number(at(share))}" cy="${row}" r="4"/>`;
    }),
  ]);
}

/** Shares over a course that is told evenly. */
function course({ players: [a, b], course: told, pairs }: Meeting): string {
  const points = told.map((share, i) => `${number(x(told.length === 1 ? 1 : i / (told.length - 1)))},${number(y(share))}`);
  return plot(`${a} against ${b}: share of the points as pairs were played`, HIGH, [
    ...QUARTERS.map((share) => line([x(0), y(share)], [x(1), y(share)], share === 0.5 ? 'middle' : 'grid') + text([LEFT - 6, y(share) + 4], percent(share).replace('.0', ''), 'end')),
    `<polyline points="${points.join(' ')}"/>`, text([x(1), HIGH - 8], `${pairs} pairs`, 'end'),
  ]);
}

/** How long games were. */
function lengths({ counts, least, most, mean }: TournamentReport['turns']): string {
  const top = Math.max(1, ...counts.map(([, games]) => games));
  const step = (WIDE - LEFT - RIGHT) / Math.max(1, most - least + 1);
  return plot(`Turns of a game: ${mean.toFixed(1)} on average`, HIGH, [
    ...counts.map(([turns, games]) => `<rect x="${number(LEFT + (turns - least) * step)}" y="${number(y(games / top))}" width="${number(Math.max(1, step - 1))}" height="${number(y(0) - y(games / top))}"/>`),
    line([LEFT, y(0)], [WIDE - RIGHT, y(0)], 'grid'), text([LEFT, HIGH - 8], String(least), 'start'), text([WIDE - RIGHT, HIGH - 8], String(most), 'end'),
  ]);
}

/** What the judgement said at the beginning of turns against what came of it. */
function calibration(rows: TournamentReport['reliability']): string {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return plot('Judgement: share of wins that it said, and that came', HIGH, [
    ...QUARTERS.map((share) => line([x(share), y(0)], [x(share), y(1)], 'grid') + line([x(0), y(share)], [x(1), y(share)], 'grid') + text([x(share), HIGH - 8], percent(share).replace('.0', ''))),
    line([x(0), y(0)], [x(1), y(1)], 'middle'),
    ...rows.map(({ said, won, count }) => `<circle cx="${number(x(said))}" cy="${number(y(won))}" r="${number(3 + 7 * Math.sqrt(count / most))}"><title>said ${percent(said)}, won ${percent(won)}, ${count} turns</title></circle>`),
  ]);
}

const STYLE = `body{font:15px/1.45 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1d1b19;background:#fbf9f6}
table{border-collapse:collapse}td,th{padding:.25rem .8rem .25rem 0;text-align:left;border-bottom:1px solid #ded8cf}
main{display:grid;grid-template-columns:repeat(auto-fit,minmax(26rem,1fr));gap:1.5rem;margin-top:1.5rem}figure{margin:0}figcaption{font-weight:600;margin-bottom:.3rem}
svg{width:100%;background:#fff;border:1px solid #e4ded5}text{font-size:12px;fill:#5b544b}.grid{stroke:#e8e3da}.middle{stroke:#b9ae9d;stroke-dasharray:4 3}
.interval{stroke:#2f6f8f;stroke-width:3}circle{fill:#2f6f8f;fill-opacity:.8}polyline{fill:none;stroke:#b3541e;stroke-width:2}rect{fill:#2f6f8f}`;

/** The page. */
export function pageOf(report: TournamentReport): string {
  const { plan, played, missing, meetings, firstSeat, turns, answers, reliability, msPerGame } = report;
  const rows = meetings.map((meeting) => {
    const { players: [a, b], won, drawn, lost, points, test } = meeting;
    const cells = [`${a} against ${b}`, String(won), String(drawn), String(lost), interval(points), test === null ? '' : verdictText(test, plan.sequential!)];
    return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Tournament</title><style>${STYLE}</style>
<h1>Tournament</h1>
<p>${escaped(`${plan.systems.join(', ')} on ${plan.tables.join(', ')}; ${2 * played} games, seed ${plan.seed}; ${turns.mean.toFixed(1)} turns and ${Math.round(answers)} answers a game, ${Math.round(msPerGame)} ms.`)}
${missing > 0 ? `${missing} pairs of the plan are not played.` : ''}</p>
<table><tr><th>Players</th><th>Won</th><th>Drawn</th><th>Lost</th><th>Points (95 %)</th><th>Sequential test</th></tr>${rows.join('')}</table>
<main>
${bars('Share of the points', meetings.map(({ players: [a, b], points }) => [`${a} / ${b}`, points]))}
${bars('By table', meetings.flatMap(({ players: [a, b], tables }) => Object.entries(tables).map(([table, points]) => [`${a} / ${b}, ${table}`, points] as const)))}
${bars('The first seat wins', Object.entries(firstSeat))}
${lengths(turns)}
${calibration(reliability)}
${meetings.map(course).join('\n')}
</main></html>
`;
}
