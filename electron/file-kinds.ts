/** Files that are opened with the game, by the ending of their names. */
export const ENDINGS = { match: '.gantry', table: '.gantry-table' } as const;
export type FileKind = keyof typeof ENDINGS;

/** The largest file that is read at all, in bytes, by kind. */
export const LARGEST: Readonly<Record<FileKind, number>> = { match: 8 * 1024 * 1024, table: 1024 * 1024 };

/** What a file is by its name, or null when it is none of ours. */
export function kindOf(name: string): FileKind | null {
  const lower = name.toLowerCase();
  for (const kind of Object.keys(ENDINGS) as FileKind[]) if (lower.endsWith(ENDINGS[kind]) && lower.length > ENDINGS[kind].length) return kind;
  return null;
}
