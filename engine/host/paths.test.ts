import { describe, expect, test } from 'vitest';
import { Session } from '../core/session.ts';
import type { Path } from './link.ts';
import { after, pathsOf } from './paths.ts';
import { eachMay } from '../shatterpoint/families/moves.ts';
import { active } from '../shatterpoint/game/ability.ts';
import { fighter } from '../testing/shatterpoint/fighter.ts';
import { GANTRY, LADDER, scenery } from '../testing/shatterpoint/scenery.ts';
import { table, type TableOptions } from '../testing/shatterpoint/table.ts';
import { makeSystem } from '../shatterpoint/system.ts';
import { onwardIn } from '../shatterpoint/prospect/onward.ts';

const hero = fighter('hero');
const pair = fighter('pair', { characters: 2 });
const leaper = fighter('leaper', { abilities: [active('Leap', 1, 'Each of its characters may jump.', { can: () => true, *run(game, unit) { yield* eachMay(game, unit, 'jump'); } })] });

/** The match of a unit that may act, as its host holds it. */
function acting(active: string, at: TableOptions['units'][string]['at'], more: Partial<TableOptions> = {}) {
  const { game } = table({ cards: [hero, pair, leaper], active, ...more, units: { [active]: { seat: 0, at }, foe: { card: 'hero', seat: 1, at: [34, 34] }, ...more.units } });
  const session = new Session<unknown, unknown>(makeSystem(game.content) as never, game.state, [], true);
  return { session, paths: (from = session) => pathsOf(onwardIn(game.content) as never, from) };
}

type Acting = ReturnType<typeof acting>;

/** Each path's picks, with what is asked then or at whom it aims. */
const told = ({ session, paths }: Acting, from = session): string[] =>
  paths(from).map(({ picks, request, target }) => `${picks.join(' ')}: ${target ?? (request?.kind === 'place' ? `place ${request.ask} of ${request.figure}` : request?.kind === 'pick' ? request.ask : 'nothing')}`);

describe('where an activation leads on (SP-ACTION-02)', () => {
  test('a single character’s move: every kind, with the place that is then asked for', () => {
    expect(told(acting('hero', [10, 10]))).toEqual([
      'move: how', 'move advance: place advance of 0.hero.1', 'move dash: place dash of 0.hero.1', 'move climb: place climb of 0.hero.1',
    ]);
  });

  test('of several characters each, and each with its own kinds (SP-MULTI-01, SP-ADV-04)', () => {
    const paths = told(acting('pair', [[10, 10], [20, 20]], { units: { foe: { card: 'hero', seat: 1, at: [10, 12.5] } } })).filter((path) => path.startsWith('move'));
    expect(paths).toEqual([
      'move: character', 'move 0.pair.1: how', 'move 0.pair.1 dash: place dash of 0.pair.1',
      'move 0.pair.2: how', 'move 0.pair.2 advance: place advance of 0.pair.2', 'move 0.pair.2 dash: place dash of 0.pair.2', 'move 0.pair.2 climb: place climb of 0.pair.2',
    ]);
  });

  test('the place at its end is the one that the match asks for after those picks', () => {
    const { session, paths } = acting('hero', [10, 10]);
    for (const { picks, request } of paths()) expect(after(session, picks)?.request).toEqual(request);
  });

  test('an ability that moves comes behind the action, with its own place (SP-JUMP-01)', () => {
    expect(told(acting('leaper', [10, 10])).filter((path) => path.includes('place')).at(-1)).toBe('ability:leap: place jump of 0.leaper.1');
  });

  test('Pinned: the way ends at the question that stops it (SP-COND-11)', () => {
    expect(told(acting('hero', [10, 10], { units: { hero: { seat: 0, at: [10, 10], conditions: ['pinned'] } } }))).toEqual(['move: how', 'move advance: pinned', 'move dash: pinned', 'move climb: pinned']);
  });

  test('attacks end with the target, which is asked for also where there is only one (SP-ATK-02)', () => {
    const one = told(acting('hero', [10, 10], { units: { foe: { card: 'hero', seat: 1, at: [14, 10] } } })).filter((path) => path.startsWith('combat'));
    expect(one).toEqual(['combat: target', 'combat 1.foe.1: 1.foe.1']);
    const two = told(acting('hero', [10, 10], { units: { foe: { card: 'hero', seat: 1, at: [14, 10] }, other: { card: 'hero', seat: 1, at: [10, 14] } } })).filter((path) => path.startsWith('combat'));
    expect(two).toEqual(['combat: target', 'combat 1.foe.1: 1.foe.1', 'combat 1.other.1: 1.other.1']);
  });
});

