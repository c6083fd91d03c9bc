import { randomFrom } from '../core/rng.ts';
import type { Eyes } from '../core/rules.ts';
import type { Seat } from '../core/script.ts';
import { Session } from '../core/session.ts';
import type { Point } from '../shape/point.ts';
import type { Course } from './course.ts';
import type { Ends, Path } from './link.ts';
import type { MatchParts } from './match-parts.ts';
import { after, pathsOf } from './paths.ts';
import { endsOf } from './undo.ts';

/** What may be asked about a match as it stands, answered from what the eyes know that ask. Nothing changes by it. */
export class Questions {
  readonly #parts: Pick<MatchParts, 'header' | 'play' | 'forecaster'>;
  readonly #course: Course;
  readonly #eyes: Eyes;

  constructor(parts: Pick<MatchParts, 'header' | 'play' | 'forecaster'>, course: Course, eyes: Eyes) {
    this.#parts = parts;
    this.#course = course;
    this.#eyes = eyes;
  }

  /** The odds of each option that the one who looks is asked, or of the last of some picks in a row; null where there are none. */
  odds(picks: readonly string[] = []): Readonly<Record<string, unknown>> | null {
    const known = this.#asked();
    const there = known === null ? null : after(known, picks.slice(0, -1));
    return there === null ? null : (this.#parts.forecaster?.(there, picks.at(-1)) ?? null);
  }

  /** Where the question leads on that the one who looks is asked; nowhere where somebody else is asked, or the rules do not say. */
  paths(): readonly Path[] {
    const { onward } = this.#parts.play;
    const known = onward === undefined ? null : this.#asked();
    return known === null ? [] : pathsOf(onward!, known);
  }

  /** Which options that the one who looks is asked could not be taken back. */
  ends(): Ends {
    const known = this.#asked();
    return known === null ? {} : endsOf(this.#parts.header, known);
  }

  /** What would be so if a figure stood at a place, whoever is asked; null where the rules do not say. */
  prospect(figure: string, place: Point): unknown {
    const { request } = this.#course.session;
    const own = request !== null && request.kind !== 'roll' && request.seat === this.#eyes;
    return this.#parts.play.prospect?.(this.#view(), own ? request : null, figure, place) ?? null;
  }

  /** What the figures of a seat could do to the others, whoever is asked; null where the rules do not say. */
  threats(seat: Seat): unknown {
    return this.#parts.play.threats?.(this.#view(), seat) ?? null;
  }

  #view(): unknown {
    return this.#parts.play.view(this.#course.session.state, this.#eyes);
  }

  /** The match as the one who is asked knows it; null where somebody else is asked. */
  #asked(): Session<unknown, unknown> | null {
    const { session } = this.#course;
    const { request } = session;
    if (this.#eyes === null || request === null || request.kind === 'roll' || request.seat !== this.#eyes || this.#parts.header.seats[this.#eyes] !== 'person') return null;
    const { moment } = session;
    const known = this.#parts.play.imagine(moment, this.#eyes, randomFrom(this.#course.at));
    if (known === null) return null;
    return known === moment ? session : new Session(this.#parts.play.system, known.base, known.pending, true);
  }
}
