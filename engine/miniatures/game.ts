/** What a skirmish is made of, and how it changes. Cards carry feats whose code is given the skirmish, and the skirmish holds the cards: one family of types, so one file. */
import { pickOrOnly, type Closed, type Refusal, type Script, type Seat } from '../core/script.ts';
import type { Board, DeployZone } from './board.ts';
import type { Event, EventOf } from './events.ts';
import type { Eyes } from './sight.ts';
import type { House } from './house-rules.ts';
import { figureOf, type Figure, type FigureId, type State } from './state.ts';
import { apply } from './apply.ts';

/** One skirmish: what changes, what does not, and the events of this run (null while searching). */
export interface Game {
  readonly state: State;
  readonly content: Content;
  readonly events: Event[] | null;
  /** The state as the command began, which nothing changes. Left out where nobody knows of one. */
  readonly base?: State | undefined;
  /** Whether what happens now happens within an attack. */
  readonly attacking?: true;
}

/** Cards, board and measures: built once for a skirmish and shared by every fork. */
export interface Content {
  readonly cards: ReadonlyMap<string, Card>;
  /** With all its doors closed, as `eyes` see it: rules ask `eyesOf` for the eyes of now. */
  readonly board: Board;
  readonly eyes: Eyes;
  /** What those who are in the skirmish can do: figures may join it, so it is asked of a state. Worked out once for each line-up. */
  readonly roster: (state: Pick<State, 'figures' | 'joined'>) => Roster;
  readonly house: House;
  readonly roundLimit: number;
  /** Where each seat deploys. */
  readonly zones: readonly DeployZone[];
}

/** Who answers, commands and lends among all figures that are in a skirmish, wherever they stand. */
export interface Roster {
  /** By the event that they answer. */
  readonly reactions: ReadonlyMap<Event['type'], readonly Answering[]>;
  /** Commander effects, with their owners. */
  readonly commands: readonly { readonly owner: FigureId; readonly feat: Command }[];
  /** Figures whose squad may pay with their points of the Force. */
  readonly lenders: readonly FigureId[];
}

export interface Answering {
  readonly owner: FigureId;
  readonly feat: Reaction;
}

/** Changes the state; nobody may answer. */
export function emit(game: Game, event: Event): void {
  (apply[event.type] as (state: State, event: Event) => void)(game.state, event);
  game.events?.push(event);
}

/**
 * Something happens at the table, then whoever may answers, one at a time: the player whose character is taking its turn
 * first (SWM-15.4), each choosing the order of their own.
 */
export function* happen(game: Game, event: Event): Script {
  emit(game, event);
  const answering = answeringTo(game, event.type);
  if (answering === undefined) return;
  const left = answering.slice();
  for (const seat of [game.state.active, 1 - game.state.active]) {
    for (let next = yield* nextAnswer(game, left, event, seat); next !== null; next = yield* nextAnswer(game, left, event, seat)) {
      left.splice(left.indexOf(next), 1);
      emit(game, { type: 'featUsed', figure: next.owner, feat: next.feat.id, again: next.feat.again === true });
      yield* next.feat.run(game, figureOf(game.state, next.owner), event as never);
    }
  }
}

/** Who may ever answer such events; undefined where nobody can. */
export const answeringTo = ({ content, state }: Game, type: Event['type']): readonly Answering[] | undefined => content.roster(state).reactions.get(type);

/** The answer that a seat gives next, null for none. What must happen is not passed up; where it is all there is and alone, nobody is asked. */
function* nextAnswer(game: Game, left: readonly Answering[], event: Event, seat: Seat): Script<Answering | null> {
  if (over(game)) return null;
  const offers = left.filter(({ owner, feat }) => {
    const self = figureOf(game.state, owner);
    if (self.seat !== seat || (self.at === null && feat.fallen !== true)) return false;
    return (feat.again === true || game.state.turn?.used.includes(`${feat.id}@${owner}`) !== true) && feat.when(game, self, event as never);
  });
  if (offers.length === 0) return null;
  const options = [...offers.map(nameOf), ...(offers.some(({ feat }) => feat.must === true) ? [] : ['pass'])];
  const pick = yield* pickOrOnly({ seat, ask: 'answer', about: { event: event.type } }, options);
  return offers.find((offer) => nameOf(offer) === pick) ?? null;
}

const nameOf = ({ owner, feat }: Answering): string => `${feat.id}@${owner}`;

export function cardOf({ content }: { readonly content: Content }, figure: Figure): Card {
  const card = content.cards.get(figure.card);
  if (card === undefined) throw new Error(`no card ${figure.card}`);
  return card;
}

