import { after, change, identity } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { allyWounded, baitedStrike, dashTogether, forcePush } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { allies, hasTag, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, noWeapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

export const jediMasterKiAdiMundi = unitCard({
  id: 'jedi-master-ki-adi-mundi', name: 'Jedi Master Ki-Adi-Mundi', uniqueNames: ['Ki-Adi-Mundi'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Force User', 'Galactic Republic', 'Jedi'],
  sculpts: ['jedi-master-ki-adi-mundi'],
  codes: { sps: 'jedimasterkiadimundi', spt: '00500101', tabletopAdmiral: null, shatterApp: 110 },
  abilities: [
    dashTogether('Wise Counsel', 'Pick another allied Galactic Republic unit: each of its characters may dash. If it is a Jedi unit, one of this unit’s characters may dash.', { others: true, tags: ['Jedi'], all: false }),
    forcePush,
    baitedStrike('Force-Enhanced Reflexes', 'When its character is targeted by an attack: after that attack, if its attack roll shows a failure, the attacking unit takes 3 damage.'),
    identity('Guardians of the Republic', 'When an allied Galactic Republic character wounds an enemy unit, a character of an allied Jedi unit may heal and then dash. Once per turn, an active or reactive ability of an allied Jedi unit within range 3 of a wounded allied unit costs 1 Force less.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => allyWounded(game, unit, event) && hasTag(game, unitWith(game.state, event.by!), 'Galactic Republic'),
        *run(game, unit) {
          const jedi = yield* chooseCharacter(unit.seat, 'guardians-of-the-republic', taggedAllies(game, unit, 'Jedi'), true);
          if (jedi === null) return;
          yield* heal(game, jedi);
          yield* toolMove(game, jedi, 'dash');
        },
      }),
      change('abilityCost', (game, owner, { unit, ability }) => {
        const ally = unitOf(game.state, unit);
        if (ally.seat !== owner.seat || !hasTag(game, ally, 'Jedi')) return 0;
        const cost = game.content.card(ally.card).abilities.find(({ id }) => id === ability)?.cost ?? 0;
        return cost > 0 && allies(game, owner).some((hurt) => hurt.wounded > 0 && unitsWithin(game, hurt, ally, 3)) ? -1 : 0;
      }, { once: true }),
    ),
  ],
  stances: [
    stance({
      name: 'Form II Makashi',
      melee: weapon(7, 6, 'Lightsaber', 'saber', '1: critical | 2-3: critical critical | 4+: critical critical critical'),
      ranged: noWeapon(4),
      defense: chart('Duelist Training', '1: block critical>strike | 2-3: block block critical>failure | 4+: block block critical>failure critical>failure'),
      tree: tree(
        '*t1: shove damage | *b1: reposition damage | m2: disarmed damage | t3: shove damage damage | b3: exposed damage damage | t4: shove damage | m4: pinned damage | b4: strained damage | m5: damage damage',
        't1-m2 b1-m2 m2-t3 t3-t4 t4-m5 m2-b3 b3-b4 b4-m5 t3-m4 b3-m4 t4-m4 m4-b4',
      ),
    }),
    stance({
      name: 'Form V Shien',
      melee: weapon(8, 5, 'Lightsaber', 'saber', '1: strike strike | 2: strike strike strike | 3+: strike strike strike strike'),
      ranged: noWeapon(5),
      defense: chart('Tenacious Defense', '1: block heal | 2-3: block block heal | 4+: block block heal heal'),
      tree: tree(
        '*t1: heal heal | *b1: damage damage | m2: shove heal damage | t3: heal heal | b3: damage damage | m4: active heal damage | t5: heal heal | b5: damage damage',
        't1-m2 b1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
});
