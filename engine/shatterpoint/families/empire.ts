import { active, advised, worded } from '../game/ability.ts';
import { accepts, chooseOneUnit, chooseWay } from '../deeds/choose.ts';
import { damage, shakeOff } from '../deeds/damage.ts';
import { objectiveOf } from '../state/find.ts';
import { imperialSupport } from './allies.ts';
import { oneMay } from './moves.ts';
import type { Ability } from '../game/game.ts';

/** Drives a Supporting unit on, at the price of damage. */
export const longLiveTheEmpire: Ability = worded({ asks: { injury: '{{ability}}: an injury instead of the wound?' } }, advised({ purpose: 'blast', deed: 'hurt' }, active('Long Live the Empire', 1, 'Pick an active objective and an allied Galactic Empire Supporting unit: one of its characters may reposition toward the objective, then the unit takes 2 damage. If that wounds it, it may lose that Wounded token, all damage and one condition and gain an Injured token.', {
  can: (game, unit) => imperialSupport(game, unit).length > 0 && game.state.objectives.some(({ active: isActive }) => isActive),
  *run(game, unit) {
    const goal = yield* chooseWay(unit.seat, 'long-live-the-empire', game.state.objectives.filter((each) => each.active).map(({ id }) => id));
    const troop = yield* chooseOneUnit(game, unit.seat, 'long-live-the-empire', imperialSupport(game, unit));
    if (troop === null) return;
    yield* oneMay(game, troop, 'reposition', 'long-live-the-empire', objectiveOf(game.state, goal).at);
    const before = troop.wounded;
    damage(game, troop.id, 2, null, null);
    if (troop.wounded > before && (yield* accepts(troop, 'long-live-the-empire', 'injury'))) yield* shakeOff(game, troop.id, 1);
  },
})));
