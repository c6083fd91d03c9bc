import { pickOrOnly, type Script } from '../../core/script.ts';
import { active, advised, reactive, worded } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { attack, attackChoices } from '../attack/attack.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { deflect, forceJump, isOwnCombat } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, hasTag, typeOf, unitWithin } from '../board/measure.ts';
import { addDice, reroll } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const hunters = (game: Game, unit: Unit): CharacterId[] => charactersOf(allies(game, unit).filter((ally) => hasTag(game, ally, 'Inquisitorius') && typeOf(game, ally) === 'supporting'));
/** How many active objectives opponents control. */
const lost = (game: Game, unit: Unit): number =>
  game.state.objectives.filter(({ active: isActive, controller }) => isActive && controller !== null && controller !== unit.seat).length;

const huntersNear = (game: Game, unit: Unit): CharacterId[] => hunters(game, unit).filter((id) => unitWithin(game, unit, id, 4));

/** One or more conditions leave a unit, as the seat picks them; gives how many. */
function* takeConditions(game: Game, target: Unit, seat: number): Script<number> {
  let taken = 0;
  while (target.conditions.length > 0) {
    const asking = { seat, ask: 'choice', about: { ability: 'your-fear-betrays-you' } };
    const condition = yield* pickOrOnly(asking, taken === 0 ? target.conditions.slice() : [...target.conditions, 'none' as const]);
    if (condition === 'none') break;
    emit(game, { type: 'conditionLost', unit: target.id, condition });
    taken += 1;
  }
  return taken;
}

export const thirdSister = unitCard({
  id: 'third-sister', name: 'Third Sister', uniqueNames: ['Reva'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Inquisitorius'],
  sculpts: ['third-sister'],
  codes: { sps: 'thirdsister', spt: '00120104', tabletopAdmiral: 34, shatterApp: 28 },
  abilities: [
    forceJump,
    advised({ deed: 'attack' }, active('Call the Hunt', 0, 'Pick an allied Inquisitorius Supporting character: it may dash, then it may make a 5-dice attack.', {
      can: (game, unit) => hunters(game, unit).length > 0,
      *run(game, unit) {
        const hunter = yield* chooseCharacter(unit.seat, 'call-the-hunt', hunters(game, unit));
        if (hunter === null) return;
        yield* toolMove(game, hunter, 'dash');
        yield* mayAttack(game, hunter, { dice: 5, part: 'call-the-hunt' });
      },
    })),
    deflect,
    reactive('Your Fear Betrays You', 0, 'When this unit attacks and dice are modified: it may reroll as many attack dice as there are active objectives that opponents control.', 'modifying', {
      when: (game, unit, { roll, attacker }) => roll === 'attack' && unitWith(game.state, attacker).id === unit.id && lost(game, unit) > 0,
      *run(game, unit) { yield* reroll(game, { roll: 'attack', seat: unit.seat, most: lost(game, unit) }); },
    }),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 6, 'Spinning Lightsaber', 'saber', '1-2: critical damage | 3: critical strike damage | 4+: critical critical damage damage'),
      ranged: noWeapon(5),
      defense: chart('Vicious Defense', '1-2: block block | 3+: block block critical>failure'),
      tree: tree(
        '*m1: shove damage | t2: exposed damage | t3: pinned damage damage | b2: damage damage | b3: shove damage | m4: shove damage damage | m5: jump damage',
        'm1-t2 t2-t3 t3-m4 m1-b2 b2-b3 b3-m4 m4-m5',
      ),
    }),
  ],
  firstPrint: {
    stamina: 8,
    abilities: [
      advised({ deed: 'attack' }, active('Call the Hunt', 1, 'Pick an allied Inquisitorius Supporting character within range 4: it may dash or make a 5-dice melee attack.', {
        can: (game, unit) => huntersNear(game, unit).length > 0,
        *run(game, unit) {
          const hunter = yield* chooseCharacter(unit.seat, 'call-the-hunt', huntersNear(game, unit));
          if (hunter === null) return;
          const limits = { kinds: ['melee'], dice: 5, part: 'call-the-hunt' } as const;
          const way = yield* chooseWay(unit.seat, 'call-the-hunt', ['dash', ...(attackChoices(game, hunter, limits).length > 0 ? ['attack'] : []), 'none']);
          if (way === 'dash') yield* toolMove(game, hunter, 'dash');
          if (way === 'attack') yield* attack(game, hunter, limits);
        },
      })),
      forceJump,
      deflect,
      worded({ options: { none: 'No more of them' } }, reactive('Your Fear Betrays You', 1, 'When its character makes a melee attack in a combat action: take one or more conditions off the defender; for each one 2 dice are added to the attack roll.', 'targeted', {
        when: (game, unit, event) => event.kind === 'melee' && isOwnCombat(game, unit, event) && unitWith(game.state, event.defender).conditions.length > 0,
        *run(game, unit, { defender }) {
          addDice(game, 'attack', 2 * (yield* takeConditions(game, unitWith(game.state, defender), unit.seat)), 'your-fear-betrays-you');
        },
      })),
    ],
  },
});
