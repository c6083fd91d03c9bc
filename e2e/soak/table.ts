import { growth } from './trend.ts';

/** One sample of a soak: what was held, by name, after how many answers. */
export interface Row {
  readonly answers: number;
  readonly held: Readonly<Record<string, number>>;
}

/** What is on the graphics card as soon as it was drawn once. */
const DRAWN: ReadonlySet<string> = new Set(['geometries', 'textures', 'programs']);

/** How much each thing grew over all rows. */
export const growths = (rows: readonly Row[]): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.keys(rows[0]?.held ?? {}).map((what) => [what, growth(rows.map(({ held }) => held[what]!), DRAWN.has(what) ? Math.max : Math.min)]),
  );

const written = (value: number): string => value.toFixed(Number.isInteger(value) ? 0 : 2);

/** The rows as text, with what each column grew by below; `warm` rows at the beginning are left out of that. */
export function describeRows(rows: readonly Row[], warm: number): string {
  const grown = Object.entries(growths(rows.slice(warm)));
  const lines = [
    ['answers', ...grown.map(([what]) => what)],
    ...rows.map(({ answers, held }, i) => [`${i < warm ? '(warming up) ' : ''}${answers}`, ...Object.values(held).map(written)]),
    ['grown by', ...grown.map(([, by]) => written(by))],
  ];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((line) => line[column]!.length)));
  return lines.map((line) => line.map((word, column) => word.padStart(widths[column]!)).join('  ')).join('\n');
}
