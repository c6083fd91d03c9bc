import { z } from 'zod';
import { match } from '../match/match.ts';

/** What is on the table, kept for as long as the window: a page whose process ended goes back there. */
const KEY = 'gantry.place';
/** The desktop shell puts this word into the address of a page that ended by itself. */
const WORD = 'back';

const placeForm = z.strictObject({ screen: z.enum(['battle', 'replay']), match: z.string().regex(/^[a-z0-9-]{1,64}$/), at: z.number().int().min(0) });
type Place = z.infer<typeof placeForm>;

/** Storage that a window refuses keeps nothing. */
const attempt = <T>(run: () => T): T | null => {
  try {
    return run();
  } catch {
    return null;
  }
};

/** Keeps what is on the table from now on; gives what ends it. */
export const keepPlace = (): (() => void) => match.subscribe(({ screen, shown }, before) => {
  if (screen === before.screen && shown === before.shown) return;
  if (screen !== 'battle' && screen !== 'replay') attempt(() => sessionStorage.removeItem(KEY));
  else if (shown !== null) attempt(() => sessionStorage.setItem(KEY, JSON.stringify({ screen, match: shown.match, at: shown.at } satisfies Place)));
});

const keptPlace = (): Place | null => placeForm.safeParse(attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))).data ?? null;

/** Takes the shell's word out of the address, so that it holds once. */
function takeWord(): boolean {
  const address = new URL(location.href);
  if (!address.searchParams.has(WORD)) return false;
  address.searchParams.delete(WORD);
  history.replaceState(history.state, '', address);
  return true;
}

/** Goes back to the match, or to the moment of a film, that was on the table when the page ended by itself. Otherwise nothing happens. */
export async function goBack(): Promise<void> {
  if (!takeWord()) return;
  const place = keptPlace();
  if (place === null) return;
  const { catalogue, loadCatalogue, continueMatch } = match.getState();
  if (catalogue === null) await loadCatalogue();
  if (place.screen === 'battle') {
    await continueMatch(place.match);
    return;
  }
  const { film, watch } = await import('../replay/theFilm.ts');
  await watch(place.match);
  if (film.getState().opening?.match === place.match) await film.getState().jump(place.at);
}
