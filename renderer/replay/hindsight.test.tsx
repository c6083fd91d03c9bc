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

it('says that no answer came, instead of that nobody had a choice', async () => {
  await settled(() => draw(<Hindsight situation={sampleSituation()} load={() => Promise.resolve(null)} onClose={() => {}} />));
  expect(page.textContent).toContain('The computer gave no answer');
  expect(page.textContent).not.toContain('Nobody had a choice');
});

async function show(played: number | null, told = counsels): Promise<readonly string[]> {
  const reply: HindsightReply = { at: 5, seat: 0, counsels: told.map((counsel, i) => (i === played ? { ...counsel, played: true } : counsel)) };
  const load = (): Promise<HindsightReply> => Promise.resolve(reply);
  await settled(() => draw(<Hindsight situation={sampleSituation()} load={load} onClose={() => {}} />));
  return [...page.querySelectorAll('.advice__plans > li')].map(({ textContent }) => textContent);
}

it('tells the two best plans, and marks the one that was played', async () => {
  const rows = await show(0);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^Best, and played 70 % to win.*Move.*Better: objectives\./);
  expect(rows[1]).toMatch(/^Next best 60 % to win.*Focus.*Worse: objectives\./);
});

it('tells what was played beside the two best, with what it was worth', async () => {
  const rows = await show(2);
  expect(rows).toHaveLength(3);
  expect(rows[2]).toMatch(/^Played 40 % to win.*Worse: objectives\./);
});

it('tells the two best alone where nothing was played yet, and says where there is nothing to say', async () => {
  expect(await show(null)).toHaveLength(2);
  expect(await show(null, [])).toEqual([]);
  expect(page.textContent).toContain('Nobody had a choice before this moment');
});
