import { USUAL_SIZE } from '../../../engine/space/terrain/size.ts';
import { painted, sheet, type Sheet } from './canvas.ts';
import type { Look } from './looks.ts';
import { clouds } from './noise.ts';
import type { Print } from './print.ts';

/** The radius of a landing pad, as a share of the mat's shorter side. */
const PAD = 300 / 914.4;

function bay(g: Sheet, px: Print['px'], x: number, y: number, w: number, h: number, edge: string, teeth: string): void {
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
function landingPad(g: Sheet, { size: [width, depth], px }: Print, first: string, second: string): void {
  const [x, y, r] = [px(width / 2), px(depth / 2), px(Math.min(width, depth) * PAD)];
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

/** Painted lanes, bays and letters, already worn: each as large as on a usual mat, in its place of the whole. */
export function markings(look: Look, print: Print): Sheet {
  const { wide, deep, px, size: [width, depth] } = print;
  const g = sheet(wide, deep);
  const [across, down] = [(mm: number): number => (mm * width) / USUAL_SIZE[0], (mm: number): number => (mm * depth) / USUAL_SIZE[1]];
  const [first, second] = [`rgba(${look.line},0.85)`, `rgba(${look.second},0.75)`];
  g.strokeStyle = first;
  g.lineWidth = px(5);
  g.beginPath();
  g.roundRect(px(64), px(64), wide - px(128), deep - px(128), px(60));
  g.stroke();
  g.setLineDash([px(26), px(20)]);
  g.lineWidth = px(4);
  g.strokeStyle = second;
  g.beginPath();
  const [lane, bend] = [px(down(462)), px(across(590))];
  g.moveTo(px(64), lane);
  g.lineTo(bend - px(70), lane);
  g.quadraticCurveTo(bend, lane, bend, lane + px(78));
  g.lineTo(bend, deep - px(64));
  g.stroke();
  g.setLineDash([]);
  for (const [x, y, w, h] of [[640, 330, 110, 90], [90, 560, 60, 120], [480, 700, 80, 110]] as const) bay(g, px, across(x), down(y), w, h, second, first);
  if (look.underfoot === 'plate') landingPad(g, print, first, second);
  g.fillStyle = second;
  g.font = `bold ${px(70)}px "DejaVu Sans Condensed", sans-serif`;
  g.fillText('07', px(across(640) + 15), px(down(330) + 75));
  g.font = `bold ${px(26)}px "DejaVu Sans Condensed", sans-serif`;
  g.fillText('KEEP CLEAR', px(130), px(down(462) + 38));
  g.beginPath();
  for (const [x, y] of [[-10, 600], [-10, 760]] as const) {
    const [left, top] = [across(590) + x, down(y)];
    g.moveTo(px(left), px(top + 30));
    g.lineTo(px(left + 10), px(top));
    g.lineTo(px(left + 20), px(top + 30));
    g.closePath();
  }
  g.fill();
  const [size, whole] = [1024, Math.max(wide, deep)];
  const [broad, fine] = [clouds(size, 26, 21), clouds(size, 130, 22)];
  g.globalCompositeOperation = 'destination-out';
  g.drawImage(painted(size, (i, out, at) => { out[at + 3] = (broad[i]! * 0.6 + fine[i]! * 0.5 - 0.4) * 620; }).canvas, 0, 0, whole, whole);
  return g;
}
