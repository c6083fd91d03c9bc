import { expect, test } from 'vitest';
import { randomFrom } from '../core/rng.ts';
import type { PickRequest } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { CARDS, drawnBoard, table, type Drawing, type Piece, type Table } from '../testing/miniatures/table.ts';
import { FIGURES } from './figures/index.ts';
import { makeMind } from './mind.ts';
import { readSetup } from './setup.ts';
import { startOn } from './system.ts';
import { coverOf } from './target.ts';

const trooper = { card: 'stormtrooper' };
const pieces: NonNullable<Drawing['pieces']> = { a: trooper, B: { card: 'rebel-trooper' }, C: { card: 'rebel-trooper', damage: 0 } };

const suggested = (t: Table): readonly string[] =>
  makeMind(t.content).suggest(t.state, t.request!).flatMap((answer) => (answer.kind === 'pick' ? answer.picks : []));
const quick = (t: Table): string => {
  const answer = makeMind(t.content).reflex(t.state, t.request!, randomFrom(7));
  return answer.kind === 'pick' ? answer.picks.join() : answer.kind;
};

test('the computer attacks when it can', () => {
  const t = table({ map: ['a....B'], pieces });
  expect(suggested(t)).toContain('attack:B');
  expect(quick(t)).toBe('attack:B');
});

test('it goes to a square from which it can attack, the cheapest one', () => {
  const drawing = { map: ['a.....', '####..', '.....B'], pieces };
  expect(table(drawing).offered.filter((option) => option.startsWith('attack:'))).toEqual([]);
  const chosen = quick(table(drawing));
  const canAttackFrom = (option: string): boolean => table(drawing).play(option).offered.includes('attack:B');
  expect(canAttackFrom(chosen)).toBe(true);
  expect(suggested(table(drawing))).toContain(chosen);
  const { options, ways } = table(drawing).session.request as PickRequest;
  const cheaper = options.filter((option) => option.startsWith('move:') && ways!.to[option]!.cost < ways!.to[chosen]!.cost);
  expect(cheaper.filter(canAttackFrom)).toEqual([]);
});

test('a melee fighter goes next to its enemy; out of reach it comes as near as it can', () => {
  const ewok = { ...pieces, a: { card: 'ewok' } };
  expect(quick(table({ map: ['a.....B'], pieces: ewok }))).toBe('move:5,0');
  expect(quick(table({ map: ['a.................B'], pieces: ewok }))).toBe('move:12,0');
});

test('after its attack it thinks of hiding, and of dozens of squares about a handful', () => {
  const t = table({ map: ['.......#......', '......a......B', '.......#......', '..............'], pieces }).play('attack:B', [2]);
  expect((t.request as PickRequest).options.length).toBeGreaterThan(25);
  expect(suggested(t).length).toBeLessThan(6);
  const hidden = suggested(t).filter((option) => option.startsWith('move:') && !table({ map: hiddenAt(option), pieces }).offered.includes('attack:B'));
  expect(hidden.length).toBeGreaterThan(0);
});

test('SWM-10.6: it thinks of striking from behind cover, where it is hit less often', () => {
  const map = ['a.......', '...o....', '........', '........', '........', '........', '...B....'];
  const covered = suggested(table({ map, pieces })).filter((option) => {
    if (!option.startsWith('move:')) return false;
    const t = table({ map, pieces }).play(option);
    return coverOf(t.game, t.figure('B'), t.figure('a')) && t.leaveOpen().offered.includes('attack:B');
  });
  expect([...covered].sort()).toEqual(['move:3,0', 'move:3,1']);
});

test('SWM-16.29: a Large figure strikes from wherever one of its squares sees its enemy', () => {
  const large = { ...pieces, a: { card: 'sandtrooper-on-dewback' } };
  const map = ['.......#.......B', 'a......#........', '.......#........', '................', '................'];
  const strikes = suggested(table({ map, pieces: large })).filter((option) => option.startsWith('move:') && table({ map, pieces: large }).play(option).leaveOpen().offered.includes('attack:B'));
  expect(strikes.length).toBeGreaterThan(0);
});

test('whom nobody sees and nobody can soon reach does not think of running: every square that it thinks of brings it nearer', () => {
  const farther = (map: readonly string[]): readonly string[] => {
    const start = map[0]!.indexOf('a');
    return suggested(table({ map, pieces })).filter((option) => option.startsWith('move:') && Number(option.slice('move:'.length).split(',')[0]) < start);
  };
  const [far, near] = [`${'.'.repeat(15)}B`, 'B....'];
  expect(farther([`.....a....#${far}`, `..........#${'.'.repeat(16)}`, `...........${'.'.repeat(16)}`])).toEqual([]);
  expect(farther([`.....a....#${near}`, '..........#.....', '................']).length).toBeGreaterThan(0);
});

