import { expect, it } from 'vitest';
import type { MatchSummary } from '../../engine/host/link.ts';
import '../testing/faces.fixture.ts';
import { speak } from '../words/speak.ts';
import { stateWords } from './words.ts';

it('a match says how far it is in the words of its rule system', () => {
  const at = (system: string): string => stateWords({ system, over: false, result: '', turn: 3, score: '', problem: null } as unknown as MatchSummary, speak);
  expect(['shatterpoint', 'miniatures', 'wartime', 'unknown'].map(at)).toEqual(['Turn 3', 'Round 3', 'Turn 3', 'Turn 3']);
});

it('a match whose sides were never set up to the end says so', () => {
  const left = { system: 'shatterpoint', over: false, result: '', turn: 0, score: '', problem: null } as unknown as MatchSummary;
  expect(stateWords(left, speak)).toBe('Left during set-up');
  expect(stateWords({ ...left, turn: 1 }, speak)).toBe('Turn 1');
});
