import type { PlaceRequest, Refusal } from '../../engine/core/script.ts';
import type { LatticeField } from '../../engine/space/fields/fields.ts';
import type { Plan, Point } from '../../engine/shape/point.ts';
import type { ToolZone } from '../../engine/space/move/reach.ts';
import type { StopWhy } from '../../engine/space/move/slide.ts';
import type { Base, Body, Levels } from '../../engine/shape/shape.ts';
import type { Diagonal, SquareGrid } from '../../engine/space/ground/grid.ts';
import type { Climb } from '../../engine/space/ground/storeys.ts';
import type { Giver, Going, Strike } from '../../engine/space/check/tried.ts';
import type { Threat } from '../../engine/space/fields/threat.ts';
import type { TableFile } from '../../engine/space/terrain/table.ts';

/** A part of the terrain by its names. */
export interface PartRef {
  readonly feature: string;
  readonly piece: string;
  readonly part: string;
}

/** The movement tool as it lies: notched end, hinge, tip. */
export interface LaidTool {
  readonly a: Plan;
  readonly b: Plan;
  readonly c: Plan;
}

/** Where a figure would go, what speaks against it, how the tool lies there, and what stops it: the parts, and of a push why it goes no farther. */
export interface Aim {
  /** Where the figure would stand. */
  readonly at: Point;
  /** The place an answer names for it, which the refusal is about: for a push any place in its direction, else where the figure would stand. */
  readonly named: Point;
  readonly refusal: Refusal | null;
  readonly tool: LaidTool | null;
  readonly stoppedBy?: readonly PartRef[];
  readonly stop?: StopWhy;
  readonly crowds?: Crowding;
}

/** A storey as squares, and diagonal steps past corners of its walls that are cut off. */
export interface Storey extends SquareGrid {
  readonly bevels: readonly Diagonal[];
}

/** A table as squares: its storeys from the ground up, and the ladders, stairs and lifts that join them. */
export interface Squares {
  readonly storeys: readonly Storey[];
  readonly climbs: readonly Climb[];
}

/** Which of several requests would be answered at a spot, by their numbers. */
export interface Among {
  readonly first: number;
  readonly others: readonly number[];
  readonly aim: Aim;
}

/** The first of those who follow that would find no room around a place: proven, or only as far as was found out. */
export interface Crowding {
  readonly kind: 'none' | 'unsure';
  readonly figure: string;
}

/** A part that a line of sight crosses, with where it enters and leaves it. */
interface Crossed {
  readonly part: PartRef;
  readonly from: Point;
  readonly to: Point;
}

/**
 * Why a part that looks as if it were in the way does not block: not higher than the viewer, clear, overlapped by the viewer,
 * not higher than the target on terrain.
 */
export type PassedWhy = 'lower' | 'clear' | 'overlapped' | 'target';

/** Whether one base sees another, along which line, through what. */
export interface Looked {
  readonly seen: boolean;
  readonly line: readonly [Point, Point];
  readonly rule: string | null;
  /** Every part that blocks the line, in order; empty when it is seen. */
  readonly blockers: readonly Crossed[];
  readonly passed: readonly { readonly part: PartRef; readonly why: PassedWhy }[];
}

/** Sight between two bases in both directions, and the part that would cover the second from the first. */
export interface BothWays {
  readonly there: Looked;
  readonly back: Looked;
  readonly cover: PartRef | null;
}

/** Places a figure may go to, x, y, z one after another. */
export interface FieldCells {
  readonly cell: number;
  readonly cells: Float32Array;
  /** Why the figure cannot leave where it stands; absent where it can. */
  readonly stuck?: Refusal;
}

interface StandArgs {
  readonly spot: Point;
  readonly radius: number;
  readonly height: number;
  readonly levels: Levels;
}

interface SightArgs {
  readonly from: Base;
  readonly to: Base;
  readonly levels: Levels;
  /** In mm, for the covering part; null leaves cover out. */
  readonly range1: number | null;
  readonly ownPartsCover: boolean;
}

/** A figure that is put down to try a table, and a place that it looks at. `radius` of its base in mm. */
interface TrialArgs {
  readonly from: Point;
  readonly to: Point | null;
  readonly radius: number;
}

