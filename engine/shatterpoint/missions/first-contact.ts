import { draw } from '../../core/pile.ts';
import { pickOne, pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { spendForce } from '../deeds/force.ts';
import type { Advice, Game, Mission } from '../game/game.ts';
import { inchesFromCorner, missionAfter, missionOf } from '../game/mission.ts';
import { maySpendMomentum, spendMomentum } from '../deeds/momentum.ts';
import { OUTERMOST, sideOf } from '../deeds/struggle.ts';
import { NOT_CHOSEN } from '../turn/order.ts';
import { controlledBy, struggleCard } from './parts.ts';
import { PLOY_ADVICE, resolvePloy } from './ploys.ts';
import { emit, other } from '../game/emit.ts';

/** Active objectives that make the opponent change the plan. */
const TOO_MANY = 3;
const CHANGE = 'change-of-plan';

/** How a seat could pay for a new struggle card. */
const ways = (game: Game, seat: Seat): string[] =>
  [...(game.state.players[seat]!.ready >= 1 ? ['force'] : []), ...(maySpendMomentum(game, seat, 1) ? ['momentum'] : [])];

/** In struggles II and III a player who holds three objectives without winning may be met with another card of the phase. */
function mayChange(game: Game, seat: Seat): boolean {
  const { struggle } = game.state;
  if (struggle.number < 2 || struggle.card === null || struggle.wonBy !== null) return false;
  return controlledBy(game, seat).length >= TOO_MANY && struggle.piles[struggle.number - 1]!.left.length > 0 && ways(game, other(seat)).length > 0;
}

/** Spaces between the struggle token and a seat's innermost momentum. */
const distance = (game: Game, seat: Seat): number =>
  Math.min(OUTERMOST + 1, ...game.state.players[seat]!.momentum) - game.state.struggle.token * sideOf(game, seat);

/** Momentum is paid only when the one who would win is near to it. */
const CHANGE_ADVICE: Advice = {
  worth: (game, { seat }, way) => (way === 'force' ? 2 : way === 'none' ? 0.5 : distance(game, other(seat)) <= 6 ? 1 : 0),
};

/** The opponent of the active player pays, draws a set-aside card and picks its map. Track and control of objectives that stay Active remain. */
function* changePlan(game: Game, active: Seat): Script {
  const seat = other(active);
  const { number, piles } = game.state.struggle;
  const way = yield* pickOne({ seat, ask: 'payment', about: { ability: CHANGE, price: 1 } }, [...ways(game, seat), 'none']);
  if (way === 'none') return;
  if (way === 'force') spendForce(game, seat, 1, CHANGE);
  else yield* spendMomentum(game, seat, 1);
  const title = yield* draw(piles[number - 1]!, 'struggle', { number });
  const card = missionOf(game).struggles.find((struggle) => struggle.title === title)!;
  const map = Number(yield* pickOrOnly({ seat, ask: 'map', about: { card: title } }, card.maps.map((_, i) => String(i))));
  emit(game, { type: 'struggleReplaced', card: title, map, objectives: card.maps[map]! });
}

/** A Shatterpoint card that is kept sets off the ploy of the struggle card, for both players; who holds too much sees the card change. */
export const firstContact: Mission = {
  id: 'first-contact',
  name: 'First Contact',
  spt: '00490201',
  objectives: [
    { id: 'T2', at: inchesFromCorner(18, 30) }, { id: 'T1', at: inchesFromCorner(18, 24) }, { id: 'C', at: inchesFromCorner(18, 18) },
    { id: 'B1', at: inchesFromCorner(18, 12) }, { id: 'B2', at: inchesFromCorner(18, 6) },
    { id: 'L2', at: inchesFromCorner(3, 18) }, { id: 'L1', at: inchesFromCorner(9, 18) }, { id: 'R1', at: inchesFromCorner(27, 18) }, { id: 'R2', at: inchesFromCorner(33, 18) },
    { id: 'TL', at: inchesFromCorner(6, 27) }, { id: 'TR', at: inchesFromCorner(30, 27) }, { id: 'BL', at: inchesFromCorner(6, 9) }, { id: 'BR', at: inchesFromCorner(30, 9) },
  ],
  struggles: [
    struggleCard(1, 'What Could Go Wrong?', ['TL TR C BL BR'], 'improvise'),
    struggleCard(1, 'Surprise Assault', ['T1 TR L2 B1 BR'], 'improvise'),
    struggleCard(1, 'We Get One Chance', ['TL T1 R2 BL B1'], 'improvise'),
    struggleCard(2, 'We May Have Miscalculated', ['TR L2 C BR', 'TL C R2 BL'], 'false-trail'),
    struggleCard(2, 'They Were Expecting Us', ['TR L2 R2 BR', 'TL L2 R2 BL'], 'fresh-troops'),
    struggleCard(2, 'This Wasn’t the Plan', ['T1 L2 R2 B1', 'T2 L1 R1 B2'], 'patch-up'),
    struggleCard(3, 'Let’s Finish This', ['TL TR T1 B2', 'T2 B1 BL BR'], 'right-hand'),
    struggleCard(3, 'Bring it Home', ['TL TR BL BR', 'T1 L1 R1 B1'], 'second-wind'),
    struggleCard(3, 'It’s Now or Never', ['T2 C R2 B2', 'T2 L2 C B2'], 'last-stride'),
  ],
  advice: { ...PLOY_ADVICE, [CHANGE]: CHANGE_ADVICE },
  parts: [
    missionAfter('cleverPloy', 'shatterpointKept', { run: resolvePloy }),
    missionAfter('chosenAgain', 'turnEnding', {
      when: (game) => game.state.units.some(({ marks }) => marks.includes(NOT_CHOSEN)),
      *run(game) { for (const { id, marks } of game.state.units) if (marks.includes(NOT_CHOSEN)) emit(game, { type: 'unmarked', unit: id, mark: NOT_CHOSEN }); },
    }),
    missionAfter('changeOfPlan', 'struggleStepped', {
      when: (game, { seat }) => mayChange(game, seat),
      run: (game, { seat }) => changePlan(game, seat),
    }),
  ],
  extraSpaces: () => 0,
};
