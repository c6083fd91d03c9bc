import { BoxGeometry, Color, DynamicDrawUsage, InstancedBufferAttribute, InstancedMesh, Matrix4, MeshBasicMaterial, Vector3 } from 'three';

const [along, across, up, middle, matrix] = [new Vector3(), new Vector3(), new Vector3(), new Vector3(), new Matrix4()];
/** Colours by their names: a name is read once. */
const colours = new Map<string, Color>();
const UP = new Vector3(0, 1, 0);
const EDGE = '#1c130c';
const AHEAD = new Vector3(0, 0, 1);

/** Straight bars of any colour, drawn over everything in one call. Filled anew with `clear` and `add`; nothing is allocated. */
export class Bars {
  readonly mesh: InstancedMesh;
  /** Bars are drawn this much thicker than asked, so that they are seen from afar. */
  thickness = 1;
  readonly #most: number;

  /** `most` bars at once; `opacity` of all of them. */
  constructor(most: number, opacity = 0.95) {
    this.#most = most;
    this.mesh = new InstancedMesh(
      new BoxGeometry(1, 1, 1), new MeshBasicMaterial({ transparent: true, opacity, depthTest: false, depthWrite: false, toneMapped: false, fog: false }),
      most,
    );
    this.mesh.instanceColor = new InstancedBufferAttribute(new Float32Array(most * 3), 3);
    this.mesh.instanceMatrix.setUsage(DynamicDrawUsage);
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 8;
    this.mesh.raycast = () => {};
    this.clear();
  }

  clear(): void {
    this.mesh.count = 0;
    this.mesh.visible = false;
  }

  /** A bar between two places, `width` mm across and `height` mm thick. Too many are left out. */
  add(a: Vector3, b: Vector3, width: number, height: number, hex: string): void {
    const i = this.mesh.count;
    if (i >= this.#most) return;
    along.copy(b).sub(a);
    const long = along.length();
    if (long < 1e-6) return;
    along.divideScalar(long);
    across.crossVectors(Math.abs(along.y) > 0.99 ? AHEAD : UP, along).normalize();
    up.crossVectors(along, across);
    middle.copy(a).add(b).multiplyScalar(0.5);
    matrix.makeBasis(across.multiplyScalar(width * this.thickness), up.multiplyScalar(height * this.thickness), along.multiplyScalar(long)).setPosition(middle);
    this.mesh.setMatrixAt(i, matrix);
    let colour = colours.get(hex);
    if (colour === undefined) colours.set(hex, (colour = new Color(hex)));
    this.mesh.setColorAt(i, colour);
    this.mesh.count = i + 1;
    this.mesh.visible = true;
    this.mesh.instanceMatrix.needsUpdate = true;
    this.mesh.instanceColor!.needsUpdate = true;
  }

  /** A bar with a dark edge, to be seen on any ground. */
  addEdged(a: Vector3, b: Vector3, width: number, height: number, hex: string): void {
    this.add(a, b, width + 1.6, height, EDGE);
    this.add(a, b, width, height, hex);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    (this.mesh.material as MeshBasicMaterial).dispose();
    this.mesh.dispose();
  }
}
