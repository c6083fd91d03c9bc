import type { PickRequest } from '../../core/script.ts';
import { anyOf, type Random } from '../../core/rng.ts';
import { attackChoices } from '../attack/attack.ts';
import type { Effect, Tree } from '../cards/card.ts';
import { characterOf, unitOf, unitWith } from '../state/find.ts';
import { priceOf } from '../deeds/force.ts';
import type { Ability, Game } from '../game/game.ts';
import { standing, typeOf } from '../board/measure.ts';
import { nextOptions } from '../attack/tree.ts';
import type { Attack, Unit } from '../state/state.ts';
import { pickAct, pickFree } from './acts.ts';
import { pickChoice } from './choices.ts';
import { pickExit, pickMap } from './ways.ts';
import { pickMay, pickMayPay, pickPayment, pickRelief, pickSpend } from './prices.ts';
import { allowance, careWorth } from './stakes.ts';
import { stanceOf } from '../attack/stance.ts';

/** One quick, sensible pick: what a hurried player would choose. */
export function reflexPick(game: Game, request: PickRequest, random: Random): string {
  const { ask, options, seat } = request;
  switch (ask) {
    case 'act': return pickAct(game, request, random);
    case 'how': return pickHow(game, request, random);
    case 'target': return pickTarget(game, options);
    case 'attackKind': return options.includes('melee') && random() < 0.6 ? 'melee' : options.at(-1)!;
    case 'option': return pickOption(game, options);
    case 'answer': return pickAnswer(game, request, random);
    case 'order': return random() < 0.3 ? 'reserve' : 'reveal';
    case 'reserve': return pickReserve(game, request, random);
    case 'shatterpoint': return pickShatterpoint(game, options);
    case 'freeActive': return pickFree(game, request, random);
    case 'choice': return pickChoice(game, request, random);
    case 'heal': case 'condition': case 'drop': return pickRelief(game, request);
    case 'payment': return pickPayment(game, request, random);
    case 'spend': return pickSpend(game, request);
    case 'may': return pickMay(game, request);
    case 'mayPay': return pickMayPay(game, request, random);
    case 'mayPayMomentum': return random() < 0.15 ? 'yes' : 'no';
    case 'momentum': return options.reduce((outer, space) => (Number(space) > Number(outer) ? space : outer));
    case 'map': return pickMap(game, seat, String(request.about['card']), options);
    case 'ingress': return pickExit(game, request);
    case 'keepHunker': case 'pinned': return 'yes';
    case 'protectionFirst': return 'answer';
    case 'shatterpointKeep': return 'keep';
    case 'character': case 'effect': return options[0]!;
    default: return anyOf(options, random);
  }
}

/** Climb when the next wanted objective lies on another level, else the longest move. */
function pickHow(game: Game, { about, options }: PickRequest, random: Random): string {
  const at = characterOf(game.state, String(about['character'])).at!;
  const wanted = game.state.objectives
    .filter((objective) => objective.active)
    .map((objective) => ({ objective, far: Math.abs(objective.at.x - at.x) + Math.abs(objective.at.z - at.z) }));
  wanted.sort((a, b) => a.far - b.far);
  const near = wanted.find(({ far }) => far < 330);
  if (options.includes('climb') && ((near !== undefined && Math.abs(near.objective.at.y - at.y) > 45) || random() < 0.12)) return 'climb';
  for (const how of ['advance', 'reposition', 'jump', 'dash', 'climb']) if (options.includes(how)) return how;
  return options[0]!;
}

/** The enemy nearest to a wound, the more important one first; Wounded ones last. */
function pickTarget(game: Game, options: readonly string[]): string {
  const value = (id: string): number => {
    const unit = unitWith(game.state, id);
    if (unit.wounded > 0) return -10;
    const card = game.content.card(unit.card);
    return unit.damage / card.stamina + (unit.conditions.includes('exposed') ? 0.2 : 0) - 0.1 * unit.hunker + (typeOf(game, unit) === 'primary' ? 0.15 : 0);
  };
  return options.reduce((best, id) => (value(id) > value(best) ? id : best));
}

const EFFECT_WORTH: Readonly<Record<Effect, number>> = {
  damage: 1,
  shove: 0.7,
  strained: 1.1,
  exposed: 0.8,
  disarmed: 0.8,
  pinned: 0.7,
  heal: 0.6,
  active: 0.8,
  jump: 0.5,
  climb: 0.4,
  reposition: 0.5,
  advance: 0.4,
  dash: 0.35,
};
/** Damage beyond a wound. */
const WASTED = 0.1;

/** What effects are worth to the attacker now. */
type Scale = Readonly<Record<Effect, number>>;

