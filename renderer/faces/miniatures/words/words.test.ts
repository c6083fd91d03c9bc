import { describe, expect, it } from 'vitest';
import type { PickRequest } from '../../../../engine/core/script.ts';
import { apply } from '../../../../engine/miniatures/apply.ts';
import { hasAttacked } from '../../../../engine/miniatures/awaited.ts';
import { reasonWords } from '../../../ask/reasons.ts';
import { speak } from '../../../words/speak.ts';
import { asks } from '../ask/asks.ts';
import { featured, SEEDS, skirmish } from '../skirmish.fixture.ts';
import { linesOf } from '../../../ui/Log.tsx';
import { words } from './index.ts';
import { isQuiet, tell } from './tell.ts';

const moments = [...SEEDS.flatMap((seed) => skirmish(seed)), ...featured().flat()];
const picks = moments.flatMap(({ request, situation }) => (request.kind === 'pick' ? [{ request, situation }] : []));

/** Words in which a key, an id, or a gap shines through. */
const RAW = /\{\{|miniatures\.|[a-z]\.[a-zA-Z]+\.|\b\d\.\d\b|undefined|attack:|move:|[a-z][A-Z]|[a-z]-[a-z]+-/;
const asksOf = (ask: string): readonly PickRequest[] => picks.filter(({ request }) => request.ask === ask).map(({ request }) => request);

describe('words of a skirmish that is played out', () => {
  it('tell every event in a sentence', () => {
    const seen = new Set<string>();
    for (const { events, after } of moments) for (const event of events) {
      seen.add(event.type);
      const text = tell(event as never, after, speak);
      expect(text, JSON.stringify(event)).toMatch(/^[A-Z0-9].*\.$/);
      expect(text).not.toMatch(RAW);
    }
    expect(Object.keys(apply).filter((type) => !seen.has(type))).toEqual([]);
  });

  it('tell a figure with its side where the other side has one of the same name, a way once, and set dice and damage below the attack', () => {
    const all = skirmish(SEEDS[0]);
    const entries = all.flatMap(({ events }) => events).map((event, key) => ({ key, event }));
    const lines = linesOf(entries, all.at(-1)!.after, speak);
    const texts = lines.map(({ text }) => text);
    expect(texts.filter((text) => /^Ewok 4( |\.)(?!\()/.test(text))).toEqual([]);
    expect(texts.filter((text) => /^Ewok 4 \((You|Opponent)\) /.test(text)).length).toBeGreaterThan(3);
    expect(texts.filter((text) => text.startsWith('Dengar ') && text.includes('('))).toEqual([]);
    const mover = (text: string | undefined): string | undefined => /^(.*) moves to /.exec(text ?? '')?.[1];
    expect(texts.filter((text, i) => mover(text) !== undefined && mover(text) === mover(texts[i + 1]))).toEqual([]);
    expect(lines.filter(({ text, within }) => / against Defense | is missed| damage\.$/.test(text) !== within && !/adds fire|hit critically|defeated/.test(text))).toEqual([]);
  });

  it('ask every question in a sentence, and say what each option is', () => {
    for (const { request, situation } of picks) {
      const sentence = asks.words(request, situation, speak);
      expect(sentence, request.ask).toMatch(/[.?]$/);
      expect(sentence).not.toMatch(RAW);
      for (const { id, label, hint, why } of asks.choices(request, situation, speak)) {
        for (const text of [label, hint, why]) expect(text, id).not.toMatch(RAW);
      }
      for (const text of [asks.note(request, situation, speak) ?? '', asks.source(request, situation, speak)]) expect(text).not.toMatch(RAW);
    }
    expect([...new Set(picks.map(({ request }) => request.ask))].sort()).toEqual(['act', 'activate', 'answer', 'combineFire', 'dealtNext', 'deploy', 'first', 'lightning', 'opportunity', 'override', 'payer', 'reinforce', 'reroll', 'spirit', 'strafe', 'strikers', 'target', 'useOn']);
  });

  it('say of everything closed why, with words of its own', () => {
    const told = new Set<string>();
    for (const { request, situation } of picks) for (const closed of [...request.closed, ...(request.shut ?? [])]) {
      told.add(closed.why);
      expect(speak.has(`miniatures.refusal.${closed.why}`), closed.why).toBe(true);
      expect(reasonWords(closed, situation, speak, request)).not.toMatch(RAW);
    }
    for (const why of ['wallThere', 'cornerThere', 'allyThere', 'tooFar', 'bigObject', 'outsideZone', 'somebodyThere']) expect([...told]).toContain(why);
  });
});

describe('the choices of a question', () => {
  it('say of squares to deploy on whether the table outlines them (miniatures.tableDeployment)', () => {
    const { request, situation } = picks.find(({ request: { ask } }) => ask === 'deploy')!;
    expect(asks.note(request, situation, speak)).toBe('One of the marked squares on your side.');
    expect(asks.note(request, { ...situation, setup: { tableDeployment: true } }, speak)).toContain('where the table has your side begin');
  });

  it('leave squares and enemies out of sight to the table', () => {
    for (const { request, situation } of picks.filter(({ request: { ask } }) => ask === 'act' || ask === 'deploy')) {
      const ids = asks.choices(request, situation, speak).map(({ id }) => id);
      expect(ids.filter((id) => id.includes(','))).toEqual([]);
      expect(ids.filter((id) => request.closed.some(({ option, why }) => option === id && why === 'noLineOfSight'))).toEqual([]);
      expect(request.options.filter((option) => !option.includes(',') && !ids.includes(option))).toEqual([]);
      const { turn } = situation.view;
      if (turn !== null && hasAttacked(turn) && !request.options.some((option) => option.startsWith('attack:'))) expect(ids.filter((id) => id.startsWith('attack:'))).toEqual([]);
    }
  });

  it('have the usual one: to strike, to go first oneself, to use the feat, the only one', () => {
    expect(asks.usual(asksOf('opportunity')[0]!)).toBe('attack');
    const first = asksOf('first')[0]!;
    expect(asks.usual(first)).toBe(String(first.seat));
    expect(asks.usual(asksOf('answer')[0]!)).toBe('cleave@0.0');
    expect(asks.usual(asksOf('act').find(({ options }) => options.length > 2)!)).toBeUndefined();
    expect(asks.usual({ ...first, options: ['1'] })).toBe('1');
  });

  it('(SWM-11.2) say of every attack what the die must show, and how likely that is', () => {
    const armed = picks.find(({ request }) => request.ask === 'act' && request.options.some((option) => option.startsWith('attack:')))!;
    const option = armed.request.options.find((each) => each.startsWith('attack:'))!;
    const hint = (needed: number): string =>
      asks.choices({ ...armed.request, details: { [option]: { needed } } }, armed.situation, speak).find(({ id }) => id === option)!.hint;
    expect([hint(9), hint(2), hint(20)].map((text) => text.replace(/ · .*$/, ''))).toEqual(['Hits on 9 or more: 60 %', 'Hits on 2 or more: 95 %', 'Hits on 20 or more: 5 %']);
    for (const { request, situation } of picks) {
      for (const { id, hint: text } of asks.choices(request, situation, speak)) {
        const attack = request.options.includes(id) && (id.startsWith('attack:') || id.startsWith('still:') || request.ask === 'target' || (request.ask === 'strikers' && id !== 'pass') || ((request.ask === 'opportunity' || request.ask === 'strafe') && id === 'attack'));
        expect([request.ask, id, text.startsWith('Hits on ')]).toEqual([request.ask, id, attack]);
      }
    }
  });

  it('(SWM-11.6) say what the die must show before fire is combined', () => {
    const { request, situation } = picks.find((pick) => pick.request.ask === 'combineFire')!;
    expect(asks.note(request, situation, speak)).toContain(`must show ${Math.min(20, Math.max(2, Number(request.about['needed'])))} or more`);
    expect(asks.note(request, situation, speak)).toContain('makes that 4 less and is then activated.');
    const other = { ...request, about: { ...request.about, bonus: 6, activates: 0 } };
    expect(asks.note(other, situation, speak)).toMatch(/makes that 6 less\.$/);
  });
});

describe('whose turn it is', () => {
  it('(SWM-3.3, SWM-3.4, SWM-6.1) is, while squads are placed, whoever is asked, and then whose phase it is', () => {
    const asked = ['deploy', 'reinforce', 'activate'];
    const about = picks.filter(({ request }) => asked.includes(request.ask));
    const turns = about.map(({ request, situation }) => [request.ask, request.seat, words.turnOf(situation).seat]);
    expect(turns.filter(([, seat, told]) => seat !== told)).toEqual([]);
    for (const ask of asked) expect(turns).toContainEqual([ask, 1, 1]);
  });
});

describe('the story', () => {
  it('tells of a way where it ends, and leaves bookkeeping out', () => {
    const { situation } = moments[0]!;
    const step = { type: 'stepped', figure: '0.0', from: { column: 0, row: 0 }, to: { column: 1, row: 1 }, cost: 2, squeezed: false, last: false } as const;
    expect([isQuiet(step), isQuiet({ ...step, last: true }), isQuiet({ type: 'turnEnded', figure: '0.0' })]).toEqual([true, false, true]);
    expect(tell({ ...step, last: true }, situation, speak)).toBe('Chewbacca moves to B2.');
  });

  it('numbers figures of one card, and names single ones plainly', () => {
    const { situation } = moments[0]!;
    expect(['0.0', '0.2', '0.3', '1.0', 'cleave', 'nobody'].map((id) => words.nameOf(situation, id))).toEqual(['Chewbacca', 'Ewok 3', 'Ewok 4', 'Dengar', 'Cleave', undefined]);
  });

  it('ends with the cost of the enemies defeated and the figures left, as the state has them', () => {
    const { after } = skirmish(1).at(-1)!;
    const priceOf = ({ card }: { readonly card: string }): number => after.cards.find(({ id }) => id === card)!.cost;
    const fallen = (seat: number) => after.view.figures.filter((figure) => figure.seat !== seat && figure.defeated);
    const cost = (seat: number): number => fallen(seat).reduce((sum, figure) => sum + priceOf(figure), 0);
    expect(cost(0) + cost(1)).toBeGreaterThan(0);
    expect(words.endRows(after)).toEqual([
      { word: 'miniatures.end.points', counts: [cost(0), cost(1)] },
      { word: 'miniatures.end.left', counts: [0, 1].map((seat) => after.view.figures.filter((figure) => figure.seat === seat && !figure.defeated).length) },
    ]);
    for (const { word } of words.endRows(after)) expect(speak.has(word)).toBe(true);
  });

  it('says of a figure what is left of it and whether it was activated', () => {
    const { situation } = moments.find((moment) => moment.situation.view.turn !== null)!;
    const acting = situation.view.turn!.figure;
    expect(words.thing(situation, acting, speak)).toMatchObject({ state: expect.stringMatching(/^\d+ of \d+ hit points · Activated in this round$/) as string });
    expect(words.thing(situation, 'nobody', speak)).toBeNull();
  });
});
