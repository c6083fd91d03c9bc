import type { Seat } from '../../engine/core/script.ts';
import type { Happened, Update } from '../../engine/host/link.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { Situation } from '../faces/face.ts';
import { announcementOf, isOther, type Announcement } from './announce.ts';
import type { Clock } from './clock.ts';
import { fightsOn, gistOf, kindOf, movedOn, wayFrom, type Gist } from './gist.ts';
import { instantly } from './instantly.ts';
import type { Guide } from './guide.ts';
import { allAt, type Kind } from './speeds.ts';
import type { Stage } from './stage.ts';
import type { Tableau } from './tableau.ts';

/** Milliseconds a showing takes when motion is reduced. */
export const CALM = 60;
/** How many times as fast others set figures down: whole armies of them stand before the first question. */
const DEPLOYS = 10;
/** Milliseconds at single speed that something is announced before it happens, once the camera looks there. */
const ANNOUNCED = 500;

interface TellerPlan {
  readonly stage: Stage;
  /** Told what is shown in its own time. */
  readonly aloud: Stage;
  readonly clock: Clock;
  readonly guide: Guide;
  readonly onAnnounce: (announcement: Announcement | null) => void;
  readonly onPace: (times: number) => void;
  /** Whether what everybody does is announced, not only what no person at this screen does: nobody plays what is watched. */
  readonly announcesAll?: boolean;
}

/** What goes on around what is told: whether it is skipped, whether the match was left, and what ends every wait. */
export interface Course {
  readonly skips: () => boolean;
  readonly left: () => boolean;
  readonly signal: () => AbortSignal;
  /** Told when an event stands on the table, before its time has passed. */
  readonly onShown?: () => void;
}

/** Shows events one after another, each in its time, and announces what others are about to do. */
export class Teller {
  speeds: Readonly<Record<Kind, number | 'instant'>> = allAt(1);
  calm = false;
  /** What is shown again is shown in some time, however fast it was the first time. */
  neverAtOnce = false;
  /** Whose answer came last. */
  by: Seat | null = null;
  readonly #plan: TellerPlan;
  readonly #atOnce: Stage;
  /** Where figures stand, and what attack is being made, as far as it was shown. */
  #places = new Map<string, Point>();
  #aims: Gist['aims'] = null;
  #announced = false;

  constructor(plan: TellerPlan) {
    this.#plan = plan;
    this.#atOnce = instantly(plan.stage);
  }

  snapTo(tableau: Tableau): void {
    this.#plan.stage.snapTo(tableau);
    const { figures, attacker, defender } = tableau;
    this.#places = new Map(figures.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const])));
    this.#aims = attacker === null ? null : { attacker, defender };
  }

  /** Shows events without any waiting. */
  atOnce(events: readonly Happened[], situation: Situation): void {
    for (const event of events) {
      const gist = gistOf(event, situation, this.#places);
      situation.face.show(this.#atOnce, event, situation);
      this.#pass(gist);
    }
  }

  announce(announcement: Announcement | null): void {
    if (announcement === null && !this.#announced) return;
    this.#announced = announcement !== null;
    this.#plan.onAnnounce(announcement);
  }

  /** Everything is shown at the speed of what is neither move nor attack. */
  rest(): void {
    const { rest } = this.speeds;
    this.#plan.onPace(rest === 'instant' ? 1 : rest);
  }

  /** Shows events; `tell` hears of each first. Gives whether one of them was not shown in its own time. Ends early where the match was left. */
  async play(events: Update['events'], situation: Situation, { figures }: Tableau, course: Course, tell: (event: Happened) => void): Promise<boolean> {
    let missed = false;
    /** Events before this one are announced. */
    let said = 0;
    for (const [i, event] of events.entries()) {
      tell(event);
      if (course.skips()) return this.#passOver(events.slice(i + 1), tell);
      const gist = gistOf(event, situation, this.#places);
      const pace = this.#paceOf(gist, situation);
      if (pace === 'instant') {
        this.atOnce([event], situation);
        missed = true;
        continue;
      }
      this.#plan.onPace(pace);
      if (i >= said) {
        const { goes, until } = wayFrom(events, i, situation, this.#places);
        const again = gist.aims !== null && gist.aims.attacker === this.#aims?.attacker && gist.aims.defender === this.#aims.defender;
        const news = again ? null : announcementOf(gist, goes, situation, { figures, ...this.#doers(situation) });
        this.announce(news);
        if (news !== null) said = Math.max(until, i + 1);
        await this.#wait(this.#plan.guide.before(events.slice(i, Math.max(until, i + 1)), situation), course);
        if (news !== null && !course.skips()) await this.#wait(ANNOUNCED / pace, course);
      } else await this.#wait(this.#plan.guide.before([event], situation), course);
      if (course.left()) return missed;
      if (course.skips()) return this.#passOver(events.slice(i + 1), tell);
      const time = situation.face.show(this.#plan.aloud, event, situation);
      this.#pass(gist);
      course.onShown?.();
      const held = this.#plan.guide.after() / pace;
      if (time + held > 0) await this.#wait((this.calm ? CALM : time / pace) + held, course);
      if (course.left()) return missed;
      if (i + 1 >= said) this.announce(null);
    }
    return missed;
  }

  /** Who sits where and whose answer came last, as far as announcing goes. */
  #doers({ seats }: Situation): Pick<Situation, 'seats'> & { readonly by: Seat | null } {
    return this.#plan.announcesAll === true ? { seats: seats.map(() => 'computer'), by: 0 } : { seats, by: this.by };
  }

  #passOver(events: readonly Happened[], tell: (event: Happened) => void): true {
    for (const event of events) tell(event);
    this.announce(null);
    return true;
  }

  #pass(gist: Gist): void {
    this.#aims = fightsOn(gist, this.#aims !== null) ? (gist.aims ?? this.#aims) : null;
    movedOn(this.#places, gist);
  }

  #paceOf(gist: Gist, { seats }: Situation): number | 'instant' {
    const pace = this.speeds[kindOf(gist, this.#aims !== null)];
    if (pace === 'instant') return this.neverAtOnce ? 1 : pace;
    return gist.arrives && isOther(this.by, seats) ? DEPLOYS * pace : pace;
  }

  async #wait(milliseconds: number, course: Course): Promise<void> {
    if (milliseconds > 0) await this.#plan.clock.wait(milliseconds, course.signal());
  }
}
