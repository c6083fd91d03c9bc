import { throwDice } from '../core/dice.ts';
import { fingerprint } from '../core/hash.ts';
import { randomFrom } from '../core/rng.ts';
import type { RuleSystem, Setup } from '../core/rules.ts';
import { Session } from '../core/session.ts';
import { defaultSetup as firstSkirmish } from '../miniatures/setup.ts';
import { miniatures } from '../miniatures/system.ts';
import { shatterpoint } from '../shatterpoint/system.ts';
import { defaultSetup as firstMatch } from '../shatterpoint/team/teams.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { defaultSetup as firstAdventure } from '../wartime/setup.ts';
import { wartime } from '../wartime/system.ts';
import { brawl, plaza, yard } from './soundness-tables.ts';

/** A match of the computer against itself, written down to show which rule moved when something changes. */
interface Golden {
  /** Also the name of its file in `golden/`, without the ending. */
  readonly name: string;
  write(): string;
}

/** Three matches of each rule system. */
export const GOLDEN: readonly Golden[] = [
  golden('miniatures-1', miniatures, () => firstSkirmish('yard'), yard, 1),
  golden('miniatures-2', miniatures, () => firstSkirmish('yard'), yard, 2),
  golden('miniatures-3', miniatures, brawl.setup, brawl.table, 3),
  golden('wartime-1', wartime, () => firstAdventure('yard'), yard, 1),
  golden('wartime-2', wartime, () => firstAdventure('yard'), yard, 2),
  golden('wartime-3', wartime, () => firstAdventure('yard'), yard, 3),
  golden('shatterpoint-1', shatterpoint, () => firstMatch('plaza'), plaza, 1),
  golden('shatterpoint-2', shatterpoint, () => firstMatch('plaza'), plaza, 2),
  golden('shatterpoint-3', shatterpoint, () => firstMatch('plaza'), plaza, 3),
];

function golden<S, E>(name: string, system: RuleSystem<S, E, Terrain>, setup: () => Setup, table: () => Terrain, seed: number): Golden {
  return { name, write: () => transcript(system, setup(), table(), seed) };
}

/** Plays a match by reflexes and dice of one seed: one line for each event, and the fingerprint of the last state. Throws when it does not end. */
function transcript<S, E>(system: RuleSystem<S, E, Terrain>, setup: Setup, terrain: Terrain, seed: number): string {
  const play = system.start(system.readSetup(setup), terrain);
  const session = new Session(play.system, play.state);
  const random = randomFrom(seed);
  const lines = [`${system.id}, table ${setup.table}, seed ${seed}`, ...session.takeNews().map((event) => play.tell(event))];
  let answers = 0;
  for (; session.request !== null; answers++) {
    if (answers > MOST_ANSWERS) throw new Error(`${system.id} of seed ${seed} does not end`);
    const { request } = session;
    const answer = request.kind === 'roll' ? throwDice(request, Math.floor(random() * 4294967296))[0] : play.mind.reflex(session.state, request, random);
    for (const event of session.answer(answer)) lines.push(play.tell(event));
  }
  const outcome = play.outcome(session.state);
  lines.push(`outcome ${outcome === null || outcome === undefined ? 'draw' : `seat ${outcome}`} after ${answers} answers, state ${fingerprint(session.state)}`);
  return `${lines.join('\n')}\n`;
}

const MOST_ANSWERS = 20000;
