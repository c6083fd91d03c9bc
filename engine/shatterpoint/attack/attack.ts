import { pickOne, pickOrOnly, type Script } from '../../core/script.ts';
import { placesWithin } from '../../space/plane/measure.ts';
import { applyRow, expertiseIn, rowFor } from './chart.ts';
import { cover } from './cover.ts';
import { damage } from '../deeds/damage.ts';
import { rollAttack, rollDefense } from './dice.ts';
import { resolveLater } from '../deeds/icons.ts';
import { unitWith } from '../state/find.ts';
import type { Game, NonPlayerEffect } from '../game/game.ts';
import { areEngaged, baseOf, charactersWithin, isOnTable, isRestricted, onTable, radiusOf, range, sees } from '../board/measure.ts';
import { outOfReach } from './out-of-reach.ts';
import { modifyAsPrinted } from './modify.ts';
import type { Chart } from '../cards/card.ts';
import type { Attack, AttackKind, CharacterId, Unit } from '../state/state.ts';
import { strainAfter } from '../deeds/strain.ts';
import { walkTree } from './tree.ts';
import { answers, answerWaiting, happen, wouldAnswer } from '../deeds/window.ts';
import { emit, isHeard } from '../game/emit.ts';
import { read } from '../game/read.ts';
import { stanceOf } from './stance.ts';

export interface AttackLimits {
  /** Kinds allowed; default both. */
  readonly kinds?: readonly AttackKind[];
  /** "Make an N dice attack": the first pool instead of the stat (SP-ATK-00e). */
  readonly dice?: number | null;
  /** Only these may be targeted. */
  readonly targets?: readonly CharacterId[] | null;
  /** Another character from which range and line of sight are measured. */
  readonly from?: CharacterId | null;
  /** What the attack is part of: 'combat' for the combat action, else an ability's id. */
  readonly part: string;
}

/** Enemy characters, also of Wounded units (SP-ATK-00a, -00d), that may be attacked in a way, step 2 (SP-ATK-02): Engaged, or in range and line of sight while not held up (SP-ATK-00b, -00c, SP-ENG-03). */
export function targetsOf(game: Game, attacker: CharacterId, kind: AttackKind, from: CharacterId = attacker): CharacterId[] {
  if (!isOnTable(game, attacker)) return [];
  const unit = unitWith(game.state, attacker);
  const weapon = stanceOf(game, unit)[kind];
  if (weapon.attack === null || (kind === 'ranged' && isRestricted(game, attacker))) return [];
  const base = baseOf(game, kind === 'melee' ? attacker : from);
  const reach = range(game, kind === 'melee' ? 2 : weapon.range!);
  const targets: CharacterId[] = [];
  for (const { unit: enemy, character, at } of onTable(game)) {
    if (enemy.seat === unit.seat || !placesWithin(base.at, at, base.radius + radiusOf(game, enemy), reach)) continue;
    const reached = kind === 'ranged' || areEngaged(game, attacker, character.id);
    if (reached && sees(game, from, character.id) && mayBeTargeted(game, enemy, character.id, attacker, kind)) targets.push(character.id);
  }
  return targets;
}

/** A text that says "cannot" wins over the rule that would allow the target (SP-EFF-06, -07). */
const mayBeTargeted = (game: Game, unit: Unit, character: CharacterId, by: CharacterId, kind: AttackKind): boolean =>
  read(game, 'untargetable', { unit: unit.id, character, attack: null, by, kind }) === 0;

/** Range 1…5 at which a card lets a character measure its ranged attack from an ally in sight: the allies. */
export function allysEyes(game: Game, attacker: CharacterId, n: number): CharacterId[] {
  const { seat } = unitWith(game.state, attacker);
  return [...onTable(game)]
    .filter(
      ({ unit, character }) =>
        unit.seat === seat && character.id !== attacker && charactersWithin(game, attacker, character.id, n) && sees(game, attacker, character.id),
    )
    .map(({ character }) => character.id);
}

/** Prefix of the mark of a unit whose attack about to be made is measured from a character. */
export const SEEN_FROM = 'seen-from:';

/** The places from which a ranged attack could be measured: its own, and those that a card offers. */
function viewpoints(game: Game, attacker: CharacterId): CharacterId[] {
  const reach = read(game, 'allysEyes', { unit: unitWith(game.state, attacker).id, character: attacker, attack: null });
  return reach > 0 ? [attacker, ...allysEyes(game, attacker, reach)] : [attacker];
}

