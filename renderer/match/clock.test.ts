import { expect, test } from 'vitest';
import { realClock } from './clock.ts';

test('the clock leaves nothing behind on the signal that may end it early', async () => {
  const { signal } = new AbortController();
  let listening = 0;
  const add = signal.addEventListener.bind(signal);
  const remove = signal.removeEventListener.bind(signal);
  signal.addEventListener = ((...words: Parameters<typeof add>) => { listening += 1; add(...words); }) as typeof signal.addEventListener;
  signal.removeEventListener = ((...words: Parameters<typeof remove>) => { listening -= 1; remove(...words); }) as typeof signal.removeEventListener;
  await Promise.all([realClock.wait(1, signal), realClock.wait(2, signal)]);
  expect(listening).toBe(0);
});
