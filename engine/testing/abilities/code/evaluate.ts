/** Goes through the code of an ability, follows every function of the units and families with its arguments, and notes what it says. */
import ts from 'typescript';
import { compare, negated } from './compare.ts';
import { isNothing, leavesFor } from './leaving.ts';
import { callMethod, elementOf } from './methods.ts';
import { anyOf, choiceIn, condition, fieldOf, partsOf, textsOf, thing, UNKNOWN, waysOf, word, wordsOf, type Scope, type Value } from './values.ts';
import { vocabulary } from './vocabulary.ts';
import { say, sayOf, saySoftly, within, type Walk } from './walk.ts';

const DEEPEST = 40;

/** What an expression is. `hold` false: it is asked that it be not so. */
export function evaluate(walk: Walk, node: ts.Node, scope: Scope, hold = true): Value {
  if (ts.isStringLiteralLike(node)) return word(node.text);
  if (ts.isNumericLiteral(node)) return word(Number(node.text));
  if (ts.isIdentifier(node)) return named(walk, node.text, scope);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node) || ts.isFunctionDeclaration(node)) return { is: 'code', node, scope };
  if (ts.isCallExpression(node)) return call(walk, node, scope, hold);
  if (ts.isPropertyAccessExpression(node)) return property(walk, evaluate(walk, node.expression, scope), node.name.text);
  if (ts.isElementAccessExpression(node)) return element(walk, evaluate(walk, node.expression, scope), evaluate(walk, node.argumentExpression, scope));
  if (ts.isObjectLiteralExpression(node)) return record(walk, node, scope);
  if (ts.isArrayLiteralExpression(node)) return listed(walk, node, scope);
  if (ts.isConditionalExpression(node)) return either(walk, node, scope, hold);
  if (ts.isBinaryExpression(node)) return binary(walk, node, scope, hold);
  if (ts.isPrefixUnaryExpression(node)) return prefix(walk, node, scope, hold);
  if (ts.isYieldExpression(node)) return node.expression === undefined ? UNKNOWN : evaluate(walk, node.expression, scope, hold);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isNonNullExpression(node) || ts.isSatisfiesExpression(node)) {
    return evaluate(walk, node.expression, scope, hold);
  }
  if (ts.isNewExpression(node)) return node.arguments?.[0] === undefined ? UNKNOWN : evaluate(walk, node.arguments[0], scope);
  if (ts.isTemplateExpression(node)) return template(walk, node, scope);
  return keywordValue(node);
}

function keywordValue(node: ts.Node): Value {
  if (node.kind === ts.SyntaxKind.TrueKeyword) return word(true);
  if (node.kind === ts.SyntaxKind.FalseKeyword) return word(false);
  return node.kind === ts.SyntaxKind.NullKeyword ? word(null) : UNKNOWN;
}

function named(walk: Walk, name: string, scope: Scope): Value {
  if (name === 'undefined') return word(undefined);
  for (let at: Scope | null = scope; at !== null; at = at.outer) if (at.names.has(name)) return at.names.get(name)!;
  const found = walk.source.find(scope.module, name);
  if (found === null) return fromPattern(walk, name, scope);
  if ('engine' in found) return { is: 'engine', name };
  return evaluate(walk, found.node, { module: found.module, names: new Map(), outer: null });
}

/** `const [A, B] = [0, 1]` at the head of a file. */
function fromPattern(walk: Walk, name: string, { module }: Scope): Value {
  const top = { module, names: new Map<string, Value>(), outer: null };
  for (const { name: pattern, initializer } of module.patterns) {
    const names = new Map<string, Value>();
    bind(walk, pattern, evaluate(walk, initializer!, top), names, top);
    if (names.has(name)) return names.get(name)!;
  }
  return { is: 'engine', name };
}

/** Gives the names of a pattern what stands in their place. */
function bind(walk: Walk, pattern: ts.BindingName, value: Value, names: Map<string, Value>, scope: Scope): void {
  if (ts.isIdentifier(pattern)) return void names.set(pattern.text, value);
  for (const [i, item] of pattern.elements.entries()) {
    if (ts.isOmittedExpression(item)) continue;
    const key = ts.isObjectBindingPattern(pattern) ? ((item.propertyName ?? item.name) as ts.Identifier).text : null;
    const given = key === null ? anyOf(waysOf(value).map((way) => (way.is === 'list' ? way.of[i] ?? word(undefined) : way.is === 'thing' && way.element !== undefined ? way.element : UNKNOWN))) : property(walk, value, key);
    bind(walk, item.name, withDefault(walk, given, item.initializer, scope), names, scope);
  }
}

const withDefault = (walk: Walk, given: Value, fallback: ts.Expression | undefined, scope: Scope): Value =>
  (fallback !== undefined && given.is === 'word' && given.word === undefined ? evaluate(walk, fallback, scope) : given);

