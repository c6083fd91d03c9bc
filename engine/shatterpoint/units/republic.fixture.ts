import { attackDice, defenseDice, table, type Placed, type Spot, type Table, type TableOptions } from '../../testing/shatterpoint/table.ts';
import { attack, type AttackLimits } from '../attack/attack.ts';
import { characterUnit } from '../state/events.ts';
import type { Stat } from '../state/stats.ts';
import { read } from '../game/read.ts';

export const REX = 'cc-7567-captain-rex';
export const TROOPS = '501st-clone-troopers';
export const ANAKIN = 'general-anakin-skywalker';
export const BO = 'bo-katan-kryze';
export const KALANI = 'kalani';
export const GAR = 'gar-saxon';
export const MAUL = 'lord-maul';
export const DROIDS = 'b1-battle-droids';

export type Units = Readonly<Record<string, Placed>>;
export const at = (seat: 0 | 1, ...spots: Spot[]): Placed => ({ seat, at: spots });

/** The unit's own activation; its characters stand at (10, 10) and (10, 8). */
export const acting = (id: string, units: Units = {}, own: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ active: id, ...more, units: { [id]: { ...at(0, [10, 10], [10, 8]), ...own }, ...units } }).go();

/** The start of its activation, with its Tactics to come. */
export const starting = (id: string, units: Units = {}, own: Partial<Placed> = {}, more: Partial<TableOptions> = {}): Table => acting(id, units, own, { step: 'begin', ...more });

/** An attack made out of turn, up to the first question. `attacker` is a character with its seat: `1.kalani.1`. */
export const fight = (units: Units, attacker: string, limits: Partial<AttackLimits> = {}, more: Partial<TableOptions> = {}): Table =>
  table({ ...more, units }).run((game) => attack(game, attacker, { part: 'combat', ...limits }));

const padded = (letters: string, count: number): string => [...letters.split(' ').filter((letter) => letter !== ''), ...Array.from({ length: count }, () => 'F')].slice(0, count).join(' ');
const asked = (t: Table): number => (t.request?.kind === 'roll' ? t.request.count : 0);

/** Passes what could answer the target, then answers the attack roll and the defense roll; dice that are not named show failures. */
export function rolls(t: Table, attackRoll = '', defenseRoll = ''): Table {
  while (t.offered.includes('pass')) t.play('pass');
  t.play(attackDice(padded(attackRoll, asked(t))));
  return asked(t) > 0 ? t.play(defenseDice(padded(defenseRoll, asked(t)))) : t;
}

/** A friend at (x, 17) makes a combat attack on Kalani, who stands east of the unit at (x, 10). */
export const friendShoots = (id: string, x: number, friend = REX, part = 'combat', more: Partial<TableOptions> = {}): Table =>
  fight({ [id]: at(0, [10, 10], [10, 8]), [friend]: at(0, [x, 17], [35, 35]), [KALANI]: at(1, [x, 10]) }, `0.${friend}.1`, { part }, more);

/** Rex shoots the unit at (10, 10) from seven inches away, or strikes it from three. */
export const shot = (id: string, roll: string, distance = 7, more: Partial<TableOptions> = {}): Table => rolls(fight({ [id]: at(0, [10, 10], [35, 2]), [REX]: at(1, [10 + distance, 10]) }, `1.${REX}.1`, {}, more), roll);

export const ready = (t: Table): number => t.state.players[0]!.ready;
export const diceOf = (t: Table): number => t.pools.attackDice;
export const defenseOf = (t: Table): number => t.pools.defenseDice;
/** Closed because nothing would come of it. */
export const idle = (ability: string): object => ({ option: `ability:${ability}`, rule: 'SP-ABIL-02', why: 'nothingToDo' });

/** A number of a character as it stands, outside any attack. */
export const numberOf = (t: Table, stat: Stat, id: string): number =>
  read(t.game, stat, { unit: characterUnit(t.characterId(id)), character: t.characterId(id), attack: null });
