import type { Plan, Point } from '../../engine/shape/point.ts';
import type { DieKind } from '../table/dice/faces.ts';
import type { ChipName } from '../table/figures/tokens.ts';
import { advance, begin, beginMove, face, newActor, stand, type Act, type Actor, type Way } from './actor.ts';
import { EMPTY, type Die, type Marker, type Tableau, type TrayDie } from './tableau.ts';

/** What playback may tell the table. A test gives its own that only writes down what it was told. */
export interface Stage {
  /** Takes everything off the table: the match is left. */
  clear(): void;
  /** Makes the table show exactly this, ending everything that moves. */
  snapTo(tableau: Tableau): void;
  /** Learns of the figures without moving those already shown. */
  prepare(tableau: Tableau): void;
  move(figure: string, to: Point, way: Way, milliseconds: number): void;
  /** Starts an act of one figure, or of every figure of a group. */
  act(id: string, act: Act, milliseconds: number): void;
  face(figure: string, other: string): void;
  /** Gives damage to a figure or group, or takes it away; never below none. */
  harm(id: string, by: number): void;
  /** Gives a figure or group so many more tokens of a kind, or takes some away; with `-Infinity` all. */
  addToken(id: string, icon: ChipName, by: number): void;
  setActive(group: string | null): void;
  setTarget(attacker: string | null, defender: string | null): void;
  /** Whoever attacks strikes once, and the target flinches. */
  blow(milliseconds: number): void;
  throwDice(dice: readonly Die[], milliseconds: number): void;
  dropFaces(kind: DieKind, face: string, count: number): void;
  turnDie(kind: DieKind, index: number, face: string): void;
  changeDie(kind: DieKind, from: string, to: string): void;
  addDie(kind: DieKind, face: string): void;
  clearDice(): void;
  setMarkers(markers: readonly Marker[]): void;
  changeMarker(id: string, change: Partial<Omit<Marker, 'id'>>): void;
  /** Figures and markers that deserve a look of so many seconds; what else is told of an event is looked at anyway. */
  look(ids: readonly string[], seconds: number): void;
}

/** The living table: plain objects changed in place and read on every frame. React never sees them change. */
export class LiveStage implements Stage {
  readonly actors = new Map<string, Actor>();
  readonly dice: TrayDie[] = [];
  markers: Marker[] = [];
  active: string | null = null;
  attacker: string | null = null;
  defender: string | null = null;
  /** By seat, where it looks from. */
  edges: Tableau['edges'] = EMPTY.edges;
  /** Bumped when the set of figures, the dice or the markers changed. */
  cast = 0;
  throws = 0;
  rows = 0;
  places = 0;
  marks = 0;
  throwSeconds = 1;
  /** Times as fast as at single speed that everything moves. */
  speed = 1;
  /** Height of the ground at a place, in mm; flat until a table is drawn. */
  #carries: (at: Plan) => number = () => 0;
  /** Whether figures stand on whatever ground is below them. */
  #onGround = false;
  readonly #listeners = new Set<() => void>();
  /** Called whenever a new frame is needed. */
  wake: () => void = () => {};
  #nextDie = 0;

  clear(): void {
    this.actors.clear();
    this.cast += 1;
    this.clearDice();
    this.setMarkers([]);
    this.setActive(null);
    this.setTarget(null, null);
  }

