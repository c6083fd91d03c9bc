import type { Die, TrayDie } from './tableau.ts';

/** Makes the dice of a tray show these results, keeping those that already do. Returns whether any came or went. */
export function agree(tray: TrayDie[], results: readonly Die[], nextKey: () => number): boolean {
  let changed = false;
  for (const kind of new Set([...tray, ...results].map((die) => die.kind))) {
    const left = results.filter((die) => die.kind === kind).map((die) => die.face);
    const none = left.length === 0;
    for (const die of tray.filter((each) => each.kind === kind)) {
      const at = die.state === 'gone' ? -1 : left.indexOf(die.face);
      if (at >= 0) left.splice(at, 1);
      else if (none || die.state !== 'gone') {
        tray.splice(tray.indexOf(die), 1);
        changed = true;
      }
    }
    for (const face of left) {
      tray.push({ key: nextKey(), kind, face, state: 'rolled' });
      changed = true;
    }
  }
  return changed;
}
