import type { Seat } from '../../engine/core/script.ts';
import type { Happened } from '../../engine/host/link.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { Situation } from '../faces/face.ts';
import type { ChipName } from '../table/figures/tokens.ts';
import { rises, type Way } from './actor.ts';
import { DeafStage } from './deafStage.ts';
import type { Gait } from './hints.ts';
import type { Kind } from './speeds.ts';
import type { Stage } from './stage.ts';

/** One figure's move. */
export interface Going {
  readonly figure: string;
  /** Where it stood (mm); null where it was not on the table. */
  readonly from: Point | null;
  readonly to: Point;
  readonly way: Way;
  readonly gait: Gait;
}

/** Tokens that a figure or group is given. */
interface Gain {
  readonly id: string;
  readonly icon: ChipName;
  readonly by: number;
}

/** What an event does, told without knowing its rule system. */
export interface Gist {
  readonly goes: readonly Going[];
  /** All that goes somewhere comes onto the table with it, as at deployment. */
  readonly arrives: boolean;
  /** Who attacks from now on, and whom; null where it says nothing of that. */
  readonly aims: { readonly attacker: string; readonly defender: string | null } | null;
  /** The attack that was being made is over. */
  readonly parts: boolean;
  /** The group that begins to act; null where none does. */
  readonly begins: string | null;
  /** Dice that are thrown. */
  readonly dice: number;
  /** Damage given (more than none) and taken away, by figure or group. */
  readonly harm: readonly (readonly [id: string, by: number])[];
  /** Who is knocked down, and who leaves the table. */
  readonly falls: readonly string[];
  readonly leaves: readonly string[];
  readonly gains: readonly Gain[];
  /** Markers that come to a side, or to nobody. */
  readonly taken: readonly (readonly [marker: string, owner: Seat | null])[];
  /** It deserves a look for itself. */
  readonly weighs: boolean;
}

/** Where figures stand; undefined for one that is not on the table. */
export type Places = ReadonlyMap<string, Point>;

function gaitOf(way: Way, from: Point | null, to: Point): Gait {
  if (way === 'leap' || way === 'jet') return 'leap';
  if (way === 'slide' || way === 'carry' || from === null) return 'other';
  if (rises(from, to, way)) return 'climb';
  return way === 'pass' ? 'walk' : way;
}

/** Is told what a table is told, moves nothing, and writes it down. */
class Notes extends DeafStage {
  readonly goes: Going[] = [];
  aims: Gist['aims'] = null;
  parts = false;
  begins: string | null = null;
  dice = 0;
  readonly hurts: (readonly [string, number])[] = [];
  readonly falls: string[] = [];
  readonly leaves: string[] = [];
  readonly gains: Gain[] = [];
  readonly taken: (readonly [string, Seat | null])[] = [];
  weighs = false;
  /** Somebody begins or ends acting: tokens given then only say so. */
  turns = false;
  readonly #places: Places;

  constructor(places: Places) {
    super();
    this.#places = places;
  }

  override move: Stage['move'] = (figure, to, way) => {
    const from = this.#places.get(figure) ?? null;
    this.goes.push({ figure, from, to, way, gait: gaitOf(way, from, to) });
  };

  override act: Stage['act'] = (id, act) => {
    if (act === 'fall') this.falls.push(id);
    if (act === 'dissolve') this.leaves.push(id);
  };

  override harm: Stage['harm'] = (id, by, told = by) => { this.hurts.push([id, told]); };

  override addToken: Stage['addToken'] = (id, icon, by) => { if (by > 0) this.gains.push({ id, icon, by }); };

  override setActive: Stage['setActive'] = (group) => {
    this.begins = group;
    this.turns = true;
  };

  override setTarget: Stage['setTarget'] = (attacker, defender) => {
    this.aims = attacker === null ? null : { attacker, defender };
    this.parts = attacker === null;
  };

  override throwDice: Stage['throwDice'] = (dice) => { this.dice += dice.length; };

  override changeMarker: Stage['changeMarker'] = (id, { owner }) => { if (owner !== undefined) this.taken.push([id, owner]); };

  override look: Stage['look'] = () => { this.weighs = true; };
}

/** Reads off what an event does to the table, where figures stand so before it. */
export function gistOf(event: Happened, situation: Situation, places: Places): Gist {
  const notes = new Notes(places);
  situation.face.show(notes, event, situation);
  const { goes, aims, parts, begins, dice, hurts: harm, falls, leaves, gains, taken, weighs, turns } = notes;
  const arrives = goes.length > 0 && goes.every(({ from }) => from === null);
  return { goes, arrives, aims, parts, begins, dice, harm, falls, leaves, gains: turns ? [] : gains, taken, weighs };
}

/** Where figures stand after that. */
export function movedOn(places: Map<string, Point>, { goes }: Gist): void {
  for (const { figure, to } of goes) places.set(figure, to);
}

/** What kind an event is of: all of an attack, from its declaring to its end, is one. `fighting`: an attack is being made. */
export function kindOf({ goes, aims, parts }: Gist, fighting: boolean): Kind {
  if (aims !== null) return 'attacks';
  if (goes.length > 0 && (!fighting || parts)) return 'moves';
  return fighting ? 'attacks' : 'rest';
}

/** Whether an attack is being made after this. */
export const fightsOn = ({ aims, parts }: Gist, fighting: boolean): boolean => aims !== null || (fighting && !parts);

/** A whole way: its moves, and the number of the event after its last one. */
interface Whole {
  readonly goes: readonly Going[];
  readonly until: number;
}

/**
 * A figure's way from an event on, over all that follow it at once: some rule systems tell every step. Without moves where the event is no
 * single figure's move.
 */
export function wayFrom(events: readonly Happened[], first: number, situation: Situation, places: Places): Whole {
  const after = new Map(places);
  const goes: Going[] = [];
  let until = first;
  for (let i = first; i < events.length; i++) {
    const gist = gistOf(events[i]!, situation, after);
    if (isNothing(gist)) continue;
    const [going] = gist.goes;
    if (gist.goes.length !== 1 || going!.figure !== (goes[0] ?? going!).figure || !isMerely(gist)) break;
    goes.push(going!);
    until = i + 1;
    movedOn(after, gist);
  }
  return { goes, until };
}

/** A move, and nothing beside it. */
const isMerely = ({ aims, begins, dice, harm, falls, leaves }: Gist): boolean =>
  aims === null && begins === null && dice + harm.length + falls.length + leaves.length === 0;

/** Whether an event does nothing that is told here. */
const isNothing = (gist: Gist): boolean =>
  isMerely(gist) && !gist.parts && gist.goes.length + gist.gains.length + gist.taken.length === 0 && !gist.weighs;
