// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import { randomFrom } from '../../../../engine/core/rng.ts';
import { faces } from '../../../../engine/miniatures/face.ts';
import { checkSquads, readSetup } from '../../../../engine/miniatures/setup.ts';
import { FIGURES } from '../../../../engine/miniatures/figures/index.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import '../../../testing/faces.fixture.ts';
import { costOf, firstDraft, isLegal, matchArgs, randomSquad, whyNot, type Draft } from './draft.ts';
import { draftOn, shelfOf } from './lastDraft.ts';
import { NewMatchScreen } from './NewMatchScreen.tsx';

const CARDS = new Map(faces.map((card) => [card.id, card]));
const tables = [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }];
const catalogue = { systems: [{ id: 'miniatures', cards: faces, missions: [] }], tables, matches: [] } as unknown as Catalogue;
const first = firstDraft(tables, CARDS);

/** Whether the rules take what the screen sends. */
const isTaken = (draft: Draft): void => checkSquads(readSetup(matchArgs(draft).setup), new Map(FIGURES.map((card) => [card.id, card])));

describe('a draft', () => {
  it('begins with two legal squads of about equal cost, and is what the rules take', () => {
    expect(isLegal(first, CARDS)).toBe(true);
    const [rebels = 0, imperials = 0] = first.squads.map((squad) => costOf(squad, CARDS));
    expect([rebels, imperials]).toEqual([100, 100]);
    expect(() => isTaken(first)).not.toThrow();
    expect(readSetup(matchArgs(first).setup)).toMatchObject({ table: 'refinery', points: 100, rounds: 20, deployRows: 4, square: 25.4 });
  });

  it('(SWM-3.1, SWM-3.2) begins on the printed map, where squads deploy at the ship and in the turbolifts; on another table along the edges', () => {
    const hangar = { id: 'bay', name: 'Hangar bay', theme: 'ship', printed: ['miniatures'] };
    expect(firstDraft([...tables, hangar], CARDS)).toMatchObject({ table: 'bay', settings: { tableDeployment: true } });
    expect(first).toMatchObject({ table: 'refinery', settings: { tableDeployment: false } });
    const among = (bay: object): Catalogue => ({ ...catalogue, tables: [...tables, bay] }) as unknown as Catalogue;
    const isOn = (all: Catalogue, table: string): unknown => draftOn(all, shelfOf(all), table).settings.tableDeployment;
    const elsewhere = among({ ...hangar, printed: ['wartime'] });
    expect([isOn(among(hangar), 'bay'), isOn(among(hangar), 'refinery'), isOn(elsewhere, 'bay'), firstDraft(elsewhere.tables, CARDS).table]).toEqual([true, false, false, 'refinery']);
  });

  it('(SWM-2.2, SWM-2.3, SWM-2.6) says why a figure cannot join', () => {
    expect(whyNot('rebel', ['chewbacca'], 'chewbacca', { points: 100 }, CARDS)).toMatchObject({ rule: 'SWM-2.6', why: 'uniqueTwice' });
    expect(whyNot('rebel', [], 'stormtrooper', { points: 100 }, CARDS)).toMatchObject({ rule: 'SWM-2.3', why: 'otherSide' });
    expect(whyNot('rebel', ['chewbacca'], 'elite-hoth-trooper', { points: 30 }, CARDS)).toMatchObject({ rule: 'SWM-2.2', why: 'tooDear', detail: { cost: 36, points: 30 } });
    expect(whyNot('rebel', [], 'ewok', { points: 100 }, CARDS)).toBeNull();
    expect(whyNot('rebel', ['chewbacca', 'chewbacca'], 'ewok', { points: 100 }, CARDS)).toBeNull();
  });

  it('draws squads by chance that are legal, whatever the points', () => {
    for (let seed = 1; seed < 20; seed++) for (const points of [30, 100, 200]) {
      const squads = (['rebel', 'imperial'] as const).map((side) => randomSquad(side, { points }, CARDS, randomFrom(seed)));
      expect(() => isTaken({ ...first, squads, settings: { ...first.settings, points } })).not.toThrow();
    }
  });
});

