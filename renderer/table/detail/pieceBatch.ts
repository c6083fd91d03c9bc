import { BatchedMesh, type BufferGeometry, type DataTexture, Frustum, type Material, Matrix4, Sphere, Vector2, Vector3, Vector4, type WebGLRenderer } from 'three';
import type { DrawnPiece } from '../pieces.ts';
import { coarserOf, type Detail } from './coarser.ts';
import { cutOf } from './cut.ts';
import { detailFor } from './detailFor.ts';
import { pieceShade } from './pieceShade.ts';

const frustum = new Frustum();
const view = new Matrix4();
const eye = new Vector3();
const numbers = new Vector4();
const pixels = new Vector2();

/** What three keeps of a batch for the graphics card, and forgets when it gives that back. */
interface Held {
  readonly _matricesTexture: DataTexture;
  readonly _indirectTexture: DataTexture;
  readonly _colorsTexture: DataTexture | null;
}

/** One piece among those of its kind. */
interface Stand {
  readonly sphere: Sphere;
  level: number;
  /** What is drawn of it now. */
  geometry: number;
  visible: boolean;
}

const indexOf = ({ index }: BufferGeometry): number => index?.count ?? 0;
const cornersOf = (geometry: BufferGeometry): number => geometry.getAttribute('position').count;
const sum = (all: readonly BufferGeometry[], of: (geometry: BufferGeometry) => number): number => all.reduce((total, one) => total + of(one), 0);

/** How high what is drawn now is, in pixels. */
const heightOf = (gl: WebGLRenderer): number => gl.getRenderTarget()?.height ?? gl.getDrawingBufferSize(pixels).y;

/** The large triangles of a piece at its finest. */
const fineShade = ({ geometry, shadowCount }: DrawnPiece): BufferGeometry =>
  (geometry.index === null || shadowCount === 0 ? geometry : cutOf(geometry, geometry.index.array.subarray(0, shadowCount)));

/**
 * All pieces of one kind on a table: one draw call, and one for their shadows, however many there are. Each is drawn at the level of detail that it needs in
 * the picture that is being drawn, and not at all where it is out of it. Coarser levels come when they are made; until then all are drawn finely. Where others
 * have a colour, a piece has what is drawn of it: bits of the parts that are left out, how far its door is open, and bits of the parts that throw no shadow.
 */
export class PieceBatch extends BatchedMesh {
  readonly #stands: Stand[] = [];
  /** Geometries by level, and how far each level is off (mm). */
  readonly #levels: number[];
  readonly #offs: number[] = [0];
  readonly #around: Sphere;
  /** Corners and numbers of the index that there is room for. */
  #size: readonly [corners: number, index: number];
  #shade: number;
  #count: number;

