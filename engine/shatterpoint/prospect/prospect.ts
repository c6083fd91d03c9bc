import type { Refusal, Request, Seat } from '../../core/script.ts';
import { mayStand } from '../../space/ground/ground.ts';
import { elevation, gap, within } from '../../space/plane/measure.ts';
import { EPSILON, tenth, type Point } from '../../shape/point.ts';
import type { Base } from '../../shape/shape.ts';
import { sight } from '../../space/sight/sight.ts';
import { attackChoices, newAttack, poolsOf } from '../attack/attack.ts';
import { cover, coverPart } from '../attack/cover.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { refusalOf } from '../board/geometry-rules.ts';
import { areEngaged, baseOf, bodyOf, contests, isRestricted, levels, objectiveBase, onTable, otherBases, range, sees } from '../board/measure.ts';
import { takenBy } from '../deeds/objective.ts';
import { plannedAt } from './plan.ts';
import { waysTo, type Way } from './ways.ts';
import type { AttackKind, Character, CharacterId, Unit, UnitId } from '../state/state.ts';

export type { Way, WayStep } from './ways.ts';

/** Named band of a distance: 0 touching, 1 to 5 within that Range, null beyond Range 5 (SP-MEAS-05). */
export type Band = 0 | 1 | 2 | 3 | 4 | 5 | null;

/** A part of the terrain by its names. */
export interface PartName {
  readonly feature: string;
  readonly piece: string;
  readonly part: string;
}

/** An attack that could be made, with the dice that both would roll as things stand. */
export interface Strike {
  readonly kind: AttackKind;
  readonly attackDice: number;
  readonly defenseDice: number;
  /** Cover [n] of the target, counted in the defense dice (SP-COVER-01…05). */
  readonly cover: number;
  /** Of a ranged attack, the part that gives the target terrain cover as soon as it has a Hunker token (SP-COVER-02). */
  readonly coverFrom: PartName | null;
}

/** How another character stands to the planned place. */
export interface Encounter {
  readonly id: CharacterId;
  readonly unit: UnitId;
  readonly seat: Seat;
  readonly enemy: boolean;
  /** Edge to edge in plan (mm). */
  readonly distance: number;
  readonly band: Band;
  /** How the other stands: higher or lower than the planned place, or the same (SP-ELEV-05); and by how many mm. */
  readonly elevation: 'same' | 'higher' | 'lower';
  readonly rise: number;
  /** From the planned place to the other, and back (SP-LOS-06), and the first part in the way of each. */
  readonly sees: boolean;
  readonly seen: boolean;
  readonly seesBlockedBy: PartName | null;
  readonly seenBlockedBy: PartName | null;
  readonly engaged: boolean;
  /** Attacks that the planned one could make on the other, and the other on it from where it stands. */
  readonly attacks: readonly Strike[];
  readonly attackedBy: readonly Strike[];
}

/** How an objective lies to the planned place. */
export interface ObjectiveProspect {
  readonly id: string;
  readonly active: boolean;
  readonly distance: number;
  readonly band: Band;
  readonly elevation: 'same' | 'higher' | 'lower';
  /** Contested from there by it (SP-OBJ-01). */
  readonly contested: boolean;
  /** Who would take it if control were checked then (SP-OBJ-03): null is no change. */
  readonly takenBy: Seat | null;
}

/** Everything that would be so if a character stood at a place, everybody else where they are. Plain data, lengths in mm. */
export interface Prospect {
  readonly figure: CharacterId;
  readonly unit: UnitId;
  readonly seat: Seat;
  /** Where it stands now; null when it is not on the battlefield. */
  readonly from: Point | null;
  readonly at: Point;
  /** Why it may not stand there, whatever way it came; null when it may. */
  readonly refusal: Refusal | null;
  /** Whether it would be Engaged so that it could neither advance nor shoot (SP-ENG-02). */
  readonly restricted: boolean;
  readonly others: readonly Encounter[];
  readonly objectives: readonly ObjectiveProspect[];
  /** How it could get there if it were to act now; ways that end elsewhere say why. */
  readonly ways: readonly Way[];
}

