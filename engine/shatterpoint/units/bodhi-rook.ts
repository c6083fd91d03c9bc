import { active, change, innate } from '../game/ability.ts';
import { chooseOneUnit } from '../deeds/choose.ts';
import { alliesTagged, contestsOne, keywordNear, oneMay, rollCounting } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { hasTag, standing, unitsWithin, unitWithin } from '../board/measure.ts';
import { mayPayMomentum } from '../deeds/momentum.ts';
import { contesting } from '../deeds/objective.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { gainMomentum } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';
import { other } from '../game/emit.ts';

const AWAY = 'rogue-one-pulling-away';
const LINE = 'i-just-need-an-open-line';
const inReach = (game: Game, unit: Unit): Unit[] => alliesTagged(game, unit, 'Rebel Alliance').filter((ally) => unitsWithin(game, unit, ally, 4));

/** Whether it contests an active objective that its player controls and no enemy contests. */
const hasOpenLine = (game: Game, unit: Unit): boolean => standing(unit).some((id) => contestsOne(game, id, (objective) =>
  objective.controller === unit.seat && !contesting(game, objective).some(({ unit: rival }) => rival.seat !== unit.seat)));

export const bodhiRook = unitCard({
  id: 'bodhi-rook', name: 'Bodhi Rook', uniqueNames: ['Bodhi Rook'],
  type: 'secondary', points: 3, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Spy'],
  sculpts: ['bodhi-rook'],
  codes: { sps: 'bodhirook', spt: '00520102', tabletopAdmiral: null, shatterApp: 127 },
  abilities: [
    active('Rogue One, Pulling Away', 1, 'Pick an allied Rebel Alliance unit within range 4: one of its characters may dash; if it is a Spy unit, one of this unit’s characters may dash.', {
      can: (game, unit) => inReach(game, unit).length > 0,
      *run(game, unit) {
        const friend = yield* chooseOneUnit(game, unit.seat, AWAY, inReach(game, unit));
        if (friend === null) return;
        yield* oneMay(game, friend, 'dash', AWAY);
        if (hasTag(game, friend, 'Spy')) yield* oneMay(game, unit, 'dash', AWAY);
      },
    }),
    active('I Just Need an Open Line', 0, 'If this unit contests an active objective that its player controls and no enemy contests: unless the opponent spends 1 momentum, roll 3 attack dice; this unit’s player gains 1 momentum for each expertise.', {
      can: hasOpenLine,
      *run(game, unit) {
        if (!hasOpenLine(game, unit) || (yield* mayPayMomentum(game, other(unit.seat), 1, LINE))) return;
        for (let gained = yield* rollCounting(LINE, 3, 'expertise'); gained > 0; gained--) gainMomentum(game, unit.seat);
      },
    }),
    innate('Galen Said I could Get Right By Myself, If I was Brave Enough', 'Allied Rebel Alliance characters within range 3 that contest an active objective have Steadfast, and allied Spy characters within range 3 that contest one have Immunity [exposed].',
      keywordNear('steadfast', 1, 3, (game, _owner, unit, id) => hasTag(game, unit, 'Rebel Alliance') && contestsOne(game, id)),
      change('immuneExposed', (game, owner, { unit }) => {
        const friend = unitOf(game.state, unit);
        return friend.seat === owner.seat && hasTag(game, friend, 'Spy') && standing(friend).some((id) => unitWithin(game, owner, id, 3) && contestsOne(game, id)) ? 1 : 0;
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Making it Right',
      melee: weapon(5, 4, 'Basic Training', 'blunt', '1-2: strike strike | 3+: critical strike'),
      ranged: weapon(6, 5, 'Bodhi Rook’s Blaster', 'blaster', '1-2: strike strike | 3+: critical strike', 5),
      defense: chart('No Other Choice', '1-2: block | 3+: block block'),
      tree: tree(
        '*t1: pinned damage | *b1: shove damage | t2: damage damage | t3: damage | t4: strained damage | t5: damage damage | b3: dash | b4: disarmed damage',
        't1-t2 t2-t3 t3-t4 t4-t5 b1-t2 t2-b3 b3-b4 b4-t5',
      ),
    }),
  ],
});
