import { describe, expect, test } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import type { PickRequest } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { throwDice } from '../core/dice.ts';
import { table, type Drawing } from '../testing/miniatures/table.ts';
import { brawl } from '../testing/soundness-tables.ts';
import { squareToPoint } from '../space/ground/grid.ts';
import { anyBoard, anySquare } from './any-board.fixture.ts';
import { blocking, covering } from './between.ts';
import { hasCover } from './cover.ts';
import { prospectOf, squareUnder, type Encounter, type Prospect } from './prospect.ts';
import { readSetup } from './setup.ts';
import { openEyes, sees } from './sight.ts';
import { miniatures } from './system.ts';
import { readMove } from './ways.ts';

const trooper = { card: 'stormtrooper' };

/** What would be so if a piece of a drawing stood on a square. */
function from(drawing: Drawing, figure: string, [column, row]: readonly [number, number]): Prospect {
  const t = table(drawing).leaveOpen();
  return prospectOf(t.game, t.request, figure, squareToPoint(t.state.board, { column, row }))!;
}

const to = ({ others }: Prospect, id: string): Encounter => others.find((other) => other.id === id)!;

describe('what is between, by name', () => {
  test('SWM-9.4: a wall that blocks is named by its edge, a closed door by its number, a big object by its square', () => {
    const pieces = { a: trooper, B: trooper };
    const long = [0, 1, 2].map((row) => [2, row, 3, row] as const);
    expect(to(from({ map: ['......', 'a....B', '......'], pieces, walls: long }, 'a', [0, 1]), 'B').there.blocked).toEqual([{ kind: 'wall', edge: { x1: 3, y1: 1, x2: 3, y2: 2 } }]);
    const doored = { map: ['......', 'a....B', '......'], pieces, walls: [long[0]!, long[2]!], doors: [[long[1]!]] };
    expect(to(from(doored, 'a', [0, 1]), 'B').there.blocked).toEqual([{ kind: 'door', door: 0 }]);
    expect(to(from({ map: ['..#...', 'a.#..B', '..#...'], pieces }, 'a', [0, 1]), 'B').there.blocked).toEqual([{ kind: 'solid', at: { column: 2, row: 1 } }]);
  });

  test('SWM-10.9, SWM-10.11: what gives cover is named: a figure, low objects, the end of a wall; nothing adjacent does (SWM-10.7)', () => {
    const pieces = { a: trooper, c: trooper, B: trooper };
    expect(to(from({ map: ['a.c.B'], pieces }, 'a', [0, 0]), 'B').there.cover).toEqual([{ kind: 'figure', id: 'c' }]);
    expect(to(from({ map: ['a.o.B'], pieces }, 'a', [0, 0]), 'B').there.cover).toEqual([{ kind: 'low', at: { column: 2, row: 0 } }]);
    expect(to(from({ map: ['a...B'], pieces, low: [[4, 0]] }, 'a', [0, 0]), 'B').there.cover).toEqual([{ kind: 'low', at: { column: 4, row: 0 } }]);
    expect(to(from({ map: ['a.o.B'], pieces }, 'a', [3, 0]), 'B').there.cover).toBeNull();
    expect(to(from({ map: ['a.....', '.....B'], pieces, walls: [[3, 1, 4, 1]] }, 'a', [0, 0]), 'B').there.cover).toEqual([{ kind: 'wall', edge: { x1: 4, y1: 1, x2: 4, y2: 2 } }]);
  });

  test('on any board what is named is there exactly where the rules say so, and together it gives cover from every corner', () => {
    const random = randomFrom(11);
    let [hidden, covered] = [0, 0];
    for (let round = 0; round < 40; round++) {
      const board = anyBoard(random);
      const eyes = openEyes(board);
      for (let pair = 0; pair < 25; pair++) {
        const [a, b] = [anySquare(random), anySquare(random)];
        const standers = Array.from({ length: 4 }, (_, i) => ({ id: `0.${i}`, space: anySquare(random) }));
        const squares = standers.map(({ space }) => space);
        expect(blocking(eyes, a, b).length > 0).toBe(!sees(eyes, a, b));
        const cover = covering(eyes, a, b, standers);
        expect(cover !== null).toBe(hasCover(eyes, a, b, squares));
        if (cover !== null) expect(cover.length).toBeGreaterThan(0);
        hidden += sees(eyes, a, b) ? 0 : 1;
        covered += cover === null ? 0 : 1;
      }
    }
    expect(Math.min(hidden, covered)).toBeGreaterThan(100);
  });
});

