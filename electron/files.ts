import { readFile, realpath } from 'node:fs/promises';
import { basename, extname, join, normalize, sep } from 'node:path';
import { fileHeaders } from './headers.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.json': 'application/json', '.svg': 'image/svg+xml',
  '.png': 'image/png', '.jpg': 'image/jpeg', '.webp': 'image/webp', '.glb': 'model/gltf-binary', '.wasm': 'application/wasm', '.ogg': 'audio/ogg', '.mp3': 'audio/mpeg',
  '.wav': 'audio/wav', '.woff2': 'font/woff2', '.woff': 'font/woff', '.ttf': 'font/ttf', '.ico': 'image/x-icon', '.txt': 'text/plain; charset=utf-8',
};

/** Codes of the file system for "there is no such file". */
const MISSING = new Set(['ENOENT', 'EISDIR', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP', 'EINVAL']);

/** A file as it is sent: bytes and headers, or null when there is none. */
export interface Sent {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads a file of the renderer's folder by the path of its address. Gives null for a folder, and for anything missing or outside, also behind a symbolic link. */
export async function fileAt(root: string, pathname: string): Promise<Sent | null> {
  const path = pathWithin(root, pathname);
  if (path === null) return null;
  try {
    const [real, realRoot] = await Promise.all([realpath(path), realpath(root)]);
    if (!isWithin(realRoot, real)) return null;
    const bytes = await readFile(real);
    return { bytes, headers: fileHeaders(basename(path), TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream', bytes) };
  } catch (error) {
    if (MISSING.has((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

function pathWithin(root: string, pathname: string): string | null {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname === '/' || pathname === '' ? '/index.html' : pathname);
  } catch {
    return null;
  }
  // A colon names a drive or a second stream of a file on Windows, a backslash is a slash there.
  if (/[\0\\:]/.test(decoded)) return null;
  const path = normalize(join(root, decoded));
  return isWithin(normalize(root), path) ? path : null;
}

const isWithin = (root: string, path: string): boolean => path.startsWith(root.endsWith(sep) ? root : root + sep);
