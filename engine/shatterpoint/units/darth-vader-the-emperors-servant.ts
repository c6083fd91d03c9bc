import { active, advised, after, identity, innate, tactic } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { dropDamageOrCondition, gainCondition } from '../deeds/effects.ts';
import { baitedStrike, oneMay, woundedByOwn } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Ability } from '../game/game.ts';
import { promiseNextAttack } from '../deeds/lasting.ts';
import { toolMove } from '../deeds/move.ts';
import { cardPlace } from '../turn/order.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const anger = advised({ purpose: 'ready' }, active('Anger, Hate, Aggression', 1, 'One of this unit’s characters may dash; if it did, its next attack of this activation has 3 dice more. If that attack roll shows a failure, this unit gains exposed after the attack.', {
  *run(game, unit) {
    const chosen = yield* oneMay(game, unit, 'dash', 'anger-hate-aggression');
    if (chosen !== null) promiseNextAttack(game, chosen, { dice: 3, mark: 'anger-hate-aggression' });
  },
}));

/** The Active ability with what follows from it after the attack. */
const angerAndAfter: Ability = {
  ...anger,
  parts: [...anger.parts, after('attackResolved', {
    may: false, times: 1,
    when: (game, unit, { attack }) => attack.marks.includes(anger.id) && unitWith(game.state, attack.attacker).id === unit.id && attack.failures > 0,
    run: (game, unit, { attack }) => gainCondition(game, unit.id, 'exposed', attack.attacker),
  })],
};

export const darthVaderTheEmperorsServant = unitCard({
  id: 'darth-vader-the-emperors-servant', name: 'Darth Vader, The Emperor’s Servant', uniqueNames: ['Darth Vader'],
  type: 'primary', points: 7, force: 3, stamina: 12, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Force User', 'Galactic Empire', 'Sith'],
  sculpts: ['darth-vader-the-emperors-servant'],
  codes: { sps: 'darthvadertheemperorsservant', spt: '00210101', tabletopAdmiral: null, shatterApp: 50 },
  notWith: ['Anakin Skywalker'],
  abilities: [
    tactic('You Don’t Know the Power of the Dark Side', 'This unit may lose up to 2 damage or one condition. Then refresh 1 Force.', function* (game, unit) {
      yield* dropDamageOrCondition(game, unit.id, 2);
      refreshForce(game, unit.seat, 1);
    }),
    angerAndAfter,
    baitedStrike('You Are Unwise to Lower Your Defenses', 'When this unit is targeted by a melee attack: after that attack, if its attack roll shows a failure, the attacking unit takes 3 damage.', { kind: 'melee' }),
    innate('Perhaps I Can Find New Ways to Motivate Them', 'When this unit wounds an enemy unit, another allied Galactic Empire character may dash.',
      after('wounded', {
        may: false,
        when: woundedByOwn,
        *run(game, unit) {
          const chosen = yield* chooseCharacter(unit.seat, 'perhaps-i-can-find-new-ways-to-motivate-them', taggedAllies(game, unit, 'Galactic Empire', true), true);
          if (chosen !== null) yield* toolMove(game, chosen, 'dash');
        },
      }),
    ),
    identity('You Cannot Hide Forever', 'At the end of this unit’s activation, if it wounded nobody in it and its order card is neither in the order deck nor in reserve, that card is shuffled into the deck.',
      after('activationEnding', {
        may: false,
        when: (game, unit, event) => event.unit === unit.id && game.state.activation!.woundedEnemies.length === 0 && cardPlace(game, unit.id) === 'discard',
        *run(game, unit) { emit(game, { type: 'cardReturned', seat: unit.seat, card: unit.id, from: 'discard' }); },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Form V Djem So',
      melee: weapon(8, 5, 'Lightsaber', 'saber', '1: strike strike | 2-3: critical strike strike | 4+: critical strike strike strike'),
      ranged: noWeapon(5),
      defense: chart('Defensive Form', '1-2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*m1: strained damage damage | m2: damage damage | m3: damage damage | t4: jump damage | b4: disarmed damage | m5: damage damage damage | m6: shove',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-b4 b4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Form V Shien',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1-2: critical | 3: critical strike | 4+: critical critical'),
      ranged: weapon(5, 6, 'Thrown Lightsaber', 'thrown', '1-3: critical damage | 4+: critical critical damage', 4),
      defense: chart('Defensive Form', '1: block heal | 2-3: block block heal | 4+: block block heal heal'),
      tree: tree(
        '*m1: shove damage damage | t2: heal damage | t3: exposed damage | t4: heal heal | t5: shove damage damage | b2: pinned damage | b3: shove damage | b4: disarmed damage damage | b5: reposition damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
});
