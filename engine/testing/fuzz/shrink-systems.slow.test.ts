/** A rule broken on purpose in each of the other rule systems is found, made short and kept as a scenario. */
import { expect, test } from 'vitest';
import { assetsFolder } from '../../node/assets-folder.ts';
import { Content } from '../../node/content.ts';
import type { State as Skirmish } from '../../miniatures/state.ts';
import type { State as Adventure } from '../../wartime/state.ts';
import { Grounds } from './grounds.ts';
import { runScenario } from './lab.ts';
import { miniaturesSubject } from './miniatures/subject.ts';
import { plantedIn } from './plant.ts';
import { readScenario, rerun, scenarioOf, writeScenario } from './scenario.ts';
import { gameOf } from './seeds.ts';
import { playAgain, shrink } from './shrink.ts';
import type { Subject } from './subject.ts';
import { wartimeSubject } from './wartime/subject.ts';

const grounds = new Grounds(new Map());
/** More games than shrinking plays again until nothing can be left out. */
const RUNS = 1000;

/** Whoever is missed gains hit points it never had. */
const skirmish = plantedIn<Skirmish, { readonly type: string; readonly target?: string }>(miniaturesSubject, (state, { type, target }) => {
  if (type === 'missed') state.figures.find(({ id }) => id === target)!.damage = -10;
});
/** Whoever is felled brings more points than there are. */
const adventure = plantedIn<Adventure, { readonly type: string }>(wartimeSubject, (state, { type }) => {
  if (type === 'felled') state.felled[0] = 5000;
});

/** Answers of a game that leaves something to cut. */
const LONG = 60;

test.each<[id: string, broken: Subject, rule: string]>([['miniatures', skirmish, 'SWM-11.9'], ['wartime', adventure, 'WT-5.6']])('in %s a fault is found, made short and run again from its scenario', async (id, broken, rule) => {
  const game = Array.from({ length: 40 }, (_, i) => gameOf(i + 1, grounds, broken)).find((each) => {
    const { fault, answers } = playAgain(each, grounds, broken);
    return fault?.rule === rule && answers.length > LONG;
  })!;
  const whole = playAgain(game, grounds, broken);
  const small = shrink(game, grounds, broken, { runs: RUNS });
  expect([small.fault.rule, small.steps > 2]).toEqual([rule, true]);
  const scenario = scenarioOf(small.game, grounds, broken);
  expect(scenario.answers.length).toBeLessThan(whole.answers.length);

  const text = writeScenario(scenario);
  expect(readScenario(text)).toEqual(scenario);
  expect(rerun(scenario, grounds, broken).verdict).toBe('occurs');
  const sound = await runScenario(text, new Content(assetsFolder(import.meta.url)));
  expect([sound.broken, sound.lines.at(-1)]).toEqual([false, expect.stringMatching(/^the fault is gone|^the rules no longer take these answers/)]);
  expect(sound.lines.length).toBeGreaterThan(scenario.answers.length);
  expect(scenario.system).toBe(id);
});
