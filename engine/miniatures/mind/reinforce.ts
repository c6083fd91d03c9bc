/** Whom the computer brings besides its squad (SWM-16.22). */
import type { PickRequest } from '../../core/script.ts';
import { hasFeat } from '../card.ts';
import type { Card, Content } from '../game.ts';
import { mustShow } from '../numbers.ts';
import { DONE } from '../squad.ts';
import type { State } from '../state.ts';

/** What a figure brings to a fight: the cost points that it takes off the enemies in front of it in a turn, and how many attacks of theirs it stands. */
interface Might {
  readonly takes: number;
  readonly stands: number;
}

/** Sets of figures whose first ones are thought of. */
const THOUGHT = 4;
/** Part of its turns in which somebody who fights hand to hand comes to strike; what attacks after the first are worth, for they cost the move. */
const [NEAR, MORE] = [0.35, 0.3];
/** Part of its targets that a cunning attacker finds not yet activated; what cunning and a bounty add. */
const [UNAWARE, SKILL, HARM] = [0.5, 4, 10];

const chanceOf = (needed: number): number => (21 - mustShow(needed)) / 20;
const attacksOf = (card: Card): number =>
  1 + MORE * (hasFeat(card, 'triple-attack') ? 2 : hasFeat(card, 'double-attack') || hasFeat(card, 'double-claw-attack') ? 1 : 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length);

function mightOf(card: Card, enemies: readonly Card[]): Might {
  const strikes = attacksOf(card) * (hasFeat(card, 'melee-attack') ? NEAR : 1);
  const cunning = hasFeat(card, 'cunning-attack') ? UNAWARE : 0;
  const takes = strikes * mean(enemies.map(({ defense, hitPoints, cost, unique }) => {
    const attack = card.attack + SKILL * cunning + (unique && hasFeat(card, 'bounty-hunter') ? SKILL : 0);
    return chanceOf(defense - attack) * Math.min(1, (card.damage + HARM * cunning) / hitPoints) * cost;
  }));
  const suffers = mean(enemies.map((enemy) => chanceOf(card.defense - enemy.attack) * enemy.damage));
  return { takes, stands: card.hitPoints / Math.max(1, suffers) };
}

const known = new WeakMap<Content, Map<string, readonly string[]>>();

/** What serves best where these have joined already: looked for once, for lines that are thought on come to it again and again. */
export function worthJoining(content: Content, state: State, request: PickRequest): readonly string[] {
  let found = known.get(content);
  if (found === undefined) known.set(content, (found = new Map<string, readonly string[]>()));
  const key = JSON.stringify([request.seat, request.options, state.joined]);
  let worth = found.get(key);
  if (worth === undefined) found.set(key, (worth = lookedFor(content, state, request)));
  return worth;
}

/**
 * The first figures of the sets that serve best against the squad that stands there, the best set's first; `done` where nobody is worth it. A side is worth
 * what it takes in a turn times how long it stands: who strikes hard is worth more beside those who last, and the other way round.
 */
function lookedFor(content: Content, state: State, { seat, about, options }: PickRequest): readonly string[] {
  const { cards } = content;
  const cardsOf = (of: (each: State['figures'][number]) => boolean): readonly Card[] => state.figures.filter(of).map(({ card }) => cards.get(card)!);
  const enemies = cardsOf((figure) => figure.seat !== seat);
  const own = cardsOf((figure) => figure.seat === seat).map((card) => mightOf(card, enemies));
  const fit = options.filter((id) => id !== DONE).map((id) => cards.get(id)!).sort((a, b) => b.cost - a.cost || (a.id < b.id ? -1 : 1))
    .map((card) => ({ card, might: mightOf(card, enemies) }));
  const best = new Map<string, number>();
  const note = (first: string, worth: number): void => { if (worth > (best.get(first) ?? -1)) best.set(first, worth); };
  /** Every set that the points allow, dearest figures first. */
  const look = (from: number, left: number, { takes, stands }: Might, first: string): void => {
    note(first, takes * stands);
    for (let at = from; at < fit.length; at++) {
      const { card, might } = fit[at]!;
      const both = { takes: takes + might.takes, stands: stands + might.stands };
      if (card.cost <= left) look(card.unique && content.house.uniqueEnforced ? at + 1 : at, left - card.cost, both, first === DONE ? card.id : first);
    }
  };
  const sum = own.reduce((all, each) => ({ takes: all.takes + each.takes, stands: all.stands + each.stands }), { takes: 0, stands: 0 });
  look(0, Number(about['left']), sum, DONE);
  return [...best].sort((a, b) => b[1] - a[1]).slice(0, THOUGHT).map(([first]) => first);
}
