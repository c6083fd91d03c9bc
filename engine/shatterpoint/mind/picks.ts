import type { PickRequest } from '../../core/script.ts';
import { anyOf, type Random } from '../../core/rng.ts';
import { attackChoices, stanceOf } from '../attack.ts';
import type { Tree } from '../card.ts';
import { characterOf, unitOf, unitWith } from '../find.ts';
import { priceOf, tax } from '../force.ts';
import type { Game } from '../game.ts';
import { contestsAny, isRestricted, standing, typeOf } from '../measure.ts';
import { nextOptions } from '../tree.ts';
import type { Unit } from '../state.ts';

/** One quick, sensible pick: what a hurried player would choose. */
export function reflexPick(game: Game, request: PickRequest, random: Random): string {
  const { ask, options } = request;
  switch (ask) {
    case 'act': return pickAct(game, request, random);
    case 'how': return pickHow(game, request, random);
    case 'target': return pickTarget(game, options);
    case 'attackKind': return options.includes('melee') && random() < 0.6 ? 'melee' : options.at(-1)!;
    case 'option': return pickOption(game, options);
    case 'answer': return pickAnswer(game, request, random);
    case 'heal': return options.find((option) => option.startsWith('strained')) ?? options[0]!;
    case 'condition': return options.find((option) => option === 'strained') ?? options.find((option) => option === 'exposed') ?? options[0]!;
    case 'order': return random() < 0.3 ? 'reserve' : 'reveal';
    case 'reserve': return pickReserve(game, request, random);
    case 'shatterpoint': return pickShatterpoint(game, options);
    case 'payment': return options.includes('force') ? 'force' : options[0]!;
    case 'may': return options.includes('yes') ? 'yes' : options[0]!;
    case 'mayPay': return random() < 0.6 ? 'yes' : 'no';
    case 'mayPayMomentum': return random() < 0.3 ? 'yes' : 'no';
    case 'spend': return random() < 0.5 ? options[0]! : anyOf(options, random);
    case 'drop': return options.includes('strained') ? 'strained' : options[0]!;
    case 'keepHunker': return 'yes';
    case 'protectionFirst': return 'answer';
    case 'shatterpointKeep': return 'keep';
    case 'pinned': return 'yes';
    case 'freeActive': return anyOf(options.slice(0, -1), random);
    case 'ingress': return random() < 0.6 ? options[1]! : 'stay';
    case 'character': return options[0]!;
    case 'effect': return options[0]!;
    case 'choice': return random() < 0.85 ? anyOf(options.filter((option) => option !== 'none'), random) : anyOf(options, random);
    default: return anyOf(options, random);
  }
}

/** Attack with a focus die while on an objective, otherwise attack and go where one is needed; abilities now and then. */
function pickAct(game: Game, { about, options }: PickRequest, random: Random): string {
  const unit = unitOf(game.state, String(about['unit']));
  const has = (option: string): boolean => options.includes(option);
  const holds = unit.characters.some((character) => contestsAny(game, unit, character));
  const useful = options.filter((option) => option.startsWith('ability:'));
  if (useful.length > 0 && random() < 0.45 && game.state.players[unit.seat]!.ready >= 1 + tax(game, unit)) return anyOf(useful, random);
  if (has('flip') && !has('combat') && random() < 0.25) return 'flip';
  if (has('combat')) {
    if (holds && has('focus') && Number(about['left']) === 2) return 'focus';
    if (!holds && has('move') && Number(about['left']) === 2 && random() < 0.35) return 'move';
    return 'combat';
  }
  if (has('move') && (!holds || random() < 0.3) && !standing(unit).every((id) => isRestricted(game, id) && holds)) return 'move';
  if (has('recover') && unit.wounded === 0 && (unit.damage >= 3 || unit.conditions.length > 0)) return 'recover';
  if (has('takeCover') && !standing(unit).some((id) => isRestricted(game, id))) return 'takeCover';
  if (has('recover') && unit.damage + unit.conditions.length > 0) return 'recover';
  return has('move') && !holds ? 'move' : 'end';
}

/** Climb when the next wanted objective lies on another level, else the longest move. */
function pickHow(game: Game, { about, options }: PickRequest, random: Random): string {
  const at = characterOf(game.state, String(about['character'])).at!;
  const wanted = game.state.objectives.filter((objective) => objective.active).map((objective) => ({ objective, far: Math.abs(objective.at.x - at.x) + Math.abs(objective.at.z - at.z) }));
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

const EFFECT_WORTH: Readonly<Record<string, number>> = { damage: 1, shove: 0.7, strained: 1.1, exposed: 0.8, disarmed: 0.8, pinned: 0.7, heal: 0.6, active: 0.8, jump: 0.5, climb: 0.4, reposition: 0.5, advance: 0.4, dash: 0.35 };

/** The best total that a walk on from here can still gather with the successes left. */
export function treeWorth(tree: Tree, path: readonly string[], successes: number): number {
  if (successes === 0) return 0;
  let best = 0;
  for (const option of nextOptions(tree, path)) {
    const here = option.effects.reduce((sum, effect) => sum + (EFFECT_WORTH[effect] ?? 0), 0);
    best = Math.max(best, here + treeWorth(tree, [...path, option.id], successes - 1));
  }
  return best;
}

function pickOption(game: Game, options: readonly string[]): string {
  const now = game.state.attacks.at(-1)!;
  const { tree } = stanceOf(game, unitWith(game.state, now.attacker));
  const value = (id: string): number => {
    const option = tree.options.find((candidate) => candidate.id === id);
    if (option === undefined) return -1;
    return option.effects.reduce((sum, effect) => sum + (EFFECT_WORTH[effect] ?? 0), 0) + treeWorth(tree, [...now.path, id], Math.min(5, now.successes - 1));
  };
  return options.reduce((best, id) => (value(id) > value(best) ? id : best));
}

/** Reactions are used when they do something now and leave Force for the unit's turn. */
function pickAnswer(game: Game, { options, seat }: PickRequest, random: Random): string {
  const attack = game.state.attacks.at(-1);
  const fitting = options.filter((option) => option !== 'pass' && !((option.startsWith('deflect@') || option.startsWith('riposte@')) && attack?.failures === 0));
  if (fitting.length === 0) return 'pass';
  const pick = anyOf(fitting, random);
  if (!options.includes('pass')) return pick;
  const unit = unitOf(game.state, pick.slice(pick.indexOf('@') + 1));
  const ability = game.content.card(unit.card).abilities.find(({ id }) => pick.startsWith(`${id}@`));
  const price = ability?.kind === 'reactive' ? priceOf(game, unit, ability.cost ?? 0, ability.id) : 0;
  return price === 0 || price <= game.state.players[seat]!.ready / 2 || random() < 0.3 ? pick : 'pass';
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

