import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { happen } from '../deeds/window.ts';

const KALLUS = 'agent-kallus';
const INTELLIGENCE = `imperial-intelligence@0.${KALLUS}`;
const IMPERIAL = ['Galactic Empire', 'Spy', 'Trooper'];
const failures = (n: number): string => Array.from({ length: n }, () => 'F').join(' ');
const acting = (units: Readonly<Record<string, Placed>> = {}, step: 'begin' | 'act' = 'act'): Table => table({ active: KALLUS, step, units: { [KALLUS]: { seat: 0, at: [10, 10] }, ...units } }).go();

test('All Leads Must Be Pursued: he may dash toward an enemy character', () => {
  const t = acting({ kalani: { seat: 1, at: [10, 20] }, 'gar-saxon': { seat: 1, at: [30, 10] } }, 'begin');
  expect(t.offered).toEqual(['1.kalani.1', '1.gar-saxon.1', 'none']);
  t.play('1.kalani.1');
  expect(t.refusal([10, 6])?.rule).toBe('SP-DIR-06');
  expect(t.play([10, 14]).go().where(KALLUS)).toEqual([10, 14, 0]);
});

test('All Leads Must Be Pursued: declined, or without enemies, the activation goes on', () => {
  expect(acting({ kalani: { seat: 1, at: [10, 20] } }, 'begin').play('none').go().asked).toBe('pick act 0');
  expect(acting({}, 'begin').asked).toBe('pick act 0');
});

test('Prepared for Any Encounter: a focus action with Sharpshooter [2] and Impact [2]', () => {
  const dice = (at: [number, number], prepared: boolean): number => acting({ kalani: { seat: 1, at } }).play(prepared ? 'ability:prepared-for-any-encounter' : 'focus').go().play('combat').pools.attackDice;
  expect([dice([10, 17], true), dice([10, 13], true)]).toEqual([9, 9]);
  expect([dice([10, 17], false), dice([10, 13], false)]).toEqual([7, 7]);
});

test('Prepared for Any Encounter: the keywords end with the turn', () => {
  const t = acting().play('ability:prepared-for-any-encounter').go();
  expect([t.state.lasting.length, t.state.activation!.spent, t.state.players[0]!.ready]).toEqual([2, 0, 7]);
  expect(t.play('end').go().state.lasting).toEqual([]);
});

/** A unit attacks another; he has chosen the Empire's tags. */
function fight(attacker: string, defender: string, tags: readonly string[] = IMPERIAL): Table {
  const placed = (id: string, y: number): Record<string, Placed> => ({
    [id.slice(2)]: {
      seat: Number(id[0]) as 0 | 1,
      at: [
        [20, y],
        [35, y],
      ],
      ...(id.endsWith(KALLUS) ? { tags: [...tags] } : {}),
    },
  });
  const units = { [KALLUS]: { seat: 0, at: [2, 2], tags: [...tags] } as Placed, ...placed(attacker, 20), ...placed(defender, 23) };
  const t = table({ units }).run((game) => attack(game, `${attacker}.1`, { kinds: ['melee'], part: 'combat' }));
  const [pools] = t.all('poolsFormed');
  return t.play(attackDice(failures(pools!.attackDice)), defenseDice(failures(pools!.defenseDice)));
}

test('Imperial Intelligence: an attacking ally rerolls a die for each tag shared with him', () => {
  const t = fight('0.stormtroopers', '1.kalani');
  expect(t.offered).toEqual([INTELLIGENCE, 'pass']);
  t.play(INTELLIGENCE);
  expect([t.asked, t.request]).toMatchObject(['pick reroll 0', { max: 2 }]);
  t.play('0:failure+1:failure', attackDice('S S'));
  expect([t.asked, t.state.players[0]!.ready]).toEqual(['pick option 0', 7]);
});

test('Imperial Intelligence: a defending ally rerolls defense dice; he himself shares all his tags', () => {
  const t = fight('1.kalani', '0.stormtrooper-sergeant').play(INTELLIGENCE);
  expect([t.request?.about.roll, t.request]).toMatchObject(['defense', { max: 1 }]);
  expect(fight(`0.${KALLUS}`, '1.kalani').play(INTELLIGENCE).request).toMatchObject({ max: 3 });
});

test('Imperial Intelligence: not for enemies nor for allies without a shared tag', () => {
  expect(fight('0.kalani', '1.stormtroopers').asked).toBe('nothing');
  expect(fight('0.stormtroopers', '1.kalani', ['Rebel Alliance', 'Scoundrel', 'Spectre']).asked).toBe('nothing');
});

test('Uncertain Loyalties: at the end of set-up one of two sets of tags is chosen', () => {
  const chosen = (side: string): readonly string[] => {
    const t = table({ units: { [KALLUS]: { seat: 0, at: [10, 10] } } }).run((game) => happen(game, { type: 'setupEnded' }));
    expect([t.asked, t.offered]).toEqual(['pick choice 0', ['Galactic Empire', 'Rebel Alliance']]);
    return t.play(side).unit(KALLUS).tags;
  };
  expect([chosen('Galactic Empire'), chosen('Rebel Alliance')]).toEqual([IMPERIAL, ['Rebel Alliance', 'Scoundrel', 'Spectre']]);
  expect(acting().unit(KALLUS).tags).toEqual([]);
});
