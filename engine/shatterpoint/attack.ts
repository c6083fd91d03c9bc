import { pickOrOnly, type Script } from '../core/script.ts';
import { within } from '../space/measure.ts';
import { applyRow, expertiseIn, rowFor } from './chart.ts';
import { cover } from './cover.ts';
import { damage } from './damage.ts';
import { rollAttack, rollDefense } from './dice.ts';
import { resolveLater } from './icons.ts';
import { unitWith } from './find.ts';
import { answers, emit, happen, read, settleWounds, type Game } from './game.ts';
import { areEngaged, baseOf, isOnTable, isRestricted, onTable, range, sees } from './measure.ts';
import type { Stance } from './card.ts';
import type { Attack, AttackKind, CharacterId, Unit } from './state.ts';
import { isStrained, sufferStrain } from './strain.ts';
import { walkTree } from './tree.ts';

export interface AttackLimits {
  /** Kinds allowed; default both. */
  readonly kinds?: readonly AttackKind[];
  /** "Make an N dice attack": the first pool instead of the stat (SP-ATK-00e). */
  readonly dice?: number | null;
  /** Only these may be targeted. */
  readonly targets?: readonly CharacterId[] | null;
  /** What the attack is part of: 'combat' for the combat action, else an ability's id. */
  readonly part: string;
}

export const stanceOf = (game: Game, unit: Unit): Stance => game.content.card(unit.card).stances[unit.stance]!;

/** Enemy characters that may be attacked in a way, step 2 (SP-ATK-02): Engaged, or in range and line of sight while not held up (SP-ATK-00b, -00c). */
export function targetsOf(game: Game, attacker: CharacterId, kind: AttackKind): CharacterId[] {
  if (!isOnTable(game, attacker)) return [];
  const unit = unitWith(game.state, attacker);
  const weapon = stanceOf(game, unit)[kind];
  if (weapon.attack === null || (kind === 'ranged' && isRestricted(game, attacker))) return [];
  const targets: CharacterId[] = [];
  for (const { unit: enemy, character } of onTable(game)) {
    if (enemy.seat === unit.seat) continue;
    const reached = kind === 'melee' ? areEngaged(game, attacker, character.id) : within(baseOf(game, attacker), baseOf(game, character.id), range(game, weapon.range!));
    if (reached && sees(game, attacker, character.id)) targets.push(character.id);
  }
  return targets;
}

/** The kinds of attack a character could make now within the limits, with their targets. */
export function attackChoices(game: Game, attacker: CharacterId, { kinds = ['melee', 'ranged'], targets = null }: Omit<AttackLimits, 'part'>): { kind: AttackKind; targets: CharacterId[] }[] {
  return kinds
    .map((kind) => ({ kind, targets: targetsOf(game, attacker, kind).filter((target) => targets === null || targets.includes(target)) }))
    .filter((choice) => choice.targets.length > 0);
}

/** One attack by one character, step by step (SP-ATK-01…10). Gives the defender, or null when nobody could be attacked. */
export function* attack(game: Game, attacker: CharacterId, limits: AttackLimits): Script<CharacterId | null> {
  const choices = attackChoices(game, attacker, limits);
  if (choices.length === 0) return null;
  const unit = unitWith(game.state, attacker);
  const strained = isStrained(game, unit.id);

  const kind = yield* pickOrOnly({ seat: unit.seat, ask: 'attackKind', about: { attacker } }, choices.map((choice) => choice.kind));
  const defender = yield* pickOrOnly({ seat: unit.seat, ask: 'target', about: { attacker, kind } }, choices.find((choice) => choice.kind === kind)!.targets);
  emit(game, { type: 'attackDeclared', attack: newAttack(attacker, defender, kind, limits.part) });
  yield* happen(game, { type: 'targeted', attacker, defender, kind, part: limits.part });

  formPools(game, limits.dice ?? null);
  yield* rollPools(game);
  modifyRolls(game);
  readCharts(game);
  determineResults(game);
  yield* walkTree(game);
  yield* applyPool(game);
  yield* finish(game, strained);
  return defender;
}

