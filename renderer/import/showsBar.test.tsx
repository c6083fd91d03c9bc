// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { box, glb, gltfDraft, house, type Made } from '../../engine/testing/models.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import type { Importer as Model } from './importer.ts';
import type { ModelGround as Ground } from './modelGround.ts';

vi.mock('../tools/workers.ts', async () => {
  const [{ Here }, { GroundHere }] = [await import('./modelThread.fixture.ts'), await import('../tools/groundThread.fixture.ts')];
  return { modelWorker: () => new Here(), groundWorker: () => new GroundHere() };
});
// A file of this process that ran before may have brought the real threads in.
vi.resetModules();
const { Importer, useImport } = await import('./importer.ts');
const { ModelGround, useModelOver } = await import('./modelGround.ts');
const { modelShapes } = await import('./modelShapes.ts');
const { ShowsBar } = await import('./ShowsBar.tsx');
const threads = await import('../tools/groundThread.fixture.ts');
await import('./importWords.ts');
await import('../workshop/workshopWords.ts');

/** A wall three inches long with a door in its middle third. */
const GATE: readonly Made[] = [
  box('wall', [-38.1, 0, -4], [-12.7, 60, 4]), box('wall right', [12.7, 0, -4], [38.1, 60, 4]), box('door', [-12.7, 0, -2], [12.7, 60, 2]),
];

const { page, draw, button, labelled } = testPage();
let importer: Model;
let ground: Ground;

function Bar(): ReactNode {
  const shows = useImport(importer, (s) => s.shows);
  const model = useImport(importer, (s) => s.model);
  const { shapes: { legend }, none } = modelShapes(shows, model, useModelOver(ground, (s) => s));
  return <ShowsBar importer={importer} ground={ground} legend={legend} none={none} />;
}

const told = () => ground.store.getState();
const measured = (): Promise<void> => settled(() => vi.waitFor(() => expect(told().working).toBe(false), { timeout: 60_000 }));
const made = (): Promise<void> => settled(() => vi.waitFor(() => expect(importer.store.getState().working).toBeNull(), { timeout: 60_000 }));
const legend = (): readonly string[] => [...page.querySelectorAll('.import__legend li')].map(({ textContent }) => textContent);
/** Heights at which there are places, of those that have a value. */
const heights = (): readonly number[] => {
  const { cells, values } = told().field!;
  return [...new Set([...values].flatMap((value, i) => (value > 0 ? [Math.round(cells[3 * i + 1]!)] : [])))].sort((a, b) => a - b);
};

async function show(name: string): Promise<void> {
  click(button(name));
  await measured();
}

