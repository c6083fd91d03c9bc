import { active, change, identity, reactive } from '../game/ability.ts';
import { chooseOneUnit } from '../deeds/choose.ts';
import { alliesTagged, coordinatedFire, crackShot, eachMay, keywordWhile, oneMay } from '../families/index.ts';
import { objectiveOf, unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { contests, hasTag, typeOf, unitWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Number of the stance Faith in Diplomacy; the other one is Aggressive Negotiations. */
const DIPLOMACY = 1;

const royalCommand = active('Royal Command', 1, 'Pick an allied Galactic Republic unit: each of its characters may advance.', {
  *run(game, unit) {
    const chosen = yield* chooseOneUnit(game, unit.seat, 'royal-command', alliesTagged(game, unit, 'Galactic Republic'));
    if (chosen !== null) yield* eachMay(game, chosen, 'advance');
  },
});

/** Whether a unit is Republic support of the owner's side. */
function isSupport(game: Game, owner: Unit, id: UnitId): boolean {
  const ally = unitOf(game.state, id);
  return ally.seat === owner.seat && typeOf(game, ally) === 'supporting' && hasTag(game, ally, 'Galactic Republic');
}
/** Whether the unit leads its support in attacks. */
const leadsAttacks = (owner: Unit): boolean => owner.stance !== DIPLOMACY && owner.wounded === 0;

export const queenPadmeAmidala = unitCard({
  id: 'queen-padme-amidala', name: 'Queen Padmé Amidala', uniqueNames: ['Padmé Amidala'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Galactic Republic', 'Naboo'],
  sculpts: ['queen-padme-amidala'],
  codes: { sps: 'queenpadmeamidala', spt: '00150101', tabletopAdmiral: 46, shatterApp: 40 },
  abilities: [
    royalCommand,
    reactive('Queen’s Gambit', 1, 'After the opponent gained momentum: one of this unit’s characters may advance.', 'momentumGained', {
      when: (_game, unit, { seat }) => seat !== unit.seat,
      *run(game, unit) { yield* oneMay(game, unit, 'advance', 'queens-gambit'); },
    }),
    crackShot,
    identity('Servant of the People', 'In Faith in Diplomacy: ties for control of an active objective that its character contests go to this unit’s player. In Aggressive Negotiations, while it is not wounded: allied Galactic Republic Supporting characters have 1 attack die more.',
      keywordWhile('winsTies', 1, (_game, owner) => owner.stance === DIPLOMACY),
      change('attackDice', (game, owner, { unit, attack }) => (attack !== null && leadsAttacks(owner) && isSupport(game, owner, unit) ? 1 : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'Aggressive Negotiations',
      melee: weapon(6, 5, 'Quick Thinking', 'blunt', '1: strike | 2: strike strike | 3+: strike strike strike'),
      ranged: weapon(7, 5, 'ELG-3A Blaster Pistol', 'blaster', '1: critical | 2: critical strike | 3+: critical critical strike', 4),
      defense: chart('Defensive Training', '1-2: block heal | 3-4: block block heal | 5+: block block critical>failure heal'),
      tree: tree(
        '*m1: damage damage | t2: damage damage | b2: exposed damage | m3: shove damage | t4: damage damage | t5: shove damage | b4: damage heal heal | b5: reposition damage',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Faith in Diplomacy',
      melee: weapon(6, 5, 'Quick Thinking', 'blunt', '1-2: strike strike | 3+: critical strike'),
      ranged: weapon(6, 5, 'ELG-3A Blaster Pistol', 'blaster', '1: strike | 2-3: strike strike strike | 4+: strike strike strike strike', 4),
      defense: chart('Defensive Training', '1-2: block heal | 3-4: block heal heal | 5+: block critical>failure heal heal'),
      tree: tree(
        '*m1: shove damage | m2: pinned damage | m3: shove damage damage | t4: disarmed damage | t5: damage damage | b4: damage | b5: shove damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
  firstPrint: {
    stamina: 9, tags: ['Galactic Republic'],
    abilities: [
      royalCommand,
      coordinatedFire('damage damage', 'Handmaiden'),
      crackShot,
      identity('Servant of the People', 'In Faith in Diplomacy, while this unit is not wounded: allied Galactic Republic Supporting characters contest each active objective that its character contests even while they are wounded. In Aggressive Negotiations, while it is not wounded: allied Galactic Republic Supporting characters within range 4 have 1 attack die more.',
        change('contestsWounded', (game, owner, { unit, objective }) => {
          if (objective === undefined || owner.stance !== DIPLOMACY || owner.wounded > 0 || !isSupport(game, owner, unit)) return 0;
          return owner.characters.some((character) => contests(game, owner, character, objectiveOf(game.state, objective))) ? 1 : 0;
        }),
        change('attackDice', (game, owner, { unit, character, attack }) =>
          (attack !== null && character !== null && leadsAttacks(owner) && isSupport(game, owner, unit) && unitWithin(game, owner, character, 4) ? 1 : 0)),
      ),
    ],
  },
});
