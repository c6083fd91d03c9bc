import type { Seat } from '../../core/script.ts';
import { anyPlace } from '../../space/move/any-place.ts';
import type { Point } from '../../shape/point.ts';
import type { ToolZone } from '../../space/move/reach.ts';
import type { Base } from '../../shape/shape.ts';
import type { Threat } from '../../space/fields/threat.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { baseOf, bodyOf, enemies, isRestricted, levels, onTable, otherBases, range, standing } from '../board/measure.ts';
import { moved, movesOf, rehearse, type Grant, type Rehearsal } from './moves.ts';
import { copyOf } from './plan.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { stanceOf } from '../attack/stance.ts';

/**
 * What every character of a seat on the battlefield could do to the other side in an activation that began now, with nobody
 * answering: the tool moves that the rules offer it, and the ranges of its Active stance. Moves in some directions or to some
 * ends only, and attacks measured from an ally, are left out.
 */
export function threatsOf(game: Game, seat: Seat): Threat[] {
  return [...onTable(game)].filter(({ unit }) => unit.seat === seat).map(({ unit, character }) => threatOf(game, unit, character.id));
}

function threatOf(game: Game, unit: Unit, id: CharacterId): Threat {
  const { melee, ranged } = stanceOf(game, unit);
  // Texts that forbid a target: their owners may not be shot at, and while one of them is Engaged others may not be hit.
  const wards = (game.content.changes.get('untargetable') ?? []).map(({ owner }) => unitOf(game.state, owner)).filter(({ seat, defeated }) => seat !== unit.seat && !defeated);
  const basesOf = (units: readonly Unit[]) => units.flatMap(standing).map((foe) => baseOf(game, foe));
  return {
    id,
    body: bodyOf(game, id),
    others: otherBases(game, id),
    moves: sequences(game, rehearse(game, id, true), id),
    movesLeft: game.state.activation?.unit === unit.id ? sequences(game, rehearse(game, id), id) : null,
    ingress: range(game, 1),
    ranged: ranged.attack === null ? null : range(game, ranged.range!),
    melee: melee.attack === null ? null : range(game, 2),
    engagers: engagersOf(game, id),
    wards: basesOf(wards),
    engagement: range(game, 2),
    levels: levels(game),
    sightNeeded: true,
    spared: wards.flatMap(standing),
  };
}

/** The zone of a move in any direction to any end. */
const zoneOf = ({ request: { zone, apart } }: Grant): ToolZone | null => (zone.kind === 'tool' && zone.wedge === null && apart === undefined ? zone : null);

/** Tool zones of one move, and of two where abilities grant a second one. */
function sequences(game: Game, rehearsal: Rehearsal, id: CharacterId): ToolZone[][] {
  const { grants } = movesOf(rehearsal, id);
  const found = new Map<string, ToolZone[]>();
  const add = (...zones: ToolZone[]): void => void found.set(JSON.stringify(zones), zones);
  for (const grant of grants) {
    const zone = zoneOf(grant);
    if (zone !== null) add(zone);
  }
  if (grants.every(({ by }) => by === 'move')) return [...found.values()];
  for (const grant of grants) {
    const first = zoneOf(grant);
    const then = first === null ? null : afterMove(game, id, grant);
    if (then === null) continue;
    for (const next of movesOf(then, id).grants) {
      const zone = zoneOf(next);
      if (zone !== null) add(first!, zone);
    }
  }
  return [...found.values()];
}

/** The activation after a first move that did not end Engaged; null where every one does. */
function afterMove(game: Game, id: CharacterId, grant: Grant) {
  const { terrain } = game.content;
  const isFree = (at: Point): boolean => {
    const plan = copyOf(game);
    unitWith(plan.state, id).characters.find((character) => character.id === id)!.at = at;
    return !isRestricted(plan, id);
  };
  const free =
    fieldOf(terrain, grant.request, 40).cells.find(isFree) ??
    anyPlace(terrain, { ...grant.request, apart: { bases: engagersOf(game, id), range: range(game, 2) } });
  return free === null ? null : moved(grant, free);
}

/** The bases of all enemies that a character could be Engaged by so that it is held (SP-ENG-02, SP-INJ-03). */
const engagersOf = (game: Game, id: CharacterId): Base[] =>
  enemies(game, unitWith(game.state, id)).filter(({ wounded }) => wounded === 0).flatMap(standing).map((foe) => baseOf(game, foe));
