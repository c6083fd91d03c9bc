// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CallResult } from '../../engine/host/link.ts';
import { resumed } from '../../engine/space/draft/draft.ts';
import { bare } from '../../engine/testing/own-tables.ts';
import { link as theLink } from '../match/match.ts';
import { LinkFault } from '../match/messages.ts';
import { fakeLink } from '../testing/fakes.fixture.ts';
import { testPage } from '../testing/page.fixture.ts';
import { bench, clearBench, useBench } from './bench.ts';
import { does } from './deeds.ts';
import { Keeper } from './keeper.ts';
import { CheckTab } from './panels/CheckTab.tsx';
import { Side } from './panels/Side.tsx';
import '../testing/faces.fixture.ts';
import './workshopWords.ts';

type Check = CallResult<'checkTable'>;

const { page, draw } = testPage();
let checks: { answer(check: Check): void; end(): void; fail(why: string): void }[] = [];
let share: number | null = 0;
const SOUND: Check = { findings: [], measures: null, matches: [] };

const link = fakeLink({
  openDraft: () => ({ file: JSON.stringify(bare()), history: null }),
  checkTable: () => new Promise<Check>((answer, fail) => { checks.push({ answer, end: () => fail(new LinkFault({ code: 'late', message: 'ended' })), fail: (message) => fail(new LinkFault({ code: 'broken', message })) }); }),
  checkedSoFar: () => ({ share }),
});
const called = (name: string): number => link.calls.filter(([one]) => one === name).length;
const pass = (milliseconds: number): Promise<void> => act(async () => { await vi.advanceTimersByTimeAsync(milliseconds); });
const bar = (): HTMLProgressElement | null => page.querySelector('.findings__live progress');
const note = (notes: string): void => act(() => { does('table', [{ kind: 'head', to: { notes } }]); });

beforeEach(() => {
  vi.useFakeTimers();
  link.calls.length = 0;
  [checks, share] = [[], 0];
});
afterEach(() => {
  act(() => clearBench());
  vi.useRealTimers();
});

function Shown(): ReactNode {
  return useBench((s) => s.draft !== null) && <CheckTab />;
}

async function opened(): Promise<Keeper> {
  const keeper = await Keeper.open(link.call, 'own-yard');
  draw(<Shown />);
  await pass(0);
  return keeper;
}

it('a check that is over soon shows no bar; one that takes long shows how far it is, and none once it is over', async () => {
  const keeper = await opened();
  await pass(390);
  expect([bar(), called('checkedSoFar')]).toEqual([null, 0]);
  share = 0.3;
  await pass(20);
  expect([bar()!.value, bar()!.max, bar()!.getAttribute('aria-label')]).toEqual([0.3, 1, 'How much of the table has been looked through']);
  share = 0.8;
  await pass(400);
  expect(bar()!.value).toBe(0.8);
  checks[0]!.answer(SOUND);
  await pass(0);
  expect([bar(), page.textContent.includes('Nothing is in the way.')]).toEqual([null, true]);
  await pass(2000);
  expect(called('checkedSoFar')).toBe(2);
  await act(() => keeper.close());
});

it('an edit ends the check at once, and another begins when hands rest; what is known stays until then', async () => {
  const keeper = await opened();
  checks[0]!.answer(SOUND);
  await pass(0);
  note('a');
  await pass(900);
  expect([checks.length, called('endCheck')]).toEqual([2, 0]);
  await pass(500);
  expect(bar()).not.toBeNull();
  note('b');
  expect([called('endCheck'), bar()]).toEqual([1, null]);
  checks[1]!.end();
  await pass(100);
  expect(page.textContent).toContain('Nothing is in the way.');
  await pass(900);
  expect(checks).toHaveLength(3);
  expect(bench.getState()).toMatchObject({ checking: true, check: SOUND });
  await act(() => keeper.close());
});

it('whoever leaves the workshop ends the check, and begins no other', async () => {
  const keeper = await opened();
  note('c');
  note('d');
  await pass(0);
  await act(() => keeper.close());
  expect(called('endCheck')).toBe(1);
  await pass(3000);
  expect(checks).toHaveLength(1);
});

it('why a check was not finished is said, until the next one is', async () => {
  const keeper = await opened();
  checks[0]!.fail('reading it takes longer than 10 seconds');
  await pass(10);
  expect(page.querySelector('.findings > .bad')!.textContent).toContain('It could not be looked through:');
  expect(page.querySelector('.findings > .bad')!.textContent).toContain('10 seconds');
  note('once more');
  await pass(3000);
  expect(page.querySelector('.findings > .bad')).toBeNull();
  checks.at(-1)!.answer(SOUND);
  await pass(10);
  expect(page.querySelector('.findings > .bad')).toBeNull();
  expect(page.textContent).toContain('Nothing is in the way.');
  await keeper.close();
});

it('of too many pieces those that cost the most are chosen by a click, and nothing is changed', () => {
  const features = [1, 2, 3].map((i) => ({ id: `p${i}`, piece: 'crates', at: [0, 0] as [number, number], turn: 0, level: 0 }));
  const tooMany: Check['findings'][number] =
    { severity: 'error', reason: 'tooManyPieces', feature: null, id: null, at: null, match: null, about: { count: 602, most: 600 }, fix: null, locked: [] };
  const draft = resumed(bare({ features }), null);
  bench.setState({ draft, check: { ...SOUND, findings: [tooMany] } });
  draw(<Shown />);
  act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Choose the 2 that cost the most')!.click());
  expect([bench.getState().selection, bench.getState().draft === draft]).toEqual([['p2', 'p3'], true]);
});

it('where there is nothing to stand on a click turns to where a table is suggested', () => {
  const flat: Check['findings'][number] = { severity: 'note', reason: 'flat', feature: null, id: null, at: null, match: null, about: {}, fix: null, locked: [] };
  bench.setState({ table: 'own-yard', draft: resumed(bare(), null), side: 'check', check: { ...SOUND, findings: [flat] } });
  draw(<Side />);
  act(() => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Suggest a table…')!.click());
  expect(bench.getState().side).toBe('table');
  expect((document.activeElement as HTMLSelectElement).labels[0]!.textContent).toContain('Ground');
  draw(null);
});

it('it is played out by as many matches as are chosen, up to 2000, and said how much they tell', async () => {
  const call = vi.spyOn(theLink, 'call').mockImplementation(() => new Promise(() => {}));
  await opened();
  const count = [...page.querySelectorAll('select')].find(({ labels }) => labels[0]!.textContent.startsWith('Matches'))!;
  expect([...count.options].map(({ value }) => Number(value))).toEqual([20, 50, 100, 200, 400, 1000, 2000]);
  expect(page.textContent).toContain('By 50 matches a share may be off by 14 in 100');
  act(() => {
    count.value = '2000';
    count.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(page.textContent).toContain('By 2000 matches a share may be off by 3 in 100');
  const begin = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Play it out')!;
  act(() => begin.click());
  expect(call).toHaveBeenCalledWith('playOut', expect.objectContaining({ table: 'own-yard', pairs: 1000 }));
  call.mockRestore();
});
