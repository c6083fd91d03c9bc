import { innate, after, change } from '../game/ability.ts';
import { chooseCharacter } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { isOwn, jetPack, prideOfTheMandalore, strongerTogether } from '../families/index.ts';
import { unitOf, characterOf } from '../state/find.ts';
import { hasTag, standing, unitWithin, contestsAny } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Change } from '../game/game.ts';
import { unitCard } from '../game/unit-card.ts';

/** 1 for allied Mandalorian characters within range 3 that contest an active objective. */
const shelters: Change['adds'] = (game, owner, { unit, character }) => {
  const ally = unitOf(game.state, unit);
  if (character === null || ally.seat !== owner.seat || !hasTag(game, ally, 'Mandalorian') || !unitWithin(game, owner, character, 3)) return 0;
  return contestsAny(game, ally, characterOf(game.state, character)) ? 1 : 0;
};

export const boKatanKryze = unitCard({
  id: 'bo-katan-kryze', name: 'Bo-Katan Kryze', uniqueNames: ['Bo-Katan Kryze'],
  type: 'secondary', points: 4, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'],
  tags: ['Clan Kryze', 'Death Watch', 'Mandalorian', 'Nite Owls'],
  sculpts: ['bo-katan-kryze'],
  jets: true,
  codes: { sps: 'bokatankryze', spt: '00010105', tabletopAdmiral: 2, shatterApp: 8 },
  abilities: [
    prideOfTheMandalore,
    jetPack,
    strongerTogether,
    innate('Mandalore Will Survive', 'After this unit’s focus action one of its characters may dash and heal twice.',
      after('actionResolved', {
        may: false,
        when: (_game, unit, event) => isOwn(unit, event, 'focus'),
        *run(game, unit) {
          const chosen = yield* chooseCharacter(unit.seat, 'mandalore-will-survive', standing(unit));
          if (chosen === null) return;
          yield* toolMove(game, chosen, 'dash');
          yield* heal(game, chosen, 2);
        },
      }),
    ),
    innate('Some of Us Serve a Higher Purpose', 'Allied Mandalorian characters within range 3 that contest an active objective have Protection and Steadfast.',
      change('protection', shelters),
      change('steadfast', shelters),
    ),
  ],
  stances: [
    stance({
      name: 'Close Support',
      melee: weapon(7, 4, 'Westar-35 Blaster Pistols', 'blaster', '1: strike | 2-3: critical strike | 4+: critical critical damage'),
      ranged: weapon(6, 4, 'Westar-35 Blaster Pistols', 'blaster', '1: strike | 2-3: critical strike | 4+: critical critical damage', 4),
      defense: chart('Beskar Armor', '1-3: block block | 4+: block block block'),
      tree: tree(
        '*m1: damage damage | t2: pinned damage | t3: damage damage | b2: jump damage | b3: shove damage | m4: shove damage | t5: damage damage | b5: shove damage',
        'm1-t2 t2-t3 t3-m4 m1-b2 b2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
  firstPrint: { eras: ['fallOfTheJedi'] },
});
