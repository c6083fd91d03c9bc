// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilmOpening, FilmShot } from '../../engine/host/link.ts';
import type { OpenedFile, ShellPush } from '../../engine/host/shell.ts';
import { anUpdate, emptyView, fakeLink } from '../testing/fakes.fixture.ts';
import { LinkFault } from '../match/messages.ts';
import { match, provideLink } from '../match/match.ts';
import { film } from '../replay/theFilm.ts';
import { settled, testPage } from '../testing/page.fixture.ts';
import { ShellFiles } from './ShellFiles.tsx';
import '../testing/faces.fixture.ts';

const link = fakeLink({
  importMatch: () => ({ match: 'match-9' }), exportMatch: () => ({ file: btoa('bytes') }),
  catalogue: () => ({ systems: [], tables: [], matches: [] }), leave: () => ({ ok: true }), continueMatch: ({ match: id }) => anUpdate({ match: id }),
  film: ({ match: id }): FilmOpening => ({ match: id, system: 'shatterpoint', table: 'refinery', setup: {}, seats: ['person', 'computer'], name: '', length: 20, marks: [], result: '', takenBack: 0, notice: null }),
  filmShot: ({ at }): FilmShot => ({ at, view: emptyView(), answered: null, events: [] }),
});
const answering = link.call;
provideLink(link);

const { page, draw: drawNow, anew } = testPage();
let push: (push: ShellPush) => void = () => {};
const waiting: OpenedFile[] = [];
const onShow = vi.fn();

