/** Pictures of tables as they are drawn in play, with nobody on them: for New match. */
import { createRoot, type Root } from 'react-dom/client';
import '../style/index.css';
import { faceFor, loadFace } from '../faces/index.ts';
import { match, provideFaces } from '../match/match.ts';
import { LastingTable } from '../table/LastingTable.tsx';
import { fartherFor } from '../table/boardShape.ts';
import type { View } from '../table/rig.ts';
import { paperOf } from './studio.ts';

/** Pixels of a picture, for a window twice as wide and high that is drawn with all its points. */
const [WIDE, HIGH] = [640, 400];
const QUALITY = 0.84;

/** From a corner over the whole table, and from near among its heights. */
const ANGLES: readonly Readonly<View>[] = [
  { x: 0, y: 20, z: 0, turn: 0.62, tilt: 0.62, away: 1850 },
  { x: 0, y: 70, z: 0, turn: 0.35, tilt: 0.3, away: 1000 },
];

let root: Root | null = null;
provideFaces(faceFor, loadFace);

/** Draws a table in a window of 1280×800 from all angles, finely, and gives the pictures as data addresses of WebP. Less `sharp` (0 to 1) they are as much smaller, and sooner there. */
export async function table(id: string, sharp = 1): Promise<readonly string[]> {
  match.setState(({ settings }) => ({ settings: { ...settings, quality: 'high', reducedMotion: true, sharpness: sharp } }));
  root ??= createRoot(document.getElementById('root')!);
  root.render(<LastingTable key={id} shown={{ table: id, system: 'shatterpoint' }} use="picture" seen />);
  while (window.__gantry === undefined) await new Promise((done) => { setTimeout(done, 100); });
  const { drawing, rig, settled } = window.__gantry;
  const pictures: string[] = [];
  for (const view of ANGLES) {
    await settled();
    rig.glide({ ...view, away: view.away * fartherFor(rig.size, view.turn) }, 0);
    // The camera is set as a picture is drawn.
    for (let i = 0; i < 2; i++) await new Promise(requestAnimationFrame);
    await settled();
    // What is drawn is gone with the end of the task that drew it.
    const { gl, scene, camera } = drawing();
    gl.render(scene, camera);
    const [canvas, paper] = paperOf(WIDE * sharp, HIGH * sharp);
    paper.drawImage(gl.domElement, 0, 0, canvas.width, canvas.height);
    pictures.push(canvas.toDataURL('image/webp', QUALITY));
  }
  root.render(null);
  while (window.__gantry !== undefined) await new Promise((done) => { setTimeout(done, 50); });
  return pictures;
}
