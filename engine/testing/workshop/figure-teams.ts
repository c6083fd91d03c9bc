/** What players bring where that is a list of figures that may cost so many points. */
import { InputError } from '../../core/form.ts';
import { anyOf, randomFrom, type Random } from '../../core/rng.ts';
import type { Refusal } from '../../core/script.ts';
import { readFigureList, recognised, writeFigureList, type ListKind } from '../../core/figure-list.ts';
import { OWN_FORMAT, type Report, type Teams, type TeamWords } from './workshop.ts';

/** What differs from game to game. */
export interface FigureTeams<P extends Refusal = Refusal> {
  /** What such a list is called, and its first line as text: `squad`, `Miniatures squad`. */
  readonly called: string;
  readonly title: string;
  readonly cards: readonly { readonly id: string; readonly name: string }[];
  cost(id: string): number;
  /** What a list may usually cost, and what a match may allow. */
  readonly points: number;
  readonly mostPoints: number;
  /** The sides a list may be of; none where everybody may bring anybody. */
  readonly sides: readonly string[];
  /** The side of a list for which nobody names one. */
  ownSide(figures: readonly string[]): string;
  problems(figures: readonly string[], points: number, side: string): readonly P[];
  problemText(problem: P): string;
}

const FORMATS = ['list'];

/** One of some words. Throws `InputError` naming what has another. */
function oneOf(known: readonly string[], word: string, source: string): string {
  if (!known.includes(word)) throw new InputError(source, `"${word}" is none of ${known.join(', ')}`);
  return word;
}

/** Teams of a game whose lists are text with a title, fields and figures. */
export function figureTeams<P extends Refusal>(game: FigureTeams<P>): Teams {
  const { called, title, cards, sides, points: usual } = game;
  const kind: ListKind = { title, fields: [...(sides.length > 0 ? ['Side'] : []), 'Points'], cards };
  const source = title.toLowerCase();

  function pointsIn(word: string | undefined): number {
    const points = Number(word ?? usual);
    if (!Number.isInteger(points) || points < 1 || points > game.mostPoints) throw new InputError(source, `points: a whole number from 1 to ${game.mostPoints} is needed, not "${word}"`);
    return points;
  }

  function report(name: string, figures: readonly string[], side: string, points: number, notes: readonly string[], as: string | undefined): Report {
    if (as !== undefined) oneOf(FORMATS, as, '--as');
    const problems = game.problems(figures, points, side);
    const cost = figures.reduce((sum, id) => sum + game.cost(id), 0);
    const list = writeFigureList({ name, fields: { ...(side === '' ? {} : { Side: side }), Points: String(points) }, figures }, kind);
    const lines = [
      ...(name === '' ? [] : [name]), `${title}${side === '' ? '' : ` (${side})`}: ${cost} of ${points} points`,
      ...figures.map((id) => `  ${String(game.cost(id)).padStart(3)}  ${cards.find((card) => card.id === id)!.name}`), '',
      ...notes.map((note) => `Note: ${note}`), ...(problems.length === 0 ? ['Legal.'] : ['Not legal:', ...problems.map((problem) => `  ${game.problemText(problem)}`)]), '', list,
    ];
    const found = { name, ...(side === '' ? {} : { side }), points, cost, figures, notes, problems, written: { list } };
    return { found, text: as === undefined ? lines.join('\n') : list, broken: problems.length > 0 };
  }

  return {
    called,
    options: [...(sides.length > 0 ? ['side' as const] : []), 'points'],
    formats: FORMATS,
    random({ seed, as, side, points = usual }: TeamWords) {
      const random = randomFrom(seed);
      const own = side !== undefined ? oneOf(sides, side, '--side') : sides.length > 0 ? anyOf(sides, random) : '';
      const figures = filled(game, points, own, random);
      if (figures.length === 0) throw new InputError('--points', `nobody costs ${points} or less`);
      return report('', figures, own, points, [], as);
    },
    read(text, { as, side, points }: TeamWords) {
      const { list: { name, fields, figures }, notes } = readFigureList(text, kind);
      const written = fields['Side']?.toLowerCase();
      const own = side !== undefined ? oneOf(sides, side, '--side') : written !== undefined ? oneOf(sides, written, `${source}: side`) : game.ownSide(figures);
      return report(name, figures, own, points ?? pointsIn(fields['Points']), notes, as);
    },
    knows: (text) => recognised(text, kind, OWN_FORMAT),
  };
}

/** Figures of chance, as long as one more is legal. */
function filled<P extends Refusal>({ cards, problems }: FigureTeams<P>, points: number, side: string, random: Random): string[] {
  const figures: string[] = [];
  for (;;) {
    const fitting = cards.filter(({ id }) => problems([...figures, id], points, side).length === 0);
    if (fitting.length === 0) return figures;
    figures.push(anyOf(fitting, random).id);
  }
}
