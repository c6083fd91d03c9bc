import { reactive, innate, after, change } from '../game/ability.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { dropCondition, gainCondition } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { unitOf, characterOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { hasTag, standing, charactersWithin, contestsAny } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Unit, UnitId, CharacterId } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

const isAlliedDroid = (game: Game, unit: Unit, id: UnitId): boolean => unitOf(game.state, id).seat === unit.seat && hasTag(game, unitOf(game.state, id), 'Battle Droid');

/** Targets within range 4 of every standing character of the unit. */
const seenByAll = (game: Game, unit: Unit, targets: readonly CharacterId[]): CharacterId[] =>
  [...new Set(targets)].filter((target) => standing(unit).every((id) => charactersWithin(game, id, target, 4)));

const shared = [
  innate('Combat A.I. Protocols', 'After an allied Battle Droid unit’s combat action, one of its targets that is within range 4 of all of this unit’s characters gains strained or exposed.',
    after('actionResolved', {
      may: false,
      when: (game, unit, event) => event.action === 'combat' && isAlliedDroid(game, unit, event.unit) && seenByAll(game, unit, event.targets).length > 0,
      *run(game, unit, event) {
        const target = yield* chooseCharacter(unit.seat, 'combat-ai-protocols', seenByAll(game, unit, event.targets));
        if (target === null) return;
        const condition = yield* chooseWay(unit.seat, 'combat-ai-protocols', ['strained', 'exposed']);
        yield* gainCondition(game, characterUnit(target), condition, standing(unit)[0]!);
      },
    }),
  ),
  innate('I Hate This Job', 'Its characters that contest an active objective have Protection.',
    change('protection', (game, owner, { unit, character }) => (unit === owner.id && contestsAny(game, owner, characterOf(game.state, character!)) ? 1 : 0)),
  ),
  innate('Well, I Guess I’m in Charge, Now', 'When its order card would go to reserve, its player may put it on the bottom of the order deck instead.',
    change('reserveToBottom', (_game, owner, { unit }) => (unit === owner.id ? 1 : 0)),
  ),
];

const countless = reactive('Countless', 0, 'When this unit becomes wounded: it gains an Injured token, then loses the Wounded token, all damage and one condition.', 'wounded', {
  when: (_game, unit, event) => event.unit === unit.id && unit.wounded > 0,
  *run(game, unit) {
    emit(game, { type: 'injuredInstead', unit: unit.id });
    yield* dropCondition(game, unit.id);
  },
});

const blaster = stance({
  name: 'B1 Combat Protocols',
  melee: weapon(5, 3, 'Bash', 'blunt', '1-3: strike | 4+: critical'),
  ranged: weapon(7, 4, 'E-5 Blaster Rifle', 'blaster', '1-2: strike | 3: strike strike | 4+: strike strike strike', 5),
  defense: chart('Occupation Protocols', '1: - | 2-3: block | 4+: block block'),
  tree: tree(
    '*m1: damage | m2: reposition damage | m3: exposed damage damage | t4: strained | b4: shove damage | m5: damage damage damage',
    'm1-m2 m2-m3 m3-t4 t4-m5 m3-b4 b4-m5',
  ),
});

export const b1BattleDroids = unitCard({
  id: 'b1-battle-droids', name: 'B1 Battle Droids', uniqueNames: [],
  type: 'supporting', points: 3, force: 0, stamina: 8, durability: 3, characters: 2, base: 50,
  eras: ['fallOfTheJedi'],
  tags: ['B1', 'Battle Droid', 'Droid', 'Separatist Alliance', 'Trooper'],
  sculpts: ['b1-battle-droids-1', 'b1-battle-droids-2'],
  codes: { sps: 'b1battledroids', spt: '00010104', tabletopAdmiral: 10, shatterApp: 12 },
  abilities: [
    countless,
    ...shared,
  ],
  stances: [
    blaster,
  ],
  firstPrint: { stamina: 9, durability: 2, abilities: shared, stances: [{ ...blaster, name: 'Countless', melee: { ...blaster.melee, chart: chart('Bash', '1+: strike') } }] },
});
