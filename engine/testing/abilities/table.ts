/** Every ability with its three sides compared. */
import type { UnitCard } from '../../shatterpoint/cards/print.ts';
import { units as library } from '../../shatterpoint/units/index.ts';
import type { Source } from './code/source.ts';
import { differencesOf, isAbout, type Difference } from './differences.ts';
import { exceptions, type Exception } from './exceptions.ts';
import type { Fact } from './facts.ts';
import type { Correction } from './print/corrections.ts';
import { correctionsOf, printOf, taken } from './print/print.ts';
import { rowsOf, type Row } from './rows.ts';

export interface Compared {
  readonly row: Row;
  /** Null for what nobody prints. */
  readonly print: readonly Fact[] | null;
  /** Differences that no exception is about. */
  readonly differences: readonly Difference[];
  readonly excepted: readonly Exception[];
  readonly corrected: readonly Correction[];
}

/** Compares all abilities of units. Throws, with the place, when something cannot be read or a correction does not fit. */
export function abilityTable(units: readonly UnitCard[] = library, source?: Source): Compared[] {
  const all = taken();
  return rowsOf(units, source).map((row) => {
    const print = printOf(row, all);
    const found = differencesOf(row, print);
    const excepted = exceptions.filter((each) => found.some(({ fact }) => isAbout(each, row, fact)));
    return { row, print, excepted, corrected: correctionsOf(row), differences: found.filter(({ fact }) => !excepted.some((each) => isAbout(each, row, fact))) };
  });
}

/** A difference in words: `lord-maul: Force Speed: code, not text: advance`. */
export const differenceText = ({ place, what, fact }: Difference): string => `${place}: ${what}: ${fact}`;
