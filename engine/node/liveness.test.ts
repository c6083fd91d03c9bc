import { describe, expect, it } from 'vitest';
import { livenessOf, ownLiveness, type Holder } from './liveness.ts';

const NAME = 'gantry-0123456789abcdef';
const holder = (more: Partial<Holder> = {}): Holder => ({ process: 7, computer: 'desk', endpoint: null, start: null, ...more });
const never = (): never => { throw new Error('it was asked'); };

describe('whether the holder of a lock lives', () => {
  it('is what its endpoint says: its number, which may be another program’s by now, is not asked', async () => {
    for (const answer of [true, false]) expect(await livenessOf({ answers: () => Promise.resolve(answer), runs: never }).lives(holder({ endpoint: NAME }))).toBe(answer);
  });

  it('is told by its number where its endpoint tells nothing', async () => {
    for (const runs of [true, false]) expect(await livenessOf({ answers: () => Promise.resolve(null), runs: () => runs }).lives(holder({ endpoint: NAME }))).toBe(runs);
  });

  it.each([
    ['runs, and started then', true, '1', '1', true],
    ['runs, but started at another time: another program has its number', true, '1', '2', false],
    ['runs, and the system no more says since when', true, '1', null, true],
    ['runs, and nobody kept since when', true, null, '2', true],
    ['does not run', false, '1', '1', false],
  ] as const)('without an endpoint: its number %s', async (_, runs, start, now, lives) => {
    expect(await livenessOf({ answers: never, runs: () => runs, start: () => Promise.resolve(now) }).lives(holder({ start }))).toBe(lives);
  });

  it('this process is no other, by its endpoint and by its number', async () => {
    const liveness = livenessOf({ open: () => Promise.resolve(NAME), answers: never, start: () => Promise.resolve(null) });
    expect(await liveness.lives(await liveness.self())).toBe(false);
    expect(await liveness.lives(holder({ process: process.pid }))).toBe(false);
  });

  it('this process opens one endpoint, however often it is asked for', async () => {
    let opened = 0;
    const liveness = livenessOf({ open: () => Promise.resolve((opened++, NAME)) });
    await Promise.all([liveness.self(), liveness.self(), liveness.lives(holder({ endpoint: NAME }))]);
    expect(opened).toBe(1);
  });

  it('on this computer: a process says of itself what another can ask, and a living one is found so', async () => {
    const self = await ownLiveness.self();
    expect(self).toMatchObject({ process: process.pid, endpoint: expect.stringMatching(/^gantry-/) as unknown });
    expect(self.computer).not.toMatch(/[.A-Z]/);
    expect(await livenessOf().lives(self)).toBe(true);
    expect(await livenessOf().lives(holder({ process: process.ppid }))).toBe(true);
    for (const gone of [999_999_999, 2 ** 40]) expect(await livenessOf().lives(holder({ process: gone }))).toBe(false);
  });

  it.skipIf(process.platform !== 'linux')('on Linux the boot and the ticks since it say when a process started', async () => {
    const { start } = await livenessOf({ open: () => Promise.resolve(null) }).self();
    expect(start).toMatch(/^[0-9a-f-]{36} \d+$/);
    expect(await livenessOf().lives(holder({ process: process.ppid, start }))).toBe(false);
  });
});
