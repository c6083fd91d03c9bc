import type { Feature, TableFile } from './table.ts';

/** JSON on one line, with a space after each comma and within braces. */
function spaced(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(', ')}]`;
  return typeof value === 'object' && value !== null ? `{ ${fieldsOf(value)} }` : JSON.stringify(value);
}

/** The fields of an object, as they stand between its braces. */
const fieldsOf = (value: object): string =>
  Object.entries(value).filter(([, one]) => one !== undefined).map(([key, one]) => `${JSON.stringify(key)}: ${spaced(one)}`).join(', ');

/** Lines of features: one that did not change is not written anew. */
const lines = new WeakMap<Feature, string>();

function lineOf(feature: Feature): string {
  let line = lines.get(feature);
  if (line === undefined) lines.set(feature, (line = `    {${fieldsOf(feature)}}`));
  return line;
}

/** What a table says of itself on one line, and then each of these on a line of its own, lists of things with a line for each. */
const APART = ['notes', 'tags', 'packs', 'carries', 'objectives', 'layouts', 'deployment', 'ingress'] as const;

function said(value: NonNullable<TableFile[(typeof APART)[number]]>): string {
  if (typeof value === 'string' || value.every((one) => typeof one === 'string')) return spaced(value);
  return `[\n${value.map((one) => `    {${fieldsOf(one)}}`).join(',\n')}\n  ]`;
}

/** A table's file, made for comparing by lines: one for each feature and for each place that it names, and its picture as the last one. */
export function tableText({ features, picture, ...head }: TableFile): string {
  const apart = APART.flatMap((key) => (head[key] === undefined ? [] : [`"${key}": ${said(head[key])}`]));
  const rest = Object.fromEntries(Object.entries(head).filter(([key]) => !(APART as readonly string[]).includes(key)));
  const parts = [fieldsOf(rest), ...apart, `"features": [\n${features.map(lineOf).join(',\n')}\n  ]`, ...(picture === undefined ? [] : [`"picture": "${picture}"`])];
  return `{\n${parts.map((part) => `  ${part}`).join(',\n')}\n}\n`;
}
