import type { Script } from '../../core/script.ts';
import { innate } from '../game/ability.ts';
import { chooseCharacter, chooseObjective } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { rollAttack } from '../attack/dice.ts';
import { gainCondition } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { forestDwellers, stealthyApproach, strengthInNumbers, unitsOf } from '../families/index.ts';
import type { Game, TacticsCard } from '../game/game.ts';
import { standing } from '../board/measure.ts';
import { contesting } from '../deeds/objective.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import { shift } from '../deeds/push.ts';
import type { AttackFace, CharacterId, Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const TRAPS = 'ewok-traps';

/** Enemy characters that contest an objective. */
const trapped = (game: Game, provider: Unit, objective: Objective): CharacterId[] =>
  contesting(game, objective).filter(({ unit }) => unit.seat !== provider.seat).map(({ character }) => character.id);

/** A trap by the face that sets it off. It strikes units, once each, or characters: two of one unit count twice. */
const SPRUNG: Readonly<Record<AttackFace, (game: Game, provider: Unit, objective: Objective) => Script>> = {
  *critical(game, provider, objective) {
    const by = standing(provider)[0] ?? null;
    for (const { id } of unitsOf(game, trapped(game, provider, objective))) yield* gainCondition(game, id, 'pinned', by);
    const left = trapped(game, provider, objective);
    const pushed: CharacterId[] = [];
    while (left.length > 0) {
      const next = (yield* chooseCharacter(provider.seat, TRAPS, left))!;
      left.splice(left.indexOf(next), 1);
      if (yield* shift(game, next, { range: 2, from: objective.at, way: 'push', seat: provider.seat, byAbility: false })) pushed.push(next);
    }
    for (const id of pushed) damage(game, characterUnit(id), 2, by, null);
  },
  *strike(game, provider, objective) {
    for (const id of trapped(game, provider, objective)) damage(game, characterUnit(id), 2, standing(provider)[0] ?? null, null);
  },
  *expertise(game, provider, objective) {
    const by = standing(provider)[0] ?? null;
    for (const { id } of unitsOf(game, trapped(game, provider, objective))) {
      yield* gainCondition(game, id, 'pinned', by);
      damage(game, id, 2, by, null);
    }
  },
  *failure(game, provider, objective) {
    for (const id of trapped(game, provider, objective)) yield* gainCondition(game, characterUnit(id), 'pinned', standing(provider)[0] ?? null);
  },
};

const ewokTraps: TacticsCard = {
  id: TRAPS, name: 'Ewok Traps', advice: { deed: 'trap' },
  text: 'Pick an active objective and roll 1 attack die. Critical: each enemy unit that contests it gains pinned; then each enemy character that contests it is pushed range 2 away from it, and for each that was pushed its unit takes 2 damage. Strike: for each enemy character that contests it, its unit takes 2 damage. Expertise: each enemy unit that contests it gains pinned and takes 2 damage. Failure: for each enemy character that contests it, its unit gains pinned.',
  *run(game, provider) {
    const objective = yield* chooseObjective(game, provider.seat, TRAPS, game.state.objectives.filter(({ active }) => active));
    if (objective === null) return;
    const [face] = yield* rollAttack(TRAPS, 1, { ability: TRAPS });
    yield* SPRUNG[face!](game, provider, objective);
  },
};

export const ewokTrappers = unitCard({
  id: 'ewok-trappers', name: 'Ewok Trappers', uniqueNames: [],
  type: 'supporting', points: 4, force: 0, stamina: 8, durability: 2, characters: 2, base: 50,
  eras: ['ageOfRebellion'],
  tags: ['Endor', 'Ewok', 'Scout'],
  sculpts: ['ewok-trappers-1', 'ewok-trappers-2'],
  codes: { sps: 'ewoktrappers', spt: '00390104', tabletopAdmiral: null, shatterApp: 56 },
  abilities: [
    stealthyApproach,
    innate('Battle Tactics: Primitive Artifice', 'Before the game its player may shuffle 1 of its Battle Tactics cards, the Primitive Artifice, into the order deck.'),
    forestDwellers,
    strengthInNumbers('Ewok'),
  ],
  tacticsLimit: 1,
  tactics: [ewokTraps],
  stances: [
    stance({
      name: 'Running Traps',
      melee: weapon(6, 5, 'Spear', 'blade', '1: strike damage | 2-3: strike strike damage | 4+: critical strike damage'),
      ranged: weapon(5, 4, 'Sling', 'thrown', '1: damage | 2+: strike damage', 4),
      defense: chart('Situational Awareness', '1-2: block | 3+: block block'),
      tree: tree(
        '*m1: damage damage | m2: shove | m3: pinned damage | m4: reposition | m5: damage damage | b3: shove damage',
        'm1-m2 m2-m3 m3-m4 m4-m5 m2-b3 b3-m4',
      ),
    }),
  ],
  firstPrint: { stamina: 7 },
});
