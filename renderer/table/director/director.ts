import type { Happened } from '../../../engine/host/link.ts';
import type { Situation } from '../../faces/face.ts';
import type { MatchState } from '../../match/matchState.ts';
import type { Guide } from '../../match/guide.ts';
import type { LiveStage } from '../../match/liveStage.ts';
import { homeTurn } from '../edges.ts';
import { homeView, type Rig, type View } from '../rig.ts';
import type { Hides } from './covered.ts';
import { frame, leftOut, shows, type Staging } from './frame.ts';
import type { Area, Size } from './lens.ts';
import { restShot } from './rest.ts';
import { Scout } from './scout.ts';
import { bodyOf, matters, type Shot } from './shot.ts';

/** What a drawn table lends the director. */
export interface Studio {
  readonly rig: Rig;
  readonly hides: Hides;
  readonly size: () => Size;
  /** The part of the picture that no panel covers; with `dice` nor the dice. */
  readonly free: (dice: boolean) => Area;
}

/** What the director reads of the match. */
export type Heeded = Pick<MatchState, 'shown' | 'request' | 'hints' | 'playing' | 'selected' | 'screen'> & {
  readonly settings: Pick<MatchState['settings'], 'camera' | 'reducedMotion'>;
};

/** Seconds that the camera takes from shot to shot, and from one end of the table to the other. */
const GLIDE = { least: 0.45, most: 0.95 } as const;
/** Share of a glide that is waited for before something begins to move. */
const LEAD = 0.8;

/**
 * Leads the camera: to whoever acts, to both sides of an attack, along a way, to what changes the match, and back. It never takes the
 * camera from a person's hand before the next activation, or in a film at all, unless it is given back.
 */
export class Director implements Guide {
  readonly #stage: LiveStage;
  #studio: Studio | null = null;
  #rig: Rig | null = null;
  #heeded: Heeded | null = null;
  /** Where a person was who is led only to what matters. */
  #left: View | null = null;
  #shot: Shot | null = null;
  #group: string | null = null;
  #match: string | null = null;
  #home = 0;
  #linger = 0;

  constructor(stage: LiveStage) {
    this.#stage = stage;
  }

