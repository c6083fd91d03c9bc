import type { Script } from '../../core/script.ts';
import { attackDice, defenseDice, type Table } from '../../testing/shatterpoint/table.ts';
import { attack, newAttack, type AttackLimits } from '../attack/attack.ts';
import { damage } from '../deeds/damage.ts';
import type { Event, EventOf } from '../state/events.ts';
import { answerWaiting, happen, type Game } from '../game/game.ts';
import type { Attack, AttackKind } from '../state/state.ts';

/** Answers the rolls of an attack; dice without a letter are failures. */
export function rolls(t: Table, attackLetters = '', defenseLetters = ''): Table {
  for (const [why, letters, dice] of [['attack', attackLetters, attackDice], ['defense', defenseLetters, defenseDice]] as const) {
    if (t.request?.kind !== 'roll' || t.request.why !== why) continue;
    const given = letters === '' ? [] : letters.split(' ');
    t.play(dice(Array.from({ length: t.request.count }, (_, i) => given[i] ?? 'F').join(' ')));
  }
  return t;
}

/** A character attacks, as part of its combat action unless told otherwise. */
export const strike = (t: Table, attacker: string, kind: AttackKind, limits: Partial<AttackLimits> = {}): Table =>
  t.run((game) => attack(game, t.characterId(attacker), { kinds: [kind], part: 'combat', ...limits }));

/** Something has happened, and everybody may answer it. */
export const occurs = (t: Table, event: Event): Table => t.run((game) => happen(game, event));

/** A unit has finished an action, in which it attacked some characters. */
export const acted = (t: Table, unit: string, action: EventOf<'actionResolved'>['action'], ...targets: readonly string[]): Table =>
  occurs(t, { type: 'actionResolved', unit: t.idOf(unit), action, granted: false, targets: targets.map((id) => t.characterId(id)), moved: [] });

/** An attack has come to its end as told. */
export const ended = (t: Table, attacker: string, defender: string, kind: AttackKind, more: Partial<Attack> = {}): Table =>
  occurs(t, { type: 'attackResolved', attack: { ...newAttack(t.characterId(attacker), t.characterId(defender), kind, 'combat'), ...more } });

/** A unit is wounded by a character, or by nobody. */
export const wound = (t: Table, unit: string, by: string | null, byAttack: AttackKind | null = null): Table =>
  t.run(function* (game: Game): Script {
    damage(game, t.idOf(unit), 20, by === null ? null : t.characterId(by), byAttack);
    yield* answerWaiting(game);
  });

export const ready = (t: Table, seat: 0 | 1 = 0): number => t.state.players[seat]!.ready;
/** The character that a question is about. */
export const about = (t: Table): unknown => t.request?.kind === 'roll' ? null : t.request?.about.character;
