import type { Pattern } from '../palette.ts';

interface RimPaint {
  readonly bright: string;
  readonly dark: string;
}

type Draw = (g: CanvasRenderingContext2D, x: number, y: number, radius: number, paint: RimPaint) => void;

const around = (count: number): readonly number[] => Array.from({ length: count }, (_, k) => (k / count) * Math.PI * 2);

/** What each pattern adds to a badge of this radius, whose rim is a plain bright ring. */
const RIMS: Readonly<Record<Pattern, Draw>> = {
  bars: () => {},
  /** Round notches. */
  dots: (g, x, y, radius, { dark }) => {
    g.fillStyle = dark;
    for (const a of around(8)) {
      g.beginPath();
      g.arc(x + Math.cos(a) * radius, y + Math.sin(a) * radius, radius * 0.122, 0, Math.PI * 2);
      g.fill();
    }
  },
  /** Bright and dark by turns. */
  checks: (g, x, y, radius, { dark }) => {
    g.lineWidth = radius * 0.24;
    g.strokeStyle = dark;
    for (const a of around(8)) {
      g.beginPath();
      g.arc(x, y, radius, a, a + Math.PI / 8);
      g.stroke();
    }
  },
  /** Teeth that point outwards. */
  chevrons: (g, x, y, radius, { bright }) => {
    g.fillStyle = bright;
    for (const a of around(12)) {
      g.beginPath();
      for (const [turn, reach] of [[-0.24, 0.96], [0, 1.1], [0.24, 0.96], [0, 0.82]] as const) {
        g.lineTo(x + Math.cos(a + turn) * radius * reach, y + Math.sin(a + turn) * radius * reach);
      }
      g.fill();
    }
  },
  /** A second ring, and spokes between the two. */
  net: (g, x, y, radius, { bright }) => {
    g.lineWidth = radius * 0.06;
    g.strokeStyle = bright;
    g.beginPath();
    g.arc(x, y, radius * 0.76, 0, Math.PI * 2);
    g.stroke();
    for (const a of around(12)) {
      g.beginPath();
      g.moveTo(x + Math.cos(a) * radius * 0.76, y + Math.sin(a) * radius * 0.76);
      g.lineTo(x + Math.cos(a) * radius, y + Math.sin(a) * radius);
      g.stroke();
    }
  },
};

/** Draws a side's pattern on the rim of a badge. */
export function drawRim(g: CanvasRenderingContext2D, pattern: Pattern, x: number, y: number, radius: number, paint: RimPaint): void {
  RIMS[pattern](g, x, y, radius, paint);
}
