import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { units } from '../../shatterpoint/units/index.ts';
import { readSource } from './code/source.ts';
import { tagsOf } from './rows.ts';
import { abilityTable } from './table.ts';

const tags = tagsOf(units);

/** A place of a unit's file where a card's tag or number stands, and what is put there instead. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly instead: string;
  /** What is changed, and in which call: `'Wolfpack' in innate`. */
  readonly what: string;
}

const textOf = (name: ts.Node | undefined): string => (name !== undefined && ts.isIdentifier(name) ? name.text : '');
const calleeOf = (node: ts.Node): string => (ts.isCallExpression(node) ? textOf(node.expression) : '');
/** Fields of the card and calls that no ability is made of. */
const ASIDE = ['id', 'name', 'points', 'force', 'stamina', 'durability', 'characters', 'base', 'codes', 'tags', 'stances'];
const STANCES = ['stance', 'weapon', 'chart', 'tree'];
const isAside = (node: ts.Node): boolean => ts.isImportDeclaration(node) || STANCES.includes(calleeOf(node))
  || (ts.isPropertyAssignment(node) && ASIDE.includes(textOf(node.name)) && (calleeOf(node.parent.parent) === 'unitCard' || (ts.isPropertyAssignment(node.parent.parent) && textOf(node.parent.parent.name) === 'firstPrint')));

/** What stands in the object of an ability is compared there: its cost, and how often it may be used. */
const isOfObject = (node: ts.Node): boolean =>
  (ts.isCallExpression(node.parent) && ['active', 'reactive', 'forceMove'].includes(calleeOf(node.parent)) && node.parent.arguments[1] === node)
  || (ts.isPropertyAssignment(node.parent) && ['times', 'timesActivated', 'tacticsLimit'].includes(textOf(node.parent.name)));

/** What stands instead of a tag, of a number of 2 or more, and of whom the code asks for; null where a node is none of them. */
type Instead = (node: ts.Node, text: string) => string | null;
const otherTag: Instead = (node, text) => (ts.isStringLiteral(node) && tags.includes(node.text) ? `'${tags.find((tag) => !text.includes(tag))!}'` : null);
const otherNumber: Instead = (node) => (ts.isNumericLiteral(node) && Number(node.text) > 1 && !isOfObject(node) ? String(Number(node.text) + 1) : null);
const WHOSE: Readonly<Record<string, string>> = { allies: 'enemies', enemies: 'allies', otherAllies: 'allies' };
const otherSide: Instead = (node) => (calleeOf(node.parent) === textOf(node) ? WHOSE[textOf(node)] ?? null : null);

function changesOf(file: string, text: string, instead: Instead): Change[] {
  const changes: Change[] = [];
  const visit = (node: ts.Node): void => {
    if (isAside(node)) return;
    const put = instead(node, text);
    if (put !== null) changes.push({ from: node.getStart(), to: node.end, instead: put, what: `${node.getText()} in ${calleeOf(node.parent)}` });
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), visit);
  return changes;
}

/** Puts something else at every such place of every unit's code, one at a time; gives how many there are, and where the table notices nothing. */
function everywhere(instead: Instead): { readonly places: number; readonly unnoticed: readonly string[] } {
  let places = 0;
  const unnoticed: string[] = [];
  for (const unit of units) {
    const file = join(import.meta.dirname, `../../shatterpoint/units/${unit.id}.ts`);
    const text = readFileSync(file, 'utf8');
    for (const { from, to, instead: other, what } of changesOf(file, text, instead)) {
      places += 1;
      const source = readSource((path, own) => (path.split(sep).join('/').endsWith(`/units/${unit.id}.ts`) ? text.slice(0, from) + other + text.slice(to) : own));
      if (abilityTable([unit], source).every(({ differences }) => differences.length === 0)) unnoticed.push(`${unit.id}: ${what}`);
    }
  }
  return { places, unnoticed };
}

test('another tag is noticed at every place of every unit’s code; two of the places only spell a name and a sentence', () => {
  const { places, unnoticed } = everywhere(otherTag);
  expect(unnoticed).toEqual(["barriss-offee: 'Galactic Republic' in slipAway", "cc-3636-commander-wolffe: 'Wolfpack' in innate"]);
  expect(places).toBeGreaterThan(200);
});

test('another range, another number of dice, damage or Force is noticed at every place; one of them only asks what could be paid', () => {
  const { places, unnoticed } = everywhere(otherNumber);
  expect(unnoticed).toEqual(['k-2so: 2 in maySpendMomentum']);
  expect(places).toBeGreaterThan(200);
});

test('another side is noticed at every place but ten, whose abilities say the same at another place of their code, or reckon with the own unit anyway', () => {
  const { places, unnoticed } = everywhere(otherSide);
  expect(unnoticed).toEqual([
    'captain-cassian-andor: allies in allies', 'commander-iden-versio: enemies in enemies', 'general-veers: enemies in enemies', 'general-veers: enemies in enemies',
    'hondo: otherAllies in otherAllies', 'jedi-master-luminara-unduli: allies in allies', 'kraken: otherAllies in otherAllies', 'obi-wan-kenobi-out-of-hiding: otherAllies in otherAllies',
    'princess-leia-charming-to-the-last: otherAllies in otherAllies', 'the-mandalorian: otherAllies in otherAllies',
  ]);
  expect(places).toBeGreaterThan(50);
});