/** The answers of the rules for a character planned at a place (SP-MEAS-04: any time). `asked`: what the match waits for. The match is left as it is. Throws when there is no such character. */
export function prospectOf(game: Game, character: CharacterId, at: Point, asked: Request | null = null): Prospect {
  const now = unitWith(game.state, character).characters.find(({ id }) => id === character)!;
  const plan = plannedAt(game, character, at);
  const unit = unitWith(plan.state, character);
  const planned = unit.characters.find(({ id }) => id === character)!;
  const base = baseOf(plan, character);
  return {
    figure: character,
    unit: unit.id,
    seat: unit.seat,
    from: now.at,
    at: base.at,
    refusal: refusalOf(mayStand(plan.content.terrain, bodyOf(plan, character), otherBases(plan, character), levels(plan))),
    restricted: isRestricted(plan, character),
    others: [...onTable(plan)]
      .filter((other) => other.character.id !== character)
      .map((other) => encounter(plan, unit, character, base, other.unit, other.character)),
    objectives: objectivesFrom(plan, unit, planned, base),
    ways: waysTo(game, character, base.at, asked),
  };
}

/** The smallest named Range within which two bases are, or 0 when they touch. */
function bandOf(game: Game, a: Base, b: Base): Band {
  if (gap(a, b) <= EPSILON) return 0;
  for (const n of [1, 2, 3, 4, 5] as const) if (within(a, b, range(game, n))) return n;
  return null;
}

function encounter(plan: Game, unit: Unit, id: CharacterId, base: Base, otherUnit: Unit, { id: other }: Character): Encounter {
  const there = baseOf(plan, other);
  const enemy = otherUnit.seat !== unit.seat;
  const [seesIt, seenByIt] = [sees(plan, id, other), sees(plan, other, id)];
  return {
    id: other, unit: otherUnit.id, seat: otherUnit.seat, enemy,
    distance: tenth(gap(base, there)), band: bandOf(plan, base, there),
    elevation: elevation(there.at.y, base.at.y, levels(plan)), rise: tenth(there.at.y - base.at.y),
    sees: seesIt, seen: seenByIt,
    seesBlockedBy: seesIt ? null : blockerBetween(plan, base, there), seenBlockedBy: seenByIt ? null : blockerBetween(plan, there, base),
    engaged: enemy && areEngaged(plan, id, other),
    attacks: enemy ? strikes(plan, id, other) : [], attackedBy: enemy ? strikes(plan, other, id) : [],
  };
}

/** The part that stands in the way of sight. */
function blockerBetween(plan: Game, from: Base, to: Base): PartName | null {
  const found = sight(plan.content.terrain, from, to, levels(plan));
  return partName(plan, found.seen ? null : found.blocker);
}

function partName(plan: Game, index: number | null): PartName | null {
  const part = index === null ? undefined : plan.content.terrain.parts[index];
  return part === undefined ? null : { feature: part.feature, piece: part.piece, part: part.part };
}

/** The attacks that one character could make on another, as the combat action offers them. */
function strikes(plan: Game, attacker: CharacterId, defender: CharacterId): Strike[] {
  return attackChoices(plan, attacker, { targets: [defender] }).map(({ kind }) => {
    const now = newAttack(attacker, defender, kind, 'combat');
    return { kind, ...poolsOf(plan, now, null), cover: cover(plan, now), coverFrom: kind === 'ranged' ? partName(plan, coverPart(plan, now)) : null };
  });
}

function objectivesFrom(plan: Game, unit: Unit, planned: Character, base: Base): ObjectiveProspect[] {
  return plan.state.objectives.map((objective) => {
    const there = objectiveBase(plan, objective);
    return {
      id: objective.id, active: objective.active, distance: tenth(gap(base, there)), band: bandOf(plan, base, there),
      elevation: elevation(objective.at.y, base.at.y, levels(plan)),
      contested: contests(plan, unit, planned, objective), takenBy: objective.active ? takenBy(plan, objective) : null,
    };
  });
}
