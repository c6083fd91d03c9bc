import { Group, type PerspectiveCamera } from 'three';
import { FLASH, HURT, type Actor } from '../../match/actor.ts';
import { strikersOf } from '../../match/hints.ts';
import type { MatchState } from '../../match/matchState.ts';
import type { LiveStage } from '../../match/liveStage.ts';
import { isOffered } from '../../tools/offers.ts';
import { offering } from '../../tools/offering.ts';
import { cutAbove } from '../cutaway.ts';
import { FigureBatch, type BatchFigure } from './figureBatch.ts';
import { loadModel, type FigureModel } from './figureModel.ts';
import { plain } from './figurePaints.ts';
import { HALO, Halos, type Halo } from './halos.ts';
import { outlineLook, sideOutline, type Outline, type OutlineLook } from './outline.ts';
import { poseFigure } from './posing.ts';
import { Rims } from './rims.ts';
import { badgeCells, chipCell, objectiveCell, OFF_GROUND, PRIORITY_CELL, Tokens } from './tokens.ts';
import { lookOf, SIDE_COLOURS } from '../palette.ts';
import type { Palette } from '../../match/settings.ts';

/** Distance of neighbouring chips on a base, and their size (mm). */
const ROW = 9;
const CHIP = 8.4;

interface Member {
  readonly figure: BatchFigure;
  seen: number;
}

/** One that is hurt has the outline of a blow, which only flashes where things may move. */
function outlineOf({ hurt }: Actor, halo: Halo, calm: boolean): Outline {
  if (hurt <= 0) return halo;
  return !calm && hurt > HURT - FLASH ? 'flash' : 'hurt';
}

/** All figures of a match in the scene, moved from the stage's actors on every frame that needs it. */
export class Crew {
  readonly group = new Group();
  readonly #halos = new Halos();
  readonly #tokens: Tokens;
  readonly #rims = new Rims();
  readonly #batch = new FigureBatch();
  readonly #members = new Map<string, Member>();
  readonly #loading = new Set<string>();
  #cast = -1;
  #dirty = true;
  /** Height (mm) from which nothing is drawn: figures and markers go with their decks. */
  #cut = Infinity;
  #disposed = false;
  /** Seats whose rims are on their way. */
  #rimming = 0;

  /** By seat, what its figures are outlined with. */
  #sides: readonly OutlineLook[] = [];
  readonly #fine: boolean;
  readonly #onLoaded: () => void;
  readonly #onFault: (why: string) => void;

  /** `onLoaded` is called when a model has come, `onFault` when one cannot be had. */
  constructor(palette: Palette, fine: boolean, onLoaded: () => void, onFault: (why: string) => void) {
    this.#fine = fine;
    this.#onLoaded = onLoaded;
    this.#onFault = onFault;
    this.#tokens = new Tokens(palette);
    this.setPalette(palette);
    this.group.add(this.#batch.group, this.#halos.mesh, this.#tokens.mesh);
  }

  #changed(): void {
    this.#dirty = true;
    this.#onLoaded();
  }

  #rim(seat: number): void {
    this.#rimming += 1;
    this.#rims.load(seat, (mesh) => this.group.add(mesh))
      .then(() => this.#changed(), (fault: unknown) => this.#onFault(String(fault)))
      .finally(() => {
        this.#rimming -= 1;
        this.#onLoaded();
      });
  }

