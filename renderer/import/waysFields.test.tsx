// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { platform, stl } from '../../engine/testing/models.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import type { Importer as Model } from './importer.ts';

vi.mock('../tools/workers.ts', async () => {
  const { Here } = await import('./modelThread.fixture.ts');
  return { modelWorker: () => new Here() };
});
// A file of this process that ran before may have brought the real thread in.
vi.resetModules();
const { Importer } = await import('./importer.ts');
const { WaysFields } = await import('./WaysFields.tsx');
await import('../workshop/workshopWords.ts');

const { page, draw, button, labelled } = testPage();
let importer: Model;
const rested = (): Promise<void> => settled(() => vi.waitFor(() => expect(importer.store.getState().working).toBeNull(), { timeout: 60_000 }));
/** Ways of the piece as its file has them: what rules read, and what is drawn of them. */
const ways = () => importer.store.getState().model!.parts.flatMap(({ ingress }) => ingress);

/** What is said of a way that leads nowhere, or into the air. */
const status = (): string | null => page.querySelector('[role=status]')?.textContent ?? null;

/** A field of an end of the way that is called so. */
function field(way: string, end: 'from' | 'to', axis: 0 | 1 | 2): HTMLInputElement {
  return labelled(way).querySelector(`[aria-label="${end}"]`)!.querySelectorAll('input')[axis]!;
}

async function type(input: HTMLInputElement, value: string): Promise<void> {
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => { input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })); });
  await rested();
}

beforeEach(async () => {
  importer = new Importer();
  await settled(() => importer.open(new File([new Uint8Array(stl(platform()))], 'deck.stl'), []));
  draw(<WaysFields importer={importer} />);
  return () => importer.cancel();
});

describe('the way that a ladder proposes', () => {
  const name = (): string => page.querySelector('.own-way b')!.textContent;

  test('shows its ends in mm; they are moved in fields, and put back', async () => {
    expect(([0, 1, 2] as const).map((axis) => field(name(), 'to', axis).value)).toEqual(['0', '90', '17']);
    expect(page.textContent).not.toContain('As proposed');
    await type(field(name(), 'to', 0), '-20.04');
    await type(field(name(), 'from', 2), '70');
    expect(ways()).toEqual([{ kind: 'ladder', from: [0, 0, 70], to: [-20, 90, 17] }]);
    click(button('As proposed'));
    await rested();
    expect(ways()).toEqual([{ kind: 'ladder', from: [0, 0, 65], to: [0, 90, 17] }]);
  });

  test('says which end leads nowhere and why, and says it no more once that end is put right', async () => {
    await type(field(name(), 'to', 1), '45');
    expect(status()).toBe('It leads nowhere: its end lies at 45 mm, the floor there at 90 mm. The piece goes without it.');
    expect(ways()).toEqual([]);
    await type(field(name(), 'to', 1), '0');
    expect(status()).toBe('It leads nowhere: both ends are equally high. The piece goes without it.');
    await type(field(name(), 'to', 1), '90');
    expect(status()).toBeNull();
    expect(ways()).toHaveLength(1);
  });

  test('is taken away alone and given back where it led, by a button that keeps the focus', async () => {
    await type(field(name(), 'from', 2), '70');
    labelled(`Take away ${name()}`).focus();
    click(document.activeElement!);
    await rested();
    expect(ways()).toEqual([]);
    expect(importer.store.getState().made!.parts.map(({ kind }) => kind)).toContain('ladder');
    expect(labelled(name()).textContent).toBe(`${name()}Give backTaken away: the part stays, and leads nowhere.`);
    expect(document.activeElement).toBe(labelled('Give back the way of'));
    click(document.activeElement!);
    await rested();
    expect(ways()).toEqual([{ kind: 'ladder', from: [0, 0, 70], to: [0, 90, 17] }]);
    expect(document.activeElement).toBe(labelled(`Take away ${name()}`));
  });

  test('takes no end beyond the piece and none that is no number', async () => {
    for (const wrong of ['999', 'x', '']) {
      const input = field(name(), 'to', 1);
      await type(input, wrong);
      expect(ways()).toEqual([{ kind: 'ladder', from: [0, 0, 65], to: [0, 90, 17] }]);
    }
  });
});

test('a way is added by hand, drawn at once, becomes a lift whose ends are moved, says where no floor is at its end, and is taken away again', async () => {
  click(button('Add a way'));
  await rested();
  expect(importer.store.getState().shows).toBe('ways');
  expect(ways()).toHaveLength(2);
  const kind = labelled('Kind of Added way 1') as HTMLSelectElement;
  act(() => {
    kind.value = 'lift';
    kind.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await type(field('Added way 1', 'from', 0), '-30');
  await type(field('Added way 1', 'to', 0), '-40');
  expect(ways()).toContainEqual({ kind: 'lift', from: [-30, 0, expect.any(Number)], to: [-40, 90, expect.any(Number)] });
  expect(status()).toBeNull();
  await type(field('Added way 1', 'to', 0), '100');
  expect(status()).toBe('No floor of the piece is where it ends: it needs a neighbour’s there.');
  expect(ways()).toHaveLength(2);
  click(labelled('Take away Added way 1'));
  await rested();
  expect(ways()).toHaveLength(1);
  expect(page.textContent).not.toContain('Added way');
});
