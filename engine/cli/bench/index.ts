import type { Content } from '../content.ts';
import { bench as core } from './core.ts';
import type { Figure } from './figure.ts';
import { bench as games } from './games.ts';
import { bench as space } from './space.ts';

/** Every part that runs in Node alone. Parts with a window stand in `e2e/bench`. */
const parts: Readonly<Record<string, (content: Content) => Promise<readonly Figure[]>>> = { core, games, space };

/** Runs all parts, or the one named. */
export async function bench(content: Content, only?: string): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [name, part] of Object.entries(parts)) if (only === undefined || only === name) figures.push(...(await part(content)));
  return figures;
}

/** Figures as a table for people. */
export function describeFigures(figures: readonly Figure[]): string {
  const width = Math.max(...figures.map(({ name }) => name.length));
  return figures
    .map(({ name, value, unit, reference }) => {
      const beside = reference === undefined ? '' : `   ${(value / reference.value).toPrecision(3)} × ${reference.name} (${reference.value})`;
      return `${name.padEnd(width)}  ${String(value).padStart(9)} ${unit.padEnd(9)}${beside}`;
    })
    .join('\n');
}
