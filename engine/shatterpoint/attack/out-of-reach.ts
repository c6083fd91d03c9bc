import type { Closed } from '../../core/script.ts';
import { within } from '../../space/plane/measure.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { areEngaged, baseOf, onTable, range, sees } from '../board/measure.ts';
import type { AttackKind, CharacterId } from '../state/state.ts';
import { read } from '../game/read.ts';

/** Enemy characters that an attack cannot target, each with the first rule that forbids it; `reach` is the Range of a ranged attack (SP-ATK-00b, -00c, -02). */
export function outOfReach(
  game: Game, attacker: CharacterId, kind: AttackKind, reach: number | null, targets: readonly CharacterId[], from: CharacterId = attacker,
): Closed[] {
  const { seat } = unitWith(game.state, attacker);
  const closed: Closed[] = [];
  for (const { unit, character: { id } } of onTable(game)) {
    if (unit.seat === seat || targets.includes(id)) continue;
    if (kind === 'melee' && !areEngaged(game, attacker, id)) closed.push({ option: id, rule: 'SP-ATK-00c', why: 'notEngaged', detail: { character: id } });
    else if (kind === 'ranged' && !within(baseOf(game, from), baseOf(game, id), range(game, reach ?? 1))) closed.push({ option: id, rule: 'SP-ATK-00b', why: 'beyondRange', detail: { character: id, range: reach ?? 1 } });
    else if (!sees(game, from, id)) closed.push({ option: id, rule: 'SP-LOS-01', why: 'notInSight', detail: { character: id } });
    else if (read(game, 'untargetable', { unit: unit.id, character: id, attack: null, by: attacker, kind }) > 0) closed.push({ option: id, rule: 'SP-EFF-06', why: 'cannotBeTargeted', detail: { character: id } });
    else closed.push({ option: id, rule: 'SP-ATK-02', why: 'notThisTarget', detail: { character: id } });
  }
  return closed;
}
