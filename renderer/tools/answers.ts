/** What the screen asks about a table, answered by the same functions that the rules ask. */
import type { PlaceRequest } from '../../engine/core/script.ts';
import { terrainCover } from '../../engine/space/sight/cover.ts';
import { roomForFollowers } from '../../engine/space/move/followers.ts';
import { elevation } from '../../engine/space/plane/measure.ts';
import { bevelledSteps } from '../../engine/space/ground/grid.ts';
import { climbsOf, storeysOf } from '../../engine/space/ground/storeys.ts';
import { standingHeights } from '../../engine/space/ground/ground.ts';
import { tenth, type Point } from '../../engine/shape/point.ts';
import { reachTool, type Reached } from '../../engine/space/move/reach.ts';
import type { Base, Levels } from '../../engine/shape/shape.ts';
import { sight } from '../../engine/space/sight/sight.ts';
import type { Terrain } from '../../engine/space/terrain/terrain.ts';
import { slide, type SlideZone } from '../../engine/space/move/slide.ts';
import { heightsAt, mayPlace, refusePlace } from '../../engine/space/move/zone.ts';
import { fieldOf, fieldWithPockets } from '../../engine/space/move/zone-field.ts';
import type { Objection } from '../../engine/space/ground/objection.ts';
import type { GroundRules } from './groundRules.ts';
import { leadsAway } from './offers.ts';
import type { Aim, BothWays, Crowding, FieldCells, GroundQuestions, LaidTool, Looked, PartRef, Question, Trial } from './groundTalk.ts';

/** How far from the pointer a legal place is looked for when the pointer's own is not (mm). */
const REACH = 34;
/** Halvings of the way from a legal place to the pointer. */
const HALVINGS = 6;
/** Fields of places that are kept for each terrain. */
const KEPT = 24;
/** A standing height this near to the pointer's is meant (mm). */
const NEAR = 40;
/** Directions in which a figure that goes nowhere is tried to go. */
const TURNS = 16;
/** Distance between the places that are tried near the pointer (mm). */
const CELL = 10;

const kept = new WeakMap<Terrain, Map<string, FieldCells>>();

function field(terrain: Terrain, { request, cell }: GroundQuestions['field']['args']): FieldCells {
  let fields = kept.get(terrain);
  if (fields === undefined) kept.set(terrain, (fields = new Map()));
  const key = JSON.stringify([request.body, request.others, request.zone, request.apart, cell]);
  let found = fields.get(key);
  if (found === undefined) {
    // Pockets that only a tool leads to are found under the pointer.
    const places = request.zone.kind === 'tool' ? fieldOf(terrain, request, cell) : fieldWithPockets(terrain, request, cell);
    found = { cell, cells: Float32Array.from(places.cells.flatMap(({ x, y, z }) => [x, y, z])) };
    if (fields.size >= KEPT) fields.clear();
    fields.set(key, found);
  }
  return found;
}

/** A field, and why it leads nowhere where it does. */
function told(terrain: Terrain, rules: GroundRules, args: GroundQuestions['field']['args']): FieldCells {
  const found = field(terrain, args);
  const { request } = args;
  return request.zone.kind === 'tool' && !leadsAway(found.cells, request.body) ? { ...found, stuck: rules.refusalOf(whyStuck(terrain, request)) } : found;
}

/** What most often speaks against a step away from where a figure stands, in any direction. */
function whyStuck(terrain: Terrain, request: PlaceRequest): Objection {
  const { at, radius } = request.body;
  const found = new Map<string, { readonly objection: Objection; count: number }>();
  for (let i = 0; i < TURNS; i++) {
    const turn = (i * 2 * Math.PI) / TURNS;
    const objection = refusePlace(terrain, request, { x: tenth(at.x + Math.sin(turn) * radius), y: at.y, z: tenth(at.z + Math.cos(turn) * radius) });
    if (objection === null) continue;
    const same = found.get(objection.why);
    if (same === undefined) found.set(objection.why, { objection, count: 1 }); else same.count += 1;
  }
  return [...found.values()].sort((a, b) => b.count - a.count)[0]?.objection ?? { why: 'outOfReach' };
}

