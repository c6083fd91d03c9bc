import { beforeEach, expect, test } from 'vitest';
import { match } from '../match/match.ts';
import { drawing } from '../match/quality.ts';
import { sawFrame } from './slowFine.ts';

const frames = (many: number, milliseconds: number): void => { for (let i = 0; i < many; i++) sawFrame(milliseconds); };
const choose = (quality: 'auto' | 'high'): void => { match.setState(({ settings }) => ({ settings: { ...settings, quality } })); };

beforeEach(() => {
  choose('auto');
  drawing.setState({ fits: 'low', lowered: 'no' });
  sawFrame(1);
  drawing.setState({ fits: 'high' });
});

test('fine drawing that goes on slowly is lowered and told of; a moment of it is not', () => {
  frames(23, 200);
  expect(drawing.getState().lowered).toBe('no');
  frames(1, 200);
  expect(drawing.getState().lowered).toBe('said');
});

test('a slow frame now and then lowers nothing', () => {
  for (let i = 0; i < 40; i++) frames(1, i % 3 === 0 ? 400 : 20);
  expect(drawing.getState().lowered).toBe('no');
});

test('who chose fine drawing keeps it, and what was answered is not asked again', () => {
  choose('high');
  frames(60, 300);
  expect(drawing.getState().lowered).toBe('no');
  choose('auto');
  drawing.setState({ lowered: 'heard' });
  frames(60, 300);
  expect(drawing.getState().lowered).toBe('heard');
});
