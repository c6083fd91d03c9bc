import { describe, expect, test } from 'vitest';
import type { PlaceRequest } from '../../engine/core/script.ts';
import type { Path } from '../../engine/host/link.ts';
import { NO_HINTS } from '../match/hints.ts';
import { samplePick, samplePlace } from '../testing/sample.fixture.ts';
import type { Aim } from './groundTalk.ts';
import { landings, leadsAway, offersOf, ownPlaces, type MoveOffer } from './offers.ts';
import type { Effect, Input, Under } from './step.ts';
import { step, toolFor, type Tool } from './tool.ts';

const tool = { length: 100, width: 0, beyondTip: false };
const place = (ask: string, figure = '0.a.1', over = ask === 'climb'): PlaceRequest => {
  const request = samplePlace(ask, true);
  const body = { ...request.body, at: { x: 0, y: 0, z: 0 } };
  const levels = { step: 76.2, equalIsSame: true };
  return { ...request, figure, body, zone: { kind: 'tool', tool: { ...tool, length: ask === 'advance' ? 150 : 100 }, over, levels, wedge: null } };
};
const how = samplePick('how', ['advance', 'dash', 'climb', 'none']);
const leads = (...more: readonly Path[]): readonly Path[] => [
  { picks: ['move'], request: how, target: null },
  ...['advance', 'dash', 'climb'].map((kind): Path => ({ picks: ['move', kind], request: place(kind), target: null })),
  { picks: ['combat'], request: samplePick('target', ['1.b.1', '1.c.1']), target: null },
  { picks: ['combat', '1.b.1'], request: null, target: '1.b.1' }, { picks: ['combat', '1.c.1'], request: null, target: '1.c.1' }, ...more,
];
const two = leads({ picks: ['move', '0.a.2', 'advance'], request: place('advance', '0.a.2'), target: null });

const adviceFor = (tool: Tool, input: Input): readonly Effect[] => step(tool, input).effects;

test('what somebody is advised to do is marked as if they had pointed at it: a move’s place among those of that move alone, or an enemy in the way that was meant', () => {
  const offers = offersOf(two);
  const tool = toolFor({ ...NO_HINTS, pick: samplePick('act', ['move', 'combat']) } as never, offers);
  const at = { x: 40, y: 0, z: 60 };
  const move = offers.moves.find(({ figure }) => figure === '0.a.2')!;
  expect(adviceFor(tool, { kind: 'advised', advised: { offer: move, at } })).toEqual([
    { do: 'choose', figure: '0.a.2' }, { do: 'select', id: '0.a.2' }, { do: 'among', offers: [move], others: [], spot: at, fix: true },
  ]);
  const [strike] = offers.strikes;
  expect(adviceFor(tool, { kind: 'advised', advised: { strike: strike! } })).toContainEqual({ do: 'mark', mark: { kind: 'strike', strike, others: [] } });
});

describe('offers', () => {
  test('are the places and the targets that a question leads on to, in the order of the rules', () => {
    const { moves, strikes } = offersOf(leads());
    expect(moves.map(({ figure, picks }) => [figure, ...picks])).toEqual([['0.a.1', 'move', 'advance'], ['0.a.1', 'move', 'dash'], ['0.a.1', 'move', 'climb']]);
    expect(strikes).toEqual([{ target: '1.b.1', picks: ['combat', '1.b.1'] }, { target: '1.c.1', picks: ['combat', '1.c.1'] }]);
  });
  test('hold two ways to the same places once, and no push', () => {
    const again: Path = { picks: ['move', 'dash', 'climb'], request: place('climb'), target: null };
    const zone = { kind: 'slide', range: 20, from: null, way: 'push' } as never;
    const push: Path = { picks: ['x'], request: { ...place('push'), zone }, target: null };
    expect(offersOf(leads(again, push)).moves.length).toBe(3);
  });
  test('a place belongs to the first move that reaches it', () => {
    const [far, near] = [Float32Array.from([0, 0, 10, 0, 0, 20]), Float32Array.from([0, 0, 10, 0, 90, 10])];
    expect(ownPlaces([far, null, near], 10).map((values) => [...values])).toEqual([[2, 2], [], [1, 2]]);
  });
  test('a figure that only may stay goes nowhere', () => {
    const body = place('advance').body;
    expect([[0, 0, 2], [], [0, 0, 12]].map((cells) => leadsAway(Float32Array.from(cells), body))).toEqual([false, false, true]);
  });
  test('it lands at the nearest place of every other level', () => {
    const cells = Float32Array.from([0, 0, 50, 40, 90, 0, 20, 90, 0, 0, 180, 70]);
    expect(landings(cells, place('climb').body)).toEqual([{ x: 20, y: 90, z: 0 }, { x: 0, y: 180, z: 70 }]);
  });
});