const newAttack = (attacker: CharacterId, defender: CharacterId, kind: AttackKind, part: string): Attack => ({
  attacker, defender, kind, attackDice: 0, defenseDice: 0, attackRoll: [], defenseRoll: [], attackExpertise: 0, defenseExpertise: 0, attackerBarred: false,
  defenderBarred: false, successes: 0, path: [], pool: 0, laterAttack: [], laterDefense: [], laterTree: [], shoves: 0, failures: 0, returned: 0, wounded: [],
  step: 'targets', part,
});

/** The attack being made. */
export const current = (game: Game): Attack => game.state.attacks.at(-1)!;

/** Step 4: both pools with everything added, then removed, never below 0 (SP-ATK-04, AMB-57). */
function formPools(game: Game, dice: number | null): void {
  const now = current(game);
  const { attackDice, defenseDice } = poolsOf(game, now, dice);
  if (game.state.activation?.unit === unitWith(game.state, now.attacker).id) emit(game, { type: 'focusSpent', character: now.attacker, kind: now.kind });
  emit(game, { type: 'poolsFormed', attackDice, defenseDice });
}

/** The dice that an attack would roll: shared with the opponent's and the screen's forecasts. */
export function poolsOf(game: Game, now: Attack, dice: number | null): { attackDice: number; defenseDice: number } {
  const [attacking, defending] = [unitWith(game.state, now.attacker), unitWith(game.state, now.defender)];
  const base = dice ?? stanceOf(game, attacking)[now.kind].attack ?? 0;
  const attackDice = read(game, 'attackDice', { unit: attacking.id, character: now.attacker, attack: now }, base + focusDice(game, now));
  const defense = stanceOf(game, defending)[now.kind].defense + cover(game, now);
  const defenseDice = read(game, 'defenseDice', { unit: defending.id, character: now.defender, attack: now }, defense);
  return { attackDice: Math.max(0, attackDice), defenseDice: Math.max(0, defenseDice) };
}

/** The focus die, and the dice of Impact and Sharpshooter for this kind of attack (SP-ACTION-03, SP-KEY-03, -04). */
function focusDice(game: Game, { attacker, kind }: Attack): number {
  const now = game.state.activation;
  if (now === null) return 0;
  let dice = now.focused.includes(attacker) ? 1 : 0;
  for (const bonus of kind === 'melee' ? now.impact : now.sharpshooter) if (bonus.character === attacker) dice += bonus.dice;
  return dice;
}

/** Step 5, and the dice that Disarmed and Exposed take out before anything else (SP-ATK-05, -05x). */
function* rollPools(game: Game): Script {
  const now = current(game);
  const about = { attacker: now.attacker, defender: now.defender };
  const attackRoll = yield* rollAttack('attack', now.attackDice, about);
  const defenseRoll = yield* rollDefense('defense', now.defenseDice, about);
  emit(game, { type: 'rolled', attackRoll, defenseRoll });
  const barred: ('attacker' | 'defender')[] = [];
  if (unitWith(game.state, now.attacker).conditions.includes('disarmed')) barred.push('attacker');
  if (unitWith(game.state, now.defender).conditions.includes('exposed')) barred.push('defender');
  if (barred.length === 0) return;
  const removed = (seat: 'attacker' | 'defender', faces: readonly string[]): number => (barred.includes(seat) ? faces.filter((face) => face === 'expertise').length : 0);
  emit(game, { type: 'diceRemoved', attack: removed('attacker', attackRoll), defense: removed('defender', defenseRoll), barred });
}

