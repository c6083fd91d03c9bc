import { type Color, DataTexture, FloatType, Matrix4, RGBAFormat, Skeleton, type Vector3 } from 'three';
import { BONES } from '../../../assets/skeleton.ts';

/** Matrices in the row of a figure: those of its bones, and one of numbers that say how it is drawn. */
export const ROW = BONES.length + 1;
/** Numbers in a row: a matrix has sixteen. */
const NUMBERS = ROW * 16;

/** GLSL: the last matrix of the row that a corner's figure has: outline (colour, width), then what is left of it (1…0) and where it stands. */
export const LOOK = `getBoneMatrix(floor(skinIndex.x / ${ROW}.0) * ${ROW}.0 + ${ROW - 1}.0)`;

/** The bones of many figures in one texture, a row for each: one skeleton for a mesh that is all of them. */
export class BonePalette extends Skeleton {
  #numbers: Float32Array;
  readonly #matrix = new Matrix4();

  constructor(rows: number) {
    super([]);
    this.#numbers = this.#take(rows, null);
  }

  #take(rows: number, from: Float32Array | null): Float32Array {
    const numbers = new Float32Array(rows * NUMBERS);
    if (from !== null) numbers.set(from);
    this.boneTexture?.dispose();
    this.boneTexture = new DataTexture(numbers, ROW * 4, rows, RGBAFormat, FloatType);
    this.boneTexture.needsUpdate = true;
    return numbers;
  }

  /** Makes room for so many figures. */
  reserve(rows: number): void {
    const now = this.#numbers.length / NUMBERS;
    if (rows > now) this.#numbers = this.#take(Math.max(rows, now * 2), this.#numbers);
  }

  /** Rows are written when a figure is posed, not when it is drawn. */
  override update(): void {}

  /** Gives back what the graphics card holds; whoever draws it next takes it there again. */
  override dispose(): void {
    this.boneTexture?.dispose();
  }

  /** Writes where a figure's bones are: `place` puts the figure on the table, `frames` its bones into the figure. */
  write(row: number, place: Matrix4, frames: readonly Matrix4[], inverses: readonly Matrix4[]): void {
    for (let i = 0; i < BONES.length; i++) {
      this.#matrix.multiplyMatrices(place, frames[i]!).multiply(inverses[i]!).toArray(this.#numbers, row * NUMBERS + i * 16);
    }
    this.boneTexture!.needsUpdate = true;
  }

  /** Writes how a figure is drawn: the colour and width of its outline, how much of it is left, and where it stands. */
  look(row: number, colour: Color, width: number, solid: number, at: Vector3): void {
    const from = (row + 1) * NUMBERS - 16;
    colour.toArray(this.#numbers, from);
    this.#numbers[from + 3] = width;
    this.#numbers[from + 4] = solid;
    at.toArray(this.#numbers, from + 5);
    this.boneTexture!.needsUpdate = true;
  }
}
