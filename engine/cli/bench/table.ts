import type { Figure } from './figure.ts';

/** A figure with what follows from it. */
export interface Row extends Figure {
  /** What stands before the colon of its name. */
  readonly room: string;
  /** Value by reference. */
  readonly ratio?: number;
  /** Whether the goal is met. */
  readonly met?: boolean;
}

/** Works out rooms, ratios and goals. Figures of one room come together, in the order the rooms first appear. */
export function rowsOf(figures: readonly Figure[]): readonly Row[] {
  const rows = figures.map((figure): Row => {
    const { name, value, reference, goal } = figure;
    return {
      room: name.slice(0, name.indexOf(':')),
      ...figure,
      ...(reference && reference.value !== 0 && { ratio: Number((value / reference.value).toPrecision(3)) }),
      ...(goal && { met: goal.better === 'more' ? value >= goal.value : value <= goal.value }),
    };
  });
  return [...new Set(rows.map(({ room }) => room))].flatMap((room) => rows.filter((row) => row.room === room));
}

/** Figures as a table for people: room by room, with reference, ratio and goal. */
export function describeFigures(figures: readonly Figure[]): string {
  const rows = rowsOf(figures);
  const cells = rows.map((row, i) => (isAgain(row, rows[i - 1]) ? ['', '', '', ...cellsOf(row).slice(3)] : cellsOf(row)));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const lines: string[] = [];
  for (const [i, { room }] of rows.entries()) {
    if (room !== rows[i - 1]?.room) lines.push(...(i > 0 ? [''] : []), room);
    lines.push(`  ${cells[i]!.map((cell, column) => (column === 1 ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!))).join('  ')}`.trimEnd());
  }
  const goals = rows.filter(({ met }) => met !== undefined);
  if (goals.length > 0) lines.push('', `${goals.filter(({ met }) => met).length} of ${goals.length} goals met`);
  return lines.join('\n');
}

/** Whether a figure only stands beside another reference. */
const isAgain = (row: Row, before?: Row): boolean => row.name === before?.name && row.value === before.value;

const cellsOf = ({ room, name, value, unit, reference, ratio, goal, met }: Row): readonly string[] => [
  name.slice(room.length + 2),
  short(value),
  unit,
  reference === undefined ? '' : `${ratio === undefined ? 'beside' : `${ratio} ×`} ${reference.name} (${short(reference.value)})`,
  goal === undefined ? '' : `goal ${goal.better === 'more' ? '≥' : '≤'} ${short(goal.value)}`,
  met === undefined ? '' : met ? 'met' : 'not met',
];

/** A number as people read it: 3.01 M, 48.5 k, 855. */
function short(n: number): string {
  if (Math.abs(n) >= 1e6) return `${Number((n / 1e6).toPrecision(3))} M`;
  if (Math.abs(n) >= 1e4) return `${Number((n / 1e3).toPrecision(3))} k`;
  return String(n);
}
