import { after, change, identity, reactive, tactic } from '../game/ability.ts';
import { attack, attackChoices } from '../attack/attack.ts';
import { chooseCharacter, chooseOwn, chooseWay } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { alliesTagged, fearlessAndInventive } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { charactersOf, hasTag, typeOf } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const REBELLION = 'this-is-a-rebellion-isnt-it';
const LIMITS = { dice: 5, part: REBELLION };

export const jynErso = unitCard({
  id: 'jyn-erso', name: 'Jyn Erso, Stardust', uniqueNames: ['Jyn Erso'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Spy'],
  sculpts: ['jyn-erso'],
  codes: { sps: 'jynersostardust', spt: '00520101', tabletopAdmiral: null, shatterApp: 126 },
  abilities: [
    tactic('This Is a Rebellion, Isn’t it?', 'Pick this unit or an allied Rebel Alliance Supporting unit: one of its characters may dash or make a 5-dice attack.', function* (game, unit) {
      const helpers = alliesTagged(game, unit, 'Rebel Alliance', true).filter((ally) => typeOf(game, ally) === 'supporting');
      const chosen = yield* chooseCharacter(unit.seat, REBELLION, charactersOf([unit, ...helpers]));
      if (chosen === null) return;
      const way = yield* chooseWay(unit.seat, REBELLION, ['dash', ...(attackChoices(game, chosen, LIMITS).length > 0 ? ['attack'] : []), 'none']);
      if (way === 'dash') yield* toolMove(game, chosen, 'dash');
      if (way === 'attack') yield* attack(game, chosen, LIMITS);
    }),
    fearlessAndInventive('Reckless, Aggressive, and Undisciplined'),
    reactive('I Rebel', 0, 'After its character attacked: that character may dash. During its own activation this unit may use it twice.', 'attackResolved', {
      timesActivated: 2,
      when: (game, unit, event) => unitWith(game.state, event.attack.attacker).id === unit.id,
      *run(game, _unit, event) { yield* toolMove(game, event.attack.attacker, 'dash'); },
    }),
    identity('The Time to Fight Is Now', 'An allied Rebel Alliance unit that lacks the ready Force for an ability may have its player spend 1 momentum instead. Once per turn, when an opponent gains momentum, one of this unit’s characters may heal twice.',
      change('momentumForForce', (game, owner, { unit }) => {
        const friend = unitOf(game.state, unit);
        return friend.seat === owner.seat && hasTag(game, friend, 'Rebel Alliance') ? 1 : 0;
      }),
      after('momentumGained', {
        may: true, times: 1,
        when: (_game, unit, { seat }) => seat !== unit.seat,
        *run(game, unit) {
          const healer = yield* chooseOwn(unit, 'the-time-to-fight-is-now');
          if (healer !== null) yield* heal(game, healer, 2);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Aggravated Assault',
      melee: weapon(7, 5, 'Collapsible Tonfa', 'blunt', '1: critical | 2-3: critical critical | 4+: critical critical strike>critical'),
      ranged: weapon(6, 5, 'SE-14C Blaster Pistol', 'blaster', '1-2: critical strike>critical | 3+: critical critical dash', 4),
      defense: chart('Rebellious', '1-2: block dash | 3: block block dash | 4+: block block reposition'),
      tree: tree(
        '*m1: damage damage | t2: disarmed damage | t3: damage damage | t4: damage damage | t5: reposition damage | m2: exposed damage | m3: pinned damage | m4: dash damage | m5: strained damage | b2: shove damage | b3: heal damage | b4: damage damage | b5: damage damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m2-m3 m3-m4 m4-m5 m1-b2 b2-b3 b3-b4 b4-b5 m4-t5 m4-b5',
      ),
    }),
    stance({
      name: 'Resisting Arrest',
      melee: weapon(6, 5, 'Collapsible Tonfa', 'blunt', '1-2: critical strike>critical | 3+: critical critical dash'),
      ranged: weapon(7, 5, 'SE-14C Blaster Pistol', 'blaster', '1: critical | 2-3: critical critical | 4+: critical critical strike>critical', 4),
      defense: chart('Rebellious', '1-2: block dash | 3: block block dash | 4+: block block reposition'),
      tree: tree(
        '*m1: shove damage | t2: damage damage | m2: pinned damage | b2: shove damage | m3: damage damage | t4: shove damage | m4: disarmed damage | b4: exposed damage | m5: strained damage damage | t5: damage damage | b5: reposition',
        'm1-t2 t2-m3 m1-m2 m2-m3 m1-b2 b2-m3 m3-t4 t4-m5 m3-m4 m4-m5 m3-b4 b4-m5 m5-t5 m5-b5',
      ),
    }),
  ],
});
