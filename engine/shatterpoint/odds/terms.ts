import type { Stat } from '../game/ability.ts';
import { stanceOf, chartsOf, newAttack, poolsOf } from '../attack/attack.ts';
import { isImmune } from '../deeds/effects.ts';
import { unitWith } from '../state/find.ts';
import { read, type Game } from '../game/game.ts';
import { CONDITIONS, type Attack, type AttackKind, type CharacterId, type NextAttack, type Unit } from '../state/state.ts';
import type { ChartRow } from '../cards/card.ts';
import type { Terms } from './forecast.ts';
import { rowsOf } from './results.ts';

/** An attack that could be declared. */
export interface Plan {
  readonly attacker: CharacterId;
  readonly defender: CharacterId;
  readonly kind: AttackKind;
  /** "Make an N dice attack": the first pool instead of the stat (SP-ATK-00e). */
  readonly dice?: number | null;
  /** What it is part of: 'combat' for the combat action, else an ability's id. */
  readonly part?: string;
}

/** The attack as it would stand when it is declared, with what abilities promised it. */
export function declared(game: Game, { attacker, defender, kind, part = 'combat' }: Plan): Attack {
  const attack = newAttack(attacker, defender, kind, part);
  for (const next of promised(game, attack)) {
    attack.attackBonus += Math.max(0, next.dice);
    attack.pool += Math.max(0, next.damage);
    if (next.mark !== null) attack.marks.push(next.mark);
  }
  return attack;
}

/** What abilities promised the next attack of this character (of this kind). */
export const promised = (game: Game, { attacker, kind }: Pick<Attack, 'attacker' | 'kind'>): readonly NextAttack[] =>
  game.state.activation?.next.filter((next) => next.character === attacker && (next.kind === null || next.kind === kind)) ?? [];

/** Everything that decides an attack, read from the game as it stands now; pools that are formed already are taken as they are. */
export function termsOf(game: Game, attack: Attack, dice: number | null): Terms {
  const [attacking, defending] = [unitWith(game.state, attack.attacker), unitWith(game.state, attack.defender)];
  const mine = (stat: Stat): number => Math.max(0, read(game, stat, { unit: attacking.id, character: attack.attacker, attack }));
  const theirs = (stat: Stat): number => Math.max(0, read(game, stat, { unit: defending.id, character: attack.defender, attack }));
  const { attackChart, defenseChart } = chartsOf(game, attack);
  const exposed = defending.conditions.includes('exposed');
  return {
    ...(attack.step === 'targets' ? poolsOf(game, attack, dice) : { attackDice: attack.attackDice, defenseDice: attack.defenseDice }),
    charts: {
      attack: rowsOf(attackChart), defense: mine('criticalsFixed') > 0 ? withoutCriticals(rowsOf(defenseChart)) : rowsOf(defenseChart), attackBarred: attacking.conditions.includes('disarmed'), defenseBarred: exposed,
      failureToStrike: mine('failureToStrike'),
    },
    attackExpertise: mine('attackExpertise'), defenseExpertise: theirs('defenseExpertise'),
    attackRerolls: mine('attackRerolls'), attackRerollFailures: mine('attackRerollFailures'), defenseRerollFailures: theirs('defenseRerollFailures'),
    tree: stanceOf(game, attacking).tree,
    // Exposed that was used in this attack is lost before the tree is walked (SP-ATK-07x).
    conditions: exposed ? defending.conditions.filter((condition) => condition !== 'exposed') : defending.conditions,
    immune: CONDITIONS.filter((condition) => isImmune(game, defending.id, condition)),
    pool: attack.pool,
    isProtected: theirs('protection') > 0 && mine('protectionIgnored') === 0,
    toWound: toWound(game, defending),
  };
}

/** The rows of a defense chart against an attack whose criticals are fixed. */
const withoutCriticals = (rows: readonly ChartRow[]): ChartRow[] =>
  rows.map((row) => ({ ...row, entries: row.entries.filter((entry) => !('change' in entry) || entry.from !== 'critical') }));

const toWound = (game: Game, unit: Unit): number | null => (unit.wounded > 0 ? null : game.content.card(unit.card).stamina - unit.damage);
