/** Positions of Star Wars Miniatures: legal squads of real figures in the middle of a skirmish. */
import { makeContent } from '../../../miniatures/content.ts';
import type { Board } from '../../../miniatures/board.ts';
import type { Event } from '../../../miniatures/events.ts';
import { FIGURES } from '../../../miniatures/figures/index.ts';
import type { Game } from '../../../miniatures/game.ts';
import type { House } from '../../../miniatures/house-rules.ts';
import { readSetup } from '../../../miniatures/setup.ts';
import { freshTurn, type Figure, type State } from '../../../miniatures/state.ts';
import { startOn } from '../../../miniatures/system.ts';
import type { Play } from '../../../core/rules.ts';
import { drawnBoard, type Drawing } from '../../miniatures/table.ts';
import type { Line, Position } from '../position.ts';

interface Placed extends Partial<Pick<Figure, 'damage' | 'force' | 'activated'>> {
  readonly card: string;
  /** Where it stands, where the drawing does not show it. */
  readonly at?: Figure['at'];
}

export interface Scene extends Pick<Position, 'name' | 'says'>, Pick<Drawing, 'map' | 'walls' | 'low' | 'doors'> {
  /** Figures by their letters in the drawing: small ones are Rebels (`0.0`, `0.1`, … in this order), capital ones Imperials (`1.0`, …). */
  readonly pieces: Readonly<Record<string, Placed>>;
  /** The letter of the figure whose turn it is. */
  readonly acting: string;
  /** Doors that stand open. */
  readonly open?: readonly number[];
  readonly house?: Partial<House>;
  /** A board that a drawing cannot show. */
  readonly board?: Board;
  readonly solution: Line;
  readonly blunder: Line;
  solved(end: Game, told: readonly Event[]): boolean;
}

/** The round that a position is in. */
const ROUND = 4;

const seatOf = (letter: string): 0 | 1 => (letter === letter.toLowerCase() ? 0 : 1);

/** The position of a scene. Starting it throws where a squad is not legal. */
export function position(scene: Scene): Position<State, Event> {
  const { name, says, acting, solution, blunder } = scene;
  let built: { readonly play: Play<State, Event>; readonly game: Game } | null = null;
  const here = () => (built ??= build(scene));
  return {
    name, says, solution, blunder, seat: seatOf(acting),
    start: () => here().play,
    solved: (state, told) => scene.solved({ ...here().game, state }, told),
  };
}

function build(scene: Scene): { readonly play: Play<State, Event>; readonly game: Game } {
  const letters = Object.keys(scene.pieces);
  const own = (seat: 0 | 1): string[] => letters.filter((letter) => seatOf(letter) === seat);
  const teams = ([0, 1] as const).map((seat) => ({ figures: own(seat).map((letter) => scene.pieces[letter]!.card) }));
  const setup = readSetup({ table: 'drawn', teams, points: 1000, levels: scene.board?.upper.levels ?? 1, ...scene.house });
  const board = scene.board ?? drawnBoard(scene);
  const play = startOn(setup, board, FIGURES);
  const state = stateOf(scene, play.state, (letter) => `${seatOf(letter)}.${own(seatOf(letter)).indexOf(letter)}`);
  const content = makeContent(setup, board, new Map(FIGURES.map((card) => [card.id, card])));
  return { play: { ...play, state }, game: { state, content, events: null } };
}

/** It is the last activation of the phase (SWM-6.2); whoever else is left has its turn later in the round. */
function stateOf(scene: Scene, first: State, idOf: (letter: string) => string): State {
  const { map, pieces, acting, open = [] } = scene;
  const figures = first.figures.map((figure) => {
    const letter = Object.keys(pieces).find((each) => idOf(each) === figure.id)!;
    const { card: _card, at = squareOf(map, letter), ...more } = pieces[letter]!;
    if (at === null) throw new Error(`${scene.name}: ${letter} stands nowhere`);
    return { ...figure, at, ...more, ...(letter === acting ? { activated: true } : {}) };
  });
  return {
    ...first, step: 'phases', round: ROUND, first: seatOf(acting), active: seatOf(acting), left: 0, figures, turn: freshTurn(idOf(acting)),
    doors: first.doors.map((door, i) => ({ ...door, open: open.includes(i) })),
  };
}

function squareOf(map: readonly string[], letter: string): Figure['at'] {
  const row = map.findIndex((line) => line.includes(letter));
  return row < 0 ? null : { column: map[row]!.indexOf(letter), row };
}
