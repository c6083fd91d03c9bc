/** A source file as a module: what it declares, takes and gives. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { namesIn } from './mentions.ts';

export interface Elsewhere {
  readonly file: string;
  /** Name there; null: the whole module. */
  readonly name: string | null;
}

export interface Module {
  /** What is declared at the top, by name. */
  readonly declared: Map<string, ts.Node>;
  readonly imported: Map<string, Elsewhere>;
  /** What is given away: an own name, or something from elsewhere. */
  readonly exported: Map<string, Elsewhere | string>;
  /** Files of which everything is given away. */
  readonly passedOn: string[];
  /** Files that are run when this one is. */
  readonly needed: string[];
  /** Statements that run with the file. */
  readonly statements: ts.Node[];
}

/** A file of ours that a specifier names, relative to the root, or null. */
export function fileOf(root: string, from: string, specifier: ts.Node): string | null {
  if (!ts.isStringLiteralLike(specifier) || !/^\.{1,2}\/.*\.tsx?$/.test(specifier.text)) return null;
  const path = join(root, dirname(from), specifier.text);
  return existsSync(path) ? relative(root, path).split(sep).join('/') : null;
}

/** Reads a file of the tree at `root`. */
export function moduleOf(root: string, file: string): Module {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS);
  const module: Module = { declared: new Map(), imported: new Map(), exported: new Map(), passedOn: [], needed: [], statements: [] };
  const sourceOf = ({ moduleSpecifier }: ts.ExportDeclaration): string | null =>
    moduleSpecifier === undefined ? null : fileOf(root, file, moduleSpecifier);
  for (const statement of source.statements) {
    if (ts.isImportDeclaration(statement)) take(module, statement, fileOf(root, file, statement.moduleSpecifier));
    else if (ts.isExportDeclaration(statement)) give(module, statement, sourceOf(statement));
    else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) declare(module, statement.name?.text ?? 'default', statement, statement);
    else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        for (const name of namesIn(declaration.name)) declare(module, name, declaration, statement);
      }
    } else module.statements.push(statement);
  }
  return module;
}

function take({ imported, needed }: Module, { importClause }: ts.ImportDeclaration, from: string | null): void {
  if (from === null || importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return;
  needed.push(from);
  const named = importClause?.namedBindings;
  if (named !== undefined && ts.isNamespaceImport(named)) {
    imported.set(named.name.text, { file: from, name: null });
    return;
  }
  for (const { name, propertyName, isTypeOnly } of named?.elements ?? []) {
    if (!isTypeOnly) imported.set(name.text, { file: from, name: (propertyName ?? name).text });
  }
}

function give(
  { imported, exported, passedOn, needed }: Module, { exportClause, isTypeOnly, moduleSpecifier }: ts.ExportDeclaration, from: string | null,
): void {
  if (isTypeOnly || (from === null && moduleSpecifier !== undefined)) return;
  if (from !== null) needed.push(from);
  if (exportClause === undefined) return void passedOn.push(from!);
  if (!ts.isNamedExports(exportClause)) return;
  for (const { name, propertyName, isTypeOnly: isType } of exportClause.elements) {
    const own = (propertyName ?? name).text;
    if (!isType) exported.set(name.text, from === null ? (imported.get(own) ?? own) : { file: from, name: own });
  }
}

function declare(
  { declared, exported }: Module, name: string, node: ts.Node, { modifiers }: ts.FunctionDeclaration | ts.ClassDeclaration | ts.VariableStatement,
): void {
  const has = (kind: ts.SyntaxKind): boolean => modifiers?.some((modifier) => modifier.kind === kind) === true;
  declared.set(name, node);
  if (has(ts.SyntaxKind.ExportKeyword)) exported.set(has(ts.SyntaxKind.DefaultKeyword) ? 'default' : name, name);
}
