import { active, advised, change, innate, reactive } from '../game/ability.ts';
import { chooseCharacter, chooseOwn, endsAlone, taggedAllies } from '../deeds/choose.ts';
import { mayDropCondition } from '../deeds/effects.ts';
import { alliesTagged, keywordNear, oneOfFour } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game, Change } from '../game/game.ts';
import { hasTag, typeOf, unitsWithin, unitWithin } from '../board/measure.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const ORATION = 'brilliant-oration';
/** Its two stances. */
const [PROGRAMMING, TRILLING] = [0, 1];
const listeners = (game: Game, unit: Unit): CharacterId[] =>
  taggedAllies(game, unit, 'Ewok').filter((id) => typeOf(game, unitWith(game.state, id)) === 'supporting' && unitWithin(game, unit, id, 4));
/** 1 for Ewok units near it in the first stance, whichever of their characters is near. */
const awed: Change['adds'] = (game, owner, { unit }) => {
  const ally = unitOf(game.state, unit);
  return owner.stance === PROGRAMMING && ally.seat === owner.seat && hasTag(game, ally, 'Ewok') && unitsWithin(game, owner, ally, 5) ? 1 : 0;
};

const nearEwok = (stance: number) => (game: Game, owner: Unit, unit: Unit): boolean => owner.stance === stance && hasTag(game, unit, 'Ewok');

export const c3poAndR2D2 = unitCard({
  id: 'c-3po-and-r2-d2', name: 'C-3PO and R2-D2', uniqueNames: ['C-3PO', 'R2-D2'],
  type: 'secondary', points: 3, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Droid', 'Rebel Alliance'],
  sculpts: ['c-3po-and-r2-d2'],
  codes: { sps: 'c3poandr2d2', spt: '00390103', tabletopAdmiral: null, shatterApp: 51 },
  abilities: [
    advised({ deed: 'heal' }, active('Brilliant Oration', 0, 'Pick an allied Ewok Supporting character within range 4: it may do one of these: dash, heal twice, gain a Hunker token, make a 5-dice attack. Then one of this unit’s characters may do one of them.', {
      can: (game, unit) => !endsAlone(game, listeners(game, unit)),
      *run(game, unit) {
        const ewok = yield* chooseCharacter(unit.seat, ORATION, listeners(game, unit));
        if (ewok !== null) yield* oneOfFour(game, unit.seat, ORATION, ewok);
        const own = yield* chooseOwn(unit, ORATION);
        if (own !== null) yield* oneOfFour(game, unit.seat, ORATION, own);
      },
    })),
    reactive('R2, I’m Not Sure That’s Such a Good Idea', 0, 'When an allied Rebel Alliance or Ewok unit within range 4 starts its activation: it may lose one condition.', 'activationBegun', {
      when(game, unit, event) {
        const friend = unitOf(game.state, event.unit);
        return friend.seat === unit.seat && (hasTag(game, friend, 'Rebel Alliance') || hasTag(game, friend, 'Ewok')) && unitsWithin(game, unit, friend, 4) && friend.conditions.length > 0;
      },
      *run(game, _unit, event) { yield* mayDropCondition(game, event.unit); },
    }),
    innate('“Divine Influence”', 'In the stance Against My Programming, allied Ewok units within range 5 have Scale, and allied Ewok characters within range 5 may climb while engaged. In the stance Angry Trilling, allied Ewok characters within range 5 have Steadfast.',
      change('scale', awed), keywordNear('climbWhileEngaged', 1, 5, nearEwok(PROGRAMMING)), keywordNear('steadfast', 1, 5, nearEwok(TRILLING))),
    innate('Goodness Gracious Me', 'While an allied Ewok unit that is not wounded is within range 3, this unit’s characters cannot be targeted by ranged attacks.',
      change('untargetable', (game, owner, { unit, kind }) => (unit === owner.id && kind === 'ranged' && alliesTagged(game, owner, 'Ewok').some((ally) => ally.wounded === 0 && unitsWithin(game, owner, ally, 3)) ? 1 : 0))),
  ],
  stances: [
    stance({
      name: 'Against My Programming',
      melee: weapon(5, 5, 'Bash', 'blunt', '1: strike | 2-3: strike heal | 4+: critical heal'),
      ranged: noWeapon(5),
      defense: chart('Oblivious', '1-2: block | 3: block heal | 4+: block block heal critical>failure'),
      tree: tree(
        '*m1: heal | m2: heal heal | m3: disarmed | m4: pinned | m5: damage damage',
        'm1-m2 m2-m3 m3-m4 m4-m5',
      ),
    }),
    stance({
      name: 'Angry Trilling',
      melee: weapon(6, 5, 'Bash', 'blunt', '1: strike | 2-3: strike damage | 4+: critical damage'),
      ranged: noWeapon(5),
      defense: chart('Obstinance', '1-2: block | 3: block dash | 4+: block block critical>failure dash'),
      tree: tree(
        '*m1: shove | m2: shove damage | m3: damage damage | m4: strained | m5: damage damage',
        'm1-m2 m2-m3 m3-m4 m4-m5',
      ),
    }),
  ],
});
