import { PerspectiveCamera } from 'three';
import { expect, test } from 'vitest';
import type { Happened } from '../../../engine/host/link.ts';
import { faces } from '../../../engine/shatterpoint/system.ts';
import { faceFor } from '../../faces/index.ts';
import '../../testing/faces.fixture.ts';
import type { Situation } from '../../faces/face.ts';
import { situationIn } from '../../faces/situation.ts';
import type { MatchView } from '../../faces/shatterpoint/view.ts';
import { NO_HINTS } from '../../match/hints.ts';
import { LiveStage } from '../../match/liveStage.ts';
import { battle, tableauOf } from '../../testing/battle.fixture.ts';
import { homeView, Rig, type View } from '../rig.ts';
import { Director, type Heeded } from './director.ts';
import { boundsOf, isWithin, pixelsOf, project } from './lens.ts';
import { bodyOf } from './shot.ts';

const SIZE = { width: 1280, height: 800 };
const update = battle('battle')[0]!;
const situation = situationIn(faceFor, null, update) as Situation;

const FREE = { left: 291, top: 98, right: 989, bottom: 600 };

function onSet(camera: Heeded['settings']['camera'], change: Partial<Heeded> = {}) {
  const stage = new LiveStage();
  const rig = new Rig();
  const director = new Director(stage);
  stage.snapTo({ ...tableauOf(update.view as MatchView, faces), active: null, attacker: null, defender: null });
  director.join({ rig, hides: () => 0, size: () => SIZE, free: () => FREE });
  const state: Heeded = { shown: update, request: null, hints: NO_HINTS, playing: true, selected: null, screen: 'battle', settings: { camera, reducedMotion: false }, ...change };
  director.heed(state);
  const eye = new PerspectiveCamera();
  const arrive = (): void => { while (rig.update(eye, 0.1)); };
  arrive();
  /** An event is shown: the camera goes there first. */
  const happens = (event: Happened): number => {
    const lead = director.before([event], situation);
    situation.face.show(stage, event, situation);
    stage.tick(2);
    arrive();
    return lead;
  };
  return { stage, rig, director, state, happens, arrive };
}

const begins = (unit: string): Happened => ({ type: 'activated', unit, from: 'order' });
const attacks = (attacker: string, defender: string): Happened => ({ type: 'targeted', attacker, defender });
const [ONE, OTHER, PAIR] = ['0.general-anakin-skywalker', '1.kalani', ['0.general-anakin-skywalker.1', '1.lord-maul.1']] as const;
const copy = ({ goal }: Rig): View => ({ ...goal });

test('a match begins behind the person’s own edge, also where the opponent chose the sides', () => {
  const { stage, rig, director, state } = onSet('follows');
  expect(rig.now).toEqual(homeView(0));
  stage.edges = [-1, 1];
  director.heed({ ...state, shown: { ...update, match: 'another' } });
  expect(rig.now.turn).toBeCloseTo(homeView(Math.PI).turn);
  const { rig: alone, stage: table, director: never, state: standing } = onSet('never');
  table.edges = [-1, 1];
  never.heed({ ...standing });
  expect(alone.goal.turn).toBeCloseTo(homeView(Math.PI).turn);
});

test('a picture that is built anew in the middle of a match goes on where the hand had it', () => {
  const { rig, director } = onSet('follows');
  rig.orbit(0.4, 0.1);
  const mine = copy(rig);
  director.join({ rig, hides: () => 0, size: () => SIZE, free: () => FREE });
  expect([copy(rig), rig.held]).toEqual([mine, true]);
});

test('it goes to who acts before anything is shown, and waits only where it has to go', () => {
  const { rig, stage, happens } = onSet('follows');
  expect(happens(begins(ONE))).toBeGreaterThan(200);
  expect(pixelsOf(rig.now, SIZE, bodyOf(stage.actorOf(ONE)!))).toBeGreaterThanOrEqual(70);
  expect(happens({ type: 'abilityUsed', unit: ONE, ability: 'any' })).toBe(0);
});

test('it lingers on a defeat, and comes back to who is to act', () => {
  const { rig, stage, director, state, happens } = onSet('follows');
  happens(begins(ONE));
  happens({ type: 'defeated', unit: OTHER, by: null });
  expect(director.after()).toBeGreaterThanOrEqual(800);
  const there = copy(rig);
  director.heed({ ...state, playing: false });
  expect(rig.goal).not.toEqual(there);
  expect(pixelsOf(rig.goal, SIZE, bodyOf(stage.actorOf(ONE)!))).toBeGreaterThanOrEqual(70);
});

