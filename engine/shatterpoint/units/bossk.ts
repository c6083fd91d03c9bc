import { active, advised, reactive, tactic } from '../game/ability.ts';
import { chooseCharacter, hasEnemyWithin } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { dropEverything } from '../deeds/effects.ts';
import { everyCharacter, followUp, moveThenAttack, oneMay, payday, reachableEnemies, rollCounting, unitsOf, woundedByEnemy } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { charactersWithin, hasTag, standing } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const bossk = unitCard({
  id: 'bossk', name: 'Bossk, Single-Minded Slayer', uniqueNames: ['Bossk’wassak’Cradossk'],
  type: 'secondary', points: 3, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
  sculpts: ['bossk'],
  codes: { sps: 'bossksinglemindedslayer', spt: '00250102', tabletopAdmiral: null, shatterApp: 108 },
  abilities: [
    tactic('Regeneration', 'If this unit is not strained, it loses all its damage and conditions.', function* (game, unit) {
      if (!unit.conditions.includes('strained')) dropEverything(game, unit.id);
    }),
    advised({ purpose: 'harm', deed: 'blast' }, active('Explosive Ordnance', 1, 'Pick an enemy character within range 5 and roll 5 attack dice: every unit within range 2 of it takes 1 damage for each expertise. Then one of this unit’s characters may dash.', {
      can: (game, unit) => hasEnemyWithin(game, unit, 5),
      *run(game, unit) {
        const aim = yield* chooseCharacter(unit.seat, 'explosive-ordnance', reachableEnemies(game, unit, 5));
        if (aim === null) return;
        const blast = yield* rollCounting('explosive-ordnance', 5, 'expertise');
        for (const near of unitsOf(
          game,
          everyCharacter(game).filter((id) => charactersWithin(game, aim, id, 2)),
        ))
          damage(game, near.id, blast, standing(unit)[0]!, null);
        yield* oneMay(game, unit, 'dash', 'explosive-ordnance');
      },
    })),
    payday(),
    reactive('We Have a Job to Do', 0, 'When an attack wounds another allied Bounty Hunter unit: one of this unit’s characters may dash toward that unit and make a 5-dice attack on the character that did it.', 'wounded', {
      when: (game, unit, event) => woundedByEnemy(game, unit, event) && event.byAttack !== null && event.unit !== unit.id && hasTag(game, unitOf(game.state, event.unit), 'Bounty Hunter'),
      *run(game, unit, event) {
        const friend = yield* chooseCharacter(unit.seat, 'we-have-a-job-to-do', standing(unitOf(game.state, event.unit)));
        if (friend === null) yield* followUp(game, unit, 'we-have-a-job-to-do', [event.by!]);
        else yield* moveThenAttack(game, unit, 'dash', { dice: 5, targets: [event.by!], part: 'we-have-a-job-to-do' }, friend);
      },
    }),
  ],
  stances: [
    stance({
      name: 'Cold-Blooded Killer',
      melee: weapon(6, 4, 'Razor-Sharp Talons', 'blade', '1-2: strike strike | 3: critical strike strained | 4+: critical critical strained'),
      ranged: weapon(7, 4, 'Relby-V10 Mortar Gun', 'heavyBlaster', '1-2: strike strike | 3: critical strike | 4+: critical critical', 5),
      defense: chart('Scaled Hide', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: damage damage | t2: pinned damage | t3: damage damage | b2: shove damage | b3: shove damage | m4: damage damage | t5: reposition damage | b5: shove damage',
        'm1-t2 t2-t3 t3-m4 m1-b2 b2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
