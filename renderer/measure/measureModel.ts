import { Group, Mesh, MeshBasicMaterial, RingGeometry, Sprite, SpriteMaterial, Vector3 } from 'three';
import type { Base } from '../../engine/shape/shape.ts';
import { labelPicture, NUMBERS, relabel } from '../table/bandLabels.ts';
import { BRASS, SAGE } from '../table/palette.ts';
import { Bars } from './bars.ts';
import type { Mark, Measure } from './distance.ts';

/** The ruler's bands, light and dark by turns, as on a printed ruler. */
const BANDS = [BRASS, '#7d5a28'] as const;
const INK = '#fff3dc';
const LIFT = 1.4;
const LABELS = [...NUMBERS.map(String), 'A', 'D'];

const [a, b, way, side] = [new Vector3(), new Vector3(), new Vector3(), new Vector3()];

/** The measuring tool as it lies: a ruler at the lower object's height, an upright at the higher one, a ring around each end. */
export class MeasureModel {
  readonly group = new Group();
  readonly bars = new Bars(80);
  readonly #rings: readonly Mesh[];
  readonly #labels: readonly Sprite[];
  #numbers = NUMBERS;

  constructor() {
    const paint = new MeshBasicMaterial({ color: INK, transparent: true, opacity: 0.9, depthTest: false, depthWrite: false, toneMapped: false, fog: false });
    this.#rings = [0, 1].map(() => new Mesh(new RingGeometry(0.93, 1, 48).rotateX(-Math.PI / 2), paint));
    this.#labels = LABELS.map(
      (text) => new Sprite(new SpriteMaterial({ map: labelPicture(text), depthTest: false, depthWrite: false, toneMapped: false, fog: false })),
    );
    for (const node of [...this.#rings, ...this.#labels]) {
      node.raycast = () => {};
      node.renderOrder = 9;
      node.visible = false;
    }
    this.group.add(this.bars.mesh, ...this.#rings, ...this.#labels);
  }

  /** What stands on the ends of the ranges. */
  number(numbers: readonly number[]): void {
    if (numbers === this.#numbers) return;
    this.#numbers = numbers;
    relabel(this.#labels, numbers);
  }

  clear(): void {
    this.bars.clear();
    for (const node of [...this.#rings, ...this.#labels]) node.visible = false;
  }

  /** Rings around the ends; an end that is not there has none. */
  rings(from: Base | null, to: Base | null): void {
    for (const [i, base] of [from, to].entries()) {
      const ring = this.#rings[i]!;
      ring.visible = base !== null;
      if (base === null) continue;
      ring.position.set(base.at.x, base.at.y + LIFT, base.at.z);
      ring.scale.setScalar(Math.max(4, base.radius + 1.5));
    }
  }

  /** Lays the ruler between two bases. `step` is the greatest difference in height of one Elevation, or null. */
  lay(from: Base, to: Base, measure: Measure, step: number | null): void {
    this.clear();
    this.rings(from, to);
    this.#ruler(Math.min(from.at.y, to.at.y) + LIFT, measure);
    if (Math.abs(measure.rise) > 0.05) this.#upright(from, to, measure, step);
  }

  #ruler(y: number, { start, end, distance, marks }: Measure): void {
    way.set(end.x - start.x, 0, end.z - start.z);
    if (way.lengthSq() < 0.01) return;
    way.normalize();
    side.set(way.z, 0, -way.x);
    const at = (along: number, to: Vector3): Vector3 => to.set(start.x + way.x * along, y, start.z + way.z * along);
    let [done, band] = [0, 0];
    for (const mark of [...marks.filter(({ kind }) => kind === 'range').map((found) => found.at), distance]) {
      this.bars.addEdged(at(done, a), at(Math.min(mark, distance), b), 5, 0.8, BANDS[band % 2]!);
      done = mark;
      band += 1;
    }
    for (const mark of marks) {
      const reach = (mark.kind === 'range' ? 7 : 11) * this.bars.thickness;
      at(mark.at, a).addScaledVector(side, reach);
      at(mark.at, b).addScaledVector(side, -reach);
      this.bars.addEdged(a, b, 1.4, 1, mark.kind === 'range' ? INK : SAGE);
      this.#label(mark, at(mark.at, a).addScaledVector(side, (mark.kind === 'range' ? 14 : -18) * this.bars.thickness));
    }
  }

  #label({ kind, number }: Mark, { x, y, z }: Vector3): void {
    const label = this.#labels[kind === 'range' ? number - 1 : kind === 'advance' ? 5 : 6]!;
    label.visible = true;
    label.position.set(x, y + 3, z);
    label.scale.setScalar((kind === 'range' ? 13 : 11) * this.bars.thickness);
  }

  /** The vertical measure at the higher base's rim, with the height up to which both would stand at one Elevation. */
  #upright(from: Base, to: Base, { start, end, relation, rise }: Measure, step: number | null): void {
    const foot = rise > 0 ? end : start;
    const [low, high] = [Math.min(from.at.y, to.at.y) + LIFT, Math.max(from.at.y, to.at.y) + LIFT];
    const colour = relation === 'same' ? SAGE : INK;
    this.bars.addEdged(a.set(foot.x, low, foot.z), b.set(foot.x, high, foot.z), 2.6, 2.6, colour);
    this.#rung(foot.x, high, foot.z, 8, colour);
    this.#rung(foot.x, low, foot.z, 8, colour);
    if (step === null) return;
    const limit = low + step;
    if (high < limit) this.bars.add(a.set(foot.x, high, foot.z), b.set(foot.x, limit, foot.z), 0.9, 0.9, '#5f8577');
    this.#rung(foot.x, limit, foot.z, 5, SAGE);
  }

  #rung(x: number, y: number, z: number, half: number, colour: string): void {
    side.set(way.z, 0, -way.x);
    if (side.lengthSq() < 0.5) side.set(1, 0, 0);
    this.bars.add(a.set(x, y, z).addScaledVector(side, half), b.set(x, y, z).addScaledVector(side, -half), 1.4, 1.4, colour);
  }

  dispose(): void {
    this.bars.dispose();
    for (const ring of this.#rings) ring.geometry.dispose();
    (this.#rings[0]!.material as MeshBasicMaterial).dispose();
    for (const { material } of this.#labels) {
      material.map?.dispose();
      material.dispose();
    }
  }
}
