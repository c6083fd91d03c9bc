import { z } from 'zod';
import { checkedJson } from '../../core/form.ts';
import { SLOTS } from '../team/team.ts';
import { fold, missionNamed } from './find.ts';
import { Draft, excerpt, LONGEST_DESCRIPTION, LONGEST_NAME, MOST_UNITS, type Library, type ListedTeam, type ReadTeam } from './listed.ts';
import { nameUnit } from './names.ts';

const VERSION = '1.0';

/** Text without signs that cannot be shown, line ends and tabs aside. */
const words = (most: number) => z.string().max(most).refine((text) => !/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/.test(text), 'must hold no control characters');
const unit = z.string().max(200).nullable().optional();
/** Three names in their order stand for the three places. */
function inPlaces(squad: unknown, context: z.core.$RefinementCtx): unknown {
  if (!Array.isArray(squad)) return squad;
  if (squad.length > SLOTS.length) context.addIssue(`at most ${SLOTS.length} units are needed, there are ${squad.length}`);
  return Object.fromEntries(SLOTS.map((slot, i) => [slot, squad[i] as unknown]));
}
const squadForm = z.preprocess(inPlaces, z.strictObject({ primary: unit, secondary: unit, supporting: unit }));
const list = z.array(z.string().max(200)).max(MOST_UNITS);

const KNOWN = ['name', 'description', 'version', 'vendor', 'squads', 'units', 'mission'];

export const documentForm = z.looseObject({
  name: words(LONGEST_NAME).default(''),
  description: words(LONGEST_DESCRIPTION).default(''),
  version: z.string().max(20).regex(/^1(\.\d{1,4}){0,2}$/, 'only version 1 of the document can be read').optional(),
  squads: z.array(squadForm).max(MOST_UNITS / 4).optional(),
  units: list.optional(),
  mission: z.string().max(200).nullable().default(null),
});
type Document = z.infer<typeof documentForm>;

export const isSps = (text: string): boolean => /^[[{]/.test(text);

/**
 * Reads an SPS document: units by slug, id or name, in two squads; a list of names (the document itself, or its `units`) is put in squads by rank.
 * Throws `InputError` naming the field that is wrong.
 */
export function readSps(text: string, library: Library): ReadTeam {
  const form = text.startsWith('[') ? list.transform((units): Document => ({ name: '', description: '', mission: null, units })) : documentForm;
  const read = checkedJson('strike team', form as unknown as z.ZodType<Document>, text);
  const draft = new Draft(library);
  for (const [squad, places] of (read.squads ?? []).entries()) {
    for (const slot of SLOTS) {
      const named = places[slot] ?? '';
      const card = named === '' ? null : nameUnit(draft, named, library);
      if (card !== null) draft.put(squad, slot, card);
    }
  }
  draft.putInOrder((read.units ?? []).map((named) => nameUnit(draft, named, library)).filter((card) => card !== null));
  if (read.mission !== null && read.mission !== '') {
    const mission = missionNamed(read.mission, library);
    if (mission === null) draft.note('unknownMission', { mission: excerpt(read.mission) });
    else draft.bring(mission);
  }
  for (const field of Object.keys(read).filter((key) => !KNOWN.includes(key)).slice(0, 10)) draft.note('extraField', { field: excerpt(field) });
  return draft.done(read.name, read.description);
}

/** Writes an SPS document, to be saved as `.sps`: slugs where the format has them, our ids elsewhere. */
export function writeSps({ name, description, mission, squads }: ListedTeam, { cards, missions }: Library): string {
  const slug = (id: string): string | null => (id === '' ? null : cards.get(id)?.codes?.sps ?? id);
  const set = missions.find(({ id }) => id === mission);
  const document = {
    name, description, version: VERSION, vendor: { gantry: {} },
    squads: squads.map(({ primary, secondary, supporting }) => ({ primary: slug(primary), secondary: slug(secondary), supporting: slug(supporting) })),
    mission: set === undefined || set.spt === null ? mission : fold(set.name),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}
