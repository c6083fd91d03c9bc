import type { Seat } from '../../engine/core/script.ts';
import type { Plan, Point } from '../../engine/shape/point.ts';
import type { DieKind } from '../table/dice/faces.ts';
import type { ChipName } from '../table/figures/tokens.ts';

/** A kind of token beside a figure, and how many of it. */
export interface Token {
  readonly icon: ChipName;
  readonly count: number;
  /** Every one of them is drawn; else one stands for all. */
  readonly each?: boolean;
}

/** A figure as the table shows it. Lengths in mm. */
export interface FigureThing {
  readonly id: string;
  /** What it belongs to and acts with: a unit's id, or its own. */
  readonly group: string;
  readonly seat: Seat;
  /** File name of its sculpt. */
  readonly model: string;
  /** Diameter of its base, whatever sculpt stands on it; null while no card tells it. */
  readonly base: number | null;
  /** What the base says: its group's place in its side's list, from 1, and a capital letter A to H where its group has several figures: `4`, `6B`. */
  readonly label: string;
  /** Damage that takes it down: the ticks of the ring around its base. */
  readonly stamina: number;
  readonly damage: number;
  /** Null while it is not on the table. */
  readonly at: Point | null;
  /** Turn about the vertical in radians when it is first put down; 0 looks along +z. */
  readonly facing: number;
  readonly lying: boolean;
  readonly tokens: readonly Token[];
}

/** A marker lying on the table: an objective token. */
export interface Marker {
  readonly id: string;
  readonly at: Point;
  /** It counts now. */
  readonly lit: boolean;
  readonly owner: Seat | null;
  /** It stands out among the others. */
  readonly crowned: boolean;
}

/** A die that lies on the tray with a result. */
export interface Die {
  readonly kind: DieKind;
  readonly face: string;
}

/** One die on the tray. `state` says how it got its face. */
export interface TrayDie {
  readonly key: number;
  readonly kind: DieKind;
  face: string;
  state: 'rolled' | 'changed' | 'added' | 'gone';
}

/** Where a seat looks from: the edge of +z or that of -z or, where seats sit all around the table, the place in front of it (mm). */
export type Edge = 1 | -1 | Plan;

/** What stands on the table, as a rule system tells it to a screen. */
export interface Tableau {
  readonly figures: readonly FigureThing[];
  readonly markers: readonly Marker[];
  /** The group that acts. */
  readonly active: string | null;
  /** Figures of the attack being made. */
  readonly attacker: string | null;
  readonly defender: string | null;
  readonly dice: readonly Die[];
  /** Whether each door of the table is open: features with leaves, in the table's order. All are closed where nothing is said. */
  readonly doors?: readonly boolean[];
  /** By seat, where it looks from; undefined while that is not settled. */
  readonly edges: readonly (Edge | undefined)[];
  /** Figures stand on whatever ground is below them: the rule system knows no heights. */
  readonly onGround?: boolean;
}

export const EMPTY: Tableau = { figures: [], markers: [], active: null, attacker: null, defender: null, dice: [], edges: [] };