describe('from a square', () => {
  test('SWM-9.1: squares are counted round walls; SWM-AMB-07: none where walls part both', () => {
    const pieces = { a: trooper, B: trooper };
    expect(to(from({ map: ['a...', '....', 'B...'], pieces, walls: [[0, 1, 0, 2], [1, 1, 1, 2]] }, 'a', [0, 1]), 'B').squares).toBe(5);
    expect(to(from({ map: ['a.B'], pieces, walls: [[1, 0, 2, 0]] }, 'a', [1, 0]), 'B').squares).toBeNull();
  });

  test('SWM-10.4, SWM-16.31: why somebody in sight may not be attacked from there, and who could attack back', () => {
    const pieces = { a: trooper, B: trooper, C: trooper, W: { card: 'twice-cleaver', seat: 1 } };
    const there = from({ map: ['......', 'a.B.C.', '.....W'], pieces }, 'a', [1, 0]);
    expect(there.cost).toBe(2);
    expect(to(there, 'B')).toMatchObject({ there: { refusal: null, needed: 12 }, back: { refusal: null } });
    expect(to(there, 'C').there).toMatchObject({ needed: null, refusal: { rule: 'SWM-10.3', why: 'anotherIsAdjacent' } });
    expect(to(there, 'W').back).toMatchObject({ needed: null, refusal: { rule: 'SWM-16.31', why: 'notAdjacent' } });
  });

  test('SWM-7.2: what the way costs counts: from a square beyond one move it attacks nobody', () => {
    const drawing = { map: ['a.........B'], pieces: { a: trooper, B: trooper } };
    expect(from(drawing, 'a', [6, 0])).toMatchObject({ cost: 6, barred: null });
    expect(from(drawing, 'a', [7, 0])).toMatchObject({ cost: 7, barred: { rule: 'SWM-7.2', why: 'movedTooFar' } });
    expect(to(from(drawing, 'a', [7, 0]), 'B').there).toMatchObject({ needed: null, refusal: { rule: 'SWM-7.2' } });
  });

  test('SWM-8.5, SWM-3.6: a square that is not open says why, to go to or to be placed on; of nobody it is told what is seen from there; off the board nothing', () => {
    const drawing = { map: ['a......B', '........'], pieces: { a: trooper, B: trooper } };
    expect(from(drawing, 'a', [7, 0]).refusal).toMatchObject({ rule: 'SWM-8.5', why: 'enemyInTheWay' });
    const placed = table({ map: ['.......', '.......', '.......', '.......', '.......', '.......', 'a......'], pieces: { a: { ...trooper, at: null } }, acting: null, state: { step: 'deploy' } }).leaveOpen();
    const asked = prospectOf(placed.game, placed.session.request, 'a', squareToPoint(placed.state.board, { column: 3, row: 0 }));
    expect(asked).toMatchObject({ cost: null, refusal: { rule: 'SWM-3.6', why: 'outsideZone' } });
    expect(from(drawing, '', [3, 1])).toMatchObject({ figure: '', cost: null, others: [{ id: 'a', squares: 4 }, { id: 'B', squares: 5 }] });
    const t = table(drawing).leaveOpen();
    expect(prospectOf(t.game, null, 'a', { x: 9000, y: 0, z: 0 })).toBeNull();
    expect(prospectOf(t.game, null, 'nobody', { x: 0, y: 0, z: 0 })).toBeNull();
    expect(squareUnder(t.state.board, squareToPoint(t.state.board, { column: 3.5, row: 0.5 }), true)).toEqual({ column: 3, row: 0 });
  });

  test('nothing of the skirmish changes by being asked about', () => {
    const t = table({ map: ['a...B'], pieces: { a: trooper, B: trooper } }).leaveOpen();
    const before = JSON.stringify(t.state);
    prospectOf(t.game, t.request, 'a', squareToPoint(t.state.board, { column: 2, row: 0 }));
    expect(JSON.stringify(t.state)).toBe(before);
  });
});

test('SWM-7.2, SWM-10.1: what is told of a square is what the rules then offer there', () => {
  const setup = readSetup({
    table: 'brawl', rounds: 4, square: 38.1, deployRows: 2, points: 1000,
    teams: [
      { figures: ['han-solo', 'luke-skywalker-rebel', 'chewbacca', 'elite-hoth-trooper', 'commando-on-speeder-bike', 'rebel-trooper'] },
      { figures: ['stormtrooper', 'stormtrooper', 'scout-trooper', 'boba-fett', 'sandtrooper-on-dewback', 'wampa'] },
    ],
  });
  const play = miniatures.start(setup as never, brawl.table());
  const session = new Session(play.system, play.state);
  const random = randomFrom(5);
  let [compared, attacks, closed] = [0, 0, 0];
  while (session.request !== null && compared < 140) {
    const { request } = session;
    if (request.kind === 'pick' && request.ask === 'act') for (const option of request.options.filter((each) => each.startsWith('move:')).filter(() => random() < 0.12)) {
      const fork = session.fork();
      const events = fork.answer({ kind: 'pick', picks: [option] });
      const then = fork.request;
      if (then?.kind !== 'pick' || then.ask !== 'act' || then.about['figure'] !== request.about['figure'] || events.some(({ type }) => type !== 'stepped')) continue;
      const figure = String(request.about['figure']);
      const large = session.state.figures.find(({ id }) => id === figure)!.card.includes('dewback');
      const { column, row } = readMove(option);
      const at = squareToPoint(session.state.board, large ? { column: column + 0.5, row: row + 0.5 } : { column, row });
      const told = play.prospect!(session.state, request, figure, at) as Prospect;
      for (const { id, enemy, there } of told.others) if (enemy) {
        const attack = `attack:${id}`;
        const open = then.options.includes(attack);
        expect({ attack, needed: there.needed }).toEqual({ attack, needed: open ? Number(then.details![attack]!['needed']) : null });
        if (!open) expect(there.refusal).toMatchObject(ruleOf(then, attack));
        [attacks, closed] = [attacks + (open ? 1 : 0), closed + (open ? 0 : 1)];
      }
      compared++;
    }
    session.answer(request.kind === 'roll' ? throwDice(request, Math.floor(random() * 1e9))[0] : play.mind.reflex(session.state, request, random));
  }
  expect(compared).toBeGreaterThanOrEqual(140);
  expect(Math.min(attacks, closed)).toBeGreaterThan(60);
});

function ruleOf({ closed }: PickRequest, option: string): { readonly rule: string; readonly why: string } {
  const { rule, why } = closed.find((each) => each.option === option)!;
  return { rule, why };
}
