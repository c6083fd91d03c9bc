import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlaceRequest } from '../../engine/core/script.ts';
import { planDistance, type Point } from '../../engine/shape/point.ts';
import { box, match, point, pushing, SCALES, type Standing } from '../../engine/shatterpoint/board/geometry.fixture.ts';
import type { Table } from '../../engine/testing/shatterpoint/table.ts';
import { answer } from './answers.ts';
import { groundRules } from '../faces/ground.ts';
import { startPlace } from './place.ts';
import { step, type Tool } from './tool.ts';
import type { Effect, Input } from './step.ts';

const rules = await groundRules('shatterpoint');
const s = SCALES[1]!;
const FOE = '1.foe.1';

const degrees = fc.integer({ min: 0, max: 359 });
const touching = fc.record({ degrees, gap: fc.constantFrom(0, 0, 0.1, 0.3, 2, 40) });
const standingWall = fc.record({
  degrees: fc.constantFrom(0 as const, 90 as const, 180 as const, 270 as const),
  gap: fc.constantFrom(0, 0.1, 0.3, 3, 30),
});

/** A figure at the table's centre with a pusher, bases that touch it or nearly, and a wall somewhere. */
const scenes = fc.record({
  pusher: degrees,
  others: fc.array(touching, { maxLength: 4 }),
  wall: fc.option(standingWall, { nil: null }),
  range: fc.constantFrom(1, 2, 3),
  way: fc.constantFrom('push' as const, 'pull' as const),
});
type Scene = typeof scenes extends fc.Arbitrary<infer T> ? T : never;

const coordinate = fc.integer({ min: -1500, max: 1500 });
/** Spots in tenths of a millimetre, or in thousandths beside the figure. */
const throws = fc.array(fc.record({ x: coordinate, z: coordinate, near: fc.boolean() }), { minLength: 4, maxLength: 8 });

const around = (degrees: number, far: number): readonly [number, number] => {
  const turn = (degrees * Math.PI) / 180;
  return [Math.round(Math.cos(turn) * far * 10) / 10, Math.round(Math.sin(turn) * far * 10) / 10];
};

/** The match of a scene, its push being asked, and how the push is asked again with the figure back at its place. */
function begin({ pusher, others, wall, range, way }: Scene): { readonly table: Table; again(): Table } {
  const figures: Record<string, Standing> = { hero: [0, 0], foe: around(pusher, 2 * s.r) };
  others.forEach(({ degrees, gap }, i) => { figures[`other${i}`] = around(degrees, 2 * s.r + gap); });
  const near = s.r + (wall?.gap ?? 0);
  const [across, ahead, behind] = [[-90, 90], [near, near + 12], [-near - 12, -near]] as const;
  const walls = {
    0: box('wall', ahead, across, [0, 90]),
    90: box('wall', across, ahead, [0, 90]),
    180: box('wall', behind, across, [0, 90]),
    270: box('wall', across, behind, [0, 90]),
  };
  const table = match(s, figures, wall === null ? [] : [walls[wall.degrees]]);
  const again = (): Table => {
    table.character('hero').at = point([0, 0]);
    return pushing(table, range, { from: FOE, way });
  };
  return { table: again(), again };
}

function requestOf({ request }: Table): PlaceRequest {
  if (request?.kind !== 'place') throw new Error('no place is asked for');
  return request;
}

interface Confirmed {
  readonly sent: Point | null;
  readonly named: Point;
  readonly mark: Point;
  readonly refused: string | null;
}

/** What a person sends who puts the mark at a spot and confirms it, and where the mark stood. */
function confirmed(terrain: Parameters<typeof answer>[0], request: PlaceRequest, spot: Point): Confirmed {
  const aim = answer(terrain, rules, { kind: 'aim', args: { request, spot } });
  let tool: Tool = startPlace(request);
  let effects: readonly Effect[] = [];
  for (const input of [{ kind: 'aimed', aim, fix: true }, { kind: 'confirm' }] satisfies Input[]) ({ tool, effects } = step(tool, input));
  const [effect] = effects;
  return { sent: effect?.do === 'place' ? effect.at : null, named: aim.named, mark: aim.at, refused: aim.refusal?.rule ?? null };
}

/** Every spot of a scene is shown as the rules take it: sent when they allow it, and then the figure ends where its mark stood. */
function expectAgreement({ table, again }: ReturnType<typeof begin>, spots: readonly Point[]): number {
  const { terrain } = table.game.content;
  const request = requestOf(table);
  let unmoved = 0;
  for (const spot of spots) {
    const { sent, named, mark, refused } = confirmed(terrain, request, spot);
    expect(sent === null).toBe(refused !== null);
    expect(refused).toBe(table.refusal({ kind: 'place', at: named })?.rule ?? null);
    if (sent === null) continue;
    expect(table.answer({ kind: 'place', at: sent }).character('hero').at).toEqual(mark);
    again().leaveOpen();
    if (planDistance(mark, request.body.at) === 0) unmoved += 1;
  }
  return unmoved;
}

test('a push that is shown is the push that is made, also where the figure can hardly move or not at all (SP-PUSH-04, SP-DIR-05)', () => {
  let unmoved = 0;
  fc.assert(
    fc.property(scenes, throws, (scene, thrown) => {
      const begun = begin(scene);
      const request = requestOf(begun.table);
      const { cells } = answer(begun.table.game.content.terrain, rules, { kind: 'field', args: { request, cell: 10 } });
      const some = Array.from({ length: Math.min(6, cells.length / 3) }, (_, i) => Math.floor((i * cells.length) / 18) * 3);
      const lit = some.map((i) => ({ x: cells[i]!, y: cells[i + 1]!, z: cells[i + 2]! }));
      const spots = thrown.map(({ x, z, near }) => ({ x: x / (near ? 1000 : 10), y: 0, z: z / (near ? 1000 : 10) }));
      unmoved += expectAgreement(begun, [...lit, ...spots]);
    }),
    { numRuns: 60 },
  );
  expect(unmoved).toBeGreaterThan(20);
});

test('SP-PUSH-06: a figure held by a base it touches is pushed where it stands, and its direction is what is sent', () => {
  const scene: Scene = { pusher: 180, others: [{ degrees: 0, gap: 0 }], wall: null, range: 2, way: 'push' };
  expect(expectAgreement(begin(scene), [point([60, 0])])).toBe(1);
});