test('a struggle that is won and a token that changes hands are lingered on', () => {
  const { rig, stage, director, happens } = onSet('follows');
  const lit = stage.markers.filter((marker) => marker.lit);
  happens(begins(ONE));
  happens({ type: 'controlTaken', objective: lit[0]!.id, seat: 1 });
  expect(director.after()).toBeGreaterThanOrEqual(500);
  expect(Math.hypot(rig.now.x - lit[0]!.at.x, rig.now.z - lit[0]!.at.z)).toBeLessThan(150);
  happens({ type: 'struggleWon', seat: 1 });
  expect(director.after()).toBeGreaterThanOrEqual(1000);
});

test('a hand keeps the camera until the next activation, or until it is given back; in a film only then', () => {
  const { rig, director, happens } = onSet('follows');
  happens(begins(ONE));
  rig.orbit(0.5, 0.1);
  const mine = copy(rig);
  expect(happens(attacks(...PAIR))).toBe(0);
  expect(rig.goal).toEqual(mine);
  happens({ type: 'attackEnded' });
  happens(begins(OTHER));
  expect(rig.goal).not.toEqual(mine);
  rig.pan(20, 20);
  const again = copy(rig);
  director.release();
  expect(rig.held).toBe(false);
  happens(attacks(...PAIR));
  expect(rig.goal).not.toEqual(again);

  const film = onSet('follows', { screen: 'replay', playing: false });
  film.rig.orbit(0.5, 0.1);
  const free = copy(film.rig);
  film.happens(begins(OTHER));
  expect(film.rig.goal).toEqual(free);
  film.director.release();
  film.happens(attacks(...PAIR));
  expect(film.rig.goal).not.toEqual(free);
});

test('a hand in the middle of a glide takes the camera where it is', () => {
  const { rig, director } = onSet('follows');
  director.before([begins(ONE)], situation);
  rig.update(new PerspectiveCamera(), 0.2);
  const here = { ...rig.now };
  expect(rig.moves).toBe(true);
  rig.orbit(0.1, 0);
  expect(rig.goal).toEqual({ ...here, turn: here.turn + 0.1 });
});

test('where only what matters moves it, it goes to attacks and back to where the person was; where it shall never, nowhere', () => {
  const { rig, stage, director, state, happens, arrive } = onSet('matters');
  rig.glide({ ...homeView(0), x: 40, away: 1500 }, 0);
  const mine = copy(rig);
  happens(begins(ONE));
  expect(rig.goal).toEqual(mine);
  happens(attacks(...PAIR));
  expect(rig.goal).not.toEqual(mine);
  stage.setTarget(null, null);
  director.heed({ ...state, playing: false });
  arrive();
  expect(rig.now).toEqual(mine);

  const never = onSet('never');
  const there = copy(never.rig);
  for (const event of [begins(ONE), attacks(...PAIR), { type: 'defeated', unit: OTHER }]) expect(never.happens(event)).toBe(0);
  expect(never.director.after()).toBe(0);
  expect(never.rig.goal).toEqual(there);
});

test('with reduced motion it is there at once, and nothing is waited for', () => {
  const { rig, happens } = onSet('follows', { settings: { camera: 'follows', reducedMotion: true } });
  const before = copy(rig);
  expect(happens(begins(ONE))).toBe(0);
  expect(rig.now).not.toEqual(before);
});

/** The first of a side goes somewhere; without an end, up onto a deck that is near. */
const goes = (stage: LiveStage, how: string, by = { x: 60, y: 90, z: 0 }): Happened => {
  const { x, y, z } = bodyOf(stage.actorOf(ONE)!);
  return { type: 'moved', character: `${ONE}.1`, how, from: { x, y, z }, to: { x: x + by.x, y: y + by.y, z: z + by.z }, by: null };
};

test('a way is looked at with both its ends', () => {
  const { rig, stage, happens } = onSet('follows');
  const from = bodyOf(stage.actorOf(ONE)!);
  happens(goes(stage, 'advance', { x: 120, y: 0, z: 40 }));
  for (const end of [from, bodyOf(stage.actorOf(ONE)!)]) expect(pixelsOf(rig.now, SIZE, end)).toBeGreaterThanOrEqual(69);
});

test('a way that is told in steps is looked at whole from its first step on', () => {
  const { rig, stage, director, happens } = onSet('follows');
  const from = bodyOf(stage.actorOf(ONE)!);
  const step = (to: number, after: number): Happened =>
    ({ type: 'moved', character: `${ONE}.1`, how: 'advance', from: { x: from.x + after, y: from.y, z: from.z }, to: { x: from.x + to, y: from.y, z: from.z }, by: null });
  const steps = [step(60, 0), step(150, 60), step(300, 150)];
  director.before(steps, situation);
  const view = copy(rig);
  for (const event of steps) happens(event);
  const end = bodyOf(stage.actorOf(ONE)!);
  expect(end.x - from.x).toBeCloseTo(300);
  expect(copy(rig), 'the camera needs no second place').toEqual(view);
  const middle = (view.x - from.x) / (end.x - from.x);
  expect(middle).toBeGreaterThan(0.2);
  expect(middle).toBeLessThan(0.8);
});

