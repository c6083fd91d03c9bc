import type { Script } from '../../core/script.ts';
import { active, advised, identity, tactic, tagging } from '../game/ability.ts';
import { chooseCharacter, chooseWay, taggedAllies } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { dropHunker, gainHunker } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { characterBy, coordinatedFire, defensiveManeuver, everyUnitBy, objectivesBy } from '../families/index.ts';
import { objectiveOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const goals = (game: Game, unit: Unit): string[] => objectivesBy(game, unit, 3).map(({ id }) => id);

/** Allied characters near the objective may dash and take cover; then it goes off under every unit that is near it. */
function* blowUp(game: Game, unit: Unit, objective: Objective): Script {
  for (const id of charactersOf(allies(game, unit)).filter((ally) => characterBy(game, ally, objective, 2))) {
    yield* toolMove(game, id, 'dash');
    yield* gainHunker(game, characterUnit(id));
  }
  for (const each of everyUnitBy(game, objective, 2)) {
    damage(game, each.id, 2, standing(unit)[0] ?? null, null);
    dropHunker(game, each.id);
  }
}

export const leiaOrganaFreedomFighter = unitCard({
  id: 'leia-organa-freedom-fighter', name: 'Leia Organa, Freedom Fighter', uniqueNames: ['Leia Organa'],
  type: 'primary', points: 7, force: 3, stamina: 10, durability: 3, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Endor', 'Rebel Alliance', 'Scout', 'Warrior'],
  sculpts: ['leia-organa-freedom-fighter'],
  codes: { sps: 'leiaorganafreedomfighter', spt: '00270101', tabletopAdmiral: null, shatterApp: 54 },
  abilities: [
    tactic('Infiltrate', 'One allied Rebel Alliance character may advance.', function* (game, unit) {
      const chosen = yield* chooseCharacter(unit.seat, 'infiltrate', taggedAllies(game, unit, 'Rebel Alliance'), true);
      if (chosen !== null) yield* toolMove(game, chosen, 'advance');
    }),
    defensiveManeuver,
    advised({ purpose: 'blast', deed: 'blast' }, active('Explosive Charge', 2, 'Pick an objective within range 3: each allied character within range 2 of it may dash and gains a Hunker token. Then every unit within range 2 of it takes 2 damage and loses all its Hunker tokens.', {
      can: (game, unit) => goals(game, unit).length > 0,
      *run(game, unit) {
        const near = goals(game, unit);
        yield* blowUp(game, unit, objectiveOf(game.state, near.length === 1 ? near[0]! : yield* chooseWay(unit.seat, 'explosive-charge', near)));
      },
    })),
    coordinatedFire('exposed', 'Rebel Alliance'),
    identity('Unexpected Allies', 'Allied Rebel Alliance units have the tag Ewok too, and allied Ewok units the tag Rebel Alliance.',
      tagging((_game, owner, unit, tags) => (unit.seat !== owner.seat ? []
        : [...(tags.includes('Rebel Alliance') && !tags.includes('Ewok') ? ['Ewok'] : []), ...(tags.includes('Ewok') && !tags.includes('Rebel Alliance') ? ['Rebel Alliance'] : [])])),
    ),
  ],
  stances: [
    stance({
      name: 'Stealth Mission',
      melee: weapon(7, 6, 'Close Combat Training', 'blunt', '1-2: critical strike | 3: critical reposition | 4+: critical critical reposition'),
      ranged: weapon(6, 5, 'DDC Sporting Blaster', 'blaster', '1-2: strike damage | 3: critical damage | 4+: critical strike damage', 4),
      defense: chart('Self-Defense', '1-2: block critical>strike | 3: block block critical>strike | 4+: block block critical>failure reposition'),
      tree: tree(
        '*m1: strained damage | m2: disarmed damage damage | t3: pinned damage | m3: shove damage | b2: shove damage | m4: damage damage | m5: reposition damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-t3 t3-m4 m1-b2 b2-m3',
      ),
    }),
    stance({
      name: 'Frontal Assault',
      melee: weapon(6, 5, 'Close Combat Training', 'blunt', '1-2: strike damage | 3: critical damage | 4+: critical strike damage'),
      ranged: weapon(7, 6, 'DDC Sporting Blaster', 'blaster', '1-2: critical strike | 3: critical reposition | 4+: critical critical reposition', 4),
      defense: chart('Self-Defense', '1-2: block critical>strike | 3: block block critical>strike | 4+: block critical>failure reposition'),
      tree: tree(
        '*m1: damage damage | t2: exposed damage | t3: damage damage | t4: reposition damage | m3: shove damage | b2: strained damage | b3: pinned damage | b4: active | m5: damage damage damage',
        'm1-t2 t2-t3 t3-t4 t4-m5 m1-b2 b2-b3 b3-b4 b4-m5 t2-m3 b2-m3 m3-t4 m3-b4',
      ),
    }),
  ],
});
