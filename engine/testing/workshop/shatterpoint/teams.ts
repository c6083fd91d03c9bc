import { InputError } from '../../../core/form.ts';
import { anyOf, randomFrom } from '../../../core/rng.ts';
import type { Refusal } from '../../../core/script.ts';
import { ERAS, type Era } from '../../../shatterpoint/cards/card.ts';
import { FORMATS, kindOf, leftOut, readTeam, writable, writeTeam, type Format, type Library, type ListedTeam, type Note } from '../../../shatterpoint/exchange/index.ts';
import { missions } from '../../../shatterpoint/missions/index.ts';
import type { UnitCard } from '../../../shatterpoint/game/game.ts';
import { printIn } from '../../../shatterpoint/game/unit-card.ts';
import { randomTeam } from '../../../shatterpoint/team/random-team.ts';
import { missionProblems, pointsOf, sharedEras, SLOTS, teamProblems } from '../../../shatterpoint/team/team.ts';
import { unknownFirstPrints } from '../../../shatterpoint/units/first-print.ts';
import { units } from '../../../shatterpoint/units/index.ts';
import { OWN_FORMAT, type Report, type Teams, type TeamWords } from '../workshop.ts';

type Edition = NonNullable<TeamWords['edition']>;

/** The cards as each edition prints them. */
const CARDS = { current: printedIn('current'), firstPrint: printedIn('firstPrint') };
const library: Library = { cards: CARDS.current, missions, leftOut };

function printedIn(edition: Edition): ReadonlyMap<string, UnitCard> {
  return new Map(units.map((card) => [card.id, printIn(card, edition)]));
}

/** What `gantry team` found out about a list. */
export interface TeamReport {
  readonly team: ListedTeam;
  /** The cards it was checked with. */
  readonly edition: Edition;
  /** Units of it that play with their current card in the first-print edition, because their first one is not known. */
  readonly currentCards: readonly string[];
  readonly notes: readonly Note[];
  /** Why it is not legal (SP-TEAM-01…06); empty when it is. */
  readonly problems: readonly Refusal[];
  /** The list in every format that has a code for all of it. */
  readonly written: Partial<Readonly<Record<Format, string>>>;
}

/** Strike teams in the community's formats, checked with the cards of either edition. */
export const strikeTeams: Teams = {
  called: 'strike team',
  options: ['era', 'cohesion', 'edition'],
  formats: FORMATS,
  random: (words) => told(report(chanceTeam(words), [], words.edition ?? 'current'), words.as),
  read(text, words) {
    const { team: read, notes } = readTeam(text, library);
    return told(report(read, notes, words.edition ?? 'current'), words.as);
  },
  knows(text) {
    if (kindOf(text.trim()) !== 'names') return OWN_FORMAT;
    try {
      return readTeam(text, library).team.squads.reduce((sum, squad) => sum + SLOTS.filter((slot) => squad[slot] !== '').length, 0);
    } catch (error) {
      if (error instanceof InputError) return 0;
      throw error;
    }
  },
};

const told = (found: TeamReport, as: string | undefined): Report => ({ found, text: describeTeam(found, as), broken: found.problems.length > 0 });

/** The report as lines for people, or one format of it alone. Throws `InputError` when the list cannot be written so. */
function describeTeam(report: TeamReport, as: string | undefined): string {
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
function chanceTeam({ seed, era, cohesion = 0, as, edition = 'current' }: TeamWords): ListedTeam {
  if (era !== undefined && !isEra(era)) throw new InputError('--era', `"${era}" is none of ${ERAS.join(', ')}`);
  const cards = [...CARDS[edition].values()];
  const known = as === undefined ? { units: cards, missions } : writable(formatOf(as), cards, missions);
  const random = randomFrom(seed);
  const mission = anyOf(known.missions, random).id;
  return { name: '', description: '', mission, squads: randomTeam(known.units, random, { cohesion, ...(era === undefined ? {} : { era }) }) };
}

function formatOf(word: string): Format {
  const format = FORMATS.find((one) => one === word);
  if (format === undefined) throw new InputError('--as', `"${word}" is none of ${FORMATS.join(', ')}`);
  return format;
}

function report(list: ListedTeam, notes: readonly Note[], edition: Edition): TeamReport {
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
