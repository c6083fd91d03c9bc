import type { PickRequest, Seat } from '../../core/script.ts';
import type { Random } from '../../core/rng.ts';
import { planDistance } from '../../shape/point.ts';
import { attackChoices } from '../attack/attack.ts';
import { unitOf } from '../state/find.ts';
import type { Advice, Deed, Game } from '../game/game.ts';
import { isUnitEngaged } from '../deeds/effects.ts';
import { onTable, range, standing } from '../board/measure.ts';
import { contesting, takenBy } from '../deeds/objective.ts';
import type { Objective, Unit } from '../state/state.ts';
import { adviceOn } from './advice.ts';
import { outlook } from './outlook.ts';
import { careWorth, harmWorth, stakeOf, worthOf } from './stakes.ts';
import { other } from '../game/emit.ts';

/** What named ways are worth that do not depend on how the units stand. 'none' is worth nothing. */
const WAYS: Readonly<Record<string, number>> = {
  reposition: 0.8,
  dash: 0.7,
  advance: 0.75,
  jump: 0.7,
  reserve: 0.4,
  strike: 1,
  expertise: 0.9,
  block: 0.8,
  strained: 0.9,
  exposed: 0.85,
  pinned: 0.75,
  disarmed: 0.7,
  push: 0.6,
};

/** The best answer to "which one?" or "in what way?" of an ability: simple reasons, a little chance among likes. */
export function pickChoice(game: Game, asked: PickRequest, random: Random): string {
  const { options } = asked;
  const advice = adviceOn(game, asked);
  let best = options[0]!;
  let most = -Infinity;
  for (const option of options) {
    const value = (option === 'none' ? 0.02 : valueOf(game, asked, advice, option)) + 0.25 * random() * (option === 'none' ? 0 : 1);
    if (value > most) [best, most] = [option, value];
  }
  return best;
}

function valueOf(game: Game, asked: PickRequest, { deed, worth }: Advice, option: string): number {
  const { seat } = asked;
  const told = worth?.(game, asked, option) ?? null;
  if (told !== null) return told;
  const objective = game.state.objectives.find(({ id }) => id === option);
  if (objective !== undefined) return objectiveValue(game, seat, deed, objective);
  const unit = game.state.units.find(({ id }) => option === id || option.startsWith(`${id}.`));
  if (unit === undefined) return wayValue(game, seat, option);
  const character = option === unit.id ? null : option;
  return unit.seat === seat ? ownValue(game, deed, unit, character) : enemyValue(game, seat, deed, unit, character);
}

/** Enemies: where harm does most, where they are in the way, or who is near. */
function enemyValue(game: Game, seat: Seat, deed: Deed | undefined, unit: Unit, character: string | null): number {
  switch (deed) {
    case 'displace': return 0.4 * place(game, unit, character) + 0.3 * harmWorth(game, unit);
    case 'approach': return harmWorth(game, unit) - gapTo(game, seat, unit) / 250;
    case 'blast': return crowd(game, seat, unit.characters[0]?.at ?? null);
    default: return harmWorth(game, unit);
  }
}

/** The own side: who needs it, who can use it, or who can bear it. */
function ownValue(game: Game, deed: Deed | undefined, unit: Unit, character: string | null): number {
  switch (deed) {
    case 'heal': return careWorth(game, unit);
    case 'rescue': return careWorth(game, unit) + 2 * unit.wounded;
    case 'hurt': return 0.5 - careWorth(game, unit) - 0.1 * worthOf(game, unit);
    case 'attack': return (canAttack(game, unit, character) ? 2 : 0) - 0.1 * place(game, unit, character);
    case 'cover': return isUnitEngaged(game, unit) ? 0 : 1 - 0.3 * unit.hunker;
    case 'displace': return 0.2;
    // A move, mostly: for whom it stands worst, unless it is out of action.
    default: return 1.5 - 0.2 * place(game, unit, character) - (unit.wounded > 0 ? 0.6 : 0);
  }
}

/** How well a unit's character stands, of several the worst. */
function place(game: Game, unit: Unit, character: string | null): number {
  const there = unit.characters.filter(({ id, at }) => at !== null && (character === null || id === character));
  return there.length === 0 ? 0 : Math.min(...there.map(({ id, at }) => outlook(game, unit, id, unit.seat)(at!)));
}

