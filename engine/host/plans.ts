import type { Answer, PickRequest, PlaceRequest, Seat } from '../core/script.ts';
import { askedOf, type PlannedAnswer } from '../search/plan.ts';

/** What computer seats have in mind: the rest of each one's plan. A plan is given up as soon as something else is asked than it expects. */
export class Plans {
  readonly #rest = new Map<Seat, readonly PlannedAnswer[]>();

  /** The answer that is planned for a question; null where none is. */
  next(request: PickRequest | PlaceRequest): Answer | null {
    const [planned, ...rest] = this.#rest.get(request.seat) ?? [];
    if (planned === undefined) return null;
    const isExpected = planned.asked === askedOf(request);
    this.keep(request.seat, isExpected ? rest : []);
    return isExpected ? planned.answer : null;
  }

  /** Puts a plan in the place of the one that a seat had. */
  keep(seat: Seat, plan: readonly PlannedAnswer[]): void {
    if (plan.length === 0) this.#rest.delete(seat);
    else this.#rest.set(seat, plan);
  }
}
