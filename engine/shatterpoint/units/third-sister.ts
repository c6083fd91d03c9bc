import { active, reactive } from '../ability.ts';
import { mayAttack } from '../again.ts';
import { chooseCharacter } from '../choose.ts';
import { deflect, forceJump } from '../families/index.ts';
import { unitWith } from '../find.ts';
import type { Game } from '../game.ts';
import { allies, charactersOf, hasTag, typeOf } from '../measure.ts';
import { reroll } from '../modify.ts';
import { toolMove } from '../move.ts';
import { unitCard, stance, weapon, noWeapon, chart, tree } from '../print.ts';
import type { CharacterId, Unit } from '../state.ts';

const hunters = (game: Game, unit: Unit): CharacterId[] => charactersOf(allies(game, unit).filter((ally) => hasTag(game, ally, 'Inquisitorius') && typeOf(game, ally) === 'supporting'));
/** How many active objectives opponents control. */
const lost = (game: Game, unit: Unit): number => game.state.objectives.filter(({ active: isActive, controller }) => isActive && controller !== null && controller !== unit.seat).length;

export const thirdSister = unitCard({
  id: 'third-sister', name: 'Third Sister', uniqueNames: ['Reva'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius'],
  codes: { sps: 'thirdsister', spt: '00120104', tabletopAdmiral: 34, shatterApp: 28 },
  abilities: [
    forceJump,
    active('Call the Hunt', 0, 'Pick an allied Inquisitorius Supporting character: it may dash, then it may make a 5-dice attack.', {
      can: (game, unit) => hunters(game, unit).length > 0,
      *run(game, unit) {
        const hunter = yield* chooseCharacter(unit.seat, 'call-the-hunt', hunters(game, unit));
        if (hunter === null) return;
        yield* toolMove(game, hunter, 'dash');
        yield* mayAttack(game, hunter, { dice: 5, part: 'call-the-hunt' });
      },
    }),
    deflect,
    reactive('Your Fear Betrays You', 0, 'When this unit attacks and dice are modified: it may reroll as many attack dice as there are active objectives that opponents control.', 'modifying', {
      when: (game, unit, { roll, attacker }) => roll === 'attack' && unitWith(game.state, attacker).id === unit.id && lost(game, unit) > 0,
      *run(game, unit) { yield* reroll(game, { roll: 'attack', seat: unit.seat, most: lost(game, unit) }); },
    }),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 6, 'Spinning Lightsaber', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage'),
      ranged: noWeapon(5),
      defense: chart('Vicious Defense', '1-2: block block | 3+: block block critical>failure'),
      tree: tree(
        '*m1: shove damage | t2: exposed damage | t3: pinned damage damage | b2: damage damage | b3: shove damage | m4: shove damage damage | m5: jump damage',
        'm1-t2 t2-t3 t3-m4 m1-b2 b2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
  firstPrint: { stamina: 8 },
});
