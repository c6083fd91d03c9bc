/** Files that are given along with a model: the only ones that it may name, and by their plain names alone. */
import { ImportError } from './import-error.ts';

/** Bytes by a file's plain name. */
export type Beside = ReadonlyMap<string, Uint8Array>;

/** An address that a model names: where it stands, and whether the model cannot be read without what is there. */
export interface Address {
  readonly field: string;
  readonly uri: string;
  readonly needed: boolean;
}

/** Most of the missing files that a message names. */
const NAMED = 6;
/** What begins with the name of a way to get at something: `https:`, `file:`, `C:`. */
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** Names as people see them: an accented letter is one sign, however its file is called. */
const named = (name: string): string => name.normalize('NFC');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // a name that has a percent sign of its own
  }
}

/** The folders and the name that an address says, decoded. Throws `ImportError` where it leads out of the model's own folder. */
function pathOf(field: string, uri: string): readonly string[] {
  const parts = uri.split('/').map(decoded);
  const path = parts[0] === '.' ? parts.slice(1) : parts;
  const leadsOut = (part: string): boolean => part === '' || part === '.' || part === '..' || /[/\\:\0-\x1f]/.test(part);
  if (SCHEME.test(uri) || path.length === 0 || path.some(leadsOut)) {
    throw new ImportError(field, 'elsewhere', { uri: uri.slice(0, 80) });
  }
  return path.map(named);
}

/**
 * The bytes of the files that a model names, by the field that names them; what is not needed and not there is left out. Folders within its own count
 * as nothing: whoever gives files gives them without. Throws `ImportError` for an address that leads elsewhere, and for files that are missing.
 */
export function filesNamed(addresses: readonly Address[], beside: Beside): ReadonlyMap<string, Uint8Array> {
  const given = new Map([...beside].map(([name, bytes]) => [named(name), bytes]));
  const found = new Map<string, Uint8Array>();
  const paths = new Map<string, string>();
  const missing = new Map<string, string>();
  for (const { field, uri, needed } of addresses) {
    const path = pathOf(field, uri);
    const name = path.at(-1)!;
    const whole = path.join('/');
    if ((paths.get(name) ?? whole) !== whole) throw new ImportError(field, 'twoOfAName', { name: name.slice(0, 80) });
    paths.set(name, whole);
    const bytes = given.get(name);
    if (bytes !== undefined) found.set(field, bytes);
    else if (needed && !missing.has(name)) missing.set(name, field);
  }
  if (missing.size > 0) {
    const files = [...missing.keys()].slice(0, NAMED).map((name) => `"${name.slice(0, 80)}"`).join(', ');
    const field = [...missing.values()][0]!;
    if (missing.size > NAMED) throw new ImportError(field, 'moreFilesMissing', { files, more: missing.size - NAMED });
    throw new ImportError(field, 'filesMissing', { files });
  }
  return found;
}