test('at a ladder every exit leads to the places beyond it (SP-INGR-02)', () => {
  const hero = acting('hero', [4, 18], { terrain: scenery(GANTRY, LADDER) });
  const move = after(hero.session, ['move', 'advance'])!;
  const request = move.request!;
  if (request.kind !== 'place') throw new Error('no place is asked');
  const foot = { x: request.body.at.x + 4 * 25.4, y: 0, z: request.body.at.z };
  expect(move.refuse({ kind: 'place', at: foot })).toBeNull();
  move.answer({ kind: 'place', at: foot });
  expect(told(hero, move)).toEqual([expect.stringMatching(/^\S+: place ingress of 0\.hero\.1$/)]);
});

describe('a move that comes to a ladder leads on to the places beyond it, last of all ways', () => {
  const terrain = scenery(GANTRY, LADDER);
  const waysUp = ({ paths }: Acting) => paths().filter(({ via }) => via !== undefined);

  test('through a place beside it that the move may end at, and from which the match asks for the exit (SP-INGR-02, SP-INGR-03)', () => {
    const hero = acting('hero', [4, 18], { terrain });
    expect(told(hero)).toEqual([
      'move: how', 'move advance: place advance of 0.hero.1', 'move dash: place dash of 0.hero.1', 'move climb: place climb of 0.hero.1',
      'move advance ladder/1: place ingress of 0.hero.1', 'move dash ladder/1: place ingress of 0.hero.1', 'move climb ladder/1: place ingress of 0.hero.1',
    ]);
    const [{ picks, request, via }] = waysUp(hero) as [Required<Path>];
    const there = after(hero.session, picks.slice(0, -1))!.fork();
    expect(there.refuse({ kind: 'place', at: via.at })).toBeNull();
    there.answer({ kind: 'place', at: via.at });
    expect(there.request).toEqual(via.asked);
    expect(after(there, picks.slice(-1))!.request).toEqual(request);
  });

  test('by those kinds of move alone that come to it, and down it too', () => {
    const ways = (at: TableOptions['units'][string]['at']) => waysUp(acting('hero', at, { terrain })).map(({ picks }) => picks.join(' '));
    expect(ways([2, 18])).toEqual(['move advance ladder/1']);
    expect(ways([[14, 18, 5]])).toContain('move advance ladder/0');
  });

  test('none where the ladder is out of reach, leads nowhere or nobody can come out of it', () => {
    expect(waysUp(acting('hero', [4, 4], { terrain }))).toEqual([]);
    expect(waysUp(acting('hero', [4, 18], { terrain: scenery(GANTRY, { id: 'ladder', points: [[9.5, 18, 0], [9.5, 20, 0]] }) }))).toEqual([]);
    const full = { foe: { card: 'hero', seat: 1 as const, at: [10.5, 18, 5] as const } };
    expect(waysUp(acting('hero', [4, 18], { terrain: scenery({ ...GANTRY, x: [10, 11.5], z: [17.3, 18.7] }, LADDER), units: full }))).toEqual([]);
  });
});

test('nothing is tried that throws dice or asks the other side, and nothing changes', () => {
  const { session, paths } = acting('hero', [10, 10], { units: { foe: { card: 'hero', seat: 1, at: [14, 10] } } });
  const before = JSON.stringify(session.state);
  expect(paths().every(({ request }) => request === null || (request.kind !== 'roll' && request.seat === 0))).toBe(true);
  expect(JSON.stringify(session.state)).toBe(before);
  expect(after(session, ['combat', 'anything'])).toBeNull();
});
