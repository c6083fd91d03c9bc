// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallArgs, Catalogue } from '../../../../engine/host/link.ts';
import { randomFrom } from '../../../../engine/core/rng.ts';
import { faces } from '../../../../engine/miniatures/face.ts';
import { checkSquads, readSetup } from '../../../../engine/miniatures/setup.ts';
import { FIGURES } from '../../../../engine/miniatures/figures/index.ts';
import { click, press, testPage } from '../../../testing/page.fixture.ts';
import '../../../testing/faces.fixture.ts';
import { costOf, firstDraft, isLegal, matchArgs, randomSquad, whyNot, type Draft } from './draft.ts';
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
    expect(Math.abs(rebels - imperials)).toBeLessThan(4);
    expect(() => isTaken(first)).not.toThrow();
    expect(readSetup(matchArgs(first).setup)).toMatchObject({ table: 'refinery', points: 100, rounds: 12, deployRows: 4, square: 25.4 });
  });

  it('(SWM-2.2, SWM-2.3, SWM-2.6) says why a figure cannot join', () => {
    expect(whyNot('rebel', ['chewbacca'], 'chewbacca', 100, CARDS)).toMatchObject({ rule: 'SWM-2.6', why: 'uniqueTwice' });
    expect(whyNot('rebel', [], 'stormtrooper', 100, CARDS)).toMatchObject({ rule: 'SWM-2.3', why: 'otherSide' });
    expect(whyNot('rebel', ['chewbacca'], 'elite-hoth-trooper', 30, CARDS)).toMatchObject({ rule: 'SWM-2.2', why: 'tooDear', detail: { cost: 36, points: 30 } });
    expect(whyNot('rebel', [], 'ewok', 100, CARDS)).toBeNull();
    expect(whyNot('rebel', ['chewbacca', 'chewbacca'], 'ewok', 100, CARDS)).toBeNull();
  });

  it('draws squads by chance that are legal, whatever the points', () => {
    for (let seed = 1; seed < 20; seed++) for (const points of [30, 100, 200]) {
      const squads = (['rebel', 'imperial'] as const).map((side) => randomSquad(side, points, CARDS, randomFrom(seed)));
      expect(() => isTaken({ ...first, squads, settings: { ...first.settings, points } })).not.toThrow();
    }
  });
});

describe('New match of Miniatures', () => {
  const { page, draw } = testPage();
  const onStart = vi.fn<(args: CallArgs<'newMatch'>) => void>();
  beforeEach(() => {
    onStart.mockClear();
    draw(<NewMatchScreen catalogue={catalogue} call={vi.fn()} systems={null} busy={false} onStart={onStart} onBack={() => {}} />);
  });
  const squad = (name: string): HTMLElement => page.querySelector<HTMLElement>(`section.team[aria-label="${name}"]`)!;
  const button = (within: HTMLElement, label: string): HTMLButtonElement =>
    [...within.querySelectorAll('button')].find((each) => (each.getAttribute('aria-label') ?? each.textContent) === label)!;

  it('starts what is chosen: figures, who plays, rounds', () => {
    const rebels = squad('Rebel squad');
    click(button(rebels, 'Empty it'));
    press('Enter');
    expect(onStart).not.toHaveBeenCalled();
    expect(page.querySelector('footer [role="status"]')!.textContent).toBe('Not ready: The squad has no figure.');
    click(button(rebels, 'Add Chewbacca'));
    click(button(rebels, 'Add Ewok'));
    click(button(rebels, 'Add Ewok'));
    click(button(rebels, 'Remove Ewok'));
    click(button(squad('Imperial squad'), 'Person'));
    click([...page.querySelectorAll('button')].find(({ textContent }) => textContent === '6 rounds')!);
    press('Enter');
    expect(onStart.mock.lastCall![0]).toMatchObject({ system: 'miniatures', seats: ['person', 'person'], undo: 'safe', setup: { table: 'refinery', rounds: 6, teams: [{ figures: ['chewbacca', 'ewok'] }, {}] } });
  });

  it('closes figures that do not fit, with the reason in a sentence', () => {
    const rebels = squad('Rebel squad');
    expect(button(rebels, 'Add Chewbacca').getAttribute('aria-disabled')).toBe('true');
    expect(button(rebels, 'Add Chewbacca').textContent).toContain('Chewbacca is one person and already in the squad.');
    expect(button(rebels, 'Add Stormtrooper')).toBeUndefined();
  });
});
