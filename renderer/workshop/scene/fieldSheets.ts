/** How fields of places are drawn over a table: sheets of the tones of their classes. */
import type { Group } from 'three';
import { tonedMesh } from '../../measure/overlayMesh.ts';
import { clearSheets } from '../../table/clearSheets.ts';
import type { LatticeField } from '../../tools/groundTalk.ts';
import { CLASSES, FAR_TONES } from '../trialTones.ts';

/** A field as layers of as many classes as one is drawn with, each with its tones; those of places farther away come after those of kinds of movement. */
function layersOf(field: LatticeField, tones: readonly string[]): readonly (readonly [LatticeField, readonly string[]])[] {
  const all = [...tones, ...FAR_TONES];
  return [[0, CLASSES], [CLASSES, tones.length], [tones.length, all.length]].map(([from, to]) => {
    const values = field.values.map((value) => (value > from! && value <= to! ? value - from! : 0));
    return [{ ...field, values }, all.slice(from, to)] as const;
  });
}

/** Puts the sheets of a field in the place of those that were drawn; null for none. */
export function laySheets(sheets: Group, field: LatticeField | null, tones: readonly string[]): void {
  clearSheets(sheets);
  if (field === null) return;
  for (const [layer, of] of layersOf(field, tones)) {
    const mesh = tonedMesh(layer, of);
    if (mesh !== null) sheets.add(mesh);
  }
}
