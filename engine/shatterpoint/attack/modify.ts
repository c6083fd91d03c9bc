import { pickSome, type Script, type Seat } from '../../core/script.ts';
import { rollAttack, rollDefense } from './dice.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import type { Attack, AttackFace, DefenseFace } from '../state/state.ts';
import { emit } from '../game/emit.ts';
import { read } from '../game/read.ts';

export type Face = AttackFace | DefenseFace;
type Roll = 'attack' | 'defense';

const now = (game: Game): Attack => game.state.attacks.at(-1)!;
const facesOf = (game: Game, roll: Roll): readonly Face[] => (roll === 'attack' ? now(game).attackRoll : now(game).defenseRoll);

/** What numbers on cards do to a roll: results added, failures changed, rerolls of the roll's own side. */
export function* modifyAsPrinted(game: Game, roll: Roll): Script {
  const attack = now(game);
  const character = roll === 'attack' ? attack.attacker : attack.defender;
  const unit = unitWith(game.state, character);
  const reading = { unit: unit.id, character, attack };
  const added = read(game, roll === 'attack' ? 'attackExpertise' : 'defenseExpertise', reading);
  for (let i = 0; i < added; i++) emit(game, { type: 'resultAdded', roll, face: 'expertise' });
  if (roll === 'attack') {
    const any = read(game, 'attackRerolls', reading);
    if (any > 0) yield* reroll(game, { roll, seat: unit.seat, most: any });
    const failures = read(game, 'attackRerollFailures', reading);
    if (failures > 0) yield* reroll(game, { roll, seat: unit.seat, most: failures, faces: ['failure'] });
    for (let i = read(game, 'failureToStrike', reading); i > 0; i--) changeResult(game, roll, 'failure', 'strike');
  } else {
    const failures = read(game, 'defenseRerollFailures', reading);
    if (failures > 0) yield* reroll(game, { roll, seat: unit.seat, most: failures, faces: ['failure'] });
  }
}

export interface Reroll {
  readonly roll: Roll;
  readonly seat: Seat;
  readonly most: number;
  /** Only dice that show one of these; default any. */
  readonly faces?: readonly Face[];
}

/** A player may roll up to `most` dice of a roll again, all at once; gives how many. Criticals that are fixed stay for enemies. */
export function* reroll(game: Game, { roll, seat, most, faces }: Reroll): Script<number> {
  const dice = facesOf(game, roll)
    .map((face, index) => ({ face, index }))
    .filter(({ face }) => (faces === undefined || faces.includes(face)) && mayChange(game, roll, face, seat));
  if (dice.length === 0 || most <= 0) return 0;
  const options = dice.map(({ face, index }) => `${index}:${face}`);
  const picks = yield* pickSome({ seat, ask: 'reroll', about: { roll, attacker: now(game).attacker, defender: now(game).defender } }, options, 0, Math.min(most, dice.length));
  const indexes = picks.map((pick) => Number(pick.slice(0, pick.indexOf(':'))));
  const rolled = roll === 'attack' ? yield* rollAttack('reroll', indexes.length) : yield* rollDefense('reroll', indexes.length);
  for (const [i, index] of indexes.entries()) emit(game, { type: 'diceRerolled', roll, index, face: rolled[i]! });
  return indexes.length;
}

/** Turns one die of a roll to another face; without such a die nothing happens (SP-EXP-09). Gives whether one turned. */
export function changeResult(game: Game, roll: Roll, from: Face, to: Face, by?: Seat): boolean {
  if (!facesOf(game, roll).includes(from) || (by !== undefined && !mayChange(game, roll, from, by))) return false;
  emit(game, { type: 'resultChanged', roll, from, to });
  return true;
}

/** Adds a result to a roll, however many dice it has then (SP-DICE-07, -08). */
export const addResult = (game: Game, roll: Roll, face: Face): void => emit(game, { type: 'resultAdded', roll, face });

/** Adds dice to a pool before the roll (SP-ATK-04 I). */
export const addDice = (game: Game, roll: Roll, dice: number, why: string): void => {
  if (dice > 0) emit(game, { type: 'diceAdded', roll, dice, why });
};

/** Adds damage to the pool of the attack being made (SP-POOL-03). */
export const addDamage = (game: Game, amount: number, why: string): void => emit(game, { type: 'poolChanged', by: amount, why });

/** Counts a face in a roll of the attack being made. */
export const countFaces = (game: Game, roll: Roll, face: Face): number => facesOf(game, roll).filter((each) => each === face).length;

/** Criticals may be fixed against the other side's effects. */
function mayChange(game: Game, roll: Roll, face: Face, seat: Seat): boolean {
  const attack = now(game);
  const attacking = unitWith(game.state, attack.attacker);
  if (roll !== 'attack' || face !== 'critical' || seat === attacking.seat) return true;
  return read(game, 'criticalsFixed', { unit: attacking.id, character: attack.attacker, attack }) === 0;
}
