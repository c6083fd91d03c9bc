/** Takes the facts out of the sheets: short words only, no sentence. What is wrong or missing in them is set right in `corrections.ts`. */
import { tagsOf } from '../rows.ts';
import { readText } from '../text/read-text.ts';
import { inOurWords, type SheetAbility, sheetForm } from './sheet.ts';
import type { z } from 'zod';
import type { UnitCard } from '../../../shatterpoint/game/game.ts';

/** Facts by the place of an ability, `unit: Name` or `unit, first print: Name`. */
export type Taken = Readonly<Record<string, string>>;

type Sheet = z.infer<typeof sheetForm>[number];

const ICONS: Readonly<Record<string, string>> = { '1 damage': 'Damage', 'damage damage': '2 Damage' };
/** Abilities that a sheet names without their icon, with its word. */
const ICONLESS: Readonly<Record<string, string>> = { 'arf-clone-troopers, first print: Coordinated Fire': 'Exposed' };
const capital = (word: string): string => word[0]!.toUpperCase() + word.slice(1);

/** The name as our cards have it: an icon behind it as its word. */
const nameOf = ({ name, variant }: Pick<SheetAbility, 'name' | 'variant'>): string =>
  (name + (variant === null || variant === undefined ? '' : `: ${ICONS[variant] ?? capital(variant)}`)).replaceAll('\'', '’').replace(/^"/, '“').replace(/,"/, ',”').replace(/"$/, '”').replace(/"/g, '”');

/** Takes the facts of all units. `sheets`: later ones go before earlier ones. Throws when a sheet is not of its form. */
export function takeFacts(units: readonly UnitCard[], sheets: readonly unknown[]): Taken {
  const found = new Map<string, Sheet>();
  for (const sheet of sheets) for (const unit of sheetForm.parse(sheet)) found.set(unit.id, unit);
  const tags = tagsOf(units);
  const taken: Record<string, string> = {};
  for (const unit of units) {
    const sheet = unit.codes === null ? undefined : found.get(unit.codes.sps);
    if (sheet === undefined) continue;
    const names = {
      tags, stances: [...unit.stances, ...(unit.firstPrint?.stances ?? [])].map(({ name }) => name), cards: (unit.tactics ?? []).map(({ name }) => name),
    };
    const line = (kind: string, text: string): string => [kind, ...[...readText(inOurWords(text), names).facts].sort()].join('; ');
    const put = (edition: string, ability: SheetAbility): void => {
      const place = `${edition}: ${nameOf(ability)}`;
      taken[ICONLESS[place] === undefined ? place : `${place}: ${ICONLESS[place]}`] = line(ability.cost === null ? ability.kind : `${ability.kind} ${ability.cost}`, ability.text);
    };
    for (const ability of sheet.abilities) put(unit.id, ability);
    for (const ability of sheet.print_2023?.abilities ?? []) put(`${unit.id}, first print`, ability);
    for (const { name, text } of sheet.battle_tactics?.cards ?? []) if (text !== null) taken[`${unit.id}: ${name}`] = line('Battle Tactics', text);
  }
  return taken;
}
