import { pickOne, pickOrOnly, type Script, type Seat } from '../../core/script.ts';
import { chooseCharacter, chooseWay } from '../deeds/choose.ts';
import { checkHunker, mayDropCondition } from '../deeds/effects.ts';
import { eachMay } from '../families/moves.ts';
import { unitOf, unitWith } from '../state/find.ts';
import { refreshForce } from '../deeds/force.ts';
import type { Advice, Game } from '../game/game.ts';
import { charactersOf, typeOf } from '../board/measure.ts';
import { currentCard } from '../game/mission.ts';
import { toolMove } from '../deeds/move.ts';
import { isLocked, removeControl } from '../deeds/objective.ts';
import { cardPlace, NOT_CHOSEN } from '../turn/order.ts';
import type { Unit, UnitId } from '../state/state.ts';
import { answerWaiting, happen } from '../deeds/window.ts';
import { emit, other } from '../game/emit.ts';
import { read } from '../game/read.ts';

const alliesOf = (game: Game, seat: Seat): Unit[] => game.state.units.filter((unit) => unit.seat === seat && !unit.defeated);

/** A player's choice of one own unit; null when there is none. */
function* chooseUnit(seat: Seat, ploy: string, units: readonly Unit[]): Script<Unit | null> {
  if (units.length === 0) return null;
  const id = yield* pickOrOnly({ seat, ask: 'choice', about: { ability: ploy } }, units.map((unit) => unit.id));
  return units.find((unit) => unit.id === id)!;
}

/** The Shatterpoint card may not choose the unit before the turn ends. */
function bar(game: Game, id: UnitId): void {
  if (!unitOf(game.state, id).marks.includes(NOT_CHOSEN)) emit(game, { type: 'marked', unit: id, mark: NOT_CHOSEN });
}

/** Units whose order cards may go from the deck into a free reserve. */
function reservable(game: Game, seat: Seat): UnitId[] {
  if (game.state.players[seat]!.reserve !== null) return [];
  const mayGo = ({ id }: Unit): boolean => cardPlace(game, id) === 'deck' && read(game, 'noReserve', { unit: id, character: null, attack: null }) === 0;
  return alliesOf(game, seat).filter(mayGo).map(({ id }) => id);
}

/** Takes a unit's card out of the deck into reserve; what is left of the deck is shuffled. */
function* fetch(game: Game, seat: Seat, card: UnitId): Script {
  emit(game, { type: 'cardRevealed', seat, card });
  emit(game, { type: 'deckShuffled', seat });
  yield* happen(game, { type: 'cardReserved', seat, card });
  bar(game, card);
}

/** Struggle I: Force, a dash, or a card from the deck. */
function* improvise(game: Game, seat: Seat): Script {
  const cards = reservable(game, seat);
  const runners = charactersOf(alliesOf(game, seat));
  const way = yield* chooseWay(seat, 'improvise', ['force', ...(runners.length > 0 ? ['dash'] : []), ...(cards.length > 0 ? ['reserve'] : [])]);
  if (way === 'force') refreshForce(game, seat, 2);
  if (way === 'reserve') yield* fetch(game, seat, yield* pickOrOnly({ seat, ask: 'choice', about: { ability: 'improvise' } }, cards));
  if (way !== 'dash') return;
  const runner = (yield* chooseCharacter(seat, 'improvise', runners))!;
  bar(game, unitWith(game.state, runner).id);
  yield* toolMove(game, runner, 'dash');
}

/** The player may clear one Active objective of its control token. */
function* falseTrail(game: Game, seat: Seat): Script {
  const open = game.state.objectives.filter(
    (objective) => objective.active && objective.controller !== null && (objective.controller === seat || !isLocked(game, objective)),
  );
  if (open.length === 0) return;
  const pick = yield* pickOne({ seat, ask: 'choice', about: { ability: 'false-trail' } }, [...open.map(({ id }) => id), 'none']);
  const objective = open.find(({ id }) => id === pick);
  if (objective !== undefined) removeControl(game, objective, seat);
}

/** The characters of one own unit of a type may reposition. */
const regroup = (ploy: string, type: 'primary' | 'secondary' | 'supporting', barred: boolean) => function* (game: Game, seat: Seat): Script {
  const unit = yield* chooseUnit(seat, ploy, alliesOf(game, seat).filter((ally) => typeOf(game, ally) === type));
  if (unit === null) return;
  if (barred) bar(game, unit.id);
  yield* eachMay(game, unit, 'reposition');
};

const PATCHED = 3;

/** One own unit may lose a Wounded token, up to three damage and a condition. */
function* patchUp(game: Game, seat: Seat): Script {
  const unit = yield* chooseUnit(seat, 'patch-up', alliesOf(game, seat));
  if (unit === null) return;
  const rest = Math.max(0, unit.damage - PATCHED);
  const asking = { seat, ask: 'drop', about: { unit: unit.id, amount: PATCHED } };
  // Without its Wounded token a unit with damage up to its Stamina would be Wounded again at once (SP-WND-01).
  if (unit.wounded > 0 && rest < game.content.card(unit.card).stamina && (yield* pickOne(asking, ['wounded', 'none'])) === 'wounded') {
    emit(game, { type: 'woundShaken', unit: unit.id, left: rest });
    checkHunker(game);
  } else if (unit.wounded === 0 && unit.damage > 0 && (yield* pickOne(asking, ['damage', 'none'])) === 'damage') {
    emit(game, { type: 'damageHealed', unit: unit.id, amount: Math.min(PATCHED, unit.damage) });
  }
  yield* mayDropCondition(game, unit.id);
}

/** One Injured token comes off an own unit; with none Injured, Force. */
function* secondWind(game: Game, seat: Seat): Script {
  const unit = yield* chooseUnit(seat, 'second-wind', alliesOf(game, seat).filter(({ injured }) => injured > 0));
  if (unit === null) refreshForce(game, seat, 2);
  else emit(game, { type: 'injuryHealed', unit: unit.id, amount: 1 });
}

/** What the ploys do to whom or what their player picks. */
export const PLOY_ADVICE: Readonly<Record<string, Advice>> = {
  'false-trail': { deed: 'clear' },
  'patch-up': { deed: 'rescue' },
  'second-wind': { deed: 'heal' },
};

/** The ploys that struggle cards print, for one player. */
const PLOYS: Readonly<Record<string, (game: Game, seat: Seat) => Script>> = {
  'improvise': improvise,
  'false-trail': falseTrail,
  'fresh-troops': regroup('fresh-troops', 'supporting', true),
  'patch-up': patchUp,
  'right-hand': regroup('right-hand', 'secondary', false),
  'second-wind': secondWind,
  'last-stride': regroup('last-stride', 'primary', false),
};

/** The current card's ploy, for the active player first, then for the other. */
export function* resolvePloy(game: Game): Script {
  const ploy = PLOYS[currentCard(game)?.effect ?? ''];
  if (ploy === undefined) return;
  for (const seat of [game.state.active, other(game.state.active)]) {
    yield* ploy(game, seat);
    yield* answerWaiting(game);
  }
}