  /** Tells the ground that figures stand on; the function it gives takes it away again. Those that stand are put on it. */
  lieOn(carries: (at: Plan) => number): () => void {
    this.#carries = carries;
    for (const actor of this.#onGround ? this.actors.values() : []) {
      if (actor.act === 'stand') Object.assign(actor, { y: carries(actor), version: actor.version + 1 });
    }
    for (const listen of this.#listeners) listen();
    this.wake();
    return () => { if (this.#carries === carries) this.#carries = () => 0; };
  }

  /** Tells when there is another ground; the function it gives ends that. */
  onGround(listen: () => void): () => void {
    this.#listeners.add(listen);
    return () => { this.#listeners.delete(listen); };
  }

  /** Height of the ground at a place, in mm. */
  groundAt(at: Plan): number {
    return this.#carries(at);
  }

  settled<T extends Point | null>(at: T): T {
    return at === null || !this.#onGround ? at : { ...at, y: this.#carries(at) };
  }

  prepare({ figures, markers, edges, onGround = false }: Tableau): void {
    this.#onGround = onGround;
    let added = false;
    for (const figure of figures) {
      const actor = this.actors.get(figure.id);
      if (actor === undefined) {
        this.actors.set(figure.id, newActor(figure));
        added = true;
      } else if (!actor.shown) actor.facing = figure.facing;
    }
    if (added) this.cast += 1;
    if (this.markers.length === 0 && markers.length > 0) this.setMarkers(markers);
    this.edges = edges;
    this.wake();
  }

  snapTo(tableau: Tableau): void {
    const there = new Set(tableau.figures.map(({ id }) => id));
    for (const id of this.actors.keys()) if (!there.has(id)) { this.actors.delete(id); this.cast += 1; }
    this.prepare(tableau);
    for (const figure of tableau.figures) stand(this.actors.get(figure.id)!, { ...figure, at: this.settled(figure.at) });
    this.setMarkers(tableau.markers);
    ({ active: this.active, attacker: this.attacker, defender: this.defender } = tableau);
    for (const kind of new Set([...this.dice, ...tableau.dice].map((die) => die.kind))) {
      const results = tableau.dice.filter((die) => die.kind === kind);
      this.#agree(kind, results.map((die) => die.face));
    }
    this.marks += 1;
    this.wake();
  }

  /** Makes the dice of one kind show these results, keeping the dice that already do. */
  #agree(kind: DieKind, faces: readonly string[]): void {
    const left = faces.slice();
    const mine = this.dice.filter((die) => die.kind === kind);
    let changed = false;
    for (const die of mine) {
      const at = die.state === 'gone' ? -1 : left.indexOf(die.face);
      if (at >= 0) left.splice(at, 1);
      else if (faces.length === 0 || die.state !== 'gone') {
        this.dice.splice(this.dice.indexOf(die), 1);
        changed = true;
      }
    }
    for (const result of left) {
      this.dice.push({ key: this.#nextDie++, kind, face: result, state: 'rolled' });
      changed = true;
    }
    if (changed) this.rows += 1;
  }

  *#figures(id: string): Iterable<Actor> {
    for (const actor of this.actors.values()) if (actor.id === id || actor.group === id) yield actor;
  }

  move(figure: string, place: Point, way: Way, milliseconds: number): void {
    const actor = this.actors.get(figure);
    if (actor === undefined) return;
    const to = this.settled(place);
    if (!actor.shown) {
      actor.shown = true;
      actor.x = to.x;
      actor.y = to.y;
      actor.z = to.z;
      begin(actor, 'appear', milliseconds / 1000);
    } else beginMove(actor, to, way, milliseconds / 1000);
    this.wake();
  }

  act(id: string, act: Act, milliseconds: number): void {
    for (const actor of this.#figures(id)) begin(actor, act, milliseconds / 1000);
    this.wake();
  }

  face(figure: string, other: string): void {
    const [actor, seen] = [this.actors.get(figure), this.actors.get(other)];
    if (actor !== undefined && seen !== undefined) face(actor, seen);
    this.wake();
  }

  harm(id: string, by: number): void {
    for (const actor of this.#figures(id)) actor.damage = Math.max(0, actor.damage + by);
    this.#mark();
  }

  addToken(id: string, icon: ChipName, by: number): void {
    for (const actor of this.#figures(id)) {
      const had = actor.tokens.find((token) => token.icon === icon) ?? { icon, count: 0 };
      const count = Math.max(0, had.count + by);
      const others = actor.tokens.filter((token) => token.icon !== icon);
      actor.tokens = count === 0 ? others : [...others, { ...had, count }];
    }
    this.#mark();
  }

  setActive(group: string | null): void {
    this.active = group;
    this.#mark();
  }

  setTarget(attacker: string | null, defender: string | null): void {
    this.attacker = attacker;
    this.defender = defender;
    this.#mark();
  }

  blow(milliseconds: number): void {
    if (this.attacker !== null) this.act(this.attacker, 'strike', milliseconds);
    if (this.defender !== null) this.act(this.defender, 'flinch', milliseconds);
  }

  #mark(): void {
    this.marks += 1;
    this.wake();
  }

  throwDice(dice: readonly Die[], milliseconds: number): void {
    this.dice.length = 0;
    for (const { kind, face: result } of dice) this.dice.push({ key: this.#nextDie++, kind, face: result, state: 'rolled' });
    this.throwSeconds = milliseconds / 1000;
    this.throws += 1;
    this.wake();
  }

  #die(kind: DieKind, fits: (die: TrayDie, index: number) => boolean): TrayDie | undefined {
    return this.dice.filter((die) => die.kind === kind && die.state !== 'gone').find(fits);
  }

  #row(): void {
    this.rows += 1;
    this.wake();
  }

  dropFaces(kind: DieKind, result: string, count: number): void {
    for (let left = count; left > 0; left--) {
      const die = this.#die(kind, (other) => other.face === result);
      if (die === undefined) break;
      die.state = 'gone';
    }
    this.#row();
  }

  turnDie(kind: DieKind, index: number, result: string): void {
    const die = this.#die(kind, (_, at) => at === index);
    if (die !== undefined) { die.face = result; die.state = 'changed'; }
    this.#row();
  }

  changeDie(kind: DieKind, from: string, to: string): void {
    const die = this.#die(kind, (other) => other.face === from);
    if (die !== undefined) { die.face = to; die.state = 'changed'; }
    this.#row();
  }

  addDie(kind: DieKind, result: string): void {
    this.dice.push({ key: this.#nextDie++, kind, face: result, state: 'added' });
    this.#row();
  }

  clearDice(): void {
    this.dice.length = 0;
    this.#row();
  }

  setMarkers(markers: readonly Marker[]): void {
    this.markers = markers.slice();
    this.places += 1;
    this.wake();
  }

  changeMarker(id: string, change: Partial<Omit<Marker, 'id'>>): void {
    this.markers = this.markers.map((marker) => (marker.id === id ? { ...marker, ...change } : marker));
    this.places += 1;
    this.wake();
  }

  look(): void {} // who goes ahead of the table does

  /** Carries everything on by `seconds` of real time. Returns whether a figure changed. */
  tick(seconds: number): boolean {
    let changed = false;
    for (const actor of this.actors.values()) if (advance(actor, seconds * this.speed)) changed = true;
    return changed;
  }

  /** Whether every figure stands still. */
  get resting(): boolean {
    for (const actor of this.actors.values()) if (actor.act !== 'stand') return false;
    return true;
  }

  actorOf(id: string): Actor | null {
    return this.actors.get(id) ?? [...this.#figures(id)][0] ?? null;
  }
}
