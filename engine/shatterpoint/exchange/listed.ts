import { InputError } from '../../core/form.ts';
import type { Plan } from '../../shape/point.ts';
import type { CardFace } from '../cards/card.ts';
import type { Squad } from '../state/setup.ts';
import { SLOTS } from '../team/team.ts';
import type { LeftOut } from '../units/left-out.ts';

/** What reading and writing teams needs of a card. */
export type ListedCard = Pick<CardFace, 'id' | 'name' | 'uniqueNames' | 'type' | 'codes'>;

/** What reading and writing teams needs of a mission set. */
export interface MissionFace {
  readonly id: string;
  readonly name: string;
  /** Eight digits of the SPT format; null for missions of our own. */
  readonly spt: string | null;
}

/** A mission set with where its objectives lie. */
export interface MissionMap extends MissionFace {
  /** Places in plan (mm), seen with the First Player's edge at positive z. */
  readonly objectives: readonly { readonly id: string; readonly at: Plan }[];
}

/** Cards and missions that a text may name, and printed units that cannot be played here. */
export interface Library {
  readonly cards: ReadonlyMap<string, ListedCard>;
  readonly missions: readonly MissionFace[];
  readonly leftOut: readonly LeftOut[];
}

/** A strike team as lists carry it; it need not be whole or legal. Places still open are ''. */
export interface ListedTeam {
  readonly name: string;
  readonly description: string;
  /** Id of the mission set, null when the list names none. */
  readonly mission: string | null;
  readonly squads: readonly [Squad, Squad];
}

/** Something that reading a list left out or could not know. */
export interface Note {
  readonly why: 'unknownUnit' | 'unclearUnit' | 'leftOutUnit' | 'unknownMission' | 'otherMission' | 'extraUnit' | 'noUnits' | 'emptySquad' | 'incomplete' | 'otherMode' | 'extraField';
  readonly detail: Readonly<Record<string, string | number>>;
}

/** A list that was read, with everything that could not be taken over. */
export interface ReadTeam {
  readonly team: ListedTeam;
  readonly notes: readonly Note[];
}

export const FORMATS = ['spt', 'sps', 'shatterApp'] as const;
/** Formats that teams are written in. */
export type Format = (typeof FORMATS)[number];

/** Whether a format has a code for a unit, and for a mission. */
export interface Knows {
  unit(card: Pick<ListedCard, 'codes'>): boolean;
  mission(mission: Pick<MissionFace, 'spt'>): boolean;
}

/** Longest text that is looked at, in characters. */
export const LONGEST = 20_000;
/** Units that a list may name, known or not. */
export const MOST_UNITS = 64;
export const LONGEST_NAME = 100;
export const LONGEST_DESCRIPTION = 2000;

export const bad = (cause: string): InputError => new InputError('strike team', cause);

/** A piece of foreign text, short enough to be shown. */
export const excerpt = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text);

const OPEN: Squad = { primary: '', secondary: '', supporting: '' };

/** A team being read: units are put in their places, and what has none is noted. */
export class Draft {
  readonly notes: Note[] = [];
  readonly #squads: [Squad, Squad] = [OPEN, OPEN];
  readonly #library: Library;
  #mission: string | null = null;

  constructor(library: Library) {
    this.#library = library;
  }

  note(why: Note['why'], detail: Note['detail']): void {
    this.notes.push({ why, detail });
  }

  /** Notes a unit that is not among the cards: what was read, or the name and the reason of one that is left out. */
  noteUnknown(read: string | number, out: LeftOut | undefined): void {
    if (out !== undefined) this.note('leftOutUnit', { unit: out.name, reason: out.why });
    else this.note('unknownUnit', { unit: typeof read === 'number' ? read : excerpt(read) });
  }

  /** Puts a unit in a place; one that is taken is noted. */
  put(squad: number, slot: keyof Squad, card: ListedCard): void {
    const place = this.#squads[squad];
    if (place === undefined || place[slot] !== '') this.note('extraUnit', { unit: card.id });
    else this.#squads[squad] = { ...place, [slot]: card.id };
  }

  /** Fills the squads in reading order: the second begins with a unit whose rank is not lower than the one before. */
  putInOrder(cards: readonly ListedCard[]): void {
    let squad = 0;
    let before = -1;
    for (const card of cards) {
      const place = SLOTS.indexOf(card.type);
      if (place <= before) squad++;
      before = place;
      this.put(squad, card.type, card);
    }
  }

  /** Takes the first mission named; others are noted. */
  bring(mission: MissionFace): void {
    if (this.#mission === null) this.#mission = mission.id;
    else if (this.#mission !== mission.id) this.note('otherMission', { mission: mission.name });
  }

  /** The team as read so far, with notes when places are open. */
  done(name = '', description = ''): ReadTeam {
    const [first, second] = this.#squads.map((squad) => SLOTS.filter((slot) => this.#library.cards.has(squad[slot])).length) as [number, number];
    if (first + second === 0) this.note('noUnits', {});
    else if (first === 0 || second === 0) this.note('emptySquad', { squad: first === 0 ? 1 : 2 });
    if (first + second > 0 && first + second < 6) this.note('incomplete', { units: first + second });
    return { team: { name, description, mission: this.#mission, squads: this.#squads }, notes: this.notes };
  }
}
