/** Lists of figures as text: a title, fields, and one kind of figure in each line. */
import { InputError } from './form.ts';

/** What such a list may hold. */
export interface ListKind {
  /** Its first line begins so: `Miniatures squad`. */
  readonly title: string;
  /** Fields that may follow, as `Side: rebel`. */
  readonly fields: readonly string[];
  readonly cards: readonly { readonly id: string; readonly name: string }[];
}

export interface FigureList {
  readonly name: string;
  readonly fields: Readonly<Record<string, string>>;
  /** Ids of cards, in order. */
  readonly figures: readonly string[];
}

/** A list that was read, and what could not be taken over. */
export interface ReadList {
  readonly list: FigureList;
  readonly notes: readonly string[];
}

/** Texts longer than this are not read, and no line stands for more figures than this. */
export const LONGEST = 20_000;
const MOST = 40;

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== '');
const plain = (words: string): string => words.toLowerCase().replace(/[^a-z0-9]+/g, ' ').trim();

/** Of the cards the one that is called so, by its whole name or id, or by a part that only it has. */
function cardsCalled({ cards }: ListKind, words: string): ListKind['cards'] {
  const wanted = plain(words);
  if (wanted === '') return [];
  const whole = cards.filter(({ id, name }) => plain(name) === wanted || plain(id) === wanted);
  return whole.length > 0 ? whole : cards.filter(({ name }) => plain(name).includes(wanted));
}

/** `2 x Ewok`, `Ewok x2`, `2 Ewok` and `Ewok (3)` all name the Ewok; `4-LOM` is a name. */
function countedName(line: string): readonly [count: number, words: string] {
  const words = line.replace(/\s*\(\d+\)$/, '');
  const [, before, after] = /^(\d+)(?:\s*[x×]\s*|\s+)(.+)$/i.exec(words) ?? [];
  if (after !== undefined) return [Number(before), after];
  const [, named, times] = /^(.+?)\s+[x×]\s*(\d+)$/i.exec(words) ?? [];
  return named === undefined ? [1, words] : [Number(times), named];
}

/** What a first line says after the title; null when it has none. */
function titled(line: string, { title }: ListKind): string | null {
  if (!plain(line).startsWith(plain(title))) return null;
  const colon = line.indexOf(':');
  return colon < 0 ? '' : line.slice(colon + 1).trim();
}

/** Reads a list. Throws `InputError` when it is empty, too long or names nobody. */
export function readFigureList(text: string, kind: ListKind): ReadList {
  const source = kind.title.toLowerCase();
  if (text.length > LONGEST) throw new InputError(source, `it is ${text.length} characters long; ${LONGEST} are the most that are read`);
  const lines = linesOf(text);
  if (lines.length === 0) throw new InputError(source, 'it is empty');
  const name = titled(lines[0]!, kind);
  const fields: Record<string, string> = {};
  const figures: string[] = [];
  const notes: string[] = [];
  for (const line of name === null ? lines : lines.slice(1)) {
    const field = kind.fields.find((one) => plain(line.split(':')[0]!) === plain(one) && line.includes(':'));
    if (field !== undefined) fields[field] = line.slice(line.indexOf(':') + 1).trim();
    else take(line, kind, figures, notes);
  }
  if (figures.length === 0) throw new InputError(source, notes.length === 0 ? 'it names no figure' : `it names no figure: ${notes[0]}`);
  return { list: { name: name ?? '', fields, figures }, notes };
}

function take(line: string, kind: ListKind, figures: string[], notes: string[]): void {
  const [count, words] = countedName(line);
  const found = cardsCalled(kind, words);
  if (found.length !== 1) notes.push(found.length === 0 ? `nobody is called "${words}"` : `"${words}" may be ${found.map(({ name }) => name).join(' or ')}; write the whole name`);
  else if (count < 1 || figures.length + count > MOST) notes.push(`${count} x ${found[0]!.name} is left out: a list holds 1 to ${MOST} figures`);
  else for (let n = 0; n < count; n++) figures.push(found[0]!.id);
}

/** Writes a list so that `readFigureList` gives it back. */
export function writeFigureList({ name, fields, figures }: FigureList, { title, cards }: ListKind): string {
  const runs: { readonly id: string; count: number }[] = [];
  for (const id of figures) {
    const last = runs.at(-1);
    if (last?.id === id) last.count += 1;
    else runs.push({ id, count: 1 });
  }
  const called = (id: string): string => cards.find((card) => card.id === id)?.name ?? id;
  const head = [`${title}: ${name}`.trimEnd(), ...Object.entries(fields).map(([field, value]) => `${field}: ${value}`)];
  return [...head, ...runs.map(({ id, count }) => (count === 1 ? called(id) : `${count} x ${called(id)}`))].join('\n');
}

/** How much of a text is in such a list: every line that names somebody, or `own` for its title. */
export function recognised(text: string, kind: ListKind, own: number): number {
  const lines = text.length > LONGEST ? [] : linesOf(text);
  if (lines.length > 0 && titled(lines[0]!, kind) !== null) return own;
  return lines.filter((line) => cardsCalled(kind, countedName(line)[1]).length === 1).length;
}