beforeEach(async () => {
  link.calls.length = 0;
  link.call = answering;
  onShow.mockClear();
  vi.stubGlobal('gantryShell', { takeFile: () => Promise.resolve(waiting.shift() ?? null), onPush: (listen: (push: ShellPush) => void) => { push = listen; return () => {}; }, reveal: () => Promise.resolve() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const draw = (): Promise<void> => settled(() => { drawNow(<ShellFiles onShow={onShow} />); });
const opened = (file: OpenedFile): void => {
  waiting.push(file);
  push({ type: 'open' });
};
/** Waits until the page says it: files are packed on the way. */
const says = (words: string | RegExp): Promise<void> => vi.waitFor(async () => {
  await act(() => new Promise((done) => setTimeout(done, 5)));
  expect(page.textContent).toMatch(words);
}, { timeout: 5000 });
const names = (): readonly string[] => link.calls.map(([name]) => name);

describe('files opened with the game', () => {
  it('one that waits at the start becomes a saved match and can be shown', async () => {
    waiting.push({ kind: 'match', name: 'evening.gantry', text: '{"format":"gantry-match"}' });
    await draw();
    await says('“evening.gantry” was added to your matches.');
    expect(names()).toContain('importMatch');
    await act(async () => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'Show it')!.click());
    expect(onShow).toHaveBeenCalledWith('match-9');
    expect(page.textContent).toBe('');
  });

  it('what the shell or the host refuses is told with the file’s name', async () => {
    await draw();
    opened({ kind: 'refused', name: 'holiday.gantry', message: 'the file is too large' });
    await says(/“holiday.gantry” was not added.*The file is too large/);
    opened({ kind: 'table', name: 'yard.gantry-table', table: { name: 'Yard', width: 914.4, depth: 609.6, pieces: 12, unheld: [], why: '' } });
    await says(/“yard.gantry-table” is .*table/);
    opened({ kind: 'table', name: 'hut.gantry-table', table: { name: 'Hut', width: 914.4, depth: 914.4, pieces: 1, unheld: ['First Contact', 'High Ground'], why: 'feature "hut" covers the place' } });
    await says(/“hut.gantry-table” is .*table.*These missions cannot be played on it: First Contact, High Ground \(feature "hut" covers the place\)\./);
    opened({ kind: 'refused', name: 'yard.gantry-table', message: 'feature tower: there is no piece "snow/cathedral"' });
    await says(/“yard.gantry-table” was not added.*Feature tower: there is no piece "snow\/cathedral"/);
    link.call = () => Promise.reject(new LinkFault({ code: 'form', message: 'match file, line 1: it was changed' }));
    opened({ kind: 'match', name: 'odd.gantry', text: 'x' });
    await says(/“odd.gantry” was not added.*line 1: it was changed/);
  });
});

describe('commands of the menu', () => {
  const newMatch = (): Promise<void> => act(async () => push({ type: 'command', command: 'newMatch' }));

  it.each(['home', 'library'] as const)('open a new match from the screen "%s"', async (screen) => {
    await draw();
    match.setState({ screen, shown: null });
    await newMatch();
    expect(match.getState().screen).toBe('new');
    expect(names()).not.toContain('leave');
  });

  it('leave a match that is being played, which is saved, for a new one', async () => {
    await draw();
    match.setState({ screen: 'battle', shown: anUpdate() });
    const screens: string[] = [];
    const unsubscribe = match.subscribe(({ screen }) => screens.push(screen));
    await newMatch();
    unsubscribe();
    expect(match.getState()).toMatchObject({ screen: 'new', shown: null, situation: null, request: null });
    expect(link.calls).toContainEqual(['leave', { match: 'm' }]);
    expect(screens.at(-1)).toBe('new');
  });

  it('leave a film for a new match', async () => {
    await draw();
    match.setState({ screen: 'replay', shown: anUpdate() });
    film.setState({ opening: { match: 'm' } as FilmOpening, playing: true });
    await newMatch();
    await vi.waitFor(() => expect(match.getState()).toMatchObject({ screen: 'new', shown: null }));
    expect(film.getState()).toMatchObject({ opening: null, playing: false });
  });

  it('export what is on the table, and say what went wrong', async () => {
    await draw();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    match.setState({ screen: 'battle', shown: anUpdate() });
    link.call = answering;
    await act(async () => push({ type: 'command', command: 'exportMatch' }));
    expect(link.calls).toContainEqual(['exportMatch', { match: 'm' }]);
    expect(clicked).toHaveBeenCalledOnce();
    link.call = () => Promise.reject(new LinkFault({ code: 'broken', message: 'the disk is full' }));
    await act(async () => push({ type: 'command', command: 'exportMatch' }));
    await vi.waitFor(() => expect(match.getState().fault).toBe('the disk is full'));
  });
});

describe('a page that ended by itself', () => {
  const address = (words: string): void => history.replaceState(null, '', `${location.pathname}${words}`);
  const again = async (): Promise<void> => {
    await settled(anew);
    match.setState({ screen: 'home', shown: null, situation: null, catalogue: null, fault: null });
    link.calls.length = 0;
    await draw();
    await act(() => new Promise((done) => setTimeout(done, 20)));
  };
  beforeEach(async () => {
    sessionStorage.clear();
    link.call = answering;
    await draw();
  });
  afterEach(() => address(''));

  it('goes back to its match when the shell says so, once', async () => {
    match.setState({ screen: 'battle', shown: anUpdate({ match: 'match-3', at: 7 }) });
    address('?quality=low&back=1');
    await again();
    expect(names()).toEqual(expect.arrayContaining(['catalogue', 'continueMatch']));
    expect(link.calls).toContainEqual(['continueMatch', { match: 'match-3' }]);
    expect(match.getState().screen).toBe('battle');
    expect(location.search).toBe('?quality=low');
  });

  it('goes back to the moment of a film', async () => {
    match.setState({ screen: 'replay', shown: anUpdate({ match: 'match-4', at: 9 }) });
    address('?back=1');
    await again();
    await vi.waitFor(() => expect(link.calls).toContainEqual(['filmShot', { match: 'match-4', at: 9 }]), { timeout: 5000 });
    expect(match.getState().screen).toBe('replay');
    expect(film.getState()).toMatchObject({ at: 9 });
    act(() => film.getState().close());
  });

  it('stays on its first screen when nobody says so, when nothing was on the table, and when what was kept is wrong', async () => {
    match.setState({ screen: 'battle', shown: anUpdate({ match: 'match-3' }) });
    await again();
    match.setState({ screen: 'battle', shown: anUpdate({ match: 'match-3' }) });
    match.setState({ screen: 'library', shown: null });
    address('?back=1');
    await again();
    for (const kept of ['{', '[]', '{"screen":"battle","match":"../x","at":0}', '{"screen":"new","match":"m","at":0}', '{"screen":"battle","match":"m","at":-1}']) {
      sessionStorage.setItem('gantry.place', kept);
      address('?back=1');
      await again();
    }
    expect(names()).not.toContain('continueMatch');
    expect(match.getState().screen).toBe('home');
  });

  it('says why when the match cannot be opened again', async () => {
    match.setState({ screen: 'battle', shown: anUpdate({ match: 'match-3' }) });
    address('?back=1');
    link.call = ((name, args) => (name === 'continueMatch' ? Promise.reject(new LinkFault({ code: 'missing', message: 'there is no saved match' })) : answering(name, args))) as typeof link.call;
    await again();
    expect(match.getState()).toMatchObject({ screen: 'home', fault: 'there is no saved match' });
  });
});