const nameOf = ({ parts }: Terrain, index: number): PartRef => {
  const { feature, piece, part } = parts[index]!;
  return { feature, piece, part };
};

/** How the tool lies at a place, or which parts keep it from lying there. */
function toolAt(terrain: Terrain, { body, others, zone }: PlaceRequest, at: Point): { readonly tool: LaidTool | null; readonly stoppedBy: readonly PartRef[] } {
  if (zone.kind !== 'tool') return { tool: null, stoppedBy: [] };
  const reached = reachTool(terrain, body, others, zone, at);
  return reached.ok ? { tool: reached.pose, stoppedBy: [] } : { tool: null, stoppedBy: stoppers(terrain, reached) };
}

function stoppers(terrain: Terrain, { objection, stoppedBy }: Extract<Reached, { readonly ok: false }>): readonly PartRef[] {
  const named = stoppedBy.map((index) => nameOf(terrain, index)).filter((part) => part !== null);
  if (named.length > 0) return named;
  const { feature, part } = objection.detail ?? {};
  return terrain.parts.filter((other) => other.feature === feature && other.part === part).map(({ index }) => nameOf(terrain, index)!);
}

/** The legal cell nearest to the pointer's spot, then as far from it towards the spot as the rules let it. */
function nearest(terrain: Terrain, request: PlaceRequest, spot: Point): Point | null {
  const { cells } = field(terrain, { request, cell: CELL });
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
    if (mayPlace(terrain, request, at)) { low = k; legal = at; } else high = k;
  }
  return legal;
}

/** The height nearest to another; null where there is none. */
function nearestHeight(heights: readonly number[], to: number): number | null {
  let best: number | null = null;
  for (const height of heights) if (best === null || Math.abs(height - to) < Math.abs(best - to)) best = height;
  return best;
}

function aim(terrain: Terrain, rules: GroundRules, { request, spot }: GroundQuestions['aim']['args']): Aim {
  const here = { x: tenth(spot.x), y: tenth(spot.y), z: tenth(spot.z) };
  if (request.zone.kind === 'slide') {
    const objection = refusePlace(terrain, request, here);
    return objection === null ? slid(terrain, request, request.zone, here) : { at: here, named: here, refusal: rules.refusalOf(objection), tool: null };
  }
  const y = nearestHeight(heightsAt(terrain, request, here.x, here.z), spot.y);
  const at = y !== null && Math.abs(y - spot.y) < NEAR ? { x: here.x, y, z: here.z } : nearest(terrain, request, spot);
  if (at !== null) return { at, named: at, refusal: null, tool: toolAt(terrain, request, at).tool, ...crowdsAt(terrain, request, at) };
  const objection = refusePlace(terrain, request, here) ?? { why: 'offTable' };
  return { at: here, named: here, refusal: rules.refusalOf(objection), tool: null, stoppedBy: toolAt(terrain, request, here).stoppedBy };
}

/** Where a push towards a place ends, and what stops it short of its full length. */
function slid(terrain: Terrain, { body, others }: PlaceRequest, zone: SlideZone, named: Point): Aim {
  const { at, stoppedBy: stop } = slide(terrain, body, others, zone, { x: named.x - body.at.x, z: named.z - body.at.z });
  const aim = { at, named, refusal: null, tool: null };
  return stop === null ? aim : { ...aim, stop: stop.why, stoppedBy: stop.part === undefined ? [] : [nameOf(terrain, stop.part)] };
}

/** How far from a spot a move would end (mm); infinite where it may not be made. */
const missOf = ({ at, refusal }: Aim, spot: Point): number => (refusal !== null ? Infinity : Math.hypot(at.x - spot.x, at.y - spot.y, at.z - spot.z));

/** Ways that end this near to each other are told apart by what they cost, not by where they end (mm). */
const AS_NEAR = 2;

function among(terrain: Terrain, rules: GroundRules, { requests, spot }: GroundQuestions['among']['args']): GroundQuestions['among']['gives'] {
  const aims = requests.map((request) => aim(terrain, rules, { request, spot }));
  const least = Math.min(...aims.map((each) => missOf(each, spot)));
  const near = aims.flatMap((each, i) => (least < Infinity && missOf(each, spot) <= least + AS_NEAR ? [i] : []));
  const [first = 0, ...others] = near;
  return { first, others, aim: aims[first]! };
}

