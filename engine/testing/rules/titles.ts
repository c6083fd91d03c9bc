/** The titles of the repository's tests. */
import ts from 'typescript';
import { allPrograms, textOf } from './sources.ts';

/** Tests of words about rules prove nothing about the rules. */
const WORDS = /^renderer\/(words|rulebook|ask)\//;

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
