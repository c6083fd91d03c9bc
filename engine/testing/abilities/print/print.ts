/** The facts of the printed cards: what was taken out of the sheets, set right line by line. */
import { readFileSync } from 'node:fs';
import { isSame, without, type Fact } from '../facts.ts';
import { placeOf, type Row } from '../rows.ts';
import { added, corrections, type Correction } from './corrections.ts';
import type { Taken } from './take.ts';

/** What was taken, as it is kept. */
export const taken = (): Taken => JSON.parse(readFileSync(new URL('./taken.fixture.json', import.meta.url), 'utf8')) as Taken;

const isAbout = ({ unit, ability, edition }: Correction, row: Row): boolean =>
  ability === row.name && (unit === undefined || unit === row.unit) && (edition === undefined || edition === row.edition);

/** What is corrected on a row; what was read off an older card needs nothing. */
export const correctionsOf = (row: Row): readonly Correction[] => (added[placeOf(row)] === undefined ? corrections.filter((each) => isAbout(each, row)) : []);

/** The printed facts of a row; null for what nobody prints. Throws when a correction takes away what is not there or adds what is. */
export function printOf(row: Row, all: Taken, corrected: readonly Correction[] = correctionsOf(row)): readonly Fact[] | null {
  const place = placeOf(row);
  const line = all[place] ?? added[place];
  if (line === undefined) return null;
  let facts: readonly Fact[] = line.split('; ');
  for (const { not = [], but = [] } of corrected) {
    const wrong = [...without(not, facts).map((fact) => `lacks ${fact}`), ...but.filter((fact) => facts.some((each) => isSame(each, fact))).map((fact) => `has ${fact} already`)];
    if (wrong.length > 0) throw new Error(`${place}: a correction does not fit, the sheet ${wrong.join(', ')}`);
    facts = [...facts.filter((fact) => !not.includes(fact)), ...but];
  }
  return facts;
}
