import { ERAS, type Era } from '../shatterpoint/card.ts';
import type { UnitCard } from '../shatterpoint/print.ts';
import { units } from '../shatterpoint/units/index.ts';
import { leftOut } from '../shatterpoint/units/left-out.ts';

interface UnitRow {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly points: number;
  readonly characters: number;
  readonly eras: readonly Era[];
  readonly abilities: number;
  readonly editions: 1 | 2;
  readonly status: string;
}

const statusOf = (card: UnitCard): string => (card.codes === null ? 'complete, our own' : card.baseAssumed === true ? 'complete, base taken as 40 mm' : 'complete');

const rowOf = (card: UnitCard): UnitRow => ({
  id: card.id, name: card.name, type: card.type, points: card.points, characters: card.characters, eras: card.eras, abilities: card.abilities.length,
  editions: card.firstPrint === null ? 1 : 2, status: statusOf(card),
});

const ORDER = ['primary', 'secondary', 'supporting'];

/** Every unit with its status, and the printed units that are left out with the reason. */
export const listUnits = (): { readonly units: readonly UnitRow[]; readonly leftOut: typeof leftOut } =>
  ({ units: units.map(rowOf).sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.name.localeCompare(b.name, 'en')), leftOut });

const eraLetters = (eras: readonly Era[]): string => ERAS.map((era, i) => (eras.includes(era) ? 'FERN'[i]! : '·')).join('');

/** The list as a table for people; eras are F(all of the Jedi), E(mpire), R(ebellion) and N(ew Republic). */
export function describeUnits({ units: rows, leftOut: out }: ReturnType<typeof listUnits>): string {
  const lines = rows.map(({ name, type, points, characters, eras, abilities, editions, status }) =>
    [name.padEnd(46), type.padEnd(10), String(points).padStart(2), String(characters).padStart(3), eraLetters(eras).padStart(6), String(abilities).padStart(4), String(editions).padStart(4), ` ${status}`].join(' '));
  const head = [`${'unit'.padEnd(46)} ${'type'.padEnd(10)} pts chr   eras abil  ed  status`];
  const missing = out.map(({ name, why }) => `${name.padEnd(46)} left out: ${why}`);
  const count = (wanted: (row: UnitRow) => boolean): number => rows.filter(wanted).length;
  const sum = `${rows.length} units: ${count(({ type }) => type === 'primary')} primary, ${count(({ type }) => type === 'secondary')} secondary, ${count(({ type }) => type === 'supporting')} supporting; `
    + `${count(({ characters }) => characters > 1)} with two characters, ${count(({ eras }) => eras.length > 1)} in several eras; ${out.length} left out`;
  return [...head, ...lines, ...missing, sum].join('\n');
}
