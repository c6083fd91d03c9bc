// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { press, settled, testPage } from '../testing/page.fixture.ts';
import { Home } from './Home.tsx';
import { searchLibraries, type Licences } from './licences.ts';
import { readSettings } from '../match/settings.ts';

const licences: Licences = {
  game: { version: '1.2.3', licence: 'MIT', text: 'Text of our own licence' }, browser: 'The browser has its own licences.',
  libraries: [{ name: '@great/figures', version: '4.0.1', licence: 'Apache-2.0', text: 'Text of figures', notices: ['Parts by another'] }, { name: 'dice', version: '2.0.0', licence: 'ISC', text: 'Text of dice', notices: [] }],
};
const settings = readSettings();
const { page, draw } = testPage();
afterEach(() => { vi.unstubAllGlobals(); });
beforeAll(() => import('./About.tsx')); // it comes when it is wanted

const fetched = vi.fn<(address: URL) => Promise<Response>>();
/** The first screen with the panel opened, where the list is answered so. */
async function open(answer: () => Promise<Response>): Promise<void> {
  fetched.mockReset().mockImplementation(answer);
  vi.stubGlobal('fetch', fetched);
  draw(<Home catalogue={null} settings={settings} onChange={() => {}} onNew={() => {}} onContinue={() => {}}
      onLibrary={() => {}} onTables={() => {}} onQuit={null} />);
  expect(fetched).not.toHaveBeenCalled();
  await settled(() => { press('l'); });
}
const json = (content: unknown): (() => Promise<Response>) => () => Promise.resolve(Response.json(content));
const rows = (): readonly HTMLDetailsElement[] => [...page.querySelectorAll<HTMLDetailsElement>('.about__list details')];

describe('the licences', () => {
  it('are read when the panel is opened, not before, and say the version', async () => {
    await open(json(licences));
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]![0].pathname).toMatch(/licences\.json$/);
    expect(page.textContent).toMatch(/Version 1\.2\.3.*unofficial fan project.*2 libraries are part of the game.*The browser has its own licences/s);
    expect(rows().map((row) => row.querySelector('summary')!.textContent)).toEqual(['@great/figures 4.0.1Apache-2.0', 'dice 2.0.0ISC']);
  });

  it('unfold their texts, with the notices of what they took over', async () => {
    await open(json(licences));
    expect(page.textContent).not.toContain('Text of figures');
    await settled(() => { rows()[0]!.open = true; rows()[0]!.dispatchEvent(new Event('toggle')); });
    expect([...rows()[0]!.querySelectorAll('pre')].map(({ textContent }) => textContent)).toEqual(['Text of figures', 'Parts by another']);
  });

  it('are searched by name and licence', async () => {
    await open(json(licences));
    const field = page.querySelector<HTMLInputElement>('input[type="search"]')!;
    await settled(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'apache');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(rows()).toHaveLength(1);
    expect(page.querySelector('.about__count')!.textContent).toBe('1 of 2');
    expect([searchLibraries(licences.libraries, 'DICE isc'), searchLibraries(licences.libraries, 'dice apache'), searchLibraries(licences.libraries, ' ')].map(({ length }) => length)).toEqual([1, 0, 2]);
  });

  it('say plainly that there is no list, or none that can be read', async () => {
    const missing = /runs from its sources/;
    const unreadable = /cannot be read/;
    const answers: readonly (readonly [() => Promise<Response>, RegExp])[] = [
      [() => Promise.resolve(new Response('', { status: 404 })), missing],
      [() => Promise.resolve(new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })), missing],
      [() => Promise.reject(new TypeError('Failed to fetch')), missing],
      [() => Promise.resolve(new Response('{')), unreadable],
      [json({ game: {}, libraries: [] }), unreadable],
    ];
    for (const [answer, words] of answers) {
      await open(answer);
      expect(page.querySelector('dialog [role="status"]')!.textContent).toMatch(words);
      expect(page.querySelector('dialog')!.textContent).toContain('unofficial');
      await settled(() => page.querySelector<HTMLElement>('dialog header button')!.click());
      expect(page.querySelector('dialog')).toBeNull();
    }
  });
});
