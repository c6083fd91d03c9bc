import { describe, expect, it } from 'vitest';
import type { Play } from '../core/rules.ts';
import { randomFrom } from '../core/rng.ts';
import { playGame } from './game.ts';
import { MatchFiles } from '../node/match-files.ts';
import { FaultyDisk } from '../testing/faulty-disk.ts';
import { MemoryFolder } from '../testing/memory.ts';
import { realDesk } from '../testing/ready-desk.ts';
import { boxTerrain } from '../testing/terrain.ts';
import { Course } from './course.ts';
import { readRecord } from './record/read.ts';
import type { MatchRecord, Step } from './record/record.ts';
import { writeRecord } from './record/write.ts';
import { systems } from './systems.ts';

const terrain = boxTerrain({ inch: true, boxes: [] });

describe.each(systems.map((offered) => [offered.rules.id, offered] as const))('a finished match of %s', (id, { rules, starter }) => {
  const setup = rules.readSetup(starter('boxes'));
  const play = rules.start(setup, terrain);
  const { record } = playGame(play, { system: id, setup, seed: 3, seats: Array.from({ length: play.seats }, () => 'reflex' as const) });
  const opened = async (text: string) => {
    const folder = new MemoryFolder();
    folder.files.set('m', text);
    const desk = realDesk({}, folder);
    const update = await desk.call('continueMatch', { match: 'm' });
    await desk.settled().catch(() => {});
    await desk.call('leave', { match: 'm' });
    return { update, folder, desk };
  };

  it('is opened and left, and nothing is added to its file', async () => {
    const text = writeRecord(record);
    const { update, folder } = await opened(text);
    expect(update).toMatchObject({ at: record.steps.length, request: null, awaits: null, outcome: record.end!.outcome });
    expect([folder.files.get('m'), folder.older.get('m')]).toEqual([text, undefined]);
  });

  it('is opened where nothing at all can be written, and left again', async () => {
    const disk = new FaultyDisk();
    const said: string[] = [];
    const matches = new MatchFiles('/saves', (message) => said.push(message), disk);
    await (await matches.create('m', writeRecord(record))).close();
    const before = JSON.stringify([...disk.texts()]);
    [disk.room, disk.refuses] = [0, 'ENOSPC'];
    const desk = realDesk({ matches });
    expect(await desk.call('continueMatch', { match: 'm' })).toMatchObject({ at: record.steps.length, request: null, outcome: record.end!.outcome });
    await desk.call('leave', { match: 'm' });
    expect([said, JSON.stringify([...disk.texts()])]).toEqual([[], before]);
  });

  it('whose answers lead elsewhere by now is shown as it was kept; it opens again and again', async () => {
    const steps = record.steps.map((step, i): Step => (i === 0 ? { ...step, answer: { kind: 'pick', picks: ['no longer'] } } : step));
    const last = endOf(play, record);
    const text = writeRecord({ ...record, steps, snapshots: [...record.snapshots.filter(({ at }) => at < record.steps.length), last] });
    const { update, folder, desk } = await opened(text);
    expect(update).toMatchObject({ at: record.steps.length, request: null, outcome: record.end!.outcome });
    expect(folder.files.get('m')).toBe(text);
    expect(await desk.call('continueMatch', { match: 'm' })).toMatchObject({ request: null });
    expect(readRecord(folder.files.get('m')!).end).not.toBeNull();
  });

  it('that would go on by today’s rules is not played on: that is said, and the file stays', async () => {
    const half = Math.floor(record.steps.length / 2);
    const text = writeRecord({ ...record, steps: record.steps.slice(0, half), snapshots: record.snapshots.filter(({ at }) => at <= half) });
    await expect(opened(text)).rejects.toThrow('form: this match is over, and by today’s rules it would go on: it can be watched');
  });
});

/** How a match stood at its end, as the host keeps it. */
function endOf(play: Play<unknown, unknown>, { steps }: MatchRecord) {
  return Course.at(play, randomFrom(0), steps, []).snapshot();
}
