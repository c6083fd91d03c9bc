import { sheet, type Sheet } from './canvas.ts';
import { randomFrom, type Random } from '../../../engine/core/rng.ts';

/** The room's picture: above, its four walls side by side; below to the left its floor, to the right a spot of ceiling. Shares of the picture. */
export const ROOM_PICTURE = { size: 1024, walls: 0.5, floor: 0.5 } as const;

const { size: SIZE } = ROOM_PICTURE;
/** Height of the walls' strip in pixels, of a wall's panelling in it, and of the lamps. */
const [WALLS, PANELS, LAMPS] = [SIZE * ROOM_PICTURE.walls, 290, 190];
const WALL = SIZE / 4;

function glow(g: Sheet, x: number, y: number, r: number, colour: string, strength: number): void {
  const light = g.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, `rgba(${colour},${strength})`);
  light.addColorStop(0.35, `rgba(${colour},${(strength * 0.42).toFixed(3)})`);
  light.addColorStop(1, `rgba(${colour},0)`);
  g.globalCompositeOperation = 'lighter';
  g.fillStyle = light;
  g.fillRect(x - r, y - r, 2 * r, 2 * r);
  g.globalCompositeOperation = 'source-over';
}

/** Shelves with boxes, books and small figures on them, from the panelling's top down to the floor. */
function shelves(g: Sheet, rng: Random, left: number, width: number): void {
  g.fillStyle = '#140d09';
  g.fillRect(left, 120, width, WALLS - 150);
  for (let y = 150; y < WALLS - 40; y += 46) {
    for (let x = left + 4; x < left + width - 8;) {
      const [w, h] = [4 + rng() * 15, 14 + rng() * 24];
      g.fillStyle = `hsl(${Math.floor(rng() < 0.7 ? 12 + rng() * 30 : 170 + rng() * 60)} ${Math.floor(18 + rng() * 26)}% ${Math.floor(9 + rng() * 15)}%)`;
      if (rng() < 0.86) g.fillRect(x, y + 40 - h, w, h);
      x += w + 1;
    }
    g.fillStyle = '#39261a';
    g.fillRect(left, y + 40, width, 5);
  }
  g.strokeStyle = '#3f2b1d';
  g.lineWidth = 6;
  g.strokeRect(left, 120, width, WALLS - 130);
}

/** A wall: dark plaster above, panelling below, and what stands along it. */
function wall(g: Sheet, rng: Random, left: number, kind: number): void {
  const plaster = g.createLinearGradient(0, 0, 0, PANELS);
  plaster.addColorStop(0, '#0d0a09');
  plaster.addColorStop(1, '#2c211b');
  g.fillStyle = plaster;
  g.fillRect(left, 0, WALL, PANELS);
  g.fillStyle = '#241710';
  g.fillRect(left, PANELS, WALL, WALLS - PANELS);
  g.strokeStyle = '#3a271a';
  g.lineWidth = 3;
  for (let i = 0; i < 6; i++) g.strokeRect(left + 6 + i * (WALL / 6), PANELS + 22, WALL / 6 - 12, WALLS - PANELS - 62);
  g.fillStyle = '#4a3221';
  g.fillRect(left, PANELS - 6, WALL, 9);
  g.fillStyle = '#1a110b';
  g.fillRect(left, WALLS - 22, WALL, 22);
  if (kind % 2 === 0) shelves(g, rng, left + 68, 122);
  else {
    // A window with the evening in it, or a framed picture.
    const evening = g.createLinearGradient(0, 110, 0, 250);
    evening.addColorStop(0, kind === 1 ? '#1b2740' : '#2b1d14');
    evening.addColorStop(1, kind === 1 ? '#4a4b58' : '#54381f');
    g.fillStyle = evening;
    g.fillRect(left + 74, 104, 108, 150);
    g.strokeStyle = '#1a110b';
    g.lineWidth = 8;
    g.strokeRect(left + 74, 104, 108, 150);
    if (kind === 1) g.strokeRect(left + 126, 104, 4, 150);
    g.fillStyle = '#2e1e13';
    g.fillRect(left + 50, WALLS - 150, 160, 128);
  }
}

/** Boards, a rug under the table, and chairs pushed back. */
function floor(g: Sheet): void {
  const [top, side] = [WALLS, SIZE * ROOM_PICTURE.floor];
  const rng = randomFrom(23);
  g.save();
  g.beginPath();
  g.rect(0, top, side, side);
  g.clip();
  for (let i = 0; i < 22; i++) {
    g.fillStyle = `hsl(24 38% ${(7.5 + rng() * 4.5).toFixed(1)}%)`;
    g.fillRect(0, top + (i * side) / 22, side, side / 22 - 1);
  }
  const [x, y, w] = [side * 0.16, top + side * 0.16, side * 0.68];
  for (const [inset, colour] of [[0, '#3d1d1a'], [9, '#6a4a2a'], [13, '#331715'], [30, '#54372a'], [33, '#3a1a18']] as const) {
    g.fillStyle = colour;
    g.beginPath();
    g.roundRect(x + inset, y + inset, w - 2 * inset, w - 2 * inset, 16);
    g.fill();
  }
  g.restore();
  for (const [u, v] of [[0.5, 0.13], [0.5, 0.87], [0.13, 0.5], [0.87, 0.5]] as const) {
    const [cx, cy] = [u * side, top + v * side];
    glow(g, cx, cy, 120, '255,170,96', 0.1);
    g.fillStyle = '#0c0705';
    g.beginPath();
    g.roundRect(cx - 22, cy - 22, 44, 44, 8);
    g.fill();
    g.fillStyle = '#2a1710';
    g.beginPath();
    g.roundRect(cx - 18, cy - 18, 36, 36, 7);
    g.fill();
  }
}

/** A dark warm room out of focus: panelled walls with shelves and lamps, a floor with a rug. Painted once, tinted by the hour. */
export function roomPicture(): Sheet {
  const g = sheet(SIZE);
  g.fillStyle = '#0a0706';
  g.fillRect(0, 0, SIZE, SIZE);
  const rng = randomFrom(5);
  for (let i = 0; i < 4; i++) wall(g, rng, i * WALL, i);
  floor(g);
  const out = sheet(SIZE);
  // Soft as what lies behind what one looks at.
  out.filter = 'blur(4px)';
  out.drawImage(g.canvas, 0, 0);
  out.filter = 'none';
  for (let i = 0; i < 4; i++) for (const u of [0.14, 0.86]) {
    const x = (i + u) * WALL;
    glow(out, x, LAMPS + 30, 110, '255,160,84', 0.3);
    glow(out, x, WALLS - 60, 90, '255,150,80', 0.13);
    glow(out, x, LAMPS, 16, '255,226,180', 0.95);
  }
  return out;
}
