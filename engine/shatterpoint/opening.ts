import { pickOne, pickOrOnly, place, type Script, type Seat } from '../core/script.ts';
import type { Base, Zone } from '../space/shape.ts';
import { fieldOf } from '../space/zone.ts';
import { objectivePlaces } from './battlefield.ts';
import { rollAttack } from './dice.ts';
import { unitOf } from './find.ts';
import { characterUnit } from './events.ts';
import { emit, happen, other, read, sourcesOf, type Game } from './game.ts';
import { pilesOf } from './mission.ts';
import { baseOf, levels, otherBases, radiusOf, range, standing, typeOf } from './measure.ts';
import type { AttackFace, CharacterId } from './state.ts';
import { revealStruggle } from './struggle.ts';
import { addTactics } from './tactics.ts';

const DICE_EACH = 5;
const TIE_BREAKERS: readonly AttackFace[] = ['critical', 'strike', 'expertise'];

/** First player, side and mission (SP-FIRST-01…03, SP-MISS-01, -02). */
export function* openTable(game: Game): Script {
  for (const { seat } of game.content.setup.teams.map((_, seat) => ({ seat }))) yield* addTactics(game, seat);
  const first = yield* rollOff(game);
  const edge = yield* pickOne({ seat: first, ask: 'side' }, ['near', 'far']);
  emit(game, { type: 'sideChosen', seat: first, edge: edge === 'near' ? 1 : -1 });
  const sets = [...new Set(game.content.setup.teams.map((team) => team.mission))];
  placeObjectives(game, yield* pickOrOnly({ seat: first, ask: 'mission' }, sets));
  emit(game, { type: 'phaseBegun', phase: 'deploy' });
}

/** Most Criticals, then Strikes, then Expertise of five dice each; again while all are equal (SP-FIRST-01, -02). */
export function firstOf(a: readonly AttackFace[], b: readonly AttackFace[]): Seat | null {
  const count = (faces: readonly AttackFace[], wanted: AttackFace): number => faces.filter((face) => face === wanted).length;
  for (const face of TIE_BREAKERS) if (count(a, face) !== count(b, face)) return count(a, face) > count(b, face) ? 0 : 1;
  return null;
}

function* rollOff(game: Game): Script<Seat> {
  for (;;) {
    const rolls = [yield* rollAttack('firstPlayer', DICE_EACH, { seat: 0 }), yield* rollAttack('firstPlayer', DICE_EACH, { seat: 1 })];
    const seat = firstOf(rolls[0]!, rolls[1]!);
    if (seat === null) continue;
    emit(game, { type: 'firstPlayerSet', seat, rolls });
    return seat;
  }
}

/** Objective tokens go to the mission's places, and up onto terrain that holds them. */
function placeObjectives(game: Game, id: string): void {
  const { missions, terrain, setup } = game.content;
  const mission = missions.find((set) => set.id === id)!;
  const objectives = objectivePlaces(terrain, mission, game.state.edges[game.state.first]!, setup.scale.objective);
  emit(game, { type: 'missionSet', mission: id, objectives, piles: pilesOf(mission) });
}

/** One squad: its Primary near the own edge, then everybody else near the Primary (SP-DEPLOY-01…05). */
export function* deploySquad(game: Game): Script {
  const seat = game.state.active;
  const { toDeploy } = game.state.players[seat]!;
  const squad = Number(yield* pickOrOnly({ seat, ask: 'squad' }, toDeploy.map(String)));
  const units = game.state.units.filter((unit) => unit.seat === seat && unit.squad === squad);
  const [leader, ...rest] = [...units.filter((unit) => typeOf(game, unit) === 'primary'), ...units.filter((unit) => typeOf(game, unit) !== 'primary')].flatMap((unit) => unit.characters.map(({ id }) => id));
  yield* deploy(game, leader!, { kind: 'strip', side: game.state.edges[seat]!, depth: range(game, 2), levels: levels(game) });
  for (const id of rest) {
    const steps = read(game, 'deployRange', { unit: characterUnit(id), character: id, attack: null }, 1);
    yield* deploy(game, id, { kind: 'near', of: baseOf(game, yield* deployBeside(game, id, leader!)), range: range(game, steps), level: 'any', levels: levels(game) });
  }
  emit(game, { type: 'squadDeployed', seat, squad });
  if (game.state.players.every((player) => player.toDeploy.length === 0)) emit(game, { type: 'phaseBegun', phase: 'stances' });
}

/** Whom a character deploys near: the Primary, or a unit whose card lets it be that one. */
function* deployBeside(game: Game, id: CharacterId, leader: CharacterId): Script<CharacterId> {
  const unit = unitOf(game.state, characterUnit(id));
  const hosts = sourcesOf(game, 'deployBeside', { unit: unit.id, character: id, attack: null }).flatMap(({ owner }) => standing(owner));
  return yield* pickOrOnly({ seat: unit.seat, ask: 'deployBeside', about: { character: id } }, [leader, ...hosts]);
}

function* deploy(game: Game, id: CharacterId, zone: Zone): Script {
  const unit = unitOf(game.state, id.slice(0, id.lastIndexOf('.')));
  const side = game.state.edges[unit.seat]!;
  const body = { at: { x: 0, y: 0, z: side * (game.content.terrain.half.z - radiusOf(game, unit)) }, radius: radiusOf(game, unit), height: game.content.setup.scale.figureHeight };
  const request = { seat: unit.seat, ask: 'deploy', about: { character: id, unit: unit.id }, figure: id, body, others: otherBases(game, id), optional: false };
  const to = yield* place({ ...request, zone: withRoom(game, request.body, request.others, zone) });
  emit(game, { type: 'deployed', character: id, to: to! });
}

/** A crowded corner may leave nobody room within Range 1: then the squad spreads a Range further, so that set-up never sticks. */
function withRoom(game: Game, body: Base & { readonly height: number }, others: readonly Base[], zone: Zone): Zone {
  if (zone.kind !== 'near') return zone;
  let wider = zone;
  for (let i = 0; i < 8; i++) {
    const probe = { kind: 'place', seat: 0, ask: 'deploy', about: {}, figure: '', body, others, zone: wider, optional: false } as const;
    if (fieldOf(game.content.terrain, probe, 12).cells.length > 0) return wider;
    wider = { ...wider, range: wider.range + range(game, 1) };
  }
  return wider;
}

/** Stances of all two-sided cards, First Player first, then the first struggle card (SP-DEPLOY-06, -07, SP-STANCE-04). */
export function* chooseStances(game: Game): Script {
  const { state } = game;
  for (const seat of [state.first, other(state.first)]) {
    for (const unit of state.units) {
      if (unit.seat !== seat || game.content.card(unit.card).stances.length < 2) continue;
      const stance = yield* pickOne({ seat, ask: 'stance', about: { unit: unit.id } }, game.content.card(unit.card).stances.map((_, i) => String(i)));
      emit(game, { type: 'stanceChosen', unit: unit.id, stance: Number(stance) });
    }
  }
  yield* happen(game, { type: 'setupEnding' });
  yield* revealStruggle(game, 1);
  yield* happen(game, { type: 'setupEnded' });
  emit(game, { type: 'phaseBegun', phase: 'play' });
}

