// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { STYLES } from '../../engine/core/style.ts';
import type { CallArgs, Catalogue, Link } from '../../engine/host/link.ts';
import { faces as miniatures } from '../../engine/miniatures/face.ts';
import { faces as shatterpoint, missionFaces } from '../../engine/shatterpoint/system.ts';
import { LEVELS } from '../../engine/search/levels.ts';
import { readSetup } from '../../engine/shatterpoint/state/setup.ts';
import { faces as wartime } from '../../engine/wartime/face.ts';
import { click, press, settled, testPage } from '../testing/page.fixture.ts';
import '../testing/faces.fixture.ts';
import { SetUp } from './SetUp.tsx';

const { page, draw, anew, button } = testPage();
const offered = [['shatterpoint', shatterpoint, missionFaces], ['miniatures', miniatures, []], ['wartime', wartime, []]] as const;
const tables = [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }, { id: 'outpost', name: 'Outpost', theme: 'snow' }];
const catalogue: Catalogue = { systems: offered.map(([id, cards, missions]) => ({ id, cards, missions, styles: STYLES.slice(1, id === 'shatterpoint' ? undefined : 3) })), tables, matches: [], binned: 0 };
const told = vi.fn();
const call = ((name: string, args: unknown) => { told(name, args); return new Promise(() => {}); }) as Link['call'];
const onStart = vi.fn<(args: CallArgs<'newMatch'>) => void>();
const show = (): void => draw(<SetUp catalogue={catalogue} call={call} busy={false} onStart={onStart} onBack={() => {}} />);

beforeEach(() => {
  localStorage.clear();
  onStart.mockClear();
  told.mockClear();
});

it('everything sensible is set: one press starts a match of any rule system', () => {
  for (const system of ['Shatterpoint', 'Miniatures', 'Wartime']) {
    show();
    click(button(system));
    click(button('Start match'));
    expect(onStart.mock.lastCall?.[0].system).toBe(system.toLowerCase());
  }
});

it('is there at once, and drawn piece by piece: nothing is held up by all of it', async () => {
  const place = document.createElement('div');
  const root = createRoot(place);
  const parts = (): readonly string[] => ['.muster', '.muster__head', '.muster__more .house'].filter((part) => place.querySelector(part) !== null);
  let first: readonly string[] = [];
  await settled(() => {
    flushSync(() => root.render(<SetUp catalogue={catalogue} call={call} busy={false} onStart={onStart} onBack={() => {}} />));
    first = parts();
  });
  expect([first, parts()]).toEqual([['.muster'], ['.muster', '.muster__head', '.muster__more .house']]);
  await settled(() => root.unmount());
});

it('what experts set is opened from the foot of the screen, by its button and by its key, in every rule system', async () => {
  for (const system of ['Shatterpoint', 'Miniatures', 'Wartime']) for (const open of [() => click(page.querySelector('.muster__foot [aria-keyshortcuts="M"]')!), () => press('m')]) {
    anew();
    await settled(show);
    click(button(system));
    await settled(() => {});
    const more = (): HTMLDetailsElement => page.querySelector<HTMLDetailsElement>('.muster__more')!;
    expect(more().open, system).toBe(false);
    open();
    expect([more().open, document.activeElement?.tagName], system).toEqual([true, 'SUMMARY']);
  }
});

it('begins as it was last set up on this machine, rules and all', () => {
  show();
  click(button('Miniatures'));
  click(button('6 rounds'));
  click(button('In sight'));
  press('Enter');
  const [before] = onStart.mock.lastCall!;
  anew();
  show();
  press('Enter');
  expect(onStart.mock.lastCall![0]).toEqual(before);
  click(button('Shatterpoint'));
  click([...page.querySelectorAll('[role="radio"]')][1]!);
  click(button('Short match'));
  press('Enter');
  anew();
  show();
  press('Enter');
  expect(readSetup(onStart.mock.lastCall![0].setup)).toMatchObject({ table: 'outpost', claimsToWin: 1 });
});

