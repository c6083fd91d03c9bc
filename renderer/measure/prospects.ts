import { z } from 'zod';
import { createStore } from 'zustand/vanilla';
import { useStore } from 'zustand';
import type { Point } from '../../engine/shape/point.ts';
import type { Threat } from '../../engine/space/fields/threat.ts';
import { match } from '../match/match.ts';

/** A figure thought of at a place. */
export interface Planned {
  readonly figure: string;
  readonly at: Point;
}

/** What would be so at a place; its rule system's face knows the rest (`readProspect` of each). */
export interface AnyProspect {
  readonly figure: string;
  readonly at: Point;
}

interface Plans {
  /** What is thought of now; null while nothing is. */
  readonly planned: Planned | null;
  /** What would be so there, or at the place thought of just before; null until the first answer. */
  readonly prospect: AnyProspect | null;
}

export const plans = createStore<Plans>(() => ({ planned: null, prospect: null }));

export const usePlans = <T>(pick: (state: Plans) => T): T => useStore(plans, pick);

/** How far an answer's place may lie from the one thought of before it counts as an old one (mm). */
const OLD = 0.3;

/** Whether an answer is about the place that is thought of now. */
export const isAbout = ({ figure, at }: AnyProspect, planned: Planned): boolean =>
  figure === planned.figure && Math.abs(at.x - planned.at.x) + Math.abs(at.y - planned.at.y) + Math.abs(at.z - planned.at.z) <= OLD;

const prospectForm = z.looseObject({ figure: z.string(), at: z.object({ x: z.number(), y: z.number(), z: z.number() }) });

/** What would be so if a figure stood at a place, or null where the host cannot tell. */
export async function prospectAt({ figure, at }: Planned): Promise<AnyProspect | null> {
  const found = await match.getState().loadProspect(figure, { x: at.x, y: at.y, z: at.z });
  return prospectForm.safeParse(found).data ?? null;
}

/** What the figures of a seat could do now, or null where the host cannot tell. */
export async function threatsOf(seat: number): Promise<readonly Threat[] | null> {
  const found = await match.getState().loadThreats(seat);
  return Array.isArray(found) ? (found as readonly Threat[]) : null;
}

/** Milliseconds between two questions about places. */
const PAUSE = 140;

interface Asking {
  readonly ask: (planned: Planned) => Promise<AnyProspect | null>;
  readonly wait: (run: () => void, milliseconds: number) => void;
}

/** Thinks of a figure at a place: one question at a time, the newest last; answers that are no longer asked for are dropped. */
export function planner({ ask, wait }: Asking): (planned: Planned | null) => void {
  let busy = false;
  let next: Planned | null = null;
  const work = (): void => {
    if (busy || next === null) return;
    const asked = next;
    next = null;
    busy = true;
    ask(asked).then((prospect) => {
      const { planned } = plans.getState();
      if (planned !== null && isSamePlan(planned, asked)) plans.setState({ prospect });
    }, () => {}).finally(() => wait(() => { busy = false; work(); }, PAUSE));
  };
  return (planned) => {
    const now = plans.getState();
    if (planned === null) {
      next = null;
      if (now.planned !== null || now.prospect !== null) plans.setState({ planned: null, prospect: null });
      return;
    }
    if (now.planned !== null && isSamePlan(now.planned, planned)) return;
    plans.setState({ planned, ...(now.planned?.figure === planned.figure ? {} : { prospect: null }) });
    next = planned;
    work();
  };
}

const isSamePlan = (a: Planned, b: Planned): boolean => a.figure === b.figure && a.at.x === b.at.x && a.at.y === b.at.y && a.at.z === b.at.z;

/** The planner of this window. */
export const plan = planner({ ask: prospectAt, wait: (run, milliseconds) => { setTimeout(run, milliseconds); } });
