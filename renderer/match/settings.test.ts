import { afterEach, expect, test, vi } from 'vitest';
import { readSettings } from './settings.ts';
import { allAt } from './speeds.ts';

afterEach(() => { vi.unstubAllGlobals(); });

const kept = (text: string | null): void => { vi.stubGlobal('localStorage', { getItem: () => text }); };

test('how the table is drawn is left to the program until a person says, and what was kept is read on', () => {
  kept(null);
  expect(readSettings().quality).toBe('auto');
  for (const quality of ['auto', 'high', 'low'] as const) {
    kept(JSON.stringify({ quality, speed: 2 }));
    expect(readSettings()).toMatchObject({ quality, speed: allAt(2) });
  }
  kept('{"quality":"ultra"}');
  expect(readSettings().quality).toBe('auto');
});

test('tables are lit as they say until a person wants another hour; one that there is not is none', () => {
  kept('{"textScale":1.5}');
  expect(readSettings().light).toBe('table');
  kept('{"light":"storm"}');
  expect(readSettings().light).toBe('storm');
  kept('{"light":"brunch"}');
  expect(readSettings().light).toBe('table');
});
