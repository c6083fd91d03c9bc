import { InputError } from '../core/form.ts';
import { anyOf, randomFrom } from '../core/rng.ts';
import type { Refusal } from '../core/script.ts';
import { ERAS, type Era } from '../shatterpoint/cards/card.ts';
import { FORMATS, kindOf, leftOut, readTeam, writable, writeTeam, type Format, type Library, type ListedTeam, type Note, type ReadTeam } from '../shatterpoint/exchange/index.ts';
import { missions } from '../shatterpoint/missions/index.ts';
import { printIn, type UnitCard } from '../shatterpoint/cards/print.ts';
import { randomTeam } from '../shatterpoint/team/random-team.ts';
import { missionProblems, pointsOf, sharedEras, SLOTS, teamProblems } from '../shatterpoint/team/team.ts';
import { unknownFirstPrints } from '../shatterpoint/units/first-print.ts';
import { units } from '../shatterpoint/units/index.ts';
import { UsageError } from './command.ts';
import { readTextIfThere } from './files.ts';
import type { Options } from './options.ts';

/** The cards as each edition prints them. */
const CARDS = { current: printedIn('current'), firstPrint: printedIn('firstPrint') };
const library: Library = { cards: CARDS.current, missions, leftOut };

function printedIn(edition: Options['edition']): ReadonlyMap<string, UnitCard> {
  return new Map(units.map((card) => [card.id, printIn(card, edition)]));
}

/** What `gantry team` found out about a list. */
export interface TeamReport {
  readonly team: ListedTeam;
  /** The cards it was checked with. */
  readonly edition: Options['edition'];
  /** Units of it that play with their current card in the first-print edition, because their first one is not known. */
  readonly currentCards: readonly string[];
  readonly notes: readonly Note[];
  /** Why it is not legal (SP-TEAM-01…06); empty when it is. */
  readonly problems: readonly Refusal[];
  /** The list in every format that has a code for all of it. */
  readonly written: Partial<Readonly<Record<Format, string>>>;
}

/** Carries out `gantry team random` and `gantry team read`. Throws `UsageError` for wrong words, `InputError` for a text that is no list. */
export async function team(options: Options): Promise<TeamReport> {
  const [verb, ...rest] = options.files;
  if (options.as !== undefined) formatOf(options.as);
  switch (verb) {
    case 'random':
      if (rest.length > 0) throw new UsageError(`team random takes no more words, not "${rest[0]}"`);
      return report(chanceTeam(options), [], options.edition);
    case 'read': {
      if (rest.length !== 1) throw new UsageError('team read needs one file or text');
      const { team: read, notes } = await readList(rest[0]!);
      return report(read, notes, options.edition);
    }
    default:
      throw new UsageError('team needs "random" or "read"');
  }
}

/** The report as lines for people, or one format of it alone. Throws `InputError` when the list cannot be written so. */
export function describeTeam(report: TeamReport, as: string | undefined): string {
  if (as !== undefined) return writeTeam(report.team, formatOf(as), library).trimEnd();
  const { team: list, edition, currentCards, notes, problems, written } = report;
  const mission = missions.find(({ id }) => id === list.mission)?.name ?? 'none';
  return [
    ...(list.name === '' ? [] : [list.name]), ...(list.description === '' ? [] : [list.description]),
    ...list.squads.flatMap((squad, i) => describeSquad(squad, i, CARDS[edition])), `Mission: ${mission}`,
    ...(edition === 'current' ? [] : [mixture(currentCards)]), '',
    ...notes.map((note) => `Note: ${sentence(NOTES[note.why], note.detail)}`),
    ...(problems.length === 0 ? ['Legal.'] : ['Not legal:', ...problems.map(({ rule, why, detail }) => `  ${sentence(REASONS[why] ?? why, detail ?? {})} (${rule})`)]), '',
    ...FORMATS.filter((format) => written[format] !== undefined).map((format) => `${format}: ${written[format]!.trimEnd()}`),
  ].join('\n');
}

const isEra = (word: string): word is Era => ERAS.some((era) => era === word);

/** A team of chance; with a format, of what can be written in it. */
function chanceTeam({ seed, era, cohesion, as, edition }: Options): ListedTeam {
  if (era !== undefined && !isEra(era)) throw new UsageError(`--era: "${era}" is none of ${ERAS.join(', ')}`);
  const cards = [...CARDS[edition].values()];
  const known = as === undefined ? { units: cards, missions } : writable(formatOf(as), cards, missions);
  const random = randomFrom(seed);
  const mission = anyOf(known.missions, random).id;
  return { name: '', description: '', mission, squads: randomTeam(known.units, random, { cohesion, ...(era === undefined ? {} : { era }) }) };
}

