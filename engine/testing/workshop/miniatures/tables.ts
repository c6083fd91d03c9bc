import { InputError } from '../../../core/form.ts';
import type { Ground } from '../../../miniatures/board.ts';
import { boardOf } from '../../../miniatures/terrain-board.ts';
import { defaultSetup } from '../../../miniatures/setup.ts';
import type { Report, TableSource } from '../workshop.ts';

interface BoardRow {
  readonly table: string;
  /** Why there is no board; null when there is. */
  readonly broken: string | null;
  readonly columns: number;
  readonly rows: number;
  /** Squares that can be stood on, those of them with low objects, and those of each zone (SWM-3.6). */
  readonly free: number;
  readonly low: number;
  readonly pits: number;
  readonly doors: number;
  /** Storeys that figures stand on where a match has true levels. */
  readonly levels: number;
  readonly zones: readonly number[];
}

/** The most figures that a setup takes for a squad. */
const MOST_FIGURES = 40;
/** The most storeys that a setup takes. */
const MOST_LEVELS = 3;

async function rowOf(content: TableSource, table: string): Promise<BoardRow> {
  const { square, deployRows } = defaultSetup(table);
  try {
    const terrain = await content.terrain(table);
    const { columns, rows, ground, doors } = boardOf(terrain, square);
    const { levels } = boardOf(terrain, square, MOST_LEVELS).upper;
    const count = (wanted: Ground): number => ground.filter((kind) => kind === wanted).length;
    const stands = (index: number): boolean => ground[index] === 'open' || ground[index] === 'low';
    const inRows = (from: number, to: number): number => ground.filter((_, index) => stands(index) && index >= from * columns && index < to * columns).length;
    const zones = [inRows(rows - deployRows, rows), inRows(0, deployRows)];
    return { table, broken: null, columns, rows, free: inRows(0, rows), low: count('low'), pits: count('pit'), doors: doors.length, levels, zones };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return { table, broken: error.message, columns: 0, rows: 0, free: 0, low: 0, pits: 0, doors: 0, levels: 0, zones: [] };
  }
}

/** Every table as a board of squares of an inch, and whether both zones hold a squad; what does not fit in a zone goes beside it (SWM-AMB-02). */
export async function tablesReport(content: TableSource): Promise<Report> {
  const unread: string[] = [];
  const known = await content.tables((message) => unread.push(message));
  const found = await Promise.all(known.map(({ id }) => rowOf(content, id)));
  const crowded = found.filter(({ broken, zones }) => broken === null && zones.some((free) => free < MOST_FIGURES)).length;
  const broken = unread.length + found.filter((row) => row.broken !== null).length;
  const line = (table: string, size: string, ...numbers: readonly (string | number)[]): string => [table.padEnd(12), size.padStart(8), ...numbers.map((n) => String(n).padStart(6))].join(' ');
  const lines = found.map((row) => row.broken
    ?? `${line(row.table, `${row.columns} x ${row.rows}`, row.free, row.low, row.pits, row.doors, row.levels)}  ${row.zones.join(' and ')}`);
  const head = `${line('table', 'squares', 'free', 'low', 'pits', 'doors', 'levels')}  free in the zones`;
  const sum = `${found.length} boards; ${crowded} with a zone for fewer than ${MOST_FIGURES} figures, ${broken} cannot be built`;
  return { found, text: [head, ...lines, ...unread, sum].join('\n'), broken: crowded + broken > 0 };
}
