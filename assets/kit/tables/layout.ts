/** How a table is laid out: one half by hand, the other by half a turn about the middle. */
import type { TableLight } from '../../../engine/space/terrain/light.ts';
import type { Feature, TableFile } from '../../../engine/space/terrain/table.ts';
import { tableText } from '../../../engine/space/terrain/table-text.ts';

/** A feature of a layout. Lengths in mm, `turn` in degrees counter-clockwise from above. */
export interface Stand {
  readonly id: string;
  readonly piece: string;
  readonly at: readonly [x: number, z: number];
  readonly turn: number;
  /** Height of the ground it stands on; the mat where nothing is said. */
  readonly level?: number;
}

export interface Layout {
  readonly id: string;
  readonly name: string;
  readonly theme: string;
  readonly light: TableLight;
  /** The theme whose ground its mat shows; its own theme's where nothing is said. */
  readonly mat?: string;
  /** Rule systems that it is laid out for; all where nothing is said. */
  readonly systems?: readonly string[];
  /** Where seats deploy; nothing where the table says nothing of it. */
  readonly deployment?: TableFile['deployment'];
  /** Rule systems that print that themselves. */
  readonly printed?: readonly string[];
  /** Features in the very middle. */
  readonly once: readonly Stand[];
  /** Features that stand twice: `ID-a` as said, `ID-b` half a turn on. */
  readonly twice: readonly Stand[];
}

/** Side of the battlefield, mm: 36 inches. */
const SIDE = 914.4;

const tenth = (n: number): number => Math.round(n * 10) / 10 + 0;

const feature = (id: string, { piece, at: [x, z], turn, level = 0 }: Stand): Feature => ({ id, piece, at: [tenth(x), tenth(z)], turn, level });

const halfTurned = (stand: Stand): Stand => ({ ...stand, at: [-stand.at[0], -stand.at[1]], turn: (stand.turn + 180) % 360 });

/** The table of a layout, as its file says it. */
export const tableOf = ({ id, name, theme, light, mat, systems, deployment, printed, once, twice }: Layout): TableFile => ({
  format: 'gantry-table', version: mat === undefined && deployment === undefined ? 1 : 2, id, name, theme, size: [SIDE, SIDE], light, ...(mat === undefined ? {} : { mat }), ...(systems === undefined ? {} : { systems: [...systems] }),
  ...(deployment === undefined ? {} : { deployment }), ...(printed === undefined ? {} : { printed: [...printed] }),
  features: [...once.map((stand) => feature(stand.id, stand)), ...twice.flatMap((stand) => [feature(`${stand.id}-a`, stand), feature(`${stand.id}-b`, halfTurned(stand))])],
});

/** A table's file: one line for each feature. */
export const textOf = tableText;