/** The best total that a walk on from here can still gather with the successes left; `lacking` damage makes a wound, more is wasted. */
function treeWorth(tree: Tree, path: readonly string[], successes: number, lacking = Infinity, scale: Scale = EFFECT_WORTH): number {
  if (successes === 0) return 0;
  let best = 0;
  for (const option of nextOptions(tree, path)) {
    let [here, left] = [0, lacking];
    for (const effect of option.effects) {
      here += effect === 'damage' && left <= 0 ? WASTED : scale[effect];
      if (effect === 'damage') left -= 1;
    }
    best = Math.max(best, here + treeWorth(tree, [...path, option.id], successes - 1, left, scale));
  }
  return best;
}

/** Effects as they are worth in this attack: conditions that the defender has count as damage, nothing is healed that is not there. */
function scaleOf(game: Game, now: Attack): Scale {
  const [attacker, defender] = [unitWith(game.state, now.attacker), unitWith(game.state, now.defender)];
  const scale = { ...EFFECT_WORTH };
  if (defender.wounded > 0) for (const effect of ['damage', 'strained', 'exposed', 'disarmed', 'pinned'] as const) scale[effect] *= 0.4;
  else for (const condition of defender.conditions) scale[condition] = 0.95;
  if (careWorth(game, attacker) === 0) scale.heal = 0.1;
  return scale;
}

function pickOption(game: Game, options: readonly string[]): string {
  const now = game.state.attacks.at(-1)!;
  const { tree } = stanceOf(game, unitWith(game.state, now.attacker));
  const scale = scaleOf(game, now);
  const defender = unitWith(game.state, now.defender);
  const lacking = game.content.card(defender.card).stamina - defender.damage - now.pool;
  const value = (id: string): number => {
    const option = tree.options.find((candidate) => candidate.id === id);
    if (option === undefined) return -1;
    let [here, left] = [0, lacking];
    for (const effect of option.effects) {
      here += effect === 'damage' && left <= 0 ? WASTED : scale[effect];
      if (effect === 'damage') left -= 1;
    }
    return here + treeWorth(tree, [...now.path, id], Math.min(5, now.successes - 1), left, scale);
  };
  return options.reduce((best, id) => (value(id) > value(best) ? id : best));
}

/** Reactions are used when they do something now and leave Force for the unit's turn; free ones first. */
function pickAnswer(game: Game, { options, seat }: PickRequest, random: Random): string {
  const fitting = options.filter((option) => option !== 'pass' && !isIdle(game, option));
  if (fitting.length === 0) return options.includes('pass') ? 'pass' : options[0]!;
  const priced = fitting.map((option) => ({ option, price: priceOfAnswer(game, option) + random() * 0.9 })).sort((a, b) => a.price - b.price);
  const [{ option, price }] = priced as [{ option: string; price: number }];
  if (!options.includes('pass')) return option;
  return Math.floor(price) === 0 || Math.floor(price) <= allowance(game, seat) || random() < 0.15 ? option : 'pass';
}

/** The ability that an answer is given with, and whose it is. */
function answerOf(game: Game, option: string): { readonly unit: Unit; readonly ability: Ability | undefined } {
  const [id, owner] = option.split('@') as [string, string];
  const unit = unitOf(game.state, owner);
  return { unit, ability: game.content.card(unit.card).abilities.find((ability) => ability.id === id) };
}

function isIdle(game: Game, option: string): boolean {
  const { unit, ability } = answerOf(game, option);
  return ability?.advice?.isIdle?.(game, unit) === true;
}

function priceOfAnswer(game: Game, option: string): number {
  const { unit, ability } = answerOf(game, option);
  return ability?.kind === 'reactive' ? priceOf(game, unit, ability.cost ?? 0, ability.id) : 0;
}

/** A unit that can do little now is worth keeping. */
function pickReserve(game: Game, { about }: PickRequest, random: Random): string {
  const unit = unitOf(game.state, String(about['unit']));
  return game.state.players[unit.seat]!.ready >= 4 && typeOf(game, unit) === 'primary' && random() < 0.3 ? 'reserve' : 'activate';
}

/** The strongest unit that is not about to leave the game. */
function pickShatterpoint(game: Game, options: readonly string[]): string {
  const value = (id: string): number => {
    if (id === 'pass') return -5;
    const unit = unitOf(game.state, id);
    const targets = standing(unit).filter((character) => attackChoices(game, character, {}).length > 0).length;
    return (typeOf(game, unit) === 'primary' ? 2 : 1) + targets - 2 * unit.wounded - (lastBreath(game, unit) ? 2 : 0);
  };
  return options.reduce((best, id) => (value(id) > value(best) ? id : best));
}

const lastBreath = (game: Game, unit: Unit): boolean => unit.injured + unit.wounded >= game.content.card(unit.card).durability;