/** Who of those that follow would find no room around a place. */
function crowdsAt(terrain: Terrain, request: PlaceRequest, at: Point): { readonly crowds?: Crowding } {
  const room = roomForFollowers(terrain, request, at);
  return room.kind === 'room' ? {} : { crowds: { kind: room.kind, figure: request.followers![room.follower]!.figure } };
}

function look(terrain: Terrain, { blocked }: GroundRules, from: Base, to: Base, levels: Levels): Looked {
  const found = sight(terrain, from, to, levels);
  const passed = found.passed.map(({ part, why }) => ({ part: nameOf(terrain, part), why }));
  if (found.seen) return { seen: true, line: found.line, rule: null, blockers: [], passed };
  const blockers = found.blockers.map((crossed) => ({ ...crossed, part: nameOf(terrain, crossed.part) }));
  return { seen: false, line: found.line, rule: blocked, blockers, passed };
}

function bothWays(terrain: Terrain, rules: GroundRules, { from, to, levels, range1, ownPartsCover }: GroundQuestions['sight']['args']): BothWays {
  const covering = range1 === null ? null : terrainCover(terrain, from, to, range1, levels, ownPartsCover);
  return {
    there: look(terrain, rules, from, to, levels),
    back: look(terrain, rules, to, from, levels),
    cover: covering === null ? null : nameOf(terrain, covering.part),
  };
}

/** Where a body stands that is put down at a spot. */
export function stand(terrain: Terrain, { spot, radius, height, levels }: GroundQuestions['stand']['args']): Point {
  const at = { x: tenth(spot.x), y: tenth(spot.y), z: tenth(spot.z) };
  const y = nearestHeight(standingHeights(terrain, at.x, at.z, { at, radius, height }, [], levels), at.y);
  return y !== null && Math.abs(y - at.y) < NEAR ? { ...at, y } : at;
}

/** Where a common figure stands, and by the rules of its system how it gets to another place and what it sees and may attack there. */
function trial(terrain: Terrain, rules: GroundRules, { from, to, radius }: GroundQuestions['trial']['args']): Trial {
  const gait = rules.gait(terrain);
  const { body: { height }, levels } = gait;
  const here = stand(terrain, { spot: from, radius, height, levels });
  const there = to === null ? null : stand(terrain, { spot: to, radius, height, levels });
  const body = { at: here, radius, height };
  const range1 = rules.coverWithin === null ? null : rules.coverWithin(gait);
  return {
    from: here, to: there, kinds: rules.trial.kinds,
    goes: there === null ? null : rules.trial.goes(terrain, body, there),
    strike: there === null ? null : rules.trial.strike(terrain, body, { ...body, at: there }),
    ways: there === null ? null : bothWays(terrain, rules, { from: { at: here, radius }, to: { at: there, radius }, levels, range1, ownPartsCover: false }),
    elevation: there === null ? null : elevation(there.y, here.y, levels),
  };
}

type AnswerTo<Q extends Question> = GroundQuestions[Q['kind']]['gives'];

/** Answers one question about a terrain as a rule system calls it: exactly what the screen is told. Throws on nothing but a broken question. */
export function answer<Q extends Question>(terrain: Terrain, rules: GroundRules, question: Q): AnswerTo<Q>;
export function answer(terrain: Terrain, rules: GroundRules, question: Question): unknown {
  switch (question.kind) {
    case 'field': return told(terrain, rules, question.args);
    case 'aim': return aim(terrain, rules, question.args);
    case 'among': return among(terrain, rules, question.args);
    case 'stand': return stand(terrain, question.args);
    case 'sight': return bothWays(terrain, rules, question.args);
    case 'trial': return trial(terrain, rules, question.args);
    case 'givers': return rules.trial.givers(terrain);
    case 'squares': {
      const storeys = storeysOf(terrain, question.args.square);
      return { storeys: storeys.map((grid, level) => ({ ...grid, bevels: bevelledSteps(terrain, grid, level) })), climbs: climbsOf(terrain, storeys) };
    }
    default: return question satisfies never;
  }
}
