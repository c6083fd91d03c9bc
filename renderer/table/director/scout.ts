import { rises, type Actor } from '../../match/actor.ts';
import { DeafStage } from '../../match/deafStage.ts';
import type { LiveStage } from '../../match/liveStage.ts';
import type { Stage } from '../../match/stage.ts';
import type { Body } from './lens.ts';
import { bodyOf, bodyOfMarker, type Shot } from './shot.ts';

/** What can be told from the table as it stands. */
type Known = Pick<LiveStage, 'actors' | 'actorOf' | 'settled' | 'markers' | 'active' | 'attacker' | 'defender'>;

/** Seconds that something is looked at beyond its own time. */
const HOLD = { wound: 0.35, fall: 0.9, token: 0.8, target: 0.25 } as const;

/** Goes ahead of what is shown: is told the same as the table, moves nothing, and says what should be in the picture. */
export class Scout extends DeafStage {
  readonly #table: Known;
  readonly #rides: boolean;
  #moments: Body[] = [];
  /** Where who goes ends, and where from; then the same of others. */
  #goes: Body[] = [];
  /** Who goes first. */
  #goer: string | null = null;
  /** Who goes up or down, from where, and how far. */
  #climb: Pick<Shot, 'must' | 'may' | 'along'> | null = null;
  #acts: Body[] = [];
  #pair: readonly [string, string] | null = null;
  #targeted = false;
  /** Somebody fell or left, or a token changed: more than a wound. */
  #turns = false;
  #hold = 0;
  /** The group whose activation begins with this; null where none does. */
  begins: string | null = null;

  /** `rides`: the camera may go along with somebody. */
  constructor(table: Known, rides = true) {
    super();
    this.#table = table;
    this.#rides = rides;
  }

  #figures(id: string): readonly Actor[] {
    return [...this.#table.actors.values()].filter((actor) => actor.shown && (actor.id === id || actor.group === id));
  }

  #moment(bodies: readonly Body[], hold: number): void {
    if (hold > HOLD.wound) this.#turns = true;
    this.#moments.push(...bodies);
    this.#hold = Math.max(this.#hold, hold);
  }

  override move: Stage['move'] = (figure, to, way) => {
    const actor = this.#table.actors.get(figure);
    // Whoever is put down from outside the table is looked at from where one is.
    if (actor === undefined || (!actor.shown && way === 'carry')) return;
    const end = this.#table.settled(to);
    const there = bodyOf(actor, end);
    if (this.#goer === figure) {
      // A way of several steps is seen from where it begins to where it ends.
      this.#goes[0] = there;
      return;
    }
    this.#goer ??= figure;
    const from = bodyOf(actor);
    if (this.#rides && actor.shown && rises(actor, end, way)) {
      this.#climb ??= { must: [from], may: [there], along: { figure, by: { x: there.x - from.x, y: there.y - from.y, z: there.z - from.z } } };
    }
    this.#goes.push(there, ...(actor.shown ? [from] : []));
  };

  override act: Stage['act'] = (id, act) => {
    const bodies = this.#figures(id).map((actor) => bodyOf(actor));
    if (act === 'fall' || act === 'dissolve') this.#moment(bodies, HOLD.fall);
    else this.#acts.push(...bodies);
  };

  override harm: Stage['harm'] = (id, by) => {
    if (by > 0) this.#moment(this.#figures(id).map((actor) => bodyOf(actor)), HOLD.wound);
  };

  override setActive: Stage['setActive'] = (group) => {
    if (group === null) return;
    this.begins = group;
    this.#acts.push(...this.#figures(group).map((actor) => bodyOf(actor)));
  };

  override setTarget: Stage['setTarget'] = (attacker, defender) => {
    this.#targeted = true;
    if (attacker !== null && defender !== null) this.#pair = [attacker, defender];
  };

  override changeMarker: Stage['changeMarker'] = (id, change) => {
    if (change.owner !== undefined || change.crowned === true) this.look([id], HOLD.token);
  };

  override look: Stage['look'] = (ids, seconds) => {
    const markers = this.#table.markers.filter((marker) => ids.includes(marker.id)).map(bodyOfMarker);
    this.#moment([...markers, ...ids.flatMap((id) => this.#figures(id).map((actor) => bodyOf(actor)))], seconds);
  };

  #pairOf(attacker: string | null, defender: string | null, hold: number): Shot | null {
    const [one, other] = [attacker, defender].map((id) => (id === null ? null : this.#table.actorOf(id)));
    if (one?.shown !== true || other?.shown !== true) return null;
    return { kind: 'pair', must: [bodyOf(one), bodyOf(other)], may: [], hold };
  }

  /** What should be seen; null when where one looks is good enough. What changes the match goes before an attack, that before a way, that before who acts. */
  get shot(): Shot | null {
    const { attacker, defender } = this.#table;
    const [first, ...others] = this.#moments;
    // Whoever is hurt in an attack is in the picture of it already.
    const attack = this.#turns ? null : this.#pairOf(attacker, defender, this.#hold);
    if (first !== undefined) return attack ?? { kind: 'moment', must: [first], may: others, hold: this.#hold };
    if (this.#pair !== null) return this.#pairOf(...this.#pair, HOLD.target);
    if (this.#climb !== null && this.#goes.length === 2) return { kind: 'climb', hold: 0, ...this.#climb };
    if (this.#goes.length > 0) return { kind: 'follow', must: this.#goes.slice(0, 2), may: this.#goes.slice(2), hold: 0 };
    if (!this.#targeted && attack !== null) return attack;
    const [who, ...rest] = this.#acts;
    return who === undefined ? null : { kind: 'actor', must: [who], may: rest, hold: 0 };
  }
}