/** Steps 6A and 6B: what abilities add to the rolls, attacker first (SP-ATK-06A, -06B). */
function modifyRolls(game: Game): void {
  const now = current(game);
  const defending = unitWith(game.state, now.defender);
  const added = read(game, 'defenseExpertise', { unit: defending.id, character: now.defender, attack: now });
  for (let i = 0; i < added; i++) emit(game, { type: 'resultAdded', roll: 'defense', face: 'expertise' });
}

/** Step 6C: attacker's chart, then defender's, by the expertise present now (SP-ATK-06C, -06D, SP-EXP-12). */
function readCharts(game: Game): void {
  const now = current(game);
  const weapon = stanceOf(game, unitWith(game.state, now.attacker))[now.kind];
  const defense = stanceOf(game, unitWith(game.state, now.defender)).defense;
  const attackExpertise = expertiseIn(now.attackRoll, now.attackerBarred);
  const defenseExpertise = expertiseIn(now.defenseRoll, now.defenderBarred);
  const laterAttack = applyRow(game, rowFor(weapon.chart, attackExpertise), 'attack');
  const laterDefense = applyRow(game, rowFor(defense, defenseExpertise), 'defense');
  emit(game, { type: 'chartRead', attackExpertise, defenseExpertise, laterAttack, laterDefense });
}

/** Step 7: Blocks remove Strikes; Disarmed and Exposed used in this attack are lost (SP-ATK-07, -07x). */
function determineResults(game: Game): void {
  const now = current(game);
  const count = (faces: readonly string[], wanted: string): number => faces.filter((face) => face === wanted).length;
  const strikes = count(now.attackRoll, 'strike');
  const blocked = Math.min(strikes, count(now.defenseRoll, 'block'));
  emit(game, { type: 'resultsDetermined', successes: count(now.attackRoll, 'critical') + strikes - blocked, blocked });
  if (now.attackerBarred) emit(game, { type: 'conditionLost', unit: unitWith(game.state, now.attacker).id, condition: 'disarmed' });
  if (now.defenderBarred) emit(game, { type: 'conditionLost', unit: unitWith(game.state, now.defender).id, condition: 'exposed' });
}

/** Step 9: what changes the pool, then all of it at once on the defending unit (SP-ATK-09, SP-POOL-02…05). */
function* applyPool(game: Game): Script {
  const now = current(game);
  const { attacker, defender, kind } = now;
  emit(game, { type: 'attackStep', step: 'damage' });
  if (now.pool > 0) yield* happen(game, { type: 'damageComing', attacker, defender, kind });
  const protection = read(game, 'protection', { unit: unitWith(game.state, defender).id, character: defender, attack: now });
  if (protection > 0 && now.pool > 0) emit(game, { type: 'poolChanged', by: -1, why: 'protection' });
  damage(game, unitWith(game.state, defender).id, now.pool, attacker, kind);
  damage(game, unitWith(game.state, attacker).id, now.returned, defender, null);
}

/** Step 10: kept chart effects of both sides, everybody's answers, then the attacker's Strained (SP-ATK-10, -11). */
function* finish(game: Game, strained: boolean): Script {
  const { attacker, defender } = current(game);
  yield* resolveLater(game, [...current(game).laterAttack, ...current(game).laterTree], attacker, defender);
  yield* resolveLater(game, current(game).laterDefense, defender, attacker);
  emit(game, { type: 'attackStep', step: 'resolved' });
  const wounds = game.state.waiting.map((waiting) => ({ type: 'wounded', ...waiting }) as const);
  for (let i = 0; i < wounds.length; i++) emit(game, { type: 'woundAnswered' });
  const resolved = { type: 'attackResolved', attack: { ...current(game) } } as const;
  emit(game, resolved);
  yield* answers(game, [resolved, ...wounds]);
  const unit = unitWith(game.state, attacker);
  if (strained && isStrained(game, unit.id)) sufferStrain(game, unit.id);
  emit(game, { type: 'attackEnded' });
  yield* settleWounds(game);
}
