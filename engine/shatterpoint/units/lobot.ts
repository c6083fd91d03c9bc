import { active, advised, reactive, tactic } from '../game/ability.ts';
import { grantAction, mayGrant } from '../turn/act.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseCharacter, chooseWay, enemiesWithin } from '../deeds/choose.ts';
import { gainCondition } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { contestingEnemies, lockdown } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, hasTag, typeOf, unitWithin } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId, Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const scoundrels = (game: Game, unit: Unit): CharacterId[] => charactersOf(allies(game, unit).filter((ally) => hasTag(game, ally, 'Scoundrel')));
const guards = (game: Game, unit: Unit): CharacterId[] =>
  scoundrels(game, unit).filter((id) => characterUnit(id) !== unit.id && typeOf(game, unitWith(game.state, id)) !== 'primary' && unitWithin(game, unit, id, 4));
/** A reposition is an advance too (SP-MOVE-01). */
const STEPS = ['advance', 'reposition', 'dash', 'jump', 'climb'];

export const lobot = unitCard({
  id: 'lobot', name: 'Lobot, Computer Liaison Officer', uniqueNames: ['Lobot'],
  type: 'secondary', points: 5, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion'],
  tags: ['Bespin', 'Scoundrel'],
  sculpts: ['lobot'],
  codes: { sps: 'lobotcomputerliaisonofficer', spt: '00470102', tabletopAdmiral: null, shatterApp: 103 },
  abilities: [
    tactic('Detain', 'Pick an allied Scoundrel character: it may dash; then an enemy character within range 3 of it gains pinned or disarmed.', function* (game, unit) {
      const mover = yield* chooseCharacter(unit.seat, 'detain', scoundrels(game, unit));
      if (mover === null) return;
      yield* toolMove(game, mover, 'dash');
      const enemy = yield* chooseCharacter(unit.seat, 'detain', enemiesWithin(game, unit, mover, 3));
      if (enemy !== null) yield* gainCondition(game, characterUnit(enemy), yield* chooseWay(unit.seat, 'detain', ['pinned', 'disarmed'] as const), mover);
    }),
    advised({ deed: 'attack' }, active('Security Network', 1, 'Pick another allied Scoundrel Secondary or Supporting character within range 4: it may dash, then it may make a 5-dice attack on an enemy that contests an active objective.', {
      can: (game, unit) => guards(game, unit).length > 0,
      *run(game, unit) {
        const guard = yield* chooseCharacter(unit.seat, 'security-network', guards(game, unit));
        if (guard === null) return;
        yield* toolMove(game, guard, 'dash');
        yield* mayAttack(game, guard, { dice: 5, targets: contestingEnemies(game, unit), part: 'security-network' });
      },
    })),
    reactive('Battlefield Calculations', 0, 'In the activation of another allied unit, after one of its characters ended an advance, dash, jump or climb within range 2: that unit makes a focus action.', 'moveResolved', {
      when(game, unit, { character, how }) {
        const friend = unitWith(game.state, character);
        const isTheirs = friend.seat === unit.seat && friend.id !== unit.id && game.state.activation?.unit === friend.id;
        return isTheirs && STEPS.includes(how) && unitWithin(game, unit, character, 2) && mayGrant(game, friend, 'focus');
      },
      *run(game, _unit, { character }) { yield* grantAction(game, unitOf(game.state, characterUnit(character)), 'focus'); },
    }),
    lockdown,
  ],
  stances: [
    stance({
      name: 'Cybernetic Enhancements',
      melee: weapon(6, 5, 'Combat Training', 'blunt', '1-2: critical | 3+: critical strike'),
      ranged: weapon(7, 5, 'Relby K-23 Blaster', 'blaster', '1: critical | 2-3: critical strike | 4+: critical strike strike', 4),
      defense: chart('De-Escalation', '1-2: block disarmed | 3: block critical>failure disarmed | 4+: block critical>failure disarmed exposed'),
      tree: tree(
        '*m1: shove damage | t2: disarmed damage | t3: shove damage | t4: pinned damage | t5: shove damage | m2: strained damage | m3: damage damage | m4: damage | m5: damage damage | b4: active',
        'm1-t2 t2-t3 t3-t4 t4-t5 m1-m2 m2-m3 m3-m4 m4-m5 t2-m3 m3-b4 b4-m5',
      ),
    }),
  ],
});