  /** Loads figures that joined, with their sides' rims, and drops those that left. */
  #recast(stage: LiveStage): void {
    this.#cast = stage.cast;
    for (const [id, { figure }] of this.#members) if (!stage.actors.has(id)) {
      this.#batch.remove(figure);
      this.#members.delete(id);
    }
    for (const seat of new Set([...stage.actors.values()].map((actor) => actor.seat))) this.#rim(seat);
    for (const { id, model, base } of stage.actors.values()) {
      if (this.#members.has(id) || this.#loading.has(id)) continue;
      this.#loading.add(id);
      const join = (of: FigureModel): void => {
        // It may have left meanwhile.
        if (this.#disposed || !stage.actors.has(id)) return;
        this.#members.set(id, { figure: this.#batch.add(of, base, this.#fine ? of.paint : plain), seen: -1 });
        this.#dirty = true;
      };
      const fail = (fault: unknown): void => this.#onFault(`figure ${model}: ${fault instanceof Error ? fault.message : String(fault)}`);
      loadModel(model).then(join, fail).finally(() => {
        this.#loading.delete(id);
        if (this.#loading.size === 0) this.#onLoaded();
      });
    }
  }

  /** Whether every figure of the stage has its model and the rims are there. */
  ready(stage: LiveStage): boolean {
    return this.#rimming === 0 && this.#cast === stage.cast && this.#loading.size === 0;
  }

  /** Base radius of a figure, in mm. */
  radiusOf(id: string): number {
    return (this.#members.get(id)?.figure.base ?? 40) / 2;
  }

  figureOf(id: string): BatchFigure | null {
    return this.#members.get(id)?.figure ?? null;
  }

  setPalette(palette: Palette): void {
    this.#tokens.setPalette(palette);
    this.#rims.setPalette(palette);
    this.#sides = SIDE_COLOURS[palette].map(({ bright }) => sideOutline(bright));
    this.#dirty = true;
  }

  /** Makes the next update redraw rings and chips. */
  touch(): void {
    this.#dirty = true;
  }

  /** Leaves out what stands at the height `cut` (mm) or above. */
  #cutAt(cut: number): void {
    if (cut === this.#cut) return;
    this.#cut = cut;
    this.#dirty = true;
    for (const member of this.#members.values()) member.seen = -1;
  }

  /** Moves everything to where the stage says. Returns whether a figure's shadow changed. */
  update(stage: LiveStage, state: MatchState, breath: number): boolean {
    this.#cutAt(cutAbove(state.level));
    if (stage.cast !== this.#cast) this.#recast(stage);
    let moved = false;
    for (const [id, member] of this.#members) {
      const actor = stage.actors.get(id);
      if (actor === undefined) continue;
      const breathes = breath > 0 && actor.group === stage.active && actor.shown;
      if (actor.version === member.seen && !breathes) continue;
      this.#pose(actor, member, breathes ? breath : 0);
      moved = true;
    }
    if (moved || this.#dirty) this.#around(stage, state);
    this.#dirty = false;
    return moved;
  }

  #pose(actor: Actor, member: Member, breath: number): void {
    const { figure } = member;
    member.seen = actor.version;
    figure.shown = actor.shown && actor.y < this.#cut;
    figure.solid = actor.solid;
    figure.place.makeRotationY(actor.facing).setPosition(actor.x, actor.y, actor.z);
    poseFigure(figure, actor, breath, breath > 0 ? 1 : 0);
    this.#batch.write(figure);
  }

  /** Draws each figure as finely, and each rim as wide, as a window so many pixels high needs. */
  see(camera: PerspectiveCamera, height: number): void {
    this.#batch.see(camera, height);
    this.#rims.see(camera, height);
  }

  #haloOf(actor: Actor, stage: LiveStage, { hovered, selected, hints, picks }: MatchState, strikers: readonly string[]): Halo {
    if (hovered === actor.id || hovered === actor.group) return HALO.hovered;
    if (stage.defender === actor.id || picks.includes(actor.id) || picks.includes(actor.group) || strikers.includes(actor.id)) return HALO.target;
    if (selected === actor.id || selected === actor.group) return HALO.selected;
    const { offers, mark } = offering.getState();
    if (mark?.kind === 'strike' && mark.strike.target === actor.id) return HALO.target;
    if (hints.figures.has(actor.id) || isOffered(offers, actor.id)) return HALO.candidate;
    if (stage.active === actor.group) return HALO.active;
    return hints.closed.has(actor.id) ? HALO.closed : HALO.none;
  }

  /** Rims, rings and chips. */
  #around(stage: LiveStage, state: MatchState): void {
    this.#rims.clear();
    this.#halos.clear();
    this.#tokens.clear();
    const over = state.hovered === null ? undefined : state.hints.spots.find(({ option }) => option === state.hovered);
    const strikers = strikersOf(over?.strikes);
    for (const [id, { figure }] of this.#members) {
      const actor = stage.actors.get(id);
      if (actor === undefined || !actor.shown || actor.y >= this.#cut) continue;
      const radius = figure.base / 2;
      this.#rims.add(figure.base, actor.seat, figure.place);
      const halo = this.#haloOf(actor, stage, state, strikers);
      this.#halos.add(actor.x, actor.y, actor.z, radius, halo, actor.damage, actor.stamina);
      this.#batch.outline(figure, outlineLook(outlineOf(actor, halo, state.settings.reducedMotion), this.#sides[lookOf(actor.seat)]!));
      this.#chips(actor, radius);
    }
    for (const { at, lit, owner, crowned } of stage.markers) {
      if (at.y >= this.#cut) continue;
      // One that does not count yet is known as what it is: smaller, and paler.
      if (lit) this.#tokens.add(at.x, at.y + 24, at.z, 0, 0, 15, objectiveCell(owner), 0.92);
      else this.#tokens.add(at.x, at.y + 14, at.z, 0, 0, 9.5, objectiveCell(null), 0.62);
      if (crowned) this.#tokens.add(at.x, at.y + 38, at.z, 0, 0, 11, PRIORITY_CELL);
    }
    this.#rims.commit();
    this.#halos.commit();
    this.#tokens.commit();
  }

  #chips(actor: Actor, radius: number): void {
    const chips = actor.tokens.flatMap(({ icon, count, each = false }) => Array.from({ length: each ? count : 1 }, () => chipCell(icon)));
    let place = -chips.length / 2;
    const put = (cell: number, right = 0): void => this.#tokens.add(actor.x, actor.y + OFF_GROUND, actor.z, place * ROW + right * CHIP, radius, CHIP, cell);
    for (const [cell, right] of badgeCells(actor.seat, actor.label)) put(cell, right);
    for (const cell of chips) {
      place += 1;
      put(cell);
    }
  }

  dispose(): void {
    this.#disposed = true;
    this.#members.clear();
    this.#batch.dispose();
    this.#tokens.dispose();
    this.#halos.dispose();
    this.group.clear();
  }
}
