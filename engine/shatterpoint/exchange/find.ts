import type { LeftOut } from '../units/left-out.ts';
import type { Library, ListedCard, MissionFace } from './listed.ts';

/** A name as the SPS format folds it: small ASCII letters and digits only. */
export const fold = (text: string): string => text.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, '');

/** Digits of an SPT code; leading zeros may have been lost. Null when they cannot be one. */
export const codeOf = (digits: string): string | null => (/^\d{1,8}$/.test(digits) ? digits.padStart(8, '0') : null);

/** A unit by its SPT code. */
export function unitByCode(code: string, { cards }: Library): ListedCard | null {
  for (const card of cards.values()) if (card.codes?.spt === code) return card;
  return null;
}

export const missionByCode = (code: string, { missions }: Library): MissionFace | null => missions.find(({ spt }) => spt === code) ?? null;

/** A left-out unit by what a list says: a name or slug, an SPT code, a number of ShatterApp. */
export function leftOutBy(key: 'name' | 'spt' | 'shatterApp', value: string | number, { leftOut }: Library): LeftOut | undefined {
  if (key !== 'name') return leftOut.find((unit) => unit[key] === value);
  const word = fold(String(value));
  return leftOut.find(({ sps, name }) => sps === word || fold(name) === word || fold(name.split(',')[0]!) === word);
}

/** A unit by the number that another tool gives it. */
export function unitByNumber(number: number, tool: 'tabletopAdmiral' | 'shatterApp', { cards }: Library): ListedCard | null {
  for (const card of cards.values()) if (card.codes?.[tool] === number) return card;
  return null;
}

/**
 * Units that a word may mean: the one whose id, SPS slug or whole name it is; else those whose name or unique name it begins or is.
 * Accents, capitals and signs do not matter.
 */
export function unitsNamed(text: string, { cards }: Library): readonly ListedCard[] {
  const word = fold(text);
  if (word === '') return [];
  const all = [...cards.values()];
  const exact = all.find((card) => card.codes?.sps === word) ?? all.find(({ id, name }) => fold(id) === word || fold(name) === word);
  if (exact !== undefined) return [exact];
  return all.filter(({ name, uniqueNames }) => fold(name.split(',')[0]!) === word || uniqueNames.some((one) => fold(one) === word));
}

export function missionNamed(text: string, { missions }: Library): MissionFace | null {
  const word = fold(text);
  return missions.find(({ id, name }) => fold(id) === word || fold(name) === word) ?? null;
}
