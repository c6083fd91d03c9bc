import type { TableFile } from './table.ts';

/** A table's file: one line for each feature, and its picture as the last one. */
export function tableText({ features, picture, ...head }: TableFile): string {
  const spaced = (value: object): string => JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ').replace(/^{ | }$/g, '').replace(/\[ | \]/g, (edge) => edge.trim());
  return `{\n  ${spaced(head)},\n  "features": [\n${features.map((one) => `    {${spaced(one)}}`).join(',\n')}\n  ]${picture === undefined ? '' : `,\n  "picture": "${picture}"`}\n}\n`;
}
