import type { Point } from '../../engine/shape/point.ts';
import type { CardFace } from '../../engine/shatterpoint/cards/card.ts';
import type { MoveKind } from '../../engine/shatterpoint/state/events.ts';
import type { AttackFace, Condition, DefenseFace, Objective } from '../../engine/shatterpoint/state/state.ts';
import { advance, begin, beginMove, face, newActor, type Act, type Actor } from './actor.ts';
import { sculptOf } from './sculpts.ts';
import { numberOfCharacter, unitOfCharacter, type MatchView } from './view.ts';

export type RollSide = 'attack' | 'defense';

/** One die on the tray. `state` says how it got its face. */
export interface TrayDie {
  readonly key: number;
  readonly side: RollSide;
  face: AttackFace | DefenseFace;
  state: 'rolled' | 'changed' | 'added' | 'gone';
}

/** What playback may tell the table. A test gives its own that only writes down what it was told. */
export interface Stage {
  /** Takes everything off the table: the match is left. */
  clear(): void;
  /** Makes the table show exactly this state, ending everything that moves. */
  snapTo(view: MatchView): void;
  /** Learns of the figures without moving those already shown. */
  prepare(view: MatchView): void;
  move(character: string, to: Point, how: MoveKind, milliseconds: number): void;
  /** Starts an act of one figure, or of every figure of a unit. */
  act(id: string, act: Act, milliseconds: number): void;
  face(character: string, other: string): void;
  damage(unit: string, by: number): void;
  setCondition(unit: string, condition: Condition, on: boolean): void;
  setHunker(unit: string, by: number | null): void;
  setFocus(character: string, on: boolean): void;
  setActive(unit: string | null): void;
  setTarget(attacker: string | null, defender: string | null): void;
  throwDice(attack: readonly AttackFace[], defense: readonly DefenseFace[], milliseconds: number): void;
  dropFaces(side: RollSide, face: AttackFace | DefenseFace, count: number): void;
  turnDie(side: RollSide, index: number, face: AttackFace | DefenseFace): void;
  changeDie(side: RollSide, from: AttackFace | DefenseFace, to: AttackFace | DefenseFace): void;
  addDie(side: RollSide, face: AttackFace | DefenseFace): void;
  clearDice(): void;
  setObjectives(objectives: readonly Objective[]): void;
  changeObjective(id: string, change: Partial<Omit<Objective, 'id'>>): void;
}

/** The living table: plain objects changed in place and read on every frame. React never sees them change. */
export class LiveStage implements Stage {
  readonly actors = new Map<string, Actor>();
  readonly dice: TrayDie[] = [];
  objectives: Objective[] = [];
  active: string | null = null;
  attacker: string | null = null;
  defender: string | null = null;
  /** Bumped when the set of figures, the dice or the objectives changed. */
  cast = 0;
  throws = 0;
  rows = 0;
  places = 0;
  marks = 0;
  throwSeconds = 1;
  /** 2 while results are shown at double speed. */
  speed = 1;
  /** Called whenever a new frame is needed. */
  wake: () => void = () => {};
  /** Card data the view does not hold, by card id. */
  faceOf: (card: string) => CardFace | null = () => null;
  #nextDie = 0;

  clear(): void {
    this.actors.clear();
    this.cast += 1;
    this.clearDice();
    this.setObjectives([]);
    this.setActive(null);
    this.setTarget(null, null);
  }

  prepare(view: MatchView): void {
    const places = [0, 0, 0, 0, 0];
    let added = false;
    for (const unit of view.units) {
      const label = (places[unit.seat] = (places[unit.seat] ?? 0) + 1);
      for (const character of unit.characters) {
        if (this.actors.has(character.id)) continue;
        const card = this.faceOf(unit.card);
        const model = sculptOf(unit.card, card ?? { tags: [], characters: unit.characters.length }, numberOfCharacter(character.id));
        this.actors.set(character.id, newActor({ id: character.id, unit: unit.id, seat: unit.seat, model, base: card?.base ?? null, label, stamina: card?.stamina ?? 10 }));
        added = true;
      }
    }
    if (added) this.cast += 1;
    if (this.objectives.length === 0 && view.objectives.length > 0) this.setObjectives(view.objectives);
    this.wake();
  }

  snapTo(view: MatchView): void {
    for (const id of this.actors.keys()) if (!view.units.some((unit) => unit.characters.some((character) => character.id === id))) { this.actors.delete(id); this.cast += 1; }
    this.prepare(view);
    for (const unit of view.units) for (const character of unit.characters) {
      const actor = this.actors.get(character.id)!;
      const wasShown = actor.shown;
      actor.act = 'stand';
      actor.t = 1;
      actor.shown = character.at !== null;
      actor.solid = 1;
      if (character.at !== null) {
        if (!wasShown) actor.facing = facingAtFirst(view, unit.seat);
        actor.x = character.at.x;
        actor.y = character.at.y;
        actor.z = character.at.z;
      }
      actor.damage = unit.damage;
      actor.wounded = unit.wounded;
      actor.injured = unit.injured;
      actor.hunker = unit.hunker;
      actor.conditions = unit.conditions.slice();
      actor.focused = view.activation?.focused.includes(character.id) ?? false;
      actor.lying = unit.wounded > 0 ? 1 : 0;
      actor.version += 1;
    }
    this.setObjectives(view.objectives);
    this.active = view.activation?.unit ?? null;
    const attack = view.attacks.at(-1);
    [this.attacker, this.defender] = [attack?.attacker ?? null, attack?.defender ?? null];
    this.#agree('attack', attack?.attackRoll ?? []);
    this.#agree('defense', attack?.defenseRoll ?? []);
    this.marks += 1;
    this.wake();
  }

