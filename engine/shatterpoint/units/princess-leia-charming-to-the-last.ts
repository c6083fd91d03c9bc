import type { Script } from '../../core/script.ts';
import { active, advised, after, change, identity, tactic } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseCharacter, chooseOneUnit, chooseOwn, chooseWay, endsAlone } from '../deeds/choose.ts';
import { gainHunker, heal } from '../deeds/effects.ts';
import { crackShot, eachMay, moveToward, woundedByEnemy } from '../families/index.ts';
import { unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, hasTag, otherAllies, standing, unitsWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const WONDER = 'its-a-wonder-youre-still-alive';
const SKINS = 'somebodys-gotta-save-our-skins';
const near = (game: Game, unit: Unit, units: readonly Unit[]): Unit[] => units.filter((ally) => unitsWithin(game, unit, ally, 3));
const friends = (game: Game, unit: Unit, except: CharacterId): CharacterId[] => charactersOf(allies(game, unit)).filter((id) => id !== except);

/** With nobody else it is one of the two: it heals or it dashes. */
function* eitherAlone(game: Game, own: CharacterId): Script {
  const way = yield* chooseWay(unitWith(game.state, own).seat, WONDER, ['heal', 'dash', 'none']);
  if (way === 'heal') yield* heal(game, own);
  if (way === 'dash') yield* toolMove(game, own, 'dash');
}

export const princessLeiaCharmingToTheLast = unitCard({
  id: 'princess-leia-charming-to-the-last', name: 'Princess Leia, Charming to the Last', uniqueNames: ['Leia Organa'],
  type: 'primary', points: 8, force: 3, stamina: 9, durability: 3, characters: 1, base: 40, baseAssumed: true,
  eras: ['ageOfRebellion'],
  tags: ['Rebel Alliance', 'Spy', 'Warrior'],
  sculpts: ['princess-leia-charming-to-the-last'],
  codes: { sps: 'princessleiacharmingtothelast', spt: '00410101', tabletopAdmiral: null, shatterApp: 88 },
  abilities: [
    tactic('Into the Garbage Chute, Flyboy', 'Pick another allied Rebel Alliance or Spy unit: each of its characters may dash, then the unit gains a Hunker token.', function* (game, unit) {
      const friend = yield* chooseOneUnit(game, unit.seat, 'into-the-garbage-chute-flyboy', otherAllies(game, unit).filter((ally) => hasTag(game, ally, 'Rebel Alliance') || hasTag(game, ally, 'Spy')));
      if (friend === null) return;
      yield* eachMay(game, friend, 'dash');
      yield* gainHunker(game, friend.id);
    }),
    advised({ deed: 'heal' }, active('It’s a Wonder You’re Still Alive', 1, 'Pick one of this unit’s characters and another allied character: one of them may heal, then the other may dash.', {
      can: (game, unit) => standing(unit).some((own) => !endsAlone(game, friends(game, unit, own))),
      *run(game, unit) {
        const own = yield* chooseOwn(unit, WONDER);
        if (own === null) return;
        const friend = yield* chooseCharacter(unit.seat, WONDER, friends(game, unit, own));
        if (friend === null) return yield* eitherAlone(game, own);
        const healer = yield* chooseCharacter(unit.seat, WONDER, [own, friend]);
        yield* heal(game, healer!);
        yield* toolMove(game, healer === own ? friend : own, 'dash');
      },
    })),
    crackShot,
    identity('Somebody’s Gotta Save Our Skins', 'When an enemy character wounds another allied unit: one of this unit’s characters may dash toward that character, then it may make a 5-dice attack on it; then another allied unit within range 3 gains a Hunker token. Its defense rolls have 1 die more for each wounded allied unit within range 3.',
      after('wounded', {
        may: false,
        when: (game, unit, event) => event.unit !== unit.id && woundedByEnemy(game, unit, event),
        *run(game, unit, { by }) {
          const mover = yield* chooseOwn(unit, SKINS);
          if (mover !== null) {
            yield* moveToward(game, mover, 'dash', by!);
            yield* mayAttack(game, mover, { dice: 5, targets: [by!], part: SKINS });
          }
          const friend = yield* chooseOneUnit(game, unit.seat, SKINS, near(game, unit, otherAllies(game, unit)));
          if (friend !== null) yield* gainHunker(game, friend.id);
        },
      }),
      change('defenseDice', (game, owner, { unit, attack }) => (unit === owner.id && attack !== null ? near(game, owner, allies(game, owner)).filter((ally) => ally.wounded > 0).length : 0)),
    ),
  ],
  stances: [
    stance({
      name: 'Covert Rebel',
      melee: weapon(6, 5, 'Quick Thinking', 'blunt', '1-2: critical strike | 3+: critical critical strike'),
      ranged: weapon(5, 5, 'E-11 Blaster Rifle', 'blaster', '1: critical | 2-3: critical strike | 4+: critical critical', 5),
      defense: chart('Defensive Training', '1: block block | 2: block block dash | 3+: block block critical>strike dash'),
      tree: tree(
        '*m1: shove damage | t2: heal damage | t3: reposition damage damage | t4: heal damage | t5: shove damage damage | b2: shove damage | b3: exposed damage | b4: dash damage damage | b5: disarmed damage',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'Aggressive Ambassador',
      melee: weapon(5, 4, 'Quick Thinking', 'blunt', '1-2: strike strike | 3+: critical strike strained'),
      ranged: weapon(6, 5, 'E-11 Blaster Rifle', 'blaster', '1-2: critical strike | 3: critical critical | 4+: critical critical strained', 5),
      defense: chart('Defensive Training', '1-2: block heal | 3: block block heal | 4+: block block critical>strike heal'),
      tree: tree(
        '*m1: damage damage | t2: heal damage | b2: disarmed damage | m3: shove damage damage | t4: damage damage | t5: shove damage | b4: damage heal heal | b5: reposition damage',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
});
