import { InputError } from '../core/form.ts';
import { imagined } from '../core/imagine.ts';
import type { Play, RuleSystem } from '../core/rules.ts';
import type { Refusal, Request, Answer } from '../core/script.ts';
import type { System } from '../core/session.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { refusePlace } from '../space/move/zone.ts';
import type { MissionMap } from './exchange/index.ts';
import { describePlaceFault, placeFaults, type PlaceFault } from './board/battlefield.ts';
import { makeContent } from './game/content.ts';
import type { Event } from './state/events.ts';
import type { UnitCard, Content } from './game/game.ts';
import { refusalOf } from './board/geometry-rules.ts';
import type { CardFace } from './cards/card.ts';
import { makeMind } from './mind/mind.ts';
import { onwardIn } from './prospect/onward.ts';
import { prospectOf } from './prospect/prospect.ts';
import { threatsOf } from './prospect/threats.ts';
import { missions } from './missions/index.ts';
import { checkNamed } from './named-places.ts';
import { PRINTED_SCALE, readSetup, type ShatterpointSetup, type Team } from './state/setup.ts';
import { firstState } from './game/start.ts';
import { cloneState, type State } from './state/state.ts';
import { checkState } from './state-form.ts';
import { erasInPlay, teamProblems } from './team/team.ts';
import { tell } from './tell.ts';
import { unknownFirstPrints } from './units/first-print.ts';
import { units } from './units/index.ts';
import { shown, shuffled, view } from './view.ts';
import { faceOf, printIn } from './game/unit-card.ts';
import { command } from './commands.ts';

/** The core of a match: clone, next command, and the check of answers. */
export function makeSystem(content: Content): System<State, Event> {
  return {
    clone: cloneState,
    next: (state, events) => (state.phase === 'over' ? null : command({ state, content, events })),
    refuse: (_state: State, request: Request, answer: Answer): Refusal | null =>
      request.kind === 'place' && answer.kind === 'place' ? refusalOf(refusePlace(content.terrain, request, answer.at)) : null,
  };
}

/** Why a strike team may not play in this match: the rules of team building with the eras that the match allows (SP-TEAM-01…07, SP-ERA-01…04). */
export const teamFaults = ({ houseRules }: Pick<ShatterpointSetup, 'houseRules'>, team: Pick<Team, 'squads'>, library: Parameters<typeof teamProblems>[1]): Refusal[] =>
  teamProblems(team.squads, library, erasInPlay(houseRules.eras));

/** Shatterpoint, core rules of 11/01/24. */
export const shatterpoint: RuleSystem<State, Event, Terrain> = {
  id: 'shatterpoint',
  readSetup,
  start(setup, terrain): Play<State, Event> {
    const checked = setup as ShatterpointSetup;
    const library = new Map(units.map((card) => [card.id, printIn(card, checked.edition)]));
    for (const [seat, team] of checked.teams.entries()) {
      const [problem] = teamFaults(checked, team, library);
      if (problem !== undefined) throw new InputError('setup', `teams.${seat}: ${problem.why} ${JSON.stringify(problem.detail ?? {})} (${problem.rule})`);
      if (!missions.some(({ id }) => id === team.mission)) throw new InputError('setup', `teams.${seat}.mission: no mission "${team.mission}"`);
    }
    const state = firstState(checked, units);
    const brought = missions.filter(({ id }) => checked.teams.some((team) => team.mission === id));
    // Neither the First Player's edge nor, of two, the mission is known yet: every one that can be is looked at.
    checkNamed(checked, terrain, brought, library);
    const [fault] = placeFaults(terrain, brought, checked.scale.objective, checked.houseRules.tableObjectives);
    if (fault !== undefined) throw new InputError('setup', `table "${checked.table}" cannot hold this match: ${describePlaceFault(fault)}`);
    const content = makeContent(checked, terrain, brought, units, state.units);
    const system = makeSystem(content);
    return {
      system, state, mind: makeMind(content), content: content.hash, seats: 2,
      outcome: (now) => (now.phase !== 'over' ? undefined : now.winner),
      view, shown, tell,
      imagine: (moment, eyes, random) => imagined({ system, shown, shuffled }, moment, eyes, random),
      checkState: (input) => checkState(content, state, input),
      prospect: (now, asked, figure, at) => (hasCharacter(now, figure) ? prospectOf({ state: now, content, events: null }, figure, at, asked) : null),
      onward: onwardIn(content),
      threats: (now, seat) => threatsOf({ state: now, content, events: null }, seat),
    };
  },
};

const hasCharacter = ({ units }: State, id: string): boolean => units.some(({ characters }) => characters.some((character) => character.id === id));

/** A card in both editions, as screens show it. */
function bothFaces(card: UnitCard): CardFace {
  const face = faceOf(card);
  const unknown = unknownFirstPrints.find(({ id }) => id === card.id);
  if (unknown !== undefined) return { ...face, firstPrint: { ...face, oldValuesUnknown: unknown.sheet } };
  return card.firstPrint === null ? face : { ...face, firstPrint: faceOf(printIn(card, 'firstPrint')) };
}

/** Every card, as screens show it. */
export const faces: readonly CardFace[] = units.map(bothFaces);

/** Every mission set, as menus show it. */
export const missionFaces: readonly MissionMap[] = missions.map(({ id, name, spt, objectives }) => ({ id, name, spt, objectives }));

/** Every place of every mission set that a table does not have for tokens of the printed size. */
export const tableFaults = (terrain: Terrain): readonly PlaceFault[] => placeFaults(terrain, missions, PRINTED_SCALE.objective);