/** A number of an attack after every feat that changes it: the attacker's for attack and damage, the target's for cover. */
export function stat(game: Game, which: Stat, clash: Clash, base: number): number {
  const self = which === 'cover' ? clash.target : clash.attacker;
  let value = base;
  for (const feat of cardOf(game, self).feats) if (feat.kind === 'modifier' && feat.stat === which) value = feat.value(game, self, clash, value);
  return value;
}

export const over = ({ state }: Game): boolean => state.step === 'over';

export type Faction = 'rebel' | 'imperial' | 'fringe';

/** What a card prints (SWM-1.1, SWM-1.3, SWM-1.4). Damage and hit points are in the printed tens; attack is added to a d20. */
export interface Card {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly cost: number;
  readonly hitPoints: number;
  readonly defense: number;
  readonly attack: number;
  readonly damage: number;
  /** Points of the Force (SWM-1.6); none where it is left out. */
  readonly force?: number;
  /** Movement points of one move where they are not the usual ones (SWM-16.42). */
  readonly speed?: number;
  /** The corps that it belongs to, where an effect asks for that. */
  readonly corps?: 'storm';
  /** Points of Fringe figures that it brings along (SWM-16.22); none where it is left out. */
  readonly reinforcements?: number;
  /** Whether its figure covers two by two squares (SWM-16.29). */
  readonly large?: true;
  /** At most one of each unique person in a squad (SWM-2.6). */
  readonly unique: boolean;
  /** Base diameter in mm. */
  readonly base: number;
  /** File name of its sculpt. */
  readonly sculpt: string;
  /** Of a card that the set has in several poses: file names of the others, which further figures of a squad have in turn. */
  readonly poses?: readonly string[];
  readonly feats: readonly Feat[];
}

/** Numbers that feats may change: attack and damage of the attacker, the cover bonus of the target. */
export type Stat = 'attack' | 'damage' | 'cover';

/** An attack as modifiers see it. */
export interface Clash {
  readonly attacker: Figure;
  readonly target: Figure;
  readonly adjacent: boolean;
  /** Whether the attacker claims that it stands still in this turn (SWM-AMB-20). */
  readonly still: boolean;
}

/** What is printed about a feat, in our own words. */
export interface Face {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A feat that the rules ask for by name, such as Stealth in the choice of targets. */
export interface Trait extends Face {
  readonly kind: 'trait';
}

/** A feat that changes a number of an attack its owner makes (or, for cover, suffers). */
export interface Modifier extends Face {
  readonly kind: 'modifier';
  readonly stat: Stat;
  /** It counts for who claims to stand still, and against adjacent enemies alone. */
  readonly still?: true;
  readonly near?: true;
  value(game: Game, self: Figure, clash: Clash, value: number): number;
}

/** A feat that answers something that has happened: once in a turn, and only if its player wants it. */
export interface Reaction<T extends Event['type'] = Event['type']> extends Face {
  readonly kind: 'reaction';
  readonly after: T;
  /** It happens whether its player wants it or not. */
  readonly must?: true;
  /** It may be answered with more than once in a turn. */
  readonly again?: true;
  /** Its owner answers even when it is off the board. */
  readonly fallen?: true;
  when(game: Game, self: Figure, event: EventOf<T>): boolean;
  run(game: Game, self: Figure, event: EventOf<T>): Script;
}

/** What its owner may do in its turn. */
export interface Action extends Face {
  readonly kind: 'action';
  /** Points of the Force it costs; 0 for an ability. */
  readonly force: number;
  /** Whether it stands in the place of all attacks of the turn (SWM-7.5). */
  readonly replaces: boolean;
  /** Whether it does good to whom it is used on. */
  readonly helps?: true;
  /** The rule that tells of it. */
  readonly rule: string;
  /** On whom it may be used; left out where it has no single target. */
  readonly targets?: (game: Game, self: Figure) => Targets;
  /** Why it is of no use now, or null; left out where it always is. */
  readonly barred?: (game: Game, self: Figure) => Refusal | null;
  /** `target`: null where it has none. */
  run(game: Game, self: Figure, target: Figure | null): Script;
}

/** Whom something may be done to, and whom not, with the reason. */
export interface Targets {
  readonly legal: readonly FigureId[];
  readonly closed: readonly Closed[];
}

/** Numbers that commander effects add to: attack, Defense, squares of a turn without an attack, and the roll for the initiative of the whole squad. */
export type Commanded = 'attack' | 'defense' | 'farther' | 'initiative';

/** A commander effect: what it adds to the numbers of those it reaches, and whether they may pay with its owner's points. */
export interface Command extends Face, Partial<Record<Commanded, (game: Game, commander: Figure, ally: Figure) => number>> {
  readonly kind: 'command';
  readonly lends?: true;
  /** No source tells it: it is one of ours, and counts where the skirmish says so (`House.commanderEffects`). */
  readonly ours?: true;
}

export type Feat = Trait | Modifier | Reaction | Action | Command;