/** The kinds of attack a character could make now within the limits, with their targets. */
export function attackChoices(game: Game, attacker: CharacterId, { kinds = ['melee', 'ranged'], targets = null, from = null }: Omit<AttackLimits, 'part'>): { kind: AttackKind; targets: CharacterId[] }[] {
  return kinds
    .map((kind) => {
      const places = kind === 'melee' ? [attacker] : from !== null ? [from] : viewpoints(game, attacker);
      const seen = new Set(places.flatMap((place) => targetsOf(game, attacker, kind, place)));
      return { kind, targets: [...seen].filter((target) => targets === null || targets.includes(target)) };
    })
    .filter((choice) => choice.targets.length > 0);
}

/** One attack by one character, step by step (SP-ATK-01…10). Gives the defender, or null when nobody could be attacked. */
export function* attack(game: Game, attacker: CharacterId, limits: AttackLimits): Script<CharacterId | null> {
  if (attackChoices(game, attacker, limits).length === 0) return null;
  const unit = unitWith(game.state, attacker);
  const aim = yield* takeAim(game, unit, attacker, limits);
  const choices = attackChoices(game, attacker, aim);
  if (choices.length === 0) return null;
  const strain = strainAfter(game, unit.id);

  const kind = yield* pickOrOnly({ seat: unit.seat, ask: 'attackKind', about: { attacker } }, choices.map((choice) => choice.kind));
  const { targets } = choices.find((choice) => choice.kind === kind)!;
  const closed = outOfReach(game, attacker, kind, stanceOf(game, unit)[kind].range, targets, kind === 'ranged' ? aim.from ?? attacker : attacker);
  // Dice fall next: the only target is asked for too.
  const defender = yield* pickOne({ seat: unit.seat, ask: 'target', about: { attacker, kind }, closed }, targets);
  emit(game, { type: 'attackDeclared', attack: newAttack(attacker, defender, kind, limits.part) });
  takePromises(game, attacker, kind);
  yield* happen(game, { type: 'targeted', attacker, defender, kind, part: limits.part });

  formPools(game, limits.dice ?? null);
  yield* rollPools(game);
  yield* modifyRolls(game);
  readCharts(game);
  determineResults(game);
  yield* walkTree(game);
  yield* applyPool(game);
  yield* finish(game, strain);
  return defender;
}

/** Before the target is chosen an answer may have the attack measured from another character; then it is ranged. */
function* takeAim(game: Game, unit: Unit, attacker: CharacterId, limits: AttackLimits): Script<AttackLimits> {
  if ((limits.from ?? null) !== null || limits.kinds?.includes('ranged') === false || !isHeard(game, 'attacking')) return limits;
  yield* happen(game, { type: 'attacking', attacker, part: limits.part });
  const mark = unit.marks.find((word) => word.startsWith(SEEN_FROM));
  if (mark === undefined) return { ...limits, from: attacker };
  emit(game, { type: 'unmarked', unit: unit.id, mark });
  return { ...limits, kinds: ['ranged'], from: mark.slice(SEEN_FROM.length) };
}

export const newAttack = (attacker: CharacterId, defender: CharacterId, kind: AttackKind, part: string): Attack => ({
  attacker, defender, kind, attackBonus: 0, defenseBonus: 0, attackChartOf: null, defenseChartOf: null, marks: [], attackDice: 0, defenseDice: 0,
  attackRoll: [], defenseRoll: [], attackExpertise: 0, defenseExpertise: 0, attackerBarred: false,
  defenderBarred: false, successes: 0, path: [], pool: 0, laterAttack: [], laterDefense: [], laterTree: [], shoves: 0, failures: 0, returned: 0, wounded: [],
  step: 'targets', part,
});

/** What abilities promised this character's next attack joins it now. */
function takePromises(game: Game, attacker: CharacterId, kind: AttackKind): void {
  const promised = game.state.activation?.next.filter((next) => next.character === attacker && (next.kind === null || next.kind === kind)) ?? [];
  if (promised.length === 0) return;
  emit(game, { type: 'nextAttackTaken', character: attacker, kind });
  for (const { dice, damage: more, mark } of promised) {
    if (dice > 0) emit(game, { type: 'diceAdded', roll: 'attack', dice, why: mark ?? 'promised' });
    if (more > 0) emit(game, { type: 'poolChanged', by: more, why: mark ?? 'promised' });
    if (mark !== null) emit(game, { type: 'attackMarked', mark });
  }
}

/** The attack being made. */
const current = (game: Game): Attack => game.state.attacks.at(-1)!;

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
  const attackDice = read(game, 'attackDice', { unit: attacking.id, character: now.attacker, attack: now }, base + focusDice(game, now) + now.attackBonus);
  const defense = stanceOf(game, defending)[now.kind].defense + cover(game, now) + now.defenseBonus;
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

