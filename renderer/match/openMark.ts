/** A mark in this browser while a match is on the table: what stands there when the game starts was left without a word. */
const KEY = 'gantry.open';

const kept = (): string | null => {
  try {
    const match = localStorage.getItem(KEY);
    return match !== null && /^[a-z0-9-]{1,64}$/.test(match) ? match : null;
  } catch {
    return null; // a browser that refuses storage remembers nothing
  }
};

let left = kept();

const write = (change: () => void): void => {
  try {
    change();
  } catch {
    // as above
  }
};

/** The match that was on the table when the last run ended; null when it was left properly, or opened or passed over since. */
export const leftOpen = (): string | null => left;

export function markOpen(match: string): void {
  left = null;
  write(() => localStorage.setItem(KEY, match));
}

export function clearOpen(): void {
  left = null;
  write(() => localStorage.removeItem(KEY));
}
