import { beforeEach, expect, test } from 'vitest';
import type { Prospect } from '../../engine/shatterpoint/prospect/prospect.ts';
import { planner, plans, type Planned } from './prospects.ts';
import { coverIn } from '../faces/shatterpoint/measure/useCoverOf.ts';

const at = (x: number): Planned => ({ figure: 'a', at: { x, y: 0, z: 0 } });
const prospect = ({ figure, at: place }: Planned): Prospect => ({ figure, at: place, others: [], objectives: [], ways: [] }) as unknown as Prospect;

/** A planner whose answers come when told, and whose pauses end when told. */
function bench() {
  const asked: { readonly planned: Planned; readonly give: () => void }[] = [];
  const pauses: (() => void)[] = [];
  const plan = planner({
    ask: (planned) =>
      new Promise((done) => {
        asked.push({ planned, give: () => done(prospect(planned)) });
      }),
    wait: (run) => pauses.push(run),
  });
  const settle = async (): Promise<void> => { for (let i = 0; i < 6; i++) await Promise.resolve(); };
  return { plan, asked, settle, give: async (n: number) => { asked[n]!.give(); await settle(); pauses.shift()?.(); await settle(); } };
}

beforeEach(() => plans.setState({ planned: null, prospect: null }));

test('one question at a time: while one is on its way only the newest place waits', async () => {
  const { plan, asked, give } = bench();
  for (const x of [1, 2, 3, 4]) plan(at(x));
  expect(asked.map(({ planned }) => planned.at.x)).toEqual([1]);
  await give(0);
  expect(asked.map(({ planned }) => planned.at.x)).toEqual([1, 4]);
  await give(1);
  expect(plans.getState().prospect?.at.x).toBe(4);
});

test('an answer about another place than the one thought of now is dropped', async () => {
  const { plan, give } = bench();
  plan(at(1));
  plan(at(2));
  await give(0);
  expect(plans.getState().prospect).toBeNull();
  await give(1);
  expect(plans.getState().prospect?.at.x).toBe(2);
});

test('when nothing is thought of any more a late answer shows nothing', async () => {
  const { plan, give } = bench();
  plan(at(1));
  plan(null);
  await give(0);
  expect(plans.getState()).toEqual({ planned: null, prospect: null });
});

test('another figure does not keep the answer about the one before', async () => {
  const { plan, give } = bench();
  plan(at(1));
  await give(0);
  plan({ ...at(1), figure: 'b' });
  expect(plans.getState().prospect).toBeNull();
});

test('cover against a figure is the greatest of the attacks on it, and unknown without any (SP-COVER-01)', () => {
  const strike = (cover: number) => ({ kind: 'ranged', attackDice: 5, defenseDice: 5, cover });
  const found = { others: [{ id: 'x', attacks: [strike(0), strike(1)] }, { id: 'y', attacks: [] }] } as unknown as Prospect;
  expect([coverIn(found, 'x'), coverIn(found, 'y'), coverIn(found, 'z')]).toEqual([1, null, null]);
});
