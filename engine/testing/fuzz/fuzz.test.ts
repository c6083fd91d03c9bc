import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { faces, tableFaults } from '../../shatterpoint/system.ts';
import { shatterpointSubject as shatterpoint } from './shatterpoint/subject.ts';
import { teamProblems } from '../../shatterpoint/team/team.ts';
import { playSeeds } from './campaign.ts';
import { describeFault, faultOf } from './fault.ts';
import { Grounds, randomGround } from './grounds.ts';
import { gameOf } from './seeds.ts';
import { randomSquads } from './shatterpoint/setups.ts';
import { Games, playAgain } from './shrink.ts';
import { workshopOf } from '../workshop/index.ts';
import { grouped } from './tally.ts';

const grounds = new Grounds(new Map());

test('no rule is broken in 2 random games of Shatterpoint; one that fails is shrunk', () => {
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

test.each([['miniatures', 4], ['wartime', 2]] as const)('%s: no rule and no promise is broken in %i random games', (system, games) => {
  const tally = playSeeds(Array.from({ length: games }, (_, i) => 40 + i), grounds, workshopOf(system).subject);
  expect(grouped(tally.failures).map(({ fault, seeds }) => `${describeFault(fault)}, seeds ${seeds.join(' ')}`)).toEqual([]);
  expect(tally.requests).toBeGreaterThan(100 * games / 2);
});

describe('random games', () => {
  test('the same seed gives the same game, and it is plain data', () => {
    const game = gameOf(5, grounds, shatterpoint);
    expect(gameOf(5, grounds, shatterpoint)).toEqual(game);
    expect(gameOf(6, grounds, shatterpoint)).not.toEqual(game);
    expect(JSON.parse(JSON.stringify(game))).toEqual(game);
    const { answers, commands } = playAgain(game, grounds, shatterpoint);
    expect(playAgain({ ...game, numbers: commands }, grounds, shatterpoint).answers).toEqual(answers);
  });

  test('SP-TEAM-01…06: random strike teams are legal and use the whole library', () => {
    const cards = new Map(faces.map((card) => [card.id, card]));
    const random = randomFrom(3);
    const seen = new Set<string>();
    for (let i = 0; i < 400; i++) {
      const team = randomSquads(faces, random);
      expect(teamProblems(team, cards)).toEqual([]);
      for (const squad of team) for (const unit of Object.values(squad)) seen.add(unit);
    }
    const leaders = faces.filter(({ type }) => type === 'primary');
    expect(leaders.filter(({ id }) => !seen.has(id))).toEqual([]);
  });

  test('random grounds have levels and ladders', () => {
    const all = Array.from({ length: 10 }, (_, i) => randomGround(i)).map((ground) => grounds.terrain(ground));
    expect(all.some(({ ingress }) => ingress.length > 0)).toBe(true);
    expect(new Set(all.flatMap(({ surfaces }) => surfaces.map(({ y }) => y))).size).toBeGreaterThan(6);
  });

  test('SP-FIELD-05: every mission can be played on every random ground', () => {
    for (let seed = 0; seed < 10; seed++) expect(tableFaults(grounds.terrain(randomGround(seed)))).toEqual([]);
  });

  test('a tally counts games, units and abilities', () => {
    const tally = playSeeds([1, 2, 3], grounds, shatterpoint);
    expect(tally.games).toBe(3);
    expect(Object.values(tally.units).reduce((sum, n) => sum + n, 0)).toBe(3 * 12);
    expect(Object.keys(tally.abilities).length).toBeGreaterThan(0);
    expect(grouped([{ seed: 1, fault: faultOf(new Error('a 1')) }, { seed: 2, fault: faultOf(new Error('a 2')) }])).toMatchObject([{ seeds: [1, 2] }]);
  });
});
