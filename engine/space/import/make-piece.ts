/** Makes a piece of a model as it was chosen: the same kind of file as the game's own, read by the same rules. */
import { extrasOf, type PartExtras, type PartQualities, type PartShape, shapesOf } from '../derive/extras.ts';
import { type Drawn, weld, type Welded } from '../derive/weld.ts';
import { writePiece } from '../derive/write-piece.ts';
import { faultOf, floorsIn } from '../terrain/derive-check.ts';
import type { IngressModel, PartModel } from '../terrain/piece-model.ts';
import { shapeRefused } from './breaks.ts';
import { stairsOf } from './climbs.ts';
import { ImportError } from './import-error.ts';
import { KINDS, type Kind, type SolidKind } from './kinds.ts';
import { climbOf } from './ladder-ends.ts';
import { drawnParts } from './paint.ts';
import { type Proposal, propose, type ProposedPart } from './propose.ts';
import { PLAIN, type RawModel, type Rgb, type Tell } from './raw.ts';
import { outward, shellsOf } from './shells.ts';
import { type Size, type Stance } from './stance.ts';
import { type Solid, standModel } from './stand.ts';
import { painted, type Stroke } from './strokes.ts';
import { thin } from './thin.ts';
import { type Ends, type MadeWay, madeWay, type OwnWay } from './ways.ts';

/** What is chosen for a part. */
export interface PartChoice {
  readonly kind: Kind;
  /** Its colour, linear, where it is not to have the model's. */
  readonly tint?: Rgb | undefined;
  /** A ladder or stairs that lead the other way than they seem to, a leaf of a door that slides the other way. */
  readonly turned?: boolean | undefined;
  /** Where the climb of a ladder or stairs begins and ends, where that is not as proposed. */
  readonly ends?: Ends | undefined;
  /** A ladder or stairs that stand there and lead nowhere: their climb is taken away. */
  readonly closed?: boolean | undefined;
}

export interface Choices {
  /** The piece's name within its pack: letters, digits, hyphens. */
  readonly name: string;
  readonly budget: number;
  /** By number: first the proposed parts, then those that were painted. */
  readonly parts: readonly PartChoice[];
  readonly strokes: readonly Stroke[];
  /** Ways that were added by hand; absent for none. */
  readonly ways?: readonly OwnWay[];
}

/**
 * Something that did not go as chosen, by part. `uneven`: nobody stands on it, as its top is no floor; `climb`: its climb leads nowhere and is left out;
 * `door`: it is too narrow to slide aside and is a wall; `pit`: it rises above the ground and is in the way as openwork is; `tiny`: nothing was left of it.
 */
export interface Note {
  readonly note: 'uneven' | 'climb' | 'door' | 'pit' | 'tiny';
  readonly part: number;
}

export interface MadePart {
  /** Its number among the choices. */
  readonly part: number;
  readonly kind: SolidKind;
  readonly drawn: Drawn;
}

export interface MadePiece {
  /** The file, as binary glTF. */
  readonly bytes: Uint8Array;
  readonly parts: readonly MadePart[];
  readonly triangles: number;
  /** How far the thinned mesh is off the model at most, mm. */
  readonly off: number;
  readonly size: Size;
  readonly notes: readonly Note[];
  /** Those of its ladders and stairs, then those that were added, also those that the piece goes without. */
  readonly ways: readonly MadeWay[];
}

/** A model stood on the table and taken apart. */
export interface Taken {
  readonly solid: Solid;
  readonly proposal: Proposal;
}

/** Stands a model on the table and takes it apart. Throws `ImportError` where it is no size that a piece can have. */
export function takeApart(model: RawModel, stance: Stance, tell: Tell = () => {}): Taken {
  tell('splitting', 0);
  const raw = standModel(model, stance);
  const shells = shellsOf(raw);
  const solid = outward(raw, shells);
  return { solid, proposal: propose(model, solid, shells) };
}

/** What a painted part looks like where nothing else says it. */
const PAINTED: Pick<ProposedPart, 'rough' | 'metal' | 'glow'> = PLAIN;

