/** What does nothing: values that stand for nothing, and statements that only leave. */
import ts from 'typescript';

const NOTHING = /^(0|false|null|\[\]|'none'|undefined|\{\})$/;
export const isNothing = (node: ts.Expression): boolean => NOTHING.test(textOf(node));
const textOf = (node: ts.Expression): string => (ts.isNumericLiteral(node) || ts.isStringLiteral(node) || ts.isIdentifier(node) ? (ts.isStringLiteral(node) ? `'${node.text}'` : node.text)
  : node.kind === ts.SyntaxKind.FalseKeyword ? 'false' : node.kind === ts.SyntaxKind.NullKeyword ? 'null'
    : ts.isArrayLiteralExpression(node) && node.elements.length === 0 ? '[]' : ts.isObjectLiteralExpression(node) && node.properties.length === 0 ? '{}' : '…');

/** Whether a statement only leaves, with nothing done. */
export function leavesFor(node: ts.Statement): boolean {
  if (ts.isBlock(node)) return node.statements.length === 1 && leavesFor(node.statements[0]!);
  if (ts.isContinueStatement(node) || ts.isBreakStatement(node)) return true;
  return ts.isReturnStatement(node) && (node.expression === undefined || isNothing(node.expression));
}
