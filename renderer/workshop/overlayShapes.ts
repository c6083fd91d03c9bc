/** Shapes that rules read, as they are drawn over the table: faces, bars and what their colours mean. Lengths in mm. */
import type { TableMatch } from '../../engine/space/check/check.ts';
import type { Giver } from '../../engine/space/check/tried.ts';
import type { Levels } from '../../engine/shape/shape.ts';
import type { PieceModel } from '../../engine/space/terrain/piece-model.ts';
import { placingOf, put, type Feature, type TableFile } from '../../engine/space/terrain/table.ts';
import { crossesItself } from '../../engine/space/plane/crossing.ts';
import { edgesOf, holds, type Ring } from '../../engine/space/plane/ring.ts';

/** A flat shape with holes, at a height. */
export interface OverlayFace {
  readonly outline: Ring;
  readonly holes: readonly Ring[];
  readonly y: number;
  readonly colour: string;
}

/** A straight bar between two places. */
export interface OverlayBar {
  readonly from: readonly [number, number, number];
  readonly to: readonly [number, number, number];
  readonly width: number;
  readonly colour: string;
}

/** What a colour means: a key of the workshop's words with its values. */
interface LegendRow {
  readonly colour: string;
  readonly word: string;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface OverlayShapes {
  readonly faces: readonly OverlayFace[];
  readonly bars: readonly OverlayBar[];
  readonly legend: readonly LegendRow[];
  /** Whether faces are seen through whatever stands over them: what lies on the ground below decks and roofs. */
  readonly through?: true;
}

export const NO_SHAPES: OverlayShapes = { faces: [], bars: [], legend: [] };

type ModelOf = (piece: string) => PieceModel | undefined;

/** How heights count as levels where no match says it: three inches and more apart (mm). */
const LEVELS: Levels = { step: 76.2, equalIsSame: false };
const TONES = ['#4f8fd6', '#4fc49a', '#e3c04a', '#e0803f', '#c75bb0', '#f0f0f0'] as const;
/** Colours of matter by what it stops. */
const MATTER = { both: '#e0573f', move: '#e6a53a', sight: '#5a92e0', neither: '#5fbf6e' } as const;
const WAYS: Readonly<Record<string, string>> = { ladder: '#ffd166', stairs: '#7fe0c2', lift: '#c9a2ff', door: '#ff9a80', ramp: '#9fd3ff' };
/** Colours of what gives cover, by how it does. */
const GIVERS: Readonly<Record<string, string>> = { ground: '#ffb25c', deck: '#ff5d5d', low: '#ffb25c', wall: '#ff5d5d', hides: '#ff5d5d' };
const SIDES = ['#5fa8ff', '#ff8f5f', '#8fe07f', '#d79bff', '#ffe27f'] as const;
const OBJECTIVE = '#f4ebdf';
/** How far above its surface a face lies (mm), so that it is seen. */
const ABOVE = 1.2;
/** Radius of an objective's token, and corners of what is round. */
const [TOKEN, ROUND] = [20, 24];

const insideRing = (ring: Ring, [x, z]: Ring[number]): boolean => holds(edgesOf([ring]), x, z);

const rings = (feature: Feature, list: readonly Ring[]): readonly Ring[] => {
  const placing = placingOf(feature);
  return list.map((ring) => ring.map(([x, z]) => put(placing, x, z)));
};

/** Outlines of a footprint, each with the holes in it. */
function filled(list: readonly Ring[]): readonly { readonly outline: Ring; readonly holes: readonly Ring[] }[] {
  const isHole = list.map((ring, i) => list.filter((other, k) => k !== i && insideRing(other, ring[0]!)).length % 2 === 1);
  const holesIn = (outline: Ring): readonly Ring[] => list.filter((ring, k) => isHole[k] === true && insideRing(outline, ring[0]!));
  return list.flatMap((outline, i) => (isHole[i] === true ? [] : [{ outline, holes: holesIn(outline) }]));
}

/** Where figures may stand: one colour for each level as the rules of a match count them, the table's own ground left out. */
export function heightShapes({ features }: TableFile, modelOf: ModelOf, { step, equalIsSame } = LEVELS): OverlayShapes {
  const flat = features.flatMap((feature) => (modelOf(feature.piece)?.parts ?? []).flatMap(({ surfaces }) =>
    surfaces.map(({ y, outline }) => ({ y: y + feature.level, outline: rings(feature, [outline])[0]! }))));
  const heights = [...new Set(flat.map(({ y }) => Math.round(y)))].sort((a, b) => a - b);
  const levels: { readonly from: number; to: number }[] = [];
  for (const y of heights) {
    const last = levels.at(-1);
    if (last !== undefined && (equalIsSame ? y - last.from <= step : y - last.from < step)) last.to = y;
    else levels.push({ from: y, to: y });
  }
  const levelOf = (y: number): number => levels.findIndex(({ from, to }) => Math.round(y) >= from && Math.round(y) <= to);
  const toneOf = (y: number): string => TONES[Math.min(TONES.length - 1, levelOf(y))] ?? TONES[0];
  return {
    faces: flat.map(({ y, outline }) => ({ outline, holes: [], y: y + ABOVE, colour: toneOf(y) })), bars: [],
    legend: levels.map(({ from, to }) => ({ colour: toneOf(from), word: from === to ? 'height' : 'heights', values: { from, to } })),
  };
}

const stops = (sight: 'blocked' | 'clear', move: 'passable' | 'impassable'): keyof typeof MATTER =>
  (sight === 'blocked' ? (move === 'impassable' ? 'both' : 'sight') : move === 'impassable' ? 'move' : 'neither');

/** The colour of what stops this. */
export const matterTone = (sight: 'blocked' | 'clear', move: 'passable' | 'impassable'): string => MATTER[stops(sight, move)];

/** What stops sight and movement, from above. */
export function matterShapes({ features }: TableFile, modelOf: ModelOf): OverlayShapes {
  const there = new Set<keyof typeof MATTER>();
  const faces = features.flatMap((feature) => (modelOf(feature.piece)?.parts ?? []).flatMap(({ footprint, top, sight, move }) => {
    there.add(stops(sight, move));
    return filled(rings(feature, footprint)).map((shape) => ({ ...shape, y: top + feature.level + ABOVE, colour: matterTone(sight, move) }));
  }));
  const kinds = (['both', 'move', 'sight', 'neither'] as const).filter((kind) => there.has(kind));
  return { faces, bars: [], legend: kinds.map((kind) => ({ colour: MATTER[kind], word: `stops.${kind}`, values: {} })) };
}

/** What gives cover, by how it does; then what the tones of places that have it mean. */
export function coverShapes(givers: readonly Giver[], tones: readonly string[]): OverlayShapes {
  const known = [...new Set(givers.map(({ how }) => how))].sort();
  return {
    faces: givers.flatMap(({ footprint, top, how }) => filled(footprint).map((shape) => ({ ...shape, y: top + ABOVE, colour: GIVERS[how] ?? OBJECTIVE }))),
    bars: [],
    legend: [
      ...known.map((how) => ({ colour: GIVERS[how] ?? OBJECTIVE, word: `giver.${how}`, values: {} })),
      ...tones.map((colour, i) => ({ colour, word: `covered.${i + 1}`, values: {} })),
    ],
  };
}

/** Ways up and through, from end to end: those of pieces and the table's own. */
export function wayShapes({ features, ingress }: TableFile, modelOf: ModelOf): OverlayShapes {
  const known = new Set<string>();
  const bar = (kind: string, from: readonly [number, number, number], to: readonly [number, number, number]): OverlayBar => {
    known.add(kind);
    return { from: [from[0], from[1] + 3, from[2]], to: [to[0], to[1] + 3, to[2]], width: 5, colour: WAYS[kind] ?? OBJECTIVE };
  };
  const bars = features.flatMap((feature) => {
    const placing = placingOf(feature);
    const place = ([x, y, z]: readonly [number, number, number]): readonly [number, number, number] => {
      const [px, pz] = put(placing, x, z);
      return [px, y + feature.level, pz];
    };
    return (modelOf(feature.piece)?.parts ?? []).flatMap((part) => part.ingress.map(({ kind, from, to }) => bar(kind, place(from), place(to))));
  });
  bars.push(...(ingress ?? []).map(({ kind, from, to }) => bar(kind, from, to)));
  const ends = bars.flatMap(({ from, to, colour }) => [from, to].map(([x, y, z]) => ({ outline: circle(x, z, 9), holes: [], y: y - 2, colour })));
  return { faces: ends, bars, legend: [...known].sort().map((kind) => ({ colour: WAYS[kind] ?? OBJECTIVE, word: `way.${kind}`, values: {} })) };
}

function circle(x: number, z: number, radius: number): Ring {
  return Array.from({ length: ROUND }, (_, i) => {
    const angle = (i / ROUND) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, z + Math.sin(angle) * radius] as const;
  });
}

