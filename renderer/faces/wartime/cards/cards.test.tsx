// @vitest-environment happy-dom
import { beforeAll, describe, expect, it } from 'vitest';
import type { SeatKind } from '../../../../engine/host/link.ts';
import { settled, testPage } from '../../../testing/page.fixture.ts';
import { speak } from '../../../words/speak.ts';
import '../../../testing/faces.fixture.ts';
import { asks } from '../ask/asks.ts';
import { adventures, moments, type Moment } from '../played.fixture.ts';
import { ShotPick } from '../sight/ShotPick.tsx';
import { CharacterCard } from './CharacterCard.tsx';
import { PhaseTrack } from './PhaseTrack.tsx';
import { ShotChecks } from './ShotChecks.tsx';
import { shotsNow } from './shotNow.ts';
import { SideNumbers } from './SideNumbers.tsx';

const { page, draw } = testPage();
let played: readonly Moment[] = [];
beforeAll(() => { played = moments(); });

describe('the sides and the phases', () => {
  it('(WT-5.6): have an entry for each of five sides, with points felled and characters left', () => {
    const { situation } = adventures()[2]!.at(-1)!;
    expect(situation.view.felled).toHaveLength(5);
    for (const [seat, felled] of situation.view.felled.entries()) {
      const alive = situation.view.characters.filter((character) => character.seat === seat && !character.casualty).length;
      draw(<SideNumbers seat={seat} situation={situation} />);
      expect([...page.querySelectorAll('.side__stat [role=img][aria-label]')].map((each) => each.getAttribute('aria-label'))).toEqual([`${felled} points felled`, `${alive} of 2 characters left`]);
    }
  });

  it('are called what their players call them, beside their side where that is called otherwise', () => {
    const { situation } = adventures()[2]!.at(-1)!;
    const teams = ['Reds', 'Greens', '', 'Blues', 'Golds'].map((name) => ({ name, figures: [] }));
    const named = (seats: readonly SeatKind[]): readonly (string | null)[] => {
      const setup = { ...(situation.setup as object), teams };
      draw(<>{seats.map((_, seat) => <SideNumbers key={seat} seat={seat} situation={{ ...situation, seats, setup }} />)}</>);
      return [...page.querySelectorAll('.side__team')].map(({ textContent }) => textContent);
    };
    expect(named(['computer', 'person', 'computer', 'computer', 'computer'])).toEqual(['Greens']);
    expect(named(['person', 'computer'])).toEqual(['Reds', 'Greens']);
  });

  it('(WT-5.2): track the reaction phase from 10 to 1, with everybody in the phase it acts in', () => {
    const { situation } = adventures()[0]!.find(({ situation: { view } }) => view.step === 'phases' && view.phase < 10)!;
    draw(<PhaseTrack situation={situation} />);
    const phases = [...page.querySelectorAll('.phase')];
    expect(phases.map((phase) => phase.querySelector('b')!.textContent)).toEqual(['10', '9', '8', '7', '6', '5', '4', '3', '2', '1']);
    expect(page.querySelector('.phase.is-now b')!.textContent).toBe(String(situation.view.phase));
    for (const phase of phases) {
      const there = situation.view.characters.filter(({ casualty, phase: own }) => !casualty && String(own) === phase.querySelector('b')!.textContent);
      expect(phase.querySelectorAll('.pattern')).toHaveLength(there.length);
    }
  });
});

describe('a character’s card', () => {
  it('(WT-6.3, WT-9.16): has attributes as they count now, weapon, protections, traits and action points', () => {
    const { situation } = adventures()[0]!.find(({ situation: { view } }) => view.characters.some(({ lost, casualty }) => lost > 0 && !casualty))!;
    const hurt = situation.view.characters.find(({ lost, casualty }) => lost > 0 && !casualty)!;
    const card = situation.cards.find(({ id }) => id === hurt.card)!;
    draw(<CharacterCard character={hurt} card={card} situation={situation} folded={false} over={false} onFold={() => {}} />);
    const moods = hurt.moods.reduce((sum, { by }) => sum + by, 0);
    const now = [...page.querySelectorAll('.attribute b')].map((each) => Number(each.textContent));
    expect(now).toEqual(Object.values(card.body.attributes).map((value) => value - card.overload - hurt.lost + moods));
    expect(page.querySelectorAll('.meter i.on')).toHaveLength(card.lifePoints - hurt.lost);
    for (const { name } of [card.weapon, ...card.protections, ...card.body.traits, ...card.actions, ...card.answers]) expect(page.textContent).toContain(name);
    expect(page.textContent).not.toMatch(/wartime\./);
  });
});

