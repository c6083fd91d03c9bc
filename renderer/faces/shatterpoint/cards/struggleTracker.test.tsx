// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { testPage } from '../../../testing/page.fixture.ts';
import { sampleSituation } from '../../../testing/sample.fixture.ts';
import { speak } from '../../../words/speak.ts';
import { StruggleTracker } from './StruggleTracker.tsx';

const { page, draw } = testPage();

describe('the struggle tracker', () => {
  it('counts the spaces to win from both sides, whoever is First Player', () => {
    const placeOfToken = (): number => [...page.querySelectorAll('.space')].findIndex((space) => space.classList.contains('token'));
    draw(<StruggleTracker situation={sampleSituation()} />);
    const label = page.querySelector('.track')!.getAttribute('aria-label');
    expect(label).toBe('Struggle 2. Spaces left to win it: You 4, Opponent 9');
    expect(placeOfToken()).toBe(6);
    draw(<StruggleTracker situation={sampleSituation({ first: 1 })} />);
    expect(placeOfToken()).toBe(10);
  });

  it('has the own side at the left, whichever seat that is', () => {
    const mine = (): readonly string[] => [...page.querySelectorAll('.space')].slice(0, 8).flatMap(({ className }) => /momentum ./.exec(className) ?? []);
    draw(<StruggleTracker situation={sampleSituation()} />);
    expect(new Set(mine())).toEqual(new Set(['momentum a']));
    draw(<StruggleTracker situation={{ ...sampleSituation(), seats: ['computer', 'person'] }} />);
    expect(new Set(mine())).toEqual(new Set(['momentum b']));
    expect(page.querySelector('.track')!.getAttribute('aria-label')).toBe('Struggle 2. Spaces left to win it: You 9, Opponent 4');
  });

  it('explains the number at either end, by hover and by focus', () => {
    draw(<StruggleTracker situation={sampleSituation()} />);
    const ends = [...page.querySelectorAll<HTMLElement>('.track__need')];
    expect(ends.map((end) => [end.getAttribute('aria-label'), end.tabIndex])).toEqual([['You: 4 spaces to win the struggle', 0], ['Opponent: 9 spaces to win the struggle', 0]]);
    for (const end of ends) expect(end.closest('.tip')!.querySelector('[role="tooltip"]')!.textContent).toContain(end.getAttribute('aria-label')!);
  });

  it('(SP-CARD-22): names the struggle and explains its effect and the mission', () => {
    const struggle = { ...sampleSituation().view.struggle, card: 'We Get One Chance' };
    draw(<StruggleTracker situation={sampleSituation({ mission: 'first-contact', struggle })} />);
    expect(page.querySelector('.track__words')!.textContent).toBe('Struggle 2 · We Get One Chance · Turn 7');
    const explained = page.querySelector('.track__cap [role="tooltip"]')!.textContent;
    expect(explained).toContain(speak('shatterpoint.mission.effect.improvise.text'));
    expect(explained).toContain(speak('shatterpoint.mission.rules.first-contact'));
  });
});
