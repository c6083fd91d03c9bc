import { expect, it } from 'vitest';
import { buildTerrain } from '../space/terrain/table.ts';
import { testDesk } from '../testing/memory.ts';
import { rectangle } from '../testing/named-table.ts';
import { bare, memoryShelf } from '../testing/own-tables.ts';
import { defaultSetup } from '../wartime/setup.ts';
import { readRecord } from './record/read.ts';
import { systems } from './systems.ts';

const outlines = [rectangle(-300, 300, 60), rectangle(0, -300, 60), rectangle(300, 300, 60)];
const yard = bare({ deployment: outlines.map((outline, seat) => ({ seat, outline: outline.map(([x, z]) => [x, z]) })) });

function place() {
  const ownTables = memoryShelf();
  return testDesk({ systems, ownTables, terrain: (ground) => Promise.resolve(typeof ground === 'string' ? null : buildTerrain(ground, new Map())) });
}

it('a match that is played with the places of its table carries them and the house rule, and goes on so elsewhere', async () => {
  const { call, folder } = place();
  const { table } = await call('importTable', { file: JSON.stringify(yard) });
  const setup = { ...defaultSetup(table), tableDeployment: true };
  const seats = ['person', 'person', 'person'] as const;
  const { match } = await call('newMatch', { system: 'wartime', setup, seats: [...seats], undo: 'safe' });
  await call('answer', { match, at: 0, answer: { kind: 'place', at: { x: -300, y: 0, z: 300 } } });
  await call('leave', { match });
  const { header } = readRecord(folder.files.get(match)!);
  expect([header.setup, header.ground?.deployment]).toMatchObject([{ tableDeployment: true }, yard.deployment!]);

  const elsewhere = place();
  const { match: taken } = await elsewhere.call('importMatch', { file: (await call('exportMatch', { match })).file });
  const update = await elsewhere.call('continueMatch', { match: taken });
  expect(update).toMatchObject({ at: 1, request: { kind: 'place', seat: 1, zone: { kind: 'outline', outline: outlines[1], over: 0 } } });
  await expect(elsewhere.call('answer', { match: taken, at: 1, answer: { kind: 'place', at: { x: 100, y: 0, z: -300 } } })).rejects.toThrow(/WT-5\.1|outsideOutline/);
});

it('one whose table lacks them is not begun, and leaves nothing behind', async () => {
  const { call, folder } = place();
  const { table } = await call('importTable', { file: JSON.stringify({ ...yard, deployment: yard.deployment!.slice(0, 2) }) });
  const setup = { ...defaultSetup(table), tableDeployment: true };
  await expect(call('newMatch', { system: 'wartime', setup, seats: ['person', 'person', 'person'] })).rejects.toThrow('outlines none for seat 3');
  expect(folder.files.size).toBe(0);
});