/** Where both stand that are meant, and what the first has to do with the second. */
export interface Trial {
  readonly from: Point;
  readonly to: Point | null;
  readonly ways: BothWays | null;
  readonly elevation: 'same' | 'higher' | 'lower' | null;
  /** Kinds of movement by one action, in the order of a trial's values. */
  readonly kinds: readonly string[];
  /** How it gets there with one action; null where no place is looked at, or none leads there. */
  readonly goes: Going | null;
  /** How another figure there looks to it. */
  readonly strike: Strike | null;
}

/** Questions that are answered at once. */
export interface GroundQuestions {
  readonly field: { readonly args: { readonly request: PlaceRequest; readonly cell: number }; readonly gives: FieldCells };
  readonly aim: { readonly args: { readonly request: PlaceRequest; readonly spot: Point }; readonly gives: Aim };
  /** The first of several moves that gets a figure to a spot, or the one that gets nearest, with those that get as near. */
  readonly among: { readonly args: { readonly requests: readonly PlaceRequest[]; readonly spot: Point }; readonly gives: Among };
  /** Where a body would stand that is put down at a spot: the spot at the nearest height that carries it, or as it is. */
  readonly stand: { readonly args: StandArgs; readonly gives: Point };
  readonly sight: { readonly args: SightArgs; readonly gives: BothWays };
  /** Where a common figure of the rule system stands, what it sees of another, and how much higher that is. */
  readonly trial: { readonly args: TrialArgs; readonly gives: Trial };
  /** What gives cover by the rules of the system. */
  readonly givers: { readonly args: object; readonly gives: readonly Giver[] };
  /** The table's storeys as squares of a side in mm, what joins them, and the diagonal steps that there are only where cut-off corners are passed. */
  readonly squares: { readonly args: { readonly square: number }; readonly gives: Squares };
}

/** Fields over the whole table, worked out in the background. */
interface FieldQuestions {
  readonly reach: {
    readonly body: Body;
    readonly others: readonly Base[];
    readonly sequences: readonly (readonly ToolZone[])[];
    readonly beside: { readonly bases: readonly Base[]; readonly range: number };
    readonly ingress: number;
  };
  readonly sight: { readonly from: Base; readonly radius: number; readonly height: number; readonly levels: Levels };
  /** Where that figure gets. */
  readonly trial: { readonly from: Point; readonly radius: number };
  /** Where a base finds room at all, and from how many sides a place has cover: at places `cell` mm apart. */
  readonly room: { readonly radius: number; readonly cell: number };
  readonly cover: { readonly radius: number; readonly cell: number };
  /** What that figure sees. */
  readonly view: { readonly from: Point; readonly radius: number };
  /** A field that its rule system alone knows how to work out. */
  readonly own: unknown;
  readonly danger: {
    readonly threats: readonly Threat[];
    readonly figure: string;
    readonly body: Body;
    readonly others: readonly Base[];
    readonly levels: Levels;
  };
}

export type QuestionName = keyof GroundQuestions;
type FieldName = keyof FieldQuestions;

/** A question with what it is about, as one piece of data. */
export type Question = { readonly [N in QuestionName]: { readonly kind: N; readonly args: GroundQuestions[N]['args'] } }[QuestionName];
export type FieldQuestion = { readonly [N in FieldName]: { readonly kind: N; readonly args: FieldQuestions[N] } }[FieldName];

/** Pieces that no pack holds, by the names that a table knows them by, each as binary glTF. */
export type OwnPieces = ReadonlyMap<string, Uint8Array>;

export type ToWorker =
  | { readonly kind: 'table'; readonly table: string; readonly system: string; readonly root: string; readonly file: TableFile | null; readonly pieces: OwnPieces }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question }
  | { readonly kind: 'work'; readonly id: number; readonly question: FieldQuestion }
  | { readonly kind: 'stop'; readonly id: number };

export type FromWorker =
  | { readonly kind: 'ready'; readonly milliseconds: number }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'progress'; readonly id: number; readonly share: number }
  | { readonly kind: 'answer'; readonly id: number; readonly gives: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

export type { LatticeField };
