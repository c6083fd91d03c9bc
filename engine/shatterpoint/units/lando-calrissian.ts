import { advised, after, change, identity, innate, tactic, worded } from '../game/ability.ts';
import { chooseOneUnit, chooseWay } from '../deeds/choose.ts';
import { dropCondition, gainCondition } from '../deeds/effects.ts';
import { accepts, alliesTagged, oneMay } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { gainTagUntilTurnEnds } from '../deeds/lasting.ts';
import { hasTag, standing, unitsWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { CONDITIONS, type Condition, type Unit } from '../state/state.ts';
import { tagsOf } from '../game/tags.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';
import { timesUsed } from '../game/read.ts';
import { isImmune } from '../deeds/immunity.ts';

const PIRATE = 'how-you-doin-ya-old-pirate';
const SHIFT = 'sabacc-shift';
const SIDES = 'conflicting-responsibilities';

const pirates = (game: Game, unit: Unit): Unit[] =>
  game.state.units.filter((each) => !each.defeated && each.wounded === 0 && hasTag(game, each, 'Scoundrel') && unitsWithin(game, unit, each, 4));
const lacking = (game: Game, unit: Unit): Condition[] =>
  CONDITIONS.filter((condition) => !unit.conditions.includes(condition) && !isImmune(game, unit.id, condition));
/** Tags of this unit that another one has not. */
const newTags = (game: Game, unit: Unit, other: Unit): string[] => [...new Set(tagsOf(game, unit))].filter((tag) => !hasTag(game, other, tag)).sort();
const learners = (game: Game, unit: Unit): Unit[] => alliesTagged(game, unit, 'Scoundrel').filter((ally) => newTags(game, unit, ally).length > 0);

export const landoCalrissian = unitCard({
  id: 'lando-calrissian', name: 'Lando Calrissian, Galactic Entrepeneur', uniqueNames: ['Lando Calrissian'],
  type: 'primary', points: 8, force: 2, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bespin', 'Scoundrel'],
  sculpts: ['lando-calrissian'],
  codes: { sps: 'landocalrissiangalacticentrepeneur', spt: '00470101', tabletopAdmiral: null, shatterApp: 102 },
  abilities: [
    worded({ asks: { conditions: '{{ability}}: hand all conditions over?' } }, tactic('How You Doin’ Ya Old Pirate?', 'Pick a Scoundrel unit, of either player, that is not wounded and within range 4: if it is allied, one of its characters may dash. Then this unit may lose all its conditions; if it does, the picked unit gains each of them.', function* (game, unit) {
      const pirate = yield* chooseOneUnit(game, unit.seat, PIRATE, pirates(game, unit));
      if (pirate === null) return;
      if (pirate.seat === unit.seat) yield* oneMay(game, pirate, 'dash', PIRATE);
      const conditions = unit.conditions.slice();
      if (conditions.length === 0 || !(yield* accepts(unit, PIRATE, 'conditions'))) return;
      for (const condition of conditions) emit(game, { type: 'conditionLost', unit: unit.id, condition });
      for (const condition of conditions) yield* gainCondition(game, pirate.id, condition, standing(unit)[0] ?? null);
    })),
    advised({ deed: 'heal' }, innate('Hedged Bets', 'Before its player refreshes the order deck: pick one unit for each ready Force in the pool; each allied one loses a condition, each enemy one gains a condition of its player’s choice.',
      after('deckRefreshing', {
        may: false,
        when: (_game, unit, { seat }) => seat === unit.seat,
        *run(game, unit) {
          const left = game.state.units.filter((each) => !each.defeated);
          for (let bets = game.state.players[unit.seat]!.ready; bets > 0; bets--) {
            const picked = yield* chooseOneUnit(game, unit.seat, 'hedged-bets', left);
            if (picked === null) return;
            left.splice(left.indexOf(picked), 1);
            if (picked.seat === unit.seat) yield* dropCondition(game, picked.id);
            else yield* gainCondition(game, picked.id, yield* chooseWay(unit.seat, 'hedged-bets', CONDITIONS), standing(unit)[0] ?? null);
          }
        },
      }),
    )),
    // A condition for Force: only while there is hardly any.
    advised({ isIdle: (game, { seat }) => game.state.players[seat]!.ready > 1 }, innate('Sabacc Shift', 'Once per turn, when its order card is revealed, it may gain a condition that it lacks: then refresh 2 Force, its card is shuffled into the deck and the next card is revealed; an allied unit’s card revealed so cannot be reserved.',
      after('cardRevealed', {
        may: true, times: 1,
        when: (game, unit, { card }) => card === unit.id && lacking(game, unit).length > 0,
        *run(game, unit, { seat, card }) {
          yield* gainCondition(game, unit.id, yield* chooseWay(unit.seat, SHIFT, lacking(game, unit)), standing(unit)[0] ?? null);
          refreshForce(game, unit.seat, 2);
          emit(game, { type: 'cardReturned', seat, card, from: 'hand' });
        },
      }),
      change('noReserve', (game, owner, { unit }) => (unitOf(game.state, unit).seat === owner.seat && timesUsed(owner, `${SHIFT}.0`) > 0 ? 1 : 0)),
    )),
    identity('Conflicting Responsibilities', 'At the end of set-up its player chooses: this unit has the tag Galactic Empire or the tag Rebel Alliance. Each time its player reveals an order card, an allied Scoundrel unit may have one tag more of this unit’s until the end of the turn.',
      after('setupEnded', {
        may: false,
        when: () => true,
        *run(game, unit) { emit(game, { type: 'tagGained', unit: unit.id, tag: yield* chooseWay(unit.seat, SIDES, ['Galactic Empire', 'Rebel Alliance']) }); },
      }),
      after('cardRevealed', {
        may: true,
        when: (game, unit, { seat }) => seat === unit.seat && learners(game, unit).length > 0,
        *run(game, unit) {
          const learner = yield* chooseOneUnit(game, unit.seat, SIDES, learners(game, unit));
          if (learner !== null) gainTagUntilTurnEnds(game, learner, yield* chooseWay(unit.seat, SIDES, newTags(game, unit, learner)));
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Idiot’s Array',
      melee: weapon(6, 6, 'Haymaker', 'blunt', '1-2: strike strike | 3+: critical strike'),
      ranged: weapon(7, 6, 'Lando’s Blaster', 'blaster', '1: critical | 2-3: critical strike | 4+: critical critical strike', 4),
      defense: chart('Sly Operator', '1-2: critical>failure heal | 3+: critical>failure critical>failure heal'),
      tree: tree(
        '*m1: damage heal | m2: shove damage | m3: damage damage damage | t4: exposed damage | t5: pinned damage | b4: shove damage | b5: damage damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Pure Sabacc',
      melee: weapon(5, 5, 'Haymaker', 'blunt', '1-2: strike | 3: critical strike strike | 4+: critical critical strike'),
      ranged: weapon(8, 5, 'Lando’s Blaster', 'blaster', '1-2: strike strike | 3-4: strike strike strike strike | 5+: critical critical critical critical', 4),
      defense: chart('Sly Operator', '1-2: block | 3: block block reposition | 4+: block block reposition heal'),
      tree: tree(
        '*t1: shove damage | *b1: damage damage | t2: shove damage | b2: damage | t3: pinned damage | b3: disarmed damage | t4: shove damage | b4: damage damage | t5: shove damage | b5: reposition damage damage',
        't1-t2 b1-b2 t1-b2 b1-t2 t2-b3 b2-t3 t3-b4 b3-t4 t4-t5 b4-b5 t4-b5 b4-t5',
      ),
    }),
  ],
});
