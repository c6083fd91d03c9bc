import { describe, expect, it } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import { WHOLE } from '../../host/record/record.ts';
import { writeRecord } from '../../host/record/write.ts';
import { MatchFiles } from '../../node/match-files.ts';
import { writeWhole } from '../../node/disk.ts';
import { FaultyDisk } from '../faulty-disk.ts';
import { killMany } from './campaign.ts';
import { meddle } from './meddle.ts';
import type { Said } from './said.ts';
import { troubled } from './troubled-disk.ts';
import { Witness } from './witness.ts';

const SAVES = '/saves';
const event = (n: number) => ({ type: 'added', n });
const told = (at: number, n = at): Said => ({ told: 'm', at, answered: { seat: 0 }, events: [event(n)] });

/** A disk with a match `m` of so many answers. */
async function diskWith(answers: number): Promise<FaultyDisk> {
  const disk = new FaultyDisk();
  const steps = Array.from({ length: answers }, (_, i) => ({ seat: 0, answer: { kind: 'pick' as const, picks: ['one'] }, turn: 1, events: [event(i + 1)] }));
  const text = writeRecord({ header: { system: 'toy', setup: {}, seats: ['person'], seed: null, content: '', undo: 'off', name: '', started: 0, ...WHOLE }, opening: [], steps, snapshots: [], end: null });
  await writeWhole(disk, SAVES, `${SAVES}/m.journal`, Buffer.from(text), 'x');
  return disk;
}

/** What a witness who heard this finds on a disk with so many answers. */
async function faultsOf(answers: number, heard: readonly Said[]): Promise<readonly string[]> {
  const witness = new Witness();
  for (const line of heard) witness.hear(line);
  await witness.look(new MatchFiles(SAVES, () => {}, await diskWith(answers)));
  return witness.faults;
}

describe('a witness of kills', () => {
  it('finds nothing where everything is there that was heard of, or one answer more', async () => {
    expect(await faultsOf(2, [told(1), told(2)])).toEqual([]);
    expect(await faultsOf(3, [told(1), told(2)])).toEqual([]);
    expect(await faultsOf(4, [told(1), told(2), { opened: 'm', at: 3 }])).toEqual([]);
    expect(await faultsOf(1, [told(1), told(2), { back: 'm', to: 1 }])).toEqual([]);
    expect(await faultsOf(1, [told(1), told(2), { meddled: 'renamed', match: 'm', as: 'n' }])).toEqual([]);
  });

  it('finds an answer that is lost, another one in its place, one too many, and a match that is gone', async () => {
    expect(await faultsOf(1, [told(1), told(2)])).toEqual(['m says 1 answers, 2 were heard of']);
    expect(await faultsOf(2, [told(1), told(2, 7)])).toEqual(['m says another answer 2 than was heard of']);
    expect(await faultsOf(4, [told(1), told(2)])).toEqual(['m says 4 answers, only 2 were heard of']);
    expect(await faultsOf(1, [{ ...told(1), told: 'gone' } as Said])).toEqual(['gone is gone, 1 answers were heard of']);
    expect(await faultsOf(0, [{ fault: 'the host broke' }])).toEqual(['the host broke']);
  });

  it('a copy that somebody else never finished is no loss; any other damaged file is one, told once', async () => {
    const disk = await diskWith(1);
    const [witness, files] = [new Witness(), new MatchFiles(SAVES, () => {}, disk)];
    for (const line of [told(1), { meddled: 'copied', match: 'm', as: 'half' } as const]) witness.hear(line);
    await disk.create(`${SAVES}/half.journal`);
    await witness.look(files);
    await witness.look(files);
    expect(witness.faults).toEqual([]);
    await disk.create(`${SAVES}/whole.journal`);
    await witness.look(files);
    await witness.look(files);
    expect(witness.faults).toEqual(['whole is damaged: match file: the file is empty']);
  });

  it('what must not be known is heard as hidden, whatever it is; everything else must be as it was heard', async () => {
    expect(await faultsOf(1, [{ told: 'm', at: 1, answered: { seat: 0 }, events: [{ type: 'added', n: 'hidden' }] }])).toEqual([]);
    expect(await faultsOf(1, [{ told: 'm', at: 1, answered: { seat: 0 }, events: [{ type: 'taken', n: 'hidden' }] }])).toEqual(['m says another answer 1 than was heard of']);
    expect(await faultsOf(1, [{ told: 'm', at: 1, answered: { seat: 0 }, events: [] }])).toEqual(['m says another answer 1 than was heard of']);
  });

  it('finds a match that goes on with less than it had', async () => {
    expect(await faultsOf(2, [told(1), told(2), { opened: 'm', at: 1 }])).toEqual(['m was opened again with 1 answers, 2 were heard of']);
  });
});

it('somebody else renames, copies and removes the files of a match, and says so first', async () => {
  const done = new Set<string>();
  for (let seed = 0; seed < 12; seed++) {
    const disk = await diskWith(1);
    const said: Said[] = [];
    await meddle(disk, SAVES, 'm', randomFrom(seed), (line) => said.push(line));
    const [line] = said;
    if (line === undefined || !('meddled' in line)) throw new Error('nothing was said');
    done.add(line.meddled);
    const expected = { removed: [], renamed: [`${line.as}.journal`], copied: ['m.journal', `${line.as}.journal`] }[line.meddled];
    expect((await disk.names(SAVES)).slice().sort()).toEqual(expected.slice().sort());
  }
  expect([...done].sort()).toEqual(['copied', 'removed', 'renamed']);
});

it('a disk makes trouble for some calls: nothing, or half, is written then; calmed it does not', async () => {
  const begun: string[] = [];
  const disk = troubled(await diskWith(1), randomFrom(3), (code) => begun.push(code));
  const file = await disk.open(`${SAVES}/m.journal`);
  let refused = 0;
  for (let i = 0; i < 2000; i++) await file.write(new Uint8Array([1]), 0).catch(() => { refused++; });
  expect(new Set(begun)).toEqual(new Set(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EIO']));
  expect(refused).toBeGreaterThan(begun.length);
  while (!disk.isTroubled) await file.write(new Uint8Array([1]), 0).catch(() => {});
  disk.calm();
  expect(disk.isTroubled).toBe(false);
});

it('a few kills of each rule system lose nothing', async () => {
  const seen = await killMany({ systems: ['shatterpoint', 'miniatures', 'wartime'], kills: 4, real: 0, seed: 9, program: [], progress: () => {} });
  for (const [system, { kills, faults, heard }] of seen) {
    expect([system, kills, faults]).toEqual([system, 4, []]);
    expect(heard).toBeGreaterThan(10);
  }
});
