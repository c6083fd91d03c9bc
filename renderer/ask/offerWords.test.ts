import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../engine/core/script.ts';
import type { Path } from '../../engine/host/link.ts';
import type { FieldCells } from '../tools/groundTalk.ts';
import { offersOf, type MoveOffer } from '../tools/offers.ts';
import { samplePick, samplePlace, sampleSituation } from '../testing/sample.fixture.ts';
import { speak } from '../words/speak.ts';
import { idleOf, moveWords, strikeWords, uselessOf } from './offerWords.ts';
import '../testing/faces.fixture.ts';

const situation = sampleSituation();
const rook = '0.rook.1';
const place = (ask: string): PlaceRequest => ({ ...samplePlace(ask, true), ask, figure: rook, zone: { ...samplePlace(ask, true).zone, mark: ask } as never });
const act = samplePick('act', ['move', 'combat', 'ability:rook-rush', 'end']);
const how = samplePick('how', ['advance', 'dash', 'none']);
const paths: readonly Path[] = [
  { picks: ['move'], request: how, target: null }, { picks: ['move', 'advance'], request: place('advance'), target: null }, { picks: ['move', 'dash'], request: place('dash'), target: null },
  { picks: ['combat'], request: samplePick('attackKind', ['melee', 'ranged']), target: null }, { picks: ['combat', 'melee'], request: samplePick('target', ['1.sable.1']), target: null },
  { picks: ['combat', 'melee', '1.sable.1'], request: null, target: '1.sable.1' },
  { picks: ['ability:rook-rush'], request: place('jump'), target: null },
];
const known = { asked: act, paths, offers: offersOf(paths) };
const field = (...cells: readonly number[]): FieldCells => ({ cell: 10, cells: Float32Array.from(cells) });
const withFields = (...fields: readonly FieldCells[]) =>
  ({ ...known, fields: new Map<MoveOffer, FieldCells>(fields.map((each, i) => [known.offers.moves[i]!, each])) });

describe('what a way is called', () => {
  test('a move by its kind, and by what grants it where that is not the first way', () => {
    expect(known.offers.moves.map((move) => moveWords(known, move, situation, speak))).toEqual(['Advance', 'Dash', 'Jump · Rush of Rook']);
  });
  test('an attack by the options on its way, without figures', () => {
    expect(strikeWords(known, ['combat', 'melee', '1.sable.1'], situation, speak)).toMatch(/^Combat · Melee/);
  });
  test('exits by themselves', () => {
    const asked = samplePick('ingress', ['stay', 'a', 'b']);
    const exits: readonly Path[] = ['a', 'b'].map((exit) => ({ picks: [exit], request: place(`ingress${exit}`), target: null }));
    const offers = offersOf(exits);
    expect(offers.moves.map((move) => moveWords({ asked, paths: exits, offers }, move, situation, speak))).toEqual(['Exit 1', 'Exit 2']);
  });
});

describe('what gains nothing says so', () => {
  const [, dash] = known.offers.moves as [MoveOffer, MoveOffer];
  test('a move that goes nowhere, with the rule', () => {
    const stuck = { ...field(), stuck: { rule: 'SP-TOOL-04', why: 'outOfReach' } };
    expect(uselessOf(withFields(field(0, 0, 50), stuck), dash, situation, speak)).toMatchObject({ rule: 'SP-TOOL-04', words: expect.stringMatching(/^goes nowhere: \S/) });
  });
  test('a move that reaches nothing that one before it does not; one that does says nothing', () => {
    expect(uselessOf(withFields(field(0, 0, 50, 0, 0, 60), field(0, 0, 50)), dash, situation, speak)).toEqual({ words: 'nothing beyond advance', rule: null });
    expect(uselessOf(withFields(field(0, 0, 50), field(0, 90, 50)), dash, situation, speak)).toBeNull();
    expect(uselessOf(withFields(field(0, 0, 50)), dash, situation, speak)).toBeNull();
  });
  test('an option only where everything behind it gains nothing (SP-COND-11: Pinned stops every move)', () => {
    const pinned: readonly Path[] = [{ picks: ['move'], request: how, target: null }, ...['advance', 'dash'].map((kind): Path => ({ picks: ['move', kind], request: { ...samplePick('pinned', ['yes', 'no']), about: { character: rook } }, target: null }))];
    const now = { asked: act, paths: pinned, offers: offersOf(pinned), fields: new Map() };
    expect(idleOf(now, 'move', situation, speak)).toMatchObject({ rule: 'SP-COND-11' });
    expect(idleOf(withFields(field(0, 0, 50), field(0, 0, 50)), 'move', situation, speak)).toBeNull();
    expect(idleOf(now, 'end', situation, speak)).toBeNull();
    // A ladder that leads to nothing new leaves the moves to it as they are.
    const all: readonly Path[] = [...paths, { picks: ['move', 'advance', 'ladder/1'], request: place('ingress'), target: null }];
    const offers = offersOf(all);
    const fields = new Map(offers.moves.map((move) => [move, field(0, 0, 50)]));
    expect(idleOf({ asked: act, paths: all, offers, fields }, 'move', situation, speak)).toBeNull();
  });
});
