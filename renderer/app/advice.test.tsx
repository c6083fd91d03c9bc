// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Counsel } from '../../engine/search/counsel.ts';
import { match } from '../match/match.ts';
import { NO_OFFERING, offering } from '../tools/offering.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { Advice } from './Advice.tsx';

const { page, draw, button } = testPage();
const before = match.getState();
afterEach(() => {
  act(() => match.setState(before, true));
  offering.setState(NO_OFFERING);
});

const request = { kind: 'pick', seat: 0, ask: 'act', about: {}, options: ['move', 'focus', 'end'], closed: [], min: 1, max: 1 } as const;
const place = { kind: 'place', ask: 'advance', figure: '0.rook.1', body: { at: { x: 0, y: 0, z: 0 }, radius: 20, height: 40 } } as never;
const at = { x: 0, y: 90, z: 50.8 };
const counsels: readonly Counsel[] = [
  { steps: [{ request, answer: { kind: 'pick', picks: ['move'] } }, { request: place, answer: { kind: 'place', at } }], value: 0.2, grounds: { objectives: 1 } },
  { steps: [{ request, answer: { kind: 'pick', picks: ['focus'] } }], value: 0.1, grounds: { objectives: 0, force: 0.3 } },
  { steps: [{ request, answer: { kind: 'pick', picks: ['end'] } }], value: 0, grounds: {} },
];
let closed = 0;
async function show(told: readonly Counsel[]): Promise<void> {
  closed = 0;
  match.setState({ loadCounsel: () => Promise.resolve(told) });
  await settled(() => draw(<Advice situation={sampleSituation()} onClose={() => { closed += 1; }} />));
}

it('the two best plans are told with their chance, their answers and what speaks for each', async () => {
  await show(counsels);
  const rows = [...page.querySelectorAll('.advice__plans > li')].map(({ textContent }) => textContent);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/Best 60 % to win.*Move.*50\.8 mm \(2\.0″\), to 90 mm up.*Better: objectives\. Worse: Force\./);
  expect(rows[1]).toMatch(/Next best 55 % to win.*Focus.*Better: Force\. Worse: objectives\./);
});

it('a move that is on offer is marked on the table from here, and the sheet closes', async () => {
  offering.setState({ offers: { moves: [{ figure: '0.rook.1', picks: ['move'], request: place }], strikes: [] } });
  await show(counsels);
  expect([...page.querySelectorAll('.advice__plans button')]).toHaveLength(1);
  click(button('Show on the table'));
  expect([closed, offering.getState().advised]).toEqual([1, { offer: { figure: '0.rook.1', picks: ['move'], request: place }, at }]);
});

it('the whole way of a plan is drawn on the table, move after move, until something else is shown there', async () => {
  const on = { x: 40, y: 90, z: 60 };
  const [first] = counsels;
  const further = { request: { ...(place as object), body: { at, radius: 20, height: 40 } } as never, answer: { kind: 'place', at: on } } as const;
  await show([{ ...first!, steps: [...first!.steps, further] }]);
  click(button('Show on the table'));
  const { announced } = match.getState();
  expect(announced).toMatchObject({ kind: 'goes', who: '0.rook.1', goes: [{ from: { x: 0, y: 0, z: 0 }, to: at }, { from: at, to: on }] });
  act(() => match.setState({ shown: { at: 4 } as never }));
  expect(match.getState().announced).toBeNull();
});

it('says where there is nothing to advise', async () => {
  await show([]);
  expect(page.textContent).toContain('There is nothing to advise here.');
});
