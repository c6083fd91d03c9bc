import { beforeAll, describe, expect, test } from 'vitest';
import { gridOf, SQUARE } from '../ground/grid.ts';
import { readPiece } from '../terrain/piece.ts';
import { buildTerrain, parseTable } from '../terrain/table.ts';
import { type Choices, makePiece, takeApart } from './make-piece.ts';
import { box, glb, gltfDraft, ladder, type Made, obj, platform, stl, together } from '../../testing/models.ts';
import { readModel } from './read-model.ts';
import { guessStance, type Stance } from './stance.ts';
import { thinnerReady } from './thin.ts';

beforeAll(thinnerReady);

async function taken(bytes: Uint8Array, change: Partial<Stance> = {}) {
  const model = await readModel(bytes);
  return takeApart(model, { ...guessStance(model), ...change });
}

async function made(bytes: Uint8Array, change: (parts: Choices['parts']) => Partial<Choices> = () => ({})) {
  const apart = await taken(bytes);
  const parts = apart.proposal.parts.map(({ kind }) => ({ kind }));
  const piece = await makePiece(apart, { name: 'thing', budget: 2000, parts, strokes: [], ...change(parts) }, 'somebody');
  return { ...piece, model: await readPiece(piece.bytes) };
}

const kinds = async (...some: readonly Made[]): Promise<string> => (await taken(stl(some))).proposal.parts.map(({ kind }) => kind).sort().join(' ');

describe('size and stance', () => {
  const guessed = async (bytes: Uint8Array) => {
    const model = await readModel(bytes);
    const stance = guessStance(model);
    return { ...stance, size: takeApart(model, stance).solid.size.map(Math.round) };
  };

  test('an STL in millimetres whose z points up stands upright', async () => {
    expect(await guessed(stl(platform()))).toMatchObject({ unit: 'mm', up: '+z', size: [120, 110, 86] });
  });

  test('a glTF is in metres, of the model or of life', async () => {
    expect(await guessed(glb(gltfDraft(platform())))).toMatchObject({ unit: 'm', up: '+y', size: [120, 110, 86] });
    expect(await guessed(glb(gltfDraft([box('hut', [-2000, 0, -1500], [2000, 3000, 1500])])))).toMatchObject({ unit: 'life', size: [92, 69, 69] });
  });

  test('what fits in no unit gets a usual size', async () => {
    expect((await guessed(stl([box('dust', [0, 0, 0], [1e-4, 1e-4, 1e-4])]))).size).toEqual([150, 150, 150]);
  });

  test('a model too large or too small for a piece says so', async () => {
    await expect(taken(stl(platform()), { unit: 'inch' })).rejects.toThrow('"size": it is 3048 mm long; a piece is at most 460 mm. Choose another unit');
    await expect(taken(stl(platform()), { factor: 0.01 })).rejects.toThrow('"size": it is 1.2 mm long; a piece is at least 10 mm. Choose another unit');
  });

  test('quarter turns go round the upright axis', async () => {
    const { solid } = await taken(stl(platform()), { quarters: 1 });
    expect(solid.size.map(Math.round)).toEqual([86, 110, 120]);
  });
});

describe('what a part is taken for', () => {
  test('a block is solid, a kerb is low', async () => {
    expect(await kinds(box('b', [-30, 0, -30], [30, 60, 30]))).toBe('solid');
    expect(await kinds(box('b', [-50, 0, -5], [50, 20, 5]))).toBe('low');
  });

  test('rungs between bars are a ladder, whatever they are called', async () => {
    expect(await kinds(ladder('', 90), box('b', [-30, 0, -60], [30, 88, 0]))).toBe('ladder solid');
  });

  test('step behind step is stairs', async () => {
    expect(await kinds(stairsProfile(8, 11, 10))).toBe('stairs');
  });

  test('a raised plate full of holes is a walkway, bars are openwork', async () => {
    const bars = together('bars', ...Array.from({ length: 12 }, (_, i) => box('bar', [-40 + i * 7, 60, -40], [-37 + i * 7, 63, 40])));
    expect(await kinds(bars, box('post', [-6, 0, -6], [6, 60, 6]))).toBe('openwork solid');
  });

  test('a deck on posts falls into what stands and what lies upon it', async () => {
    const { proposal } = await taken(stl(platform()));
    expect(proposal.parts.map(({ kind, least, most }) => [kind, Math.round(least[1]), Math.round(most[1])])).toEqual(
      expect.arrayContaining([['solid', 86, 90], ['openwork', 0, 86], ['ladder', 0, 92], ['openwork', 90, 110]]));
  });
});

