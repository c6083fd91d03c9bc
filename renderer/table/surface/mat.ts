import { painted, sheet, type Sheet } from './canvas.ts';
import type { Look } from './looks.ts';
import { randomFrom, type Random } from '../../../engine/core/rng.ts';
import { clouds } from './noise.ts';
import { markings } from './markings.ts';
import { printOf, type Print } from './print.ts';
import { USUAL_SIZE, type TableSize } from '../../../engine/space/terrain/size.ts';

/** The side of a slab (mm), and how many a square of bumps has along each side. */
const [SLAB, SLABS] = [76.2, 12];

/** How many slabs a mat has across and down, and where the first begins (pixels): two meet in the middle, and those at both ends are cut off alike. */
function laidIn({ size: [width, depth], px }: Print): Readonly<Record<'across' | 'down' | 'left' | 'top' | 'step', number>> {
  const [across, down] = [width, depth].map((mm) => 2 * Math.ceil(mm / SLAB / 2 - 1e-6)) as [number, number];
  return { across, down, left: px((width - across * SLAB) / 2), top: px((depth - down * SLAB) / 2), step: px(SLAB) };
}

function crack(g: Sheet, { wide, deep }: Print, rng: Random): void {
  let [x, y, a] = [rng() * wide, rng() * deep, rng() * Math.PI * 2];
  g.beginPath();
  g.moveTo(x, y);
  for (let i = 0; i < 18; i++) {
    a += (rng() - 0.5) * 1.1;
    x += Math.cos(a) * 14;
    y += Math.sin(a) * 14;
    g.lineTo(x, y);
  }
  g.stroke();
}

function slabs(g: Sheet, print: Print, rng: Random): void {
  const { wide, deep } = print;
  const { across, down, left, top, step } = laidIn(print);
  for (let i = 0; i < across; i++) for (let j = 0; j < down; j++) {
    const k = rng();
    g.fillStyle = k < 0.5 ? `rgba(0,0,0,${(0.02 + k * 0.16).toFixed(3)})` : `rgba(255,246,230,${((k - 0.5) * 0.14).toFixed(3)})`;
    g.fillRect(left + i * step, top + j * step, step, step);
  }
  for (let i = 0; i <= Math.max(across, down); i++) for (const [dx, shade] of [[-1.5, 'rgba(20,16,12,0.5)'], [1.5, 'rgba(255,245,225,0.13)']] as const) {
    g.strokeStyle = shade;
    g.lineWidth = i % 3 ? 2 : 4;
    g.beginPath();
    g.moveTo(left + i * step + dx, 0);
    g.lineTo(left + i * step + dx, deep);
    g.moveTo(0, top + i * step + dx);
    g.lineTo(wide, top + i * step + dx);
    g.stroke();
  }
}

/** Deck plates that are welded together, rubbed along their seams, with rings to lash things to. */
function plating(g: Sheet, print: Print, rng: Random): void {
  const { px } = print;
  const { across, down, left, top, step } = laidIn(print);
  for (let i = 0; i < across; i += 2) for (let j = 0; j < down; j++) {
    const [x, y, k] = [left + ((i + (j % 2)) % across) * step, top + j * step, rng()];
    g.fillStyle = k < 0.5 ? `rgba(0,8,10,${(0.03 + k * 0.2).toFixed(3)})` : `rgba(226,240,238,${((k - 0.5) * 0.14).toFixed(3)})`;
    for (const from of [x, x - across * step]) g.fillRect(from, y, step * 2, step);
    for (const [shift, shade, width] of [[0, 'rgba(8,12,14,0.5)', 2.4], [2.2, 'rgba(214,226,224,0.16)', 1.6], [-6, 'rgba(196,206,204,0.07)', 9]] as const) {
      g.strokeStyle = shade;
      g.lineWidth = width;
      for (const from of [x, x - across * step]) g.strokeRect(from + shift, y + shift, step * 2, step);
    }
  }
  for (let i = 1; i < across; i += 2) for (let j = 1; j < down; j += 2) {
    const [x, y] = [left + (i + 0.5) * step, top + (j + 0.5) * step];
    for (const [r, shade] of [[px(4.6), 'rgba(10,14,16,0.6)'], [px(3.2), 'rgba(150,160,160,0.5)'], [px(1.9), 'rgba(8,10,12,0.85)']] as const) {
      g.fillStyle = shade;
      g.beginPath();
      g.arc(x, y, r, 0, Math.PI * 2);
      g.fill();
    }
  }
}

/** Rust that ran from seams and rings. */
function rust(g: Sheet, print: Print, rng: Random): void {
  const { wide, area, px } = print;
  const { down, top, step } = laidIn(print);
  for (let i = 0; i < Math.round(70 * area); i++) {
    const [x, y, long] = [rng() * wide, top + Math.floor(rng() * down) * step, px(6 + rng() * 30)];
    const streak = g.createLinearGradient(0, y, 0, y + long);
    streak.addColorStop(0, `rgba(116,66,34,${(0.12 + rng() * 0.22).toFixed(2)})`);
    streak.addColorStop(1, 'rgba(116,66,34,0)');
    g.fillStyle = streak;
    g.fillRect(x, y, px(1 + rng() * 5), long);
  }
}

