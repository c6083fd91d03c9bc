import { pickOne, type About, type Script, type Seat } from '../core/script.ts';
import { actionPoints } from './archetype.ts';
import { cardOf, emit, over, type Game, type Answer, type Trigger } from './game.ts';
import { characterOf, clockwise, isStanding, standing, type CharacterId, type Standing } from './state.ts';

/** What an answer is about: who acts, when, at whom, and whether at a run (1). */
const aboutOf = ({ actor, moment, target, running }: Trigger): About =>
  ({ actor, moment, ...(target === null ? {} : { target }), ...(running ? { running: 1 } : {}) });

interface Offer {
  readonly id: string;
  readonly self: Standing;
  readonly answer: Answer;
}

/**
 * Lets others answer what a character does, seat by seat clockwise from the acting one: each character once for each
 * triggering action (WT-A11), with points it still has until its next activation (WT-A10). Enemies answer an action; only the
 * player of the character acting in its activation answers their answer, with another character.
 */
export function* answers(game: Game, trigger: Trigger): Script {
  if (trigger.depth >= 2) return;
  const answered: CharacterId[] = [];
  const actor = characterOf(game.state, trigger.actor);
  for (const seat of seatsThatMayAnswer(game, actor.seat, trigger)) {
    for (;;) {
      if (over(game)) return;
      const offers = offersOf(game, seat, trigger, answered);
      if (offers.length === 0) break;
      const pick = yield* pickOne({ seat, ask: 'answer', about: aboutOf(trigger) }, [...offers.map(({ id }) => id), 'pass']);
      const offer = offers.find(({ id }) => id === pick);
      if (offer === undefined) break;
      answered.push(offer.self.id);
      emit(game, { type: 'answered', character: offer.self.id, answer: offer.answer.id, cost: offer.answer.cost(cardOf(game, offer.self)), to: trigger.actor });
      yield* offer.answer.run(game, offer.self, trigger);
    }
  }
}

function seatsThatMayAnswer(game: Game, actorSeat: Seat, { depth }: Trigger): Seat[] {
  if (depth === 0) return clockwise(game.content.seats, actorSeat).slice(1);
  const { activation } = game.state;
  return activation === null ? [] : [characterOf(game.state, activation.character).seat].filter((seat) => seat !== actorSeat);
}

function offersOf(game: Game, seat: Seat, trigger: Trigger, answered: readonly CharacterId[]): Offer[] {
  const offers: Offer[] = [];
  if (!isStanding(characterOf(game.state, trigger.actor))) return offers;
  for (const self of standing(game.state)) {
    if (self.seat !== seat || answered.includes(self.id) || game.state.activation?.character === self.id) continue;
    for (const answer of game.content.answers) {
      if (answer.moment !== trigger.moment || !canPay(game, self, answer.cost(cardOf(game, self))) || !answer.when(game, self, trigger)) continue;
      offers.push({ id: `${answer.id}@${self.id}`, self, answer });
    }
  }
  return offers;
}

/** Debt may not pass the points of a whole turn (WT-A10). */
const canPay = (game: Game, self: Standing, cost: number): boolean => self.debt + cost <= actionPoints(cardOf(game, self));
