import { randomFrom, type Random } from '../../core/rng.ts';
import { Session } from '../../core/session.ts';
import type { Terrain } from '../../space/terrain/terrain.ts';
import { randomGround } from '../../testing/fuzz/grounds.ts';
import { randomSetup } from '../../testing/fuzz/shatterpoint/setups.ts';
import { boxTerrain } from '../../testing/terrain.ts';
import { contentOf } from '../offer.ts';
import type { Event } from '../state/events.ts';
import type { Game, Content } from '../game/game.ts';
import { readSetup, type ShatterpointSetup } from '../state/setup.ts';
import type { State } from '../state/state.ts';
import { faces, shatterpoint, teamFaults } from '../system.ts';
import { units } from '../units/index.ts';
import { printIn } from '../game/unit-card.ts';

/** A match played at random but sensibly. */
export interface PlayedMatch {
  readonly session: Session<State, Event>;
  readonly content: Content;
  readonly terrain: Terrain;
  readonly random: Random;
  /** The match as it stands now. */
  readonly game: Game;
  /** Answers one request as the match's own mind would, at once. Gives false at the end. */
  step(): boolean;
}

const TEAMS = [
  [['general-anakin-skywalker', 'cc-7567-captain-rex', '501st-clone-troopers'], ['ahsoka-tano-jedi-no-more', 'bo-katan-kryze', 'clan-kryze-mandalorians']],
  [['lord-maul', 'gar-saxon', 'mandalorian-super-commandos'], ['asajj-ventress', 'kalani', 'b1-battle-droids']],
] as const;

/** A match of the core set on a terrain, so many answers after its start. */
export function midGame(terrain: Terrain, seed: number, answers: number): PlayedMatch {
  const squads = TEAMS.map((team) => ({ squads: team.map(([primary, secondary, supporting]) => ({ primary, secondary, supporting })) }));
  const match = matchOf(readSetup({ table: 'test', teams: squads }), terrain, randomFrom(seed));
  for (let i = 0; i < answers && match.step(); i++);
  return match;
}

/** A match at its start, of random legal teams of all units, house rules and boxes. */
export function randomMatch(seed: number): PlayedMatch {
  const random = randomFrom(seed * 101);
  const ground = randomGround(seed);
  return matchOf(randomSetup(faces, 'test', random, isLegal), boxTerrain('boxes' in ground ? ground : {}), random);
}

/** Whether cards as its edition prints them make legal teams. */
const isLegal = (setup: ShatterpointSetup): boolean =>
  setup.teams.every((team) => teamFaults(setup, team, new Map(units.map((card) => [card.id, printIn(card, setup.edition)]))).length === 0);

function matchOf(setup: ShatterpointSetup, terrain: Terrain, random: Random): PlayedMatch {
  const play = shatterpoint.start(setup, terrain);
  const content = contentOf(setup, terrain);
  const session = new Session(play.system, play.state, [], true);
  return {
    session, content, terrain, random,
    get game() { return { state: session.state, content, events: null }; },
    step() {
      const { request, state } = session;
      if (request === null) return false;
      session.answer(play.mind.reflex(state, request, random));
      return true;
    },
  };
}