/** Makes the piece. Throws `ImportError` where nothing is left of it, or where its shape is none that rules can read. */
export async function makePiece({ solid, proposal }: Taken, choices: Choices, author: string, tell: Tell = () => {}): Promise<MadePiece> {
  tell('thinning', 0);
  const kept = keptOf(proposal, choices, solid.index);
  if (kept.index.length === 0) throw new ImportError('parts', 'allLeftOut');
  const mesh = thin({ ...solid, ...kept }, choices.budget);
  tell('shaping', 0);
  const of = painted(mesh, choices.strokes);
  const looks = choices.parts.map(({ tint }, i) => ({ ...(proposal.parts[i] ?? PAINTED), tint }));
  const drawn = drawnParts(mesh, of, looks);
  const notes: Note[] = [];
  const parts = drawn.flatMap((one, part): Working[] => {
    const { kind, turned = false, ends, closed = false } = choices.parts[part]!;
    if (kind === 'gone') return [];
    const welded = weld(one);
    if (welded.index.length === 0) {
      if (kept.of.some((n) => n === part) || part >= proposal.parts.length) notes.push({ note: 'tiny', part });
      return [];
    }
    return [{ part, kind, turned, ends, closed, drawn: one, mesh: welded, qualities: qualitiesOf(kind, welded, turned) }];
  });
  if (parts.length === 0) throw new ImportError('parts', 'nothingLeft');
  tell('shaping', 0.3);
  const { extras, ways } = shaped(parts, choices.ways ?? [], solid.size, notes, tell);
  tell('writing', 0);
  const meshed = extras.map((one, i) => ({ extras: one, mesh: parts[i]!.mesh }));
  const bytes = await writePiece(choices.name, meshed, { generator: 'gantry import', copyright: author });
  const triangles = parts.reduce((sum, { mesh: { index } }) => sum + index.length / 3, 0);
  return { bytes, parts: parts.map(({ part, kind, drawn: one }) => ({ part, kind, drawn: one })), triangles, off: mesh.off, size: solid.size, notes, ways };
}

/** The triangles of the parts that stay, so that no budget is spent on the others. */
function keptOf({ of }: Proposal, { parts }: Choices, index: Uint32Array): { readonly of: Uint8Array; readonly index: Uint32Array } {
  const stays = (t: number): boolean => parts[of[t]!] !== undefined && parts[of[t]!]!.kind !== 'gone';
  return { of: of.filter((_, t) => stays(t)), index: index.filter((_, i) => stays(Math.floor(i / 3))) };
}

/** The leaf of a door slides along its longer side as far as it is wide: so its place is free. */
function qualitiesOf(kind: SolidKind, { position }: Welded, turned: boolean): PartQualities {
  if (kind !== 'door') return KINDS[kind];
  const wide = [0, 2].map((axis) => {
    const along = [...position].filter((_, i) => i % 3 === axis);
    return along.reduce((most, n) => Math.max(most, n), -Infinity) - along.reduce((least, n) => Math.min(least, n), Infinity);
  });
  const [x, z] = wide.map((tenths) => (turned ? -1 : 1) * (tenths / 10));
  return { ...KINDS.door, door: { slide: Math.abs(x!) >= Math.abs(z!) ? [x!, 0, 0] : [0, 0, z!] } };
}

interface Working {
  readonly part: number;
  readonly kind: SolidKind;
  readonly turned: boolean;
  readonly ends: Ends | undefined;
  readonly closed: boolean;
  readonly drawn: Drawn;
  readonly mesh: Welded;
  readonly qualities: PartQualities;
}

/** The most shapes and corners that a piece's file may say of a part. */
const MOST = { rings: 200, corners: 2000, floors: 500 } as const;

/** Cells a tenth of a millimetre that outlines are drawn with. */
const FINE = 1;

