// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallName, Catalogue, MatchSummary } from '../../engine/host/link.ts';
import { Home } from '../app/Home.tsx';
import { fakeLink, type FakeLink } from '../testing/fakes.fixture.ts';
import { LinkFault } from '../match/messages.ts';
import { settled, testPage } from '../testing/page.fixture.ts';
import { speak } from '../words/speak.ts';
import { Library } from './Library.tsx';
import { found, sorted } from './list.ts';
import { LONGEST_PACKED } from '../../engine/host/record/bounds.ts';
import { fromBase64, toBase64 } from '../../engine/core/base64.ts';
import { contentOf } from './matchFile.ts';
import { planOf } from './outlines.ts';
import { readSettings } from '../match/settings.ts';

vi.mock('../table/terrainModel.ts', () => ({ loadTerrain: () => Promise.reject(new Error('no models here')) }));

const { page, draw: drawNow } = testPage();
afterEach(() => { vi.restoreAllMocks(); });
const draw = (node: ReactNode): Promise<void> => settled(() => { drawNow(node); });
const press = (key: string): Promise<void> => act(async () => { (document.activeElement ?? window).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })); });
const button = (text: string): HTMLButtonElement | undefined => [...page.querySelectorAll('button')].find((one) => one.textContent.includes(text));
const click = (text: string): Promise<void> => act(async () => button(text)!.click());
const titles = (): string[] => [...page.querySelectorAll('.match__text > b')].map(({ textContent }) => textContent);

const saved = (match: string, change: Partial<MatchSummary> = {}): MatchSummary => ({
  match, name: '', system: 'shatterpoint', table: 'refinery', seats: ['person', 'computer'], answers: 40, saved: 1000, size: 5000, over: false, turn: 3, teams: ['Reds', 'Blues'], score: '1 : 0', result: '', takenBack: 0, problem: null, ...change,
});
const catalogueOf = (...matches: readonly MatchSummary[]): Catalogue => ({ systems: [], tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }, { id: 'outpost', name: 'Outpost', theme: 'snow' }], matches, binned: 0 });

const three = [saved('newer', { name: 'Bridge', saved: 3000 }), saved('older', { saved: 2000, over: true, result: 'Seat 1 won in turn 9', takenBack: 2 }), saved('bad', { saved: 1000, problem: 'match file, line 3: it was changed', table: '', teams: [], system: '' })];
const actions = { onContinue: vi.fn(), onWatch: vi.fn(), onBack: vi.fn(), reload: vi.fn(() => Promise.resolve()) };
const show = async (link: FakeLink, matches: readonly MatchSummary[] = three): Promise<void> => {
  for (const one of Object.values(actions)) one.mockClear();
  await draw(<Library catalogue={catalogueOf(...matches)} call={link.call} {...actions} />);
};
const last = (link: FakeLink): readonly [CallName, unknown] | undefined => link.calls.at(-1);
const file = (name: string, bytes: Uint8Array<ArrayBuffer>): File => new File([bytes], name);
const give = async (...files: readonly File[]): Promise<void> => {
  const input = page.querySelector<HTMLInputElement>('input[type="file"]')!;
  Object.defineProperty(input, 'files', { configurable: true, value: files });
  await act(async () => { input.dispatchEvent(new Event('change', { bubbles: true })); });
  await act(() => new Promise((done) => setTimeout(done, 30)));
};
const packed = new Uint8Array([0x1f, 0x8b, 8, 0, 1, 2, 3]);

