import { FIGURES } from '../../../miniatures/figures/index.ts';
import type { Report } from '../workshop.ts';

/** Every figure with what its card prints. */
export function unitsReport(): Report {
  const found = FIGURES.map(({ id, name, faction, cost, hitPoints, defense, attack, damage, unique, feats }) =>
    ({ id, name, faction, cost, hitPoints, defense, attack, damage, unique, feats: [...new Set(feats.map((feat) => feat.name))], status: 'complete' }))
    .sort((a, b) => a.faction.localeCompare(b.faction, 'en') || a.name.localeCompare(b.name, 'en'));
  const right = (n: number, width: number): string => String(n).padStart(width);
  const head = `${'figure'.padEnd(24)} ${'faction'.padEnd(9)} cost  HP Def Att Dmg  feats`;
  const lines = found.map(({ name, faction, cost, hitPoints, defense, attack, damage, unique, feats }) =>
    [(unique ? `${name} *` : name).padEnd(24), faction.padEnd(9), right(cost, 4), right(hitPoints, 3), right(defense, 3), `+${attack}`.padStart(3), right(damage, 3), ` ${feats.join(', ')}`].join(' ').trimEnd());
  const feats = new Set(found.flatMap((row) => row.feats)).size;
  const sum = `${found.length} figures, all complete (* unique), with ${feats} feats; no others of the game have a card here yet`;
  return { found, text: [head, ...lines, sum].join('\n'), broken: false };
}
