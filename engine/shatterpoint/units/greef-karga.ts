import { roll } from '../../core/script.ts';
import { active, advised, after, innate, reactive } from '../game/ability.ts';
import { mayAttack } from '../attack/again.ts';
import { chooseCharacter, taggedAllies } from '../deeds/choose.ts';
import { heal } from '../deeds/effects.ts';
import { characterUnit } from '../state/events.ts';
import { winsTies } from '../families/index.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { charactersWithin, enemies, hasTag, standing } from '../board/measure.ts';
import { toolMove } from '../deeds/move.ts';
import { chart, stance, tree, weapon } from '../cards/print.ts';
import { moveStruggle } from '../deeds/struggle.ts';
import { unitCard } from '../game/unit-card.ts';
import { emit } from '../game/emit.ts';

/** Mark of the unit that the job is about. */
const JOB = 'one-job';

export const greefKarga = unitCard({
  id: 'greef-karga', name: 'Greef Karga', uniqueNames: ['Greef Karga'],
  type: 'secondary', points: 3, force: 0, stamina: 8, durability: 2, characters: 1, base: 40,
  eras: ['ageOfRebellion', 'newRepublic'],
  tags: ['Mercenary', 'Scoundrel'],
  sculpts: ['greef-karga'],
  codes: { sps: 'greefkarga', spt: '00240102', tabletopAdmiral: null, shatterApp: 64 },
  abilities: [
    active('Some of My Favorite People Are Bounty Hunters', 1, 'Each allied Bounty Hunter character within range 4 may heal, then may dash.', {
      *run(game, unit) {
        for (const id of taggedAllies(game, unit, 'Bounty Hunter').filter((ally) => standing(unit).some((own) => charactersWithin(game, own, ally, 4)))) {
          yield* heal(game, id);
          yield* toolMove(game, id, 'dash');
        }
      },
    }),
    advised({ deed: 'attack' }, reactive('Close the Deal', 1, 'When an enemy unit is activated from reserve: pick an allied Bounty Hunter character; it may dash, then may make a 5-dice attack on a character of that unit.', 'activated', {
      when: (game, unit, { unit: id, from }) => from === 'reserve' && unitOf(game.state, id).seat !== unit.seat && taggedAllies(game, unit, 'Bounty Hunter').length > 0,
      *run(game, unit, { unit: id }) {
        const hunter = yield* chooseCharacter(unit.seat, 'close-the-deal', taggedAllies(game, unit, 'Bounty Hunter'));
        if (hunter === null) return;
        yield* toolMove(game, hunter, 'dash');
        yield* mayAttack(game, hunter, { part: 'close-the-deal', dice: 5, targets: standing(unitOf(game.state, id)) });
      },
    })),
    innate('There Is One Job...', 'Before the first struggle card is revealed the opponent reveals order cards up to a unit card and marks that enemy unit; the cards are shuffled back. The first time an allied Bounty Hunter wounds the marked unit, the struggle token moves 1 space toward this unit’s player’s side and the mark is gone.',
      after('setupEnding', {
        may: false,
        when: () => true,
        *run(game, unit) {
          const targets = enemies(game, unit).map(({ id }) => id);
          // Every unit card is equally likely to come first, whatever other cards lie between.
          const [face] = yield* roll({ why: 'order', die: 'card', sides: targets.length, count: 1, about: { unit: unit.id } });
          emit(game, { type: 'marked', unit: targets[face! - 1]!, mark: JOB });
        },
      }),
      after('wounded', {
        may: false,
        when: (game, unit, event) => event.by !== null && unitOf(game.state, event.unit).marks.includes(JOB) && unitWith(game.state, event.by).seat === unit.seat && hasTag(game, unitOf(game.state, characterUnit(event.by)), 'Bounty Hunter'),
        *run(game, unit, event) {
          emit(game, { type: 'unmarked', unit: event.unit, mark: JOB });
          moveStruggle(game, unit.seat, 1);
        },
      })),
    winsTies('Wolves at My Back'),
  ],
  stances: [
    stance({
      name: 'Middle Man',
      melee: weapon(6, 5, 'Backroom Negotiations', 'blunt', '1: exposed | 2-3: critical exposed | 4+: critical exposed disarmed'),
      ranged: weapon(5, 5, 'Greef Karga’s Blasters', 'blaster', '1: disarmed | 2-3: critical disarmed | 4+: critical disarmed exposed', 4),
      defense: chart('Cut and Run', '1: block | 2+: block block'),
      tree: tree(
        '*m1: pinned damage | t2: shove damage | b2: dash damage | m3: strained damage damage | t4: shove damage | b4: heal heal | m5: reposition',
        'm1-t2 t2-m3 m1-m3 m1-b2 b2-m3 m3-t4 t4-m5 m3-m5 m3-b4 b4-m5',
      ),
    }),
  ],
});
