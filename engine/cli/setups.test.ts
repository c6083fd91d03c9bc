import { expect, test } from 'vitest';
import { describeRows, runSetups, summarise, type SetupRow, type Tried } from './setups.ts';
import { keepSpeech } from './speech.fixture.ts';

const speech = keepSpeech();
const OWN = { system: 'shatterpoint', name: 'take' };
const tried = (seed: number, solved: boolean, name = 'take'): Tried => ({ ...OWN, name, seed, solved, reflex: seed === 1, line: true });

test('a row counts what was solved by the opponent, by its reflex and by the line, and names the seeds that failed', () => {
  const row = summarise('shatterpoint', { name: 'take', says: 'take it' }, [tried(3, false), tried(1, true), tried(2, true), tried(4, true), tried(1, false, 'finish')]);
  expect(row).toMatchObject({ ...OWN, says: 'take it', tries: 4, solved: 3, share: 0.75, reflex: 1, line: 4, failed: [3] });
  expect([Math.round(100 * row.low), Math.round(100 * row.high)]).toEqual([30, 95]);
  expect(describeRows([row]).split('\n')[1]).toMatch(/^shatterpoint +take +3\/4 +30 to 95 % +1\/4 +4\/4$/);
});

test('gantry setups plays those that are named, tells a try, and refuses other names, levels and systems', async () => {
  expect(await runSetups(['setups', 'take', '--seeds', '2', '--level', 'learner', '--json'])).toBe(0);
  const [row, ...more] = JSON.parse(speech.said) as SetupRow[];
  expect([row, more]).toMatchObject([{ ...OWN, tries: 2, line: 2 }, []]);
  speech.said = '';
  expect(await runSetups(['setups', 'take', '--tell', '1', '--level', 'learner'])).toBe(0);
  expect(speech.said).toMatch(/^take, seed 1: (not )?solved\n {2}\w+/);
  for (const [words, cause] of [
    [['chess'], 'there is no set-up "chess"; there are only-point-upstairs, '], [['--level', 'god'], '--level: "god" is none of firstSteps, '],
    [['--system', 'chess'], 'there is no rule system "chess"'], [['take', '--system', 'wartime'], 'there is no set-up "take"'],
  ] as const) {
    speech.complained = '';
    expect([await runSetups(['setups', ...words]), speech.complained]).toEqual([2, expect.stringContaining(cause)]);
  }
});
