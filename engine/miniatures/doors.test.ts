import { expect, test } from 'vitest';
import { makeContent } from './content.ts';
import { readSetup } from './setup.ts';
import { CARDS, drawnBoard, Table, table, type Drawing } from '../testing/miniatures/table.ts';
import { coverOf } from './target.ts';
import { areAdjacent, awayFrom, eyesOf } from './stand.ts';
import { sees } from './sight.ts';
import { checkState } from './state-form.ts';
import { tell } from './tell.ts';

const trooper = { card: 'stormtrooper' };
/** A wall across the board with a door of one square in it. */
const DOORED = { walls: [[2, 0, 3, 0], [2, 2, 3, 2]], doors: [[[2, 1, 3, 1]]] } as const;
const scene = (map: readonly string[], more: Partial<Drawing> = {}): Table =>
  table({ ...DOORED, map, pieces: { a: trooper, b: trooper, B: { card: 'luke', seat: 1 }, r: { card: 'r2-d2' } }, ...more });
const isOpen = (t: Table): boolean => t.state.doors[0]!.open;

test('SWM-J01 (SWM-7.1, SWM-13.15, SWM-13.21, SWM-AMB-16): a door opens as somebody ends a turn beside it', () => {
  const t = scene(['......B', 'a......', '......b']).play('move:2,1');
  expect([isOpen(t), t.offered.includes('move:3,1')]).toEqual([false, false]);
  t.play('end');
  expect(isOpen(t)).toBe(true);
  expect(t.events).toContainEqual({ type: 'doorMoved', door: 0, open: true, holder: null });
});

test('SWM-13.21 (SWM-AMB-16): diagonally beside it is not beside it', () => {
  expect(isOpen(scene(['..a...B', '.......', '......b']).play('end'))).toBe(false);
});

test('SWM-J02 (SWM-13.17): a door that is passed on the way and left stays closed', () => {
  const t = scene(['......B', 'a......', '......b']).play('move:2,1', 'move:0,0', 'end');
  expect(isOpen(t)).toBe(false);
});

test('SWM-J04 (SWM-13.16): it closes when nobody is beside it, and stays open for friend or foe', () => {
  const open = { state: { doors: [{ open: true, holder: null }] } };
  expect(isOpen(scene(['.......', '...B...', 'a.....b'], open).play('end'))).toBe(true);
  expect(isOpen(scene(['......B', '.......', 'a.....b'], open).play('end'))).toBe(false);
});

test('SWM-J05 (SWM-3.5, SWM-13.19): a door beside somebody who is placed begins open', () => {
  const t = scene(['......B', '..a....', '......b'], { acting: null, state: { step: 'deploy' } });
  expect([isOpen(t), t.state.round]).toEqual([true, 1]);
  t.leaveOpen();
});

test('SWM-J06 (SWM-13.1, SWM-10.13): an open door is nothing, a closed one a wall for steps, sight, distance and cover', () => {
  const seen = (open: boolean) => {
    const t = scene(['.......', '.a..B..', '......b'], { state: { doors: [{ open, holder: null }] } });
    const [a, B] = [t.figure('a'), t.figure('B')];
    const beside = areAdjacent(t.game, { ...a, at: { column: 2, row: 1 } }, { ...B, at: { column: 3, row: 1 } });
    return [sees(eyesOf(t.game), a.at!, B.at!), awayFrom(t.game, a, B), beside, coverOf(t.game, a, B), t.offered.includes('move:3,1')];
  };
  expect(seen(true)).toEqual([true, 3, true, false, true]);
  expect(seen(false)).toEqual([false, Infinity, false, true, false]);
});

test('a door that a file kept is held by somebody of its skirmish, or by nobody', () => {
  const { content, state } = scene(['......B', 'a......', '......b']);
  const kept = (holder: string | null) => () => checkState(content, state, { ...state, doors: [{ open: true, holder }] });
  for (const holder of [null, 'a']) expect(kept(holder)).not.toThrow();
  expect(kept('7.7')).toThrow('doors.0.holder: there is no "7.7" in this skirmish');
});

test('SWM-13.20, SWM-16.35: of a held door is told that it moves only where it does; that it is held as it is, and let go, are events of their own', () => {
  const told = (t: Table): string[] => t.events.flatMap((event) => (event.type.startsWith('door') ? [tell(event)] : []));
  const held = (open: boolean, b: string, pick: string): string[] => {
    const t = scene(['......B', b, '.r.....'], { acting: 'r', state: { doors: [{ open, holder: 'r' }] } }).play('end', pick);
    return told(t.leaveOpen());
  };
  const [beside, away] = ['...b...', '......b'];
  expect(held(true, beside, 'pass')).toEqual(['r lets door 0 go']);
  expect(held(false, away, 'pass')).toEqual(['r lets door 0 go']);
  expect(held(true, away, 'pass')).toEqual(['r lets door 0 go', 'door 0 closes']);
  expect(held(false, beside, 'pass')).toEqual(['r lets door 0 go', 'door 0 opens']);
  expect(held(true, away, 'open:0')).toEqual(['r lets door 0 go', 'r holds door 0 open']);
  expect(held(true, beside, 'close:0')).toEqual(['r lets door 0 go', 'door 0 closes (r holds it)']);
});