function formatOf(word: string): Format {
  const format = FORMATS.find((one) => one === word);
  if (format === undefined) throw new UsageError(`--as: "${word}" is none of ${FORMATS.join(', ')}`);
  return format;
}

/** A word that was meant as the name of a file: a path, or a name with an ending. */
const isFileName = (word: string): boolean => kindOf(word) === 'names' && !/\n|:\/\//.test(word) && (/[\\/]/.test(word) || /\S\.[a-z]\w{0,7}$/i.test(word));

/** Reads the list in a file when there is one of that name, else the words themselves. */
async function readList(word: string): Promise<ReadTeam> {
  const text = await readTextIfThere(word);
  if (text === null && isFileName(word)) throw new InputError('strike team', `there is no file "${word}"`);
  return readTeam(text ?? word, library);
}

function report(list: ListedTeam, notes: readonly Note[], edition: Options['edition']): TeamReport {
  const problems = [...teamProblems(list.squads, CARDS[edition]), ...missionProblems(list.mission, missions)];
  const written: Partial<Record<Format, string>> = {};
  for (const format of FORMATS) {
    try {
      written[format] = writeTeam(list, format, library);
    } catch (error) {
      if (!(error instanceof InputError)) throw error; // a unit that the format has no code for
    }
  }
  const chosen = list.squads.flatMap((squad) => SLOTS.map((slot) => squad[slot]));
  const currentCards = edition === 'current' ? [] : unknownFirstPrints.map(({ id }) => id).filter((id) => chosen.includes(id));
  return { team: list, edition, currentCards, notes, problems, written };
}

const called = (id: string): string => CARDS.current.get(id)?.name ?? missions.find((mission) => mission.id === id)?.name ?? id;

/** What the first-print edition is for these units. */
const mixture = (currentCards: readonly string[]): string => `Cards: first print. That edition is a mixture; ${currentCards.length === 0
  ? 'none of these units is known to need a later card'
  : `here ${currentCards.map(called).join('; ')} ${currentCards.length === 1 ? 'plays' : 'play'} with the current card, because the first one is not known`}.`;

function describeSquad(squad: ListedTeam['squads'][0], index: number, cards: ReadonlyMap<string, UnitCard>): string[] {
  const { used, points } = pointsOf(squad, cards);
  return [
    `Squad ${index + 1}: ${used} of ${points} points, ${sharedEras(squad, cards).join(', ') || 'no shared era'}`,
    ...SLOTS.map((slot) => `  ${slot.padEnd(10)} ${squad[slot] === '' ? '-' : called(squad[slot])}`),
  ];
}

const NOTES: Readonly<Record<Note['why'], string>> = {
  unknownUnit: 'unit {unit} is not known', unclearUnit: '{unit} may be one of {count} units; write its whole name', leftOutUnit: '{unit} cannot be played here: {reason}', extraUnit: 'there is no place for {unit}',
  noUnits: 'it names no unit', emptySquad: 'squad {squad} is empty', incomplete: 'it holds {units} of 6 units',
  unknownMission: 'mission {mission} is not known', otherMission: 'a second mission, {mission}, is left out', otherMode: 'it was made for another mode of play, {mode}', extraField: 'its field {field} is left out',
};

/** Sentences for what team building refuses, by its fixed words. */
export const REASONS: Readonly<Record<string, string>> = {
  notTwoSquads: 'a strike team has two squads, not {squads}', emptySlot: 'squad {squad} has no {slot} unit', unknownUnit: 'squad {squad}: unit {unit} is not known', wrongSlot: 'squad {squad}: {unit} is not a {slot} unit',
  tooDear: 'squad {squad} costs {used} of {points} points', noSharedEra: 'squad {squad}: {unit} and {other} share no era', eraNotPlayed: 'squad {squad}: the era of {unit} is not in play',
  sameUnit: '{unit} is in it twice', sameUniqueName: '{unit} and {other} are the same person', notTogether: '{unit} and {other} may not be in one strike team',
  noMission: 'it has no mission set', unknownMission: 'mission {mission} is not known',
};

const sentence = (words: string, detail: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (_, field: string) => called(String(detail[field] ?? '?')));
