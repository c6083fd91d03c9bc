// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { settled, testPage } from '../testing/page.fixture.ts';
import { Plan } from './Plan.tsx';

const loading = vi.hoisted(() => ({ come: (): void => {}, tables: [] as string[] }));
vi.mock('../table/terrainModel.ts', () => ({
  loadTerrain: (table: string) => {
    loading.tables.push(table);
    if (table === 'nowhere') return Promise.reject(new Error('no such table'));
    return new Promise((resolve) => { loading.come = () => resolve({ table: { theme: 'snow', size: [900, 600] }, placed: [] }); });
  },
}));

const { page, draw } = testPage();
const told = (): readonly unknown[] => {
  const plan = page.querySelector('svg')!;
  return [plan.getAttribute('aria-busy'), plan.textContent, plan.getAttribute('data-theme')];
};

it('says that a plan is being drawn until it is, and that there is none where there is none', async () => {
  await settled(() => draw(<Plan table="outpost" words="Outpost from above" />));
  expect(told()).toEqual(['true', 'Drawing…', null]);
  await settled(() => loading.come());
  expect(told()).toEqual(['false', '', 'snow']);
  await settled(() => draw(<Plan table="nowhere" words="Nowhere from above" />));
  expect(told()).toEqual(['false', 'No plan', null]);
  expect(loading.tables).toEqual(['outpost', 'nowhere']);
});
