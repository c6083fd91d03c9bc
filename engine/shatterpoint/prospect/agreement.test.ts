import { expect, test } from 'vitest';
import { fingerprint } from '../../core/hash.ts';
import type { PlaceRequest } from '../../core/script.ts';
import { mayStand } from '../../space/ground/ground.ts';
import { refusePlace } from '../../space/move/zone.ts';
import { fieldOf } from '../../space/move/zone-field.ts';
import { plaza } from '../../testing/soundness-tables.ts';
import { attackChoices } from '../attack/attack.ts';
import type { Game } from '../game/game.ts';
import { refusalOf } from '../board/geometry-rules.ts';
import { areEngaged, bodyOf, charactersWithin, contests, isRestricted, levels, onTable, otherBases, sees } from '../board/measure.ts';
import { takenBy } from '../deeds/objective.ts';
import { midGame, type PlayedMatch } from './prospect.fixture.ts';
import { prospectOf, type Prospect } from './prospect.ts';
import { cloneState, type CharacterId } from '../state/state.ts';

const terrain = plaza();
/** Matches at some moments of their middle, one after the other. */
function* moments(seed: number, from: number, to: number, every: number): Generator<PlayedMatch> {
  const match = midGame(terrain, seed, from);
  for (let i = from; i < to && match.session.request !== null; i += every) {
    yield match;
    for (let k = 0; k < every && match.step(); k++);
  }
}

/** What the rules say now about a character where it stands, asked one by one. */
function rulesNow(game: Game, id: CharacterId): unknown {
  const { unit, character } = [...onTable(game)].find((here) => here.character.id === id)!;
  const may = (attacker: CharacterId, target: CharacterId): unknown =>
    attackChoices(game, attacker, {})
      .filter(({ targets }) => targets.includes(target))
      .map(({ kind }) => kind);
  return {
    refusal: refusalOf(mayStand(terrain, bodyOf(game, id), otherBases(game, id), levels(game))),
    restricted: isRestricted(game, id),
    others: [...onTable(game)]
      .filter((other) => other.character.id !== id)
      .map(({ unit: { seat }, character: { id: other } }) => ({
        other,
        near: [1, 2, 3, 4, 5].map((n) => charactersWithin(game, id, other, n)),
        sees: sees(game, id, other),
        seen: sees(game, other, id),
        engaged: seat !== unit.seat && areEngaged(game, id, other),
        attacks: may(id, other),
        attackedBy: may(other, id),
      })),
    objectives: game.state.objectives.map((objective) => ({
      id: objective.id,
      contested: contests(game, unit, character, objective),
      takenBy: objective.active ? takenBy(game, objective) : null,
    })),
  };
}

const told = ({ refusal, restricted, others, objectives }: Prospect): unknown => ({
  refusal,
  restricted,
  others: others.map(({ id, band, sees: sight, seen, engaged, attacks, attackedBy }) => ({
    other: id,
    near: [1, 2, 3, 4, 5].map((n) => band !== null && band <= n),
    sees: sight,
    seen,
    engaged,
    attacks: attacks.map(({ kind }) => kind),
    attackedBy: attackedBy.map(({ kind }) => kind),
  })),
  objectives: objectives.map(({ id, contested, takenBy: seat }) => ({ id, contested, takenBy: seat })),
});

test('where a character stands the prospect is what the rules say now, and the match stays as it is (AT-011, SP-MEAS-04)', () => {
  let asked = 0;
  for (const { game, session } of moments(5, 60, 420, 45)) {
    const before = fingerprint([session.state, session.request]);
    for (const { character } of onTable(game)) {
      expect(told(prospectOf(game, character.id, character.at!, session.request))).toEqual(rulesNow(game, character.id));
      asked++;
    }
    expect(fingerprint([session.state, session.request])).toBe(before);
  }
  expect(asked).toBeGreaterThan(60);
});

/** Everything but the place of one character. */
const rest = (game: Game, id: CharacterId): string => {
  const state = cloneState(game.state);
  for (const unit of state.units) for (const character of unit.characters) if (character.id === id) character.at = null;
  for (const unit of state.units) unit.hunker = 0;
  return JSON.stringify([
    state.units.map(({ used: _, marks: __, ...unit }) => unit),
    state.objectives,
    state.activation?.focused,
    state.lasting,
    state.attacks.length,
  ]);
};

test('after a move the rules say what the prospect of its end said', () => {
  const match = midGame(terrain, 8, 60);
  let [moves, compared] = [0, 0];
  for (; match.session.request !== null && compared < 25; match.step()) {
    const { request } = match.session;
    if (request?.kind !== 'place' || request.zone.kind === 'strip') continue;
    const at = anyEnd(request, moves++);
    if (at === null) continue;
    const figure = request.figure;
    const [foreseen, before] = [prospectOf(match.game, figure, at, request), rest(match.game, figure)];
    expect(foreseen.ways[0]).toMatchObject({ steps: [{ by: 'asked', how: request.ask }], refusal: null });
    match.session.answer({ kind: 'place', at });
    // What others did in answer is not foreseen.
    if (rest(match.game, figure) !== before) continue;
    const { ways: _, from: __, ...then } = prospectOf(match.game, figure, at, match.session.request);
    expect({ ...foreseen, ways: undefined, from: undefined }).toEqual({ ...then, ways: undefined, from: undefined });
    expect(told(foreseen)).toEqual(rulesNow(match.game, figure));
    compared++;
  }
  expect(compared).toBe(25);
});

/** Some legal end of a move that ends where it is sent. */
function anyEnd(request: PlaceRequest, n: number) {
  if (request.zone.kind === 'slide') return null;
  const { cells } = fieldOf(terrain, request, 30);
  const at = cells[(n * 7919) % Math.max(1, cells.length)];
  return at === undefined || refusePlace(terrain, request, at) !== null ? null : at;
}
