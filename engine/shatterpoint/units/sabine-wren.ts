import { active, advised, innate, reactive, tactic } from '../game/ability.ts';
import { grantAction, mayGrant } from '../turn/act.ts';
import { chooseCharacter, chooseObjective, isNearTagged, taggedAllies } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { gainHunker } from '../deeds/effects.ts';
import { accepts, everyUnitBy, isOwn, keyword, objectivesBy, oneMay, rollCounting } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import { hasTag, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const FRIENDS = 'my-friends-make-the-impossible-possible';
const FIREWORKS = 'im-gonna-go-add-some-fireworks-to-the-celebration';

export const sabineWren = unitCard({
  id: 'sabine-wren', name: 'Sabine Wren, Spectre-5', uniqueNames: ['Sabine Wren'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Clan Wren', 'Mandalorian', 'Rebel Alliance', 'Spectre'],
  sculpts: ['sabine-wren'],
  jets: true,
  codes: { sps: 'sabinewrenspectre5', spt: '00440102', tabletopAdmiral: null, shatterApp: 81 },
  abilities: [
    tactic('My Friends Make the Impossible Possible', 'Pick another allied Rebel Alliance character: it may dash; if it is a Spectre, its unit may also gain a Hunker token.', function* (game, unit) {
      const friend = yield* chooseCharacter(unit.seat, FRIENDS, taggedAllies(game, unit, 'Rebel Alliance', true));
      if (friend === null) return;
      yield* toolMove(game, friend, 'dash');
      const host = unitWith(game.state, friend);
      if (hasTag(game, host, 'Spectre') && (yield* accepts(unit, FRIENDS, 'hunker'))) yield* gainHunker(game, host.id);
    }),
    advised({ purpose: 'harm', deed: 'blast' }, active('I’m Gonna go Add Some Fireworks To The Celebration', 1, 'One of this unit’s characters may pick an objective within range 4 of it and roll 5 attack dice: every unit within range 2 of the objective takes 1 damage for each expertise. Then one of this unit’s characters may jump.', {
      *run(game, unit) {
        const objective = yield* chooseObjective(game, unit.seat, FIREWORKS, objectivesBy(game, unit, 4), true);
        if (objective !== null) {
          const hits = yield* rollCounting(FIREWORKS, 5, 'expertise');
          for (const caught of everyUnitBy(game, objective, 2)) damage(game, caught.id, hits, standing(unit)[0] ?? null, null);
        }
        yield* oneMay(game, unit, 'jump', FIREWORKS);
      },
    })),
    reactive('I Forged This Armor With my Family', 0, 'After this unit’s move action: if one of its characters is within range 2 of another allied Mandalorian or Spectre character, it makes a focus action.', 'actionResolved', {
      when: (game, unit, event) => isOwn(unit, event, 'move') && mayGrant(game, unit, 'focus') && (isNearTagged(game, unit, 'Mandalorian', 2) || isNearTagged(game, unit, 'Spectre', 2)),
      run: (game, unit) => grantAction(game, unit, 'focus'),
    }),
    innate('Daughter of Mandalore', 'This unit’s characters have Protection and Sharpshooter [2]. Whenever one of them would dash, advance, climb or reposition, it may jump instead.',
      keyword('protection'), keyword('sharpshooter', 2), keyword('moveAsJump')),
  ],
  stances: [
    stance({
      name: 'My Way',
      melee: weapon(6, 4, 'Westar-35 Blaster Pistols', 'blaster', '1: strike | 2-3: critical strike | 4+: critical critical disarmed'),
      ranged: weapon(6, 4, 'Westar-35 Blaster Pistols', 'blaster', '1: strike | 2-3: critical strike | 4+: critical critical disarmed', 4),
      defense: chart('Beskar Armor', '1-3: block block | 4+: block block block'),
      tree: tree(
        '*m1: damage damage | t2: shove damage | t3: shove damage | m3: active | b2: strained damage | b3: damage damage | m4: pinned damage damage | t5: exposed damage | b5: jump damage',
        'm1-t2 t2-t3 t3-m4 m1-b2 b2-b3 b3-m4 t2-m3 b2-m3 m3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
