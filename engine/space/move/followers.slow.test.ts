import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../core/rng.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { anyPlace, somePlaces } from './any-place.ts';
import { roomForFollowers } from './followers.ts';
import { overlaps } from '../plane/measure.ts';
import type { Point } from '../../shape/point.ts';
import { asks, LEVELS, packed } from './place-reference.fixture.ts';
import type { Base, Follower, Zone } from '../../shape/shape.ts';
import type { Terrain } from '../terrain/terrain.ts';
import { mayPlace, refusePlace } from './zone.ts';

const strip: Zone = { kind: 'strip', side: 1, depth: 900, levels: LEVELS };
const follower = (range: number, n: number): Follower => ({ figure: `f${n}`, of: null, radius: 20, height: 32, range });
const three = [25.4, 25.4, 25.4].map(follower);
const wall = { sight: 'blocked', move: 'impassable', bottom: 0, top: 110, surface: false } as const;

/** A court with one gap, as long and wide as given; the leader stands in its far end. */
const court = (wide: number, long: number): Terrain => boxTerrain({
  boxes: [
    { id: 'west', ...wall, x: [-200, -wide / 2], z: [-200, 200] }, { id: 'east', ...wall, x: [wide / 2, 200], z: [-200, 200] },
    { id: 'north', ...wall, x: [-wide / 2, wide / 2], z: [-200, -20] }, { id: 'south', ...wall, x: [-wide / 2, wide / 2], z: [long - 20, 200] },
  ],
});

const leader: Point = { x: 0, y: 0, z: 0 };
const ask = (followers: readonly Follower[], others: readonly Base[] = []): PlaceRequest => ({
  ...asks(strip, others, { at: { x: 0, y: 0, z: 400 } }),
  followers,
});
const beside = (request: PlaceRequest, number: number, at: Point, taken: readonly Base[]): PlaceRequest => {
  const { of, radius, height, range } = request.followers![number]!;
  return asks({ kind: 'near', of: of ?? { at, radius: request.body.radius }, range, level: 'any', levels: LEVELS }, taken, { at: { x: 0, y: 0, z: 400 }, radius, height });
};

/** Whether followers at places stand legally, one after another. */
function stand(terrain: Terrain, request: PlaceRequest, at: Point, places: readonly Point[]): boolean {
  const taken: Base[] = [...request.others, { at, radius: request.body.radius }];
  return places.every((place, i) => {
    const objection = refusePlace(terrain, beside(request, i, at, taken), place);
    taken.push({ at: place, radius: request.followers![i]!.radius });
    return objection === null;
  });
}

describe('SP-DEPLOY-03: room for the rest of a squad', () => {
  test('in the open there is room for all, and the places shown are a way to stand', () => {
    const request = ask([25.4, 76.2, 25.4, 25.4].map(follower));
    const room = roomForFollowers(boxTerrain({}), request, leader);
    if (room.kind !== 'room') throw new Error(room.kind);
    expect(room.places).toHaveLength(4);
    expect(stand(boxTerrain({}), request, leader, room.places)).toBe(true);
  });

  test('where the first alone finds none, it is the first', () => {
    expect(roomForFollowers(court(41, 79), ask(three), leader)).toEqual({ kind: 'none', follower: 0 });
    // One that may go farther than the court does find room.
    expect(roomForFollowers(court(41, 79), ask([25.4, 254].map(follower)), leader)).toEqual({ kind: 'none', follower: 0 });
    expect(roomForFollowers(court(41, 79), ask([254].map(follower)), leader).kind).toBe('room');
  });

  test('where there is room for one and no more, it is proven for the second', () => {
    expect(roomForFollowers(court(41, 82), ask([25.4].map(follower)), leader).kind).toBe('room');
    expect(roomForFollowers(court(41, 82), ask(three), leader)).toEqual({ kind: 'none', follower: 1 });
    expect(roomForFollowers(court(60, 82), ask(three), leader)).toEqual({ kind: 'none', follower: 1 });
  });

  test('the last pocket is kept for whoever fits nowhere else', () => {
    // Two fit into the court only when the first does not stand in its middle.
    const terrain = court(82, 82);
    const request = ask(three);
    const room = roomForFollowers(terrain, request, { x: -20.5, y: 0, z: 0 });
    if (room.kind !== 'room') throw new Error(room.kind);
    expect(stand(terrain, request, { x: -20.5, y: 0, z: 0 }, room.places)).toBe(true);
  });

  test('who follows somebody else finds room there, unless the figure stands in its way', () => {
    const base: Base = { at: { x: 0, y: 0, z: 21 }, radius: 20 };
    const later = { ...follower(25.4, 0), of: base };
    expect(roomForFollowers(court(41, 121), ask([later], [base]), { x: 0, y: 0, z: 80 })).toEqual({ kind: 'none', follower: 0 });
    expect(roomForFollowers(court(41, 121), ask([later], [base]), { x: 300, y: 0, z: 300 }).kind).toBe('room');
  });

  test('what is said of packed spots is so: a way that is shown is one, and where none is said nobody finds one', () => {
    const said = { room: 0, none: 0, unsure: 0 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (seed) => {
        const random = randomFrom(seed);
        const { terrain, others } = packed(random, 20);
        const request = { ...ask(three, others.slice(0, 4)), zone: { ...strip, depth: 2000 } };
        const at = anyPlace(terrain, request);
        if (at === null) return;
        const room = roomForFollowers(terrain, request, at);
        said[room.kind]++;
        if (room.kind === 'room') expect(stand(terrain, request, at, room.places)).toBe(true);
        if (room.kind === 'none') for (let i = 0; i < 20; i++) expect(putAtRandom(terrain, request, at, random)).toBeLessThanOrEqual(room.follower);
      }),
      { numRuns: 140, seed: 20 },
    );
    expect(Math.min(said.room, said.none)).toBeGreaterThan(4);
    expect(said.unsure).toBeLessThan(said.room + said.none);
  });
});

/** How many followers find room when each takes some place at random. */
function putAtRandom(terrain: Terrain, request: PlaceRequest, at: Point, random: () => number): number {
  const taken: Base[] = [...request.others, { at, radius: request.body.radius }];
  for (const [i, { radius }] of request.followers!.entries()) {
    const asked = beside(request, i, at, taken);
    const places = somePlaces(terrain, asked, 30);
    const place = places[Math.floor(random() * places.length)];
    if (place === undefined) return i;
    expect(mayPlace(terrain, asked, place) && !taken.some((other) => overlaps({ at: place, radius }, other, LEVELS))).toBe(true);
    taken.push({ at: place, radius });
  }
  return request.followers!.length;
}