/** The same table with the trooper on another square. */
function hiddenAt(option: string): string[] {
  const [column, row] = option.slice('move:'.length).split(',').map(Number);
  return ['.......#......', '.............B', '.......#......', '..............'].map((line, at) => (at === row ? `${line.slice(0, column)}a${line.slice(column! + 1)}` : line));
}
const ROOM: Drawing = {
  map: ['a....', '.....', '.....', '....B'], pieces: { a: trooper, B: { card: 'rebel-trooper' } },
  walls: [0, 1, 2, 3].map((column) => [column, 1, column, 2] as const), doors: [[[4, 1, 4, 2]]],
};

test('SWM-13.15: it goes to a closed door that its way leads through, unless somebody holds it shut', () => {
  expect(quick(table(ROOM))).toBe('move:4,1');
  expect(suggested(table(ROOM))).toContain('move:4,1');
  expect(quick(table({ ...ROOM, state: { doors: [{ open: false, holder: 'B' }] } }))).toBe('end');
});

test('SWM-16.35: it holds a door open for those who may still attack through it, shut before enemies who may, and else lets it be', () => {
  const held = (friend: Piece, enemy: Piece, open: boolean): string =>
    quick(table({ ...ROOM, map: ['....a', '....f', '.....', '....B'], pieces: { a: { card: 'r2-d2' }, f: friend, B: enemy }, state: { doors: [{ open, holder: null }] } }).play('end'));
  const [fresh, done] = [{ card: 'rebel-trooper' }, { card: 'rebel-trooper', activated: true }];
  const [waits, spent] = [{ card: 'stormtrooper' }, { card: 'stormtrooper', activated: true }];
  expect(held(fresh, spent, false)).toBe('open:0');
  expect(held(done, waits, true)).toBe('close:0');
  expect(held(done, { card: 'r2-d2' }, false)).toBe('open:0');
  expect(held({ card: 'r2-d2' }, { card: 'r2-d2' }, true)).toBe('pass');
});

test('SWM-AMB-31 (miniatures.powersMayTargetAllies): where a power may be aimed at allies, it is not used for want of enemies', () => {
  const map = ['V.T...', '######', 'h.....'];
  const drawing = { map, pieces: { V: { card: 'darth-vader-dark-jedi', force: 3 }, T: { card: 'stormtrooper' }, h: { card: 'han-solo' } }, acting: 'V', state: { active: 1 }, house: { powersMayTargetAllies: true } } as const;
  const t = table(drawing);
  expect(t.leaveOpen().offered).toContain('use:force-grip');
  const mind = makeMind(t.content);
  const chosen = Array.from({ length: 40 }, (_, seed) => mind.reflex(t.state, t.session.request!, randomFrom(seed)));
  expect(chosen.filter((answer) => answer.kind === 'pick' && answer.picks[0] === 'use:force-grip')).toEqual([]);
});

test('SWM-16.22: it brings who serves most for the points against the squad that stands there', () => {
  const choice = (enemies: readonly string[]): readonly string[] => {
    const play = startOn(readSetup({ table: 't', teams: [{ figures: enemies }, { figures: ['jabba-the-hutt'] }] }), drawnBoard({ map: Array.from({ length: 8 }, () => '........') }), FIGURES);
    const session = new Session(play.system, play.state);
    const chosen: string[] = [];
    while (session.request?.kind === 'pick') {
      const answer = play.mind.reflex(session.state, session.request, randomFrom(1));
      if (session.request.ask === 'reinforce' && answer.kind === 'pick') {
        expect(play.mind.suggest(session.state, session.request)[0]).toEqual(answer);
        chosen.push(answer.picks[0]!);
      }
      session.answer(answer);
    }
    return chosen;
  };
  const cost = (ids: readonly string[]): number => ids.reduce((sum, id) => sum + (CARDS.get(id)?.cost ?? 0), 0);
  const [persons, crowd] = [choice(['luke-skywalker-jedi-knight', 'han-solo']), choice(Array.from({ length: 8 }, () => 'rebel-trooper'))];
  expect([cost(persons) > 25, cost(crowd) > 25]).toEqual([true, true]);
  // Bounty is paid for those who are unique.
  const hunters = (ids: readonly string[]): number => ids.filter((id) => CARDS.get(id)?.feats.some((feat) => feat.id === 'bounty-hunter') === true).length;
  expect(hunters(persons)).toBeGreaterThan(hunters(crowd));
});
