/** The content of a skirmish for whoever asks about it beside the match. */
import type { Terrain } from '../space/terrain/terrain.ts';
import { makeContent } from './content.ts';
import { FIGURES } from './figures/index.ts';
import type { Content } from './game.ts';
import { readSetup } from './setup.ts';
import { boardOf } from './terrain-board.ts';

const contents = new WeakMap<Terrain, Map<string, Content>>();

/** Content of a setup on a terrain, kept as long as the terrain: what is known of sight on it is remembered there. Throws `InputError` when it is no setup. */
export function contentFor(terrain: Terrain, setup: unknown): Content {
  let known = contents.get(terrain);
  if (known === undefined) contents.set(terrain, (known = new Map<string, Content>()));
  const key = JSON.stringify(setup);
  let content = known.get(key);
  if (content === undefined) {
    const read = readSetup(setup);
    const board = boardOf(terrain, read.square, read.levels, read.bevelledCorners);
    known.set(key, (content = makeContent(read, board, new Map(FIGURES.map((card) => [card.id, card])), terrain)));
  }
  return content;
}
