import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { causeOf } from '../engine/host/fault.ts';
import type { FileReading } from '../engine/host/reading/reading.ts';
import { unpacked } from '../engine/node/pack.ts';
import { kindOf, LARGEST } from './file-kinds.ts';
import type { OpenedFile } from '../engine/host/shell.ts';

export const TOO_LARGE = 'it is too large';

/** The files of ours among a command line's words (without the program's own), as whole paths. Options and everything else are left out. */
export function filesIn(words: readonly string[], folder: string): readonly string[] {
  return words.filter((word) => !word.startsWith('-') && kindOf(word) !== null).flatMap((word) => {
    if (!word.startsWith('file:')) return [resolve(folder, word)];
    try {
      return [fileURLToPath(word)];
    } catch {
      return [];
    }
  });
}

/** Reads and checks a file that the person asked to open. Never rejects: what is wrong with it is in the answer. */
export async function readOpened(path: string, files: FileReading): Promise<OpenedFile> {
  const name = basename(path).slice(-255);
  try {
    return await judge(name, await bytesOf(path, LARGEST[kindOf(name) ?? 'table']), files);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { kind: 'refused', name, message: code === undefined ? causeOf(error) : REASONS[code] ?? `it cannot be read (${code})` };
  }
}

/** Checks a file by its name and has what is in it read apart. Never rejects. */
export async function judge(name: string, bytes: Uint8Array, files: FileReading): Promise<OpenedFile> {
  const kind = kindOf(name);
  try {
    if (kind === null) throw new Error('it is no file of Gantry');
    if (bytes.length > LARGEST[kind]) throw new Error(TOO_LARGE);
    const text = await unpacked(bytes);
    if (text.length > LARGEST[kind]) throw new Error(TOO_LARGE);
    if (kind === 'table') return { kind, name, table: await files.tables.read(text) };
    await files.matches.outline(text);
    return { kind, name, text };
  } catch (error) {
    return { kind: 'refused', name, message: causeOf(error) };
  }
}

const REASONS: Readonly<Record<string, string>> = { ENOENT: 'it is not there any more', EACCES: 'it may not be read', EPERM: 'it may not be read', EISDIR: 'it is a folder' };

/** All bytes of a plain file. A pipe or a device is refused before it can make anybody wait. */
async function bytesOf(path: string, most: number): Promise<Uint8Array> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    const facts = await file.stat();
    if (!facts.isFile()) throw new Error('it is no plain file');
    if (facts.size > most) throw new Error(TOO_LARGE);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
