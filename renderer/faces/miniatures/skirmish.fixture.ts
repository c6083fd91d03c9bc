/** Skirmishes for tests of this face: played out by reflexes, and single moments. */
import { anyOf, randomFrom } from '../../../engine/core/rng.ts';
import type { Request } from '../../../engine/core/script.ts';
import { Session } from '../../../engine/core/session.ts';
import { throwDice } from '../../../engine/core/dice.ts';
import { makeBoard, wallBetween } from '../../../engine/miniatures/board.ts';
import type { Event } from '../../../engine/miniatures/events.ts';
import { faces } from '../../../engine/miniatures/face.ts';
import { FIGURES } from '../../../engine/miniatures/figures/index.ts';
import { readSetup, type MiniaturesSetup } from '../../../engine/miniatures/setup.ts';
import type { State } from '../../../engine/miniatures/state.ts';
import { miniatures, startOn } from '../../../engine/miniatures/system.ts';
import { brawl } from '../../../engine/testing/soundness-tables.ts';
import { faceFor } from '../index.ts';
import '../../testing/faces.fixture.ts';
import type { Situation } from './words/names.ts';

const SETUP = readSetup({
  table: 'brawl', rounds: 6, square: 38.1, deployRows: 2,
  teams: [
    { figures: ['chewbacca', 'elite-hoth-trooper', 'ewok', 'ewok', 'rebel-trooper'] },
    { figures: ['dengar', 'ewok', 'ewok', 'ewok', 'ewok', 'ewok', 'ewok', 'scout-trooper', 'stormtrooper'] },
  ],
});

/** Squads whose feats do what those of the others do not. */
const FEATS = readSetup({
  table: 'brawl', rounds: 12, square: 38.1, deployRows: 2, points: 1000,
  teams: [
    { figures: ['c-3po', 'obi-wan-kenobi', 'luke-skywalker-jedi-knight', 'bothan-spy', 'twilek-bodyguard', 'gamorrean-guard', 'commando-on-speeder-bike'] },
    { figures: ['darth-vader-dark-jedi', 'emperor-palpatine', 'mara-jade-emperors-hand', 'royal-guard', '4-lom', 'stormtrooper', 'stormtrooper'] },
  ],
});

/** Riders over a crowd, and a lord who is easily displeased. */
const RIDERS = readSetup({
  table: 'brawl', rounds: 8, square: 38.1, deployRows: 2, points: 1000,
  teams: [
    { figures: ['commando-on-speeder-bike', 'obi-wan-kenobi', 'luke-skywalker-rebel', 'han-solo', 'c-3po'] },
    { figures: ['darth-vader-dark-jedi', 'scout-trooper-on-speeder-bike', 'stormtrooper', 'stormtrooper', 'stormtrooper', 'stormtrooper', 'snowtrooper', 'dengar'] },
  ],
});

/** Somebody who brings reinforcements. */
const HIRED = readSetup({ table: 'brawl', rounds: 1, square: 38.1, deployRows: 2, teams: [{ figures: ['chewbacca', 'ewok'] }, { figures: ['jabba-the-hutt', 'stormtrooper'] }] });

/** Two rooms with a door between them, and somebody who holds it. */
const DOORED = readSetup({ table: 'rooms', rounds: 3, square: 38.1, deployRows: 3, teams: [{ figures: ['r2-d2', 'c-3po', 'rebel-trooper'] }, { figures: ['stormtrooper', 'dengar'] }] });
const rooms = makeBoard(8, 8, Array.from({ length: 64 }, () => 'open'), [0, 1, 2, 3, 5, 6, 7].map((column) => wallBetween({ column, row: 3 }, { column, row: 4 })), {
  doors: [[wallBetween({ column: 4, row: 3 }, { column: 4, row: 4 })]],
});

export const situationOf = (view: State, setup: MiniaturesSetup = SETUP): Situation =>
  ({ face: faceFor('miniatures')!, view, cards: faces, seats: ['person', 'computer'], setup });

export interface Moment {
  readonly situation: Situation;
  readonly request: Request;
  /** What came of the answer, and how things stood then. */
  readonly events: readonly Event[];
  readonly after: Situation;
}

const isUse = (option: string): boolean => option.startsWith('use:');

/** Every moment of a skirmish that reflexes play. */
export function played(seed: number, setup: MiniaturesSetup = SETUP): readonly Moment[] {
  const play = setup === DOORED ? startOn(setup, rooms, FIGURES) : miniatures.start(setup as never, brawl.table());
  const session = new Session(play.system, play.state);
  const random = randomFrom(seed);
  const moments: Moment[] = [];
  while (session.request !== null) {
    const { request } = session;
    const situation = situationOf(play.view(session.state, 0), setup);
    const answer = request.kind === 'roll' ? throwDice(request, Math.floor(random() * 1e9))[0]
      : request.kind === 'pick' && request.options.some(isUse) && random() < 0.5 ? { kind: 'pick' as const, picks: [anyOf(request.options.filter(isUse), random)] }
      // Now and then somebody wanders off, which gives an enemy its opportunity; doors are held as they are, too.
      : request.kind === 'pick' && (request.ask === 'override' || (request.ask === 'act' && random() < 0.3)) ? { kind: 'pick' as const, picks: [anyOf(request.options, random)] }
        : play.mind.reflex(session.state, request, random);
    const events = session.answer(answer);
    moments.push({ situation, request, events, after: situationOf(play.view(session.state, 0), setup) });
  }
  return moments;
}

const kept = new Map<number, readonly Moment[]>();

/** The same skirmish for the same seed, played once. */
export function skirmish(seed: number): readonly Moment[] {
  let moments = kept.get(seed);
  if (moments === undefined) kept.set(seed, (moments = played(seed)));
  return moments;
}

export const SEEDS = [1, 2, 3] as const;

/** Between them they show everything that the usual skirmishes leave out. */
const FEATURED = [[FEATS, 1], [FEATS, 8], [RIDERS, 5], [HIRED, 1], [DOORED, 1], [DOORED, 4]] as const;
let shown: readonly (readonly Moment[])[] | null = null;

/** Skirmishes of other squads, played once. */
export const featured = (): readonly (readonly Moment[])[] => (shown ??= FEATURED.map(([setup, seed]) => played(seed, setup)));