  /** Takes over a table that is drawn; the function it gives ends that. */
  join(studio: Studio): () => void {
    this.#studio = studio;
    // A picture that is built anew goes on where it was.
    if (this.#rig !== studio.rig) this.#match = null;
    this.#rig = studio.rig;
    if (this.#heeded !== null) this.heed(this.#heeded);
    return () => { if (this.#studio === studio) this.#studio = null; };
  }

  /** Learns how the match stands for this screen. */
  heed(state: Heeded): void {
    this.#heeded = state;
    const { shown } = state;
    if (this.#studio === null || shown === null) {
      if (shown === null) this.#match = this.#group = null;
      return;
    }
    if (this.#match !== shown.match) this.#begin(shown.match);
    const home = homeTurn(shown.seats, this.#stage.edges);
    const turned = home !== this.#home;
    this.#home = home;
    if (turned && state.settings.camera !== 'follows' && !this.#studio.rig.held) this.#studio.rig.glide(homeView(home, this.#studio.rig.size), 0);
    if (!state.playing) this.#rest(state);
  }

  /** A match comes onto the table: seen from the person's own edge. */
  #begin(match: string): void {
    const { rig } = this.#studio!;
    this.#match = match;
    this.#group = this.#stage.active;
    this.#left = this.#shot = null;
    this.#home = homeTurn(this.#heeded!.shown!.seats, this.#stage.edges);
    rig.glide(homeView(this.#home, rig.size), 0);
    rig.held = false;
  }

  /** Goes where the person is to look while nothing is shown: where something is asked, and back when nothing is. */
  #rest(state: Heeded): void {
    this.#activated(this.#stage.active);
    const shot = restShot(this.#stage, state, this.#studio!.rig.size);
    if (state.settings.camera === 'matters' && (shot === null || !matters(shot))) return this.#return();
    if (shot !== null) this.#take(shot);
  }

  #return(): void {
    const { rig } = this.#studio!;
    if (this.#left !== null && !rig.held) rig.glide(this.#left, this.#seconds(this.#left));
    this.#left = this.#shot = null;
  }

  /** The next activation gives the camera back, in a match that is played. */
  #activated(group: string | null): void {
    if (group === this.#group) return;
    this.#group = group;
    if (group !== null && this.#heeded?.screen === 'battle') this.#studio!.rig.held = false;
  }

  before(events: readonly Happened[], situation: Situation): number {
    this.#linger = 0;
    if (this.#studio === null || this.#heeded === null) return 0;
    const scout = new Scout(this.#stage, !this.#heeded.settings.reducedMotion);
    for (const event of events) situation.face.show(scout, event, situation);
    if (scout.begins !== null) this.#activated(scout.begins);
    const { shot } = scout;
    if (shot === null || !this.#leads(shot)) return 0;
    this.#linger = this.#heeded.settings.reducedMotion ? 0 : shot.hold * 1000;
    return this.#take(shot) * LEAD * 1000;
  }

  after(): number {
    return this.#linger;
  }

  /** The person gives the camera back. */
  release(): void {
    if (this.#studio === null || this.#heeded?.shown == null) return;
    this.#studio.rig.held = false;
    this.#shot = null;
    this.#rest(this.#heeded);
  }

  /** The panels have changed: what is to be seen must lie clear of them. */
  relaid(): void {
    if (this.#studio === null || this.#heeded?.shown == null) return;
    if (!this.#heeded.playing) this.#rest(this.#heeded);
    else if (this.#shot !== null) this.#take(this.#shot);
  }

  #leads(shot: Shot): boolean {
    const camera = this.#heeded?.settings.camera;
    return !this.#studio!.rig.held && camera !== 'never' && (camera === 'follows' || matters(shot));
  }

  /** Seconds that a glide to a view takes. */
  #seconds(view: View): number {
    const { now } = this.#studio!.rig;
    if (this.#heeded!.settings.reducedMotion) return 0;
    const far = Math.hypot(view.x - now.x, view.z - now.z) / 700 + Math.abs(view.turn - now.turn) / 2 + Math.abs(Math.log(view.away / now.away)) / 2;
    return Math.min(GLIDE.most, GLIDE.least + 0.4 * far) / this.#stage.speed;
  }

  /** Goes to a shot unless what is seen will do. Gives the seconds that it takes. */
  #take(shot: Shot): number {
    if (!this.#leads(shot)) return 0;
    const { rig, hides, size, free } = this.#studio!;
    const same = this.#shot?.kind === 'overview' && shot.kind === 'overview';
    this.#shot = shot;
    const set: Staging = { size: size(), free: free(matters(shot)), hides, home: this.#home, from: rig.goal, figures: this.#bodies() };
    if (set.size.width === 0 || set.size.height === 0) return 0;
    const actor = shot.along === undefined ? undefined : this.#stage.actors.get(shot.along.figure);
    const stands = shot.kind !== 'overview' && shows(rig.goal, shot, set);
    const lacks = leftOut(rig.goal, shot, set);
    const view = stands && lacks === 0 ? null : frame(shot, set);
    if (view === null || (stands && leftOut(view, shot, set) >= lacks)) {
      if (actor !== undefined) rig.ride(actor);
      return 0;
    }
    if (same && Math.abs(view.turn - rig.goal.turn) < 0.01) return 0;
    if (this.#heeded!.settings.camera === 'matters') this.#left ??= { ...rig.goal };
    const seconds = this.#seconds(view);
    rig.glide(view, seconds);
    if (actor !== undefined) rig.ride(actor);
    return seconds;
  }

  #bodies(): Staging['figures'] {
    return [...this.#stage.actors.values()].filter(({ shown }) => shown).map((actor) => bodyOf(actor));
  }
}
