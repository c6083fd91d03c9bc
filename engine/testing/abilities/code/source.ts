/** The code of the cards as syntax trees, each file parsed once, and where its names come from. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import ts from 'typescript';

const rules = join(import.meta.dirname, '../../../shatterpoint');

/** What a name stands for: an expression or a function of a file that is read, or something of the engine by its own name. */
export type Found = { readonly module: Module; readonly node: ts.Expression | ts.FunctionDeclaration } | { readonly engine: string };

export interface Module {
  readonly file: string;
  readonly declared: ReadonlyMap<string, ts.Expression | ts.FunctionDeclaration>;
  /** Constants that are taken apart where they are declared: `const [A, B] = …`. */
  readonly patterns: readonly ts.VariableDeclaration[];
  readonly imported: ReadonlyMap<string, { readonly from: string; readonly name: string }>;
  /** Files all of whose names are passed on. */
  readonly passedOn: readonly string[];
}

/** Changes the text of a file before it is read: to see what would be noticed. */
export type Edit = (file: string, text: string) => string;

/** Parses a file of the rules. Throws when it is not there. */
function parse(file: string, edit: Edit): Module {
  const source = ts.createSourceFile(file, edit(file, readFileSync(file, 'utf8')), ts.ScriptTarget.Latest);
  const declared = new Map<string, ts.Expression | ts.FunctionDeclaration>();
  const patterns: ts.VariableDeclaration[] = [];
  const imported = new Map<string, { from: string; name: string }>();
  const passedOn: string[] = [];
  const at = (specifier: ts.Expression): string => resolve(dirname(file), (specifier as ts.StringLiteral).text);
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) declared.set(statement.name!.text, statement);
    if (ts.isVariableStatement(statement)) for (const each of statement.declarationList.declarations) declare(each, declared, patterns);
    if (ts.isExportDeclaration(statement) && statement.exportClause === undefined) passedOn.push(at(statement.moduleSpecifier!));
    for (const { name, propertyName } of importsOf(statement)) {
      imported.set(name.text, { from: at((statement as ts.ImportDeclaration).moduleSpecifier), name: (propertyName ?? name).text });
    }
  }
  return { file, declared, patterns, imported, passedOn };
}

function declare(each: ts.VariableDeclaration, declared: Map<string, ts.Expression | ts.FunctionDeclaration>, patterns: ts.VariableDeclaration[]): void {
  if (each.initializer === undefined) return;
  if (ts.isIdentifier(each.name)) declared.set(each.name.text, each.initializer);
  else patterns.push(each);
}

function importsOf(statement: ts.Statement): readonly ts.ImportSpecifier[] {
  const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
  return bindings !== undefined && ts.isNamedImports(bindings) ? [...bindings.elements] : [];
}

/** The files that are read into: the units, the families and the parts of an ability. All other names are the engine's. */
export interface Source {
  /** The module of a unit file, by the unit's id. */
  unit(id: string): Module;
  /** What a name means in a module; null when the module knows no such name. */
  find(module: Module, name: string): Found | null;
}

/** Reads files of the rules when they are first asked for. */
export function readSource(edit: Edit = (_file, text) => text): Source {
  const modules = new Map<string, Module>();
  const families = readdirSync(join(rules, 'families')).map((file) => join(rules, 'families', file));
  const isRead = (file: string): boolean => file === join(rules, 'game/ability.ts') || dirname(file) === join(rules, 'units') || families.includes(file);
  const module = (file: string): Module => {
    const known = modules.get(file) ?? parse(file, edit);
    modules.set(file, known);
    return known;
  };
  const exported = (file: string, name: string): Found | null => {
    if (!isRead(file)) return { engine: name };
    const found = find(module(file), name);
    for (const other of found === null ? module(file).passedOn : []) {
      const there = exported(other, name);
      if (there !== null && !('engine' in there)) return there;
    }
    return found;
  };
  const find = (within: Module, name: string): Found | null => {
    const node = within.declared.get(name);
    if (node !== undefined) return { module: within, node };
    const { from, name: original } = within.imported.get(name) ?? {};
    return from === undefined ? null : exported(from, original!);
  };
  return { unit: (id) => module(join(rules, 'units', `${id}.ts`)), find };
}
