/** Small pictures of figures: for New match, cards and library. */
import { Scene } from 'three';
import { figure, lights, paperOf, shoot, type Look } from './studio.ts';

/** Pixels of a small picture. */
const [PORTRAIT_WIDE, PORTRAIT_HIGH] = [160, 200];
/** All are seen from as far away, so that a small one is small in its picture too. */
const LOOK: Look = { far: 166, at: 23 };
const TURN = 0.42;
/** Points drawn for each that is kept, along each side. */
const FINE = 2;
const QUALITY = 0.86;

/** A figure on its base on nothing, as a data address of WebP. */
export async function portrait(id: string): Promise<string> {
  const [canvas, paper] = paperOf(PORTRAIT_WIDE, PORTRAIT_HIGH);
  const scene = new Scene();
  scene.add(lights(), await figure(id));
  paper.drawImage(shoot(scene, TURN, PORTRAIT_WIDE * FINE, PORTRAIT_HIGH * FINE, LOOK), 0, 0, PORTRAIT_WIDE, PORTRAIT_HIGH);
  return canvas.toDataURL('image/webp', QUALITY);
}
