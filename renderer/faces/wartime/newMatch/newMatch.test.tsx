// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import { faces as characters } from '../../../../engine/wartime/face.ts';
import { readSetup } from '../../../../engine/wartime/setup.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import '../../../testing/faces.fixture.ts';
import { cardsOf } from '../cards.ts';
import { NewMatchScreen } from './NewMatchScreen.tsx';

const { page, draw, anew } = testPage();
const onStart = vi.fn<(args: CallArgs<'newMatch'>) => void>();
beforeEach(() => onStart.mockClear());

const catalogue: Catalogue = { systems: [{ id: 'wartime', cards: characters, missions: [] }], tables: [{ id: 'refinery', name: 'Refinery', theme: 'refinery' }], matches: [] };
const show = (): void => draw(<NewMatchScreen catalogue={catalogue} call={() => Promise.reject(new Error('nothing is asked'))} systems={null} busy={false} onStart={onStart} onBack={() => {}} />);
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
    for (let i = 0; i < 3; i++) click(button('Add Veteran', army));
    expect(status(army!)).toMatch(/It costs \d+ of 250 points\. WT-4\.11/);
    expect(page.querySelector('.muster__foot p')!.textContent).toMatch(/^Not ready: Army 1: It costs/);
    press('Enter');
    expect(onStart).not.toHaveBeenCalled();
    while (army!.querySelector('.army-editor__list button') !== null) click(army!.querySelector('.army-editor__list button')!);
    expect(status(army!)).toContain('The list has no character. WT-4.11');
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
