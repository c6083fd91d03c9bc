import { throwDice } from '../core/dice.ts';
import { fingerprint } from '../core/hash.ts';
import { randomFrom, type Random } from '../core/rng.ts';
import type { Mind, RuleSystem, Setup } from '../core/rules.ts';
import type { Answer, Request } from '../core/script.ts';
import { Session } from '../core/session.ts';
import { defaultSetup as firstSkirmish, readSetup as readSkirmish } from '../miniatures/setup.ts';
import { miniatures } from '../miniatures/system.ts';
import { assetsFolder } from '../node/assets-folder.ts';
import { Content } from '../node/content.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup as firstMatch } from '../shatterpoint/team/teams.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { defaultSetup as firstAdventure } from '../wartime/setup.ts';
import { wartime } from '../wartime/system.ts';
import { answerOf, randomNumber } from './fuzz/choices.ts';
import { brawl, plaza, yard } from './soundness-tables.ts';

/** A match of the computer against itself, written down to show which rule moved when something changes. */
interface Golden {
  /** Also the name of its file in `golden/`, without the ending. */
  readonly name: string;
  write(): Promise<Written>;
}

interface Written {
  readonly text: string;
  /** Kinds of events in it. */
  readonly kinds: ReadonlySet<string>;
}

/** Share of answers that are left to the mind where reflexes alone would never show all that can happen: none of them strafes or climbs. */
const MIXED = 0.6;

const skirmish = (table: string, rebels: readonly string[], imperials: readonly string[], more: object = {}): (() => Setup) =>
  () => readSkirmish({ table, teams: [{ name: 'Rebels', figures: rebels }, { name: 'Imperials', figures: imperials }], deployRows: 8, ...more });
const content = new Content(assetsFolder(import.meta.url));

/** Three matches of each rule system, and of Miniatures three more on its own tables: doors, Override and the Force; true levels; who strafes, and who joins. */
export const GOLDEN: readonly Golden[] = [
  golden('miniatures-1', miniatures, () => firstSkirmish('yard'), yard, 1),
  golden('miniatures-2', miniatures, () => firstSkirmish('yard'), yard, 2),
  golden('miniatures-3', miniatures, brawl.setup, brawl.table, 3),
  golden('miniatures-corridors', miniatures, skirmish(
    'corridors',
    ['luke-skywalker-jedi-knight', 'r2-d2', 'han-solo', 'rebel-officer', 'rebel-trooper', 'rebel-trooper', 'rebel-commando'],
    ['emperor-palpatine', 'mara-jade-emperors-hand', 'royal-guard', 'stormtrooper', 'stormtrooper', 'scout-trooper'],
  ), () => content.terrain('corridors'), 5, MIXED),
  golden('miniatures-decks', miniatures, skirmish(
    'three-decks',
    ['obi-wan-kenobi', 'chewbacca', 'c-3po', 'elite-rebel-trooper', 'elite-rebel-trooper', 'wookiee-soldier'],
    ['darth-vader-dark-jedi', 'stormtrooper', 'elite-stormtrooper', 'stormtrooper-officer', 'stormtrooper', 'stormtrooper'],
    { levels: 3 },
  ), () => content.terrain('three-decks'), 35, MIXED),
  golden('miniatures-market', miniatures, skirmish(
    'market',
    ['commando-on-speeder-bike', 'commando-on-speeder-bike', 'luke-skywalker-rebel', 'rebel-trooper', 'rebel-trooper', 'rebel-trooper', 'ewok'],
    ['scout-trooper-on-speeder-bike', 'probe-droid', 'jabba-the-hutt', 'twilek-bodyguard', 'twilek-scoundrel'],
  ), () => content.terrain('market'), 26, MIXED),
  golden('wartime-1', wartime, () => firstAdventure('yard'), yard, 1),
  golden('wartime-2', wartime, () => firstAdventure('yard'), yard, 2),
  golden('wartime-3', wartime, () => firstAdventure('yard'), yard, 3),
  golden('shatterpoint-1', shatterpoint, () => firstMatch('plaza'), plaza, 1),
  golden('shatterpoint-2', shatterpoint, () => firstMatch('plaza'), plaza, 2),
  golden('shatterpoint-3', shatterpoint, () => firstMatch('plaza'), plaza, 3),
];

function golden<S, E extends { readonly type: string }>(
  name: string, system: RuleSystem<S, E, Terrain>, setup: () => Setup, table: () => Terrain | Promise<Terrain>, seed: number, byMind = 1,
): Golden {
  return { name, write: async () => transcript(system, setup(), await table(), seed, byMind) };
}

/** Plays a match by reflexes, or a share of it, and dice of one seed: one line an event, and the fingerprint of the last state. Throws when it does not end. */
function transcript<S, E extends { readonly type: string }>(
  system: RuleSystem<S, E, Terrain>, setup: Setup, terrain: Terrain, seed: number, byMind: number,
): Written {
  const play = system.start(system.readSetup(setup), terrain);
  const session = new Session(play.system, play.state);
  const random = randomFrom(seed);
  const kinds = new Set<string>();
  const lines = [`${system.id}, table ${setup.table}, seed ${seed}`];
  const write = (events: readonly E[]): void => {
    for (const event of events) {
      kinds.add(event.type);
      lines.push(play.tell(event));
    }
  };
  write(session.takeNews());
  let answers = 0;
  for (; session.request !== null; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`${system.id} of seed ${seed} does not end`);
    const { request } = session;
    const { state } = session;
    write(session.answer(byMind < 1 ? answerOf(play.mind, state, request, terrain, randomNumber(random, byMind)) : reflex(play.mind, state, request, random)));
  }
  const outcome = play.outcome(session.state);
  lines.push(`outcome ${outcome === null || outcome === undefined ? 'draw' : `seat ${outcome}`} after ${answers} answers, state ${fingerprint(session.state)}`);
  return { text: `${lines.join('\n')}\n`, kinds };
}

const reflex = <S>(mind: Mind<S>, state: S, request: Request, random: Random): Answer =>
  (request.kind === 'roll' ? throwDice(request, Math.floor(random() * 4294967296))[0] : mind.reflex(state, request, random));

const MOST_ANSWERS = 20000;
