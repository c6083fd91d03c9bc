// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import type { BinnedPack, CallArgs, OwnPack } from '../../engine/host/link.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import './workshopWords.ts';

const call = vi.hoisted(() => vi.fn());
vi.mock('../match/match.ts', () => ({ link: { call } }));
const { PackShelf } = await import('./panels/PackShelf.tsx');

const pack = (id: string, name: string): OwnPack => ({ pack: id, name, author: 'A. Builder', licence: 'CC0', pieces: [], saved: 0, size: 2048, problem: null });
const binned = (id: string, name: string, more: Partial<BinnedPack> = {}): BinnedPack => ({
  binned: `${id}.9`, pack: id, name, author: 'A. Builder', pieces: 2, deleted: new Date(2026, 0, 2, 12).getTime(), saved: 0, size: 2048, problem: null, ...more,
});
let [kept, lying, faults]: [OwnPack[], BinnedPack[], string[]] = [[], [], []];

const host: Readonly<Record<string, (args: CallArgs<'discardPack'> & CallArgs<'recoverPack'>) => unknown>> = {
  ownPacks: () => ({ packs: kept, binned: lying.length }),
  binnedPacks: () => ({ packs: lying }),
  discardPack: ({ pack: id }) => {
    lying = [...kept.filter((one) => one.pack === id).map(({ name }) => binned(id, name)), ...lying];
    kept = kept.filter((one) => one.pack !== id);
    return { binned: `${id}.9` };
  },
  recoverPack: ({ binned: called }) => {
    const found = lying.find((one) => one.binned === called)!;
    lying = lying.filter((one) => one !== found);
    kept = [...kept, { ...pack(found.pack, found.name), problem: 'it is read elsewhere' }];
    return { pack: found.pack };
  },
  erasePack: ({ binned: called }) => {
    lying = lying.filter((one) => one.binned !== called);
    return { ok: true };
  },
};

const { page, draw, button, labelled } = testPage();
const shelf = (words = ''): Promise<void> => settled(() => draw(<PackShelf theme="refinery" held={undefined} words={words} kind="all" onPick={() => {}} onFault={(fault) => faults.push(fault)} />));
const rows = (): readonly (string | null)[] => [...page.querySelectorAll('.bin-sheet .binned li')].map(({ textContent }) => textContent);
const opened = async (): Promise<void> => {
  await settled(() => click(button('Bin (')));
  await vi.waitFor(async () => {
    await settled();
    expect(page.querySelector('.bin-sheet .binned')).not.toBeNull();
  });
};

/** A button of the question. */
const answer = (words: string): HTMLElement => [...page.querySelectorAll('dialog[aria-label$="for ever?"] button')].find(({ textContent }) => textContent === words) as HTMLElement;

beforeEach(async () => {
  [kept, lying, faults] = [[], [binned('pack-a', 'Towers'), binned('pack-b', '', { deleted: null, problem: 'pack: not JSON' })], []];
  call.mockReset().mockImplementation(async (name: string, args: never) => host[name]!(args));
  await shelf();
});

test('under the packs stands how many were thrown away; their list says whose they are, how many pieces and how large', async () => {
  expect(page.querySelector('.pack__bin')?.textContent).toBe('Deleted packsBin (2)…');
  await opened();
  const [towers, torn] = rows();
  expect(towers).toMatch(/^Towersby A\. BuilderDeleted Jan 2, 2026.* · 2 pieces · 2\sKB/);
  expect(torn).toMatch(/^pack-b.*pack: not JSON/);
  expect(torn).not.toContain('pieces');
});

test('one that is brought back is in the palette again, one that is erased nowhere; then there is no bin to open', async () => {
  await opened();
  await settled(() => click(labelled('Bring back: Towers')));
  expect([rows().length, page.querySelector('section.pack h3')?.textContent]).toEqual([1, 'Towers']);
  await settled(() => click(labelled('Delete for ever: pack-b')));
  await settled(() => click(answer('Delete for ever')));
  expect([lying, page.querySelector('.bin-sheet [role=status]')?.textContent, page.querySelector('.pack__bin')]).toEqual([[], '“pack-b” is gone for ever.', null]);
  expect(faults).toEqual([]);
});

test('while pieces are searched for, no bin stands among what was found', async () => {
  await shelf('tower');
  expect(page.querySelector('.pack__bin')).toBeNull();
});
