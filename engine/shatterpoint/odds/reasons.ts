import type { Stat } from '../game/ability.ts';
import { chartsOf, stanceOf } from '../attack/attack.ts';
import { coverPart } from '../attack/cover.ts';
import { ATTACK_DIE, DEFENSE_DIE } from '../attack/dice.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { read, sourcesOf, wouldAnswer, type Game } from '../game/game.ts';
import { CONDITIONS, type Attack, type Condition, type UnitId } from '../state/state.ts';
import { iconsOf } from './ends.ts';
import { promised } from './terms.ts';

/** Something that counts in an attack's odds, and how much. */
export interface Reason {
  /** What it changes; 'barred' is a roll without expertise, 'pool' damage before the dice. */
  readonly on: 'attackDice' | 'defenseDice' | 'attackExpertise' | 'defenseExpertise' | 'rerolls' | 'failureToStrike' | 'attackBarred' | 'defenseBarred' | 'protection' | 'pool';
  readonly amount: number;
  /** Where it comes from; `other` are effects of the turn or the mission, and whatever the attack itself brought along. */
  readonly source: 'card' | 'focus' | 'impact' | 'sharpshooter' | 'promised' | 'hunker' | 'terrain' | 'ability' | 'condition' | 'other';
  readonly ability?: string;
  readonly unit?: UnitId;
}

/** An ability that its player could still answer this attack with; the odds leave it out. */
export interface Unsettled {
  readonly unit: UnitId;
  readonly ability: string;
}

/** Everything that counts for an attack, in the order of its steps. */
export function reasonsFor(game: Game, attack: Attack): Reason[] {
  const [attacking, defending] = [unitWith(game.state, attack.attacker), unitWith(game.state, attack.defender)];
  const now = game.state.activation;
  const all: Reason[] = [{ on: 'attackDice', source: 'card', amount: stanceOf(game, attacking)[attack.kind].attack ?? 0 }];
  const bonus = (amount: number, on: Reason['on'], source: Reason['source']): void => { if (amount !== 0) all.push({ on, amount, source }); };
  const abilities = (stat: Stat, side: 'attacker' | 'defender', on: Reason['on'], sign = 1): void => { all.push(...sources(game, stat, attack, side, on, sign)); };

  bonus(now?.focused.includes(attack.attacker) === true ? 1 : 0, 'attackDice', 'focus');
  for (const source of ['impact', 'sharpshooter'] as const) {
    if ((source === 'impact') === (attack.kind === 'melee')) bonus((now?.[source] ?? []).reduce((sum, { character, dice: more }) => (character === attack.attacker ? sum + more : sum), 0), 'attackDice', source);
  }
  const next = promised(game, attack);
  bonus(next.reduce((sum, { dice: more }) => sum + more, 0), 'attackDice', 'promised');
  abilities('attackDice', 'attacker', 'attackDice');
  bonus(next.reduce((sum, { damage }) => sum + damage, 0), 'pool', 'promised');

  all.push({ on: 'defenseDice', amount: stanceOf(game, defending)[attack.kind].defense, source: 'card' });
  all.push(...coverReasons(game, attack));
  abilities('defenseDice', 'defender', 'defenseDice');

  if (attacking.conditions.includes('disarmed')) all.push({ on: 'attackBarred', amount: 1, source: 'condition' });
  if (defending.conditions.includes('exposed')) all.push({ on: 'defenseBarred', amount: 1, source: 'condition' });
  abilities('attackExpertise', 'attacker', 'attackExpertise');
  for (const stat of ['attackRerolls', 'attackRerollFailures'] as const) abilities(stat, 'attacker', 'rerolls');
  abilities('failureToStrike', 'attacker', 'failureToStrike');
  abilities('defenseExpertise', 'defender', 'defenseExpertise');
  abilities('defenseRerollFailures', 'defender', 'rerolls', -1);
  if (read(game, 'protectionIgnored', readingOf(game, attack, 'attacker')) === 0) abilities('protection', 'defender', 'protection', -1);
  return all;
}

const readingOf = (game: Game, attack: Attack, side: 'attacker' | 'defender') => ({ unit: unitWith(game.state, attack[side]).id, character: attack[side], attack });

