/** Game symbols on a 24 grid for things drawn on the table: filled shapes and strokes. The same drawings as the interface's. */
export interface IconArt {
  readonly fill?: string;
  readonly line?: string;
}

const SHIELD = 'M12 3 19 5.5V11c0 4.6-2.8 7.9-7 10-4.2-2.1-7-5.4-7-10V5.5Z';

const ICONS = {
  strike: { fill: 'M20.5 3 14 15.5l-3.5-3.3ZM9.6 13.7l2.9 2.7L4 20.800Z' },
  critical: { fill: 'm12 1.5 2.1 6.8L20 4.7l-3.4 6 6.4 1.8-6.6 1.9 3.3 5.7-5.7-3.2L12 22.500l-2-5.6-5.7 3.2 3.3-5.7L1 12.500l6.400-1.800-3.400-6 5.900 3.600Z' },
  attackExpertise: { line: 'm5 11 7-7 7 7M5 16.500l7-7 7 7', fill: 'm12 15 3 5H9Z' },
  defenseExpertise: { line: `${SHIELD}M8.300 10.500l3.700-3.300 3.700 3.300M8.300 15l3.700-3.300 3.700 3.300` },
  block: { fill: SHIELD },
  failure: { line: 'M19.500 12a7.500 7.500 0 1 1-15 0 7.500 7.500 0 1 1 15 0ZM9.500 12h5' },
  strained: { line: 'M3 12c2 0 2-5 3.600-5s1.500 10 3.200 10 1.600-10 3.200-10 1.500 10 3.200 10S18 12 21 12' },
  disarmed: { line: 'm20 4-6.500 6.500M10 14l-2.500 2.500M4.500 14.500l5 5M6 18l-2.500 2.500M10.500 8.500 13 11l-2 1.500 3 2.500' },
  exposed: { line: 'M10.500 3.600 12 3l7 2.500V11c0 4.600-2.800 7.900-7 10M7.300 4.700 5 5.500V11c0 3.100 1.300 5.600 3.400 7.600M11 3.500l-2.500 6 4 2-3.500 7.500' },
  pinned: { fill: 'M8 3h8l-1.200 6 3.200 3.500H6L9.200 9Z', line: 'M12 12.500V21M7.500 21h9' },
  hunker: { fill: 'M2.500 14.500h19V20h-19Z', line: 'M6.500 11.500a5.500 5.500 0 0 1 11 0' },
  wounded: { fill: 'M5.200 12.500a2.500 2.500 0 1 1-.01 5ZM9 12.500c4-1.500 9-.5 12.500 5H9Z', line: 'M2.500 20.500h19M16 3.500v5M13.500 6h5' },
  injured: { line: 'M7.200 3.700a3.500 3.500 0 0 0-3.500 3.500l13.100 13.100a3.500 3.500 0 0 0 3.500-3.500ZM20.300 7.200a3.500 3.500 0 0 0-3.500-3.500L3.700 16.800a3.500 3.500 0 0 0 3.500 3.500Z' },
  focus: { line: 'M2.500 12C5.500 7 8.500 5.500 12 5.500s6.500 1.500 9.500 6.500c-3 5-6 6.500-9.500 6.500S5.500 17 2.500 12Z', fill: 'M15 12a3 3 0 1 1-6 0 3 3 0 1 1 6 0Z' },
  waiting: { line: 'M6.500 3h11M6.500 21h11M8 3c0 5.500 8 6 8 9s-8 3.500-8 9M16 3c0 5.500-8 6-8 9s8 3.500 8 9' },
  done: { line: 'm4.500 12.500 5 5 10-11' },
  debt: { line: 'M20.500 12a8.500 8.500 0 1 1-17 0 8.500 8.500 0 1 1 17 0ZM7.500 12h9' },
  raised: { fill: 'M12 3.500 20 13h-4.500v7.500h-7V13H4Z' },
  lowered: { fill: 'M12 20.500 4 11h4.500V3.500h7V11H20Z' },
  objective: { line: 'M12 2.500 20.500 7v10L12 21.500 3.500 17V7Z', fill: 'm12 7 4.300 2.500v5L12 17l-4.300-2.500v-5Z' },
  priority: { fill: 'M12 2 14.600 9.200 22 9.400 16.200 14 18.200 21.200 12 17 5.800 21.200 7.800 14 2 9.400 9.400 9.200Z' },
} satisfies Record<string, IconArt>;

export type IconName = keyof typeof ICONS;

/** Draws a symbol centred at x, y and `size` wide. */
export function drawIcon(g: CanvasRenderingContext2D, name: IconName, x: number, y: number, size: number, colour: string, weight = 1.8): void {
  const art: IconArt = ICONS[name];
  g.save();
  g.translate(x - size / 2, y - size / 2);
  g.scale(size / 24, size / 24);
  g.fillStyle = g.strokeStyle = colour;
  g.lineWidth = weight;
  g.lineCap = g.lineJoin = 'round';
  if (art.fill !== undefined) g.fill(new Path2D(art.fill));
  if (art.line !== undefined) g.stroke(new Path2D(art.line));
  g.restore();
}
