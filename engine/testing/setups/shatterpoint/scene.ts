/** Positions of Shatterpoint: legal strike teams of real cards late in a match, so that few units are left. */
import type { Play } from '../../../core/rules.ts';
import { bodyOf, levels, onTable, otherBases } from '../../../shatterpoint/board/measure.ts';
import { makeContent } from '../../../shatterpoint/game/content.ts';
import type { Content, Game } from '../../../shatterpoint/game/game.ts';
import { pilesOf } from '../../../shatterpoint/game/mission.ts';
import { shiftingPriorities } from '../../../shatterpoint/missions/shifting-priorities.ts';
import type { Event } from '../../../shatterpoint/state/events.ts';
import { readSetup } from '../../../shatterpoint/state/setup.ts';
import {
  cloneState, SHATTERPOINT, type Activation, type Objective, type Player, type State, type Struggle, type Unit,
} from '../../../shatterpoint/state/state.ts';
import { shatterpoint } from '../../../shatterpoint/system.ts';
import { TEAMS } from '../../../shatterpoint/team/teams.ts';
import { units as library } from '../../../shatterpoint/units/index.ts';
import type { Point } from '../../../shape/point.ts';
import { mayStand, supportsAt } from '../../../space/ground/ground.ts';
import { boxTerrain, type BoxSpec, type IngressSpec } from '../../terrain.ts';
import type { Line, Position } from '../position.ts';

/** A place in mm from the middle of the table: x to the right, z towards the First Player, h up. */
export const mm = (x: number, z: number, h = 0): Point => ({ x, y: h, z });

/** Height of decks and roofs in mm: more than Range 2, so another Elevation than the ground (SP-ELEV-04). */
export const DECK = 90;

/** A deck or block that nobody passes or sees through and that carries figures, in mm. */
export const block = (id: string, x: readonly [number, number], z: readonly [number, number], top = DECK): BoxSpec =>
  ({ id, sight: 'blocked', move: 'impassable', x, z, bottom: 0, top });

interface Placed extends Partial<Pick<Unit, 'stance' | 'damage' | 'wounded' | 'injured' | 'conditions' | 'hunker'>> {
  /** Where its characters stand. */
  readonly at: readonly Point[];
}

export interface Scene extends Pick<Position, 'name' | 'says'> {
  readonly boxes?: readonly BoxSpec[];
  readonly ladders?: readonly IngressSpec[];
  /** Who is left, by ids such as `0.cc-7567-captain-rex`; the rest of both teams is defeated. */
  readonly units: Readonly<Record<string, Placed>>;
  /** The unit whose activation has begun; `top`: the card on top of its player's deck instead, still to be turned over (SP-TURN-03). */
  readonly active: string;
  readonly from?: 'activation' | 'top';
  /** Active objectives, with who controls them. */
  readonly objectives: Readonly<Record<string, { readonly at: Point; readonly controller: 0 | 1 | null }>>;
  readonly players?: readonly [Partial<Player>, Partial<Player>];
  readonly struggle?: Partial<Struggle>;
  readonly solution: Line;
  readonly blunder: Line;
  solved(end: Game, told: readonly Event[]): boolean;
}

/** Turn of the game that a position is in. */
const TURN = 9;

/** The position of a scene. Starting it throws where a unit is in neither team, a figure may not stand or an objective lies on nothing. */
export function position(scene: Scene): Position<State, Event> {
  const { name, says, active, solution, blunder } = scene;
  let built: Built | null = null;
  const here = (): Built => (built ??= build(scene));
  return {
    name, says, solution, blunder, seat: Number(active[0]),
    start: () => here().play,
    solved: (state, told) => scene.solved({ state, content: here().content, events: null }, told),
  };
}

interface Built {
  readonly play: Play<State, Event>;
  readonly content: Content;
}

