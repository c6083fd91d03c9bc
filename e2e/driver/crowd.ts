/** Pieces as a full table has them. */
const PIECES = [
  'crates', 'container', 'gantry-platform', 'ladder', 'pillar', 'barricade', 'generator', 'console', 'freight', 'half-platform', 'wall-broken', 'gantry-span', 'antenna-tower', 'fuel-tank', 'building-two',
];

/** A table's file with so many pieces of all kinds, each at a height of its own (mm). */
export function crowdedTable(count: number) {
  const across = Math.ceil(Math.sqrt(count));
  const share = (i: number): number => i / (across - 1) - 0.5;
  return {
    format: 'gantry-table', version: 2, id: 'crowd', name: 'Crowd', theme: 'refinery', size: [914.4, 914.4],
    features: Array.from({ length: count }, (_, i) => ({
      id: `f${i}`, piece: PIECES[i % PIECES.length]!, turn: (i * 15) % 180, level: Math.round(((i * 37.3) % 300) * 10) / 10,
      at: [Math.round(share(i % across) * 6000) / 10, Math.round(share(Math.floor(i / across)) * 5000) / 10] as const,
    })),
  };
}
