import { expect, test } from 'vitest';
import { attackDice, defenseDice, table, type Placed, type Table } from '../../testing/shatterpoint/table.ts';
import { attack } from '../attack/attack.ts';
import { checkHunker, gainHunker } from '../deeds/effects.ts';
import { about } from './fight.fixture.ts';
import { acting, at, GAR, KALANI, MAUL, REX, starting } from './republic.fixture.ts';

const LUKE = 'luke-skywalker-daring-hero';
const SPY = { tags: ['Spy'] };

test('I’m Here to Rescue You: he or another Spy ally may reposition', () => {
  const t = starting(LUKE, { [REX]: { ...at(0, [20, 20]), ...SPY }, [MAUL]: at(0, [30, 30]), [GAR]: { ...at(1, [30, 5]), ...SPY } });
  expect(t.offered).toEqual([`0.${LUKE}.1`, `0.${REX}.1`]);
  t.play(`0.${REX}.1`);
  expect([t.asked, about(t)]).toEqual(['place reposition 0', `0.${REX}.1`]);
  expect(t.play([20, 25]).go().where(REX)).toEqual([20, 25, 0]);
  expect(starting(LUKE).play(null).go().asked).toBe('pick act 0');
});

test('Grappling Hook: a climb brings Hunker, staying does not', () => {
  expect(acting(LUKE).play('ability:grappling-hook', [12, 10]).go().unit(LUKE).hunker).toBe(1);
  expect(acting(LUKE).play('ability:grappling-hook', null).go().unit(LUKE).hunker).toBe(0);
});

/** A friend shoots Kalani; two failures of its roll may be rerolled or not. */
function shot(friend: Partial<Placed>, { part = 'combat', x = 6.5, name = REX }: { part?: string; x?: number; name?: string } = {}): Table {
  const t = table({ units: { [LUKE]: at(0, [10, 10]), [name]: { ...at(0, [10, 10 + x]), ...friend }, [KALANI]: at(1, [17, 10 + x]) } }).run((game) => attack(game, `0.${name}.1`, { part, kinds: ['ranged'] }));
  t.play(attackDice(`F F F ${Array.from({ length: t.pools.attackDice - 3 }, () => 'S').join(' ')}`));
  return t.play(defenseDice(Array.from({ length: t.pools.defenseDice }, () => 'B').join(' ')));
}

test('He’s the Brains, Sweetheart: with Hunker a Rebel or Spy within Range 3 rerolls up to two failures of a ranged combat attack', () => {
  for (const tags of [['Rebel Alliance'], ['Spy']]) expect(shot({ tags, hunker: 1 }).request).toMatchObject({ ask: 'reroll', options: ['0:failure', '1:failure', '2:failure'], min: 0, max: 2 });
});

test('He’s the Brains, Sweetheart: not without Hunker, beyond Range 3, for others, or in an ability’s attack', () => {
  const none = (t: Table): void => expect(t.asked).not.toBe('pick reroll 0');
  none(shot(SPY));
  none(shot({ ...SPY, hunker: 1 }, { x: 6.51 }));
  none(shot({ hunker: 1 }));
  none(shot({ ...SPY, hunker: 1 }, { part: 'some-ability' }));
});

test('Oh, the Uniform: he keeps and gains Hunker while engaged, others do not', () => {
  const hunker = (id: string): number => {
    const t = table({ units: { [id]: { ...at(0, [10, 10]), hunker: 1 }, [GAR]: at(1, [13, 10]) } });
    checkHunker(t.game);
    return t.run((game) => gainHunker(game, `0.${id}`)).unit(id).hunker;
  };
  expect([hunker(LUKE), hunker(REX)]).toEqual([2, 0]);
});
