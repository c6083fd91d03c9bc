/** Measuring, Elevation, sight, cover, engagement and contesting in the acceptance scenarios' scale and in the printed one. */
import { describe, expect, test } from 'vitest';
import { elevation, gap, inWedge, overlaps, within } from '../../space/plane/measure.ts';
import { refuseToken, restingPlace } from '../../space/ground/relocate.ts';
import { coverPart } from '../attack/cover.ts';
import { refusalOf } from './geometry-rules.ts';
import { box, deck, ground, JUST, match, pushing, go, point, SCALES, type Lengths, type Place, type Standing } from './geometry.fixture.ts';
import { areEngaged, baseOf, charactersWithin, contests, isRestricted, levels, objectiveBase, range, sees } from './measure.ts';
import { checkControl } from '../deeds/objective.ts';
import type { BoxSpec } from '../../testing/terrain.ts';
import type { Table } from '../../testing/shatterpoint/table.ts';

const HERO = '0.hero.1';
const FOE = '1.foe.1';

describe.each(SCALES)('$name', (s: Lengths) => {
  const { R, r } = s;
  const two = (foe: Standing, boxes: readonly BoxSpec[] = [], at: Place = [0, 0]): Table => match(s, { hero: at, foe }, boxes);
  const near = (foe: Place, n: number): boolean => charactersWithin(two(foe).game, HERO, FOE, n);
  const sight = (t: Table): readonly boolean[] => [sees(t.game, HERO, FOE), sees(t.game, FOE, HERO)];
  /** A wall across the way, this high, and what else stands there. */
  const wall = (top: number, west: number, more: Partial<BoxSpec> = {}): BoxSpec => box('wall', [west, west + 12], [-200, 200], [0, top], more);
  const HIGH = R[2]! + 50;
  const LOW = R[2]! - 25;

  test('AT-006 (SP-MEAS-01): height plays no part in a distance', () => {
    expect([0, R[2]! * 2].map((up) => near([R[2]! + 2 * r, 0, up], 2))).toEqual([true, true]);
  });

  test('AT-007 (SP-MEAS-08, SP-MEAS-11): touching the end of the range tool counts', () => {
    for (const n of [1, 2, 3, 4, 5]) expect([near([R[n]! + 2 * r, 0], n), near([R[n]! + 2 * r + JUST, 0], n)]).toEqual([true, false]);
  });

  test('AT-009 (SP-MEAS-09): everything is within Range 1 of itself', () => {
    const { game } = two([100, 0]);
    expect([charactersWithin(game, HERO, HERO, 1), gap(baseOf(game, HERO), baseOf(game, HERO))]).toEqual([true, 0]);
  });

  test('AT-010, AT-175 (SP-MEAS-06, SP-ELEV-02): the figure on the base is not measured, only the base and what it stands on', () => {
    const tall = two([R[2]! + 2 * r, 0]);
    Object.assign(tall.game.content.setup.scale, { figureHeight: 6 * s.head });
    expect([charactersWithin(tall.game, HERO, FOE, 2), areEngaged(tall.game, HERO, FOE)]).toEqual([true, true]);
  });

  test('AT-011 (SP-MEAS-04): measuring and looking leave everything as it was', () => {
    const t = match(s, { hero: [0, 0], foe: [R[1]! + 2 * r, 0] }, [wall(HIGH, r + 4)], { active: 'foe', objectives: { C: [18, 18] } }).go();
    const before = JSON.stringify([t.state, t.request]);
    expect([
      charactersWithin(t.game, HERO, FOE, 1),
      sees(t.game, HERO, FOE),
      areEngaged(t.game, HERO, FOE),
      coverPart(t.game, { attacker: HERO, defender: FOE }) !== null,
    ]).toEqual([true, false, false, true]);
    expect(JSON.stringify([t.state, t.request])).toBe(before);
  });

  test('AT-173 (SP-ELEV-04, SP-ELEV-05, AMB-01): Range 2 above is the same Elevation, more is another', () => {
    const at = levels(two([0, 200]).game);
    expect([elevation(R[2]!, 0, at), elevation(R[2]! + JUST, 0, at), elevation(0, R[2]! + JUST, at)]).toEqual(['same', 'higher', 'lower']);
  });

  test('AT-174 (SP-ELEV-07, AMB-02): the same Elevation is a relation of two heights, not a level', () => {
    const at = levels(two([0, 200]).game);
    expect([elevation(0, R[2]!, at), elevation(R[2]!, 2 * R[2]!, at), elevation(0, 2 * R[2]!, at)]).toEqual(['same', 'same', 'lower']);
  });

  test('AT-033 (SP-FIELD-04): a token goes to the highest floor that holds it', () => {
    const floor = (id: string, top: number, west = -60): BoxSpec => deck(id, [west, 60], [-60, 60], top);
    expect(restingPlace(ground(floor('one', HIGH), floor('two', 2 * HIGH)), 0, 0, s.token)).toBeCloseTo(2 * HIGH, 1);
    expect(restingPlace(ground(floor('one', HIGH), floor('two', 2 * HIGH, 1 - s.token)), 0, 0, s.token)).toBeCloseTo(HIGH, 1);
  });

  test('AT-034, AT-035 (SP-FIELD-04, -05, -06): a token may not hang over a rim; two features may overlap', () => {
    const one = ground(deck('one', [-60, s.token], [-60, 60], HIGH));
    expect([refuseToken(one, 0, 0, s.token), refusalOf(refuseToken(one, 2 * JUST, 0, s.token))?.rule]).toEqual([null, 'SP-FIELD-05']);
    expect(restingPlace(ground(deck('one', [-60, 20], [-60, 60], HIGH), deck('two', [-5, 60], [-60, 60], HIGH)), 10, 0, s.token)).toBeCloseTo(HIGH, 1);
  });

  test('AT-186, AT-187 (SP-LOS-02, SP-LOS-04): a higher Blocked wall hides, one at the same Elevation does not', () => {
    expect([HIGH, R[2]! + JUST, R[2]!, LOW].map((top) => sight(two([120, 0], [wall(top, 54)])))).toEqual([
      [false, false],
      [false, false],
      [true, true],
      [true, true],
    ]);
  });

  test('AT-189 (SP-LOS-02, SP-TERR-02): Clear parts never hide', () => {
    expect(sight(two([120, 0], [wall(3 * HIGH, 54, { sight: 'clear' })]))).toEqual([true, true]);
  });

  test('AT-190 (SP-LOS-02): characters never hide each other', () => {
    expect(sight(match(s, { hero: [0, 0], foe: [260, 0], a: [65, 0], b: [130, 0], c: [195, 0] }))).toEqual([true, true]);
  });

  test('AT-191 (SP-LOS-03): who stands on a part sees and is seen over parts of no higher Elevation', () => {
    const roof = box('roof', [100, 220], [-60, 60], [0, HIGH]);
    expect(sees(two([160, 0, HIGH], [roof, wall(HIGH, 54)]).game, HERO, FOE)).toBe(true);
    expect(sees(two([160, 0, HIGH], [roof, wall(HIGH + R[2]! + 2 * JUST, 54)]).game, HERO, FOE)).toBe(false);
  });

  test('AT-193 (SP-LOS-03, SP-LOS-04): a tower higher than both hides', () => {
    const stage = deck('stage', [100, 220], [-60, 60], R[2]! + 20);
    expect(sight(two([160, 0, R[2]! + 20], [stage, wall(2 * R[2]! + 30, 54)]))).toEqual([false, false]);
  });

  test('AT-194, AT-195 (SP-LOS-02, SP-LOS-06, SP-ENG-05): from inside a ruin one sees out, from outside not in; they are Engaged', () => {
    const ruin = box('ruin', [-60, 60], [-60, 60], [0, HIGH], { hollow: 4 });
    const t = two([60 + r + 2, 0], [ruin], [60 - 4 - r - 2, 0]);
    expect(sight(t)).toEqual([true, false]);
    expect([areEngaged(t.game, HERO, FOE), areEngaged(t.game, FOE, HERO)]).toEqual([true, true]);
  });

  /** Whether a part covers the foe, shot at by the hero from the west over a low wall `off` mm before the foe. */
  const covered = (off: number, from: Place = [-150, 0], boxes: readonly BoxSpec[] = [wall(LOW, 60)]): boolean =>
    coverPart(two([72 + off + r, 0], boxes, from).game, { attacker: HERO, defender: FOE }) !== null;

  test('AT-198, AT-199, AT-202 (SP-COVER-02 b): the wall covers who is within Range 1 of it', () => {
    expect([2, R[1]!, R[1]! + JUST].map((off) => covered(off))).toEqual([true, true, false]);
  });

  test('AT-201 (SP-COVER-02 b): a wall lower than the attacker does not', () => {
    const tower = (top: number): BoxSpec => box('tower', [-190, -110], [-40, 40], [0, top]);
    expect(covered(2, [-150, 0, LOW + R[2]!], [wall(LOW, 60), tower(LOW + R[2]!)])).toBe(true);
    expect(covered(2, [-150, 0, LOW + R[2]! + JUST], [wall(LOW, 60), tower(LOW + R[2]! + JUST)])).toBe(false);
  });

  test('AT-203 (SP-COVER-02 c): a wall beside the defender that no line crosses does not', () => {
    const beside = (south: number): readonly BoxSpec[] => [box('beside', [60, 72], [south, south + 60], [0, LOW])];
    expect([r - 1, r + JUST].map((south) => covered(2, [-150, 0], beside(south)))).toEqual([true, false]);
  });

  test('AT-205 (SP-COVER-05, AMB-16): a deck both stand on does not, a deck over whose rim the shot goes up does', () => {
    const gantry = [deck('gantry', [-200, 200], [-60, 60], HIGH)];
    expect(coverPart(two([150, 0, HIGH], gantry, [-150, 0, HIGH]).game, { attacker: HERO, defender: FOE })).toBeNull();
    expect(coverPart(two([150, 0, HIGH], gantry, [-150, 150]).game, { attacker: HERO, defender: FOE })).toBe(0);
  });

  test('AT-213, AT-214 (SP-ENG-01): no engagement at another Elevation, nor through a wall', () => {
    const gantry = [deck('gantry', [20, 200], [-60, 60], HIGH)];
    const engaged = (t: Table): boolean => areEngaged(t.game, HERO, FOE);
    expect([engaged(two([r + 40, 0], gantry)), engaged(two([r + 40, 0, HIGH], gantry))]).toEqual([true, false]);
    expect([LOW, HIGH].map((top) => engaged(two([2 * r + 20, 0], [wall(top, r + 4)])))).toEqual([true, false]);
    expect([0, JUST].map((off) => engaged(two([R[2]! + 2 * r + off, 0])))).toEqual([true, false]);
  });

  test('AT-218 (SP-ENG-04): who is pushed out of Range 2 is no longer Engaged', () => {
    const t = two([R[2]! + 2 * r, 0]);
    expect(isRestricted(t.game, HERO)).toBe(true);
    go(pushing(t, 1, { from: FOE }), [-50, 0]);
    expect([isRestricted(t.game, HERO), areEngaged(t.game, HERO, FOE)]).toEqual([false, false]);
  });

  /** Who controls an objective at a height after a check; figures by name and place, `hero` for seat 0. */
  function taker(up: number, figures: Readonly<Record<string, Standing>>, change: (t: Table) => void = () => undefined): number | null {
    const t = match(s, figures, [], { objectives: { C: [18, 18] } });
    Object.assign(t.state.objectives[0]!, { at: point([0, 0, up]) });
    change(t);
    checkControl(t.game);
    return t.state.objectives[0]!.controller;
  }
  const edge = R[2]! + r + s.token;

  test('AT-293 (SP-OBJ-03): one at the objective’s Elevation beats two below', () => {
    expect(taker(HIGH, { hero: [edge, 0, HIGH], foe: { places: [[0, edge, 0], [0, -edge, 0]] } })).toBe(0);
    expect(taker(HIGH, { hero: [edge + JUST, 0, HIGH], foe: { places: [[0, edge, 0], [0, -edge, 0]] } })).toBe(1);
  });

  test('AT-294 (SP-OBJ-03): with nobody at its Elevation the larger number takes it', () => {
    expect(taker(0, { hero: [edge, 0, HIGH], foe: { places: [[0, edge, HIGH], [0, -edge, HIGH]] } })).toBe(1);
  });

  test('AT-295 (SP-OBJ-03): a tie at its Elevation changes nothing, whoever is above', () => {
    expect(taker(0, { hero: [edge, 0], foe: [-edge, 0], crowd: { places: [[0, edge, HIGH], [0, -edge, HIGH]] } })).toBeNull();
  });

  test('AT-297 (SP-WND-03): a Wounded unit does not contest', () => {
    const figures = { hero: [edge, 0], foe: [0, edge, HIGH] } as const;
    expect([taker(0, figures), taker(0, figures, (t) => Object.assign(t.unit('hero'), { wounded: 1, damage: 9 }))]).toEqual([0, 1]);
  });

  test('AT-299 (SP-OBJ-02): an Inactive objective is not controlled', () => {
    expect(taker(0, { hero: [edge, 0] }, (t) => Object.assign(t.state.objectives[0]!, { active: false }))).toBeNull();
  });

  test('AT-301 (SP-OBJ-01): contesting needs no line of sight', () => {
    const t = match(s, { hero: [edge, 0] }, [wall(HIGH, 20)], { objectives: { C: [18, 18] } });
    Object.assign(t.state.objectives[0]!, { at: point([0, 0]) });
    expect(contests(t.game, t.unit('hero'), t.character('hero'), t.state.objectives[0]!)).toBe(true);
    expect(within(baseOf(t.game, HERO), objectiveBase(t.game, t.state.objectives[0]!), range(t.game, 2))).toBe(true);
  });

  test('AT-302 (SP-OBJ-06): characters are counted, not units', () => {
    const figures = (off: number): Readonly<Record<string, Standing>> => ({
      hero: {
        seat: 0,
        places: [
          [edge, 0],
          [-edge, 0],
        ],
      },
      foe: [0, edge],
      other: [0, -edge - off],
    });
    expect([taker(0, figures(0)), taker(0, figures(JUST))]).toEqual([null, 0]);
  });

  test('AT-147, AT-149, AT-171 (SP-DIR-05, SP-DIR-07): a wedge spans 45° to both sides; above one another every direction is free', () => {
    const wedge = { other: point([0, 0]), way: 'away' } as const;
    expect([[200, 100], [200, 100 + JUST], [200, -100]].map(([x, north]) => inWedge(point([100, 0]), point([x!, north!]), wedge))).toEqual([true, false, true]);
    expect(inWedge(point([0, 0, HIGH]), point([-70, 13, HIGH]), wedge)).toBe(true);
  });

  test('AT-141 (SP-OVER-02): bases at different Elevations never overlap', () => {
    const { game } = two([0, 0, HIGH]);
    expect([HIGH, R[2]!].map((up) => overlaps({ at: point([0, 0]), radius: r }, { at: point([0, 0, up]), radius: r }, levels(game)))).toEqual([false, true]);
  });
});
