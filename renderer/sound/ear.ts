import type { SoundId } from '../../assets/sounds.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { SeatKind } from '../../engine/host/link.ts';
import type { Act, Actor } from '../match/actor.ts';
import { DeafStage } from '../match/deafStage.ts';
import type { LiveStage } from '../match/liveStage.ts';
import type { Means } from '../match/means.ts';
import type { Stage } from '../match/stage.ts';
import type { ChipName } from '../table/figures/tokens.ts';
import { cueOf, type Cue, type Hearer } from './cue.ts';
import { Footfalls } from './footfalls.ts';
import type { Ground } from './ground.ts';

/** How each means sounds where it is used, and where it hits. */
const STRIKES: Readonly<Record<Means, SoundId>> = {
  blaster: 'blaster', heavyBlaster: 'blaster-heavy', gun: 'gun', bow: 'bow', thrown: 'thrown', power: 'power', saber: 'saber-swing', blade: 'blade-swing', blunt: 'blunt-swing',
};
const HITS: Readonly<Record<Means, SoundId>> = {
  blaster: 'hit-bolt', heavyBlaster: 'hit-bolt', gun: 'hit-bolt', bow: 'hit-blade', thrown: 'hit-blade', power: 'hit-bolt', saber: 'hit-saber', blade: 'hit-blade', blunt: 'hit-blunt',
};

/** Share of a strike after which it lands, and of an act after which it is there. */
const LANDS = 0.4;
/** From where on somebody is too far for a fist (mm): what is not told is guessed. */
const FAR = 90;
/** Lies beside whoever has acted: no news. */
const TURN: ChipName = 'done';
/** How loud a blow among several is, and one that is only felt. */
const [LIGHT, SOFT] = [0.55, 0.6];

interface EarPlan {
  readonly stage: LiveStage;
  readonly hearer: Hearer;
  /** What lies under a place. */
  readonly ground: (at: Point) => Ground;
  /** Who sits where. */
  readonly seats: () => readonly SeatKind[];
}

/**
 * Hears what the table is told, just before it does it, and says what of that sounds, where and when. It knows no rule system: whatever a face shows
 * sounds by itself. Steps follow the figures as they go.
 */
/** What is heard as somebody gathering strength. */
const GATHERS: ReadonlySet<Act> = new Set(['crouch', 'command', 'force']);

export class Ear extends DeafStage {
  readonly #plan: EarPlan;
  readonly #steps: Footfalls;
  #attacker: string | null = null;
  #defender: string | null = null;
  #means: Means | null = null;
  /** Number of the throw that was told aloud. */
  #thrown = -1;

  constructor(plan: EarPlan) {
    super();
    this.#plan = plan;
    this.#steps = new Footfalls(plan.hearer, plan.ground);
  }

  /** Carries on what follows the figures; called after each step of the table. */
  tick(now: number): void {
    this.#steps.follow(now);
  }

  /** Whether the dice of a throw are to be heard. */
  awaits(throws: number): boolean {
    return throws === this.#thrown;
  }

