import type { PlaceRequest, Refusal } from '../../engine/core/script.ts';
import type { Plan, Point } from '../../engine/space/point.ts';
import type { Base, Levels } from '../../engine/space/shape.ts';

/** The movement tool as it lies: notched end, hinge, tip. */
export interface LaidTool {
  readonly a: Plan;
  readonly b: Plan;
  readonly c: Plan;
}

/** Where a figure would go, what speaks against it, and how the tool lies there. */
export interface Aim {
  readonly at: Point;
  readonly refusal: Refusal | null;
  readonly tool: LaidTool | null;
}

/** Whether one base sees another; a blocked line ends at the part's near side. */
export interface Seen {
  readonly seen: boolean;
  readonly from: Point;
  readonly to: Point;
  readonly rule: string | null;
  readonly feature: string | null;
  readonly part: string | null;
}

/** Places a figure may go to, x, y, z one after another. */
export interface FieldCells {
  readonly cell: number;
  readonly cells: Float32Array;
}

/** Questions to the worker that holds a table's terrain. */
export interface GroundQuestions {
  readonly field: { readonly args: { readonly request: PlaceRequest; readonly cell: number }; readonly gives: FieldCells };
  readonly aim: { readonly args: { readonly request: PlaceRequest; readonly spot: Point }; readonly gives: Aim };
  readonly sight: { readonly args: { readonly from: Base; readonly to: Base; readonly levels: Levels }; readonly gives: Seen };
}

export type QuestionName = keyof GroundQuestions;

export type ToWorker =
  | { readonly kind: 'table'; readonly table: string; readonly root: string }
  | { readonly [N in QuestionName]: { readonly kind: N; readonly id: number; readonly args: GroundQuestions[N]['args'] } }[QuestionName];

export type FromWorker =
  | { readonly kind: 'ready'; readonly milliseconds: number }
  | { readonly kind: 'fault'; readonly message: string }
  | { readonly kind: 'answer'; readonly id: number; readonly gives: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
