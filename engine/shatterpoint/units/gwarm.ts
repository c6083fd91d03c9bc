import { active, advised, innate, tactic } from '../game/ability.ts';
import { chooseCharacter, chooseOneUnit } from '../deeds/choose.ts';
import { gainHunker, heal } from '../deeds/effects.ts';
import { afterOwn, deadeye, eachMay, exitStrategy, packHunter } from '../families/index.ts';
import { allies, charactersOf, hasTag, otherAllies, unitsWithin } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const gwarm = unitCard({
  id: 'gwarm', name: 'Gwarm', uniqueNames: ['Gwarm'],
  type: 'secondary', points: 3, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Mercenary', 'Scoundrel', 'Weequay'],
  sculpts: ['gwarm'],
  codes: { sps: 'gwarm', spt: '00100102', tabletopAdmiral: null, shatterApp: 70 },
  abilities: [
    tactic('Get Moving, You Dogs', 'Pick another allied Weequay unit: each of its characters may dash.', function* (game, unit) {
      const crew = yield* chooseOneUnit(game, unit.seat, 'get-moving-you-dogs', otherAllies(game, unit).filter((ally) => hasTag(game, ally, 'Weequay')));
      if (crew !== null) yield* eachMay(game, crew, 'dash');
    }),
    advised({ purpose: 'heal', deed: 'heal' }, active('Spotchka Rations', 1, 'A character of an allied Scoundrel unit within range 3 may heal twice.', {
      *run(game, unit) {
        const near = allies(game, unit).filter((ally) => hasTag(game, ally, 'Scoundrel') && unitsWithin(game, unit, ally, 3));
        const fed = yield* chooseCharacter(unit.seat, 'spotchka-rations', charactersOf(near));
        if (fed !== null) yield* heal(game, fed, 2);
      },
    })),
    exitStrategy,
    innate('I’ve Got You in My Sights', 'This unit’s characters have Sharpshooter [2]. Targets of its ranged attacks have no Cover. After its focus action: the unit gains a Hunker token.',
      ...deadeye('I’ve Got You in My Sights').parts,
      afterOwn('focus', false, (game, unit) => gainHunker(game, unit.id)),
    ),
    packHunter('Weequay'),
  ],
  stances: [
    stance({
      name: 'Enforcer',
      melee: weapon(6, 5, 'Pirate Blade', 'blade', '1-2: critical | 3: critical strike | 4+: critical strike strike'),
      ranged: weapon(5, 5, 'Long Rifle', 'heavyBlaster', '1: critical | 2-3: critical critical | 4+: critical critical critical', 5),
      defense: chart('Evasive', '1: block | 2: block climb | 3+: block block climb'),
      tree: tree(
        '*t1: pinned damage | *b1: damage damage | t2: exposed damage | b2: shove damage | t3: damage damage | b3: shove damage | t4: shove damage | b4: damage damage | t5: reposition damage | b5: heal damage',
        't1-t2 t2-t3 t3-t4 t4-t5 b3-b4 t1-b2 b1-t2 t2-b3 b2-t3 t4-b5 b4-t5',
      ),
    }),
  ],
});