/** Stairs as one closed body: treads and risers, a back and a bottom, without inner walls. */
function stairsProfile(count: number, rise: number, run: number): Made {
  const ring: [number, number][] = [[0, 0]];
  for (let i = 0; i < count; i++) ring.push([i * run, (i + 1) * rise], [(i + 1) * run, (i + 1) * rise]);
  ring.push([count * run, 0]);
  const positions = [-20, 20].flatMap((x) => ring.flatMap(([z, y]) => [x, y, z]));
  const n = ring.length;
  const index: number[] = [];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    index.push(i, j, i + n, j, j + n, i + n);
  }
  return { name: '', positions, index };
}

describe('a piece that is made', () => {
  test('has the floors and the climb that its shape has', async () => {
    const { model } = await made(obj(platform()));
    expect(model.parts.flatMap(({ surfaces }) => surfaces.map(({ y }) => y))).toEqual([90]);
    expect(model.parts.flatMap(({ ingress }) => ingress)).toEqual([{ kind: 'ladder', from: [0, 0, 65], to: [0, 90, 17] }]);
  });

  test('leaves out the parts that are left out, and makes of others what is chosen', async () => {
    const { model } = await made(obj(platform()), (parts) => ({ parts: parts.map(({ kind }) => ({ kind: kind === 'openwork' ? 'gone' : kind === 'solid' ? 'bare' : kind })) }));
    expect(model.parts.map(({ part }) => part).sort()).toEqual(['bare', 'ladder']);
    expect(model.parts.flatMap(({ surfaces }) => surfaces)).toEqual([]);
  });

  test('gives a painted face to the part that it was painted with', async () => {
    const { model } = await made(stl([box('b', [-40, 0, -40], [40, 50, 40])]), (parts) => ({
      parts: [...parts, { kind: 'bare' }], strokes: [{ at: [0, 50, 0], facing: [0, 1, 0], reach: 'face', part: 1 }],
    }));
    expect(model.parts.map(({ part, top, bottom, surfaces }) => [part, bottom, top, surfaces.length])).toEqual([['solid', 0, 50, 0], ['bare', 50, 50, 0]]);
  });

  test('a ladder may lead the other way', async () => {
    const { model } = await made(stl([ladder('', 90)]), (parts) => ({ parts: parts.map(({ kind }) => ({ kind, turned: true })) }));
    const { model: plain } = await made(stl([ladder('', 90)]));
    const [turned, straight] = [model, plain].map(({ parts }) => parts[0]!.ingress[0]!);
    expect(Math.sign(turned!.to[2])).toBe(-Math.sign(straight!.to[2]));
  });

  const gate = (name: string, [left, right]: readonly [number, number] = [-28, 30]): Uint8Array =>
    glb(gltfDraft([box('post', [-40, 0, -4], [-30, 70, 4]), box(name, [left, 0, -2], [right, 66, 2]), box('post', [32, 0, -4], [42, 70, 4])]));
  const turned = (parts: Choices['parts']): Partial<Choices> => ({ parts: parts.map((part) => ({ ...part, turned: true })) });

  test('has a door where one is called so, whose leaf slides aside by its own width, either way', async () => {
    expect((await taken(gate('door'))).proposal.parts.map(({ kind, why }) => `${kind} ${why}`).sort()).toEqual(['door named', 'solid mass', 'solid mass']);
    expect((await taken(gate('door frame'))).proposal.parts.some(({ kind }) => kind === 'door')).toBe(false);
    for (const [change, slide] of [[undefined, [58, 0, 0]], [turned, [-58, 0, 0]]] as const) {
      const { model, notes } = await made(gate('door'), change);
      expect(model.parts.filter(({ door }) => door !== undefined)).toMatchObject([{ part: 'door', sight: 'blocked', move: 'impassable', surfaces: [], door: { slide } }]);
      expect(notes).toEqual([]);
    }
  });

  test('has no door where a leaf is too narrow to slide aside', async () => {
    const { model, notes } = await made(gate('door', [-2, 2]));
    expect([model.parts.some(({ door }) => door !== undefined), notes.map(({ note }) => note)]).toEqual([false, ['door']]);
  });

  test('has a pit where a flat part is called so; of what rises it is told that it is none', async () => {
    const sheet = glb(gltfDraft([box('wall', [-60, 0, -60], [-50, 60, 60]), box('pit', [-48, 0, -60], [60, 1.5, 60])]));
    const { model, notes } = await made(sheet);
    expect(model.parts.filter(({ pit }) => pit === true)).toMatchObject([{ part: 'pit', sight: 'clear', move: 'impassable', surfaces: [] }]);
    expect(notes).toEqual([]);
    const high = await made(gate('pit'));
    expect([high.model.parts.some(({ pit }) => pit === true), high.notes.map(({ note }) => note)]).toEqual([false, ['pit']]);
  });

  test('SWM-13.1, SWM-13.18: stands on a table, its door is a door between squares and its pit is a pit', async () => {
    const square = SQUARE.inchAndHalf;
    const hall = glb(gltfDraft([
      box('wall', [-1.5 * square, 0, -2], [-0.5 * square, 70, 2]), box('door', [-0.5 * square, 0, -2], [0.5 * square, 66, 2]), box('wall', [0.5 * square, 0, -2], [1.5 * square, 70, 2]),
      box('pit', [-1.5 * square, 0, -3 * square], [-0.5 * square, 1.5, -2 * square]),
    ]));
    const { model } = await made(hall, (parts) => ({ parts: parts.map(({ kind }) => ({ kind })) }));
    // The middle of the model's rectangle is its own: its front wall lies one and a half squares before it.
    const table = parseTable({
      format: 'gantry-table', version: 1, id: 'hall', name: 'Hall', theme: 'refinery', size: [5 * square, 5 * square], features: [{ id: 'hall', piece: 'hall', at: [0, 0], turn: 0, level: 0 }],
    });
    const grid = gridOf(buildTerrain(table, new Map([['hall', model]])), square);
    expect(grid.doors).toHaveLength(1);
    expect(grid.doors[0]).toHaveLength(1);
    const { x1, y1, x2, y2 } = grid.doors[0]![0]!;
    expect([x2 - x1, y2 - y1, x1]).toEqual([1, 0, 2]);
    expect(grid.walls.filter((wall) => wall.y1 === y1 && wall.y2 === y1).map((wall) => wall.x1).sort()).toEqual([1, 3]);
    expect(grid.kinds.filter((kind) => kind === 'pit')).toHaveLength(1);
  });

  test('of which every part is left out is none', async () => {
    await expect(made(stl(platform()), (parts) => ({ parts: parts.map(() => ({ kind: 'gone' })) }))).rejects.toThrow('"parts": nothing is left of the model: every part is left out');
  });

  test('is the same to the last byte for the same choices', async () => {
    const [one, other] = [await made(obj(platform())), await made(obj(platform()))];
    expect(one.bytes).toEqual(other.bytes);
  });
});