/** Tyre tracks of something that turned in the yard: each way leads over the whole mat. */
function tracks(g: Sheet, { size: [width, depth], px }: Print): void {
  const [across, down] = [(mm: number): number => px((mm * width) / USUAL_SIZE[0]), (mm: number): number => px((mm * depth) / USUAL_SIZE[1])];
  g.strokeStyle = 'rgba(24,18,12,0.26)';
  g.lineWidth = px(8);
  g.setLineDash([px(2.6), px(1.5)]);
  for (const shift of [0, px(27)]) {
    g.beginPath();
    g.moveTo(across(-10), down(600) + shift);
    g.bezierCurveTo(across(300) + shift * 0.3, down(640) + shift, across(420) + shift, down(900), across(690) + shift, down(930));
    g.stroke();
    g.beginPath();
    g.moveTo(across(520) + shift, down(-10));
    g.bezierCurveTo(across(540) + shift, down(240), across(700), down(420) + shift, across(930), down(440) + shift);
    g.stroke();
  }
  g.setLineDash([]);
}

function stains(g: Sheet, { wide, deep, area, px }: Print, rng: Random): void {
  for (let i = 0; i < Math.round(60 * area); i++) {
    const [x, y, r] = [rng() * wide, rng() * deep, px(6 + rng() * 30)];
    const spot = g.createRadialGradient(x, y, 0, x, y, r);
    spot.addColorStop(0, `rgba(16,12,9,${(0.12 + rng() * 0.3).toFixed(2)})`);
    spot.addColorStop(1, 'rgba(16,12,9,0)');
    g.fillStyle = spot;
    g.fillRect(x - r, y - r, r * 2, r * 2);
  }
}

/** Dust or snow blown in from the edges: a square to be drawn over the whole mat, with lumps as wide as they are deep there. */
function drifts(look: Look, { wide, deep }: Print): Sheet {
  const size = 512;
  const [across, down] = [wide / Math.max(wide, deep), deep / Math.max(wide, deep)];
  const [broad, fine] = [clouds(size, 5, 31), clouds(size, 90, 5)];
  return painted(size, (i, out, at) => {
    const [x, y] = [(i % size) / size, Math.floor(i / size) / size];
    const rim = Math.max(0, 0.3 - Math.min(x, y, 1 - x, 1 - y)) * 1.1;
    const lump = Math.floor(y * down * size + 1e-6) * size + Math.floor(x * across * size + 1e-6);
    const thick = Math.max(0, broad[lump]! + rim - 0.55) * 2.1 * (0.55 + 0.9 * fine[lump]!);
    out[at] = look.drift[0];
    out[at + 1] = look.drift[1];
    out[at + 2] = look.drift[2];
    out[at + 3] = Math.min(215, thick * 330);
  });
}

/** The printed mat of a size. `shade` has soft contact shadows to multiply in. */
export function playMat(look: Look, shade: Sheet, of: TableSize): Sheet {
  const rng = randomFrom(7);
  const print = printOf(of);
  const { wide, deep } = print;
  const g = sheet(wide, deep);
  const [size, whole] = [512, Math.max(wide, deep)];
  const [broad, fine] = [clouds(size, 7, 3), clouds(size, 60, 9)];
  g.imageSmoothingQuality = 'high';
  g.drawImage(painted(size, (i, out, at) => {
    const k = Math.min(1, Math.max(0, (broad[i]! - 0.35) * 2.4));
    for (let c = 0; c < 3; c++) out[at + c] = look.patch[c]! * (1 - k) + look.ground[c]! * k + (fine[i]! - 0.5) * 22;
    out[at + 3] = 255;
  }).canvas, 0, 0, whole, whole);
  const plates = look.underfoot === 'plate';
  (plates ? plating : slabs)(g, print, rng);
  g.drawImage(markings(look, print).canvas, 0, 0);
  if (plates) rust(g, print, rng);
  else {
    tracks(g, print);
    g.strokeStyle = 'rgba(18,14,10,0.5)';
    g.lineWidth = 1.6;
    for (let i = 0; i < Math.round(46 * print.area); i++) crack(g, print, rng);
  }
  stains(g, print, rng);
  g.drawImage(drifts(look, print).canvas, 0, 0, wide, deep);
  g.globalCompositeOperation = 'multiply';
  g.drawImage(shade.canvas, 0, 0, wide, deep);
  return g;
}

/** Height of the joints and grain of a usual mat, to be repeated over a larger one. */
export function matBump(): Sheet {
  const size = 1024;
  const [fine, broad] = [clouds(size, 160, 4), clouds(size, 30, 6)];
  const g = sheet(size);
  g.drawImage(painted(size, (i, out, at) => {
    out[at] = out[at + 1] = out[at + 2] = 150 + (fine[i]! - 0.5) * 90 + (broad[i]! - 0.5) * 50;
    out[at + 3] = 255;
  }).canvas, 0, 0);
  g.strokeStyle = '#282828';
  g.lineWidth = 2;
  for (let i = 0; i <= SLABS; i++) {
    g.strokeRect((i * size) / SLABS, -5, 0.01, size + 10);
    g.strokeRect(-5, (i * size) / SLABS, size + 10, 0.01);
  }
  return g;
}
