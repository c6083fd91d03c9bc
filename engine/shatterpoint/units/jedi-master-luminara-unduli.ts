import { active, advised, after, identity, reactive } from '../game/ability.ts';
import { attackWithOne } from '../attack/again.ts';
import { chooseCharacter, chooseOneUnit } from '../deeds/choose.ts';
import { dropEverything, heal } from '../deeds/effects.ts';
import { alliesTagged, eachMay, hasToDrop, isOwn, sprint, woundedByEnemy } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, typeOf, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { cardPlace, lookAtTop } from '../turn/order.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Allied units within range 3 that have damage or a condition to lose. */
const ailing = (game: Game, unit: Unit): Unit[] => allies(game, unit).filter((ally) => unitsWithin(game, unit, ally, 3) && hasToDrop(ally));
const troops = (game: Game, unit: Unit): Unit[] => alliesTagged(game, unit, 'Galactic Republic').filter((ally) => typeOf(game, ally) === 'supporting' && unitsWithin(game, unit, ally, 3));

/** Whether the top card is there and not known already. */
function mayLook(game: Game, seat: number): boolean {
  const { top, deck } = game.state.players[seat]!;
  return top.length === 0 && deck.left.length > 0;
}

export const jediMasterLuminaraUnduli = unitCard({
  id: 'jedi-master-luminara-unduli', name: 'Jedi Master Luminara Unduli', uniqueNames: ['Luminara Unduli'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['jedi-master-luminara-unduli'],
  codes: { sps: 'jedimasterluminaraunduli', spt: '00040102', tabletopAdmiral: 27, shatterApp: 21 },
  abilities: [
    advised({ purpose: 'heal', deed: 'heal' }, active('Full Recovery', 2, 'Pick an allied unit within range 3: all damage and all conditions leave it.', {
      can: (game, unit) => ailing(game, unit).length > 0,
      *run(game, unit) {
        const patient = yield* chooseOneUnit(game, unit.seat, 'full-recovery', ailing(game, unit));
        if (patient !== null) dropEverything(game, patient.id);
      },
    })),
    sprint,
    reactive('Precise Strike', 1, 'After this unit’s combat action: pick an allied Galactic Republic Supporting unit within range 3. While its order card is in the order deck, each of its characters may dash; otherwise one of its characters may make a 5-dice attack.', 'actionResolved', {
      when: (game, unit, event) => isOwn(unit, event, 'combat') && troops(game, unit).length > 0,
      *run(game, unit) {
        const chosen = yield* chooseOneUnit(game, unit.seat, 'precise-strike', troops(game, unit));
        if (chosen === null) return;
        if (cardPlace(game, chosen.id) === 'deck') yield* eachMay(game, chosen, 'dash');
        else yield* attackWithOne(game, chosen, { dice: 5, part: 'precise-strike' });
      },
    }),
    advised({ deed: 'heal' }, identity('Flow of the Force', 'Once per turn, when an enemy unit becomes wounded, an allied character may dash. When an enemy character wounds an allied unit, a character of another allied unit may heal three times. Before its player reveals an order card or takes the reserved one, they may look at the top card of their order deck.',
      after('wounded', {
        may: true, times: 1,
        when: (game, unit, event) => unitOf(game.state, event.unit).seat !== unit.seat,
        *run(game, unit) {
          const chosen = yield* chooseCharacter(unit.seat, 'flow-of-the-force', charactersOf(allies(game, unit)));
          if (chosen !== null) yield* toolMove(game, chosen, 'dash');
        },
      }),
      after('wounded', {
        may: false,
        when: woundedByEnemy,
        *run(game, unit, event) {
          const healer = yield* chooseCharacter(unit.seat, 'flow-of-the-force', charactersOf(allies(game, unit).filter(({ id }) => id !== event.unit)), true);
          if (healer !== null) yield* heal(game, healer, 3);
        },
      }),
      after('turnStarted', {
        may: true,
        when: (game, unit, { seat }) => seat === unit.seat && mayLook(game, seat),
        *run(game, unit) { yield* lookAtTop(game, unit.seat); },
      }),
    )),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1-2: critical strike | 3-4: critical strike strike | 5+: critical critical strike'),
      ranged: noWeapon(5),
      defense: chart('Strategic Defense', '1: block | 2-3: block block | 4+: block block jump'),
      tree: tree(
        '*m1: reposition damage | t2: shove damage | m2: damage damage | m3: shove damage | t4: jump damage | m4: damage damage | m5: shove damage damage',
        'm1-t2 t2-m3 m1-m2 m2-m3 m3-t4 t4-m5 m3-m4 m4-m5',
      ),
    }),
    stance({
      name: 'Form III Soresu',
      melee: weapon(6, 6, 'Lightsaber', 'saber', '1: critical strike | 2-4: critical strike strike | 5+: critical critical strike'),
      ranged: noWeapon(6),
      defense: chart('Focused Defense', '1: block critical>strike | 2-3: block block critical>strike strike>failure | 4+: block block block critical>strike strike>failure'),
      tree: tree(
        '*m1: damage | t2: pinned damage damage | m2: heal heal | m3: shove damage damage | m4: damage | m5: heal heal heal | b3: damage damage | b4: jump damage damage',
        'm1-t2 t2-m3 m1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-b4 b4-m5',
      ),
    }),
  ],
});
