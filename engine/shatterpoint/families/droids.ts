/** Texts of the Battle Droids. */
import { active, advised } from '../game/ability.ts';
import { attack } from '../attack/attack.ts';
import { chooseCharacter, chooseWay, taggedAllies } from '../deeds/choose.ts';
import { dropCondition, gainHunker } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import type { Game, Ability } from '../game/game.ts';
import { unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import type { CharacterId, Unit } from '../state/state.ts';

/** Other allied Battle Droid characters within range 4 of the unit. */
const linked = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Battle Droid', true).filter((id) => unitWithin(game, unit, id, 4));

export const tacticalNetwork: Ability = advised({ deed: 'attack' }, active('Tactical Network', 1, 'Another allied Battle Droid character within range 4 may dash; then it may do one of these: its unit gains a Hunker token, its unit loses one condition, or it makes a 5-dice attack.', {
  can: (game, unit) => linked(game, unit).length > 0,
  *run(game, unit) {
    const droid = yield* chooseCharacter(unit.seat, 'tactical-network', linked(game, unit));
    if (droid === null) return;
    yield* toolMove(game, droid, 'dash');
    const way = yield* chooseWay(unit.seat, 'tactical-network', ['hunker', 'condition', 'attack', 'none']);
    if (way === 'hunker') yield* gainHunker(game, characterUnit(droid));
    if (way === 'condition') yield* dropCondition(game, characterUnit(droid));
    if (way === 'attack') yield* attack(game, droid, { dice: 5, part: 'tactical-network' });
  },
}));
