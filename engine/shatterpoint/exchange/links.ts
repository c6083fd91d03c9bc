import { z } from 'zod';
import { checkedJson } from '../../core/form.ts';
import { SLOTS } from '../team/team.ts';
import { fromBase64Url, toBase64Url } from '../../core/base64.ts';
import { leftOutBy, missionByCode, unitByNumber } from './find.ts';
import { bad, Draft, excerpt, LONGEST_NAME, MOST_UNITS, type Knows, type Library, type ListedTeam, type ReadTeam } from './listed.ts';

const ADMIRAL = /tabletopadmiral\.com\/shatterpoint\/listbuilder(.*)/is;

export const isTabletopAdmiral = (text: string): boolean => ADMIRAL.test(text);

/** Reads a Tabletop Admiral link: its numbers in order, three for each squad. Throws `InputError` when it names too many. */
export function readTabletopAdmiral(text: string, library: Library): ReadTeam {
  const numbers = ADMIRAL.exec(text)![1]!.match(/\d+/g) ?? [];
  if (numbers.length > MOST_UNITS) throw bad(`the link holds ${numbers.length} numbers; ${MOST_UNITS} are the most that are read`);
  const draft = new Draft(library);
  for (const [i, number] of numbers.entries()) {
    const card = unitByNumber(Number(number), 'tabletopAdmiral', library);
    if (card === null) draft.noteUnknown(number, undefined);
    else draft.put(Math.floor(i / 3), card.type, card);
  }
  return draft.done();
}

const SHARE = /[?&]sf=([^&#\s]*)/i;
/** Longest share code that is looked at. */
const LONGEST_SHARE = 4000;
const PAGE = 'https://shatterapp.com/build?sf=';

export const isShatterApp = (text: string): boolean => SHARE.test(text);

/** The numbers that ShatterApp gives to missions, by SPT code. */
const MISSIONS: ReadonlyMap<string, number> = new Map([['00010201', 1], ['00450201', 2], ['00480201', 3], ['00490201', 4], ['00720201', 5]]);

const number = z.number().int().min(0).max(1_000_000);
const squad = z.tuple([number, number, number]);
export const shareForm = z.looseObject({
  name: z.string().max(LONGEST_NAME).default(''),
  mid: number.nullable().default(null),
  mode: z.string().max(40).optional(),
  pre: z.boolean().optional(),
  s: z.tuple([squad, squad]),
  ex: z.array(squad).max(8).optional(),
});
type Share = z.infer<typeof shareForm>;

/** Reads a ShatterApp share link. Throws `InputError` when it is too long, damaged, or not a build. */
export function readShatterApp(text: string, library: Library): ReadTeam {
  const code = SHARE.exec(text)![1]!;
  if (code.length > LONGEST_SHARE) throw bad(`the link's build is ${code.length} characters long; ${LONGEST_SHARE} are the most that are read`);
  if (code === '') throw bad('the link holds no build');
  const json = fromBase64Url(code);
  if (json === null) throw bad('the link\'s build is damaged');
  const { name, mid, mode, pre, s, ex = [] } = checkedJson('strike team', shareForm as unknown as z.ZodType<Share>, json);
  const draft = new Draft(library);
  for (const [i, numbers] of [...s, ...ex].entries()) {
    for (const [place, id] of numbers.entries()) {
      if (id === 0) continue;
      const card = unitByNumber(id, 'shatterApp', library);
      if (card === null) draft.noteUnknown(id, leftOutBy('shatterApp', id, library));
      else draft.put(i, SLOTS[place]!, card);
    }
  }
  if (mid !== null) {
    const spt = [...MISSIONS].find(([, known]) => known === mid)?.[0];
    const mission = spt === undefined ? null : missionByCode(spt, library);
    if (mission === null) draft.note('unknownMission', { mission: spt ?? mid });
    else draft.bring(mission);
  }
  const other = pre === true ? 'premiere' : mode;
  if (other !== undefined && other !== 'standard') draft.note('otherMode', { mode: excerpt(other) });
  return draft.done(plain(name));
}

/** A name without signs that cannot be shown. */
const plain = (text: string): string => text.replace(/[\0-\x1f\x7f]/g, ' ');

export const shatterAppKnows: Knows = { unit: ({ codes }) => typeof codes?.shatterApp === 'number', mission: ({ spt }) => spt !== null && MISSIONS.has(spt) };

/** Writes a ShatterApp share link; signs beyond ASCII are escaped within it. Throws `InputError` for a unit or mission that ShatterApp does not know. */
export function writeShatterApp({ name, squads, mission }: ListedTeam, { cards, missions }: Library): string {
  const unit = (id: string): number => (id === '' ? 0 : numbered(cards.get(id)?.codes?.shatterApp, cards.get(id)?.name ?? id));
  const set = missions.find(({ id }) => id === mission);
  const mid = mission === null ? null : numbered(MISSIONS.get(set?.spt ?? ''), set?.name ?? mission);
  const json = JSON.stringify({ name, mid, mode: 'standard', s: squads.map((one) => SLOTS.map((slot) => unit(one[slot]))) });
  return PAGE + toBase64Url(json.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`));
}

function numbered(number: number | null | undefined, name: string): number {
  if (number === null || number === undefined) throw bad(`ShatterApp does not know "${excerpt(name)}"`);
  return number;
}
