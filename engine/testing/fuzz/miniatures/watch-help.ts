import { hasFeat } from '../../../miniatures/card.ts';
import type { Event, EventOf } from '../../../miniatures/events.ts';
import { cardOf, type Game } from '../../../miniatures/game.ts';
import { sees } from '../../../miniatures/sight.ts';
import { eyesOf, spaceOf } from '../../../miniatures/stand.ts';
import { figureOf, isStanding } from '../../../miniatures/state.ts';
import { Fault } from '../fault.ts';
import type { Watcher as AnyWatcher } from '../watch.ts';

type Watcher = AnyWatcher<Game, Event>;

/**
 * Points of the Force are spent for good and come from powers alone (SWM-14.1), nobody pays what it has not (SWM-14.7), and nobody uses the Force twice in a
 * turn but by a spirit with it or the Emperor's hand (SWM-14.5, SWM-16.20, SWM-16.24).
 */
export function forceWatcher(): Watcher {
  const points = new Map<string, number>();
  /** Who has used the Force in this turn, and whether its own points paid. */
  let uses: { readonly figure: string; readonly lent: boolean }[] = [];
  return {
    event(game, event) {
      const { state } = game;
      if (event.type === 'activated' || event.type === 'turnEnded') uses = [];
      for (const figure of state.figures) if (!points.has(figure.id)) points.set(figure.id, cardOf(game, figure).force ?? 0);
      if (event.type === 'forceGained') points.set(event.figure, points.get(event.figure)! + event.points);
      if (event.type === 'forceSpent') {
        uses.push({ figure: event.figure, lent: event.payer !== event.figure });
        points.set(event.payer, points.get(event.payer)! - event.points);
        checkUse(game, event, uses.filter(({ figure }) => figure === event.figure));
      }
      for (const { id, force } of state.figures) {
        if (!Number.isInteger(force) || force < 0) throw new Fault('SWM-14.7', 'forceBelowZero', `${id} has ${force} after ${event.type}`);
        if (force !== points.get(id)) throw new Fault('SWM-14.1', 'forceFromNowhere', `${id} has ${force} instead of ${points.get(id)} after ${event.type}`);
      }
    },
  };
}

function checkUse(game: Game, { figure, payer }: EventOf<'forceSpent'>, uses: readonly { readonly lent: boolean }[]): void {
  const [self, other] = [figureOf(game.state, figure), figureOf(game.state, payer)];
  const lends = cardOf(game, other).feats.some((feat) => feat.kind === 'command' && feat.lends === true);
  if (self !== other && (self.seat !== other.seat || !lends)) throw new Fault('SWM-14.7', 'wrongPayer', `${payer} for ${figure}`);
  const hand = hasFeat(cardOf(game, self), 'hand-of-the-emperor') && uses.some(({ lent }) => lent);
  if (uses.length > 1 + self.spirits + (hand ? 1 : 0)) throw new Fault('SWM-14.5', 'forceUsedTwice', `${figure}, ${uses.length} times`);
}

/** Who adds its fire: an ally not yet activated that sees the target, no melee fighter, not harmless, and in the attacker's own turn alone (SWM-11.6, SWM-12.6). */
export function helpWatcher(): Watcher {
  let activated = new Set<string>();
  return {
    event(game, event) {
      if (event.type === 'roundBegun') activated = new Set();
      if (event.type === 'fireCombined') checkHelp(game, event, activated);
      if (event.type === 'activated') activated.add(event.figure);
      if (event.type === 'fireCombined' && event.activates) activated.add(event.helper);
    },
  };
}

function checkHelp(game: Game, { helper, attacker, activates, bonus }: EventOf<'fireCombined'>, activated: ReadonlySet<string>): void {
  const { state, content: { house } } = game;
  const wrong = (what: string, rule = 'SWM-11.6'): never => { throw new Fault(rule, what, `${helper} for ${attacker}`); };
  const [ally, self] = [figureOf(state, helper), figureOf(state, attacker)];
  const made = state.attack;
  if (made?.attacker !== attacker || state.turn?.figure !== attacker) return wrong('helpsOutOfTurn', 'SWM-12.6');
  const target = figureOf(state, made.target);
  if (ally.seat !== self.seat || ally === self || activated.has(helper)) wrong('wrongHelper');
  if (cardOf(game, ally).damage === 0) wrong('harmlessHelps');
  if ([ally, self].some((figure) => hasFeat(cardOf(game, figure), 'melee-attack'))) wrong('meleeHelps');
  if (!isStanding(ally) || !isStanding(target) || !sees(eyesOf(game), spaceOf(game, ally), spaceOf(game, target))) wrong('helpsUnseeing');
  if (new Set(made.helpers).size !== made.helpers.length) wrong('helpsTwice');
  if (bonus !== house.combinedFireBonus || made.help !== bonus * made.helpers.length || activates !== house.combinedFireActivates) wrong('wrongHelp');
}
