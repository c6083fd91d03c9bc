import type { Feature, TableFile } from './table.ts';

const spaced = (value: object): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/^{ | }$/g, '').replace(/\[ | \]/g, (edge) => edge.trim());

/** Lines of features: one that did not change is not written anew. */
const lines = new WeakMap<Feature, string>();

function lineOf(feature: Feature): string {
  let line = lines.get(feature);
  if (line === undefined) lines.set(feature, (line = `    {${spaced(feature)}}`));
  return line;
}

/** A table's file: one line for each feature, and its picture as the last one. */
export const tableText = ({ features, picture, ...head }: TableFile): string =>
  `{\n  ${spaced(head)},\n  "features": [\n${features.map(lineOf).join(',\n')}\n  ]${picture === undefined ? '' : `,\n  "picture": "${picture}"`}\n}\n`;
