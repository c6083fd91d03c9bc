import { active, advised, reactive, tactic } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseOneUnit } from '../deeds/choose.ts';
import { damage, takesDamage } from '../deeds/damage.ts';
import { gainCondition } from '../deeds/effects.ts';
import { eachTowardEnemy, isFriendsAction, oneMay, resolve, rollCounting } from '../families/index.ts';
import { unitOf } from '../state/find.ts';
import type { Game } from '../game/game.ts';
import { enemies, hasTag, standing, unitsWithin } from '../board/measure.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { Unit } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';

const RULE = 'rule-17-always-make-sure-theyre-dead';
const inReach = (game: Game, unit: Unit): Unit[] => enemies(game, unit).filter((enemy) => unitsWithin(game, unit, enemy, 3));

export const sevAndScorch = unitCard({
  id: 'sev-and-scorch', name: '“Sev” and “Scorch”', uniqueNames: ['RC-1207', 'RC-1262'],
  type: 'supporting', points: 5, force: 0, stamina: 8, durability: 2, characters: 2, base: 40,
  eras: ['fallOfTheJedi'],
  tags: ['Clone Commando', 'Clone Trooper', 'Delta Squad', 'Galactic Republic'],
  sculpts: ['sev-and-scorch-1', 'sev-and-scorch-2'],
  codes: { sps: 'sevandscorch', spt: '00620103', tabletopAdmiral: null, shatterApp: 131 },
  abilities: [
    advised({ deed: 'approach' }, tactic('Point Me at the Enemy and Stay Out of My Way', 'Each of this unit’s characters may dash toward an enemy character.', (game, unit) => eachTowardEnemy(game, unit, 'point-me-at-the-enemy-and-stay-out-of-my-way'))),
    advised({ purpose: 'harm' }, active('YES! More Explosives!', 1, 'Pick an enemy unit within range 3 and roll 5 attack dice: it takes 1 damage for each expertise; if it took any, it gains strained.', {
      can: (game, unit) => inReach(game, unit).length > 0,
      *run(game, unit) {
        const enemy = yield* chooseOneUnit(game, unit.seat, 'yes-more-explosives', inReach(game, unit));
        if (enemy === null) return;
        const hits = yield* rollCounting('yes-more-explosives', 5, 'expertise');
        const hurts = hits > 0 && takesDamage(enemy);
        damage(game, enemy.id, hits, standing(unit)[0]!, null);
        if (hurts) yield* gainCondition(game, enemy.id, 'strained', standing(unit)[0]!);
      },
    })),
    reactive('Rule 17: Always Make Sure They’re Dead', 1, 'After the combat action of another allied Galactic Republic unit within range 3: one of this unit’s characters may dash; if it does, it may make a 5-dice melee attack on one of the characters that were attacked.', 'actionResolved', {
      when(game, unit, event) {
        const friend = unitOf(game.state, event.unit);
        return isFriendsAction(game, unit, event, 'combat') && hasTag(game, friend, 'Galactic Republic') && unitsWithin(game, unit, friend, 3);
      },
      *run(game, unit, event) {
        const chosen = yield* oneMay(game, unit, 'dash', RULE);
        if (chosen !== null) yield* mayAttack(game, chosen, { kinds: ['melee'], dice: 5, targets: event.targets, part: RULE });
      },
    }),
    resolve('I Love My Job', 'protection', 'steadfast'),
  ],
  stances: [
    stance({
      name: 'Specialists',
      melee: weapon(6, 4, 'Vibroblade', 'blade', '1-3: strike strike | 4+: critical strike'),
      ranged: weapon(7, 5, 'Area-Pacification', 'heavyBlaster', '1-2: strike strike | 3-4: strike strike block>failure | 5+: critical strike block>failure', 5),
      defense: chart('Katarn-Class Commando Armor', '1-2: block critical>strike | 3+: block block climb critical>strike'),
      tree: tree(
        '*t1: damage damage | t2: strained damage | t3: shove damage | t4: pinned damage | t5: heal heal | *b1: shove damage | b2: disarmed damage | b3: shove damage | b4: climb damage | b5: damage damage',
        't1-t2 t2-t3 t3-t4 t4-t5 b1-b2 b2-b3 b3-b4 b4-b5',
      ),
    }),
  ],
});
