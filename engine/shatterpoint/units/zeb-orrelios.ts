import { grantAction } from '../turn/act.ts';
import { active, advised, innate, reactive } from '../game/ability.ts';
import { chooseCharacter, chooseOwn, taggedAllies } from '../deeds/choose.ts';
import { shakeOff } from '../deeds/damage.ts';
import { couldAttack, followUp, isOwnCombat, moveToward, neverReserved } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { engagedWith, engagedWithUnit, hasTag, sees, standing } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Attack, CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const PAL = 'this-is-gonna-hurt-pal';
const FISTS = 'its-just-something-about-the-feel-of-their-helmets-on-my-fists';

/** Allied Rebel Alliance characters that one of the unit's characters sees, himself among them. */
const pals = (game: Game, unit: Unit): CharacterId[] => taggedAllies(game, unit, 'Rebel Alliance').filter((ally) => standing(unit).some((id) => id === ally || sees(game, id, ally)));
/** Characters left of the unit that was attacked. */
const helmets = (game: Game, { defender }: Attack): CharacterId[] => standing(unitWith(game.state, defender));

export const zebOrrelios = unitCard({
  id: 'zeb-orrelios', name: '“Zeb” Orrelios, Spectre-4', uniqueNames: ['Garazeb Orrelios'],
  type: 'supporting', points: 4, force: 0, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Spectre', 'Warrior'],
  sculpts: ['zeb-orrelios'],
  codes: { sps: 'zeborreliosspectre4', spt: '00290103', tabletopAdmiral: null, shatterApp: 80 },
  abilities: [
    advised({ purpose: 'ready' }, active('This Is Gonna Hurt, Pal', 1, 'Pick an allied Rebel Alliance character in line of sight: one of this unit’s characters may dash toward it, or advance instead if it is a Spectre. If it is then engaged, the unit makes a focus action.', {
      can: (game, unit) => pals(game, unit).length > 1 || engagedWithUnit(game, unit).length > 0,
      *run(game, unit) {
        const pal = yield* chooseCharacter(unit.seat, PAL, pals(game, unit));
        const chosen = yield* chooseOwn(unit, PAL);
        if (pal === null || chosen === null) return;
        yield* moveToward(game, chosen, hasTag(game, unitWith(game.state, pal), 'Spectre') ? 'advance' : 'dash', pal);
        if (engagedWith(game, chosen).length > 0) yield* grantAction(game, unit, 'focus');
      },
    })),
    reactive('Lasan Honor Guard', 0, 'When this unit becomes wounded: it gains 2 Injured tokens and loses its Wounded token, all damage and one condition.', 'wounded', {
      when: (_game, unit, event) => event.unit === unit.id,
      run: (game, unit) => shakeOff(game, unit.id, 2),
    }),
    reactive('It’s Just Something About the Feel of Their Helmets on My Fists', 1, 'After its character attacked in a combat action: one of this unit’s characters may make a 5-dice attack on a character of the same enemy unit.', 'attackResolved', {
      when: (game, unit, { attack }) => isOwnCombat(game, unit, attack) && couldAttack(game, unit, { dice: 5, targets: helmets(game, attack) }),
      run: (game, unit, { attack }) => followUp(game, unit, FISTS, helmets(game, attack)),
    }),
    innate('Karabast', 'While this unit holds an Injured token, its order card cannot be reserved.', neverReserved((owner) => owner.injured > 0)),
  ],
  stances: [
    stance({
      name: 'Honor Guard Captain',
      melee: weapon(7, 5, 'Bo-Rifle', 'blunt', '1: strike strike | 2-3: critical strike | 4+: critical critical'),
      ranged: weapon(6, 4, 'Bo-Rifle', 'heavyBlaster', '1-2: strike strike | 3: critical strike | 4+: critical critical', 5),
      defense: chart('Lasat Constitution', '1-2: block block | 3+: block block heal heal'),
      tree: tree(
        '*m1: damage damage | t2: shove damage | t3: damage | t4: shove damage | m2: pinned damage | m3: shove damage | m4: damage damage | b2: strained damage | b3: dash damage | b4: damage damage | m5: reposition',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-m2 m2-m3 m3-m4 m4-m5 m1-b2 b2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
