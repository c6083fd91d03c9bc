// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import type { HindsightReply } from '../../engine/host/link.ts';
import type { Counsel } from '../../engine/search/counsel.ts';
import { settled, testPage } from '../testing/page.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { Hindsight } from './Hindsight.tsx';

const { page, draw } = testPage();
const request = { kind: 'pick', seat: 0, ask: 'act', about: {}, options: ['move', 'focus', 'end'], closed: [], min: 1, max: 1 } as const;
const begun = (pick: string, value: number): Counsel => ({ steps: [{ request, answer: { kind: 'pick', picks: [pick] } }], value, grounds: { objectives: value } });
const counsels = [begun('move', 0.4), begun('focus', 0.2), begun('end', -0.2)];

async function show(reply: Partial<HindsightReply>): Promise<readonly string[]> {
  const told: HindsightReply = { at: 5, seat: 0, played: null, plan: null, counsels, ...reply };
  const load = (): Promise<HindsightReply> => Promise.resolve(told);
  await settled(() => draw(<Hindsight situation={sampleSituation()} load={load} onClose={() => {}} />));
  return [...page.querySelectorAll('.advice__plans > li')].map(({ textContent }) => textContent);
}

it('tells the two best plans, and marks the one that was played', async () => {
  const rows = await show({ played: { kind: 'pick', picks: ['move'] }, plan: 0 });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Best, and played 70 % to win.*Move.*Better: objectives\./);
  expect(rows[1]).toMatch(/^Next best 60 % to win.*Focus.*Worse: objectives\./);
});

it('tells what was played beside the two best, with what it was worth', async () => {
  const rows = await show({ played: { kind: 'pick', picks: ['end'] }, plan: 2 });
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatch(/^Played 40 % to win.*Worse: objectives\./);
});

it('names what was played where no plan begins so, and says where there is nothing to say', async () => {
  await show({ played: { kind: 'pick', picks: ['end'] }, counsels: counsels.slice(0, 2) });
  expect(page.textContent).toMatch(/Played instead: End activation/);
  expect(await show({ at: null, counsels: [] })).toEqual([]);
  expect(page.textContent).toContain('Nobody had a choice before this moment');
});