/** A function of the units or families, gone through with its arguments; of the engine, what the vocabulary says of it. */
export function apply(walk: Walk, callee: Value, args: readonly Value[], hold = true): Value {
  if (callee.is === 'any') return anyOf(callee.of.map((each) => apply(walk, each, args, hold)));
  if (callee.is === 'engine') return vocabulary(walk, callee.name, args, (code, given) => apply(walk, code, given));
  if (callee.is !== 'code' || walk.depth > DEEPEST) return UNKNOWN;
  const { node, scope } = callee;
  const names = new Map<string, Value>();
  const inner: Scope = { module: scope.module, names, outer: scope };
  for (const [i, { name, initializer, dotDotDotToken }] of node.parameters.entries()) {
    const given: Value = dotDotDotToken === undefined ? args[i] ?? word(undefined) : { is: 'list', of: args.slice(i) };
    bind(walk, name, withDefault(walk, given, initializer, inner), names, inner);
  }
  const { body } = node as ts.FunctionLikeDeclaration;
  walk.depth += 1;
  const result = body === undefined ? UNKNOWN : ts.isBlock(body) ? block(walk, body.statements, inner, hold) : evaluate(walk, body, inner, hold);
  walk.depth -= 1;
  return result;
}

function call(walk: Walk, node: ts.CallExpression, scope: Scope, hold: boolean): Value {
  const { expression } = node;
  if (ts.isPropertyAccessExpression(expression)) {
    const of = evaluate(walk, expression.expression, scope);
    const own = fieldOf(of, expression.name.text);
    const args = itemsOf(walk, node.arguments, scope);
    return own?.is === 'code' ? apply(walk, own, args, hold) : callMethod(walk, of, expression.name.text, args, hold, (code, given, held) => apply(walk, code, given, held));
  }
  const name = ts.isIdentifier(expression) ? expression.text : '';
  const callee = vocabulary.knows(name) && !isLocal(name, scope) ? ({ is: 'engine', name } as const) : evaluate(walk, expression, scope);
  return apply(walk, callee, itemsOf(walk, node.arguments, scope), hold);
}

function isLocal(name: string, scope: Scope): boolean {
  for (let at: Scope | null = scope; at !== null; at = at.outer) if (at.names.has(name)) return true;
  return false;
}

const itemsOf = (walk: Walk, nodes: readonly ts.Expression[], scope: Scope): Value[] =>
  nodes.flatMap((each) => (ts.isSpreadElement(each) ? spread(evaluate(walk, each.expression, scope)) : [evaluate(walk, each, scope)]));

/** A list; where the own unit stands beside spread-out others, those are "its own or another". */
function listed(walk: Walk, node: ts.ArrayLiteralExpression, scope: Scope): Value {
  const of = itemsOf(walk, node.elements, scope);
  const isOwn = (value: Value): boolean => value.is === 'thing' && (value.own === true || (value.element?.is === 'thing' && value.element.own === true));
  const isOthers = (value: Value, i: number): boolean => value.is === 'thing' && !isOwn(value) && of.length === node.elements.length && ts.isSpreadElement(node.elements[i]!);
  if (of.some(isOwn) && of.some(isOthers)) {
    say(walk, 'own or allied');
    walk.ownToo = true;
  }
  const isOpen = node.elements.some((each, i) => ts.isSpreadElement(each) && of[i]?.is === 'thing');
  return isOpen ? thing('list', { element: anyOf(of.flatMap((each) => (each.is === 'thing' && each.element !== undefined ? [each.element] : [each]))) }) : { is: 'list', of };
}

const spread = (value: Value): readonly Value[] => (value.is === 'list' ? value.of : value.is === 'any' ? partsOf(value) : [value]);

function record(walk: Walk, node: ts.ObjectLiteralExpression, scope: Scope): Value {
  const fields = new Map<string, Value>();
  for (const each of node.properties) {
    if (ts.isSpreadAssignment(each)) for (const way of waysOf(evaluate(walk, each.expression, scope))) for (const [name, value] of way.is === 'record' ? way.fields : []) fields.set(name, value);
    const name = each.name === undefined || ts.isComputedPropertyName(each.name) ? null : (each.name as ts.Identifier).text;
    if (name === null) continue;
    if (ts.isPropertyAssignment(each)) fields.set(name, evaluate(walk, each.initializer, scope));
    if (ts.isShorthandPropertyAssignment(each)) fields.set(name, named(walk, name, scope));
    if (ts.isMethodDeclaration(each)) fields.set(name, { is: 'code', node: each, scope });
  }
  return { is: 'record', fields };
}