/** What follows from the meshes, made true: what the rules' own check does not bear out is taken back part by part, and told. */
function shaped(
  parts: readonly Working[], own: readonly OwnWay[], size: Size, notes: Note[], tell: Tell,
): { readonly extras: readonly PartExtras[]; readonly ways: readonly MadeWay[] } {
  const shapes = [...shapesOf(parts.map(({ qualities }) => qualities), parts.map(({ mesh }) => mesh), FINE)];
  tell('shaping', 0.8);
  const stands = parts.map(({ qualities }) => qualities.stand !== false);
  const all = shapes.flatMap(({ surfaces }) => surfaces);
  const wanted = [
    ...parts.flatMap((part, i) => climbsOf(part, all).map((way) => ({ at: i, of: { part: part.part }, way }))),
    // The first part has those that belong to none.
    ...own.map((way, i) => ({ at: 0, of: { own: i }, way })),
  ];
  const fall = (i: number): void => {
    notes.push({ note: 'uneven', part: parts[i]!.part });
    stands[i] = false;
    shapes[i] = shapesOf([{ sight: parts[i]!.qualities.sight, stand: false }], [parts[i]!.mesh], FINE)[0]!;
  };
  shapes.forEach(({ surfaces }, i) => { if (surfaces.length > MOST.floors || surfaces.some(({ outline }) => outline.length > MOST.corners)) fall(i); });
  const names = namesOf(parts);
  /** Parts that are no door and no pit after all. */
  const plain = new Set<number>();
  for (let tries = 0; tries <= parts.length * 3; tries++) {
    const said = ({ qualities }: Working, i: number): PartQualities => {
      const { door: _, pit: __, ...rest } = qualities;
      return { ...(plain.has(i) ? rest : qualities), ...(stands[i]! ? {} : { stand: false }) };
    };
    const floors = floorsIn(shapes.flatMap(({ surfaces }) => surfaces));
    const ways = wanted.map(({ of, way }) => madeWay(of, way, floors, size));
    const kept = (i: number): readonly IngressModel[] => ways.flatMap(({ way, lost }, n) => (wanted[n]!.at === i && lost === null ? [way] : []));
    const extras = parts.map((part, i) => extrasOf(names[i]!, said(part, i), part.mesh, within(shapes[i]!), kept(i)));
    const fault = faultOf(parts.map(({ mesh }, i) => ({ stand: stands[i]!, model: modelOf(extras[i]!, mesh) })));
    if (fault === null) {
      for (const { of, lost } of ways) if (lost !== null && 'part' in of) notes.push({ note: 'climb', part: of.part });
      return { extras, ways };
    }
    const i = names.indexOf(fault.part);
    if (fault.field.startsWith('door') || fault.field === 'pit') {
      notes.push({ note: fault.field === 'pit' ? 'pit' : 'door', part: parts[i]!.part });
      plain.add(i);
    } else if (fault.field.startsWith('surfaces') && stands[i]!) fall(i);
    else throw shapeRefused(fault, parts[i]!.part + 1);
  }
  throw new ImportError('parts', 'shapes');
}

/** Throws `ImportError` for an outline that no piece may have. */
function within(shape: PartShape): PartShape {
  if (shape.footprint.length > MOST.rings || shape.footprint.some((ring) => ring.length > MOST.corners)) {
    throw new ImportError('footprint', 'torn');
  }
  return shape;
}

function climbsOf({ kind, turned, ends, closed, mesh, drawn }: Working, floors: PartShape['surfaces']): readonly IngressModel[] {
  if (closed || (kind !== 'ladder' && kind !== 'stairs')) return [];
  if (ends !== undefined) return [{ kind, ...ends }];
  const p = drawn.position;
  const [least, most] = [[Infinity, Infinity, Infinity], [-Infinity, -Infinity, -Infinity]];
  for (let i = 0; i < p.length; i++) [least[i % 3], most[i % 3]] = [Math.min(least[i % 3]!, p[i]!), Math.max(most[i % 3]!, p[i]!)];
  const box = { least: least as unknown as Size, most: most as unknown as Size };
  if (kind === 'ladder') return [climbOf({ kind, ...box, axis: most[0]! - least[0]! < most[2]! - least[2]! ? 'x' : 'z', rising: null, turned }, floors)];
  const whole = { positions: Float32Array.from(mesh.position, (n) => n / 10), index: Uint32Array.from(mesh.index) };
  const found = stairsOf(whole, Array.from({ length: mesh.index.length / 3 }, (_, t) => t), box);
  const axis = found?.axis ?? (most[0]! - least[0]! > most[2]! - least[2]! ? 'x' : 'z');
  return [climbOf({ kind, ...box, axis, rising: found?.rising ?? null, turned }, floors)];
}

const modelOf = ({ stand: _, low, ...rest }: PartExtras, { position, index }: Welded): PartModel =>
  ({ ...rest, low: low === true, positions: Float32Array.from(position, (n) => n / 10), index: Uint32Array.from(index) });

/** Names of parts: what they are, numbered where several are the same. */
function namesOf(parts: readonly Working[]): readonly string[] {
  const counts = new Map<string, number>();
  return parts.map(({ kind }) => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return n === 1 ? kind : `${kind}-${n}`;
  });
}
