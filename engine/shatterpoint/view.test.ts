import { describe, expect, it, test } from 'vitest';
import { canonical } from '../core/hash.ts';
import { imagined } from '../core/imagine.ts';
import { HIDDEN } from '../core/rules.ts';
import { randomFrom } from '../core/rng.ts';
import { Session, type Moment } from '../core/session.ts';
import { faces, table, type Table } from '../testing/shatterpoint/table.ts';
import { testCard } from '../testing/shatterpoint/test-card.ts';
import { makeSystem } from './system.ts';
import { SHATTERPOINT, type Player, type State } from './state/state.ts';
import { shown, shuffled, view } from './view.ts';
import { emit } from './game/emit.ts';

const MORGAN = 'morgan-elsbeth';
const LUMINARA = 'jedi-master-luminara-unduli';

const looked = (first: Partial<Player> = {}) => table({
  units: { hero: { seat: 0, at: [4, 4] }, ally: { seat: 0, at: [8, 4] }, foe: { seat: 1, at: [30, 30] } }, cards: [testCard('hero'), testCard('ally'), testCard('foe')],
  players: [{ deck: { left: [SHATTERPOINT] }, top: ['0.ally'], secret: ['0.ally'], discard: ['0.hero'], removed: ['0.gone'], reserve: null, ...first }, { deck: { left: ['1.foe'] } }],
}).state;

describe('SP-ORDER-03: what eyes see', () => {
  test('discard piles, removed and reserved cards are open; what a player has looked at in the deck only that player knows', () => {
    expect(view(looked(), 0).players[0]).toMatchObject({ top: ['0.ally'], secret: ['0.ally'], deck: { left: [SHATTERPOINT] } });
    for (const eyes of [1, null]) expect(view(looked(), eyes).players[0]).toMatchObject({ top: [], secret: [], deck: { left: ['0.ally', SHATTERPOINT] }, discard: ['0.hero'], removed: ['0.gone'], reserve: null });
  });

  test('a card that was put on or under the deck before everybody’s eyes stays known to everybody', () => {
    const state = looked({ top: ['0.ally'], bottom: ['0.other'], secret: ['0.ally'] });
    expect(view(state, 1).players[0]).toMatchObject({ top: [], bottom: ['0.other'], deck: { left: ['0.ally', SHATTERPOINT] } });
  });

  test('the order in which a face-down pile is written down says nothing to anybody', () => {
    const left = [SHATTERPOINT, '0.zeta', '0.alpha'];
    for (const eyes of [0, 1, null]) expect(view(looked({ deck: { left }, top: [], secret: [] }), eyes).players[0]!.deck.left).toEqual(['0.alpha', '0.zeta', SHATTERPOINT]);
  });

  test('two matches that differ only in the hidden card look the same to everybody else', () => {
    const one = looked({ deck: { left: [SHATTERPOINT, '0.x'] }, top: ['0.ally'], secret: ['0.ally'] });
    const other = looked({ deck: { left: [SHATTERPOINT, '0.ally'] }, top: ['0.x'], secret: ['0.x'] });
    for (const eyes of [1, null]) expect(canonical(view(one, eyes))).toBe(canonical(view(other, eyes)));
    expect(canonical(view(one, 0))).not.toBe(canonical(view(other, 0)));
  });
});

/** Morgan begins her activation with cards in the deck. */
const fate = (left = ['0.night-troopers', SHATTERPOINT, '0.stormtroopers'], more: Partial<Player> = {}): Table => {
  const units = { [MORGAN]: { seat: 0, at: [10, 10], damage: 2 }, 'night-troopers': { seat: 0, at: [[20, 20], [24, 20]], damage: 2 }, stormtroopers: { seat: 0, at: [[30, 5], [34, 5]] }, kalani: { seat: 1, at: [5, 30] } } as const;
  return table({ active: MORGAN, step: 'begin', units, players: [{ deck: { left: [...left] }, ...more }, {}] });
};

