/** What somebody wants of a table. */
import type { TableDemand } from '../../shape/demand.ts';
import type { TableLight } from '../terrain/light.ts';
import type { Setting } from '../terrain/piece-tags.ts';
import type { Feature, TableFile } from '../terrain/table.ts';
import type { Terrain } from '../terrain/terrain.ts';
import type { Symmetry } from './symmetry.ts';

/** How much of something. */
export const AMOUNTS = ['little', 'usual', 'much'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** What kind of ground it is: things in the open and decks over them, or rooms and corridors along the lines of squares. */
export const GROUNDS = ['open', 'rooms'] as const;
export type Ground = (typeof GROUNDS)[number];

interface Look {
  readonly pieces: string;
  readonly mat: string | undefined;
  readonly setting: Setting;
  readonly light: TableLight;
}

/** Looks of a table: the theme of its pieces, of its mat where that is another's, the pieces that belong there, its light. */
export const THEMES = {
  refinery: { pieces: 'refinery', mat: undefined, setting: 'yard', light: { hour: 'dusk', weather: 'steam' } },
  outpost: { pieces: 'snow', mat: undefined, setting: 'yard', light: { hour: 'night', weather: 'snow' } },
  desert: { pieces: 'desert', mat: undefined, setting: 'yard', light: { hour: 'noon', weather: 'dust' } },
  ship: { pieces: 'ship', mat: undefined, setting: 'ship', light: { hour: 'storm', weather: 'rain' } },
} as const satisfies Readonly<Record<string, Look>>;
export type ThemeName = keyof typeof THEMES;

export interface Wish {
  /** Open where nothing is said. */
  readonly ground?: Ground | undefined;
  readonly theme: ThemeName;
  /** Width (x) and depth (z) in mm. */
  readonly size: readonly [number, number];
  /** How much is built on. */
  readonly density: Amount;
  /** How much there is to stand on above the ground; rooms are flat. */
  readonly height: Amount;
  readonly symmetry: Symmetry;
  /** What stands there already and stays as it is: all else is laid out around it. */
  readonly kept: readonly Feature[];
  /** What the rule systems ask of a table; its objectives stay free, its deployments keep their room. */
  readonly demands: (terrain: Terrain) => readonly TableDemand[];
}

/** A table as it is suggested. */
export interface Suggestion {
  /** What is to be added to what was kept. */
  readonly features: readonly Feature[];
  readonly objectives: NonNullable<TableFile['objectives']>;
  /** What its halves have in common: half a turn where no layout was fair by measure, else what was wished for. */
  readonly symmetry: Symmetry;
  readonly theme: string;
  readonly mat: string | undefined;
  readonly light: TableLight;
}
