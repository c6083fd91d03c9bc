// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { FIGURES } from '../../engine/wartime/figures/index.ts';
import { faceFor } from '../faces/index.ts';
import { settled, testPage } from '../testing/page.fixture.ts';
import { FigureCard } from './panels/FigureCard.tsx';
import { BASES, trial } from './trial.ts';
import './workshopWords.ts';

const { draw } = testPage();
const lists = (): readonly HTMLSelectElement[] => [...document.querySelectorAll('select')];

beforeEach(() => {
  trial.setState({ system: 'shatterpoint', base: 40 });
  draw(<FigureCard />);
});

it('the test figure stands on the base that figures of its rule system have; another one may be chosen', async () => {
  const choose = (at: number, value: string): Promise<void> => settled(async () => {
    lists()[at]!.value = value;
    lists()[at]!.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
  for (const [system, base] of [['wartime', 32], ['miniatures', 25], ['shatterpoint', 40]] as const) {
    await choose(0, system);
    await expect.poll(() => [trial.getState().system, trial.getState().base]).toEqual([system, base]);
    expect(faceFor(system)!.bases.every((one) => (BASES as readonly number[]).includes(one))).toBe(true);
  }
  await choose(1, '65');
  expect(trial.getState()).toMatchObject({ system: 'shatterpoint', base: 65 });
});

it('every soldier of Wartime stands on a base that its face names', async () => {
  await import('../faces/wartime/face.ts').then(({ face }) => {
    expect([...new Set(FIGURES.map(({ base }) => base))]).toEqual(face.bases);
  });
});
