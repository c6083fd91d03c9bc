/** Contact sheets of terrain: each piece from three sides beside a bare base and a person. */
import { Color, Matrix4, MeshBasicMaterial, Scene, Vector3 } from 'three';
import { PieceBatch } from '../table/detail/pieceBatch.ts';
import { terrainPaint } from '../table/paint.ts';
import { loadPiece } from '../table/pieces.ts';
import { figure, inOne, lights, paperOf, rim, shoot } from './studio.ts';

const [WIDE, HIGH, LABEL] = [300, 240, 22];
const VIEWS = [0.5, 0.5 + Math.PI / 2, 0.5 + Math.PI];
/** Distance (mm) from the piece at which who gives the size stands. */
const BESIDE = 26;
/** How far the eye is, in sizes of what is looked at. */
const FAR = 2.7;

const paint = terrainPaint(null, false);
/** Pieces are looked at in all their detail. */
const FINEST = new Promise<never>(() => {});
const grey = new MeshBasicMaterial({ color: '#50565f' });

/** Pixels of a piece's small picture, how far the eye is, in sizes of the piece, how much it is raised, and how it is turned. */
const SMALL = { width: 120, height: 96, fine: 3, far: 2.15, above: 0.62, turn: 0.55, quality: 0.82 } as const;

interface Shown {
  readonly mesh: PieceBatch;
  readonly size: Vector3;
  readonly parts: number;
  readonly triangles: number;
}

/** A piece as it is drawn, its middle over the mat's, with its size (mm). */
async function pieceMesh(theme: string, name: string): Promise<Shown> {
  const piece = await loadPiece(theme, name);
  const { geometry, parts } = piece;
  const mesh = new PieceBatch(piece, paint, 1, FINEST);
  mesh.place(0, new Matrix4().makeScale(0.1, 0.1, 0.1));
  mesh.frustumCulled = false;
  const box = geometry.boundingBox ?? (geometry.computeBoundingBox(), geometry.boundingBox!);
  const middle = box.getCenter(new Vector3()).multiplyScalar(-0.1);
  mesh.position.set(middle.x, 0, middle.z);
  return { mesh, size: box.getSize(new Vector3()).multiplyScalar(0.1), parts: parts.length, triangles: (geometry.index?.count ?? 0) / 3 };
}

/** A piece on nothing, as a data address of WebP: for palettes. */
export async function smallPiece(theme: string, name: string): Promise<string> {
  const { mesh, size } = await pieceMesh(theme, name);
  const { width, height, fine, far, above, turn, quality } = SMALL;
  const [canvas, paper] = paperOf(width, height);
  const scene = new Scene();
  scene.add(lights(), mesh);
  const look = { far: far * Math.max(40, Math.hypot(size.x, size.y * 1.15, size.z)), at: size.y * 0.46, above };
  paper.drawImage(shoot(scene, turn, width * fine, height * fine, look), 0, 0, width, height);
  return canvas.toDataURL('image/webp', quality);
}

/** Draws pieces of a theme with whoever gives the size beside each, and gives the sheet as a PNG data address. */
export async function pieces(theme: string, names: readonly string[], person: string): Promise<string> {
  const [canvas, paper] = paperOf(WIDE * VIEWS.length, (HIGH + LABEL) * names.length);
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, name] of names.entries()) {
    const { mesh, size, parts, triangles } = await pieceMesh(theme, name);
    const [someone, base] = [inOne(await figure(person), grey), await rim(40, 'a')];
    for (const each of [someone, base]) each.position.set(size.x / 2 + BESIDE, 0, size.z / 2);
    const scene = new Scene();
    scene.background = new Color('#3b4048');
    scene.add(lights(), mesh, someone, base);
    const look = { far: FAR * Math.hypot(size.x + 2 * BESIDE, size.y, size.z), at: size.y / 2, above: 0.45 };
    for (const [k, turn] of VIEWS.entries()) paper.drawImage(shoot(scene, turn, WIDE * 2, HIGH * 2, look), k * WIDE, row * (HIGH + LABEL), WIDE, HIGH);
    paper.fillStyle = '#111111';
    paper.font = '15px sans-serif';
    paper.fillText(`${name} · ${size.toArray().map(Math.round).join(' × ')} mm · ${parts} parts · ${triangles} triangles`, 6, row * (HIGH + LABEL) + HIGH + 16);
  }
  return canvas.toDataURL('image/png');
}
