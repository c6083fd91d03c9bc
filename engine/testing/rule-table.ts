import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { z } from 'zod';
import { checked } from '../core/form.ts';
import { houseRules } from '../shatterpoint/state/house-rules.ts';
import { ruleReasons } from '../shatterpoint/rules-reasons.ts';

const root = join(import.meta.dirname, '../..');
const RULE = /\bSP-[A-Z]+-\d{2}[A-Za-z]?\b/;
/** Ids as comments and titles write them: `SP-RES-01`, `SP-RES-01, -02`, `SP-RES-01…03, -05…07`, `SP-RES-01 to SP-RES-03`. */
const WRITTEN = /\b(SP-[A-Z]+)(-\d{2}[A-Za-z]?(?:(?:…|\.\.| to \1-)\d{2})?(?:, -\d{2}[A-Za-z]?(?:(?:…|\.\.)\d{2})?)*)/g;
const NUMBERS = /-(\d{2}[A-Za-z]?)(?:(?:…|\.\.| to SP-[A-Z]+-)(\d{2}))?/g;

/** Tests of words about rules prove nothing about the rules. */
const WORDS = /^renderer\/(words|rulebook|ask)\//;

interface TestName {
  readonly file: string;
  readonly name: string;
}

export interface RuleRow {
  readonly id: string;
  /** The first words of the rule's own text. */
  readonly words: string;
  readonly code: readonly string[];
  readonly tests: readonly TestName[];
  readonly reason: string | null;
}

interface RuleChapter {
  readonly title: string;
  readonly rows: readonly RuleRow[];
}

export interface RuleTable {
  readonly chapters: readonly RuleChapter[];
  /** House-rule switches and the tests that name them as `houseRules.switch`. */
  readonly switches: readonly { readonly name: string; readonly tests: readonly TestName[] }[];
  /** Acceptance scenarios (`AT-046`) and the tests that name them. */
  readonly scenarios: ReadonlyMap<string, readonly TestName[]>;
}

/** Rule ids that a text names, lists and ranges written out. */
export function idsIn(text: string): string[] {
  const ids: string[] = [];
  for (const [, area, numbers] of text.matchAll(WRITTEN)) {
    for (const [, first, last] of numbers!.matchAll(NUMBERS)) {
      ids.push(`${area}-${first}`);
      for (let n = Number.parseInt(first!) + 1; n <= Number(last ?? 0); n++) ids.push(`${area}-${String(n).padStart(2, '0')}`);
    }
  }
  return ids;
}

const chapterForm = z.array(z.object({ title: z.string(), rules: z.array(z.object({ id: z.string().regex(RULE), text: z.string() })) }));

/** The chapters of the rules reference: the one list of all rule ids. */
async function rulebook(): Promise<z.infer<typeof chapterForm>> {
  const found: unknown = await import(/* @vite-ignore */ `${new URL('../../renderer/words/en/rulebook/index.ts', import.meta.url).href}`);
  return checked('rulebook', z.object({ rulebook: chapterForm }), found).rulebook;
}

const filesIn = (folder: string): string[] => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(root, folder, file)).filter((file) => !file.includes('node_modules')).sort();
const short = (file: string): string => relative(root, file).split(sep).join('/');

/** Every test of the repository with its title; for `test.each` the words of its table are part of it. */
export function testNames(): TestName[] {
  const files = ['assets', 'e2e', 'electron', 'engine', 'renderer'].flatMap(filesIn).filter((file) => /\.(test\.tsx?|spec\.ts)$/.test(file) && !WORDS.test(short(file)));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    if (!/SP-[A-Z]|AT-\d|houseRules\./.test(text)) return [];
    return titlesIn(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)).map((name) => ({ file: short(file), name }));
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
        const rows = each === null ? '' : wordsOf(each.arguments[0]!).filter((word) => /SP-[A-Z]|AT-\d/.test(word)).join('; ');
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

/** Index from ids to what names them. */
function index<T>(items: readonly T[], idsOf: (item: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) for (const id of new Set(idsOf(item))) found.set(id, [...(found.get(id) ?? []), item]);
  return found;
}

/** What carries and what proves each rule. Reads the sources; throws `InputError` when the rulebook is not of its form. */
export async function ruleTable(): Promise<RuleTable> {
  const names = testNames();
  const tests = index(names, ({ name }) => idsIn(name));
  const sources = ['core', 'shape', 'shatterpoint', 'space'].flatMap((folder) => filesIn(`engine/${folder}`)).filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$|rules-reasons\.ts$/.test(file));
  const code = index(sources, (file) => idsIn(readFileSync(file, 'utf8')));
  const chapters = (await rulebook()).map(({ title, rules }) => ({
    title,
    rows: rules.map(({ id, text }) => ({ id, words: opening(text), code: (code.get(id) ?? []).map(short), tests: tests.get(id) ?? [], reason: ruleReasons[id] ?? null })),
  }));
  const switches = houseRules.map(({ name }) => ({ name, tests: names.filter((test) => test.name.includes(`houseRules.${name}`)) }));
  return { chapters, switches, scenarios: index(names, ({ name }) => name.match(/\bAT-\d{3}\b/g) ?? []) };
}

const LONGEST = 60;

/** The first words of a text, cut at the end of a word. */
function opening(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  return `${cut.slice(0, cut.lastIndexOf(' ')).replace(/[,;:.]$/, '')} …`;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const inEngine = (file: string): string => file.replace(/^engine\/shatterpoint\//, '');
const testList = (tests: readonly TestName[]): string => tests.map(({ file, name }) => `${inEngine(file)}: ${cell(name)}`).join('<br>');

/** The table as Markdown, chapter by chapter. */
export function rulesMarkdown({ chapters, switches }: RuleTable): string {
  const rows = chapters.flatMap((chapter) => chapter.rows);
  const lines = [
    '# Shatterpoint: every rule, where it lives and what proves it', '',
    'Written by `node scripts/rules.mjs`; a test fails when it is out of date. The words are those of the rules reference in the game.',
    `Files without a folder are in \`engine/shatterpoint\`. ${rows.length} rules, ${rows.filter(({ tests }) => tests.length > 0).length} with tests, ${rows.filter(({ reason }) => reason !== null).length} with a reason instead.`, '',
  ];
  for (const { title, rows: own } of chapters) {
    lines.push(`## ${title}`, '', '| rule | says | code | tests |', '|---|---|---|---|');
    for (const { id, words, code, tests, reason } of own) lines.push(`| ${id} | ${cell(words)} | ${code.map(inEngine).join(' ')} | ${reason ?? testList(tests)} |`);
    lines.push('');
  }
  lines.push('## House rules', '', '| switch | tests |', '|---|---|', ...switches.map(({ name, tests }) => `| ${name} | ${testList(tests)} |`), '');
  return lines.join('\n');
}
