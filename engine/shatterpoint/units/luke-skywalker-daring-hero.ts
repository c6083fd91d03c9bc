import { change, innate, tactic } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { grapplingHook, keyword } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, standing, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const lukeSkywalkerDaringHero = unitCard({
  id: 'luke-skywalker-daring-hero', name: 'Luke Skywalker, Daring Hero', uniqueNames: ['Luke Skywalker'],
  type: 'secondary', points: 3, force: 0, stamina: 7, durability: 2, characters: 1, base: 40, baseAssumed: true,
  eras: ['ageOfRebellion'],
  tags: ['Force User', 'Rebel Alliance', 'Spy'],
  sculpts: ['luke-skywalker-daring-hero'],
  codes: { sps: 'lukeskywalkerdaringhero', spt: '00410102', tabletopAdmiral: null, shatterApp: 89 },
  abilities: [
    tactic('I’m Here to Rescue You', 'Pick one of this unit’s characters or another allied Spy character: it may reposition.', function* (game, unit) {
      const chosen = yield* chooseCharacter(unit.seat, 'im-here-to-rescue-you', [...standing(unit), ...taggedAllies(game, unit, 'Spy', true)]);
      if (chosen !== null) yield* toolMove(game, chosen, 'reposition');
    }),
    grapplingHook,
    innate('He’s the Brains, Sweetheart', 'When an allied Rebel Alliance or Spy character within range 3 whose unit holds a Hunker token makes a ranged attack in a combat action, it may reroll up to 2 failures.',
      change('attackRerollFailures', (game, owner, { unit, character, attack }) => {
        const friend = unitOf(game.state, unit);
        if (attack?.kind !== 'ranged' || attack.part !== 'combat' || character === null || friend.seat !== owner.seat || friend.hunker === 0) return 0;
        return (hasTag(game, friend, 'Rebel Alliance') || hasTag(game, friend, 'Spy')) && unitWithin(game, owner, character, 3) ? 2 : 0;
      }),
    ),
    innate('Oh, the Uniform', 'This unit keeps its Hunker tokens when its characters become engaged, and it can gain and hold them while engaged.', keyword('hunkerWhileEngaged')),
  ],
  stances: [
    stance({
      name: 'Act on Instinct',
      melee: weapon(6, 5, 'Scrappy', 'blunt', '1-2: strike strike | 3+: strike strike shove'),
      ranged: weapon(6, 4, 'E-11 Blaster Rifle', 'blaster', '1-2: strike strike | 3-4: critical strike shove | 5+: critical critical strike shove', 5),
      defense: chart('Stormtrooper Armor', '1: block | 2: block critical>strike | 3+: block block critical>failure'),
      tree: tree(
        '*m1: damage damage | m2: damage | m3: shove damage | t4: strained damage | b4: pinned damage | m5: shove damage | m6: reposition damage',
        'm1-m2 m2-m3 m3-t4 t4-m5 m3-b4 b4-m5 m5-m6',
      ),
    }),
  ],
});
