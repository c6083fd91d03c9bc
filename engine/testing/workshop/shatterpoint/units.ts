import { ERAS, type Era, type Sheet } from '../../../shatterpoint/cards/card.ts';
import type { UnitCard } from '../../../shatterpoint/game/game.ts';
import { unknownFirstPrints } from '../../../shatterpoint/units/first-print.ts';
import { units } from '../../../shatterpoint/units/index.ts';
import { leftOut } from '../../../shatterpoint/units/left-out.ts';
import type { Report } from '../workshop.ts';

interface UnitRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly points: number;
  readonly characters: number;
  readonly eras: readonly Era[];
  readonly abilities: number;
  /** Its card in the first-print edition: one of its own, the current one, or the current one because nobody here knows the old one since a sheet changed it. */
  readonly firstPrint: 'own' | 'same' | 'unknown';
  readonly sheet: Sheet | null;
  readonly status: string;
}

const statusOf = (card: UnitCard, sheet: Sheet | null): string => [
  card.codes === null ? 'complete, our own' : 'complete',
  ...(card.baseAssumed === true ? ['base taken as 40 mm'] : []),
  ...(sheet === null ? [] : [`first print not known (changed by ${sheet})`]),
].join(', ');

function rowOf(card: UnitCard): UnitRow {
  const sheet = unknownFirstPrints.find(({ id }) => id === card.id)?.sheet ?? null;
  return {
    id: card.id, name: card.name, type: card.type, points: card.points, characters: card.characters, eras: card.eras, abilities: card.abilities.length,
    firstPrint: sheet !== null ? 'unknown' : card.firstPrint === null ? 'same' : 'own', sheet, status: statusOf(card, sheet),
  };
}

/** How the list's column "ed" names the editions of a card: one for both, one for each, or the first not known. */
const EDITIONS = { same: '1', own: '2', unknown: '?' } as const;

const ORDER = ['primary', 'secondary', 'supporting'];

/** Every unit with its status, and the printed units that are left out with the reason. */
export const listUnits = (): { readonly units: readonly UnitRow[]; readonly leftOut: typeof leftOut } =>
  ({ units: units.map(rowOf).sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.name.localeCompare(b.name, 'en')), leftOut });

const eraLetters = (eras: readonly Era[]): string => ERAS.map((era, i) => (eras.includes(era) ? 'FERN'[i]! : '·')).join('');

/** The list as a table for people; eras are F(all of the Jedi), E(mpire), R(ebellion) and N(ew Republic). */
export function describeUnits({ units: rows, leftOut: out }: ReturnType<typeof listUnits>): string {
  const lines = rows.map(({ name, type, points, characters, eras, abilities, firstPrint, status }) =>
    [name.padEnd(46), type.padEnd(10), String(points).padStart(2), String(characters).padStart(3), eraLetters(eras).padStart(6), String(abilities).padStart(4), EDITIONS[firstPrint].padStart(4), ` ${status}`].join(' '));
  const head = [`${'unit'.padEnd(46)} ${'type'.padEnd(10)} pts chr   eras abil  ed  status`];
  const missing = out.map(({ name, why }) => `${name.padEnd(46)} left out: ${why}`);
  const count = (wanted: (row: UnitRow) => boolean): number => rows.filter(wanted).length;
  const sum = `${rows.length} units: ${count(({ type }) => type === 'primary')} primary, ${count(({ type }) => type === 'secondary')} secondary, ${count(({ type }) => type === 'supporting')} supporting; `
    + `${count(({ characters }) => characters > 1)} with two characters, ${count(({ eras }) => eras.length > 1)} in several eras; ${out.length} left out`;
  const first = (kind: UnitRow['firstPrint']): number => count(({ firstPrint }) => firstPrint === kind);
  const editions = `The first-print edition is a mixture: ${first('own')} units have a first card of their own, ${first('same')} no sheet is known to have changed, `
    + `${first('unknown')} (ed ?) were changed since and play with their current card, because their first one is not known here`;
  return [...head, ...lines, ...missing, sum, editions].join('\n');
}

export function unitsReport(): Report {
  const found = listUnits();
  return { found, text: describeUnits(found), broken: false };
}