  #hear(sound: SoundId, at: Point | null, more?: Partial<Cue>): void {
    this.#plan.hearer.hear(cueOf(sound, at, more));
  }

  /** A figure, or of a group whoever fights, else the first that stands there. */
  #actor(id: string | null): Actor | null {
    if (id === null) return null;
    const { actors } = this.#plan.stage;
    const found = [...actors.values()].filter((actor) => (actor.id === id || actor.group === id) && actor.shown);
    return found.find((actor) => actor.id === this.#defender) ?? found.find((actor) => actor.id === this.#attacker) ?? found[0] ?? null;
  }

  #at(id: string | null): Point | null {
    const actor = this.#actor(id);
    return actor === null ? null : { x: actor.x, y: actor.y, z: actor.z };
  }

  /** Seconds that so many milliseconds of the table take now. */
  #seconds(milliseconds: number): number {
    return milliseconds / 1000 / Math.max(0.1, this.#plan.stage.speed);
  }

  #meansNow(): Means {
    if (this.#means !== null) return this.#means;
    const [from, to] = [this.#at(this.#attacker), this.#at(this.#defender)];
    return from !== null && to !== null && Math.hypot(from.x - to.x, from.y - to.y, from.z - to.z) > FAR ? 'blaster' : 'blunt';
  }

  override move: Stage['move'] = (figure, to, way, milliseconds) => {
    const actor = this.#plan.stage.actors.get(figure);
    if (actor === undefined) return;
    const [from, after] = [{ x: actor.x, y: actor.y, z: actor.z }, this.#seconds(milliseconds)];
    if (!actor.shown) return this.#hear('place', to, { after: this.#seconds(Math.min(120, milliseconds)) });
    if (way === 'slide') this.#hear('shove', from);
    else if (way === 'carry' || way === 'pass') this.#hear('place', to, { after });
    else if (way === 'leap' || way === 'jet') {
      this.#hear(way === 'jet' ? 'jet' : 'leap', from);
      this.#hear('land', to, { after: after * 0.9 });
      this.#hear(`step-${this.#plan.ground(to)}`, to, { after: after * 0.9 });
    } else this.#steps.begin(actor, way);
  };

  override act: Stage['act'] = (id, act, milliseconds) => {
    const at = this.#at(id);
    if (at === null) return;
    if (act === 'strike') this.#hear(STRIKES[this.#meansNow()], at, { after: this.#seconds(milliseconds) * 0.15 });
    else if (act === 'fall' || act === 'rise') this.#hear(act, at);
    else if (act === 'dissolve') this.#hear('defeat', at);
    else if (GATHERS.has(act) && this.#actor(id)?.id !== this.#defender) this.#hear('gather', at);
  };

  override blow: Stage['blow'] = (milliseconds) => {
    const [from, to, after] = [this.#at(this.#attacker), this.#at(this.#defender), this.#seconds(milliseconds)];
    if (from !== null) this.#hear(STRIKES[this.#meansNow()], from, { loud: SOFT });
    if (to !== null) this.#hear(HITS[this.#meansNow()], to, { after: after * LANDS, loud: LIGHT });
  };

  override harm: Stage['harm'] = (id, by) => {
    const at = this.#at(id);
    if (at === null) return;
    if (by > 0) this.#hear(this.#attacker === null ? 'hit-blunt' : HITS[this.#meansNow()], at);
    else if (by < 0) this.#hear('token-lose', at);
  };

  override spare: Stage['spare'] = (why, id = this.#defender ?? undefined) => {
    const at = this.#at(id ?? null);
    if (at !== null) this.#hear(why === 'missed' ? 'miss' : 'parry', at, { after: this.#seconds(180) });
  };

  override addToken: Stage['addToken'] = (id, icon, by) => {
    const actor = this.#actor(id);
    const had = actor?.tokens.some((token) => token.icon === icon && token.count > 0) ?? false;
    if (actor === null || icon === TURN || (by < 0 && !had)) return;
    this.#hear(by > 0 ? 'token-gain' : 'token-lose', { x: actor.x, y: actor.y, z: actor.z });
  };

  override setTarget: Stage['setTarget'] = (attacker, defender, means) => {
    [this.#attacker, this.#defender] = [attacker, defender];
    this.#means = means ?? null;
  };

  override throwDice: Stage['throwDice'] = (dice) => {
    if (dice.length > 0) this.#thrown = this.#plan.stage.throws + 1;
  };

  override dropFaces: Stage['dropFaces'] = (kind, face, count) => {
    const { dice } = this.#plan.stage;
    if (count > 0 && dice.some((die) => die.kind === kind && die.face === face && die.state !== 'gone')) this.#hear('die-felt', null, { loud: 0.4, pitch: 0.85 });
  };

  override turnDie: Stage['turnDie'] = () => this.#hear('die-felt', null, { after: this.#seconds(160) });
  override changeDie: Stage['changeDie'] = () => this.#hear('die-die', null);
  override addDie: Stage['addDie'] = () => this.#hear('die-felt', null, { after: this.#seconds(200) });

  override changeMarker: Stage['changeMarker'] = (id, { owner, lit, crowned }) => {
    const at = this.#plan.stage.markers.find((marker) => marker.id === id)?.at ?? null;
    if (owner !== undefined) this.#hear(owner === null ? 'token-lose' : 'marker-taken', at);
    else if (lit === true || crowned === true) this.#hear('token-gain', at, { pitch: 0.8 });
  };

  override swing: Stage['swing'] = (door, open) => {
    if (this.#plan.stage.doors.isOpen(door) !== open) this.#hear('door', null, { pitch: open ? 1 : 0.9 });
  };

  override turnCard: Stage['turnCard'] = () => this.#hear('card-turn', null);

  override slideToken: Stage['slideToken'] = () => this.#hear('token-lose', null, { pitch: 1.15 });

  override win: Stage['win'] = (seat, what) => {
    const seats = this.#plan.seats();
    const isLost = seat !== null && seats[seat] !== 'person' && seats.includes('person');
    this.#hear(what === 'match' ? (isLost ? 'match-lost' : 'match-won') : isLost ? 'lost' : 'won', null);
  };

  override hush: Stage['hush'] = () => {
    this.#steps.end();
    this.#thrown = -1;
    this.#plan.hearer.hush();
  };

  override clear: Stage['clear'] = () => {
    [this.#attacker, this.#defender, this.#means] = [null, null, null];
    this.hush();
  };
}
