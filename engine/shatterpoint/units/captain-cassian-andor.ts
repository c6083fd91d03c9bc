import { active, advised, after, identity, reactive } from '../game/ability.ts';
import { chooseCharacter, chooseOneUnit, endsAlone } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { gainHunker } from '../deeds/effects.ts';
import { alliesTagged, expendableDistraction, oneMay, rollCounting, woundedByEnemyAttack } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { gainUntilTurnEnds } from '../deeds/lasting.ts';
import { allies, charactersOf, contestsAny, enemies, hasTag, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const BLEND_IN = 'we-need-to-blend-in';
const BLOW = 'this-town-is-ready-to-blow';
const HUNDRED = 'make-ten-men-feel-like-a-hundred';

export const captainCassianAndor = unitCard({
  id: 'captain-cassian-andor', name: 'Captain Cassian Andor', uniqueNames: ['Cassian Andor'],
  type: 'primary', points: 9, force: 2, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Rebel Alliance', 'Scoundrel', 'Spy'],
  sculpts: ['captain-cassian-andor'],
  codes: { sps: 'captaincassianandor', spt: '00310101', tabletopAdmiral: null, shatterApp: 121 },
  abilities: [
    active('We Need to Blend In', 1, 'Pick another allied Rebel Alliance unit: one of this unit’s characters and one of its characters may dash; if it is a Spy unit, both units gain a Hunker token.', {
      can: (game, unit) => !endsAlone(game, alliesTagged(game, unit, 'Rebel Alliance', true)),
      *run(game, unit) {
        const friend = yield* chooseOneUnit(game, unit.seat, BLEND_IN, alliesTagged(game, unit, 'Rebel Alliance', true));
        const both = friend === null ? [unit] : [unit, friend];
        for (const each of both) yield* oneMay(game, each, 'dash', BLEND_IN);
        if (friend !== null && hasTag(game, friend, 'Spy')) for (const each of both) yield* gainHunker(game, each.id);
      },
    }),
    reactive('This Town is Ready to Blow', 0, 'When another player claims a struggle card: roll 3 attack dice; every enemy unit that contests an active objective takes 1 damage for each strike and expertise.', 'struggleWon', {
      when: (_game, unit, event) => event.seat !== unit.seat,
      *run(game, unit) {
        const harm = yield* rollCounting(BLOW, 3, 'strike', 'expertise');
        const there = enemies(game, unit).filter((enemy) => enemy.characters.some((character) => contestsAny(game, enemy, character)));
        for (const enemy of there) damage(game, enemy.id, harm, standing(unit)[0] ?? null, null);
      },
    }),
    expendableDistraction('We’ve All Done Terrible Things'),
    advised({ deed: 'attack' }, identity('Make Ten Men Feel Like a Hundred', 'Once per turn, when an enemy attack wounds an allied unit, one character of another allied unit may dash, or advance instead if it is a Spy. When an allied Rebel Alliance unit is chosen with the Shatterpoint card, it has Impact [1] and Sharpshooter [1] until the end of the turn.',
      after('wounded', {
        may: true, times: 1,
        when: (game, unit, event) => woundedByEnemyAttack(game, unit, event) && unitOf(game.state, event.unit).seat === unit.seat,
        *run(game, unit, event) {
          const chosen = yield* chooseCharacter(unit.seat, HUNDRED, charactersOf(allies(game, unit).filter(({ id }) => id !== event.unit)));
          if (chosen !== null) yield* toolMove(game, chosen, hasTag(game, unitWith(game.state, chosen), 'Spy') ? 'advance' : 'dash');
        },
      }),
      after('activated', {
        may: false,
        when: (game, unit, { unit: id, from }) => from === 'shatterpoint' && unitOf(game.state, id).seat === unit.seat && hasTag(game, unitOf(game.state, id), 'Rebel Alliance'),
        *run(game, _unit, { unit: id }) {
          for (const keyword of ['impact', 'sharpshooter'] as const) gainUntilTurnEnds(game, unitOf(game.state, id), keyword, 1);
        },
      }),
    )),
  ],
  stances: [
    stance({
      name: 'All the Way',
      melee: weapon(7, 5, 'Cassian Andor’s Blaster Pistol', 'blaster', '1: strike strike | 2-3: critical strike>critical | 4+: critical critical shove'),
      ranged: weapon(7, 5, 'BlasTech A280-CFE Blaster', 'blaster', '1: strike>critical | 2-3: critical strike>critical | 4+: critical critical strike>critical', 4),
      defense: chart('For the Cause', '1: block heal | 2-3: block block heal | 4+: block block critical>failure heal'),
      tree: tree(
        '*m1: damage damage | t2: shove damage | t3: shove damage | b2: disarmed damage | b3: heal damage damage | m3: damage damage | m4: reposition damage damage | t5: exposed damage | b5: damage damage',
        'm1-t2 t2-t3 t3-m4 m1-b2 b2-b3 b3-m4 t2-m3 b2-m3 m3-m4 m4-t5 m4-b5',
      ),
    }),
    stance({
      name: 'Light it Up',
      melee: weapon(6, 5, 'Cassian Andor’s Blaster Pistol', 'blaster', '1-2: strike strike | 3+: critical strike shove'),
      ranged: weapon(8, 5, 'BlasTech A280-CFE Blaster', 'blaster', '1-2: critical strike>critical | 3: critical critical | 4+: critical critical strike>critical', 5),
      defense: chart('Subterfuge', '1: critical>failure | 2-3: block critical>failure | 4+: block block critical>failure reposition'),
      tree: tree(
        '*m1: damage damage | m2: pinned damage | m3: damage damage damage | t4: shove | t5: shove | m4: strained | m5: damage | b4: disarmed | b5: exposed | m6: reposition damage damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 t5-m6 m3-m4 m4-m5 m5-m6 m3-b4 b4-b5 b5-m6',
      ),
    }),
  ],
});
