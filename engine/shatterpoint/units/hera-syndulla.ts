import type { Script } from '../../core/script.ts';
import { active, advised, after, identity, innate, tactic } from '../game/ability.ts';
import { chooseObjective, chooseOneUnit } from '../deeds/choose.ts';
import { hasDamage, hasToShake, shakeOff } from '../deeds/damage.ts';
import { mayDropCondition } from '../deeds/effects.ts';
import { accepts, alliesTagged, keywordNear, oneMay } from '../families/index.ts';
import type { Game } from '../game/game.ts';
import { hasTag, unitsWithin } from '../board/measure.ts';
import { mayPayMomentum, maySpendMomentum } from '../deeds/momentum.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const STAND = 'we-will-not-stand-down';
const HOPE = 'we-have-hope';
const actives = (game: Game): Objective[] => game.state.objectives.filter(({ active: isActive }) => isActive);
const namedByShatterpoint = (game: Game): boolean => game.state.activation?.from === 'shatterpoint';

/** A unit may lose up to 3 damage, and one condition. */
function* hope(game: Game, by: Unit, unit: Unit): Script {
  if (hasDamage(unit) && (yield* accepts(by, HOPE, unit.id))) emit(game, { type: 'damageHealed', unit: unit.id, amount: Math.min(3, unit.damage) });
  yield* mayDropCondition(game, unit.id);
}

export const heraSyndulla = unitCard({
  id: 'hera-syndulla', name: 'Hera Syndulla, Spectre-2', uniqueNames: ['Hera Syndulla'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Spectre'],
  sculpts: ['hera-syndulla'],
  codes: { sps: 'herasyndullaspectre2', spt: '00440101', tabletopAdmiral: null, shatterApp: 87 },
  abilities: [
    tactic('Phoenix Leader', 'Pick another allied Rebel Alliance unit: one of its characters may dash, or advance if it is a Spectre.', function* (game, unit) {
      const friend = yield* chooseOneUnit(game, unit.seat, 'phoenix-leader', alliesTagged(game, unit, 'Rebel Alliance', true));
      if (friend !== null) yield* oneMay(game, friend, hasTag(game, friend, 'Spectre') ? 'advance' : 'dash', 'phoenix-leader');
    }),
    advised({ purpose: 'heal', deed: 'rescue' }, active('We Will Not Stand Down', 2, 'Pick an allied Rebel Alliance unit and an active objective: the unit may lose a Wounded token, all its damage and one condition; then it gains an Injured token, and one of its characters may reposition toward the objective.', {
      can: (game) => actives(game).length > 0,
      *run(game, unit) {
        const friend = yield* chooseOneUnit(game, unit.seat, STAND, alliesTagged(game, unit, 'Rebel Alliance'));
        if (friend === null) return;
        const objective = (yield* chooseObjective(game, unit.seat, STAND, actives(game)))!;
        if (hasToShake(friend) && (yield* accepts(unit, STAND, friend.id))) yield* shakeOff(game, friend.id, 0);
        emit(game, { type: 'injured', unit: friend.id, amount: 1 });
        yield* oneMay(game, friend, 'reposition', STAND, objective.at);
      },
    })),
    innate('Crew of the Ghost', 'Allied Rebel Alliance characters within range 4 have Cover [1].', keywordNear('cover', 1, 4, (game, _owner, unit) => hasTag(game, unit, 'Rebel Alliance'))),
    identity('We Have Hope', 'At the start of its activation its player may spend 1 momentum, or nothing if the Shatterpoint card chose it: each allied Rebel Alliance unit within range 5 may lose up to 3 damage and one condition.',
      after('activationBegun', {
        may: false,
        when: (game, unit, event) => event.unit === unit.id && (namedByShatterpoint(game) || maySpendMomentum(game, unit.seat, 1)),
        *run(game, unit) {
          if (!namedByShatterpoint(game) && !(yield* mayPayMomentum(game, unit.seat, 1, HOPE))) return;
          for (const friend of alliesTagged(game, unit, 'Rebel Alliance')) if (unitsWithin(game, unit, friend, 5)) yield* hope(game, unit, friend);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Difficult Choices',
      melee: weapon(6, 5, 'Combat Experience', 'blunt', '1-3: critical strike | 4+: critical strike exposed'),
      ranged: weapon(7, 4, 'Blurrg-1120 Holdout Blaster', 'blaster', '1-2: critical strike | 3+: critical critical strike', 4),
      defense: chart('Ample Caution', '1: block heal | 2-3: block block heal | 4+: block block heal heal'),
      tree: tree(
        '*m1: damage damage | m2: strained damage | m3: damage | t4: pinned damage | t5: reposition damage | b4: shove damage | b5: damage damage | m5: active',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5 t4-m5 b4-m5',
      ),
    }),
    stance({
      name: 'Spread a Little Light',
      melee: weapon(6, 4, 'Combat Experience', 'blunt', '1-3: critical strike | 4+: critical critical heal'),
      ranged: weapon(7, 5, 'Blurrg-1120 Holdout Blaster', 'blaster', '1-2: critical strike | 3+: critical critical heal', 4),
      defense: chart('Ample Caution', '1: block heal | 2-3: block block heal | 4+: block block heal heal'),
      tree: tree(
        '*m1: heal damage | m2: pinned damage damage | b2: shove damage | t3: disarmed damage | m3: shove heal heal heal | t4: heal damage | m4: active | t5: reposition | m5: damage damage',
        'm1-m2 m1-b2 m2-t3 m2-m3 b2-m3 t3-t4 m3-m4 t3-m4 m3-t4 t4-t5 m4-m5 t4-m5 m4-t5',
      ),
    }),
  ],
});