/** What a match lays on the table, and where it deploys. */
export function matchShapes({ size: [width, depth] }: TableFile, { objectives, deployments }: TableMatch): OverlayShapes {
  const zones = deployments.map(({ seat, zone, figures }): { readonly seat: number; readonly figures: number; readonly outline: Ring } => {
    if (zone.kind === 'near') return { seat, figures, outline: circle(zone.of.at.x, zone.of.at.z, zone.of.radius + zone.range) };
    if (zone.kind === 'outline') return { seat, figures, outline: zone.outline };
    const strip = zone.kind === 'strip' ? zone : { side: 1, depth: 0 };
    const [edge, inner] = [(strip.side * depth) / 2, strip.side * (depth / 2 - strip.depth)];
    return { seat, figures, outline: [[-width / 2, edge], [width / 2, edge], [width / 2, inner], [-width / 2, inner]] };
  });
  return {
    faces: [
      ...zones.map(({ seat, outline }) => ({ outline, holes: [], y: ABOVE, colour: SIDES[seat] ?? OBJECTIVE })),
      ...objectives.map(({ at: { x, z }, radius }) => ({ outline: circle(x, z, Math.max(TOKEN, radius)), holes: [], y: 2 * ABOVE, colour: OBJECTIVE })),
    ],
    through: true, bars: objectives.map(({ at: { x, z } }) => ({ from: [x, 0, z], to: [x, 120, z], width: 3, colour: OBJECTIVE })),
    legend: [
      ...zones.map(({ seat, figures }) => ({ colour: SIDES[seat] ?? OBJECTIVE, word: 'deploysMany', values: { player: seat + 1, count: figures } })),
      ...(objectives.length > 0 ? [{ colour: OBJECTIVE, word: 'objectives', values: { count: objectives.length } }] : []),
    ],
  };
}

