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

it('sets what belongs to an attack below it, until it is over, also when another one is made meanwhile', () => {
  const attack = (attacker: string, defender: string) => ({ type: 'attackDeclared', attack: { attacker, defender, pool: 1 } });
  const events = [
    attack('0.rook.1', '1.sable.1'), { type: 'resultChanged', roll: 'attack', from: 'failure', to: 'strike' },
    attack('1.sable.1', '0.rook.1'), { type: 'damaged', unit: '0.rook', amount: 1 }, { type: 'attackEnded' },
    { type: 'damaged', unit: '1.sable', amount: 2 }, { type: 'attackEnded' }, { type: 'damaged', unit: '1.mire', amount: 1 },
  ];
  const lines = linesOf(events.map((event, key) => ({ key, event })), sampleSituation(), speak);
  expect(lines.map(({ within, side }) => [within, side])).toEqual([[false, 'a'], [true, 'a'], [true, 'b'], [true, 'a'], [true, 'b'], [false, 'b']]);
  draw(<Log lines={lines} onClose={() => {}} />);
  expect([...page.querySelectorAll('.log__lines li')].map(({ className }) => className)).toEqual(['a', 'a within', 'b within', 'a within', 'b within', 'b']);
});

it('a line that goes on stays the same line', () => {
  const step = (from: number) => ({ type: 'struggleMoved', seat: 1, from, to: from + 1 });
  const events = [step(0), step(1), step(2)].map((event, key) => ({ key: key + 7, event }));
  const told = [1, 2, 3].map((count) => linesOf(events.slice(0, count), sampleSituation(), speak).map(({ key, text }) => `${key} ${text.match(/\d+ space/)![0]}`));
  expect(told).toEqual([['7 1 space'], ['7 2 space'], ['7 3 space']]);
});
