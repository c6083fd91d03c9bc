import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import { playSeeds } from './campaign.ts';
import { describeFault, faultOf } from './fault.ts';
import { Grounds, USUAL } from './grounds.ts';
import { shatterpointSubject as shatterpoint } from './shatterpoint/subject.ts';
import { Games, playAgain } from './shrink.ts';
import { workshopOf } from '../workshop/index.ts';
import { grouped } from './tally.ts';
import { deep } from '../depth.ts';

test.each([['shatterpoint', deep(20, 12)], ['miniatures', deep(100, 60)], ['wartime', deep(40, 20)]] as const)('%s: no rule and no promise is broken in %i random games on every kind of ground, and nearly all have a winner', async (system, games) => {
  const { subject } = workshopOf(system);
  const { tables } = subject.grounds ?? USUAL;
  const grounds = await Grounds.of(new Content(assetsFolder(import.meta.url)), tables);
  const began = performance.now();
  const tally = playSeeds(Array.from({ length: games }, (_, i) => 1000 + i), grounds, subject);
  console.log(`${system}: ${games} games in ${((performance.now() - began) / 1000).toFixed(1)} s, ${tally.requests} requests`);
  expect(grouped(tally.failures).map(({ fault, seeds }) => `${describeFault(fault)}, seeds ${seeds.slice(0, 5).join(' ')}`)).toEqual([]);
  expect(tally.decided / tally.games).toBeGreaterThan(0.9);
  expect(Object.keys(tally.grounds)).toEqual(expect.arrayContaining(['boxes', 'boxes by its own places', ...tables]));
});

test('no rule is broken in 2 random games of Shatterpoint; one that fails is shrunk', () => {
  const grounds = new Grounds(new Map());
  let fault = '';
  const details = fc.check(
    fc.property(new Games(grounds, shatterpoint), (game) => {
      const { fault: found } = playAgain(game, grounds, shatterpoint);
      if (found !== null) fault = describeFault(found);
      return found === null;
    }),
    { numRuns: 2, seed: 20, plugins: [fc.interruptAfterTimeLimit(15_000)] },
  );
  expect(fault, JSON.stringify(details.counterexample)).toBe('');
  expect(details.numRuns).toBeGreaterThan(0);
});

test('a tally counts games, units and abilities', () => {
  const grounds = new Grounds(new Map());
  const tally = playSeeds([1, 2, 3], grounds, shatterpoint);
  expect(tally.games).toBe(3);
  expect(Object.values(tally.units).reduce((sum, n) => sum + n, 0)).toBe(3 * 12);
  expect(Object.keys(tally.abilities).length).toBeGreaterThan(0);
  expect(grouped([{ seed: 1, fault: faultOf(new Error('a 1')) }, { seed: 2, fault: faultOf(new Error('a 2')) }])).toMatchObject([{ seeds: [1, 2] }]);
});
