import type { PickRequest, Request } from '../core/script.ts';
import type { Session } from '../core/session.ts';
import type { Terrain } from '../space/terrain/terrain.ts';
import { makeContent } from './game/content.ts';
import type { Event } from './state/events.ts';
import type { Game, Content } from './game/game.ts';
import { missions } from './missions/index.ts';
import type { ShatterpointSetup } from './state/setup.ts';
import { firstState } from './game/start.ts';
import type { AttackKind, CharacterId, State } from './state/state.ts';
import { units } from './units/index.ts';
import { oddsOfDeclared, type Odds } from './odds/odds.ts';

type Ahead = Session<State, Event>;

/** The odds of one option: of the attack it leads to, or of the best attack where a target is still to be chosen. */
export interface OptionOdds extends Odds {
  readonly attacker: CharacterId;
  readonly defender: CharacterId;
  readonly kind: AttackKind;
}

/** Questions of which every option leads to an attack. */
const ATTACKS: readonly string[] = ['target', 'attackKind'];

/** What every match on a table can be asked: the odds of each option of a request, by option, or of one option that leads to an attack. Null where nothing is attacked. */
export function oddsOffer(setup: ShatterpointSetup, terrain: Terrain): (session: Ahead, option?: string) => Readonly<Record<string, OptionOdds>> | null {
  let content: Content | null = null;
  return (session, option) => {
    const { request } = session;
    if (request?.kind !== 'pick' || !(option === undefined ? ATTACKS.includes(request.ask) : request.options.includes(option))) return null;
    content ??= contentOf(setup, terrain);
    return optionOdds(content, session, option === undefined ? request : { options: [option] });
  };
}

/** The content that a match with this setup is played with. */
export function contentOf(setup: ShatterpointSetup, terrain: Terrain): Content {
  const brought = missions.filter(({ id }) => setup.teams.some((team) => team.mission === id));
  return makeContent(setup, terrain, brought, units, firstState(setup, units).units);
}

/** The odds of each option that leads to an attack. */
export function optionOdds(content: Content, session: Ahead, request: Pick<PickRequest, 'options'>): Record<string, OptionOdds> {
  const before: Game = { state: session.state, content, events: null };
  const odds: Record<string, OptionOdds> = {};
  for (const option of request.options) {
    const best = ahead(before, session, option);
    if (best !== null) odds[option] = best;
  }
  return odds;
}

/** Gives an answer on a copy of the match and goes on to the dice, nobody answering anything that may be passed. Of several targets the best counts. */
function ahead(before: Game, session: Ahead, option: string): OptionOdds | null {
  const next = session.fork();
  next.answer({ kind: 'pick', picks: [option] });
  for (let request = next.request; mayPass(request); request = next.request) next.answer({ kind: 'pick', picks: ['pass'] });
  const { request, state } = next;
  if (request?.kind === 'pick' && request.ask === 'target') return bestOf(request.options.map((target) => ahead(before, next, target)));
  const attack = state.attacks[before.state.attacks.length];
  if (attack === undefined) return null;
  const { attacker, defender, kind } = attack;
  return { attacker, defender, kind, ...oddsOfDeclared(before, { ...before, state }, attack) };
}

const mayPass = (request: Request | null): boolean => request?.kind === 'pick' && request.ask === 'answer' && request.options.includes('pass');

const bestOf = (all: readonly (OptionOdds | null)[]): OptionOdds | null =>
  all.reduce((best, odds) => (best === null || (odds !== null && odds.mean > best.mean) ? odds : best), null);
