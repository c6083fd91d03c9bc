import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { progressEvery, threadsOf, UsageError, whole } from './command.ts';
import { keepSpeech } from './speech.fixture.ts';

const speech = keepSpeech();
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('a long run tells how far it has come, at most once in its time', () => {
  const tell = progressEvery(2000);
  for (let done = 1; done <= 5; done++) {
    vi.advanceTimersByTime(900);
    tell(() => `${done} of 5`);
  }
  expect(speech.complained).toBe('3 of 5\n');
});

it('numbers that are none, or too large, are refused by their option', () => {
  expect(whole('--games', '12', 1, 100)).toBe(12);
  for (const text of ['0', '101', '1.5', 'many']) expect(() => whole('--games', text, 1, 100)).toThrow(UsageError);
});

it('a program that is not bundled uses one thread', () => expect(threadsOf('8', 16)).toBe(1));
