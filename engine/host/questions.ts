import type { Seat } from '../core/script.ts';
import type { Point } from '../space/point.ts';
import type { Course } from './course.ts';
import type { Ends, SeatKind } from './link.ts';
import type { MatchParts } from './match.ts';
import { endsOf } from './undo.ts';

/** What may be asked about a match as it stands. Nothing changes by it. */
export class Questions {
  readonly #parts: Pick<MatchParts, 'header' | 'play' | 'forecaster'>;
  readonly #course: Course;
  readonly #awaits: SeatKind | null;

  /** `awaits`: whose answer is awaited. */
  constructor(parts: Pick<MatchParts, 'header' | 'play' | 'forecaster'>, course: Course, awaits: SeatKind | null) {
    this.#parts = parts;
    this.#course = course;
    this.#awaits = awaits;
  }

  /** The odds of each option that a person is asked; null where there are none. */
  odds(): Readonly<Record<string, unknown>> | null {
    return this.#awaits === 'person' ? (this.#parts.forecaster?.(this.#course.session) ?? null) : null;
  }

  /** Which options that a person is asked could not be taken back. */
  ends(): Ends {
    return this.#awaits === 'person' ? endsOf(this.#parts.header, this.#course) : {};
  }

  /** What would be so if a figure stood at a place, whoever is asked; null where the rules do not say. */
  prospect(figure: string, place: Point): unknown {
    const { request, state } = this.#course.session;
    return this.#parts.play.prospect?.(state, request, figure, place) ?? null;
  }

  /** What the figures of a seat could do to the others, whoever is asked; null where the rules do not say. */
  threats(seat: Seat): unknown {
    return this.#parts.play.threats?.(this.#course.session.state, seat) ?? null;
  }
}
