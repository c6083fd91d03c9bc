/** What folders of a person's own things have in common: one file each. */
import { join } from 'node:path';
import type { Disk } from './disk.ts';

/** A file as it lies in its folder. */
interface Listed {
  readonly id: string;
  /** Milliseconds since 1970 of its last change. */
  readonly saved: number;
  /** Bytes on disk. */
  readonly size: number;
}

/** The files of a folder that have one of these endings and an id before it; of an id with several, the one whose ending stands first. */
export async function listed(disk: Disk, folder: string, endings: readonly string[], isId: (text: string) => boolean): Promise<readonly Listed[]> {
  const found = new Map<string, Listed>();
  const names = await disk.names(folder);
  for (const ending of [...endings].reverse()) {
    for (const name of names) {
      const id = name.slice(0, -ending.length);
      if (!name.endsWith(ending) || !isId(id)) continue;
      const facts = await disk.facts(join(folder, name));
      if (facts !== null) found.set(id, { id, saved: facts.saved, size: facts.size });
    }
  }
  return [...found.values()];
}
