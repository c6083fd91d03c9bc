import type { Chart, ChartEntry, ChartRow } from '../cards/card.ts';
import { unitWith } from '../state/find.ts';
import { emit, read, type Game } from '../game/game.ts';
import type { Attack } from '../state/state.ts';

/** The one row for this many expertise results; none for 0 or when no row fits (SP-DICE-05, SP-EXP-03). */
export const rowFor = (chart: Chart | null, expertise: number): ChartRow | null =>
  chart?.rows.find(({ min, max }) => expertise >= min && (max === null || expertise <= max)) ?? null;

/** Count of expertise results in a roll that may be used (SP-COND-10). */
export const expertiseIn = (faces: readonly string[], barred: boolean): number => (barred ? 0 : faces.filter((face) => face === 'expertise').length);

/** Applies all of a row: its dice entries at once, the rest given for after the attack (SP-EXP-04…06): of an attack chart, damage goes to the pool (SP-EXP-08). */
export function applyRow(game: Game, row: ChartRow | null, owner: 'attack' | 'defense'): string[] {
  const later: string[] = [];
  for (const entry of row?.entries ?? []) {
    if ('effect' in entry) {
      if (entry.effect === 'damage' && owner === 'attack') emit(game, { type: 'poolChanged', by: 1, why: 'chart' });
      else later.push(entry.effect);
    } else if (!isFixed(game, entry, owner)) applyDice(game, entry);
  }
  return later;
}

/** A chart of the defender cannot change criticals that a card fixes. */
function isFixed(game: Game, entry: ChartEntry, owner: 'attack' | 'defense'): boolean {
  if (owner === 'attack' || !('change' in entry) || entry.from !== 'critical') return false;
  const attack = game.state.attacks.at(-1)!;
  return read(game, 'criticalsFixed', { unit: unitWith(game.state, attack.attacker).id, character: attack.attacker, attack }) > 0;
}

function applyDice(game: Game, entry: Exclude<ChartEntry, { effect: unknown }>): void {
  const attack = game.state.attacks.at(-1)!;
  if ('add' in entry) {
    emit(game, { type: 'resultAdded', roll: entry.add === 'block' ? 'defense' : 'attack', face: entry.add });
    return;
  }
  // Without a matching die a change does nothing (SP-EXP-09).
  const faces: readonly string[] = facesOf(attack, entry.change);
  if (faces.includes(entry.from)) emit(game, { type: 'resultChanged', roll: entry.change, from: entry.from, to: entry.to });
}

const facesOf = (attack: Attack, roll: 'attack' | 'defense'): readonly string[] => (roll === 'attack' ? attack.attackRoll : attack.defenseRoll);
