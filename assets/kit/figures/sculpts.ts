/** Every recipe by the id of its figure: `sculpts/GROUP/UNIT.ts` exports `recipes`. A new file there is found by itself. */
import { readdirSync } from 'node:fs';
import type { Recipe } from './recipe.ts';

interface Recipes { readonly recipes: Readonly<Record<string, Recipe>> }

const folder = new URL('./sculpts/', import.meta.url);
const files = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/')).filter((path) => /\/[^/]+\.ts$/.test(path)).sort();
const found = await Promise.all(files.map(async (path) => ((await import(new URL(path, folder).href)) as Recipes).recipes));

/** Throws when two files name one figure. */
function merged(): Readonly<Record<string, Recipe>> {
  const all: Record<string, Recipe> = {};
  for (const [i, recipes] of found.entries()) for (const [id, recipe] of Object.entries(recipes)) {
    if (id in all) throw new Error(`${files[i]}: there is a figure called ${id} already`);
    all[id] = recipe;
  }
  return all;
}

export const sculpts = merged();
