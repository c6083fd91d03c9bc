import { expect, test } from 'vitest';
import { FIGURES } from './figures/index.ts';
import { defaultSetup } from './setup.ts';
import { summary } from './summary.ts';

test('the library names the squads or their figures, and the cost of the enemies defeated', () => {
  const cost = (card: string): number => FIGURES.find(({ id }) => id === card)!.cost;
  const figures = [{ seat: 0, card: 'chewbacca', defeated: false }, { seat: 0, card: 'rebel-trooper', defeated: true }, { seat: 1, card: 'dengar', defeated: true }, { seat: 1, card: 'greedo', defeated: true }];
  expect(summary(defaultSetup('yard'), { figures })).toEqual({ teams: ['Rebels', 'Hunters'], score: `${cost('dengar') + cost('greedo')} : ${cost('rebel-trooper')}` });
  expect(summary({ teams: [{ name: '', figures: ['greedo', 'nobody'] }] }, null)).toEqual({ teams: ['Greedo, ?'], score: '' });
});

test('nothing that a file may hold makes it throw', () => {
  for (const junk of [null, 3, 'x', [], {}, { teams: 1 }, { teams: [null] }, { figures: [{}] }]) expect(() => summary(junk, junk)).not.toThrow();
});
