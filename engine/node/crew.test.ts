import { afterEach, describe, expect, it } from 'vitest';
import { Crew, ThreadLost } from './crew.ts';

const PATIENCE = 250;

/** A thread that answers after some milliseconds, in which it sleeps, works, or works and says how far it is, or always the same of that. */
const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  let last = 0;
  const told = (deed, left, all) => {
    if (Date.now() - last < 20) return;
    last = Date.now();
    parentPort.postMessage('~' + (deed === 'tell' ? 1 - left / all : 0.5));
  };
  parentPort.on('message', (text) => {
    const [deed, milliseconds] = text.split(' ');
    if (deed === 'sleep') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(milliseconds));
    else for (let end = process.cpuUsage().user + Number(milliseconds) * 1000; process.cpuUsage().user < end;) if (deed !== 'work') told(deed, end - process.cpuUsage().user, Number(milliseconds) * 1000);
    parentPort.postMessage('done');
  });
`;

let crew: Crew | undefined;
afterEach(() => crew?.close());

const asked = (question: string, grace: number): Promise<string> => {
  crew = new Crew({ program: PROGRAM, workerData: null, threads: 1, patience: PATIENCE, grace, does: 'testing', report: () => {} });
  return crew.ask(question);
};

describe('the time of a thread', () => {
  it('goes on while the program hardly runs: a busy machine takes it', async () => {
    expect(await asked(`sleep ${PATIENCE * 2.5}`, 8)).toBe('done');
  });

  it('is over after so much time where no grace is given', async () => {
    await expect(asked(`sleep ${PATIENCE * 2.5}`, 0)).rejects.toThrow(ThreadLost);
  });

  it('is over when the grace is used up', async () => {
    const began = performance.now();
    await expect(asked(`sleep ${PATIENCE * 40}`, 2)).rejects.toMatchObject({ why: 'time' });
    expect(performance.now() - began).toBeGreaterThan(PATIENCE * 2.9);
  });

  it('goes on while a thread that works gets farther by what it says, until the grace is used up', async () => {
    expect(await asked(`tell ${PATIENCE * 3}`, 39)).toBe('done');
    await crew!.close();
    await expect(asked(`tell ${PATIENCE * 40}`, 2)).rejects.toMatchObject({ why: 'time' });
  });

  it('is over for a thread that works and always says the same', async () => {
    await expect(asked(`repeat ${PATIENCE * 40}`, 39)).rejects.toMatchObject({ why: 'time' });
  });

  it('is over for a thread that works as long as it may, grace or not', async () => {
    await expect(asked(`work ${PATIENCE * 40}`, 39)).rejects.toMatchObject({ why: 'time' });
  });
});
