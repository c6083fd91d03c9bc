import { expect, test, vi } from 'vitest';
import type { Face, Panels } from './face.ts';
import { loadPanels } from './usePanels.ts';

const found = {} as Panels<never>;
const faceThat = (id: string, panels: () => Promise<Panels<never>>): Face => ({ id, panels }) as unknown as Face;

test('panels that could not be fetched are fetched once more before anybody hears of it', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<() => Promise<Panels<never>>>().mockRejectedValueOnce(new Error('away')).mockResolvedValue(found);
  const face = faceThat('once', fetch);
  const first = loadPanels(face);
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe(found);
  expect([fetch.mock.calls.length, loadPanels(face) === first]).toEqual([2, true]);
  vi.useRealTimers();
});

test('panels that cannot be had are told so, and the next one who asks tries anew', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn<() => Promise<Panels<never>>>().mockRejectedValue(new Error('gone'));
  const face = faceThat('never', fetch);
  const first = loadPanels(face).catch((fault: unknown) => String(fault));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await first).toBe('Error: gone');
  void loadPanels(face).catch(() => {});
  expect(fetch).toHaveBeenCalledTimes(3);
  vi.useRealTimers();
});
