// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { testPage } from '../testing/page.fixture.ts';
import { sampleSituation } from '../testing/sample.fixture.ts';
import { speak } from '../words/speak.ts';
import { linesOf, Log } from './Log.tsx';

const { page, draw } = testPage();

it('keeps bookkeeping out of the log', () => {
  const events = [
    { type: 'turnStarted', seat: 0, turn: 7 },
    { type: 'stepReached', step: 'act' },
    { type: 'defeated', unit: '1.mire' },
  ];
  const lines = linesOf(events.map((event, key) => ({ key, event })), sampleSituation(), speak);
  expect(lines.map(({ text, side }) => [text, side])).toEqual([['Turn 7: You.', 'a'], ['Mire is defeated.', 'b']]);
  draw(<Log lines={lines} onClose={() => {}} />);
  expect(page.querySelectorAll('.log__lines li')).toHaveLength(2);
});
