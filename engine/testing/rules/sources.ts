/** The repository's own texts, and the titles of its tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../../..');
const ROOMS = ['assets', 'e2e', 'electron', 'engine', 'renderer'];

/** Tests of words about rules prove nothing about the rules. */
const WORDS = /^renderer\/(words|rulebook|ask)\//;

const short = (file: string): string => relative(root, file).split(sep).join('/');

/** Programs in a folder, by their path from the root. */
export const programsIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('node_modules')).sort().map(short);

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n');

/** Every program of the repository. */
export const allPrograms = (): string[] => ROOMS.flatMap(programsIn);

export interface TestName {
  readonly file: string;
  readonly name: string;
}

/** A title that names something: a rule, a scenario or a house rule. */
const NAMES = /\b(SP|SWM|WT|AT)-[A-Z\d]|\b(houseRules|miniatures|wartime)\.\w/;

/** Every test of the repository that names something, with its title; for `test.each` the words of its table are part of it. */
export function testNames(): TestName[] {
  const files = allPrograms().filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && !WORDS.test(file));
  return files.flatMap((file) => {
    const text = textOf(file);
    if (!NAMES.test(text)) return [];
    return titlesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map((name) => ({ file, name }));
  });
}

function titlesIn(source: ts.SourceFile): string[] {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const each = ts.isCallExpression(node.expression) ? node.expression : null;
      const [title] = node.arguments;
      if (title !== undefined && isTest(each?.expression ?? node.expression) && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        const text = ts.isStringLiteralLike(title) ? title.text : title.getText(source).slice(1, -1);
        const rows = each === null ? '' : wordsOf(each.arguments[0]!).filter((word) => NAMES.test(word)).join('; ');
        titles.push(rows === '' ? text : `${text} (${rows})`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return titles;
}

/** `test`, `it`, `test.each`, … */
function isTest(callee: ts.Expression): boolean {
  let name = callee;
  while (ts.isPropertyAccessExpression(name)) name = name.expression;
  return ts.isIdentifier(name) && (name.text === 'test' || name.text === 'it');
}

function wordsOf(node: ts.Node): string[] {
  const words: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isStringLiteralLike(each)) words.push(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return words;
}
