import { active, advised, after, change, identity, reactive } from '../game/ability.ts';
import { moveOneWay } from '../attack/again.ts';
import { allysEyes, SEEN_FROM, targetsOf } from '../attack/attack.ts';
import { chooseCharacter, chooseOwn, chooseWay } from '../deeds/choose.ts';
import { expendableDistraction, isOwnCombat } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { mayPay, refreshForce } from '../deeds/force.ts';
import type { Game } from '../game/game.ts';
import { allies, charactersOf, typeOf, unitWithin } from '../board/measure.ts';
import { addResult } from '../attack/modify.ts';
import { toolMove } from '../deeds/move.ts';
import { stance, weapon, chart, tree } from '../cards/print.ts';
import type { CharacterId } from '../state/state.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';
import { timesUsed } from '../game/read.ts';

const POSITION = 'move-to-position';
const DISCS = 'reflector-discs';
const DEADEYE = 'genetically-bred-deadeye';

/** Allies within range 4 and in sight from whom the attacker would have a target. */
const spotters = (game: Game, attacker: CharacterId): CharacterId[] => allysEyes(game, attacker, 4).filter((id) => targetsOf(game, attacker, 'ranged', id).length > 0);

export const ct9904EliteSquadLeader = unitCard({
  id: 'ct-9904-elite-squad-leader', name: 'CT-9904, Elite Squad Leader', uniqueNames: ['CT-9904'],
  type: 'primary', points: 8, force: 2, stamina: 9, durability: 3, characters: 1, base: 40,
  eras: ['reignOfTheEmpire', 'ageOfRebellion'],
  tags: ['Clone Trooper', 'Galactic Empire'],
  sculpts: ['ct-9904-elite-squad-leader'],
  codes: { sps: 'ct9904elitesquadleader', spt: '00360101', tabletopAdmiral: null, shatterApp: 94 },
  abilities: [
    active('Move to Position', 1, 'One of this unit’s characters may dash or climb; then an allied character within range 3 may dash.', {
      *run(game, unit) {
        const mover = yield* chooseOwn(unit, POSITION);
        if (mover !== null) yield* moveOneWay(game, mover, POSITION, ['dash', 'climb']);
        const friend = yield* chooseCharacter(unit.seat, POSITION, charactersOf(allies(game, unit)).filter((id) => unitWithin(game, unit, id, 3)), true);
        if (friend !== null) yield* toolMove(game, friend, 'dash');
      },
    }),
    reactive('Reflector Discs', 1, 'When its character is about to make a ranged attack: pick an allied character within range 4 and in line of sight; range and line of sight of this attack are measured from it.', 'attacking', {
      when: (game, unit, { attacker }) => unitWith(game.state, attacker).id === unit.id && spotters(game, attacker).length > 0,
      *run(game, unit, { attacker }) {
        const spotter = yield* chooseCharacter(unit.seat, DISCS, spotters(game, attacker));
        if (spotter !== null) emit(game, { type: 'marked', unit: unit.id, mark: SEEN_FROM + spotter });
      },
    }, change('allysEyes', (game, owner, { unit }) => (unit === owner.id && timesUsed(owner, DISCS) === 0 && mayPay(game, owner, 1, DISCS) ? 4 : 0))),
    advised({ deed: 'hurt' }, expendableDistraction('Expendable Distraction')),
    identity('Genetically Bred Deadeye', 'When its ranged attack in a combat action wounds a Primary or Secondary unit, refresh 2 Force. Before the dice of its ranged attack it may take conditions off the defending unit: each adds a strike to the attack roll.',
      after('attackResolved', {
        may: false,
        when: (game, unit, { attack }) => attack.kind === 'ranged' && isOwnCombat(game, unit, attack) && attack.wounded.some((id) => typeOf(game, unitOf(game.state, id)) !== 'supporting'),
        *run(game, unit) { refreshForce(game, unit.seat, 2); },
      }),
      after('targeted', {
        may: true,
        when: (game, unit, { attacker, defender, kind }) => kind === 'ranged' && unitWith(game.state, attacker).id === unit.id && unitWith(game.state, defender).conditions.length > 0,
        *run(game, unit, { defender }) {
          const target = unitWith(game.state, defender);
          while (target.conditions.length > 0) {
            const condition = yield* chooseWay(unit.seat, DEADEYE, [...target.conditions, 'none']);
            if (condition === 'none') return;
            emit(game, { type: 'conditionLost', unit: target.id, condition });
            emit(game, { type: 'attackMarked', mark: DEADEYE });
          }
        },
      }),
      after('modifying', {
        may: false,
        when: (game, unit, { roll, attacker }) => roll === 'attack' && unitWith(game.state, attacker).id === unit.id && game.state.attacks.at(-1)!.marks.includes(DEADEYE),
        *run(game) { for (const mark of game.state.attacks.at(-1)!.marks) if (mark === DEADEYE) addResult(game, 'attack', 'strike'); },
      }),
    ),
  ],
  stances: [
    stance({
      name: 'Bad Play',
      melee: weapon(5, 5, 'Advanced Combat Training', 'blunt', '1-2: strike strike | 3+: critical critical'),
      ranged: weapon(7, 5, 'Firepuncher Sniper Rifle', 'heavyBlaster', '1-2: critical | 3: critical strike pinned | 4+: critical critical pinned', 5),
      defense: chart('Modified Commando Armor', '1: block critical>strike | 2-3: block block critical>strike | 4+: block block critical>strike heal'),
      tree: tree(
        '*m1: damage damage | m2: shove damage | t3: disarmed damage | t4: shove damage | t5: damage damage | b3: damage | b4: reposition heal | b5: damage damage | b6: heal damage',
        'm1-m2 m2-t3 t3-t4 t4-t5 m2-b3 b3-b4 b4-b5 b5-b6',
      ),
    }),
    stance({
      name: 'Target Eliminated',
      melee: weapon(5, 4, 'Advanced Combat Training', 'blunt', '1-2: strike strike | 3+: critical critical'),
      ranged: weapon(8, 5, 'Firepuncher Sniper Rifle', 'heavyBlaster', '1: critical strike | 2-3: critical strike strained | 4+: critical critical strained', 5),
      defense: chart('Modified Commando Armor', '1-2: block critical>strike | 3+: block block critical>strike'),
      tree: tree(
        '*m1: damage damage | m2: damage damage | m3: pinned damage | t4: shove damage | t5: reposition damage | b4: damage damage | b5: damage damage damage',
        'm1-m2 m2-m3 m3-t4 t4-t5 m3-b4 b4-b5',
      ),
    }),
  ],
  firstPrint: { eras: ['reignOfTheEmpire'] },
});
