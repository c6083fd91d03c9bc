import { inTurn } from '../turn/act.ts';
import { active, advised, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseOneUnit, endsAlone, hasEnemyWithin } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { alliesTagged, moveToward, stealthyApproach } from '../families/index.ts';
import { charactersOf, enemies, engagedWith, sees, standing, typeOf, unitsWithin, unitWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const LEAD = 'lead-the-charge';

export const wicket = unitCard({
  id: 'wicket', name: 'Wicket, Intrepid Warrior', uniqueNames: ['Wicket'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Endor', 'Ewok', 'Warrior'],
  sculpts: ['wicket'],
  codes: { sps: 'wicketintrepidwarrior', spt: '00390102', tabletopAdmiral: null, shatterApp: 57 },
  abilities: [
    tactic('Lead the Charge', 'Pick an enemy character in line of sight and an allied Ewok Supporting unit within range 3: every character of that unit and of this unit may dash toward that enemy.', function* (game, unit) {
      const seen = charactersOf(enemies(game, unit)).filter((enemy) => standing(unit).some((id) => sees(game, id, enemy)));
      const bands = alliesTagged(game, unit, 'Ewok').filter((ally) => typeOf(game, ally) === 'supporting' && unitsWithin(game, unit, ally, 3));
      if (endsAlone(game, bands)) return;
      const enemy = yield* chooseCharacter(unit.seat, LEAD, seen);
      if (enemy === null) return;
      const band = yield* chooseOneUnit(game, unit.seat, LEAD, bands);
      for (const each of band === null ? [unit] : [unit, band]) yield* inTurn(game, each, (id) => moveToward(game, id, 'dash', enemy));
    }),
    advised({ purpose: 'blast' }, active('Hunting Horn', 1, 'Action: every enemy unit within range 3 gains pinned, or exposed if one of its characters within range 3 is engaged.', {
      action: true,
      can: (game, unit) => hasEnemyWithin(game, unit, 3),
      *run(game, unit) {
        const near = enemies(game, unit)
          .map((enemy) => ({ enemy, heard: standing(enemy).filter((id) => unitWithin(game, unit, id, 3)) }))
          .filter(({ heard }) => heard.length > 0);
        for (const { enemy, heard } of near) yield* gainCondition(game, enemy.id, heard.some((id) => engagedWith(game, id).length > 0) ? 'exposed' : 'pinned', standing(unit)[0] ?? null);
      },
    })),
    stealthyApproach,
  ],
  stances: [
    stance({
      name: 'Wary Vigilance',
      melee: weapon(7, 6, 'Spear', 'blade', '1-2: strike strike | 3: critical strike | 4+: critical critical strike'),
      ranged: weapon(5, 5, 'Sling', 'thrown', '1-2: strike damage | 3+: critical damage', 4),
      defense: chart('Quick Wits', '1-2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*m1: shove damage | t2: strained damage | t3: damage damage | t4: damage damage | t5: exposed damage | b2: disarmed damage | b3: damage damage | b4: dash | b5: pinned damage | m3: shove',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-b2 b2-b3 b3-b4 b4-b5 t2-m3 b2-m3 m3-t4 m3-b4',
      ),
    }),
  ],
});