test('the camera goes along with a climb: whoever climbs stays where they are in the picture, near, up to the deck', () => {
  const { rig, stage, director } = onSet('follows');
  const eye = new PerspectiveCamera();
  const event = goes(stage, 'climb');
  director.before([event], situation);
  while (rig.update(eye, 0.05));
  const climber = stage.actorOf(ONE)!;
  const [foot, view] = [bodyOf(climber), copy(rig)];
  const place = project(rig.now, SIZE, foot);
  expect(pixelsOf(rig.now, SIZE, foot)).toBeGreaterThanOrEqual(83);
  situation.face.show(stage, event, situation);
  const heights = new Set<number>();
  for (let i = 0; i < 60 && climber.act !== 'stand'; i++) {
    stage.tick(0.05);
    rig.update(eye, 0.05);
    const { x, y } = project(rig.now, SIZE, bodyOf(climber));
    expect(Math.hypot(x - place.x, y - place.y)).toBeLessThan(0.01);
    heights.add(Math.round(climber.y));
  }
  expect(heights.size).toBeGreaterThan(5);
  expect(rig.now.y - view.y).toBeCloseTo(climber.y - foot.y);
  // What comes then is nothing that the camera goes along with.
  const there = copy(rig);
  climber.x += 50;
  rig.update(eye, 0.05);
  expect(copy(rig)).toEqual(there);
});

test('the camera goes along with whoever takes a ladder from one end to the other (SP-INGR-02)', () => {
  const { rig, stage, happens } = onSet('follows');
  const from = bodyOf(stage.actorOf(ONE)!);
  happens(goes(stage, 'ingress'));
  const to = bodyOf(stage.actorOf(ONE)!);
  expect(to.y).toBeGreaterThan(from.y + 80);
  const [end, start] = [rig.now, { ...rig.now, x: rig.now.x - to.x + from.x, y: rig.now.y - to.y + from.y, z: rig.now.z - to.z + from.z }];
  expect(pixelsOf(end, SIZE, to)).toBeCloseTo(pixelsOf(start, SIZE, from));
  expect(pixelsOf(end, SIZE, to)).toBeGreaterThanOrEqual(83);
});

test('a hand takes the camera off a climb; with reduced motion it does not go along', () => {
  const { rig, stage, director } = onSet('follows');
  director.before([goes(stage, 'climb')], situation);
  rig.orbit(0.2, 0);
  const mine = copy(rig);
  situation.face.show(stage, goes(stage, 'climb'), situation);
  stage.tick(0.2);
  rig.update(new PerspectiveCamera(), 0.05);
  expect(copy(rig)).toEqual(mine);

  const calm = onSet('follows', { settings: { camera: 'follows', reducedMotion: true } });
  calm.director.before([goes(calm.stage, 'climb')], situation);
  const before = copy(calm.rig);
  situation.face.show(calm.stage, goes(calm.stage, 'climb'), situation);
  calm.stage.tick(2);
  calm.rig.update(new PerspectiveCamera(), 0.05);
  expect(copy(calm.rig)).toEqual(before);
});

test('who is asked is seen with the nearest enemies; a picture that has them is left as it is', () => {
  const { rig, stage, director, state, arrive } = onSet('follows', { playing: false });
  const who = stage.actorOf(ONE)!;
  const foes = [...stage.actors.values()].filter(({ seat, shown }) => shown && seat !== who.seat);
  Object.assign(who, { x: 0, y: 0, z: 300 });
  for (const [i, foe] of foes.entries()) Object.assign(foe, { x: i < 2 ? -420 + 60 * i : 900, y: 0, z: i < 2 ? 250 : -900 });
  stage.active = ONE;
  director.heed({ ...state, playing: false });
  arrive();
  for (const body of [who, ...foes.slice(0, 2)].map((actor) => bodyOf(actor))) expect(isWithin(boundsOf(rig.now, SIZE, body), FREE)).toBe(true);
  expect(pixelsOf(rig.now, SIZE, bodyOf(who))).toBeGreaterThanOrEqual(70);
  const there = copy(rig);
  director.heed({ ...state, playing: false });
  expect(copy(rig)).toEqual(there);
});