describe('a card that is looked at', () => {
  it('is told to its player, and to nobody else where it then goes', () => {
    const t = fate().go().play(faces(3), 'bottom');
    const [seen, put] = [t.all('cardLookedAt')[0]!, t.all('cardToBottom')[0]!];
    expect([shown(seen, 0), shown(put, 0)]).toEqual([seen, put]);
    for (const eyes of [1, null]) expect([shown(seen, eyes), shown(put, eyes)]).toMatchObject([{ type: 'cardLookedAt', seat: 0, card: HIDDEN }, { type: 'cardToBottom', seat: 0, card: HIDDEN }]);
    expect(canonical([1, null].map((eyes) => [view(t.state, eyes), shown(put, eyes)]))).not.toContain('"bottom":["0.');
    expect(t.asked).toBe('pick heal 0');
  });

  it('that everybody knew stays known when it goes to the bottom', () => {
    const t = fate([SHATTERPOINT], { top: ['0.stormtroopers'] }).go().play('bottom');
    expect(shown(t.all('cardToBottom')[0]!, 1)).toMatchObject({ card: '0.stormtroopers' });
    expect(view(t.state, 1).players[0]!.bottom).toEqual(['0.stormtroopers']);
    expect(t.asked).toBe('pick heal 0');
  });

  it('is known to everybody once it is revealed, and its place to nobody once the deck is shuffled', () => {
    const t = table({ units: { [LUMINARA]: { seat: 0, at: [4, 4] }, kalani: { seat: 1, at: [30, 30] } }, players: [{ deck: { left: [SHATTERPOINT] }, top: ['0.x'], secret: ['0.x'] }, {}] });
    emit(t.game, { type: 'cardRevealed', seat: 0, card: '0.x' });
    expect(t.state.players[0]).toMatchObject({ hand: ['0.x'], top: [], secret: [] });
    emit(t.game, { type: 'cardLookedAt', seat: 0, card: SHATTERPOINT });
    emit(t.game, { type: 'deckShuffled', seat: 0 });
    expect(t.state.players[0]).toMatchObject({ top: [], secret: [], deck: { left: [SHATTERPOINT] } });
  });
});

describe('what a seat imagines', () => {
  const hiding = (t: Table) => ({ system: makeSystem(t.game.content), shown, shuffled });
  /** The cards that a seat may believe to lie on top, or under the deck. */
  const believed = (t: Table, moment: Moment<State>, eyes: 0 | 1 | null, place: 'top' | 'bottom'): Set<string> => {
    const cards = new Set<string>();
    for (let seed = 1; seed <= 60; seed++) {
      const world = imagined(hiding(t), moment, eyes, randomFrom(seed))!;
      cards.add(new Session(hiding(t).system, world.base, world.pending, true).state.players[0]![place].join());
    }
    return cards;
  };

  it('a card that another looked at is any of that player’s unknown ones, inside the running command too; its own looks it knows', () => {
    const t = fate();
    const session = new Session(hiding(t).system, t.state);
    session.answer({ kind: 'roll', faces: [2] });
    expect(session.request).toMatchObject({ kind: 'pick', seat: 0, about: { card: SHATTERPOINT } });
    expect(session.moment.pending).toHaveLength(1);
    for (const eyes of [1, null] as const) expect(believed(t, session.moment, eyes, 'top')).toEqual(new Set(['0.night-troopers', SHATTERPOINT, '0.stormtroopers']));
    expect(believed(t, session.moment, 0, 'top')).toEqual(new Set([SHATTERPOINT]));
    session.answer({ kind: 'pick', picks: ['bottom'] });
    expect(believed(t, session.moment, 1, 'bottom')).toEqual(new Set(['0.night-troopers', SHATTERPOINT, '0.stormtroopers']));
  });

  it('never contradicts what it has seen: a card that was revealed is that card', () => {
    const t = table({ units: { [MORGAN]: { seat: 0, at: [4, 4] }, stormtroopers: { seat: 0, at: [[8, 4], [12, 4]] }, kalani: { seat: 1, at: [30, 30] } }, step: 'order', players: [{ deck: { left: [SHATTERPOINT, '0.stormtroopers'] }, top: [`0.${MORGAN}`], secret: [`0.${MORGAN}`], ready: 4 }, {}] });
    const session = new Session(hiding(t).system, t.state);
    expect(session.request).toMatchObject({ ask: 'reserve', about: { unit: `0.${MORGAN}` } });
    for (let seed = 1; seed <= 20; seed++) {
      const world = imagined(hiding(t), session.moment, 1, randomFrom(seed))!;
      expect(new Session(hiding(t).system, world.base, world.pending, true).request).toMatchObject({ about: { unit: `0.${MORGAN}` } });
    }
  });

  it('is the moment itself where nothing is hidden', () => {
    const t = fate([]);
    const { moment } = new Session(hiding(t).system, t.state);
    expect(imagined(hiding(t), moment, 1, randomFrom(1))).toBe(moment);
  });
});
