// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { anUpdate, fakeLink } from '../match/fakes.ts';
import { LinkFault } from '../match/messages.ts';
import { match, provideLink } from '../match/match.ts';
import type { OpenedFile, ShellPush } from './shell.ts';
import { ShellFiles } from './ShellFiles.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const link = fakeLink({
  importMatch: () => ({ match: 'match-9' }), exportMatch: () => ({ file: btoa('bytes') }),
  catalogue: () => ({ systems: [], tables: [], matches: [] }),
});
provideLink(link);

let root: Root;
let page: HTMLElement;
let push: (push: ShellPush) => void = () => {};
const waiting: OpenedFile[] = [];
const onShow = vi.fn();

beforeEach(async () => {
  link.calls.length = 0;
  onShow.mockClear();
  vi.stubGlobal('gantryShell', { takeFile: () => Promise.resolve(waiting.shift() ?? null), onPush: (listen: (push: ShellPush) => void) => { push = listen; return () => {}; } });
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});
const draw = (): Promise<void> => act(async () => root.render(<ShellFiles onShow={onShow} />));
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
    opened({ kind: 'table', name: 'yard.gantry-table', text: '{}' });
    await says('“yard.gantry-table” is a table.');
    link.call = () => Promise.reject(new LinkFault({ code: 'form', message: 'match file, line 1: it was changed' }));
    opened({ kind: 'match', name: 'odd.gantry', text: 'x' });
    await says(/“odd.gantry” was not added.*line 1: it was changed/);
  });
});

describe('commands of the menu', () => {
  it('open a new match from the first screen only', async () => {
    await draw();
    match.setState({ screen: 'battle', shown: anUpdate() });
    act(() => push({ type: 'command', command: 'newMatch' }));
    expect(match.getState().screen).toBe('battle');
    match.setState({ screen: 'home', shown: null });
    act(() => push({ type: 'command', command: 'newMatch' }));
    expect(match.getState().screen).toBe('new');
  });
});
