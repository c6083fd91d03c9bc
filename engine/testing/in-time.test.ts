import { expect, it } from 'vitest';
import { inTime, millisecondsOf } from './in-time.ts';

it('a limit is kept by the first measurement that is below it, and none is made after that', async () => {
  const measured = [900, 700, 3];
  let made = 0;
  await inTime(5, () => measured[made++]!);
  expect(made).toBe(3);
});

it('a limit is missed where no measurement keeps it, however slow the machine is said to be', async () => {
  let made = 0;
  await expect(inTime(5, () => { made += 1; return 1e6; })).rejects.toThrow('on a quick machine');
  expect(made).toBe(6);
});

it('milliseconds are those until a promise is kept', async () => {
  expect(await millisecondsOf(() => new Promise((over) => { setTimeout(over, 30); }))).toBeGreaterThan(25);
});
