import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';
import { FRONT, type Floor } from './house.ts';

/** For each file of the program, by its path from the root, the files it imports, types counted too. */
export type Graph = ReadonlyMap<string, readonly string[]>;

const isProgram = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file);

const filesIn = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => posix.join(folder, file.split(sep).join('/'))).filter(isProgram);

/** Who imports whom in folders, tests and fixtures aside. Imports of packages and of other folders are left out. */
export function importsIn(root: string, folders: readonly string[]): Graph {
  const files = folders.flatMap((folder) => filesIn(root, folder));
  const known = new Set(files);
  return new Map(files.map((file) => {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
    const relative = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith('.'));
    return [file, [...new Set(relative.map((name) => posix.join(posix.dirname(file), name)))].filter((name) => known.has(name))];
  }));
}

/** Circles that name every file that lies in one, the shortest for whoever is looked at first: each file imports the next, the last one the first. */
export function circlesIn(graph: Graph): readonly (readonly string[])[] {
  const circles: (readonly string[])[] = [];
  const seen = new Set<string>();
  for (const file of graph.keys()) {
    if (seen.has(file)) continue;
    const circle = wayBack(graph, file);
    if (circle === null) continue;
    for (const each of circle) seen.add(each);
    circles.push(circle);
  }
  return circles;
}

/** A shortest way along imports from a file back to itself; null where there is none. */
function wayBack(graph: Graph, start: string): readonly string[] | null {
  const before = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const next of graph.get(file) ?? []) {
      if (next === start) return pathTo(before, start, file);
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
  return null;
}

function pathTo(before: ReadonlyMap<string, string>, start: string, end: string): string[] {
  const path = [end];
  while (path[0] !== start) path.unshift(before.get(path[0]!)!);
  return path;
}

/** The room of a folder that a file lies in. */
function roomOf(folder: string, file: string): string {
  const [room, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length === 0 ? FRONT : room!;
}

/** Imports from a room that comes later, and files in rooms that are not in the list, each in words. */
export function upwardIn(graph: Graph, { folder, rooms }: Floor): readonly string[] {
  const faults: string[] = [];
  const isIn = (file: string): boolean => file.startsWith(`${folder}/`);
  for (const [file, imported] of graph) {
    if (!isIn(file)) continue;
    const own = roomOf(folder, file);
    if (!rooms.includes(own)) faults.push(`${file}: ${folder} has no room "${own}"`);
    for (const other of imported.filter(isIn)) {
      const room = roomOf(folder, other);
      if (rooms.indexOf(room) > rooms.indexOf(own)) faults.push(`${file} imports ${other}: ${own} comes before ${room}`);
    }
  }
  return faults;
}
