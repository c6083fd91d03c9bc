import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { shatterpointSubject as shatterpoint } from './shatterpoint/subject.ts';
import { campaign } from './campaign.ts';
import { Grounds } from './grounds.ts';
import { planted } from './plant.ts';
import { readScenario, rerun, scenarioOf, writeScenario } from './scenario.ts';
import { gameOf } from './seeds.ts';
import { playAgain, shrink } from './shrink.ts';

const grounds = new Grounds(new Map());
/** More games than shrinking plays again until nothing can be left out. */
const RUNS = 1000;
const folder = mkdtempSync(join(tmpdir(), 'gantry-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The broken rule: whoever took damage has two Wounded tokens a moment later (SP-WND-08). */
const broken = planted((state, event) => {
  if (event.type !== 'damaged' && event.type !== 'damageHealed') for (const unit of state.units) if (unit.damage > 0) unit.wounded = 2;
});

/** The first of some games in which the broken rule shows after so many answers. */
function brokenGame(least = 0): ReturnType<typeof gameOf> {
  for (let seed = 1; seed <= 40; seed++) {
    const game = gameOf(seed, grounds, broken);
    const { fault, answers } = playAgain(game, grounds, broken);
    if (fault !== null && answers.length > least) return game;
  }
  throw new Error('no game shows the broken rule');
}

test('SP-WND-08 broken on purpose: a game finds it, fast-check makes it short, the scenario shows it again and not with sound rules', () => {
  const game = brokenGame(100);
  const whole = playAgain(game, grounds, broken);
  expect(whole.fault).toMatchObject({ rule: 'SP-WND-08', what: 'woundedTwice' });

  const small = shrink(game, grounds, broken, { runs: RUNS });
  expect(small.fault).toMatchObject({ rule: 'SP-WND-08', what: 'woundedTwice' });
  const scenario = scenarioOf(small.game, grounds, broken);
  expect(scenario.answers.length).toBeLessThan(whole.answers.length);
  expect(small.steps).toBeGreaterThan(3);

  const read = readScenario(writeScenario(scenario));
  expect(read).toEqual(scenario);
  const again = rerun(read, grounds, broken);
  expect(again.verdict).toBe('occurs');
  expect(again.lines.filter((line) => / -> /.test(line))).toHaveLength(scenario.answers.length);
  expect(again.lines.at(-2)).toContain('damaged');
  expect(rerun(read, grounds, shatterpoint)).toMatchObject({ verdict: 'gone', fault: null });
});

test('answers that the rules no longer take make a scenario stale, another fault is told apart', () => {
  const game = brokenGame();
  const scenario = scenarioOf(game, grounds, broken);
  const [first, ...rest] = scenario.answers;
  expect(rerun({ ...scenario, answers: [first!, { kind: 'pick', picks: ['fly'] }, ...rest] }, grounds, shatterpoint).verdict).toBe('stale');
  expect(rerun({ ...scenario, fault: { rule: 'SP-MOM-01', what: 'momentumSpaces', detail: '' } }, grounds, broken)).toMatchObject({ verdict: 'other', fault: { rule: 'SP-WND-08' } });
});

test('damaged scenario files are refused with the field', () => {
  const text = writeScenario(scenarioOf(brokenGame(), grounds, broken));
  expect(() => readScenario(text.replace('"version": 1', '"version": 2'))).toThrow('scenario file: version');
  expect(() => readScenario(text.slice(0, 500))).toThrow('scenario file: not JSON: it ends too early');
  expect(() => readScenario(text.replace('"edition"', '"addition"'))).toThrow('setup');
  expect(() => readScenario(text.replace('"boxes"', '"houses"'))).toThrow('ground');
});

test('a campaign groups failures by rule and keeps a short scenario of each', async () => {
  const seen: number[] = [];
  const report = await campaign({ games: 4, seed: 1, threads: 1, out: folder, patience: 1500, progress: ({ games }) => seen.push(games) }, grounds, broken);
  expect(seen).toEqual([4]);
  expect(report.faults).toHaveLength(1);
  expect(report.faults[0]).toMatchObject({ fault: { rule: 'SP-WND-08' }, games: expect.any(Number) as number });
  const [file] = readdirSync(folder);
  expect(file).toMatch(/^sp-wnd-08-woundedtwice-\d+\.scenario\.json$/);
  expect(rerun(readScenario(readFileSync(join(folder, file!), 'utf8')), grounds, broken).verdict).toBe('occurs');
});