/** The sides of an outline. */
const sidesOf = ({ seat, outline }: NonNullable<TableFile['deployment']>[number]): readonly OverlayBar[] => outline.map(([x, z], i) => {
  const [toX, toZ] = outline[(i + 1) % outline.length]!;
  return { from: [x, ABOVE, z], to: [toX, ABOVE, toZ], width: 3, colour: SIDES[seat] ?? OBJECTIVE };
});

/** What the table brings itself: its objectives and where sides deploy. Of an outline that crosses itself its sides alone: nobody could say what lies within. */
export function ownShapes({ objectives, deployment }: TableFile): OverlayShapes {
  const zones = deployment ?? [];
  const plain = zones.filter(({ outline }) => !crossesItself(outline));
  return {
    faces: [
      ...plain.map(({ seat, outline }) => ({ outline, holes: [], y: ABOVE, colour: SIDES[seat] ?? OBJECTIVE })),
      ...(objectives ?? []).map(({ at: [x, z] }) => ({ outline: circle(x, z, TOKEN), holes: [], y: 2 * ABOVE, colour: OBJECTIVE })),
    ],
    through: true, bars: zones.filter((zone) => !plain.includes(zone)).flatMap(sidesOf),
    legend: [
      ...zones.map(({ seat }) => ({ colour: SIDES[seat] ?? OBJECTIVE, word: 'deploys', values: { player: seat + 1 } })),
      ...((objectives ?? []).length > 0 ? [{ colour: OBJECTIVE, word: 'objectives', values: { count: objectives!.length } }] : []),
    ],
  };
}

/** Half of what hands take hold of at a corner (mm). */
const GRIP = 10;

/** What hands take hold of at the corners of deployments: each a square on its point, with a rim that is seen on every colour. */
export function withGrips({ deployment = [] }: TableFile, shapes: OverlayShapes): OverlayShapes {
  const [faces, bars]: [OverlayFace[], OverlayBar[]] = [[], []];
  for (const { seat, outline } of deployment) for (const [x, z] of outline) {
    const square: Ring = [[x - GRIP, z], [x, z - GRIP], [x + GRIP, z], [x, z + GRIP]];
    faces.push({ outline: square, holes: [], y: 3 * ABOVE, colour: SIDES[seat] ?? OBJECTIVE });
    for (const [i, [fromX, fromZ]] of square.entries()) {
      const [toX, toZ] = square[(i + 1) % square.length]!;
      bars.push({ from: [fromX, 3 * ABOVE, fromZ], to: [toX, 3 * ABOVE, toZ], width: 2.5, colour: OBJECTIVE });
    }
  }
  return { ...shapes, faces: [...shapes.faces, ...faces], bars: [...shapes.bars, ...bars] };
}
