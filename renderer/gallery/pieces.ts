/** Contact sheets of terrain: each piece from three sides beside a bare base and a person. */
import { Color, InstancedBufferAttribute, InstancedMesh, Matrix4, MeshBasicMaterial, Scene, Vector3 } from 'three';
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
const grey = new MeshBasicMaterial({ color: '#50565f' });

/** Draws pieces of a theme with whoever gives the size beside each, and gives the sheet as a PNG data address. */
export async function pieces(theme: string, names: readonly string[], person: string): Promise<string> {
  const [canvas, paper] = paperOf(WIDE * VIEWS.length, (HIGH + LABEL) * names.length);
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  for (const [row, name] of names.entries()) {
    const { geometry, parts } = await loadPiece(theme, name);
    geometry.setAttribute('hiddenParts', new InstancedBufferAttribute(new Float32Array(1), 1));
    const mesh = new InstancedMesh(geometry, paint, 1);
    mesh.setMatrixAt(0, new Matrix4().makeScale(0.1, 0.1, 0.1));
    mesh.frustumCulled = false;
    const box = geometry.boundingBox ?? (geometry.computeBoundingBox(), geometry.boundingBox!);
    const size = box.getSize(new Vector3()).multiplyScalar(0.1);
    const middle = box.getCenter(new Vector3()).multiplyScalar(-0.1);
    mesh.position.set(middle.x, 0, middle.z);
    const [someone, base] = [inOne(await figure(person), grey), await rim(40, 'a')];
    for (const each of [someone, base]) each.position.set(size.x / 2 + BESIDE, 0, size.z / 2);
    const scene = new Scene();
    scene.background = new Color('#3b4048');
    scene.add(lights(), mesh, someone, base);
    const look = { far: FAR * Math.hypot(size.x + 2 * BESIDE, size.y, size.z), at: size.y / 2, above: 0.45 };
    for (const [k, turn] of VIEWS.entries()) paper.drawImage(shoot(scene, turn, WIDE * 2, HIGH * 2, look), k * WIDE, row * (HIGH + LABEL), WIDE, HIGH);
    paper.fillStyle = '#111111';
    paper.font = '15px sans-serif';
    paper.fillText(`${name} · ${size.toArray().map(Math.round).join(' × ')} mm · ${parts.length} parts · ${(geometry.index?.count ?? 0) / 3} triangles`, 6, row * (HIGH + LABEL) + HIGH + 16);
  }
  return canvas.toDataURL('image/png');
}