function build(scene: Scene): Built {
  const setup = readSetup({ table: 'boxes', teams: TEAMS.slice(0, 2).map(({ squads, mission }) => ({ squads, mission })) });
  const terrain = boxTerrain({ boxes: scene.boxes ?? [], ingress: scene.ladders ?? [] });
  const play = shatterpoint.start(setup, terrain);
  const state = stateOf(scene, play.state);
  const content = makeContent(setup, terrain, [shiftingPriorities], library, state.units);
  checkPlaces(scene.name, { state, content, events: null });
  return { play: { ...play, state }, content };
}

/** Throws where a figure may not stand (SP-MOVE-07, SP-OVER-03), or an Active objective lies on nothing. */
function checkPlaces(name: string, game: Game): void {
  const { terrain, setup } = game.content;
  for (const { character: { id } } of onTable(game)) {
    const objection = mayStand(terrain, bodyOf(game, id), otherBases(game, id), levels(game));
    if (objection !== null) throw new Error(`${name}: ${id} may not stand there: ${objection.why}`);
  }
  for (const { id, active, at } of game.state.objectives)
    if (active && !supportsAt(terrain, at.x, at.z, setup.scale.objective).includes(at.y)) throw new Error(`${name}: objective ${id} lies on nothing`);
}

function stateOf(scene: Scene, first: State): State {
  const { active, from = 'activation', players = [{}, {}] } = scene;
  for (const id of [active, ...Object.keys(scene.units)]) if (!first.units.some((unit) => unit.id === id)) throw new Error(`${scene.name}: no unit ${id}`);
  const units = first.units.map((unit) => placed(unit, scene.units[unit.id]));
  const seat = Number(active[0]);
  const begun = from === 'activation';
  return {
    ...cloneState(first),
    phase: 'play', step: begun ? 'act' : 'order', turn: TURN, active: seat, mission: shiftingPriorities.id, units,
    players: first.players.map((player, own) => ({ ...playerOf(player, units, own, active, begun), ...players[own] })),
    objectives: shiftingPriorities.objectives.map((laid): Objective => {
      const here = scene.objectives[laid.id];
      const { at = mm(laid.at.x, laid.at.z), controller = null } = here ?? {};
      return { id: laid.id, at, active: here !== undefined, controller, priority: false, die: null, held: false };
    }),
    struggle: struggleOf(scene),
    activation: begun ? begunBy(active) : null,
    activated: begun ? active : null,
  };
}

const begunBy = (unit: string): Activation =>
  ({ unit, from: 'order', made: [], spent: 0, flipped: false, focused: [], impact: [], sharpshooter: [], next: [], woundedEnemies: [], over: false });

/** The first card of the struggle's phase has been revealed (SP-MISS-03). */
function struggleOf({ struggle = {} }: Scene): Struggle {
  const { number = 1 } = struggle;
  const card = shiftingPriorities.struggles.find(({ phase }) => phase === number)!.title;
  const piles = pilesOf(shiftingPriorities).map((left) => ({ left: left.filter((title) => title !== card) }));
  return { token: 0, number, card, map: 0, wonBy: null, lastLoser: null, piles, ...struggle };
}

/** A unit that still stands, or one that has left the match. */
function placed(unit: Unit, here: Placed | undefined): Unit {
  if (here === undefined) return { ...unit, defeated: true };
  const { at, ...more } = here;
  return { ...unit, ...more, characters: unit.characters.map(({ id }, i) => ({ id, at: at[i] ?? null })) };
}

/** The cards of those that stand lie in the deck but for the one in play, those of the others have left (SP-DEF-04); half of the Force is spent. */
function playerOf(player: Player, units: readonly Unit[], seat: number, active: string, begun: boolean): Player {
  const own = units.filter((unit) => unit.seat === seat);
  const left = own.filter(({ defeated, id }) => !defeated && id !== active).map(({ id }) => id);
  const isActive = Number(active[0]) === seat;
  return {
    ...player, toDeploy: [], ready: 4, deck: { left }, top: isActive && !begun ? [active] : [],
    discard: [SHATTERPOINT, ...(isActive && begun ? [active] : [])], removed: own.filter(({ defeated }) => defeated).map(({ id }) => id),
  };
}