/** Words that stay what they are along a path: whose something is. */
function property(walk: Walk, of: Value, name: string): Value {
  const field = fieldOf(of, name);
  if (field !== undefined) return field;
  if (of.is === 'list' && name === 'length') return word(of.of.length);
  if (of.is === 'record') return word(undefined);
  const base = waysOf(of).find((way) => way.is === 'thing');
  if (name === 'active') say(walk, 'active objective');
  if (name === 'units') saySoftly(walk, 'either player');
  if (name === 'wounded' && base?.name === 'attack') for (const each of ['by an attack', 'wounded', 'on a wound']) saySoftly(walk, each);
  if (name === 'unit' && base?.name === 'activation') return thing('active unit');
  if (name === 'length' || name === 'size') return thing('length', base?.own === undefined ? {} : { own: base.own });
  const event = base?.name === 'event' && ['seat', 'from', 'left', 'targets', 'moved', 'unit', 'attack'].includes(name);
  return thing(name, { own: base?.own === true, event, ...(base?.maybe === undefined ? {} : { maybe: base.maybe }) });
}

function element(walk: Walk, of: Value, at: Value): Value {
  if (of.is === 'record') {
    const known = textsOf(at).flatMap((key) => of.fields.get(key) ?? []);
    if (known.length > 0) return anyOf(known);
    if (at.is === 'thing' && at.name === 'face') for (const face of of.fields.keys()) say(walk, face);
    if (at.is === 'thing' && at.name === 'type') for (const type of of.fields.keys()) sayOf(walk, type);
    return anyOf([...of.fields.values()]);
  }
  if (of.is === 'list' && at.is === 'word' && typeof at.word === 'number') return of.of[at.word] ?? UNKNOWN;
  const parts = partsOf(of);
  return parts.length > 0 ? anyOf(parts) : of.is === 'thing' ? thing('id', { own: of.own === true }) : UNKNOWN;
}

/** Only the part that is taken is gone through where the question is decided. */
function either(walk: Walk, node: ts.ConditionalExpression, scope: Scope, hold: boolean): Value {
  const asked = evaluate(walk, node.condition, scope, hold === !isNothing(node.whenTrue));
  const [known] = asked.is === 'word' ? [asked.word] : [];
  if (typeof known === 'boolean') return evaluate(walk, known ? node.whenTrue : node.whenFalse, scope, hold);
  if (!isNothing(node.whenTrue) && !isNothing(node.whenFalse)) otherwise(walk, node.condition, scope, !hold);
  const maybe = choiceIn(asked);
  return anyOf([within(walk, maybe, () => evaluate(walk, node.whenTrue, scope, hold)), within(walk, maybe, () => evaluate(walk, node.whenFalse, scope, hold))]);
}

function binary(walk: Walk, node: ts.BinaryExpression, scope: Scope, hold: boolean): Value {
  const kind = node.operatorToken.kind;
  const and = kind === ts.SyntaxKind.AmpersandAmpersandToken;
  if (and || kind === ts.SyntaxKind.BarBarToken) return joined(walk, node, scope, hold, and);
  const [left, right] = [evaluate(walk, node.left, scope), evaluate(walk, node.right, scope)];
  if (kind === ts.SyntaxKind.QuestionQuestionToken) return left;
  return compare(walk, kind, left, right, hold);
}

function joined(walk: Walk, node: ts.BinaryExpression, scope: Scope, hold: boolean, both: boolean): Value {
  const left = evaluate(walk, node.left, scope, hold);
  if (left.is === 'word' && left.word === !both) return left;
  const right = evaluate(walk, node.right, scope, hold);
  if (left.is === 'thing' && left.name === 'own unit' && both !== hold) sayOf(walk, 'own or allied');
  if (left.is === 'word' && left.word === both) return right;
  return condition(choiceIn(right) ?? choiceIn(left));
}

function prefix(walk: Walk, node: ts.PrefixUnaryExpression, scope: Scope, hold: boolean): Value {
  if (node.operator === ts.SyntaxKind.ExclamationToken) {
    const asked = evaluate(walk, node.operand, scope, !hold);
    return asked.is === 'word' && typeof asked.word === 'boolean' ? word(!asked.word) : asked;
  }
  const value = evaluate(walk, node.operand, scope);
  return node.operator === ts.SyntaxKind.MinusToken ? negated(value) : value;
}

function template(walk: Walk, node: ts.TemplateExpression, scope: Scope): Value {
  const parts = node.templateSpans.map(({ expression, literal }) => ({ value: evaluate(walk, expression, scope), after: literal.text }));
  const [only] = parts.map(({ value }) => value).filter((value) => wordsOf(value).length !== 1);
  if (only !== undefined) return UNKNOWN;
  return word(node.head.text + parts.map(({ value, after }) => `${String(wordsOf(value)[0])}${after}`).join(''));
}