describe('a shot', () => {
  it('(WT-9.1): shows each check with its die against its success value, answers by shots apart', () => {
    let several = 0;
    for (const all of adventures()) {
      const told = all.flatMap(({ events }) => events);
      for (let i = 0; i < told.length; i++) {
        const shots = shotsNow(told.slice(0, i + 1));
        several += shots.length > 1 ? 1 : 0;
        const event = told[i]!;
        if (event.type === 'checked' && event.check === 'impact') expect(shots.some(({ declared, checks }) => declared.shooter === event.character && checks.at(-1) === event)).toBe(true);
      }
    }
    expect(several).toBeGreaterThan(0);
  });

  it('is gone once something else has begun', () => {
    const shot = [{ type: 'shotDeclared', shooter: '0.0', target: '1.0', outOfTurn: false }, { type: 'checked', character: '0.0', check: 'impact', value: 5, die: 3, degree: 'passed' }] as const;
    const { situation } = adventures()[0]![0]!;
    draw(<ShotChecks situation={situation} told={shot} />);
    expect(page.textContent).toContain('3 against 5');
    expect(page.querySelectorAll('.shots > .dice-window').length).toBe(1);
    draw(<ShotChecks situation={situation} told={[...shot, { type: 'activationEnded', character: '0.0' }]} />);
    expect(page.textContent).toBe('');
  });
});

describe('a pick', () => {
  it('lists no closed shot beside an open one: the table says of everybody why they cannot be shot', () => {
    const acts = played.flatMap(({ request, situation }) => (request?.kind === 'pick' && request.ask === 'act' ? [{ request, situation }] : []));
    const isShot = (option: string): boolean => option.startsWith('shoot:');
    const near = acts.filter(({ request }) => request.closed.some(({ option, why }) => isShot(option) && why !== 'outOfRange'));
    const both = near.find(({ request }) => request.options.some(isShot))!;
    const none = near.find(({ request }) => !request.options.some(isShot))!;
    const shut = ({ request, situation }: typeof both): number =>
      asks.choices(request, situation, speak).filter(({ id, closed }) => isShot(id) && closed !== null).length;
    expect([shut(both), shut(none) > 0]).toEqual([0, true]);
  });

  it('(WT-9.10): shows the hidden share and the odds of each shot once the host has told them', async () => {
    const { request, situation } = played.find((moment) => moment.request?.kind === 'pick' && moment.request.ask === 'act' && moment.request.options.some((option) => option.startsWith('shoot:')))!;
    if (request?.kind !== 'pick') throw new Error('no pick');
    const shot = request.options.find((option) => option.startsWith('shoot:'))!;
    const odds = { [shot]: { shooter: '0.0', target: '1.0', value: 5, impact: 0.5, wound: 0.3, fell: 0.1, harm: 0.84, hidden: 0.62, cover: 3 }, end: { impact: 2 } };
    draw(<ShotPick request={request} situation={situation} asked="1" picks={[]} onPick={() => {}} onConfirm={() => {}} onPreview={() => {}} aimed={null} onPlace={() => {}} loadOdds={() => Promise.resolve(odds)} />);
    await settled();
    expect(page.querySelector(`[data-option="${shot}"]`)!.textContent).toContain('62 % hidden');
    expect(page.querySelector(`[data-option="${shot}"]`)!.textContent).toContain('hits 50 % · 0.8 life points');
    expect(page.querySelectorAll('.aim-line')).toHaveLength(1);
    expect(asks.choices(request, situation, speak).map(({ key }) => key)).not.toContain(undefined);
  });
});