const canAttack = (game: Game, unit: Unit, character: string | null): boolean =>
  standing(unit).some((id) => (character === null || id === character) && attackChoices(game, id, {}).length > 0);

function gapTo(game: Game, seat: Seat, unit: Unit): number {
  const from = game.state.activation === null ? null : unitOf(game.state, game.state.activation.unit);
  let least = 900;
  for (const { at } of unit.characters)
    for (const { at: own } of from?.seat === seat ? from.characters : []) if (at !== null && own !== null) least = Math.min(least, planDistance(at, own));
  return least;
}

function objectiveValue(game: Game, seat: Seat, deed: Deed | undefined, objective: Objective): number {
  const stake = objective.active ? stakeOf(game, seat, objective) : 0;
  const soon = takenBy(game, objective) ?? objective.controller;
  switch (deed) {
    case 'blast': return crowd(game, seat, objective.at);
    case 'trap': return contesting(game, objective).reduce((sum, { unit }) => sum + (unit.seat === seat ? 0 : harmWorth(game, unit)), 0);
    case 'mark': return soon === seat ? 2 : soon === other(seat) ? 0 : 1;
    // A token that comes back at once is not worth taking off.
    case 'clear': return objective.controller === other(seat) ? (soon === other(seat) && takenBy(game, objective) !== null ? 0.3 : 1) : -1;
    default: return stake * (soon === seat ? 0.4 : soon === null ? 0.9 : 1.2);
  }
}

/** Enemies less friends within Range 2 of a place. */
function crowd(game: Game, seat: Seat, at: Objective['at'] | null): number {
  if (at === null) return 0;
  let value = -0.2;
  for (const { unit, at: there } of onTable(game))
    if (planDistance(at, there) < range(game, 2) + 35) value += unit.seat === seat ? -0.5 * worthOf(game, unit) : 0.6 * harmWorth(game, unit);
  return value;
}

/** Words: what the unit that acts, or the side, gets out of them now. */
function wayValue(game: Game, seat: Seat, way: string): number {
  const { activation } = game.state;
  const acting = activation === null ? null : unitOf(game.state, activation.unit);
  const own = acting?.seat === seat ? acting : null;
  const player = game.state.players[seat]!;
  switch (way) {
    case 'hunker': return own !== null && isUnitEngaged(game, own) ? 0.1 : 0.7;
    case 'focus': return own !== null && !activation!.made.includes('combat') && activation!.spent < 2 && canAttack(game, own, null) ? 1.2 : 0.1;
    case 'attack': return anyCanAttack(game, seat, own) ? 2 : 0.01;
    case 'condition': return game.state.units.some(({ seat: whose, conditions }) => whose === seat && conditions.length > 0) ? 0.5 : 0.01;
    case 'heal': return game.state.units.some((unit) => unit.seat === seat && careWorth(game, unit) > 0.4) ? 0.8 : 0.1;
    case 'force': return 0.45 * Math.min(2, player.pool - player.ready);
    case 'sharpshooter': return own !== null && standing(own).some((id) => attackChoices(game, id, { kinds: ['ranged'] }).length > 0) ? 1 : 0.5;
    case 'impact': return own !== null && isUnitEngaged(game, own) ? 1 : 0.45;
    default: return WAYS[way] ?? tagValue(game, seat, way);
  }
}

const anyCanAttack = (game: Game, seat: Seat, own: Unit | null): boolean =>
  game.state.units.some((unit) => unit.seat === seat && unit !== own && unit.wounded === 0 && canAttack(game, unit, null)) ||
  (own !== null && canAttack(game, own, null));

/** A tag is worth most where the texts of the own side ask for it, some where many of it share it, and less where the enemy's ask for it. */
function tagValue(game: Game, seat: Seat, way: string): number {
  const count = (whose: Seat, tags: (card: string) => readonly string[]): number =>
    game.state.units.filter((unit) => unit.seat === whose && !unit.defeated && tags(unit.card).includes(way)).length;
  const asked = (whose: Seat): number => count(whose, (card) => game.content.tagsAsked.get(card) ?? []);
  return 0.25 * asked(seat) + 0.1 * count(seat, (card) => game.content.card(card).tags) - 0.15 * asked(other(seat));
}