  /** Makes the dice of one side show these results, keeping the dice that already do. */
  #agree(side: RollSide, faces: readonly (AttackFace | DefenseFace)[]): void {
    const left = faces.slice();
    const mine = this.dice.filter((die) => die.side === side);
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
      this.dice.push({ key: this.#nextDie++, side, face: result, state: 'rolled' });
      changed = true;
    }
    if (changed) this.rows += 1;
  }

  *#figures(id: string): Iterable<Actor> {
    for (const actor of this.actors.values()) if (actor.id === id || actor.unit === id) yield actor;
  }

  move(character: string, to: Point, how: MoveKind, milliseconds: number): void {
    const actor = this.actors.get(character);
    if (actor === undefined) return;
    if (!actor.shown) {
      actor.shown = true;
      actor.x = to.x;
      actor.y = to.y;
      actor.z = to.z;
      actor.facing = to.z > 0 ? Math.PI : 0;
      begin(actor, 'appear', milliseconds / 1000);
    } else beginMove(actor, to, how, milliseconds / 1000);
    this.wake();
  }

  act(id: string, act: Act, milliseconds: number): void {
    for (const actor of this.#figures(id)) begin(actor, act, milliseconds / 1000);
    this.wake();
  }

  face(character: string, other: string): void {
    const [actor, seen] = [this.actors.get(character), this.actors.get(other)];
    if (actor !== undefined && seen !== undefined) face(actor, seen);
    this.wake();
  }

  damage(unit: string, by: number): void {
    for (const actor of this.#figures(unit)) actor.damage = Math.max(0, actor.damage + by);
    this.#mark();
  }

  setCondition(unit: string, condition: Condition, on: boolean): void {
    for (const actor of this.#figures(unit)) actor.conditions = on ? [...actor.conditions.filter((other) => other !== condition), condition] : actor.conditions.filter((other) => other !== condition);
    this.#mark();
  }

  setHunker(unit: string, by: number | null): void {
    for (const actor of this.#figures(unit)) actor.hunker = by === null ? 0 : actor.hunker + by;
    this.#mark();
  }

  setFocus(character: string, on: boolean): void {
    for (const actor of this.#figures(character)) actor.focused = on;
    this.#mark();
  }

  setActive(unit: string | null): void {
    this.active = unit;
    this.#mark();
  }

  setTarget(attacker: string | null, defender: string | null): void {
    this.attacker = attacker;
    this.defender = defender;
    this.#mark();
  }

  #mark(): void {
    this.marks += 1;
    this.wake();
  }

  throwDice(attack: readonly AttackFace[], defense: readonly DefenseFace[], milliseconds: number): void {
    this.dice.length = 0;
    for (const [side, faces] of [['attack', attack], ['defense', defense]] as const) for (const result of faces) this.dice.push({ key: this.#nextDie++, side, face: result, state: 'rolled' });
    this.throwSeconds = milliseconds / 1000;
    this.throws += 1;
    this.wake();
  }

  #die(side: RollSide, fits: (die: TrayDie, index: number) => boolean): TrayDie | undefined {
    return this.dice.filter((die) => die.side === side && die.state !== 'gone').find(fits);
  }

  #row(): void {
    this.rows += 1;
    this.wake();
  }

  dropFaces(side: RollSide, result: AttackFace | DefenseFace, count: number): void {
    for (let left = count; left > 0; left--) {
      const die = this.#die(side, (other) => other.face === result);
      if (die === undefined) break;
      die.state = 'gone';
    }
    this.#row();
  }

  turnDie(side: RollSide, index: number, result: AttackFace | DefenseFace): void {
    const die = this.#die(side, (_, at) => at === index);
    if (die !== undefined) { die.face = result; die.state = 'changed'; }
    this.#row();
  }

  changeDie(side: RollSide, from: AttackFace | DefenseFace, to: AttackFace | DefenseFace): void {
    const die = this.#die(side, (other) => other.face === from);
    if (die !== undefined) { die.face = to; die.state = 'changed'; }
    this.#row();
  }

  addDie(side: RollSide, result: AttackFace | DefenseFace): void {
    this.dice.push({ key: this.#nextDie++, side, face: result, state: 'added' });
    this.#row();
  }

  clearDice(): void {
    this.dice.length = 0;
    this.#row();
  }

  setObjectives(objectives: readonly Objective[]): void {
    this.objectives = objectives.map((objective) => ({ ...objective }));
    this.places += 1;
    this.wake();
  }

  changeObjective(id: string, change: Partial<Omit<Objective, 'id'>>): void {
    for (const objective of this.objectives) if (objective.id === id) Object.assign(objective, change);
    this.places += 1;
    this.wake();
  }

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

  isTargeted(actor: Actor): boolean {
    return this.defender !== null && unitOfCharacter(this.defender) === actor.unit;
  }
}

/** A figure put down without a move looks at the other side's edge. */
const facingAtFirst = (view: MatchView, seat: number): number => ((view.edges[seat] ?? (seat === 0 ? 1 : -1)) === 1 ? Math.PI : 0);
