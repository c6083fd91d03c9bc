import { active, change, identity, reactive } from '../ability.ts';
import { chooseOneUnit } from '../choose.ts';
import { alliesTagged, crackShot, eachMay, keywordWhile, oneMay } from '../families/index.ts';
import { unitOf } from '../find.ts';
import { hasTag, typeOf } from '../measure.ts';
import { unitCard, stance, weapon, chart, tree } from '../print.ts';

/** Number of the stance Faith in Diplomacy; the other one is Aggressive Negotiations. */
const DIPLOMACY = 1;

export const queenPadmeAmidala = unitCard({
  id: 'queen-padme-amidala', name: 'Queen Padmé Amidala', uniqueNames: ['Padmé Amidala'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Galactic Republic', 'Naboo'],
  codes: { sps: 'queenpadmeamidala', spt: '00150101', tabletopAdmiral: 46, shatterApp: 40 },
  abilities: [
    active('Royal Command', 1, 'Pick an allied Galactic Republic unit: each of its characters may advance.', {
      *run(game, unit) {
        const chosen = yield* chooseOneUnit(game, unit.seat, 'royal-command', alliesTagged(game, unit, 'Galactic Republic'));
        if (chosen !== null) yield* eachMay(game, chosen, 'advance');
      },
    }),
    reactive('Queen’s Gambit', 1, 'After the opponent gained momentum: one of this unit’s characters may advance.', 'momentumGained', {
      when: (_game, unit, { seat }) => seat !== unit.seat,
      *run(game, unit) { yield* oneMay(game, unit, 'advance', 'queens-gambit'); },
    }),
    crackShot,
    identity('Servant of the People', 'In Faith in Diplomacy: ties for control of an active objective that its character contests go to this unit’s player. In Aggressive Negotiations, while it is not wounded: allied Galactic Republic Supporting characters have 1 attack die more.',
      keywordWhile('winsTies', 1, (_game, owner) => owner.stance === DIPLOMACY),
      change('attackDice', (game, owner, { unit, attack }) => {
        const ally = unitOf(game.state, unit);
        if (attack === null || owner.stance === DIPLOMACY || owner.wounded > 0 || ally.seat !== owner.seat) return 0;
        return typeOf(game, ally) === 'supporting' && hasTag(game, ally, 'Galactic Republic') ? 1 : 0;
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Aggressive Negotiations',
      melee: weapon(6, 5, 'Quick Thinking', '1: strike | 2: strike strike | 3+: strike strike strike'),
      ranged: weapon(7, 5, 'ELG-3A Blaster Pistol', '1: critical | 2: critical strike | 3+: critical critical strike', 4),
      defense: chart('Defensive Training', '1-2: block heal | 3-4: block block heal | 5+: block block critical>failure heal'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | b2: exposed damage | m3: shove damage | t4: damage damage | t5: shove damage | b4: damage heal heal | b5: reposition damage',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Faith in Diplomacy',
      melee: weapon(6, 5, 'Quick Thinking', '1-2: strike strike | 3+: critical strike'),
      ranged: weapon(6, 5, 'ELG-3A Blaster Pistol', '1: strike | 2-3: strike strike strike | 4+: strike strike strike strike', 4),
      defense: chart('Defensive Training', '1-2: block heal | 3-4: block heal heal | 5+: block critical>failure heal heal'),
      tree: tree(
        '*m1: shove damage | m2: pinned damage | m3: shove damage damage | t4: disarmed damage | t5: damage damage | b4: damage | b5: shove damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
  firstPrint: { stamina: 9 },
});