describe('an OBJ with its material file', () => {
  const crate = obj([box('crate', [-30, 0, -30], [30, 40, 30])], 'mtllib paint.mtl\n');
  const paint = (text: string): Uint8Array => new TextEncoder().encode(text);
  const read = (text: string) => readModel(crate, { beside: new Map([['paint.mtl', paint(text)]]) });

  test('has the colours that it says, and says nothing of what is left out', async () => {
    const { parts, leftOut } = await read('# paint\nnewmtl other\nKd 0 0 1\nnewmtl crate-paint\nKd 1 0.5 0\nKe 0 0 0.4\nPr 0.25\nPm 1\nmap_Kd http://example.org/a.png\n');
    expect(parts[0]).toMatchObject({ colour: [1, expect.closeTo(0.214, 2), 0], rough: 0.25, metal: 1, glow: 0.4 });
    expect(leftOut).toEqual([]);
    expect((await readModel(crate)).leftOut).toEqual(['materials']);
  });

  test('stays plain where it says nothing of a material, or no numbers', async () => {
    const plain = { colour: [0.32, 0.33, 0.35], rough: 0.75, metal: 0.05, glow: 0 };
    expect((await read('newmtl other\nKd 0 0 1\n')).parts[0]).toMatchObject(plain);
    expect((await read('newmtl __proto__\nKd 1 1 1\nnewmtl crate-paint\nPm -1e999\nPr x\n')).parts[0]).toMatchObject({ ...plain, metal: 0.05 });
    expect((await read('newmtl crate-paint\nKd nan 2 -1\nNs 998\n')).parts[0]).toMatchObject({ colour: [expect.closeTo(0.32, 1), 1, 0], rough: expect.closeTo(0.045, 2) });
  });

  test('is refused where the file is larger or holds more than can be', async () => {
    await expect(read('#'.repeat(1024 * 1024 + 1))).rejects.toThrow('"materials": their file is larger than 1024 KB');
    await expect(read(Array.from({ length: 4001 }, (_, i) => `newmtl m${i}\n`).join(''))).rejects.toThrow('"materials": there are 4001; at most 4000 are read');
  });
});
