import type { Point } from '../../engine/shape/point.ts';
import type { DieKind } from '../table/dice/faces.ts';
import type { ChipName } from '../table/figures/tokens.ts';
import { advance, begin, beginMove, face, HURT, newActor, recover, stand, type Act, type Actor, type Way } from './actor.ts';
import { agree } from './agree.ts';
import { Floats, READ, type Said, type Spared } from './floats.ts';
import type { Footing } from './hints.ts';
import type { Stage } from './stage.ts';
import { Swings } from './swings.ts';
import { EMPTY, type Die, type Marker, type Tableau, type TrayDie } from './tableau.ts';

/** What is read over a figure that does so. */
const WORDS: Partial<Record<Act, Said>> = { fall: { kind: 'word', word: 'wounded' }, dissolve: { kind: 'word', word: 'defeated' } };

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
  /** 2 while results are shown at double speed. */
  speed = 1;
  /** The same for what is read, however little moves. */
  reading = 1;
  readonly floats = new Floats();
  readonly doors = new Swings();
  /** Whoever was attacked last. */
  #aimed: string | null = null;
  /** Height of the ground at a place, or of what lies on its storey there, in mm; flat on every storey until a table is drawn. */
  #carries: (at: Footing) => number = ({ y = 0 }) => y;
  /** Whether figures stand on whatever ground is below them. */
  #onGround = false;
  readonly #listeners = new Set<() => void>();
  /** Called whenever a new frame is needed. */
  wake: () => void = () => {};
  /** Called after everything was carried on. */
  ticked: () => void = () => {};
  #nextDie = 0;

  clear(): void {
    this.actors.clear();
    this.cast += 1;
    this.clearDice();
    this.setMarkers([]);
    this.doors.set([]);
    this.setActive(null);
    this.setTarget(null, null);
    this.hush();
  }

  /** Tells the ground that figures stand on; the function it gives takes it away again. Those that stand are put on it. */
  lieOn(carries: (at: Footing) => number): () => void {
    this.#carries = carries;
    for (const actor of this.#onGround ? this.actors.values() : []) {
      if (actor.act === 'stand') Object.assign(actor, { y: carries(actor), version: actor.version + 1 });
    }
    for (const listen of this.#listeners) listen();
    this.wake();
    return () => { if (this.#carries === carries) this.#carries = ({ y = 0 }) => y; };
  }

  /** Tells when there is another ground; the function it gives ends that. */
  onGround(listen: () => void): () => void {
    this.#listeners.add(listen);
    return () => void this.#listeners.delete(listen);
  }

  /** Height of the ground at a place, in mm. */
  groundAt(at: Footing): number {
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
    this.doors.set(tableau.doors ?? []);
    ({ active: this.active, attacker: this.attacker, defender: this.defender } = tableau);
    if (agree(this.dice, tableau.dice, () => this.#nextDie++)) this.rows += 1;
    this.marks += 1;
    this.wake();
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
    const said = WORDS[act];
    if (said !== undefined) this.#say(id, said);
    this.wake();
  }

  face(figure: string, other: string): void {
    const [actor, seen] = [this.actors.get(figure), this.actors.get(other)];
    if (actor !== undefined && seen !== undefined) face(actor, seen);
    this.wake();
  }

  /** Says it over one figure: of a group whoever is attacked or attacks, else the first that stands there. */
  #say(id: string, said: Said): void {
    const there = [...this.#figures(id)].filter(({ shown }) => shown);
    const over = there.find((actor) => actor.id === this.#aimed) ?? there.find((actor) => actor.id === this.attacker) ?? there[0];
    if (over !== undefined) this.floats.say(over.id, said, (READ * 1000) / this.reading);
  }

  harm(id: string, by: number, told = by): void {
    for (const actor of this.#figures(id)) {
      actor.damage = Math.max(0, actor.damage + by);
      if (by > 0) Object.assign(actor, { hurt: HURT, version: actor.version + 1 });
    }
    if (told !== 0) this.#say(id, { kind: told > 0 ? 'harm' : 'heal', amount: Math.abs(told) });
    this.#mark();
  }

  setDamage(id: string, to: number): void {
    for (const actor of this.#figures(id)) actor.damage = to;
    this.#mark();
  }

  spare(why: Spared, id = this.#aimed): void {
    if (id !== null) this.#say(id, { kind: 'word', word: why });
  }

  hush(): void {
    this.floats.clear();
  }

  addToken(id: string, icon: ChipName, by: number): void {
    for (const actor of this.#figures(id)) {
      const had = actor.tokens.find((token) => token.icon === icon) ?? { icon, count: 0 };
      const count = Math.max(0, had.count + by);
      const others = actor.tokens.filter((token) => token.icon !== icon);
      actor.tokens = count === 0 ? others : [...others, { ...had, count }];
    }
    if (by > 0) this.#say(id, { kind: 'token', icon, amount: by });
    this.#mark();
  }

  setActive(group: string | null): void {
    this.active = group;
    this.#mark();
  }

  setTarget(attacker: string | null, defender: string | null): void {
    this.attacker = attacker;
    this.#aimed = this.defender = defender;
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

  swing(door: number, open: boolean, milliseconds: number): void {
    this.doors.begin(door, open, milliseconds);
    this.wake();
  }

  turnCard(): void {} // cards lie beside the table

  slideToken(): void {} // the trackers show it
  win(): void {} // they tell it

  look(): void {} // who goes ahead of the table does

  /** Carries everything on by `seconds` of real time. Returns whether a figure changed. */
  tick(seconds: number): boolean {
    let changed = this.doors.advance(seconds * this.speed);
    for (const actor of this.actors.values()) {
      const acts = advance(actor, seconds * this.speed);
      if (recover(actor, seconds * this.reading) || acts) changed = true;
    }
    this.ticked();
    return changed;
  }

  /** Whether every figure and every door stands still. */
  get resting(): boolean {
    return this.doors.resting && [...this.actors.values()].every(({ act }) => act === 'stand');
  }

  actorOf(id: string): Actor | null {
    return this.actors.get(id) ?? [...this.#figures(id)][0] ?? null;
  }
}
