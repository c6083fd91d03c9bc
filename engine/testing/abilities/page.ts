/** The table of all abilities as Markdown. */
import { units as library } from '../../shatterpoint/units/index.ts';
import { exceptions, type Exception } from './exceptions.ts';
import type { Fact } from './facts.ts';
import { occasions } from './occasions.ts';
import { added, corrections, type Correction } from './print/corrections.ts';
import { placeOf, tagsOf, type Row } from './rows.ts';
import { abilityTable, differenceText, type Compared } from './table.ts';

const LIMIT = /^(?:once per turn|twice|twice in its own activation|an action|up to \d cards)$/;
const WHO = ['allied', 'enemy', 'another', 'own or allied', 'either player', 'its player', 'the opponent', 'squad', 'primary', 'secondary', 'supporting', 'any tag'];
const NEAR = /\bwithin \d|^heals reach|^line of sight$|^elevation$|^toward$|^away$|^engaged$/;

type Column = 'limit' | 'when' | 'who' | 'near' | 'what';
const COLUMNS: readonly Column[] = ['limit', 'when', 'who', 'near', 'what'];

/** Where a fact stands; of keywords given to others, by who has them. */
function columnOf(fact: Fact, tags: ReadonlySet<string>): Column {
  const words = fact.split(': ').at(-1)!;
  if (LIMIT.test(words)) return 'limit';
  if (occasions.some((each) => each.fact === words)) return 'when';
  if (WHO.includes(words) || tags.has(words)) return 'who';
  return NEAR.test(words) ? 'near' : 'what';
}

/** Marks of a row: what a correction of the sheets rests on, an exception, whether it was read off the older card. */
function marksOf({ row, print, corrected, excepted, differences }: Compared): string {
  const marks = [...new Set(corrected.map(({ source }) => `corrected: ${source}`)), ...(excepted.length > 0 ? ['exception'] : [])];
  if (added[placeOf(row)] !== undefined) marks.push('older card');
  if (print === null) marks.push('not printed');
  if (differences.length > 0) marks.push('**parts**');
  return marks.join(', ');
}

const whereOf = ({ unit, ability }: Pick<Exception, 'unit' | 'ability'>): string => (unit === undefined ? ability : `${unit}: ${ability}`);
const facts = (list: readonly Fact[] = []): string => list.join('; ');

const exceptionLine = (each: Exception): string => `| ${whereOf(each)} | ${facts(each.facts)} | ${each.why} |`;
const correctionLine = (each: Correction): string =>
  `| ${whereOf(each)}${each.edition === undefined ? '' : ` (${each.edition})`} | ${facts(each.not)} | ${facts(each.but)} | ${each.source} | ${each.why} |`;

/** What facts cannot tell apart, so that only the abilities' own tests prove it. */
const OUT_OF_REACH: readonly string[] = [
  'Facts stand side by side: these the abilities’ own tests have to prove.', '',
  '* A fact that one ability states at two places of its code, where one of the places loses it; `everywhere.slow.test.ts` names those of sides.',
  '* The order in which things happen, and which of two things a condition is asked for.',
  '* Whose damage or condition it is, where both players’ units could have done it.',
  '* That a sentence answers its own unit’s event only (“this unit”), where nothing else in it says who.',
  '* Numbers that are compared with nothing printed: no damage without a hit, the larger of two, rounding.',
];

/** How many different facts the code of a row states of itself, without what the rules see to. */
const statedIn = ({ parts }: Row): number => new Set(parts.flat().filter(({ soft }) => !soft).map(({ ways }) => ways[0])).size;

/** The page: unit by unit a row for each ability and Battle Tactics card, then what is corrected and excepted, and why. */
export function abilitiesMarkdown(table: readonly Compared[]): string {
  const tags = new Set(tagsOf(library));
  const rowLine = (each: Compared): string => {
    const { name, edition, kind, text } = each.row;
    const cells = COLUMNS.map((column) => facts(text.filter((fact) => columnOf(fact, tags) === column).sort()));
    return `| ${[edition === 'current' ? name : `${name} (first print)`, kind, ...cells, marksOf(each)].join(' | ')} |`;
  };
  const own = table.filter(({ print }) => print === null).length;
  const total = (count: (each: Compared) => number): number => table.reduce((sum, each) => sum + count(each), 0);
  const lines = [
    '# Shatterpoint: what every ability says', '',
    'Written by `npm run abilities`; a test fails when it is out of date, and when print, text and code of an ability part.',
    `${table.length} abilities and Battle Tactics cards of ${library.length} units in both editions, ${table.length - own} of them compared with the print, ${own} never printed.`,
    `Compared: ${total(({ print }) => print?.length ?? 0)} facts of the print, ${total(({ row }) => row.text.length + 1)} of the texts, ${total(({ row }) => statedIn(row) + 1)} of the code; a kind with its cost is one.`,
    'How it is read: `engine/testing/abilities`.', '',
    'The facts of a row are three times the same: taken from the printed card, read out of the words that a player sees, and read out of the code that plays it.',
    'A mark says where the sheet of card facts is corrected and by what, where one of the three cannot show a fact (both lists stand below), and what was read off the card of the first print.', '',
  ];
  for (const unit of library) lines.push(`## ${unit.name}`, '', '| ability | kind, Force | limit | when | who | how near | what | mark |', '|---|---|---|---|---|---|---|---|', ...table.filter(({ row }) => row.unit === unit.id).map(rowLine), '');
  lines.push('## Exceptions', '', 'What one of the three cannot show.', '', '| ability | facts | why |', '|---|---|---|', ...exceptions.map(exceptionLine), '');
  lines.push('## Corrections of the sheets', '', 'What the sheets of card facts have otherwise than the print, or in words that are not read: `card` rests on the printed card, `rules` on a rule that makes both the same, `sheet` on the sheet’s own words.', '',
    '| ability | not | but | from | why |', '|---|---|---|---|---|', ...corrections.map(correctionLine), '');
  lines.push('## Out of reach', '', ...OUT_OF_REACH, '');
  const parted = table.flatMap(({ differences }) => differences);
  if (parted.length > 0) lines.push('## Differences', '', ...parted.map((each) => `* ${differenceText(each)}`), '');
  return lines.join('\n');
}

export interface Page {
  readonly text: string;
  readonly rows: number;
  /** Where print, text and code part, in words. */
  readonly parted: readonly string[];
}

/** Reads everything and writes the page. Throws, with the place, what cannot be read. */
export function abilityPage(): Page {
  const table = abilityTable();
  return { text: abilitiesMarkdown(table), rows: table.length, parted: table.flatMap(({ differences }) => differences).map(differenceText) };
}
