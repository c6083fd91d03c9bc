import type { Seat } from '../../engine/core/script.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { DieKind } from '../table/dice/faces.ts';
import type { ChipName } from '../table/figures/tokens.ts';
import type { Act, Way } from './actor.ts';
import type { Spared } from './floats.ts';
import type { Means } from './means.ts';
import type { Die, Marker, Tableau } from './tableau.ts';

/** What playback may tell the table. A test gives its own that only writes down what it was told. */
export interface Stage {
  /** Takes everything off the table: the match is left. */
  clear(): void;
  /** Makes the table show exactly this, ending everything that moves. */
  snapTo(tableau: Tableau): void;
  /** Learns of the figures without moving those already shown. */
  prepare(tableau: Tableau): void;
  move(figure: string, to: Point, way: Way, milliseconds: number): void;
  /** Starts an act of one figure, or of every figure of a group. */
  act(id: string, act: Act, milliseconds: number): void;
  face(figure: string, other: string): void;
  /** Gives damage to a figure or group, or takes it away; never below none. `told`: the number that is read, where it is another one. */
  harm(id: string, by: number, told?: number): void;
  /** Makes the damage of a figure or group this much, without a number that is read: it went, or became something else. */
  setDamage(id: string, to: number): void;
  /** The attack did nothing to a figure, or to whoever was attacked last. */
  spare(why: Spared, id?: string): void;
  /** Gives a figure or group so many more tokens of a kind, or takes some away; with `-Infinity` all. */
  addToken(id: string, icon: ChipName, by: number): void;
  setActive(group: string | null): void;
  /** Who attacks whom from now on, and with what, as far as that is known; nobody any more. */
  setTarget(attacker: string | null, defender: string | null, means?: Means): void;
  /** Whoever attacks strikes once, and the target flinches. */
  blow(milliseconds: number): void;
  throwDice(dice: readonly Die[], milliseconds: number): void;
  dropFaces(kind: DieKind, face: string, count: number): void;
  turnDie(kind: DieKind, index: number, face: string): void;
  changeDie(kind: DieKind, from: string, to: string): void;
  addDie(kind: DieKind, face: string): void;
  clearDice(): void;
  setMarkers(markers: readonly Marker[]): void;
  changeMarker(id: string, change: Partial<Omit<Marker, 'id'>>): void;
  /** A door of the table, by its number, opens or closes. */
  swing(door: number, open: boolean, milliseconds: number): void;
  /** A card is turned up or laid aside: it lies beside the table. */
  turnCard(): void;
  /** A token is moved on a track beside the table. */
  slideToken(): void;
  /** A seat wins a part of what is played for, or the match; null: nobody does. */
  win(seat: Seat | null, what: 'part' | 'match'): void;
  /** Figures and markers that deserve a look of so many seconds; what else is told of an event is looked at anyway. */
  look(ids: readonly string[], seconds: number): void;
  /** Ends what is read over heads: nobody watches what happened. */
  hush(): void;
}
