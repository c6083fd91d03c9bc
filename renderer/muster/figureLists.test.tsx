// @vitest-environment happy-dom
import { act, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { faces } from '../../engine/miniatures/face.ts';
import { squads } from '../../engine/testing/workshop/miniatures/teams.ts';
import { click, settled, testPage } from '../testing/page.fixture.ts';
import { FigureLists } from './FigureLists.tsx';

const { page, draw, button } = testPage();
const writeText = vi.fn<(text: string) => Promise<void>>();
let team = { name: '', figures: [] as readonly string[] };

function Lists({ legal }: { readonly legal: boolean }): ReactNode {
  const [held, setHeld] = useState(team);
  team = held;
  return <FigureLists title="Miniatures squad" ending="txt" fields={{ Side: 'rebel', Points: '100' }} cards={faces} team={held} isLegal={legal} onTeam={setHeld} />;
}

const show = (start: typeof team, legal = true): void => { team = start; draw(<Lists key={JSON.stringify(start)} legal={legal} />); };
const area = (): HTMLTextAreaElement => page.querySelector('textarea')!;
const fill = (text: string): void => act(() => {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area(), text);
  area().dispatchEvent(new Event('input', { bubbles: true }));
});
const said = (): readonly (string | null)[] => [...page.querySelectorAll('[role="status"] li')].map(({ textContent }) => textContent);

beforeEach(() => {
  writeText.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
});
afterEach(() => { vi.unstubAllGlobals(); });

describe('a squad as text', () => {
  const squad = { name: 'Endor patrol', figures: ['chewbacca', 'ewok', 'ewok', 'rebel-trooper', 'ewok'] };

  test('is copied whole: read again it is the same squad, in the same order, by the same name', async () => {
    show(squad);
    click(button('Copy as text'));
    await settled(() => new Promise((done) => { setTimeout(done, 20); }));
    const text = area().value;
    expect(text.split('\n').slice(0, 5)).toEqual(['Miniatures squad: Endor patrol', 'Side: rebel', 'Points: 100', 'Chewbacca', '2 x Ewok']);
    expect(writeText).toHaveBeenCalledWith(text);
    expect(said()).toEqual(['The text is copied.']);
    expect(squads.knows(text)).toBeGreaterThan(0);
    show({ name: '', figures: [] });
    fill(text);
    click(button('Use this list'));
    expect(team).toEqual(squad);
    expect(said()).toEqual(['The list is used.']);
  });

  test('every figure there is comes back from its text', () => {
    const all = { name: 'All', figures: faces.slice(0, 40).map(({ id }) => id) };
    for (const figures of [all.figures, faces.slice(20).map(({ id }) => id)]) {
      const { found } = squads.read(`Miniatures squad: All\n${figures.map((id) => faces.find((face) => face.id === id)!.name).join('\n')}`, {} as never);
      expect((found as { figures: readonly string[] }).figures).toEqual(figures);
    }
  });

  test('says what it could not take over, what it is written for, and that it is not legal yet', () => {
    show({ name: '', figures: [] }, false);
    fill('Miniatures squad: Hunters\nSide: imperial\nPoints: 150\nDengar\nNobody at all');
    click(button('Use this list'));
    expect(team).toEqual({ name: 'Hunters', figures: ['dengar'] });
    expect(said()).toEqual([
      'The list is used.', 'nobody is called "Nobody at all"', 'It is written for Side imperial; here it is rebel.', 'It is written for Points 150; here it is 100.',
      'It is not legal yet: its reasons stand beside it.',
    ]);
  });

  test('changes nothing when the text is no list; its name is kept without marks of direction', () => {
    show(squad);
    fill('nothing of this is a figure');
    click(button('Use this list'));
    expect(team).toEqual(squad);
    expect(said()[0]).toContain('The list is not used. miniatures squad: it names no figure');
    fill('Miniatures squad: En\u202edor\nEwok');
    click(button('Use this list'));
    expect(team.name).toBe('Endor');
  });

  test('is read from a file', async () => {
    show({ name: '', figures: [] });
    const input = page.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [new File(['Miniatures squad: Two\n2 x Ewok'], 'two.txt')] });
    await settled(() => { input.dispatchEvent(new Event('change', { bubbles: true })); });
    await settled();
    expect(team).toEqual({ name: 'Two', figures: ['ewok', 'ewok'] });
    show({ name: 'Nobody', figures: [] });
    expect(button('Copy as text').disabled).toBe(true);
  });
});
