import { active, advised, after, identity, innate, reactive, tactic } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { heal } from '../deeds/effects.ts';
import { isOwn, oneMay, targetsLeft, unitsOf, woundedByOwn } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { engagedWith, hasTag, typeOf, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, noWeapon, stance, tree, weapon } from '../cards/print.ts';
import type { Attack, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Enemy units, other than the defender's, that are engaged with the attacker. */
const bystanders = (game: Game, { attacker, defender }: Pick<Attack, 'attacker' | 'defender'>): Unit[] =>
  unitsOf(game, engagedWith(game, attacker).map(({ character }) => character.id)).filter(({ id }) => id !== unitWith(game.state, defender).id);

export const generalGrievous = unitCard({
  id: 'general-grievous', name: 'General Grievous', uniqueNames: ['General Grievous'],
  type: 'primary', points: 8, force: 3, stamina: 11, durability: 3, characters: 1, base: 50,
  eras: ['fallOfTheJedi'],
  tags: ['Droid', 'Separatist Alliance'],
  sculpts: ['general-grievous'],
  codes: { sps: 'generalgrievous', spt: '00050102', tabletopAdmiral: 29, shatterApp: 23 },
  abilities: [
    tactic('Onward', 'Another allied Battle Droid character within range 4 may dash.', function* (game, unit) {
      const droid = yield* chooseCharacter(unit.seat, 'onward', taggedAllies(game, unit, 'Battle Droid', true).filter((id) => unitWithin(game, unit, id, 4)));
      if (droid !== null) yield* toolMove(game, droid, 'dash');
    }),
    advised({ purpose: 'move' }, active('Scuttle', 1, 'This unit’s characters have Scale until the end of the turn; one of them may advance.', {
      *run(game, unit) {
        gainUntilTurnEnds(game, unit, 'scale');
        yield* oneMay(game, unit, 'advance', 'scuttle');
      },
    })),
    reactive('I Have Been Trained in Your Jedi Arts', 2, 'After this unit’s melee attack: every other enemy unit with a character engaged with the attacker takes 2 damage.', 'attackResolved', {
      when: (game, unit, { attack }) => attack.kind === 'melee' && unitWith(game.state, attack.attacker).id === unit.id && bystanders(game, attack).length > 0,
      *run(game, _unit, { attack }) {
        for (const enemy of bystanders(game, attack)) damage(game, enemy.id, 2, attack.attacker, null);
      },
    }),
    advised({ deed: 'attack' }, innate('Appetite for Destruction', 'After this unit’s combat action pick an allied Battle Droid Supporting character within range 3: it may dash and then make a 5-dice attack on one of the same targets.',
      after('actionResolved', {
        may: false,
        when: (_game, unit, event) => isOwn(unit, event, 'combat'),
        *run(game, unit, event) {
          const droids = taggedAllies(game, unit, 'Battle Droid').filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting' && unitWithin(game, unit, id, 3));
          const droid = yield* chooseCharacter(unit.seat, 'appetite-for-destruction', droids);
          if (droid === null) return;
          yield* toolMove(game, droid, 'dash');
          yield* mayAttack(game, droid, { dice: 5, targets: targetsLeft(game, event), part: 'appetite-for-destruction' });
        },
      }),
    )),
    identity('Another Fine Addition to My Collection', 'When its character wounds an enemy unit, that character may heal twice; if that unit is a Force User, refresh 2 Force.',
      after('wounded', {
        may: false,
        when: woundedByOwn,
        *run(game, unit, event) {
          yield* heal(game, event.by!, 2);
          if (hasTag(game, unitOf(game.state, event.unit), 'Force User')) refreshForce(game, unit.seat, 2);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Quad Arm Attack',
      melee: weapon(8, 4, 'Lightsabers', 'saber', '1-2: critical strike | 3: critical critical damage | 4+: critical critical damage damage'),
      ranged: noWeapon(4),
      defense: chart('Whirring Blades', '1: block | 2+: block block'),
      tree: tree(
        '*m1: damage damage | t2: damage damage damage | t3: damage damage | t4: disarmed | t5: damage damage damage damage | m2: damage damage | m3: shove damage | m4: shove damage | m5: damage damage | m6: reposition damage damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m2-m3 m3-m4 m4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Cunning Warlord',
      melee: weapon(6, 5, 'Lightsabers', 'saber', '1-3: critical strike | 4+: critical critical strike'),
      ranged: weapon(7, 5, 'DT-57 Annihilator Blaster', 'heavyBlaster', '1-2: strike strike | 3: critical strike | 4+: critical critical', 5),
      defense: chart('Cybernetic Enhancements', '1-2: critical>strike dash | 3+: block critical>strike reposition'),
      tree: tree(
        '*m1: shove damage damage | m2: pinned damage damage | t3: jump damage | t4: shove damage | m3: heal heal | m4: reposition damage | m5: damage damage',
        'm1-m2 m2-t3 t3-t4 t4-m5 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