/** Steps 6A and 6B: the attack roll, then the defense roll; in each the attacker's effects, then the defender's (SP-ATK-06A, -06B). */
function* modifyRolls(game: Game): Script {
  const { attacker, defender, kind, part } = current(game);
  for (const roll of ['attack', 'defense'] as const) {
    const { seat: owner } = unitWith(game.state, roll === 'attack' ? attacker : defender);
    const modifying = { type: 'modifying', roll, attacker, defender, kind, part } as const;
    emit(game, modifying);
    yield* answers(game, [modifying], { *printed(seat) { if (seat === owner) yield* modifyAsPrinted(game, roll); } });
  }
}

/** Step 6C: attacker's chart, then defender's, by the expertise present now (SP-ATK-06C, -06D, SP-EXP-12). */
function readCharts(game: Game): void {
  const now = current(game);
  const { attackChart, defenseChart } = chartsOf(game, now);
  const attackExpertise = expertiseIn(now.attackRoll, now.attackerBarred);
  const defenseExpertise = expertiseIn(now.defenseRoll, now.defenderBarred);
  const laterAttack = applyRow(game, rowFor(attackChart, attackExpertise), 'attack');
  const laterDefense = applyRow(game, rowFor(defenseChart, defenseExpertise), 'defense');
  emit(game, { type: 'chartRead', attackExpertise, defenseExpertise, laterAttack, laterDefense });
}

/** The charts of an attack: the attacker's and the defender's own, or those of characters an ability names. */
export function chartsOf(game: Game, now: Pick<Attack, 'attacker' | 'defender' | 'kind' | 'attackChartOf' | 'defenseChartOf'>): { attackChart: Chart | null; defenseChart: Chart } {
  const attacking = stanceOf(game, unitWith(game.state, now.attackChartOf ?? now.attacker));
  const defending = stanceOf(game, unitWith(game.state, now.defenseChartOf ?? now.defender));
  return { attackChart: attacking[now.kind].chart, defenseChart: defending.defense };
}

/** Step 7: Blocks remove Strikes, never Criticals; Failures are only counted (SP-ATK-07, SP-DICE-03, -04, -06). Disarmed and Exposed used in this attack are lost (SP-ATK-07x, SP-COND-07, -09). */
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
  const coming = { type: 'damageComing', attacker, defender, kind } as const;
  if (now.pool > 0) {
    // Protection and an answer of the same unit come in its owner's order (SP-TIME-04, AMB-58).
    const early = isProtected(game, now) && wouldAnswer(game, coming, unitWith(game.state, defender)) && (yield* protectsFirst(game, now));
    if (early) protect(game);
    yield* happen(game, coming);
    if (!early && now.pool > 0 && isProtected(game, now)) protect(game);
  }
  damage(game, unitWith(game.state, defender).id, now.pool, attacker, kind);
  damage(game, unitWith(game.state, attacker).id, now.returned, defender, null);
}

/** Protection of the defender (SP-KEY-06), unless the attacker's card ignores it. */
const isProtected = (game: Game, now: Attack): boolean =>
  read(game, 'protection', { unit: unitWith(game.state, now.defender).id, character: now.defender, attack: now }) > 0
  && read(game, 'protectionIgnored', { unit: unitWith(game.state, now.attacker).id, character: now.attacker, attack: now }) === 0;

const protect = (game: Game): void => emit(game, { type: 'poolChanged', by: -1, why: 'protection' });

function* protectsFirst(game: Game, now: Attack): Script<boolean> {
  const { seat } = unitWith(game.state, now.defender);
  return (yield* pickOne({ seat, ask: 'protectionFirst', about: { defender: now.defender } }, ['protection', 'answer'])) === 'protection';
}

/** Step 10: kept chart effects of both sides, damage of a defense chart among them (SP-EXP-10), everybody's answers, then the mission's effects and the attacker's Strained (SP-ATK-10, -11). */
function* finish(game: Game, strain: readonly NonPlayerEffect[]): Script {
  const { attacker, defender } = current(game);
  yield* resolveLater(game, [...current(game).laterAttack, ...current(game).laterTree], attacker, defender);
  yield* resolveLater(game, current(game).laterDefense, defender, attacker);
  emit(game, { type: 'attackStep', step: 'resolved' });
  const waiting = game.state.waiting.slice();
  for (let i = 0; i < waiting.length; i++) emit(game, { type: 'answered' });
  const resolved = { type: 'attackResolved', attack: { ...current(game) } } as const;
  emit(game, resolved);
  yield* answers(game, [resolved, ...waiting], { rules: strain });
  emit(game, { type: 'attackEnded' });
  yield* answerWaiting(game);
}
