import { painted, sheet, type Sheet } from './canvas.ts';
import { BOARD, type Look } from './looks.ts';
import { randomFrom, type Random } from '../../../engine/core/rng.ts';
import { clouds } from './noise.ts';

/** Pixels on one side of the mat's picture. */
const SIZE = 2048;
const px = (mm: number): number => (mm / BOARD) * SIZE;
const SLABS = 12;

function crack(g: Sheet, rng: Random): void {
  let [x, y, a] = [rng() * SIZE, rng() * SIZE, rng() * Math.PI * 2];
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

function slabs(g: Sheet, rng: Random): void {
  const step = SIZE / SLABS;
  for (let i = 0; i < SLABS; i++) for (let j = 0; j < SLABS; j++) {
    const k = rng();
    g.fillStyle = k < 0.5 ? `rgba(0,0,0,${(0.02 + k * 0.16).toFixed(3)})` : `rgba(255,246,230,${((k - 0.5) * 0.14).toFixed(3)})`;
    g.fillRect(i * step, j * step, step, step);
  }
  for (let i = 0; i <= SLABS; i++) for (const [dx, shade] of [[-1.5, 'rgba(20,16,12,0.5)'], [1.5, 'rgba(255,245,225,0.13)']] as const) {
    g.strokeStyle = shade;
    g.lineWidth = i % 3 ? 2 : 4;
    g.beginPath();
    g.moveTo(i * step + dx, 0);
    g.lineTo(i * step + dx, SIZE);
    g.moveTo(0, i * step + dx);
    g.lineTo(SIZE, i * step + dx);
    g.stroke();
  }
}

/** Deck plates that are welded together, rubbed along their seams, with rings to lash things to. */
function plating(g: Sheet, rng: Random): void {
  const step = SIZE / SLABS;
  for (let i = 0; i < SLABS; i += 2) for (let j = 0; j < SLABS; j++) {
    const [x, y, k] = [((i + (j % 2)) % SLABS) * step, j * step, rng()];
    g.fillStyle = k < 0.5 ? `rgba(0,8,10,${(0.03 + k * 0.2).toFixed(3)})` : `rgba(226,240,238,${((k - 0.5) * 0.14).toFixed(3)})`;
    for (const left of [x, x - SIZE]) g.fillRect(left, y, step * 2, step);
    for (const [shift, shade, width] of [[0, 'rgba(8,12,14,0.5)', 2.4], [2.2, 'rgba(214,226,224,0.16)', 1.6], [-6, 'rgba(196,206,204,0.07)', 9]] as const) {
      g.strokeStyle = shade;
      g.lineWidth = width;
      for (const left of [x, x - SIZE]) g.strokeRect(left + shift, y + shift, step * 2, step);
    }
  }
  for (let i = 1; i < SLABS; i += 2) for (let j = 1; j < SLABS; j += 2) {
    const [x, y] = [(i + 0.5) * step, (j + 0.5) * step];
    for (const [r, shade] of [[px(4.6), 'rgba(10,14,16,0.6)'], [px(3.2), 'rgba(150,160,160,0.5)'], [px(1.9), 'rgba(8,10,12,0.85)']] as const) {
      g.fillStyle = shade;
      g.beginPath();
      g.arc(x, y, r, 0, Math.PI * 2);
      g.fill();
    }
  }
}

/** Rust that ran from seams and rings. */
function rust(g: Sheet, rng: Random): void {
  for (let i = 0; i < 70; i++) {
    const [x, y, long] = [rng() * SIZE, (Math.floor(rng() * SLABS) * SIZE) / SLABS, px(6 + rng() * 30)];
    const streak = g.createLinearGradient(0, y, 0, y + long);
    streak.addColorStop(0, `rgba(116,66,34,${(0.12 + rng() * 0.22).toFixed(2)})`);
    streak.addColorStop(1, 'rgba(116,66,34,0)');
    g.fillStyle = streak;
    g.fillRect(x, y, px(1 + rng() * 5), long);
  }
}

function bay(g: Sheet, x: number, y: number, w: number, h: number, edge: string, teeth: string): void {
  g.lineWidth = px(3);
  g.strokeStyle = edge;
  g.strokeRect(px(x), px(y), px(w), px(h));
  g.save();
  g.beginPath();
  g.rect(px(x), px(y), px(w), px(10));
  g.clip();
  g.strokeStyle = teeth;
  g.lineWidth = px(5);
  for (let k = -2; k < w / 6; k++) {
    g.beginPath();
    g.moveTo(px(x + k * 12), px(y + 12));
    g.lineTo(px(x + k * 12 + 14), px(y - 2));
    g.stroke();
  }
  g.restore();
}

/** A ring to land in, with a dashed inner ring, wedges at its quarters and lines that lead to it. */
function landingPad(g: Sheet, first: string, second: string): void {
  const [x, y, r] = [px(BOARD / 2), px(BOARD / 2), px(300)];
  g.strokeStyle = second;
  g.lineWidth = px(9);
  g.beginPath();
  g.arc(x, y, r, 0, Math.PI * 2);
  g.stroke();
  g.strokeStyle = first;
  g.lineWidth = px(16);
  g.setLineDash([px(34), px(22)]);
  g.beginPath();
  g.arc(x, y, r - px(24), 0, Math.PI * 2);
  g.stroke();
  g.setLineDash([]);
  g.fillStyle = first;
  for (let i = 0; i < 4; i++) {
    g.save();
    g.translate(x, y);
    g.rotate((i * Math.PI) / 2 + Math.PI / 4);
    g.beginPath();
    g.moveTo(r + px(12), 0);
    g.lineTo(r + px(62), -px(26));
    g.lineTo(r + px(62), px(26));
    g.closePath();
    g.fill();
    g.restore();
  }
}

/** Painted lanes, bays and letters, already worn. */
function markings(look: Look): Sheet {
  const g = sheet(SIZE);
  const [first, second] = [`rgba(${look.line},0.85)`, `rgba(${look.second},0.75)`];
  g.strokeStyle = first;
  g.lineWidth = px(5);
  g.beginPath();
  g.roundRect(px(64), px(64), SIZE - px(128), SIZE - px(128), px(60));
  g.stroke();
  g.setLineDash([px(26), px(20)]);
  g.lineWidth = px(4);
  g.strokeStyle = second;
  g.beginPath();
  g.moveTo(px(64), px(462));
  g.lineTo(px(520), px(462));
  g.quadraticCurveTo(px(590), px(462), px(590), px(540));
  g.lineTo(px(590), SIZE - px(64));
  g.stroke();
  g.setLineDash([]);
  for (const [x, y, w, h] of [[640, 330, 110, 90], [90, 560, 60, 120], [480, 700, 80, 110]] as const) bay(g, x, y, w, h, second, first);
  if (look.underfoot === 'plate') landingPad(g, first, second);
  g.fillStyle = second;
  g.font = `bold ${px(70)}px "DejaVu Sans Condensed", sans-serif`;
  g.fillText('07', px(655), px(405));
  g.font = `bold ${px(26)}px "DejaVu Sans Condensed", sans-serif`;
  g.fillText('KEEP CLEAR', px(130), px(500));
  g.beginPath();
  for (const [x, y] of [[580, 600], [580, 760]] as const) {
    g.moveTo(px(x), px(y + 30));
    g.lineTo(px(x + 10), px(y));
    g.lineTo(px(x + 20), px(y + 30));
    g.closePath();
  }
  g.fill();
  const size = 1024;
  const [broad, fine] = [clouds(size, 26, 21), clouds(size, 130, 22)];
  g.globalCompositeOperation = 'destination-out';
  g.drawImage(painted(size, (i, out, at) => { out[at + 3] = (broad[i]! * 0.6 + fine[i]! * 0.5 - 0.4) * 620; }).canvas, 0, 0, SIZE, SIZE);
  return g;
}

/** Tyre tracks of something that turned in the yard. */
function tracks(g: Sheet): void {
  g.strokeStyle = 'rgba(24,18,12,0.26)';
  g.lineWidth = px(8);
  g.setLineDash([px(2.6), px(1.5)]);
  for (const shift of [0, 27]) {
    g.beginPath();
    g.moveTo(px(-10), px(600 + shift));
    g.bezierCurveTo(px(300 + shift * 0.3), px(640 + shift), px(420 + shift), px(900), px(690 + shift), px(930));
    g.stroke();
    g.beginPath();
    g.moveTo(px(520 + shift), px(-10));
    g.bezierCurveTo(px(540 + shift), px(240), px(700), px(420 + shift), px(930), px(440 + shift));
    g.stroke();
  }
  g.setLineDash([]);
}

function stains(g: Sheet, rng: Random): void {
  for (let i = 0; i < 60; i++) {
    const [x, y, r] = [rng() * SIZE, rng() * SIZE, px(6 + rng() * 30)];
    const spot = g.createRadialGradient(x, y, 0, x, y, r);
    spot.addColorStop(0, `rgba(16,12,9,${(0.12 + rng() * 0.3).toFixed(2)})`);
    spot.addColorStop(1, 'rgba(16,12,9,0)');
    g.fillStyle = spot;
    g.fillRect(x - r, y - r, r * 2, r * 2);
  }
}

/** Dust or snow blown in from the edges. */
function drifts(look: Look): Sheet {
  const size = 512;
  const [broad, fine] = [clouds(size, 5, 31), clouds(size, 90, 5)];
  return painted(size, (i, out, at) => {
    const [x, y] = [(i % size) / size, Math.floor(i / size) / size];
    const rim = Math.max(0, 0.3 - Math.min(x, y, 1 - x, 1 - y)) * 1.1;
    const thick = Math.max(0, broad[i]! + rim - 0.55) * 2.1 * (0.55 + 0.9 * fine[i]!);
    out[at] = look.drift[0];
    out[at + 1] = look.drift[1];
    out[at + 2] = look.drift[2];
    out[at + 3] = Math.min(215, thick * 330);
  });
}

/** The printed mat. `shade` has soft contact shadows to multiply in. */
export function playMat(look: Look, shade: Sheet): Sheet {
  const rng = randomFrom(7);
  const g = sheet(SIZE);
  const size = 512;
  const [broad, fine] = [clouds(size, 7, 3), clouds(size, 60, 9)];
  g.imageSmoothingQuality = 'high';
  g.drawImage(painted(size, (i, out, at) => {
    const k = Math.min(1, Math.max(0, (broad[i]! - 0.35) * 2.4));
    for (let c = 0; c < 3; c++) out[at + c] = look.patch[c]! * (1 - k) + look.ground[c]! * k + (fine[i]! - 0.5) * 22;
    out[at + 3] = 255;
  }).canvas, 0, 0, SIZE, SIZE);
  const plates = look.underfoot === 'plate';
  (plates ? plating : slabs)(g, rng);
  g.drawImage(markings(look).canvas, 0, 0);
  if (plates) rust(g, rng);
  else {
    tracks(g);
    g.strokeStyle = 'rgba(18,14,10,0.5)';
    g.lineWidth = 1.6;
    for (let i = 0; i < 46; i++) crack(g, rng);
  }
  stains(g, rng);
  g.drawImage(drifts(look).canvas, 0, 0, SIZE, SIZE);
  g.globalCompositeOperation = 'multiply';
  g.drawImage(shade.canvas, 0, 0, SIZE, SIZE);
  return g;
}

/** Height of the mat's joints and grain. */
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
