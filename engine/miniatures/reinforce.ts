/** Figures of the Fringe that come besides a squad (SWM-16.22). */
import { pickOrOnly, type About, type Closed, type Script, type Seat } from '../core/script.ts';
import { emit, type Game } from './game.ts';
import { roomFor } from './room.ts';
import { broughtBy, DONE, reinforcementProblems } from './squad.ts';
import { nextId, type State } from './state.ts';

/** The squad that brings reinforcements, and who has joined it, by cards. */
const linesOf = ({ figures, joined }: Pick<State, 'figures' | 'joined'>, seat: Seat): { readonly squad: readonly string[]; readonly besides: readonly string[] } => ({
  squad: figures.filter((figure) => figure.seat === seat && !figure.hired).map(({ card }) => card),
  besides: joined.filter((one) => one.seat === seat).map(({ card }) => card),
});

/**
 * Asks who comes next besides a squad that stands: one figure of the Fringe after another, everybody in sight, until the points that the squad brings are
 * spent or its player has enough (SWM-3.4, SWM-16.22, SWM-AMB-23). Where nobody fits any more, nobody is asked.
 */
export function* reinforce(game: Game, seat: Seat): Script {
  const { state, content: { cards, house } } = game;
  const { squad, besides } = linesOf(state, seat);
  const points = broughtBy(squad, cards);
  const hasRoom = roomFor(game, seat);
  const options: string[] = [];
  const closed: Closed[] = [];
  const details: Record<string, About> = {};
  for (const card of cards.values()) {
    if (card.faction !== 'fringe') continue;
    details[card.id] = { cost: card.cost };
    const [problem] = reinforcementProblems(squad, [...besides, card.id], house, cards);
    if (problem !== undefined) closed.push({ option: card.id, rule: problem.rule, why: problem.why, detail: problem.detail ?? {} });
    else if (hasRoom(card)) options.push(card.id);
    else closed.push({ option: card.id, rule: 'SWM-3.6', why: 'noRoom' });
  }
  const left = points - besides.reduce((sum, id) => sum + cards.get(id)!.cost, 0);
  const pick = yield* pickOrOnly({ seat, ask: 'reinforce', about: { points, left }, closed, details }, [...options, DONE]);
  if (pick === DONE) emit(game, { type: 'mustered', seat });
  else emit(game, { type: 'joined', figure: nextId(state.figures, seat), seat, card: pick, force: cards.get(pick)!.force ?? 0 });
}
