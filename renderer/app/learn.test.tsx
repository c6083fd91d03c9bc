import { describe, expect, it, vi } from 'vitest';
import { loadFaces } from '../faces/index.ts';
import { click, testPage } from '../testing/page.fixture.ts';
import { speak } from '../words/speak.ts';
import { KeysSheet } from './Help.tsx';
import { Learn, stepsOf } from './Learn.tsx';

const faces = await loadFaces();
const { page, draw } = testPage();
const steps = (): readonly string[] => [...page.querySelectorAll('.steps li')].map(({ textContent }) => textContent!);
const button = (text: string): HTMLButtonElement | undefined => [...page.querySelectorAll('button')].find(({ textContent }) => textContent === text);

describe('how to play', () => {
  it('is told by every face in its own sentences, in about two minutes', () => {
    const told = faces.map(({ id }) => stepsOf(id, speak));
    for (const [i, sentences] of told.entries()) {
      expect(sentences.length, faces[i]!.id).toBeGreaterThanOrEqual(8);
      expect(sentences.join(' ').split(' ').length, faces[i]!.id).toBeLessThan(260);
    }
    expect(new Set(told.flat()).size).toBe(told.flat().length);
  });

  it('is chosen from the menu, with the first system shown first', () => {
    draw(<Learn systems={['miniatures', 'unknown', 'wartime']} onClose={() => {}} />);
    expect(steps()).toEqual(stepsOf('miniatures', speak));
    expect([...page.querySelectorAll('.segments button')].map(({ textContent }) => textContent)).toEqual(['Miniatures', 'Wartime']);
    click(button('Wartime')!);
    expect(steps()).toEqual(stepsOf('wartime', speak));
  });

  it('leaves out the choice where there is one system', () => {
    draw(<Learn systems={['wartime']} onClose={() => {}} />);
    expect([steps().length > 0, page.querySelector('.segments')]).toEqual([true, null]);
  });
});

describe('the sheet of keys', () => {
  it('leads to how the system of the table is played, where it says that', () => {
    const onLearn = vi.fn();
    draw(<KeysSheet list="battle" system="wartime" onLearn={onLearn} onClose={() => {}} />);
    click(button('How to play')!);
    expect(onLearn).toHaveBeenCalledOnce();
    draw(<KeysSheet list="battle" system="unknown" onLearn={onLearn} onClose={() => {}} />);
    expect(button('How to play')).toBeUndefined();
  });

  it('calls turns what the system calls them', () => {
    draw(<KeysSheet list="film" system="miniatures" onLearn={() => {}} onClose={() => {}} />);
    expect(page.textContent).toContain('Previous round, next round');
    draw(<KeysSheet list="film" system="wartime" onLearn={() => {}} onClose={() => {}} />);
    expect(page.textContent).toContain('Previous turn, next turn');
  });

  it('tells a gamepad’s buttons too, and first where one is in use', () => {
    const order = (): number => {
      draw(null);
      draw(<KeysSheet list="battle" system="wartime" onLearn={() => {}} onClose={() => {}} />);
      return page.textContent.indexOf('To the menu') - page.textContent.indexOf('Open or fold the log');
    };
    expect(order()).toBeGreaterThan(0);
    document.documentElement.dataset['pad'] = '';
    expect(order()).toBeLessThan(0);
    delete document.documentElement.dataset['pad'];
  });
});
