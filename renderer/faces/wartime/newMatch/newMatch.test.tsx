// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import { faces as characters } from '../../../../engine/wartime/face.ts';
import { readSetup } from '../../../../engine/wartime/setup.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import '../../../testing/faces.fixture.ts';
import { cardsOf } from '../cards.ts';
import { problemsOf, usual } from './draft.ts';
import { NewMatchScreen } from './NewMatchScreen.tsx';

const { page, draw, anew } = testPage();
const onStart = vi.fn<(args: CallArgs<'newMatch'>) => void>();
beforeEach(() => { localStorage.clear(); onStart.mockClear(); });

const catalogue: Catalogue = { systems: [{ id: 'wartime', cards: characters, missions: [], styles: [] }], tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }], matches: [], binned: 0 };
const call = (): Promise<never> => new Promise(() => {});
const show = (): void => draw(<NewMatchScreen catalogue={catalogue} call={call} systems={null} busy={false} onStart={onStart} onBack={() => {}} />);
const button = (name: string, within: Element = page): HTMLButtonElement =>
  [...within.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent).startsWith(name))!;
const armies = (): readonly Element[] => [...page.querySelectorAll('section.team')];
const status = (army: Element): string => army.querySelector('[role="status"]')!.textContent;

describe('a new adventure', () => {
  it('begins with three armies, a person’s and two computers’, in a setup that the rules take', () => {
    show();
    expect(armies()).toHaveLength(3);
    press('Enter');
    const [args] = onStart.mock.lastCall!;
    expect([args.system, args.seats]).toEqual(['wartime', ['person', 'computer', 'computer']]);
    expect(readSetup(args.setup).teams.map(({ figures }) => figures)).toEqual([['soldier', 'scout'], ['soldier', 'sniper'], ['veteran', 'scout']]);
  });

  it('has two to five armies, each a person’s or the computer’s', () => {
    for (const count of [5, 2, 4]) {
      show();
      click(button(`${count} armies`));
      expect(armies()).toHaveLength(count);
      click(button('Person', armies()[1]!));
      press('Enter');
      const [args] = onStart.mock.lastCall!;
      expect(args.seats).toEqual(Array.from({ length: count }, (_, seat) => (seat < 2 ? 'person' : 'computer')));
      expect(readSetup(args.setup).teams).toHaveLength(count);
      anew();
    }
  });

  it('(WT-4.11): says why an army is not legal, by rule, and does not start', () => {
    show();
    const [army] = armies();
    expect(status(army!)).toContain('Ready to play');
    /** Adds a character, where it has room or not. */
    const add = (name: string): void => {
      click(button('Add', army));
      click(button('All', army!.querySelector('dialog')!));
      click([...army!.querySelectorAll('[role="gridcell"]')].find((cell) => cell.textContent.startsWith(name))!);
      click(button('Done', army));
    };
    const count = (): number => [...army!.querySelectorAll('.line .figure-tile:not(.is-open)')].reduce((sum, tile) => sum + Number(tile.querySelector('.figure-tile__count')?.textContent.slice(1) ?? 1), 0);
    add('Veteran');
    expect(count()).toBe(3);
    add('Veteran');
    expect(count(), 'a fourth is refused: it would be too dear').toBe(3);
    while (army!.querySelector('.figure-tile__remove') !== null) click(army!.querySelector('.figure-tile__remove')!);
    expect(status(army!)).toContain('The list has no character. WT-4.11');
    expect(page.querySelector('.muster__foot p')!.textContent).toMatch(/^Not ready: Army 1: /);
    press('Enter');
    expect(onStart).not.toHaveBeenCalled();
  });

  it('(WT-4.11): says what is too dear, where the points became fewer', () => {
    show();
    const field = [...page.querySelectorAll('fieldset')].find((each) => each.querySelector('legend')?.textContent.startsWith('Points'))!;
    const values = [...field.querySelectorAll('.segments button')].sort((a, b) => Number(a.textContent) - Number(b.textContent));
    const [least, most] = [values[0]!, values.at(-1)!];
    click(most);
    click(button('Add', armies()[0]));
    for (let i = 0; i < 2; i++) click([...page.querySelectorAll('[role="gridcell"]')].find((cell) => cell.textContent.startsWith('Veteran'))!);
    click(button('Done'));
    click(least);
    const dear = armies().filter((army) => status(army).includes('WT-4.11'));
    expect(dear.length).toBeGreaterThan(0);
    expect(status(dear[0]!)).toMatch(/It costs \d+ of \d+ points\. WT-4\.11/);
    press('Enter');
    expect(onStart).not.toHaveBeenCalled();
  });

  it('(WT-5.1): offers the outlines of a table that draws some, off to begin with; says which is missing', async () => {
    const outline = [[-400, 300], [-300, 300], [-300, 400]];
    const named = { objectives: [], deployment: [0, 1].map((seat) => ({ seat, outline })) };
    const drawn = (() => Promise.resolve({ survey: { size: [900, 900], storeys: 1, access: 0, density: 0, named } })) as never;
    draw(<NewMatchScreen catalogue={catalogue} call={drawn} systems={null} busy={false} onStart={onStart} onBack={() => {}} />);
    await act(async () => {});
    click(button('2 armies'));
    press('Enter');
    expect(readSetup(onStart.mock.lastCall![0].setup).tableDeployment).toBe(false);
    click(button('By the table'));
    expect(page.querySelectorAll('.battle-map__zone polygon')).toHaveLength(2);
    press('Enter');
    expect(readSetup(onStart.mock.lastCall![0].setup).tableDeployment).toBe(true);
    onStart.mockClear();
    click(button('3 armies'));
    expect(page.querySelector('.muster__foot p')!.textContent).toContain('player 3');
    press('Enter');
    expect(onStart).not.toHaveBeenCalled();
    anew();
    show();
    press('Enter');
    expect(readSetup(onStart.mock.lastCall![0].setup).teams).toHaveLength(2);
  });

  it('offers ready and random lists as line-ups, and shows a character’s card', () => {
    show();
    const [army] = armies();
    click(button('Patrol', army));
    expect([...army!.querySelectorAll('.team-offer b')].map(({ textContent }) => textContent)).toContain('Marksmen');
    click([...army!.querySelectorAll('.team-offer')].find(({ textContent }) => textContent.includes('Marksmen'))!);
    press('Enter');
    expect(readSetup(onStart.mock.lastCall![0].setup).teams[0]!.figures).toEqual(['soldier', 'sniper']);
    click(army!.querySelector('.figure-tile')!);
    expect(army!.querySelector('.picker__card h2')!.textContent).toBe('Line soldier');
  });

  it('is surprised: lists by chance that the rules take, as many as there are', () => {
    show();
    click(button('5 armies'));
    press('s');
    press('Enter');
    const { teams } = readSetup(onStart.mock.lastCall![0].setup);
    expect(teams).toHaveLength(5);
    const cards = new Map(characters.map((card) => [card.id, card]));
    for (const { figures } of teams) expect(problemsOf({ figures }, usual(), cards)).toEqual([]);
  });

  it('(WT-5.6, WT-1.7, WT-9.16): sets turns, klik and life points', () => {
    show();
    for (const legend of [/^Turns/, /^Klik/, /^Life points/]) {
      const field = [...page.querySelectorAll('fieldset')].find((each) => legend.test(each.querySelector('legend')?.textContent ?? ''))!;
      click(field.querySelector('button[aria-pressed="false"]')!);
    }
    click(button('2 armies'));
    press('Enter');
    const args = onStart.mock.lastCall?.[0];
    expect(readSetup(args?.setup)).toMatchObject({ turns: 3, klik: 10, vitality: false });
  });
});

describe('the cards', () => {
  it('are those of the right form, the same list for the same offer', () => {
    const offered = [...characters, { id: 'broken', name: 'Broken' }, null, 7];
    expect(cardsOf(offered).map(({ id }) => id)).toEqual(characters.map(({ id }) => id));
    expect(cardsOf(offered)).toBe(cardsOf(offered));
  });
});
