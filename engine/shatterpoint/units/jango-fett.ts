import { after, innate, reactive } from '../game/ability.ts';
import { chooseOwn } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { gainCondition, heal } from '../deeds/effects.ts';
import { afterOwn, forceMove, jetPack, moveThenAttack, oneMay, rollCounting, woundedByOwn } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import { standing, typeOf, unitsWithin } from '../board/measure.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { Ability } from '../game/game.ts';
import { unitCard } from '../game/unit-card.ts';

const captureWire = forceMove('Capture Wire', 1, 3, 'pull', 2, ' Then its unit gains pinned.', (game, _unit, enemy, user) => gainCondition(game, unitWith(game.state, enemy).id, 'pinned', user));

/** Force, and two heals of one character, for wounding an enemy Primary or Secondary. */
const getPaid = (force: number): Ability => innate('I’m Just Looking to Get Paid', `When this unit wounds an enemy Primary or Secondary: refresh ${force} Force and one of its characters may heal twice.`,
  after('wounded', {
    may: false,
    when: (game, unit, event) => woundedByOwn(game, unit, event) && typeOf(game, unitOf(game.state, event.unit)) !== 'supporting',
    *run(game, unit) {
      refreshForce(game, unit.seat, force);
      const chosen = yield* chooseOwn(unit, 'im-just-looking-to-get-paid');
      if (chosen !== null) yield* heal(game, chosen, 2);
    },
  }),
);

const impatientClient = innate('My Client Is Getting Impatient', 'After this unit’s focus action one of its characters may jump.',
  afterOwn('focus', false, function* (game, unit) { yield* oneMay(game, unit, 'jump', 'my-client-is-getting-impatient'); }),
);

export const jangoFett = unitCard({
  id: 'jango-fett', name: 'Jango Fett, Bounty Hunter', uniqueNames: ['Jango Fett'],
  type: 'secondary', points: 4, force: 0, stamina: 9, durability: 2, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel', 'Separatist Alliance'],
  sculpts: ['jango-fett'],
  jets: true,
  codes: { sps: 'jangofettbountyhunter', spt: '00030102', tabletopAdmiral: 24, shatterApp: 18 },
  abilities: [
    captureWire,
    jetPack,
    reactive('Not So Fast', 1, 'When an enemy unit is activated from reserve: one of this unit’s characters may dash and then make a 5-dice attack on a character of that unit.', 'activated', {
      when: (game, unit, event) => event.from === 'reserve' && unitOf(game.state, event.unit).seat !== unit.seat,
      run: (game, unit, event) => moveThenAttack(game, unit, 'dash', { dice: 5, targets: standing(unitOf(game.state, event.unit)), part: 'not-so-fast' }),
    }),
    getPaid(1),
    impatientClient,
  ],
  stances: [
    stance({
      name: 'Resourceful Gunslinger',
      melee: weapon(6, 5, 'Custom Blaster Pistol', 'blaster', '1: damage | 2-3: strike damage | 4+: critical strike damage'),
      ranged: weapon(6, 5, 'Custom Blaster Pistol', 'blaster', '1: critical | 2-3: critical critical | 4+: critical critical strike', 4),
      defense: chart('Beskar Armor', '1-2: block block | 3+: block block block'),
      tree: tree(
        '*m1: damage damage | m2: strained damage | t3: jump damage damage | b3: active | m4: shove damage damage | t5: jump damage damage damage | b5: shove damage damage damage',
        'm1-m2 m2-t3 t3-m4 m2-b3 b3-m4 m4-t5 m4-b5',
      ),
    }),
  ],
  firstPrint: {
    abilities: [
      captureWire,
      jetPack,
      reactive('Not So Fast', 1, 'When an enemy unit within range 3 starts its activation: roll 5 attack dice; that unit takes 1 damage for each critical and strike.', 'activationBegun', {
        when: (game, unit, event) => unitOf(game.state, event.unit).seat !== unit.seat && unitsWithin(game, unit, unitOf(game.state, event.unit), 3),
        *run(game, unit, event) {
          const hits = yield* rollCounting('not-so-fast', 5, 'critical', 'strike');
          damage(game, event.unit, hits, standing(unit)[0]!, null);
        },
      }),
      getPaid(2),
      impatientClient,
    ],
  },
});
