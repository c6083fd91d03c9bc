import type { Seat } from '../../engine/core/script.ts';
import type { Happened, Update } from '../../engine/host/link.ts';
import type { Point } from '../../engine/shape/point.ts';
import type { Situation } from '../faces/face.ts';
import type { ChipName } from '../table/figures/tokens.ts';
import { fightsOn, gistOf, movedOn, type Gist } from './gist.ts';
import type { Gait } from './hints.ts';
import type { Scene } from './playback.ts';

/** An update, whose answer brought it about, and how it stood before. */
interface Chapter {
  readonly before: Update;
  readonly update: Update;
  readonly by: Seat | null;
}

/** What happened since a person answered, in order. */
export interface Story {
  readonly chapters: readonly Chapter[];
  /** Something of it was not shown in its own time. */
  readonly missed: boolean;
}

export const NO_STORY: Story = { chapters: [], missed: false };

/** Updates that a story holds at most: each has a view of the whole match. */
const MOST = 120;

/** Whether a person's answer at this screen brought an update about. */
export const isOwn = ({ answered, seats }: Update): boolean => answered !== null && answered.seat !== null && seats[answered.seat] === 'person';

/** A story with one more update. One that a person's answer brought about begins another; one in which nothing happened adds nothing. */
export function toldOn({ chapters, missed }: Story, before: Update | null, update: Update, unseen: boolean): Story {
  const { answered, events } = update;
  const own = isOwn(update);
  const kept = own ? [] : chapters;
  const isMissed = unseen || (!own && missed);
  if (before === null || answered === null || events.length === 0) return { chapters: kept, missed: isMissed };
  return { chapters: [...kept, { before, update, by: answered.seat ?? kept.at(-1)?.by ?? null }].slice(-MOST), missed: isMissed };
}

/** Whether somebody else than a person at this screen did some of it. */
export const isOthersStory = ({ chapters }: Story): boolean => chapters.some(({ by, update }) => by !== null && update.seats[by] !== 'person');

/** A place in a story: a chapter and one of its events. */
interface Place {
  readonly chapter: number;
  readonly event: number;
}

/** One thing of note that happened: somebody went somewhere, attacked, was hurt or given something, a marker changed hands, or a sentence of its own. */
export interface Entry {
  readonly kind: 'goes' | 'attacks' | 'suffers' | 'gains' | 'takes' | 'weighs';
  /** A figure, group or marker. */
  readonly who: string;
  readonly target: string | null;
  readonly gait: Gait | null;
  /** Damage done in it, who was knocked down, who left the table, and tokens given. */
  readonly damage: number;
  readonly falls: readonly string[];
  readonly leaves: readonly string[];
  readonly gains: readonly ChipName[];
  /** The side that took a marker; null where nobody has it now. */
  readonly owner: Seat | null;
  /** The event that it begins with. */
  readonly event: Happened;
  readonly situation: Situation;
  readonly first: Place;
  readonly last: Place;
}

type Open = { -readonly [K in keyof Entry]: Entry[K] };

/** What happened as a person would tell it: a way is one thing, an attack with all that comes of it is one. */
export function entriesOf({ chapters }: Story, situationOf: (update: Update) => Situation | null): readonly Entry[] {
  const entries: Open[] = [];
  let fight = null as Open | null;
  for (const [chapter, { before, update }] of chapters.entries()) {
    const situation = situationOf(update);
    const places = placesOf(situationOf(before));
    if (situation === null || places === null) continue;
    for (const [index, event] of update.events.entries()) {
      const gist = gistOf(event, situation, places);
      const at: Place = { chapter, event: index };
      const { aims } = gist;
      if (aims !== null && aims.defender !== null && (fight?.who !== aims.attacker || fight.target !== aims.defender)) {
        fight = { ...bare(event, situation, at), kind: 'attacks', who: aims.attacker, target: aims.defender };
        entries.push(fight);
      }
      if (fight !== null && !(gist.parts && gist.goes.length > 0)) come(fight, gist, at);
      else entriesBeside(entries, gist, event, situation, at);
      if (!fightsOn(gist, fight !== null)) fight = null;
      movedOn(places, gist);
    }
  }
  return entries;
}

const placesOf = (situation: Situation | null): Map<string, Point> | null => (situation === null ? null
  : new Map(situation.face.tableau(situation).figures.flatMap(({ id, at }) => (at === null ? [] : [[id, at] as const]))));

const bare = (event: Happened, situation: Situation, at: Place): Open =>
  ({ kind: 'weighs', who: '', target: null, gait: null, damage: 0, falls: [], leaves: [], gains: [], owner: null, event, situation, first: at, last: at });

/** What comes of something that began earlier. */
function come(entry: Open, { harm, falls, leaves, gains }: Gist, at: Place): void {
  entry.damage += harm.reduce((sum, [, by]) => sum + Math.max(0, by), 0);
  entry.falls = [...entry.falls, ...falls];
  entry.leaves = [...entry.leaves, ...leaves];
  entry.gains = [...entry.gains, ...gains.map(({ icon }) => icon)];
  entry.last = at;
}

/** What happens outside of an attack. */
function entriesBeside(entries: Open[], gist: Gist, event: Happened, situation: Situation, at: Place): void {
  const last = entries.at(-1);
  for (const { figure, gait, from } of gist.goes) {
    if (from === null) entries.push(bare(event, situation, at)); // its rule system's own words: deployed, called in
    else if (last?.kind === 'goes' && last.who === figure && last.gait === gait && last.last.chapter === at.chapter) last.last = at;
    else entries.push({ ...bare(event, situation, at), kind: 'goes', who: figure, gait });
  }
  const hurt = gist.harm.find(([, by]) => by > 0)?.[0] ?? gist.falls[0] ?? gist.leaves[0];
  if (hurt !== undefined) {
    // Whoever is hurt and falls of it is told of once.
    const entry = last?.kind === 'suffers' && last.who === hurt ? last : { ...bare(event, situation, at), kind: 'suffers' as const, who: hurt };
    if (entry !== last) entries.push(entry);
    come(entry, gist, at);
  } else for (const { id, icon } of gist.gains) entries.push({ ...bare(event, situation, at), kind: 'gains', who: id, gains: [icon] });
  for (const [marker, owner] of gist.taken) entries.push({ ...bare(event, situation, at), kind: 'takes', who: marker, owner });
  if (gist.weighs) entries.push(bare(event, situation, at));
}

/** An entry as something to be shown again. */
export function sceneOf({ chapters }: Story, { first, last }: Pick<Entry, 'first' | 'last'>, present: Update): Scene {
  const whole = chapters.slice(first.chapter, last.chapter + 1);
  const began = whole[0]!;
  return {
    before: began.before,
    lead: began.update.events.slice(0, first.event),
    parts: whole.map(({ update, by }, i) => ({
      update, by, events: update.events.slice(i === 0 ? first.event : 0, i + 1 === whole.length ? last.event + 1 : undefined),
    })),
    present,
  };
}