test('SWM-13.18 (SWM-AMB-15): a door of several squares is one', () => {
  const wide = { walls: [[2, 2, 3, 2]], doors: [[[2, 0, 3, 0], [2, 1, 3, 1]]] } as const;
  const t = scene(['..a...B', '.......', '......b'], wide).play('end');
  expect([isOpen(t), t.content.board.doors.length]).toEqual([true, 1]);
  expect(sees(eyesOf(t.game), { column: 2, row: 1 }, { column: 3, row: 1 })).toBe(true);
});

test('SWM-AMB-27 (SWM-16.35): Override reaches a door whose edge is in sight; a square beside it is not enough, and its own leaf is never in the way', () => {
  const asked = (r: string, walls: Drawing['walls'], open = false): string => {
    const map = ['......', '......', '......', '......', 'b....B'].map((line, row) => [...line].map((letter, column) => (`${column},${row}` === r ? 'r' : letter)).join(''));
    const t = table({ map, walls: walls!, doors: [[[2, 3, 3, 3]]], pieces: { b: trooper, B: { card: 'luke', seat: 1 }, r: { card: 'r2-d2' } }, acting: 'r', state: { doors: [{ open, holder: null }] } });
    expect(sees(eyesOf(t.game), t.at('r'), { column: 2, row: 3 })).toBe(true);
    return t.play('end').leaveOpen().asked;
  };
  const lintel = [[2, 2, 2, 3]] as const;
  expect([asked('1,0', lintel), asked('1,0', lintel, true)]).toEqual(['act', 'act']);
  expect([asked('1,0', []), asked('1,2', lintel), asked('2,3', lintel), asked('1,2', lintel, true)]).toEqual(['override', 'override', 'override', 'override']);
});

test('SWM-I10 (SWM-13.20, SWM-16.35, SWM-AMB-27): R2-D2 closes a door and holds it until the end of his next turn, whoever stands beside it', () => {
  const start = scene(['......B', '...b...', '.r.....'], { acting: 'r', state: { doors: [{ open: true, holder: null }], left: 1 } }).play('end');
  expect([start.asked, start.offered]).toEqual(['override', ['open:0', 'close:0', 'pass']]);
  start.play('close:0');
  expect(start.state.doors[0]).toEqual({ open: false, holder: 'r' });
  start.play('end');
  expect(isOpen(start)).toBe(false);
  const passed = scene(['......B', '...b...', '.r.....'], { acting: 'r', state: { doors: [{ open: true, holder: 'r' }] } }).play('end', 'pass');
  expect(passed.state.doors[0]).toEqual({ open: true, holder: null });
  const fallen = scene(['......B', '.......', 'a.....b'], { state: { doors: [{ open: true, holder: 'r' }] } });
  fallen.state.figures.push({ ...fallen.figure('a'), id: 'r', at: null, defeated: true });
  const state = { ...fallen.state, figures: fallen.state.figures };
  const content = makeContent(readSetup({ table: 'drawn', teams: [{ figures: ['ewok'] }, { figures: ['ewok'] }] }), drawnBoard({ ...DOORED, map: ['.......', '.......', '.......'] }), CARDS);
  expect(new Table(content, state).play('end').leaveOpen().state.doors[0]).toEqual({ open: false, holder: null });
});

test('SWM-I10 (SWM-13.20, SWM-16.35): held in one turn the door stays closed through every other one, figures beside it and a new round, until R2-D2’s next has ended', () => {
  const t = scene(['......B', '..b.S..', '.r.....'], { acting: 'r', pieces: { b: trooper, B: { card: 'luke', seat: 1 }, S: { card: 'stormtrooper', seat: 1 }, r: { card: 'r2-d2' } }, state: { doors: [{ open: true, holder: null }], left: 1 } }).play('end', 'close:0');
  /** Whose turns ended since, and how the door was at the end of each. */
  const ended: string[] = [];
  const isAsked = (ask: string): boolean => t.asked === ask;
  for (let i = 0; i < 40 && !isAsked('override'); i++) {
    const { request } = t;
    if (request?.kind === 'roll') t.play(Array.from({ length: request.count }, (_, die) => 4 + i - die));
    else if (isAsked('act')) {
      const { figure } = t.state.turn!;
      t.play('end');
      if (!isAsked('override')) ended.push(`${figure} ${isOpen(t) ? 'open' : 'closed'}`);
    } else t.play(t.offered[0]!);
  }
  expect([t.state.round, t.asked, new Set(ended)]).toEqual([2, 'override', new Set(['b closed', 'B closed', 'S closed'])]);
  t.play('pass');
  expect(t.state.doors[0]!.holder).toBeNull();
});
