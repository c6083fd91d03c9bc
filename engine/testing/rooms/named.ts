import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';

/** A folder that knows no unit and no ability by its id, and what in it may all the same. */
export interface Nameless {
  readonly folder: string;
  /** Folders and files in it that are about single units. */
  readonly except: readonly string[];
}

const isProgram = (file: string): boolean => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file);

/** Ids that a text names: as itself, as an option (`ability:deflect`) or as an option of somebody's (`deflect@`). */
const idIn = (text: string): string => text.replace(/^[a-z]+:/, '').replace(/@.*$/, '');

/** The words of a program: its strings, heads of templates and quoted keys. Where files are imported from aside. */
function wordsOf(node: ts.Node): string[] {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return [];
  const words = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) ? [node.text] : [];
  ts.forEachChild(node, (child) => { words.push(...wordsOf(child)); });
  return words;
}

/** Ids that one file names in its code. */
export const namedBy = (text: string, ids: ReadonlySet<string>): readonly string[] =>
  [...new Set(wordsOf(ts.createSourceFile('.tsx', text, ts.ScriptTarget.Latest)).map(idIn))].filter((word) => ids.has(word));

/** Where the files of a folder name ids all the same, as `file: id`; tests and fixtures aside. */
export function named(root: string, { folder, except }: Nameless, ids: ReadonlySet<string>): readonly string[] {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => file.split(sep).join('/')).filter(isProgram);
  const looked = files.filter((file) => !except.some((each) => file === each || file.startsWith(`${each}/`)));
  return looked.flatMap((file) => namedBy(readFileSync(join(root, folder, file), 'utf8'), ids).map((id) => `${posix.join(folder, file)}: ${id}`));
}
