import type { PlaceRequest } from '../../engine/core/script.ts';
import { readPiece } from '../../engine/space/piece.ts';
import { planDistance, tenth, type Point } from '../../engine/space/point.ts';
import { reachTool } from '../../engine/space/reach.ts';
import { sight } from '../../engine/space/sight.ts';
import { buildTerrain, parseTable } from '../../engine/space/table.ts';
import type { Terrain } from '../../engine/space/terrain.ts';
import { fieldOf, heightsAt, refusePlace, settle } from '../../engine/space/zone.ts';
import type { Aim, FieldCells, FromWorker, GroundQuestions, LaidTool, Seen, ToWorker } from './groundTalk.ts';

/** How far from the pointer a legal place is looked for when the pointer's own is not (mm). */
const REACH = 34;
/** Halvings of the way from a legal place to the pointer. */
const HALVINGS = 6;

const say = (message: FromWorker, move: Transferable[] = []): void => (self as unknown as Worker).postMessage(message, move);

let terrain: Promise<Terrain> | null = null;
const fields = new Map<string, FieldCells>();

async function build(table: string, root: string): Promise<Terrain> {
  const began = performance.now();
  const reply = await fetch(`${root}tables/${table}.json`);
  if (!reply.ok) throw new Error(`table "${table}" cannot be read (${reply.status})`);
  const layout = parseTable(await reply.json());
  const names = [...new Set(layout.features.map(({ piece }) => piece))];
  const pieces = await Promise.all(names.map(async (name) => {
    const file = await fetch(`${root}pieces/${layout.theme}/${name}.glb`);
    if (!file.ok) throw new Error(`piece "${name}" cannot be read (${file.status})`);
    return [name, await readPiece(new Uint8Array(await file.arrayBuffer()))] as const;
  }));
  const built = buildTerrain(layout, new Map(pieces));
  say({ kind: 'ready', milliseconds: performance.now() - began });
  return built;
}

function field(ground: Terrain, request: PlaceRequest, cell: number): FieldCells {
  const key = JSON.stringify([request.figure, request.body, request.others, request.zone, cell]);
  let found = fields.get(key);
  if (found === undefined) {
    const { cells } = fieldOf(ground, request, cell);
    found = { cell, cells: Float32Array.from(cells.flatMap(({ x, y, z }) => [x, y, z])) };
    if (fields.size > 24) fields.clear();
    fields.set(key, found);
  }
  return found;
}

function toolAt(ground: Terrain, { body, others, zone }: PlaceRequest, at: Point): LaidTool | null {
  if (zone.kind !== 'tool') return null;
  const reached = reachTool(ground, body, others, zone, at);
  return reached.ok ? reached.pose : null;
}

/** The legal cell nearest to the pointer's spot, then as far from it towards the spot as the rules let it. */
function nearest(ground: Terrain, request: PlaceRequest, spot: Point): Point | null {
  const { cells } = field(ground, request, 10);
  let best: Point | null = null;
  let least = REACH;
  for (let i = 0; i < cells.length; i += 3) {
    const far = Math.hypot(cells[i]! - spot.x, (cells[i + 1]! - spot.y) * 0.8, cells[i + 2]! - spot.z);
    if (far >= least) continue;
    least = far;
    best = { x: cells[i]!, y: cells[i + 1]!, z: cells[i + 2]! };
  }
  if (best === null) return null;
  let legal = { x: tenth(best.x), y: tenth(best.y), z: tenth(best.z) };
  let [low, high] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const k = (low + high) / 2;
    const at = { x: tenth(best.x + (spot.x - best.x) * k), y: legal.y, z: tenth(best.z + (spot.z - best.z) * k) };
    if (refusePlace(ground, request, at) === null) { low = k; legal = at; } else high = k;
  }
  return legal;
}

function aim(ground: Terrain, request: PlaceRequest, spot: Point): Aim {
  const here = { x: tenth(spot.x), y: tenth(spot.y), z: tenth(spot.z) };
  if (request.zone.kind === 'slide') {
    const refusal = refusePlace(ground, request, here);
    return { at: refusal === null ? settle(ground, request, here) : here, refusal, tool: null };
  }
  const heights = heightsAt(ground, request, here.x, here.z);
  let y: number | null = null;
  for (const height of heights) if (y === null || Math.abs(height - spot.y) < Math.abs(y - spot.y)) y = height;
  const at = y !== null && Math.abs(y - spot.y) < 40 ? { x: here.x, y, z: here.z } : nearest(ground, request, spot);
  if (at !== null) return { at, refusal: null, tool: toolAt(ground, request, at) };
  return { at: here, refusal: refusePlace(ground, request, here) ?? { rule: 'SP-MOVE-03', why: 'offTable' }, tool: null };
}

function seen(ground: Terrain, { from, to, levels }: GroundQuestions['sight']['args']): Seen {
  const found = sight(ground, from, to, levels);
  const [a, b] = found.line;
  if (found.seen) return { seen: true, from: a, to: b, rule: null, feature: null, part: null };
  const part = ground.parts[found.blocker];
  // The line stops where it meets the part's outline box, which is near enough to draw.
  let stop = b;
  if (part !== undefined) {
    const long = planDistance(a, b);
    for (let d = 0; d <= long; d += 2) {
      const [x, z] = [a.x + ((b.x - a.x) * d) / long, a.z + ((b.z - a.z) * d) / long];
      if (x < part.box.minX || x > part.box.maxX || z < part.box.minZ || z > part.box.maxZ) continue;
      stop = { x, y: a.y + ((b.y - a.y) * d) / long, z };
      break;
    }
  }
  return { seen: false, from: a, to: stop, rule: found.rule, feature: part?.feature ?? null, part: part?.part ?? null };
}

async function answer(message: Exclude<ToWorker, { kind: 'table' }>): Promise<void> {
  try {
    if (terrain === null) throw new Error('no table yet');
    const ground = await terrain;
    switch (message.kind) {
      case 'field': return say({ kind: 'answer', id: message.id, gives: field(ground, message.args.request, message.args.cell) });
      case 'aim': return say({ kind: 'answer', id: message.id, gives: aim(ground, message.args.request, message.args.spot) });
      case 'sight': return say({ kind: 'answer', id: message.id, gives: seen(ground, message.args) });
      default: return message satisfies never;
    }
  } catch (fault) {
    say({ kind: 'failed', id: message.id, message: fault instanceof Error ? fault.message : String(fault) });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === 'table') {
    fields.clear();
    terrain = build(data.table, data.root);
    terrain.catch((fault: unknown) => say({ kind: 'fault', message: fault instanceof Error ? fault.message : String(fault) }));
  } else void answer(data);
});
