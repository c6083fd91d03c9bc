/** What the program reaches of its sources from where it starts; what only tests use is not among it. */
import { readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';
import { mentionsIn } from './mentions.ts';
import { fileOf, moduleOf, type Elsewhere, type Module } from './module.ts';

/**
 * Where the program starts: the command line, the figures of the bench, a thinking thread, the shell's processes, the screen and its thread, the page that
 * draws pictures, the kit of pieces and figures.
 */
const ENTRIES = [
  'engine/cli/main.ts', 'engine/cli/bench/table.ts', 'engine/node/worker.ts', 'electron/main.ts', 'electron/preload.ts', 'electron/serve.ts', 'electron/fuses.ts',
  'renderer/main.tsx', 'renderer/tools/ground.worker.ts', 'renderer/import/model.worker.ts', 'renderer/table/surface/painter.worker.ts', 'renderer/table/detail/coarsen.worker.ts', 'renderer/vite.config.ts', 'renderer/gallery/page.ts', 'assets/kit/build.ts',
];
/** Files that the kit of figures finds in its folders and runs. */
const FOUND = /^assets\/kit\/figures\/sculpts\/[^/]+\/[^/]+\.ts$/;
const ROOMS = ['engine', 'renderer', 'electron', 'assets'];
/** Tests, what they share, and what serves development only; what a rule system gives to the commands is the program's. */
const FOR_TESTS = /\.(test|fixture)\.tsx?$|\/fixtures?(\.ts|\/)|^engine\/testing\/(?!workshop\/)|^renderer\/testing\/|^renderer\/match\/fakes\.ts$|^assets\/kit\/check\/|^engine\/shatterpoint\/rules-reasons\.ts$/;

/** An exported function, constant or class that the program never reaches. */
export interface Unreached {
  readonly file: string;
  readonly name: string;
}

/** Every exported declaration under `root` that nothing reaches from the entries. Reads all sources; no types are asked. */
export function unreached(root: string): Unreached[] {
  const modules = new Map(sourcesOf(root).map((file) => [file, moduleOf(root, file)]));
  const walk = new Walk(root, modules);
  for (const entry of [...ENTRIES, ...[...modules.keys()].filter((file) => FOUND.test(file))]) walk.all(entry);
  return [...modules].flatMap(([file, { declared, exported }]) =>
    [...exported].filter(([, given]) => typeof given === 'string' && declared.has(given) && !walk.reached.has(`${file} ${given}`)).map(([name]) => ({ file, name })));
}

const sourcesOf = (root: string): string[] => ROOMS.flatMap((room) => readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file.split(sep).join('/')}`))
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.includes('node_modules') && !FOR_TESTS.test(file)).sort();

/** Follows names from declaration to declaration. */
class Walk {
  /** `file name` of every declaration reached. */
  readonly reached = new Set<string>();
  readonly #root: string;
  readonly #modules: ReadonlyMap<string, Module>;
  readonly #run = new Set<string>();

  constructor(root: string, modules: ReadonlyMap<string, Module>) {
    this.#root = root;
    this.#modules = modules;
  }

  /** A file is run, and everything it gives away may be used. */
  all(file: string): void {
    this.#runs(file);
    for (const name of this.#modules.get(file)?.exported.keys() ?? []) this.#given(file, name);
    for (const other of this.#modules.get(file)?.passedOn ?? []) this.all(other);
  }

  #runs(file: string): void {
    const module = this.#modules.get(file);
    if (module === undefined || this.#run.has(file)) return;
    this.#run.add(file);
    for (const other of module.needed) this.#runs(other);
    for (const statement of module.statements) this.#follow(file, statement);
  }

  #follow(file: string, node: ts.Node): void {
    const { names, files } = mentionsIn(node, (specifier) => fileOf(this.#root, file, specifier), (pattern) => this.#matching(file, pattern));
    for (const name of names) this.#named(file, name);
    for (const other of files) this.all(other);
  }

  /** Files that a pattern takes in: its star stands for a name within a path. */
  #matching(file: string, pattern: ts.Node): readonly string[] {
    if (!ts.isStringLiteralLike(pattern)) return [];
    const path = posix.join(posix.dirname(file), pattern.text).split('*').map((part) => part.replace(/[.]/g, '\\.')).join('[^/]+');
    const fits = new RegExp(`^${path}$`);
    return [...this.#modules.keys()].filter((other) => fits.test(other));
  }

  /** What a name means within a file. */
  #named(file: string, name: string): void {
    const module = this.#modules.get(file);
    const declaration = module?.declared.get(name);
    const elsewhere = module?.imported.get(name);
    if (declaration === undefined) {
      if (elsewhere !== undefined) this.#there(elsewhere);
      return;
    }
    if (this.reached.has(`${file} ${name}`)) return;
    this.reached.add(`${file} ${name}`);
    this.#follow(file, declaration);
  }

  #there({ file, name }: Elsewhere): void {
    if (name === null) this.all(file);
    else this.#given(file, name);
  }

  /** What a file gives away under a name. */
  #given(file: string, name: string): void {
    const module = this.#modules.get(file);
    const given = module?.exported.get(name);
    if (typeof given === 'string') this.#named(file, given);
    else if (given !== undefined) this.#there(given);
    else for (const other of module?.passedOn ?? []) this.#given(other, name);
  }
}
