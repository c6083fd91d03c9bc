import { change, identity, innate, tactic } from '../game/ability.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { eachOfMay, keyword, longLiveTheEmpire } from '../families/index.ts';
import { characterOf, unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { contests, hasTag, standing, unitWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

/** Whether a character contests an active objective that this unit’s player does not control. */
const holdsBack = (game: Game, owner: Unit, id: CharacterId): boolean =>
  game.state.objectives.some((each) => each.controller !== owner.seat && contests(game, unitWith(game.state, id), characterOf(game.state, id), each));

export const moffGideon = unitCard({
  id: 'moff-gideon', name: 'Moff Gideon', uniqueNames: ['Moff Gideon'],
  type: 'primary', points: 8, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion', 'newRepublic'],
  tags: ['Galactic Empire', 'Scoundrel'],
  sculpts: ['moff-gideon'],
  codes: { sps: 'moffgideon', spt: '00260101', tabletopAdmiral: null, shatterApp: 62 },
  abilities: [
    tactic('Smug Determination', 'Pick an allied Galactic Empire character within range 4: it and each character of this unit may dash.', function* (game, unit) {
      const chosen = yield* chooseCharacter(unit.seat, 'smug-determination', taggedAllies(game, unit, 'Galactic Empire').filter((id) => unitWithin(game, unit, id, 4)));
      if (chosen !== null) yield* eachOfMay(game, [...new Set([chosen, ...standing(unit)])], 'dash');
    }),
    longLiveTheEmpire,
    innate('Assume That I Know Everything', 'Opponents pay 1 Force more to reserve the order card of a unit.', change('reserveCost', (game, owner, { unit }) => (unitOf(game.state, unit).seat !== owner.seat ? 1 : 0))),
    identity('You Have Something I Want', 'Melee attacks of allied Galactic Empire characters in combat actions have 1 die more if the defender contests an active objective that this unit’s player does not control. While this unit contests an active objective, ties for control of it go to its player.',
      change('attackDice', (game, owner, { unit, attack }) => {
        const ally = unitOf(game.state, unit);
        return attack?.kind === 'melee' && attack.part === 'combat' && ally.seat === owner.seat && hasTag(game, ally, 'Galactic Empire') && holdsBack(game, owner, attack.defender) ? 1 : 0;
      }),
      keyword('winsTies'),
    ),
  ],
  stances: [
    stance({
      name: 'Burn Them Out',
      melee: weapon(7, 6, 'The Darksaber', 'saber', '1-2: critical damage | 3: critical damage damage | 4+: critical critical damage damage'),
      ranged: weapon(6, 5, 'Moff Gideon’s Blaster Pistol', 'blaster', '1-2: strike strike | 3+: critical strike', 4),
      defense: chart('Battle Armor', '1-2: block | 3: block block critical>strike | 4+: block block critical>failure heal'),
      tree: tree(
        '*t1: shove damage | t2: damage damage | t3: shove damage | *b1: strained damage | b2: shove damage | b3: exposed damage | m4: damage damage | m5: active | m6: damage damage damage',
        't1-t2 t2-t3 t3-m4 b1-b2 b2-b3 b3-m4 m4-m5 m5-m6',
      ),
    }),
    stance({
      name: 'Self-Interest',
      melee: weapon(6, 5, 'The Darksaber', 'saber', '1-2: critical damage | 3: critical damage damage | 4+: critical critical damage damage'),
      ranged: weapon(7, 6, 'Moff Gideon’s Blaster Pistol', 'blaster', '1-2: critical pinned | 3: critical strike pinned | 4+: critical critical pinned', 4),
      defense: chart('Battle Armor', '1-2: block | 3: block block critical>strike | 4+: block block critical>failure reposition'),
      tree: tree(
        '*m1: damage damage | t2: disarmed damage | t3: damage | t4: damage damage | t5: exposed damage | m2: strained damage | m3: active | m4: heal damage | m5: damage damage | b2: shove damage | b3: shove | b4: heal heal | b5: reposition damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m2-m3 m3-m4 m4-m5 m1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
});