function sources(game: Game, stat: Stat, attack: Attack, side: 'attacker' | 'defender', on: Reason['on'], sign: number): Reason[] {
  const reading = readingOf(game, attack, side);
  const found: Reason[] = sourcesOf(game, stat, reading).map(({ owner, ability, amount }) => ({ on, amount: sign * amount, source: 'ability', ability: ability.id, unit: owner.id }));
  const rest = sign * read(game, stat, reading) - found.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? found : [...found, { on, source: 'other', amount: rest }];
}

/** Cover of the defender, or the ability that takes it away (SP-COVER-01…05). */
function coverReasons(game: Game, attack: Attack): Reason[] {
  if (attack.kind !== 'ranged') return [];
  const unit = unitWith(game.state, attack.defender);
  const ignored = sources(game, 'coverIgnored', attack, 'attacker', 'defenseDice', 0);
  const needed = game.content.setup.houseRules.terrainCoverNeedsHunker;
  const cover: Reason[] = [
    ...(unit.hunker > 0 ? [{ on: 'defenseDice', amount: unit.hunker, source: 'hunker' } as const] : []),
    ...((unit.hunker > 0 || !needed) && coverPart(game, attack) !== null ? [{ on: 'defenseDice', amount: 1, source: 'terrain' } as const] : []),
    ...sources(game, 'cover', attack, 'defender', 'defenseDice', 1),
  ];
  const total = cover.reduce((sum, { amount }) => sum + amount, 0);
  if (total === 0) return [];
  if (ignored.length > 0) return ignored.map((reason, i) => ({ ...reason, amount: i === 0 ? -total : 0 })).concat(cover).filter(({ amount }) => amount !== 0);
  return [...cover, ...sources(game, 'coverReduced', attack, 'attacker', 'defenseDice', -1)];
}

/** Adds what no reason explains, so that the dice add up. */
export function withRest(reasons: readonly Reason[], { attackDice, defenseDice }: { readonly attackDice: number; readonly defenseDice: number }): Reason[] {
  const rest = (['attackDice', 'defenseDice'] as const).map((on): Reason => {
    const explained = reasons.reduce((sum, reason) => (reason.on === on ? sum + reason.amount : sum), 0);
    return { on, amount: (on === 'attackDice' ? attackDice : defenseDice) - Math.max(0, explained), source: 'other' };
  });
  return [...reasons, ...rest.filter(({ amount }) => amount !== 0)];
}

/** Rolls that show everything an answer may wait for. */
const ANY_ROLL = { attackRoll: [...new Set(ATTACK_DIE)], defenseRoll: [...new Set(DEFENSE_DIE)], successes: 1, pool: 1, failures: 1 };

/** Abilities with an open answer to a declared attack before its damage is dealt; what had to be answered to the declaration is done. */
export function unsettled(game: Game, attack: Attack): Unsettled[] {
  const { attacker, defender, kind, part } = attack;
  const then: Game = { content: game.content, events: null, state: { ...game.state, attacks: [...game.state.attacks, { ...attack, ...ANY_ROLL }] } };
  const about = { attacker, defender, kind, part };
  const events = [
    { type: 'targeted', ...about }, { type: 'modifying', roll: 'attack', ...about }, { type: 'modifying', roll: 'defense', ...about }, { type: 'damageComing', attacker, defender, kind },
    ...conditionsOf(game, attack).map((condition) => ({ type: 'conditionComing', unit: unitWith(game.state, defender).id, condition, by: attacker } as const)),
  ] as const;
  const found: Unsettled[] = [];
  for (const event of events) {
    for (const listener of game.content.listeners.get(event.type) ?? []) {
      const { owner, ability, part: sentence } = listener;
      if (found.some((known) => known.unit === owner && known.ability === ability.id) || (event.type === 'targeted' && !sentence.may)) continue;
      const alone: Game = { ...then, content: { ...game.content, listeners: new Map([[event.type, [listener]]]) } };
      if (wouldAnswer(alone, event, unitOf(game.state, owner))) found.push({ unit: owner, ability: ability.id });
    }
  }
  return found;
}

/** Conditions that an attack could put on the defending unit. */
function conditionsOf(game: Game, attack: Attack): Condition[] {
  const { tree } = stanceOf(game, unitWith(game.state, attack.attacker));
  const icons = [...tree.options.flatMap(({ effects }) => effects), ...(chartsOf(game, attack).attackChart?.rows ?? []).flatMap(iconsOf)];
  return CONDITIONS.filter((condition) => icons.includes(condition));
}