async function choose(label: string, value: string): Promise<void> {
  const field = [...page.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(label))!.querySelector('select')!;
  act(() => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await measured();
}

async function bring(name: string, some: readonly Made[]): Promise<void> {
  await settled(() => importer.open(new File([new Uint8Array(glb(gltfDraft(some)))], `${name}.glb`), []));
  await made();
  await measured();
}

beforeEach(() => {
  importer = new Importer();
  ground = new ModelGround(importer);
  const end = ground.watch();
  draw(<Bar />);
  return () => {
    end();
    importer.cancel();
    expect(threads.open.size).toBe(0);
  };
});

test('shapes are called as the workshop calls them; room is told of the base that is chosen, on which floors it is, and for which bases there is any', async () => {
  const { workshop } = await import('../words/en/workshop.ts');
  const names = [...labelled('Show').querySelectorAll('button')].map(({ textContent }) => textContent);
  for (const one of ['heights', 'matter', 'cover', 'ways', 'room', 'squares'] as const) expect(names).toContain(workshop.overlay[one]);
  await bring('house', house());
  await show('Room for a base');
  expect(heights()).toEqual([0, 90, 180]);
  expect(legend()).toEqual(['a base of 40 mm finds room around it']);
  await settled(() => vi.waitFor(() => expect(page.textContent).toContain('On the piece there is room for bases of 25, 32, 40, 50, 65 mm.'), { timeout: 60_000 }));
  await choose('Base', '80');
  expect(heights()).toEqual([0]);
  expect(page.querySelector('.import__none')!.textContent).toBe('No base of 80 mm finds room on it.');
  await choose('Base', '50');
  expect([heights().at(-1)! > 0, page.querySelector('.import__none')]).toEqual([true, null]);
});

test('cover is told by the rules of the system that is chosen: what gives it, and which places beside the piece have it', async () => {
  await bring('gate', GATE);
  await show('Cover');
  expect(legend()).toContain('covers from attackers on a deck, too');
  const { cells, values } = told().field!;
  const from = (x: number, z: number): number => values.find((_, i) => Math.hypot(cells[3 * i]! - x, cells[3 * i + 2]! - z) < 9)!;
  expect([from(0, 30) > 0, from(0, -30) > 0, from(0, 220)]).toEqual([true, true, 0]);
  await choose('By the rules of', 'miniatures');
  await settled(() => vi.waitFor(() => expect(told()).toMatchObject({ base: 25, working: false }), { timeout: 60_000 }));
  expect(legend()).toContain('wall: covers, or hides');
  // What is left out gives none.
  for (const part of importer.store.getState().choices.keys()) importer.choose(part, { kind: 'walkway' });
  await made();
  await measured();
  expect(page.querySelector('.import__none')!.textContent).toBe('It gives no cover by the rules of this system.');
});

test('squares are told with walls on the lines that the edges of the piece lie on, its door, and ways between storeys one of which is shown alone', async () => {
  await bring('gate', GATE);
  await show('Squares');
  expect(legend()).toEqual(['2 walls', '1 door']);
  await choose('Side', '38.1');
  expect(told().grid!.storeys[0]!.square).toBe(38.1);
  importer.choose(importer.store.getState().made!.parts.find(({ kind }) => kind === 'door')!.part, { kind: 'gone' });
  await made();
  await measured();
  expect(legend().join()).not.toContain('door');
  await choose('Side', '25.4');
  await bring('house', house());
  await show('Squares');
  expect(legend()).toContain('2 ways between storeys');
  click(labelled('Storey 3'));
  expect([told().storey, legend().find((row) => row.includes('ways'))]).toEqual([2, undefined]);
  expect(page.querySelector('.import__none')).toBeNull();
  await bring('tower', [box('tower', [-60, 0, -60], [60, 120, 60])]);
  await show('Squares');
  expect(page.querySelector('.import__none')!.textContent).toBe('Games on squares let nobody stand at 120 mm: their storeys lie 90 mm apart, 3 with the ground.');
  await bring('slab', [box('slab', [-60, 0, -60], [60, 2, 60])]);
  await show('Squares');
  expect(page.querySelector('.import__none')!.textContent).toBe('Games on squares pass over it as over open ground.');
});

test('a change of the model ends the thread that measured it at once, and nothing of what it found is shown any more', async () => {
  await bring('house', house());
  click(button('Cover'));
  await settled(() => vi.waitFor(() => expect(told().givers).not.toBeNull(), { timeout: 60_000 }));
  expect([told().working, threads.open.size]).toEqual([true, 1]);
  act(() => importer.choose(0, { kind: 'gone' }));
  expect([told().working, told().givers, told().field, threads.open.size]).toEqual([false, null, null, 0]);
  await made();
  await measured();
  expect([told().field === null, threads.open.size]).toEqual([false, 1]);
  // Another shape gives up the one before, and one that asks nothing of the ground leaves it at rest.
  const before = threads.heard.length;
  click(button('Room for a base'));
  click(button('As it looks'));
  expect([told().working, told().field, threads.heard.slice(before).some(({ kind }) => kind === 'stop')]).toEqual([false, null, true]);
});
