import { change, innate } from '../game/ability.ts';
import { taggedAllies } from '../deeds/choose.ts';
import { oneDashes } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import { hasTag, standing, typeOf, unitsWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { unitCard } from '../game/unit-card.ts';

const incoming = innate('Incoming', 'Allied Clone Trooper units within range 3 that hold a Hunker token have Immunity [exposed].',
  change('immuneExposed', (game, owner, { unit }) => {
    const ally = unitOf(game.state, unit);
    return ally.seat === owner.seat && ally.hunker > 0 && hasTag(game, ally, 'Clone Trooper') && unitsWithin(game, owner, ally, 3) ? 1 : 0;
  }),
);

export const ct411CommanderPonds = unitCard({
  id: 'ct-411-commander-ponds', name: 'CT-411 Commander Ponds', uniqueNames: ['CT-411'],
  type: 'secondary', points: 3, force: 0, stamina: 7, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Galactic Republic'],
  sculpts: ['ct-411-commander-ponds'],
  codes: { sps: 'ct411commanderponds', spt: '00080102', tabletopAdmiral: 44, shatterApp: 37 },
  abilities: [
    oneDashes('Charge', 'A character of this unit or an allied Galactic Republic character may dash.', (game, unit) => [...new Set([...standing(unit), ...taggedAllies(game, unit, 'Galactic Republic')])]),
    incoming,
    innate('Forward Scout', 'When this unit deploys, its characters may be placed within range 2 of the Primary; Clone Trooper Supporting characters of its squad may deploy within range 1 of this unit instead of the Primary.',
      change('deployRange', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)),
      change('deployBeside', (game, owner, { unit }) => {
        const mate = unitOf(game.state, unit);
        return mate.seat === owner.seat && mate.squad === owner.squad && typeOf(game, mate) === 'supporting' && hasTag(game, mate, 'Clone Trooper') ? 1 : 0;
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Superior Recon',
      melee: weapon(5, 5, 'DC-17 Blaster Pistols', 'blaster', '1-3: critical strike | 4+: critical critical'),
      ranged: weapon(6, 5, 'DC-15S Blaster Rifle', 'blaster', '1-3: strike strike | 4+: critical critical', 5),
      defense: chart('Phase II Clone Armor', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: damage damage | m2: shove damage damage | m3: disarmed damage | m4: damage damage | b2: reposition damage | b3: pinned damage',
        'm1-m2 m2-m3 m3-m4 m1-b2 b2-b3 b3-m4',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      oneDashes('Charge', 'Another allied Galactic Republic character may dash.', (game, unit) => taggedAllies(game, unit, 'Galactic Republic', true)),
      incoming,
      innate('Forward Scout', 'Clone Trooper Secondary and Supporting characters of its squad may deploy within range 2 of the Primary.',
        change('deployRange', (game, owner, { unit }) => {
          const mate = unitOf(game.state, unit);
          return mate.seat === owner.seat && mate.squad === owner.squad && typeOf(game, mate) !== 'primary' && hasTag(game, mate, 'Clone Trooper') ? 1 : 0;
        }),
      ),
    ],
  },
});
