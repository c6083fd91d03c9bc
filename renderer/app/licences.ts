import { z } from 'zod';

const libraryForm = z.object({
  name: z.string(),
  version: z.string(),
  licence: z.string(),
  text: z.string(),
  notices: z.array(z.string()),
});
const licencesForm = z.object({
  game: z.object({ version: z.string(), licence: z.string(), text: z.string() }),
  browser: z.string(),
  libraries: z.array(libraryForm),
});

/** The game's own licence and those of the libraries that are part of it. */
export type Licences = z.infer<typeof licencesForm>;
type Library = Licences['libraries'][number];

/**
 * Reads the licences that the build wrote beside the screen. 'missing' where there is no such file (the screen runs from its
 * sources), 'unreadable' where it is not what the build writes. Never throws.
 */
export async function loadLicences(): Promise<Licences | 'missing' | 'unreadable'> {
  try {
    const reply = await fetch(new URL('licences.json', document.baseURI));
    // A server of sources answers an unknown path with its page.
    if (!reply.ok || reply.headers.get('content-type')?.startsWith('text/html') === true) return 'missing';
    return licencesForm.safeParse(await reply.json()).data ?? 'unreadable';
  } catch (fault) {
    return fault instanceof SyntaxError ? 'unreadable' : 'missing';
  }
}

/** The libraries whose name or licence holds every word of a query, in any case. */
export function searchLibraries(libraries: readonly Library[], query: string): readonly Library[] {
  const words = query.toLowerCase().split(/\s+/).filter((word) => word !== '');
  return libraries.filter(({ name, version, licence }) => {
    const line = `${name} ${version} ${licence}`.toLowerCase();
    return words.every((word) => line.includes(word));
  });
}
