/** Somebody else in the folder of matches: files are renamed, copied and removed. */
import { join } from 'node:path';
import { anyOf, type Random } from '../../core/rng.ts';
import type { Disk } from '../../node/disk.ts';
import { GROWING, MATCHES, PACKED } from '../../node/match-names.ts';
import type { Said } from './said.ts';

/** Every name that a match's files have at rest: that of the file that counts last. */
const namesOf = (match: string): readonly string[] => [...MATCHES.besides(match), match + PACKED, match + GROWING];

/** Does something to the files of a match; says first what. The file that counts is among them. */
export async function meddle(disk: Disk, folder: string, match: string, random: Random, say: (line: Said) => void): Promise<void> {
  const what = anyOf(['removed', 'renamed', 'copied', 'copied'] as const, random);
  const as = `other-${Math.floor(random() * 1e9).toString(36)}`;
  const there = new Set(await disk.names(folder));
  const own = namesOf(match).filter((name) => there.has(name));
  const counts = there.has(match + GROWING) ? match + GROWING : match + PACKED;
  if (!there.has(counts)) return;
  say({ meddled: what, match, as });
  if (what === 'copied') {
    const copy = join(folder, as + counts.slice(match.length));
    await disk.copy(join(folder, counts), copy);
    const file = await disk.open(copy);
    await file.sync().finally(() => file.close());
  } else for (const name of own) {
    if (what === 'removed') await disk.remove(join(folder, name));
    else await disk.rename(join(folder, name), join(folder, as + name.slice(match.length)));
  }
  await disk.syncFolder(folder); // whoever copies by hand waits until it is done
}
