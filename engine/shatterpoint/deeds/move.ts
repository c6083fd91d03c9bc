import { pickOne, place, type Closed, type PlaceRequest, type Refusal, type Script, type Seat } from '../../core/script.ts';
import { hasPlace } from '../../space/move/any-place.ts';
import { connectedTo, ingressNear, liesOnTable } from '../../space/ground/ingress.ts';
import type { Point } from '../../shape/point.ts';
import type { Base, Wedge } from '../../shape/shape.ts';
import type { IngressPoint } from '../../space/terrain/terrain.ts';
import { settle } from '../../space/move/zone.ts';
import { damage } from './damage.ts';
import { checkHunker } from './effects.ts';
import type { MoveKind } from '../state/events.ts';
import { characterOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { baseOf, bodyOf, charactersOf, enemies, engagedWith, isOnTable, isRestricted, levels, otherBases, range } from '../board/measure.ts';
import { toolZone, type ToolMove } from '../board/tools.ts';
import { strainAfter } from './strain.ts';
import type { CharacterId } from '../state/state.ts';
import type { Stat } from '../state/stats.ts';
import { happen } from './window.ts';
import { emit } from '../game/emit.ts';
import { read } from '../game/read.ts';

export type { ToolMove } from '../board/tools.ts';

export interface MoveLimits {
  /** Whether the player may decline (icons and "may" texts); default true. */
  readonly optional?: boolean;
  readonly wedge?: Wedge | null;
  /** Who decides: default the owner; an enemy effect may move a character in its owner's place. */
  readonly seat?: Seat;
  /** Whether it may not end Engaged. */
  readonly unengaged?: boolean;
}

const reads = (game: Game, stat: Stat, id: CharacterId): boolean => read(game, stat, { unit: unitWith(game.state, id).id, character: id, attack: null }) > 0;

/** Damage for which a card lets a character of an unwounded unit move farther than it was given; 0: it does not. */
const longerFor = (game: Game, stat: 'dashAsAdvancePrice' | 'advanceAsRepositionPrice', id: CharacterId): number =>
  unitWith(game.state, id).wounded > 0 ? 0 : read(game, stat, { unit: unitWith(game.state, id).id, character: id, attack: null });

/** What a move costs its own unit in damage because a card made it longer than it was wanted. */
function damageFor(game: Game, id: CharacterId, wanted: ToolMove, how: ToolMove): number {
  if (wanted === 'dash' && how === 'advance' && !reads(game, 'dashAsAdvance', id)) return longerFor(game, 'dashAsAdvancePrice', id);
  if (wanted === 'advance' && how === 'reposition' && !reads(game, 'advanceAsReposition', id)) return longerFor(game, 'advanceAsRepositionPrice', id);
  return 0;
}

/** The move that an advance, climb, … really is for this character now (SP-ADV-04, SP-CLIMB-02, SP-ICON-11), or why it cannot. */
export function moveAllowed(game: Game, id: CharacterId, how: ToolMove): ToolMove | Refusal {
  if (how === 'dash' || how === 'jump' || how === 'reposition' || !isRestricted(game, id)) return how;
  if (how === 'climb') return reads(game, 'climbWhileEngaged', id) ? how : { rule: 'SP-CLIMB-02', why: 'engagedNoClimb', detail: { character: id } };
  return reads(game, 'advanceAsReposition', id) || longerFor(game, 'advanceAsRepositionPrice', id) > 0 ? 'reposition' : 'dash';
}

/**
 * A character advances, dashes, climbs, jumps or repositions. Gives whether it moved: Pinned stops it (SP-COND-11), its
 * player may decline. Ingress and Hunker follow, then everybody's answers to the finished move and Strained.
 */
export function* toolMove(
  game: Game,
  id: CharacterId,
  wanted: ToolMove,
  { optional = true, wedge = null, seat, unengaged = false }: MoveLimits = {},
): Script<boolean> {
  if (!isOnTable(game, id)) return false;
  const allowed = moveAllowed(game, id, wanted);
  if (typeof allowed !== 'string') return false;
  const how = yield* orInstead(game, id, wanted, allowed, optional, seat ?? unitWith(game.state, id).seat);
  if (how === null) return false;
  const unit = unitWith(game.state, id);
  if (unit.conditions.includes('pinned')) return yield* stayPinned(game, id, how, optional, seat ?? unit.seat);
  const before = engagedWith(game, id).map(({ character }) => character.id);
  const strain = strainAfter(game, unit.id);
  const price = damageFor(game, id, wanted, how);
  if (!(yield* goWithTool(game, id, how, { optional, wedge, seat: seat ?? unit.seat, unengaged }))) return false;
  damage(game, unit.id, price, null, null);
  const after = engagedWith(game, id).map(({ character }) => character.id);
  yield* happen(game, { type: 'moveResolved', character: id, how, left: before.filter((enemy) => !after.includes(enemy)) }, strain);
  return true;
}

/** What cards let the move be instead: with Scale a climb (SP-KEY-07, AMB-62), for some an advance or a jump. Null is no move at all. */
function* orInstead(game: Game, id: CharacterId, wanted: ToolMove, how: ToolMove, optional: boolean, seat: Seat): Script<ToolMove | null> {
  // Only the owner may take damage for a longer move.
  const isOwner = seat === unitWith(game.state, id).seat;
  const ways: ToolMove[] = damageFor(game, id, wanted, how) === 0 ? [how] : isOwner ? ['dash', how] : ['dash'];
  if (how !== 'climb' && how !== 'jump' && reads(game, 'scale', id) && typeof moveAllowed(game, id, 'climb') === 'string') ways.push('climb');
  if (how === 'dash' && reads(game, 'dashAsAdvance', id) && !isRestricted(game, id)) ways.push('advance');
  else if (how === 'dash' && isOwner && longerFor(game, 'dashAsAdvancePrice', id) > 0 && !isRestricted(game, id)) ways.push('advance');
  if (how !== 'jump' && reads(game, 'moveAsJump', id)) ways.push('jump');
  if (ways.length === 1) return ways[0]!;
  const pick = yield* pickOne({ seat, ask: 'how', about: { character: id } }, optional ? [...ways, 'none' as const] : ways);
  return pick === 'none' ? null : pick;
}

/** The next move of a Pinned unit does not happen; then Pinned is lost (SP-COND-11, -12). */
function* stayPinned(game: Game, id: CharacterId, how: ToolMove, optional: boolean, seat: Seat): Script<false> {
  const unit = unitWith(game.state, id);
  if (optional && (yield* pickOne({ seat, ask: 'pinned', about: { character: id, how } }, ['yes', 'no'])) === 'no') return false;
  emit(game, { type: 'pinnedInPlace', character: id });
  emit(game, { type: 'conditionLost', unit: unit.id, condition: 'pinned' });
  return false;
}

/** The tool lies from the base, may cross bases and the table's edge, and is measured from where the move began; of the figure only the end counts (SP-TOOL-01…06, SP-MOVE-02, -04, -05). */
function* goWithTool(
  game: Game,
  id: CharacterId,
  how: ToolMove,
  { optional, wedge, seat, unengaged }: { readonly optional: boolean; readonly wedge: Wedge | null; readonly seat: Seat; readonly unengaged: boolean },
): Script<boolean> {
  const apart = unengaged ? { apart: { bases: enemyBases(game, id), range: range(game, 2) } } : {};
  const moved = yield* goTo(game, id, how, { zone: toolZone(game.content.setup, how, levels(game), wedge), optional, seat, ...apart });
  if (!moved) return false;
  if (!unengaged) yield* useIngress(game, id, seat);
  checkHunker(game);
  return true;
}

/** Bases of all enemy characters of a character. */
const enemyBases = (game: Game, id: CharacterId): Base[] => charactersOf(enemies(game, unitWith(game.state, id))).map((enemy) => baseOf(game, enemy));

type Going = Pick<PlaceRequest, 'zone' | 'optional' | 'apart'> & { readonly seat?: Seat; readonly by?: CharacterId | null };

/** What is asked when a character goes somewhere: never onto another base (SP-OVER-03), to a place in reach of its own position or another (SP-PLACE-02, -04). */
function placeRequest(game: Game, id: CharacterId, how: MoveKind, { zone, optional, apart, seat }: Going): Omit<PlaceRequest, 'kind'> {
  return {
    seat: seat ?? unitWith(game.state, id).seat,
    ask: how,
    about: { character: id },
    figure: id,
    body: bodyOf(game, id),
    others: otherBases(game, id),
    zone,
    optional,
    ...(apart === undefined ? {} : { apart }),
  };
}

/** Asks where a character goes and puts it there. Gives false when its player declines. */
export function* goTo(game: Game, id: CharacterId, how: MoveKind, going: Going): Script<boolean> {
  const request = placeRequest(game, id, how, going);
  const at = yield* place(request);
  if (at === null) return false;
  const from = characterOf(game.state, id).at!;
  emit(game, { type: 'moved', character: id, how, from, to: settle(game.content.terrain, request, at), by: going.by ?? null });
  return true;
}

/** A move with a tool that ends beside an ingress point may go through it, once (SP-INGR-02…05). */
function* useIngress(game: Game, id: CharacterId, seat: Seat): Script {
  const open = new Map<string, Point>();
  const closed: Closed[] = [];
  for (const exit of waysOn(game, id)) {
    const shut = shutExit(game, id, exit);
    if (shut === null) open.set(exit.id, exit.at);
    else closed.push({ option: exit.id, ...shut });
  }
  if (open.size + closed.length === 0) return;
  const exit = open.get(yield* pickOne({ seat, ask: 'ingress', about: { character: id }, closed }, ['stay', ...open.keys()]));
  if (exit !== undefined) yield* goTo(game, id, 'ingress', { ...comingOut(game, exit), seat });
}

/** The ends of ladders, lifts and the like that are connected with one beside a character, each once. */
function waysOn(game: Game, id: CharacterId): readonly IngressPoint[] {
  const { terrain } = game.content;
  const body = bodyOf(game, id);
  const near = ingressNear(terrain, body, range(game, 1), levels(game));
  return [...new Set(near.flatMap((point) => connectedTo(terrain, point, body.at.y, levels(game))))];
}

const comingOut = (game: Game, exit: Point): Going =>
  ({ zone: { kind: 'near', of: { at: exit, radius: 0 }, range: range(game, 1), level: 'same', levels: levels(game) }, optional: true });

/** Why nobody can come out of an end now, or null. */
function shutExit(game: Game, id: CharacterId, exit: IngressPoint): Refusal | null {
  const { terrain } = game.content;
  if (!liesOnTable(terrain, exit)) return { rule: 'SP-MOVE-03', why: 'exitOffTable' };
  const request = { kind: 'place', ...placeRequest(game, id, 'ingress', comingOut(game, exit.at)) } as const;
  return hasPlace(terrain, request) ? null : { rule: 'SP-INGR-03', why: 'exitFull' };
}
