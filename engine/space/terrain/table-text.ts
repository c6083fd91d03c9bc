import type { Feature, TableFile } from './table.ts';

const spaced = (value: object): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/^{ | }$/g, '').replace(/\[ | \]/g, (edge) => edge.trim());

/** Lines of features: one that did not change is not written anew. */
const lines = new WeakMap<Feature, string>();

function lineOf(feature: Feature): string {
  let line = lines.get(feature);
  if (line === undefined) lines.set(feature, (line = `    {${spaced(feature)}}`));
  return line;
}

/** What a table says of itself on one line, and then each of these on a line of its own, lists of things with a line for each. */
const APART = ['notes', 'tags', 'packs', 'carries', 'objectives', 'layouts', 'deployment', 'ingress'] as const;

function said(value: NonNullable<TableFile[(typeof APART)[number]]>): string {
  if (typeof value === 'string') return JSON.stringify(value);
  const isOfThings = value.some((one) => typeof one === 'object');
  return isOfThings ? `[\n${value.map((one) => `    {${spaced(one as object)}}`).join(',\n')}\n  ]` : JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/\[ | \]/g, (edge) => edge.trim());
}

/** A table's file, made for comparing by lines: one for each feature and for each place that it names, and its picture as the last one. */
export function tableText({ features, picture, ...head }: TableFile): string {
  const apart = APART.flatMap((key) => (head[key] === undefined ? [] : [`"${key}": ${said(head[key])}`]));
  const rest = Object.fromEntries(Object.entries(head).filter(([key]) => !(APART as readonly string[]).includes(key)));
  const parts = [spaced(rest), ...apart, `"features": [\n${features.map(lineOf).join(',\n')}\n  ]`, ...(picture === undefined ? [] : [`"picture": "${picture}"`])];
  return `{\n${parts.map((part) => `  ${part}`).join(',\n')}\n}\n`;
}
