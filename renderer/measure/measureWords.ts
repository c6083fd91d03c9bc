import { ownKey } from '../words/own.ts';
import type { Speak } from '../words/speak.ts';
import type { Measure } from './distance.ts';
import '../words/measuring.ts';

const INCH = 25.4;

/** A length in mm and inches, to the tenth. */
export const lengthWords = (mm: number, speak: Speak): string => speak('measure.length', { mm: mm.toFixed(1), inches: (mm / INCH).toFixed(1) });

/** The named range band, or the distance in the match's own unit, and the length of a measure. */
export function distanceWords({ band, distance, spare, units }: Measure, speak: Speak): Readonly<Record<'band' | 'length' | 'spare', string>> {
  if (units !== null) return { band: speak(units.word, { n: units.count.toFixed(1) }), length: lengthWords(distance, speak), spare: '' };
  return {
    band: band === 0 ? speak('measure.touching') : band === null ? speak('measure.beyond') : speak('measure.range', { n: band }),
    length: lengthWords(distance, speak),
    spare: band === 0 || band === null || spare === null ? '' : speak('measure.spare', { length: lengthWords(spare, speak), n: band }),
  };
}

/** How the second end stands to the first, as a rule system calls it, and by how much. */
export function heightWords({ relation, rise }: Measure, speak: Speak, system: string): { readonly relation: string; readonly length: string } {
  const level = Math.abs(rise) < 0.05;
  return {
    relation: relation === null ? '' : speak(ownKey(system, `measure.${relation}`, speak)),
    length: level ? speak('measure.level') : speak(rise > 0 ? 'measure.rise' : 'measure.fall', { length: lengthWords(Math.abs(rise), speak) }),
  };
}
