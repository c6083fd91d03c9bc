import { pickOrOnly } from '../../core/script.ts';
import { active, advised, after, identity, reactive } from '../game/ability.ts';
import { inTurn } from '../turn/act.ts';
import { chooseCharacter, chooseOwn } from '../deeds/choose.ts';
import { damage } from '../deeds/damage.ts';
import { gainCondition, heal } from '../deeds/effects.ts';
import { allyWounded, isFriendsAction, moveToward, reachableEnemies, rocketBoots, targetsLeft } from '../families/index.ts';
import { characterOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { contests, engagedWith, hasTag, standing, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import type { CharacterId, Objective, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const JOB = 'no-one-gets-between-me-and-my-job';

/** Active objectives that a character contests. */
const held = (game: Game, id: CharacterId): Objective[] =>
  game.state.objectives.filter((objective) => contests(game, unitWith(game.state, id), characterOf(game.state, id), objective));

/** Enemies within range 3 that contest something. */
const inTheWay = (game: Game, unit: Unit): CharacterId[] => reachableEnemies(game, unit, 3).filter((id) => held(game, id).length > 0);

export const cadBane = unitCard({
  id: 'cad-bane', name: 'Cad Bane, Notorious Hunter', uniqueNames: ['Cad Bane'],
  type: 'primary', points: 9, force: 2, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['fallOfTheJedi', 'reignOfTheEmpire', 'ageOfRebellion', 'newRepublic'],
  tags: ['Bounty Hunter', 'Mercenary', 'Scoundrel'],
  sculpts: ['cad-bane'],
  jets: true,
  codes: { sps: 'cadbanenotorioushunter', spt: '00090101', tabletopAdmiral: 45, shatterApp: 39 },
  abilities: [
    advised({ purpose: 'harm', deed: 'displace' }, active('How About You Step Aside?', 1, 'Pick an enemy character within range 3 and an active objective it contests: it may dash away from that objective. If it then no longer contests it, its unit gains disarmed; otherwise its unit gains exposed and strained.', {
      can: (game, unit) => inTheWay(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseCharacter(unit.seat, 'how-about-you-step-aside', inTheWay(game, unit));
        if (enemy === null) return;
        const theirs = unitWith(game.state, enemy);
        const id = yield* pickOrOnly({ seat: unit.seat, ask: 'choice', about: { ability: 'how-about-you-step-aside' } }, held(game, enemy).map((objective) => objective.id));
        const objective = game.state.objectives.find((each) => each.id === id)!;
        yield* toolMove(game, enemy, 'dash', { wedge: { other: objective.at, way: 'away' } });
        const stays = held(game, enemy).includes(objective);
        for (const condition of stays ? (['exposed', 'strained'] as const) : (['disarmed'] as const)) yield* gainCondition(game, theirs.id, condition, standing(unit)[0] ?? null);
      },
    })),
    rocketBoots,
    reactive('No One Gets Between Me and My Job', 1, 'After another allied unit’s combat action, while none of this unit’s characters is engaged: one of the targets within range 4 takes 2 damage; if none is, each of this unit’s characters may jump toward one of the targets.', 'actionResolved', {
      when: (game, unit, event) => isFriendsAction(game, unit, event, 'combat') && targetsLeft(game, event).length > 0 && standing(unit).every((id) => engagedWith(game, id).length === 0),
      *run(game, unit, event) {
        const targets = [...new Set(targetsLeft(game, event))];
        const near = targets.filter((id) => unitWithin(game, unit, id, 4));
        const target = yield* chooseCharacter(unit.seat, JOB, near.length > 0 ? near : targets);
        if (near.length > 0) damage(game, unitWith(game.state, target!).id, 2, standing(unit)[0]!, null);
        else yield* inTurn(game, unit, (id) => moveToward(game, id, 'jump', target!));
      },
    }),
    identity('I’ll Take On Any Job... For the Right Price', 'When an allied character wounds an enemy unit: refresh 1 Force and one of this unit’s characters may heal; if that ally is a Bounty Hunter, refresh 1 Force more.',
      after('wounded', {
        may: false,
        when: allyWounded,
        *run(game, unit, event) {
          refreshForce(game, unit.seat, 1);
          const chosen = yield* chooseOwn(unit, 'ill-take-on-any-job-for-the-right-price');
          if (chosen !== null) yield* heal(game, chosen);
          if (hasTag(game, unitWith(game.state, event.by!), 'Bounty Hunter')) refreshForce(game, unit.seat, 1);
        },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Needs No Introduction',
      melee: weapon(6, 5, 'Wrist-Mounted Flamethrower', 'power', '1: strike | 2-3: critical strike | 4+: critical critical damage'),
      ranged: weapon(8, 6, 'LL-30 Blaster Pistols', 'blaster', '1: critical | 2-3: critical strike | 4+: critical critical strike', 4),
      defense: chart('Dogged Tenacity', '1-2: block block | 3-4: block block heal jump | 5+: block block critical>failure heal jump'),
      tree: tree(
        '*m1: damage damage | t2: jump damage | b2: heal damage | m3: shove damage damage | t4: pinned damage | t5: jump damage damage | b4: disarmed damage | b5: shove damage heal',
        'm1-t2 t2-m3 m1-b2 b2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
    stance({
      name: 'As Long As I Get Paid',
      melee: weapon(7, 6, 'Wrist-Mounted Flamethrower', 'power', '1: critical | 2-3: critical critical | 4+: critical critical damage'),
      ranged: weapon(7, 6, 'LL-30 Blaster Pistols', 'blaster', '1: critical | 2-3: critical critical | 4+: critical critical strike', 4),
      defense: chart('Dogged Tenacity', '1-2: block | 3-4: block block heal jump | 5+: block block critical>failure heal jump'),
      tree: tree(
        '*m1: damage damage | m2: disarmed damage | m3: damage damage damage | t4: strained damage | t5: pinned damage | b4: shove damage | b5: damage damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
  firstPrint: { eras: ['fallOfTheJedi'] },
});