  /** `room`: how many may stand; as many do until `stand` says otherwise. `detail`: their coarser levels. */
  constructor(piece: DrawnPiece, paint: Material, room: number, detail: Promise<Detail> = coarserOf(piece)) {
    const { geometry } = piece;
    const shade = fineShade(piece);
    const size = [sum([geometry, shade], cornersOf), sum([geometry, shade], indexOf)] as const;
    super(room, ...size, paint);
    this.#size = size;
    this.name = piece.name;
    this.sortObjects = this.perObjectFrustumCulled = false;
    this.castShadow = this.receiveShadow = true;
    this.customDepthMaterial = pieceShade;
    if (geometry.boundingSphere === null) geometry.computeBoundingSphere();
    this.#around = geometry.boundingSphere!;
    this.#levels = [this.addGeometry(geometry)];
    this.#shade = this.addGeometry(shade);
    this.#count = room;
    for (let i = 0; i < room; i++) {
      this.addInstance(this.#levels[0]!);
      this.setColorAt(i, numbers.set(0, 0, 0, 1));
      this.#stands.push({ sphere: new Sphere(), level: 0, geometry: this.#levels[0]!, visible: true });
    }
    void detail.then((made) => { this.#take(made); });
  }

  /** Takes in levels that were made. */
  #take({ levels, shade }: Detail): void {
    const more = [...levels.map(({ geometry }) => geometry), shade];
    this.#size = [this.#size[0] + sum(more, cornersOf), this.#size[1] + sum(more, indexOf)];
    this.setGeometrySize(...this.#size);
    for (const { geometry, off } of levels) {
      this.#levels.push(this.addGeometry(geometry));
      this.#offs.push(off / 10);
    }
    this.#shade = this.addGeometry(shade);
  }

  /** Lets so many stand: the first of those that there is room for. */
  stand(count: number): void {
    this.#count = count;
  }

  /** Puts a piece somewhere. `computeBoundingSphere` must follow. */
  place(number: number, matrix: Matrix4): void {
    this.setMatrixAt(number, matrix);
    this.#stands[number]!.sphere.copy(this.#around).applyMatrix4(matrix);
  }

  /** A sphere around all that stand. */
  override computeBoundingSphere(): void {
    this.boundingSphere ??= new Sphere();
    this.boundingSphere.makeEmpty();
    for (let i = 0; i < this.#count; i++) this.boundingSphere.union(this.#stands[i]!.sphere);
  }

  /** Leaves out parts of a piece: one bit each. Those that are `gone` throw no shadow either. Returns whether that is new. */
  hide(number: number, parts: number, gone: number): boolean {
    this.getColorAt(number, numbers);
    if (numbers.x === parts && numbers.z === gone) return false;
    numbers.x = parts;
    numbers.z = gone;
    this.setColorAt(number, numbers);
    return true;
  }

  /** Bits of the parts of a piece that are left out. */
  hidden(number: number): number {
    return (this.getColorAt(number, numbers) as Vector4).x;
  }

  /** Bits of the parts of a piece that throw no shadow. */
  shadeless(number: number): number {
    return (this.getColorAt(number, numbers) as Vector4).z;
  }

  /** Opens the door of a piece so far (0 … 1). Returns whether that is new. */
  open(number: number, share: number): boolean {
    this.getColorAt(number, numbers);
    if (numbers.y === Math.fround(share)) return false;
    numbers.y = share;
    this.setColorAt(number, numbers);
    return true;
  }

  /** How far the door of a piece is open. */
  ajar(number: number): number {
    return (this.getColorAt(number, numbers) as Vector4).y;
  }

  /** What of a piece is drawn next. */
  #draw(number: number, stand: Stand, geometry: number, visible: boolean): void {
    if (stand.visible !== visible) this.setVisibleAt(number, (stand.visible = visible));
    if (visible && stand.geometry !== geometry) this.setGeometryIdAt(number, (stand.geometry = geometry));
  }

  override onBeforeRender(...drawn: Parameters<BatchedMesh['onBeforeRender']>): void {
    const [gl, , camera] = drawn;
    frustum.setFromProjectionMatrix(view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse));
    eye.setFromMatrixPosition(camera.matrixWorld);
    // Pixels of a millimetre that is a millimetre away.
    const scale = (heightOf(gl) * camera.projectionMatrix.elements[5]!) / 2;
    for (const [i, stand] of this.#stands.entries()) {
      const { sphere } = stand;
      const seen = i < this.#count && frustum.intersectsSphere(sphere);
      if (seen) stand.level = detailFor(scale / Math.max(1, eye.distanceTo(sphere.center) - sphere.radius), this.#offs, stand.level);
      this.#draw(i, stand, this.#levels[stand.level]!, seen);
    }
    super.onBeforeRender(...drawn);
  }

  override onBeforeShadow(...drawn: Parameters<BatchedMesh['onBeforeShadow']>): void {
    for (const [i, stand] of this.#stands.entries()) this.#draw(i, stand, this.#shade, i < this.#count);
    super.onBeforeShadow(...drawn);
  }

  override raycast(): void {}

  /** Gives back what the graphics card holds. A batch that is drawn again, since its table was only hidden, brings its numbers there anew. */
  override dispose(): void {
    const { _matricesTexture, _indirectTexture, _colorsTexture } = this as unknown as Held;
    super.dispose();
    Object.assign(this, { _matricesTexture, _indirectTexture, _colorsTexture });
  }
}
