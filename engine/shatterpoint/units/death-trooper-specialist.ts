import { active, advised, innate, reactive, tactic } from '../game/ability.ts';
import { attackChoices } from '../attack/attack.ts';
import { chooseCharacter, chooseOneUnit } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { eachMay, followUp, imperialSupport, keyword, oneCondition } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { charactersOf, enemies, engagedWithUnit, standing, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Characters of enemy units other than the one that was just attacked. */
const others = (game: Game, unit: Unit, defender: CharacterId): CharacterId[] =>
  charactersOf(enemies(game, unit).filter(({ id }) => id !== unitWith(game.state, defender).id));

export const deathTrooperSpecialist = unitCard({
  id: 'death-trooper-specialist', name: 'Death Trooper Specialist', uniqueNames: [],
  type: 'secondary', points: 5, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Death Trooper', 'Galactic Empire', 'Stormtrooper'],
  sculpts: ['death-trooper-specialist'],
  codes: { sps: 'deathtrooperspecialist', spt: '00510102', tabletopAdmiral: null, shatterApp: 124 },
  abilities: [
    tactic('Oppression', 'Every character of this unit may dash; then an enemy unit within range 3 gains strained or pinned.', function* (game, unit) {
      yield* eachMay(game, unit, 'dash');
      const enemy = yield* chooseOneUnit(game, unit.seat, 'oppression', enemies(game, unit).filter((each) => unitsWithin(game, unit, each, 3)));
      if (enemy !== null) yield* oneCondition(game, unit.seat, 'oppression', enemy, ['strained', 'pinned'], standing(unit)[0] ?? null);
    }),
    advised({ purpose: 'blast', deed: 'hurt' }, active('Imperial Brutality', 1, 'Pick this unit or an allied Galactic Empire Supporting unit: one of its characters may dash. If a character of that unit is engaged then, the unit of one enemy engaged with that unit and that unit both gain exposed.', {
      *run(game, unit) {
        const chosen = yield* chooseOneUnit(game, unit.seat, 'imperial-brutality', [unit, ...imperialSupport(game, unit)]);
        const brute = chosen === null ? null : yield* chooseCharacter(unit.seat, 'imperial-brutality', standing(chosen));
        if (chosen === null || brute === null) return;
        yield* toolMove(game, brute, 'dash');
        const enemy = yield* chooseCharacter(unit.seat, 'imperial-brutality', engagedWithUnit(game, chosen));
        if (enemy === null) return;
        yield* gainCondition(game, unitWith(game.state, enemy).id, 'exposed', brute);
        yield* gainCondition(game, chosen.id, 'exposed', brute);
      },
    })),
    reactive('Unrelenting Assault', 1, 'After an attack of this unit in a combat action: one of its characters may make a 5-dice attack on a character of a different enemy unit.', 'attackResolved', {
      when: (game, unit, { attack }) => attack.part === 'combat' && unitWith(game.state, attack.attacker).id === unit.id && standing(unit).some((id) => attackChoices(game, id, { targets: others(game, unit, attack.defender) }).length > 0),
      run: (game, unit, { attack }) => followUp(game, unit, 'unrelenting-assault', others(game, unit, attack.defender)),
    }),
    innate('Elite Conditioning', 'This unit’s characters have Protection and Immunity [exposed].', keyword('protection'), keyword('immuneExposed')),
  ],
  stances: [
    stance({
      name: 'Enhanced Elite',
      melee: weapon(7, 5, 'Specialist Combat Training', 'blunt', '1-2: strike strike | 3: critical strike | 4+: critical critical'),
      ranged: weapon(7, 5, 'E-11D Blaster Rifle', 'blaster', '1-2: strike strike | 3: critical strike | 4+: critical critical', 5),
      defense: chart('Death Trooper Armor', '1: block | 2: block block | 3+: block block dash'),
      tree: tree(
        '*t1: damage damage | t2: damage damage | t3: exposed damage | t4: shove damage | *b1: shove damage | b2: shove damage | b3: heal heal | b4: strained damage | m5: reposition damage',
        't1-t2 t2-t3 t3-t4 t4-m5 b1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