describe('saved matches', () => {
  it('stand newest first, with name, teams, table, turn, struggles, answers and what was taken back', async () => {
    await show(fakeLink({}));
    expect(titles()).toEqual(['Bridge', 'Reds against Blues', 'bad']);
    expect(page.querySelector('[data-match="newer"]')!.textContent).toMatch(/Reds against Blues.*Refinery · Turn 3 · Score 1 : 0 · 40 answers · 5\sKB.*Running/);
    expect(page.querySelector('[data-match="older"]')!.textContent).toMatch(/Seat 1 won in turn 9.*2 answers were taken back beyond dice.*Finished/);
  });

  const damaged = async (): Promise<void> => {
    await show(fakeLink({ backups: () => ({ backups: [{ number: 1, saved: 5, size: 900, answers: 12 }, { number: 2, saved: 4, size: 900, answers: null }] }), restoreBackup: () => ({ match: 'again' }) }));
    await act(async () => page.querySelector<HTMLElement>('[data-match="bad"] .match__head')!.click());
  };

  it('one with a problem says it and cannot be opened', async () => {
    await damaged();
    expect(page.querySelector('[data-match="bad"]')!.className).toContain('is-damaged');
    expect(page.querySelector('[data-match="bad"]')!.textContent).toContain('match file, line 3: it was changed');
    expect(button('Continue')).toBeUndefined();
    expect(button('Watch')).toBeUndefined();
  });

  it('those that were left during set-up are counted, deleted at once and taken back at once', async () => {
    const link = fakeLink({ discardMatch: ({ match }) => ({ binned: `${match}.5` }), recoverMatch: ({ binned }) => ({ match: binned.split('.')[0]! }) });
    await show(link, [...three, saved('left', { turn: 0 }), saved('left-too', { turn: 0, saved: 900 })]);
    expect(page.querySelector('.library__unbegun')!.textContent).toContain('2 matches were left during set-up');
    expect(page.querySelector('[data-match="left"]')!.textContent).toContain('Left during set-up');
    await click('Delete what was left');
    expect(link.calls.filter(([name]) => name === 'discardMatch').map(([, args]) => args)).toEqual([{ match: 'left' }, { match: 'left-too' }]);
    expect(page.querySelector('.library__note')!.textContent).toContain('2 matches that were left during set-up were deleted.');
    await press('z');
    expect(link.calls.filter(([name]) => name === 'recoverMatch').map(([, args]) => args)).toEqual([{ binned: 'left.5' }, { binned: 'left-too.5' }]);
    expect(page.querySelector('.library__note')!.textContent).toContain('2 matches are back.');
  });

  it('where none was left during set-up nothing is offered', async () => {
    await show(fakeLink({}));
    expect(page.querySelector('.library__unbegun')).toBeNull();
  });

  it('one with a problem offers its backups', async () => {
    await Promise.all([damaged(), import('./Backups.tsx')]); // they come when they are wanted
    await press('b');
    await settled();
    expect(page.textContent).toContain('12 answers');
    expect(page.textContent).toContain('cannot be read');
    await click('Restore');
    expect(page.querySelector('.library__note')!.textContent).toContain('is a new match now');
    expect(actions.reload).toHaveBeenCalled();
  });

  it('the chosen one is continued and watched by key and by mouse; a finished one is only watched', async () => {
    await show(fakeLink({}));
    await press('Enter');
    expect(actions.onContinue).toHaveBeenLastCalledWith('newer');
    await press('w');
    expect(actions.onWatch).toHaveBeenLastCalledWith('newer');
    await press('ArrowDown');
    await press('ArrowDown');
    expect(button('Continue')).toBeUndefined();
    await click('Watch');
    expect(actions.onWatch).toHaveBeenLastCalledWith('older');
    await press('Escape');
    expect(actions.onBack).toHaveBeenCalled();
  });

  it('a new name is sent, Escape keeps the old one', async () => {
    const link = fakeLink({});
    await show(link);
    await press('r');
    const field = page.querySelector<HTMLInputElement>('.match input')!;
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'The long night');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await act(async () => { page.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })); });
    expect(last(link)).toEqual(['renameMatch', { match: 'newer', name: 'The long night' }]);
    await press('r');
    await press('Escape');
    expect(page.querySelector('form')).toBeNull();
    expect(link.calls).toHaveLength(1);
    expect(actions.onBack).not.toHaveBeenCalled();
  });

  it('a copy is chosen in the moment in which it is listed; until then the match that was copied stays chosen', async () => {
    const listed = { now: three as readonly MatchSummary[] };
    let listIt = (): void => {};
    const draws = fakeLink({ duplicateMatch: () => ({ match: 'copy' }) });
    const chosen = (): string | undefined => page.querySelector<HTMLElement>('.match.is-chosen')?.dataset['match'];
    const show3 = (): void => drawNow(<Library catalogue={catalogueOf(...listed.now)} call={draws.call} {...actions} reload={() => new Promise((done) => { listIt = () => { listed.now = [...three, saved('copy', { saved: 500 })]; show3(); done(); }; })} />);
    await settled(show3);
    await press('ArrowDown'); // into the list
    await press('ArrowDown');
    await press('d');
    expect(chosen()).toBe('older');
    act(() => listIt()); // nothing else has happened yet
    expect(chosen()).toBe('copy');
  });

  it('deletes without asking and takes it back', async () => {
    const link = fakeLink({ discardMatch: () => ({ binned: 'newer.5' }), recoverMatch: () => ({ match: 'newer' }) });
    await show(link);
    await press('Delete');
    expect(last(link)).toEqual(['discardMatch', { match: 'newer' }]);
    expect(page.querySelector('.library__note')!.textContent).toContain('“Bridge” was deleted.');
    await press('z');
    expect(last(link)).toEqual(['recoverMatch', { binned: 'newer.5' }]);
    expect(page.querySelector('.library__note')!.textContent).toContain('“Bridge” is back.');
    await press('z');
    expect(link.calls).toHaveLength(2);
  });

  it('exports the very bytes that the host gives', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => { made.push(blob as Blob); return 'blob:x'; });
    await show(fakeLink({ exportMatch: () => ({ file: toBase64(packed) }) }));
    await press('e');
    expect(page.textContent).toContain('Saved as bridge.gantry.');
    expect(new Uint8Array(await made[0]!.arrayBuffer())).toEqual(packed);
  });

  it('imports several files; a refused one is named with the host’s words and keeps no other away', async () => {
    const link = fakeLink({ importMatch: ({ file: text }) => {
      if (fromBase64(text).length === packed.length) return { match: 'came' };
      throw new LinkFault({ code: 'form', message: 'match file, line 2: it is \u0007\u0001 damaged' });
    } });
    await show(link);
    await give(file('broken.gantry', new Uint8Array([0x1f, 0x8b, 8])), file('good.gantry', packed));
    expect(page.querySelector('[role="alert"]')!.textContent).toMatch(/“broken.gantry” was not added.*line 2: it is … damaged/);
    expect(page.querySelector('.library__note')!.textContent).toContain('“good.gantry” was added.');
    await give(file('huge.gantry', new Uint8Array(LONGEST_PACKED + 1).fill(0x1f, 0, 1).fill(0x8b, 1, 2)));
    expect(page.querySelector('[role="alert"]')!.textContent).toMatch(/The file is larger than 1536\sKB\./);
    expect(link.calls).toHaveLength(2);
  });

  it('takes files dropped anywhere', async () => {
    const link = fakeLink({ importMatch: () => ({ match: 'came' }) });
    await show(link);
    const drop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer: { types: ['Files'], files: [file('good.gantry', packed)] } });
    await act(async () => { page.querySelector('.library__body')!.dispatchEvent(drop); });
    await act(() => new Promise((done) => setTimeout(done, 30)));
    expect(drop.defaultPrevented).toBe(true);
    expect(last(link)).toEqual(['importMatch', { file: toBase64(packed) }]);
  });

  it('one is shown in its folder by button and by key where the shell can; why not is said', async () => {
    await show(fakeLink({}));
    expect(button('Show in folder')).toBeUndefined();
    const reveal = vi.fn((_match: string) => Promise.resolve());
    vi.stubGlobal('gantryShell', { reveal });
    try {
      await show(fakeLink({}));
      await click('Show in folder');
      await press('o');
      expect(reveal.mock.calls).toEqual([['newer'], ['newer']]);
      expect(page.querySelector('.library__note')).toBeNull();
      reveal.mockRejectedValueOnce(new Error('its file is not there any more'));
      await press('o');
      expect(page.querySelector('[role="alert"]')!.textContent).toMatch(/That did not work.*Its file is not there any more/);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it.each(['the match could not be saved: the disk is full; make room on it, then try again (ENOSPC)', 'match "m" is open in another Gantry (process 7)'])('what the host could not do is said: %s', async (message) => {
    await show(fakeLink({ renameMatch: () => { throw new LinkFault({ code: 'broken', message }); }, duplicateMatch: () => { throw new LinkFault({ code: 'broken', message }); } }));
    await press('d');
    expect(page.querySelector('[role="alert"]')!.textContent).toContain(message.slice(1));
    expect(actions.reload).not.toHaveBeenCalled();
  });

  it('one of a time to come is listed and opened like any other', async () => {
    const ahead = saved('ahead', { name: 'Tomorrow', saved: Date.now() + 86_400_000 });
    await show(fakeLink({}), [...three, ahead]);
    expect(titles()[0]).toBe('Tomorrow');
    await press('Enter');
    expect(actions.onContinue).toHaveBeenLastCalledWith('ahead');
  });

  it('an empty shelf says what to do', async () => {
    await show(fakeLink({}), []);
    expect(page.textContent).toContain('No match is saved yet.');
  });
});

describe('the list', () => {
  const listed = three.map((summary) => ({ summary, title: summary.name === '' ? 'Ærø' : summary.name, table: summary.table === '' ? '' : 'Refinery', pictured: summary.table !== '' }));
  it('is searched by every word, without accents and case', () => {
    expect(found(listed, 'REDS bridge').map(({ summary }) => summary.match)).toEqual(['newer']);
    expect(found(listed, 'reds tundra')).toEqual([]);
    expect(found(listed, ' ')).toHaveLength(3);
  });
  it('is sorted by what is wanted, then newest first', () => {
    expect(sorted(listed, 'newest').map(({ summary }) => summary.match)).toEqual(['newer', 'older', 'bad']);
    expect(sorted(listed, 'table').map(({ summary }) => summary.match)).toEqual(['bad', 'newer', 'older']);
  });
});

describe('a match file', () => {
  it('goes to the host packed, whether it was packed or plain', async () => {
    expect(await contentOf(new Blob([packed]))).toBe(toBase64(packed));
    expect([...fromBase64(await contentOf(new Blob(['{"plain":true}']))).subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  });
});

describe('a plan', () => {
  it('puts the parts of a turned piece where the table has them, the highest last', () => {
    const box = { min: { x: -100, z: -50 }, max: { x: 100, z: 50 } };
    const feature = { id: 'f', piece: 'p', at: [100, 20] as const, turn: 90, level: 10 };
    const plan = planOf({ table: { theme: 'snow', size: [900, 900] }, placed: [{ feature, piece: { parts: [{ box, high: 80 }, { box, high: 5 }] } }] } as never);
    expect(plan.shapes.map(({ high }) => high)).toEqual([15, 90]);
    expect(plan.shapes[0]!.points).toBe('95.0,30.0 95.0,10.0 105.0,10.0 105.0,30.0');
  });
});

describe('the first screen after an end in the middle of a match', () => {
  const settings = readSettings();
  const home = (left: string | null, onContinue = vi.fn(), onNotNow = vi.fn()): ReactNode => (
    <Home
      catalogue={catalogueOf(...three)}
      settings={settings}
      onChange={() => {}}
      onNew={() => {}}
      onContinue={onContinue}
      onLibrary={() => {}} onTables={() => {}}
      left={left}
      onNotNow={onNotNow}
      onQuit={null}
    />
  );

  it('offers to go on with it', async () => {
    const onContinue = vi.fn();
    await draw(home('newer', onContinue));
    expect(page.querySelector('.resume')!.textContent).toContain('Gantry ended during “Bridge”');
    await press('Enter');
    expect(onContinue).toHaveBeenCalledWith('newer');
  });

  it('says nothing of a match that is over, damaged or gone', async () => {
    for (const left of ['older', 'bad', 'gone', null]) {
      await draw(home(left));
      expect(page.querySelector('.resume')).toBeNull();
    }
  });
});

it('the words of these screens are all there', async () => {
  const { readdirSync, readFileSync } = await import('node:fs');
  const used = ['library', 'replay'].flatMap((folder) => readdirSync(`${import.meta.dirname}/../${folder}`).filter((name) => /^(?!.*\.test\.).*\.tsx?$/.test(name)).flatMap((name) => [...readFileSync(`${import.meta.dirname}/../${folder}/${name}`, 'utf8').matchAll(/'((?:library|replay|takeBack|undoRule)\.[a-zA-Z.]+)'/g)].map(([, key]) => key!)));
  expect(used.length).toBeGreaterThan(60);
  expect(used.filter((key) => !speak.has(key) && !speak.has(`${key}_one`))).toEqual([]);
});
