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

const shown = (text: string): string => `"${text.slice(0, 80)}"`;

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
    throw new ImportError(field, `it names another place: ${shown(uri)}. Nothing outside the files that are given is read: save the model as one file (.glb)`);
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
    if ((paths.get(name) ?? whole) !== whole) throw new ImportError(field, `two files in different folders are called ${shown(name)}: save the model as one file (.glb)`);
    paths.set(name, whole);
    const bytes = given.get(name);
    if (bytes !== undefined) found.set(field, bytes);
    else if (needed && !missing.has(name)) missing.set(name, field);
  }
  if (missing.size > 0) {
    const names = [...missing.keys()].slice(0, NAMED).map(shown).join(', ');
    throw new ImportError([...missing.values()][0]!, `it needs ${names}${missing.size > NAMED ? ` and ${missing.size - NAMED} more` : ''}: choose or drop the model together with what it needs`);
  }
  return found;
}
