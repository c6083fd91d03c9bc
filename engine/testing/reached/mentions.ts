/** What a piece of code mentions. */
import ts from 'typescript';

/** A specifier's file, or null when it is none of ours. */
export type Loads = (specifier: ts.Node) => string | null;

export interface Mentions {
  /** Names that the code uses and does not declare itself. */
  readonly names: ReadonlySet<string>;
  /** Files that it loads by their name. */
  readonly files: readonly string[];
}

/** Files that the pattern of an `import.meta.glob` takes in. */
export type Globs = (pattern: ts.Node) => readonly string[];

/** Reads the mentions of a declaration or statement. Names are followed, not the fields of objects; of types only `typeof x` counts. */
export function mentionsIn(root: ts.Node, loads: Loads, globs: Globs): Mentions {
  const names = new Set<string>();
  const files: string[] = [];
  const visitType = (node: ts.Node): void => {
    if (ts.isTypeQueryNode(node)) names.add(leftmost(node.exprName).text);
    ts.forEachChild(node, visitType);
  };
  const visit = (node: ts.Node, own: ReadonlySet<string>): void => {
    if (ts.isHeritageClause(node)) {
      if (node.token === ts.SyntaxKind.ExtendsKeyword) for (const { expression } of node.types) visit(expression, own);
      return;
    }
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return visitType(node);
    if (ts.isIdentifier(node)) {
      if (isMention(node) && !own.has(node.text)) names.add(node.text);
      return;
    }
    const loaded = loadedBy(node, loads);
    if (loaded !== null) files.push(loaded);
    if (isGlob(node)) files.push(...globs(node.arguments[0]!));
    const inner = declaredBy(node);
    const known = inner.length === 0 ? own : new Set([...own, ...inner]);
    ts.forEachChild(node, (child) => visit(child, known));
  };
  visit(root, new Set());
  return { names, files };
}

/** `import('./x.ts')` and `new URL('./x.ts', …)` load a whole file. */
function loadedBy(node: ts.Node, loads: Loads): string | null {
  const isLoad = (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) || ts.isNewExpression(node);
  const specifier = isLoad ? node.arguments?.[0] : undefined;
  return specifier === undefined ? null : loads(specifier);
}

/** `import.meta.glob(…)` loads every file of a pattern. */
const isGlob = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'glob' && ts.isMetaProperty(node.expression.expression);

const leftmost = (name: ts.EntityName): ts.Identifier => (ts.isIdentifier(name) ? name : leftmost(name.left));

/** Whether an identifier stands for a value, not for the name of a field or of what is declared. */
function isMention(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isShorthandPropertyAssignment(parent)) return true;
  if (ts.isBindingElement(parent) && parent.propertyName === node) return false;
  return (parent as { readonly name?: ts.Node }).name !== node;
}

/** Names that a binding declares. */
export const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)));

const namesOf = ({ declarations }: ts.VariableDeclarationList): string[] => declarations.flatMap(({ name }) => namesIn(name));

/** Names that a function or a block declares for what is within it. */
function declaredBy(node: ts.Node): string[] {
  if (ts.isFunctionLike(node)) return node.parameters.flatMap(({ name }) => namesIn(name));
  if (ts.isCatchClause(node)) return node.variableDeclaration === undefined ? [] : namesIn(node.variableDeclaration.name);
  if (ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node)) {
    return node.initializer !== undefined && ts.isVariableDeclarationList(node.initializer) ? namesOf(node.initializer) : [];
  }
  if (!ts.isBlock(node) && !ts.isCaseBlock(node)) return [];
  const statements = ts.isBlock(node) ? node.statements : node.clauses.flatMap((clause) => [...clause.statements]);
  return statements.flatMap((statement) => {
    if (ts.isVariableStatement(statement)) return namesOf(statement.declarationList);
    return (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name !== undefined ? [statement.name.text] : [];
  });
}
