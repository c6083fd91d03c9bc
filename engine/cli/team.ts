import { InputError } from '../core/form.ts';
import { OWN_FORMAT, type Report, type Teams, type TeamWords } from '../testing/workshop/workshop.ts';
import { workshopOf } from '../testing/workshop/index.ts';
import { UsageError } from './command.ts';
import { readTextIfThere } from './files.ts';
import type { Options } from './options.ts';

/** A word that was meant as the name of a file: a path, or a name with an ending. */
const isFileName = (word: string): boolean => !/[\n{]|:\/\/|^\s*spt\[/.test(word) && (/[\\/]/.test(word) || /\S\.[a-z]\w{0,7}$/i.test(word));

/** The list in a file when there is one of that name, else the words themselves. */
async function textOf(word: string): Promise<string> {
  const text = await readTextIfThere(word);
  if (text === null && isFileName(word)) throw new InputError('team', `there is no file "${word}"`);
  return text ?? word;
}

/** Options of which only some systems' teams know. */
const OWN = ['era', 'cohesion', 'edition', 'side', 'points'] as const satisfies readonly (keyof TeamWords)[];

/** The asked systems that know every option that was given. Throws `UsageError` when one was asked by name and does not, or none does. */
function knowing(systems: readonly string[], options: Options): readonly string[] {
  const lacking = (system: string): string | undefined => OWN.find((word) => options[word] !== undefined && !workshopOf(system).teams.options.includes(word));
  const knows = systems.filter((system) => lacking(system) === undefined);
  const [first] = systems;
  if (knows.length === 0 || (options.systems !== null && knows.length < systems.length)) {
    const system = systems.find((one) => lacking(one) !== undefined) ?? first!;
    throw new UsageError(`--${lacking(system)}: teams of ${workshopOf(system).name} know no such option`);
  }
  if (options.as === undefined) return knows;
  const writes = knows.filter((system) => workshopOf(system).teams.formats.includes(options.as!));
  if (writes.length === 0) throw new UsageError(`--as: "${options.as}" is none of ${[...new Set(knows.flatMap((system) => workshopOf(system).teams.formats))].join(', ')}`);
  return writes;
}

/** Carries out an option's complaint as wrong words. */
function asked(teams: Teams, run: (teams: Teams) => Report): Report {
  try {
    return run(teams);
  } catch (error) {
    throw error instanceof InputError && error.source.startsWith('--') ? new UsageError(error.message) : error;
  }
}

/**
 * Carries out `gantry team random` and `gantry team read` for systems, by id. A text that is read without `--system` is of the
 * systems that recognise most of it. Throws `UsageError` for wrong words, `InputError` for a text that is no list.
 */
export async function team(known: readonly string[], options: Options): Promise<ReadonlyMap<string, Report>> {
  const [verb, ...rest] = options.files;
  if (verb !== 'random' && verb !== 'read') throw new UsageError('team needs "random" or "read"');
  if (verb === 'random' && rest.length > 0) throw new UsageError(`team random takes no more words, not "${rest[0]}"`);
  if (verb === 'read' && rest.length !== 1) throw new UsageError('team read needs one file or text');
  const systems = knowing(options.systems ?? known, options);
  if (verb === 'random') return reports(systems, (teams) => teams.random(options));
  const text = await textOf(rest[0]!);
  return reports(options.systems === null ? recognising(systems, text) : systems, (teams) => teams.read(text, options));
}

function reports(systems: readonly string[], run: (teams: Teams) => Report): Map<string, Report> {
  return new Map(systems.map((system) => [system, asked(workshopOf(system).teams, run)]));
}

/** The systems that recognise most of a text. Throws `InputError` when none recognises anything. */
function recognising(systems: readonly string[], text: string): readonly string[] {
  if (text.trim() === '') throw new InputError('team', 'it is empty');
  const counts = systems.map((system) => Math.min(OWN_FORMAT, workshopOf(system).teams.knows(text)));
  const most = Math.max(...counts);
  if (most > 0) return systems.filter((_, i) => counts[i] === most);
  const why = systems.map((system) => {
    try {
      workshopOf(system).teams.read(text, { seed: 0 });
      return '';
    } catch (error) {
      return error instanceof InputError ? error.message : String(error);
    }
  });
  throw new InputError('team', `no rule system can read it: ${why.filter((each) => each !== '').join('; ')}`);
}