describe('the tool of a question that leads on', () => {
  const nothing: Under = { thing: null, spot: null };
  const at = (x: number, z: number, thing: string | null = null): Under => ({ thing, spot: { x, y: 0, z } });
  const click = (under: Under, twice = false): Input => ({ kind: 'click', under, twice });
  const aim = (x: number, z: number, refusal: Aim['refusal'] = null): Aim => ({ at: { x, y: 0, z }, named: { x, y: 0, z }, refusal, tool: null });
  const start = (paths: readonly Path[] = leads(), figures: readonly (readonly [string, string])[] = []): Tool =>
    toolFor({ ...NO_HINTS, figures: new Map(figures), pick: how }, offersOf(paths));
  const moves = offersOf(leads()).moves as readonly [MoveOffer, MoveOffer, MoveOffer];
  const found = (fix: boolean, refusal: Aim['refusal'] = null): Input => ({ kind: 'found', offer: moves[0], aim: aim(50, 0, refusal), others: [moves[1]], fix });
  const feed = (from: Tool, ...inputs: readonly Input[]): { readonly tool: Tool; readonly effects: readonly Effect[] } => {
    let now: { tool: Tool; effects: readonly Effect[] } = { tool: from, effects: [] };
    for (const input of inputs) now = step(now.tool, input);
    return now;
  };
  const names = (effects: readonly Effect[]): string[] => effects.map((effect) => effect.do);
  const go = { do: 'go', picks: ['move', 'advance'], at: { x: 50, y: 0, z: 0 } };

  test('a single figure is chosen at once: a click on a place asks which move gets there, a second one there goes', () => {
    const asked = feed(start(), click(at(50, 0)));
    expect(asked.effects).toEqual([{ do: 'among', offers: moves, others: [], spot: { x: 50, y: 0, z: 0 }, fix: true }]);
    const marked = feed(asked.tool, found(true));
    expect(names(marked.effects)).toEqual(['show', 'aim', 'mark']);
    expect(feed(marked.tool, click(at(55, 3))).effects).toEqual([go]);
    expect(feed(marked.tool, { kind: 'confirm' }).effects).toEqual([go]);
    expect(names(feed(marked.tool, click(at(-80, 0))).effects)).toEqual(['among']);
  });
  test('the pointer shows where it would go and marks nothing; once a mark stands it follows no more', () => {
    const passing = feed(start(), { kind: 'hover', under: at(50, 0) });
    expect(names(passing.effects)).toEqual(['hover', 'among']);
    expect(names(feed(passing.tool, found(false)).effects)).toEqual(['show', 'point']);
    expect(feed(passing.tool, found(false), { kind: 'confirm' }).effects).toEqual([]);
    const marked = feed(start(), found(true)).tool;
    expect(names(feed(marked, { kind: 'hover', under: at(0, 70) }).effects)).toEqual(['hover']);
    expect(feed(marked, found(false)).effects).toEqual([]);
  });
  test('another key takes the next way to the same place', () => {
    const other = feed(start(), found(true), { kind: 'other' });
    expect(other.effects).toEqual([{ do: 'among', offers: [moves[1]], others: [moves[0]], spot: { x: 50, y: 0, z: 0 }, fix: true }]);
  });
  test('a place that the rules refuse is marked with its reason and cannot be confirmed', () => {
    const refused = feed(start(), found(true, { rule: 'SP-TOOL-04', why: 'outOfReach' })).tool;
    expect(feed(refused, { kind: 'confirm' }).effects).toEqual([]);
    expect(names(feed(refused, click(at(50, 0))).effects)).toEqual(['among']);
  });
  test('Escape takes the mark away, and is the question’s own then', () => {
    const marked = feed(start(), found(true)).tool;
    const left = feed(marked, { kind: 'cancel' });
    expect(left.effects).toEqual([{ do: 'show', aim: null }, { do: 'aim', aimed: null }, { do: 'mark', mark: null }]);
    expect(feed(left.tool, { kind: 'confirm' }).effects).toEqual([]);
  });
  test('an enemy is aimed at by a click or a key, and attacked by the second', () => {
    const aimed = feed(start(), click(at(90, 0, '1.b.1')));
    expect(aimed.effects.at(-1)).toMatchObject({ do: 'mark', mark: { kind: 'strike', strike: { target: '1.b.1' } } });
    expect(feed(aimed.tool, click(at(90, 0, '1.b.1'))).effects).toEqual([{ do: 'go', picks: ['combat', '1.b.1'], at: null }]);
    expect(feed(start(), { kind: 'next', by: 1 }, { kind: 'next', by: 1 }, { kind: 'confirm' }).effects).toEqual([{ do: 'go', picks: ['combat', '1.c.1'], at: null }]);
    expect(feed(aimed.tool, click(at(90, 0, '1.c.1'))).effects.at(-1)).toMatchObject({ do: 'mark', mark: { strike: { target: '1.c.1' } } });
  });
  test('of several figures one is chosen first, by a click or a key, and let go by Escape', () => {
    expect(names(feed(start(two), { kind: 'hover', under: at(50, 0) }).effects)).toEqual(['hover']);
    const chosen = feed(start(two), click(at(0, 0, '0.a.2')));
    expect(chosen.effects).toEqual([{ do: 'choose', figure: '0.a.2' }, { do: 'select', id: '0.a.2' }]);
    expect(feed(chosen.tool, click(at(50, 0))).effects).toMatchObject([{ do: 'among', offers: [{ figure: '0.a.2' }] }]);
    expect(feed(start(two), { kind: 'next', by: 1 }, { kind: 'next', by: 1 }).effects[0]).toEqual({ do: 'choose', figure: '0.a.2' });
    expect(feed(chosen.tool, { kind: 'cancel' }).effects[0]).toEqual({ do: 'choose', figure: null });
  });
  test('what the question itself offers is picked by one click, as ever', () => {
    expect(feed(start(two, [['0.a.2', '0.a.2']]), click(at(0, 0, '0.a.2'))).effects).toEqual([{ do: 'pick', option: '0.a.2' }]);
    expect(feed(start(), click(nothing)).effects).toEqual([{ do: 'select', id: null }]);
  });
  test('the first arrow goes as far as can be that way, the next ones step by step, Tab to another level', () => {
    const cells = Float32Array.from([0, 0, -20, 0, 0, -140, 30, 0, -150, 0, 90, -140, 0, 0, -130]);
    const up: Input = { kind: 'arrow', way: 'up', turn: 0 };
    const reached = feed(start(), { kind: 'reach', cells });
    expect(feed(reached.tool, up).effects).toMatchObject([{ do: 'among', spot: { x: 0, z: -140 }, fix: true }]);
    const marked = feed(reached.tool, { kind: 'found', offer: moves[0], aim: aim(0, -140), others: [], fix: true }).tool;
    expect(feed(marked, { kind: 'arrow', way: 'down', turn: 0 }).effects).toMatchObject([{ spot: { x: 0, y: 0, z: -130 } }]);
    expect(feed(marked, { kind: 'cycle', by: 1 }).effects).toMatchObject([{ spot: { x: 0, y: 90, z: -140 } }]);
  });
});
