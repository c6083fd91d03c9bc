import { advised, after, change, innate, reactive, tactic } from '../game/ability.ts';
import { avert, averts } from '../deeds/avert.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { gainCondition, heal } from '../deeds/effects.ts';
import { unitWith } from '../state/find.ts';
import { charactersOf, engagedWith, otherAllies, standing, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const obiWanKenobiOutOfHiding = unitCard({
  id: 'obi-wan-kenobi-out-of-hiding', name: 'Obi-Wan Kenobi, Out of Hiding', uniqueNames: ['Obi-Wan Kenobi'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Jedi'],
  sculpts: ['obi-wan-kenobi-out-of-hiding'],
  codes: { sps: 'obiwankenobioutofhiding', spt: '00300102', tabletopAdmiral: 35, shatterApp: 29 },
  abilities: [
    tactic('Run', 'Pick one of this unit’s characters or another allied character that is engaged with an enemy: it may heal and reposition.', function* (game, unit) {
      const held = charactersOf(otherAllies(game, unit)).filter((id) => engagedWith(game, id).length > 0);
      const chosen = yield* chooseCharacter(unit.seat, 'run', [...standing(unit), ...held]);
      if (chosen === null) return;
      yield* heal(game, chosen);
      yield* toolMove(game, chosen, 'reposition');
    }),
    reactive('Mind Trick', 1, 'When an enemy character within range 5 targets an ally with an attack: if its unit is not disarmed, it gains disarmed.', 'targeted', {
      when(game, unit, { attacker, defender }) {
        const enemy = unitWith(game.state, attacker);
        return enemy.seat !== unit.seat && unitWith(game.state, defender).seat === unit.seat && !enemy.conditions.includes('disarmed') && unitWithin(game, unit, attacker, 5);
      },
      run: (game, unit, { attacker }) => gainCondition(game, unitWith(game.state, attacker).id, 'disarmed', standing(unit)[0] ?? null),
    }),
    // Its Immunity is carried out here, because an immune unit is never about to gain the condition.
    advised({ deed: 'heal' }, innate('Greater Purpose', 'This unit has Immunity [exposed]. When it would gain exposed, one of its characters may heal instead.',
      after('conditionComing', {
        may: false,
        when: (_game, unit, event) => event.unit === unit.id && event.condition === 'exposed',
        *run(game, unit) {
          avert(game, averts.condition(unit.id, 'exposed'));
          const healer = yield* chooseCharacter(unit.seat, 'greater-purpose', standing(unit));
          if (healer !== null) yield* heal(game, healer);
        },
      }),
    )),
    innate('Last Stand of the Jedi', 'This unit’s attack and defense rolls have 2 dice more for each Injured token on it.',
      change('attackDice', (_game, owner, { unit }) => (unit === owner.id ? 2 * owner.injured : 0)),
      change('defenseDice', (_game, owner, { unit }) => (unit === owner.id ? 2 * owner.injured : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'Form III Soresu',
      melee: weapon(6, 5, 'Lightsaber', 'saber', '1: strike | 2-3: critical strike | 4+: critical critical strike'),
      ranged: noWeapon(5),
      defense: chart('Patience', '1: block | 2: block block | 3+: block block block'),
      tree: tree(
        '*m1: heal damage | t2: jump damage damage | t3: heal heal | t4: shove damage damage | m2: shove damage damage | m3: shove damage | m4: damage damage damage | b3: reposition damage damage | b4: heal heal heal',
        'm1-t2 t2-t3 t3-t4 m1-m2 m2-m3 m3-m4 m2-b3 b3-b4',
      ),
    }),
  ],
});
