import type { Speak } from '../words/speak.ts';
import { bench } from './bench.ts';
import { does } from './deeds.ts';
import { pieceWords } from './workshopWords.ts';

/** Lets chosen pieces fall; those that would topple stay where they are, and are named. What fell is one step. Something else done meanwhile gives it up. */
export async function settle(ids: readonly string[], speak: Speak): Promise<void> {
  const { draft, kit } = bench.getState();
  if (draft === null || kit === null) return;
  const { settled, MOST_LOOSE } = await import('./settle.ts');
  const wanted = new Set(ids.slice(0, MOST_LOOSE));
  const loose = draft.table.features.filter(({ id, locked }) => wanted.has(id) && locked !== true);
  bench.setState({ said: speak('workshop.said.settling') });
  const turn = (): Promise<void> => new Promise((resolve, reject) => {
    setTimeout(() => { if (bench.getState().draft === draft) resolve(); else reject(new Error('given up')); }, 0);
  });
  const others = draft.table.features.filter((one) => !loose.includes(one));
  const rests = await settled(loose, others, (piece) => kit.model(piece), turn).catch(() => null);
  if (rests === null) return;
  const fallen = rests.flatMap(({ toppled, feature }) => (toppled ? [] : [feature]));
  does('settle', fallen.map(({ id, at, level, turn: way }) => ({ kind: 'set', feature: id, to: { at: [at[0], at[1]], level, turn: way } })));
  const over = rests.filter(({ toppled }) => toppled).map(({ feature }) => feature);
  bench.setState({
    selection: over.length > 0 ? over.map(({ id }) => id) : [...wanted],
    said: over.length === 0 ? speak('workshop.said.steady') : speak('workshop.said.topples', { count: over.length, names: over.map(({ piece, id }) => `${pieceWords(piece, speak)} (${id})`).join(', ') }),
  });
}