describe('New match of Miniatures', () => {
  const { page, draw, anew } = testPage();
  const onStart = vi.fn<(args: CallArgs<'newMatch'>) => void>();
  const call = (): Promise<never> => new Promise(() => {});
  const show = (): void => draw(<NewMatchScreen catalogue={catalogue} call={call} systems={null} busy={false} onStart={onStart} onBack={() => {}} />);
  beforeEach(() => {
    localStorage.clear();
    onStart.mockClear();
    show();
  });
  /** Squads are chosen in sight of all: the computer's too. */
  const inSight = (): void => click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === 'In sight')!);
  const squad = (name: string): HTMLElement => page.querySelector<HTMLElement>(`section.team[aria-label="${name}"]`)!;
  const button = (within: HTMLElement, label: string): HTMLButtonElement =>
    [...within.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === label)!;
  const cells = (within: HTMLElement): readonly HTMLElement[] => [...within.querySelectorAll<HTMLElement>('[role="gridcell"]')];
  const cell = (within: HTMLElement, name: string): HTMLElement | undefined => cells(within).find((each) => each.querySelector('b')!.textContent === name);
  /** Who stands in a squad by name, each as often as the tile's number says. */
  const line = (within: HTMLElement): readonly string[] => [...within.querySelectorAll('.line .figure-tile:not(.is-open)')].flatMap((tile) =>
    Array.from({ length: Number(tile.querySelector('.figure-tile__count')?.textContent.slice(1) ?? 1) }, () => tile.querySelector('b')!.textContent));

  it('starts what is chosen: figures, who plays, rounds', () => {
    inSight();
    const rebels = squad('Rebel squad');
    click(button(rebels, 'Empty it'));
    press('Enter');
    expect(onStart).not.toHaveBeenCalled();
    expect(page.querySelector('footer [role="status"]')!.textContent).toBe('Not ready: The squad has no figure.');
    click(button(rebels, 'Add'));
    for (const name of ['Chewbacca', 'Ewok', 'Ewok']) click(cell(rebels, name)!);
    click(button(rebels, 'Done'));
    expect(line(rebels)).toEqual(['Chewbacca', 'Ewok', 'Ewok']);
    click(button(rebels, 'Remove Ewok'));
    click(button(squad('Imperial squad'), 'Person'));
    click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === '6 rounds')!);
    press('Enter');
    expect(onStart.mock.lastCall![0]).toMatchObject({ system: 'miniatures', seats: ['person', 'person'], undo: 'safe', setup: { table: 'refinery', rounds: 6, teams: [{ figures: ['chewbacca', 'ewok'] }, {}] } });
  });

  it('(SWM-3.6): offers the outlines of a table that draws some, off to begin with; says which is missing', async () => {
    const started = (): boolean => { press('Enter'); return readSetup(onStart.mock.lastCall![0].setup).tableDeployment; };
    const outline = [[-400, 300], [-300, 300], [-300, 400]];
    const drawn = (seats: readonly number[]) => (() => Promise.resolve({
      survey: { size: [900, 900], storeys: 1, access: 0, density: 0, named: { objectives: [], deployment: seats.map((seat) => ({ seat, outline })) } },
    })) as never;
    const showDrawn = async (seats: readonly number[]): Promise<void> => {
      anew();
      draw(<NewMatchScreen catalogue={catalogue} call={drawn(seats)} systems={null} busy={false} onStart={onStart} onBack={() => {}} />);
      await act(async () => {});
    };
    const choose = (): void => click([...page.querySelectorAll('button')].find(({ textContent }) => textContent.startsWith('By the table'))!);
    expect([...page.querySelectorAll('button')].some(({ textContent }) => textContent.startsWith('By the table'))).toBe(false);
    await showDrawn([0, 1]);
    expect(started()).toBe(false);
    choose();
    expect(page.querySelectorAll('.battle-map__zone polygon')).toHaveLength(2);
    expect(started()).toBe(true);
    await showDrawn([]);
    expect(started()).toBe(false);
    onStart.mockClear();
    await showDrawn([1]);
    choose();
    expect(page.querySelector('footer [role="status"]')!.textContent).toContain('player 1');
    press('Enter');
    expect(onStart).not.toHaveBeenCalled();
  });

  it('shows equal figures in one place with their number; one goes by Delete and one comes by +, or by the crosses', () => {
    const rebels = squad('Rebel squad');
    click(button(rebels, 'Empty it'));
    click(button(rebels, 'Add'));
    for (const name of ['Ewok', 'Chewbacca', 'Ewok']) click(cell(rebels, name)!);
    click(button(rebels, 'Done'));
    const told = (): readonly string[] => [...rebels.querySelectorAll('.figure-tile:not(.is-open)')].map((tile) => `${tile.querySelector('b')!.textContent}${tile.querySelector('.figure-tile__count')?.textContent ?? ''}`);
    expect(told()).toEqual(['Ewok×2', 'Chewbacca']);
    const tiles = (): readonly HTMLElement[] => [...rebels.querySelectorAll<HTMLElement>('.figure-tile')];
    tiles()[0]!.focus();
    press('+', {}, tiles()[0]!);
    expect([told(), document.activeElement]).toEqual([['Ewok×3', 'Chewbacca'], tiles()[0]]);
    press('Delete', {}, tiles()[0]!);
    click(button(rebels, 'Remove Ewok'));
    click(button(rebels, 'One more Ewok'));
    expect([told(), button(rebels, 'One more Chewbacca')]).toEqual([['Ewok×2', 'Chewbacca'], undefined]);
  });

  it('offers whom the squad may have; with all of them, those it may not, with the reason in a sentence', () => {
    const rebels = squad('Rebel squad');
    for (const name of ['Ewok', 'Rebel Trooper', 'Rebel Trooper']) click(button(rebels, `Remove ${name}`));
    click(button(rebels, 'Add'));
    expect([cell(rebels, 'Chewbacca'), cell(rebels, 'Stormtrooper')]).toEqual([undefined, undefined]);
    click(button(rebels.querySelector('dialog')!, 'All'));
    const chewbacca = cell(rebels, 'Chewbacca')!;
    expect([chewbacca.getAttribute('aria-disabled'), chewbacca.querySelector('.pick__why')!.textContent]).toEqual(['true', 'Chewbacca is one person and already in the squad.']);
    expect(cell(rebels, 'Stormtrooper')).toBeUndefined();
    const count = line(rebels).length;
    click(chewbacca);
    expect(line(rebels)).toHaveLength(count);
    click(button(rebels.querySelector('dialog')!, 'Fringe'));
    expect(cells(rebels).length).toBeGreaterThan(0);
    expect(cells(rebels).every(({ textContent }) => textContent.includes('Fringe'))).toBe(true);
  });

  it('offers ready squads, and keeps the chosen one when the points change', () => {
    const rebels = squad('Rebel squad');
    click([...rebels.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Choose a team'))!);
    const offers = [...rebels.querySelectorAll('.team-offer')];
    expect(offers.map((offer) => offer.querySelector('b')!.textContent)).toEqual(['The Wookiee’s company', 'Hired help', 'Hoth trench', 'Forest ambush']);
    click(offers[2]!);
    const named = (): string => squad('Rebel squad').querySelector('.team__name b')!.textContent;
    const count = line(rebels).length;
    click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === '200 points')!);
    expect([named(), line(rebels).length > count, squad('Rebel squad').querySelector('.squad h3 small')!.textContent]).toEqual(['Hoth trench', true, '200 of 200 points']);
    click(button(rebels, 'Remove Rebel Trooper'));
    click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === '100 points')!);
    expect([named(), squad('Rebel squad').querySelector('.team__faults')!.textContent]).toEqual(['Own team', expect.stringContaining('195')]);
  });

  it('shows everybody with the reason where nobody fits', () => {
    const rebels = squad('Rebel squad');
    click(button(rebels, 'Add'));
    expect(cells(rebels).length).toBeGreaterThan(5);
    expect(cells(rebels).every((each) => each.querySelector('.pick__why') !== null)).toBe(true);
    expect(cell(rebels, 'Ewok')!.textContent).toContain('103');
  });

  it('takes a figure out by Delete; whoever stands in its place has the keys, or the place for another', () => {
    const rebels = squad('Rebel squad');
    const tiles = (): readonly HTMLElement[] => [...rebels.querySelectorAll<HTMLElement>('.figure-tile')];
    const before = line(rebels);
    tiles()[0]!.focus();
    press('Delete', {}, tiles()[0]!);
    expect([line(rebels), document.activeElement]).toEqual([before.slice(1), tiles()[0]]);
    const last = tiles().length - 2;
    const kind = tiles()[last]!.querySelector('b')!.textContent;
    tiles()[last]!.focus();
    for (let left = line(rebels).filter((name) => name === kind).length; left > 0; left--) press('Delete', {}, tiles()[last]!);
    expect([line(rebels), document.activeElement!.textContent]).toEqual([before.slice(1).filter((name) => name !== kind), 'Add']);
  });

  it('puts another figure in the place of one, and shows its card', () => {
    const rebels = squad('Rebel squad');
    const before = line(rebels);
    click([...rebels.querySelectorAll('.figure-tile')].find((tile) => tile.querySelector('b')!.textContent === 'Rebel Trooper')!);
    expect(rebels.querySelector('.picker__card h2')!.textContent).toBe('Rebel Trooper');
    click(cell(rebels, 'Ewok')!);
    // One of them, where several are equal.
    const many = (names: readonly string[], name: string): number => names.filter((each) => each === name).length;
    const now = line(rebels);
    expect([many(now, 'Rebel Trooper') - many(before, 'Rebel Trooper'), many(now, 'Ewok') - many(before, 'Ewok'), rebels.querySelector('dialog')]).toEqual([-1, 1, null]);
  });

  it('saves squads, tells those played lately, and begins with what was last set up', () => {
    inSight();
    click(button(squad('Rebel squad'), 'Empty it'));
    click(button(squad('Rebel squad'), 'Random legal team'));
    const random = line(squad('Rebel squad'));
    press('Enter');
    const [first] = onStart.mock.lastCall!;
    anew();
    show();
    expect(line(squad('Rebel squad'))).toEqual(random);
    press('Enter');
    expect(onStart.mock.lastCall![0]).toEqual(first);
    const rebels = squad('Rebel squad');
    click(button(rebels, 'Empty it'));
    click([...rebels.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Choose a team'))!);
    click(button(rebels, 'Played lately'));
    click(rebels.querySelector('.team-offer')!);
    expect(line(squad('Rebel squad'))).toEqual(random);
  });

  it('(SWM-2.5) shows no squad of the computer: it is chosen as the match begins, another one each time', () => {
    const imperials = squad('Imperial squad');
    expect([imperials.querySelector('.figure-tile'), imperials.textContent]).toEqual([null, expect.stringContaining('You see it then.')]);
    const brought = new Set<string>();
    for (let i = 0; i < 8; i++) {
      press('Enter');
      const { setup } = onStart.mock.lastCall![0];
      expect(() => checkSquads(readSetup(setup), new Map(FIGURES.map((card) => [card.id, card])))).not.toThrow();
      brought.add((setup as { teams: readonly { figures: readonly string[] }[] }).teams[1]!.figures.join());
      expect(line(squad('Imperial squad'))).toEqual([]);
    }
    expect(brought.size).toBeGreaterThan(2);
    inSight();
    expect(line(squad('Imperial squad')).length).toBeGreaterThan(0);
  });

  it('(SWM-2.5) covers the squads of two persons: each is built while the other looks away, and nothing is told of it but whether it is ready', () => {
    click(button(squad('Imperial squad'), 'Person'));
    const [rebels, imperials] = [(): HTMLElement => squad('Rebel squad'), (): HTMLElement => squad('Imperial squad')];
    expect([line(rebels()), line(imperials())]).toEqual([[], []]);
    const uncover = (of: HTMLElement): void => click([...of.querySelectorAll('button')].find(({ textContent }) => textContent.includes('Build it unseen'))!);
    uncover(rebels());
    click(button(rebels(), 'Empty it'));
    expect([line(rebels()), line(imperials())]).toEqual([[], []]);
    click(button(rebels(), 'Cover it'));
    expect(page.querySelector('footer [role="status"]')!.textContent).toBe('Not ready: Rebel squad: not ready yet');
    uncover(rebels());
    click(button(rebels(), 'Add'));
    click(cell(rebels(), 'Chewbacca')!);
    click(button(rebels(), 'Done'));
    uncover(imperials());
    expect([line(rebels()), line(imperials()).length > 0]).toEqual([[], true]);
    click(button(imperials(), 'Cover it'));
    expect(page.querySelector('.muster__teams')!.textContent).not.toContain('Chewbacca');
    press('Enter');
    expect(onStart.mock.lastCall![0]).toMatchObject({ seats: ['person', 'person'], setup: { teams: [{ figures: ['chewbacca'] }, {}] } });
  });

  it('(SWM-3.4) leaves reinforcements to the placement: who brings some is asked then', () => {
    inSight();
    const imperials = squad('Imperial squad');
    click(button(imperials, 'Empty it'));
    click(button(imperials, 'Add'));
    click(cell(imperials, 'Jabba the Hutt')!);
    click(button(imperials, 'Done'));
    expect(page.querySelector('[aria-label="Fringe reinforcements"]')).toBeNull();
    press('Enter');
    const { setup } = onStart.mock.lastCall![0];
    expect((setup as { teams: unknown[] }).teams[1]).toEqual({ name: '', figures: ['jabba-the-hutt'] });
  });

  it('is surprised: two squads that the rules take', () => {
    press('s');
    press('Enter');
    const { setup } = onStart.mock.lastCall![0];
    expect(() => checkSquads(readSetup(setup), new Map(FIGURES.map((card) => [card.id, card])))).not.toThrow();
    expect(JSON.stringify(setup)).not.toBe(JSON.stringify(matchArgs(first).setup));
  });
});
