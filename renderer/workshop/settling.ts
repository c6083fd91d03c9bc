import type { Speak } from '../words/speak.ts';
import { bench, say } from './bench.ts';
import { does } from './deeds.ts';
import { listed, pieceWords } from './workshopWords.ts';

/**
 * Lets chosen pieces fall; those that would topple stay where they are, and are named. What fell is one step. Something else done meanwhile gives it up.
 * Chosen afterwards is what would topple, or else what was left over where too many were chosen.
 */
export async function settle(ids: readonly string[], speak: Speak): Promise<void> {
  const { draft, kit } = bench.getState();
  if (draft === null || kit === null) return;
  const { settled, MOST_LOOSE } = await import('./settle.ts');
  const wanted = new Set(ids);
  const free = draft.table.features.filter(({ id, locked }) => wanted.has(id) && locked !== true);
  if (free.length === 0) return say(speak('workshop.said.locked'));
  const [loose, left] = [free.slice(0, MOST_LOOSE), free.slice(MOST_LOOSE)];
  say(speak('workshop.said.settling'));
  const turn = (): Promise<void> => new Promise((resolve, reject) => {
    setTimeout(() => { if (bench.getState().draft === draft) resolve(); else reject(new Error('given up')); }, 0);
  });
  const falling = new Set(loose);
  const others = draft.table.features.filter((one) => !falling.has(one));
  const rests = await settled(loose, others, (piece) => kit.model(piece), turn).catch(() => null);
  if (rests === null) return;
  const fallen = rests.flatMap(({ toppled, feature }) => (toppled ? [] : [feature]));
  does('settle', fallen.map(({ id, at, level, turn: way }) => ({ kind: 'set', feature: id, to: { at: [at[0], at[1]], level, turn: way } })));
  const over = rests.filter(({ toppled }) => toppled).map(({ feature }) => feature);
  const chosen = over.length > 0 ? over : left.length > 0 ? left : loose;
  bench.setState({ selection: chosen.map(({ id }) => id) });
  say([
    over.length === 0 ? speak('workshop.said.steady') : speak('workshop.said.topples', { count: over.length, names: listed(over.map(({ piece, id }) => `${pieceWords(piece, speak)} (${id})`), speak) }),
    ...(left.length === 0 ? [] : [speak(over.length > 0 ? 'workshop.said.leftOver' : 'workshop.said.leftChosen', { most: MOST_LOOSE, count: left.length })]),
  ].join(' '));
}
