/** Files that somebody named on the command line. */
import { mkdir, readFile } from 'node:fs/promises';
import { InputError } from '../core/form.ts';
import { causeOf } from '../host/fault.ts';

const CAUSES: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file', ENOTDIR: 'there is no such file', ENAMETOOLONG: 'there is no such file', ERR_INVALID_ARG_VALUE: 'there is no such file',
  EISDIR: 'it is a folder, not a file', EACCES: 'it may not be read', EPERM: 'it may not be read', ERR_FS_FILE_TOO_LARGE: 'it is too large',
};

/** Why a file could not be read, when it is the file's fault: `missing` where nothing has this name. */
function faultOf(file: string, error: unknown): { readonly fault: InputError; readonly missing: boolean } {
  const { code = '' } = error as NodeJS.ErrnoException;
  const cause = CAUSES[code];
  return { fault: new InputError(file, cause ?? `it cannot be read (${code === '' ? causeOf(error) : code})`), missing: cause === CAUSES['ENOENT'] };
}

/** The bytes of a file. Throws `InputError` when there is none, it is a folder, or may not be read. */
export async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await readFile(file));
  } catch (error) {
    throw faultOf(file, error).fault;
  }
}

/** The text of a file. Throws as `readBytes` does. */
export const readText = async (file: string): Promise<string> => new TextDecoder().decode(await readBytes(file));

/** The text of a file, or null when nothing has this name. Throws `InputError` for a folder and for what may not be read. */
export async function readTextIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    const { fault, missing } = faultOf(file, error);
    if (missing) return null;
    throw fault;
  }
}

/** Makes a folder to write into. Throws `InputError` when something else has its name, or it may not be made. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new InputError(folder, code === 'EEXIST' || code === 'ENOTDIR' ? 'it is a file, not a folder' : `the folder cannot be made (${code ?? causeOf(error)})`);
  }
}