it('how strong the opponent is is chosen once for all rule systems and kept; the usual strength is not said', () => {
  show();
  press('Enter');
  expect(onStart.mock.lastCall![0]).not.toHaveProperty('level');
  const levels = page.querySelector<HTMLSelectElement>('.muster__level select')!;
  expect([...levels.options].map(({ value }) => value)).toEqual(LEVELS);
  act(() => {
    levels.value = 'learner';
    levels.dispatchEvent(new Event('change', { bubbles: true }));
  });
  click(button('Wartime'));
  press('Enter');
  expect(onStart.mock.lastCall![0]).toMatchObject({ system: 'wartime', level: 'learner' });
  anew();
  show();
  press('Enter');
  expect(onStart.mock.lastCall![0]).toMatchObject({ level: 'learner' });
});

it('how the opponent likes to play is chosen once and kept; a rule system that lacks that style plays balanced, which is not said', () => {
  const styles = (): HTMLSelectElement => page.querySelector<HTMLSelectElement>('.muster__style select')!;
  show();
  expect([...styles().options].map(({ value }) => value)).toEqual(STYLES);
  press('Enter');
  expect(onStart.mock.lastCall![0]).not.toHaveProperty('style');
  act(() => {
    styles().value = 'objectives';
    styles().dispatchEvent(new Event('change', { bubbles: true }));
  });
  press('Enter');
  expect(onStart.mock.lastCall![0]).toMatchObject({ system: 'shatterpoint', style: 'objectives' });
  click(button('Wartime'));
  expect([...styles().options].map(({ value }) => value)).toEqual(['balanced', 'bold', 'careful']);
  press('Enter');
  expect(onStart.mock.lastCall![0]).not.toHaveProperty('style');
  anew();
  localStorage.setItem('gantry.setup.system', 'shatterpoint');
  show();
  press('Enter');
  expect(onStart.mock.lastCall![0]).toMatchObject({ style: 'objectives' });
});

it('begins anew where what was kept is spoilt, or can be played no more', () => {
  for (const text of ['{', '{"table":"moon"}', '7']) {
    localStorage.setItem('gantry.setup.shatterpoint', text);
    localStorage.setItem('gantry.setup.system', 'chess');
    show();
    press('Enter');
    expect(readSetup(onStart.mock.lastCall![0].setup)).toMatchObject({ table: 'refinery' });
    anew();
  }
});

it('every unit of Shatterpoint can be looked at before a match', () => {
  show();
  click([...page.querySelectorAll('.figure-tile')][0]!);
  click([...page.querySelectorAll<HTMLButtonElement>('dialog .segments button')].find(({ textContent }) => textContent === 'All')!);
  const roles = [...page.querySelectorAll<HTMLFieldSetElement>('dialog fieldset')].find((set) => set.querySelector('legend')?.textContent === 'Role')!;
  click([...roles.querySelectorAll('button')].find(({ textContent }) => textContent === 'All')!);
  expect(page.querySelectorAll('[role="gridcell"]')).toHaveLength(shatterpoint.length);
  expect(page.querySelectorAll('[role="gridcell"] img')).toHaveLength(shatterpoint.reduce((sum, { sculpts }) => sum + sculpts.length, 0));
});

it('a table that is laid out for one rule system is offered for no other', () => {
  const cell = { id: 'corridors', name: 'Cell block', theme: 'ship', systems: ['miniatures'] };
  draw(<SetUp catalogue={{ ...catalogue, tables: [...tables, cell] }} call={call} busy={false} onStart={onStart} onBack={() => {}} />);
  const names = (): readonly string[] => [...page.querySelectorAll('.table-tile b')].map((name) => name.textContent);
  for (const [system, there] of [['Shatterpoint', false], ['Miniatures', true], ['Wartime', false]] as const) {
    click(button(system));
    expect(names().includes('Cell block'), system).toBe(there);
    expect(names()).toContain('Refinery');
  }
});