/** The statements of a function; what comes after "if not …, stop" is within that choice. Gives what is returned. */
function block(walk: Walk, statements: readonly ts.Statement[], scope: Scope, hold: boolean): Value {
  const returned: Value[] = [];
  const before = walk.may;
  run(walk, statements, { ...scope, names: scope.names }, hold, returned);
  walk.may = before;
  return returned.length === 0 ? word(undefined) : anyOf(returned);
}

function run(walk: Walk, statements: readonly ts.Statement[], scope: Scope, hold: boolean, returned: Value[]): boolean {
  for (const each of statements) if (step(walk, each, scope, hold, returned)) return true;
  return false;
}

/** Gives every name of a list of declarations its value. */
function declare(walk: Walk, list: ts.VariableDeclarationList, names: Map<string, Value>, scope: Scope): void {
  for (const { name, initializer } of list.declarations) bind(walk, name, initial(walk, list, initializer, scope), names, scope);
}

/** One statement; gives whether the function surely ends with it. */
function step(walk: Walk, node: ts.Statement, scope: Scope, hold: boolean, returned: Value[]): boolean {
  const names = scope.names as Map<string, Value>;
  if (ts.isBlock(node)) return run(walk, node.statements, scope, hold, returned);
  if (ts.isVariableStatement(node)) declare(walk, node.declarationList, names, scope);
  if (ts.isFunctionDeclaration(node)) names.set(node.name!.text, { is: 'code', node, scope });
  if (ts.isExpressionStatement(node)) evaluate(walk, node.expression, scope);
  if (ts.isReturnStatement(node)) {
    if (node.expression !== undefined) returned.push(evaluate(walk, node.expression, scope, hold));
    return true;
  }
  if (ts.isIfStatement(node)) return branch(walk, node, scope, hold, returned);
  if (ts.isForOfStatement(node)) {
    const list = evaluate(walk, node.expression, scope);
    saySoftly(walk, 'for each');
    const parts = partsOf(list);
    bind(walk, (node.initializer as ts.VariableDeclarationList).declarations[0]!.name, parts.length > 0 || (list.is === 'thing' && list.name !== 'list') ? elementOf(list) : thing('unit'), names, scope);
    within(walk, null, () => run(walk, [node.statement], scope, hold, returned));
  }
  if (ts.isForStatement(node)) {
    if (node.initializer !== undefined && ts.isVariableDeclarationList(node.initializer)) declare(walk, node.initializer, names, scope);
    if (node.condition !== undefined) evaluate(walk, node.condition, scope);
    saySoftly(walk, 'for each');
    within(walk, null, () => run(walk, [node.statement], scope, hold, returned));
  }
  if (ts.isWhileStatement(node)) {
    evaluate(walk, node.expression, scope);
    within(walk, null, () => run(walk, [node.statement], scope, hold, returned));
  }
  return ts.isContinueStatement(node) || ts.isBreakStatement(node);
}

/** What a variable begins with; one that changes later is something unknown, unless it is an amount. */
function initial(walk: Walk, list: ts.VariableDeclarationList, initializer: ts.Expression | undefined, scope: Scope): Value {
  const value = initializer === undefined ? UNKNOWN : evaluate(walk, initializer, scope);
  return (list.flags & ts.NodeFlags.Const) !== 0 || value.is !== 'word' ? value : UNKNOWN;
}

/** "if": where it is decided only one way is taken; where a player decides, what lies behind is what that player may do. */
function branch(walk: Walk, node: ts.IfStatement, scope: Scope, hold: boolean, returned: Value[]): boolean {
  const leaves = leavesFor(node.thenStatement) && node.elseStatement === undefined;
  const asked = evaluate(walk, node.expression, scope, !leaves);
  if (asked.is === 'word' && typeof asked.word === 'boolean') {
    const taken = asked.word ? node.thenStatement : node.elseStatement;
    return taken !== undefined && step(walk, taken, scope, hold, returned);
  }
  if (node.elseStatement !== undefined) otherwise(walk, node.expression, scope, leaves);
  const maybe = choiceIn(asked);
  within(walk, leaves ? null : maybe, () => step(walk, node.thenStatement, scope, hold, returned));
  if (node.elseStatement !== undefined) within(walk, maybe, () => step(walk, node.elseStatement!, scope, hold, returned));
  if (leaves && maybe !== null) walk.may = { fresh: true, pick: maybe === 'pick' };
  return false;
}

/** Where something is done in either case, what is asked for the other one is understood. */
function otherwise(walk: Walk, asked: ts.Expression, scope: Scope, hold: boolean): void {
  const from = walk.said.length;
  evaluate(walk, asked, scope, hold);
  for (const each of walk.said.splice(from)) walk.said.push({ ...each, soft: true });
}
